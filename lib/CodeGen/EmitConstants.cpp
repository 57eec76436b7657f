//===- EmitConstants.cpp - Constants into registers -----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The cheaper one of these two plans is used:
//   - pieces of four lanes or more, if the elements are words or dwords. A
//     piece contains
//       * small numbers, from a packed vector immediate that is multiplied and
//         increased if needed (0, 4, 8, ...),
//       * four floats of 8 bits each, and their repetitions,
//       * the same number in each lane,
//       * an earlier piece plus a number (an integer or a float), or
//       * a number for each dword;
//   - units of a dword, a word or a byte, whichever is the largest that divides
//     the constant's size. The most frequent unit is written everywhere first
//     if that is cheaper. Then each other unit is written by itself.
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Constants.h"
#include "llvm/Support/MathExtras.h"
#include <numeric>

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
/// The bytes of a constant as units of one size. An undefined unit may have any
/// value.
struct Units {
  unsigned UnitBytes;
  bool AreFloats; ///< Single precision.
  SmallVector<std::optional<uint32_t>, 32> V;

  Units(const Bytes &B, unsigned UnitBytes, bool AreFloats = false)
      : UnitBytes(UnitBytes), AreFloats(AreFloats) {
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

  /// Returns the most frequent defined unit and how often it occurs. If several
  /// are equally frequent, returns the first of them.
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

  /// Returns the units that differ from \p Fill, and std::nullopt for the
  /// others.
  SmallVector<std::optional<uint32_t>, 32>
  without(std::optional<uint32_t> Fill) const {
    auto Rest = V;
    for (auto &U : Rest)
      if (Fill && U == Fill)
        U.reset();
    return Rest;
  }

  /// If the units are dwords: does the dword at \p K form a qword with the next
  /// one?
  static bool isPairAt(ArrayRef<std::optional<uint32_t>> Rest, size_t K) {
    return K % 2 == 0 && K + 1 < Rest.size() && Rest[K + 1];
  }

  /// Returns the number of instructions that write \p Rest. Each of them writes
  /// one unit or, if \p Pairs, two units that form a qword.
  static unsigned numMoves(ArrayRef<std::optional<uint32_t>> Rest, bool Pairs) {
    unsigned N = 0;
    for (size_t K = 0; K < Rest.size(); ++K)
      if (Rest[K]) {
        ++N;
        K += Pairs && isPairAt(Rest, K);
      }
    return N;
  }

  /// Returns the most frequent unit if it is cheaper to write it everywhere
  /// first.
  std::optional<uint32_t> fill(unsigned FillPieces, bool Pairs) const {
    uint32_t Common = mostFrequent().first;
    unsigned Filled = FillPieces + numMoves(without(Common), Pairs);
    return Filled < numMoves(V, Pairs) ? std::optional(Common) : std::nullopt;
  }

  /// Returns the number of instructions that write all units. If that is
  /// cheaper, they first write the most frequent unit everywhere.
  unsigned scalarCost(unsigned FillPieces, bool Pairs) const {
    std::optional<uint32_t> Fill = fill(FillPieces, Pairs);
    return (Fill ? FillPieces : 0) + numMoves(without(Fill), Pairs);
  }
};
} // namespace

/// Returns a packed immediate with the \p N units from \p First on, at most
/// eight. It has four bits for each unit, signed or unsigned. Returns
/// std::nullopt if a unit does not fit.
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

/// One piece of a constant.
struct ConstantPiece {
  size_t First = 0, N = 0;
  unsigned Cost = 0; ///< In Gen instructions.
  /// If not 0: each lane is Added plus the lane that is Distance lanes before
  /// it.
  size_t Distance = 0;
  /// If not empty: the value of each dword that is defined.
  SmallVector<std::optional<uint32_t>, 4> Dwords;
  /// Otherwise: the lanes are Packed * Factor + Added, or Added if there is no
  /// Packed.
  std::optional<visa::Operand> Packed;
  int64_t Factor = 1, Added = 0;
  bool AddsFloat = false; ///< Added has the bits of a float.
};

