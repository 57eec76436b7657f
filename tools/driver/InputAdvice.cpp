//===- InputAdvice.cpp - Kinds of files that cannot be read ---------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InputAdvice.h"

#include "cmx/VISA/Parser.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/BinaryFormat/Magic.h"
#include "llvm/Support/Regex.h"

using namespace llvm;

namespace cmx {

/// Returns the kind of a binary file, or of text that is not plain UTF-8;
/// returns Unknown for other text.
static InputKind binaryKind(StringRef Text) {
  static constexpr StringLiteral Compressed[] = {"\x1f\x8b", "PK\3\4",
                                                 "\x28\xb5\x2f\xfd",
                                                 "\xfd"
                                                 "7zXZ"};
  if (Text.starts_with("\x7f"
                       "ELF"))
    return InputKind::ELF;
  if (Text.starts_with(StringRef("\3\2\x23\7", 4)))
    return InputKind::SPIRV;
  if (identify_magic(Text) == file_magic::bitcode)
    return InputKind::IR;
  if (any_of(Compressed,
             [&](StringRef Magic) { return Text.starts_with(Magic); }))
    return InputKind::Compressed;
  for (StringRef Mark : {"\xff\xfe", "\xfe\xff", "\xef\xbb\xbf"})
    if (Text.starts_with(Mark))
      return InputKind::OtherText;
  return Text.contains('\0') ? InputKind::NoText : InputKind::Unknown;
}

/// Does \p R match near a place where \p Text has \p Word? To search all of
/// \p Text with \p R would take longer than to compile the text.
static bool matchesNear(StringRef Text, StringRef Word, const Regex &R) {
  constexpr size_t Around = 200;
  for (size_t At = Text.find(Word); At != StringRef::npos;
       At = Text.find(Word, At + 1)) {
    size_t Begin = At < Around ? 0 : At - Around;
    if (R.match(Text.slice(Begin, At + Around)))
      return true;
  }
  return false;
}

InputKind inputKind(StringRef Text) {
  if (visa::isVISAText(Text))
    return InputKind::VISAText;
  if (InputKind Kind = binaryKind(Text); Kind != InputKind::Unknown)
    return Kind;
  Text = Text.ltrim();
  if (Text.empty())
    return InputKind::Empty;
  static const Regex IR("^(; ModuleID|source_filename = |target (triple|"
                        "datalayout) = |declare |define |attributes #|@[^ ]+ "
                        "= |%[^ ]+ = type |![0-9a-z.]+ = )");
  // For IR, skip the comments at the start.
  StringRef Code = Text;
  while (Code.starts_with(";") && !Code.starts_with("; ModuleID"))
    Code = Code.split('\n').second.ltrim();
  if (IR.match(Code.take_front(256)))
    return InputKind::IR;
  static const Regex OpenCLC("(^|[^A-Za-z0-9_])(__)?kernel[ \t\n]+"
                             "(__attribute__.*[ \t\n])?void[ \t\n]");
  if (!Text.contains("_GENX_") && matchesNear(Text, "kernel", OpenCLC))
    return InputKind::OpenCLC;
  static const Regex Include(
      "#[ \t]*include[ \t]*[<\"]((CL/)?sycl[./]|cuda[._/]|"
      "hip/)");
  if (matchesNear(Text, "include", Include) || Text.contains("__global__ "))
    return InputKind::ForeignSource;
  if (Text.starts_with("#") || Text.starts_with("//") || Text.starts_with("/*"))
    return InputKind::Source;
  return InputKind::Unknown;
}

StringRef inputAdvice(InputKind Kind) {
  switch (Kind) {
  case InputKind::Unknown:
    return "";
  case InputKind::Empty:
    return "the input is empty";
  case InputKind::VISAText:
    return "this is vISA text, which cmx-visa and cmx-run read";
  case InputKind::ELF:
    return "this is an ELF file, which cmx-objdump reads";
  case InputKind::SPIRV:
    return "this is SPIR-V; LLVM IR as text or bitcode expected";
  case InputKind::IR:
    return "this is LLVM IR, which cmx-opt compiles";
  case InputKind::OpenCLC:
    return "this looks like OpenCL C; cmx-cc compiles C for Metal";
  case InputKind::ForeignSource:
    return "this looks like SYCL, CUDA or HIP; cmx-cc compiles C for Metal";
  case InputKind::Source:
    return "this looks like source, which cmx-cc compiles";
  case InputKind::Compressed:
    return "this is a compressed file; unpack it first";
  case InputKind::OtherText:
    return "this is text of another encoding; UTF-8 without a byte order mark "
           "expected";
  case InputKind::NoText:
    return "this is no text";
  }
  llvm_unreachable("unknown kind of input");
}

ExitStatus failToRead(Error E, StringRef Text, InputKind Expected) {
  ExitStatus Status = fail(std::move(E));
  InputKind Kind = inputKind(Text);
  if (Kind != Expected && Kind != InputKind::Unknown)
    printNote(inputAdvice(Kind));
  return Status;
}

} // namespace cmx
