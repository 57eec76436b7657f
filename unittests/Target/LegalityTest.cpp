//===- LegalityTest.cpp - Tests of operand and instruction legality -------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The whole compiler relies on these verdicts. So each reason for which an
// instruction is illegal has a case that is illegal for this reason alone. A
// case holds on all platforms, or on the one that it names.
//
//===----------------------------------------------------------------------===//

#include "TestInsts.h"
#include "gtest/gtest.h"
#include <functional>
#include <set>

using namespace cmx;
using RL = RegionLegality;

namespace cmx {
static void PrintTo(RegionLegality L, std::ostream *OS) {
  *OS << regionLegalityText(L).str();
}
} // namespace cmx

namespace {

InstDesc movD(unsigned N, const Region &Src) {
  return inst(Operation::Mov, N, reg(D, N), reg(D, Src));
}
InstDesc movDstD(unsigned N, const Region &Dst) {
  return inst(Operation::Mov, N, reg(D, Dst), scalar(D, N));
}

struct Case {
  const char *What;
  RL Expected;
  std::function<InstDesc()> Make;
  const char *OnlyOn = nullptr; ///< Platform; null for all.
};

const Case cases[] = {
    {"packed move", RL::Legal,
     [] { return movD(8, Region::contiguous(4, 8)); }},
    {"size 3", RL::BadExecSize,
     [] { return movD(3, Region::contiguous(4, 3)); }},
    {"size 64", RL::BadExecSize,
     [] { return inst(Operation::Mov, 64, reg(UB, 64), reg(UB, 64)); }},
    {"mad of size 2", RL::NoSuchSize,
     [] {
       return inst(Operation::Mad, 2, reg(F, 2), reg(F, 2), reg(F, 2),
                   reg(F, 2));
     },
     "skl"},
    {"lane 4 for size 8", RL::BadMaskOffset,
     [] {
       InstDesc I = movD(8, Region::contiguous(4, 8));
       I.FirstLane = 4;
       return I;
     }},
    {"lane 32", RL::BadMaskOffset,
     [] {
       InstDesc I = movD(8, Region::contiguous(4, 8));
       I.FirstLane = 32;
       return I;
     }},
    {"predicated pair of narrow elements", RL::NoSuchSize,
     [] {
       InstDesc I = inst(Operation::Mov, 2, reg(UB, 2),
                         reg(UB, *Region::get({1, 2, 0, 2, 4, 20})));
       I.Predicated = true;
       return I;
     },
     "pvc"},
    {"predicated pair, packed", RL::Legal,
     [] {
       InstDesc I = inst(Operation::Mov, 2, reg(UW, 2), reg(UW, 2));
       I.Predicated = true;
       return I;
     },
     "pvc"},
    {"predicated pair of packed bytes", RL::NoSuchSize,
     [] {
       InstDesc I = inst(Operation::Mov, 2, reg(UB, 2), reg(UB, 2));
       I.Predicated = true;
       return I;
     },
     "pvc"},
    {"predicated copy of rows of qwords", RL::PredicateUnsupported,
     [] {
       InstDesc I = inst(Operation::Mov, 8, reg(Q, 8),
                         reg(Q, *Region::get({8, 8, 2, 4, 0, 0})));
       I.Predicated = true;
       return I;
     },
     "pvc"},
    {"predicated copy of every fourth qword", RL::PredicateUnsupported,
     [] {
       InstDesc I = inst(Operation::Mov, 2, reg(Q, 2),
                         reg(Q, *Region::get({8, 2, 0, 2, 4, 0})));
       I.Predicated = true;
       return I;
     },
     "pvc"},
    {"every fourth qword, spread", RL::PredicateUnsupported,
     [] {
       return inst(Operation::Mov, 2, reg(Q, *Region::get({8, 2, 0, 2, 2, 0})),
                   reg(Q, *Region::get({8, 2, 0, 2, 4, 0})));
     },
     "pvc"},
    {"move of rows across a register", RL::RowAcrossRegisters,
     [] { return movD(8, *Region::get({4, 8, 1, 2, 1, 20})); }, "skl"},
    {"move of rows within registers", RL::Legal,
     [] { return movD(8, *Region::get({4, 8, 4, 2, 1, 0})); }, "skl"},
    {"bfe of rows across a register", RL::RowAcrossRegisters,
     [] {
       return inst(Operation::Bfe, 8, reg(UD, 8), reg(UD, 8), reg(UD, 8),
                   reg(UD, *Region::get({4, 8, 1, 2, 1, 20})));
     },
     "skl"},
    {"math of 32 with an indirect source", RL::NoSuchSize,
     [] {
       return inst(Operation::Sqrt, 32, reg(HF, 32),
                   reg(HF, *Region::getIndirect({2, 32, 0, 32, 0, 0}, 2)));
     }},
    {"math of 32 with an immediate", RL::NoSuchSize,
     [] {
       return inst(Operation::Div, 32, reg(HF, 32), OperandDesc::imm(HF),
                   reg(HF, 32));
     }},
    {"indirect bf", RL::TypeUnsupported,
     [] {
       return inst(Operation::Mov, 8, reg(F, 8),
                   reg(BF, *Region::getIndirect({2, 8, 0, 8, 1, 0}, 2)));
     },
     "dg2"},
    {"rol", RL::OperationUnsupported,
     [] { return inst(Operation::Rol, 8, reg(UD, 8), reg(UD, 8), reg(UD, 8)); },
     "skl"},
    {"integer division", RL::TypeUnsupported,
     [] { return inst(Operation::Div, 8, reg(D, 8), reg(D, 8), reg(D, 8)); },
     "dg2"},
    {"logic on f", RL::TypeUnsupported,
     [] { return inst(Operation::And, 8, reg(D, 8), reg(F, 8), reg(D, 8)); }},
    {"d plus f", RL::TypeMix,
     [] { return inst(Operation::Add, 8, reg(F, 8), reg(D, 8), reg(F, 8)); }},
    {"addc on ud and d", RL::TypeUnsupported,
     [] {
       return inst(Operation::Addc, 8, reg(UD, 8), reg(D, 8), reg(UD, 8));
     }},
    {"float from q", RL::TypeMix,
     [] { return inst(Operation::Mov, 4, reg(F, 4), reg(Q, 4)); }, "icllp"},
    {"add without second source", RL::OperandMissing,
     [] { return inst(Operation::Add, 8, reg(D, 8), reg(D, 8)); }},
    {"move of two", RL::OperandSurplus,
     [] { return inst(Operation::Mov, 8, reg(D, 8), reg(D, 8), reg(D, 8)); }},
    {"add of a predicate", RL::BadOperandKind,
     [] {
       return inst(Operation::Add, 8, reg(D, 8), OperandDesc::predicate(),
                   reg(D, 8));
     }},
    {"vector from a predicate", RL::BadOperandKind,
     [] {
       return inst(Operation::Mov, 8, reg(D, 8), OperandDesc::predicate());
     }},
    {"add into a predicate", RL::BadOperandKind,
     [] {
       return inst(Operation::Add, 8, OperandDesc::predicate(), reg(D, 8),
                   reg(D, 8));
     }},
    {"flag logic with a register", RL::BadOperandKind,
     [] {
       return inst(Operation::And, 8, OperandDesc::predicate(),
                   OperandDesc::predicate(), reg(UW, 8));
     }},
    {"immediate destination", RL::BadOperandKind,
     [] { return inst(Operation::Mov, 8, OperandDesc::imm(D), reg(D, 8)); }},
    {"byte immediate", RL::BadImmediateType,
     [] {
       return inst(Operation::Add, 8, reg(W, 8), reg(W, 8),
                   OperandDesc::imm(UB));
     }},
    {"saturated and", RL::SaturateUnsupported,
     [] {
       InstDesc I = inst(Operation::And, 8, reg(D, 8), reg(D, 8), reg(D, 8));
       I.Saturate = true;
       return I;
     }},
    {"predicated compare", RL::PredicateUnsupported,
     [] {
       InstDesc I = inst(Operation::Cmp, 8, OperandDesc::predicate(), reg(D, 8),
                         reg(D, 8));
       I.Predicated = true;
       return I;
     }},
    {"four elements for eight lanes", RL::ElementCount,
     [] { return movD(8, Region::contiguous(4, 4)); }},
    {"word region as dword", RL::ElementSize,
     [] { return movD(8, Region::contiguous(2, 8)); }},
    {"stride 3", RL::BadVStride, [] { return movD(4, strided(D, 4, 3)); }},
    {"row distance 5", RL::BadVStride,
     [] { return movD(4, rows(D, 4, 5, 2, 1)); }},
    {"step 8 in rows", RL::BadHStride,
     [] { return movD(4, rows(D, 4, 1, 2, 8)); }},
    {"rows into a destination", RL::DstNot1D,
     [] { return movDstD(4, rows(D, 4, 4, 2, 1)); }},
    {"destination stride 3", RL::BadDstStride,
     [] { return movDstD(2, strided(D, 2, 3)); }},
    {"destination stride 8", RL::BadDstStride,
     [] { return movDstD(2, strided(D, 2, 8)); }},
    {"destination stride 0", RL::BadDstStride,
     [] { return movDstD(2, strided(D, 2, 0)); }},
    {"quad destination stride 4", RL::BadDstStride,
     [] {
       return inst(Operation::Mov, 2, reg(Q, strided(Q, 2, 4)), scalar(D, 2));
     }},
    {"rows of emulated q", RL::EmulatedStride,
     [] {
       return inst(Operation::Mov, 4, reg(D, 4), reg(Q, rows(Q, 4, 4, 2, 1)));
     },
     "tgllp"},
    {"wide steps to emulated q", RL::EmulatedStride,
     [] {
       return inst(Operation::Mov, 4, reg(Q, 4), reg(D, strided(D, 4, 4)));
     },
     "dg2"},
    {"dword at byte 2", RL::Misaligned,
     [] { return movD(8, Region::contiguous(4, 8, 2)); }},
    {"before the variable", RL::NegativeOffset,
     [] { return movD(8, Region::contiguous(4, 8, -4)); }},
    {"row 256", RL::OffsetTooFar,
     [] { return movD(8, Region::contiguous(4, 8, 256 * 64)); }},
    {"float from a predicate", RL::BadOperandKind,
     [] {
       return inst(Operation::Mov, 1, reg(F, 1), OperandDesc::predicate());
     }},
    {"predicated setp", RL::PredicateUnsupported,
     [] {
       InstDesc I = inst(Operation::Setp, 8, OperandDesc::predicate(),
                         OperandDesc::imm(UW));
       I.Predicated = true;
       return I;
     }},
    {"setp into registers", RL::BadOperandKind,
     [] { return inst(Operation::Setp, 8, reg(UW, 8), OperandDesc::imm(UW)); }},
    {"move to nowhere", RL::OperandMissing,
     [] { return inst(Operation::Mov, 8, OperandDesc::absent(), reg(D, 8)); }},
    {"flag logic with an immediate", RL::BadOperandKind,
     [] {
       return inst(Operation::And, 8, OperandDesc::predicate(),
                   OperandDesc::predicate(), OperandDesc::imm(UW));
     }},
    {"flag logic into registers", RL::BadOperandKind,
     [] {
       return inst(Operation::And, 8, reg(UW, 8), OperandDesc::predicate(),
                   OperandDesc::predicate());
     }},
    {"logic with an immediate of type f", RL::TypeUnsupported,
     [] {
       return inst(Operation::And, 8, reg(D, 8), reg(D, 8),
                   OperandDesc::imm(F));
     }},
    {"saturated product of one", RL::OperandMissing,
     [] {
       InstDesc I = inst(Operation::Mul, 8, reg(D, 8), reg(D, 8));
       I.Saturate = true;
       return I;
     }},
    {"saturated product of a word", RL::Legal,
     [] {
       InstDesc I = inst(Operation::Mul, 8, reg(D, 8), reg(D, 8), reg(W, 8));
       I.Saturate = true;
       return I;
     }},
    {"sel of two into a predicate", RL::BadOperandKind,
     [] {
       return inst(Operation::Sel, 2, OperandDesc::predicate(), reg(D, 2),
                   reg(D, 2));
     }},
    {"doubles masked in registers with an address", RL::Legal,
     [] {
       InstDesc I = inst(Operation::Mov, 4,
                         reg(DF, *Region::getIndirect({8, 4, 0, 4, 1, 8}, 8)),
                         reg(F, 4));
       I.Predicated = true;
       return I;
     },
     "pvc"},
    {"doubles masked from registers with an address", RL::PredicateUnsupported,
     [] {
       InstDesc I = inst(Operation::Mov, 4, reg(DF, 4, 8),
                         reg(DF, *Region::getIndirect({8, 4, 0, 4, 1, 8}, 8)));
       I.Predicated = true;
       return I;
     },
     "pvc"},
    {"three registers", RL::TooManyRegisters,
     [] { return inst(Operation::Mov, 32, reg(W, 32), reg(D, 32, 4)); }},
};

TEST(LegalityTest, EachReason) {
  std::set<RL> Seen;
  for (const Case &C : cases) {
    Seen.insert(C.Expected);
    for (const TargetDesc *T : TargetDesc::all()) {
      if (C.OnlyOn && T->name() != C.OnlyOn)
        continue;
      EXPECT_EQ(T->checkInst(C.Make()), C.Expected)
          << C.What << " on " << T->name().str();
    }
  }
  // Rows of three elements need a number of elements that is not an exec size.
  // So this reason is tested with checkOperand.
  for (const TargetDesc *T : TargetDesc::all())
    EXPECT_EQ(T->checkOperand(Operation::Mov, OperandRole::Src0, D,
                              rows(D, 6, 4, 3, 1)),
              RL::BadWidth);
  Seen.insert(RL::BadWidth);
  // checkInst tests these conditions itself, before it calls checkOperand.
  // checkOperand tests them for other callers.
  const TargetDesc &Skl = target("skl");
  EXPECT_EQ(Skl.checkOperand(Operation::Rol, OperandRole::Src0, UD,
                             Region::contiguous(4, 8)),
            RL::OperationUnsupported);
  EXPECT_EQ(Skl.checkOperand(Operation::Mov, OperandRole::Src1, D,
                             Region::contiguous(4, 8)),
            RL::OperandSurplus);
  EXPECT_EQ(Skl.checkOperand(Operation::Mov, OperandRole::Src0, D,
                             Region::contiguous(4, 3)),
            RL::BadExecSize);
  EXPECT_EQ(legalSourceForm(rows(UB, 64, 16, 32, 1)), std::nullopt);
#define CMX_REGION_LEGALITY(Enum, Text)                                        \
  EXPECT_TRUE(Seen.count(RL::Enum)) << "no case for: " << Text;                \
  EXPECT_EQ(regionLegalityText(RL::Enum), Text);
#include "cmx/Target/RegionLegality.def"
}

TEST(LegalityTest, FeaturesLiftTheirRestriction) {
  // An instruction that is illegal because a platform lacks a feature must be
  // legal on a platform that has the feature.
  auto Check = [](const char *Platform, const InstDesc &I) {
    EXPECT_EQ(target(Platform).checkInst(I), RL::Legal) << Platform;
  };
  Check("icllp",
        inst(Operation::Mad, 2, reg(F, 2), reg(F, 2), reg(F, 2), reg(F, 2)));
  Check("skl",
        inst(Operation::Mad, 2, reg(D, 2), reg(D, 2), reg(D, 2), reg(D, 2)));
  Check("skl", inst(Operation::Mad, 2, reg(DF, 2), reg(DF, 2), reg(DF, 2),
                    reg(DF, 2)));
  Check("icllp", inst(Operation::Rol, 8, reg(UD, 8), reg(UD, 8), reg(UD, 8)));
  Check("tgllp", inst(Operation::Div, 8, reg(D, 8), reg(D, 8), reg(D, 8)));
  Check("skl", inst(Operation::Mov, 4, reg(F, 4), reg(Q, 4)));
  Check("pvc", inst(Operation::Mov, 4, reg(D, 4), reg(Q, rows(Q, 4, 4, 2, 1))));
  Check("pvc", inst(Operation::Mov, 4, reg(Q, 4), reg(D, strided(D, 4, 4))));
}

TEST(LegalityTest, MixedFloats) {
  for (const TargetDesc *T : TargetDesc::all()) {
    EXPECT_EQ(
        T->checkInst(inst(Operation::Add, 8, reg(F, 8), reg(HF, 8), reg(F, 8))),
        RL::Legal);
    bool HasBF = T->has(Feature::BFloat);
    EXPECT_EQ(
        T->checkInst(inst(Operation::Add, 8, reg(F, 8), reg(BF, 8), reg(F, 8))),
        HasBF ? RL::Legal : RL::TypeUnsupported);
    EXPECT_EQ(T->checkInst(
                  inst(Operation::Add, 8, reg(F, 8), reg(BF, 8), reg(HF, 8))),
              HasBF ? RL::TypeMix : RL::TypeUnsupported);
    EXPECT_EQ(T->checkInst(
                  inst(Operation::Add, 4, reg(DF, 4), reg(F, 4), reg(DF, 4))),
              T->has(Feature::FP64) ? RL::TypeMix : RL::TypeUnsupported);
    EXPECT_EQ(
        T->checkInst(inst(Operation::Mul, 4, reg(Q, 4), reg(D, 4), reg(D, 4))),
        RL::Legal);
  }
}

TEST(LegalityTest, FlagOperands) {
  const OperandDesc P = OperandDesc::predicate();
  for (const TargetDesc *T : TargetDesc::all()) {
    EXPECT_EQ(T->checkInst(inst(Operation::Cmp, 8, P, reg(F, 8), reg(F, 8))),
              RL::Legal);
    EXPECT_EQ(
        T->checkInst(inst(Operation::Cmp, 8, reg(D, 8), reg(F, 8), reg(F, 8))),
        RL::Legal);
    EXPECT_EQ(T->checkInst(inst(Operation::And, 16, P, P, P)), RL::Legal);
    EXPECT_EQ(T->checkInst(inst(Operation::Not, 16, P, P)), RL::Legal);
    EXPECT_EQ(T->checkInst(inst(Operation::Setp, 16, P, OperandDesc::imm(UW))),
              RL::Legal);
    EXPECT_EQ(T->checkInst(inst(Operation::Mov, 1, reg(UD, 1), P)), RL::Legal);
  }
}

TEST(LegalityTest, TwoRegistersFromTheRealStart) {
  struct Row {
    ElemType T;
    unsigned N, Offset;
    bool Narrow, Wide; ///< Legal with GRFs of 32 bytes; of 64 bytes.
  } Rows[] = {
      {D, 16, 0, true, true},  {D, 16, 4, false, true},
      {D, 8, 4, true, true},   {D, 8, 32, true, true},
      {D, 32, 0, false, true}, {D, 32, 32, false, false},
      {W, 32, 0, true, true},  {W, 32, 2, false, true},
      {UB, 32, 1, true, true}, {UB, 32, 31, true, true},
      {Q, 8, 0, true, true},   {Q, 8, 8, false, true},
      {Q, 16, 0, false, true}, {W, 16, 62, true, true},
  };
  for (const Row &R : Rows)
    for (const TargetDesc *T : TargetDesc::all()) {
      bool Expected = T->grfBytes() == 64 ? R.Wide : R.Narrow;
      Region Reg = Region::contiguous(elemTypeBytes(R.T), R.N, R.Offset);
      for (OperandRole Role : {OperandRole::Dst, OperandRole::Src0})
        EXPECT_EQ(T->checkOperand(Operation::Mov, Role, R.T, Reg),
                  Expected ? RL::Legal : RL::TooManyRegisters)
            << T->name().str() << " " << Reg.str();
    }
}

// Row numbers count registers. So the row of a byte depends on the size of the
// registers.
TEST(LegalityTest, TheLastRowIsThatOfTheRegisterSize) {
  for (const TargetDesc *T : TargetDesc::all()) {
    auto Check = [&](unsigned OffsetBytes) {
      return T->checkOperand(Operation::Mov, OperandRole::Src0, D,
                             Region::contiguous(4, 8, OffsetBytes));
    };
    unsigned LastRow = 255 * T->grfBytes();
    EXPECT_EQ(Check(LastRow), RL::Legal) << T->name().str();
    EXPECT_EQ(Check(LastRow + T->grfBytes()), RL::OffsetTooFar)
        << T->name().str();
  }
}

TEST(LegalityTest, IndirectCountsTheWorstStart) {
  auto Check = [](const char *Platform, unsigned N, unsigned Align) {
    Region R = *Region::getIndirect({4, N, 0, N, 1, 0}, Align);
    return target(Platform).checkOperand(Operation::Mov, OperandRole::Src0, D,
                                         R);
  };
  EXPECT_EQ(Check("icllp", 16, 32), RL::Legal);
  EXPECT_EQ(Check("icllp", 16, 4), RL::TooManyRegisters);
  EXPECT_EQ(Check("icllp", 8, 4), RL::Legal);
  EXPECT_EQ(Check("icllp", 8, 2), RL::Misaligned);
  EXPECT_EQ(Check("pvc", 16, 4), RL::Legal);
  EXPECT_EQ(Check("pvc", 32, 4), RL::TooManyRegisters);
  // The constant part of an address can be negative.
  Region Back = *Region::getIndirect({4, 4, 0, 4, 1, -16}, 32);
  EXPECT_EQ(
      target("skl").checkOperand(Operation::Mov, OperandRole::Src0, D, Back),
      RL::Legal);
}

TEST(LegalityTest, SourceForms) {
  auto Form = [](const Region &R) { return legalSourceForm(R); };
  EXPECT_EQ(Form(Region::contiguous(4, 1)), (PrintedRegion{0, 1, 0}));
  EXPECT_EQ(Form(Region::contiguous(4, 16, 12)), (PrintedRegion{1, 1, 0}));
  EXPECT_EQ(Form(Region::broadcast(2, 16)), (PrintedRegion{0, 1, 0}));
  for (unsigned Stride : {2u, 4u, 8u, 16u, 32u})
    EXPECT_EQ(Form(strided(W, 8, Stride)), (PrintedRegion{Stride, 1, 0}));
  EXPECT_EQ(Form(strided(W, 8, 3)), std::nullopt);
  EXPECT_EQ(Form(strided(W, 2, 64)), std::nullopt);
  EXPECT_EQ(Form(rows(UB, 16, 16, 8, 1)), (PrintedRegion{16, 8, 1}));
  EXPECT_EQ(Form(rows(UB, 16, 8, 8, 1)), (PrintedRegion{1, 1, 0}));
  EXPECT_EQ(Form(rows(UB, 16, 16, 8, 2)), (PrintedRegion{2, 1, 0}));
  EXPECT_EQ(Form(rows(UB, 16, 1, 4, 1)), (PrintedRegion{1, 4, 1}));
  EXPECT_EQ(Form(rows(UB, 16, 1, 2, 0)), (PrintedRegion{1, 2, 0}));
  EXPECT_EQ(Form(rows(UB, 16, 0, 4, 1)), (PrintedRegion{0, 4, 1}));
  EXPECT_EQ(Form(rows(UB, 32, 32, 16, 1)), (PrintedRegion{32, 16, 1}));
  EXPECT_EQ(Form(rows(UB, 16, 3, 4, 1)), std::nullopt);
  EXPECT_EQ(Form(rows(UB, 16, 64, 8, 1)), std::nullopt);
}

TEST(LegalityTest, DestinationStrides) {
  EXPECT_EQ(legalDstStride(Region::contiguous(4, 1, 8)), 1u);
  EXPECT_EQ(legalDstStride(Region::contiguous(4, 8)), 1u);
  EXPECT_EQ(legalDstStride(strided(W, 8, 2)), 2u);
  EXPECT_EQ(legalDstStride(strided(UB, 8, 4)), 4u);
  EXPECT_EQ(legalDstStride(strided(UB, 8, 8)), std::nullopt);
  EXPECT_EQ(legalDstStride(strided(Q, 2, 2)), 2u);
  EXPECT_EQ(legalDstStride(rows(W, 8, 16, 4, 1)), std::nullopt);
}

/// See FinalizerFault::MaskedMismatchedDoubles. The test combines several
/// offsets and strides of the destination with several offsets and strides of
/// the source.
TEST(LegalityTest, MaskedDoublesMatch) {
  auto Check = [](unsigned N, bool Predicated, const OperandDesc &Dst,
                  const OperandDesc &Src) {
    InstDesc I = inst(Operation::Mov, N, Dst, Src);
    I.Predicated = Predicated;
    return target("pvc").checkInst(I) == RL::Legal;
  };
  for (unsigned N : {1u, 4u})
    for (bool Predicated : {false, true})
      for (int64_t To : {0, 8, 64, 72})
        for (unsigned ToStride : {1u, 2u})
          for (int64_t From : {0, 8, 64, 72})
            for (unsigned FromStride : {0u, 1u, 2u})
              for (ElemType T : {DF, F}) {
                OperandDesc Dst = reg(DF, strided(DF, N, ToStride, To));
                OperandDesc Src = reg(T, strided(T, N, FromStride, From));
                bool IsPlain = To % 64 == 0 && ToStride == 1;
                bool IsSame =
                    T == DF && FromStride == ToStride && From % 64 == To % 64;
                EXPECT_EQ(Check(N, Predicated, Dst, Src),
                          !Predicated || N == 1 || IsPlain || IsSame ||
                              FromStride == 0)
                    << N << (Predicated ? " predicated " : " ") << To << "<"
                    << ToStride << "> " << From << "<" << FromStride << "> "
                    << elemTypeText(T).str();
              }
}

/// See FinalizerFault::MaskedNarrowPairs. A sel has a mask even if it is not
/// predicated.
TEST(LegalityTest, MaskedNarrowPairs) {
  for (const char *Platform : {"icllp", "pvc"})
    for (Operation Op : {Operation::Mov, Operation::Add, Operation::Sel})
      for (bool Predicated : {false, true})
        for (unsigned N : {1u, 2u, 4u})
          for (unsigned ToStride : {1u, 2u, 4u})
            for (unsigned FromStride : {0u, 1u, 2u, 4u}) {
              OperandDesc Src = reg(W, strided(W, N, FromStride));
              InstDesc I = inst(Op, N, reg(W, strided(W, N, ToStride)), Src);
              if (Op != Operation::Mov)
                I.Src[1] = Src;
              I.Predicated = Predicated;
              bool IsBad = target(Platform).hasFault(
                               FinalizerFault::MaskedNarrowPairs) &&
                           N == 2 && ToStride == 1 && FromStride > 1 &&
                           (Predicated || Op == Operation::Sel);
              EXPECT_EQ(target(Platform).checkInst(I),
                        IsBad ? RL::NoSuchSize : RL::Legal)
                  << Platform << " " << operationMnemonic(Op).str()
                  << (Predicated ? " predicated " : " ") << N << " lanes <"
                  << ToStride << "> <" << FromStride << ">";
            }
}

/// See FinalizerFault::MaskedNarrowPairs. If the result is packed bytes, the
/// fault concerns mov and xor even if their source has no gaps.
TEST(LegalityTest, MaskedBytePairs) {
  for (const char *Platform : {"tgllp", "pvc"})
    for (Operation Op : {Operation::Mov, Operation::Xor, Operation::Sel})
      for (bool Predicated : {false, true})
        for (unsigned N : {1u, 2u, 4u})
          for (unsigned ToStride : {1u, 2u})
            for (unsigned FromStride : {0u, 1u, 2u}) {
              OperandDesc Src = reg(B, strided(B, N, FromStride));
              InstDesc I = inst(Op, N, reg(B, strided(B, N, ToStride)), Src);
              if (Op != Operation::Mov)
                I.Src[1] = Src;
              I.Predicated = Predicated;
              bool ByLane = Predicated || Op == Operation::Sel;
              bool IsBad = target(Platform).hasFault(
                               FinalizerFault::MaskedNarrowPairs) &&
                           N == 2 && ToStride == 1 && ByLane &&
                           FromStride > (Op == Operation::Sel ? 1u : 0u);
              EXPECT_EQ(target(Platform).checkInst(I),
                        IsBad ? RL::NoSuchSize : RL::Legal)
                  << Platform << " " << operationMnemonic(Op).str()
                  << (Predicated ? " predicated " : " ") << N << " lanes <"
                  << ToStride << "> <" << FromStride << ">";
            }
}

/// See FinalizerFault::TernaryRowsAcross. The fault concerns moves of dwords,
/// and each source of bfe, bfi and lrp. Other instructions are allowed to read
/// rows that cross a register boundary.
TEST(LegalityTest, TernaryRowsAcross) {
  struct Row {
    Operation Op;
    ElemType T;
    bool IsBad;
  } Rows[] = {
      {Operation::Bfe, UD, true},  {Operation::Bfe, D, true},
      {Operation::Bfi, UD, true},  {Operation::Bfi, D, true},
      {Operation::Lrp, F, true},   {Operation::Mov, UD, true},
      {Operation::Mov, F, true},   {Operation::Mad, F, false},
      {Operation::Add, D, false},  {Operation::Add, F, false},
      {Operation::Mov, UW, false},
  };
  for (const TargetDesc *T : TargetDesc::all())
    for (const Row &R : Rows)
      for (unsigned K = 0; K != operationNumSrcs(R.Op); ++K)
        for (bool Across : {false, true}) {
          InstDesc I = inst(R.Op, 8, reg(R.T, 8), reg(R.T, 8));
          for (unsigned S = 0; S != operationNumSrcs(R.Op); ++S)
            I.Src[S] = reg(R.T, 8);
          // All platforms with this fault have registers of 32 bytes.
          int64_t Start = Across ? 32 - int64_t(elemTypeBytes(R.T)) : 0;
          I.Src[K] = reg(R.T, rows(R.T, 8, 0, 4, 1, Start));
          RL Expected = RL::Legal;
          if (!T->supports(R.Op))
            Expected = RL::OperationUnsupported;
          else if (R.IsBad && Across &&
                   T->hasFault(FinalizerFault::TernaryRowsAcross))
            Expected = RL::RowAcrossRegisters;
          EXPECT_EQ(T->checkInst(I), Expected)
              << T->name().str() << " " << operationMnemonic(R.Op).str() << " "
              << elemTypeText(R.T).str() << " source " << K
              << (Across ? " across" : " inside");
        }

  // A mov is a move of dwords if its source and its destination have elements
  // of 32 bits.
  auto Move = [](ElemType To, ElemType From) {
    int64_t Start = 32 - int64_t(elemTypeBytes(From));
    return target("skl").checkInst(
        inst(Operation::Mov, 8, reg(To, 8),
             reg(From, rows(From, 8, 0, 4, 1, Start))));
  };
  EXPECT_EQ(Move(D, F), RL::RowAcrossRegisters);
  EXPECT_EQ(Move(F, UD), RL::RowAcrossRegisters);
  EXPECT_EQ(Move(UW, UD), RL::Legal);
  EXPECT_EQ(Move(UD, UW), RL::Legal);
}

/// See FinalizerFault::IndirectHalfMath.
TEST(LegalityTest, HalfMathAtVariablePlaces) {
  for (const char *Platform : {"skl", "icllp", "tgllp", "dg2", "pvc"}) {
    auto Check = [&](Operation Op, unsigned N, ElemType To, unsigned Stride,
                     bool IsIndirect, ElemType From) {
      Region Dst = strided(To, N, Stride), Src = strided(From, N, 1);
      if (IsIndirect)
        Dst = *Region::getIndirect(
            {elemTypeBytes(To), N, 0, N, N == 1 ? 0 : Stride, 0},
            elemTypeBytes(To));
      InstDesc I = inst(Op, N, reg(To, Dst), reg(From, Src));
      if (operationNumSrcs(Op) > 1)
        I.Src[1] = reg(From, Src);
      return target(Platform).checkInst(I);
    };
    for (unsigned N : {2u, 8u}) {
      EXPECT_EQ(Check(Operation::Inv, N, HF, 1, true, HF), RL::BadDstStride);
      EXPECT_EQ(Check(Operation::Pow, N, HF, 1, true, HF), RL::BadDstStride);
      // Each of these is legal: a stride of 2, a direct destination, floats, an
      // add.
      EXPECT_EQ(Check(Operation::Inv, N, HF, 2, true, HF), RL::Legal);
      EXPECT_EQ(Check(Operation::Inv, N, HF, 1, false, HF), RL::Legal);
      EXPECT_EQ(Check(Operation::Inv, N, F, 1, true, F), RL::Legal);
      EXPECT_EQ(Check(Operation::Add, N, HF, 1, true, HF), RL::Legal);
    }
    EXPECT_EQ(Check(Operation::Inv, 1, HF, 1, true, HF), RL::Legal);
  }
}

/// See FinalizerFault::SpreadQwords.
TEST(LegalityTest, SpreadQwords) {
  auto Move = [](ElemType To, ElemType From, unsigned ToStride,
                 const Region &Src) {
    return inst(Operation::Mov, 4, reg(To, strided(To, 4, ToStride)),
                reg(From, Src));
  };
  Region Packed = strided(Q, 4, 1);
  EXPECT_TRUE(target("pvc").movesInHalves(Move(Q, Q, 2, Packed)));
  EXPECT_TRUE(target("pvc").movesInHalves(Move(Q, UQ, 2, strided(Q, 4, 4))));
  EXPECT_TRUE(
      target("pvc").movesInHalves(Move(DF, DF, 2, rows(Q, 4, 4, 2, 1))));
  EXPECT_FALSE(target("skl").movesInHalves(Move(Q, Q, 2, Packed)));
  EXPECT_FALSE(target("pvc").movesInHalves(Move(Q, Q, 1, Packed)));
  EXPECT_FALSE(target("pvc").movesInHalves(Move(Q, Q, 2, strided(Q, 4, 2))));
  EXPECT_FALSE(target("pvc").movesInHalves(Move(Q, Q, 2, strided(Q, 4, 0))));
  EXPECT_FALSE(target("pvc").movesInHalves(Move(DF, Q, 2, Packed)));
  InstDesc Masked = Move(Q, Q, 2, Packed);
  Masked.Predicated = true;
  EXPECT_FALSE(target("pvc").movesInHalves(Masked));

  for (unsigned Half : {0u, 1u}) {
    Region R = *Region::get({8, 4, 4, 2, 1, 16});
    EXPECT_EQ(dwordsOf(R, Half),
              *Region::get({4, 4, 8, 2, 2, 16 + 4 * int64_t(Half)}));
  }
  // If a legal move of qwords is made in halves, the source of each half is a
  // legal region of dwords. This also holds if a mask of the hardware replaces
  // the predicate.
  for (unsigned VStride : {0u, 1u, 2u, 4u, 8u, 16u, 32u})
    for (unsigned HStride : {0u, 1u, 2u, 4u})
      for (unsigned Width : {1u, 2u, 4u}) {
        InstDesc I =
            Move(Q, Q, 2, *Region::get({8, 4, VStride, Width, HStride, 0}));
        for (bool Predicated : {false, true}) {
          I.Predicated = Predicated;
          InstDesc Plain = I;
          Plain.Predicated = false;
          if (target("pvc").checkInst(I) == RL::Legal &&
              target("pvc").movesInHalves(Plain)) {
            EXPECT_TRUE(legalSourceForm(dwordsOf(I.Src[0].R, 0)))
                << VStride << " " << Width << " " << HStride;
          }
        }
      }
  auto Mad = [](unsigned Stride, bool Indirect) {
    RegionShape S = {8, 2, 0, 2, Stride, 0};
    OperandDesc V = reg(DF, strided(DF, 2, 1));
    InstDesc I = inst(
        Operation::Mad, 2,
        reg(DF, Indirect ? *Region::getIndirect(S, 8) : *Region::get(S)), V);
    I.Src[1] = I.Src[2] = V;
    return I;
  };
  EXPECT_EQ(target("pvc").checkInst(Mad(2, true)), RL::BadDstStride);
  EXPECT_EQ(target("pvc").checkInst(Mad(1, true)), RL::Legal);
  EXPECT_EQ(target("pvc").checkInst(Mad(2, false)), RL::Legal);
  EXPECT_EQ(target("skl").checkInst(Mad(2, true)), RL::Legal);
}

/// See FinalizerFault::WideQwords.
TEST(LegalityTest, WideQwords) {
  auto Check = [](const char *Platform, Operation Op, unsigned N, ElemType T,
                  unsigned Width) {
    // Width 1 makes a scalar. Other widths make rows of equal elements.
    unsigned Bytes = elemTypeBytes(T);
    OperandDesc Src =
        reg(T, Width == 1 ? Region::broadcast(Bytes, N)
                          : *Region::get({Bytes, N, 1, Width, 0}));
    InstDesc I = inst(Op, N, reg(UW, N), Src);
    if (Op != Operation::Mov)
      I.Src[1] = OperandDesc::imm(W);
    return target(Platform).checkInst(I);
  };
  for (Operation Op : {Operation::Add, Operation::Shl, Operation::And}) {
    EXPECT_EQ(Check("pvc", Op, 32, UQ, 16), RL::NoSuchSize);
    EXPECT_EQ(Check("pvc", Op, 32, UQ, 1), RL::Legal);
    EXPECT_EQ(Check("pvc", Op, 16, UQ, 8), RL::Legal);
    EXPECT_EQ(Check("pvc", Op, 32, UD, 16), RL::Legal);
    EXPECT_EQ(Check("skl", Op, 32, UQ, 16), RL::Legal);
  }
  EXPECT_EQ(Check("pvc", Operation::Mov, 32, UQ, 16), RL::Legal);
}

/// See PredicatedMinMax, PredicatedHalfMath and PredicatedLongProducts in
/// FinalizerFaults.def.
TEST(LegalityTest, DroppedPredicates) {
  auto Check = [](const char *Platform, Operation Op, unsigned N, ElemType To,
                  ElemType From, unsigned Stride, int64_t Offset,
                  bool Predicated = true) {
    unsigned Bytes = elemTypeBytes(To);
    InstDesc I =
        inst(Op, N, reg(To, *Region::get({Bytes, N, 0, N, Stride, Offset})),
             reg(From, strided(From, N, 1)));
    for (unsigned K = 1; K != operationNumSrcs(Op); ++K)
      I.Src[K] = I.Src[0];
    I.Predicated = Predicated;
    return target(Platform).checkInst(I);
  };
  using Op = Operation;
  for (const char *Platform : {"skl", "icllp", "tgllp", "dg2", "pvc"})
    for (Op O : {Op::Min, Op::Max}) {
      EXPECT_EQ(Check(Platform, O, 8, F, F, 1, 0), RL::PredicateUnsupported);
      EXPECT_EQ(Check(Platform, O, 8, F, F, 1, 0, false), RL::Legal);
    }
  EXPECT_EQ(Check("skl", Op::Sqrt, 4, HF, HF, 1, 0), RL::PredicateUnsupported);
  EXPECT_EQ(Check("skl", Op::Sqrt, 4, HF, HF, 1, 0, false), RL::Legal);
  EXPECT_EQ(Check("skl", Op::Sqrt, 8, HF, HF, 1, 0), RL::Legal);
  EXPECT_EQ(Check("pvc", Op::Sqrt, 8, HF, HF, 1, 0), RL::PredicateUnsupported);
  EXPECT_EQ(Check("pvc", Op::Sqrt, 16, HF, HF, 1, 0), RL::Legal);
  EXPECT_EQ(Check("pvc", Op::Sqrt, 8, F, F, 1, 0), RL::Legal);

  for (const char *Platform : {"icllp", "tgllp", "dg2"}) {
    EXPECT_EQ(Check(Platform, Op::Mul, 4, Q, D, 1, 8), RL::Legal);
    EXPECT_EQ(Check(Platform, Op::Mul, 4, Q, D, 2, 0),
              RL::PredicateUnsupported);
    EXPECT_EQ(Check(Platform, Op::Mul, 4, Q, D, 2, 0, false), RL::Legal);
    EXPECT_EQ(Check(Platform, Op::Mad, 4, Q, D, 1, 32), RL::Legal);
    EXPECT_EQ(Check(Platform, Op::Mad, 4, Q, D, 1, 8),
              RL::PredicateUnsupported);
    EXPECT_EQ(Check(Platform, Op::Mad, 2, Q, D, 1, 0),
              RL::PredicateUnsupported);
    EXPECT_EQ(Check(Platform, Op::Mad, 1, Q, D, 1, 8), RL::Legal);
    EXPECT_EQ(Check(Platform, Op::Mad, 2, D, D, 1, 0), RL::Legal);
  }
  EXPECT_EQ(Check("skl", Op::Mad, 2, Q, D, 1, 0), RL::Legal);
}

/// The finalizer splits some divisions and roots into instructions that each
/// write one register. The masks of these instructions start at multiples of
/// the number of lanes in a register.
TEST(LegalityTest, MasksOfRegisterSteps) {
  auto Step = [](const char *Platform, Operation Op, ElemType T) {
    return target(Platform).maskStepLanes(Op, T);
  };
  for (Operation Op : {Operation::Sqrtm, Operation::Divm}) {
    EXPECT_EQ(Step("skl", Op, F), 8u);
    EXPECT_EQ(Step("skl", Op, DF), 4u);
    EXPECT_EQ(Step("pvc", Op, F), 16u);
    EXPECT_EQ(Step("pvc", Op, DF), 8u);
  }
  for (Operation Op : {Operation::Div, Operation::Inv, Operation::Sqrt}) {
    EXPECT_EQ(Step("skl", Op, DF), 4u);
    EXPECT_EQ(Step("pvc", Op, DF), 8u);
    EXPECT_EQ(Step("pvc", Op, F), 8u);
  }
  EXPECT_EQ(Step("pvc", Operation::Add, DF), 8u);
  EXPECT_EQ(Step("dg2", Operation::Add, F), 4u);

  InstDesc I = inst(Operation::Sqrtm, 8, reg(F, strided(F, 8, 1)),
                    reg(F, strided(F, 8, 1)));
  I.Predicated = true;
  I.FirstLane = 8;
  EXPECT_EQ(target("skl").checkInst(I), RL::Legal);
  EXPECT_EQ(target("pvc").checkInst(I), RL::BadMaskOffset);
  I.FirstLane = 16;
  EXPECT_EQ(target("pvc").checkInst(I), RL::Legal);
}

TEST(LegalityTest, Masks) {
  for (unsigned Size : {1u, 2u, 4u, 8u, 16u, 32u})
    for (unsigned Lane = 0; Lane <= 40; ++Lane) {
      bool Expected = Lane % 4 == 0 && Lane % Size == 0 && Lane + Size <= 32;
      EXPECT_EQ(target("dg2").isLegalMask(Lane, Size), Expected)
          << Lane << " " << Size;
      // pvc has no nibble control, so its masks start at multiples of 8 lanes.
      EXPECT_EQ(target("pvc").isLegalMask(Lane, Size),
                Expected && Lane % 8 == 0)
          << Lane << " " << Size;
    }
  EXPECT_FALSE(target("skl").isLegalMask(0, 3));
  EXPECT_FALSE(target("skl").isLegalMask(0, 64));
}

} // namespace
