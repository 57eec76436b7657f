//===- Trunc.cpp - Integer truncation -------------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The low parts of a vector's elements are a region of the vector's bytes, and
// reading a region costs nothing:
//
//   trunc <8 x i32> %x to <8 x i16>
//     ->  rdregion <8 x i16> of (bitcast %x to <16 x i16>) <0;8,2> at byte 0
//
//   trunc (lshr <8 x i32> %x, 16) to <8 x i16>
//     ->  rdregion <8 x i16> of (bitcast %x to <16 x i16>) <0;8,2> at byte 2
//
//   lshr <8 x i32> %x, 16        ->  zext of the high words
//   ashr <8 x i16> %x, 8         ->  sext of the high bytes
//   and (lshr <8 x i32> %x, 8), 255  ->  zext of the second bytes
//
// (The operation that uses the result does the extension and reads the region,
// without an additional instruction.)
//
//   or (zext <8 x i16> %y), (and <8 x i32> %x, 0xffff0000)
//     ->  %y written over the low words of %x
//
//   trunc (smin (smax <8 x i32> %x, 0), 255) to <8 x i8>
//     ->  ustrunc.sat <8 x i32> %x to <8 x i8>
//
// A vISA instruction can also write its result in a narrower type than that in
// which it computes. The trunc stays, and becomes part of such an instruction,
// if %x is an operation without another use and a user needs the narrow values
// packed (a message, a wrregion, a phi). This takes one vISA instruction
// instead of two. (In Gen code, both forms take two instructions, because the
// finalizer writes the wide elements first. Found by experiment with GenX_IR
// 1.0.12504.)
//
//===----------------------------------------------------------------------===//

#include "LowerContext.h"

#include "cmx/Analysis/OperationForm.h"
#include "cmx/IR/KernelInfo.h"

#include "llvm/IR/PatternMatch.h"
#include <optional>

using namespace llvm;
using namespace llvm::PatternMatch;

