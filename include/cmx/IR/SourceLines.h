//===- SourceLines.h - Which lines of source debuggers see ------*- C++ -*-===//
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

/// The source of \p F if debuggers are to know its lines; null if there is
/// none, or if the lines are for messages only.
const llvm::DISubprogram *visibleSource(const llvm::Function &F);

/// The path of \p File, below its folder if it is relative.
std::string sourcePath(const llvm::DIFile &File);

} // namespace cmx

#endif // CMX_IR_SOURCELINES_H
