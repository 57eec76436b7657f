//===- LocalizeVariables.h - Variables at file scope ------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-localize-variables: a variable at file scope in address space 0 belongs
// to the thread, so each kernel that names it gets its own.
//
//   @v = internal global <8 x i32> zeroinitializer
//   ... store volatile <8 x i32> %x, ptr @v
// ->
//   %v = alloca <8 x i32>                  ; at the entry of the kernel
//   call void @llvm.memset(ptr %v, i8 0, ...)
//   ... store <8 x i32> %x, ptr %v
//
// Nobody else sees the variable, so accesses of it need not be volatile, and
// the register that genx_byte_offset asks for does not matter. An external
// variable with the attribute genx_volatile or VCVolatile is undefined at
// first.
//
// If a function that stays, since it was not inlined, uses a variable, the
// variable is marked (markThreadVariable): cmx-private-memory gives it an
// address. If such a function reads local ids, local sizes or group counts,
// which are arguments of the kernel, the kernel stores them in a variable of
// this kind.
//
// A variable in shared local memory gets an address there
// (placeSharedVariables).
//
// Before: any module, best after inlining. After: kernels name constants and
// marked variables only. The pass reports (variable-placement) a variable that
// is defined elsewhere, that lies in memory that other threads see, or whose
// initial value is an address. A second run changes nothing. Linear.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_INPUT_LOCALIZEVARIABLES_H
#define CMX_TRANSFORMS_INPUT_LOCALIZEVARIABLES_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/PassManager.h"

namespace cmx {

/// Replaces variables by copies in each function for which \p IsKernel holds. A
/// variable that another function uses as well stays. Returns whether anything
/// changed.
bool localizeVariables(
    llvm::Module &M, llvm::function_ref<bool(const llvm::Function &)> IsKernel);

class LocalizeVariablesPass
    : public llvm::PassInfoMixin<LocalizeVariablesPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

/// Makes constants of variables that other threads see, but that nothing
/// changes. Returns whether anything changed.
bool findTables(llvm::Module &M);

} // namespace cmx

#endif // CMX_TRANSFORMS_INPUT_LOCALIZEVARIABLES_H
