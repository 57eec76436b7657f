//===- ThreadState.cpp - Operands of messages, lanes that wait ------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The thread always executes the lanes that are first in the order of the text;
// the others wait. After a forward goto, the lanes that jump wait at the label.
// After a backward goto, the lanes that do not jump wait at the next
// instruction. So lanes reconverge where the vISA specification says ("Branch
// Instructions"). During a call, the lanes that do not take part wait until the
// call returns.
//
//===----------------------------------------------------------------------===//

#include "ThreadState.h"
#include "Decoder.h"
#include "cmx/VISA/Printer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

#include <cstring>

using namespace cmx;
using namespace cmx::interpreter;
using runtime::ErrorKind;
using visa::Operand;
using visa::Predefined;
using Kind = Operand::Kind;

uint32_t interpreter::predicateLanes(uint32_t Bits, unsigned NumElts,
                                     visa::PredMode Mode, bool Inverted,
                                     unsigned FirstLane, unsigned Size) {
  uint32_t All = lowLanes(Size), Whole = lowLanes(NumElts);
  uint32_t Mask = FirstLane >= 32 ? 0 : Bits >> FirstLane & All;
  if (Mode == visa::PredMode::Any)
    Mask = Bits & Whole ? All : 0;
  else if (Mode == visa::PredMode::All)
    Mask = (Bits & Whole) == Whole ? All : 0;
  return Inverted ? ~Mask & All : Mask;
}

ThreadState::ThreadState(runtime::ThreadContext &T, const Program &P)
    : T(T), P(P), Registers(new uint8_t[P.NumBytes]), Addresses(P.NumAddresses),
      Predicates(P.NumPredicates), States(P.NumStates, ~0u) {
  std::memcpy(Registers.get(), P.Garbage.data(), P.NumBytes);
  for (size_t N = 0; N != Predicates.size(); ++N)
    Predicates[N] = P.PredicateGarbage[N];
  if (P.Options.NoteUninitialized) {
    Written.assign(P.NumBytes, 0);
    PredicatesWritten.assign(P.NumPredicates, 0);
  }
  Frames.emplace_back();
  PC = P.Functions.front().EntryPC;
  Active = ~P.Followers;
}

bool ThreadState::fail(ErrorKind K, const llvm::Twine &Text, int Lane) {
  return T.report(K, Text.str(), Lane);
}

//===----------------------------------------------------------------------===//
// Operands of messages
//===----------------------------------------------------------------------===//

uint32_t ThreadState::activeLanes(const visa::Instruction &I,
                                  visa::Exec X) const {
  uint32_t Mask = lowLanes(X.Size);
  if (!X.NoMask)
    Mask &= (Active | P.Followers) >> X.FirstLane;
  if (I.PredicateVar != visa::DeclId::None) {
    uint32_t Var = place(I.PredicateVar).Start;
    Mask &=
        predicateLanes(Predicates[Var], P.PredicateSizes[Var], I.PredicateMode,
                       I.PredicateInverted, X.FirstLane, X.Size);
  }
  return Mask;
}

uint32_t ThreadState::readState(const Operand &O) const {
  return States[place(O.decl()).Start + O.firstElt()];
}

static std::string operandText(const ThreadState &S, const Operand &O) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  visa::printOperand(S.kernel(), O, S.grfBytes(), OS);
  return Text;
}

uint8_t *ThreadState::rawBytes(const Operand &O, uint64_t FromBytes,
                               uint64_t NumBytes) {
  const Place &Here = place(O.decl());
  uint64_t First = uint64_t(uint32_t(O.offsetBytes())) + FromBytes;
  if (Here.Kind == visa::DeclKind::General &&
      First + NumBytes <= uint64_t(Here.End - Here.Start))
    return Registers.get() + Here.Start + First;
  fail(ErrorKind::VariableOutOfBounds,
       "operand " + operandText(*this, O) + ": bytes " + llvm::Twine(First) +
           ".." + llvm::Twine(First + NumBytes - 1) + " of '" +
           kernel().decl(O.decl()).Name + "', which has " +
           llvm::Twine(Here.End - Here.Start));
  return nullptr;
}

const uint8_t *ThreadState::readRaw(const Operand &O, uint64_t FromBytes,
                                    uint64_t NumBytes) {
  const uint8_t *First = rawBytes(O, FromBytes, NumBytes);
  return First && noteRead(First, NumBytes) ? First : nullptr;
}

