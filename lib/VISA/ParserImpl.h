//===- ParserImpl.h - The vISA text parser, internally ----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A recursive-descent parser over characters, one statement per line. Functions
// return false after fail(); the first error is stored and ends the parse.
//
// Parser.cpp has the cursor, directives and declarations, ParserOperands.cpp
// the operands, ParserInsts.cpp one function per instruction format.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_VISA_PARSERIMPL_H
#define CMX_LIB_VISA_PARSERIMPL_H

#include "cmx/VISA/Parser.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/Twine.h"

namespace cmx {
namespace visa {

class TextParser {
public:
  TextParser(llvm::StringRef Text, unsigned GRFBytes, llvm::StringRef FileName)
      : P(Text.begin()), End(Text.end()), LineStart(P), GRFBytes(GRFBytes),
        FileName(FileName) {}

  bool parse();
  /// Appends to \p Into; see parseInto.
  bool parseFragment(Kernel &Into, const llvm::StringMap<DeclId> &Variables);
  llvm::Error takeError();
  Module takeModule() { return std::move(M); }
  LineTable takeLines() { return std::move(Lines); }

private:
  using Ops = llvm::SmallVector<Operand, 8>;

  //===--- Cursor (Parser.cpp) ---===//
  bool fail(const llvm::Twine &Text, llvm::StringRef Name = "visa-parse");
  bool failAt(const char *At, const llvm::Twine &Text,
              llvm::StringRef Name = "visa-parse");
  char peek() const { return P == End ? '\0' : *P; }
  void skipBlanks();
  void skipLines();
  bool atLineEnd();
  bool endOfLine();
  bool take(char C);
  bool takeText(llvm::StringRef Text);
  bool expect(char C);
  llvm::StringRef takeIdentifier();
  llvm::StringRef takeWord();
  bool parseUInt(uint64_t &Value, uint64_t Max);
  bool parseInt(int64_t &Value);
  bool parseQuoted(llvm::StringRef &Text);
  template <size_t N, typename Enum>
  bool parseOneOf(const llvm::StringLiteral (&Words)[N], llvm::StringRef Text,
                  llvm::StringRef What, Enum &Result);

  //===--- Directives and declarations (Parser.cpp) ---===//
  bool parseVersion();
  bool parseStatements();
  bool parseStatement();
  bool parseDirective();
  bool parseName(llvm::StringRef Kind, llvm::StringRef &Name);
  bool beginKernel(bool IsGlobalFunction);
  bool endKernel();
  bool parseDecl();
  bool parseDeclField(Decl &D, bool &HasType);
  bool parseAlign(Align &A);
  bool parseInput(InputKind Kind);
  bool parseAttribute();
  bool parseFunction();
  bool parseFile();
  bool parseLoc();
  bool defineLabel(llvm::StringRef Name, bool IsFunction, const char *At);
  LabelId labelNamed(llvm::StringRef Name, const char *At);
  bool lookUp(llvm::StringRef Name, const char *At, DeclId &Id);
  Instruction &append(const Instruction &I, llvm::ArrayRef<Operand> Operands);

  //===--- Operands (ParserOperands.cpp) ---===//
  bool parseOperand(Operand &O);
  bool parseModifier(SrcMod &Mod);
  bool parseImmediate(Operand &O);
  bool parsePackedImmediate(PackedImm Form, uint64_t Value, const char *At,
                            Operand &O);
  bool parseFloatLiteral(llvm::StringRef Literal, bool Negative, ElemType Type,
                         Operand &O);
  bool parseIntLiteral(llvm::StringRef Literal, bool Negative, ElemType Type,
                       const char *At, Operand &O);
  bool parseSizeOf(Operand &O);
  bool parseIndirect(SrcMod Mod, Operand &O);
  bool parseDirect(DeclId Id, SrcMod Mod, Operand &O);
  bool parseRowCol(DeclId Id, uint32_t &OffsetBytes);
  bool parseVariable(SrcMod Mod, Operand &O);
  bool parseAddressOf(Operand &O);
  bool parseRawOperand(Operand &O);
  bool parseRawVariable(bool NeedsOffset, Operand &O);
  bool parseSurface(DeclKind Kind, Operand &O);
  bool parseElemType(ElemType &Type);
  bool parseSmall(unsigned &Value, unsigned Max);

