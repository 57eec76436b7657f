//===- Messages.h - Loads, stores and atomics -------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The effects of messages on memory. Both sides decode their own operands (the
// IR lowering those of intrinsics, the interpreter those of vISA) and then call
// these functions. All functions report an error and return false if the thread
// must end.
//
// Addresses are bytes. An access outside of its surface, allocation or local
// memory is an error; only media blocks may cross the edge of their image:
// reads repeat the nearest pixel at the edge, writes outside are dropped
// (Skylake PRM, vol. 7, "Media Block Read/Write").
//
// In endless memory none of these is an error; see Memory.h.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ORACLE_RUNTIME_MESSAGES_H
#define CMX_ORACLE_RUNTIME_MESSAGES_H

#include "cmx/Oracle/Runtime/Thread.h"

namespace cmx::runtime {

enum class AtomicOp : uint8_t {
#define CMX_RUNTIME_ATOMIC(Enum, Name, NumSrcs) Enum,
#include "cmx/Oracle/Runtime/Atomics.def"
};
unsigned atomicNumSrcs(AtomicOp Op);

/// Accesses to neighbouring bytes. Here and below, alignments are powers of
/// two.
bool blockLoad(ThreadContext &T, Space S, uint32_t Surface, uint64_t Address,
               unsigned NumBytes, unsigned AlignBytes, Bytes To);
bool blockStore(ThreadContext &T, Space S, uint32_t Surface, uint64_t Address,
                unsigned NumBytes, unsigned AlignBytes, ConstBytes From);

/// Rows of an image. In registers a row takes PitchBytes; bytes between
/// WidthBytes and PitchBytes are not changed. The rows of the top field are
/// rows 0, 2, 4, ... of the image, those of the bottom field 1, 3, 5, ...;
/// YRows counts rows of the field. Stores begin at a multiple of 4 bytes (vISA
/// specification, MEDIA_ST).
struct MediaBlock {
  uint32_t Surface = 0;
  int32_t XBytes = 0, YRows = 0;
  unsigned WidthBytes = 0, Rows = 0, PitchBytes = 0;
  unsigned Modifiers = 0; ///< 0 none, 1 modified, 2/4 top, 3/5 bottom field.
};
bool mediaLoad(ThreadContext &T, const MediaBlock &B, Bytes To);
bool mediaStore(ThreadContext &T, const MediaBlock &B, ConstBytes From);

/// Each lane accesses NumElts neighbouring elements of MemBytes at its address.
/// In registers, element E of lane L is at (E * LaneStride + L) * RegBytes;
/// LaneStride is Lanes unless registers are padded. Loads extend with zeros
/// from MemBytes to RegBytes, as the load/store cache does. Callers handle the
/// bytes that the data port leaves undefined there.
struct LaneAccess {
  Space S = Space::Surface;
  uint32_t Surface = 0;
  unsigned Lanes = 1;
  const uint64_t *Addresses = nullptr;
  const uint8_t *Mask = nullptr; ///< Not null: lanes with 0 do nothing.
  unsigned MemBytes = 4, RegBytes = 4, NumElts = 1;
  unsigned LaneStride = 0; ///< 0: Lanes.
  unsigned AlignBytes = 1; ///< Of each address.
  /// Bit E: element E is active (quad messages). Others are skipped in memory
  /// and take no register.
  unsigned ElementMask = ~0u;
  /// Bytes are in the upper half of the register element (d16 in the high
  /// word).
  bool HighHalf = false;
};
bool laneLoad(ThreadContext &T, const LaneAccess &A, Bytes To);
bool laneStore(ThreadContext &T, const LaneAccess &A, ConstBytes From);
/// Executes one atomic operation per lane, with one element each. \p Old may
/// have no Data. Addresses are multiples of MemBytes. CmpXchg and FCmpWr
/// compare with \p Src0 and write \p Src1.
bool laneAtomic(ThreadContext &T, const LaneAccess &A, AtomicOp Op,
                ConstBytes Src0, ConstBytes Src1, Bytes Old);

/// Typed access to an image with four channels of 32 bits, or one channel of 8,
/// 16 or 32 bits per pixel. U, V: pixel positions, one per lane. In registers,
/// the n-th channel of Channels is at (n * LaneStride + lane) * 4, in 32 bits.
/// Channels that the image does not have are read as 0, alpha as 1, and not
/// written.
struct ImageAccess {
  uint32_t Surface = 0;
  unsigned Lanes = 8;
  const uint32_t *U = nullptr, *V = nullptr;
  const uint8_t *Mask = nullptr;
  unsigned Channels = 1; ///< Bit 0 is R.
  unsigned LaneStride = 0;
};
bool imageLoad(ThreadContext &T, const ImageAccess &A, Bytes To);
bool imageStore(ThreadContext &T, const ImageAccess &A, ConstBytes From);

/// The same accesses for lanes of Space::Image, whose addresses hold U, and V
/// in the upper half. An atomic operation changes the first channel.
bool imageLaneLoad(ThreadContext &T, const LaneAccess &A, Bytes To);
bool imageLaneStore(ThreadContext &T, const LaneAccess &A, ConstBytes From);
bool imageLaneAtomic(ThreadContext &T, LaneAccess A, AtomicOp Op,
                     ConstBytes Src0, ConstBytes Src1, Bytes Old);

} // namespace cmx::runtime

#endif // CMX_ORACLE_RUNTIME_MESSAGES_H