namespace cmx {

/// Does \p Call need its operand \p V packed? Operations can read regions, and
/// so can messages if \p V is a scalar.
static bool needsPacked(const CallBase &Call, const Value &V) {
  if (calledStackFunction(Call) || Call.isInlineAsm())
    return true;
  auto Lowering = getGenXLowering(Call);
  if (!Lowering || isa<RdRegionInst>(Call))
    return false;
  switch (*Lowering) {
  case LoweringKind::Alu:
  case LoweringKind::Modifier:
  case LoweringKind::Saturate:
  case LoweringKind::Convert:
    return false;
  case LoweringKind::Message:
  case LoweringKind::Atomic:
    return V.getType()->isVectorTy();
  case LoweringKind::Expand:
  case LoweringKind::Region:
  case LoweringKind::Predicate:
  case LoweringKind::Constant:
  case LoweringKind::Reduce:
  case LoweringKind::Sync:
  case LoweringKind::Predefined:
  case LoweringKind::SimdFlow:
    return true;
  }
  llvm_unreachable("not a kind of lowering");
}

/// Assumes that users which are not lowered yet can read regions, so that the
/// answer is the same before and after they are lowered.
bool allUsersReadRegions(const Value &V) {
  return none_of(V.users(), [&](const User *U) {
    if (auto *Call = dyn_cast<CallBase>(U))
      return needsPacked(*Call, V);
    return isa<PHINode>(U) || isa<ReturnInst>(U);
  });
}

/// Is \p V an operation with one use that can write its result in fewer bytes?
static bool canWriteNarrow(const Value &V) {
  auto *I = dyn_cast<Instruction>(&V);
  if (!I || !I->hasOneUse() || elementBytes(I->getType()) > 4)
    return false;
  auto Form = getOperationForm(*I);
  return Form && operationNarrows(Form->Op);
}

static Value *readParts(LowerContext &C, Value *Wide, Type *NarrowTy,
                        unsigned FirstByte) {
  unsigned NarrowBytes = elementBytes(NarrowTy);
  unsigned Lanes = numLanes(NarrowTy);
  RegionShape S;
  S.ElemBytes = NarrowBytes;
  S.NumElts = S.WidthElts = Lanes;
  S.HStrideElts = Lanes == 1 ? 0 : elementBytes(Wide->getType()) / NarrowBytes;
  S.OffsetBytes = FirstByte;
  return C.read(Wide, *Region::get(S), NarrowTy->getScalarType(),
                !NarrowTy->isVectorTy());
}

Value *readLowParts(LowerContext &C, Value *Wide, Type *NarrowTy) {
  return readParts(C, Wide, NarrowTy, 0);
}

/// If \p I truncates a right shift that moves a part of each element to the low
/// end of the element, reads this part in place, without the shift. Returns
/// null for other truncations.
static Value *readShiftedParts(LowerContext &C, TruncInst &I) {
  Value *Wide;
  const APInt *Bits;
  Type *Ty = I.getType();
  unsigned NarrowBits = Ty->getScalarSizeInBits();
  if (!match(I.getOperand(0), m_Shr(m_Value(Wide), m_APInt(Bits))) ||
      isa<Constant>(Wide))
    return nullptr;
  unsigned WideBits = Wide->getType()->getScalarSizeInBits();
  if (Bits->uge(WideBits) || Bits->urem(NarrowBits) != 0)
    return nullptr;
  return readParts(C, Wide, Ty, unsigned(Bits->getZExtValue() / 8));
}

namespace {
/// A part of each element of Wide: Bits bits, from byte FirstByte on.
struct ElementPart {
  Value *Wide;
  unsigned Bits;
  unsigned FirstByte;
  bool Signed;
};
} // namespace

/// Returns the part of each element that \p I, a shift or an and, selects.
/// Returns std::nullopt if the part does not start at a multiple of its size,
/// or if \p I selects no part.
static std::optional<ElementPart> findPart(BinaryOperator &I) {
  Value *Wide;
  const APInt *Amount = nullptr, *Mask;
  unsigned WideBits = I.getType()->getScalarSizeInBits(), Bits;
  if (match(&I, m_And(m_Value(Wide), m_APInt(Mask)))) {
    if (!Mask->isMask())
      return std::nullopt;
    Bits = Mask->countr_one();
    Value *Shifted;
    if (match(Wide, m_Shr(m_Value(Shifted), m_APInt(Amount))))
      Wide = Shifted;
  } else if (match(&I, m_Shr(m_Value(Wide), m_APInt(Amount))) &&
             Amount->ult(WideBits)) {
    Bits = WideBits - unsigned(Amount->getZExtValue());
  } else {
    return std::nullopt;
  }
  if ((Bits != 8 && Bits != 16) || Bits == WideBits || isa<Constant>(Wide))
    return std::nullopt;
  unsigned First = 0;
  if (Amount) {
    if (Amount->uge(WideBits) || Amount->urem(Bits) != 0)
      return std::nullopt;
    First = unsigned(Amount->getZExtValue());
  }
  // If Wide is a left shift, the part comes from lower bits of its operand.
  const APInt *Up;
  Value *Lower;
  if (I.getOpcode() != Instruction::And &&
      match(Wide, m_Shl(m_Value(Lower), m_APInt(Up))) && Up->ule(First) &&
      Up->urem(Bits) == 0) {
    Wide = Lower;
    First -= unsigned(Up->getZExtValue());
  }
  assert(First + Bits <= WideBits && "a part of the element");
  // The low bits of an extension are those of its operand.
  Value *Narrow;
  while (match(Wide, m_ZExtOrSExt(m_Value(Narrow))) &&
         Narrow->getType()->getScalarSizeInBits() >= First + Bits)
    Wide = Narrow;
  return ElementPart{Wide, Bits, First / 8, I.getOpcode() == Instruction::AShr};
}

bool lowerPart(LowerContext &C, BinaryOperator &I) {
  // Scalars stay, because they are offsets and conditions, whose forms other
  // passes match.
  if (!I.getType()->isVectorTy() || elementBytes(I.getType()) > 4)
    return false;
  std::optional<ElementPart> P = findPart(I);
  if (!P)
    return false;
  Value *Part =
      readParts(C, P->Wide, withBits(I.getType(), P->Bits), P->FirstByte);
  C.replace(I, C.ir().CreateIntCast(Part, I.getType(), P->Signed));
  return true;
}

/// Lowers or(zext(parts), and(elements, mask)) if the mask clears the low part
/// of each element. Writes the parts over these low parts.
bool lowerPartWrite(LowerContext &C, BinaryOperator &I) {
  if (!I.getType()->isVectorTy() || elementBytes(I.getType()) > 4)
    return false;
  Value *Part, *Whole;
  const APInt *Mask;
  if (!match(&I, m_c_Or(m_ZExt(m_Value(Part)),
                        m_OneUse(m_And(m_Value(Whole), m_APInt(Mask))))) ||
      isa<Constant>(Whole) || elementBytes(Part->getType()) == 0)
    return false;
  unsigned PartBits = Part->getType()->getScalarSizeInBits();
  unsigned WholeBits = Mask->getBitWidth();
  if (*Mask != APInt::getHighBitsSet(WholeBits, WholeBits - PartBits))
    return false;
  unsigned Lanes = numLanes(I.getType());
  unsigned PartsPerElt = WholeBits / PartBits;
  auto *PartsTy = FixedVectorType::get(Part->getType()->getScalarType(),
                                       Lanes * PartsPerElt);
  Value *Written = C.regions().createWrRegion(
      C.ir().CreateBitCast(Whole, PartsTy), Part,
      *Region::get({PartBits / 8, Lanes, 0, Lanes, PartsPerElt, 0}));
  C.replace(I, C.ir().CreateBitCast(Written, I.getType()));
  return true;
}

/// Is \p V a clamp of \p X to the range from \p Min to \p Max: a minimum and a
/// maximum with constants, in any order? InstCombine replaces the signed
/// minimum of a value that is not negative by the unsigned minimum.
static bool matchClamp(Value *V, Value *&X, const APInt *&Min,
                       const APInt *&Max) {
  if (match(V,
            m_OneUse(m_UMin(m_SMax(m_Value(X), m_APInt(Min)), m_APInt(Max)))))
    return Min->isZero();
  return match(V, m_OneUse(m_SMin(m_SMax(m_Value(X), m_APInt(Min)),
                                  m_APInt(Max)))) ||
         match(V, m_OneUse(
                      m_SMax(m_SMin(m_Value(X), m_APInt(Max)), m_APInt(Min))));
}

/// Replaces a clamp and a truncation, such as trunc (smin (smax x, 0), 255) to
/// bytes, by a saturating move. This saves an operation if there are two
/// limits. A clamp with a single limit stays, because a saturating move would
/// save nothing.
static Value *saturate(LowerContext &C, TruncInst &I) {
  Value *X;
  const APInt *Min, *Max;
  if (elementBytes(I.getSrcTy()) > 4 ||
      !matchClamp(I.getOperand(0), X, Min, Max) || isa<Constant>(X))
    return nullptr;
  unsigned Bits = I.getType()->getScalarSizeInBits();
  unsigned WideBits = X->getType()->getScalarSizeInBits();
  GenXIntrinsic Id;
  if (Min->isZero() && *Max == APInt::getLowBitsSet(WideBits, Bits))
    Id = GenXIntrinsic::UstruncSat;
  else if (*Min == APInt::getSignedMinValue(Bits).sext(WideBits) &&
           *Max == APInt::getSignedMaxValue(Bits).sext(WideBits))
    Id = GenXIntrinsic::SstruncSat;
  else
    return nullptr;
  return C.regions().createIntrinsic(Id, I.getType(), {X});
}

bool lowerTrunc(LowerContext &C, TruncInst &I) {
  IRBuilder<> &B = C.ir();
  Value *X = I.getOperand(0), *Y;
  Type *Ty = I.getType();
  if (match(X, m_ZExtOrSExt(m_Value(Y))) && !isPredicateType(Y->getType())) {
    unsigned Have = Y->getType()->getScalarSizeInBits();
    unsigned Want = Ty->getScalarSizeInBits();
    if (Have < Want)
      Y = B.CreateCast(cast<CastInst>(X)->getOpcode(), Y, Ty);
    else if (Have > Want)
      Y = B.CreateTrunc(Y, Ty);
    C.replace(I, Y);
    return true;
  }
  if (isa<Constant>(X)) {
    Value *Folded = B.CreateTrunc(X, Ty);
    if (!isa<Constant>(Folded))
      return false;
    C.replace(I, Folded);
    return true;
  }
  if (Value *Saturated = saturate(C, I)) {
    C.replace(I, Saturated);
    return true;
  }
  if (Value *Part = readShiftedParts(C, I)) {
    C.replace(I, Part);
    return true;
  }
  if (canWriteNarrow(*X) && !allUsersReadRegions(I))
    return false;
  C.replace(I, readLowParts(C, X, Ty));
  return true;
}

} // namespace cmx
