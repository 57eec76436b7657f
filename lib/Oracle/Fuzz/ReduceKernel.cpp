//===- ReduceKernel.cpp - A smaller kernel with the same failure ----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Delta debugging on instructions. Sequences of instructions ("runs") are
// removed, first long ones, then short ones, and 0 replaces their results. A
// change is kept if the trial still fails in the same way. If no instruction of
// a chain can be removed, an earlier value of the chain may replace a later one
// of the same type. Branches become unconditional. One process does all this,
// so that a trial takes milliseconds. llvm-reduce can reduce the result
// further.
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/Fuzz/Fuzzer.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace cmx {

namespace {

class Reducer {
public:
  Reducer(std::unique_ptr<Module> M, const TrialOptions &Opts, StringRef Kind)
      : M(std::move(M)), Opts(Opts), Kind(Kind) {
    if (Kind != "finalizer" && !Kind.starts_with("refused-at"))
      this->Opts.Finalize = nullptr;
  }

  std::unique_ptr<Module> run();

private:
  std::vector<Instruction *> instructions() const;
  bool stillFails(std::unique_ptr<Module> Smaller);
  bool removeRun(ArrayRef<Instruction *> Run);
  bool removeRuns(unsigned Length);
  bool bypass(unsigned Number);
  bool decideBranches();
  void dropDeclarations();

  std::unique_ptr<Module> M;
  TrialOptions Opts;
  std::string Kind;
  std::string FirstSays; ///< The signature of the first complaint.
};

} // namespace

/// Returns the start of a complaint, up to the first name of a value, without
/// digits. This part stays the same in a smaller module.
static std::string signature(StringRef Text) {
  std::string Letters;
  for (char C :
       Text.take_until([](char C) { return C == '%'; }).take_front(160))
    if (!isDigit(C))
      Letters += C;
  return Letters;
}

std::vector<Instruction *> Reducer::instructions() const {
  std::vector<Instruction *> List;
  for (Function &F : *M)
    for (Instruction &I : llvm::instructions(F))
      if (!I.isTerminator())
        List.push_back(&I);
  return List;
}

/// Does \p Smaller fail in the same way as the first module? If so, keeps it.
bool Reducer::stillFails(std::unique_ptr<Module> Smaller) {
  TrialResult R = runTrial(*Smaller, Opts);
  if (R.Status != TrialStatus::Failed || R.Kind != Kind)
    return false;
  // If all inputs are skipped, or if the complaint differs, this is another
  // failure.
  if (R.Inputs && R.SkippedInputs == R.Inputs)
    return false;
  std::string Says = signature(R.Text);
  if (Kind != "mismatch" && !FirstSays.empty() && Says != FirstSays)
    return false;
  FirstSays = Says;
  M = std::move(Smaller);
  return true;
}

static void replaceByZero(Instruction &I) {
  if (!I.getType()->isVoidTy() && !I.use_empty())
    I.replaceAllUsesWith(Constant::getNullValue(I.getType()));
  I.eraseFromParent();
}

bool Reducer::removeRun(ArrayRef<Instruction *> Run) {
  ValueToValueMapTy Map;
  std::unique_ptr<Module> Smaller = CloneModule(*M, Map);
  for (Instruction *I : reverse(Run))
    replaceByZero(*cast<Instruction>(Map[I]));
  return stillFails(std::move(Smaller));
}

/// Tries to remove runs of \p Length instructions, from the end to the start,
/// so that users are removed before their operands.
bool Reducer::removeRuns(unsigned Length) {
  bool Changed = false;
  std::vector<Instruction *> List = instructions();
  size_t End = List.size();
  while (End) {
    size_t Begin = End > Length ? End - Length : 0;
    if (removeRun(ArrayRef(List).slice(Begin, End - Begin))) {
      Changed = true;
      List = instructions();
    }
    End = std::min(Begin, List.size());
  }
  return Changed;
}

/// Returns the instructions from which \p I is computed and that have the type
/// of \p I, the farthest ones first.
static std::vector<Instruction *> sourcesOfType(Instruction &I) {
  SetVector<Instruction *> Seen;
  Seen.insert(&I);
  for (unsigned N = 0; N != Seen.size(); ++N)
    if (!isa<PHINode>(Seen[N]))
      for (Value *Op : Seen[N]->operands())
        if (auto *From = dyn_cast<Instruction>(Op))
          Seen.insert(From);
  std::vector<Instruction *> Sources;
  for (Instruction *From : reverse(drop_begin(Seen)))
    if (From->getType() == I.getType())
      Sources.push_back(From);
  return Sources;
}

bool Reducer::bypass(unsigned Number) {
  Instruction *I = instructions()[Number];
  for (Instruction *Source : sourcesOfType(*I)) {
    ValueToValueMapTy Map;
    std::unique_ptr<Module> Smaller = CloneModule(*M, Map);
    auto *Clone = cast<Instruction>(Map[I]);
    Clone->replaceAllUsesWith(Map[Source]);
    Clone->eraseFromParent();
    if (stillFails(std::move(Smaller)))
      return true;
  }
  return false;
}

bool Reducer::decideBranches() {
  bool Changed = false;
  for (unsigned Number = 0;; ++Number) {
    bool Found = false;
    for (unsigned Side = 0; Side != 2; ++Side) {
      std::unique_ptr<Module> Smaller = CloneModule(*M);
      unsigned Count = 0;
      Instruction *Branch = nullptr;
      for (Function &F : *Smaller)
        for (BasicBlock &BB : F)
          if (BB.getTerminator()->getNumSuccessors() > 1 && Count++ == Number)
            Branch = BB.getTerminator();
      if (!Branch)
        break;
      Found = true;
      BasicBlock *From = Branch->getParent(), *To = Branch->getSuccessor(Side);
      for (unsigned K = 0; K != Branch->getNumSuccessors(); ++K)
        if (K != Side)
          Branch->getSuccessor(K)->removePredecessor(From);
      BranchInst::Create(To, Branch->getIterator());
      Branch->eraseFromParent();
      EliminateUnreachableBlocks(*From->getParent());
      if (stillFails(std::move(Smaller))) {
        Changed = true;
        break;
      }
    }
    if (!Found)
      return Changed;
  }
}

void Reducer::dropDeclarations() {
  for (Function &F : make_early_inc_range(*M))
    if (F.use_empty() && F.getName() != "kernel" &&
        (F.isDeclaration() || F.hasLocalLinkage()))
      F.eraseFromParent();
  for (Function &F : *M)
    for (BasicBlock &BB : F)
      while (BasicBlock *Next = BB.getSingleSuccessor()) {
        if (Next == &BB || !MergeBlockIntoPredecessor(Next))
          break;
      }
}

std::unique_ptr<Module> Reducer::run() {
  FirstSays = signature(runTrial(*M, Opts).Text);
  bool Changed;
  do {
    Changed = decideBranches();
    unsigned Length = unsigned(instructions().size()) / 2;
    for (; Length > 1; Length /= 2)
      Changed |= removeRuns(Length);
    Changed |= removeRuns(1);
    for (unsigned N = unsigned(instructions().size()); N--;)
      Changed |= bypass(N);
  } while (Changed);
  dropDeclarations();
  return std::move(M);
}

std::unique_ptr<Module> reduceTrial(const Module &M, const TrialOptions &Opts,
                                    StringRef Kind) {
  return Reducer(CloneModule(M), Opts, Kind).run();
}

} // namespace cmx
