//===- Cost.cpp - Gen instructions of a vISA instruction ------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ALGORITHM: the finalizer repairs instructions that the hardware cannot
// execute. This code makes the same repairs in the same order and counts the
// instructions.
//   1. An instruction is halved until no row crosses a register boundary.
//   2. MoveCosts.def has the cost of a mov, by its types and layout.
//   3. OperationCosts.def has the cost of any other operation, by its types.
//      Each operand that the hardware does not allow adds a mov: a packed
//      narrow destination, a region that must match the others but does not,
//      or a source that the three source form cannot have.
//
// All rules here were found by experiment with GenX_IR 1.0.12504 and hold for
// legal instructions only. They do not need to be exact, because costs only
// serve to compare alternatives.
//
//===----------------------------------------------------------------------===//

#include "TargetTables.h"
#include "cmx/Target/InstParts.h"
#include "cmx/Target/TargetDesc.h"
#include <algorithm>
#include <array>

using namespace cmx;

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

namespace {

/// The types of all operands, as far as the cost of an operation depends on
/// them.
enum class CostClass : uint8_t {
  Byte,
  BytePacked,
  Word,
  WordByByte,
  Dword,
  DwordByWord,
  DwordToQword,
  Qword,
  Half,
  HalfMix,
  HalfResult,
  BHalf,
  BHalfMix,
  Float,
  Double,
  ToRegister,
  ToRegisterHalf,
};
constexpr unsigned numCostClasses = unsigned(CostClass::ToRegisterHalf) + 1;

/// The type of the destination or of the source of a mov.
enum class MoveClass : uint8_t {
  Byte,
  Word,
  Dword,
  Qword,
  Half,
  BHalf,
  Float,
  Double,
};
constexpr unsigned numMoveClasses = unsigned(MoveClass::Double) + 1;

enum class MoveLayout : uint8_t {
  Packed,
  Matched,
  Scalar,
  Single,
  SingleAligned,
};
constexpr unsigned numMoveLayouts = unsigned(MoveLayout::SingleAligned) + 1;

/// Each platform has three columns: the widest operand takes at most half a
/// register, at most one register, or at most two registers.
constexpr unsigned numFills = 3;
constexpr unsigned numColumns = numFills * numPlatforms;
using CostRow = std::array<uint8_t, numColumns>;

struct OperationCostTable {
  CostRow Rows[numOperations][numCostClasses];
};
struct MoveCostTable {
  CostRow Rows[numMoveLayouts][numMoveClasses][numMoveClasses];
};

OperationCostTable makeOperationCosts() {
  OperationCostTable T = {};
#define CMX_OPERATION_COST(Op, Class, ...)                                     \
  T.Rows[unsigned(Operation::Op)][unsigned(CostClass::Class)] = {{__VA_ARGS__}};
#include "cmx/Target/OperationCosts.def"
  return T;
}

MoveCostTable makeMoveCosts() {
  MoveCostTable T;
  for (auto &Layout : T.Rows)
    for (auto &Dst : Layout)
      for (CostRow &Row : Dst)
        Row.fill(1);
#define CMX_MOVE_COST(Layout, Dst, Src, ...)                                   \
  T.Rows[unsigned(MoveLayout::Layout)][unsigned(MoveClass::Dst)]               \
        [unsigned(MoveClass::Src)] = {{__VA_ARGS__}};
#include "cmx/Target/MoveCosts.def"
  return T;
}

/// Returns a row of the table: a number of instructions for each platform and
/// fill. The number is 0 if the finalizer refuses the operation. Then an
/// operation is counted as one instruction, like an operation without a row,
/// and a move with a refused stride is counted as a packed move.
const CostRow &operationRow(Operation Op, CostClass Class) {
  static const OperationCostTable Table = makeOperationCosts();
  return Table.Rows[unsigned(Op)][unsigned(Class)];
}

const CostRow &moveRow(MoveLayout Layout, MoveClass Dst, MoveClass Src) {
  static const MoveCostTable Table = makeMoveCosts();
  return Table.Rows[unsigned(Layout)][unsigned(Dst)][unsigned(Src)];
}

MoveClass moveClass(ElemType T) {
  switch (T) {
  case ElemType::UB:
  case ElemType::B:
    return MoveClass::Byte;
  case ElemType::UW:
  case ElemType::W:
    return MoveClass::Word;
  case ElemType::UD:
  case ElemType::D:
    return MoveClass::Dword;
  case ElemType::UQ:
  case ElemType::Q:
    return MoveClass::Qword;
  case ElemType::HF:
    return MoveClass::Half;
  case ElemType::BF:
    return MoveClass::BHalf;
  case ElemType::F:
    return MoveClass::Float;
  case ElemType::DF:
    return MoveClass::Double;
  }
  llvm_unreachable("unknown type");
}

//===----------------------------------------------------------------------===//
// One instruction's facts
//===----------------------------------------------------------------------===//

bool isRegion(const OperandDesc &O) {
  return O.K == OperandDesc::RegionOperand;
}

/// The cost of twice as many instructions with half the lanes each.
Cost byHalves(Cost C) { return Cost(2 * C.instructions(), C.issueCycles()); }

/// Is \p O a region that gives the same element to all lanes?
bool isScalar(const OperandDesc &O) { return isRegion(O) && O.R.isBroadcast(); }

/// Returns the distance from each lane to the next in bytes (0 for a scalar),
/// or std::nullopt if the distances differ.
std::optional<unsigned> strideBytes(const Region &R) {
  std::optional<unsigned> S = R.singleStrideElts();
  if (!S)
    return std::nullopt;
  return *S * R.elemBytes();
}

/// Computes the cost of one instruction in which no row crosses a register
/// boundary.
class PieceCost {
public:
  PieceCost(const TargetDesc &T, unsigned PlatformIndex, const InstDesc &I)
      : T(T), PlatformIndex(PlatformIndex), I(I),
        NumSrcs(operationNumSrcs(I.Op)) {}

