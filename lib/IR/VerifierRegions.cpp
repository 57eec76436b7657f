//===- VerifierRegions.cpp - Rules of region accesses ---------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "VerifierImpl.h"
#include "cmx/IR/RegionInst.h"

#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx {

namespace {

class RegionVerifier {
public:
  RegionVerifier(const RegionAccessInst &Access, Reporter &R)
      : Access(Access), R(R), ElemBytes(elementBytes(Access.elementType())) {}

  bool run() {
    return verifyWidth() && verifyStrides() && verifyOffset() && verifyMask() &&
           verifyWrittenSize() && verifyExtent();
  }

private:
  bool verifyWidth();
  bool verifyStrides();
  bool verifyOffset();
  bool verifyMask();
  bool verifyWrittenSize();
  bool verifyExtent();

  const RegionAccessInst &Access;
  Reporter &R;
  unsigned ElemBytes;
};

} // namespace

// No register file has this many elements; the limit keeps the arithmetic of
// the Region class far from overflow.
static constexpr unsigned MaxStrideElts = 1u << 20;

bool RegionVerifier::verifyWidth() {
  unsigned NumElts = Access.numElts();
  unsigned WidthElts = Access.widthElts();
  if (WidthElts <= NumElts && NumElts % WidthElts == 0)
    return true;
  return R.error(Access, DiagKind::RegionWidth,
                 "width expected to divide the region's " + Twine(NumElts) +
                     " elements, actual " + Twine(static_cast<int>(WidthElts)));
}

bool RegionVerifier::verifyStrides() {
  auto Check = [&](StringRef Name, unsigned StrideElts) {
    if (StrideElts <= MaxStrideElts)
      return true;
    return R.error(Access, DiagKind::RegionStride,
                   Name + " expected 0 to " + Twine(MaxStrideElts) +
                       " elements, actual " +
                       Twine(static_cast<int>(StrideElts)));
  };
  return Check("vstride", Access.vStrideElts()) &&
         Check("hstride", Access.hStrideElts());
}

bool RegionVerifier::verifyOffset() {
  const Value *Offset = Access.offsetOperand();
  unsigned NumRows = Access.numRows();
  unsigned NumOffsets = numLanes(Offset->getType());
  bool IsVector = Offset->getType()->isVectorTy();
  if (IsVector && NumOffsets != NumRows)
    return R.error(Access, DiagKind::RegionOffsetRows,
                   "offset vector expected one lane for each of " +
                       Twine(NumRows) + " rows, actual " + Twine(NumOffsets));
  const auto *C = dyn_cast<Constant>(Offset);
  if (!C)
    return true;
  for (unsigned I = 0; I != NumOffsets; ++I) {
    const Constant *Lane = IsVector ? C->getAggregateElement(I) : C;
    const auto *Bytes = dyn_cast_or_null<ConstantInt>(Lane);
    if (!Bytes)
      return R.error(Access, DiagKind::IntrinsicNotConstant,
                     "offset expected a number of bytes or a variable, actual "
                     "undef");
  }
  if (auto OffsetBytes = Access.misalignedOffsetBytes())
    return R.error(Access, DiagKind::RegionOffsetMisaligned,
                   "offset expected a multiple of the element size of " +
                       Twine(ElemBytes) + " bytes, actual " +
                       Twine(*OffsetBytes));
  return true;
}

bool RegionVerifier::verifyMask() {
  if (Access.isRead())
    return true;
  const Value *Mask = Access.getArgOperand(WrRegionOp::Mask);
  const auto *C = dyn_cast<Constant>(Mask);
  bool IsVector = Mask->getType()->isVectorTy();
  unsigned NumElts = Access.numElts();
  if (isa<WrConstRegionInst>(Access) && !(C && C->isAllOnesValue()))
    return R.error(Access, DiagKind::RegionMask,
                   "mask of a constant region expected true");
  if (IsVector && numLanes(Mask->getType()) != NumElts)
    return R.error(Access, DiagKind::RegionMask,
                   "mask expected " + Twine(NumElts) +
                       " lanes as the new value, actual " +
                       Twine(numLanes(Mask->getType())));
  if (!IsVector && NumElts != 1 && !isa<ConstantInt>(Mask))
    return R.error(Access, DiagKind::RegionMask,
                   "mask expected a constant or a vector of " + Twine(NumElts) +
                       " lanes, actual another i1");
  return true;
}

