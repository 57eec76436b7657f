//===- OpenCLDevice.cpp - The device opencl -------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A driver that captures never reports that a command has ended, so this file
// must not wait for commands. With such a driver, each surface has a copy on
// the host. A write changes the copy and releases the driver's object. The next
// launch with this surface makes a new object from the copy.
//
//===----------------------------------------------------------------------===//

#include "OpenCLDevice.h"

#include "OpenCLDriver.h"
#include "cmx/Binary/ZEBinary.h"
#include "cmx/Support/Diagnostics.h"
#include "cmx/Target/TargetDesc.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Twine.h"

#include <algorithm>
#include <cassert>
#include <chrono>

using namespace llvm;

namespace cmx::launch {

static uint64_t nowNs() {
  return uint64_t(std::chrono::duration_cast<std::chrono::nanoseconds>(
                      std::chrono::steady_clock::now().time_since_epoch())
                      .count());
}

namespace {

class OpenCLDevice : public Device {
public:
  explicit OpenCLDevice(const OpenCLDriver &Driver, const TargetDesc &Platform)
      : Driver(Driver), CL(Driver.functions()), Platform(Platform) {}
  ~OpenCLDevice() override;
  Error open();

  bool computes() const override { return !Driver.captures(); }
  std::string description() const override;
  Expected<std::unique_ptr<Kernel>> load(const KernelForms &Forms) override;
  Expected<std::unique_ptr<Memory>>
  allocate(MemoryKind Kind, runtime::SurfaceDesc Desc) override;

  const OpenCLDriver &Driver;
  const OpenCLFunctions &CL;
  const TargetDesc &Platform;
  cl_context Context = nullptr;
  cl_command_queue Queue = nullptr;
  /// All allocations of shared virtual memory. Each launch names all of them,
  /// because a kernel can load their addresses from memory.
  SmallVector<void *, 8> Allocations;
};

/// A buffer or an image.
class OpenCLSurface : public Memory {
  OpenCLDevice &D;
  std::vector<uint8_t> Copy; ///< Only used if the driver captures.
  cl_mem Object = nullptr;

public:
  OpenCLSurface(OpenCLDevice &D, MemoryKind Kind, runtime::SurfaceDesc Desc)
      : Memory(Kind, std::move(Desc)), D(D) {}
  ~OpenCLSurface() override { release(); }

