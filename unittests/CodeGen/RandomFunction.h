//===- RandomFunction.h - Functions with tangled values ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes functions of random statements on a few mutable cells, with random
// control flow, and then converts the cells to SSA values. So the functions
// have phis in all forms (swaps, undef, lost copies), old values with several
// uses, loops and switches.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_UNITTESTS_CODEGEN_RANDOMFUNCTION_H
#define CMX_UNITTESTS_CODEGEN_RANDOMFUNCTION_H

#include "cmx/IR/Builder.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Local.h"
#include "llvm/Transforms/Utils/PromoteMemToReg.h"
#include <random>

namespace cmx {

class RandomFunction {
public:
  RandomFunction(llvm::Module &M, unsigned Seed)
      : Random(Seed), M(M), R(M), B(R.ir()) {}

  llvm::Function *make() {
    using namespace llvm;
    LLVMContext &C = M.getContext();
    I16 = Type::getInt16Ty(C);
    I32 = Type::getInt32Ty(C);
    Vec = FixedVectorType::get(I32, 16);
    Half = FixedVectorType::get(I32, 8);
    Big = FixedVectorType::get(I32, 64);
    Mask = FixedVectorType::get(Type::getInt1Ty(C), 16);
    auto *FTy = FunctionType::get(Type::getVoidTy(C),
                                  {Vec, Vec, Half, Mask, I32, I32}, false);
    F = Function::Create(FTy, GlobalValue::ExternalLinkage, "f", M);
    unsigned NumBlocks = 1 + pick(9);
    auto *Entry = BasicBlock::Create(C, "entry", F);
    for (unsigned N = 0; N != NumBlocks; ++N)
      Blocks.push_back(BasicBlock::Create(C, "b" + Twine(N), F));
    Exit = BasicBlock::Create(C, "exit", F);
    B.SetInsertPoint(Entry);
    addCells();
    B.CreateBr(Blocks[0]);
    for (Current = 0; Current != Blocks.size(); ++Current) {
      B.SetInsertPoint(Blocks[Current]);
      for (unsigned N = pick(9); N; --N)
        statement();
      terminator();
    }
    B.SetInsertPoint(Exit);
    for (AllocaInst *Cell : Cells)
      if (chance(30))
        sink(load(Cell));
    B.CreateRetVoid();
    DominatorTree DT(*F);
    PromoteMemToReg(Cells, DT);
    addSinglePhis(DT);
    return F;
  }

private:
  unsigned pick(unsigned N) { return Random() % N; }
  bool chance(unsigned Percent) { return pick(100) < Percent; }

  void addCells() {
    for (llvm::Type *Ty :
         {(llvm::Type *)Vec, (llvm::Type *)Half, (llvm::Type *)Mask,
          (llvm::Type *)I32, (llvm::Type *)Big})
      for (unsigned N = 2 + pick(3); N; --N) {
        Cells.push_back(B.CreateAlloca(Ty));
        if (chance(75))
          B.CreateStore(initial(Ty), Cells.back());
      }
  }
  llvm::Value *initial(llvm::Type *Ty) {
    for (llvm::Argument &A : F->args())
      if (A.getType() == Ty && chance(50))
        return &A;
    return constant(Ty);
  }
  llvm::Constant *constant(llvm::Type *Ty) {
    if (chance(15))
      return llvm::PoisonValue::get(Ty);
    return Ty == Mask ? llvm::Constant::getAllOnesValue(Ty)
                      : llvm::ConstantInt::get(Ty, pick(3));
  }

