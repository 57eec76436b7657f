//===- ShortBlocks.h - Blocks of less than one oword ------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Messages move whole owords. A load of 1, 2, 4 or 8 bytes, as a vector or a
// scalar, becomes a load of an oword that starts with these bytes. A store
// becomes a scatter of dwords, or of the first bytes of a dword, so that no
// other bytes change.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_PUBLICFORMS_SHORTBLOCKS_H
#define CMX_IR_PUBLICFORMS_SHORTBLOCKS_H

#include "cmx/IR/Builder.h"

namespace cmx {

/// Makes the message that replaces \p Call, which calls the intrinsic \p Id.
/// Returns the value or the store, or null if \p Call is not an oword block of
/// so few bytes.
llvm::Value *shortBlock(RegionBuilder &Builder, llvm::CallInst &Call,
                        GenXIntrinsic Id);

} // namespace cmx

#endif // CMX_IR_PUBLICFORMS_SHORTBLOCKS_H
