//===- Loader.cpp - Reading modules made for Intel's compiler -------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's parsers turn typed pointers into ptr. But they also check the data
// layout. If a module with a genx triple has no layout, or one that this LLVM
// cannot parse, the loader uses the default layout for the triple's pointer
// size. The triple is kept; no code looks up a target for it.
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/Loader.h"

#include "cmx/IR/PublicForms.h"
#include "cmx/Support/Compat.h"
#include "cmx/Support/Diagnostics.h"

#if CMX_HAS_ASM_PARSER_CONTEXT
#include "llvm/AsmParser/AsmParserContext.h"
#endif
#include "llvm/AsmParser/LLParser.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/AutoUpgrade.h"
#include "llvm/IR/DIBuilder.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/InstIterator.h"
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

static bool isBitcodeBuffer(MemoryBufferRef Buffer) {
  const auto *Start =
      reinterpret_cast<const unsigned char *>(Buffer.getBufferStart());
  return isBitcode(Start, Start + Buffer.getBufferSize());
}

//===----------------------------------------------------------------------===//
// Places in the text as debug locations
//===----------------------------------------------------------------------===//

#if CMX_HAS_ASM_PARSER_CONTEXT
using Places = AsmParserContext;

static void addPlaces(Function &F, const Places &P, DIBuilder &DIB,
                      DIFile *File) {
  std::optional<FileLocRange> Start = P.getFunctionLocation(&F);
  if (!Start)
    return;
  unsigned FirstLine = Start->Start.Line + 1;
  DISubprogram *SP = DIB.createFunction(
      File, F.getName(), F.getName(), File, FirstLine,
      DIB.createSubroutineType(DIB.getOrCreateTypeArray({})), FirstLine,
      DINode::FlagZero, DISubprogram::SPFlagDefinition);
  F.setSubprogram(SP);
  for (Instruction &I : instructions(F)) {
    // Instructions that LLVM made when it upgraded old forms have no place.
    std::optional<FileLocRange> Own = P.getInstructionLocation(&I);
    FileLocRange At = Own ? *Own : *Start;
    I.setDebugLoc(DILocation::get(F.getContext(), At.Start.Line + 1,
                                  At.Start.Col + 1, SP));
  }
}

static void addPlaces(Module &M, const Places &P) {
  DIBuilder DIB(M);
  DIFile *File = DIB.createFile(M.getModuleIdentifier(), "");
  DIB.createCompileUnit(DISourceLanguageName(dwarf::DW_LANG_C), File, "cmx",
                        /*isOptimized=*/false, "", 0);
  for (Function &F : M)
    if (!F.isDeclaration())
      addPlaces(F, P, DIB, File);
  DIB.finalize();
  M.addModuleFlag(Module::Warning, "Debug Info Version",
                  DEBUG_METADATA_VERSION);
}
#else
struct Places {};
static void addPlaces(Module &, const Places &) {}
#endif

static bool hasDebugInfo(const Module &M) {
  return M.debug_compile_units_begin() != M.debug_compile_units_end() ||
         any_of(M, [](const Function &F) { return F.getSubprogram(); });
}

bool canFindPlaces(MemoryBufferRef Buffer, const Module &M) {
  return CMX_HAS_ASM_PARSER_CONTEXT && !isBitcodeBuffer(Buffer) &&
         !hasDebugInfo(M);
}

//===----------------------------------------------------------------------===//
// Loading
//===----------------------------------------------------------------------===//

/// Does the same as LLVM's parseAssembly(), but without its last step, the
/// check of debug information. This check would end the program if the module
/// is broken.
static std::unique_ptr<Module> parseText(MemoryBufferRef Buffer,
                                         SMDiagnostic &Diag, LLVMContext &Ctx,
                                         Places *P) {
  SourceMgr Sources;
  Sources.AddNewSourceBuffer(MemoryBuffer::getMemBuffer(Buffer), SMLoc());
  auto M = std::make_unique<Module>(Buffer.getBufferIdentifier(), Ctx);
#if CMX_HAS_ASM_PARSER_CONTEXT
  LLParser Parser(Buffer.getBuffer(), Sources, Diag, M.get(),
                  /*Index=*/nullptr, Ctx, /*Slots=*/nullptr, P);
#else
  LLParser Parser(Buffer.getBuffer(), Sources, Diag, M.get(),
                  /*Index=*/nullptr, Ctx);
  (void)P;
#endif
  if (Parser.Run(/*UpgradeDebugInfo=*/false, overrideDataLayout))
    return nullptr;
  return M;
}

static SourcePlace placeOf(const SMDiagnostic &D) {
  SourcePlace Place{D.getFilename().str()};
  if (D.getLineNo() > 0) {
    Place.Line = unsigned(D.getLineNo());
    Place.Column = unsigned(D.getColumnNo() + 1);
  }
  return Place;
}

/// Removes loop metadata without options: LLVM crashes on such metadata when it
/// drops debug information.
static void removeEmptyLoopOptions(Module &M) {
  for (Function &F : M)
    for (BasicBlock &BB : F)
      for (Instruction &I : BB)
        if (MDNode *Options = I.getMetadata(LLVMContext::MD_loop);
            Options && Options->getNumOperands() == 0)
          I.setMetadata(LLVMContext::MD_loop, nullptr);
}

static Expected<std::unique_ptr<Module>> load(MemoryBufferRef Buffer,
                                              LLVMContext &Ctx, Places *P) {
  SMDiagnostic Diag;
  std::unique_ptr<Module> M =
      isBitcodeBuffer(Buffer)
          ? parseIR(Buffer, Diag, Ctx, ParserCallbacks(overrideDataLayout))
          : parseText(Buffer, Diag, Ctx, P);
  if (!M)
    return makeDiagError(DiagKind::InvalidIR, placeOf(Diag), Diag.getMessage());

  std::string Report;
  raw_string_ostream OS(Report);
  bool BrokenDebugInfo = false;
  if (verifyModule(*M, &OS, &BrokenDebugInfo))
    return makeDiagError(DiagKind::InvalidIR,
                         {Buffer.getBufferIdentifier().str()},
                         StringRef(Report).rtrim());
  removeEmptyLoopOptions(*M);
  // Drops debug information that is broken or of another version.
  if (BrokenDebugInfo ||
      getDebugMetadataVersionFromModule(*M) != DEBUG_METADATA_VERSION)
    UpgradeDebugInfo(*M);
  if (P && !hasDebugInfo(*M))
    addPlaces(*M, *P);
  makePublicForms(*M);
  return M;
}

Expected<std::unique_ptr<Module>> loadModule(MemoryBufferRef Buffer,
                                             LLVMContext &Ctx) {
  return load(Buffer, Ctx, nullptr);
}

Expected<std::unique_ptr<Module>> loadModuleWithPlaces(MemoryBufferRef Buffer,
                                                       LLVMContext &Ctx) {
  Places P;
  return load(Buffer, Ctx, &P);
}

Expected<std::unique_ptr<MemoryBuffer>> readInput(StringRef FileName) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer =
      MemoryBuffer::getFileOrSTDIN(FileName);
  if (std::error_code EC = Buffer.getError())
    return makeDiagError(DiagKind::CannotReadInput, {FileName.str()},
                         EC.message());
  return std::move(*Buffer);
}

Expected<std::unique_ptr<Module>> loadModule(StringRef FileName,
                                             LLVMContext &Ctx) {
  Expected<std::unique_ptr<MemoryBuffer>> Buffer = readInput(FileName);
  if (!Buffer)
    return Buffer.takeError();
  return loadModule((*Buffer)->getMemBufferRef(), Ctx);
}

} // namespace cmx
