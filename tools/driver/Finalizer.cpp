//===- Finalizer.cpp - Running Intel's finalizer GenX_IR ------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The finalizer works in a folder of its own with fixed file names, for two
// reasons. It leaves files beside its input. It also prints file names in the
// listing, and the listing should be the same in each run.
//
//===----------------------------------------------------------------------===//

#include "Finalizer.h"
#include "ListingLines.h"

#include "cmx/Support/ChildGuard.h"
#include "cmx/Support/Diagnostics.h"
#include "cmx/Target/TargetDesc.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace cmx {

namespace {

/// A temporary folder that is the current folder until the object is destroyed.
class WorkFolder {
  SmallString<128> Path;
  SmallString<128> Previous;

public:
  std::error_code enter() {
    if (std::error_code EC = sys::fs::current_path(Previous))
      return EC;
    if (std::error_code EC = sys::fs::createUniqueDirectory("cmx-opt", Path))
      return EC;
    return sys::fs::set_current_path(Path);
  }
  ~WorkFolder() {
    if (Path.empty())
      return;
    sys::fs::set_current_path(Previous);
    sys::fs::remove_directories(Path);
  }
};

/// The exit status and output of a run.
struct RunResult {
  int Status = 0;
  std::string Failure;      ///< The reason for a negative Status.
  uint64_t PeakKiB = 0;     ///< Memory that it used.
  std::string Output;       ///< stdout and stderr, without the command's line.
  std::string FirstFailure; ///< See GenCode.
  StringRef NeededOption;
};

} // namespace

/// While the finalizer spills, it can take all memory of a machine. So its
/// memory is limited. Common kernels need less than a tenth of this limit.
constexpr unsigned MaxFinalizerMiB = 2048;

static constexpr StringLiteral InputName("kernel.visaasm");
static constexpr StringLiteral OutputBase("kernel");
static constexpr StringLiteral ListingName("kernel.asm");
static constexpr StringLiteral CodeName("kernel.dat");
static constexpr StringLiteral ContainerName("kernel.isa");
static constexpr StringLiteral ErrorsName("kernel.errors.txt");
static constexpr StringLiteral StdoutName("stdout.txt");
static constexpr StringLiteral StderrName("stderr.txt");

/// Returns the contents of a file, or an empty string if it does not exist.
static std::string readFile(StringRef Name) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer = MemoryBuffer::getFile(Name);
  return Buffer ? (*Buffer)->getBuffer().str() : std::string();
}

static Expected<std::string> findFinalizer(const FinalizerOptions &Opts) {
  StringRef Wanted = Opts.Path.empty() ? "GenX_IR" : StringRef(Opts.Path);
  // Search for the name in PATH if it has no folder.
  ErrorOr<std::string> Found = sys::findProgramByName(Wanted);
  SmallString<128> Path(Found ? *Found : "");
  if (Found && !sys::fs::make_absolute(Path) && sys::fs::can_execute(Path))
    return std::string(Path);
  if (!Opts.Path.empty())
    return makeDiagError(DiagKind::FinalizerMissing,
                         "--genx-ir expected to name a program, actual '" +
                             Opts.Path + "'");
  return makeDiagError(DiagKind::FinalizerMissing,
                       "GenX_IR expected in PATH (Debian has it in the "
                       "package libigc-tools), or give --genx-ir=PATH");
}

static Error writeInput(StringRef Text) {
  std::error_code EC;
  raw_fd_ostream OS(InputName, EC);
  if (!EC) {
    OS << Text;
    OS.close();
    EC = OS.error();
    OS.clear_error();
  }
  if (!EC)
    return Error::success();
  return makeDiagError(DiagKind::CannotWriteOutput,
                       "cannot write a temporary file for the finalizer: " +
                           EC.message());
}

/// Did the finalizer fail at the memory limit? It allocates large blocks. So it
/// can fail when it has taken only half of the memory.
static bool tookAllMemory(const RunResult &R) {
  return R.PeakKiB >= MaxFinalizerMiB * 1024 / 2;
}

/// Removes the files of an earlier run. They are perhaps longer than the new
/// files.
static void removeOutputs() {
  for (StringRef Name : {ListingName, CodeName, ContainerName, ErrorsName,
                         StdoutName, StderrName})
    sys::fs::remove(Name);
}

