//===- LowerRuntime.h - Choices of the launching runtime --------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-lower-runtime: the driver for Level Zero and OpenCL puts the surfaces of
// a kernel into its binding table, at places that the binary states. So the
// number of a surface argument, or of a sampler, is a constant (KernelInfo.h,
// KernelArg::Binding). The driver launches groups only, so the place of a
// thread in the grid follows from its group and its place in the group.
//
//   define void @k(i32 %src, i32 %dst)       ; module flag cmx.runtime = "l0"
//   call @llvm.genx.oword.ld(i32 0, i32 %src, i32 %x)
//   %t = call i16 @llvm.genx.thread.x()
// becomes
//   call @llvm.genx.oword.ld(i32 0, i32 1, i32 %x)
//   %t = group id * local size + local id
//
// The arguments stay, without a use. For the CM runtime, the pass changes
// nothing.
//
// Before: surfaces and samplers are i32 (cmx-lower-arguments). After: no
// instruction uses such an argument, and none reads the thread id. A second run
// changes nothing. Linear in the number of uses.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_INPUT_LOWERRUNTIME_H
#define CMX_TRANSFORMS_INPUT_LOWERRUNTIME_H

#include "llvm/IR/PassManager.h"

namespace cmx {

class LowerRuntimePass : public llvm::PassInfoMixin<LowerRuntimePass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace cmx

#endif // CMX_TRANSFORMS_INPUT_LOWERRUNTIME_H
