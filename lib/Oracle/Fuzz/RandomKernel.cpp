//===- RandomKernel.cpp - Random kernels in accepted IR -------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/Fuzz/RandomKernel.h"
#include "cmx/IR/IntrinsicStates.h"

#include "KernelGenerator.h"
#include "cmx/IR/IntrinsicStates.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/Metadata.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx {

namespace fuzz {

KernelGenerator::KernelGenerator(LLVMContext &C,
                                 const RandomKernelOptions &Opts)
    : Opts(Opts), C(C), M(std::make_unique<Module>("random", C)), RB(*M),
      IR(RB.ir()), R(Opts.Seed) {
  if (Opts.Platform)
    Platforms.push_back(Opts.Platform);
  else
    Platforms.append(TargetDesc::all().begin(), TargetDesc::all().end());
  findIntrinsics();
  findMessages();
}

//===----------------------------------------------------------------------===//
// The frame
//===----------------------------------------------------------------------===//

void KernelGenerator::makeKernelFunction() {
  Type *I32 = IR.getInt32Ty();
  SmallVector<Type *, 16> Params = {I32, I32, I32, IR.getInt64Ty()};
  auto Add = [&](Type *Elem, std::initializer_list<unsigned> Counts) {
    Params.push_back(vec(Elem, R.pick(Counts)));
  };
  // The size of each vector is a multiple of 8 bytes, so that the vector can be
  // read with any element type.
  Add(I32, {32, 64, 24});
  Add(IR.getInt8Ty(), {64, 144, 256});
  if (R.chance(60))
    Add(Type::getFloatTy(C), {8, 16, 40});
  if (R.chance(40))
    Add(Type::getHalfTy(C), {16, 32, 48});
  if (R.chance(40))
    Add(IR.getInt16Ty(), {12, 32, 64});
  if (R.chance(25))
    Add(IR.getInt64Ty(), {4, 12, 16});
  if (has(Feature::FP64) && R.chance(40))
    Add(Type::getDoubleTy(C), {3, 8, 16});
  for (Type *Ty : std::initializer_list<Type *>{
           I32, IR.getInt16Ty(), IR.getInt8Ty(), IR.getInt64Ty(),
           Type::getFloatTy(C), Type::getHalfTy(C)})
    if (Ty == I32 || R.chance(25))
      Params.push_back(Ty);
  F = Function::Create(FunctionType::get(IR.getVoidTy(), Params, false),
                       Function::ExternalLinkage, "kernel", *M);
  for (Argument &A : F->args()) {
    switch (A.getArgNo()) {
    case 0:
    case 1:
      Buffers.push_back(&A);
      break;
    case 2:
      Images.push_back(&A);
      break;
    case 3:
      SVM = &A;
      break;
    default:
      Pool.push_back(&A);
      break;
    }
  }
}

void KernelGenerator::addMetadata() {
  SmallVector<Metadata *, 16> Kinds, InOut, Descs;
  auto Number = [&](unsigned N) {
    return ConstantAsMetadata::get(ConstantInt::get(IR.getInt32Ty(), N));
  };
  static const char *const Names[] = {"buffer_t", "buffer_t", "image2d_t",
                                      "svmptr_t"};
  for (unsigned K = 0; K != F->arg_size(); ++K) {
    Kinds.push_back(Number(K < 3 ? 2 : 0));
    InOut.push_back(Number(0));
    Descs.push_back(MDString::get(C, K < 4 ? Names[K] : ""));
  }
  MDNode *Node =
      MDNode::get(C, {ConstantAsMetadata::get(F), MDString::get(C, "kernel"),
                      MDNode::get(C, Kinds), Number(0), Number(0),
                      MDNode::get(C, InOut), MDNode::get(C, Descs), Number(0)});
  M->getOrInsertNamedMetadata("genx.kernels")->addOperand(Node);
}

/// Loads some data to begin with.
void KernelGenerator::loadInputs() {
  for (unsigned Count = R.below(3); Count--;)
    emitMessage(R.chance(60) ? GenXIntrinsic::OwordLd : R.pickFrom(Blocks));
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

/// Uses a variable in memory, as code of front ends does.
void KernelGenerator::useVariable() {
  BasicBlock &Entry = F->getEntryBlock();
  Value *V = getVector(AnyFacts);
  Facts Of = factsOf(V);
  IRBuilder<> AtEntry(&Entry, Entry.begin());
  Value *Variable = AtEntry.CreateAlloca(V->getType());
  IR.CreateStore(V, Variable);
  if (R.chance(50)) {
    Value *New = get(V->getType());
    Of.Defined &= factsOf(New).Defined;
    Of.Stable &= factsOf(New).Stable;
    IR.CreateStore(New, Variable);
  }
  Value *Load = IR.CreateLoad(V->getType(), Variable);
  setFacts(Load, Of);
  keep(Load);
}

/// Makes several operations that belong together.
void KernelGenerator::family() {
  unsigned Roll = R.below(10);
  if (Roll < 4)
    expressions();
  else if (Roll < 6)
    cancellingSums();
  else if (Roll < 8)
    neighbours();
  else if (Opts.OddIntegers && R.chance(30))
    oddIntegers();
  else
    rows();
}

void KernelGenerator::step() {
  if (R.chance(12))
    return family();
  if (R.chance(3))
    return R.chance(55) ? sharedMemory() : useArrays();
  unsigned Roll = R.below(100);
  if (Roll < 17)
    keep(intOp(anyType(intElem())));
  else if (Roll < 26)
    keep(floatOp(anyType(floatElem())));
  else if (Roll < 41)
    keep(write());
  else if (Roll < 48)
    keep(castOp());
  else if (Roll < 53)
    predicateStep();
  else if (Roll < 58)
    keep(selectOp(anyType()));
  else if (Roll < 62)
    keep(productSum(anyType()));
  else if (Roll < 65)
    keep(modifierOp(get(anyType())));
  else if (Roll < 75)
    keep(genXOp());
  else if (Roll < 79)
    keep(intIntrinsic(anyType(intElem())));
  else if (Roll < 81)
    keep(elementOp());
  else if (Roll < 84)
    keep(shuffleOp());
  else if (Roll < 85)
    keep(reduction());
  else if (Roll < 86)
    keep(rearrangement());
  else if (Roll < 87)
    keep(IR.CreateFreeze(getVector(AnyFacts)));
  else if (Roll < 88)
    keep(stable(getVector(AnyFacts)));
  else if (!Callees.empty() && Roll < 90)
    callAny();
  else if (Roll == 90 && R.chance(40))
    useVariable();
  else if (Roll == 91 || Roll == 92)
    useArrays();
  else if (Roll > 92 && Roll < 95)
    windowSums();
  else if (Roll == 95)
    pieceLoops();
  else if (Roll == 96 || Roll == 97)
    patterns();
  else
    message();
}

void KernelGenerator::steps(unsigned N) {
  while (N--)
    step();
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

/// Returns a defined scalar i1.
Value *KernelGenerator::condition() {
  if (R.chance(50)) {
    Type *Ty = intElem();
    CmpInst::Predicate P = anyPredicate(Ty);
    Value *A = get(Ty, IsDefined);
    return IR.CreateICmp(P, A, get(Ty, IsDefined));
  }
  unsigned N = R.pick({4, 8, 16, 32});
  Value *Lanes = mask(N, IsDefined);
  if (R.chance(10))
    return IR.CreateExtractElement(Lanes, R.below(N));
  Value *Cond =
      RB.createIntrinsic(R.chance(50) ? GenXIntrinsic::Any : GenXIntrinsic::All,
                         IR.getInt1Ty(), {Lanes});
  return R.chance(25) ? IR.CreateNot(Cond) : Cond;
}

/// Makes a loop with few iterations. Its phis pass vectors and predicates to
/// the next iteration.
void KernelGenerator::loop(unsigned Depth) {
  BasicBlock *Body = BasicBlock::Create(C, "loop", F);
  Value *Trips = R.chance(50)
                     ? static_cast<Value *>(IR.getInt32(1 + R.below(3)))
                     : IR.CreateAdd(scalarBelow(32, 4), IR.getInt32(1));
  SmallVector<std::pair<PHINode *, Value *>, 4> Carried;
  for (unsigned K = 1 + R.below(3); K--;)
    Carried.push_back(
        {nullptr, R.chance(70) ? getVector(AnyFacts) : R.pickFrom(Pool)});
  if (R.chance(25))
    Carried.push_back({nullptr, mask(R.pick({8, 16, 20, 32}))});
  BasicBlock *Before = IR.GetInsertBlock();
  IR.CreateBr(Body);
  IR.SetInsertPoint(Body);
  PHINode *Index = IR.CreatePHI(IR.getInt32Ty(), 2, "i");
  setFacts(Index, {});
  keep(Index);
  for (auto &[Phi, Start] : Carried) {
    Phi = IR.CreatePHI(Start->getType(), 2, "carried");
    setFacts(Phi, factsOf(Start));
  }
  for (auto &[Phi, Start] : Carried)
    keep(Phi);
  steps(2 + R.below(4));
  if (Depth < 2 && R.chance(20))
    controlFlow(Depth + 1);
  BasicBlock *Latch = nullptr;
  SmallVector<Value *, 4> Nexts;
  for (auto &[Phi, Start] : Carried) {
    Type *Ty = Phi->getType();
    Facts Need = factsOf(Phi);
    Value *Next;
    if (Ty->isIntOrIntVectorTy(1))
      Next = mask(numLanes(Ty), Need);
    else if (R.chance(30) && Ty->isVectorTy() && Need.metBy(AnyFacts))
      Next = writeInto(Phi, Ty->getScalarType());
    else if (R.chance(50) && Ty->isIntOrIntVectorTy())
      Next = IR.CreateAdd(Phi, get(Ty, Need));
    else
      Next = get(Ty, Need);
    if (!Next)
      Next = Phi;
    Nexts.push_back(Next);
  }
  Value *NextIndex = IR.CreateAdd(Index, IR.getInt32(1));
  Value *Again = IR.CreateICmpULT(NextIndex, Trips);
  if (R.chance(15))
    Again = IR.CreateAnd(Again, condition());
  Latch = IR.GetInsertBlock();
  for (unsigned K = 0; K != Carried.size(); ++K) {
    Carried[K].first->addIncoming(Carried[K].second, Before);
    Carried[K].first->addIncoming(Nexts[K], Latch);
    keep(Nexts[K]);
  }
  Index->addIncoming(IR.getInt32(0), Before);
  Index->addIncoming(NextIndex, Latch);
  BasicBlock *After = BasicBlock::Create(C, "after", F);
  IR.CreateCondBr(Again, Body, After);
  IR.SetInsertPoint(After);
}

/// Makes a branch to one of two blocks, or a branch that may skip one block.
void KernelGenerator::diamond(unsigned Depth) {
  Value *Cond = condition();
  SmallVector<Value *, 2> Merged;
  for (unsigned K = 1 + R.below(2); K--;)
    Merged.push_back(R.chance(80) ? getVector(AnyFacts) : mask(16));
  bool HasElse = R.chance(40);
  BasicBlock *Before = IR.GetInsertBlock();
  BasicBlock *Then = BasicBlock::Create(C, "then", F);
  BasicBlock *Else = HasElse ? BasicBlock::Create(C, "else", F) : nullptr;
  BasicBlock *After = BasicBlock::Create(C, "join");
  IR.CreateCondBr(Cond, Then, HasElse ? Else : After);
  SmallVector<std::pair<BasicBlock *, SmallVector<Value *, 2>>, 2> Incoming;
  if (!HasElse)
    Incoming.push_back({Before, Merged});
  for (BasicBlock *Side : {Then, Else}) {
    if (!Side)
      continue;
    Scope Outer = scope();
    IR.SetInsertPoint(Side);
    steps(1 + R.below(3));
    if (Depth < 2 && R.chance(20))
      controlFlow(Depth + 1);
    SmallVector<Value *, 2> News;
    for (Value *V : Merged)
      News.push_back(V->getType()->isIntOrIntVectorTy(1)
                         ? mask(numLanes(V->getType()))
                         : get(V->getType()));
    Incoming.push_back({IR.GetInsertBlock(), News});
    IR.CreateBr(After);
    restore(Outer);
  }
  After->insertInto(F);
  IR.SetInsertPoint(After);
  SmallVector<PHINode *, 2> Phis;
  for (unsigned K = 0; K != Merged.size(); ++K) {
    PHINode *Phi = IR.CreatePHI(Merged[K]->getType(), 2, "merged");
    Facts Of;
    for (auto &[Block, Values] : Incoming) {
      Phi->addIncoming(Values[K], Block);
      Of.Defined &= factsOf(Values[K]).Defined;
      Of.Stable &= factsOf(Values[K]).Stable;
    }
    setFacts(Phi, Of);
    Phis.push_back(Phi);
  }
  for (PHINode *Phi : Phis)
    keep(Phi);
}

void KernelGenerator::switchOver(unsigned Depth) {
  Type *Ty = intTy(R.pick({8, 16, 32}));
  Value *Which = scalarBelow(Ty->getIntegerBitWidth(), 4);
  if (isa<Constant>(Which))
    return diamond(Depth);
  Value *Start = getVector(AnyFacts);
  BasicBlock *After = BasicBlock::Create(C, "done");
  SwitchInst *Switch = IR.CreateSwitch(Which, After);
  PHINode *Phi = PHINode::Create(Start->getType(), 4, "chosen", After);
  Phi->addIncoming(Start, IR.GetInsertBlock());
  Facts Of = factsOf(Start);
  for (unsigned K = 0, E = 2 + R.below(3); K != E; ++K) {
    BasicBlock *Case = BasicBlock::Create(C, "case", F);
    Switch->addCase(ConstantInt::get(cast<IntegerType>(Ty), K), Case);
    Scope Outer = scope();
    IR.SetInsertPoint(Case);
    steps(1 + R.below(2));
    Value *New = get(Start->getType());
    Of.Defined &= factsOf(New).Defined;
    Of.Stable &= factsOf(New).Stable;
    Phi->addIncoming(New, IR.GetInsertBlock());
    IR.CreateBr(After);
    restore(Outer);
  }
  After->insertInto(F);
  IR.SetInsertPoint(After);
  setFacts(Phi, Of);
  keep(Phi);
}

void KernelGenerator::controlFlow(unsigned Depth) {
  unsigned Roll = R.below(100);
  if (Roll < 35)
    loop(Depth);
  else if (Roll < 68)
    diamond(Depth);
  else if (Roll < 90)
    simdSection();
  else
    switchOver(Depth);
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

/// Stores all of \p V in blocks of 16 to 128 bytes. A value that may be a NaN
/// of unknown bits is stored in a surface from which nothing is loaded.
void KernelGenerator::sinkBytes(Value *V) {
  constexpr unsigned OutBinding = 100;
  Type *Elem = V->getType()->getScalarType();
  unsigned ElemBytes = elementBytes(Elem);
  unsigned Left = numLanes(V->getType()) * ElemBytes, At = 0;
  Value *Surface = factsOf(V).Stable && R.chance(50)
                       ? static_cast<Value *>(R.pickFrom(Buffers))
                       : IR.getInt32(OutBinding);
  while (Left) {
    unsigned Bytes = std::min(128u, unsigned(bit_floor(Left)));
    Value *Part = V;
    if (Bytes != numLanes(V->getType()) * ElemBytes ||
        !V->getType()->isVectorTy())
      if (V->getType()->isVectorTy())
        Part = RB.createRdRegion(
            V, Region::contiguous(ElemBytes, Bytes / ElemBytes, At));
    At += Bytes;
    Left -= Bytes;
    if (Bytes < 16) {
      Bytes = 16;
      Type *BlockTy = vec(Elem, 16 / ElemBytes);
      Part = RB.createWrRegion(
          Constant::getNullValue(BlockTy), Part,
          Region::contiguous(ElemBytes, numLanes(Part->getType())));
    }
    RB.createIntrinsic(GenXIntrinsic::OwordSt, IR.getVoidTy(),
                       {Surface, IR.getInt32(OutOwords), Part});
    OutOwords += Bytes / 16;
  }
}

void KernelGenerator::sink(Value *V) {
  Type *Ty = V->getType();
  if (!Ty->isIntOrIntVectorTy(1))
    return sinkBytes(V);
  unsigned N = numLanes(Ty);
  if ((N == 8 || N == 16 || N == 32) && R.chance(40))
    return sinkBytes(IR.CreateBitCast(V, intTy(N)));
  Type *To = vec(intTy(R.pick({8, 16, 32})), N);
  if (R.chance(50))
    return sinkBytes(R.chance(50) ? IR.CreateZExt(V, To)
                                  : IR.CreateSExt(V, To));
  Value *A = get(To);
  sinkBytes(IR.CreateSelect(V, A, get(To)));
}

/// Stores up to six values and six predicates that have no use, starting with
/// the newest ones.
void KernelGenerator::sinkUnused() {
  SmallVector<Value *, 12> Unused;
  for (const auto *List : {&Pool, &Masks}) {
    unsigned Count = 0;
    for (Value *V : reverse(*List)) {
      if (!V->use_empty() || isa<Argument>(V) || Count == 6)
        continue;
      Unused.push_back(V);
      ++Count;
    }
  }
  for (Value *V : Unused)
    sink(V);
  if (Unused.empty())
    sink(Pool.back());
}

/// Makes a place at which the thread may end, before its last writes. No
/// barrier comes after it.
void KernelGenerator::mayTrap() {
  auto *Trap = BasicBlock::Create(C, "trap", F);
  auto *Next = BasicBlock::Create(C, "next", F);
  IR.CreateCondBr(condition(), Trap, Next);
  IR.SetInsertPoint(Trap);
  if (R.chance(30))
    IR.CreateIntrinsic(IR.getVoidTy(), Intrinsic::ubsantrap,
                       {IR.getInt8(uint8_t(R.below(256)))});
  else
    IR.CreateIntrinsic(IR.getVoidTy(), Intrinsic::trap, {});
  IR.CreateUnreachable();
  IR.SetInsertPoint(Next);
}

std::unique_ptr<Module> KernelGenerator::run() {
  while (R.chance(15))
    makeFunctions();
  makeKernelFunction();
  IR.SetInsertPoint(BasicBlock::Create(C, "entry", F));
  loadInputs();
  unsigned Steps = Opts.NumSteps / 2 + R.below(Opts.NumSteps + 1);
  if (R.chance(2)) // A large kernel.
    Steps *= 4;
  steps((Steps + 1) / 2);
  while (R.chance(40))
    controlFlow(0);
  steps(Steps / 2);
  if (R.chance(3))
    mayTrap();
  sinkUnused();
  IR.CreateRetVoid();
  if (UsesSLM)
    initSLM();
  addMetadata();
  return std::move(M);
}

} // namespace fuzz

std::unique_ptr<Module> randomKernel(LLVMContext &C,
                                     const RandomKernelOptions &Opts) {
  return fuzz::KernelGenerator(C, Opts).run();
}

bool isLeftOut(GenXIntrinsic Id) { return fuzz::isSpecial(getGenXInfo(Id)); }

bool canOccur(GenXIntrinsic Id, const TargetDesc *Platform) {
  SmallVector<const TargetDesc *, 5> Platforms(TargetDesc::all());
  if (Platform)
    Platforms = {Platform};
  // RandomUnits.cpp makes operations of the matrix unit, although isSpecial()
  // is true for them.
  bool IsUnit = Id == GenXIntrinsic::Dpas || Id == GenXIntrinsic::DpasNoSrc0 ||
                Id == GenXIntrinsic::Dpas2;
  if (IsUnit)
    return any_of(Platforms, [&](const TargetDesc *TD) {
      return TD->has(neededFeature(getGenXInfo(Id)));
    });
  return fuzz::isUsable(Id, Platforms);
}

} // namespace cmx
