//===- Ints.cpp - Integer operations --------------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lanes.h"

#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace llvm;
using cmx::runtime::ErrorKind;

namespace cmx::eval {

/// R = Op(A, B) for each lane; a lane is poison if one of its operands is.
template <typename Fn> static void lanes2(const Inst &I, Frame F, Fn Op) {
  uint64_t *R = F.Words + I.Dst;
  const uint64_t *A = F.Words + I.A, *B = F.Words + I.B;
  for (uint32_t L = 0; L != I.Lanes; ++L)
    R[L] = Op(A[L], B[L]);
  uint8_t *RP = F.Poison + I.Dst;
  const uint8_t *AP = F.Poison + I.A, *BP = F.Poison + I.B;
  for (uint32_t L = 0; L != I.Lanes; ++L)
    RP[L] = AP[L] | BP[L];
}

template <typename Fn> static void lanes1(const Inst &I, Frame F, Fn Op) {
  uint64_t *R = F.Words + I.Dst;
  const uint64_t *A = F.Words + I.A;
  for (uint32_t L = 0; L != I.Lanes; ++L)
    R[L] = Op(A[L]);
  std::copy_n(F.Poison + I.A, I.Lanes, F.Poison + I.Dst);
}

//===----------------------------------------------------------------------===//
// Binary operations
//===----------------------------------------------------------------------===//

/// Does \p I, applied to \p A and \p B, break a promise of its flags?
static bool breaksFlags(const Inst &I, const APInt &A, const APInt &B) {
  bool Overflow = false;
  switch (I.Sub) {
  case Instruction::Add:
    if (I.Flags & NUW)
      (void)A.uadd_ov(B, Overflow);
    if (!Overflow && (I.Flags & NSW))
      (void)A.sadd_ov(B, Overflow);
    return Overflow;
  case Instruction::Sub:
    if (I.Flags & NUW)
      (void)A.usub_ov(B, Overflow);
    if (!Overflow && (I.Flags & NSW))
      (void)A.ssub_ov(B, Overflow);
    return Overflow;
  case Instruction::Mul:
    if (I.Flags & NUW)
      (void)A.umul_ov(B, Overflow);
    if (!Overflow && (I.Flags & NSW))
      (void)A.smul_ov(B, Overflow);
    return Overflow;
  case Instruction::Shl:
    if (I.Flags & NUW)
      (void)A.ushl_ov(B, Overflow);
    if (!Overflow && (I.Flags & NSW))
      (void)A.sshl_ov(B, Overflow);
    return Overflow;
  case Instruction::UDiv:
    return (I.Flags & Exact) && !A.urem(B).isZero();
  case Instruction::SDiv:
    return (I.Flags & Exact) && !A.srem(B).isZero();
  case Instruction::LShr:
  case Instruction::AShr:
    return (I.Flags & Exact) && A.countr_zero() < B.getLimitedValue() &&
           !A.isZero();
  case Instruction::Or:
    return (I.Flags & Disjoint) && A.intersects(B);
  default:
    return false;
  }
}

/// Does a sum, difference or product of up to 32 bits break a promise of its
/// flags? Computes in 64 bits.
static bool narrowOverflows(const Inst &I, uint64_t A, uint64_t B) {
  unsigned Bits = I.Bits;
  int64_t SA = signExtend(A, Bits), SB = signExtend(B, Bits);
  uint64_t U;
  int64_t S;
  switch (I.Sub) {
  case Instruction::Add:
    U = A + B;
    S = SA + SB;
    break;
  case Instruction::Sub:
    U = A - B;
    S = SA - SB;
    break;
  default:
    U = A * B;
    S = SA * SB;
    break;
  }
  return ((I.Flags & NUW) && U > lowMask(Bits)) ||
         ((I.Flags & NSW) && S != signExtend(uint64_t(S), Bits));
}

static bool isShift(uint32_t Opcode) {
  return Opcode == Instruction::Shl || Opcode == Instruction::LShr ||
         Opcode == Instruction::AShr;
}

/// Adds lane \p L to \p Broken if a broken promise of the flags, or a shift
/// amount that is too large, makes the lane poison. Must be called before the
/// result overwrites an operand.
static void poisonLane(const Inst &I, Frame F, uint32_t L,
                       SmallVectorImpl<uint32_t> &Broken) {
  if (F.Poison[I.A + L] | F.Poison[I.B + L])
    return;
  if (I.Bits <= 32 && (I.Sub == Instruction::Add || I.Sub == Instruction::Sub ||
                       I.Sub == Instruction::Mul)) {
    if (narrowOverflows(I, F.Words[I.A + L], F.Words[I.B + L]))
      Broken.push_back(L);
    return;
  }
  APInt A = getWide(F, I.A, L, I.Bits), B = getWide(F, I.B, L, I.Bits);
  if ((isShift(I.Sub) && B.uge(I.Bits)) || breaksFlags(I, A, B))
    Broken.push_back(L);
}

static LaneError checkDivisor(const Inst &I, Frame F, uint32_t L,
                              const APInt &B) {
  if (F.Poison[I.B + L])
    return {ErrorKind::UndefinedBehavior,
            "a defined divisor expected, actual poison", int(L)};
  if (B.isZero())
    return {ErrorKind::DivisionByZero,
            "a divisor other than 0 expected, actual 0", int(L)};
  return {};
}

static LaneError checkDivisors(const Inst &I, Frame F) {
  bool Signed = I.Sub == Instruction::SDiv || I.Sub == Instruction::SRem;
  for (uint32_t L = 0; L != I.Lanes; ++L) {
    APInt B = getWide(F, I.B, L, I.Bits);
    if (LaneError E = checkDivisor(I, F, L, B); E.Text)
      return E;
    if (Signed && B.isAllOnes() && !F.Poison[I.A + L] &&
        getWide(F, I.A, L, I.Bits).isMinSignedValue())
      return {ErrorKind::DivisionOverflow,
              "a quotient that can be represented expected, actual the "
              "smallest number divided by -1",
              int(L)};
  }
  return {};
}

static APInt wideBinary(uint32_t Opcode, const APInt &A, const APInt &B) {
  switch (Opcode) {
  case Instruction::Add:
    return A + B;
  case Instruction::Sub:
    return A - B;
  case Instruction::Mul:
    return A * B;
  case Instruction::UDiv:
    return A.udiv(B);
  case Instruction::SDiv:
    return A.sdiv(B);
  case Instruction::URem:
    return A.urem(B);
  case Instruction::SRem:
    return A.srem(B);
  case Instruction::Shl:
    return A.shl(B);
  case Instruction::LShr:
    return A.lshr(B);
  case Instruction::AShr:
    return A.ashr(B);
  case Instruction::And:
    return A & B;
  case Instruction::Or:
    return A | B;
  default:
    return A ^ B;
  }
}

static void narrowBinary(const Inst &I, Frame F) {
  unsigned Bits = I.Bits;
  uint64_t Mask = lowMask(Bits);
  // Lanes with a too large amount are poison; use any amount for them.
  auto Amount = [Bits](uint64_t B) { return B < Bits ? B : 0; };
  switch (I.Sub) {
  case Instruction::Add:
    return lanes2(I, F, [=](uint64_t A, uint64_t B) { return (A + B) & Mask; });
  case Instruction::Sub:
    return lanes2(I, F, [=](uint64_t A, uint64_t B) { return (A - B) & Mask; });
  case Instruction::Mul:
    return lanes2(I, F, [=](uint64_t A, uint64_t B) { return (A * B) & Mask; });
  case Instruction::UDiv:
    return lanes2(I, F, [](uint64_t A, uint64_t B) { return A / B; });
  case Instruction::URem:
    return lanes2(I, F, [](uint64_t A, uint64_t B) { return A % B; });
  case Instruction::Shl:
    return lanes2(
        I, F, [=](uint64_t A, uint64_t B) { return (A << Amount(B)) & Mask; });
  case Instruction::LShr:
    return lanes2(I, F, [=](uint64_t A, uint64_t B) { return A >> Amount(B); });
  case Instruction::AShr:
    return lanes2(I, F, [=](uint64_t A, uint64_t B) {
      return uint64_t(signExtend(A, Bits) >> Amount(B)) & Mask;
    });
  case Instruction::And:
    return lanes2(I, F, [](uint64_t A, uint64_t B) { return A & B; });
  case Instruction::Or:
    return lanes2(I, F, [](uint64_t A, uint64_t B) { return A | B; });
  case Instruction::Xor:
    return lanes2(I, F, [](uint64_t A, uint64_t B) { return A ^ B; });
  default: // sdiv, srem: poison lanes may have any operands
    return lanes2(I, F, [=](uint64_t A, uint64_t B) {
      int64_t SA = signExtend(A, Bits), SB = signExtend(B, Bits);
      if (SB == -1)
        return I.Sub == Instruction::SDiv ? (0 - A) & Mask : 0;
      return uint64_t(I.Sub == Instruction::SDiv ? SA / SB : SA % SB) & Mask;
    });
  }
}

LaneError intBinary(const Inst &I, Frame F) {
  if (Instruction::isIntDivRem(I.Sub))
    if (LaneError E = checkDivisors(I, F); E.Text)
      return E;
  SmallVector<uint32_t, 64> Broken;
  if (I.Flags || isShift(I.Sub))
    for (uint32_t L = 0; L != I.Lanes; ++L)
      poisonLane(I, F, L, Broken);
  if (I.Words == 1) {
    narrowBinary(I, F);
  } else {
    for (uint32_t L = 0; L != I.Lanes; ++L) {
      setWide(F, I.Dst, L,
              wideBinary(I.Sub, getWide(F, I.A, L, I.Bits),
                         getWide(F, I.B, L, I.Bits)));
      F.Poison[I.Dst + L] = F.Poison[I.A + L] | F.Poison[I.B + L];
    }
  }
  for (uint32_t L : Broken)
    F.Poison[I.Dst + L] = 1;
  return {};
}

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

static bool wideCompare(uint32_t Predicate, const APInt &A, const APInt &B) {
  switch (Predicate) {
  case CmpInst::ICMP_EQ:
    return A == B;
  case CmpInst::ICMP_NE:
    return A != B;
  case CmpInst::ICMP_UGT:
    return A.ugt(B);
  case CmpInst::ICMP_UGE:
    return A.uge(B);
  case CmpInst::ICMP_ULT:
    return A.ult(B);
  case CmpInst::ICMP_ULE:
    return A.ule(B);
  case CmpInst::ICMP_SGT:
    return A.sgt(B);
  case CmpInst::ICMP_SGE:
    return A.sge(B);
  case CmpInst::ICMP_SLT:
    return A.slt(B);
  default:
    return A.sle(B);
  }
}

static void narrowCompare(const Inst &I, Frame F) {
  unsigned Bits = I.SrcBits;
  auto S = [Bits](uint64_t V) { return signExtend(V, Bits); };
  switch (I.Sub) {
  case CmpInst::ICMP_EQ:
    return lanes2(I, F, [](uint64_t A, uint64_t B) { return A == B; });
  case CmpInst::ICMP_NE:
    return lanes2(I, F, [](uint64_t A, uint64_t B) { return A != B; });
  case CmpInst::ICMP_UGT:
    return lanes2(I, F, [](uint64_t A, uint64_t B) { return A > B; });
  case CmpInst::ICMP_UGE:
    return lanes2(I, F, [](uint64_t A, uint64_t B) { return A >= B; });
  case CmpInst::ICMP_ULT:
    return lanes2(I, F, [](uint64_t A, uint64_t B) { return A < B; });
  case CmpInst::ICMP_ULE:
    return lanes2(I, F, [](uint64_t A, uint64_t B) { return A <= B; });
  case CmpInst::ICMP_SGT:
    return lanes2(I, F, [=](uint64_t A, uint64_t B) { return S(A) > S(B); });
  case CmpInst::ICMP_SGE:
    return lanes2(I, F, [=](uint64_t A, uint64_t B) { return S(A) >= S(B); });
  case CmpInst::ICMP_SLT:
    return lanes2(I, F, [=](uint64_t A, uint64_t B) { return S(A) < S(B); });
  default:
    return lanes2(I, F, [=](uint64_t A, uint64_t B) { return S(A) <= S(B); });
  }
}

void intCompare(const Inst &I, Frame F) {
  SmallVector<uint32_t, 64> Broken;
  if (I.Flags & SameSign)
    for (uint32_t L = 0; L != I.Lanes; ++L)
      if (getWide(F, I.A, L, I.SrcBits).isNegative() !=
          getWide(F, I.B, L, I.SrcBits).isNegative())
        Broken.push_back(L);
  if (I.SrcBits <= 64) {
    narrowCompare(I, F);
  } else {
    for (uint32_t L = 0; L != I.Lanes; ++L) {
      F.Words[I.Dst + L] = wideCompare(I.Sub, getWide(F, I.A, L, I.SrcBits),
                                       getWide(F, I.B, L, I.SrcBits));
      F.Poison[I.Dst + L] = F.Poison[I.A + L] | F.Poison[I.B + L];
    }
  }
  for (uint32_t L : Broken)
    F.Poison[I.Dst + L] = 1;
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

/// Does the conversion break a promise of its flags?
static bool breaksCastFlags(const Inst &I, const APInt &A) {
  if (I.Sub == Instruction::Trunc)
    return ((I.Flags & NUW) && A.getActiveBits() > I.Bits) ||
           ((I.Flags & NSW) && A.getSignificantBits() > I.Bits);
  return (I.Flags & NonNegative) && A.isNegative();
}

void intCast(const Inst &I, Frame F) {
  SmallVector<uint32_t, 64> Broken;
  if (I.Flags)
    for (uint32_t L = 0; L != I.Lanes; ++L)
      if (breaksCastFlags(I, getWide(F, I.A, L, I.SrcBits)))
        Broken.push_back(L);
  uint64_t Mask = lowMask(I.Bits);
  unsigned SrcBits = I.SrcBits;
  if (I.Bits <= 64 && SrcBits <= 64) {
    if (I.Sub == Instruction::SExt)
      lanes1(I, F, [=](uint64_t A) {
        return uint64_t(signExtend(A, SrcBits)) & Mask;
      });
    else
      lanes1(I, F, [=](uint64_t A) { return A & Mask; });
  } else {
    for (uint32_t L = 0; L != I.Lanes; ++L) {
      APInt A = getWide(F, I.A, L, SrcBits);
      setWide(F, I.Dst, L,
              I.Sub == Instruction::SExt ? A.sextOrTrunc(I.Bits)
                                         : A.zextOrTrunc(I.Bits));
      F.Poison[I.Dst + L] = F.Poison[I.A + L];
    }
  }
  for (uint32_t L : Broken)
    F.Poison[I.Dst + L] = 1;
}

/// Casts bit by bit, for lane sizes for which bitCast has no faster code.
static void bitCastSlowly(const Inst &I, Frame F) {
  for (uint32_t L = 0; L != I.Lanes; ++L) {
    APInt V(I.Bits, 0);
    uint8_t Poison = 0;
    for (unsigned B = 0; B != I.Bits; ++B) {
      uint64_t At = uint64_t(L) * I.Bits + B;
      uint32_t From = uint32_t(At / I.SrcBits);
      Poison |= F.Poison[I.A + From];
      unsigned SrcWords = (I.SrcBits + 63) / 64;
      unsigned Bit = unsigned(At % I.SrcBits);
      if (F.Words[I.A + From * SrcWords + Bit / 64] >> (Bit % 64) & 1)
        V.setBit(B);
    }
    setWide(F, I.Dst, L, V);
    F.Poison[I.Dst + L] = Poison;
  }
}

void bitCast(const Inst &I, Frame F) {
  uint64_t *R = F.Words + I.Dst;
  const uint64_t *A = F.Words + I.A;
  uint8_t *RP = F.Poison + I.Dst;
  const uint8_t *AP = F.Poison + I.A;
  if (I.Bits == I.SrcBits) {
    std::copy_n(A, I.Lanes * I.Words, R);
    std::copy_n(AP, I.Lanes, RP);
  } else if (I.Bits <= 64 && I.SrcBits <= 64 && I.SrcBits % I.Bits == 0) {
    unsigned Parts = I.SrcBits / I.Bits;
    uint64_t Mask = lowMask(I.Bits);
    for (uint32_t L = 0; L != I.Lanes; ++L) {
      R[L] = A[L / Parts] >> (L % Parts * I.Bits) & Mask;
      RP[L] = AP[L / Parts];
    }
  } else if (I.Bits <= 64 && I.Bits % I.SrcBits == 0) {
    unsigned Parts = I.Bits / I.SrcBits;
    for (uint32_t L = 0; L != I.Lanes; ++L) {
      uint64_t V = 0;
      uint8_t Poison = 0;
      for (unsigned Part = 0; Part != Parts; ++Part) {
        V |= A[L * Parts + Part] << (Part * I.SrcBits);
        Poison |= AP[L * Parts + Part];
      }
      R[L] = V;
      RP[L] = Poison;
    }
  } else {
    bitCastSlowly(I, F);
  }
}

//===----------------------------------------------------------------------===//
// Intrinsics
//===----------------------------------------------------------------------===//

static APInt wideIntrinsic(uint32_t Id, const APInt &A, const APInt &B,
                           const APInt &C) {
  unsigned Bits = A.getBitWidth();
  switch (Id) {
  case Intrinsic::abs:
    return A.abs();
  case Intrinsic::smax:
    return APIntOps::smax(A, B);
  case Intrinsic::smin:
    return APIntOps::smin(A, B);
  case Intrinsic::umax:
    return APIntOps::umax(A, B);
  case Intrinsic::umin:
    return APIntOps::umin(A, B);
  case Intrinsic::uadd_sat:
    return A.uadd_sat(B);
  case Intrinsic::sadd_sat:
    return A.sadd_sat(B);
  case Intrinsic::usub_sat:
    return A.usub_sat(B);
  case Intrinsic::ssub_sat:
    return A.ssub_sat(B);
  case Intrinsic::ushl_sat:
    return A.ushl_sat(B);
  case Intrinsic::sshl_sat:
    return A.sshl_sat(B);
  case Intrinsic::fshl:
  case Intrinsic::fshr: {
    unsigned Amount = unsigned(C.urem(Bits));
    if (Amount == 0)
      return Id == Intrinsic::fshl ? A : B;
    unsigned Left = Id == Intrinsic::fshl ? Amount : Bits - Amount;
    return A.shl(Left) | B.lshr(Bits - Left);
  }
  case Intrinsic::ctpop:
    return APInt(Bits, A.popcount());
  case Intrinsic::ctlz:
    return APInt(Bits, A.countl_zero());
  case Intrinsic::cttz:
    return APInt(Bits, A.countr_zero());
  case Intrinsic::bswap:
    return A.byteSwap();
  default:
    return A.reverseBits();
  }
}

/// Is the result poison because of the flag operand of abs, ctlz or cttz, or
/// because a saturating shift has an amount that is too large?
static bool isPoisonResult(const Inst &I, Frame F, const APInt &A,
                           const APInt &B) {
  switch (I.Sub) {
  case Intrinsic::abs:
    return F.Words[I.B] && A.isMinSignedValue();
  case Intrinsic::ctlz:
  case Intrinsic::cttz:
    return F.Words[I.B] && A.isZero();
  case Intrinsic::ushl_sat:
  case Intrinsic::sshl_sat:
    return B.uge(I.Bits);
  default:
    return false;
  }
}

static unsigned numLaneOperands(uint32_t Id) {
  switch (Id) {
  case Intrinsic::abs:
  case Intrinsic::ctlz:
  case Intrinsic::cttz:
  case Intrinsic::ctpop:
  case Intrinsic::bswap:
  case Intrinsic::bitreverse:
    return 1;
  case Intrinsic::fshl:
  case Intrinsic::fshr:
    return 3;
  default:
    return 2;
  }
}

static bool quickIntrinsic(const Inst &I, Frame F) {
  unsigned Bits = I.Bits;
  if (Bits > 64)
    return false;
  auto S = [Bits](uint64_t V) { return signExtend(V, Bits); };
  switch (I.Sub) {
  case Intrinsic::umax:
    lanes2(I, F, [](uint64_t A, uint64_t B) { return std::max(A, B); });
    return true;
  case Intrinsic::umin:
    lanes2(I, F, [](uint64_t A, uint64_t B) { return std::min(A, B); });
    return true;
  case Intrinsic::smax:
    lanes2(I, F, [=](uint64_t A, uint64_t B) { return S(A) > S(B) ? A : B; });
    return true;
  case Intrinsic::smin:
    lanes2(I, F, [=](uint64_t A, uint64_t B) { return S(A) < S(B) ? A : B; });
    return true;
  default:
    return false;
  }
}

void intIntrinsic(const Inst &I, Frame F) {
  if (quickIntrinsic(I, F))
    return;
  unsigned NumOperands = numLaneOperands(I.Sub);
  for (uint32_t L = 0; L != I.Lanes; ++L) {
    unsigned Bits = I.SrcBits;
    APInt A = getWide(F, I.A, L, Bits), B(Bits, 0), C(Bits, 0);
    uint8_t Poison = F.Poison[I.A + L];
    if (NumOperands > 1) {
      B = getWide(F, I.B, L, Bits);
      Poison |= F.Poison[I.B + L];
    }
    if (NumOperands > 2) {
      C = getWide(F, I.C, L, Bits);
      Poison |= F.Poison[I.C + L];
    }
    Poison |= isPoisonResult(I, F, A, B);
    if (I.Sub == Intrinsic::scmp || I.Sub == Intrinsic::ucmp) {
      bool Less = I.Sub == Intrinsic::scmp ? A.slt(B) : A.ult(B);
      setWide(F, I.Dst, L,
              Less ? APInt::getAllOnes(I.Bits) : APInt(I.Bits, A != B));
    } else {
      setWide(F, I.Dst, L, wideIntrinsic(I.Sub, A, B, C));
    }
    F.Poison[I.Dst + L] = Poison;
  }
}

void withOverflow(const Inst &I, Frame F) {
  unsigned Bits = I.SrcBits, Words = (Bits + 63) / 64;
  uint32_t Flag = I.Dst + I.SrcLanes * Words;
  for (uint32_t L = 0; L != I.SrcLanes; ++L) {
    APInt A = getWide(F, I.A, L, Bits), B = getWide(F, I.B, L, Bits);
    bool Overflow = false;
    APInt R = I.Sub == Intrinsic::sadd_with_overflow   ? A.sadd_ov(B, Overflow)
              : I.Sub == Intrinsic::uadd_with_overflow ? A.uadd_ov(B, Overflow)
              : I.Sub == Intrinsic::ssub_with_overflow ? A.ssub_ov(B, Overflow)
              : I.Sub == Intrinsic::usub_with_overflow ? A.usub_ov(B, Overflow)
              : I.Sub == Intrinsic::smul_with_overflow ? A.smul_ov(B, Overflow)
                                                       : A.umul_ov(B, Overflow);
    setWide(F, I.Dst, L, R);
    F.Words[Flag + L] = Overflow;
    F.Poison[I.Dst + L] = F.Poison[Flag + L] =
        F.Poison[I.A + L] | F.Poison[I.B + L];
  }
}

static bool isSignedFixedPoint(uint32_t Id) {
  return Id == Intrinsic::smul_fix || Id == Intrinsic::smul_fix_sat ||
         Id == Intrinsic::sdiv_fix || Id == Intrinsic::sdiv_fix_sat;
}

/// Products are rounded down, quotients towards zero; LLVM leaves the rounding
/// open.
LaneError fixedPoint(const Inst &I, Frame F) {
  bool IsSigned = isSignedFixedPoint(I.Sub);
  bool IsProduct =
      I.Sub == Intrinsic::smul_fix || I.Sub == Intrinsic::smul_fix_sat ||
      I.Sub == Intrinsic::umul_fix || I.Sub == Intrinsic::umul_fix_sat;
  bool Saturates =
      I.Sub == Intrinsic::smul_fix_sat || I.Sub == Intrinsic::umul_fix_sat ||
      I.Sub == Intrinsic::sdiv_fix_sat || I.Sub == Intrinsic::udiv_fix_sat;
  unsigned Wide = 2 * I.Bits + 1; // Also enough for a division by -1.
  for (uint32_t L = 0; L != I.Lanes; ++L) {
    uint8_t Poison = F.Poison[I.A + L] | F.Poison[I.B + L];
    APInt A = getWide(F, I.A, L, I.Bits), B = getWide(F, I.B, L, I.Bits);
    A = IsSigned ? A.sext(Wide) : A.zext(Wide);
    B = IsSigned ? B.sext(Wide) : B.zext(Wide);
    if (!IsProduct)
      if (LaneError E = checkDivisor(I, F, L, B); E.Text)
        return E;
    APInt V = IsProduct && IsSigned ? (A * B).ashr(I.Extra)
              : IsProduct           ? (A * B).lshr(I.Extra)
              : IsSigned            ? A.shl(I.Extra).sdiv(B)
                                    : A.shl(I.Extra).udiv(B);
    APInt R = Saturates && IsSigned ? V.truncSSat(I.Bits)
              : Saturates           ? V.truncUSat(I.Bits)
                                    : V.trunc(I.Bits);
    if (!Saturates && (IsSigned ? R.sext(Wide) : R.zext(Wide)) != V) {
      // LLVM may execute products speculatively, but not quotients.
      if (!IsProduct && !Poison)
        return {ErrorKind::UndefinedBehavior,
                "a quotient that fits expected, actual one that does not",
                int(L)};
      Poison = 1;
    }
    setWide(F, I.Dst, L, R);
    F.Poison[I.Dst + L] = Poison;
  }
  return {};
}

void steps(const Inst &I, Frame F) {
  for (uint32_t L = 0; L != I.Lanes; ++L) {
    F.Words[I.Dst + L] = L & lowMask(I.Bits);
    F.Poison[I.Dst + L] = 0;
  }
}

void activeLanes(const Inst &I, Frame F) {
  uint64_t Base = F.Words[I.A], End = F.Words[I.B];
  uint8_t Poison = F.Poison[I.A] | F.Poison[I.B];
  uint64_t Active = End > Base ? End - Base : 0;
  for (uint32_t L = 0; L != I.Lanes; ++L) {
    F.Words[I.Dst + L] = L < Active;
    F.Poison[I.Dst + L] = Poison;
  }
}

static APInt reduceStep(uint32_t Id, const APInt &A, const APInt &B) {
  switch (Id) {
  case Intrinsic::vector_reduce_add:
    return A + B;
  case Intrinsic::vector_reduce_mul:
    return A * B;
  case Intrinsic::vector_reduce_and:
    return A & B;
  case Intrinsic::vector_reduce_or:
    return A | B;
  case Intrinsic::vector_reduce_xor:
    return A ^ B;
  case Intrinsic::vector_reduce_smax:
    return APIntOps::smax(A, B);
  case Intrinsic::vector_reduce_smin:
    return APIntOps::smin(A, B);
  case Intrinsic::vector_reduce_umax:
    return APIntOps::umax(A, B);
  default:
    return APIntOps::umin(A, B);
  }
}

void intReduce(const Inst &I, Frame F) {
  APInt R = getWide(F, I.A, 0, I.Bits);
  uint8_t Poison = F.Poison[I.A];
  for (uint32_t L = 1; L < I.SrcLanes; ++L) {
    R = reduceStep(I.Sub, R, getWide(F, I.A, L, I.Bits));
    Poison |= F.Poison[I.A + L];
  }
  setWide(F, I.Dst, 0, R);
  F.Poison[I.Dst] = Poison;
}

//===----------------------------------------------------------------------===//
// Any type
//===----------------------------------------------------------------------===//

void select(const Inst &I, Frame F) {
  if (I.Words == 1) {
    for (uint32_t L = 0; L != I.Lanes; ++L) {
      uint32_t From = (F.Words[I.A + L] ? I.B : I.C) + L;
      uint8_t Poison = F.Poison[I.A + L] | F.Poison[From];
      F.Words[I.Dst + L] = F.Words[From];
      F.Poison[I.Dst + L] = Poison;
    }
    return;
  }
  for (uint32_t L = 0; L != I.Lanes; ++L) {
    uint32_t From = F.Words[I.A + L] ? I.B : I.C;
    uint8_t Poison = F.Poison[I.A + L] | F.Poison[From + L];
    std::copy_n(F.Words + From + L * I.Words, I.Words,
                F.Words + I.Dst + L * I.Words);
    F.Poison[I.Dst + L] = Poison;
  }
}

void shuffle(const Inst &I, Frame F, const uint32_t *Mask) {
  for (uint32_t L = 0; L != I.Lanes; ++L) {
    uint32_t M = Mask[L];
    if (int32_t(M) < 0) {
      std::fill_n(F.Words + I.Dst + L * I.Words, I.Words, 0);
      F.Poison[I.Dst + L] = 1;
      continue;
    }
    uint32_t From = M < I.SrcLanes ? I.A : I.B;
    uint32_t Lane = M < I.SrcLanes ? M : M - I.SrcLanes;
    if (I.Words == 1)
      F.Words[I.Dst + L] = F.Words[From + Lane];
    else
      std::copy_n(F.Words + From + Lane * I.Words, I.Words,
                  F.Words + I.Dst + L * I.Words);
    F.Poison[I.Dst + L] = F.Poison[From + Lane];
  }
}

} // namespace cmx::eval
