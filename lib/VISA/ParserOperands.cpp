//===- ParserOperands.cpp - vISA text to model: operands ------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// This parser accepts fewer literals than the finalizer. The finalizer
// truncates numbers that do not fit their type, reads decimals as 32-bit
// numbers and takes "1:f" as a bit pattern (found by experiment with GenX_IR
// 1.0.12504). Here each of these is an error.
//
//===----------------------------------------------------------------------===//

#include "ParserImpl.h"
#include "Words.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringExtras.h"

using namespace cmx;
using namespace cmx::visa;
using llvm::StringRef;
using llvm::Twine;

static const char ImmName[] = "visa-immediate";

bool TextParser::parseElemType(ElemType &Type) {
  skipBlanks();
  const char *Start = P;
  StringRef Word = takeIdentifier();
  std::optional<ElemType> Found = cmx::parseElemType(Word);
  if (!Found)
    return failAt(Start, "unknown type '" + Word + "'");
  Type = *Found;
  return true;
}

bool TextParser::parseSmall(unsigned &Value, unsigned Max) {
  uint64_t Number = 0;
  if (!parseUInt(Number, Max))
    return false;
  Value = unsigned(Number);
  return true;
}

bool TextParser::parseModifier(SrcMod &Mod) {
  for (unsigned I = 1; I != std::size(ModifierWords); ++I)
    if (takeText(ModifierWords[I])) {
      Mod = SrcMod(I);
      return true;
    }
  return fail("unknown source modifier");
}

//===----------------------------------------------------------------------===//
// Immediates
//===----------------------------------------------------------------------===//

/// Is \p L a decimal number with a point or an exponent? The exponent needs a
/// sign, as in the finalizer's grammar.
static bool isFloatLiteral(StringRef L) {
  size_t I = 0;
  while (I < L.size() && llvm::isDigit(L[I]))
    ++I;
  bool HasPoint = I < L.size() && L[I] == '.';
  if (HasPoint)
    for (++I; I < L.size() && llvm::isDigit(L[I]);)
      ++I;
  if (I == L.size())
    return HasPoint;
  if (L[I] != 'e' || L.size() < I + 3 || (L[I + 1] != '+' && L[I + 1] != '-'))
    return false;
  return llvm::all_of(L.drop_front(I + 2), llvm::isDigit);
}

bool TextParser::parseFloatLiteral(StringRef Literal, bool Negative,
                                   ElemType Type, Operand &O) {
  const char *At = Literal.begin();
  if (Type != ElemType::F && Type != ElemType::DF)
    return failAt(At,
                  "decimal " + elemTypeText(Type) +
                      " immediate, expected a hexadecimal bit pattern",
                  ImmName);
  if (!isFloatLiteral(Literal))
    return failAt(At,
                  "float immediate '" + Literal +
                      "', expected a decimal point or a signed exponent",
                  ImmName);
  llvm::APFloat Value(Type == ElemType::F ? llvm::APFloat::IEEEsingle()
                                          : llvm::APFloat::IEEEdouble());
  auto Status =
      Value.convertFromString(Literal, llvm::APFloat::rmNearestTiesToEven);
  if (!Status) {
    llvm::consumeError(Status.takeError());
    return failAt(At, "malformed float immediate '" + Literal + "'", ImmName);
  }
  if (Negative)
    Value.changeSign();
  O = Operand::imm(Type, Value.bitcastToAPInt().getZExtValue());
  return true;
}

bool TextParser::parseIntLiteral(StringRef Literal, bool Negative,
                                 ElemType Type, const char *At, Operand &O) {
  bool IsHex = Literal.consume_front("0x") || Literal.consume_front("0X");
  uint64_t Magnitude = 0;
  if (Literal.empty() || Literal.getAsInteger(IsHex ? 16 : 10, Magnitude))
    return failAt(At, "malformed or too large immediate", ImmName);
  unsigned Bits = 8 * elemTypeBytes(Type);
  uint64_t AllOnes = ~uint64_t(0) >> (64 - Bits);
  auto DoesNotFit = [&](const Twine &Range) {
    return failAt(At,
                  "immediate does not fit: expected " + Range + " for type " +
                      elemTypeText(Type) + ", actual " + (Negative ? "-" : "") +
                      Twine(Magnitude),
                  ImmName);
  };
  bool Signed = elemTypeKind(Type) == ElemKind::SInt;
  if (IsHex && !Negative) {
    // Intel's compiler extends negative bytes and words to 32 bits.
    if (Signed && Bits < 32 && llvm::isUInt<32>(Magnitude) &&
        llvm::isIntN(Bits, int32_t(Magnitude)))
      Magnitude &= AllOnes;
    if (Magnitude > AllOnes)
      return DoesNotFit("at most " + Twine(Bits) + " bits");
    O = Operand::imm(Type, Magnitude);
    return true;
  }
  // The finalizer reads decimals as 32-bit numbers, so larger ones are errors.
  unsigned ValueBits = Bits == 64 ? 32 : Bits;
  bool Halved = Signed || Bits == 64;
  uint64_t Max = ~uint64_t(0) >> (64 - ValueBits + (Halved ? 1 : 0));
  uint64_t MaxNegative = Signed ? Max + 1 : 0;
  if (Magnitude > (Negative ? MaxNegative : Max))
    return DoesNotFit((MaxNegative ? "-" : "") + Twine(MaxNegative) + ".." +
                      Twine(Max));
  uint64_t Value = Negative ? 0 - Magnitude : Magnitude;
  O = Operand::imm(Type, Value & AllOnes);
  return true;
}

