//===- cmx-cc.cpp - The compiler of C-for-Metal source --------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Options.h"

#include "driver/Compilation.h"
#include "driver/SourceOptions.h"

#include "llvm/Support/InitLLVM.h"

using namespace llvm;
using namespace cmx;

/// Executes -E: writes the preprocessed source, for users and for compiler
/// caches.
static ExitStatus preprocessAll(ArrayRef<CompileOptions> Inputs) {
  std::vector<OutputFile> Outputs;
  bool HadError = false;
  for (const CompileOptions &O : Inputs) {
    Expected<PreprocessedSource> Read =
        preprocessAndReport(O.InputFile, *O.Source);
    if (!Read)
      return fail(Read.takeError());
    HadError |= !Read->Text;
    if (!Read->Text)
      continue;
    Outputs.push_back({*O.OutputFile, std::move(*Read->Text)});
    if (!O.DependencyFile.empty())
      Outputs.push_back({O.DependencyFile, std::move(Read->Dependencies)});
  }
  if (HadError)
    return ExitFailure;
  if (Error E = writeOutputs(Outputs))
    return fail(std::move(E));
  return ExitSuccess;
}

int main(int Argc, char **Argv) {
  startTool("cmx-cc");
  InitLLVM X(Argc, Argv);
  std::optional<CommandLine> Line = parseOptions(Argc, Argv);
  if (!Line)
    return ExitUsage;
  if (Line->PreprocessOnly)
    return preprocessAll(Line->Inputs);
  return compileAll(std::move(Line->Inputs));
}
