//===- Legality.cpp - Legality of operands and instructions ---------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// This file checks only the rules of vISA text, and the limits that follow from
// FinalizerFaults.def. A form that the finalizer repairs with extra
// instructions (rows across a register, narrow packed destinations, operands
// that do not match) is legal. Cost.cpp counts the extra instructions.
//
// The checks of an operand are in this order: its kind, the numbers of its
// region, its place in the register file. The result is the first violation.
//
//===----------------------------------------------------------------------===//

#include "TargetTables.h"
#include "cmx/Target/TargetDesc.h"
#include "llvm/Support/MathExtras.h"
#include <iterator>

using namespace cmx;

namespace {

using RL = RegionLegality;

/// Is \p V 0 or a power of two, at most \p Max?
bool isStride(unsigned V, unsigned Max) {
  return V == 0 || (V <= Max && llvm::isPowerOf2_32(V));
}

bool isExecSize(unsigned N, unsigned Max) {
  return N <= Max && llvm::isPowerOf2_32(N);
}

// vISA specification, operands: region <v;w,h> of a source.
constexpr unsigned maxVStride = 32;
constexpr unsigned maxWidth = 16;
constexpr unsigned maxHStride = 4;
constexpr unsigned maxDstStride = 4;
// Found by experiment with GenX_IR 1.0.12504: it prints "wrong dst horizontal
// stride" if a destination has 64-bit elements with stride 4. This happens in
// conversions on PVC, and in all moves on platforms that emulate 64-bit
// integers.
constexpr unsigned maxWideDstStride = 2;
constexpr unsigned maxLanes = 32;

/// Returns the numbers that are printed for \p R as a source, whether they are
/// legal or not. Each element list has only one printed form: a single stride s
/// is <s;1,0>, and a list of several rows has the width at which its stride
/// changes.
PrintedRegion sourceForm(const Region &R) {
  if (R.numElts() == 1)
    return {0, 1, 0};
  if (std::optional<unsigned> S = R.singleStrideElts())
    return {*S, 1, 0};
  Region C = R.canonical();
  return {C.vStrideElts(), C.widthElts(), C.hStrideElts()};
}

RL checkSourceForm(const PrintedRegion &P) {
  if (!isStride(P.VStride, maxVStride))
    return RL::BadVStride;
  if (P.Width > maxWidth || !llvm::isPowerOf2_32(P.Width))
    return RL::BadWidth;
  if (!isStride(P.HStride, maxHStride))
    return RL::BadHStride;
  return RL::Legal;
}

RL checkDstForm(const Region &R) {
  if (R.numElts() == 1)
    return RL::Legal;
  std::optional<unsigned> S = R.singleStrideElts();
  if (!S)
    return RL::DstNot1D;
  if (*S == 0 ||
      !isStride(*S, R.elemBytes() == 8 ? maxWideDstStride : maxDstStride))
    return RL::BadDstStride;
  return RL::Legal;
}

/// See FinalizerFault::EmulatedQwordStrides.
constexpr unsigned maxEmulatedSrcStride = 4;
constexpr unsigned maxWidenedSrcStride = 2;

RL checkEmulated(const Region &R, unsigned MaxStride) {
  std::optional<unsigned> S = R.singleStrideElts();
  return S && *S <= MaxStride ? RL::Legal : RL::EmulatedStride;
}

/// Is the place of \p R legal? \p R must start at a multiple of the element
/// size, within the range of row and column numbers, and must not touch more
/// registers than an operand is allowed to.
RL checkPlace(const TargetDesc &T, const Region &R) {
  unsigned Bytes = R.elemBytes();
  if (R.offsetBytes() % int64_t(Bytes) != 0 ||
      (R.isIndirect() && R.startAlignBytes() % Bytes != 0))
    return RL::Misaligned;
  if (!R.isIndirect()) {
    if (R.offsetBytes() < 0)
      return RL::NegativeOffset;
    if (R.offsetBytes() / T.grfBytes() > T.maxRowCol())
      return RL::OffsetTooFar;
  }
  if (R.touchedRegisters(T.grfBytes()) > T.maxOperandRegisters())
    return RL::TooManyRegisters;
  return RL::Legal;
}

unsigned roleIndex(OperandRole Role) {
  return unsigned(Role) - unsigned(OperandRole::Src0);
}

/// There are no immediates of type bf or of bytes: the finalizer widens a byte
/// immediate when it reads the text (vISA specification, immediate operands).
constexpr TypeSet immediateTypes =
    types::Words | types::Dwords | types::Qwords | types::Floats;

bool isLogic(Operation Op) {
  return Op == Operation::And || Op == Operation::Or || Op == Operation::Xor ||
         Op == Operation::Not;
}

/// Is \p I logic on whole predicates, so that all operands are predicates (vISA
/// specification, and, or, xor, not)?
bool isFlagLogic(const InstDesc &I) {
  return isLogic(I.Op) && I.Dst.K == OperandDesc::Predicate;
}

bool takesPredicateDst(Operation Op) {
  return isLogic(Op) || Op == Operation::Cmp || Op == Operation::Setp;
}

/// Can a source of \p I be a predicate? It can in flag logic, and in a scalar
/// move of the bits of a predicate into an integer.
bool takesPredicateSrc(const InstDesc &I) {
  if (isFlagLogic(I))
    return true;
  return I.Op == Operation::Mov && I.ExecSize == 1 && isInt(I.Dst.Type);
}

/// Can \p Op have a predicate? Not if it is cmp or setp, which write predicates
/// (vISA specification). See also FinalizerFault::PredicatedMinMax.
bool canBePredicated(const TargetDesc &TD, Operation Op) {
  if ((Op == Operation::Min || Op == Operation::Max) &&
      TD.hasFault(FinalizerFault::PredicatedMinMax))
    return false;
  return Op != Operation::Cmp && Op != Operation::Setp;
}

/// See FinalizerFault::TernaryPairs. A mad of integers, and operations on df,
/// have other encodings.
bool lacksSize(const TargetDesc &T, Operation Op, ElemType Ty, unsigned Size) {
  return Size == 2 && operationInfo(Op).Shape == OpShape::Ternary &&
         T.hasFault(FinalizerFault::TernaryPairs) && Ty != ElemType::DF &&
         !(Op == Operation::Mad && isInt(Ty));
}

/// See FinalizerFault::WideMathSource.
RL checkIndirect(const TargetDesc &TD, Operation Op, OperandRole Role,
                 ElemType T, const Region &R) {
  if (!R.isIndirect())
    return RL::Legal;
  if (!hasIndirectForm(T))
    return RL::TypeUnsupported;
  bool IsMath = operationInfo(Op).Shape == OpShape::Math &&
                TD.hasFault(FinalizerFault::WideMathSource);
  return IsMath && Role == OperandRole::Src0 && R.numElts() > 16
             ? RL::NoSuchSize
             : RL::Legal;
}

} // namespace

