//===- main.cpp - cmx-visa: read, check and print vISA text ---------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-visa FILE.visaasm [--platform=NAME] [--verify] [-o OUT]
//
// Parses vISA text, verifies it on request and prints it again.
//
//===----------------------------------------------------------------------===//

#include "driver/InputAdvice.h"
#include "driver/Output.h"
#include "driver/Tool.h"

#include "cmx/Support/Diagnostics.h"
#include "cmx/Target/TargetDesc.h"
#include "cmx/VISA/Parser.h"
#include "cmx/VISA/Printer.h"
#include "cmx/VISA/Verifier.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace cmx;
namespace cl = llvm::cl;

static cl::OptionCategory Category("cmx-visa options");
static cl::opt<std::string> InputName(cl::Positional, cl::desc("<file>"),
                                      cl::init("-"), cl::cat(Category));
static cl::opt<std::string> OutputName("o", cl::desc("Output file"),
                                       cl::value_desc("file"), cl::init("-"),
                                       cl::cat(Category));
static cl::opt<std::string>
    PlatformName("platform",
                 cl::desc("That the text is for "
                          "(default: icllp)"),
                 cl::value_desc("skl|icllp|tgllp|dg2|pvc"), cl::init("icllp"),
                 cl::cat(Category));
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

static cl::extrahelp Notes(R"(
EXIT STATUS:

  0  success
  1  the input is missing, malformed or not legal, or the output cannot be
     written; then nothing is written
  2  wrong usage
)");

/// Reports the faults of \p M. Returns true if there are none.
static bool verifyModule(const visa::Module &M, const TargetDesc &Target,
                         const visa::LineTable &Lines) {
  visa::VerifierOptions Options;
  Options.CheckUninitialized = CheckInit;
  Options.CheckMessageHardware = !AllowMissingMessages;
  Options.File = &M;
  bool Good = true;
  for (size_t N = 0; N != M.Kernels.size(); ++N)
    visa::verifyKernel(
        M.Kernels[N], Target,
        [&](const visa::VerifierMessage &Message) {
          unsigned Line = Message.InstIndex ? Lines[N][*Message.InstIndex] : 0;
          std::string Text = Message.Text;
          if (!Message.Where.empty())
            Text += "\n  in: " + Message.Where;
          printMessage({cmx::Message::Error,
                        visa::verifierErrorName(Message.Kind).str(),
                        {InputName, Line},
                        "",
                        Text});
          Good = false;
        },
        Options);
  return Good;
}

static ExitStatus run() {
  if (!checkPlatform(PlatformName))
    return ExitUsage;
  const TargetDesc *Target = TargetDesc::get(PlatformName);
  if (!Verify && (CheckInit || AllowMissingMessages)) {
    printError("--verify-initialized and --allow-missing-messages need "
               "--verify");
    return ExitUsage;
  }
  auto Buffer = llvm::MemoryBuffer::getFileOrSTDIN(InputName);
  if (!Buffer)
    return fail(makeDiagError(DiagKind::CannotReadInput, {InputName},
                              Buffer.getError().message()));
  if (InputName == "-")
    keepText(InputName, (*Buffer)->getBuffer());
  visa::LineTable Lines;
  llvm::Expected<visa::Module> M = visa::parseModule(
      (*Buffer)->getBuffer(), Target->grfBytes(), InputName, &Lines);
  if (!M)
    return failToRead(M.takeError(), (*Buffer)->getBuffer(),
                      InputKind::VISAText);
  if (Verify && !verifyModule(*M, *Target, Lines))
    return ExitFailure;
  OutputFile Output{OutputName, {}};
  llvm::raw_string_ostream OS(Output.Contents);
  visa::printModule(*M, Target->grfBytes(), OS);
  OS.flush();
  if (llvm::Error E = writeOutputs(Output))
    return fail(std::move(E));
  return ExitSuccess;
}

int main(int Argc, char **Argv) {
  startTool("cmx-visa");
  llvm::InitLLVM Init(Argc, Argv);
  if (!parseCommandLine(Argc, Argv,
                        "cmx-visa: reads, checks and prints vISA text\n",
                        {&Category}))
    return ExitUsage;
  return run();
}
