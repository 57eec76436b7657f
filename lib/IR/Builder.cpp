//===- Builder.cpp - Making calls of llvm.genx intrinsics -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/Builder.h"

#include "cmx/IR/ConstantBits.h"
#include "cmx/IR/RegionInst.h"

#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx {

/// Appends vstride, width and hstride of \p R as operands.
static void addShape(IRBuilder<> &B, const Region &R,
                     SmallVectorImpl<Value *> &Args) {
  bool OneRow = R.numRows() == 1;
  Args.push_back(B.getInt32(OneRow ? 0 : R.vStrideElts()));
  Args.push_back(B.getInt32(R.widthElts()));
  Args.push_back(B.getInt32(R.hStrideElts()));
}

/// Appends the offset and the parent width as operands. The public type of the
/// offset is i16; i32 is for vectors that are too large for i16.
static void addOffset(IRBuilder<> &B, const Region &R, Value *Offset,
                      SmallVectorImpl<Value *> &Args) {
  if (Offset)
    Args.push_back(Offset);
  else if (isInt<16>(R.offsetBytes()))
    Args.push_back(ConstantInt::getSigned(B.getInt16Ty(), R.offsetBytes()));
  else
    Args.push_back(ConstantInt::getSigned(B.getInt32Ty(), R.offsetBytes()));
  if (Offset && R.parentWidthElts())
    Args.push_back(B.getInt32(R.parentWidthElts()));
  else
    Args.push_back(UndefValue::get(B.getInt32Ty()));
}

Function *RegionBuilder::declaration(GenXIntrinsic Id, FunctionType *FTy) {
  Function *&F = Declarations[{static_cast<unsigned>(Id), FTy}];
  if (!F)
    F = getOrInsertGenXDeclaration(M, Id, FTy);
  return F;
}

CallInst *RegionBuilder::createIntrinsic(GenXIntrinsic Id, Type *ResultTy,
                                         ArrayRef<Value *> Args,
                                         const Twine &Name) {
  SmallVector<Type *, 8> ArgTypes;
  for (Value *Arg : Args)
    ArgTypes.push_back(Arg->getType());
  auto *FTy = FunctionType::get(ResultTy, ArgTypes, /*isVarArg=*/false);
  return B.CreateCall(declaration(Id, FTy), Args,
                      ResultTy->isVoidTy() ? Twine() : Name);
}

CallInst *RegionBuilder::createRdRegion(Value *Src, const Region &R,
                                        bool ScalarResult, Value *Offset,
                                        const Twine &Name) {
  Type *ElemTy = Src->getType()->getScalarType();
  assert(elementBytes(ElemTy) == R.elemBytes() && "region of other elements");
  assert((!ScalarResult || R.numElts() == 1) && "scalar of several elements");
  Type *ResultTy =
      ScalarResult
          ? ElemTy
          : static_cast<Type *>(FixedVectorType::get(ElemTy, R.numElts()));
  SmallVector<Value *, 8> Args = {Src};
  addShape(B, R, Args);
  addOffset(B, R, Offset, Args);
  return createIntrinsic(ElemTy->isFloatingPointTy() ? GenXIntrinsic::RdRegionF
                                                     : GenXIntrinsic::RdRegionI,
                         ResultTy, Args, Name);
}

CallInst *RegionBuilder::createRdElement(Value *Src, unsigned Index,
                                         const Twine &Name) {
  unsigned ElemBytes = elementBytes(Src->getType());
  return createRdRegion(
      Src, Region::contiguous(ElemBytes, 1, int64_t(Index) * ElemBytes),
      /*ScalarResult=*/true, nullptr, Name);
}

CallInst *RegionBuilder::createWrRegion(Value *Old, Value *New, const Region &R,
                                        Value *Offset, Value *Mask,
                                        const Twine &Name) {
  Type *ElemTy = Old->getType()->getScalarType();
  assert(elementBytes(ElemTy) == R.elemBytes() && "region of other elements");
  assert(New->getType()->getScalarType() == ElemTy &&
         "new value of other type");
  assert(numLanes(New->getType()) == R.numElts() && "new value of other size");
  SmallVector<Value *, 8> Args = {Old, New};
  addShape(B, R, Args);
  addOffset(B, R, Offset, Args);
  const auto *ConstMask = dyn_cast_or_null<Constant>(Mask);
  bool WritesAll = !Mask || (ConstMask && ConstMask->isAllOnesValue());
  Args.push_back(WritesAll ? B.getTrue() : Mask);
  return createIntrinsic(ElemTy->isFloatingPointTy() ? GenXIntrinsic::WrRegionF
                                                     : GenXIntrinsic::WrRegionI,
                         Old->getType(), Args, Name);
}

