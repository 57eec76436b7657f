//===- CheckTest.cpp - Differences that are found, and refinements --------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/Check/Check.h"

#include "cmx/IR/Loader.h"
#include "cmx/Target/TargetDesc.h"
#include "cmx/VISA/Parser.h"

#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gmock/gmock.h"

using namespace llvm;
using namespace cmx;
using testing::HasSubstr;

namespace {

constexpr const char *Declarations = R"(
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.v8i1(<16 x i32>, <8 x i32>, i32, i32, i32, i16, i32, <8 x i1>)
declare <4 x i32> @llvm.genx.oword.ld.v4i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
declare void @event(i32)
declare i32 @reads() memory(read) nounwind willreturn
declare void @llvm.genx.barrier()
declare <4 x i32> @llvm.genx.svm.block.ld.v4i32.i64(i64)
declare <4 x i32> @llvm.genx.svm.block.ld.unaligned.v4i32.i64(i64)
declare void @llvm.genx.svm.block.st.i64.v4i32(i64, <4 x i32>)
declare void @llvm.genx.svm.block.st.i64.v8i16(i64, <8 x i16>)
declare {i32, i1} @llvm.ssub.with.overflow.i32(i32, i32)
declare i64 @llvm.sadd.sat.i64(i64, i64)
declare <1 x i16> @llvm.genx.suavg.v1i16.v1i32(<1 x i32>, <1 x i32>)
declare float @llvm.genx.fmin.f32.f32(float, float)
declare <2 x float> @llvm.genx.rdregionf.v2f32.v4f32.i16(<4 x float>, i32, i32, i32, i16, i32)
declare void @llvm.genx.svm.scatter.v2i1.v2i64.v2i32(<2 x i1>, i32, <2 x i64>, <2 x i32>)
declare <2 x i32> @llvm.genx.svm.atomic.add.v2i32.v2i1.v2i64(<2 x i1>, <2 x i64>, <2 x i32>, <2 x i32>)
declare <2 x i32> @llvm.genx.svm.atomic.xchg.v2i32.v2i1.v2i64(<2 x i1>, <2 x i64>, <2 x i32>, <2 x i32>)
)";

struct Pair {
  const char *Signature;
  const char *Before;
  const char *After;
  const char *Expected; ///< Part of the counterexample; null if there is none.
};

class CheckTest : public testing::Test {
protected:
  LLVMContext Ctx;
  CheckStatistics Stats;
  CheckOptions Opts;

  std::unique_ptr<Module> parse(const Twine &Text) {
    std::string All = Declarations + Text.str();
    auto M = loadModule(MemoryBufferRef(All, "test"), Ctx);
    if (!M)
      ADD_FAILURE() << toString(M.takeError());
    return M ? std::move(*M) : nullptr;
  }

  /// Returns the counterexample, or an empty text if there is none.
  std::string check(const Twine &Before, const Twine &After) {
    auto B = parse(Before), A = parse(After);
    if (!A || !B)
      return "not parsed";
    auto R = checkModules(*B, *A, Opts, &Stats);
    if (!R)
      return toString(R.takeError());
    return *R ? (*R)->Text : "";
  }

  void expect(const Pair &P) {
    std::string Text = check(P.Signature + Twine("{\n") + P.Before + "\n}\n",
                             P.Signature + Twine("{\n") + P.After + "\n}\n");
    if (P.Expected)
      EXPECT_THAT(Text, HasSubstr(P.Expected)) << P.After;
    else
      EXPECT_EQ(Text, "") << P.After;
  }
};

