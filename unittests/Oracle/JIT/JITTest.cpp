//===- JITTest.cpp - Kernels compiled for this computer -------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/JIT/JIT.h"

#include "cmx/IR/Loader.h"
#include "cmx/Oracle/Runtime/FloatMath.h"
#include "cmx/Support/Compat.h"

#include "llvm/ADT/bit.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

#include <cmath>
#include <cstring>

using namespace llvm;
using namespace cmx;
using namespace cmx::runtime;

namespace {

constexpr const char *Declarations = R"(
declare <8 x half> @llvm.genx.oword.ld.v8f16(i32, i32, i32)
declare <8 x bfloat> @llvm.genx.oword.ld.v8bf16(i32, i32, i32)
declare <4 x float> @llvm.genx.oword.ld.v4f32(i32, i32, i32)
declare <8 x i16> @llvm.genx.oword.ld.v8i16(i32, i32, i32)
declare <4 x double> @llvm.genx.oword.ld.v4f64(i32, i32, i32)
declare <4 x i64> @llvm.genx.oword.ld.v4i64(i32, i32, i32)
declare <4 x i32> @llvm.genx.oword.ld.v4i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v32i8(i32, i32, <32 x i8>)
declare void @llvm.genx.oword.st.v8f16(i32, i32, <8 x half>)
declare void @llvm.genx.oword.st.v8bf16(i32, i32, <8 x bfloat>)
declare void @llvm.genx.oword.st.v4f64(i32, i32, <4 x double>)
declare void @llvm.genx.oword.st.v4i64(i32, i32, <4 x i64>)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
declare i16 @llvm.genx.thread.x()
declare void @llvm.genx.barrier()
declare void @llvm.genx.lsc.store.slm.v1i1.v1i32.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i32>, <1 x i32>, i32)
declare <1 x i32> @llvm.genx.lsc.load.slm.v1i32.v1i1.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i32>, i32)
)";

template <typename T> std::vector<uint8_t> bytesOf(ArrayRef<T> Values) {
  std::vector<uint8_t> Bytes(Values.size() * sizeof(T));
  std::memcpy(Bytes.data(), Values.data(), Bytes.size());
  return Bytes;
}

class JITTest : public testing::Test {
protected:
  /// Compiles kernel "k" with parameters \p Params and body \p Body. Surfaces
  /// are plain i32 parameters, so the kernel needs no metadata.
  Expected<std::unique_ptr<Executable>> compile(StringRef Params,
                                                StringRef Body,
                                                StringRef MoreFunctions = "",
                                                JITOptions Opts = {}) {
    std::string Text = Declarations + MoreFunctions.str() +
                       "define spir_kernel void @k(" + Params.str() +
                       ") \"VCSLMSize\"=\"64\" {\n" + Body.str() + "\n}\n";
    Expected<std::unique_ptr<Module>> M =
        loadModule(MemoryBufferRef(Text, "test.ll"), Ctx);
    if (!M)
      return M.takeError();
    return compileKernel(**M, "k", Opts);
  }

  /// Compiles kernel "k" and runs it on a grid of \p Groups groups of \p Local
  /// threads.
  bool run(StringRef Params, StringRef Body, uint32_t Groups = 1,
           uint32_t Local = 1, StringRef CPU = "",
           StringRef MoreFunctions = "") {
    JITOptions Opts;
    Opts.CPU = CPU.str();
    return run(Params, Body, Opts, Groups, Local, MoreFunctions);
  }
  bool run(StringRef Params, StringRef Body, const JITOptions &Opts,
           uint32_t Groups = 1, uint32_t Local = 1,
           StringRef MoreFunctions = "") {
    auto K = compile(Params, Body, MoreFunctions, Opts);
    if (!K) {
      ADD_FAILURE() << toString(K.takeError());
      return false;
    }
    RunOptions Run;
    Run.Shape.Groups = {Groups, 1, 1};
    Run.Shape.Local = {Local, 1, 1};
    Run.MaxInstructions = MaxInstructions;
    return runGrid(**K, Args, Mem, Run, Errors);
  }

  template <typename T> void addSurface(const std::vector<T> &Values) {
    std::vector<uint8_t> Contents = bytesOf(ArrayRef<T>(Values));
    SurfaceDesc D;
    D.Name = "s";
    D.WidthBytes = D.PitchBytes = Contents.size();
    addValue(Mem.addSurface(D, Contents));
  }
  template <typename T> void addValue(T Value) {
    Args.push_back(bytesOf(ArrayRef<T>(Value)));
  }
  template <typename T> std::vector<T> contents(uint32_t Surface) {
    ArrayRef<uint8_t> Bytes = Mem.surfaceBytes(Surface);
    std::vector<T> Values(Bytes.size() / sizeof(T));
    std::memcpy(Values.data(), Bytes.data(), Bytes.size());
    return Values;
  }
  std::string error() {
    std::optional<RuntimeError> E = Errors.error();
    return E ? E->str() : "";
  }

  LLVMContext Ctx;
  Memory Mem;
  Reporter Errors;
  std::vector<ArgValue> Args;
  uint64_t MaxInstructions = 1000000;
};

//===----------------------------------------------------------------------===//
// Types that the host may lack
//===----------------------------------------------------------------------===//

