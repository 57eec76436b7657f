//===- BaleSlicer.cpp - Pieces of a bale as IR ----------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BaleSlicer.h"
#include "cmx/IR/ConstantBits.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Support/ErrorHandling.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace cmx {

static Type *vectorOf(Type *Ty, unsigned N) {
  return FixedVectorType::get(Ty->getScalarType(), N);
}

static bool isBFloat(const Constant &C) {
  return C.getType()->getScalarType()->isBFloatTy();
}

bool needsRegister(const Constant &C) {
  // There are no immediates of bfloat16, not even for undefined lanes.
  if (isBFloat(C))
    return true;
  return C.getType()->isVectorTy() && elementBytes(C.getType()) &&
         !isa<UndefValue>(C) && !C.getSplatValue(/*AllowPoison=*/true);
}

Value *inRegister(RegionBuilder &RB, Constant &C) {
  if (isBFloat(C)) {
    Type *Ty = C.getType()->getWithNewType(RB.ir().getInt16Ty());
    // A scalar constant needs a value. If it is undefined, any value is right.
    bool IsAny = isa<UndefValue>(C) && !Ty->isVectorTy();
    Constant *Bits = IsAny ? Constant::getNullValue(Ty)
                           : foldBitCast(&C, Ty, RB.module().getDataLayout());
    Value *Words =
        RB.createIntrinsic(GenXIntrinsic::ConstantI, Ty, {Bits}, "const");
    return RB.ir().CreateBitCast(Words, C.getType());
  }
  bool FP = C.getType()->isFPOrFPVectorTy();
  return RB.createIntrinsic(FP ? GenXIntrinsic::ConstantF
                               : GenXIntrinsic::ConstantI,
                            C.getType(), {&C}, "const");
}

/// Returns the size in bytes (at least 2) of the smallest integer type that can
/// hold every lane of \p C. The lanes are signed numbers if \p Signed,
/// otherwise unsigned ones.
static unsigned narrowestBytes(const Constant &C, bool Signed) {
  unsigned Bits = 16;
  for (unsigned K = 0, E = numLanes(C.getType()); K != E; ++K)
    if (auto *Lane = dyn_cast_or_null<ConstantInt>(C.getAggregateElement(K)))
      Bits = std::max(Bits, Signed ? Lane->getValue().getSignificantBits()
                                   : Lane->getValue().getActiveBits());
  return unsigned(PowerOf2Ceil(Bits) / 8);
}

Value *inNarrowRegister(RegionBuilder &RB, Constant &C) {
  Type *Ty = C.getType();
  unsigned WideBytes = elementBytes(Ty);
  if (!Ty->isIntOrIntVectorTy() || WideBytes < 4)
    return inRegister(RB, C);
  unsigned SignedBytes = narrowestBytes(C, true);
  unsigned UnsignedBytes = narrowestBytes(C, false);
  // Positive numbers are read as unsigned numbers, because all operations
  // accept these.
  bool Signed = SignedBytes < UnsignedBytes;
  unsigned Bytes = std::min(SignedBytes, UnsignedBytes);
  if (Bytes >= WideBytes)
    return inRegister(RB, C);
  const DataLayout &DL = RB.module().getDataLayout();
  Type *NarrowTy = Ty->getWithNewType(RB.ir().getIntNTy(Bytes * 8));
  Constant *Narrow =
      ConstantFoldCastOperand(Instruction::Trunc, &C, NarrowTy, DL);
  return RB.ir().CreateIntCast(inRegister(RB, *Narrow), Ty, Signed, "wide");
}

Constant *sliceConstant(Constant *C, unsigned I, unsigned N) {
  if (!C->getType()->isVectorTy())
    return ConstantVector::getSplat(ElementCount::getFixed(N), C);
  SmallVector<Constant *, 32> Elts;
  for (unsigned K = 0; K != N; ++K) {
    Constant *E = C->getAggregateElement(I + K);
    Elts.push_back(E ? E : PoisonValue::get(C->getType()->getScalarType()));
  }
  return ConstantVector::get(Elts);
}

void BaleSlicer::replaceSource(unsigned K, Value *V) {
  Srcs[K].V = V;
  Srcs[K].R = Region::contiguous(elemTypeBytes(Srcs[K].Type), B.NumElts);
  Srcs[K].Offset = nullptr;
}

Value *BaleSlicer::shiftedOffset(Value *Offset, const Region &Part) {
  if (!Offset || Part.offsetBytes() == 0)
    return Offset;
  auto Plus = [&](Value *V, int64_t Bytes) {
    return RB.ir().CreateAdd(V, ConstantInt::getSigned(V->getType(), Bytes));
  };
  // A constant that an address operand cannot hold is added in two steps. The
  // second addend is small enough to become a part of the operand. After a
  // single addition, less would be known about where the operand starts.
  int64_t NearBytes = Part.offsetBytes() & 511;
  if (isIndirectOffset(Part.offsetBytes()) || NearBytes == 0 ||
      Offset->getType()->isVectorTy())
    return Plus(Offset, Part.offsetBytes());
  return Plus(Plus(Offset, Part.offsetBytes() - NearBytes), NearBytes);
}

