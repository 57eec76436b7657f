//===- IrregularRegions.h - Accesses that no operand can make ---*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_LEGALIZE_LEGALIZE_IRREGULARREGIONS_H
#define CMX_LIB_TRANSFORMS_LEGALIZE_LEGALIZE_IRREGULARREGIONS_H

#include "cmx/Analysis/Remarks.h"
#include "cmx/IR/Builder.h"
#include "cmx/Target/TargetDesc.h"
#include "llvm/IR/Function.h"

namespace cmx {

/// Replaces
///  - regions with an offset for each row, unless one operand can read them, by
///    accesses to one row, or to as many rows as one operand can read;
///  - regions with elements outside of the vector by accesses to the elements
///    inside: elements read outside stay undefined, elements written outside
///    are dropped;
///  - masked writes to regions that masked instructions of \p TD cannot write
///    (strides of 3, several rows) by three accesses: a read into a packed
///    copy, a masked write to this copy, and a write of the whole copy.
/// Afterwards, the only accesses with an offset for each row are reads that one
/// operand can perform, and all direct regions lie in their vectors. Linear in
/// the number of elements of the replaced regions.
bool expandIrregularRegions(llvm::Function &F, RegionBuilder &RB,
                            const TargetDesc &TD, Remarks &Rem);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_LEGALIZE_LEGALIZE_IRREGULARREGIONS_H