// The test parameter names a processor. An empty name means this computer's
// processor; "x86-64" has no instructions for half and bfloat.
class JITFloats : public JITTest,
                  public testing::WithParamInterface<const char *> {};

TEST_P(JITFloats, Half) {
  const std::vector<float> In = {0.5f,     1.1f,  65504,  6e-8f,
                                 INFINITY, -2.3f, 0.333f, -0.0f};
  std::vector<uint16_t> Bits, Expected;
  for (float F : In) {
    Bits.push_back(halfFromFloat(F));
    float H = floatFromHalf(Bits.back());
    float Square = floatFromHalf(halfFromFloat(H * H));
    Expected.push_back(halfFromFloat(Square + H));
  }
  addSurface(Bits);
  addSurface(std::vector<uint8_t>(16));
  ASSERT_TRUE(run("i32 %src, i32 %dst", R"(
    %h = call <8 x half> @llvm.genx.oword.ld.v8f16(i32 0, i32 %src, i32 0)
    %sq = fmul <8 x half> %h, %h
    %sum = fadd <8 x half> %sq, %h
    call void @llvm.genx.oword.st.v8f16(i32 %dst, i32 0, <8 x half> %sum)
    ret void)",
                  1, 1, GetParam()))
      << error();
  EXPECT_EQ(contents<uint16_t>(1), Expected);
}

TEST_P(JITFloats, HalfFromDouble) {
  // Numbers just above and below the middle between two numbers of type half.
  // If they were converted to float first, they would be rounded wrongly.
  const std::vector<double> In = {1 + 0x1p-11 + 0x1p-40, 1 + 0x1p-11 - 0x1p-40,
                                  0x1p-25 * (1 + 0x1p-30), -65519.999999};
  std::vector<uint16_t> Expected(8);
  for (size_t I = 0; I != In.size(); ++I)
    Expected[I] = Expected[I + 4] = halfFromDouble(In[I]);
  addSurface(In);
  addSurface(std::vector<uint8_t>(16));
  ASSERT_TRUE(run("i32 %src, i32 %dst", R"(
    %d = call <4 x double> @llvm.genx.oword.ld.v4f64(i32 0, i32 %src, i32 0)
    %h = fptrunc <4 x double> %d to <4 x half>
    %hh = shufflevector <4 x half> %h, <4 x half> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
    call void @llvm.genx.oword.st.v8f16(i32 %dst, i32 0, <8 x half> %hh)
    ret void)",
                  1, 1, GetParam()))
      << error();
  EXPECT_EQ(contents<uint16_t>(1), Expected);
}

TEST_P(JITFloats, BFloat) {
  const std::vector<float> In = {0.5f,     1.1f,  3e38f,  1e-39f,
                                 INFINITY, -2.3f, 0.333f, -0.0f};
  std::vector<uint16_t> Bits, Expected;
  for (float F : In) {
    Bits.push_back(bfloatFromFloat(F));
    float B = floatFromBFloat(Bits.back());
    Expected.push_back(bfloatFromFloat(B * B));
  }
  addSurface(Bits);
  addSurface(std::vector<uint8_t>(16));
  ASSERT_TRUE(run("i32 %src, i32 %dst", R"(
    %b = call <8 x bfloat> @llvm.genx.oword.ld.v8bf16(i32 0, i32 %src, i32 0)
    %sq = fmul <8 x bfloat> %b, %b
    call void @llvm.genx.oword.st.v8bf16(i32 %dst, i32 0, <8 x bfloat> %sq)
    ret void)",
                  1, 1, GetParam()))
      << error();
  EXPECT_EQ(contents<uint16_t>(1), Expected);
}

// Subnormals are moved or divided by 2; a signaling NaN is only moved.
TEST_P(JITFloats, OddBFloats) {
  const std::vector<uint16_t> In = {0x0003, 0x8001, 0x007f, 0x0080,
                                    0x0000, 0x807f, 0xffa8, 0x3f80};
  // Lane 0 is stored and loaded, lanes 1 to 3 are divided by 2, and lanes 4 to
  // 7 are only moved to another block.
  std::vector<uint16_t> Expected = In;
  for (unsigned Lane : {1, 2, 3})
    Expected[Lane] = bfloatFromFloat(floatFromBFloat(In[Lane]) / 2);
  addSurface(In);
  addSurface(std::vector<uint8_t>(16));
  JITOptions Opts;
  Opts.CPU = GetParam();
  for (unsigned Level : {0, 2}) {
    Opts.OptLevel = Level;
    ASSERT_TRUE(run("i32 %src, i32 %dst", R"(
      %a = alloca [2 x bfloat]
      %b = call <8 x bfloat> @llvm.genx.oword.ld.v8bf16(i32 0, i32 %src, i32 0)
      %x = extractelement <8 x bfloat> %b, i32 0
      %i = and i32 %src, 1
      %p = getelementptr bfloat, ptr %a, i32 %i
      store bfloat %x, ptr %p
      %y = load bfloat, ptr %p
      %h = fmul <8 x bfloat> %b, splat (bfloat 0.5)
      %m = insertelement <8 x bfloat> %h, bfloat %y, i32 0
      br label %next
    next:
      %n = phi <8 x bfloat> [ %m, %0 ], [ %r, %next ]
      %o = phi <8 x bfloat> [ %b, %0 ], [ %r, %next ]
      %r = shufflevector <8 x bfloat> %n, <8 x bfloat> %o, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15>
      call void @llvm.genx.oword.st.v8bf16(i32 %dst, i32 0, <8 x bfloat> %r)
      %again = icmp eq i32 %dst, -1
      br i1 %again, label %next, label %end
    end:
      ret void)",
                    Opts))
        << error();
    EXPECT_EQ(contents<uint16_t>(1), Expected);
  }
}

