//===- GenericLowering.cpp - The walk over a function ---------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GenericLowering.h"

#include "cmx/IR/ConstantBits.h"
#include "cmx/IR/KernelInfo.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace cmx::generic {

unsigned laneCount(const Type *Ty) {
  auto *VT = dyn_cast<FixedVectorType>(Ty);
  return VT ? VT->getNumElements() : 1;
}

Type *typeLike(const Type *Like, Type *Elem) {
  auto *VT = dyn_cast<FixedVectorType>(Like);
  return VT ? FixedVectorType::get(Elem, VT->getNumElements()) : Elem;
}

uint64_t constantOperand(const CallInst &Call, const GenXInfo &Info,
                         StringRef Name) {
  auto Index = Info.operandIndex(Name);
  const auto *CI =
      Index ? dyn_cast<ConstantInt>(Call.getArgOperand(*Index)) : nullptr;
  return CI ? CI->getZExtValue() : 0;
}

unsigned typeBytes(const Type *Ty) {
  return laneCount(Ty) * (Ty->getScalarSizeInBits() / 8);
}

const Type *messageDataType(const CallInst &Call, const GenXInfo &Info) {
  auto Index = Info.operandIndex("data");
  return Index ? Call.getArgOperand(*Index)->getType() : Call.getType();
}

GenericLowering::GenericLowering(
    Function &F, RuntimeModule &RT, ArrayRef<const Value *> PrivateRoots,
    const DenseMap<const Instruction *, std::string> &Sites)
    : F(F), RT(RT), Sites(Sites), B(F.getContext()), Private(F, PrivateRoots) {}

//===----------------------------------------------------------------------===//
// Common parts
//===----------------------------------------------------------------------===//

Value *GenericLowering::operand(StringRef Name) const {
  auto Index = Info->operandIndex(Name);
  return Index ? Call->getArgOperand(*Index) : nullptr;
}

uint64_t GenericLowering::constant(StringRef Name) const {
  return constantOperand(*Call, *Info, Name);
}

Value *GenericLowering::scratch(Type *Ty, unsigned Slot) {
  AllocaInst *&Variable = Variables[{Ty, Slot}];
  if (!Variable) {
    BasicBlock &Entry = F.getEntryBlock();
    Variable = new AllocaInst(Ty, /*AddrSpace=*/0, "scratch",
                              Entry.getFirstNonPHIOrDbgOrAlloca());
    // The natural alignment of a large vector would realign the stack.
    Variable->setAlignment(ScratchAlign);
  }
  return Variable;
}

Value *GenericLowering::inMemory(Value *V) {
  if (V->getType()->isIntOrIntVectorTy(1))
    V = B.CreateZExt(V, typeLike(V->getType(), B.getInt8Ty()));
  Value *Place = scratch(V->getType());
  B.CreateAlignedStore(V, Place, ScratchAlign);
  return Place;
}

CallInst *GenericLowering::callRuntime(RuntimeFunction Fn,
                                       ArrayRef<Value *> Args) {
  auto It = Sites.find(Here);
  SmallVector<Value *, 16> All{
      F.getArg(0),
      RT.site(It == Sites.end() ? StringRef("unknown") : It->second)};
  All.append(Args.begin(), Args.end());
  return B.CreateCall(RT.function(Fn), All);
}

void GenericLowering::checkLanes(runtime::ErrorKind K, Value *Flags) {
  if (auto *C = dyn_cast<Constant>(Flags); C && C->isNullValue())
    return;
  unsigned NumLanes = laneCount(Flags->getType());
  Value *Place = inMemory(Flags);
  callRuntime(RuntimeFunction::CheckLanes,
              {i32(unsigned(K)), i32(NumLanes), Place});
}

