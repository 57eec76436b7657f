//===- Options.cpp - Command line of cmx-opt ------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Options.h"

#include "driver/Output.h"

using namespace llvm;

namespace cmx {

namespace {

cl::opt<std::string> InputFile(cl::Positional, cl::desc("<input IR>"),
                               cl::init("-"), cl::value_desc("file"),
                               cl::cat(compileCategory()));
cl::opt<bool> DisableOutput("disable-output", cl::desc("Write no output"),
                            cl::cat(compileCategory()));
cl::opt<bool> Force("f", cl::desc("Write bitcode even to a terminal"),
                    cl::cat(compileCategory()));

cl::opt<std::string>
    Passes("passes",
           cl::desc("Run these passes, as in opt, not the default pipeline"),
           cl::value_desc("pipeline"), cl::cat(compileCategory()));
cl::alias PassesShort("p", cl::desc("Alias for -passes"), cl::aliasopt(Passes),
                      cl::cat(compileCategory()));
cl::opt<bool>
    VerifyEach("verify-each",
               cl::desc("Run LLVM's and cmx's verifiers after each pass"),
               cl::cat(compileCategory()));
cl::opt<bool> DisableVerify("disable-verify",
                            cl::desc("Do not run LLVM's verifier after the "
                                     "passes"),
                            cl::cat(compileCategory()));
cl::opt<bool>
    DebugifyEach("debugify-each",
                 cl::desc("Give each pass synthetic debug info, and report "
                          "what it loses"),
                 cl::cat(compileCategory()));
cl::opt<bool> TimeTrace("time-trace",
                        cl::desc("Write what takes how long, for "
                                 "chrome://tracing"),
                        cl::cat(compileCategory()));
cl::opt<std::string>
    TimeTraceFile("time-trace-file",
                  cl::desc("Where to (default: the output, with the extension "
                           ".time-trace)"),
                  cl::value_desc("file"), cl::cat(compileCategory()));
cl::opt<unsigned>
    TimeTraceGranularity("time-trace-granularity",
                         cl::desc("The shortest time in it (default: 500)"),
                         cl::value_desc("microseconds"), cl::init(500),
                         cl::cat(compileCategory()));
cl::opt<bool> DebugPassManager("debug-pass-manager",
                               cl::desc("Print the passes as they run"),
                               cl::cat(compileCategory()));
cl::opt<bool> PrintPasses("print-passes",
                          cl::desc("Print the names that -passes knows"),
                          cl::cat(compileCategory()));
cl::opt<bool> PrintIntrinsics("print-intrinsics",
                              cl::desc("Print the public intrinsics, their "
                                       "platforms, and why some have none"),
                              cl::cat(compileCategory()));
cl::list<std::string> PluginFiles("load-pass-plugin",
                                  cl::desc("Load passes from a plugin"),
                                  cl::value_desc("file.so"),
                                  cl::cat(compileCategory()));

cl::extrahelp Notes(R"(
OUTPUT:

  -o FILE names the output; "-", the default, is standard output. With
  --emit=visa and --emit=gen there is one output per kernel:
    -o FILE       one kernel: FILE; several: FILE with the kernel's name put
                  before its extension (K.visaasm -> K.kernel.visaasm)
    -o FOLDER     a folder, or a name that ends in "/":
                  FOLDER/kernel.visaasm, FOLDER/kernel.asm
    -o -          only for one kernel
  Letters of kernel names that do not suit a file name become "_". When
  anything fails, no output is written and existing files stay as they are.

EXIT STATUS:

  0  success
  1  the input is missing, malformed or cannot be compiled, or the output
     cannot be written
  2  wrong usage: unknown option, platform, pass or plugin
  3  the finalizer is missing, failed, ran too long or reported a problem
)");

} // namespace

static bool loadPlugins(CompileOptions &O) {
  for (const std::string &File : PluginFiles) {
    Expected<PassPlugin> Plugin = PassPlugin::Load(File);
    if (!Plugin) {
      printError("cannot load plugin: " + Twine(toString(Plugin.takeError())));
      return false;
    }
    O.Plugins.push_back(*Plugin);
  }
  return true;
}

static bool checkCombinations() {
  if (hasLevel() && Passes.getNumOccurrences()) {
    printError(
        "-O levels choose a default pipeline and cannot be combined with "
        "-passes; name it in the pipeline, e.g. cmx-default<O2>");
    return false;
  }
  if (!TimeTrace && (TimeTraceFile.getNumOccurrences() ||
                     TimeTraceGranularity.getNumOccurrences())) {
    printError("-time-trace-file and -time-trace-granularity need -time-trace");
    return false;
  }
  if (VerifyEach && DisableVerify) {
    printError("-verify-each and -disable-verify exclude each other");
    return false;
  }
  return true;
}

std::optional<CompileOptions> parseOptions(int Argc, char **Argv) {
  if (!parseCompilerCommandLine(
          Argc, Argv,
          "cmx-opt: compiles LLVM IR with region intrinsics to vISA text\n") ||
      !checkCombinations())
    return std::nullopt;
  bool HasPasses = Passes.getNumOccurrences() != 0;
  std::optional<CompileOptions> O =
      compileOptions(HasPasses ? EmitKind::IR : EmitKind::VISA);
  if (!O)
    return std::nullopt;
  O->InputFile = InputFile;
  if (!O->OutputFile)
    O->OutputFile = "-";
  O->DisableOutput = DisableOutput;
  O->Force = Force;
  if (HasPasses)
    O->Passes = Passes;
  O->VerifyEach = VerifyEach;
  O->VerifyResult = !DisableVerify;
  O->DebugifyEach = DebugifyEach;
  if (TimeTrace)
    O->TimeTraceFile = TimeTraceFile.getNumOccurrences()
                           ? std::string(TimeTraceFile)
                       : O->OutputFile == "-" || isFolder(*O->OutputFile)
                           ? "out.time-trace"
                           : *O->OutputFile + ".time-trace";
  O->TimeTraceMicroseconds = TimeTraceGranularity;
  O->DebugPassManager = DebugPassManager;
  if (!checkOutputNames(*O) || !loadPlugins(*O))
    return std::nullopt;
  return O;
}

bool shouldPrintPasses() { return PrintPasses; }
bool shouldPrintIntrinsics() { return PrintIntrinsics; }

} // namespace cmx
