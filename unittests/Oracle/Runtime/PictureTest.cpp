//===- PictureTest.cpp - Files of pictures and bytes ----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/Runtime/Data.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <random>

using namespace cmx::runtime;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StartsWith;

namespace {

llvm::ArrayRef<uint8_t> bytes(llvm::StringRef S) {
  return {S.bytes_begin(), S.size()};
}

Picture parsed(llvm::StringRef Text) {
  auto P = parsePicture(bytes(Text), "x");
  if (!P) {
    ADD_FAILURE() << llvm::toString(P.takeError());
    return {};
  }
  return *P;
}

std::string errorOf(llvm::ArrayRef<uint8_t> Data) {
  auto P = parsePicture(Data, "x");
  return P ? "no error" : llvm::toString(P.takeError());
}
std::string errorOf(llvm::StringRef Text) { return errorOf(bytes(Text)); }

Picture randomPicture(uint32_t Width, uint32_t Height, unsigned Channels) {
  Picture P{Width, Height, Channels, {}};
  std::mt19937 Engine(Channels);
  P.Pixels.resize(P.sizeBytes());
  for (uint8_t &Byte : P.Pixels)
    Byte = uint8_t(Engine());
  return P;
}

/// A folder that is removed after the test.
class PictureFiles : public ::testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("cmx-pictures", Folder));
  }
  void TearDown() override {
    EXPECT_FALSE(llvm::sys::fs::remove_directories(Folder));
  }
  std::string path(llvm::StringRef Name) const {
    llvm::SmallString<128> Path = Folder;
    llvm::sys::path::append(Path, Name);
    return std::string(Path);
  }
  void writeBytes(llvm::StringRef Name, llvm::ArrayRef<uint8_t> Data) {
    std::error_code EC;
    llvm::raw_fd_ostream OS(path(Name), EC);
    ASSERT_FALSE(EC);
    OS.write(reinterpret_cast<const char *>(Data.data()), Data.size());
  }
  void write(llvm::StringRef Name, const Picture &P) {
    auto Data = pictureFile(path(Name), P);
    ASSERT_TRUE(bool(Data)) << llvm::toString(Data.takeError());
    writeBytes(Name, *Data);
  }
  std::string writeError(llvm::StringRef Name, const Picture &P) {
    return llvm::toString(pictureFile(path(Name), P).takeError());
  }
  llvm::SmallString<128> Folder;
};

TEST_F(PictureFiles, RoundTrip) {
  const struct {
    const char *Name;
    unsigned Channels;
  } Kinds[] = {{"a.pgm", 1}, {"a.ppm", 3}, {"a.png", 1},
               {"b.PNG", 2}, {"c.png", 3}, {"d.png", 4}};
  for (auto &Kind : Kinds) {
    Picture P = randomPicture(37, 11, Kind.Channels);
    // No pixel is fully transparent, because its colours may get lost.
    if (Kind.Channels % 2 == 0)
      for (size_t I = Kind.Channels - 1; I < P.Pixels.size();
           I += Kind.Channels)
        P.Pixels[I] |= 1;
    write(Kind.Name, P);
    auto Back = readPicture(path(Kind.Name));
    ASSERT_TRUE(bool(Back)) << llvm::toString(Back.takeError());
    EXPECT_EQ(Back->Width, 37u);
    EXPECT_EQ(Back->Height, 11u);
    EXPECT_EQ(Back->Channels, Kind.Channels);
    EXPECT_EQ(Back->Pixels, P.Pixels) << Kind.Name;
  }
}

TEST_F(PictureFiles, ContentCountsNotTheName) {
  write("a.png", randomPicture(4, 4, 3));
  ASSERT_FALSE(llvm::sys::fs::rename(path("a.png"), path("a.pgm")));
  auto Back = readPicture(path("a.pgm"));
  ASSERT_TRUE(bool(Back)) << llvm::toString(Back.takeError());
  EXPECT_EQ(Back->Channels, 3u);
}

