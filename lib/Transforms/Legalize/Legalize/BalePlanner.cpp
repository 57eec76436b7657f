//===- BalePlanner.cpp - How to split a bale ------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BalePlanner.h"
#include "cmx/Target/InstParts.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <unordered_map>

using namespace llvm;

namespace cmx {

//===----------------------------------------------------------------------===//
// Cache
//===----------------------------------------------------------------------===//

struct BalePlanner::Cache {
  std::unordered_map<
      InstKey, std::pair<std::optional<BalePlan>, RegionLegality>, InstKeyHash>
      Map;
};

BalePlanner::BalePlanner(const TargetDesc &TD)
    : TD(TD), Plans(std::make_unique<Cache>()) {}
BalePlanner::~BalePlanner() = default;

static InstKey makeKey(const Bale &B, const InstDesc &D, unsigned GRFBytes) {
  InstKey Key = makeInstKey(D, B.NumElts, GRFBytes);
  Key.push_back(uint64_t(bool(B.Pred)) | uint64_t(B.OldValue != nullptr) << 1);
  return Key;
}

//===----------------------------------------------------------------------===//
// Planning
//===----------------------------------------------------------------------===//

namespace {
struct Piece {
  InstDesc D;
  /// Its lanes are no place in a predicate where an instruction starts: they
  /// are a predicate of their own.
  bool OwnPredicate = false;

  unsigned cost(const TargetDesc &TD) const {
    // A part of a predicate is read by mov, shr, setp; written by twice as
    // many.
    unsigned Extra = !OwnPredicate                       ? 0
                     : D.Dst.K == OperandDesc::Predicate ? 6
                                                         : 3;
    return TD.genCostInBestOrder(D) + Extra;
  }
};
} // namespace

/// The piece [I, I + N) of \p D; nothing if an operand is no region there.
static std::optional<Piece> pieceOf(const InstDesc &D, unsigned I, unsigned N) {
  std::optional<InstDesc> Part = sliceInst(D, I, N);
  if (!Part)
    return std::nullopt;
  Piece Result;
  Result.D = std::move(*Part);
  InstDesc &P = Result.D;
  if (P.FirstLane % N == 0 && P.FirstLane + N <= 32 &&
      !TargetDesc::isLegalMask(P.FirstLane, N)) {
    P.FirstLane = 0;
    Result.OwnPredicate = true;
  }
  return Result;
}

static std::optional<SplitPlan>
planPieces(const TargetDesc &TD, const InstDesc &D, unsigned NumElts) {
  return planSplit(NumElts, TD.maxExecSize(),
                   [&](unsigned I, unsigned N) -> std::optional<unsigned> {
                     auto P = pieceOf(D, I, N);
                     if (!P || TD.checkInst(P->D) != RegionLegality::Legal)
                       return std::nullopt;
                     return P->cost(TD);
                   });
}

/// A move of \p NumElts elements between \p Src and \p Dst.
static InstDesc moveDesc(const OperandDesc &Dst, const OperandDesc &Src) {
  InstDesc D{};
  D.Op = Operation::Mov;
  D.Dst = Dst;
  D.Src[0] = Src;
  return D;
}

static OperandDesc packed(ElemType T, unsigned NumElts) {
  return OperandDesc::region(T, Region::contiguous(elemTypeBytes(T), NumElts));
}

/// \p D with packed vectors in place of the operands that are taken out.
static InstDesc withCopies(const InstDesc &D, unsigned NumElts,
                           unsigned Sources, bool Dest) {
  InstDesc Main = D;
  for (unsigned K = 0; K != 3; ++K)
    if (Sources >> K & 1)
      Main.Src[K] = packed(D.Src[K].Type, NumElts);
  if (Dest) {
    Main.Dst = packed(D.Dst.Type, NumElts);
    Main.Predicated = false;
  }
  return Main;
}

/// Would a packed copy of \p O differ from \p O as far as the target cares?
static bool worthCopying(const OperandDesc &O, unsigned GRFBytes) {
  if (O.K != OperandDesc::RegionOperand || O.R.isBroadcast())
    return false;
  return O.R.isIndirect() || !O.R.isContiguous() ||
         O.R.offsetBytes() % GRFBytes != 0;
}

namespace {
/// One choice of operands to take out, planned.
class PlanTrial {
public:
  PlanTrial(const TargetDesc &TD, const InstDesc &D, unsigned NumElts)
      : TD(TD), D(D), NumElts(NumElts) {}

