//===- Interpreter.cpp - Running threads of a decoded kernel --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/Interpreter/Interpreter.h"
#include "Decoder.h"
#include "ThreadState.h"
#include "Trace.h"
#include "cmx/Target/TargetDesc.h"
#include "cmx/VISA/Parser.h"
#include "llvm/ADT/Twine.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <mutex>

using namespace cmx;
using namespace cmx::interpreter;
using runtime::ArgValue;
using runtime::ErrorKind;
using runtime::Id;
using visa::DeclKind;
using visa::InputKind;
using visa::Predefined;

namespace {
class Runner : public VISAExecutable {
public:
  Program P;

  void run(runtime::ThreadContext &T,
           llvm::ArrayRef<ArgValue> Args) const override;
  bool usesBarriers() const override { return P.UsesBarriers; }
  uint64_t slmBytes() const override { return P.SLMBytes; }
  std::string describe(runtime::SiteId Site) const override {
    return P.describe(uint32_t(Site));
  }
  InstructionCounts counts() const override;
  uint64_t laneOperations() const override { return NumLanes; }
  void prepare() { Counts.assign(P.Insts.size(), 0); }
  bool runInline(runtime::ThreadContext &T, uint8_t *Operands) const;

private:
  bool setInputs(ThreadState &S, llvm::ArrayRef<ArgValue> Args) const;
  void execute(ThreadState &S) const;
  void executeSlowly(ThreadState &S) const;

  mutable std::mutex Lock;
  mutable std::vector<uint64_t> Counts; ///< By PC.
  mutable std::atomic<uint64_t> NumLanes{0};
};
} // namespace

//===----------------------------------------------------------------------===//
// The state of a new thread
//===----------------------------------------------------------------------===//

/// Writes \p Bytes at the start of \p Here, as many as fit.
static void setBytes(ThreadState &S, const Place &Here, const void *Bytes,
                     size_t NumBytes) {
  NumBytes = std::min<size_t>(NumBytes, Here.End - Here.Start);
  uint8_t *First = S.Registers.get() + Here.Start;
  std::memcpy(First, Bytes, NumBytes);
  S.noteWritten(First, NumBytes);
}

static void setPredefined(ThreadState &S) {
  auto Set = [&](Predefined Var, llvm::ArrayRef<uint32_t> Dwords) {
    setBytes(S, S.P.place(0, visa::declOf(Var)), Dwords.data(),
             4 * Dwords.size());
  };
  uint32_t R0[8];
  for (unsigned N = 0; N != 8; ++N)
    R0[N] = S.T.id(Id::R0, N);
  Set(Predefined::R0, R0);
  Set(Predefined::ThreadX, S.T.id(Id::ThreadX));
  Set(Predefined::ThreadY, S.T.id(Id::ThreadY));
  Set(Predefined::GroupIdX, S.T.id(Id::GroupIdX));
  Set(Predefined::GroupIdY, S.T.id(Id::GroupIdY));
  Set(Predefined::GroupIdZ, S.T.id(Id::GroupIdZ));
  Set(Predefined::HWId, uint32_t(S.T.Number));
  // Dword 2 of the state register: all channels were dispatched.
  Set(Predefined::SR0, {0, 0, ~0u, 0});
  // Zeros mean that denormals are flushed and that rounding is to nearest even.
  Set(Predefined::CR0, {0, 0, 0});
  Set(Predefined::TSC, {0, 0, 0, 0, 0});
}

/// Sets the clock, whose ticks are executed instructions.
static void setClock(ThreadState &S) {
  uint64_t Ticks = S.T.BudgetAtStart - uint64_t(S.T.Budget);
  uint32_t Dwords[2] = {uint32_t(Ticks), uint32_t(Ticks >> 32)};
  setBytes(S, S.P.place(0, visa::declOf(Predefined::TSC)), Dwords,
           sizeof(Dwords));
}

/// Stores three consecutive ids, the first of which is \p First.
template <typename T>
static void setIds(ThreadState &S, const Place &Here, Id First) {
  T Values[3];
  for (unsigned N = 0; N != 3; ++N)
    Values[N] = T(S.T.id(Id(unsigned(First) + N)));
  setBytes(S, Here, Values, sizeof(Values));
}

