//===- Options.cpp - Command line of cmx-fuzz -----------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Options.h"

#include "driver/Finalizer.h"
#include "driver/Tool.h"

#include "cmx/Oracle/Fuzz/Totals.h"
#include "cmx/Support/Diagnostics.h"
#include "cmx/Target/TargetDesc.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace cmx {

static cl::OptionCategory Category("cmx-fuzz options");

static cl::opt<uint64_t> Seed("seed", cl::desc("First seed (default: 0)"),
                              cl::init(0), cl::cat(Category));
static cl::opt<uint64_t>
    Count("count",
          cl::desc("Kernels; with several passes for each of them "
                   "(default: 1000)"),
          cl::init(1000), cl::cat(Category));
static cl::opt<std::string>
    Platform("platform", cl::desc("all, or some of them with commas"),
             cl::value_desc("all|P,.."), cl::init("all"), cl::cat(Category));
static cl::opt<std::string>
    Shard("shard",
          cl::desc("The I-th of N parts of these kernels, from 1 on, for runs "
                   "on several machines"),
          cl::value_desc("I/N"), cl::cat(Category));
static cl::opt<std::string>
    Totals("totals", cl::desc("Write the results as JSON into this file"),
           cl::value_desc("file"), cl::cat(Category));
static cl::list<std::string>
    Join("join", cl::desc("Add up results that --totals wrote; nothing is run"),
         cl::value_desc("file,.."), cl::CommaSeparated, cl::cat(Category));
static cl::opt<bool>
    Table("table",
          cl::desc("Print how often the kernels contain each intrinsic and "
                   "instruction, also after --join"),
          cl::cat(Category));
static cl::opt<std::string> Level("O", cl::Prefix,
                                  cl::desc("Levels of the whole pipeline "
                                           "(default: all, i.e. 0 and 2)"),
                                  cl::value_desc("all|0|1|2"), cl::init("all"),
                                  cl::cat(Category));
static cl::opt<std::string>
    Passes("passes",
           cl::desc("Instead of the whole pipeline: what stands "
                    "before this text and after it is compared; "
                    "random-sequence: of passes that the seed decides"),
           cl::value_desc("text"), cl::cat(Category));
static cl::opt<bool> EachPass("each-pass",
                              cl::desc("The same for each pass of cmx alone, "
                                       "and for random sequences"),
                              cl::cat(Category));
static cl::opt<unsigned> Jobs("jobs",
                              cl::desc("Processes (default: one per core)"),
                              cl::init(0), cl::cat(Category));
static cl::opt<unsigned> Inputs("inputs",
                                cl::desc("Inputs per kernel (default: 6)"),
                                cl::init(6), cl::cat(Category));
static cl::opt<unsigned>
    Steps("steps", cl::desc("About that many operations (default: 12)"),
          cl::init(12), cl::cat(Category));
static cl::opt<unsigned>
    FinalizeEvery("finalize-every",
                  cl::desc("Show the code of every N-th seed to GenX_IR"),
                  cl::value_desc("N"), cl::init(0), cl::cat(Category));
static cl::opt<unsigned> TimeLimit("time-limit",
                                   cl::desc("Stop after that long"),
                                   cl::value_desc("seconds"), cl::init(0),
                                   cl::cat(Category));
static cl::opt<unsigned>
    TrialLimit("kernel-time-limit",
               cl::desc("A kernel that takes longer fails (default: 20)"),
               cl::value_desc("seconds"), cl::init(20), cl::cat(Category));
static cl::opt<bool> StopOnFailure("stop-on-failure",
                                   cl::desc("Stop at the first failure"),
                                   cl::cat(Category));
static cl::opt<bool> Mutate("mutate",
                            cl::desc("Change kernels at random (FuzzMutate)"),
                            cl::cat(Category));
static cl::opt<std::string>
    Save("save", cl::desc("Write kernels that fail, and why, into this folder"),
         cl::value_desc("folder"), cl::cat(Category));