Value *BaleSlicer::dstOffset(const Region &Part) {
  return shiftedOffset(B.DstOffset, Part);
}

/// Returns the part of the region of source \p K, in elements of the type \p
/// ElemTy.
Value *BaleSlicer::leaf(unsigned K, Type *ElemTy, unsigned I, unsigned N) {
  const BaleSource &S = Srcs[K];
  if (auto *C = dyn_cast<Constant>(S.V)) {
    Constant *Part = sliceConstant(C, I, N);
    Type *Ty = vectorOf(ElemTy, N);
    if (needsRegister(*Part))
      return RB.ir().CreateBitCast(inRegister(RB, *Part), Ty);
    return RB.createBitcast(Part, Ty);
  }
  uint64_t Bytes = registerBytes(S.V->getType());
  if (S.R.isWhole(Bytes) && elementBytes(S.V->getType()) == S.R.elemBytes())
    if (Value *Piece = Pieces(S.V, I, N))
      return asElems(Piece, ElemTy);
  Type *Whole = vectorOf(ElemTy, Bytes / elementBytes(ElemTy));
  Value *V = S.V->getType() == Whole ? S.V : RB.ir().CreateBitCast(S.V, Whole);
  std::optional<Region> R = S.R.slice(I, N);
  if (R->isWhole(Bytes))
    return V;
  return RB.createRdRegion(V, *R, /*ScalarResult=*/false,
                           shiftedOffset(S.Offset, *R));
}

static Type *elemLLVMType(LLVMContext &C, ElemType T) {
  switch (T) {
  case ElemType::HF:
    return Type::getHalfTy(C);
  case ElemType::BF:
    return Type::getBFloatTy(C);
  case ElemType::F:
    return Type::getFloatTy(C);
  case ElemType::DF:
    return Type::getDoubleTy(C);
  case ElemType::UB:
  case ElemType::B:
  case ElemType::UW:
  case ElemType::W:
  case ElemType::UD:
  case ElemType::D:
  case ElemType::UQ:
  case ElemType::Q:
    return Type::getIntNTy(C, elemTypeBytes(T) * 8);
  }
  llvm_unreachable("unknown type of elements");
}

Value *BaleSlicer::source(unsigned K, unsigned I, unsigned N) {
  return leaf(K, elemLLVMType(RB.module().getContext(), Srcs[K].Type), I, N);
}

/// Clones \p Orig on operands of N elements. Pieces have no names, because
/// making thousands of similar names unique would take much time.
Value *BaleSlicer::rebuildOn(Instruction *Orig, ArrayRef<Value *> Operands,
                             unsigned N) {
  IRBuilder<> &IR = RB.ir();
  Type *Ty = vectorOf(Orig->getType(), N);
  if (auto *Call = dyn_cast<CallBase>(Orig)) {
    if (auto Id = getGenXIntrinsic(*Call))
      return RB.createIntrinsic(*Id, Ty, Operands);
    auto *Intr = cast<IntrinsicInst>(Orig);
    // Some intrinsics (ctlz, abs) have a scalar flag after the vectors.
    Value *New = IR.CreateIntrinsic(Intr->getIntrinsicID(), {Ty}, Operands,
                                    isa<FPMathOperator>(Orig) ? Orig : nullptr);
    return New;
  }
  if (auto *Cast = dyn_cast<CastInst>(Orig)) {
    Value *New = IR.CreateCast(Cast->getOpcode(), Operands[0], Ty);
    if (auto *NI = dyn_cast<Instruction>(New))
      NI->copyIRFlags(Orig);
    return New;
  }
  Value *New;
  if (auto *Cmp = dyn_cast<CmpInst>(Orig))
    New = IR.CreateCmp(Cmp->getPredicate(), Operands[0], Operands[1]);
  else if (isa<SelectInst>(Orig))
    New = IR.CreateSelect(Operands[0], Operands[1], Operands[2]);
  else
    New = IR.CreateNAryOp(Orig->getOpcode(), Operands);
  if (auto *NI = dyn_cast<Instruction>(New))
    NI->copyIRFlags(Orig);
  return New;
}

/// Does the same as rebuildOn. If the builder folds the clone to a constant
/// that no immediate holds, the constant gets a register.
Value *BaleSlicer::cloneOn(Instruction *Orig, ArrayRef<Value *> Operands,
                           unsigned N) {
  Value *New = rebuildOn(Orig, Operands, N);
  auto *C = dyn_cast<Constant>(New);
  return C && needsRegister(*C) ? inRegister(RB, *C) : New;
}

/// Bitcasts the vector \p Part to elements of \p ElemTy. \p ElemTy has the size
/// of an element of \p Part.
Value *BaleSlicer::asElems(Value *Part, Type *ElemTy) {
  return RB.createBitcast(Part, vectorOf(ElemTy, numLanes(Part->getType())));
}