TEST_F(CheckTest, FindsDifferences) {
  const char *Vector = "define <4 x i32> @f(<4 x i32> %a, i32 %b) ";
  const char *Region = "define <8 x i32> @f(<16 x i32> %a) ";
  const char *Write =
      "define <16 x i32> @f(<16 x i32> %a, <8 x i32> %b, <8 x i1> %m) ";
  const char *Scalar = "define i32 @f(i32 %a, i32 %b) ";
  const Pair Pairs[] = {
      // A wrong lane.
      {Vector,
       "%r = insertelement <4 x i32> %a, i32 %b, i32 1\nret <4 x i32> %r",
       "%r = insertelement <4 x i32> %a, i32 %b, i32 2\nret <4 x i32> %r",
       "lane 1 of the result: expected "},
      // A wrong stride.
      {Region,
       "%r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> "
       "%a, i32 0, i32 8, i32 2, i16 0, i32 undef)\nret <8 x i32> %r",
       "%r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> "
       "%a, i32 0, i32 8, i32 1, i16 0, i32 undef)\nret <8 x i32> %r",
       "of the result: expected "},
      // A dropped mask.
      {Write,
       "%r = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.v8i1(<16 x "
       "i32> %a, <8 x i32> %b, i32 0, i32 8, i32 1, i16 0, i32 undef, <8 x "
       "i1> %m)\nret <16 x i32> %r",
       "%r = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.v8i1(<16 x "
       "i32> %a, <8 x i32> %b, i32 0, i32 8, i32 1, i16 0, i32 undef, <8 x "
       "i1> splat (i1 true))\nret <16 x i32> %r",
       "of the result: expected"},
      // Poison where there was none.
      {Scalar, "%r = add i32 %a, %b\nret i32 %r",
       "%r = add nuw i32 %a, %b\nret i32 %r", "actual poison"},
      // Signs.
      {Scalar, "%r = ashr i32 %a, 1\nret i32 %r",
       "%r = lshr i32 %a, 1\nret i32 %r", "the result: expected "},
      // A store is missing, is at another place, or is one too many.
      {"define void @f(i32 %s, <4 x i32> %d) ",
       "call void @llvm.genx.oword.st.v4i32(i32 2, i32 1, <4 x i32> %d)\nret "
       "void",
       "ret void", "surface 2, byte "},
      {"define void @f(<4 x i32> %d) ",
       "call void @llvm.genx.oword.st.v4i32(i32 2, i32 1, <4 x i32> %d)\nret "
       "void",
       "call void @llvm.genx.oword.st.v4i32(i32 2, i32 2, <4 x i32> %d)\nret "
       "void",
       "last written by the second form: "},
      {"define void @f(<4 x i32> %d) ", "ret void",
       "call void @llvm.genx.oword.st.v4i32(i32 1, i32 0, <4 x i32> %d)\nret "
       "void",
       "surface 1, byte "},
      // A call of @event is missing, is one too many, or has another argument.
      {"define void @f(i32 %a) ", "call void @event(i32 %a)\nret void",
       "ret void", "expected one of 'event', actual none"},
      {"define void @f(i32 %a) ", "ret void",
       "call void @event(i32 %a)\nret void",
       "expected none, actual one of 'event'"},
      {"define void @f(i32 %a) ", "call void @event(i32 %a)\nret void",
       "%b = xor i32 %a, 1\ncall void @event(i32 %b)\nret void",
       "argument 0 of call number 1, of 'event': expected "},
      // Undefined behaviour where there was none.
      {Scalar, "ret i32 %a", "%r = udiv i32 %a, %b\nret i32 %a",
       "the second form ends with an error: [division-by-zero]"},
      // A scatter whose lanes have exchanged their addresses.
      {"define void @f(<2 x i32> %d) ",
       "call void @llvm.genx.svm.scatter.v2i1.v2i64.v2i32(<2 x i1> splat (i1 "
       "true), i32 0, <2 x i64> <i64 64, i64 68>, <2 x i32> %d)\nret void",
       "call void @llvm.genx.svm.scatter.v2i1.v2i64.v2i32(<2 x i1> splat (i1 "
       "true), i32 0, <2 x i64> <i64 68, i64 64>, <2 x i32> %d)\nret void",
       "address 0x4"},
      // Integers that look like NaN.
      {"define void @f() ",
       "call void @llvm.genx.oword.st.v4i32(i32 2, i32 1, <4 x i32> splat (i32 "
       "-1))\nret void",
       "call void @llvm.genx.oword.st.v4i32(i32 2, i32 1, <4 x i32> splat (i32 "
       "2147483647))\nret void",
       "expected 0xff, actual 0x7f"},
      // The result of a comparison with a NaN, and values that must be a NaN.
      {"define i1 @f(float %a) ",
       "%r = fadd float %a, 1.0\n%c = fcmp ult float %r, 0.0\nret i1 %c",
       "%r = fadd float %a, 1.0\n%c = fcmp olt float %r, 0.0\nret i1 %c",
       "the result: expected"},
      {"define float @f(float %a) ", "%r = fsub float %a, %a\nret float %r",
       "ret float 0.0", "the result: expected any NaN, actual 0 (0x0)"},
      {"define void @f(<4 x float> %a) ",
       "%r = fsub <4 x float> %a, %a\n%s = bitcast <4 x float> %r to <4 x "
       "i32>\ncall void @llvm.genx.oword.st.v4i32(i32 2, i32 1, <4 x i32> "
       "%s)\nret void",
       "call void @llvm.genx.oword.st.v4i32(i32 2, i32 1, <4 x i32> "
       "zeroinitializer)\nret void",
       "surface 2, byte "},
      {"define float @f(float %a) ", "%r = fneg float %a\nret float %r",
       "ret float %a", "the result: expected"},
      // Values that are the same for each choice of a frozen value, although
      // they are computed from it or follow a branch on it.
      {Scalar,
       "%c = freeze i1 poison\nbr i1 %c, label %x, label %y\nx:\nret i32 "
       "%b\ny:\nret i32 %b",
       "%r = add i32 %b, 1\nret i32 %r", "the result: expected"},
      {Scalar, "%p = freeze i32 poison\n%r = sub i32 %p, %p\nret i32 %r",
       "%p = freeze i32 poison\n%q = freeze i32 poison\n%r = sub i32 %p, "
       "%q\nret i32 %r",
       "the result: expected 0"},
      // Atomic additions to the same bytes. Their sum does not depend on the
      // order of the lanes.
      {"define void @f(<2 x i32> %d) ",
       "%r = call <2 x i32> @llvm.genx.svm.atomic.add.v2i32.v2i1.v2i64(<2 x "
       "i1> splat (i1 true), <2 x i64> splat (i64 64), <2 x i32> %d, <2 x i32> "
       "undef)\nret void",
       "%r = call <2 x i32> @llvm.genx.svm.atomic.add.v2i32.v2i1.v2i64(<2 x "
       "i1> <i1 true, i1 false>, <2 x i64> splat (i64 64), <2 x i32> %d, <2 x "
       "i32> undef)\nret void",
       "address 0x4"},
      // One more call of @event, and calls of @event that are exchanged with a
      // store or with a call that reads memory.
      {"define void @f(i32 %a) ", "call void @event(i32 %a)\nret void",
       "call void @event(i32 %a)\ncall void @event(i32 %a)\nret void",
       "call number 2: expected none"},
      {"define void @f(<4 x i32> %d) ",
       "call void @llvm.genx.oword.st.v4i32(i32 2, i32 1, <4 x i32> %d)\ncall "
       "void @event(i32 1)\nret void",
       "call void @event(i32 1)\ncall void @llvm.genx.oword.st.v4i32(i32 2, "
       "i32 "
       "1, <4 x i32> %d)\nret void",
       "memory at call or barrier number 1, a call: surface 2"},
      {"define i32 @f() ",
       "call void @event(i32 1)\n%r = call i32 @reads()\nret i32 %r",
       "%r = call i32 @reads()\ncall void @event(i32 1)\nret i32 %r",
       "the result: expected"},
      // A barrier is missing, or is exchanged with a store.
      {"define void @f() ", "call void @llvm.genx.barrier()\nret void",
       "ret void", "number 1: expected a signal of the barrier, actual none"},
      {"define void @f(<4 x i32> %d) ",
       "call void @llvm.genx.oword.st.v4i32(i32 2, i32 1, <4 x i32> %d)\ncall "
       "void @llvm.genx.barrier()\nret void",
       "call void @llvm.genx.barrier()\ncall void "
       "@llvm.genx.oword.st.v4i32(i32 "
       "2, i32 1, <4 x i32> %d)\nret void",
       "a signal of the barrier: surface 2"},
      // An address that is not aligned.
      {"define <4 x i32> @f(i32 %at) ",
       "%r = call <4 x i32> @llvm.genx.svm.block.ld.unaligned.v4i32.i64(i64 "
       "4)\nret <4 x i32> %r",
       "%r = call <4 x i32> @llvm.genx.svm.block.ld.v4i32.i64(i64 4)\nret <4 x "
       "i32> %r",
       "only the second form has a message whose address is not aligned"},
      // Recursion without end.
      {Scalar, "ret i32 %a", "%r = call i32 @f(i32 %a, i32 %b)\nret i32 %r",
       "[instruction-limit]"},
      // Floats.
      {"define float @f(float %a) ", "%r = fadd float %a, 0.0\nret float %r",
       "ret float %a", "expected 0 (0x0), actual -0 (0x80000000)"},
  };
  for (const Pair &P : Pairs)
    expect(P);
}

