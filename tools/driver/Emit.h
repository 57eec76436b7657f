//===- Emit.h - From kernels to vISA text -----------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_DRIVER_EMIT_H
#define CMX_TOOLS_DRIVER_EMIT_H

#include "Finalizer.h"

#include "cmx/Binary/DebugInfo.h"
#include "cmx/Binary/DescribeKernel.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/JSON.h"

#include <optional>
#include <string>
#include <vector>

namespace llvm {
class Function;
class raw_ostream;
} // namespace llvm

namespace cmx {

struct CodeOrigins;
struct KernelInfo;
class TargetDesc;

namespace visa {
class Kernel;
struct Module;
} // namespace visa

/// One kernel and its compiled forms.
struct CompiledKernel {
  struct OpcodeCount {
    std::string Mnemonic;
    unsigned Count;
  };

  std::string Name;
  std::string VISAText;
  /// The text for the finalizer: VISAText. If that is the text of a function, a
  /// kernel that calls the function stands before it, since the finalizer makes
  /// no code of functions that no kernel calls.
  std::string FinalizerText;
  uint64_t PrivateBytes = 0; ///< As visa::Kernel::PrivateBytes.
  bool NeverEnds = false;    ///< Every path leads into an endless loop.
  bool HasCalls = false;     ///< Of functions, which need a stack.
  bool HasAddresses = false; ///< Of functions.
  /// vISA instructions, the most frequent first; labels do not count.
  std::vector<OpcodeCount> Opcodes;
  /// For the driver; only of a kernel with the driver's form of arguments.
  std::optional<zebin::KernelDescription> Description;
  /// For debuggers; only if there is a Description, and debug info.
  std::optional<zebin::KernelSource> Source;
  std::optional<GenCode> Gen;
};

/// Adds the Gen code of \p K; see finalize. The stack of a kernel with calls
/// counts as StackBytes, not as SpilledBytes.
llvm::Error finalizeKernel(CompiledKernel &K, const TargetDesc &TD,
                           const FinalizerOptions &Opts);

/// A file for Intel's driver with \p Kernels, all of which have a description
/// and Gen code.
llvm::Expected<std::string> makeZEBinary(llvm::ArrayRef<CompiledKernel> Kernels,
                                         const TargetDesc &TD);

/// Runs the vISA verifier on \p M, made from \p F and the functions that it
/// calls, and reports errors as invalid-visa. Returns true if there are none.
bool checkVISA(const llvm::Function &F, const visa::Module &M,
               const TargetDesc &TD);

/// Called for each complete and correct kernel.
using KernelObserver =
    llvm::function_ref<void(const visa::Kernel &, const CodeOrigins &)>;

/// Generates, checks and prints \p K. Returns nothing after a reported error.
std::optional<CompiledKernel> compileKernel(const KernelInfo &K,
                                            const TargetDesc &TD,
                                            KernelObserver Observe = {});

/// --stats-json: the figures of one kernel.
llvm::json::Object statsOf(const CompiledKernel &K, const TargetDesc &TD);
/// --stats: the same as text.
void printStats(const CompiledKernel &K, const TargetDesc &TD,
                llvm::raw_ostream &OS);

} // namespace cmx

#endif // CMX_TOOLS_DRIVER_EMIT_H
