//===- Remarks.h - The file of -pass-remarks-output -------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_DRIVER_REMARKS_H
#define CMX_TOOLS_DRIVER_REMARKS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/IR/LLVMRemarkStreamer.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/ToolOutputFile.h"

#include <optional>
#include <string>
#include <type_traits>

namespace cmx {

struct CompileOptions;

/// Writes remarks to a file with a temporary name. The destructor removes this
/// file if keep() has not renamed it.
class RemarksFile {
  // The type of the file differs between releases of LLVM.
  using Handle = std::decay_t<decltype(*llvm::setupLLVMOptimizationRemarks(
      std::declval<llvm::LLVMContext &>(), llvm::StringRef(), llvm::StringRef(),
      llvm::StringRef(), false))>;

  std::optional<Handle> File;
  std::string Name;
  std::string TempName;

public:
  /// Does nothing if no file was requested.
  llvm::Error open(llvm::LLVMContext &Ctx, const CompileOptions &Opts);
  llvm::Error keep();
  void discard();
  ~RemarksFile() { discard(); }
};

} // namespace cmx

#endif // CMX_TOOLS_DRIVER_REMARKS_H
