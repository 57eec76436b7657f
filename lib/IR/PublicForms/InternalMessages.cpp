//===- InternalMessages.cpp - Messages under internal names ---------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Intel's description of its internal intrinsics lists these operands
// (IGC/VectorCompiler/include/vc/InternalIntrinsics/Intrinsic_definitions.py).
// Some messages do not have the operands in brackets.
//
//   lsc.load, store, prefetch, atomic: mask, [operation], code of the address'
//   size, code of the element's size, [code of the vector's size or channels],
//   caches, base or surface, offsets, scale, immediate offset, data
//
//   lsc.*.block.2d.ugm: mask, code of the element's size, caches, blocks,
//   width, height, base, matrix width, height, pitch, x, y, immediate x, y,
//   data
//
// Older modules have a byte for each cache in place of a vector. The codes are
// the same as in the messages with public names.
//
//===----------------------------------------------------------------------===//

#include "InternalMessages.h"

#include "cmx/IR/RegionInst.h"

using namespace llvm;

namespace cmx {

namespace {

/// Reads the operands of a message from first to last, and makes the public
/// message.
class InternalMessage {
public:
  InternalMessage(RegionBuilder &Builder, CallInst &Call)
      : Builder(Builder), B(Builder.ir()), Call(Call) {}

  Value *lanes(StringRef Name);
  Value *block(StringRef Name);

private:
  /// Returns the next operand. If it is not an integer or a vector of integers
  /// of \p Bits bits, returns null and clears IsUnderstood.
  Value *next(unsigned Bits);
  uint64_t nextNumber(unsigned Bits);
  void takeCaches();
  Value *takeAddresses(bool FromSurface, unsigned Bits);
  Value *asVector(Value *V, unsigned NumLanes);
  uint64_t left() const { return Call.arg_size() - Index; }