std::optional<PrintedRegion> cmx::legalSourceForm(const Region &R) {
  PrintedRegion P = sourceForm(R);
  if (checkSourceForm(P) != RL::Legal)
    return std::nullopt;
  return P;
}

std::optional<unsigned> cmx::legalDstStride(const Region &R) {
  if (checkDstForm(R) != RL::Legal)
    return std::nullopt;
  return R.numElts() == 1 ? 1 : *R.singleStrideElts();
}

// Gen PRMs, "address immediate": ten bits with sign.
bool cmx::isIndirectOffset(int64_t Bytes) { return llvm::isInt<10>(Bytes); }

// Found by experiment with GenX_IR 1.0.12504: indirect operands of bf have no
// text form.
bool cmx::hasIndirectForm(ElemType T) { return T != ElemType::BF; }

ElemType cmx::copyType(ElemType T, bool Indirect, bool Masked) {
  if (Indirect && !hasIndirectForm(T))
    return intType(elemTypeBytes(T), /*Signed=*/true);
  // A masked mov of qwords has fewer limits than one of doubles: see
  // FinalizerFault::MaskedMismatchedDoubles.
  return Masked && T == ElemType::DF ? ElemType::Q : T;
}

// vISA specification, execution mask: Mk starts at lane 4 * (k - 1), and the
// lanes of one instruction are a naturally aligned group of the 32.
bool TargetDesc::isLegalMask(unsigned FirstLane, unsigned ExecSize) const {
  if (!isExecSize(ExecSize, maxLanes))
    return false;
  unsigned Step = std::max(ExecSize, maskStepLanes());
  return FirstLane % Step == 0 && FirstLane + ExecSize <= maxLanes;
}

unsigned TargetDesc::maskStepLanes() const {
  return has(Feature::NibbleControl) ? 4 : 8;
}

