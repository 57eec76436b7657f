//===- StridedCopies.cpp - Copies that the finalizer breaks ---------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/VISA/StridedCopies.h"
#include "cmx/VISA/RegisterDemand.h"

#include "llvm/ADT/DenseMap.h"
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

namespace {

/// The narrowest writes of variables.
class NarrowWrites {
public:
  explicit NarrowWrites(const Kernel &K) : K(K) {}

  void add(const Instruction &I);
  /// Was any of the bytes near \p A written in elements of fewer bytes?
  bool any(const OperandAccess &A, unsigned ElemBytes) const;

private:
  static constexpr uint64_t BlockBytes = 32;
  using Block = std::pair<uint32_t, uint64_t>;

  const Kernel &K;
  DenseMap<Block, unsigned> ElemBytesOf;
};

} // namespace

void NarrowWrites::add(const Instruction &I) {
  for (auto [N, O] : enumerate(K.operands(I))) {
    if (O.kind() != Operand::Kind::Dst)
      continue;
    auto A = operandAccess(K, I, unsigned(N));
    if (!A)
      continue;
    unsigned ElemBytes = elemTypeBytes(K.decl(O.decl()).Type);
    for (uint64_t B = A->BeginBytes / BlockBytes; B * BlockBytes < A->EndBytes;
         ++B) {
      auto [It, New] =
          ElemBytesOf.try_emplace({uint32_t(A->Root), B}, ElemBytes);
      It->second = std::min(It->second, ElemBytes);
    }
  }
}

bool NarrowWrites::any(const OperandAccess &A, unsigned ElemBytes) const {
  for (uint64_t B = A.BeginBytes / BlockBytes; B * BlockBytes < A.EndBytes; ++B)
    if (auto It = ElemBytesOf.find({uint32_t(A.Root), B});
        It != ElemBytesOf.end() && It->second < ElemBytes)
      return true;
  return false;
}

std::vector<size_t> stridedCopiesOfParts(const Kernel &K) {
  std::vector<size_t> Copies;
  for (auto [At, I] : enumerate(K.body()))
    if (isStridedCopy(K, I))
      Copies.push_back(At);
  if (Copies.empty())
    return Copies;
  NarrowWrites Writes(K);
  for (const Instruction &I : K.body())
    Writes.add(I);
  erase_if(Copies, [&](size_t At) {
    const Instruction &I = K.body()[At];
    auto Source = operandAccess(K, I, 1);
    return !Source ||
           !Writes.any(*Source,
                       elemTypeBytes(K.decl(K.operands(I)[1].decl()).Type));
  });
  return Copies;
}

} // namespace visa
} // namespace cmx
