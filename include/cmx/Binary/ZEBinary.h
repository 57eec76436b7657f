//===- ZEBinary.h - Binaries for Intel's driver -----------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A zebin is an ELF file with the Gen code of kernels, a description of these
// kernels (ZEInfo.h) and notes about the device (zebin specification, elf.md).
// Intel's driver for Level Zero and OpenCL loads it.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_BINARY_ZEBINARY_H
#define CMX_BINARY_ZEBINARY_H

#include "cmx/Binary/ZEInfo.h"

namespace cmx {
class TargetDesc;
}

namespace cmx::zebin {

/// A place in a section to which the loader of the file adds a symbol's
/// address.
struct Relocation {
  uint64_t OffsetBytes = 0;
  uint32_t Type = 0; ///< GenRelocType of the specification.
  std::string Symbol;
  int64_t Addend = 0;
};

/// A section with the code of a kernel, or any other section except .ze_info
/// and the notes.
struct Section {
  std::string Name;
  std::string Bytes;
  std::vector<Relocation> Relocations; ///< Only in debug sections.
};

struct Symbol {
  std::string Name;
  std::string Section; ///< Empty if in no section.
  uint64_t Value = 0;
  uint64_t SizeBytes = 0;
  bool IsFunction = false;
};

/// The numbers that identify a device. 0 means any device.
struct Device {
  uint32_t ProductFamily = 0;
  uint32_t CoreFamily = 0;
};

struct ZEBinary {
  Device For;
  std::string Version = WrittenVersion.str(); ///< Of the format.
  ZEInfo Info;
  std::vector<Section> Code;   ///< One per kernel, in the order of Info.
  std::vector<Section> Debug;  ///< DWARF (DebugInfo.h).
  std::vector<Section> Others; ///< Only readers fill it.
  std::vector<Symbol> Symbols; ///< Only readers fill it.

  /// Returns the platform of the device, or null if cmx has no platform with
  /// the device's numbers.
  const TargetDesc *platform() const;
};

/// Does \p Bytes begin like an ELF file for Gen?
bool isZEBinary(llvm::StringRef Bytes);

/// Returns the bytes of the file. The writer creates the symbols itself: it
/// ignores those of \p Binary.
llvm::Expected<std::string> writeZEBinary(const ZEBinary &Binary);

/// Reads the bytes of a file and checks that its parts fit together: sections
/// are inside the file, each kernel has code, arguments do not overlap, and
/// binding table numbers are unique. \p Expected is the platform that the file
/// must be for; null accepts any platform. Errors are of the kinds
/// BinaryFormat, BinaryInfo and BinaryDevice; \p Where is put before their
/// text.
llvm::Expected<ZEBinary> readZEBinary(llvm::StringRef Bytes,
                                      llvm::StringRef Where,
                                      const TargetDesc *Expected = nullptr);

} // namespace cmx::zebin

#endif // CMX_BINARY_ZEBINARY_H