// On x86 with AVX-512, LLVM 22 makes wrong code for ldexp of vectors of half.
TEST_P(JITFloats, LdexpOfHalf) {
  const std::vector<uint16_t> In = {0x3c00, 0x0000, 0x0001, 0x7bff,
                                    0xbc00, 0x7c00, 0x03ff, 0x8400};
  addSurface(In);
  addSurface(std::vector<uint8_t>(16));
  ASSERT_TRUE(run("i32 %src, i32 %dst", R"(
    %h = call <8 x half> @llvm.genx.oword.ld.v8f16(i32 0, i32 %src, i32 0)
    %r = call <8 x half> @llvm.ldexp.v8f16.v8i16(<8 x half> %h, <8 x i16> <i16 -6, i16 9, i16 3, i16 1, i16 -24, i16 -30142, i16 1, i16 -1>)
    call void @llvm.genx.oword.st.v8f16(i32 %dst, i32 0, <8 x half> %r)
    ret void)",
                  1, 1, GetParam(),
                  "declare <8 x half> @llvm.ldexp.v8f16.v8i16(<8 x half>, "
                  "<8 x i16>)\n"))
      << error();
  EXPECT_EQ(contents<uint16_t>(1),
            (std::vector<uint16_t>{0x2400, 0x0000, 0x0008, 0x7c00, 0x8001,
                                   0x7c00, 0x07fe, 0x8200}));
}

// LLVM has no code for llrint with a result of 32 bits. LLVM 19 has no code for
// llrint, lrint or llround of half.
TEST_P(JITFloats, RoundedToInt) {
  const float In[] = {1.5f, 2.5f, -0.75f, 1000, -2.5f, 0.25f, 3.5f, -7};
  std::vector<uint16_t> Halves;
  for (float F : In)
    Halves.push_back(halfFromFloat(F));
  addSurface(std::vector<float>(In, In + 4));
  addSurface(Halves);
  addSurface(std::vector<uint8_t>(16));
  addSurface(std::vector<uint8_t>(32));
  ASSERT_TRUE(run("i32 %floats, i32 %halves, i32 %dst, i32 %dst2", R"(
    %v = call <4 x float> @llvm.genx.oword.ld.v4f32(i32 0, i32 %floats, i32 0)
    %r = call <4 x i32> @llvm.llrint.v4i32.v4f32(<4 x float> %v)
    call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 0, <4 x i32> %r)
    %h = call <8 x half> @llvm.genx.oword.ld.v8f16(i32 0, i32 %halves, i32 0)
    %h0 = shufflevector <8 x half> %h, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
    %n = call <4 x i32> @llvm.lrint.v4i32.v4f16(<4 x half> %h0)
    call void @llvm.genx.oword.st.v4i32(i32 %dst2, i32 0, <4 x i32> %n)
    %h4 = extractelement <8 x half> %h, i32 4
    %x = call i64 @llvm.llround.i64.f16(half %h4)
    %xs = insertelement <4 x i64> zeroinitializer, i64 %x, i32 0
    %xi = bitcast <4 x i64> %xs to <8 x i32>
    %x4 = shufflevector <8 x i32> %xi, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
    call void @llvm.genx.oword.st.v4i32(i32 %dst2, i32 1, <4 x i32> %x4)
    ret void)",
                  1, 1, GetParam(),
                  "declare <4 x i32> @llvm.llrint.v4i32.v4f32(<4 x float>)\n"
                  "declare <4 x i32> @llvm.lrint.v4i32.v4f16(<4 x half>)\n"
                  "declare i64 @llvm.llround.i64.f16(half)\n"))
      << error();
  EXPECT_EQ(contents<int32_t>(2), (std::vector<int32_t>{2, 2, -1, 1000}));
  EXPECT_EQ(contents<int32_t>(3),
            (std::vector<int32_t>{2, 2, -1, 1000, -3, -1, 0, 0}));
}

TEST_P(JITFloats, BFloatFromDouble) {
  const std::vector<double> In = {1 + 0x1p-8 + 0x1p-40, 1 + 0x1p-8 - 0x1p-40,
                                  -(1 + 0x1p-8 + 0x1p-40), 1e300};
  const std::vector<uint16_t> Expected = {0x3f81, 0x3f80, 0xbf81, 0x7f80,
                                          0x3f81, 0x3f80, 0xbf81, 0x7f80};
  addSurface(In);
  addSurface(std::vector<uint8_t>(16));
  ASSERT_TRUE(run("i32 %src, i32 %dst", R"(
    %d = call <4 x double> @llvm.genx.oword.ld.v4f64(i32 0, i32 %src, i32 0)
    %h = fptrunc <4 x double> %d to <4 x bfloat>
    %hh = shufflevector <4 x bfloat> %h, <4 x bfloat> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
    call void @llvm.genx.oword.st.v8bf16(i32 %dst, i32 0, <8 x bfloat> %hh)
    ret void)",
                  1, 1, GetParam()))
      << error();
  EXPECT_EQ(contents<uint16_t>(1), Expected);
}

