//===- KernelInfo.h - Which functions are kernels ---------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel is a defined function that a node of !genx.kernels names, or that
// has the attribute "CMGenxMain", or that is dllexport or of the spir_kernel
// calling convention. The node gives argument kinds, descriptions and the SLM
// size; where it is missing, the attributes "VCArgumentKind" and
// "VCArgumentDesc" of the arguments and "VCSLMSize" of the function do.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_KERNELINFO_H
#define CMX_IR_KERNELINFO_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"

#include <optional>
#include <string>
#include <vector>

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace cmx {

/// The numbers are those of the metadata and of VCArgumentKind.
enum class KernelArgKind : unsigned { General = 0, Sampler = 1, Surface = 2 };

struct KernelArg {
  KernelArgKind Kind = KernelArgKind::General;
  std::string Desc; ///< "buffer_t", "image2d_t", "svmptr_t", ... or empty.
};

struct KernelInfo {
  llvm::Function *Fn = nullptr;
  std::string Name;
  unsigned SLMBytes = 0;
  llvm::SmallVector<KernelArg, 8> Args; ///< One per argument of Fn.
};

/// Does \p F carry any sign of being a kernel (see the file comment, without
/// the metadata)?
bool hasKernelAttributes(const llvm::Function &F);
/// Is \p F a "VCFunction", a function the module's kernels may call?
bool isVCFunction(const llvm::Function &F);

/// The kernels of \p M in the order of the module's functions. Errors are
/// reported through the context, and then nothing is returned.
std::optional<std::vector<KernelInfo>> getKernels(llvm::Module &M);

} // namespace cmx

#endif // CMX_IR_KERNELINFO_H
