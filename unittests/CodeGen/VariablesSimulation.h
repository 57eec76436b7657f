//===- VariablesSimulation.h - Runs code on symbolic variables --*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Follows paths through a function twice at the same time: as SSA, where each
// definition that is run gives a new number, and with variables and copies,
// where numbers are stored in variables. Wherever a bale reads a value, the
// variable must hold the number of that value.
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

  /// Follows one path, turning by \p Random; returns what is wrong, or nothing.
  std::string run(std::mt19937 &Random, unsigned MaxBlocks) {
    Error.clear();
    SSA.clear();
    Vars.assign(VA.variables().size(), Garbage);
    for (const llvm::Argument &A : F.args()) {
      SSA[&A] = ++LastNumber;
      if (VA.variables()[VA.variableOf(&A)].Arg != &A)
        fail(&A, "argument without its variable");
      Vars[VA.variableOf(&A)] = LastNumber;
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
  using Number = unsigned;
  static constexpr Number Garbage = 0;
  /// Of undef: any contents will do.
  static constexpr Number Anything = ~0u;

  struct Reads {
    std::vector<const llvm::Value *> Sources;
    const llvm::Value *Old = nullptr;
    bool WritesEarly = false;
  };

  static const llvm::Value *strip(const llvm::Value *V) {
    return stripRegisterCasts(const_cast<llvm::Value *>(V));
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

  void addSources(const llvm::Instruction &I, llvm::Instruction *Root,
                  int OldOperandNo, Reads &R) {
    for (const llvm::Use &U : I.operands()) {
      const llvm::Value *V = strip(U);
      if (int(U.getOperandNo()) == OldOperandNo) {
        R.Old = V;
        continue;
      }
      auto *Inner = llvm::dyn_cast<llvm::Instruction>(V);
      if (Inner && Bales.isMember(Inner)) {
        if (Bales.root(Inner) == Root)
          addSources(*Inner, Root, -1, R);
        else
          fail(Inner, "member read by another bale");
      } else if (Inner || llvm::isa<llvm::Argument>(V)) {
        R.Sources.push_back(V);
      }
    }
  }

  void describe(llvm::Instruction &I) {
    if (strip(&I) != &I || llvm::isa<llvm::ExtractValueInst>(I))
      return;
    Reads &R = RootReads[&I];
    addSources(I, &I, oldOperand(I), R);
    R.WritesEarly = Bales.bale(&I).K != Bale::Kind::Operation &&
                    !llvm::isa<llvm::BinaryOperator>(I);
  }

  void fail(const llvm::Value *V, const llvm::Twine &What) {
    if (!Error.empty())
      return;
    llvm::raw_string_ostream OS(Error);
    OS << What << ": " << *V << '\n';
  }

  Number numberOf(const llvm::Value *V) {
    V = strip(V);
    if (llvm::isa<llvm::UndefValue>(V))
      return Anything;
    if (llvm::isa<llvm::Constant>(V)) {
      Number &N = Constants[V];
      return N ? N : N = ++LastNumber;
    }
    return SSA.at(V);
  }

  Number &contents(const llvm::Value *V) {
    unsigned Var = VA.variableOf(V);
    if (Var >= Vars.size()) {
      fail(V, "no variable");
      return Dummy;
    }
    return Vars[Var];
  }

  void check(const llvm::Value *V, Number Held, const llvm::Value *At,
             const char *What) {
    Number Wanted = numberOf(V);
    if (Wanted != Anything && Wanted != Held)
      fail(At, llvm::Twine(What) + " " + V->getName() + " lost before");
  }

  void copy(llvm::ArrayRef<VariableAssignment::Copy> Copies) {
    for (const VariableAssignment::Copy &C : Copies) {
      if ((C.Const != nullptr) != (C.SrcVar == VariableAssignment::None))
        Error = "copy with and without constant";
      Vars[C.Dst] = C.Const ? numberOf(C.Const) : Vars[C.SrcVar];
    }
  }

  void runPhis(const llvm::BasicBlock *From, const llvm::BasicBlock &BB) {
    std::map<const llvm::Value *, Number> New;
    for (const llvm::PHINode &Phi : BB.phis())
      New[&Phi] = numberOf(Phi.getIncomingValueForBlock(From));
    for (auto [Phi, N] : New) {
      SSA[Phi] = N;
      check(Phi, contents(Phi), Phi, "phi");
      // The phi is a value of its own now, whatever it held.
      if (N == Anything)
        SSA[Phi] = contents(Phi) = ++LastNumber;
    }
  }

  void define(const llvm::Instruction &I, const Reads &R, unsigned Var,
              const llvm::Value *Key) {
    for (const llvm::Value *S : R.Sources)
      if (R.WritesEarly && VA.variableOf(S) == Var)
        fail(&I, "result overwrites source " + S->getName());
    if (R.Old)
      check(R.Old, Vars[Var], &I, "old value");
    SSA[Key] = Vars[Var] = ++LastNumber;
  }

  void runRoot(const llvm::Instruction &I) {
    auto It = RootReads.find(&I);
    if (It == RootReads.end())
      return;
    const Reads &R = It->second;
    copy(VA.copiesBefore(&I));
    for (const llvm::Value *S : R.Sources)
      check(S, contents(S), &I, "source");
    if (I.getType()->isStructTy()) {
      std::set<unsigned> Different;
      for (unsigned K = 0; K != I.getType()->getStructNumElements(); ++K) {
        unsigned Var = VA.variableOfResult(&I, K);
        if (!Different.insert(Var).second)
          fail(&I, "two results in one variable");
        define(I, R, Var, &I);
        for (const llvm::User *U : I.users())
          if (auto *E = llvm::dyn_cast<llvm::ExtractValueInst>(U))
            if (E->getIndices()[0] == K)
              SSA[E] = SSA[&I];
      }
    } else if (!I.getType()->isVoidTy()) {
      contents(&I);
      if (Error.empty())
        define(I, R, VA.variableOf(&I), &I);
    }
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
  std::map<const llvm::Instruction *, Reads> RootReads;
  std::map<const llvm::Value *, Number> SSA, Constants;
  std::vector<Number> Vars;
  Number LastNumber = 0, Dummy = 0;
  std::string Error;
};

} // namespace cmx

#endif // CMX_UNITTESTS_CODEGEN_VARIABLESSIMULATION_H
