//===- PartialStarts.h - Values that begin with a partial write -*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   %a = wrregion(undef, %x, 8 of 32 lanes)
//
// If the block with the first write to a variable writes only a part of the
// variable, the finalizer assumes that the former content is needed. So it
// treats the variable as live from the start of the kernel on. Only the
// undefined old value in the IR says that the former content is not needed.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_CODEGEN_PARTIALSTARTS_H
#define CMX_LIB_CODEGEN_PARTIALSTARTS_H

#include "Webs.h"

namespace cmx {

class BaleInfo;

/// Returns the roots that write a part of an undefined vector and so make a
/// variable live, if no other value of the web is live there, and if the later
/// writes of the block leave a part of the variable undefined. The time is
/// linear in the bytes of such values and of the writes, plus a binary search
/// in each web's live range.
std::vector<const llvm::Instruction *>
findPartialStarts(const Liveness &Live, Webs &W, const BaleInfo &Bales);

} // namespace cmx

#endif // CMX_LIB_CODEGEN_PARTIALSTARTS_H
