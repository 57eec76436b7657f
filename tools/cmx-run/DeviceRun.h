//===- DeviceRun.h - Running a kernel on a device ---------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_CMXRUN_DEVICERUN_H
#define CMX_TOOLS_CMXRUN_DEVICERUN_H

#include "Outputs.h"

namespace cmx {

/// Runs the kernel of \p P, a program in the form of IR, and then calls
/// finish(). With --time, runs the kernel several times. Returns an error if
/// the device cannot run the kernel.
llvm::Expected<ExitStatus> runOnDevice(Program &P,
                                       llvm::ArrayRef<Binding> Bindings,
                                       const OutputChecks &Checks,
                                       const Options &Opts);

} // namespace cmx

#endif // CMX_TOOLS_CMXRUN_DEVICERUN_H
