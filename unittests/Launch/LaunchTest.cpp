//===- LaunchTest.cpp - The launch library on the CPU ---------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Launch/Launch.h"

#include "cmx/IR/Loader.h"
#include "cmx/Target/TargetDesc.h"

#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

#include <numeric>

using namespace llvm;
using namespace cmx;
using namespace cmx::launch;

namespace {

constexpr const char *Text = R"(
declare <4 x i32> @llvm.genx.oword.ld.v4i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
declare <16 x i8> @llvm.genx.media.ld.v16i8.i32(i32, i32, i32, i32, i32, i32)
declare void @llvm.genx.media.st.i32.v16i8(i32, i32, i32, i32, i32, i32, <16 x i8>)
declare <16 x i32> @llvm.genx.svm.block.ld.v16i32.i64(i64)
declare void @llvm.genx.svm.block.st.i64.v16i32(i64, <16 x i32>)
declare i16 @llvm.genx.thread.x()
declare i32 @llvm.genx.group.id.x()
declare <3 x i32> @llvm.genx.local.id.v3i32()
declare void @llvm.genx.barrier()
declare void @llvm.genx.lsc.store.slm.v1i1.v1i32.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i32>, <1 x i32>, i32)
declare <1 x i32> @llvm.genx.lsc.load.slm.v1i32.v1i1.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i32>, i32)

; x[t] += by, for four elements of each thread.
define dllexport spir_kernel void @add(i32 %x, i32 %by) {
  %t16 = call i16 @llvm.genx.thread.x()
  %t = zext i16 %t16 to i32
  %v = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 %x, i32 %t)
  %i = insertelement <4 x i32> poison, i32 %by, i32 0
  %b = shufflevector <4 x i32> %i, <4 x i32> poison, <4 x i32> zeroinitializer
  %o = add <4 x i32> %v, %b
  call void @llvm.genx.oword.st.v4i32(i32 %x, i32 %t, <4 x i32> %o)
  ret void
}

; Each thread gets the number of the next one in its group of four, through
; shared local memory.
define dllexport spir_kernel void @next(i32 %x) "VCSLMSize"="64" {
  %t16 = call i16 @llvm.genx.thread.x()
  %t = zext i16 %t16 to i32
  %local = call <3 x i32> @llvm.genx.local.id.v3i32()
  %l = extractelement <3 x i32> %local, i32 0
  %mine = shl i32 %l, 2
  %a = insertelement <1 x i32> poison, i32 %mine, i32 0
  %d = insertelement <1 x i32> poison, i32 %t, i32 0
  call void @llvm.genx.lsc.store.slm.v1i1.v1i32.v1i32(<1 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <1 x i32> %a, <1 x i32> %d, i32 0)
  call void @llvm.genx.barrier()
  %next = add i32 %mine, 4
  %wrapped = and i32 %next, 15
  %b = insertelement <1 x i32> poison, i32 %wrapped, i32 0
  %r = call <1 x i32> @llvm.genx.lsc.load.slm.v1i32.v1i1.v1i32(<1 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <1 x i32> %b, i32 0)
  %o = shufflevector <1 x i32> %r, <1 x i32> poison, <4 x i32> zeroinitializer
  call void @llvm.genx.oword.st.v4i32(i32 %x, i32 %t, <4 x i32> %o)
  ret void
}

define dllexport spir_kernel void @move(i64 %from, ptr %to) {
  %v = call <16 x i32> @llvm.genx.svm.block.ld.v16i32.i64(i64 %from)
  %a = ptrtoint ptr %to to i64
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %a, <16 x i32> %v)
  ret void
}

; Four rows of four bytes.
define dllexport spir_kernel void @block(i32 %from, i32 %to) {
  %v = call <16 x i8> @llvm.genx.media.ld.v16i8.i32(i32 0, i32 %from, i32 0, i32 4, i32 4, i32 1)
  call void @llvm.genx.media.st.i32.v16i8(i32 0, i32 %to, i32 0, i32 4, i32 0, i32 0, <16 x i8> %v)
  ret void
}

