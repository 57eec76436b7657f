//===- OpenCLDriver.h - Loading Intel's OpenCL driver -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_LAUNCH_OPENCLDRIVER_H
#define CMX_LIB_LAUNCH_OPENCLDRIVER_H

#include "cmx/Launch/Launch.h"

#define CL_TARGET_OPENCL_VERSION 210
#include <CL/cl.h>

namespace cmx::launch {

/// The functions of libOpenCL that cmx uses.
struct OpenCLFunctions {
#define CMX_CL_FUNCTIONS(F)                                                    \
  F(clGetPlatformIDs)                                                          \
  F(clGetDeviceIDs)                                                            \
  F(clGetDeviceInfo)                                                           \
  F(clCreateContext)                                                           \
  F(clReleaseContext)                                                          \
  F(clCreateCommandQueueWithProperties)                                        \
  F(clReleaseCommandQueue)                                                     \
  F(clFlush)                                                                   \
  F(clCreateProgramWithBinary)                                                 \
  F(clBuildProgram)                                                            \
  F(clGetProgramBuildInfo)                                                     \
  F(clReleaseProgram)                                                          \
  F(clCreateKernel)                                                            \
  F(clReleaseKernel)                                                           \
  F(clSetKernelArg)                                                            \
  F(clSetKernelArgSVMPointer)                                                  \
  F(clSetKernelExecInfo)                                                       \
  F(clCreateBuffer)                                                            \
  F(clCreateImage)                                                             \
  F(clReleaseMemObject)                                                        \
  F(clSVMAlloc)                                                                \
  F(clSVMFree)                                                                 \
  F(clEnqueueReadBuffer)                                                       \
  F(clEnqueueWriteBuffer)                                                      \
  F(clEnqueueReadImage)                                                        \
  F(clEnqueueWriteImage)                                                       \
  F(clEnqueueSVMMap)                                                           \
  F(clEnqueueSVMUnmap)                                                         \
  F(clEnqueueNDRangeKernel)                                                    \
  F(clWaitForEvents)                                                           \
  F(clGetEventInfo)                                                            \
  F(clGetEventProfilingInfo)                                                   \
  F(clReleaseEvent)
#define CMX_CL_MEMBER(Name) decltype(&::Name) Name = nullptr;
  CMX_CL_FUNCTIONS(CMX_CL_MEMBER)
#undef CMX_CL_MEMBER
};

/// The driver in this process. It is loaded once.
class OpenCLDriver {
public:
  /// Returns the driver. Whether it captures depends on \p Opts and on the GPUs
  /// of the system.
  static llvm::Expected<const OpenCLDriver *> get(const DeviceOptions &Opts);
  ~OpenCLDriver();

  const OpenCLFunctions &functions() const { return CL; }
  cl_device_id device() const { return Id; }
  bool captures() const { return !CaptureFile.empty(); }
  /// The capture file; empty if this file is temporary.
  llvm::StringRef keptFile() const {
    return TemporaryFolder.empty() ? CaptureFile : llvm::StringRef();
  }

private:
  llvm::Error load(const DeviceOptions &Opts);
  llvm::Error findDevice();

  OpenCLFunctions CL;
  cl_device_id Id = nullptr;
  std::string CaptureFile;
  std::string PartFile;        ///< The capture file until it is complete.
  std::string TemporaryFolder; ///< If not empty: removed at the end.
};

/// Returns an error of kind device-refused if \p Status is not CL_SUCCESS.
llvm::Error checkCall(llvm::StringRef Function, cl_int Status,
                      const llvm::Twine &Detail = "");

} // namespace cmx::launch

#endif // CMX_LIB_LAUNCH_OPENCLDRIVER_H
