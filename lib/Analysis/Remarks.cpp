//===- Remarks.cpp - Telling the user what a pass did ---------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Analysis/Remarks.h"

#include "cmx/IR/Intrinsics.h"
#include "cmx/Region/Region.h"

#include "llvm/IR/Constant.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace cmx {

// Longer texts of constants are cut: a vector may have a thousand elements.
static constexpr size_t MaxConstantChars = 60;

/// Describes an unnamed value without LLVM's number (%5). To find this number
/// takes a walk over the function, and the number changes from pass to pass.
static std::string unnamedText(const Value &V) {
  const auto *I = dyn_cast<Instruction>(&V);
  if (!I)
    return isa<Argument>(V) ? "unnamed argument" : "unnamed value";
  if (auto Id = getGenXIntrinsic(*I)) {
    StringRef Name = getGenXInfo(*Id).Name;
    Name.consume_front("llvm.genx.");
    return ("unnamed " + Name).str();
  }
  if (const auto *Call = dyn_cast<CallInst>(I))
    if (const Function *Callee = Call->getCalledFunction())
      return ("unnamed " + Callee->getName()).str();
  return (Twine("unnamed ") + I->getOpcodeName()).str();
}

static std::string valueText(const Value &V) {
  if (isa<GlobalValue>(V))
    return ("@" + V.getName()).str();
  if (isa<Constant>(V)) {
    std::string Text;
    raw_string_ostream OS(Text);
    V.printAsOperand(OS, /*PrintType=*/false);
    OS.flush();
    if (Text.size() > MaxConstantChars)
      Text = Text.substr(0, MaxConstantChars) + "...";
    return Text;
  }
  return V.hasName() ? ("%" + V.getName()).str() : unnamedText(V);
}

ore::NV remarkValue(StringRef Key, const Value &V) {
  ore::NV Arg(Key, valueText(V));
  if (const auto *I = dyn_cast<Instruction>(&V))
    Arg.Loc = DiagnosticLocation(I->getDebugLoc());
  return Arg;
}

ore::NV remarkRegion(StringRef Key, const Region &R) {
  return ore::NV(Key, R.str());
}

} // namespace cmx