  RegionBuilder &Builder;
  IRBuilder<> &B;
  CallInst &Call;
  unsigned Index = 0;
  bool IsUnderstood = true;
  Value *Caches[2] = {};
  Value *Surface = nullptr;
  uint64_t Scale = 1;
  Value *ImmOffset = nullptr;
};

} // namespace

Value *InternalMessage::next(unsigned Bits) {
  Value *V = left() ? Call.getArgOperand(Index++) : nullptr;
  if (V && V->getType()->isIntOrIntVectorTy(Bits))
    return V;
  IsUnderstood = false;
  return nullptr;
}

uint64_t InternalMessage::nextNumber(unsigned Bits) {
  auto *Number = dyn_cast_or_null<ConstantInt>(next(Bits));
  IsUnderstood &= Number != nullptr;
  return Number ? Number->getZExtValue() : 0;
}

void InternalMessage::takeCaches() {
  Value *First = next(8);
  if (!First || !First->getType()->isVectorTy()) {
    Caches[0] = First;
    Caches[1] = next(8);
    return;
  }
  // Caches of three levels belong to later platforms.
  auto *Both = dyn_cast<Constant>(First);
  IsUnderstood &= Both && numLanes(Both->getType()) == 2;
  for (unsigned K = 0; IsUnderstood && K != 2; ++K) {
    Caches[K] = Both->getAggregateElement(K);
    IsUnderstood = Caches[K] != nullptr;
  }
}

Value *InternalMessage::asVector(Value *V, unsigned NumLanes) {
  return V->getType()->isVectorTy() ? V : B.CreateVectorSplat(NumLanes, V);
}

/// Reads base, offsets, scale and immediate offset. Returns the sum of the base
/// and the scaled offsets. If \p FromSurface, the base is a surface and is not
/// added.
Value *InternalMessage::takeAddresses(bool FromSurface, unsigned Bits) {
  Value *Base = next(FromSurface ? 32 : Bits);
  Value *Offsets = next(Bits);
  Scale = nextNumber(16);
  ImmOffset = next(32);
  if (!IsUnderstood || Base->getType()->isVectorTy())
    return nullptr;
  Offsets = asVector(Offsets, 1);
  if (Scale > 1)
    Offsets = B.CreateMul(Offsets, ConstantInt::get(Offsets->getType(), Scale));
  Surface = FromSurface ? Base : B.getInt32(0);
  auto *Number = dyn_cast<ConstantInt>(Base);
  if (FromSurface || (Number && Number->isZero()))
    return Offsets;
  return B.CreateAdd(Offsets, asVector(Base, numLanes(Offsets->getType())));
}

/// Makes a message with an address for each lane. \p Name is a verb (load,
/// store, prefetch or atomic) and a memory, such as "load.ugm".
Value *InternalMessage::lanes(StringRef Name) {
  auto [Verb, Memory] = Name.split('.');
  bool IsQuad = Memory.consume_front("quad.");
  bool IsLoad = Verb == "load", IsStore = Verb == "store";
  bool IsAtomic = Verb == "atomic";
  Value *Mask = next(1);
  Value *Operation = IsAtomic ? next(8) : B.getInt8(0);
  uint64_t AddressCode = nextNumber(8), DataCode = nextNumber(8);
  uint64_t Size = IsAtomic ? 1 : nextNumber(8);
  takeCaches();
  bool FromSurface = Memory == "bti" || Memory == "bss";
  // Codes 2 and 3 mean 32 and 64 bits. No message has addresses of 16 bits
  // (code 1).
  if (AddressCode != 2 && AddressCode != 3)
    return nullptr;
  Value *Addresses = takeAddresses(FromSurface, 16u << (AddressCode - 1));
  if (!Addresses || left() != (IsAtomic ? 3 : IsLoad || IsStore ? 1 : 0))
    return nullptr;
  auto Rest = [&](unsigned K) { return Call.getArgOperand(Index + K); };
  bool Merges = IsLoad && !isa<UndefValue>(Rest(0));
  StringRef Place = Memory == "ugm"   ? "stateless"
                    : Memory == "bss" ? "bindless"
                                      : Memory;
  auto Id =
      genXNamed(("lsc." + (IsAtomic ? "xatomic" : Verb) +
                 (Merges ? ".merge" : "") + (IsQuad ? ".quad." : ".") + Place)
                    .str());
  if (!Id)
    return nullptr;
  // One lane with several dwords or qwords is a block. Older modules do not
  // state the size of the block.
  static constexpr unsigned Sizes[] = {0, 1, 2, 3, 4, 8, 16, 32, 64};
  if (!IsQuad && Size == 1 && numLanes(Addresses->getType()) == 1 &&
      (IsLoad || IsStore)) {
    const auto *Found =
        find(Sizes, numLanes((IsLoad ? Call.getType() : Rest(0)->getType())));
    Size = Found == std::end(Sizes) ? 1 : uint64_t(Found - Sizes);
  }
  bool IsBlock = !IsQuad && numLanes(Addresses->getType()) == 1 && Size > 1 &&
                 (DataCode == 3 || DataCode == 4);
  SmallVector<Value *, 16> Args = {
      asVector(Mask, numLanes(Addresses->getType())),
      Operation,
      Caches[0],
      Caches[1],
      B.getInt16(1),
      ImmOffset,
      B.getInt8(uint8_t(DataCode)),
      B.getInt8(IsQuad ? 1 : uint8_t(Size)),
      B.getInt8(IsBlock ? 2 : 1),
      B.getInt8(IsQuad ? uint8_t(Size) : 0),
      Addresses};
  if (IsStore)
    Args.push_back(Rest(0));
  if (IsAtomic)
    Args.append({Rest(0), Rest(1)});
  Args.push_back(Surface);
  if (Merges || IsAtomic)
    Args.push_back(Rest(IsAtomic ? 2 : 0));
  return Builder.createIntrinsic(*Id, Call.getType(), Args);
}

/// Makes a message for blocks of a matrix. \p Name is a verb (load, store or
/// prefetch) and the arrangement of the block.
Value *InternalMessage::block(StringRef Name) {
  auto [Verb, Order] = Name.split('.');
  auto Id = genXNamed(("lsc." + Verb + "2d.stateless").str());
  Order.consume_front("block.2d.ugm");
  bool IsTransposed = Order == ".transposed", IsVnni = Order == ".vnni";
  if (!Id || !(Order.empty() || (Verb == "load" && (IsTransposed || IsVnni))))
    return nullptr;
  Value *Mask = next(1);
  Value *DataCode = next(8);
  takeCaches();
  SmallVector<Value *, 16> Args = {Mask, Caches[0], Caches[1], DataCode,
                                   B.getInt8(IsTransposed ? 2 : 1)};
  for (unsigned Bits : {8, 16, 16})
    Args.push_back(next(Bits));
  Args.push_back(B.getInt8(IsVnni));
  for (unsigned Bits : {64, 32, 32, 32, 32, 32})
    Args.push_back(next(Bits));
  for (Value *&At : MutableArrayRef(Args).take_back(2))
    if (Value *Immediate = next(32); IsUnderstood)
      At = B.CreateAdd(At, Immediate);
  // A prefetch may have one more operand, of which only the type matters.
  if (!IsUnderstood || left() > 1 || (left() == 0 && Verb != "prefetch"))
    return nullptr;
  if (Verb == "store")
    Args.push_back(Call.getArgOperand(Index));
  Value *New = Builder.createIntrinsic(*Id, Call.getType(), Args);
  auto *Always = dyn_cast<Constant>(Mask);
  if (Verb != "load" || (Always && Always->isAllOnesValue()))
    return New;
  return B.CreateSelect(Mask, New, Call.getArgOperand(Index));
}

Value *publicMessage(RegionBuilder &Builder, CallInst &Call, StringRef Name) {
  Name.consume_front("lsc.");
  InternalMessage Message(Builder, Call);
  StringRef Order = Name.split('.').second;
  return Order.starts_with("block.2d.ugm") ? Message.block(Name)
                                           : Message.lanes(Name);
}

} // namespace cmx
