//===- PieceDebug.h - Source variables of split vectors ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_LEGALIZE_LEGALIZE_PIECEDEBUG_H
#define CMX_LIB_TRANSFORMS_LEGALIZE_LEGALIZE_PIECEDEBUG_H

#include "PieceForwarding.h"

namespace cmx {

/// If the value of a source variable is \p Whole, describes the variable by
/// fragments, one for each of \p Pieces:
///
///   #dbg_value(<24 x float> %r, !x, !DIExpression(), ...)
/// ->
///   #dbg_value(<16 x float> %p, !x, !DIExpression(DW_OP_LLVM_fragment, 0, 512)
///   #dbg_value(<8 x float> %q, !x, !DIExpression(DW_OP_LLVM_fragment, 512,
///   256)
///
/// Each piece must be available wherever \p Whole is. Variables that are
/// computed from the value, and predicates, stay as they are.
void describeByPieces(llvm::Value &Whole,
                      llvm::ArrayRef<SplitVector::Piece> Pieces);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_LEGALIZE_LEGALIZE_PIECEDEBUG_H
