//===- UnrollLoops.cpp - Short loops become straight code -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Input/UnrollLoops.h"

#include "cmx/Analysis/CodeSize.h"
#include "cmx/Analysis/Remarks.h"
#include "cmx/Analysis/Subroutines.h"
#include "cmx/IR/Intrinsics.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/Analysis/CodeMetrics.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"
#include "llvm/Transforms/Utils/LoopPeel.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include "llvm/Transforms/Utils/UnrollLoop.h"

using namespace llvm;

#define DEBUG_TYPE "cmx-unroll-loops"

STATISTIC(NumUnrolled, "Number of loops unrolled");

namespace cmx {

namespace {

class Unroller {
public:
  Unroller(Function &F, FunctionAnalysisManager &AM)
      : F(F), LI(AM.getResult<LoopAnalysis>(F)),
        DT(AM.getResult<DominatorTreeAnalysis>(F)),
        SE(AM.getResult<ScalarEvolutionAnalysis>(F)),
        AC(AM.getResult<AssumptionAnalysis>(F)), TTI(F.getDataLayout()),
        ORE(&F) {}

  bool run();

private:
  bool removeOddOptions();
  unsigned turnsOf(const Loop &L);
  bool isCopyable(const Loop &L, unsigned NumCopies);
  bool onlyCounts(const PHINode &Phi, const Loop &L);
  bool hasEqualTurns(const Loop &L);
  std::optional<UnrollLoopOptions> planFor(Loop &L, unsigned NumTurns);
  void unroll(Loop &L, const UnrollLoopOptions &Options);

