//===- Registration.cpp - Registration of passes with a PassBuilder -------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The callbacks below are expansions of PassRegistry.def. LLVM calls a parsing
// callback several times for one name (once to find out whether a pipeline has
// module or function passes), so a callback must not report errors. If a
// platform is unknown, the callback adds a pass that reports the error when it
// runs.
//
//===----------------------------------------------------------------------===//

#include "cmx/Passes/Passes.h"

#include "cmx/Analysis/Bale.h"
#include "cmx/Analysis/LiveLanes.h"
#include "cmx/CM/LowerCM.h"
#include "cmx/IR/DiagnosticInfo.h"
#include "cmx/IR/Platform.h"
#include "cmx/Passes/Pipeline.h"
#include "cmx/Target/TargetDesc.h"
#include "cmx/Transforms/Input/CanonicalizeRegions.h"
#include "cmx/Transforms/Input/Combine.h"
#include "cmx/Transforms/Input/ExpandInt64.h"
#include "cmx/Transforms/Input/InlineHelpers.h"
#include "cmx/Transforms/Input/IntrinsicAttrs.h"
#include "cmx/Transforms/Input/LocalizeVariables.h"
#include "cmx/Transforms/Input/LowerArguments.h"
#include "cmx/Transforms/Input/LowerCalls.h"
#include "cmx/Transforms/Input/LowerMemory.h"
#include "cmx/Transforms/Input/LowerRuntime.h"
#include "cmx/Transforms/Input/LowerSimdcf.h"
#include "cmx/Transforms/Input/NarrowSums.h"
#include "cmx/Transforms/Input/PrivateMemory.h"
#include "cmx/Transforms/Input/PromoteArrays.h"
#include "cmx/Transforms/Input/PublicForms.h"
#include "cmx/Transforms/Input/SetPlatform.h"
#include "cmx/Transforms/Input/ShareCalls.h"
#include "cmx/Transforms/Input/TailCalls.h"
#include "cmx/Transforms/Input/UnrollLoops.h"
#include "cmx/Transforms/Input/Verify.h"
#include "cmx/Transforms/Legalize/Baling.h"
#include "cmx/Transforms/Legalize/CSE.h"
#include "cmx/Transforms/Legalize/Legalize.h"
#include "cmx/Transforms/Lower/Lower.h"
#include "cmx/Transforms/Order/HoistInvariants.h"
#include "cmx/Transforms/Order/OrderBales.h"
#include "cmx/Transforms/Predicates/SinkPredicates.h"
#include "cmx/Transforms/Predicates/SplitPredicates.h"
#include "cmx/Transforms/Regions/DeadVectors.h"
#include "cmx/Transforms/Regions/DecomposeVectors.h"
#include "cmx/Transforms/Regions/FoldRegions.h"
#include "cmx/Transforms/Regions/SimplifyRegions.h"
#include "cmx/Transforms/Select/EvenOddBytes.h"
#include "cmx/Transforms/Select/MatchPatterns.h"
#include "cmx/Transforms/Select/PlanShuffles.h"
#include "cmx/Transforms/Select/SLPVectorize.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/CodeGen/UnreachableBlockElim.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/Format.h"

using namespace llvm;

namespace cmx {

namespace {

/// Replaces a pass whose option names an unknown platform.
class UnknownPlatformPass : public PassInfoMixin<UnknownPlatformPass> {
  std::string Name;

public:
  explicit UnknownPlatformPass(StringRef Name) : Name(Name) {}
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &) {
    emitDiag(M, DiagKind::PlatformUnknown, text());
    return PreservedAnalyses::all();
  }
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &) {
    emitDiag(F, DiagKind::PlatformUnknown, text());
    return PreservedAnalyses::all();
  }
  static bool isRequired() { return true; }

private:
  std::string text() const {
    return "platform expected to be one of " + platformNameList() +
           "; actual '" + Name + "'";
  }
};

/// The parts of a name in pipeline text: base<param;param>.
struct PassText {
  StringRef Base;
  SmallVector<StringRef, 2> Params;
  bool Valid = true;

