//===- PassRunner.cpp - Running a pipeline as opt does --------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassRunner.h"

#include "CheckEach.h"
#include "Lists.h"

#include "Report/Report.h"
#include "cmx/Analysis/StageCheck.h"
#include "cmx/IR/Platform.h"
#include "cmx/IR/Verifier.h"
#include "cmx/Oracle/Generic/Registration.h"
#include "cmx/Passes/Passes.h"
#include "cmx/Support/Suggest.h"

#include "llvm/ADT/Any.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/LazyCallGraph.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Passes/StandardInstrumentations.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/Debugify.h"

using namespace llvm;

namespace cmx {

namespace {

/// Implements -verify-each: runs the verifiers of cmx after each pass. Records
/// the stage of compilation that each function has reached. A pass of LLVM that
/// runs later must not break the rules of this stage. But bales are checked
/// only right after the pass that makes them.
class StageChecker {
  DenseMap<const Function *, VerifierStage> Reached;
  VerifierOptions Opts;
  /// The platform for which bales must be legal; null if it is unknown.
  const TargetDesc *Platform;

public:
  explicit StageChecker(const PassRun &Run) : Platform(pipelinePlatform(Run)) {
    Opts.Strict = Run.Opts.Strict;
  }

  void afterPass(StringRef PassName, const Any &IR) {
    std::optional<VerifierStage> Established = stageAfterPass(PassName);
    if (const auto *F = any_cast<const Function *>(&IR)) {
      verifyFunction(**F, Opts);
      checkStage(**F, Established);
    } else if (const auto *M = any_cast<const Module *>(&IR)) {
      verifyModule(**M, Opts);
      for (const Function &F : **M)
        if (!F.isDeclaration())
          checkStage(F, Established);
    }
  }

private:
  void checkStage(const Function &F, std::optional<VerifierStage> Established) {
    VerifierStage &Stage =
        Reached.try_emplace(&F, VerifierStage::Input).first->second;
    if (Established && *Established > Stage)
      Stage = *Established;
    verifyStage(F, Stage);
    if (Established == VerifierStage::Baled)
      checkBaled(F);
    const TargetDesc *TD = Platform ? Platform : getPlatform(*F.getParent());
    // BaleInfo takes a non-const function, but the check does not change the
    // function.
    if (Established == VerifierStage::Legalized && TD)
      checkLegalized(const_cast<Function &>(F), *TD);
  }

  /// Returns the platform in the pipeline text, or Run.Platform if the text
  /// names none. Returns null if the text names several; the module is then
  /// asked for its platform.
  static const TargetDesc *pipelinePlatform(const PassRun &Run) {
    StringRef Text = Run.Opts.Passes ? StringRef(*Run.Opts.Passes) : "";
    const TargetDesc *Named = nullptr;
    for (size_t At = Text.find(Option); At != StringRef::npos;
         At = Text.find(Option, At + 1)) {
      StringRef Name = Text.substr(At + Option.size());
      const TargetDesc *TD = TargetDesc::get(
          Name.take_until([](char C) { return !isAlnum(C) && C != '-'; }));
      if (Named && TD != Named)
        return nullptr;
      Named = TD;
    }
    return Named ? Named : Run.Platform;
  }
  static constexpr StringLiteral Option = "platform=";
};

/// Returns the module of \p IR, on which a pass ran; null if \p IR is an empty
/// SCC.
const Module *moduleOf(const Any &IR) {
  if (const auto *M = any_cast<const Module *>(&IR))
    return *M;
  if (const auto *F = any_cast<const Function *>(&IR))
    return (*F)->getParent();
  if (const auto *L = any_cast<const Loop *>(&IR))
    return (*L)->getHeader()->getModule();
  if (const auto *C = any_cast<const LazyCallGraph::SCC *>(&IR))
    if ((*C)->size() != 0)
      return (*C)->begin()->getFunction().getParent();
  return nullptr;
}

/// Returns the start of the pipeline \p Text, up to and including the pass that
/// \p Where names. \p Where is "PASS" or "PASS,N", where N counts the runs of
/// the pass.
Expected<std::string> pipelineUntil(StringRef Text, StringRef Where) {
  auto [Name, Count] = Where.split(',');
  unsigned Wanted = 1, Depth = 0, Found = 0;
  bool IsNumber = Count.empty() || !Count.getAsInteger(10, Wanted);
  std::vector<std::string> Names;
  for (size_t At = 0; IsNumber && At < Text.size();) {
    size_t End = Text.find_first_of("(),<", At);
    StringRef Pass = Text.slice(At, End);
    // Skip the options of the pass. They can contain all characters except '>'.
    if (End != StringRef::npos && Text[End] == '<')
      End = Text.find_first_of("(),", Text.find('>', End));
    bool IsAdaptor = End != StringRef::npos && Text[End] == '(';
    if (!IsAdaptor && !Pass.empty()) {
      Names.push_back(Pass.str());
      Found += Pass == Name || Text.slice(At, End) == Name;
      if (Found == Wanted)
        return Text.take_front(End).str() + std::string(Depth, ')');
    }
    Depth += IsAdaptor;
    for (; End < Text.size() && StringRef("(),").contains(Text[End]); ++End)
      Depth -= Text[End] == ')';
    At = std::min(End, Text.size());
  }
  return createStringError(
      inconvertibleErrorCode(),
      "--stop-after expected PASS or PASS,N, a pass that runs; actual '" +
          Where + "'" + suggest(Name, Names));
}

/// A PassBuilder and the objects to which it refers, in the order of
/// construction.
class PassEnvironment {
  const PassRun &Run;
  StageChecker Stages;
  PassInstrumentationCallbacks PIC;
  StandardInstrumentations SI;
  DebugifyEachInstrumentation Debugify;
  LoopAnalysisManager LAM;
  FunctionAnalysisManager FAM;
  CGSCCAnalysisManager CGAM;
  ModuleAnalysisManager MAM;
  PassBuilder PB;

public:
  ModulePassManager MPM;