// Found by experiment, for each execution size: if an operation starts at a
// lane that is not a multiple of this step, GenX_IR prints "Invalid emask".
unsigned TargetDesc::maskStepLanes(Operation Op, ElemType T) const {
  const OperationInfo &Info = operationInfo(Op);
  bool ByRegister = Info.Needs == Feature::IEEEDivSqrt ||
                    (Info.Shape == OpShape::Math && T == ElemType::DF);
  unsigned Step = maskStepLanes();
  return ByRegister ? std::max(Step, grfBytes() / elemTypeBytes(T)) : Step;
}

bool TargetDesc::isLegalMask(const InstDesc &I) const {
  return isLegalMask(I.FirstLane, I.ExecSize) &&
         I.FirstLane % maskStepLanes(I.Op, I.Src[0].Type) == 0;
}

RegionLegality TargetDesc::checkOperand(Operation Op, OperandRole Role,
                                        ElemType T, const Region &R) const {
  if (!supports(Op))
    return RL::OperationUnsupported;
  bool IsDst = Role == OperandRole::Dst;
  if (!IsDst && roleIndex(Role) >= operationNumSrcs(Op))
    return RL::OperandSurplus;
  if (!(IsDst ? supportsDstType(Op, T) : supportsType(Op, T)))
    return RL::TypeUnsupported;
  if (R.elemBytes() != elemTypeBytes(T))
    return RL::ElementSize;
  RL Form = IsDst ? checkDstForm(R) : checkSourceForm(sourceForm(R));
  if (Form != RL::Legal)
    return Form;
  if (!isExecSize(R.numElts(), maxExecSize()))
    return RL::BadExecSize;
  if (lacksSize(*this, Op, T, R.numElts()))
    return RL::NoSuchSize;
  if (RL L = checkIndirect(*this, Op, Role, T, R); L != RL::Legal)
    return L;
  if (!IsDst && (types::Qwords & typeBit(T)) &&
      hasFault(FinalizerFault::EmulatedQwordStrides)) {
    RL L = checkEmulated(R, maxEmulatedSrcStride);
    if (L != RL::Legal)
      return L;
  }
  return checkPlace(*this, R);
}

namespace {

/// Element types of an instruction's operands.
struct TypeUse {
  TypeSet Srcs = types::None;
  TypeSet All = types::None;
};

RL checkRegionOperand(const TargetDesc &T, const InstDesc &I, OperandRole Role,
                      const OperandDesc &O) {
  if (isFlagLogic(I) || (Role == OperandRole::Dst && I.Op == Operation::Setp))
    return RL::BadOperandKind;
  if (O.R.numElts() != I.ExecSize)
    return RL::ElementCount;
  return T.checkOperand(I.Op, Role, O.Type, O.R);
}

RL checkDst(const TargetDesc &T, const InstDesc &I) {
  switch (I.Dst.K) {
  case OperandDesc::Absent:
    return RL::OperandMissing;
  case OperandDesc::Predicate:
    return takesPredicateDst(I.Op) ? RL::Legal : RL::BadOperandKind;
  case OperandDesc::Immediate:
    return RL::BadOperandKind;
  case OperandDesc::RegionOperand:
    return checkRegionOperand(T, I, OperandRole::Dst, I.Dst);
  }
  llvm_unreachable("unknown kind");
}

RL checkSrc(const TargetDesc &T, const InstDesc &I, unsigned Index) {
  const OperandDesc &O = I.Src[Index];
  switch (O.K) {
  case OperandDesc::Absent:
    return RL::OperandMissing;
  case OperandDesc::Predicate:
    return takesPredicateSrc(I) ? RL::Legal : RL::BadOperandKind;
  case OperandDesc::Immediate:
    if (isFlagLogic(I))
      return RL::BadOperandKind;
    if (!(immediateTypes & typeBit(O.Type)))
      return RL::BadImmediateType;
    return T.supportsType(I.Op, O.Type) ? RL::Legal : RL::TypeUnsupported;
  case OperandDesc::RegionOperand:
    return checkRegionOperand(
        T, I, OperandRole(unsigned(OperandRole::Src0) + Index), O);
  }
  llvm_unreachable("unknown kind");
}

/// Can one instruction mix the float types \p S (vISA specification, mixed
/// mode)?
bool areMixableFloats(TypeSet S) {
  constexpr TypeSet HalfMix = types::HFs | types::Fs;
  constexpr TypeSet BHalfMix = types::BFs | types::Fs;
  return !(S & TypeSet(~HalfMix)) || !(S & TypeSet(~BHalfMix)) ||
         S == types::DFs;
}

/// Do the types of all operands obey the rule of the operation (TypeMix)?
RL checkMix(const TargetDesc &T, const InstDesc &I, const TypeUse &Use) {
  if (I.Op == Operation::Mov) {
    if (Use.Srcs && !T.supportsConversion(I.Dst.Type, I.Src[0].Type))
      return RL::TypeMix;
    // The stride of a byte source does not matter, because the finalizer widens
    // bytes to dwords first.
    bool Widens = (types::Qwords & typeBit(I.Dst.Type)) &&
                  T.hasFault(FinalizerFault::EmulatedQwordStrides) &&
                  I.Src[0].K == OperandDesc::RegionOperand &&
                  (Use.Srcs & (types::Words | types::Dwords));
    return Widens ? checkEmulated(I.Src[0].R, maxWidenedSrcStride) : RL::Legal;
  }
  // If a compare writes to registers, the result is an integer mask, whatever
  // the types of the sources are.
  TypeSet S = I.Op == Operation::Cmp ? Use.Srcs : Use.All;
  switch (operationInfo(I.Op).Mix) {
  case TypeMix::Free:
    return RL::Legal;
  case TypeMix::Same:
    return (S & (S - 1)) == 0 ? RL::Legal : RL::TypeMix;
  case TypeMix::Family:
    return !(S & TypeSet(~types::Ints)) || areMixableFloats(S) ? RL::Legal
                                                               : RL::TypeMix;
  }
  llvm_unreachable("unknown rule");
}

} // namespace