  explicit PassText(StringRef Text) {
    size_t Open = Text.find('<');
    Base = Text.take_front(Open);
    StringRef Rest = Text.drop_front(Base.size());
    if (Rest.empty())
      return;
    Valid = Rest.consume_front("<") && Rest.consume_back(">") && !Rest.empty();
    Rest.split(Params, ';');
  }
};

/// The platform in the options of a pass.
struct PlatformParam {
  const TargetDesc *TD;
  std::optional<StringRef> Unknown; ///< A name that no platform has.

  /// Is \p Param a platform option? If so, stores the platform.
  bool take(StringRef Param) {
    if (!Param.consume_front("platform="))
      return false;
    TD = TargetDesc::get(Param);
    if (!TD)
      Unknown = Param;
    return true;
  }
};

} // namespace

/// Does \p Text name the pass \p PassName? Stores the platform that \p Text
/// gives, if any.
static bool matchWithPlatform(StringRef Text, StringRef PassName,
                              PlatformParam &Platform) {
  PassText Parts(Text);
  if (Parts.Base != PassName || !Parts.Valid || Parts.Params.size() > 1)
    return false;
  return Parts.Params.empty() || Platform.take(Parts.Params.front());
}

/// Does \p Text name the pass \p PassName? Stores the platform and the budget
/// (bytes of registers) that \p Text gives, if any.
static bool matchWithBudget(StringRef Text, StringRef PassName,
                            PlatformParam &Platform,
                            std::optional<unsigned> &BudgetBytes) {
  PassText Parts(Text);
  if (Parts.Base != PassName || !Parts.Valid)
    return false;
  for (StringRef Param : Parts.Params) {
    unsigned Bytes;
    if (Param.consume_front("budget=") && !Param.getAsInteger(10, Bytes))
      BudgetBytes = Bytes;
    else if (!Platform.take(Param))
      return false;
  }
  return true;
}

/// Appends the pipeline that \p Text names. Returns false if \p Text names
/// none.
static bool parseDefaultPipeline(StringRef Text, ModulePassManager &MPM,
                                 const TargetDesc *Default) {
  PassText Parts(Text);
  if (Parts.Base != "cmx-default" || !Parts.Valid)
    return false;
  PlatformParam Platform{Default, std::nullopt};
  OptLevel Level = OptLevel::O2;
  for (StringRef Param : Parts.Params) {
    std::optional<OptLevel> Parsed =
        StringSwitch<std::optional<OptLevel>>(Param)
            .Case("O0", OptLevel::O0)
            .Case("O1", OptLevel::O1)
            .Case("O2", OptLevel::O2)
            .Default(std::nullopt);
    if (Parsed)
      Level = *Parsed;
    else if (!Platform.take(Param))
      return false;
  }
  if (Platform.Unknown)
    MPM.addPass(UnknownPlatformPass(*Platform.Unknown));
  else
    buildPipeline(MPM, Level, Platform.TD);
  return true;
}

static bool parseModulePass(StringRef Name, ModulePassManager &MPM,
                            const TargetDesc *Default) {
  [[maybe_unused]] PlatformParam Platform{Default, std::nullopt};
#define CMX_MODULE_PASS(PassName, Create, Summary)                             \
  if (Name == PassName) {                                                      \
    MPM.addPass(Create);                                                       \
    return true;                                                               \
  }
#define CMX_MODULE_PASS_WITH_PLATFORM(PassName, Create, Summary)               \
  if (matchWithPlatform(Name, PassName, Platform)) {                           \
    [[maybe_unused]] const TargetDesc *TD = Platform.TD;                       \
    if (Platform.Unknown)                                                      \
      MPM.addPass(UnknownPlatformPass(*Platform.Unknown));                     \
    else                                                                       \
      MPM.addPass(Create);                                                     \
    return true;                                                               \
  }
#include "cmx/Passes/PassRegistry.def"
  return parseDefaultPipeline(Name, MPM, Default);
}

