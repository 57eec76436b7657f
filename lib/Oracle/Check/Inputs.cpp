//===- Inputs.cpp - Arguments to try a function with ----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Inputs.h"

#include "cmx/Oracle/Runtime/FloatMath.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Support/xxhash.h"

#include <cstring>

using namespace llvm;

namespace cmx::check {

LaneType laneType(const Type *Ty, size_t NumBytes) {
  LaneType L;
  if (Ty->isAggregateType()) {
    L.Bits = 64;
    L.Bytes = 8;
    L.Lanes = unsigned(NumBytes / 8);
    return L;
  }
  if (auto *Vector = dyn_cast<FixedVectorType>(Ty))
    L.Lanes = Vector->getNumElements();
  L.Ty = Ty->getScalarType();
  L.Bits = L.Ty->isPointerTy() ? 64 : unsigned(L.Ty->getPrimitiveSizeInBits());
  L.Bytes = (L.Bits + 7) / 8;
  return L;
}

/// The maximum number of constants. If there were more of them, each one would
/// be used too seldom.
static constexpr size_t MaxDecisive = 32;

static void addNumbers(const Value *V,
                       SetVector<std::pair<unsigned, uint64_t>> &Numbers) {
  auto *C = dyn_cast<Constant>(V);
  unsigned Bits = V->getType()->getScalarSizeInBits();
  if (!C || (Bits != 8 && Bits != 16 && Bits != 32 && Bits != 64))
    return;
  auto *Vector = dyn_cast<FixedVectorType>(C->getType());
  unsigned NumLanes = Vector ? Vector->getNumElements() : 1;
  for (unsigned Lane = 0; Lane != NumLanes && Numbers.size() < MaxDecisive;
       ++Lane) {
    const Constant *Elt = Vector ? C->getAggregateElement(Lane) : C;
    if (auto *Int = dyn_cast_or_null<ConstantInt>(Elt))
      Numbers.insert({Bits, Int->getZExtValue()});
    else if (auto *Float = dyn_cast_or_null<ConstantFP>(Elt))
      Numbers.insert(
          {Bits, Float->getValueAPF().bitcastToAPInt().getZExtValue()});
  }
}

std::vector<runtime::StoredNumber> decisiveNumbers(const Function &F) {
  SetVector<std::pair<unsigned, uint64_t>> Found;
  for (const Instruction &I : instructions(F))
    if (isa<CmpInst, SwitchInst, MinMaxIntrinsic>(I))
      for (const Value *V : I.operands())
        addNumbers(V, Found);
  std::vector<runtime::StoredNumber> Numbers;
  for (auto [Bits, Value] : Found)
    Numbers.push_back({Value, Bits / 8});
  return Numbers;
}

InputGenerator::InputGenerator(const Function &F, const KernelInfo *Kernel,
                               std::vector<runtime::StoredNumber> Numbers,
                               uint64_t Seed)
    : F(F), Kernel(Kernel), Numbers(std::move(Numbers)),
      State(Seed * 0x9e3779b97f4a7c15 + xxh3_64bits(F.getName())),
      NextLimit(random()) {}

uint64_t InputGenerator::random() {
  State += 0x9e3779b97f4a7c15;
  uint64_t X = State;
  X = (X ^ (X >> 30)) * 0xbf58476d1ce4e5b9;
  X = (X ^ (X >> 27)) * 0x94d049bb133111eb;
  return X ^ (X >> 31);
}

/// Returns a constant of the code, or the next or previous number of its type.
/// Returns std::nullopt if the constant does not have \p Bits bits, and also at
/// random, in a quarter of all cases.
std::optional<uint64_t> InputGenerator::decisive(unsigned Bits) {
  const runtime::StoredNumber &N = Numbers[below(Numbers.size())];
  if (below(4) == 0 || 8 * N.NumBytes != Bits)
    return std::nullopt;
  return N.Bits + below(3) - 1;
}

uint64_t InputGenerator::integer(unsigned Bits, Flavor How) {
  if (Bits == 1)
    return random() & 1;
  if (How == Flavor::Decisive) {
    if (auto V = decisive(Bits))
      return *V;
    How = Flavor::Mixed;
  }
  switch (How == Flavor::Mixed ? Flavor(below(3)) : How) {
  case Flavor::Small: {
    // Multiples of element sizes, because many integers are offsets.
    uint64_t V = below(16) << below(4);
    return below(8) == 0 ? 0 - V : V;
  }
  case Flavor::Limits: {
    uint64_t Min = uint64_t(1) << (Bits - 1);
    const uint64_t Limits[] = {0,
                               1,
                               2,
                               ~uint64_t(0),
                               Min,
                               Min - 1,
                               Min + 1,
                               ~uint64_t(1),
                               Bits,
                               Bits - 1,
                               Min >> 1,
                               0xff,
                               0x7f,
                               0x80,
                               0x8000,
                               0xffff,
                               0x10000,
                               0x7fff,
                               uint64_t(3) << (Bits - 2)};
    return Limits[(below(2) ? NextLimit++ : random()) % std::size(Limits)];
  }
  default: {
    // Numbers with any number of significant bits.
    uint64_t V = random() >> below(64);
    return random() & 1 ? V : 0 - V;
  }
  }
}

uint64_t InputGenerator::floating(const Type *Ty, Flavor How) {
  unsigned Bits = unsigned(Ty->getPrimitiveSizeInBits());
  if (How == Flavor::Decisive) {
    if (auto V = decisive(Bits))
      return *V;
    How = Flavor::Mixed;
  }
  unsigned MantissaBits = Ty->isHalfTy()     ? 10
                          : Ty->isBFloatTy() ? 7
                          : Ty->isFloatTy()  ? 23
                                             : 52;
  uint64_t Sign = (random() & 1) << (Bits - 1);
  uint64_t Infinity = ((uint64_t(1) << (Bits - 1 - MantissaBits)) - 1)
                      << MantissaBits;
  uint64_t Implicit = uint64_t(1) << MantissaBits;
  switch (How == Flavor::Mixed ? Flavor(below(3)) : How) {
  case Flavor::Small: {
    if (below(8) == 0)
      return Sign;
    // Numbers with few significant bits, so that sums and products are exact in
    // any order.
    float Value = (float(below(65)) - 32) / float(1 << below(3));
    if (Ty->isHalfTy())
      return runtime::halfFromFloat(Value);
    if (Ty->isBFloatTy())
      return runtime::bfloatFromFloat(Value);
    uint64_t Word = 0;
    double Wide = Value;
    if (Ty->isFloatTy())
      std::memcpy(&Word, &Value, sizeof(Value));
    else
      std::memcpy(&Word, &Wide, sizeof(Wide));
    return Word;
  }
  case Flavor::Limits: {
    uint64_t One = (Infinity >> 1) & ~(Implicit - 1);
    const uint64_t Limits[] = {0,
                               One,
                               Infinity,
                               Infinity | Implicit >> 1,
                               1,
                               Implicit - 1,
                               Implicit,
                               Infinity - 1,
                               One - 1,
                               One + 1,
                               One + Implicit,
                               One - Implicit,
                               One + (Implicit >> 1),
                               Infinity | (random() & (Implicit - 1))};
    return Sign | Limits[below(std::size(Limits))];
  }
  default: {
    if (random() & 1)
      return random();
    // Numbers from 2^-3 to 2^9, so that conversions to integers stay in range.
    uint64_t One = (Infinity >> 1) & ~(Implicit - 1);
    uint64_t Exponent = One + (below(12) - 3) * Implicit;
    return Sign | (Exponent + (random() & (Implicit - 1)));
  }
  }
}

EvalValue InputGenerator::value(const Type *Ty, Flavor How, bool WithPoison) {
  LaneType L = laneType(Ty, 0);
  EvalValue V;
  V.Bytes.resize(size_t(L.Lanes) * L.Bytes);
  V.Undef.resize(V.Bytes.size());
  // A mask is all false, all true, or (in half of the cases) mixed.
  unsigned Ones = unsigned(below(4));
  for (unsigned Lane = 0; Lane != L.Lanes; ++Lane) {
    uint64_t Word;
    if (L.Ty && L.Ty->isFloatingPointTy())
      Word = floating(L.Ty, How);
    else if (L.Bits == 1 && L.Lanes > 1 && Ones < 2)
      Word = Ones;
    else
      Word = integer(std::min(L.Bits, 64u), How);
    if (L.Bits < 64)
      Word &= (uint64_t(1) << L.Bits) - 1;
    std::memcpy(V.Bytes.data() + size_t(Lane) * L.Bytes, &Word,
                std::min(L.Bytes, 8u));
    if (WithPoison && below(6) == 0)
      std::fill_n(V.Undef.begin() + size_t(Lane) * L.Bytes, L.Bytes, 1);
  }
  return V;
}

/// Replaces lanes of \p V whose values are outside of \p Range by values in
/// \p Range. Otherwise these lanes would be poison.
static void moveInto(const ConstantRange &Range, const LaneType &L,
                     EvalValue &V) {
  if (L.Bits > 64)
    return;
  APInt Size = Range.getUpper() - Range.getLower();
  for (unsigned Lane = 0; Lane != L.Lanes; ++Lane) {
    uint8_t *At = V.Bytes.data() + size_t(Lane) * L.Bytes;
    uint64_t Word = 0;
    std::memcpy(&Word, At, L.Bytes);
    APInt Value(L.Bits, Word);
    if (Range.contains(Value) || Range.isEmptySet())
      continue;
    Word = (Range.getLower() + Value.urem(Size)).getZExtValue();
    std::memcpy(At, &Word, L.Bytes);
  }
}

Input InputGenerator::next() {
  unsigned N = Number++;
  Flavor How =
      N % 8 == 7 && !Numbers.empty() ? Flavor::Decisive : Flavor(N % 4);
  Input In;
  In.MemorySeed = random();
  In.MemoryNumbers = Numbers;
  In.Shape.Groups = {4, 3, 2};
  In.Shape.Local = {2, 2, 1};
  for (unsigned D = 0; N && D != 3; ++D) {
    In.Ids.Group[D] = uint32_t(below(In.Shape.Groups[D]));
    In.Ids.Local[D] = uint32_t(below(In.Shape.Local[D]));
    In.Ids.Global[D] = In.Ids.Group[D] * In.Shape.Local[D] + In.Ids.Local[D];
  }
  uint32_t NextSurface = 0;
  for (const Argument &A : F.args()) {
    const Type *Ty = A.getType();
    In.IsHandle.push_back(false);
    if (Kernel && A.getArgNo() < Kernel->Args.size() &&
        Kernel->Args[A.getArgNo()].Kind != KernelArgKind::General) {
      EvalValue V;
      // In kernels of the CM runtime, surfaces are not bound to numbers. So any
      // surface number is valid.
      const std::optional<uint32_t> Bound = Kernel->Args[A.getArgNo()].Binding;
      unsigned Number = Bound ? *Bound : NextSurface;
      ++NextSurface;
      V.Bytes = {uint8_t(Number), 0, 0, 0};
      V.Undef.resize(4);
      In.Args.push_back(std::move(V));
      In.IsHandle.back() = true;
      continue;
    }
    // Scalars are often offsets and lengths, so small numbers are useful. But
    // sometimes use other numbers, such as the limits of the type.
    bool IsPlace = Ty->isIntegerTy() || Ty->getScalarType()->isIntegerTy(16);
    bool StaysSmall = N % 16 < 7 ? below(3) != 0 : below(3) == 0;
    Flavor Own = IsPlace && StaysSmall ? Flavor::Small : How;
    // Arguments of kernels are never undefined.
    In.Args.push_back(value(Ty, Own, !Kernel && N % 6 == 5));
    if (Attribute Range = A.getAttribute(Attribute::Range); Range.isValid())
      moveInto(Range.getRange(), laneType(Ty, 0), In.Args.back());
  }
  return In;
}

} // namespace cmx::check
