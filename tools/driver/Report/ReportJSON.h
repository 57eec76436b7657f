//===- ReportJSON.h - Texts, places and arrays in a report ------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_DRIVER_REPORT_REPORTJSON_H
#define CMX_TOOLS_DRIVER_REPORT_REPORTJSON_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/JSON.h"

#include <string>

namespace cmx {

/// Converts \p Text to UTF-8, which JSON requires. Names in the input can have
/// any bytes.
inline llvm::json::Value jsonText(llvm::StringRef Text) {
  return llvm::json::isUTF8(Text) ? Text.str() : llvm::json::fixUTF8(Text);
}

inline llvm::json::Value jsonPlace(llvm::StringRef File, unsigned Line,
                                   unsigned Column) {
  return llvm::json::Object{
      {"file", jsonText(File)}, {"line", Line}, {"column", Column}};
}

/// Returns the text that \p Write writes. Each "<" in it is replaced by
/// \\u003c. So no text can end the HTML element that contains it.
std::string jsonString(llvm::function_ref<void(llvm::json::OStream &)> Write);

/// The elements of a JSON array, as text.
class JSONArray {
  std::string Elements;
  size_t Count = 0;

public:
  void add(llvm::function_ref<void(llvm::json::OStream &)> Write) {
    Elements += Count++ ? "," : "";
    Elements += jsonString(Write);
  }
  void add(const llvm::json::Value &V) {
    add([&](llvm::json::OStream &J) { J.value(V); });
  }
  size_t size() const { return Count; }
  void write(llvm::raw_ostream &OS) const { OS << '[' << Elements << ']'; }
};

} // namespace cmx

#endif // CMX_TOOLS_DRIVER_REPORT_REPORTJSON_H
