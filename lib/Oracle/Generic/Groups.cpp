//===- Groups.cpp - Groups of lanes, wide sums, bfloat and tf32 -----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sums of floats add one product after the other; each product and each sum is
// rounded. Integers are computed in types that hold the exact value.
//
//===----------------------------------------------------------------------===//

#include "GenericLowering.h"

#include "llvm/IR/Constants.h"

using namespace llvm;

namespace cmx::generic {

/// Lane n of the result is element \p From(n) of \p V, or poison if \p From(n)
/// is -1.
Value *GenericLowering::lanesFrom(Value *V, unsigned Count,
                                  function_ref<int(int)> From) {
  SmallVector<int, 64> Mask;
  for (unsigned Lane = 0; Lane != Count; ++Lane)
    Mask.push_back(From(int(Lane)));
  return B.CreateShuffleVector(V, Mask);
}

/// For dp2, dp3, dp4 and dph, the four lanes of a group get the same sum. For
/// line and pln, element 0 of the plane is the factor of u, element 1 is the
/// factor of v, and element 3 is the addend.
Value *GenericLowering::lowerFours() {
  unsigned Count = laneCount(Call->getType());
  SmallVector<Value *, 4> Terms;
  auto Each = [&](Value *V, int K) {
    return lanesFrom(V, Count, [=](int Lane) { return (Lane & ~3) + K; });
  };
  if (Value *Plane = operand("plane")) {
    auto Of = [&](int K) {
      return lanesFrom(Plane, Count, [=](int) { return K; });
    };
    auto AddProduct = [&](int K, Value *Factor) {
      Terms.push_back(B.CreateFMul(Of(K), Factor));
    };
    if (Value *UV = operand("uv")) {
      auto Part = [&](int First) {
        return lanesFrom(UV, Count, [=](int Lane) {
          return (Lane & ~7) * 2 + First + (Lane & 7);
        });
      };
      AddProduct(0, Part(0));
      AddProduct(1, Part(8));
    } else {
      AddProduct(0, operand("u"));
    }
    Terms.push_back(Of(3));
  } else {
    StringRef Name = Info->VisaName;
    int NumProducts = Name == "dp2" ? 2 : Name == "dp4" ? 4 : 3;
    Value *L = operand("lhs"), *R = operand("rhs");
    for (int K = 0; K != NumProducts; ++K) {
      Value *Left = Each(L, K);
      Terms.push_back(B.CreateFMul(Left, Each(R, K)));
    }
    if (Name == "dph")
      Terms.push_back(Each(R, 3));
  }
  Value *Sum = Terms[0];
  for (Value *Term : drop_begin(Terms))
    Sum = B.CreateFAdd(Sum, Term);
  return Sum;
}

/// Lowers sad2 and sad2add. Even lanes have the sum of two absolute
/// differences, odd lanes are poison.
Value *GenericLowering::lowerPairs() {
  auto Wide = [&](StringRef Name) {
    return resizeInt(operand(Name), 32, signedOperands());
  };
  Value *L = Wide("lhs"), *R = Wide("rhs");
  Value *Size =
      B.CreateBinaryIntrinsic(Intrinsic::abs, B.CreateSub(L, R), B.getFalse());
  unsigned Count = laneCount(Size->getType());
  auto Even = [](int Lane) { return Lane % 2 ? -1 : Lane; };
  auto Odd = [](int Lane) { return Lane % 2 ? -1 : Lane + 1; };
  Value *First = lanesFrom(Size, Count, Even);
  Value *Sum = B.CreateAdd(First, lanesFrom(Size, Count, Odd));
  if (Value *Addend = operand("addend"))
    Sum = B.CreateAdd(Sum, resizeInt(Addend, 32, signedOperands()));
  return fitResult(Sum, Call->getType());
}

/// Lowers simad, madw and add3c. simad returns the halves of the exact value as
/// two results, and madw returns them as one vector. add3c returns the carry
/// and the sum of three numbers.
Value *GenericLowering::lowerHalves() {
  bool IsSum = Info->VisaName == "add3";
  auto Wide = [&](unsigned N) {
    return resizeInt(Call->getArgOperand(N), 64, signedOperands());
  };
  Value *L = Wide(0), *R = Wide(1);
  Value *Exact = IsSum ? B.CreateAdd(L, R) : B.CreateMul(L, R);
  Exact = B.CreateAdd(Exact, Wide(2));
  Value *Low = resizeInt(Exact, 32, false);
  Value *High = resizeInt(B.CreateLShr(Exact, 32), 32, false);
  if (Info->Results.size() == 2) {
    Value *Both = PoisonValue::get(Call->getType());
    Both = B.CreateInsertValue(Both, High, 0);
    return B.CreateInsertValue(Both, Low, 1);
  }
  unsigned Count = laneCount(Low->getType());
  unsigned Half = laneCount(Call->getType()) / 2;
  Value *All = PoisonValue::get(Call->getType());
  for (unsigned K = 0; K != 2 * Count; ++K) {
    Value *From = K < Count ? Low : High;
    if (From->getType()->isVectorTy())
      From = B.CreateExtractElement(From, K % Count);
    All = B.CreateInsertElement(All, From, K < Count ? K : Half + K - Count);
  }
  return All;
}

/// Converts between a float and a half that contains the bits of a bfloat.
Value *GenericLowering::lowerBFloatBits() {
  Value *Source = Call->getArgOperand(0);
  Type *Ty = Call->getType();
  Type *Short = typeLike(Ty, B.getBFloatTy());
  if (Ty->getScalarType()->isHalfTy())
    return B.CreateBitCast(B.CreateFPTrunc(Source, Short), Ty);
  return B.CreateFPExt(B.CreateBitCast(Source, Short), Ty);
}

/// Returns the bits of a float that is rounded to ten bits of fraction.
Value *GenericLowering::lowerTensorFloat() {
  Type *Ty = Call->getType();
  Value *Single =
      B.CreateFPCast(Call->getArgOperand(0), typeLike(Ty, B.getFloatTy()));
  Value *Bits = resizeInt(B.CreateBitCast(Single, Ty), 64, false);
  Type *Wide = Bits->getType();
  auto Number = [&](uint64_t N) { return ConstantInt::get(Wide, N); };
  // Round to nearest even: add half of the last bit that is kept. If this bit
  // is 0, add one less. Then the bit stays 0 in a tie.
  Value *Odd = B.CreateAnd(B.CreateLShr(Bits, 13), Number(1));
  Value *Up = B.CreateAdd(B.CreateAdd(Bits, Number(0xfff)), Odd);
  Value *IsNaN = B.CreateFCmpUNO(Single, Single);
  Value *Result = B.CreateSelect(IsNaN, B.CreateOr(Bits, Number(0x400000)), Up);
  return resizeInt(B.CreateAnd(Result, Number(0xffffe000)), 32, false);
}

Value *GenericLowering::lowerExpanded() {
  switch (Info->Shape) {
  case ShapeRule::Fours:
  case ShapeRule::Plane:
    return lowerFours();
  case ShapeRule::Pairs:
    return lowerPairs();
  case ShapeRule::Lanes:
  case ShapeRule::Halves:
    return lowerHalves();
  case ShapeRule::HalfOrFloat:
    return lowerBFloatBits();
  case ShapeRule::Tf32:
    return lowerTensorFloat();
  case ShapeRule::LscDescribed2D:
    return lowerBlock2D();
  default:
    llvm_unreachable("expansion without a meaning here");
  }
}

} // namespace cmx::generic
