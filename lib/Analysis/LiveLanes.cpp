//===- LiveLanes.cpp - Which lanes of a vector matter ---------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Analysis/LiveLanes.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/Analysis/VectorUtils.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/KnownBits.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>

using namespace llvm;

namespace cmx {

AnalysisKey LiveLanesAnalysis::Key;

//===----------------------------------------------------------------------===//
// Lanes of types, masks and regions
//===----------------------------------------------------------------------===//

/// A struct counts as one vector if its parts have equally many lanes.
static unsigned lanesOfType(const Type *Ty) {
  const auto *STy = dyn_cast<StructType>(Ty);
  if (!STy || STy->getNumElements() == 0)
    return numLanes(Ty);
  unsigned Lanes = numLanes(STy->getElementType(0));
  bool Equal = all_of(STy->elements(),
                      [&](const Type *T) { return numLanes(T) == Lanes; });
  return Equal ? Lanes : 1;
}

MaskLane maskLane(const Value *Mask, unsigned Lane) {
  const auto *C = dyn_cast<Constant>(Mask);
  if (C && isa<FixedVectorType>(C->getType()))
    C = C->getAggregateElement(Lane);
  const auto *CI = dyn_cast_or_null<ConstantInt>(C);
  if (!CI)
    return MaskLane::Unknown;
  return CI->isZero() ? MaskLane::False : MaskLane::True;
}

/// The smallest and the largest value that lane \p Lane of \p Offset may have.
/// If \p Offset is a variable vector, the bounds hold for all of its lanes.
static std::pair<int64_t, int64_t>
offsetBounds(const Value *Offset, unsigned Lane, const DataLayout &DL) {
  if (const auto *C = dyn_cast<Constant>(Offset)) {
    if (isa<FixedVectorType>(C->getType()))
      C = C->getAggregateElement(Lane);
    if (const auto *CI = dyn_cast_or_null<ConstantInt>(C))
      return {CI->getSExtValue(), CI->getSExtValue()};
  }
  KnownBits Known = computeKnownBits(Offset, DL);
  return {Known.getSignedMinValue().getSExtValue(),
          Known.getSignedMaxValue().getSExtValue()};
}

AccessedLanes::AccessedLanes(const RegionAccessInst &Access)
    : Access(Access),
      ElemBytes(std::max(1u, elementBytes(Access.elementType()))),
      ParentElts(numLanes(Access.parent()->getType())), Direct(true) {
  const Value *Offset = Access.offsetOperand();
  const DataLayout &DL = Access.getModule()->getDataLayout();
  bool OffsetPerRow = numLanes(Offset->getType()) > 1;
  int64_t RowBytes =
      OffsetPerRow ? 0 : ElemBytes * int64_t(Access.vStrideElts());
  std::pair<int64_t, int64_t> Bounds = offsetBounds(Offset, 0, DL);
  for (unsigned Row = 0, E = Access.numRows(); Row != E; ++Row) {
    if (OffsetPerRow && isa<Constant>(Offset))
      Bounds = offsetBounds(Offset, Row, DL);
    Direct &= Bounds.first == Bounds.second;
    int64_t Start = RowBytes * Row;
    RowStarts.push_back({Start + Bounds.first, Start + Bounds.second});
  }
}

AccessedLanes::Range AccessedLanes::lanes(unsigned E) const {
  unsigned Width = Access.widthElts();
  auto [First, Last] = RowStarts[E / Width];
  int64_t InRow = ElemBytes * (E % Width) * int64_t(Access.hStrideElts());
  int64_t FirstByte = std::max<int64_t>(0, First + InRow);
  int64_t EndByte = std::max<int64_t>(0, Last + InRow + ElemBytes);
  int64_t EndElt = (EndByte + ElemBytes - 1) / ElemBytes;
  unsigned Begin = unsigned(std::min(FirstByte / ElemBytes, ParentElts));
  // If the offset is poison, the first place may be after the last one.
  return {Begin, std::max(Begin, unsigned(std::min(EndElt, ParentElts)))};
}

static bool anyLive(const BitVector &Live, AccessedLanes::Range R) {
  return Live.find_first_in(R.Begin, R.End) != -1;
}

//===----------------------------------------------------------------------===//
// Kinds of instructions
//===----------------------------------------------------------------------===//

/// Uses the table of intrinsics first, because declarations may lack
/// attributes.
bool hasEffect(const Instruction &I) {
  if (auto Id = getGenXIntrinsic(I))
    return !getGenXInfo(*Id).memoryEffects().onlyReadsMemory();
  return I.isTerminator() || I.mayHaveSideEffects();
}

static bool isElementwiseCall(const CallInst &Call) {
  if (auto Lowering = getGenXLowering(Call))
    return isElementwise(*Lowering);
  const auto *Intr = dyn_cast<IntrinsicInst>(&Call);
  return Intr && isTriviallyVectorizable(Intr->getIntrinsicID());
}

bool isElementwise(const Instruction &I) {
  if (const auto *Cast = dyn_cast<CastInst>(&I))
    return lanesOfType(Cast->getSrcTy()) == lanesOfType(Cast->getDestTy()) &&
           Cast->getSrcTy()->isVectorTy() == Cast->getDestTy()->isVectorTy();
  if (isa<UnaryOperator, BinaryOperator, CmpInst, SelectInst, FreezeInst>(I))
    return true;
  const auto *Call = dyn_cast<CallInst>(&I);
  return Call && !hasEffect(*Call) && isElementwiseCall(*Call);
}

//===----------------------------------------------------------------------===//
// Which lanes of its operands an instruction needs
//===----------------------------------------------------------------------===//

namespace {

/// The lanes of one operand that matter, given the live lanes of the user.
class Demand {
public:
  Demand(const Use &U, const BitVector &Live)
      : I(*cast<Instruction>(U.getUser())), OpNo(U.getOperandNo()), Live(Live),
        Wanted(lanesOfType(U->getType())) {}

