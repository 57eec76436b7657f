//===- EvaluatorTest.cpp - Instructions, poison and undefined behaviour ---===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A case consists of a function body, which defines %r, and the expected value
// of %r: its lanes in hexadecimal, "poison", or the name of the error that ends
// the run. The parameters are %x (<2 x i8>, lanes 5 and poison), %y (<2 x i8>,
// lanes 3 and 7) and %p (i32, poison). Intrinsics have the form of LLVM 19,
// which newer releases read as well.
//
//===----------------------------------------------------------------------===//

#include "EvaluateFunction.h"

#include "cmx/IR/Loader.h"
#include "cmx/Support/Compat.h"

#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace llvm;
using namespace cmx;
using namespace cmx::runtime;

namespace {

struct Case {
  const char *Type;
  const char *Body;
  const char *Expected;
};

void PrintTo(const Case &C, std::ostream *OS) { *OS << C.Body; }

constexpr const char *Declarations = R"(
@table = private constant [4 x i16] [i16 1, i16 2, i16 3, i16 undef]
define internal i32 @twice(i32 %v) {
  %r = add i32 %v, %v
  ret i32 %r
}
define internal i32 @sum(i32 %n) {
  %stop = icmp eq i32 %n, 0
  br i1 %stop, label %done, label %more
done:
  ret i32 0
more:
  %m = sub i32 %n, 1
  %rest = call i32 @sum(i32 %m)
  %r = add i32 %rest, %n
  ret i32 %r
}
)";

std::string runCase(const Case &C) {
  LLVMContext Ctx;
  std::string Text = std::string(Declarations) + "define " + C.Type +
                     " @f(<2 x i8> %x, <2 x i8> %y, i32 %p) {\n" + C.Body +
                     "\n  ret " + C.Type + " %r\n}\n";
  // Do not use loadModule here: it would replace some intrinsics.
  SMDiagnostic Diag;
  std::unique_ptr<Module> M = parseAssemblyString(Text, Diag, Ctx);
  if (!M)
    return Diag.getMessage().str();
  const Lanes Args[] = {
      {APInt(8, 5), std::nullopt}, {APInt(8, 3), APInt(8, 7)}, {std::nullopt}};
  Evaluated E = evaluateWithErrors(*M, "f", Args);
  if (E.Error)
    return errorName(E.Error->Kind).str();
  std::string Result;
  for (const auto &Lane : E.Result)
    Result += (Result.empty() ? "" : " ") + StringRef(laneText(Lane)).lower();
  return Result;
}

class EvaluatorCase : public testing::TestWithParam<Case> {};

TEST_P(EvaluatorCase, Result) {
  StringRef Body = GetParam().Body;
  if (CMX_LLVM_MAJOR < 20 &&
      (Body.contains("samesign") || Body.contains("llvm.stepvector")))
    GTEST_SKIP() << "LLVM 19 has no samesign, and stepvector by another name";
  EXPECT_EQ(runCase(GetParam()), GetParam().Expected);
}

#define CASES(Name, ...)                                                       \
  INSTANTIATE_TEST_SUITE_P(Name, EvaluatorCase, testing::Values(__VA_ARGS__))

CASES(Integers, Case{"<2 x i8>", "%r = add <2 x i8> %x, %y", "8 poison"},
      Case{"i8", "%r = add i8 -1, 1", "0"},
      Case{"i8", "%r = add nuw i8 -1, 1", "poison"},
      Case{"i8", "%r = add nsw i8 -1, 1", "0"},
      Case{"i8", "%r = add nsw i8 127, 1", "poison"},
      Case{"i8", "%r = sub nuw i8 0, 1", "poison"},
      Case{"i8", "%r = sub nsw i8 -128, 1", "poison"},
      Case{"i64", "%r = add nsw i64 9223372036854775807, 1", "poison"},
      Case{"i64", "%r = add nsw i64 -1, 1", "0"},
      Case{"i64", "%r = add nuw i64 -1, 1", "poison"},
      Case{"i64", "%r = sub nsw i64 -9223372036854775808, 1", "poison"},
      Case{"i64", "%r = sub nsw i64 9223372036854775807, 1",
           "7ffffffffffffffe"},
      Case{"i64", "%r = sub nuw i64 0, 1", "poison"},
      Case{"i64", "%r = shl nsw i64 4611686018427387904, 1", "poison"},
      Case{"i64", "%r = shl nuw i64 -9223372036854775808, 1", "poison"},
      Case{"i64", "%r = add nuw i64 -1, 1", "poison"},
      Case{"i64", "%r = mul nsw i64 4294967296, 4294967296", "poison"},
      Case{"i16", "%r = mul i16 -1, -1", "1"},
      Case{"i16", "%r = mul nsw i16 -1, -1", "1"},
      Case{"i16", "%r = mul nuw i16 -1, -1", "poison"},
      Case{"i8", "%r = shl i8 1, 7", "80"},
      Case{"i8", "%r = shl i8 1, 8", "poison"},
      Case{"i8", "%r = shl nsw i8 64, 1", "poison"},
      Case{"i8", "%r = shl nuw i8 -128, 1", "poison"},
      Case{"i8", "%r = lshr i8 -1, 7", "1"},
      Case{"i8", "%r = lshr exact i8 3, 1", "poison"},
      Case{"i8", "%r = ashr i8 -128, 7", "ff"},
      Case{"i8", "%r = ashr i8 1, 9", "poison"},
      Case{"i8", "%r = or i8 1, 3", "3"},
      Case{"i8", "%r = or disjoint i8 1, 3", "poison"},
      Case{"i8", "%r = udiv i8 -1, 2", "7f"},
      Case{"i8", "%r = udiv exact i8 7, 2", "poison"},
      Case{"i8", "%r = sdiv i8 -7, 2", "fd"},
      Case{"i8", "%r = srem i8 -7, 2", "ff"},
      Case{"i8", "%r = urem i8 7, 4", "3"},
      Case{"i8", "%r = udiv i8 1, 0", "division-by-zero"},
      Case{"i8", "%r = sdiv i8 -128, -1", "division-overflow"},
      Case{"<2 x i8>", "%r = udiv <2 x i8> %y, %x", "undefined-behavior"},
      Case{"<2 x i8>", "%r = udiv <2 x i8> %x, %y", "1 poison"},
      Case{"i128",
           "%a = sext i64 -2 to i128\n%b = zext i64 -1 to i128\n"
           "%r = mul i128 %a, %b",
           "fffffffffffffffe0000000000000002"},
      Case{"i128", "%a = zext i64 -1 to i128\n%r = shl nuw i128 %a, 65",
           "poison"},
      Case{"i64",
           "%a = sext i64 -3 to i128\n%b = sdiv i128 %a, 2\n"
           "%r = trunc i128 %b to i64",
           "ffffffffffffffff"});

