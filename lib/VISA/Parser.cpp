//===- Parser.cpp - vISA text to model: cursor and declarations -----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/VISA/Parser.h"
#include "ParserImpl.h"
#include "Words.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace cmx;
using namespace cmx::visa;
using llvm::StringRef;
using llvm::Twine;

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

char ParseError::ID = 0;

void ParseError::log(llvm::raw_ostream &OS) const {
  OS << File << ':' << Line << ':' << Column << ": error: " << Text << " ["
     << Name << ']';
}

std::error_code ParseError::convertToErrorCode() const {
  return std::make_error_code(std::errc::invalid_argument);
}

bool TextParser::fail(const Twine &Text, StringRef Name) {
  return failAt(P, Text, Name);
}

bool TextParser::failAt(const char *At, const Twine &Text, StringRef Name) {
  if (Failed)
    return false;
  Failed = true;
  ErrorLine = Line;
  ErrorColumn = At >= LineStart ? unsigned(At - LineStart) + 1 : 1;
  ErrorText = Text.str();
  ErrorName = Name.str();
  return false;
}

llvm::Error TextParser::takeError() {
  return llvm::make_error<ParseError>(FileName.str(), ErrorLine, ErrorColumn,
                                      ErrorText, ErrorName);
}

//===----------------------------------------------------------------------===//
// Cursor
//===----------------------------------------------------------------------===//

static bool isIdentifierStart(char C) {
  return llvm::isAlpha(C) || C == '_' || C == '%';
}
static bool isIdentifierPart(char C) { return llvm::isAlnum(C) || C == '_'; }

/// Skips blanks and comments up to the end of the line; a block comment can
/// continue on the next line.
void TextParser::skipBlanks() {
  while (P != End) {
    if (*P == ' ' || *P == '\t' || *P == '\r') {
      ++P;
    } else if (*P == '/' && End - P > 1 && P[1] == '/') {
      while (P != End && *P != '\n')
        ++P;
    } else if (*P == '/' && End - P > 1 && P[1] == '*') {
      for (P += 2; P != End && !(*P == '*' && End - P > 1 && P[1] == '/'); ++P)
        if (*P == '\n') {
          ++Line;
          LineStart = P + 1;
        }
      P = End - P < 2 ? End : P + 2;
    } else {
      return;
    }
  }
}

void TextParser::skipLines() {
  for (skipBlanks(); P != End && *P == '\n'; skipBlanks()) {
    ++P;
    ++Line;
    LineStart = P;
  }
}

bool TextParser::atLineEnd() {
  skipBlanks();
  return P == End || *P == '\n';
}

bool TextParser::endOfLine() {
  if (atLineEnd())
    return true;
  return fail("unexpected '" + StringRef(P, 1) + "', expected end of line");
}

bool TextParser::take(char C) {
  skipBlanks();
  if (peek() != C)
    return false;
  ++P;
  return true;
}

bool TextParser::takeText(StringRef Text) {
  skipBlanks();
  if (!StringRef(P, size_t(End - P)).starts_with(Text))
    return false;
  P += Text.size();
  return true;
}

bool TextParser::expect(char C) {
  if (take(C))
    return true;
  if (atLineEnd())
    return fail("unexpected end of line, expected '" + StringRef(&C, 1) + "'");
  return fail("unexpected '" + StringRef(P, 1) + "', expected '" +
              StringRef(&C, 1) + "'");
}

StringRef TextParser::takeIdentifier() {
  skipBlanks();
  const char *Start = P;
  if (P != End && isIdentifierStart(*P))
    for (++P; P != End && isIdentifierPart(*P);)
      ++P;
  return StringRef(Start, size_t(P - Start));
}

/// Returns the next word: letters, digits, '_' and '.'.
StringRef TextParser::takeWord() {
  skipBlanks();
  const char *Start = P;
  while (P != End && (isIdentifierPart(*P) || *P == '.'))
    ++P;
  return StringRef(Start, size_t(P - Start));
}

bool TextParser::parseUInt(uint64_t &Value, uint64_t Max) {
  skipBlanks();
  const char *Start = P;
  while (P != End && llvm::isAlnum(*P))
    ++P;
  StringRef Digits(Start, size_t(P - Start));
  unsigned Radix = Digits.consume_front("0x") ? 16 : 10;
  if (Digits.empty() || Digits.getAsInteger(Radix, Value))
    return failAt(Start, "expected a number");
  if (Value > Max)
    return failAt(Start, "number out of range: expected at most " + Twine(Max) +
                             ", actual " + Twine(Value));
  return true;
}

bool TextParser::parseInt(int64_t &Value) {
  bool Negative = take('-');
  uint64_t Magnitude = 0;
  if (!parseUInt(Magnitude, uint64_t(1) << 31))
    return false;
  Value = Negative ? -int64_t(Magnitude) : int64_t(Magnitude);
  return true;
}

