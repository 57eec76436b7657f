//===- VariablesSimulation.h - Runs code on symbolic variables --*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Follows paths through a function in two ways at the same time. A cell is a
// byte of a value, or a lane of a predicate.
// - As SSA: each definition that is executed gives new numbers to its cells.
// - With variables and copies: numbers are stored in the cells of variables.
//
// Where a bale reads cells of a value, the cells of the variable must have the
// same numbers.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_UNITTESTS_CODEGEN_VARIABLESSIMULATION_H
#define CMX_UNITTESTS_CODEGEN_VARIABLESSIMULATION_H

#include "cmx/Analysis/Bale.h"
#include "cmx/CodeGen/Variables.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include <map>
#include <numeric>
#include <random>
#include <set>
#include <string>

namespace cmx {

class VariablesSimulation {
public:
  VariablesSimulation(llvm::Function &F, const BaleInfo &Bales,
                      const VariableAssignment &VA)
      : F(F), Bales(Bales), VA(VA) {
    for (llvm::Instruction &I : llvm::instructions(F))
      if (!Bales.isMember(&I) && !llvm::isa<llvm::PHINode>(I))
        describe(I);
  }

  /// Follows one path, on which \p Random selects the branches. Returns a
  /// description of the first error, or an empty text.
  std::string run(std::mt19937 &Random, unsigned MaxBlocks) {
    Error.clear();
    SSA.clear();
    Vars.clear();
    for (const VariableAssignment::Variable &V : VA.variables()) {
      Vars.emplace_back(V.IsPredicate ? V.Lanes : V.Bytes, Anything);
      checkAlias(V);
    }
    for (const llvm::Argument &A : F.args()) {
      SSA[&A] = fresh(numCells(&A));
      if (VA.variables()[VA.variableOf(&A)].Arg != &A)
        fail(&A, "argument without its variable");
      store(VA.variableOf(&A), SSA[&A], allCells(&A));
    }
    const llvm::BasicBlock *From = nullptr, *BB = &F.getEntryBlock();
    for (unsigned N = 0; BB && N != MaxBlocks && Error.empty(); ++N) {
      runBlock(From, *BB);
      const llvm::Instruction *Term = BB->getTerminator();
      From = BB;
      BB = Term->getNumSuccessors()
               ? Term->getSuccessor(Random() % Term->getNumSuccessors())
               : nullptr;
    }
    return Error;
  }

private:
  using Number = uint64_t;
  using Numbers = std::vector<Number>;
  using Cells = std::vector<unsigned>;
  /// The number that undef cells get. For these cells, a variable can have any
  /// contents.
  static constexpr Number Anything = 0;

  struct Source {
    const llvm::Value *V;
    Cells Read;
  };
  struct Root {
    std::vector<Source> Sources;
    const llvm::Value *Old = nullptr;
    Cells Written;   ///< Cells of the result.
    Cells OldNeeded; ///< Cells of Old that the bale itself reads.
    const Source *Copied = nullptr; ///< The source that is copied.
    bool WritesEarly = false;
  };

  static const llvm::Value *strip(const llvm::Value *V) {
    return stripRenames(const_cast<llvm::Value *>(V));
  }
  static unsigned numCells(const llvm::Type *Ty) {
    return Ty->isIntOrIntVectorTy(1)
               ? numLanes(Ty)
               : registerBytes(const_cast<llvm::Type *>(Ty));
  }
  static unsigned numCells(const llvm::Value *V) {
    return numCells(V->getType());
  }
  static Cells row(unsigned First, unsigned N) {
    Cells C(N);
    std::iota(C.begin(), C.end(), First);
    return C;
  }
  static Cells allCells(const llvm::Value *V) { return row(0, numCells(V)); }

  /// Returns the cells that \p I reads or writes in its vector.
  static Cells cellsOf(const RegionAccessInst &I) {
    Cells C;
    unsigned Bytes = elementBytes(I.elementType());
    for (unsigned E = 0; E != I.numElts(); ++E) {
      int64_t Elt = int64_t(E / I.widthElts()) * I.vStrideElts() +
                    E % I.widthElts() * I.hStrideElts();
      for (unsigned B = 0; B != Bytes; ++B)
        C.push_back(I.constantOffsetBytes() + Elt * Bytes + B);
    }
    return C;
  }

  static int oldOperand(const llvm::Instruction &I) {
    auto *Call = llvm::dyn_cast<llvm::CallBase>(&I);
    if (!Call || !Call->getCalledFunction())
      return -1;
    llvm::StringRef Name = Call->getCalledFunction()->getName();
    if (Name.contains(".wrregion") || Name.contains(".wrpred") ||
        Name.contains(".wrconst"))
      return 0;
    if (Name.contains(".gather.scaled.") || Name.contains("gather4.scaled.") ||
        Name.contains(".svm.gather."))
      return Call->arg_size() - 1;
    return -1;
  }

