//===- MessagesBlock.cpp - Blocks of neighbouring bytes -------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MessageExecutor.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/MathExtras.h"

#include <cstring>

using namespace cmx;
using namespace cmx::interpreter;
using llvm::Twine;
using runtime::Space;
using visa::Opcode;
using visa::Operand;

//===----------------------------------------------------------------------===//
// Registers
//===----------------------------------------------------------------------===//

void MessageExecutor::spoilRestOfRegister(const Operand &O, uint8_t *End) {
  uint32_t Root = S.place(O.decl()).Root;
  if (Root == NoRoot)
    return;
  const interpreter::Root &R = S.P.Roots[Root];
  uint64_t At = uint64_t(End - S.Registers.get()) - R.StartBytes;
  uint64_t To =
      std::min<uint64_t>(llvm::alignTo(At, S.grfBytes()), R.SizeBytes);
  if (To > At)
    S.spoil(End, To - At);
}

bool MessageExecutor::loadBlock(const BlockAccess &B, const Operand &Data) {
  uint8_t *To = S.writeRaw(Data, 0, B.NumBytes);
  if (!To || !runtime::blockLoad(S.T, B.At.S, B.At.Surface, B.Address,
                                 B.NumBytes, B.AlignBytes, {To, nullptr}))
    return false;
  spoilRestOfRegister(Data, To + B.NumBytes);
  return true;
}

bool MessageExecutor::storeBlock(const BlockAccess &B, const Operand &Data) {
  const uint8_t *From = S.readRaw(Data, 0, B.NumBytes);
  return From && runtime::blockStore(S.T, B.At.S, B.At.Surface, B.Address,
                                     B.NumBytes, B.AlignBytes, From);
}

//===----------------------------------------------------------------------===//
// Owords
//===----------------------------------------------------------------------===//

/// The offset counts owords, or bytes in the unaligned form.
bool MessageExecutor::owordBlock() {
  auto Offset = S.readScalar(Ops[1]);
  if (!Offset)
    return false;
  bool InBytes = I.Op == Opcode::OwordLdUnaligned;
  BlockAccess B;
  B.At = surface(Ops[0]);
  B.Address = uint64_t(uint32_t(*Offset)) * (InBytes ? 1 : 16);
  B.NumBytes = 16u * I.Message.NumOwords;
  B.AlignBytes = InBytes ? 4 : 16;
  return I.Op == Opcode::OwordSt ? storeBlock(B, Ops[2]) : loadBlock(B, Ops[2]);
}

/// In text, a load without an alignment is unaligned (found by experiment with
/// GenX_IR 1.0.12504); there is no unaligned store.
bool MessageExecutor::svmBlock() {
  auto Address = S.readScalar(Ops[0]);
  if (!Address)
    return false;
  bool IsStore = I.Op == Opcode::SvmBlockSt;
  BlockAccess B;
  B.Address = uint64_t(*Address);
  B.NumBytes = 16u * I.Message.NumOwords;
  B.AlignBytes = IsStore ? 16 : 4;
  return IsStore ? storeBlock(B, Ops[1]) : loadBlock(B, Ops[1]);
}

//===----------------------------------------------------------------------===//
// Media blocks
//===----------------------------------------------------------------------===//

/// Returns the modifiers as runtime::MediaBlock encodes them.
static unsigned mediaModifiers(visa::MediaMode M) {
  switch (M) {
  case visa::MediaMode::NoMod:
    return 0;
  case visa::MediaMode::Modified:
    return 1;
  case visa::MediaMode::Top:
    return 2;
  case visa::MediaMode::Bottom:
    return 3;
  }
  return 0;
}

