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
                                     std::string Subject, std::string Text,
                                     SourcePlace Place,
                                     std::vector<SourcePlace> Callers)
    : DiagnosticInfo(diagnosticInfoKind(),
                     Level == DiagLevel::Error ? DS_Error : DS_Warning),
      Kind(K), Subject(std::move(Subject)), Text(std::move(Text)),
      Place(std::move(Place)), Callers(std::move(Callers)) {}

std::string DiagnosticInfoCmx::message() const {
  return diagMessage(Kind, Subject + Text);
}

void DiagnosticInfoCmx::print(DiagnosticPrinter &DP) const {
  if (Place.Line)
    DP << Place.str() << ": ";
  DP << message();
}

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

static SourcePlace placeOf(const Function &F) {
  const DISubprogram *SP = F.getSubprogram();
  return SP ? SourcePlace{SP->getFilename().str(), SP->getLine(), 1}
            : SourcePlace();
}

static SourcePlace placeOf(const Instruction &I) {
  const DebugLoc &Loc = I.getDebugLoc();
  if (Loc && Loc.getLine())
    return {Loc->getFilename().str(), Loc.getLine(), Loc.getCol()};
  return I.getParent() && I.getFunction() ? placeOf(*I.getFunction())
                                          : SourcePlace();
}

static std::vector<SourcePlace> callersOf(const Instruction &I) {
  std::vector<SourcePlace> Callers;
  const DILocation *Loc = I.getDebugLoc();
  while (Loc && (Loc = Loc->getInlinedAt()))
    Callers.push_back(
        {Loc->getFilename().str(), Loc->getLine(), Loc->getColumn()});
  return Callers;
}

static void report(LLVMContext &Ctx, DiagKind K, std::optional<DiagLevel> Level,
                   std::string Subject, const Twine &Text,
                   SourcePlace Place = {},
                   std::vector<SourcePlace> Callers = {}) {
  Ctx.diagnose(DiagnosticInfoCmx(K, Level.value_or(diagLevel(K)),
                                 std::move(Subject), Text.str(),
                                 std::move(Place), std::move(Callers)));
}

static std::string subjectOf(const Function &F) {
  return ("function '" + F.getName() + "': ").str();
}

void emitDiag(const Instruction &I, DiagKind K, const Twine &Text,
              std::optional<DiagLevel> Level, ModuleSlotTracker *Slots) {
  std::string Where;
  if (I.getParent() && I.getFunction())
    Where = subjectOf(*I.getFunction());
  report(I.getContext(), K, Level,
         Where + "instruction '" + printInstruction(I, Slots) + "': ", Text,
         placeOf(I), callersOf(I));
}

void emitDiag(const Function &F, DiagKind K, const Twine &Text,
              std::optional<DiagLevel> Level) {
  report(F.getContext(), K, Level, subjectOf(F), Text, placeOf(F));
}

void emitDiag(const Module &M, DiagKind K, const Twine &Text,
              std::optional<DiagLevel> Level) {
  report(M.getContext(), K, Level, "", Text);
}

void emitDiag(const Module &M, Error E, DiagKind Fallback) {
  handleAllErrors(
      std::move(E),
      [&](const DiagError &D) {
        report(M.getContext(), D.kind(), std::nullopt, "", D.text(), D.place());
      },
      [&](const ErrorInfoBase &Other) {
        emitDiag(M, Fallback, Other.message());
      });
}

} // namespace cmx