CASES(Comparisons,
      Case{"<2 x i1>", "%r = icmp ult <2 x i8> %x, %y", "0 poison"},
      Case{"i1", "%r = icmp slt i8 -1, 1", "1"},
      Case{"i1", "%r = icmp ult i8 -1, 1", "0"},
      Case{"i1", "%r = icmp samesign ult i8 -1, 1", "poison"},
      Case{"i1", "%a = sext i8 -1 to i128\n%r = icmp slt i128 %a, 0", "1"},
      Case{"i1", "%r = fcmp uno float 0x7FF8000000000000, 0.0", "1"},
      Case{"i1", "%r = fcmp oeq float -0.0, 0.0", "1"},
      Case{"i1", "%r = fcmp one float 0x7FF8000000000000, 1.0", "0"},
      Case{"i1", "%r = fcmp une float 0x7FF8000000000000, 1.0", "1"},
      Case{"i1", "%r = fcmp nnan oeq float 0x7FF8000000000000, 1.0", "poison"},
      Case{"i1", "%r = fcmp ninf olt float 0x7FF0000000000000, 1.0", "poison"});

CASES(Choices,
      Case{"<2 x i8>", "%r = select i1 true, <2 x i8> %x, <2 x i8> %y",
           "5 poison"},
      Case{"<2 x i8>", "%r = select i1 poison, <2 x i8> %y, <2 x i8> %y",
           "poison poison"},
      Case{"<2 x i8>",
           "%r = select <2 x i1> <i1 true, i1 false>, <2 x i8> %x, "
           "<2 x i8> %y",
           "5 7"},
      Case{"<2 x i8>",
           "%r = select <2 x i1> <i1 poison, i1 false>, <2 x i8> %y, "
           "<2 x i8> %y",
           "poison 7"},
      Case{"float",
           "%r = select nnan i1 true, float 0x7FF8000000000000, float 0.0",
           "poison"},
      Case{"<2 x i8>", "%r = freeze <2 x i8> %x", "5 0"},
      Case{"i32", "%r = freeze i32 undef", "0"});

CASES(Conversions, Case{"i8", "%r = trunc i16 511 to i8", "ff"},
      Case{"i8", "%r = trunc nuw i16 511 to i8", "poison"},
      Case{"i8", "%r = trunc nsw i16 -1 to i8", "ff"},
      Case{"i8", "%r = trunc nsw i16 255 to i8", "poison"},
      Case{"i16", "%r = sext i8 -1 to i16", "ffff"},
      Case{"i16", "%r = zext nneg i8 -1 to i16", "poison"},
      Case{"i8", "%r = fptosi float -1.5 to i8", "ff"},
      Case{"i8", "%r = fptosi float 128.0 to i8", "poison"},
      Case{"i8", "%r = fptosi float -128.5 to i8", "80"},
      Case{"i8", "%r = fptoui float -1.0 to i8", "poison"},
      Case{"i8", "%r = fptoui float -0.5 to i8", "0"},
      Case{"i64", "%r = fptoui double 0x43EFFFFFFFFFFFFF to i64",
           "fffffffffffff800"},
      Case{"i32", "%r = fptosi float 0x7FF8000000000000 to i32", "poison"},
      Case{"i8", "%r = call i8 @llvm.fptosi.sat.i8.f32(float 300.0)", "7f"},
      Case{"i8", "%r = call i8 @llvm.fptoui.sat.i8.f32(float -3.0)", "0"},
      Case{"i8",
           "%r = call i8 @llvm.fptosi.sat.i8.f32(float 0x7FF8000000000000)",
           "0"},
      Case{"float", "%r = sitofp i32 -16777217 to float", "cb800000"},
      Case{"float", "%r = uitofp i64 -1 to float", "5f800000"},
      Case{"float", "%r = uitofp nneg i8 -1 to float", "poison"},
      // Numbers between two bfloats, a little above the middle.
      Case{"bfloat", "%r = uitofp i64 1125899906842625 to bfloat", "5880"},
      Case{"bfloat", "%r = uitofp i64 72339069014638593 to bfloat", "5b81"},
      Case{"half", "%r = uitofp i32 65520 to half", "7c00"},
      Case{"half", "%r = fptrunc double 0x3F00000000000001 to half", "200"},
      Case{"half", "%r = fptrunc double 0x3FF0020000000001 to half", "3c01"},
      Case{"bfloat", "%r = fptrunc double 0x3FF0100000000001 to bfloat",
           "3f81"},
      // Numbers a little above and below the middle of two bfloats, with both
      // signs. The fourth and fifth are rounded to a float whose last bit is 1.
      // The last two are between zero and the smallest bfloat.
      Case{"<7 x bfloat>",
           "%r = fptrunc <7 x double> <double 0xBFF0100000000001, "
           "double 0x3FF02FFFFFFFFFFF, double 0xBFF02FFFFFFFFFFF, "
           "double 0x3FF010001FFFFFFF, double 0xBFF010001FFFFFFF, "
           "double 0x3790000000000001, double 0xB790000000000000> "
           "to <7 x bfloat>",
           "bf81 3f81 bf81 3f81 bf81 1 8000"},
      Case{"double", "%r = fpext half 0xH0001 to double", "3e70000000000000"});

