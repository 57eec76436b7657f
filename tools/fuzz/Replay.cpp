//===- Replay.cpp - Entry points of libFuzzer without libFuzzer -----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs the entry point on each file that the command line names.
//
//===----------------------------------------------------------------------===//

#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size);

int main(int Argc, char **Argv) {
  for (int I = 1; I < Argc; ++I) {
    auto Buffer = llvm::MemoryBuffer::getFile(Argv[I]);
    if (!Buffer) {
      llvm::errs() << Argv[I] << ": " << Buffer.getError().message() << '\n';
      return 1;
    }
    llvm::StringRef Text = (*Buffer)->getBuffer();
    LLVMFuzzerTestOneInput(Text.bytes_begin(), Text.size());
  }
  llvm::outs() << Argc - 1 << " files\n";
  return Argc > 1 ? 0 : 1;
}