  llvm::AllocaInst *cell(llvm::Type *Ty) {
    for (;;)
      if (auto *C = Cells[pick(Cells.size())]; C->getAllocatedType() == Ty)
        return C;
  }
  llvm::Value *load(llvm::AllocaInst *Cell) {
    return B.CreateLoad(Cell->getAllocatedType(), Cell);
  }
  llvm::Value *get(llvm::Type *Ty) {
    // A value of this block is used again, perhaps after its cell has changed.
    // Such a value is needed longer than the contents of its cell.
    if (!Recent.empty() && chance(25)) {
      llvm::Value *V = Recent[pick(Recent.size())];
      if (V->getType() == Ty)
        return V;
    }
    return load(cell(Ty));
  }
  void set(llvm::Value *V) {
    if (llvm::isa<llvm::Instruction>(V))
      Recent.push_back(V);
    B.CreateStore(V, cell(V->getType()));
  }
  Region half(unsigned ElemBytes = 4) {
    return *Region::get(
        {ElemBytes, 8, 0, 8, 1 + pick(2), int64_t(ElemBytes) * pick(2)});
  }
  static Region part(unsigned NumElts, int64_t OffsetBytes) {
    return *Region::get({4, NumElts, 0, NumElts, 1, OffsetBytes});
  }
  /// Copies \p V into a part of a large vector, in one piece or in two.
  void setPart(llvm::Value *V) {
    llvm::Value *To = get(Big);
    int64_t At = 64 * pick(4);
    if (At != 192 && chance(10))
      At += 4 * pick(8);
    if (chance(50)) {
      To = R.createWrRegion(To, V, part(16, At));
    } else {
      To = R.createWrRegion(To, R.createRdRegion(V, part(8, 0)), part(8, At));
      if (chance(20))
        set(To);
      if (chance(20))
        statement();
      To = R.createWrRegion(To, R.createRdRegion(V, part(8, 32)),
                            part(8, At + 32));
    }
    set(To);
  }
  llvm::Value *offset() { return B.CreateTrunc(get(I32), I16); }
  llvm::Value *halfMask() {
    return R.createRdPredRegion(get(Mask), 8, 8 * pick(2));
  }
  llvm::Value *int32(unsigned N) { return llvm::ConstantInt::get(I32, N); }

  void sink(llvm::Value *V) {
    llvm::Type *Ty = V->getType();
    if (Ty == Mask || Ty == I32) {
      B.CreateStore(V, llvm::PoisonValue::get(B.getPtrTy()));
      return;
    }
    R.createIntrinsic(GenXIntrinsic::OwordSt, B.getVoidTy(),
                      {get(I32), int32(0), V});
  }

  void statement() {
    switch (pick(23)) {
    case 0:
      return set(B.CreateAdd(get(Vec), get(Vec)));
    case 1:
    case 2:
      return set(R.createWrRegion(get(Vec), get(Half), half()));
    case 3:
      return set(R.createWrRegion(get(Vec), get(Half), half(),
                                  chance(40) ? offset() : nullptr,
                                  chance(40) ? halfMask() : nullptr));
    case 4:
      return set(R.createWrRegion(
          get(Vec), B.CreateAdd(R.createRdRegion(get(Vec), half()), get(Half)),
          half()));
    case 5:
      return set(R.createRdRegion(get(Vec), half()));
    case 6: // A copy between cells.
      return set(get(Vec));
    case 7: {
      llvm::Type *Ty = Cells[pick(Cells.size())]->getAllocatedType();
      return set(chance(60) ? get(Ty) : constant(Ty));
    }
    case 8:
      return set(R.createIntrinsic(GenXIntrinsic::OwordLd, Vec,
                                   {int32(0), get(I32), get(I32)}));
    case 9:
    case 10:
      return set(R.createIntrinsic(GenXIntrinsic::GatherScaled, Vec,
                                   {get(Mask), int32(2),
                                    llvm::ConstantInt::get(I16, 0), get(I32),
                                    get(I32), get(Vec), get(Vec)}));
    case 11:
      return set(B.CreateICmpSLT(get(Vec), get(Vec)));
    case 12:
      return set(chance(50) ? B.CreateAnd(get(Mask), get(Mask))
                            : B.CreateNot(get(Mask)));
    case 13:
      return set(R.createWrPredRegion(
          get(Mask),
          chance(50) ? B.CreateICmpEQ(get(Half), get(Half)) : halfMask(),
          8 * pick(2)));
    case 14: {
      auto *Bytes = llvm::FixedVectorType::get(B.getInt8Ty(), 64);
      llvm::Value *Old = B.CreateBitCast(get(Vec), Bytes);
      llvm::Value *New =
          R.createRdRegion(B.CreateBitCast(get(Vec), Bytes), half(1));
      return set(B.CreateBitCast(R.createWrRegion(Old, New, half(1)), Vec));
    }
    case 15: {
      llvm::Value *Both = R.createIntrinsic(GenXIntrinsic::Addc,
                                            llvm::StructType::get(Half, Half),
                                            {get(Half), get(Half)});
      if (chance(80))
        set(B.CreateExtractValue(Both, 0));
      if (chance(80))
        set(B.CreateExtractValue(Both, 1));
      return;
    }
    case 16:
      return set(B.CreateAdd(get(I32), get(I32)));
    // A load whose result is copied into a part of a vector, at once or later.
    case 17:
    case 18: {
      llvm::Value *Load = R.createIntrinsic(GenXIntrinsic::OwordLd, Vec,
                                            {int32(0), get(I32), get(I32)});
      if (chance(30))
        set(Load);
      if (chance(30))
        statement();
      return setPart(Load);
    }
    case 19:
      return setPart(get(Vec));
    case 20:
      return set(R.createRdRegion(get(Big), part(16, 64 * pick(4))));
    case 21: { // Copies a vector and overwrites it.
      llvm::Value *V = get(Vec);
      set(R.createWrRegion(llvm::PoisonValue::get(Vec), V, part(16, 0)));
      return sink(R.createWrRegion(V, get(Half), half()));
    }
    default:
      return sink(get(Cells[pick(Cells.size())]->getAllocatedType()));
    }
  }

