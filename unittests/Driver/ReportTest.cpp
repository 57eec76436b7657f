//===- ReportTest.cpp - What a report holds and leaves out ----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tests the limits, which no test of the driver reaches, and the numbers that
// describe operands. Other tests of reports are in test/lit/Driver/report.test
// and test/report.
//
//===----------------------------------------------------------------------===//

#include "Report/Report.h"

#include "IR/TestBase.h"
#include "cmx/VISA/Builder.h"

#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace cmx;
using namespace cmx::test;

namespace {

class ReportTest : public IRTest {
protected:
  ReportTest() : Kernel("k") {
    parse("define void @k() { ret void }\n"
          "define void @other() { ret void }\n"
          "declare void @outside()");
    Info.Fn = M->getFunction("k");
    Info.Name = "k";
    visa::Builder B(Kernel);
    A = Kernel.addGeneral(ElemType::D, 32);
    visa::DeclId Bytes = Kernel.addAlias(A, ElemType::UB, 96, 32);
    B.emitMov(visa::Exec::lanes(8), visa::Operand::dst(A, 64),
              visa::Operand::src(Bytes, 3, 16, 4, 1));
    B.emitMov(visa::Exec::lanes(4), visa::Operand::dst(A, 0, 2),
              visa::Operand::scalar(A, 64));
    B.emitRet();
  }

  json::Object report(const ReportLimits &Limits) {
    CompilationReport R("input.ll", *TargetDesc::get("icllp"), Limits);
    R.addInput(*M);
    CodeOrigins Origins{std::vector<CodeOrigin>(Kernel.body().size()), nullptr};
    R.addKernel(Info, Kernel, Origins);
    return parsed(R);
  }

  static json::Object parsed(const CompilationReport &R) {
    return *cantFail(json::parse(R.json())).getAsObject();
  }

  static std::string text(const json::Value &V) {
    std::string Result;
    raw_string_ostream OS(Result);
    OS << V;
    OS.flush();
    return Result;
  }

  KernelInfo Info;
  visa::Kernel Kernel;
  visa::DeclId A;
};

TEST_F(ReportTest, OperandsAsNumbersOfTheRootVariable) {
  json::Object R = report({});
  const json::Object *K = (*R.getArray("kernels"))[0].getAsObject();
  const json::Array *Code = K->getArray("code");
  std::string Id = utostr(uint32_t(A));
  auto Operands = [&](unsigned N) {
    return text(*(*Code)[N].getAsObject()->get("operands"));
  };
  // The destination has 8 dwords from byte 64 on. The source has rows of 4
  // bytes at a distance of 16 bytes. It starts at byte 3 of an alias that
  // begins at byte 32.
  EXPECT_EQ(Operands(0),
            "[[" + Id + ",64,4,8,0,8,1,1],[" + Id + ",35,1,8,16,4,1,0]]");
  EXPECT_EQ(Operands(1),
            "[[" + Id + ",0,4,4,0,4,2,1],[" + Id + ",64,4,4,0,1,0,0]]");
  EXPECT_FALSE((*Code)[2].getAsObject()->get("operands"));
  EXPECT_EQ(text(*K->get("opcodes")), "[[\"mov\",2],[\"ret\",1]]");
  // The alias is not listed as a variable.
  EXPECT_EQ(K->getArray("vars")->size(), 1u);
  EXPECT_EQ(R.getArray("passes")->size(), 2u);
  EXPECT_TRUE(R.getArray("leftOut")->empty());
}

TEST_F(ReportTest, TooManyInstructions) {
  ReportLimits Limits;
  Limits.MaxInstructions = 2;
  Limits.MaxPoints = 2;
  json::Object R = report(Limits);
  const json::Object *K = (*R.getArray("kernels"))[0].getAsObject();
  EXPECT_EQ(K->getArray("code")->size(), 2u);
  EXPECT_EQ(K->getInteger("bodySize"), 3);
  EXPECT_EQ(K->getInteger("instructions"), 3);
  EXPECT_EQ(K->getInteger("demandStep"), 2);
  EXPECT_EQ(K->getArray("demand")->size(), 2u);
  EXPECT_EQ(text(*R.get("leftOut")), "[\"instructions of kernels\"]");
}

TEST_F(ReportTest, NothingLeftForASecondKernel) {
  ReportLimits Limits;
  Limits.MaxInstructions = 3;
  CompilationReport R("input.ll", *TargetDesc::get("icllp"), Limits);
  CodeOrigins Origins{std::vector<CodeOrigin>(Kernel.body().size()), nullptr};
  R.addKernel(Info, Kernel, Origins);
  R.addKernel(Info, Kernel, Origins);
  json::Object J = parsed(R);
  const json::Object *K = (*J.getArray("kernels"))[1].getAsObject();
  EXPECT_TRUE(K->getArray("code")->empty());
  EXPECT_EQ(K->getInteger("instructions"), 3);
}

TEST_F(ReportTest, TooManyPassesAndRemarks) {
  ReportLimits Limits;
  Limits.MaxPassRows = 1;
  Limits.MaxRemarks = 1;
  CompilationReport R("input.ll", *TargetDesc::get("icllp"), Limits);
  R.addInput(*M);
  OptimizationRemark Remark("pass", "Name", Info.Fn);
  Remark << "text " << DiagnosticInfoOptimizationBase::Argument("Key", 7);
  R.addRemark(Remark);
  R.addRemark(Remark);
  json::Object J = parsed(R);
  EXPECT_EQ(J.getArray("passes")->size(), 1u);
  EXPECT_EQ(text(*J.get("remarks")),
            "[{\"args\":{\"Key\":\"7\"},\"function\":\"k\",\"kind\":\"passed\","
            "\"name\":\"Name\",\"pass\":\"pass\",\"text\":\"text 7\"}]");
  EXPECT_EQ(text(*J.get("leftOut")), "[\"counts after passes\",\"remarks\"]");
}

TEST_F(ReportTest, GenInstructionsOfAListing) {
  ReportLimits Limits;
  Limits.MaxGenLines = 2;
  CompilationReport R("input.ll", *TargetDesc::get("icllp"), Limits);
  R.addGen(*Info.Fn,
           "//.kernel k\n// B000: Preds:{}\nk_main:\n"
           "(W)     mov (8|M0)   r2.0<1>:ud  0x0:ud  {A@1}      // \n"
           "        mad (32|M0)  r3.0<1>:f   r4.0<8;1>:f        // $13\n"
           "(W&f0.0) jmpi        L_bb_1     //  comment; $17\n");
  json::Object J = parsed(R);
  EXPECT_EQ(text(*J.get("gen")),
            "[{\"cycles\":12,\"function\":\"k\",\"instructions\":3,\"lines\":"
            "[[-1,2,\"(W) mov (8|M0) r2.0<1>:ud 0x0:ud {A@1}\"],"
            "[13,8,\"mad (32|M0) r3.0<1>:f r4.0<8;1>:f\"]]}]");
  EXPECT_EQ(text(*J.get("leftOut")), "[\"Gen instructions\"]");
}

TEST_F(ReportTest, NamesAreNotTakenForPlacesOfThePage) {
  CompilationReport R("%DATA% %SCRIPT% </title>", *TargetDesc::get("icllp"));
  std::string Page = R.html();
  EXPECT_NE(Page.find("<title>cmx report: %DATA% %SCRIPT% &lt;/title&gt;"),
            std::string::npos);
  EXPECT_NE(Page.find("\"input\":\"%DATA% %SCRIPT% \\u003c/title>\""),
            std::string::npos);
}

} // namespace
