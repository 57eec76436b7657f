//===- Narrowing.h - Operations on the lanes that count ---------*- C++ -*-===//
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
  /// An operation that wanted all lanes of its operands wants fewer now: what
  /// is live has changed.
  bool FreedLanes = false;
};

/// Makes operations narrower of which only some lanes are live. \p Live must
/// describe \p F as it is; afterwards it does not. \p TD may be null.
NarrowResult narrowOperations(llvm::Function &F, const LiveLanes &Live,
                              const TargetDesc *TD, Remarks &Rem);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_REGIONS_DEADVECTORS_NARROWING_H
