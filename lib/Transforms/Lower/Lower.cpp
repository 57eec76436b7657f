//===- Lower.cpp - Plain vector IR to region form -------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The walk over the function passes each instruction to the families of
// lowerings, one after the other. If a family replaces the instruction, the
// walk continues with the new instructions. The walk ends, because each
// replacement has fewer or simpler operations.
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Lower/Lower.h"

#include "LowerContext.h"

#include "cmx/Analysis/PrivatePointers.h"
#include "cmx/Analysis/Remarks.h"
#include "cmx/IR/Aggregates.h"
#include "cmx/IR/Builder.h"
#include "cmx/IR/ConstantBits.h"
#include "cmx/Transforms/Preserved.h"

#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Operator.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

#define DEBUG_TYPE "cmx-lower"

using namespace llvm;

STATISTIC(NumElements, "Number of element accesses lowered");
STATISTIC(NumShuffles, "Number of shuffles lowered");
STATISTIC(NumTruncs, "Number of truncations lowered");
STATISTIC(NumPredicates, "Number of i1 operations lowered");
STATISTIC(NumBytes, "Number of i8 operations lowered");
STATISTIC(NumInt64, "Number of i64 operations lowered");
STATISTIC(NumBFloat, "Number of moves of bfloat16 lowered");
STATISTIC(NumMasked, "Number of masked writes and choices lowered");
STATISTIC(NumDivisions, "Number of divisions lowered");
STATISTIC(NumSwitches, "Number of switches lowered");
STATISTIC(NumIntrinsics, "Number of intrinsics lowered");

namespace cmx {

static bool counted(bool Lowered, Statistic &Number) {
  Number += Lowered;
  return Lowered;
}

namespace {
/// A remark that says how many instructions replaced an instruction. The object
/// is created before the instruction is lowered and erased.
class LoweringRemark {
  Remarks &Rem;
  RemarkPlace Place;
  ore::NV Value, What;
  unsigned Lanes;

public:
  LoweringRemark(Remarks &Rem, const Instruction &I)
      : Rem(Rem), Place(I), Value(remarkValue("Value", I)),
        What("Instruction", whatIs(I)), Lanes(lanesOf(I)) {}

