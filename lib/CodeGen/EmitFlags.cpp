//===- EmitFlags.cpp - Predicate logic ------------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A predicate of more than 32 lanes is a list of variables of 32 lanes each;
// the last variable may be smaller. Logic works on whole variables. Parts of
// variables are handled as bits in an integer register, one bit per lane.
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace cmx {

static unsigned groupLanes(unsigned Lanes, unsigned Group) {
  return std::min(32u, Lanes - 32 * Group);
}

static unsigned numGroups(unsigned Lanes) { return (Lanes + 31) / 32; }

void KernelEmitter::emitPredicateConstant(visa::DeclId Dst, unsigned Lanes,
                                          const Constant &C,
                                          unsigned FirstLane) {
  uint32_t Bits = 0;
  for (unsigned L = 0; L != Lanes; ++L) {
    const Constant *E =
        C.getType()->isVectorTy() ? C.getAggregateElement(FirstLane + L) : &C;
    if (auto *CI = dyn_cast_or_null<ConstantInt>(E); CI && CI->isOne())
      Bits |= 1u << L;
  }
  unsigned Size = predicateLanes(Lanes);
  VB.emitSetp(
      visa::Exec::noMask(Size), Dst,
      visa::Operand::imm(Size == 32 ? ElemType::UD : ElemType::UW, Bits));
}

/// Returns the variable that holds group \p Group (32 lanes) of \p V. Creates a
/// new variable if \p V is a constant.
visa::DeclId KernelEmitter::predicateOperand(const Value *V, unsigned Group) {
  auto *C = dyn_cast<Constant>(V);
  if (!C)
    return predicate(V, 32 * Group);
  unsigned Lanes = groupLanes(numLanes(V->getType()), Group);
  visa::DeclId D = K.addPredicate(predicateLanes(Lanes), "c");
  emitPredicateConstant(D, Lanes, *C, 32 * Group);
  return D;
}

void KernelEmitter::copyPredicate(unsigned Dst, unsigned Src) {
  for (unsigned G = 0; G != Decls[Dst].size(); ++G) {
    visa::DeclId D = Decls[Dst][G], S = Decls[Src][G];
    VB.emitPredLogic(Operation::Or, visa::Exec::noMask(K.decl(D).NumElts), D, S,
                     S);
  }
}

/// Emits logic without an execution mask: disabled lanes have no defined value,
/// so the logic may write them. The finalizer then makes one or two scalar
/// instructions on whole flag registers; with a mask it makes three
/// instructions on vectors of words (found by experiment with GenX_IR
/// 1.0.12504.6).
void KernelEmitter::emitFlagLogic(Instruction &I) {
  Value *X;
  bool Not = match(&I, m_Not(m_Value(X)));
  Operation Op = Not                                 ? Operation::Not
                 : I.getOpcode() == Instruction::And ? Operation::And
                 : I.getOpcode() == Instruction::Or  ? Operation::Or
                                                     : Operation::Xor;
  for (unsigned G = 0, E = numGroups(numLanes(I.getType())); G != E; ++G) {
    visa::DeclId Dst = predicate(&I, 32 * G);
    visa::Exec Lanes = visa::Exec::noMask(K.decl(Dst).NumElts);
    if (Not) {
      VB.emitPredLogic(Op, Lanes, Dst, predicateOperand(X, G));
      continue;
    }
    visa::DeclId Left = predicateOperand(I.getOperand(0), G);
    VB.emitPredLogic(Op, Lanes, Dst, Left,
                     predicateOperand(I.getOperand(1), G));
  }
}

void KernelEmitter::emitPredicatePart(const RdPredRegionInst &Rd) {
  unsigned Offset = Rd.offsetElts(), N = Rd.numElts();
  for (unsigned G = 0; G != numGroups(N); ++G) {
    unsigned First = Offset + 32 * G, Lanes = groupLanes(N, G);
    visa::DeclId Dst = predicate(&Rd, 32 * G);
    if (First % 32 + Lanes > 32) {
      fail(Rd, DiagKind::PredicateRegion,
           "expected lanes within one group of 32, actual lanes " +
               Twine(First) + " to " + Twine(First + Lanes - 1));
      return;
    }
    visa::DeclId T = temporary(ElemType::UD, 1);
    VB.emitMov(visa::Exec::scalar(), visa::Operand::dst(T),
               visa::Operand::pred(predicateOperand(Rd.source(), First / 32)));
    if (First % 32)
      VB.emitALU(Operation::Shr, visa::Exec::scalar(), visa::Operand::dst(T),
                 {visa::Operand::scalar(T),
                  visa::Operand::imm(ElemType::UD, First % 32)});
    VB.emitSetp(visa::Exec::noMask(K.decl(Dst).NumElts), Dst,
                visa::Operand::scalar(T));
  }
}

/// Computes (old & ~mask) | (new << lane) in integer registers. The result's
/// variable already holds the old value. If there is no old value, the other
/// lanes are undefined, so the variable is not read.
void KernelEmitter::emitPredicateWrite(const WrPredRegionInst &Wr) {
  Value *New = Wr.newValue();
  unsigned OffsetElts = Wr.offsetElts(), N = numLanes(New->getType());
  bool HasOld = !isa<UndefValue>(Wr.oldValue());
  for (unsigned G = 0; G != numGroups(N); ++G) {
    unsigned First = OffsetElts + 32 * G, Lanes = groupLanes(N, G);
    if (First % 32 + Lanes > 32) {
      fail(Wr, DiagKind::PredicateRegion,
           "expected lanes within one group of 32, actual lanes " +
               Twine(First) + " to " + Twine(First + Lanes - 1));
      return;
    }
    visa::DeclId Dst = predicate(&Wr, First);
    visa::DeclId Src = predicateOperand(New, G);
    uint32_t Mask = (Lanes == 32 ? ~0u : (1u << Lanes) - 1) << (First % 32);
    unsigned Size = K.decl(Dst).NumElts;
    if (Lanes == Size) {
      VB.emitPredLogic(Operation::Or, visa::Exec::noMask(Size), Dst, Src, Src);
      continue;
    }
    auto UD = [](uint32_t V) { return visa::Operand::imm(ElemType::UD, V); };
    visa::DeclId Add = temporary(ElemType::UD, 1);
    visa::Exec E = visa::Exec::scalar();
    auto Alu = [&](Operation Op, visa::DeclId D, visa::Operand R) {
      VB.emitALU(Op, E, visa::Operand::dst(D), {visa::Operand::scalar(D), R});
    };
    VB.emitMov(E, visa::Operand::dst(Add), visa::Operand::pred(Src));
    if (First % 32)
      Alu(Operation::Shl, Add, UD(First % 32));
    if (HasOld) {
      visa::DeclId Old = temporary(ElemType::UD, 1);
      VB.emitMov(E, visa::Operand::dst(Old), visa::Operand::pred(Dst));
      Alu(Operation::And, Add, UD(Mask));
      Alu(Operation::And, Old, UD(~Mask));
      Alu(Operation::Or, Add, visa::Operand::scalar(Old));
    }
    VB.emitSetp(visa::Exec::noMask(Size), Dst, visa::Operand::scalar(Add));
  }
}

/// Emits an "any" or "all" that does not belong to the bale of a branch or
/// select. Sets a number to 0 or 1 and compares this number with 0.
void KernelEmitter::emitReduce(const Bale &B) {
  auto *Call = cast<CallBase>(B.Root);
  Value *Mask = Call->getArgOperand(0);
  bool IsAny = getGenXIntrinsic(*Call) == GenXIntrinsic::Any;
  unsigned Lanes = numLanes(Mask->getType());
  visa::DeclId T = temporary(ElemType::UW, 1);
  auto UW = [](uint64_t V) { return visa::Operand::imm(ElemType::UW, V); };
  visa::Exec E = visa::Exec::scalar();
  VB.emitMov(E, visa::Operand::dst(T), UW(IsAny ? 0 : 1));
  for (unsigned G = 0; G != numGroups(Lanes); ++G) {
    visa::DeclId P = predicateOperand(Mask, G);
    unsigned Size = K.decl(P).NumElts;
    if (groupLanes(Lanes, G) != Size) {
      // The lanes that the variable has in addition to the mask are undefined.
      // So test the bits of the mask in an integer.
      visa::DeclId Bits = temporary(ElemType::UD, 1);
      uint32_t Full = (1u << groupLanes(Lanes, G)) - 1;
      VB.emitMov(E, visa::Operand::dst(Bits), visa::Operand::pred(P));
      VB.emitALU(Operation::And, E, visa::Operand::dst(Bits),
                 {visa::Operand::scalar(Bits),
                  visa::Operand::imm(ElemType::UD, Full)});
      P = K.addPredicate(1, "t");
      VB.emitCmp(IsAny ? visa::CondMod::NE : visa::CondMod::EQ, E,
                 visa::Operand::pred(P), visa::Operand::scalar(Bits),
                 visa::Operand::imm(ElemType::UD, IsAny ? 0 : Full));
    }
    visa::Predicate Pr{P, IsAny ? visa::PredMode::Any : visa::PredMode::All,
                       !IsAny};
    if (K.decl(P).NumElts == 1)
      Pr.Mode = visa::PredMode::Lane;
    VB.emitMov(E, visa::Operand::dst(T), UW(IsAny ? 1 : 0), Pr);
  }
  VB.emitCmp(visa::CondMod::NE, E, visa::Operand::pred(predicate(B.Root)),
             visa::Operand::scalar(T), UW(0));
}

/// Emits a cast between a predicate and an integer with one bit for each lane.
void KernelEmitter::emitFlagBitCast(BitCastInst &Cast) {
  Type *SrcTy = Cast.getSrcTy(), *DstTy = Cast.getDestTy();
  bool ToFlag = isPredicateType(DstTy);
  unsigned Lanes = numLanes(ToFlag ? DstTy : SrcTy);
  if (Lanes != 8 && Lanes != 16 && Lanes % 32) {
    fail(Cast, DiagKind::UnsupportedType,
         "expected 8, 16 or a multiple of 32 lanes between predicate and "
         "integer, actual " +
             Twine(Lanes));
    return;
  }
  Value *Src = Cast.getOperand(0);
  visa::Exec E = visa::Exec::scalar();
  unsigned UnitBytes = Lanes == 8 ? 1 : Lanes == 16 ? 2 : 4;
  ElemType T = intType(UnitBytes, false);
  for (unsigned G = 0; G != numGroups(Lanes); ++G) {
    uint32_t Off = 4 * G;
    if (ToFlag) {
      visa::DeclId Dst = predicate(&Cast, 32 * G);
      visa::Operand S = isa<Constant>(Src)
                            ? immediate(cast<Constant>(Src), T, Modifier::None)
                            : visa::Operand::scalar(general(Src, T), Off);
      if (UnitBytes == 1 && !isa<Constant>(Src)) {
        visa::DeclId W = temporary(ElemType::UW, 1);
        VB.emitMov(E, visa::Operand::dst(W), S);
        S = visa::Operand::scalar(W);
      }
      VB.emitSetp(visa::Exec::noMask(K.decl(Dst).NumElts), Dst, S);
      continue;
    }
    visa::DeclId W =
        UnitBytes == 1 ? temporary(ElemType::UW, 1) : general(&Cast, T);
    VB.emitMov(E, visa::Operand::dst(W, UnitBytes == 1 ? 0 : Off),
               visa::Operand::pred(predicateOperand(Src, G)));
    if (UnitBytes == 1)
      VB.emitMov(E, visa::Operand::dst(general(&Cast, T)),
                 visa::Operand::scalar(W));
  }
}

void KernelEmitter::emitFlag(const Bale &B) {
  Instruction &I = *B.Root;
  if (auto *Cast = dyn_cast<BitCastInst>(&I))
    return emitFlagBitCast(*Cast);
  if (auto *Rd = dyn_cast<RdPredRegionInst>(&I))
    return emitPredicatePart(*Rd);
  if (auto *Wr = dyn_cast<WrPredRegionInst>(&I))
    return emitPredicateWrite(*Wr);
  if (isa<BinaryOperator>(I) &&
      (I.getOpcode() == Instruction::And || I.getOpcode() == Instruction::Or ||
       I.getOpcode() == Instruction::Xor))
    return emitFlagLogic(I);
  auto L = getGenXLowering(I);
  if (L == LoweringKind::Reduce)
    return emitReduce(B);
  if (L == LoweringKind::Constant) {
    unsigned Lanes = numLanes(I.getType());
    for (unsigned G = 0; G != numGroups(Lanes); ++G)
      emitPredicateConstant(predicate(&I, 32 * G), groupLanes(Lanes, G),
                            *cast<Constant>(I.getOperand(0)), 32 * G);
    return;
  }
  fail(I, DiagKind::InstructionUnsupported,
       "expected an operation on predicates, actual " +
           Twine(I.getOpcodeName()));
}

} // namespace cmx
