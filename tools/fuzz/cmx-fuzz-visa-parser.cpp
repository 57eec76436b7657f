//===- cmx-fuzz-visa-parser.cpp - Any bytes as vISA text ------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The text is parsed, verified, printed, and parsed again. The second print
// must equal the first one. Kernels are decoded and run for a few instructions,
// even if the verifier reports errors. Run-time errors are allowed. Lines "#---
// NAME" (as in lit tests) divide an input into several texts.
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/Interpreter/Interpreter.h"
#include "cmx/Target/TargetDesc.h"
#include "cmx/VISA/Parser.h"
#include "cmx/VISA/Printer.h"
#include "cmx/VISA/Verifier.h"

#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace cmx;

static std::string print(const visa::Module &M, unsigned GRFBytes) {
  std::string Text;
  raw_string_ostream OS(Text);
  visa::printModule(M, GRFBytes, OS);
  return Text;
}

static std::vector<runtime::ArgValue> someArguments(const visa::Kernel &K) {
  std::vector<runtime::ArgValue> Args;
  for (const visa::Input &In : K.Inputs)
    Args.emplace_back(std::min(In.SizeBytes, 4096u), uint8_t(Args.size()));
  return Args;
}

static void runKernel(const visa::Kernel &K, const visa::Module &M,
                      const TargetDesc &TD) {
  InterpreterOptions Options;
  Options.NoteUninitialized = true;
  auto Code = interpretKernel(K, &M, TD, Options);
  if (!Code)
    return consumeError(Code.takeError());
  runtime::MemoryOptions Endless;
  Endless.EndlessSeed = 1;
  runtime::Memory Mem(Endless);
  runtime::Reporter Errors;
  runtime::RunOptions Run;
  Run.Jobs = 1;
  Run.MaxInstructions = 500;
  runtime::runGrid(**Code, someArguments(K), Mem, Run, Errors);
}

static void tryPlatform(StringRef Text, const TargetDesc &TD) {
  auto M = visa::parseModule(Text, TD.grfBytes());
  if (!M)
    return consumeError(M.takeError());
  for (const visa::Kernel &K : M->Kernels) {
    visa::verifyKernel(K, TD);
    runKernel(K, *M, TD);
  }
  std::string Once = print(*M, TD.grfBytes());
  auto Again = visa::parseModule(Once, TD.grfBytes());
  if (!Again)
    report_fatal_error(Again.takeError());
  if (print(*Again, TD.grfBytes()) != Once)
    report_fatal_error("printed text parses to something else");
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  StringRef Rest(reinterpret_cast<const char *>(Data), Size);
  while (!Rest.empty()) {
    StringRef Text;
    std::tie(Text, Rest) = Rest.split("\n#--- ");
    for (const char *Name : {"icllp", "pvc"})
      tryPlatform(Text, *TargetDesc::get(Name));
    // Skip the name in the line that divides the texts.
    Rest = Rest.drop_until([](char C) { return C == '\n'; });
  }
  return 0;
}