; Stores 40 and the second number of the structure at two places of shared local
; memory, and copies what is at the bytes 8 and 16.
define dllexport spir_kernel void @passed(ptr addrspace(3) %local, ptr byval({ i32, i32 }) %pair, ptr addrspace(1) %to, i64 %number, i1 %bit, <2 x ptr addrspace(3)> %locals, <2 x ptr> %addresses, ptr addrspace(1) %surface) {
  store i32 40, ptr addrspace(3) %local
  %second = getelementptr i8, ptr %pair, i32 4
  %b = load i32, ptr %second
  %at = extractelement <2 x ptr addrspace(3)> %locals, i32 1
  store i32 %b, ptr addrspace(3) %at
  %v = load i32, ptr addrspace(3) inttoptr (i32 8 to ptr addrspace(3))
  store i32 %v, ptr addrspace(1) %to
  %w = load i32, ptr addrspace(3) inttoptr (i32 16 to ptr addrspace(3))
  %q = getelementptr i8, ptr addrspace(1) %to, i32 4
  store i32 %w, ptr addrspace(1) %q
  ret void
}

define dllexport spir_kernel void @sampled(ptr addrspace(1) %s) {
  ret void
}

!genx.kernels = !{!0, !1, !2, !3, !4, !5}
!0 = !{ptr @add, !"add", !{i32 2, i32 0}, i32 0, i32 0, !{i32 0, i32 0}, !{!"buffer_t", !""}, i32 0}
!1 = !{ptr @next, !"next", !{i32 2}, i32 64, i32 0, !{i32 0}, !{!"buffer_t"}, i32 0}
!2 = !{ptr @move, !"move", !{i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0}, !{!"svmptr_t", !""}, i32 0}
!3 = !{ptr @block, !"block", !{i32 2, i32 2}, i32 0, i32 0, !{i32 0, i32 0}, !{!"image2d_t", !"image2d_t"}, i32 0}
!4 = !{ptr @passed, !"passed", !{i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 2}, i32 64, i32 0, !{i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0}, !{!"", !"", !"", !"", !"", !"", !"", !"buffer_t"}, i32 0}
!5 = !{ptr @sampled, !"sampled", !{i32 1}, i32 0, i32 0, !{i32 0}, !{!"sampler_t"}, i32 0}
)";

class LaunchTest : public testing::Test {
protected:
  LaunchTest() {
    Expected<std::unique_ptr<Module>> Loaded =
        loadModule(MemoryBufferRef(Text, "test.ll"), Ctx);
    if (Loaded)
      M = std::move(*Loaded);
    else
      ADD_FAILURE() << toString(Loaded.takeError());
    D = cantFail(Device::create(DeviceKind::CPU, {}));
  }

  std::unique_ptr<Kernel> load(const char *Name) {
    Expected<std::unique_ptr<Kernel>> K = D->load({Name, M.get(), ""});
    if (K)
      return std::move(*K);
    ADD_FAILURE() << toString(K.takeError());
    return nullptr;
  }

  template <typename T>
  static std::vector<T> contents(Memory &From, size_t Count) {
    std::vector<uint8_t> Bytes(Count * sizeof(T));
    cantFail(From.read(0, Bytes));
    std::vector<T> Values(Count);
    std::memcpy(Values.data(), Bytes.data(), Bytes.size());
    return Values;
  }

  static std::string refusal(Kernel &K, ArrayRef<launch::Argument> Args) {
    Expected<std::unique_ptr<Event>> E = K.launch({}, Args);
    return E ? "accepted" : toString(E.takeError());
  }

  LLVMContext Ctx;
  std::unique_ptr<Module> M;
  std::unique_ptr<Device> D;
};

