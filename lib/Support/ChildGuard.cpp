//===- ChildGuard.cpp - Signals that also end a child process -------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Support/ChildGuard.h"

#include <iterator>

namespace cmx {

static volatile sig_atomic_t Received, Child, ChildSignal;

static void signalChild(int Signal) {
  if (Child)
    kill(-pid_t(Child), Signal); // The group that the child leads.
}

static void handle(int Signal) {
  Received = Signal;
  signalChild(ChildSignal);
}

ChildGuard::ChildGuard(int Signal) {
  Received = 0;
  Child = 0;
  ChildSignal = Signal;
  struct sigaction Action = {};
  Action.sa_handler = handle;
  Action.sa_flags = SA_RESTART;
  for (size_t I = 0; I != std::size(Signals); ++I)
    sigaction(Signals[I], &Action, &Previous[I]);
}

ChildGuard::~ChildGuard() {
  for (size_t I = 0; I != std::size(Signals); ++I)
    sigaction(Signals[I], &Previous[I], nullptr);
  if (Received)
    raise(Received);
}

bool ChildGuard::interrupted() { return Received; }

void ChildGuard::watch(pid_t Pid) {
  Child = Pid;
  if (Received)
    signalChild(ChildSignal);
}

void ChildGuard::childEnded() {
  signalChild(SIGKILL);
  Child = 0;
}

} // namespace cmx
