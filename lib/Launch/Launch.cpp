//===- Launch.cpp - Running kernels from a host program -------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Launch/Launch.h"

#include "OpenCLDevice.h"
#include "cmx/Support/Diagnostics.h"

#include "llvm/ADT/Twine.h"

using namespace llvm;

namespace cmx::launch {

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

Expected<std::unique_ptr<Device>> Device::create(DeviceKind Kind,
                                                 DeviceOptions Opts) {
  switch (Kind) {
  case DeviceKind::CPU:
    return std::make_unique<CPUDevice>(std::move(Opts));
  case DeviceKind::OpenCL:
    return createOpenCLDevice(std::move(Opts));
  }
  llvm_unreachable("unknown device");
}

#if !CMX_HAS_OPENCL
Expected<std::unique_ptr<Device>> createOpenCLDevice(DeviceOptions) {
  return makeDiagError(DiagKind::DeviceUnavailable,
                       "the device opencl expected cmx to be built with "
                       "OpenCL's headers, actual: without");
}
#endif

static runtime::SurfaceDesc rowOf(StringRef Name, uint64_t SizeBytes) {
  runtime::SurfaceDesc Desc;
  Desc.Name = Name.str();
  Desc.WidthBytes = Desc.PitchBytes = SizeBytes;
  return Desc;
}

Expected<std::unique_ptr<Memory>> Device::buffer(StringRef Name,
                                                 uint64_t SizeBytes) {
  return allocate(MemoryKind::Buffer, rowOf(Name, SizeBytes));
}

Expected<std::unique_ptr<Memory>> Device::pointer(StringRef Name,
                                                  uint64_t SizeBytes) {
  return allocate(MemoryKind::Pointer, rowOf(Name, SizeBytes));
}

Expected<std::unique_ptr<Memory>> Device::image(StringRef Name, uint32_t Width,
                                                uint32_t Height,
                                                unsigned BytesPerPixel) {
  runtime::SurfaceDesc Desc = rowOf(Name, uint64_t(Width) * BytesPerPixel);
  Desc.IsImage = true;
  Desc.Rows = Height;
  Desc.BytesPerPixel = BytesPerPixel;
  return allocate(MemoryKind::Image, std::move(Desc));
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

static StringRef nameOf(MemoryKind Kind) {
  switch (Kind) {
  case MemoryKind::Buffer:
    return "a buffer";
  case MemoryKind::Image:
    return "an image";
  case MemoryKind::Pointer:
    return "memory at an address";
  }
  llvm_unreachable("unknown kind of memory");
}

static std::string wanted(const Parameter &P) {
  switch (P.Kind) {
  case ParameterKind::Value:
    return ("a value of " + Twine(P.SizeBytes) + " bytes").str();
  case ParameterKind::Surface:
    return "a buffer or an image";
  case ParameterKind::Buffer:
    return nameOf(MemoryKind::Buffer).str();
  case ParameterKind::Image:
    return nameOf(MemoryKind::Image).str();
  case ParameterKind::Pointer:
    return nameOf(MemoryKind::Pointer).str();
  case ParameterKind::Sampler:
    return "a sampler, which no device can be given";
  }
  llvm_unreachable("unknown kind of parameter");
}

static bool suits(const Parameter &P, const Argument &A) {
  if (!A.memory())
    return P.Kind == ParameterKind::Value && P.SizeBytes == A.bytes().size();
  MemoryKind Kind = A.memory()->kind();
  switch (P.Kind) {
  case ParameterKind::Value:
  case ParameterKind::Sampler:
    return false;
  case ParameterKind::Surface:
    return Kind != MemoryKind::Pointer;
  case ParameterKind::Buffer:
    return Kind == MemoryKind::Buffer;
  case ParameterKind::Image:
    return Kind == MemoryKind::Image;
  case ParameterKind::Pointer:
    return Kind == MemoryKind::Pointer;
  }
  llvm_unreachable("unknown kind of parameter");
}

Expected<std::unique_ptr<Event>> Kernel::launch(const GridShape &Shape,
                                                ArrayRef<Argument> Args) {
  if (Args.size() != Parameters.size())
    return makeDiagError(DiagKind::ArgumentMissing,
                         Twine(Parameters.size()) +
                             " arguments expected, actual " +
                             Twine(Args.size()));
  for (size_t N = 0; N != Args.size(); ++N) {
    const Parameter &P = Parameters[N];
    if (suits(P, Args[N]))
      continue;
    std::string Actual =
        Args[N].memory()
            ? nameOf(Args[N].memory()->kind()).str()
            : ("a value of " + Twine(Args[N].bytes().size()) + " bytes").str();
    return makeDiagError(DiagKind::ArgumentValue,
                         "argument '" +
                             (P.Name.empty() ? std::to_string(N) : P.Name) +
                             "' expected " + wanted(P) + ", actual " + Actual);
  }
  return start(Shape, Args);
}

} // namespace cmx::launch