/// Returns the cost of a mov of a packed immediate. For dwords, the finalizer
/// needs one more instruction than for words.
static unsigned packedCost(const Units &U) { return U.UnitBytes == 2 ? 1 : 2; }

/// Returns a piece whose packed immediate holds (\p U - \p Base) / \p Factor,
/// or std::nullopt if these numbers do not fit.
static std::optional<ConstantPiece> scaledPiece(const Units &U, size_t First,
                                                size_t N, int64_t Base,
                                                int64_t Factor) {
  Units Quotients = U;
  for (size_t K = First; K != First + N; ++K)
    if (U.V[K])
      Quotients.V[K] = uint32_t((U.signedAt(K) - Base) / Factor);
  ConstantPiece P;
  P.Packed = packedImmediate(Quotients, First, N);
  if (!P.Packed || !llvm::isInt<16>(Factor))
    return std::nullopt;
  P.First = First;
  P.N = N;
  P.Factor = Factor;
  P.Added = Base;
  P.Cost = packedCost(U) + (Factor != 1) + (Base != 0);
  return P;
}

/// Returns a piece of \p N lanes, at most eight, that does not depend on other
/// pieces.
static std::optional<ConstantPiece> plainPiece(const Units &U, size_t First,
                                               size_t N) {
  int64_t Min = 0, Gcd = 0, GcdOfAll = 0;
  std::optional<int64_t> Any; // The first defined unit.
  for (size_t K = First; K != First + N; ++K) {
    if (!U.V[K])
      continue;
    int64_t X = U.signedAt(K);
    Min = Any ? std::min(Min, X) : X;
    Gcd = std::gcd(Gcd, X - Any.value_or(X));
    GcdOfAll = std::gcd(GcdOfAll, X);
    Any = Any.value_or(X);
  }
  if (Gcd == 0) { // One number; any number if no unit is defined.
    ConstantPiece P;
    P.First = First;
    P.N = N;
    P.Added = Any.value_or(0);
    P.Cost = 1;
    return P;
  }
  for (auto [Base, Factor] :
       {std::pair(int64_t(0), int64_t(1)), std::pair(int64_t(0), GcdOfAll),
        std::pair(Min, int64_t(1)), std::pair(Min, Gcd)})
    if (auto P = scaledPiece(U, First, N, Base, Factor))
      return P;
  return std::nullopt;
}

/// Returns the eight bits for the float \p U in a packed immediate: a sign,
/// three bits of exponent, four bits of fraction. Eight zero bits mean the
/// number 0. The numbers -0 and 0.125 have no such form.
static std::optional<uint32_t> shortFloat(uint32_t U) {
  if (U == 0)
    return 0;
  uint32_t Exponent = U >> 23 & 0xff, Fraction = U >> 19 & 15;
  if (U << 13 || Exponent < 124 || Exponent > 131 ||
      (Exponent == 124 && Fraction == 0))
    return std::nullopt;
  return (U >> 31) << 7 | (Exponent - 124) << 4 | Fraction;
}

/// Returns the longest piece from unit \p First on, of at most \p MaxN lanes,
/// whose lanes are four floats of 8 bits (immediate type vf) and their
/// repetitions.
static std::optional<ConstantPiece> floatPiece(const Units &U, size_t First,
                                               size_t MaxN) {
  std::optional<uint32_t> Lane[4];
  size_t N = 0;
  for (size_t End = std::min(U.V.size(), First + std::min<size_t>(MaxN, 16));
       U.AreFloats && First + N != End; ++N) {
    const std::optional<uint32_t> &X = U.V[First + N];
    if (!X)
      continue;
    std::optional<uint32_t> Short = shortFloat(*X);
    if (!Short || Lane[N % 4].value_or(*Short) != *Short)
      break;
    Lane[N % 4] = Short;
  }
  if (N < 4)
    return std::nullopt;
  uint32_t Bits = 0;
  for (unsigned K = 0; K != 4; ++K) // An undefined lane may have any value.
    Bits |= Lane[K].value_or(0) << (8 * K);
  ConstantPiece P;
  P.First = First;
  P.N = bit_floor(N);
  P.Packed = visa::Operand::packedImm(visa::PackedImm::VF, Bits);
  P.Cost = 1;
  return P;
}