CallInst *RegionBuilder::createWrElement(Value *Old, Value *New, unsigned Index,
                                         const Twine &Name) {
  unsigned ElemBytes = elementBytes(Old->getType());
  return createWrRegion(
      Old, New, Region::contiguous(ElemBytes, 1, int64_t(Index) * ElemBytes),
      nullptr, nullptr, Name);
}

CallInst *RegionBuilder::createWrConstRegion(Value *Old, Constant *New,
                                             const Region &R,
                                             const Twine &Name) {
  SmallVector<Value *, 8> Args = {Old, New};
  addShape(B, R, Args);
  addOffset(B, R, nullptr, Args);
  Args.push_back(B.getTrue());
  return createIntrinsic(GenXIntrinsic::WrConstRegion, Old->getType(), Args,
                         Name);
}

CallInst *RegionBuilder::createRdPredRegion(Value *Src, unsigned NumElts,
                                            unsigned OffsetElts,
                                            const Twine &Name) {
  return createIntrinsic(GenXIntrinsic::RdPredRegion,
                         FixedVectorType::get(B.getInt1Ty(), NumElts),
                         {Src, B.getInt32(OffsetElts)}, Name);
}

CallInst *RegionBuilder::createWrPredRegion(Value *Old, Value *New,
                                            unsigned OffsetElts,
                                            const Twine &Name) {
  return createIntrinsic(GenXIntrinsic::WrPredRegion, Old->getType(),
                         {Old, New, B.getInt32(OffsetElts)}, Name);
}

CallInst *RegionBuilder::createWrPredPredRegion(Value *Old, Value *New,
                                                unsigned OffsetElts,
                                                Value *Mask,
                                                const Twine &Name) {
  return createIntrinsic(GenXIntrinsic::WrPredPredRegion, Old->getType(),
                         {Old, New, B.getInt32(OffsetElts), Mask}, Name);
}

//===----------------------------------------------------------------------===//
// Reads of values and constants
//===----------------------------------------------------------------------===//

bool RegionSource::operator==(const RegionSource &S) const {
  if (V != S.V || Offset != S.Offset)
    return false;
  // If each row has its own offset, equal elements are not enough: the rows
  // must be equal, too.
  bool HasRows = Offset && Offset->getType()->isVectorTy();
  return HasRows ? R == S.R : R.sameElements(S.R);
}

Constant *readConstant(const Constant &C, ArrayRef<int64_t> OffsetsBytes,
                       Type *Ty) {
  int64_t ElemBytes = elementBytes(Ty);
  int64_t NumLanes = numLanes(C.getType());
  // A lane outside of a splat may have the value of the splat. Then an
  // immediate can hold the result.
  Constant *Outside = C.getType()->isVectorTy() ? C.getSplatValue() : nullptr;
  if (!Outside)
    Outside = PoisonValue::get(Ty->getScalarType());
  SmallVector<Constant *, 32> Lanes;
  for (int64_t At : OffsetsBytes) {
    if (At < 0 || At / ElemBytes >= NumLanes) {
      Lanes.push_back(Outside);
      continue;
    }
    Constant *Lane = C.getAggregateElement(unsigned(At / ElemBytes));
    if (!Lane)
      return nullptr;
    Lanes.push_back(Lane);
  }
  return Ty->isVectorTy() ? ConstantVector::get(Lanes) : Lanes[0];
}

Value *RegionBuilder::createBitcast(Value *V, Type *Ty) {
  if (V->getType() == Ty)
    return V;
  if (auto *C = dyn_cast<Constant>(V))
    return foldBitCast(C, Ty, M.getDataLayout());
  return B.CreateBitCast(V, Ty);
}

Value *RegionBuilder::createRead(const RegionSource &S, Type *Ty) {
  uint64_t Bytes = registerBytes(S.V->getType());
  if (S.isDirect() && S.R.isWhole(Bytes))
    return createBitcast(S.V, Ty);
  auto *ParentTy = FixedVectorType::get(Ty->getScalarType(),
                                        unsigned(Bytes / S.R.elemBytes()));
  Value *Parent = createBitcast(S.V, ParentTy);
  if (isa<UndefValue>(Parent))
    return isa<PoisonValue>(Parent) ? PoisonValue::get(Ty)
                                    : UndefValue::get(Ty);
  if (auto *C = dyn_cast<Constant>(Parent); C && S.isDirect()) {
    SmallVector<int64_t, 32> Offsets;
    for (unsigned I = 0; I != S.R.numElts(); ++I)
      Offsets.push_back(S.R.elementOffsetBytes(I));
    if (Constant *Folded = readConstant(*C, Offsets, Ty))
      return Folded;
  }
  Value *Offset = S.Offset;
  if (Offset && S.R.offsetBytes())
    Offset = B.CreateAdd(
        Offset, ConstantInt::getSigned(Offset->getType(), S.R.offsetBytes()),
        "offset");
  return createRdRegion(Parent, S.R, !Ty->isVectorTy(), Offset);
}

} // namespace cmx
