//===- Output.h - Writing all outputs or none -------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_CMXOPT_OUTPUT_H
#define CMX_TOOLS_CMXOPT_OUTPUT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>

namespace cmx {

/// A file with all it is going to contain. The name "-" is standard output.
struct OutputFile {
  std::string Name;
  std::string Contents;
};

/// Writes all of \p Files or, when one cannot be created, none: each is written
/// beside its destination first and then renamed, so that a reader never sees
/// half a file. What is no regular file (a pipe, /dev/null) is written
/// directly. Errors are of the kind CannotWriteOutput.
llvm::Error writeOutputs(llvm::ArrayRef<OutputFile> Files);

/// Is \p Name standard output or something else that is no regular file and no
/// folder?
bool isStream(llvm::StringRef Name);

/// Creates the folder that -o \p Output names by ending in "/", if it does not
/// exist (the folder around it must). Errors are of the kind CannotWriteOutput.
llvm::Error createOutputFolder(llvm::StringRef Output);

/// The file names for the kernels \p KernelNames when the user said -o
/// \p Output; the rule stands in the text of --help. \p Extension: of files in
/// a folder, with the dot. Errors are of the kind OutputName.
llvm::Expected<std::vector<std::string>>
outputNames(llvm::StringRef Output, llvm::ArrayRef<std::string> KernelNames,
            llvm::StringRef Extension);

} // namespace cmx

#endif // CMX_TOOLS_CMXOPT_OUTPUT_H
