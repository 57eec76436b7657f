//===- Mutate.h - Random changes of a kernel --------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_ORACLE_FUZZ_MUTATE_H
#define CMX_LIB_ORACLE_FUZZ_MUTATE_H

#include "llvm/IR/Module.h"

namespace cmx::fuzz {

/// Inserts, changes and removes instructions of \p M. The same \p Seed gives
/// the same changes. The result is a valid module of LLVM; cmx need not accept
/// it, and it may have undefined behaviour.
void mutate(llvm::Module &M, uint64_t Seed);

} // namespace cmx::fuzz

#endif // CMX_LIB_ORACLE_FUZZ_MUTATE_H
