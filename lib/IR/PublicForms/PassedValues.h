//===- PassedValues.h - Values that callers pass on -------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The intrinsics print.buffer, assert.buffer and sync.buffer (the latter two
// have internal names) return arguments of the kernel. These arguments are
// added if the front end has not added them. A SIMT function has the attribute
// CMGenxSIMT. A call of a SIMT function becomes a call for each lane, in which
// lane.id is a constant. Each address is passed from the kernel to its uses,
// and each lane id from the call of the SIMT function: functions in between get
// a parameter.
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

/// Pass the addresses of buffers, and the lane ids, as described above. Wrong
/// calls stay. Both functions return whether anything changed.
bool passBuffers(llvm::Module &M);
bool expandSIMTCalls(llvm::Module &M);

} // namespace cmx

#endif // CMX_LIB_IR_PUBLICFORMS_PASSEDVALUES_H