/// See FinalizerFault::LostSaturation and BFloatMoves.
static bool canSaturate(const TargetDesc &TD, const InstDesc &I) {
  if (!operationCanSaturate(I.Op))
    return false;
  if (I.Op == Operation::Mov && I.Src[0].Type == ElemType::BF &&
      TD.hasFault(FinalizerFault::BFloatMoves))
    return false;
  if (!TD.hasFault(FinalizerFault::LostSaturation))
    return true;
  auto IsWide = [](const OperandDesc &O, unsigned Bytes) {
    return O.K != OperandDesc::Absent && isInt(O.Type) &&
           elemTypeBytes(O.Type) >= Bytes;
  };
  bool Product = I.Op == Operation::Mul || I.Op == Operation::Mad;
  if (Product && IsWide(I.Src[0], 4) && IsWide(I.Src[1], 4))
    return false;
  return TD.has(Feature::Int64) || (!IsWide(I.Dst, 8) && !IsWide(I.Src[0], 8));
}

/// See FinalizerFault::MaskedNarrowPairs.
static bool isNarrowPair(const InstDesc &I) {
  auto StrideBytes = [](const OperandDesc &O) {
    assert(O.R.singleStrideElts() && "two elements have one stride");
    return *O.R.singleStrideElts() * elemTypeBytes(O.Type);
  };
  bool ByLane = I.Predicated || I.Op == Operation::Sel;
  if (!ByLane || I.ExecSize != 2 || I.Dst.K != OperandDesc::RegionOperand ||
      StrideBytes(I.Dst) >= 4)
    return false;
  // If the result is packed bytes, the finalizer handles only sel and mov. But
  // it can replace a mov by the operation that computes its source, so only sel
  // is safe.
  bool PackedBytes = StrideBytes(I.Dst) == 1 && I.Op != Operation::Sel;
  return llvm::any_of(I.Src, [&](const OperandDesc &O) {
    return O.K == OperandDesc::RegionOperand &&
           (StrideBytes(O) > StrideBytes(I.Dst) ||
            (PackedBytes && !O.R.isBroadcast()));
  });
}

/// See FinalizerFault::MaskedMismatchedDoubles.
static bool isMismatchedDoubles(const InstDesc &I, unsigned GRFBytes) {
  const OperandDesc &Dst = I.Dst;
  if (!I.Predicated || I.Op == Operation::Sel || I.ExecSize == 1 ||
      Dst.Type != ElemType::DF || Dst.R.isIndirect())
    return false;
  int64_t Start = Dst.R.offsetBytes() % GRFBytes;
  if (Start == 0 && Dst.R.isContiguous())
    return false;
  return llvm::any_of(I.Src, [&](const OperandDesc &O) {
    return O.K == OperandDesc::RegionOperand && !O.R.isBroadcast() &&
           (O.Type != ElemType::DF || O.R.isIndirect() ||
            O.R.singleStrideElts() != Dst.R.singleStrideElts() ||
            O.R.offsetBytes() % GRFBytes != Start);
  });
}

