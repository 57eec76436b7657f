//===- Report.cpp - A page about one compilation --------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Report/Report.h"

#include "ReportJSON.h"
#include "cmx/Support/Version.h"

#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Function.h"

using namespace llvm;

namespace cmx {

CompilationReport::CompilationReport(StringRef InputName, const TargetDesc &TD,
                                     const ReportLimits &Limits)
    : InputName(InputName), TD(TD), Limits(Limits) {}

void CompilationReport::leaveOut(StringRef Text) {
  if (SaidLeftOut.insert(Text).second)
    LeftOut.push_back(jsonText(Text));
}

static StringRef kindOf(const DiagnosticInfoOptimizationBase &R) {
  return R.isPassed() ? "passed" : R.isMissed() ? "missed" : "analysis";
}

void CompilationReport::addRemark(const DiagnosticInfoOptimizationBase &R) {
  if (Remarks.size() == Limits.MaxRemarks)
    return leaveOut("remarks");
  json::Object Args;
  for (const auto &A : R.getArgs())
    if (A.Key != "String")
      Args[json::fixUTF8(A.Key)] = jsonText(A.Val);
  json::Object Remark{{"kind", kindOf(R)},
                      {"pass", jsonText(R.getPassName())},
                      {"name", jsonText(R.getRemarkName())},
                      {"function", jsonText(R.getFunction().getName())},
                      {"text", jsonText(R.getMsg())},
                      {"args", std::move(Args)}};
  if (R.isLocationAvailable()) {
    StringRef File;
    unsigned Line = 0, Column = 0;
    R.getLocation(File, Line, Column);
    Remark["place"] = jsonPlace(File, Line, Column);
  }
  Remarks.push_back(std::move(Remark));
}

/// Adds the text of a file if the debug info contains it.
void CompilationReport::addSource(const DIFile *File) {
  if (!File || !File->getSource() ||
      !KnownSources.insert(File->getFilename()).second)
    return;
  json::Array Lines;
  StringRef Rest = *File->getSource();
  while (!Rest.empty()) {
    if (Lines.size() == Limits.MaxSourceLines) {
      leaveOut("lines of source files");
      break;
    }
    auto [Line, After] = Rest.split('\n');
    Lines.push_back(jsonText(Line.rtrim("\r")));
    Rest = After;
  }
  Sources.push_back(json::Object{{"file", jsonText(File->getFilename())},
                                 {"lines", std::move(Lines)}});
}

void CompilationReport::addSources(ArrayRef<CodeOrigin> Origins) {
  for (const CodeOrigin &O : Origins)
    if (O.Root)
      if (const DILocation *Loc = O.Root->getDebugLoc())
        addSource(Loc->getFile());
}

json::Value CompilationReport::json() const {
  return json::Object{{"format", "cmx-report"},
                      {"version", 1},
                      {"generator", getVersionWithLLVM()},
                      {"input", jsonText(InputName)},
                      {"platform", json::Object{{"name", TD.name()},
                                                {"grfBytes", TD.grfBytes()},
                                                {"numGRFs", TD.numGRFs()}}},
                      {"kernels", json::Array(Kernels)},
                      {"passes", json::Array(Passes)},
                      {"remarks", json::Array(Remarks)},
                      {"sources", json::Array(Sources)},
                      {"leftOut", json::Array(LeftOut)}};
}

} // namespace cmx
