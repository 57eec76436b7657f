//===- Sequence.cpp - Passes in a random order ----------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Sequence.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"

#include <random>

using namespace llvm;

namespace cmx::fuzz {

// Without GVN: what it hands from a store to a load of another type becomes one
// integer on the way, which is poison if a part of it is.
static constexpr StringRef BeforeLowering[] = {
    "cmx-canonicalize-regions",
    "cmx-promote-arrays",
    "cmx-narrow-sums",
    "cmx-simplify-regions",
    "cmx-fold-regions",
    "cmx-dead-vectors",
    "cmx-decompose-vectors",
    "early-cse",
    "instcombine<no-verify-fixpoint>",
    "instsimplify",
    "reassociate",
    "simplifycfg",
    "dce",
};

static constexpr StringRef BehindLowering[] = {
    "cmx-lower",
    "cmx-simplify-regions",
    "cmx-fold-regions",
    "cmx-dead-vectors",
    "cmx-slp-vectorize",
    "cmx-even-odd-bytes",
    "cmx-plan-shuffles",
    "cmx-decompose-vectors",
    "early-cse",
    "gvn",
    "dce",
};

std::vector<std::string> randomSequence(uint64_t Seed) {
  std::mt19937_64 Random(Seed ^ 0x5e9);
  std::vector<std::string> Passes;
  auto OneIn = [&](unsigned N) { return Random() % N == 0; };
  auto AddSome = [&](ArrayRef<StringRef> From, unsigned Most) {
    for (uint64_t N = Random() % (Most + 1); N != 0; --N)
      Passes.push_back(From[Random() % From.size()].str());
  };
  AddSome(BeforeLowering, 5);
  if (OneIn(4))
    return Passes;
  // There is no memory behind lowering.
  if (!is_contained(Passes, "cmx-promote-arrays"))
    Passes.push_back("cmx-promote-arrays");
  Passes.push_back("cmx-lower");
  AddSome(BehindLowering, 5);
  if (OneIn(3))
    return Passes;
  for (bool Again = OneIn(2);; Again = false) {
    append_range(Passes, ArrayRef<std::string>{"cmx-baling", "cmx-legalize"});
    if (!Again)
      break;
    append_range(Passes, ArrayRef<std::string>{"early-cse", "dce"});
  }
  if (OneIn(2))
    append_range(Passes, ArrayRef<std::string>{"cmx-split-predicates",
                                               "cmx-sink-predicates"});
  return Passes;
}

} // namespace cmx::fuzz
