//===- Data.cpp - Files as they are ---------------------------------------===//
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

llvm::Error cmx::runtime::writeData(llvm::StringRef Path,
                                    llvm::ArrayRef<uint8_t> Data) {
  std::error_code EC;
  llvm::raw_fd_ostream Stream(Path, EC);
  if (EC)
    return dataError("cannot write '" + Path + "': " + EC.message());
  Stream.write(reinterpret_cast<const char *>(Data.data()), Data.size());
  Stream.close();
  if (!Stream.has_error())
    return llvm::Error::success();
  EC = Stream.error();
  // Unread, the error would end the program when the stream is destroyed.
  Stream.clear_error();
  return dataError("cannot write '" + Path + "': " + EC.message());
}
