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

/// Exit statuses. The texts of --help document them.
enum ExitStatus {
  ExitSuccess = 0,
  ExitFailure = 1,
  ExitUsage = 2,
  ExitFinalizer = 3,
  ExitCaptured = 4 ///< No error, but nothing was computed.
};

/// Sets the name of the program, which its messages contain, and the text of
/// --version. \p Name must be a literal. Must be called first.
void startTool(llvm::StringRef Name);
llvm::StringRef toolName();

/// Parses the command line. If it is wrong, prints messages and returns false.
/// --help shows the options of \p Categories and the options of all programs.
/// --help and --version end the program.
bool parseCommandLine(
    int Argc, const char *const *Argv, llvm::StringRef Overview,
    llvm::ArrayRef<const llvm::cl::OptionCategory *> Categories);
/// Ends the capture of standard error and returns the captured text. Standard
/// error is captured while the command line is parsed. An option that prints a
/// message and ends the program must call this function.
std::string endCapture();
/// After this call, messages about the option \p Name list its values.
void registerValues(llvm::StringRef Name,
                    const llvm::cl::generic_parser_base &Values);

/// Returns an error whose text has already been printed.
llvm::Error alreadyPrinted();
/// Prints \p E if it has not been printed yet, and returns the exit status.
ExitStatus fail(llvm::Error E);

/// Is \p Platform absent, or the name of a platform? If the name is unknown,
/// prints a message.
bool checkPlatform(const llvm::cl::opt<std::string> &Platform);

} // namespace cmx

#endif // CMX_TOOLS_DRIVER_TOOL_H
