//===- GenXGroups.cpp - Operations of older machines, wide sums -----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lowers these intrinsics of llvm.genx to simpler operations:
//
//   dp2 dp3 dp4 dph   products, then one sum for each group of four lanes
//   line, pln         products with elements of the plane, and their sums
//   sad2, sad2add     differences as words, their magnitudes, sums of pairs
//   simad, smadw      the low and the high half of the product plus the addend
//   add3c             two sums and two compares
//   bf.cvt            conversion from and to bfloat; type half holds its bits
//   tf32.cvt          rounding to a fraction of ten bits
//   lsc.*.2d.*desc    the message with the descriptor's elements as operands
//
// The lanes of a group are added in order, from the first to the last.
//
//===----------------------------------------------------------------------===//

#include "LowerContext.h"

#include <numeric>

using namespace llvm;

namespace cmx {

namespace {

class GroupLowering {
public:
  GroupLowering(LowerContext &C, CallInst &I, const GenXInfo &Info)
      : C(C), B(C.ir()), I(I), Info(Info), Ty(I.getType()) {}

  /// Lowers the call. Returns false if its result is a structure for which
  /// isTakenApart() does not hold.
  bool run();

private:
  Value *arg(unsigned N) const { return I.getArgOperand(N); }
  Value *lanes(Value *V, function_ref<int(int)> From, unsigned Count) {
    SmallVector<int, 64> Mask;
    for (unsigned Lane = 0; Lane != Count; ++Lane)
      Mask.push_back(From(int(Lane)));
    return B.CreateShuffleVector(V, Mask);
  }
  Value *genX(GenXIntrinsic Id, Type *Result, ArrayRef<Value *> Args) {
    return C.regions().createIntrinsic(Id, Result, Args);
  }
  bool isSigned() const { return Info.Signs == GenXSigns::SS; }

  Value *dotProduct();
  Value *plane();
  Value *differences();
  std::pair<Value *, Value *> wideSum(Value *Addend);
  Value *joined(Value *Low, Value *High);
  Value *rounded(Value *Single, unsigned Dropped);
  Value *bfloat();
  Value *tensorFloat();
  Value *describedBlock();