  std::optional<BalePlan> run(unsigned Sources, bool Dest) const {
    BalePlan P;
    P.CopiedSources = Sources;
    P.CopiedDest = Dest;
    InstDesc Main = withCopies(D, NumElts, Sources, Dest);
    for (unsigned K = 0; K != 3; ++K)
      if (Sources >> K & 1)
        if (!copy(moveDesc(Main.Src[K], D.Src[K]), P.SourceCopy[K]))
          return std::nullopt;
    if (Dest) {
      InstDesc Out = moveDesc(D.Dst, Main.Dst);
      Out.Predicated = D.Predicated;
      Out.FirstLane = D.FirstLane;
      // As the bale of such a copy has it.
      Out.Dst.Type = Out.Src[0].Type =
          copyType(D.Dst.Type, D.Dst.R.isIndirect(), D.Predicated);
      if (!copy(Out, P.DestCopy))
        return std::nullopt;
    }
    return copy(Main, P.Main) ? std::optional(P) : std::nullopt;
  }

private:
  bool copy(const InstDesc &X, SplitPlan &Out) const {
    auto S = planPieces(TD, X, NumElts);
    if (S)
      Out = std::move(*S);
    return S.has_value();
  }

  const TargetDesc &TD;
  const InstDesc &D;
  unsigned NumElts;
};
} // namespace

static std::optional<BalePlan> planBale(const TargetDesc &TD, const Bale &B,
                                        const InstDesc &D) {
  PlanTrial Trial(TD, D, B.NumElts);
  std::optional<BalePlan> Best = Trial.run(0, false);
  std::optional<unsigned> UncopiedCost;
  if (Best)
    UncopiedCost = Best->UncopiedCost = Best->cost();
  if (B.Op == Operation::Mov && D.Dst.Type == D.Src[0].Type && !B.Saturate &&
      Best)
    return Best; // A copy of a copy is never cheaper.
  unsigned CanCopy = 0;
  for (unsigned K = 0; K != 3; ++K)
    if (worthCopying(D.Src[K], TD.grfBytes()))
      CanCopy |= 1u << K;
  bool CanCopyDest = B.OldValue && !B.WritesPredicate && !B.DstOffset &&
                     worthCopying(D.Dst, TD.grfBytes());
  for (unsigned Sources = 0; Sources != 8; ++Sources) {
    if (Sources & ~CanCopy)
      continue;
    for (bool Dest : {false, true}) {
      if ((!Sources && !Dest) || (Dest && !CanCopyDest))
        continue;
      auto P = Trial.run(Sources, Dest);
      if (P && (!Best || P->cost() < Best->cost()))
        Best = std::move(P);
    }
  }
  if (Best)
    Best->UncopiedCost = UncopiedCost;
  return Best;
}

bool BalePlanner::isLegal(const Bale &B) const {
  return TD.checkInst(B.desc()) == RegionLegality::Legal;
}

const BalePlan *BalePlanner::plan(const Bale &B, RegionLegality &Why) {
  InstDesc D = B.desc();
  auto [It, New] = Plans->Map.try_emplace(makeKey(B, D, TD.grfBytes()));
  auto &[Plan, Reason] = It->second;
  if (New) {
    Plan = planBale(TD, B, D);
    auto One = pieceOf(D, 0, 1);
    Reason = One ? TD.checkInst(One->D) : RegionLegality::Legal;
  }
  Why = Reason;
  return Plan ? &*Plan : nullptr;
}

//===----------------------------------------------------------------------===//
// Explanations
//===----------------------------------------------------------------------===//

/// The operand that makes \p I illegal; empty if it is the instruction.
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

/// Why \p P is not twice as long; empty if the operation ends there.
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
  auto Longer = pieceOf(Main, P.FirstElt, N);
  if (!Longer)
    return (Twine(N) + " elements form no region").str();
  RegionLegality Why = TD.checkInst(Longer->D);
  if (Why == RegionLegality::Legal)
    return (Twine(N) + " elements at once cost more").str();
  return (Twine(N) + " elements: " + illegalOperand(TD, Longer->D, Why) +
          regionLegalityText(Why))
      .str();
}

std::string BalePlanner::explainCuts(const Bale &B,
                                     const BalePlan &Plan) const {
  InstDesc Main =
      withCopies(B.desc(), B.NumElts, Plan.CopiedSources, Plan.CopiedDest);
  SmallVector<std::string, 4> Reasons;
  for (const SplitPiece &P : Plan.Main.Pieces) {
    std::string Why = whyNotLonger(TD, Main, P, B.NumElts);
    if (!Why.empty() && !is_contained(Reasons, Why))
      Reasons.push_back(std::move(Why));
  }
  return join(Reasons, "; ");
}

} // namespace cmx
