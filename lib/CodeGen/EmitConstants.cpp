//===- EmitConstants.cpp - Constants into registers -----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A constant is laid out as bytes and cut into units of a dword, a word or a
// byte, the largest that divides its size. Then the cheapest of
//   - eight small numbers at a time, as a packed vector immediate,
//   - the most frequent unit everywhere, then each other unit by itself.
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Constants.h"

using namespace llvm;

namespace cmx {

namespace {
struct Bytes {
  SmallVector<uint8_t, 64> Value;
  SmallVector<bool, 64> Defined;
};
} // namespace

static void appendElement(Bytes &Out, const Constant *C, unsigned ElemBytes) {
  APInt Bits(ElemBytes * 8, 0);
  bool Defined = true;
  if (auto *CI = dyn_cast<ConstantInt>(C))
    Bits = CI->getValue().zextOrTrunc(ElemBytes * 8);
  else if (auto *CF = dyn_cast<ConstantFP>(C))
    Bits = CF->getValueAPF().bitcastToAPInt();
  else
    Defined = !isa<UndefValue>(C);
  for (unsigned K = 0; K != ElemBytes; ++K) {
    Out.Value.push_back(uint8_t(Bits.extractBitsAsZExtValue(8, K * 8)));
    Out.Defined.push_back(Defined);
  }
}

static Bytes bytesOf(const Constant &C) {
  Bytes Out;
  unsigned ElemBytes = elementBytes(C.getType());
  for (unsigned K = 0, E = numLanes(C.getType()); K != E; ++K) {
    const Constant *Elt =
        C.getType()->isVectorTy() ? C.getAggregateElement(K) : &C;
    appendElement(Out, Elt ? Elt : &C, ElemBytes);
  }
  return Out;
}

namespace {
/// A run of units of one size; undefined ones may become anything.
struct Units {
  unsigned UnitBytes;
  SmallVector<std::optional<uint32_t>, 32> V;

  Units(const Bytes &B, unsigned UnitBytes) : UnitBytes(UnitBytes) {
    for (size_t K = 0; K < B.Value.size(); K += UnitBytes) {
      uint32_t U = 0;
      bool Defined = false;
      for (unsigned J = 0; J != UnitBytes; ++J) {
        U |= uint32_t(B.Value[K + J]) << (8 * J);
        Defined |= B.Defined[K + J];
      }
      V.push_back(Defined ? std::optional(U) : std::nullopt);
    }
  }

  int32_t signedAt(size_t K) const {
    return int32_t(SignExtend64(V[K].value_or(0), UnitBytes * 8));
  }

  /// The most frequent defined unit, the first of them.
  std::pair<uint32_t, unsigned> mostFrequent() const {
    DenseMap<uint64_t, unsigned> Count;
    std::pair<uint32_t, unsigned> Best = {0, 0};
    for (auto &U : V)
      if (U)
        ++Count[*U];
    for (auto &U : V)
      if (U && Count[*U] > Best.second)
        Best = {*U, Count[*U]};
    return Best;
  }

  /// Instructions of filling and then setting the others.
  unsigned scalarCost(unsigned FillPieces) const {
    unsigned Defined = 0;
    for (auto &U : V)
      Defined += U.has_value();
    unsigned Common = mostFrequent().second;
    return Common > FillPieces ? Defined - Common + FillPieces : Defined;
  }
};
} // namespace

/// Four bits for each of up to eight units from \p First on; signed or not.
static std::optional<visa::Operand> packedImmediate(const Units &U,
                                                    size_t First, size_t N) {
  uint32_t Bits = 0;
  bool Signed = true, Unsigned = true;
  for (size_t K = 0; K != N; ++K) {
    int32_t X = U.signedAt(First + K);
    Signed &= X >= -8 && X <= 7;
    Unsigned &= X >= 0 && X <= 15;
    Bits |= (uint32_t(X) & 15) << (4 * K);
  }
  if (Signed)
    return visa::Operand::packedImm(visa::PackedImm::V, Bits);
  if (Unsigned)
    return visa::Operand::packedImm(visa::PackedImm::UV, Bits);
  return std::nullopt;
}

void KernelEmitter::emitConstant(visa::DeclId Dst, uint64_t Size,
                                 const Constant &C, bool MayBePacked) {
  if (isa<UndefValue>(C))
    return;
  Bytes B = bytesOf(C);
  unsigned UnitBytes = Size % 4 == 0 ? 4 : Size % 2 == 0 ? 2 : 1;
  unsigned NativeBytes = elementBytes(C.getType());

  // Small integers: eight (a register of dwords at most) per instruction.
  if (MayBePacked && (NativeBytes == 2 || NativeBytes == 4)) {
    Units U(B, NativeBytes);
    unsigned Groups = unsigned((U.V.size() + 7) / 8);
    bool AllPacked = U.V.size() >= 4 && U.V.size() % 4 == 0;
    for (size_t K = 0; AllPacked && K < U.V.size(); K += 8)
      AllPacked = packedImmediate(U, K, std::min<size_t>(8, U.V.size() - K))
                      .has_value();
    // A dword destination takes one more instruction than a word one.
    unsigned Cost = Groups * (NativeBytes == 2 ? 1 : 2);
    Units Wide(B, UnitBytes);
    if (AllPacked && Cost < Wide.scalarCost(unsigned((Size + 63) / 64))) {
      visa::DeclId Var = K.getAlias(Dst, intType(NativeBytes, true));
      for (size_t I = 0; I < U.V.size(); I += 8) {
        size_t N = std::min<size_t>(8, U.V.size() - I);
        int64_t Off = int64_t(I) * NativeBytes;
        visa::DeclId D = reachable(Var, Off);
        VB.emitMov(visa::Exec::lanes(unsigned(N)),
                   visa::Operand::dst(D, uint32_t(Off)),
                   *packedImmediate(U, I, N));
      }
      return;
    }
  }

  Units U(B, UnitBytes);
  ElemType T = intType(UnitBytes, false);
  ElemType ImmT = UnitBytes == 1 ? ElemType::UW : T;
  visa::DeclId Var = K.getAlias(Dst, T);
  unsigned MaxN = 2 * TD.grfBytes() / std::max(2u, UnitBytes);
  auto Write = [&](size_t First, unsigned N, uint32_t V) {
    int64_t Off = int64_t(First) * UnitBytes;
    visa::DeclId D = reachable(Var, Off);
    VB.emitMov(execOf(N, 0), visa::Operand::dst(D, uint32_t(Off)),
               visa::Operand::imm(ImmT, V));
  };
  auto [Fill, Count] = U.mostFrequent();
  unsigned FillPieces = unsigned((U.V.size() + MaxN - 1) / MaxN);
  bool DoFill = Count > FillPieces;
  if (DoFill)
    for (size_t I = 0; I < U.V.size();) {
      unsigned N = unsigned(llvm::bit_floor(
          std::min<size_t>({U.V.size() - I, MaxN, TD.maxExecSize()})));
      Write(I, N, Fill);
      I += N;
    }
  for (size_t I = 0; I != U.V.size(); ++I)
    if (U.V[I] && !(DoFill && *U.V[I] == Fill))
      Write(I, 1, *U.V[I]);
}

} // namespace cmx