TEST_F(CheckTest, AcceptsRefinements) {
  const char *Scalar = "define i32 @f(i32 %a, i32 %b) ";
  const Pair Pairs[] = {
      {Scalar, "ret i32 poison", "ret i32 %a", nullptr},
      {Scalar, "%r = add nuw i32 %a, %b\nret i32 %r",
       "%r = add i32 %a, %b\nret i32 %r", nullptr},
      {Scalar, "%r = udiv i32 %a, %b\nret i32 %a", "ret i32 %a", nullptr},
      {Scalar, "%r = shl i32 %a, %b\nret i32 %r",
       "%m = and i32 %b, 31\n%r = shl i32 %a, %m\nret i32 %r", nullptr},
      {"define void @f() ", "call void @event(i32 poison)\nret void",
       "call void @event(i32 5)\nret void", nullptr},
      {"define void @f() ",
       "call void @llvm.genx.oword.st.v4i32(i32 2, i32 1, <4 x i32> <i32 1, "
       "i32 poison, i32 poison, i32 4>)\nret void",
       "call void @llvm.genx.oword.st.v4i32(i32 2, i32 1, <4 x i32> <i32 1, "
       "i32 2, i32 3, i32 4>)\nret void",
       nullptr},
      // Frozen poison may be any value, the same for all uses of the freeze.
      {Scalar, "%r = freeze i32 poison\nret i32 %r", "ret i32 %b", nullptr},
      // Only some of the choices change the second byte of the float %s.
      {"define void @f() ",
       "%a = freeze i8 poison\n%b = freeze i8 poison\n"
       "%x = sitofp i8 %a to float\n%y = uitofp i8 %b to float\n"
       "%s = fadd float %x, %y\n%v = insertelement <4 x float> "
       "zeroinitializer, float %s, i32 0\n"
       "%i = bitcast <4 x float> %v to <4 x i32>\n"
       "call void @llvm.genx.oword.st.v4i32(i32 2, i32 1, <4 x i32> %i)\n"
       "ret void",
       "call void @llvm.genx.oword.st.v4i32(i32 2, i32 1, <4 x i32> <i32 "
       "1136558080, i32 0, i32 0, i32 0>)\nret void", // 381.0
       nullptr},
      // The result is 0 only for a few values of the frozen number.
      {Scalar,
       "%x = freeze i8 poison\n%y = add i8 %x, 91\n%c = and i8 %y, 63\n"
       "%w = zext i8 %c to i32\n%d = add i32 %w, 63\n%r = lshr i32 %d, 6\n"
       "ret i32 %r",
       "ret i32 0", nullptr},
      // Most of the frozen numbers are too large for half and become infinity.
      {"define half @f(i32 %a) ",
       "%x = freeze i32 poison\n%h = uitofp i32 %x to half\n"
       "%i = bitcast half %h to i16\n%j = and i16 %i, -16256\n"
       "%r = bitcast i16 %j to half\nret half %r",
       "ret half 0xH4080", nullptr},
      // The subtraction overflows for only six values of %p. The addition
      // saturates for only four.
      {Scalar,
       "%p = freeze i32 poison\n"
       "%o = call {i32, i1} @llvm.ssub.with.overflow.i32(i32 5, i32 %p)\n"
       "%c = extractvalue {i32, i1} %o, 1\n%r = zext i1 %c to i32\n"
       "ret i32 %r",
       "ret i32 1", nullptr},
      {"define i64 @f() ",
       "%p = freeze i64 poison\n"
       "%m = call i64 @llvm.sadd.sat.i64(i64 %p, i64 -4)\n"
       "%d = sub i64 %p, %m\nret i64 %d",
       "ret i64 2", nullptr},
      // Some choices give an address that is not aligned.
      {"define i32 @f(<4 x i32> %d) ",
       "%p = freeze i64 poison\n%q = and i64 %p, 15\n"
       "call void @llvm.genx.svm.block.st.i64.v4i32(i64 %q, <4 x i32> %d)\n"
       "ret i32 0",
       "call void @llvm.genx.svm.block.st.i64.v4i32(i64 4, <4 x i32> %d)\n"
       "ret i32 0",
       nullptr},
      // The result is 1 only if the low two bits of all five frozen numbers are
      // equal to 2.
      {Scalar,
       "%p = freeze i8 poison\n%q = freeze i8 poison\n%s = freeze i8 poison\n"
       "%t = freeze i8 poison\n%u = freeze i8 poison\n"
       "%a1 = xor i8 %p, 5\n%a2 = xor i8 %q, 5\n%a3 = xor i8 %s, 5\n"
       "%a4 = xor i8 %t, 5\n%a5 = xor i8 %u, 5\n"
       "%b1 = and i8 %a1, %a2\n%b2 = and i8 %a3, %a4\n"
       "%b3 = and i8 %b1, %b2\n%b4 = and i8 %b3, %a5\n"
       "%b5 = lshr i8 %b4, 1\n%b6 = and i8 %b5, %b4\n"
       "%b7 = and i8 %b6, 1\n%z = zext i8 %b7 to i32\nret i32 %z",
       "ret i32 1", nullptr},
      // Lanes of a message have no order.
      {"define void @f(<2 x i32> %d) ",
       "call void @llvm.genx.svm.scatter.v2i1.v2i64.v2i32(<2 x i1> splat (i1 "
       "true), i32 0, <2 x i64> <i64 64, i64 66>, <2 x i32> %d)\nret void",
       "%e = shufflevector <2 x i32> %d, <2 x i32> poison, <2 x i32> <i32 1, "
       "i32 0>\n"
       "call void @llvm.genx.svm.scatter.v2i1.v2i64.v2i32(<2 x i1> splat (i1 "
       "true), i32 0, <2 x i64> <i64 66, i64 64>, <2 x i32> %e)\nret void",
       nullptr},
      {"define <2 x i32> @f(<2 x i32> %d) ",
       "%r = call <2 x i32> @llvm.genx.svm.atomic.xchg.v2i32.v2i1.v2i64(<2 x "
       "i1> splat (i1 true), <2 x i64> splat (i64 64), <2 x i32> %d, <2 x i32> "
       "undef)\nret <2 x i32> %r",
       "%e = shufflevector <2 x i32> %d, <2 x i32> poison, <2 x i32> <i32 1, "
       "i32 0>\n"
       "%r = call <2 x i32> @llvm.genx.svm.atomic.xchg.v2i32.v2i1.v2i64(<2 x "
       "i1> splat (i1 true), <2 x i64> splat (i64 64), <2 x i32> %e, <2 x i32> "
       "undef)\n"
       "%s = shufflevector <2 x i32> %r, <2 x i32> poison, <2 x i32> <i32 1, "
       "i32 0>\nret <2 x i32> %s",
       nullptr},
      // The old value that each lane finds depends on the order.
      {"define <2 x i32> @f(<2 x i32> %d) ",
       "%r = call <2 x i32> @llvm.genx.svm.atomic.add.v2i32.v2i1.v2i64(<2 x "
       "i1> splat (i1 true), <2 x i64> splat (i64 64), <2 x i32> %d, <2 x i32> "
       "undef)\nret <2 x i32> %r",
       "%e = shufflevector <2 x i32> %d, <2 x i32> poison, <2 x i32> <i32 1, "
       "i32 0>\n"
       "%r = call <2 x i32> @llvm.genx.svm.atomic.add.v2i32.v2i1.v2i64(<2 x "
       "i1> splat (i1 true), <2 x i64> splat (i64 64), <2 x i32> %e, <2 x i32> "
       "undef)\n"
       "%s = shufflevector <2 x i32> %r, <2 x i32> poison, <2 x i32> <i32 1, "
       "i32 0>\nret <2 x i32> %s",
       nullptr},
      // The lowering of the first form must not choose a value for undef.
      {"define <1 x i16> @f() ",
       "%r = call <1 x i16> @llvm.genx.suavg.v1i16.v1i32(<1 x i32> splat (i32 "
       "-8), <1 x i32> undef)\nret <1 x i16> %r",
       "ret <1 x i16> splat (i16 77)", nullptr},
      // The minimum of two NaNs may be any NaN.
      {"define float @f(float %a) ",
       "%r = call float @llvm.genx.fmin.f32.f32(float %a, float %a)\nret float "
       "%r",
       "%n = fcmp uno float %a, 0.0\n%r = select i1 %n, float "
       "0xFFF8000000000000, float %a\nret float %r",
       nullptr},
      // The bits of a NaN that arithmetic produces may change.
      {"define float @f(float %a) ", "%r = fsub float %a, %a\nret float %r",
       "%r = fsub float %a, %a\n%n = fcmp uno float %r, 0.0\n%s = select i1 "
       "%n, float 0xFFF8000000000000, float %r\nret float %s",
       nullptr},
      {"define i32 @f(float %a) ",
       "%r = fadd float %a, %a\n%s = bitcast float %r to i32\nret i32 %s",
       "%r = fadd float %a, %a\n%n = fcmp uno float %r, 0.0\n%s = select i1 "
       "%n, float 0xFFF8000000000000, float %r\n%t = bitcast float %s to "
       "i32\nret i32 %t",
       nullptr},
      // One rounding instead of two, and additions in another order.
      {"define float @f(float %a, float %b, float %c) ",
       "%p = fmul contract float %a, %b\n%r = fadd contract float %p, "
       "%c\nret float %r",
       "%r = call float @llvm.fma.f32(float %a, float %b, float %c)\nret "
       "float %r",
       nullptr},
      {"define float @f(float %a, float %b, float %c) ",
       "%p = fadd reassoc nsz float %a, %b\n%r = fadd reassoc nsz float %p, "
       "%c\nret float %r",
       "%p = fadd float %b, %c\n%r = fadd float %p, %a\nret float %r", nullptr},
      // With nsz, the sign of a zero may change, whatever instruction makes or
      // moves the zero.
      {"define <2 x float> @f(<2 x float> %a) ",
       "%c = fcmp nsz oeq <2 x float> %a, zeroinitializer\n%s = select nsz <2 "
       "x i1> %c, <2 x float> zeroinitializer, <2 x float> %a\n"
       "ret <2 x float> %s",
       "ret <2 x float> %a", nullptr},
      {"define half @f(half %a) ",
       "%c = fcmp oeq half %a, 0.0\n%s = select nsz i1 %c, half 0.0, half "
       "%a\nret half %s",
       "ret half %a", nullptr},
      {"define double @f(double %a) ",
       "%r = fneg nsz nnan double %a\nret double %r",
       "%r = fsub double 0.0, %a\nret double %r", nullptr},
      // With nnan (or ninf), a read of a region may assume that it reads no NaN
      // (or no infinity).
      {"define <2 x i1> @f(<4 x float> %a) ",
       "%r = call nnan <2 x float> "
       "@llvm.genx.rdregionf.v2f32.v4f32.i16(<4 x float> %a, i32 0, i32 2, i32 "
       "2, i16 0, i32 undef)\n%c = fcmp uno <2 x float> %r, %r\n"
       "ret <2 x i1> %c",
       "ret <2 x i1> zeroinitializer", nullptr},
      {"define <2 x i1> @f(<4 x float> %a) ",
       "%r = call ninf <2 x float> "
       "@llvm.genx.rdregionf.v2f32.v4f32.i16(<4 x float> %a, i32 0, i32 2, i32 "
       "2, i16 0, i32 undef)\n"
       "%c = fcmp oeq <2 x float> %r, splat (float 0x7FF0000000000000)\n"
       "ret <2 x i1> %c",
       "ret <2 x i1> zeroinitializer", nullptr},
  };
  for (const Pair &P : Pairs) {
    expect(P);
    EXPECT_THAT(Stats.NotRun, testing::IsEmpty()) << P.Before;
  }
  EXPECT_LT(Stats.Skipped, Stats.Inputs);
}

