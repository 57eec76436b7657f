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

/// Returns the opcode in a line of the listing. A predicate like "(W&f0.0)" can
/// precede the opcode. The opcode ends at the first dot or blank. Returns an
/// empty text for comments and labels.
llvm::StringRef opcodeOfLine(llvm::StringRef Line);

/// Returns the number of bytes of the instruction in \p Line; 0 if there is
/// none.
unsigned codeBytesOfLine(llvm::StringRef Line);

/// Adds to \p Source the offset of each of its lines and functions in the
/// binary code of \p Code. Reads the offsets from the listing. The listing must
/// have as many bytes of instructions as the code; else an error of kind
/// FinalizerListing is returned. Functions that the finalizer has dropped keep
/// the size 0.
llvm::Error placeSource(zebin::KernelSource &Source, const GenCode &Code);

} // namespace cmx

#endif // CMX_TOOLS_DRIVER_LISTINGLINES_H
