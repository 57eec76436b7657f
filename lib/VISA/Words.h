//===- Words.h - Spellings shared by printer and parser ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_VISA_WORDS_H
#define CMX_LIB_VISA_WORDS_H

#include "cmx/VISA/Model.h"
#include <iterator>

namespace cmx {
namespace visa {

inline const llvm::StringLiteral CondWords[] = {"",   "eq", "ne", "gt",
                                                "ge", "lt", "le"};
inline const llvm::StringLiteral ModifierWords[] = {"", "(-)", "(abs)",
                                                    "(-abs)", "(~)"};
inline const llvm::StringLiteral AtomicWords[] = {
#define CMX_VISA_ATOMIC(Enum, Text, NumSrcs, Class) Text,
#include "cmx/VISA/Messages.def"
};
inline const llvm::StringLiteral LscAtomicWords[] = {
#define CMX_VISA_LSC_ATOMIC(Enum, Text, NumSrcs) Text,
#include "cmx/VISA/Messages.def"
};
inline const llvm::StringLiteral LscSFIDWords[] = {
#define CMX_VISA_LSC_SFID(Enum, Text) Text,
#include "cmx/VISA/Messages.def"
};
inline const llvm::StringLiteral LscCacheWords[] = {
#define CMX_VISA_LSC_CACHE(Enum, Text) Text,
#include "cmx/VISA/Messages.def"
};
inline const llvm::StringLiteral LscModelWords[] = {
#define CMX_VISA_LSC_MODEL(Enum, Text) Text,
#include "cmx/VISA/Messages.def"
};
inline const llvm::StringLiteral LscDataWords[] = {
#define CMX_VISA_LSC_DATA(Enum, Text, MemBytes, RegBytes) Text,
#include "cmx/VISA/Messages.def"
};
inline const llvm::StringLiteral LscFenceOpWords[] = {
#define CMX_VISA_LSC_FENCE_OP(Enum, Text) Text,
#include "cmx/VISA/Messages.def"
};
inline const llvm::StringLiteral LscScopeWords[] = {
#define CMX_VISA_LSC_SCOPE(Enum, Text) Text,
#include "cmx/VISA/Messages.def"
};
inline const llvm::StringLiteral MediaModeWords[] = {
#define CMX_VISA_MEDIA_MODE(Enum, Text) Text,
#include "cmx/VISA/Messages.def"
};
inline const llvm::StringLiteral DpasTypeWords[] = {
#define CMX_VISA_DPAS_TYPE(Enum, Text, Bits) Text,
#include "cmx/VISA/Messages.def"
};
/// The words are in the order of FenceFlag.
inline const llvm::StringLiteral FenceFlagWords[] = {"E", "I", "S",
                                                     "C", "R", "L1"};
/// The words are in the order of Align.
inline const llvm::StringLiteral AlignWords[] = {
    "byte",  "word",   "dword",  "qword", "oword",
    "hword", "32word", "64word", "GRF",   "GRFx2"};
/// The words are in the order of InputKind.
inline const llvm::StringLiteral InputWords[] = {
    ".input", ".implicit_LOCAL_SIZE", ".implicit_GROUP_COUNT",
    ".implicit_LOCAL_ID", ".implicit_UNDEFINED_12"};
/// The words are in the order of PackedImm.
inline const llvm::StringLiteral PackedWords[] = {"", "v", "uv", "vf"};

/// Returns the index of \p Text in \p Words, or std::nullopt if \p Words lacks
/// it.
template <size_t N>
std::optional<unsigned> findWord(const llvm::StringLiteral (&Words)[N],
                                 llvm::StringRef Text) {
  for (unsigned I = 0; I != N; ++I)
    if (Words[I] == Text)
      return I;
  return std::nullopt;
}

} // namespace visa
} // namespace cmx

#endif // CMX_LIB_VISA_WORDS_H
