//===- BaleAbsorb.cpp - What sources and results of bales absorb ----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BaleMaker.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PatternMatch.h"
#include <algorithm>

using namespace llvm;
using namespace llvm::PatternMatch;

namespace cmx {

/// The bale is a move that converts the result of \p I. Can \p Next, the
/// operation of \p I, write the converted type itself?
bool BaleMaker::narrowsInto(const Bale &Next, Instruction *I) const {
  if (Next.Saturate || isFloat(Next.DstType) || !operationNarrows(Next.Op))
    return false;
  // It is cheaper to pack the bytes of an average by a separate move.
  return Next.Op != Operation::Avg || elementBytes(I->getType()) > 2 ||
         !B.DstRegion.isContiguous();
}

/// The operand from which a bale that only moves takes its value.
static Value *movedOperand(const Bale &B) {
  if (B.Main)
    return B.Main->getOperand(0);
  return B.OldValue ? B.Root->getOperand(WrRegionOp::New) : nullptr;
}

/// Lets \p Next, the operation of \p I alone, write the type to which the move
/// B converts the result of \p I. Returns false if this would give other values
/// or cost more.
bool BaleMaker::takeConversion(Bale &Next, Instruction *I) const {
  ElemType Read = B.Srcs[0].Type, Written = B.DstType;
  assert(elemTypeBytes(Next.DstType) == elemTypeBytes(Read) &&
         "as many elements in as many bytes, but of another size");
  // Nothing is converted: Next writes its own type.
  if (Read == Written && !B.Saturate)
    return true;
  if (B.Saturate) {
    Next.Saturate = true;
    // See FinalizerFault::BFloatMoves.
    bool IsBFloat =
        Next.Op == Operation::Mov && Next.Srcs[0].Type == ElemType::BF;
    return Next.DstType == Read && isFloat(Read) && Written == Read &&
           operationCanSaturate(Next.Op) && !IsBFloat;
  }
  if (!isInt(Read) || !isInt(Written) ||
      elemTypeBytes(Written) >= elemTypeBytes(Read) || !narrowsInto(Next, I))
    return false;
  Next.DstType = intType(elemTypeBytes(Written),
                         elemTypeKind(Next.DstType) == ElemKind::SInt);
  Bale Check = Next;
  Check.DstRegion = B.DstRegion;
  return !Forming || idealCheaper(Check, I);
}

/// As long as the bale is only a move, lets the bale compute the moved value.
void BaleMaker::growMain() {
  while (B.Op == Operation::Mov) {
    const BaleSource &S = B.Srcs[0];
    Value *Operand = movedOperand(B);
    Instruction *I = Operand ? candidate(Operand) : nullptr;
    if (!I || S.Mod != Modifier::None || isa<RdRegionInst>(I))
      return;
    Bale Next;
    if (!startOperation(Next, I) || Next.NumElts != B.NumElts ||
        (Next.Pred && B.Pred) ||
        (B.DstOffset && !hasIndirectForm(Next.DstType)) ||
        !takeConversion(Next, I))
      return;
    Next.Root = B.Root;
    Next.OldValue = B.OldValue;
    Next.DstRegion = B.DstRegion;
    Next.DstOffset = B.DstOffset;
    if (B.Pred)
      Next.Pred = B.Pred;
    Next.Members = B.Members;
    Next.Conversions = B.Conversions;
    if (B.Main)
      Next.Conversions.push_back(B.Main);
    if (!take(std::move(Next), I))
      return;
  }
}

static bool mayContract(const Instruction *Add, const Instruction *Mul) {
  if (!Add->getType()->isFPOrFPVectorTy())
    return true;
  return Add->hasAllowContract() && Mul->hasAllowContract();
}

/// Makes a * b + c one operation: absorbs the product into the bale of the sum.
void BaleMaker::growMad() {
  if (B.Op != Operation::Add || B.Saturate || !isa<BinaryOperator>(B.Main))
    return;
  for (unsigned K = 0; K != 2; ++K) {
    Instruction *I = candidate(B.Main->getOperand(K));
    if (!I || I->getType() != B.Main->getType() ||
        (I->getOpcode() != Instruction::FMul &&
         I->getOpcode() != Instruction::Mul) ||
        stripRenames(B.Main->getOperand(K)) != B.Main->getOperand(K))
      continue;
    if (!mayContract(B.Main, I))
      continue;
    Bale Next = B;
    Next.Op = Operation::Mad;
    Next.Product = I;
    BaleSource Addend = B.Srcs[1 - K];
    BaleSource L = sourceFor(I->getOperand(0), true, B.NumElts);
    BaleSource R = sourceFor(I->getOperand(1), true, B.NumElts);
    // -(a * b) is (-a) * b, or a * (-b) if b is a constant.
    (isa<Constant>(R.V) ? R : L).Mod = B.Srcs[K].Mod;
    Next.Srcs.clear();
    Next.Srcs.append({L, R, Addend});
    if (Forming && isInt(B.DstType) && (!TD || !idealCheaper(Next, I)))
      continue;
    if (take(std::move(Next), I))
      return;
  }
}

/// \p R is a part of the elements that \p Rd reads at its variable offset.
/// Returns \p R with an alignment that is also right for pieces of \p R. A
/// piece may start at any element of \p R. So if the elements of \p Rd are
/// larger than those of \p R, less is known about the start of a piece.
static Region readAtOffset(const RdRegionInst &Rd, const Region &R) {
  if (Rd.hasRowOffsets() || R.elemBytes() >= elementBytes(Rd.elementType()))
    return R;
  unsigned KnownAlignBytes = knownOffsetAlignBytes(
      Rd.offsetOperand(), Rd.getModule()->getDataLayout());
  return *Region::getIndirect({R.elemBytes(), R.numElts(), R.vStrideElts(),
                               R.widthElts(), R.hStrideElts(), R.offsetBytes()},
                              std::max(KnownAlignBytes, R.elemBytes()),
                              R.parentWidthElts());
}

bool BaleMaker::absorbRead(unsigned K, RdRegionInst *Rd) {
  BaleSource S = B.Srcs[K];
  if (S.Offset || (Rd->hasVariableOffset() && !hasIndirectForm(S.Type)))
    return false;
  // If rows have offsets of their own, only all rows together can be an
  // operand, in the form that legalization has given them.
  if (Rd->hasRowOffsets() &&
      (Mode != BaleMode::Legal || B.Op != Operation::Mov ||
       !S.R.isWhole(registerBytes(Rd->getType())) ||
       S.R.elemBytes() != elementBytes(Rd->getType())))
    return false;
  std::optional<Region> R = Rd->region().compose(S.R);
  // If R has larger elements than the vector, the vector may end within an
  // element of R.
  if (!R || !R->isAligned() ||
      registerBytes(Rd->source()->getType()) % R->elemBytes() ||
      (Rd->hasVariableOffset() && !isIndirectOffset(R->offsetBytes())))
    return false;
  S.R = *R;
  S.V = stripRenames(Rd->source());
  if (Rd->hasVariableOffset()) {
    S.R = readAtOffset(*Rd, *R);
    S.Offset = Rd->offsetOperand();
    S.NumOffsets = numLanes(S.Offset->getType());
  }
  S.Absorbed.push_back(Rd);
  Bale Next = B;
  Next.Srcs[K] = S;
  return take(std::move(Next), Rd);
}

/// \p Next reads a narrow integer (\p Signed or not), where the bale reads the
/// extension of this integer to type \p Wide. Is the result the same?
static bool takesExtension(const Bale &Next, ElemType Wide, bool Signed) {
  unsigned WidestBytes = 0;
  for (const BaleSource &S : Next.Srcs)
    WidestBytes = std::max(WidestBytes, elemTypeBytes(S.Type));
  bool AllUnsigned = true, AnySigned = false, WidestUnsigned = false;
  for (const BaleSource &S : Next.Srcs) {
    bool IsSigned = elemTypeKind(S.Type) == ElemKind::SInt;
    AllUnsigned &= !IsSigned;
    AnySigned |= IsSigned;
    WidestUnsigned |= !IsSigned && elemTypeBytes(S.Type) == WidestBytes;
  }
  bool MixesSigns = AnySigned && WidestUnsigned;
  unsigned DstBytes = elemTypeBytes(Next.DstType);
  bool Widens = !Next.WritesPredicate && DstBytes > WidestBytes;
  // If a negative number is read as a large one, only the high bits of the
  // result differ.
  bool KeepsSign = !Signed || elemTypeKind(Wide) == ElemKind::SInt;
  bool KeepsBits =
      KeepsSign || (!Next.Saturate && DstBytes <= elemTypeBytes(Wide));
  switch (operationSourceMix(Next.Op)) {
  case SourceMix::Fixed:
    return false;
  case SourceMix::Exact:
    return KeepsBits;
  case SourceMix::Bits:
    return KeepsBits && (!Widens || AllUnsigned);
  case SourceMix::Choice:
    return KeepsBits && (!Widens || !MixesSigns);
  case SourceMix::Order:
    // Unsigned numbers have another order than sign-extended numbers.
    return KeepsSign && !MixesSigns;
  case SourceMix::Average:
    return KeepsSign &&
           Signed == (elemTypeKind(Next.DstType) == ElemKind::SInt);
  }
  llvm_unreachable("not a way to mix sources");
}

/// May source \p K of a float operation have type \p Half, which is one of the
/// two 16-bit formats? An operation can mix such a format only with float.
/// Another source must remain a float, because the float determines the
/// precision of the result. (Then source \p K, too, is a float now, and not a
/// double.)
static bool takesHalf(const Bale &B, unsigned K, ElemType Half) {
  if (operationSourceMix(B.Op) != SourceMix::Exact)
    return false;
  ElemType Other = Half == ElemType::HF ? ElemType::BF : ElemType::HF;
  bool FloatStays = false;
  for (unsigned J = 0; J != B.Srcs.size(); ++J) {
    if (J != K && B.Srcs[J].Type == Other)
      return false;
    FloatStays |= J != K && B.Srcs[J].Type == ElemType::F;
  }
  return FloatStays;
}

bool BaleMaker::absorbExtension(unsigned K, CastInst *Cast) {
  const BaleSource &S = B.Srcs[K];
  if (S.Offset || !S.R.isWhole(registerBytes(Cast->getType())))
    return false;
  unsigned Op = Cast->getOpcode();
  bool Int = Op == Instruction::ZExt || Op == Instruction::SExt;
  auto From = elemTypeOf(Cast->getSrcTy(), /*Signed=*/true);
  bool Float = Op == Instruction::FPExt && From && takesHalf(B, K, *From);
  if ((!Int && !Float) || !From)
    return false;
  // A negated narrow number needs one bit more than its type has. Bytes are
  // computed as words, so they have this bit.
  if (Int && S.Mod != Modifier::None &&
      !(S.Mod == Modifier::Neg && B.Op == Operation::Add &&
        elementBytes(Cast->getSrcTy()) == 1))
    return false;
  if (elemTypeBytes(S.Type) != elementBytes(Cast->getDestTy()))
    return false;
  Bale Next = B;
  BaleSource &N = Next.Srcs[K];
  Modifier Mod = N.Mod;
  auto Absorbed = S.Absorbed;
  Absorbed.push_back(Cast);
  N = sourceFor(Cast->getOperand(0), Op == Instruction::SExt, S.R.numElts());
  N.Mod = Mod;
  N.Absorbed = std::move(Absorbed);
  if (Int && !takesExtension(Next, S.Type, Op == Instruction::SExt))
    return false;
  return take(std::move(Next), Cast);
}

/// Can the sources of \p B have modifier \p Mod, applied to floats (\p Float)
/// or to integers?
static bool takesModifier(const Bale &B, Modifier Mod, bool Float) {
  ModifierSet Set = operationModifiers(B.Op);
  if (Mod == Modifier::Not)
    return Set == ModifierSet::Logic;
  if (Set != ModifierSet::Arith && !(Set == ModifierSet::Float && Float))
    return false;
  if (B.Op != Operation::Mov)
    return true;
  // See FinalizerFault::BFloatMoves.
  if (B.Srcs[0].Type == ElemType::BF)
    return false;
  // A move may modify integers only if it keeps their width: -INT_MIN must
  // wrap.
  return isFloat(B.DstType) == Float &&
         (Float || elemTypeBytes(B.DstType) == elemTypeBytes(B.Srcs[0].Type));
}

bool BaleMaker::absorbModifier(unsigned K, Instruction *I) {
  const BaleSource &S = B.Srcs[K];
  auto M = matchModifier(I);
  if (!M || S.Offset || !S.R.isWhole(registerBytes(I->getType())))
    return false;
  bool Float = I->getType()->isFPOrFPVectorTy();
  if (!takesModifier(B, M->Mod, Float))
    return false;
  // The instruction wraps at its own width, but the bale's operation may
  // compute with more bits. A wider result or saturation would show the
  // difference.
  if (!Float &&
      (elemTypeBytes(B.DstType) > elemTypeBytes(S.Type) || B.Saturate))
    return false;
  if (elemTypeBytes(S.Type) != elementBytes(I->getType()))
    return false;
  Bale Next = B;
  BaleSource &N = Next.Srcs[K];
  N.V = stripRenames(M->V);
  N.Mod = combineModifiers(S.Mod, M->Mod);
  N.Absorbed.push_back(I);
  // The source must have a signed type, because abs does not change unsigned
  // numbers.
  if (!Float && M->Mod == Modifier::Abs)
    N.Type = intType(elemTypeBytes(N.Type), /*Signed=*/true);
  return take(std::move(Next), I);
}

/// Absorbs the instruction that defines source \p K, if it is a read, an
/// extension or a modifier.
bool BaleMaker::growSourceStep(unsigned K) {
  const BaleSource &S = B.Srcs[K];
  auto *I = dyn_cast<Instruction>(S.V);
  if (!I)
    return false;
  // The bale may use I through renames. candidate() must check these, too, so
  // it starts at the last of them.
  if (Forming) {
    if (!I->hasOneUse())
      return false;
    Value *U = I;
    while (U->hasOneUse() && isRename(*U->user_begin()))
      U = *U->user_begin();
    if (candidate(U) != I)
      return false;
  } else if (candidate(I) != I) {
    return false;
  }
  if (auto *Rd = dyn_cast<RdRegionInst>(I))
    return absorbRead(K, Rd);
  // Other instructions result in floats or in integers. The operand that
  // absorbs one must read its result as the same kind of numbers.
  if (isFloat(S.Type) != I->getType()->isFPOrFPVectorTy())
    return false;
  if (B.Op != Operation::Mov)
    if (auto *Cast = dyn_cast<CastInst>(I))
      return absorbExtension(K, Cast);
  return absorbModifier(K, I);
}

/// If a constant is added to a variable offset, makes the constant part of the
/// operand.
void BaleMaker::growOffset(Value *&Offset, Region &R) {
  const APInt *C;
  Value *X;
  Instruction *I = Offset && numLanes(Offset->getType()) == 1 &&
                           stripRenames(Offset) == Offset
                       ? candidate(Offset)
                       : nullptr;
  if (!I || !match(I, m_Add(m_Value(X), m_APInt(C))) ||
      !isIndirectOffset(C->getSExtValue()) ||
      !isIndirectOffset(R.offsetBytes() + C->getSExtValue()))
    return;
  // After the addition of C, the region must still start at an element.
  int64_t Bytes = C->getSExtValue();
  if (Bytes % R.elemBytes() != 0)
    return;
  unsigned AlignBytes = std::max(
      knownOffsetAlignBytes(X, I->getModule()->getDataLayout()), R.elemBytes());
  if (AlignBytes < R.startAlignBytes())
    return; // The offset is undefined.
  Offset = X;
  R = *Region::getIndirect({R.elemBytes(), R.numElts(), R.vStrideElts(),
                            R.widthElts(), R.hStrideElts(),
                            R.offsetBytes() + Bytes},
                           AlignBytes, R.parentWidthElts());
  B.Members.push_back(I);
}

/// If the offset is an element of a vector, absorbs the read of this element:
/// an address can be computed from an element as well as from a scalar. This is
/// done only for code generation. Before code generation, an operation may be
/// split into pieces, which have addresses of their own.
void BaleMaker::readOffset(Value *&Offset, unsigned &FirstElt,
                           unsigned NumOffsets) {
  if (Mode != BaleMode::Legal || !Offset ||
      elementBytes(Offset->getType()) != 2 || stripRenames(Offset) != Offset)
    return;
  auto *Rd = dyn_cast_or_null<RdRegionInst>(candidate(Offset));
  if (!Rd || isa<Constant>(Rd->source()))
    return;
  // If Rd reads the result of another read, the two reads are a bale of their
  // own.
  if (isa<RdRegionInst>(stripRenames(Rd->source())))
    return;
  // If Rd has a variable offset, fitsIn is false.
  Region R = Rd->region();
  if (!R.isContiguous() || !R.fitsIn(registerBytes(Rd->source()->getType())) ||
      R.numElts() != NumOffsets)
    return;
  Offset = Rd->source();
  FirstElt = unsigned(R.offsetBytes() / 2);
  B.Members.push_back(Rd);
}

void BaleMaker::growSource(unsigned K) {
  while (growSourceStep(K))
    ;
  BaleSource &S = B.Srcs[K];
  growOffset(S.Offset, S.R);
  readOffset(S.Offset, S.OffsetFirstElt, S.NumOffsets);
}

} // namespace cmx