  LowerContext &C;
  IRBuilder<> &B;
  CallInst &I;
  const GenXInfo &Info;
  Type *Ty;
};

} // namespace

Value *GroupLowering::dotProduct() {
  unsigned Count = Info.Id == GenXIntrinsic::Dp2   ? 2
                   : Info.Id == GenXIntrinsic::Dp4 ? 4
                                                   : 3;
  unsigned N = numLanes(Ty);
  auto Part = [&](Value *V, int K) {
    return lanes(V, [=](int Lane) { return Lane / 4 * 4 + K; }, N);
  };
  Value *Products = B.CreateFMul(arg(0), arg(1));
  Value *Sum = Part(Products, 0);
  for (unsigned K = 1; K != Count; ++K)
    Sum = B.CreateFAdd(Sum, Part(Products, int(K)));
  if (Info.Id == GenXIntrinsic::Dph)
    Sum = B.CreateFAdd(Sum, Part(arg(1), 3));
  return Sum;
}

/// Computes p * u + r for line, and p * u + q * v + r for pln. In the second
/// operand of pln, each eight u are followed by the eight v of the same lanes.
/// The plane is the vector (p, q, unused, r).
Value *GroupLowering::plane() {
  unsigned N = numLanes(Ty);
  auto Of = [&](int K) { return lanes(arg(0), [=](int) { return K; }, N); };
  if (Info.Shape != ShapeRule::Plane) {
    Value *Product = B.CreateFMul(Of(0), arg(1));
    return B.CreateFAdd(Product, Of(3));
  }
  auto Part = [&](int First) {
    return lanes(
        arg(1), [=](int Lane) { return Lane / 8 * 16 + First + Lane % 8; }, N);
  };
  auto Product = [&](int K, int First) {
    Value *Factor = Of(K);
    return B.CreateFMul(Factor, Part(First));
  };
  Value *U = Product(0, 0);
  Value *Sum = B.CreateFAdd(U, Product(1, 8));
  return B.CreateFAdd(Sum, Of(3));
}

/// Lowers sad2 and sad2add. The differences of bytes are computed as words.
/// Only the even lanes of the result are defined.
Value *GroupLowering::differences() {
  bool Signed = Info.Signs == GenXSigns::SS || Info.Signs == GenXSigns::US;
  auto Word = [&](Value *V) {
    return Signed ? B.CreateSExt(V, Ty) : B.CreateZExt(V, Ty);
  };
  Value *L = Word(arg(0)), *R = Word(arg(1));
  Value *Difference = B.CreateSub(L, R);
  Value *Size = B.CreateBinaryIntrinsic(Intrinsic::smax, Difference,
                                        B.CreateNeg(Difference));
  auto Next = [](int Lane) { return Lane % 2 ? -1 : Lane + 1; };
  Value *Sum = B.CreateAdd(Size, lanes(Size, Next, numLanes(Ty)));
  if (Info.Operands.size() == 2)
    return Sum;
  if (!Info.Saturates)
    return B.CreateAdd(Sum, arg(2));
  GenXIntrinsic Add = Info.Signs == GenXSigns::SS   ? GenXIntrinsic::SsaddSat
                      : Info.Signs == GenXSigns::SU ? GenXIntrinsic::SuaddSat
                      : Info.Signs == GenXSigns::US ? GenXIntrinsic::UsaddSat
                                                    : GenXIntrinsic::UuaddSat;
  return genX(Add, Ty, {Sum, arg(2)});
}

/// Returns the low and the high half of a * b + Addend, where a and b are the
/// first two operands of the call.
std::pair<Value *, Value *> GroupLowering::wideSum(Value *Addend) {
  Value *L = arg(0), *R = arg(1);
  Type *Half = L->getType();
  Value *High = genX(isSigned() ? GenXIntrinsic::Smulh : GenXIntrinsic::Umulh,
                     Half, {L, R});
  Value *Low = B.CreateAdd(B.CreateMul(L, R), Addend);
  Value *Carry = B.CreateZExt(B.CreateICmpULT(Low, Addend), Half);
  High = B.CreateAdd(High, Carry);
  if (isSigned())
    High = B.CreateAdd(High, B.CreateAShr(Addend, 31));
  return {Low, High};
}

Value *GroupLowering::joined(Value *Low, Value *High) {
  unsigned Count = numLanes(Low->getType()), Half = numLanes(Ty) / 2;
  if (!Low->getType()->isVectorTy()) {
    Value *All = B.CreateInsertElement(PoisonValue::get(Ty), Low, uint64_t(0));
    return B.CreateInsertElement(All, High, uint64_t(Half));
  }
  SmallVector<int, 64> Mask(2 * Half, -1);
  std::iota(Mask.begin(), Mask.begin() + Count, 0);
  std::iota(Mask.begin() + Half, Mask.begin() + Half + Count, Count);
  return B.CreateShuffleVector(Low, High, Mask);
}

Value *GroupLowering::bfloat() {
  Type *Words = withBits(Ty, 16);
  if (Ty->getScalarType()->isHalfTy() && !C.has(Feature::BFloat)) {
    Value *Bits = rounded(arg(0), 16);
    return B.CreateBitCast(B.CreateTrunc(B.CreateLShr(Bits, 16), Words), Ty);
  }
  if (Ty->getScalarType()->isHalfTy()) {
    Value *Short = B.CreateFPTrunc(arg(0), withScalarType(Ty, B.getBFloatTy()));
    return B.CreateBitCast(B.CreateBitCast(Short, Words), Ty);
  }
  Value *Bits = B.CreateZExt(B.CreateBitCast(arg(0), Words), withBits(Ty, 32));
  return B.CreateBitCast(B.CreateShl(Bits, 16), Ty);
}

/// Returns the bits of \p Single, rounded so that the lowest \p Dropped bits
/// are zero. Rounds to nearest, ties to even. A NaN stays a NaN.
Value *GroupLowering::rounded(Value *Single, unsigned Dropped) {
  Type *Dwords = withBits(Single->getType(), 32);
  Value *Bits = B.CreateBitCast(Single, Dwords);
  Value *IsOdd =
      C.binary(Instruction::And, C.binary(Instruction::LShr, Bits, Dropped), 1);
  Value *Up = C.binary(Instruction::Add, Bits, (1u << (Dropped - 1)) - 1);
  Value *Number = B.CreateAdd(Up, IsOdd);
  Value *Quiet = C.binary(Instruction::Or, Bits, 0x400000);
  Value *Chosen =
      B.CreateSelect(B.CreateFCmpUNO(Single, Single), Quiet, Number);
  return C.binary(Instruction::And, Chosen, uint64_t(uint32_t(~0u << Dropped)));
}

Value *GroupLowering::tensorFloat() {
  return rounded(B.CreateFPCast(arg(0), withScalarType(Ty, B.getFloatTy())),
                 13);
}

/// Lowers a message with a 2D block descriptor. The elements of the descriptor
/// become scalar operands of the message.
Value *GroupLowering::describedBlock() {
  auto Operand = [&](StringRef Name) { return arg(*Info.operandIndex(Name)); };
  StringRef Name = Info.Name;
  bool IsStore = Name.contains(".store."), IsLoad = Name.contains(".load.");
  Value *Desc = Operand("descriptor");
  Value *Data = Operand(IsStore ? "data" : "old");
  auto Element = [&](unsigned K) {
    return B.CreateExtractElement(Desc, uint64_t(K));
  };
  Value *Bases = B.CreateBitCast(
      Desc,
      FixedVectorType::get(B.getInt64Ty(), numLanes(Desc->getType()) / 2));
  auto *Caches = cast<Constant>(Operand("caches"));
  auto Cache = [&](unsigned K) -> Value * {
    Constant *Level = Caches->getAggregateElement(K);
    return Level ? C.castTo(Level, B.getInt8Ty()) : B.getInt8(0);
  };
  Value *Mask = Operand("mask");
  SmallVector<Value *, 16> Args = {
      Mask,
      Cache(0),
      Cache(1),
      B.getInt8(uint8_t(Log2_32(elementBytes(Data->getType())) + 1)),
      B.getInt8(Name.ends_with(".transpose") ? 2 : 1),
      Operand("blocks"),
      Operand("blockwidth"),
      Operand("blockheight"),
      B.getInt8(Name.ends_with(".vnni")),
      B.CreateExtractElement(Bases, uint64_t(0)),
      Element(2),
      Element(3),
      Element(4),
      B.CreateAdd(Element(5), Operand("x")),
      B.CreateAdd(Element(6), Operand("y"))};
  if (IsStore) {
    Args.push_back(Data);
    return genX(GenXIntrinsic::LscStore2DStateless, Ty, Args);
  }
  if (!IsLoad)
    return genX(GenXIntrinsic::LscPrefetch2DStateless, Ty, Args);
  Value *Loaded = genX(GenXIntrinsic::LscLoad2DStateless, Ty, Args);
  auto *Always = dyn_cast<ConstantInt>(Mask);
  return Always && Always->isOne() ? Loaded
                                   : B.CreateSelect(Mask, Loaded, Data);
}

bool GroupLowering::run() {
  Value *New = nullptr;
  switch (Info.Shape) {
  case ShapeRule::Fours:
    New = Info.Id == GenXIntrinsic::Line ? plane() : dotProduct();
    break;
  case ShapeRule::Plane:
    New = plane();
    break;
  case ShapeRule::Pairs:
    New = differences();
    break;
  case ShapeRule::Halves: {
    auto [Low, High] = wideSum(arg(2));
    New = joined(Low, High);
    break;
  }
  case ShapeRule::HalfOrFloat:
    New = bfloat();
    break;
  case ShapeRule::Tf32:
    New = tensorFloat();
    break;
  case ShapeRule::LscDescribed2D:
    New = describedBlock();
    break;
  case ShapeRule::Lanes: {
    if (!C.isTakenApart(I))
      return false;
    if (Info.Id == GenXIntrinsic::Add3c) {
      Value *First = B.CreateAdd(arg(0), arg(1));
      Value *Sum = B.CreateAdd(First, arg(2));
      Type *SumTy = Sum->getType();
      Value *Carry = B.CreateZExt(B.CreateICmpULT(First, arg(1)), SumTy);
      Value *Second = B.CreateZExt(B.CreateICmpULT(Sum, arg(2)), SumTy);
      Value *Carries = B.CreateAdd(Carry, Second);
      C.replaceParts(I, {Carries, Sum});
      return true;
    }
    auto [Low, High] = wideSum(arg(2));
    C.replaceParts(I, {High, Low});
    return true;
  }
  default:
    llvm_unreachable("expansion without code");
  }
  if (Ty->isVoidTy())
    C.erase(I);
  else
    C.replace(I, New);
  return true;
}

bool lowerGenXGroups(LowerContext &C, CallInst &I) {
  auto Id = getGenXIntrinsic(I);
  if (!Id || getGenXLowering(I) != LoweringKind::Expand)
    return false;
  return GroupLowering(C, I, getGenXInfo(*Id)).run();
}

} // namespace cmx
