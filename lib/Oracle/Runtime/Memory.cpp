//===- Memory.cpp - What kernels read and write ---------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/Runtime/Memory.h"

#include "Block.h"
#include "Hash.h"

#include "llvm/Support/ErrorHandling.h"

#include <cassert>

using namespace cmx::runtime;

//===----------------------------------------------------------------------===//
// Pages of endless memory
//===----------------------------------------------------------------------===//

namespace {

/// Makes the contents of a stretch of endless memory. Random bits find most
/// mistakes. But random integers are mostly large, and random floats have very
/// different magnitudes. Then many conditions always have the same result, and
/// sums lose their smaller operand. Therefore, some stretches hold small
/// numbers or limits of types instead.
class Stretch {
  const MemoryOptions &Opts;
  HashSequence &Numbers;
  unsigned Kind;
  unsigned Log2Bytes; ///< For limit(): size of a number, 1 to 3.
  StoredNumber Known; ///< One of EndlessNumbers.

public:
  Stretch(const MemoryOptions &Opts, HashSequence &Numbers);
  uint64_t nextPiece();

private:
  uint64_t near(const StoredNumber &N);
  uint64_t limit(unsigned NumBits);
  /// Returns 64 bits that consist of numbers of \p NumBits bits each.
  template <typename Maker> uint64_t fill(unsigned NumBits, Maker Make) {
    uint64_t Piece = 0;
    for (unsigned At = 0; At != 64; At += NumBits)
      Piece |= (Make() & ~uint64_t(0) >> (64 - NumBits)) << At;
    return Piece;
  }
};

} // namespace

Stretch::Stretch(const MemoryOptions &Opts, HashSequence &Numbers)
    : Opts(Opts), Numbers(Numbers) {
  uint64_t Bits = Numbers.next();
  Kind = Bits & 7;
  Log2Bytes = 1 + unsigned(Bits >> 8) % 3;
  if (!Opts.EndlessNumbers.empty())
    Known =
        Opts.EndlessNumbers[size_t(Bits >> 16) % Opts.EndlessNumbers.size()];
}

uint64_t Stretch::near(const StoredNumber &N) {
  return N.Bits + Numbers.next() % 3 - 1;
}

/// Returns a limit of an integer or float type of \p NumBits bits.
uint64_t Stretch::limit(unsigned NumBits) {
  unsigned MantissaBits = NumBits == 16 ? 10 : NumBits == 32 ? 23 : 52;
  uint64_t Sign = uint64_t(1) << (NumBits - 1),
           Implicit = uint64_t(1) << MantissaBits, Infinity = Sign - Implicit,
           One = Infinity >> 1 & ~(Implicit - 1);
  const uint64_t Limits[] = {0,
                             1, // Also the least denormal number.
                             ~uint64_t(0),
                             Sign, // Also -0.0.
                             Sign - 1,
                             Sign + 1,
                             Infinity,
                             Sign | Infinity,
                             Infinity | Implicit >> 1, // NaN.
                             Infinity - 1,
                             Implicit,
                             Implicit - 1,
                             One,
                             Sign | One,
                             One - 1,
                             One + 1};
  return Limits[Numbers.next() % std::size(Limits)];
}

/// Returns the next 64 bits of the contents.
uint64_t Stretch::nextPiece() {
  switch (Kind) {
  case 2:
    if (!Opts.EndlessNumbers.empty())
      return fill(8 * Known.NumBytes, [&] { return near(Known); });
    return Numbers.next();
  case 3:
    return fill(8u << Log2Bytes, [&] { return limit(8u << Log2Bytes); });
  case 4: // Small 32-bit integers, -4 to 27.
  case 5:
    return fill(32, [&] { return (Numbers.next() & 31) - 4; });
  case 6: // Floats of -8 to 8, multiples of 2^-8.
    return fill(32, [&] {
      float F = float(int(Numbers.next() & 4095) - 2048) / 256;
      uint32_t Pattern;
      std::memcpy(&Pattern, &F, sizeof(F));
      return uint64_t(Pattern);
    });
  case 7: // Few bits are set, so some numbers are zero.
    return Numbers.next() & Numbers.next() & Numbers.next() & Numbers.next();
  default:
    return Numbers.next();
  }
}

void cmx::runtime::generatePage(const MemoryOptions &Opts, const PageKey &Key,
                                uint8_t (&Data)[PageBytes]) {
  assert(Opts.EndlessSeed && "only endless memory has pages");
  uint64_t Start = hashOf(*Opts.EndlessSeed, uint64_t(std::get<0>(Key)),
                          std::get<1>(Key), std::get<2>(Key));
  HashSequence Numbers(Start);
  constexpr unsigned StretchBytes = 256;
  for (unsigned At = 0; At != PageBytes; At += StretchBytes) {
    Stretch S(Opts, Numbers);
    for (unsigned I = 0; I != StretchBytes; I += 8) {
      uint64_t Piece = S.nextPiece();
      std::memcpy(Data + At + I, &Piece, sizeof(Piece));
    }
  }
}

