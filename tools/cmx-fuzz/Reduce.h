//===- Reduce.h - Small kernels that fail alike -----------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_CMXFUZZ_REDUCE_H
#define CMX_TOOLS_CMXFUZZ_REDUCE_H

#include "Options.h"

namespace cmx {

/// Writes the kernel of \p F, and a text that describes the failure, into the
/// folder of \p Opts. Sets \p File to the name of the kernel's file.
llvm::Error saveFailure(const Options &Opts, const FuzzFailure &F,
                        std::string &File);

/// Reduces the kernel in \p File while it still fails in the way that \p F
/// describes. For this, writes a script, the interestingness test, beside
/// \p File and runs llvm-reduce.
llvm::Error reduceFailure(const Options &Opts, const FuzzFailure &F,
                          llvm::StringRef File);

} // namespace cmx

#endif // CMX_TOOLS_CMXFUZZ_REDUCE_H