// A lane with an undefined part is poison for LLVM's passes, so they need not
// keep its defined part. A register keeps this part.
TEST_F(CheckTest, DefinedPartsOfLanes) {
  const Pair Right[] = {
      {"define i32 @f(i16 %a) ",
       "%v = insertelement <8 x i16> zeroinitializer, i16 %a, i32 1\n"
       "%u = insertelement <8 x i16> %v, i16 poison, i32 4\n"
       "call void @llvm.genx.svm.block.st.i64.v8i16(i64 64, <8 x i16> %u)\n"
       "ret i32 0",
       "%v = insertelement <8 x i16> zeroinitializer, i16 %a, i32 1\n"
       "%u = insertelement <8 x i16> %v, i16 poison, i32 4\n"
       "%w = bitcast <8 x i16> %u to <4 x i32>\n"
       "call void @llvm.genx.svm.block.st.i64.v4i32(i64 64, <4 x i32> %w)\n"
       "ret i32 0",
       nullptr},
      {"define <4 x i8> @f(i8 %a) ",
       "%v = insertelement <4 x i8> poison, i8 %a, i32 2\nret <4 x i8> %v",
       "%p = alloca <4 x i8>\n"
       "%q = getelementptr i8, ptr %p, i64 2\nstore i8 %a, ptr %q\n"
       "%w = load i32, ptr %p\n%r = bitcast i32 %w to <4 x i8>\n"
       "ret <4 x i8> %r",
       nullptr},
  };
  const Pair Wrong[] = {
      // The defined part of a lane changes.
      {"define <2 x i16> @f(i16 %a) ",
       "%v = insertelement <2 x i16> poison, i16 %a, i32 1\nret <2 x i16> %v",
       "%v = insertelement <2 x i16> poison, i16 %a, i32 0\n"
       "%w = bitcast <2 x i16> %v to i32\n%x = bitcast i32 %w to <2 x i16>\n"
       "ret <2 x i16> %x",
       "lane 1 of the result: expected"},
      // A lane without a defined part.
      {"define <2 x i32> @f(i32 %a) ",
       "%v = insertelement <2 x i32> zeroinitializer, i32 %a, i32 1\n"
       "ret <2 x i32> %v",
       "%v = insertelement <4 x i16> zeroinitializer, i16 poison, i32 0\n"
       "%u = insertelement <4 x i16> %v, i16 poison, i32 1\n"
       "%w = bitcast <4 x i16> %u to <2 x i32>\n"
       "%x = insertelement <2 x i32> %w, i32 %a, i32 1\nret <2 x i32> %x",
       "lane 0 of the result: expected 0 (0x0), actual poison"},
  };
  for (const Pair &P : Right)
    expect({P.Signature, P.Before, P.After, "expected"});
  Opts.KeepsDefinedParts = true;
  for (const Pair &P : Right)
    expect(P);
  for (const Pair &P : Wrong)
    expect(P);
}

