//===- Compare.cpp - The first difference of two memories -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The two memories are compared stretch by stretch: first surfaces, then
// allocations, then pages of endless memory in their order. memcmp skips equal
// bytes; the other bytes are compared one by one.
//
//===----------------------------------------------------------------------===//

#include "Block.h"

#include <cassert>

using namespace cmx::runtime;

namespace {

/// The bytes of a stretch in one of the two memories.
struct Side {
  const uint8_t *Data = nullptr;
  const uint8_t *Undef = nullptr;
  const SiteId *Writers = nullptr;

  Side() = default;
  explicit Side(const Block &B)
      : Data(B.Data.data()), Undef(B.Undef.empty() ? nullptr : B.Undef.data()),
        Writers(B.Writers.empty() ? nullptr : B.Writers.data()) {}
  explicit Side(const Page &P)
      : Data(P.Data), Undef(P.Undef.get()), Writers(P.Writers.get()) {}
};

/// The layout of a float type.
struct FloatFormat {
  UndefFlag Flag;
  unsigned SizeBytes, MantissaBits;
};
constexpr FloatFormat Formats[] = {
    {HalfNaN, 2, 10}, {FloatNaN, 4, 23}, {DoubleNaN, 8, 52}};

} // namespace

/// Returns the float types, as a set of UndefFlag, for which the element that
/// contains byte \p At is a NaN. An element with a byte that may have any value
/// is not treated as a NaN.
static uint8_t formatsOfNaN(const uint8_t *Data, const uint8_t *Undef,
                            uint64_t At, uint64_t NumBytes) {
  uint8_t Flags = 0;
  for (FloatFormat F : Formats) {
    uint64_t Start = At & ~uint64_t(F.SizeBytes - 1);
    if (Start + F.SizeBytes > NumBytes)
      continue;
    uint64_t Bits = 0;
    uint8_t Open = 0;
    for (unsigned I = F.SizeBytes; I-- > 0;) {
      Bits = Bits << 8 | Data[Start + I];
      Open |= Undef ? Undef[Start + I] : 0;
    }
    if (Open & ~AnyNaN)
      continue;
    uint64_t SignBit = uint64_t(1) << (F.SizeBytes * 8 - 1);
    uint64_t Infinity = SignBit - (uint64_t(1) << F.MantissaBits);
    if ((Bits & ~SignBit) > Infinity)
      Flags |= F.Flag;
  }
  return Flags;
}

/// Skips pieces of 64 bytes, from \p At on, as long as they are equal and
/// defined on both sides. Returns the place after them. This saves time,
/// because most bytes of two memories are equal.
static uint64_t skipEqual(const Side &A, const Side &B, uint64_t At,
                          uint64_t NumBytes) {
  constexpr uint64_t StepBytes = 64;
  static constexpr uint8_t Defined[StepBytes] = {};
  auto AreDefined = [&](const uint8_t *Undef) {
    return !Undef || !std::memcmp(Undef + At, Defined, StepBytes);
  };
  while (At % StepBytes == 0 && NumBytes - At >= StepBytes &&
         !std::memcmp(A.Data + At, B.Data + At, StepBytes) &&
         AreDefined(A.Undef) && AreDefined(B.Undef))
    At += StepBytes;
  return At;
}

/// Returns the offset of the first difference.
static std::optional<uint64_t>
findDifference(const Side &Expected, const Side &Actual, uint64_t NumBytes) {
  if (!NumBytes ||
      (!Actual.Undef && !std::memcmp(Expected.Data, Actual.Data, NumBytes)))
    return std::nullopt;
  for (uint64_t At = skipEqual(Expected, Actual, 0, NumBytes); At != NumBytes;
       At = skipEqual(Expected, Actual, At + 1, NumBytes)) {
    uint8_t Open = Expected.Undef ? Expected.Undef[At] : 0;
    if (Open & ~AnyNaN)
      continue;
    if (Actual.Undef && Actual.Undef[At])
      return At;
    if (Open ? !(Open & formatsOfNaN(Actual.Data, Actual.Undef, At, NumBytes))
             : Expected.Data[At] != Actual.Data[At])
      return At;
  }
  return std::nullopt;
}

static MemoryDifference describe(const Side &Expected, const Side &Actual,
                                 uint64_t At) {
  MemoryDifference D;
  D.Address = At;
  D.Expected = Expected.Data[At];
  D.Actual = Actual.Data[At];
  D.ActualUndefined = Actual.Undef && Actual.Undef[At];
  if (Expected.Writers)
    D.ExpectedWriter = Expected.Writers[At];
  if (Actual.Writers)
    D.ActualWriter = Actual.Writers[At];
  return D;
}

static std::optional<MemoryDifference>
firstInBlocks(const Memory::Impl &Expected, const Memory::Impl &Actual) {
  assert(Expected.Surfaces.size() == Actual.Surfaces.size() &&
         Expected.Allocations.size() == Actual.Allocations.size() &&
         "memories have been set up differently");
  for (unsigned I = 0; I != Expected.SurfaceBlocks.size(); ++I) {
    const Block &A = Expected.SurfaceBlocks[I], &B = Actual.SurfaceBlocks[I];
    assert(A.size() == B.size() && "memories have been set up differently");
    if (auto At = findDifference(Side(A), Side(B), A.size())) {
      MemoryDifference D = describe(Side(A), Side(B), *At);
      D.Name = Expected.Surfaces[I].Name;
      D.Surface = I;
      return D;
    }
  }
  for (unsigned I = 0; I != Expected.Allocations.size(); ++I) {
    const auto &A = Expected.Allocations[I], &B = Actual.Allocations[I];
    assert(A.NumBytes == B.NumBytes && "memories have been set up differently");
    if (auto At = findDifference(Side(A.Contents), Side(B.Contents),
                                 A.Contents.size())) {
      MemoryDifference D = describe(Side(A.Contents), Side(B.Contents), *At);
      D.S = Space::SVM;
      D.Name = A.Name;
      D.Address += A.Address;
      return D;
    }
  }
  return std::nullopt;
}

