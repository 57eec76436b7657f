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
  /// The input of the finalizer. For a kernel, it is VISAText. For a function,
  /// a kernel that calls the function is placed before VISAText. Without this
  /// kernel, the finalizer makes no code for the function.
  std::string FinalizerText;
  uint64_t PrivateBytes = 0; ///< See visa::Kernel::PrivateBytes.
  bool NeverEnds = false;    ///< Every path leads into an endless loop.
  /// Does the kernel call functions? Calls need a stack.
  bool HasCalls = false;
  /// Does the kernel use addresses of functions?
  bool HasAddresses = false;
  /// Counts of vISA instructions, the most frequent first; labels are not
  /// counted.
  std::vector<OpcodeCount> Opcodes;
  /// The description for Intel's driver. It exists only if the arguments of the
  /// kernel have the form that the driver needs.
  std::optional<zebin::KernelDescription> Description;
  /// The places in the source, for debuggers. They exist only if the kernel has
  /// a Description and debug info.
  std::optional<zebin::KernelSource> Source;
  std::optional<GenCode> Gen;
};

/// Adds the Gen code of \p K (see finalize). If the kernel has calls, its stack
/// is counted as StackBytes, not as SpilledBytes.
llvm::Error finalizeKernel(CompiledKernel &K, const TargetDesc &TD,
                           const FinalizerOptions &Opts);

/// Returns the contents of a file for Intel's driver that contains \p Kernels.
/// Each kernel must have a description and Gen code.
llvm::Expected<std::string> makeZEBinary(llvm::ArrayRef<CompiledKernel> Kernels,
                                         const TargetDesc &TD);

/// Runs the vISA verifier on \p M and reports errors as invalid-visa. \p M was
/// made from \p F and the functions that \p F calls. Returns true if there are
/// no errors.
bool checkVISA(const llvm::Function &F, const visa::Module &M,
               const TargetDesc &TD);

/// Is called for each complete and correct kernel.
using KernelObserver =
    llvm::function_ref<void(const visa::Kernel &, const CodeOrigins &)>;

/// Generates vISA code for \p K, checks it, and converts it to text. Returns
/// std::nullopt after it has reported an error.
std::optional<CompiledKernel> compileKernel(const KernelInfo &K,
                                            const TargetDesc &TD,
                                            KernelObserver Observe = {});

/// --stats-json: returns the figures of one kernel.
llvm::json::Object statsOf(const CompiledKernel &K, const TargetDesc &TD);
/// --stats: prints the figures of one kernel as text.
void printStats(const CompiledKernel &K, const TargetDesc &TD,
                llvm::raw_ostream &OS);

} // namespace cmx

#endif // CMX_TOOLS_DRIVER_EMIT_H
