//===- CheckEach.cpp - Compare code before and after each pass ------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CheckEach.h"

#include "Emit.h"

#include "cmx/CM/LowerCM.h"
#include "cmx/IR/DiagnosticInfo.h"
#include "cmx/Passes/Passes.h"
#include "cmx/Target/TargetDesc.h"
#include "cmx/VISA/Parser.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;

namespace cmx {

/// This pass changes the parameters of functions, so nothing can be compared
/// after it.
static constexpr StringLiteral GenericPass = "cmx-lower-to-generic";

static uint64_t hashText(const Function &F) {
  std::string Text;
  raw_string_ostream OS(Text);
  F.print(OS);
  return xxh3_64bits(StringRef(OS.str()));
}

static StringMap<uint64_t> hashTexts(const Module &M) {
  StringMap<uint64_t> Texts;
  for (const Function &F : M)
    if (!F.isDeclaration())
      Texts[F.getName()] = hashText(F);
  return Texts;
}

/// Is \p M the output of clang for source? Such a module calls functions that
/// only cmx-lower-cm translates, and names its kernels in annotations.
static bool isFromSource(const Module &M) {
  return callsBuiltins(M) || (!M.getNamedMetadata("genx.kernels") &&
                              M.getNamedGlobal("llvm.global.annotations"));
}

CheckEach::CheckEach(const Module &M, const CompileOptions &O)
    : Input(CloneModule(M)), Last(CloneModule(M)), Texts(hashTexts(M)),
      IsSource(isFromSource(M)) {
  Opts.NumInputs = O.CheckInputs;
  Opts.Seed = O.CheckSeed;
}

/// Returns the functions of Last that are different or missing in \p M.
std::vector<const Function *> CheckEach::changedFunctions(const Module &M) {
  StringMap<uint64_t> Now = hashTexts(M);
  std::vector<const Function *> Changed;
  for (const Function &F : *Last) {
    if (F.isDeclaration())
      continue;
    auto It = Now.find(F.getName());
    if (It == Now.end() || It->second != Texts.lookup(F.getName()))
      Changed.push_back(&F);
  }
  Texts = std::move(Now);
  return Changed;
}

/// Adds the names of \p Roots and of all functions that they reach in \p M.
static void addReachable(const Module &M, ArrayRef<const Function *> Roots,
                         StringSet<> &Names) {
  SmallVector<const Function *, 16> Work;
  for (const Function *Root : Roots)
    if (const Function *F = M.getFunction(Root->getName()))
      Work.push_back(F);
  SmallPtrSet<const Function *, 16> Seen;
  while (!Work.empty()) {
    const Function *F = Work.pop_back_val();
    if (!Seen.insert(F).second)
      continue;
    Names.insert(F->getName());
    for (const Instruction &I : instructions(*F))
      if (auto *Call = dyn_cast<CallBase>(&I))
        if (const Function *Callee = Call->getCalledFunction())
          Work.push_back(Callee);
  }
}

/// Drops the metadata nodes of kernels whose bodies were dropped.
static void dropOtherKernels(Module &M) {
  NamedMDNode *Kernels = M.getNamedMetadata("genx.kernels");
  if (!Kernels)
    return;
  SmallVector<MDNode *, 4> Kept;
  for (MDNode *Node : Kernels->operands()) {
    auto *F = Node->getNumOperands() == 0
                  ? nullptr
                  : mdconst::dyn_extract_or_null<Function>(Node->getOperand(0));
    if (F && !F->isDeclaration())
      Kept.push_back(Node);
  }
  Kernels->clearOperands();
  for (MDNode *Node : Kept)
    Kernels->addOperand(Node);
}

/// Returns the functions of \p M that cannot be called. The inliner keeps such
/// functions, but removes their contents.
static StringSet<> deadFunctions(const Module &M) {
  StringSet<> Dead;
  for (const Function &F : M)
    if (F.hasLocalLinkage() && F.use_empty() && !F.isUsedByMetadata())
      Dead.insert(F.getName());
  return Dead;
}

/// Returns a copy of \p M with bodies only for the functions \p Names.
static std::unique_ptr<Module> cloneOnly(const Module &M,
                                         const StringSet<> &Names) {
  ValueToValueMapTy Map;
  std::unique_ptr<Module> Copy = CloneModule(M, Map, [&](const GlobalValue *V) {
    return !isa<Function>(V) || Names.contains(V->getName());
  });
  dropOtherKernels(*Copy);
  return Copy;
}

/// Reports the difference or the error in \p Result. Returns false if there is
/// one.
bool CheckEach::report(Expected<std::optional<Mismatch>> Result,
                       const Module &M, const Twine &What) {
  if (!Result) {
    emitDiag(M, Result.takeError(), DiagKind::InvalidIR);
    return false;
  }
  if (!*Result)
    return true;
  emitDiag(M, DiagKind::CheckFailed,
           What + " changed the meaning of function '" + (*Result)->Function +
               "'\n" + StringRef((*Result)->Text).rtrim());
  return false;
}

void CheckEach::afterPass(StringRef PassName, const Module &M) {
  IsOver |= PassName == GenericPass;
  if (IsOver)
    return;
  if (IsSource) {
    // cmx-lower-cm runs other passes before it makes the nodes of kernels. This
    // function is called after each of them.
    IsSource = callsBuiltins(M) || !M.getNamedMetadata("genx.kernels");
    Input = CloneModule(M);
    Last = CloneModule(M);
    Texts = hashTexts(M);
    return;
  }
  Opts.FreezeIsCopy |= stageAfterPass(PassName) == VerifierStage::Legalized;
  std::vector<const Function *> Changed = changedFunctions(M);
  if (Changed.empty()) {
    // Copy the module, because the attributes of functions without a body have
    // perhaps changed.
    Last = CloneModule(M);
    return;
  }
  StringSet<> Names;
  addReachable(*Last, Changed, Names);
  addReachable(M, Changed, Names);
  Opts.Dead = deadFunctions(M);
  std::unique_ptr<Module> Before = cloneOnly(*Last, Names);
  std::unique_ptr<Module> After = cloneOnly(M, Names);
  report(checkModules(*Before, *After, Opts, &Stats), M,
         "pass '" + PassName + "'");
  Last = CloneModule(M);
}

void CheckEach::afterCodeGen(const CompiledKernel &K, const TargetDesc &TD) {
  if (IsOver)
    return;
  Expected<visa::Module> Text =
      visa::parseModule(K.VISAText, TD.grfBytes(), K.Name);
  if (!Text) {
    emitDiag(*Input, Text.takeError(), DiagKind::InvalidVISA);
    return;
  }
  // Functions are not compared here, because they run as parts of kernels.
  for (const visa::Kernel &Code : Text->Kernels)
    if (!Code.IsGlobalFunction)
      report(checkKernel(*Input, Code, &*Text, TD, Opts, &Stats), *Input,
             "the whole compilation for " + TD.name());
}

void CheckEach::finish() const {
  printNote("--check-each: " + Twine(Stats.Functions) + " comparisons on " +
            Twine(Stats.Inputs) + " inputs (" + Twine(Stats.Skipped) +
            " skipped)");
  StringSet<> Printed;
  for (const std::string &Text : Stats.NotRun)
    if (Printed.insert(Text).second)
      printNote("--check-each: not run: " + Twine(Text));
  for (const SkippedFunction &F : Stats.AllSkipped)
    if (Printed.insert(F.Name).second)
      printWarning("--check-each: function '" + Twine(F.Name) +
                   "': skipped on all inputs; the last one: " + F.Why);
  // Without an error, the user would take the missing comparison for success.
  if (Stats.Functions && Stats.Functions == Stats.AllSkipped.size())
    emitDiag(*Input, DiagKind::NothingCompared,
             "an input on which a changed function can be compared expected");
}

} // namespace cmx
