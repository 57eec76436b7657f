//===- OperationCost.cpp - What an operation will cost --------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Analysis/OperationCost.h"
#include "cmx/Analysis/Bale.h"
#include "cmx/IR/RegionInst.h"
#include "llvm/IR/Constants.h"

using namespace llvm;

namespace cmx {

CostOperand CostOperand::strided(ElemType T, unsigned NumElts,
                                 unsigned StrideElts) {
  unsigned Stride = NumElts == 1 ? 0 : StrideElts;
  return {T, *Region::get({elemTypeBytes(T), NumElts, 0, NumElts, Stride, 0})};
}

CostOperand CostOperand::value(const Value *V, bool Signed) {
  std::optional<ElemType> T = elemTypeOf(V->getType(), Signed);
  assert(T && "no elements that registers hold");
  if (auto *C = dyn_cast<Constant>(V)) {
    bool IsSplat = !C->getType()->isVectorTy() || C->getSplatValue(true);
    return IsSplat && !isa<UndefValue>(C) ? imm(*T) : CostOperand(*T);
  }
  auto *Rd = dyn_cast<RdRegionInst>(V);
  if (Rd && !Rd->hasVariableOffset())
    return {*T, Rd->region()};
  return *T;
}

OperandDesc CostOperand::describe(unsigned NumLanes) const {
  switch (K) {
  case Packed:
    return OperandDesc::packed(Desc.Type, NumLanes);
  case Scalar:
    return OperandDesc::region(
        Desc.Type, Region::broadcast(elemTypeBytes(Desc.Type), NumLanes));
  case Fixed:
    assert((Desc.K != OperandDesc::RegionOperand ||
            Desc.R.numElts() == NumLanes) &&
           "an operand has an element for each lane");
    return Desc;
  }
  llvm_unreachable("covered switch");
}

Cost OperationCosts::price(Operation Op, unsigned NumLanes,
                           const CostOperand &Dst, ArrayRef<CostOperand> Srcs,
                           bool Saturate) {
  assert(Srcs.size() == operationNumSrcs(Op) && "each source is named");
  InstDesc D{};
  D.Op = Op;
  D.ExecSize = NumLanes;
  D.Saturate = Saturate;
  D.Dst = Dst.describe(NumLanes);
  for (unsigned K = 0; K != Srcs.size(); ++K)
    D.Src[K] = Srcs[K].describe(NumLanes);
  return Planner.price(D);
}

} // namespace cmx
