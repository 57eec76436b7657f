//===- Registration.h - Passes of the oracle --------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The compiler does not depend on the oracle, so the oracle registers its own
// passes. Programs that offer them call registerOraclePasses after
// registerPasses (cmx/Passes/Passes.h).
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ORACLE_GENERIC_REGISTRATION_H
#define CMX_ORACLE_GENERIC_REGISTRATION_H

namespace llvm {
class PassBuilder;
} // namespace llvm

namespace cmx {

/// Makes \p PB accept the pass names that cmx/Passes/PassRegistry.def lists
/// with CMX_ORACLE_MODULE_PASS.
void registerOraclePasses(llvm::PassBuilder &PB);

} // namespace cmx

#endif // CMX_ORACLE_GENERIC_REGISTRATION_H
