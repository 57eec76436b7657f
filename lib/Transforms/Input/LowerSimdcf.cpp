//===- LowerSimdcf.cpp - SIMD control flow becomes masks ------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A mask usually has 32 lanes, of which a section uses the first ones. Each
// part is kept as a value of its own beside the whole mask (narrow). If nothing
// reads the whole mask after that, it is removed.
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Input/LowerSimdcf.h"

#include "cmx/IR/Builder.h"
#include "cmx/IR/Intrinsics.h"
#include "cmx/IR/RegionInst.h"
#include "cmx/IR/EraseTogether.h"
#include "cmx/Transforms/Preserved.h"

#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/SetVector.h"

using namespace llvm;

namespace cmx {

namespace {

/// The first lanes of a mask: the mask, and how many.
using MaskPart = std::pair<Value *, unsigned>;

class SimdcfLowering {
public:
  explicit SimdcfLowering(Function &F) : F(F), Regions(*F.getParent()) {}

  bool run();

private:
  void findCalls();
  void rewrite(CallInst &Call);
  void rewriteGoto(CallInst &Call);
  void rewriteJoin(CallInst &Call);
  Value *asBits(CallInst &Call);
  void replaceBy(CallInst &Call, ArrayRef<Value *> Results);
  Value *narrow(Value *Mask, unsigned N);
  Value *withFirstLanes(Value *Mask, Value *Lanes);
  Value *noneOf(Value *Lanes);
  void completePhis();
  void narrowReads();

