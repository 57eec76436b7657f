//===- Memory.cpp - Memory of functions and runtime calls -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Allocas and globals consist of bytes. Each byte has a flag that tells whether
// it is undefined. A load of a lane with an undefined byte gives poison. A
// store of poison makes the stored bytes undefined. If the lanes of a vector
// are not whole bytes, they are packed, and the lanes in a byte share its flag.
//
//===----------------------------------------------------------------------===//

#include "Machine.h"

#include "cmx/Oracle/Interpreter/Interpreter.h"
#include "cmx/Oracle/Runtime/FloatMath.h"

#include "llvm/IR/Intrinsics.h"

#include <cmath>
#include <cstring>

using namespace llvm;
using namespace cmx::runtime;

namespace cmx::eval {

/// The maximum size of all live allocas and writable globals together.
constexpr uint64_t MaxStackBytes = uint64_t(1) << 28;

//===----------------------------------------------------------------------===//
// Objects
//===----------------------------------------------------------------------===//

uint64_t Machine::newObject(uint64_t Size) {
  if (Stack.size() < StackSize + Size) {
    Stack.resize(2 * (StackSize + Size));
    StackUndef.resize(Stack.size());
  }
  Objects.push_back({Size, StackSize, nullptr});
  std::fill_n(StackUndef.begin() + StackSize, Size, 1);
  StackSize += Size;
  return objectAddress(Objects.size() - 1);
}

bool Machine::stackObject(const Inst &I) {
  uint64_t Bytes = I.Extra;
  if (I.SrcBits && F.Poison[I.A])
    return undefined(I, "a defined size expected, actual poison");
  if (I.SrcBits)
    Bytes *= std::min<uint64_t>(F.Words[I.A], MaxStackBytes);
  if (StackSize + Bytes > MaxStackBytes) {
    setSite(I);
    T->report(ErrorKind::NotExecutable, "variables take too much memory");
    return false;
  }
  F.Words[I.Dst] = newObject(Bytes);
  Objects.back().AlignBytes = I.Sub;
  F.Poison[I.Dst] = 0;
  return true;
}

/// Sets \p Result to the \p Size bytes at the pointer in \p Slot. Reports
/// undefined behaviour if the object has fewer bytes there.
bool Machine::place(const Inst &I, uint32_t Slot, uint64_t Size,
                    bool ForWriting, Place &Result) {
  if (F.Poison[Slot])
    return undefined(I, "a defined address expected, actual poison");
  return placeAt(I, F.Words[Slot], Size, ForWriting, Result);
}

bool Machine::placeAt(const Inst &I, uint64_t Address, uint64_t Size,
                      bool ForWriting, Place &Result) {
  uint64_t Number = objectNumber(Address), Offset = uint32_t(Address);
  if (Number >= Objects.size() || Number == 0)
    return undefined(I, "the address of a variable expected");
  const Object &O = Objects[Number];
  if (Offset > O.Size || Size > O.Size - Offset)
    return undefined(I, "an access within a variable expected");
  if (O.Constant) {
    if (ForWriting)
      return undefined(I, "a variable to write to expected, actual a constant");
    // Nothing is written through these pointers.
    Result.Data = const_cast<uint8_t *>(O.Constant->Bytes.data()) + Offset;
    Result.Undef = const_cast<uint8_t *>(O.Constant->Undef.data()) + Offset;
    return true;
  }
  Result.Data = Stack.data() + O.At + Offset;
  Result.Undef = StackUndef.data() + O.At + Offset;
  return true;
}

/// Executes a getelementptr. An operand with one lane applies to all lanes of a
/// vector of pointers.
void Machine::gep(const Inst &I) {
  const uint32_t *Table = Fn->Table.data() + I.Extra;
  auto Wide = [](const uint32_t *At) { return At[0] | uint64_t(At[1]) << 32; };
  for (uint32_t L = 0; L != I.Lanes; ++L) {
    uint32_t Base = I.A + (I.SrcLanes == 1 ? 0 : L);
    uint64_t Address = F.Words[Base] + Wide(Table);
    uint8_t Poison = F.Poison[Base];
    for (const uint32_t *Part = Table + 3, *End = Part + 5 * Table[2];
         Part != End; Part += 5) {
      uint32_t Slot = Part[0] + (Part[4] == 1 ? 0 : L);
      uint64_t Index = uint64_t(signExtend(F.Words[Slot], Part[1]));
      Address += Index * Wide(Part + 2);
      Poison |= F.Poison[Slot];
    }
    F.Words[I.Dst + L] = Address;
    F.Poison[I.Dst + L] = Poison;
  }
}

/// Executes a masked access lane by lane, in order. Disabled lanes access
/// nothing. In a load, the results of disabled lanes come from operand C.
bool Machine::maskedAccess(const Inst &I) {
  bool IsLaneWise =
      I.Sub == Intrinsic::masked_gather || I.Sub == Intrinsic::masked_scatter;
  bool IsLoad =
      I.Sub == Intrinsic::masked_load || I.Sub == Intrinsic::masked_gather;
  unsigned Bytes = I.Bits / 8u;
  for (uint32_t L = 0; L != I.Lanes; ++L) {
    if (F.Poison[I.B + L])
      return undefined(I, "a defined mask expected, actual poison");
    if (!F.Words[I.B + L]) {
      if (IsLoad) {
        F.Words[I.Dst + L] = F.Words[I.C + L];
        F.Poison[I.Dst + L] = F.Poison[I.C + L];
      }
      continue;
    }
    uint32_t Pointer = I.A + (IsLaneWise ? L : 0);
    if (F.Poison[Pointer])
      return undefined(I, "a defined address expected, actual poison");
    uint64_t Address = F.Words[Pointer] + (IsLaneWise ? 0 : L * Bytes);
    Place At;
    if (!placeAt(I, Address, Bytes, !IsLoad, At))
      return false;
    if (!IsLoad) {
      std::memcpy(At.Data, F.Words + I.C + L, Bytes);
      std::memset(At.Undef, F.Poison[I.C + L] ? 1 : 0, Bytes);
      continue;
    }
    uint8_t Poison = 0;
    for (unsigned B = 0; B != Bytes; ++B)
      Poison |= At.Undef[B];
    F.Words[I.Dst + L] = 0;
    std::memcpy(F.Words + I.Dst + L, At.Data, Bytes);
    F.Poison[I.Dst + L] = Poison;
  }
  return true;
}

/// Is the pointer aligned for every address that its object may have? Reports
/// undefined behaviour if not.
bool Machine::isAligned(const Inst &I, uint32_t Slot) {
  uint64_t Address = F.Words[Slot];
  return (Address % I.Sub == 0 &&
          I.Sub <= Objects[objectNumber(Address)].AlignBytes) ||
         undefined(I, "an aligned address expected");
}

bool Machine::load(const Inst &I) {
  Place From;
  if (!place(I, I.A, I.Extra, /*ForWriting=*/false, From) || !isAligned(I, I.A))
    return false;
  uint64_t *R = F.Words + I.Dst;
  uint8_t *RP = F.Poison + I.Dst;
  if (I.Flags & IsPacked) {
    for (uint32_t L = 0; L != I.Lanes; ++L) {
      uint64_t V = 0;
      uint8_t Poison = 0;
      for (unsigned B = 0; B != I.Bits; ++B) {
        uint64_t At = uint64_t(L) * I.Bits + B;
        V |= uint64_t(From.Data[At / 8] >> (At % 8) & 1) << B;
        Poison |= From.Undef[At / 8];
      }
      R[L] = V;
      RP[L] = Poison;
    }
    return true;
  }
  unsigned Bytes = (I.Bits + 7u) / 8;
  std::fill_n(R, I.Lanes * I.Words, 0);
  for (uint32_t L = 0; L != I.Lanes; ++L) {
    std::memcpy(R + L * I.Words, From.Data + L * Bytes, Bytes);
    const uint8_t *Undef = From.Undef + L * Bytes;
    RP[L] = 0;
    for (unsigned B = 0; B != Bytes; ++B)
      RP[L] |= Undef[B];
    if (RP[L] & runtime::Undefined && Mode.KeepsDefinedParts)
      chooseParts(I.Dst, L, I.Words, 8, ArrayRef(Undef, Bytes));
  }
  if (I.Bits % 8)
    R[0] &= lowMask(I.Bits);
  return true;
}

bool Machine::store(const Inst &I) {
  Place To;
  if (!place(I, I.B, I.Extra, /*ForWriting=*/true, To) || !isAligned(I, I.B))
    return false;
  const uint64_t *A = F.Words + I.A;
  const uint8_t *AP = F.Poison + I.A;
  if (I.Flags & IsPacked) {
    std::fill_n(To.Data, I.Extra, 0);
    std::fill_n(To.Undef, I.Extra, 0);
    for (uint32_t L = 0; L != I.Lanes; ++L)
      for (unsigned B = 0; B != I.Bits; ++B) {
        uint64_t At = uint64_t(L) * I.Bits + B;
        To.Data[At / 8] |= uint8_t((A[L] >> B & 1) << (At % 8));
        To.Undef[At / 8] |= AP[L];
      }
    return true;
  }
  unsigned Bytes = (I.Bits + 7u) / 8;
  for (uint32_t L = 0; L != I.Lanes; ++L) {
    std::memcpy(To.Data + L * Bytes, A + L * I.Words, Bytes);
    std::memset(To.Undef + L * Bytes, AP[L], Bytes);
  }
  return true;
}

bool Machine::fillOrCopy(const Inst &I) {
  if (F.Poison[I.C])
    return undefined(I, "a defined size expected, actual poison");
  uint64_t Size = F.Words[I.C];
  if (Size == 0)
    return true;
  Place To, From;
  if (!place(I, I.A, Size, /*ForWriting=*/true, To))
    return false;
  if (I.Code == Op::MemSet) {
    std::memset(To.Data, uint8_t(F.Words[I.B]), Size);
    std::memset(To.Undef, F.Poison[I.B], Size);
    return true;
  }
  if (!place(I, I.B, Size, /*ForWriting=*/false, From))
    return false;
  std::memmove(To.Data, From.Data, Size);
  std::memmove(To.Undef, From.Undef, Size);
  return true;
}

/// Makes the bytes of a variable undefined, because the variable has no defined
/// contents when its lifetime starts or ends.
bool Machine::lifetime(const Inst &I) {
  uint64_t Number = objectNumber(F.Words[I.A]);
  if (F.Poison[I.A] || Number == 0 || Number >= Objects.size() ||
      Objects[Number].Constant)
    return true;
  const Object &O = Objects[Number];
  std::fill_n(StackUndef.begin() + O.At, O.Size, 1);
  return true;
}

//===----------------------------------------------------------------------===//
// Runtime calls
//===----------------------------------------------------------------------===//

static const char *errorDescription(ErrorKind K) {
  switch (K) {
#define CMX_RUNTIME_ERROR(Enum, Name, Description)                             \
  case ErrorKind::Enum:                                                        \
    return Description;
#include "cmx/Oracle/Runtime/RuntimeErrors.def"
  }
  return "";
}

bool Machine::isDefined(const Inst &I, const Place &At, uint64_t Size,
                        const char *Text) {
  for (uint64_t B = 0; B != Size; ++B)
    if (At.Undef[B])
      return undefined(I, Text);
  return true;
}

/// Are \p Count operands of a message defined? \p Slots are their slots.
/// Reports undefined behaviour if not.
bool Machine::scalars(const uint32_t *Slots, unsigned Count) {
  for (unsigned S = 0; S != Count; ++S)
    if (F.Poison[Slots[S]]) {
      // Report at the site of the message, not at the site of this runtime
      // call.
      T->report(ErrorKind::UndefinedBehavior,
                "a defined surface, address or size expected, actual poison");
      return false;
    }
  return true;
}

/// Is \p Address the address of a function? Messages must not read or write
/// there, because compiled code has its functions at other addresses.
static bool isFunctionAddress(Space S, uint64_t Address) {
  return S == Space::SVM &&
         objectNumber(Address) == objectNumber(FunctionAddresses);
}

bool Machine::reportFunctionAccess() {
  T->report(ErrorKind::UndefinedBehavior,
            "the address of data expected, actual that of a function");
  return false;
}

/// Does \p Address, a number that a message gets, point into a variable?
bool Machine::isOfVariable(Space S, uint64_t Address) const {
  uint64_t Number = objectNumber(Address);
  return S == Space::SVM && Number != 0 && Number < Objects.size();
}

/// Moves the data of a message from or to the variable into which \p Address
/// points.
bool Machine::moveVariable(const Inst &I, uint64_t Address, uint64_t Size,
                           unsigned AlignBytes, Place Data, bool IsLoad) {
  Place At;
  if (!placeAt(I, Address, Size, /*ForWriting=*/!IsLoad, At))
    return false;
  if (Address % AlignBytes != 0 ||
      AlignBytes > Objects[objectNumber(Address)].AlignBytes)
    return undefined(I, "an aligned address expected");
  const Place &From = IsLoad ? At : Data, &To = IsLoad ? Data : At;
  std::memcpy(To.Data, From.Data, Size);
  std::memcpy(To.Undef, From.Undef, Size);
  return true;
}

bool Machine::checkLanes(const Inst &I, const uint32_t *Slots) {
  ErrorKind Kind = ErrorKind(F.Words[Slots[0]]);
  uint64_t Lanes = F.Words[Slots[1]];
  Place Flags;
  if (!place(I, Slots[2], Lanes, /*ForWriting=*/false, Flags))
    return false;
  // A poison flag is no error here, because a later use of the poison value
  // will be an error. But a region with an undefined offset may lie outside of
  // its vector, so report it.
  bool IsNote = Kind == ErrorKind::RegionOutOfBounds;
  for (uint64_t L = 0; L != Lanes; ++L)
    if (Flags.Undef[L] ? IsNote : Flags.Data[L])
      return T->report(Kind, errorDescription(Kind), int(L));
  return true;
}

bool Machine::blockMessage(const Inst &I, const uint32_t *Slots) {
  bool IsLoad = RuntimeCall(I.Sub) == RuntimeCall::BlockLoad;
  if (!scalars(Slots, 5))
    return false;
  auto Word = [&](unsigned S) { return F.Words[Slots[S]]; };
  Place Data;
  if (!place(I, Slots[5], Word(3), IsLoad, Data))
    return false;
  if (isFunctionAddress(Space(Word(0)), Word(2)))
    return reportFunctionAccess();
  if (isOfVariable(Space(Word(0)), Word(2)))
    return moveVariable(I, Word(2), Word(3), unsigned(Word(4)), Data, IsLoad);
  if (IsLoad)
    return blockLoad(*T, Space(Word(0)), uint32_t(Word(1)), Word(2),
                     unsigned(Word(3)), unsigned(Word(4)),
                     {Data.Data, Data.Undef});
  return blockStore(*T, Space(Word(0)), uint32_t(Word(1)), Word(2),
                    unsigned(Word(3)), unsigned(Word(4)),
                    {Data.Data, Data.Undef});
}

bool Machine::mediaMessage(const Inst &I, const uint32_t *Slots) {
  bool IsLoad = RuntimeCall(I.Sub) == RuntimeCall::MediaLoad;
  if (!scalars(Slots, 7))
    return false;
  auto Word = [&](unsigned S) { return uint32_t(F.Words[Slots[S]]); };
  MediaBlock B;
  B.Modifiers = Word(0);
  B.Surface = Word(1);
  B.XBytes = int32_t(Word(2));
  B.YRows = int32_t(Word(3));
  B.WidthBytes = Word(4);
  B.Rows = Word(5);
  B.PitchBytes = Word(6);
  uint64_t Size =
      B.Rows ? uint64_t(B.Rows - 1) * B.PitchBytes + B.WidthBytes : 0;
  Place Data;
  if (!place(I, Slots[7], Size, IsLoad, Data))
    return false;
  return IsLoad ? mediaLoad(*T, B, {Data.Data, Data.Undef})
                : mediaStore(*T, B, {Data.Data, Data.Undef});
}

/// Reads the lanes' addresses and mask. Addresses of inactive lanes may be
/// undefined.
bool Machine::addressesAndMask(const Inst &I, uint32_t Addresses, uint32_t Mask,
                               uint32_t Lanes, const uint64_t *&AddressData,
                               const uint8_t *&MaskData) {
  Place A, M;
  if (!place(I, Addresses, uint64_t(Lanes) * 8, false, A))
    return false;
  MaskData = nullptr;
  if (F.Words[Mask] != 0) {
    if (!place(I, Mask, Lanes, false, M))
      return false;
    MaskData = M.Data;
  }
  SiteId Site = T->Site;
  for (uint32_t L = 0; L != Lanes; ++L) {
    const char *Text = nullptr;
    if (MaskData && M.Undef[L])
      Text = "a defined mask expected, actual poison";
    else if (!MaskData || MaskData[L])
      for (unsigned B = 0; B != 8; ++B)
        if (A.Undef[L * 8 + B])
          Text = "a defined address expected, actual poison";
    if (Text) {
      T->Site = Site;
      T->report(ErrorKind::UndefinedBehavior, Text, int(L));
      return false;
    }
  }
  LaneAddresses.resize(Lanes);
  std::memcpy(LaneAddresses.data(), A.Data, uint64_t(Lanes) * 8);
  AddressData = LaneAddresses.data();
  return true;
}

Machine::Sharing Machine::findSharedLanes(const LaneAccess &A) {
  // Offsets in surfaces and local memory wrap around at 32 bits. An address in
  // an image is that of a pixel, not of a byte.
  bool IsImage = A.S == Space::Image;
  uint64_t Bytes = IsImage ? 1 : uint64_t(A.NumElts) * A.MemBytes;
  uint64_t Mask = A.S == Space::SVM || IsImage ? ~uint64_t(0) : UINT32_MAX;
  auto IsActive = [&A](uint32_t L) { return !A.Mask || A.Mask[L]; };
  SharedLanes.assign(A.Lanes, 0);
  Sharing Found = Sharing::None;
  for (uint32_t L = 0; L != A.Lanes; ++L)
    for (uint32_t Other = 0; Other != A.Lanes; ++Other) {
      uint64_t Distance = (A.Addresses[L] - A.Addresses[Other]) & Mask;
      if (L == Other || Distance >= Bytes || !IsActive(L) || !IsActive(Other))
        continue;
      SharedLanes[L] = SharedLanes[Other] = 1;
      Found = std::max(Found, Distance ? Sharing::Partial : Sharing::Equal);
    }
  return Found;
}

bool Machine::leaveBytesOpen(LaneAccess A, uint64_t NumBytes) {
  std::vector<uint8_t> Data(NumBytes), Undef(NumBytes, OpenChoice);
  A.Mask = SharedLanes.data();
  return laneStore(*T, A, {Data.data(), Undef.data()});
}

/// Moves the data of one lane of \p A. The address of this lane points into a
/// variable.
bool Machine::moveLane(const Inst &I, const LaneAccess &A, uint32_t Lane,
                       Place Data, bool IsLoad) {
  unsigned Part = 0;
  for (unsigned E = 0; E != A.NumElts; ++E) {
    if (E < 32 && !(A.ElementMask >> E & 1))
      continue;
    uint64_t At = (uint64_t(Part++) * A.Lanes + Lane) * A.RegBytes;
    Place Element{Data.Data + At, Data.Undef + At};
    if (IsLoad) {
      std::memset(Element.Data, 0, A.RegBytes);
      std::memset(Element.Undef, 0, A.RegBytes);
    }
    if (!moveVariable(I, A.Addresses[Lane] + uint64_t(E) * A.MemBytes,
                      std::min(A.MemBytes, A.RegBytes), E ? 1 : A.AlignBytes,
                      Element, IsLoad))
      return false;
  }
  return true;
}

/// Moves the data of the lanes of \p A whose addresses point into variables. If
/// there are such lanes, \p Mask becomes the mask of the other lanes.
bool Machine::moveVariables(const Inst &I, LaneAccess &A,
                            std::vector<uint8_t> &Mask, Place Data,
                            bool IsLoad) {
  for (uint32_t L = 0; L != A.Lanes; ++L) {
    if ((A.Mask && !A.Mask[L]) || !isOfVariable(A.S, A.Addresses[L]))
      continue;
    if (!moveLane(I, A, L, Data, IsLoad))
      return false;
    if (Mask.empty()) {
      Mask.assign(A.Lanes, 1);
      if (A.Mask)
        std::copy_n(A.Mask, A.Lanes, Mask.begin());
      A.Mask = Mask.data();
    }
    Mask[L] = 0;
  }
  return true;
}

bool Machine::laneMessage(const Inst &I, const uint32_t *Slots) {
  bool IsLoad = RuntimeCall(I.Sub) == RuntimeCall::LaneLoad;
  // Check all arguments except the three pointers.
  if (!scalars(Slots, 3) || !scalars(Slots + 5, 5))
    return false;
  auto Word = [&](unsigned S) { return uint32_t(F.Words[Slots[S]]); };
  LaneAccess A;
  A.S = Space(Word(0));
  A.Surface = Word(1);
  A.Lanes = Word(2);
  A.MemBytes = Word(5);
  A.RegBytes = Word(6);
  A.NumElts = Word(7);
  A.ElementMask = Word(8);
  A.AlignBytes = Word(9);
  if (!addressesAndMask(I, Slots[3], Slots[4], A.Lanes, A.Addresses, A.Mask))
    return false;
  for (unsigned L = 0; L != A.Lanes; ++L)
    if ((!A.Mask || A.Mask[L]) && isFunctionAddress(A.S, A.Addresses[L]))
      return reportFunctionAccess();
  uint64_t NumMoved = 0;
  for (unsigned E = 0; E != A.NumElts; ++E)
    NumMoved += E >= 32 || (A.ElementMask >> E & 1);
  Place Data;
  if (!place(I, Slots[10], NumMoved * A.Lanes * A.RegBytes, IsLoad, Data))
    return false;
  std::vector<uint8_t> Others;
  if (!moveVariables(I, A, Others, Data, IsLoad))
    return false;
  if (IsLoad)
    return laneLoad(*T, A, {Data.Data, Data.Undef});
  if (!laneStore(*T, A, {Data.Data, Data.Undef}))
    return false;
  // The order of the lanes is not defined.
  if (!Open || findSharedLanes(A) == Sharing::None)
    return true;
  return leaveBytesOpen(A, NumMoved * A.Lanes * A.RegBytes);
}

/// Do several operations \p Op leave the same bytes in memory, whatever their
/// order?
static bool isCommutative(AtomicOp Op) {
  switch (Op) {
  case AtomicOp::Add:
  case AtomicOp::Sub:
  case AtomicOp::Inc:
  case AtomicOp::Dec:
  case AtomicOp::UMin:
  case AtomicOp::UMax:
  case AtomicOp::SMin:
  case AtomicOp::SMax:
  case AtomicOp::And:
  case AtomicOp::Or:
  case AtomicOp::Xor:
    return true;
  default:
    return false;
  }
}

bool Machine::atomicMessage(const Inst &I, const uint32_t *Slots) {
  if (!scalars(Slots, 4) || !scalars(Slots + 6, 2))
    return false;
  auto Word = [&](unsigned S) { return uint32_t(F.Words[Slots[S]]); };
  LaneAccess A;
  A.S = Space(Word(1));
  A.Surface = Word(2);
  A.Lanes = Word(3);
  A.MemBytes = Word(6);
  A.RegBytes = Word(7);
  if (!addressesAndMask(I, Slots[4], Slots[5], A.Lanes, A.Addresses, A.Mask))
    return false;
  Place Data[3]; // src0, src1, old
  for (unsigned D = 0; D != 3; ++D)
    if (F.Words[Slots[8 + D]] != 0 &&
        !place(I, Slots[8 + D], uint64_t(A.Lanes) * A.RegBytes, D == 2,
               Data[D]))
      return false;
  AtomicOp Operation = AtomicOp(Word(0));
  if (!laneAtomic(*T, A, Operation, {Data[0].Data, Data[0].Undef},
                  {Data[1].Data, Data[1].Undef}, {Data[2].Data, Data[2].Undef}))
    return false;
  if (!Open || Operation == AtomicOp::Load)
    return true;
  Sharing Shared = findSharedLanes(A);
  if (Shared == Sharing::None)
    return true;
  // The order of the lanes is not defined, so the old values that they read are
  // not defined either.
  for (uint32_t L = 0; Data[2].Undef && L != A.Lanes; ++L)
    if (SharedLanes[L])
      std::memset(Data[2].Undef + uint64_t(L) * A.RegBytes, OpenChoice,
                  A.RegBytes);
  if (Shared == Sharing::Equal && isCommutative(Operation))
    return true;
  return leaveBytesOpen(A, uint64_t(A.Lanes) * A.RegBytes);
}

/// Runs inline assembly. If any byte of an operand is poison, each result is
/// poison.
bool Machine::inlineText(const Inst &I, const uint32_t *Slots) {
  uint64_t TextBytes = F.Words[Slots[1]], NumBytes = F.Words[Slots[3]];
  Place Text, Operands;
  if (!place(I, Slots[0], TextBytes, /*ForWriting=*/false, Text) ||
      !place(I, Slots[2], NumBytes, /*ForWriting=*/true, Operands))
    return false;
  bool IsDefined = std::all_of(Operands.Undef, Operands.Undef + NumBytes,
                               [](uint8_t U) { return U == 0; });
  if (!runInlineText(
          *T, StringRef(reinterpret_cast<const char *>(Text.Data), TextBytes),
          Operands.Data))
    return false;
  if (!IsDefined)
    std::memset(Operands.Undef, 1, NumBytes);
  return true;
}

bool Machine::math(const Inst &I, const uint32_t *Slots) {
  MathFunction Fn = MathFunction(F.Words[Slots[0]]);
  uint8_t Poison = F.Poison[Slots[0]] | F.Poison[Slots[1]];
  if (Fn == MathFunction::Pow)
    Poison |= F.Poison[Slots[2]];
  uint64_t V;
  if (RuntimeCall(I.Sub) == RuntimeCall::MathF32) {
    float A, B;
    std::memcpy(&A, F.Words + Slots[1], sizeof(A));
    std::memcpy(&B, F.Words + Slots[2], sizeof(B));
    float R = mathFunction(Fn, A, B);
    uint32_t Bits = 0x7fc00000;
    if (!std::isnan(R))
      std::memcpy(&Bits, &R, sizeof(R));
    V = Bits;
  } else {
    double A, B;
    std::memcpy(&A, F.Words + Slots[1], sizeof(A));
    std::memcpy(&B, F.Words + Slots[2], sizeof(B));
    double R = mathFunction(Fn, A, B);
    V = 0x7ff8000000000000;
    if (!std::isnan(R))
      std::memcpy(&V, &R, sizeof(R));
  }
  if (Open && isNaN(I.Kind, V))
    V = Open->nan(I.Kind, F.Words[Slots[1]], F.Words[Slots[2]]);
  F.Words[I.Dst] = V;
  F.Poison[I.Dst] = Poison;
  return true;
}

bool Machine::runtimeCall(const Inst &I) {
  const uint32_t *Entry = Fn->Table.data() + I.Extra;
  const uint32_t *Slots = Entry + 2;
  if (uint64_t Site = Entry[0] | uint64_t(Entry[1]) << 32)
    T->Site = Site;
  else
    setSite(I);
  switch (RuntimeCall(I.Sub)) {
  case RuntimeCall::CheckLanes:
    return checkLanes(I, Slots);
  case RuntimeCall::Step:
    return T->spend(F.Words[Slots[0]]);
  case RuntimeCall::BlockLoad:
  case RuntimeCall::BlockStore:
    return blockMessage(I, Slots);
  case RuntimeCall::MediaLoad:
  case RuntimeCall::MediaStore:
    return mediaMessage(I, Slots);
  case RuntimeCall::LaneLoad:
  case RuntimeCall::LaneStore:
    return laneMessage(I, Slots);
  case RuntimeCall::LaneAtomic:
    return atomicMessage(I, Slots);
  case RuntimeCall::Barrier:
    return T->barrier();
  case RuntimeCall::BarrierSignal:
    return T->barrierSignal();
  case RuntimeCall::BarrierWait:
    return T->barrierWait();
  case RuntimeCall::NamedSignal:
    return scalars(Slots, 2) && T->namedSignal(uint32_t(F.Words[Slots[0]]),
                                               uint32_t(F.Words[Slots[1]]));
  case RuntimeCall::NamedWait:
    return scalars(Slots, 1) && T->namedWait(uint32_t(F.Words[Slots[0]]));
  case RuntimeCall::ReserveSLM:
    return scalars(Slots, 1) && T->reserveSLM(F.Words[Slots[0]]);
  case RuntimeCall::SetSurface:
    if (!scalars(Slots, 1))
      return false;
    T->BindlessSurface = uint32_t(F.Words[Slots[0]]);
    return true;
  case RuntimeCall::InlineText:
    return inlineText(I, Slots);
  case RuntimeCall::GetId:
    F.Words[I.Dst] = T->id(Id(F.Words[Slots[0]]), unsigned(F.Words[Slots[1]]));
    F.Poison[I.Dst] = 0;
    return true;
  case RuntimeCall::MathF32:
  case RuntimeCall::MathF64:
    return math(I, Slots);
  }
  return false;
}

} // namespace cmx::eval
