//===- OpenConditions.cpp - Conditions that depend on choices -------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/Evaluator/OpenConditions.h"

#include "llvm/IR/InstrTypes.h"

#include <algorithm>
#include <utility>

using namespace llvm;

namespace cmx {

/// The maximum number of lanes of conditions to record. There is a limit
/// because loops execute many conditions.
constexpr unsigned MaxSeen = 1u << 18;

static uint64_t mix(uint64_t Hash, uint64_t V) {
  uint64_t X = Hash + V * 0x9e3779b97f4a7c15 + 0x632be59bd9b4e019;
  X = (X ^ (X >> 30)) * 0xbf58476d1ce4e5b9;
  X = (X ^ (X >> 27)) * 0x94d049bb133111eb;
  return X ^ X >> 31;
}

void OpenConditions::startExecution(uint64_t DecideSeed) {
  Seed = DecideSeed;
  TimesOfSites.clear();
}

static double distance(double A, double B) {
  double D = A == B ? 0 : std::fabs(A - B);
  return std::isnan(D) ? std::numeric_limits<double>::infinity() : D;
}

bool OpenConditions::decides(uint32_t Site, uint32_t Time, uint32_t Lane,
                             uint64_t A, uint64_t B, Floats F) {
  // DenseMap reserves the largest keys, so the key has only 63 bits.
  uint64_t Key = mix(mix(Site, Time), Lane) >> 1;
  auto It = Seen.find(Key);
  if (It == Seen.end()) {
    if (Seen.size() == MaxSeen)
      return false;
    It = Seen.try_emplace(Key, Operands{mix(A, B), F}).first;
  }
  Operands &O = It->second;
  O.Distance = std::max({O.Distance, distance(F.A, O.FirstFloats.A),
                         distance(F.B, O.FirstFloats.B)});
  O.Changes |= O.First != mix(A, B);
  O.Differ |= A != B;
  AnyOpen |= O.areOpen();
  return Seed != 0 && O.areOpen();
}

bool OpenConditions::holds(unsigned Predicate, uint64_t A, uint64_t B) const {
  auto P = CmpInst::Predicate(Predicate);
  auto Strict = [A, B](CmpInst::Predicate P) {
    return A == B ? P : CmpInst::getStrictPredicate(P);
  };
  P = Strict(P);
  if (A > B) {
    P = CmpInst::getSwappedPredicate(P);
    std::swap(A, B);
  }
  CmpInst::Predicate Negated = Strict(CmpInst::getInversePredicate(P));
  bool Holds = mix(mix(mix(Seed, A), B), std::min(P, Negated)) & 1;
  return Holds == (P < Negated);
}

uint32_t OpenConditions::way(uint64_t Value, uint32_t Count) const {
  return uint32_t(mix(Seed, Value) % Count);
}

} // namespace cmx
