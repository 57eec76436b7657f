//===- LowerRuntime.cpp - Choices of the launching runtime ----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Input/LowerRuntime.h"

#include "cmx/IR/Builder.h"
#include "cmx/IR/Intrinsics.h"
#include "cmx/IR/KernelInfo.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace cmx {

/// Replaces surface and sampler arguments by their constant numbers.
static bool bindSurfaces(const KernelInfo &Kernel) {
  bool Changed = false;
  for (Argument &Arg : Kernel.Fn->args()) {
    std::optional<unsigned> Number = Kernel.Args[Arg.getArgNo()].Binding;
    if (!Number || Arg.use_empty() || !Arg.getType()->isIntegerTy(32))
      continue;
    Arg.replaceAllUsesWith(ConstantInt::get(Arg.getType(), *Number));
    Changed = true;
  }
  return Changed;
}

/// Replaces \p Call by group id * local size + local id, of dimension x or y.
static void lowerThreadId(CallInst &Call, bool IsX) {
  RegionBuilder B(Call);
  Type *I32 = B.ir().getInt32Ty();
  auto *Vec3 = FixedVectorType::get(I32, 3);
  auto Element = [&](GenXIntrinsic Id) {
    return B.ir().CreateExtractElement(B.createIntrinsic(Id, Vec3, {}),
                                       uint64_t(IsX ? 0 : 1));
  };
  Value *Group = B.createIntrinsic(
      IsX ? GenXIntrinsic::GroupIdX : GenXIntrinsic::GroupIdY, I32, {});
  Value *First = B.ir().CreateMul(Group, Element(GenXIntrinsic::LocalSize));
  Value *Thread = B.ir().CreateAdd(First, Element(GenXIntrinsic::LocalId));
  Value *Id = B.ir().CreateTrunc(Thread, Call.getType());
  Id->takeName(&Call);
  Call.replaceAllUsesWith(Id);
  Call.eraseFromParent();
}

static bool lowerThreadIds(Function &F) {
  bool Changed = false;
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    auto Id = getGenXIntrinsic(I);
    if (Id != GenXIntrinsic::ThreadX && Id != GenXIntrinsic::ThreadY)
      continue;
    lowerThreadId(cast<CallInst>(I), Id == GenXIntrinsic::ThreadX);
    Changed = true;
  }
  return Changed;
}

PreservedAnalyses LowerRuntimePass::run(Module &M, ModuleAnalysisManager &) {
  std::optional<std::vector<KernelInfo>> Kernels = getKernels(M);
  // If kernels cannot be read, the error has been reported.
  if (!Kernels || getRuntime(M) != RuntimeKind::L0)
    return PreservedAnalyses::all();
  bool Changed = false;
  for (const KernelInfo &Kernel : *Kernels)
    Changed |= bindSurfaces(Kernel);
  for (Function &F : M)
    Changed |= lowerThreadIds(F);
  return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

} // namespace cmx
