//===- SanitizerDefaults.cpp - Run-time options of sanitizer builds -------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiled into each program of a build with CMX_SANITIZE. Distributions ship a
// libLLVM that is not instrumented; that and the plugin rule out four checks:
// - user poisoning: the arena code inlined into our objects poisons memory that
//   the copy of the same code in libLLVM hands out without unpoisoning it;
// - one definition rule: the plugin has its own copy of the libraries that the
//   driver it may be loaded into has too;
// - container overflow: the same with container annotations;
// - leaks: libLLVM keeps option and pass registries until the process ends, and
//   the leak checker cannot run in many containers (it needs ptrace).
//
//===----------------------------------------------------------------------===//

extern "C" const char *__asan_default_options();
extern "C" const char *__ubsan_default_options();

extern "C" const char *__asan_default_options() {
  return "allow_user_poisoning=0:detect_odr_violation=0:"
         "detect_container_overflow=0:detect_leaks=0";
}

extern "C" const char *__ubsan_default_options() {
  return "print_stacktrace=1";
}
