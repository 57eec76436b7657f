//===- LaneTurns.cpp - Branches by lane as one loop -----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each lane has the number of the block that it executes next. A loop around
// all blocks takes the lowest number, executes the block of this number for the
// lanes that have it, and gives these lanes their next numbers. Blocks are
// numbered in reverse post-order, but the numbers of the blocks of a loop are
// consecutive. The loop always executes 32 lanes. If the conditions of the
// branches have only N lanes, they are repeated: lanes L and L + N take the
// same path.
//
//===----------------------------------------------------------------------===//

#include "LaneTurns.h"

#include "cmx/IR/Builder.h"
#include "cmx/IR/IntrinsicStates.h"
#include "cmx/IR/RegionInst.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace cmx::fuzz {

namespace {

constexpr unsigned NumLanes = 32;

class LaneTurns {
public:
  explicit LaneTurns(Function &F)
      : F(F), RB(*F.getParent()), B(RB.ir()),
        LanesTy(FixedVectorType::get(B.getInt1Ty(), NumLanes)) {}

  void run();

private:
  void uniteWaysBack();
  void ownConditions();
  void findWidths();
  void numberBlocks();
  void repeatPointers();
  void keepInVariables();
  void maskStore(StoreInst &Store, unsigned Width);
  void maskMessage(CallInst &Call, unsigned Width);
  void replaceMark(CallInst &Mark);
  void endBlock(BasicBlock &BB);
  void dispatch();
  void splitIntoTurns();
  Value *active(unsigned Width);
  Value *repeated(Value *Lanes);
  Value *numberOf(BasicBlock *BB) { return B.getInt32(Numbers.lookup(BB)); }

  Function &F;
  RegionBuilder RB;
  IRBuilder<> &B;
  FixedVectorType *LanesTy;
  /// For a block that is under branches by lane (see findWidths): the number of
  /// lanes of these branches.
  DenseMap<const BasicBlock *, unsigned> Widths;
  MapVector<BasicBlock *, unsigned> Numbers;
  AllocaInst *Next = nullptr, *Active = nullptr;
  BasicBlock *Start = nullptr; ///< Of each turn.
};

} // namespace

static std::optional<PlainForm> markOf(const Instruction &I) {
  auto *Call = dyn_cast<CallInst>(&I);
  const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
  auto Form = Callee ? getPlainForm(*Callee) : std::nullopt;
  if (Form && *Form != PlainForm::SimdAny &&
      *Form != PlainForm::SimdPredicate && *Form != PlainForm::UnmaskBegin &&
      *Form != PlainForm::UnmaskEnd)
    return std::nullopt;
  return Form;
}

/// If \p BB ends with a branch by lane, returns the operand of its simdcf.any.
/// Otherwise returns null.
static Value *lanesOfBranch(const BasicBlock &BB, bool &IsNegated) {
  auto *Br = dyn_cast<BranchInst>(BB.getTerminator());
  if (!Br || !Br->isConditional())
    return nullptr;
  Value *Condition = Br->getCondition(), *Inner;
  IsNegated = match(Condition, m_Not(m_Value(Inner)));
  auto *Mark = dyn_cast<CallInst>(IsNegated ? Inner : Condition);
  return Mark && markOf(*Mark) == PlainForm::SimdAny ? Mark->getArgOperand(0)
                                                     : nullptr;
}

static Value *lanesOfBranch(const BasicBlock &BB) {
  bool IsNegated;
  return lanesOfBranch(BB, IsNegated);
}

/// Gives each loop a single latch. Lanes wait there for other lanes that have
/// not yet finished the iteration.
void LaneTurns::uniteWaysBack() {
  DominatorTree Tree(F);
  LoopInfo Loops(Tree);
  for (Loop *L : Loops.getLoopsInPreorder()) {
    SmallVector<BasicBlock *, 4> Latches;
    L->getLoopLatches(Latches);
    if (Latches.size() > 1)
      SplitBlockPredecessors(L->getHeader(), Latches, ".back", &Tree, &Loops);
  }
}

/// Gives each branch by lane its own simdcf.any. The branch needs the lanes;
/// for other uses, simdcf.any becomes an i1 that is true if any lane is set.
void LaneTurns::ownConditions() {
  for (BasicBlock &BB : F) {
    bool IsNegated;
    Value *Lanes = lanesOfBranch(BB, IsNegated);
    if (!Lanes)
      continue;
    auto *Br = cast<BranchInst>(BB.getTerminator());
    Value *Mark = Br->getCondition();
    if (IsNegated) // The -1 of the xor may be either operand.
      match(Mark, m_Not(m_Value(Mark)));
    B.SetInsertPoint(Br);
    Value *Own = B.Insert(cast<CallInst>(Mark)->clone());
    Br->setCondition(IsNegated ? B.CreateNot(Own) : Own);
  }
}

