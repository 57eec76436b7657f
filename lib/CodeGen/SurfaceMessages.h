//===- SurfaceMessages.h - Data port or load/store cache --------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A platform may have two units that serve block messages to surfaces: the data
// port and the load/store cache (LSC). They have caches of their own, so all
// messages of a kernel go to the same one.
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

/// Do the messages of the kernel \p F go to the data port, where the platform
/// has both? True if it serves all of them, which are oword blocks of surface
/// arguments, and if they take fewer instructions of the finalizer there.
bool prefersDataPort(const llvm::Function &F, const KernelInfo &Info,
                     const TargetDesc &TD);

} // namespace cmx

#endif // CMX_LIB_CODEGEN_SURFACEMESSAGES_H