  Function &F;
  LoopInfo &LI;
  DominatorTree &DT;
  ScalarEvolution &SE;
  AssumptionCache &AC;
  /// The costs of no particular target, so that the host does not matter.
  TargetTransformInfo TTI;
  OptimizationRemarkEmitter ORE;
  DenseMap<const Function *, std::optional<uint64_t>> CalleeSizes;
  bool Changed = false, Unrolled = false;
};

} // namespace

/// Returns the smallest constant trip count of an exit of \p L: control leaves
/// \p L after at most this many turns. Returns 0 if no exit has a constant trip
/// count.
unsigned Unroller::turnsOf(const Loop &L) {
  SmallVector<BasicBlock *, 8> Exiting;
  L.getExitingBlocks(Exiting);
  unsigned Fewest = 0;
  for (const BasicBlock *BB : Exiting)
    if (unsigned Turns = SE.getSmallConstantTripCount(&L, BB))
      Fewest = Fewest ? std::min(Fewest, Turns) : Turns;
  return Fewest;
}

/// Does LLVM read the value of the option \p Name as an integer, without a
/// check?
static bool isIntegerOption(StringRef Name) {
  return (Name.starts_with("llvm.loop.unroll.") &&
          !Name.contains("followup")) ||
         Name == "llvm.loop.disable_nonforced" ||
         Name == "llvm.loop.mustprogress" || Name == "llvm.loop.peeled.count" ||
         Name == "llvm.loop.estimated_trip_count";
}

/// Can LLVM read this operand of a loop's metadata, and does the operand make
/// sense?
static bool isReadableOption(const Metadata *Operand) {
  auto *Option = dyn_cast_or_null<MDNode>(Operand);
  if (!Option)
    return Operand;
  if (Option->getNumOperands() == 0 || !Option->getOperand(0))
    return false;
  auto *Name = dyn_cast<MDString>(Option->getOperand(0));
  if (!Name || !isIntegerOption(Name->getString()))
    return true;
  bool IsCount = Name->getString() == "llvm.loop.unroll.count";
  if (Option->getNumOperands() == 1)
    return !IsCount;
  auto *Value =
      Option->getNumOperands() == 2
          ? mdconst::dyn_extract_or_null<ConstantInt>(Option->getOperand(1))
          : nullptr;
  return Value && Value->getBitWidth() <= 64 &&
         Value->getValue().getSignificantBits() <= 32 &&
         (!IsCount || Value->getValue().isStrictlyPositive());
}

/// Returns the metadata of a loop with only those options that isReadableOption
/// accepts. Returns null if \p Options has no operands.
static MDNode *withoutOddOptions(MDNode *Options) {
  if (Options->getNumOperands() == 0)
    return nullptr;
  if (Options->getOperand(0) != Options ||
      all_of(Options->operands(), isReadableOption))
    return Options;
  SmallVector<Metadata *, 4> Kept;
  copy_if(Options->operands(), std::back_inserter(Kept), isReadableOption);
  MDNode *New = MDNode::getDistinct(Options->getContext(), Kept);
  New->replaceOperandWith(0, New);
  return New;
}

bool Unroller::removeOddOptions() {
  DenseMap<MDNode *, MDNode *> Replacements;
  bool Removed = false;
  for (BasicBlock &BB : F) {
    Instruction *End = BB.getTerminator();
    MDNode *Options = End->getMetadata(LLVMContext::MD_loop);
    if (!Options)
      continue;
    auto [It, IsNew] = Replacements.try_emplace(Options);
    if (IsNew)
      It->second = withoutOddOptions(Options);
    Removed |= It->second != Options;
    End->setMetadata(LLVMContext::MD_loop, It->second);
  }
  return Removed;
}

/// Returns the largest number of copies that \p L can get. Metadata can ask for
/// fewer copies than turns.
static unsigned mostCopies(const Loop &L, unsigned NumTurns) {
  std::optional<int> Wanted =
      getOptionalIntLoopAttribute(&L, "llvm.loop.unroll.count");
  return Wanted ? std::min(unsigned(*Wanted), NumTurns) : NumTurns;
}

static bool isSimdFlow(const Instruction &I) {
  return getGenXLowering(I) == LoweringKind::SimdFlow;
}

/// Returns the size of \p F, a function that a loop calls. Returns std::nullopt
/// if \p F will be inlined first, or if it can grow because it has calls or
/// loops.
static std::optional<uint64_t> sizeOfCallee(const Function &F) {
  if (!F.hasFnAttribute(Attribute::NoInline) ||
      F.hasFnAttribute(Attribute::AlwaysInline))
    return std::nullopt;
  SmallVector<std::pair<const BasicBlock *, const BasicBlock *>, 4> BackEdges;
  FindFunctionBackedges(F, BackEdges);
  if (!BackEdges.empty())
    return std::nullopt;
  uint64_t Size = 0;
  for (const Instruction &I : instructions(F)) {
    if (definedCallee(I))
      return std::nullopt;
    Size += estimateInstructions(I);
  }
  return Size;
}

bool Unroller::isCopyable(const Loop &L, unsigned NumCopies) {
  uint64_t MaxSize = MaxCopiedInstructions / NumCopies, Size = 0;
  for (const BasicBlock *BB : L.blocks()) {
    if (mayReturn(*BB))
      return false;
    for (const Instruction &I : *BB) {
      // Each copy of a variable would need memory of its own.
      if (isSimdFlow(I) || isa<AllocaInst>(I))
        return false;
      Size += estimateInstructions(I);
      if (const Function *Callee = definedCallee(I)) {
        auto [It, IsNew] = CalleeSizes.try_emplace(Callee);
        if (IsNew)
          It->second = sizeOfCallee(*Callee);
        if (!It->second)
          return false;
        Size += *It->second;
      }
      if (Size > MaxSize)
        return false;
    }
  }
  return true;
}

/// Does \p Phi only count the turns? Then it makes no copy of the body simpler
/// than another one.
bool Unroller::onlyCounts(const PHINode &Phi, const Loop &L) {
  const Value *Next = Phi.getIncomingValueForBlock(L.getLoopLatch());
  auto LeavesLoop = [&](const User *U) {
    auto *I = cast<Instruction>(U);
    return I->isTerminator() && LI.getLoopFor(I->getParent()) == &L &&
           L.isLoopExiting(I->getParent());
  };
  auto Counts = [&](const User *U) {
    return U == &Phi || U == Next ||
           (isa<ICmpInst>(U) && all_of(U->users(), LeavesLoop));
  };
  return isa<Instruction>(Next) && all_of(Phi.users(), Counts) &&
         all_of(Next->users(), Counts);
}

/// Is \p I, an instruction of \p L, computed only from constants and other
/// instructions of the loop?
static bool mayBeConstant(const Instruction &I, const Loop &L) {
  auto *Phi = dyn_cast<PHINode>(&I);
  if (Phi ? Phi->getParent() != L.getHeader() : I.mayReadOrWriteMemory())
    return false;
  return all_of(I.operands(), [&](const Value *Op) {
    auto *Def = dyn_cast<Instruction>(Op);
    return isa<Constant>(Op) || (Def && L.contains(Def));
  });
}

/// Returns the values of \p L that can differ in the same turn of different
/// executions of the loop. Unrolling does not make these values constant.
static SmallPtrSet<const Instruction *, 16> varyingValues(const Loop &L) {
  SmallPtrSet<const Instruction *, 16> Varying;
  SmallVector<const Instruction *, 16> Work;
  auto Add = [&](const Instruction &I) {
    if (L.contains(&I) && Varying.insert(&I).second)
      Work.push_back(&I);
  };
  for (const BasicBlock *BB : L.blocks())
    for (const Instruction &I : *BB)
      if (!mayBeConstant(I, L))
        Add(I);
  while (!Work.empty())
    for (const User *U : Work.pop_back_val()->users())
      Add(*cast<Instruction>(U));
  return Varying;
}

/// Is \p I a message? Its latency hides the instructions that count turns.
static bool isMessage(const Instruction &I) {
  if (const Value *Pointer = getLoadStorePointerOperand(&I))
    return !mayBeInRegisters(*Pointer, I.getDataLayout());
  return isa<AtomicRMWInst, AtomicCmpXchgInst>(I) ||
         (getGenXLowering(I) && I.mayReadOrWriteMemory());
}

/// Would all copies of the body be equal and contain a message? The latency of
/// the message hides the instructions that count turns.
bool Unroller::hasEqualTurns(const Loop &L) {
  auto HasMessage = [](const BasicBlock *BB) { return any_of(*BB, isMessage); };
  if (none_of(L.blocks(), HasMessage))
    return false;
  auto Varying = varyingValues(L);
  return all_of(L.getHeader()->phis(), [&](PHINode &Phi) {
    bool IsRow =
        SE.isSCEVable(Phi.getType()) && isa<SCEVAddRecExpr>(SE.getSCEV(&Phi));
    return (Varying.contains(&Phi) && !IsRow) || onlyCounts(Phi, L);
  });
}

/// Returns how LLVM wants to unroll \p L, or std::nullopt if the loop stays as
/// it is.
std::optional<UnrollLoopOptions> Unroller::planFor(Loop &L, unsigned NumTurns) {
  auto Preferences = gatherUnrollingPreferences(
      &L, SE, TTI, /*BFI=*/nullptr, /*PSI=*/nullptr, ORE, /*OptLevel=*/2,
      std::nullopt, std::nullopt, /*UserAllowPartial=*/false,
      /*UserRuntime=*/false, /*UserUpperBound=*/false, std::nullopt);
  auto Peeling =
      gatherPeelingPreferences(&L, SE, TTI, /*UserAllowPeeling=*/false,
                               /*UserAllowProfileBasedPeeling=*/false);
  SmallPtrSet<const Value *, 8> Ephemeral;
  CodeMetrics::collectEphemeralValues(&L, &AC, Ephemeral);
  UnrollCostEstimator Size(&L, TTI, Ephemeral, Preferences.BEInsns);
  if (!Size.canUnroll())
    return std::nullopt;
  bool UseUpperBound = false;
  computeUnrollCount(&L, TTI, DT, &LI, &AC, SE, Ephemeral, &ORE, NumTurns,
                     /*MaxTripCount=*/0, /*MaxOrZero=*/false,
                     /*TripMultiple=*/NumTurns, Size, Preferences, Peeling,
                     UseUpperBound);
  UnrollLoopOptions Options = {};
  Options.Count = std::min(Preferences.Count, NumTurns);
  if (Options.Count == 0 || (Options.Count == 1 && NumTurns != 1))
    return std::nullopt;
  Options.Force = Preferences.Force;
  return Options;
}

void Unroller::unroll(Loop &L, const UnrollLoopOptions &Options) {
  RemarkPlace At(*L.getLoopPreheader()->getTerminator());
  At.Loc = L.getStartLoc();
  LoopUnrollResult Result =
      UnrollLoop(&L, Options, &LI, &SE, &DT, &AC, &TTI, /*ORE=*/nullptr,
                 /*PreserveLCSSA=*/false);
  if (Result == LoopUnrollResult::Unmodified)
    return;
  Changed = Unrolled = true;
  ++NumUnrolled;
  Remarks(F, DEBUG_TYPE).passed("Unrolled", At, [&](Remark &R) {
    R << "the body of a loop was copied for " << ore::NV("Turns", Options.Count)
      << " turns";
  });
  if (Result == LoopUnrollResult::PartiallyUnrolled)
    L.setLoopAlreadyUnrolled();
}

/// Joins the blocks of consecutive turns, and removes branches that ended the
/// loop.
static void joinBlocks(Function &F) {
  for (BasicBlock &BB : F)
    ConstantFoldTerminator(&BB, /*DeleteDeadConditions=*/true);
  removeUnreachableBlocks(F);
  for (BasicBlock &BB : make_early_inc_range(F))
    MergeBlockIntoPredecessor(&BB);
}

bool Unroller::run() {
  Changed |= removeOddOptions();
  SmallVector<Loop *, 4> Loops = LI.getLoopsInPreorder();
  for (Loop *L : reverse(Loops)) {
    unsigned NumTurns = turnsOf(*L);
    if (NumTurns == 0 || (hasUnrollTransformation(L) & TM_Disable) ||
        !isCopyable(*L, mostCopies(*L, NumTurns)))
      continue;
    Changed |= simplifyLoop(L, &DT, &LI, &SE, &AC, nullptr,
                            /*PreserveLCSSA=*/false);
    if (!L->isLoopSimplifyForm() ||
        (NumTurns > 1 && hasUnrollTransformation(L) == TM_Unspecified &&
         hasEqualTurns(*L)))
      continue;
    Changed |= formLCSSARecursively(*L, DT, &LI, &SE);
    if (auto Options = planFor(*L, NumTurns))
      unroll(*L, *Options);
  }
  if (Unrolled && none_of(instructions(F), isSimdFlow))
    joinBlocks(F);
  return Changed;
}

PreservedAnalyses UnrollLoopsPass::run(Function &F,
                                       FunctionAnalysisManager &AM) {
  return Unroller(F, AM).run() ? PreservedAnalyses::none()
                               : PreservedAnalyses::all();
}

} // namespace cmx
