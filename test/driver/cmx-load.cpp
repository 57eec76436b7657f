//===- cmx-load.cpp - Launches the kernels of a binary with OpenCL --------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-load FILE.zebin
//
// Has Intel's driver load a binary of cmx, build it and create its kernels.
// Compares what the driver says about their arguments with the binary, gives
// each argument a value that does not occur elsewhere, and launches a grid.
// utils/check-driver runs it in the driver's capture mode and looks for the
// values in the capture. So this program prints them:
//
//   kernel NAME
//   value OFFSET HEX        bytes of the arguments from OFFSET on
//   image INDEX             an argument without a value there
//   done NAME
//
// The first thing that the driver refuses ends the program with status 1.
//
//===----------------------------------------------------------------------===//

#include "cmx/Binary/ZEBinary.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

#define CL_TARGET_OPENCL_VERSION 210
#include <CL/cl.h>

#include <cstdlib>
#include <cstring>

using namespace llvm;
using namespace cmx;

namespace {

constexpr size_t LocalSize[3] = {2, 2, 1};
constexpr size_t GroupCount[3] = {4, 2, 1};
constexpr size_t SurfaceBytes = 1 << 16;

[[noreturn]] void fail(const Twine &What, cl_int Status) {
  outs().flush();
  errs() << "cmx-load: " << What << ": OpenCL status " << Status << '\n';
  // The driver may not survive its own destructors after an error.
  std::_Exit(1);
}

void check(const Twine &What, cl_int Status) {
  if (Status != CL_SUCCESS)
    fail(What, Status);
}

/// One context with one queue and one program.
class Session {
  cl_device_id Device = nullptr;
  cl_context Context = nullptr;
  cl_command_queue Queue = nullptr;
  cl_program Program = nullptr;

public:
  explicit Session(StringRef Bytes);
  void checkNames(const zebin::ZEInfo &Info);
  void launch(const zebin::Kernel &K, const zebin::KernelMiscInfo &Misc,
              unsigned Number);
  void finish();

private:
  void checkArgInfo(cl_kernel Kernel, const zebin::PayloadArgument &A);
  void setArgument(cl_kernel Kernel, const zebin::PayloadArgument &A,
                   unsigned Number);
  void setPointer(cl_kernel Kernel, const zebin::PayloadArgument &A);
  void setImage(cl_kernel Kernel, const zebin::PayloadArgument &A);
};

} // namespace

//===----------------------------------------------------------------------===//
// The program
//===----------------------------------------------------------------------===//

Session::Session(StringRef Bytes) {
  cl_platform_id Platform = nullptr;
  check("clGetPlatformIDs", clGetPlatformIDs(1, &Platform, nullptr));
  check("clGetDeviceIDs",
        clGetDeviceIDs(Platform, CL_DEVICE_TYPE_GPU, 1, &Device, nullptr));
  cl_int Status = 0, BinaryStatus = 0;
  Context = clCreateContext(nullptr, 1, &Device, nullptr, nullptr, &Status);
  check("clCreateContext", Status);
  Queue = clCreateCommandQueueWithProperties(Context, Device, nullptr, &Status);
  check("clCreateCommandQueueWithProperties", Status);
  size_t Length = Bytes.size();
  const auto *Data = reinterpret_cast<const unsigned char *>(Bytes.data());
  Program = clCreateProgramWithBinary(Context, 1, &Device, &Length, &Data,
                                      &BinaryStatus, &Status);
  check("clCreateProgramWithBinary", Status ? Status : BinaryStatus);
  Status = clBuildProgram(Program, 1, &Device, "", nullptr, nullptr);
  if (Status == CL_SUCCESS)
    return;
  char Log[4096] = "";
  clGetProgramBuildInfo(Program, Device, CL_PROGRAM_BUILD_LOG, sizeof Log, Log,
                        nullptr);
  fail(Twine("clBuildProgram: ") + Log, Status);
}

