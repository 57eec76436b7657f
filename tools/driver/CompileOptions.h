//===- CompileOptions.h - Options of cmx-opt and cmx-cc ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The options that cmx-opt and cmx-cc share. Each compilation has one object
// with all of them.
// Options that LLVM's libraries declare (-print-changed, -time-passes,
// -pass-remarks, ...) work without code here.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_DRIVER_COMPILEOPTIONS_H
#define CMX_TOOLS_DRIVER_COMPILEOPTIONS_H

#include "Tool.h"

#include "cmx/Frontend/Frontend.h"
#include "cmx/IR/Runtime.h"
#include "cmx/Passes/Pipeline.h"
#include "cmx/Support/Compat.h"

#include CMX_PASS_PLUGIN_HEADER

#include <optional>
#include <string>
#include <vector>

namespace cmx {

class TargetDesc;

/// The last three kinds are binary.
enum class EmitKind { IR, VISA, Gen, Bin, ISA, ZEBin };

/// Is GenX_IR needed to make files of kind \p K?
inline bool isFinalized(EmitKind K) { return K >= EmitKind::Gen; }
inline bool isBinary(EmitKind K) { return K >= EmitKind::Bin; }
/// Returns the extension of files of kind \p K, with the dot.
llvm::StringRef extensionOf(EmitKind K, bool IRAsText);

struct CompileOptions {
  std::string InputFile;
  std::optional<FrontendOptions> Source; ///< Only for source, not for IR.
  std::optional<std::string> OutputFile; ///< -o, or the default of the program.
  std::string DependencyFile;            ///< -MF; empty: none.
  EmitKind Emit = EmitKind::VISA;
  bool IRAsText = false;
  bool DisableOutput = false;
  bool Force = false;

  /// Pipeline text; if empty, the default pipeline of Level.
  std::optional<std::string> Passes;
  OptLevel Level = OptLevel::O2;
  /// Null: the platform of the module.
  const TargetDesc *Platform = nullptr;
  /// std::nullopt: as many registers as the platform has by default.
  std::optional<unsigned> NumGRFs;
  /// std::nullopt: the runtime of the module.
  std::optional<RuntimeKind> Runtime;
  bool Strict = false;
  bool VerifyEach = false;
  /// Run LLVM's verifier after the passes.
  bool VerifyResult = true;
  bool DebugifyEach = false;
  std::string StopAfter; ///< "PASS" or "PASS,N"; empty: run the whole pipeline.
  bool CheckEach = false;
  unsigned CheckInputs = 24;
  uint64_t CheckSeed = 0;
  bool DebugPassManager = false;
  bool PrintPipeline = false;
  std::vector<llvm::PassPlugin> Plugins;

  std::string RemarksFile;
  std::string RemarksFilter;
  std::string RemarksFormat;

  std::string ReportFile;        ///< Empty: none.
  std::string ReportJSONFile;    ///< Empty: none.
  std::string ReportCompareFile; ///< Empty: none.

  std::string TimeTraceFile; ///< Empty: none.
  unsigned TimeTraceMicroseconds = 500;

  bool Stats = false;
  bool StatsAsJSON = false;
  std::string FinalizerPath; ///< Empty: GenX_IR in PATH.
  unsigned FinalizerSeconds = 60;
};

/// The category of the options in --help.
llvm::cl::OptionCategory &compileCategory();

/// Calls parseCommandLine with the options that cmx-opt and cmx-cc share.
bool parseCompilerCommandLine(int Argc, const char *const *Argv,
                              llvm::StringRef Overview);

/// Reads the options that cmx-opt and cmx-cc share. If they are wrong, prints
/// errors and returns std::nullopt.
std::optional<CompileOptions> compileOptions(EmitKind DefaultEmit);

/// Was -O0, -O1 or -O2 given?
bool hasLevel();

/// Checks that each output has its own file, which is not the input. Prints an
/// error and returns false if not.
bool checkOutputNames(const CompileOptions &O);

} // namespace cmx

#endif // CMX_TOOLS_DRIVER_COMPILEOPTIONS_H
