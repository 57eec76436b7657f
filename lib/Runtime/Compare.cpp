//===- Compare.cpp - The first difference of two memories -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Both memories are taken apart into pairs of equally long stretches, in the
// order surfaces, allocations, local memory, by address. Equal stretches are
// skipped with memcmp; only then bytes are looked at one by one.
//
//===----------------------------------------------------------------------===//

#include "Block.h"

#include <cassert>

using namespace cmx::runtime;

namespace {

/// One side of a stretch.
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

/// Layout of a float type.
struct FloatFormat {
  unsigned SizeBytes, MantissaBits;
};
constexpr FloatFormat Formats[] = {{2, 10}, {4, 23}, {8, 52}};

class Comparison {
public:
  explicit Comparison(NaNTolerance NaN) : NaN(NaN) {}
  /// Offset of the first difference.
  std::optional<uint64_t> find(const Side &Expected, const Side &Actual,
                               uint64_t NumBytes) const;

private:
  bool areTolerable(uint64_t A, uint64_t B, FloatFormat F) const;
  bool isNaNInBoth(const Side &Expected, const Side &Actual, uint64_t At,
                   uint64_t NumBytes) const;
  NaNTolerance NaN;
};

} // namespace

bool Comparison::areTolerable(uint64_t A, uint64_t B, FloatFormat F) const {
  uint64_t SignBit = uint64_t(1) << (F.SizeBytes * 8 - 1);
  uint64_t QuietBit = uint64_t(1) << (F.MantissaBits - 1);
  uint64_t Infinity = SignBit - (uint64_t(1) << F.MantissaBits);
  A &= ~SignBit;
  B &= ~SignBit;
  if (A <= Infinity || B <= Infinity)
    return false;
  uint64_t Default = Infinity | QuietBit;
  return NaN.AnyPayload || A == Default || B == Default ||
         (A | QuietBit) == (B | QuietBit);
}

bool Comparison::isNaNInBoth(const Side &Expected, const Side &Actual,
                             uint64_t At, uint64_t NumBytes) const {
  for (FloatFormat F : Formats) {
    uint64_t Start = At & ~uint64_t(F.SizeBytes - 1);
    if (!(NaN.Sizes & F.SizeBytes) || Start + F.SizeBytes > NumBytes)
      continue;
    uint64_t A = 0, B = 0;
    for (unsigned I = F.SizeBytes; I-- > 0;) {
      A = A << 8 | Expected.Data[Start + I];
      B = B << 8 | Actual.Data[Start + I];
    }
    if (areTolerable(A, B, F))
      return true;
  }
  return false;
}

std::optional<uint64_t> Comparison::find(const Side &Expected,
                                         const Side &Actual,
                                         uint64_t NumBytes) const {
  if (!NumBytes ||
      (!Actual.Undef && !std::memcmp(Expected.Data, Actual.Data, NumBytes)))
    return std::nullopt;
  for (uint64_t At = 0; At != NumBytes; ++At) {
    if (Expected.Undef && Expected.Undef[At])
      continue;
    if (Actual.Undef && Actual.Undef[At])
      return At;
    if (Expected.Data[At] != Actual.Data[At] &&
        !isNaNInBoth(Expected, Actual, At, NumBytes))
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
firstInBlocks(const Memory::Impl &Expected, const Memory::Impl &Actual,
              const Comparison &C) {
  assert(Expected.Surfaces.size() == Actual.Surfaces.size() &&
         Expected.Allocations.size() == Actual.Allocations.size() &&
         "memories have been set up differently");
  for (unsigned I = 0; I != Expected.SurfaceBlocks.size(); ++I) {
    const Block &A = Expected.SurfaceBlocks[I], &B = Actual.SurfaceBlocks[I];
    assert(A.size() == B.size() && "memories have been set up differently");
    if (auto At = C.find(Side(A), Side(B), A.size())) {
      MemoryDifference D = describe(Side(A), Side(B), *At);
      D.Name = Expected.Surfaces[I].Name;
      D.Surface = I;
      return D;
    }
  }
  for (unsigned I = 0; I != Expected.Allocations.size(); ++I) {
    const auto &A = Expected.Allocations[I], &B = Actual.Allocations[I];
    assert(A.NumBytes == B.NumBytes && "memories have been set up differently");
    if (auto At =
            C.find(Side(A.Contents), Side(B.Contents), A.Contents.size())) {
      MemoryDifference D = describe(Side(A.Contents), Side(B.Contents), *At);
      D.S = Space::SVM;
      D.Name = A.Name;
      D.Address += A.Address;
      return D;
    }
  }
  return std::nullopt;
}

/// The name of what \p Key is a page of.
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
  }
  return std::string();
}

static std::optional<MemoryDifference>
firstInPages(const Memory::Impl &Expected, const Memory::Impl &Actual,
             const Comparison &C) {
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
      generatePage(Expected.Opts.EndlessSeed.value_or(0), Key, Untouched.Data);
    else if (!HasB)
      generatePage(Actual.Opts.EndlessSeed.value_or(0), Key, Untouched.Data);
    Side SideA(HasA ? *A->second : Untouched);
    Side SideB(HasB ? *B->second : Untouched);
    if (auto At = C.find(SideA, SideB, PageBytes)) {
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
cmx::runtime::firstDifference(const Memory &Expected, const Memory &Actual,
                              NaNTolerance NaN) {
  Comparison C(NaN);
  if (auto D = firstInBlocks(Expected.impl(), Actual.impl(), C))
    return D;
  return firstInPages(Expected.impl(), Actual.impl(), C);
}
