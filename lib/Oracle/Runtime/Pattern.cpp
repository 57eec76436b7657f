//===- Pattern.cpp - Contents made up from a few words --------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/Runtime/Data.h"

#include "cmx/Oracle/Runtime/FloatMath.h"

#include "DataError.h"
#include "Hash.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>
#include <cstring>
#include <optional>

using namespace cmx::runtime;

namespace {

struct ElementType {
  const char *Name;
  unsigned SizeBytes;
  enum KindType : uint8_t { Unsigned, Signed, Float, BFloat } Kind;
};

constexpr ElementType ElementTypes[] = {
    {"u8", 1, ElementType::Unsigned},  {"i8", 1, ElementType::Signed},
    {"u16", 2, ElementType::Unsigned}, {"i16", 2, ElementType::Signed},
    {"u32", 4, ElementType::Unsigned}, {"i32", 4, ElementType::Signed},
    {"u64", 8, ElementType::Unsigned}, {"i64", 8, ElementType::Signed},
    {"f16", 2, ElementType::Float},    {"bf16", 2, ElementType::BFloat},
    {"f32", 4, ElementType::Float},    {"f64", 8, ElementType::Float},
};

enum class PatternKind : uint8_t {
  Zero,
  Index,
  Ramp,
  Gradient,
  Checker,
  Random
};

struct PatternName {
  const char *Name;
  PatternKind Kind;
};

constexpr PatternName PatternNames[] = {
    {"zero", PatternKind::Zero},       {"index", PatternKind::Index},
    {"ramp", PatternKind::Ramp},       {"gradient", PatternKind::Gradient},
    {"checker", PatternKind::Checker}, {"random", PatternKind::Random},
};

struct Pattern {
  PatternKind Kind = PatternKind::Zero;
  ElementType Type = ElementTypes[0];
  uint64_t Seed = 0;

  bool isFloat() const { return Type.Kind >= ElementType::Float; }
  uint64_t bitsOf(double Value) const;
  /// Returns the bits of the largest value times \p Share (0 to 1).
  uint64_t share(double Share) const;
  /// Returns the bits of an element. There are \p Rows rows and \p Columns
  /// columns.
  uint64_t element(uint64_t Row, uint64_t Column, uint64_t Rows,
                   uint64_t Columns) const;
};

std::optional<PatternKind> findPattern(llvm::StringRef Name) {
  for (const PatternName &P : PatternNames)
    if (Name == P.Name)
      return P.Kind;
  return std::nullopt;
}

const ElementType *findType(llvm::StringRef Name) {
  for (const ElementType &T : ElementTypes)
    if (Name == T.Name)
      return &T;
  return nullptr;
}

} // namespace

uint64_t Pattern::bitsOf(double Value) const {
  if (Type.Kind == ElementType::BFloat)
    return bfloatFromFloat(float(Value));
  uint64_t Bits = 0;
  switch (Type.SizeBytes) {
  case 2:
    return halfFromDouble(Value);
  case 4: {
    float F = float(Value);
    std::memcpy(&Bits, &F, sizeof(F));
    return Bits;
  }
  case 8:
    std::memcpy(&Bits, &Value, sizeof(Value));
    return Bits;
  default:
    llvm_unreachable("floats have 2, 4 or 8 bytes");
  }
}

uint64_t Pattern::share(double Share) const {
  if (isFloat())
    return bitsOf(Share);
  unsigned NumBits = Type.SizeBytes * 8 - (Type.Kind == ElementType::Signed);
  uint64_t Largest = ~uint64_t(0) >> (64 - NumBits);
  // The product may be rounded up to 2^64, which does not fit into 64 bits.
  return Share >= 1 ? Largest
                    : std::min(uint64_t(double(Largest) * Share), Largest);
}

uint64_t Pattern::element(uint64_t Row, uint64_t Column, uint64_t Rows,
                          uint64_t Columns) const {
  uint64_t Number = Row * Columns + Column;
  constexpr uint64_t SquareElts = 8;
  // From 0 for the first element to 1 for the last.
  auto Position = [](uint64_t At, uint64_t Last) {
    return Last ? double(At) / double(Last) : 0.0;
  };
  switch (Kind) {
  case PatternKind::Zero:
    return 0;
  case PatternKind::Index:
    return isFloat() ? bitsOf(double(Number)) : Number;
  case PatternKind::Ramp:
    return share(Position(Number, Rows * Columns - 1));
  case PatternKind::Gradient:
    return share(Position(Row + Column, Rows + Columns - 2));
  case PatternKind::Checker:
    return share(double((Row / SquareElts + Column / SquareElts) % 2));
  case PatternKind::Random: {
    uint64_t Bits = hashOf(Seed, Number);
    return isFloat() ? bitsOf(double(int64_t(Bits) >> 11) * 0x1p-52) : Bits;
  }
  }
  llvm_unreachable("all patterns handled");
}

