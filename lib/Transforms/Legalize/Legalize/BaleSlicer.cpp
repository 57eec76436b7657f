//===- BaleSlicer.cpp - Pieces of a bale as IR ----------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BaleSlicer.h"
#include "cmx/IR/ConstantBits.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace cmx {

static Type *vectorOf(Type *Ty, unsigned N) {
  return FixedVectorType::get(Ty->getScalarType(), N);
}

static bool isBFloat(const Constant &C) {
  return C.getType()->getScalarType()->isBFloatTy();
}

Value *asType(RegionBuilder &RB, Value *V, Type *Ty) {
  if (V->getType() == Ty)
    return V;
  if (auto *C = dyn_cast<Constant>(V))
    return foldBitCast(C, Ty, RB.module().getDataLayout());
  return RB.ir().CreateBitCast(V, Ty);
}

bool needsRegister(const Constant &C) {
  // bfloat16 has no immediates, not even for what has no value.
  if (isBFloat(C))
    return true;
  return C.getType()->isVectorTy() && elementBytes(C.getType()) &&
         !isa<UndefValue>(C) && !C.getSplatValue(/*AllowPoison=*/true);
}

Value *inRegister(RegionBuilder &RB, Constant &C) {
  if (isBFloat(C)) {
    Type *Ty = C.getType()->getWithNewType(RB.ir().getInt16Ty());
    // A scalar constant has a value; any will do where there is none.
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

bool BaleSlicer::isMember(Value *V) const {
  auto *I = dyn_cast<Instruction>(V);
  return I && (I == B.Root || (Bales.isMember(I) && Bales.root(I) == B.Root));
}

void BaleSlicer::replaceSource(unsigned K, Value *V) {
  Srcs[K].V = V;
  Srcs[K].R = Region::contiguous(elemTypeBytes(Srcs[K].Type), B.NumElts);
  Srcs[K].Offset = nullptr;
  Replaced |= 1u << K;
}

Value *BaleSlicer::shiftedOffset(Value *Offset, const Region &Part) {
  if (!Offset || Part.offsetBytes() == 0)
    return Offset;
  auto Plus = [&](Value *V, int64_t Bytes) {
    return RB.ir().CreateAdd(V, ConstantInt::getSigned(V->getType(), Bytes));
  };
  // What an address cannot hold is added apart, and keeps the rest small: that
  // becomes part of the operand, and of the sum less would be known about
  // where it starts.
  int64_t NearBytes = Part.offsetBytes() & 511;
  if (isIndirectOffset(Part.offsetBytes()) || NearBytes == 0 ||
      Offset->getType()->isVectorTy())
    return Plus(Offset, Part.offsetBytes());
  return Plus(Plus(Offset, Part.offsetBytes() - NearBytes), NearBytes);
}

Value *BaleSlicer::dstOffset(const Region &Part) {
  return shiftedOffset(B.DstOffset, Part);
}

/// The part of a source's region, in elements of the type \p ElemTy.
Value *BaleSlicer::leaf(unsigned K, Type *ElemTy, unsigned I, unsigned N) {
  const BaleSource &S = Srcs[K];
  if (auto *C = dyn_cast<Constant>(S.V)) {
    Constant *Part = sliceConstant(C, I, N);
    Type *Ty = vectorOf(ElemTy, N);
    if (needsRegister(*Part))
      return RB.ir().CreateBitCast(inRegister(RB, *Part), Ty);
    return asType(RB, Part, Ty);
  }
  uint64_t Bytes = registerBytes(S.V->getType());
  if (!S.Offset && S.R.isWhole(Bytes) &&
      elementBytes(S.V->getType()) == S.R.elemBytes())
    if (Value *Piece = Pieces(S.V, I, N))
      return asElems(Piece, ElemTy);
  Type *Whole = vectorOf(ElemTy, Bytes / elementBytes(ElemTy));
  Value *V = S.V->getType() == Whole ? S.V : RB.ir().CreateBitCast(S.V, Whole);
  std::optional<Region> R = S.R.slice(I, N);
  if (R->isWhole(Bytes) && !S.Offset)
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
  default:
    return Type::getIntNTy(C, elemTypeBytes(T) * 8);
  }
}

Value *BaleSlicer::source(unsigned K, unsigned I, unsigned N) {
  return leaf(K, elemLLVMType(RB.module().getContext(), Srcs[K].Type), I, N);
}

/// Clones \p Orig on operands of N elements. Pieces have no names: making
/// thousands of like names unique would take a good part of the time.
Value *BaleSlicer::rebuildOn(Instruction *Orig, ArrayRef<Value *> Operands,
                             unsigned N) {
  IRBuilder<> &IR = RB.ir();
  Type *Ty = vectorOf(Orig->getType(), N);
  if (auto *Call = dyn_cast<CallBase>(Orig)) {
    if (auto Id = getGenXIntrinsic(*Call))
      return RB.createIntrinsic(*Id, Ty, Operands);
    auto *Intr = cast<IntrinsicInst>(Orig);
    // ctlz, abs and powi-like ones carry a scalar flag behind the vectors.
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

/// The same; what the builder folds to a constant gets a register if need be.
Value *BaleSlicer::cloneOn(Instruction *Orig, ArrayRef<Value *> Operands,
                           unsigned N) {
  Value *New = rebuildOn(Orig, Operands, N);
  auto *C = dyn_cast<Constant>(New);
  return C && needsRegister(*C) ? inRegister(RB, *C) : New;
}

/// A member that changes values, below reads of all of it; null if there is
/// none.
Value *BaleSlicer::firstBelowReads(Value *V) const {
  while (isMember(V)) {
    auto *Rd = dyn_cast<RdRegionInst>(V);
    if (!Rd)
      return V;
    V = stripRegisterCasts(Rd->source());
  }
  return nullptr;
}

/// \p Part, a vector, in elements of \p ElemTy.
Value *BaleSlicer::asElems(Value *Part, Type *ElemTy) {
  return asType(RB, Part, vectorOf(ElemTy, numEltsOf(Part->getType())));
}

/// The part of the operand tree \p V that ends in source \p K: modifiers and
/// extensions are cloned, what only reads is the source's region.
Value *BaleSlicer::sourceTree(Value *V, unsigned K, unsigned I, unsigned N) {
  Value *Stripped = stripRegisterCasts(V);
  auto *Inst = dyn_cast<Instruction>(Stripped);
  Type *ElemTy = V->getType()->getScalarType();
  if (!isMember(Stripped))
    return leaf(K, ElemTy, I, N);
  if (auto *Rd = dyn_cast<RdRegionInst>(Inst)) {
    Value *Below = firstBelowReads(Rd);
    if (!Below)
      return leaf(K, ElemTy, I, N);
    return asElems(sourceTree(Below, K, I, N), ElemTy);
  }
  SmallVector<Value *, 3> Operands;
  unsigned NumOps = isa<CallBase>(Inst) ? cast<CallBase>(Inst)->arg_size()
                                        : Inst->getNumOperands();
  // One operand leads on; the constants beside it (0 of a negation, -1 of a
  // complement) are cut, flags of intrinsics stay.
  auto Mod = matchModifier(Inst);
  Value *Inner = Mod ? Mod->V : Inst->getOperand(0);
  bool Found = false;
  for (unsigned Op = 0; Op != NumOps; ++Op) {
    Value *O = Inst->getOperand(Op);
    if (O == Inner && !Found) {
      Operands.push_back(sourceTree(O, K, I, N));
      Found = true;
    } else if (auto *C = dyn_cast<Constant>(O); C && !isa<CallBase>(Inst)) {
      Operands.push_back(sliceConstant(C, I, N));
    } else {
      Operands.push_back(O);
    }
  }
  return cloneOn(Inst, Operands, N);
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

/// The computing instruction on parts of its operands.
Value *BaleSlicer::mainPart(unsigned I, unsigned N) {
  Instruction *Main = B.Main;
  auto Form = getOperationForm(*Main);
  if (B.Op == Operation::Mad && Form->Op == Operation::Add) {
    // A product under a sum: sources 0 and 1 are the factors.
    unsigned K = 0;
    while (!isMember(Main->getOperand(K)) ||
           (cast<Instruction>(Main->getOperand(K))->getOpcode() !=
                Instruction::FMul &&
            cast<Instruction>(Main->getOperand(K))->getOpcode() !=
                Instruction::Mul))
      ++K;
    auto *Mul = cast<Instruction>(Main->getOperand(K));
    Value *Product = cloneOn(Mul,
                             {sourceTree(Mul->getOperand(0), 0, I, N),
                              sourceTree(Mul->getOperand(1), 1, I, N)},
                             N);
    Value *Addend = sourceTree(Main->getOperand(1 - K), 2, I, N);
    Value *Ops[2] = {Product, Addend};
    if (K == 1)
      std::swap(Ops[0], Ops[1]);
    return cloneOn(Main, Ops, N);
  }
  unsigned NumOps = isa<CallBase>(Main) ? cast<CallBase>(Main)->arg_size()
                                        : Main->getNumOperands();
  SmallVector<Value *, 4> Operands;
  for (unsigned Op = 0; Op != NumOps; ++Op) {
    unsigned K = 0;
    while (K != Form->NumSrcs && Form->OperandNo[K] != Op)
      ++K;
    Value *O = Main->getOperand(Op);
    if (Form->HasPredicate && Op == 0)
      Operands.push_back(predicate(I, N));
    else if (K != Form->NumSrcs)
      Operands.push_back(sourceTree(O, K, I, N));
    else if (auto *C = dyn_cast<Constant>(O); C && C->getType()->isVectorTy())
      Operands.push_back(sliceConstant(C, I, N)); // -1 of a complement, 0 of -x
    else if (K == Form->NumSrcs && isa<CallBase>(Main) && Op != 0 &&
             O == Main->getOperand(0))
      Operands.push_back(Operands[0]); // Both halves of a rotate.
    else
      Operands.push_back(O);
  }
  return cloneOn(Main, Operands, N);
}

/// From the value that is written down to the computing instruction.
Value *BaleSlicer::resultTree(Value *V, unsigned I, unsigned N) {
  Value *Stripped = stripRegisterCasts(V);
  Value *Part;
  if (Stripped == B.Main) {
    Part = mainPart(I, N);
  } else if (!B.Main) {
    return sourceTree(V, 0, I, N);
  } else {
    auto *Inst = cast<Instruction>(Stripped);
    Part = cloneOn(Inst, {resultTree(Inst->getOperand(0), I, N)}, N);
  }
  return asElems(Part, V->getType()->getScalarType());
}

Value *BaleSlicer::result(unsigned I, unsigned N) {
  if (isa<RdRegionInst>(B.Root))
    return sourceTree(B.Root, 0, I, N);
  if (isa<WrPredRegionInst>(B.Root))
    return resultTree(B.Root->getOperand(WrPredRegionOp::New), I, N);
  if (B.OldValue)
    return resultTree(B.Root->getOperand(WrRegionOp::New), I, N);
  return resultTree(B.Root, I, N);
}

} // namespace cmx
