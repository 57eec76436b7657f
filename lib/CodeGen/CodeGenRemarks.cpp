//===- CodeGenRemarks.cpp - What code generation tells the user -----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Remarks are made from the finished kernel and the origins of its
// instructions, so that the code that emits instructions needs no code for
// remarks.
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"
#include "cmx/Analysis/Remarks.h"
#include "cmx/VISA/RegisterDemand.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

#define DEBUG_TYPE "cmx-codegen"

namespace cmx {

/// Does \p B only copy elements, without conversion?
static bool isPlainMove(const Bale &B) {
  return B.K == Bale::Kind::Operation && B.Op == Operation::Mov &&
         !B.Saturate && !B.WritesPredicate && B.Srcs.size() == 1 &&
         !B.Srcs[0].isConstant() && B.Srcs[0].Mod == Modifier::None &&
         elemTypeKind(B.Srcs[0].Type) == elemTypeKind(B.DstType) &&
         elemTypeBytes(B.Srcs[0].Type) == elemTypeBytes(B.DstType);
}

static bool isMessage(const Value *V) {
  const auto *I = dyn_cast<Instruction>(V);
  auto L = I ? getGenXLowering(*I) : std::nullopt;
  return L && (*L == LoweringKind::Message || *L == LoweringKind::Atomic);
}

/// Returns the reason why the instruction that makes the source of a move does
/// not write to the move's destination.
static StringRef whyNotMadeThere(const Bale &B) {
  const Value *V = B.Srcs[0].V;
  if (B.DstOffset || B.Srcs[0].Offset)
    return "the place is known at run time only";
  if (isa<Argument>(V))
    return "the source is an argument";
  if (isa<PHINode>(V))
    return "the source is a phi";
  if (isMessage(V))
    return "the source is the result of a message";
  if (!V->hasOneUse())
    return "the source is used elsewhere too";
  return "the instruction that makes the source cannot write there";
}

/// Returns the reason why the users of a move do not read the move's source
/// themselves.
static StringRef whyNotReadThere(const Bale &B) {
  if (any_of(B.Root->users(), isMessage))
    return "a message needs it packed from a register on";
  if (any_of(B.Root->users(), [](const User *U) { return isa<PHINode>(U); }))
    return "a phi needs a variable of its own";
  if (B.Srcs[0].Offset)
    return "the place is known at run time only";
  return "its user cannot read the region";
}

static void remarkMove(Remarks &Rem, const Bale &B) {
  Rem.missed("MoveRemains", *B.Root, [&](Remark &R) {
    R << remarkValue("Value", *B.Root) << ": move of "
      << ore::NV("Elements", B.NumElts) << " elements of "
      << remarkValue("Source", *B.Srcs[0].V) << ", "
      << remarkRegion("Region", B.Srcs[0].R);
    if (B.OldValue)
      R << ", into " << remarkRegion("Destination", B.DstRegion);
    R << ": "
      << ore::NV("Reason",
                 B.OldValue ? whyNotMadeThere(B) : whyNotReadThere(B));
  });
}

void KernelEmitter::remarkOrigin(Remarks &Rem, const CodeOrigin &O,
                                 unsigned Count) const {
  auto Emit = [&](StringRef Name, StringRef Text) {
    Rem.missed(Name, *O.Root, [&](Remark &R) {
      R << remarkValue("Value", *O.Root) << ": "
        << ore::NV("Instructions", Count) << " instructions " << Text;
    });
  };
  switch (O.K) {
  case CodeOrigin::Kind::OldValue:
    return Emit("OldValueCopied",
                "copy the vector that is changed here in part, since it is a "
                "constant or needed again");
  case CodeOrigin::Kind::Phi:
    return Emit("PhiCopied", "copy values into phis: constants, or values that "
                             "live at the same time as the phi");
  case CodeOrigin::Kind::Bale:
    break;
  case CodeOrigin::Kind::Frame:
  case CodeOrigin::Kind::Terminator:
    return;
  }
  Bale B = Bales.bale(const_cast<Instruction *>(O.Root));
  if (isPlainMove(B))
    return remarkMove(Rem, B);
  if (B.K == Bale::Kind::Message && Count > 1)
    Emit("MessageMoves", "for one message: its data and addresses are moved to "
                         "and from where it needs them");
}

void KernelEmitter::remarkDemand(Remarks &Rem) const {
  auto Demand = visa::computeRegisterDemand(K, TD.grfBytes());
  if (!Demand)
    return Rem.analysis("RegisterDemandUnknown", [](Remark &R) {
      R << "the kernel has too many blocks and variables to say how many "
           "registers it needs";
    });
  unsigned Registers = unsigned(divideCeil(Demand->MaxBytes, TD.grfBytes()));
  const Instruction *At = Origins[Demand->MaxAt].Root;
  auto Fill = [&](Remark &R) {
    R << "about " << ore::NV("Registers", Registers) << " of "
      << ore::NV("Available", TD.numGRFs()) << " registers are needed";
    if (At)
      R << ", most at " << remarkValue("Value", *At);
  };
  bool IsTooMuch = Registers > TD.numGRFs();
  if (At && IsTooMuch)
    return Rem.missed("RegisterDemand", *At, Fill);
  if (At)
    return Rem.analysis("RegisterDemand", *At, Fill);
  Rem.analysis("RegisterDemand", Fill);
}

void KernelEmitter::emitRemarks() const {
  Remarks Rem(F, DEBUG_TYPE);
  if (!Rem.enabled())
    return;
  for (size_t N = 0; N != Origins.size();) {
    const CodeOrigin &O = Origins[N];
    size_t End = N + 1;
    while (End != Origins.size() && Origins[End].K == O.K &&
           Origins[End].Root == O.Root)
      ++End;
    if (O.Root)
      remarkOrigin(Rem, O, unsigned(End - N));
    N = End;
  }
  if (NumCopiedInputs)
    Rem.missed("ArgumentCopied", [&](Remark &R) {
      R << ore::NV("Arguments", NumCopiedInputs)
        << " arguments are copied at the start, since the finalizer fails on "
           "writes to them, or on messages that use them";
    });
  remarkDemand(Rem);
}

} // namespace cmx
