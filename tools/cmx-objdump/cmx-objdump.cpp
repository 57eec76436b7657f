//===- cmx-objdump.cpp - Show what a binary for a driver holds ------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-objdump FILE [--platform=NAME] [--disassemble] [--line-numbers]
// cmx-objdump FILE --extract=KERNEL -o OUT
//
//===----------------------------------------------------------------------===//

#include "driver/InputAdvice.h"
#include "driver/Output.h"
#include "driver/Tool.h"

#include "cmx/Binary/DebugInfo.h"
#include "cmx/Support/Diagnostics.h"
#include "cmx/Support/SignalBlock.h"
#include "cmx/Support/Suggest.h"
#include "cmx/Target/TargetDesc.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace cmx;

namespace {

cl::OptionCategory Category("Options");
cl::opt<std::string> InputFile(cl::Positional, cl::Required, cl::desc("<file>"),
                               cl::cat(Category));
cl::opt<std::string> Platform("platform",
                              cl::desc("That the binary must be for (default: "
                                       "any)"),
                              cl::value_desc("skl|icllp|tgllp|dg2|pvc"),
                              cl::cat(Category));
cl::opt<bool> Disassemble("disassemble",
                          cl::desc("Print the Gen instructions, with iga64 of "
                                   "PATH"),
                          cl::cat(Category));
cl::alias DisassembleShort("d", cl::desc("Alias for --disassemble"),
                           cl::aliasopt(Disassemble), cl::cat(Category));
cl::opt<bool> LineNumbers("line-numbers",
                          cl::desc("Print the lines of source that the code "
                                   "comes from, with --disassemble between "
                                   "the instructions"),
                          cl::cat(Category));
cl::alias LineNumbersShort("l", cl::desc("Alias for --line-numbers"),
                           cl::aliasopt(LineNumbers), cl::cat(Category));
cl::opt<std::string> Extract("extract",
                             cl::desc("Write only the code of this kernel"),
                             cl::value_desc("kernel"), cl::cat(Category));
cl::opt<std::string> OutputName("o", cl::desc("Output file"),
                                cl::value_desc("file"), cl::init("-"),
                                cl::cat(Category));

cl::extrahelp Notes(R"(
EXIT STATUS:

  0  success
  1  the input is missing or malformed, or for another platform, or the output
     cannot be written; then nothing is written
  2  wrong usage
  3  iga64 is missing or failed
)");

} // namespace

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

static std::string optionalWord(StringRef Word, bool IsThere) {
  return IsThere ? Word.str() : "-";
}

/// Returns how code accesses the argument: "stateless global", "binding 2", ...
static std::string wayOf(const zebin::Kernel &K,
                         const zebin::PayloadArgument &A) {
  std::string Way;
  if (A.Mode)
    Way = word(*A.Mode).str();
  if (A.Space)
    Way += " " + word(*A.Space).str();
  if (A.Image)
    Way += " " + word(*A.Image).str();
  if (A.SamplerIndex >= 0)
    Way += " sampler " + itostr(A.SamplerIndex);
  else if (A.Mode == zebin::AddrMode::Stateful)
    for (const zebin::BindingTableIndex &I : K.BindingTable)
      if (I.ArgIndex == A.ArgIndex)
        Way += " binding " + itostr(I.Number);
  return Way.empty() ? "-" : Way;
}

static void printArguments(const zebin::Kernel &K, raw_ostream &OS) {
  OS << formatv("  {0,-4} {1,-22} {2,6} {3,5} {4,-9} {5}\n", "arg", "type",
                "offset", "size", "access", "way");
  for (const zebin::PayloadArgument &A : K.Arguments)
    OS << formatv("  {0,-4} {1,-22} {2,6} {3,5} {4,-9} {5}\n",
                  A.ArgIndex < 0 ? std::string("-") : itostr(A.ArgIndex),
                  word(A.Type), A.OffsetBytes, A.SizeBytes,
                  A.AccessType ? optionalWord(word(*A.AccessType), true) : "-",
                  wayOf(K, A));
  for (const zebin::ThreadArgument &A : K.ThreadArguments)
    OS << formatv("  {0,-4} {1,-22} {2,6} {3,5} {4,-9} {5}\n", "-",
                  word(A.Type), A.OffsetBytes, A.SizeBytes, "-", "per thread");
}

