//===- RegisterDemandTest.cpp - How many registers a kernel needs ---------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/VISA/RegisterDemand.h"

#include "TestBase.h"
#include "llvm/ADT/StringExtras.h"

#include <set>

using namespace cmx;
using namespace cmx::visa;
using llvm::StringRef;

namespace {

/// Returns the live bytes at each instruction, including ".function" and the
/// final "ret", and then the maximum.
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
            // vw is never written, so it needs no bytes. The last sum is never
            // read.
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
  // If the second mov to vd overwrites everything that the first one wrote, no
  // byte is live between the two.
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
  // These lanes lie in two registers. They do not write all of the first
  // register, so its old value stays live.
  EXPECT_EQ(With("", "8", "2"), "0 32 32 64 32 0 max 64 at 3");
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

/// Tests each message with variable z as its data. If the message writes z,
/// then z needs registers. If it only reads z, then z is never written and
/// needs no registers.
TEST(RegisterDemand, EachMessage) {
  const StringRef Loads[] = {
      "oword_ld (4) src 0x0:ud z.0",
      "oword_ld_unaligned (4) src 0x0:ud z.0",
      "media_ld.nomod (32,8) src 0x0:ud 0x0:ud z.0",
      "gather.4 (M1, 16) src 0x0:ud vu.0 z.0",
      "gather_scaled.4 (M1, 16) src 0x0:ud vu.0 z.0",
      "gather4_scaled.RGBA (M1, 16) src 0x0:ud vu.0 z.0",
      "gather4_typed.R (M1, 8) src vu.0 vu.64 %null.0 %null.0 z.0",
      "typed_atomic.add (M1, 8) src vu.0 vu.32 %null.0 %null.0 vu.64 %null.0 "
      "z.0",
      "dword_atomic.add (M1, 8) src vu.0 vu.64 %null.0 z.0",
      "svm_block_ld (4) va(0,0)<0;1,0> z.0",
      "svm_gather.4.4 (M1, 8) va.0 z.0",
      "svm_gather4scaled.RG (M1, 8) 0x0000000000000000:uq va.0 z.0",
      "svm_atomic.add (M1, 8) va.0 vu.64 %null.0 z.0",
      "lsc_load.ugm (M1, 16) z:d32 bti(0x2)[vu]:a32",
      "lsc_load_quad.ugm (M1, 16) z:d32.xy bti(0x2)[vu]:a32",
      "lsc_atomic_iadd.ugm (M1, 16) z:d32 bti(0x2)[vu]:a32 vu.64 %null.0",
      "lsc_load_block2d.ugm (M1, 1) z:d32.8x8nn "
      "flat[va,0xff,0x7f,0xff,0x0,0x0]",
      "sample_3d.RGBA (M1, 16) 0x0:uw smp src z.0 vf.0 vf.64 vf.128",
      "sample_lz.RG (M1, 16) 0x0:uw smp src z.0 vf.0 vf.64",
      "sample_b.RG (M1, 8) 0x0:uw smp src z.0 vf.0 vf.32",
      "sample_l.RG (M1, 8) 0x0:uw smp src z.0 vf.0 vf.32",
      "sample_c.RG (M1, 8) 0x0:uw smp src z.0 vf.0 vf.32",
      "sample_d.RG (M1, 8) 0x0:uw smp src z.0 vf.0 vf.32 vf.64",
      "sample_b_c.RG (M1, 8) 0x0:uw smp src z.0 vf.0 vf.32 vf.64",
      "sample_l_c.RG (M1, 8) 0x0:uw smp src z.0 vf.0 vf.32 vf.64",
      "sample_d_c.RG (M1, 8) 0x0:uw smp src z.0 vf.0 vf.32 vf.64 vf.96",
      "sample_c_lz.RG (M1, 16) 0x0:uw smp src z.0 vf.0 vf.64 vf.128",
      "load_3d.RG (M1, 16) 0x0:uw src z.0 vu.0 vu.64",
      "load_lz.RG (M1, 16) 0x0:uw src z.0 vu.0 vu.64",
      "load_mcs.RG (M1, 16) 0x0:uw src z.0 vu.0 vu.64",
      "sample_unorm.R.16-full smp src vf(0,0)<0;1,0> vf(0,1)<0;1,0> "
      "vf(0,2)<0;1,0> vf(0,3)<0;1,0> z.0",
      "sample.RGBA (8) smp src vf.0 vf.32 vf.64 z.0",
      "load.R (16) src vu.0 vu.64 vu.128 z.0",
      "raw_send (M1_NM, 8) 0xa 1 1 0x2180206:ud vu.0 z.0",
      "raw_sends.10.1.0.2 (M1_NM, 8) 0xa:ud 0x2280206:ud vu.0 %null.0 z.0",
      "dpas.hf.hf.8.8 (M1, 8) z.0 %null.0 vu.0 vu(0,0)",
      "dpasw.hf.hf.8.4 (M1, 8) z.0 %null.0 vu.0 vu(1,0)",
  };
  const StringRef Stores[] = {
      "oword_st (4) src 0x0:ud z.0",
      "media_st.bottom (24,6) src 0x0:ud -1:d z.0",
      "scatter.1 (M1, 16) src 0x0:ud vu.0 z.0",
      "scatter_scaled.4 (M1, 8) src 0x0:ud vu.0 z.0",
      "scatter4_scaled.RGBA (M1, 8) src 0x0:ud vu.0 z.0",
      "scatter4_typed.RGB (M1, 8) src vu.0 vu.32 vu.64 %null.0 z.0",
      "svm_block_st (8) va(0,0)<0;1,0> z.0",
      "svm_scatter.1.8 (M1, 8) va.0 z.0",
      "svm_scatter4scaled.R (M1, 8) va(0,0)<0;1,0> va.0 z.0",
      "lsc_store.ugm (M1, 8) flat[va]:a64 z:d32",
      "lsc_store_quad.ugm (M1, 8) flat[va]:a64 z:d32.xy",
      "lsc_store_block2d.ugm (M1, 1) flat[va,0xff,0x7f,0xff,0x0,0x0] "
      "z:d32.8x8nn",
  };
  std::set<Opcode> Seen;
  auto NeedsBytes = [&](StringRef Text) {
    Module M = parsed(kernelText((Text + "\n").str(),
                                 ".decl z v_type=G type=ud num_elts=256 "
                                 "align=GRF\n"));
    for (const Instruction &I : M.Kernels.front().body())
      Seen.insert(I.Op);
    auto D = computeRegisterDemand(M.Kernels.front(), 32);
    return D ? D->MaxBytes : ~0u;
  };
  for (StringRef Text : Loads)
    EXPECT_EQ(NeedsBytes(Text), 1024u) << Text.str();
  for (StringRef Text : Stores)
    EXPECT_EQ(NeedsBytes(Text), 0u) << Text.str();
  // The lists above contain all opcodes with raw operands.
#define CMX_VISA_OPCODE(Enum, ...)                                             \
  EXPECT_TRUE(Seen.count(Opcode::Enum) ||                                      \
              !llvm::is_contained(operandLetters(Opcode::Enum), 'R'))          \
      << #Enum;
#include "cmx/VISA/Opcodes.def"
}

TEST(RegisterDemand, LargerRegisters) {
  EXPECT_EQ(demand("mov (M1, 8) vd(0,0)<1> 0x1:d\n"
                   "mov (M1, 8) vf(0,0)<1> vd(0,0)<1;1,0>\n",
                   "", 64),
            "0 64 64 0 max 64 at 1");
}

TEST(RegisterDemand, WhatIsNoRead) {
  EXPECT_EQ(demand("lifetime.start vd\n"
                   "mov (M1, 8) vd(0,0)<1> 0x1:d\n"
                   "mov (M1, 8) vf(0,0)<1> vd(0,0)<1;1,0>\n"
                   "barrier\n"
                   "lifetime.end vd\n"),
            "0 0 32 32 0 0 0 max 32 at 2");
  EXPECT_EQ(demand("mov (M1, 8) vd(0,0)<1> head(0,0)<1;1,0>\n"
                   "barrier\n",
                   ".decl head v_type=G type=ud num_elts=8 align=GRF "
                   "alias=<%r0, 0>\n"),
            "0 32 0 0 max 32 at 1");
}

TEST(RegisterDemand, ASelectionWritesAllLanes) {
  EXPECT_EQ(demand("mov (M1, 8) vd(0,0)<1> 0x1:d\n"
                   "barrier\n"
                   "(p8) sel (M1, 8) vd(0,0)<1> 0x2:d 0x3:d\n"
                   "mov (M1, 8) vf(0,0)<1> vd(0,0)<1;1,0>\n"),
            "0 32 0 32 32 0 max 32 at 1");
}

TEST(RegisterDemand, ADestinationWithAnAddressIsAPart) {
  EXPECT_EQ(demand("addr_add (M1, 1) a1(0)<1> &v 0x8:uw\n"
                   "mov (M1, 8) r[a1(0),0]<1>:d 0x1:d\n"
                   "barrier\n"
                   "mov (M1, 8) r[a1(0),0]<1>:d 0x1:d\n"
                   "mov (M1, 8) vd(0,0)<1> v(0,0)<1;1,0>\n",
                   ".decl v v_type=G type=d num_elts=16 align=GRF\n"),
            "0 0 64 64 64 32 0 max 64 at 2");
}

TEST(RegisterDemand, AnAddressMadeOfAnother) {
  EXPECT_EQ(demand("mov (M1, 8) v(0,0)<1> 0x1:d\n"
                   "addr_add (M1, 1) a8(0)<1> &v 0x8:uw\n"
                   "addr_add (M1, 1) a1(0)<1> a8(0)<1> 0x8:uw\n"
                   "mov (M1, 8) vd(0,0)<1> r[a1(0),0]<1;1,0>:d\n",
                   ".decl v v_type=G type=d num_elts=8 align=GRF\n"),
            "0 32 32 32 32 0 max 32 at 1");
}

/// After a jump of all lanes, no lane executes the next instruction.
TEST(RegisterDemand, JumpsOfAll) {
  StringRef Rest = "other:\n"
                   "mov (M1, 8) vf(0,0)<1> vd(0,0)<1;1,0>\n"
                   "end:\n"
                   "barrier\n";
  auto With = [&](StringRef Jump) {
    return demand(
        ("mov (M1, 8) vd(0,0)<1> 0x1:d\n" + Jump + "\n" + Rest).str());
  };
  EXPECT_EQ(With("jmp (M1, 1) end"), "0 32 0 0 32 0 0 0 max 32 at 1");
  EXPECT_EQ(With("switchjmp (M1, 1) 0x0:d (end)"),
            "0 32 0 0 32 0 0 0 max 32 at 1");
  EXPECT_EQ(With("goto (M1, 16) end"), "0 32 32 32 32 0 0 0 max 32 at 1");
  EXPECT_EQ(With("(p1) jmp (M1, 1) end"), "0 32 32 32 32 0 0 0 max 32 at 1");
}

TEST(RegisterDemand, BlocksAfterOneThatWritesNothing) {
  EXPECT_EQ(demand("barrier\n"
                   "first:\n"
                   "mov (M1, 8) vd(0,0)<1> 0x1:d\n"
                   "second:\n"
                   "barrier\n"
                   "mov (M1, 8) vf(0,0)<1> vd(0,0)<1;1,0>\n"),
            "0 0 0 32 32 32 32 0 max 32 at 3");
}

TEST(RegisterDemand, TwoDestinationsInOneRegister) {
  EXPECT_EQ(demand("addc (M1, 8) vu(0,0)<1> vu(0,0)<1> 0x1:ud 0x2:ud\n"
                   "mov (M1, 8) vd(0,0)<1> vu(0,0)<1;1,0>\n"),
            "0 32 32 0 max 32 at 1");
}

TEST(RegisterDemand, EmptyBody) {
  Kernel K("k");
  auto D = computeRegisterDemand(K, 32);
  ASSERT_TRUE(D);
  EXPECT_EQ(D->MaxBytes, 0u);
}

} // namespace
