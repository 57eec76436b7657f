//===- Compare.h - Do IR and vISA do the same? ------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs IR and vISA on the same inputs and compares all memory. If memory
// differs, both forms run again, more slowly:
// - the IR runs step by step, with a record of undefined bytes, which can have
//   any value in vISA;
// - for both forms, the instruction that wrote a byte last is recorded.
//
// The first defined byte that differs is reported. A byte is not reported if
// correct executions of the IR can differ in it, as in the last bits of floats
// under fast-math flags.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_CMXRUN_COMPARE_H
#define CMX_TOOLS_CMXRUN_COMPARE_H

#include "Arguments.h"

namespace cmx {

ExitStatus compareForms(Program &P, llvm::ArrayRef<Binding> Bindings,
                        const Options &Opts);

} // namespace cmx

#endif // CMX_TOOLS_CMXRUN_COMPARE_H
