//===- InputAdvice.h - Kinds of files that cannot be read -------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_DRIVER_INPUTADVICE_H
#define CMX_TOOLS_DRIVER_INPUTADVICE_H

#include "Tool.h"

#include "llvm/ADT/StringRef.h"

namespace cmx {

/// The kind of a file. It is recognized from the first bytes, or from the first
/// words of text.
enum class InputKind {
  Unknown,
  Empty,
  VISAText,
  ELF,
  SPIRV,
  IR,            ///< Text or bitcode of LLVM.
  OpenCLC,       ///< Probably.
  ForeignSource, ///< Probably SYCL or CUDA.
  Source,        ///< Probably C++.
  Compressed,
  OtherText, ///< In another encoding.
  NoText
};

InputKind inputKind(llvm::StringRef Text);

/// Returns a text like "this is an ELF file, which cmx-objdump reads". The text
/// is empty for Unknown.
llvm::StringRef inputAdvice(InputKind Kind);

/// Prints \p E, an error in reading \p Text. If \p Text is not of the kind
/// \p Expected, also prints its kind.
ExitStatus failToRead(llvm::Error E, llvm::StringRef Text, InputKind Expected);

} // namespace cmx

#endif // CMX_TOOLS_DRIVER_INPUTADVICE_H