TEST_F(PictureFiles, WriteErrors) {
  Picture P = randomPicture(2, 2, 3);
  EXPECT_THAT(writeError("a.pgm", P), HasSubstr("expected 1 channel, got 3"));
  EXPECT_THAT(writeError("a.jpg", P),
              HasSubstr("expected a name that ends with .pgm, .ppm or .png"));
  P.Channels = 5;
  EXPECT_THAT(writeError("a.png", P), HasSubstr("bytes of pixels, got 12"));
  P.Pixels.resize(20);
  EXPECT_THAT(writeError("a.png", P), HasSubstr("1 to 4 channels, got 5"));
  P.Width = 0;
  EXPECT_THAT(writeError("a.ppm", P), HasSubstr("got 0 x 2"));
  EXPECT_TRUE(isPicturePath("x/y.PGM"));
  EXPECT_FALSE(isPicturePath("pgm"));
  EXPECT_TRUE(isForeignPicturePath("x/y.JPG"));
  EXPECT_FALSE(isForeignPicturePath("x/y.png"));
}

TEST_F(PictureFiles, RawFiles) {
  const uint8_t Data[] = {0, 1, 255};
  writeBytes("a.raw", Data);
  auto Back = readData(path("a.raw"));
  ASSERT_TRUE(bool(Back));
  EXPECT_THAT(*Back, ElementsAre(0, 1, 255));
  writeBytes("empty", {});
  auto Empty = readData(path("empty"));
  ASSERT_TRUE(bool(Empty));
  EXPECT_TRUE(Empty->empty());
  auto Error = [](llvm::StringRef Path) {
    auto D = readData(Path);
    return D ? "" : llvm::toString(D.takeError());
  };
  EXPECT_THAT(Error(path("none")), HasSubstr("none': No such file"));
  EXPECT_THAT(Error(Folder), HasSubstr("': not a regular file"));
  EXPECT_EQ(Error("/dev/zero"), "cannot read '/dev/zero': not a regular file");
  int Descriptor;
  ASSERT_FALSE(llvm::sys::fs::openFileForWrite(path("huge"), Descriptor));
  ASSERT_FALSE(llvm::sys::fs::resize_file(Descriptor, MaxDataBytes + 1));
  llvm::sys::fs::file_t File = llvm::sys::fs::convertFDToNativeFile(Descriptor);
  EXPECT_FALSE(llvm::sys::fs::closeFile(File));
  EXPECT_THAT(Error(path("huge")),
              HasSubstr("expected at most 1073741824 bytes, got 1073741825"));
}

TEST(Picture, PlainAndBinaryNetpbm) {
  EXPECT_THAT(parsed("P2\n3 1 255\n0 128\n255").Pixels,
              ElementsAre(0, 128, 255));
  EXPECT_THAT(parsed("P5 3 1 255\nabc").Pixels, ElementsAre('a', 'b', 'c'));
  // The file may have more bytes than needed: another picture may follow.
  EXPECT_THAT(parsed("P5 1 1 255\nabc").Pixels, ElementsAre('a'));
  Picture Color = parsed("P3 1 2 255 1 2 3 4 5 6");
  EXPECT_EQ(Color.Channels, 3u);
  EXPECT_EQ(Color.Height, 2u);
  EXPECT_THAT(Color.Pixels, ElementsAre(1, 2, 3, 4, 5, 6));
  EXPECT_THAT(parsed("P6 1 1 255\nabc").Pixels, ElementsAre('a', 'b', 'c'));
}

TEST(Picture, NetpbmCommentsAndScaling) {
  EXPECT_THAT(parsed("P2 # gray\n#second\n 2\t1 # size\n15\n0 15").Pixels,
              ElementsAre(0, 255));
  EXPECT_THAT(parsed("P2 3 1 2 0 1 2").Pixels, ElementsAre(0, 128, 255));
  EXPECT_THAT(parsed(llvm::StringRef("P5 2 1 1\n\0\1", 11)).Pixels,
              ElementsAre(0, 255));
}

