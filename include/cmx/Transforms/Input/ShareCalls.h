//===- ShareCalls.h - One copy of a function for several calls --*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// If a function calls another one several times, cmx-share-calls replaces these
// calls by a single one, so that always-inline makes one copy of the callee:
//
//     %x = call @f(i32 %a)                   br label %f.shared
//     ...                                  after.0:
//     %y = call @f(i32 7)                    ...
//                                            br label %f.shared
//                                          after.1:
//                                            ...
//                                          f.shared:
//                                            %n = phi i32 [ -1, .. ], [ 0, .. ]
//                                            %p = phi i32 [ %a, .. ], [ 7, .. ]
//                                            %r = call @f(i32 %p)
//                                            switch i32 %n, after.0
//                                              [0: after.1]
//
// Code generation turns this form into calls (Analysis/Subroutines.h). The pass
// sets the module flag "cmx.shared-calls" to allow this. The calls to a
// function are shared only if all of this holds:
// - the function is no kernel, does not call itself, and nothing takes its
//   address;
// - it has neither optnone nor alwaysinline, and several copies would be longer
//   than one copy and its calls. If it has no noinline, the copies must be
//   longer by more than MaxCopiedInstructions;
// - phis can hold its arguments, its result and the values that are live across
//   the calls (scalars, vectors, structures of these), and there are not too
//   many such phis;
// - no function of the module has SIMD control flow, whose masks depend on the
//   order of blocks;
// - the function gets the same pointers to variables in all calls, or each call
//   passes a variable of its own, whose address does not escape. In the latter
//   case the callee works on a copy of the variable.
//
// Values that are live across a shared call get a phi, and addresses are
// computed again after the call.
//
// Before: any module. After: the same, with fewer calls. A second run changes
// nothing. Calls in unreachable blocks stay. The time is linear in the
// instructions, their uses, and the blocks in which values are live. It is
// quadratic in the new phis of a block, but their number is limited.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_INPUT_SHARECALLS_H
#define CMX_TRANSFORMS_INPUT_SHARECALLS_H

#include "llvm/IR/PassManager.h"

namespace cmx {

class ShareCallsPass : public llvm::PassInfoMixin<ShareCallsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace cmx

#endif // CMX_TRANSFORMS_INPUT_SHARECALLS_H