#if defined(__x86_64__)
INSTANTIATE_TEST_SUITE_P(Processors, JITFloats, testing::Values("", "x86-64"));
#else
INSTANTIATE_TEST_SUITE_P(Processors, JITFloats, testing::Values(""));
#endif

TEST_F(JITTest, Double) {
  addSurface(std::vector<double>{1.5, -2.25, 1e300, 0.1});
  addSurface(std::vector<uint8_t>(32));
  ASSERT_TRUE(run("i32 %src, i32 %dst", R"(
    %d = call <4 x double> @llvm.genx.oword.ld.v4f64(i32 0, i32 %src, i32 0)
    %r = fdiv <4 x double> %d, splat (double 3.0)
    call void @llvm.genx.oword.st.v4f64(i32 %dst, i32 0, <4 x double> %r)
    ret void)"))
      << error();
  EXPECT_EQ(contents<double>(1),
            (std::vector<double>{1.5 / 3, -2.25 / 3, 1e300 / 3, 0.1 / 3}));
}

TEST_F(JITTest, Int64) {
  const std::vector<int64_t> In = {INT64_MIN, -7, 1ll << 40, 12345678901};
  addSurface(In);
  addSurface(std::vector<uint8_t>(32));
  ASSERT_TRUE(run("i32 %src, i32 %dst", R"(
    %v = call <4 x i64> @llvm.genx.oword.ld.v4i64(i32 0, i32 %src, i32 0)
    %m = mul <4 x i64> %v, splat (i64 3)
    %r = sdiv <4 x i64> %m, splat (i64 10)
    call void @llvm.genx.oword.st.v4i64(i32 %dst, i32 0, <4 x i64> %r)
    ret void)"))
      << error();
  std::vector<int64_t> Expected;
  for (int64_t V : In)
    Expected.push_back(int64_t(uint64_t(V) * 3) / 10);
  EXPECT_EQ(contents<int64_t>(1), Expected);
}

// The JIT ignores fast-math flags, which would allow other results.
TEST_F(JITTest, FastMathIsExact) {
  addSurface(std::vector<double>{1e16, 1, -1e16, 0.1});
  addSurface(std::vector<uint8_t>(32));
  ASSERT_TRUE(run("i32 %src, i32 %dst", R"(
    %d = call <4 x double> @llvm.genx.oword.ld.v4f64(i32 0, i32 %src, i32 0)
    %p = fmul fast <4 x double> %d, %d
    %s = fadd fast <4 x double> %p, splat (double 1.0)
    %r = fsub fast <4 x double> %s, %p
    call void @llvm.genx.oword.st.v4f64(i32 %dst, i32 0, <4 x double> %r)
    ret void)"))
      << error();
  double Square = 0.1 * 0.1;
  EXPECT_EQ(contents<double>(1),
            (std::vector<double>{0, 1, 0, (Square + 1) - Square}));
}

//===----------------------------------------------------------------------===//
// Arguments and threads
//===----------------------------------------------------------------------===//

TEST_F(JITTest, Arguments) {
  addSurface(std::vector<uint8_t>(16));
  addValue<uint8_t>(1);
  Args.push_back({1, 0, 0, 1});
  Args.push_back(bytesOf(ArrayRef<int32_t>({10, 20, 30, 40})));
  addValue<int16_t>(-5);
  ASSERT_TRUE(run("i32 %dst, i1 %c, <4 x i1> %m, <4 x i32> %v, i16 %s", R"(
    %e = sext i16 %s to i32
    %i = insertelement <4 x i32> poison, i32 %e, i32 0
    %b = shufflevector <4 x i32> %i, <4 x i32> poison, <4 x i32> zeroinitializer
    %x = select <4 x i1> %m, <4 x i32> %v, <4 x i32> %b
    %y = select i1 %c, <4 x i32> %x, <4 x i32> %b
    call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 0, <4 x i32> %y)
    ret void)"))
      << error();
  EXPECT_EQ(contents<int32_t>(0), (std::vector<int32_t>{10, -5, -5, 40}));
}

// Each thread passes its number to its neighbour through local memory.
TEST_F(JITTest, BarrierAndLocalMemory) {
  constexpr uint32_t Groups = 3, Local = 4;
  addSurface(std::vector<uint8_t>(16 * Groups * Local));
  ASSERT_TRUE(run("i32 %dst", R"(
    %t16 = call i16 @llvm.genx.thread.x()
    %t = zext i16 %t16 to i32
    %in = and i32 %t, 3
    %mine = shl i32 %in, 2
    %a = insertelement <1 x i32> poison, i32 %mine, i32 0
    %d = insertelement <1 x i32> poison, i32 %t, i32 0
    call void @llvm.genx.lsc.store.slm.v1i1.v1i32.v1i32(<1 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <1 x i32> %a, <1 x i32> %d, i32 0)
    call void @llvm.genx.barrier()
    %next = add i32 %mine, 4
    %wrapped = and i32 %next, 15
    %b = insertelement <1 x i32> poison, i32 %wrapped, i32 0
    %r = call <1 x i32> @llvm.genx.lsc.load.slm.v1i32.v1i1.v1i32(<1 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <1 x i32> %b, i32 0)
    %o = shufflevector <1 x i32> %r, <1 x i32> poison, <4 x i32> zeroinitializer
    call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 %t, <4 x i32> %o)
    ret void)",
                  Groups, Local))
      << error();
  std::vector<int32_t> Expected;
  for (int32_t Group = 0; Group != Groups; ++Group)
    for (int32_t Thread = 0; Thread != Local; ++Thread)
      Expected.insert(Expected.end(), 4, 4 * Group + (Thread + 1) % 4);
  EXPECT_EQ(contents<int32_t>(0), Expected);
}

TEST_F(JITTest, KnowsWhatItNeeds) {
  auto With = compile("", "call void @llvm.genx.barrier()\n ret void");
  ASSERT_TRUE(bool(With)) << toString(With.takeError());
  EXPECT_TRUE((*With)->usesBarriers());
  auto Without = compile("", "ret void");
  ASSERT_TRUE(bool(Without)) << toString(Without.takeError());
  EXPECT_FALSE((*Without)->usesBarriers());
  EXPECT_EQ((*Without)->slmBytes(), 64u);
}

//===----------------------------------------------------------------------===//
// Errors of threads
//===----------------------------------------------------------------------===//

TEST_F(JITTest, DivisionByZero) {
  addSurface(std::vector<int32_t>{4, 3, 0, 1});
  addSurface(std::vector<uint8_t>(64));
  EXPECT_FALSE(run("i32 %src, i32 %dst", R"(
    %t16 = call i16 @llvm.genx.thread.x()
    %t = zext i16 %t16 to i32
    %i = insertelement <4 x i32> poison, i32 %t, i32 0
    %b = shufflevector <4 x i32> %i, <4 x i32> poison, <4 x i32> zeroinitializer
    %v = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 %src, i32 0)
    %w = sub <4 x i32> %v, %b
    %q = sdiv <4 x i32> splat (i32 100), %w
    call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 %t, <4 x i32> %q)
    ret void)",
                   4));
  std::optional<RuntimeError> E = Errors.error();
  ASSERT_TRUE(E);
  EXPECT_EQ(E->Kind, ErrorKind::DivisionByZero);
  EXPECT_EQ(E->Lane, 2);
  EXPECT_EQ(E->Thread.Global[0], 0u);
  EXPECT_NE(E->Where.find("function 'k'"), std::string::npos) << E->Where;
  EXPECT_NE(E->Where.find("sdiv"), std::string::npos) << E->Where;
}

