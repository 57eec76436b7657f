//===- SplitCost.cpp - Gen instructions of a wide operation ---------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Target/SplitCost.h"
#include "cmx/Target/SplitPlanner.h"
#include "llvm/ADT/Hashing.h"
#include <unordered_map>

using namespace llvm;

namespace cmx {

namespace {
/// Everything a cost depends on, as plain numbers.
using CostKey = SmallVector<uint64_t, 24>;

struct CostKeyHash {
  size_t operator()(const CostKey &K) const {
    return hash_combine_range(K.begin(), K.end());
  }
};
} // namespace

struct SplitCosts::Cache {
  std::unordered_map<CostKey, std::optional<unsigned>, CostKeyHash> Map;
};

SplitCosts::SplitCosts(const TargetDesc &TD)
    : TD(TD), Known(std::make_unique<Cache>()) {}
SplitCosts::~SplitCosts() = default;

static void appendOperand(CostKey &Key, const OperandDesc &O,
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

/// Elements [I, I + N) of \p O. False if they are no region.
static bool keepElements(OperandDesc &O, unsigned I, unsigned N) {
  if (O.K != OperandDesc::RegionOperand)
    return true;
  std::optional<Region> R = O.R.slice(I, N);
  if (R)
    O.R = *R;
  return R.has_value();
}

static std::optional<unsigned> splitCost(const TargetDesc &TD,
                                         const InstDesc &D, unsigned NumElts) {
  auto PieceCost = [&](unsigned I, unsigned N) -> std::optional<unsigned> {
    InstDesc Piece = D;
    Piece.ExecSize = N;
    Piece.FirstLane = 0;
    bool Sliced = keepElements(Piece.Dst, I, N);
    for (OperandDesc &S : Piece.Src)
      Sliced = Sliced && keepElements(S, I, N);
    if (!Sliced || TD.checkInst(Piece) != RegionLegality::Legal)
      return std::nullopt;
    return TD.genCost(Piece);
  };
  std::optional<SplitPlan> Plan =
      planSplit(NumElts, TD.maxExecSize(), PieceCost);
  return Plan ? std::optional(Plan->Cost) : std::nullopt;
}

std::optional<unsigned> SplitCosts::get(const InstDesc &D, unsigned NumElts) {
  CostKey Key;
  Key.push_back(uint64_t(D.Op) | uint64_t(D.Saturate) << 9 |
                uint64_t(NumElts) << 32);
  appendOperand(Key, D.Dst, TD.grfBytes());
  for (const OperandDesc &S : D.Src)
    appendOperand(Key, S, TD.grfBytes());
  auto [It, New] = Known->Map.try_emplace(std::move(Key));
  if (New)
    It->second = splitCost(TD, D, NumElts);
  return It->second;
}

} // namespace cmx