  Cost get() const {
    if (I.Dst.K != OperandDesc::RegionOperand && I.Op != Operation::Cmp)
      return Cost::of(1); // Flag logic and setp: scalar instructions on flags.
    return I.Op == Operation::Mov ? moveCost() : operationCost();
  }

private:
  const TargetDesc &T;
  const unsigned PlatformIndex;
  const InstDesc &I;
  const unsigned NumSrcs;

  unsigned column(unsigned Bytes) const {
    unsigned Fill = Bytes > T.grfBytes() ? 2 : 2 * Bytes > T.grfBytes() ? 1 : 0;
    return numFills * PlatformIndex + Fill;
  }
  Cost rowCost(const CostRow &Row, unsigned WidestBytes, unsigned Lanes) const;
  /// The cost of \p Count movs of all lanes.
  Cost movs(unsigned Count) const { return Cost::of(Count, I.ExecSize); }
  unsigned offsetInRegister(const Region &R) const {
    if (R.isIndirect())
      return 0; // Not known: the finalizer repairs nothing.
    return unsigned(R.offsetBytes()) & (T.grfBytes() - 1);
  }
  bool startsAtRegister(const Region &R) const {
    return offsetInRegister(R) == 0;
  }
  /// Is \p R packed, and does it start at the start of a register?
  bool isPlain(const Region &R) const {
    return R.isContiguous() && startsAtRegister(R);
  }

  Cost moveCost() const;
  Cost moveRowCost(MoveLayout Layout, MoveClass Dst, MoveClass Src) const;
  MoveLayout moveLayout(const Region &Dst, const Region &Src) const;
  bool mustMatchMove() const;
  unsigned moveMatchCost(const Region &Dst, const Region &Src) const;

  Cost operationCost() const;
  Cost productAndSumCost() const;
  CostClass costClass() const;
  unsigned widestBytes() const;
  unsigned execBytes() const;
  TypeSet srcTypes() const;
  Cost applyDstPacking(Cost C) const;
  unsigned matchCost() const;
  bool mustMatch() const;
  bool isTernaryForm(CostClass Class) const;
  unsigned ternaryCost(CostClass Class) const;
  bool isAlign16(const Region &R) const;
  bool dstFitsTernary() const;
  bool fitsTernary(unsigned SrcIndex, bool IsFloat) const;
};

/// The cost in \p Row. If \p Lanes lanes take more instructions than half as
/// many lanes, the finalizer has split some instructions into halves. The other
/// instructions have all lanes.
Cost PieceCost::rowCost(const CostRow &Row, unsigned WidestBytes,
                        unsigned Lanes) const {
  unsigned Count = Row[column(Lanes * WidestBytes)];
  if (Lanes == 1)
    return Cost::of(Count, Lanes);
  Cost Half = rowCost(Row, WidestBytes, Lanes / 2);
  unsigned HalfCount = unsigned(Half.instructions());
  if (Count <= HalfCount)
    return Cost::of(Count, Lanes);
  unsigned Whole = 2 * HalfCount - std::min(Count, 2 * HalfCount);
  return Cost::of(Whole, Lanes) +
         Cost(int(Count - Whole),
              Half.issueCycles() * int(Count - Whole) / int(HalfCount));
}

} // namespace

