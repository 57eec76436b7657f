//===- Builder.cpp - Appending instructions to a kernel -------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/VISA/Builder.h"
#include "llvm/ADT/SmallVector.h"

using namespace cmx;
using namespace cmx::visa;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::StringRef;

Instruction &Builder::emit(Opcode Op, Exec E, ArrayRef<Operand> Operands,
                           Predicate P) {
  Instruction I;
  I.Op = Op;
  I.Lanes = E;
  I.PredicateVar = P.Var;
  I.PredicateMode = P.Mode;
  I.PredicateInverted = P.Inverted;
  return K.append(I, Operands);
}

//===----------------------------------------------------------------------===//
// Arithmetic and moves
//===----------------------------------------------------------------------===//

Instruction &Builder::emitALU(Opcode Op, Exec E, Operand Dst,
                              ArrayRef<Operand> Srcs, Predicate P,
                              bool Saturate) {
  SmallVector<Operand, 6> Operands;
  Operands.push_back(Dst);
  Operands.append(Srcs.begin(), Srcs.end());
  Instruction &I = emit(Op, E, Operands, P);
  I.Saturate = Saturate;
  return I;
}

Instruction &Builder::emitALU(Operation Op, Exec E, Operand Dst,
                              ArrayRef<Operand> Srcs, Predicate P,
                              bool Saturate) {
  return emitALU(opcodeOf(Op), E, Dst, Srcs, P, Saturate);
}

Instruction &Builder::emitMov(Exec E, Operand Dst, Operand Src, Predicate P,
                              bool Saturate) {
  return emitALU(Opcode::Mov, E, Dst, Src, P, Saturate);
}

Instruction &Builder::emitCmp(CondMod Cond, Exec E, Operand Dst, Operand Src0,
                              Operand Src1) {
  Instruction &I = emit(Opcode::Cmp, E, {Dst, Src0, Src1});
  I.Cond = Cond;
  return I;
}

Instruction &Builder::emitSetp(Exec E, DeclId Pred, Operand Src) {
  return emit(Opcode::Setp, E, {Operand::pred(Pred), Src});
}

Instruction &Builder::emitPredLogic(Operation Op, Exec E, DeclId Dst,
                                    DeclId Src0, DeclId Src1) {
  SmallVector<Operand, 3> Operands = {Operand::pred(Dst), Operand::pred(Src0)};
  if (Src1 != DeclId::None)
    Operands.push_back(Operand::pred(Src1));
  return emit(opcodeOf(Op), E, Operands);
}

Instruction &Builder::emitBfn(unsigned Function, Exec E, Operand Dst,
                              Operand Src0, Operand Src1, Operand Src2,
                              Predicate P) {
  Instruction &I = emit(Opcode::Bfn, E, {Dst, Src0, Src1, Src2}, P);
  I.BoolFunction = uint8_t(Function);
  return I;
}

Instruction &Builder::emitAddrAdd(Exec E, DeclId Addr, unsigned FirstElt,
                                  Operand Src0, Operand Src1) {
  return emit(Opcode::AddrAdd, E,
              {Operand::address(Addr, FirstElt, E.Size), Src0, Src1});
}

Instruction &Builder::emitMovs(Exec E, Operand Dst, Operand Src) {
  return emit(Opcode::Movs, E, {Dst, Src});
}

void Builder::emitLifetimeStart(DeclId Var) {
  emit(Opcode::LifetimeStart, Exec(), Operand::raw(Var));
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

void Builder::emitFile(StringRef Path) {
  emit(Opcode::File, Exec(), Operand::number(K.addString(Path)));
}

void Builder::emitLoc(unsigned Line) {
  emit(Opcode::Loc, Exec(), Operand::number(Line));
}

void Builder::emitLabel(LabelId L) {
  emit(Opcode::Label, Exec(), Operand::label(L));
}

LabelId Builder::emitFunction(StringRef Name) {
  LabelId L = K.addNamedLabel(Name, /*IsFunction=*/true);
  emitFunction(L);
  return L;
}

void Builder::emitFunction(LabelId L) {
  emit(Opcode::Function, Exec(), Operand::label(L));
}

Instruction &Builder::emitJmp(LabelId Target, Predicate P, Exec E) {
  return emit(Opcode::Jmp, E, Operand::label(Target), P);
}

Instruction &Builder::emitGoto(LabelId Target, Exec E, Predicate P) {
  return emit(Opcode::Goto, E, Operand::label(Target), P);
}

Instruction &Builder::emitCall(LabelId Target, Exec E, Predicate P) {
  return emit(Opcode::Call, E, Operand::label(Target), P);
}

Instruction &Builder::emitRet(Exec E, Predicate P) {
  return emit(Opcode::Ret, E, {}, P);
}

Instruction &Builder::emitFcall(StringRef Name, unsigned ArgRegs,
                                unsigned RetRegs) {
  return emit(Opcode::Fcall, Exec::lanes(16),
              {Operand::number(K.addString(Name)), Operand::number(ArgRegs),
               Operand::number(RetRegs)});
}

Instruction &Builder::emitIfcall(Operand Address, unsigned ArgRegs,
                                 unsigned RetRegs) {
  return emit(Opcode::Ifcall, Exec::lanes(16),
              {Address, Operand::number(ArgRegs), Operand::number(RetRegs)});
}

Instruction &Builder::emitFaddr(StringRef Name, Operand Dst) {
  return emit(Opcode::Faddr, Exec::scalar(),
              {Operand::number(K.addString(Name)), Dst});
}

Instruction &Builder::emitFret() {
  return emit(Opcode::Fret, Exec::lanes(16), {});
}

Instruction &Builder::emitSwitchJmp(Operand Index, ArrayRef<LabelId> Targets) {
  SmallVector<Operand, 8> Operands = {Index};
  for (LabelId L : Targets)
    Operands.push_back(Operand::label(L));
  return emit(Opcode::SwitchJmp, Exec::lanes(1), Operands);
}

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

Instruction &Builder::emitMessage(Opcode Op, Exec E, ArrayRef<Operand> Operands,
                                  const MessageFields &F, Predicate P) {
  Instruction &I = emit(Op, E, Operands, P);
  I.Message = F;
  return I;
}

Instruction &Builder::emitLsc(Opcode Op, Exec E, ArrayRef<Operand> Operands,
                              const LscFields &F, Predicate P) {
  Instruction &I = emit(Op, E, Operands, P);
  I.Lsc = F;
  return I;
}

Instruction &Builder::emitRawSends(RawFields F, Exec E, Operand ExDesc,
                                   Operand Desc, Operand Src0, Operand Src1,
                                   Operand Dst, Predicate P) {
  Instruction &I =
      emit(Opcode::RawSends, E, {ExDesc, Desc, Src0, Src1, Dst}, P);
  I.Raw = F;
  return I;
}

Instruction &Builder::emitDpas(DpasFields F, Exec E, Operand Dst, Operand Acc,
                               Operand B, Operand A) {
  Instruction &I = emit(Opcode::Dpas, E, {Dst, Acc, B, A});
  I.Dpas = F;
  return I;
}
