//===- IntrinsicStates.h - Which intrinsics are translated ------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All public names of llvm.genx intrinsics: the platforms of those in
// Intrinsics.def, and why the others have no translation.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_INTRINSICSTATES_H
#define CMX_IR_INTRINSICSTATES_H

#include "cmx/IR/Intrinsics.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace cmx {

enum class Feature : unsigned char;

/// The feature that a platform must have for \p Info.
Feature neededFeature(const GenXInfo &Info);

/// Why the public intrinsic \p F has no translation; empty for names of
/// Intrinsics.def and for names that are not public.
llvm::StringRef whyNotTranslated(const llvm::Function &F);

enum class VariableAccess : unsigned char {
#define CMX_GENX_ACCESS(Enum, Name) Enum,
#include "cmx/IR/IntrinsicStates.def"
};

/// Does \p F access a variable, whose address is its last operand, and how?
/// Nothing if it does not, or if its type is wrong.
std::optional<VariableAccess> getVariableAccess(const llvm::Function &F);

enum class PlainForm : unsigned char {
#define CMX_GENX_PLAIN(Enum, Name) Enum,
#include "cmx/IR/IntrinsicStates.def"
};

/// The names of the plain forms without "llvm.genx.".
llvm::ArrayRef<llvm::StringLiteral> plainFormNames();
/// The form of the public intrinsic \p F, if it means the same as instructions
/// of LLVM.
std::optional<PlainForm> getPlainForm(const llvm::Function &F);

/// Prints docs/Intrinsics.md.
void printIntrinsics(llvm::raw_ostream &OS);

} // namespace cmx

#endif // CMX_IR_INTRINSICSTATES_H
