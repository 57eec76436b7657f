//===- InPlaceWrites.cpp - Results over sources that are needed -----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/VISA/InPlaceWrites.h"

#include "cmx/Target/TargetDesc.h"
#include "cmx/VISA/RegisterDemand.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallVector.h"

using namespace llvm;

namespace cmx {
namespace visa {

namespace {

/// Where the elements of the lanes of a direct operand are in its variable.
struct LanePlaces {
  DeclId Root = DeclId::None;
  unsigned ElemBytes = 0;
  SmallVector<int64_t, 32> AtBytes;
};

class InPlaceFinder {
public:
  InPlaceFinder(const Kernel &K, const TargetDesc &TD)
      : K(K), SplitsBytes(TD.hasFault(FinalizerFault::PackedBytesInPlace)),
        CopiesNegated(TD.hasFault(FinalizerFault::NegatedNarrowInPlace)) {}

  void endBlock() { Writes.clear(); }
  void look(size_t At);
  void note(size_t At);
  std::vector<NeededSource> take();

private:
  /// The instructions that a source is looked for through.
  static constexpr unsigned MaxJoined = 4;
  /// Of a variable, the writes in the block that are remembered.
  static constexpr unsigned MaxWrites = 16;

  /// A source as the instruction that the result comes from would read it.
  struct Origin {
    size_t At;
    unsigned Operand;
    LanePlaces Places;
    bool IsModified; ///< By the operand or those that it came through.
  };

  void check(const LanePlaces &Dst, const Origin &O, Opcode Op);
  void follow(const LanePlaces &Dst, const Origin &O, Opcode Op,
              unsigned NumJoined);
  std::optional<size_t> writerOf(const LanePlaces &P) const;
  LanePlaces placesOf(const Instruction &I, const Operand &O) const;

