//===- OpenCLDriver.cpp - Loading Intel's OpenCL driver -------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The loader (libOpenCL) opens the driver in the first call of an OpenCL
// function. The driver reads its settings from the environment at that time. So
// this file must find out before that call whether there is a GPU. To do so, it
// looks for a render node of an Intel GPU that this process can open.
//
//===----------------------------------------------------------------------===//

#include "OpenCLDriver.h"

#include "cmx/Support/Diagnostics.h"
#include "cmx/Support/SignalBlock.h"
#include "cmx/Target/TargetDesc.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/DynamicLibrary.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Signals.h"

#include <cassert>
#include <cerrno>
#include <csignal>
#include <cstdlib>

#include <unistd.h>

using namespace llvm;

namespace cmx::launch {

/// Intel's vendor number on the PCI bus.
static constexpr cl_uint IntelVendor = 0x8086;

Error checkCall(StringRef Function, cl_int Status, const Twine &Detail) {
  if (Status == CL_SUCCESS)
    return Error::success();
  std::string Text = Detail.str();
  return makeDiagError(DiagKind::DeviceRefused,
                       Function + " expected status 0, actual " +
                           Twine(Status) + (Text.empty() ? "" : ": ") + Text);
}

static Error unavailable(const Twine &Text) {
  return makeDiagError(DiagKind::DeviceUnavailable,
                       "the device opencl expected " + Text);
}

//===----------------------------------------------------------------------===//
// Settings
//===----------------------------------------------------------------------===//

/// Does the system have an Intel GPU that this process is allowed to use?
static bool hasGPU() {
  std::error_code Ignored;
  for (sys::fs::directory_iterator It("/sys/class/drm", Ignored), End;
       !Ignored && It != End; It.increment(Ignored)) {
    StringRef Node = sys::path::filename(It->path());
    if (!Node.starts_with("renderD") ||
        sys::fs::access("/dev/dri/" + Node, sys::fs::AccessMode::Write))
      continue;
    auto Vendor = MemoryBuffer::getFileAsStream(It->path() + "/device/vendor");
    uint64_t Number;
    if (Vendor && !(*Vendor)->getBuffer().trim().getAsInteger(0, Number) &&
        Number == IntelVendor)
      return true;
  }
  return false;
}

namespace {

/// Sets environment variables, and restores their former values at the end of
/// the object's lifetime.
class Settings {
  std::vector<std::pair<const char *, std::optional<std::string>>> Before;

public:
  void set(const char *Name, const std::string &Value) {
    const char *Old = std::getenv(Name);
    Before.emplace_back(Name, Old ? std::optional<std::string>(Old)
                                  : std::optional<std::string>());
    ::setenv(Name, Value.c_str(), /*overwrite=*/1);
  }
  ~Settings() {
    for (const auto &[Name, Value] : Before)
      if (Value)
        ::setenv(Name, Value->c_str(), 1);
      else
        ::unsetenv(Name);
  }
};

} // namespace

/// Lets the driver capture into \p File. The settings were found by experiment
/// with intel-opencl-icd 22.43.
static void makeCapture(Settings &S, const TargetDesc &Platform,
                        const std::string &File) {
  S.set("NEOReadDebugKeys", "1");
  S.set("SetCommandStreamReceiver", "1");
  S.set("ProductFamilyOverride", Platform.name().str());
  S.set("AUBDumpCaptureFileName", File);
  // The host cannot write local memory. If it were enabled, the driver would
  // run kernels that fill it, and would wait for these kernels.
  S.set("EnableLocalMemory", "0");
  if (Platform.has(Feature::CaptureNeedsSize))
    S.set("HardwareInfoOverride", "1x4x16");
}

//===----------------------------------------------------------------------===//
// Loading
//===----------------------------------------------------------------------===//

Error OpenCLDriver::findDevice() {
  cl_uint NumPlatforms = 0;
  cl_int Status = CL.clGetPlatformIDs(0, nullptr, &NumPlatforms);
  std::vector<cl_platform_id> Platforms(NumPlatforms);
  if (NumPlatforms)
    Status = CL.clGetPlatformIDs(NumPlatforms, Platforms.data(), nullptr);
  for (cl_platform_id P : Platforms) {
    cl_uint Vendor = 0;
    if (CL.clGetDeviceIDs(P, CL_DEVICE_TYPE_GPU, 1, &Id, nullptr) ==
            CL_SUCCESS &&
        CL.clGetDeviceInfo(Id, CL_DEVICE_VENDOR_ID, sizeof Vendor, &Vendor,
                           nullptr) == CL_SUCCESS &&
        Vendor == IntelVendor)
      return Error::success();
  }
  return unavailable("Intel's OpenCL driver, actual " + Twine(NumPlatforms) +
                     " other drivers (status " + Twine(Status) + ")");
}

/// When a signal ends the program, removes \p Capture, and the temporary folder
/// \p Folder if there is one. If another thread makes the file again before the
/// folder is removed, both removals are repeated.
static void removeOnSignal(StringRef Capture, StringRef Folder) {
  // The strings are never destroyed, because a signal can come after static
  // objects are destroyed.
  static const std::string *File, *Removed;
  File = new std::string(Capture);
  Removed = new std::string(Folder);
  sys::SetInterruptFunction([] {
    do
      unlink(File->c_str());
    while (!Removed->empty() && rmdir(Removed->c_str()) && errno == ENOTEMPTY);
    raise(SIGINT);
  });
}

Error OpenCLDriver::load(const DeviceOptions &Opts) {
  std::string Problem;
  sys::DynamicLibrary Library =
      sys::DynamicLibrary::getPermanentLibrary("libOpenCL.so.1", &Problem);
  if (!Library.isValid())
    return unavailable("the loader libOpenCL.so.1, actual: " + Problem);
#define CMX_CL_LOOKUP(Name)                                                    \
  CL.Name =                                                                    \
      reinterpret_cast<decltype(&::Name)>(Library.getAddressOfSymbol(#Name));  \
  if (!CL.Name)                                                                \
    return unavailable("a loader with the function " #Name ", actual none");
  CMX_CL_FUNCTIONS(CMX_CL_LOOKUP)
#undef CMX_CL_LOOKUP

  Settings S;
  if (!Opts.CaptureFolder.empty() || !hasGPU()) {
    SmallString<128> File(Opts.CaptureFolder);
    SignalBlock Block; // No signal before removeOnSignal is called.
    if (Opts.CaptureFolder.empty()) {
      if (std::error_code EC =
              sys::fs::createUniqueDirectory("cmx-capture", File))
        return unavailable("a temporary folder, actual: " + EC.message());
      TemporaryFolder = std::string(File);
    }
    if (std::error_code EC = sys::fs::make_absolute(File))
      return unavailable("a folder '" + Opts.CaptureFolder +
                         "', actual: " + EC.message());
    if (!sys::fs::is_directory(File))
      return unavailable("a folder '" + Opts.CaptureFolder + "', actual none");
    sys::path::append(File, "capture.aub");
    CaptureFile = std::string(File);
    PartFile = CaptureFile + ".part";
    removeOnSignal(PartFile, TemporaryFolder);
    makeCapture(S, *Opts.Platform, PartFile);
  }
  return findDevice();
}

OpenCLDriver::~OpenCLDriver() {
  if (!TemporaryFolder.empty()) {
    sys::fs::remove_directories(TemporaryFolder);
  } else if (sys::fs::exists(PartFile)) {
    // The driver writes its last record later, when its library is closed. A
    // signal must not end the process before that.
    for (int Signal : {SIGINT, SIGTERM, SIGHUP})
      std::signal(Signal, SIG_IGN);
    (void)sys::fs::rename(PartFile, CaptureFile); // On errors PartFile stays.
  }
}

Expected<const OpenCLDriver *> OpenCLDriver::get(const DeviceOptions &Opts) {
  assert(Opts.Platform && "the device opencl needs a platform");
  // The driver, and the options with which it was loaded.
  static std::unique_ptr<OpenCLDriver> Loaded;
  static const TargetDesc *Platform = nullptr;
  static std::string Folder;
  if (!Loaded) {
    auto D = std::make_unique<OpenCLDriver>();
    if (Error E = D->load(Opts))
      return E;
    Loaded = std::move(D);
    Platform = Opts.Platform;
    Folder = Opts.CaptureFolder;
  }
  if (Platform != Opts.Platform || Folder != Opts.CaptureFolder)
    return unavailable(
        "platform " + Platform->name() + " and the capture folder '" + Folder +
        "', as of the first such device in the process; "
        "actual " +
        Opts.Platform->name() + " and '" + Opts.CaptureFolder + "'");
  return Loaded.get();
}

} // namespace cmx::launch
