//===- QwordLanes.h - Scaled messages with a qword for each lane *- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// gather.scaled and scatter.scaled move at most a dword for each lane. Qwords
// (log2blocks 3) need two messages: one for the low dwords, and one for the
// high dwords, which are four bytes further. Messages to shared virtual memory
// move bytes (at most four for each lane), dwords or qwords. So eight bytes for
// each lane need two messages, and words are moved as bytes, two for each word.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_PUBLICFORMS_QWORDLANES_H
#define CMX_IR_PUBLICFORMS_QWORDLANES_H

#include "cmx/IR/Builder.h"

namespace cmx {

/// Makes the two messages for \p Call, which calls the intrinsic \p Id. Returns
/// the value or the last store, or null if \p Call is not such a message of
/// qwords.
llvm::Value *qwordLanes(RegionBuilder &Builder, llvm::CallInst &Call,
                        GenXIntrinsic Id);

/// Does the same for svm.gather and svm.scatter of eight bytes for each lane,
/// or of words.
llvm::Value *svmBytes(RegionBuilder &Builder, llvm::CallInst &Call,
                      GenXIntrinsic Id);

} // namespace cmx

#endif // CMX_IR_PUBLICFORMS_QWORDLANES_H
