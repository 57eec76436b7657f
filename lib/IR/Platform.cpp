//===- Platform.cpp - The platform a module is compiled for ---------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/Platform.h"

#include "cmx/IR/DiagnosticInfo.h"
#include "cmx/Target/TargetDesc.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace cmx {

static constexpr StringLiteral FlagName("cmx.platform");

static const MDString *platformFlag(const Module &M) {
  return dyn_cast_or_null<MDString>(M.getModuleFlag(FlagName));
}

bool setPlatform(Module &M, const TargetDesc &TD) {
  const MDString *Old = platformFlag(M);
  if (Old && Old->getString() == TD.name())
    return false;
  M.setModuleFlag(Module::Error, FlagName,
                  MDString::get(M.getContext(), TD.name()));
  return true;
}

const TargetDesc *getPlatform(const Module &M) {
  const MDString *Flag = platformFlag(M);
  return Flag ? TargetDesc::get(Flag->getString()) : nullptr;
}

bool hasPlatformFlag(const Module &M) { return M.getModuleFlag(FlagName); }

const TargetDesc *getPlatformOrReport(const Function &F,
                                      const TargetDesc *FromOption) {
  if (FromOption)
    return FromOption;
  const Module &M = *F.getParent();
  if (const TargetDesc *TD = getPlatform(M))
    return TD;
  const MDString *Flag = platformFlag(M);
  emitDiag(F, DiagKind::PlatformUnknown,
           Twine("platform expected from a pass option or the module flag '") +
               FlagName + "', one of " + platformNameList() + "; actual " +
               (Flag ? "'" + Flag->getString().str() + "'" : "none"));
  return nullptr;
}

} // namespace cmx
