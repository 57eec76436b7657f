//===- LaneWriters.cpp - Which instruction wrote a region -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LaneWriters.h"

#include "cmx/VISA/RegisterDemand.h"

using namespace llvm;

namespace cmx {
namespace visa {

LanePlaces LaneWriters::placesOf(const Instruction &I, const Operand &O) const {
  LanePlaces P;
  auto [Root, OffsetBytes] = K.root(O.decl());
  P.Root = Root;
  P.ElemBytes = elemTypeBytes(K.decl(O.decl()).Type);
  // Inline assembly is not verified yet, so the width and the number of lanes
  // can be 0.
  unsigned Width = std::max(O.width(), 1u);
  for (unsigned L = 0; L != std::max(unsigned(I.Lanes.Size), 1u); ++L) {
    unsigned Elt = O.kind() == Operand::Kind::Dst
                       ? L * O.hStride()
                       : L / Width * O.vStride() + L % Width * O.hStride();
    P.AtBytes.push_back(int64_t(OffsetBytes) + O.offsetBytes() +
                        int64_t(Elt) * P.ElemBytes);
  }
  return P;
}

std::optional<size_t> LaneWriters::writerOf(const LanePlaces &P) const {
  const std::vector<uint32_t> &Of = Writers[uint32_t(P.Root)];
  std::optional<uint32_t> Writer;
  for (int64_t At : P.AtBytes)
    for (unsigned B = 0; B != P.ElemBytes; ++B) {
      size_t Byte = size_t(At + B);
      uint32_t W = Byte < Of.size() ? Of[Byte] : 0;
      if (W <= BlockStart || (Writer && *Writer != W))
        return std::nullopt;
      Writer = W;
    }
  return *Writer - 1;
}

void LaneWriters::write(const LanePlaces &P, size_t At) {
  std::vector<uint32_t> &Of = Writers[uint32_t(P.Root)];
  if (Of.size() < size_t(P.endBytes()))
    Of.resize(size_t(P.endBytes()));
  for (int64_t Byte : P.AtBytes)
    std::fill_n(Of.begin() + Byte, P.ElemBytes, uint32_t(At + 1));
}

void LaneWriters::note(size_t At) {
  const Instruction &I = K.body()[At];
  for (auto [N, O] : enumerate(K.operands(I))) {
    auto A = operandAccess(K, I, unsigned(N));
    if (!A || !A->Writes)
      continue;
    if (O.kind() == Operand::Kind::Dst)
      write(placesOf(I, O), At);
    else
      write({A->Root,
             unsigned(A->EndBytes - A->BeginBytes),
             {int64_t(A->BeginBytes)}},
            At);
  }
}

} // namespace visa
} // namespace cmx