bool MessageExecutor::mediaBlock() {
  if (I.Message.Plane)
    return S.fail(runtime::ErrorKind::NotExecutable,
                  "images expected to have one plane, actual plane " +
                      std::to_string(I.Message.Plane));
  auto X = S.readScalar(Ops[1]), Y = S.readScalar(Ops[2]);
  if (!X || !Y)
    return false;
  runtime::MediaBlock B;
  B.Surface = surface(Ops[0]).Surface;
  B.XBytes = int32_t(*X);
  B.YRows = int32_t(*Y);
  B.WidthBytes = I.Message.BlockWidthBytes;
  B.Rows = I.Message.BlockRows;
  B.PitchBytes = std::max(4u, unsigned(llvm::PowerOf2Ceil(B.WidthBytes)));
  B.Modifiers = mediaModifiers(I.Message.Media);
  unsigned NumBytes = B.PitchBytes * B.Rows;
  uint8_t *Data = S.rawBytes(Ops[3], 0, NumBytes);
  if (!Data)
    return false;
  if (I.Op == Opcode::MediaSt) {
    for (unsigned Row = 0; Row != B.Rows; ++Row)
      if (!S.noteRead(Data + Row * B.PitchBytes, B.WidthBytes))
        return false;
    return runtime::mediaStore(S.T, B, Data);
  }
  if (!runtime::mediaLoad(S.T, B, {Data, nullptr}))
    return false;
  S.noteWritten(Data, NumBytes);
  if (unsigned Pad = B.PitchBytes - B.WidthBytes)
    for (unsigned Row = 0; Row != B.Rows; ++Row)
      S.spoil(Data + Row * B.PitchBytes + B.WidthBytes, Pad);
  spoilRestOfRegister(Ops[3], Data + NumBytes);
  return true;
}

//===----------------------------------------------------------------------===//
// 2D blocks by address
//===----------------------------------------------------------------------===//

/// The size of the block, the surface (a rectangle of memory) that contains it,
/// and its position there. SurfaceWidth and Pitch count bytes.
struct MessageExecutor::Block2D {
  unsigned EltBytes = 1, Width = 0, Rows = 0, Blocks = 1;
  uint64_t Base = 0, SurfaceWidth = 0, SurfaceRows = 0, Pitch = 0;
  int64_t X = 0, Y = 0; ///< X counts elements, Y counts rows.
};

bool MessageExecutor::readBlock2D(Block2D &B) {
  auto Address = I.Op == Opcode::LscLoadBlock2D ? Ops.drop_front() : Ops;
  uint64_t Width, Rows, Pitch, X, Y;
  if (!readNumber(Address[0], 8, B.Base) || !readNumber(Address[1], 4, Width) ||
      !readNumber(Address[2], 4, Rows) || !readNumber(Address[3], 4, Pitch) ||
      !readNumber(Address[4], 4, X) || !readNumber(Address[5], 4, Y))
    return false;
  B.EltBytes = lscDataSize(I.Lsc.Data).MemBytes;
  B.Width = I.Lsc.BlockWidthElts;
  B.Rows = I.Lsc.BlockRows;
  B.Blocks = I.Lsc.Blocks;
  // The operands are these three numbers minus one.
  B.SurfaceWidth = Width + 1;
  B.SurfaceRows = Rows + 1;
  B.Pitch = Pitch + 1;
  B.X = int32_t(X);
  B.Y = int32_t(Y);
  if (B.Base % 64 && !S.T.Mem.isEndless())
    return S.fail(runtime::ErrorKind::MessageMisaligned,
                  "base of a 2D block: expected a multiple of 64, actual " +
                      Twine(B.Base));
  return true;
}

/// Drops the elements of a row that lie outside of the surface. The row has \p
/// N elements, starting at \p First. Changes \p First and \p N to the elements
/// that are left, and sets \p Skip to the number of elements that are dropped
/// before them. Returns false if no element is left.
static bool clipRow(uint64_t SurfaceWidth, unsigned EltBytes, int64_t &First,
                    unsigned &N, unsigned &Skip) {
  int64_t WidthElts = int64_t(SurfaceWidth / EltBytes);
  int64_t Begin = std::max<int64_t>(First, 0);
  int64_t End = std::min<int64_t>(First + N, WidthElts);
  if (End <= Begin)
    return false;
  Skip = unsigned(Begin - First);
  First = Begin;
  N = unsigned(End - Begin);
  return true;
}

