//===- Loader.cpp - Reading modules made for Intel's compiler -------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's parsers turn typed pointers into ptr. But they check the data layout:
// for genx triples a layout that this LLVM cannot parse is replaced by the
// plain layout of the triple's pointer size. The triple is kept; no code looks
// up a target for it.
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/Loader.h"

#include "cmx/IR/PublicForms.h"
#include "cmx/Support/Diagnostics.h"

#include "llvm/AsmParser/LLParser.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/AutoUpgrade.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Verifier.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace cmx {

bool isGenXTriple(StringRef Triple) {
  StringRef Arch = Triple.split('-').first;
  return Arch == "genx" || Arch == "genx32" || Arch == "genx64";
}

static std::optional<std::string> overrideDataLayout(StringRef Triple,
                                                     StringRef Layout) {
  if (!isGenXTriple(Triple))
    return std::nullopt;
  if (!Layout.empty()) {
    Expected<DataLayout> Parsed = DataLayout::parse(Layout);
    if (Parsed)
      return std::nullopt;
    consumeError(Parsed.takeError());
  }
  bool Is32 = Triple.split('-').first == "genx32";
  return std::string(Is32 ? "e-p:32:32-i64:64-n8:16:32:64"
                          : "e-p:64:64-i64:64-n8:16:32:64");
}

/// "file:3:7: text" of a parser's message.
static std::string parseErrorText(const SMDiagnostic &D) {
  std::string Text = D.getFilename().str();
  if (D.getLineNo() > 0)
    Text += ":" + std::to_string(D.getLineNo()) + ":" +
            std::to_string(D.getColumnNo() + 1);
  return Text + ": " + D.getMessage().str();
}

static bool isBitcodeBuffer(MemoryBufferRef Buffer) {
  const auto *Start =
      reinterpret_cast<const unsigned char *>(Buffer.getBufferStart());
  return isBitcode(Start, Start + Buffer.getBufferSize());
}

/// parseAssembly() but for its last step, the check of debug information: that
/// one ends the program when it finds the module broken.
static std::unique_ptr<Module> parseText(MemoryBufferRef Buffer,
                                         SMDiagnostic &Diag, LLVMContext &Ctx) {
  SourceMgr Sources;
  Sources.AddNewSourceBuffer(MemoryBuffer::getMemBuffer(Buffer), SMLoc());
  auto M = std::make_unique<Module>(Buffer.getBufferIdentifier(), Ctx);
  LLParser Parser(Buffer.getBuffer(), Sources, Diag, M.get(),
                  /*Index=*/nullptr, Ctx);
  if (Parser.Run(/*UpgradeDebugInfo=*/false, overrideDataLayout))
    return nullptr;
  return M;
}

Expected<std::unique_ptr<Module>> loadModule(MemoryBufferRef Buffer,
                                             LLVMContext &Ctx) {
  SMDiagnostic Diag;
  std::unique_ptr<Module> M =
      isBitcodeBuffer(Buffer)
          ? parseIR(Buffer, Diag, Ctx, ParserCallbacks(overrideDataLayout))
          : parseText(Buffer, Diag, Ctx);
  if (!M)
    return makeDiagError(DiagKind::InvalidIR, parseErrorText(Diag));

  std::string Report;
  raw_string_ostream OS(Report);
  bool BrokenDebugInfo = false;
  if (verifyModule(*M, &OS, &BrokenDebugInfo))
    return makeDiagError(DiagKind::InvalidIR, Buffer.getBufferIdentifier() +
                                                  ": " +
                                                  StringRef(Report).rtrim());
  // Drops debug information that is broken or of another version.
  if (BrokenDebugInfo ||
      getDebugMetadataVersionFromModule(*M) != DEBUG_METADATA_VERSION)
    UpgradeDebugInfo(*M);
  makePublicForms(*M);
  return M;
}

Expected<std::unique_ptr<Module>> loadModule(StringRef FileName,
                                             LLVMContext &Ctx) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer =
      MemoryBuffer::getFileOrSTDIN(FileName);
  if (std::error_code EC = Buffer.getError())
    return makeDiagError(DiagKind::CannotReadInput,
                         FileName + ": " + EC.message());
  return loadModule((*Buffer)->getMemBufferRef(), Ctx);
}

} // namespace cmx
