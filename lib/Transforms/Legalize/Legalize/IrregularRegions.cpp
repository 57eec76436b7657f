//===- IrregularRegions.cpp - Accesses that no operand can make -----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IrregularRegions.h"
#include "BaleSlicer.h"
#include "cmx/IR/RegionInst.h"
#include "llvm/ADT/bit.h"
#include "llvm/IR/InstIterator.h"

using namespace llvm;

namespace cmx {

/// Can masked instructions write \p R? They start at a multiple of four lanes,
/// so each group of four lanes must be a legal destination of its own.
static bool isMaskable(const TargetDesc &TD, const Region &R) {
  ElemType Ty = intType(R.elemBytes(), /*Signed=*/true);
  for (unsigned First = 0; First < R.numElts(); First += 4) {
    auto Group = R.slice(First, std::min(4u, R.numElts() - First));
    if (!Group)
      return false;
    // If the last group has three lanes, the number of lanes is not legal, even
    // if the region is. So two lanes are checked.
    if (Group->numElts() == 3)
      Group = Group->slice(0, 2);
    if (!Group || TD.checkOperand(Operation::Mov, OperandRole::Dst, Ty,
                                  *Group) != RegionLegality::Legal)
      return false;
  }
  return true;
}

namespace {
/// Replaces an access by accesses to runs of its elements.
class AccessSplitter {
public:
  AccessSplitter(RegionBuilder &RB, const TargetDesc &TD,
                 RegionAccessInst &Access)
      : RB(RB), TD(TD), Access(Access), R(Access.region()),
        Chain(Access.isRead() ? PoisonValue::get(Access.getType())
                              : Access.getArgOperand(WrRegionOp::Old)) {
    auto *Wr = dyn_cast<WrRegionInst>(&Access);
    if (Wr && !Wr->isMaskAllOnes())
      Mask = Wr->mask();
  }

  const Region &region() const { return R; }

  /// Adds an access to the region \p Part, for the elements [First, First +
  /// Part.numElts()) of the replaced access.
  void add(unsigned First, const Region &Part, Value *Offset = nullptr) {
    unsigned N = Part.numElts();
    Region Packed =
        Region::contiguous(R.elemBytes(), N, int64_t(First) * R.elemBytes());
    if (Access.isRead()) {
      Value *V = RB.createRdRegion(Access.parent(), Part, false, Offset);
      Chain = Chain->getType()->isVectorTy()
                  ? RB.createWrRegion(Chain, V, Packed)
                  : RB.ir().CreateBitCast(V, Chain->getType());
      return;
    }
    Value *New = allNew();
    if (New->getType()->isVectorTy())
      New = RB.createRdRegion(New, Packed);
    if (!Mask) {
      Chain = RB.createWrRegion(Chain, New, Part, Offset);
      return;
    }
    if (isPowerOf2_32(N) && N <= 32 && First % N == 0 && isMaskable(TD, Part)) {
      Value *Lanes = RB.createRdPredRegion(Mask, N, First);
      Chain = RB.createWrRegion(Chain, New, Part, Offset, Lanes);
      return;
    }
    // The mask of these lanes cannot be read as a part of a predicate. So the
    // write uses the whole mask. It changes a vector of which only these lanes
    // are used.
    Value *Old = RB.createRdRegion(Chain, Part, false, Offset);
    Value *All =
        RB.createWrRegion(PoisonValue::get(allNew()->getType()), Old, Packed);
    All = RB.createWrRegion(All, allNew(),
                            Region::contiguous(R.elemBytes(), R.numElts()),
                            /*Offset=*/nullptr, Mask);
    Chain =
        RB.createWrRegion(Chain, RB.createRdRegion(All, Packed), Part, Offset);
  }

  void finish() {
    Access.replaceAllUsesWith(Chain);
    Access.eraseFromParent();
  }

private:
  Value *allNew() { return Access.getArgOperand(WrRegionOp::New); }

