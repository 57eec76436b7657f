//===- Output.cpp - Writing all outputs or none ---------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Output.h"

#include "cmx/Support/Diagnostics.h"
#include "cmx/Support/SignalBlock.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <vector>

using namespace llvm;

namespace cmx {

static Error cannotWrite(StringRef Name, std::error_code EC) {
  return makeDiagError(DiagKind::CannotWriteOutput,
                       "cannot write '" + Name + "': " + EC.message());
}

static Error cannotWrite(StringRef Name, Error E) {
  return makeDiagError(DiagKind::CannotWriteOutput,
                       "cannot write '" + Name +
                           "': " + toString(std::move(E)));
}

/// Writes \p Contents to a stream. A stream cannot be replaced by renaming a
/// file.
static Error writeStream(StringRef Name, StringRef Contents) {
  std::error_code EC;
  raw_fd_ostream OS(Name, EC, sys::fs::OF_None);
  if (EC)
    return cannotWrite(Name, EC);
  OS << Contents;
  OS.close();
  if (!OS.has_error())
    return Error::success();
  EC = OS.error();
  OS.clear_error();
  return cannotWrite(Name, EC);
}

bool isStream(StringRef Name) {
  sys::fs::file_status Status;
  return Name == "-" || (!sys::fs::status(Name, Status) &&
                         Status.type() != sys::fs::file_type::regular_file &&
                         Status.type() != sys::fs::file_type::directory_file);
}

namespace {

/// Files that exist under temporary names until all of them are complete.
class PendingFiles {
  struct Pending {
    sys::fs::TempFile Temp;
    StringRef Name;
  };
  std::vector<Pending> Files;

public:
  ~PendingFiles() {
    for (Pending &P : Files)
      consumeError(P.Temp.discard());
  }

  Error add(const OutputFile &File) {
    // Renaming a file to the name of a folder would fail, but only after other
    // files were replaced. So this case is an error here.
    if (sys::fs::is_directory(File.Name))
      return cannotWrite(File.Name,
                         std::make_error_code(std::errc::is_a_directory));
    SignalBlock Block;
    Expected<sys::fs::TempFile> Temp =
        sys::fs::TempFile::create(File.Name + ".tmp-%%%%%%");
    if (!Temp)
      return cannotWrite(File.Name, Temp.takeError());
    Files.push_back({std::move(*Temp), File.Name});
    raw_fd_ostream OS(Files.back().Temp.FD, /*shouldClose=*/false);
    OS << File.Contents;
    OS.flush();
    if (!OS.has_error())
      return Error::success();
    std::error_code EC = OS.error();
    OS.clear_error();
    return cannotWrite(File.Name, EC);
  }

  Error commit() {
    SignalBlock Block;
    for (Pending &P : Files)
      if (Error E = P.Temp.keep(P.Name))
        return cannotWrite(P.Name, std::move(E));
    Files.clear();
    return Error::success();
  }
};

} // namespace

Error writeOutputs(ArrayRef<OutputFile> Files, function_ref<Error()> AndThen) {
  PendingFiles Pending;
  for (const OutputFile &F : Files)
    if (!isStream(F.Name))
      if (Error E = Pending.add(F))
        return E;
  for (const OutputFile &F : Files)
    if (isStream(F.Name))
      if (Error E = writeStream(F.Name, F.Contents))
        return E;
  SignalBlock Block;
  if (Error E = Pending.commit())
    return E;
  return AndThen ? AndThen() : Error::success();
}

static bool endsInSeparator(StringRef Name) {
  return !Name.empty() && sys::path::is_separator(Name.back());
}

bool isFolder(StringRef Name) {
  return endsInSeparator(Name) || sys::fs::is_directory(Name);
}

Error createOutputFolder(StringRef Output) {
  if (!endsInSeparator(Output))
    return Error::success();
  if (std::error_code EC = sys::fs::create_directory(Output))
    return cannotWrite(Output, EC);
  return Error::success();
}

static std::string fileNameOf(StringRef KernelName) {
  std::string Name = KernelName.str();
  for (char &C : Name)
    if (!isAlnum(C) && C != '_' && C != '-' && C != '.')
      C = '_';
  // Avoid names of hidden files, and names of folders like "..".
  if (Name.empty() || Name.front() == '.')
    Name.insert(Name.begin(), '_');
  return Name;
}

Expected<std::vector<std::string>>
outputNames(StringRef Output, ArrayRef<std::string> KernelNames,
            StringRef Extension) {
  bool IsFolder = isFolder(Output);
  if (!IsFolder && KernelNames.size() == 1)
    return std::vector<std::string>{Output.str()};
  if (Output == "-")
    return makeDiagError(DiagKind::OutputName,
                         "one kernel expected for standard output, actual " +
                             Twine(KernelNames.size()) +
                             "; give -o FILE or -o FOLDER/");

  std::vector<std::string> Names;
  StringSet<> Seen;
  for (const std::string &Kernel : KernelNames) {
    SmallString<128> Name(Output);
    if (IsFolder) {
      sys::path::append(Name, fileNameOf(Kernel) + Extension);
    } else {
      std::string OldExtension = sys::path::extension(Output).str();
      sys::path::replace_extension(Name, "");
      Name += "." + fileNameOf(Kernel) + OldExtension;
    }
    if (!Seen.insert(Name).second)
      return makeDiagError(DiagKind::OutputName,
                           "two kernels would be written to '" + Twine(Name) +
                               "', one of them '" + Kernel + "'");
    Names.push_back(std::string(Name));
  }
  return Names;
}

} // namespace cmx