/// Names UnreachableBlockElimPass, for which LLVM 19 has no pipeline text.
static constexpr StringLiteral UnreachableBlocksName = "unreachableblockelim";

static bool parseFunctionPass(StringRef Name, FunctionPassManager &FPM,
                              const TargetDesc *Default) {
  if (Name == UnreachableBlocksName) {
    FPM.addPass(UnreachableBlockElimPass());
    return true;
  }
  [[maybe_unused]] PlatformParam Platform{Default, std::nullopt};
#define CMX_FUNCTION_PASS(PassName, Create, Summary)                           \
  if (Name == PassName) {                                                      \
    FPM.addPass(Create);                                                       \
    return true;                                                               \
  }
#define CMX_FUNCTION_PASS_WITH_PLATFORM(PassName, Create, Summary)             \
  if (matchWithPlatform(Name, PassName, Platform)) {                           \
    [[maybe_unused]] const TargetDesc *TD = Platform.TD;                       \
    if (Platform.Unknown)                                                      \
      FPM.addPass(UnknownPlatformPass(*Platform.Unknown));                     \
    else                                                                       \
      FPM.addPass(Create);                                                     \
    return true;                                                               \
  }
#define CMX_FUNCTION_PASS_WITH_BUDGET(PassName, Create, Summary)               \
  if (std::optional<unsigned> BudgetBytes;                                     \
      matchWithBudget(Name, PassName, Platform, BudgetBytes)) {                \
    const TargetDesc *TD = Platform.TD;                                        \
    if (Platform.Unknown)                                                      \
      FPM.addPass(UnknownPlatformPass(*Platform.Unknown));                     \
    else                                                                       \
      FPM.addPass(Create);                                                     \
    return true;                                                               \
  }
#define CMX_FUNCTION_ANALYSIS(AnalysisName, Create, Summary)                   \
  if (parseAnalysisUtilityPasses<decltype(Create)>(AnalysisName, Name, FPM))   \
    return true;
#include "cmx/Passes/PassRegistry.def"
  return false;
}

/// Lets LLVM's options (-print-after=cmx-lower) and -print-pipeline-passes use
/// the names in PassRegistry.def.
static void registerClassNames(PassInstrumentationCallbacks &PIC) {
  [[maybe_unused]] const TargetDesc *TD = nullptr;
  [[maybe_unused]] std::optional<unsigned> BudgetBytes;
  // A pass with an option has the same class as the pass without the option.
  // The class gets the name without the option.
  auto Register = [&PIC](StringRef ClassName, StringRef PassName) {
    if (!PassName.contains("<") || PassName.starts_with("print<"))
      PIC.addClassToPassName(ClassName, PassName);
  };
#define CMX_REGISTER(PassName, Create)                                         \
  Register(std::decay_t<decltype(Create)>::name(), PassName);
#define CMX_MODULE_PASS(PassName, Create, Summary)                             \
  CMX_REGISTER(PassName, Create)
#define CMX_MODULE_PASS_WITH_PLATFORM(PassName, Create, Summary)               \
  CMX_REGISTER(PassName, Create)
#define CMX_FUNCTION_PASS(PassName, Create, Summary)                           \
  CMX_REGISTER(PassName, Create)
#define CMX_FUNCTION_PASS_WITH_PLATFORM(PassName, Create, Summary)             \
  CMX_REGISTER(PassName, Create)
#define CMX_FUNCTION_ANALYSIS(PassName, Create, Summary)                       \
  CMX_REGISTER(PassName, Create)
#include "cmx/Passes/PassRegistry.def"
#undef CMX_REGISTER
  Register(UnreachableBlockElimPass::name(), UnreachableBlocksName);
}

