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

/// The distance of neighbours in a region, in elements; nothing if that is not
/// the same between all.
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

/// Does \p I end a block? GenX_IR moves writes within one.
static bool endsBlock(const Instruction &I) {
  return is_contained({Format::Label, Format::Function, Format::Branch,
                       Format::SwitchJmp, Format::Return, Format::FunctionCall,
                       Format::IndirectCall},
                      opcodeFormat(I.Op));
}

namespace {

/// The instructions of a block that wrote bytes of variables last.
class LastWrites {
public:
  explicit LastWrites(const Kernel &K) : K(K) {}

  /// The variable of \p Root is looked at.
  void watch(DeclId Root) { Watched.insert(uint32_t(Root)); }
  void endBlock() { ElemBytesOf.clear(); }
  void add(const Instruction &I);
  /// Was any byte of \p A written in elements of fewer bytes?
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
    // Messages are not moved.
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
  for (auto [At, I] : enumerate(K.body())) {
    if (endsBlock(I))
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

} // namespace visa
} // namespace cmx
