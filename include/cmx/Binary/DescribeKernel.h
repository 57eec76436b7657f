//===- DescribeKernel.h - From a kernel to its description ------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_BINARY_DESCRIBEKERNEL_H
#define CMX_BINARY_DESCRIBEKERNEL_H

#include "cmx/Binary/ZEInfo.h"

#include <optional>

namespace cmx {

struct KernelInfo;
class TargetDesc;

namespace visa {
struct Module;
}

namespace zebin {

struct KernelDescription {
  Kernel Info;
  KernelMiscInfo Misc;
};

/// Describes \p K for the driver. \p Code is the code of \p K for
/// RuntimeKind::L0: first the kernel, then its functions. Each argument has the
/// place of the corresponding input of \p Code. If the driver cannot pass an
/// argument, reports kernel-argument and returns std::nullopt.
std::optional<KernelDescription> describeKernel(const KernelInfo &K,
                                                const visa::Module &Code,
                                                const TargetDesc &TD);

/// Adds the facts that only the finalizer knows: the memory that a thread needs
/// for spilled registers, and the size of the code that loads the local ids.
void addFinalizerFacts(Kernel &K, unsigned SpilledBytes,
                       unsigned LocalIdCodeBytes);

} // namespace zebin
} // namespace cmx

#endif // CMX_BINARY_DESCRIBEKERNEL_H
