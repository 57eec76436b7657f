//===- VerifierTextTest.cpp - Each rule of the vISA verifier --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// VerifierCases.def has a table of kernels that each break one rule, with the
// exact message. Its other table has similar kernels that barely obey the rule.
// kernelText in TestBase.h makes the declarations.
//
//===----------------------------------------------------------------------===//

#include "TestBase.h"
#include "llvm/ADT/StringExtras.h"
#include <fstream>
#include <sstream>

using namespace cmx;
using namespace cmx::visa;
using llvm::StringRef;

namespace {
struct Case {
  const char *Name;
  const char *Platform;
  const char *Extra; ///< Declarations and inputs.
  const char *Body;  ///< Without the ret at the end.
  const char *Messages;
};

void PrintTo(const Case &C, std::ostream *OS) { *OS << C.Name; }

class VISAVerifierBroken : public testing::TestWithParam<Case> {};
class VISAVerifierLegal : public testing::TestWithParam<Case> {};
} // namespace

static std::string messagesOf(const Case &C) {
  const TargetDesc *Target = TargetDesc::get(C.Platform);
  if (!Target)
    return "unknown platform";
  std::string Body = C.Body;
  if (!Body.empty())
    Body += "\n";
  Module M = parsed(kernelText(Body, C.Extra), Target->grfBytes());
  std::string Result;
  VerifierOptions Options;
  Options.File = &M;
  for (const Kernel &K : M.Kernels)
    Result += verified(K, C.Platform, Options);
  return Result;
}

TEST_P(VISAVerifierBroken, SaysWhy) {
  EXPECT_EQ(messagesOf(GetParam()), std::string(GetParam().Messages) + "\n");
}

TEST_P(VISAVerifierLegal, SaysNothing) {
  EXPECT_EQ(messagesOf(GetParam()), "");
}

