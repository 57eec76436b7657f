//===- VerifierMessages.cpp - Legality of vISA messages -------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The finalizer does not compare the length of a transfer with the size of its
// variable (found by experiment with GenX_IR 1.0.12504), so this file does. The
// lengths are those of the vISA specification, which has one page per message.
//
//===----------------------------------------------------------------------===//

#include "VerifierImpl.h"
#include "Words.h"
#include "cmx/Target/MatrixUnit.h"
#include "cmx/VISA/LscDescriptor.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/MathExtras.h"

using namespace cmx;
using namespace cmx::visa;
using llvm::StringRef;
using llvm::Twine;
using Kind = Operand::Kind;

//===----------------------------------------------------------------------===//
// Operands of messages
//===----------------------------------------------------------------------===//

/// Checks an offset, coordinate or descriptor: one element or an immediate.
void KernelVerifier::checkScalarOperand(const Operand &Op, bool MayBeFloat) {
  if (Op.kind() == Kind::Imm)
    return checkImmediate(Op);
  if (Op.kind() == Kind::IndirectSrc)
    return checkAddressElts(Op, 1);
  const Decl &D = declOf(Op);
  unsigned Bytes = elemTypeBytes(D.Type);
  uint32_t OffsetBytes = uint32_t(Op.offsetBytes());
  if (Op.vStride() != 0 || Op.width() != 1 || Op.hStride() != 0)
    report(VerifierError::NotScalar,
           "expected <0;1,0>, actual " + operandText(Op));
  if (isFloat(D.Type) && !MayBeFloat)
    report(VerifierError::MessageType, "expected an integer, actual " +
                                           elemTypeText(D.Type) + " in " +
                                           operandText(Op));
  if (OffsetBytes % Bytes)
    report(VerifierError::Misaligned,
           "expected a multiple of " + Twine(Bytes) + " bytes, actual byte " +
               Twine(OffsetBytes) + " of '" + D.Name + "'");
  if (OffsetBytes / GRFBytes > Target.maxRowCol())
    report(VerifierError::RowColumn, "actual row " +
                                         Twine(OffsetBytes / GRFBytes) +
                                         " in " + operandText(Op));
  if (uint64_t(OffsetBytes) + Bytes > D.sizeBytes())
    report(VerifierError::OutOfBounds,
           operandText(Op) + " ends at byte " +
               Twine(uint64_t(OffsetBytes) + Bytes) + " of " +
               Twine(D.sizeBytes()));
}

void KernelVerifier::checkRaw(const Operand &Op, uint64_t Bytes, bool Aligned) {
  if (Op.isAbsent() || Op.kind() != Kind::Raw)
    return;
  const Decl &D = declOf(Op);
  uint64_t OffsetBytes = uint32_t(Op.offsetBytes());
  uint64_t FromRoot = Places[uint32_t(Op.decl())].RootOffsetBytes + OffsetBytes;
  if (Aligned && FromRoot % GRFBytes)
    report(VerifierError::RawAlignment,
           "expected a multiple of " + Twine(GRFBytes) + ", actual byte " +
               Twine(FromRoot) + " for " + operandText(Op));
  if (OffsetBytes + Bytes > D.sizeBytes() && !D.Predefined)
    report(VerifierError::MessageBounds,
           "expected at least " + Twine(OffsetBytes + Bytes) +
               " bytes, actual " + Twine(D.sizeBytes()) + " of '" + D.Name +
               "'");
}

void KernelVerifier::checkRawType(const Operand &Op, unsigned Bytes,
                                  StringRef What) {
  if (Op.isAbsent() || elemTypeBytes(declOf(Op).Type) == Bytes)
    return;
  report(VerifierError::MessageType,
         What + ", expected elements of " + Twine(Bytes) + " bytes, actual " +
             elemTypeText(declOf(Op).Type) + " of '" + declOf(Op).Name + "'");
}

//===----------------------------------------------------------------------===//
// Platforms
//===----------------------------------------------------------------------===//

