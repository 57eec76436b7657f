//===- JIT.h - Kernels as machine code of this computer ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiles a kernel with cmx-lower-to-generic, LLVM's O2 pipeline and ORC, and
// runs it on the host. Undefined values have arbitrary bits here; only the
// evaluator (Evaluator.h) tracks which values are undefined.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ORACLE_JIT_JIT_H
#define CMX_ORACLE_JIT_JIT_H

#include "cmx/Oracle/Runtime/Grid.h"

#include "llvm/Support/Error.h"

#include <memory>
#include <string>

namespace llvm {
class Module;
}

namespace cmx {

struct JITOptions {
  unsigned OptLevel = 2; ///< 0: compiles faster.
  /// LLVM's name of the processor to compile for; this computer must be able to
  /// execute its instructions. If empty, this computer's own processor.
  std::string CPU;
};

/// Compiles the kernel \p KernelName of \p M. The name is that in !genx.kernels
/// or that of the function. \p M is not changed.
llvm::Expected<std::unique_ptr<runtime::Executable>>
compileKernel(const llvm::Module &M, llvm::StringRef KernelName,
              JITOptions Opts = {});

} // namespace cmx

#endif // CMX_ORACLE_JIT_JIT_H