  explicit PassEnvironment(const PassRun &Run)
      : Run(Run), Stages(Run),
        SI(Run.Ctx, Run.Opts.DebugPassManager, Run.Opts.VerifyEach),
        PB(nullptr, PipelineTuningOptions(), std::nullopt, &PIC) {
    if (!Run.IsQuiet)
      SI.registerCallbacks(PIC, &MAM);
    if (Run.Opts.DebugifyEach && !Run.IsQuiet) {
      Debugify.setDebugifyMode(DebugifyMode::SyntheticDebugInfo);
      Debugify.registerCallbacks(PIC, MAM);
    }
    registerPasses(PB, Run.Platform);
    registerOraclePasses(PB);
    for (const PassPlugin &Plugin : Run.Opts.Plugins)
      Plugin.registerPassBuilderCallbacks(PB);
    PB.registerModuleAnalyses(MAM);
    PB.registerCGSCCAnalyses(CGAM);
    PB.registerFunctionAnalyses(FAM);
    PB.registerLoopAnalyses(LAM);
    PB.crossRegisterProxies(LAM, FAM, CGAM, MAM);
    PIC.registerAfterPassCallback(
        [this](StringRef ClassName, Any IR, const PreservedAnalyses &) {
          afterPass(ClassName, IR);
        });
    if (Run.Report)
      Run.Report->registerCallbacks(PIC);
  }

  bool parse() {
    if (!parseWhole())
      return false;
    if (Run.Opts.StopAfter.empty())
      return true;
    std::string Text;
    raw_string_ostream OS(Text);
    print(OS);
    Expected<std::string> Front =
        pipelineUntil(StringRef(OS.str()).rtrim(), Run.Opts.StopAfter);
    if (!Front) {
      printError(toString(Front.takeError()));
      return false;
    }
    MPM = ModulePassManager();
    cantFail(PB.parsePassPipeline(MPM, *Front));
    return true;
  }

  bool parseWhole() {
    if (!Run.Opts.Passes) {
      buildPipeline(MPM, Run.Opts.Level, Run.Platform);
      return true;
    }
    if (Error E = PB.parsePassPipeline(MPM, *Run.Opts.Passes)) {
      std::string Text = toString(std::move(E));
      printError(Text + suggestPass(Text));
      return false;
    }
    return true;
  }

  void run(Module &M) { MPM.run(M, MAM); }

  void print(raw_ostream &OS) {
    MPM.printPipeline(OS, [this](StringRef ClassName) {
      StringRef Name = PIC.getPassNameForClassName(ClassName);
      return Name.empty() ? ClassName : Name;
    });
    OS << '\n';
  }

private:
  void afterPass(StringRef ClassName, const Any &IR) {
    bool IsContainer = isSpecialPass(
        ClassName, {"PassManager", "PassAdaptor", "AnalysisProxy",
                    "DevirtSCCRepeatedPass", "ModuleInlinerWrapperPass"});
    if (Run.Opts.VerifyEach && !IsContainer && !Run.HadError())
      Stages.afterPass(PIC.getPassNameForClassName(ClassName), IR);
    if (Run.Check && !IsContainer && !Run.HadError())
      if (const Module *M = moduleOf(IR))
        Run.Check->afterPass(PIC.getPassNameForClassName(ClassName), *M);
    if (Run.HadError())
      Run.Abort();
  }
};

} // namespace

bool runPasses(const PassRun &Run, Module &M) {
  PassEnvironment Env(Run);
  if (!Env.parse())
    return false;
  Env.run(M);
  return true;
}

bool printPipeline(const PassRun &Run, raw_ostream &OS) {
  PassEnvironment Env(Run);
  if (!Env.parse())
    return false;
  Env.print(OS);
  return true;
}

} // namespace cmx
