//===- DataError.h - Errors of inputs and outputs ---------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_ORACLE_RUNTIME_DATAERROR_H
#define CMX_LIB_ORACLE_RUNTIME_DATAERROR_H

#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"

namespace cmx::runtime {

inline llvm::Error dataError(const llvm::Twine &Text) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), Text);
}

} // namespace cmx::runtime

#endif // CMX_LIB_ORACLE_RUNTIME_DATAERROR_H
