//===- Int64.cpp - 64-bit integers in dword pairs -------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// On platforms without 64-bit arithmetic, operations on i64 are done on the low
// and the high dwords. The low and the high dwords are two regions of the bytes
// of the i64 vector:
//
//   %c = add <8 x i64> %a, %b
// becomes
//   %lo  = add (rdregion %a <0;8,2> at 0), (rdregion %b <0;8,2> at 0)
//   %w0  = wrregion poison, %lo, <0;8,2> at 0                in <16 x i32>
//   %cmp = icmp ult (rdregion %w0 <0;8,2> at 0), (rdregion %b <0;8,2> at 0)
//   %hi  = add (rdregion %a <0;8,2> at 4), (rdregion %b <0;8,2> at 4)
//   %w1  = wrregion %w0, %hi, <0;8,2> at 4
//   %hi1 = add (rdregion %w1 <0;8,2> at 4), 1
//   %c   = bitcast (wrregion %w1, %hi1, <0;8,2> at 4, mask %cmp) to <8 x i64>
//
// These are four instructions of 8 lanes each. The compare reads the low dwords
// from %w0, so the first add can write its sum directly into %w0. The carry is
// a predicated addition in place. (addc would cost two instructions, and a
// third one to move its packed sum into place.) If the high dwords are the same
// in all lanes, as in a base address that all lanes share, one scalar addition
// increments them. A sel then chooses the old or the new high dword for each
// lane.
//
// If all users of an i64 value read only its halves, the halves are never
// joined: the users find them in LowerContext::HalvesOf. Halves that are
// already known (for zext, sext and constants) are not computed.
//
// An instruction that only copies a part of an i64 vector is changed to copy
// dwords. Phis and messages of i64 need no rewriting.
//
//===----------------------------------------------------------------------===//

#include "LowerContext.h"

#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace cmx {

static bool isBroadcast(const Value *V) {
  auto *Rd = dyn_cast<RdRegionInst>(V);
  return Rd && !Rd->hasVariableOffset() && Rd->region().isBroadcast();
}

static bool isInt64(const Type *Ty) { return Ty->isIntOrIntVectorTy(64); }

namespace {

struct Halves {
  Value *Lo;
  Value *Hi;
};

/// Lowers one instruction.
class Int64Lowering {
public:
  Int64Lowering(LowerContext &C, Instruction &I)
      : C(C), B(C.ir()), I(I), DwordTy(withBits(operandType(I), 32)) {}

  bool run();
  /// Lowers operations that even platforms with 64-bit arithmetic lack.
  bool runWithArithmetic();

private:
  static Type *operandType(Instruction &I) {
    return isInt64(I.getType()) ? I.getType() : I.getOperand(0)->getType();
  }
  Constant *dword(uint64_t V) { return ConstantInt::get(DwordTy, V); }

  Halves halves(Value *V);
  Value *half(Value *V, unsigned Index);
  bool needsWhole() const;
  Value *writeLow(Value *Lo);
  bool finish(Value *Lo, Value *Hi, Value *LowWritten = nullptr);
  bool finishWhole(Value *New);

  Value *addToHigh(Value *Hi, int Delta);
  bool finishCarry(Value *Lo, Value *Hi, Value *L, Value *R, int Delta,
                   Value *LowWritten);
  bool lowerBinary(BinaryOperator &Bin);
  bool lowerAdd();
  bool lowerSub();
  bool lowerMul();
  bool lowerMulOfDwords();
  Value *extendedDword(Value *V);
  Value *wideProduct(Value *L, Value *R, bool Signed);
  bool lowerLogic(Instruction::BinaryOps Op);
  bool lowerShift(Instruction::BinaryOps Op);
  bool shiftByConstant(Instruction::BinaryOps Op, unsigned Amount);
  bool shiftByVariable(Instruction::BinaryOps Op, Value *Amount);
  bool lowerCompare(ICmpInst &Cmp);
  Value *compareEqual(const Halves &L, const Halves &R);
  Value *compareLess(CmpInst::Predicate P, const Halves &L, const Halves &R);
  bool lowerExtension(CastInst &Cast);
  bool lowerTrunc();
  bool lowerToFloat(CastInst &Cast);
  bool lowerIntrinsic(IntrinsicInst &Intr);
  Value *lowerByOtherOps(IntrinsicInst &Intr);
  bool lowerCounts(IntrinsicInst &Intr);
  Value *mulHigh(Value *L, Value *R, bool Signed);

  LowerContext &C;
  IRBuilder<> &B;
  Instruction &I;
  Type *DwordTy;
};

} // namespace

