//===- InstParts.h - Parts and keys of instructions -------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// These functions are for code that splits instructions. sliceInst describes
// some lanes of an instruction. makeInstKey makes a key for maps from
// instructions to facts about them.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TARGET_INSTPARTS_H
#define CMX_TARGET_INSTPARTS_H

#include "cmx/Target/TargetDesc.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace cmx {

/// Returns the part of \p D that computes elements [\p FirstElt, \p FirstElt +
/// \p NumElts). If an operand depends on lanes (a predicate, a flag result),
/// FirstLane of the part is \p FirstElt more than that of \p D, modulo the 32
/// lanes of a mask; otherwise it is 0. Returns std::nullopt if the elements of
/// an operand are no region.
std::optional<InstDesc> sliceInst(const InstDesc &D, unsigned FirstElt,
                                  unsigned NumElts);

/// The facts on which legality and cost of an instruction depend, as plain
/// numbers. The key does not have the whole offset of an operand, but only its
/// place within a register.
using InstKey = llvm::SmallVector<uint64_t, 24>;

/// Returns the key of \p D, but with \p NumElts instead of its ExecSize.
InstKey makeInstKey(const InstDesc &D, unsigned NumElts, unsigned GRFBytes);

struct InstKeyHash {
  size_t operator()(const InstKey &K) const {
    return llvm::hash_combine_range(K.begin(), K.end());
  }
};

} // namespace cmx

#endif // CMX_TARGET_INSTPARTS_H
