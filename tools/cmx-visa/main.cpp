//===- main.cpp - cmx-visa: read, check and print vISA text ---------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-visa FILE.visaasm [--platform=NAME] [--verify] [-o OUT]
//
// Parses vISA text, verifies it on request and prints it again. Exit status 0
// if there was nothing to say, 1 after a diagnostic; then nothing is written.
//
//===----------------------------------------------------------------------===//

#include "cmx/Target/TargetDesc.h"
#include "cmx/VISA/Parser.h"
#include "cmx/VISA/Printer.h"
#include "cmx/VISA/Verifier.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/raw_ostream.h"

using namespace cmx;
namespace cl = llvm::cl;

static cl::OptionCategory Category("cmx-visa options");
static cl::opt<std::string> InputName(cl::Positional, cl::desc("<file>"),
                                      cl::init("-"), cl::cat(Category));
static cl::opt<std::string> OutputName("o", cl::desc("Output file"),
                                       cl::value_desc("file"), cl::init("-"),
                                       cl::cat(Category));
static cl::opt<std::string> PlatformName("platform",
                                         cl::desc("Platform, such as icllp"),
                                         cl::value_desc("name"),
                                         cl::init("icllp"), cl::cat(Category));
static cl::opt<bool> Verify("verify", cl::desc("Check that the text is legal"),
                            cl::cat(Category));
static cl::opt<bool>
    CheckInit("verify-initialized",
              cl::desc("With --verify: report variables without a value"),
              cl::cat(Category));
static cl::opt<bool> AllowMissingMessages(
    "allow-missing-messages",
    cl::desc("With --verify: allow messages that only the finalizer knows"),
    cl::cat(Category));

static void printError(const llvm::Twine &Where, const llvm::Twine &Text) {
  llvm::errs() << Where << ": error: " << Text << '\n';
}

/// True if nothing was reported.
static bool verifyModule(const visa::Module &M, const TargetDesc &Target,
                         const visa::LineTable &Lines) {
  visa::VerifierOptions Options;
  Options.CheckUninitialized = CheckInit;
  Options.CheckMessageHardware = !AllowMissingMessages;
  Options.File = &M;
  bool Good = true;
  for (size_t N = 0; N != M.Kernels.size(); ++N)
    Good &= visa::verifyKernel(
        M.Kernels[N], Target,
        [&](const visa::VerifierMessage &Message) {
          std::string Where = InputName;
          if (Message.InstIndex)
            Where += ":" + std::to_string(Lines[N][*Message.InstIndex]);
          printError(Where, Message.Text + " [" +
                                visa::verifierErrorName(Message.Kind) + "]");
          if (!Message.Where.empty())
            llvm::errs() << "  in: " << Message.Where << '\n';
        },
        Options);
  return Good;
}

static int run() {
  const TargetDesc *Target = TargetDesc::get(PlatformName);
  if (!Target) {
    printError("cmx-visa", "unknown platform '" + PlatformName + "'");
    return 1;
  }
  auto Buffer = llvm::MemoryBuffer::getFileOrSTDIN(InputName);
  if (!Buffer) {
    printError(InputName, Buffer.getError().message());
    return 1;
  }
  visa::LineTable Lines;
  llvm::Expected<visa::Module> M = visa::parseModule(
      (*Buffer)->getBuffer(), Target->grfBytes(), InputName, &Lines);
  if (!M) {
    llvm::errs() << llvm::toString(M.takeError()) << '\n';
    return 1;
  }
  if (Verify && !verifyModule(*M, *Target, Lines))
    return 1;
  std::error_code Error;
  llvm::ToolOutputFile Output(OutputName, Error, llvm::sys::fs::OF_Text);
  if (Error) {
    printError(OutputName, Error.message());
    return 1;
  }
  visa::printModule(*M, Target->grfBytes(), Output.os());
  Output.keep();
  return 0;
}

int main(int Argc, char **Argv) {
  llvm::InitLLVM Init(Argc, Argv);
  cl::HideUnrelatedOptions(Category);
  cl::ParseCommandLineOptions(Argc, Argv,
                              "reads, checks and prints vISA assembly text\n");
  return run();
}
