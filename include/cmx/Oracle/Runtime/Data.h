//===- Data.h - Inputs and outputs of kernels -------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads buffers and images from files, and makes patterns from a short text.
// Files are not trusted: each fault of a file gives an error that names the
// file, and a size that a file claims is checked against its bytes.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ORACLE_RUNTIME_DATA_H
#define CMX_ORACLE_RUNTIME_DATA_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <cstdint>
#include <vector>

namespace cmx::runtime {

/// Larger files and pictures are refused.
constexpr uint64_t MaxDataBytes = uint64_t(1) << 30;

/// Returns the bytes of a file, which must be a regular file.
llvm::Expected<std::vector<uint8_t>> readData(llvm::StringRef Path);

/// Samples of 8 bits; rows and pixels without gaps.
struct Picture {
  uint32_t Width = 0, Height = 0;
  unsigned Channels = 1; ///< 1 gray, 2 gray and alpha, 3 RGB, 4 RGB and alpha.
  std::vector<uint8_t> Pixels;

  uint64_t rowBytes() const { return uint64_t(Width) * Channels; }
  /// rowBytes() * Height, the size of Pixels.
  uint64_t sizeBytes() const { return rowBytes() * Height; }
};

/// Reads a picture. Its content shows the format: PGM or PPM (binary P5, P6 or
/// plain P2, P3; samples are scaled to 0..255), or PNG (palettes become RGB,
/// samples of 16 bits become 8 bits).
llvm::Expected<Picture> readPicture(llvm::StringRef Path);
/// Like readPicture, but for bytes in memory. Errors call these bytes \p Name.
llvm::Expected<Picture> parsePicture(llvm::ArrayRef<uint8_t> Data,
                                     llvm::StringRef Name);

/// Returns the contents of a picture file. The extension of \p Path determines
/// the format: .pgm (one channel), .ppm (three channels) or .png.
llvm::Expected<std::vector<uint8_t>> pictureFile(llvm::StringRef Path,
                                                 const Picture &P);
/// Does \p Path end with an extension that pictureFile accepts?
bool isPicturePath(llvm::StringRef Path);
/// Does \p Path end with the extension of a picture format that pictureFile
/// does not accept?
bool isForeignPicturePath(llvm::StringRef Path);

/// Returns the bytes that \p Text, "NAME[:OPTION]...", describes. An option is
/// the type of the elements (u8, i8, u16, i16, u32, i32, u64, i64, f16, bf16,
/// f32 or f64; u8 by default) or, for random, a seed (0 by default). Names:
///
///   zero      zeros
///   index     the number of the element (integers: modulo their range)
///   ramp      from 0 to the largest value, evenly over all elements
///   gradient  as ramp, but from the left upper to the right lower corner
///   checker   squares of 8 x 8 elements, 0 and the largest value
///   random    any bits; floats are from -1 to 1
///
/// The largest value is 1 for floats. \p RowBytes is the size of a row of an
/// image; 0 means that all bytes are one row.
llvm::Expected<std::vector<uint8_t>>
makePattern(llvm::StringRef Text, uint64_t NumBytes, uint64_t RowBytes = 0);
/// Is \p Name an element type of makePattern (u8 to f64)?
bool isElementType(llvm::StringRef Name);
/// Returns the elements of \p Bytes, printed as numbers. \p Type is the name of
/// their type.
std::vector<std::string> printElements(llvm::StringRef Type,
                                       llvm::ArrayRef<uint8_t> Bytes);
/// Does \p Text begin with the name of a pattern?
bool isPattern(llvm::StringRef Text);

} // namespace cmx::runtime

#endif // CMX_ORACLE_RUNTIME_DATA_H
