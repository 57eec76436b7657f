//===- Values.h - Numbers of the command line -------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_CMXRUN_VALUES_H
#define CMX_TOOLS_CMXRUN_VALUES_H

#include "Program.h"

#include "cmx/Oracle/Runtime/Grid.h"

namespace cmx {

/// Parses a text like "64", "-1.5", "0x80" or "1,2,3,4". It must have as many
/// numbers as \p P has lanes, or one number for all lanes. \p Label names the
/// argument in errors.
llvm::Expected<runtime::ArgValue>
parseValue(const Parameter &P, llvm::StringRef Label, llvm::StringRef Text);

} // namespace cmx

#endif // CMX_TOOLS_CMXRUN_VALUES_H