// None of the checker's choices makes these conditions true (or false). If the
// second form returns the result of the case that no choice reaches, all inputs
// are skipped.
TEST_F(CheckTest, ConditionsThatSeldomHold) {
  const char *Scalar = "define i32 @f(i32 %a, i32 %b) ";
  const Pair Pairs[] = {
      {Scalar,
       "%p = freeze i32 poison\n%c = icmp eq i32 %p, 987654321\n"
       "%r = select i1 %c, i32 %a, i32 %b\nret i32 %r",
       "ret i32 %a", nullptr},
      {Scalar,
       "%p = freeze i32 poison\n%q = mul i32 %p, 5\n"
       "%c = icmp ne i32 %q, 987654321\nbr i1 %c, label %x, label %y\n"
       "x:\nret i32 %a\ny:\nret i32 %b",
       "ret i32 %b", nullptr},
      {Scalar,
       "%p = freeze i32 poison\nswitch i32 %p, label %x [ i32 3333, label %y "
       "]\nx:\nret i32 %a\ny:\nret i32 %b",
       "ret i32 %b", nullptr},
      // One condition depends on the other, and the frozen number is in memory.
      {Scalar,
       "%v = alloca i32\n%p = freeze i32 poison\nstore i32 %p, ptr %v\n"
       "%q = load i32, ptr %v\n%c = icmp eq i32 %q, 987654321\n"
       "%s = select i1 %c, i32 77, i32 78\n%d = icmp eq i32 %s, 77\n"
       "%r = select i1 %d, i32 %a, i32 %b\nret i32 %r",
       "ret i32 %a", nullptr},
      {"define float @f(float %a, float %b) ",
       "%p = freeze float poison\n%c = fcmp oeq float %p, 12345.0\n"
       "%r = select i1 %c, float 1.0, float 2.0\nret float %r",
       "ret float 1.0", nullptr},
  };
  for (const Pair &P : Pairs) {
    Stats = {};
    expect(P);
    EXPECT_GT(Stats.Skipped, 0u) << P.Before;
    EXPECT_EQ(Stats.Open, Stats.Skipped) << P.Before;
  }
}

TEST_F(CheckTest, ConditionsThatAreNotOpen) {
  const char *Scalar = "define i32 @f(i32 %a, i32 %b) ";
  const char *Seldom = "%p = freeze i32 poison\n"
                       "%c = icmp eq i32 %p, 987654321\n"
                       "%s = select i1 %c, i32 %a, i32 %b\n";
  auto AfterChoice = [Seldom](const char *Text) {
    return Seldom + std::string(Text);
  };
  const std::string Before[] = {
      // A value that does not depend on the condition.
      AfterChoice("%r = add i32 %a, 1\nret i32 %r"),
      // The condition and its opposite. The opposite has the negated predicate,
      // or swapped operands and a predicate that is not strict.
      AfterChoice("%n = icmp ne i32 %p, 987654321\n%x = xor i1 %c, %n\n"
                  "%e = zext i1 %x to i32\n%r = add i32 %a, %e\nret i32 %r"),
      "%p = freeze i32 poison\n%c = icmp ult i32 %p, 7654\n"
      "%n = icmp ule i32 7654, %p\n%x = xor i1 %c, %n\n"
      "%e = zext i1 %x to i32\n%r = add i32 %a, %e\nret i32 %r",
      // Low halves of numbers whose high half is arbitrary.
      "%p = freeze i32 poison\n%h = shl i32 %p, 16\n%m = and i32 %b, 65535\n"
      "%v = or i32 %h, %m\n%l = and i32 %v, 65535\n%c = icmp ugt i32 %l, "
      "65535\n"
      "%e = select i1 %c, i32 0, i32 1\n%r = add i32 %a, %e\nret i32 %r",
      // A frozen number is equal to itself, whatever it is.
      "%p = freeze i32 poison\n%c = icmp eq i32 %p, %p\n"
      "%e = zext i1 %c to i32\n%r = add i32 %a, %e\nret i32 %r",
  };
  for (const std::string &Text : Before)
    expect({Scalar, Text.c_str(), "ret i32 %a", "the result: expected"});
  // Bytes in memory that do not depend on the condition.
  expect({"define void @f(i32 %a) ",
          "%p = freeze i32 poison\n%c = icmp eq i32 %p, 987654321\n"
          "%s = select i1 %c, i32 1, i32 2\n"
          "%v = insertelement <4 x i32> splat (i32 9), i32 %s, i32 1\n"
          "call void @llvm.genx.oword.st.v4i32(i32 2, i32 1, <4 x i32> %v)\n"
          "ret void",
          "call void @llvm.genx.oword.st.v4i32(i32 2, i32 1, <4 x i32> <i32 9, "
          "i32 1, i32 8, i32 9>)\nret void",
          "surface 2, byte 24: expected 0x09"});
}

