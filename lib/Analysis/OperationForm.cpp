//===- OperationForm.cpp - LLVM instructions as operations ----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Analysis/OperationForm.h"
#include "cmx/IR/RegionInst.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace cmx {

static OperationForm unary(Operation Op, bool Signed = true) {
  OperationForm F;
  F.Op = Op;
  F.NumSrcs = 1;
  F.SrcSigned = F.DstSigned = Signed;
  return F;
}

static OperationForm binary(Operation Op, bool Signed = true) {
  OperationForm F = unary(Op, Signed);
  F.NumSrcs = 2;
  F.OperandNo[1] = 1;
  return F;
}

static OperationForm ternary(Operation Op, bool Signed = true) {
  OperationForm F = binary(Op, Signed);
  F.NumSrcs = 3;
  F.OperandNo[2] = 2;
  return F;
}

static OperationForm modified(Modifier Mod) {
  OperationForm F = unary(Operation::Mov);
  F.Mod[0] = Mod;
  return F;
}

static std::optional<OperationForm> binaryForm(const BinaryOperator &I) {
  switch (I.getOpcode()) {
  case Instruction::Add:
  case Instruction::FAdd:
    return binary(Operation::Add);
  case Instruction::Sub:
  case Instruction::FSub: {
    OperationForm F = binary(Operation::Add);
    F.Mod[1] = Modifier::Neg;
    return F;
  }
  case Instruction::Mul:
  case Instruction::FMul:
    return binary(Operation::Mul);
  case Instruction::SDiv:
  case Instruction::FDiv:
    return binary(Operation::Div);
  case Instruction::UDiv:
    return binary(Operation::Div, /*Signed=*/false);
  case Instruction::SRem:
    return binary(Operation::Mod);
  case Instruction::URem:
    return binary(Operation::Mod, /*Signed=*/false);
  case Instruction::Shl:
    return binary(Operation::Shl);
  case Instruction::LShr:
    return binary(Operation::Shr, /*Signed=*/false);
  case Instruction::AShr:
    return binary(Operation::Asr);
  case Instruction::And:
    return binary(Operation::And);
  case Instruction::Or:
    return binary(Operation::Or);
  case Instruction::Xor:
    if (match(&I, m_Not(m_Value()))) {
      OperationForm F = unary(Operation::Not);
      // The source is the operand that is not the -1 of the complement. It may
      // be a constant, too.
      F.OperandNo[0] = match(I.getOperand(1), m_AllOnes()) ? 0 : 1;
      return F;
    }
    return binary(Operation::Xor);
  default:
    return std::nullopt; // frem is lowered before.
  }
}

static std::optional<OperationForm> castForm(const CastInst &I) {
  OperationForm F = unary(Operation::Mov);
  switch (I.getOpcode()) {
  case Instruction::ZExt:
    F.SrcSigned = F.DstSigned = false;
    return F;
  case Instruction::UIToFP:
    F.SrcSigned = false;
    return F;
  case Instruction::FPToUI:
    F.DstSigned = false;
    return F;
  case Instruction::SExt:
  case Instruction::SIToFP:
  case Instruction::FPToSI:
  case Instruction::Trunc:
  case Instruction::FPTrunc:
  case Instruction::FPExt:
    return F;
  default:
    return std::nullopt;
  }
}

static std::optional<OperationForm> llvmIntrinsicForm(const IntrinsicInst &I) {
  switch (I.getIntrinsicID()) {
  case Intrinsic::smax:
    return binary(Operation::Max);
  case Intrinsic::smin:
    return binary(Operation::Min);
  case Intrinsic::umax:
    return binary(Operation::Max, /*Signed=*/false);
  case Intrinsic::umin:
    return binary(Operation::Min, /*Signed=*/false);
  case Intrinsic::minnum:
    return binary(Operation::Min);
  case Intrinsic::maxnum:
    return binary(Operation::Max);
  case Intrinsic::abs:
  case Intrinsic::fabs:
    return modified(Modifier::Abs);
  case Intrinsic::sqrt:
    return unary(Operation::Sqrt);
  case Intrinsic::exp2:
    return unary(Operation::Exp);
  case Intrinsic::log2:
    return unary(Operation::Log);
  case Intrinsic::sin:
    return unary(Operation::Sin);
  case Intrinsic::cos:
    return unary(Operation::Cos);
  case Intrinsic::pow:
    return binary(Operation::Pow);
  case Intrinsic::floor:
    return unary(Operation::Rndd);
  case Intrinsic::ceil:
    return unary(Operation::Rndu);
  case Intrinsic::trunc:
    return unary(Operation::Rndz);
  case Intrinsic::rint:
  case Intrinsic::nearbyint:
  case Intrinsic::roundeven:
    return unary(Operation::Rnde);
  case Intrinsic::fma:
  case Intrinsic::fmuladd:
    return ternary(Operation::Mad);
  case Intrinsic::ctpop:
    return unary(Operation::Cbit, /*Signed=*/false);
  case Intrinsic::ctlz:
    return unary(Operation::Lzd, /*Signed=*/false);
  case Intrinsic::bitreverse:
    return unary(Operation::Bfrev, /*Signed=*/false);
  default:
    return std::nullopt;
  }
}

/// Returns the operation whose vISA mnemonic is \p Mnemonic.
static std::optional<Operation> operationByMnemonic(StringRef Mnemonic) {
  static const StringMap<Operation> Table = [] {
    StringMap<Operation> T;
#define CMX_OPERATION(Enum, Text, ...) T.try_emplace(Text, Operation::Enum);
#include "cmx/Target/Operations.def"
    return T;
  }();
  auto It = Table.find(Mnemonic);
  if (It == Table.end())
    return std::nullopt;
  return It->second;
}