bool TextParser::parseQuoted(StringRef &Text) {
  if (!expect('"'))
    return false;
  const char *Start = P;
  while (P != End && *P != '"' && *P != '\n')
    ++P;
  Text = StringRef(Start, size_t(P - Start));
  return expect('"');
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

bool TextParser::lookUp(StringRef Name, const char *At, DeclId &Id) {
  for (auto Scope = Scopes.rbegin(); Scope != Scopes.rend(); ++Scope) {
    auto It = Scope->find(Name);
    if (It != Scope->end()) {
      Id = It->second;
      return true;
    }
  }
  // The stack and frame pointers are only used with stack calls, so they are
  // declared when the text names them. (Text of Intel's compiler always names
  // them.)
  if (!IsFragment && (Name == "%sp" || Name == "%fp")) {
    Decl D;
    D.Predefined = true;
    D.Name = Name.str();
    Id = K->addDecl(std::move(D));
    Scopes.front()[Name] = Id;
    return true;
  }
  return failAt(At, "undeclared name '" + Name + "'", "visa-undeclared");
}

LabelId TextParser::labelNamed(StringRef Name, const char *At) {
  auto [It, IsNew] = LabelNames.try_emplace(Name);
  if (IsNew) {
    It->second.Id =
        IsFragment ? K->addLabel(Name) : K->addNamedLabel(Name, false);
    It->second.FirstLine = Line;
    It->second.FirstColumn = unsigned(At - LineStart) + 1;
  }
  return It->second.Id;
}

bool TextParser::defineLabel(StringRef Name, bool IsFunction, const char *At) {
  LabelId Id = labelNamed(Name, At);
  LabelState &State = LabelNames[Name];
  // Intel's compiler prints the first label of a function twice: after
  // ".function", and again as the label of its first block.
  if (State.Defined && !IsFunction && K->label(Id).IsFunction &&
      K->body().back().Op == Opcode::Function &&
      K->operands(K->body().back())[0].labelId() == Id)
    return true;
  if (State.Defined)
    return failAt(At, "label '" + Name + "' defined twice", "visa-redefined");
  State.Defined = true;
  K->label(Id).IsFunction = IsFunction;
  Instruction I;
  I.Op = IsFunction ? Opcode::Function : Opcode::Label;
  append(I, Operand::label(Id));
  return true;
}

Instruction &TextParser::append(const Instruction &I,
                                llvm::ArrayRef<Operand> Operands) {
  if (!IsFragment)
    Lines.back().push_back(Line);
  return K->append(I, Operands);
}

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

bool TextParser::parseStatements() {
  for (skipLines(); P != End; skipLines()) {
    if (!parseStatement() || !endOfLine())
      return false;
    assert(!Failed && "a statement has an error and was accepted");
  }
  return true;
}

bool TextParser::parse() {
  if (!parseVersion())
    return false;
  if (!parseStatements())
    return false;
  if (!K)
    return fail("expected .kernel");
  return endKernel();
}

bool TextParser::parseFragment(Kernel &Into,
                               const llvm::StringMap<DeclId> &Variables) {
  K = &Into;
  IsFragment = true;
  Scopes.resize(2);
  for (uint32_t Id = 0; Id != K->numDecls(); ++Id)
    if (K->decl(DeclId(Id)).Predefined)
      Scopes[0][K->decl(DeclId(Id)).Name] = DeclId(Id);
  Scopes[1] = Variables;
  return parseStatements() && endKernel();
}

bool TextParser::parseVersion() {
  skipLines();
  if (!takeText(".version"))
    return fail("expected .version at the beginning");
  StringRef Number = takeWord();
  auto [Major, Minor] = Number.split('.');
  unsigned Ignored;
  if (Major.getAsInteger(10, Ignored) || Minor.getAsInteger(10, Ignored))
    return failAt(Number.begin(), "expected a version such as 3.8");
  M.Version = Number.str();
  return endOfLine();
}

bool TextParser::parseStatement() {
  skipBlanks();
  if (peek() == '.')
    return parseDirective();
  if (!K)
    return fail("expected .kernel");
  if (take('{')) {
    Scopes.emplace_back();
    return true;
  }
  if (take('}')) {
    if (Scopes.size() < 3)
      return failAt(P - 1, "'}' without '{'");
    Scopes.pop_back();
    return true;
  }
  const char *Start = P;
  StringRef Name = takeIdentifier();
  if (!Name.empty() && peek() == ':') {
    if (Start != LineStart)
      return failAt(Start, "label '" + Name + "' not in column one",
                    "visa-label-column");
    ++P;
    return defineLabel(Name, false, Start);
  }
  P = Start;
  return parseInstruction();
}

bool TextParser::parseDirective() {
  const char *Start = P;
  StringRef Word = takeWord();
  if (!IsFragment && (Word == ".kernel" || Word == ".global_function"))
    return beginKernel(Word == ".global_function");
  if (!K)
    return failAt(Start, "expected .kernel before '" + Word + "'");
  if (Word == ".decl")
    return parseDecl();
  if (IsFragment)
    return failAt(Start, "expected .decl, actual '" + Word + "'");
  if (Word == ".kernel_attr")
    return parseAttribute();
  if (Word == ".function")
    return parseFunction();
  if (Word == ".file")
    return parseFile();
  if (Word == ".loc")
    return parseLoc();
  if (auto Kind = findWord(InputWords, Word))
    return parseInput(InputKind(*Kind));
  return failAt(Start, "unknown directive '" + Word + "'");
}

/// Parses a name, quoted or not. Errors say that it is the name of a \p Kind.
bool TextParser::parseName(StringRef Kind, StringRef &Name) {
  skipBlanks();
  if (peek() != '"')
    Name = takeIdentifier();
  else if (!parseQuoted(Name))
    return false;
  return !Name.empty() || fail("expected the name of the " + Kind);
}

bool TextParser::beginKernel(bool IsGlobalFunction) {
  if (K && !endKernel())
    return false;
  StringRef Name;
  if (!parseName("kernel", Name))
    return false;
  M.Kernels.emplace_back(Name.str());
  K = &M.Kernels.back();
  K->IsGlobalFunction = IsGlobalFunction;
  Lines.emplace_back();
  Scopes.clear();
  Scopes.resize(2); // For predefined variables, and for the kernel's own.
  NamesUsed.clear();
  LabelNames.clear();
  for (uint32_t Id = 0; Id != K->numDecls(); ++Id)
    Scopes[0][K->decl(DeclId(Id)).Name] = DeclId(Id);
  return true;
}

/// Reports the first label that is used but never defined.
bool TextParser::endKernel() {
  if (Scopes.size() > 2)
    return fail("'{' without '}'");
  const LabelState *Undefined = nullptr;
  for (const auto &Entry : LabelNames) {
    const LabelState &S = Entry.second;
    if (!S.Defined && (!Undefined || uint32_t(S.Id) < uint32_t(Undefined->Id)))
      Undefined = &S;
  }
  if (!Undefined)
    return true;
  fail("undefined label '" + K->label(Undefined->Id).Name + "'",
       "visa-undefined-label");
  ErrorLine = Undefined->FirstLine;
  ErrorColumn = Undefined->FirstColumn;
  return false;
}

bool TextParser::parseFunction() {
  const char *Start = P;
  StringRef Name;
  if (!parseName("function", Name))
    return false;
  return defineLabel(Name, true, Start);
}

bool TextParser::parseFile() {
  StringRef Name;
  if (!parseQuoted(Name))
    return false;
  Instruction I;
  I.Op = Opcode::File;
  append(I, Operand::number(K->addString(Name)));
  return true;
}

bool TextParser::parseLoc() {
  uint64_t Number = 0;
  if (!parseUInt(Number, UINT32_MAX))
    return false;
  Instruction I;
  I.Op = Opcode::Loc;
  append(I, Operand::number(Number));
  return true;
}

//===----------------------------------------------------------------------===//
// Declarations, inputs, attributes
//===----------------------------------------------------------------------===//

bool TextParser::parseAlign(Align &A) {
  skipBlanks();
  const char *Start = P;
  StringRef Word = takeWord();
  if (Word == "2GRF")
    Word = "GRFx2";
  // These are the words that Intel's compiler prints.
  if (Word == "wordx32" || Word == "wordx64")
    Word = Word == "wordx32" ? "32word" : "64word";
  unsigned Bytes;
  if (!Word.getAsInteger(10, Bytes)) {
    if (!llvm::isPowerOf2_32(Bytes) || Bytes > 128)
      return failAt(Start, "unknown alignment " + Word);
    A = Align(llvm::Log2_32(Bytes));
    return true;
  }
  return parseOneOf(AlignWords, Word, "alignment", A);
}

bool TextParser::parseDeclField(Decl &D, bool &HasType) {
  skipBlanks();
  const char *Start = P;
  StringRef Key = takeIdentifier();
  if (Key.empty() || !expect('='))
    return failAt(Start, "expected a field of the declaration");
  if (Key == "type") {
    HasType = true;
    return parseElemType(D.Type);
  }
  if (Key == "align")
    return parseAlign(D.Alignment);
  uint64_t Number = 0;
  if (Key == "num_elts") {
    if (!parseUInt(Number, UINT32_MAX))
      return false;
    D.NumElts = uint32_t(Number);
    return true;
  }
  if (Key == "alias") {
    if (!expect('<'))
      return false;
    skipBlanks();
    const char *At = P;
    if (!lookUp(takeIdentifier(), At, D.AliasOf) || !expect(',') ||
        !parseUInt(Number, UINT32_MAX) || !expect('>'))
      return false;
    D.AliasOffsetBytes = uint32_t(Number);
    return true;
  }
  if (Key == "v_name") {
    // This field repeats the name. Intel's compiler prints it.
    takeIdentifier();
    return true;
  }
  if (Key != "v_type")
    return failAt(Start, "unknown field '" + Key + "'");
  StringRef Letter = takeIdentifier();
  size_t Kind =
      Letter.size() == 1 ? StringRef("GAPTS").find(Letter[0]) : StringRef::npos;
  if (Kind == StringRef::npos)
    return failAt(Letter.begin(), "unknown v_type '" + Letter + "'");
  D.Kind = DeclKind(Kind);
  return true;
}

bool TextParser::parseDecl() {
  skipBlanks();
  const char *Start = P;
  StringRef Name = takeIdentifier();
  if (Name.empty() || Name[0] == '%')
    return failAt(Start, "expected the name of a variable");
  if (Scopes.back().count(Name))
    return failAt(Start, "variable '" + Name + "' declared twice",
                  "visa-redeclared");
  Decl D;
  D.Alignment = Align::Byte;
  bool HasType = false;
  while (!atLineEnd())
    if (!parseDeclField(D, HasType))
      return false;
  if (D.Kind == DeclKind::General && !HasType)
    return fail("general variable '" + Name + "' without type");
  // The model has no scopes. If the name of a variable in an inner scope is
  // already used, the variable gets a name with a number.
  unsigned &Uses = NamesUsed[Name];
  D.Name = IsFragment ? "asm_" + Name.str() : Name.str();
  if (Uses++ || IsFragment)
    D.Name += "_s" + llvm::utostr(K->numDecls());
  Scopes.back()[Name] = K->addDecl(std::move(D));
  return true;
}

bool TextParser::parseInput(InputKind Kind) {
  skipBlanks();
  const char *Start = P;
  DeclId Id = DeclId::None;
  if (!lookUp(takeIdentifier(), Start, Id))
    return false;
  K->addInput(Id, 0, Kind);
  Input &In = K->Inputs.back();
  bool HasOffset = false;
  while (!atLineEnd()) {
    const char *At = P;
    StringRef Key = takeIdentifier();
    uint64_t Number = 0;
    if (Key.empty() || !expect('=') || !parseUInt(Number, UINT32_MAX))
      return failAt(At, "expected offset= or size=");
    if (Key == "offset") {
      In.OffsetBytes = uint32_t(Number);
      HasOffset = true;
    } else if (Key == "size") {
      In.SizeBytes = uint32_t(Number);
    } else {
      return failAt(At, "unknown field '" + Key + "'");
    }
  }
  return HasOffset || fail("input without offset=");
}

bool TextParser::parseAttribute() {
  skipBlanks();
  const char *Start = P;
  StringRef Name = takeIdentifier();
  if (Name.empty())
    return failAt(Start, "expected the name of an attribute");
  if (atLineEnd()) {
    // A flag, e.g. NoBarrier.
    K->setAttribute(Name, 1);
    return true;
  }
  if (!expect('='))
    return false;
  skipBlanks();
  if (peek() == '"') {
    StringRef Text;
    if (!parseQuoted(Text))
      return false;
    K->setAttribute(Name, Text);
    return true;
  }
  int64_t Number = 0;
  if (!parseInt(Number))
    return false;
  K->setAttribute(Name, Number);
  return true;
}

//===----------------------------------------------------------------------===//
// Entry point
//===----------------------------------------------------------------------===//

bool visa::isVISAText(StringRef Text) {
  for (Text = Text.ltrim(); Text.starts_with("//"); Text = Text.ltrim())
    Text = Text.split('\n').second;
  return Text.starts_with(".version") || Text.starts_with(".kernel");
}

llvm::Error visa::parseInto(Kernel &K, StringRef Text,
                            const llvm::StringMap<DeclId> &Variables,
                            unsigned GRFBytes) {
  TextParser Parser(Text, GRFBytes, "inline assembly");
  if (!Parser.parseFragment(K, Variables))
    return Parser.takeError();
  return llvm::Error::success();
}

llvm::Expected<Module> visa::parseModule(StringRef Text, unsigned GRFBytes,
                                         StringRef FileName,
                                         LineTable *LinesOut) {
  TextParser Parser(Text, GRFBytes, FileName);
  if (!Parser.parse())
    return Parser.takeError();
  if (LinesOut)
    *LinesOut = Parser.takeLines();
  return Parser.takeModule();
}
