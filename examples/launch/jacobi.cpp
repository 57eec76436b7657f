// Jacobi iteration for Laplace's equation on a device, until no element changes
// by `limit` or more. The grid has two parts, one above the other, each in a
// buffer of its own; after each sweep they exchange their adjacent rows, the
// halo. A second buffer of each part gets the next values.
//
//   cmx-cc examples/jacobi.cpp --emit=ir -o jacobi.bc
//   cmx-cc examples/jacobi.cpp --emit=zebin --platform=tgllp -o jacobi.zebin
//   jacobi cpu|opencl jacobi.bc jacobi.zebin tgllp [FOLDER]
//
// FOLDER keeps what the driver captures. Exit status: 0 if the iteration
// converged to what plain C++ computes, 1 after an error, 2 for wrong usage, 4
// if the device captured one sweep and did not compute.
#include "cmx/IR/Loader.h"
#include "cmx/Launch/Launch.h"
#include "cmx/Target/TargetDesc.h"

#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MemoryBuffer.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>

using namespace cmx::launch;

namespace {

constexpr int Columns = 64, Rows = 16; // Of a part.
constexpr int Pitch = Columns + 32;    // The kernel says what is around.
constexpr size_t PartSize = size_t(Pitch) * (Rows + 2);
constexpr size_t RowBytes = Pitch * sizeof(float);
constexpr float Limit = 1e-3f;
constexpr int MaxSweeps = 100000;

template <class T> T check(llvm::Expected<T> Value) {
  if (Value)
    return std::move(*Value);
  std::fprintf(stderr, "jacobi: %s\n",
               llvm::toString(Value.takeError()).c_str());
  std::exit(1);
}

void check(llvm::Error E) {
  if (E)
    check(llvm::Expected<int>(std::move(E)));
}

llvm::MutableArrayRef<uint8_t> bytes(std::vector<float> &Values) {
  return {reinterpret_cast<uint8_t *>(Values.data()),
          Values.size() * sizeof(float)};
}

struct Part {
  std::unique_ptr<Memory> Now, Next, Changes;

  Part(Device &D, std::vector<float> Values)
      : Now(check(D.buffer("now", PartSize * sizeof(float)))),
        Next(check(D.buffer("next", PartSize * sizeof(float)))),
        Changes(check(D.buffer("changes", Rows * Columns / 16 * 16))) {
    check(Now->write(0, bytes(Values)));
    check(Next->write(0, bytes(Values)));
  }
  float largestChange() {
    std::vector<float> All(Rows * Columns / 16 * 4);
    check(Changes->read(0, bytes(All)));
    return *std::max_element(All.begin(), All.end());
  }
};

/// Milliseconds.
struct SweepTime {
  double Submission = 0, Kernels = 0, All = 0;
};

/// The whole grid at first: 100 at the upper border, 0 elsewhere.
std::vector<float> startOfPart(bool IsUpper) {
  std::vector<float> Values(PartSize, 0.0f);
  if (IsUpper)
    std::fill_n(Values.begin(), Pitch, 100.0f);
  return Values;
}

void copyRow(Memory &From, int FromRow, Memory &To, int ToRow) {
  std::vector<float> Row(Pitch);
  check(From.read(size_t(FromRow) * RowBytes, bytes(Row)));
  check(To.write(size_t(ToRow) * RowBytes, bytes(Row)));
}

class Iteration {
public:
  Iteration(Device &D, Kernel &K)
      : D(D), K(K), Upper(D, startOfPart(true)), Lower(D, startOfPart(false)) {}
  /// The largest change.
  float sweep();
  std::vector<SweepTime> Times;
  Device &D;

