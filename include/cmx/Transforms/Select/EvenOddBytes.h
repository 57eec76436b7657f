//===- EvenOddBytes.h - Byte arithmetic by even and odd bytes ---*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-even-odd-bytes: what is computed in words and packed into bytes is
// computed for the even and the odd bytes instead, which are written with
// destination stride 2 and need no packing.
//
//   %s = add <64 x i16> (zext %a), (zext %b)
//   %r = trunc <64 x i16> %s to <64 x i8>
//     ->  %e = trunc (add (zext (%a, even)), (zext (%b, even)))
//         %o = trunc (add (zext (%a, odd)), (zext (%b, odd)))
//         %r = wrregion(wrregion(poison, %e, stride 2), %o, stride 2, 1)
//
// Gen computes bytes in words; a packed destination of bytes costs a mov for
// each 32 of them, one of stride 2 nothing. A tree of operations in which each
// is read by the next one only is taken as a whole: its inner results stay
// words. Whether that pays says the cost table; it does from 64 bytes on, where
// two instructions of 32 lanes replace two and their packing.
//
// A sum of bytes that is limited to 255 saturates as well, as such a
// destination does for nothing.
//
// Before: stage Lowered. After: the same.
//
// Steps, for each truncation of words to bytes: collect the tree above it;
// price both forms; write the new one, into the region to which the bytes went
// if they were written to one.
//
// Not done: divisions, compares and choices (their masks would fall into even
// and odd lanes), constants that differ by lane, trees of more than 16
// operations or across blocks.
//
// Linear: an operation belongs to one tree at most.
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
