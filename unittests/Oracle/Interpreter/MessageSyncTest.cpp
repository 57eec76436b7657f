//===- MessageSyncTest.cpp - Barriers, fences, and what cannot be run -----===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MessageTestBase.h"

using namespace cmx;

namespace {
class MessageSync : public MessageTest {
protected:
  /// Each of four threads writes its number, waits, and reads the number of its
  /// neighbour.
  void exchange(const std::string &Platform, const std::string &Store,
                const std::string &Wait, const std::string &Load) {
    SLMKiB = "1";
    uint32_t Dst = buffer(Data(64, 0xee));
    surface("DST", Dst);
    declare(".decl ME v_type=G type=ud num_elts=8 align=GRF\n"
            ".decl MINE v_type=G type=ud num_elts=8 align=GRF\n"
            ".decl NEXT v_type=G type=ud num_elts=8 align=GRF\n"
            ".decl V v_type=G type=ud num_elts=8 align=GRF");
    runtime::GridShape Shape;
    Shape.Local = {4, 1, 1};
    EXPECT_EQ(run(Platform,
                  "mov (M1_NM, 1) ME(0,0)<1> %thread_x(0,0)<0;1,0>\n"
                  "shl (M1_NM, 1) MINE(0,0)<1> ME(0,0)<0;1,0> 2:ud\n"
                  "add (M1_NM, 1) NEXT(0,0)<1> ME(0,0)<0;1,0> 1:ud\n"
                  "and (M1_NM, 1) NEXT(0,0)<1> NEXT(0,0)<0;1,0> 3:ud\n"
                  "shl (M1_NM, 1) NEXT(0,0)<1> NEXT(0,0)<0;1,0> 2:ud\n"
                  "add (M1_NM, 1) V(0,0)<1> ME(0,0)<0;1,0> 100:ud\n" +
                      Store + "\n" + Wait + "\n" + Load +
                      "\nscatter_scaled.4 (M1, 1) DST 0:ud MINE.0 V.0",
                  Shape),
              "");
    auto Result = valuesOf<uint32_t>(contents(Dst));
    for (unsigned N = 0; N != 4; ++N)
      EXPECT_EQ(Result[N], 100 + (N + 1) % 4) << Wait;
  }
};
} // namespace

static const char DataPortStore[] =
    "scatter_scaled.4 (M1, 1) %slm 0:ud MINE.0 V.0";
static const char DataPortLoad[] =
    "gather_scaled.4 (M1, 1) %slm 0:ud NEXT.0 V.0";

TEST_F(MessageSync, Barrier) {
  exchange("skl", DataPortStore, "fence_local\nbarrier", DataPortLoad);
}

TEST_F(MessageSync, SplitBarrier) {
  exchange("icllp", DataPortStore, "sbarrier.signal\nsbarrier.wait",
           DataPortLoad);
}

TEST_F(MessageSync, BarrierAndLsc) {
  exchange("pvc", "lsc_store.slm (M1, 1) flat[MINE]:a32 V:d32",
           "lsc_fence.slm.none.group\nbarrier",
           "lsc_load.slm (M1, 1) V:d32 flat[NEXT]:a32");
}

TEST_F(MessageSync, NamedBarrier) {
  exchange("pvc", "lsc_store.slm (M1, 1) flat[MINE]:a32 V:d32",
           "lsc_fence.slm.none.group\nnbarrier.signal 3:ud 4:ud\n"
           "nbarrier.wait 3:ud",
           "lsc_load.slm (M1, 1) V:d32 flat[NEXT]:a32");
}

TEST_F(MessageSync, FencesDoNothing) {
  var("R", "ud", pattern(64));
  EXPECT_EQ(after("dg2",
                  "fence_local\nfence_global\nfence_global.E\nfence_sw\n"
                  "lsc_fence.ugm.evict.gpu",
                  "R"),
            pattern(64));
}

TEST_F(MessageSync, LocalMemoryHasItsSize) {
  SLMKiB = "1";
  var("OFF", "ud", std::vector<uint32_t>(8, 1024));
  var("R", "ud", Data(64));
  expectError("skl", "gather_scaled.4 (M1, 8) %slm 0:ud OFF.0 R.0",
              "message-out-of-bounds");
}

//===----------------------------------------------------------------------===//
// Refusals
//===----------------------------------------------------------------------===//

