//===- Trace.cpp - Printing what a thread does ----------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For each executed instruction, the trace has one line for the instruction,
// and then one line for each operand that it reads (<) or writes (>):
//
//   #3 add (M1, 4) v_1(0,0)<1> v_2(0,0)<1;1,0> 1:d   lanes 1111
//      < v_2(0,0)<1;1,0> = 1 2 3 4
//      > v_1(0,0)<1> = 2 3 4 5
//
// "-" stands for a lane that lies outside of the operand's variable, and for a
// lane of a source operand that the execution mask disables. Operands of
// messages are printed as bytes, at most 64 of each operand.
//
//===----------------------------------------------------------------------===//

#include "Trace.h"
#include "cmx/VISA/Printer.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>

using namespace cmx;
using namespace cmx::interpreter;
using llvm::raw_ostream;
using visa::Operand;
using Form = OperandRegion::Form;
using Kind = Operand::Kind;

/// Returns a pointer to the element that lane \p Lane of \p R accesses, or null
/// if the element lies outside of the variable, or if the address was never
/// set.
static const uint8_t *elementOf(const ThreadState &S, const OperandRegion &R,
                                unsigned Lane) {
  int64_t Low = R.Low, High = R.High, At = R.StartBytes;
  if (R.F == Form::Direct) {
    At += R.Walk.offsetBytes(Lane);
  } else {
    bool IsMulti = R.F == Form::MultiIndirect;
    const AddressValue &A =
        S.Addresses[R.Index + (IsMulti ? Lane / R.Walk.Width : 0)];
    if (A.Root == NoRoot)
      return nullptr;
    Low = S.P.Roots[A.Root].StartBytes;
    High = Low + S.P.Roots[A.Root].SizeBytes;
    At += Low + A.OffsetBytes +
          (IsMulti ? Lane % R.Walk.Width * R.Walk.HStrideBytes
                   : R.Walk.offsetBytes(Lane));
  }
  return At < Low || At + R.ElemBytes > High ? nullptr : &S.Registers[At];
}

static void printElement(const uint8_t *First, ElemType T, raw_ostream &OS) {
  Lanes L;
  ElementWalk W;
  if (T == ElemType::DF) {
    loadFunction(Rep::Double, T)(First, W, 1, L, 0);
    OS << llvm::format("%.17g", L.D[0]);
  } else if (isFloat(T)) {
    loadFunction(Rep::Float, T)(First, W, 1, L, 0);
    OS << llvm::format("%.9g", double(L.F[0]));
  } else {
    loadFunction(Rep::Int, T)(First, W, 1, L, 0);
    if (T == ElemType::UQ)
      OS << uint64_t(L.I[0]);
    else
      OS << L.I[0];
  }
}

static void printName(const ThreadState &S, const DecodedInst &D, unsigned N,
                      char Sign, raw_ostream &OS) {
  const visa::Kernel &K = *S.P.Functions[D.Function].K;
  OS << "   " << Sign << ' ';
  visa::printOperand(K, K.operands(*D.I)[N], S.grfBytes(), OS);
  OS << " =";
}

static void printRegion(const ThreadState &S, const DecodedInst &D,
                        const OperandRegion &R, uint32_t Mask, char Sign,
                        raw_ostream &OS) {
  if (R.F == Form::Constant || R.F == Form::Nowhere)
    return;
  printName(S, D, R.Operand, Sign, OS);
  for (unsigned Lane = 0; Lane != D.Size; ++Lane) {
    OS << ' ';
    const uint8_t *First = Mask >> Lane & 1 ? elementOf(S, R, Lane) : nullptr;
    if (First)
      printElement(First, R.Type, OS);
    else
      OS << '-';
  }
  OS << '\n';
}

/// Prints the operands that Program::Sources and Program::Destinations do not
/// contain: predicates, addresses, operands of messages.
static void printOthers(const ThreadState &S, const DecodedInst &D, char Sign,
                        raw_ostream &OS) {
  const visa::Kernel &K = *S.P.Functions[D.Function].K;
  llvm::ArrayRef<Operand> Ops = K.operands(*D.I);
  bool IsMessage = visa::opcodeFormat(D.I->Op) != visa::Format::Alu;
  unsigned NumDsts = visa::opcodeNumDsts(D.I->Op);
  for (unsigned N = 0; N != Ops.size(); ++N) {
    const Operand &O = Ops[N];
    if (!IsMessage && (N < NumDsts) != (Sign == '>'))
      continue;
    if (O.kind() == Kind::Pred) {
      printName(S, D, N, Sign, OS);
      uint32_t Var = S.P.place(D.Function, O.decl()).Start;
      OS << llvm::format(" 0x%x",
                         S.Predicates[Var] & lowLanes(S.P.PredicateSizes[Var]))
         << '\n';
    } else if (O.kind() == Kind::Address) {
      printName(S, D, N, Sign, OS);
      uint32_t First = S.P.place(D.Function, O.decl()).Start + O.firstElt();
      for (unsigned Elt = 0; Elt != O.numElts(); ++Elt) {
        const AddressValue &A = S.Addresses[First + Elt];
        OS << " &" << (A.Root == NoRoot ? "-" : S.P.Roots[A.Root].Name) << '['
           << A.OffsetBytes << ']';
      }
      OS << '\n';
    } else if (O.kind() == Kind::Raw || (IsMessage && O.kind() == Kind::Src)) {
      printName(S, D, N, Sign, OS);
      const Place &Here = S.P.place(D.Function, O.decl());
      uint32_t First = Here.Start + uint32_t(O.offsetBytes());
      uint32_t End = std::min(Here.End, First + 64);
      for (uint32_t Byte = First; Byte < End; ++Byte)
        OS << llvm::format((Byte - First) % 4 ? "%02x" : " %02x",
                           unsigned(S.Registers[Byte]));
      OS << '\n';
    }
  }
}

void interpreter::traceBefore(const ThreadState &S, const DecodedInst &D,
                              raw_ostream &OS) {
  if (!D.I)
    return;
  const Function &F = S.P.Functions[D.Function];
  OS << '#' << D.Site - F.FirstSite << ' ';
  visa::printInstruction(*F.K, *D.I, S.grfBytes(), OS);
  uint32_t Mask = S.enabledLanes(D);
  OS << "   lanes ";
  for (unsigned Lane = 0; Lane != D.Size; ++Lane)
    OS << (Mask >> Lane & 1);
  OS << '\n';
  for (unsigned N = 0; N != D.NumSources; ++N)
    printRegion(S, D, S.P.Sources[D.FirstSource + N], S.maskedLanes(D), '<',
                OS);
  printOthers(S, D, '<', OS);
}

void interpreter::traceAfter(const ThreadState &S, const DecodedInst &D,
                             raw_ostream &OS) {
  if (!D.I)
    return;
  for (unsigned N = 0; N != D.NumDestinations; ++N)
    printRegion(S, D, S.P.Destinations[D.FirstDestination + N], ~0u, '>', OS);
  printOthers(S, D, '>', OS);
}