/// The name of the surface or allocation of the page \p Key.
static std::string nameOf(const Memory::Impl &M, const PageKey &Key) {
  auto [S, Surface, Number] = Key;
  switch (S) {
  case Space::Surface:
    return Surface < M.Surfaces.size() ? M.Surfaces[Surface].Name
                                       : std::string();
  case Space::SVM:
    for (const Memory::Impl::Allocation &A : M.Allocations)
      if (A.Address / PageBytes <= Number &&
          Number < (A.Address + A.NumBytes + PageBytes - 1) / PageBytes)
        return A.Name;
    return std::string();
  case Space::SLM:
    return "shared local memory";
  case Space::Image: // Its bytes are those of a surface.
    break;
  }
  return std::string();
}

static std::optional<MemoryDifference>
firstInPages(const Memory::Impl &Expected, const Memory::Impl &Actual) {
  const auto &PagesA = Expected.Endless.pages();
  const auto &PagesB = Actual.Endless.pages();
  auto A = PagesA.begin(), B = PagesB.begin();
  Page Untouched;
  while (A != PagesA.end() || B != PagesB.end()) {
    bool HasA =
        A != PagesA.end() && (B == PagesB.end() || A->first <= B->first);
    bool HasB =
        B != PagesB.end() && (A == PagesA.end() || B->first <= A->first);
    const PageKey &Key = HasA ? A->first : B->first;
    if (!HasA)
      generatePage(Expected.Opts, Key, Untouched.Data);
    else if (!HasB)
      generatePage(Actual.Opts, Key, Untouched.Data);
    Side SideA(HasA ? *A->second : Untouched);
    Side SideB(HasB ? *B->second : Untouched);
    if (auto At = findDifference(SideA, SideB, PageBytes)) {
      MemoryDifference D = describe(SideA, SideB, *At);
      D.S = std::get<0>(Key);
      D.Surface = std::get<1>(Key);
      D.Name = nameOf(Expected, Key);
      D.Address += std::get<2>(Key) * PageBytes;
      return D;
    }
    if (HasA)
      ++A;
    if (HasB)
      ++B;
  }
  return std::nullopt;
}

std::optional<MemoryDifference>
cmx::runtime::firstDifference(const Memory &Expected, const Memory &Actual) {
  if (auto D = firstInBlocks(Expected.impl(), Actual.impl()))
    return D;
  return firstInPages(Expected.impl(), Actual.impl());
}

//===----------------------------------------------------------------------===//
// Several correct executions
//===----------------------------------------------------------------------===//

/// Does the work of Memory::leaveOpenWhatDiffers for \p NumBytes bytes, whose
/// flags are in \p Undef.
static bool leaveOpen(const uint8_t *Data, uint8_t *Undef, const Side &Other,
                      uint64_t NumBytes, bool NaNsStay) {
  bool Differs = false;
  Side Mine;
  Mine.Data = Data;
  Mine.Undef = Undef;
  for (uint64_t At = skipEqual(Mine, Other, 0, NumBytes); At != NumBytes;
       At = skipEqual(Mine, Other, At + 1, NumBytes)) {
    if (Undef[At] & ~AnyNaN)
      continue;
    bool OtherIsDefined = !Other.Undef || !Other.Undef[At];
    if (OtherIsDefined && !Undef[At] && Data[At] == Other.Data[At])
      continue;
    uint8_t Formats = Undef[At] ? Undef[At] : AnyNaN;
    if (!OtherIsDefined || !NaNsStay)
      Formats = 0;
    Formats &= formatsOfNaN(Data, Undef, At, NumBytes) &
               formatsOfNaN(Other.Data, Other.Undef, At, NumBytes);
    Undef[At] = Formats ? Formats : uint8_t(Undefined);
    Differs = true;
  }
  return Differs;
}

bool Memory::hasSamePlaces(const Memory &Other) const {
  return impl().Endless.places() == Other.impl().Endless.places();
}

bool Memory::leaveOpenWhatDiffers(const Memory &Other, bool NaNsStay) {
  assert(options().TrackUndefined && "nowhere to note it");
  bool Differs = false;
  Impl &Mine = impl();
  const Impl &Theirs = Other.impl();
  for (unsigned I = 0; I != Mine.SurfaceBlocks.size(); ++I) {
    Block &B = Mine.SurfaceBlocks[I];
    Differs |= leaveOpen(B.Data.data(), B.Undef.data(),
                         Side(Theirs.SurfaceBlocks[I]), B.size(), NaNsStay);
  }
  for (unsigned I = 0; I != Mine.Allocations.size(); ++I) {
    Block &B = Mine.Allocations[I].Contents;
    Differs |=
        leaveOpen(B.Data.data(), B.Undef.data(),
                  Side(Theirs.Allocations[I].Contents), B.size(), NaNsStay);
  }
  for (const auto &[Key, P] : Theirs.Endless.pages())
    Mine.Endless.page(Key);
  Page Untouched;
  for (const auto &[Key, P] : Mine.Endless.pages()) {
    auto It = Theirs.Endless.pages().find(Key);
    if (It == Theirs.Endless.pages().end())
      generatePage(Theirs.Opts, Key, Untouched.Data);
    const Page &OtherPage =
        It == Theirs.Endless.pages().end() ? Untouched : *It->second;
    Differs |= leaveOpen(P->Data, P->Undef.get(), Side(OtherPage), PageBytes,
                         NaNsStay);
  }
  return Differs;
}
