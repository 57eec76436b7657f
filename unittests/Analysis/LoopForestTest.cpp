//===- LoopForestTest.cpp - Loops, compared with LLVM's ------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Analysis/LoopForest.h"

#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"
#include "gtest/gtest.h"

#include <random>

using namespace llvm;
using namespace cmx;

namespace {

/// Makes a function whose blocks end in random branches. Such functions have
/// loops of all forms, cycles with two entries, and unreachable blocks.
Function *randomFlow(Module &M, unsigned Seed) {
  std::mt19937 Random(Seed);
  LLVMContext &C = M.getContext();
  Function *F = Function::Create(
      FunctionType::get(Type::getVoidTy(C), {Type::getInt1Ty(C)}, false),
      GlobalValue::ExternalLinkage, "f", M);
  auto *Entry = BasicBlock::Create(C, "entry", F);
  unsigned NumBlocks = 2 + Random() % 20;
  std::vector<BasicBlock *> Blocks;
  for (unsigned N = 0; N != NumBlocks; ++N)
    Blocks.push_back(BasicBlock::Create(C, "b" + Twine(N), F));
  // Most branch targets are near. Otherwise nearly every cycle would have
  // several entries.
  auto Target = [&](unsigned From) {
    unsigned Far = Random() % 4 == 0 ? NumBlocks : 3;
    return Blocks[(From + NumBlocks + Random() % (2 * Far + 1) - Far) %
                  NumBlocks];
  };
  IRBuilder<> B(Entry);
  B.CreateBr(Blocks[0]);
  for (unsigned N = 0; N != NumBlocks; ++N) {
    B.SetInsertPoint(Blocks[N]);
    if (Random() % 8 == 0)
      B.CreateRetVoid();
    else if (Random() % 2 == 0)
      B.CreateBr(Blocks[(N + 1) % NumBlocks]);
    else
      B.CreateCondBr(F->getArg(0), Target(N), Blocks[(N + 1) % NumBlocks]);
  }
  return F;
}

/// Makes a function with nested loops. In the block order, blocks that leave a
/// loop, or that branch to its latch, come between the other blocks of the
/// loop. So the blocks of the loop form many runs.
class LoopsInLoops {
public:
  LoopsInLoops(Module &M, unsigned Seed)
      : C(M.getContext()), B(C), Random(Seed),
        F(Function::Create(
            FunctionType::get(B.getVoidTy(), {B.getInt1Ty()}, false),
            GlobalValue::ExternalLinkage, "f", M)) {}

  Function *make() {
    BasicBlock *Entry = block(), *Header = block(), *End = block();
    B.SetInsertPoint(Entry);
    B.CreateBr(Header);
    makeLoop(Header, End, /*Depth=*/2);
    B.SetInsertPoint(End);
    B.CreateRetVoid();
    return F;
  }

private:
  BasicBlock *block() { return BasicBlock::Create(C, "", F); }

  void branch(BasicBlock *From, BasicBlock *To, BasicBlock *Or) {
    B.SetInsertPoint(From);
    B.CreateCondBr(F->getArg(0), To, Or);
  }

  /// Makes \p Num blocks after \p From and returns the last one. From each
  /// block before the last one, a second way leads to \p Side, or to a return
  /// if \p Side is null.
  BasicBlock *way(BasicBlock *From, BasicBlock *Side, unsigned Num) {
    while (Num--) {
      BasicBlock *Next = block(), *Turn = block();
      branch(From, Next, Turn);
      B.SetInsertPoint(Turn);
      if (Side)
        B.CreateBr(Side);
      else
        B.CreateRetVoid();
      From = Next;
    }
    return From;
  }

  void makeLoop(BasicBlock *Header, BasicBlock *After, unsigned Depth) {
    BasicBlock *Latch = block();
    BasicBlock *At = way(Header, nullptr, Random() % 4);
    for (unsigned Part = 0, Num = 1 + Random() % 3; Part != Num; ++Part) {
      BasicBlock *Inner = block(), *Next = block();
      B.SetInsertPoint(At);
      B.CreateBr(Inner);
      if (Depth && Random() % 3 == 0)
        makeLoop(Inner, Next, Depth - 1);
      else
        branch(way(Inner, Latch, Random() % 7), Inner, Next);
      At = Next;
    }
    B.SetInsertPoint(At);
    B.CreateBr(Latch);
    branch(Latch, Header, After);
  }

