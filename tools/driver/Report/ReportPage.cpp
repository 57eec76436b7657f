//===- ReportPage.cpp - The HTML around the report ------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The page is a fixed text with four places to fill: title, style, data,
// script. The data are in a script element that is not executed. Only text that
// begins with "<" can end such an element, so "<" is written as an escape in
// JSON. The script shows data only through textContent.
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

static std::string embeddedJSON(const json::Value &V) {
  std::string Plain;
  raw_string_ostream OS(Plain);
  OS << V;
  OS.flush();
  std::string Result;
  Result.reserve(Plain.size());
  for (char C : Plain)
    if (C == '<')
      Result += "\\u003c";
    else
      Result += C;
  return Result;
}

std::string CompilationReport::html() const {
  std::string Result;
  StringRef Rest = PageHTML;
  // Fill from front to back, so that inserted text is not searched.
  auto FillIn = [&](StringRef Place, StringRef Text) {
    auto [Before, After] = Rest.split(Place);
    Result += Before;
    Result += Text;
    Rest = After;
  };
  FillIn("%TITLE%", escapedHTML(InputName));
  FillIn("%STYLE%", PageCSS);
  FillIn("%DATA%", embeddedJSON(json()));
  FillIn("%SCRIPT%", PageJS);
  Result += Rest;
  return Result;
}

} // namespace cmx
