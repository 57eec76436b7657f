//===- SamplerMessages.cpp - The sampler under internal names -------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SamplerMessages.h"

#include "cmx/IR/RegionInst.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Constants.h"

using namespace llvm;

namespace cmx {

static constexpr unsigned NumParams = 15; // Of 3d.sample and 3d.load.

/// Returns \p Loaded in the lanes of \p Mask, and \p Old in the other lanes.
/// All lanes of a channel are adjacent.
static Value *merge(IRBuilder<> &B, Value *Mask, Value *Loaded, Value *Old) {
  unsigned Lanes = numLanes(Mask->getType());
  SmallVector<int, 64> Repeated;
  for (unsigned I = 0; I != numLanes(Old->getType()); ++I)
    Repeated.push_back(int(I % Lanes));
  return B.CreateSelect(B.CreateShuffleVector(Mask, Repeated), Loaded, Old);
}

Value *samplerMessage(RegionBuilder &Builder, CallInst &Call, StringRef Name) {
  bool IsSample = Name.starts_with("sample.bti.");
  if (!IsSample && !Name.starts_with("sampler.load.bti."))
    return nullptr;
  IRBuilder<> &B = Builder.ir();
  enum : unsigned { Mask, Operation, Channels, Offsets, Surface, Rest };
  unsigned Old = Rest + IsSample, FirstParam = Old + 1;
  unsigned Given = unsigned(Call.arg_size()) - FirstParam;
  if (Call.arg_size() <= FirstParam || Given > NumParams)
    return nullptr;
  auto Arg = [&](unsigned I) { return Call.getArgOperand(I); };
  Type *ParamTy = Arg(FirstParam)->getType();
  auto *Opcode = dyn_cast<ConstantInt>(Arg(Operation));
  auto *Moved = dyn_cast<ConstantInt>(Arg(Channels));
  if (!Opcode || !Moved || !Opcode->getValue().isIntN(32) ||
      !Moved->getValue().isIntN(32) || !Arg(Mask)->getType()->isVectorTy() ||
      !Arg(Mask)->getType()->isIntOrIntVectorTy(1) ||
      !Arg(Offsets)->getType()->isIntegerTy(16) ||
      Arg(Old)->getType() != Call.getType() || !ParamTy->isVectorTy() ||
      !all_of(drop_begin(Call.args(), FirstParam),
              [&](const Use &P) { return P->getType() == ParamTy; }))
    return nullptr;
  SmallVector<Value *, 21> Args = {
      B.getInt32(uint32_t(Opcode->getZExtValue())), Arg(Mask),
      B.getInt32(uint32_t(Moved->getZExtValue())), Arg(Offsets)};
  if (IsSample)
    Args.push_back(Arg(Rest));
  Args.push_back(Arg(Surface));
  append_range(Args, drop_begin(Call.args(), FirstParam));
  Args.append(NumParams - Given, Constant::getNullValue(ParamTy));
  Value *Loaded = Builder.createIntrinsic(IsSample ? GenXIntrinsic::Sample3D
                                                   : GenXIntrinsic::Load3D,
                                          Call.getType(), Args);
  auto *Always = dyn_cast<Constant>(Arg(Mask));
  if (isa<UndefValue>(Arg(Old)) || (Always && Always->isAllOnesValue()) ||
      numLanes(Call.getType()) % numLanes(Arg(Mask)->getType()))
    return Loaded;
  return merge(B, Arg(Mask), Loaded, Arg(Old));
}

} // namespace cmx
