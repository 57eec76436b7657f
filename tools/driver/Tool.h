//===- Tool.h - Names, errors and exit statuses of programs -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_DRIVER_TOOL_H
#define CMX_TOOLS_DRIVER_TOOL_H

#include "Message.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Error.h"

namespace cmx {

/// Exit statuses; documented in the texts of --help.
enum ExitStatus {
  ExitSuccess = 0,
  ExitFailure = 1,
  ExitUsage = 2,
  ExitFinalizer = 3,
  ExitCaptured = 4 ///< Nothing is wrong, but nothing was computed.
};

/// Names the program in its messages; --version prints the version of cmx.
/// \p Name: a literal. To be called first.
void startTool(llvm::StringRef Name);
llvm::StringRef toolName();

/// Parses the command line. Prints messages and returns false if it is wrong.
/// --help shows the options of \p Categories and those of all programs. --help
/// and --version end the program.
bool parseCommandLine(
    int Argc, const char *const *Argv, llvm::StringRef Overview,
    llvm::ArrayRef<const llvm::cl::OptionCategory *> Categories);
/// While the command line is parsed, standard error is held back. Releases it,
/// for options that end the program with a message, and returns the text that
/// was held back.
std::string endCapture();
/// Lets messages about the option \p Name list its values.
void registerValues(llvm::StringRef Name,
                    const llvm::cl::generic_parser_base &Values);

/// For errors whose text has been printed.
llvm::Error alreadyPrinted();
/// Prints \p E, unless it is already printed, and returns the exit status.
ExitStatus fail(llvm::Error E);

/// Is \p Platform a platform, or not given? Prints a message if not.
bool checkPlatform(const llvm::cl::opt<std::string> &Platform);

} // namespace cmx

#endif // CMX_TOOLS_DRIVER_TOOL_H
