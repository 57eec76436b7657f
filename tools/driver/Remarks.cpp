//===- Remarks.cpp - The file of -pass-remarks-output ---------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Remarks.h"

#include "CompileOptions.h"
#include "Output.h"
#include "cmx/Support/Diagnostics.h"
#include "cmx/Support/SignalBlock.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;

namespace cmx {

static Error cannotWrite(StringRef Name, const Twine &Why) {
  return makeDiagError(DiagKind::CannotWriteOutput,
                       "cannot write remarks to '" + Name + "': " + Why);
}

Error RemarksFile::open(LLVMContext &Ctx, const CompileOptions &Opts) {
  if (Opts.RemarksFile.empty())
    return Error::success();
  Name = TempName = Opts.RemarksFile;
  SignalBlock Block;
  if (Name != "-") {
    SmallString<128> Unique;
    std::error_code EC =
        isStream(Name)
            ? sys::fs::createTemporaryFile("cmx-opt-remarks", "tmp", Unique)
            : sys::fs::createUniqueFile(Name + ".tmp-%%%%%%", Unique);
    if (EC)
      return cannotWrite(Name, EC.message());
    TempName = std::string(Unique);
  }
  auto Opened = setupLLVMOptimizationRemarks(Ctx, TempName, Opts.RemarksFilter,
                                             Opts.RemarksFormat,
                                             /*RemarksWithHotness=*/false);
  if (!Opened) {
    sys::fs::remove(TempName);
    return cannotWrite(Name, toString(Opened.takeError()));
  }
  File.emplace(std::move(*Opened));
  return Error::success();
}

Error RemarksFile::keep() {
  if (!File)
    return Error::success();
  SignalBlock Block;
  (*File)->keep();
  File.reset();
  if (Name != "-" && isStream(Name)) {
    auto Contents = MemoryBuffer::getFile(TempName);
    sys::fs::remove(TempName);
    if (!Contents)
      return cannotWrite(Name, Contents.getError().message());
    return writeOutputs(OutputFile{Name, (*Contents)->getBuffer().str()});
  }
  if (Name != "-")
    if (std::error_code EC = sys::fs::rename(TempName, Name)) {
      sys::fs::remove(TempName);
      return cannotWrite(Name, EC.message());
    }
  return Error::success();
}

void RemarksFile::discard() { File.reset(); }

} // namespace cmx
