//===- Narrowing.h - Operations on live lanes only --------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_REGIONS_DEADVECTORS_NARROWING_H
#define CMX_LIB_TRANSFORMS_REGIONS_DEADVECTORS_NARROWING_H

namespace llvm {
class Function;
} // namespace llvm

namespace cmx {

class LiveLanes;
class Remarks;
class TargetDesc;

struct NarrowResult {
  bool Changed = false;
  /// Does an operation now need fewer lanes of its operands, so that LiveLanes
  /// must be computed again?
  bool FreedLanes = false;
};

/// Narrows operations that have dead lanes. \p Live must describe \p F before
/// the call, and is invalid after the call. \p TD may be null.
NarrowResult narrowOperations(llvm::Function &F, const LiveLanes &Live,
                              const TargetDesc *TD, Remarks &Rem);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_REGIONS_DEADVECTORS_NARROWING_H
