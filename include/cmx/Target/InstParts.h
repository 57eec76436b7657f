//===- InstParts.h - Parts and keys of instructions -------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For splitting instructions: the description of some lanes of an operation,
// and a key under which an answer about it is remembered.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TARGET_INSTPARTS_H
#define CMX_TARGET_INSTPARTS_H

#include "cmx/Target/TargetDesc.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace cmx {

/// Elements [\p FirstElt, \p FirstElt + \p NumElts) of \p D, whose region
/// operands have more than that. FirstLane counts on modulo the 32 lanes of a
/// mask where an operand knows lanes (a predicate, a flag result) and is 0
/// elsewhere. Nothing if an operand is no region there.
std::optional<InstDesc> sliceInst(const InstDesc &D, unsigned FirstElt,
                                  unsigned NumElts);

/// All that legality and cost of an instruction depend on, as plain numbers:
/// of an operand's offset only the place within a register.
using InstKey = llvm::SmallVector<uint64_t, 24>;

/// The key of \p D with \p NumElts elements (ExecSize is not looked at).
InstKey makeInstKey(const InstDesc &D, unsigned NumElts, unsigned GRFBytes);

struct InstKeyHash {
  size_t operator()(const InstKey &K) const {
    return llvm::hash_combine_range(K.begin(), K.end());
  }
};

} // namespace cmx

#endif // CMX_TARGET_INSTPARTS_H
