//===- Decoder.cpp - Instructions, predicates and control flow ------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Decoder.h"
#include "ThreadState.h"
#include "cmx/VISA/Printer.h"
#include "llvm/Support/raw_ostream.h"

using namespace cmx;
using namespace cmx::interpreter;
using llvm::Twine;
using visa::DeclId;
using visa::Format;
using visa::Opcode;
using visa::Operand;
using Kind = Operand::Kind;

std::string Program::describe(uint32_t Site) const {
  for (const Function &F : Functions) {
    uint32_t N = Site - F.FirstSite;
    if (Site < F.FirstSite || N >= F.K->body().size())
      continue;
    std::string Text;
    llvm::raw_string_ostream OS(Text);
    OS << (F.K->IsGlobalFunction ? "function '" : "kernel '") << F.K->Name
       << "': instruction " << N << ": ";
    visa::printInstruction(*F.K, F.K->body()[N], GRFBytes, OS);
    return Text;
  }
  return "unknown instruction";
}

bool Decoder::refuse(const Twine &Why) {
  Failure = (P.describe(CurSite) + ": " + Why).str();
  return false;
}

llvm::Error Decoder::run() {
  bool Good = addFunctions();
  LabelPCs.resize(P.Functions.size());
  for (uint32_t F = 0; Good && F != P.Functions.size(); ++F)
    Good = decodeFunction(F);
  if (!Good)
    return llvm::createStringError(
        "[" + runtime::errorName(runtime::ErrorKind::NotExecutable) + "] " +
        Failure);
  resolveTargets();
  return llvm::Error::success();
}

bool Decoder::decodeFunction(uint32_t F) {
  CurFn = F;
  Function &Fn = P.Functions[F];
  const visa::Kernel &K = *Fn.K;
  Fn.EntryPC = uint32_t(P.Insts.size());
  LabelPCs[F].assign(K.numLabels(), NoIndex);
  llvm::ArrayRef<visa::Instruction> Body = K.body();
  for (size_t N = 0; N != Body.size(); ++N) {
    const visa::Instruction &I = Body[N];
    CurSite = Fn.FirstSite + uint32_t(N);
    if (I.isLabel()) {
      LabelPCs[F][uint32_t(K.operands(I)[0].labelId())] =
          uint32_t(P.Insts.size());
      continue;
    }
    if (I.Op == Opcode::LifetimeEnd || I.Op == Opcode::File ||
        I.Op == Opcode::Loc)
      continue;
    D = DecodedInst();
    if (I.Op == Opcode::LifetimeStart) {
      decodeLifetimeStart(K.operands(I)[0].decl());
      continue;
    }
    D.I = &I;
    if (!decodeInst())
      return false;
    P.Insts.push_back(D);
  }
  // The end of a function's text ends the thread.
  D = DecodedInst();
  D.Run = runEnd;
  D.Function = F;
  D.Site = CurSite;
  P.Insts.push_back(D);
  return true;
}

/// Only general variables become undefined; predicates and addresses keep their
/// contents.
void Decoder::decodeLifetimeStart(DeclId Var) {
  const Place &At = place(Var);
  if (At.Kind != visa::DeclKind::General)
    return;
  D.Run = runLifetimeStart;
  D.Function = CurFn;
  D.Site = CurSite;
  D.Size = 0;
  D.Operands[0] = At.Start;
  D.Operands[1] = At.End;
  P.Insts.push_back(D);
}

bool Decoder::decodeInst() {
  const visa::Instruction &I = *D.I;
  D.Site = CurSite;
  D.Function = CurFn;
  D.FirstSource = uint32_t(P.Sources.size());
  D.FirstDestination = uint32_t(P.Destinations.size());
  D.Size = I.Lanes.Size;
  D.FirstLane = I.Lanes.FirstLane;
  D.NoMask = I.Lanes.NoMask;
  if (D.Size == 0 || D.Size > MaxLanes || (D.Size & (D.Size - 1)) ||
      unsigned(D.FirstLane) + D.Size > MaxLanes)
    return refuse("expected at most 32 lanes, a power of two, actual " +
                  Twine(unsigned(D.Size)) + " from lane " +
                  Twine(unsigned(D.FirstLane)));
  PredicateIsNarrow = false;
  if (!decodePredicate())
    return false;
  Ops O = P.Functions[CurFn].K->operands(I);
  bool Good = false;
  if (visa::opcodeFormat(I.Op) == Format::Alu)
    Good = decodeAlu(O);
  else if (isMessage(I.Op))
    Good = decodeMessage();
  else
    Good = decodeControl(O);
  if (Good && PredicateIsNarrow)
    D.Run = runNarrowPredicate;
  return Good;
}