  const Kernel &K;
  bool SplitsBytes, CopiesNegated;
  DenseMap<uint32_t, SmallVector<size_t, 4>> Writes;
  SetVector<std::pair<size_t, unsigned>> Found;
};

} // namespace

LanePlaces InPlaceFinder::placesOf(const Instruction &I,
                                   const Operand &O) const {
  LanePlaces P;
  auto [Root, OffsetBytes] = K.root(O.decl());
  P.Root = Root;
  P.ElemBytes = elemTypeBytes(K.decl(O.decl()).Type);
  for (unsigned L = 0; L != I.Lanes.Size; ++L) {
    unsigned Elt =
        O.kind() == Operand::Kind::Dst
            ? L * O.hStride()
            : L / O.width() * O.vStride() + L % O.width() * O.hStride();
    P.AtBytes.push_back(int64_t(OffsetBytes) + O.offsetBytes() +
                        int64_t(Elt) * P.ElemBytes);
  }
  return P;
}

/// Does a lane of \p Src read what another lane of \p Dst writes?
static bool readsOtherLanes(const LanePlaces &Dst, const LanePlaces &Src) {
  if (Dst.Root != Src.Root)
    return false;
  SmallDenseMap<int64_t, unsigned, 64> LaneOf;
  for (auto [L, At] : enumerate(Dst.AtBytes))
    for (unsigned B = 0; B != Dst.ElemBytes; ++B)
      LaneOf[At + B] = unsigned(L);
  for (auto [L, At] : enumerate(Src.AtBytes))
    for (unsigned B = 0; B != Src.ElemBytes; ++B)
      if (auto It = LaneOf.find(At + B); It != LaneOf.end() && It->second != L)
        return true;
  return false;
}

/// Makes the finalizer two instructions of \p Op on packed bytes, without a
/// register between them? (Experiment: for the others it makes a mov of the
/// result.)
static bool isSplitInPlace(Opcode Op, bool IsModified) {
  if (Op == Opcode::Mov)
    return IsModified;
  return !is_contained({Opcode::Mul, Opcode::Mad, Opcode::Min, Opcode::Max,
                        Opcode::Sel, Opcode::Cmp},
                       Op);
}

/// Is \p O lost, if an instruction of \p Op reads it and writes \p Dst?
void InPlaceFinder::check(const LanePlaces &Dst, const Origin &O, Opcode Op) {
  bool IsPacked = Dst.ElemBytes == 1 && Dst.AtBytes.front() % 2 == 0 &&
                  Dst.AtBytes[1] == Dst.AtBytes[0] + 1;
  bool IsSplit = SplitsBytes && IsPacked && isSplitInPlace(Op, O.IsModified);
  bool IsWidened =
      CopiesNegated && O.IsModified && O.Places.ElemBytes < Dst.ElemBytes &&
      isInt(K.decl(K.operands(K.body()[O.At])[O.Operand].decl()).Type);
  if ((IsSplit || IsWidened) && readsOtherLanes(Dst, O.Places))
    Found.insert({O.At, O.Operand});
}

/// The instruction that wrote all elements of \p P, if no other one wrote any
/// after it.
std::optional<size_t> InPlaceFinder::writerOf(const LanePlaces &P) const {
  auto It = Writes.find(uint32_t(P.Root));
  if (It == Writes.end())
    return std::nullopt;
  auto [Min, Max] = std::minmax_element(P.AtBytes.begin(), P.AtBytes.end());
  for (size_t At : reverse(It->second))
    for (unsigned N = 0; N != K.body()[At].NumOperands; ++N) {
      auto A = operandAccess(K, K.body()[At], N);
      if (A && A->Writes && A->Root == P.Root &&
          int64_t(A->BeginBytes) < *Max + P.ElemBytes &&
          int64_t(A->EndBytes) > *Min)
        return At;
    }
  return std::nullopt;
}

/// Looks at the sources of the instruction that wrote \p O, as if it were
/// joined with the one of \p Op that writes \p Dst.
void InPlaceFinder::follow(const LanePlaces &Dst, const Origin &O, Opcode Op,
                           unsigned NumJoined) {
  std::optional<size_t> At = writerOf(O.Places);
  if (!At || NumJoined == MaxJoined)
    return;
  const Instruction &I = K.body()[*At];
  ArrayRef<Operand> Ops = K.operands(I);
  if (opcodeFormat(I.Op) != Format::Alu || !Ops[0].isDirect() ||
      I.predicate() || (I.Op != Opcode::Mov && Op != Opcode::Mov))
    return;
  LanePlaces Written = placesOf(I, Ops[0]);
  if (Written.Root != O.Places.Root || Written.ElemBytes != O.Places.ElemBytes)
    return;
  // The lane of that instruction that each lane reads.
  SmallDenseMap<int64_t, unsigned, 32> LaneOf;
  for (auto [L, Byte] : enumerate(Written.AtBytes))
    LaneOf[Byte] = unsigned(L);
  SmallVector<unsigned, 32> Lanes;
  for (int64_t Byte : O.Places.AtBytes) {
    auto It = LaneOf.find(Byte);
    if (It == LaneOf.end())
      return;
    Lanes.push_back(It->second);
  }
  Opcode Joined = Op == Opcode::Mov ? I.Op : Op;
  for (unsigned N = 1; N != Ops.size(); ++N) {
    if (Ops[N].kind() != Operand::Kind::Src)
      continue;
    LanePlaces All = placesOf(I, Ops[N]);
    Origin Next{*At, N, All, O.IsModified || Ops[N].modifier() != SrcMod::None};
    Next.Places.AtBytes.clear();
    for (unsigned L : Lanes)
      Next.Places.AtBytes.push_back(All.AtBytes[L]);
    check(Dst, Next, Joined);
    follow(Dst, Next, Joined, NumJoined + 1);
  }
}

void InPlaceFinder::look(size_t At) {
  const Instruction &I = K.body()[At];
  ArrayRef<Operand> Ops = K.operands(I);
  if (opcodeFormat(I.Op) != Format::Alu || I.Lanes.Size == 1 || I.predicate() ||
      Ops[0].kind() != Operand::Kind::Dst)
    return;
  unsigned DstBytes = elemTypeBytes(K.decl(Ops[0].decl()).Type);
  bool IsBytes = DstBytes == 1 && Ops[0].hStride() == 1;
  if (!(SplitsBytes && IsBytes) && !(CopiesNegated && DstBytes > 1))
    return;
  LanePlaces Dst = placesOf(I, Ops[0]);
  for (unsigned N = 1; N != Ops.size(); ++N) {
    if (Ops[N].kind() != Operand::Kind::Src)
      continue;
    bool IsModified = Ops[N].modifier() != SrcMod::None;
    // Only a modifier makes wider results wrong, here or where a mov takes its
    // source from.
    if (!IsBytes && !IsModified && I.Op != Opcode::Mov)
      continue;
    Origin O{At, N, placesOf(I, Ops[N]), IsModified};
    check(Dst, O, I.Op);
    follow(Dst, O, I.Op, 1);
  }
}

void InPlaceFinder::note(size_t At) {
  const Instruction &I = K.body()[At];
  for (unsigned N = 0; N != I.NumOperands; ++N)
    if (auto A = operandAccess(K, I, N); A && A->Writes) {
      SmallVector<size_t, 4> &Known = Writes[uint32_t(A->Root)];
      if (Known.size() == MaxWrites)
        Known.erase(Known.begin());
      Known.push_back(At);
    }
}

std::vector<NeededSource> InPlaceFinder::take() {
  auto Sorted = Found.takeVector();
  sort(Sorted);
  std::vector<NeededSource> Result;
  for (auto [At, Operand] : Sorted)
    Result.push_back({At, Operand});
  return Result;
}

std::vector<NeededSource> overwrittenSources(const Kernel &K,
                                             const TargetDesc &TD) {
  InPlaceFinder Finder(K, TD);
  for (size_t At = 0; At != K.body().size(); ++At) {
    if (K.body()[At].isBlockBoundary())
      Finder.endBlock();
    Finder.look(At);
    Finder.note(At);
  }
  return Finder.take();
}

} // namespace visa
} // namespace cmx
