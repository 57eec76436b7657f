//===- LocalizeVariables.cpp - Variables at file scope --------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Input/LocalizeVariables.h"

#include "cmx/IR/AddressSpaces.h"
#include "cmx/IR/Attributes.h"
#include "cmx/IR/DiagnosticInfo.h"
#include "cmx/IR/Intrinsics.h"
#include "cmx/IR/KernelInfo.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ReplaceConstant.h"
#include "llvm/Transforms/Utils/GlobalStatus.h"

using namespace llvm;

namespace cmx {

static bool isVariable(const GlobalVariable &GV) {
  return !GV.isConstant() && !GV.hasSection() &&
         !GV.getName().starts_with("llvm.");
}

/// Does the front end bind \p GV to registers? Such a variable can be local
/// even if another module defines it.
static bool isInRegisters(const GlobalVariable &GV) {
  return GV.hasAttribute("genx_volatile") || GV.hasAttribute("VCVolatile");
}

static bool holdsAddress(const Constant &C) {
  return isa<GlobalValue>(C) || any_of(C.operands(), [](const Use &Op) {
           auto *Part = dyn_cast<Constant>(Op);
           return Part && holdsAddress(*Part);
         });
}

/// Returns why a kernel cannot have its own copy of \p GV, or null if it can.
static const char *whyShared(const GlobalVariable &GV) {
  if (GV.getAddressSpace() == SLMAddressSpace && GV.hasInitializer())
    return "shared local memory has no initial values";
  if (GV.getAddressSpace() != 0)
    return "it lies in memory that other threads see";
  if (!GV.getValueType()->isSized() || GV.getValueType()->isScalableTy())
    return "its size is not known";
  if (GV.hasInitializer())
    return holdsAddress(*GV.getInitializer())
               ? "its initial value is an address"
               : nullptr;
  return isInRegisters(GV) ? nullptr : "it is defined in another module";
}

bool findTables(Module &M) {
  bool Changed = false;
  for (GlobalVariable &GV : M.globals()) {
    GlobalStatus Status;
    if (!isVariable(GV) || !GV.hasLocalLinkage() || GV.getAddressSpace() == 0 ||
        GV.getAddressSpace() == SLMAddressSpace || GV.hasAttributes() ||
        GlobalStatus::analyzeGlobal(&GV, Status) ||
        Status.StoredType != GlobalStatus::NotStored)
      continue;
    GV.setConstant(true);
    Changed = true;
  }
  return Changed;
}

/// Removes volatile from accesses of \p Local, because no other thread sees it.
static void removeVolatile(AllocaInst &Local) {
  SmallVector<Instruction *, 8> Pointers = {&Local};
  SmallPtrSet<Instruction *, 8> Seen;
  while (!Pointers.empty()) {
    Instruction *Pointer = Pointers.pop_back_val();
    if (!Seen.insert(Pointer).second)
      continue;
    for (User *U : Pointer->users()) {
      if (auto *Load = dyn_cast<LoadInst>(U))
        Load->setVolatile(false);
      else if (auto *Store = dyn_cast<StoreInst>(U))
        Store->setVolatile(Store->isVolatile() &&
                           Store->getPointerOperand() != Pointer);
      else if (isa<GetElementPtrInst, CastInst, PHINode, SelectInst>(U))
        Pointers.push_back(cast<Instruction>(U));
    }
  }
}

/// Replaces \p GV in \p Uses, which are in \p Kernel, by a local variable.
static void localize(GlobalVariable &GV, Function &Kernel,
                     ArrayRef<Use *> Uses) {
  IRBuilder<> B(&Kernel.getEntryBlock(), Kernel.getEntryBlock().begin());
  AllocaInst *Local = B.CreateAlloca(GV.getValueType(), nullptr, GV.getName());
  Local->setAlignment(std::max(GV.getAlign().valueOrOne(), Local->getAlign()));
  const Constant *Init = GV.hasInitializer() ? GV.getInitializer() : nullptr;
  // Zeros are written as bytes, so that the types of fields do not matter: a
  // class with vectors can also have a pointer.
  if (Init && Init->isNullValue())
    B.CreateMemSet(Local, B.getInt8(0),
                   GV.getDataLayout().getTypeAllocSize(GV.getValueType()),
                   Local->getAlign());
  else if (Init && !isa<UndefValue>(Init))
    B.CreateAlignedStore(GV.getInitializer(), Local, Local->getAlign());
  for (Use *U : Uses)
    U->set(Local);
  removeVolatile(*Local);
}

bool localizeVariables(Module &M,
                       function_ref<bool(const Function &)> IsKernel) {
  SmallVector<GlobalVariable *, 16> Variables;
  for (GlobalVariable &GV : M.globals())
    if (isVariable(GV) && !isThreadVariable(GV) && !whyShared(GV))
      Variables.push_back(&GV);
  bool Changed = convertUsersOfConstantsToInstructions(
      SmallVector<Constant *, 16>(Variables.begin(), Variables.end()));
  for (GlobalVariable *GV : Variables) {
    MapVector<Function *, SmallVector<Use *, 8>> UsesOf;
    for (Use &U : GV->uses())
      if (auto *I = dyn_cast<Instruction>(U.getUser()))
        UsesOf[I->getFunction()].push_back(&U);
    if (any_of(UsesOf, [&](auto &Of) { return !IsKernel(*Of.first); }))
      continue;
    Changed |= !UsesOf.empty();
    for (auto &[F, Uses] : UsesOf)
      localize(*GV, *F, Uses);
    GV->removeDeadConstantUsers();
    if (!GV->use_empty())
      continue;
    GV->eraseFromParent();
    Changed = true;
  }
  return Changed;
}

/// Returns an instruction for which \p Counts holds and that uses \p C,
/// directly or as a part of another constant. Returns null if there is none.
static const Instruction *
findUser(const Constant &C, function_ref<bool(const Instruction &)> Counts) {
  for (const User *U : C.users()) {
    auto *I = dyn_cast<Instruction>(U);
    if (I && Counts(*I))
      return I;
    if (auto *Part = dyn_cast<Constant>(U); Part && !isa<GlobalValue>(Part))
      if (const Instruction *Found = findUser(*Part, Counts))
        return Found;
  }
  return nullptr;
}

static void reportShared(const GlobalVariable &GV, const char *Why) {
  if (const Instruction *I =
          findUser(GV, [](const Instruction &) { return true; }))
    emitDiag(*I, DiagKind::VariablePlacement,
             "variable '" + GV.getName() +
                 "' expected to be private to a thread, but " + Why);
}

/// Marks \p GV as a thread variable if a function that is no kernel uses it.
static bool markIfShared(GlobalVariable &GV,
                         function_ref<bool(const Function &)> IsKernel) {
  if (isThreadVariable(GV) || !findUser(GV, [&](const Instruction &I) {
        return !IsKernel(*I.getFunction());
      }))
    return false;
  markThreadVariable(GV);
  return true;
}

//===----------------------------------------------------------------------===//
// Ids
//===----------------------------------------------------------------------===//

/// Does \p F call a function that can read a variable of file scope?
static bool callsFunctions(const Function &F) {
  return any_of(instructions(F), [](const Instruction &I) {
    auto *Call = dyn_cast<CallBase>(&I);
    const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
    return Call && !(Callee && Callee->isIntrinsic());
  });
}

/// Only kernels have arguments with local ids, local sizes and group counts. If
/// other functions read such an argument, the kernels store it in a variable of
/// file scope.
static bool keepIds(Module &M, ArrayRef<KernelInfo> Kernels,
                    function_ref<bool(const Function &)> IsKernel) {
  bool Changed = false;
  for (Function &Id : make_early_inc_range(M)) {
    auto Kind = getGenXIntrinsic(Id);
    if (Kind != GenXIntrinsic::LocalId && Kind != GenXIntrinsic::LocalId16 &&
        Kind != GenXIntrinsic::LocalSize && Kind != GenXIntrinsic::GroupCount)
      continue;
    GlobalVariable *Kept = nullptr;
    Type *Ty = Id.getReturnType();
    for (User *U : make_early_inc_range(Id.users())) {
      auto *Call = dyn_cast<CallInst>(U);
      if (!Call || Kernels.empty() || IsKernel(*Call->getFunction()))
        continue;
      if (!Kept)
        Kept = new GlobalVariable(
            M, Ty, /*isConstant=*/false, GlobalValue::InternalLinkage,
            UndefValue::get(Ty), "ids", nullptr, GlobalValue::NotThreadLocal,
            /*AddressSpace=*/0);
      Value *Now = IRBuilder<>(Call).CreateLoad(Ty, Kept);
      Now->takeName(Call);
      Call->replaceAllUsesWith(Now);
      Call->eraseFromParent();
    }
    if (!Kept)
      continue;
    Changed = true;
    for (const KernelInfo &K : Kernels)
      if (callsFunctions(*K.Fn)) {
        BasicBlock &Entry = K.Fn->getEntryBlock();
        IRBuilder<> B(&Entry, Entry.getFirstInsertionPt());
        B.CreateStore(B.CreateCall(&Id), Kept);
      }
  }
  return Changed;
}

PreservedAnalyses LocalizeVariablesPass::run(Module &M,
                                             ModuleAnalysisManager &) {
  std::optional<std::vector<KernelInfo>> Kernels = getKernels(M);
  if (!Kernels)
    return PreservedAnalyses::all(); // Reported.
  bool Changed = placeSharedVariables(M);
  SmallPtrSet<const Function *, 8> Fns;
  for (const KernelInfo &K : *Kernels)
    Fns.insert(K.Fn);
  auto IsKernel = [&](const Function &F) { return Fns.contains(&F); };
  Changed |= keepIds(M, *Kernels, IsKernel);
  Changed |= findTables(M);
  for (GlobalVariable &GV : M.globals()) {
    if (!isVariable(GV))
      continue;
    if (const char *Why = whyShared(GV))
      reportShared(GV, Why);
    else
      Changed |= markIfShared(GV, IsKernel);
  }
  Changed |= localizeVariables(M, IsKernel);
  return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

} // namespace cmx
