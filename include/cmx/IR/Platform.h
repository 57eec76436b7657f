//===- Platform.h - The platform a module is compiled for -------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The module flag "cmx.platform" (a string) says for which platform a module is
// compiled. A pass that needs a platform uses the platform of its option or,
// without the option, the platform of the module:
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

/// Returns the platform of the module flag, or null if there is no flag or its
/// value is not a platform.
const TargetDesc *getPlatform(const llvm::Module &M);
/// Does \p M have the module flag, whatever its value is?
bool hasPlatformFlag(const llvm::Module &M);

/// Returns \p FromOption or, if it is null, the platform of \p F's module. If
/// the module has no platform either, reports platform-unknown and returns
/// null.
const TargetDesc *getPlatformOrReport(const llvm::Function &F,
                                      const TargetDesc *FromOption);

} // namespace cmx

#endif // CMX_IR_PLATFORM_H