/// See FinalizerFault::TernaryRowsAcross.
static bool isTernaryWithRowsAcross(const InstDesc &I, unsigned GRFBytes) {
  bool IsTernary = I.Op == Operation::Bfe || I.Op == Operation::Bfi ||
                   I.Op == Operation::Lrp;
  bool IsCopy = I.Op == Operation::Mov && elemTypeBytes(I.Dst.Type) == 4;
  return (IsTernary || IsCopy) && I.ExecSize > 1 &&
         llvm::any_of(I.Src, [&](const OperandDesc &O) {
           return O.K == OperandDesc::RegionOperand &&
                  elemTypeBytes(O.Type) == 4 &&
                  hasRowAcrossRegisters(O.R, GRFBytes);
         });
}

/// See FinalizerFault::MaskedMismatchedDoubles. Is \p I a predicated mov that
/// reads qwords in rows or with a stride above 2, or another mov that reads
/// qwords with a stride above 2 and writes them with gaps?
static bool isMismatchedQwords(const InstDesc &I) {
  if (I.Op != Operation::Mov || I.ExecSize == 1 ||
      I.Src[0].K != OperandDesc::RegionOperand ||
      elemTypeBytes(I.Src[0].Type) != 8)
    return false;
  const Region &R = I.Src[0].R;
  std::optional<unsigned> Stride = R.singleStrideElts();
  if (I.Predicated)
    return !Stride || *Stride > 2;
  return elemTypeBytes(I.Dst.Type) == 8 && I.Dst.R.singleStrideElts() != 1u &&
         (Stride ? *Stride : R.hStrideElts()) > 2;
}

Region cmx::dwordsOf(const Region &R, unsigned Half) {
  assert(R.elemBytes() == 8 && Half < 2 && "two halves of a qword");
  RegionShape S = {4,
                   R.numElts(),
                   2 * R.vStrideElts(),
                   R.widthElts(),
                   2 * R.hStrideElts(),
                   R.offsetBytes() + 4 * Half};
  std::optional<Region> Dwords =
      R.isIndirect() ? Region::getIndirect(S, R.startAlignBytes())
                     : Region::get(S);
  assert(Dwords && "the same rows of the same size");
  return *Dwords;
}

bool TargetDesc::movesInHalves(const InstDesc &I) const {
  if (!hasFault(FinalizerFault::SpreadQwords) || I.Op != Operation::Mov ||
      I.ExecSize == 1 || I.Predicated || I.Saturate ||
      I.Src[0].K != OperandDesc::RegionOperand)
    return false;
  const OperandDesc &Dst = I.Dst, &Src = I.Src[0];
  bool SameBits = Dst.Type == Src.Type || (isInt(Dst.Type) && isInt(Src.Type));
  return SameBits && elemTypeBytes(Dst.Type) == 8 &&
         elemTypeBytes(Src.Type) == 8 && Dst.R.singleStrideElts() == 2u &&
         (Src.R.singleStrideElts() != 2u || Dst.R.isIndirect()) &&
         !Src.R.isBroadcast();
}

/// See FinalizerFault::SpreadQwords. Does \p I write every second qword of an
/// indirect destination, and does the finalizer compute the result in other
/// registers first?
static bool spreadsByAddress(const InstDesc &I) {
  if (I.ExecSize == 1 || I.Dst.K != OperandDesc::RegionOperand ||
      elemTypeBytes(I.Dst.Type) != 8 || !I.Dst.R.isIndirect() ||
      I.Dst.R.singleStrideElts() != 2u)
    return false;
  const OperationInfo &Info = operationInfo(I.Op);
  bool FromFloats = I.Op == Operation::Mov &&
                    I.Src[0].K == OperandDesc::RegionOperand &&
                    isFloat(I.Src[0].Type) && elemTypeBytes(I.Src[0].Type) < 8;
  return FromFloats || Info.Shape == OpShape::Ternary ||
         Info.Shape == OpShape::Math || Info.Needs == Feature::IEEEDivSqrt;
}

/// See FinalizerFault::PredicatedHalfMath. Is \p I math on less than half a
/// register of hf?
static bool isFewHalfMath(const InstDesc &I, unsigned GRFBytes) {
  return operationInfo(I.Op).Shape == OpShape::Math &&
         I.Src[0].Type == ElemType::HF && I.ExecSize < GRFBytes / 4;
}

