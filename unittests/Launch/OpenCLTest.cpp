//===- OpenCLTest.cpp - The device opencl, if there is a driver -----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A process loads the driver only once. So one test makes all devices, in a
// fixed order.
//
//===----------------------------------------------------------------------===//

#include "cmx/Launch/Launch.h"

#include "cmx/Target/TargetDesc.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <cstdlib>

using namespace llvm;
using namespace cmx;
using namespace cmx::launch;
using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

namespace {

Expected<std::unique_ptr<Device>> create(const char *Platform,
                                         const char *CaptureFolder) {
  DeviceOptions Opts;
  Opts.Platform = TargetDesc::get(Platform);
  Opts.CaptureFolder = CaptureFolder;
  return Device::create(DeviceKind::OpenCL, std::move(Opts));
}

/// Returns the message if there is no such device, or "accepted".
std::string refusal(const char *Platform, const char *CaptureFolder) {
  Expected<std::unique_ptr<Device>> D = create(Platform, CaptureFolder);
  return D ? "accepted" : toString(D.takeError());
}

std::string setting(const char *Name) {
  const char *Value = std::getenv(Name);
  return Value ? Value : "none";
}

/// The first device determines the platform and the folder. Its settings are in
/// the environment only until the driver has been loaded.
TEST(OpenCLTest, OnePlatformAndOneFolder) {
  ::setenv("AUBDumpCaptureFileName", "mine", 1);
  const std::string Product = setting("ProductFamilyOverride");
  Expected<std::unique_ptr<Device>> First = create("pvc", "");
  std::string Problem = First ? "" : toString(First.takeError());
  EXPECT_EQ(setting("AUBDumpCaptureFileName"), "mine");
  EXPECT_EQ(setting("ProductFamilyOverride"), Product);
  ::unsetenv("AUBDumpCaptureFileName");
  if (Problem.find("[cmx-device-unavailable]") != std::string::npos)
    GTEST_SKIP() << Problem;
  ASSERT_EQ(Problem, "");

  auto Other = [](const std::string &Actual) {
    return AllOf(StartsWith("the device opencl expected platform pvc and the "
                            "capture folder '', as of the first such device in "
                            "the process; actual " +
                            Actual),
                 HasSubstr("[cmx-device-unavailable]"));
  };
  EXPECT_THAT(refusal("pvc", "."), Other("pvc and '.'"));
  EXPECT_THAT(refusal("pvc", "no/such/folder"),
              Other("pvc and 'no/such/folder'"));
  EXPECT_THAT(refusal("tgllp", ""), Other("tgllp and ''"));
  EXPECT_THAT(refusal("tgllp", "."), Other("tgllp and '.'"));
  // The number of registers can differ from that of the first device. This is
  // allowed while the first device exists, and afterwards.
  EXPECT_EQ(refusal("pvc", ""), "accepted");
  EXPECT_EQ(refusal("pvc-grf256", ""), "accepted");
  First->reset();
  EXPECT_EQ(refusal("pvc", ""), "accepted");
  EXPECT_THAT(refusal("pvc", "."), Other("pvc and '.'"));
}

} // namespace