//===----------------------------------------------------------------------===//
// Moves
//===----------------------------------------------------------------------===//

namespace {

/// Returns the size in bytes of the type in which a conversion computes: the
/// wider of the two types, but at least a dword if only one of them is hf.
unsigned conversionBytes(ElemType Dst, ElemType Src) {
  unsigned Wide = std::max(elemTypeBytes(Dst), elemTypeBytes(Src));
  bool OneHalf = (Dst == ElemType::HF) != (Src == ElemType::HF);
  return OneHalf ? std::max(Wide, 4u) : Wide;
}

/// \pre The element types of \p Dst and \p Src differ.
MoveLayout PieceCost::moveLayout(const Region &Dst, const Region &Src) const {
  unsigned Wide = conversionBytes(I.Dst.Type, I.Src[0].Type);
  if (I.ExecSize == 1)
    return offsetInRegister(Dst) % Wide == 0 ? MoveLayout::SingleAligned
                                             : MoveLayout::Single;
  unsigned DstStride = *strideBytes(Dst);
  if (Src.isBroadcast())
    return DstStride >= Wide && Dst.elemBytes() < Wide ? MoveLayout::Matched
                                                       : MoveLayout::Scalar;
  bool Matches = !mustMatchMove() || strideBytes(Src) == DstStride;
  return DstStride >= Wide && Matches ? MoveLayout::Matched
                                      : MoveLayout::Packed;
}

bool PieceCost::mustMatchMove() const {
  return T.has(Feature::MatchedRegions) &&
         (isFloat(I.Dst.Type) || isFloat(I.Src[0].Type) ||
          elemTypeBytes(I.Dst.Type) == 8 || elemTypeBytes(I.Src[0].Type) == 8);
}

/// Some conversions require that the elements of \p Dst and \p Src have the
/// same places in their registers. Returns the number of movs that this needs.
/// The table does not include these movs, because it was measured with operands
/// at the start of a register.
unsigned PieceCost::moveMatchCost(const Region &Dst, const Region &Src) const {
  if (!mustMatchMove() || I.ExecSize == 1 || Src.isBroadcast())
    return 0;
  if (Dst.elemBytes() == Src.elemBytes()) {
    if (Dst.isContiguous() && Src.isContiguous() &&
        offsetInRegister(Dst) == offsetInRegister(Src))
      return 0;
    return unsigned(!isPlain(Dst)) + !isPlain(Src);
  }
  return !startsAtRegister(Dst) &&
         offsetInRegister(Dst) != offsetInRegister(Src);
}

Cost PieceCost::moveRowCost(MoveLayout Layout, MoveClass Dst,
                            MoveClass Src) const {
  unsigned WideBytes = conversionBytes(I.Dst.Type, I.Src[0].Type);
  Cost C = rowCost(moveRow(Layout, Dst, Src), WideBytes, I.ExecSize);
  return C.instructions() ? C
                          : rowCost(moveRow(MoveLayout::Packed, Dst, Src),
                                    WideBytes, I.ExecSize);
}

Cost PieceCost::moveCost() const {
  const OperandDesc &Src = I.Src[0];
  if (Src.K == OperandDesc::Predicate)
    return movs(1);
  const Region &Dst = I.Dst.R;
  MoveClass DstClass = moveClass(I.Dst.Type), SrcClass = moveClass(Src.Type);
  if (Src.K == OperandDesc::Immediate) {
    // Integer immediates are truncated to the destination's type. Conversions
    // to or from floats happen at run time.
    bool Converts =
        DstClass != SrcClass && (isFloat(I.Dst.Type) || isFloat(Src.Type));
    return Converts ? moveRowCost(MoveLayout::Scalar, DstClass, SrcClass)
                    : moveRowCost(MoveLayout::Packed, DstClass, DstClass);
  }
  if (DstClass == SrcClass) {
    // If a move into packed bytes converts or saturates, it costs one more mov.
    bool Converts = I.Dst.Type != Src.Type || I.Saturate;
    bool PackedBytes =
        DstClass == MoveClass::Byte && Dst.numElts() > 1 && Dst.isContiguous();
    return moveRowCost(MoveLayout::Packed, DstClass, SrcClass) +
           movs(Converts && PackedBytes);
  }
  Cost C = moveRowCost(moveLayout(Dst, Src.R), DstClass, SrcClass);
  // The table covers movs of at most two registers, counted in the type in
  // which the mov computes. The finalizer halves longer movs.
  if (I.ExecSize * conversionBytes(I.Dst.Type, Src.Type) > 2 * T.grfBytes())
    C = byHalves(C);
  return C + movs(moveMatchCost(Dst, Src.R));
}

} // namespace