/// Fills Widths. A block is under a branch if control can go from the branch to
/// the block, but can also skip the block.
void LaneTurns::findWidths() {
  PostDominatorTree Tree(F);
  for (BasicBlock &BB : F) {
    Value *Lanes = lanesOfBranch(BB);
    if (!Lanes)
      continue;
    auto *Above = Tree.getNode(&BB)->getIDom();
    const BasicBlock *End = Above ? Above->getBlock() : nullptr;
    SmallVector<const BasicBlock *, 8> Work(successors(&BB));
    SmallPtrSet<const BasicBlock *, 8> Seen;
    while (!Work.empty()) {
      const BasicBlock *Under = Work.pop_back_val();
      if (Under == End || !Seen.insert(Under).second)
        continue;
      Widths[Under] = cmx::numLanes(Lanes->getType());
      append_range(Work, successors(Under));
    }
  }
}

/// Orders blocks by the start of the outermost loop around them, within that
/// loop by the start of the next inner one, and so on.
void LaneTurns::numberBlocks() {
  DominatorTree Tree(F);
  LoopInfo Loops(Tree);
  DenseMap<const BasicBlock *, unsigned> Place;
  ReversePostOrderTraversal<Function *> Order(&F);
  for (BasicBlock *BB : Order)
    Place.try_emplace(BB, unsigned(Place.size()));
  using Key = SmallVector<unsigned, 4>;
  std::vector<std::pair<Key, BasicBlock *>> Blocks;
  for (BasicBlock *BB : Order) {
    Key Path = {Place.lookup(BB)};
    for (const Loop *L = Loops.getLoopFor(BB); L; L = L->getParentLoop())
      Path.push_back(Place.lookup(L->getHeader()));
    Blocks.push_back({Key(reverse(Path)), BB});
  }
  sort(Blocks, [](const auto &X, const auto &Y) { return X.first < Y.first; });
  for (auto &[Path, BB] : Blocks)
    Numbers.insert({BB, unsigned(Numbers.size())});
}

static bool isElsewhere(const User *U, const Instruction &I) {
  return cast<Instruction>(U)->getParent() != I.getParent();
}

/// Computes pointers into variables again in the blocks that use them, because
/// the oracle does not look for such pointers in memory.
void LaneTurns::repeatPointers() {
  SmallVector<Instruction *, 16> Work;
  auto Note = [&](Instruction &I) {
    if (I.getType()->isPtrOrPtrVectorTy() &&
        isa<GetElementPtrInst, SelectInst>(I))
      Work.push_back(&I);
  };
  for (Instruction &I : instructions(F))
    Note(I);
  while (!Work.empty()) {
    Instruction *I = Work.pop_back_val();
    for (Use &U : make_early_inc_range(I->uses())) {
      auto *By = cast<Instruction>(U.getUser());
      if (isa<PHINode>(By) || !isElsewhere(By, *I))
        continue;
      Instruction *Copy = I->clone();
      Copy->insertBefore(By->getIterator());
      U.set(Copy);
      for (Value *Op : Copy->operands())
        if (auto *From = dyn_cast<Instruction>(Op))
          Note(*From);
    }
  }
}

/// Keeps a value in a variable if other blocks use it, because the blocks will
/// not dominate each other. Only the first block will still dominate all
/// others.
void LaneTurns::keepInVariables() {
  BasicBlock &Entry = F.getEntryBlock();
  auto AtEntry = Entry.getFirstInsertionPt();
  auto Note = [&](AllocaInst *Variable) {
    // Lanes of a mask share bytes, so no lane may be undefined.
    Type *Ty = Variable ? Variable->getAllocatedType() : nullptr;
    if (Ty && Ty->isIntOrIntVectorTy(1))
      new StoreInst(Constant::getNullValue(Ty), Variable,
                    std::next(Variable->getIterator()));
  };
  SmallVector<Instruction *, 16> Phis, Crossing;
  for (Instruction &I : instructions(F))
    if (isa<PHINode>(I))
      Phis.push_back(&I);
  for (Instruction *Phi : Phis)
    Note(DemotePHIToStack(cast<PHINode>(Phi), AtEntry));
  for (Instruction &I : instructions(F))
    if (I.getParent() != &Entry &&
        any_of(I.users(), [&](const User *U) { return isElsewhere(U, I); }))
      Crossing.push_back(&I);
  for (Instruction *I : Crossing)
    if (isa<AllocaInst>(I))
      I->moveBefore(Entry, AtEntry);
    else
      Note(DemoteRegToStack(*I, /*VolatileLoads=*/false, AtEntry));
}

