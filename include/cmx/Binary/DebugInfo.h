//===- DebugInfo.h - Source lines of Gen code -------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// DWARF 4 in a binary for Intel's driver: for each kernel a compile unit with
// its line table, and a subprogram for the kernel and for each function in its
// code. Addresses count from the start of the kernel's section; relocations
// against the kernel's symbol make them addresses of the device.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_BINARY_DEBUGINFO_H
#define CMX_BINARY_DEBUGINFO_H

#include "cmx/Binary/ZEBinary.h"

#include <optional>

namespace llvm {
class Function;
}

namespace cmx::zebin {

/// The source line of a kernel's code from OffsetBytes to the OffsetBytes of
/// the next SourceLine.
struct SourceLine {
  uint64_t OffsetBytes = 0;
  std::string File;
  unsigned Line = 0; ///< 0: the code comes from no line.
};

/// A kernel, or a function in its code.
struct SourceFunction {
  std::string Name; ///< In the source.
  std::string File;
  unsigned Line = 0;
  uint64_t OffsetBytes = 0;
  uint64_t SizeBytes = 0;
};

/// The facts about the code of one kernel that a debugger needs.
struct KernelSource {
  std::string Kernel; ///< Its symbol.
  std::string File, Folder, Producer;
  /// First the kernel, then its functions in the order of the vISA text.
  /// Functions without lines (and so without a name) or without code are left
  /// out of the binary.
  std::vector<SourceFunction> Functions;
  std::vector<SourceLine> Lines;
  uint64_t SizeBytes = 0;
};

/// Describes \p Entry, except for offsets in the code, which only the finalizer
/// knows. Returns std::nullopt if \p Entry has no source lines for debuggers.
std::optional<KernelSource> describeSource(llvm::Function &Entry);

/// Returns the sections .debug_abbrev, .debug_info, .debug_line and .debug_str.
llvm::Expected<std::vector<Section>>
writeDebugInfo(llvm::ArrayRef<KernelSource> Kernels);

/// Returns the source lines of the kernel called \p Kernel in the order of
/// offsets, or no lines if \p Binary has none. Debug sections that are not
/// DWARF are an error of kind BinaryFormat, whose text begins with \p Where.
llvm::Expected<std::vector<SourceLine>> readSourceLines(const ZEBinary &Binary,
                                                        llvm::StringRef Kernel,
                                                        llvm::StringRef Where);

} // namespace cmx::zebin

#endif // CMX_BINARY_DEBUGINFO_H