  /// Returns the driver's object for this surface, and makes it if there is
  /// none.
  Expected<cl_mem> object();
  Error write(uint64_t OffsetBytes, ArrayRef<uint8_t> Bytes) override;
  Error read(uint64_t OffsetBytes, MutableArrayRef<uint8_t> Bytes) override;
  uint64_t address() const override {
    llvm_unreachable("the driver numbers surfaces");
  }
  Error create();

private:
  void release() {
    if (Object)
      D.CL.clReleaseMemObject(Object);
    Object = nullptr;
  }
  Error accessImage(uint64_t OffsetBytes, MutableArrayRef<uint8_t> Bytes,
                    bool IsWrite);
};

class OpenCLPointer : public Memory {
  OpenCLDevice &D;
  uint8_t *Data;

public:
  OpenCLPointer(OpenCLDevice &D, runtime::SurfaceDesc Desc, uint8_t *Data)
      : Memory(MemoryKind::Pointer, std::move(Desc)), D(D), Data(Data) {
    D.Allocations.push_back(Data);
  }
  ~OpenCLPointer() override {
    llvm::erase(D.Allocations, Data);
    D.CL.clSVMFree(D.Context, Data);
  }
  Error write(uint64_t OffsetBytes, ArrayRef<uint8_t> Bytes) override;
  Error read(uint64_t OffsetBytes, MutableArrayRef<uint8_t> Bytes) override;
  uint64_t address() const override {
    return reinterpret_cast<uintptr_t>(Data);
  }

private:
  Error map(cl_map_flags Flags, uint64_t OffsetBytes, size_t NumBytes);
  Error unmap(uint64_t OffsetBytes);
};

class OpenCLEvent : public Event {
  OpenCLDevice &D;
  cl_event Id;
  EventTimes Times;

public:
  OpenCLEvent(OpenCLDevice &D, cl_event Id, EventTimes Times)
      : D(D), Id(Id), Times(Times) {}
  ~OpenCLEvent() override { D.CL.clReleaseEvent(Id); }
  Error wait() override;
  EventTimes times() const override { return Times; }
};

class OpenCLKernel : public Kernel {
  OpenCLDevice &D;
  cl_program Program;
  cl_kernel Id;

public:
  OpenCLKernel(OpenCLDevice &D, std::vector<Parameter> Parameters,
               cl_program Program, cl_kernel Id)
      : Kernel(std::move(Parameters)), D(D), Program(Program), Id(Id) {}
  ~OpenCLKernel() override {
    D.CL.clReleaseKernel(Id);
    D.CL.clReleaseProgram(Program);
  }

protected:
  Expected<std::unique_ptr<Event>> start(const GridShape &Shape,
                                         ArrayRef<Argument> Args) override;

private:
  Error setArgument(cl_uint N, const Argument &A);
};

} // namespace

//===----------------------------------------------------------------------===//
// Surfaces
//===----------------------------------------------------------------------===//

/// Returns the format of an image, and the number of bytes of a pixel in that
/// format. With this format, typed messages access the right channels (PRM vol
/// 7, "Typed surface"). Media blocks access bytes, whatever the format is.
static std::pair<cl_image_format, unsigned> formatOf(unsigned BytesPerPixel) {
  switch (BytesPerPixel) {
  case 2:
    return {{CL_R, CL_UNSIGNED_INT16}, 2};
  case 4:
    return {{CL_R, CL_UNSIGNED_INT32}, 4};
  case 16:
    return {{CL_RGBA, CL_UNSIGNED_INT32}, 16};
  default:
    return {{CL_R, CL_UNSIGNED_INT8}, 1};
  }
}

Error OpenCLSurface::create() {
  std::vector<uint8_t> Zeros;
  if (!Object && Copy.empty())
    Zeros.resize(sizeBytes());
  if (D.Driver.captures() && Copy.empty())
    Copy = Zeros;
  void *Contents = D.Driver.captures() ? Copy.data() : Zeros.data();
  cl_mem_flags Flags = CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR;
  cl_int Status = 0;
  if (kind() == MemoryKind::Buffer) {
    Object =
        D.CL.clCreateBuffer(D.Context, Flags, sizeBytes(), Contents, &Status);
    return checkCall("clCreateBuffer", Status, "'" + desc().Name + "'");
  }
  auto [Format, PixelBytes] = formatOf(desc().BytesPerPixel);
  cl_image_desc Image = {};
  Image.image_type = CL_MEM_OBJECT_IMAGE2D;
  Image.image_width = desc().WidthBytes / PixelBytes;
  Image.image_height = desc().Rows;
  Object =
      D.CL.clCreateImage(D.Context, Flags, &Format, &Image, Contents, &Status);
  return checkCall("clCreateImage", Status, "'" + desc().Name + "'");
}

Expected<cl_mem> OpenCLSurface::object() {
  if (!Object)
    if (Error E = create())
      return E;
  return Object;
}

/// Accesses whole rows, because the driver can only access rectangles.
Error OpenCLSurface::accessImage(uint64_t OffsetBytes,
                                 MutableArrayRef<uint8_t> Bytes, bool IsWrite) {
  uint64_t RowBytes = desc().WidthBytes;
  size_t First = OffsetBytes / RowBytes;
  size_t End = (OffsetBytes + Bytes.size() + RowBytes - 1) / RowBytes;
  std::vector<uint8_t> Rows((End - First) * RowBytes);
  size_t Origin[3] = {0, First, 0};
  size_t Extent[3] = {RowBytes / formatOf(desc().BytesPerPixel).second,
                      End - First, 1};
  if (Error E = checkCall(
          "clEnqueueReadImage",
          D.CL.clEnqueueReadImage(D.Queue, Object, CL_TRUE, Origin, Extent, 0,
                                  0, Rows.data(), 0, nullptr, nullptr)))
    return E;
  uint8_t *Place = Rows.data() + OffsetBytes % RowBytes;
  if (!IsWrite) {
    std::copy_n(Place, Bytes.size(), Bytes.begin());
    return Error::success();
  }
  copy(Bytes, Place);
  return checkCall("clEnqueueWriteImage",
                   D.CL.clEnqueueWriteImage(D.Queue, Object, CL_TRUE, Origin,
                                            Extent, 0, 0, Rows.data(), 0,
                                            nullptr, nullptr));
}

Error OpenCLSurface::write(uint64_t OffsetBytes, ArrayRef<uint8_t> Bytes) {
  assert(OffsetBytes + Bytes.size() <= sizeBytes() && "outside of memory");
  if (Bytes.empty())
    return Error::success();
  if (D.Driver.captures()) {
    copy(Bytes, Copy.begin() + ptrdiff_t(OffsetBytes));
    release();
    return Error::success();
  }
  if (kind() == MemoryKind::Image)
    return accessImage(OffsetBytes,
                       {const_cast<uint8_t *>(Bytes.data()), Bytes.size()},
                       /*IsWrite=*/true);
  return checkCall("clEnqueueWriteBuffer",
                   D.CL.clEnqueueWriteBuffer(
                       D.Queue, Object, CL_TRUE, OffsetBytes, Bytes.size(),
                       Bytes.data(), 0, nullptr, nullptr));
}

Error OpenCLSurface::read(uint64_t OffsetBytes,
                          MutableArrayRef<uint8_t> Bytes) {
  assert(OffsetBytes + Bytes.size() <= sizeBytes() && "outside of memory");
  if (Bytes.empty())
    return Error::success();
  if (D.Driver.captures()) {
    copy(ArrayRef(Copy).slice(OffsetBytes, Bytes.size()), Bytes.begin());
    return Error::success();
  }
  if (kind() == MemoryKind::Image)
    return accessImage(OffsetBytes, Bytes, /*IsWrite=*/false);
  return checkCall("clEnqueueReadBuffer",
                   D.CL.clEnqueueReadBuffer(D.Queue, Object, CL_TRUE,
                                            OffsetBytes, Bytes.size(),
                                            Bytes.data(), 0, nullptr, nullptr));
}

//===----------------------------------------------------------------------===//
// Shared virtual memory
//===----------------------------------------------------------------------===//

Error OpenCLPointer::map(cl_map_flags Flags, uint64_t OffsetBytes,
                         size_t NumBytes) {
  if (D.Driver.captures())
    return Error::success();
  return checkCall("clEnqueueSVMMap",
                   D.CL.clEnqueueSVMMap(D.Queue, CL_TRUE, Flags,
                                        Data + OffsetBytes, NumBytes, 0,
                                        nullptr, nullptr));
}

Error OpenCLPointer::unmap(uint64_t OffsetBytes) {
  if (D.Driver.captures())
    return Error::success();
  return checkCall(
      "clEnqueueSVMUnmap",
      D.CL.clEnqueueSVMUnmap(D.Queue, Data + OffsetBytes, 0, nullptr, nullptr));
}

Error OpenCLPointer::write(uint64_t OffsetBytes, ArrayRef<uint8_t> Bytes) {
  assert(OffsetBytes + Bytes.size() <= sizeBytes() && "outside of memory");
  if (Error E = map(CL_MAP_WRITE, OffsetBytes, Bytes.size()))
    return E;
  copy(Bytes, Data + OffsetBytes);
  return unmap(OffsetBytes);
}

Error OpenCLPointer::read(uint64_t OffsetBytes,
                          MutableArrayRef<uint8_t> Bytes) {
  assert(OffsetBytes + Bytes.size() <= sizeBytes() && "outside of memory");
  if (Error E = map(CL_MAP_READ, OffsetBytes, Bytes.size()))
    return E;
  std::copy_n(Data + OffsetBytes, Bytes.size(), Bytes.begin());
  return unmap(OffsetBytes);
}

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

Error OpenCLKernel::setArgument(cl_uint N, const Argument &A) {
  if (!A.memory())
    return checkCall(
        "clSetKernelArg",
        D.CL.clSetKernelArg(Id, N, A.bytes().size(), A.bytes().data()),
        Twine("argument ") + Twine(N));
  if (A.memory()->kind() == MemoryKind::Pointer) {
    auto *Address = reinterpret_cast<void *>(A.memory()->address());
    return checkCall("clSetKernelArgSVMPointer",
                     D.CL.clSetKernelArgSVMPointer(Id, N, Address),
                     Twine("argument ") + Twine(N));
  }
  Expected<cl_mem> Object = static_cast<OpenCLSurface *>(A.memory())->object();
  if (!Object)
    return Object.takeError();
  return checkCall("clSetKernelArg",
                   D.CL.clSetKernelArg(Id, N, sizeof(cl_mem), &*Object),
                   Twine("argument ") + Twine(N));
}

Expected<std::unique_ptr<Event>> OpenCLKernel::start(const GridShape &Shape,
                                                     ArrayRef<Argument> Args) {
  EventTimes Times;
  Times.QueuedNs = nowNs();
  for (cl_uint N = 0; N != Args.size(); ++N)
    if (Error E = setArgument(N, Args[N]))
      return E;
  if (!D.Allocations.empty())
    if (Error E =
            checkCall("clSetKernelExecInfo",
                      D.CL.clSetKernelExecInfo(Id, CL_KERNEL_EXEC_INFO_SVM_PTRS,
                                               D.Allocations.size_in_bytes(),
                                               D.Allocations.data())))
      return E;
  size_t Global[3], Local[3];
  for (unsigned Dim = 0; Dim != 3; ++Dim) {
    Local[Dim] = Shape.Local[Dim];
    Global[Dim] = size_t(Shape.Groups[Dim]) * Local[Dim];
  }
  cl_event Launched = nullptr;
  if (Error E =
          checkCall("clEnqueueNDRangeKernel",
                    D.CL.clEnqueueNDRangeKernel(D.Queue, Id, 3, nullptr, Global,
                                                Local, 0, nullptr, &Launched),
                    "groups of " + Twine(Shape.groupSize()) + " threads"))
    return E;
  Error Flushed = checkCall("clFlush", D.CL.clFlush(D.Queue));
  Times.SubmittedNs = nowNs();
  auto Result = std::make_unique<OpenCLEvent>(D, Launched, Times);
  if (Flushed)
    return Flushed;
  return Result;
}

/// Also replaces all times by times of the device's clock, which differs from
/// the host's clock.
Error OpenCLEvent::wait() {
  if (D.Driver.captures())
    return Error::success();
  if (Error E = checkCall("clWaitForEvents", D.CL.clWaitForEvents(1, &Id)))
    return E;
  cl_ulong Values[4];
  const cl_profiling_info Names[4] = {
      CL_PROFILING_COMMAND_QUEUED, CL_PROFILING_COMMAND_SUBMIT,
      CL_PROFILING_COMMAND_START, CL_PROFILING_COMMAND_END};
  for (unsigned I = 0; I != 4; ++I)
    if (Error E =
            checkCall("clGetEventProfilingInfo",
                      D.CL.clGetEventProfilingInfo(
                          Id, Names[I], sizeof Values[I], &Values[I], nullptr)))
      return E;
  Times = {Values[0], Values[1], Values[2], Values[3]};
  return Error::success();
}

//===----------------------------------------------------------------------===//
// The device
//===----------------------------------------------------------------------===//

Error OpenCLDevice::open() {
  cl_device_id Id = Driver.device();
  cl_int Status = 0;
  Context = CL.clCreateContext(nullptr, 1, &Id, nullptr, nullptr, &Status);
  if (Error E = checkCall("clCreateContext", Status))
    return E;
  const cl_queue_properties Properties[] = {CL_QUEUE_PROPERTIES,
                                            CL_QUEUE_PROFILING_ENABLE, 0};
  Queue =
      CL.clCreateCommandQueueWithProperties(Context, Id, Properties, &Status);
  return checkCall("clCreateCommandQueueWithProperties", Status);
}

OpenCLDevice::~OpenCLDevice() {
  if (Queue)
    CL.clReleaseCommandQueue(Queue);
  if (Context)
    CL.clReleaseContext(Context);
}

std::string OpenCLDevice::description() const {
  if (Driver.captures()) {
    std::string Text = ("opencl, captures for " + Platform.name()).str();
    if (!Driver.keptFile().empty())
      Text += (" into '" + Driver.keptFile() + "'").str();
    return Text;
  }
  char Name[256] = "";
  CL.clGetDeviceInfo(Driver.device(), CL_DEVICE_NAME, sizeof Name - 1, Name,
                     nullptr);
  return std::string("opencl, ") + Name;
}

Expected<std::unique_ptr<Memory>>
OpenCLDevice::allocate(MemoryKind Kind, runtime::SurfaceDesc Desc) {
  if (Kind == MemoryKind::Pointer) {
    uint64_t NumBytes = Desc.sizeBytes();
    auto *Data = static_cast<uint8_t *>(
        CL.clSVMAlloc(Context, CL_MEM_READ_WRITE, NumBytes, 0));
    if (!Data)
      return makeDiagError(DiagKind::DeviceRefused,
                           "clSVMAlloc expected to give " + Twine(NumBytes) +
                               " bytes for '" + Desc.Name + "', actual none");
    auto P = std::make_unique<OpenCLPointer>(*this, std::move(Desc), Data);
    if (Error E = P->write(0, std::vector<uint8_t>(NumBytes)))
      return E;
    return P;
  }
  auto S = std::make_unique<OpenCLSurface>(*this, Kind, std::move(Desc));
  if (Error E = S->create())
    return E;
  return S;
}

/// Returns the parameters of \p K, as the binary describes them.
static std::vector<Parameter> parametersOf(const zebin::Kernel &K,
                                           const zebin::KernelMiscInfo &Misc) {
  std::vector<Parameter> Result(Misc.Args.size());
  for (const zebin::ArgInfo &A : Misc.Args)
    if (size_t(A.Index) < Result.size())
      Result[size_t(A.Index)].Name = A.Name;
  for (const zebin::PayloadArgument &A : K.Arguments) {
    if (A.ArgIndex < 0 || size_t(A.ArgIndex) >= Result.size())
      continue;
    Parameter &P = Result[size_t(A.ArgIndex)];
    if (A.Type == zebin::ArgType::ByValue)
      P.SizeBytes =
          std::max(P.SizeBytes,
                   uint32_t(std::max(A.SourceOffsetBytes, 0) + A.SizeBytes));
    else if (A.Space == zebin::AddrSpace::Image)
      P.Kind = ParameterKind::Image;
    else if (A.Space == zebin::AddrSpace::Sampler)
      P.Kind = ParameterKind::Sampler;
    else if (A.Mode == zebin::AddrMode::Stateful)
      P.Kind = ParameterKind::Buffer;
    else if (P.Kind != ParameterKind::Buffer)
      P.Kind = ParameterKind::Pointer;
  }
  return Result;
}

Expected<std::unique_ptr<Kernel>> OpenCLDevice::load(const KernelForms &Forms) {
  if (Forms.ZEBinary.empty())
    return makeDiagError(DiagKind::DeviceRefused,
                         "the device opencl expected a binary of the kernel '" +
                             Forms.Name + "', actual none");
  Expected<zebin::ZEBinary> Binary =
      zebin::readZEBinary(Forms.ZEBinary, Forms.Name, &Platform);
  if (!Binary)
    return Binary.takeError();
  auto Info = find_if(Binary->Info.Kernels, [&](const zebin::Kernel &K) {
    return K.Name == Forms.Name;
  });
  auto Misc = find_if(Binary->Info.Misc, [&](const zebin::KernelMiscInfo &K) {
    return K.Name == Forms.Name;
  });
  if (Info == Binary->Info.Kernels.end() || Misc == Binary->Info.Misc.end())
    return makeDiagError(DiagKind::KernelNotFound,
                         "kernel '" + Forms.Name +
                             "' expected in the binary, actual none");

  cl_device_id Id = Driver.device();
  size_t Length = Forms.ZEBinary.size();
  const unsigned char *Data = Forms.ZEBinary.bytes_begin();
  cl_int Status = 0, BinaryStatus = 0;
  cl_program Program = CL.clCreateProgramWithBinary(
      Context, 1, &Id, &Length, &Data, &BinaryStatus, &Status);
  if (Error E =
          checkCall("clCreateProgramWithBinary", Status ? Status : BinaryStatus,
                    "a device of " + Platform.name()))
    return E;
  Status = CL.clBuildProgram(Program, 1, &Id, "", nullptr, nullptr);
  char Log[4096] = "";
  if (Status != CL_SUCCESS)
    CL.clGetProgramBuildInfo(Program, Id, CL_PROGRAM_BUILD_LOG, sizeof Log - 1,
                             Log, nullptr);
  Error E = checkCall("clBuildProgram", Status, Log);
  cl_kernel Created = nullptr;
  if (!E) {
    Created = CL.clCreateKernel(Program, Forms.Name.c_str(), &Status);
    E = checkCall("clCreateKernel", Status, Forms.Name);
  }
  if (E) {
    CL.clReleaseProgram(Program);
    return E;
  }
  return std::make_unique<OpenCLKernel>(*this, parametersOf(*Info, *Misc),
                                        Program, Created);
}

Expected<std::unique_ptr<Device>> createOpenCLDevice(DeviceOptions Opts) {
  // Use the platform with the default size of the register file: that size is a
  // property of each kernel, not of the device.
  Opts.Platform = TargetDesc::get(Opts.Platform->platformName());
  Expected<const OpenCLDriver *> Driver = OpenCLDriver::get(Opts);
  if (!Driver)
    return Driver.takeError();
  auto D = std::make_unique<OpenCLDevice>(**Driver, *Opts.Platform);
  if (Error E = D->open())
    return E;
  return D;
}

} // namespace cmx::launch