TEST_F(JITTest, DivisionByZeroOfALaterThread) {
  addSurface(std::vector<int32_t>{9, 2, 8, 7});
  EXPECT_FALSE(run("i32 %src", R"(
    %t16 = call i16 @llvm.genx.thread.x()
    %t = zext i16 %t16 to i32
    %i = insertelement <4 x i32> poison, i32 %t, i32 0
    %b = shufflevector <4 x i32> %i, <4 x i32> poison, <4 x i32> zeroinitializer
    %v = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 %src, i32 0)
    %w = sub <4 x i32> %v, %b
    %q = udiv <4 x i32> splat (i32 100), %w
    call void @llvm.genx.oword.st.v4i32(i32 %src, i32 0, <4 x i32> %v)
    ret void)",
                   4));
  std::optional<RuntimeError> E = Errors.error();
  ASSERT_TRUE(E);
  EXPECT_EQ(E->Lane, 1);
  EXPECT_EQ(E->Thread.Global[0], 2u);
}

/// The test parameter is a division instruction.
class JITDivision : public JITTest,
                    public testing::WithParamInterface<const char *> {};

/// LLVM may move the division before the call that checks the divisor.
TEST_P(JITDivision, ByZeroRightBehindALoad) {
  addSurface(std::vector<int32_t>{1, 2, 0, 3});
  std::string Body = R"(
    %v = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 %s, i32 0)
    %q = )" + std::string(GetParam()) +
                     R"( <4 x i32> splat (i32 100), %v
    call void @llvm.genx.oword.st.v4i32(i32 %s, i32 0, <4 x i32> %q)
    ret void)";
  EXPECT_FALSE(run("i32 %s", Body));
  std::optional<RuntimeError> E = Errors.error();
  ASSERT_TRUE(E);
  EXPECT_EQ(E->Kind, ErrorKind::DivisionByZero);
  EXPECT_EQ(E->Lane, 2);
}

INSTANTIATE_TEST_SUITE_P(Operations, JITDivision,
                         testing::Values("udiv", "sdiv", "urem", "srem"));

