//===- SurfaceMessages.h - Data port or load/store cache --------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A platform may have two units for block messages to surfaces: the data port
// and the load/store cache (LSC). Each unit has its own caches, so all messages
// of a kernel go to the same unit.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_CODEGEN_SURFACEMESSAGES_H
#define CMX_LIB_CODEGEN_SURFACEMESSAGES_H

namespace llvm {
class Function;
} // namespace llvm

namespace cmx {

class TargetDesc;
struct KernelInfo;

/// Should the messages of the kernel \p F go to the data port of a platform
/// that has both units? True if the data port can execute all of them (they are
/// oword blocks of surface arguments) and needs fewer Gen instructions than
/// LSC.
bool prefersDataPort(const llvm::Function &F, const KernelInfo &Info,
                     const TargetDesc &TD);

} // namespace cmx

#endif // CMX_LIB_CODEGEN_SURFACEMESSAGES_H