/// See FinalizerFault::IndirectHalfMath.
static bool isPackedMathByAddress(const InstDesc &I) {
  return operationInfo(I.Op).Shape == OpShape::Math && I.ExecSize > 1 &&
         I.Src[0].Type == ElemType::HF &&
         I.Dst.K == OperandDesc::RegionOperand && I.Dst.R.isIndirect() &&
         I.Dst.R.singleStrideElts() == 1u;
}

/// See FinalizerFault::PredicatedLongProducts. Is \p I a mul or mad of qwords
/// whose result the finalizer does not compute directly in the destination?
static bool isMovedLongProduct(const InstDesc &I, unsigned GRFBytes) {
  bool IsSum = I.Op == Operation::Mad;
  if ((!IsSum && I.Op != Operation::Mul) || !isInt(I.Dst.Type) ||
      elemTypeBytes(I.Dst.Type) != 8)
    return false;
  const Region &R = I.Dst.R;
  if (R.isIndirect() || !R.isContiguous())
    return true;
  return IsSum && I.ExecSize > 1 &&
         (I.ExecSize == 2 || R.offsetBytes() % GRFBytes != 0);
}

/// See FinalizerFault::WideQwords.
static bool readsWideQwords(const InstDesc &I) {
  if (I.ExecSize <= 16 || I.Op == Operation::Mov || I.Op == Operation::Cmp)
    return false;
  return llvm::any_of(I.Src, [](const OperandDesc &O) {
    return O.K == OperandDesc::RegionOperand && isInt(O.Type) &&
           elemTypeBytes(O.Type) == 8 && !O.R.isBroadcast();
  });
}

RegionLegality TargetDesc::checkInst(const InstDesc &I) const {
  if (!supports(I.Op))
    return RL::OperationUnsupported;
  if (!isExecSize(I.ExecSize, maxExecSize()))
    return RL::BadExecSize;
  if (!isLegalMask(I))
    return RL::BadMaskOffset;
  if (I.Saturate && !canSaturate(*this, I))
    return RL::SaturateUnsupported;
  if (I.Predicated && !canBePredicated(*this, I.Op))
    return RL::PredicateUnsupported;
  if (I.Predicated && hasFault(FinalizerFault::PredicatedHalfMath) &&
      isFewHalfMath(I, grfBytes()))
    return RL::PredicateUnsupported;
  if (I.Predicated && hasFault(FinalizerFault::PredicatedLongProducts) &&
      isMovedLongProduct(I, grfBytes()))
    return RL::PredicateUnsupported;
  if (hasFault(FinalizerFault::MaskedNarrowPairs) && isNarrowPair(I))
    return RL::NoSuchSize;
  if (hasFault(FinalizerFault::MaskedMismatchedDoubles) &&
      (isMismatchedDoubles(I, grfBytes()) || isMismatchedQwords(I)))
    return RL::PredicateUnsupported;
  if (hasFault(FinalizerFault::WideQwords) && readsWideQwords(I))
    return RL::NoSuchSize;
  if (hasFault(FinalizerFault::WideMathSource) &&
      operationInfo(I.Op).Shape == OpShape::Math && I.ExecSize > 16 &&
      operationNumSrcs(I.Op) > 1 && I.Src[0].K == OperandDesc::Immediate)
    return RL::NoSuchSize;

  RL L = checkDst(*this, I);
  if (L != RL::Legal)
    return L;
  TypeUse Use;
  for (unsigned S = 0; S < std::size(I.Src); ++S) {
    if (S >= operationNumSrcs(I.Op)) {
      if (I.Src[S].K != OperandDesc::Absent)
        return RL::OperandSurplus;
      continue;
    }
    L = checkSrc(*this, I, S);
    if (L != RL::Legal)
      return L;
    if (I.Src[S].K != OperandDesc::Predicate)
      Use.Srcs |= typeBit(I.Src[S].Type);
  }
  if (hasFault(FinalizerFault::SpreadQwords) && spreadsByAddress(I))
    return RL::BadDstStride;
  if (hasFault(FinalizerFault::IndirectHalfMath) && isPackedMathByAddress(I))
    return RL::BadDstStride;
  if (hasFault(FinalizerFault::TernaryRowsAcross) &&
      isTernaryWithRowsAcross(I, grfBytes()))
    return RL::RowAcrossRegisters;
  Use.All = Use.Srcs;
  if (I.Dst.K == OperandDesc::RegionOperand)
    Use.All |= typeBit(I.Dst.Type);
  return checkMix(*this, I, Use);
}
