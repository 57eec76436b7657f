//===- Platform.h - The platform a module is compiled for -------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The module flag "cmx.platform" (a string) says for which platform a module is
// compiled. A pass that needs a platform takes the one of its option, else that
// of the module:
//
//   cmx-opt -passes='cmx-legalize<platform=pvc>'
//   cmx-opt -passes='cmx-set-platform<platform=pvc>,function(cmx-legalize)'
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_PLATFORM_H
#define CMX_IR_PLATFORM_H

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace cmx {

class TargetDesc;

/// Puts \p TD into the module flag, in place of an earlier platform. Returns
/// whether \p M changed.
bool setPlatform(llvm::Module &M, const TargetDesc &TD);

/// The platform of the module flag; null if there is no flag or its value is no
/// platform.
const TargetDesc *getPlatform(const llvm::Module &M);
/// Is there such a flag, whatever its value?
bool hasPlatformFlag(const llvm::Module &M);

/// \p FromOption if not null, else the platform of \p F's module. If there is
/// none either, reports platform-unknown and returns null.
const TargetDesc *getPlatformOrReport(const llvm::Function &F,
                                      const TargetDesc *FromOption);

} // namespace cmx

#endif // CMX_IR_PLATFORM_H