static RunResult runOnce(StringRef Program, const TargetDesc &TD,
                         unsigned Seconds, ArrayRef<StringRef> MoreArgs) {
  SmallVector<StringRef, 12> Args = {
      Program,   InputName,           "-platform",  TD.finalizerName(),
      "-output", "-enablePreemption", "-asmOutput", OutputBase};
  Args.append(MoreArgs.begin(), MoreArgs.end());
  std::optional<StringRef> Redirects[] = {StringRef(), StringRef(StdoutName),
                                          StringRef(StderrName)};
  removeOutputs();
  RunResult R;
  bool CannotStart = false;
  sys::ProcessInfo Child = sys::ExecuteNoWait(
      Program, Args, std::nullopt, Redirects, MaxFinalizerMiB, &R.Failure,
      &CannotStart, /*AffinityMask=*/nullptr, /*DetachProcess=*/true);
  if (CannotStart) {
    R.Status = -1;
    return R;
  }
  ChildGuard::watch(Child.Pid);
  auto Limit = Seconds ? std::optional(Seconds) : std::nullopt;
  std::optional<sys::ProcessStatistics> Statistics;
  R.Status = sys::Wait(Child, Limit, &R.Failure, &Statistics).ReturnCode;
  ChildGuard::childEnded();
  R.PeakKiB = Statistics ? Statistics->PeakMemory : 0;
  std::string Stdout = readFile(StdoutName);
  auto [FirstLine, Others] = StringRef(Stdout).split('\n');
  bool IsCommand = FirstLine.contains(InputName);
  R.Output =
      (IsCommand ? Others : StringRef(Stdout)).str() + readFile(StderrName);
  return R;
}

static bool timedOut(const RunResult &R) {
  return R.Status == -2 && StringRef(R.Failure).contains("timed out");
}

/// Does \p Output say that the values do not fit in registers even with spill
/// code? Some values must stay in registers: indirectly accessed variables, and
/// operands of messages. If the finalizer spills an indirectly accessed
/// variable, it prints the second text and crashes.
static bool foundNoRegisters(StringRef Output) {
  return Output.contains("GRF registers are NOT enough to compile kernel") ||
         Output.contains("No addr takenregister found");
}

/// Does \p Output contain only the finalizer's notice about a spill?
static bool isSpillNotice(StringRef Output) {
  SmallVector<StringRef, 8> Lines;
  Output.split(Lines, '\n', -1, /*KeepEmpty=*/false);
  return all_of(Lines, [](StringRef Line) {
    Line = Line.trim();
    return Line.empty() || Line == "[vISA Finalizer Messages]" ||
           Line.starts_with("Spill memory used = ") ||
           Line.starts_with("Compiling kernel with spill code may degrade");
  });
}

/// A failure that a run with fewer optimizations can perhaps avoid.
enum class RunFailure { None, Crash, NoRegisters, NoMemory };

static RunFailure failureOf(const RunResult &R) {
  if (R.Status != 0 && foundNoRegisters(R.Output))
    return RunFailure::NoRegisters;
  if (R.Status != -2 || timedOut(R))
    return RunFailure::None;
  return tookAllMemory(R) ? RunFailure::NoMemory : RunFailure::Crash;
}

/// Returns what was expected of a run with the failure \p F, and what happened
/// instead.
static std::string failureText(RunFailure F) {
  switch (F) {
  case RunFailure::None:
    return "";
  case RunFailure::Crash:
    return "expected to end, actual a crash";
  case RunFailure::NoRegisters:
    return "expected to find registers for all values, actual too few even "
           "with spill code";
  case RunFailure::NoMemory:
    return ("expected to take at most " + Twine(MaxFinalizerMiB) +
            " MiB of memory, actual more")
        .str();
  }
  llvm_unreachable("all failures have a text");
}

/// A step of the finalizer that fails for some kernels, and the option that
/// leaves the step out.
struct Omission {
  FinalizerFault Fault;
  RunFailure Failure; ///< A crash can come from any of the steps.
  StringLiteral Option;
};

/// "-debug" also leaves out many other optimizations, so it comes last.
static constexpr Omission Omissions[] = {
    {FinalizerFault::IfConversion, RunFailure::Crash, "-noifcvt"},
    {FinalizerFault::Rematerialization, RunFailure::NoMemory, "-noremat"},
    {FinalizerFault::RegisterAllocation, RunFailure::Crash, "-nolocalra"},
    {FinalizerFault::RegisterAllocation, RunFailure::NoRegisters, "-debug"},
};

