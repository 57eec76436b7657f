//===- SourceLines.h - Which source lines a debugger shows ------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_SOURCELINES_H
#define CMX_IR_SOURCELINES_H

#include <string>

namespace llvm {
class DIFile;
class DISubprogram;
class Function;
} // namespace llvm

namespace cmx {

/// Returns the subprogram of \p F if debuggers shall show its source lines.
/// Returns null if there is no subprogram, or if its lines are only for
/// messages of the compiler.
const llvm::DISubprogram *visibleSource(const llvm::Function &F);

/// Returns the path of \p File. A relative file name is appended to the
/// directory of \p File.
std::string sourcePath(const llvm::DIFile &File);

} // namespace cmx

#endif // CMX_IR_SOURCELINES_H
