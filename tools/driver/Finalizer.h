//===- Finalizer.h - Running Intel's finalizer GenX_IR ----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The exit status of GenX_IR is not reliable. It is 0 even if GenX_IR has
// changed or dropped code, or could not encode it. It is 1 for a good listing
// with a spill. So this code accepts a run only if all of this is true (found
// by experiment with GenX_IR 1.0.12504):
//
//  - GenX_IR ended within the time limit with status 0;
//  - GenX_IR printed only the line that repeats its command;
//  - there is a listing with an end of thread and without illegal instructions.
//
// A spill is the only exception: status 1 and the notices about the spill are
// accepted if the listing says how large the spill is.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_DRIVER_FINALIZER_H
#define CMX_TOOLS_DRIVER_FINALIZER_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>

namespace cmx {

class TargetDesc;

struct FinalizerOptions {
  std::string Path; ///< Empty: GenX_IR in PATH.
  unsigned Seconds = 60;
  bool MayNeverEnd = false; ///< No path reaches the end.
  bool WantsBinary = false; ///< Also make Code and Container.
};

/// The finalizer's result for a kernel.
struct GenCode {
  std::string Listing;
  unsigned NumInstructions = 0; ///< As the listing says (//.instCount).
  unsigned NumMessages = 0;     ///< Sends, loads, stores, atomics, and the
                                ///< end of the thread.
  unsigned SpilledBytes = 0;
  unsigned StackBytes = 0; ///< For calls, without spills.
  /// The size of the code that loads the local ids at the start of the kernel;
  /// 0 if there is none.
  unsigned LocalIdCodeBytes = 0;
  /// If the first run of the finalizer failed: what was expected of it and what
  /// happened instead, and the option with which another run succeeded. That
  /// option leaves out some optimization. Both are empty if the first run did
  /// not fail.
  std::string FirstFailure;
  llvm::StringRef NeededOption;
  std::string Code;      ///< Gen instructions.
  std::string Container; ///< The file that the old CM runtime loads.
};

/// Compiles \p VISAText. Messages name \p KernelName. Errors are of the kinds
/// FinalizerMissing, FinalizerTimeout, FinalizerMemory, FinalizerRegisters,
/// FinalizerFailed, FinalizerMessage and FinalizerListing.
llvm::Expected<GenCode> finalize(llvm::StringRef KernelName,
                                 llvm::StringRef VISAText, const TargetDesc &TD,
                                 const FinalizerOptions &Opts);

} // namespace cmx

#endif // CMX_TOOLS_DRIVER_FINALIZER_H
