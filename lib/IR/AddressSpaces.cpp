//===- AddressSpaces.cpp - Memories that pointers name --------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/AddressSpaces.h"

#include "cmx/IR/Builder.h"
#include "cmx/IR/KernelInfo.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/ReplaceConstant.h"
#include "llvm/Transforms/Utils/LowerMemIntrinsics.h"

using namespace llvm;

namespace cmx {

//===----------------------------------------------------------------------===//
// Variables in shared local memory
//===----------------------------------------------------------------------===//

static bool isPlaceable(const GlobalVariable &GV) {
  return GV.getAddressSpace() == SLMAddressSpace && GV.hasInitializer() &&
         isa<UndefValue>(GV.getInitializer());
}

/// Returns the number of bytes that \p Kernel reserves itself.
static uint64_t reservedBytes(const KernelInfo &Kernel) {
  uint64_t Bytes = Kernel.SLMBytes;
  for (const Instruction &I : instructions(*Kernel.Fn))
    if (getGenXIntrinsic(I) == GenXIntrinsic::SlmInit)
      if (auto *Size = dyn_cast<ConstantInt>(I.getOperand(0)))
        Bytes = std::max(Bytes, Size->getZExtValue());
  return Bytes;
}

/// Returns the functions that use one of \p Variables. All users of the
/// variables must be instructions.
static SmallPtrSet<const Function *, 8>
usersOf(ArrayRef<GlobalVariable *> Variables) {
  SmallPtrSet<const Function *, 8> Users;
  for (const GlobalVariable *GV : Variables)
    for (const User *U : GV->users())
      if (auto *I = dyn_cast<Instruction>(U))
        Users.insert(I->getFunction());
  return Users;
}

bool placeSharedVariables(Module &M) {
  SmallVector<GlobalVariable *, 4> Variables;
  for (GlobalVariable &GV : M.globals())
    if (isPlaceable(GV))
      Variables.push_back(&GV);
  if (Variables.empty())
    return false;
  auto Kernels = getKernels(M);
  if (!Kernels)
    return false;
  convertUsersOfConstantsToInstructions(
      SmallVector<Constant *, 4>(Variables.begin(), Variables.end()));
  SmallPtrSet<const Function *, 8> Users = usersOf(Variables);

  uint64_t EndBytes = 0;
  for (const KernelInfo &K : *Kernels)
    EndBytes = std::max(EndBytes, reservedBytes(K));
  const DataLayout &DL = M.getDataLayout();
  for (GlobalVariable *GV : Variables) {
    EndBytes = alignTo(EndBytes, DL.getValueOrABITypeAlignment(
                                     GV->getAlign(), GV->getValueType()));
    // An offset of more than 32 bits belongs to a kernel that is rejected
    // later, because it needs too much memory.
    auto *Offset =
        ConstantInt::get(Type::getInt32Ty(M.getContext()), uint32_t(EndBytes));
    EndBytes += DL.getTypeAllocSize(GV->getValueType());
    GV->replaceAllUsesWith(ConstantExpr::getIntToPtr(Offset, GV->getType()));
    GV->eraseFromParent();
  }

  // If a function other than a kernel uses a variable, any kernel may call this
  // function.
  bool ByFunction = any_of(Users, [&](const Function *F) {
    return none_of(*Kernels, [F](const KernelInfo &K) { return K.Fn == F; });
  });
  RegionBuilder RB(M);
  for (const KernelInfo &K : *Kernels) {
    if (!ByFunction && !Users.contains(K.Fn))
      continue;
    IRBuilder<> &B = RB.ir();
    B.SetInsertPoint(&*K.Fn->getEntryBlock().getFirstInsertionPt());
    RB.createIntrinsic(
        GenXIntrinsic::SlmInit, B.getVoidTy(),
        {B.getInt32(uint32_t(std::min<uint64_t>(EndBytes, UINT32_MAX)))});
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

/// Adds a loop that does the same as \p Move. LLVM's loop for a memmove
/// compares the two addresses, so both must be in the same address space.
static void expandMove(MemMoveInst &Move, const TargetTransformInfo &TTI) {
  IRBuilder<> B(&Move);
  Value *Dest = Move.getDest(), *Source = Move.getSource();
  unsigned To = Move.getDestAddressSpace(), From = Move.getSourceAddressSpace();
  CallInst *Copy = &Move;
  if ((To == SLMAddressSpace) != (From == SLMAddressSpace))
    Copy =
        B.CreateMemCpy(Dest, Move.getDestAlign(), Source, Move.getSourceAlign(),
                       Move.getLength(), Move.isVolatile());
  else if (To != From)
    Copy = B.CreateMemMove(Dest, Move.getDestAlign(),
                           B.CreateAddrSpaceCast(Source, Dest->getType()),
                           Move.getSourceAlign(), Move.getLength(),
                           Move.isVolatile());
  if (auto *SameSpace = dyn_cast<MemMoveInst>(Copy)) {
    [[maybe_unused]] bool Done = expandMemMoveAsLoop(SameSpace, TTI);
    assert(Done && "pointers of one address space can be compared");
  } else {
    expandMemCpyAsLoop(cast<MemCpyInst>(Copy), TTI);
  }
  if (Copy != &Move)
    Copy->eraseFromParent();
}

MemIntrinsic &withIndexLength(MemIntrinsic &Mem) {
  const DataLayout &DL = Mem.getDataLayout();
  Type *IndexTy = DL.getIndexType(Mem.getRawDest()->getType());
  Value *Length = Mem.getLength();
  if (Length->getType()->getIntegerBitWidth() >= IndexTy->getIntegerBitWidth())
    return Mem;
  IRBuilder<> B(&Mem);
  SmallVector<Value *, 4> Args(Mem.args());
  SmallVector<Type *, 3> Types{Args[0]->getType()};
  if (isa<MemTransferInst>(Mem))
    Types.push_back(Args[1]->getType());
  Types.push_back(IndexTy);
  Args[2] = B.CreateZExt(Length, IndexTy);
  auto *Wide =
      cast<MemIntrinsic>(B.CreateIntrinsic(Mem.getIntrinsicID(), Types, Args));
  Wide->setAttributes(Mem.getAttributes());
  Wide->copyMetadata(Mem);
  Mem.eraseFromParent();
  return *Wide;
}

void expandAsLoop(MemIntrinsic &Short, const TargetTransformInfo &TTI) {
  MemIntrinsic &Mem = withIndexLength(Short);
  if (auto *Set = dyn_cast<MemSetInst>(&Mem))
    expandMemSetAsLoop(Set);
  else if (auto *Move = dyn_cast<MemMoveInst>(&Mem))
    expandMove(*Move, TTI);
  else
    expandMemCpyAsLoop(cast<MemCpyInst>(&Mem), TTI);
  Mem.eraseFromParent();
}

} // namespace cmx