//===----------------------------------------------------------------------===//
// Other operations
//===----------------------------------------------------------------------===//

namespace {

TypeSet PieceCost::srcTypes() const {
  TypeSet S = types::None;
  for (unsigned K = 0; K < NumSrcs; ++K)
    if (I.Src[K].K == OperandDesc::RegionOperand ||
        I.Src[K].K == OperandDesc::Immediate)
      S |= typeBit(I.Src[K].Type);
  return S;
}

unsigned PieceCost::widestBytes() const {
  unsigned Widest = isRegion(I.Dst) ? elemTypeBytes(I.Dst.Type) : 1;
  for (unsigned K = 0; K < NumSrcs; ++K)
    if (isRegion(I.Src[K]))
      Widest = std::max(Widest, elemTypeBytes(I.Src[K].Type));
  return Widest;
}

/// Returns the size in bytes of the type in which the hardware computes: the
/// size of the widest source, but at least a word (PRM vol 7, "Execution data
/// type").
unsigned PieceCost::execBytes() const {
  unsigned Bytes = 2;
  for (unsigned K = 0; K < NumSrcs; ++K)
    if (I.Src[K].K == OperandDesc::RegionOperand ||
        I.Src[K].K == OperandDesc::Immediate)
      Bytes = std::max(Bytes, elemTypeBytes(I.Src[K].Type));
  return Bytes;
}

CostClass PieceCost::costClass() const {
  TypeSet Srcs = srcTypes();
  TypeSet All = Srcs | (isRegion(I.Dst) ? typeBit(I.Dst.Type) : types::None);
  if (I.Op == Operation::Cmp) {
    if (isRegion(I.Dst))
      return Srcs & types::HFs ? CostClass::ToRegisterHalf
                               : CostClass::ToRegister;
    All = Srcs;
  }
  if (All & types::DFs)
    return CostClass::Double;
  if (All & types::BFs)
    return All & types::Fs ? CostClass::BHalfMix : CostClass::BHalf;
  if (Srcs & types::HFs)
    return All & types::Fs ? CostClass::HalfMix : CostClass::Half;
  if (All & types::HFs)
    return CostClass::HalfResult;
  if (All & types::Fs)
    return CostClass::Float;
  if (Srcs & types::Qwords)
    return CostClass::Qword;
  if (All & types::Qwords)
    return CostClass::DwordToQword;
  if (Srcs & types::Dwords) {
    // If there are factors, they are the first two sources.
    bool BothDwords = elemTypeBytes(I.Src[0].Type) == 4 &&
                      (NumSrcs < 2 || elemTypeBytes(I.Src[1].Type) == 4);
    return BothDwords ? CostClass::Dword : CostClass::DwordByWord;
  }
  if (Srcs & types::Words) {
    bool SecondIsByte = NumSrcs > 1 && elemTypeBytes(I.Src[1].Type) == 1;
    return SecondIsByte ? CostClass::WordByByte : CostClass::Word;
  }
  bool PackedBytes = isRegion(I.Dst) && elemTypeBytes(I.Dst.Type) == 1 &&
                     I.ExecSize > 1 && I.Dst.R.isContiguous();
  return PackedBytes ? CostClass::BytePacked : CostClass::Byte;
}

/// Returns \p C plus the cost of packing the result. If an integer result is
/// narrower than the execution type, the hardware writes it with gaps. If the
/// destination is packed, the finalizer adds a mov; if bytes are computed as
/// words, it uses twice as many instructions with half the lanes instead. The
/// cost rows for bytes include the packing.
Cost PieceCost::applyDstPacking(Cost C) const {
  if (!isRegion(I.Dst) || isFloat(I.Dst.Type) || !(srcTypes() & types::Ints))
    return C;
  unsigned DstBytes = elemTypeBytes(I.Dst.Type), Exec = execBytes();
  if (I.ExecSize == 1)
    return C + movs(DstBytes < Exec && offsetInRegister(I.Dst.R) % Exec != 0);
  if (*strideBytes(I.Dst.R) >= Exec)
    return C;
  return DstBytes == 1 && Exec == 2 ? byHalves(C) : C + movs(1);
}

bool PieceCost::mustMatch() const {
  if (I.ExecSize == 1)
    return false;
  if (operationInfo(I.Op).Shape == OpShape::Math)
    return true; // On all platforms.
  if (!T.has(Feature::MatchedRegions))
    return false;
  constexpr TypeSet Strict = types::Floats | types::BFs | types::Qwords;
  TypeSet All =
      srcTypes() | (isRegion(I.Dst) ? typeBit(I.Dst.Type) : types::None);
  return All & Strict;
}

/// Returns the number of movs that make all operands match: one for each
/// operand that is not packed at the start of a register, or 0 if all operands
/// already have the same stride and the same place in their registers.
unsigned PieceCost::matchCost() const {
  const Region *First = isRegion(I.Dst) ? &I.Dst.R : nullptr;
  bool Alike = !First || First->isContiguous();
  unsigned Moves = First && !isPlain(*First);
  for (unsigned K = 0; K < NumSrcs; ++K) {
    if (!isRegion(I.Src[K]) || isScalar(I.Src[K]))
      continue;
    const Region &R = I.Src[K].R;
    if (!First)
      First = &R;
    Moves += !isPlain(R);
    Alike = Alike && R.isContiguous() && R.elemBytes() == First->elemBytes() &&
            offsetInRegister(R) == offsetInRegister(*First);
  }
  return Alike ? 0 : Moves;
}

/// Does Gen have one instruction with three sources for the operation?
bool PieceCost::isTernaryForm(CostClass Class) const {
  if (operationInfo(I.Op).Shape != OpShape::Ternary)
    return false;
  if (I.Op != Operation::Mad)
    return true;
  switch (Class) {
  case CostClass::Word:
  case CostClass::WordByByte:
    return !T.has(Feature::Align16Ternary);
  case CostClass::Half:
  case CostClass::HalfMix:
  case CostClass::HalfResult:
  case CostClass::Float:
  case CostClass::Double:
    return true;
  case CostClass::Byte:
  case CostClass::BytePacked:
  case CostClass::Dword:
  case CostClass::DwordByWord:
  case CostClass::DwordToQword:
  case CostClass::Qword:
  case CostClass::BHalf:
  case CostClass::BHalfMix:
  case CostClass::ToRegister:
  case CostClass::ToRegisterHalf:
    return false;
  }
  llvm_unreachable("unknown class");
}

/// Can source \p K be in the three source form without a mov?
bool PieceCost::fitsTernary(unsigned K, bool IsFloat) const {
  const OperandDesc &O = I.Src[K];
  if (O.K == OperandDesc::Immediate)
    return elemTypeBytes(O.Type) == 2 && !T.has(Feature::Align16Ternary);
  if (isScalar(O) || isPlain(O.R) || isAlign16(O.R))
    return true;
  if (T.has(Feature::Align16Ternary) ||
      (IsFloat && T.has(Feature::MatchedRegions)))
    return false;
  // Gen's third source has no vertical stride. For a mad, Gen's third source is
  // the first one in vISA.
  if (K == (I.Op == Operation::Mad ? 0 : NumSrcs - 1))
    return false;
  std::optional<unsigned> S = O.R.singleStrideElts();
  if (!S || *S > 4)
    return false;
  return T.has(Feature::TernaryAnyStart) || offsetInRegister(O.R) % 8 == 0;
}

/// Is \p R packed within half a register, as an align16 instruction allows?
bool PieceCost::isAlign16(const Region &R) const {
  return T.has(Feature::Align16Ternary) && R.isContiguous() &&
         I.ExecSize * R.elemBytes() <= 16 && offsetInRegister(R) % 16 == 0;
}

bool PieceCost::dstFitsTernary() const {
  const Region &R = I.Dst.R;
  if (I.ExecSize > 1 || T.has(Feature::Align16Ternary))
    return isPlain(R) || isAlign16(R);
  return T.has(Feature::TernaryAnyScalar) || offsetInRegister(R) % 8 == 0;
}

unsigned PieceCost::ternaryCost(CostClass Class) const {
  bool IsFloat = Class != CostClass::Word && Class != CostClass::WordByByte &&
                 Class != CostClass::Dword;
  unsigned Moves = !dstFitsTernary();
  for (unsigned K = 0; K < NumSrcs; ++K)
    Moves += !fitsTernary(K, IsFloat);
  return Moves;
}

/// Returns the cost of an integer mad as mul and add. The finalizer splits the
/// mad in this way if the three source form cannot have its operands.
Cost PieceCost::productAndSumCost() const {
  InstDesc Mul = I, Add = I;
  Mul.Op = Operation::Mul;
  Mul.Saturate = false;
  Mul.Dst = OperandDesc::packed(I.Dst.Type, I.ExecSize);
  Mul.Src[2] = OperandDesc::absent();
  Add.Op = Operation::Add;
  Add.Src[0] = Mul.Dst;
  Add.Src[1] = I.Src[2];
  Add.Src[2] = OperandDesc::absent();
  return T.genCost(Mul) + T.genCost(Add);
}

Cost PieceCost::operationCost() const {
  CostClass Class = costClass();
  Cost C = std::max(
      rowCost(operationRow(I.Op, Class), widestBytes(), I.ExecSize), movs(1));
  bool IsIntDivision =
      operationInfo(I.Op).Shape == OpShape::Math && (srcTypes() & types::Ints);
  if (IsIntDivision)
    return C; // Types other than dwords are converted, lane by lane, to dwords.
  if (Class != CostClass::Byte && Class != CostClass::BytePacked)
    C = applyDstPacking(C);
  if (isTernaryForm(Class)) {
    C += movs(ternaryCost(Class));
    return I.Op == Operation::Mad && isInt(I.Dst.Type)
               ? std::min(C, productAndSumCost())
               : C;
  }
  return mustMatch() ? C + movs(matchCost()) : C;
}

} // namespace

