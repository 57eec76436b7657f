//===- MatchPatterns.h - Several operations that are one --------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-match-patterns: what the machine has as one operation becomes that
// operation.
//
//   (a + b + 1) >> 1, where the sum does not wrap          avg a, b
//   a + b + c, a + b - c, where the platform has it        add3 a, b, (-)c
//   select %m, (op ..), %x, where %x ends here
//     ->  wrregion %x, (op ..), all of it, %m            op .. into %x under %m
//   add %x, (select %m, %y, 0), where %x ends here         add %x, %y under %m
//   logic of three operands (BooleanFunctions)             bfn
//   sums of products of bytes (ByteDotProducts)            dp4a
//   shifts to both sides (Rotates)                         rol, ror
//   x * 255.0 + 0.5, several in a block (ConstantTerms)    mad, with registers
//
// Before: stage Lowered, since lowering makes sums of its own and splits what
// the machine does not have. After: the same. A second run may find what the
// first one left with one use.
//
// The operations in between must have no other use; they would remain. A sum
// is left alone if one of its terms is a product (mad is better), an extension
// from bytes or of another width (an operand of add, not of add3), or a
// constant. Sums count from the last to the first, so that of a chain of four
// terms add3 takes the last three.
//
// Other patterns are found elsewhere: products in sums (BaleMaker), negated and
// absolute operands, saturation, minima and maxima (InstCombine, Lower),
// most rotations (InstCombine and Lower), carries (Lower/Int64; addc is not
// cheaper, see docs/Passes.md), division by constants (Lower/Divide).
//
// Linear in the number of instructions and uses.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_SELECT_MATCHPATTERNS_H
#define CMX_TRANSFORMS_SELECT_MATCHPATTERNS_H

#include "cmx/Transforms/TargetPass.h"

namespace cmx {

/// The pass cmx-match-patterns.
class MatchPatternsPass : public TargetPass<MatchPatternsPass> {
public:
  using TargetPass::TargetPass;
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_SELECT_MATCHPATTERNS_H
