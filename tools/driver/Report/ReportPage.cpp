//===- ReportPage.cpp - The HTML around the report ------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The page is a fixed text with four places to fill: title, style, data and
// script. The data is in a script element that is not executed. The data
// contains no "<", which could end this element. The script shows data only
// through textContent.
//
//===----------------------------------------------------------------------===//

#include "Report/Report.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include "PageParts.inc"

using namespace llvm;

namespace cmx {

static std::string escapedHTML(StringRef Text) {
  std::string Result;
  raw_string_ostream OS(Result);
  printHTMLEscaped(json::fixUTF8(Text), OS);
  OS.flush();
  return Result;
}

std::string CompilationReport::html() const {
  std::string Result;
  raw_string_ostream OS(Result);
  StringRef Rest = PageHTML;
  // Fill the places from front to back, so that the inserted text is not
  // searched.
  auto WriteUntil = [&](StringRef Place) {
    auto [Front, Back] = Rest.split(Place);
    OS << Front;
    Rest = Back;
  };
  WriteUntil("%TITLE%");
  OS << escapedHTML(InputName);
  WriteUntil("%STYLE%");
  OS << PageCSS;
  WriteUntil("%DATA%");
  writeJSON(OS);
  WriteUntil("%SCRIPT%");
  OS << PageJS << Rest;
  OS.flush();
  return Result;
}

} // namespace cmx
