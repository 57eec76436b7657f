//===- RandomArrays.cpp - Arrays in variables -----------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Arrays with variable indices, as front ends and LLVM's passes write them:
// nested arrays, offsets in bytes, pointers that a select chooses, accesses
// with another type, copies. The arrays are allocas, or variables of file
// scope, which functions share. All accesses stay inside of the arrays. The
// facts about the elements are chosen when an array is made, because a loop may
// load elements before it stores them.
//
//===----------------------------------------------------------------------===//

#include "KernelGenerator.h"

#include "llvm/IR/Constants.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx::fuzz {

void KernelGenerator::newLocalArray(Type *Ty, ArrayVariable A) {
  BasicBlock &Entry = F->getEntryBlock();
  IRBuilder<> AtEntry(&Entry, Entry.begin());
  unsigned ElemBytes = elementBytes(A.Elem);
  AllocaInst *Alloca;
  // Some sizes are only known when the kernel runs. No loop makes such arrays,
  // because it would use up the memory for variables.
  if (IR.GetInsertBlock() == &Entry && R.chance(8)) {
    Value *Count = IR.CreateAdd(scalarBelow(32, 8), IR.getInt32(A.NumElts));
    Alloca = IR.CreateAlloca(A.Elem, Count, "sized");
  } else {
    Alloca = AtEntry.CreateAlloca(Ty, nullptr, "array");
  }
  Alloca->setAlignment(Align(R.chance(50) ? ElemBytes : 16));
  A.Start = Alloca;
  Align ElemAlign(ElemBytes);
  if (A.NumElts > A.maxSpanElts())
    IR.CreateMemSet(Alloca, IR.getInt8(0), A.NumElts * ElemBytes, ElemAlign);
  else if (A.Holds.Defined || R.chance(70))
    IR.CreateAlignedStore(get(vec(A.Elem, A.NumElts), A.Holds), Alloca,
                          ElemAlign);
  Arrays.push_back(A);
}

void KernelGenerator::newGlobalArray(Type *Ty, ArrayVariable A) {
  Constant *Init = Constant::getNullValue(Ty);
  if (isa<VectorType>(Ty)) {
    A.IsConstant = R.chance(50);
    Init = constant(Ty, /*MayBePoison=*/false);
  } else if (!A.Holds.Defined && R.chance(50)) {
    Init = UndefValue::get(Ty);
  }
  auto *Global =
      new GlobalVariable(*M, Ty, A.IsConstant, GlobalValue::InternalLinkage,
                         Init, A.IsConstant ? "table" : "variable");
  Global->setAlignment(Align(R.chance(50) ? elementBytes(A.Elem) : 16));
  A.Start = Global;
  Arrays.push_back(A);
}

KernelGenerator::ArrayVariable KernelGenerator::anyArray(bool IsLarge) {
  ArrayVariable A;
  A.Elem = anyElem();
  A.NumElts = IsLarge ? 2048u << R.below(3)
                      : std::min(4u << R.below(4), 256 / elementBytes(A.Elem));
  A.Holds = {R.chance(70), A.Elem->isIntegerTy() || R.chance(50)};
  return A;
}

/// Makes an array. The compiler keeps small arrays in registers, and large ones
/// in private memory.
void KernelGenerator::newArray() {
  bool IsLarge = R.chance(8);
  ArrayVariable A = anyArray(IsLarge);
  Type *Elem = A.Elem;
  unsigned NumElts = A.NumElts;
  Type *Ty = ArrayType::get(Elem, NumElts);
  switch (R.below(5)) {
  case 0:
    Ty = ArrayType::get(ArrayType::get(Elem, 4), NumElts / 4);
    break;
  case 1:
    Ty = ArrayType::get(vec(Elem, 4), NumElts / 4);
    break;
  case 2:
    Ty = ArrayType::get(StructType::get(Elem, Elem), NumElts / 2);
    break;
  default:
    break;
  }
  ++NumArrays;
  if (!R.chance(15))
    return newLocalArray(Ty, A);
  // Only a vector gets an initializer with values other than zero.
  if (!IsLarge && R.chance(60))
    Ty = vec(Elem, NumElts);
  newGlobalArray(Ty, A);
}

