//===- RandomUnits.cpp - The matrix unit ----------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operations whose sizes must suit the platforms: each row of a result of the
// matrix unit has as many lanes as a register has dwords.
//
//===----------------------------------------------------------------------===//

#include "KernelGenerator.h"
#include "cmx/IR/IntrinsicStates.h"
#include "cmx/Target/MatrixUnit.h"
#include "llvm/IR/Constants.h"

using namespace llvm;

namespace cmx::fuzz {

void KernelGenerator::findUnits() {
  bool OneSize = all_of(Platforms, [&](const TargetDesc *TD) {
    return TD->grfBytes() == Platforms.front()->grfBytes();
  });
  for (GenXIntrinsic Id :
       {GenXIntrinsic::Dpas, GenXIntrinsic::DpasNoSrc0, GenXIntrinsic::Dpas2})
    if (OneSize && has(neededFeature(getGenXInfo(Id))))
      Units.push_back(Id);
}

/// Returns a vector of \p NumDwords dwords, joined from parts that get() finds.
Value *KernelGenerator::manyDwords(unsigned NumDwords) {
  constexpr unsigned MaxPart = 32;
  if (NumDwords <= MaxPart)
    return get(vec(intTy(32), NumDwords), IsDefined);
  Value *All = PoisonValue::get(vec(intTy(32), NumDwords));
  for (unsigned First = 0; First < NumDwords; First += MaxPart) {
    unsigned N = std::min(MaxPart, NumDwords - First);
    All = RB.createWrRegion(All, get(vec(intTy(32), N), IsDefined),
                            Region::contiguous(4, N, int64_t(First) * 4));
  }
  return All;
}

/// Calls an operation of the matrix unit. Codes of types: 3 to 8 are integers,
/// 9 is bfloat, 10 is half, 12 is tf32.
void KernelGenerator::matrixUnit(GenXIntrinsic Id) {
  unsigned Lanes = Platforms.front()->grfBytes() / 4;
  unsigned Repeat = 1 + R.below(8);
  unsigned BCode = 3 + R.below(6), ACode = 3 + R.below(6);
  bool IsFloat = R.chance(30);
  if (IsFloat)
    BCode = ACode = has(Feature::TF32) ? R.pick({9, 10, 12}) : R.pick({9, 10});
  Type *Elem = IsFloat ? IR.getFloatTy() : intTy(32);
  Type *Ty = vec(Elem, Lanes * Repeat);
  SmallVector<Value *, 9> Args;
  if (Id != GenXIntrinsic::DpasNoSrc0)
    Args.push_back(IR.CreateBitCast(manyDwords(Lanes * Repeat), Ty));
  unsigned BBits = dpasBits(BCode), ABits = dpasBits(ACode);
  bool IsWhole = R.chance(50);
  Args.push_back(manyDwords(Lanes * (IsWhole ? 8 : dpasDwords(BBits, ABits))));
  Args.push_back(manyDwords(Repeat * (IsWhole ? 8 : dpasDwords(ABits, BBits))));
  if (Id == GenXIntrinsic::Dpas2)
    for (unsigned Number : {BCode, ACode, DpasDepth, Repeat, 1u, 1u})
      Args.push_back(IR.getInt32(Number));
  else
    Args.push_back(
        IR.getInt32(BCode | ACode << 8 | DpasDepth << 16 | Repeat << 24));
  Value *Result = RB.createIntrinsic(Id, Ty, Args);
  setFacts(Result, {true, !IsFloat});
  keep(Result);
  // Also keep a part of the result, in a size that suits later operations.
  unsigned N = R.pick({8u, 16u});
  unsigned First = R.below(Lanes * Repeat - std::min(N, Lanes * Repeat) + 1);
  Value *Part = RB.createRdRegion(
      Result,
      Region::contiguous(4, std::min(N, Lanes * Repeat), int64_t(First) * 4));
  setFacts(Part, {true, !IsFloat});
  keep(Part);
}

} // namespace cmx::fuzz
