//===- LaneFlow.cpp - Branches by lane that the hardware takes ------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Searches for regions (see LaneFlow.h) from the first block on. A walk over
// the blocks of a region computes the active lanes, and the lanes that wait at
// later blocks, as functions of the masks. If the walk finds anything unknown,
// it stops, and the search continues with the next block.
//
// Why the same blocks run as in the IR: at a branch by lane, at least one lane
// is active. If the branch leaves no lane active, control in the IR jumps
// forward. It passes blocks that only branch by masks of waiting lanes, and
// reaches the first block where a lane waits. With gotos, the thread goes to
// the same block (meetingOf).
//
//===----------------------------------------------------------------------===//

#include "LaneFlow.h"

#include "cmx/IR/InlineAsm.h"
#include "cmx/IR/Intrinsics.h"
#include "cmx/IR/RegionInst.h"
#include "cmx/Target/TargetDesc.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace cmx {

LaneFlow::LaneFlow(const TargetDesc &TD, const BaleInfo &Bales,
                   const VariableAssignment &Vars, ArrayRef<BasicBlock *> Order,
                   const DenseMap<const BasicBlock *, unsigned> &Positions)
    : TD(TD), Bales(Bales), Vars(Vars), Order(Order), Positions(Positions) {
  if (none_of(Order, [&](BasicBlock *BB) { return branchOf(*BB); }))
    return;
  findEdges();
  findSets();
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

/// Returns the lanes of the mask \p V. Looks through renames and complements.
static LaneSet lanesIn(Value *V, bool Inverted = false) {
  V = stripRenames(V);
  for (Value *X; match(V, m_Not(m_Value(X))); V = stripRenames(X))
    Inverted = !Inverted;
  return {V, Inverted};
}

/// Returns the branch at the end of \p BB if it is a branch by lane: it asks
/// whether any lane of a mask is on.
std::optional<LaneFlow::Branch> LaneFlow::branchOf(const BasicBlock &BB) const {
  auto *Br = dyn_cast<BranchInst>(BB.getTerminator());
  if (!Br || !Br->isConditional())
    return std::nullopt;
  Bale B = Bales.bale(const_cast<BranchInst *>(Br));
  if (B.Pred.Mode == PredicateMode::PerLane)
    return std::nullopt;
  // all(m) == !any(!m).
  bool IsAll = B.Pred.Mode == PredicateMode::All;
  unsigned Some = IsAll != B.Pred.Inverted;
  return Branch{lanesIn(B.Pred.Mask, IsAll),
                {stripRenames(B.Pred.Mask), IsAll},
                Br->getSuccessor(Some),
                Br->getSuccessor(1 - Some)};
}

/// Is there a variable that still holds the value of \p L at a later branch?
bool LaneFlow::isReadable(LaneSet L) const {
  if (!L)
    return true;
  unsigned Var = Vars.variableOf(L.V);
  return isa<Instruction>(L.V) && Var != VariableAssignment::None &&
         NumValues[Var] == 1;
}

/// Does \p BB contain nothing but a branch by lane?
bool LaneFlow::onlyBranches(const BasicBlock &BB) const {
  return branchOf(BB) && Vars.copiesAtEnd(&BB).empty() &&
         all_of(BB, [&](const Instruction &I) {
           return isa<PHINode>(I) || I.isTerminator() || isRename(&I) ||
                  Bales.isMember(&I);
         });
}

//===----------------------------------------------------------------------===//
// Masks as sets
//===----------------------------------------------------------------------===//

static bool isMask(const Type *Ty) {
  return isPredicateType(Ty) && Ty->isVectorTy();
}

/// Finds the sets of all masks. A mask may be read before its place in the
/// text, for example by the phi of a loop. Then its set is that of a new mask,
/// about which nothing is known.
void LaneFlow::findSets() {
  for (const BasicBlock *BB : Order)
    for (const Instruction &I : *BB)
      if (isMask(I.getType()) && !isRename(&I))
        SetOf.try_emplace(&I, newSetOf(I));
}

LaneFlow::Set LaneFlow::setOf(const Value *V) {
  V = stripRenames(const_cast<Value *>(V));
  if (auto *C = dyn_cast<Constant>(V)) {
    if (C->isAllOnesValue())
      return LaneSets::All;
    if (C->isNullValue())
      return LaneSets::None;
  }
  auto It = SetOf.find(V);
  if (It == SetOf.end())
    It = SetOf.try_emplace(V, Sets.newMask()).first;
  return It->second;
}

LaneFlow::Set LaneFlow::newSetOf(const Instruction &I) {
  if (Sets.isFull())
    return Sets.newMask();
  if (auto *Phi = dyn_cast<PHINode>(&I)) {
    std::optional<Set> S = setOfPhi(*Phi);
    return S ? *S : Sets.newMask();
  }
  if (!isa<BinaryOperator>(I))
    return Sets.newMask();
  Set X = setOf(I.getOperand(0)), Y = setOf(I.getOperand(1));
  switch (I.getOpcode()) {
  case Instruction::And:
    return Sets.both(X, Y);
  case Instruction::Or:
    return Sets.either(X, Y);
  case Instruction::Xor:
    return Sets.exclusive(X, Y);
  default:
    return Sets.newMask();
  }
}

/// Returns the block of the text from which value number \p Incoming of \p Phi
/// comes, or null if there are several such blocks.
const BasicBlock *LaneFlow::sourceOf(const PHINode &Phi,
                                     unsigned Incoming) const {
  const BasicBlock *From = Phi.getIncomingBlock(Incoming);
  // Empty blocks are not in the text: go back to a predecessor that is in the
  // text.
  while (From && Order[position(From)] != From)
    From = From->getSinglePredecessor();
  return From;
}

/// Returns the set of a phi, or std::nullopt if it is unknown. It is the set of
/// the incoming value whose block is the last one in the text. The other
/// incoming values may differ from it only in lanes that are off when control
/// comes from their block.
std::optional<LaneFlow::Set> LaneFlow::setOfPhi(const PHINode &Phi) {
  unsigned Pos = position(Phi.getParent());
  if (isHeader(Pos))
    return std::nullopt;
  unsigned Last = 0;
  Set Result = LaneSets::None;
  for (unsigned K = 0; K != Phi.getNumIncomingValues(); ++K) {
    const BasicBlock *From = sourceOf(Phi, K);
    if (!From)
      return std::nullopt;
    if (K == 0 || position(From) > Last) {
      Last = position(From);
      Result = setOf(Phi.getIncomingValue(K));
    }
  }
  for (unsigned K = 0; K != Phi.getNumIncomingValues(); ++K) {
    const BasicBlock *From = sourceOf(Phi, K);
    Set Off = LaneSets::None;
    if (auto Br = branchOf(*From);
        Br && position(Br->None) == Pos && position(Br->Some) != Pos)
      Off = setOf(Br->Mask);
    Set Differs = Sets.exclusive(setOf(Phi.getIncomingValue(K)), Result);
    if (!Sets.contains(Off, Differs))
      return std::nullopt;
  }
  return Result;
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
  default: // A region with another message gets no gotos.
    return false;
  }
}