/// Returns a pointer to \p SpanElts elements of the array that begins at \p
/// Start.
Value *KernelGenerator::partPointer(const ArrayVariable &A, Value *Start,
                                    unsigned SpanElts) {
  unsigned ElemBytes = elementBytes(A.Elem);
  unsigned Range = bit_floor(A.NumElts - SpanElts + 1);
  unsigned Slack = A.NumElts - SpanElts - (Range - 1);
  unsigned Skip = R.chance(50) ? R.below(Slack + 1) : 0;
  if (R.chance(15))
    return IR.CreateGEP(A.Elem, Start,
                        IR.getInt32(R.below(A.NumElts - SpanElts + 1)));
  unsigned Bits = R.pick({32, 32, 16, 64, 8});
  // Indices are signed, so 8 bits may be too few.
  if (Bits == 8 && Range > 64)
    Bits = 16;
  Value *P = Start;
  switch (R.below(4)) {
  case 0: // An offset in bytes.
    P = IR.CreatePtrAdd(
        P, IR.CreateMul(scalarBelow(32, Range), IR.getInt32(ElemBytes)));
    if (Skip)
      P = IR.CreatePtrAdd(P, IR.getInt32(Skip * ElemBytes));
    return P;
  case 1: { // Two indices.
    unsigned Low = 1u << R.below(Log2_32(Range) + 1);
    Value *I = scalarBelow(Bits, Range / Low), *J = scalarBelow(32, Low);
    P = IR.CreateGEP(ArrayType::get(A.Elem, Low), P, {I, J});
    break;
  }
  case 2: // The constant index first.
    if (Skip)
      P = IR.CreateGEP(A.Elem, P, IR.getInt32(Skip));
    return IR.CreateGEP(A.Elem, P, scalarBelow(Bits, Range));
  default:
    P = IR.CreateGEP(A.Elem, P, scalarBelow(Bits, Range));
    break;
  }
  return Skip ? IR.CreateGEP(A.Elem, P, IR.getInt32(Skip)) : P;
}

/// Returns a pointer to a part of \p A. Sometimes a condition chooses between
/// \p A and another array with elements of the same type.
Value *KernelGenerator::chosenPart(const ArrayVariable &A, unsigned SpanElts) {
  if (!R.chance(20))
    return partPointer(A, A.Start, SpanElts);
  SmallVector<const ArrayVariable *, 4> Same;
  for (const ArrayVariable &Other : Arrays)
    if (Other.Elem == A.Elem && Other.NumElts >= A.NumElts &&
        Other.Holds.Defined == A.Holds.Defined &&
        Other.Holds.Stable == A.Holds.Stable &&
        Other.IsConstant == A.IsConstant)
      Same.push_back(&Other);
  const ArrayVariable &Other = *R.pickFrom(Same);
  bool OfParts = R.chance(50);
  Value *IsFirst = condition();
  if (OfParts) {
    Value *Part = partPointer(A, A.Start, SpanElts);
    return IR.CreateSelect(IsFirst, Part,
                           partPointer(Other, Other.Start, SpanElts));
  }
  Value *Start = IR.CreateSelect(IsFirst, A.Start, Other.Start);
  return partPointer(A, Start, SpanElts);
}

/// Returns the type with which \p SpanElts elements are loaded or stored.
Type *KernelGenerator::partType(const ArrayVariable &A, unsigned SpanElts) {
  unsigned Bytes = SpanElts * elementBytes(A.Elem);
  Type *Elem = A.Elem;
  if (A.Holds.Stable && R.chance(25)) {
    Type *Other = anyElem();
    if (Bytes % elementBytes(Other) == 0)
      Elem = Other;
  }
  unsigned Count = Bytes / elementBytes(Elem);
  return Count == 1 && R.chance(80) ? Elem : vec(Elem, Count);
}