/// On Xe-HPC, elements outside of the surface read as zero. Layout in
/// registers: vISA spec, LSC_UNTYPED, LOAD_BLOCK2D.
bool MessageExecutor::loadBlock2D(const Block2D &B, const Operand &Data) {
  bool Transpose = I.Lsc.Transpose, VNNI = I.Lsc.VNNI;
  unsigned PerDword = VNNI ? std::max(1u, 4 / B.EltBytes) : 1;
  unsigned RowElts = unsigned(llvm::PowerOf2Ceil(Transpose ? B.Rows : B.Width));
  // With VNNI, PerDword rows (columns if transposed) share dwords; the last
  // group of rows is padded.
  unsigned NumRows = Transpose ? B.Width : B.Rows;
  NumRows = unsigned(llvm::alignTo(NumRows, PerDword));
  uint64_t BlockBytes = uint64_t(RowElts) * NumRows * B.EltBytes;
  uint64_t BlockPitch = llvm::alignTo(BlockBytes, S.grfBytes());
  uint64_t NumBytes = (B.Blocks - 1) * BlockPitch + BlockBytes;
  uint8_t *To = S.writeRaw(Data, 0, NumBytes);
  if (!To)
    return false;
  llvm::SmallVector<uint8_t, 2048> Result(NumBytes);
  uint8_t Row[256];
  for (unsigned N = 0; N != B.Blocks * B.Rows; ++N) {
    unsigned Block = N / B.Rows, Y = N % B.Rows;
    int64_t First = B.X + int64_t(Block) * B.Width;
    unsigned Count = B.Width, Skip = 0;
    int64_t AtRow = B.Y + Y;
    if (AtRow < 0 || AtRow >= int64_t(B.SurfaceRows) ||
        !clipRow(B.SurfaceWidth, B.EltBytes, First, Count, Skip))
      continue;
    uint64_t Address =
        B.Base + uint64_t(AtRow) * B.Pitch + uint64_t(First) * B.EltBytes;
    if (!runtime::blockLoad(S.T, Space::SVM, 0, Address, Count * B.EltBytes,
                            B.EltBytes, {Row, nullptr}))
      return false;
    for (unsigned E = 0; E != Count; ++E) {
      unsigned X = Skip + E;
      unsigned Major = Transpose ? X : Y, Minor = Transpose ? Y : X;
      uint64_t At = uint64_t(Major / PerDword * PerDword) * RowElts +
                    Minor * PerDword + Major % PerDword;
      std::memcpy(&Result[Block * BlockPitch + At * B.EltBytes],
                  Row + E * B.EltBytes, B.EltBytes);
    }
  }
  std::memcpy(To, Result.data(), NumBytes);
  spoilRestOfRegister(Data, To + NumBytes);
  return true;
}

/// Elements outside of the surface are dropped.
bool MessageExecutor::storeBlock2D(const Block2D &B, const Operand &Data) {
  unsigned PitchBytes = unsigned(llvm::PowerOf2Ceil(B.Width)) * B.EltBytes;
  const uint8_t *From = S.rawBytes(Data, 0, uint64_t(PitchBytes) * B.Rows);
  if (!From)
    return false;
  for (unsigned Y = 0; Y != B.Rows; ++Y) {
    int64_t First = B.X, AtRow = B.Y + Y;
    unsigned Count = B.Width, Skip = 0;
    if (AtRow < 0 || AtRow >= int64_t(B.SurfaceRows) ||
        !clipRow(B.SurfaceWidth, B.EltBytes, First, Count, Skip))
      continue;
    const uint8_t *Row = From + Y * PitchBytes + Skip * B.EltBytes;
    uint64_t Address =
        B.Base + uint64_t(AtRow) * B.Pitch + uint64_t(First) * B.EltBytes;
    if (!S.noteRead(Row, Count * B.EltBytes) ||
        !runtime::blockStore(S.T, Space::SVM, 0, Address, Count * B.EltBytes,
                             B.EltBytes, Row))
      return false;
  }
  return true;
}

bool MessageExecutor::lscBlock2D() {
  Block2D B;
  if (!readBlock2D(B))
    return false;
  if (I.Op == Opcode::LscStoreBlock2D)
    return storeBlock2D(B, Ops.back());
  return Ops.front().isAbsent() || loadBlock2D(B, Ops.front());
}
