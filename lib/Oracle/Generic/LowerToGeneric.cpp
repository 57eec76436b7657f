//===- LowerToGeneric.cpp - Region IR as plain LLVM IR --------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// First the pass finds the functions that cannot be lowered. These functions,
// and all functions that are connected with them by calls, stay unchanged. All
// other functions get their new signatures before the first body is lowered, so
// that calls find the new functions.
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/Generic/LowerToGeneric.h"

#include "GenericLowering.h"

#include "cmx/Analysis/MaskedAccess.h"
#include "cmx/IR/DiagnosticInfo.h"
#include "cmx/IR/InlineAsm.h"
#include "cmx/IR/Signature.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/IR/AttributeMask.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;
using namespace cmx::generic;

namespace cmx {

namespace {

class ModuleLowering {
public:
  ModuleLowering(Module &M, runtime::SamplerModel Sampler)
      : M(M), Sampler(Sampler), RT(M) {}

  /// Returns false if a diagnostic was reported.
  bool run();
  bool changed() const { return Changed; }

private:
  bool report(Function &F);
  void spreadRefusals();
  Function *addContext(Function &F);
  void describeSites(Function &F, ModuleSlotTracker &Slots);
  void updateKernelNodes(const SmallPtrSetImpl<Function *> &Lowered);
  void removeDeclarations();