PageTable::PageTable(const PageTable &Other) : Opts(Other.Opts) {
  for (const auto &[Key, From] : Other.Pages) {
    auto To = std::make_unique<Page>();
    std::memcpy(To->Data, From->Data, PageBytes);
    if (From->Undef) {
      To->Undef = std::make_unique<uint8_t[]>(PageBytes);
      std::copy_n(From->Undef.get(), PageBytes, To->Undef.get());
    }
    if (From->Writers) {
      To->Writers = std::make_unique<SiteId[]>(PageBytes);
      std::copy_n(From->Writers.get(), PageBytes, To->Writers.get());
    }
    Pages.emplace(Key, std::move(To));
  }
  NumPages = Pages.size();
}

Page &PageTable::page(const PageKey &Key) {
  std::lock_guard<std::mutex> Guard(Lock);
  std::unique_ptr<Page> &P = Pages[Key];
  if (P)
    return *P;
  P = std::make_unique<Page>();
  generatePage(Opts, Key, P->Data);
  if (Opts.TrackUndefined)
    P->Undef = std::make_unique<uint8_t[]>(PageBytes);
  NumPages.store(Pages.size(), std::memory_order_relaxed);
  return *P;
}

template <typename Callable>
void PageTable::forEachPiece(Space S, uint32_t Surface, uint64_t Address,
                             uint64_t NumBytes, Callable Do) {
  if (S == Space::SVM)
    Surface = 0;
  for (uint64_t Done = 0; Done != NumBytes;) {
    uint64_t At = Address + Done;
    if (S != Space::SVM)
      At = uint32_t(At);
    uint64_t InPage = At % PageBytes;
    uint64_t Count = std::min(NumBytes - Done, PageBytes - InPage);
    Do(page({S, Surface, At / PageBytes}), InPage, Done, Count);
    Done += Count;
  }
}

void PageTable::read(Space S, uint32_t Surface, uint64_t Address,
                     uint64_t NumBytes, Bytes To) {
  forEachPiece(S, Surface, Address, NumBytes,
               [&](Page &P, uint64_t InPage, uint64_t Done, uint64_t Count) {
                 std::memcpy(To.Data + Done, P.Data + InPage, Count);
                 if (!To.Undef)
                   return;
                 if (P.Undef)
                   std::memcpy(To.Undef + Done, P.Undef.get() + InPage, Count);
                 else
                   std::memset(To.Undef + Done, 0, Count);
               });
}

void PageTable::write(Space S, uint32_t Surface, uint64_t Address,
                      uint64_t NumBytes, ConstBytes From, SiteId Writer) {
  forEachPiece(S, Surface, Address, NumBytes,
               [&](Page &P, uint64_t InPage, uint64_t Done, uint64_t Count) {
                 std::memcpy(P.Data + InPage, From.Data + Done, Count);
                 if (P.Undef) {
                   if (From.Undef)
                     std::memcpy(P.Undef.get() + InPage, From.Undef + Done,
                                 Count);
                   else
                     std::memset(P.Undef.get() + InPage, 0, Count);
                 }
                 if (Opts.TrackWriters)
                   setWriter(P, InPage, Count, Writer);
               });
}

