//===- ListingLines.h - Lines of a listing of the finalizer -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TOOLS_DRIVER_LISTINGLINES_H
#define CMX_TOOLS_DRIVER_LISTINGLINES_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace cmx {

struct GenCode;

namespace zebin {
struct KernelSource;
}

/// The opcode of a line of the listing: after the predicate "(W&f0.0)", up to
/// the first dot or blank. Empty for comments and labels.
llvm::StringRef opcodeOfLine(llvm::StringRef Line);

/// The number of bytes of the instruction in \p Line; 0 if there is none.
unsigned codeBytesOfLine(llvm::StringRef Line);

/// Adds to \p Source the places of its lines and functions in \p Code, as the
/// listing gives them. It is an error of kind FinalizerListing if the listing
/// does not have as many bytes of instructions as the code. Functions that the
/// finalizer has dropped keep the size 0.
llvm::Error placeSource(zebin::KernelSource &Source, const GenCode &Code);

} // namespace cmx

#endif // CMX_TOOLS_DRIVER_LISTINGLINES_H