void registerPasses(PassBuilder &PB, const TargetDesc *Default) {
  if (PassInstrumentationCallbacks *PIC = PB.getPassInstrumentationCallbacks())
    registerClassNames(*PIC);
  PB.registerAnalysisRegistrationCallback(
      []([[maybe_unused]] FunctionAnalysisManager &FAM) {
#define CMX_FUNCTION_ANALYSIS(Name, Create, Summary)                           \
  FAM.registerPass([] { return Create; });
#include "cmx/Passes/PassRegistry.def"
      });
  // For clang -fpass-plugin. Modules without CM kernels are not changed.
  PB.registerPipelineStartEPCallback(
      [](ModulePassManager &MPM, OptimizationLevel) {
        MPM.addPass(LowerCMPass());
      });
  // ForgetTargetCostsPass changes the costs that LLVM's passes use (LowerCM.h).
  // Module passes undo this change, so the pass runs before both the early and
  // the late unrolling of loops.
  auto ForgetCosts = [](FunctionPassManager &FPM, OptimizationLevel) {
    FPM.addPass(ForgetTargetCostsPass());
  };
  PB.registerPeepholeEPCallback(ForgetCosts);
  PB.registerVectorizerStartEPCallback(ForgetCosts);
  PB.registerPipelineParsingCallback(
      [Default](StringRef Name, ModulePassManager &MPM,
                ArrayRef<PassBuilder::PipelineElement>) {
        return parseModulePass(Name, MPM, Default);
      });
  PB.registerPipelineParsingCallback(
      [Default](StringRef Name, FunctionPassManager &FPM,
                ArrayRef<PassBuilder::PipelineElement>) {
        return parseFunctionPass(Name, FPM, Default);
      });
}

void printPassNames(raw_ostream &OS) {
  auto Print = [&OS](StringRef Name, StringRef Options, StringRef Summary) {
    std::string Full = (Name + Options).str();
    OS << format("  %-40s ", Full.c_str()) << Summary << '\n';
  };
  OS << "cmx module passes:\n";
#define CMX_MODULE_PASS(Name, Create, Summary) Print(Name, "", Summary);
#define CMX_ORACLE_MODULE_PASS(Name, Create, Summary) Print(Name, "", Summary);
#define CMX_MODULE_PASS_WITH_PLATFORM(Name, Create, Summary)                   \
  Print(Name, "[<platform=NAME>]", Summary);
#include "cmx/Passes/PassRegistry.def"
  OS << "cmx function passes:\n";
#define CMX_FUNCTION_PASS(Name, Create, Summary) Print(Name, "", Summary);
#define CMX_FUNCTION_PASS_WITH_PLATFORM(Name, Create, Summary)                 \
  Print(Name, "[<platform=NAME>]", Summary);
#define CMX_FUNCTION_PASS_WITH_BUDGET(Name, Create, Summary)                   \
  Print(Name, "[<platform=NAME;budget=BYTES>]", Summary);
#include "cmx/Passes/PassRegistry.def"
  OS << "cmx function analyses (in require<> and invalidate<>):\n";
#define CMX_FUNCTION_ANALYSIS(Name, Create, Summary) Print(Name, "", Summary);
#include "cmx/Passes/PassRegistry.def"
  OS << "cmx pipelines:\n";
  Print("cmx-default", "[<O0|O1|O2;platform=NAME>]",
        "all that code generation needs");
}

std::optional<VerifierStage>
stageAfterPass([[maybe_unused]] StringRef PassName) {
#define CMX_PASS_STAGE(Name, Stage)                                            \
  if (PassName == Name)                                                        \
    return VerifierStage::Stage;
#include "cmx/Passes/PassRegistry.def"
  return std::nullopt;
}

SmallVector<StringRef> optionalPassesAt([[maybe_unused]] VerifierStage S) {
  SmallVector<StringRef> Names;
#define CMX_PASS_OPTIONAL(Name, First, Last)                                   \
  if (S >= VerifierStage::First && S <= VerifierStage::Last)                   \
    Names.push_back(Name);
#include "cmx/Passes/PassRegistry.def"
  return Names;
}

bool isIdempotentPass([[maybe_unused]] StringRef PassName) {
#define CMX_PASS_IDEMPOTENT(Name)                                              \
  if (PassName == Name)                                                        \
    return true;
#include "cmx/Passes/PassRegistry.def"
  return false;
}

} // namespace cmx
