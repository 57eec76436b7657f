//===- ZEBinary.h - Binaries for Intel's driver -----------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A zebin is an ELF file with the Gen code of kernels, a description of them
// (ZEInfo.h) and notes about the device (zebin specification, elf.md). Intel's
// driver for Level Zero and OpenCL loads it.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_BINARY_ZEBINARY_H
#define CMX_BINARY_ZEBINARY_H

#include "cmx/Binary/ZEInfo.h"

namespace cmx {
class TargetDesc;
}

namespace cmx::zebin {

/// A place in a section. The loader of the file adds a symbol's address there.
struct Relocation {
  uint64_t OffsetBytes = 0;
  uint32_t Type = 0; ///< GenRelocType of the specification.
  std::string Symbol;
  int64_t Addend = 0;
};

/// The code of a kernel, or a section other than .ze_info and the notes.
struct Section {
  std::string Name;
  std::string Bytes;
  std::vector<Relocation> Relocations; ///< Only of debug sections.
};

struct Symbol {
  std::string Name;
  std::string Section; ///< Empty: none.
  uint64_t Value = 0;
  uint64_t SizeBytes = 0;
  bool IsFunction = false;
};

/// The numbers of the device; 0: any.
struct Device {
  uint32_t ProductFamily = 0;
  uint32_t CoreFamily = 0;
};

struct ZEBinary {
  Device For;
  std::string Version = WrittenVersion.str(); ///< Of the format.
  ZEInfo Info;
  std::vector<Section> Code;   ///< By kernel, in the order of Info.
  std::vector<Section> Debug;  ///< DWARF; DebugInfo.h.
  std::vector<Section> Others; ///< Only readers fill it.
  std::vector<Symbol> Symbols; ///< Only readers fill it.

  /// The platform of the device; null if its numbers name none of cmx.
  const TargetDesc *platform() const;
};

/// Does \p Bytes begin like an ELF file for Gen?
bool isZEBinary(llvm::StringRef Bytes);

/// The bytes of the file. The writer makes the symbols.
llvm::Expected<std::string> writeZEBinary(const ZEBinary &Binary);

/// Reads the bytes of a file and checks that its parts fit together: sections
/// are inside the file, each kernel has code, arguments do not overlap, and
/// binding table numbers are unique. \p Expected: the platform of the device;
/// null: any. Errors are of the kinds BinaryFormat, BinaryInfo and
/// BinaryDevice; \p Where is put before their text.
llvm::Expected<ZEBinary> readZEBinary(llvm::StringRef Bytes,
                                      llvm::StringRef Where,
                                      const TargetDesc *Expected = nullptr);

} // namespace cmx::zebin

#endif // CMX_BINARY_ZEBINARY_H
