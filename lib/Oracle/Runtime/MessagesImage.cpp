//===- MessagesImage.cpp - Media blocks and typed access ------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/Runtime/Messages.h"

#include "Port.h"

#include "llvm/ADT/StringExtras.h"

#include <vector>

using namespace cmx::runtime;

namespace {

/// The image that a message accesses.
class Image {
public:
  Image(ThreadContext &T, uint32_t Surface)
      : T(T), Surface(Surface), P(T, Space::Surface, Surface) {}

  /// Reports an error and returns false if there is no such image.
  bool open() {
    if (!P.open())
      return false;
    Desc = &T.Mem.surface(Surface);
    if (!Desc->IsImage)
      return T.report(ErrorKind::SurfaceKind,
                      "expected an image, got " +
                          nameOfSurface(T.Mem, Surface) + ", a buffer");
    if (!Desc->Rows || !Desc->WidthBytes)
      return T.report(ErrorKind::MessageOutOfBounds,
                      nameOfSurface(T.Mem, Surface) + " has no pixels");
    return true;
  }

  /// Places the port at a byte of a row. The bytes must be in the image.
  Port &at(uint64_t Row, uint64_t XBytes, uint64_t NumBytes) {
    P.at(Row * Desc->PitchBytes + XBytes, NumBytes, 1);
    return P;
  }

  const SurfaceDesc &desc() const { return *Desc; }

private:
  ThreadContext &T;
  uint32_t Surface;
  Port P;
  const SurfaceDesc *Desc = nullptr;
};

/// The rows of an image that a media block accesses: all, or those of a field.
struct RowsOfField {
  RowsOfField(unsigned Modifiers, uint64_t ImageRows) {
    if (Modifiers < 2) {
      NumRows = int64_t(ImageRows);
      return;
    }
    Step = 2;
    Start = Modifiers == 3 || Modifiers == 5;
    NumRows = int64_t(ImageRows + 1 - Start) / 2;
  }
  uint64_t imageRow(int64_t Row) const { return uint64_t(Row * Step + Start); }

  int64_t NumRows, Step = 1, Start = 0;
};

/// Returns the index of the byte in a row that is read for byte \p X. This is
/// \p X itself or, if \p X lies outside of the row, the same byte of the
/// nearest pixel.
uint64_t nearestByte(int64_t X, const SurfaceDesc &Desc) {
  int64_t PixelBytes = int64_t(Desc.BytesPerPixel);
  int64_t NumPixels =
      std::max<int64_t>(int64_t(Desc.WidthBytes) / PixelBytes, 1);
  int64_t InPixel = X % PixelBytes;
  if (InPixel < 0)
    InPixel += PixelBytes;
  int64_t Pixel = (X - InPixel) / PixelBytes;
  Pixel = std::clamp<int64_t>(Pixel, 0, NumPixels - 1);
  return std::min(uint64_t(Pixel * PixelBytes + InPixel), Desc.WidthBytes - 1);
}

Bytes advance(Bytes B, uint64_t NumBytes) {
  return {B.Data + NumBytes, B.Undef ? B.Undef + NumBytes : nullptr};
}

ConstBytes advance(ConstBytes B, uint64_t NumBytes) {
  return {B.Data + NumBytes, B.Undef ? B.Undef + NumBytes : nullptr};
}

} // namespace

bool cmx::runtime::mediaLoad(ThreadContext &T, const MediaBlock &B, Bytes To) {
  Image Im(T, B.Surface);
  if (!Im.open())
    return false;
  const SurfaceDesc &Desc = Im.desc();
  RowsOfField Field(B.Modifiers, Desc.Rows);
  if (Field.NumRows == 0)
    return T.report(ErrorKind::MessageOutOfBounds,
                    nameOfSurface(T.Mem, B.Surface) +
                        " has one row, and none in the bottom field");
  int64_t X = B.XBytes;
  bool IsInside = X >= 0 && uint64_t(X) + B.WidthBytes <= Desc.WidthBytes;
  for (unsigned Row = 0; Row != B.Rows; ++Row) {
    uint64_t ImageRow = Field.imageRow(
        std::clamp<int64_t>(int64_t(B.YRows) + Row, 0, Field.NumRows - 1));
    Bytes ToRow = advance(To, uint64_t(Row) * B.PitchBytes);
    if (IsInside) {
      Im.at(ImageRow, uint64_t(X), B.WidthBytes).read(0, B.WidthBytes, ToRow);
      continue;
    }
    for (unsigned Byte = 0; Byte != B.WidthBytes; ++Byte)
      Im.at(ImageRow, nearestByte(X + Byte, Desc), 1)
          .read(0, 1, advance(ToRow, Byte));
  }
  return true;
}

