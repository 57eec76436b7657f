//===- LowerSimdcf.h - SIMD control flow becomes masks ----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-lower-simdcf: goto and join become logic on their masks.
//
//   {%mask2, %resume2, %taken} = goto(%mask, %resume, %stay)
// ->
//   %active  = first lanes of %mask, as many as %stay has
//   %left    = and %active, %stay
//   %mask2   = %mask, its first lanes replaced by %left
//   %resume2 = or %resume, (and %active, (not %stay))
//   %taken   = not (any %left)
//
//   {%mask2, %taken} = join(%mask, %resume)
// ->
//   %active = or (first lanes of %mask, as many as %resume has), %resume
//   %mask2  = %mask, its first lanes replaced by %active
//   %taken  = not (any %active)
//
//   %bits  = savemask(%mask)        ->  bitcast %mask, zeros for other lanes
//   %mask2 = unmask(%bits, -1)      ->  all lanes
//   %mask3 = remask(%mask2, %bits)  ->  the lanes of %bits
//
// In IR, each write, message and select names its mask as an operand, and the
// branches of SIMD control flow are scalar branches on %taken. So this form is
// correct for any order of blocks and any use of the masks.
//
// A section of SIMD control flow uses the first lanes of a mask. The pass makes
// these lanes a value of their own. The whole mask stays only if something else
// reads it.
//
// On an edge that is only taken if no lane of %m is set, 0 and %m are equal:
//
//   br i1 (any %m), %a, %b
//   %p = phi [0, here], [%m, ...]   in %b    ->  %m
//   select (any %m), 0, %m                   ->  0
//
// Before: any IR, best after SROA. After: no call of a simdcf intrinsic and no
// unreachable block is left. A second run changes nothing. Linear.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_INPUT_LOWERSIMDCF_H
#define CMX_TRANSFORMS_INPUT_LOWERSIMDCF_H

#include "llvm/IR/PassManager.h"

namespace cmx {

/// The pass cmx-lower-simdcf.
class LowerSimdcfPass : public llvm::PassInfoMixin<LowerSimdcfPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace cmx

#endif // CMX_TRANSFORMS_INPUT_LOWERSIMDCF_H
