//===- launch.cpp - Runs a kernel on the CPU ------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Launch/Launch.h"
#include "cmx/IR/Loader.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace cmx::launch;

static const char *Text = R"(
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
define dllexport spir_kernel void @fill(i32 %x, <4 x i32> %v) {
  call void @llvm.genx.oword.st.v4i32(i32 %x, i32 0, <4 x i32> %v)
  ret void
}
!genx.kernels = !{!0}
!0 = !{ptr @fill, !"fill", !{i32 2, i32 0}, i32 0, i32 0, !{i32 0, i32 0}, !{!"buffer_t", !""}, i32 0}
)";

int main() {
  LLVMContext Ctx;
  auto M = cantFail(cmx::loadModule(MemoryBufferRef(Text, "fill"), Ctx));
  auto D = cantFail(Device::create(DeviceKind::CPU, {}));
  auto K = cantFail(D->load({"fill", M.get(), ""}));
  auto X = cantFail(D->buffer("x", 16));
  std::vector<uint8_t> Values(16);
  Values[12] = 42;
  cantFail(cantFail(K->launch({}, {*X, Values}))->wait());
  uint8_t Result;
  cantFail(X->read(12, Result));
  outs() << "x[3] is " << unsigned(Result) << " on " << D->description()
         << '\n';
  return 0;
}
