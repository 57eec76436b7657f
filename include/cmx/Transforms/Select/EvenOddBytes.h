//===- EvenOddBytes.h - Byte arithmetic by even and odd bytes ---*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-even-odd-bytes splits a computation in words whose result is packed into
// bytes. It computes the even and the odd bytes apart and writes them with
// destination stride 2, which needs no packing.
//
//   %s = add <64 x i16> (zext %a), (zext %b)
//   %r = trunc <64 x i16> %s to <64 x i8>
//     ->  %e = trunc (add (zext (%a, even)), (zext (%b, even)))
//         %o = trunc (add (zext (%a, odd)), (zext (%b, odd)))
//         %r = wrregion(wrregion(poison, %e, stride 2), %o, stride 2, 1)
//
// Gen computes bytes in words. A packed destination of bytes costs a mov for
// each 32 bytes, a destination of stride 2 costs nothing. A tree of operations,
// in which only the next operation uses each result, is rewritten as a whole:
// its inner results stay words. The cost table decides whether this pays. It
// pays from 64 bytes on, where two instructions of 32 lanes replace two others
// and the moves that pack their results.
//
// A sum of bytes that is limited to 255 becomes a saturating addition, which
// costs nothing with such a destination.
//
// Before: stage Lowered. After: the same.
//
// Steps, for each truncation of words to bytes: collect its tree; price both
// forms; write the new one, directly into the region if the bytes were written
// to a region.
//
// Not split: divisions, compares and selects (their masks would have to be
// split into even and odd lanes), constants that differ by lane, trees of more
// than 16 operations or across blocks.
//
// The time is linear, as an operation belongs to one tree at most.
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
