//===- Runtime.h - How a kernel gets its arguments --------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Kernels are launched by the old CM runtime, or by the driver for Level Zero
// and OpenCL. The runtime and the driver pass arguments in different ways:
//
//              CM runtime              driver
//   surface    passed as its number    has a fixed number in the binding table
//   sampler    passed as its number    has a fixed number
//   registers  arguments start in the  local ids are in the second register,
//              second register         arguments start in the third register
//
// The module flag cmx.runtime names the runtime ("cm" or "l0"). Without the
// flag, the runtime is the CM runtime.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_RUNTIME_H
#define CMX_IR_RUNTIME_H

#include <optional>

namespace llvm {
class Module;
} // namespace llvm

namespace cmx {

enum class RuntimeKind : unsigned char { CM, L0 };

/// The first number that the driver gives to a surface argument. The driver
/// keeps number 0 for debuggers (zebin specification, debug_env:
/// sip_surface_bti).
constexpr unsigned FirstBoundSurface = 1;

/// Stores \p Kind in the module flag.
void setRuntime(llvm::Module &M, RuntimeKind Kind);
/// Returns the runtime that the module flag names (RuntimeKind::CM without the
/// flag), or std::nullopt if the flag names no runtime.
std::optional<RuntimeKind> getRuntime(const llvm::Module &M);

} // namespace cmx

#endif // CMX_IR_RUNTIME_H