uint8_t *ThreadState::writeRaw(const Operand &O, uint64_t FromBytes,
                               uint64_t NumBytes) {
  uint8_t *First = rawBytes(O, FromBytes, NumBytes);
  if (First)
    noteWritten(First, NumBytes);
  return First;
}

/// Reads a number of type \p Type at \p First.
static int64_t peekNumber(const uint8_t *First, ElemType Type) {
  Lanes L;
  loadFunction(Rep::Int, Type)(First, ElementWalk(), 1, L, 0);
  return L.I[0];
}

std::optional<int64_t> ThreadState::readScalar(const Operand &O) {
  const uint8_t *First = nullptr;
  ElemType Type = O.type();
  int64_t Value = 0;
  switch (O.kind()) {
  case Kind::Imm: {
    uint64_t Bits = O.immBits();
    return peekNumber(reinterpret_cast<const uint8_t *>(&Bits), Type);
  }
  case Kind::Null:
  case Kind::None:
    return 0;
  case Kind::IndirectSrc: {
    const AddressValue &A = Addresses[place(O.decl()).Start + O.firstElt()];
    unsigned Bytes = elemTypeBytes(Type);
    int64_t Offset = int64_t(A.OffsetBytes) + O.offsetBytes();
    if (A.Root == NoRoot || Offset < 0 ||
        Offset + Bytes > P.Roots[A.Root].SizeBytes) {
      fail(ErrorKind::VariableOutOfBounds,
           "operand " + operandText(*this, O) +
               (A.Root == NoRoot
                    ? llvm::Twine(": its address was never set")
                    : llvm::Twine(": byte ") + llvm::Twine(Offset) + " of '" +
                          P.Roots[A.Root].Name + "'"));
      return std::nullopt;
    }
    First = Registers.get() + P.Roots[A.Root].StartBytes + Offset;
    break;
  }
  default:
    if (O.decl() == visa::declOf(Predefined::Null))
      return 0;
    Type = place(O.decl()).Type;
    First = rawBytes(O, 0, elemTypeBytes(Type));
    break;
  }
  if (!First || !noteRead(First, elemTypeBytes(Type)))
    return std::nullopt;
  Value = peekNumber(First, Type);
  if (O.modifier() != visa::SrcMod::None) {
    Lanes L;
    L.I[0] = Value;
    applyModifier(Rep::Int, Type, O.modifier(), 1, L);
    Value = L.I[0];
  }
  return Value;
}

bool ThreadState::checkWritten(const uint8_t *First, uint64_t NumBytes) {
  const uint8_t *Flags = Written.data() + (First - Registers.get());
  for (uint64_t N = 0; N != NumBytes; ++N) {
    if (Flags[N])
      continue;
    uint32_t Byte = uint32_t(First - Registers.get() + N);
    for (const Root &R : P.Roots)
      if (Byte >= R.StartBytes && Byte < R.StartBytes + R.SizeBytes)
        return fail(ErrorKind::UninitializedRead,
                    "byte " + llvm::Twine(Byte - R.StartBytes) + " of '" +
                        R.Name + "'");
  }
  return true;
}

void ThreadState::markWritten(const uint8_t *First, uint64_t NumBytes) {
  std::memset(Written.data() + (First - Registers.get()), 1, NumBytes);
}

void ThreadState::spoil(uint8_t *First, uint64_t NumBytes) {
  size_t At = size_t(First - Registers.get());
  std::memcpy(First, P.Garbage.data() + At, NumBytes);
  if (!Written.empty())
    std::fill_n(Written.begin() + ptrdiff_t(At), NumBytes, uint8_t(0));
}

void ThreadState::notePredicates(const DecodedInst &D) {
  if (PredicatesWritten.empty())
    return;
  auto Note = [&](uint32_t Var, uint32_t Elts) {
    if (uint32_t Missing = Elts & ~PredicatesWritten[Var])
      fail(ErrorKind::UninitializedRead,
           "element " + llvm::Twine(llvm::countr_zero(Missing)) + " of '" +
               P.PredicateNames[Var] + "'");
  };
  if (D.Predicate != NoIndex) {
    uint32_t Elts = maskedLanes(D) << D.FirstLane;
    if (D.Mode != visa::PredMode::Lane)
      Elts = lowLanes(P.PredicateSizes[D.Predicate]);
    else if (D.Run == runJmp)
      Elts = 1u << D.FirstLane;
    Note(D.Predicate, Elts);
  }
  if (D.Run == runReadPredicate) {
    Note(D.Operands[0], lowLanes(P.PredicateSizes[D.Operands[0]]));
  } else if (D.Run == runPredicateLogic) {
    for (uint32_t Var : D.Operands)
      if (Var != NoIndex)
        Note(Var, enabledLanes(D) << D.FirstLane);
  }
}