  //===--- Instructions (ParserInsts.cpp) ---===//
  bool parseInstruction();
  bool parsePredicate(Instruction &I);
  bool parseMnemonic(Instruction &I,
                     llvm::SmallVectorImpl<llvm::StringRef> &Suffixes);
  bool parseExec(Instruction &I);
  bool parseBody(Instruction &I, llvm::ArrayRef<llvm::StringRef> Suffixes,
                 Ops &Operands);
  bool parseAlu(Instruction &I, llvm::ArrayRef<llvm::StringRef> Suffixes,
                Ops &Operands);
  bool parseControlFlow(Instruction &I, Ops &Operands);
  bool parseFunctionName(Ops &Operands);
  bool parseCallSizes(Ops &Operands);
  bool parseLabelOperand(Ops &Operands);
  bool parsePlane(uint8_t &Result);
  bool parseBlock(Instruction &I, llvm::ArrayRef<llvm::StringRef> Suffixes,
                  Ops &Operands);
  bool parseScattered(Instruction &I, llvm::ArrayRef<llvm::StringRef> Suffixes,
                      Ops &Operands);
  bool parseSampler(Instruction &I, llvm::ArrayRef<llvm::StringRef> Suffixes,
                    Ops &Operands);
  bool parseFence(Instruction &I, llvm::ArrayRef<llvm::StringRef> Suffixes);
  bool parseRaw(Instruction &I, llvm::ArrayRef<llvm::StringRef> Suffixes,
                Ops &Operands);
  bool parseDpas(Instruction &I, llvm::ArrayRef<llvm::StringRef> Suffixes,
                 Ops &Operands);
  bool parseLsc(Instruction &I, llvm::ArrayRef<llvm::StringRef> Suffixes,
                Ops &Operands);
  bool parseLscSuffixes(LscFields &F, llvm::ArrayRef<llvm::StringRef> Suffixes);
  bool parseLscVar(Operand &O);
  bool parseLscValue(Operand &O);
  bool parseLscSurface(Operand &O);
  bool parseLscData(Instruction &I, Ops &Operands);
  bool parseLscAddress(LscFields &F, Ops &Operands);
  bool parseLscBlock(Instruction &I, Ops &Operands);
  bool parseLscBlockShape(LscFields &F);
  bool parseOperandsInto(Ops &Operands, unsigned Count);
  bool parseRawInto(Ops &Operands, unsigned Count);
  bool parseChannels(llvm::StringRef Text, llvm::StringRef Letters,
                     uint8_t &Mask);
  bool parseByte(llvm::StringRef Text, uint8_t &Value);

  const char *P;
  const char *End;
  const char *LineStart;
  unsigned Line = 1;
  const unsigned GRFBytes;
  llvm::StringRef FileName;

  Module M;
  LineTable Lines;
  Kernel *K = nullptr;
  bool IsFragment = false;
  /// The innermost scope is last. The model has one flat list of declarations.
  std::vector<llvm::StringMap<DeclId>> Scopes;
  llvm::StringMap<unsigned> NamesUsed;
  struct LabelState {
    LabelId Id;
    bool Defined = false;
    unsigned FirstLine = 0;
    unsigned FirstColumn = 0;
  };
  llvm::StringMap<LabelState> LabelNames;

  bool Failed = false;
  unsigned ErrorLine = 0, ErrorColumn = 0;
  std::string ErrorText, ErrorName;
};

template <size_t N, typename Enum>
bool TextParser::parseOneOf(const llvm::StringLiteral (&Words)[N],
                            llvm::StringRef Text, llvm::StringRef What,
                            Enum &Result) {
  for (unsigned I = 0; I != N; ++I)
    if (Words[I] == Text && !Text.empty()) {
      Result = Enum(I);
      return true;
    }
  return failAt(Text.empty() ? P : Text.begin(),
                "unknown " + What + " '" + Text + "'");
}

} // namespace visa
} // namespace cmx

#endif // CMX_LIB_VISA_PARSERIMPL_H
