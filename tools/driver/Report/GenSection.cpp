//===- GenSection.cpp - Gen code in a report ------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In the finalizer's listing, a comment at the end of each line has a number.
// The number identifies the vISA instruction from which the Gen instruction was
// made: it is its index in the body of the kernel (found by experiment with
// GenX_IR 1.0.12504):
//
//   (W)     add (1|M0)      r3.0<1>:d     r3.0<0;1,0>:d     4:w         // $15
//
// The JSON of a kernel has its function, the number of instructions, the
// cycles, and the lines. A line is [vISA instruction or -1, cycles, text]. The
// cycles are only those in which instructions are issued.
//
//===----------------------------------------------------------------------===//

#include "Report/Report.h"
#include "cmx/Target/Cost.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Function.h"

using namespace llvm;

namespace cmx {

namespace {

struct GenLine {
  /// -1 if the Gen instruction was not made from a vISA instruction.
  int Instruction;
  int Cycles;
  std::string Text;
};

} // namespace

/// Returns the number of lanes of an instruction like "add (16|M0) ..."; 1 if
/// it names none.
static unsigned numLanes(StringRef Code) {
  unsigned Lanes = 1;
  StringRef Front = Code.split('|').first;
  if (Front.size() == Code.size() ||
      Front.rsplit('(').second.trim().getAsInteger(10, Lanes))
    return 1;
  return Lanes;
}

static std::optional<GenLine> readLine(StringRef Line) {
  auto [Code, Comment] = Line.split("//");
  SmallVector<StringRef, 16> Words;
  SplitString(Code, Words);
  if (Words.empty() || Words.back().ends_with(":"))
    return std::nullopt;
  int Instruction;
  auto [Rest, Number] = Comment.rtrim().rsplit('$');
  if (Number.getAsInteger(10, Instruction))
    Instruction = -1;
  return GenLine{Instruction, Cost::of(1, numLanes(Code)).issueCycles(),
                 join(Words, " ")};
}

void CompilationReport::addGen(const Function &F, StringRef Listing) {
  Gen.add([&](json::OStream &J) {
    unsigned Instructions = 0;
    int Cycles = 0;
    J.objectBegin();
    J.attributeArray("lines", [&] {
      for (StringRef Line, Rest = Listing; !Rest.empty();) {
        std::tie(Line, Rest) = Rest.split('\n');
        std::optional<GenLine> L = readLine(Line);
        if (!L)
          continue;
        ++Instructions;
        Cycles += L->Cycles;
        if (ListedGenLines == Limits.MaxGenLines) {
          leaveOut("Gen instructions");
          continue;
        }
        ++ListedGenLines;
        J.array([&] {
          J.value(L->Instruction);
          J.value(L->Cycles);
          J.value(jsonText(L->Text));
        });
      }
    });
    J.attribute("cycles", Cycles);
    J.attribute("function", jsonText(F.getName()));
    J.attribute("instructions", Instructions);
    J.objectEnd();
  });
}

} // namespace cmx