static void printKernel(const zebin::ZEBinary &B, size_t N, raw_ostream &OS) {
  const zebin::Kernel &K = B.Info.Kernels[N];
  const zebin::ExecutionEnv &E = K.Env;
  OS << "\nkernel '" << K.Name << "': " << B.Code[N].Bytes.size()
     << " bytes of code, SIMD" << E.SimdSize << ", " << E.GRFCount
     << " registers, " << K.argumentBytes() << " bytes of arguments\n";
  if (E.SLMBytes)
    OS << "  shared local memory: " << E.SLMBytes << " bytes\n";
  if (E.BarrierCount)
    OS << "  barriers: " << E.BarrierCount << '\n';
  if (E.SkipLocalIdsBytes)
    OS << "  entry without local ids: byte " << E.SkipLocalIdsBytes << '\n';
  for (const zebin::ThreadMemory &M : K.Memory)
    OS << "  memory of each thread: " << M.SizeBytes << " bytes\n";
  printArguments(K, OS);
}

static void printFile(const zebin::ZEBinary &B, raw_ostream &OS) {
  OS << "zebin " << B.Version << " for " << B.platform()->name()
     << " (product family " << B.For.ProductFamily << ", core family "
     << B.For.CoreFamily << ")\n\nsections:\n";
  for (const zebin::Section &S : B.Code)
    OS << formatv("  {0,8} {1}\n", S.Bytes.size(), S.Name);
  for (const zebin::Section &S :
       concat<const zebin::Section>(B.Debug, B.Others))
    OS << formatv("  {0,8} {1}\n", S.Bytes.size(), S.Name);
  OS << "symbols:\n";
  for (const zebin::Symbol &S : B.Symbols)
    OS << formatv("  {0,8} {1}{2}\n", S.SizeBytes, S.Name,
                  S.Section.empty() ? "" : " in " + S.Section);
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

namespace {

/// A temporary file that the destructor removes.
class TemporaryFile {
  SmallString<128> Path;

public:
  Error write(StringRef Bytes) {
    int FD = -1;
    SignalBlock Block;
    if (std::error_code EC =
            sys::fs::createTemporaryFile("cmx-objdump", "dat", FD, Path))
      return makeDiagError(DiagKind::CannotWriteOutput,
                           "cannot make a temporary file: " + EC.message());
    sys::RemoveFileOnSignal(Path);
    raw_fd_ostream OS(FD, /*shouldClose=*/true);
    OS << Bytes;
    OS.close();
    return Error::success();
  }
  StringRef path() const { return Path; }
  ~TemporaryFile() {
    if (Path.empty())
      return;
    sys::fs::remove(Path);
    sys::DontRemoveFileOnSignal(Path);
  }
};

} // namespace

static std::string placeText(const zebin::SourceLine &L) {
  return L.Line ? L.File + ":" + utostr(L.Line) : std::string("no line");
}

static void printLines(ArrayRef<zebin::SourceLine> Lines, size_t CodeBytes,
                       raw_ostream &OS) {
  OS << "\n  offset  line\n";
  for (const zebin::SourceLine &L : Lines)
    if (L.OffsetBytes < CodeBytes)
      OS << formatv("  {0,6}  {1}\n", formatv("{0:x-4}", L.OffsetBytes),
                    placeText(L));
}

/// Prints \p Listing. Its instructions begin with "/* [OFFSET]". Before the
/// first instruction of each source line, prints a comment that names this
/// source line.
static void printWithLines(StringRef Listing, ArrayRef<zebin::SourceLine> Lines,
                           raw_ostream &OS) {
  while (!Listing.empty()) {
    StringRef Line;
    std::tie(Line, Listing) = Listing.split('\n');
    StringRef Number = Line;
    uint64_t OffsetBytes = 0;
    if (Number.consume_front("/* [") && !Number.consumeInteger(16, OffsetBytes))
      for (; !Lines.empty() && Lines.front().OffsetBytes <= OffsetBytes;
           Lines = Lines.drop_front())
        OS << "// " << placeText(Lines.front()) << '\n';
    OS << Line << '\n';
  }
}

static Expected<std::string> disassemble(StringRef Code, const TargetDesc &TD) {
  ErrorOr<std::string> Program = sys::findProgramByName("iga64");
  if (!Program)
    return makeDiagError(DiagKind::FinalizerMissing,
                         "iga64 expected in PATH (Debian has it in the package "
                         "libigc-tools)");
  TemporaryFile In, Out, Messages;
  if (Error E = In.write(Code))
    return E;
  for (TemporaryFile *Written : {&Out, &Messages})
    if (Error E = Written->write(""))
      return E;
  std::string Flag = ("-p=" + TD.disassemblerName()).str();
  // -Xprint-pc prints the offset of each instruction in a comment.
  StringRef Args[] = {*Program,     Flag, "-d",      In.path(),
                      "-Xprint-pc", "-o", Out.path()};
  std::string Failure;
  // The disassembler prints warnings for some regions of the finalizer's code.
  // They are shown only if the disassembler fails.
  std::optional<StringRef> Redirects[] = {std::nullopt, std::nullopt,
                                          Messages.path()};
  int Status = sys::ExecuteAndWait(*Program, Args, std::nullopt, Redirects, 60,
                                   0, &Failure);
  auto Text = MemoryBuffer::getFile(Out.path());
  if (auto Said = MemoryBuffer::getFile(Messages.path());
      Said && Failure.empty())
    Failure = (*Said)->getBuffer().trim().str();
  if (Status != 0 || !Text)
    return makeDiagError(DiagKind::FinalizerFailed,
                         "exit status 0 expected of iga64, actual " +
                             Twine(Status) + " " + Failure);
  return (*Text)->getBuffer().str();
}

//===----------------------------------------------------------------------===//
// The program
//===----------------------------------------------------------------------===//

static Expected<std::string> contentsFor(const zebin::ZEBinary &B) {
  std::string Text;
  raw_string_ostream OS(Text);
  if (Extract.getNumOccurrences()) {
    for (size_t N = 0; N != B.Code.size(); ++N)
      if (B.Info.Kernels[N].Name == Extract)
        return B.Code[N].Bytes;
    std::vector<std::string> Names;
    for (const zebin::Kernel &K : B.Info.Kernels)
      Names.push_back(K.Name);
    return makeDiagError(DiagKind::KernelNotFound, {InputFile},
                         "kernel '" + Extract +
                             "' expected, actual none of that name" +
                             suggest(Extract, Names));
  }
  printFile(B, OS);
  for (size_t N = 0; N != B.Code.size(); ++N) {
    printKernel(B, N, OS);
    std::vector<zebin::SourceLine> Lines;
    if (LineNumbers) {
      auto Found = zebin::readSourceLines(B, B.Info.Kernels[N].Name, InputFile);
      if (!Found)
        return Found.takeError();
      Lines = std::move(*Found);
      if (Lines.empty())
        OS << "\n  no lines of source\n";
      else if (!Disassemble)
        printLines(Lines, B.Code[N].Bytes.size(), OS);
    }
    if (!Disassemble)
      continue;
    Expected<std::string> Listing = disassemble(B.Code[N].Bytes, *B.platform());
    if (!Listing)
      return Listing.takeError();
    OS << '\n';
    printWithLines(*Listing, Lines, OS);
  }
  OS.flush();
  return Text;
}

static ExitStatus run() {
  if (!checkPlatform(Platform))
    return ExitUsage;
  if (Extract.getNumOccurrences() && (Disassemble || LineNumbers)) {
    printError("--extract writes code alone, without --disassemble and "
               "--line-numbers");
    return ExitUsage;
  }
  auto Buffer = MemoryBuffer::getFileOrSTDIN(InputFile, /*IsText=*/false,
                                             /*RequiresNullTerminator=*/false);
  if (!Buffer)
    return fail(makeDiagError(DiagKind::CannotReadInput, {InputFile},
                              Buffer.getError().message()));
  Expected<zebin::ZEBinary> B = zebin::readZEBinary(
      (*Buffer)->getBuffer(), InputFile, TargetDesc::get(Platform));
  if (!B)
    return failToRead(B.takeError(), (*Buffer)->getBuffer(), InputKind::ELF);
  Expected<std::string> Contents = contentsFor(*B);
  if (!Contents)
    return fail(Contents.takeError());
  if (Error E = writeOutputs(OutputFile{OutputName, std::move(*Contents)}))
    return fail(std::move(E));
  return ExitSuccess;
}

int main(int Argc, char **Argv) {
  startTool("cmx-objdump");
  InitLLVM X(Argc, Argv);
  if (!parseCommandLine(
          Argc, Argv,
          "cmx-objdump: shows what a binary for Intel's driver holds\n",
          {&Category}))
    return ExitUsage;
  return run();
}
