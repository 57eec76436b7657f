//===- PassCounts.cpp - Counts after each pass ----------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Report/Report.h"
#include "ReportJSON.h"
#include "cmx/Analysis/Bale.h"
#include "cmx/IR/RegionInst.h"

#include "llvm/ADT/Any.h"
#include "llvm/Analysis/LazyCallGraph.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassInstrumentation.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx {

/// Bales have a meaning from this pass on.
static constexpr StringLiteral LoweringPass = "cmx-lower";

/// The number of pieces of \p B by the size of its vectors alone.
static unsigned estimatedPieces(const Bale &B, const TargetDesc &TD) {
  unsigned Pieces = unsigned(divideCeil(B.NumElts, TD.maxExecSize()));
  if (B.K != Bale::Kind::Operation)
    return B.K == Bale::Kind::Flag ? Pieces : 1;
  unsigned MaxElemBytes = B.WritesPredicate ? 1 : elemTypeBytes(B.DstType);
  for (const BaleSource &S : B.Srcs)
    if (!S.isConstant() && !S.R.isBroadcast())
      MaxElemBytes = std::max(MaxElemBytes, elemTypeBytes(S.Type));
  unsigned MaxBytes = TD.maxOperandRegisters() * TD.grfBytes();
  return std::max(Pieces,
                  unsigned(divideCeil(B.NumElts * MaxElemBytes, MaxBytes)));
}

/// The number of instructions of \p F, if bales were split by size alone.
static unsigned estimateCode(const Function &F, const TargetDesc &TD) {
  // Bales are formed from a non-const function, but it is not changed.
  auto &Fn = const_cast<Function &>(F);
  BaleInfo Bales(Fn, &TD, BaleMode::Maximal);
  unsigned Sum = 0;
  for (Instruction &I : instructions(Fn)) {
    if (Bales.isMember(&I))
      continue;
    Bale B = Bales.bale(&I);
    if (B.K != Bale::Kind::Other)
      Sum += estimatedPieces(B, TD);
    else if (I.isTerminator() || getGenXIntrinsic(I))
      ++Sum;
  }
  return Sum;
}

void CompilationReport::addPass(StringRef PassName, const Function &F,
                                bool IsChanged) {
  if (F.isDeclaration())
    return;
  if (Passes.size() == Limits.MaxPassRows)
    return leaveOut("counts after passes");
  if (PassName == LoweringPass)
    Lowered.insert(F.getName());
  unsigned Instructions = 0, Reads = 0, Writes = 0;
  for (const Instruction &I : instructions(F)) {
    if (I.isDebugOrPseudoInst())
      continue;
    ++Instructions;
    Reads += isa<RdRegionInst, RdPredRegionInst>(I);
    Writes += isa<WrRegionInst, WrConstRegionInst, WrPredRegionInst,
                  WrPredPredRegionInst>(I);
  }
  json::Object Row{{"pass", jsonText(PassName)},
                   {"function", jsonText(F.getName())},
                   {"changed", IsChanged},
                   {"instructions", Instructions},
                   {"reads", Reads},
                   {"writes", Writes}};
  if (Lowered.contains(F.getName()))
    Row["estimate"] = estimateCode(F, TD);
  Passes.push_back(std::move(Row));
}

void CompilationReport::addInput(const Module &M) {
  for (const Function &F : M)
    addPass("input", F, /*IsChanged=*/true);
}

void CompilationReport::registerCallbacks(PassInstrumentationCallbacks &PIC) {
  PIC.registerAfterPassCallback([this, &PIC](StringRef ClassName, Any IR,
                                             const PreservedAnalyses &PA) {
    if (isSpecialPass(ClassName,
                      {"PassManager", "PassAdaptor", "AnalysisProxy",
                       "DevirtSCCRepeatedPass", "ModuleInlinerWrapperPass"}))
      return;
    StringRef Name = PIC.getPassNameForClassName(ClassName);
    if (Name.empty())
      Name = ClassName;
    bool IsChanged = !PA.areAllPreserved();
    if (const auto *M = any_cast<const Module *>(&IR)) {
      for (const Function &F : **M)
        addPass(Name, F, IsChanged);
    } else if (const auto *F = any_cast<const Function *>(&IR)) {
      addPass(Name, **F, IsChanged);
    } else if (const auto *L = any_cast<const Loop *>(&IR)) {
      addPass(Name, *(*L)->getHeader()->getParent(), IsChanged);
    } else if (const auto *C = any_cast<const LazyCallGraph::SCC *>(&IR)) {
      for (LazyCallGraph::Node &N : **C)
        addPass(Name, N.getFunction(), IsChanged);
    }
  });
}

} // namespace cmx