static const Case Broken[] = {
#define CMX_BROKEN(Name, Platform, Extra, Body, Messages)                      \
  {#Name, Platform, Extra, Body, Messages},
#include "VerifierCases.def"
};

static const Case Legal[] = {
#define CMX_LEGAL(Name, Platform, Extra, Body)                                 \
  {#Name, Platform, Extra, Body, ""},
#include "VerifierCases.def"
};

static std::string caseName(const testing::TestParamInfo<Case> &Info) {
  return std::string(Info.param.Name) + "_" + Info.param.Platform;
}
INSTANTIATE_TEST_SUITE_P(All, VISAVerifierBroken, testing::ValuesIn(Broken),
                         caseName);
INSTANTIATE_TEST_SUITE_P(All, VISAVerifierLegal, testing::ValuesIn(Legal),
                         caseName);

//===----------------------------------------------------------------------===//
// The length of each operand of each message
//===----------------------------------------------------------------------===//

namespace {
/// A message whose data operands are written as {TYPE BYTES}. BYTES is the
/// number of bytes of the operand that the message reads or writes.
struct Message {
  const char *Platform;
  const char *Text;
};

/// A kernel with one message. Its data operands are the variables z0, z1, ...
/// The variable of operand number \p Short has one element less than the
/// message needs. If there is no such operand, all variables are long enough.
class SizedKernel {
public:
  SizedKernel(const Message &M, unsigned Short) {
    StringRef Rest = M.Text;
    while (!Rest.empty()) {
      auto [Before, After] = Rest.split('{');
      Body += Before.str();
      if (After.empty())
        break;
      StringRef Type, Bytes;
      std::tie(Type, Rest) = After.split(' ');
      std::tie(Bytes, Rest) = Rest.split('}');
      unsigned ElemBytes = Type.ends_with("q")   ? 8
                           : Type.ends_with("w") ? 2
                                                 : 4;
      unsigned NumElts = unsigned(std::stoul(Bytes.str())) / ElemBytes;
      std::string Name = "z" + std::to_string(NumOperands);
      Extra += ".decl " + Name + " v_type=G type=" + Type.str() +
               " num_elts=" + std::to_string(NumElts - (NumOperands == Short)) +
               " align=GRF\n";
      Body += Name;
      ++NumOperands;
    }
  }
  std::string messages(const char *Platform) const {
    return messagesOf({"", Platform, Extra.c_str(), Body.c_str(), ""});
  }
  unsigned numOperands() const { return NumOperands; }

private:
  std::string Body, Extra;
  unsigned NumOperands = 0;
};
} // namespace

static const Message Messages[] = {
    {"icllp", "    oword_ld (4) src 0x0:ud {d 64}.0"},
    {"icllp", "    oword_st (2) src 0x0:ud {d 32}.0"},
    {"icllp", "    media_ld.nomod (24,6) src 0x0:ud 0x0:ud {d 192}.0"},
    {"icllp", "    svm_block_ld (4) va(0,0)<0;1,0> {d 64}.0"},
    {"icllp", "    gather.4 (M1, 16) src 0x0:ud {ud 64}.0 {ud 64}.0"},
    {"icllp", "    scatter.4 (M1, 8) src 0x0:ud {ud 32}.0 {ud 32}.0"},
    {"icllp", "    gather_scaled.2 (M1, 16) src 0x0:ud {ud 64}.0 {ud 64}.0"},
    {"icllp", "    gather4_scaled.RG (M1, 16) src 0x0:ud {ud 64}.0 {ud 128}.0"},
    {"icllp", "    gather4_typed.RG (M1, 8) src {ud 32}.0 {ud 32}.0 {ud 32}.0 "
              "{ud 32}.0 {f 64}.0"},
    {"icllp",
     "    scatter4_typed.RGB (M1, 8) src {ud 32}.0 {ud 32}.0 {ud 32}.0 "
     "{ud 32}.0 {f 96}.0"},
    {"icllp", "    dword_atomic.add (M1, 16) src {ud 64}.0 {ud 64}.0 %null.0 "
              "{ud 64}.0"},
    {"icllp", "    dword_atomic.cmpxchg (M1, 8) src {ud 32}.0 {ud 32}.0 "
              "{ud 32}.0 {ud 32}.0"},
    {"icllp", "    svm_gather.4.4 (M1, 8) {uq 64}.0 {d 128}.0"},
    {"icllp", "    svm_scatter.8.2 (M1, 8) {uq 64}.0 {q 128}.0"},
    {"icllp",
     "    svm_gather4scaled.RG (M1, 8) 0x0000000000000000:uq {uq 64}.0 "
     "{d 64}.0"},
    {"icllp", "    svm_atomic.cmpxchg.64 (M1, 8) {uq 64}.0 {uq 64}.0 {uq 64}.0 "
              "{uq 64}.0"},
    {"dg2", "    lsc_load.ugm (M1, 16) {ud 128}:d32x2 flat[{uq 128}]:a64"},
    {"pvc", "    lsc_load.ugm (M1, 32) {ud 256}:d32x2 flat[{uq 256}]:a64"},
    {"dg2", "    lsc_store.ugm (M1, 16) flat[{uq 128}]:a64 {ud 64}:d32"},
    {"dg2", "    lsc_load_quad.ugm (M1, 16) {ud 192}:d32.xyz bti(0x2)[{ud 64}]"
            ":a32"},
    {"dg2", "    lsc_atomic_iadd.ugm (M1, 16) {ud 64}:d32 flat[{uq 128}]:a64 "
            "{ud 64}.0 %null.0"},
    {"dg2", "    lsc_atomic_icas.ugm (M1, 16) {ud 64}:d32 flat[{uq 128}]:a64 "
            "{ud 64}.0 {ud 64}.0"},
    {"pvc", "    lsc_atomic_icas.slm (M1, 32) {uq 256}:d64 flat[{ud 128}]:a32 "
            "{uq 256}.0 {uq 256}.0"},
    {"pvc", "    lsc_load_block2d.ugm (M1, 1) {uw 512}:d16.2x16x8nn "
            "flat[va,0xff,0x7f,0xff,0x0,0x0]"},
    {"icllp",
     "    raw_sends.10.1.2.2 (M1_NM, 8) 0x8a:ud 0x2280206:ud {ud 32}.0 "
     "{ud 64}.0 {ud 64}.0"},
    {"icllp", "    sample_lz.RG (M1, 16) 0x0:uw smp src {f 128}.0 {f 64}.0 "
              "{f 64}.0"},
    {"dg2", "    dpas.hf.hf.8.8 (M1, 8) {f 256}.0 {f 256}.0 {ud 256}.0 "
            "{ud 256}(0,0)"},
};

TEST(VISAVerifierMessages, EachOperandHasItsBytes) {
  for (const Message &M : Messages) {
    SizedKernel Exact(M, ~0u);
    EXPECT_EQ(Exact.messages(M.Platform), "") << M.Text;
    for (unsigned Short = 0; Short != Exact.numOperands(); ++Short) {
      std::string Actual = SizedKernel(M, Short).messages(M.Platform);
      EXPECT_NE(Actual.find("of 'z" + std::to_string(Short) +
                            "' [visa-message-bounds]"),
                std::string::npos)
          << M.Text << ", operand " << Short << ": " << Actual;
    }
  }
}

/// See media_ld in the vISA specification: the bytes of a row are rounded up to
/// a power of two that is at least 4. All rows together have at most 256 bytes.
TEST(VISAVerifierMessages, MediaBlocksOfAllSizes) {
  for (unsigned Width = 0; Width != 70; ++Width)
    for (unsigned Rows = 0; Rows != 70; ++Rows) {
      unsigned RowBytes = 4;
      while (RowBytes < Width)
        RowBytes *= 2;
      bool IsLegal =
          Width >= 1 && Width <= 64 && Rows >= 1 && Rows * RowBytes <= 256;
      std::string Size = std::to_string(Width) + "," + std::to_string(Rows);
      Module M = parsed(kernelText("    media_ld.nomod (" + Size +
                                       ") src 0x0:ud 0x0:ud z.0\n",
                                   ".decl z v_type=G type=ub num_elts=8192 "
                                   "align=GRF\n"));
      EXPECT_EQ(verified(M.Kernels.front(), "icllp").empty(), IsLegal) << Size;
    }
}

/// Each row of VerifierErrors.def must have a test.
TEST(VISAVerifier, EachErrorHasATest) {
  std::string Tests;
  for (const char *File : {"VerifierCases.def", "VerifierModelTest.cpp"}) {
    std::ifstream In(std::string(CMX_SOURCE_DIR "/unittests/VISA/") + File);
    ASSERT_TRUE(In.good()) << File;
    std::stringstream Text;
    Text << In.rdbuf();
    Tests += Text.str();
  }
  static const char *const Names[] = {
#define CMX_VISA_VERIFIER_ERROR(Enum, Name, Text) Name,
#include "cmx/VISA/VerifierErrors.def"
  };
  // A test can split a message into several literals, but must not split the
  // name in brackets.
  for (const char *Name : Names)
    EXPECT_NE(Tests.find(std::string("[") + Name + "]"), std::string::npos)
        << Name;
}

namespace {
struct MessageCase {
  const char *Platform;
  const char *Type; ///< The type of the variable "new".
  const char *Inst;
};
} // namespace

/// Verifies a kernel that contains the instruction of \p C and then \p Then.
/// Returns the verifier's messages about variables without a value. They can
/// only name "new", because all other variables are inputs or written before.
static std::string unwrittenAfter(const MessageCase &C, StringRef Then) {
  std::string Body =
      "    mov (M1, 16) vu(0,0)<1> 0x0:ud\n    mov (M1, 16) vf(0,0)<1> "
      "0x00000000:f\n    mov (M1, 8) va(0,0)<1> 0x0:uw\n"
      "    movs (M1_NM, 1) src(0) 0x6:ud\n    movs (M1_NM, 1) smp(0) 0x0:ud\n";
  Body += std::string("    ") + C.Inst + "\n" + Then.str();
  std::string Extra = std::string(".decl new v_type=G type=") + C.Type +
                      " num_elts=64 align=GRF\n";
  const TargetDesc *Target = TargetDesc::get(C.Platform);
  Module M = parsed(kernelText(Body, Extra), Target->grfBytes());
  VerifierOptions Options;
  Options.CheckUninitialized = true;
  return verified(M.Kernels[0], C.Platform, Options);
}

TEST(VISAVerifierUninitialized, LoadsWriteTheirDestinations) {
  for (const MessageCase &C : std::initializer_list<MessageCase>{
           {"icllp", "d", "oword_ld (4) src 0x0:ud new.0"},
           {"icllp", "d", "oword_ld_unaligned (4) src 0x0:ud new.0"},
           {"icllp", "d", "media_ld.nomod (32,4) src 0x0:ud 0x0:ud new.0"},
           {"icllp", "d", "gather.4 (M1, 16) src 0x0:ud vu.0 new.0"},
           {"icllp", "d", "gather_scaled.4 (M1, 16) src 0x0:ud vu.0 new.0"},
           {"icllp", "d", "gather4_scaled.R (M1, 8) src 0x0:ud vu.0 new.0"},
           {"icllp", "f",
            "gather4_typed.R (M1, 8) src vu.0 vu.32 %null.0 %null.0 new.0"},
           {"icllp", "ud",
            "typed_atomic.add (M1, 8) src vu.0 vu.32 %null.0 %null.0 vu.64 "
            "%null.0 new.0"},
           {"icllp", "ud",
            "dword_atomic.add (M1, 8) src vu.0 vu.32 %null.0 new.0"},
           {"icllp", "d", "svm_block_ld (4) va(0,0)<0;1,0> new.0"},
           {"icllp", "d", "svm_gather.4.1 (M1, 8) va.0 new.0"},
           {"icllp", "d",
            "svm_gather4scaled.R (M1, 8) va(0,0)<0;1,0> va.0 new.0"},
           {"icllp", "ud", "svm_atomic.inc (M1, 8) va.0 %null.0 %null.0 new.0"},
           {"icllp", "f", "sample_lz.R (M1, 8) 0x0:uw smp src new.0 vf.0"},
           {"icllp", "f", "load_lz.R (M1, 8) 0x0:uw src new.0 vu.0"},
           {"icllp", "f", "sample.R (8) smp src vf.0 vf.0 vf.0 new.0"},
           {"icllp", "f", "load.R (8) src vu.0 vu.0 vu.0 new.0"},
           {"icllp", "w",
            "sample_unorm.R.16-full smp src vf(0,0)<0;1,0> vf(0,0)<0;1,0> "
            "0x3f000000:f 0x3f000000:f new.0"},
           {"icllp", "d",
            "raw_send (M1_NM, 8) 0xa 1 1 0x2180206:ud vu.0 new.0"},
           {"dg2", "ud", "lsc_load.ugm (M1, 8) new:d32 flat[va]:a64"},
           {"dg2", "ud", "lsc_load_quad.ugm (M1, 8) new:d32.x flat[va]:a64"},
           {"dg2", "ud",
            "lsc_atomic_iadd.ugm (M1, 8) new:d32 flat[va]:a64 vu.0 %null.0"},
           {"pvc", "w",
            "lsc_load_block2d.ugm (M1, 1) new:d16.16x4nn "
            "flat[va,0xff,0x7f,0xff,0x0,0x0]"},
           {"dg2", "f", "dpas.hf.hf.8.1 (M1, 8) new.0 %null.0 vu.0 vu(0,0)"},
           {"icllp", "uq", "faddr f new(0,0)<1>"},
       })
    EXPECT_EQ(unwrittenAfter(C, "    mov (M1, 8) vd(0,0)<1> new(0,0)<1;1,0>\n"),
              "")
        << C.Inst;
}

TEST(VISAVerifierUninitialized, StoresReadTheirData) {
  for (const MessageCase &C : std::initializer_list<MessageCase>{
           {"icllp", "d", "oword_st (4) src 0x0:ud new.0"},
           {"icllp", "d", "media_st.nomod (32,4) src 0x0:ud 0x0:ud new.0"},
           {"icllp", "d", "scatter.4 (M1, 16) src 0x0:ud vu.0 new.0"},
           {"icllp", "d", "scatter_scaled.4 (M1, 16) src 0x0:ud vu.0 new.0"},
           {"icllp", "d", "scatter4_scaled.R (M1, 8) src 0x0:ud vu.0 new.0"},
           {"icllp", "f",
            "scatter4_typed.R (M1, 8) src vu.0 vu.32 %null.0 %null.0 new.0"},
           {"icllp", "d", "svm_block_st (4) va(0,0)<0;1,0> new.0"},
           {"icllp", "d", "svm_scatter.4.1 (M1, 8) va.0 new.0"},
           {"icllp", "d",
            "svm_scatter4scaled.R (M1, 8) va(0,0)<0;1,0> va.0 new.0"},
           {"icllp", "ud", "svm_atomic.add (M1, 8) va.0 new.0 %null.0 vu.0"},
           {"dg2", "ud", "lsc_store.ugm (M1, 8) flat[va]:a64 new:d32"},
           {"dg2", "ud", "lsc_store_quad.ugm (M1, 8) flat[va]:a64 new:d32.x"},
           {"dg2", "ud",
            "lsc_atomic_iadd.ugm (M1, 8) vu:d32 flat[va]:a64 new.0 %null.0"},
           {"pvc", "w",
            "lsc_store_block2d.ugm (M1, 1) flat[va,0xff,0x7f,0xff,0x0,0x0] "
            "new:d16.16x4nn"},
           {"icllp", "f", "sample_lz.R (M1, 8) 0x0:uw smp src vf.0 new.0"},
           {"dg2", "ud", "dpas.hf.hf.8.1 (M1, 8) vf.0 %null.0 new.0 vu(0,0)"},
       })
    EXPECT_EQ(unwrittenAfter(C, ""),
              "variable is read but never written: 'new' "
              "[visa-uninitialized]\n")
        << C.Inst;
}
