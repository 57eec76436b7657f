//===- Frontend.cpp - From C-for-Metal source to a module -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Frontend/Frontend.h"

#include "ClangMessages.h"

#include "cmx/IR/Loader.h"
#include "cmx/IR/SourceLines.h"
#include "cmx/Support/ChildGuard.h"
#include "cmx/Support/Diagnostics.h"
#include "cmx/Support/SignalBlock.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/Signals.h"

using namespace llvm;

namespace cmx {

namespace {

/// A file that is empty at first. It is removed at the end of its scope, or
/// when a signal ends the process.
class TemporaryFile {
  SmallString<128> Path;

public:
  Error create(StringRef Extension) {
    SignalBlock Block;
    std::error_code EC =
        sys::fs::createTemporaryFile("cmx-source", Extension, Path);
    if (EC)
      return makeDiagError(DiagKind::CannotWriteOutput,
                           "cannot create a temporary file for clang: " +
                               EC.message());
    sys::RemoveFileOnSignal(Path);
    return Error::success();
  }
  ~TemporaryFile() {
    if (Path.empty())
      return;
    sys::fs::remove(Path);
    sys::DontRemoveFileOnSignal(Path);
  }
  StringRef path() const { return Path; }
  Expected<std::unique_ptr<MemoryBuffer>> read() const {
    ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer = MemoryBuffer::getFile(Path);
    if (std::error_code EC = Buffer.getError())
      return makeDiagError(DiagKind::ClangFailed,
                           "output of clang expected, actual: " + EC.message());
    return std::move(*Buffer);
  }
};

/// The result of one run of clang.
struct ClangOutput {
  std::unique_ptr<MemoryBuffer> Contents; ///< Null if clang reported errors.
  std::string Dependencies;
};

} // namespace

static Expected<std::string> findClang(StringRef Wanted) {
  StringRef Option = "--clang";
  std::optional<std::string> Variable = sys::Process::GetEnv("CMX_CLANG");
  if (Wanted.empty() && Variable) {
    Option = "the variable CMX_CLANG";
    Wanted = *Variable;
  }
  if (!Wanted.empty()) {
    // If the name contains a folder, LLVM "finds" it even without such a file.
    ErrorOr<std::string> Found = sys::findProgramByName(Wanted);
    if (Found && sys::fs::can_execute(*Found))
      return *Found;
    return makeDiagError(DiagKind::ClangMissing,
                         Option + " expected to name a program, actual '" +
                             Wanted + "'");
  }
  if (sys::fs::can_execute(CMX_CLANG_PATH))
    return CMX_CLANG_PATH;
  if (ErrorOr<std::string> Found = sys::findProgramByName(CMX_CLANG_NAME))
    return *Found;
  return makeDiagError(DiagKind::ClangMissing, CMX_CLANG_NAME
                       " expected in PATH, or give --clang=PATH");
}

/// These options make clang's C++ the language C for Metal. -ffp-contract=fast
/// fuses multiplications with additions; otherwise, matrix products would take
/// 50 % more instructions. -fno-discard-value-names keeps the names of kernel
/// arguments. -nostdlibinc excludes headers of the host's C library, but not
/// clang's own headers, such as stdint.h. With -fno-temp-file, clang writes
/// directly to the given file: a temporary file would remain if a signal ended
/// clang just after making it.
static constexpr StringLiteral LanguageArgs[] = {"--target="
                                                 "spirv64-unknown-unknown",
                                                 "-std=c++20",
                                                 "-O2",
                                                 "-Xclang",
                                                 "-disable-llvm-passes",
                                                 "-Xclang",
                                                 "-fno-temp-file",
                                                 "-ffp-contract=fast",
                                                 "-fno-exceptions",
                                                 "-fno-rtti",
                                                 "-fno-threadsafe-statics",
                                                 "-fno-strict-aliasing",
                                                 "-fno-discard-value-names",
                                                 "-Wno-vla-cxx-extension",
                                                 "-nostdlibinc"};

/// Returns the macros that tell the source its platform.
static ArrayRef<StringRef> platformArgs(StringRef Platform) {
  struct Row {
    StringRef Platform;
    StringRef Args[2];
  };
  static constexpr Row Rows[] = {
#define CMX_SOURCE_MACROS(Platform, Genx, Macro)                               \
  {Platform, {"-DCM_GENX=" Genx, "-D" Macro}},
#include "cmx/Target/SourceMacros.def"
  };
  for (const Row &R : Rows)
    if (R.Platform == Platform)
      return R.Args;
  return {};
}

static Error checkInput(StringRef File) {
  sys::fs::file_status Status;
  std::error_code EC =
      File == "-" ? std::error_code() : sys::fs::status(File, Status);
  if (!EC && Status.type() == sys::fs::file_type::directory_file)
    EC = std::make_error_code(std::errc::is_a_directory);
  if (!EC && File != "-")
    EC = sys::fs::access(File, sys::fs::AccessMode::Exist);
  return EC ? makeDiagError(DiagKind::CannotReadInput, {File.str()},
                            EC.message())
            : Error::success();
}

/// Runs \p Program and returns its exit status. If there is none, returns a
/// negative number, and \p Failure says why. A program that reads from a
/// terminal stays in this session, because it could not read from the terminal
/// in another one. All other programs get a session of their own.
static int run(StringRef Program, ArrayRef<StringRef> Args, StringRef Messages,
               bool ReadsTerminal, std::string &Failure) {
  bool CannotStart = false;
  sys::ProcessInfo Child = sys::ExecuteNoWait(
      Program, Args, std::nullopt, {std::nullopt, std::nullopt, Messages},
      /*MemoryLimit=*/0, &Failure, &CannotStart, /*AffinityMask=*/nullptr,
      /*DetachProcess=*/!ReadsTerminal);
  if (CannotStart)
    return -1;
  ChildGuard::watch(Child.Pid);
  int Status = sys::Wait(Child, std::nullopt, &Failure).ReturnCode;
  ChildGuard::childEnded();
  return Status;
}

static Expected<ClangOutput> runClang(StringRef File,
                                      const FrontendOptions &Opts,
                                      ArrayRef<StringRef> Action) {
  if (Error E = checkInput(File))
    return E;
  Expected<std::string> Clang = findClang(Opts.Clang);
  if (!Clang)
    return Clang.takeError();
  ChildGuard Signals(SIGTERM); // Clang removes its own temporary files.
  TemporaryFile Output, Dependencies, Messages;
  if (Error E = Output.create("out"))
    return E;
  if (Error E = Messages.create("txt"))
    return E;
  SmallVector<StringRef, 40> Args = {*Clang};
  append_range(Args, LanguageArgs);
  auto NamesPlatform = [](StringRef Arg) {
    if (!Arg.consume_front("-D"))
      Arg.consume_front("-U");
    return Arg.split('=').first == "CM_GENX";
  };
  if (none_of(Opts.Args, NamesPlatform))
    append_range(Args, platformArgs(Opts.Platform));
  if (Opts.IsForL0)
    Args.push_back("-DCMX_RUNTIME_L0");
  append_range(Args, Action);
  append_range(Args, Opts.Args);
  if (!Opts.DependencyArgs.empty()) {
    if (Error E = Dependencies.create("d"))
      return E;
    append_range(Args, Opts.DependencyArgs);
    append_range(Args, ArrayRef<StringRef>{"-MF", Dependencies.path()});
  }
  append_range(Args, ArrayRef<StringRef>{"-isystem", Opts.HeaderFolder, "-x",
                                         "c++", File, "-o", Output.path()});

  std::string Failure;
  int Status =
      run(*Clang, Args, Messages.path(),
          File == "-" && sys::Process::StandardInIsUserInput(), Failure);
  if (Expected<std::unique_ptr<MemoryBuffer>> Text = Messages.read())
    printClangMessages((*Text)->getBuffer(), Opts.HeaderFolder,
                       Opts.Messages ? *Opts.Messages : errs());
  else
    return Text.takeError();
  if (Status == 1)
    return ClangOutput();
  if (Status == -1)
    return makeDiagError(DiagKind::ClangMissing,
                         "'" + *Clang + "' cannot be started: " + Failure);
  if (Status != 0)
    return makeDiagError(DiagKind::ClangFailed,
                         "exit status 0 or 1 of '" + *Clang +
                             "' expected, actual " +
                             (Status < 0 ? Failure : itostr(Status)));
  ClangOutput Result;
  if (Error E = Output.read().moveInto(Result.Contents))
    return E;
  if (!Opts.DependencyArgs.empty()) {
    std::unique_ptr<MemoryBuffer> Rules;
    if (Error E = Dependencies.read().moveInto(Rules))
      return E;
    Result.Dependencies = Rules->getBuffer().str();
  }
  return Result;
}

/// Messages, remarks and debuggers should name lines of the user's files. So
/// this function removes the debug info of functions in headers, and of members
/// that clang adds to classes in headers.
static void stripHeaderLines(Module &M, StringRef HeaderFolder) {
  for (Function &F : M) {
    const DISubprogram *SP = F.getSubprogram();
    if (!SP)
      continue;
    SmallString<128> Path(SP->getFile() ? sourcePath(*SP->getFile()) : "");
    if (sys::path::replace_path_prefix(Path, HeaderFolder, ""))
      stripDebugInfo(F);
  }
}

Expected<Source> compileSource(StringRef File, const FrontendOptions &Opts,
                               LLVMContext &Ctx) {
  StringRef Lines = Opts.DebugInfo ? "-g" : "-gline-tables-only";
  Expected<ClangOutput> Output =
      runClang(File, Opts, {Lines, "-emit-llvm", "-c"});
  if (!Output)
    return Output.takeError();
  Source Result;
  if (!Output->Contents)
    return Result;
  Result.Dependencies = std::move(Output->Dependencies);
  MemoryBufferRef Bitcode(Output->Contents->getBuffer(), File);
  if (Error E = loadModule(Bitcode, Ctx).moveInto(Result.M))
    return E;
  stripHeaderLines(*Result.M, Opts.HeaderFolder);
  return Result;
}

Expected<PreprocessedSource> preprocessSource(StringRef File,
                                              const FrontendOptions &Opts) {
  Expected<ClangOutput> Output = runClang(File, Opts, {"-E"});
  if (!Output)
    return Output.takeError();
  PreprocessedSource Result;
  if (Output->Contents)
    Result.Text = Output->Contents->getBuffer().str();
  Result.Dependencies = std::move(Output->Dependencies);
  return Result;
}

bool isSourceName(StringRef File) {
  static constexpr StringLiteral Extensions[] = {".cpp", ".cc", ".cxx", ".cm"};
  return is_contained(Extensions, sys::path::extension(File));
}

std::string findHeaderFolder(const char *Argv0, void *Address) {
  SmallString<128> Path(sys::fs::getMainExecutable(Argv0, Address));
  sys::path::remove_filename(Path);
  sys::path::append(Path, "..", "include");
  sys::path::remove_dots(Path, /*remove_dot_dot=*/true);
  return std::string(Path);
}

} // namespace cmx
