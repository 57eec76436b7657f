//===- SimdBranches.cpp - Branches by lane become masks -------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SimdBranches.h"

#include "SimdSections.h"
#include "SimdShape.h"

#include "cmx/IR/Builder.h"
#include "cmx/IR/DiagnosticInfo.h"
#include "cmx/IR/IntrinsicStates.h"
#include "cmx/IR/PublicForms.h"
#include "cmx/IR/RegionInst.h"

#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace cmx {

namespace {

class BranchLowering {
public:
  explicit BranchLowering(Function &F)
      : F(F), Sections(F), RB(*F.getParent()), B(RB.ir()), Dom(F), Loops(Dom) {}

  void run();

private:
  void keepValuesInVariables();
  void maskInstructions();
  void maskStore(StoreInst &Store, unsigned NumLanes);
  void maskMessage(CallInst &Call, unsigned NumLanes);
  void rewriteMarks();
  void rewriteMark(CallInst &Call, PlainForm Form);
  void rewriteBlock(BasicBlock &BB);
  void enterFrom(BasicBlock &Outside);
  void send(BasicBlock &To, Value *Lanes);
  void makeActive(BasicBlock &BB);
  BasicBlock *afterward(BasicBlock &BB);
  BasicBlock *afterSkipping(BasicBlock &BB);
  void findMeetings();
  bool isEnteredLater(const SimdSection &S) const;
  bool isNeverEmpty(const BasicBlock &Header) const;
  void arrange();
  ArrayRef<BasicBlock *> blocksBetween(const BasicBlock &First,
                                       const BasicBlock &BB) const;
  const BasicBlock *meetingOf(const BasicBlock &BB) const;
  bool goesBackInOrder(const BasicBlock &From, const BasicBlock &To) const;

  AllocaInst *variable(unsigned NumLanes, bool Value, const Twine &Name);
  AllocaInst *activeLanes(unsigned NumLanes);
  AllocaInst *waitingLanes(BasicBlock &BB);
  BasicBlock *entryOf(BasicBlock &BB);
  Value *active(unsigned NumLanes);
  Value *anyOf(Value *Lanes);
  Type *lanesTy(unsigned NumLanes) {
    return FixedVectorType::get(B.getInt1Ty(), NumLanes);
  }

  Function &F;
  SimdSections Sections;
  RegionBuilder RB;
  IRBuilder<> &B;
  SmallDenseMap<unsigned, AllocaInst *> Active;
  DenseMap<BasicBlock *, AllocaInst *> Waiting;
  DenseMap<BasicBlock *, BasicBlock *> Entries, Exits;
  /// For each block of a section: the blocks that it was split into.
  DenseMap<BasicBlock *, SmallVector<BasicBlock *, 4>> Parts;
  DominatorTree Dom;
  LoopInfo Loops;
  /// Blocks of a section to which lanes jump from outside of the section.
  /// Control still enters a section at its first block, and skips blocks for
  /// which no lane waits.
  SmallPtrSet<const BasicBlock *, 16> FromOutside;
  /// If all lanes of an earlier block reconverge in a later block, MeetsLanesOf
  /// maps the later block to the earlier block, and Saved maps the earlier
  /// block to a variable that keeps its lanes.
  DenseMap<const BasicBlock *, const BasicBlock *> MeetsLanesOf;
  DenseMap<const BasicBlock *, AllocaInst *> Saved;
  /// Blocks that have a single predecessor, and that control skips whenever it
  /// skips the predecessor. So the predecessor sets all lanes that wait for the
  /// block, and the block need not clear them.
  SmallPtrSet<const BasicBlock *, 16> FilledOnce;
  /// Loop headers that control reaches only with an active lane.
  SmallPtrSet<const BasicBlock *, 4> NeverEmpty;
  bool HasOrder = false; ///< All jumps back begin the next turn of a loop.
  /// The variables that keepValuesInVariables has made.
  SmallPtrSet<const Value *, 16> Temporaries;
};

} // namespace

