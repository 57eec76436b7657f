//===- OrderBales.h - An order that needs fewer registers -------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-order-bales changes the order of the bales of a block if the live values
// need more than seven eighths of the registers. In the old order, the
// finalizer might spill values to memory.
//
//   %a = load ...                    %a = load ...
//   %b = load ...                    %x = add %a, ...
//     (and so on)              ->    %b = load ...
//   %x = add %a, ...                 %y = add %b, %x
//   %y = add %b, %x                    (and so on)
//
// Precondition and postcondition: stage Legalized. The pass changes only the
// order of instructions within their blocks. These keep their order:
//
//   - a definition and its users;
//   - two accesses to memory, unless both only read;
//   - a read of a value and an instruction that changes this value in place.
//
// A block is not changed if its values fit, or if no better order is found. If
// a block is changed, its debug values are dropped, because the new order does
// not follow the assignments in the source.
//
// Algorithm: list scheduling from the end of the block to its start. A bale is
// ready when all bales that must follow it are placed. As long as there are
// enough registers, the ready bale that is last in the old order is placed
// next, so that loads keep their distance to their users. Otherwise the ready
// bale that leaves the fewest bytes live is placed next. If the values still do
// not fit, this second rule is tried for the whole block. The time is O(n log
// n) for n operands of the block.
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
