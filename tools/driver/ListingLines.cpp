//===- ListingLines.cpp - Lines of a listing of the finalizer -------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Found by experiment with GenX_IR 1.0.12504: with -emitLocation, the listing
// has the comments "// File: PATH" and "// Line N: TEXT" where the place in the
// source changes. The instructions are in the same order as in the binary code.
// An instruction has 16 bytes, or 8 if it is marked as compacted. The labels of
// function N of the vISA text begin with "L_fN_"; the function starts at the
// first of these labels. (-generateDebugInfo also writes offsets, but many of
// them belong to the previous instruction.)
//
//===----------------------------------------------------------------------===//

#include "ListingLines.h"
#include "Finalizer.h"

#include "cmx/Binary/DebugInfo.h"
#include "cmx/Support/Diagnostics.h"

#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace cmx {

StringRef opcodeOfLine(StringRef Line) {
  StringRef Code = Line.split("//").first.trim();
  if (Code.consume_front("("))
    Code = Code.split(')').second.ltrim();
  StringRef Opcode =
      Code.take_while([](char C) { return isAlnum(C) || C == '_'; });
  return Code.drop_front(Opcode.size()).starts_with(":") ? StringRef() : Opcode;
}

unsigned codeBytesOfLine(StringRef Line) {
  if (opcodeOfLine(Line).empty())
    return 0;
  return Line.contains("Compacted") ? 8 : 16;
}

namespace {

class LineReader {
  zebin::KernelSource &Source;
  zebin::SourceLine Now; ///< The line of the next instruction.
  /// The index of the current function in Source.Functions.
  size_t Function = 0;

public:
  explicit LineReader(zebin::KernelSource &Source) : Source(Source) {}
  void read(StringRef Listing);

private:
  void readComment(StringRef Line);
  void readLabel(StringRef Line);
  void endFunction();
};

} // namespace

void LineReader::readComment(StringRef Line) {
  if (Line.consume_front("// File: "))
    Now.File = Line.str();
  else if (Line.consume_front("// Line "))
    Line.consumeInteger(10, Now.Line);
}

void LineReader::endFunction() {
  zebin::SourceFunction &Last = Source.Functions[Function];
  Last.SizeBytes = Now.OffsetBytes - Last.OffsetBytes;
}

void LineReader::readLabel(StringRef Line) {
  size_t Number = 0;
  if (!Line.consume_front("L_f") || Line.consumeInteger(10, Number) ||
      !Line.starts_with("_") || Number + 1 == Function ||
      Number + 1 >= Source.Functions.size())
    return;
  endFunction();
  Function = Number + 1;
  Source.Functions[Function].OffsetBytes = Now.OffsetBytes;
  Now.Line = 0; // Unknown until the next comment with a line.
}

void LineReader::read(StringRef Listing) {
  while (!Listing.empty()) {
    StringRef Line;
    std::tie(Line, Listing) = Listing.split('\n');
    readComment(Line);
    readLabel(Line);
    unsigned Bytes = codeBytesOfLine(Line);
    bool IsNew = Source.Lines.empty() || Source.Lines.back().Line != Now.Line ||
                 Source.Lines.back().File != Now.File;
    if (Bytes && IsNew)
      Source.Lines.push_back(Now);
    Now.OffsetBytes += Bytes;
  }
  endFunction();
  Source.SizeBytes = Now.OffsetBytes;
}

Error placeSource(zebin::KernelSource &Source, const GenCode &Code) {
  LineReader(Source).read(Code.Listing);
  if (Source.SizeBytes != Code.Code.size())
    return makeDiagError(DiagKind::FinalizerListing,
                         "kernel '" + Source.Kernel +
                             "': " + Twine(Code.Code.size()) +
                             " bytes of instructions expected in the listing, "
                             "as in the code, actual " +
                             Twine(Source.SizeBytes));
  return Error::success();
}

} // namespace cmx
