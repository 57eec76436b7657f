//===- Picture.cpp - PGM, PPM and PNG files -------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A PGM or PPM file begins with a magic number and three decimal numbers:
// width, height and largest sample. White space and comments (# to the end of
// the line) separate them. The samples come after one more white space, as
// bytes or as decimal numbers.
//
// The code for PNG files uses libpng's simplified interface, which returns
// errors instead of calling longjmp.
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/Runtime/Data.h"

#include "DataError.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

#include <png.h>

#include <algorithm>
#include <cstring>

using namespace cmx::runtime;

static constexpr uint32_t MaxSide = 1u << 20;

/// Sets the size and channels of \p P, or returns an error if they exceed
/// limits.
static llvm::Error setShape(Picture &P, uint64_t Width, uint64_t Height,
                            unsigned Channels, llvm::StringRef Name) {
  if (!Width || !Height || Width > MaxSide || Height > MaxSide)
    return dataError("'" + Name + "': expected a width and height from 1 to " +
                     llvm::Twine(MaxSide) + ", got " + llvm::Twine(Width) +
                     " x " + llvm::Twine(Height));
  P.Width = uint32_t(Width);
  P.Height = uint32_t(Height);
  P.Channels = Channels;
  if (P.sizeBytes() > MaxDataBytes)
    return dataError("'" + Name + "': expected at most " +
                     llvm::Twine(MaxDataBytes) + " bytes of pixels, got " +
                     llvm::Twine(P.sizeBytes()));
  return llvm::Error::success();
}

//===----------------------------------------------------------------------===//
// PGM and PPM
//===----------------------------------------------------------------------===//

namespace {

class NetpbmReader {
public:
  NetpbmReader(llvm::ArrayRef<uint8_t> Data, llvm::StringRef Name)
      : Data(Data), Name(Name) {}
  llvm::Expected<Picture> read();

private:
  llvm::Error readNumber(const char *What, uint64_t &Number);
  llvm::Error readBytes(Picture &P);
  llvm::Error readNumbers(Picture &P);
  llvm::Error checkSample(uint64_t Sample, uint64_t Index) const;
  uint8_t scaled(uint64_t Sample) const {
    return uint8_t((Sample * 255 + MaxSample / 2) / MaxSample);
  }

  llvm::ArrayRef<uint8_t> Data;
  llvm::StringRef Name;
  size_t At = 0;
  uint64_t MaxSample = 255;
};

} // namespace

llvm::Error NetpbmReader::readNumber(const char *What, uint64_t &Number) {
  while (At != Data.size() &&
         (llvm::isSpace(char(Data[At])) || Data[At] == '#'))
    if (Data[At++] == '#')
      while (At != Data.size() && Data[At] != '\n')
        ++At;
  if (At == Data.size())
    return dataError("'" + Name + "': the file ends before its " + What);
  if (!llvm::isDigit(char(Data[At])))
    return dataError("'" + Name + "': expected the " + What +
                     " as a decimal number at byte " + llvm::Twine(At));
  Number = 0;
  for (; At != Data.size() && llvm::isDigit(char(Data[At])); ++At)
    // UINT32_MAX exceeds all limits, and ten times as much fits in 64 bits.
    Number = std::min<uint64_t>(Number * 10 + (Data[At] - '0'), UINT32_MAX);
  return llvm::Error::success();
}

llvm::Error NetpbmReader::checkSample(uint64_t Sample, uint64_t Index) const {
  if (Sample <= MaxSample)
    return llvm::Error::success();
  return dataError("'" + Name + "': expected samples up to " +
                   llvm::Twine(MaxSample) + ", sample " + llvm::Twine(Index) +
                   " is " + llvm::Twine(Sample));
}