/// Returns a piece of four lanes whose dwords are written one by one or in
/// pairs. An undefined word may have any value.
static ConstantPiece scalarPiece(const Units &U, size_t First,
                                 bool PairsDwords) {
  ConstantPiece P;
  P.First = First;
  P.N = 4;
  for (size_t K = First; K != First + 4; ++K) {
    std::optional<uint32_t> Dword = U.V[K];
    if (U.UnitBytes == 2)
      if (std::optional<uint32_t> High = U.V[++K])
        Dword = Dword.value_or(0) | *High << 16;
    P.Dwords.push_back(Dword);
  }
  P.Cost = Units::numMoves(P.Dwords, PairsDwords);
  return P;
}

/// Returns a piece of \p N lanes if the difference between each lane and the
/// lane \p Distance lanes before it is always the same.
static std::optional<ConstantPiece> movedPiece(const Units &U, size_t First,
                                               size_t N, size_t Distance) {
  std::optional<uint32_t> Delta;
  uint32_t Mask = U.UnitBytes == 2 ? 0xffff : ~0u;
  for (size_t K = First; K != First + N; ++K) {
    if (!U.V[K])
      continue;
    if (!U.V[K - Distance])
      return std::nullopt;
    uint32_t D = (*U.V[K] - *U.V[K - Distance]) & Mask;
    if (Delta.value_or(D) != D)
      return std::nullopt;
    Delta = D;
  }
  ConstantPiece P;
  P.First = First;
  P.N = N;
  P.Distance = Distance;
  // If all units are undefined, any difference will do.
  P.Added = SignExtend64(Delta.value_or(0), U.UnitBytes * 8);
  P.Cost = 1;
  return P;
}

/// Does the same as movedPiece for floats. All sums must be exact and normal,
/// so that they do not depend on the machine's float modes.
static std::optional<ConstantPiece> movedFloats(const Units &U, size_t First,
                                                size_t N, size_t Distance) {
  auto FloatAt = [&](size_t K) {
    return APFloat(APFloat::IEEEsingle(), APInt(32, *U.V[K]));
  };
  std::optional<APFloat> Delta;
  for (size_t K = First; K != First + N; ++K) {
    if (!U.V[K] || !U.V[K - Distance] || !FloatAt(K).isNormal())
      return std::nullopt;
    APFloat Before = FloatAt(K - Distance), Sum = Before;
    if (!Delta) {
      Delta = FloatAt(K);
      Delta->subtract(Before, APFloat::rmNearestTiesToEven);
    }
    if (Sum.add(*Delta, APFloat::rmNearestTiesToEven) != APFloat::opOK ||
        !Sum.bitwiseIsEqual(FloatAt(K)) ||
        !(Before.isNormal() || Before.isPosZero()) || !Delta->isNormal())
      return std::nullopt;
  }
  ConstantPiece P;
  P.First = First;
  P.N = N;
  P.Distance = Distance;
  P.Added = int64_t(Delta->bitcastToAPInt().getZExtValue());
  P.AddsFloat = true;
  P.Cost = 1;
  return P;
}

/// Does \p P write more lanes than \p Best, or take fewer instructions?
static bool isBetter(const std::optional<ConstantPiece> &P,
                     const std::optional<ConstantPiece> &Best) {
  return P && (!Best || P->N > Best->N || P->Cost < Best->Cost);
}

