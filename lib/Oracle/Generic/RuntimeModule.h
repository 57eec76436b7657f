//===- RuntimeModule.h - Declarations of the runtime ------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to cmx-lower-to-generic: the functions of GenericABI.def and the
// strings that describe instructions, in one module.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_ORACLE_GENERIC_RUNTIMEMODULE_H
#define CMX_LIB_ORACLE_GENERIC_RUNTIMEMODULE_H

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Module.h"

#include <array>
#include <string>

namespace llvm {
class Instruction;
class ModuleSlotTracker;
} // namespace llvm

namespace cmx::generic {

enum class RuntimeFunction : unsigned {
#define CMX_RT(Enum, Name, Result, Parameters) Enum,
#include "cmx/Oracle/Runtime/GenericABI.def"
};

/// Returns text such as "function 'f': instruction '...' (at f.cpp:1:2)". Long
/// instructions are truncated.
std::string describeSite(const llvm::Instruction &I,
                         llvm::ModuleSlotTracker &Slots);

class RuntimeModule {
public:
  explicit RuntimeModule(llvm::Module &M) : M(M) {}

  llvm::Function *function(RuntimeFunction Fn);
  /// Returns a private constant with the C string \p Text.
  llvm::Constant *site(llvm::StringRef Text);

private:
  llvm::Module &M;
  std::array<llvm::Function *, 32> Functions{};
  llvm::StringMap<llvm::Constant *> Sites;
};

} // namespace cmx::generic

#endif // CMX_LIB_ORACLE_GENERIC_RUNTIMEMODULE_H