namespace {
/// The form of an intrinsic, made from its row in the table of intrinsics.
struct GenXForm {
  bool Valid = false;
  OperationForm Form;
};
} // namespace

static GenXForm makeGenXForm(const GenXInfo &Info) {
  GenXForm G;
  auto Op = operationByMnemonic(Info.VisaName);
  OperationForm &F = G.Form;
  switch (Info.Lowering) {
  case LoweringKind::Alu:
    if (!Op)
      return G;
    F.Op = *Op;
    F.NumSrcs = unsigned(Info.Operands.size());
    if (F.Op == Operation::Bfn)
      --F.NumSrcs; // The truth table is part of the mnemonic.
    // Intrinsics with two results, or more operands than an instruction has,
    // are handled elsewhere.
    if (Info.Results.size() != 1 || F.NumSrcs > 3)
      return G;
    for (unsigned K = 0; K != F.NumSrcs; ++K)
      F.OperandNo[K] = K;
    break;
  case LoweringKind::Convert:
    if (!Op || *Op != Operation::Mov)
      return G;
    F = unary(Operation::Mov);
    break;
  case LoweringKind::Saturate:
    F = unary(Operation::Mov);
    break;
  case LoweringKind::Modifier:
    F = modified(Modifier::Abs);
    break;
  case LoweringKind::Expand:
  case LoweringKind::Region:
  case LoweringKind::Predicate:
  case LoweringKind::Constant:
  case LoweringKind::Reduce:
  case LoweringKind::Message:
  case LoweringKind::Atomic:
  case LoweringKind::Sync:
  case LoweringKind::Predefined:
  case LoweringKind::SimdFlow:
    return G;
  }
  F.Saturate = Info.Saturates;
  F.DstSigned = Info.Signs != GenXSigns::UU && Info.Signs != GenXSigns::US;
  F.SrcSigned = Info.Signs != GenXSigns::UU && Info.Signs != GenXSigns::SU;
  G.Valid = true;
  return G;
}

static std::optional<OperationForm> genXForm(const CallBase &Call) {
  static const std::vector<GenXForm> Forms = [] {
    std::vector<GenXForm> V;
    for (const GenXInfo &Info : allGenXInfos())
      V.push_back(makeGenXForm(Info));
    return V;
  }();
  auto Id = getGenXIntrinsic(Call);
  if (!Id || !Forms[unsigned(*Id)].Valid)
    return std::nullopt;
  return Forms[unsigned(*Id)].Form;
}

std::optional<OperationForm> getOperationForm(const Instruction &I) {
  Type *Ty = I.getType();
  if (Ty->isVoidTy() || Ty->isAggregateType())
    return std::nullopt;
  if (auto *Cmp = dyn_cast<CmpInst>(&I)) {
    if (isPredicateType(Cmp->getOperand(0)->getType()))
      return std::nullopt;
    OperationForm F = binary(Operation::Cmp, !Cmp->isUnsigned());
    F.Cond = Cmp->getPredicate();
    return F;
  }
  if (isPredicateType(Ty))
    return std::nullopt; // Predicate logic.
  if (auto *Bin = dyn_cast<BinaryOperator>(&I))
    return binaryForm(*Bin);
  if (isa<UnaryOperator>(&I))
    return modified(Modifier::Neg); // fneg, the only UnaryOperator.
  if (auto *Cast = dyn_cast<CastInst>(&I)) {
    if (isPredicateType(Cast->getSrcTy()))
      return std::nullopt;
    return castForm(*Cast);
  }
  if (auto *Sel = dyn_cast<SelectInst>(&I)) {
    if (numLanes(Sel->getCondition()->getType()) != numLanes(Ty))
      return std::nullopt;
    OperationForm F = binary(Operation::Sel);
    F.OperandNo[0] = 1;
    F.OperandNo[1] = 2;
    F.HasPredicate = true;
    return F;
  }
  if (auto *Call = dyn_cast<CallBase>(&I)) {
    // llvm.genx functions are IntrinsicInsts as well, because of their names.
    if (auto Form = genXForm(*Call))
      return Form;
    if (auto *Intr = dyn_cast<IntrinsicInst>(Call))
      return llvmIntrinsicForm(*Intr);
    return std::nullopt;
  }
  return std::nullopt;
}

Modifier combineModifiers(Modifier Outer, Modifier Inner) {
  if (Outer == Modifier::None)
    return Inner;
  assert((Outer == Modifier::Not) == (Inner == Modifier::Not) &&
         "no operation takes both");
  if (Outer == Modifier::Abs || Outer == Modifier::NegAbs)
    return Outer; // |-x| and ||x|| are |x|.
  return Outer == Inner ? Modifier::None : Modifier::NegAbs;
}

std::optional<ModifiedValue> matchModifier(Value *V) {
  Value *X;
  if (match(V, m_FNeg(m_Value(X))) || match(V, m_Neg(m_Value(X))))
    return ModifiedValue{X, Modifier::Neg};
  if (match(V, m_Not(m_Value(X))))
    return ModifiedValue{X, Modifier::Not};
  if (auto *Intr = dyn_cast<IntrinsicInst>(V))
    if (Intr->getIntrinsicID() == Intrinsic::fabs ||
        Intr->getIntrinsicID() == Intrinsic::abs)
      return ModifiedValue{Intr->getArgOperand(0), Modifier::Abs};
  if (auto Id = getGenXIntrinsic(*V);
      Id == GenXIntrinsic::AbsI || Id == GenXIntrinsic::AbsF)
    return ModifiedValue{cast<CallBase>(V)->getArgOperand(0), Modifier::Abs};
  return std::nullopt;
}

} // namespace cmx
