//===- Bytes.cpp - 8-bit arithmetic in words ------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Gen computes bytes in words, and only a mov writes packed bytes. For 16
// lanes, the finalizer (GenX_IR 1.0.12504, icllp) makes these numbers of
// instructions. The arrow points from the sources to the destination:
//
//   add, shl, min .. ub <- ub, ub    4 instructions     sel ub <- ub, ub   3
//   add, shl, min .. uw <- ub, uw    1                  (P) mov ub <- ub   1
//   and, or, xor ud <- ud, ud        1 for 64 bytes
//
// So arithmetic is done in words. Extensions of the sources cost nothing,
// because an operand can be a region of bytes. A region reads the low bytes of
// the result:
//
//   add <16 x i8> %a, %b  ->  add (zext %a), (zext %b) in <16 x i16>, low bytes
//
// If an operand was computed in words, and the low byte of the result depends
// only on the low bytes of the operands, then the operation uses these words
// directly. Logic on whole vectors is done in dwords. A select is a predicated
// move.
//
// Compares stay, because their sources can be bytes and they write no bytes.
//
//===----------------------------------------------------------------------===//

#include "LowerContext.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace cmx {

namespace {
/// The required content of the upper half of a word.
enum class Upper { Any, Zero, Sign };
} // namespace

static bool isByte(const Type *Ty) { return Ty->isIntOrIntVectorTy(8); }

static Value *getWord(LowerContext &C, Value *Byte, Upper U) {
  IRBuilder<> &B = C.ir();
  Type *WordTy = withBits(Byte->getType(), 16);
  if (U == Upper::Any)
    if (auto It = C.WordOf.find(Byte); It != C.WordOf.end() && It->second)
      return It->second;
  return U == Upper::Sign ? B.CreateSExt(Byte, WordTy)
                          : B.CreateZExt(Byte, WordTy);
}

/// Replaces \p I by the low bytes of \p Word.
static void replaceByWord(LowerContext &C, Instruction &I, Value *Word) {
  Type *Ty = I.getType();
  auto *Inst = dyn_cast<Instruction>(Word);
  // If another operation uses the words, this one must write words, not bytes.
  if (any_of(I.users(), IsaPred<BinaryOperator>) || allUsersReadRegions(I) ||
      !Inst) {
    Value *Bytes =
        Inst ? readLowParts(C, Word, Ty) : C.ir().CreateTrunc(Word, Ty);
    if (Inst)
      C.WordOf[Bytes] = Word;
    C.replace(I, Bytes);
    return;
  }
  C.replace(I, C.ir().CreateTrunc(Word, Ty));
}

static bool isRegionRead(LowerContext &C, Value *V) {
  return isa<RdRegionInst>(V) || C.WordOf.count(V);
}

/// Lowers logic to logic on words or dwords that each contain several bytes of
/// an operand. Returns null if this is not possible or needs additional moves.
static Value *lowerPackedLogic(LowerContext &C, BinaryOperator &I) {
  Value *L = I.getOperand(0), *R = I.getOperand(1);
  unsigned Lanes = numLanes(I.getType());
  // An operand that reads a region of bytes would have to be packed first.
  if (Lanes % 2 != 0 || isRegionRead(C, L) || isRegionRead(C, R))
    return nullptr;
  unsigned Bytes = Lanes % 4 == 0 ? 4 : 2;
  Type *Ty = FixedVectorType::get(C.ir().getIntNTy(Bytes * 8), Lanes / Bytes);
  Value *WideL = C.castTo(C.freeze(L), Ty);
  Value *WideR = C.castTo(C.freeze(R), Ty);
  Value *Wide = C.ir().CreateBinOp(I.getOpcode(), WideL, WideR);
  return C.castTo(Wide, I.getType());
}

static bool lowerBinary(LowerContext &C, BinaryOperator &I) {
  Upper UL = Upper::Any, UR = Upper::Any;
  switch (I.getOpcode()) {
  case Instruction::Add:
  case Instruction::Sub:
  case Instruction::Mul:
    break;
  case Instruction::And:
  case Instruction::Or:
  case Instruction::Xor:
    if (Value *Packed = lowerPackedLogic(C, I)) {
      C.replace(I, Packed);
      return true;
    }
    break;
  case Instruction::Shl:
    UR = Upper::Zero;
    break;
  case Instruction::LShr:
  case Instruction::UDiv:
  case Instruction::URem:
    UL = UR = Upper::Zero;
    break;
  case Instruction::AShr:
    UL = Upper::Sign;
    UR = Upper::Zero;
    break;
  case Instruction::SDiv:
  case Instruction::SRem:
    UL = UR = Upper::Sign;
    break;
  default:
    return false;
  }
  Value *L = getWord(C, I.getOperand(0), UL);
  Value *R = getWord(C, I.getOperand(1), UR);
  replaceByWord(C, I, C.ir().CreateBinOp(I.getOpcode(), L, R));
  return true;
}

static Value *wordConstant(Type *WordTy, int64_t Value) {
  return ConstantInt::getSigned(WordTy, Value);
}

static Value *clamp(LowerContext &C, Value *Word, int64_t Min, int64_t Max) {
  Type *Ty = Word->getType();
  Value *Low = C.call(Intrinsic::smax, {Word, wordConstant(Ty, Min)});
  return C.call(Intrinsic::smin, {Low, wordConstant(Ty, Max)});
}