void KernelGenerator::loadPart(const ArrayVariable &A) {
  unsigned SpanElts =
      R.chance(40) ? 1 : 1u << R.below(Log2_32(A.maxSpanElts()) + 1);
  if (SpanElts > 2 && R.chance(20))
    --SpanElts;
  Type *Ty = partType(A, SpanElts);
  Value *V = IR.CreateAlignedLoad(Ty, chosenPart(A, SpanElts),
                                  Align(elementBytes(A.Elem)));
  setFacts(V, A.Holds);
  keep(V);
}

void KernelGenerator::storePart(const ArrayVariable &A) {
  unsigned SpanElts =
      R.chance(50) ? 1 : 1u << R.below(Log2_32(A.maxSpanElts()) + 1);
  if (SpanElts > 2 && R.chance(20))
    --SpanElts;
  Type *Ty = partType(A, SpanElts);
  Value *New = get(Ty, A.Holds);
  IR.CreateAlignedStore(New, chosenPart(A, SpanElts),
                        Align(elementBytes(A.Elem)));
}

void KernelGenerator::fillPart(const ArrayVariable &A) {
  unsigned SpanElts = 1 + R.below(A.maxSpanElts());
  Value *Byte = R.chance(50) ? IR.getInt8(R.pick({0, 0, 1, 255}))
                             : get(IR.getInt8Ty(), A.Holds);
  // A float whose bytes are all equal may be a NaN, and its bits would have to
  // stay the same.
  if (!A.Holds.Stable && A.Elem->isFloatingPointTy())
    Byte = IR.getInt8(0);
  IR.CreateMemSet(chosenPart(A, SpanElts), Byte,
                  SpanElts * elementBytes(A.Elem), Align(elementBytes(A.Elem)));
}

/// Copies to or from shared memory. All bytes of shared memory are defined.
void KernelGenerator::copyShared(const ArrayVariable &A) {
  unsigned SpanElts = 1 + R.below(A.maxSpanElts());
  unsigned NumBytes = SpanElts * elementBytes(A.Elem);
  Align ElemAlign(elementBytes(A.Elem)), SharedAlign(R.pick({1, 4, 16}));
  Value *Part = chosenPart(A, SpanElts);
  Value *P = sharedPointer(unsigned(SharedAlign.value()));
  if (R.chance(50))
    IR.CreateMemCpy(Part, ElemAlign, P, SharedAlign, NumBytes);
  else if (IsClean.metBy(A.Holds))
    IR.CreateMemCpy(P, SharedAlign, Part, ElemAlign, NumBytes);
}

void KernelGenerator::copyPart(const ArrayVariable &A) {
  if (R.chance(40))
    return copyShared(A);
  SmallVector<const ArrayVariable *, 4> Sources;
  for (const ArrayVariable &Other : Arrays)
    if (A.Holds.metBy(Other.Holds) && Other.Elem == A.Elem)
      Sources.push_back(&Other);
  const ArrayVariable &From = *R.pickFrom(Sources);
  unsigned SpanElts = 1 + R.below(std::min(A.maxSpanElts(), From.NumElts));
  Align ElemAlign(elementBytes(A.Elem));
  Value *To = chosenPart(A, SpanElts);
  IR.CreateMemMove(To, ElemAlign, chosenPart(From, SpanElts), ElemAlign,
                   SpanElts * elementBytes(A.Elem));
}

/// Makes a gather or scatter. Disabled lanes may point anywhere.
void KernelGenerator::scatteredPart(const ArrayVariable &A) {
  unsigned Lanes = R.pick({2, 4, 8, 16});
  Type *IndexTy = vec(IR.getInt32Ty(), Lanes), *Ty = vec(A.Elem, Lanes);
  Value *Index = get(IndexTy, IsDefined);
  Constant *Count = ConstantInt::get(IndexTy, A.NumElts);
  Value *Mask;
  if (R.chance(40)) {
    Mask = IR.CreateICmpULT(Index, Count);
  } else {
    Index = IR.CreateAnd(Index, ConstantInt::get(IndexTy, A.NumElts - 1));
    Mask = R.chance(50) ? mask(Lanes, IsDefined)
                        : Constant::getAllOnesValue(vec(IR.getInt1Ty(), Lanes));
  }
  Value *Pointers = IR.CreateGEP(A.Elem, A.Start, Index);
  Align ElemAlign(elementBytes(A.Elem));
  Value *Data = get(Ty, A.Holds);
  if (!A.IsConstant && R.chance(40)) {
    IR.CreateMaskedScatter(Data, Pointers, ElemAlign, Mask);
    return;
  }
  Value *V = IR.CreateMaskedGather(Ty, Pointers, ElemAlign, Mask, Data);
  setFacts(V, A.Holds);
  keep(V);
}