TEST_F(CheckTest, ConditionsOnRoundedNumbers) {
  // Rounding does not explain that 10 replaces 0.3.
  expect({"define i1 @f(float %x) ",
          "%p = fmul contract float %x, 0x3FB99999A0000000\n"
          "%c = fcmp olt float %p, 0x3FD3333340000000\nret i1 %c",
          "%p = fmul contract float %x, 0x3FB99999A0000000\n"
          "%c = fcmp olt float %p, 1.000000e+01\nret i1 %c",
          "the result: expected"});
  // Rounding may make %s and %t equal or different, so both results are right.
  expect({"declare float @llvm.fma.f32(float, float, float)\n"
          "define i1 @f(float %x, float %y, float %z) ",
          "%p = fmul contract float %x, %y\n%s = fadd contract float %p, %z\n"
          "%t = call float @llvm.fma.f32(float %x, float %y, float %z)\n"
          "%c = fcmp une float %s, %t\nret i1 %c",
          "%t = call float @llvm.fma.f32(float %x, float %y, float %z)\n"
          "%c = fcmp une float %t, %t\nret i1 %c",
          nullptr});
}

TEST_F(CheckTest, EventsOfOtherTypes) {
  auto Check = [&](StringRef Before, StringRef After) {
    auto Text = [](StringRef Types, StringRef Args) {
      return ("declare void @g(" + Types +
              ")\ndefine void @f() {\n  call void "
              "@g(" +
              Args + ")\n  ret void\n}\n")
          .str();
    };
    return check(Text(Before.split(':').first, Before.split(':').second),
                 Text(After.split(':').first, After.split(':').second));
  };
  const char *None = ":", *One = "i32:i32 1", *Float = "float:float 1.0";
  EXPECT_EQ(Check(One, One), "");
  for (auto [B, A] : {std::pair(None, One), {One, None}, {One, Float}})
    EXPECT_THAT(Check(B, A), HasSubstr("arguments of the same types"));
}

TEST_F(CheckTest, ValuesInTheRangeOfAnArgument) {
  EXPECT_EQ(check("define i32 @f(i32 range(i32 0, 4) %a) {\n"
                  "  %r = udiv i32 8, %a\n  ret i32 %a\n}\n",
                  "define i32 @f(i32 range(i32 0, 4) %a) {\n"
                  "  %r = and i32 %a, 3\n  ret i32 %r\n}\n"),
            "");
  EXPECT_LT(Stats.Skipped, Stats.Inputs);
}

TEST_F(CheckTest, AttributesOfTheFirstForm) {
  const char *Body = "define void @f(i32 %a) {\n  call void @g(i32 %a)\n"
                     "  ret void\n}\n";
  EXPECT_EQ(check(Twine("declare void @g(i32)\n") + Body,
                  Twine("declare void @g(i32) memory(none) nounwind "
                        "willreturn\n") +
                      Body),
            "");
}

TEST_F(CheckTest, NoCallsOfTheRuntimeAndNoHugeVariables) {
  const char *Text = "declare void @cmx_rt_lane_load(i32)\n"
                     "declare void @cmx_rt_step(ptr, ptr)\n"
                     "@big = global [68719476736 x i8] zeroinitializer\n"
                     "define i32 @f(i32 %a) {\n"
                     "  call void @cmx_rt_lane_load(i32 %a)\n"
                     "  ret i32 %a\n}\n"
                     "define i8 @g() {\n"
                     "  %r = load i8, ptr @big\n  ret i8 %r\n}\n"
                     "define i32 @h(i32 %a) {\n  ret i32 %a\n}\n";
  EXPECT_EQ(check(Text, Text), "");
  EXPECT_EQ(Stats.Functions, 1u);
  EXPECT_EQ(Stats.NotRun.size(), 2u);
}

TEST_F(CheckTest, FlagsAllowNoMore) {
  // If operations are exact, contract does not allow another result.
  expect({"define float @f(float %a, float %b, float %c) ",
          "%p = fmul contract float %a, %b\n%r = fadd contract float %p, "
          "%c\nret float %r",
          "%p = fmul float %a, %b\n%r = fsub float %p, %c\nret float %r",
          "the result: expected"});
  // Without nsz on the select, the sign of a zero must be right. Without nnan
  // on the read of a region, a NaN must be right.
  expect({"define <2 x float> @f(<2 x float> %a) ",
          "%c = fcmp nsz oeq <2 x float> %a, zeroinitializer\n%s = select nnan "
          "<2 x i1> %c, <2 x float> zeroinitializer, <2 x float> %a\n"
          "ret <2 x float> %s",
          "ret <2 x float> %a", "of the result: expected 0"});
  expect({"define <2 x i1> @f(<4 x float> %a) ",
          "%r = call nsz <2 x float> "
          "@llvm.genx.rdregionf.v2f32.v4f32.i16(<4 x float> %a, i32 0, i32 2, "
          "i32 2, i16 0, i32 undef)\n%c = fcmp uno <2 x float> %r, %r\n"
          "ret <2 x i1> %c",
          "ret <2 x i1> zeroinitializer", "of the result: expected true"});
}

