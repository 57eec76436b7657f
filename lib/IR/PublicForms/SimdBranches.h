//===- SimdBranches.h - Branches by lane become masks -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Front ends branch on simdcf.any: each lane takes its own way. A block is
// under SIMD control flow if lanes can skip it.
//
//   head:  %c = genx.simdcf.any(%v)              ; 8 lanes
//          br %c, label %then, label %end
//   then:  store <8 x i32> %x, ptr %p
//          br label %end
// ->
//   head:  store %v, ptr %waits                   ; lanes that go to %then
//          br label %then.lanes
//   then.lanes:
//          %m = load ptr %waits                   ; they are active now
//          store %m, ptr %active
//          store zeroinitializer, ptr %waits
//          br any(%m), label %then, label %end.lanes
//   then:  %m = load ptr %active
//          %old = load <8 x i32>, ptr %p
//          store (select %m, %x, %old), ptr %p
//          br label %end.lanes
//   end.lanes:
//          store all lanes, ptr %active
//          br label %end
//
// Each block is placed after the blocks that jump to it, except that a loop
// jumps back to its start as long as lanes wait there. A block without active
// lanes is skipped.
//
// Under SIMD control flow, if there are N lanes:
//
// - A store of N elements changes only the elements of active lanes.
// - If a wider vector is stored, its last write of a region of N elements is
//   masked.
// - A message with a mask of N lanes is executed for active lanes only.
// - simdcf.predicate chooses between its operands lane by lane.
// - unmask.begin makes all lanes active, and unmask.end restores the lanes that
//   were active before.
// - Other instructions are executed if any lane is active.
//
// Values that other blocks use are kept in variables. Functions that are called
// under SIMD control flow are inlined.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_IR_PUBLICFORMS_SIMDBRANCHES_H
#define CMX_LIB_IR_PUBLICFORMS_SIMDBRANCHES_H

#include "llvm/IR/Module.h"

namespace cmx {

enum class PlainForm : unsigned char;

/// Does lowerSimdBranches replace calls of intrinsics of the kind \p Form?
bool isSimdMark(PlainForm Form);

/// Replaces branches by lane in \p M as described above. Wrong calls stay, and
/// the verifier reports them. Returns whether anything changed.
bool lowerSimdBranches(llvm::Module &M);

} // namespace cmx

#endif // CMX_LIB_IR_PUBLICFORMS_SIMDBRANCHES_H
