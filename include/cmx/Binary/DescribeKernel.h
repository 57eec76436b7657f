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

/// Describes \p K for the driver. The code of \p K for RuntimeKind::L0 is
/// \p Code: first the kernel, then its functions. The places of arguments are
/// those of the code's inputs. An argument that the driver cannot pass is
/// reported as kernel-argument, and the result is nothing.
std::optional<KernelDescription> describeKernel(const KernelInfo &K,
                                                const visa::Module &Code,
                                                const TargetDesc &TD);

/// Adds the facts that the finalizer gives: memory that a thread needs for
/// spilled registers, and the number of bytes of code that load the local ids.
void addFinalizerFacts(Kernel &K, unsigned SpilledBytes,
                       unsigned LocalIdCodeBytes);

} // namespace zebin
} // namespace cmx

#endif // CMX_BINARY_DESCRIBEKERNEL_H
