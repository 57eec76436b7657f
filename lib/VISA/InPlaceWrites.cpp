//===- InPlaceWrites.cpp - Results that overwrite their sources -----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/VISA/InPlaceWrites.h"

#include "LaneWriters.h"

#include "cmx/Target/TargetDesc.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallVector.h"

using namespace llvm;

namespace cmx {
namespace visa {

namespace {

class InPlaceFinder {
public:
  InPlaceFinder(const Kernel &K, const TargetDesc &TD)
      : K(K), TD(TD),
        SplitsBytes(TD.hasFault(FinalizerFault::PackedBytesInPlace)),
        CopiesNegated(
            TD.hasFault(FinalizerFault::NegatedNarrowInPlace) &&
            llvm::any_of(K.body(),
                         [&](const Instruction &I) { return changesSign(I); })),
        Writers(K) {}

  void startBlock(size_t At) { Writers.startBlock(At); }
  void look(size_t At);
  void note(size_t At) { Writers.note(At); }
  std::vector<NeededSource> take();

private:
  /// The largest number of instructions through which a source is followed.
  static constexpr unsigned MaxJoined = 32;

  /// A source operand that the Reader has after GenX_IR has joined
  /// instructions.
  struct Origin {
    size_t At;
    unsigned Operand;
    LanePlaces Places;
    bool IsModified; ///< By a modifier of this operand or of a later mov.
  };
  /// The instruction with which GenX_IR joins the instructions that compute its
  /// sources.
  struct Reader {
    Opcode Op;
    unsigned OtherBytes; ///< The largest element size of sources not followed.
  };

  bool changesSign(const Instruction &I) const;
  unsigned otherBytes(const Instruction &I, unsigned OperandNo) const;
  bool isAtRisk(const LanePlaces &Dst, const Origin &O, Reader R) const;
  void follow(const LanePlaces &Dst, const Origin &O, Reader R,
              unsigned NumJoined);