bool RegionVerifier::verifyWrittenSize() {
  if (Access.isRead())
    return true;
  unsigned OldElts = numLanes(Access.parent()->getType());
  if (Access.numElts() > OldElts)
    return R.error(Access, DiagKind::RegionSize,
                   "new value expected at most " + Twine(OldElts) +
                       " elements as the old value, actual " +
                       Twine(Access.numElts()));
  // If each row has its own offset, rows are allowed to overlap.
  if (!Access.hasRowOffsets() && Access.region().hasOverlap())
    return R.error(
        Access, DiagKind::RegionWriteOverlap,
        "written region expected to hold each element once, actual " +
            Access.region().str());
  return true;
}

bool RegionVerifier::verifyExtent() {
  if (Access.hasRowOffsets())
    return true;
  Region Reg = Access.region();
  int64_t ParentBytes = Access.parentBytes();
  int64_t BeginBytes = Reg.beginBytes();
  int64_t EndBytes = Reg.endBytes();
  // If the start is variable, only the number of bytes can be checked.
  bool Fits = Reg.isIndirect() ? EndBytes - BeginBytes <= ParentBytes
                               : BeginBytes >= 0 && EndBytes <= ParentBytes;
  if (Fits)
    return true;
  return R.warning(Access, DiagKind::RegionOutOfBounds,
                   "region expected within the " + Twine(ParentBytes) +
                       " bytes of its vector, actual bytes " +
                       Twine(BeginBytes) + " to " + Twine(EndBytes) +
                       (Access.isRead()
                            ? "; lanes outside read undefined values"
                            : "; lanes outside are not written"));
}

//===----------------------------------------------------------------------===//
// Regions of predicates
//===----------------------------------------------------------------------===//

/// Checks an access to a part of type \p PartTy that starts at element
/// \p Offset of a value of type \p WholeTy. Some parts that are allowed here
/// are not supported by the hardware; legalization splits them.
static bool verifyPredicateRegion(const CallInst &Call, const Type *WholeTy,
                                  const Type *PartTy, const Value *Offset,
                                  Reporter &R) {
  unsigned WholeElts = numLanes(WholeTy);
  unsigned PartElts = numLanes(PartTy);
  int64_t OffsetElts = cast<ConstantInt>(Offset)->getSExtValue();
  if (OffsetElts < 0 || OffsetElts + int64_t(PartElts) > int64_t(WholeElts))
    return R.error(Call, DiagKind::PredicateRegion,
                   "predicate region expected within " + Twine(WholeElts) +
                       " lanes, actual lanes " + Twine(OffsetElts) + " to " +
                       Twine(OffsetElts + int64_t(PartElts)));
  if (!isPowerOf2_32(PartElts) || PartElts > 32)
    return R.error(Call, DiagKind::PredicateRegion,
                   "predicate region expected 1, 2, 4, 8, 16 or 32 lanes, "
                   "actual " +
                       Twine(PartElts));
  if (OffsetElts % PartElts != 0)
    return R.error(Call, DiagKind::PredicateRegion,
                   "predicate region offset expected a multiple of its " +
                       Twine(PartElts) + " lanes, actual " + Twine(OffsetElts));
  return true;
}

bool verifyRegionRules(const CallInst &Call, const GenXInfo &Info,
                       Reporter &R) {
  switch (Info.Shape) {
  case ShapeRule::RdRegion:
  case ShapeRule::WrRegion:
  case ShapeRule::WrConstRegion:
    return RegionVerifier(cast<RegionAccessInst>(Call), R).run();
  case ShapeRule::RdPredRegion: {
    const auto &Read = cast<RdPredRegionInst>(Call);
    return verifyPredicateRegion(Call, Read.source()->getType(), Read.getType(),
                                 Call.getArgOperand(RdPredRegionOp::Offset), R);
  }
  case ShapeRule::WrPredRegion:
  case ShapeRule::WrPredPredRegion:
    static_assert(unsigned(WrPredRegionOp::Offset) ==
                      unsigned(WrPredPredRegionOp::Offset),
                  "both have their offset in one place");
    return verifyPredicateRegion(
        Call, Call.getType(),
        Call.getArgOperand(WrPredRegionOp::New)->getType(),
        Call.getArgOperand(WrPredRegionOp::Offset), R);
  default: // VerifierMessages.cpp has all other rules.
    return true;
  }
}

} // namespace cmx