CASES(BitCasts, Case{"i16", "%r = bitcast <2 x i8> %y to i16", "703"},
      Case{"i16", "%r = bitcast <2 x i8> %x to i16", "poison"},
      Case{"<4 x i8>",
           "%v = insertelement <2 x i16> poison, i16 258, i32 0\n"
           "%r = bitcast <2 x i16> %v to <4 x i8>",
           "2 1 poison poison"},
      Case{"i8",
           "%r = bitcast <8 x i1> <i1 1, i1 0, i1 0, i1 1, i1 0, i1 0, i1 0, "
           "i1 1> to i8",
           "89"},
      Case{"<8 x i1>", "%r = bitcast i8 5 to <8 x i1>", "1 0 1 0 0 0 0 0"},
      Case{"<2 x i8>",
           "%r = bitcast <16 x i1> <i1 poison, i1 0, i1 0, i1 0, i1 0, i1 0, "
           "i1 0, i1 0, i1 1, i1 1, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0> to "
           "<2 x i8>",
           "poison 3"},
      Case{"<2 x i24>",
           "%r = bitcast <3 x i16> <i16 1, i16 2, i16 3> to "
           "<2 x i24>",
           "20001 300"},
      Case{"<2 x i64>",
           "%a = bitcast <4 x i32> <i32 1, i32 2, i32 3, i32 4> to i128\n"
           "%r = bitcast i128 %a to <2 x i64>",
           "200000001 400000003"});

CASES(Elements, Case{"i8", "%r = extractelement <2 x i8> %y, i32 1", "7"},
      Case{"i8", "%r = extractelement <2 x i8> %y, i32 2", "poison"},
      Case{"i8", "%r = extractelement <2 x i8> %y, i32 %p", "poison"},
      Case{"<2 x i8>", "%r = insertelement <2 x i8> %x, i8 9, i32 1", "5 9"},
      Case{"<2 x i8>", "%r = insertelement <2 x i8> %y, i8 9, i32 2",
           "poison poison"},
      Case{"<2 x i8>", "%r = insertelement <2 x i8> %y, i8 9, i32 %p",
           "poison poison"},
      // An insertion in place must not change %a, which is still needed.
      Case{"<2 x i8>",
           "%a = add <2 x i8> %y, %y\n"
           "%b = insertelement <2 x i8> %a, i8 1, i32 0\n"
           "%c = insertelement <2 x i8> %b, i8 2, i32 1\n"
           "%r = add <2 x i8> %c, %a",
           "7 10"},
      Case{"<3 x i8>",
           "%r = shufflevector <2 x i8> %x, <2 x i8> %y, <3 x i32> <i32 3, "
           "i32 poison, i32 1>",
           "7 poison poison"},
      Case{"i8",
           "%a = insertvalue {i8, <2 x i8>} poison, <2 x i8> %y, 1\n"
           "%b = insertvalue {i8, <2 x i8>} %a, i8 1, 0\n"
           "%c = extractvalue {i8, <2 x i8>} %b, 1\n"
           "%d = extractelement <2 x i8> %c, i32 1\n"
           "%e = extractvalue {i8, <2 x i8>} %b, 0\n"
           "%r = add i8 %d, %e",
           "8"},
      // Arrays in structures, and arrays of structures.
      Case{"<2 x i8>",
           "%a = insertvalue {i8, [3 x i8]} {i8 1, [3 x i8] [i8 2, i8 3, i8 "
           "undef]}, i8 9, 1, 1\n"
           "%b = extractvalue {i8, [3 x i8]} %a, 1\n"
           "%c = extractvalue [3 x i8] %b, 1\n"
           "%d = extractvalue {i8, [3 x i8]} %a, 1, 2\n"
           "%e = insertelement <2 x i8> poison, i8 %c, i32 0\n"
           "%r = insertelement <2 x i8> %e, i8 %d, i32 1",
           "9 poison"},
      Case{"i8",
           "%a = insertvalue [3 x {i8, <2 x i8>}] zeroinitializer, <2 x i8> "
           "%y, 2, 1\n"
           "%b = extractvalue [3 x {i8, <2 x i8>}] %a, 2\n"
           "%c = extractvalue {i8, <2 x i8>} %b, 1\n"
           "%r = extractelement <2 x i8> %c, i32 1",
           "7"});