bool cmx::runtime::mediaStore(ThreadContext &T, const MediaBlock &B,
                              ConstBytes From) {
  Image Im(T, B.Surface);
  if (!Im.open())
    return false;
  if (B.XBytes % 4 != 0 && T.Mem.isEndless())
    T.noteUnaligned();
  else if (B.XBytes % 4 != 0)
    return T.report(ErrorKind::MessageMisaligned,
                    "expected a column that is a multiple of 4 bytes, got " +
                        llvm::itostr(B.XBytes));
  const SurfaceDesc &Desc = Im.desc();
  RowsOfField Field(B.Modifiers, Desc.Rows);
  int64_t Begin = std::max<int64_t>(B.XBytes, 0);
  int64_t End = std::min<int64_t>(int64_t(B.XBytes) + B.WidthBytes,
                                  int64_t(Desc.WidthBytes));
  bool HasRows = int64_t(B.YRows) + B.Rows > 0 && B.YRows < Field.NumRows;
  if (Begin >= End || !HasRows)
    return T.report(ErrorKind::BlockOutsideImage,
                    "the block at byte " + llvm::itostr(B.XBytes) + ", row " +
                        llvm::itostr(B.YRows) + " is outside of " +
                        nameOfSurface(T.Mem, B.Surface) + ", which has " +
                        llvm::utostr(Desc.WidthBytes) + " bytes in each of " +
                        llvm::utostr(Desc.Rows) +
                        " rows; is the grid too large?");
  uint64_t NumBytes = uint64_t(End - Begin);
  for (unsigned Row = 0; Row != B.Rows; ++Row) {
    int64_t FieldRow = int64_t(B.YRows) + Row;
    if (FieldRow < 0 || FieldRow >= Field.NumRows)
      continue;
    uint64_t InRegisters =
        uint64_t(Row) * B.PitchBytes + uint64_t(Begin - B.XBytes);
    Im.at(Field.imageRow(FieldRow), uint64_t(Begin), NumBytes)
        .write(0, NumBytes, advance(From, InRegisters));
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Typed access
//===----------------------------------------------------------------------===//

namespace {

/// Channels of a pixel in memory.
struct PixelFormat {
  unsigned NumChannels, ChannelBytes;
};

/// Sets \p F to the format of the image. Reports an error and returns false if
/// typed access does not support its pixels.
bool findFormat(ThreadContext &T, uint32_t Surface, const SurfaceDesc &Desc,
                PixelFormat &F) {
  unsigned PixelBytes = Desc.BytesPerPixel;
  // In endless memory, a surface has a description only if it was added. Other
  // surfaces have four channels.
  if (Surface >= T.Mem.numSurfaces())
    PixelBytes = 16;
  switch (PixelBytes) {
  case 1:
  case 2:
  case 4:
    F = {1, PixelBytes};
    return true;
  case 16:
    F = {4, 4};
    return true;
  default:
    return T.report(ErrorKind::NotExecutable,
                    "expected an image of 1, 2, 4 or 16 bytes per pixel, got " +
                        llvm::utostr(PixelBytes) + " in " +
                        nameOfSurface(T.Mem, Surface));
  }
}

/// Calls Do(port at the pixel, format, lane) for each active lane. Returns
/// false after an error.
template <typename Callable>
bool forEachPixel(ThreadContext &T, const ImageAccess &A, Callable Do) {
  Image Im(T, A.Surface);
  PixelFormat F;
  if (!Im.open() || !findFormat(T, A.Surface, Im.desc(), F))
    return false;
  unsigned PixelBytes = F.NumChannels * F.ChannelBytes;
  uint64_t NumColumns = Im.desc().WidthBytes / PixelBytes;
  for (unsigned Lane = 0; Lane != A.Lanes; ++Lane) {
    if (A.Mask && !A.Mask[Lane])
      continue;
    uint64_t U = A.U[Lane], V = A.V[Lane];
    if (T.Mem.isEndless()) {
      U %= NumColumns;
      V %= Im.desc().Rows;
    } else if (U >= NumColumns || V >= Im.desc().Rows) {
      return T.report(ErrorKind::MessageOutOfBounds,
                      nameOfSurface(T.Mem, A.Surface) + " has " +
                          llvm::utostr(NumColumns) + " x " +
                          llvm::utostr(Im.desc().Rows) + " pixels, accessed " +
                          llvm::utostr(U) + "," + llvm::utostr(V),
                      int(Lane));
    }
    Do(Im.at(V, U * PixelBytes, PixelBytes), F, Lane);
  }
  return true;
}

/// Calls Do(channel, offset in registers) for each accessed channel of a lane.
template <typename Callable>
void forEachChannel(const ImageAccess &A, unsigned Lane, Callable Do) {
  unsigned Stride = A.LaneStride ? A.LaneStride : A.Lanes;
  unsigned Part = 0;
  for (unsigned Channel = 0; Channel != 4; ++Channel)
    if (A.Channels >> Channel & 1)
      Do(Channel, (uint64_t(Part++) * Stride + Lane) * 4);
}

} // namespace

bool cmx::runtime::imageLoad(ThreadContext &T, const ImageAccess &A, Bytes To) {
  return forEachPixel(T, A, [&](Port &P, PixelFormat F, unsigned Lane) {
    forEachChannel(A, Lane, [&](unsigned Channel, uint64_t Offset) {
      Bytes Element = advance(To, Offset);
      std::memset(Element.Data, 0, 4);
      if (Element.Undef)
        std::memset(Element.Undef, 0, 4);
      if (Channel < F.NumChannels)
        P.read(Channel * F.ChannelBytes, F.ChannelBytes, Element);
      else if (Channel == 3)
        Element.Data[0] = 1;
    });
  });
}

bool cmx::runtime::imageStore(ThreadContext &T, const ImageAccess &A,
                              ConstBytes From) {
  return forEachPixel(T, A, [&](Port &P, PixelFormat F, unsigned Lane) {
    forEachChannel(A, Lane, [&](unsigned Channel, uint64_t Offset) {
      if (Channel < F.NumChannels)
        P.write(Channel * F.ChannelBytes, F.ChannelBytes,
                advance(From, Offset));
    });
  });
}

namespace {

/// A LaneAccess with Space::Image, as an ImageAccess.
struct Pixels {
  explicit Pixels(const LaneAccess &L) : U(L.Lanes), V(L.Lanes) {
    for (unsigned Lane = 0; Lane != L.Lanes; ++Lane) {
      U[Lane] = uint32_t(L.Addresses[Lane]);
      V[Lane] = uint32_t(L.Addresses[Lane] >> 32);
    }
    A.Surface = L.Surface;
    A.Lanes = L.Lanes;
    A.U = U.data();
    A.V = V.data();
    A.Mask = L.Mask;
    A.Channels = L.ElementMask & 15;
    A.LaneStride = L.LaneStride;
  }

  std::vector<uint32_t> U, V;
  ImageAccess A;
};

} // namespace

bool cmx::runtime::imageLaneLoad(ThreadContext &T, const LaneAccess &A,
                                 Bytes To) {
  return imageLoad(T, Pixels(A).A, To);
}

bool cmx::runtime::imageLaneStore(ThreadContext &T, const LaneAccess &A,
                                  ConstBytes From) {
  return imageStore(T, Pixels(A).A, From);
}

bool cmx::runtime::imageLaneAtomic(ThreadContext &T, LaneAccess A, AtomicOp Op,
                                   ConstBytes Src0, ConstBytes Src1,
                                   Bytes Old) {
  Pixels P(A);
  std::vector<uint64_t> Places(A.Lanes);
  bool IsWide = true;
  if (!forEachPixel(T, P.A, [&](Port &, PixelFormat F, unsigned Lane) {
        const SurfaceDesc &Desc = T.Mem.surface(A.Surface);
        uint64_t U = P.U[Lane], V = P.V[Lane];
        unsigned PixelBytes = F.NumChannels * F.ChannelBytes;
        IsWide &= F.ChannelBytes == 4;
        if (T.Mem.isEndless()) {
          U %= Desc.WidthBytes / PixelBytes;
          V %= Desc.Rows;
        }
        Places[Lane] = V * Desc.PitchBytes + U * PixelBytes;
      }))
    return false;
  if (!IsWide)
    return T.report(ErrorKind::NotExecutable,
                    "an atomic operation expected on channels of 32 bits");
  A.S = Space::Surface;
  A.Addresses = Places.data();
  return laneAtomic(T, A, Op, Src0, Src1, Old);
}