  void addSources(const llvm::Instruction &I, llvm::Instruction *RootInst,
                  int OldOperandNo, Root &R) {
    for (const llvm::Use &U : I.operands()) {
      const llvm::Value *V = strip(U);
      if (int(U.getOperandNo()) == OldOperandNo)
        continue;
      auto *Inner = llvm::dyn_cast<llvm::Instruction>(V);
      if (Inner && Bales.isMember(Inner)) {
        if (Bales.root(Inner) == RootInst)
          addSources(*Inner, RootInst, -1, R);
        else
          fail(Inner, "member read by another bale");
      } else if (Inner || llvm::isa<llvm::Argument>(V)) {
        auto *Rd = llvm::dyn_cast<RdRegionInst>(&I);
        bool Part = Rd && U.getOperandNo() == 0 && Rd->hasConstantOffset();
        R.Sources.push_back({V, Part ? cellsOf(*Rd) : allCells(V)});
      }
    }
  }

  /// Sets the members of \p R for a root that has an old value.
  void describeWrite(const llvm::Instruction &I, Root &R) {
    auto *Wr = llvm::dyn_cast<WrRegionInst>(&I);
    if (Wr && Wr->hasConstantOffset()) {
      R.Written = cellsOf(*Wr);
      // The bale is a copy if its new value is an operand of the bale, or is
      // read from an operand of the bale by a region inside of the bale.
      const llvm::Value *From = strip(Wr->newValue());
      auto *Inner = llvm::dyn_cast<llvm::Instruction>(From);
      if (Inner && Bales.isMember(Inner)) {
        auto *Rd = llvm::dyn_cast<RdRegionInst>(From);
        From = Rd && Rd->hasConstantOffset() ? strip(Rd->source()) : nullptr;
      }
      if (!Wr->isMaskAllOnes())
        R.OldNeeded = R.Written;
      else if (!R.Sources.empty() && R.Sources.front().V == From)
        R.Copied = &R.Sources.front();
    } else if (auto *Pred = llvm::dyn_cast<WrPredRegionInst>(&I)) {
      R.Written = row(Pred->offsetElts(), Pred->numElts());
    } else {
      R.Written = R.OldNeeded = allCells(&I);
    }
  }

  void describe(llvm::Instruction &I) {
    if (strip(&I) != &I || llvm::isa<llvm::ExtractValueInst>(I))
      return;
    Root &R = Roots[&I];
    int OldNo = oldOperand(I);
    addSources(I, &I, OldNo, R);
    R.WritesEarly = Bales.bale(&I).K != Bale::Kind::Operation &&
                    !llvm::isa<llvm::BinaryOperator>(I);
    if (OldNo >= 0) {
      R.Old = strip(I.getOperand(OldNo));
      describeWrite(I, R);
    } else if (!I.getType()->isVoidTy() && !I.getType()->isStructTy()) {
      R.Written = allCells(&I);
    }
  }

  void fail(const llvm::Value *V, const llvm::Twine &What) {
    if (!Error.empty())
      return;
    llvm::raw_string_ostream OS(Error);
    OS << What << ": " << *V << '\n';
  }

  void checkAlias(const VariableAssignment::Variable &V) {
    if (V.Base == VariableAssignment::None)
      return;
    const VariableAssignment::Variable &Base = VA.variables()[V.Base];
    if (Base.Base != VariableAssignment::None || V.IsPredicate || V.Arg ||
        V.BaseOffsetBytes % Bales.target()->grfBytes() ||
        V.BaseOffsetBytes + V.Bytes > Base.Bytes)
      Error = "impossible alias";
  }

  Numbers fresh(unsigned N) {
    Numbers New(N);
    for (Number &Cell : New)
      Cell = ++LastNumber;
    return New;
  }

  Numbers numbersOf(const llvm::Value *V) {
    V = strip(V);
    if (llvm::isa<llvm::UndefValue>(V))
      return Numbers(numCells(V), Anything);
    if (llvm::isa<llvm::Constant>(V)) {
      Numbers &N = Constants[V];
      if (N.empty())
        N = fresh(numCells(V));
      return N;
    }
    auto It = SSA.find(V);
    if (It != SSA.end())
      return It->second;
    fail(V, "no value yet");
    return Numbers(numCells(V), Anything);
  }

  Number *cell(unsigned Var, unsigned C) {
    const VariableAssignment::Variable &V = VA.variables()[Var];
    bool Alias = V.Base != VariableAssignment::None;
    Numbers &In = Vars[Alias ? V.Base : Var];
    unsigned At = C + (Alias ? V.BaseOffsetBytes : 0);
    return At < In.size() ? &In[At] : nullptr;
  }
  void store(unsigned Var, const Numbers &N, const Cells &Which) {
    for (unsigned C : Which)
      if (Number *To = cell(Var, C))
        *To = N[C];
  }

