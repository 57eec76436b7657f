//===- Variables.cpp - Which values share a vISA variable -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tie connects a result with the old value that the result overwrites in
// part. First, the webs (Webs.h) of tied values are merged in order of
// definition. If nothing reads the old value later, this always succeeds: the
// web of the result has no other members yet, and two values that ties connect
// overlap only if one is read after its variable was overwritten. Then the webs
// of phis are merged with those of their incoming values. Pairs whose copy
// would be in a deep loop come first.
//
//===----------------------------------------------------------------------===//

#include "cmx/CodeGen/Variables.h"

#include "ArgumentRows.h"
#include "ParallelCopy.h"
#include "PartPlacement.h"
#include "PartialStarts.h"
#include "Webs.h"
#include "cmx/Analysis/Bale.h"
#include "cmx/Analysis/Liveness.h"
#include "cmx/IR/Intrinsics.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Dominators.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include <map>

using namespace llvm;

namespace cmx {

bool splitCriticalPhiEdges(Function &F) {
  bool Changed = EliminateUnreachableBlocks(F);
  CriticalEdgeSplittingOptions Options;
  Options.setMergeIdenticalEdges();
  // Collect the edges first, because splitting adds blocks and reorders the
  // lists of uses.
  SmallVector<std::pair<Instruction *, BasicBlock *>, 16> Edges;
  for (BasicBlock &BB : F) {
    Instruction *Term = BB.getTerminator();
    if (Term->getNumSuccessors() < 2)
      continue;
    SmallPtrSet<BasicBlock *, 4> Seen;
    for (BasicBlock *Succ : successors(&BB))
      if (!Succ->phis().empty() && Seen.insert(Succ).second)
        Edges.push_back({Term, Succ});
  }
  for (auto [Term, Succ] : Edges)
    for (unsigned S = 0; S != Term->getNumSuccessors(); ++S)
      if (Term->getSuccessor(S) == Succ) {
        Changed |= SplitCriticalEdge(Term, S, Options) != nullptr;
        break;
      }
  return Changed;
}

/// Fills a VariableAssignment.
class VariableAssigner {
  using Copy = VariableAssignment::Copy;
  using Variable = VariableAssignment::Variable;
  static constexpr unsigned None = VariableAssignment::None;

public:
  VariableAssigner(VariableAssignment &Out, Function &F, const BaleInfo &Bales)
      : Out(Out), F(F), Bales(Bales), Live(F, Bales), W(Live) {}
  void run();

private:
  void mergeTies();
  bool wouldCopyInput(const PHINode &Phi, unsigned In) const;
  void mergePhis();
  void makeVariables();
  void placeParts();
  void placeRows();
  void findStarts();
  void copyTies();
  void copyPhis();
  bool isComplete() const;
  std::vector<Copy> parallelCopies(const BasicBlock &BB) const;
  unsigned baseOf(unsigned Var) const;
  bool onlyCopies(const BasicBlock &BB, const Copy &C) const;
  void hoistCopies(BasicBlock &BB);
  unsigned temporaryLike(unsigned Var);