CASES(Memory,
      Case{"<2 x i8>",
           "%a = alloca <2 x i8>\nstore <2 x i8> %x, ptr %a\n"
           "%r = load <2 x i8>, ptr %a",
           "5 poison"},
      Case{"i16", "%a = alloca i16\n%r = load i16, ptr %a", "poison"},
      Case{"i16", "%a = alloca i16\nstore i8 1, ptr %a\n%r = load i16, ptr %a",
           "poison"},
      Case{"i16",
           "%a = alloca i16\nstore <2 x i8> %y, ptr %a\n"
           "%r = load i16, ptr %a",
           "703"},
      Case{"i8",
           "%a = alloca [4 x i8]\n%b = getelementptr i8, ptr %a, i32 4\n"
           "%r = load i8, ptr %b",
           "undefined-behavior"},
      Case{"<2 x i8>",
           "%a = alloca [4 x i8]\nstore i8 7, ptr %a\n"
           "%b = getelementptr i8, ptr %a, <2 x i32> <i32 0, i32 9>\n"
           "%r = call <2 x i8> @llvm.masked.gather.v2i8.v2p0(<2 x ptr> %b, "
           "i32 1, <2 x i1> <i1 true, i1 false>, <2 x i8> <i8 1, i8 2>)",
           "7 2"},
      Case{"<2 x i8>",
           "%a = alloca [4 x i8]\n"
           "%b = getelementptr i8, ptr %a, <2 x i32> <i32 0, i32 0>\n"
           "call void @llvm.masked.scatter.v2i8.v2p0(<2 x i8> <i8 1, i8 2>, "
           "<2 x ptr> %b, i32 1, <2 x i1> splat (i1 true))\n"
           "%r = call <2 x i8> @llvm.masked.load.v2i8.p0(ptr %a, "
           "i32 1, <2 x i1> splat (i1 true), <2 x i8> poison)",
           "2 poison"},
      Case{"<2 x i8>",
           "%a = alloca i8\n"
           "call void @llvm.masked.store.v2i8.p0(<2 x i8> <i8 1, i8 2>, "
           "ptr %a, i32 1, <2 x i1> <i1 true, i1 false>)\n"
           "%r = call <2 x i8> @llvm.masked.load.v2i8.p0(ptr %a, "
           "i32 1, <2 x i1> splat (i1 true), <2 x i8> poison)",
           "undefined-behavior"},
      Case{"i16", "%a = alloca i16, align 1\n%r = load i16, ptr %a, align 2",
           "undefined-behavior"},
      Case{"i8", "%a = alloca i8, align 8\n%r = load i8, ptr %a, align 8",
           "poison"},
      Case{"i8", "%r = load i8, ptr null", "message-out-of-bounds"},
      Case{"i8",
           "%a = alloca [4 x i8]\n%b = getelementptr i8, ptr %a, i32 %p\n"
           "%r = load i8, ptr %b",
           "undefined-behavior"},
      Case{"i16",
           "%i = add i32 1, 1\n"
           "%b = getelementptr [4 x i16], ptr @table, i32 0, i32 %i\n"
           "%r = load i16, ptr %b",
           "3"},
      Case{"i16",
           "%b = getelementptr i16, ptr @table, i64 3\n"
           "%r = load i16, ptr %b",
           "poison"},
      Case{"i8", "store i8 1, ptr @table\n%r = add i8 0, 0",
           "undefined-behavior"},
      Case{"<2 x i8>",
           "%a = alloca i32\n"
           "call void @llvm.memset.p0.i32(ptr %a, i8 7, i32 4, i1 false)\n"
           "%b = alloca i32\n"
           "call void @llvm.memcpy.p0.p0.i32(ptr %b, ptr %a, i32 1, i1 "
           "false)\n"
           "%r = load <2 x i8>, ptr %b",
           "7 poison"},
      Case{"i32",
           "%a = alloca i32\nstore i32 1, ptr %a\n"
           "call void @llvm.lifetime.start.p0(i64 4, ptr %a)\n"
           "%r = load i32, ptr %a",
           "poison"},
      Case{"<4 x i1>",
           "%a = alloca <4 x i1>\n"
           "store <4 x i1> <i1 1, i1 0, i1 1, i1 1>, ptr %a\n"
           "%r = load <4 x i1>, ptr %a",
           "1 0 1 1"});

