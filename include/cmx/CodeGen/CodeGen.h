//===- CodeGen.h - From bales to a vISA kernel ------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_CODEGEN_CODEGEN_H
#define CMX_CODEGEN_CODEGEN_H

#include "cmx/IR/KernelInfo.h"
#include "cmx/Target/TargetDesc.h"
#include "cmx/VISA/Model.h"
#include <memory>

namespace cmx {

/// The vISA kernel of \p F for \p TD. \p F must be at stage Legalized; it is
/// changed (critical edges are split). What has no translation is reported
/// through the context, and null is returned.
std::unique_ptr<visa::Kernel>
generateKernel(llvm::Function &F, const KernelInfo &Info, const TargetDesc &TD);

} // namespace cmx

#endif // CMX_CODEGEN_CODEGEN_H
