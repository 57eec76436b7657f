//===- Sequence.cpp - Passes in a random order ----------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Sequence.h"

#include "cmx/Passes/Passes.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"

#include <random>

using namespace llvm;

namespace cmx::fuzz {

// Passes of LLVM. As long as kernels have variables in memory, GVN and
// InstCombine are left out. They copy memory as integers, and such an integer
// is poison if any part of it is poison.
static constexpr StringRef WithMemory[] = {"early-cse", "instsimplify",
                                           "reassociate", "simplifycfg", "dce"};
static constexpr StringRef WithoutMemory[] = {"instcombine<no-verify-fixpoint>",
                                              "gvn"};
static constexpr StringRef AfterLowering[] = {"early-cse", "gvn", "dce"};

std::vector<std::string> randomSequence(uint64_t Seed) {
  std::mt19937_64 Random(Seed ^ 0x5e9);
  std::vector<std::string> Passes;
  auto OneIn = [&](unsigned N) { return Random() % N == 0; };
  auto AddSome = [&](ArrayRef<StringRef> From, unsigned Most) {
    for (uint64_t N = Random() % (Most + 1); N != 0; --N)
      Passes.push_back(From[Random() % From.size()].str());
  };
  auto WithOurs = [](VerifierStage S, ArrayRef<StringRef> Stock) {
    SmallVector<StringRef> All = optionalPassesAt(S);
    // cmx-combine is InstCombine, which may make integers of odd sizes. A trial
    // allows that only to passes of LLVM, so the list above has InstCombine
    // itself.
    llvm::erase(All, "cmx-combine");
    append_range(All, Stock);
    return All;
  };
  AddSome(WithOurs(VerifierStage::Input, WithMemory), 5);
  if (OneIn(4))
    return Passes;
  for (StringRef Needed :
       {"cmx-lower-simdcf", "cmx-lower-memory", "cmx-promote-arrays"})
    if (!is_contained(Passes, Needed))
      Passes.push_back(Needed.str());
  append_range(Passes,
               ArrayRef<std::string>{"cmx-private-memory", "cmx-lower-memory"});
  AddSome(WithOurs(VerifierStage::Input, WithoutMemory), 4);
  Passes.push_back("cmx-expand-int64");
  Passes.push_back("cmx-lower");
  AddSome(WithOurs(VerifierStage::Lowered, AfterLowering), 6);
  if (OneIn(3))
    return Passes;
  for (bool Again = OneIn(2);; Again = false) {
    append_range(Passes, ArrayRef<std::string>{"cmx-baling", "cmx-legalize"});
    if (!Again)
      break;
    append_range(Passes, ArrayRef<std::string>{"cmx-cse", "dce"});
  }
  AddSome(optionalPassesAt(VerifierStage::Legalized), 2);
  return Passes;
}

} // namespace cmx::fuzz
