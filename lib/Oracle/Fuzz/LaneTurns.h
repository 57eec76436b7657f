//===- LaneTurns.h - What branches by lane mean -----------------*- C++ -*-===//
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

/// A copy of \p M without branches by llvm.genx.simdcf.any and the like, for
/// the oracle; null if \p M has none. Written from LangRef alone.
std::unique_ptr<llvm::Module> takeTurns(const llvm::Module &M);

} // namespace cmx::fuzz

#endif // CMX_LIB_ORACLE_FUZZ_LANETURNS_H
