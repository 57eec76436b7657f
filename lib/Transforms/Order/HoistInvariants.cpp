//===- HoistInvariants.cpp - Bales that loops need not repeat -------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pass moves units (bales, see BaleUnits.h) in three steps. The first step
// walks over the blocks in reverse postorder and makes plans: a unit is to be
// moved before the largest loop around it that contains no definition of its
// operands. If an operand has a plan, the step assumes that the operand is
// already moved. The second step withdraws plans that would cost copies or too
// many registers, and plans that depend on withdrawn ones. The third step
// carries out the remaining plans.
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Order/HoistInvariants.h"
#include "cmx/Analysis/Bale.h"
#include "cmx/Analysis/BaleUnits.h"
#include "cmx/Analysis/Liveness.h"
#include "cmx/Analysis/PlaceReuse.h"
#include "cmx/Analysis/Remarks.h"
#include "cmx/Analysis/Subroutines.h"
#include "cmx/IR/Platform.h"
#include "cmx/Transforms/Preserved.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Dominators.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;

#define DEBUG_TYPE "cmx-hoist-invariants"

STATISTIC(NumHoisted, "Number of bales moved out of loops");

namespace cmx {

namespace {

constexpr unsigned None = LoopForest::None;

/// The instructions to be moved (a unit, or only the product in it, see
/// productOf), and the loop before which they will be placed.
struct Plan {
  BaleUnit Insts;
  unsigned Block;
  unsigned Loop; ///< The number of its header; None: nothing moves.
  Instruction *root() const { return Insts.back(); }
};

class Hoister {
public:
  Hoister(Function &F, const TargetDesc &TD, DominatorTree &DT)
      : DT(DT), Bales(F, &TD, BaleMode::Legal), Live(F, Bales),
        LimitBytes(uint64_t(TD.numGRFs()) * TD.grfBytes() * 3 / 4),
        Rem(F, DEBUG_TYPE) {
    for (const Subroutine &S : findSubroutines(F))
      Subroutines.insert(S.entry());
  }

  PreservedAnalyses run();

private:
  void planBlock(unsigned Block);
  bool isMovable(Instruction &Root) const;
  bool plan(BaleUnit Insts, unsigned Block);
  BaleUnit productOf(const BaleUnit &Unit) const;
  unsigned blockAfterMoves(const Value &V) const;
  unsigned loopOf(const BaleUnit &Insts, unsigned Block) const;

  Plan *planOf(const Value *V);
  bool costsCopy(const Plan &P) const;
  void withdraw(Plan &P);
  void checkAgain(Plan &P);
  void withdrawCopied();
  void withdrawLarge();
  uint64_t peakBytesIn(unsigned Loop) const;

  BasicBlock *blockBefore(unsigned Loop);
  void carryOut();

