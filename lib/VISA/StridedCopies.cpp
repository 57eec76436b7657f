//===- StridedCopies.cpp - Copies that the finalizer breaks ---------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/VISA/StridedCopies.h"
#include "cmx/VISA/RegisterDemand.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace cmx {
namespace visa {

/// Returns the distance from each element of a region to the next, in elements,
/// or std::nullopt if the distances differ.
static std::optional<unsigned> singleStride(const Operand &Src,
                                            unsigned Lanes) {
  if (Src.width() == 1)
    return Src.vStride();
  if (Src.width() >= Lanes || Src.vStride() == Src.width() * Src.hStride())
    return Src.hStride();
  return std::nullopt;
}

static bool isStridedCopy(const Kernel &K, const Instruction &I) {
  if (I.Op != Opcode::Mov || I.Lanes.Size == 1 || I.Saturate || I.predicate())
    return false;
  ArrayRef<Operand> O = K.operands(I);
  return O[0].kind() == Operand::Kind::Dst &&
         O[1].kind() == Operand::Kind::Src && O[0].hStride() > 1 &&
         O[1].modifier() == SrcMod::None &&
         K.decl(O[0].decl()).Type == K.decl(O[1].decl()).Type &&
         singleStride(O[1], I.Lanes.Size) == O[0].hStride();
}

namespace {

/// Records for each byte of a variable the element size of its last write in
/// the block.
class LastWrites {
public:
  explicit LastWrites(const Kernel &K) : K(K) {}

  /// Makes add() note writes to \p Root.
  void watch(DeclId Root) { Watched.insert(uint32_t(Root)); }
  void endBlock() { ElemBytesOf.clear(); }
  void add(const Instruction &I);
  /// Was any byte of \p A written in elements of fewer than \p ElemBytes bytes?
  bool isNarrow(const OperandAccess &A, unsigned ElemBytes) const;

private:
  const Kernel &K;
  SmallDenseSet<uint32_t> Watched;
  /// By variable and byte.
  DenseMap<std::pair<uint32_t, uint64_t>, unsigned> ElemBytesOf;
};

} // namespace

void LastWrites::add(const Instruction &I) {
  for (auto [N, O] : enumerate(K.operands(I))) {
    auto A = operandAccess(K, I, unsigned(N));
    if (!A || !A->Writes || !Watched.contains(uint32_t(A->Root)))
      continue;
    // The finalizer does not change where a message writes.
    unsigned ElemBytes = O.kind() == Operand::Kind::Dst
                             ? elemTypeBytes(K.decl(O.decl()).Type)
                             : ~0u;
    for (uint64_t B = A->BeginBytes; B != A->EndBytes; ++B) {
      auto [It, New] =
          ElemBytesOf.try_emplace({uint32_t(A->Root), B}, ElemBytes);
      It->second = A->Complete ? ElemBytes : std::min(It->second, ElemBytes);
    }
  }
}

bool LastWrites::isNarrow(const OperandAccess &A, unsigned ElemBytes) const {
  for (uint64_t B = A.BeginBytes; B != A.EndBytes; ++B)
    if (auto It = ElemBytesOf.find({uint32_t(A.Root), B});
        It != ElemBytesOf.end() && It->second < ElemBytes)
      return true;
  return false;
}

std::vector<size_t> stridedCopiesOfParts(const Kernel &K) {
  LastWrites Writes(K);
  bool Any = false;
  for (const Instruction &I : K.body())
    if (isStridedCopy(K, I))
      if (auto Source = operandAccess(K, I, 1)) {
        Writes.watch(Source->Root);
        Any = true;
      }
  std::vector<size_t> Copies;
  if (!Any)
    return Copies;
  BlockEnds Ends(K);
  for (auto [At, I] : enumerate(K.body())) {
    if (Ends.isEnd(I))
      Writes.endBlock();
    if (isStridedCopy(K, I))
      if (auto Source = operandAccess(K, I, 1);
          Source &&
          Writes.isNarrow(*Source,
                          elemTypeBytes(K.decl(K.operands(I)[1].decl()).Type)))
        Copies.push_back(At);
    Writes.add(I);
  }
  return Copies;
}

//===----------------------------------------------------------------------===//
// Qwords at indirect places
//===----------------------------------------------------------------------===//

static bool isRegion(const Operand &O) {
  return O.isDirect() || O.isIndirect();
}

static ElemType regionType(const Kernel &K, const Operand &O) {
  return O.isDirect() ? K.decl(O.decl()).Type : O.type();
}

/// Does \p I move several qwords or doubles unchanged?
static bool movesQwords(const Kernel &K, const Instruction &I) {
  if (I.Op != Opcode::Mov || I.Lanes.Size == 1 || I.Saturate)
    return false;
  ArrayRef<Operand> O = K.operands(I);
  if (!isRegion(O[0]) || !isRegion(O[1]) || O[1].modifier() != SrcMod::None)
    return false;
  ElemType To = regionType(K, O[0]), From = regionType(K, O[1]);
  return elemTypeBytes(To) == 8 && elemTypeBytes(From) == 8 &&
         isInt(To) == isInt(From);
}

namespace {

/// Finds the instructions of a block that FinalizerFault::SpreadQwords breaks.
class SpreadFinder {
public:
  explicit SpreadFinder(const Kernel &K) : K(K) {}

