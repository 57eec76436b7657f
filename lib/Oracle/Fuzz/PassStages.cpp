//===- PassStages.cpp - A kernel before each of its passes ----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassStages.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace cmx::fuzz {

/// Is \p Name a pass at the start of the pipeline that gets the unchanged
/// kernel?
static bool runsOnInput(StringRef Name) {
  return Name == "cmx-intrinsic-attrs" || Name == "cmx-canonicalize-regions" ||
         Name == "cmx-set-platform" || Name == "cmx-inline-helpers";
}

namespace {
struct Step {
  StringRef Name; ///< The pass that needs neither this step nor later ones.
  std::string Text;
};
} // namespace

/// Returns all steps in the order of the pipeline. For some seeds, they have
/// more of LLVM's passes.
static std::vector<Step> allSteps(uint64_t Seed) {
  bool Simplified = Seed / 2 % 2 == 0, Shared = Seed / 4 % 2 == 0;
  auto InFunction = [&](StringRef Passes, StringRef More = "") {
    return ("function(" + Passes + (Shared ? More : "") + ")").str();
  };
  std::vector<Step> Steps = {
      {"", "cmx-intrinsic-attrs,function(cmx-canonicalize-regions)"},
      {"cmx-share-calls", "cmx-share-calls,cmx-inline-helpers,always-inline"},
      {"cmx-localize-variables", "cmx-localize-variables"},
      {"cmx-lower-calls", "cmx-lower-calls"},
      {"", InFunction("dce,sroa")},
      {"cmx-lower-simdcf", InFunction("cmx-lower-simdcf")},
      {"cmx-lower-memory", InFunction("cmx-lower-memory")},
      {"cmx-promote-arrays", InFunction("cmx-promote-arrays")},
      {"cmx-private-memory",
       "cmx-private-memory," + InFunction("cmx-lower-memory")}};
  if (Simplified)
    Steps.push_back({"", InFunction("instsimplify,early-cse,cmx-combine,dce")});
  Steps.push_back({"cmx-expand-int64", InFunction("cmx-expand-int64")});
  Steps.push_back({"cmx-lower", InFunction("cmx-lower", ",early-cse,dce")});
  // early-cse undoes the work of cmx-baling, so cmx-baling runs again.
  Steps.push_back(
      {"cmx-baling", InFunction("cmx-baling", ",early-cse,dce,cmx-baling")});
  Steps.push_back({"cmx-legalize", InFunction("cmx-legalize")});
  if (Simplified)
    Steps.push_back(
        {"cmx-split-predicates", InFunction("cmx-split-predicates")});
  return Steps;
}

/// Returns the name of the first step that \p Pass does not need, or an empty
/// name if \p Pass needs all steps. \p Pass itself is not a step.
static StringRef firstStepAfter(StringRef Pass, uint64_t Seed) {
  if (Pass == "cmx-sink-predicates")
    return "";
  if (Pass == "cmx-tail-calls")
    return "cmx-share-calls";
  if (Pass == "cmx-unroll-loops")
    return Seed / 8 % 2 == 0 ? "cmx-share-calls" : "cmx-lower-simdcf";
  static constexpr StringRef AtTheEnd[] = {
      "cmx-hoist-invariants", "cmx-order-bales", "cmx-split-predicates"};
  if (is_contained(AtTheEnd, Pass))
    return "cmx-split-predicates";
  static constexpr StringRef OnEitherSideOfLowering[] = {
      "cmx-dead-vectors",      "cmx-simplify-regions", "cmx-fold-regions",
      "cmx-decompose-vectors", "cmx-slp-vectorize",    "cmx-match-patterns",
      "cmx-plan-shuffles"};
  bool Lowered =
      is_contained(OnEitherSideOfLowering, Pass) && Seed / 8 % 2 == 0;
  return Lowered ? "cmx-baling" : "cmx-lower";
}

std::vector<std::string> stepsBefore(StringRef Pass, uint64_t Seed) {
  StringRef Name = Pass.split('<').first;
  if (runsOnInput(Name))
    return {};
  if (Name == RandomSequence)
    return {"cmx-intrinsic-attrs,cmx-inline-helpers,always-inline,"
            "cmx-localize-variables,cmx-lower-calls,sroa"};
  std::vector<Step> All = allSteps(Seed);
  auto IsStep = [&](const Step &S) { return S.Name == Name; };
  StringRef End = any_of(All, IsStep) ? Name : firstStepAfter(Name, Seed);
  std::vector<std::string> Steps;
  for (Step &S : All) {
    if (!End.empty() && S.Name == End)
      break;
    Steps.push_back(std::move(S.Text));
  }
  return Steps;
}

} // namespace cmx::fuzz
