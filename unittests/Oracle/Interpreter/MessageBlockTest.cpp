//===- MessageBlockTest.cpp - Blocks of owords, images and addresses ------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MessageTestBase.h"

using namespace cmx;

namespace {
class MessageBlock : public MessageTest {};
class MessageBlockOnBoth : public MessageBlock,
                           public testing::WithParamInterface<const char *> {};
} // namespace

INSTANTIATE_TEST_SUITE_P(GRF, MessageBlockOnBoth, testing::Values("skl", "pvc"),
                         [](const auto &P) { return std::string(P.param); });

TEST_P(MessageBlockOnBoth, OwordLoadCountsInOwords) {
  Data In = pattern(512);
  surface("SRC", buffer(In));
  for (unsigned N : {1, 2, 4, 8, 16}) {
    SCOPED_TRACE(N);
    std::string Count = std::to_string(N);
    Data Before = pattern(256, 2);
    var("R" + Count, "ub", Before);
    Data R =
        after(GetParam(), "oword_ld (" + Count + ") SRC 3:ud R" + Count + ".0",
              "R" + Count);
    size_t Bytes = 16 * N;
    EXPECT_EQ(Data(R.begin(), R.begin() + ptrdiff_t(Bytes)),
              Data(In.begin() + 48, In.begin() + 48 + ptrdiff_t(Bytes)));
    // The rest of the last register is arbitrary. The next register is not
    // changed.
    size_t Whole = (Bytes + grfBytes(GetParam()) - 1) / grfBytes(GetParam()) *
                   grfBytes(GetParam());
    EXPECT_EQ(Data(R.begin() + ptrdiff_t(Whole), R.end()),
              Data(Before.begin() + ptrdiff_t(Whole), Before.end()));
  }
}

TEST_P(MessageBlockOnBoth, ShortLoadSpoilsTheRestOfItsRegister) {
  surface("SRC", buffer(pattern(64)));
  Data Before = pattern(64, 2);
  var("R", "ub", Before);
  Data R = after(GetParam(), "oword_ld (1) SRC 0:ud R.0", "R");
  EXPECT_NE(Data(R.begin() + 16, R.begin() + 32),
            Data(Before.begin() + 16, Before.begin() + 32));
}

TEST_F(MessageBlock, OffsetFromARegister) {
  Data In = pattern(256);
  surface("SRC", buffer(In));
  var("X", "ud", std::vector<uint32_t>{1, 5});
  var("R", "ub", Data(64));
  EXPECT_EQ(after("skl", "oword_ld (4) SRC X(0,1)<0;1,0> R.0", "R"),
            Data(In.begin() + 80, In.begin() + 144));
}

TEST_F(MessageBlock, UnalignedLoadCountsInBytes) {
  Data In = pattern(256);
  surface("SRC", buffer(In));
  var("R", "ub", Data(64));
  EXPECT_EQ(after("skl", "oword_ld_unaligned (4) SRC 0x14:ud R.0", "R"),
            Data(In.begin() + 20, In.begin() + 84));
}

TEST_F(MessageBlock, UnalignedLoadWantsDwords) {
  surface("SRC", buffer(pattern(256)));
  var("R", "ub", Data(64));
  expectError("skl", "oword_ld_unaligned (4) SRC 0x16:ud R.0",
              "message-misaligned");
}

TEST_F(MessageBlock, OwordStore) {
  Data Before = pattern(256);
  uint32_t Dst = buffer(Before);
  surface("DST", Dst);
  Data In = pattern(128, 2);
  var("D", "ub", In);
  EXPECT_EQ(run("skl", "oword_st (2) DST 1:ud D.64"), "");
  std::copy(In.begin() + 64, In.begin() + 96, Before.begin() + 16);
  EXPECT_EQ(contents(Dst), Before);
}

TEST_F(MessageBlock, OwordsOfLocalMemory) {
  SLMKiB = "1";
  Data In = pattern(64, 2);
  var("D", "ub", In);
  var("R", "ub", Data(64));
  EXPECT_EQ(after("icllp",
                  "oword_st (4) %slm 2:ud D.0\noword_ld (4) %slm 2:ud R.0",
                  "R"),
            In);
}

