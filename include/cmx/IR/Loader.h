//===- Loader.h - Reading modules made for Intel's compiler -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Modules for Intel's compiler may have typed pointers and a genx64 triple,
// which LLVM does not know. The loader accepts such modules. Pointer types
// become ptr. If a module with a genx triple has no data layout that this LLVM
// can parse, it gets the default layout for its pointer size.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_LOADER_H
#define CMX_IR_LOADER_H

#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"

#include <memory>

namespace cmx {

/// Parses text or bitcode, runs LLVM's verifier, and makes public forms
/// (PublicForms.h). Errors are of the kind InvalidIR.
llvm::Expected<std::unique_ptr<llvm::Module>>
loadModule(llvm::MemoryBufferRef Buffer, llvm::LLVMContext &Ctx);
/// Does the same. If the module is text without debug info, also gives each
/// instruction a debug location: its place in the text, with the name of the
/// buffer.
llvm::Expected<std::unique_ptr<llvm::Module>>
loadModuleWithPlaces(llvm::MemoryBufferRef Buffer, llvm::LLVMContext &Ctx);
/// Would loadModuleWithPlaces add locations to \p M, which was read from
/// \p Buffer?
bool canFindPlaces(llvm::MemoryBufferRef Buffer, const llvm::Module &M);

/// Reads \p FileName, or standard input if it is "-". Errors are of the kind
/// CannotReadInput.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
readInput(llvm::StringRef FileName);
llvm::Expected<std::unique_ptr<llvm::Module>>
loadModule(llvm::StringRef FileName, llvm::LLVMContext &Ctx);

/// Is \p Triple a triple of Intel's vector compiler (genx, genx32, genx64)?
bool isGenXTriple(llvm::StringRef Triple);

} // namespace cmx

#endif // CMX_IR_LOADER_H
