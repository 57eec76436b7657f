//===- Bale.cpp - Which instructions become one vISA instruction ----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Analysis/Bale.h"
#include "BaleMaker.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace cmx {

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

std::optional<ElemType> elemTypeOf(Type *Ty, bool Signed) {
  Ty = Ty->getScalarType();
  if (Ty->isHalfTy())
    return ElemType::HF;
  if (Ty->isBFloatTy())
    return ElemType::BF;
  if (Ty->isFloatTy())
    return ElemType::F;
  if (Ty->isDoubleTy())
    return ElemType::DF;
  unsigned Bits = Ty->isIntegerTy() ? Ty->getIntegerBitWidth() : 0;
  if (Bits == 8 || Bits == 16 || Bits == 32 || Bits == 64)
    return intType(Bits / 8, Signed);
  return std::nullopt;
}

// vISA specification, "General variables": a variable has at most 256
// registers.
std::string tooLargeText(Type *Ty, const TargetDesc &TD) {
  uint64_t MaxBytes = uint64_t(256) * TD.grfBytes();
  uint64_t Bytes = registerBytes(Ty);
  if (Bytes <= MaxBytes)
    return "";
  return ("value expected to have at most 256 registers, " + Twine(MaxBytes) +
          " bytes, actual " + Twine(Bytes) + " bytes")
      .str();
}

bool isRename(const Value *V) {
  return isa<FreezeInst>(V) || isRegisterBitcast(V);
}

Value *stripRenames(Value *V) {
  while (isRename(V))
    V = cast<Instruction>(V)->getOperand(0);
  return V;
}

bool BaleSource::isConstant() const { return isa<Constant>(V); }

bool BaleSource::operator==(const BaleSource &O) const {
  return V == O.V && Type == O.Type && R == O.R && Offset == O.Offset &&
         OffsetFirstElt == O.OffsetFirstElt && NumOffsets == O.NumOffsets &&
         Mod == O.Mod && Absorbed == O.Absorbed;
}

//===----------------------------------------------------------------------===//
// Bale
//===----------------------------------------------------------------------===//

/// Returns the value that all lanes of an immediate have. Returns null if \p S
/// is not an immediate.
static const Constant *immediateValue(const BaleSource &S) {
  auto *C = dyn_cast<Constant>(S.V);
  if (!C || isa<UndefValue>(C) || !C->getType()->isVectorTy())
    return C;
  return C->getSplatValue(/*AllowPoison=*/true);
}

/// Applies \p M to the value of an immediate, because immediates in vISA text
/// have no modifiers.
static APInt modifiedValue(const APInt &Value, Modifier M) {
  switch (M) {
  case Modifier::None:
    return Value;
  case Modifier::Neg:
    return -Value;
  case Modifier::Abs:
    return Value.abs();
  case Modifier::NegAbs:
    return -Value.abs();
  case Modifier::Not:
    return ~Value;
  }
  llvm_unreachable("not a modifier");
}

std::optional<ElemType> Bale::immediateType(unsigned K) const {
  const BaleSource &S = Srcs[K];
  const Constant *C = immediateValue(S);
  if (!C)
    return std::nullopt;
  // vISA has no byte immediates; words replace them.
  if (elemTypeBytes(S.Type) == 1)
    return intType(2, S.Type == ElemType::B);
  // A large unsigned factor must not become a negative one: with a wider result
  // or with saturation, the products differ.
  auto *CI = dyn_cast<ConstantInt>(C);
  bool IsFactor = (Op == Operation::Mul || Op == Operation::Mad) && K < 2;
  unsigned Bytes = elemTypeBytes(S.Type);
  if (!IsFactor || !CI || Bytes < 4 || !isInt(S.Type))
    return S.Type;
  APInt Value = modifiedValue(CI->getValue(), S.Mod);
  bool Signed = elemTypeKind(S.Type) == ElemKind::SInt;
  if (Value.isSignedIntN(16) && (Signed || !Value.isNegative()))
    return ElemType::W;
  return S.Type;
}

static OperandDesc describeSource(const Bale &B, unsigned K) {
  if (auto T = B.immediateType(K))
    return OperandDesc::imm(*T);
  return OperandDesc::region(B.Srcs[K].Type, B.Srcs[K].R);
}

bool Bale::operator==(const Bale &O) const {
  return K == O.K && Root == O.Root && Main == O.Main && Product == O.Product &&
         Conversions == O.Conversions && Op == O.Op && Cond == O.Cond &&
         Saturate == O.Saturate && NumElts == O.NumElts &&
         WritesPredicate == O.WritesPredicate && DstType == O.DstType &&
         OldValue == O.OldValue && DstRegion == O.DstRegion &&
         DstOffset == O.DstOffset && DstOffsetFirstElt == O.DstOffsetFirstElt &&
         DstFirstLane == O.DstFirstLane && Pred == O.Pred && Srcs == O.Srcs &&
         Members == O.Members;
}

InstDesc Bale::desc() const {
  InstDesc D{};
  D.Op = Op;
  D.ExecSize = NumElts;
  D.Predicated = bool(Pred) && Op != Operation::Sel;
  D.Saturate = Saturate;
  // A predicate of more than 32 lanes has several variables.
  D.FirstLane = (Pred ? Pred.FirstLane : DstFirstLane) % 32;
  D.Dst = WritesPredicate ? OperandDesc::predicate()
                          : OperandDesc::region(DstType, DstRegion);
  for (unsigned K = 0; K != Srcs.size() && K != 3; ++K)
    D.Src[K] = describeSource(*this, K);
  return D;
}