/// Returns pieces of at most \p MaxN lanes that together contain all of \p U,
/// or std::nullopt if the number of units is not a multiple of four.
static std::optional<SmallVector<ConstantPiece, 8>>
planPieces(const Units &U, unsigned MaxN, unsigned GrfBytes, bool PairsDwords) {
  SmallVector<ConstantPiece, 8> Pieces;
  size_t End = U.V.size();
  if (End < 4 || End % 4 != 0)
    return std::nullopt;
  size_t RegisterLanes = GrfBytes / U.UnitBytes;
  for (size_t I = 0; I < End;) {
    // Eight dwords that start at an odd multiple of four lie in two registers,
    // four in each.
    size_t Aligned = I ? I & (~I + 1) : MaxN;
    std::optional<ConstantPiece> Best =
        plainPiece(U, I, bit_floor(std::min<size_t>({8, Aligned, End - I})));
    if (auto Floats = floatPiece(U, I, std::min<size_t>(MaxN, Aligned));
        isBetter(Floats, Best))
      Best = Floats;
    for (size_t N = 4; N <= MaxN && N <= I; N *= 2) {
      if (I % N != 0)
        break;
      auto Moved = movedPiece(U, I, bit_floor(std::min<size_t>(N, End - I)), N);
      if (isBetter(Moved, Best))
        Best = Moved;
      // If N lanes fill whole registers, the sums start at the same place in a
      // register as the lanes that they read. Otherwise, pvc may need a copy of
      // the floats.
      if (U.AreFloats && N % RegisterLanes == 0 && End - I >= N)
        if (auto Sums = movedFloats(U, I, N, N); isBetter(Sums, Best))
          Best = Sums;
    }
    if (!Best)
      Best = scalarPiece(U, I, PairsDwords);
    I += Best->N;
    Pieces.push_back(std::move(*Best));
  }
  return Pieces;
}

static unsigned costOf(ArrayRef<ConstantPiece> Pieces) {
  unsigned Cost = 0;
  for (const ConstantPiece &P : Pieces)
    Cost += P.Cost;
  return Cost;
}

/// Does the platform have moves of qwords, and is \p Var aligned for them?
bool KernelEmitter::pairsDwords(visa::DeclId Var) const {
  auto [Root, OffsetBytes] = K.root(Var);
  return TD.has(Feature::Int64) && OffsetBytes % 8 == 0 &&
         visa::alignBytes(K.decl(Root).Alignment, TD.grfBytes()) >= 8;
}

/// Writes the defined dwords to \p Var, from byte \p OffsetBytes on. Each
/// instruction writes one dword or, if pairsDwords, two.
void KernelEmitter::emitDwords(visa::DeclId Var, int64_t OffsetBytes,
                               ArrayRef<std::optional<uint32_t>> Dwords) {
  assert(OffsetBytes % 8 == 0 && "no start of a qword");
  bool Pairs = pairsDwords(Var);
  for (size_t I = 0; I < Dwords.size(); ++I) {
    if (!Dwords[I])
      continue;
    bool IsPair = Pairs && Units::isPairAt(Dwords, I);
    ElemType T = IsPair ? ElemType::UQ : ElemType::UD;
    uint64_t Bits = *Dwords[I];
    int64_t At = OffsetBytes + int64_t(I) * 4;
    if (IsPair)
      Bits |= uint64_t(*Dwords[++I]) << 32;
    visa::DeclId D = reachable(K.getAlias(Var, T), At);
    VB.emitMov(execOf(1, 0), visa::Operand::dst(D, uint32_t(At)),
               visa::Operand::imm(T, Bits));
  }
}

