//===- LocalizeVariables.h - Variables at file scope ------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-localize-variables: a variable at file scope in address space 0 belongs
// to the thread. So each kernel that uses the variable gets its own copy as a
// local variable.
//
//   @v = internal global <8 x i32> zeroinitializer
//   ... store volatile <8 x i32> %x, ptr @v
// ->
//   %v = alloca <8 x i32>                  ; at the entry of the kernel
//   call void @llvm.memset(ptr %v, i8 0, ...)
//   ... store <8 x i32> %x, ptr %v
//
// No other thread sees the variable, so accesses of it need not be volatile.
// The attribute genx_byte_offset, which asks for a certain register, has no
// effect. An external variable with the attribute genx_volatile or VCVolatile
// is undefined at first.
//
// If a function that is not inlined uses a variable, the pass marks the
// variable (markThreadVariable), and cmx-private-memory gives it an address. If
// such a function reads local ids, local sizes or group counts, which are
// arguments of the kernel, the kernel stores them in a marked variable.
//
// A variable in shared local memory gets an address there
// (placeSharedVariables).
//
// Before: any module, best after inlining. After: the only variables of file
// scope that kernels use are constants and marked variables. The pass reports
// (variable-placement) a variable that is defined elsewhere, that lies in
// memory that other threads see, or whose initial value is an address. A second
// run changes nothing. Linear.
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

/// Marks variables as constant if other threads see them, but no instruction
/// changes them. Returns whether anything changed.
bool findTables(llvm::Module &M);

} // namespace cmx

#endif // CMX_TRANSFORMS_INPUT_LOCALIZEVARIABLES_H