static llvm::Expected<Pattern> parsePattern(llvm::StringRef Text) {
  llvm::SmallVector<llvm::StringRef, 4> Words;
  Text.split(Words, ':');
  Pattern P;
  std::optional<PatternKind> Kind = findPattern(Words[0]);
  if (!Kind)
    return dataError("unknown pattern '" + Words[0] +
                     "': expected zero, index, ramp, gradient, checker or "
                     "random");
  P.Kind = *Kind;
  for (llvm::StringRef Word : llvm::ArrayRef(Words).drop_front()) {
    uint64_t Seed;
    if (const ElementType *Type = findType(Word)) {
      P.Type = *Type;
    } else if (P.Kind == PatternKind::Random && !Word.getAsInteger(0, Seed)) {
      P.Seed = Seed;
    } else {
      return dataError("pattern '" + Text + "': expected the type of the " +
                       "elements (u8, i16, f32, ...)" +
                       (P.Kind == PatternKind::Random ? " or a seed" : "") +
                       ", got '" + Word + "'");
    }
  }
  return P;
}

bool cmx::runtime::isPattern(llvm::StringRef Text) {
  return findPattern(Text.split(':').first).has_value();
}

llvm::Expected<std::vector<uint8_t>>
cmx::runtime::makePattern(llvm::StringRef Text, uint64_t NumBytes,
                          uint64_t RowBytes) {
  llvm::Expected<Pattern> P = parsePattern(Text);
  if (!P)
    return P.takeError();
  if (NumBytes > MaxDataBytes)
    return dataError("pattern '" + Text + "': expected at most " +
                     llvm::Twine(MaxDataBytes) + " bytes, got " +
                     llvm::Twine(NumBytes));
  std::vector<uint8_t> Data(NumBytes);
  if (RowBytes == 0 || RowBytes > NumBytes)
    RowBytes = NumBytes;
  if (!NumBytes || P->Kind == PatternKind::Zero)
    return Data;
  uint64_t ElementBytes = P->Type.SizeBytes;
  uint64_t Rows = (NumBytes + RowBytes - 1) / RowBytes;
  uint64_t Columns = (RowBytes + ElementBytes - 1) / ElementBytes;
  for (uint64_t Row = 0; Row != Rows; ++Row) {
    uint64_t RowEnd = std::min(NumBytes, (Row + 1) * RowBytes);
    for (uint64_t Column = 0; Column != Columns; ++Column) {
      uint64_t At = Row * RowBytes + Column * ElementBytes;
      if (At >= RowEnd)
        break;
      uint64_t Bits = P->element(Row, Column, Rows, Columns);
      std::memcpy(&Data[At], &Bits, std::min(ElementBytes, RowEnd - At));
    }
  }
  return Data;
}

bool cmx::runtime::isElementType(llvm::StringRef Name) {
  return llvm::any_of(ElementTypes,
                      [&](const ElementType &T) { return Name == T.Name; });
}

/// Prints \p Bits as a number of type \p T.
static std::string printElement(const ElementType &T, uint64_t Bits) {
  switch (T.Kind) {
  case ElementType::Unsigned:
    return llvm::utostr(Bits);
  case ElementType::Signed:
    return llvm::itostr(llvm::SignExtend64(Bits, 8 * T.SizeBytes));
  case ElementType::BFloat:
  case ElementType::Float:
    break;
  }
  double Value = T.Kind == ElementType::BFloat
                     ? llvm::bit_cast<float>(uint32_t(Bits << 16))
                 : T.SizeBytes == 2 ? floatFromHalf(uint16_t(Bits))
                 : T.SizeBytes == 4 ? llvm::bit_cast<float>(uint32_t(Bits))
                                    : llvm::bit_cast<double>(Bits);
  std::string Text;
  llvm::raw_string_ostream(Text)
      << llvm::format("%.*g", T.SizeBytes == 8 ? 17 : 9, Value);
  return Text;
}

std::vector<std::string>
cmx::runtime::printElements(llvm::StringRef Type,
                            llvm::ArrayRef<uint8_t> Bytes) {
  const ElementType &T = *llvm::find_if(
      ElementTypes, [&](const ElementType &E) { return Type == E.Name; });
  std::vector<std::string> Texts;
  for (; Bytes.size() >= T.SizeBytes; Bytes = Bytes.drop_front(T.SizeBytes)) {
    uint64_t Bits = 0;
    for (unsigned I = 0; I != T.SizeBytes; ++I)
      Bits |= uint64_t(Bytes[I]) << (8 * I);
    Texts.push_back(printElement(T, Bits));
  }
  return Texts;
}
