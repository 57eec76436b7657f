//===- Options.h - Command line of cmx-opt ----------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All options of the command line as one value. Options that LLVM's libraries
// declare (-print-changed, -time-passes, -pass-remarks, ...) work without code
// here.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_CMXOPT_OPTIONS_H
#define CMX_TOOLS_CMXOPT_OPTIONS_H

#include "cmx/Passes/Pipeline.h"
#include "cmx/Support/Compat.h"

#include "llvm/ADT/StringRef.h"
#include CMX_PASS_PLUGIN_HEADER

#include <optional>
#include <string>
#include <vector>

namespace cmx {

class TargetDesc;

/// Exit statuses; documented in the text of --help.
enum ExitStatus {
  ExitSuccess = 0,
  ExitInput = 1,
  ExitUsage = 2,
  ExitFinalizer = 3
};

enum class EmitKind { IR, VISA, Gen };

struct Options {
  std::string InputFile;
  std::string OutputFile;
  EmitKind Emit = EmitKind::VISA;
  bool IRAsText = false;
  bool DisableOutput = false;
  bool Force = false;

  /// Pipeline text; if empty, the default pipeline of Level.
  std::optional<std::string> Passes;
  OptLevel Level = OptLevel::O2;
  const TargetDesc *Platform = nullptr; ///< Null: that of the module.
  bool Strict = false;
  bool VerifyEach = false;
  bool CheckEach = false;
  unsigned CheckInputs = 24;
  uint64_t CheckSeed = 0;
  bool DebugPassManager = false;
  bool PrintPipeline = false;
  bool PrintPasses = false;
  std::vector<llvm::PassPlugin> Plugins;

  std::string RemarksFile;
  std::string RemarksFilter;
  std::string RemarksFormat;

  std::string ReportFile;     ///< Empty: none.
  std::string ReportJSONFile; ///< Empty: none.

  bool Stats = false;
  std::string FinalizerPath; ///< Empty: GenX_IR of PATH.
  unsigned FinalizerSeconds = 60;
};

/// Parses the command line. Prints errors and returns nothing if it is wrong;
/// the status is ExitUsage. --help and --version end the program.
std::optional<Options> parseOptions(int Argc, char **Argv);

/// Prints "cmx-opt: error: Text".
void printError(const llvm::Twine &Text);

} // namespace cmx

#endif // CMX_TOOLS_CMXOPT_OPTIONS_H
