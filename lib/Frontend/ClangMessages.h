//===- ClangMessages.h - What clang says, for the user ----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_FRONTEND_CLANGMESSAGES_H
#define CMX_LIB_FRONTEND_CLANGMESSAGES_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace cmx {

/// Prints clang's messages \p Text so that they concern only files of the user,
/// not those in \p HeaderFolder. An error in a header is printed at the user's
/// line that led to it. Omits the number of errors, and notes about headers.
void printClangMessages(llvm::StringRef Text, llvm::StringRef HeaderFolder,
                        llvm::raw_ostream &OS);

} // namespace cmx

#endif // CMX_LIB_FRONTEND_CLANGMESSAGES_H