void KernelVerifier::checkMessagePlatform(Ops O) {
  Feature Needs = Feature::Always;
  // True if the finalizer emits the message even for platforms that lack it.
  bool InHardwareOnly = false;
  switch (opcodeFormat(I->Op)) {
  case Format::OwordBlock:
    InHardwareOnly = true;
    Needs = O[0].decl() == visa::declOf(Predefined::SLM) ? Feature::OwordSLM
                                                         : Feature::OwordBlock;
    break;
  case Format::MediaBlock:
    InHardwareOnly = true;
    Needs = Feature::MediaBlock;
    break;
  case Format::SurfaceScatter:
  case Format::SurfaceQuad:
  case Format::TypedQuad:
  case Format::TypedAtomic:
  case Format::SurfaceAtomic:
  case Format::SvmBlock:
  case Format::SvmScatter:
  case Format::SvmQuad:
  case Format::SvmAtomic:
    InHardwareOnly = true;
    Needs = Feature::LegacyDataPort;
    break;
  case Format::LscLoad:
  case Format::LscStore:
  case Format::LscAtomic:
  case Format::LscFence:
    Needs = Feature::LSC;
    break;
  // The platforms with LSC are also the platforms with the matrix unit.
  case Format::Dpas:
    Needs = I->Op == Opcode::Dpasw ? Feature::Dpasw : Feature::LSC;
    break;
  case Format::Sampler:
  case Format::SamplerLoad:
  case Format::MediaSampler:
  case Format::UnormSampler:
    InHardwareOnly = true;
    Needs = Feature::Sampler;
    break;
  case Format::LscBlock2D:
    Needs = Feature::LSCBlock2D;
    break;
  case Format::Sources:
    Needs = Feature::NBarrier;
    break;
  case Format::Plain:
  case Format::Fence:
  case Format::RawSend:
  case Format::RawSends:
    break; // Every platform has these messages.
  default:
    llvm_unreachable("no message");
  }
  if (Target.has(Needs) || (InHardwareOnly && !Options.CheckMessageHardware))
    return;
  report(VerifierError::MessagePlatform,
         opcodeMnemonic(I->Op) + " on " + Target.name());
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

void KernelVerifier::checkBlock(Ops O) {
  unsigned NumOwords = I->Message.NumOwords;
  if (NumOwords == 0 || NumOwords > 16 || !llvm::isPowerOf2_32(NumOwords)) {
    report(VerifierError::BlockSize,
           "expected 1, 2, 4, 8 or 16 owords, actual " + Twine(NumOwords));
    return;
  }
  checkScalarOperand(O[O.size() - 2]);
  if (O.back().isAbsent())
    report(VerifierError::OperandKind, "expected data, actual %null");
  checkRaw(O.back(), 16 * uint64_t(NumOwords));
}

/// vISA spec, media_ld: the wider a block is, the fewer rows it can have. In
/// registers, the bytes of a row are its width rounded up to a power of two,
/// and at least 4 bytes.
void KernelVerifier::checkMedia(Ops O) {
  unsigned WidthBytes = I->Message.BlockWidthBytes, Rows = I->Message.BlockRows;
  if (WidthBytes == 0 || WidthBytes > 64) {
    report(VerifierError::BlockSize,
           "expected a width of 1..64 bytes, actual " + Twine(WidthBytes));
    return;
  }
  unsigned PitchBytes = std::max(4u, unsigned(llvm::PowerOf2Ceil(WidthBytes)));
  unsigned MaxRows = 256 / PitchBytes;
  if (Rows == 0 || Rows > MaxRows) {
    report(VerifierError::BlockSize, "expected 1.." + Twine(MaxRows) +
                                         " rows for " + Twine(WidthBytes) +
                                         " bytes, actual " + Twine(Rows));
    return;
  }
  checkScalarOperand(O[1]);
  checkScalarOperand(O[2]);
  if (O[3].isAbsent())
    report(VerifierError::OperandKind, "expected data, actual %null");
  checkRaw(O[3], uint64_t(PitchBytes) * Rows);
}

//===----------------------------------------------------------------------===//
// Scattered messages
//===----------------------------------------------------------------------===//

static bool isElemSize(unsigned Bytes) {
  return Bytes == 1 || Bytes == 2 || Bytes == 4;
}

/// In registers, an element of 1 or 2 bytes takes one dword per lane.
void KernelVerifier::checkSurfaceScatter(Ops O) {
  unsigned Lanes = I->Lanes.Size;
  bool Scaled = I->Op == Opcode::GatherScaled || I->Op == Opcode::ScatterScaled;
  if (!isElemSize(I->Message.ElemBytes))
    report(VerifierError::ScatterShape,
           "expected 1, 2 or 4 bytes per lane, actual " +
               Twine(unsigned(I->Message.ElemBytes)));
  bool GoodLanes = Lanes == 1 || Lanes == 8 || Lanes == 16;
  if (!GoodLanes && !(Scaled && (Lanes == 2 || Lanes == 4 || Lanes == 32)))
    report(VerifierError::ScatterShape,
           "expected size 1, 8 or 16, actual " + Twine(Lanes));
  checkScalarOperand(O[1]);
  checkRawType(O[2], 4, "offsets");
  checkRaw(O[2], 4 * uint64_t(Lanes));
  if (!Scaled)
    checkRawType(O[3], 4, "data");
  checkRaw(O[3], 4 * uint64_t(Lanes));
}

/// Returns the number of bytes that the data of \p Channels take in registers.
/// vISA spec, GATHER4_SCALED: each channel starts at a register boundary.
uint64_t KernelVerifier::channelBytes(unsigned Channels) const {
  unsigned Count = llvm::popcount(Channels), Lanes = I->Lanes.Size;
  if (Count == 0)
    return 0;
  return 4 * ((Count - 1) * uint64_t(std::max(Lanes, GRFBytes / 4)) + Lanes);
}

/// Does a present coordinate follow an absent one? The finalizer would then
/// move the present coordinate to the place of the absent one (experiment:
/// GenX_IR 1.0.12504).
static bool hasGap(llvm::ArrayRef<Operand> Coordinates) {
  auto IsAbsent = [](const Operand &Op) { return Op.isAbsent(); };
  const Operand *Gap = llvm::find_if(Coordinates, IsAbsent);
  return !llvm::all_of(llvm::make_range(Gap, Coordinates.end()), IsAbsent);
}
static constexpr const char GapText[] =
    "expected a coordinate in front of others, actual %null";

void KernelVerifier::checkQuad(Ops O) {
  unsigned Lanes = I->Lanes.Size;
  Format Shape = opcodeFormat(I->Op);
  if (I->Message.Channels == 0 || I->Message.Channels > 15)
    report(VerifierError::ScatterShape, "expected some of R, G, B, A");
  bool IsTyped = Shape == Format::TypedQuad;
  if (IsTyped ? Lanes != 8 : Lanes > 16)
    report(VerifierError::ScatterShape,
           (IsTyped ? "expected size 8, actual "
                    : "expected size at most 16, actual ") +
               Twine(Lanes));
  unsigned FirstRaw = 1;
  if (!IsTyped) {
    FirstRaw = Shape == Format::SurfaceQuad ? 2 : 1;
    checkScalarOperand(O[FirstRaw - 1]);
  }
  for (unsigned N = FirstRaw; N + 1 < O.size(); ++N) {
    if (O[N].isAbsent())
      continue;
    unsigned Bytes =
        Shape == Format::SvmQuad ? elemTypeBytes(declOf(O[N]).Type) : 4;
    if (!IsTyped && Shape != Format::SvmQuad)
      checkRawType(O[N], 4, "offsets");
    checkRaw(O[N], uint64_t(Bytes) * Lanes);
  }
  if (IsTyped && hasGap(O.slice(1, 4)))
    report(VerifierError::OperandKind, GapText);
  checkRawType(O.back(), 4, "data");
  checkRaw(O.back(), channelBytes(I->Message.Channels));
}

namespace {
struct AtomicRow {
  unsigned NumSrcs;
  ElemKind Class;
};
} // namespace

static const AtomicRow AtomicRows[] = {
#define CMX_VISA_ATOMIC(Enum, Text, NumSrcs, Class) {NumSrcs, ElemKind::Class},
#include "cmx/VISA/Messages.def"
};

/// Checks the number of sources of an atomic, and the types of its sources and
/// its destination.
void KernelVerifier::checkAtomicData(Ops Rest, unsigned DataBytes) {
  const AtomicRow &Row = AtomicRows[unsigned(I->Message.Atomic)];
  unsigned NumSrcs = !Rest[0].isAbsent() + !Rest[1].isAbsent();
  if (NumSrcs != Row.NumSrcs || (NumSrcs == 1 && Rest[0].isAbsent()))
    report(VerifierError::AtomicSources,
           AtomicWords[unsigned(I->Message.Atomic)] + ", expected " +
               Twine(Row.NumSrcs) + ", actual " + Twine(NumSrcs));
  for (const Operand &Op : Rest) {
    if (Op.isAbsent())
      continue;
    checkRaw(Op, uint64_t(DataBytes) * I->Lanes.Size);
    if (elemTypeKind(declOf(Op).Type) != Row.Class)
      report(VerifierError::MessageType,
             AtomicWords[unsigned(I->Message.Atomic)] + " on " +
                 elemTypeText(declOf(Op).Type) + " of '" + declOf(Op).Name +
                 "'");
  }
}

/// vISA spec, TYPED_ATOMIC: the pixels have 32 bits.
void KernelVerifier::checkTypedAtomic(Ops O) {
  unsigned Lanes = I->Lanes.Size;
  if (Lanes != 8)
    report(VerifierError::ScatterShape,
           "expected size 8, actual " + Twine(Lanes));
  if (O[1].isAbsent())
    report(VerifierError::OperandKind, "expected a coordinate, actual %null");
  else if (hasGap(O.slice(1, 4)))
    report(VerifierError::OperandKind, GapText);
  for (const Operand &Op : O.slice(1, 4)) {
    checkRawType(Op, 4, "coordinates");
    checkRaw(Op, 4 * uint64_t(Lanes));
  }
  checkAtomicData(O.drop_front(5), 4);
}

void KernelVerifier::checkAtomic(Ops O) {
  bool IsSvm = I->Op == Opcode::SvmAtomic;
  const Operand &Addresses = O[IsSvm ? 0 : 1];
  Ops Rest = O.drop_front(IsSvm ? 1 : 2); // Source 0, source 1, destination.
  unsigned Bits = IsSvm ? I->Message.AtomicBits : 32;
  unsigned Lanes = I->Lanes.Size;
  unsigned DataBytes = std::max(4u, Bits / 8);
  if (Bits != 16 && Bits != 32 && Bits != 64)
    report(VerifierError::ScatterShape,
           "expected 16, 32 or 64 bits, actual " + Twine(Bits));
  if (Lanes > 16)
    report(VerifierError::ScatterShape,
           "expected size at most 16, actual " + Twine(Lanes));
  unsigned AddressBytes = IsSvm ? 8 : 4;
  checkRawType(Addresses, AddressBytes, "addresses");
  if (Addresses.isAbsent())
    report(VerifierError::OperandKind, "expected addresses, actual %null");
  checkRaw(Addresses, uint64_t(AddressBytes) * Lanes);
  checkAtomicData(Rest, DataBytes);
}

/// Checks svm_gather and svm_scatter, which move Count elements of Bytes bytes
/// for each lane.
void KernelVerifier::checkSvm(Ops O) {
  unsigned Bytes = I->Message.ElemBytes, Count = I->Message.NumElts;
  unsigned Lanes = I->Lanes.Size;
  bool GoodBytes = Bytes == 1 || Bytes == 4 || Bytes == 8;
  bool GoodCount = Count == 1 || Count == 2 || Count == 4 || Count == 8;
  if (!GoodBytes || !GoodCount || Lanes > 16) {
    report(VerifierError::ScatterShape,
           "expected 1, 4 or 8 bytes, 1, 2, 4 or 8 elements, size at most 16, "
           "actual " +
               Twine(Bytes) + ", " + Twine(Count) + ", " + Twine(Lanes));
    return;
  }
  checkRawType(O[0], 8, "addresses");
  checkRaw(O[0], 8 * uint64_t(Lanes));
  checkRaw(O[1], uint64_t(std::max(4u, Bytes * Count)) * Lanes);
}

//===----------------------------------------------------------------------===//
// Load/store cache
//===----------------------------------------------------------------------===//

namespace {
struct LscDataRow {
  unsigned MemBytes, RegBytes;
};
} // namespace

static const LscDataRow LscDataRows[] = {
#define CMX_VISA_LSC_DATA(Enum, Text, MemBytes, RegBytes) {MemBytes, RegBytes},
#include "cmx/VISA/Messages.def"
};

/// Checks the pair of cache controls. The legal pairs are the same on DG2 and
/// PVC (found by experiment).
void KernelVerifier::checkLscCaching() {
  using C = LscCache;
  using Pair = std::pair<C, C>;
  static const Pair Loads[] = {
      {C::Uncached, C::Uncached},    {C::Uncached, C::Cached},
      {C::Cached, C::Uncached},      {C::Cached, C::Cached},
      {C::Streaming, C::Uncached},   {C::Streaming, C::Cached},
      {C::ReadInvalidate, C::Cached}};
  static const Pair Stores[] = {
      {C::Uncached, C::Uncached},      {C::Uncached, C::WriteBack},
      {C::WriteBack, C::WriteBack},    {C::WriteThrough, C::Uncached},
      {C::WriteThrough, C::WriteBack}, {C::Streaming, C::Uncached},
      {C::Streaming, C::WriteBack}};
  static const Pair Atomics[] = {{C::Uncached, C::Uncached},
                                 {C::Uncached, C::WriteBack}};
  Pair Actual(I->Lsc.L1, I->Lsc.L3);
  if (Actual == Pair(C::Default, C::Default))
    return;
  bool Good;
  if (I->Op == Opcode::LscAtomic)
    Good = llvm::is_contained(Atomics, Actual);
  else if (I->Op == Opcode::LscStore || I->Op == Opcode::LscStoreQuad ||
           I->Op == Opcode::LscStoreBlock2D)
    Good = llvm::is_contained(Stores, Actual);
  else
    Good = llvm::is_contained(Loads, Actual);
  if (!Good)
    report(VerifierError::LscCaching,
           "." + LscCacheWords[unsigned(Actual.first)] + "." +
               LscCacheWords[unsigned(Actual.second)] + " in " +
               opcodeMnemonic(I->Op));
}

void KernelVerifier::checkLscShape() {
  const LscFields &F = I->Lsc;
  static const unsigned VectorSizes[] = {1, 2, 3, 4, 8, 16, 32, 64};
  if (!llvm::is_contained(VectorSizes, F.VectorSize))
    report(VerifierError::LscShape,
           "expected a vector of 1, 2, 3, 4, 8, 16, 32 or 64, actual " +
               Twine(unsigned(F.VectorSize)));
  if (F.Transpose && I->Lanes.Size != 1)
    report(VerifierError::LscShape,
           "expected size 1 for transposed data, actual " +
               Twine(unsigned(I->Lanes.Size)));
  if (F.Transpose && F.Data != LscData::D32 && F.Data != LscData::D64)
    report(VerifierError::LscShape,
           "expected d32 or d64 for transposed data, actual " +
               LscDataWords[unsigned(F.Data)]);
  if (!F.Transpose && (F.Data == LscData::D8 || F.Data == LscData::D16))
    report(VerifierError::LscShape,
           "expected d8c32, d16c32, d32 or d64, actual " +
               LscDataWords[unsigned(F.Data)]);
  if (F.AddrBits != 16 && F.AddrBits != 32 && F.AddrBits != 64)
    report(VerifierError::LscShape, "expected addresses of 16, 32 or 64 bits, "
                                    "actual " +
                                        Twine(unsigned(F.AddrBits)));
  if (F.AddrBits == 64 && F.SFID != LscSFID::UGM)
    report(VerifierError::LscShape, "expected addresses of 32 bits for ." +
                                        LscSFIDWords[unsigned(F.SFID)] +
                                        ", actual 64");
  bool IsQuad = I->Op == Opcode::LscLoadQuad || I->Op == Opcode::LscStoreQuad;
  if (IsQuad && (F.Channels == 0 || F.Channels > 15))
    report(VerifierError::LscShape, "expected some of x, y, z, w");
  // The channels of a store must be contiguous, from x on.
  if (I->Op == Opcode::LscStoreQuad && (F.Channels & (F.Channels + 1)))
    report(VerifierError::LscShape,
           "expected .x, .xy, .xyz or .xyzw for a store");
}

void KernelVerifier::checkLsc(Ops O) {
  unsigned Before = NumMessages;
  checkLscShape();
  checkLscCaching();
  if (NumMessages != Before)
    return;
  const LscFields &F = I->Lsc;
  bool IsStore = opcodeFormat(I->Op) == Format::LscStore;
  const Operand &Data = IsStore ? O[3] : O[0];
  const Operand &Surface = O[IsStore ? 0 : 1], &Address = O[IsStore ? 1 : 2];
  bool IsFlat = F.Model == LscModel::Flat;
  if (IsFlat != Surface.isAbsent())
    report(VerifierError::LscShape,
           IsFlat ? "surface with the flat model"
                  : "expected a surface for ." +
                        LscModelWords[unsigned(F.Model)].str());
  checkRaw(Surface, 4, /*Aligned=*/false);
  if (Address.isAbsent())
    report(VerifierError::OperandKind, "expected addresses, actual %null");
  unsigned Lanes = I->Lanes.Size;
  checkRaw(Address, uint64_t(F.AddrBits / 8) * Lanes, Lanes > 1);
  unsigned RegBytes = LscDataRows[unsigned(F.Data)].RegBytes;
  bool IsQuad = I->Op == Opcode::LscLoadQuad || I->Op == Opcode::LscStoreQuad;
  unsigned Count = IsQuad ? llvm::popcount(F.Channels) : F.VectorSize;
  // Found by experiment: the distance in registers between two elements of a
  // lane does not depend on the number of lanes. It is the distance in the
  // largest message. But the finalizer's check, "this message accesses more
  // than 8 registers", counts only the registers of the actual lanes.
  uint64_t StrideBytes =
      uint64_t(RegBytes) * (F.Transpose ? 1 : std::max(Lanes, GRFBytes / 2));
  uint64_t Bytes = (Count - 1) * StrideBytes + uint64_t(RegBytes) * Lanes;
  uint64_t Registers =
      F.Transpose ? llvm::divideCeil(Bytes, GRFBytes)
                  : Count * llvm::divideCeil(RegBytes * Lanes, GRFBytes);
  if (Registers > 8)
    report(VerifierError::LscShape,
           "expected at most 8 registers, actual " + Twine(Registers));
  checkRaw(Data, Bytes);
  if (I->Op != Opcode::LscAtomic)
    return;
  static const unsigned NumSrcs[] = {
#define CMX_VISA_LSC_ATOMIC(Enum, Text, NumSrcs) NumSrcs,
#include "cmx/VISA/Messages.def"
  };
  unsigned Expected = NumSrcs[unsigned(F.Atomic)];
  unsigned Actual = !O[4].isAbsent() + !O[5].isAbsent();
  if (Actual != Expected || (Actual == 1 && O[4].isAbsent()))
    report(VerifierError::AtomicSources, LscAtomicWords[unsigned(F.Atomic)] +
                                             ", expected " + Twine(Expected) +
                                             ", actual " + Twine(Actual));
  checkRaw(O[4], Bytes);
  checkRaw(O[5], Bytes);
}

/// Xe-HPC PRM, "Typed and untyped 2D block messages": in registers, the width
/// of a row is rounded up to a power of two. Transposed blocks are stored
/// column by column.
void KernelVerifier::checkLscBlock(Ops O) {
  const LscFields &F = I->Lsc;
  checkLscCaching();
  bool IsLoad = I->Op == Opcode::LscLoadBlock2D;
  unsigned Bytes = LscDataRows[unsigned(F.Data)].MemBytes;
  unsigned WidthBytes = F.BlockWidthElts * Bytes;
  unsigned MaxRows = IsLoad ? 32 : 8;
  if (F.Data == LscData::D8C32 || F.Data == LscData::D16C32 || F.Blocks == 0 ||
      WidthBytes < 4 || WidthBytes * F.Blocks > 64 || F.BlockRows == 0 ||
      F.BlockRows > MaxRows || I->Lanes.Size != 1 ||
      (!IsLoad && (F.Blocks != 1 || F.Transpose || F.VNNI))) {
    report(VerifierError::LscShape,
           "expected size 1, rows of 4..64 bytes, 1.." + Twine(MaxRows) +
               " rows; actual " + Twine(unsigned(F.Blocks)) + " blocks of " +
               Twine(WidthBytes) + " bytes, " + Twine(unsigned(F.BlockRows)) +
               " rows");
    return;
  }
  uint64_t Width = F.BlockWidthElts, Rows = F.BlockRows;
  // Each dword holds the elements of several rows.
  if (F.VNNI)
    Rows = llvm::alignTo(Rows, std::max(1u, 4 / Bytes));
  if (F.Transpose)
    Rows = llvm::PowerOf2Ceil(Rows);
  else
    Width = llvm::PowerOf2Ceil(Width);
  uint64_t BlockBytes = llvm::alignTo(Width * Rows * Bytes, GRFBytes);
  uint64_t TotalBytes = (F.Blocks - 1) * BlockBytes + Width * Rows * Bytes;
  checkRaw(IsLoad ? O.front() : O.back(), TotalBytes);
  Ops Address = IsLoad ? O.drop_front() : O.drop_back();
  for (unsigned N = 0; N != Address.size(); ++N)
    checkRaw(Address[N], N == 0 ? 8 : 4, /*Aligned=*/false);
}

//===----------------------------------------------------------------------===//
// Raw messages, sampler, matrix unit
//===----------------------------------------------------------------------===//

/// If the raw message is a block load (lsc_load), checks it: its data can be
/// smaller than a register. Otherwise returns false.
bool KernelVerifier::checkRawBlockLoad(Ops O) {
  if (I->Raw.SFID != LscBlockLoad::SFID || O[1].kind() != Kind::Imm)
    return false;
  auto Load = LscBlockLoad::decode(uint32_t(O[1].immBits()));
  if (!Load)
    return false;
  unsigned Registers = llvm::divideCeil(4 * Load->NumDwords, GRFBytes);
  if (Load->DstRegs != Registers)
    report(VerifierError::RawLength, "destination, expected " +
                                         Twine(Registers) + ", actual " +
                                         Twine(Load->DstRegs));
  checkRaw(O[2], 4);
  checkRaw(O[4], 4 * uint64_t(Load->NumDwords));
  return true;
}

/// Gen11 PRM vol 7, "Message descriptor", has these bits:
/// - descriptor: length of the first source in 28..25, length of the response
///   in 24..20,
/// - extended descriptor: length of the second source in 9..6, shared function
///   in 3..0.
void KernelVerifier::checkRawSend(Ops O) {
  const RawFields &R = I->Raw;
  bool IsSends = I->Op == Opcode::RawSends;
  const Operand &Desc = O[1];
  checkScalarOperand(Desc);
  if (IsSends)
    checkScalarOperand(O[0]);
  auto Compare = [&](StringRef What, unsigned Expected, unsigned Actual) {
    if (Expected != Actual)
      report(VerifierError::RawLength, What + ", expected " + Twine(Expected) +
                                           ", actual " + Twine(Actual));
  };
  if (Desc.kind() == Kind::Imm) {
    Compare("source 0", unsigned(Desc.immBits() >> 25 & 15), R.Src0Regs);
    Compare("destination", unsigned(Desc.immBits() >> 20 & 31), R.DstRegs);
  }
  if (IsSends && O[0].kind() == Kind::Imm) {
    Compare("source 1", unsigned(O[0].immBits() >> 6 & 15), R.Src1Regs);
    Compare("shared function", unsigned(O[0].immBits() & 15), R.SFID);
  }
  if (IsSends && checkRawBlockLoad(O))
    return;
  checkRaw(O[2], uint64_t(R.Src0Regs) * GRFBytes);
  if (IsSends)
    checkRaw(O[3], uint64_t(R.Src1Regs) * GRFBytes);
  checkRaw(O.back(), uint64_t(R.DstRegs) * GRFBytes);
}

void KernelVerifier::checkSampler(Ops O) {
  unsigned Lanes = I->Lanes.Size;
  if (Lanes != 8 && Lanes != 16)
    report(VerifierError::ScatterShape,
           "expected size 8 or 16, actual " + Twine(Lanes));
  checkScalarOperand(O[0]);
  unsigned Data = opcodeFormat(I->Op) == Format::Sampler ? 3 : 2;
  if (O.size() <= Data) {
    report(VerifierError::OperandCount, "expected data and coordinates");
    return;
  }
  checkRaw(O[Data], channelBytes(I->Message.Channels));
  for (const Operand &Op : O.drop_front(Data + 1))
    checkRaw(Op, 4 * uint64_t(Lanes));
}

/// vISA spec, SAMPLE and LOAD: the operands are three coordinates, and the data
/// of the enabled channels.
void KernelVerifier::checkMediaSampler(Ops O) {
  unsigned Lanes = I->Lanes.Size;
  if (Lanes != 8 && Lanes != 16)
    report(VerifierError::ScatterShape,
           "expected size 8 or 16, actual " + Twine(Lanes));
  for (const Operand &Op : O.take_back(4)) {
    checkRawType(Op, 4, "data and coordinates");
    checkRaw(Op, 4 * uint64_t(Lanes));
  }
  checkRaw(O.back(), channelBytes(I->Message.Channels));
}

static unsigned bitsOf(DpasType T) {
  static constexpr unsigned Bits[] = {
#define CMX_VISA_DPAS_TYPE(Enum, Text, Bits) Bits,
#include "cmx/VISA/Messages.def"
  };
  return Bits[unsigned(T)];
}

/// Xe-HPG and Xe-HPC PRM, "dpas": the instruction has one lane per dword of a
/// register.
void KernelVerifier::checkDpas(Ops O) {
  const DpasFields &D = I->Dpas;
  unsigned Lanes = GRFBytes / 4;
  if (I->Lanes.Size != Lanes || D.Depth != 8 || D.Repeat == 0 || D.Repeat > 8) {
    report(VerifierError::DpasShape,
           "expected size " + Twine(Lanes) + ", depth 8, repeat 1..8, actual " +
               Twine(unsigned(I->Lanes.Size)) + ", " +
               Twine(unsigned(D.Depth)) + ", " + Twine(unsigned(D.Repeat)));
    return;
  }
  uint64_t ResultBytes = uint64_t(D.Repeat) * Lanes * 4;
  checkRaw(O[0], ResultBytes);
  checkRaw(O[1], ResultBytes);
  unsigned BBits = bitsOf(D.Src1), ABits = bitsOf(D.Src2);
  checkRaw(O[2], uint64_t(dpasDwords(BBits, ABits)) * GRFBytes);
  checkRaw(O[3], uint64_t(D.Repeat) * dpasDwords(ABits, BBits) * 4);
  if (O[0].isAbsent() || O[2].isAbsent() || O[3].isAbsent())
    report(VerifierError::OperandKind, "expected data, actual %null");
}

void KernelVerifier::checkMessage(Ops O) {
  checkMessagePlatform(O);
  if (I->Saturate)
    report(VerifierError::Saturation, opcodeMnemonic(I->Op));
  switch (opcodeFormat(I->Op)) {
  case Format::OwordBlock:
  case Format::SvmBlock:
    return checkBlock(O);
  case Format::MediaBlock:
    return checkMedia(O);
  case Format::SurfaceScatter:
    return checkSurfaceScatter(O);
  case Format::SurfaceQuad:
  case Format::TypedQuad:
  case Format::SvmQuad:
    return checkQuad(O);
  case Format::TypedAtomic:
    return checkTypedAtomic(O);
  case Format::SurfaceAtomic:
  case Format::SvmAtomic:
    return checkAtomic(O);
  case Format::SvmScatter:
    return checkSvm(O);
  case Format::LscLoad:
  case Format::LscStore:
  case Format::LscAtomic:
    return checkLsc(O);
  case Format::LscBlock2D:
    return checkLscBlock(O);
  case Format::RawSend:
  case Format::RawSends:
    return checkRawSend(O);
  case Format::Sampler:
  case Format::SamplerLoad:
    return checkSampler(O);
  case Format::MediaSampler:
    return checkMediaSampler(O);
  case Format::UnormSampler: // Each channel has 32 words.
    for (const Operand &Op : O.slice(2, 4))
      checkScalarOperand(Op, /*MayBeFloat=*/true);
    return checkRaw(O.back(), 64 * llvm::popcount(I->Message.Channels));
  case Format::Dpas:
    return checkDpas(O);
  case Format::Sources:
    for (const Operand &Op : O)
      checkScalarOperand(Op);
    return;
  case Format::LscFence:
  case Format::Plain:
  case Format::Fence:
    return; // These messages have no data.
  default:
    llvm_unreachable("no message");
  }
}
