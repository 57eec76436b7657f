//===- PartPlacement.cpp - Values placed in parts of other values ---------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PartPlacement.h"

#include "cmx/Analysis/Bale.h"
#include "cmx/Analysis/PlaceReuse.h"
#include <tuple>

using namespace llvm;

namespace cmx {

PartPlacement::PartPlacement(const Liveness &Live, Webs &W,
                             const BaleInfo &Bales, unsigned GRFBytes)
    : Live(Live), W(W), GRFBytes(GRFBytes) {
  findCandidates();
  if (Candidates.empty() && WebCandidates.empty())
    return;
  noteAccesses(Bales);
  for (const Candidate &C : Candidates)
    if (isFree(C))
      place(C);
  placeWebs();
}

//===----------------------------------------------------------------------===//
// Candidates
//===----------------------------------------------------------------------===//

/// Returns the time during which the value of \p C occupies the bytes. The
/// value's live range may end at its last copy, but this copy writes one slot
/// later.
LiveSegment PartPlacement::timeOf(const Candidate &C) const {
  LiveSegment Time = Live.segments(C.node()).front();
  Time.End += 1;
  return Time;
}

std::optional<PartPlacement::Candidate>
PartPlacement::candidate(ArrayRef<PartCopy> Copies) {
  const PartCopy &First = Copies.front();
  Candidate C = {Copies, W.find(First.Result),
                 First.ResultOffsetBytes - First.SourceOffsetBytes};
  uint64_t Bytes = registerBytes(Live.type(C.node()));
  if (First.ResultOffsetBytes < First.SourceOffsetBytes ||
      C.OffsetBytes % GRFBytes || Bytes % GRFBytes)
    return std::nullopt;
  uint64_t Covered = 0;
  for (const PartCopy &Copy : Copies) {
    if (Copy.SourceOffsetBytes != Covered || W.find(Copy.Result) != C.Web ||
        Copy.ResultOffsetBytes != C.OffsetBytes + Covered)
      return std::nullopt;
    Covered += Copy.Bytes;
  }
  if (Covered != Bytes || W.find(C.node()) == C.Web)
    return std::nullopt;
  return C;
}

bool PartPlacement::isSeveralValues(const Candidate &C) const {
  return !W.isAlone(C.node()) || !Live.isInsideBlock(C.node());
}

void PartPlacement::findCandidates() {
  Copies.assign(Live.partCopies().begin(), Live.partCopies().end());
  llvm::sort(Copies, [](const PartCopy &A, const PartCopy &B) {
    return std::make_tuple(A.Source, A.SourceOffsetBytes, A.Result) <
           std::make_tuple(B.Source, B.SourceOffsetBytes, B.Result);
  });
  for (ArrayRef<PartCopy> Rest = Copies; !Rest.empty();) {
    auto Same = Rest.take_while([&](const PartCopy &Copy) {
      return Copy.Source == Rest.front().Source;
    });
    Rest = Rest.drop_front(Same.size());
    auto C = candidate(Same);
    if (!C)
      continue;
    if (!isSeveralValues(*C))
      Candidates.push_back(*C);
    else if (SourceWebs.insert(W.find(C->node())).second)
      WebCandidates.push_back(*C);
    else
      continue;
    Targets.insert(C->Web);
  }
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

void PartPlacement::noteWhole(unsigned Web, unsigned Slot) {
  Accesses[{Web, AnyRegister}].push_back(Slot);
}

void PartPlacement::note(unsigned Web, unsigned Slot, uint64_t BeginByte,
                         uint64_t EndByte) {
  for (uint64_t R = BeginByte / GRFBytes; R * GRFBytes < EndByte; ++R)
    Accesses[{Web, unsigned(R)}].push_back(Slot);
}

/// Returns the range of bytes that \p I can access in its vector, or
/// std::nullopt if it is unknown.
static std::optional<std::pair<uint64_t, uint64_t>>
bytesOf(const Instruction &I) {
  auto *Access = dyn_cast<RegionAccessInst>(&I);
  if (!Access || !Access->hasConstantOffset())
    return std::nullopt;
  Region R = Access->region();
  if (R.beginBytes() < 0)
    return std::nullopt;
  return std::pair(uint64_t(R.beginBytes()), uint64_t(R.endBytes()));
}

void PartPlacement::noteReads(const Instruction &I, unsigned Root,
                              bool IsRoot) {
  auto Old = IsRoot ? overwrittenOperand(I) : std::nullopt;
  for (const Use &U : I.operands()) {
    unsigned N = Live.nodeOf(U);
    if (N == Liveness::NoNode || Old == U.getOperandNo() ||
        !Targets.contains(W.find(N)))
      continue;
    auto Bytes = bytesOf(I);
    if (Bytes && isa<RdRegionInst>(I) && U.getOperandNo() == RdRegionOp::Source)
      note(W.find(N), Live.readSlot(Root), Bytes->first, Bytes->second);
    else
      noteWhole(W.find(N), Live.readSlot(Root));
  }
}

/// Records the write of the result \p Node. A write into an old value accesses
/// only the written part; the rest is unchanged, or copied (see noteTies), or
/// undefined.
void PartPlacement::noteResult(const Instruction &Root, unsigned Node) {
  unsigned Web = W.find(Node);
  if (!Targets.contains(Web))
    return;
  auto Bytes = bytesOf(Root);
  if (Bytes && overwrittenOperand(Root))
    note(Web, Live.readSlot(Node) + 1, Bytes->first, Bytes->second);
  else
    noteWhole(Web, Live.readSlot(Node) + 1);
}

/// Records the copies of old values.
void PartPlacement::noteTies() {
  for (const Tie &T : Live.ties()) {
    unsigned Result = W.find(T.Result);
    unsigned Old = T.Old == Liveness::NoNode ? T.Old : W.find(T.Old);
    if (Result == Old)
      continue;
    if (Targets.contains(Result))
      noteWhole(Result, T.Slot);
    if (Old != Liveness::NoNode && Targets.contains(Old))
      noteWhole(Old, T.Slot);
  }
}

/// Records accesses. Phis and their copies need no record: either the
/// candidate, or all values of the web that would hold it, are live only inside
/// of blocks.
void PartPlacement::noteAccesses(const BaleInfo &Bales) {
  for (const BasicBlock *BB : Live.blocks())
    for (const Instruction &I : *BB) {
      if (isa<PHINode>(I) || isNameOnly(I))
        continue;
      bool IsRoot = !Bales.isMember(&I);
      unsigned Root = Live.nodeOf(IsRoot ? &I : Bales.root(&I));
      noteReads(I, Root, IsRoot);
      if (IsRoot && Live.isActive(Root))
        noteResult(I, Root);
    }
  for (auto [Call, First] : Live.structCalls())
    for (unsigned K = 0; K != Call->getType()->getStructNumElements(); ++K)
      if (Live.isActive(First + K))
        noteResult(*Call, First + K);
  noteTies();
  for (auto &Entry : Accesses)
    llvm::sort(Entry.second);
}

unsigned PartPlacement::numAccesses(unsigned Web, unsigned Register,
                                    LiveSegment Time) const {
  auto It = Accesses.find({Web, Register});
  if (It == Accesses.end())
    return 0;
  return llvm::lower_bound(It->second, Time.End) -
         llvm::lower_bound(It->second, Time.Begin);
}

//===----------------------------------------------------------------------===//
// Decision
//===----------------------------------------------------------------------===//

/// Does any bale other than the copies of \p C access the bytes of \p C during
/// \p Time?
bool PartPlacement::isAccessed(const Candidate &C, LiveSegment Time) const {
  if (numAccesses(C.Web, AnyRegister, Time))
    return true;
  DenseMap<unsigned, unsigned> Own;
  for (const PartCopy &Copy : C.Copies) {
    uint64_t Begin = Copy.ResultOffsetBytes, End = Begin + Copy.Bytes;
    for (uint64_t R = Begin / GRFBytes; R * GRFBytes < End; ++R)
      ++Own[unsigned(R)];
  }
  return any_of(Own, [&](const auto &Entry) {
    auto Read = LastReads.find({C.Web, Entry.first});
    return (Read != LastReads.end() && Read->second >= Time.Begin) ||
           numAccesses(C.Web, Entry.first, Time) != Entry.second;
  });
}

bool PartPlacement::isFree(const Candidate &C) const {
  // A web that is placed in another web does not hold a third one.
  return !Placed.contains(C.Web) && !Filled.contains(C.node()) &&
         !isAccessed(C, timeOf(C));
}

void PartPlacement::place(const Candidate &C) {
  Placements.push_back({C.node(), C.Web, C.OffsetBytes});
  for (const PartCopy &Copy : C.Copies)
    Vanished.push_back(Copy.Root);
  Filled.insert(C.Web);
  Placed.insert(W.find(C.node()));
  // Reads of the value after its last copy access the bytes, too.
  unsigned LastRead = Live.segments(C.node()).front().End - 1;
  uint64_t Begin = C.OffsetBytes / GRFBytes;
  uint64_t End = Begin + registerBytes(Live.type(C.node())) / GRFBytes;
  for (uint64_t R = Begin; R != End; ++R)
    LastReads[{C.Web, unsigned(R)}] = LastRead;
}

//===----------------------------------------------------------------------===//
// Webs
//===----------------------------------------------------------------------===//

void PartPlacement::findExtents() {
  for (unsigned N = 0; N != Live.numNodes(); ++N) {
    if (!Live.isActive(N) || !Targets.contains(W.find(N)))
      continue;
    Extent &E = Extents[W.find(N)];
    E.IsInsideBlocks &= Live.isInsideBlock(N);
    for (const LiveSegment &S : Live.segments(N)) {
      E.Time.Begin = std::min(E.Time.Begin, S.Begin);
      E.Time.End = std::max(E.Time.End, S.End + 1);
    }
  }
}

/// Returns the end of the live segment that the value itself, not its web, has
/// at \p Slot.
unsigned PartPlacement::endOfValue(unsigned Node, unsigned Slot) const {
  for (const LiveSegment &S : Live.segments(Node))
    if (S.Begin <= Slot && Slot < S.End)
      return S.End;
  return Slot;
}

bool PartPlacement::isFreeForWeb(const Candidate &C) {
  unsigned Source = W.find(C.node());
  if (Placed.contains(C.Web) || Filled.contains(C.Web) ||
      Placed.contains(Source) || Filled.contains(Source))
    return false;
  const Extent &E = Extents[C.Web];
  unsigned CopySlot = Live.readSlot(C.Copies.front().Result);
  auto Piece = W.segmentAt(Source, CopySlot);
  if (!E.IsInsideBlocks || !Piece || W.livesIn(Source, E.Time, *Piece))
    return false;
  // Another value of the source's web may follow in the same segment. The
  // target's web must be dead by then.
  if (endOfValue(C.node(), CopySlot) < std::min(Piece->End, E.Time.End))
    return false;
  return !isAccessed(C, {Piece->Begin, Piece->End + 1});
}

/// For each web, places all parts in it, or none.
void PartPlacement::placeWebs() {
  if (WebCandidates.empty())
    return;
  findExtents();
  // The places of inputs are fixed.
  DenseSet<unsigned> Arguments;
  for (unsigned N = 0; N != Live.numArguments(); ++N)
    Arguments.insert(W.find(N));
  llvm::sort(WebCandidates, [](const Candidate &A, const Candidate &B) {
    return std::make_tuple(A.Web, A.OffsetBytes, A.node()) <
           std::make_tuple(B.Web, B.OffsetBytes, B.node());
  });
  for (ArrayRef<Candidate> Rest = WebCandidates; !Rest.empty();) {
    auto Parts = Rest.take_while(
        [&](const Candidate &C) { return C.Web == Rest.front().Web; });
    Rest = Rest.drop_front(Parts.size());
    uint64_t Covered = 0;
    bool AllFit = all_of(Parts, [&](const Candidate &C) {
      bool FollowsLast = C.OffsetBytes == Covered;
      Covered += registerBytes(Live.type(C.node()));
      return FollowsLast && !Arguments.contains(W.find(C.node())) &&
             isFreeForWeb(C);
    });
    if (AllFit && Covered == registerBytes(Live.type(Parts.front().Web)))
      for (const Candidate &C : Parts)
        place(C);
  }
}

} // namespace cmx
