//===- ChildGuard.h - Programs that end with this one -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_SUPPORT_CHILDGUARD_H
#define CMX_SUPPORT_CHILDGUARD_H

#include <csignal>

#include <sys/types.h>

namespace cmx {

/// While it exists, a signal that ends the program ends a program that it has
/// started first. Then the program cleans up, as after any failure, and gets
/// the signal again when the object is destroyed. There is one at a time. The
/// child leads a group of processes.
class ChildGuard {
public:
  /// \p Signal ends the child.
  explicit ChildGuard(int Signal);
  ~ChildGuard();
  ChildGuard(const ChildGuard &) = delete;
  ChildGuard &operator=(const ChildGuard &) = delete;

  static bool interrupted();
  /// The signal may arrive before the number of the child is known.
  static void watch(pid_t Pid);
  /// Ends the processes that the child has started.
  static void childEnded();

private:
  static constexpr int Signals[] = {SIGINT, SIGTERM, SIGHUP};
  struct sigaction Previous[3];
};

} // namespace cmx

#endif // CMX_SUPPORT_CHILDGUARD_H