CASES(Floats,
      Case{"float", "%r = fadd float 0x7FF0000000000000, 0xFFF0000000000000",
           "7fc00000"},
      Case{"float", "%r = fadd nnan float 0x7FF8000000000000, 1.0", "poison"},
      Case{"float", "%r = fmul ninf float 0x47E0000000000000, 4.0", "poison"},
      Case{"float", "%r = fneg float 0xFFF8000000000000", "7fc00000"},
      Case{"float", "%r = fneg float 0.0", "80000000"},
      Case{"half", "%r = fadd half 0xH7BFF, 0xH4C00", "7c00"},
      Case{"half", "%r = fmul half 0xH0001, 0xH3800", "0"},
      Case{"half", "%r = fmul half 0xH0001, 0xH3A00", "1"},
      Case{"half", "%r = fdiv half 0xH3C00, 0xH4200", "3555"},
      Case{"bfloat", "%r = fadd bfloat 0xR3F80, 0xR3B80", "3f80"},
      Case{"double", "%r = frem double -5.0, 3.0", "c000000000000000"},
      Case{"float", "%r = frem float -3.0, 3.0", "80000000"},
      Case{"float",
           "%r = call float @llvm.fma.f32(float 0x3FF0010000000000, "
           "float 0x3FF0010000000000, float -1.0)",
           "3a000400"},
      // The result is a little below the middle of two halves. A float is not
      // precise enough to show this difference.
      Case{"half",
           "%r = call half @llvm.fma.f16(half 0xH3C01, half 0xH0FFE, half "
           "0xH3C01)",
           "3c01"},
      // The same with a negative result. Then two results whose magnitudes are
      // a little above the middle.
      Case{"<3 x half>",
           "%r = call <3 x half> @llvm.fma.v3f16(<3 x half> <half 0xHBC01, "
           "half 0xH3C01, half 0xHBC01>, <3 x half> <half 0xH0FFE, "
           "half 0xH1001, half 0xH1001>, <3 x half> <half 0xHBC01, "
           "half 0xH3C01, half 0xHBC01>)",
           "bc01 3c02 bc02"},
      // The product is in the middle of two bfloats, and the addend is too
      // small to change the product in double. So only the addend determines
      // how to round. Without it, the tie would go towards zero in the first
      // case, away from zero in the second, and to infinity in the third.
      Case{"<4 x bfloat>",
           "%r = call <4 x bfloat> @llvm.fma.v4bf16(<4 x bfloat> <bfloat "
           "0xR3F82, bfloat 0xR3F82, bfloat 0xRBF82, bfloat 0xRBF82>, "
           "<4 x bfloat> splat (bfloat 0xR3FA0), <4 x bfloat> <bfloat "
           "0xR0D80, bfloat 0xR8D80, bfloat 0xR0D80, bfloat 0xR8D80>)",
           "3fa3 3fa2 bfa2 bfa3"},
      Case{"<4 x bfloat>",
           "%r = call <4 x bfloat> @llvm.fma.v4bf16(<4 x bfloat> <bfloat "
           "0xR3F81, bfloat 0xR3F81, bfloat 0xRBF81, bfloat 0xRBF81>, "
           "<4 x bfloat> splat (bfloat 0xR3FC0), <4 x bfloat> <bfloat "
           "0xR0D80, bfloat 0xR8D80, bfloat 0xR0D80, bfloat 0xR8D80>)",
           "3fc2 3fc1 bfc1 bfc2"},
      Case{"<4 x bfloat>",
           "%r = call <4 x bfloat> @llvm.fma.v4bf16(<4 x bfloat> <bfloat "
           "0xR5EE0, bfloat 0xR5EE0, bfloat 0xRDEE0, bfloat 0xRDEE0>, "
           "<4 x bfloat> splat (bfloat 0xR6012), <4 x bfloat> <bfloat "
           "0xR3F80, bfloat 0xRBF80, bfloat 0xR3F80, bfloat 0xRBF80>)",
           "7f80 7f7f ff7f ff80"},
      // The addend changes the sum in double, but the sum is not exact. Its
      // last bit is already 1.
      Case{"<4 x bfloat>",
           "%r = call <4 x bfloat> @llvm.fma.v4bf16(<4 x bfloat> <bfloat "
           "0xR3F82, bfloat 0xRBF82, bfloat 0xR3F81, bfloat 0xRBF81>, "
           "<4 x bfloat> <bfloat 0xR3FA0, bfloat 0xR3FA0, bfloat 0xR3FC0, "
           "bfloat 0xR3FC0>, <4 x bfloat> <bfloat 0xR257F, bfloat 0xRA57F, "
           "bfloat 0xRA57F, bfloat 0xR257F>)",
           "3fa3 bfa3 3fc1 bfc1"},
      Case{"float",
           "%r = call float @llvm.minnum.f32(float "
           "0x7FF8000000000000, float 2.0)",
           "40000000"},
      Case{"float",
           "%r = call float @llvm.minimum.f32(float "
           "0x7FF8000000000000, float 2.0)",
           "7fc00000"},
      Case{"float", "%r = call float @llvm.maximum.f32(float -0.0, float 0.0)",
           "0"},
      Case{"float", "%r = call float @llvm.rint.f32(float 2.5)", "40000000"},
      Case{"float", "%r = call float @llvm.round.f32(float 2.5)", "40400000"},
      Case{"float",
           "%r = call float @llvm.copysign.f32(float "
           "0x7FF8000000000000, float -1.0)",
           "ffc00000"},
      Case{"float", "%r = call float @llvm.fabs.f32(float -0.0)", "0"},
      Case{"half", "%r = call half @llvm.sqrt.f16(half 0xH4000)", "3da8"});

CASES(Intrinsics,
      Case{"i8", "%r = call i8 @llvm.abs.i8(i8 -128, i1 false)", "80"},
      Case{"i8", "%r = call i8 @llvm.abs.i8(i8 -128, i1 true)", "poison"},
      Case{"i8", "%r = call i8 @llvm.smax.i8(i8 -1, i8 1)", "1"},
      Case{"i8", "%r = call i8 @llvm.umax.i8(i8 -1, i8 1)", "ff"},
      Case{"i8", "%r = call i8 @llvm.uadd.sat.i8(i8 -1, i8 1)", "ff"},
      Case{"i8", "%r = call i8 @llvm.ssub.sat.i8(i8 -128, i8 1)", "80"},
      Case{"i8", "%r = call i8 @llvm.fshl.i8(i8 1, i8 -128, i8 9)", "3"},
      Case{"i8", "%r = call i8 @llvm.fshr.i8(i8 1, i8 2, i8 8)", "2"},
      Case{"i8", "%r = call i8 @llvm.ctlz.i8(i8 0, i1 false)", "8"},
      Case{"i8", "%r = call i8 @llvm.cttz.i8(i8 0, i1 true)", "poison"},
      Case{"i8", "%r = call i8 @llvm.ctpop.i8(i8 -2)", "7"},
      Case{"i16", "%r = call i16 @llvm.bswap.i16(i16 258)", "201"},
      Case{"i8", "%r = call i8 @llvm.bitreverse.i8(i8 1)", "80"},
      Case{"i8", "%r = call i8 @llvm.scmp.i8.i32(i32 -1, i32 1)", "ff"},
      Case{"i1",
           "%s = call {i8, i1} @llvm.uadd.with.overflow.i8(i8 -1, i8 1)\n"
           "%r = extractvalue {i8, i1} %s, 1",
           "1"},
      Case{"i8", "%r = call i8 @llvm.vector.reduce.add.v2i8(<2 x i8> %y)", "a"},
      Case{"i8", "%r = call i8 @llvm.vector.reduce.add.v2i8(<2 x i8> %x)",
           "poison"},
      Case{"float",
           "%r = call float @llvm.vector.reduce.fadd.v2f32(float 1.0, <2 x "
           "float> <float 2.0, float 3.0>)",
           "40c00000"},
      Case{"<2 x i8>",
           "%r = call <2 x i8> @llvm.vector.reverse.v2i8(<2 x i8> %y)", "7 3"},
      Case{"<4 x i8>",
           "%r = call <4 x i8> @llvm.vector.interleave2.v4i8(<2 x i8> %x, "
           "<2 x i8> %y)",
           "5 3 poison 7"},
      Case{"i8", "call void @llvm.assume(i1 false)\n%r = add i8 0, 0",
           "undefined-behavior"});

