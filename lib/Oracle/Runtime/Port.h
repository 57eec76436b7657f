//===- Port.h - One message's way to memory ---------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A Port finds the bytes that a message accesses, and reports an error if they
// do not exist. After that, it copies bytes without further checks:
//
//   Port P(T, Space, Surface);
//   if (!P.open() || !P.at(Address, NumBytes, AlignBytes, Lane))
//     return false;
//   P.read(0, NumBytes, To);
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_ORACLE_RUNTIME_PORT_H
#define CMX_LIB_ORACLE_RUNTIME_PORT_H

#include "Group.h"

#include "cmx/Oracle/Runtime/Thread.h"

namespace cmx::runtime {

class Port {
public:
  Port(ThreadContext &T, Space S, uint32_t Surface)
      : T(T), S(S), Surface(Surface), Endless(T.Mem.isEndless()),
        Pages(Endless ? &T.Mem.impl().Endless : nullptr) {}

  /// Reports an error and returns false if there is no such surface.
  bool open() {
    if (Endless) {
      if (S == Space::SLM)
        Surface = groupNumber();
      return true;
    }
    if (S == Space::Surface) {
      Memory::Impl &M = T.Mem.impl();
      if (Surface >= M.SurfaceBlocks.size())
        return reportNoSurface();
      Found = &M.SurfaceBlocks[Surface];
    } else if (S == Space::SLM) {
      Found = T.OfGroup ? &T.OfGroup->SLM : nullptr;
    }
    return true;
  }

  /// Places the port at \p Address. Reports an error and returns false if fewer
  /// than \p NumBytes bytes are there, or if the address is not a multiple of
  /// \p AlignBytes (a power of two).
  bool at(uint64_t Address, uint64_t NumBytes, unsigned AlignBytes,
          int Lane = -1) {
    Here = Address;
    bool IsMisaligned = AlignBytes > 1 && (Address & (AlignBytes - 1));
    if (S == Space::SVM) {
      choosePages(Address);
      if (isPrivateAddress(Address) && !isOfThread(Address, NumBytes))
        return reportOutOfThread(Address, NumBytes, Lane);
    }
    if (Endless) {
      if (IsMisaligned)
        T.noteUnaligned();
      if (S == Space::SVM)
        T.noteAddresses(Address, Address + (NumBytes - 1));
      Pages->notePlace(S, Surface, Address);
      return !Pages->isFull() || reportTooManyPages();
    }
    if (IsMisaligned)
      return reportMisaligned(Address, AlignBytes, Lane);
    if (Pages)
      return !Pages->isFull() || reportTooManyPages();
    if (S == Space::SVM) {
      if (!Found || !Found->contains(Address - Base, NumBytes))
        findAllocation(Address);
      Here -= Base;
    }
    if (!Found || !Found->contains(Here, NumBytes))
      return reportOutOfBounds(Address, NumBytes, Lane);
    return true;
  }

  /// Returns the bytes at the port, or null if they are in pages, or have flags
  /// or writers.
  uint8_t *plainBytes() const {
    if (Pages || Found->isTracked())
      return nullptr;
    return Found->Data.data() + Here;
  }

  void read(uint64_t Offset, uint64_t NumBytes, Bytes To) const {
    if (Pages)
      Pages->read(S, Surface, Here + Offset, NumBytes, To);
    else
      Found->read(Here + Offset, NumBytes, To);
  }
  void write(uint64_t Offset, uint64_t NumBytes, ConstBytes From) {
    if (Pages)
      Pages->write(S, Surface, Here + Offset, NumBytes, From, T.Site);
    else
      Found->write(Here + Offset, NumBytes, From, T.Site);
  }

  bool isEndless() const { return Endless; }
  bool isPaged() const { return Pages; }
  /// Returns the number that selects the lock for the place of the port.
  uint64_t placeNumber() const {
    return reinterpret_cast<uintptr_t>(Found) + (Here >> 3);
  }

private:
  uint32_t groupNumber() const {
    uint64_t GroupSize = T.Shape.groupSize();
    return GroupSize ? uint32_t(T.Number / GroupSize) : 0;
  }
  void choosePages(uint64_t Address) {
    if (isPrivateAddress(Address))
      Pages = &T.Mem.impl().Private;
    else
      Pages = Endless ? &T.Mem.impl().Endless : nullptr;
  }
  /// Are the bytes in the part of private memory that belongs to this thread?
  bool isOfThread(uint64_t Address, uint64_t NumBytes) const {
    uint64_t Offset =
        Address - PrivateMemoryStart - uint32_t(T.Number) * T.PrivateBytes;
    return !T.PrivateBytes ||
           (Offset < T.PrivateBytes && NumBytes <= T.PrivateBytes - Offset);
  }
  void findAllocation(uint64_t Address) {
    Memory::Impl::Allocation *A = T.Mem.impl().allocationBelow(Address);
    Found = A ? &A->Contents : nullptr;
    Base = A ? A->Address : 0;
  }
  bool reportNoSurface();
  bool reportTooManyPages();
  bool reportMisaligned(uint64_t Address, unsigned AlignBytes, int Lane);
  bool reportOutOfBounds(uint64_t Address, uint64_t NumBytes, int Lane);
  bool reportOutOfThread(uint64_t Address, uint64_t NumBytes, int Lane);

  ThreadContext &T;
  Space S;
  uint32_t Surface;
  bool Endless;
  PageTable *Pages;
  Block *Found = nullptr;
  uint64_t Base = 0; ///< Address of an allocation.
  uint64_t Here = 0; ///< Offset in Found; address in Pages.
};

/// Returns text such as "surface 'dst' (1)".
std::string nameOfSurface(const Memory &Mem, uint32_t Surface);

} // namespace cmx::runtime

#endif // CMX_LIB_ORACLE_RUNTIME_PORT_H
