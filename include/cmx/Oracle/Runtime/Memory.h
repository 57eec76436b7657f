//===- Memory.h - What kernels read and write -------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Memory consists of surfaces (buffers and 2D images) and of allocations at
// 64-bit addresses. A surface argument of a kernel is the number of a surface.
// Shared local memory belongs to a group of threads; see Thread.h.
//
// On request, memory tracks which bytes are undefined (written with poison) and
// which instruction wrote a byte last.
//
// "Endless" memory has all surfaces and all addresses. Its pages are made when
// they are first accessed, with pseudo-random contents that depend on a seed.
// No access is out of bounds, and a misaligned access is only noted. So two
// forms of code can be compared without a description of the memory that they
// need. In endless memory, offsets in surfaces and in local memory have 32
// bits, and addresses have 64 bits; both wrap around. A surface that is
// accessed as an image has 4096 rows of 4096 bytes. Some stretches of the
// contents are random bits, others small integers or floats of a moderate size.
// If more than MaxEndlessPages pages are needed, the thread ends with the error
// instruction-limit.
//
// Addresses from PrivateMemoryStart on are the private memory of threads. Its
// pages are made at their first access, whether memory is endless or not.
// Kernels must not rely on the initial contents of these pages. These pages are
// never compared.
//
// Threads may access memory at the same time, as on the machine; races are
// faults of the kernel.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ORACLE_RUNTIME_MEMORY_H
#define CMX_ORACLE_RUNTIME_MEMORY_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace cmx::runtime {

/// Flags of a byte that is not defined. A byte may have several. If a byte has
/// flags of AnyNaN, the byte that is compared with it must be part of a NaN in
/// one of the flagged formats. Only bytes of memory have flags of AnyNaN.
enum UndefFlag : uint8_t {
  Undefined = 1,   ///< Poison.
  HalfNaN = 2,     ///< Part of an aligned half that is any NaN.
  FloatNaN = 4,    ///< Part of an aligned float that is any NaN.
  DoubleNaN = 8,   ///< Part of an aligned double that is any NaN.
  OpenChoice = 128 ///< Differs between correct executions.
};
constexpr uint8_t AnyNaN = HalfNaN | FloatNaN | DoubleNaN;

/// Bytes outside of Memory (a register, a vector). If Undef is not null, it
/// holds the flags of each byte (UndefFlag); 0 means defined.
struct Bytes {
  uint8_t *Data = nullptr;
  uint8_t *Undef = nullptr;
};
struct ConstBytes {
  const uint8_t *Data = nullptr;
  const uint8_t *Undef = nullptr;

  ConstBytes() = default;
  ConstBytes(const uint8_t *Data, const uint8_t *Undef = nullptr)
      : Data(Data), Undef(Undef) {}
  ConstBytes(Bytes B) : Data(B.Data), Undef(B.Undef) {}
};

/// An opaque name of an instruction. SiteNames (Thread.h) describes the
/// instruction.
using SiteId = uint64_t;
constexpr SiteId NoSite = ~SiteId(0);

enum class Space : uint8_t { Surface, SVM, SLM, Image };
/// The surface number that means shared local memory (vISA specification,
/// "Surfaces").
constexpr uint32_t SLMSurface = 254;

/// A surface. A buffer has one row; rows of an image are PitchBytes apart.
struct SurfaceDesc {
  std::string Name;
  bool IsImage = false;
  uint64_t WidthBytes = 0;
  uint64_t Rows = 1;
  uint64_t PitchBytes = 0;    ///< At least WidthBytes.
  unsigned BytesPerPixel = 1; ///< For typed access and printing.
  uint64_t sizeBytes() const {
    return Rows ? PitchBytes * (Rows - 1) + WidthBytes : 0;
  }
};

/// A number as it is stored in memory.
struct StoredNumber {
  uint64_t Bits = 0;
  unsigned NumBytes = 8; ///< 1, 2, 4 or 8.
};

struct MemoryOptions {
  bool TrackUndefined = false;
  bool TrackWriters = false;
  std::optional<uint64_t> EndlessSeed;
  /// Endless memory contains these numbers, or numbers that differ from them by
  /// 1, in some places.
  std::vector<StoredNumber> EndlessNumbers;
};

/// Private memory: its first address, which kernels get, and its size.
constexpr uint64_t PrivateMemoryStart = 0x7f0000000000;
constexpr uint64_t PrivateMemoryBytes = uint64_t(1) << 40;
inline bool isPrivateAddress(uint64_t Address) {
  return Address - PrivateMemoryStart < PrivateMemoryBytes;
}