/// Clones \p Orig on the parts of its operands. Constants that are no sources
/// (0 of a negation, -1 of a complement) are cut to N lanes. Flags of
/// intrinsics stay.
Value *BaleSlicer::clonePart(Instruction *Orig, unsigned I, unsigned N,
                             OperandPart Part) {
  auto *Call = dyn_cast<CallBase>(Orig);
  SmallVector<Value *, 4> Operands;
  for (const Use &U : Call ? Call->args() : Orig->operands()) {
    Value *P = Part(U);
    auto *C = dyn_cast<Constant>(U.get());
    if (!P && C && (!Call || C->getType()->isVectorTy()))
      P = sliceConstant(C, I, N);
    Operands.push_back(P ? P : U.get());
  }
  return cloneOn(Orig, Operands, N);
}

/// Returns the operand whose value \p Member, an instruction that a source has
/// absorbed, extends or modifies.
static const Use &readOperand(Instruction &Member) {
  auto Mod = matchModifier(&Member);
  const Use *U = Mod ? find(Member.operands(), Mod->V) : Member.op_begin();
  assert(U != Member.op_end() && "a modifier does not read what it modifies");
  return *U;
}

/// Returns the part of the operand that reads source \p K, as elements of \p
/// ElemTy. Repeats the operations that the source has absorbed, from the inside
/// out. Absorbed rdregions are already part of the source's region.
Value *BaleSlicer::sourcePart(unsigned K, Type *ElemTy, unsigned I,
                              unsigned N) {
  Value *Part = nullptr;
  auto PartAs = [&](Type *Ty) {
    return Part ? asElems(Part, Ty) : leaf(K, Ty, I, N);
  };
  for (Instruction *Member : reverse(Srcs[K].Absorbed)) {
    if (isa<RdRegionInst>(Member))
      continue;
    const Use &Read = readOperand(*Member);
    Part = clonePart(Member, I, N, [&](const Use &U) {
      return &U == &Read ? PartAs(U->getType()->getScalarType()) : nullptr;
    });
  }
  return PartAs(ElemTy);
}

Value *BaleSlicer::predicate(unsigned I, unsigned N) {
  if (!B.Pred)
    return nullptr;
  Value *Part;
  if (auto *C = dyn_cast<Constant>(B.Pred.Mask)) {
    Part = sliceConstant(C, B.Pred.FirstLane + I, N);
  } else if (B.Pred.FirstLane + I == 0 &&
             numLanes(B.Pred.Mask->getType()) == N &&
             B.Pred.Mask->getType()->isVectorTy()) {
    Part = B.Pred.Mask;
  } else {
    Part = RB.createRdPredRegion(B.Pred.Mask, N, B.Pred.FirstLane + I);
  }
  return B.Pred.Inverted ? RB.ir().CreateNot(Part) : Part;
}

/// Returns the part of the product that a sum adds. Sources 0 and 1 are the
/// factors.
Value *BaleSlicer::productPart(unsigned I, unsigned N) {
  return clonePart(B.Product, I, N, [&](const Use &U) {
    return sourcePart(U.getOperandNo(), U->getType()->getScalarType(), I, N);
  });
}

/// Clones Main, the instruction that computes, on parts of its operands.
Value *BaleSlicer::mainPart(unsigned I, unsigned N) {
  auto Form = getOperationForm(*B.Main);
  Value *Product = B.Product ? productPart(I, N) : nullptr;
  return clonePart(B.Main, I, N, [&](const Use &U) -> Value * {
    Type *ElemTy = U->getType()->getScalarType();
    if (Product)
      return U.get() == B.Product ? Product : sourcePart(2, ElemTy, I, N);
    if (Form->HasPredicate && U.getOperandNo() == 0)
      return predicate(I, N);
    for (unsigned K = 0; K != Form->NumSrcs; ++K)
      if (Form->OperandNo[K] == U.getOperandNo())
        return sourcePart(K, ElemTy, I, N);
    return nullptr;
  });
}

/// Returns the value that the root writes into an old value, or the root if
/// there is no old value.
static Value *writtenValue(const Bale &B) {
  return B.OldValue ? B.Root->getOperand(WrRegionOp::New) : B.Root;
}

Value *BaleSlicer::result(unsigned I, unsigned N) {
  Type *ElemTy = writtenValue(B)->getType()->getScalarType();
  Value *Part = B.Main ? mainPart(I, N) : sourcePart(0, ElemTy, I, N);
  for (Instruction *Member : reverse(B.Conversions))
    Part = clonePart(Member, I, N, [&](const Use &U) {
      return asElems(Part, U->getType()->getScalarType());
    });
  Part = asElems(Part, ElemTy);
  assert(Part->getType() == vectorOf(ElemTy, N) && "a piece of another type");
  return Part;
}

} // namespace cmx
