//===- PassedValues.h - Values that callers pass on -------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// print.buffer and, under internal names, assert.buffer and sync.buffer are
// arguments of the kernel, which are added if the front end has not added them.
// A call of a SIMT function, which has the attribute CMGenxSIMT, becomes a call
// for each lane, in which lane.id is a constant. Functions between the kernel
// or call and the use of the value get a parameter:
//
//   define void @body(ptr %p) "CMGenxSIMT"="8" { ... genx.lane.id() ... }
//   call void @body(ptr %p)
// ->
//   define void @body(ptr %p, i32 %lane.id) { ... %lane.id ... }
//   call void @body(ptr %p, i32 0)
//   ...
//   call void @body(ptr %p, i32 7)
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_IR_PUBLICFORMS_PASSEDVALUES_H
#define CMX_LIB_IR_PUBLICFORMS_PASSEDVALUES_H

#include "llvm/IR/Module.h"

namespace cmx {

/// Calls that are wrong stay. Did anything change?
bool passBuffers(llvm::Module &M);
bool expandSIMTCalls(llvm::Module &M);

} // namespace cmx

#endif // CMX_LIB_IR_PUBLICFORMS_PASSEDVALUES_H
