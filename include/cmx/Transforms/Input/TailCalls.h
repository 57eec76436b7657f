//===- TailCalls.h - Recursion at the end becomes a loop --------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// If a function calls itself at its end, cmx-tail-calls turns this call into a
// jump to the start of the function.
//
//   define i32 @f(i32 %a, i32 %b)        define i32 @f(i32 %a, i32 %b)
//                                        start:
//                                          %x = phi [ %a ], [ %y ]
//                                          %y = phi [ %b ], [ %m ]
//     %m = urem i32 %a, %b       ->        %m = urem i32 %x, %y
//     %r = call i32 @f(i32 %b, i32 %m)     br label %start
//     ret i32 %r
//
// A function that no longer calls itself needs no stack: it is inlined. LLVM's
// tail call elimination does the work, but only on functions that call
// themselves, and only on calls whose result is returned at once. LLVM's pass
// also marks calls as tail. cmx-tail-calls removes these marks, because they
// mean nothing to cmx. A jump writes new values to byval arguments, so an
// attribute that says that the function only reads memory is dropped.
//
// Before: any function of stage Input. After: the same. A second run changes
// nothing. The time is linear in the size of the function.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_INPUT_TAILCALLS_H
#define CMX_TRANSFORMS_INPUT_TAILCALLS_H

#include "llvm/IR/PassManager.h"

namespace cmx {

/// The pass cmx-tail-calls.
class TailCallsPass : public llvm::PassInfoMixin<TailCallsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &FAM);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_INPUT_TAILCALLS_H