bool TextParser::parsePackedImmediate(PackedImm Form, uint64_t Value,
                                      const char *At, Operand &O) {
  if (Value > UINT32_MAX)
    return failAt(At, "immediate does not fit: expected at most 32 bits",
                  ImmName);
  O = Operand::packedImm(Form, uint32_t(Value));
  return true;
}

/// Parses the rest of %sizeof(VAR):type after "%sizeof(".
bool TextParser::parseSizeOf(Operand &O) {
  skipBlanks();
  const char *At = P;
  DeclId Id = DeclId::None;
  ElemType Type;
  if (!lookUp(takeIdentifier(), At, Id) || !expect(')') || !expect(':') ||
      !parseElemType(Type))
    return false;
  O = Operand::immInt(Type, int64_t(K->decl(Id).sizeBytes()));
  return true;
}

bool TextParser::parseImmediate(Operand &O) {
  skipBlanks();
  const char *At = P;
  bool Negative = take('-');
  const char *Start = P;
  while (P != End && (llvm::isAlnum(*P) || *P == '.' ||
                      ((*P == '+' || *P == '-') && P[-1] == 'e' &&
                       !StringRef(Start, 2).starts_with_insensitive("0x"))))
    ++P;
  StringRef Literal(Start, size_t(P - Start));
  bool IsHex = Literal.starts_with_insensitive("0x");
  if (Literal.empty() || !llvm::isDigit(Literal[0]))
    return failAt(At, "expected an operand");
  if (!expect(':'))
    return false;
  const char *TypeAt = P;
  StringRef TypeWord = takeIdentifier();
  if (auto Form = findWord(PackedWords, TypeWord)) {
    uint64_t Value = 0;
    if (*Form &&
        (!IsHex || Negative || Literal.drop_front(2).getAsInteger(16, Value)))
      return failAt(At, "packed immediate, expected a hexadecimal number",
                    ImmName);
    if (*Form)
      return parsePackedImmediate(PackedImm(*Form), Value, At, O);
  }
  std::optional<ElemType> Type = cmx::parseElemType(TypeWord);
  if (!Type)
    return failAt(TypeAt, "unknown type '" + TypeWord + "'");
  if (*Type == ElemType::BF)
    return failAt(At, "no immediate has type bf", ImmName);
  if (isFloat(*Type) && !IsHex)
    return parseFloatLiteral(Literal, Negative, *Type, O);
  if (isFloat(*Type) && Negative)
    return failAt(At, "sign before a bit pattern", ImmName);
  return parseIntLiteral(Literal, Negative, *Type, At, O);
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

/// Parses (row,col). Each of the two numbers has one byte.
bool TextParser::parseRowCol(DeclId Id, uint32_t &OffsetBytes) {
  uint64_t Row = 0, Col = 0;
  if (!expect('('))
    return false;
  skipBlanks();
  const char *At = P;
  if (!parseUInt(Row, UINT32_MAX) || !expect(',') ||
      !parseUInt(Col, UINT32_MAX) || !expect(')'))
    return false;
  if (Row > 255 || Col > 255)
    return failAt(At,
                  "row or column out of range: expected at most 255, actual (" +
                      Twine(Row) + "," + Twine(Col) + ")",
                  "visa-row-column");
  OffsetBytes =
      uint32_t(Row * GRFBytes + Col * elemTypeBytes(K->decl(Id).Type));
  return true;
}

/// Parses (row,col)<h>, a destination, or (row,col)<v;w,h>, a source.
bool TextParser::parseDirect(DeclId Id, SrcMod Mod, Operand &O) {
  uint32_t OffsetBytes = 0;
  unsigned First = 0, Width = 0, HStride = 0;
  if (!parseRowCol(Id, OffsetBytes) || !expect('<') || !parseSmall(First, 255))
    return false;
  if (take('>')) {
    if (Mod != SrcMod::None)
      return fail("destination with a source modifier");
    O = Operand::dst(Id, OffsetBytes, First);
    return true;
  }
  if (!expect(';') || !parseSmall(Width, 255) || !expect(',') ||
      !parseSmall(HStride, 255) || !expect('>'))
    return false;
  O = Operand::src(Id, OffsetBytes, First, Width, HStride, Mod);
  return true;
}

/// Parses the rest of r[A(k),offset]<...>:type after "r[".
bool TextParser::parseIndirect(SrcMod Mod, Operand &O) {
  skipBlanks();
  const char *At = P;
  DeclId Id = DeclId::None;
  if (!lookUp(takeIdentifier(), At, Id))
    return false;
  if (K->decl(Id).Kind != DeclKind::Address)
    return failAt(At, "'" + K->decl(Id).Name + "' is not an address variable");
  unsigned Elt = 0, N[3] = {0, 0, 0};
  int64_t OffsetBytes = 0;
  if (!expect('(') || !parseSmall(Elt, 255) || !expect(')'))
    return false;
  if (take(',') && !parseInt(OffsetBytes))
    return false;
  if (!expect(']') || !expect('<') || !parseSmall(N[0], 255))
    return false;
  bool TwoD = take(';');
  bool HasSecond = TwoD || take(',');
  if (HasSecond && !parseSmall(N[1], 255))
    return false;
  if (TwoD && (!expect(',') || !parseSmall(N[2], 255)))
    return false;
  ElemType Type;
  if (!expect('>') || !expect(':') || !parseElemType(Type))
    return false;
  int32_t Off = int32_t(OffsetBytes);
  if (TwoD)
    O = Operand::indirectSrc(Id, Elt, Off, N[0], N[1], N[2], Type, Mod);
  else if (HasSecond)
    O = Operand::multiIndirectSrc(Id, Elt, Off, N[0], N[1], Type, Mod);
  else
    O = Operand::indirectDst(Id, Elt, Off, N[0], Type);
  return true;
}

/// Parses the rest of &VAR or &VAR[bytes] after '&'.
bool TextParser::parseAddressOf(Operand &O) {
  skipBlanks();
  const char *At = P;
  DeclId Id = DeclId::None;
  uint64_t OffsetBytes = 0;
  if (!lookUp(takeIdentifier(), At, Id))
    return false;
  if (take('[') && (!parseUInt(OffsetBytes, INT32_MAX) || !expect(']')))
    return false;
  O = Operand::addressOf(Id, uint32_t(OffsetBytes));
  return true;
}

bool TextParser::parseVariable(SrcMod Mod, Operand &O) {
  const char *At = P;
  DeclId Id = DeclId::None;
  if (!lookUp(takeIdentifier(), At, Id))
    return false;
  unsigned Elt = 0, Count = 0;
  switch (K->decl(Id).Kind) {
  case DeclKind::General:
    if (peek() == '.')
      return fail("raw operand, expected a region");
    return parseDirect(Id, Mod, O);
  case DeclKind::Predicate:
    O = Operand::pred(Id);
    return Mod == SrcMod::None || failAt(At, "modifier of a predicate");
  case DeclKind::Address:
    if (!expect('(') || !parseSmall(Elt, 255) || !expect(')') || !expect('<') ||
        !parseSmall(Count, 255) || !expect('>'))
      return false;
    O = Operand::address(Id, Elt, Count);
    return Mod == SrcMod::None || failAt(At, "modifier of an address");
  case DeclKind::Surface:
  case DeclKind::Sampler:
    if (!expect('(') || !parseSmall(Elt, 255) || !expect(')'))
      return false;
    O = Operand::state(Id, Elt);
    return Mod == SrcMod::None || failAt(At, "modifier of a state variable");
  }
  llvm_unreachable("unknown kind");
}

bool TextParser::parseOperand(Operand &O) {
  skipBlanks();
  SrcMod Mod = SrcMod::None;
  if (peek() == '(' && !parseModifier(Mod))
    return false;
  if (takeText("r["))
    return parseIndirect(Mod, O);
  if (take('&'))
    return parseAddressOf(O);
  if (takeText("%sizeof("))
    return parseSizeOf(O);
  skipBlanks();
  if (llvm::isAlpha(peek()) || peek() == '_' || peek() == '%')
    return parseVariable(Mod, O);
  if (Mod != SrcMod::None)
    return fail("modifier before an immediate");
  return parseImmediate(O);
}

/// Parses VAR.offset or %null.0.
bool TextParser::parseRawOperand(Operand &O) {
  return parseRawVariable(/*NeedsOffset=*/true, O);
}

/// Parses the same as parseRawOperand, but the offset is optional unless
/// \p NeedsOffset is true.
bool TextParser::parseRawVariable(bool NeedsOffset, Operand &O) {
  skipBlanks();
  const char *At = P;
  DeclId Id = DeclId::None;
  if (!lookUp(takeIdentifier(), At, Id))
    return false;
  uint64_t OffsetBytes = 0;
  if ((NeedsOffset || peek() == '.') &&
      (!expect('.') || !parseUInt(OffsetBytes, INT32_MAX)))
    return false;
  if (Id == declOf(Predefined::Null)) {
    O = Operand::null();
    return true;
  }
  if (K->decl(Id).Kind != DeclKind::General)
    return failAt(At, "'" + K->decl(Id).Name + "' is not a general variable");
  O = Operand::raw(Id, uint32_t(OffsetBytes));
  return true;
}

bool TextParser::parseSurface(DeclKind Kind, Operand &O) {
  skipBlanks();
  const char *At = P;
  DeclId Id = DeclId::None;
  if (!lookUp(takeIdentifier(), At, Id))
    return false;
  if (K->decl(Id).Kind != Kind)
    return failAt(At, "'" + K->decl(Id).Name + "' is not a " +
                          (Kind == DeclKind::Surface ? "surface" : "sampler"));
  O = Operand::state(Id);
  return true;
}
