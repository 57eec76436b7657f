//===- cmx-fuzz-ir-reader.cpp - Modules through loader and verifier -------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An input is the bitcode of a module, as for cmx-fuzz-ir. The module is only
// loaded and checked, as the drivers do before they compile. This takes much
// less time than compiling and running the module. Each fault of the module
// must cause a diagnostic.
//
//===----------------------------------------------------------------------===//

#include "IRMutation.h"

#include "cmx/IR/Loader.h"
#include "cmx/IR/Verifier.h"

#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;
using namespace cmx;

namespace {
struct Silent : DiagnosticHandler {
  bool handleDiagnostics(const DiagnosticInfo &) override { return true; }
};
} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  LLVMContext Ctx;
  Ctx.setDiagnosticHandler(std::make_unique<Silent>());
  StringRef Bytes(reinterpret_cast<const char *>(Data), Size);
  // loadModule expects text that ends with a zero byte.
  auto Copy = MemoryBuffer::getMemBufferCopy(Bytes, "input");
  auto M = loadModule(Copy->getMemBufferRef(), Ctx);
  if (!M) {
    consumeError(M.takeError());
    return 0;
  }
  if (!cmx::verifyModule(**M))
    return 0;
  for (const Function &F : **M)
    if (!F.isDeclaration())
      verifyStage(F, VerifierStage::Input);
  return 0;
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *Data, size_t Size,
                                          size_t MaxSize, unsigned Seed) {
  return mutateBitcode(Data, Size, MaxSize, Seed);
}
