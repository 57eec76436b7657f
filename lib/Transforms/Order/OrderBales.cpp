//===- OrderBales.cpp - An order that needs fewer registers ---------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Order/OrderBales.h"
#include "cmx/Analysis/Bale.h"
#include "cmx/Analysis/BaleUnits.h"
#include "cmx/Analysis/LiveLanes.h"
#include "cmx/Analysis/Liveness.h"
#include "cmx/Analysis/PlaceReuse.h"
#include "cmx/Analysis/Remarks.h"
#include "cmx/IR/Platform.h"
#include "cmx/Transforms/Preserved.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include <memory>
#include <set>

using namespace llvm;

#define DEBUG_TYPE "cmx-order-bales"

STATISTIC(NumOrdered, "Number of blocks in another order");

namespace cmx {

namespace {

/// The facts about a unit (a bale, see BaleUnits.h) that determine its place in
/// the order.
struct Unit {
  SmallVector<unsigned, 4> Before; ///< Units that must stay before it.
  unsigned NumAfter = 0; ///< Units not placed yet that must stay after it.
  /// The values that the unit reads (Sources) or defines (Results), if they
  /// have storage. A rename is represented by the value that it names.
  SmallVector<const Value *, 4> Sources, Results;
  int64_t DeltaBytes = 0; ///< Bytes live before it, minus those after it.
};

/// The size of a value in registers, and the units that read the value.
struct Place {
  int64_t Bytes = 0;
  bool IsLive = false; ///< At the current place of the walk.
  SmallVector<unsigned, 4> Readers;
};

/// The units of one block. Computes orders of these units.
class BlockOrder {
public:
  /// \p EndBytes is the number of bytes that are live at the end of the block
  /// (Liveness::blockBytes).
  BlockOrder(BasicBlock &BB, unsigned Number, uint64_t EndBytes,
             const BaleInfo &Bales, const Liveness &Live, const TargetDesc &TD);

  /// Returns the units from first to last, in an order that tries to keep at
  /// most \p LimitBytes live. If \p LimitBytes is 0, each step chooses the unit
  /// that leaves the fewest bytes live.
  std::vector<unsigned> order(int64_t LimitBytes);
  /// Arranges the units of the block in the order \p Order. A debug value moves
  /// together with the instruction that follows it.
  void arrange(ArrayRef<unsigned> Order);
  /// Restores the old order of the block.
  void restore();
  void dropDebugValues();

private:
  void findValues(const Liveness &Live, unsigned Number);
  /// The accesses so far to one value, or to memory.
  struct AccessOrder {
    std::optional<unsigned> LastWriter;
    SmallVector<unsigned, 8> Readers; ///< After LastWriter.
  };
  void addAccess(AccessOrder &Order, unsigned N, bool Writes);
  void orderMemory();
  void orderOverwrites(Value &V);
  void mustPrecede(unsigned First, unsigned Second);
  int64_t deltaOf(const Unit &U) const;
  void place(unsigned N);
  void noteReady(unsigned N);
  void setLive(const Value *V, bool IsLive);

  BasicBlock &BB;
  const int64_t PredicateBytes;
  std::vector<Instruction *> OldOrder;
  BaleUnits Bundles;
  std::vector<Unit> Units; ///< One for each of Bundles.
  DenseMap<const Value *, Place> Places;
  SmallVector<const Value *, 8> LiveAtEnd;
  int64_t ThroughBytes; ///< Live bytes of values that no unit uses.

