//===- LanePacks.cpp - Equal operations on neighbouring elements ----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LanePacks.h"
#include "cmx/Analysis/Bale.h"
#include "cmx/Support/Compat.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/Analysis/VectorUtils.h"
#include "llvm/IR/IntrinsicInst.h"
#include <unordered_map>

using namespace llvm;

namespace cmx {

//===----------------------------------------------------------------------===//
// Members of packs
//===----------------------------------------------------------------------===//

Region PackOperand::wide(unsigned NumMembers) const {
  std::optional<unsigned> Stride = R.singleStrideElts();
  assert(Stride && "an operand of a pack has one stride");
  RegionShape S;
  S.ElemBytes = R.elemBytes();
  S.NumElts = R.numElts() * NumMembers;
  S.WidthElts = R.numElts();
  S.HStrideElts = *Stride;
  S.VStrideElts = DeltaBytes / R.elemBytes();
  S.OffsetBytes = R.offsetBytes();
  return Region::get(S)->canonical();
}

unsigned Pack::eltsPerMember() const {
  const Instruction &I = *Members[0];
  return numLanes(IsWrite ? cast<WrRegionInst>(I).newValue()->getType()
                          : I.getType());
}

/// Can elements of \p Ty be copied between registers without a change of their
/// bits? (A copy may round elements of type bfloat.)
static bool isLaneType(const Type *Ty) {
  const Type *Elem = Ty->getScalarType();
  return (Elem->isIntegerTy() || Elem->isHalfTy() || Elem->isFloatTy() ||
          Elem->isDoubleTy()) &&
         isPowerOf2_32(elementBytes(Ty)); // Other sizes have been reported.
}

/// Returns the number of operands, not counting the flags of an intrinsic. (The
/// flags apply to all lanes.)
unsigned numLaneOperands(const Instruction &I) {
  auto *Call = dyn_cast<CallBase>(&I);
  if (!Call)
    return I.getNumOperands();
  unsigned N = Call->arg_size();
  auto *Intr = dyn_cast<IntrinsicInst>(&I);
  if (Intr && Intr->getIntrinsicID() != Intrinsic::not_intrinsic)
    while (N != 0 &&
           CMX_IS_SCALAR_VECTOR_OPERAND(Intr->getIntrinsicID(), N - 1))
      --N;
  return N;
}

/// Does \p I compute each lane from the same lanes of its operands, without
/// other effects? If so, \p I may be moved up in its block.
static bool isLaneOperation(const Instruction &I) {
  if (isa<FreezeInst>(I))
    return true;
  auto Form = getOperationForm(I);
  if (!Form || Form->HasPredicate || isa<CmpInst>(I))
    return false;
  bool Divides = Form->Op == Operation::Div || Form->Op == Operation::Mod;
  if (Divides && !I.getType()->isFPOrFPVectorTy())
    return false;
  auto *Call = dyn_cast<CallBase>(&I);
  if (!Call)
    return true;
  if (getGenXIntrinsic(*Call))
    return Call->arg_size() == Form->NumSrcs;
  auto *Intr = dyn_cast<IntrinsicInst>(Call);
  return Intr && isTriviallyVectorizable(Intr->getIntrinsicID());
}

static bool isCandidate(const Instruction &I) {
  if (!isLaneType(I.getType()) || !isLaneOperation(I))
    return false;
  for (unsigned K = 0, E = numLaneOperands(I); K != E; ++K) {
    Type *Ty = I.getOperand(K)->getType();
    if (!isLaneType(Ty) || numLanes(Ty) != numLanes(I.getType()))
      return false;
  }
  return true;
}

/// Returns the region that \p V reads, or all of \p V if it is not a read.
/// Returns std::nullopt if the region does not have a single stride.
static std::optional<RegionSource> laneSource(Value *V) {
  RegionSource S = wholeSource(V);
  if (auto *Rd = dyn_cast<RdRegionInst>(S.V)) {
    RegionSource Read = readSource(*Rd);
    uint64_t Bytes = registerBytes(Rd->source()->getType());
    if (Read.isDirect() && Read.R.fitsIn(Bytes))
      if (auto Same = Read.R.reinterpret(S.R.elemBytes()))
        S = {Read.V, *Same, nullptr};
  }
  if (!isLaneType(S.V->getType()) || !S.R.isAligned() ||
      !S.R.singleStrideElts() ||
      registerBytes(S.V->getType()) % S.R.elemBytes() != 0)
    return std::nullopt;
  return S;
}

/// Is \p V a constant whose lanes can be read one by one?
static bool isLaneConstant(const Value *V) {
  return isa<Constant>(V) && !isa<ConstantExpr>(V) && !isa<GlobalValue>(V);
}

//===----------------------------------------------------------------------===//
// Groups
//===----------------------------------------------------------------------===//

namespace {
struct KeyHash {
  size_t operator()(const SmallVector<uint64_t, 16> &K) const {
    return hash_combine_range(K.begin(), K.end());
  }
};
enum KeyTag : uint64_t { ConstantTag, GroupTag, ValueTag, WriteTag };
} // namespace

static uint64_t pointerKey(const void *P) { return uint64_t(uintptr_t(P)); }

/// Appends the source of the operand \p V and the shape of its region to the
/// key \p K. Returns false if \p V has no such source.
static bool appendOperandKey(SmallVectorImpl<uint64_t> &K, Value *V,
                             const DenseMap<const Value *, unsigned> &GroupOf) {
  if (isLaneConstant(V)) {
    K.push_back(ConstantTag);
    return true;
  }
  auto S = laneSource(V);
  if (!S)
    return false;
  auto It = GroupOf.find(S->V);
  K.push_back(It == GroupOf.end() ? ValueTag : GroupTag);
  K.push_back(It == GroupOf.end() ? pointerKey(S->V) : It->second);
  K.push_back(uint64_t(S->R.elemBytes()) << 32 | *S->R.singleStrideElts());
  return true;
}

bool LanePacks::appendKey(Key &K, Instruction &I) {
  if (auto It = ChainOf.find(&I); It != ChainOf.end()) {
    auto &Wr = cast<WrRegionInst>(I);
    auto Stride = Wr.region().singleStrideElts();
    if (!Stride || isa<Constant>(Wr.newValue()))
      return false;
    K.append(
        {WriteTag, It->second, *Stride, pointerKey(Wr.newValue()->getType())});
    return appendOperandKey(K, Wr.newValue(), GroupOf);
  }
  if (!isCandidate(I) || maxMembers(I) < 2)
    return false;
  K.append({uint64_t(I.getOpcode()), pointerKey(I.getType())});
  unsigned NumLaneOps = numLaneOperands(I);
  for (unsigned Op = 0, E = I.getNumOperands(); Op != E; ++Op) {
    K.push_back(pointerKey(I.getOperand(Op)->getType()));
    if (Op >= NumLaneOps) // Flags and the called function.
      K.push_back(pointerKey(I.getOperand(Op)));
    else if (!appendOperandKey(K, I.getOperand(Op), GroupOf))
      return false;
  }
  return true;
}

void LanePacks::findGroups(BasicBlock &BB) {
  std::unordered_map<Key, unsigned, KeyHash> Known;
  for (Instruction &I : BB) {
    Key K;
    if (!appendKey(K, I))
      continue;
    auto [It, New] = Known.try_emplace(std::move(K), unsigned(Groups.size()));
    if (New)
      Groups.emplace_back();
    Groups[It->second].push_back(&I);
    GroupOf[&I] = It->second;
  }
}

//===----------------------------------------------------------------------===//
// Chains of writes
//===----------------------------------------------------------------------===//

static bool isLink(const WrRegionInst &Wr) {
  return Wr.isMaskAllOnes() && isLaneType(Wr.getType()) &&
         Wr.hasConstantPlace();
}

/// Marks in \p Bytes the bytes that \p Wr writes. Returns false if one of them
/// is already marked.
static bool markWritten(SmallBitVector &Bytes, const WrRegionInst &Wr) {
  Region R = Wr.region();
  for (unsigned E = 0; E != R.numElts(); ++E)
    for (unsigned B = 0; B != R.elemBytes(); ++B) {
      unsigned At = unsigned(R.elementOffsetBytes(E)) + B;
      if (Bytes[At])
        return false;
      Bytes.set(At);
    }
  return true;
}

/// Returns the link that is the only user of \p Wr, or null if there is none.
static WrRegionInst *nextLink(WrRegionInst &Wr) {
  if (!Wr.hasOneUse())
    return nullptr;
  auto *Next = dyn_cast<WrRegionInst>(*Wr.user_begin());
  bool Follows = Next && Next->oldValue() == &Wr &&
                 Next->getParent() == Wr.getParent() && isLink(*Next);
  return Follows ? Next : nullptr;
}

void LanePacks::findChains(BasicBlock &BB) {
  for (Instruction &I : BB) {
    auto *Wr = dyn_cast<WrRegionInst>(&I);
    if (!Wr || !isLink(*Wr) || ChainOf.contains(Wr))
      continue;
    SmallBitVector Written(Wr->parentBytes());
    Chains.emplace_back();
    for (; Wr && markWritten(Written, *Wr); Wr = nextLink(*Wr)) {
      ChainOf[Wr] = unsigned(Chains.size()) - 1;
      Chains.back().Links.push_back(Wr);
    }
  }
}

//===----------------------------------------------------------------------===//
// Packs
//===----------------------------------------------------------------------===//

/// An instruction and the places of its operands. For a write, the last place
/// is the destination.
struct LanePacks::Placed {
  Instruction *I;
  unsigned Order = 0; ///< In the block.
  SmallVector<PackOperand, 3> Operands;
};

std::optional<PackOperand> LanePacks::placeOperand(Value *V) {
  PackOperand Op;
  if (isLaneConstant(V))
    return Op;
  auto S = laneSource(V);
  if (!S)
    return std::nullopt;
  Op.V = S->V;
  Op.R = S->R;
  auto [From, Index] = packOf(S->V);
  if (!From || From->IsWrite)
    return Op;
  Op.From = From;
  Op.V = nullptr;
  Op.R = S->R.shifted(int64_t(Index) * registerBytes(S->V->getType()));
  return Op;
}

std::optional<LanePacks::Placed> LanePacks::place(Instruction &I) {
  Placed P;
  P.I = &I;
  auto Append = [&](Value *V) {
    auto Op = placeOperand(V);
    if (Op)
      P.Operands.push_back(*Op);
    return Op.has_value();
  };
  if (ChainOf.count(&I)) {
    auto &Wr = cast<WrRegionInst>(I);
    if (!Append(Wr.newValue()))
      return std::nullopt;
    PackOperand To;
    To.V = Chains[ChainOf[&I]].Links[0];
    To.R = Wr.region();
    P.Operands.push_back(To);
    return P;
  }
  for (unsigned K = 0, E = numLaneOperands(I); K != E; ++K)
    if (!Append(I.getOperand(K)))
      return std::nullopt;
  return P;
}

/// Returns the maximum number of operations like \p I that one instruction can
/// compute. The exec size and the size of the operands limit this number.
unsigned LanePacks::maxMembers(const Instruction &I) const {
  auto *Wr = dyn_cast<WrRegionInst>(&I);
  unsigned Elts = numLanes((Wr ? Wr->newValue() : &I)->getType());
  unsigned Bytes = elementBytes(I.getType());
  if (!Wr)
    for (unsigned K = 0, E = numLaneOperands(I); K != E; ++K)
      Bytes = std::max(Bytes, elementBytes(I.getOperand(K)->getType()));
  unsigned MaxElts = std::min(TD.maxExecSize(),
                              TD.maxOperandRegisters() * TD.grfBytes() / Bytes);
  return MaxElts / Elts;
}

/// Returns the distance between the places of the operands \p A and \p B, or
/// std::nullopt if \p B cannot follow \p A.
static std::optional<unsigned> deltaBytes(const PackOperand &A,
                                          const PackOperand &B) {
  if (A.From != B.From || A.V != B.V)
    return std::nullopt;
  int64_t Delta = B.R.offsetBytes() - A.R.offsetBytes();
  if (Delta < 0 || Delta % A.R.elemBytes() != 0)
    return std::nullopt;
  return unsigned(Delta);
}

/// May \p B follow \p A in a run? If \p Before is given, the distances from
/// \p A to \p B must equal those from \p Before to \p A.
bool LanePacks::isRun(const Placed &A, const Placed &B,
                      const Placed *Before) const {
  bool Moves = false;
  for (unsigned K = 0; K != A.Operands.size(); ++K) {
    auto Delta = deltaBytes(A.Operands[K], B.Operands[K]);
    if (!Delta ||
        (Before && deltaBytes(Before->Operands[K], A.Operands[K]) != Delta))
      return false;
    Moves |= *Delta != 0;
  }
  return Moves;
}

void LanePacks::addPack(ArrayRef<Placed> Run) {
  auto P = std::make_unique<Pack>();
  P->Number = unsigned(Packs.size());
  P->Operands = Run[0].Operands;
  for (unsigned K = 0; K != P->Operands.size(); ++K)
    P->Operands[K].DeltaBytes =
        *deltaBytes(Run[0].Operands[K], Run[1].Operands[K]);
  P->First = Run[0].I;
  for (unsigned M = 0; M != Run.size(); ++M) {
    P->Members.push_back(Run[M].I);
    PackOf[Run[M].I] = {P.get(), M};
    if (Run[M].I->comesBefore(P->First))
      P->First = Run[M].I;
  }
  if (ChainOf.count(Run[0].I)) {
    P->IsWrite = true;
    P->Written = P->Operands.pop_back_val().wide(Run.size());
  }
  Packs.push_back(std::move(P));
}

/// Cuts the sorted instructions \p All into evenly spaced runs. If the second
/// instruction of a run of two can begin a run of three, the run of three is
/// formed instead.
void LanePacks::formRuns(SmallVectorImpl<Placed> &All) {
  for (unsigned I = 0; I + 1 < All.size();) {
    unsigned End = I + 1;
    unsigned Max = maxMembers(*All[I].I);
    while (End < All.size() && End - I < Max &&
           isRun(All[End - 1], All[End], End - I > 1 ? &All[End - 2] : nullptr))
      ++End;
    bool IsPair = End - I == 2;
    bool NextIsBetter = IsPair && I + 3 < All.size() && Max > 2 &&
                        isRun(All[I + 1], All[I + 2], nullptr) &&
                        isRun(All[I + 2], All[I + 3], &All[I + 1]);
    if (End - I < 2 || NextIsBetter) {
      ++I;
      continue;
    }
    addPack(ArrayRef(All).slice(I, End - I));
    I = End;
  }
}

void LanePacks::formPacks(const Group &G) {
  if (G.size() < 2)
    return;
  SmallVector<Placed, 8> All;
  for (Instruction *I : G)
    if (auto P = place(*I)) {
      P->Order = unsigned(All.size());
      All.push_back(std::move(*P));
    }
  // Values that are not results of packs are not compared. They are the same
  // for all members, or belong to a group without a pack. In the second case,
  // the order of the block is kept.
  auto Before = [](const Placed &A, const Placed &B) {
    for (unsigned K = 0; K != A.Operands.size(); ++K) {
      const PackOperand &L = A.Operands[K], &R = B.Operands[K];
      unsigned LPack = L.From ? L.From->Number + 1 : 0;
      unsigned RPack = R.From ? R.From->Number + 1 : 0;
      if (LPack != RPack)
        return LPack < RPack;
      if (L.R.offsetBytes() != R.R.offsetBytes())
        return L.R.offsetBytes() < R.R.offsetBytes();
    }
    return A.Order < B.Order;
  };
  llvm::sort(All, Before);
  formRuns(All);
}

LanePacks::LanePacks(BasicBlock &BB, const TargetDesc &TD) : TD(TD) {
  findChains(BB);
  findGroups(BB);
  for (const Group &G : Groups)
    formPacks(G);
}

} // namespace cmx