TEST_F(MessageBlock, BeyondTheSurface) {
  surface("SRC", buffer(pattern(64)));
  var("R", "ub", Data(64));
  std::string E = run("skl", "oword_ld (4) SRC 1:ud R.0");
  EXPECT_NE(E.find("[message-out-of-bounds]"), std::string::npos) << E;
  EXPECT_NE(E.find("oword_ld (4) SRC"), std::string::npos) << E;
}

TEST_F(MessageBlock, BeyondTheVariable) {
  surface("SRC", buffer(pattern(256)));
  var("R", "ub", Data(64));
  for (const char *Body :
       {"oword_ld (8) SRC 0:ud R.0", "oword_ld (4) SRC 0:ud R.32",
        "oword_st (8) SRC 0:ud R.0"}) {
    expectError("skl", Body, "variable-out-of-bounds");
  }
}

TEST_F(MessageBlock, IgnoresTheExecutionMask) {
  Data In = pattern(64);
  surface("SRC", buffer(In));
  var("R", "ub", Data(64));
  declare(".decl P1 v_type=P num_elts=16");
  // Only one lane executes the code between the goto and its label.
  EXPECT_EQ(after("skl",
                  "setp (M1_NM, 16) P1 0xfffe:uw\n"
                  "(P1) goto (M1, 16) OUT\n"
                  "oword_ld (4) SRC 0:ud R.0\n"
                  "OUT:",
                  "R"),
            In);
}

//===----------------------------------------------------------------------===//
// Media blocks
//===----------------------------------------------------------------------===//

TEST_P(MessageBlockOnBoth, MediaLoadRoundsRowsUp) {
  Data In = pattern(40 * 16);
  surface("SRC", image(40, 16, 1, In));
  struct {
    unsigned Width, Rows, Pitch;
  } Cases[] = {{3, 5, 4}, {8, 4, 8}, {24, 8, 32}, {33, 4, 64}, {16, 16, 16}};
  for (auto C : Cases) {
    SCOPED_TRACE(C.Width);
    std::string Name = "R" + std::to_string(C.Width);
    var(Name, "ub", Data(256));
    Data R =
        after(GetParam(),
              "media_ld.nomod (" + std::to_string(C.Width) + "," +
                  std::to_string(C.Rows) + ") SRC 5:ud 0:ud " + Name + ".0",
              Name);
    for (unsigned Row = 0; Row != C.Rows; ++Row)
      for (unsigned X = 0; X != C.Width; ++X)
        EXPECT_EQ(R[Row * C.Pitch + X], In[Row * 40 + 5 + X]);
  }
}

TEST_F(MessageBlock, MediaLoadRepeatsTheEdge) {
  Data In = pattern(16 * 4);
  surface("SRC", image(16, 4, 1, In));
  var("X", "d", std::vector<int32_t>{-2});
  var("Y", "d", std::vector<int32_t>{2});
  var("R", "ub", Data(64));
  Data R = after(
      "skl", "media_ld.nomod (16,4) SRC X(0,0)<0;1,0> Y(0,0)<0;1,0> R.0", "R");
  for (int Row = 0; Row != 4; ++Row)
    for (int X = 0; X != 16; ++X)
      EXPECT_EQ(R[size_t(Row * 16 + X)],
                In[size_t(std::min(Row + 2, 3) * 16 + std::max(X - 2, 0))]);
}

TEST_F(MessageBlock, MediaFields) {
  Data In = pattern(16 * 8);
  surface("SRC", image(16, 8, 1, In));
  unsigned FirstRow = 0;
  for (std::string Field : {"top", "bottom"}) {
    var(Field, "ub", Data(64));
    Data R = after(
        "skl", "media_ld." + Field + " (16,3) SRC 0:ud 1:ud " + Field + ".0",
        Field);
    for (unsigned Row = 0; Row != 3; ++Row)
      for (unsigned X = 0; X != 16; ++X)
        EXPECT_EQ(R[Row * 16 + X], In[((Row + 1) * 2 + FirstRow) * 16 + X]);
    ++FirstRow;
  }
}

