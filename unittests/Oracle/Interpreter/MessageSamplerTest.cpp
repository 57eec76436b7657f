//===- MessageSamplerTest.cpp - Pixels as hashes of requests --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MessageTestBase.h"

#include <algorithm>
#include <set>

using namespace cmx;

namespace {
class MessageSampler : public MessageTest {
protected:
  MessageSampler() {
    Options.Sampler = runtime::SamplerModel::Hash;
    surface("S", buffer(Data(64)));
    surface("T", buffer(Data(64)));
    declare(".decl SMP v_type=S num_elts=1\n.decl OTHER v_type=S num_elts=1");
    var("U", "f", numbers<float>(16, [](unsigned N) { return float(N) / 16; }));
    var("V", "f", numbers<float>(16, [](unsigned N) { return 2 - float(N); }));
    var("Z", "f", Data(64));
    var("D", "ud", pattern(256));
  }

  /// Returns the dwords of D after \p Body.
  std::vector<uint32_t> pixels(const std::string &Body) {
    return valuesOf<uint32_t>(after("skl", Body, "D"));
  }
};
} // namespace

TEST_F(MessageSampler, EachPartOfARequestCounts) {
  std::set<std::vector<uint32_t>> Seen;
  const char *Bodies[] = {
      "sample_3d.R (M1, 16) 0x0:uw SMP S D.0 U.0 V.0",
      "sample_3d.G (M1, 16) 0x0:uw SMP S D.0 U.0 V.0",
      "sample_3d.R (M1, 16) 0x10:uw SMP S D.0 U.0 V.0",
      ("movs (M1_NM, 1) OTHER(0) 0x1:ud\n"
       "sample_3d.R (M1, 16) 0x0:uw OTHER S D.0 U.0 V.0"),
      "sample_3d.R (M1, 16) 0x0:uw SMP T D.0 U.0 V.0",
      "sample_3d.R (M1, 16) 0x0:uw SMP S D.0 V.0 U.0",
      "sample_3d.R (M1, 16) 0x0:uw SMP S D.0 U.0 Z.0 V.0",
      "sample_lz.R (M1, 16) 0x0:uw SMP S D.0 U.0 V.0",
      "load_3d.R (M1, 16) 0x0:uw S D.0 U.0 V.0",
      "load_lz.R (M1, 16) 0x0:uw S D.0 U.0 V.0",
      "sample.R (16) SMP S U.0 V.0 Z.0 D.0",
      "load.R (16) S U.0 V.0 Z.0 D.0",
  };
  for (const char *Body : Bodies)
    EXPECT_TRUE(Seen.insert(pixels(Body)).second) << Body;
}

TEST_F(MessageSampler, LanesAreAlike) {
  Data Back =
      dataOf(numbers<float>(16, [](unsigned N) { return float(15 - N) / 16; }));
  var("B", "f", Back);
  auto There = pixels("sample_3d.R (M1, 16) 0x0:uw SMP S D.0 U.0 Z.0");
  auto Here = pixels("sample_3d.R (M1, 16) 0x0:uw SMP S D.0 B.0");
  std::reverse(Here.begin(), Here.begin() + 16);
  // Omitted parameters at the end are 0.
  EXPECT_EQ(There, Here);
  EXPECT_EQ(std::set<uint32_t>(There.begin(), There.begin() + 16).size(), 16u);
  auto Half = pixels("sample_3d.R (M1, 8) 0x0:uw SMP S D.0 U.32");
  EXPECT_TRUE(std::equal(Half.begin(), Half.begin() + 8, There.begin() + 8));
}

TEST_F(MessageSampler, ChannelsLieOneAfterTheOther) {
  auto All = pixels("sample_3d.RGBA (M1, 16) 0x0:uw SMP S D.0 U.0 V.0");
  auto Two = pixels("sample_3d.GA (M1, 16) 0x0:uw SMP S D.0 U.0 V.0");
  auto Begin = All.begin();
  EXPECT_TRUE(std::equal(Begin + 16, Begin + 32, Two.begin()));
  EXPECT_TRUE(std::equal(Begin + 48, Begin + 64, Two.begin() + 16));
  auto Before = valuesOf<uint32_t>(pattern(256));
  EXPECT_TRUE(std::equal(Two.begin() + 32, Two.end(), Before.begin() + 32));
}

TEST_F(MessageSampler, LanesThatAreOffKeepTheirRegisters) {
  declare(".decl P v_type=P num_elts=16");
  auto All = pixels("sample.RG (16) SMP S U.0 V.0 Z.0 D.0");
  auto Before = valuesOf<uint32_t>(pattern(256));
  for (const char *Body : {"setp (M1_NM, 16) P 0x0ff0:uw\n"
                           "sample.RG (16) SMP S U.0 V.0 Z.0 D.0",
                           "setp (M1_NM, 16) P 0xf00f:uw\n(P) goto (M1, 16) L\n"
                           "sample.RG (16) SMP S U.0 V.0 Z.0 D.0\nL:"}) {
    auto Some = pixels(Body);
    bool HasFlow = std::string(Body).find("goto") != std::string::npos;
    for (unsigned N = 0; N != 32; ++N) {
      bool IsOn = !HasFlow || (N % 16 >= 4 && N % 16 < 12);
      EXPECT_EQ(Some[N], IsOn ? All[N] : Before[N]) << N << Body;
    }
  }
}

TEST_F(MessageSampler, BlocksHaveWords) {
  auto Words = [&](const std::string &Body) {
    return valuesOf<uint16_t>(after("skl", Body, "D"));
  };
  auto All = Words("sample_unorm.RA.16-full SMP S U(0,1)<0;1,0> "
                   "U(0,2)<0;1,0> 0x3f000000:f 0x3f800000:f D.0");
  auto One = Words("sample_unorm.A.16-full SMP S U(0,1)<0;1,0> "
                   "U(0,2)<0;1,0> 0x3f000000:f 0x3f800000:f D.0");
  auto Negated = Words("sample_unorm.A.16-full SMP S (-)U(0,1)<0;1,0> "
                       "U(0,2)<0;1,0> 0x3f000000:f 0x3f800000:f D.0");
  auto Before = valuesOf<uint16_t>(pattern(256));
  EXPECT_TRUE(std::equal(One.begin(), One.begin() + 32, All.begin() + 32));
  EXPECT_TRUE(std::equal(One.begin() + 32, One.end(), Before.begin() + 32));
  EXPECT_GT(std::set<uint16_t>(One.begin(), One.begin() + 32).size(), 30u);
  EXPECT_NE(One, Negated);
}

TEST_F(MessageSampler, NeedsDataAndAVariableOfItsSize) {
  EXPECT_EQ(run("skl", "sample_3d.R (M1, 16) 0x0:uw SMP S %null.0 U.0"), "");
  expectError("skl", "sample_3d.RGBA (M1, 16) 0x0:uw SMP S D.64 U.0",
              "variable-out-of-bounds");
  expectError("skl", "sample_3d.R (M1, 16) 0x0:uw SMP S D.0 U.32",
              "variable-out-of-bounds");
}