TEST_F(JITTest, DivisionOverflowRightBehindALoad) {
  addSurface(std::vector<int32_t>{1, -1, INT32_MIN, 1});
  EXPECT_FALSE(run("i32 %s", R"(
    %v = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 %s, i32 0)
    %q = sdiv <4 x i32> splat (i32 -2147483648), %v
    call void @llvm.genx.oword.st.v4i32(i32 %s, i32 0, <4 x i32> %q)
    ret void)"));
  std::optional<RuntimeError> E = Errors.error();
  ASSERT_TRUE(E);
  EXPECT_EQ(E->Kind, ErrorKind::DivisionOverflow);
  EXPECT_EQ(E->Lane, 1);
}

TEST_F(JITTest, UnreachableIsReported) {
  EXPECT_FALSE(run("", "unreachable"));
  std::optional<RuntimeError> E = Errors.error();
  ASSERT_TRUE(E);
  EXPECT_EQ(E->Kind, ErrorKind::UndefinedBehavior);
  EXPECT_NE(E->Where.find("'k': instruction 'unreachable'"), std::string::npos)
      << E->Where;
}

/// Either successor may run, but control must not run into the code after the
/// function.
TEST_F(JITTest, UndefinedConditionsTakeOneOfTheWays) {
  addSurface(std::vector<uint8_t>(16));
  for (StringRef Way :
       {"%c = icmp eq i32 %s, undef\n br i1 %c, label %a, label %b",
        "br i1 poison, label %a, label %b", "br i1 undef, label %a, label %b",
        "switch i32 poison, label %a [ i32 1, label %b ]"}) {
    std::string Body = Way.str() + R"(
    a:
      call void @llvm.genx.oword.st.v4i32(i32 %s, i32 0, <4 x i32> splat (i32 5))
      ret void
    b:
      call void @llvm.genx.oword.st.v4i32(i32 %s, i32 0, <4 x i32> splat (i32 5))
      ret void)";
    EXPECT_TRUE(run("i32 %s", Body)) << Way.str() << error();
    EXPECT_EQ(contents<int32_t>(0), std::vector<int32_t>(4, 5)) << Way.str();
  }
}

TEST_F(JITTest, InstructionLimit) {
  MaxInstructions = 1000;
  EXPECT_FALSE(run("", R"(
    br label %loop
  loop:
    br label %loop)"));
  std::optional<RuntimeError> E = Errors.error();
  ASSERT_TRUE(E);
  EXPECT_EQ(E->Kind, ErrorKind::InstructionLimit);
}

TEST_F(JITTest, LoopWithinTheLimit) {
  MaxInstructions = 1000;
  addSurface(std::vector<uint8_t>(16));
  ASSERT_TRUE(run("i32 %dst", R"(
    br label %loop
  loop:
    %i = phi i32 [ 0, %0 ], [ %next, %loop ]
    %v = phi <4 x i32> [ zeroinitializer, %0 ], [ %more, %loop ]
    %more = add <4 x i32> %v, <i32 1, i32 2, i32 3, i32 4>
    %next = add i32 %i, 1
    %again = icmp ult i32 %next, 100
    br i1 %again, label %loop, label %end
  end:
    call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 0, <4 x i32> %more)
    ret void)"))
      << error();
  EXPECT_EQ(contents<int32_t>(0), (std::vector<int32_t>{100, 200, 300, 400}));
}

TEST_F(JITTest, MessageOutOfBounds) {
  addSurface(std::vector<uint8_t>(16));
  EXPECT_FALSE(run("i32 %dst", R"(
    call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 1, <4 x i32> zeroinitializer)
    ret void)"));
  EXPECT_NE(error().find("[message-out-of-bounds]"), std::string::npos)
      << error();
}

//===----------------------------------------------------------------------===//
// Errors of compiling
//===----------------------------------------------------------------------===//

TEST_F(JITTest, KernelNotFound) {
  Expected<std::unique_ptr<Module>> M = loadModule(
      MemoryBufferRef("define spir_kernel void @k() {\n ret void\n}", "t.ll"),
      Ctx);
  ASSERT_TRUE(bool(M));
  auto K = compileKernel(**M, "other");
  ASSERT_FALSE(bool(K));
  EXPECT_EQ(toString(K.takeError()), "kernel 'other' expected in the module, "
                                     "actual 'k' [cmx-kernel-not-found]");
}

TEST_F(JITTest, FunctionWithoutBody) {
  auto K = compile("", "call void @f()\n ret void", "declare void @f()\n");
  ASSERT_FALSE(bool(K));
  EXPECT_EQ(toString(K.takeError()),
            "function 'k': the call of 'f' is not "
            "executable on the CPU: the function expected to have a body "
            "[cmx-call-unsupported]");
}

static const char *const Factorial = R"(
define i32 @factorial(i32 %n) "VCFunction" {
  %last = icmp ult i32 %n, 2
  br i1 %last, label %one, label %more
one:
  ret i32 1
more:
  %n1 = add i32 %n, -1
  %f = call i32 @factorial(i32 %n1)
  %r = mul i32 %f, %n
  ret i32 %r
}
)";
static const char *const StoreFactorial = R"(
  %f = call i32 @factorial(i32 %n)
  %v = insertelement <4 x i32> zeroinitializer, i32 %f, i32 0
  call void @llvm.genx.oword.st.v4i32(i32 %s, i32 0, <4 x i32> %v)
  ret void)";