static cl::opt<bool>
    Reduce("reduce",
           cl::desc("Make saved kernels small, also with llvm-reduce; "
                    "with --replay, print a small kernel"),
           cl::cat(Category));
static cl::opt<uint64_t> Replay("replay",
                                cl::desc("Try just this seed, in this process"),
                                cl::value_desc("seed"), cl::cat(Category));
static cl::opt<bool> PrintKernel("S",
                                 cl::desc("Print the kernel; with "
                                          "--replay or --check-file"),
                                 cl::cat(Category));
static cl::opt<std::string>
    CheckFile("check-file", cl::desc("Try the kernel of this file instead"),
              cl::value_desc("file"), cl::cat(Category));
static cl::opt<std::string>
    Expect("expect",
           cl::desc("With --check-file or --replay: succeed if it fails, in "
                    "this way"),
           cl::value_desc("kind"), cl::cat(Category));
static cl::opt<bool> Quiet("quiet", cl::desc("No progress"), cl::cat(Category));

static cl::extrahelp Notes(R"(
Makes random kernels, compiles them and compares what they do before and after.
Platform and level follow from the seed, so "--replay" wants the same
"--platform" and "-O" as the run that failed.

EXIT STATUS:

  0  all kernels passed (or were refused by name)
  1  at least one failed, or a file cannot be read or written
  2  wrong usage
)");

static bool usageError(const Twine &Text) {
  printError(Text);
  return false;
}

static bool parsePlatforms(FuzzOptions &O) {
  if (Platform == "all")
    return true;
  SmallVector<StringRef, 5> Names;
  StringRef(Platform).split(Names, ',');
  for (StringRef Name : Names) {
    const TargetDesc *TD = TargetDesc::get(Name);
    if (!TD)
      return usageError(
          diagMessage(DiagKind::PlatformUnknown,
                      "--platform expected to be all or some of " +
                          platformNameList() + "; actual '" + Name + "'"));
    O.Platforms.push_back(TD);
  }
  return true;
}

static bool parseLevels(FuzzOptions &O) {
  if (Level == "all")
    return true;
  unsigned Number;
  if (StringRef(Level).getAsInteger(10, Number) || Number > 2)
    return usageError("-O expected to be all, 0, 1 or 2; actual '" + Level +
                      "'");
  O.Levels = {OptLevel(Number)};
  return true;
}

static bool checkNumbers(const FuzzOptions &O) {
  constexpr unsigned MaxJobs = 256;
  if (O.Count == 0 || O.Trial.NumSteps == 0 || O.Trial.NumInputs == 0 ||
      O.TrialSeconds == 0)
    return usageError("--count, --inputs, --steps and --kernel-time-limit "
                      "expected to be 1 or more, actual 0");
  if (O.Jobs > MaxJobs)
    return usageError("--jobs expected to be at most " + Twine(MaxJobs) +
                      ", actual " + Twine(O.Jobs));
  return true;
}

/// Keeps only the seeds that belong to the part I/N of --shard.
static bool parseShard(FuzzOptions &O) {
  if (Shard.empty())
    return true;
  auto [IndexText, NumText] = StringRef(Shard).split('/');
  uint64_t Index, NumShards;
  if (IndexText.getAsInteger(10, Index) ||
      NumText.getAsInteger(10, NumShards) || Index == 0 || Index > NumShards)
    return usageError(
        "--shard expected to be I/N with I from 1 to N; actual '" + Shard +
        "'");
  O = shardOf(O, Index, NumShards);
  return true;
}

static bool isGiven(const cl::Option &O) { return O.getNumOccurrences() != 0; }

