//===- SimdBranches.h - Branches by lane become masks -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Front ends branch on simdcf.any: each lane goes its own way. A block that not
// all lanes need to reach is under SIMD control flow.
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
// Each block comes after the blocks that jump to it, except for jumps back in
// loops; a loop jumps back while lanes wait at its start. A block without
// active lanes is skipped.
//
// Under SIMD control flow, a store of as many elements as there are lanes
// changes only the active ones. In a store of a wider vector, the region of
// that size that was written last is masked. A message with a mask of that size
// moves only active lanes. simdcf.predicate chooses between its operands by
// lane. unmask.begin makes all lanes active, unmask.end restores the lanes that
// were active before. Other instructions run if a lane is active. Values that
// other blocks use are kept in variables, lane by lane. Functions that are
// called under SIMD control flow are inlined.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_IR_PUBLICFORMS_SIMDBRANCHES_H
#define CMX_LIB_IR_PUBLICFORMS_SIMDBRANCHES_H

#include "llvm/IR/Module.h"

namespace cmx {

enum class PlainForm : unsigned char;

/// Does lowerSimdBranches replace \p Form?
bool isSimdMark(PlainForm Form);

/// Calls that are wrong stay. Did anything change?
bool lowerSimdBranches(llvm::Module &M);

} // namespace cmx

#endif // CMX_LIB_IR_PUBLICFORMS_SIMDBRANCHES_H
