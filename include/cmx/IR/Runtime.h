//===- Runtime.h - How a kernel gets its arguments --------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The program that launches kernels is the old CM runtime, or the driver for
// Level Zero and OpenCL. They pass arguments in different ways:
//
//              CM runtime             driver
//   surface    its number is a value  a fixed number in the binding table
//   sampler    its number is a value  a fixed number
//   registers  arguments from the     local ids in the second, arguments from
//              second on              the third on
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

/// The first number that the driver gives to a surface argument. It keeps
/// number 0 for debuggers (zebin specification, debug_env: sip_surface_bti).
constexpr unsigned FirstBoundSurface = 1;

/// Stores \p Kind in the module flag.
void setRuntime(llvm::Module &M, RuntimeKind Kind);
/// The runtime of the module flag; nothing if it names none.
std::optional<RuntimeKind> getRuntime(const llvm::Module &M);

} // namespace cmx

#endif // CMX_IR_RUNTIME_H
