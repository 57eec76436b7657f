//===- BalePrinter.cpp - The text of print<cmx-bales> ---------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Analysis/Bale.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace cmx {

static StringRef modifierText(Modifier M) {
  switch (M) {
  case Modifier::None:
    return "";
  case Modifier::Neg:
    return "(-)";
  case Modifier::Abs:
    return "(abs)";
  case Modifier::NegAbs:
    return "(-abs)";
  case Modifier::Not:
    return "(~)";
  }
  llvm_unreachable("not a modifier");
}

static void printValue(raw_ostream &OS, const Value *V) {
  V->printAsOperand(OS, /*PrintType=*/false);
}

static void printPredicate(raw_ostream &OS, const PredicateUse &P) {
  OS << "    predicate " << (P.Inverted ? "!" : "");
  printValue(OS, P.Mask);
  if (P.Mode != PredicateMode::PerLane)
    OS << (P.Mode == PredicateMode::Any ? ".any" : ".all");
  if (P.FirstLane)
    OS << " from lane " << P.FirstLane;
  OS << '\n';
}

static void printBale(raw_ostream &OS, const Bale &B) {
  OS << "  ";
  if (B.Root->getType()->isVoidTy())
    OS << B.Root->getOpcodeName();
  else
    printValue(OS, B.Root);
  if (B.K == Bale::Kind::Operation)
    OS << ": " << operationMnemonic(B.Op) << (B.Saturate ? ".sat" : "");
  else
    OS << (B.K == Bale::Kind::Message ? ": message" : ": flag");
  OS << " x" << B.NumElts << '\n';
  if (B.OldValue) {
    OS << "    into ";
    printValue(OS, B.OldValue);
    if (B.WritesPredicate || B.K == Bale::Kind::Flag)
      OS << " lane " << B.DstFirstLane << '\n';
    else
      OS << ' ' << B.DstRegion.str() << ':' << elemTypeText(B.DstType) << '\n';
  } else if (B.K == Bale::Kind::Operation && !B.WritesPredicate) {
    OS << "    type " << elemTypeText(B.DstType) << '\n';
  }
  if (B.Pred)
    printPredicate(OS, B.Pred);
  for (const BaleSource &S : B.Srcs) {
    OS << "    source " << modifierText(S.Mod);
    printValue(OS, S.V);
    if (!S.isConstant() && !isPredicateType(S.V->getType()))
      OS << ' ' << S.R.str() << ':' << elemTypeText(S.Type);
    OS << '\n';
  }
  for (const Instruction *M : B.Members) {
    OS << "    member ";
    printValue(OS, M);
    OS << '\n';
  }
}

void BaleInfo::print(raw_ostream &OS, const Function &F) const {
  OS << "bales of @" << F.getName() << '\n';
  for (const BasicBlock &BB : F)
    for (const Instruction &I : BB) {
      if (isMember(&I))
        continue;
      Bale B = bale(const_cast<Instruction *>(&I));
      if (B.K != Bale::Kind::Other || !B.Members.empty())
        printBale(OS, B);
    }
}

PreservedAnalyses BalePrinterPass::run(Function &F,
                                       FunctionAnalysisManager &AM) {
  AM.getResult<BaleAnalysis>(F).print(OS, F);
  return PreservedAnalyses::all();
}

} // namespace cmx
