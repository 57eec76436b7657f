//===- Operands.cpp - Regions of registers to lanes and back --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Direct operands, and source operands with one address, are accessed in one
// step if they lie inside of their variable. All other operands are accessed
// lane by lane, and only in enabled lanes, because a disabled lane may lie
// outside of the variable.
//
//===----------------------------------------------------------------------===//

#include "ThreadState.h"
#include "cmx/VISA/Printer.h"
#include "llvm/ADT/Twine.h"
#include "llvm/ADT/bit.h"

#include <cstring>

using namespace cmx;
using namespace cmx::interpreter;
using llvm::Twine;
using runtime::ErrorKind;
using Form = OperandRegion::Form;

bool ThreadState::flushes(ElemType T) const {
  if (!P.Options.FlushDenormals || !isFloat(T))
    return false;
  uint32_t Control;
  const Place &CR0 = P.place(0, visa::declOf(visa::Predefined::CR0));
  std::memcpy(&Control, Registers.get() + CR0.Start, sizeof(Control));
  // Bits of %cr0 that keep denormals (Skylake PRM vol. 7, "Control Register").
  unsigned Bit = T == ElemType::DF ? 6 : T == ElemType::HF ? 10 : 7;
  return !(Control >> Bit & 1);
}

//===----------------------------------------------------------------------===//
// Lane by lane
//===----------------------------------------------------------------------===//

static std::string textOf(const ThreadState &S, const OperandRegion &R) {
  const visa::Instruction &I = *S.P.Insts[S.PC - 1].I;
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  visa::printOperand(S.kernel(), S.operands(I)[R.Operand], S.grfBytes(), OS);
  return Text;
}

bool ThreadState::locate(const OperandRegion &R, unsigned Lane, bool IsRead,
                         uint32_t &Start) {
  int64_t Low = R.Low, High = R.High, At = R.StartBytes;
  if (R.F == Form::Direct) {
    At += R.Walk.offsetBytes(Lane);
  } else {
    bool IsMulti = R.F == Form::MultiIndirect;
    const AddressValue &A =
        Addresses[R.Index + (IsMulti ? Lane / R.Walk.Width : 0)];
    if (A.Root == NoRoot)
      return fail(ErrorKind::VariableOutOfBounds,
                  "operand " + textOf(*this, R) + ": its address was never set",
                  int(Lane));
    const Root &V = P.Roots[A.Root];
    Low = V.StartBytes;
    High = Low + V.SizeBytes;
    At += Low + A.OffsetBytes +
          (IsMulti ? Lane % R.Walk.Width * R.Walk.HStrideBytes
                   : R.Walk.offsetBytes(Lane));
    if ((At - Low) % R.ElemBytes && At >= Low && At < High)
      return fail(ErrorKind::RegionMisaligned,
                  "operand " + textOf(*this, R) + ": byte " + Twine(At - Low) +
                      " of '" + V.Name + "' for elements of " +
                      Twine(unsigned(R.ElemBytes)),
                  int(Lane));
  }
  Start = uint32_t(At);
  if (At >= Low && At + R.ElemBytes <= High)
    return true;
  Start = P.StrayStart;
  return fail(IsRead && P.Options.AllowStrayReads
                  ? ErrorKind::StrayRead
                  : ErrorKind::VariableOutOfBounds,
              "operand " + textOf(*this, R) + ": byte " + Twine(At - Low) +
                  " of " + Twine(High - Low),
              int(Lane));
}

bool ThreadState::loadLanes(const Source &Src, uint32_t Mask, Lanes &Buffer) {
  std::memset(&Buffer, 0, sizeof(Buffer));
  for (; Mask; Mask &= Mask - 1) {
    unsigned Lane = llvm::countr_zero(Mask);
    uint32_t At;
    if (!locate(Src, Lane, /*IsRead=*/true, At) ||
        !noteRead(Registers.get() + At, Src.ElemBytes))
      return false;
    Src.Load(Registers.get() + At, ElementWalk(), 1, Buffer, Lane);
  }
  return true;
}

bool ThreadState::storeLanes(const Destination &Dst, uint32_t Mask,
                             const Lanes &From) {
  // Check all lanes before the first write.
  uint32_t At[MaxLanes];
  for (uint32_t Left = Mask; Left; Left &= Left - 1)
    if (!locate(Dst, llvm::countr_zero(Left), /*IsRead=*/false,
                At[llvm::countr_zero(Left)]))
      return false;
  for (uint32_t Left = Mask; Left; Left &= Left - 1) {
    unsigned Lane = llvm::countr_zero(Left);
    // With a stride of zero, the element is at At, whatever the number of the
    // lane is.
    Dst.Store(Registers.get() + At[Lane], 0, MaxLanes, 1u << Lane, From);
    noteWritten(Registers.get() + At[Lane], Dst.ElemBytes);
  }
  return true;
}