  LLVMContext &C;
  IRBuilder<> B;
  std::mt19937 Random;
  Function *F;
};

using BlockOrder = std::vector<const BasicBlock *>;

unsigned numRuns(const Loop &L, const BlockOrder &Order) {
  unsigned NumRuns = 0;
  for (size_t B = 0; B != Order.size(); ++B)
    NumRuns += L.contains(Order[B]) && (B == 0 || !L.contains(Order[B - 1]));
  return NumRuns;
}

bool isCompact(const Loop &L, const BlockOrder &Order) {
  unsigned NumRuns = numRuns(L, Order);
  return NumRuns == 1 ||
         (NumRuns <= LoopForest::MaxRuns && all_of(L, [&](const Loop *Inner) {
            return isCompact(*Inner, Order);
          }));
}

/// Computes LoopForest::largestWithout() from its definition.
unsigned largestWithout(const LoopInfo &Loops, const BlockOrder &Order,
                        unsigned Block, unsigned Other) {
  unsigned Found = LoopForest::None;
  for (const Loop *L = Loops.getLoopFor(Order[Block]);
       L && !L->contains(Order[Other]); L = L->getParentLoop())
    if (isCompact(*L, Order))
      Found = unsigned(llvm::find(Order, L->getHeader()) - Order.begin());
  return Found;
}

TEST(LoopForest, HasTheLoopsOfLoopInfo) {
  unsigned Deepest = 0, NumLoops = 0, NumSplit = 0, NumInner = 0;
  for (unsigned Seed = 0; Seed != 3000; ++Seed) {
    LLVMContext C;
    Module M("m", C);
    Function *F = Seed % 4 ? randomFlow(M, Seed) : LoopsInLoops(M, Seed).make();
    DominatorTree DT(*F);
    LoopInfo Expected(DT);
    LoopForest Actual(*F, DT);
    for (const BasicBlock &BB : *F) {
      ASSERT_EQ(Actual.depth(&BB), Expected.getLoopDepth(&BB))
          << "seed " << Seed << ", block " << BB.getName().str();
      Deepest = std::max(Deepest, Actual.depth(&BB));
    }
    ReversePostOrderTraversal<const Function *> RPO(F);
    BlockOrder Order(RPO.begin(), RPO.end());
    for (const Loop *L : Expected.getLoopsInPreorder())
      NumInner += numRuns(*L, Order) <= LoopForest::MaxRuns &&
                  !isCompact(*L, Order) && L->getSubLoops().size() > 1;
    for (unsigned B = 0; B != Order.size(); ++B)
      for (unsigned Other = 0; Other != Order.size(); ++Other) {
        const auto *Around = Expected.getLoopFor(Order[Other]);
        ASSERT_EQ(Actual.isInLoopOf(Order[B], Order[Other]),
                  Around && Around->contains(Order[B]));
        unsigned Loop = Actual.largestWithout(B, Other);
        ASSERT_EQ(Loop, largestWithout(Expected, Order, B, Other))
            << "seed " << Seed << ", " << B << " without " << Other;
        if (Loop == LoopForest::None)
          continue;
        ++NumLoops;
        ArrayRef<LoopForest::Run> Runs = Actual.runs(Loop);
        NumSplit += Runs.size() > 1;
        const auto *L = Expected.getLoopFor(Order[Loop]);
        ASSERT_EQ(Runs.size(), numRuns(*L, Order));
        for (auto [First, Last] : Runs)
          for (unsigned In = First; In <= Last; ++In)
            ASSERT_TRUE(L->contains(Order[In]));
      }
  }
  EXPECT_GE(Deepest, 4u);
  EXPECT_GE(NumLoops, 1000u);
  EXPECT_GE(NumSplit, 1000u);
  // Loops that have few runs themselves, but contain several loops, one of
  // which has many runs.
  EXPECT_GE(NumInner, 50u);
}

} // namespace