/// The maximum number of pages (of 4096 bytes each) of endless memory.
constexpr uint64_t MaxEndlessPages = 4096;

/// One stretch of bytes: a surface, an allocation, a group's local memory.
class Block;

class Memory {
public:
  explicit Memory(MemoryOptions Opts = {});
  ~Memory();
  Memory(Memory &&) noexcept;
  Memory &operator=(Memory &&) noexcept;
  /// Returns a deep copy, for example to keep the state before a run.
  Memory clone() const;

  const MemoryOptions &options() const;

  //===--- Set-up ---===//
  /// Adds a surface and returns its number: 0, 1, 2, ... \p Contents may be
  /// shorter than the surface; the rest is zero. In endless memory, this
  /// function only gives a surface a name and a pixel size, and writes \p
  /// Contents to its first bytes.
  uint32_t addSurface(SurfaceDesc Desc, llvm::ArrayRef<uint8_t> Contents = {});
  /// Adds an allocation and returns its address, a multiple of 4096.
  /// Allocations are far apart, so that an access beyond the end of one never
  /// reaches another. They begin shortly before a multiple of 2^32. So code
  /// that loses the carry between the halves of an address fails.
  uint64_t allocate(llvm::StringRef Name, llvm::ArrayRef<uint8_t> Contents);

  uint32_t numSurfaces() const;
  /// hasSurface() must be true.
  const SurfaceDesc &surface(uint32_t Number) const;
  /// The contents of the surface; empty in endless memory.
  llvm::ArrayRef<uint8_t> surfaceBytes(uint32_t Number) const;
  /// The contents of the allocation that begins at \p Address; empty in endless
  /// memory.
  llvm::ArrayRef<uint8_t> allocationBytes(uint64_t Address) const;

  //===--- Access (used by Messages.h) ---===//
  /// Do \p NumBytes bytes from \p Address on exist? Always true in endless
  /// memory.
  bool contains(Space S, uint32_t Surface, uint64_t Address,
                uint64_t NumBytes) const;
  /// contains() must be true. These functions accept Space::SLM only in endless
  /// memory, where \p Surface is the number of the group.
  void read(Space S, uint32_t Surface, uint64_t Address, uint64_t NumBytes,
            Bytes To);
  void write(Space S, uint32_t Surface, uint64_t Address, uint64_t NumBytes,
             ConstBytes From, SiteId Writer);
  bool hasSurface(uint32_t Number) const;
  bool isEndless() const { return options().EndlessSeed.has_value(); }

  //===--- After runs ---===//
  /// This memory and \p Other come from two correct executions. In this memory,
  /// bytes that differ are marked: they become undefined. But if \p NaNsStay,
  /// and such a byte is part of an aligned NaN of the same format in both
  /// memories, the byte becomes part of any NaN. Undefined bytes must be
  /// tracked, and both memories must have had the same set-up. Returns true if
  /// it has marked bytes.
  bool leaveOpenWhatDiffers(const Memory &Other, bool NaNsStay = true);
  /// Endless memory only: did the messages of both executions access the same
  /// places? (Compares a hash, so it may be true by chance.)
  bool hasSamePlaces(const Memory &Other) const;

  struct Impl;
  Impl &impl() const { return *I; }

private:
  std::unique_ptr<Impl> I;
};

/// The place and kind of a difference of two memories.
struct MemoryDifference {
  Space S = Space::Surface;
  std::string Name; ///< Of the surface or allocation.
  uint32_t Surface = 0;
  uint64_t Address = 0; ///< Byte offset in a surface; address in SVM.
  uint8_t Expected = 0, Actual = 0;
  bool ActualUndefined = false;
  SiteId ExpectedWriter = NoSite, ActualWriter = NoSite;
};

/// Returns the first byte that is wrong in \p Actual. A byte is wrong if it is
/// defined in \p Expected, and is different or undefined in \p Actual. It is
/// also wrong if \p Expected only says that it is part of some NaN, and it is
/// not part of a NaN in \p Actual. Both memories must have had the same set-up.
/// In endless memory, a page that only one side has accessed is compared with
/// the contents that the page has before the first write.
std::optional<MemoryDifference> firstDifference(const Memory &Expected,
                                                const Memory &Actual);

} // namespace cmx::runtime

#endif // CMX_ORACLE_RUNTIME_MEMORY_H