  /// Checks that the cells \p Which of \p V are in variable \p Var.
  void check(const llvm::Value *V, const Cells &Which, unsigned Var,
             const llvm::Value *At, const char *What) {
    if (Var >= Vars.size())
      return fail(V, "no variable");
    Numbers Wanted = numbersOf(V);
    for (unsigned C : Which) {
      const Number *Held = cell(Var, C);
      if (Held && C < Wanted.size() && Wanted[C] != Anything &&
          Wanted[C] != *Held)
        return fail(At, llvm::Twine(What) + " " + V->getName() + " cell " +
                            llvm::Twine(C) + " lost before");
    }
  }

  void copy(llvm::ArrayRef<VariableAssignment::Copy> Copies) {
    for (const VariableAssignment::Copy &C : Copies) {
      if ((C.Const != nullptr) != (C.SrcVar == VariableAssignment::None))
        Error = "copy with and without constant";
      Numbers N;
      if (C.Const)
        N = numbersOf(C.Const);
      else
        for (unsigned K = 0; K != Vars[C.Dst].size(); ++K)
          N.push_back(*cell(C.SrcVar, K));
      store(C.Dst, N, row(0, N.size()));
    }
  }

  void runPhis(const llvm::BasicBlock *From, const llvm::BasicBlock &BB) {
    std::map<const llvm::Value *, Numbers> New;
    for (const llvm::PHINode &Phi : BB.phis())
      New[&Phi] = numbersOf(Phi.getIncomingValueForBlock(From));
    for (auto &[Phi, N] : New)
      SSA[Phi] = N;
    for (const llvm::PHINode &Phi : BB.phis())
      check(&Phi, allCells(&Phi), VA.variableOf(&Phi), &Phi, "phi");
  }

  void checkEarly(const llvm::Instruction &I, const Root &R, unsigned Var,
                  const Cells &Written) {
    std::set<const Number *> Places;
    for (unsigned C : Written)
      Places.insert(cell(Var, C));
    for (const Source &S : R.Sources)
      for (unsigned C : S.Read)
        if (Places.count(cell(VA.variableOf(S.V), C)))
          return fail(&I, "result overwrites source " + S.V->getName());
  }

  void runStruct(const llvm::Instruction &I, const Root &R) {
    std::set<unsigned> Different;
    for (unsigned K = 0; K != I.getType()->getStructNumElements(); ++K) {
      unsigned Var = VA.variableOfResult(&I, K);
      if (!Different.insert(Var).second)
        fail(&I, "two results in one variable");
      Numbers N = fresh(numCells(I.getType()->getStructElementType(K)));
      checkEarly(I, R, Var, row(0, N.size()));
      store(Var, N, row(0, N.size()));
      for (const llvm::User *U : I.users())
        if (auto *E = llvm::dyn_cast<llvm::ExtractValueInst>(U))
          if (E->getIndices()[0] == K)
            SSA[E] = N;
    }
  }

  void runRoot(const llvm::Instruction &I) {
    auto It = Roots.find(&I);
    if (It == Roots.end())
      return;
    const Root &R = It->second;
    // The contents of the variable are not needed any more.
    if (VA.beginsWithPart(&I))
      for (unsigned C = 0; C != numCells(&I); ++C)
        if (Number *To = cell(VA.variableOf(&I), C))
          *To = fresh(1).front();
    copy(VA.copiesBefore(&I));
    for (const Source &S : R.Sources)
      check(S.V, S.Read, VA.variableOf(S.V), &I, "source");
    if (I.getType()->isStructTy())
      return runStruct(I, R);
    if (I.getType()->isVoidTy())
      return;
    unsigned Var = VA.variableOf(&I);
    if (Var >= Vars.size())
      return fail(&I, "no variable");
    if (R.Old)
      check(R.Old, R.OldNeeded, Var, &I, "old value");
    Numbers N = R.Old ? numbersOf(R.Old) : Numbers(numCells(&I), Anything);
    Numbers New = R.Copied ? numbersOf(R.Copied->V) : fresh(N.size());
    for (unsigned K = 0; K != R.Written.size(); ++K)
      if (unsigned C = R.Written[K]; C < N.size())
        N[C] = New[R.Copied ? R.Copied->Read[K] : C];
    SSA[&I] = N;
    if (VA.isCopyInPlace(&I))
      return;
    if (R.WritesEarly)
      checkEarly(I, R, Var, R.Written);
    store(Var, N, R.Written);
  }

  void runBlock(const llvm::BasicBlock *From, const llvm::BasicBlock &BB) {
    if (From)
      runPhis(From, BB);
    for (const llvm::Instruction &I : BB) {
      if (I.isTerminator())
        copy(VA.copiesAtEnd(&BB));
      if (Error.empty())
        runRoot(I);
    }
  }

  llvm::Function &F;
  const BaleInfo &Bales;
  const VariableAssignment &VA;
  std::map<const llvm::Instruction *, Root> Roots;
  std::map<const llvm::Value *, Numbers> SSA, Constants;
  std::vector<Numbers> Vars;
  Number LastNumber = 0;
  std::string Error;
};

} // namespace cmx

#endif // CMX_UNITTESTS_CODEGEN_VARIABLESSIMULATION_H
