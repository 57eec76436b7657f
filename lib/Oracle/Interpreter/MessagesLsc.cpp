//===- MessagesLsc.cpp - Messages of the load/store cache -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See the vISA spec, LSC_UNTYPED. Here, the handles of bss and ss are numbers
// of surfaces, like those of bti.
//
//===----------------------------------------------------------------------===//

#include "MessageExecutor.h"
#include "cmx/VISA/LscDescriptor.h"
#include "llvm/ADT/STLExtras.h"

using namespace cmx;
using namespace cmx::interpreter;
using runtime::LaneAccess;
using runtime::Space;
using visa::Opcode;
using visa::Operand;

LscDataSize interpreter::lscDataSize(visa::LscData D) {
  static const LscDataSize Rows[] = {
#define CMX_VISA_LSC_DATA(Enum, Text, MemBytes, RegBytes) {MemBytes, RegBytes},
#include "cmx/VISA/Messages.def"
  };
  return Rows[unsigned(D)];
}

bool interpreter::isLscQuad(Opcode Op) {
  return Op == Opcode::LscLoadQuad || Op == Opcode::LscStoreQuad;
}

static runtime::AtomicOp atomicOp(visa::LscAtomicOp Op) {
  using V = visa::LscAtomicOp;
  using R = runtime::AtomicOp;
  static const std::pair<V, R> Ops[] = {
      {V::IInc, R::Inc},     {V::IDec, R::Dec},  {V::Load, R::Load},
      {V::Store, R::Xchg}, // Returns the old value.
      {V::IAdd, R::Add},     {V::ISub, R::Sub},  {V::SMin, R::SMin},
      {V::SMax, R::SMax},    {V::UMin, R::UMin}, {V::UMax, R::UMax},
      {V::ICas, R::CmpXchg}, {V::FAdd, R::FAdd}, {V::FSub, R::FSub},
      {V::FMin, R::FMin},    {V::FMax, R::FMax}, {V::FCas, R::FCmpWr},
      {V::And, R::And},      {V::Or, R::Or},     {V::Xor, R::Xor}};
  const auto *It = llvm::find_if(Ops, [Op](auto P) { return P.first == Op; });
  assert(It != std::end(Ops) && "atomic without an operation of the runtime");
  return It->second;
}

/// Addresses in surfaces and in local memory have 32 bits.
bool MessageExecutor::lscAddresses(const Operand &Address,
                                   int64_t OffsetBytes) {
  if (!readAddresses(Address, I.Lsc.AddrBits / 8))
    return false;
  if (I.Lsc.AddrBits != 64)
    addOffset32(uint64_t(OffsetBytes));
  else
    for (unsigned L = 0; L != Lanes; ++L)
      Addresses[L] += uint64_t(OffsetBytes);
  return true;
}

/// Each element takes registers for as many lanes as a message can have. This
/// number of lanes is half the number of bytes of a register (found by
/// experiment with GenX_IR 1.0.12504). In a transposed message, the elements of
/// the only lane are neighbours.
bool MessageExecutor::lsc() {
  const visa::LscFields &F = I.Lsc;
  bool IsStore = opcodeFormat(I.Op) == visa::Format::LscStore;
  const Operand &Data = Ops[IsStore ? 3 : 0];
  const Operand *Rest = &Ops[IsStore ? 0 : 1]; // Surface, address, offset.
  if (I.Op != Opcode::LscAtomic && !IsStore && Data.isAbsent())
    return true; // A prefetch only fills caches.
  Target At;
  if (F.SFID == visa::LscSFID::SLM) {
    At.S = Space::SLM;
  } else if (F.Model != visa::LscModel::Flat) {
    uint64_t Number;
    if (!readNumber(Rest[0], 4, Number))
      return false;
    At = {Space::Surface, uint32_t(Number)};
  }
  if (!lscAddresses(Rest[1], int64_t(Rest[2].numberValue())))
    return false;
  LscDataSize Size = lscDataSize(F.Data);
  if (F.Transpose) {
    BlockAccess B;
    B.At = At;
    B.Address = Addresses[0];
    B.NumBytes = Size.MemBytes * F.VectorSize;
    B.AlignBytes = Size.MemBytes;
    return IsStore ? storeBlock(B, Data) : loadBlock(B, Data);
  }
  // The specification does not require alignment of lanes. But a misaligned
  // lane is most likely a mistake, so it is an error outside of endless memory.
  bool MayBeMisaligned = S.T.Mem.isEndless() && I.Op != Opcode::LscAtomic;
  LaneAccess A = access(At, Size.MemBytes, Size.RegBytes,
                        MayBeMisaligned ? 1 : Size.MemBytes);
  A.LaneStride = std::max(Lanes, S.grfBytes() / 2);
  if (I.Op == Opcode::LscAtomic)
    return atomicLanes(A, atomicOp(F.Atomic), Ops[4], Ops[5], Data);
  if (isLscQuad(I.Op)) {
    A.NumElts = 4;
    A.ElementMask = F.Channels;
  } else {
    A.NumElts = F.VectorSize;
    A.ElementMask = ~0u;
  }
  return IsStore ? storeLanes(A, Data) : loadLanes(A, Data);
}

bool interpreter::isRawBlockLoad(const visa::Instruction &I,
                                 llvm::ArrayRef<Operand> Ops) {
  return I.Op == Opcode::RawSends && I.Raw.SFID == visa::LscBlockLoad::SFID &&
         I.Lanes.Size == 1 && I.Raw.Src0Regs == 1 && I.Raw.Src1Regs == 0 &&
         Ops[1].kind() == Operand::Kind::Imm && !Ops[4].isAbsent() &&
         visa::LscBlockLoad::decode(uint32_t(Ops[1].immBits()));
}

/// The operands are: extended descriptor, descriptor, address, an unused
/// operand, data.
bool MessageExecutor::rawBlockLoad() {
  auto Extended = S.readScalar(Ops[0]);
  if (!Extended || !readAddresses(Ops[2], 4))
    return false;
  constexpr unsigned Shift = visa::LscBlockLoad::SurfaceShift;
  uint32_t Number = uint32_t(*Extended) >> Shift;
  if (Number << Shift != uint32_t(*Extended))
    return S.fail(runtime::ErrorKind::NotExecutable,
                  "extended descriptor: expected a surface's number in the top "
                  "byte, actual " +
                      llvm::Twine(uint32_t(*Extended)));
  BlockAccess B;
  B.At = {Space::Surface, Number};
  B.Address = Addresses[0];
  B.NumBytes =
      4 * visa::LscBlockLoad::decode(uint32_t(Ops[1].immBits()))->NumDwords;
  B.AlignBytes = 4;
  return loadBlock(B, Ops[4]);
}