/// Does the driver list the kernels of the binary, and no others?
void Session::checkNames(const zebin::ZEInfo &Info) {
  size_t Length = 0;
  check("clGetProgramInfo", clGetProgramInfo(Program, CL_PROGRAM_KERNEL_NAMES,
                                             0, nullptr, &Length));
  std::string Names(Length, '\0');
  check("clGetProgramInfo", clGetProgramInfo(Program, CL_PROGRAM_KERNEL_NAMES,
                                             Length, Names.data(), nullptr));
  SmallVector<StringRef, 8> Found;
  StringRef(Names.c_str()).split(Found, ';');
  bool Same = Found.size() == Info.Kernels.size();
  for (const zebin::Kernel &K : Info.Kernels)
    Same &= is_contained(Found, StringRef(K.Name));
  if (!Same)
    fail("kernels of the binary expected, actual '" + Twine(Names.c_str()) +
             "'",
         0);
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

static void printValue(int32_t Offset, ArrayRef<uint8_t> Bytes) {
  outs() << "value " << Offset << ' ' << toHex(Bytes, /*LowerCase=*/true)
         << '\n';
}

static cl_kernel_arg_access_qualifier accessOf(zebin::Access Access) {
  switch (Access) {
  case zebin::Access::ReadOnly:
    return CL_KERNEL_ARG_ACCESS_READ_ONLY;
  case zebin::Access::WriteOnly:
    return CL_KERNEL_ARG_ACCESS_WRITE_ONLY;
  case zebin::Access::ReadWrite:
    return CL_KERNEL_ARG_ACCESS_READ_WRITE;
  }
  llvm_unreachable("unknown access");
}

/// Compares what the driver says about a buffer, an image or an address. Of
/// names and types nobody can ask: the driver (22.43) crashes, also with
/// binaries of Intel's own compiler. And it takes values for global memory.
void Session::checkArgInfo(cl_kernel Kernel, const zebin::PayloadArgument &A) {
  cl_uint N = cl_uint(A.ArgIndex);
  cl_kernel_arg_address_qualifier Address = 0;
  cl_kernel_arg_access_qualifier Access = 0;
  check("clGetKernelArgInfo",
        clGetKernelArgInfo(Kernel, N, CL_KERNEL_ARG_ADDRESS_QUALIFIER,
                           sizeof Address, &Address, nullptr));
  check("clGetKernelArgInfo",
        clGetKernelArgInfo(Kernel, N, CL_KERNEL_ARG_ACCESS_QUALIFIER,
                           sizeof Access, &Access, nullptr));
  if (Address != CL_KERNEL_ARG_ADDRESS_GLOBAL ||
      Access != accessOf(*A.AccessType))
    fail("argument " + Twine(N) + " expected in global memory, " +
             word(*A.AccessType) + "; actual " + Twine(Address) + ", " +
             Twine(Access),
         0);
}

/// The address of shared memory is known here, and it is the device's.
void Session::setPointer(cl_kernel Kernel, const zebin::PayloadArgument &A) {
  cl_uint N = cl_uint(A.ArgIndex);
  void *Memory = clSVMAlloc(Context, CL_MEM_READ_WRITE, SurfaceBytes, 0);
  if (!Memory)
    fail("clSVMAlloc", 0);
  check("clSetKernelArgSVMPointer of argument " + Twine(N),
        clSetKernelArgSVMPointer(Kernel, N, Memory));
  auto Address = reinterpret_cast<uintptr_t>(Memory);
  uint8_t Bytes[8];
  std::memcpy(Bytes, &Address, sizeof Bytes);
  printValue(A.OffsetBytes, Bytes);
}

void Session::setImage(cl_kernel Kernel, const zebin::PayloadArgument &A) {
  using zebin::ImageType;
  cl_image_format Format = {CL_RGBA, CL_UNSIGNED_INT8};
  cl_image_desc Desc = {};
  Desc.image_width = Desc.image_height = 64;
  switch (*A.Image) {
  case ImageType::Image1D:
    Desc.image_type = CL_MEM_OBJECT_IMAGE1D;
    break;
  case ImageType::Image1DArray:
    Desc.image_type = CL_MEM_OBJECT_IMAGE1D_ARRAY;
    Desc.image_array_size = 2;
    break;
  case ImageType::Image2DArray:
    Desc.image_type = CL_MEM_OBJECT_IMAGE2D_ARRAY;
    Desc.image_array_size = 2;
    break;
  case ImageType::Image3D:
    Desc.image_type = CL_MEM_OBJECT_IMAGE3D;
    Desc.image_depth = 4;
    break;
  default:
    Desc.image_type = CL_MEM_OBJECT_IMAGE2D;
    break;
  }
  cl_int Status = 0;
  cl_mem Image = clCreateImage(Context, CL_MEM_READ_WRITE, &Format, &Desc,
                               nullptr, &Status);
  check("clCreateImage", Status);
  check("clSetKernelArg of image " + Twine(A.ArgIndex),
        clSetKernelArg(Kernel, cl_uint(A.ArgIndex), sizeof Image, &Image));
  outs() << "image " << A.ArgIndex << '\n';
}

void Session::setArgument(cl_kernel Kernel, const zebin::PayloadArgument &A,
                          unsigned Number) {
  using namespace zebin;
  cl_uint N = cl_uint(A.ArgIndex);
  if (A.Type == ArgType::ByValue) {
    std::vector<uint8_t> Bytes;
    for (int32_t I = 0; I != A.SizeBytes; ++I)
      Bytes.push_back(uint8_t(0x91 + 37 * Number + 11 * N + 7 * I));
    check("clSetKernelArg of argument " + Twine(N),
          clSetKernelArg(Kernel, N, Bytes.size(), Bytes.data()));
    return printValue(A.OffsetBytes, Bytes);
  }
  if (A.Type != ArgType::ByPointer)
    return;
  if (A.Space == AddrSpace::Sampler) {
    cl_int Status = 0;
    cl_sampler Sampler =
        clCreateSamplerWithProperties(Context, nullptr, &Status);
    check("clCreateSamplerWithProperties", Status);
    check("clSetKernelArg of sampler " + Twine(N),
          clSetKernelArg(Kernel, N, sizeof Sampler, &Sampler));
    return;
  }
  if (A.Space == AddrSpace::Image)
    return setImage(Kernel, A);
  if (A.Mode == AddrMode::Stateless)
    setPointer(Kernel, A);
}

/// Ids that the driver fills in.
static void printImplicit(const zebin::Kernel &K) {
  for (const zebin::PayloadArgument &A : K.Arguments) {
    bool IsSize = A.Type == zebin::ArgType::LocalSize;
    if (!IsSize && A.Type != zebin::ArgType::GroupCount)
      continue;
    uint32_t Values[3];
    for (unsigned D = 0; D != 3; ++D)
      Values[D] = uint32_t(IsSize ? LocalSize[D] : GroupCount[D]);
    uint8_t Bytes[sizeof Values];
    std::memcpy(Bytes, Values, sizeof Values);
    printValue(A.OffsetBytes, Bytes);
  }
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

void Session::launch(const zebin::Kernel &K, const zebin::KernelMiscInfo &Misc,
                     unsigned Number) {
  outs() << "kernel " << K.Name << '\n';
  cl_int Status = 0;
  cl_kernel Kernel = clCreateKernel(Program, K.Name.c_str(), &Status);
  check("clCreateKernel " + K.Name, Status);
  cl_uint NumArgs = 0;
  check("clGetKernelInfo", clGetKernelInfo(Kernel, CL_KERNEL_NUM_ARGS,
                                           sizeof NumArgs, &NumArgs, nullptr));
  if (NumArgs != Misc.Args.size())
    fail(K.Name + ": " + Twine(Misc.Args.size()) +
             " arguments expected, actual " + Twine(NumArgs),
         0);
  for (const zebin::PayloadArgument &A : K.Arguments)
    if (A.Space == zebin::AddrSpace::Global ||
        A.Space == zebin::AddrSpace::Image)
      checkArgInfo(Kernel, A);
  for (const zebin::PayloadArgument &A : K.Arguments)
    setArgument(Kernel, A, Number);
  printImplicit(K);
  size_t Global[3];
  for (unsigned D = 0; D != 3; ++D)
    Global[D] = LocalSize[D] * GroupCount[D];
  check("clEnqueueNDRangeKernel " + K.Name,
        clEnqueueNDRangeKernel(Queue, Kernel, 3, nullptr, Global, LocalSize, 0,
                               nullptr, nullptr));
  check("clFlush", clFlush(Queue));
  outs() << "done " << K.Name << '\n';
}

void Session::finish() {
  check("clReleaseCommandQueue", clReleaseCommandQueue(Queue));
  check("clReleaseProgram", clReleaseProgram(Program));
  check("clReleaseContext", clReleaseContext(Context));
}

int main(int Argc, char **Argv) {
  if (Argc != 2) {
    errs() << "usage: cmx-load FILE.zebin\n";
    return 2;
  }
  auto Buffer = MemoryBuffer::getFile(Argv[1]);
  if (!Buffer) {
    errs() << "cmx-load: " << Argv[1] << ": " << Buffer.getError().message()
           << '\n';
    return 2;
  }
  Expected<zebin::ZEBinary> Binary =
      zebin::readZEBinary((*Buffer)->getBuffer(), Argv[1]);
  if (!Binary) {
    errs() << "cmx-load: " << toString(Binary.takeError()) << '\n';
    return 1;
  }
  Session S((*Buffer)->getBuffer());
  S.checkNames(Binary->Info);
  for (size_t N = 0; N != Binary->Info.Kernels.size(); ++N)
    S.launch(Binary->Info.Kernels[N], Binary->Info.Misc[N], unsigned(N));
  outs().flush();
  S.finish();
  return 0;
}
