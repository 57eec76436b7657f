//===- cmx-fuzz-visa-parser.cpp - Any bytes as vISA text ------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Text is parsed, verified, printed, and parsed again. What parses has to print
// to text that parses to the same print.
//
//===----------------------------------------------------------------------===//

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

static void tryPlatform(StringRef Text, const TargetDesc &TD) {
  auto M = visa::parseModule(Text, TD.grfBytes());
  if (!M)
    return consumeError(M.takeError());
  for (const visa::Kernel &K : M->Kernels)
    visa::verifyKernel(K, TD);
  std::string Once = print(*M, TD.grfBytes());
  auto Again = visa::parseModule(Once, TD.grfBytes());
  if (!Again)
    report_fatal_error(Again.takeError());
  if (print(*Again, TD.grfBytes()) != Once)
    report_fatal_error("printed text parses to something else");
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  StringRef Text(reinterpret_cast<const char *>(Data), Size);
  for (const char *Name : {"icllp", "pvc"})
    tryPlatform(Text, *TargetDesc::get(Name));
  return 0;
}