TEST_F(CheckTest, FlagsAllowOnlyRounding) {
  // Fast-math flags let a result differ only in its last bits. The code is
  // similar to that of the linear filter.
  expect({"define i8 @f(i8 %a, i8 %b) ",
          "%x = uitofp i8 %a to float\n%y = uitofp i8 %b to float\n"
          "%s = fadd fast float %x, %y\n"
          "%p = fmul fast float %s, 0x3FBC71C720000000\n"
          "%r = fptoui float %p to i8\nret i8 %r",
          "ret i8 0", "the result: expected"});
}

TEST_F(CheckTest, NumbersThatTheCodeComparesWith) {
  Opts.NumInputs = 96;
  // Numbers with which arguments of several types are compared.
  expect({"define i1 @f(i8 %a) ", "%c = icmp ugt i8 %a, 100\nret i1 %c",
          "%c = icmp uge i8 %a, 100\nret i1 %c", "the result: expected"});
  expect({"define i1 @f(<16 x i32> %a, i32 %s) ",
          "%c = icmp eq i32 %s, 123456\nret i1 %c",
          "%c = icmp eq i32 %s, 123457\nret i1 %c", "the result: expected"});
  expect({"define i1 @f(double %a) ",
          "%c = fcmp olt double %a, 1.234500e+02\nret i1 %c",
          "%c = fcmp ole double %a, 1.234500e+02\nret i1 %c",
          "the result: expected"});
  // A number with which only the second form compares loaded values.
  expect({"declare <8 x i16> @llvm.genx.oword.ld.v8i16(i32, i32, i32)\n"
          "define <8 x i16> @f(i32 %s, i32 %o) ",
          "%v = call <8 x i16> @llvm.genx.oword.ld.v8i16(i32 0, i32 %s, i32 %o)"
          "\nret <8 x i16> %v",
          "%v = call <8 x i16> @llvm.genx.oword.ld.v8i16(i32 0, i32 %s, i32 %o)"
          "\n%c = icmp eq <8 x i16> %v, splat (i16 12345)\n"
          "%r = select <8 x i1> %c, <8 x i16> zeroinitializer, "
          "<8 x i16> %v\nret <8 x i16> %r",
          "the result: expected"});
}

TEST_F(CheckTest, LimitsOfScalarsAndOfWhatIsLoaded) {
  Opts.NumInputs = 96;
  expect({"define i1 @f(i32 %a) ",
          "%n = sub i32 0, %a\n%c = icmp slt i32 %a, 0\n"
          "%p = select i1 %c, i32 %n, i32 %a\n%r = icmp slt i32 %p, 0\n"
          "ret i1 %r",
          "ret i1 false", "the result: expected"});
  expect(
      {"declare <8 x float> @llvm.genx.oword.ld.v8f32(i32, i32, i32)\n"
       "define <8 x i1> @f(i32 %o) ",
       "%v = call <8 x float> @llvm.genx.oword.ld.v8f32(i32 0, i32 0, i32 %o)"
       "\n%r = fcmp ord <8 x float> %v, %v\nret <8 x i1> %r",
       "ret <8 x i1> splat (i1 true)", "the result: expected"});
}

TEST_F(CheckTest, ReducesInputs) {
  std::string Text = check("define <8 x i32> @f(<8 x i32> %a, <8 x i32> %b) {\n"
                           "  ret <8 x i32> %a\n}\n",
                           "define <8 x i32> @f(<8 x i32> %a, <8 x i32> %b) {\n"
                           "  %e = extractelement <8 x i32> %a, i32 6\n"
                           "  %r = insertelement <8 x i32> %a, i32 %e, i32 2\n"
                           "  ret <8 x i32> %r\n}\n");
  EXPECT_THAT(Text, HasSubstr("<8 x i32> %b = all 0\n"));
  EXPECT_THAT(Text, testing::ContainsRegex("%a = lane [26]: [^,]*\n"));
  EXPECT_THAT(Text, HasSubstr("thread 0,0,0 of group 0,0,0"));
}

TEST_F(CheckTest, SaysWhatIsNotCompared) {
  // Helpers are compared only as parts of their callers.
  const char *Before = "define internal i32 @helper(i32 %a) {\n"
                       "  ret i32 %a\n}\n"
                       "define internal i32 @by.address(ptr %a) {\n"
                       "  ret i32 1\n}\n"
                       "define i32 @f(i32 %a) {\n"
                       "  %r = call i32 @helper(i32 %a)\n  ret i32 %r\n}\n"
                       "define i32 @other(i32 %a) {\n  ret i32 %a\n}\n"
                       "define i32 @pointer(ptr %a) {\n"
                       "  %r = load i32, ptr %a\n  ret i32 %r\n}\n";
  const char *After = "define i32 @f(i32 %a) {\n  ret i32 %a\n}\n"
                      "define internal i32 @by.address(ptr %a) {\n"
                      "  ret i32 1\n}\n"
                      "define i32 @other(i32 %a, i32 %b) {\n"
                      "  ret i32 %a\n}\n"
                      "define i32 @pointer(ptr %a) {\n"
                      "  %r = load i32, ptr %a\n  ret i32 %r\n}\n";
  EXPECT_EQ(check(Before, After), "");
  EXPECT_EQ(Stats.Functions, 1u);
  EXPECT_THAT(Stats.NotRun,
              testing::ElementsAre(
                  "function 'other': it has another type in the second form",
                  "function 'pointer': it takes an address"));
  EXPECT_THAT(check("define i32 @f(i32 %a) {\n  ret i32 %a\n}\n", ""),
              HasSubstr("'f' is gone"));
}

TEST_F(CheckTest, SkipsInputsWithoutMeaning) {
  EXPECT_EQ(check("define i32 @f(i32 %a) {\n  unreachable\n}\n",
                  "define i32 @f(i32 %a) {\n  ret i32 1\n}\n"),
            "");
  EXPECT_EQ(Stats.Skipped, Stats.Inputs);
  EXPECT_EQ(Stats.Inputs, 4 * Opts.NumInputs);
  // Inputs for which the first form does not end are skipped, too.
  Opts.MaxInstructions = 1000;
  const char *Loop = "define i32 @f(i32 %a) {\n  br label %l\nl:\n"
                     "  br label %l\n}\n";
  EXPECT_EQ(check(Loop, "define i32 @f(i32 %a) {\n  ret i32 1\n}\n"), "");
  EXPECT_THAT(check("define i32 @f(i32 %a) {\n  ret i32 1\n}\n", Loop),
              HasSubstr("[instruction-limit]"));
}

