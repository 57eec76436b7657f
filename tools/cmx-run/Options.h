//===- Options.h - Command line of cmx-run ----------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_CMXRUN_OPTIONS_H
#define CMX_TOOLS_CMXRUN_OPTIONS_H

#include "driver/Tool.h"

#include "cmx/Frontend/Frontend.h"
#include "cmx/IR/Runtime.h"
#include "cmx/Launch/Launch.h"
#include "cmx/Oracle/Runtime/Thread.h"
#include "cmx/Passes/Pipeline.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace cmx {

class TargetDesc;

struct Options {
  std::string InputFile;
  FrontendOptions Source; ///< For an input file that is source.
  std::string KernelName; ///< Empty: the only kernel.
  runtime::GridShape Shape;
  std::vector<std::string> Args;   ///< "NAME=VALUE"
  std::vector<std::string> Checks; ///< "NAME=FILE"
  std::vector<std::string> Shows;  ///< "NAME:TYPE" or "NAME:TYPE:COUNT"
  std::string PreviewFile;         ///< Empty: no preview is written.

  /// Null means the platform of the module, or icllp if it names none.
  const TargetDesc *Platform = nullptr;
  /// std::nullopt means the runtime of the module, or CM if it names none.
  std::optional<RuntimeKind> Runtime;
  std::optional<launch::DeviceKind> Device; ///< nullopt: the CPU.
  std::string CaptureFolder;
  unsigned TimedLaunches = 0; ///< 0: one launch, without --time.
  OptLevel Level = OptLevel::O2;
  bool UseVISA = false;   ///< Compile IR to vISA and interpret that.
  bool Interpret = false; ///< Evaluate IR and track undefined values.
  bool Compare = false;
  bool Fast = false;           ///< Interpret without counts and notes.
  bool FlushDenormals = false; ///< Flush denormals in vISA.
  /// An option of the command line that is allowed only for vISA; empty: none.
  std::string VISAOnly;
  /// A file with vISA text for Compare; if empty, the text is made from the IR.
  std::string WithFile;

  unsigned Jobs = 0;
  uint64_t MaxInstructions = 0;
  bool ShowProgress = false;
  std::optional<std::array<uint32_t, 3>> TraceThread;
};

/// Parses the command line. If it is wrong, prints errors and returns
/// std::nullopt; the exit status must then be ExitUsage. --help and --version
/// end the program.
std::optional<Options> parseOptions(int Argc, char **Argv);

} // namespace cmx

#endif // CMX_TOOLS_CMXRUN_OPTIONS_H