static void setImplicit(ThreadState &S, const visa::Input &In,
                        const Place &Here) {
  if (In.Kind == InputKind::PrivateBase) {
    uint64_t Start = runtime::PrivateMemoryStart;
    setBytes(S, Here, &Start, sizeof(Start));
    S.T.PrivateBytes = S.kernel().PrivateBytes;
    return;
  }
  Id First = In.Kind == InputKind::LocalSize    ? Id::LocalSizeX
             : In.Kind == InputKind::GroupCount ? Id::GroupCountX
                                                : Id::LocalIdX;
  // Local ids may be words.
  if (elemTypeBytes(S.kernel().decl(In.Var).Type) == 2)
    return setIds<uint16_t>(S, Here, First);
  setIds<uint32_t>(S, Here, First);
}

bool Runner::setInputs(ThreadState &S, llvm::ArrayRef<ArgValue> Args) const {
  setPredefined(S);
  size_t Next = 0;
  for (const visa::Input &In : S.kernel().Inputs) {
    const Place &Here = S.place(In.Var);
    if (In.Kind != InputKind::Explicit) {
      setImplicit(S, In, Here);
      continue;
    }
    if (Next == Args.size())
      return S.fail(ErrorKind::NotExecutable, "no value for input '" +
                                                  S.kernel().decl(In.Var).Name +
                                                  "'");
    const ArgValue &Value = Args[Next++];
    if (Here.Kind == DeclKind::General) {
      setBytes(S, Here, Value.data(), Value.size());
      continue;
    }
    uint32_t Number = 0;
    if (!Value.empty())
      std::memcpy(&Number, Value.data(), std::min<size_t>(4, Value.size()));
    S.States[Here.Start] = Number;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

void Runner::execute(ThreadState &S) const {
  const DecodedInst *Insts = P.Insts.data();
  uint64_t LanesDone = 0;
  for (;;) {
    while (S.PC >= S.NextWait)
      S.join();
    const DecodedInst &D = Insts[S.PC++];
    S.T.Site = D.Site;
    if (!S.T.spend(1))
      break;
    LanesDone += D.Size;
    if (D.TakesTime)
      setClock(S);
    if (!D.Run(S, D))
      break;
  }
  NumLanes += LanesDone;
}

/// Executes the kernel with notes, counters or a trace.
void Runner::executeSlowly(ThreadState &S) const {
  std::vector<uint64_t> Done(P.Insts.size(), 0);
  bool IsTraced = P.Options.Trace && S.T.Ids.Global == P.Options.TraceThread;
  for (;;) {
    while (S.PC >= S.NextWait)
      S.join();
    uint32_t PC = S.PC++;
    const DecodedInst &D = P.Insts[PC];
    S.T.Site = D.Site;
    if (!S.T.spend(1))
      break;
    ++Done[PC];
    if (D.TakesTime)
      setClock(S);
    if (IsTraced)
      traceBefore(S, D, *P.Options.Trace);
    S.notePredicates(D);
    if (!D.Run(S, D))
      break;
    if (IsTraced)
      traceAfter(S, D, *P.Options.Trace);
  }
  std::lock_guard<std::mutex> Guard(Lock);
  for (size_t PC = 0; PC != Done.size(); ++PC) {
    Counts[PC] += Done[PC];
    NumLanes += Done[PC] * P.Insts[PC].Size;
  }
}

void Runner::run(runtime::ThreadContext &T,
                 llvm::ArrayRef<ArgValue> Args) const {
  ThreadState S(T, P);
  T.Site = 0;
  if (!setInputs(S, Args))
    return;
  if (P.Options.Count || P.Options.Trace || P.Options.NoteUninitialized)
    executeSlowly(S);
  else
    execute(S);
}

InstructionCounts Runner::counts() const {
  std::lock_guard<std::mutex> Guard(Lock);
  InstructionCounts Result;
  for (size_t PC = 0; PC != Counts.size(); ++PC)
    if (const visa::Instruction *I = P.Insts[PC].I; I && Counts[PC])
      Result[{visa::opcodeMnemonic(I->Op).str(), I->Lanes.Size}] += Counts[PC];
  return Result;
}

static llvm::Expected<std::unique_ptr<Runner>>
makeRunner(const visa::Kernel &K, const visa::Module *M, unsigned GRFBytes,
           bool HasFloatDiv, InterpreterOptions Opts, bool IsInline = false) {
  auto R = std::make_unique<Runner>();
  R->P.TakesPredicates = IsInline;
  R->P.Options = Opts;
  R->P.GRFBytes = GRFBytes;
  R->P.HasFloatDiv = HasFloatDiv;
  for (const visa::Attribute &A : K.Attributes)
    if (A.Name == "SLMSize" && !A.IsText && A.Number > 0)
      R->P.SLMBytes = uint64_t(A.Number) * 1024;
  if (llvm::Error E = Decoder(R->P, K, M).run())
    return E;
  R->prepare();
  return R;
}

llvm::Expected<std::unique_ptr<VISAExecutable>>
cmx::interpretKernel(const visa::Kernel &K, const visa::Module *M,
                     const TargetDesc &TD, InterpreterOptions Opts) {
  return makeRunner(K, M, TD.grfBytes(), TD.has(Feature::FloatDiv), Opts);
}

//===----------------------------------------------------------------------===//
// Inline assembly
//===----------------------------------------------------------------------===//

/// Copies an operand from memory to its variable, or back if \p ToMemory.
static void moveOperand(ThreadState &S, const visa::Input &In,
                        uint8_t *Operands, bool ToMemory) {
  const Place &Here = S.place(In.Var);
  uint8_t *At = Operands + In.OffsetBytes;
  if (Here.Kind == DeclKind::Predicate) {
    uint32_t &Bits = S.Predicates[Here.Start];
    for (unsigned L = 0; L != In.SizeBytes; ++L) {
      if (ToMemory)
        At[L] = Bits >> L & 1;
      else
        Bits = (Bits & ~(1u << L)) | uint32_t(At[L] & 1) << L;
    }
  } else if (ToMemory) {
    std::memcpy(At, S.Registers.get() + Here.Start, In.SizeBytes);
  } else {
    setBytes(S, Here, At, In.SizeBytes);
  }
}

/// Runs the kernel as a part of thread \p T. The site remains that of the call,
/// because T.Names cannot describe the instructions of inline assembly.
bool Runner::runInline(runtime::ThreadContext &T, uint8_t *Operands) const {
  ThreadState S(T, P);
  setPredefined(S);
  for (const visa::Input &In : S.kernel().Inputs)
    moveOperand(S, In, Operands, /*ToMemory=*/false);
  for (;;) {
    while (S.PC >= S.NextWait)
      S.join();
    const DecodedInst &D = P.Insts[S.PC++];
    if (!T.spend(1))
      return false;
    if (D.TakesTime)
      setClock(S);
    if (!D.Run(S, D))
      break;
  }
  for (const visa::Input &In : S.kernel().Inputs)
    moveOperand(S, In, Operands, /*ToMemory=*/true);
  return !T.failed();
}

namespace {
/// A text that was parsed and decoded once.
struct InlineText {
  visa::Module M;
  std::unique_ptr<Runner> Code;
  std::string Problem;

  InlineText(llvm::StringRef Text, unsigned GRFBytes) {
    if (llvm::Error E = parse(Text, GRFBytes))
      Problem = llvm::toString(std::move(E));
  }

private:
  llvm::Error parse(llvm::StringRef Text, unsigned GRFBytes) {
    if (llvm::Error E =
            visa::parseModule(Text, GRFBytes, "inline assembly").moveInto(M))
      return E;
    return makeRunner(M.Kernels.front(), nullptr, GRFBytes,
                      /*HasFloatDiv=*/true, {}, /*IsInline=*/true)
        .moveInto(Code);
  }
};
} // namespace

bool cmx::runInlineText(runtime::ThreadContext &T, llvm::StringRef Text,
                        uint8_t *Operands) {
  static std::mutex Lock;
  static std::map<std::pair<unsigned, std::string>, InlineText> Texts;
  const InlineText *Code = nullptr;
  {
    std::lock_guard<std::mutex> Guard(Lock);
    auto Key = std::make_pair(T.RegisterBytes, Text.str());
    Code = &Texts.try_emplace(Key, Text, T.RegisterBytes).first->second;
  }
  if (!Code->Code)
    return T.report(ErrorKind::NotExecutable, Code->Problem);
  return Code->Code->runInline(T, Operands);
}
