//===- LaneFlow.cpp - Branches by lane that the hardware takes ------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Regions are found from the first block on, each by recursive descent over the
// text, which looks at each of its blocks once. A descent that meets anything
// unknown is given up, and the search goes on with the next block.
//
// Why the same blocks run: where a branch by lane stands, some lane is active.
// It jumps if the mask of the block after it is empty, and under the same
// condition the goto leaves no lane there. Lanes that wait before its target
// have left an inner shape, whose end has run by then.
//
//===----------------------------------------------------------------------===//

#include "LaneFlow.h"

#include "cmx/IR/InlineAsm.h"
#include "cmx/IR/Intrinsics.h"
#include "cmx/IR/RegionInst.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace cmx {

LaneFlow::LaneFlow(const BaleInfo &Bales, const VariableAssignment &Vars,
                   ArrayRef<BasicBlock *> Order,
                   const DenseMap<const BasicBlock *, unsigned> &Positions)
    : Bales(Bales), Vars(Vars), Order(Order), Positions(Positions) {
  if (none_of(Order, [&](BasicBlock *BB) { return branchOf(*BB); }))
    return;
  findEdges();
  for (unsigned Pos = 0; Pos < Order.size();)
    Pos = addRegion(Pos);
  findUnreadVars();
}

//===----------------------------------------------------------------------===//
// Blocks and masks
//===----------------------------------------------------------------------===//

void LaneFlow::findEdges() {
  Before.resize(Order.size());
  NumValues.resize(Vars.variables().size());
  for (auto [Pos, BB] : enumerate(Order)) {
    for (BasicBlock *Succ : successors(BB))
      Before[position(Succ)].push_back(unsigned(Pos));
    for (const Instruction &I : *BB)
      if (unsigned Var = Vars.variableOf(&I);
          Var != VariableAssignment::None && !isRename(&I))
        ++NumValues[Var];
  }
}

void LaneFlow::findUnreadVars() {
  for (const Value *V : Vanished)
    if (unsigned Var = Vars.variableOf(V);
        Var != VariableAssignment::None && --NumValues[Var] == 0)
      UnreadVars.insert(Var);
}

bool LaneFlow::isHeader(unsigned Pos) const {
  return any_of(Before[Pos], [&](unsigned From) { return From >= Pos; });
}

/// \p V without renames and complements.
static LaneSet lanesIn(Value *V, bool Inverted = false) {
  V = stripRenames(V);
  for (Value *X; match(V, m_Not(m_Value(X))); V = stripRenames(X))
    Inverted = !Inverted;
  return {V, Inverted};
}

/// Are the lanes of \p L some of the lanes of \p Of? Then those of the result
/// are the others that they have to be in.
static std::optional<LaneSet> conditionIn(LaneSet L, LaneSet Of) {
  if (!Of)
    return L;
  if (L == Of)
    return LaneSet();
  auto *And = dyn_cast<BinaryOperator>(L.V);
  if (!And || And->getOpcode() != Instruction::And || L.Inverted)
    return std::nullopt;
  for (unsigned K : {0u, 1u})
    if (lanesIn(And->getOperand(K)) == Of)
      return lanesIn(And->getOperand(1 - K));
  return std::nullopt;
}

/// A branch on any lane of a mask.
std::optional<LaneFlow::Branch> LaneFlow::branchOf(const BasicBlock &BB) const {
  auto *Br = dyn_cast<BranchInst>(BB.getTerminator());
  if (!Br || !Br->isConditional())
    return std::nullopt;
  Bale B = Bales.bale(const_cast<BranchInst *>(Br));
  if (B.Pred.Mode == PredicateMode::PerLane || B.Pred.FirstLane != 0)
    return std::nullopt;
  // all(m) is not any(not m).
  bool IsAll = B.Pred.Mode == PredicateMode::All;
  unsigned Some = IsAll != B.Pred.Inverted;
  return Branch{lanesIn(B.Pred.Mask, IsAll), Br->getSuccessor(Some),
                Br->getSuccessor(1 - Some)};
}

/// Is there a variable that still holds the value at a later branch?
bool LaneFlow::isReadable(LaneSet L) const {
  if (!L)
    return true;
  unsigned Var = Vars.variableOf(L.V);
  return isa<Instruction>(L.V) && Var != VariableAssignment::None &&
         NumValues[Var] == 1;
}