  Function &F;
  RegionBuilder Regions;
  IRBuilder<> &B = Regions.ir();
  /// Each after the calls that dominate it.
  SmallVector<CallInst *, 16> Calls;
  DenseMap<MaskPart, Value *> Parts;
  /// Phis whose part has no incoming values yet.
  SmallVector<std::pair<PHINode *, PHINode *>, 8> Incomplete;
  /// Masks with parts, and what makes them.
  SmallSetVector<Instruction *, 16> Whole;
};

} // namespace

static SmallVector<int, 32> firstLanes(unsigned N) {
  return to_vector<32>(seq<int>(0, int(N)));
}

/// The first \p N lanes of \p Mask.
Value *SimdcfLowering::narrow(Value *Mask, unsigned N) {
  if (numLanes(Mask->getType()) == N)
    return Mask;
  if (Value *Known = Parts.lookup({Mask, N}))
    return Known;
  auto *Phi = dyn_cast<PHINode>(Mask);
  if (!Phi)
    return B.CreateShuffleVector(Mask, firstLanes(N));
  auto *Ty = FixedVectorType::get(B.getInt1Ty(), N);
  PHINode *Part =
      PHINode::Create(Ty, Phi->getNumIncomingValues(), "", Phi->getIterator());
  Part->setDebugLoc(Phi->getDebugLoc());
  Parts[{Mask, N}] = Part;
  Whole.insert(Phi);
  Incomplete.push_back({Phi, Part});
  return Part;
}

/// \p Mask after its first lanes became \p Lanes.
Value *SimdcfLowering::withFirstLanes(Value *Mask, Value *Lanes) {
  if (Mask->getType() == Lanes->getType())
    return Lanes;
  int NumMask = int(numLanes(Mask->getType()));
  int NumLanes = int(numLanes(Lanes->getType()));
  SmallVector<int, 32> Widened, Merged;
  for (int L = 0; L != NumMask; ++L) {
    Widened.push_back(L < NumLanes ? L : PoisonMaskElem);
    Merged.push_back(L < NumLanes ? L : NumMask + L);
  }
  Value *Wide = B.CreateShuffleVector(Lanes, Widened);
  Value *Result = B.CreateShuffleVector(Wide, Mask, Merged);
  for (Value *V : {Wide, Result})
    if (auto *I = dyn_cast<Instruction>(V))
      Whole.insert(I);
  Parts[{Result, unsigned(NumLanes)}] = Lanes;
  return Result;
}

Value *SimdcfLowering::noneOf(Value *Lanes) {
  return B.CreateNot(
      Regions.createIntrinsic(GenXIntrinsic::Any, B.getInt1Ty(), {Lanes}));
}

/// Users that take an element get the value; others a structure.
void SimdcfLowering::replaceBy(CallInst &Call, ArrayRef<Value *> Results) {
  for (User *U : make_early_inc_range(Call.users())) {
    auto *Extract = dyn_cast<ExtractValueInst>(U);
    if (!Extract)
      continue;
    Extract->replaceAllUsesWith(Results[Extract->getIndices().front()]);
    Extract->eraseFromParent();
  }
  if (!Call.use_empty()) {
    Value *All = PoisonValue::get(Call.getType());
    for (auto [I, Result] : enumerate(Results))
      All = B.CreateInsertValue(All, Result, unsigned(I));
    Call.replaceAllUsesWith(All);
  }
  Call.eraseFromParent();
}

void SimdcfLowering::rewriteGoto(CallInst &Call) {
  Value *Mask = Call.getArgOperand(0), *Resume = Call.getArgOperand(1);
  Value *Stay = Call.getArgOperand(2);
  Value *Active = narrow(Mask, numLanes(Stay->getType()));
  Value *Left = B.CreateAnd(Active, Stay);
  Value *Leaving = B.CreateAnd(Active, B.CreateNot(Stay));
  Value *NewMask = withFirstLanes(Mask, Left);
  Value *NewResume = B.CreateOr(Resume, Leaving);
  replaceBy(Call, {NewMask, NewResume, noneOf(Left)});
}

void SimdcfLowering::rewriteJoin(CallInst &Call) {
  Value *Mask = Call.getArgOperand(0), *Resume = Call.getArgOperand(1);
  Value *Active = B.CreateOr(narrow(Mask, numLanes(Resume->getType())), Resume);
  Value *NewMask = withFirstLanes(Mask, Active);
  replaceBy(Call, {NewMask, noneOf(Active)});
}

/// The result of savemask, unmask or remask: a bit of an i32 for each lane.
Value *SimdcfLowering::asBits(CallInst &Call) {
  auto *All = FixedVectorType::get(B.getInt1Ty(), 32);
  auto Id = *getGenXIntrinsic(Call);
  if (Id == GenXIntrinsic::SimdcfUnmask)
    return Constant::getAllOnesValue(Call.getType());
  if (Id == GenXIntrinsic::SimdcfRemask)
    return narrow(B.CreateBitCast(Call.getArgOperand(1), All),
                  numLanes(Call.getType()));
  Value *Mask = Call.getArgOperand(0);
  unsigned NumLanes = numLanes(Mask->getType());
  if (NumLanes < 32) {
    SmallVector<int, 32> Widened = firstLanes(NumLanes);
    Widened.resize(32, int(NumLanes)); // An element of the second vector.
    Mask = B.CreateShuffleVector(Mask, Constant::getNullValue(Mask->getType()),
                                 Widened);
  }
  return B.CreateBitCast(Mask, B.getInt32Ty());
}

void SimdcfLowering::rewrite(CallInst &Call) {
  B.SetInsertPoint(&Call);
  switch (*getGenXIntrinsic(Call)) {
  case GenXIntrinsic::SimdcfGoto:
    return rewriteGoto(Call);
  case GenXIntrinsic::SimdcfJoin:
    return rewriteJoin(Call);
  case GenXIntrinsic::SimdcfGetEm:
    Call.replaceAllUsesWith(Call.getArgOperand(0));
    Call.eraseFromParent();
    return;
  case GenXIntrinsic::SimdcfSavemask:
  case GenXIntrinsic::SimdcfUnmask:
  case GenXIntrinsic::SimdcfRemask:
    Call.replaceAllUsesWith(asBits(Call));
    Call.eraseFromParent();
    return;
  default:
    llvm_unreachable("not SIMD control flow");
  }
}

/// Narrowing an incoming value may find further phis.
void SimdcfLowering::completePhis() {
  while (!Incomplete.empty()) {
    auto [Phi, Part] = Incomplete.pop_back_val();
    for (auto [V, From] : zip(Phi->incoming_values(), Phi->blocks())) {
      int Before = Part->getBasicBlockIndex(From);
      B.SetInsertPoint(From->getTerminator());
      // A block may come in twice, with one value.
      Part->addIncoming(Before >= 0 ? Part->getIncomingValue(Before)
                                    : narrow(V, numLanes(Part->getType())),
                        From);
    }
  }
}

/// Reads of the first lanes of a mask read its part.
void SimdcfLowering::narrowReads() {
  SmallSetVector<Instruction *, 16> Reads;
  for (Instruction *Mask : Whole)
    for (User *U : Mask->users()) {
      auto *I = cast<Instruction>(U);
      auto *Shuffle = dyn_cast<ShuffleVectorInst>(I);
      auto *Read = dyn_cast<RdPredRegionInst>(I);
      bool IsFirst = Shuffle ? Shuffle->getOperand(0) == Mask &&
                                   equal(Shuffle->getShuffleMask(),
                                         seq(0, int(numLanes(I->getType()))))
                             : Read && Read->offsetElts() == 0;
      if (IsFirst && I->getType()->isVectorTy() &&
          Parts.contains({Mask, numLanes(I->getType())}))
        Reads.insert(I);
    }
  for (Instruction *I : Reads) {
    I->replaceAllUsesWith(Parts.at({I->getOperand(0), numLanes(I->getType())}));
    Whole.remove(I);
    I->eraseFromParent();
  }
}

void SimdcfLowering::findCalls() {
  auto Find = [&](BasicBlock &Block) {
    for (Instruction &I : Block)
      if (getGenXLowering(I) == LoweringKind::SimdFlow)
        Calls.push_back(cast<CallInst>(&I));
  };
  SmallPtrSet<BasicBlock *, 16> Reached;
  for (BasicBlock *Block : ReversePostOrderTraversal<Function *>(&F)) {
    Reached.insert(Block);
    Find(*Block);
  }
  for (BasicBlock &Block : F)
    if (!Reached.contains(&Block))
      Find(Block);
}

bool SimdcfLowering::run() {
  findCalls();
  for (CallInst *Call : Calls)
    rewrite(*Call);
  completePhis();
  narrowReads();
  eraseTogether(Whole.getArrayRef());
  return !Calls.empty();
}

PreservedAnalyses LowerSimdcfPass::run(Function &F, FunctionAnalysisManager &) {
  return preservedIfRewritten(SimdcfLowering(F).run());
}

} // namespace cmx
