//===- SignalBlock.h - Steps that a signal must not split -------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_SUPPORT_SIGNALBLOCK_H
#define CMX_SUPPORT_SIGNALBLOCK_H

#include <csignal>

namespace cmx {

/// While a SignalBlock exists, this thread gets no signal that ends the
/// program. So Ctrl-C cannot come between the creation of a file and the code
/// that arranges its removal, or when only some of several files have their
/// final names. A SignalBlock must not exist for long: programs that are
/// started meanwhile would inherit the blocked signals.
class SignalBlock {
  sigset_t Previous;

public:
  SignalBlock() {
    sigset_t Blocked;
    sigemptyset(&Blocked);
    for (int Signal : {SIGINT, SIGTERM, SIGHUP})
      sigaddset(&Blocked, Signal);
    pthread_sigmask(SIG_BLOCK, &Blocked, &Previous);
  }
  SignalBlock(const SignalBlock &) = delete;
  SignalBlock &operator=(const SignalBlock &) = delete;
  ~SignalBlock() { pthread_sigmask(SIG_SETMASK, &Previous, nullptr); }
};

} // namespace cmx

#endif // CMX_SUPPORT_SIGNALBLOCK_H
