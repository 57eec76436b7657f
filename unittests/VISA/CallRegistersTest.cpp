//===- CallRegistersTest.cpp - Source operands in call registers ----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/VISA/CallRegisters.h"

#include "TestBase.h"

using namespace cmx;
using namespace cmx::visa;
using llvm::StringRef;

namespace {

/// Returns the opcode and the operand number of each source in \p Body that
/// overwrittenCallRegisters finds. The movs around \p Body make r a copy of 64
/// bytes of %retval, make s a copy of r, and copy b to %arg. Variable a is an
/// alias of %arg.
std::string found(StringRef Body, unsigned GRFBytes = 32) {
  std::string Text = kernelText(
      ("mov (M1, 16) r(0,0)<1> %retval(0,0)<1;1,0>\n"
       "mov (M1, 16) s(0,0)<1> r(0,0)<1;1,0>\n" +
       Body + "mov (M1, 16) %arg(0,0)<1> b(0,0)<1;1,0>\n")
          .str(),
      ".decl r v_type=G type=ud num_elts=32 align=GRF\n"
      ".decl rw v_type=G type=uw num_elts=64 align=GRF alias=<r, 0>\n"
      ".decl s v_type=G type=ud num_elts=32 align=GRF\n"
      ".decl b v_type=G type=ud num_elts=32 align=GRF\n"
      ".decl o v_type=G type=ud num_elts=32 align=GRF\n"
      ".decl a v_type=G type=ud num_elts=64 align=GRF alias=<%arg, 0>\n");
  Module M = parsed(Text, GRFBytes);
  const Kernel &K = M.Kernels.front();
  std::string Names;
  for (auto [At, Operand] : overwrittenCallRegisters(K, GRFBytes))
    Names +=
        opcodeMnemonic(K.body()[At].Op).str() + std::to_string(Operand) + " ";
  return Names;
}

TEST(CallRegisters, SameLanes) {
  EXPECT_EQ(found("add (M1, 16) a(0,0)<1> r(0,0)<1;1,0> 0x1:ud\n"
                  "add (M1, 16) b(0,0)<1> r(0,0)<1;1,0> 0x1:ud\n"
                  "add (M1, 16) a(0,0)<1> r(1,0)<1;1,0> 0x1:ud\n"),
            "");
}

TEST(CallRegisters, LaterPartReadsTheFirst) {
  EXPECT_EQ(found("add (M1, 16) a(1,0)<1> r(0,0)<1;1,0> 0x1:ud\n"), "add1 ");
  EXPECT_EQ(found("xor (M1, 16) a(0,0)<1> r(0,0)<0;8,1> 0x1:ud\n"), "xor1 ");
  EXPECT_EQ(found("mul (M1, 16) b(0,0)<1> r(0,2)<0;1,0> 0x1:uw\n"), "mul1 ");
  EXPECT_EQ(found("mov (M1, 16) a(0,0)<1> rw(0,0)<1;1,0>\n"), "mov1 ");
  EXPECT_EQ(found("or (M1, 16) a(1,0)<1> s(0,0)<1;1,0> 0x1:ud\n"), "or1 ");
  EXPECT_EQ(found("and (M1, 8) a(0,4)<1> r(0,0)<1;1,0> 0x1:ud\n"), "and1 ");
}

TEST(CallRegisters, OtherPlaces) {
  // Not found: sources that the destination does not overlap, a source of an
  // instruction that writes one register, and variables in other registers.
  EXPECT_EQ(found("add (M1, 16) a(2,0)<1> r(0,0)<1;1,0> 0x1:ud\n"
                  "xor (M1, 16) a(1,0)<1> r(0,0)<0;8,1> 0x1:ud\n"
                  "xor (M1, 8) a(0,0)<1> r(0,0)<0;4,1> 0x1:ud\n"
                  "xor (M1, 16) o(0,0)<1> r(0,0)<0;8,1> 0x1:ud\n"
                  "xor (M1, 16) a(0,0)<1> o(0,0)<0;8,1> 0x1:ud\n"),
            "");
  // The destination is one register of 64 bytes.
  EXPECT_EQ(found("xor (M1, 16) a(0,0)<1> r(0,0)<0;8,1> 0x1:ud\n", 64), "");
}

TEST(CallRegisters, IllegalRegions) {
  // The verifier reports such regions later.
  EXPECT_EQ(found("add (M1, 16) a(0,0)<0> r(0,0)<1;1,0> 0x1:ud\n"
                  "xor (M1, 16) a(0,0)<1> r(0,0)<1;0,1> 0x1:ud\n"),
            "");
}

TEST(CallRegisters, SeveralSources) {
  EXPECT_EQ(found("mad (M1, 16) a(1,0)<1> o(0,0)<1;1,0> r(0,0)<1;1,0> "
                  "s(0,0)<1;1,0>\n"),
            "mad2 mad3 ");
  // The second source has an illegal region.
  EXPECT_EQ(found("add (M1, 16) a(1,0)<1> r(0,0)<1;1,0> r(0,0)<1;0,1>\n"),
            "add1 ");
}

TEST(CallRegisters, TwoResults) {
  // The carry (the second result) is in the registers of the source.
  EXPECT_EQ(found("addc (M1, 8) o(0,0)<1> a(0,0)<1> r(0,0)<1;1,0> "
                  "o(1,0)<1;1,0>\n"),
            "addc2 ");
  EXPECT_EQ(found("addc (M1, 8) o(0,0)<1> o(1,0)<1> r(0,0)<1;1,0> "
                  "o(2,0)<1;1,0>\n"),
            "");
  EXPECT_EQ(found("madw (M1, 8) a(0,0)<1> r(0,0)<1;1,0> o(0,0)<1;1,0> "
                  "o(0,0)<1;1,0>\n"),
            "madw1 ");
  EXPECT_EQ(found("madw (M1, 1) a(0,0)<1> r(0,0)<0;1,0> o(0,0)<0;1,0> "
                  "o(0,0)<0;1,0>\n"
                  "add (M1, 1) a(0,0)<1> r(0,0)<0;1,0> 0x1:ud\n"),
            "madw1 ");
}

TEST(CallRegisters, AtSeveralPlaces) {
  EXPECT_EQ(found("mov (M1, 8) s(1,0)<1> r(0,0)<1;1,0>\n"
                  "or (M1, 16) a(0,0)<1> s(0,0)<1;1,0> 0x1:ud\n"),
            "or1 ");
  EXPECT_EQ(found("mov (M1, 8) o(0,0)<1> r(0,0)<2;1,0>\n"
                  "or (M1, 16) a(2,0)<1> o(0,0)<1;1,0> 0x1:ud\n"),
            "or1 ");
}

} // namespace
