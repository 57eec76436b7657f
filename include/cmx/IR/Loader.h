//===- Loader.h - Reading modules made for Intel's compiler -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// These modules have typed pointers and a genx64 triple that LLVM does not
// know. The loader accepts them as they are: pointer types become ptr, and a
// module with a genx triple and no data layout that this LLVM can parse gets
// the plain layout of its pointer size.
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

/// Parses text or bitcode and runs LLVM's verifier over it. Errors are of the
/// kinds CannotReadInput and InvalidIR.
llvm::Expected<std::unique_ptr<llvm::Module>>
loadModule(llvm::MemoryBufferRef Buffer, llvm::LLVMContext &Ctx);
/// The same with a debug location for each instruction of text without debug
/// info: its place in the text, with the name of the buffer.
llvm::Expected<std::unique_ptr<llvm::Module>>
loadModuleWithPlaces(llvm::MemoryBufferRef Buffer, llvm::LLVMContext &Ctx);
/// Does loadModuleWithPlaces add locations to \p M, read from \p Buffer?
bool canFindPlaces(llvm::MemoryBufferRef Buffer, const llvm::Module &M);

/// \p FileName may be "-". Errors are of the kind CannotReadInput.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
readInput(llvm::StringRef FileName);
llvm::Expected<std::unique_ptr<llvm::Module>>
loadModule(llvm::StringRef FileName, llvm::LLVMContext &Ctx);

/// Is \p Triple one of Intel's vector compiler (genx, genx32, genx64)?
bool isGenXTriple(llvm::StringRef Triple);

} // namespace cmx

#endif // CMX_IR_LOADER_H