//===----------------------------------------------------------------------===//
// Rows across registers
//===----------------------------------------------------------------------===//

/// Gen reads a row from one register only (PRM vol 7, "Region restrictions":
/// elements within a width do not cross a register). A region with one row or
/// one stride always fits: the finalizer writes it with width 1.
bool cmx::hasRowAcrossRegisters(const Region &R, unsigned GRFBytes) {
  if (R.isIndirect() || R.singleStrideElts())
    return false;
  int64_t RowBytes =
      int64_t(R.widthElts() - 1) * R.hStrideElts() * R.elemBytes() +
      R.elemBytes();
  int64_t Start = R.offsetBytes();
  for (unsigned Row = 0; Row < R.numRows(); ++Row) {
    if (Start / GRFBytes != (Start + RowBytes - 1) / GRFBytes)
      return true;
    Start += int64_t(R.vStrideElts()) * R.elemBytes();
  }
  return false;
}

static bool readsRowAcrossRegisters(const InstDesc &I, unsigned GRFBytes) {
  for (unsigned K = 0, E = operationNumSrcs(I.Op); K < E; ++K)
    if (isRegion(I.Src[K]) && hasRowAcrossRegisters(I.Src[K].R, GRFBytes))
      return true;
  return false;
}

Cost TargetDesc::genCost(const InstDesc &I) const {
  if (I.ExecSize > 1 && readsRowAcrossRegisters(I, grfBytes())) {
    unsigned Half = I.ExecSize / 2;
    Cost Sum;
    bool Sliced = true;
    for (unsigned First = 0; First < I.ExecSize && Sliced; First += Half) {
      std::optional<InstDesc> Part = sliceInst(I, First, Half);
      Sliced = Part.has_value();
      if (Sliced)
        Sum += genCost(*Part);
    }
    if (Sliced)
      return Sum;
  }
  return PieceCost(*this, D->Index, I).get();
}

static InstDesc exchangeFactors(const InstDesc &I) {
  InstDesc X = I;
  std::swap(X.Src[0], X.Src[1]);
  return X;
}

bool TargetDesc::prefersExchangedFactors(const InstDesc &I) const {
  if (I.Op != Operation::Mad || !isFloat(I.Src[0].Type) ||
      I.Src[0].Type != I.Src[1].Type)
    return false;
  InstDesc X = exchangeFactors(I);
  return checkInst(X) == RegionLegality::Legal && genCost(X) < genCost(I);
}

Cost TargetDesc::genCostInBestOrder(const InstDesc &I) const {
  return genCost(prefersExchangedFactors(I) ? exchangeFactors(I) : I);
}
