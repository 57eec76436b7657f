//===- Outputs.cpp - What is left of memory after a run -------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Outputs.h"

#include "driver/Output.h"

#include "cmx/Support/Diagnostics.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace cmx {

using namespace runtime;

/// Returns the output file of \p B. \p Contents has the bytes of its memory.
static Expected<OutputFile> resultFile(const Binding &B,
                                       ArrayRef<uint8_t> Contents) {
  std::vector<uint8_t> Encoded;
  if (isPicturePath(B.OutputFile)) {
    if (Error E =
            pictureFile(B.OutputFile, pictureOf(B, Contents)).moveInto(Encoded))
      return withKind(DiagKind::CannotWriteOutput, std::move(E));
    Contents = Encoded;
  }
  return OutputFile{B.OutputFile, toStringRef(Contents).str()};
}

/// Checks that a file \p Path can be written: its folder must exist, and it
/// must not be a folder itself.
static Error checkPath(StringRef Path) {
  StringRef Folder = sys::path::parent_path(Path);
  if (!Folder.empty() && !sys::fs::is_directory(Folder))
    return makeDiagError(DiagKind::CannotWriteOutput,
                         "'" + Path + "': expected a folder '" + Folder + "'");
  if (sys::fs::is_directory(Path))
    return makeDiagError(DiagKind::CannotWriteOutput,
                         "'" + Path + "': expected a file, actual a folder");
  return Error::success();
}

static Error checkOutputFile(const Binding &B) {
  StringRef Path = B.OutputFile;
  if (Error E = checkPath(Path))
    return E;
  if (isForeignPicturePath(Path))
    return makeDiagError(DiagKind::CannotWriteOutput,
                         "'" + Path +
                             "': expected a picture .pgm, .ppm or .png");
  std::string Extension = sys::path::extension(Path).lower();
  unsigned Channels = Extension == ".pgm" ? 1 : Extension == ".ppm" ? 3 : 0;
  if (Channels && B.Desc.BytesPerPixel != Channels)
    return makeDiagError(DiagKind::CannotWriteOutput,
                         "'" + Path + "': expected " + Twine(Channels) +
                             " bytes per pixel, actual " +
                             Twine(B.Desc.BytesPerPixel));
  return Error::success();
}

static Error checkPreview(ArrayRef<Binding> Bindings, StringRef Path) {
  if (Error E = checkPath(Path))
    return E;
  if (none_of(Bindings, isPicture))
    return makeDiagError(DiagKind::ArgumentValue,
                         "--preview expected an argument that is an image of 1 "
                         "to 4 bytes per pixel, actual none");
  return Error::success();
}

Error checkOutputFiles(ArrayRef<Binding> Bindings, const Options &Opts) {
  StringMap<StringRef> Names;
  if (!Opts.PreviewFile.empty()) {
    Names.try_emplace(Opts.PreviewFile, "--preview");
    if (Error E = checkPreview(Bindings, Opts.PreviewFile))
      return E;
  }
  for (const Binding &B : Bindings) {
    if (B.OutputFile.empty() || B.OutputFile == "-")
      continue;
    if (Error E = checkOutputFile(B))
      return E;
    auto [Other, IsNew] = Names.try_emplace(B.OutputFile, B.Name);
    if (!IsNew)
      return makeDiagError(DiagKind::CannotWriteOutput,
                           "'" + B.OutputFile +
                               "': expected one argument, actual '" +
                               Other->second + "' and '" + B.Name + "'");
  }
  return Error::success();
}

/// Refuses to replace a file that the user perhaps meant as an input.
static Error checkReplaced(const Binding &B, ArrayRef<uint8_t> Contents) {
  if (!B.MayBeInput || Contents != ArrayRef(B.Contents) ||
      !sys::fs::exists(B.OutputFile))
    return Error::success();
  return makeDiagError(
      DiagKind::CannotWriteOutput,
      "'" + B.OutputFile + "' exists, and the kernel changed nothing in '" +
          B.Name + "'; in:" + B.OutputFile +
          ":SIZE reads the file, out:" + B.OutputFile + ":SIZE replaces it");
}

/// Prints a note if at least the last quarter of a buffer, but not all of it,
/// is unchanged. Fewer bytes at the end can be unchanged because the last
/// results equal the old contents.
static void noteUnreachedBytes(const Binding &B, ArrayRef<uint8_t> Contents) {
  size_t Changed = Contents.size();
  while (Changed && Contents[Changed - 1] == B.Contents[Changed - 1])
    --Changed;
  if (Changed && Changed <= Contents.size() - Contents.size() / 4 &&
      Changed != Contents.size())
    printNote("the kernel changed only the first " + Twine(Changed) +
              " bytes of '" + B.Name + "', which has " +
              Twine(Contents.size()) + "; is --grid large enough?");
}

/// Prints a note if the right or the lower part of an image is unchanged. This
/// happens if the grid is too small.
static void noteUnreached(const Binding &B, ArrayRef<uint8_t> Contents) {
  if (!B.Desc.IsImage)
    return noteUnreachedBytes(B, Contents);
  uint64_t Rows = 0, Columns = 0;
  for (uint64_t At = 0; At != Contents.size(); ++At)
    if (Contents[At] != B.Contents[At]) {
      Rows = At / B.Desc.PitchBytes + 1;
      Columns =
          std::max(Columns, At % B.Desc.PitchBytes / B.Desc.BytesPerPixel + 1);
    }
  uint64_t Width = B.Desc.WidthBytes / B.Desc.BytesPerPixel;
  if (Rows != B.Desc.Rows || Columns != Width)
    printNote("the kernel changed only the first " + Twine(Columns) + "x" +
              Twine(Rows) + " pixels of '" + B.Name + "', which has " +
              Twine(Width) + "x" + Twine(B.Desc.Rows) +
              "; is --grid large enough?");
}