  const Kernel &K;
  const TargetDesc &TD;
  bool SplitsBytes, CopiesNegated;
  LaneWriters Writers;
  SetVector<std::pair<size_t, unsigned>> Found;
};

} // namespace

/// Does a lane of \p Src read bytes that another lane of \p Dst writes?
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

/// Does the finalizer split \p Op on packed bytes into two instructions that
/// write the result directly? (Experiment: other operations write to another
/// register, and a mov copies the result.)
static bool isSplitInPlace(Opcode Op, bool IsModified) {
  if (Op == Opcode::Mov)
    return IsModified;
  return !is_contained({Opcode::Mul, Opcode::Mad, Opcode::Min, Opcode::Max,
                        Opcode::Sel, Opcode::Cmp},
                       Op);
}

/// Has \p I an integer source with a modifier?
bool InPlaceFinder::changesSign(const Instruction &I) const {
  return opcodeFormat(I.Op) == Format::Alu &&
         any_of(K.operands(I), [&](const Operand &O) {
           return O.kind() == Operand::Kind::Src &&
                  O.modifier() != SrcMod::None && isInt(K.decl(O.decl()).Type);
         });
}

unsigned InPlaceFinder::otherBytes(const Instruction &I,
                                   unsigned OperandNo) const {
  unsigned Bytes = 0;
  for (auto [N, O] : enumerate(K.operands(I)))
    if (N != 0 && N != OperandNo &&
        (O.isDirect() || O.isIndirect() || O.kind() == Operand::Kind::Imm))
      Bytes = std::max(Bytes, elemTypeBytes(O.isDirect() ? K.decl(O.decl()).Type
                                                         : O.type()));
  return Bytes;
}

/// Is \p O overwritten too early if \p R reads it and writes \p Dst?
/// (Experiment: if a source has elements of four bytes, the finalizer takes
/// another register for the result. If the result is in one register, the
/// finalizer does not copy the source.)
bool InPlaceFinder::isAtRisk(const LanePlaces &Dst, const Origin &O,
                             Reader R) const {
  if (O.Places.ElemBytes > 2)
    return false;
  bool IsPacked = Dst.ElemBytes == 1 && Dst.AtBytes.front() % 2 == 0 &&
                  Dst.AtBytes[1] == Dst.AtBytes[0] + 1;
  if (SplitsBytes && IsPacked && R.OtherBytes <= 2 &&
      isSplitInPlace(R.Op, O.IsModified))
    return true;
  int64_t Begin = Dst.beginBytes(), GRF = TD.grfBytes();
  return CopiesNegated && O.IsModified && O.Places.ElemBytes < Dst.ElemBytes &&
         Begin / GRF != (Dst.endBytes() - 1) / GRF &&
         isInt(K.decl(K.operands(K.body()[O.At])[O.Operand].decl()).Type);
}

/// Checks \p O, which \p R reads; \p R writes \p Dst. Then checks the sources
/// of the instruction that wrote \p O, as if it were joined with \p R.
void InPlaceFinder::follow(const LanePlaces &Dst, const Origin &O, Reader R,
                           unsigned NumJoined) {
  if (readsOtherLanes(Dst, O.Places) && isAtRisk(Dst, O, R))
    Found.insert({O.At, O.Operand});
  std::optional<size_t> At = Writers.writerOf(O.Places);
  if (!At || NumJoined == MaxJoined)
    return;
  const Instruction &I = K.body()[*At];
  ArrayRef<Operand> Ops = K.operands(I);
  if (opcodeFormat(I.Op) != Format::Alu ||
      Ops[0].kind() != Operand::Kind::Dst || I.predicate() ||
      (I.Op != Opcode::Mov && R.Op != Opcode::Mov))
    return;
  LanePlaces Written = Writers.placesOf(I, Ops[0]);
  if (Written.ElemBytes != O.Places.ElemBytes)
    return;
  // For each lane of O, the lane of I that wrote it.
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
  for (unsigned N = 1; N != Ops.size(); ++N) {
    if (Ops[N].kind() != Operand::Kind::Src)
      continue;
    LanePlaces All = Writers.placesOf(I, Ops[N]);
    Origin Next{*At, N, All, O.IsModified || Ops[N].modifier() != SrcMod::None};
    Next.Places.AtBytes.clear();
    for (unsigned L : Lanes)
      Next.Places.AtBytes.push_back(All.AtBytes[L]);
    follow(Dst, Next, I.Op == Opcode::Mov ? R : Reader{I.Op, otherBytes(I, N)},
           NumJoined + 1);
  }
}

void InPlaceFinder::look(size_t At) {
  const Instruction &I = K.body()[At];
  ArrayRef<Operand> Ops = K.operands(I);
  if (opcodeFormat(I.Op) != Format::Alu || I.Lanes.Size == 1 || I.predicate() ||
      Ops[0].kind() != Operand::Kind::Dst)
    return;
  ElemType DstType = K.decl(Ops[0].decl()).Type;
  bool IsBytes = elemTypeBytes(DstType) == 1 && Ops[0].hStride() == 1;
  if (!(SplitsBytes && IsBytes) && !(CopiesNegated && isInt(DstType)))
    return;
  LanePlaces Dst = Writers.placesOf(I, Ops[0]);
  for (unsigned N = 1; N != Ops.size(); ++N)
    if (Ops[N].kind() == Operand::Kind::Src)
      follow(Dst,
             {At, N, Writers.placesOf(I, Ops[N]),
              Ops[N].modifier() != SrcMod::None},
             {I.Op, otherBytes(I, N)}, 0);
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
  BlockEnds Ends(K);
  for (size_t At = 0; At != K.body().size(); ++At) {
    if (Ends.isEnd(K.body()[At]))
      Finder.startBlock(At);
    Finder.look(At);
    Finder.note(At);
  }
  return Finder.take();
}

} // namespace visa
} // namespace cmx
