//===- LaneCounts.h - Messages with any number of lanes ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Some calls have an address or a pixel for each lane, and a number of lanes
// that no message has. They become calls with numbers of lanes that messages
// have. Added lanes are off; without a mask, they repeat the last lane.
//
//   gather.scaled of 24 lanes -> one of 32
//   svm.atomic.add of 48 lanes -> three of 16
//
// If data has more channels than the channel mask, the first ones count.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_PUBLICFORMS_LANECOUNTS_H
#define CMX_IR_PUBLICFORMS_LANECOUNTS_H

#include "cmx/IR/Builder.h"

namespace cmx {

/// The value or the last message that replaces \p Call, of the intrinsic \p Id.
/// Null if it stays.
llvm::Value *legalLanes(RegionBuilder &Builder, llvm::CallInst &Call,
                        GenXIntrinsic Id);

/// As legalLanes, for data with more channels than the message moves.
llvm::Value *movedChannels(RegionBuilder &Builder, llvm::CallInst &Call,
                           GenXIntrinsic Id);

} // namespace cmx

#endif // CMX_IR_PUBLICFORMS_LANECOUNTS_H
