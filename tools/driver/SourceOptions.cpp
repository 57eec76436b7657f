//===- SourceOptions.cpp - Options for C-for-Metal source -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SourceOptions.h"
#include "InputAdvice.h"

#include "Message.h"

#include "cmx/Support/Diagnostics.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

#include <map>

using namespace llvm;

namespace cmx {

cl::OptionCategory &sourceCategory() {
  static cl::OptionCategory Category("Options for source");
  return Category;
}

namespace {

cl::list<std::string> IncludeFolders("I", cl::Prefix,
                                     cl::desc("Look for headers there"),
                                     cl::value_desc("folder"),
                                     cl::cat(sourceCategory()));
cl::list<std::string> Macros("D", cl::Prefix, cl::desc("Define a macro"),
                             cl::value_desc("name[=text]"),
                             cl::cat(sourceCategory()));
cl::list<std::string> NoMacros("U", cl::Prefix, cl::desc("Undefine a macro"),
                               cl::value_desc("name"),
                               cl::cat(sourceCategory()));
cl::list<std::string> Includes("include",
                               cl::desc("Include a header before the source"),
                               cl::value_desc("file"),
                               cl::cat(sourceCategory()));
cl::list<std::string> Standard("std",
                               cl::desc("Another standard of C++ than c++20"),
                               cl::value_desc("standard"),
                               cl::cat(sourceCategory()));
cl::opt<std::string>
    Clang("clang",
          cl::desc("The clang that reads source (default: the one that was "
                   "found when cmx was built)"),
          cl::value_desc("path"), cl::cat(sourceCategory()));

} // namespace

FrontendOptions sourceOptions(const char *Argv0, ArrayRef<OptionList> More) {
  SmallVector<OptionList, 12> Lists = {IncludeFolders, Macros, NoMacros,
                                       Includes, Standard};
  append_range(Lists, More);
  // A later option overrides an earlier one. So options keep the order of the
  // command line.
  std::map<unsigned, std::vector<std::string>> ByPosition;
  for (const cl::list<std::string> &List : Lists)
    for (unsigned I = 0; I != List.size(); ++I) {
      std::string Option = ("-" + List.ArgStr).str();
      std::vector<std::string> &Args = ByPosition[List.getPosition(I)];
      if (List.ArgStr == Standard.ArgStr)
        Args = {Option + "=" + List[I]};
      else if (List.getFormattingFlag() == cl::Prefix)
        Args = {Option + List[I]};
      else
        Args = {Option, List[I]};
    }

  FrontendOptions O;
  O.Clang = Clang;
  O.HeaderFolder =
      findHeaderFolder(Argv0, reinterpret_cast<void *>(&sourceCategory));
  for (const auto &[Position, Args] : ByPosition)
    append_range(O.Args, Args);
  return O;
}

/// Runs \p Work with \p Opts. If the format of messages is not text, keeps the
/// messages of clang and prints them in the requested format afterwards.
template <typename Result>
static Result report(FrontendOptions &Opts, function_ref<Result()> Work) {
  if (isTextFormat())
    return Work();
  std::string Text;
  raw_string_ostream OS(Text);
  Opts.Messages = &OS;
  Result R = Work();
  printClangText(OS.str());
  return R;
}

/// Returns the kind of \p File, in order to find files that are no source. The
/// messages of clang would not help with these. Standard input is treated as
/// source, because only clang reads it.
static InputKind kindOfFile(StringRef File) {
  auto Buffer = MemoryBuffer::getFile(File);
  return File == "-" || !Buffer ? InputKind::Source
                                : inputKind((*Buffer)->getBuffer());
}

Expected<Source> compileAndReport(StringRef File, FrontendOptions Opts,
                                  LLVMContext &Ctx) {
  InputKind Kind = kindOfFile(File);
  switch (Kind) {
  case InputKind::Unknown:
  case InputKind::Empty:
  // The next two kinds are only guesses, so clang reads the file.
  case InputKind::OpenCLC:
  case InputKind::ForeignSource:
  case InputKind::Source:
    break;
  // Clang reads such a text, or reports its encoding.
  case InputKind::OtherText:
    break;
  case InputKind::VISAText:
  case InputKind::ELF:
  case InputKind::SPIRV:
  case InputKind::IR:
  case InputKind::Compressed:
  case InputKind::NoText:
    return makeDiagError(DiagKind::CannotReadInput, {File.str()},
                         "C-for-Metal source expected; " + inputAdvice(Kind));
  }
  auto Result = report<Expected<Source>>(
      Opts, [&] { return compileSource(File, Opts, Ctx); });
  if (Result && !Result->M &&
      (Kind == InputKind::OpenCLC || Kind == InputKind::ForeignSource))
    printNote(inputAdvice(Kind));
  return Result;
}

Expected<PreprocessedSource> preprocessAndReport(StringRef File,
                                                 FrontendOptions Opts) {
  return report<Expected<PreprocessedSource>>(
      Opts, [&] { return preprocessSource(File, Opts); });
}

static StringRef nameOf(OptLevel Level) {
  switch (Level) {
  case OptLevel::O0:
    return "O0";
  case OptLevel::O1:
    return "O1";
  case OptLevel::O2:
    return "O2";
  }
  llvm_unreachable("unknown level");
}

std::string sourcePasses(OptLevel Level) {
  // Some operands must be constants. Only LLVM's passes make them constant, so
  // these passes run even for -O0.
  if (Level == OptLevel::O0)
    Level = OptLevel::O1;
  return ("cmx-lower-cm,default<" + nameOf(Level) + ">,cmx-public-forms").str();
}

std::string defaultPasses(OptLevel Level) {
  return ("cmx-default<" + nameOf(Level) + ">").str();
}

} // namespace cmx
