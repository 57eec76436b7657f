//===- Version.h - The version of cmx ---------------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The versions that `cmx-opt --version` and the plugin report.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_SUPPORT_VERSION_H
#define CMX_SUPPORT_VERSION_H

namespace cmx {

/// The version of cmx, for example "0.1.0".
const char *getVersion();

/// One line with the version of cmx and of the LLVM it was built for.
const char *getVersionWithLLVM();

} // namespace cmx

#endif // CMX_SUPPORT_VERSION_H
