//===- SplitCost.cpp - Gen instructions of a wide operation ---------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Target/SplitCost.h"
#include "cmx/Target/InstParts.h"
#include "cmx/Target/SplitPlanner.h"
#include <unordered_map>

using namespace llvm;

namespace cmx {

struct SplitCosts::Cache {
  std::unordered_map<InstKey, std::optional<unsigned>, InstKeyHash> Map;
};

SplitCosts::SplitCosts(const TargetDesc &TD)
    : TD(TD), Known(std::make_unique<Cache>()) {}
SplitCosts::~SplitCosts() = default;

static std::optional<unsigned> splitCost(const TargetDesc &TD,
                                         const InstDesc &D, unsigned NumElts) {
  auto PieceCost = [&](unsigned I, unsigned N) -> std::optional<unsigned> {
    std::optional<InstDesc> Piece = sliceInst(D, I, N);
    if (!Piece || TD.checkInst(*Piece) != RegionLegality::Legal)
      return std::nullopt;
    return TD.genCost(*Piece);
  };
  std::optional<SplitPlan> Plan =
      planSplit(NumElts, TD.maxExecSize(), PieceCost);
  return Plan ? std::optional(Plan->Cost) : std::nullopt;
}

std::optional<unsigned> SplitCosts::get(const InstDesc &D, unsigned NumElts) {
  auto [It, New] =
      Known->Map.try_emplace(makeInstKey(D, NumElts, TD.grfBytes()));
  if (New)
    It->second = splitCost(TD, D, NumElts);
  return It->second;
}

} // namespace cmx