//===----------------------------------------------------------------------===//
// Lanes
//===----------------------------------------------------------------------===//

void ThreadState::wait(uint32_t AtPC, uint32_t Lanes) {
  if (!Lanes)
    return;
  auto &Waits = Frames.back().Waits;
  size_t N = Waits.size();
  while (N != 0 && Waits[N - 1].PC < AtPC)
    --N;
  if (N != 0 && Waits[N - 1].PC == AtPC)
    Waits[N - 1].Lanes |= Lanes;
  else
    Waits.insert(Waits.begin() + N, Waiting{AtPC, Lanes});
  NextWait = Waits.back().PC;
}

void ThreadState::join() {
  auto &Waits = Frames.back().Waits;
  Waiting First = Waits.pop_back_val();
  NextWait = Waits.empty() ? NoIndex : Waits.back().PC;
  if (First.PC == PC) {
    Active |= First.Lanes;
    return;
  }
  uint32_t Here = PC, Lanes = Active;
  PC = First.PC;
  Active = First.Lanes;
  wait(Here, Lanes);
}

bool ThreadState::resume() {
  auto &Waits = Frames.back().Waits;
  if (Waits.empty())
    return false;
  Waiting First = Waits.pop_back_val();
  NextWait = Waits.empty() ? NoIndex : Waits.back().PC;
  PC = First.PC;
  Active = First.Lanes;
  return true;
}

/// Returns the elements of \p All from \p Begin to \p End (exclusive), or
/// nothing if \p All is empty.
template <typename T>
static std::vector<T> slice(const std::vector<T> &All, uint32_t Begin,
                            uint32_t End) {
  if (All.empty())
    return {};
  return std::vector<T>(All.begin() + Begin, All.begin() + End);
}

/// Saves the variables of the outer call of \p F. In the new call, general
/// variables hold garbage, and predicates are marked as not written.
std::unique_ptr<SavedStorage> ThreadState::saveStorage(const Function &F) {
  auto Saved = std::make_unique<SavedStorage>();
  const StorageMark &B = F.Begin, &E = F.End;
  uint8_t *First = Registers.get() + B.Byte;
  Saved->Registers.assign(First, Registers.get() + E.Byte);
  Saved->Written = slice(Written, B.Byte, E.Byte);
  Saved->Addresses = slice(Addresses, B.Address, E.Address);
  Saved->Predicates = slice(Predicates, B.Predicate, E.Predicate);
  Saved->PredicatesWritten = slice(PredicatesWritten, B.Predicate, E.Predicate);
  Saved->States = slice(States, B.State, E.State);
  spoil(First, E.Byte - B.Byte);
  if (!PredicatesWritten.empty())
    std::fill(PredicatesWritten.begin() + B.Predicate,
              PredicatesWritten.begin() + E.Predicate, 0);
  return Saved;
}

void ThreadState::restoreStorage(const Function &F, const SavedStorage &Saved) {
  const StorageMark &B = F.Begin;
  llvm::copy(Saved.Registers, Registers.get() + B.Byte);
  llvm::copy(Saved.Written, Written.begin() + (Written.empty() ? 0 : B.Byte));
  llvm::copy(Saved.Addresses, Addresses.begin() + B.Address);
  llvm::copy(Saved.Predicates, Predicates.begin() + B.Predicate);
  llvm::copy(Saved.PredicatesWritten,
             PredicatesWritten.begin() +
                 (PredicatesWritten.empty() ? 0 : B.Predicate));
  llvm::copy(Saved.States, States.begin() + B.State);
}

void ThreadState::pushFrame(Frame F) {
  if (F.IsFunctionCall && llvm::any_of(Frames, [&](const Frame &Other) {
        return Other.Function == F.Function;
      }))
    F.Outer = saveStorage(P.Functions[F.Function]);
  Frames.push_back(std::move(F));
  NextWait = NoIndex;
}

void ThreadState::popFrame() {
  if (Frames.back().Outer)
    restoreStorage(function(), *Frames.back().Outer);
  PC = Frames.back().ReturnPC;
  Active = Frames.back().Callers;
  Frames.pop_back();
  auto &Waits = Frames.back().Waits;
  NextWait = Waits.empty() ? NoIndex : Waits.back().PC;
}
