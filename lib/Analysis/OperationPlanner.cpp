//===- OperationPlanner.cpp - How to split an operation -------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Analysis/OperationPlanner.h"
#include "cmx/Target/InstParts.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <unordered_map>

using namespace llvm;

namespace cmx {

//===----------------------------------------------------------------------===//
// Cache
//===----------------------------------------------------------------------===//

struct OperationPlanner::Cache {
  using Result = std::pair<std::optional<OperationPlan>, RegionLegality>;
  std::unordered_map<InstKey, Result, InstKeyHash> Plans;
  std::unordered_map<InstKey, Cost, InstKeyHash> Prices;
};

OperationPlanner::OperationPlanner(const TargetDesc &TD)
    : TD(TD), Known(std::make_unique<Cache>()) {}
OperationPlanner::~OperationPlanner() = default;

//===----------------------------------------------------------------------===//
// Planning
//===----------------------------------------------------------------------===//

namespace {
struct Piece {
  InstDesc D;
  /// Does the piece need a predicate of its own, because no instruction can
  /// start at its first lane in the predicate of the operation?
  bool OwnPredicate = false;

  Cost price(const TargetDesc &TD) const {
    if (TD.checkInst(D) != RegionLegality::Legal)
      return Cost::impossible();
    // Reading a part of a predicate takes mov, shr and setp; writing one takes
    // twice as many instructions.
    unsigned Extra = !OwnPredicate                       ? 0
                     : D.Dst.K == OperandDesc::Predicate ? 6
                                                         : 3;
    return TD.genCostInBestOrder(D) + Cost::of(Extra);
  }
};
} // namespace

/// Returns elements I to I + N - 1 of \p D as a piece, or std::nullopt if these
/// elements of an operand are not a region.
static std::optional<Piece> pieceOf(const TargetDesc &TD, const InstDesc &D,
                                    unsigned I, unsigned N) {
  std::optional<InstDesc> Part = sliceInst(D, I, N);
  if (!Part)
    return std::nullopt;
  Piece Result;
  Result.D = std::move(*Part);
  InstDesc &P = Result.D;
  if (P.FirstLane % N == 0 && P.FirstLane + N <= 32 && !TD.isLegalMask(P)) {
    P.FirstLane = 0;
    Result.OwnPredicate = true;
  }
  return Result;
}

static std::optional<SplitPlan> planPieces(const TargetDesc &TD,
                                           const InstDesc &D) {
  return planSplit(D.ExecSize, TD.maxExecSize(), [&](unsigned I, unsigned N) {
    auto P = pieceOf(TD, D, I, N);
    return P ? P->price(TD) : Cost::impossible();
  });
}

/// A move of \p NumElts elements between \p Src and \p Dst.
static InstDesc moveDesc(unsigned NumElts, const OperandDesc &Dst,
                         const OperandDesc &Src) {
  InstDesc D{};
  D.Op = Operation::Mov;
  D.ExecSize = NumElts;
  D.Dst = Dst;
  D.Src[0] = Src;
  return D;
}

/// Returns \p D with packed vectors in place of the operands that are copied.
static InstDesc withCopies(const InstDesc &D, unsigned Sources, bool Dest) {
  InstDesc Main = D;
  for (unsigned K = 0; K != 3; ++K)
    if (Sources >> K & 1)
      Main.Src[K] = OperandDesc::packed(D.Src[K].Type, D.ExecSize);
  if (Dest) {
    Main.Dst = OperandDesc::packed(D.Dst.Type, D.ExecSize);
    Main.Predicated = false;
  }
  return Main;
}

/// Returns the move of the packed result to the destination of \p D.
static InstDesc resultMove(const InstDesc &D) {
  InstDesc Move =
      moveDesc(D.ExecSize, D.Dst, OperandDesc::packed(D.Dst.Type, D.ExecSize));
  Move.Predicated = D.Predicated;
  Move.FirstLane = D.FirstLane;
  // copyType also determines the type of the bale of this move.
  Move.Dst.Type = Move.Src[0].Type =
      copyType(D.Dst.Type, D.Dst.R.isIndirect(), D.Predicated);
  return Move;
}

/// Does a packed copy of \p O differ from \p O in a way that matters to the
/// target?
static bool worthCopying(const OperandDesc &O, unsigned GRFBytes) {
  if (O.K != OperandDesc::RegionOperand || O.R.isBroadcast())
    return false;
  return O.R.isIndirect() || !O.R.isContiguous() ||
         O.R.offsetBytes() % GRFBytes != 0;
}

namespace {
/// Tries plans for an operation, one for each choice of operands that are
/// copied to or from temporaries. The copy of an operand is planned once for
/// all choices.
class PlanTrials {
public:
  PlanTrials(const TargetDesc &TD, const InstDesc &D);