  /// Adds phis with one incoming value, like those of loop-closed SSA form.
  /// The copy for such a phi is at the end of the predecessor of its block.
  /// This predecessor can have other successors too.
  void addSinglePhis(llvm::DominatorTree &DT) {
    for (llvm::BasicBlock &BB : *F) {
      llvm::BasicBlock *Pred = BB.getSinglePredecessor();
      if (!Pred || Pred == &BB || !DT.isReachableFromEntry(&BB))
        continue;
      for (llvm::Instruction &I : *Pred) {
        llvm::Type *Ty = I.getType();
        if ((Ty != Vec && Ty != Half && Ty != Mask && Ty != I32 && Ty != Big) ||
            chance(60))
          continue;
        auto *Phi = llvm::PHINode::Create(Ty, 1, "", BB.begin());
        Phi->addIncoming(&I, Pred);
        llvm::replaceDominatedUsesWith(&I, Phi, DT, &BB);
      }
    }
  }

  llvm::BasicBlock *target() {
    unsigned N = chance(40) ? Current + 1 : pick(Blocks.size() + 1);
    return N < Blocks.size() ? Blocks[N] : Exit;
  }
  void terminator() {
    Recent.clear();
    unsigned Kind = pick(10);
    if (Kind < 3) {
      B.CreateBr(target());
    } else if (Kind < 8) {
      auto *C = B.CreateICmpEQ(load(cell(I32)), load(cell(I32)));
      B.CreateCondBr(C, target(), target());
    } else {
      auto *S = B.CreateSwitch(load(cell(I32)), target());
      for (unsigned N = 1 + pick(3); N; --N)
        S->addCase(B.getInt32(N), target());
    }
  }

  std::mt19937 Random;
  llvm::Module &M;
  RegionBuilder R;
  llvm::IRBuilder<> &B;
  llvm::Function *F = nullptr;
  llvm::Type *I16 = nullptr, *I32 = nullptr;
  llvm::FixedVectorType *Vec = nullptr, *Half = nullptr, *Big = nullptr,
                        *Mask = nullptr;
  std::vector<llvm::BasicBlock *> Blocks;
  llvm::BasicBlock *Exit = nullptr;
  unsigned Current = 0; ///< Number of the block being filled.
  std::vector<llvm::AllocaInst *> Cells;
  std::vector<llvm::Value *> Recent;
};

} // namespace cmx

#endif // CMX_UNITTESTS_CODEGEN_RANDOMFUNCTION_H
