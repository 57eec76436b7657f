//===- Lists.h - The options --list and --explain ---------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_DRIVER_LISTS_H
#define CMX_TOOLS_DRIVER_LISTS_H

#include "llvm/ADT/StringRef.h"

#include <string>

namespace cmx {

/// Adds the options --list=KIND and --explain=NAME, which print facts and end
/// the program. Must be called before the command line is parsed.
void prepareLists();

/// \p Error is an error of LLVM about a pipeline. If it reports an unknown name
/// and a pass has a similar name, returns a text like "; did you mean
/// 'cmx-lower'?".
std::string suggestPass(llvm::StringRef Error);

} // namespace cmx

#endif // CMX_TOOLS_DRIVER_LISTS_H
