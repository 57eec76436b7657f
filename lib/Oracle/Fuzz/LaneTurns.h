//===- LaneTurns.h - Branches by lane as one loop ---------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_ORACLE_FUZZ_LANETURNS_H
#define CMX_LIB_ORACLE_FUZZ_LANETURNS_H

#include "llvm/IR/Module.h"

#include <memory>

namespace cmx::fuzz {

/// Returns a copy of \p M without branches by llvm.genx.simdcf.any and similar
/// intrinsics, so that the oracle can run it. Returns null if \p M has no such
/// intrinsics. The code is written from docs/LangRef.md, independently of the
/// passes.
std::unique_ptr<llvm::Module> takeTurns(const llvm::Module &M);

} // namespace cmx::fuzz

#endif // CMX_LIB_ORACLE_FUZZ_LANETURNS_H