/// Can \p B be in code with a hardware mask if all its instructions ignore the
/// mask?
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
            !isa<Function>(B.Root->getOperand(0)));
  }
  llvm_unreachable("a kind of bale");
}

Bale LaneFlow::moveOf(Bale B) {
  B.Op = Operation::Mov;
  B.Srcs.pop_back();
  B.Pred = {};
  return B;
}

/// Does the sel \p B choose between a new value and the value that the variable
/// of \p B already holds, and is a mov of the new value legal?
bool LaneFlow::overwritesOld(const Bale &B) const {
  const BaleSource &New = B.Srcs[0], &Old = B.Srcs[1];
  InstDesc Move = moveOf(B).desc();
  Move.FirstLane = B.desc().FirstLane;
  return !B.Saturate && !New.isConstant() && !Old.isConstant() && !New.Offset &&
         !Old.Offset && !B.DstOffset && New.Mod == Modifier::None &&
         Old.Mod == Modifier::None && New.Type == B.DstType &&
         Old.Type == B.DstType && Old.R.sameElements(B.DstRegion) &&
         Vars.variableOf(Old.V) != VariableAssignment::None &&
         Vars.variableOf(Old.V) == Vars.variableOf(B.Root) &&
         TD.checkInst(Move) == RegionLegality::Legal;
}