Error writeResults(ArrayRef<Binding> Bindings, const Contents &After,
                   const Options &Opts) {
  std::vector<OutputFile> Files;
  for (unsigned I = 0; I != Bindings.size(); ++I) {
    const Binding &B = Bindings[I];
    if (B.OutputFile.empty() || B.OutputFile == "-")
      continue;
    ArrayRef<uint8_t> Contents = After[I];
    if (Error E = checkReplaced(B, Contents))
      return E;
    noteUnreached(B, Contents);
    Expected<OutputFile> File = resultFile(B, Contents);
    if (!File)
      return File.takeError();
    Files.push_back(std::move(*File));
  }
  if (!Opts.PreviewFile.empty()) {
    Expected<std::string> Page = previewPage(Opts.InputFile, Bindings, After);
    if (!Page)
      return Page.takeError();
    Files.push_back({Opts.PreviewFile, std::move(*Page)});
  }
  return writeOutputs(Files);
}

Error OutputChecks::addShow(ArrayRef<Parameter> Params,
                            ArrayRef<Binding> Bindings, StringRef Text) {
  SmallVector<StringRef, 3> Parts;
  Text.split(Parts, ':');
  Expected<unsigned> N = findParameter(Params, Parts[0]);
  if (!N)
    return N.takeError();
  const Binding &B = Bindings[*N];
  if (!B.IsMemory)
    return makeDiagError(DiagKind::ArgumentValue,
                         "--show expected a surface or memory, actual '" +
                             B.Name + "', which is a value");
  Show S{*N, Parts[1].str(), 16};
  if (Parts.size() == 3)
    Parts[2].getAsInteger(10, S.Count);
  Shows.push_back(std::move(S));
  return Error::success();
}

void OutputChecks::show(ArrayRef<Binding> Bindings,
                        const Contents &After) const {
  constexpr size_t PerLine = 8;
  for (const Show &S : Shows) {
    std::vector<std::string> Values = printElements(S.Type, After[S.Position]);
    size_t Count = std::min<uint64_t>(S.Count, Values.size());
    for (size_t First = 0; First < Count; First += PerLine) {
      outs() << Bindings[S.Position].Name << '[' << First << "]:";
      for (size_t I = First; I != std::min(First + PerLine, Count); ++I)
        outs() << ' ' << Values[I];
      outs() << '\n';
    }
  }
}

/// Returns the pixels of a picture, or the bytes of another file.
static Expected<std::vector<uint8_t>> readExpected(StringRef File) {
  std::vector<uint8_t> Data;
  Picture P;
  Error E = isPicturePath(File) ? readPicture(File).moveInto(P)
                                : readData(File).moveInto(Data);
  if (E)
    return withKind(DiagKind::CannotReadInput, std::move(E));
  if (!isPicturePath(File))
    return Data;
  return std::move(P.Pixels);
}

Expected<OutputChecks> OutputChecks::create(ArrayRef<Parameter> Params,
                                            ArrayRef<Binding> Bindings,
                                            const Options &Opts) {
  OutputChecks Result;
  for (StringRef Text : Opts.Shows)
    if (Error E = Result.addShow(Params, Bindings, Text))
      return E;
  for (StringRef Text : Opts.Checks) {
    auto [Name, File] = Text.split('=');
    Expected<unsigned> N = findParameter(Params, Name);
    if (!N)
      return N.takeError();
    const Binding &B = Bindings[*N];
    if (!B.IsMemory)
      return makeDiagError(DiagKind::ArgumentValue,
                           "--check-output expected a surface or memory, "
                           "actual '" +
                               B.Name + "', which is a value");
    Check C{*N, File.str(), {}};
    if (Error E = readExpected(File).moveInto(C.Expected))
      return E;
    if (C.Expected.size() != B.Contents.size())
      return makeDiagError(
          DiagKind::ArgumentSize,
          "--check-output " + Text + " expected " + Twine(B.Contents.size()) +
              " bytes in the file, actual " + Twine(C.Expected.size()));
    Result.Checks.push_back(std::move(C));
  }
  return Result;
}

Error OutputChecks::check(ArrayRef<Binding> Bindings,
                          const Contents &After) const {
  for (const Check &C : Checks) {
    const Binding &B = Bindings[C.Position];
    ArrayRef<uint8_t> Actual = After[C.Position];
    for (size_t I = 0; I != Actual.size(); ++I)
      if (Actual[I] != C.Expected[I])
        return makeDiagError(DiagKind::ResultsDiffer,
                             describeByte(B, I) + ": expected 0x" +
                                 utohexstr(C.Expected[I], false, 2) +
                                 " as in '" + C.File + "', actual 0x" +
                                 utohexstr(Actual[I], false, 2));
  }
  return Error::success();
}

ExitStatus finish(ArrayRef<Binding> Bindings, const Contents &After,
                  const OutputChecks &Checks, const Options &Opts) {
  if (Error E = writeResults(Bindings, After, Opts))
    return fail(std::move(E));
  Checks.show(Bindings, After);
  if (Error E = Checks.check(Bindings, After))
    return fail(std::move(E));
  return ExitSuccess;
}

} // namespace cmx
