//===- ElemType.h - vISA element types --------------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TARGET_ELEMTYPE_H
#define CMX_TARGET_ELEMTYPE_H

#include "llvm/ADT/StringRef.h"
#include <optional>

namespace cmx {

enum class ElemKind { SInt, UInt, Float };

enum class ElemType : unsigned char {
#define CMX_ELEM_TYPE(E, Text, Bytes, Kind) E,
#include "cmx/Target/ElemType.def"
};

llvm::StringRef elemTypeText(ElemType T);
std::optional<ElemType> parseElemType(llvm::StringRef Text);
unsigned elemTypeBytes(ElemType T);
ElemKind elemTypeKind(ElemType T);
inline bool isFloat(ElemType T) { return elemTypeKind(T) == ElemKind::Float; }
inline bool isInt(ElemType T) { return !isFloat(T); }
/// Integer type of \p Bytes bytes (1, 2, 4, 8).
ElemType intType(unsigned Bytes, bool Signed);
/// The largest unsigned integer type of at most four bytes whose size divides
/// \p Bytes, so that a whole number of elements copies \p Bytes bytes.
ElemType copyType(uint64_t Bytes);

} // namespace cmx

#endif // CMX_TARGET_ELEMTYPE_H