  RegionBuilder &RB;
  const TargetDesc &TD;
  RegionAccessInst &Access;
  Region R;
  Value *Chain;
  Value *Mask = nullptr;
};
} // namespace

/// Returns the number of rows that one operand can read, each at its own
/// address, or 1 if no operand can do this. The result is at most the number of
/// lanes of a destination register, and at most eight: the finalizer accepts
/// eight addresses in one operand on all platforms (found by experiment with
/// GenX_IR 1.0.12504).
static unsigned rowsAtOnce(const TargetDesc &TD,
                           const RegionAccessInst &Access) {
  const Region R = Access.region();
  if (!Access.isRead() || R.widthElts() != 1 ||
      isa<Constant>(Access.offsetOperand()) ||
      !Access.offsetOperand()->getType()->isIntOrIntVectorTy(16) ||
      Access.parentWidthElts() || R.elemBytes() > 4)
    return 1;
  return std::min<unsigned>(8, TD.grfBytes() / R.elemBytes());
}

static bool isOneOperand(const TargetDesc &TD, const RegionAccessInst &Access) {
  return Access.numRows() <= rowsAtOnce(TD, Access) &&
         isPowerOf2_32(Access.numRows()) && Access.vStrideElts() == 0;
}

/// Adds the elements of \p R that lie within \p ParentBytes. The first element
/// of \p R is element \p First of the access.
static void addInside(AccessSplitter &S, unsigned First, const Region &R,
                      int64_t ParentBytes) {
  auto IsInside = [&](unsigned E) {
    int64_t At = R.elementOffsetBytes(E);
    return At >= 0 && At + R.elemBytes() <= ParentBytes;
  };
  for (unsigned E = 0; E != R.numElts();) {
    if (!IsInside(E)) {
      ++E;
      continue;
    }
    unsigned N = 1;
    std::optional<Region> Part = R.slice(E, 1);
    while (E + N != R.numElts() && IsInside(E + N)) {
      auto Longer = R.slice(E, N + 1);
      if (!Longer)
        break;
      Part = Longer;
      ++N;
    }
    S.add(First + E, *Part);
    E += N;
  }
}

static void dropOutside(RegionBuilder &RB, const TargetDesc &TD,
                        RegionAccessInst &Access) {
  AccessSplitter S(RB, TD, Access);
  addInside(S, 0, S.region(), Access.parentBytes());
  S.finish();
}

/// Splits an access whose rows start at constant offsets.
static void splitConstantRows(AccessSplitter &S, const RegionAccessInst &Access,
                              const Constant &Starts) {
  const Region &R = S.region();
  unsigned Width = R.widthElts();
  for (unsigned K = 0; K != R.numRows(); ++K)
    // A row with an undefined start is handled like a row outside of the
    // vector.
    if (auto *Start =
            dyn_cast_or_null<ConstantInt>(Starts.getAggregateElement(K)))
      if (auto Row = Region::get({R.elemBytes(), Width, 0, Width,
                                  R.hStrideElts(), Start->getSExtValue()}))
        addInside(S, K * Width, *Row, Access.parentBytes());
}

static void splitRows(RegionBuilder &RB, const TargetDesc &TD,
                      RegionAccessInst &Access) {
  AccessSplitter S(RB, TD, Access);
  if (auto *Starts = dyn_cast<Constant>(Access.offsetOperand())) {
    splitConstantRows(S, Access, *Starts);
    return S.finish();
  }
  const Region &R = S.region();
  unsigned Width = R.widthElts();
  Region Row =
      *Region::getIndirect({R.elemBytes(), Width, 0, Width, R.hStrideElts(), 0},
                           R.startAlignBytes(), R.parentWidthElts());
  unsigned AtOnce = rowsAtOnce(TD, Access);
  for (unsigned K = 0; K != R.numRows();) {
    unsigned N = std::min<unsigned>(AtOnce, bit_floor(R.numRows() - K));
    if (N == 1) {
      S.add(K * Width, Row,
            RB.createRdElement(Access.offsetOperand(), K, "row"));
    } else {
      Value *Offsets = RB.createRdRegion(Access.offsetOperand(),
                                         Region::contiguous(2, N, 2 * K));
      S.add(K * Width,
            *Region::getIndirect({R.elemBytes(), N, 0, 1, 0, 0},
                                 R.startAlignBytes()),
            Offsets);
    }
    K += N;
  }
  S.finish();
}

/// Does \p Wr write a pair of bytes or words under its mask? Then its elements
/// must be selected as dwords. See FinalizerFault::MaskedNarrowPairs.
static bool needsDwords(const TargetDesc &TD, const WrRegionInst &Wr) {
  return Wr.region().elemBytes() < 4 && Wr.region().numElts() % 4 >= 2 &&
         TD.hasFault(FinalizerFault::MaskedNarrowPairs);
}

/// Builds a select on dwords, with the operands \p Mask, \p New and \p Old.
/// Returns a read of the low parts of the selected dwords.
static CallInst *chooseAsDwords(RegionBuilder &RB, Value *Mask, Value *New,
                                Value *Old) {
  IRBuilder<> &IR = RB.ir();
  Type *Ty = New->getType();
  unsigned Bytes = elementBytes(Ty), N = numLanes(Ty);
  auto *IntTy = FixedVectorType::get(IR.getIntNTy(8 * Bytes), N);
  auto *DwordTy = FixedVectorType::get(IR.getInt32Ty(), N);
  Value *NewDwords = IR.CreateZExt(RB.createBitcast(New, IntTy), DwordTy);
  Value *OldDwords = IR.CreateZExt(RB.createBitcast(Old, IntTy), DwordTy);
  Value *Wide = IR.CreateSelect(Mask, NewDwords, OldDwords);
  auto *PartsTy = FixedVectorType::get(Ty->getScalarType(), N * 4 / Bytes);
  return RB.createRdRegion(IR.CreateBitCast(Wide, PartsTy),
                           *Region::get({Bytes, N, 0, N, 4 / Bytes, 0}));
}

/// Replaces \p Wr: reads the elements of the region, changes the ones that the
/// mask selects, and writes all of them back. Returns the read and the write.
static std::pair<RegionAccessInst *, RegionAccessInst *>
writeThroughPacked(RegionBuilder &RB, const TargetDesc &TD, WrRegionInst &Wr) {
  RB.ir().SetInsertPoint(&Wr);
  Region R = Wr.region();
  Value *Offset = Wr.hasVariableOffset() ? Wr.offsetOperand() : nullptr;
  CallInst *Before = RB.createRdRegion(Wr.oldValue(), R, false, Offset);
  CallInst *After =
      needsDwords(TD, Wr)
          ? chooseAsDwords(RB, Wr.mask(), Wr.newValue(), Before)
          : RB.createWrRegion(Before, Wr.newValue(),
                              Region::contiguous(R.elemBytes(), R.numElts()),
                              /*Offset=*/nullptr, Wr.mask());
  CallInst *All = RB.createWrRegion(Wr.oldValue(), After, R, Offset);
  All->takeName(&Wr);
  Wr.replaceAllUsesWith(All);
  Wr.eraseFromParent();
  return {cast<RegionAccessInst>(Before), cast<RegionAccessInst>(All)};
}

static bool isOutside(const RegionAccessInst &Access) {
  return Access.hasConstantOffset() &&
         !Access.region().fitsIn(Access.parentBytes());
}

static void remarkExpanded(Remarks &Rem, const RegionAccessInst &Access,
                           StringRef Why) {
  Rem.analysis("RegionExpanded", Access, [&](Remark &R) {
    R << remarkValue("Value", Access) << ": region "
      << remarkRegion("Region", Access.region()) << " "
      << ore::NV("Reason", Why);
  });
}

bool expandIrregularRegions(Function &F, RegionBuilder &RB,
                            const TargetDesc &TD, Remarks &Rem) {
  SmallVector<RegionAccessInst *, 8> Rows, Outside;
  SmallVector<WrRegionInst *, 8> Masked;
  for (Instruction &I : instructions(F)) {
    auto *Access = dyn_cast<RegionAccessInst>(&I);
    if (!Access)
      continue;
    auto *Wr = dyn_cast<WrRegionInst>(Access);
    bool HasMask =
        Wr && Wr->mask()->getType()->isVectorTy() && !Wr->isMaskAllOnes();
    if (Access->hasRowOffsets() && isOneOperand(TD, *Access))
      continue;
    if (Access->hasRowOffsets())
      Rows.push_back(Access);
    else if (HasMask && (isOutside(*Wr) || !isMaskable(TD, Wr->region())))
      Masked.push_back(Wr);
    else if (isOutside(*Access))
      Outside.push_back(Access);
  }
  for (RegionAccessInst *Access : Rows) {
    remarkExpanded(Rem, *Access,
                   "has an offset for each row: one access for each");
    RB.ir().SetInsertPoint(Access);
    splitRows(RB, TD, *Access);
  }
  for (WrRegionInst *Wr : Masked) {
    remarkExpanded(Rem, *Wr,
                   "is no masked destination: changed in a packed copy");
    auto [Read, Write] = writeThroughPacked(RB, TD, *Wr);
    if (isOutside(*Read))
      Outside.append({Read, Write});
  }
  for (RegionAccessInst *Access : Outside) {
    remarkExpanded(Rem, *Access,
                   "leaves its vector: lanes outside are dropped");
    RB.ir().SetInsertPoint(Access);
    dropOutside(RB, TD, *Access);
  }
  return !Rows.empty() || !Masked.empty() || !Outside.empty();
}

} // namespace cmx
