//===- Compare.cpp - Two forms of a function, side by side ----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM allows several values for some results (NaN, freeze, fast-math flags,
// ...). If the two forms differ, the first one runs again with other choices
// (EvalMode). If the executions of the first form differ in a value, the second
// form may have any value there. If all executions of the first form agree in a
// value, the second form must have the same value.
//
//===----------------------------------------------------------------------===//

#include "Compare.h"

#include "cmx/Oracle/Evaluator/OpenConditions.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Function.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <cstring>

using namespace llvm;
using namespace cmx::runtime;

namespace cmx::check {

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

Side::~Side() = default;

Outcome Side::run(const Input &In, const RunMode &Mode) const {
  MemoryOptions Opts;
  Opts.TrackUndefined = true;
  Opts.TrackWriters = Mode.TrackWriters;
  Opts.EndlessSeed = In.MemorySeed;
  Opts.EndlessNumbers = In.MemoryNumbers;
  Outcome O;
  O.Mem = std::make_unique<Memory>(Opts);
  Reporter Errors;
  ThreadContext T(*O.Mem, Errors, sites());
  T.Ids = In.Ids;
  T.Shape = In.Shape;
  T.RegisterBytes = Mode.RegisterBytes;
  const auto Budget =
      int64_t(std::min<uint64_t>(Mode.MaxInstructions, INT64_MAX));
  T.BudgetAtStart = Mode.MaxInstructions;
  T.Budget = Budget;
  T.OnSync = [&O](SyncKind Kind, uint32_t Barrier, uint32_t Threads) {
    O.Syncs.push_back({Kind, Barrier, Threads, nullptr});
    if (O.Syncs.size() <= MaxSyncMemories)
      O.Syncs.back().Mem = std::make_unique<Memory>(O.Mem->clone());
  };
  O.Result = runThread(In, T, Mode);
  O.NumInstructions = uint64_t(Budget - T.Budget);
  O.UnalignedSite = T.UnalignedSite;
  O.NearStart = T.NearStart;
  O.NearEnd = T.NearEnd;
  O.Error = Errors.error();
  for (const RuntimeError &Note : Errors.notes()) {
    O.LeavesVector |= Note.Kind == ErrorKind::RegionOutOfBounds;
    if (Note.Kind == ErrorKind::StrayRead)
      O.StrayRead = Note.str();
  }
  return O;
}

EvalResult IRSide::runThread(const Input &In, ThreadContext &T,
                             const RunMode &Mode) const {
  return E.call(Function, In.Args, T, Mode.Eval);
}

EvalResult ExecutableSide::runThread(const Input &In, ThreadContext &T,
                                     const RunMode &) const {
  std::vector<ArgValue> Args;
  for (const EvalValue &V : In.Args)
    Args.push_back(V.Bytes);
  K.run(T, Args);
  return {};
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

static uint64_t laneWord(const LaneType &L, const EvalValue &V, unsigned Lane) {
  uint64_t Word = 0;
  std::memcpy(&Word, V.Bytes.data() + size_t(Lane) * L.Bytes,
              std::min(L.Bytes, 8u));
  return Word;
}

/// Returns the union of the flags (runtime::UndefFlag) of all bytes of a lane.
/// The result is 0 if the lane is defined.
static uint8_t undefFlags(const LaneType &L, const EvalValue &V,
                          unsigned Lane) {
  uint8_t Flags = 0;
  for (unsigned B = 0; B != L.Bytes; ++B)
    Flags |= V.Undef[size_t(Lane) * L.Bytes + B];
  return Flags;
}

static std::string formatLane(const LaneType &L, const EvalValue &V,
                              unsigned Lane) {
  if (uint8_t Flags = undefFlags(L, V, Lane))
    return Flags & ~AnyNaN ? "poison" : "any NaN";
  uint64_t Word = laneWord(L, V, Lane);
  std::string Hex = "0x" + utohexstr(Word, /*LowerCase=*/true);
  if (L.Ty && L.Ty->isFloatingPointTy()) {
    APFloat F(L.Ty->getFltSemantics(), APInt(L.Bits, Word));
    SmallString<24> Text;
    F.toString(Text);
    return (Text + " (" + Hex + ")").str();
  }
  if (L.Bits == 1)
    return Word ? "true" : "false";
  if (L.Bits > 64)
    return Hex + "...";
  int64_t Signed = int64_t(Word << (64 - L.Bits)) >> (64 - L.Bits);
  return std::to_string(Signed) + " (" + Hex + ")";
}

std::string formatValue(const Type *Ty, const EvalValue &V) {
  LaneType L = laneType(Ty, V.Bytes.size());
  if (!Ty->isVectorTy() && !Ty->isAggregateType())
    return formatLane(L, V, 0);
  std::string Text;
  for (unsigned Lane = 0; Lane != L.Lanes; ++Lane) {
    if (!undefFlags(L, V, Lane) && laneWord(L, V, Lane) == 0)
      continue;
    Text += Text.empty() ? "" : ", ";
    Text += "lane " + std::to_string(Lane) + ": " + formatLane(L, V, Lane);
  }
  return Text.empty() ? "all 0" : Text;
}

static bool isNaNLane(const LaneType &L, uint64_t Word) {
  return L.Ty && L.Ty->isFloatingPointTy() &&
         APFloat(L.Ty->getFltSemantics(), APInt(L.Bits, Word)).isNaN();
}

/// Returns the first lane in which \p A does not refine \p B, or -1.
static int differentLane(const LaneType &L, const EvalValue &B,
                         const EvalValue &A) {
  for (unsigned Lane = 0; Lane != L.Lanes; ++Lane) {
    uint8_t Open = undefFlags(L, B, Lane);
    if (Open & ~AnyNaN)
      continue;
    if (undefFlags(L, A, Lane))
      return int(Lane);
    size_t At = size_t(Lane) * L.Bytes;
    if (Open ? !isNaNLane(L, laneWord(L, A, Lane))
             : std::memcmp(B.Bytes.data() + At, A.Bytes.data() + At, L.Bytes))
      return int(Lane);
  }
  return -1;
}

/// Makes a lane of \p B undefined if it differs from the same lane of \p Other,
/// the result of another execution. If both lanes are NaNs and \p NaNsStay is
/// set, the lane becomes "any NaN" instead.
static void leaveLanesOpen(const Type *Ty, EvalValue &B, const EvalValue &Other,
                           bool NaNsStay) {
  LaneType L = laneType(Ty, B.Bytes.size());
  for (unsigned Lane = 0; Lane != L.Lanes; ++Lane) {
    size_t At = size_t(Lane) * L.Bytes;
    uint8_t Flags = undefFlags(L, B, Lane);
    uint8_t OtherFlags = undefFlags(L, Other, Lane);
    if (Flags & ~AnyNaN ||
        (!Flags && !OtherFlags &&
         !std::memcmp(B.Bytes.data() + At, Other.Bytes.data() + At, L.Bytes)))
      continue;
    bool IsNaN = NaNsStay && !OtherFlags &&
                 isNaNLane(L, laneWord(L, B, Lane)) &&
                 isNaNLane(L, laneWord(L, Other, Lane));
    std::fill_n(B.Undef.begin() + At, L.Bytes,
                IsNaN ? AnyNaN : uint8_t(Undefined));
  }
}

static std::string valueDifference(const Type *Ty, const EvalValue &B,
                                   const EvalValue &A, const Twine &What) {
  if (B.Bytes.size() != A.Bytes.size())
    return (What + " has another size\n").str();
  LaneType L = laneType(Ty, B.Bytes.size());
  int Lane = differentLane(L, B, A);
  if (Lane < 0)
    return "";
  std::string Where =
      Ty->isVectorTy() ? "lane " + std::to_string(Lane) + " of " : "";
  return (Where + What + ": expected " + formatLane(L, B, unsigned(Lane)) +
          ", actual " + formatLane(L, A, unsigned(Lane)) + "\n")
      .str();
}

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

static std::string eventDifference(const EvalResult &B, const EvalResult &A) {
  for (size_t E = 0; E != B.Events.size() || E < A.Events.size(); ++E) {
    std::string Number = "call number " + std::to_string(E + 1);
    if (E >= A.Events.size())
      return Number + ": expected one of '" + B.Events[E].Callee +
             "', actual none\n";
    if (E >= B.Events.size())
      return Number + ": expected none, actual one of '" + A.Events[E].Callee +
             "'\n";
    const EvalEvent &Before = B.Events[E], &After = A.Events[E];
    if (Before.Callee != After.Callee)
      return Number + ": expected one of '" + Before.Callee +
             "', actual one of '" + After.Callee + "'\n";
    if (Before.Types != After.Types)
      return Number + ", of '" + Before.Callee +
             "': arguments of the same types expected\n";
    for (size_t Arg = 0; Arg != Before.Args.size(); ++Arg) {
      std::string Text =
          valueDifference(Before.Types[Arg], Before.Args[Arg], After.Args[Arg],
                          "argument " + Twine(Arg) + " of " + Number +
                              ", of '" + Before.Callee + "'");
      if (!Text.empty())
        return Text;
    }
  }
  return "";
}

std::string Pair::memoryDifference(const Memory &B, const Memory &A) const {
  std::optional<MemoryDifference> D = firstDifference(B, A);
  if (!D)
    return "";
  std::string Place;
  switch (D->S) {
  case Space::Surface:
    Place = "surface " + std::to_string(D->Surface) + ", byte " +
            std::to_string(D->Address);
    break;
  case Space::SVM:
    Place = "address 0x" + utohexstr(D->Address, /*LowerCase=*/true);
    break;
  case Space::SLM:
    Place = "local memory, byte " + std::to_string(D->Address);
    break;
  case Space::Image:
    llvm_unreachable("bytes are in surfaces");
  }
  auto Byte = [](uint8_t V) {
    return std::string("0x") + hexdigit(V / 16, true) + hexdigit(V % 16, true);
  };
  std::string Text =
      Place + ": expected " + Byte(D->Expected) + ", actual " +
      (D->ActualUndefined ? std::string("undefined") : Byte(D->Actual)) + "\n";
  auto Writer = [&Text](const char *Which, SiteId Site, const Side &S) {
    Text += std::string("  last written by the ") + Which + " form: " +
            (Site == NoSite ? "nothing" : S.sites().describe(Site)) + "\n";
  };
  if (B.options().TrackWriters) {
    Writer("first", D->ExpectedWriter, Before);
    Writer("second", D->ActualWriter, After);
  }
  return Text;
}

static std::string nameOf(const SyncPoint &P) {
  switch (P.Kind) {
  case SyncKind::Call:
    return "a call";
  case SyncKind::Signal:
    return "a signal of the barrier";
  case SyncKind::Wait:
    return "a wait at the barrier";
  case SyncKind::NamedSignal:
    return "a signal of barrier " + std::to_string(P.Barrier) + " for " +
           std::to_string(P.Threads) + " threads";
  case SyncKind::NamedWait:
    return "a wait at barrier " + std::to_string(P.Barrier);
  }
  return "";
}

/// Compares calls and barriers. Also compares the memory at these points,
/// because other functions and threads can see it there.
std::string Pair::syncDifference(const Outcome &B, const Outcome &A) const {
  for (size_t N = 0; N != std::max(B.Syncs.size(), A.Syncs.size()); ++N) {
    auto Name = [N](const Outcome &O) -> std::string {
      return N < O.Syncs.size() ? nameOf(O.Syncs[N]) : "none";
    };
    std::string Where = "call or barrier number " + std::to_string(N + 1);
    if (Name(B) != Name(A))
      return Where + ": expected " + Name(B) + ", actual " + Name(A) + "\n";
    if (!B.Syncs[N].Mem)
      continue;
    std::string Text = memoryDifference(*B.Syncs[N].Mem, *A.Syncs[N].Mem);
    if (!Text.empty())
      return "memory at " + Where + ", " + Name(B) + ": " + Text;
  }
  return "";
}

/// Returns the difference as text. The text is empty if \p A refines \p B.
std::string Pair::difference(const Outcome &B, const Outcome &A) const {
  if (A.Error)
    return "the second form ends with an error: " + A.Error->str() + "\n";
  if (!A.StrayRead.empty() && !B.LeavesVector)
    return "the second form ends with an error: " + A.StrayRead + "\n";
  if (A.UnalignedSite != NoSite && B.UnalignedSite == NoSite)
    return "only the second form has a message whose address is not aligned: " +
           After.sites().describe(A.UnalignedSite) + "\n";
  if (!B.Result.Returned.Bytes.empty()) {
    std::string Text = valueDifference(F.getReturnType(), B.Result.Returned,
                                       A.Result.Returned, "the result");
    if (!Text.empty())
      return Text;
  }
  std::string Text = eventDifference(B.Result, A.Result);
  if (Text.empty())
    Text = syncDifference(B, A);
  return Text.empty() ? memoryDifference(*B.Mem, *A.Mem) : Text;
}

/// Does \p A fail because a region of \p B leaves its vector? If a region does
/// so, an operand of the vISA text may leave its variable. This operand then
/// reads garbage or writes other variables. If the offset of the region is
/// undefined, the operand may also start in the middle of an element.
static bool leavesVariable(const Outcome &B, const Outcome &A) {
  return A.Error && B.LeavesVector &&
         (A.Error->Kind == ErrorKind::VariableOutOfBounds ||
          A.Error->Kind == ErrorKind::RegionMisaligned);
}
static constexpr StringLiteral LeavesVectorText("a region leaves its vector");

Comparison Pair::compare(const Input &In, bool TrackWriters) const {
  RunMode Mode;
  Mode.MaxInstructions = Opts.MaxInstructions;
  Mode.TrackWriters = TrackWriters;
  Mode.RegisterBytes = Opts.RegisterBytes;
  Outcome B = Before.run(In, Mode);
  if (B.Error)
    return {B.Error->Kind == ErrorKind::NotExecutable ? Verdict::CannotRun
                                                      : Verdict::Skipped,
            B.Error->str()};
  // The second form may need more instructions than the first one.
  RunMode AfterMode = Mode;
  AfterMode.MaxInstructions =
      SaturatingMultiply(Mode.MaxInstructions, uint64_t(32));
  // The freezes of the second form may choose other values.
  AfterMode.Eval.FreezeSeed = In.MemorySeed | 1;
  AfterMode.Eval.KeepsDefinedParts = Opts.KeepsDefinedParts;
  Outcome A = After.run(In, AfterMode);
  if (A.Error && A.Error->Kind == ErrorKind::NotExecutable)
    return {Verdict::CannotRun, A.Error->str()};
  if (leavesVariable(B, A))
    return {Verdict::Skipped, LeavesVectorText.str()};
  if (difference(B, A).empty())
    return {};
  // A memory copy whose addresses wrap around has undefined behavior. The
  // second form may then copy the bytes in any order.
  if (B.NearStart && B.NearEnd && A.StrayRead.empty())
    return {Verdict::Skipped, "addresses may wrap around"};
  Comparison C = compareWithChoices(In, Mode, std::move(B), A);
  if (C.V != Verdict::Differs || !Opts.FreezeIsCopy)
    return C;
  Mode.Eval.FreezeIsCopy = true;
  B = Before.run(In, Mode);
  if (B.Error)
    return {Verdict::Skipped, B.Error->str()};
  return compareWithChoices(In, Mode, std::move(B), A);
}

/// The maximum number of choices to try. It is large because a value that
/// depends on several choices may change only seldom.
static constexpr unsigned MostChoices = 4000;
/// Functions that execute more than 500 instructions get fewer choices, because
/// a check could take minutes otherwise. A time limit would make the result
/// depend on the speed of the machine.
static constexpr uint64_t MostInstructionsOfChoices = 500 * MostChoices;
/// The number of executions in which conditions are decided at random.
static constexpr unsigned NumDecisions = 40;

/// Compares \p A with \p B, but only those values in which all executions of
/// the first form agree. \p B is one of these executions.
Comparison Pair::compareWithChoices(const Input &In, RunMode Mode, Outcome B,
                                    const Outcome &A) const {
  OpenConditions Conditions;
  Mode.Eval.Conditions = &Conditions;
  bool SamePlaces = true;
  bool HasChosen = false;
  uint64_t NumInstructions = 0;
  auto Tries = [&](unsigned Choice) {
    return Choice <= NumChoices ||
           (HasChosen && Choice <= MostChoices &&
            NumInstructions < MostInstructionsOfChoices);
  };
  for (unsigned Choice = 1; Tries(Choice); ++Choice) {
    Mode.Eval.Choice = Choice;
    Outcome Other = Before.run(In, Mode);
    // Undefined behaviour of one execution allows any result.
    if (Other.Error)
      return {Verdict::Skipped, Other.Error->str()};
    NumInstructions += Other.NumInstructions;
    HasChosen |= Other.Result.HasChosen;
    SamePlaces &= B.Mem->hasSamePlaces(*Other.Mem);
    if (!leaveOpenWhatDiffers(B, Other))
      return {Verdict::Skipped, "calls depend on what is left open", true};
    if (leavesVariable(B, A))
      return {Verdict::Skipped, LeavesVectorText.str(), true};
    if (difference(B, A).empty())
      return {};
  }
  if (!A.StrayRead.empty() && !B.LeavesVector)
    return {Verdict::Differs, difference(B, A)};
  // If an address depends on choices, the executions above cannot try all its
  // possible values.
  if (!SamePlaces)
    return {Verdict::Skipped, "addresses depend on what is left open", true};
  if (Conditions.any() && dependsOnOpenConditions(In, Mode, B, A))
    return {Verdict::Skipped, "seldom conditions depend on what is left open",
            true};
  return {Verdict::Differs, difference(B, A)};
}

/// Can the difference come from a condition that depends on choices? Perhaps no
/// choice that was tried made the condition true. So this function runs the
/// first form again several times, and decides such conditions at random.
bool Pair::dependsOnOpenConditions(const Input &In, RunMode Mode, Outcome &B,
                                   const Outcome &A) const {
  for (unsigned Run = 1; Run <= NumDecisions; ++Run) {
    Mode.Eval.Choice = Run;
    Mode.Eval.DecideSeed = Run;
    Outcome Other = Before.run(In, Mode);
    // Perhaps no real execution reaches this error.
    if (Other.Error)
      continue;
    if (!leaveOpenWhatDiffers(B, Other) || leavesVariable(B, A) ||
        difference(B, A).empty())
      return true;
  }
  return false;
}

/// Makes a value of \p B undefined if it differs from that of \p Other. Returns
/// false if the executions have different calls or barriers.
bool Pair::leaveOpenWhatDiffers(Outcome &B, const Outcome &Other) const {
  if (Other.UnalignedSite != NoSite)
    B.UnalignedSite = Other.UnalignedSite;
  B.LeavesVector |= Other.LeavesVector;
  EvalResult &R = B.Result;
  if (R.Events.size() != Other.Result.Events.size())
    return false;
  // Perhaps all values that were tried for frozen poison are NaNs, but frozen
  // poison can also have other values.
  bool NaNsStay = !Other.Result.HasFrozen;
  for (size_t E = 0; E != R.Events.size(); ++E) {
    const EvalEvent &OtherEvent = Other.Result.Events[E];
    if (R.Events[E].Callee != OtherEvent.Callee)
      return false;
    for (size_t Arg = 0; Arg != R.Events[E].Args.size(); ++Arg)
      leaveLanesOpen(R.Events[E].Types[Arg], R.Events[E].Args[Arg],
                     OtherEvent.Args[Arg], NaNsStay);
  }
  if (!R.Returned.Bytes.empty())
    leaveLanesOpen(F.getReturnType(), R.Returned, Other.Result.Returned,
                   NaNsStay);
  if (B.Syncs.size() != Other.Syncs.size())
    return false;
  for (size_t N = 0; N != B.Syncs.size(); ++N) {
    if (B.Syncs[N].Kind != Other.Syncs[N].Kind)
      return false;
    if (B.Syncs[N].Mem)
      B.Syncs[N].Mem->leaveOpenWhatDiffers(*Other.Syncs[N].Mem, NaNsStay);
  }
  B.Mem->leaveOpenWhatDiffers(*Other.Mem, NaNsStay);
  return true;
}

//===----------------------------------------------------------------------===//
// Reduction
//===----------------------------------------------------------------------===//

bool Pair::stillDiffers(const Input &In, unsigned &Budget) const {
  if (Budget == 0)
    return false;
  --Budget;
  return compare(In).V == Verdict::Differs;
}

/// Sets groups of neighbouring lanes of an argument to zero, first large
/// groups, then smaller ones. Keeps those changes with which the forms still
/// differ. Returns true if there are any.
bool Pair::reduceArg(Input &In, size_t Arg, unsigned &Budget) const {
  const EvalValue &V = In.Args[Arg];
  LaneType L = laneType(F.getArg(unsigned(Arg))->getType(), V.Bytes.size());
  bool Changed = false;
  for (unsigned Step = L.Lanes; Step != 0; Step /= 2) {
    for (unsigned Lane = 0; Lane < L.Lanes; Lane += Step) {
      size_t From = size_t(Lane) * L.Bytes;
      size_t Count = size_t(std::min(Step, L.Lanes - Lane)) * L.Bytes;
      Input Try = In;
      EvalValue &Cleared = Try.Args[Arg];
      std::fill_n(Cleared.Bytes.begin() + From, Count, 0);
      std::fill_n(Cleared.Undef.begin() + From, Count, 0);
      if (Cleared.Bytes == In.Args[Arg].Bytes &&
          Cleared.Undef == In.Args[Arg].Undef)
        continue;
      if (stillDiffers(Try, Budget)) {
        In = std::move(Try);
        Changed = true;
      }
    }
  }
  return Changed;
}

Input Pair::reduce(Input In) const {
  unsigned Budget = 600;
  Input Try = In;
  Try.Ids = {};
  Try.Shape = {};
  if (stillDiffers(Try, Budget))
    In = std::move(Try);
  for (bool Changed = true; Changed && Budget;) {
    Changed = false;
    for (size_t Arg = 0; Arg != In.Args.size(); ++Arg)
      if (!In.IsHandle[Arg])
        Changed |= reduceArg(In, Arg, Budget);
  }
  return In;
}

//===----------------------------------------------------------------------===//
// Reports
//===----------------------------------------------------------------------===//

std::string Pair::report(const Input &In) const {
  std::string Text;
  raw_string_ostream OS(Text);
  OS << "function '" << F.getName() << "'";
  OS << (In.Args.empty() ? "\n" : " with\n");
  for (size_t Arg = 0; Arg != In.Args.size(); ++Arg) {
    const Argument &A = *F.getArg(unsigned(Arg));
    OS << "  " << *A.getType() << " ";
    A.printAsOperand(OS, /*PrintType=*/false);
    OS << " = " << formatValue(A.getType(), In.Args[Arg]) << "\n";
  }
  const auto &G = In.Ids.Group, &L = In.Ids.Local;
  OS << "  thread " << L[0] << "," << L[1] << "," << L[2] << " of group "
     << G[0] << "," << G[1] << "," << G[2] << ", memory of seed "
     << In.MemorySeed << "\n";
  OS << compare(In, /*TrackWriters=*/true).Text;
  return Text;
}

} // namespace cmx::check
