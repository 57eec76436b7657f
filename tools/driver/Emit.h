//===- Emit.h - From kernels to vISA text -----------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_DRIVER_EMIT_H
#define CMX_TOOLS_DRIVER_EMIT_H

#include "Finalizer.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <optional>
#include <string>
#include <vector>

namespace llvm {
class Function;
class raw_ostream;
} // namespace llvm

namespace cmx {

struct CodeOrigin;
struct KernelInfo;
class TargetDesc;

namespace visa {
class Kernel;
} // namespace visa

/// One kernel and its compiled forms.
struct CompiledKernel {
  struct OpcodeCount {
    std::string Mnemonic;
    unsigned Count;
  };

  std::string Name;
  std::string VISAText;
  /// vISA instructions, the most frequent first; labels do not count.
  std::vector<OpcodeCount> Opcodes;
  std::optional<GenCode> Gen;
};

/// Runs the vISA verifier on \p K, made from \p F, and reports errors as
/// invalid-visa. Returns true if there are none.
bool checkVISA(const llvm::Function &F, const visa::Kernel &K,
               const TargetDesc &TD);

/// Called for each complete and correct kernel.
using KernelObserver =
    llvm::function_ref<void(const visa::Kernel &, llvm::ArrayRef<CodeOrigin>)>;

/// Generates, checks and prints \p K. Returns nothing after a reported error.
std::optional<CompiledKernel> compileKernel(const KernelInfo &K,
                                            const TargetDesc &TD,
                                            KernelObserver Observe = {});

/// --stats: the figures of one kernel.
void printStats(const CompiledKernel &K, const TargetDesc &TD,
                llvm::raw_ostream &OS);

} // namespace cmx

#endif // CMX_TOOLS_DRIVER_EMIT_H