  /// Emits the remark. The instructions from \p First up to, but not including,
  /// \p End have replaced the old instruction.
  void emit(const Instruction *First, const Instruction *End) {
    unsigned Count = 0;
    for (; First && First != End; First = First->getNextNode())
      ++Count;
    Rem.passed("Lowered", Place, [&](Remark &R) {
      R << Value << ": " << What << " of " << ore::NV("Lanes", Lanes)
        << " lanes became " << ore::NV("Instructions", Count)
        << " instructions";
    });
  }

private:
  static std::string whatIs(const Instruction &I) {
    if (auto *Call = dyn_cast<CallInst>(&I))
      if (const Function *Callee = Call->getCalledFunction())
        return Callee->getName().str();
    return I.getOpcodeName();
  }
  static unsigned lanesOf(const Instruction &I) {
    Type *Ty = I.getType();
    // The result of a reduction is a scalar. Count the lanes of its operand.
    if (!Ty->isVectorTy() && I.getNumOperands())
      Ty = I.getOperand(0)->getType();
    auto *VecTy = dyn_cast<FixedVectorType>(Ty);
    return VecTy ? VecTy->getNumElements() : 1;
  }
};
} // namespace

static bool lowerInstruction(LowerContext &C, Instruction &I) {
  C.startAt(I);
  // InstCombine stores to an undefined pointer in places that no thread
  // reaches.
  if (auto *Store = dyn_cast<StoreInst>(&I);
      Store && Store->isSimple() &&
      isa<UndefValue>(Store->getPointerOperand())) {
    C.erase(I);
    return true;
  }
  // An access to a region that starts inside an element is poison. The offset
  // may have become a constant during this pass.
  if (auto *Access = dyn_cast<RegionAccessInst>(&I);
      Access && Access->misalignedOffsetBytes()) {
    C.replace(I, PoisonValue::get(I.getType()));
    return true;
  }
  if (reportUnsupported(C, I))
    return false;
  if (counted(lowerPredicate(C, I), NumPredicates) ||
      counted(lowerInt64(C, I), NumInt64) ||
      counted(lowerBytes(C, I), NumBytes) ||
      counted(lowerBFloat(C, I), NumBFloat) ||
      counted(lowerMaskedPairs(C, I), NumMasked))
    return true;
  if (auto *Switch = dyn_cast<SwitchInst>(&I))
    return counted(lowerSwitch(C, *Switch), NumSwitches);
  if (auto *Extract = dyn_cast<ExtractElementInst>(&I))
    return counted(lowerExtractElement(C, *Extract), NumElements);
  if (auto *Insert = dyn_cast<InsertElementInst>(&I))
    return counted(lowerInsertElement(C, *Insert), NumElements);
  if (auto *Shuffle = dyn_cast<ShuffleVectorInst>(&I))
    return counted(lowerShuffle(C, *Shuffle), NumShuffles);
  if (auto *Trunc = dyn_cast<TruncInst>(&I))
    return counted(lowerTrunc(C, *Trunc), NumTruncs);
  if (auto *Bin = dyn_cast<BinaryOperator>(&I))
    return counted(lowerPart(C, *Bin), NumTruncs) ||
           counted(lowerPartWrite(C, *Bin), NumTruncs) ||
           counted(lowerDivide(C, *Bin), NumDivisions);
  if (auto *Call = dyn_cast<CallInst>(&I);
      Call && (lowerGenXBits(C, *Call) || lowerGenXGroups(C, *Call))) {
    ++NumIntrinsics;
    return true;
  }
  if (auto *Intr = dyn_cast<IntrinsicInst>(&I))
    return counted(lowerIntrinsic(C, *Intr), NumIntrinsics);
  return false;
}

/// Replaces constant expressions among the operands of \p I by constants
/// without expressions, where this is possible.
static void dropConstantExpressions(LowerContext &C, Instruction &I) {
  for (Use &U : I.operands())
    if (auto *Old = dyn_cast<Constant>(U); Old && hasConstantExpression(*Old))
      if (Constant *New =
              withoutConstantExpressions(Old, C.function().getDataLayout());
          New != Old) {
        U.set(New);
        C.Changed = true;
      }
}

static void lowerBlock(LowerContext &C, BasicBlock &BB, Remarks &Rem) {
  bool Explain = Rem.enabled();
  Instruction *I = &BB.front();
  while (I) {
    Instruction *Before = I->getPrevNode(), *After = I->getNextNode();
    if (C.isKept(*I) || C.isReported(*I)) {
      I = After;
      continue;
    }
    dropConstantExpressions(C, *I); // Lowering may create some.
    std::optional<LoweringRemark> Explanation;
    if (Explain)
      Explanation.emplace(Rem, *I);
    if (!lowerInstruction(C, *I)) {
      I = I->getNextNode();
      continue;
    }
    I = Before ? Before->getNextNode() : &BB.front();
    if (Explanation)
      Explanation->emit(I, After);
  }
}

/// Is \p C a ptrtoint of a null pointer? Casts of the pointer between address
/// spaces are allowed, except those from or to shared local memory.
static bool isNullAddress(const Constant &C) {
  auto *Expr = dyn_cast<ConstantExpr>(&C);
  if (!Expr || Expr->getOpcode() != Instruction::PtrToInt)
    return false;
  const Value *Pointer = Expr->getOperand(0);
  while (auto *Cast = dyn_cast<AddrSpaceCastOperator>(Pointer)) {
    if (Cast->getSrcAddressSpace() == SLMAddressSpace ||
        Cast->getDestAddressSpace() == SLMAddressSpace)
      return false;
    Pointer = Cast->getPointerOperand();
  }
  return isa<ConstantPointerNull>(Pointer);
}

static Value *withAddresses(Constant &C, IRBuilder<> &B, RegionBuilder &RB);

/// Returns the expression \p C as an instruction, or null if withAddresses()
/// changes none of its operands.
static Value *expandAddresses(ConstantExpr &C, IRBuilder<> &B,
                              RegionBuilder &RB) {
  SmallVector<Value *, 2> Ops;
  bool NamesFunction = false;
  for (Use &U : C.operands()) {
    Value *Op = withAddresses(*cast<Constant>(U), B, RB);
    NamesFunction |= Op != nullptr;
    Ops.push_back(Op ? Op : U.get());
  }
  if (!NamesFunction)
    return nullptr;
  Instruction *I = C.getAsInstruction();
  for (auto [K, Op] : enumerate(Ops))
    I->setOperand(K, Op);
  return B.Insert(I);
}

/// Replaces null pointers in \p C by 0, and addresses of functions by calls of
/// llvm.genx.constanti. Returns the new value, or null if \p C stays as it is.
static Value *withAddresses(Constant &C, IRBuilder<> &B, RegionBuilder &RB) {
  if (isNullAddress(C))
    return Constant::getNullValue(C.getType());
  if (namedFunction(C)) {
    RB.ir().SetInsertPoint(B.GetInsertPoint());
    return RB.createIntrinsic(GenXIntrinsic::ConstantI, C.getType(), {&C});
  }
  if (auto *Expr = dyn_cast<ConstantExpr>(&C))
    return expandAddresses(*Expr, B, RB);
  auto *VecTy = dyn_cast<FixedVectorType>(C.getType());
  if (!VecTy || !hasConstantExpression(C))
    return nullptr;
  Value *Whole = PoisonValue::get(VecTy);
  for (unsigned K = 0; K != VecTy->getNumElements(); ++K) {
    Constant *Elt = C.getAggregateElement(K);
    if (!Elt)
      return nullptr;
    Value *V = withAddresses(*Elt, B, RB);
    Whole = B.CreateInsertElement(Whole, V ? V : Elt, K);
  }
  return Whole;
}

/// Replaces the addresses of functions in operands by values in registers.
static void nameFunctions(LowerContext &C, Function &F) {
  RegionBuilder RB(*F.getParent());
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    if (getGenXLowering(I) == LoweringKind::Constant)
      continue;
    for (Use &U : I.operands()) {
      auto *Op = dyn_cast<Constant>(U);
      auto *Phi = dyn_cast<PHINode>(&I);
      if (!Op || !hasConstantExpression(*Op))
        continue;
      IRBuilder<> B(Phi ? Phi->getIncomingBlock(U)->getTerminator() : &I);
      if (Value *New = withAddresses(*Op, B, RB)) {
        U.set(New);
        C.Changed = true;
      }
    }
  }
}

