//===- RegionInst.cpp - Typed views of region intrinsics ------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/RegionInst.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Support/KnownBits.h"

#include <algorithm>

using namespace llvm;
using namespace llvm::PatternMatch;

namespace cmx {

unsigned numLanes(const Type *Ty) {
  const auto *VecTy = dyn_cast<FixedVectorType>(Ty);
  return VecTy ? VecTy->getNumElements() : 1;
}

unsigned elementBytes(const Type *Ty) {
  unsigned Bits = Ty->getScalarSizeInBits();
  return Bits % 8 == 0 ? Bits / 8 : 0;
}

uint64_t registerBytes(const Type *Ty) {
  return uint64_t(numLanes(Ty)) * elementBytes(Ty);
}

bool isRegisterBitcast(const Value *V) {
  auto *Cast = dyn_cast<BitCastInst>(V);
  return Cast && elementBytes(Cast->getSrcTy()) &&
         elementBytes(Cast->getDestTy());
}

Value *stripRegisterBitcasts(Value *V) {
  while (isRegisterBitcast(V))
    V = cast<Instruction>(V)->getOperand(0);
  return V;
}

// An alignment larger than a register (2^6 bytes) is of no use.
static constexpr unsigned MaxKnownAlignLog2 = 6;

namespace {

/// Counts the low bits that are zero in each lane of a value, judging by the
/// operations that compute it. LLVM's computeKnownBits is not suitable: it also
/// looks at the branches before a phi, so its answer changes if a pass splits
/// an edge or inverts a condition. A legal region could then become illegal.
class ZeroLowBits {
  const DataLayout &DL;
  /// The phis whose operands are being visited. A visit to such a phi assumes
  /// that all bits of the phi are zero. If low bits are zero in all values that
  /// enter a loop, and each iteration keeps them zero, they are always zero.
  SmallPtrSet<const Value *, 8> Open;
  unsigned NumVisits = 0;

public:
  explicit ZeroLowBits(const DataLayout &DL) : DL(DL) {}
  unsigned of(const Value *V);

private:
  unsigned ofPhi(const PHINode &Phi);
  unsigned ofShift(const Instruction &I);
  /// The number of low bits that are zero in both operands. An undefined
  /// operand is ignored.
  unsigned ofBoth(const Value *A, const Value *B) {
    if (isa<UndefValue>(A))
      return of(B);
    unsigned Bits = of(A);
    return Bits == 0 || isa<UndefValue>(B) ? Bits : std::min(Bits, of(B));
  }
};

} // namespace

unsigned ZeroLowBits::ofPhi(const PHINode &Phi) {
  unsigned Bits = Phi.getType()->getScalarSizeInBits();
  if (!Open.insert(&Phi).second)
    return Bits;
  for (const Value *V : Phi.incoming_values())
    if (Bits != 0)
      Bits = std::min(Bits, of(V));
  Open.erase(&Phi);
  return Bits;
}

unsigned ZeroLowBits::ofShift(const Instruction &I) {
  unsigned Bits = I.getType()->getScalarSizeInBits();
  const APInt *Amount;
  bool IsLeft = I.getOpcode() == Instruction::Shl;
  if (!match(I.getOperand(1), m_APInt(Amount)))
    return IsLeft ? of(I.getOperand(0)) : 0;
  unsigned By = unsigned(Amount->getLimitedValue(Bits));
  // In a loop, each iteration could shift more zero bits out of the number.
  if (!IsLeft && By != 0 && !Open.empty())
    return 0;
  unsigned Known = of(I.getOperand(0));
  return IsLeft ? std::min(Known + By, Bits) : Known - std::min(By, Known);
}

unsigned ZeroLowBits::of(const Value *V) {
  constexpr unsigned MaxVisits = 64;
  if (isa<Constant>(V))
    return computeKnownBits(V, DL).countMinTrailingZeros();
  auto *I = dyn_cast<Instruction>(V);
  if (!I || ++NumVisits > MaxVisits)
    return 0;
  unsigned Bits = V->getType()->getScalarSizeInBits();
  switch (I->getOpcode()) {
  case Instruction::Add:
  case Instruction::Sub:
  case Instruction::Or:
  case Instruction::Xor:
  case Instruction::ShuffleVector:
  case Instruction::InsertElement:
    return ofBoth(I->getOperand(0), I->getOperand(1));
  case Instruction::Select:
    return ofBoth(I->getOperand(1), I->getOperand(2));
  case Instruction::And:
    return std::max(of(I->getOperand(0)), of(I->getOperand(1)));
  case Instruction::Mul:
    return std::min(of(I->getOperand(0)) + of(I->getOperand(1)), Bits);
  case Instruction::Shl:
  case Instruction::LShr:
  case Instruction::AShr:
    return ofShift(*I);
  case Instruction::ZExt:
  case Instruction::SExt:
  case Instruction::Trunc:
  case Instruction::Freeze:
  case Instruction::ExtractElement:
    return std::min(of(I->getOperand(0)), Bits);
  case Instruction::PHI:
    return ofPhi(*cast<PHINode>(I));
  case Instruction::Call:
    return isa<MinMaxIntrinsic>(I) ? ofBoth(I->getOperand(0), I->getOperand(1))
                                   : 0;
  default:
    return 0;
  }
}

unsigned knownOffsetAlignBytes(const Value *Offset, const DataLayout &DL) {
  return 1u << std::min(ZeroLowBits(DL).of(Offset), MaxKnownAlignLog2);
}

namespace {

/// Evenly spaced constant starts of rows: the first one, and the distance from
/// each to the next.
struct ConstantStart {
  int64_t FirstBytes = 0;
  int64_t StepBytes = 0;
};

} // namespace

static std::optional<ConstantStart> constantStart(const Value *Offset) {
  if (const auto *CI = dyn_cast<ConstantInt>(Offset))
    return ConstantStart{CI->getSExtValue(), 0};
  const auto *C = dyn_cast<Constant>(Offset);
  if (!C || !isa<FixedVectorType>(C->getType()))
    return std::nullopt;
  unsigned NumRows = numLanes(C->getType());
  std::optional<ConstantStart> Start;
  for (unsigned I = 0; I != NumRows; ++I) {
    const auto *Lane = dyn_cast_or_null<ConstantInt>(C->getAggregateElement(I));
    if (!Lane)
      return std::nullopt;
    int64_t Bytes = Lane->getSExtValue();
    if (I == 0)
      Start = ConstantStart{Bytes, 0};
    else if (I == 1)
      Start->StepBytes = Bytes - Start->FirstBytes;
    else if (Bytes != Start->FirstBytes + int64_t(I) * Start->StepBytes)
      return std::nullopt;
  }
  return Start;
}

//===----------------------------------------------------------------------===//
// RegionAccessInst
//===----------------------------------------------------------------------===//

static std::optional<GenXIntrinsic> regionIntrinsic(const Value *V) {
  const auto *Call = dyn_cast<CallInst>(V);
  return Call ? getGenXIntrinsic(*Call) : std::nullopt;
}

static bool isReadId(GenXIntrinsic Id) {
  return Id == GenXIntrinsic::RdRegionI || Id == GenXIntrinsic::RdRegionF;
}

static bool isWriteId(GenXIntrinsic Id) {
  return Id == GenXIntrinsic::WrRegionI || Id == GenXIntrinsic::WrRegionF;
}

bool RegionAccessInst::classof(const Value *V) {
  auto Id = regionIntrinsic(V);
  return Id && (isReadId(*Id) || isWriteId(*Id) ||
                *Id == GenXIntrinsic::WrConstRegion);
}

bool RegionAccessInst::isRead() const {
  return arg_size() == RdRegionOp::Count;
}

/// Returns the number in \p V, an operand that must be constant. The verifier
/// rejects calls with a variable there.
static unsigned constantOf(const Value *V) {
  assert(isa<ConstantInt>(V) && "a variable where a constant belongs");
  return cast<ConstantInt>(V)->getZExtValue();
}

unsigned RegionAccessInst::constantAt(unsigned Op) const {
  return constantOf(getArgOperand(Op));
}

unsigned RegionAccessInst::widthElts() const {
  unsigned Width = constantAt(firstRegionOp() + 1);
  return Width ? Width : numElts();
}

unsigned RegionAccessInst::parentWidthElts() const {
  unsigned Op = firstRegionOp() + 4;
  return hasConstantOffset() || isa<UndefValue>(getArgOperand(Op))
             ? 0
             : constantAt(Op);
}

bool RegionAccessInst::hasConstantOffset() const {
  auto Start = constantStart(offsetOperand());
  // In the Region class, a stride is a whole number of elements and not
  // negative.
  return Start && Start->StepBytes >= 0 &&
         Start->StepBytes % std::max(1u, elementBytes(elementType())) == 0;
}

std::optional<int64_t> RegionAccessInst::misalignedOffsetBytes() const {
  const auto *C = dyn_cast<Constant>(offsetOperand());
  unsigned ElemBytes = elementBytes(elementType());
  if (!C || ElemBytes == 0)
    return std::nullopt;
  for (unsigned I = 0; I != numLanes(C->getType()); ++I) {
    const Constant *Lane =
        C->getType()->isVectorTy() ? C->getAggregateElement(I) : C;
    const auto *Bytes = dyn_cast_or_null<ConstantInt>(Lane);
    if (Bytes && Bytes->getSExtValue() % ElemBytes != 0)
      return Bytes->getSExtValue();
  }
  return std::nullopt;
}

int64_t RegionAccessInst::constantOffsetBytes() const {
  auto Start = constantStart(offsetOperand());
  assert(Start && "the offset is a variable");
  return Start->FirstBytes;
}

Region RegionAccessInst::region() const {
  RegionShape Shape;
  Shape.ElemBytes = std::max(1u, elementBytes(elementType()));
  Shape.NumElts = numElts();
  Shape.WidthElts = widthElts();
  Shape.HStrideElts = hStrideElts();
  bool OneRow = Shape.NumElts == Shape.WidthElts;
  Shape.VStrideElts = OneRow ? 0 : vStrideElts();

  std::optional<Region> Result;
  if (hasConstantOffset()) {
    auto Start = constantStart(offsetOperand());
    Shape.OffsetBytes = Start->FirstBytes;
    if (numLanes(offsetOperand()->getType()) > 1)
      Shape.VStrideElts = Start->StepBytes / Shape.ElemBytes;
    Result = Region::get(Shape);
  } else {
    unsigned KnownAlignBytes =
        knownOffsetAlignBytes(offsetOperand(), getModule()->getDataLayout());
    Result = Region::getIndirect(
        Shape, std::max(KnownAlignBytes, Shape.ElemBytes), parentWidthElts());
  }
  assert(Result && "the verifier accepts only what is a region");
  return *Result;
}

bool RegionAccessInst::hasConstantPlace() const {
  if (!hasConstantOffset())
    return false;
  Region R = region();
  return R.isAligned() && R.fitsIn(parentBytes());
}

bool RegionAccessInst::isMaskAllOnes() const {
  const auto *C = dyn_cast<Constant>(getArgOperand(WrRegionOp::Mask));
  return C && C->isAllOnesValue();
}

bool RdRegionInst::classof(const Value *V) {
  auto Id = regionIntrinsic(V);
  return Id && isReadId(*Id);
}

bool WrRegionInst::classof(const Value *V) {
  auto Id = regionIntrinsic(V);
  return Id && isWriteId(*Id);
}

bool WrRegionInst::isMaskAllZeros() const {
  const auto *C = dyn_cast<Constant>(getArgOperand(WrRegionOp::Mask));
  return C && C->isNullValue();
}

Value *WrRegionInst::mask() const {
  Value *Mask = getArgOperand(WrRegionOp::Mask);
  if (Mask->getType()->isVectorTy() || !newValue()->getType()->isVectorTy() ||
      !isMaskAllZeros())
    return Mask;
  return Constant::getNullValue(
      FixedVectorType::get(Mask->getType(), numElts()));
}

bool WrConstRegionInst::classof(const Value *V) {
  return regionIntrinsic(V) == GenXIntrinsic::WrConstRegion;
}

//===----------------------------------------------------------------------===//
// Regions of predicates
//===----------------------------------------------------------------------===//

bool RdPredRegionInst::classof(const Value *V) {
  return regionIntrinsic(V) == GenXIntrinsic::RdPredRegion;
}

unsigned RdPredRegionInst::offsetElts() const {
  return constantOf(getArgOperand(RdPredRegionOp::Offset));
}

bool WrPredRegionInst::classof(const Value *V) {
  return regionIntrinsic(V) == GenXIntrinsic::WrPredRegion;
}

unsigned WrPredRegionInst::offsetElts() const {
  return constantOf(getArgOperand(WrPredRegionOp::Offset));
}

bool WrPredPredRegionInst::classof(const Value *V) {
  return regionIntrinsic(V) == GenXIntrinsic::WrPredPredRegion;
}

unsigned WrPredPredRegionInst::offsetElts() const {
  return constantOf(getArgOperand(WrPredPredRegionOp::Offset));
}

} // namespace cmx
