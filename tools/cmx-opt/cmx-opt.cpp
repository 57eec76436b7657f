//===- cmx-opt.cpp - The compiler of IR -----------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Options.h"

#include "driver/Compilation.h"

#include "cmx/IR/IntrinsicStates.h"
#include "cmx/Passes/Passes.h"

#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace cmx;

static void printAllPassNames() {
  PassBuilder PB;
  PB.printPassNames(outs());
  printPassNames(outs());
}

int main(int Argc, char **Argv) {
  startTool("cmx-opt");
  InitLLVM X(Argc, Argv);
  std::optional<CompileOptions> Opts = parseOptions(Argc, Argv);
  if (!Opts)
    return ExitUsage;
  if (shouldPrintPasses()) {
    printAllPassNames();
    return ExitSuccess;
  }
  if (shouldPrintIntrinsics()) {
    printIntrinsics(outs());
    return ExitSuccess;
  }
  return compileAll({std::move(*Opts)});
}
