//===- Comparison.cpp - The other compilation in a report -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// --report-compare adds another report to the page. The page contains only
// those parts of this other report that it shows: the platform, the input, and
// the figures and the code of each kernel.
//
//===----------------------------------------------------------------------===//

#include "Report/Report.h"

#include "cmx/Support/Diagnostics.h"

using namespace llvm;

namespace cmx {

namespace {

struct OldPlatform {
  std::string Name;
  int64_t GRFBytes, NumGRFs;
};

struct OldInstruction {
  std::string Text;
};

struct OldOpcode {
  std::string Mnemonic;
  int64_t Count;
};

struct OldKernel {
  std::string Name, Function;
  int64_t Instructions;
  std::optional<int64_t> MaxBytes;
  std::vector<OldOpcode> Opcodes;
  std::vector<OldInstruction> Code;
};

struct OldGen {
  std::string Function;
  int64_t Instructions, Cycles;
};

struct OldReport {
  std::string Format, Input;
  int64_t Version;
  OldPlatform Platform;
  std::vector<OldKernel> Kernels;
  std::vector<OldGen> Gen;
};

bool fromJSON(const json::Value &V, OldPlatform &R, json::Path P) {
  json::ObjectMapper O(V, P);
  return O && O.map("name", R.Name) && O.map("grfBytes", R.GRFBytes) &&
         O.map("numGRFs", R.NumGRFs);
}

bool fromJSON(const json::Value &V, OldInstruction &R, json::Path P) {
  json::ObjectMapper O(V, P);
  return O && O.map("text", R.Text);
}

bool fromJSON(const json::Value &V, OldOpcode &R, json::Path P) {
  const json::Array *Pair = V.getAsArray();
  if (!Pair || Pair->size() != 2) {
    P.report("expected mnemonic and count");
    return false;
  }
  return fromJSON((*Pair)[0], R.Mnemonic, P.index(0)) &&
         fromJSON((*Pair)[1], R.Count, P.index(1));
}

bool fromJSON(const json::Value &V, OldKernel &R, json::Path P) {
  json::ObjectMapper O(V, P);
  return O && O.map("name", R.Name) && O.map("function", R.Function) &&
         O.map("instructions", R.Instructions) &&
         O.mapOptional("maxBytes", R.MaxBytes) && O.map("opcodes", R.Opcodes) &&
         O.map("code", R.Code);
}

bool fromJSON(const json::Value &V, OldGen &R, json::Path P) {
  json::ObjectMapper O(V, P);
  return O && O.map("function", R.Function) &&
         O.map("instructions", R.Instructions) && O.map("cycles", R.Cycles);
}

bool fromJSON(const json::Value &V, OldReport &R, json::Path P) {
  json::ObjectMapper O(V, P);
  if (!O || !O.map("format", R.Format) || !O.map("version", R.Version))
    return false;
  if (R.Format != "cmx-report" || R.Version != 1) {
    P.report("expected format cmx-report, version 1");
    return false;
  }
  return O.map("input", R.Input) && O.map("platform", R.Platform) &&
         O.map("kernels", R.Kernels) && O.map("gen", R.Gen);
}

} // namespace

static void writeKernel(json::OStream &J, const OldKernel &K) {
  J.attributeArray("code", [&] {
    for (const OldInstruction &I : K.Code)
      J.value(I.Text);
  });
  J.attribute("function", K.Function);
  J.attribute("instructions", K.Instructions);
  if (K.MaxBytes)
    J.attribute("maxBytes", *K.MaxBytes);
  J.attribute("name", K.Name);
  J.attributeArray("opcodes", [&] {
    for (const OldOpcode &O : K.Opcodes)
      J.value(json::Array{O.Mnemonic, O.Count});
  });
}

static void writeReport(json::OStream &J, const OldReport &R) {
  J.attributeArray("gen", [&] {
    for (const OldGen &G : R.Gen)
      J.value(json::Object{{"function", G.Function},
                           {"instructions", G.Instructions},
                           {"cycles", G.Cycles}});
  });
  J.attribute("input", R.Input);
  J.attributeArray("kernels", [&] {
    for (const OldKernel &K : R.Kernels)
      J.object([&] { writeKernel(J, K); });
  });
  J.attribute("platform", json::Object{{"name", R.Platform.Name},
                                       {"grfBytes", R.Platform.GRFBytes},
                                       {"numGRFs", R.Platform.NumGRFs}});
}

Error CompilationReport::compareWith(StringRef OldJSON) {
  Expected<OldReport> Old = json::parse<OldReport>(OldJSON);
  if (!Old)
    return makeDiagError(DiagKind::CannotReadInput,
                         "--report-compare expected to name a file of "
                         "--report-json: " +
                             toString(Old.takeError()));
  Before = jsonString(
      [&](json::OStream &J) { J.object([&] { writeReport(J, *Old); }); });
  return Error::success();
}

} // namespace cmx
