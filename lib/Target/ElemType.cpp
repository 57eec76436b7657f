//===- ElemType.cpp - vISA element types ----------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Target/ElemType.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/ErrorHandling.h"
#include <cstdint>

using namespace cmx;

namespace {

struct ElemTypeInfo {
  const char *Text;
  uint8_t Bytes;
  ElemKind Kind;
};

constexpr ElemTypeInfo infos[] = {
#define CMX_ELEM_TYPE(E, Text, Bytes, Kind) {Text, Bytes, ElemKind::Kind},
#include "cmx/Target/ElemType.def"
};

} // namespace

llvm::StringRef cmx::elemTypeText(ElemType T) {
  return infos[unsigned(T)].Text;
}

std::optional<ElemType> cmx::parseElemType(llvm::StringRef Text) {
  return llvm::StringSwitch<std::optional<ElemType>>(Text)
#define CMX_ELEM_TYPE(E, Text, Bytes, Kind) .Case(Text, ElemType::E)
#include "cmx/Target/ElemType.def"
      .Default(std::nullopt);
}

unsigned cmx::elemTypeBytes(ElemType T) { return infos[unsigned(T)].Bytes; }

ElemKind cmx::elemTypeKind(ElemType T) { return infos[unsigned(T)].Kind; }

ElemType cmx::intType(unsigned Bytes, bool Signed) {
  switch (Bytes) {
  case 1:
    return Signed ? ElemType::B : ElemType::UB;
  case 2:
    return Signed ? ElemType::W : ElemType::UW;
  case 4:
    return Signed ? ElemType::D : ElemType::UD;
  case 8:
    return Signed ? ElemType::Q : ElemType::UQ;
  }
  llvm_unreachable("integer type of 1, 2, 4 or 8 bytes expected");
}

ElemType cmx::copyType(uint64_t Bytes) {
  return intType(Bytes % 4 == 0 ? 4 : Bytes % 2 == 0 ? 2 : 1, /*Signed=*/false);
}