CASES(ControlFlow, Case{"i32", "%r = call i32 @twice(i32 21)", "2a"},
      Case{"i32", "%r = call i32 @twice(i32 %p)", "poison"},
      Case{"i32", "%r = call i32 @sum(i32 100)", "13ba"},
      Case{"i32", "%r = call i32 @sum(i32 -1)", "instruction-limit"},
      Case{"i32",
           "%c = icmp eq i32 %p, 0\nbr i1 %c, label %a, label %a\n"
           "a:\n%r = add i32 0, 0",
           "undefined-behavior"},
      Case{"i32", "switch i32 %p, label %a []\na:\n%r = add i32 0, 0",
           "undefined-behavior"},
      Case{"i32",
           "%v = add i32 2, 0\nswitch i32 %v, label %no [ i32 1, label %no\n"
           "i32 2, label %yes ]\nno:\nunreachable\nyes:\n%r = add i32 4, 0",
           "4"},
      Case{"i32",
           "br label %a\nunused:\nbr label %a\na:\n%r = phi i32 [1, "
           "%0], [2, %unused]",
           "1"},
      // The phis %a and %b exchange their values, so their copies need a
      // temporary.
      Case{"i32",
           "br label %loop\nloop:\n"
           "%a = phi i32 [1, %0], [%b, %loop]\n"
           "%b = phi i32 [2, %0], [%a, %loop]\n"
           "%n = phi i32 [0, %0], [%m, %loop]\n"
           "%m = add i32 %n, 1\n%stop = icmp eq i32 %m, 4\n"
           "br i1 %stop, label %end, label %loop\nend:\n"
           "%c = shl i32 %a, 4\n%r = or i32 %b, %c",
           "21"},
      // The insertion in the loop changes %v in place. It must not change %y.
      Case{"<2 x i8>",
           "br label %loop\nloop:\n"
           "%v = phi <2 x i8> [%y, %0], [%w, %loop]\n"
           "%n = phi i32 [0, %0], [%m, %loop]\n"
           "%b = trunc i32 %n to i8\n"
           "%w = insertelement <2 x i8> %v, i8 %b, i32 1\n"
           "%m = add i32 %n, 1\n%stop = icmp eq i32 %m, 4\n"
           "br i1 %stop, label %end, label %loop\nend:\n"
           "%r = add <2 x i8> %w, %y",
           "6 a"});

CASES(
    SimpleIntrinsics,
    Case{"i8", "%r = call i8 @llvm.smul.fix.i8(i8 -3, i8 1, i32 1)", "fe"},
    Case{"i8", "%r = call i8 @llvm.umul.fix.i8(i8 -1, i8 -1, i32 8)", "fe"},
    Case{"i8", "%r = call i8 @llvm.smul.fix.i8(i8 64, i8 2, i32 0)", "poison"},
    Case{"i8", "%r = call i8 @llvm.smul.fix.i8(i8 poison, i8 2, i32 0)",
         "poison"},
    Case{"i128", "%r = call i128 @llvm.umul.fix.i128(i128 -1, i128 2, i32 1)",
         "ffffffffffffffffffffffffffffffff"},
    Case{"i8", "%r = call i8 @llvm.smul.fix.sat.i8(i8 64, i8 -3, i32 0)", "80"},
    Case{"i8", "%r = call i8 @llvm.umul.fix.sat.i8(i8 64, i8 4, i32 0)", "ff"},
    Case{"i8", "%r = call i8 @llvm.sdiv.fix.i8(i8 -3, i8 4, i32 2)", "fd"},
    Case{"i8", "%r = call i8 @llvm.udiv.fix.i8(i8 -1, i8 16, i32 1)", "1f"},
    Case{"i8", "%r = call i8 @llvm.sdiv.fix.sat.i8(i8 -128, i8 -1, i32 0)",
         "7f"},
    Case{"i8", "%r = call i8 @llvm.udiv.fix.sat.i8(i8 5, i8 0, i32 0)",
         "division-by-zero"},
    Case{"i8", "%r = call i8 @llvm.udiv.fix.sat.i8(i8 5, i8 poison, i32 0)",
         "undefined-behavior"},
    Case{"i8", "%r = call i8 @llvm.udiv.fix.i8(i8 -1, i8 1, i32 1)",
         "undefined-behavior"},
    Case{"<4 x i8>", "%r = call <4 x i8> @llvm.stepvector.v4i8()", "0 1 2 3"},
    Case{"<4 x i1>",
         "%r = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i8(i8 -3, "
         "i8 -1)",
         "1 1 0 0"},
    Case{"<2 x i1>",
         "%r = call <2 x i1> @llvm.get.active.lane.mask.v2i1.i8(i8 2, i8 0)",
         "0 0"},
    Case{"<2 x i1>",
         "%r = call <2 x i1> @llvm.get.active.lane.mask.v2i1.i8(i8 2, i8 "
         "poison)",
         "poison poison"},
    Case{"i16", "%r = call i16 @llvm.convert.to.fp16.f32(float 1.5)", "3e00"},
    Case{"float", "%r = call float @llvm.convert.from.fp16.f32(i16 15872)",
         "3fc00000"},
    Case{"i64",
         "%q = inttoptr i64 1023 to ptr\n"
         "%m = call ptr @llvm.ptrmask.p0.i64(ptr %q, i64 -16)\n"
         "%m0 = call ptr @llvm.strip.invariant.group.p0(ptr %m)\n"
         "%s = call ptr @llvm.launder.invariant.group.p0(ptr %m0)\n"
         "call void @llvm.prefetch.p0(ptr %s, i32 0, i32 3, i32 1)\n"
         "%r = ptrtoint ptr %s to i64",
         "3f0"});