bool ThreadState::noteLanes(const Source &Src, uint32_t Mask) {
  for (; Mask; Mask &= Mask - 1) {
    uint32_t At = 0;
    if (!locate(Src, llvm::countr_zero(Mask), /*IsRead=*/true, At))
      return false;
    const uint8_t *First = Registers.get() + At;
    if (!checkWritten(First, Src.ElemBytes))
      return false;
    // One note for an instruction is enough.
    if (std::memchr(Written.data() + At, 0, Src.ElemBytes))
      break;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// In one step
//===----------------------------------------------------------------------===//

const Lanes *ThreadState::load(const DecodedInst &D, const Source &Src,
                               uint32_t Mask, Lanes &Buffer) {
  bool Flushes = P.Options.FlushDenormals && !D.IsRawMove && flushes(Src.Type);
  switch (Src.F) {
  case Form::Constant:
  case Form::Nowhere:
    if (!Flushes)
      return &P.Constants[Src.Index];
    Buffer = P.Constants[Src.Index];
    flushDenormals(D.R, Src.Type, D.Size, Buffer);
    return &Buffer;
  case Form::Direct:
    if (Src.IsSuspect) {
      if (!loadLanes(Src, Mask, Buffer))
        return nullptr;
      break;
    }
    if (!Written.empty() && !noteLanes(Src, Mask))
      return nullptr;
    Src.Load(Registers.get() + Src.StartBytes, Src.Walk, D.Size, Buffer, 0);
    break;
  case Form::Indirect:
  case Form::MultiIndirect:
    if (!loadIndirect(D, Src, Mask, Buffer))
      return nullptr;
    break;
  }
  if (Src.Mod != visa::SrcMod::None)
    applyModifier(D.R, Src.Type, Src.Mod, D.Size, Buffer);
  if (Flushes)
    flushDenormals(D.R, Src.Type, D.Size, Buffer);
  return &Buffer;
}

bool ThreadState::loadIndirect(const DecodedInst &D, const Source &Src,
                               uint32_t Mask, Lanes &Buffer) {
  const AddressValue &A = Addresses[Src.Index];
  if (Src.F == Form::Indirect && A.Root != NoRoot && Written.empty()) {
    const Root &V = P.Roots[A.Root];
    int64_t First = int64_t(A.OffsetBytes) + Src.StartBytes;
    if (First >= 0 && First + Src.SpanBytes <= V.SizeBytes &&
        First % Src.ElemBytes == 0) {
      Src.Load(Registers.get() + V.StartBytes + First, Src.Walk, D.Size, Buffer,
               0);
      return true;
    }
  }
  return loadLanes(Src, Mask, Buffer);
}

bool ThreadState::store(const DecodedInst &D, const Destination &Dst,
                        uint32_t Mask, const Lanes &From) {
  if (P.Options.FlushDenormals && !D.IsRawMove && flushes(Dst.Type) &&
      (D.R == Rep::Float || D.R == Rep::Double)) {
    Lanes Flushed = From;
    flushDenormals(D.R, Dst.Type, D.Size, Flushed);
    return storeBits(D, Dst, Mask, Flushed);
  }
  return storeBits(D, Dst, Mask, From);
}

bool ThreadState::storeBits(const DecodedInst &D, const Destination &Dst,
                            uint32_t Mask, const Lanes &From) {
  switch (Dst.F) {
  case Form::Nowhere:
  case Form::Constant:
    return true;
  case Form::Direct:
    if (Dst.IsSuspect)
      break;
    Dst.Store(Registers.get() + Dst.StartBytes, Dst.Walk.HStrideBytes, D.Size,
              Mask, From);
    if (!Written.empty())
      for (uint32_t Left = Mask; Left; Left &= Left - 1)
        markWritten(Registers.get() + Dst.StartBytes +
                        Dst.Walk.offsetBytes(llvm::countr_zero(Left)),
                    Dst.ElemBytes);
    return true;
  case Form::Indirect:
  case Form::MultiIndirect:
    break;
  }
  return storeLanes(Dst, Mask, From);
}