//===----------------------------------------------------------------------===//
// BaleInfo
//===----------------------------------------------------------------------===//

static bool isLegalBale(const Bale &B, const TargetDesc &TD) {
  return B.K != Bale::Kind::Operation ||
         TD.checkInst(B.desc()) == RegionLegality::Legal;
}

namespace {
/// Forms the bale of one root in the given BaleMode.
class BaleFormer {
  using LoadEpochMap = DenseMap<const Instruction *, unsigned>;

public:
  BaleFormer(const TargetDesc *TD, BaleMode Mode,
             const DenseMap<const Instruction *, Instruction *> &RootOf,
             const LoadEpochMap &Epochs)
      : TD(TD), Mode(Mode), RootOf(RootOf), Epochs(Epochs) {}

  Bale form(Instruction *Root, unsigned Epoch) {
    if (Mode == BaleMode::Maximal)
      return make(Root, Epoch, Acceptance::All).first;
    auto [B, Rejected] = make(Root, Epoch, Acceptance::Legal);
    if (Rejected.empty())
      return B;
    // If two sources are too large for an instruction, no single step makes the
    // bale legal. Try several steps together.
    if (!isLegalBale(B, *TD)) {
      auto [Patient, Left] = make(Root, Epoch, Acceptance::Patient);
      if (isLegalBale(Patient, *TD)) {
        B = std::move(Patient);
        Rejected = std::move(Left);
      }
    }
    // If the maximal bale is legal, legalization has not changed it. Its
    // members may be illegal outside of the bale, and then must be in it.
    Bale Whole = make(Root, Epoch, Acceptance::All).first;
    if (isLegalBale(Whole, *TD) &&
        (!isLegalBale(B, *TD) || hasIllegalRest(Whole, B) ||
         leavesIllegal(B, Rejected)))
      return Whole;
    return B;
  }

private:
  std::pair<Bale, SmallVector<Instruction *, 4>>
  make(Instruction *Root, unsigned Epoch, Acceptance A) {
    BaleMaker Maker(Root, TD, Mode, RootOf);
    Maker.form(Epochs, Epoch, A);
    Bale B = Maker.run();
    return {std::move(B), SmallVector<Instruction *, 4>(Maker.rejected())};
  }

  /// Would an instruction of \p Rejected that is not in \p B be the root of an
  /// illegal bale? These instructions only read registers, so the epoch, which
  /// concerns loads, does not matter.
  bool leavesIllegal(const Bale &B, ArrayRef<Instruction *> Rejected) {
    return any_of(Rejected, [&](Instruction *I) {
      return !is_contained(B.Members, I) && !BaleMaker::isLegalAlone(I, TD) &&
             !isLegalBale(form(I, /*Epoch=*/0), *TD);
    });
  }

  /// Has \p Whole a member that is not in \p Part and not legal alone?
  bool hasIllegalRest(const Bale &Whole, const Bale &Part) const {
    return any_of(Whole.Members, [&](Instruction *I) {
      return !is_contained(Part.Members, I) && !BaleMaker::isLegalAlone(I, TD);
    });
  }

  const TargetDesc *TD;
  BaleMode Mode;
  const DenseMap<const Instruction *, Instruction *> &RootOf;
  const LoadEpochMap &Epochs;
};
} // namespace

/// Has \p B as many sources as its operation, and NumElts elements in each
/// operand?
[[maybe_unused]] static bool fitsTogether(const Bale &B) {
  return B.K != Bale::Kind::Operation ||
         (B.Srcs.size() == operationNumSrcs(B.Op) &&
          (B.WritesPredicate || B.DstRegion.numElts() == B.NumElts) &&
          all_of(B.Srcs, [&](const BaleSource &S) {
            return S.R.numElts() == B.NumElts &&
                   S.R.elemBytes() == elemTypeBytes(S.Type) &&
                   !is_contained(B.Members, S.V);
          }));
}

BaleInfo::BaleInfo(Function &F, const TargetDesc *TD, BaleMode Mode)
    : TD(TD), Mode(Mode) {
  for (BasicBlock &BB : F) {
    DenseMap<const Instruction *, unsigned> Epochs;
    unsigned Epoch = 0;
    for (Instruction &I : BB) {
      if (I.mayReadFromMemory())
        Epochs[&I] = Epoch;
      Epoch += I.mayWriteToMemory();
    }
    BaleFormer Former(TD, Mode, RootOf, Epochs);
    for (Instruction &I : reverse(BB)) {
      Epoch -= I.mayWriteToMemory();
      if (isMember(&I) || isRename(&I))
        continue;
      Bale Formed = Former.form(&I, Epoch);
      assert(fitsTogether(Formed) && "a bale with operands of other sizes");
      for (Instruction *M : Formed.Members) {
        assert(M != &I && !isMember(M) && M->getParent() == &BB &&
               M->hasOneUse() && "a bale takes what others need");
        RootOf[M] = &I;
      }
      assert(bale(&I) == Formed && "a bale is not described as it was formed");
    }
  }
}

Instruction *BaleInfo::root(const Instruction *I) const {
  auto It = RootOf.find(I);
  return It == RootOf.end() ? const_cast<Instruction *>(I) : It->second;
}

Bale BaleInfo::bale(Instruction *Root) const {
  return BaleMaker(Root, TD, Mode, RootOf).run();
}

AnalysisKey BaleAnalysis::Key;

BaleInfo BaleAnalysis::run(Function &F, FunctionAnalysisManager &) {
  return BaleInfo(F, nullptr);
}

} // namespace cmx
