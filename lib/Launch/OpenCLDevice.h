//===- OpenCLDevice.h - The device opencl -----------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_LAUNCH_OPENCLDEVICE_H
#define CMX_LIB_LAUNCH_OPENCLDEVICE_H

#include "cmx/Launch/Launch.h"

namespace cmx::launch {

llvm::Expected<std::unique_ptr<Device>> createOpenCLDevice(DeviceOptions Opts);

} // namespace cmx::launch

#endif // CMX_LIB_LAUNCH_OPENCLDEVICE_H
