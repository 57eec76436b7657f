//===- SimdShape.cpp - Preparing branches by lane for lowering ------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SimdShape.h"

#include "SimdSections.h"

#include "cmx/IR/DiagnosticInfo.h"

#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;

namespace cmx {

void uniteReturns(Function &F) {
  SmallVector<ReturnInst *, 4> Returns;
  for (BasicBlock &BB : F)
    if (auto *Return = dyn_cast<ReturnInst>(BB.getTerminator()))
      Returns.push_back(Return);
  if (Returns.size() < 2)
    return;
  BasicBlock *End = BasicBlock::Create(F.getContext(), "end", &F);
  IRBuilder<> B(End);
  PHINode *Result = nullptr;
  if (F.getReturnType()->isVoidTy()) {
    B.CreateRetVoid();
  } else {
    Result = B.CreatePHI(F.getReturnType(), unsigned(Returns.size()));
    B.CreateRet(Result);
  }
  for (ReturnInst *Return : Returns) {
    if (Result)
      Result->addIncoming(Return->getReturnValue(), Return->getParent());
    B.SetInsertPoint(Return);
    B.CreateBr(End);
    Return->eraseFromParent();
  }
}

void uniteTurns(Function &F) {
  DominatorTree Tree(F);
  LoopInfo Loops(Tree);
  for (Loop *L : Loops.getLoopsInPreorder()) {
    SmallVector<BasicBlock *, 4> Latches;
    L->getLoopLatches(Latches);
    if (Latches.size() > 1 &&
        any_of(L->blocks(), [](BasicBlock *BB) { return simdBranch(*BB).Any; }))
      SplitBlockPredecessors(L->getHeader(), Latches, ".again", &Tree, &Loops);
  }
}

void ownConditions(Function &F) {
  for (BasicBlock &BB : F) {
    SimdBranch By = simdBranch(BB);
    if (!By.Any)
      continue;
    auto *Branch = cast<BranchInst>(BB.getTerminator());
    Value *Old = Branch->getCondition();
    auto IsOwn = [&](const Value *V) {
      return V->hasOneUse() && cast<Instruction>(V)->getParent() == &BB;
    };
    bool IsDirect =
        Old == By.Any ||
        PatternMatch::match(
            Old, PatternMatch::m_Not(PatternMatch::m_Specific(By.Any)));
    if (IsDirect && IsOwn(By.Any) && IsOwn(Old))
      continue;
    IRBuilder<> B(Branch);
    Value *Condition = B.Insert(By.Any->clone());
    if (By.IsNegated)
      Condition = B.CreateNot(Condition);
    Branch->setCondition(Condition);
  }
}

/// Returns a call under SIMD control flow whose callee has a body, or null if
/// there is none.
static CallInst *maskedCall(Function &F, const SimdSections &Sections) {
  for (BasicBlock &BB : F)
    if (Sections.lanes(BB))
      for (Instruction &I : BB)
        if (auto *Call = dyn_cast<CallInst>(&I))
          if (const Function *Callee = Call->getCalledFunction();
              Callee && !Callee->isDeclaration())
            return Call;
  return nullptr;
}

static bool callsItself(const Function &F) {
  return any_of(F.users(), [&](const User *U) {
    auto *Call = dyn_cast<CallInst>(U);
    return Call && Call->getFunction() == &F;
  });
}

bool inlineMaskedCalls(Function &F) {
  constexpr unsigned MaxCalls = 200; // Stops mutual recursion.
  for (unsigned N = 0;; ++N) {
    CallInst *Call = maskedCall(F, SimdSections(F));
    if (!Call)
      return true;
    InlineFunctionInfo Info;
    if (N == MaxCalls || callsItself(*Call->getCalledFunction()) ||
        !InlineFunction(*Call, Info).isSuccess()) {
      emitDiag(*Call, DiagKind::CallUnsupported,
               "function that can be inlined expected under SIMD control flow, "
               "actual '" +
                   Call->getCalledFunction()->getName() + "'");
      return false;
    }
  }
}

} // namespace cmx
