//===- Fuzzer.cpp - Random kernels, compiled and compared -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/Fuzz/Fuzzer.h"

#include "Workers.h"

#include "cmx/Target/TargetDesc.h"

#include "llvm/Support/Threading.h"

#include <deque>
#include <poll.h>

using namespace llvm;

namespace cmx {

using fuzz::Batch;
using fuzz::milliseconds;
using fuzz::Worker;

TrialOptions trialOfSeed(const FuzzOptions &Opts, StringRef Pass,
                         uint64_t Seed) {
  TrialOptions T = Opts.Trial;
  ArrayRef<const TargetDesc *> Platforms = Opts.Platforms;
  if (Platforms.empty())
    Platforms = TargetDesc::all();
  T.Seed = Seed;
  T.Pass = Pass.str();
  T.Platform = Platforms[Seed % Platforms.size()];
  T.Level = Opts.Levels[Seed / Platforms.size() % Opts.Levels.size()];
  if (!Opts.FinalizeEvery || Seed % Opts.FinalizeEvery != 0 || !Pass.empty())
    T.Finalize = nullptr;
  return T;
}

std::string trialArguments(const TrialOptions &T) {
  std::string Text = "--seed " + std::to_string(T.Seed) + " --platform " +
                     T.Platform->name().str();
  if (T.Pass.empty())
    Text += " -O " + std::to_string(unsigned(T.Level));
  else
    Text += " --passes '" + T.Pass + "'";
  if (T.Mutate)
    Text += " --mutate";
  return Text;
}

namespace {

class Fuzzer {
public:
  Fuzzer(const FuzzOptions &Opts,
         std::function<void(const FuzzFailure &)> OnFailure,
         std::function<void(uint64_t)> OnProgress)
      : Opts(Opts), OnFailure(std::move(OnFailure)),
        OnProgress(std::move(OnProgress)), StartedMs(milliseconds()) {}

  FuzzSummary run();

private:
  void makeBatches();
  void startWorkers();
  void poll();
  void take(Worker &W);
  void finish(Worker &W);
  void count(Worker &W);
  void addFailure(size_t Pass, uint64_t Seed, StringRef Kind, StringRef Text);
  bool isOver();

