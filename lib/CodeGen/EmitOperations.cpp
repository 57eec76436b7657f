//===- EmitOperations.cpp - Arithmetic bales ------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"
#include "llvm/IR/Constants.h"

using namespace llvm;

namespace cmx {

static bool isCommutative(Operation Op) {
  return is_contained({Operation::Add, Operation::Mul, Operation::And,
                       Operation::Or, Operation::Xor, Operation::Min,
                       Operation::Max, Operation::Avg},
                      Op);
}

/// Exchanges the first two sources if the first one is an immediate and the
/// operation allows it: instructions cannot encode an immediate as their first
/// source.
static void arrangeSources(Bale &B) {
  if (B.Srcs.size() >= 2 && B.Srcs[0].isConstant() && !B.Srcs[1].isConstant()) {
    if (isCommutative(B.Op) || B.Op == Operation::Mad) {
      std::swap(B.Srcs[0], B.Srcs[1]);
    } else if (B.Op == Operation::Cmp) {
      std::swap(B.Srcs[0], B.Srcs[1]);
      B.Cond = CmpInst::getSwappedPredicate(B.Cond);
    }
  }
  for (unsigned K = 0; K != B.Srcs.size(); ++K)
    if (auto T = B.immediateType(K); T && elemTypeBytes(B.Srcs[K].Type) != 1)
      B.Srcs[K].Type = *T;
}

/// Returns the hardware's condition for \p P, or std::nullopt if there is none.
/// The hardware's comparisons are false if an operand is a NaN, except "ne".
/// cmx-lower replaces all other comparisons of floats by several of the
/// hardware's comparisons.
static std::optional<visa::CondMod> condOf(CmpInst::Predicate P) {
  switch (P) {
  case CmpInst::ICMP_EQ:
  case CmpInst::FCMP_OEQ:
    return visa::CondMod::EQ;
  case CmpInst::ICMP_NE:
  case CmpInst::FCMP_UNE:
    return visa::CondMod::NE;
  case CmpInst::ICMP_SGT:
  case CmpInst::ICMP_UGT:
  case CmpInst::FCMP_OGT:
    return visa::CondMod::GT;
  case CmpInst::ICMP_SGE:
  case CmpInst::ICMP_UGE:
  case CmpInst::FCMP_OGE:
    return visa::CondMod::GE;
  case CmpInst::ICMP_SLT:
  case CmpInst::ICMP_ULT:
  case CmpInst::FCMP_OLT:
    return visa::CondMod::LT;
  case CmpInst::ICMP_SLE:
  case CmpInst::ICMP_ULE:
  case CmpInst::FCMP_OLE:
    return visa::CondMod::LE;
  case CmpInst::FCMP_FALSE:
  case CmpInst::FCMP_TRUE:
  case CmpInst::FCMP_ORD:
  case CmpInst::FCMP_UNO:
  case CmpInst::FCMP_ONE:
  case CmpInst::FCMP_UEQ:
  case CmpInst::FCMP_UGT:
  case CmpInst::FCMP_UGE:
  case CmpInst::FCMP_ULT:
  case CmpInst::FCMP_ULE:
    return std::nullopt;
  case CmpInst::BAD_ICMP_PREDICATE:
  case CmpInst::BAD_FCMP_PREDICATE:
    break;
  }
  llvm_unreachable("no comparison");
}

void KernelEmitter::emitCompare(const Bale &B, ArrayRef<visa::Operand> Srcs) {
  std::optional<visa::CondMod> Cond = condOf(B.Cond);
  if (!Cond) {
    fail(*B.Main, DiagKind::InstructionUnsupported,
         "expected a comparison of the hardware, actual " +
             CmpInst::getPredicateName(B.Cond));
    return;
  }
  VB.emitCmp(*Cond, execOf(B.NumElts, B.DstFirstLane % 32), destination(B),
             Srcs[0], Srcs[1]);
}

/// Avoids FinalizerFault::ExtensionsReadNarrow: lets a mov saturate if it
/// extends integers. Users of the mov then read its result instead of its
/// narrow source. Saturation does not change an extended value.
static void protectExtension(Bale &B, bool HasDotProducts, bool HasRotations) {
  if (B.Op != Operation::Mov || B.Saturate || B.Srcs[0].isConstant() ||
      B.Srcs[0].Mod != Modifier::None || !isInt(B.DstType) ||
      !isInt(B.Srcs[0].Type))
    return;
  unsigned From = elemTypeBytes(B.Srcs[0].Type), To = elemTypeBytes(B.DstType);
  if (From >= To ||
      !((HasDotProducts && To == 4) || (HasRotations && From == 1 && To <= 4)))
    return;
  B.Saturate = true;
  B.DstType = intType(To, elemTypeKind(B.Srcs[0].Type) == ElemKind::SInt);
}

/// See FinalizerFault::BFloatMoves. If \p B moves bfloats to singles, turns it
/// into a shift of their bits and returns true. The finalizer would make such a
/// shift itself, but would drop the predicate and saturation of the move. It
/// would also drop those of another move that it joins with this move.
static bool makeShift(Bale &B) {
  if (B.Op != Operation::Mov || B.DstType != ElemType::F ||
      B.Srcs[0].Type != ElemType::BF || B.Srcs[0].isConstant())
    return false;
  assert(!B.Saturate && B.Srcs[0].Mod == Modifier::None &&
         "cmx-lower changes signs of words and saturates singles");
  B.Op = Operation::Shl;
  B.DstType = ElemType::UD;
  B.Srcs[0].Type = ElemType::UW;
  return true;
}

/// Returns the bale to emit for \p B. If the hardware's mask replaces the
/// predicate of \p B, a sel of the new or the old value becomes a move of the
/// new value.
Bale KernelEmitter::underOwnMask(const Bale &B) const {
  return B.Op == Operation::Sel && Flow->replacesPredicate(B)
             ? LaneFlow::moveOf(Bale(B))
             : B;
}

/// See FinalizerFault::SpreadQwords.
bool KernelEmitter::movesInHalves(const Bale &Original) const {
  if (Original.K != Bale::Kind::Operation)
    return false;
  Bale B = underOwnMask(Original);
  InstDesc D = B.desc();
  D.Predicated &= !Flow->replacesPredicate(Original);
  return TD.movesInHalves(D) && B.Srcs[0].Mod == Modifier::None &&
         B.Srcs[0].NumOffsets <= 1;
}

/// Emits a move of qwords as two moves: one of the low dwords, one of the high
/// dwords. Code that computes addresses comes before both moves.
void KernelEmitter::emitHalves(const Bale &B, visa::Exec E) {
  visa::Operand Src[2], Dst[2];
  for (unsigned Half : {0u, 1u}) {
    Bale X = B;
    X.DstType = X.Srcs[0].Type = ElemType::UD;
    X.DstRegion = dwordsOf(B.DstRegion, Half);
    X.Srcs[0].R = dwordsOf(B.Srcs[0].R, Half);
    Src[Half] = source(X.Srcs[0]);
    Dst[Half] = destination(X);
  }
  VB.emitMov(E, Dst[0], Src[0]);
  VB.emitMov(E, Dst[1], Src[1]);
}

void KernelEmitter::emitOperation(const Bale &Original) {
  bool UnderOwnMask = Flow->replacesPredicate(Original);
  Bale B = underOwnMask(Original);
  InstDesc D = B.desc();
  D.FirstLane = Original.desc().FirstLane;
  // Code that was not legalized may contain operations that the hardware lacks.
  RegionLegality L = TD.checkInst(D);
  if (L != RegionLegality::Legal || !staysInside(B)) {
    fail(*B.Root, DiagKind::OperationIllegal,
         Twine("expected one legal instruction of ") + TD.name() + ", actual " +
             operationMnemonic(B.Op) + " of " + Twine(B.NumElts) +
             " elements of type " + elemTypeText(B.DstType) + ": " +
             (L != RegionLegality::Legal ? regionLegalityText(L)
                                         : "region leaves its value"));
    return;
  }
  // A move of a value onto itself needs no instruction.
  if (B.Op == Operation::Mov && !B.Pred && !B.Saturate && B.Srcs.size() == 1 &&
      !B.Srcs[0].isConstant() && !B.Srcs[0].Offset && !B.DstOffset &&
      B.Srcs[0].Mod == Modifier::None && B.Srcs[0].Type == B.DstType &&
      B.Srcs[0].R.sameElements(B.DstRegion) &&
      Vars.variableOf(B.Srcs[0].V) == Vars.variableOf(B.Root))
    return;
  arrangeSources(B);
  if (TD.prefersExchangedFactors(B.desc()))
    std::swap(B.Srcs[0], B.Srcs[1]);
  if (TD.hasFault(FinalizerFault::ExtensionsReadNarrow))
    protectExtension(B, HasDotProducts, HasRotations);
  if (movesInHalves(Original))
    return emitHalves(B, execOf(B.NumElts, D.FirstLane));
  bool IsShift = TD.hasFault(FinalizerFault::BFloatMoves) && makeShift(B);
  SmallVector<visa::Operand, 3> Srcs;
  for (const BaleSource &S : B.Srcs)
    Srcs.push_back(source(S));
  if (IsShift)
    Srcs.push_back(visa::Operand::imm(ElemType::UW, 16));
  if (B.Op == Operation::Cmp)
    return emitCompare(B, Srcs);
  visa::Exec E = execOf(B.NumElts, D.FirstLane);
  visa::Predicate P;
  if (!UnderOwnMask)
    P = predicateOf(B.Pred);
  if (B.Op == Operation::Bfn) {
    auto *Table = cast<ConstantInt>(cast<CallBase>(B.Main)->getArgOperand(3));
    VB.emitBfn(unsigned(Table->getZExtValue() & 0xff), E, destination(B),
               Srcs[0], Srcs[1], Srcs[2], P);
    return;
  }
  VB.emitALU(B.Op, E, destination(B), Srcs, P, B.Saturate);
}

} // namespace cmx
