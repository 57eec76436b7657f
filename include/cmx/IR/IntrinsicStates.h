//===- IntrinsicStates.h - Which intrinsics are translated ------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Answers questions about all public llvm.genx intrinsics: which platforms have
// an intrinsic of Intrinsics.def, and why any other intrinsic has no
// translation.
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

/// Returns the feature that a platform must have for \p Info.
Feature neededFeature(const GenXInfo &Info);

/// Returns the reason why the public intrinsic \p F has no translation; empty
/// for names in Intrinsics.def and for names that are not public.
llvm::StringRef whyNotTranslated(const llvm::Function &F);

enum class VariableAccess : unsigned char {
#define CMX_GENX_ACCESS(Enum, Name) Enum,
#include "cmx/IR/IntrinsicStates.def"
};

/// If \p F is an intrinsic that loads or stores a variable, returns which of
/// the two. (Its last operand is the variable's address.) Otherwise, or if the
/// type of \p F is wrong, returns std::nullopt.
std::optional<VariableAccess> getVariableAccess(const llvm::Function &F);

enum class PlainForm : unsigned char {
#define CMX_GENX_PLAIN(Enum, Name) Enum,
#include "cmx/IR/IntrinsicStates.def"
};

/// Returns the names of the plain forms without "llvm.genx.". A plain form is
/// an intrinsic that means the same as instructions of LLVM.
llvm::ArrayRef<llvm::StringLiteral> plainFormNames();
/// Returns the plain form of the public intrinsic \p F, or std::nullopt if
/// there is none.
std::optional<PlainForm> getPlainForm(const llvm::Function &F);

/// Prints docs/Intrinsics.md.
void printIntrinsics(llvm::raw_ostream &OS);

} // namespace cmx

#endif // CMX_IR_INTRINSICSTATES_H