  Module &M;
  const runtime::SamplerModel Sampler;
  RuntimeModule RT;
  SetVector<Function *> Candidates;
  SmallPtrSet<Function *, 8> Refused;
  DenseMap<const Instruction *, std::string> Sites;
  bool Changed = false;
};

} // namespace

/// Reports instructions of \p F that cannot be lowered. Returns true if there
/// are none.
bool ModuleLowering::report(Function &F) {
  bool Fine = true;
  PrivatePointers Private(F);
  for (Instruction &I : instructions(F)) {
    std::string Why = refusal(I, Private, Sampler);
    if (Why.empty())
      continue;
    emitDiag(I, DiagKind::InstructionUnsupported, Why);
    Fine = false;
  }
  return Fine;
}

/// Refuses callers and callees of refused functions.
void ModuleLowering::spreadRefusals() {
  if (Refused.empty())
    return;
  bool Grown = true;
  while (Grown) {
    Grown = false;
    for (Function *F : Candidates)
      for (Instruction &I : instructions(*F)) {
        auto *Call = dyn_cast<CallBase>(&I);
        Function *Callee = Call ? Call->getCalledFunction() : nullptr;
        if (!Callee || !Candidates.contains(Callee) ||
            Refused.contains(F) == Refused.contains(Callee))
          continue;
        Refused.insert(F);
        Refused.insert(Callee);
        Grown = true;
      }
  }
}

/// Makes copies, in variables of \p F, of the structures that \p F passes by
/// value. The evaluator passes pointers to these copies.
static void copyPassedStructures(Function &F) {
  SmallVector<CallBase *, 4> Calls;
  for (Instruction &I : instructions(F))
    if (auto *Call = dyn_cast<CallBase>(&I); Call && Call->hasByValArgument())
      Calls.push_back(Call);
  for (CallBase *Call : Calls)
    for (unsigned ArgNo = 0; ArgNo != Call->arg_size(); ++ArgNo) {
      if (!Call->isByValArgument(ArgNo))
        continue;
      Type *Ty = Call->getParamByValType(ArgNo);
      Align A = passedStructureAlign(*Call, ArgNo);
      IRBuilder<> AtEntry(&F.getEntryBlock(), F.getEntryBlock().begin());
      AllocaInst *Copy = AtEntry.CreateAlloca(Ty);
      Copy->setAlignment(A);
      IRBuilder<>(Call).CreateMemCpy(Copy, A, Call->getArgOperand(ArgNo), A,
                                     F.getDataLayout().getTypeAllocSize(Ty));
      Call->setArgOperand(ArgNo, Copy);
    }
}

/// Replaces \p F by a function that has one more parameter, the first one: a
/// pointer to the context. The new function runs on the host and calls the
/// runtime, so attributes that deny this are dropped.
Function *ModuleLowering::addContext(Function &F) {
  LLVMContext &Ctx = M.getContext();
  SmallVector<Type *, 8> Params{PointerType::getUnqual(Ctx)};
  append_range(Params, F.getFunctionType()->params());
  auto *FTy = FunctionType::get(F.getReturnType(), Params, F.isVarArg());
  auto *New =
      Function::Create(FTy, F.getLinkage(), F.getAddressSpace(), "", &M);
  M.getFunctionList().splice(F.getIterator(), M.getFunctionList(),
                             New->getIterator());
  New->setVisibility(F.getVisibility());
  New->setComdat(F.getComdat());
  AttributeList Old = F.getAttributes();
  SmallVector<AttributeSet, 8> ArgAttrs{AttributeSet()};
  for (unsigned K = 0; K != F.arg_size(); ++K)
    ArgAttrs.push_back(Old.getParamAttrs(K));
  AttributeMask Gone;
  for (auto Kind :
       {Attribute::Memory, Attribute::WillReturn, Attribute::MustProgress,
        Attribute::NoSync, Attribute::NoFree, Attribute::Speculatable})
    Gone.addAttribute(Kind);
  for (StringRef Kind : {"target-cpu", "target-features", "tune-cpu"})
    Gone.addAttribute(Kind);
  New->setAttributes(
      AttributeList::get(Ctx, Old.getFnAttrs().removeAttributes(Ctx, Gone),
                         Old.getRetAttrs(), ArgAttrs));
  New->addFnAttr(LoweredAttr);
  New->takeName(&F);
  New->splice(New->begin(), &F);
  New->copyMetadata(&F, 0);
  F.setSubprogram(nullptr);
  New->getArg(0)->setName("context");
  for (Argument &A : F.args()) {
    Argument *Now = New->getArg(A.getArgNo() + 1);
    Now->takeName(&A);
    A.replaceAllUsesWith(Now);
  }
  F.replaceAllUsesWith(New);
  F.eraseFromParent();
  return New;
}

/// Does \p I access an element that may lie outside of its vector?
static bool mayLeaveVector(const Instruction &I) {
  const Value *Index = isa<ExtractElementInst>(I)  ? I.getOperand(1)
                       : isa<InsertElementInst>(I) ? I.getOperand(2)
                                                   : nullptr;
  auto *C = dyn_cast_or_null<ConstantInt>(Index);
  return Index &&
         (!C || C->getValue().uge(laneCount(I.getOperand(0)->getType())));
}

/// Does the lowering of \p I pass the site of \p I to the runtime?
static bool needsSite(const Instruction &I) {
  if (I.isIntDivRem() || mayLeaveVector(I) || maskedAccess(I) ||
      isInlineAsm(I) ||
      isa<LoadInst, StoreInst, AtomicRMWInst, AtomicCmpXchgInst, MemIntrinsic>(
          I))
    return true;
  auto Id = getGenXIntrinsic(I);
  if (!Id)
    return false;
  switch (getGenXInfo(*Id).Lowering) {
  case LoweringKind::Region:
  case LoweringKind::Expand:
  case LoweringKind::Message:
  case LoweringKind::Atomic:
  case LoweringKind::Sync:
  case LoweringKind::Predefined:
    return true;
  default:
    return false;
  }
}

void ModuleLowering::describeSites(Function &F, ModuleSlotTracker &Slots) {
  Slots.incorporateFunction(F);
  for (BasicBlock &BB : F) {
    const Instruction &First = *BB.getFirstNonPHIIt();
    for (Instruction &I : BB)
      if (&I == &First || needsSite(I))
        Sites[&I] = describeSite(I, Slots);
  }
}

/// Adds the context to the lists of arguments in the nodes of lowered kernels.
void ModuleLowering::updateKernelNodes(
    const SmallPtrSetImpl<Function *> &Lowered) {
  NamedMDNode *Nodes = M.getNamedMetadata("genx.kernels");
  if (!Nodes)
    return;
  LLVMContext &Ctx = M.getContext();
  auto Prepend = [&](MDNode &Node, unsigned K, Metadata *First) {
    auto *List = K < Node.getNumOperands()
                     ? dyn_cast_or_null<MDNode>(Node.getOperand(K))
                     : nullptr;
    if (!List)
      return;
    SmallVector<Metadata *, 8> Items{First};
    Items.append(List->op_begin(), List->op_end());
    Node.replaceOperandWith(K, MDNode::get(Ctx, Items));
  };
  Metadata *Zero =
      ConstantAsMetadata::get(ConstantInt::get(Type::getInt32Ty(Ctx), 0));
  for (unsigned N = 0; N != Nodes->getNumOperands(); ++N) {
    MDNode &Node = *Nodes->getOperand(N);
    if (Node.getNumOperands() < 3)
      continue;
    auto *Fn = mdconst::dyn_extract_or_null<Function>(Node.getOperand(0));
    if (!Fn || !Lowered.contains(Fn))
      continue;
    // The older form of the node has a name before the kinds, so all operand
    // numbers are greater by one.
    unsigned Kinds = isa_and_nonnull<MDString>(Node.getOperand(2)) ? 3 : 2;
    Prepend(Node, Kinds, Zero);
    Prepend(Node, Kinds + 3, Zero);
    Prepend(Node, Kinds + 4, MDString::get(Ctx, ""));
  }
}

/// Removes declarations of intrinsics that nothing calls.
void ModuleLowering::removeDeclarations() {
  for (Function &F : make_early_inc_range(M))
    if (F.isDeclaration() && F.use_empty() && hasGenXName(F))
      F.eraseFromParent();
}

bool ModuleLowering::run() {
  placeSharedVariables(M);
  for (Function &F : M)
    if (!F.isDeclaration() && !F.hasFnAttribute(LoweredAttr)) {
      Candidates.insert(&F);
      if (!report(F))
        Refused.insert(&F);
    }
  bool Fine = Refused.empty();
  spreadRefusals();

  SmallVector<Function *, 8> Work;
  for (Function *F : Candidates)
    if (!Refused.contains(F))
      Work.push_back(F);
  {
    ModuleSlotTracker Slots(&M, /*ShouldInitializeAllMetadata=*/false);
    for (Function *F : Work) {
      EliminateUnreachableBlocks(*F);
      copyPassedStructures(*F);
      expandCopies(*F);
      describeSites(*F, Slots);
    }
  }
  // Find the roots of private pointers here, because the types of calls and
  // functions still agree.
  struct PrivateRoots {
    SmallVector<unsigned, 2> ArgNos;
    SmallVector<const Value *, 2> All;
  };
  std::vector<PrivateRoots> Roots;
  for (Function *F : Work) {
    PrivateRoots &R = Roots.emplace_back();
    PrivatePointers Private(*F);
    for (const Argument &Arg : F->args())
      if (Private.contains(Arg))
        R.ArgNos.push_back(Arg.getArgNo());
    for (const Instruction &I : instructions(*F))
      if (isa<CallBase>(I) && Private.contains(I))
        R.All.push_back(&I);
  }
  SmallPtrSet<Function *, 8> Lowered;
  for (Function *&F : Work) {
    F = addContext(*F);
    Lowered.insert(F);
  }
  updateKernelNodes(Lowered);
  for (auto &&[F, R] : zip_equal(Work, Roots)) {
    for (unsigned ArgNo : R.ArgNos)
      R.All.push_back(F->getArg(ArgNo + 1)); // After the context.
    GenericLowering(*F, RT, R.All, Sites).run();
  }
  removeDeclarations();
  Changed = !Work.empty();
  return Fine;
}

bool lowerToGeneric(Module &M, runtime::SamplerModel Sampler) {
  return ModuleLowering(M, Sampler).run();
}

PreservedAnalyses LowerToGenericPass::run(Module &M, ModuleAnalysisManager &) {
  ModuleLowering L(M, runtime::SamplerModel::None);
  L.run();
  return L.changed() ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

} // namespace cmx
