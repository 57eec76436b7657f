//===- Port.cpp - What is wrong with a message ----------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Port.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

using namespace cmx::runtime;

std::string cmx::runtime::nameOfSurface(const Memory &Mem, uint32_t Surface) {
  return "surface '" + Mem.surface(Surface).Name + "' (" +
         llvm::utostr(Surface) + ")";
}

/// Prints an SVM address in hexadecimal, or an offset in decimal.
static std::string number(Space S, uint64_t Address) {
  if (S == Space::SVM)
    return "0x" + llvm::utohexstr(Address, /*LowerCase=*/true);
  return llvm::utostr(Address);
}

bool Port::reportNoSurface() {
  return T.report(ErrorKind::NoSurface, "expected the number of one of " +
                                            llvm::utostr(T.Mem.numSurfaces()) +
                                            " surfaces, got " +
                                            llvm::utostr(Surface));
}

bool Port::reportTooManyPages() {
  return T.report(ErrorKind::InstructionLimit,
                  "more than " + llvm::utostr(MaxEndlessPages) +
                      " pages of endless memory");
}

bool Port::reportMisaligned(uint64_t Address, unsigned AlignBytes, int Lane) {
  return T.report(ErrorKind::MessageMisaligned,
                  "expected an address that is a multiple of " +
                      llvm::utostr(AlignBytes) + " bytes, got " +
                      number(S, Address),
                  Lane);
}

/// Returns text such as "0x10 to 0x1f".
static std::string range(Space S, uint64_t Address, uint64_t NumBytes) {
  std::string Text = number(S, Address);
  return NumBytes > 1 ? Text + " to " + number(S, Address + NumBytes - 1)
                      : Text;
}

bool Port::reportOutOfBounds(uint64_t Address, uint64_t NumBytes, int Lane) {
  std::string Text;
  switch (S) {
  case Space::Image: // Never used: messages to images use Space::Surface.
  case Space::Surface:
    Text = nameOfSurface(T.Mem, Surface) + " has " +
           llvm::utostr(Found->size()) + " bytes";
    break;
  case Space::SLM:
    Text = "shared local memory has " +
           llvm::utostr(Found ? Found->size() : 0) + " bytes";
    break;
  case Space::SVM: {
    const Memory::Impl::Allocation *A = T.Mem.impl().allocationBelow(Address);
    if (!A) {
      Text = "no allocation is at that address";
      break;
    }
    Text = "allocation '" + A->Name + "' at " + number(S, A->Address) +
           " has " + llvm::utostr(A->NumBytes) + " bytes";
    break;
  }
  }
  Text += ", accessed " + range(S, Address, NumBytes);
  return T.report(ErrorKind::MessageOutOfBounds, Text, Lane);
}

bool Port::reportOutOfThread(uint64_t Address, uint64_t NumBytes, int Lane) {
  uint64_t First = PrivateMemoryStart + uint32_t(T.Number) * T.PrivateBytes;
  return T.report(ErrorKind::MessageOutOfBounds,
                  "the thread has " + llvm::utostr(T.PrivateBytes) +
                      " bytes for its variables and calls at " +
                      number(S, First) + ", accessed " +
                      range(S, Address, NumBytes),
                  Lane);
}