TEST_F(LaunchTest, LaunchesRunInOrder) {
  auto K = load("add");
  auto X = cantFail(D->buffer("x", 64));
  for (int32_t By : {1, 20}) {
    auto E = cantFail(K->launch({{2, 1, 1}, {2, 1, 1}}, {*X, By}));
    cantFail(E->wait());
    EventTimes T = E->times();
    EXPECT_LE(T.QueuedNs, T.SubmittedNs);
    EXPECT_LE(T.SubmittedNs, *T.StartedNs);
    EXPECT_LE(*T.StartedNs, *T.EndedNs);
  }
  EXPECT_TRUE(D->computes());
  EXPECT_EQ(contents<int32_t>(*X, 16), std::vector<int32_t>(16, 21));
}

TEST_F(LaunchTest, GroupsShareLocalMemory) {
  auto K = load("next");
  auto X = cantFail(D->buffer("x", 128));
  cantFail(cantFail(K->launch({{2, 1, 1}, {4, 1, 1}}, {*X}))->wait());
  std::vector<int32_t> Expected;
  for (int32_t Thread : {1, 2, 3, 0, 5, 6, 7, 4})
    Expected.insert(Expected.end(), 4, Thread);
  EXPECT_EQ(contents<int32_t>(*X, 32), Expected);
}

TEST_F(LaunchTest, AddressesAndImages) {
  auto Move = load("move");
  auto From = cantFail(D->pointer("from", 64)),
       To = cantFail(D->pointer("to", 64));
  std::vector<uint8_t> Bytes(64);
  std::iota(Bytes.begin(), Bytes.end(), uint8_t(1));
  cantFail(From->write(0, Bytes));
  cantFail(cantFail(Move->launch({}, {*From, *To}))->wait());
  EXPECT_EQ(contents<uint8_t>(*To, 64), Bytes);

  auto Block = load("block");
  auto In = cantFail(D->image("in", 8, 4, 1)),
       Out = cantFail(D->image("out", 4, 4, 1));
  cantFail(In->write(0, ArrayRef(Bytes).take_front(32)));
  cantFail(cantFail(Block->launch({}, {*In, *Out}))->wait());
  EXPECT_EQ(contents<uint8_t>(*Out, 5),
            (std::vector<uint8_t>{13, 14, 15, 16, 21}));
}

TEST_F(LaunchTest, PartsOfMemory) {
  auto X = cantFail(D->buffer("x", 8));
  cantFail(X->write(2, {1, 2, 3}));
  uint8_t Part[2];
  cantFail(X->read(3, Part));
  EXPECT_EQ(Part[0], 2);
  EXPECT_EQ(Part[1], 3);
  EXPECT_EQ(contents<uint8_t>(*X, 8),
            (std::vector<uint8_t>{0, 0, 1, 2, 3, 0, 0, 0}));
}

/// Makes more surfaces than there are numbers for them. Larger numbers have
/// another meaning.
TEST_F(LaunchTest, ManySurfaces) {
  auto K = load("add");
  std::vector<std::unique_ptr<Memory>> All;
  for (int32_t N = 0; N != 300; ++N) {
    All.push_back(cantFail(D->buffer("x", 16)));
    cantFail(cantFail(K->launch({}, {*All.back(), N}))->wait());
  }
  for (int32_t N = 0; N != 300; ++N)
    EXPECT_EQ(contents<int32_t>(*All[size_t(N)], 1)[0], N);
}

TEST_F(LaunchTest, ArgumentsMustSuit) {
  auto K = load("add");
  auto X = cantFail(D->buffer("x", 64)), P = cantFail(D->pointer("p", 64));
  EXPECT_EQ(refusal(*K, {*X}),
            "2 arguments expected, actual 1 [cmx-argument-missing]");
  EXPECT_EQ(refusal(*K, {*X, *X}), "argument 'by' expected a value of 4 bytes, "
                                   "actual a buffer [cmx-argument-value]");
  EXPECT_EQ(refusal(*K, {*X, uint8_t(1)}),
            "argument 'by' expected a value of 4 bytes, "
            "actual a value of 1 bytes [cmx-argument-value]");
  EXPECT_EQ(refusal(*K, {*P, 1}),
            "argument 'x' expected a buffer or an image, "
            "actual memory at an address [cmx-argument-value]");
  auto Move = load("move");
  EXPECT_EQ(refusal(*Move, {*P, *X}),
            "argument 'to' expected memory at an address, "
            "actual a buffer [cmx-argument-value]");
}