TEST_F(MessageBlock, MediaStoreDropsWhatIsOutside) {
  Data Before = pattern(16 * 4);
  uint32_t Dst = image(16, 4, 1, Before);
  surface("DST", Dst);
  Data In = pattern(128, 2);
  var("D", "ub", In);
  EXPECT_EQ(run("skl", "media_st.nomod (12,3) DST 8:ud 2:ud D.0"), "");
  for (unsigned Row = 0; Row != 2; ++Row)
    for (unsigned X = 0; X != 8; ++X)
      Before[(Row + 2) * 16 + 8 + X] = In[Row * 16 + X];
  EXPECT_EQ(contents(Dst), Before);
}

TEST_F(MessageBlock, MediaOfABuffer) {
  surface("SRC", buffer(pattern(64)));
  var("R", "ub", Data(64));
  expectError("skl", "media_ld.nomod (4,4) SRC 0:ud 0:ud R.0", "surface-kind");
}

TEST_F(MessageBlock, MediaBeyondTheVariable) {
  surface("SRC", image(64, 16, 1, pattern(64 * 16)));
  var("R", "ub", Data(128));
  expectError("skl", "media_ld.nomod (24,8) SRC 0:ud 0:ud R.0",
              "variable-out-of-bounds");
}

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

TEST_P(MessageBlockOnBoth, SvmBlocks) {
  Data In = pattern(256), Before = pattern(256, 3);
  uint64_t Src = Mem.allocate("src", In), Dst = Mem.allocate("dst", Before);
  var("P", "uq", std::vector<uint64_t>{Src + 20, Dst + 32});
  var("R", "ub", Data(128));
  EXPECT_EQ(run(GetParam(), "svm_block_ld (4) P(0,0)<0;1,0> R.0\n"
                            "svm_block_st (4) P(0,1)<0;1,0> R.0"),
            "");
  std::copy(In.begin() + 20, In.begin() + 84, Before.begin() + 32);
  EXPECT_EQ(memoryAt(Dst), Before);
}

TEST_F(MessageBlock, SvmAlignment) {
  uint64_t Src = Mem.allocate("src", pattern(256));
  var("P", "uq", std::vector<uint64_t>{Src + 2, Src + 8});
  var("R", "ub", Data(64));
  for (const char *Body : {"svm_block_ld (1) P(0,0)<0;1,0> R.0",
                           "svm_block_st (1) P(0,1)<0;1,0> R.0"}) {
    expectError("skl", Body, "message-misaligned");
  }
}

TEST_F(MessageBlock, SvmBeyondTheAllocation) {
  uint64_t Src = Mem.allocate("src", pattern(64));
  var("P", "uq", std::vector<uint64_t>{Src + 16});
  var("R", "ub", Data(64));
  expectError("skl", "svm_block_ld (4) P(0,0)<0;1,0> R.0",
              "message-out-of-bounds");
}

//===----------------------------------------------------------------------===//
// Data that nobody has written
//===----------------------------------------------------------------------===//

TEST_F(MessageBlock, NotesUnwrittenData) {
  Options.NoteUninitialized = true;
  surface("DST", buffer(Data(256)));
  surface("SRC", buffer(Data(256)));
  declare(".decl D v_type=G type=ud num_elts=32 align=GRF");
  EXPECT_EQ(run("skl", "oword_ld (4) SRC 0:ud D.0\noword_st (4) DST 0:ud D.0"),
            "");
  EXPECT_TRUE(Errors->notes().empty());
  EXPECT_EQ(run("skl", "oword_ld (4) SRC 0:ud D.0\noword_st (8) DST 0:ud D.0"),
            "");
  ASSERT_EQ(Errors->notes().size(), 1u);
  EXPECT_EQ(Errors->notes()[0].Kind, runtime::ErrorKind::UninitializedRead);
}

TEST_F(MessageBlock, NotesTheRestOfAShortLoad) {
  Options.NoteUninitialized = true;
  surface("DST", buffer(Data(256)));
  surface("SRC", buffer(Data(256)));
  var("D", "ud", Data(64));
  EXPECT_EQ(run("skl", "oword_ld (1) SRC 0:ud D.0\noword_st (2) DST 0:ud D.0"),
            "");
  EXPECT_EQ(Errors->notes().size(), 1u);
}
