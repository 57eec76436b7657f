//===- Runtime.cpp - How a kernel gets its arguments ----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/Runtime.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace cmx {

static constexpr StringLiteral FlagName("cmx.runtime");

void setRuntime(Module &M, RuntimeKind Kind) {
  M.setModuleFlag(
      Module::Error, FlagName,
      MDString::get(M.getContext(), Kind == RuntimeKind::L0 ? "l0" : "cm"));
}

std::optional<RuntimeKind> getRuntime(const Module &M) {
  const Metadata *Flag = M.getModuleFlag(FlagName);
  if (!Flag)
    return RuntimeKind::CM;
  auto *Name = dyn_cast<MDString>(Flag);
  return StringSwitch<std::optional<RuntimeKind>>(Name ? Name->getString() : "")
      .Case("cm", RuntimeKind::CM)
      .Case("l0", RuntimeKind::L0)
      .Default(std::nullopt);
}

} // namespace cmx
