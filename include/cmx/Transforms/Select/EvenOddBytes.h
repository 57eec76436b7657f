//===- EvenOddBytes.h - Byte arithmetic by even and odd bytes ---*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// If the result of a computation on words is packed into bytes,
// cmx-even-odd-bytes splits the computation. The new code computes the even and
// the odd bytes separately, and writes them with destination stride 2, so that
// no packing is needed.
//
//   %s = add <64 x i16> (zext %a), (zext %b)
//   %r = trunc <64 x i16> %s to <64 x i8>
//     ->  %e = trunc (add (zext (%a, even)), (zext (%b, even)))
//         %o = trunc (add (zext (%a, odd)), (zext (%b, odd)))
//         %r = wrregion(wrregion(poison, %e, stride 2), %o, stride 2, 1)
//
// Gen computes bytes as words. A packed destination of bytes costs a mov for
// each 32 bytes; a destination of stride 2 costs no mov. A tree of operations,
// in which only the next operation uses each result, is rewritten as a whole.
// Its inner results stay words. The rewriting is profitable if the cost table
// says so. This is the case from 64 bytes on: then two instructions of 32 lanes
// replace two other instructions and the moves that pack their results.
//
// A sum of bytes that is limited to 255 becomes a saturating addition. With a
// destination of stride 2, the saturation costs nothing.
//
// Precondition and postcondition: stage Lowered.
//
// For each truncation of words to bytes, the pass collects its tree and
// computes the costs of the old and the new code. If the new code is cheaper,
// the pass builds it. If the old bytes were written to a region, the new bytes
// are written there directly.
//
// The pass does not split trees with divisions, compares or selects (their
// masks would have to be split into even and odd lanes), trees with constants
// whose lanes differ, trees with more than 16 operations, or trees across
// blocks.
//
// The time is linear, because an operation belongs to at most one tree.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_SELECT_EVENODDBYTES_H
#define CMX_TRANSFORMS_SELECT_EVENODDBYTES_H

#include "cmx/Transforms/TargetPass.h"

namespace cmx {

/// The pass cmx-even-odd-bytes.
class EvenOddBytesPass : public TargetPass<EvenOddBytesPass> {
public:
  using TargetPass::TargetPass;
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_SELECT_EVENODDBYTES_H
