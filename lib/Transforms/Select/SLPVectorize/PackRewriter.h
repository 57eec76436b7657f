//===- PackRewriter.h - One instruction for a pack --------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_SELECT_SLPVECTORIZE_PACKREWRITER_H
#define CMX_LIB_TRANSFORMS_SELECT_SLPVECTORIZE_PACKREWRITER_H

#include "LanePacks.h"
#include "llvm/IR/ValueHandle.h"

namespace cmx {

/// Replaces the chosen packs by wide instructions. The members become reads of
/// parts of the wide results. run() returns whether there was a chosen pack.
class PackRewriter {
public:
  PackRewriter(LanePacks &Lanes, RegionBuilder &RB) : Lanes(Lanes), RB(RB) {}
  bool run();

private:
  void widen(Pack &P);
  llvm::Value *wideOperand(const Pack &P, unsigned K);
  llvm::Value *wideOperation(const Pack &P,
                             llvm::ArrayRef<llvm::Value *> Operands);
  llvm::Value *wideCall(const Pack &P, llvm::ArrayRef<llvm::Value *> Operands);
  void replaceMembers(Pack &P);
  void rewriteChain(const PartWrites &Chain);
  void eraseMembers();

  LanePacks &Lanes;
  RegionBuilder &RB;
  llvm::SmallVector<llvm::WeakTrackingVH, 32> MaybeDead;
};

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_SELECT_SLPVECTORIZE_PACKREWRITER_H