TEST_F(CheckTest, OneFunctionOnly) {
  const char *Before = "define i32 @f(i32 %a) {\n  ret i32 %a\n}\n"
                       "define i32 @g(i32 %a) {\n  ret i32 %a\n}\n";
  const char *After = "define i32 @f(i32 %a) {\n  ret i32 %a\n}\n"
                      "define i32 @g(i32 %a) {\n  ret i32 0\n}\n";
  EXPECT_NE(check(Before, After), "");
  Opts.OnlyFunction = "f";
  EXPECT_EQ(check(Before, After), "");
}

constexpr const char *Kernel = R"(
define spir_kernel void @k(i32 %src, i32 %dst, i32 %n) {
  %v = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 %src, i32 0)
  %s = insertelement <4 x i32> %v, i32 %n, i32 1
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 2, <4 x i32> %s)
  ret void
}
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !""}
)";

constexpr const char *KernelText = R"(.version 3.6
.kernel "k"
.decl v_src v_type=T num_elts=1 v_name=src
.decl v_dst v_type=T num_elts=1 v_name=dst
.decl v_n v_type=G type=d num_elts=1 v_name=n
.decl v_v v_type=G type=d num_elts=4 align=GRF
.decl v_u v_type=G type=ud num_elts=4 align=GRF alias=<v_v, 0>
.input v_src offset=32 size=4
.input v_dst offset=36 size=4
.input v_n offset=40 size=4
.kernel_attr Target="cm"
.function "k_main"
    oword_ld (1) v_src 0x0:ud v_u.0
    mov (M1, 1) v_v(0,%)<1> v_n(0,0)<0;1,0>
    oword_st (1) v_dst 0x2:ud v_u.0
    ret (M1, 1)
)";

TEST_F(CheckTest, KernelsInVISA) {
  auto M = parse(Kernel);
  const TargetDesc &TD = *TargetDesc::get("icllp");
  auto Check = [&](char Lane) -> std::string {
    std::string Text = KernelText;
    Text[Text.find('%')] = Lane;
    auto Parsed = visa::parseModule(Text, TD.grfBytes(), "test");
    if (!Parsed)
      return toString(Parsed.takeError());
    auto R = checkKernel(*M, Parsed->Kernels[0], nullptr, TD, Opts, &Stats);
    if (!R)
      return toString(R.takeError());
    return *R ? (*R)->Text : "";
  };
  EXPECT_EQ(Check('1'), "");
  EXPECT_EQ(Stats.Functions, 1u);
  EXPECT_EQ(Stats.Skipped, 0u);
  std::string Text = Check('3');
  EXPECT_THAT(Text, HasSubstr("i32 %src = 0 (0x0)\n  i32 %dst = 1 (0x1)\n"));
  EXPECT_THAT(Text, HasSubstr("surface 1, byte "));
  EXPECT_THAT(Text, HasSubstr("last written by the second form: kernel 'k'"));
}

TEST_F(CheckTest, PixelsOfTheSampler) {
  Opts.NumInputs = 4;
  std::string Names = "declare <16 x i32> @llvm.genx.load.v16i32.v8i32(i32, "
                      "i32, <8 x i32>, <8 x i32>, <8 x i32>)\n";
  auto Load = [&Names](const char *Operands, const char *Extra = "") {
    return Names +
           "define <16 x i32> @f(i32 %s, <8 x i32> %u, <8 x i32> %v) "
           "{\n" +
           Extra + "  %r = call <16 x i32> @llvm.genx.load.v16i32.v8i32(" +
           Operands + ", <8 x i32> zeroinitializer)\n  ret <16 x i32> %r\n}\n";
  };
  std::string First = Load("i32 5, i32 %s, <8 x i32> %u, <8 x i32> %v");
  EXPECT_EQ(check(First, First), "");
  EXPECT_EQ(Stats.Functions, 1u);
  EXPECT_EQ(Stats.Skipped, 0u);
  // The second form computes equal coordinates in another way.
  EXPECT_EQ(check(First, Load("i32 5, i32 %s, <8 x i32> %x, <8 x i32> %v",
                              "  %y = sub <8 x i32> %u, %v\n"
                              "  %x = add <8 x i32> %y, %v\n")),
            "");
  for (const char *Other : {"i32 5, i32 %s, <8 x i32> %v, <8 x i32> %u",
                            "i32 3, i32 %s, <8 x i32> %u, <8 x i32> %v",
                            "i32 5, i32 7, <8 x i32> %u, <8 x i32> %v"})
    EXPECT_THAT(check(First, Load(Other)), HasSubstr("of the result")) << Other;
}

TEST_F(CheckTest, PixelsOfUndefinedPlaces) {
  Opts.NumInputs = 4;
  std::string Names =
      "declare <8 x i32> @llvm.genx.load.v8i32.v8i32(i32, i32, <8 x i32>, "
      "<8 x i32>, <8 x i32>)\n";
  auto Load = [&Names](const char *V, const char *Result) {
    return Names +
           "define <8 x i32> @f(<8 x i32> %u) {\n"
           "  %v = insertelement <8 x i32> zeroinitializer, i32 " +
           V +
           ", i32 1\n"
           "  %p = call <8 x i32> @llvm.genx.load.v8i32.v8i32(i32 1, i32 0, "
           "<8 x i32> %u, <8 x i32> %v, <8 x i32> zeroinitializer)\n"
           "  %r = " +
           Result + "\n  ret <8 x i32> %r\n}\n";
  };
  // If a coordinate of one lane is undefined, only this lane of the result is
  // undefined.
  EXPECT_EQ(check(Load("undef", "insertelement <8 x i32> %p, i32 3, i32 2"),
                  Load("9", "insertelement <8 x i32> %p, i32 3, i32 2")),
            "");
  EXPECT_THAT(check(Load("undef", "insertelement <8 x i32> %p, i32 3, i32 2"),
                    Load("9", "insertelement <8 x i32> %p, i32 3, i32 3")),
              HasSubstr("lane 2 of the result"));
}

} // namespace
