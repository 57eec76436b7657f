//===- BFloatMoves.h - Regions of bfloat16, moved as words ------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_BFLOATMOVES_H
#define CMX_IR_BFLOATMOVES_H

namespace llvm {
class Value;
} // namespace llvm

namespace cmx {

class RegionAccessInst;
class RegionBuilder;

/// \p Access, a region of bfloats that is read or written, as words: the same
/// region of i16. The result is of i16.
llvm::Value *createMoveOfWords(RegionBuilder &RB,
                               const RegionAccessInst &Access);

} // namespace cmx

#endif // CMX_IR_BFLOATMOVES_H
