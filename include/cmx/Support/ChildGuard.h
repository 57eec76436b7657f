//===- ChildGuard.h - Signals that also end a child process -----*- C++ -*-===//
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

/// The child is a program that this program has started. It leads a group of
/// processes. While a guard exists, a signal that would end this program ends
/// the child first. Then this program cleans up, as after any failure, and gets
/// the signal again when the guard is destroyed. There is one guard at a time.
class ChildGuard {
public:
  /// \p Signal is the signal that is sent to end the child.
  explicit ChildGuard(int Signal);
  ~ChildGuard();
  ChildGuard(const ChildGuard &) = delete;
  ChildGuard &operator=(const ChildGuard &) = delete;

  static bool interrupted();
  /// Makes \p Pid the child. If a signal has arrived already, ends the child.
  static void watch(pid_t Pid);
  /// Ends the other processes of the child's group. To be called after the
  /// child has ended.
  static void childEnded();

private:
  static constexpr int Signals[] = {SIGINT, SIGTERM, SIGHUP};
  struct sigaction Previous[3];
};

} // namespace cmx

#endif // CMX_SUPPORT_CHILDGUARD_H
