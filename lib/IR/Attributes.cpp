//===- Attributes.cpp - Attributes of intrinsic declarations --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/Attributes.h"

#include "llvm/IR/Module.h"

using namespace llvm;

namespace cmx {

bool addIntrinsicAttributes(Function &F, GenXIntrinsic Id) {
  const GenXInfo &Info = getGenXInfo(Id);
  bool Changed = false;
  MemoryEffects Effects = F.getMemoryEffects() & Info.memoryEffects();
  if (Effects != F.getMemoryEffects()) {
    F.setMemoryEffects(Effects);
    Changed = true;
  }
  auto Add = [&](Attribute::AttrKind Kind) {
    if (F.hasFnAttribute(Kind))
      return;
    F.addFnAttr(Kind);
    Changed = true;
  };
  Add(Attribute::NoUnwind);
  Add(Attribute::WillReturn);
  Add(Attribute::NoCallback);
  if (Info.Memory == GenXMemory::Convergent)
    Add(Attribute::Convergent);
  return Changed;
}

bool addIntrinsicAttributes(Module &M) {
  bool Changed = false;
  for (Function &F : M)
    if (auto Id = getGenXIntrinsic(F))
      Changed |= addIntrinsicAttributes(F, *Id);
  return Changed;
}

static constexpr const char *ThreadVariableAttr = "cmx-thread-variable";

void markThreadVariable(GlobalVariable &GV) {
  GV.addAttribute(ThreadVariableAttr);
}

bool isThreadVariable(const GlobalVariable &GV) {
  return GV.hasAttribute(ThreadVariableAttr);
}

} // namespace cmx
