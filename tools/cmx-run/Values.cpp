//===- Values.cpp - Numbers of the command line ---------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Values.h"

#include "cmx/Oracle/Runtime/FloatMath.h"
#include "cmx/Support/Diagnostics.h"

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"

#include <cstring>

using namespace llvm;

namespace cmx {

/// Returns the bits of a float of type \p Ty, or std::nullopt if \p Text is no
/// number.
static std::optional<uint64_t> parseFloat(ElemType Ty, StringRef Text) {
  double D;
  if (Text.getAsDouble(D, /*AllowInexact=*/true))
    return std::nullopt;
  switch (Ty) {
  case ElemType::HF:
    return runtime::halfFromDouble(D);
  case ElemType::BF:
    return runtime::bfloatFromFloat(float(D));
  case ElemType::F:
    return bit_cast<uint32_t>(float(D));
  default:
    return bit_cast<uint64_t>(D);
  }
}

/// Returns the \p Bits bits of a signed or unsigned integer. Returns
/// std::nullopt if it needs more bits, or if \p Text is no integer.
static std::optional<uint64_t> parseInt(unsigned Bits, StringRef Text) {
  bool IsNegative = Text.consume_front("-");
  uint64_t Magnitude;
  if (Text.empty() || !isDigit(Text.front()) || Text.getAsInteger(0, Magnitude))
    return std::nullopt;
  if (!IsNegative)
    return isUIntN(Bits, Magnitude) ? std::optional(Magnitude) : std::nullopt;
  if (Magnitude > uint64_t(1) << (Bits - 1))
    return std::nullopt;
  return -Magnitude & maskTrailingOnes<uint64_t>(Bits);
}

static std::string typeText(const Parameter &P) {
  std::string Element = P.IsBool          ? "bits"
                        : isFloat(P.Type) ? "floats of "
                                          : "integers of ";
  if (!P.IsBool)
    Element += std::to_string(8 * elemTypeBytes(P.Type)) + " bits";
  std::string Count = P.NumElts == 1 ? "" : "one or " + utostr(P.NumElts) + " ";
  return Count + Element;
}

Expected<runtime::ArgValue> parseValue(const Parameter &P, StringRef Label,
                                       StringRef Text) {
  auto Bad = [&] {
    return makeDiagError(DiagKind::ArgumentValue,
                         "argument '" + Label + "' expected " + typeText(P) +
                             ", actual '" + Text + "'");
  };
  SmallVector<StringRef, 16> Parts;
  Text.split(Parts, ',');
  if (Parts.size() != 1 && Parts.size() != P.NumElts)
    return Bad();
  unsigned Bytes = elemTypeBytes(P.Type);
  runtime::ArgValue Value;
  for (unsigned Lane = 0; Lane != P.NumElts; ++Lane) {
    StringRef Part = Parts[Parts.size() == 1 ? 0 : Lane].trim();
    std::optional<uint64_t> Bits =
        isFloat(P.Type) ? parseFloat(P.Type, Part)
                        : parseInt(P.IsBool ? 1 : 8 * Bytes, Part);
    if (!Bits)
      return Bad();
    for (unsigned B = 0; B != Bytes; ++B)
      Value.push_back(uint8_t(*Bits >> (8 * B)));
  }
  return Value;
}

} // namespace cmx
