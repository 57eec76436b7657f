//===- RegisterDemandTest.cpp - How many registers a kernel needs ---------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/VISA/RegisterDemand.h"

#include "TestBase.h"
#include "llvm/ADT/StringExtras.h"

using namespace cmx;
using namespace cmx::visa;
using llvm::StringRef;

namespace {

/// Bytes at each instruction, ".function" and the final "ret" included.
std::string demand(StringRef Body, StringRef Extra = "",
                   unsigned GRFBytes = 32) {
  std::string Text = kernelText(Body, Extra);
  Module M = parsed(Text, GRFBytes);
  auto D = computeRegisterDemand(M.Kernels.front(), GRFBytes);
  if (!D)
    return "too much";
  std::string Result;
  for (uint32_t Bytes : D->Bytes)
    Result += (Result.empty() ? "" : " ") + llvm::utostr(Bytes);
  return Result + " max " + llvm::utostr(D->MaxBytes) + " at " +
         llvm::utostr(D->MaxAt);
}

TEST(RegisterDemand, FromTheFirstWriteToTheLastRead) {
  EXPECT_EQ(demand("mov (M1, 8) vd(0,0)<1> 0x1:d\n"
                   "mov (M1, 8) vu(0,0)<1> 0x2:ud\n"
                   "add (M1, 8) vd(1,0)<1> vd(0,0)<1;1,0> 0x3:d\n"
                   "oword_st (2) src 0x0:ud vw.0\n"
                   "add (M1, 8) vd(2,0)<1> vd(0,0)<1;1,0> vd(1,0)<1;1,0>\n"),
            // vw is never written and so is not there; the sum is not read.
            "0 32 64 64 64 64 0 max 64 at 2");
}

TEST(RegisterDemand, RegistersOfAVariableCountApart) {
  EXPECT_EQ(demand("mov (M1, 16) vd(0,0)<1> 0x1:d\n"
                   "mov (M1, 8) vf(0,0)<1> vd(1,0)<1;1,0>\n"
                   "mov (M1, 8) vf(1,0)<1> vd(0,0)<1;1,0>\n"
                   "add (M1, 16) vf(2,0)<1> vf(0,0)<1;1,0> vf(0,0)<1;1,0>\n"),
            "0 64 64 64 64 0 max 64 at 1");
}

TEST(RegisterDemand, ScalarsCountTheirBytes) {
  EXPECT_EQ(demand("mov (M1, 1) s(0,0)<1> 0x1:d\n"
                   "mov (M1, 1) t(0,0)<1> 0x2:w\n"
                   "add (M1, 1) s(0,0)<1> s(0,0)<0;1,0> t(0,0)<0;1,0>\n",
                   ".decl s v_type=G type=d num_elts=1 align=dword\n"
                   ".decl t v_type=G type=w num_elts=1 align=word\n"),
            "0 4 6 6 0 max 6 at 2");
}

TEST(RegisterDemand, APartialWriteKeepsTheRest) {
  StringRef Whole = "mov (M1, 8) vd(0,0)<1> 0x1:d\n"
                    "mov (M1, 8) vd(0,0)<1> 0x2:d\n"
                    "mov (M1, 8) vf(0,0)<1> vd(0,0)<1;1,0>\n";
  EXPECT_EQ(demand(Whole), "0 32 32 32 0 max 32 at 1");
  // Between the two, nothing lives if the second covers all.
  StringRef Between = "mov (M1, 8) vd(0,0)<1> 0x1:d\n"
                      "barrier\n"
                      "%mov (M1, %) vd(0,0)<%> 0x2:d\n"
                      "mov (M1, 8) vf(0,0)<1> vd(0,0)<1;1,0>\n";
  auto With = [&](StringRef Pred, StringRef Lanes, StringRef Stride) {
    auto [A, R1] = Between.split('%');
    auto [B, R2] = R1.split('%');
    auto [C, D] = R2.split('%');
    return demand((A + Pred + B + Lanes + C + Stride + D).str());
  };
  EXPECT_EQ(With("", "8", "1"), "0 32 0 32 32 0 max 32 at 1");
  EXPECT_EQ(With("", "4", "1"), "0 32 32 32 32 0 max 32 at 1");
  EXPECT_EQ(With("", "4", "2"), "0 32 32 32 32 0 max 32 at 1");
  EXPECT_EQ(With("(p8) ", "8", "1"), "0 32 32 32 32 0 max 32 at 1");
}

TEST(RegisterDemand, AVectorWrittenInPiecesBeginsWithTheFirst) {
  EXPECT_EQ(demand("barrier\n"
                   "mov (M1, 4) vd(0,0)<1> 0x1:d\n"
                   "mov (M1, 4) vd(0,4)<1> 0x2:d\n"
                   "oword_st (2) src 0x0:ud w.0\n",
                   ".decl w v_type=G type=ud num_elts=8 align=GRF "
                   "alias=<vd, 0>\n"),
            "0 0 32 32 32 0 max 32 at 2");
}

TEST(RegisterDemand, WhatALoopCarriesLivesThroughIt) {
  EXPECT_EQ(demand("mov (M1, 8) vd(0,0)<1> 0x1:d\n"
                   "loop:\n"
                   "mov (M1, 8) vu(0,0)<1> 0x1:ud\n"
                   "add (M1, 8) vd(1,0)<1> vd(0,0)<1;1,0> vu(0,0)<1;1,0>\n"
                   "cmp.lt (M1, 1) p1 vd(1,0)<0;1,0> 0x5:d\n"
                   "(p1) jmp (M1, 1) loop\n"),
            "0 32 32 64 64 64 32 0 max 64 at 3");
}

TEST(RegisterDemand, InputsLiveFromTheStart) {
  EXPECT_EQ(demand("barrier\n"
                   "mov (M1, 8) vd(0,0)<1> in(0,0)<1;1,0>\n",
                   ".decl in v_type=G type=d num_elts=8 align=GRF\n"
                   ".input in offset=32 size=32\n"),
            "32 32 32 0 max 32 at 0");
}

TEST(RegisterDemand, AnAddressReachesTheWholeVariable) {
  EXPECT_EQ(demand("mov (M1, 8) v(0,0)<1> 0x1:d\n"
                   "mov (M1, 8) v(1,0)<1> 0x1:d\n"
                   "addr_add (M1, 1) a1(0)<1> &v 0x8:uw\n"
                   "mov (M1, 8) vd(0,0)<1> r[a1(0),0]<1;1,0>:d\n",
                   ".decl v v_type=G type=d num_elts=16 align=GRF\n"),
            "0 32 64 64 64 0 max 64 at 2");
}

TEST(RegisterDemand, DataOfMessages) {
  StringRef Decls = ".decl x v_type=G type=ud num_elts=16 align=GRF\n"
                    ".decl y v_type=G type=ud num_elts=16 align=GRF\n";
  EXPECT_EQ(demand("oword_ld (4) src 0x0:ud x.0\n"
                   "barrier\n"
                   "oword_st (4) src 0x0:ud x.0\n",
                   Decls),
            "0 64 64 64 0 max 64 at 1");
  EXPECT_EQ(demand("oword_ld (4) src 0x0:ud x.0\n"
                   "oword_ld (4) src 0x0:ud y.0\n"
                   "oword_st (4) src 0x0:ud x.0\n",
                   Decls),
            "0 64 128 64 0 max 128 at 2");
}

TEST(RegisterDemand, LargerRegisters) {
  EXPECT_EQ(demand("mov (M1, 8) vd(0,0)<1> 0x1:d\n"
                   "mov (M1, 8) vf(0,0)<1> vd(0,0)<1;1,0>\n",
                   "", 64),
            "0 64 64 0 max 64 at 1");
}

TEST(RegisterDemand, EmptyBody) {
  Kernel K("k");
  auto D = computeRegisterDemand(K, 32);
  ASSERT_TRUE(D);
  EXPECT_EQ(D->MaxBytes, 0u);
}

} // namespace