TEST_F(JITTest, Recursion) {
  addSurface<uint32_t>({0, 0, 0, 0});
  addValue<uint32_t>(6);
  ASSERT_TRUE(run("i32 %s, i32 %n", StoreFactorial, 1, 1, "", Factorial))
      << error();
  EXPECT_EQ(contents<uint32_t>(0)[0], 720u);
}

TEST_F(JITTest, EndlessRecursionIsAnError) {
  addSurface<uint32_t>({0, 0, 0, 0});
  addValue<uint32_t>(1u << 30);
  MaxInstructions = 100000000;
  // Replace the product by a difference, because LLVM turns a recursive product
  // into a loop.
  std::string Difference = StringRef(Factorial).str();
  Difference.replace(Difference.find("mul i32 %f, %n"), 14, "sub i32 %n, %f");
  EXPECT_FALSE(run("i32 %s, i32 %n", StoreFactorial, 1, 1, "", Difference));
  EXPECT_THAT(error(), testing::HasSubstr("4 MiB of stack"));
}

TEST_F(JITTest, LoweringFails) {
  auto K = compile("i32 %x", R"(
    %r = call i32 @llvm.genx.get.color()
    ret void)",
                   "declare i32 @llvm.genx.get.color()\n");
  ASSERT_FALSE(bool(K));
  EXPECT_NE(toString(K.takeError()).find("[cmx-instruction-unsupported]"),
            std::string::npos);
}

/// Through unknown pointers, the kernel could access memory of this program.
TEST_F(JITTest, RefusesPointersThatItDoesNotKnow) {
  for (StringRef Body :
       {"%p = getelementptr i32, ptr @g, i64 %x\n %v = load i32, ptr %p\n"
        "ret void",
        "store i32 1, ptr getelementptr (i32, ptr @g, i64 4)\n ret void",
        "%v = atomicrmw add ptr @g, i32 1 seq_cst\n ret void",
        "call void @llvm.memset.p0.i64(ptr @g, i8 0, i64 17, i1 false)\n"
        "ret void",
        "store i32 1, ptr @c\n ret void",
        "store i32 1, ptr @g\n ret void", // Each thread has its own @g.
        "%v = load i32, ptr @g\n ret void",
        "call void @llvm.memset.p0.i64(ptr @c, i8 0, i64 4, i1 false)\n"
        "ret void"}) {
    auto K = compile("i64 %x", Body,
                     "@g = internal global [4 x i32] undef\n"
                     "@c = internal constant i32 7\n"
                     "declare void @llvm.memset.p0.i64(ptr, "
                     "i8, i64, i1)\n");
    ASSERT_FALSE(bool(K)) << Body.str();
    std::string Text = toString(K.takeError());
    EXPECT_TRUE(StringRef(Text).contains("a constant place of a variable") ||
                StringRef(Text).contains("32 or 64 bits of shared memory"))
        << Body.str() << "\n"
        << Text;
  }
  auto K = compile("",
                   "%v = load i32, ptr getelementptr (i32, ptr @g, i64 3)\n"
                   "ret void",
                   "@g = internal constant [4 x i32] undef\n");
  EXPECT_TRUE(bool(K)) << toString(K.takeError());
}

TEST_F(JITTest, RefusesIntrinsicsThatAreNoArithmetic) {
  auto K =
      compile("", "call void @llvm.clear_cache(ptr null, ptr null)\n ret void",
              "declare void @llvm.clear_cache(ptr, ptr)\n");
  ASSERT_FALSE(bool(K));
  EXPECT_NE(toString(K.takeError()).find("[cmx-call-unsupported]"),
            std::string::npos);
}

TEST_F(JITTest, TrapsEndTheThread) {
  addSurface(std::vector<int32_t>(4, 5));
  ASSERT_TRUE(run("i32 %dst", R"(
    call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 0, <4 x i32> splat (i32 7))
    call void @llvm.trap()
    call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 0, <4 x i32> splat (i32 9))
    ret void)",
                  1, 1, "", "declare void @llvm.trap()\n"))
      << error();
  EXPECT_EQ(contents<int32_t>(0), (std::vector<int32_t>(4, 7)));
}

// An error in another kernel does not prevent the compilation of this one.
TEST_F(JITTest, OtherKernelCannotBeLowered) {
  auto K = compile("", "ret void", R"(
declare i32 @llvm.genx.get.color()
define spir_kernel void @other() {
  %r = call i32 @llvm.genx.get.color()
  ret void
}
)");
  EXPECT_TRUE(bool(K)) << toString(K.takeError());
}

TEST_F(JITTest, HelperFunctions) {
  addSurface(std::vector<uint8_t>(16));
  auto K = compile("i32 %dst", R"(
    %v = call <4 x i32> @twice(<4 x i32> <i32 1, i32 2, i32 3, i32 4>)
    call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 0, <4 x i32> %v)
    ret void)",
                   R"(
define spir_func <4 x i32> @twice(<4 x i32> %v) noinline memory(none) {
  %r = add <4 x i32> %v, %v
  ret <4 x i32> %r
}
)");
  ASSERT_TRUE(bool(K)) << toString(K.takeError());
  ASSERT_TRUE(runGrid(**K, Args, Mem, RunOptions(), Errors)) << error();
  EXPECT_EQ(contents<int32_t>(0), (std::vector<int32_t>{2, 4, 6, 8}));
}