/// Checks for options that exclude each other.
static bool checkCombinations() {
  const cl::Option *JoinOption = std::addressof(Join);
  for (auto [A, B] :
       std::initializer_list<std::pair<const cl::Option *, const cl::Option *>>{
           {&EachPass, &Passes},  {&EachPass, &Level},
           {&Passes, &Level},     {&Replay, &EachPass},
           {&Replay, &Seed},      {&Replay, &Count},
           {&Replay, &Save},      {&Replay, &CheckFile},
           {JoinOption, &Replay}, {JoinOption, &CheckFile},
           {JoinOption, &Seed},   {JoinOption, &Count},
           {JoinOption, &Shard},  {&Replay, &Shard},
           {&Replay, &Table},     {&CheckFile, &Table},
           {&CheckFile, &Shard},  {&CheckFile, &EachPass},
           {&CheckFile, &Count},  {&CheckFile, &Save}})
    if (isGiven(*A) && isGiven(*B))
      return usageError((A->ArgStr.size() > 1 ? "--" : "-") + A->ArgStr +
                        " and " + (B->ArgStr.size() > 1 ? "--" : "-") +
                        B->ArgStr + " cannot be combined");
  bool IsOne = isGiven(Replay) || isGiven(CheckFile);
  if (Reduce && !isGiven(Save) && !IsOne)
    return usageError("--reduce needs --save, --replay or --check-file");
  if (PrintKernel && !IsOne)
    return usageError("-S needs --replay or --check-file");
  if (isGiven(Expect) && !IsOne)
    return usageError("--expect needs --check-file or --replay");
  return true;
}

/// Checks names that options contain.
static bool checkNames() {
  if (isGiven(Expect) && !isFailureKind(Expect))
    return usageError("--expect expected to be a kind of failure (mismatch, "
                      "crash, finalizer, the name of a diagnostic, ...); "
                      "actual '" +
                      Expect + "'");
  if (std::string Why = errorInPasses(Passes); !Why.empty())
    return usageError("--passes: " + Why);
  return true;
}

static FinalizerAnswer askFinalizer(StringRef Text, const TargetDesc &TD) {
  Expected<GenCode> Code = finalize("kernel", Text, TD, {"", 60});
  if (Code)
    return std::string();
  Error E = Code.takeError();
  std::optional<DiagKind> Limit;
  visitErrors(E, [&](const ErrorInfoBase &Info) {
    if (!Info.isA<DiagError>())
      return;
    DiagKind K = static_cast<const DiagError &>(Info).kind();
    if (K == DiagKind::FinalizerMemory || K == DiagKind::FinalizerRegisters)
      Limit = K;
  });
  return {toString(std::move(E)), Limit};
}

static FuzzOptions fuzzOptions() {
  FuzzOptions O;
  O.Seed = Seed;
  O.Count = Count;
  O.Jobs = Jobs;
  O.FinalizeEvery = FinalizeEvery;
  O.TimeLimitSeconds = TimeLimit;
  O.TrialSeconds = TrialLimit;
  O.StopOnFailure = StopOnFailure;
  O.Trial.NumInputs = Inputs;
  O.Trial.NumSteps = Steps;
  O.Trial.Mutate = Mutate;
  O.Trial.Finalize = askFinalizer;
  if (EachPass)
    O.Passes = fuzzedPasses();
  else
    O.Passes = {Passes};
  return O;
}

std::optional<Options> parseOptions(int Argc, char **Argv) {
  if (!parseCommandLine(Argc, Argv,
                        "cmx-fuzz: random kernels, compiled and compared\n",
                        {&Category}))
    return std::nullopt;
  Options O;
  O.Fuzz = fuzzOptions();
  if (!parsePlatforms(O.Fuzz) || !parseLevels(O.Fuzz) ||
      !checkNumbers(O.Fuzz) || !checkCombinations() || !checkNames() ||
      !parseShard(O.Fuzz))
    return std::nullopt;
  O.SaveFolder = Save;
  O.Program = sys::fs::getMainExecutable(Argv[0], (void *)&parseOptions);
  O.PrintKernel = PrintKernel;
  O.Reduce = Reduce;
  O.Quiet = Quiet;
  O.PrintTable = Table;
  O.TotalsFile = Totals;
  O.JoinFiles.assign(Join.begin(), Join.end());
  O.CheckFile = CheckFile;
  O.Expect = Expect;
  if (Replay.getNumOccurrences()) {
    O.Replay = true;
    O.Fuzz.Seed = Replay;
  }
  return O;
}

} // namespace cmx