TEST(EvaluatorTest, SlotsOfOtherBlocksSurvive) {
  // %keep is defined before a loop and used after it. Values of the loop must
  // not overwrite its slot.
  EXPECT_EQ(runCase({"i32",
                     "%k = add i32 7, 1\n%keep = mul i32 %k, 2\n"
                     "br label %loop\nloop:\n"
                     "%n = phi i32 [0, %0], [%m, %loop]\n"
                     "%d1 = add i32 %n, 100\n%d2 = mul i32 %d1, 3\n"
                     "%d3 = xor i32 %d2, %d1\n%u = and i32 %d3, 1\n"
                     "%m0 = add i32 %n, 1\n%m1 = add i32 %m0, %u\n"
                     "%m = sub i32 %m1, %u\n"
                     "%stop = icmp eq i32 %m, 10\n"
                     "br i1 %stop, label %end, label %loop\nend:\n"
                     "%r = add i32 %keep, %m",
                     ""}),
            "1a");
}

class EvaluatorModuleTest : public testing::Test {
protected:
  LLVMContext Ctx;
  std::unique_ptr<Module> M;
  std::unique_ptr<Evaluator> E;
  Memory Mem;
  Reporter Errors;

  void parse(StringRef Text) {
    auto Loaded = loadModule(MemoryBufferRef(Text, "test"), Ctx);
    ASSERT_TRUE(bool(Loaded)) << toString(Loaded.takeError());
    M = std::move(*Loaded);
    auto Made = createEvaluator(*M);
    ASSERT_TRUE(bool(Made)) << toString(Made.takeError());
    E = std::move(*Made);
  }
  EvalResult call(StringRef Name, ArrayRef<EvalValue> Args = {},
                  int64_t Budget = 100000, EvalMode Mode = {}) {
    ThreadContext T(Mem, Errors, E->sites());
    T.Budget = T.BudgetAtStart = uint64_t(Budget);
    return E->call(Name, Args, T, Mode);
  }
};

TEST_F(EvaluatorModuleTest, EventsAreCallsOfUnknownFunctions) {
  parse("declare i32 @event(i32)\n"
        "declare i32 @pure(i32) memory(none) nounwind willreturn\n"
        "define i32 @f() {\n"
        "  %a = call i32 @event(i32 1)\n  %b = call i32 @event(i32 1)\n"
        "  %c = call i32 @pure(i32 1)\n  %d = call i32 @pure(i32 1)\n"
        "  %e = xor i32 %a, %b\n  %g = xor i32 %c, %d\n"
        "  %z = icmp eq i32 %g, 0\n  %r = select i1 %z, i32 %e, i32 0\n"
        "  ret i32 %r\n}\n");
  EvalResult R = call("f");
  ASSERT_EQ(R.Events.size(), 2u);
  EXPECT_EQ(R.Events[0].Callee, "event");
  EXPECT_EQ(R.Events[1].Args[0].Bytes, (std::vector<uint8_t>{1, 0, 0, 0}));
  // Two calls of @event return different values, two calls of @pure the same.
  EXPECT_NE(R.Returned.Bytes, (std::vector<uint8_t>{0, 0, 0, 0}));
  EXPECT_EQ(R.Returned.Bytes, call("f").Returned.Bytes);
}

TEST_F(EvaluatorModuleTest, EndlessLoopEnds) {
  parse("define void @f() {\n  br label %loop\nloop:\n  br label %loop\n}\n");
  call("f", {}, 1000);
  ASSERT_TRUE(Errors.hasError());
  EXPECT_EQ(Errors.error()->Kind, ErrorKind::InstructionLimit);
}

TEST_F(EvaluatorModuleTest, ErrorsNameTheInstruction) {
  parse(
      "define i32 @f(i32 %a) {\n  %c = icmp eq i32 %a, undef\n"
      "  br i1 %c, label %x, label %y\nx:\n  ret i32 1\ny:\n  ret i32 2\n}\n");
  EvalValue Zero{{0, 0, 0, 0}, {0, 0, 0, 0}};
  EXPECT_TRUE(call("f", Zero).Returned.Bytes.empty());
  ASSERT_TRUE(Errors.hasError());
  EXPECT_EQ(Errors.error()->Kind, ErrorKind::UndefinedBehavior);
  EXPECT_NE(Errors.error()->Where.find("function 'f': instruction 'br i1 %c"),
            std::string::npos)
      << Errors.error()->Where;
}

TEST_F(EvaluatorModuleTest, SaysWhatCannotBeEvaluated) {
  parse("define i32 @bad(ptr %p) {\n"
        "  %r = atomicrmw nand ptr %p, i32 1 seq_cst\n  ret i32 %r\n}\n"
        "define i32 @good() {\n  ret i32 3\n}\n");
  EXPECT_NE(E->whyNot("bad").find("atomic"), std::string::npos);
  EXPECT_EQ(E->whyNot("good"), "");
  EXPECT_EQ(E->whyNot("missing"), "there is no such function");
  EXPECT_EQ(call("good").Returned.Bytes[0], 3);
  call("bad");
  ASSERT_TRUE(Errors.hasError());
  EXPECT_EQ(Errors.error()->Kind, ErrorKind::NotExecutable);
}

TEST_F(EvaluatorModuleTest, FencesDoNothing) {
  parse("define i32 @f() {\n  fence release\n"
        "  fence syncscope(\"workgroup\") seq_cst\n  ret i32 3\n}\n");
  EXPECT_EQ(E->whyNot("f"), "");
  EXPECT_EQ(call("f").Returned.Bytes[0], 3);
  EXPECT_FALSE(Errors.hasError());
}

