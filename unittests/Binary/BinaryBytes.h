//===- BinaryBytes.h - Bytes of binaries in tests ---------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_UNITTESTS_BINARY_BINARYBYTES_H
#define CMX_UNITTESTS_BINARY_BINARYBYTES_H

#include "cmx/Binary/ZEBinary.h"

#include "gtest/gtest.h"

namespace cmx::zebin {

/// Returns the bytes of \p B. If there is an error, the test fails.
inline std::string bytes(const ZEBinary &B) {
  llvm::Expected<std::string> Bytes = writeZEBinary(B);
  if (!Bytes) {
    ADD_FAILURE() << toString(Bytes.takeError());
    return "";
  }
  return *Bytes;
}

} // namespace cmx::zebin

#endif // CMX_UNITTESTS_BINARY_BINARYBYTES_H