static bool isMark(const Function &F) {
  auto Form = F.isDeclaration() ? getPlainForm(F) : std::nullopt;
  return Form && isSimdMark(*Form);
}

static std::optional<PlainForm> markOf(const Instruction &I) {
  auto *Call = dyn_cast<CallInst>(&I);
  const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
  auto Form = Callee && isMark(*Callee) ? getPlainForm(*Callee) : std::nullopt;
  return Form && plainFormProblem(*Call, *Form).empty() ? Form : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Masks
//===----------------------------------------------------------------------===//

/// Makes a variable with a bit for each lane. All bits are \p Value at first.
AllocaInst *BranchLowering::variable(unsigned NumLanes, bool Value,
                                     const Twine &Name) {
  BasicBlock &Entry = F.getEntryBlock();
  IRBuilder<> AtEntry(&Entry, Entry.begin());
  Type *Ty = lanesTy(NumLanes);
  AllocaInst *Variable = AtEntry.CreateAlloca(Ty, nullptr, Name);
  AtEntry.CreateStore(Value ? Constant::getAllOnesValue(Ty)
                            : Constant::getNullValue(Ty),
                      Variable);
  return Variable;
}

AllocaInst *BranchLowering::activeLanes(unsigned NumLanes) {
  AllocaInst *&Variable = Active[NumLanes];
  if (!Variable)
    Variable = variable(NumLanes, true, "active");
  return Variable;
}

AllocaInst *BranchLowering::waitingLanes(BasicBlock &BB) {
  AllocaInst *&Variable = Waiting[&BB];
  if (!Variable)
    Variable = variable(Sections.lanes(BB), false, "waits");
  return Variable;
}

Value *BranchLowering::active(unsigned NumLanes) {
  return B.CreateLoad(lanesTy(NumLanes), activeLanes(NumLanes));
}

Value *BranchLowering::anyOf(Value *Lanes) {
  return RB.createIntrinsic(GenXIntrinsic::Any, B.getInt1Ty(), {Lanes});
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Makes blocks pass values to each other through variables, because after the
/// lowering, the definition of a value may not dominate its uses.
void BranchLowering::keepValuesInVariables() {
  SmallVector<PHINode *, 16> Phis;
  for (BasicBlock &BB : F)
    if (Sections.lanes(BB) || any_of(predecessors(&BB), [&](BasicBlock *From) {
          return Sections.lanes(*From);
        }))
      for (PHINode &Phi : BB.phis())
        Phis.push_back(&Phi);
  auto InsertPoint = F.getEntryBlock().begin();
  auto Note = [&](AllocaInst *Variable) {
    Temporaries.insert(Variable);
    // Lanes of a mask share a byte, and one undefined lane would make all of
    // the byte undefined.
    Type *Ty = Variable->getAllocatedType();
    if (Ty->isVectorTy() && Ty->isIntOrIntVectorTy(1))
      new StoreInst(Constant::getNullValue(Ty), Variable, InsertPoint);
  };
  for (PHINode *Phi : Phis) // A phi without a user is only removed.
    if (AllocaInst *Variable = DemotePHIToStack(Phi, InsertPoint))
      Note(Variable);
  SmallVector<Instruction *, 16> Crossing;
  for (Instruction &I : instructions(F)) {
    if (auto *Variable = dyn_cast<AllocaInst>(&I)) {
      if (Sections.lanes(*I.getParent()) &&
          isa<Constant>(Variable->getArraySize()))
        Crossing.push_back(&I);
      continue;
    }
    bool IsUnder = Sections.lanes(*I.getParent());
    for (const User *U : I.users()) {
      const BasicBlock *Block = cast<Instruction>(U)->getParent();
      if (Block != I.getParent() && (IsUnder || Sections.lanes(*Block))) {
        Crossing.push_back(&I);
        break;
      }
    }
  }
  for (Instruction *I : Crossing)
    if (isa<AllocaInst>(I))
      I->moveBefore(F.getEntryBlock(), InsertPoint);
    else
      Note(DemoteRegToStack(*I, /*VolatileLoads=*/false, InsertPoint));
}

/// Returns the mask of the lanes that are set in both \p Lanes and \p Active.
static Value *both(Value *Lanes, Value *Active, IRBuilder<> &B) {
  if (!Lanes->getType()->isVectorTy()) // The constant true.
    return Active;
  return B.CreateLogicalAnd(Active, Lanes);
}

void BranchLowering::maskStore(StoreInst &Store, unsigned NumLanes) {
  Value *V = Store.getValueOperand();
  Type *Ty = V->getType();
  if (!Ty->isVectorTy() || numLanes(Ty) == 1)
    return;
  B.SetInsertPoint(&Store);
  if (numLanes(Ty) == NumLanes) {
    Value *Old = B.CreateAlignedLoad(Ty, Store.getPointerOperand(),
                                     Store.getAlign(), Store.isVolatile());
    Store.setOperand(0, B.CreateSelect(active(NumLanes), V, Old));
    return;
  }
  while (auto *Write = dyn_cast<WrRegionInst>(V)) {
    if (numLanes(Write->getArgOperand(WrRegionOp::New)->getType()) ==
        NumLanes) {
      B.SetInsertPoint(Write);
      Value *Mask = both(Write->mask(), active(NumLanes), B);
      SmallVector<Value *, 8> Args(Write->args());
      Args[WrRegionOp::Mask] = Mask;
      Value *New =
          RB.createIntrinsic(*getGenXIntrinsic(*Write), Write->getType(), Args);
      Write->replaceAllUsesWith(New);
      Write->eraseFromParent();
      return;
    }
    V = Write->getArgOperand(WrRegionOp::Old);
  }
  if (!Temporaries.contains(Store.getPointerOperand()))
    emitDiag(Store, DiagKind::WidthMismatchInSimd,
             "as many elements as there are lanes, or a region of as many that "
             "this block writes, expected, actual " +
                 Twine(numLanes(Ty)) + " elements and " + Twine(NumLanes) +
                 " lanes");
}

void BranchLowering::maskMessage(CallInst &Call, unsigned NumLanes) {
  auto Id = getGenXIntrinsic(Call);
  auto Lowering = getGenXLowering(Call);
  if (!Id ||
      (Lowering != LoweringKind::Message && Lowering != LoweringKind::Atomic))
    return;
  auto MaskNo = getGenXInfo(*Id).operandIndex("mask");
  Value *Mask = MaskNo ? Call.getArgOperand(*MaskNo) : nullptr;
  if (!Mask || numLanes(Mask->getType()) == 1)
    return;
  if (numLanes(Mask->getType()) != NumLanes) {
    emitDiag(Call, DiagKind::WidthMismatchInSimd,
             "as many lanes as the branches around it have expected, actual " +
                 Twine(numLanes(Mask->getType())) + " instead of " +
                 Twine(NumLanes));
    return;
  }
  B.SetInsertPoint(&Call);
  Call.setArgOperand(*MaskNo, B.CreateLogicalAnd(active(NumLanes), Mask));
}

void BranchLowering::maskInstructions() {
  for (BasicBlock &BB : F) {
    unsigned NumLanes = Sections.lanes(BB);
    if (!NumLanes)
      continue;
    for (Instruction &I : make_early_inc_range(BB)) {
      if (auto *Store = dyn_cast<StoreInst>(&I))
        maskStore(*Store, NumLanes);
      else if (auto *Call = dyn_cast<CallInst>(&I))
        maskMessage(*Call, NumLanes);
    }
  }
}

//===----------------------------------------------------------------------===//
// Marks of the front end
//===----------------------------------------------------------------------===//

void BranchLowering::rewriteMark(CallInst &Call, PlainForm Form) {
  unsigned NumLanes = Sections.lanes(*Call.getParent());
  B.SetInsertPoint(&Call);
  Value *New = nullptr;
  switch (Form) {
  case PlainForm::SimdAny: {
    Value *Lanes = Call.getArgOperand(0);
    if (numLanes(Lanes->getType()) == NumLanes)
      Lanes = B.CreateLogicalAnd(active(NumLanes), Lanes);
    New = anyOf(Lanes);
    break;
  }
  case PlainForm::SimdPredicate: {
    New = Call.getArgOperand(0);
    if (NumLanes && numLanes(New->getType()) != NumLanes)
      return emitDiag(Call, DiagKind::WidthMismatchInSimd,
                      "as many elements as there are lanes expected, actual " +
                          Twine(numLanes(New->getType())) + " elements and " +
                          Twine(NumLanes) + " lanes");
    if (NumLanes)
      New = B.CreateSelect(active(NumLanes), New, Call.getArgOperand(1));
    break;
  }
  case PlainForm::UnmaskBegin:
    New = B.getInt32(~0u);
    if (!NumLanes)
      break;
    New = RB.createIntrinsic(GenXIntrinsic::SimdcfSavemask, B.getInt32Ty(),
                             {active(NumLanes)});
    B.CreateStore(Constant::getAllOnesValue(lanesTy(NumLanes)),
                  activeLanes(NumLanes));
    break;
  default:
    if (NumLanes)
      B.CreateStore(
          RB.createIntrinsic(GenXIntrinsic::SimdcfRemask, lanesTy(NumLanes),
                             {active(NumLanes), Call.getArgOperand(0)}),
          activeLanes(NumLanes));
    break;
  }
  if (New)
    Call.replaceAllUsesWith(New);
  Call.eraseFromParent();
}

bool isSimdMark(PlainForm Form) {
  return Form == PlainForm::SimdAny || Form == PlainForm::SimdPredicate ||
         Form == PlainForm::UnmaskBegin || Form == PlainForm::UnmaskEnd;
}

void BranchLowering::rewriteMarks() {
  SmallVector<CallInst *, 16> Marks;
  for (Instruction &I : instructions(F))
    if (markOf(I))
      Marks.push_back(cast<CallInst>(&I));
  for (CallInst *Call : Marks)
    rewriteMark(*Call, *markOf(*Call));
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

/// Returns the block that activates the lanes that wait for \p BB.
BasicBlock *BranchLowering::entryOf(BasicBlock &BB) {
  BasicBlock *&Entry = Entries[&BB];
  if (!Entry)
    Entry =
        BasicBlock::Create(F.getContext(), BB.getName() + ".lanes", &F, &BB);
  return Entry;
}

/// Returns the block to which control goes from \p BB when the lanes have left
/// \p BB: the entry of the next block of the section, or the end of the
/// section.
BasicBlock *BranchLowering::afterward(BasicBlock &BB) {
  const SimdSection &S = Sections.sectionOf(BB);
  auto It = find(S.Blocks, &BB);
  if (++It != S.Blocks.end())
    return entryOf(**It);
  BasicBlock *&End = Exits[S.Blocks.front()];
  if (!End) {
    End = BasicBlock::Create(F.getContext(), "all.lanes", &F, S.After);
    IRBuilder<> AtEnd(End);
    unsigned NumLanes = Sections.lanes(BB);
    AtEnd.CreateStore(Constant::getAllOnesValue(lanesTy(NumLanes)),
                      activeLanes(NumLanes));
    AtEnd.CreateBr(S.After);
  }
  return End;
}

/// Returns the blocks from \p First up to \p BB (without \p BB) if control
/// reaches these blocks and \p BB only through \p First, in each turn of the
/// loop around them. Then control skips all of them if it skips \p First.
/// Otherwise returns no blocks.
ArrayRef<BasicBlock *>
BranchLowering::blocksBetween(const BasicBlock &First,
                              const BasicBlock &BB) const {
  if (!Sections.lanes(First) ||
      &Sections.sectionOf(First) != &Sections.sectionOf(BB) ||
      Sections.isBackward(First, BB) ||
      Loops.getLoopFor(&First) != Loops.getLoopFor(&BB))
    return {};
  auto IsSkippedWithIt = [&](const BasicBlock *X) {
    return X == &First ||
           (Dom.dominates(&First, X) && !FromOutside.contains(X));
  };
  ArrayRef<BasicBlock *> Blocks = Sections.sectionOf(BB).Blocks;
  ArrayRef<BasicBlock *> Between(find(Blocks, &First), find(Blocks, &BB));
  return IsSkippedWithIt(&BB) && all_of(Between, IsSkippedWithIt)
             ? Between
             : ArrayRef<BasicBlock *>();
}

/// Returns the last block from which all lanes reach \p BB before they leave
/// the section or reach the returned block again; null if there is none. No
/// jump back leaves the blocks between the returned block and \p BB, because
/// only ends of loops jump back.
const BasicBlock *BranchLowering::meetingOf(const BasicBlock &BB) const {
  for (auto *Node = Dom.getNode(&BB)->getIDom(); Node; Node = Node->getIDom()) {
    ArrayRef<BasicBlock *> Between = blocksBetween(*Node->getBlock(), BB);
    if (Between.empty())
      continue;
    // Lanes of earlier blocks take the same paths, so do not search further.
    bool AllStay = all_of(Between, [&](BasicBlock *From) {
      return all_of(successors(From), [&](const BasicBlock *To) {
        return Sections.lanes(*To) && Sections.isBackward(BB, *To);
      });
    });
    return AllStay ? Node->getBlock() : nullptr;
  }
  return nullptr;
}

/// Do lanes from outside jump to a block of the section other than the first?
/// Then control can come to the first block although no lane waits for it.
bool BranchLowering::isEnteredLater(const SimdSection &S) const {
  return any_of(drop_begin(S.Blocks),
                [&](const BasicBlock *BB) { return FromOutside.contains(BB); });
}

/// Does control reach \p Header only with an active lane? Each predecessor must
/// be outside of the section and not branch by lane, or it must be the block
/// before \p Header in the section and have no other successor. A jump back
/// always has an active lane.
bool BranchLowering::isNeverEmpty(const BasicBlock &Header) const {
  const BasicBlock *Latch = Loops.getLoopFor(&Header)->getLoopLatch();
  const SimdSection &S = Sections.sectionOf(Header);
  const std::vector<BasicBlock *> &Blocks = S.Blocks;
  auto It = find(Blocks, &Header);
  if (It == Blocks.begin() && isEnteredLater(S))
    return false;
  return all_of(predecessors(&Header), [&](const BasicBlock *From) {
    if (!Sections.lanes(*From))
      return It == Blocks.begin() && !simdBranch(*From).Any;
    if (From == Latch)
      return true;
    return It != Blocks.begin() && *std::prev(It) == From &&
           From->getSingleSuccessor();
  });
}

/// Does code between unmask.begin and unmask.end extend from \p BB to other
/// blocks?
static bool keepsUnmasked(const BasicBlock &BB) {
  int Depth = 0;
  for (const Instruction &I : BB)
    if (auto Form = markOf(I))
      Depth += int(*Form == PlainForm::UnmaskBegin) -
               int(*Form == PlainForm::UnmaskEnd);
  return Depth != 0;
}

/// Does the jump from \p From back to \p To begin the next turn of a loop, with
/// no lane left in this turn? This is the case if it is the only jump back of
/// the loop and comes from the last block of the loop, which must not be in an
/// inner loop.
bool BranchLowering::goesBackInOrder(const BasicBlock &From,
                                     const BasicBlock &To) const {
  const Loop *L = Loops.getLoopFor(&To);
  if (!L || L != Loops.getLoopFor(&From) || L->getHeader() != &To ||
      L->getLoopLatch() != &From)
    return false;
  ArrayRef<BasicBlock *> Blocks = Sections.sectionOf(From).Blocks;
  const auto *Next = std::next(find(Blocks, &From));
  return Next == Blocks.end() || !L->contains(*Next);
}

/// Finds blocks in which all lanes of an earlier block reconverge. There the
/// mask of the earlier block is correct again, so no variable for waiting lanes
/// is needed.
void BranchLowering::findMeetings() {
  for (BasicBlock &BB : F)
    if (!Sections.lanes(BB))
      FromOutside.insert(succ_begin(&BB), succ_end(&BB));
  for (const SimdSection &S : Sections.sections())
    for (BasicBlock *BB : S.Blocks) {
      if (keepsUnmasked(*BB))
        return;
      for (BasicBlock *To : successors(BB))
        if (Sections.lanes(*To) && Sections.isBackward(*BB, *To) &&
            !goesBackInOrder(*BB, *To))
          return;
    }
  HasOrder = true;
  for (const SimdSection &S : Sections.sections())
    for (BasicBlock *BB : S.Blocks) {
      if (Loops.isLoopHeader(BB)) {
        if (isNeverEmpty(*BB))
          NeverEmpty.insert(BB);
        continue;
      }
      if (const BasicBlock *From = BB->getSinglePredecessor()) {
        if (!blocksBetween(*From, *BB).empty())
          FilledOnce.insert(BB);
        continue;
      }
      const BasicBlock *First = meetingOf(*BB);
      if (!First)
        continue;
      MeetsLanesOf[BB] = First;
      AllocaInst *&Lanes = Saved[First];
      if (!Lanes)
        Lanes = variable(Sections.lanes(*First), false, "lanes");
    }
}

/// Returns the block to which control goes if no lane waits for \p BB. Blocks
/// that control reaches only through \p BB, in this turn of its loop, are
/// skipped, too.
BasicBlock *BranchLowering::afterSkipping(BasicBlock &BB) {
  const std::vector<BasicBlock *> &Blocks = Sections.sectionOf(BB).Blocks;
  if (!HasOrder)
    return afterward(BB);
  const Loop *Around = Loops.getLoopFor(&BB);
  auto Last =
      std::find_if_not(find(Blocks, &BB), Blocks.end(), [&](BasicBlock *X) {
        return X == &BB || (Dom.dominates(&BB, X) && !FromOutside.contains(X) &&
                            (!Around || Around->contains(X)));
      });
  return afterward(**std::prev(Last));
}

/// Makes \p Lanes wait for \p To if \p To is in a section.
void BranchLowering::send(BasicBlock &To, Value *Lanes) {
  if (!Sections.lanes(To) || MeetsLanesOf.contains(&To))
    return;
  AllocaInst *Waits = waitingLanes(To);
  if (FilledOnce.contains(&To)) {
    B.CreateStore(Lanes, Waits);
    return;
  }
  B.CreateStore(B.CreateOr(B.CreateLoad(Lanes->getType(), Waits), Lanes),
                Waits);
}

/// Returns, for each successor of \p BB, the active lanes that go there. The
/// bits of inactive lanes may be undefined.
static SmallVector<std::pair<BasicBlock *, Value *>, 4>
waysOf(BasicBlock &BB, Value *Active, IRBuilder<> &B) {
  SmallVector<std::pair<BasicBlock *, Value *>, 4> Ways;
  unsigned NumLanes = numLanes(Active->getType());
  Instruction &End = *BB.getTerminator();
  if (auto *Branch = dyn_cast<BranchInst>(&End)) {
    if (Branch->isUnconditional()) {
      Ways.push_back({Branch->getSuccessor(0), Active});
      return Ways;
    }
    SimdBranch By = simdBranch(BB);
    Value *Taken = By.Lanes
                       ? By.Lanes
                       : B.CreateVectorSplat(NumLanes, Branch->getCondition());
    Value *Rest = B.CreateLogicalAnd(Active, B.CreateNot(Taken));
    Ways.push_back({Branch->getSuccessor(By.IsNegated),
                    B.CreateLogicalAnd(Active, Taken)});
    Ways.push_back({Branch->getSuccessor(!By.IsNegated), Rest});
  } else if (auto *Switch = dyn_cast<SwitchInst>(&End)) {
    Value *Rest = Active;
    for (auto Case : Switch->cases()) {
      Value *Is = B.CreateICmpEQ(Switch->getCondition(), Case.getCaseValue());
      Value *Taken = B.CreateVectorSplat(NumLanes, Is);
      Ways.push_back(
          {Case.getCaseSuccessor(), B.CreateLogicalAnd(Active, Taken)});
      Rest = B.CreateLogicalAnd(Rest, B.CreateNot(Taken));
    }
    Ways.push_back({Switch->getDefaultDest(), Rest});
  }
  return Ways;
}

/// Activates the lanes that wait for \p BB, or all lanes that reconverge there.
void BranchLowering::makeActive(BasicBlock &BB) {
  unsigned NumLanes = Sections.lanes(BB);
  B.SetInsertPoint(entryOf(BB));
  Value *Now;
  if (const BasicBlock *First = MeetsLanesOf.lookup(&BB)) {
    Now = B.CreateLoad(lanesTy(NumLanes), Saved.at(First));
  } else {
    AllocaInst *Waits = waitingLanes(BB);
    Now = B.CreateLoad(lanesTy(NumLanes), Waits);
    if (!FilledOnce.contains(&BB))
      B.CreateStore(Constant::getNullValue(lanesTy(NumLanes)), Waits);
  }
  B.CreateStore(Now, activeLanes(NumLanes));
  if (AllocaInst *Lanes = Saved.lookup(&BB))
    B.CreateStore(Now, Lanes);
  if (MeetsLanesOf.contains(&BB) || NeverEmpty.contains(&BB))
    B.CreateBr(&BB);
  else
    B.CreateCondBr(anyOf(Now), &BB, afterSkipping(BB));
}

void BranchLowering::rewriteBlock(BasicBlock &BB) {
  unsigned NumLanes = Sections.lanes(BB);
  BasicBlock *Next = afterward(BB);
  makeActive(BB);
  Parts[&BB] = {entryOf(BB), &BB};
  // The lanes wait for the blocks to which they go.
  Instruction *End = BB.getTerminator();
  B.SetInsertPoint(End);
  SmallVector<BasicBlock *, 2> Backward;
  for (auto [To, Lanes] : waysOf(BB, active(NumLanes), B)) {
    send(*To, Lanes);
    if (Sections.lanes(*To) && Sections.isBackward(BB, *To))
      Backward.push_back(To);
  }
  // The earliest block is tried first; control comes to the others after it.
  sort(Backward, [&](BasicBlock *X, BasicBlock *Y) {
    return X != Y && Sections.isBackward(*Y, *X);
  });
  // A block that runs has active lanes; here, all of them go back.
  if (auto *Br = dyn_cast<BranchInst>(End);
      Br && Br->isUnconditional() && !Backward.empty()) {
    B.CreateBr(entryOf(*Backward.front()));
    End->eraseFromParent();
    return;
  }
  for (BasicBlock *To : Backward) {
    Value *Waiting = B.CreateLoad(lanesTy(NumLanes), waitingLanes(*To));
    BasicBlock *Else = BasicBlock::Create(
        F.getContext(), BB.getName() + ".left", &F, BB.getNextNode());
    Parts[&BB].push_back(Else);
    B.CreateCondBr(anyOf(Waiting), entryOf(*To), Else);
    B.SetInsertPoint(Else);
  }
  B.CreateBr(Next);
  End->eraseFromParent();
}

/// Makes lanes go from \p Outside into a section: all lanes or, at a branch by
/// lane, each lane to the block that the branch selects for it.
void BranchLowering::enterFrom(BasicBlock &Outside) {
  Instruction *End = Outside.getTerminator();
  if (Value *By = simdBranch(Outside).Lanes) {
    const SimdSection *S = nullptr;
    for (BasicBlock *To : successors(&Outside))
      if (Sections.lanes(*To))
        S = &Sections.sectionOf(*To);
    B.SetInsertPoint(End);
    for (auto [To, Lanes] :
         waysOf(Outside, Constant::getAllOnesValue(By->getType()), B))
      send(*To, Lanes);
    B.CreateBr(entryOf(*S->Blocks.front()));
    End->eraseFromParent();
    return;
  }
  for (unsigned N = 0; N != End->getNumSuccessors(); ++N) {
    BasicBlock *To = End->getSuccessor(N);
    if (!Sections.lanes(*To))
      continue;
    BasicBlock *Enter =
        BasicBlock::Create(F.getContext(), To->getName() + ".enter", &F, To);
    B.SetInsertPoint(Enter);
    send(*To, Constant::getAllOnesValue(lanesTy(Sections.lanes(*To))));
    B.CreateBr(entryOf(*Sections.sectionOf(*To).Blocks.front()));
    End->setSuccessor(N, Enter);
  }
}

/// Puts the blocks of each section into the order of execution.
void BranchLowering::arrange() {
  for (const SimdSection &S : Sections.sections()) {
    BasicBlock *Last = entryOf(*S.Blocks.front());
    for (BasicBlock *BB : S.Blocks)
      for (BasicBlock *Part : Parts.at(BB)) {
        Part->moveAfter(Last); // The first part stays.
        Last = Part;
      }
  }
}

void BranchLowering::run() {
  if (Sections.empty())
    return rewriteMarks();
  for (const SimdSection &S : Sections.sections())
    if (!S.After)
      return emitDiag(*S.Blocks.front()->getTerminator(),
                      DiagKind::InstructionUnsupported,
                      "a way out for each lane under SIMD control flow "
                      "expected");
  if (const BasicBlock *BB = Sections.conflict())
    return emitDiag(*BB->getTerminator(), DiagKind::WidthMismatchInSimd,
                    "branches of one number of lanes around a block expected");
  findMeetings();
  keepValuesInVariables();
  maskInstructions();
  SmallVector<BasicBlock *, 16> Blocks;
  for (BasicBlock &BB : F)
    Blocks.push_back(&BB);
  for (BasicBlock *BB : Blocks) {
    if (Sections.lanes(*BB))
      rewriteBlock(*BB);
    else if (any_of(successors(BB),
                    [&](BasicBlock *To) { return Sections.lanes(*To) != 0; }))
      enterFrom(*BB);
  }
  arrange();
  rewriteMarks();
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

bool lowerSimdBranches(Module &M) {
  if (none_of(M, isMark))
    return false;
  SmallVector<Function *, 8> Marked;
  for (Function &F : M)
    if (any_of(instructions(F),
               [](const Instruction &I) { return markOf(I).has_value(); }))
      Marked.push_back(&F);
  SmallVector<Function *, 8> Inlined;
  for (Function *F : Marked) {
    removeUnreachableBlocks(*F);
    uniteReturns(*F);
    if (inlineMaskedCalls(*F))
      Inlined.push_back(F);
  }
  for (Function *F : Inlined) {
    uniteTurns(*F);
    ownConditions(*F);
    BranchLowering(*F).run();
  }
  return !Marked.empty();
}

} // namespace cmx