Value *GenericLowering::splatLike(const Type *Like, Value *Scalar) {
  auto *VT = dyn_cast<FixedVectorType>(Like);
  if (!VT)
    return Scalar;
  if (auto *C = dyn_cast<Constant>(Scalar))
    return ConstantVector::getSplat(VT->getElementCount(), C);
  return B.CreateVectorSplat(VT->getNumElements(), Scalar);
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

Value *GenericLowering::lowerGenX() {
  switch (Info->Lowering) {
  case LoweringKind::Region:
    return Info->Shape == ShapeRule::RdRegion ? lowerRead() : lowerWrite();
  case LoweringKind::Predicate:
    return lowerPredicateRegion();
  case LoweringKind::Constant:
    return Call->getArgOperand(0);
  case LoweringKind::Reduce: {
    Value *Source = Call->getArgOperand(0);
    if (!Source->getType()->isVectorTy())
      return Source;
    return Info->Id == GenXIntrinsic::Any ? B.CreateOrReduce(Source)
                                          : B.CreateAndReduce(Source);
  }
  case LoweringKind::Modifier:
    if (Info->Id == GenXIntrinsic::AbsF)
      return B.CreateUnaryIntrinsic(Intrinsic::fabs, Call->getArgOperand(0));
    return B.CreateBinaryIntrinsic(Intrinsic::abs, Call->getArgOperand(0),
                                   B.getFalse());
  case LoweringKind::Saturate:
    return lowerSaturate();
  case LoweringKind::Convert:
    return lowerIntegerConversion();
  case LoweringKind::Alu:
    if (Call->getArgOperand(0)->getType()->isFPOrFPVectorTy())
      return lowerFloat();
    if (Value *V = lowerBits())
      return V;
    return lowerInteger(Info->VisaName);
  case LoweringKind::Expand:
    return lowerExpanded();
  case LoweringKind::Message:
    return lowerMessage();
  case LoweringKind::Atomic:
    return lowerAtomic();
  case LoweringKind::Sync:
    return lowerSync();
  case LoweringKind::Predefined:
    return lowerPredefined();
  case LoweringKind::SimdFlow:
    return lowerSimdFlow();
  }
  llvm_unreachable("not a kind of lowering");
}

/// Adds the context to a call of a function that has it as its first parameter.
void GenericLowering::passContext(CallInst &I) {
  SmallVector<Value *, 8> Args{F.getArg(0)};
  append_range(Args, I.args());
  SmallVector<OperandBundleDef, 1> Bundles;
  I.getOperandBundlesAsDefs(Bundles);
  SmallVector<Type *, 8> Params{F.getArg(0)->getType()};
  append_range(Params, I.getFunctionType()->params());
  auto *FTy = FunctionType::get(I.getType(), Params, /*isVarArg=*/false);
  CallInst *New = B.CreateCall(FTy, I.getCalledOperand(), Args, Bundles);
  AttributeList Old = I.getAttributes();
  SmallVector<AttributeSet, 8> ArgAttrs{AttributeSet()};
  for (unsigned K = 0; K != I.arg_size(); ++K)
    ArgAttrs.push_back(Old.getParamAttrs(K));
  // Attributes of the call itself are dropped, because the lowered function
  // calls the runtime.
  New->setAttributes(AttributeList::get(I.getContext(), AttributeSet(),
                                        Old.getRetAttrs(), ArgAttrs));
  New->setTailCallKind(I.isMustTailCall() ? CallInst::TCK_None
                                          : I.getTailCallKind());
  New->copyMetadata(I);
  New->takeName(&I);
  Private.replace(I, *New);
  I.replaceAllUsesWith(New);
  I.eraseFromParent();
}

/// Replaces \p I by a call through a pointer and returns the new call.
/// cmx-lower-calls makes calls like \p I from calls through pointers.
CallInst &GenericLowering::throughPointer(CallInst &I) {
  auto *FTy = FunctionType::get(
      I.getType(), I.getFunctionType()->params().drop_front(), false);
  Value *Callee = B.CreateIntToPtr(I.getArgOperand(0), B.getPtrTy());
  CallInst *New =
      B.CreateCall(FTy, Callee, SmallVector<Value *, 2>(drop_begin(I.args())));
  New->copyMetadata(I);
  New->takeName(&I);
  I.replaceAllUsesWith(New);
  I.eraseFromParent();
  B.SetInsertPoint(New);
  return *New;
}

void GenericLowering::lowerCall(CallInst &I) {
  if (I.isInlineAsm())
    return lowerInlineAsm(I);
  if (auto *F = I.getCalledFunction(); F && isIndirectStackFunction(*F)) {
    auto *C = dyn_cast<Constant>(I.getArgOperand(0));
    const Function *Named = C ? namedFunction(*C) : nullptr;
    // A call of a declaration stays: the function has no address here.
    return Named && Named->isDeclaration() ? void()
                                           : passContext(throughPointer(I));
  }
  // The callee's type may already differ from the call's.
  auto *Callee = dyn_cast<Function>(I.getCalledOperand());
  if (!Callee || Callee->hasFnAttribute(LoweredAttr)) {
    passContext(I);
    return;
  }
  auto Id = getGenXIntrinsic(I);
  if (!Id)
    return;
  Call = &I;
  Info = &getGenXInfo(*Id);
  IRBuilder<>::FastMathFlagGuard Guard(B);
  if (isa<FPMathOperator>(I))
    B.setFastMathFlags(I.getFastMathFlags());
  Value *New = lowerGenX();
  if (New && !I.getType()->isVoidTy()) {
    New = withFlags(New, I);
    if (isa<Instruction>(New) && !New->hasName())
      New->takeName(&I);
    I.replaceAllUsesWith(New);
  }
  I.eraseFromParent();
}

/// Returns \p V with the effect of the flags nnan, ninf and nsz of \p I, even
/// if \p I only copies floats.
Value *GenericLowering::withFlags(Value *V, const CallInst &I) {
  if (!isa<FPMathOperator>(I))
    return V;
  FastMathFlags Flags = I.getFastMathFlags();
  if (!Flags.noNaNs() && !Flags.noInfs() && !Flags.noSignedZeros())
    return V;
  auto *Same = SelectInst::Create(B.getTrue(), V, V, "", B.GetInsertPoint());
  Same->setFastMathFlags(Flags);
  return Same;
}

/// Emits checks for a division by zero and for a division that overflows. Both
/// are undefined behaviour in LLVM.
void GenericLowering::checkDivision(BinaryOperator &I) {
  bool IsSigned =
      I.getOpcode() == Instruction::SDiv || I.getOpcode() == Instruction::SRem;
  Type *Ty = I.getType();
  Value *Divisor = I.getOperand(1);
  checkLanes(runtime::ErrorKind::DivisionByZero,
             B.CreateICmpEQ(Divisor, Constant::getNullValue(Ty)));
  if (!IsSigned)
    return;
  unsigned Bits = Ty->getScalarSizeInBits();
  Value *IsMinusOne = B.CreateICmpEQ(Divisor, Constant::getAllOnesValue(Ty));
  if (auto *C = dyn_cast<Constant>(IsMinusOne); C && C->isNullValue())
    return;
  Constant *Min = ConstantInt::get(Ty, APInt::getSignedMinValue(Bits));
  checkLanes(runtime::ErrorKind::DivisionOverflow,
             B.CreateAnd(B.CreateICmpEQ(I.getOperand(0), Min), IsMinusOne));
}

/// Emits a check of an element index. If the index is outside of the vector,
/// the check gives the same note as a region that leaves its vector. The
/// extracted element or the changed vector is then poison.
void GenericLowering::checkElement(Value *Vector, Value *Index) {
  unsigned NumLanes = laneCount(Vector->getType());
  if (Index->getType()->getIntegerBitWidth() < 32)
    Index = B.CreateZExt(Index, B.getInt32Ty());
  checkLanes(
      runtime::ErrorKind::RegionOutOfBounds,
      B.CreateICmpUGE(Index, ConstantInt::get(Index->getType(), NumLanes)));
}

void GenericLowering::lowerInstruction(Instruction &I) {
  Here = &I;
  NextSlot = 0;
  B.SetInsertPoint(&I);
  if (I.isIntDivRem())
    checkDivision(cast<BinaryOperator>(I));
  else if (I.getOpcode() == Instruction::FAdd ||
           I.getOpcode() == Instruction::FSub)
    contract(cast<BinaryOperator>(I));
  else if (auto *Extract = dyn_cast<ExtractElementInst>(&I))
    checkElement(Extract->getVectorOperand(), Extract->getIndexOperand());
  else if (isa<InsertElementInst>(I))
    checkElement(I.getOperand(0), I.getOperand(2));
  else if (isa<LoadInst, StoreInst>(I))
    lowerPlainAccess(I);
  else if (auto *Atomic = dyn_cast<AtomicRMWInst>(&I))
    lowerPlainAtomic(*Atomic);
  else if (auto *Exchange = dyn_cast<AtomicCmpXchgInst>(&I))
    lowerPlainExchange(*Exchange);
  else if (auto *CI = dyn_cast<CallInst>(&I);
           CI && !lowerPlainMasked(*CI) && !lowerPlainCopy(*CI))
    lowerCall(*CI);
}

//===----------------------------------------------------------------------===//
// Budget of instructions
//===----------------------------------------------------------------------===//

/// Adds a call of cmx_rt_step before the first instruction of \p BB that is
/// neither a phi nor an alloca.
void GenericLowering::addStep(BasicBlock &BB, uint64_t Count) {
  auto Where = BB.getFirstNonPHIOrDbgOrAlloca();
  Here = &*BB.getFirstNonPHIIt();
  B.SetInsertPoint(&BB, Where);
  B.SetCurrentDebugLocation(Where->getDebugLoc());
  callRuntime(RuntimeFunction::Step, {i64(Count)});
}

/// Returns, for each counting place, the number of instructions to count there.
/// Counting places are the start of the function and the start of each loop.
/// The instructions of a block are counted at the nearest counting place that
/// dominates the block.
static MapVector<BasicBlock *, uint64_t> countInstructions(Function &F) {
  SmallVector<std::pair<const BasicBlock *, const BasicBlock *>, 8> BackEdges;
  FindFunctionBackedges(F, BackEdges);
  MapVector<BasicBlock *, uint64_t> Counts;
  Counts[&F.getEntryBlock()] = 0;
  for (auto &[From, To] : BackEdges)
    Counts[const_cast<BasicBlock *>(To)] = 0;
  DominatorTree DT(F);
  DenseMap<BasicBlock *, BasicBlock *> CountedAt;
  for (BasicBlock *BB : ReversePostOrderTraversal<Function *>(&F)) {
    BasicBlock *At = BB;
    if (!Counts.count(BB))
      At = CountedAt[DT.getNode(BB)->getIDom()->getBlock()];
    CountedAt[BB] = At;
    Counts[At] += BB->sizeWithoutDebug();
  }
  return Counts;
}

void GenericLowering::run() {
  MapVector<BasicBlock *, uint64_t> Counts = countInstructions(F);
  SmallVector<Instruction *, 64> Work;
  for (Instruction &I : instructions(F))
    Work.push_back(&I);
  for (auto &[BB, Count] : Counts)
    addStep(*BB, Count);
  for (Instruction *I : Work)
    lowerInstruction(*I);
}

} // namespace cmx::generic