  float differenceFromHost();

private:
  Kernel &K;
  Part Upper, Lower;
};

float Iteration::sweep() {
  auto Start = std::chrono::steady_clock::now();
  std::vector<std::unique_ptr<Event>> Launched;
  for (Part *P : {&Upper, &Lower})
    Launched.push_back(
        check(K.launch({{Columns / 16, Rows, 1}, {1, 1, 1}},
                       {*P->Now, *P->Next, *P->Changes, Columns})));
  SweepTime Time;
  for (auto &E : Launched) {
    check(E->wait());
    EventTimes T = E->times();
    Time.Submission += double(T.SubmittedNs - T.QueuedNs) / 1e6;
    if (T.StartedNs)
      Time.Kernels += double(*T.EndedNs - *T.StartedNs) / 1e6;
  }
  // The last row above and the first one below.
  copyRow(*Upper.Next, Rows, *Lower.Next, 0);
  copyRow(*Lower.Next, 1, *Upper.Next, Rows + 1);
  for (Part *P : {&Upper, &Lower})
    std::swap(P->Now, P->Next);
  float Change = std::max(Upper.largestChange(), Lower.largestChange());
  Time.All = std::chrono::duration<double, std::milli>(
                 std::chrono::steady_clock::now() - Start)
                 .count();
  Times.push_back(Time);
  return Change;
}

/// After as many sweeps of the whole grid in double.
float Iteration::differenceFromHost() {
  std::vector<double> Now(size_t(Pitch) * (2 * Rows + 2), 0.0);
  std::fill_n(Now.begin(), Pitch, 100.0);
  std::vector<double> Next = Now;
  for (size_t N = 0; N != Times.size(); ++N) {
    for (int Y = 1; Y <= 2 * Rows; ++Y)
      for (int At = Y * Pitch + 16; At != Y * Pitch + 16 + Columns; ++At)
        Next[At] =
            (Now[At - Pitch] + Now[At + Pitch] + Now[At - 1] + Now[At + 1]) / 4;
    std::swap(Now, Next);
  }
  double Largest = 0;
  for (int Y = 1; Y <= 2 * Rows; ++Y) {
    Part &P = Y <= Rows ? Upper : Lower;
    std::vector<float> Row(Pitch);
    check(P.Now->read(size_t(Y <= Rows ? Y : Y - Rows) * RowBytes, bytes(Row)));
    for (int X = 16; X != 16 + Columns; ++X)
      Largest = std::fmax(Largest, std::fabs(Row[X] - Now[Y * Pitch + X]));
  }
  return float(Largest);
}

void print(const char *What, const SweepTime &T) {
  std::printf("%s: %.4f ms, of which submission %.4f ms, kernels %.4f ms\n",
              What, T.All, T.Submission, T.Kernels);
}

/// The middle one of each kind.
SweepTime median(std::vector<SweepTime> Times) {
  SweepTime Result;
  for (double SweepTime::*Kind :
       {&SweepTime::Submission, &SweepTime::Kernels, &SweepTime::All}) {
    std::sort(Times.begin(), Times.end(),
              [&](auto &A, auto &B) { return A.*Kind < B.*Kind; });
    Result.*Kind = Times[Times.size() / 2].*Kind;
  }
  return Result;
}

int iterate(Iteration &I) {
  float Change = I.sweep();
  std::printf("device: %s\n", I.D.description().c_str());
  if (!I.D.computes()) {
    std::printf("captured one sweep (submission %.4f ms), did not compute\n",
                I.Times[0].Submission);
    return 4;
  }
  while (Change >= Limit && I.Times.size() != MaxSweeps)
    Change = I.sweep();
  float Difference = I.differenceFromHost();
  std::printf("%zu sweeps, last change %g, difference from the host %g\n",
              I.Times.size(), Change, Difference);
  print("first sweep", I.Times[0]);
  // The first ones warm up.
  constexpr size_t WarmUps = 3;
  if (I.Times.size() > 1 + WarmUps)
    print("median of the sweeps after the first 4",
          median({I.Times.begin() + 1 + WarmUps, I.Times.end()}));
  return Change < Limit && Difference < 1e-3f ? 0 : 1;
}

} // namespace

int main(int Argc, char **Argv) {
  std::string Name = Argc > 1 ? Argv[1] : "";
  const cmx::TargetDesc *Platform =
      Argc > 4 ? cmx::TargetDesc::get(Argv[4]) : nullptr;
  if ((Name != "cpu" && Name != "opencl") || !Platform || Argc > 6) {
    std::fprintf(stderr,
                 "usage: jacobi cpu|opencl IR ZEBIN PLATFORM [FOLDER]\n");
    return 2;
  }
  DeviceOptions Options;
  Options.Platform = Platform;
  if (Argc == 6)
    Options.CaptureFolder = Argv[5];
  auto D = check(Device::create(
      Name == "cpu" ? DeviceKind::CPU : DeviceKind::OpenCL, Options));
  llvm::LLVMContext Ctx;
  auto Module = check(cmx::loadModule(Argv[2], Ctx));
  auto Binary =
      check(llvm::errorOrToExpected(llvm::MemoryBuffer::getFile(Argv[3])));
  auto K = check(D->load({"jacobi_sweep", Module.get(), Binary->getBuffer()}));
  Iteration I(*D, *K);
  return iterate(I);
}