  bool isBroken(const Instruction &I) const;
  void note(const Instruction &I);
  void endBlock() { FromAddress.clear(), Spread.clear(); }

private:
  ElemType typeOf(const Operand &O) const { return regionType(K, O); }
  uint32_t rootOf(const Operand &O) const {
    return uint32_t(K.root(O.decl()).first);
  }
  bool movesQwords(const Instruction &I) const {
    return !I.predicate() && visa::movesQwords(K, I);
  }
  bool spreads(const Instruction &I) const;
  bool spreadsByAddress(const Instruction &I) const;

  const Kernel &K;
  /// FromAddress has the variables whose last write is a move from an indirect
  /// source. Spread has those whose last write is a move to every second qword.
  SmallDenseSet<uint32_t> FromAddress, Spread;
};

} // namespace

bool SpreadFinder::spreads(const Instruction &I) const {
  const Operand &Src = K.operands(I)[1];
  if (Src.kind() == Operand::Kind::MultiIndirectSrc)
    return false;
  std::optional<unsigned> Stride = singleStride(Src, I.Lanes.Size);
  return K.operands(I)[0].hStride() == 2 && Stride != 2u && Stride != 0u;
}

/// Is \p I an operation that GenX_IR computes in other registers, and does a
/// move then write the result to every second element of an indirect
/// destination?
bool SpreadFinder::spreadsByAddress(const Instruction &I) const {
  ArrayRef<Operand> O = K.operands(I);
  if (I.Lanes.Size == 1 || I.predicate() ||
      O[0].kind() != Operand::Kind::IndirectDst || O[0].hStride() != 2 ||
      elemTypeBytes(typeOf(O[0])) != 8)
    return false;
  if (I.Op == Opcode::Mov)
    return isRegion(O[1]) && isFloat(typeOf(O[1])) &&
           elemTypeBytes(typeOf(O[1])) < 8;
  return is_contained({Opcode::Mad, Opcode::Divm, Opcode::Sqrtm, Opcode::Div,
                       Opcode::Inv, Opcode::Sqrt},
                      I.Op);
}

bool SpreadFinder::isBroken(const Instruction &I) const {
  ArrayRef<Operand> O = K.operands(I);
  if (opcodeFormat(I.Op) == Format::Alu && spreadsByAddress(I))
    return true;
  if (!movesQwords(I))
    return false;
  bool ToAddress = O[0].isIndirect();
  if (spreads(I))
    return ToAddress || O[1].isIndirect() || FromAddress.contains(rootOf(O[1]));
  return ToAddress && O[0].hStride() == 2 && O[1].isDirect() &&
         Spread.contains(rootOf(O[1]));
}

void SpreadFinder::note(const Instruction &I) {
  bool Moves = movesQwords(I);
  bool IsFromAddress =
      Moves && (K.operands(I)[1].kind() == Operand::Kind::IndirectSrc ||
                (K.operands(I)[1].isDirect() &&
                 FromAddress.contains(rootOf(K.operands(I)[1]))));
  for (auto [N, O] : enumerate(K.operands(I)))
    if (auto A = operandAccess(K, I, unsigned(N)); A && A->Writes) {
      FromAddress.erase(uint32_t(A->Root));
      Spread.erase(uint32_t(A->Root));
    }
  if (!Moves || !K.operands(I)[0].isDirect())
    return;
  const Operand &Dst = K.operands(I)[0], &Src = K.operands(I)[1];
  if (IsFromAddress)
    FromAddress.insert(rootOf(Dst));
  else if (Src.isDirect() && spreads(I))
    Spread.insert(rootOf(Dst));
}

std::vector<size_t> spreadQwords(const Kernel &K) {
  std::vector<size_t> Result;
  SpreadFinder Finder(K);
  BlockEnds Ends(K);
  for (auto [At, I] : enumerate(K.body())) {
    if (Ends.isEnd(I))
      Finder.endBlock();
    if (Finder.isBroken(I))
      Result.push_back(At);
    Finder.note(I);
  }
  return Result;
}

//===----------------------------------------------------------------------===//
// Predicated copies
//===----------------------------------------------------------------------===//

std::vector<size_t> maskedCopiesOfFarQwords(const Kernel &K) {
  std::vector<size_t> Result;
  // Variables filled by an unpredicated move that reads with a stride of more
  // than two elements, or by an unpredicated move from such a variable.
  SmallDenseSet<uint32_t> Far;
  auto RootOf = [&](const Operand &O) {
    return uint32_t(K.root(O.decl()).first);
  };
  for (auto [At, I] : enumerate(K.body())) {
    ArrayRef<Operand> O = K.operands(I);
    if (!movesQwords(K, I) || !O[1].isDirect())
      continue;
    bool IsFar = Far.contains(RootOf(O[1]));
    if (IsFar && I.predicate())
      Result.push_back(At);
    std::optional<unsigned> Stride = singleStride(O[1], I.Lanes.Size);
    if (O[0].isDirect() && !I.predicate() &&
        (IsFar || (Stride ? *Stride : O[1].hStride()) > 2))
      Far.insert(RootOf(O[0]));
  }
  return Result;
}

} // namespace visa
} // namespace cmx