void PageTable::setWriter(Page &P, uint64_t InPage, uint64_t NumBytes,
                          SiteId Writer) {
  std::lock_guard<std::mutex> Guard(Lock);
  if (!P.Writers) {
    P.Writers = std::make_unique<SiteId[]>(PageBytes);
    std::fill_n(P.Writers.get(), PageBytes, NoSite);
  }
  std::fill_n(P.Writers.get() + InPage, NumBytes, Writer);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// The number of rows of a surface in endless memory.
static constexpr uint64_t EndlessRows = 4096;

static SurfaceDesc endlessDesc() {
  SurfaceDesc D;
  D.IsImage = true;
  D.WidthBytes = D.PitchBytes = PageBytes;
  D.Rows = EndlessRows;
  return D;
}

Memory::Memory(MemoryOptions Opts) : I(std::make_unique<Impl>(Opts)) {}
Memory::~Memory() = default;
Memory::Memory(Memory &&) noexcept = default;
Memory &Memory::operator=(Memory &&) noexcept = default;

Memory Memory::clone() const {
  Memory M;
  M.I = std::make_unique<Impl>(*I);
  return M;
}

const MemoryOptions &Memory::options() const { return I->Opts; }

uint32_t Memory::addSurface(SurfaceDesc Desc,
                            llvm::ArrayRef<uint8_t> Contents) {
  uint32_t Number = numSurfaces();
  Desc.BytesPerPixel = std::max(Desc.BytesPerPixel, 1u);
  if (!Desc.IsImage)
    Desc.Rows = 1;
  if (isEndless()) {
    Desc.IsImage = true;
    Desc.WidthBytes = Desc.PitchBytes = PageBytes;
    Desc.Rows = EndlessRows;
    I->Surfaces.push_back(std::move(Desc));
    write(Space::Surface, Number, 0, Contents.size(), Contents.data(), NoSite);
    return Number;
  }
  Desc.PitchBytes = std::max(Desc.PitchBytes, Desc.WidthBytes);
  I->SurfaceBlocks.emplace_back(I->Opts, Desc.sizeBytes(), Contents);
  I->Surfaces.push_back(std::move(Desc));
  return Number;
}

uint64_t Memory::allocate(llvm::StringRef Name,
                          llvm::ArrayRef<uint8_t> Contents) {
  constexpr uint64_t Distance = uint64_t(1) << 36;
  constexpr uint64_t BelowCarry = (uint64_t(1) << 32) - PageBytes;
  uint64_t Slot = 1;
  if (!I->Allocations.empty()) {
    const Impl::Allocation &Last = I->Allocations.back();
    Slot = (Last.Address + Last.NumBytes) / Distance + 1;
  }
  Impl::Allocation A;
  A.Name = Name.str();
  A.Address = Slot * Distance + BelowCarry;
  A.NumBytes = Contents.size();
  if (isEndless())
    write(Space::SVM, 0, A.Address, A.NumBytes, Contents.data(), NoSite);
  else
    A.Contents = Block(I->Opts, A.NumBytes, Contents);
  I->Allocations.push_back(std::move(A));
  return I->Allocations.back().Address;
}

uint32_t Memory::numSurfaces() const { return uint32_t(I->Surfaces.size()); }

const SurfaceDesc &Memory::surface(uint32_t Number) const {
  assert(hasSurface(Number) && "no such surface");
  static const SurfaceDesc Endless = endlessDesc();
  return Number < I->Surfaces.size() ? I->Surfaces[Number] : Endless;
}

llvm::ArrayRef<uint8_t> Memory::surfaceBytes(uint32_t Number) const {
  if (Number >= I->SurfaceBlocks.size())
    return {};
  return I->SurfaceBlocks[Number].Data;
}

llvm::ArrayRef<uint8_t> Memory::allocationBytes(uint64_t Address) const {
  const Impl::Allocation *A = I->allocationBelow(Address);
  if (!A || A->Address != Address)
    return {};
  return A->Contents.Data;
}

bool Memory::hasSurface(uint32_t Number) const {
  return isEndless() || Number < I->Surfaces.size();
}

bool Memory::contains(Space S, uint32_t Surface, uint64_t Address,
                      uint64_t NumBytes) const {
  if (isEndless())
    return true;
  switch (S) {
  case Space::Surface:
    return hasSurface(Surface) &&
           I->SurfaceBlocks[Surface].contains(Address, NumBytes);
  case Space::SVM: {
    const Impl::Allocation *A = I->allocationBelow(Address);
    return A && A->Contents.contains(Address - A->Address, NumBytes);
  }
  case Space::SLM:
  case Space::Image:
    return false;
  }
  llvm_unreachable("all spaces handled");
}

void Memory::read(Space S, uint32_t Surface, uint64_t Address,
                  uint64_t NumBytes, Bytes To) {
  assert(contains(S, Surface, Address, NumBytes) && "not in memory");
  if (!NumBytes)
    return;
  if (isEndless())
    return I->Endless.read(S, Surface, Address, NumBytes, To);
  if (S == Space::Surface)
    return I->SurfaceBlocks[Surface].read(Address, NumBytes, To);
  Impl::Allocation *A = I->allocationBelow(Address);
  A->Contents.read(Address - A->Address, NumBytes, To);
}

void Memory::write(Space S, uint32_t Surface, uint64_t Address,
                   uint64_t NumBytes, ConstBytes From, SiteId Writer) {
  assert(contains(S, Surface, Address, NumBytes) && "not in memory");
  if (!NumBytes)
    return;
  if (isEndless())
    return I->Endless.write(S, Surface, Address, NumBytes, From, Writer);
  if (S == Space::Surface)
    return I->SurfaceBlocks[Surface].write(Address, NumBytes, From, Writer);
  Impl::Allocation *A = I->allocationBelow(Address);
  A->Contents.write(Address - A->Address, NumBytes, From, Writer);
}
