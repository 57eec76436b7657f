//===- Launch.h - Running kernels from a host program -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A device has memory (buffers, 2D images, allocations of shared virtual
// memory) and loads kernels. A launch runs a kernel on a grid of groups of
// hardware threads. The launches of a device are executed one after the other,
// in order:
//
//   auto D = Device::create(DeviceKind::CPU, {});
//   auto K = (*D)->load({"scale", Module.get(), ZEBinary});
//   auto B = (*D)->buffer("x", 4096);
//   (*B)->write(0, Bytes);
//   auto E = (*K)->launch({{16, 1, 1}, {4, 1, 1}}, {**B, 2.0f});
//   (*E)->wait();
//   (*B)->read(0, Bytes);
//
//   device   kernels are executed by     form of a kernel
//   cpu      the oracle's JIT, on all    IR (a module)
//            cores
//   opencl   Intel's OpenCL driver       zebin (cmx-cc --emit=zebin)
//
// A kernel has the same source and the same arguments on both devices. A device
// must outlive its memory, kernels and events.
//
// Without an Intel GPU, the driver of the device `opencl` captures: it loads
// and launches kernels as with a GPU, but writes the commands to a file instead
// of executing them. In this case, computes() is false, memory keeps the bytes
// that the host wrote, and events have no device times. The file is capture.aub
// in the folder DeviceOptions::CaptureFolder. If CaptureFolder is empty, the
// file is in a temporary folder, which is removed when the process ends. A
// process has only one platform and one capture folder, because the driver
// reads its settings once, when it is loaded.
//
// Programs are not linked with libOpenCL. It is loaded when the first device
// `opencl` is made. So programs also start on systems without libOpenCL, and
// cmx can put the driver's settings into the environment before it loads the
// driver. After loading, cmx removes the settings.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LAUNCH_LAUNCH_H
#define CMX_LAUNCH_LAUNCH_H

#include "cmx/Oracle/Runtime/Grid.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"

#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

namespace llvm {
class Module;
}

namespace cmx {
class TargetDesc;
}

namespace cmx::launch {

using runtime::GridShape;

enum class DeviceKind : uint8_t { CPU, OpenCL };

struct DeviceOptions {
  // For the device cpu; see runtime::RunOptions.
  unsigned Jobs = 0;
  uint64_t MaxInstructions = uint64_t(1) << 32;
  std::function<void(uint64_t ThreadsDone, uint64_t Threads)> Progress;
  runtime::MemoryOptions Memory;
  uint32_t FirstSurface = 0; ///< The number of the first surface.
  // For the device opencl.
  const TargetDesc *Platform = nullptr; ///< For cpu, null is allowed.
  std::string CaptureFolder; ///< If not empty: captures even with a GPU.
};

enum class MemoryKind : uint8_t { Buffer, Image, Pointer };

/// A piece of a device's memory, zero at first. Each read or write must stay
/// inside of the piece, and waits for all earlier launches.
class Memory {
public:
  virtual ~Memory() = default;
  virtual llvm::Error write(uint64_t OffsetBytes,
                            llvm::ArrayRef<uint8_t> Bytes) = 0;
  virtual llvm::Error read(uint64_t OffsetBytes,
                           llvm::MutableArrayRef<uint8_t> Bytes) = 0;
  /// The value that kernels get for this memory: an address or, on the CPU, the
  /// number of a surface.
  virtual uint64_t address() const = 0;

