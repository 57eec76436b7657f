//===- Version.cpp - The version of cmx -----------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The version of cmx comes from project(VERSION) in the top-level
// CMakeLists.txt. The version of LLVM comes from the headers with which this
// file is compiled.
//
//===----------------------------------------------------------------------===//

#include "cmx/Support/Version.h"

#include "llvm/Config/llvm-config.h"

const char *cmx::getVersion() { return CMX_VERSION_STRING; }

const char *cmx::getVersionWithLLVM() {
  return "cmx " CMX_VERSION_STRING " (LLVM " LLVM_VERSION_STRING ")";
}