/// Where a jump to \p BB ends if no lane of \p Empty is on.
unsigned LaneFlow::positionWithout(const BasicBlock *BB, LaneSet Empty) const {
  unsigned Pos = position(BB);
  for (unsigned Steps = 0; Steps != 8; ++Steps) {
    BasicBlock &At = *Order[Pos];
    auto Br = branchOf(At);
    if (!Br || !conditionIn(Br->Mask, Empty) || !Vars.copiesAtEnd(&At).empty())
      break;
    if (any_of(At, [&](Instruction &I) {
          return !isa<PHINode>(I) && !I.isTerminator() && !isRename(&I) &&
                 !Bales.isMember(&I);
        }))
      break;
    Pos = position(Br->None);
  }
  return Pos;
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

static bool isPlainMessage(const Instruction &I) {
  auto Id = getGenXIntrinsic(I);
  if (!Id)
    return false;
  switch (getGenXInfo(*Id).Shape) {
  case ShapeRule::OwordBlock:
  case ShapeRule::MediaBlock:
  case ShapeRule::GatherScaled:
  case ShapeRule::Gather4Scaled:
  case ShapeRule::SvmBlock:
  case ShapeRule::SvmGather:
  case ShapeRule::SvmGather4:
  case ShapeRule::DwordAtomic:
  case ShapeRule::DwordAtomicF:
  case ShapeRule::SvmAtomic:
  case ShapeRule::SvmAtomicF:
  case ShapeRule::LscLoad:
  case ShapeRule::LscStore:
  case ShapeRule::LscAtomic:
    return true;
  default:
    return false;
  }
}

/// May \p B stand where the hardware has a mask, which it ignores?
static bool mayIgnoreMask(const Bale &B) {
  if (isInlineAsm(*B.Root))
    return false;
  switch (B.K) {
  case Bale::Kind::Operation:
  case Bale::Kind::Flag:
    return true;
  case Bale::Kind::Message:
    return isPlainMessage(*B.Root);
  case Bale::Kind::Other:
    return isa<PHINode, ExtractValueInst>(B.Root) || isRename(B.Root) ||
           (getGenXLowering(*B.Root) == LoweringKind::Constant &&
            isa<Constant>(B.Root->getOperand(0)) &&
            !isa<Function>(B.Root->getOperand(0)));
  }
  llvm_unreachable("a kind of bale");
}

bool LaneFlow::replacesPredicate(const Bale &B) const {
  LaneSet Mask = maskIn(B.Root->getParent());
  return Mask && B.K == Bale::Kind::Operation && B.Op != Operation::Sel &&
         B.Pred && B.Pred.Mode == PredicateMode::PerLane &&
         lanesIn(B.Pred.Mask, B.Pred.Inverted) == Mask;
}

/// The block at \p Pos runs under \p Mask, if its instructions may.
bool LaneFlow::enter(unsigned Pos, LaneSet Mask) {
  BasicBlock *BB = Order[Pos];
  for (Instruction &I : *BB)
    if (!Bales.isMember(&I) && !I.isTerminator() &&
        !mayIgnoreMask(Bales.bale(&I)))
      return false;
  Masks[BB] = Mask;
  Under.push_back(Pos);
  return true;
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

void LaneFlow::jump(unsigned From, unsigned To, LaneSet Lanes) {
  Jumps[Order[From]] = {Order[To], Lanes};
}

static LaneSet complement(LaneSet L) { return {L.V, !L.Inverted}; }

bool LaneFlow::parseBranch(unsigned &Pos, unsigned End, LaneSet &Mask,
                           const Loop *L, bool MayLeave) {
  auto Br = branchOf(*Order[Pos]);
  if (!Br || isa<Constant>(Br->Mask.V) ||
      cmx::numLanes(Br->Mask.V->getType()) != LanesHere)
    return false;
  auto Stay = conditionIn(Br->Mask, Mask);
  if (!Stay || !(*Stay == Br->Mask || isReadable(*Stay)))
    return false;
  Branches.push_back(Pos);
  addMask(Order[Pos]->getTerminator()->getOperand(0));
  unsigned Some = position(Br->Some), None = position(Br->None);
  if (L && Pos == L->Latch) {
    jump(Pos++, L->Header, *Stay);
    return Some == L->Header && None == Pos && L->Next == Br->Mask;
  }
  if (Some != Pos + 1)
    return false;
  if (!*Stay) { // Some lane is always active.
    Jumps[Order[Pos++]] = {};
    return true;
  }
  if (L && MayLeave && positionWithout(Br->None, Br->Mask) == L->Latch + 1) {
    jump(Pos++, L->Latch + 1, complement(*Stay));
    Mask = Br->Mask;
    return true;
  }
  if (None <= Some || None > End || isHeader(None))
    return false;
  jump(Pos++, None, complement(*Stay));
  LaneSet Inner = Br->Mask;
  return parse(Pos, None, Inner, L, /*MayLeave=*/false);
}

/// The blocks up to \p End, the first of which runs under \p Mask, which
/// becomes the mask of the last one. \p MayLeave: jumps may end the loop \p L.
bool LaneFlow::parse(unsigned &Pos, unsigned End, LaneSet &Mask, const Loop *L,
                     bool MayLeave) {
  while (Pos < End) {
    if (isHeader(Pos) && !(L && Pos == L->Header)) {
      if (!parseLoop(Pos, Mask))
        return false;
      continue;
    }
    if (!enter(Pos, Mask))
      return false;
    auto *Br = dyn_cast<BranchInst>(Order[Pos]->getTerminator());
    if (!Br)
      return false;
    if (Br->isConditional()) {
      if (!parseBranch(Pos, End, Mask, L, MayLeave))
        return false;
      continue;
    }
    unsigned To = position(Br->getSuccessor(0));
    if (L && Pos == L->Latch) {
      if (To != L->Header || !(L->Next == Mask))
        return false;
      jump(Pos, To, {});
    } else if (To != Pos + 1) {
      return false;
    }
    ++Pos;
  }
  return Pos == End;
}

/// A loop that starts with the lanes of \p Mask, to the block after it.
bool LaneFlow::parseLoop(unsigned &Pos, LaneSet Mask) {
  Loop L;
  L.Header = Pos;
  unsigned NumBack = 0;
  for (unsigned From : Before[Pos])
    if (From >= Pos) {
      L.Latch = From;
      ++NumBack;
    }
  if (NumBack != 1 || L.Latch + 1 >= Order.size() || isHeader(L.Latch + 1))
    return false;
  BasicBlock *Header = Order[Pos];
  auto IsBack = [&](BasicBlock *From) {
    // An empty block on the way back stands for the latch.
    return From == Order[L.Latch] ||
           (position(From) == L.Header && From != Header &&
            From->getSinglePredecessor() == Order[L.Latch]);
  };
  for (PHINode &Phi : Header->phis()) {
    if (!isPredicateType(Phi.getType()) || !Phi.getType()->isVectorTy() ||
        (LanesHere && cmx::numLanes(Phi.getType()) != LanesHere))
      continue;
    bool Fits = true;
    L.Next = {};
    for (auto [V, From] : zip(Phi.incoming_values(), Phi.blocks())) {
      auto *C = dyn_cast<Constant>(V);
      if (IsBack(From))
        L.Next = lanesIn(V);
      else
        Fits &= Mask ? lanesIn(V) == Mask : C && C->isAllOnesValue();
    }
    if (!Fits || !L.Next)
      continue;
    LanesHere = cmx::numLanes(Phi.getType());
    addMask(&Phi);
    LaneSet Inner = {&Phi, false};
    return parse(Pos, L.Latch + 1, Inner, &L, /*MayLeave=*/true);
  }
  return false;
}

/// Does control only come to the blocks before \p End from each other?
bool LaneFlow::isClosed(unsigned First, unsigned End) const {
  return all_of(Under, [&](unsigned Pos) {
    return all_of(Before[Pos], [&](unsigned From) {
      return (From >= First && From < End) || (Pos == First && isHeader(First));
    });
  });
}

/// A region whose first block is the header of its loop, or branches.
/// Returns the position after it; \p First if there is none.
unsigned LaneFlow::parseRegion(unsigned First, bool IsLoop) {
  LanesHere = NumLanes;
  LaneSet Mask;
  unsigned Pos = First;
  bool Found = false;
  if (IsLoop) {
    Found = parseLoop(Pos, Mask);
  } else if (auto Br = branchOf(*Order[First])) {
    if (!LanesHere)
      LanesHere = cmx::numLanes(Br->Mask.V->getType());
    unsigned End = position(Br->None);
    Found = End > First && parseBranch(Pos, End, Mask, nullptr, false);
  }
  if (Found && is_contained({8u, 16u, 32u}, LanesHere) &&
      isClosed(First, Pos)) {
    findVanished();
    if (pays()) {
      NumLanes = LanesHere;
      return Pos;
    }
  }
  forget();
  return First;
}

/// Looks for a region at \p First. Returns the position after it, or the next.
unsigned LaneFlow::addRegion(unsigned First) {
  for (bool IsLoop : {true, false}) {
    Under.clear();
    Branches.clear();
    MaskValues.clear();
    if (IsLoop && !isHeader(First))
      continue;
    unsigned End = parseRegion(First, IsLoop);
    if (End != First)
      return End;
  }
  return First + 1;
}

void LaneFlow::forget() {
  for (unsigned Pos : Under)
    Masks.erase(Order[Pos]);
  for (unsigned Pos : Branches)
    Jumps.erase(Order[Pos]);
  for (unsigned Pos : Under)
    Jumps.erase(Order[Pos]);
  for (Value *V : MaskValues)
    Vanished.erase(V);
}

//===----------------------------------------------------------------------===//
// Masks that vanish
//===----------------------------------------------------------------------===//

/// \p V and what it is made of may vanish.
void LaneFlow::addMask(Value *V) {
  SmallVector<Value *, 8> Work = {V};
  while (!Work.empty()) {
    auto *I = dyn_cast<Instruction>(stripRenames(Work.pop_back_val()));
    if (!I || !isPredicateType(I->getType()))
      continue;
    bool IsLogic = match(I, m_Not(m_Value())) ||
                   I->getOpcode() == Instruction::And || isa<PHINode>(I) ||
                   getGenXLowering(*I) == LoweringKind::Reduce;
    if (!IsLogic || Vanished.contains(I) || !MaskValues.insert(I) ||
        isa<PHINode>(I))
      continue;
    Work.append(I->op_begin(), I->op_end());
  }
}

bool LaneFlow::isUnread(const Value &V) const {
  return all_of(V.users(), [&](const User *U) {
    auto *I = cast<Instruction>(U);
    if (Vanished.contains(I) || (isRename(I) && isUnread(*I)))
      return true;
    if (I->isTerminator())
      return jumpOf(I->getParent()) != nullptr;
    // The only predicates among the operands of these are masks.
    return isa<WrRegionInst, RdPredRegionInst>(I) &&
           replacesPredicate(Bales.bale(Bales.root(I)));
  });
}

void LaneFlow::findVanished() {
  SmallPtrSet<const Value *, 8> Read;
  for (unsigned Pos : Under)
    if (const Jump *J = jumpOf(Order[Pos]))
      Read.insert(J->Lanes.V);
  for (unsigned Pos : Branches)
    if (const Jump *J = jumpOf(Order[Pos]))
      Read.insert(J->Lanes.V);
  for (Value *V : MaskValues)
    if (!Read.contains(V))
      Vanished.insert(V);
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (Value *V : MaskValues)
      if (Vanished.contains(V) && !isUnread(*V))
        Changed |= Vanished.erase(V);
  }
}

/// Does the goto at the end of block \p From jump past a block that becomes
/// predicated instructions? The finalizer does this with up to four that have
/// the hardware's mask.
bool LaneFlow::isShort(unsigned From) const {
  if (From + 2 >= Order.size())
    return false;
  BasicBlock &BB = *Order[From + 1];
  if (Jumps.lookup(Order[From]).Target != Order[From + 2] || jumpOf(&BB))
    return false;
  unsigned Num = 0;
  for (Instruction &I : BB) {
    if (Bales.isMember(&I) || isRename(&I) || isa<PHINode>(I) ||
        I.isTerminator() || Vanished.contains(&I))
      continue;
    if (!replacesPredicate(Bales.bale(&I)) || ++Num > 4)
      return false;
  }
  return Vars.copiesAtEnd(&BB).empty();
}

/// Is the text shorter with the gotos at hand? Gen instructions: two for an and
/// of predicates, one for a constant, one for each label at which lanes wait
/// (found by experiment with GenX_IR 1.0.12504.6).
bool LaneFlow::pays() const {
  int Gain = 0;
  for (Value *V : MaskValues) {
    if (!Vanished.contains(V))
      continue;
    if (auto *Phi = dyn_cast<PHINode>(V))
      Gain += int(count_if(Phi->incoming_values(),
                           [](const Use &In) { return isa<Constant>(In); }));
    else if (auto *Logic = dyn_cast<BinaryOperator>(V);
             Logic && V->getType()->isVectorTy())
      Gain += Logic->getOpcode() == Instruction::And ? 2 : 1;
  }
  SmallPtrSet<const BasicBlock *, 8> Labels;
  for (unsigned Pos : Branches) {
    const Jump &J = Jumps.at(Order[Pos]);
    if (!J.Target || isShort(Pos))
      ++Gain;
    else if (position(J.Target) > Pos)
      Labels.insert(J.Target);
  }
  return Gain > int(Labels.size());
}

} // namespace cmx