  MemoryKind kind() const { return Kind; }
  const runtime::SurfaceDesc &desc() const { return Desc; }
  uint64_t sizeBytes() const { return Desc.sizeBytes(); }

protected:
  Memory(MemoryKind Kind, runtime::SurfaceDesc Desc)
      : Kind(Kind), Desc(std::move(Desc)) {}

private:
  MemoryKind Kind;
  runtime::SurfaceDesc Desc;
};

/// Times in nanoseconds since an unspecified moment. If the device does not
/// compute, StartedNs and EndedNs are missing.
struct EventTimes {
  uint64_t QueuedNs = 0;    ///< The launch was called.
  uint64_t SubmittedNs = 0; ///< The device got the launch.
  std::optional<uint64_t> StartedNs, EndedNs;
};

/// A launch of a kernel.
class Event {
public:
  virtual ~Event() = default;
  /// Waits until the kernel has ended, if the device computes. Returns the
  /// first error of a thread, or an error of the driver.
  virtual llvm::Error wait() = 0;
  /// To be called after wait().
  virtual EventTimes times() const = 0;
  /// The notes of the oracle; see runtime::RuntimeErrors.def.
  virtual llvm::ArrayRef<std::string> notes() const { return {}; }
};

enum class ParameterKind : uint8_t {
  Value,
  Surface, ///< A buffer or an image.
  Buffer,
  Image,
  Pointer,
  Sampler ///< No device supports such an argument.
};

struct Parameter {
  std::string Name; ///< May be empty.
  ParameterKind Kind = ParameterKind::Value;
  uint32_t SizeBytes = 0; ///< For a value. A lane of i1 takes a byte.
};

/// The value of a parameter.
class Argument {
public:
  Argument(Memory &M) : Where(&M) {}
  Argument(std::vector<uint8_t> Bytes) : Bytes(std::move(Bytes)) {}
  template <typename T, typename = std::enable_if_t<std::is_arithmetic_v<T>>>
  Argument(T Value) : Bytes(sizeof(T)) {
    std::memcpy(Bytes.data(), &Value, sizeof(T));
  }
  Memory *memory() const { return Where; } ///< Null if this is a value.
  const std::vector<uint8_t> &bytes() const { return Bytes; }

private:
  Memory *Where = nullptr;
  std::vector<uint8_t> Bytes;
};

class Kernel {
public:
  virtual ~Kernel() = default;
  /// Starts the kernel. Returns an error if the arguments do not suit the
  /// parameters (argument-missing, argument-value), or if the device refuses
  /// the launch.
  llvm::Expected<std::unique_ptr<Event>> launch(const GridShape &Shape,
                                                llvm::ArrayRef<Argument> Args);
  llvm::ArrayRef<Parameter> parameters() const { return Parameters; }

protected:
  explicit Kernel(std::vector<Parameter> Parameters)
      : Parameters(std::move(Parameters)) {}
  virtual llvm::Expected<std::unique_ptr<Event>>
  start(const GridShape &Shape, llvm::ArrayRef<Argument> Args) = 0;

private:
  std::vector<Parameter> Parameters;
};

/// A kernel in the forms that devices load.
struct KernelForms {
  std::string Name;
  llvm::Module *IR = nullptr; ///< Not changed, and not used after loading.
  llvm::StringRef ZEBinary;   ///< The bytes of a zebin file.
};

class Device {
public:
  /// Errors are of the kinds DeviceUnavailable and DeviceRefused.
  static llvm::Expected<std::unique_ptr<Device>> create(DeviceKind Kind,
                                                        DeviceOptions Opts);
  virtual ~Device() = default;
  /// Does the device execute kernels?
  virtual bool computes() const = 0;
  /// For example "cpu, 8 cores".
  virtual std::string description() const = 0;
  virtual llvm::Expected<std::unique_ptr<Kernel>>
  load(const KernelForms &Forms) = 0;
  virtual llvm::Expected<std::unique_ptr<Memory>>
  allocate(MemoryKind Kind, runtime::SurfaceDesc Desc) = 0;

  llvm::Expected<std::unique_ptr<Memory>> buffer(llvm::StringRef Name,
                                                 uint64_t SizeBytes);
  llvm::Expected<std::unique_ptr<Memory>> pointer(llvm::StringRef Name,
                                                  uint64_t SizeBytes);
  /// Makes an image. For Memory::write and read, its rows follow one another
  /// without gaps.
  llvm::Expected<std::unique_ptr<Memory>> image(llvm::StringRef Name,
                                                uint32_t Width, uint32_t Height,
                                                unsigned BytesPerPixel);
};

/// The device cpu, which also loads kernels in the form runtime::Executable.
class CPUDevice : public Device {
public:
  explicit CPUDevice(DeviceOptions Opts);
  bool computes() const override { return true; }
  std::string description() const override;
  llvm::Expected<std::unique_ptr<Kernel>>
  load(const KernelForms &Forms) override;
  llvm::Expected<std::unique_ptr<Memory>>
  allocate(MemoryKind Kind, runtime::SurfaceDesc Desc) override;

  /// \p Code must outlive the kernel.
  std::unique_ptr<Kernel> load(const runtime::Executable &Code,
                               std::vector<Parameter> Parameters);
  runtime::Memory &memory() { return Mem; }
  const DeviceOptions &options() const { return Opts; }

private:
  DeviceOptions Opts;
  runtime::Memory Mem;
};

} // namespace cmx::launch

#endif // CMX_LAUNCH_LAUNCH_H
