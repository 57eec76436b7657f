//===- MatchPatterns.h - Several operations that become one -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-match-patterns replaces several instructions by one operation of the
// machine.
//
//   (a + b + 1) >> 1, where the sum does not wrap          avg a, b
//   a + b + c, a + b - c, if the platform has add3         add3 a, b, (-)c
//   select %m, (op ..), %x, where this is the last use of %x
//     ->  wrregion %x, (op ..), all of it, %m            op .. into %x under %m
//   select %m, %x, (op ..): the same under the complement of %m
//   add %x, (select %m, %y, 0), the last use of %x         add %x, %y under %m
//   logic of three operands (BooleanFunctions)             bfn
//   sums of products of bytes (ByteDotProducts)            dp4a
//   shifts to both sides (Rotates)                         rol, ror
//   x * 255.0 + 0.5, several in a block (ConstantTerms)    mad of registers
//   (a*b + c*d) + 0.5, in any order (ConstantTerms)        mad with 0.5, mad
//
// Precondition: stage Lowered, because lowering creates sums, and splits
// operations that the machine does not have. Postcondition: the same stage. A
// second run may find more patterns, because the first run can leave values
// with a single use.
//
// The inner operations must have no other use. Otherwise they would remain. A
// sum does not become add3 if one of its terms is a product (mad is better), an
// extension (an operand of add can include it, an operand of add3 cannot), or a
// constant. Sums are visited from the last to the first, so that add3 takes the
// last three terms of a chain of four.
//
// Other passes find other patterns:
// - baling: products in sums, negated and absolute operands,
// - InstCombine and cmx-lower: saturation, minima, maxima, most rotations,
// - cmx-lower: division by constants (Divide.cpp), carries (Int64.cpp, which
//   says why addc is not cheaper).
//
// The time is linear in the number of instructions and uses.
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