/// Writes the piece \p P to its place in the variable \p Var. If \p IsCompared,
/// a compare reads the constant. Then the mov of packed words saturates (see
/// FinalizerFault::PackedImmediatesInCompares). Saturation does not change
/// small numbers.
void KernelEmitter::emitConstantPiece(visa::DeclId Var, const ConstantPiece &P,
                                      bool IsCompared) {
  if (P.AddsFloat || (P.Packed && P.Packed->packed() == visa::PackedImm::VF))
    Var = K.getAlias(Var, ElemType::F); // As numbers, not as bits.
  ElemType T = K.decl(Var).Type;
  auto At = [&](size_t Elt, bool IsDst) {
    int64_t Off = int64_t(Elt) * elemTypeBytes(T);
    visa::DeclId D = reachable(Var, Off);
    return IsDst ? visa::Operand::dst(D, uint32_t(Off))
                 : visa::Operand::vec(D, uint32_t(Off));
  };
  visa::Exec E = execOf(unsigned(P.N), 0);
  auto Compute = [&](Operation Op, size_t From, ElemType ImmTy, int64_t X) {
    VB.emitALU(Op, E, At(P.First, true),
               {At(From, false), visa::Operand::immInt(ImmTy, X)});
  };
  if (P.Distance && P.Added == 0) {
    VB.emitMov(E, At(P.First, true), At(P.First - P.Distance, false));
    return;
  }
  if (P.AddsFloat) {
    VB.emitALU(Operation::Add, E, At(P.First, true),
               {At(P.First - P.Distance, false),
                visa::Operand::imm(ElemType::F, uint32_t(P.Added))});
    return;
  }
  if (P.Distance)
    return Compute(Operation::Add, P.First - P.Distance, T, P.Added);
  if (!P.Dwords.empty())
    return emitDwords(Var, int64_t(P.First) * elemTypeBytes(T), P.Dwords);
  if (!P.Packed) {
    VB.emitMov(E, At(P.First, true), visa::Operand::immInt(T, P.Added));
    return;
  }
  bool Saturate = IsCompared &&
                  TD.hasFault(FinalizerFault::PackedImmediatesInCompares) &&
                  elemTypeBytes(T) == 2;
  VB.emitMov(E, At(P.First, true), *P.Packed, {}, Saturate);
  if (P.Factor != 1)
    Compute(Operation::Mul, P.First, ElemType::W, P.Factor);
  if (P.Added)
    Compute(Operation::Add, P.First, T, P.Added);
}

void KernelEmitter::emitConstant(visa::DeclId Dst, uint64_t Size,
                                 const Constant &C, bool IsCompared) {
  if (isa<UndefValue>(C))
    return;
  Bytes B = bytesOf(C);
  unsigned UnitBytes = elemTypeBytes(copyType(Size));
  unsigned NativeBytes = elementBytes(C.getType());
  bool Pairs = pairsDwords(Dst);

  // The plan with pieces, for elements of two or four bytes.
  if (NativeBytes == 2 || NativeBytes == 4) {
    Units U(B, NativeBytes, C.getType()->getScalarType()->isFloatTy());
    auto Pieces =
        planPieces(U,
                   std::min(TD.maxExecSize(), TD.maxOperandRegisters() *
                                                  TD.grfBytes() / NativeBytes),
                   TD.grfBytes(), Pairs);
    Units Wide(B, UnitBytes);
    // A piece has a multiple of four units, so a piece of words has whole
    // dwords, too.
    if (Pieces &&
        costOf(*Pieces) < Wide.scalarCost(unsigned((Size + 63) / 64), Pairs)) {
      visa::DeclId Var = K.getAlias(Dst, intType(NativeBytes, true));
      for (const ConstantPiece &P : *Pieces)
        emitConstantPiece(Var, P, IsCompared);
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
  unsigned FillPieces = unsigned((U.V.size() + MaxN - 1) / MaxN);
  std::optional<uint32_t> Fill = U.fill(FillPieces, Pairs && UnitBytes == 4);
  if (Fill)
    for (size_t I = 0; I < U.V.size();) {
      unsigned N = unsigned(llvm::bit_floor(
          std::min<size_t>({U.V.size() - I, MaxN, TD.maxExecSize()})));
      Write(I, N, *Fill);
      I += N;
    }
  auto Rest = U.without(Fill);
  if (UnitBytes == 4)
    return emitDwords(Dst, 0, Rest);
  for (size_t I = 0; I != Rest.size(); ++I)
    if (Rest[I])
      Write(I, 1, *Rest[I]);
}

} // namespace cmx