  const FuzzOptions &Opts;
  std::function<void(const FuzzFailure &)> OnFailure;
  std::function<void(uint64_t)> OnProgress;
  uint64_t StartedMs;
  std::deque<Batch> Batches;
  std::vector<std::unique_ptr<Worker>> Workers;
  FuzzSummary Summary;
};

} // namespace

/// Batches are small enough that all workers stay busy to the end.
void Fuzzer::makeBatches() {
  uint64_t Size = std::max<uint64_t>(
      1, Opts.BatchSize / std::max<size_t>(1, Opts.Passes.size()));
  for (uint64_t Begin = 0; Begin < Opts.Count; Begin += Size)
    Batches.push_back(
        {Opts.Seed + Begin, Opts.Seed + std::min(Opts.Count, Begin + Size)});
}

void Fuzzer::startWorkers() {
  for (auto &W : Workers) {
    if (W->isRunning() || Batches.empty())
      continue;
    W->start(Opts, Batches.front());
    Batches.pop_front();
  }
}

void Fuzzer::addFailure(size_t Pass, uint64_t Seed, StringRef Kind,
                        StringRef Text) {
  FuzzFailure F{trialOfSeed(Opts, Opts.Passes[Pass], Seed), Kind.str(),
                Text.str()};
  if (OnFailure)
    OnFailure(F);
  Summary.Failures.push_back(std::move(F));
}

void Fuzzer::take(Worker &W) {
  for (const fuzz::Finding &F : W.takeFindings()) {
    const TrialResult &R = F.Result;
    if (R.Status == TrialStatus::Failed)
      addFailure(F.Pass, F.Seed, R.Kind, R.Text);
    else if (!Summary.Refused[R.Kind]++)
      Summary.RefusedExample[R.Kind] = {
          trialOfSeed(Opts, Opts.Passes[F.Pass], F.Seed), R.Kind, R.Text};
  }
}

void Fuzzer::count(Worker &W) {
  Summary.Kernels += W.state().Done;
  Summary.Inputs += W.state().Inputs;
  Summary.SkippedInputs += W.state().SkippedInputs;
  Summary.OpenInputs += W.state().OpenInputs;
  Summary.Finalized += W.state().Finalized;
  Summary.Census.add(W.state().Census);
}

/// Handles a worker that has ended. If it has not completed its batch, another
/// worker continues after the trial at which this worker ended.
void Fuzzer::finish(Worker &W) {
  take(W);
  std::string Why = W.wait();
  count(W);
  if (Why.empty())
    return;
  uint64_t Seed = W.state().Seed;
  size_t Pass = W.state().Pass;
  ++Summary.Kernels;
  if (W.wasKilled())
    addFailure(Pass, Seed, "hang",
               "no end after " + std::to_string(Opts.TrialSeconds) +
                   " seconds");
  else
    addFailure(Pass, Seed, "crash", Why);
  if (++Pass == Opts.Passes.size()) {
    Pass = 0;
    ++Seed;
  }
  if (Seed != W.batch().End)
    Batches.push_front({Seed, W.batch().End, Pass});
}

void Fuzzer::poll() {
  SmallVector<pollfd, 16> Pipes;
  SmallVector<Worker *, 16> Owners;
  for (auto &W : Workers)
    if (W->isRunning()) {
      Pipes.push_back({W->pipe(), POLLIN, 0});
      Owners.push_back(W.get());
    }
  if (::poll(Pipes.data(), Pipes.size(), /*Milliseconds=*/200) < 0)
    return;
  for (size_t K = 0; K != Pipes.size(); ++K) {
    if (Pipes[K].revents) {
      if (Owners[K]->receive())
        take(*Owners[K]);
      else
        finish(*Owners[K]);
    } else if (Owners[K]->hangs(Opts.TrialSeconds)) {
      Owners[K]->kill();
    }
  }
}

bool Fuzzer::isOver() {
  uint64_t LimitMs = uint64_t(Opts.TimeLimitSeconds) * 1000;
  Summary.TimedOut = LimitMs && milliseconds() - StartedMs >= LimitMs;
  size_t MaxFailures = Opts.StopOnFailure ? 1 : Opts.MaxFailures;
  return Summary.TimedOut || Summary.Failures.size() >= MaxFailures;
}

FuzzSummary Fuzzer::run() {
  makeBatches();
  unsigned Jobs =
      Opts.Jobs ? Opts.Jobs : hardware_concurrency().compute_thread_count();
  for (unsigned K = 0; K != Jobs; ++K)
    Workers.push_back(std::make_unique<Worker>());
  uint64_t ReportedMs = StartedMs;
  for (;;) {
    startWorkers();
    bool Running = any_of(Workers, [](auto &W) { return W->isRunning(); });
    if (!Running || isOver())
      break;
    poll();
    if (OnProgress && milliseconds() - ReportedMs > 5000) {
      ReportedMs = milliseconds();
      uint64_t Done = Summary.Kernels;
      for (auto &W : Workers)
        Done += W->isRunning() ? uint64_t(W->state().Done) : 0;
      OnProgress(Done);
    }
  }
  for (auto &W : Workers)
    if (W->isRunning()) {
      W->kill();
      W->wait();
      count(*W);
    }
  Summary.Seconds = double(milliseconds() - StartedMs) / 1000;
  return std::move(Summary);
}

FuzzSummary runFuzzer(const FuzzOptions &Opts,
                      std::function<void(const FuzzFailure &)> OnFailure,
                      std::function<void(uint64_t)> OnProgress) {
  return Fuzzer(Opts, std::move(OnFailure), std::move(OnProgress)).run();
}

} // namespace cmx