  BitVector compute();

private:
  const Value *operand(unsigned No) const { return I.getOperand(No); }
  void wantAll() { Wanted.set(); }
  void wantSame();
  void ofDivision();
  void ofBitCast();
  void ofSelect();
  void ofInsert(const InsertElementInst &Insert);
  void ofExtract(const ExtractElementInst &Extract);
  void ofShuffle(const ShuffleVectorInst &Shuffle);
  void ofRead(const RdRegionInst &Rd);
  void ofWrite(const RegionAccessInst &Wr);
  void ofOldValue(const RegionAccessInst &Wr, const AccessedLanes &Places);
  bool ofPredicatePart();
  void ofPredicateWrite(unsigned First, unsigned NumElts, const Value *Mask);
  bool ofMaskedMessage();
  void ofCall(const CallInst &Call);

  const Instruction &I;
  unsigned OpNo;
  const BitVector &Live;
  BitVector Wanted;
};

} // namespace

void Demand::wantSame() {
  if (Wanted.size() == Live.size())
    Wanted = Live;
  else
    wantAll();
}

/// Is a quotient by \p Divisor always within the type (no lane is -1)?
static bool neverOverflows(const Value *Divisor) {
  for (unsigned L = 0, N = numLanes(Divisor->getType()); L != N; ++L) {
    const auto *C = dyn_cast<Constant>(Divisor);
    if (C && C->getType()->isVectorTy())
      C = C->getAggregateElement(L);
    const auto *CI = dyn_cast_or_null<ConstantInt>(C);
    if (!CI || CI->isMinusOne())
      return false;
  }
  return true;
}

/// A poison lane of the divisor is undefined behaviour, even if the quotient
/// has no user. A signed division of the smallest number by -1 is undefined
/// behaviour, too. So all lanes of the divisor are live. If it may be -1, all
/// lanes of the dividend are live, too.
void Demand::ofDivision() {
  bool Signed =
      I.getOpcode() == Instruction::SDiv || I.getOpcode() == Instruction::SRem;
  if (OpNo == 1 || (Signed && !neverOverflows(operand(1))))
    wantAll();
  else
    wantSame();
}

/// Both sides have the same bits; a live lane needs all operand lanes that it
/// overlaps.
void Demand::ofBitCast() {
  uint64_t ToBits = I.getType()->getScalarSizeInBits();
  uint64_t FromBits = operand(0)->getType()->getScalarSizeInBits();
  if (ToBits == 0)
    return wantAll(); // Pointers.
  for (unsigned L : Live.set_bits()) {
    uint64_t Begin = L * ToBits, End = Begin + ToBits;
    Wanted.set(Begin / FromBits, (End + FromBits - 1) / FromBits);
  }
}

void Demand::ofSelect() {
  const Value *Cond = operand(0);
  wantSame();
  if (OpNo == 0)
    return;
  MaskLane Unwanted = OpNo == 1 ? MaskLane::False : MaskLane::True;
  for (unsigned L : Live.set_bits())
    if (maskLane(Cond, L) == Unwanted)
      Wanted.reset(L);
}

void Demand::ofInsert(const InsertElementInst &Insert) {
  const auto *Index = dyn_cast<ConstantInt>(Insert.getOperand(2));
  if (OpNo == 2 || (OpNo == 1 && !Index))
    return wantAll();
  bool Inside = Index && Index->getValue().ult(Live.size());
  if (OpNo == 1) {
    if (Inside && Live.test(Index->getZExtValue()))
      Wanted.set();
    return;
  }
  wantSame();
  if (Inside)
    Wanted.reset(Index->getZExtValue());
}

void Demand::ofExtract(const ExtractElementInst &Extract) {
  const auto *Index = dyn_cast<ConstantInt>(Extract.getIndexOperand());
  if (OpNo == 1 || !Index)
    wantAll();
  else if (Index->getValue().ult(Wanted.size()))
    Wanted.set(Index->getZExtValue());
}

void Demand::ofShuffle(const ShuffleVectorInst &Shuffle) {
  unsigned FirstLane = OpNo * Wanted.size();
  for (unsigned L : Live.set_bits()) {
    int From = Shuffle.getMaskValue(L);
    if (From >= int(FirstLane) && From < int(FirstLane + Wanted.size()))
      Wanted.set(From - FirstLane);
  }
}

void Demand::ofRead(const RdRegionInst &Rd) {
  if (OpNo != RdRegionOp::Source)
    return wantAll();
  AccessedLanes Places(Rd);
  for (unsigned E : Live.set_bits()) {
    auto R = Places.lanes(E);
    Wanted.set(R.Begin, R.End);
  }
}

void Demand::ofOldValue(const RegionAccessInst &Wr,
                        const AccessedLanes &Places) {
  Wanted = Live;
  if (!Places.isDirect())
    return;
  const Value *Mask = Wr.getArgOperand(WrRegionOp::Mask);
  for (unsigned E = 0, N = Wr.numElts(); E != N; ++E)
    if (maskLane(Mask, E) == MaskLane::True) {
      auto R = Places.lanes(E);
      Wanted.reset(R.Begin, R.End);
    }
}

void Demand::ofWrite(const RegionAccessInst &Wr) {
  if (OpNo > WrRegionOp::New && OpNo < WrRegionOp::Mask) {
    // An offset is not live if no live lane is written at it.
    if (Demand(Wr.getOperandUse(WrRegionOp::New), Live).compute().any())
      wantAll();
    return;
  }
  AccessedLanes Places(Wr);
  if (OpNo == WrRegionOp::Old)
    return ofOldValue(Wr, Places);
  const Value *Mask = Wr.getArgOperand(WrRegionOp::Mask);
  bool OneForAll = Wanted.size() != Wr.numElts();
  for (unsigned E = 0, N = Wr.numElts(); E != N; ++E)
    if (anyLive(Live, Places.lanes(E)) &&
        (OpNo == WrRegionOp::Mask || maskLane(Mask, E) != MaskLane::False))
      Wanted.set(OneForAll ? 0 : E);
}

/// Lane L of \p Mask belongs to lane L of the old value. If \p Mask is null,
/// all lanes are written.
void Demand::ofPredicateWrite(unsigned First, unsigned NumElts,
                              const Value *Mask) {
  if (OpNo == WrPredRegionOp::Old)
    Wanted = Live;
  for (unsigned E = 0; E != NumElts; ++E) {
    unsigned L = First + E;
    if (L >= Live.size() || !Live.test(L))
      continue;
    MaskLane Written = Mask ? maskLane(Mask, L) : MaskLane::True;
    if (OpNo == WrPredRegionOp::Old && Written == MaskLane::True)
      Wanted.reset(L);
    else if (OpNo == WrPredRegionOp::New && Written != MaskLane::False)
      Wanted.set(E);
    else if (OpNo == WrPredPredRegionOp::Mask)
      Wanted.set(L);
  }
}

bool Demand::ofPredicatePart() {
  if (const auto *Rd = dyn_cast<RdPredRegionInst>(&I)) {
    for (unsigned E : Live.set_bits())
      if (Rd->offsetElts() + E < Wanted.size())
        Wanted.set(Rd->offsetElts() + E);
    return true;
  }
  if (const auto *Wr = dyn_cast<WrPredRegionInst>(&I)) {
    ofPredicateWrite(Wr->offsetElts(), Wr->numElts(), nullptr);
    return true;
  }
  if (const auto *Wr = dyn_cast<WrPredPredRegionInst>(&I)) {
    ofPredicateWrite(Wr->offsetElts(), Wr->numElts(), Wr->mask());
    return true;
  }
  return false;
}

/// In a message with a constant mask, the data of disabled lanes is not live,
/// and the old value of enabled lanes is not live. Addresses and masks are
/// always live.
bool Demand::ofMaskedMessage() {
  const auto *Call = dyn_cast<CallInst>(&I);
  auto Id = Call ? getGenXIntrinsic(*Call) : std::nullopt;
  if (!Id)
    return false;
  const GenXInfo &Info = getGenXInfo(*Id);
  if (Info.Lowering != LoweringKind::Message &&
      Info.Lowering != LoweringKind::Atomic)
    return false;
  auto MaskNo = Info.operandIndex("mask");
  if (!MaskNo || OpNo >= Info.Operands.size())
    return false;
  StringRef Name = Info.Operands[OpNo].Name;
  bool IsOld = Name == "old";
  if (!IsOld && Name != "data")
    return false;
  const Value *Mask = Call->getArgOperand(*MaskNo);
  unsigned MaskLanes = numLanes(Mask->getType());
  // If a lane has several elements, the mask helps only if one scalar is the
  // mask of all lanes.
  bool LaneByLane = MaskLanes == Wanted.size();
  if (!LaneByLane && MaskLanes != 1)
    return false;
  MaskLane Unwanted = IsOld ? MaskLane::True : MaskLane::False;
  for (unsigned L = 0; L != Wanted.size(); ++L)
    if (maskLane(Mask, LaneByLane ? L : 0) != Unwanted &&
        (!IsOld || Live.size() != Wanted.size() || Live.test(L)))
      Wanted.set(L);
  return true;
}

void Demand::ofCall(const CallInst &Call) {
  if (const auto *Rd = dyn_cast<RdRegionInst>(&Call))
    return ofRead(*Rd);
  if (const auto *Access = dyn_cast<RegionAccessInst>(&Call))
    return ofWrite(*Access);
  if (ofPredicatePart())
    return;
  if (isElementwise(Call))
    return wantSame();
  wantAll();
}

BitVector Demand::compute() {
  if (!hasEffect(I) && Live.none())
    return Wanted;
  if (ofMaskedMessage())
    return Wanted;
  if (hasEffect(I)) {
    wantAll();
    return Wanted;
  }
  if (I.isIntDivRem())
    ofDivision();
  else if (isa<BitCastInst>(I))
    ofBitCast();
  else if (isa<SelectInst>(I))
    ofSelect();
  else if (const auto *Insert = dyn_cast<InsertElementInst>(&I))
    ofInsert(*Insert);
  else if (const auto *Extract = dyn_cast<ExtractElementInst>(&I))
    ofExtract(*Extract);
  else if (const auto *Shuffle = dyn_cast<ShuffleVectorInst>(&I))
    ofShuffle(*Shuffle);
  else if (const auto *Call = dyn_cast<CallInst>(&I))
    ofCall(*Call);
  else if (isa<PHINode, ExtractValueInst>(I) || isElementwise(I))
    wantSame();
  else
    wantAll();
  return Wanted;
}

//===----------------------------------------------------------------------===//
// The analysis
//===----------------------------------------------------------------------===//

void LiveLanes::number(const Function &F) {
  auto Add = [&](const Value &V) {
    NumberOf.try_emplace(&V, Values.size());
    Values.push_back(&V);
    Live.emplace_back(lanesOfType(V.getType()));
  };
  for (const Argument &A : F.args())
    Add(A);
  ReversePostOrderTraversal<const Function *> Order(&F);
  for (const BasicBlock *BB : Order)
    for (const Instruction &I : *BB)
      Add(I);
  // Unreachable blocks are not in this order, so they come last.
  for (const Instruction &I : instructions(F))
    if (!NumberOf.count(&I))
      Add(I);
}

void LiveLanes::grow(const Value *V, const BitVector &Wanted) {
  unsigned N = NumberOf.at(V);
  if (!Wanted.test(Live[N])) // No new lane.
    return;
  Live[N] |= Wanted;
  if (isa<Instruction>(V) && !Waiting.test(N)) {
    Waiting.set(N);
    Worklist.push_back(N);
    std::push_heap(Worklist.begin(), Worklist.end());
  }
}

LiveLanes::LiveLanes(const Function &F) : F(F) {
  number(F);
  Visits.resize(Values.size());
  Waiting.resize(Values.size());
  for (const Instruction &I : instructions(F))
    if (hasEffect(I)) {
      unsigned N = NumberOf.lookup(&I);
      Waiting.set(N);
      Worklist.push_back(N);
    }
  std::make_heap(Worklist.begin(), Worklist.end());
  while (!Worklist.empty()) {
    std::pop_heap(Worklist.begin(), Worklist.end());
    unsigned N = Worklist.back();
    Worklist.pop_back();
    Waiting.reset(N);
    if (++Visits[N] == MaxVisits) {
      NumWidened += !Live[N].all();
      Live[N].set();
    }
    for (const Use &U : cast<Instruction>(Values[N])->operands())
      if (isa<Instruction, Argument>(U.get()))
        grow(U.get(), Demand(U, Live[N]).compute());
  }
}

const BitVector &LiveLanes::lanes(const Value *V) const {
  return Live[NumberOf.lookup(V)];
}

BitVector LiveLanes::demanded(const Use &U) const {
  return Demand(U, lanes(U.getUser())).compute();
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

/// "0-3,8 of 16", or "none of 16".
static void printLanes(raw_ostream &OS, const BitVector &Lanes) {
  if (Lanes.none())
    OS << "none";
  ListSeparator Comma(",");
  for (int Begin = Lanes.find_first(); Begin != -1;) {
    int End = Lanes.find_next_unset(Begin);
    int Last = (End == -1 ? int(Lanes.size()) : End) - 1;
    OS << Comma << Begin;
    if (Last != Begin)
      OS << '-' << Last;
    Begin = Lanes.find_next(Last);
  }
  OS << " of " << Lanes.size();
}

void LiveLanes::print(raw_ostream &OS) const {
  OS << "live lanes of @" << F.getName() << '\n';
  auto Print = [&](const Value &V) {
    if (!isa<FixedVectorType>(V.getType()))
      return;
    OS << "  ";
    V.printAsOperand(OS, /*PrintType=*/false);
    OS << ": ";
    printLanes(OS, lanes(&V));
    OS << '\n';
  };
  for (const Argument &A : F.args())
    Print(A);
  for (const Instruction &I : instructions(F))
    Print(I);
}

LiveLanes LiveLanesAnalysis::run(Function &F, FunctionAnalysisManager &) {
  return LiveLanes(F);
}

PreservedAnalyses LiveLanesPrinterPass::run(Function &F,
                                            FunctionAnalysisManager &AM) {
  AM.getResult<LiveLanesAnalysis>(F).print(OS);
  return PreservedAnalyses::all();
}

} // namespace cmx
