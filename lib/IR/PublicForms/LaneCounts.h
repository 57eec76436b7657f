//===- LaneCounts.h - Messages with any number of lanes ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Some calls have an address or a pixel for each lane, but a number of lanes
// that no message has. They are split into calls with numbers of lanes that
// messages have. The mask disables added lanes; without a mask, added lanes
// repeat the last lane.
//
//   gather.scaled of 24 lanes -> one of 32
//   svm.atomic.add of 48 lanes -> three of 16
//
// If the data has more channels than the channel mask enables, the first
// channels are used.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_PUBLICFORMS_LANECOUNTS_H
#define CMX_IR_PUBLICFORMS_LANECOUNTS_H

#include "cmx/IR/Builder.h"

namespace cmx {

/// Makes the messages that replace \p Call, which calls the intrinsic \p Id.
/// Returns the value that replaces the result of \p Call, or the last message
/// if \p Call has no result. Returns null if \p Call need not be replaced.
llvm::Value *legalLanes(RegionBuilder &Builder, llvm::CallInst &Call,
                        GenXIntrinsic Id);

/// Does the same as legalLanes for data with more channels than the message
/// moves.
llvm::Value *movedChannels(RegionBuilder &Builder, llvm::CallInst &Call,
                           GenXIntrinsic Id);

} // namespace cmx

#endif // CMX_IR_PUBLICFORMS_LANECOUNTS_H
