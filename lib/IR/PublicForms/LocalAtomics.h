//===- LocalAtomics.h - Atomics that shared local memory lacks --*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In shared local memory, no message adds floats, and the only atomic operation
// on 64 bits is compare and exchange. Other operations become a loop around a
// compare and exchange (a load needs no loop):
//
//   %r = lsc.xatomic.slm fadd (%mask, %at, %v)
// ->
//   loop:
//     %lanes    = phi [ %mask ], [ %failed ]
//     %expected = phi [ 0 ], [ %got ]
//     %new      = fadd %expected, %v
//     %got      = lsc.xatomic.slm icas (%lanes, %at, %expected, %new)
//     %failed   = %lanes and %got != %expected
//     br any(%failed), loop, done
//
// In disabled lanes, the compare and exchange returns the expected value, so
// these lanes do not fail.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_PUBLICFORMS_LOCALATOMICS_H
#define CMX_IR_PUBLICFORMS_LOCALATOMICS_H

#include "cmx/IR/Builder.h"

namespace cmx {

/// Makes the code that replaces the message \p Call, which calls the intrinsic
/// \p Id. Returns the previous value in memory, or an instruction if \p Call
/// has no result. Returns null if \p Call stays.
llvm::Value *localAtomic(RegionBuilder &Builder, llvm::CallInst &Call,
                         GenXIntrinsic Id);

} // namespace cmx

#endif // CMX_IR_PUBLICFORMS_LOCALATOMICS_H
