//===- SourceLines.cpp - Which source lines a debugger shows --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/SourceLines.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Function.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace cmx {

const DISubprogram *visibleSource(const Function &F) {
  const DISubprogram *SP = F.getSubprogram();
  bool IsVisible = SP && SP->getUnit() && SP->getFile() &&
                   SP->getUnit()->getEmissionKind() == DICompileUnit::FullDebug;
  return IsVisible ? SP : nullptr;
}

std::string sourcePath(const DIFile &File) {
  SmallString<128> Path;
  if (!sys::path::is_absolute(File.getFilename()))
    Path = File.getDirectory();
  sys::path::append(Path, File.getFilename());
  return std::string(Path);
}

} // namespace cmx