llvm::Error NetpbmReader::readBytes(Picture &P) {
  if (At == Data.size() || !llvm::isSpace(char(Data[At])))
    return dataError("'" + Name +
                     "': expected white space before the samples at byte " +
                     llvm::Twine(At));
  llvm::ArrayRef<uint8_t> Samples = Data.drop_front(At + 1);
  if (Samples.size() < P.sizeBytes())
    return dataError("'" + Name + "': expected " + llvm::Twine(P.sizeBytes()) +
                     " bytes of samples, got " + llvm::Twine(Samples.size()));
  P.Pixels = Samples.take_front(P.sizeBytes()).vec();
  if (MaxSample == 255)
    return llvm::Error::success();
  for (uint64_t I = 0; I != P.Pixels.size(); ++I) {
    if (llvm::Error E = checkSample(P.Pixels[I], I))
      return E;
    P.Pixels[I] = scaled(P.Pixels[I]);
  }
  return llvm::Error::success();
}

llvm::Error NetpbmReader::readNumbers(Picture &P) {
  // Each sample except the last takes at least two bytes.
  if ((Data.size() - At) / 2 + 1 < P.sizeBytes())
    return dataError("'" + Name + "': expected " + llvm::Twine(P.sizeBytes()) +
                     " samples, which the file is too short for");
  P.Pixels.resize(P.sizeBytes());
  for (uint64_t I = 0; I != P.Pixels.size(); ++I) {
    uint64_t Sample;
    if (llvm::Error E = readNumber("next sample", Sample))
      return E;
    if (llvm::Error E = checkSample(Sample, I))
      return E;
    P.Pixels[I] = scaled(Sample);
  }
  return llvm::Error::success();
}

llvm::Expected<Picture> NetpbmReader::read() {
  char Kind = char(Data[1]);
  At = 2;
  uint64_t Width, Height;
  if (llvm::Error E = readNumber("width", Width))
    return E;
  if (llvm::Error E = readNumber("height", Height))
    return E;
  if (llvm::Error E = readNumber("largest sample", MaxSample))
    return E;
  if (MaxSample < 1 || MaxSample > 255)
    return dataError("'" + Name +
                     "': expected a largest sample of 1 to 255, got " +
                     llvm::Twine(MaxSample));
  Picture P;
  unsigned Channels = Kind == '3' || Kind == '6' ? 3 : 1;
  if (llvm::Error E = setShape(P, Width, Height, Channels, Name))
    return E;
  if (llvm::Error E = Kind >= '5' ? readBytes(P) : readNumbers(P))
    return E;
  return P;
}

static std::vector<uint8_t> netpbmOf(const Picture &P) {
  std::string Header =
      (llvm::Twine(P.Channels == 1 ? "P5" : "P6") + "\n" +
       llvm::Twine(P.Width) + " " + llvm::Twine(P.Height) + "\n255\n")
          .str();
  std::vector<uint8_t> Data(Header.begin(), Header.end());
  Data.insert(Data.end(), P.Pixels.begin(), P.Pixels.end());
  return Data;
}

//===----------------------------------------------------------------------===//
// PNG
//===----------------------------------------------------------------------===//

static llvm::Error pngError(const png_image &Image, llvm::StringRef Name) {
  return dataError("'" + Name + "': " + Image.message);
}

static llvm::Expected<Picture> readPNG(llvm::ArrayRef<uint8_t> Data,
                                       llvm::StringRef Name) {
  png_image Image;
  std::memset(&Image, 0, sizeof(Image));
  Image.version = PNG_IMAGE_VERSION;
  if (!png_image_begin_read_from_memory(&Image, Data.data(), Data.size()))
    return pngError(Image, Name);
  // Remove the flags for palettes and for linear 16-bit samples. Then libpng
  // converts the samples to 8 bits, in the channels of the file.
  Image.format &= PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_COLOR;
  Picture P;
  if (llvm::Error E = setShape(P, Image.width, Image.height,
                               PNG_IMAGE_SAMPLE_CHANNELS(Image.format), Name)) {
    png_image_free(&Image);
    return E;
  }
  // Deflate expands a byte to at most 1032 bytes (RFC 1951: two bits can mean
  // 258 bytes). A bit of a palette image becomes at most four bytes.
  if (P.sizeBytes() / (1032 * 32) > Data.size()) {
    png_image_free(&Image);
    return dataError("'" + Name + "': expected " + llvm::Twine(P.sizeBytes()) +
                     " bytes of pixels, which the file is too short for");
  }
  P.Pixels.resize(P.sizeBytes());
  if (!png_image_finish_read(&Image, nullptr, P.Pixels.data(),
                             png_int_32(P.rowBytes()), nullptr))
    return pngError(Image, Name);
  return P;
}