/// Accesses the first lanes of a vector that may be longer than the array.
void KernelGenerator::maskedPart(const ArrayVariable &A) {
  unsigned Lanes = R.pick({4, 8, 16, 32});
  SmallVector<Constant *, 32> Numbers;
  for (unsigned L = 0; L != Lanes; ++L)
    Numbers.push_back(IR.getInt32(L));
  unsigned Skip = R.below(A.NumElts);
  Value *Limit =
      IR.CreateVectorSplat(Lanes, scalarBelow(32, bit_floor(A.NumElts - Skip)));
  Value *Mask = IR.CreateICmpULT(ConstantVector::get(Numbers), Limit);
  Value *P = IR.CreateGEP(A.Elem, A.Start, IR.getInt32(Skip));
  Align ElemAlign(elementBytes(A.Elem));
  Type *Ty = vec(A.Elem, Lanes);
  Value *Data = get(Ty, A.Holds);
  if (!A.IsConstant && R.chance(40)) {
    IR.CreateMaskedStore(Data, P, ElemAlign, Mask);
    return;
  }
  Value *V = IR.CreateMaskedLoad(Ty, P, ElemAlign, Mask, Data);
  setFacts(V, A.Holds);
  keep(V);
}

void KernelGenerator::arrayAccess(const ArrayVariable &A) {
  unsigned Roll = R.below(100);
  if (Roll < 45 || (A.IsConstant && Roll < 94))
    loadPart(A);
  else if (Roll < 85)
    storePart(A);
  else if (Roll < 89)
    fillPart(A);
  else if (Roll < 94)
    copyPart(A);
  else if (Roll < 98)
    scatteredPart(A);
  else
    maskedPart(A);
}

/// Makes and uses an array whose size is only known when the kernel runs. Its
/// memory is freed at once, so loops may make such an array in each iteration.
void KernelGenerator::arrayGivenBack() {
  Type *Ptr = PointerType::get(C, M->getDataLayout().getAllocaAddrSpace());
  Value *Stack = IR.CreateIntrinsic(Intrinsic::stacksave, {Ptr}, {});
  Type *Elem = anyElem();
  unsigned ElemBytes = elementBytes(Elem), FewestElts = R.pick({1, 8, 16});
  Align ElemAlign(ElemBytes);
  Value *Count = IR.CreateAdd(scalarBelow(32, 8), IR.getInt32(FewestElts));
  AllocaInst *Array = IR.CreateAlloca(Elem, Count, "sized");
  Array->setAlignment(Align(R.chance(50) ? ElemBytes : 16));
  Value *NumBytes = IR.CreateMul(Count, IR.getInt32(ElemBytes));
  IR.CreateMemSet(Array, IR.getInt8(0), NumBytes, ElemAlign);
  auto Place = [&] {
    return IR.CreateGEP(Elem, Array, scalarBelow(32, FewestElts));
  };
  Value *New = get(Elem, IsClean);
  IR.CreateAlignedStore(New, Place(), ElemAlign);
  Value *V = IR.CreateAlignedLoad(Elem, Place(), ElemAlign);
  setFacts(V, IsClean);
  IR.CreateIntrinsic(Intrinsic::stackrestore, {Ptr}, {Stack});
  keep(V);
}

void KernelGenerator::useArrays() {
  constexpr unsigned MaxArrays = 4;
  if (R.chance(6))
    return arrayGivenBack();
  if (Arrays.empty() || (NumArrays < MaxArrays && R.chance(35)))
    newArray();
  for (unsigned Count = 1 + R.below(4); Count--;) {
    // Copy the entry, because a new array may move the elements of Arrays.
    ArrayVariable A = R.pickFrom(Arrays);
    arrayAccess(A);
  }
}

} // namespace cmx::fuzz
