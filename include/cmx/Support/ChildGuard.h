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

/// While a guard exists, a signal to end this program first ends a child, a
/// program that it has started. Then this program cleans up, as after any
/// failure, and gets the signal again when the guard is destroyed. There is one
/// guard at a time. The child leads a group of processes.
class ChildGuard {
public:
  /// \p Signal ends the child.
  explicit ChildGuard(int Signal);
  ~ChildGuard();
  ChildGuard(const ChildGuard &) = delete;
  ChildGuard &operator=(const ChildGuard &) = delete;

  static bool interrupted();
  /// Names the child. If a signal has arrived before, it ends the child now.
  static void watch(pid_t Pid);
  /// Ends the processes that the child has started.
  static void childEnded();

private:
  static constexpr int Signals[] = {SIGINT, SIGTERM, SIGHUP};
  struct sigaction Previous[3];
};

} // namespace cmx

#endif // CMX_SUPPORT_CHILDGUARD_H
