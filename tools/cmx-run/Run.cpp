//===- Run.cpp - Running one form of a kernel -----------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Run.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Threading.h"
#include "llvm/Support/raw_ostream.h"

#include <chrono>
#include <tuple>

using namespace llvm;

namespace cmx {

using namespace runtime;
using Clock = std::chrono::steady_clock;

static double secondsSince(Clock::time_point Start) {
  return std::chrono::duration<double>(Clock::now() - Start).count();
}

namespace {

/// A line on standard error that is overwritten repeatedly. Runs of less than a
/// second show it only if the user asks for it.
class ProgressLine {
public:
  ProgressLine(StringRef What, bool IsTerminal, bool IsWanted)
      : What(What), IsTerminal(IsTerminal), IsWanted(IsWanted) {}
  ~ProgressLine() {
    if (IsTerminal && IsShown)
      errs() << '\n';
  }

  void show(uint64_t Done, uint64_t Threads) {
    if (!IsWanted && secondsSince(Start) < 1)
      return;
    IsShown = true;
    double Seconds = secondsSince(Start);
    errs() << (IsTerminal ? "\r" : "") << "cmx-run: " << What << ": "
           << Done * 100 / std::max<uint64_t>(Threads, 1) << " %, " << Done
           << " of " << Threads << " threads" << format(", %.0f s", Seconds);
    if (Done)
      errs() << format(", %.0f s left",
                       Seconds * double(Threads - Done) / double(Done));
    errs() << (IsTerminal ? "   " : "\n");
  }

private:
  StringRef What;
  bool IsTerminal, IsWanted;
  bool IsShown = false;
  Clock::time_point Start = Clock::now();
};

} // namespace

launch::DeviceOptions deviceOptions(const Program &P, const Options &Opts,
                                    StringRef What) {
  launch::DeviceOptions Result;
  Result.Jobs = Opts.Jobs;
  Result.MaxInstructions = Opts.MaxInstructions;
  if (P.runtime() == RuntimeKind::L0)
    Result.FirstSurface = FirstBoundSurface;
  Result.Platform = &P.target();
  Result.CaptureFolder = Opts.CaptureFolder;
  bool IsTerminal = sys::Process::StandardErrIsDisplayed();
  if (!IsTerminal && !Opts.ShowProgress)
    return Result;
  auto Line =
      std::make_shared<ProgressLine>(What, IsTerminal, Opts.ShowProgress);
  Result.Progress = [Line](uint64_t Done, uint64_t Threads) {
    Line->show(Done, Threads);
  };
  return Result;
}

static launch::DeviceOptions withMemory(launch::DeviceOptions Device,
                                        MemoryOptions Mem) {
  Device.Memory = std::move(Mem);
  return Device;
}

/// Allocation cannot fail here, because the CPU device has as much memory as
/// the process.
RunState::RunState(const Program &P, ArrayRef<Binding> Bindings,
                   const Options &Opts, StringRef What, MemoryOptions Track)
    : D(withMemory(deviceOptions(P, Opts, What), std::move(Track))) {
  cantFail(Mem.allocate(D, Bindings));
  cantFail(Mem.fill(Bindings));
}

/// Launches \p K with parameters that are derived from the arguments of
/// \p State.
static std::unique_ptr<launch::Event>
launchOn(RunState &State, const Executable &K, const Options &Opts) {
  std::vector<launch::Parameter> Parameters;
  for (const launch::Argument &A : State.Mem.arguments()) {
    launch::Parameter P;
    P.SizeBytes = uint32_t(A.bytes().size());
    if (A.memory())
      P.Kind = A.memory()->kind() == launch::MemoryKind::Pointer
                   ? launch::ParameterKind::Pointer
                   : launch::ParameterKind::Surface;
    Parameters.push_back(std::move(P));
  }
  return cantFail(State.D.load(K, std::move(Parameters))
                      ->launch(Opts.Shape, State.Mem.arguments()));
}

Error noteEvaluation(Error E) {
  return handleErrors(std::move(E), [](std::unique_ptr<DiagError> D) -> Error {
    if (D->kind() != DiagKind::EvaluatorNeeded)
      return Error(std::move(D));
    printNote(D->text() + ", and runs this kernel");
    return Error::success();
  });
}

bool runThreads(const Executable &K, RunState &State, const Options &Opts) {
  std::unique_ptr<launch::Event> Launched = launchOn(State, K, Opts);
  outs().flush();
  for (const std::string &Note : Launched->notes())
    printNamed(Message::Note, Note);
  Error E = Launched->wait();
  if (!E)
    return true;
  printNamed(Message::Error, toString(std::move(E)));
  return false;
}

bool runQuietly(const Executable &K, RunState &State, const Options &Opts) {
  return !errorToBool(launchOn(State, K, Opts)->wait());
}

bool runAndReport(const Executable &K, RunState &State, const Options &Opts,
                  StringRef What) {
  Clock::time_point Start = Clock::now();
  if (!runThreads(K, State, Opts))
    return false;
  printRun(Opts, What, secondsSince(Start) * 1000);
  return true;
}

void printRun(const Options &Opts, StringRef What, double Milliseconds) {
  unsigned Jobs =
      Opts.Jobs ? Opts.Jobs : hardware_concurrency().compute_thread_count();
  uint64_t Groups = Opts.Shape.numGroups();
  outs() << What << ": " << Groups * Opts.Shape.groupSize() << " threads on "
         << std::min<uint64_t>(Jobs, Groups) << " cores, "
         << format("%.3f", Milliseconds) << " ms\n";
}

void printCounts(const VISAExecutable &K) {
  struct Row {
    std::string Name;
    unsigned Size;
    uint64_t Number;
  };
  std::vector<Row> Rows;
  uint64_t Total = 0;
  for (const auto &[Key, Number] : K.counts()) {
    Rows.push_back({Key.first, Key.second, Number});
    Total += Number;
  }
  llvm::sort(Rows, [](const Row &A, const Row &B) {
    return std::tie(B.Number, A.Name, A.Size) <
           std::tie(A.Number, B.Name, B.Size);
  });
  outs() << format("%12llu", (unsigned long long)Total) << " instructions\n";
  for (const Row &R : Rows)
    outs() << format("%12llu", (unsigned long long)R.Number) << "   " << R.Name
           << " (" << R.Size << ")\n";
  outs() << format("%12llu", (unsigned long long)K.laneOperations())
         << " lane operations\n";
}

} // namespace cmx
