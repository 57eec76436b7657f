//===- ByteDotProducts.h - Sums of products of bytes ------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_SELECT_MATCHPATTERNS_BYTEDOTPRODUCTS_H
#define CMX_LIB_TRANSFORMS_SELECT_MATCHPATTERNS_BYTEDOTPRODUCTS_H

#include "cmx/Analysis/OperationCost.h"
#include "cmx/Analysis/Remarks.h"
#include "llvm/IR/BasicBlock.h"

namespace cmx {

/// Rewrites sums of products of the four bytes of dwords in \p BB to dot
/// products, if that is cheaper:
///
///   %p0 = mul (sext (rdregion %a, <0;16,4> at 0)),
///             (sext (rdregion %b, <0;16,4> at 0))
///   ... %p1, %p2, %p3 of the bytes at 1, 2, 3
///   add (add (add (add %c, %p0), %p1), %p2), %p3
///     ->  ssdp4a %c, (%a as dwords), (%b as dwords)
///
/// Both factors are zero-extended, or both are sign-extended. The bytes of %b
/// may be constants. Then three products are enough; a missing constant is 0. A
/// shift of a byte and a byte itself are handled as products with constants.
/// The products may be parts of one wide product. The sum may have other terms,
/// in any order. The time is linear in the number of terms; at most 64 terms of
/// a sum are examined. On platforms without dp4a, nothing changes. Returns
/// whether anything changed.
bool matchByteDotProducts(llvm::BasicBlock &BB, OperationCosts &Costs,
                          Remarks &Rem);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_SELECT_MATCHPATTERNS_BYTEDOTPRODUCTS_H
