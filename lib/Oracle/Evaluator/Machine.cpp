//===- Machine.cpp - Running compact code ---------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine.h"

#include "cmx/Oracle/Evaluator/OpenConditions.h"

#include "llvm/IR/InstrTypes.h"
#include "llvm/Support/xxhash.h"

using namespace llvm;
using cmx::runtime::ErrorKind;

namespace cmx::eval {

/// The maximum depth of nested calls, so that endless recursion ends.
constexpr unsigned MaxDepth = 400;

Machine::Machine(const Program &P) : P(P), Frames(P.Functions.size()) {}

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

void Machine::setSite(const Inst &I) {
  T->Site = InstructionSite | (Fn->FirstSite + (&I - Fn->Code.data()));
}

/// Reports undefined behaviour. Returns false.
bool Machine::undefined(const Inst &I, const char *Text, int Lane) {
  setSite(I);
  T->report(ErrorKind::UndefinedBehavior, Text, Lane);
  return false;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

std::unique_ptr<Machine::OwnedFrame> Machine::takeFrame(uint32_t Function) {
  auto &Free = Frames[Function];
  if (!Free.empty()) {
    auto Own = std::move(Free.back());
    Free.pop_back();
    return Own;
  }
  const FunctionCode &Code = P.Functions[Function];
  auto Own = std::make_unique<OwnedFrame>();
  Own->Words.resize(Code.FrameWords);
  Own->Poison.resize(Code.FrameWords);
  std::copy(Code.Constants.begin(), Code.Constants.end(), Own->Words.begin());
  std::copy(Code.ConstantPoison.begin(), Code.ConstantPoison.end(),
            Own->Poison.begin());
  return Own;
}

void Machine::setArg(const Param &To, const EvalValue &V, OwnedFrame &Own) {
  uint32_t Bytes = To.S.laneBytes(), Words = To.S.wordsPerLane();
  uint64_t Mask = To.S.Bits % 64 ? lowMask(To.S.Bits % 64) : ~uint64_t(0);
  for (uint32_t L = 0; L != To.S.Lanes; ++L) {
    uint64_t *W = Own.Words.data() + To.Slot + L * Words;
    std::fill_n(W, Words, 0);
    uint8_t Poison = 0;
    for (uint32_t B = 0; B != Bytes; ++B) {
      size_t At = size_t(L) * Bytes + B;
      if (At >= V.Bytes.size())
        break;
      W[B / 8] |= uint64_t(V.Bytes[At]) << (8 * (B % 8));
      if (At < V.Undef.size())
        Poison |= V.Undef[At];
    }
    W[Words - 1] &= Mask;
    Own.Poison[To.Slot + L] = Poison != 0;
  }
}

EvalValue Machine::value(const Shape &S, uint32_t Slot) const {
  EvalValue V;
  uint32_t Bytes = S.laneBytes(), Words = S.wordsPerLane();
  V.Bytes.resize(size_t(S.Lanes) * Bytes);
  V.Undef.resize(V.Bytes.size());
  for (uint32_t L = 0; L != S.Lanes; ++L)
    for (uint32_t B = 0; B != Bytes; ++B) {
      uint64_t Word = F.Words[Slot + L * Words + B / 8];
      V.Bytes[size_t(L) * Bytes + B] = uint8_t(Word >> (8 * (B % 8)));
      V.Undef[size_t(L) * Bytes + B] = F.Poison[Slot + L];
    }
  return V;
}

EvalResult Machine::call(uint32_t Function, ArrayRef<EvalValue> Args,
                         runtime::ThreadContext &Thread, EvalMode M) {
  EvalResult R;
  T = &Thread;
  Mode = M;
  Chosen = Choices(M.Choice ? M.Choice : NumChoices, M.Choice + M.FreezeSeed);
  Open = M.Choice ? &Chosen : nullptr;
  Result = &R;
  if (M.Conditions)
    M.Conditions->startExecution(M.DecideSeed);
  Depth = 0;
  StackSize = 0;
  Objects.clear();
  Objects.push_back({0, 0, nullptr});
  for (const Global &G : P.Globals) {
    if (G.IsConstant) {
      Objects.push_back({G.Bytes.size(), 0, &G});
      continue;
    }
    uint64_t At = Objects[objectNumber(newObject(G.Bytes.size()))].At;
    std::copy(G.Bytes.begin(), G.Bytes.end(), Stack.begin() + At);
    std::copy(G.Undef.begin(), G.Undef.end(), StackUndef.begin() + At);
  }
  CallCounts.assign(P.Externals.size(), 0);

  const FunctionCode &Code = P.Functions[Function];
  auto Own = takeFrame(Function);
  if (!Code.Params.empty())
    Own->Words[Code.Params[0].Slot] = ContextAddress;
  for (size_t A = 0; A != Args.size() && A + 1 < Code.Params.size(); ++A)
    setArg(Code.Params[A + 1], Args[A], *Own);
  run(Function, *Own);
  Frames[Function].push_back(std::move(Own));
  R.HasChosen = Chosen.used();
  return R;
}

/// Runs \p Function in the frame \p Own. The result of the function is stored
/// for callWith, or becomes the result of the thread.
bool Machine::run(uint32_t Function, OwnedFrame &Own) {
  const FunctionCode *Caller = Fn;
  Frame CallersFrame = F;
  size_t NumObjects = Objects.size();
  uint64_t StackAtStart = StackSize;
  Fn = &P.Functions[Function];
  F = {Own.Words.data(), Own.Poison.data()};
  ++Depth;

  bool Continues = true;
  uint32_t At = 0;
  while (Continues) {
    const Inst &I = Fn->Code[At];
    if (I.Code < Op::Jump) {
      Continues = execute(I);
      ++At;
    } else if (I.Code == Op::Return) {
      if (Depth == 1) {
        if (Fn->ReturnsValue)
          Result->Returned = value(Fn->Result, I.A);
      } else if (I.Extra) {
        ReturnWords.assign(F.Words + I.A, F.Words + I.A + I.Extra);
        ReturnPoison.assign(F.Poison + I.A, F.Poison + I.A + I.Extra);
      }
      break;
    } else {
      Continues = branch(I, At);
    }
  }

  --Depth;
  Objects.resize(NumObjects);
  StackSize = StackAtStart;
  Fn = Caller;
  F = CallersFrame;
  return Continues;
}

bool Machine::callFunction(const Inst &I) {
  return callWith(I, Fn->Table[I.Extra]);
}

bool Machine::callAddress(const Inst &I) {
  const uint32_t *Entry = Fn->Table.data() + I.Extra;
  if (F.Poison[I.A])
    return undefined(I, "the address of a function expected, actual poison");
  uint64_t Callee = F.Words[I.A] - FunctionAddresses;
  if (Callee >= P.Functions.size())
    return undefined(I, "the address of a function expected");
  const FunctionCode &Code = P.Functions[Callee];
  if (Code.WhyNot.empty() &&
      (Code.Params.size() != Entry[1] ||
       (Code.ReturnsValue ? Code.Result.words() : 0) != Entry[0]))
    return undefined(I, "a function of the type of the call expected");
  return callWith(I, uint32_t(Callee));
}

/// Executes a call of \p Callee. The tables of calls by name and of calls by
/// address have the same layout after the first number.
bool Machine::callWith(const Inst &I, uint32_t Callee) {
  const uint32_t *Entry = Fn->Table.data() + I.Extra;
  const FunctionCode &Code = P.Functions[Callee];
  if (!Code.WhyNot.empty() || Depth >= MaxDepth) {
    setSite(I);
    if (Code.WhyNot.empty())
      T->report(ErrorKind::InstructionLimit, "calls are nested too deeply");
    else
      T->report(ErrorKind::NotExecutable,
                "the called function: " + Code.WhyNot);
    return false;
  }
  auto Own = takeFrame(Callee);
  for (uint32_t A = 0; A != Entry[1]; ++A) {
    const Param &To = Code.Params[A];
    std::copy_n(F.Words + Entry[2 + A], To.S.words(),
                Own->Words.data() + To.Slot);
    std::copy_n(F.Poison + Entry[2 + A], To.S.words(),
                Own->Poison.data() + To.Slot);
  }
  uint32_t Words = Code.ReturnsValue ? Code.Result.words() : 0;
  bool Continues = run(Callee, *Own);
  Frames[Callee].push_back(std::move(Own));
  if (!Continues)
    return false;
  std::copy_n(ReturnWords.data(), Words, F.Words + I.Dst);
  std::copy_n(ReturnPoison.data(), Words, F.Poison + I.Dst);
  return true;
}

/// Calls a function without a body. Its result is pseudo-random. If the call is
/// an event, its arguments are compared, and the result does not depend on
/// them. The reason: if an argument is undefined in one form of the code, the
/// form with which it is compared may have any argument there. If the function
/// only computes or reads memory, the result does not depend on the number of
/// calls.
void Machine::callExternal(const Inst &I) {
  const uint32_t *Entry = Fn->Table.data() + I.Extra;
  const External &E = P.Externals[Entry[0]];
  uint64_t Hash = xxh3_64bits(StringRef(E.Name));
  uint8_t Poison = 0;
  if (E.IsEvent) {
    EvalEvent Event;
    Event.Callee = E.Name;
    Event.Types = E.Types;
    for (size_t A = 0; A != E.Params.size(); ++A)
      Event.Args.push_back(value(E.Params[A], Entry[1 + A]));
    Result->Events.push_back(std::move(Event));
    if (T->OnSync && E.ReadsMemory)
      T->OnSync(runtime::SyncKind::Call, 0, 0);
    Hash += 0x9e3779b97f4a7c15 * ++CallCounts[Entry[0]];
  } else {
    for (size_t A = 0; A != E.Params.size(); ++A) {
      EvalValue V = value(E.Params[A], Entry[1 + A]);
      for (uint8_t Undef : V.Undef)
        Poison |= Undef;
      Hash =
          Hash * 0x9e3779b97f4a7c15 + xxh3_64bits(ArrayRef<uint8_t>(V.Bytes));
    }
    // Events may have written the memory that the function reads.
    if (E.ReadsMemory)
      Hash += Result->Events.size();
  }
  if (!E.ReturnsValue)
    return;
  uint32_t Words = E.Result.words();
  uint64_t Mask =
      E.Result.Bits % 64 ? lowMask(E.Result.Bits % 64) : ~uint64_t(0);
  for (uint32_t W = 0; W != Words; ++W) {
    uint64_t X = Hash + (W + 1) * 0xbf58476d1ce4e5b9;
    X = (X ^ (X >> 30)) * 0x94d049bb133111eb;
    X ^= X >> 29;
    // The result is often a small number, like the numbers in memory.
    X = X & 3 ? X >> 8 : X >> 58;
    F.Words[I.Dst + W] = E.Result.wordsPerLane() == 1 ? X & Mask : X;
    F.Poison[I.Dst + W] = Poison;
  }
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

/// Executes the jump at \p At of the table: copies values into the phis of its
/// target. Returns the number of the next instruction.
uint32_t Machine::jump(uint32_t At) {
  const uint32_t *Edge = Fn->Table.data() + At;
  const uint32_t *Copies = Edge + EdgeCopies;
  uint32_t Count = Edge[EdgeNumCopies];
  if (!Edge[EdgeNeedsTemp]) {
    for (uint32_t C = 0; C != Count; ++C, Copies += NumCopyFields)
      copy(Copies[CopyDst], Copies[CopySrc], Copies[CopyWords]);
    return Edge[EdgeTarget];
  }
  TempWords.clear();
  TempPoison.clear();
  for (uint32_t C = 0; C != Count; ++C) {
    const uint32_t *Copy = Copies + C * NumCopyFields;
    const uint64_t *W = F.Words + Copy[CopySrc];
    const uint8_t *Poison = F.Poison + Copy[CopySrc];
    TempWords.insert(TempWords.end(), W, W + Copy[CopyWords]);
    TempPoison.insert(TempPoison.end(), Poison, Poison + Copy[CopyWords]);
  }
  size_t From = 0;
  for (uint32_t C = 0; C != Count; ++C) {
    const uint32_t *Copy = Copies + C * NumCopyFields;
    std::copy_n(TempWords.begin() + From, Copy[CopyWords],
                F.Words + Copy[CopyDst]);
    std::copy_n(TempPoison.begin() + From, Copy[CopyWords],
                F.Poison + Copy[CopyDst]);
    From += Copy[CopyWords];
  }
  return Edge[EdgeTarget];
}

bool Machine::branch(const Inst &I, uint32_t &Next) {
  // Count jumps, so that loops end even if the lowering inserted no code that
  // counts instructions.
  if (!T->spend(1))
    return false;
  if (I.Code == Op::Unreachable)
    return undefined(I, "an end of the block that is not reached expected");
  if (I.Code == Op::Jump) {
    Next = jump(I.Extra);
    return true;
  }
  if (F.Poison[I.A])
    return undefined(I, "a defined condition expected, actual poison");
  if (I.Code == Op::Branch) {
    Next = jump(F.Words[I.A] ? I.Extra : I.B);
    return true;
  }
  Next = jump(switchEdge(I));
  return true;
}

uint32_t Machine::switchEdge(const Inst &I) {
  const uint32_t *Table = Fn->Table.data() + I.Extra;
  const uint32_t *Cases = Table + 2;
  uint32_t NumCases = Table[1];
  uint64_t V = F.Words[I.A];
  if (OpenConditions *C = Mode.Conditions) {
    uint32_t Site = Fn->FirstSite + uint32_t(&I - Fn->Code.data());
    if (C->decides(Site, C->visit(Site), /*Lane=*/0, V, /*B=*/~V, {})) {
      uint32_t Way = C->way(V, NumCases + 1);
      return Way == NumCases ? Table[0] : Cases[3 * Way + 2];
    }
  }
  for (const uint32_t *Case = Cases, *End = Cases + 3 * NumCases; Case != End;
       Case += 3)
    if ((Case[0] | uint64_t(Case[1]) << 32) == V)
      return Case[2];
  return Table[0];
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

/// Extracts or inserts an element at a variable index.
bool Machine::elementAt(const Inst &I) {
  bool IsInsert = I.Code == Op::InsertAt;
  uint32_t Lanes = I.SrcLanes;
  bool IsPoison = F.Poison[I.C] || F.Words[I.C] >= Lanes;
  uint64_t At = IsPoison ? 0 : F.Words[I.C];
  if (IsInsert) {
    if (I.Dst != I.A)
      copy(I.Dst, I.A, Lanes * I.Words);
    if (IsPoison) {
      std::fill_n(F.Poison + I.Dst, Lanes, 1);
    } else {
      std::copy_n(F.Words + I.B, I.Words, F.Words + I.Dst + At * I.Words);
      F.Poison[I.Dst + At] = F.Poison[I.B];
    }
  } else {
    std::copy_n(F.Words + I.A + At * I.Words, I.Words, F.Words + I.Dst);
    F.Poison[I.Dst] = F.Poison[I.A + At] | uint8_t(IsPoison);
  }
  return true;
}

/// Chooses values for poison lanes. A lane that is marked as open (see
/// EvalMode) stays marked.
void Machine::freeze(const Inst &I) {
  if (Mode.FreezeIsCopy)
    return copy(I.Dst, I.A, I.Lanes * I.Words);
  bool Chooses = Mode.Choice || Mode.FreezeSeed;
  for (uint32_t L = 0; L != I.Lanes; ++L) {
    uint8_t Flags = F.Poison[I.A + L];
    Result->HasFrozen |= Flags & runtime::Undefined;
    for (uint32_t W = 0; W != I.Words; ++W) {
      uint64_t V = F.Words[I.A + L * I.Words + W];
      if (Flags & runtime::Undefined)
        V = Chooses ? Chosen.bits() & lowMask(I.Bits - 64 * W) : 0;
      F.Words[I.Dst + L * I.Words + W] = V;
    }
    F.Poison[I.Dst + L] = Flags & runtime::OpenChoice;
  }
}

/// If a part of lane \p L of a result is defined, chooses values for the
/// undefined parts. \p PartFlags has the flags of each part. A part has \p
/// PartBits bits: a power of 2, at most 64.
void Machine::chooseParts(uint32_t Slot, uint32_t L, unsigned Words,
                          unsigned PartBits, ArrayRef<uint8_t> PartFlags) {
  auto IsUndefined = [](uint8_t Flags) { return Flags & runtime::Undefined; };
  if (all_of(PartFlags, IsUndefined))
    return;
  for (auto [Part, Flags] : enumerate(PartFlags)) {
    if (!IsUndefined(Flags))
      continue;
    size_t Bit = Part * PartBits;
    uint64_t &Word = F.Words[Slot + L * Words + Bit / 64];
    uint64_t Mask = lowMask(PartBits) << Bit % 64;
    Word = (Word & ~Mask) | (Chosen.bits() << Bit % 64 & Mask);
  }
  F.Poison[Slot + L] &= runtime::OpenChoice;
}

/// Chooses values for undefined parts of all lanes of a bitcast to wider lanes.
void Machine::chooseParts(const Inst &I) {
  if (I.Bits <= I.SrcBits || I.Bits % I.SrcBits != 0 || 64 % I.SrcBits != 0)
    return;
  unsigned Parts = I.Bits / I.SrcBits;
  for (uint32_t L = 0; L != I.Lanes; ++L)
    if (F.Poison[I.Dst + L] & runtime::Undefined)
      chooseParts(I.Dst, L, I.Words, I.SrcBits,
                  ArrayRef(F.Poison + I.A + L * Parts, Parts));
}

/// Returns lane \p L of an operand of a comparison, as one number. The floats
/// +0 and -0 give the same number.
static uint64_t comparedNumber(const Inst &I, Frame F, uint32_t Slot,
                               uint32_t L) {
  unsigned Words = (I.SrcBits + 63u) / 64;
  const uint64_t *W = F.Words + Slot + L * Words;
  if (I.Code == Op::FCmp)
    return (*W & lowMask(I.SrcBits - 1u)) == 0 ? 0 : *W;
  return Words == 1 ? *W
                    : xxh3_64bits(ArrayRef<uint8_t>(
                          reinterpret_cast<const uint8_t *>(W), Words * 8));
}

/// Decides comparisons that depend on choices; see OpenConditions.h.
void Machine::decideConditions(const Inst &I) {
  uint32_t Site = Fn->FirstSite + uint32_t(&I - Fn->Code.data());
  uint32_t Time = Mode.Conditions->visit(Site);
  for (uint32_t L = 0; L != I.Lanes; ++L) {
    if (F.Poison[I.Dst + L])
      continue;
    uint64_t A = comparedNumber(I, F, I.A, L);
    uint64_t B = comparedNumber(I, F, I.B, L);
    OpenConditions::Floats Floats;
    if (I.Code == Op::FCmp) {
      if (isNaN(I.SrcKind, A) || isNaN(I.SrcKind, B))
        A = B = ~uint64_t(0); // The other operand does not matter then.
      Floats = {toDouble(I.SrcKind, A), toDouble(I.SrcKind, B)};
    }
    if (Mode.Conditions->decides(Site, Time, L, A, B, Floats))
      F.Words[I.Dst + L] = Mode.Conditions->holds(I.Sub, A, B);
  }
}

/// Executes operations that only compute. Only divisions can end the run.
bool Machine::compute(const Inst &I) {
  switch (I.Code) {
  case Op::IntBinary:
  case Op::FixedPoint:
    if (LaneError E =
            I.Code == Op::IntBinary ? intBinary(I, F) : fixedPoint(I, F);
        E.Text) {
      setSite(I);
      T->report(E.Kind, E.Text, E.Lane);
      return false;
    }
    return true;
  case Op::FloatBinary:
    floatBinary(I, F, Open);
    return true;
  case Op::FNeg:
    floatNegate(I, F);
    return true;
  case Op::ICmp:
    intCompare(I, F);
    if (Mode.Conditions)
      decideConditions(I);
    return true;
  case Op::FCmp:
    floatCompare(I, F);
    if (Mode.Conditions)
      decideConditions(I);
    return true;
  case Op::IntCast:
    intCast(I, F);
    return true;
  case Op::FloatToInt:
  case Op::FloatToIntSat:
  case Op::RoundToInt:
    floatToInt(I, F);
    return true;
  case Op::IntToFloat:
    intToFloat(I, F);
    return true;
  case Op::FloatCast:
    floatCast(I, F, Open);
    return true;
  case Op::BitCast:
    bitCast(I, F);
    if (Mode.KeepsDefinedParts)
      chooseParts(I);
    return true;
  case Op::IntIntrinsic:
    intIntrinsic(I, F);
    return true;
  case Op::WithOverflow:
    withOverflow(I, F);
    return true;
  case Op::Steps:
    steps(I, F);
    return true;
  case Op::ActiveLanes:
    activeLanes(I, F);
    return true;
  case Op::FloatIntrinsic:
    floatIntrinsic(I, F, Open);
    return true;
  case Op::FloatClass:
    floatClass(I, F);
    return true;
  case Op::FloatExponent:
    floatExponent(I, F, Open);
    return true;
  case Op::FloatParts:
    floatParts(I, F, Open);
    return true;
  case Op::Reduce:
    if (I.Kind == FloatKind::None)
      intReduce(I, F);
    else
      floatReduce(I, F, Open);
    return true;
  default:
    return undefined(I, "an instruction expected");
  }
}

/// Executes operations that move lanes or compute.
bool Machine::move(const Inst &I) {
  switch (I.Code) {
  case Op::Select:
    select(I, F);
    return true;
  case Op::SelectWhole:
    copy(I.Dst, F.Words[I.A] ? I.B : I.C, I.Extra);
    if (F.Poison[I.A])
      std::fill_n(F.Poison + I.Dst, I.Extra, 1);
    return true;
  case Op::Freeze:
    freeze(I);
    return true;
  case Op::Copy:
    copy(I.Dst, I.A, I.Extra);
    return true;
  case Op::Extract:
    std::copy_n(F.Words + I.A + I.Extra * I.Words, I.Words, F.Words + I.Dst);
    F.Poison[I.Dst] = F.Poison[I.A + I.Extra];
    return true;
  case Op::Insert:
    if (I.Dst != I.A)
      copy(I.Dst, I.A, I.Lanes * I.Words);
    std::copy_n(F.Words + I.B, I.Words, F.Words + I.Dst + I.Extra * I.Words);
    F.Poison[I.Dst + I.Extra] = F.Poison[I.B];
    return true;
  case Op::ExtractAt:
  case Op::InsertAt:
    return elementAt(I);
  case Op::Shuffle:
    shuffle(I, F, Fn->Table.data() + I.Extra);
    return true;
  case Op::InsertField:
    if (I.Dst != I.A)
      copy(I.Dst, I.A, I.Lanes);
    copy(I.Dst + I.C, I.B, I.Extra);
    return true;
  default:
    return compute(I);
  }
}

/// Must applyResultFlags apply the fast-math flags of the operation?
static bool movesFloats(Op Code) {
  return Code == Op::Select || Code == Op::SelectWhole || Code == Op::FNeg ||
         Code == Op::FloatCast;
}

bool Machine::execute(const Inst &I) {
  switch (I.Code) {
  case Op::Alloca:
    return stackObject(I);
  case Op::Load:
    return load(I);
  case Op::Store:
    return store(I);
  case Op::Gep:
    gep(I);
    return true;
  case Op::MaskedAccess:
    return maskedAccess(I);
  case Op::MemCopy:
  case Op::MemSet:
    return fillOrCopy(I);
  case Op::Lifetime:
    return lifetime(I);
  case Op::Runtime:
    return runtimeCall(I);
  case Op::Call:
    return callFunction(I);
  case Op::CallAddress:
    return callAddress(I);
  case Op::CallExternal:
    callExternal(I);
    return true;
  case Op::Trap: // The thread ends.
    return false;
  case Op::Assume:
    if (F.Poison[I.A] || !F.Words[I.A])
      return undefined(I, "a true assumption expected");
    return true;
  default:
    break;
  }
  bool Continues = move(I);
  if ((I.Flags & (NoNaNs | NoInfs | NoSignedZeros)) && movesFloats(I.Code))
    applyResultFlags(I, F, Open);
  return Continues;
}

} // namespace cmx::eval
