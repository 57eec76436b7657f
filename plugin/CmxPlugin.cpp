//===- CmxPlugin.cpp - Entry point of the pass plugin ---------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The plugin makes the passes of cmx available in opt, for example:
//
//   opt-22 -load-pass-plugin=CMXPlugin.so -passes=cmx-lower ...
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/Generic/Registration.h"
#include "cmx/Passes/Passes.h"
#include "cmx/Support/Compat.h"
#include "cmx/Support/Version.h"

#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/Compiler.h"
#include CMX_PASS_PLUGIN_HEADER

extern "C" LLVM_ATTRIBUTE_WEAK
    LLVM_EXTERNAL_VISIBILITY llvm::PassPluginLibraryInfo
    llvmGetPassPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "cmx", cmx::getVersion(),
          [](llvm::PassBuilder &PB) {
            cmx::registerPasses(PB);
            cmx::registerOraclePasses(PB);
          }};
}
