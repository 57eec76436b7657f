//===- InstParts.cpp - Parts and keys of instructions ---------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Target/InstParts.h"

using namespace llvm;

namespace cmx {

static bool knowsLanes(const InstDesc &D) {
  return D.Predicated || D.Op == Operation::Sel ||
         D.Dst.K == OperandDesc::Predicate;
}

/// If \p O is a region, reduces it to \p NumElts of its elements, from
/// \p FirstElt on. Returns false if these elements are no region.
static bool keepElements(OperandDesc &O, unsigned FirstElt, unsigned NumElts) {
  if (O.K != OperandDesc::RegionOperand)
    return true;
  std::optional<Region> R = O.R.slice(FirstElt, NumElts);
  if (R)
    O.R = *R;
  return R.has_value();
}

std::optional<InstDesc> sliceInst(const InstDesc &D, unsigned FirstElt,
                                  unsigned NumElts) {
  InstDesc P = D;
  P.ExecSize = NumElts;
  P.FirstLane = knowsLanes(D) ? (D.FirstLane + FirstElt) % 32 : 0;
  bool Sliced = keepElements(P.Dst, FirstElt, NumElts);
  for (OperandDesc &S : P.Src)
    Sliced = Sliced && keepElements(S, FirstElt, NumElts);
  return Sliced ? std::optional(P) : std::nullopt;
}

static void appendOperand(InstKey &Key, const OperandDesc &O,
                          unsigned GRFBytes) {
  const Region &R = O.R;
  Key.push_back(
      uint64_t(O.K) | uint64_t(O.Type) << 8 | uint64_t(R.isIndirect()) << 16 |
      uint64_t(R.startAlignBytes()) << 17 | uint64_t(R.elemBytes()) << 56);
  Key.push_back(uint64_t(R.vStrideElts()) << 32 | R.widthElts());
  Key.push_back(uint64_t(R.hStrideElts()) << 32 | R.parentWidthElts());
  Key.push_back(uint64_t(R.numElts()) << 32 |
                (uint64_t(R.offsetBytes()) % GRFBytes));
}

InstKey makeInstKey(const InstDesc &D, unsigned NumElts, unsigned GRFBytes) {
  InstKey Key;
  Key.push_back(uint64_t(D.Op) | uint64_t(D.Predicated) << 8 |
                uint64_t(D.Saturate) << 9 | uint64_t(D.FirstLane) << 16 |
                uint64_t(NumElts) << 32);
  appendOperand(Key, D.Dst, GRFBytes);
  for (const OperandDesc &S : D.Src)
    appendOperand(Key, S, GRFBytes);
  return Key;
}

} // namespace cmx