static llvm::Expected<std::vector<uint8_t>> pngOf(const Picture &P,
                                                  llvm::StringRef Name) {
  constexpr png_uint_32 Formats[] = {PNG_FORMAT_GRAY, PNG_FORMAT_GA,
                                     PNG_FORMAT_RGB, PNG_FORMAT_RGBA};
  png_image Image;
  std::memset(&Image, 0, sizeof(Image));
  Image.version = PNG_IMAGE_VERSION;
  Image.width = P.Width;
  Image.height = P.Height;
  Image.format = Formats[P.Channels - 1];
  // NumBytes is an upper bound. With it, the picture is compressed only once.
  png_alloc_size_t NumBytes = PNG_IMAGE_PNG_SIZE_MAX(Image);
  std::vector<uint8_t> Data(NumBytes);
  if (!png_image_write_to_memory(&Image, Data.data(), &NumBytes, 0,
                                 P.Pixels.data(), png_int_32(P.rowBytes()),
                                 nullptr))
    return pngError(Image, Name);
  Data.resize(NumBytes);
  return Data;
}

//===----------------------------------------------------------------------===//
// Any picture
//===----------------------------------------------------------------------===//

llvm::Expected<Picture> cmx::runtime::parsePicture(llvm::ArrayRef<uint8_t> Data,
                                                   llvm::StringRef Name) {
  static const uint8_t PNGSignature[] = {0x89, 'P', 'N', 'G'};
  if (Data.size() >= sizeof(PNGSignature) &&
      std::equal(std::begin(PNGSignature), std::end(PNGSignature),
                 Data.begin()))
    return readPNG(Data, Name);
  if (Data.size() >= 2 && Data[0] == 'P' &&
      llvm::StringRef("2356").contains(char(Data[1])))
    return NetpbmReader(Data, Name).read();
  return dataError("'" + Name +
                   "': expected a picture in PGM (P2, P5), PPM (P3, P6) or "
                   "PNG format");
}

llvm::Expected<Picture> cmx::runtime::readPicture(llvm::StringRef Path) {
  llvm::Expected<std::vector<uint8_t>> Data = readData(Path);
  if (!Data)
    return Data.takeError();
  return parsePicture(*Data, Path);
}

bool cmx::runtime::isPicturePath(llvm::StringRef Path) {
  std::string Extension = llvm::sys::path::extension(Path).lower();
  return Extension == ".pgm" || Extension == ".ppm" || Extension == ".png";
}

bool cmx::runtime::isForeignPicturePath(llvm::StringRef Path) {
  std::string Extension = llvm::sys::path::extension(Path).lower();
  return llvm::is_contained(
      {".jpg", ".jpeg", ".gif", ".bmp", ".tif", ".tiff", ".webp"}, Extension);
}

llvm::Expected<std::vector<uint8_t>>
cmx::runtime::pictureFile(llvm::StringRef Path, const Picture &P) {
  Picture Shape;
  if (llvm::Error E = setShape(Shape, P.Width, P.Height, P.Channels, Path))
    return E;
  if (P.Pixels.size() != P.sizeBytes())
    return dataError("'" + Path + "': expected " + llvm::Twine(P.sizeBytes()) +
                     " bytes of pixels, got " + llvm::Twine(P.Pixels.size()));
  std::string Extension = llvm::sys::path::extension(Path).lower();
  if (Extension == ".png") {
    if (P.Channels < 1 || P.Channels > 4)
      return dataError("'" + Path + "': expected 1 to 4 channels, got " +
                       llvm::Twine(P.Channels));
    return pngOf(P, Path);
  }
  if (Extension != ".pgm" && Extension != ".ppm")
    return dataError("'" + Path +
                     "': expected a name that ends with .pgm, .ppm or .png");
  unsigned Expected = Extension == ".pgm" ? 1 : 3;
  if (P.Channels != Expected)
    return dataError("'" + Path + "': expected " + llvm::Twine(Expected) +
                     (Expected == 1 ? " channel" : " channels") + ", got " +
                     llvm::Twine(P.Channels));
  return netpbmOf(P);
}