// LLVM 19 cannot insert vectors of some of these sizes.
TEST_F(JITTest, InsertedVectors) {
  JITOptions Opts;
  Opts.OptLevel = 0;
  Opts.CPU = "x86-64-v3";
  addSurface(std::vector<int16_t>{0, 1, 2, 3, 4, 5, 6, 7});
  addSurface(std::vector<uint8_t>(32));
  auto K = compile("i32 %src, i32 %dst", R"(
    %v = call <8 x i16> @llvm.genx.oword.ld.v8i16(i32 0, i32 %src, i32 0)
    %n = shufflevector <8 x i16> %v, <8 x i16> poison, <5 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5>
    %w = call <14 x i16> @llvm.vector.insert.v14i16.v5i16(<14 x i16> splat (i16 9), <5 x i16> %n, i64 5)
    %b = bitcast <14 x i16> %w to <28 x i8>
    %s = shufflevector <28 x i8> %b, <28 x i8> zeroinitializer, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
    call void @llvm.genx.oword.st.v32i8(i32 %dst, i32 0, <32 x i8> %s)
    ret void)",
                   "", Opts);
  ASSERT_TRUE(bool(K)) << toString(K.takeError());
  ASSERT_TRUE(runGrid(**K, Args, Mem, RunOptions(), Errors)) << error();
  EXPECT_EQ(
      contents<int16_t>(1),
      (std::vector<int16_t>{9, 9, 9, 9, 9, 1, 2, 3, 4, 5, 9, 9, 9, 9, 0, 0}));
}

// LLVM 19 has no code for frexp of two lanes.
TEST_F(JITTest, MantissasAndExponents) {
  JITOptions Opts;
  Opts.CPU = "x86-64-v3";
  addSurface(std::vector<float>{12, -0.375f, 1, 8});
  addSurface(std::vector<uint8_t>(16));
  auto K = compile("i32 %src, i32 %dst", R"(
    %v = call <4 x float> @llvm.genx.oword.ld.v4f32(i32 0, i32 %src, i32 0)
    %x = shufflevector <4 x float> %v, <4 x float> poison, <2 x i32> <i32 0, i32 1>
    %p = call { <2 x float>, <2 x i32> } @llvm.frexp.v2f32.v2i32(<2 x float> %x)
    %m = extractvalue { <2 x float>, <2 x i32> } %p, 0
    %e = extractvalue { <2 x float>, <2 x i32> } %p, 1
    %s = fmul <2 x float> %m, splat (float 4.0)
    %i = fptosi <2 x float> %s to <2 x i32>
    %r = shufflevector <2 x i32> %i, <2 x i32> %e, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
    call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 0, <4 x i32> %r)
    ret void)",
                   "declare { <2 x float>, <2 x i32> } "
                   "@llvm.frexp.v2f32.v2i32(<2 x float>)\n",
                   Opts);
  ASSERT_TRUE(bool(K)) << toString(K.takeError());
  ASSERT_TRUE(runGrid(**K, Args, Mem, RunOptions(), Errors)) << error();
  EXPECT_EQ(contents<int32_t>(1), (std::vector<int32_t>{3, -3, 4, -1}));
}

// The optimizer of LLVM 22 tries to shuffle a pair of vectors as if it were a
// vector, and crashes.
TEST_F(JITTest, ShuffledPairs) {
  if (!CMX_HAS_INTRINSIC(CMX_INTRINSIC_MODF))
    GTEST_SKIP() << "this LLVM has no modf";
  addSurface(std::vector<float>{1.5f, -2.25f, 3, 0});
  addSurface(std::vector<uint8_t>(16));
  ASSERT_TRUE(run("i32 %src, i32 %dst", R"(
    %v = call <4 x float> @llvm.genx.oword.ld.v4f32(i32 0, i32 %src, i32 0)
    %x = shufflevector <4 x float> %v, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
    %p = call { <4 x float>, <4 x float> } @llvm.modf.v4f32(<4 x float> %x)
    %f = extractvalue { <4 x float>, <4 x float> } %p, 0
    %m = fmul <4 x float> %f, splat (float 4.0)
    %i = fptosi <4 x float> %m to <4 x i32>
    call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 0, <4 x i32> %i)
    ret void)",
                  1, 1, "",
                  "declare { <4 x float>, <4 x float> } "
                  "@llvm.modf.v4f32(<4 x float>)\n"))
      << error();
  EXPECT_EQ(contents<int32_t>(1), (std::vector<int32_t>{0, 0, -1, 2}));
}

TEST_F(JITTest, NoOptimization) {
  JITOptions Opts;
  Opts.OptLevel = 0;
  addSurface(std::vector<uint8_t>(16));
  auto K = compile("i32 %dst", R"(
    call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 0, <4 x i32> splat (i32 7))
    ret void)",
                   "", Opts);
  ASSERT_TRUE(bool(K)) << toString(K.takeError());
  ASSERT_TRUE(runGrid(**K, Args, Mem, RunOptions(), Errors)) << error();
  EXPECT_EQ(contents<int32_t>(0), (std::vector<int32_t>(4, 7)));
}

} // namespace