/// Adds the block at \p Pos, which runs with the lanes \p Active, to the
/// region. Returns false if one of its instructions cannot be in code with a
/// hardware mask.
bool LaneFlow::enter(unsigned Pos, Set Active) {
  BasicBlock *BB = Order[Pos];
  for (Instruction &I : *BB) {
    if (Bales.isMember(&I) || I.isTerminator())
      continue;
    Bale B = Bales.bale(&I);
    if (!mayIgnoreMask(B))
      return false;
    if (B.K != Bale::Kind::Operation || !B.Pred ||
        B.Pred.Mode != PredicateMode::PerLane ||
        !isMask(B.Pred.Mask->getType()) ||
        cmx::numLanes(B.Pred.Mask->getType()) != LanesHere ||
        setOf(lanesIn(B.Pred.Mask, B.Pred.Inverted)) != Active ||
        (B.Op == Operation::Sel && !overwritesOld(B)))
      continue;
    UnderOwnMask.insert(B.Root);
    UnderHere.push_back(B.Root);
  }
  Masked.insert(BB);
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

/// Returns a mask that equals the mask of \p Br in all lanes of \p Active. Null
/// means all lanes.
LaneSet LaneFlow::conditionOf(const Branch &Br, Set Active) {
  LaneSet Mask = Br.Mask;
  if (setOf(Mask) == Active)
    return LaneSet();
  auto *And = dyn_cast<BinaryOperator>(Mask.V);
  if (Active == LaneSets::All || Mask.Inverted || !And ||
      And->getOpcode() != Instruction::And)
    return isReadable(Mask) ? Mask : Br.Read;
  for (unsigned K : {0u, 1u}) {
    LaneSet Condition = lanesIn(And->getOperand(1 - K));
    if (setOf(And->getOperand(K)) == Active && isReadable(Condition))
      return Condition;
  }
  return isReadable(Mask) ? Mask : Br.Read;
}

/// Removes the lanes that wait at \p Pos from Waiting, and returns them.
LaneFlow::Set LaneFlow::waitingAt(unsigned Pos) {
  auto It = Waiting.find(Pos);
  if (It == Waiting.end())
    return LaneSets::None;
  Set S = It->second;
  Waiting.erase(It);
  return S;
}

/// Can the lanes that leave at \p Pos wait at \p Target? Between these two
/// positions, other lanes may wait only at \p Skipped: the blocks that a jump
/// of the IR passes if no lane is left.
bool LaneFlow::isRight(unsigned Pos, unsigned Target,
                       ArrayRef<unsigned> Skipped) const {
  return !isHeader(Target) && all_of(Waiting, [&](const auto &W) {
    return W.first <= Pos || W.first >= Target ||
           is_contained(Skipped, W.first);
  });
}

/// The lanes \p Leaving leave at \p Pos. If no other lanes are left, the IR
/// jumps to \p None. Returns the last block at which the lanes \p Leaving can
/// wait.
std::optional<unsigned> LaneFlow::meetingOf(Set Leaving, unsigned Pos,
                                            unsigned None) {
  std::optional<unsigned> Meeting;
  SmallVector<unsigned, 8> Skipped;
  constexpr unsigned MaxSkipped = 8;
  for (unsigned At = None; At > Pos;
       At = position(branchOf(*Order[At])->None)) {
    if (isRight(Pos, At, Skipped))
      Meeting = At;
    if (!onlyBranches(*Order[At]) || Skipped.size() == MaxSkipped)
      break;
    Set Staying = setOf(branchOf(*Order[At])->Mask);
    if (Sets.both(Staying, Leaving) != LaneSets::None)
      break;
    Skipped.push_back(At);
  }
  return Meeting;
}

bool LaneFlow::parseBranch(unsigned Pos, const Branch &Br, Set &Active,
                           const Loop *L) {
  if (isa<Constant>(Br.Mask.V) ||
      cmx::numLanes(Br.Mask.V->getType()) != LanesHere)
    return false;
  Set Staying = setOf(Br.Mask), Leaving = Sets.difference(Active, Staying);
  if (!Sets.contains(Active, Staying))
    return false;
  Branches.push_back(Pos);
  addMask(Order[Pos]->getTerminator()->getOperand(0));
  unsigned Some = position(Br.Some), None = position(Br.None);
  LaneSet Condition = conditionOf(Br, Active);
  if (L && Pos == L->Latch) {
    jump(Pos, L->Header, Condition);
    return Some == L->Header && None == Pos + 1 && L->Next == Staying;
  }
  if (Some != Pos + 1)
    return false;
  Active = Staying;
  if (Leaving == LaneSets::None) { // Some lane is always active.
    Jumps[Order[Pos]] = {};
    return true;
  }
  std::optional<unsigned> Meeting = meetingOf(Leaving, Pos, None);
  if (!Meeting || *Meeting == Some || (L && *Meeting > L->Latch + 1))
    return false;
  jump(Pos, *Meeting, complement(Condition));
  // All lanes that were in a loop reconverge right after it.
  if (!L || *Meeting != L->Latch + 1) {
    Set &There = Waiting[*Meeting];
    There = Sets.either(There, Leaving);
  }
  return true;
}

/// Parses the block at \p Pos. Changes \p Active to the lanes that continue
/// with the next block.
bool LaneFlow::parseBlock(unsigned Pos, Set &Active, const Loop *L) {
  if (!enter(Pos, Active))
    return false;
  auto *Br = dyn_cast<BranchInst>(Order[Pos]->getTerminator());
  if (!Br)
    return false;
  if (Br->isConditional()) {
    auto ByLane = branchOf(*Order[Pos]);
    return ByLane && parseBranch(Pos, *ByLane, Active, L);
  }
  unsigned To = position(Br->getSuccessor(0));
  if (!L || Pos != L->Latch)
    return To == Pos + 1;
  jump(Pos, To, {});
  return To == L->Header && L->Next == Active;
}

/// Parses the blocks from \p Pos on. The lanes \p Active come from the block
/// before \p Pos. Parses up to the end of the loop \p L or, outside of loops,
/// up to the block where all lanes have reconverged.
bool LaneFlow::parse(unsigned &Pos, Set Active, const Loop *L) {
  while (Pos < Order.size()) {
    Active = Sets.either(Active, waitingAt(Pos));
    if (!L && Active == LaneSets::All && Waiting.empty())
      return true;
    if (isHeader(Pos) && !(L && Pos == L->Header)) {
      if (!parseLoop(Pos, Active))
        return false;
    } else if (!parseBlock(Pos++, Active, L)) {
      return false;
    }
    if (L && Pos == L->Latch + 1)
      return true;
  }
  return false;
}

/// Parses a loop that starts with the lanes \p Active. Sets \p Pos to the block
/// after the loop.
bool LaneFlow::parseLoop(unsigned &Pos, Set Active) {
  Loop L;
  L.Header = Pos;
  unsigned NumBack = 0;
  for (unsigned From : Before[Pos])
    if (From >= Pos) {
      L.Latch = From;
      ++NumBack;
    }
  if (NumBack != 1 || L.Latch + 1 >= Order.size() || isHeader(L.Latch + 1) ||
      any_of(Waiting, [&](const auto &W) { return W.first <= L.Latch; }))
    return false;
  for (PHINode &Phi : Order[Pos]->phis()) {
    if (!isMask(Phi.getType()) ||
        (LanesHere && cmx::numLanes(Phi.getType()) != LanesHere))
      continue;
    bool Fits = true, Found = false;
    for (unsigned K = 0; K != Phi.getNumIncomingValues(); ++K) {
      Set S = setOf(Phi.getIncomingValue(K));
      if (sourceOf(Phi, K) == Order[L.Latch]) {
        L.Next = S;
        Found = true;
      } else {
        Fits &= S == Active;
      }
    }
    if (!Fits || !Found)
      continue;
    LanesHere = cmx::numLanes(Phi.getType());
    addMask(&Phi);
    return parse(Pos, setOf(&Phi), &L);
  }
  return false;
}

/// Does control enter the blocks from \p First to \p End only at \p First?
bool LaneFlow::isClosed(unsigned First, unsigned End) const {
  return all_of(Under, [&](unsigned Pos) {
    return all_of(Before[Pos], [&](unsigned From) {
      return (From >= First && From < End) || (Pos == First && isHeader(First));
    });
  });
}

/// Looks for a region that starts with the block at \p First. This block must
/// be the header of a loop or end with a branch by lane. Returns the position
/// after the region or, if there is no region, the position after the block.
unsigned LaneFlow::addRegion(unsigned First) {
  for (bool IsLoop : {true, false}) {
    LanesHere = NumLanes;
    unsigned Pos = First;
    bool Found = false;
    if (IsLoop) {
      Found = isHeader(First) && parseLoop(Pos, LaneSets::All);
    } else if (auto Br = branchOf(*Order[First])) {
      if (!LanesHere)
        LanesHere = cmx::numLanes(Br->Mask.V->getType());
      Set Active = LaneSets::All;
      Found = parseBranch(Pos++, *Br, Active, nullptr) &&
              parse(Pos, Active, nullptr);
    }
    if (Found && is_contained({8u, 16u, 32u}, LanesHere) &&
        isClosed(First, Pos)) {
      findVanished();
      if (pays()) {
        NumLanes = LanesHere;
        forget(/*Results=*/false);
        return Pos;
      }
    }
    forget(/*Results=*/true);
  }
  return First + 1;
}

/// Clears the state of the current region. If \p Results, also removes the
/// results of this region.
void LaneFlow::forget(bool Results) {
  if (Results) {
    for (unsigned Pos : Under)
      Masked.erase(Order[Pos]);
    for (unsigned Pos : Branches)
      Jumps.erase(Order[Pos]);
    for (unsigned Pos : Under)
      Jumps.erase(Order[Pos]);
    for (const Value *Root : UnderHere)
      UnderOwnMask.erase(Root);
    for (Value *V : MaskValues)
      Vanished.erase(V);
  }
  Waiting.clear();
  Under.clear();
  Branches.clear();
  UnderHere.clear();
  MaskValues.clear();
}

//===----------------------------------------------------------------------===//
// Masks that vanish
//===----------------------------------------------------------------------===//

/// Records that \p V, and the masks from which \p V is computed, get no code if
/// nothing reads them any more.
void LaneFlow::addMask(Value *V) {
  SmallVector<Value *, 8> Work = {V};
  while (!Work.empty()) {
    auto *I = dyn_cast<Instruction>(stripRenames(Work.pop_back_val()));
    if (!I || !isPredicateType(I->getType()))
      continue;
    bool IsLogic = isa<PHINode>(I) || I->getOpcode() == Instruction::And ||
                   I->getOpcode() == Instruction::Or ||
                   I->getOpcode() == Instruction::Xor ||
                   getGenXLowering(*I) == LoweringKind::Reduce;
    if (!IsLogic || Vanished.contains(I) || !MaskValues.insert(I))
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
    // These instructions have no other predicate operand than the mask.
    return isa<WrRegionInst, RdPredRegionInst, SelectInst>(I) &&
           replacesPredicate(Bales.bale(Bales.root(I)));
  });
}

void LaneFlow::findVanished() {
  // Jumps of earlier regions may read masks of this region, too.
  SmallPtrSet<const Value *, 8> Read;
  for (const auto &[BB, J] : Jumps)
    Read.insert(J.Lanes.V);
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

/// Does the goto at the end of block \p From jump past a block that the
/// finalizer turns into predicated instructions? The finalizer does so if the
/// block has at most four instructions, and all of them obey the hardware's
/// mask.
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

/// Is the code shorter with the gotos of the current region? Counts Gen
/// instructions: two for an "and" or "or" of predicates, one for an "xor" or a
/// constant, one for each label at which lanes wait (found by experiment with
/// GenX_IR 1.0.12504.6).
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
      Gain += Logic->getOpcode() == Instruction::Xor ? 1 : 2;
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
