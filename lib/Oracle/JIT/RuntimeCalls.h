//===- RuntimeCalls.h - What compiled kernels call --------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions of GenericABI.def for machine code. The "context" of a lowered
// kernel is a JITFrame here. To end a thread, the functions jump to
// ThreadContext::Abort. So no function between the setjmp and the jump may have
// an object with a destructor.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_ORACLE_JIT_RUNTIMECALLS_H
#define CMX_LIB_ORACLE_JIT_RUNTIMECALLS_H

#include "cmx/Oracle/Runtime/Thread.h"

#include "llvm/ADT/ArrayRef.h"

namespace cmx {

struct JITFrame {
  /// Instructions left. This is the first field, since compiled code counts it
  /// down and calls cmx_rt_step only below zero.
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
