//===- Trace.h - Printing what a thread does --------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_ORACLE_INTERPRETER_TRACE_H
#define CMX_LIB_ORACLE_INTERPRETER_TRACE_H

#include "ThreadState.h"

namespace cmx {
namespace interpreter {

/// Prints the text of \p D, its enabled lanes and the values that it will read.
void traceBefore(const ThreadState &S, const DecodedInst &D,
                 llvm::raw_ostream &OS);
/// Prints the values that \p D has written.
void traceAfter(const ThreadState &S, const DecodedInst &D,
                llvm::raw_ostream &OS);

} // namespace interpreter
} // namespace cmx

#endif // CMX_LIB_ORACLE_INTERPRETER_TRACE_H
