//===- Messages.h - Loads, stores and atomics -------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The effects of messages on memory. Lowered IR and the interpreter of vISA
// decode messages separately, and then call these functions. If the thread must
// end, the functions report an error and return false.
//
// Addresses count bytes. An access outside of its surface, allocation or local
// memory is an error. Only media blocks may cross the edge of their image:
// reads beyond the edge repeat the nearest pixel, and writes beyond the edge
// are dropped (Skylake PRM, vol. 7, "Media Block Read/Write").
//
// In endless memory, no access is outside; see Memory.h.
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

/// Accesses to consecutive bytes. Here and below, alignments are powers of two.
bool blockLoad(ThreadContext &T, Space S, uint32_t Surface, uint64_t Address,
               unsigned NumBytes, unsigned AlignBytes, Bytes To);
bool blockStore(ThreadContext &T, Space S, uint32_t Surface, uint64_t Address,
                unsigned NumBytes, unsigned AlignBytes, ConstBytes From);

/// A block of an image: WidthBytes bytes of each of its Rows rows. In
/// registers, rows are PitchBytes apart; bytes between WidthBytes and
/// PitchBytes are not changed. The top field consists of rows 0, 2, 4, ... of
/// the image, the bottom field of rows 1, 3, 5, ...; YRows counts rows of the
/// field. Stores must begin at a multiple of 4 bytes (vISA specification,
/// MEDIA_ST).
struct MediaBlock {
  uint32_t Surface = 0;
  int32_t XBytes = 0, YRows = 0;
  unsigned WidthBytes = 0, Rows = 0, PitchBytes = 0;
  unsigned Modifiers = 0; ///< 0 none, 1 modified, 2/4 top, 3/5 bottom field.
};
bool mediaLoad(ThreadContext &T, const MediaBlock &B, Bytes To);
bool mediaStore(ThreadContext &T, const MediaBlock &B, ConstBytes From);

/// Each lane accesses NumElts consecutive elements of MemBytes bytes each at
/// its address. In registers, element E of lane L is at (E * LaneStride + L) *
/// RegBytes; LaneStride is Lanes unless registers are padded. Loads extend with
/// zeros from MemBytes to RegBytes, as messages of the load/store cache do.
/// Messages of the data port leave these upper bytes undefined; the callers
/// handle this.
struct LaneAccess {
  Space S = Space::Surface;
  uint32_t Surface = 0;
  unsigned Lanes = 1;
  const uint64_t *Addresses = nullptr;
  const uint8_t *Mask = nullptr; ///< If not null, lanes with 0 do nothing.
  unsigned MemBytes = 4, RegBytes = 4, NumElts = 1;
  unsigned LaneStride = 0; ///< 0 means Lanes.
  unsigned AlignBytes = 1; ///< Of each address.
  /// Bit E: element E is active (quad messages). Elements that are not active
  /// are skipped in memory, and have no place in registers.
  unsigned ElementMask = ~0u;
  /// The bytes of memory are in the upper half of the register element (d16 in
  /// the high word).
  bool HighHalf = false;
};
bool laneLoad(ThreadContext &T, const LaneAccess &A, Bytes To);
bool laneStore(ThreadContext &T, const LaneAccess &A, ConstBytes From);
/// In each lane, executes one atomic operation on one element. If Old.Data is
/// null, the old values are not returned. Addresses must be multiples of
/// MemBytes. CmpXchg and FCmpWr compare with \p Src0 and write \p Src1.
bool laneAtomic(ThreadContext &T, const LaneAccess &A, AtomicOp Op,
                ConstBytes Src0, ConstBytes Src1, Bytes Old);

/// Typed access to an image. Its pixels have four channels of 32 bits, or one
/// channel of 8, 16 or 32 bits. U and V are the positions of pixels, one per
/// lane. In registers, the n-th channel that is set in Channels has 32 bits and
/// is at (n * LaneStride + lane) * 4. If the image does not have a channel, the
/// channel is read as 0 (alpha: as 1), and writes to it are ignored.
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

/// Typed access as a LaneAccess with Space::Image describes it. The addresses
/// have U in the lower half and V in the upper half. An atomic operation
/// changes the first channel.
bool imageLaneLoad(ThreadContext &T, const LaneAccess &A, Bytes To);
bool imageLaneStore(ThreadContext &T, const LaneAccess &A, ConstBytes From);
bool imageLaneAtomic(ThreadContext &T, LaneAccess A, AtomicOp Op,
                     ConstBytes Src0, ConstBytes Src1, Bytes Old);

} // namespace cmx::runtime

#endif // CMX_ORACLE_RUNTIME_MESSAGES_H