Value *LaneTurns::active(unsigned Width) {
  Value *Lanes = B.CreateLoad(LanesTy, Active);
  if (Width == NumLanes)
    return Lanes;
  SmallVector<int, NumLanes> First;
  for (unsigned L = 0; L != Width; ++L)
    First.push_back(int(L));
  return B.CreateShuffleVector(Lanes, First);
}

Value *LaneTurns::repeated(Value *Lanes) {
  unsigned Width = cmx::numLanes(Lanes->getType());
  SmallVector<int, NumLanes> From;
  for (unsigned L = 0; L != NumLanes; ++L)
    From.push_back(int(L % Width));
  return B.CreateShuffleVector(Lanes, From);
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

/// Stores only the active lanes. The value is a vector with an element for each
/// lane, or comes from writes of regions with an element for each lane.
void LaneTurns::maskStore(StoreInst &Store, unsigned Width) {
  Value *V = Store.getValueOperand();
  if (!V->getType()->isVectorTy())
    return;
  if (cmx::numLanes(V->getType()) == Width) {
    B.SetInsertPoint(&Store);
    Value *Old = B.CreateAlignedLoad(V->getType(), Store.getPointerOperand(),
                                     Store.getAlign());
    Store.setOperand(0, B.CreateSelect(active(Width), V, Old));
    return;
  }
  while (auto *Write = dyn_cast<WrRegionInst>(V)) {
    V = Write->getArgOperand(WrRegionOp::Old);
    if (cmx::numLanes(Write->getArgOperand(WrRegionOp::New)->getType()) !=
        Width)
      continue;
    B.SetInsertPoint(Write);
    Value *Mask = Write->mask(), *Lanes = active(Width);
    if (Mask->getType()->isVectorTy())
      Lanes =
          B.CreateSelect(Lanes, Mask, Constant::getNullValue(Mask->getType()));
    Value *New = RB.createWrRegion(
        V, Write->getArgOperand(WrRegionOp::New), Write->region(),
        Write->hasVariableOffset() ? Write->getArgOperand(WrRegionOp::Offset)
                                   : nullptr,
        Lanes);
    Write->replaceAllUsesWith(New);
    Write->eraseFromParent();
    return;
  }
}

void LaneTurns::maskMessage(CallInst &Call, unsigned Width) {
  auto Id = getGenXIntrinsic(Call);
  auto MaskNo = Id ? getGenXInfo(*Id).operandIndex("mask") : std::nullopt;
  auto Lowering = getGenXLowering(Call);
  if (!MaskNo ||
      (Lowering != LoweringKind::Message && Lowering != LoweringKind::Atomic))
    return;
  Value *Mask = Call.getArgOperand(*MaskNo);
  if (!Mask->getType()->isVectorTy() || cmx::numLanes(Mask->getType()) != Width)
    return;
  B.SetInsertPoint(&Call);
  Call.setArgOperand(*MaskNo,
                     B.CreateSelect(active(Width), Mask,
                                    Constant::getNullValue(Mask->getType())));
}

void LaneTurns::replaceMark(CallInst &Mark) {
  PlainForm Form = *markOf(Mark);
  unsigned Width = Widths.lookup(Mark.getParent());
  B.SetInsertPoint(&Mark);
  Value *New = nullptr;
  if (Form == PlainForm::SimdAny) {
    New = Mark.getArgOperand(0);
    if (cmx::numLanes(New->getType()) == Width)
      New = B.CreateSelect(active(Width), New,
                           Constant::getNullValue(New->getType()));
    New = B.CreateOrReduce(New);
  } else if (Form == PlainForm::SimdPredicate) {
    New = Mark.getArgOperand(0);
    if (Width)
      New = B.CreateSelect(active(Width), New, Mark.getArgOperand(1));
  } else if (Form == PlainForm::UnmaskBegin) {
    // The bits of lanes that the branches do not have are zero.
    uint32_t Lanes = uint32_t((uint64_t(1) << Width) - 1);
    New = B.getInt32(~0u);
    if (Width) {
      New = B.CreateBitCast(B.CreateLoad(LanesTy, Active), B.getInt32Ty());
      New = B.CreateAnd(New, Lanes);
      B.CreateStore(Constant::getAllOnesValue(LanesTy), Active);
    }
  } else if (Width) {
    Value *Bits = B.CreateBitCast(Mark.getArgOperand(0), LanesTy);
    SmallVector<int, NumLanes> First;
    for (unsigned L = 0; L != Width; ++L)
      First.push_back(int(L));
    B.CreateStore(repeated(B.CreateShuffleVector(Bits, First)), Active);
  }
  if (New)
    Mark.replaceAllUsesWith(New);
  Mark.eraseFromParent();
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

/// Gives the active lanes the number of their next block.
void LaneTurns::endBlock(BasicBlock &BB) {
  Instruction *End = BB.getTerminator();
  if (End->getNumSuccessors() == 0)
    return;
  B.SetInsertPoint(End);
  auto All = [&](Value *Number) {
    return B.CreateVectorSplat(NumLanes, Number);
  };
  Value *To;
  bool IsNegated;
  if (Value *Lanes = lanesOfBranch(BB, IsNegated)) {
    To = B.CreateSelect(repeated(Lanes),
                        All(numberOf(End->getSuccessor(IsNegated))),
                        All(numberOf(End->getSuccessor(!IsNegated))));
  } else if (auto *Switch = dyn_cast<SwitchInst>(End)) {
    Value *Number = numberOf(Switch->getDefaultDest());
    for (auto Case : Switch->cases())
      Number = B.CreateSelect(
          B.CreateICmpEQ(Switch->getCondition(), Case.getCaseValue()),
          numberOf(Case.getCaseSuccessor()), Number);
    To = All(Number);
  } else if (auto *Br = cast<BranchInst>(End); Br->isConditional()) {
    To = All(B.CreateSelect(Br->getCondition(), numberOf(Br->getSuccessor(0)),
                            numberOf(Br->getSuccessor(1))));
  } else {
    To = All(numberOf(Br->getSuccessor(0)));
  }
  Value *Old = B.CreateLoad(To->getType(), Next);
  B.CreateStore(B.CreateSelect(B.CreateLoad(LanesTy, Active), To, Old), Next);
  B.CreateBr(Start);
  End->eraseFromParent();
}

void LaneTurns::dispatch() {
  B.SetInsertPoint(Start);
  Value *Numbers32 = B.CreateLoad(Next->getAllocatedType(), Next);
  Value *First = B.CreateIntMinReduce(Numbers32, /*IsSigned=*/false);
  Value *Lanes =
      B.CreateICmpEQ(Numbers32, B.CreateVectorSplat(NumLanes, First));
  B.CreateStore(Lanes, Active);
  BasicBlock *None = BasicBlock::Create(F.getContext(), "none", &F);
  SwitchInst *Switch = B.CreateSwitch(First, None);
  for (auto &[BB, Number] : drop_begin(Numbers))
    Switch->addCase(B.getInt32(Number), BB);
  B.SetInsertPoint(None);
  B.CreateUnreachable();
}

/// Makes each block one turn of the loop around all blocks.
void LaneTurns::splitIntoTurns() {
  numberBlocks();
  repeatPointers();
  keepInVariables();
  BasicBlock &Entry = F.getEntryBlock();
  B.SetInsertPoint(&Entry, Entry.begin());
  auto *NextTy = FixedVectorType::get(B.getInt32Ty(), NumLanes);
  Next = B.CreateAlloca(NextTy);
  Active = B.CreateAlloca(LanesTy);
  B.CreateStore(Constant::getNullValue(NextTy), Next);
  B.CreateStore(Constant::getAllOnesValue(LanesTy), Active);
  Start = BasicBlock::Create(F.getContext(), "turn", &F);
  for (auto &[BB, Number] : Numbers) {
    if (unsigned Width = Widths.lookup(BB))
      for (Instruction &I : make_early_inc_range(*BB)) {
        if (auto *Store = dyn_cast<StoreInst>(&I))
          maskStore(*Store, Width);
        else if (auto *Call = dyn_cast<CallInst>(&I))
          maskMessage(*Call, Width);
      }
    endBlock(*BB);
  }
  dispatch();
}

void LaneTurns::run() {
  removeUnreachableBlocks(F);
  uniteWaysBack();
  ownConditions();
  findWidths();
  if (!Widths.empty())
    splitIntoTurns();
  SmallVector<CallInst *, 16> Marks;
  for (Instruction &I : instructions(F))
    if (markOf(I))
      Marks.push_back(cast<CallInst>(&I));
  for (CallInst *Mark : Marks)
    replaceMark(*Mark);
}

std::unique_ptr<Module> takeTurns(const Module &M) {
  auto HasMarks = [](const Function &F) {
    return any_of(instructions(F),
                  [](const Instruction &I) { return markOf(I).has_value(); });
  };
  if (none_of(M, HasMarks))
    return nullptr;
  std::unique_ptr<Module> Copy = CloneModule(M);
  for (Function &F : *Copy)
    if (HasMarks(F))
      LaneTurns(F).run();
  return Copy;
}

} // namespace cmx::fuzz
