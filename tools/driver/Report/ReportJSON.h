//===- ReportJSON.h - Texts and places in a report --------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_DRIVER_REPORT_REPORTJSON_H
#define CMX_TOOLS_DRIVER_REPORT_REPORTJSON_H

#include "llvm/Support/JSON.h"

namespace cmx {

/// JSON must be UTF-8, and names of the input may not be.
inline llvm::json::Value jsonText(llvm::StringRef Text) {
  return llvm::json::fixUTF8(Text);
}

inline llvm::json::Value jsonPlace(llvm::StringRef File, unsigned Line,
                                   unsigned Column) {
  return llvm::json::Object{
      {"file", jsonText(File)}, {"line", Line}, {"column", Column}};
}

} // namespace cmx

#endif // CMX_TOOLS_DRIVER_REPORT_REPORTJSON_H
