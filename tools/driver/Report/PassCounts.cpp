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

/// Bales can be formed after this pass.
static constexpr StringLiteral LoweringPass = "cmx-lower";

/// Estimates, only from the size of its vectors, into how many legal pieces
/// \p B is split.
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

/// Estimates the number of vISA instructions of \p F, as if bales were split
/// only because of their size.
static unsigned estimateCode(const Function &F, const TargetDesc &TD) {
  // BaleInfo takes a non-const function, but does not change it.
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

CompilationReport::Counts CompilationReport::count(const Function &F) {
  Counts C;
  for (const Instruction &I : instructions(F)) {
    if (I.isDebugOrPseudoInst())
      continue;
    ++C.Instructions;
    C.Reads += isa<RdRegionInst, RdPredRegionInst>(I);
    C.Writes += isa<WrRegionInst, WrConstRegionInst, WrPredRegionInst,
                    WrPredPredRegionInst>(I);
  }
  if (!Lowered.contains(F.getName()))
    return C;
  if (C.Instructions <= Limits.MaxEstimated)
    C.Estimate = estimateCode(F, TD);
  else
    leaveOut("estimates of vISA instructions");
  return C;
}

void CompilationReport::addPass(StringRef PassName, const Function &F,
                                bool IsChanged) {
  if (F.isDeclaration())
    return;
  if (Passes.size() == Limits.MaxPassRows)
    return leaveOut("counts after passes");
  auto [Last, MustCount] = LastCounts.try_emplace(F.getName());
  if (PassName == LoweringPass)
    MustCount |= Lowered.insert(F.getName()).second;
  if (MustCount || IsChanged)
    Last->second = count(F);
  const Counts &C = Last->second;
  Passes.add([&](json::OStream &J) {
    J.object([&] {
      J.attribute("changed", IsChanged);
      if (C.Estimate)
        J.attribute("estimate", *C.Estimate);
      J.attribute("function", jsonText(F.getName()));
      J.attribute("instructions", C.Instructions);
      J.attribute("pass", jsonText(PassName));
      J.attribute("reads", C.Reads);
      J.attribute("writes", C.Writes);
    });
  });
}

void CompilationReport::addInput(const Module &M) {
  for (const Function &F : M)
    addPass("input", F, /*IsChanged=*/true);
}

/// Is \p ClassName a pass that only runs other passes?
static bool runsOthers(StringRef ClassName) {
  return isSpecialPass(ClassName,
                       {"PassManager", "PassAdaptor", "AnalysisProxy",
                        "DevirtSCCRepeatedPass", "ModuleInlinerWrapperPass"});
}

/// Calls \p Do with each function in \p IR, which is the IR on which a pass has
/// run.
static void forEachFunction(const Any &IR,
                            function_ref<void(const Function &)> Do) {
  if (const auto *M = any_cast<const Module *>(&IR)) {
    for (const Function &F : **M)
      Do(F);
  } else if (const auto *F = any_cast<const Function *>(&IR)) {
    Do(**F);
  } else if (const auto *L = any_cast<const Loop *>(&IR)) {
    Do(*(*L)->getHeader()->getParent());
  } else if (const auto *C = any_cast<const LazyCallGraph::SCC *>(&IR)) {
    for (LazyCallGraph::Node &N : **C)
      Do(N.getFunction());
  }
}

void CompilationReport::registerTimes(PassInstrumentationCallbacks &PIC) {
  auto End = [this, &PIC](StringRef ClassName) {
    if (runsOthers(ClassName))
      return;
    assert(!Started.empty() && "a pass ends that has not begun");
    StringRef Name = PIC.getPassNameForClassName(ClassName);
    addTime(Name.empty() ? ClassName : Name, Clock::now() - Started.back());
    Started.pop_back();
  };
  PIC.registerBeforeNonSkippedPassCallback([this](StringRef ClassName, Any) {
    if (!runsOthers(ClassName))
      Started.push_back(Clock::now());
  });
  PIC.registerAfterPassCallback(
      [End](StringRef ClassName, Any, const PreservedAnalyses &) {
        End(ClassName);
      });
  PIC.registerAfterPassInvalidatedCallback(
      [End](StringRef ClassName, const PreservedAnalyses &) {
        End(ClassName);
      });
}

void CompilationReport::registerCallbacks(PassInstrumentationCallbacks &PIC) {
  if (KeepsTimes)
    registerTimes(PIC);
  PIC.registerAfterPassCallback(
      [this, &PIC](StringRef ClassName, Any IR, const PreservedAnalyses &PA) {
        if (runsOthers(ClassName))
          return;
        StringRef Name = PIC.getPassNameForClassName(ClassName);
        if (Name.empty())
          Name = ClassName;
        forEachFunction(IR, [&](const Function &F) {
          addPass(Name, F, !PA.areAllPreserved());
        });
      });
}

} // namespace cmx