bool Decoder::decodePredicate() {
  const visa::Instruction &I = *D.I;
  if (I.PredicateVar == DeclId::None)
    return true;
  D.Predicate = place(I.PredicateVar).Start;
  D.Mode = I.PredicateMode;
  D.PredicateInverted = I.PredicateInverted;
  PredicateIsNarrow =
      P.PredicateSizes[D.Predicate] < unsigned(D.FirstLane) + D.Size;
  return true;
}

bool Decoder::decodeMessage() {
  D.Run = runMessage;
  P.UsesBarriers |=
      D.I->Op == Opcode::Barrier || D.I->Op == Opcode::SbarrierSignal ||
      D.I->Op == Opcode::SbarrierWait || D.I->Op == Opcode::NbarrierSignal ||
      D.I->Op == Opcode::NbarrierWait;
  if (std::optional<std::string> Why =
          whyNotExecutable(*P.Functions[CurFn].K, *D.I, P.Options.Sampler))
    return refuse(*Why);
  return true;
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

bool Decoder::decodeControl(Ops O) {
  const visa::Instruction &I = *D.I;
  switch (I.Op) {
  case Opcode::Jmp:
    D.Run = runJmp;
    break;
  case Opcode::Goto:
    D.Run = D.Size == 1 ? runJmp : runGoto;
    break;
  case Opcode::Call:
    D.Run = runCall;
    break;
  case Opcode::SwitchJmp:
    D.Run = runSwitch;
    D.R = Rep::Int;
    D.Operands[0] = uint32_t(P.JumpTables.size());
    D.Operands[1] = uint32_t(O.size() - 1);
    for (const Operand &Label : O.drop_front())
      P.JumpTables.push_back(uint32_t(Label.labelId()));
    D.Size = 1;
    Branches.push_back(uint32_t(P.Insts.size()));
    return addSource(O, 0);
  case Opcode::Ret:
  case Opcode::Fret:
    D.Run = runRet;
    return true;
  case Opcode::Ifcall:
    D.Run = runIfcall;
    D.R = Rep::Int;
    D.Size = 1;
    if (!addSource(O, 0))
      return false;
    D.Size = I.Lanes.Size;
    return true;
  case Opcode::Faddr: {
    auto Callee =
        ByName.find(P.Functions[CurFn].K->string(O[0].numberValue()).str());
    D.Run = runFaddr;
    D.Target = Callee == ByName.end() ? NoIndex : Callee->second;
    D.Size = 1;
    return addDestination(O, 1, Rep::Int, false);
  }
  case Opcode::Fcall:
    D.Run = runFcall;
    D.Target = ByName[P.Functions[CurFn].K->string(O[0].numberValue()).str()];
    return true;
  default:
    return refuse("not known");
  }
  D.Target = uint32_t(O[0].labelId());
  Branches.push_back(uint32_t(P.Insts.size()));
  return true;
}

/// Returns the PC of a label. An undefined label means the end of the function.
uint32_t Decoder::labelTarget(visa::LabelId L) const {
  uint32_t PC = LabelPCs[CurFn][uint32_t(L)];
  if (PC != NoIndex)
    return PC;
  uint32_t Next = CurFn + 1;
  return (Next < P.Functions.size() ? P.Functions[Next].EntryPC
                                    : uint32_t(P.Insts.size())) -
         1;
}

void Decoder::resolveTargets() {
  for (uint32_t N : Branches) {
    DecodedInst &B = P.Insts[N];
    CurFn = B.Function;
    if (B.Run != runSwitch) {
      B.Target = labelTarget(visa::LabelId(B.Target));
      continue;
    }
    for (uint32_t Entry = 0; Entry != B.Operands[1]; ++Entry) {
      uint32_t &Label = P.JumpTables[B.Operands[0] + Entry];
      Label = labelTarget(visa::LabelId(Label));
    }
  }
  for (DecodedInst &Call : P.Insts)
    if (Call.Run == runFcall)
      Call.Target = P.Functions[Call.Target].EntryPC;
  // Channels that no branch tests stay enabled (see Program::Followers).
  unsigned Width = 1;
  for (const DecodedInst &B : P.Insts)
    if (B.Size > 1 &&
        (B.Run == runGoto || B.Run == runCall || B.Run == runRet ||
         B.Run == runFcall || B.Run == runIfcall))
      Width = std::max(Width, unsigned(B.FirstLane) + B.Size);
  P.Followers = ~lowLanes(Width);
}