TEST(Picture, BrokenNetpbm) {
  EXPECT_EQ(errorOf(""), "'x': expected a picture in PGM (P2, P5), PPM (P3, "
                         "P6) or PNG format");
  EXPECT_THAT(errorOf("P4 8 1 x"), HasSubstr("expected a picture in PGM"));
  EXPECT_EQ(errorOf("P5"), "'x': the file ends before its width");
  EXPECT_EQ(errorOf("P5 3 # and no more"),
            "'x': the file ends before its height");
  EXPECT_EQ(errorOf("P5 -3 1 255\n"),
            "'x': expected the width as a decimal number at byte 3");
  EXPECT_THAT(errorOf("P5 0 3 255\n"),
              HasSubstr("expected a width and height from 1 to 1048576, got 0 "
                        "x 3"));
  EXPECT_THAT(errorOf("P5 99999999999999999999999 3 255\n"),
              HasSubstr("got 4294967295 x 3"));
  EXPECT_THAT(errorOf("P6 1000000 1000000 255\n"),
              HasSubstr("expected at most 1073741824 bytes of pixels, got "
                        "3000000000000"));
  EXPECT_EQ(errorOf("P5 20000 20000 255\nabc"),
            "'x': expected 400000000 bytes of samples, got 3");
  EXPECT_EQ(errorOf("P5 2 1 255"),
            "'x': expected white space before the samples at byte 10");
  EXPECT_EQ(errorOf("P5 1 1 65535\nab"),
            "'x': expected a largest sample of 1 to 255, got 65535");
  EXPECT_EQ(errorOf("P5 1 1 0\nab"),
            "'x': expected a largest sample of 1 to 255, got 0");
  EXPECT_EQ(errorOf("P5 2 1 9\n\1\xff"),
            "'x': expected samples up to 9, sample 1 is 255");
  EXPECT_EQ(errorOf("P2 2 1 9 3 10"),
            "'x': expected samples up to 9, sample 1 is 10");
  EXPECT_EQ(errorOf("P2 3 1 9 12345678 "),
            "'x': expected samples up to 9, sample 0 is 12345678");
  EXPECT_EQ(errorOf("P2 2 1 9 1   "),
            "'x': the file ends before its next sample");
  EXPECT_EQ(errorOf("P2 2 1 9 1,1"),
            "'x': expected the next sample as a decimal number at byte 10");
  EXPECT_EQ(errorOf("P2 20000 20000 255 1 2"),
            "'x': expected 400000000 samples, which the file is too short for");
}

/// A prefix of a file gives an error. A file with one broken byte gives an
/// error or a picture.
TEST_F(PictureFiles, BrokenPNG) {
  write("a.png", randomPicture(9, 5, 3));
  auto File = readData(path("a.png"));
  ASSERT_TRUE(bool(File));
  for (size_t Length = 4; Length + 12 < File->size(); ++Length)
    EXPECT_THAT(errorOf(llvm::ArrayRef(*File).take_front(Length)),
                StartsWith("'x': "));
  for (size_t At = 4; At != File->size(); ++At)
    for (uint8_t Flip : {0x01, 0x80, 0xff}) {
      std::vector<uint8_t> Broken = *File;
      Broken[At] ^= Flip;
      if (auto P = parsePicture(Broken, "x"))
        EXPECT_EQ(P->Pixels.size(), P->sizeBytes());
      else
        EXPECT_THAT(llvm::toString(P.takeError()), StartsWith("'x': "));
    }
}

TEST_F(PictureFiles, PNGThatClaimsTooMuch) {
  write("a.png", randomPicture(9, 5, 1));
  auto File = readData(path("a.png"));
  ASSERT_TRUE(bool(File));
  // Width and height are at byte 16. libpng checks the checksum that follows.
  auto WithSize = [&](uint32_t Width, uint32_t Height) {
    std::vector<uint8_t> Data = *File;
    for (unsigned I = 0; I != 4; ++I) {
      Data[16 + I] = uint8_t(Width >> (24 - 8 * I));
      Data[20 + I] = uint8_t(Height >> (24 - 8 * I));
    }
    uint32_t Sum = ~0u;
    for (unsigned At = 12; At != 29; ++At) {
      Sum ^= Data[At];
      for (unsigned Bit = 0; Bit != 8; ++Bit)
        Sum = Sum >> 1 ^ (Sum & 1 ? 0xedb88320u : 0);
    }
    for (unsigned I = 0; I != 4; ++I)
      Data[29 + I] = uint8_t(~Sum >> (24 - 8 * I));
    return Data;
  };
  EXPECT_EQ(errorOf(WithSize(9, 5)), "no error");
  EXPECT_THAT(errorOf(WithSize(30000, 30000)),
              HasSubstr("expected 900000000 bytes of pixels, which the file "
                        "is too short for"));
  EXPECT_THAT(errorOf(WithSize(900000, 900000)),
              HasSubstr("expected at most 1073741824 bytes of pixels"));
  EXPECT_THAT(errorOf(WithSize(0, 5)), StartsWith("'x': "));
  EXPECT_THAT(errorOf(WithSize(100, 100)), StartsWith("'x': "));
}

} // namespace