/// Runs the finalizer. If it crashes, takes too much memory or finds too few
/// registers, runs it again without one of the steps that may be the cause,
/// then without the next one, until a run succeeds. If no run succeeds, returns
/// the result of the first one.
static RunResult runFinalizer(StringRef Program, StringRef VISAText,
                              const TargetDesc &TD,
                              const FinalizerOptions &Opts) {
  SmallVector<StringRef, 4> MoreArgs;
  // With this option, the listing also has the lines of the source.
  if (VISAText.contains("\n.loc "))
    MoreArgs.push_back("-emitLocation");
  if (Opts.WantsBinary)
    MoreArgs.push_back("-binary");
  std::string NumGRFs = utostr(TD.numGRFs());
  if (TD.has(Feature::LargeGRF))
    MoreArgs.append({"-TotalGRFNum", NumGRFs});
  RunResult R = runOnce(Program, TD, Opts.Seconds, MoreArgs);
  RunFailure Failure = failureOf(R);
  if (Failure == RunFailure::None)
    return R;
  for (const Omission &O : Omissions) {
    if (ChildGuard::interrupted())
      break;
    bool MayHelp = Failure == RunFailure::Crash || Failure == O.Failure ||
                   O.Option == "-debug";
    if (!TD.hasFault(O.Fault) || !MayHelp)
      continue;
    MoreArgs.push_back(O.Option);
    RunResult Again = runOnce(Program, TD, Opts.Seconds, MoreArgs);
    MoreArgs.pop_back();
    Again.FirstFailure = failureText(Failure);
    Again.NeededOption = O.Option;
    if (Again.Status == 0 || (Again.Status == 1 && isSpillNotice(Again.Output)))
      return Again;
  }
  return R;
}

/// Returns the first non-empty lines of \p Text, joined to one line.
static std::string quoteLines(StringRef Text) {
  SmallVector<StringRef, 8> Lines;
  Text.split(Lines, '\n', -1, /*KeepEmpty=*/false);
  std::string Result;
  unsigned NumQuoted = 0;
  for (StringRef Line : Lines) {
    if (Line.trim().empty())
      continue;
    if (++NumQuoted > 6)
      return Result + " | ...";
    Result += (NumQuoted > 1 ? " | " : "") + Line.trim().str();
  }
  return Result;
}

/// Returns the number after \p Key in a comment at the start of the listing.
static unsigned headNumber(StringRef Listing, StringRef Key) {
  StringRef Rest = Listing;
  size_t At = Rest.find(Key);
  if (At == StringRef::npos)
    return 0;
  unsigned Number = 0;
  Rest.drop_front(At + Key.size()).ltrim().consumeInteger(10, Number);
  return Number;
}

static bool isMessageOpcode(StringRef Opcode) {
  return Opcode.starts_with("send") || Opcode.starts_with("load") ||
         Opcode.starts_with("store") || Opcode.starts_with("atomic");
}

/// Returns the number of bytes of the block "per_thread_prolog", which loads
/// the local ids at the start of the code.
static unsigned localIdCodeBytes(StringRef Listing) {
  StringRef Rest = Listing.split("\nper_thread_prolog:\n").second;
  unsigned Bytes = 0;
  while (!Rest.empty() && !Rest.starts_with("// B")) {
    StringRef Line;
    std::tie(Line, Rest) = Rest.split('\n');
    Bytes += codeBytesOfLine(Line);
  }
  return Bytes;
}

/// Reads the figures of a listing and checks it for errors.
static Expected<GenCode> readListing(StringRef Where, std::string Listing,
                                     bool MayNeverEnd) {
  GenCode Code;
  Code.NumInstructions = headNumber(Listing, "//.instCount");
  Code.SpilledBytes = headNumber(Listing, "//.spill size");
  Code.LocalIdCodeBytes = localIdCodeBytes(Listing);
  bool EndsThread = false;
  StringRef Rest = Listing;
  while (!Rest.empty()) {
    StringRef Line;
    std::tie(Line, Rest) = Rest.split('\n');
    StringRef Opcode = opcodeOfLine(Line);
    if (Opcode.empty())
      continue;
    if (Opcode == "illegal")
      return makeDiagError(DiagKind::FinalizerListing,
                           Where +
                               "no illegal instruction expected in the "
                               "listing, actual '" +
                               Line.trim() + "'");
    Code.NumMessages += isMessageOpcode(Opcode);
    EndsThread |= Line.split("//").first.contains("EOT");
  }
  if (!EndsThread && !MayNeverEnd)
    return makeDiagError(DiagKind::FinalizerListing,
                         Where + "an end of thread (EOT) expected in the "
                                 "listing, actual none");
  Code.Listing = std::move(Listing);
  return Code;
}

