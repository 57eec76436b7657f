//===- AddressSpaces.cpp - Memories that pointers name --------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/AddressSpaces.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Transforms/Utils/LowerMemIntrinsics.h"

using namespace llvm;

namespace cmx {

/// LLVM compares the two addresses of a memmove, in one address space.
static void expandMove(MemMoveInst &Move, const TargetTransformInfo &TTI) {
  IRBuilder<> B(&Move);
  Value *Dest = Move.getDest(), *Source = Move.getSource();
  unsigned To = Move.getDestAddressSpace(), From = Move.getSourceAddressSpace();
  CallInst *Copy = &Move;
  if ((To == SLMAddressSpace) != (From == SLMAddressSpace))
    Copy = B.CreateMemCpy(Dest, Move.getDestAlign(), Source,
                          Move.getSourceAlign(), Move.getLength(),
                          Move.isVolatile());
  else if (To != From)
    Copy = B.CreateMemMove(
        Dest, Move.getDestAlign(),
        B.CreateAddrSpaceCast(Source, Dest->getType()), Move.getSourceAlign(),
        Move.getLength(), Move.isVolatile());
  if (auto *SameSpace = dyn_cast<MemMoveInst>(Copy)) {
    [[maybe_unused]] bool Done = expandMemMoveAsLoop(SameSpace, TTI);
    assert(Done && "pointers of one address space can be compared");
  } else {
    expandMemCpyAsLoop(cast<MemCpyInst>(Copy), TTI);
  }
  if (Copy != &Move)
    Copy->eraseFromParent();
}

void expandAsLoop(MemIntrinsic &Mem, const TargetTransformInfo &TTI) {
  if (auto *Set = dyn_cast<MemSetInst>(&Mem))
    expandMemSetAsLoop(Set);
  else if (auto *Move = dyn_cast<MemMoveInst>(&Mem))
    expandMove(*Move, TTI);
  else
    expandMemCpyAsLoop(cast<MemCpyInst>(&Mem), TTI);
  Mem.eraseFromParent();
}

} // namespace cmx
