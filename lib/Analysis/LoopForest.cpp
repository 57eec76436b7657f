//===- LoopForest.cpp - Which loops are around a block --------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Headers are visited from the last to the first, so inner loops come before
// outer ones. A backward walk from the ends of a loop's back edges to its
// header finds the blocks of the loop. In this walk, an inner loop that has
// been found is only one block, its header (union-find). So each block and each
// loop is visited once.
//
//===----------------------------------------------------------------------===//

#include "cmx/Analysis/LoopForest.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Dominators.h"

using namespace llvm;

namespace cmx {

LoopForest::LoopForest(const Function &F, const DominatorTree &DT) {
  ReversePostOrderTraversal<const Function *> Order(&F);
  Blocks.assign(Order.begin(), Order.end());
  Around.assign(Blocks.size(), None);
  IsHeader.assign(Blocks.size(), false);
  for (unsigned B = 0; B != Blocks.size(); ++B) {
    Number[Blocks[B]] = B;
    Outer.push_back(B);
  }
  for (unsigned B = unsigned(Blocks.size()); B-- != 0;)
    findLoop(B, DT);
  // A header dominates its loop, so it comes first.
  for (unsigned B = 0; B != Blocks.size(); ++B)
    Depth.push_back((Around[B] == None ? 0 : Depth[Around[B]]) + IsHeader[B]);
  findPlaces();
  findRuns();
  linkCompact();
}

/// Returns the header of the outermost loop found so far that contains \p
/// Block, or \p Block itself.
unsigned LoopForest::outermost(unsigned Block) {
  while (Outer[Block] != Block) {
    Outer[Block] = Outer[Outer[Block]];
    Block = Outer[Block];
  }
  return Block;
}

void LoopForest::findLoop(unsigned Header, const DominatorTree &DT) {
  for (const BasicBlock *Pred : predecessors(Blocks[Header])) {
    auto It = Number.find(Pred);
    if (It == Number.end() || !DT.dominates(Blocks[Header], Pred))
      continue;
    IsHeader[Header] = true;
    Work.push_back(outermost(It->second));
  }
  while (!Work.empty()) {
    unsigned Block = Work.back();
    Work.pop_back();
    if (outermost(Block) == Header)
      continue;
    Around[Block] = Outer[Block] = Header;
    for (const BasicBlock *Pred : predecessors(Blocks[Block]))
      if (auto It = Number.find(Pred); It != Number.end())
        Work.push_back(outermost(It->second));
  }
}

void LoopForest::findPlaces() {
  unsigned N = unsigned(Blocks.size());
  Size.assign(N, 1);
  for (unsigned B = N; B-- != 0;)
    if (Around[B] != None)
      Size[Around[B]] += Size[B];
  // The next free place of each loop, and outside of all loops.
  std::vector<unsigned> Free(N);
  unsigned FreeOutside = 0;
  for (unsigned B = 0; B != N; ++B) {
    unsigned &Next = Around[B] == None ? FreeOutside : Free[Around[B]];
    Place.push_back(Next);
    Free[B] = Next + 1;
    Next += Size[B];
  }
}

/// Sorts \p Runs and joins adjacent ones: 3-5 and 6-8 become 3-8.
static void normalize(std::vector<LoopForest::Run> &Runs) {
  llvm::sort(Runs);
  size_t Last = 0;
  for (const LoopForest::Run &R : drop_begin(Runs)) {
    if (R.first == Runs[Last].second + 1)
      Runs[Last].second = R.second;
    else
      Runs[++Last] = R;
  }
  Runs.resize(Last + 1);
}

void LoopForest::findRuns() {
  unsigned N = unsigned(Blocks.size());
  Runs.resize(N);
  // The parts of each loop: its own blocks and the runs of loops in it.
  std::vector<std::vector<Run>> Parts(N);
  std::vector<unsigned> Last(N);
  std::vector<bool> HasOther(N); ///< Is an inner loop not compact?
  for (unsigned B = N; B-- != 0;) {
    Last[B] = std::max(Last[B], B);
    Parts[B].push_back({B, B});
    normalize(Parts[B]);
    bool IsOneRun = Last[B] - B + 1 == Size[B];
    if (IsOneRun)
      Parts[B] = {{B, Last[B]}};
    bool IsCompact = IsOneRun || (!HasOther[B] && Parts[B].size() <= MaxRuns);
    if (IsHeader[B] && IsCompact)
      Runs[B].append(Parts[B].begin(), Parts[B].end());
    if (unsigned Header = Around[B]; Header != None) {
      Last[Header] = std::max(Last[Header], Last[B]);
      HasOther[Header] = HasOther[Header] || !IsCompact;
      if (IsCompact)
        llvm::append_range(Parts[Header], Parts[B]);
    }
    Parts[B] = {};
  }
}

void LoopForest::linkCompact() {
  unsigned N = unsigned(Blocks.size());
  Innermost.assign(N, None);
  Parent.assign(N, None);
  Jump.assign(N, None);
  NumAround.assign(N, 0);
  for (unsigned B = 0; B != N; ++B) {
    unsigned Next = Around[B] == None ? None : Innermost[Around[B]];
    Innermost[B] = Next;
    if (Runs[B].empty())
      continue;
    Innermost[B] = B;
    Parent[B] = Jump[B] = Next;
    if (Next == None)
      continue;
    // The distances of jumps to outer loops follow skew binary numbers. So each
    // enclosing loop is reached by Jump and Parent in logarithmic time.
    NumAround[B] = NumAround[Next] + 1;
    unsigned Far = Jump[Next];
    if (Far != None && Jump[Far] != None &&
        NumAround[Next] - NumAround[Far] ==
            NumAround[Far] - NumAround[Jump[Far]])
      Jump[B] = Jump[Far];
  }
}

bool LoopForest::isInLoopOf(const BasicBlock *BB, const BasicBlock *Of) const {
  auto ItBB = Number.find(BB), ItOf = Number.find(Of);
  if (ItBB == Number.end() || ItOf == Number.end())
    return false;
  unsigned Header =
      IsHeader[ItOf->second] ? ItOf->second : Around[ItOf->second];
  return Header != None && contains(Header, ItBB->second);
}

unsigned LoopForest::largestWithout(unsigned Block, unsigned Other) const {
  auto Without = [&](unsigned Header) {
    return Header != None && !contains(Header, Other);
  };
  unsigned Loop = Innermost[Block];
  if (!Without(Loop))
    return None;
  while (true) {
    if (Without(Jump[Loop]))
      Loop = Jump[Loop];
    else if (Without(Parent[Loop]))
      Loop = Parent[Loop];
    else
      return Loop;
  }
}

} // namespace cmx