/// Advice for kernels that need too many registers, or whose spill code makes
/// the finalizer fail.
static constexpr StringLiteral
    Advice("try another -O level, more registers (--grf=256 on platforms with "
           "both register files), or divide the kernel");

static Expected<GenCode> judge(StringRef Where, const RunResult &Run,
                               const TargetDesc &TD,
                               const FinalizerOptions &Opts) {
  // Status -2 means a crash or the time limit; timedOut() tells them apart.
  if (timedOut(Run))
    return makeDiagError(DiagKind::FinalizerTimeout,
                         Where + "the finalizer is expected to end within " +
                             Twine(Opts.Seconds) +
                             " seconds (--genx-ir-timeout) and did not");
  if (Run.Status == -1)
    return makeDiagError(DiagKind::FinalizerMissing,
                         Where +
                             "the finalizer cannot be started: " + Run.Failure);
  if (Run.Status < 0 && tookAllMemory(Run))
    return makeDiagError(DiagKind::FinalizerMemory,
                         Where + "the finalizer is expected to take at most " +
                             Twine(MaxFinalizerMiB) +
                             " MiB of memory and took more; " + Advice);
  if (Run.Status != 0 && foundNoRegisters(Run.Output))
    return makeDiagError(
        DiagKind::FinalizerRegisters,
        Where + "values expected to fit into " + Twine(TD.numGRFs()) +
            " registers with spill code, and do not; " + Advice);
  if (Run.Status < 0)
    return makeDiagError(DiagKind::FinalizerFailed,
                         Where + "the finalizer crashed: " + Run.Failure +
                             "; other text may help: " + Advice);

  std::string Listing = readFile(ListingName);
  bool Spilled =
      StringRef(Listing).contains("//.spill size") && isSpillNotice(Run.Output);
  if (Run.Status != 0 && !(Run.Status == 1 && Spilled))
    return makeDiagError(
        DiagKind::FinalizerFailed,
        Where +
            "exit status 0 expected of the finalizer, "
            "actual " +
            Twine(Run.Status) + ": " +
            quoteLines(Run.Output + "\n" + readFile(ErrorsName)));
  if (!Spilled && !StringRef(Run.Output).trim().empty())
    return makeDiagError(DiagKind::FinalizerMessage,
                         Where +
                             "no message expected from the finalizer, "
                             "actual: " +
                             quoteLines(Run.Output));
  if (Listing.empty())
    return makeDiagError(DiagKind::FinalizerListing,
                         Where + "the finalizer wrote no listing");
  return readListing(Where, std::move(Listing), Opts.MayNeverEnd);
}

Expected<GenCode> finalize(StringRef KernelName, StringRef VISAText,
                           const TargetDesc &TD, const FinalizerOptions &Opts) {
  Expected<std::string> Program = findFinalizer(Opts);
  if (!Program)
    return Program.takeError();
  ChildGuard Signals(SIGKILL); // Must outlive Folder.
  WorkFolder Folder;
  if (std::error_code EC = Folder.enter())
    return makeDiagError(DiagKind::CannotWriteOutput,
                         "cannot make a temporary folder for the finalizer: " +
                             EC.message());
  if (Error E = writeInput(VISAText))
    return E;
  RunResult Run = runFinalizer(*Program, VISAText, TD, Opts);
  std::string Where =
      ("kernel '" + KernelName + "' for " + TD.finalizerName() + ": ").str();
  Expected<GenCode> Code = judge(Where, Run, TD, Opts);
  if (Code) {
    Code->FirstFailure = Run.FirstFailure;
    Code->NeededOption = Run.NeededOption;
  }
  if (!Code || !Opts.WantsBinary)
    return Code;
  Code->Code = readFile(CodeName);
  Code->Container = readFile(ContainerName);
  if (Code->Code.empty() || Code->Container.empty())
    return makeDiagError(DiagKind::FinalizerListing,
                         Where + "the finalizer wrote no code");
  return Code;
}

} // namespace cmx