/// Shifts the words that operands 0 (high byte) and 1 (low byte) form. The
/// result is the upper byte of the shifted word if \p Left, otherwise the lower
/// byte.
static Value *funnelShift(LowerContext &C, IntrinsicInst &I, bool Left) {
  IRBuilder<> &B = C.ir();
  Value *Hi = getWord(C, I.getArgOperand(0), Upper::Any);
  Value *Lo = getWord(C, I.getArgOperand(1), Upper::Zero);
  Value *Amount = B.CreateAnd(getWord(C, I.getArgOperand(2), Upper::Any), 7);
  Value *Both = B.CreateOr(B.CreateShl(Hi, 8), Lo);
  if (!Left)
    return B.CreateLShr(Both, Amount);
  return B.CreateLShr(B.CreateShl(Both, Amount), 8);
}

static Value *lowerByteIntrinsic(LowerContext &C, IntrinsicInst &I) {
  IRBuilder<> &B = C.ir();
  auto Word = [&](unsigned Op, Upper U) {
    return getWord(C, I.getArgOperand(Op), U);
  };
  Intrinsic::ID Id = I.getIntrinsicID();
  switch (Id) {
  case Intrinsic::smin:
  case Intrinsic::smax:
    return C.call(Id, {Word(0, Upper::Sign), Word(1, Upper::Sign)});
  case Intrinsic::umin:
  case Intrinsic::umax:
    return C.call(Id, {Word(0, Upper::Zero), Word(1, Upper::Zero)});
  case Intrinsic::abs:
    return C.call(Id, {Word(0, Upper::Sign), B.getFalse()});
  case Intrinsic::uadd_sat: {
    Value *L = Word(0, Upper::Zero), *R = Word(1, Upper::Zero);
    Value *Sum = B.CreateAdd(L, R);
    return C.call(Intrinsic::umin, {Sum, wordConstant(Sum->getType(), 255)});
  }
  case Intrinsic::usub_sat: {
    Value *L = Word(0, Upper::Zero), *R = Word(1, Upper::Zero);
    Value *Diff = B.CreateSub(L, R);
    return C.call(Intrinsic::smax, {Diff, wordConstant(Diff->getType(), 0)});
  }
  case Intrinsic::sadd_sat:
  case Intrinsic::ssub_sat: {
    Value *L = Word(0, Upper::Sign), *R = Word(1, Upper::Sign);
    Value *Exact =
        Id == Intrinsic::sadd_sat ? B.CreateAdd(L, R) : B.CreateSub(L, R);
    return clamp(C, Exact, -128, 127);
  }
  case Intrinsic::fshl:
    return funnelShift(C, I, /*Left=*/true);
  case Intrinsic::fshr:
    return funnelShift(C, I, /*Left=*/false);
  default:
    return nullptr;
  }
}

static bool lowerSelect(LowerContext &C, SelectInst &I) {
  Value *Cond = I.getCondition();
  Value *T = I.getTrueValue(), *F = I.getFalseValue();
  if (I.getType()->isVectorTy()) {
    Region All = Region::contiguous(1, numLanes(I.getType()));
    C.replace(I, C.regions().createWrRegion(F, T, All, nullptr, Cond));
    return true;
  }
  Value *WordT = getWord(C, T, Upper::Any), *WordF = getWord(C, F, Upper::Any);
  Value *Word = C.ir().CreateSelect(Cond, WordT, WordF);
  replaceByWord(C, I, Word);
  return true;
}

/// Lowers a + b + constant, where a and b are extended bytes. An addition of
/// two bytes costs one instruction more than an addition of a byte and a
/// constant. So the constant is added first. The order does not change a sum
/// that is exact or wraps.
static bool lowerSumOfBytes(LowerContext &C, Instruction &I) {
  Value *A, *B;
  Constant *K;
  if (!I.getType()->isIntOrIntVectorTy(16) ||
      !match(&I, m_Add(m_OneUse(m_Add(m_ZExt(m_Value(A)), m_ZExt(m_Value(B)))),
                       m_ImmConstant(K))) ||
      !isByte(A->getType()) || !isByte(B->getType()) || isa<Constant>(A) ||
      isa<Constant>(B))
    return false;
  auto *Inner = cast<Instruction>(I.getOperand(0));
  Value *First = C.ir().CreateAdd(Inner->getOperand(0), K);
  C.replace(I, C.ir().CreateAdd(First, Inner->getOperand(1)));
  return true;
}

bool lowerBytes(LowerContext &C, Instruction &I) {
  if (!isByte(I.getType()))
    return lowerSumOfBytes(C, I);
  if (auto *Bin = dyn_cast<BinaryOperator>(&I))
    return lowerBinary(C, *Bin);
  if (auto *Sel = dyn_cast<SelectInst>(&I))
    return lowerSelect(C, *Sel);
  if (auto *Intr = dyn_cast<IntrinsicInst>(&I))
    if (Value *Word = lowerByteIntrinsic(C, *Intr)) {
      replaceByWord(C, I, Word);
      return true;
    }
  return false;
}

} // namespace cmx
