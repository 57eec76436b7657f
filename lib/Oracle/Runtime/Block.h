//===- Block.h - Stretches of bytes and endless pages -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The two ways to store bytes: a Block is one vector of bytes, and a PageTable
// is a set of pages, each made when it is first accessed. The functions here do
// not check their arguments; the class Port (Port.h) does.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_ORACLE_RUNTIME_BLOCK_H
#define CMX_LIB_ORACLE_RUNTIME_BLOCK_H

#include "cmx/Oracle/Runtime/Memory.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <map>
#include <mutex>
#include <tuple>

namespace cmx::runtime {

class Block {
public:
  Block() = default;
  Block(const MemoryOptions &Opts, uint64_t NumBytes,
        llvm::ArrayRef<uint8_t> Contents)
      : Data(NumBytes) {
    size_t NumGiven = std::min<uint64_t>(NumBytes, Contents.size());
    std::copy_n(Contents.begin(), NumGiven, Data.begin());
    if (Opts.TrackUndefined)
      Undef.resize(NumBytes);
    if (Opts.TrackWriters)
      Writers.resize(NumBytes, NoSite);
  }

  uint64_t size() const { return Data.size(); }
  bool contains(uint64_t Offset, uint64_t NumBytes) const {
    return NumBytes <= Data.size() && Offset <= Data.size() - NumBytes;
  }
  bool isTracked() const { return !Undef.empty() || !Writers.empty(); }

  void read(uint64_t Offset, uint64_t NumBytes, Bytes To) const {
    if (!NumBytes)
      return;
    std::memcpy(To.Data, Data.data() + Offset, NumBytes);
    if (!To.Undef)
      return;
    if (Undef.empty())
      std::memset(To.Undef, 0, NumBytes);
    else
      std::memcpy(To.Undef, Undef.data() + Offset, NumBytes);
  }

  void write(uint64_t Offset, uint64_t NumBytes, ConstBytes From,
             SiteId Writer) {
    if (!NumBytes)
      return;
    std::memcpy(Data.data() + Offset, From.Data, NumBytes);
    if (!Undef.empty()) {
      if (From.Undef)
        std::memcpy(Undef.data() + Offset, From.Undef, NumBytes);
      else
        std::memset(Undef.data() + Offset, 0, NumBytes);
    }
    if (!Writers.empty())
      std::fill_n(Writers.begin() + Offset, NumBytes, Writer);
  }

  std::vector<uint8_t> Data;
  std::vector<uint8_t> Undef;  ///< Empty if not tracked.
  std::vector<SiteId> Writers; ///< Empty if not tracked.
};

constexpr uint64_t PageBytes = 4096;

/// The space; the number of the surface (SLM: of the group; SVM: 0); the number
/// of the page in the surface.
using PageKey = std::tuple<Space, uint32_t, uint64_t>;

struct Page {
  uint8_t Data[PageBytes];
  std::unique_ptr<uint8_t[]> Undef;  ///< Null if not tracked.
  std::unique_ptr<SiteId[]> Writers; ///< Null if not tracked or not written.
};

/// Fills \p Data with the bytes that page \p Key of endless memory has before
/// the first write.
void generatePage(const MemoryOptions &Opts, const PageKey &Key,
                  uint8_t (&Data)[PageBytes]);

class PageTable {
public:
  explicit PageTable(const MemoryOptions &Opts) : Opts(Opts) {}
  PageTable(const PageTable &Other);

  void read(Space S, uint32_t Surface, uint64_t Address, uint64_t NumBytes,
            Bytes To);
  void write(Space S, uint32_t Surface, uint64_t Address, uint64_t NumBytes,
             ConstBytes From, SiteId Writer);
  /// Are there so many pages that the thread should end?
  bool isFull() const {
    return NumPages.load(std::memory_order_relaxed) > MaxEndlessPages;
  }
  /// Records the place that a message reads or writes.
  void notePlace(Space S, uint32_t Surface, uint64_t Address) {
    uint64_t X = Address * 0x9e3779b97f4a7c15 + Surface * 4 + uint64_t(S) + 1;
    X = (X ^ (X >> 29)) * 0xbf58476d1ce4e5b9;
    Places.fetch_add(X ^ (X >> 32), std::memory_order_relaxed);
  }
  /// A hash that is equal for executions whose messages accessed the same
  /// places.
  uint64_t places() const { return Places.load(std::memory_order_relaxed); }
  /// Returns the page of \p Key. Makes the page if it does not exist yet.
  Page &page(const PageKey &Key);
  /// All pages that were accessed, in the order of their keys. Not to be called
  /// while threads run.
  const std::map<PageKey, std::unique_ptr<Page>> &pages() const {
    return Pages;
  }

private:
  void setWriter(Page &P, uint64_t InPage, uint64_t NumBytes, SiteId Writer);
  /// Splits an access at the ends of pages, and calls Do(page, offset in the
  /// page, offset from Address, number of bytes) for each piece.
  template <typename Callable>
  void forEachPiece(Space S, uint32_t Surface, uint64_t Address,
                    uint64_t NumBytes, Callable Do);

  MemoryOptions Opts;
  std::mutex Lock; ///< For the table, not for the bytes of pages: kernels
                   ///< synchronize their own accesses to bytes.
  std::map<PageKey, std::unique_ptr<Page>> Pages;
  std::atomic<uint64_t> NumPages{0};
  std::atomic<uint64_t> Places{0};
};

struct Memory::Impl {
  struct Allocation {
    std::string Name;
    uint64_t Address = 0;
    uint64_t NumBytes = 0;
    Block Contents; ///< Empty in endless memory.
  };

  explicit Impl(const MemoryOptions &Opts)
      : Opts(Opts), Endless(Opts), Private(withSeed(Opts)) {}
  Impl(const Impl &) = default;

  /// The last allocation that begins at or below an address, or null.
  Allocation *allocationBelow(uint64_t Address) {
    auto It = std::upper_bound(
        Allocations.begin(), Allocations.end(), Address,
        [](uint64_t A, const Allocation &B) { return A < B.Address; });
    return It == Allocations.begin() ? nullptr : &*std::prev(It);
  }

  MemoryOptions Opts;
  std::vector<SurfaceDesc> Surfaces;
  std::vector<Block> SurfaceBlocks; ///< Empty in endless memory.
  std::vector<Allocation> Allocations;
  PageTable Endless;
  PageTable Private; ///< The memory at private addresses.

private:
  /// Private memory has pages even if other memory is not endless. Before the
  /// first store, its bytes are arbitrary, so any seed is correct.
  static MemoryOptions withSeed(MemoryOptions Opts) {
    if (!Opts.EndlessSeed)
      Opts.EndlessSeed = 0;
    return Opts;
  }
};

} // namespace cmx::runtime

#endif // CMX_LIB_ORACLE_RUNTIME_BLOCK_H