/// The host passes memory only for a pointer that is an address. Offsets into
/// shared local memory, structures, and vectors of pointers are passed as plain
/// values.
TEST_F(LaunchTest, PointersAsParameters) {
  struct Row {
    const char *Name;
    ParameterKind Kind;
    uint32_t SizeBytes;
  };
  constexpr Row Rows[] = {{"local", ParameterKind::Value, 4},
                          {"pair", ParameterKind::Value, 8},
                          {"to", ParameterKind::Pointer, 0},
                          {"number", ParameterKind::Value, 8},
                          {"bit", ParameterKind::Value, 1},
                          {"locals", ParameterKind::Value, 8},
                          {"addresses", ParameterKind::Value, 16},
                          {"surface", ParameterKind::Surface, 0}};
  auto K = load("passed");
  ASSERT_EQ(K->parameters().size(), std::size(Rows));
  for (size_t N = 0; N != std::size(Rows); ++N) {
    const launch::Parameter &P = K->parameters()[N];
    EXPECT_EQ(P.Name, Rows[N].Name);
    EXPECT_EQ(P.Kind, Rows[N].Kind) << P.Name;
    EXPECT_EQ(P.SizeBytes, Rows[N].SizeBytes) << P.Name;
  }

  auto To = cantFail(D->pointer("to", 8)), P = cantFail(D->pointer("p", 64));
  auto X = cantFail(D->buffer("x", 64));
  uint64_t Pair = uint64_t(5) << 32 | 3, Locals = uint64_t(16) << 32 | 4;
  std::vector<uint8_t> Addresses(16);
  Expected<std::unique_ptr<Event>> E =
      K->launch({}, {uint32_t(8), Pair, *To, uint64_t(0), uint8_t(1), Locals,
                     Addresses, *X});
  ASSERT_TRUE(bool(E)) << toString(E.takeError());
  cantFail((*E)->wait());
  EXPECT_EQ(contents<int32_t>(*To, 2), (std::vector<int32_t>{40, 5}));
  EXPECT_EQ(refusal(*K, {*P, Pair, *To, uint64_t(0), uint8_t(1), Locals,
                         Addresses, *X}),
            "argument 'local' expected a value of 4 bytes, "
            "actual memory at an address [cmx-argument-value]");

  auto Sampled = load("sampled");
  EXPECT_EQ(Sampled->parameters()[0].Kind, ParameterKind::Sampler);
  EXPECT_EQ(refusal(*Sampled, {*P}),
            "argument 's' expected a sampler, which no device can be given, "
            "actual memory at an address [cmx-argument-value]");
}

TEST_F(LaunchTest, ErrorsOfThreads) {
  auto K = load("add");
  auto X = cantFail(D->buffer("x", 16));
  auto E = cantFail(K->launch({{2, 1, 1}, {1, 1, 1}}, {*X, 1}));
  EXPECT_NE(toString(E->wait()).find("[message-out-of-bounds]"),
            std::string::npos);
}

TEST_F(LaunchTest, FormsAreNeeded) {
  EXPECT_EQ(toString(D->load({"add", nullptr, ""}).takeError()),
            "the device cpu expected the IR of the kernel 'add', actual none "
            "[cmx-device-refused]");
  EXPECT_NE(toString(D->load({"other", M.get(), ""}).takeError())
                .find("[cmx-kernel-not-found]"),
            std::string::npos);
}

/// The error is of the same kind with and without a driver. It names the
/// missing folder or the missing driver.
TEST(LaunchOpenCLTest, CaptureFolder) {
  DeviceOptions Opts;
  Opts.Platform = TargetDesc::get("tgllp");
  Opts.CaptureFolder = "no/such/folder";
  Expected<std::unique_ptr<Device>> D =
      Device::create(DeviceKind::OpenCL, Opts);
  ASSERT_FALSE(bool(D));
  EXPECT_NE(toString(D.takeError()).find("[cmx-device-unavailable]"),
            std::string::npos);
}

} // namespace
