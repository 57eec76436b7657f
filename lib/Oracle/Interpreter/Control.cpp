//===- Control.cpp - Executing branches and calls -------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// When a handler runs, PC is already that of the next instruction. An
// instruction of exec size 1 applies to the whole thread. It depends on element
// 0 of the predicate, or on all elements for .any and .all.
//
//===----------------------------------------------------------------------===//

#include "Decoder.h"
#include "ThreadState.h"
#include "llvm/ADT/Twine.h"

using namespace cmx;
using namespace cmx::interpreter;
using runtime::ErrorKind;

/// Returns the active channels that take the branch.
static uint32_t takenLanes(const ThreadState &S, const DecodedInst &D) {
  uint32_t Wanted =
      D.Predicate == NoIndex ? lowLanes(D.Size) : S.predicateOf(D);
  if (D.Size == 1)
    return Wanted ? S.Active : 0;
  return S.Active & Wanted << D.FirstLane;
}

/// A jump of any exec size moves the whole thread. Without .any or .all, the
/// jump depends on the first element of the predicate.
bool interpreter::runJmp(ThreadState &S, const DecodedInst &D) {
  if (D.Predicate != NoIndex && !(S.predicateOf(D) & 1))
    return true;
  S.PC = D.Target;
  return true;
}

bool interpreter::runGoto(ThreadState &S, const DecodedInst &D) {
  uint32_t Taken = takenLanes(S, D);
  if (!Taken)
    return true;
  uint32_t Stay = S.Active & ~Taken;
  if (D.Target < S.PC) {
    S.wait(S.PC, Stay);
    S.PC = D.Target;
    S.Active = Taken;
    return true;
  }
  S.wait(D.Target, Taken);
  S.Active = Stay;
  return Stay || S.resume();
}

/// The maximum depth of nested calls. If calls are nested more deeply, this is
/// most likely an endless recursion.
static constexpr size_t MaxDepth = 1000;

/// Starts a call. A call of size 1 starts with all channels, whatever the
/// execution mask is (vISA specification, CALL, FCALL).
static bool enter(ThreadState &S, const DecodedInst &D, uint32_t Function,
                  uint32_t TargetPC, bool IsFunctionCall) {
  uint32_t Callers = takenLanes(S, D);
  if (!Callers)
    return true;
  if (S.Frames.size() >= MaxDepth)
    return S.fail(ErrorKind::NotExecutable,
                  "more than " + llvm::Twine(MaxDepth) + " calls inside calls");
  S.wait(S.PC, S.Active & ~Callers);
  Frame F;
  F.ReturnPC = S.PC;
  F.Callers = Callers;
  F.Function = Function;
  F.IsFunctionCall = IsFunctionCall;
  S.pushFrame(std::move(F));
  S.PC = TargetPC;
  S.Active = D.Size == 1 ? ~S.P.Followers : Callers;
  return true;
}

bool interpreter::runCall(ThreadState &S, const DecodedInst &D) {
  return enter(S, D, S.Frames.back().Function, D.Target, false);
}

bool interpreter::runFcall(ThreadState &S, const DecodedInst &D) {
  uint32_t Callee = 0;
  while (S.P.Functions[Callee].EntryPC != D.Target)
    ++Callee;
  return enter(S, D, Callee, D.Target, true);
}

/// Function N has the address CodeStart + N * CodeDistance. Nothing else is at
/// such addresses.
static constexpr uint64_t CodeStart = 0x7e0000000000, CodeDistance = 64;

bool interpreter::runFaddr(ThreadState &S, const DecodedInst &D) {
  Lanes Result;
  Result.I[0] =
      D.Target == NoIndex ? 0 : int64_t(CodeStart + D.Target * CodeDistance);
  return S.store(D, S.P.Destinations[D.FirstDestination], 1, Result);
}

bool interpreter::runIfcall(ThreadState &S, const DecodedInst &D) {
  Lanes Buffer;
  const Lanes *Address = S.load(D, S.P.Sources[D.FirstSource], 1, Buffer);
  if (!Address)
    return false;
  uint64_t Distance = uint64_t(Address->I[0]) - CodeStart;
  uint64_t Callee = Distance / CodeDistance;
  if (Distance % CodeDistance || Callee == 0 || Callee >= S.P.Functions.size())
    return S.fail(ErrorKind::NotExecutable,
                  "expected the address of a function of the file");
  return enter(S, D, uint32_t(Callee), S.P.Functions[Callee].EntryPC, true);
}

/// Ends the lanes that return. When the last lane ends, the call or the thread
/// ends. After a call by fcall or ifcall, %arg is undefined (vISA
/// specification, FCALL).
bool interpreter::runRet(ThreadState &S, const DecodedInst &D) {
  bool IsFunctionCall = S.Frames.back().IsFunctionCall;
  if (IsFunctionCall != (D.I->Op == visa::Opcode::Fret))
    return S.fail(ErrorKind::NotExecutable,
                  llvm::Twine("expected ") + (IsFunctionCall ? "fret" : "ret") +
                      " here");
  S.Active &= ~takenLanes(S, D);
  if (S.Active || S.resume())
    return true;
  if (S.Frames.size() == 1)
    return false;
  S.popFrame();
  if (IsFunctionCall) {
    const Place &Arg = S.P.place(0, visa::declOf(visa::Predefined::Arg));
    S.spoil(S.Registers.get() + Arg.Start, Arg.End - Arg.Start);
  }
  return true;
}

bool interpreter::runSwitch(ThreadState &S, const DecodedInst &D) {
  Lanes Buffer;
  const Lanes *Src = S.load(D, S.P.Sources[D.FirstSource], 1, Buffer);
  if (!Src)
    return false;
  int64_t Index = Src->I[0];
  if (Index < 0 || Index >= int64_t(D.Operands[1]))
    return S.fail(ErrorKind::NotExecutable,
                  "index " + llvm::Twine(Index) + " of " +
                      llvm::Twine(D.Operands[1]) + " labels");
  S.PC = S.P.JumpTables[D.Operands[0] + uint32_t(Index)];
  return true;
}

/// Makes the contents of the variable undefined. If lanes wait elsewhere, the
/// contents stay, because these lanes may have written them already.
bool interpreter::runLifetimeStart(ThreadState &S, const DecodedInst &D) {
  if (S.Active == uint32_t(~S.P.Followers))
    S.spoil(S.Registers.get() + D.Operands[0], D.Operands[1] - D.Operands[0]);
  return true;
}

bool interpreter::runEnd(ThreadState &, const DecodedInst &) { return false; }

bool interpreter::runMessage(ThreadState &S, const DecodedInst &D) {
  return executeMessage(S, *D.I);
}