TEST_F(EvaluatorModuleTest, OtherChoices) {
  parse("define <6 x float> @f(float %third) {\n"
        "  %a = fmul contract float %third, %third\n"
        "  %b = fmul contract float 2.0, 3.0\n"
        "  %c = fdiv float 0.0, 0.0\n"
        "  %d = fadd nsz float 1.0, -1.0\n"
        "  %p = freeze i32 poison\n"
        "  %e = bitcast i32 %p to float\n"
        "  %q = freeze float %a\n"
        "  %v0 = insertelement <6 x float> poison, float %a, i32 0\n"
        "  %v1 = insertelement <6 x float> %v0, float %b, i32 1\n"
        "  %v2 = insertelement <6 x float> %v1, float %c, i32 2\n"
        "  %v3 = insertelement <6 x float> %v2, float %d, i32 3\n"
        "  %v4 = insertelement <6 x float> %v3, float %e, i32 4\n"
        "  %v5 = insertelement <6 x float> %v4, float %q, i32 5\n"
        "  ret <6 x float> %v5\n}\n");
  EvalValue Third{{0xab, 0xaa, 0xaa, 0x3e}, {0, 0, 0, 0}};
  auto Lane = [](const EvalResult &R, unsigned L) {
    uint32_t Bits;
    std::memcpy(&Bits, R.Returned.Bytes.data() + 4 * L, 4);
    return Bits;
  };
  EvalResult Usual = call("f", Third);
  EXPECT_EQ(Usual.Returned.Undef, std::vector<uint8_t>(24, 0));
  EXPECT_EQ(Lane(Usual, 2), 0x7fc00000u);
  EXPECT_EQ(Lane(Usual, 4), 0u);
  unsigned Seen[6] = {};
  for (unsigned Choice = 1; Choice <= NumChoices; ++Choice) {
    EvalMode Mode;
    Mode.Choice = Choice;
    EvalResult R = call("f", Third, 1000, Mode);
    for (unsigned L = 0; L != 6; ++L)
      EXPECT_EQ(R.Returned.Undef[4 * L], 0) << L;
    // With other choices, results differ by a few units in the last place.
    for (unsigned L : {0, 5})
      EXPECT_LE(std::abs(int(Lane(R, L) - Lane(Usual, L))), 8) << L;
    EXPECT_GT(Lane(R, 2) & 0x7fffffff, 0x7f800000u);
    EXPECT_EQ(Lane(R, 3) & 0x7fffffff, 0u);
    for (unsigned L = 0; L != 6; ++L)
      Seen[L] += Lane(R, L) != Lane(Usual, L);
  }
  EXPECT_EQ(Seen[1], 0u);
  for (unsigned L : {0, 2, 3, 4, 5})
    EXPECT_GT(Seen[L], 0u) << L;
}

TEST_F(EvaluatorModuleTest, FreezeChoosesEachTime) {
  parse("define i32 @f() {\n  %a = freeze i32 poison\n"
        "  %b = freeze i32 poison\n  %r = xor i32 %a, %b\n"
        "  ret i32 %r\n}\n");
  EvalMode Mode;
  EXPECT_EQ(call("f").Returned.Bytes, std::vector<uint8_t>(4, 0));
  bool Differs = false;
  for (Mode.FreezeSeed = 1; Mode.FreezeSeed != 9; ++Mode.FreezeSeed)
    Differs |=
        call("f", {}, 1000, Mode).Returned.Bytes != std::vector<uint8_t>(4, 0);
  EXPECT_TRUE(Differs);
}

TEST_F(EvaluatorModuleTest, MessagesNeedDefinedAddresses) {
  parse("declare <4 x i32> @llvm.genx.oword.ld.v4i32(i32, i32, i32)\n"
        "define <4 x i32> @f(i32 %at) {\n"
        "  %r = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 0, i32 "
        "%at)\n  ret <4 x i32> %r\n}\n");
  SurfaceDesc Desc;
  Desc.WidthBytes = Desc.PitchBytes = 64;
  const uint8_t Contents[] = {1, 2, 3, 4, 5};
  Mem.addSurface(Desc, Contents);
  EvalValue At{{0, 0, 0, 0}, {0, 0, 0, 0}};
  EXPECT_EQ(call("f", At).Returned.Bytes[4], 5);
  At.Undef[0] = 1;
  call("f", At);
  ASSERT_TRUE(Errors.hasError());
  EXPECT_EQ(Errors.error()->Kind, ErrorKind::UndefinedBehavior);
}

// One lane scatters two bytes (the other lane is disabled). Then each lane
// gathers two dwords.
TEST_F(EvaluatorModuleTest, MessagesReachVariables) {
  parse(
      "declare void @llvm.genx.svm.scatter.v2i1.v2i64.v8i8(<2 x i1>, i32, "
      "<2 x i64>, <8 x i8>)\n"
      "declare <4 x i32> @llvm.genx.svm.gather.v4i32.v2i1.v2i64(<2 x i1>, i32, "
      "<2 x i64>, <4 x i32>)\n"
      "define <4 x i32> @f() {\n"
      "  %v = alloca [4 x i32], align 16\n"
      "  store <4 x i32> <i32 -1, i32 2, i32 -3, i32 4>, ptr %v\n"
      "  %a = ptrtoint ptr %v to i64\n  %b = add i64 %a, 8\n"
      "  %c = insertelement <2 x i64> poison, i64 %a, i32 0\n"
      "  %d = insertelement <2 x i64> %c, i64 %b, i32 1\n"
      "  call void @llvm.genx.svm.scatter.v2i1.v2i64.v8i8(<2 x i1> <i1 true, "
      "i1 false>, i32 1, <2 x i64> %d, <8 x i8> <i8 17, i8 34, i8 poison, i8 "
      "poison, i8 1, i8 1, i8 1, i8 1>)\n"
      "  %r = call <4 x i32> @llvm.genx.svm.gather.v4i32.v2i1.v2i64(<2 x i1> "
      "splat (i1 true), i32 1, <2 x i64> %d, <4 x i32> zeroinitializer)\n"
      "  ret <4 x i32> %r\n}\n");
  EvalResult R = call("f");
  EXPECT_FALSE(Errors.hasError());
  EXPECT_EQ(R.Returned.Bytes,
            (std::vector<uint8_t>{17, 34, 255, 255, 253, 255, 255, 255, 2, 0, 0,
                                  0, 4, 0, 0, 0}));
  EXPECT_EQ(R.Returned.Undef, std::vector<uint8_t>(16, 0));
}

} // namespace
