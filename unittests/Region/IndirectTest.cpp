//===- IndirectTest.cpp - Regions with an unknown start -------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NaiveRegion.h"

#include "gtest/gtest.h"

#include <algorithm>

using namespace cmx;
using namespace cmx::naive;

namespace {

/// If \p R starts at \p StartBytes, does each of its rows stay within a row of
/// \p ParentWidthElts elements of the parent?
bool keepsParent(const Region &R, int64_t StartBytes,
                 unsigned ParentWidthElts) {
  if (ParentWidthElts == 0)
    return true;
  int64_t ParentBytes = int64_t(ParentWidthElts) * R.elemBytes();
  Offsets List = elements(R);
  for (size_t I = 0; I < List.size(); I += R.widthElts()) {
    int64_t First = List[I] + StartBytes;
    int64_t Last = List[I + R.widthElts() - 1] + StartBytes + R.elemBytes() - 1;
    if (floorDiv(First, ParentBytes) != floorDiv(Last, ParentBytes))
      return false;
  }
  return true;
}

/// Checks each start for which the promises of \p Whole are true. The promises
/// of \p Part must be true there too.
void checkPromise(const Region &Whole, const Region &Part) {
  ASSERT_TRUE(Part.isIndirect());
  ASSERT_EQ(Part.startAlignBytes(), Whole.startAlignBytes());
  for (int64_t Start = 0; Start < 128; Start += Whole.startAlignBytes())
    if (keepsParent(Whole, Start, Whole.parentWidthElts())) {
      ASSERT_TRUE(keepsParent(Part, Start, Part.parentWidthElts()))
          << Whole.str() << " " << Part.str() << " at " << Start;
    }
}

/// Visits all small indirect regions with several alignments and parents.
template <typename CallbackT>
void forEachIndirect(unsigned ElemBytes, unsigned MaxElts,
                     unsigned MaxStrideElts, CallbackT Visit) {
  for (int64_t OffsetBytes : {0, 4, 9})
    forEachShape(ElemBytes, MaxElts, MaxStrideElts, OffsetBytes,
                 [&](const Region &R) {
                   for (unsigned Align : {1u, 2u, 4u, 16u})
                     for (unsigned Parent : {0u, 2u, 3u, 4u, 8u, 16u})
                       Visit(indirect(R.str().c_str(), Align, Parent));
                 });
}

TEST(RegionIndirect, KeepsWhatIsKnown) {
  Region R = indirect("<8;4,1>x8@12:4", 16, 8);
  EXPECT_TRUE(R.isIndirect());
  EXPECT_EQ(R.startAlignBytes(), 16u);
  EXPECT_EQ(R.parentWidthElts(), 8u);
  EXPECT_EQ(R.offsetBytes(), 12);
}

TEST(RegionIndirect, AlignmentZeroIsOne) {
  EXPECT_EQ(indirect("<8;4,1>x8@12:4", 0).startAlignBytes(), 1u);
}

TEST(RegionIndirect, PromiseThatRowsCannotKeepIsForgotten) {
  EXPECT_EQ(indirect("<8;4,1>x8@0:4", 4, 4).parentWidthElts(), 4u);
  EXPECT_EQ(indirect("<8;4,1>x8@0:4", 4, 3).parentWidthElts(), 0u);
  EXPECT_EQ(indirect("<8;4,2>x8@0:4", 4, 7).parentWidthElts(), 7u);
  EXPECT_EQ(indirect("<8;4,2>x8@0:4", 4, 6).parentWidthElts(), 0u);
}

TEST(RegionIndirect, PromiseThatNoNumberCanExpressIsForgotten) {
  Region R = indirect("<4;4,1>x4@0:8", 8, (1u << 31) - 1);
  EXPECT_EQ(R.reinterpret(4)->parentWidthElts(), 0xfffffffeu);
  EXPECT_EQ(R.reinterpret(2)->parentWidthElts(), 0u);
}

TEST(RegionIndirect, OffsetsAreRelativeToTheStart) {
  Region R = indirect("<8;4,1>x8@12:4", 16);
  EXPECT_EQ(R.elementOffsetBytes(5), 12 + 9 * 4);
  EXPECT_EQ(R.beginBytes(), 12);
  EXPECT_EQ(R.endBytes(), 12 + 12 * 4);
}

TEST(RegionIndirect, CanonicalKeepsTheStart) {
  EXPECT_EQ(indirect("<1;1,0>x8@4:4", 8).canonical().str(),
            "<8;8,1>x8@8*?+4:4");
}

TEST(RegionIndirect, PartOfOneRowKeepsItsParent) {
  Region R = indirect("<4;4,1>x8@0:4", 4, 4);
  EXPECT_EQ(text(R.compose(rgn("<2;2,1>x2@20:4"))), "<2;2,1>x2@4*?+20:4/4");
  EXPECT_EQ(text(R.compose(rgn("<2;2,1>x2@12:4"))), "<2;2,1>x2@4*?+12:4");
  EXPECT_EQ(text(R.compose(rgn("<2;2,2>x2@16:4"))), "<4;2,2>x2@4*?+16:4/4");
}

TEST(RegionIndirect, JoinedRowsLoseTheirParent) {
  EXPECT_EQ(indirect("<4;4,1>x8@0:4", 4, 4).canonical().str(),
            "<8;8,1>x8@4*?+0:4");
  EXPECT_EQ(indirect("<3;8,1>x8@0:4", 4, 8).canonical().str(),
            "<8;8,1>x8@4*?+0:4/8");
  EXPECT_EQ(indirect("<8;4,1>x8@0:4", 4, 4).canonical().str(),
            "<8;4,1>x8@4*?+0:4/4");
}

TEST(RegionIndirect, SliceMovesTheConstantPart) {
  Region R = indirect("<32;24,1>x144@3:1", 16, 32);
  EXPECT_EQ(text(R.slice(8, 16)), "<16;16,1>x16@16*?+11:1/32");
  EXPECT_EQ(text(R.slice(16, 16)), "<16;8,1>x16@16*?+19:1/32");
  EXPECT_EQ(text(R.slice(24, 48)), "<32;24,1>x48@16*?+35:1/32");
  EXPECT_EQ(text(R.slice(16, 15)), "nothing");
}

TEST(RegionIndirect, SliceAcrossRowsLosesTheParent) {
  EXPECT_EQ(text(indirect("<8;4,1>x16@0:4", 4, 4).slice(3, 2)),
            "<10;2,5>x2@4*?+12:4");
  EXPECT_EQ(text(indirect("<4;4,1>x16@0:4", 4, 4).slice(2, 4)),
            "<4;4,1>x4@4*?+8:4");
  EXPECT_EQ(text(indirect("<4;4,1>x16@0:4", 4, 4).slice(4, 4)),
            "<4;4,1>x4@4*?+16:4/4");
}

TEST(RegionIndirect, SliceEqualsDirectSlice) {
  forEachShape(2, 12, 4, 6, [](const Region &R) {
    Region I = indirect(R.str().c_str(), 4);
    for (unsigned First = 0; First < R.numElts(); ++First)
      for (unsigned N = 1; First + N <= R.numElts(); ++N) {
        std::optional<Region> Direct = R.slice(First, N);
        std::optional<Region> Slice = I.slice(First, N);
        ASSERT_EQ(Direct.has_value(), Slice.has_value());
        if (Direct) {
          ASSERT_EQ(elements(*Direct), elements(*Slice));
        }
      }
  });
}

TEST(RegionIndirect, SlicePromisesNothingNew) {
  forEachIndirect(4, 8, 4, [](const Region &R) {
    for (unsigned First = 0; First < R.numElts(); ++First)
      for (unsigned N = 1; First + N <= R.numElts(); ++N)
        if (std::optional<Region> Slice = R.slice(First, N)) {
          ASSERT_NO_FATAL_FAILURE(checkPromise(R, *Slice));
        }
  });
}

TEST(RegionIndirect, CanonicalPromisesNothingNew) {
  forEachIndirect(2, 12, 5, [](const Region &R) {
    ASSERT_NO_FATAL_FAILURE(checkPromise(R, R.canonical()));
  });
}

TEST(RegionIndirect, ReinterpretScalesTheParent) {
  Region R = indirect("<16;4,1>x8@4:4", 16, 8);
  EXPECT_EQ(text(R.reinterpret(2)), "<32;8,1>x16@16*?+4:2/16");
  EXPECT_EQ(text(R.reinterpret(8)), "<8;2,1>x4@16*?+4:8/4");
}

TEST(RegionIndirect, ReinterpretPromisesNothingNew) {
  for (unsigned OldBytes : {1u, 2u, 4u, 8u})
    forEachIndirect(OldBytes, 8, 4, [](const Region &R) {
      for (unsigned NewBytes : {1u, 2u, 4u, 8u})
        if (std::optional<Region> Other = R.reinterpret(NewBytes)) {
          ASSERT_NO_FATAL_FAILURE(checkPromise(R, *Other));
        }
    });
}

TEST(RegionIndirect, ShiftKeepsTheParentOnlyByWholeParents) {
  Region R = indirect("<8;4,1>x8@0:4", 16, 8);
  EXPECT_EQ(R.shifted(64).str(), "<8;4,1>x8@16*?+64:4/8");
  EXPECT_EQ(R.shifted(-32).str(), "<8;4,1>x8@16*?+-32:4/8");
  EXPECT_EQ(R.shifted(16).str(), "<8;4,1>x8@16*?+16:4");
}

TEST(RegionIndirect, ComposeWithDirectInnerStaysIndirect) {
  Region Outer = indirect("<32;24,1>x144@3:1", 16, 32);
  EXPECT_EQ(text(Outer.compose(rgn("<24;1,0>x6@2:1"))),
            "<192;6,32>x6@16*?+5:1");
  EXPECT_EQ(text(Outer.compose(rgn("<8;8,2>x8@26:1"))),
            "<16;8,2>x8@16*?+37:1/32");
}

TEST(RegionIndirect, ComposeWithDirectInnerEqualsDirectCompose) {
  Numbers Random(11);
  for (unsigned I = 0; I < 100000; ++I) {
    Region Outer = Random.region(24, 6, 8), Inner = Random.region(8, 5, 12);
    Region Unknown = indirect(Outer.str().c_str(), 1u << Random.below(5),
                              Random.below(3) * 8);
    std::optional<Region> Direct = Outer.compose(Inner);
    std::optional<Region> Composed = Unknown.compose(Inner);
    ASSERT_EQ(Direct.has_value(), Composed.has_value())
        << Unknown.str() << " " << Inner.str();
    if (!Direct)
      continue;
    ASSERT_EQ(elements(*Direct), elements(*Composed));
    ASSERT_NO_FATAL_FAILURE(checkPromise(Unknown, *Composed));
  }
}

TEST(RegionIndirect, ComposeOfContiguousAddsTheOffset) {
  Region Inner = indirect("<8;4,1>x8@4:4", 16);
  EXPECT_EQ(text(rgn("<1;1,0>x64@96:4").compose(Inner)),
            "<8;4,1>x8@16*?+100:4");
  // The elements of the two regions can differ in size.
  EXPECT_EQ(text(rgn("<1;1,0>x256@96:1").compose(Inner)),
            "<8;4,1>x8@16*?+100:4");
}

TEST(RegionIndirect, ComposeOfStridedWithIndirectInnerIsNothing) {
  Region Inner = indirect("<8;4,1>x8@4:4", 16);
  EXPECT_EQ(text(rgn("<2;1,0>x64@96:4").compose(Inner)), "nothing");
  EXPECT_EQ(text(rgn("<8;4,1>x64@96:4").compose(Inner)), "nothing");
  EXPECT_EQ(text(rgn("<0;1,0>x64@96:4").compose(Inner)), "nothing");
}

TEST(RegionIndirect, ComposeOfTwoUnknownStartsIsNothing) {
  Region Inner = indirect("<8;4,1>x8@4:4", 16);
  EXPECT_EQ(text(indirect("<1;1,0>x64@96:4", 32).compose(Inner)), "nothing");
}

TEST(RegionIndirect, ComposeKeepsTheInnerParentOnlyByWholeParents) {
  Region Inner = indirect("<8;4,1>x8@4:4", 16, 8);
  EXPECT_EQ(text(rgn("<1;1,0>x64@96:4").compose(Inner)),
            "<8;4,1>x8@16*?+100:4/8");
  EXPECT_EQ(text(rgn("<1;1,0>x64@16:4").compose(Inner)), "<8;4,1>x8@16*?+20:4");
}

TEST(RegionIndirect, TouchedIsTheWorstCase) {
  EXPECT_EQ(indirect("<8;8,1>x8@0:4", 4).touchedRegisters(32), 2u);
  EXPECT_EQ(indirect("<8;8,1>x8@0:4", 32).touchedRegisters(32), 1u);
  EXPECT_EQ(indirect("<8;8,1>x8@4:4", 32).touchedRegisters(32), 2u);
  EXPECT_EQ(indirect("<8;8,1>x8@0:4", 32).touchedRegisters(64), 1u);
  EXPECT_EQ(indirect("<16;16,1>x16@0:4", 2).touchedRegisters(32), 3u);
  EXPECT_EQ(indirect("<1;1,0>x1@0:4", 4).touchedRegisters(32), 1u);
  EXPECT_EQ(indirect("<1;1,0>x1@0:4", 2).touchedRegisters(32), 2u);
}

TEST(RegionIndirect, TouchedUsesTheParent) {
  EXPECT_EQ(indirect("<4;4,1>x4@0:4", 4).touchedRegisters(32), 2u);
  EXPECT_EQ(indirect("<4;4,1>x4@0:4", 4, 4).touchedRegisters(32), 1u);
  EXPECT_EQ(indirect("<4;4,1>x4@0:4", 4, 8).touchedRegisters(32), 1u);
  EXPECT_EQ(indirect("<4;4,1>x4@0:4", 4, 16).touchedRegisters(32), 2u);
  EXPECT_EQ(indirect("<16;16,1>x16@0:4", 4, 16).touchedRegisters(32), 2u);
  EXPECT_EQ(indirect("<8;4,1>x8@0:4", 4, 4).touchedRegisters(32), 2u);
}

TEST(RegionIndirect, TouchedPrefersTheBetterAlignment) {
  // The alignment of the start gives a better result than the parent width.
  EXPECT_EQ(indirect("<8;4,1>x16@0:2", 32, 4).touchedRegisters(32), 2u);
}

TEST(RegionIndirect, TouchedExhaustiveAgainstAllStarts) {
  for (unsigned ElemBytes : {1u, 4u})
    for (int64_t OffsetBytes : {-5, 0, 3, 8})
      forEachShape(ElemBytes, 8, 5, OffsetBytes, [&](const Region &R) {
        for (unsigned Align : {1u, 2u, 3u, 4u, 12u, 16u, 32u, 64u}) {
          Region I = indirect(R.str().c_str(), Align);
          for (unsigned GRFBytes : {16u, 32u}) {
            int64_t Worst = 0;
            for (int64_t Start = 0; Start < 3 * 64; Start += Align)
              Worst =
                  std::max(Worst, naive::touchedRegisters(R, Start, GRFBytes));
            ASSERT_EQ(I.touchedRegisters(GRFBytes), Worst)
                << I.str() << " " << GRFBytes;
          }
        }
      });
}

TEST(RegionIndirect, TouchedWithParentExhaustive) {
  for (int64_t OffsetBytes : {0, 2, 4, 6})
    forEachShape(2, 8, 4, OffsetBytes, [&](const Region &R) {
      for (unsigned Align : {1u, 2u, 4u, 8u, 16u, 32u, 64u})
        for (unsigned Parent : {2u, 4u, 8u, 16u, 32u}) {
          Region I = indirect(R.str().c_str(), Align, Parent);
          for (unsigned GRFBytes : {16u, 32u}) {
            int64_t Worst = 0;
            for (int64_t Start = 0; Start < 128; Start += Align)
              if (keepsParent(R, Start, I.parentWidthElts()))
                Worst = std::max(Worst,
                                 naive::touchedRegisters(R, Start, GRFBytes));
            // If no start keeps the promise, Worst is 0. If there are several
            // rows, they can exclude more starts than touchedRegisters()
            // considers, so its result can be larger.
            ASSERT_GE(I.touchedRegisters(GRFBytes), Worst) << I.str();
            if (Worst != 0 && R.numRows() == 1) {
              ASSERT_EQ(I.touchedRegisters(GRFBytes), Worst) << I.str();
            }
          }
        }
    });
}

} // namespace
