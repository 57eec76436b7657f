//===- Switch.cpp - Switches on i1 and i64 --------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Code generation compares words and dwords, but neither i1 nor i64. So
// switches on i1 and i64 get new conditions and case values. The blocks do not
// change.
//
//   switch i1 %c    ->  switch i16 (select %c, 1, 0)
//   switch i64 %k   ->  switch i32 (select (high dword of %k is that of the
//                       cases), low dword, a number that is no case)
//                   or  switch i32 (number of the case that %k equals)
//
//===----------------------------------------------------------------------===//

#include "LowerContext.h"

#include "llvm/ADT/SmallSet.h"

using namespace llvm;

namespace cmx {

/// Do all cases have the same high dword?
static bool shareHighDword(SwitchInst &I) {
  return all_equal(map_range(I.cases(), [](const auto &Case) {
    return Case.getCaseValue()->getZExtValue() >> 32;
  }));
}

/// Returns the new condition of a switch whose cases share the high dword
/// \p High. Replaces each case value by its low dword.
static Value *conditionOfLowDwords(IRBuilder<> &B, SwitchInst &I,
                                   uint32_t High) {
  SmallSet<uint32_t, 8> Taken;
  for (auto &Case : I.cases())
    Taken.insert(uint32_t(Case.getCaseValue()->getZExtValue()));
  uint32_t Free = 0;
  while (Taken.contains(Free))
    ++Free;
  Value *K = I.getCondition();
  Value *Low = B.CreateTrunc(K, B.getInt32Ty());
  Value *Upper = B.CreateTrunc(B.CreateLShr(K, 32), B.getInt32Ty());
  Value *MayBeCase = B.CreateICmpEQ(Upper, B.getInt32(High));
  for (auto &Case : I.cases())
    Case.setValue(B.getInt32(uint32_t(Case.getCaseValue()->getZExtValue())));
  return B.CreateSelect(MayBeCase, Low, B.getInt32(Free));
}

/// Returns the number of the case that the condition equals, or 0 if there is
/// none. Cases are numbered from 1 on. Replaces each case value by its number.
static Value *numberOfCase(IRBuilder<> &B, SwitchInst &I) {
  Value *Number = B.getInt32(0);
  uint32_t Next = 0;
  for (auto &Case : I.cases()) {
    ConstantInt *This = B.getInt32(++Next);
    Value *IsCase = B.CreateICmpEQ(I.getCondition(), Case.getCaseValue());
    Number = B.CreateSelect(IsCase, This, Number);
    Case.setValue(This);
  }
  return Number;
}

bool lowerSwitch(LowerContext &C, SwitchInst &I) {
  IRBuilder<> &B = C.ir();
  Value *Old = I.getCondition(), *New;
  if (isPredicateType(Old->getType())) {
    New = B.CreateSelect(Old, B.getInt16(1), B.getInt16(0));
    for (auto &Case : I.cases())
      Case.setValue(B.getInt16(Case.getCaseValue()->isOne()));
  } else if (!Old->getType()->isIntegerTy(64) || I.getNumCases() == 0) {
    return false;
  } else if (shareHighDword(I)) {
    uint64_t First = I.case_begin()->getCaseValue()->getZExtValue();
    New = conditionOfLowDwords(B, I, uint32_t(First >> 32));
  } else {
    New = numberOfCase(B, I);
  }
  I.setCondition(New);
  C.Changed = true;
  return true;
}

} // namespace cmx
