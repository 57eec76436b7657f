//===- Output.h - Writing all outputs or none -------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_DRIVER_OUTPUT_H
#define CMX_TOOLS_DRIVER_OUTPUT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>

namespace cmx {

/// A file with its complete contents. The name "-" is standard output.
struct OutputFile {
  std::string Name;
  std::string Contents;
};

/// Writes all of \p Files. If one of them cannot be created, writes none. Each
/// file is written beside its destination first, and then renamed, so that a
/// reader never sees half a file. Destinations that are not regular files (a
/// pipe, /dev/null) are written directly. Errors are of the kind
/// CannotWriteOutput. \p AndThen renames files that other code has written; no
/// signal can end the program before this is done.
llvm::Error
writeOutputs(llvm::ArrayRef<OutputFile> Files,
             llvm::function_ref<llvm::Error()> AndThen = nullptr);

/// Is \p Name standard output, or a special file such as a pipe?
bool isStream(llvm::StringRef Name);

/// Is \p Name a folder? A name that ends in "/" is one, even if the folder does
/// not exist yet.
bool isFolder(llvm::StringRef Name);

/// Creates the folder \p Output if the name ends in "/" and the folder does not
/// exist. Its parent folder must exist. Errors are of the kind
/// CannotWriteOutput.
llvm::Error createOutputFolder(llvm::StringRef Output);

/// Returns the file names for the kernels \p KernelNames if the option -o is
/// \p Output; the text of --help states the rule. \p Extension, with the dot,
/// is added to files in a folder. Errors are of the kind OutputName.
llvm::Expected<std::vector<std::string>>
outputNames(llvm::StringRef Output, llvm::ArrayRef<std::string> KernelNames,
            llvm::StringRef Extension);

} // namespace cmx

#endif // CMX_TOOLS_DRIVER_OUTPUT_H