  DominatorTree &DT;
  BaleInfo Bales;
  Liveness Live;
  const uint64_t LimitBytes;
  Remarks Rem;
  std::vector<Liveness::BlockBytes> BytesOf; ///< By block.
  DenseMap<const BasicBlock *, unsigned> NumberOf;
  std::vector<Plan> Plans; ///< Operands come before their users.
  DenseMap<const Value *, unsigned> PlanOf; ///< By instruction in a plan.
  SmallVector<unsigned, 16> Work; ///< Plans that may have to be withdrawn.
  DenseMap<unsigned, BasicBlock *> Before; ///< By loop.
  /// The entries of subroutines. Several calls of a subroutine in a row look
  /// like iterations of a loop whose header is the entry.
  SmallPtrSet<const BasicBlock *, 4> Subroutines;
  bool HasNewBlock = false;
};

} // namespace

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

/// Is it harmless to execute \p I even if the loop never reaches \p I?
static bool isHarmless(const Instruction &I) {
  if (isPredicateType(I.getType()) || any_of(I.operands(), [](const Value *Op) {
        return isPredicateType(Op->getType()) && !isa<Constant>(Op);
      }))
    return false;
  if (auto *Access = dyn_cast<RegionAccessInst>(&I))
    return Access->hasConstantOffset();
  if (auto Lowering = getGenXLowering(I))
    return isElementwise(*Lowering);
  return !I.mayReadOrWriteMemory() && isSafeToSpeculativelyExecute(&I);
}

/// Returns the number of the block that will define \p V after the plans made
/// so far are carried out. For a value that moves, this is the last block
/// before the loop.
unsigned Hoister::blockAfterMoves(const Value &V) const {
  auto *I = dyn_cast<Instruction>(&V);
  if (!I)
    return 0;
  auto It = PlanOf.find(I);
  if (It == PlanOf.end() || Plans[It->second].Loop == None)
    return NumberOf.lookup(I->getParent());
  const BasicBlock *Header = Live.blocks()[Plans[It->second].Loop];
  return NumberOf.lookup(DT.getNode(Header)->getIDom()->getBlock());
}

/// Returns the largest loop around \p Block that contains no definition of an
/// operand of \p Insts. Returns None if there is no such loop.
unsigned Hoister::loopOf(const BaleUnit &Insts, unsigned Block) const {
  const LoopForest &Loops = Live.loops();
  // Start with the largest loop around Block: no loop contains block 0, the
  // entry.
  unsigned Loop = Loops.largestWithout(Block, 0);
  for (const Instruction *I : Insts)
    for (const Value *Op : I->operands()) {
      if (!isa<Instruction>(Op) || is_contained(Insts, Op))
        continue;
      unsigned Without = Loops.largestWithout(Block, blockAfterMoves(*Op));
      if (Without == None)
        return None;
      // Of two loops around a block, the inner one has the later header.
      Loop = std::max(Loop, Without);
    }
  return Loop;
}

bool Hoister::plan(BaleUnit Insts, unsigned Block) {
  if (Insts.empty() ||
      !all_of(Insts, [](const Instruction *I) { return isHarmless(*I); }))
    return false;
  unsigned Loop = loopOf(Insts, Block);
  if (Loop == None || Subroutines.contains(Live.blocks()[Loop]))
    return false;
  for (const Instruction *I : Insts)
    PlanOf[I] = unsigned(Plans.size());
  Plans.push_back({std::move(Insts), Block, Loop});
  return true;
}

/// If the bale of \p Unit multiplies two dwords and adds, returns the product
/// and the members of the bale that read the factors. Otherwise returns an
/// empty unit.
BaleUnit Hoister::productOf(const BaleUnit &Unit) const {
  Bale B = Bales.bale(Unit.back());
  auto IsDword = [](const BaleSource &S) {
    return !S.isConstant() && !isFloat(S.Type) && elemTypeBytes(S.Type) == 4;
  };
  if (B.K != Bale::Kind::Operation || !B.Product || !IsDword(B.Srcs[0]) ||
      !IsDword(B.Srcs[1]))
    return {};
  SmallPtrSet<const Value *, 8> Feeding = {B.Product};
  BaleUnit Insts;
  for (Instruction *I : reverse(Unit))
    if (Feeding.contains(I)) {
      Insts.push_back(I);
      Feeding.insert(I->op_begin(), I->op_end());
    }
  std::reverse(Insts.begin(), Insts.end());
  return Insts;
}

bool Hoister::isMovable(Instruction &Root) const {
  return isRename(&Root) || getGenXLowering(Root) == LoweringKind::Constant ||
         Bales.bale(&Root).K == Bale::Kind::Operation;
}

void Hoister::planBlock(unsigned Block) {
  BaleUnits Units(*Live.blocks()[Block], Bales);
  for (unsigned N = 0; N != Units.size(); ++N) {
    const BaleUnit &Unit = Units[N];
    if (isMovable(*Unit.back()) && !plan(Unit, Block))
      plan(productOf(Unit), Block);
  }
}

//===----------------------------------------------------------------------===//
// Reasons against a plan
//===----------------------------------------------------------------------===//

Plan *Hoister::planOf(const Value *V) {
  auto It = PlanOf.find(V);
  return It == PlanOf.end() || Plans[It->second].Loop == None
             ? nullptr
             : &Plans[It->second];
}

/// Would each iteration of the loop need a copy of the value of \p P? This is
/// so if the iteration changes the value in place or passes it on to the next
/// iteration.
bool Hoister::costsCopy(const Plan &P) const {
  auto IsInLoop = [&](const Instruction &I) {
    return Live.loops().contains(P.Loop, NumberOf.lookup(I.getParent()));
  };
  SmallVector<const Instruction *, 4> Names = {P.root()};
  while (!Names.empty())
    for (const Use &U : Names.pop_back_val()->uses()) {
      auto *I = cast<Instruction>(U.getUser());
      if (isRename(I))
        Names.push_back(I);
      else if (isa<PHINode>(I) ? IsInLoop(*I)
                               : overwrittenOperand(*I) == U.getOperandNo()) {
        auto It = PlanOf.find(I);
        bool MovesToo = It != PlanOf.end() && Plans[It->second].Loop == P.Loop;
        if (!MovesToo && IsInLoop(*I))
          return true;
      }
    }
  return false;
}

/// Withdraws \p P. The plan of the value that \p P changes in place, and the
/// plans of the users of \p P, may now be invalid, so they are checked again.
void Hoister::withdraw(Plan &P) {
  P.Loop = None;
  if (auto Old = overwrittenOperand(*P.root()))
    for (const Value *V = P.root()->getOperand(*Old);;
         V = cast<Instruction>(V)->getOperand(0)) {
      if (Plan *Other = planOf(V))
        Work.push_back(unsigned(Other - Plans.data()));
      if (!isRename(V))
        break;
    }
  SmallVector<const Instruction *, 4> Names = {P.root()};
  while (!Names.empty())
    for (const User *U : Names.pop_back_val()->users()) {
      auto *I = cast<Instruction>(U);
      if (isRename(I))
        Names.push_back(I);
      if (Plan *Other = planOf(I))
        Work.push_back(unsigned(Other - Plans.data()));
    }
}

void Hoister::checkAgain(Plan &P) {
  if (P.Loop != None && (costsCopy(P) || loopOf(P.Insts, P.Block) != P.Loop))
    withdraw(P);
}

void Hoister::withdrawCopied() {
  for (Plan &P : Plans)
    checkAgain(P);
  while (!Work.empty())
    checkAgain(Plans[Work.pop_back_val()]);
}

uint64_t Hoister::peakBytesIn(unsigned Loop) const {
  uint64_t Bytes = 0;
  for (auto [First, Last] : Live.loops().runs(Loop))
    for (unsigned B = First; B <= Last; ++B)
      Bytes = std::max(Bytes, BytesOf[B].Peak);
  return Bytes;
}

/// Withdraws plans if there are not enough registers for their values. Assumes
/// that each moved value needs registers in every loop, although many values
/// are dead in some loops.
void Hoister::withdrawLarge() {
  uint64_t MovedBytes = 0;
  DenseMap<unsigned, uint64_t> Peaks;
  for (Plan &P : Plans) {
    if (P.Loop == None || isRename(P.root()))
      continue;
    auto Old = overwrittenOperand(*P.root());
    Plan *Place =
        Old ? planOf(stripRenames(P.root()->getOperand(*Old))) : nullptr;
    if (Place && Place->Loop == P.Loop)
      continue;
    auto [It, IsNew] = Peaks.try_emplace(P.Loop);
    if (IsNew)
      It->second = peakBytesIn(P.Loop);
    uint64_t Bytes = registerBytes(P.root()->getType());
    if (It->second + MovedBytes + Bytes > LimitBytes)
      withdraw(P);
    else
      MovedBytes += Bytes;
  }
  while (!Work.empty())
    checkAgain(Plans[Work.pop_back_val()]);
}

//===----------------------------------------------------------------------===//
// Moving
//===----------------------------------------------------------------------===//

/// Returns a block that is executed once before \p Loop, and creates it if
/// necessary.
BasicBlock *Hoister::blockBefore(unsigned Loop) {
  BasicBlock *&Block = Before[Loop];
  if (Block)
    return Block;
  BasicBlock *Header = Live.blocks()[Loop];
  SmallSetVector<BasicBlock *, 4> Outside;
  for (BasicBlock *Pred : predecessors(Header)) {
    auto It = NumberOf.find(Pred);
    if (It == NumberOf.end() || !Live.loops().contains(Loop, It->second))
      Outside.insert(Pred);
  }
  Block = Outside.front();
  if (Outside.size() != 1 || Block->getTerminator()->getNumSuccessors() != 1) {
    Block =
        SplitBlockPredecessors(Header, Outside.getArrayRef(), ".before", &DT);
    HasNewBlock = true;
  }
  return Block;
}

void Hoister::carryOut() {
  for (const Plan &P : Plans) {
    if (P.Loop == None)
      continue;
    RemarkPlace From(*P.root());
    BasicBlock *To = blockBefore(P.Loop);
    for (Instruction *I : P.Insts) {
      I->moveBefore(*To, To->getTerminator()->getIterator());
      I->dropUBImplyingAttrsAndMetadata();
      I->updateLocationAfterHoist();
    }
    if (isRename(P.root()))
      continue;
    ++NumHoisted;
    Rem.passed("Hoisted", From, [&](Remark &R) {
      R << "each turn of the loop computed the same: moved before it";
    });
  }
}

PreservedAnalyses Hoister::run() {
  BytesOf = Live.blockBytes();
  for (auto [Number, BB] : enumerate(Live.blocks()))
    NumberOf[BB] = unsigned(Number);
  for (unsigned B = 0; B != Live.blocks().size(); ++B)
    if (Live.loopDepth(Live.blocks()[B]))
      planBlock(B);
  withdrawCopied();
  withdrawLarge();
  carryOut();
  if (HasNewBlock)
    return PreservedAnalyses::none();
  return preservedIfRewritten(!Before.empty());
}

PreservedAnalyses HoistInvariantsPass::run(Function &F,
                                           FunctionAnalysisManager &AM) {
  const TargetDesc *TD = getPlatformOrReport(F, Target);
  // Most kernels have only one block, and therefore no loop.
  if (!TD || F.size() == 1)
    return PreservedAnalyses::all();
  return Hoister(F, *TD, AM.getResult<DominatorTreeAnalysis>(F)).run();
}

} // namespace cmx
