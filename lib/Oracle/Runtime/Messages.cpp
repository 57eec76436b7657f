//===- Messages.cpp - Loads, stores and atomics of bytes ------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/Runtime/Messages.h"

#include "cmx/Oracle/Runtime/FloatMath.h"

#include "Hash.h"
#include "Port.h"

#include "llvm/Support/ErrorHandling.h"

using namespace cmx::runtime;

unsigned cmx::runtime::atomicNumSrcs(AtomicOp Op) {
  switch (Op) {
#define CMX_RUNTIME_ATOMIC(Enum, Name, NumSrcs)                                \
  case AtomicOp::Enum:                                                         \
    return NumSrcs;
#include "cmx/Oracle/Runtime/Atomics.def"
  }
  llvm_unreachable("all operations handled");
}

static Space spaceOf(Space S, uint32_t Surface) {
  return S == Space::Surface && Surface == SLMSurface ? Space::SLM : S;
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

bool cmx::runtime::blockLoad(ThreadContext &T, Space S, uint32_t Surface,
                             uint64_t Address, unsigned NumBytes,
                             unsigned AlignBytes, Bytes To) {
  Port P(T, spaceOf(S, Surface), Surface);
  if (!P.open() || !P.at(Address, NumBytes, AlignBytes))
    return false;
  P.read(0, NumBytes, To);
  return true;
}

bool cmx::runtime::blockStore(ThreadContext &T, Space S, uint32_t Surface,
                              uint64_t Address, unsigned NumBytes,
                              unsigned AlignBytes, ConstBytes From) {
  Port P(T, spaceOf(S, Surface), Surface);
  if (!P.open() || !P.at(Address, NumBytes, AlignBytes))
    return false;
  P.write(0, NumBytes, From);
  return true;
}

//===----------------------------------------------------------------------===//
// Lanes
//===----------------------------------------------------------------------===//

namespace {

/// Where the elements of a LaneAccess are in registers.
struct LaneLayout {
  explicit LaneLayout(const LaneAccess &A)
      : Stride(A.LaneStride ? A.LaneStride : A.Lanes),
        CopyBytes(std::min(A.MemBytes, A.RegBytes)), RegBytes(A.RegBytes),
        InElement(A.HighHalf ? A.RegBytes / 2 : 0) {
    CopyBytes = std::min(CopyBytes, RegBytes - InElement);
    for (unsigned E = 0; E != A.NumElts; ++E)
      if (takesPart(A, E)) {
        First = NumParts ? First : E;
        Last = E;
        ++NumParts;
      }
  }
  static bool takesPart(const LaneAccess &A, unsigned E) {
    return E >= 32 || (A.ElementMask >> E & 1);
  }
  /// Returns where active element \p Part of \p Lane begins in registers.
  uint64_t regOffset(unsigned Part, unsigned Lane) const {
    return (uint64_t(Part) * Stride + Lane) * RegBytes;
  }

  /// Is there one element per lane, as large in memory as in registers?
  bool isSimple() const { return NumParts == 1 && CopyBytes == RegBytes; }

  unsigned Stride;
  unsigned CopyBytes; ///< Bytes of an element that are copied.
  unsigned RegBytes;
  unsigned InElement; ///< Their offset in the register element.
  unsigned First = 0, Last = 0;
  unsigned NumParts = 0; ///< The number of active elements.
};

/// Like memcpy, but fast for 1, 2, 4 and 8 bytes.
inline void copyElement(uint8_t *To, const uint8_t *From, unsigned NumBytes) {
  switch (NumBytes) {
  case 1:
    *To = *From;
    return;
  case 2:
    std::memcpy(To, From, 2);
    return;
  case 4:
    std::memcpy(To, From, 4);
    return;
  case 8:
    std::memcpy(To, From, 8);
    return;
  default:
    std::memcpy(To, From, NumBytes);
  }
}

/// Calls Do(port, lane) for each active lane; the port is at the lane's first
/// active element. Returns false after an error.
template <typename Callable>
bool forEachLane(ThreadContext &T, const LaneAccess &A, const LaneLayout &L,
                 unsigned AlignBytes, Callable Do) {
  Port P(T, spaceOf(A.S, A.Surface), A.Surface);
  if (!P.open())
    return false;
  if (!L.NumParts)
    return true;
  uint64_t FirstBytes = uint64_t(L.First) * A.MemBytes;
  uint64_t SpanBytes = uint64_t(L.Last - L.First + 1) * A.MemBytes;
  for (unsigned Lane = 0; Lane != A.Lanes; ++Lane) {
    if (A.Mask && !A.Mask[Lane])
      continue;
    // If element 0 is active, the port is placed at the lane's own address,
    // whose alignment the message requires. Otherwise, FirstBytes is added. It
    // is a multiple of the element size, so the elements keep their alignment.
    if (!P.at(A.Addresses[Lane] + FirstBytes, SpanBytes, AlignBytes, int(Lane)))
      return false;
    Do(P, Lane);
  }
  return true;
}

} // namespace

bool cmx::runtime::laneLoad(ThreadContext &T, const LaneAccess &A, Bytes To) {
  if (A.S == Space::Image)
    return imageLaneLoad(T, A, To);
  LaneLayout L(A);
  return forEachLane(T, A, L, A.AlignBytes, [&](Port &P, unsigned Lane) {
    const uint8_t *Plain = To.Undef ? nullptr : P.plainBytes();
    if (Plain && L.isSimple()) {
      copyElement(To.Data + L.regOffset(0, Lane), Plain, L.CopyBytes);
      return;
    }
    for (unsigned E = L.First, Part = 0; Part != L.NumParts; ++E) {
      if (!LaneLayout::takesPart(A, E))
        continue;
      uint64_t InMemory = uint64_t(E - L.First) * A.MemBytes;
      uint64_t InRegister = L.regOffset(Part++, Lane);
      uint8_t *Data = To.Data + InRegister;
      if (L.CopyBytes != L.RegBytes)
        std::memset(Data, 0, L.RegBytes);
      if (Plain) {
        copyElement(Data + L.InElement, Plain + InMemory, L.CopyBytes);
        continue;
      }
      Bytes Piece{Data + L.InElement, nullptr};
      if (To.Undef) {
        std::memset(To.Undef + InRegister, 0, L.RegBytes);
        Piece.Undef = To.Undef + InRegister + L.InElement;
      }
      P.read(InMemory, L.CopyBytes, Piece);
    }
  });
}

bool cmx::runtime::laneStore(ThreadContext &T, const LaneAccess &A,
                             ConstBytes From) {
  if (A.S == Space::Image)
    return imageLaneStore(T, A, From);
  LaneLayout L(A);
  return forEachLane(T, A, L, A.AlignBytes, [&](Port &P, unsigned Lane) {
    uint8_t *Plain = P.plainBytes();
    if (Plain && L.isSimple()) {
      copyElement(Plain, From.Data + L.regOffset(0, Lane), L.CopyBytes);
      return;
    }
    for (unsigned E = L.First, Part = 0; Part != L.NumParts; ++E) {
      if (!LaneLayout::takesPart(A, E))
        continue;
      uint64_t InMemory = uint64_t(E - L.First) * A.MemBytes;
      uint64_t InRegister = L.regOffset(Part++, Lane) + L.InElement;
      if (Plain) {
        copyElement(Plain + InMemory, From.Data + InRegister, L.CopyBytes);
        continue;
      }
      P.write(InMemory, L.CopyBytes,
              ConstBytes(From.Data + InRegister,
                         From.Undef ? From.Undef + InRegister : nullptr));
    }
  });
}

//===----------------------------------------------------------------------===//
// Atomics
//===----------------------------------------------------------------------===//

namespace {

uint64_t lowBits(unsigned NumBytes) {
  return NumBytes >= 8 ? ~uint64_t(0) : (uint64_t(1) << NumBytes * 8) - 1;
}

int64_t signExtended(uint64_t V, unsigned NumBytes) {
  unsigned Shift = 64 - NumBytes * 8;
  return int64_t(V << Shift) >> Shift;
}

template <typename To, typename From> To bitsAs(From F) {
  static_assert(sizeof(To) == sizeof(From), "sizes differ");
  To Result;
  std::memcpy(&Result, &F, sizeof(To));
  return Result;
}

template <typename T> T floatResult(AtomicOp Op, T Old, T A) {
  switch (Op) {
  case AtomicOp::FMin:
    return minimumNumber(Old, A);
  case AtomicOp::FMax:
    return maximumNumber(Old, A);
  case AtomicOp::FAdd:
    return Old + A;
  case AtomicOp::FSub:
    return Old - A;
  default:
    llvm_unreachable("not an operation on floats");
  }
}

/// Returns the new value of memory for operations on floats of 2, 4 or 8 bytes.
uint64_t floatResult(AtomicOp Op, unsigned NumBytes, uint64_t Old, uint64_t A) {
  if (NumBytes == 2)
    return halfFromFloat(floatResult(Op, floatFromHalf(uint16_t(Old)),
                                     floatFromHalf(uint16_t(A))));
  if (NumBytes == 4)
    return bitsAs<uint32_t>(floatResult(Op, bitsAs<float>(uint32_t(Old)),
                                        bitsAs<float>(uint32_t(A))));
  return bitsAs<uint64_t>(
      floatResult(Op, bitsAs<double>(Old), bitsAs<double>(A)));
}

/// Does a compare-and-exchange write?
bool exchanges(AtomicOp Op, unsigned NumBytes, uint64_t Old, uint64_t A) {
  if (Op == AtomicOp::CmpXchg)
    return Old == A;
  if (NumBytes == 2)
    return floatFromHalf(uint16_t(Old)) == floatFromHalf(uint16_t(A));
  if (NumBytes == 4)
    return bitsAs<float>(uint32_t(Old)) == bitsAs<float>(uint32_t(A));
  return bitsAs<double>(Old) == bitsAs<double>(A);
}

/// Returns the new value of memory. Bits beyond \p NumBytes bytes have no
/// meaning.
uint64_t atomicResult(AtomicOp Op, unsigned NumBytes, uint64_t Old, uint64_t A,
                      uint64_t B) {
  switch (Op) {
  case AtomicOp::Add:
    return Old + A;
  case AtomicOp::Sub:
    return Old - A;
  case AtomicOp::Inc:
    return Old + 1;
  case AtomicOp::Dec:
    return Old - 1;
  case AtomicOp::UMin:
    return std::min(Old, A);
  case AtomicOp::UMax:
    return std::max(Old, A);
  case AtomicOp::SMin:
    return signExtended(A, NumBytes) < signExtended(Old, NumBytes) ? A : Old;
  case AtomicOp::SMax:
    return signExtended(A, NumBytes) > signExtended(Old, NumBytes) ? A : Old;
  case AtomicOp::And:
    return Old & A;
  case AtomicOp::Or:
    return Old | A;
  case AtomicOp::Xor:
    return Old ^ A;
  case AtomicOp::Xchg:
  case AtomicOp::Store:
    return A;
  case AtomicOp::Load:
    return Old;
  case AtomicOp::CmpXchg:
  case AtomicOp::FCmpWr:
    return exchanges(Op, NumBytes, Old, A) ? B : Old;
  case AtomicOp::FMin:
  case AtomicOp::FMax:
  case AtomicOp::FAdd:
  case AtomicOp::FSub:
    return floatResult(Op, NumBytes, Old, A);
  }
  llvm_unreachable("all operations handled");
}

/// A value of up to 8 bytes, with the UndefFlag of each byte.
struct Scalar {
  uint64_t Bits = 0;
  uint8_t Undef[8] = {};
  bool AnyUndef = false;

  void load(ConstBytes From, uint64_t Offset, unsigned NumBytes) {
    Bits = 0;
    std::memcpy(&Bits, From.Data + Offset, NumBytes);
    if (From.Undef)
      std::memcpy(Undef, From.Undef + Offset, NumBytes);
    noteFlags(NumBytes);
  }
  void noteFlags(unsigned NumBytes) {
    AnyUndef = std::any_of(Undef, Undef + NumBytes,
                           [](uint8_t Flag) { return Flag != 0; });
  }
};

/// Sets the flags of the new value, \p New. If the operation only moves a
/// source or the old value, the flags are moved as well. Otherwise, all bytes
/// are undefined if any byte of an operand is undefined.
void setResultFlags(AtomicOp Op, const Scalar &Old, const Scalar &A,
                    const Scalar &B, unsigned NumBytes, Scalar &New) {
  const Scalar *Moved = nullptr;
  bool Any = Old.AnyUndef;
  switch (Op) {
  case AtomicOp::Xchg:
  case AtomicOp::Store:
    Moved = &A;
    break;
  case AtomicOp::CmpXchg:
  case AtomicOp::FCmpWr:
    Any |= A.AnyUndef;
    if (!Any)
      Moved = exchanges(Op, NumBytes, Old.Bits, A.Bits) ? &B : &Old;
    break;
  default:
    Any |= atomicNumSrcs(Op) && A.AnyUndef;
  }
  if (Moved)
    std::memcpy(New.Undef, Moved->Undef, NumBytes);
  else
    std::memset(New.Undef, Any, NumBytes);
}

constexpr unsigned NumAtomicLocks = 64;

std::mutex &atomicLock(const Port &P) {
  static std::mutex Locks[NumAtomicLocks];
  // Endless memory requires no alignment. So two operations may overlap
  // although their addresses differ, and must use the same lock.
  if (P.isEndless())
    return Locks[0];
  return Locks[mixBits(P.placeNumber()) % NumAtomicLocks];
}

} // namespace

bool cmx::runtime::laneAtomic(ThreadContext &T, const LaneAccess &A,
                              AtomicOp Op, ConstBytes Src0, ConstBytes Src1,
                              Bytes Old) {
  if (A.S == Space::Image)
    return imageLaneAtomic(T, A, Op, Src0, Src1, Old);
  if (A.MemBytes != 1 && A.MemBytes != 2 && A.MemBytes != 4 && A.MemBytes != 8)
    return T.report(ErrorKind::NotExecutable, "an atomic operation on " +
                                                  std::to_string(A.MemBytes) +
                                                  " bytes");
  LaneLayout L(A);
  unsigned NumBytes = A.MemBytes;
  unsigned AlignBytes = std::max(A.AlignBytes, NumBytes);
  return forEachLane(T, A, L, AlignBytes, [&](Port &P, unsigned Lane) {
    uint64_t InRegister = L.regOffset(0, Lane);
    Scalar Before, S0, S1, New;
    if (Src0.Data)
      S0.load(Src0, InRegister + L.InElement, L.CopyBytes);
    if (Src1.Data)
      S1.load(Src1, InRegister + L.InElement, L.CopyBytes);
    {
      std::lock_guard<std::mutex> Guard(atomicLock(P));
      uint8_t Memory[8];
      P.read(0, NumBytes, Bytes{Memory, Before.Undef});
      std::memcpy(&Before.Bits, Memory, NumBytes);
      Before.noteFlags(NumBytes);
      if (Op != AtomicOp::Load) {
        New.Bits = atomicResult(Op, NumBytes, Before.Bits, S0.Bits, S1.Bits) &
                   lowBits(NumBytes);
        setResultFlags(Op, Before, S0, S1, NumBytes, New);
        std::memcpy(Memory, &New.Bits, NumBytes);
        P.write(0, NumBytes, ConstBytes(Memory, New.Undef));
      }
    }
    if (!Old.Data)
      return;
    std::memset(Old.Data + InRegister, 0, L.RegBytes);
    std::memcpy(Old.Data + InRegister + L.InElement, &Before.Bits, L.CopyBytes);
    if (!Old.Undef)
      return;
    std::memset(Old.Undef + InRegister, 0, L.RegBytes);
    std::memcpy(Old.Undef + InRegister + L.InElement, Before.Undef,
                L.CopyBytes);
  });
}