  // State of the order that is being computed:
  int64_t LiveBytes = 0;
  std::set<unsigned> Ready;
  std::set<std::pair<int64_t, unsigned>> ReadyByDelta; ///< Second: ~unit.
};

} // namespace

//===----------------------------------------------------------------------===//
// Units, and the order that they must keep
//===----------------------------------------------------------------------===//

BlockOrder::BlockOrder(BasicBlock &BB, unsigned Number, uint64_t EndBytes,
                       const BaleInfo &Bales, const Liveness &Live,
                       const TargetDesc &TD)
    : BB(BB), PredicateBytes(2 * TD.grfBytes()), Bundles(BB, Bales),
      Units(Bundles.size()), ThroughBytes(int64_t(EndBytes)) {
  for (Instruction &I : BB)
    OldOrder.push_back(&I);
  findValues(Live, Number);
  orderMemory();
}

void BlockOrder::mustPrecede(unsigned First, unsigned Second) {
  if (First == Second)
    return;
  Units[Second].Before.push_back(First);
  ++Units[First].NumAfter;
}

/// Returns the value whose storage \p V names, or null if \p V has no storage.
static const Value *storageOf(const Value *V, const Liveness &Live) {
  V = stripRenames(const_cast<Value *>(V));
  return isa<Constant>(V) || Live.nodeOf(V) == Liveness::NoNode ? nullptr : V;
}

void BlockOrder::findValues(const Liveness &Live, unsigned Number) {
  SmallSetVector<Value *, 16> Used;
  for (unsigned N = 0; N != Units.size(); ++N) {
    Unit &U = Units[N];
    for (Instruction *I : Bundles[N])
      for (Value *Op : I->operands()) {
        auto *Def = dyn_cast<Instruction>(Op);
        std::optional<unsigned> From = Def ? Bundles.find(Def) : std::nullopt;
        if (From == N)
          continue;
        if (From)
          mustPrecede(*From, N);
        const Value *V = storageOf(Op, Live);
        if (!V || is_contained(U.Sources, V))
          continue;
        U.Sources.push_back(V);
        Places[V].Readers.push_back(N);
        Used.insert(const_cast<Value *>(V));
      }
    Instruction *Root = Bundles[N].back();
    if (!isRename(Root) && storageOf(Root, Live) == Root) {
      U.Results.push_back(Root);
      Used.insert(Root);
    }
  }
  for (Value *V : Used) {
    Place &P = Places[V];
    P.Bytes = isPredicateType(V->getType())
                  ? PredicateBytes
                  : int64_t(registerBytes(V->getType()));
    if (Live.isLiveAtEnd(Live.nodeOf(V), Number)) {
      LiveAtEnd.push_back(V);
      if (!isPredicateType(V->getType()))
        ThroughBytes -= P.Bytes;
    }
    orderOverwrites(*V);
  }
}

/// Adds the next access, by unit \p N. Two accesses keep their order unless
/// both only read.
void BlockOrder::addAccess(AccessOrder &Order, unsigned N, bool Writes) {
  if (Order.LastWriter)
    mustPrecede(*Order.LastWriter, N);
  if (!Writes) {
    Order.Readers.push_back(N);
    return;
  }
  for (unsigned Reader : Order.Readers)
    mustPrecede(Reader, N);
  Order.Readers.clear();
  Order.LastWriter = N;
}

/// Keeps the order between instructions that change \p V in place and reads of
/// \p V.
void BlockOrder::orderOverwrites(Value &V) {
  SmallSetVector<unsigned, 4> Writers;
  forEachOverwrite(V, [&](Instruction &I) {
    if (auto N = Bundles.find(&I))
      Writers.insert(*N);
  });
  if (Writers.empty())
    return;
  SmallVector<unsigned, 8> Touching;
  append_range(Touching, Places[&V].Readers);
  append_range(Touching, Writers);
  sort(Touching);
  Touching.erase(llvm::unique(Touching), Touching.end());
  AccessOrder Order;
  for (unsigned N : Touching)
    addAccess(Order, N, Writers.contains(N));
}

/// May \p I read memory? For intrinsics of llvm.genx, looks into the table of
/// intrinsics, because the declaration may have no attributes.
static bool mayRead(const Instruction &I) {
  if (auto Id = getGenXIntrinsic(I))
    return !getGenXInfo(*Id).memoryEffects().doesNotAccessMemory();
  return I.mayReadFromMemory();
}

void BlockOrder::orderMemory() {
  AccessOrder Order;
  for (unsigned N = 0; N != Units.size(); ++N) {
    bool Reads = false, Writes = false;
    for (const Instruction *I : Bundles[N]) {
      Reads |= mayRead(*I);
      Writes |= hasEffect(*I);
    }
    if (Reads || Writes)
      addAccess(Order, N, Writes);
  }
}

//===----------------------------------------------------------------------===//
// List scheduling
//===----------------------------------------------------------------------===//

int64_t BlockOrder::deltaOf(const Unit &U) const {
  int64_t Delta = 0;
  for (const Value *V : U.Sources)
    if (const Place &P = Places.find(V)->second; !P.IsLive)
      Delta += P.Bytes;
  for (const Value *V : U.Results)
    if (const Place &P = Places.find(V)->second; P.IsLive)
      Delta -= P.Bytes;
  return Delta;
}

void BlockOrder::noteReady(unsigned N) {
  Units[N].DeltaBytes = deltaOf(Units[N]);
  Ready.insert(N);
  ReadyByDelta.insert({Units[N].DeltaBytes, ~N});
}

void BlockOrder::setLive(const Value *V, bool IsLive) {
  Place &P = Places.find(V)->second;
  if (P.IsLive == IsLive)
    return;
  P.IsLive = IsLive;
  LiveBytes += IsLive ? P.Bytes : -P.Bytes;
  if (!IsLive)
    return;
  for (unsigned N : P.Readers)
    if (Ready.count(N)) {
      ReadyByDelta.erase({Units[N].DeltaBytes, ~N});
      noteReady(N);
    }
}

void BlockOrder::place(unsigned N) {
  Unit &U = Units[N];
  Ready.erase(N);
  ReadyByDelta.erase({U.DeltaBytes, ~N});
  for (const Value *V : U.Results)
    setLive(V, false);
  for (const Value *V : U.Sources)
    setLive(V, true);
  for (unsigned Before : U.Before)
    if (--Units[Before].NumAfter == 0)
      noteReady(Before);
}

std::vector<unsigned> BlockOrder::order(int64_t LimitBytes) {
  std::vector<unsigned> NumAfter;
  for (const Unit &U : Units)
    NumAfter.push_back(U.NumAfter);
  for (auto &Entry : Places)
    Entry.second.IsLive = false;
  LiveBytes = ThroughBytes;
  for (const Value *V : LiveAtEnd)
    setLive(V, true);
  for (unsigned N = 0; N != Units.size(); ++N)
    if (!NumAfter[N])
      noteReady(N);
  std::vector<unsigned> Order;
  while (!Ready.empty()) {
    unsigned N = *Ready.rbegin();
    bool IsRename = isNameOnly(*Bundles[N].back());
    if (!IsRename && LiveBytes + Units[N].DeltaBytes > LimitBytes)
      N = ~ReadyByDelta.begin()->second;
    place(N);
    Order.push_back(N);
  }
  for (unsigned N = 0; N != Units.size(); ++N)
    Units[N].NumAfter = NumAfter[N];
  assert(Order.size() == Units.size() && "a cycle of units");
  std::reverse(Order.begin(), Order.end());
  return Order;
}

void BlockOrder::arrange(ArrayRef<unsigned> Order) {
  for (unsigned N : Order)
    for (Instruction *I : Bundles[N])
      I->moveBeforePreserving(BB, BB.getTerminator()->getIterator());
}

void BlockOrder::restore() {
  for (Instruction *I : OldOrder)
    if (!isa<PHINode>(I) && !I->isTerminator())
      I->moveBeforePreserving(BB, BB.getTerminator()->getIterator());
}

void BlockOrder::dropDebugValues() {
  for (Instruction *I : OldOrder)
    I->dropDbgRecords();
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

namespace {
/// A block that needs too many registers, and the best order found for it.
struct Candidate {
  unsigned Number; ///< Of the block, in Liveness.
  uint64_t OldPeakBytes, PeakBytes;
  std::unique_ptr<BlockOrder> Orders;
  std::vector<unsigned> Best; ///< Empty: the old order.
};
} // namespace

/// Arranges each candidate in the order for \p LimitBytes. If the peak of live
/// bytes is then lower than in the best order so far, this order becomes the
/// best one.
static void tryOrders(Function &F, const BaleInfo &Bales,
                      MutableArrayRef<Candidate> Candidates,
                      uint64_t LimitBytes) {
  std::vector<std::vector<unsigned>> Tried;
  for (Candidate &C : Candidates)
    Tried.push_back(C.Orders->order(int64_t(LimitBytes)));
  if (all_of(Tried, [](auto &Order) { return is_sorted(Order); }))
    return; // Each order is the old one.
  for (auto [C, Order] : zip_equal(Candidates, Tried))
    C.Orders->arrange(Order);
  std::vector<Liveness::BlockBytes> Bytes = Liveness(F, Bales).blockBytes();
  for (auto [C, Order] : zip_equal(Candidates, Tried))
    if (Bytes[C.Number].Peak < C.PeakBytes) {
      C.PeakBytes = Bytes[C.Number].Peak;
      C.Best = std::move(Order);
    }
}

/// Leaves each candidate in its best order. Returns true if the order of a
/// candidate has changed.
static bool keepBest(const Liveness &Live,
                     MutableArrayRef<Candidate> Candidates, Remarks &Rem) {
  bool Changed = false;
  for (Candidate &C : Candidates) {
    if (C.Best.empty()) {
      C.Orders->restore();
      continue;
    }
    C.Orders->arrange(C.Best);
    C.Orders->dropDebugValues();
    Changed = true;
    ++NumOrdered;
    Rem.passed("Ordered", *Live.blocks()[C.Number]->getTerminator(),
               [&](Remark &R) {
                 R << "in another order the values of this block need "
                   << ore::NV("Bytes", C.PeakBytes)
                   << " bytes of registers at a time, not "
                   << ore::NV("OldBytes", C.OldPeakBytes);
               });
  }
  return Changed;
}

PreservedAnalyses OrderBalesPass::run(Function &F, FunctionAnalysisManager &) {
  const TargetDesc *TD = getPlatformOrReport(F, Target);
  if (!TD)
    return PreservedAnalyses::all();
  // The register allocator cannot fill all registers, because values have many
  // sizes.
  uint64_t LimitBytes = uint64_t(TD->numGRFs()) * TD->grfBytes() * 7 / 8;
  BaleInfo Bales(F, TD, BaleMode::Legal);
  Liveness Live(F, Bales);
  std::vector<Candidate> Candidates;
  for (auto [Number, Bytes] : enumerate(Live.blockBytes()))
    if (Bytes.Peak > LimitBytes)
      Candidates.push_back({unsigned(Number),
                            Bytes.Peak,
                            Bytes.Peak,
                            std::make_unique<BlockOrder>(
                                *Live.blocks()[Number], unsigned(Number),
                                Bytes.End, Bales, Live, *TD),
                            {}});
  if (Candidates.empty())
    return PreservedAnalyses::all();
  tryOrders(F, Bales, Candidates, LimitBytes);
  if (any_of(Candidates,
             [&](const Candidate &C) { return C.PeakBytes > LimitBytes; }))
    tryOrders(F, Bales, Candidates, /*LimitBytes=*/0);
  Remarks Rem(F, DEBUG_TYPE);
  return preservedIfRewritten(keepBest(Live, Candidates, Rem));
}

} // namespace cmx
