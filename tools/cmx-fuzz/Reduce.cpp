//===- Reduce.cpp - Small kernels that fail alike -------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// If the results of a kernel differ after the whole pipeline, the
// interestingness test for llvm-reduce uses cmx-opt and cmx-check, like a user:
//
//   cmx-opt K.ll -O2 --platform=P --emit=visa -o K.visaasm && ! cmx-check ...
//
// The test for other failures uses cmx-fuzz --check-file, which repeats the
// trial in one process.
//
//===----------------------------------------------------------------------===//

#include "Reduce.h"

#include "cmx/Support/Compat.h"
#include "cmx/Target/TargetDesc.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"

using namespace llvm;

namespace cmx {

static Error writeFile(StringRef Name, StringRef Contents) {
  std::error_code EC;
  raw_fd_ostream OS(Name, EC, sys::fs::OF_Text);
  if (!EC) {
    OS << Contents;
    OS.close();
    EC = OS.error();
    OS.clear_error();
  }
  if (EC)
    return createStringError(EC, Name + ": " + EC.message());
  return Error::success();
}

static std::string baseName(const Options &Opts, const FuzzFailure &F) {
  SmallString<128> Path(Opts.SaveFolder);
  std::string Name = "seed-" + std::to_string(F.Trial.Seed) + "-" +
                     F.Trial.Platform->name().str();
  if (F.Trial.Pass.empty())
    Name += "-O" + std::to_string(unsigned(F.Trial.Level));
  else
    for (char C : "-" + F.Trial.Pass)
      Name += isalnum(static_cast<unsigned char>(C)) ? C : '-';
  sys::path::append(Path, Name);
  return std::string(Path);
}

Error saveFailure(const Options &Opts, const FuzzFailure &F,
                  std::string &File) {
  if (std::error_code EC = sys::fs::create_directories(Opts.SaveFolder))
    return createStringError(EC, Opts.SaveFolder + ": " + EC.message());
  std::string Base = baseName(Opts, F);
  LLVMContext C;
  std::string Kernel;
  raw_string_ostream OS(Kernel);
  trialKernel(C, F.Trial)->print(OS, nullptr);
  File = Base + ".ll";
  if (Error E = writeFile(File, OS.str()))
    return E;
  return writeFile(Base + ".txt", trialArguments(F.Trial) + "\n" + F.Kind +
                                      "\n" + F.Text + "\n");
}

static std::string siblingOf(StringRef Program, StringRef Name) {
  SmallString<128> Path = sys::path::parent_path(Program);
  sys::path::append(Path, Name);
  return std::string(Path);
}

/// Returns the interestingness test as a shell script.
static std::string testScript(const Options &Opts, const FuzzFailure &F) {
  const TrialOptions &T = F.Trial;
  std::string Platform = T.Platform->name().str();
  std::string Inputs = std::to_string(T.NumInputs);
  std::string Script = "#!/bin/sh\n# Does the kernel in $1 still fail? (" +
                       trialArguments(T) + ")\nulimit -v 4000000\n";
  if (F.Kind == "mismatch" && T.Pass.empty()) {
    std::string Out = baseName(Opts, F) + ".tmp.visaasm";
    Script += "timeout 20 " + siblingOf(Opts.Program, "cmx-opt") +
              " \"$1\" -O" + std::to_string(unsigned(T.Level)) +
              " --platform=" + Platform + " --emit=visa -o " + Out +
              " 2>/dev/null || exit 1\n";
    Script += "timeout 20 " + siblingOf(Opts.Program, "cmx-check") +
              " \"$1\" " + Out + " --platform=" + Platform +
              " --inputs=" + Inputs + " --seed=" + std::to_string(T.Seed) +
              " --max-instructions=200000 2>&1 | grep -q mismatch\n";
    return Script;
  }
  Script += "timeout " + std::to_string(Opts.Fuzz.TrialSeconds) + " " +
            Opts.Program + " --check-file \"$1\" " + trialArguments(T) +
            (T.Finalize ? " --finalize-every=1" : "") + " --inputs " + Inputs +
            " --expect " + (F.Kind == "hang" ? "crash" : F.Kind) +
            " >/dev/null 2>&1\n";
  if (F.Kind == "crash")
    Script += "test $? -ge 128\n";
  if (F.Kind == "hang")
    Script += "test $? = 124\n";
  return Script;
}

/// Returns the path of llvm-reduce, which is in PATH or in Debian's folder.
static Expected<std::string> findReducer() {
  std::string Debian =
      "/usr/lib/llvm-" + std::to_string(CMX_LLVM_MAJOR) + "/bin";
  std::string Versioned = "llvm-reduce-" + std::to_string(CMX_LLVM_MAJOR);
  for (StringRef Name : {StringRef(Versioned), StringRef("llvm-reduce")})
    if (auto Path = sys::findProgramByName(Name))
      return *Path;
  if (auto Path = sys::findProgramByName("llvm-reduce", {Debian}))
    return *Path;
  return createStringError("llvm-reduce expected in PATH or " + Debian);
}

/// Reduces the kernel in this process. This is done before llvm-reduce runs,
/// because llvm-reduce is slower.
static Error reduceHere(const FuzzFailure &F, StringRef File) {
  LLVMContext C;
  std::unique_ptr<Module> M = trialKernel(C, F.Trial);
  std::string Text;
  raw_string_ostream OS(Text);
  reduceTrial(*M, F.Trial, F.Kind)->print(OS, nullptr);
  return writeFile(File, OS.str());
}

Error reduceFailure(const Options &Opts, const FuzzFailure &F, StringRef File) {
  Expected<std::string> Reducer = findReducer();
  if (!Reducer)
    return Reducer.takeError();
  std::string Base = baseName(Opts, F);
  SmallString<128> Test(Base + ".test.sh");
  if (Error E = writeFile(Test, testScript(Opts, F)))
    return E;
  sys::fs::make_absolute(Test);
  if (std::error_code EC = sys::fs::setPermissions(
          Test, sys::fs::all_all & ~sys::fs::perms::all_write))
    return createStringError(EC, Test.str() + ": " + EC.message());
  std::string Reduced = Base + ".reduced.ll",
              TestArg = ("--test=" + Test).str();
  if (F.Kind != "crash" && F.Kind != "hang") {
    if (Error E = reduceHere(F, Reduced))
      return E;
    File = Reduced;
  }
  StringRef Args[] = {*Reducer, TestArg, File, "-o", Reduced};
  // llvm-reduce prints many messages, which are written to a file.
  std::string Log = Base + ".reduce.log";
  std::optional<StringRef> Redirects[] = {StringRef(), StringRef(Log),
                                          StringRef(Log)};
  if (sys::ExecuteAndWait(*Reducer, Args, std::nullopt, Redirects,
                          /*SecondsToWait=*/600) != 0)
    return createStringError("llvm-reduce failed, see " + Log);
  return Error::success();
}

} // namespace cmx
