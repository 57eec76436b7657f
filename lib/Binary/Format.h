//===- Format.h - Numbers of the zebin format -------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The numbers come from the zebin specification, elf.md: "ELF Header Values",
// "ZE Info Sections", "ELF note type for INTELGT".
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_BINARY_FORMAT_H
#define CMX_LIB_BINARY_FORMAT_H

#include "llvm/ADT/StringRef.h"

#include <cstdint>

namespace cmx::zebin {

constexpr uint16_t Machine = 205; ///< EM_INTELGT; LLVM 19 has no name for it.
constexpr uint8_t ABIVersion = 1;
constexpr uint32_t ZEInfoSectionType = 0xff000011;

constexpr llvm::StringLiteral CodePrefix(".text.");
constexpr llvm::StringLiteral DebugPrefix(".debug_");
constexpr llvm::StringLiteral RelocationPrefix(".rela");
constexpr llvm::StringLiteral ZEInfoName(".ze_info");
constexpr llvm::StringLiteral NotesName(".note.intelgt.compat");
constexpr llvm::StringLiteral NoteOwner("IntelGT");

/// "Gen Relocation Type": an address of 64 bits.
constexpr uint32_t SymbolAddressRelocation = 1;

enum NoteType : uint32_t {
  NoteProductFamily = 1,
  NoteCoreFamily = 2,
  NoteTargetMetadata = 3,
  NoteVersion = 4
};

} // namespace cmx::zebin

#endif // CMX_LIB_BINARY_FORMAT_H
