//===- DiagnosticInfo.cpp - Reporting through the LLVMContext -------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/DiagnosticInfo.h"

#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/Instruction.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace cmx {

// A vector constant may be very long.
static constexpr size_t MaxInstructionChars = 240;

static int diagnosticInfoKind() {
  static const int Kind = getNextAvailablePluginDiagnosticKind();
  return Kind;
}

DiagnosticInfoCmx::DiagnosticInfoCmx(DiagKind K, DiagLevel Level,
                                     std::string Message, SourcePlace Place)
    : DiagnosticInfo(diagnosticInfoKind(),
                     Level == DiagLevel::Error ? DS_Error : DS_Warning),
      Kind(K), Message(std::move(Message)), Place(std::move(Place)) {}

void DiagnosticInfoCmx::print(DiagnosticPrinter &DP) const { DP << Message; }

bool DiagnosticInfoCmx::classof(const DiagnosticInfo *DI) {
  return DI->getKind() == diagnosticInfoKind();
}

static std::string printInstruction(const Instruction &I,
                                    ModuleSlotTracker *Slots) {
  std::string Text;
  raw_string_ostream OS(Text);
  if (Slots)
    I.print(OS, *Slots);
  else
    I.print(OS);
  StringRef Trimmed = StringRef(Text).trim();
  // Debug locations and other attachments do not help here.
  Trimmed = Trimmed.take_front(Trimmed.find(", !dbg"));
  if (Trimmed.size() <= MaxInstructionChars)
    return Trimmed.str();
  return (Trimmed.take_front(MaxInstructionChars) + "...").str();
}

static std::string printLocation(const Instruction &I) {
  const DebugLoc &Loc = I.getDebugLoc();
  if (!Loc)
    return "";
  return (" (at " + Loc->getFilename() + ":" + Twine(Loc.getLine()) + ":" +
          Twine(Loc.getCol()) + ")")
      .str();
}

static SourcePlace placeOf(const Function &F) {
  const DISubprogram *SP = F.getSubprogram();
  return SP ? SourcePlace{SP->getFilename().str(), SP->getLine(), 1, {}}
            : SourcePlace();
}

static SourcePlace placeOf(const Instruction &I) {
  const DebugLoc &Loc = I.getDebugLoc();
  if (Loc && Loc.getLine())
    return {Loc->getFilename().str(), Loc.getLine(), Loc.getCol(), {}};
  return I.getParent() && I.getFunction() ? placeOf(*I.getFunction())
                                          : SourcePlace();
}

/// \p Message is \p Text with what it is about.
static void report(LLVMContext &Ctx, DiagKind K, std::optional<DiagLevel> Level,
                   const Twine &Message, const Twine &Text,
                   SourcePlace Place = {}) {
  Place.Text = diagMessage(K, Text);
  Ctx.diagnose(DiagnosticInfoCmx(K, Level.value_or(diagLevel(K)),
                                 diagMessage(K, Message), std::move(Place)));
}

void emitDiag(const Instruction &I, DiagKind K, const Twine &Text,
              std::optional<DiagLevel> Level, ModuleSlotTracker *Slots) {
  std::string Where;
  if (I.getParent() && I.getFunction())
    Where = ("function '" + I.getFunction()->getName() + "': ").str();
  report(I.getContext(), K, Level,
         Where + "instruction '" + printInstruction(I, Slots) + "': " + Text +
             printLocation(I),
         Text, placeOf(I));
}

void emitDiag(const Function &F, DiagKind K, const Twine &Text,
              std::optional<DiagLevel> Level) {
  report(F.getContext(), K, Level, "function '" + F.getName() + "': " + Text,
         Text, placeOf(F));
}

void emitDiag(const Module &M, DiagKind K, const Twine &Text,
              std::optional<DiagLevel> Level) {
  report(M.getContext(), K, Level, Text, Text);
}

void emitDiag(const Module &M, Error E, DiagKind Fallback) {
  handleAllErrors(
      std::move(E),
      [&](const DiagError &D) { emitDiag(M, D.kind(), D.text()); },
      [&](const ErrorInfoBase &Other) {
        emitDiag(M, Fallback, Other.message());
      });
}

} // namespace cmx