//===----------------------------------------------------------------------===//
// Taking apart and putting together
//===----------------------------------------------------------------------===//

static Region halfRegion(unsigned Lanes, unsigned Index) {
  RegionShape S;
  S.ElemBytes = 4;
  S.NumElts = S.WidthElts = Lanes;
  S.HStrideElts = Lanes == 1 ? 0 : 2;
  S.OffsetBytes = 4 * Index;
  return *Region::get(S);
}

/// Reads the low (\p Index 0) or high (\p Index 1) dwords from \p V, not from
/// HalvesOf.
Value *Int64Lowering::half(Value *V, unsigned Index) {
  if (isa<Constant>(V)) {
    Value *Shifted = Index ? B.CreateLShr(V, 32) : V;
    return B.CreateTrunc(Shifted, DwordTy);
  }
  return C.read(V, halfRegion(numLanes(DwordTy), Index), B.getInt32Ty(),
                !DwordTy->isVectorTy());
}

Halves Int64Lowering::halves(Value *V) {
  Value *Lo = nullptr, *Hi = nullptr;
  if (auto It = C.HalvesOf.find(V); It != C.HalvesOf.end()) {
    Lo = It->second.Lo;
    Hi = It->second.Hi;
  }
  return {Lo ? Lo : half(V, 0), Hi ? Hi : half(V, 1)};
}

/// Does the user of \p Operand, an i64 value, read only halves of this value?
static bool takesHalves(const Use &Operand) {
  const User *U = Operand.getUser();
  // An index is truncated to its low dword.
  if (isa<ExtractElementInst>(U))
    return Operand.getOperandNo() == 1;
  if (isa<InsertElementInst>(U))
    return Operand.getOperandNo() == 2;
  if (auto *Bin = dyn_cast<BinaryOperator>(U))
    switch (Bin->getOpcode()) {
    case Instruction::UDiv:
    case Instruction::SDiv:
    case Instruction::URem:
    case Instruction::SRem:
      return false;
    default: // lowerBinary() splits all other operations.
      return true;
    }
  if (auto *Intr = dyn_cast<IntrinsicInst>(U))
    switch (Intr->getIntrinsicID()) {
    case Intrinsic::ctpop:
    case Intrinsic::ctlz:
    case Intrinsic::cttz:
    case Intrinsic::bswap:
    case Intrinsic::bitreverse:
      return true;
    default:
      return false;
    }
  return isa<ICmpInst>(U) || isa<TruncInst>(U) || isa<SelectInst>(U) ||
         isa<UIToFPInst>(U) || isa<SIToFPInst>(U);
}

bool Int64Lowering::needsWhole() const {
  // On a platform with 64-bit arithmetic, the users stay i64 operations, which
  // need the joined value.
  return C.has(Feature::Int64) || !all_of(I.uses(), takesHalves);
}

/// Returns a vector of dword pairs. Its low dwords are \p Lo, and its high
/// dwords are poison.
Value *Int64Lowering::writeLow(Value *Lo) {
  unsigned Lanes = numLanes(I.getType());
  auto *PairTy = FixedVectorType::get(B.getInt32Ty(), 2 * Lanes);
  return C.regions().createWrRegion(PoisonValue::get(PairTy), Lo,
                                    halfRegion(Lanes, 0));
}

/// Makes \p Lo and \p Hi the halves of the instruction's value. \p LowWritten,
/// if not null, is the result of writeLow(Lo).
bool Int64Lowering::finish(Value *Lo, Value *Hi, Value *LowWritten) {
  if (!LowWritten && !needsWhole()) {
    C.HalvesOf[&I] = {Lo, Hi};
    C.keepForUsers(I);
    return true;
  }
  if (!LowWritten)
    LowWritten = writeLow(Lo);
  Value *Pair = C.regions().createWrRegion(
      LowWritten, Hi, halfRegion(numLanes(I.getType()), 1));
  Value *Whole = C.castTo(Pair, I.getType());
  // Remember constant halves, so that no user reads them from Whole.
  auto Known = [](Value *V) { return isa<Constant>(V) ? V : nullptr; };
  bool Extended = isa<ZExtInst>(I) || isa<SExtInst>(I);
  C.HalvesOf[Whole] = {Extended ? Lo : Known(Lo), Known(Hi)};
  return finishWhole(Whole);
}

