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

/// \p Access reads or writes bfloats. Makes an access to the same region with
/// i16 in place of bfloats. The elements of the result are i16.
llvm::Value *createMoveOfWords(RegionBuilder &RB,
                               const RegionAccessInst &Access);

} // namespace cmx

#endif // CMX_IR_BFLOATMOVES_H
