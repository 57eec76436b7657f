//===- cmx-fuzz-zebin.cpp - Any bytes as a binary for a driver ------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A binary that the reader accepts is written and read again. Its description
// of the kernels (.ze_info) must stay the same. Its debug sections, which can
// contain any bytes, are also read. If the bytes are no ELF file, they are read
// as a description.
//
//===----------------------------------------------------------------------===//

#include "cmx/Binary/DebugInfo.h"

#include "llvm/Support/ErrorHandling.h"

using namespace llvm;
using namespace cmx;

static void tryDescription(StringRef Text) {
  auto Info = zebin::parseZEInfo(Text, "input");
  if (!Info)
    return consumeError(Info.takeError());
  std::string Once = zebin::printZEInfo(*Info);
  auto Again = zebin::parseZEInfo(Once, "printed");
  if (!Again)
    report_fatal_error(Again.takeError());
  if (zebin::printZEInfo(*Again) != Once)
    report_fatal_error("a printed description is read as something else");
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  StringRef Bytes(reinterpret_cast<const char *>(Data), Size);
  if (!zebin::isZEBinary(Bytes)) {
    tryDescription(Bytes);
    return 0;
  }
  auto Binary = zebin::readZEBinary(Bytes, "input");
  if (!Binary) {
    consumeError(Binary.takeError());
    return 0;
  }
  for (const zebin::Kernel &K : Binary->Info.Kernels)
    if (auto Lines = zebin::readSourceLines(*Binary, K.Name, "input"); !Lines)
      consumeError(Lines.takeError());
  // The writer can fail, because sections of the input can have the names of
  // the writer's own sections.
  auto Written = zebin::writeZEBinary(*Binary);
  if (!Written) {
    consumeError(Written.takeError());
    return 0;
  }
  auto Again = zebin::readZEBinary(*Written, "written");
  if (!Again)
    report_fatal_error(Again.takeError());
  if (zebin::printZEInfo(Again->Info) != zebin::printZEInfo(Binary->Info))
    report_fatal_error("a written binary is read as something else");
  return 0;
}
