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
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace cmx {

std::string jsonString(function_ref<void(json::OStream &)> Write) {
  std::string Plain;
  {
    raw_string_ostream OS(Plain);
    // A buffer saves time, because json::OStream writes single characters.
    OS.SetBufferSize(1 << 16);
    json::OStream J(OS);
    Write(J);
    J.flush();
  }
  if (Plain.find('<') == std::string::npos)
    return Plain;
  std::string Result;
  Result.reserve(Plain.size() + Plain.size() / 8);
  for (StringRef Rest = Plain; !Rest.empty();) {
    size_t Length = std::min(Rest.find('<'), Rest.size());
    Result += Rest.take_front(Length);
    Rest = Rest.drop_front(Length);
    if (Rest.consume_front("<"))
      Result += "\\u003c";
  }
  return Result;
}

CompilationReport::CompilationReport(StringRef InputName, const TargetDesc &TD,
                                     const ReportLimits &Limits)
    : InputName(InputName), TD(TD), Limits(Limits) {}

void CompilationReport::leaveOut(StringRef Text) {
  if (SaidLeftOut.insert(Text).second)
    LeftOut.add(jsonText(Text));
}

static StringRef kindOf(const DiagnosticInfoOptimizationBase &R) {
  return R.isPassed() ? "passed" : R.isMissed() ? "missed" : "analysis";
}

void CompilationReport::addRemark(const DiagnosticInfoOptimizationBase &R) {
  if (Remarks.size() == Limits.MaxRemarks)
    return leaveOut("remarks");
  Remarks.add([&](json::OStream &J) {
    J.objectBegin();
    J.attributeObject("args", [&] {
      for (const auto &A : R.getArgs())
        if (A.Key != "String")
          J.attribute(json::fixUTF8(A.Key), jsonText(A.Val));
    });
    J.attribute("function", jsonText(R.getFunction().getName()));
    J.attribute("kind", kindOf(R));
    J.attribute("name", jsonText(R.getRemarkName()));
    J.attribute("pass", jsonText(R.getPassName()));
    if (R.isLocationAvailable()) {
      StringRef File;
      unsigned Line = 0, Column = 0;
      R.getLocation(File, Line, Column);
      J.attribute("place", jsonPlace(File, Line, Column));
    }
    J.attribute("text", jsonText(R.getMsg()));
    J.objectEnd();
  });
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
  Sources.add(json::Object{{"file", jsonText(File->getFilename())},
                           {"lines", std::move(Lines)}});
}

void CompilationReport::addSources(ArrayRef<CodeOrigin> Origins) {
  for (const CodeOrigin &O : Origins)
    if (O.Root)
      if (const DILocation *Loc = O.Root->getDebugLoc())
        addSource(Loc->getFile());
}

void CompilationReport::addTime(StringRef Work, Clock::duration Time) {
  if (!KeepsTimes)
    return;
  TimeOfWork &T = Times[Work.str()];
  T.Sum += Time;
  ++T.Runs;
}

void CompilationReport::writeJSON(raw_ostream &OS) const {
  auto Text = [](const Twine &T) {
    return jsonString([&](json::OStream &J) { J.value(jsonText(T.str())); });
  };
  auto Put = [&](StringRef Name, const JSONArray &A) {
    OS << ",\"" << Name << "\":";
    A.write(OS);
  };
  JSONArray TimeRows;
  for (const auto &[Work, T] : Times)
    TimeRows.add(json::Object{
        {"work", jsonText(Work)},
        {"microseconds",
         int64_t(std::chrono::round<std::chrono::microseconds>(T.Sum).count())},
        {"runs", T.Runs}});
  OS << "{\"format\":\"cmx-report\"";
  if (!Before.empty())
    OS << ",\"before\":" << Before;
  Put("gen", Gen);
  OS << ",\"generator\":" << Text(getVersionWithLLVM())
     << ",\"input\":" << Text(InputName);
  Put("kernels", Kernels);
  Put("leftOut", LeftOut);
  Put("passes", Passes);
  OS << ",\"platform\":{\"grfBytes\":" << TD.grfBytes()
     << ",\"name\":" << Text(TD.name()) << ",\"numGRFs\":" << TD.numGRFs()
     << '}';
  Put("remarks", Remarks);
  Put("sources", Sources);
  Put("times", TimeRows);
  OS << ",\"version\":1}";
}

std::string CompilationReport::json() const {
  std::string Result;
  raw_string_ostream OS(Result);
  writeJSON(OS);
  OS.flush();
  return Result;
}

} // namespace cmx
