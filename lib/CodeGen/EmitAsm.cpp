//===- EmitAsm.cpp - Inline assembly --------------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The text of inline assembly is parsed into the kernel. The text names the
// variables of its operands. For some operands, it names a copy instead: for
// constants, and for operands that must start at a register boundary but do
// not.
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"
#include "cmx/IR/InlineAsm.h"
#include "cmx/VISA/Parser.h"
#include "cmx/VISA/Verifier.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace cmx {

/// Returns the value of result number \p N of \p Call, or null if nothing uses
/// this result.
static const Value *resultOf(const CallInst &Call, unsigned N) {
  if (!Call.getType()->isStructTy())
    return &Call;
  for (const User *U : Call.users())
    if (auto *Extract = dyn_cast<ExtractValueInst>(U);
        Extract && Extract->getIndices()[0] == N)
      return Extract;
  return nullptr;
}

/// Does \p Var start at a register, as messages and regions of vectors expect?
static bool startsAtRegister(visa::Kernel &K, visa::DeclId Var,
                             unsigned GRFBytes) {
  auto [Root, OffsetBytes] = K.root(Var);
  return K.decl(Root).Alignment >= visa::Align::GRF &&
         OffsetBytes % GRFBytes == 0;
}

visa::DeclId KernelEmitter::asmVariable(const AsmOperand &O, const Value *V) {
  bool IsPredicate = O.K == AsmOperand::Kind::Predicate;
  bool HasVariable = V && !isa<Constant>(V);
  if (IsPredicate)
    return HasVariable ? predicate(V)
           : V         ? predicateOperand(V, 0)
                       : K.addPredicate(predicateLanes(numLanes(O.Ty)), "asm");
  ElemType T = *elemTypeOf(O.Ty, true);
  if (HasVariable) {
    visa::DeclId Var = general(V, T);
    bool IsScalar = O.K == AsmOperand::Kind::Region && numLanes(O.Ty) == 1;
    if (IsScalar || startsAtRegister(K, Var, TD.grfBytes()))
      return Var;
  }
  visa::DeclId Var = temporary(T, numLanes(O.Ty));
  if (O.isOutput())
    return Var;
  if (auto *C = dyn_cast<Constant>(V))
    emitConstant(Var, registerBytes(O.Ty), *C);
  else
    copyBytes(Var, general(V), registerBytes(O.Ty));
  return Var;
}

void KernelEmitter::emitInlineAsm(const CallInst &Call) {
  auto Fail = [&](const Twine &Text) {
    fail(Call, DiagKind::CallUnsupported, Text);
  };
  std::string Problem;
  auto Operands = asmOperands(Call, Problem);
  if (!Operands)
    return Fail(Problem);
  SmallVector<visa::DeclId, 8> Places;
  std::vector<std::string> Names;
  StringMap<visa::DeclId> Variables;
  for (const AsmOperand &O : *Operands) {
    visa::DeclId Place = visa::DeclId::None;
    if (O.isOutput())
      Place = asmVariable(O, resultOf(Call, unsigned(Places.size())));
    else if (O.isVariable())
      Place = asmVariable(O, O.V);
    if (O.SharedWith && !isa<UndefValue>(O.V)) {
      visa::DeclId Shared = Places[*O.SharedWith];
      if (O.K == AsmOperand::Kind::Predicate)
        VB.emitPredLogic(Operation::Or,
                         visa::Exec::noMask(K.decl(Shared).NumElts), Shared,
                         Place, Place);
      else
        copyBytes(Shared, Place, registerBytes(O.Ty));
    }
    if (O.SharedWith)
      Place = Places[*O.SharedWith];
    Places.push_back(Place);
    Names.push_back(O.isVariable() ? K.decl(Place).Name : "");
    if (O.isVariable())
      Variables[Names.back()] = Place;
  }
  auto Text = asmText(Call, *Operands, Names, Problem);
  if (!Text)
    return Fail(Problem);
  if (Error E = visa::parseInto(K, *Text, Variables, TD.grfBytes()))
    return Fail(toString(std::move(E)));
  for (unsigned N = 0; N != Places.size() && (*Operands)[N].isOutput(); ++N) {
    const Value *Result = resultOf(Call, N);
    if ((*Operands)[N].K == AsmOperand::Kind::Predicate || !Result)
      continue;
    visa::DeclId Var = general(Result, K.decl(Places[N]).Type);
    if (Var != Places[N])
      copyBytes(Var, Places[N], registerBytes((*Operands)[N].Ty));
  }
}

/// Reports instructions of inline assembly that the platform does not accept.
void KernelEmitter::checkInlineAsm() {
  auto IsAsm = [](const CodeOrigin &O) {
    return O.K == CodeOrigin::Kind::Bale && isInlineAsm(*O.Root);
  };
  if (Failed || none_of(Origins, IsAsm))
    return;
  visa::verifyKernel(K, TD, [&](const visa::VerifierMessage &M) {
    if (M.InstIndex && IsAsm(Origins[*M.InstIndex]))
      fail(*Origins[*M.InstIndex].Root, DiagKind::CallUnsupported,
           "inline assembly: " + visa::formatMessage(K, M));
  });
}

} // namespace cmx
