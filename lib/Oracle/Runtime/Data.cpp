//===- Data.cpp - Reading the bytes of a file -----------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/Runtime/Data.h"

#include "DataError.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace cmx::runtime;

llvm::Expected<std::vector<uint8_t>>
cmx::runtime::readData(llvm::StringRef Path) {
  llvm::sys::fs::file_status Status;
  if (std::error_code EC = llvm::sys::fs::status(Path, Status))
    return dataError("cannot read '" + Path + "': " + EC.message());
  if (!llvm::sys::fs::is_regular_file(Status))
    return dataError("cannot read '" + Path + "': not a regular file");
  if (Status.getSize() > MaxDataBytes)
    return dataError("cannot read '" + Path + "': expected at most " +
                     llvm::Twine(MaxDataBytes) + " bytes, got " +
                     llvm::Twine(Status.getSize()));
  auto Buffer = llvm::MemoryBuffer::getFile(Path, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!Buffer)
    return dataError("cannot read '" + Path +
                     "': " + Buffer.getError().message());
  llvm::StringRef Content = (*Buffer)->getBuffer();
  return std::vector<uint8_t>(Content.bytes_begin(), Content.bytes_end());
}
