//===- DeviceRun.cpp - Running a kernel on a device -----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DeviceRun.h"

#include "Run.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace cmx {

using namespace launch;

/// With --time, the first launch and this number of further launches are not
/// measured.
static constexpr unsigned WarmUps = 3;

namespace {

/// The kernel on its device, with its memory.
class DeviceRun {
  Program &P;
  ArrayRef<Binding> Bindings;
  const Options &Opts;
  std::unique_ptr<Device> D;
  std::unique_ptr<Kernel> K;
  RunMemory Mem;

public:
  DeviceRun(Program &P, ArrayRef<Binding> Bindings, const Options &Opts)
      : P(P), Bindings(Bindings), Opts(Opts) {}

  Error prepare();
  /// Launches the kernel once, or as often as --time requires.
  Error run();
  bool computed() const { return D->computes(); }
  std::string description() const { return D->description(); }
  Expected<Contents> contents() const { return Mem.contents(); }

private:
  Error load();
  Expected<EventTimes> launchOnce();
};

} // namespace

Error DeviceRun::load() {
  KernelForms Forms{P.kernelName().str(), &P.givenModule(), ""};
  std::string Binary;
  if (Opts.Device == DeviceKind::OpenCL) {
    if (Error E = P.binaryForm().moveInto(Binary))
      return E;
    Forms.ZEBinary = Binary;
  }
  return D->load(Forms).moveInto(K);
}

Error DeviceRun::prepare() {
  if (Error E = Device::create(Opts.Device.value_or(DeviceKind::CPU),
                               deviceOptions(P, Opts, P.kernelName()))
                    .moveInto(D))
    return E;
  if (Error E = load())
    return E;
  return Mem.allocate(*D, Bindings, K->parameters());
}

/// Launches the kernel with the inputs of the command line.
Expected<EventTimes> DeviceRun::launchOnce() {
  if (Error E = Mem.fill(Bindings))
    return E;
  Expected<std::unique_ptr<Event>> Launched =
      K->launch(Opts.Shape, Mem.arguments());
  if (!Launched)
    return Launched.takeError();
  Error E = (*Launched)->wait();
  outs().flush();
  for (const std::string &Note : (*Launched)->notes())
    printNamed(Message::Note, Note);
  if (E)
    return E;
  return (*Launched)->times();
}

//===----------------------------------------------------------------------===//
// Times
//===----------------------------------------------------------------------===//

static double milliseconds(uint64_t Begin, uint64_t End) {
  return double(int64_t(End - Begin)) / 1e6;
}

/// The median of the values that \p Get returns.
template <typename Getter>
static double median(ArrayRef<EventTimes> Times, Getter Get) {
  std::vector<double> All;
  for (const EventTimes &T : Times)
    All.push_back(Get(T));
  llvm::sort(All);
  return (All[(All.size() - 1) / 2] + All[All.size() / 2]) / 2;
}

static void printTimes(const Twine &What, ArrayRef<EventTimes> Times) {
  auto Print = [&](StringRef Name, double Milliseconds) {
    outs() << Name << format(" %.4f ms", Milliseconds);
  };
  outs() << What << ": ";
  Print("submission", median(Times, [](const EventTimes &T) {
          return milliseconds(T.QueuedNs, T.SubmittedNs);
        }));
  if (!Times.front().StartedNs) {
    outs() << ", kernel not computed\n";
    return;
  }
  Print(", waiting", median(Times, [](const EventTimes &T) {
          return milliseconds(T.SubmittedNs, *T.StartedNs);
        }));
  Print(", kernel", median(Times, [](const EventTimes &T) {
          return milliseconds(*T.StartedNs, *T.EndedNs);
        }));
  outs() << '\n';
}

Error DeviceRun::run() {
  Expected<EventTimes> First = launchOnce();
  if (!First)
    return First.takeError();
  StringRef Name = P.kernelName();
  if (!Opts.Device || Opts.Device == DeviceKind::CPU)
    printRun(Opts, Name, milliseconds(*First->StartedNs, *First->EndedNs));
  if (!Opts.TimedLaunches)
    return Error::success();
  printTimes(Name + ", first launch", *First);
  std::vector<EventTimes> Times;
  for (unsigned N = 0; N != WarmUps + Opts.TimedLaunches; ++N) {
    Expected<EventTimes> T = launchOnce();
    if (!T)
      return T.takeError();
    if (N >= WarmUps)
      Times.push_back(*T);
  }
  printTimes(Name + ", median of " + Twine(Times.size()) +
                 " launches after the first and " + Twine(WarmUps) +
                 " to warm up",
             Times);
  return Error::success();
}

Expected<ExitStatus> runOnDevice(Program &P, ArrayRef<Binding> Bindings,
                                 const OutputChecks &Checks,
                                 const Options &Opts) {
  DeviceRun Run(P, Bindings, Opts);
  if (Error E = Run.prepare())
    return E;
  if (Error E = Run.run())
    return fail(std::move(E));
  if (!Run.computed()) {
    outs() << P.kernelName()
           << ": captured, not computed (" + Run.description() +
                  "); no output is written\n";
    return ExitCaptured;
  }
  Expected<Contents> After = Run.contents();
  if (!After)
    return fail(After.takeError());
  return finish(Bindings, *After, Checks, Opts);
}

} // namespace cmx
