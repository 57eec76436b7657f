//===- Registration.cpp - Passes of the oracle ----------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/Generic/Registration.h"

#include "cmx/Oracle/Generic/LowerToGeneric.h"

#include "llvm/Passes/PassBuilder.h"

using namespace llvm;

namespace cmx {

static bool parseModulePass(StringRef Name, ModulePassManager &MPM) {
#define CMX_ORACLE_MODULE_PASS(PassName, Create, Summary)                      \
  if (Name == PassName) {                                                      \
    MPM.addPass(Create);                                                       \
    return true;                                                               \
  }
#include "cmx/Passes/PassRegistry.def"
  return false;
}

void registerOraclePasses(PassBuilder &PB) {
  if (PassInstrumentationCallbacks *PIC =
          PB.getPassInstrumentationCallbacks()) {
#define CMX_ORACLE_MODULE_PASS(PassName, Create, Summary)                      \
  PIC->addClassToPassName(std::decay_t<decltype(Create)>::name(), PassName);
#include "cmx/Passes/PassRegistry.def"
  }
  PB.registerPipelineParsingCallback(
      [](StringRef Name, ModulePassManager &MPM,
         ArrayRef<PassBuilder::PipelineElement>) {
        return parseModulePass(Name, MPM);
      });
}

} // namespace cmx