  std::optional<OperationPlan> Best;

  /// Makes the plan for one choice, and keeps it if it is cheaper than Best.
  void consider(unsigned Sources, bool Dest);
  bool canCopySource(unsigned K) const { return bool(SourceCopy[K]); }
  bool canCopyDest() const { return bool(DestCopy); }

private:
  const TargetDesc &TD;
  const InstDesc &D;
  std::optional<SplitPlan> SourceCopy[3], DestCopy;
};
} // namespace

PlanTrials::PlanTrials(const TargetDesc &TD, const InstDesc &D) : TD(TD), D(D) {
  consider(0, false);
  // If D is a copy itself, further copies are never cheaper.
  bool IsCopy =
      D.Op == Operation::Mov && D.Dst.Type == D.Src[0].Type && !D.Saturate;
  if (Best && IsCopy)
    return;
  for (unsigned K = 0; K != 3; ++K)
    if (worthCopying(D.Src[K], TD.grfBytes()))
      SourceCopy[K] = planPieces(
          TD,
          moveDesc(D.ExecSize, OperandDesc::packed(D.Src[K].Type, D.ExecSize),
                   D.Src[K]));
  // If the operation cannot have a predicate, the copy of its result has it.
  bool NeedsCopy = D.Predicated && !Best;
  if (!NeedsCopy && !worthCopying(D.Dst, TD.grfBytes()))
    return;
  DestCopy = planPieces(TD, resultMove(D));
}

void PlanTrials::consider(unsigned Sources, bool Dest) {
  OperationPlan P;
  P.CopiedSources = Sources;
  P.CopiedDest = Dest;
  for (unsigned K = 0; K != 3; ++K)
    if (Sources >> K & 1)
      P.SourceCopy[K] = *SourceCopy[K];
  if (Dest)
    P.DestCopy = *DestCopy;
  // P contains only the copies so far, and the operation itself will cost
  // something, too. So if the copies cost as much as Best, the plan is not
  // cheaper.
  if (Best && !(P.price() < Best->price()))
    return;
  std::optional<SplitPlan> Main = planPieces(TD, withCopies(D, Sources, Dest));
  if (!Main)
    return;
  P.Main = std::move(*Main);
  if (!Best || P.price() < Best->price())
    Best = std::move(P);
}

static std::optional<OperationPlan> planOperation(const TargetDesc &TD,
                                                  const InstDesc &D) {
  PlanTrials Trials(TD, D);
  std::optional<OperationPlan> &Best = Trials.Best;
  Cost UncopiedPrice = Best ? Best->price() : Cost::impossible();
  unsigned CanCopy = 0;
  for (unsigned K = 0; K != 3; ++K)
    CanCopy |= unsigned(Trials.canCopySource(K)) << K;
  for (unsigned Sources = 0; Sources != 8; ++Sources) {
    if (Sources & ~CanCopy)
      continue;
    if (Sources)
      Trials.consider(Sources, /*Dest=*/false);
    if (Trials.canCopyDest())
      Trials.consider(Sources, /*Dest=*/true);
  }
  if (Best)
    Best->UncopiedPrice = UncopiedPrice;
  return std::move(Best);
}

/// Does an operand of \p D reach beyond the last register that an instruction
/// can name? The keys of the caches do not show this, because they are the same
/// for all registers.
static bool reachesTooFar(const TargetDesc &TD, const InstDesc &D) {
  int64_t MaxBytes = int64_t(TD.maxRowCol() + 1) * TD.grfBytes();
  auto IsTooFar = [&](const OperandDesc &O) {
    return O.K == OperandDesc::RegionOperand && !O.R.isIndirect() &&
           O.R.endBytes() > MaxBytes;
  };
  return IsTooFar(D.Dst) || any_of(D.Src, IsTooFar);
}

const OperationPlan *OperationPlanner::plan(const InstDesc &D,
                                            RegionLegality &Why) {
  if (reachesTooFar(TD, D)) {
    Why = RegionLegality::OffsetTooFar;
    return nullptr;
  }
  auto [It, New] =
      Known->Plans.try_emplace(makeInstKey(D, D.ExecSize, TD.grfBytes()));
  auto &[Plan, Reason] = It->second;
  if (New) {
    Plan = planOperation(TD, D);
    auto One = pieceOf(TD, D, 0, 1);
    Reason = One ? TD.checkInst(One->D) : RegionLegality::Legal;
  }
  Why = Reason;
  return Plan ? &*Plan : nullptr;
}

std::optional<OperationPlan>
OperationPlanner::readingFirst(const InstDesc &D,
                               const OperationPlan &Plan) const {
  assert(!Plan.CopiedDest && "the plan writes the result to its place");
  auto Main = planPieces(TD, withCopies(D, Plan.CopiedSources, true));
  auto DestCopy = planPieces(TD, resultMove(D));
  if (!Main || !DestCopy)
    return std::nullopt;
  OperationPlan Result = Plan;
  Result.CopiedDest = true;
  Result.ReadsFirst = true;
  Result.Main = std::move(*Main);
  Result.DestCopy = std::move(*DestCopy);
  return Result;
}

Cost OperationPlanner::priceOfCopy(uint64_t Bytes) {
  ElemType T = copyType(Bytes);
  unsigned NumElts = unsigned(Bytes / elemTypeBytes(T));
  OperandDesc Packed = OperandDesc::packed(T, NumElts);
  return price(moveDesc(NumElts, Packed, Packed));
}

Cost OperationPlanner::price(const InstDesc &D) {
  if (reachesTooFar(TD, D))
    return Cost::impossible();
  auto [It, New] =
      Known->Prices.try_emplace(makeInstKey(D, D.ExecSize, TD.grfBytes()));
  if (!New)
    return It->second;
  RegionLegality Why;
  const OperationPlan *Plan = isLegal(D) ? nullptr : plan(D, Why);
  return It->second = isLegal(D) ? TD.genCostInBestOrder(D)
                      : Plan     ? Plan->price()
                                 : Cost::impossible();
}

//===----------------------------------------------------------------------===//
// Explanations
//===----------------------------------------------------------------------===//

/// Returns the operand that makes \p I illegal, or an empty text if no single
/// operand does.
static std::string illegalOperand(const TargetDesc &TD, const InstDesc &I,
                                  RegionLegality Why) {
  auto Is = [&](const OperandDesc &O, OperandRole Role) {
    return O.K == OperandDesc::RegionOperand &&
           TD.checkOperand(I.Op, Role, O.Type, O.R) == Why;
  };
  if (Is(I.Dst, OperandRole::Dst))
    return "destination: ";
  for (unsigned K = 0; K != 4; ++K)
    if (Is(I.Src[K], OperandRole(unsigned(OperandRole::Src0) + K)))
      return ("source " + Twine(K) + ": ").str();
  return "";
}

/// Returns the reason why \p P is not twice as long, or an empty text if the
/// operation ends with \p P.
static std::string whyNotLonger(const TargetDesc &TD, const InstDesc &Main,
                                const SplitPiece &P, unsigned NumElts) {
  unsigned N = P.NumElts * 2;
  if (P.FirstElt + P.NumElts == NumElts)
    return "";
  if (N > TD.maxExecSize())
    return (Twine(P.NumElts) + " lanes are the most there are").str();
  if (P.FirstElt + N > NumElts)
    return (Twine(NumElts - P.FirstElt) + " elements are no execution size")
        .str();
  auto Longer = pieceOf(TD, Main, P.FirstElt, N);
  if (!Longer)
    return (Twine(N) + " elements form no region").str();
  RegionLegality Why = TD.checkInst(Longer->D);
  if (Why == RegionLegality::Legal)
    return (Twine(N) + " elements at once cost more").str();
  return (Twine(N) + " elements: " + illegalOperand(TD, Longer->D, Why) +
          regionLegalityText(Why))
      .str();
}

std::string OperationPlanner::explainCuts(const InstDesc &D,
                                          const OperationPlan &Plan) const {
  InstDesc Main = withCopies(D, Plan.CopiedSources, Plan.CopiedDest);
  SmallVector<std::string, 4> Reasons;
  for (const SplitPiece &P : Plan.Main.Pieces) {
    std::string Why = whyNotLonger(TD, Main, P, D.ExecSize);
    if (!Why.empty() && !is_contained(Reasons, Why))
      Reasons.push_back(std::move(Why));
  }
  return join(Reasons, "; ");
}

} // namespace cmx