namespace {
struct Refused {
  const char *Platform, *Body, *Why;
};
void PrintTo(const Refused &R, std::ostream *OS) { *OS << R.Body; }
class MessageRefused : public MessageTest,
                       public testing::WithParamInterface<Refused> {};
} // namespace

TEST_P(MessageRefused, BeforeTheRun) {
  surface("S", buffer(Data(64)));
  var("R", "ud", Data(256));
  var("F", "f", Data(256));
  var("Q", "uq", Data(256));
  declare(".decl SMP v_type=S num_elts=1");
  std::string E = run(GetParam().Platform, GetParam().Body);
  EXPECT_EQ(E.rfind("interpreter: ", 0), 0u) << E;
  EXPECT_NE(E.find(GetParam().Why), std::string::npos) << E;
}

static const Refused RefusedCases[] = {
    {"skl", "sample_3d.RGBA (M1, 16) 0x0:uw SMP S F.0 F.0 F.0",
     "there is no sampler"},
    {"skl",
     "raw_sends.10.1.1.0 (M1_NM, 8) 0x4A:ud 0x020A0206:ud R.0 R.0 "
     "%null.0",
     "raw messages are not decoded"},
    {"skl", "oword_ld (4) %scratch 0:ud R.0", "there is no surface %scratch"},
    {"skl", "oword_ld (3) S 0:ud R.0",
     "expected 1, 2, 4, 8 or 16 owords, actual 3"},
    {"skl", "media_ld.nomod (70,1) S 0:ud 0:ud R.0",
     "expected a width of 1 to 64 bytes, actual 70"},
    {"skl", "media_ld.nomod (32,9) S 0:ud 0:ud R.0",
     "expected 1 to 8 rows, actual 9"},
    {"skl", "gather_scaled.3 (M1, 8) S 0:ud R.0 R.32",
     "expected 1, 2 or 4 bytes per lane, actual 3"},
    {"skl", "svm_gather.2.1 (M1, 8) Q.0 R.0",
     "expected elements of 1, 4 or 8 bytes, actual 2"},
    {"skl", "svm_gather.4.3 (M1, 8) Q.0 R.0",
     "expected 1, 2, 4 or 8 elements, actual 3"},
    {"skl", "svm_gather.4.1 (M1, 32) Q.0 R.0",
     "expected at most 16 lanes, a power of two, actual 32"},
    {"skl", "svm_atomic.add.8 (M1, 8) Q.0 R.0 %null.0 %null.0",
     "expected 16, 32 or 64 bits, actual 8"},
    {"skl", "dword_atomic.add (M1, 8) S R.0 %null.0 %null.0 R.0",
     "expected 1 sources, actual 0"},
    {"skl", "gather4_typed.R (M1, 8) S R.0 R.0 R.0 %null.0 F.0",
     "only images of two dimensions and one level"},
    {"skl", "oword_ld (4) S 0:ud %null.0",
     "operand 2: expected a variable, actual %null"},
    {"dg2", "lsc_load.ugm (M1, 16) R:d32t bti(0x1)[R]:a32",
     "expected one lane for transposed data, actual 16"},
    {"dg2", "lsc_load.ugm (M1, 16) R:d32x5 flat[R]:a32",
     "expected a vector of 1, 2, 3, 4 or 8"},
    {"dg2", "lsc_load.ugm (M1, 1) R:d8c32x4t bti(0x1)[R]:a32",
     "expected d32 or d64 for transposed data"},
    {"dg2", "lsc_load.ugm (M1, 16) R:d32 bti[R]:a32", "expected a surface"},
    {"pvc", "lsc_load_block2d.ugm (M1, 1) R:d32.32x4nn flat[Q,0,0,0,0,0]",
     "expected rows of 1 to 64 bytes, actual 128"},
    {"dg2", "dpas.bf.bf.4.8 (M1, 8) F.0 F.0 R.0 R(0,0)", "expected depth 8"},
    {"dg2", "dpas.bf.hf.8.8 (M1, 8) F.0 F.0 R.0 R(0,0)",
     "expected sources of one kind"},
    {"dg2", "dpas.s8.s8.8.8 (M1, 8) F.0 F.0 R.0 R(0,0)",
     "expected sums of d or ud, actual f"},
};
INSTANTIATE_TEST_SUITE_P(Messages, MessageRefused,
                         testing::ValuesIn(RefusedCases));