bool Int64Lowering::finishWhole(Value *New) {
  C.replace(I, New);
  return true;
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

/// Returns \p Hi + \p Delta. If all lanes of \p Hi are the same, one scalar
/// addition computes the sum.
Value *Int64Lowering::addToHigh(Value *Hi, int Delta) {
  if (!DwordTy->isVectorTy() || !isBroadcast(Hi))
    return C.binary(Instruction::Add, Hi,
                    ConstantInt::getSigned(DwordTy, Delta));
  Value *Scalar = C.read(Hi, Region::contiguous(4, 1), B.getInt32Ty(),
                         /*Scalar=*/true);
  Value *Sum = B.CreateAdd(Scalar, B.getInt32(uint32_t(Delta)));
  return C.broadcast(Sum, numLanes(DwordTy));
}

/// Like finish(), but adds \p Delta to the high dwords in the lanes where \p L
/// is less than \p R.
bool Int64Lowering::finishCarry(Value *Lo, Value *Hi, Value *L, Value *R,
                                int Delta, Value *LowWritten) {
  // Choose between Hi and Hi + Delta if the halves are not joined, if both are
  // constants, or if one scalar addition computes Hi + Delta for all lanes.
  if (!needsWhole() || isa<Constant>(Hi) || isBroadcast(Hi)) {
    Value *Wrapped = C.compare(CmpInst::ICMP_ULT, L, R);
    return finish(Lo, C.select(Wrapped, addToHigh(Hi, Delta), Hi), LowWritten);
  }
  // Otherwise add in place under a predicate. Compare before the high dwords
  // are written: this write ends the live range of the vector from which the
  // compare reads the low dwords of a sum.
  auto *MaskedTy = FixedVectorType::get(B.getInt32Ty(), numLanes(DwordTy));
  Value *MaskedL = C.castTo(L, MaskedTy), *MaskedR = C.castTo(R, MaskedTy);
  Value *Wrapped = C.compare(CmpInst::ICMP_ULT, MaskedL, MaskedR);
  if (!LowWritten)
    LowWritten = writeLow(Lo);
  Region HighPart = halfRegion(numLanes(DwordTy), 1);
  Value *Pair = C.regions().createWrRegion(LowWritten, Hi, HighPart);
  Value *Sum = addToHigh(half(Pair, 1), Delta);
  Pair = C.regions().createWrRegion(Pair, Sum, HighPart, nullptr, Wrapped);
  return finishWhole(C.castTo(Pair, I.getType()));
}

bool Int64Lowering::lowerAdd() {
  Halves L = halves(I.getOperand(0)), R = halves(I.getOperand(1));
  Value *Lo = C.binary(Instruction::Add, L.Lo, R.Lo);
  Value *Hi = C.binary(Instruction::Add, L.Hi, R.Hi);
  if (match(R.Lo, m_Zero()) || match(L.Lo, m_Zero()))
    return finish(Lo, Hi);
  Value *Low = needsWhole() ? writeLow(Lo) : nullptr;
  Value *Sum = Low ? half(Low, 0) : Lo;
  // If the sum wrapped, it is smaller than each operand.
  Value *Operand = isa<Constant>(L.Lo) ? L.Lo : R.Lo;
  return finishCarry(Lo, Hi, Sum, Operand, 1, Low);
}

bool Int64Lowering::lowerSub() {
  Halves L = halves(I.getOperand(0)), R = halves(I.getOperand(1));
  Value *Lo = C.binary(Instruction::Sub, L.Lo, R.Lo);
  Value *Hi = C.binary(Instruction::Sub, L.Hi, R.Hi);
  if (match(R.Lo, m_Zero()))
    return finish(Lo, Hi);
  return finishCarry(Lo, Hi, L.Lo, R.Lo, -1, nullptr);
}

static bool isSignOf(Value *Hi, Value *Lo) {
  if (auto *C = dyn_cast<Constant>(Lo))
    return (match(C, m_NonNegative()) && match(Hi, m_Zero())) ||
           (match(C, m_Negative()) && match(Hi, m_AllOnes()));
  return match(Hi, m_AShr(m_Specific(Lo), m_SpecificInt(31)));
}

Value *Int64Lowering::mulHigh(Value *L, Value *R, bool Signed) {
  return C.regions().createIntrinsic(
      Signed ? GenXIntrinsic::Smulh : GenXIntrinsic::Umulh, DwordTy, {L, R});
}

bool Int64Lowering::lowerMul() {
  const APInt *Factor;
  if (match(I.getOperand(1), m_APInt(Factor)) && Factor->isPowerOf2())
    return finishWhole(B.CreateShl(I.getOperand(0), Factor->logBase2()));
  Halves L = halves(I.getOperand(0)), R = halves(I.getOperand(1));
  Value *Lo = C.binary(Instruction::Mul, L.Lo, R.Lo);
  if (isSignOf(L.Hi, L.Lo) && isSignOf(R.Hi, R.Lo) &&
      !(match(L.Hi, m_Zero()) && match(R.Hi, m_Zero())))
    return finish(Lo, mulHigh(L.Lo, R.Lo, /*Signed=*/true));
  Value *Hi = mulHigh(L.Lo, R.Lo, /*Signed=*/false);
  Hi = C.binary(Instruction::Add, Hi, C.binary(Instruction::Mul, L.Lo, R.Hi));
  Hi = C.binary(Instruction::Add, Hi, C.binary(Instruction::Mul, L.Hi, R.Lo));
  return finish(Lo, Hi);
}

/// Computes all dwords at once if the operands are joined and the result must
/// be joined. Otherwise computes the halves one after the other.
bool Int64Lowering::lowerLogic(Instruction::BinaryOps Op) {
  Value *L = I.getOperand(0), *R = I.getOperand(1);
  if (needsWhole() && !C.HalvesOf.count(L) && !C.HalvesOf.count(R)) {
    auto *PairTy =
        FixedVectorType::get(B.getInt32Ty(), 2 * numLanes(I.getType()));
    // A poison half must not poison the other half.
    Value *PairL = C.castTo(C.freeze(L), PairTy);
    Value *PairR = C.castTo(C.freeze(R), PairTy);
    Value *Pair = B.CreateBinOp(Op, PairL, PairR);
    return finishWhole(C.castTo(Pair, I.getType()));
  }
  Halves LH = halves(L), RH = halves(R);
  Value *Lo = C.binary(Op, LH.Lo, RH.Lo);
  return finish(Lo, C.binary(Op, LH.Hi, RH.Hi));
}

//===----------------------------------------------------------------------===//
// Shifts
//===----------------------------------------------------------------------===//

bool Int64Lowering::shiftByConstant(Instruction::BinaryOps Op,
                                    unsigned Amount) {
  if (Amount > 63)
    return finishWhole(PoisonValue::get(I.getType()));
  Halves V = halves(I.getOperand(0));
  if (Amount == 0) // The operand may exist only as two halves.
    return finish(V.Lo, V.Hi);
  if (Op == Instruction::Shl) {
    if (Amount >= 32)
      return finish(dword(0), C.binary(Op, V.Lo, Amount - 32));
    // The operand is a sign-extended index, as in most addresses.
    if (isSignOf(V.Hi, V.Lo))
      return finish(C.binary(Op, V.Lo, Amount),
                    C.binary(Instruction::AShr, V.Lo, 32 - Amount));
    Value *Across = C.binary(Instruction::LShr, V.Lo, 32 - Amount);
    Value *Hi = C.binary(Op, V.Hi, Amount);
    Value *Lo = C.binary(Op, V.Lo, Amount);
    return finish(Lo, C.binary(Instruction::Or, Hi, Across));
  }
  Value *Fill = Op == Instruction::AShr ? C.binary(Op, V.Hi, 31) : dword(0);
  if (Amount >= 32)
    return finish(C.binary(Op, V.Hi, Amount - 32), Fill);
  Value *Across = C.binary(Instruction::Shl, V.Hi, 32 - Amount);
  Value *Lo = C.binary(Instruction::LShr, V.Lo, Amount);
  Lo = C.binary(Instruction::Or, Lo, Across);
  return finish(Lo, C.binary(Op, V.Hi, Amount));
}

/// Computes the results for amounts below 32 and for larger amounts, and
/// chooses one in each lane. Bits that cross from one half to the other are
/// shifted by one and then by 31 minus the amount. For the amount 0, a single
/// shift would be by 32, and this is not defined.
bool Int64Lowering::shiftByVariable(Instruction::BinaryOps Op, Value *Amount) {
  Halves V = halves(I.getOperand(0));
  Value *Bits = halves(Amount).Lo;
  Value *Low5 = C.binary(Instruction::And, Bits, 31);
  Value *Rest = C.binary(Instruction::Xor, Low5, 31);
  Value *IsFar = C.compare(CmpInst::ICMP_UGT, Bits, dword(31));
  if (Op == Instruction::Shl) {
    Value *Lo = C.binary(Op, V.Lo, Low5);
    Value *Across =
        C.binary(Instruction::LShr, C.binary(Instruction::LShr, V.Lo, 1), Rest);
    Value *Hi = C.binary(Instruction::Or, C.binary(Op, V.Hi, Low5), Across);
    Value *NewLo = C.select(IsFar, dword(0), Lo);
    return finish(NewLo, C.select(IsFar, Lo, Hi));
  }
  Value *Hi = C.binary(Op, V.Hi, Low5);
  Value *Across =
      C.binary(Instruction::Shl, C.binary(Instruction::Shl, V.Hi, 1), Rest);
  Value *Lo = C.binary(Instruction::Or, C.binary(Instruction::LShr, V.Lo, Low5),
                       Across);
  Value *Fill = Op == Instruction::AShr ? C.binary(Op, V.Hi, 31) : dword(0);
  Value *NewLo = C.select(IsFar, Hi, Lo);
  return finish(NewLo, C.select(IsFar, Fill, Hi));
}

bool Int64Lowering::lowerShift(Instruction::BinaryOps Op) {
  const APInt *Amount;
  if (match(I.getOperand(1), m_APInt(Amount)))
    return shiftByConstant(Op, unsigned(Amount->getLimitedValue(64)));
  return shiftByVariable(Op, I.getOperand(1));
}

bool Int64Lowering::lowerBinary(BinaryOperator &Bin) {
  switch (Bin.getOpcode()) {
  case Instruction::Add:
    return lowerAdd();
  case Instruction::Sub:
    return lowerSub();
  case Instruction::Mul:
    return lowerMul();
  case Instruction::And:
  case Instruction::Or:
  case Instruction::Xor:
    return lowerLogic(Bin.getOpcode());
  case Instruction::Shl:
  case Instruction::LShr:
  case Instruction::AShr:
    return lowerShift(Bin.getOpcode());
  default:
    return false; // Other files lower divisions.
  }
}

//===----------------------------------------------------------------------===//
// Compares
//===----------------------------------------------------------------------===//

Value *Int64Lowering::compareEqual(const Halves &L, const Halves &R) {
  if (match(R.Lo, m_Zero()) && match(R.Hi, m_Zero()))
    return C.compare(CmpInst::ICMP_EQ, C.binary(Instruction::Or, L.Lo, L.Hi),
                     dword(0));
  Value *Lo = C.compare(CmpInst::ICMP_EQ, L.Lo, R.Lo);
  Value *Hi = C.compare(CmpInst::ICMP_EQ, L.Hi, R.Hi);
  return C.binary(Instruction::And, Lo, Hi);
}

/// Compares \p L and \p R with \p P, which is not an equality. If the high
/// dwords differ, they decide. If they are equal, the low dwords are compared
/// as unsigned numbers.
Value *Int64Lowering::compareLess(CmpInst::Predicate P, const Halves &L,
                                  const Halves &R) {
  // Some compares with 0 and -1 need only the sign.
  bool Sign = (P == CmpInst::ICMP_SLT || P == CmpInst::ICMP_SGE) &&
              match(R.Lo, m_Zero()) && match(R.Hi, m_Zero());
  Sign |= (P == CmpInst::ICMP_SGT || P == CmpInst::ICMP_SLE) &&
          match(R.Lo, m_AllOnes()) && match(R.Hi, m_AllOnes());
  if (Sign)
    return C.compare(P, L.Hi, R.Hi);
  Value *HiStrict = C.compare(CmpInst::getStrictPredicate(P), L.Hi, R.Hi);
  Value *HiEqual = C.compare(CmpInst::ICMP_EQ, L.Hi, R.Hi);
  Value *Lo = C.compare(ICmpInst::getUnsignedPredicate(P), L.Lo, R.Lo);
  return C.binary(Instruction::Or, HiStrict,
                  C.binary(Instruction::And, HiEqual, Lo));
}

bool Int64Lowering::lowerCompare(ICmpInst &Cmp) {
  Halves L = halves(Cmp.getOperand(0)), R = halves(Cmp.getOperand(1));
  Value *New;
  switch (Cmp.getPredicate()) {
  case CmpInst::ICMP_EQ:
    New = compareEqual(L, R);
    break;
  case CmpInst::ICMP_NE:
    New = B.CreateNot(compareEqual(L, R));
    break;
  default:
    assert(Cmp.isRelational() && "an equality");
    New = compareLess(Cmp.getPredicate(), L, R);
    break;
  }
  return finishWhole(New);
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

bool Int64Lowering::lowerExtension(CastInst &Cast) {
  Value *Lo = Cast.getOperand(0);
  if (Lo->getType() != DwordTy)
    Lo = B.CreateCast(Cast.getOpcode(), Lo, DwordTy);
  Value *Hi =
      isa<SExtInst>(Cast) ? C.binary(Instruction::AShr, Lo, 31) : dword(0);
  return finish(Lo, Hi);
}

/// Lowers only truncations of values whose low half is in HalvesOf. Trunc.cpp
/// turns other truncations into regions.
bool Int64Lowering::lowerTrunc() {
  auto It = C.HalvesOf.find(I.getOperand(0));
  if (It == C.HalvesOf.end() || !It->second.Lo)
    return false;
  Value *Lo = It->second.Lo;
  return finishWhole(
      Lo->getType() == I.getType() ? Lo : B.CreateTrunc(Lo, I.getType()));
}

static bool reportConversion(LowerContext &C, Instruction &I) {
  Type *Ty = I.getType()->isFPOrFPVectorTy() ? I.getType()
                                             : I.getOperand(0)->getType();
  bool IsDouble = Ty->getScalarType()->isDoubleTy();
  return C.report(I, DiagKind::Int64Conversion,
                  IsDouble ? "conversion between double and i64 expected to "
                             "be done by the platform, which has no doubles"
                           : "conversion between float and i64 expected to be "
                             "done by the platform, which cannot; convert to "
                             "or from i32");
}

bool Int64Lowering::lowerToFloat(CastInst &Cast) {
  Halves V = halves(Cast.getOperand(0));
  if (match(V.Hi, m_Zero()))
    return finishWhole(B.CreateUIToFP(V.Lo, Cast.getType()));
  if (isa<SIToFPInst>(Cast) && isSignOf(V.Hi, V.Lo))
    return finishWhole(B.CreateSIToFP(V.Lo, Cast.getType()));
  return reportConversion(C, I);
}

//===----------------------------------------------------------------------===//
// Intrinsics
//===----------------------------------------------------------------------===//

/// Returns LLVM's intrinsic with the same meaning as \p Call, or not_intrinsic.
static Intrinsic::ID meaningOf(const CallBase &Call) {
  if (!hasGenXName(*Call.getCalledFunction()))
    return Call.getIntrinsicID();
  auto Id = getGenXIntrinsic(Call);
  if (!Id || Call.arg_empty() ||
      Call.getArgOperand(0)->getType() != Call.getType())
    return Intrinsic::not_intrinsic;
  switch (*Id) {
  case GenXIntrinsic::AbsI:
    return Intrinsic::abs;
  case GenXIntrinsic::Smin:
    return Intrinsic::smin;
  case GenXIntrinsic::Smax:
    return Intrinsic::smax;
  case GenXIntrinsic::Umin:
    return Intrinsic::umin;
  case GenXIntrinsic::Umax:
    return Intrinsic::umax;
  default:
    return Intrinsic::not_intrinsic;
  }
}

/// Builds other operations on i64 that compute \p Intr. Returns the new value,
/// or null if it cannot handle \p Intr. The walk over the function lowers these
/// operations next.
Value *Int64Lowering::lowerByOtherOps(IntrinsicInst &Intr) {
  // Some intrinsics have no operand.
  Value *L = Intr.arg_size() != 0 ? Intr.getArgOperand(0) : nullptr;
  Intrinsic::ID Id = meaningOf(Intr);
  switch (Id) {
  case Intrinsic::smin:
  case Intrinsic::smax:
  case Intrinsic::umin:
  case Intrinsic::umax: {
    Value *R = Intr.getArgOperand(1);
    auto P = MinMaxIntrinsic::getPredicate(Id);
    return B.CreateSelect(B.CreateICmp(P, L, R), L, R);
  }
  case Intrinsic::abs: {
    Value *Zero = Constant::getNullValue(I.getType());
    Value *IsNegative = B.CreateICmpSLT(L, Zero);
    return B.CreateSelect(IsNegative, B.CreateSub(Zero, L), L);
  }
  case Intrinsic::fshl:
  case Intrinsic::fshr: {
    bool Left = Id == Intrinsic::fshl;
    return shiftBothByVariable(B, Left, L, Intr.getArgOperand(1),
                               Intr.getArgOperand(2));
  }
  case Intrinsic::uadd_sat:
  case Intrinsic::usub_sat:
  case Intrinsic::sadd_sat:
  case Intrinsic::ssub_sat:
  case Intrinsic::sshl_sat:
  case Intrinsic::ushl_sat:
    return expandSaturation(C, Intr);
  default:
    return nullptr;
  }
}

bool Int64Lowering::lowerCounts(IntrinsicInst &Intr) {
  Intrinsic::ID Id = Intr.getIntrinsicID();
  Halves V = halves(Intr.getArgOperand(0));
  switch (Id) {
  case Intrinsic::ctpop: {
    Value *Lo = C.call(Id, {V.Lo}), *Hi = C.call(Id, {V.Hi});
    return finish(B.CreateAdd(Lo, Hi), dword(0));
  }
  case Intrinsic::bswap:
  case Intrinsic::bitreverse: {
    Value *Lo = C.call(Id, {V.Hi});
    return finish(Lo, C.call(Id, {V.Lo}));
  }
  case Intrinsic::ctlz:
  case Intrinsic::cttz:
    break;
  default:
    llvm_unreachable("not a count of bits");
  }
  // Count the zeros in the first half. If all its bits are 0, use 32 plus the
  // count of the other half.
  bool FromTop = Id == Intrinsic::ctlz;
  Value *First = FromTop ? V.Hi : V.Lo, *Second = FromTop ? V.Lo : V.Hi;
  Value *InSecond = C.call(Id, {Second, B.getFalse()});
  Value *IsZero = C.compare(CmpInst::ICMP_EQ, First, dword(0));
  Value *After = C.binary(Instruction::Add, InSecond, dword(32));
  Value *InFirst = C.call(Id, {First, B.getFalse()});
  Value *Count = B.CreateSelect(IsZero, After, InFirst);
  return finish(Count, dword(0));
}

bool Int64Lowering::lowerIntrinsic(IntrinsicInst &Intr) {
  if (Value *New = lowerByOtherOps(Intr))
    return finishWhole(New);
  switch (Intr.getIntrinsicID()) {
  case Intrinsic::ctpop:
  case Intrinsic::ctlz:
  case Intrinsic::cttz:
  case Intrinsic::bswap:
  case Intrinsic::bitreverse:
    return lowerCounts(Intr);
  default:
    return false;
  }
}

bool Int64Lowering::run() {
  if (auto *Bin = dyn_cast<BinaryOperator>(&I))
    return lowerBinary(*Bin);
  if (auto *Cmp = dyn_cast<ICmpInst>(&I))
    return lowerCompare(*Cmp);
  if (auto *Sel = dyn_cast<SelectInst>(&I)) {
    Halves T = halves(Sel->getTrueValue()), F = halves(Sel->getFalseValue());
    Value *Lo = C.select(Sel->getCondition(), T.Lo, F.Lo);
    return finish(Lo, C.select(Sel->getCondition(), T.Hi, F.Hi));
  }
  if (auto *Intr = dyn_cast<IntrinsicInst>(&I))
    return lowerIntrinsic(*Intr);
  switch (I.getOpcode()) {
  case Instruction::ZExt:
  case Instruction::SExt:
    return lowerExtension(cast<CastInst>(I));
  case Instruction::Trunc:
    return lowerTrunc();
  case Instruction::UIToFP:
  case Instruction::SIToFP:
    return lowerToFloat(cast<CastInst>(I));
  case Instruction::FPToUI:
  case Instruction::FPToSI:
    return reportConversion(C, I);
  default:
    return false;
  }
}

/// Does each lane of \p C fit into 32 bits? Undefined lanes always fit.
static bool isExtendedConstant(const Constant &C, bool Signed) {
  for (unsigned L = 0, N = numLanes(C.getType()); L != N; ++L) {
    const Constant *Lane =
        C.getType()->isVectorTy() ? C.getAggregateElement(L) : &C;
    auto *CI = dyn_cast_or_null<ConstantInt>(Lane);
    if (CI ? !(Signed ? CI->getValue().isSignedIntN(32)
                      : CI->getValue().isIntN(32))
           : !isa_and_nonnull<UndefValue>(Lane))
      return false;
  }
  return true;
}

/// Is \p V a number of at most 32 bits that is sign-extended (if \p Signed) or
/// zero-extended (if not)?
static bool isExtended(Value *V, bool Signed) {
  if (auto *C = dyn_cast<Constant>(V))
    return isExtendedConstant(*C, Signed);
  if (Signed && isa<SExtInst>(V))
    return true;
  // A zero-extended word is also a sign-extended dword, because the dword is
  // not negative.
  auto *Ext = dyn_cast<ZExtInst>(V);
  return Ext && (!Signed || Ext->getSrcTy()->getScalarSizeInBits() < 32);
}

/// Returns the dword whose extension is \p V.
Value *Int64Lowering::extendedDword(Value *V) {
  auto *Ext = dyn_cast<CastInst>(V);
  return Ext ? B.CreateIntCast(Ext->getOperand(0), DwordTy, isa<SExtInst>(Ext))
             : half(V, 0);
}

/// Returns all 64 bits of the product of the dwords \p L and \p R.
Value *Int64Lowering::wideProduct(Value *L, Value *R, bool Signed) {
  return C.regions().createIntrinsic(Signed ? GenXIntrinsic::Ssmul
                                            : GenXIntrinsic::Uumul,
                                     I.getType(), {L, R});
}

/// Lowers a multiplication to products of dwords. First computes the 64-bit
/// product of the low dwords. Then adds the two products of a low and a high
/// dword to the high dword of this 64-bit product.
bool Int64Lowering::lowerMulOfDwords() {
  Value *L = I.getOperand(0), *R = I.getOperand(1);
  for (bool Signed : {false, true})
    if (isExtended(L, Signed) && isExtended(R, Signed)) {
      Value *LDword = extendedDword(L);
      return finishWhole(wideProduct(LDword, extendedDword(R), Signed));
    }
  const APInt *Factor;
  if (match(R, m_APInt(Factor)) && Factor->isPowerOf2())
    return finishWhole(B.CreateShl(L, Factor->logBase2()));
  Halves LH = halves(L), RH = halves(R);
  Value *Product = wideProduct(LH.Lo, RH.Lo, /*Signed=*/false);
  Value *LowHigh = C.binary(Instruction::Mul, LH.Lo, RH.Hi);
  Value *HighLow = C.binary(Instruction::Mul, LH.Hi, RH.Lo);
  Value *Across = C.binary(Instruction::Add, LowHigh, HighLow);
  Value *Hi = C.binary(Instruction::Add, half(Product, 1), Across);
  unsigned Lanes = numLanes(I.getType());
  Value *Pair =
      C.castTo(Product, FixedVectorType::get(B.getInt32Ty(), 2 * Lanes));
  return finishWhole(C.castTo(
      C.regions().createWrRegion(Pair, Hi, halfRegion(Lanes, 1)), I.getType()));
}

bool Int64Lowering::runWithArithmetic() {
  if (I.getOpcode() == Instruction::Mul)
    return lowerMulOfDwords();
  auto *Intr = dyn_cast<IntrinsicInst>(&I);
  switch (Intr ? Intr->getIntrinsicID() : Intrinsic::not_intrinsic) {
  case Intrinsic::ctpop:
  case Intrinsic::ctlz:
  case Intrinsic::cttz:
  case Intrinsic::bitreverse:
    return lowerCounts(*Intr);
  default:
    return false;
  }
}

/// Returns the region of dwords with the same bytes as \p R, or std::nullopt if
/// an operand cannot have this region.
static std::optional<Region> inDwords(const Region &R) {
  auto Dwords = R.reinterpret(4);
  return Dwords && Dwords->isAligned() ? Dwords : std::nullopt;
}

/// If \p Wr only copies a part of a vector of qwords, makes it copy twice as
/// many dwords, and returns true. (On a platform without qwords, the finalizer
/// would split each qword into a pair of dwords.)
static bool copyAsDwords(LowerContext &C, WrRegionInst &Wr) {
  auto *Rd = dyn_cast<RdRegionInst>(Wr.newValue());
  if (elementBytes(Wr.getType()) != 8 || !Wr.hasConstantOffset() ||
      !Wr.isMaskAllOnes() || !Rd || !Rd->hasOneUse() ||
      !Rd->hasConstantOffset())
    return false;
  auto To = inDwords(Wr.region()), From = inDwords(Rd->region());
  if (!To || !From || !To->isContiguous())
    return false;
  auto DwordsOf = [&](Value *V) {
    return C.castTo(V, FixedVectorType::get(C.ir().getInt32Ty(),
                                            2 * numLanes(V->getType())));
  };
  Value *Part = C.regions().createRdRegion(DwordsOf(Rd->source()), *From);
  Value *New = C.regions().createWrRegion(DwordsOf(Wr.oldValue()), Part, *To);
  C.replace(Wr, C.castTo(New, Wr.getType()));
  return true;
}

/// Is \p I an operation on i64 that may need lowering?
static bool isCandidate(const Instruction &I) {
  if (isa<PHINode, FreezeInst, BitCastInst, InsertElementInst,
          ExtractElementInst, ShuffleVectorInst>(I))
    return false;
  if (auto *Call = dyn_cast<CallBase>(&I))
    if (!isa<IntrinsicInst>(Call) ||
        meaningOf(*Call) == Intrinsic::not_intrinsic)
      return false;
  if (isInt64(I.getType()))
    return true;
  return (isa<CmpInst>(I) || isa<CastInst>(I)) &&
         isInt64(I.getOperand(0)->getType());
}

bool lowerInt64(LowerContext &C, Instruction &I) {
  if (auto *Wr = dyn_cast<WrRegionInst>(&I))
    return !C.has(Feature::Int64) && copyAsDwords(C, *Wr);
  if (!isCandidate(I))
    return false;
  bool New = C.has(Feature::Int64) ? Int64Lowering(C, I).runWithArithmetic()
                                   : Int64Lowering(C, I).run();
  return New && !C.isReported(I);
}

} // namespace cmx
