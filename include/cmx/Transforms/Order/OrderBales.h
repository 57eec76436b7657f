//===- OrderBales.h - An order that needs fewer registers -------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-order-bales changes the order of a block whose live values need more than
// seven eighths of the registers; the finalizer might spill them to memory.
//
//   %a = load ...                    %a = load ...
//   %b = load ...                    %x = add %a, ...
//     (and so on)              ->    %b = load ...
//   %x = add %a, ...                 %y = add %b, %x
//   %y = add %b, %x                    (and so on)
//
// Before: stage Legalized. After: the same stage; instructions have only
// changed their order within their block. These keep their order:
//
//   - a definition and its users;
//   - two accesses to memory, unless both only read it;
//   - a read of a value and an instruction that changes it in place.
//
// A block whose values fit, or in which no better order is found, is not
// changed. Debug values of a block that is changed are dropped, since its order
// no longer follows the assignments in the source.
//
// Algorithm: list scheduling from the end of the block. As long as the
// registers suffice, the last bale (in the old order) whose users have all been
// placed is placed next, so loads keep their distance to their users. Where the
// registers do not suffice, the bale that leaves the fewest bytes live is next.
// If that fails, the second rule is tried for the whole block. O(n log n) for n
// operands of the block.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_ORDER_ORDERBALES_H
#define CMX_TRANSFORMS_ORDER_ORDERBALES_H

#include "cmx/Transforms/TargetPass.h"

namespace cmx {

/// The pass cmx-order-bales.
class OrderBalesPass : public TargetPass<OrderBalesPass> {
public:
  using TargetPass::TargetPass;
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
};

} // namespace cmx

#endif // CMX_TRANSFORMS_ORDER_ORDERBALES_H
