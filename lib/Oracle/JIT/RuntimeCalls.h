//===- RuntimeCalls.h - What compiled kernels call --------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions of GenericABI.def, which compiled kernels call. Their argument
// "context" points to a JITFrame. To end a thread, the functions call longjmp
// with ThreadContext::Abort. So no function that this jump leaves may have an
// object with a destructor.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_ORACLE_JIT_RUNTIMECALLS_H
#define CMX_LIB_ORACLE_JIT_RUNTIMECALLS_H

#include "cmx/Oracle/Runtime/Thread.h"

#include "llvm/ADT/ArrayRef.h"

namespace cmx {

struct JITFrame {
  /// The number of instructions that the thread may still execute. It must be
  /// the first field: compiled code counts it down inline, and calls
  /// cmx_rt_step only if it is below zero.
  int64_t Budget;
  runtime::ThreadContext *Thread;
};

struct RuntimeSymbol {
  const char *Name;
  void *Address;
};

/// The functions of GenericABI.def, cmx_jit_enter, and the conversions of half
/// and bfloat that LLVM calls on processors without instructions for them.
llvm::ArrayRef<RuntimeSymbol> runtimeSymbols();

} // namespace cmx

#endif // CMX_LIB_ORACLE_JIT_RUNTIMECALLS_H