  VariableAssignment &Out;
  Function &F;
  const BaleInfo &Bales;
  Liveness Live;
  Webs W;
  std::vector<unsigned> VarOfNode;
  /// Copies into phis, at the ends of blocks.
  DenseMap<const BasicBlock *, std::vector<Copy>> CopiesOf;
  /// Temporaries by shape. A temporary is live only among the copies at one
  /// position.
  std::map<std::pair<uint64_t, unsigned>, unsigned> Temporaries;
};

void VariableAssigner::mergeTies() {
  for (const Tie &T : Live.ties())
    if (T.InPlace && !W.merge(T.Old, T.Result))
      Live.beginAt(T.Result, T.Slot); // A copy comes before the root.
}

/// Is \p V, or another name of \p V, a vector operand of a message?
static bool isPayload(const Value &V) {
  return any_of(V.uses(), [](const Use &U) {
    const auto *I = cast<Instruction>(U.getUser());
    if (isRename(I))
      return isPayload(*I);
    auto L = getGenXLowering(*I);
    return L && (*L == LoweringKind::Message || *L == LoweringKind::Atomic) &&
           U->getType()->isVectorTy();
  });
}

/// If \p Phi shared the variable of the argument \p In, would the finalizer
/// copy the argument in a loop? A message reads whole registers. So for each
/// message, the finalizer copies a small input, which shares its register with
/// other inputs.
bool VariableAssigner::wouldCopyInput(const PHINode &Phi, unsigned In) const {
  return In < Live.numArguments() && Bales.target() &&
         registerBytes(Phi.getType()) < Bales.target()->grfBytes() &&
         Live.loopDepth(Phi.getParent()) && isPayload(Phi);
}

void VariableAssigner::mergePhis() {
  if (Live.blocks().size() == 1)
    return;
  struct Pair {
    unsigned Depth, Phi, In, Number;
  };
  std::vector<Pair> Pairs;
  for (const BasicBlock *BB : Live.blocks())
    for (const PHINode &Phi : BB->phis())
      for (unsigned K = 0; K != Phi.getNumIncomingValues(); ++K) {
        unsigned In = Live.nodeOf(Phi.getIncomingValue(K));
        if (In != Liveness::NoNode && Live.isActive(In) &&
            !wouldCopyInput(Phi, In))
          Pairs.push_back({Live.loopDepth(Phi.getIncomingBlock(K)),
                           Live.nodeOf(&Phi), In, unsigned(Pairs.size())});
      }
  llvm::sort(Pairs, [](const Pair &A, const Pair &B) {
    return A.Depth != B.Depth ? A.Depth > B.Depth : A.Number < B.Number;
  });
  for (const Pair &P : Pairs)
    if (Live.isActive(P.Phi))
      W.merge(P.Phi, P.In);
}

void VariableAssigner::makeVariables() {
  unsigned NumNodes = Live.numNodes();
  std::vector<unsigned> VarOfClass(NumNodes, None);
  VarOfNode.assign(NumNodes, None);
  for (unsigned N = 0; N != NumNodes; ++N) {
    if (!Live.isActive(N))
      continue;
    unsigned &Var = VarOfClass[W.find(N)];
    if (Var == None) {
      Variable V;
      V.Ty = Live.type(N);
      V.IsPredicate = isPredicateType(V.Ty);
      V.Bytes = registerBytes(V.Ty);
      V.Lanes = numLanes(V.Ty);
      if (N < Live.numArguments())
        V.Arg = F.getArg(N);
      Var = Out.Variables.size();
      Out.Variables.push_back(V);
    }
    VarOfNode[N] = Var;
  }
}

void VariableAssigner::placeParts() {
  if (!Bales.target())
    return;
  PartPlacement Parts(Live, W, Bales, Bales.target()->grfBytes());
  for (const PartPlacement::Placement &P : Parts.placements()) {
    Variable &V = Out.Variables[VarOfNode[P.Node]];
    V.Base = VarOfNode[P.Whole];
    V.BaseOffsetBytes = P.OffsetBytes;
  }
  Out.InPlaceCopies.insert(Parts.vanished().begin(), Parts.vanished().end());
}

void VariableAssigner::placeRows() {
  auto BaseOf = [this](unsigned Var) { return baseOf(Var); };
  for (unsigned Var :
       findArgumentRows(Live, Bales, VarOfNode, BaseOf, Out.InPlaceCopies))
    Out.Variables[Var].IsArgumentRow = true;
}

/// Finds the roots for PartialStarts. Excludes variables that share bytes: a
/// variable that has parts, is a part, or is in %arg.
void VariableAssigner::findStarts() {
  DenseSet<unsigned> Shared;
  for (unsigned Var = 0; Var != Out.Variables.size(); ++Var) {
    if (Out.Variables[Var].IsArgumentRow)
      Shared.insert(Var);
    if (unsigned Base = Out.Variables[Var].Base; Base != None) {
      Shared.insert(Var);
      Shared.insert(Base);
    }
  }
  for (const Instruction *Root : findPartialStarts(Live, W, Bales))
    if (!Shared.contains(VarOfNode[Live.nodeOf(Root)]))
      Out.PartialStarts.insert(Root);
}

void VariableAssigner::copyTies() {
  for (const Tie &T : Live.ties()) {
    unsigned Dst = VarOfNode[T.Result];
    unsigned Src = T.Old == Liveness::NoNode ? None : VarOfNode[T.Old];
    if (Src == Dst)
      continue;
    Out.CopiesAt[T.Root] = {unsigned(Out.Copies.size()), 1};
    Out.Copies.push_back({Dst, Src, Src == None ? T.OldConst : nullptr});
  }
}

unsigned VariableAssigner::temporaryLike(unsigned Var) {
  Variable V = Out.Variables[Var];
  V.Arg = nullptr;
  V.Base = None;
  V.IsArgumentRow = false;
  auto [It, New] = Temporaries.try_emplace(
      {V.Bytes, V.IsPredicate ? V.Lanes : 0}, Out.Variables.size());
  if (New)
    Out.Variables.push_back(V);
  return It->second;
}

/// Returns the copies into phis on the edges that leave \p BB.
std::vector<VariableAssignment::Copy>
VariableAssigner::parallelCopies(const BasicBlock &BB) const {
  std::vector<Copy> Copies;
  SmallPtrSet<const BasicBlock *, 4> Seen;
  for (const BasicBlock *Succ : successors(&BB)) {
    if (!Seen.insert(Succ).second)
      continue;
    unsigned Index = 0;
    for (const PHINode &Phi : Succ->phis()) {
      unsigned Node = Live.nodeOf(&Phi);
      if (!Live.isActive(Node))
        continue;
      const Value *In = stripRenames(incomingValue(Phi, BB, Index));
      unsigned InNode = Live.nodeOf(In);
      if (InNode != Liveness::NoNode)
        Copies.push_back({VarOfNode[Node], VarOfNode[InNode], nullptr});
      else if (auto *C = dyn_cast<Constant>(In); C && !isa<UndefValue>(C))
        Copies.push_back({VarOfNode[Node], None, C});
    }
  }
  return Copies;
}

/// Returns the variable that holds the bytes of \p Var.
unsigned VariableAssigner::baseOf(unsigned Var) const {
  unsigned Base = Out.Variables[Var].Base;
  return Base == None ? Var : Base;
}

/// Does \p BB make the copy \p C, and does nothing else in \p BB access the
/// bytes of its destination?
bool VariableAssigner::onlyCopies(const BasicBlock &BB, const Copy &C) const {
  unsigned Base = baseOf(C.Dst), NumSame = 0;
  auto It = CopiesOf.find(&BB);
  if (It == CopiesOf.end())
    return false;
  for (const Copy &Other : It->second) {
    if (Other.SrcVar != None && baseOf(Other.SrcVar) == Base)
      return false;
    if (baseOf(Other.Dst) != Base)
      continue;
    if (Other.Dst != C.Dst || Other.Const != C.Const)
      return false;
    ++NumSame;
  }
  auto Accesses = [&](const Value *V) {
    unsigned Node = Live.nodeOf(stripRenames(const_cast<Value *>(V)));
    return Node != Liveness::NoNode && VarOfNode[Node] != None &&
           baseOf(VarOfNode[Node]) == Base;
  };
  return NumSame == 1 && none_of(BB, [&](const Instruction &I) {
           return I.getType()->isStructTy() || Accesses(&I) ||
                  any_of(I.operands(), Accesses);
         });
}

/// If both successors of \p BB copy the same constant to the same variable,
/// makes \p BB copy it instead. A successor that contains nothing else then
/// gets no code.
void VariableAssigner::hoistCopies(BasicBlock &BB) {
  auto *Br = dyn_cast<BranchInst>(BB.getTerminator());
  if (!Br || Br->isUnconditional())
    return;
  const BasicBlock *Left = Br->getSuccessor(0), *Right = Br->getSuccessor(1);
  auto BelongsToEdge = [&](const BasicBlock *Succ) {
    return Succ->getSinglePredecessor() && Succ->phis().empty() &&
           Succ->getSingleSuccessor();
  };
  if (Left == Right || !BelongsToEdge(Left) || !BelongsToEdge(Right))
    return;
  // A branch reads nothing but its predicate.
  const Value *Mask = Bales.bale(Br).Pred.Mask;
  unsigned Cond = Mask ? Live.nodeOf(Mask) : Liveness::NoNode;
  std::vector<Copy> Both;
  for (const Copy &C : CopiesOf[Left])
    if (C.Const && onlyCopies(*Left, C) && onlyCopies(*Right, C) &&
        (Cond == Liveness::NoNode || VarOfNode[Cond] != C.Dst))
      Both.push_back(C);
  for (const Copy &C : Both) {
    CopiesOf[&BB].push_back(C);
    for (const BasicBlock *Succ : {Left, Right})
      erase_if(CopiesOf[Succ],
               [&](const Copy &Other) { return Other.Dst == C.Dst; });
  }
}

void VariableAssigner::copyPhis() {
  for (const BasicBlock *BB : Live.blocks())
    CopiesOf[BB] = parallelCopies(*BB);
  for (BasicBlock &BB : F)
    if (CopiesOf.contains(&BB))
      hoistCopies(BB);
  for (const BasicBlock *BB : Live.blocks()) {
    unsigned First = Out.Copies.size();
    sequentializeCopies(CopiesOf[BB], Out.Copies,
                        [this](unsigned Var) { return temporaryLike(Var); });
    if (Out.Copies.size() != First)
      Out.CopiesAt[BB] = {First, unsigned(Out.Copies.size()) - First};
  }
}

/// Does each value have a variable that can hold it, each part a place in its
/// base, and each copy a source?
bool VariableAssigner::isComplete() const {
  auto Holds = [&](const auto &Entry) {
    if (Entry.second == None)
      return true;
    const Variable &V = Out.Variables[Entry.second];
    Type *Ty = Entry.first->getType();
    return V.IsPredicate == isPredicateType(Ty) &&
           (V.IsPredicate ? numLanes(Ty) <= V.Lanes
                          : registerBytes(Ty) <= V.Bytes);
  };
  auto IsPlaced = [&](const Variable &V) {
    if (V.Base == None)
      return true;
    const Variable &Base = Out.Variables[V.Base];
    return Base.Base == None && V.BaseOffsetBytes + V.Bytes <= Base.Bytes;
  };
  auto HasSource = [](const Copy &C) {
    return C.Dst != None && (C.SrcVar == None) == (C.Const != nullptr);
  };
  return all_of(Out.VarOf, Holds) && all_of(Out.Variables, IsPlaced) &&
         all_of(Out.Copies, HasSource);
}

void VariableAssigner::run() {
  mergeTies();
  mergePhis();
  makeVariables();
  placeParts();
  placeRows();
  findStarts();
  copyTies();
  copyPhis();
  for (auto [Call, First] : Live.structCalls()) {
    unsigned NumResults = Call->getType()->getStructNumElements();
    auto *Vars = VarOfNode.data() + First;
    Out.ResultVars[Call].assign(Vars, Vars + NumResults);
  }
  Out.VarOf = Live.takeNodes();
  for (auto &Entry : Out.VarOf)
    Entry.second = VarOfNode[Entry.second];
  assert(isComplete() && "variables do not fit their values");
}

VariableAssignment::VariableAssignment(Function &F, const BaleInfo &Bales) {
  VariableAssigner(*this, F, Bales).run();
}

unsigned VariableAssignment::variableOf(const Value *V) const {
  V = stripRenames(const_cast<Value *>(V));
  auto It = VarOf.find(V);
  return It == VarOf.end() ? None : It->second;
}

unsigned VariableAssignment::variableOfResult(const Instruction *Call,
                                              unsigned Index) const {
  auto It = ResultVars.find(Call);
  return It == ResultVars.end() ? None : It->second[Index];
}

ArrayRef<VariableAssignment::Copy>
VariableAssignment::copiesAt(const Value *Place) const {
  auto It = CopiesAt.find(Place);
  if (It == CopiesAt.end())
    return {};
  return ArrayRef(Copies).slice(It->second.first, It->second.second);
}

ArrayRef<VariableAssignment::Copy>
VariableAssignment::copiesBefore(const Instruction *Root) const {
  return copiesAt(Root);
}

ArrayRef<VariableAssignment::Copy>
VariableAssignment::copiesAtEnd(const BasicBlock *BB) const {
  return copiesAt(BB);
}

static void printCopies(raw_ostream &OS,
                        ArrayRef<VariableAssignment::Copy> Copies) {
  for (const VariableAssignment::Copy &C : Copies) {
    OS << "    V" << C.Dst << " <- ";
    if (C.Const)
      OS << *C.Const;
    else
      OS << 'V' << C.SrcVar;
    OS << '\n';
  }
}

void VariableAssignment::print(raw_ostream &OS, const Function &F) const {
  OS << "variables of @" << F.getName() << '\n';
  for (unsigned Var = 0; Var != Variables.size(); ++Var) {
    const Variable &V = Variables[Var];
    OS << "  V" << Var << ": " << *V.Ty;
    if (V.Arg)
      OS << " argument " << V.Arg->getArgNo();
    if (V.IsArgumentRow)
      OS << " in %arg";
    if (V.Base != None)
      OS << " at byte " << V.BaseOffsetBytes << " of V" << V.Base;
    OS << '\n';
  }
  for (const BasicBlock &BB : F) {
    OS << "  ";
    BB.printAsOperand(OS, /*PrintType=*/false);
    OS << '\n';
    for (const Instruction &I : BB) {
      printCopies(OS, copiesBefore(&I));
      unsigned Var = variableOf(&I);
      if (Var == None || isRename(&I))
        continue;
      OS << "    V" << Var << " = ";
      I.printAsOperand(OS, /*PrintType=*/false);
      OS << (isCopyInPlace(&I)    ? " (nothing to do)\n"
             : beginsWithPart(&I) ? " (in part)\n"
                                  : "\n");
    }
    printCopies(OS, copiesAtEnd(&BB));
  }
}

} // namespace cmx
