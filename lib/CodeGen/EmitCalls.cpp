//===- EmitCalls.cpp - Calls of functions and of subroutines --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See the vISA specification of fcall, fret, ifcall, faddr, call and ret. A
// stack function takes its argument and returns its result in predefined
// variables. A subroutine shares all variables with the code that calls it;
// both are parts of the same LLVM function.
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace cmx {

//===----------------------------------------------------------------------===//
// Stack functions
//===----------------------------------------------------------------------===//

/// Copies \p V to the start of the predefined variable \p To, unless \p V is
/// built there (ArgumentRows.h).
void KernelEmitter::copyToRegisters(visa::Predefined To, const Value &V) {
  unsigned Var = Vars.variableOf(&V);
  if (To == visa::Predefined::Arg && Var != VariableAssignment::None &&
      Vars.variables()[Var].IsArgumentRow)
    return;
  if (auto *C = dyn_cast<Constant>(&V))
    return emitConstant(visa::declOf(To), registerBytes(V.getType()), *C);
  copyBytes(visa::declOf(To), general(&V), registerBytes(V.getType()));
}

/// Returns a variable that holds \p V, the address of the function that an
/// indirect call calls.
visa::Operand KernelEmitter::functionAddress(const Value &V) {
  if (!isa<Constant>(V))
    return visa::Operand::scalar(general(&V, ElemType::UQ));
  visa::DeclId Address =
      K.addGeneral(ElemType::UQ, 1, visa::Align::QWord, "address");
  emitConstant(Address, 8, cast<Constant>(V));
  return visa::Operand::scalar(Address);
}

void KernelEmitter::emitCall(CallInst &Call) {
  Function &Callee = *Call.getCalledFunction();
  bool IsIndirect = isIndirectStackFunction(Callee);
  unsigned NumArgRegs = 0, RowArg = IsIndirect ? 1 : 0;
  if (Call.arg_size() > RowArg) {
    const Value &Row = *Call.getArgOperand(RowArg);
    copyToRegisters(visa::Predefined::Arg, Row);
    NumArgRegs = numRegisters(Row.getType(), TD);
  }
  unsigned NumResultRegs = numRegisters(Call.getType(), TD);
  if (IsIndirect)
    VB.emitIfcall(functionAddress(*Call.getArgOperand(0)), NumArgRegs,
                  NumResultRegs);
  else
    VB.emitFcall(Names.at(&Callee), NumArgRegs, NumResultRegs);
  unsigned Var = Vars.variableOf(&Call);
  if (Var != VariableAssignment::None)
    copyBytes(Decls[Var][0], visa::declOf(visa::Predefined::RetVal),
              registerBytes(Call.getType()));
}

/// Copies the argument of a stack function out of the predefined variable %arg.
void KernelEmitter::receiveArgument() {
  if (F.arg_empty())
    return;
  copyBytes(general(F.getArg(0)), visa::declOf(visa::Predefined::Arg),
            registerBytes(F.getArg(0)->getType()));
}

//===----------------------------------------------------------------------===//
// Subroutines
//===----------------------------------------------------------------------===//

/// Finds the subroutines. A subroutine starts with all lanes of the thread, so
/// code with gotos has no subroutines. A stack function has none either,
/// because it ends with another kind of return.
void KernelEmitter::findSubroutineCalls() {
  if (IsFunction || Flow->numLanes())
    return;
  Subroutines = findSubroutines(F);
  for (const Subroutine &S : Subroutines) {
    SubroutineLabels[&S] = K.addNamedLabel(
        ("sub_" + Twine(SubroutineLabels.size())).str(), /*IsFunction=*/true);
    CallerNumbers.insert(Vars.variableOf(S.Number));
    for (const BasicBlock *Caller : S.Number->blocks())
      CalledBy[Caller] = &S;
    EndedBy[S.Return->getParent()] = &S;
    for (const BasicBlock *BB : S.Blocks)
      SubroutineOf.try_emplace(BB, &S); // Inner subroutines come first.
  }
}

/// Emits the subroutines: for each one, first its entry and then its other
/// blocks in the order of \p Order, without the blocks of inner subroutines.
void KernelEmitter::emitSubroutines(ArrayRef<BasicBlock *> Order) {
  DenseMap<const Subroutine *, SmallVector<BasicBlock *, 8>> Blocks;
  for (const Subroutine &S : Subroutines)
    Blocks[&S].push_back(S.entry());
  for (BasicBlock *BB : Order)
    if (const Subroutine *S = SubroutineOf.lookup(BB); S && BB != S->entry())
      Blocks[S].push_back(BB);
  for (const Subroutine &S : Subroutines) {
    VB.emitFunction(SubroutineLabels.at(&S));
    emitBlocks(Blocks[&S]);
  }
}

} // namespace cmx