PreservedAnalyses LowerPass::run(Function &F, FunctionAnalysisManager &) {
  // In unreachable blocks, an instruction could be its own operand.
  bool Removed = EliminateUnreachableBlocks(F);
  LowerContext C(F, Opts.Target);
  Remarks Rem(F, DEBUG_TYPE);
  for (Instruction &I : instructions(F))
    dropConstantExpressions(C, I);
  nameFunctions(C, F);
  lowerMaskIntegers(C);
  // If a call with several results has a phi as operand, InstCombine may move
  // the call to the blocks before the phi. The phi is then a phi of structures.
  // Inlined helpers return structures, too.
  C.Changed |= splitAggregates(F);
  // In this order, definitions come before uses (except for phis). So an
  // operand is already lowered when a family looks at it.
  ReversePostOrderTraversal<Function *> Order(&F);
  for (BasicBlock *BB : Order)
    lowerBlock(C, *BB, Rem);
  C.eraseDead();
  if (C.NumShuffleStops != 0)
    Rem.analysis("SearchStopped", [&](Remark &R) {
      R << "search for lanes of shuffles stopped after "
        << ore::NV("Regions", LowerContext::MaxShuffleDepth)
        << " nested regions; times: " << ore::NV("Times", C.NumShuffleStops);
    });
  return Removed ? PreservedAnalyses::none() : preservedIfRewritten(C.Changed);
}

void LowerPass::printPipeline(raw_ostream &OS,
                              function_ref<StringRef(StringRef)> MapClassName) {
  OS << MapClassName(name());
  if (Opts.Target)
    OS << "<platform=" << Opts.Target->name() << '>';
}

} // namespace cmx
