//===- MediaTest.cpp - Media blocks and typed access ----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RuntimeTestBase.h"

using namespace cmx::runtime;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

namespace {

struct ImageModel {
  int64_t Width, Rows, Pitch;
  unsigned PixelBytes;
  std::vector<uint8_t> Data;

  SurfaceDesc desc() const {
    return imageDesc("im", uint64_t(Width), uint64_t(Rows), uint64_t(Pitch),
                     PixelBytes);
  }
  bool has(int64_t Row, int64_t X) const {
    return Row >= 0 && Row < Rows && X >= 0 && X < Width;
  }
  uint8_t &at(int64_t Row, int64_t X) { return Data[size_t(Row * Pitch + X)]; }
  /// Moves the position by whole pixels and rows until it is inside of the
  /// image. Returns the byte at the new position.
  uint8_t nearest(int64_t Row, int64_t X, int64_t RowStep) {
    while (X < 0)
      X += PixelBytes;
    while (X >= Width)
      X -= PixelBytes;
    while (Row < 0)
      Row += RowStep;
    while (Row >= Rows)
      Row -= RowStep;
    return at(Row, X);
  }
};

ImageModel makeModel(unsigned PixelBytes, unsigned Seed) {
  ImageModel M{24, 7, 32, PixelBytes, {}};
  M.Data = randomBytes(size_t(M.Pitch * (M.Rows - 1) + M.Width), Seed);
  return M;
}

/// Returns the row of the image that row \p Row of the block accesses.
int64_t modelRow(const MediaBlock &B, int64_t Row) {
  int64_t Y = B.YRows + Row;
  if (B.Modifiers < 2)
    return Y;
  return 2 * Y + (B.Modifiers == 3 || B.Modifiers == 5);
}

class MediaBlocks : public ::testing::TestWithParam<unsigned> {};

/// Blocks of several sizes at positions around the image, with all modifiers.
TEST_P(MediaBlocks, LoadLikeTheModel) {
  unsigned PixelBytes = GetParam();
  for (unsigned Modifiers = 0; Modifiers != 6; ++Modifiers)
    for (unsigned WidthBytes : {1u, 6u, 16u, 31u})
      for (int32_t Y : {-9, -2, -1, 0, 1, 3, 6, 7, 20})
        for (int32_t X = -40; X <= 40; ++X) {
          ImageModel Model = makeModel(PixelBytes, 1);
          LoneThread L;
          L.Mem.addSurface(Model.desc(), Model.Data);
          MediaBlock B{0, X, Y, WidthBytes, 4, 32, Modifiers};
          std::vector<uint8_t> Got(4 * 32, 0xee);
          ASSERT_TRUE(mediaLoad(L.T, B, {Got.data(), nullptr})) << L.error();
          for (int64_t Row = 0; Row != 4; ++Row)
            for (int64_t Byte = 0; Byte != 32; ++Byte) {
              uint8_t Expected = 0xee;
              if (Byte < WidthBytes)
                Expected = Model.nearest(modelRow(B, Row), X + Byte,
                                         Modifiers < 2 ? 1 : 2);
              ASSERT_EQ(Got[size_t(Row * 32 + Byte)], Expected)
                  << Modifiers << ' ' << X << ' ' << Y << ' ' << Row << ' '
                  << Byte;
            }
        }
}

TEST_P(MediaBlocks, StoreLikeTheModel) {
  std::vector<uint8_t> From = randomBytes(4 * 32, 9);
  for (unsigned Modifiers = 0; Modifiers != 6; ++Modifiers)
    for (unsigned WidthBytes : {1u, 6u, 16u, 31u})
      for (int32_t Y : {-9, -2, -1, 0, 1, 3, 6, 7, 20})
        for (int32_t X = -40; X <= 40; X += 4) {
          ImageModel Model = makeModel(GetParam(), 2);
          LoneThread L;
          L.Mem.addSurface(Model.desc(), Model.Data);
          MediaBlock B{0, X, Y, WidthBytes, 4, 32, Modifiers};
          ASSERT_TRUE(mediaStore(L.T, B, From.data())) << L.error();
          for (int64_t Row = 0; Row != 4; ++Row)
            for (int64_t Byte = 0; Byte != WidthBytes; ++Byte)
              if (Model.has(modelRow(B, Row), X + Byte))
                Model.at(modelRow(B, Row), X + Byte) =
                    From[size_t(Row * 32 + Byte)];
          ASSERT_EQ(L.Mem.surfaceBytes(0), llvm::ArrayRef(Model.Data))
              << Modifiers << ' ' << X << ' ' << Y;
        }
}

INSTANTIATE_TEST_SUITE_P(PixelBytes, MediaBlocks,
                         ::testing::Values(1u, 2u, 4u));

TEST(Media, FlagsGoWithTheBytes) {
  MemoryOptions Opts;
  Opts.TrackUndefined = true;
  LoneThread L(Opts);
  L.Mem.addSurface(imageDesc("im", 8, 2, 8));
  const uint8_t Data[] = {1, 2, 3, 4}, Flags[] = {0, 1, 0, 0};
  ASSERT_TRUE(mediaStore(L.T, {0, 0, 1, 4, 1, 4, 0}, ConstBytes(Data, Flags)));
  uint8_t Got[4], Undef[4];
  ASSERT_TRUE(mediaLoad(L.T, {0, 0, 5, 4, 1, 4, 0}, {Got, Undef}));
  EXPECT_THAT(Undef, ElementsAre(0, 1, 0, 0));
  ASSERT_TRUE(mediaLoad(L.T, {0, -2, 1, 4, 1, 4, 0}, {Got, Undef}));
  EXPECT_THAT(Got, ElementsAre(1, 1, 1, 2));
  EXPECT_THAT(Undef, ElementsAre(0, 0, 0, 1));
}

TEST(Media, PositionsAtTheEndsOfTheRange) {
  LoneThread L;
  ImageModel Model = makeModel(1, 3);
  L.Mem.addSurface(Model.desc(), Model.Data);
  uint8_t Got[4];
  ASSERT_TRUE(
      mediaLoad(L.T, {0, INT32_MAX, INT32_MAX, 2, 2, 2, 3}, {Got, nullptr}));
  EXPECT_THAT(Got, ::testing::Each(Model.at(5, 23)));
  ASSERT_TRUE(
      mediaLoad(L.T, {0, INT32_MIN, INT32_MIN, 2, 2, 2, 2}, {Got, nullptr}));
  EXPECT_THAT(Got, ::testing::Each(Model.at(0, 0)));
  ASSERT_TRUE(mediaStore(L.T, {0, INT32_MIN, INT32_MAX, 2, 2, 2, 2}, Got));
  ASSERT_EQ(L.Errors.notes().size(), 1u);
  EXPECT_EQ(L.Errors.notes()[0].Kind, ErrorKind::BlockOutsideImage);
  EXPECT_EQ(L.Mem.surfaceBytes(0), llvm::ArrayRef(Model.Data));
}

TEST(Media, Errors) {
  uint8_t Data[16] = {};
  auto Text = [&](uint32_t Surface, int32_t X, unsigned Modifiers, bool Store) {
    LoneThread L;
    L.Mem.addSurface(bufferDesc("buf", 64));
    L.Mem.addSurface(imageDesc("flat", 8, 1, 8));
    L.Mem.addSurface(imageDesc("none", 8, 0, 8));
    MediaBlock B{Surface, X, 0, 4, 1, 4, Modifiers};
    EXPECT_FALSE(Store ? mediaStore(L.T, B, Data)
                       : mediaLoad(L.T, B, {Data, nullptr}));
    EXPECT_TRUE(L.T.failed());
    return L.error();
  };
  for (bool Store : {false, true}) {
    EXPECT_EQ(Text(0, 0, 0, Store),
              "[surface-kind] site 7: thread 0,0 (group 0,0): expected an "
              "image, got surface 'buf' (0), a buffer");
    EXPECT_THAT(Text(5, 0, 0, Store),
                HasSubstr("[no-surface] site 7: thread 0,0 (group 0,0): "
                          "expected the number of one of 3 surfaces, got 5"));
    EXPECT_THAT(Text(2, 0, 0, Store),
                HasSubstr("surface 'none' (2) has no pixels"));
  }
  EXPECT_THAT(Text(1, 0, 3, false),
              HasSubstr("has one row, and none in the bottom field"));
  EXPECT_THAT(Text(1, 2, 0, true),
              HasSubstr("[message-misaligned] site 7: thread 0,0 (group 0,0): "
                        "expected a column that is a multiple of 4 bytes, "
                        "got 2"));
}

TEST(Media, EndlessSurfacesAreImages) {
  MemoryOptions Opts;
  Opts.EndlessSeed = 5;
  LoneThread L(Opts);
  const uint8_t Data[] = {1, 2, 3, 4};
  ASSERT_TRUE(mediaStore(L.T, {33, 4090, 4095, 4, 1, 4, 0}, Data));
  uint8_t Got[4];
  ASSERT_TRUE(mediaLoad(L.T, {33, 4090, 5000, 4, 1, 4, 0}, {Got, nullptr}));
  EXPECT_THAT(Got, ElementsAre(1, 2, 3, 4));
  // blockLoad reads the same bytes by their offset.
  ASSERT_TRUE(blockLoad(L.T, Space::Surface, 33, 4095 * 4096 + 4090, 4, 1,
                        {Got, nullptr}));
  EXPECT_THAT(Got, ElementsAre(1, 2, 3, 4));
}

//===----------------------------------------------------------------------===//
// Typed access
//===----------------------------------------------------------------------===//

TEST(TypedAccess, FourChannels) {
  LoneThread L;
  std::vector<uint8_t> Start = randomBytes(3 * 16 * 2, 4);
  L.Mem.addSurface(imageDesc("im", 3 * 16, 2, 3 * 16, 16), Start);
  const uint32_t U[] = {2, 0, 1}, V[] = {1, 0, 9};
  const uint8_t Mask[] = {1, 1, 0};
  // Channels green and alpha. In registers, each channel has room for 4 lanes.
  ImageAccess A{0, 3, U, V, Mask, 0b1010, 4};
  uint32_t Got[8];
  std::fill(std::begin(Got), std::end(Got), 0xeeeeeeeeu);
  ASSERT_TRUE(imageLoad(L.T, A, {reinterpret_cast<uint8_t *>(Got), nullptr}));
  auto Channel = [&](unsigned Row, unsigned Column, unsigned C) {
    uint32_t Value;
    std::memcpy(&Value, &Start[Row * 48 + Column * 16 + C * 4], 4);
    return Value;
  };
  EXPECT_THAT(Got, ElementsAre(Channel(1, 2, 1), Channel(0, 0, 1), 0xeeeeeeeeu,
                               0xeeeeeeeeu, Channel(1, 2, 3), Channel(0, 0, 3),
                               0xeeeeeeeeu, 0xeeeeeeeeu));
  const uint32_t New[8] = {1, 2, 3, 4, 5, 6, 7, 8};
  ASSERT_TRUE(imageStore(L.T, A, reinterpret_cast<const uint8_t *>(New)));
  auto Set = [&](unsigned Row, unsigned Column, unsigned C, uint32_t Value) {
    std::memcpy(&Start[Row * 48 + Column * 16 + C * 4], &Value, 4);
  };
  Set(1, 2, 1, 1);
  Set(0, 0, 1, 2);
  Set(1, 2, 3, 5);
  Set(0, 0, 3, 6);
  EXPECT_EQ(L.Mem.surfaceBytes(0), llvm::ArrayRef(Start));
}

TEST(TypedAccess, OneChannelOfEachSize) {
  for (unsigned Size : {1u, 2u, 4u}) {
    LoneThread L;
    std::vector<uint8_t> Start = randomBytes(5 * Size, 5);
    L.Mem.addSurface(imageDesc("im", 5 * Size, 1, 5 * Size, Size), Start);
    const uint32_t U[] = {3}, V[] = {0};
    uint32_t Expected = 0, Got[4];
    std::memcpy(&Expected, &Start[3 * Size], Size);
    ImageAccess A{0, 1, U, V, nullptr, 0b1111, 0};
    ASSERT_TRUE(imageLoad(L.T, A, {reinterpret_cast<uint8_t *>(Got), nullptr}));
    EXPECT_THAT(Got, ElementsAre(Expected, 0u, 0u, 1u));
    const uint32_t New[] = {0x01020304, 5, 6, 7};
    ASSERT_TRUE(imageStore(L.T, A, reinterpret_cast<const uint8_t *>(New)));
    std::memcpy(&Start[3 * Size], New, Size);
    EXPECT_EQ(L.Mem.surfaceBytes(0), llvm::ArrayRef(Start));
  }
}

TEST(TypedAccess, Errors) {
  auto Text = [](unsigned PixelBytes, uint32_t U, uint32_t V) {
    LoneThread L;
    L.Mem.addSurface(imageDesc("im", 48, 2, 48, PixelBytes));
    uint32_t Got[2];
    const uint32_t Us[] = {0, U}, Vs[] = {0, V};
    ImageAccess A{0, 2, Us, Vs, nullptr, 1, 0};
    EXPECT_FALSE(
        imageLoad(L.T, A, {reinterpret_cast<uint8_t *>(Got), nullptr}));
    return L.error();
  };
  EXPECT_EQ(Text(4, 12, 0),
            "[message-out-of-bounds] site 7: thread 0,0 (group 0,0): lane 1: "
            "surface 'im' (0) has 12 x 2 pixels, accessed 12,0");
  EXPECT_THAT(Text(4, 0, 0xffffffff), HasSubstr("accessed 0,4294967295"));
  EXPECT_THAT(Text(3, 0, 0),
              HasSubstr("expected an image of 1, 2, 4 or 16 bytes per pixel, "
                        "got 3 in surface 'im' (0)"));
  LoneThread L;
  L.Mem.addSurface(bufferDesc("buf", 64));
  EXPECT_FALSE(imageStore(L.T, {}, nullptr));
  EXPECT_THAT(L.error(), HasSubstr("[surface-kind]"));
}

TEST(TypedAccess, EndlessPositionsWrap) {
  MemoryOptions Opts;
  Opts.EndlessSeed = 5;
  LoneThread L(Opts);
  const uint32_t U[] = {3, 259}, V[] = {0xffffffff, 4095};
  const uint32_t New[] = {7, 7};
  uint32_t Got[2];
  ImageAccess Both{4, 2, U, V, nullptr, 0b0100, 0};
  ImageAccess First = Both;
  First.Lanes = 1;
  ASSERT_TRUE(imageStore(L.T, First, reinterpret_cast<const uint8_t *>(New)));
  ASSERT_TRUE(
      imageLoad(L.T, Both, {reinterpret_cast<uint8_t *>(Got), nullptr}));
  EXPECT_THAT(Got, ElementsAre(7u, 7u));
}

} // namespace
