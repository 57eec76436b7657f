//===- Totals.cpp - Results of fuzzing, to print and to join --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/Fuzz/Totals.h"

#include "cmx/Target/TargetDesc.h"

#include "llvm/Support/Format.h"

using namespace llvm;

namespace cmx {

static std::string optionsText(const FuzzOptions &Opts) {
  std::string Text;
  raw_string_ostream OS(Text);
  OS << "--steps=" << Opts.Trial.NumSteps
     << " --inputs=" << Opts.Trial.NumInputs
     << " --finalize-every=" << Opts.FinalizeEvery
     << (Opts.Trial.Mutate ? " --mutate" : "") << " platforms";
  for (const TargetDesc *TD : Opts.Platforms)
    OS << ' ' << TD->name();
  OS << " levels";
  for (OptLevel Level : Opts.Levels)
    OS << ' ' << unsigned(Level);
  for (const std::string &Pass : Opts.Passes)
    OS << " '" << Pass << '\'';
  return Text;
}

FuzzTotals totalsOf(const FuzzOptions &Opts, const FuzzSummary &S) {
  FuzzTotals T;
  T.Options = optionsText(Opts);
  T.NumPasses = Opts.Passes.size();
  if (Opts.Count)
    T.Seeds.push_back({Opts.Seed, Opts.Seed + Opts.Count - 1});
  T.Kernels = S.Kernels;
  T.Inputs = S.Inputs;
  T.SkippedInputs = S.SkippedInputs;
  T.OpenInputs = S.OpenInputs;
  T.Finalized = S.Finalized;
  T.Census = tableOf(S.Census, Opts.Platforms);
  for (const auto &[Kind, Count] : S.Refused) {
    const FuzzFailure &Example = S.RefusedExample.at(Kind);
    T.Refused[Kind] = {Count, trialArguments(Example.Trial), Example.Text};
  }
  for (const FuzzFailure &F : S.Failures)
    T.Failures.push_back({trialArguments(F.Trial), F.Kind, F.Text});
  T.Seconds = S.Seconds;
  T.TimedOut = S.TimedOut;
  return T;
}

//===----------------------------------------------------------------------===//
// Shards
//===----------------------------------------------------------------------===//

FuzzOptions shardOf(FuzzOptions Opts, uint64_t Index, uint64_t NumShards) {
  assert(Index >= 1 && Index <= NumShards && "no such shard");
  // The first shards have one of the remaining seeds each.
  uint64_t Each = Opts.Count / NumShards, Rest = Opts.Count % NumShards;
  Opts.Seed += (Index - 1) * Each + std::min(Index - 1, Rest);
  Opts.Count = Each + (Index <= Rest);
  return Opts;
}

static Error joinError(const Twine &Text) {
  return createStringError(inconvertibleErrorCode(), Text);
}

/// Adds \p Part to \p Total. The ranges stay in ascending order, and adjacent
/// ranges become one. Returns an error if two ranges overlap.
static Error joinSeeds(std::vector<SeedRange> &Total,
                       ArrayRef<SeedRange> Part) {
  std::vector<SeedRange> All = Total;
  All.insert(All.end(), Part.begin(), Part.end());
  sort(All, [](const SeedRange &A, const SeedRange &B) {
    return A.First < B.First;
  });
  Total.clear();
  for (const SeedRange &R : All) {
    if (!Total.empty() && R.First <= Total.back().Last)
      return joinError("seed " + Twine(R.First) + " is in two of the files");
    if (!Total.empty() && R.First == Total.back().Last + 1)
      Total.back().Last = R.Last;
    else
      Total.push_back(R);
  }
  return Error::success();
}

Error join(FuzzTotals &Total, const FuzzTotals &Part) {
  if (Total.Options != Part.Options)
    return joinError("runs with the same options expected, actual '" +
                     Total.Options + "' and '" + Part.Options + "'");
  if (Error E = joinSeeds(Total.Seeds, Part.Seeds))
    return E;
  Total.Kernels += Part.Kernels;
  Total.Inputs += Part.Inputs;
  Total.SkippedInputs += Part.SkippedInputs;
  Total.OpenInputs += Part.OpenInputs;
  Total.Finalized += Part.Finalized;
  add(Total.Census, Part.Census);
  for (const auto &[Kind, Example] : Part.Refused) {
    auto [It, New] = Total.Refused.try_emplace(Kind, Example);
    if (!New)
      It->second.Count += Example.Count;
  }
  Total.Failures.insert(Total.Failures.end(), Part.Failures.begin(),
                        Part.Failures.end());
  Total.Seconds += Part.Seconds;
  Total.TimedOut |= Part.TimedOut;
  return Error::success();
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

json::Value toJSON(const FuzzTotals &T) {
  json::Array Seeds, Failures;
  for (const SeedRange &R : T.Seeds)
    Seeds.push_back(json::Object{{"first", R.First}, {"last", R.Last}});
  for (const FuzzTotals::Failure &F : T.Failures)
    Failures.push_back(json::Object{{"arguments", F.Arguments},
                                    {"kind", F.Kind},
                                    {"text", json::fixUTF8(F.Text)}});
  json::Object Refused;
  for (const auto &[Kind, E] : T.Refused)
    Refused[Kind] = json::Object{{"count", E.Count},
                                 {"arguments", E.Arguments},
                                 {"text", json::fixUTF8(E.Text)}};
  return json::Object{{"options", T.Options},
                      {"passes", T.NumPasses},
                      {"seeds", std::move(Seeds)},
                      {"kernels", T.Kernels},
                      {"inputs", T.Inputs},
                      {"skippedInputs", T.SkippedInputs},
                      {"openInputs", T.OpenInputs},
                      {"finalized", T.Finalized},
                      {"census", T.Census},
                      {"refused", std::move(Refused)},
                      {"failures", std::move(Failures)},
                      {"seconds", T.Seconds},
                      {"timedOut", T.TimedOut}};
}

bool fromJSON(const json::Value &V, SeedRange &R, json::Path P) {
  json::ObjectMapper O(V, P);
  return O && O.map("first", R.First) && O.map("last", R.Last);
}

static bool fromJSON(const json::Value &V, FuzzTotals::Example &E,
                     json::Path P) {
  json::ObjectMapper O(V, P);
  return O && O.map("count", E.Count) && O.map("arguments", E.Arguments) &&
         O.map("text", E.Text);
}

static bool fromJSON(const json::Value &V, FuzzTotals::Failure &F,
                     json::Path P) {
  json::ObjectMapper O(V, P);
  return O && O.map("arguments", F.Arguments) && O.map("kind", F.Kind) &&
         O.map("text", F.Text);
}

bool fromJSON(const json::Value &V, FuzzTotals &T, json::Path P) {
  json::ObjectMapper O(V, P);
  return O && O.map("options", T.Options) && O.map("passes", T.NumPasses) &&
         O.map("seeds", T.Seeds) && O.map("kernels", T.Kernels) &&
         O.map("inputs", T.Inputs) && O.map("skippedInputs", T.SkippedInputs) &&
         O.map("openInputs", T.OpenInputs) && O.map("finalized", T.Finalized) &&
         O.map("census", T.Census) && O.map("refused", T.Refused) &&
         O.map("failures", T.Failures) && O.map("seconds", T.Seconds) &&
         O.map("timedOut", T.TimedOut);
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

void printTotals(const FuzzTotals &T, raw_ostream &OS) {
  OS << (T.Seeds.empty() ? "no seeds" : "seeds ");
  ListSeparator Comma;
  for (const SeedRange &R : T.Seeds)
    OS << Comma << R.First << " to " << R.Last;
  if (T.NumPasses > 1)
    OS << ", " << T.NumPasses << " passes";
  OS << (T.TimedOut ? " (time is up)\n" : "\n");
  auto Line = [&OS](uint64_t Number, const Twine &What) {
    OS << format("%10llu ", (unsigned long long)Number) << What << '\n';
  };
  Line(T.Kernels, "kernels");
  Line(T.Inputs,
       "inputs, of which skipped: " + Twine(T.SkippedInputs - T.OpenInputs) +
           " undefined, " + Twine(T.OpenInputs) +
           " that differ in what LLVM may leave open");
  if (T.Finalized)
    Line(T.Finalized, "kernels shown to the finalizer");
  uint64_t Refused = 0;
  for (const auto &[Kind, Example] : T.Refused)
    Refused += Example.Count;
  Line(Refused, "kernels refused");
  for (const auto &[Kind, Example] : T.Refused) {
    Line(Example.Count, "  " + Kind + ", e.g. " + Example.Arguments);
    OS << "             " << StringRef(Example.Text).substr(0, 200) << '\n';
  }
  Line(T.Failures.size(), "failures");
  double Rate = T.Seconds > 0 ? double(T.Kernels) / T.Seconds : 0;
  OS << format("%10.1f seconds, %.0f kernels per second\n", T.Seconds, Rate);
}

} // namespace cmx
