//===- QwordLanes.h - Scaled messages with a qword for each lane *- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// gather.scaled and scatter.scaled move at most a dword for each lane. Qwords
// (log2blocks 3) are two messages: the low dwords, and four bytes after them
// the high dwords. Messages to shared virtual memory move bytes (at most four
// for each lane), dwords or qwords. So eight bytes for each lane are two
// messages, and words are moved as twice as many bytes.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_PUBLICFORMS_QWORDLANES_H
#define CMX_IR_PUBLICFORMS_QWORDLANES_H

#include "cmx/IR/Builder.h"

namespace cmx {

/// The value or the last store of \p Call, of the intrinsic \p Id. Null if it
/// is no such message of qwords.
llvm::Value *qwordLanes(RegionBuilder &Builder, llvm::CallInst &Call,
                        GenXIntrinsic Id);

/// The same for svm.gather and svm.scatter of eight bytes for each lane, or of
/// words.
llvm::Value *svmBytes(RegionBuilder &Builder, llvm::CallInst &Call,
                      GenXIntrinsic Id);

} // namespace cmx

#endif // CMX_IR_PUBLICFORMS_QWORDLANES_H
