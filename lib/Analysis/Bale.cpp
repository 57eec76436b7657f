//===- Bale.cpp - Which instructions become one vISA instruction ----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One class, BaleMaker, knows the steps by which a bale grows from its root:
// the computing instruction under a wrregion or a conversion, a product under a
// sum, and the readers of each source. When bales are formed, a step is taken if
// the instruction has no other use and (in Legal mode) the target accepts the
// result at no higher price. When a bale is described later, the same steps run
// and are taken if the instruction is known to be a member. Each instruction is
// reached by one step only, so both runs agree.
//
//===----------------------------------------------------------------------===//

#include "cmx/Analysis/Bale.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>

using namespace llvm;
using namespace llvm::PatternMatch;

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

unsigned numEltsOf(Type *Ty) { return numLanes(Ty); }

uint64_t registerBytes(Type *Ty) {
  return uint64_t(numLanes(Ty)) * elementBytes(Ty);
}

static bool isPredicateType(Type *Ty) { return Ty->isIntOrIntVectorTy(1); }

static bool isRegisterCast(const Value *V) {
  if (isa<FreezeInst>(V))
    return true;
  auto *Cast = dyn_cast<BitCastInst>(V);
  return Cast && !isPredicateType(Cast->getSrcTy()) &&
         !isPredicateType(Cast->getDestTy());
}

Value *stripRegisterCasts(Value *V) {
  while (isRegisterCast(V))
    V = cast<Instruction>(V)->getOperand(0);
  return V;
}

bool BaleSource::isConstant() const { return isa<Constant>(V); }

//===----------------------------------------------------------------------===//
// Bale
//===----------------------------------------------------------------------===//

/// The one value of an immediate's lanes; null for other constants.
static const Constant *immediateValue(const BaleSource &S) {
  auto *C = dyn_cast<Constant>(S.V);
  if (!C || isa<UndefValue>(C) || !C->getType()->isVectorTy())
    return C;
  return C->getSplatValue(/*AllowPoison=*/true);
}

std::optional<ElemType> Bale::immediateType(unsigned K) const {
  const BaleSource &S = Srcs[K];
  const Constant *C = immediateValue(S);
  if (!C)
    return std::nullopt;
  // There are no byte immediates: words stand for them.
  if (elemTypeBytes(S.Type) == 1)
    return intType(2, S.Type == ElemType::B);
  // A large unsigned factor is no negative one: wide results and saturation
  // show the difference.
  auto *CI = dyn_cast<ConstantInt>(C);
  bool IsFactor = (Op == Operation::Mul || Op == Operation::Mad) && K < 2;
  if (IsFactor && CI && elemTypeBytes(S.Type) == 4 && isInt(S.Type) &&
      CI->getValue().isSignedIntN(16) &&
      (S.Type == ElemType::D || !CI->isNegative()))
    return ElemType::W;
  return S.Type;
}

static OperandDesc describeSource(const Bale &B, unsigned K) {
  if (auto T = B.immediateType(K))
    return OperandDesc::imm(*T);
  return OperandDesc::region(B.Srcs[K].Type, B.Srcs[K].R);
}

InstDesc Bale::desc() const {
  InstDesc D{};
  D.Op = Op;
  D.ExecSize = NumElts;
  D.Predicated = bool(Pred) && Op != Operation::Sel;
  D.Saturate = Saturate;
  // A predicate of more than 32 lanes lies in several variables.
  D.FirstLane = (Pred ? Pred.FirstLane : DstFirstLane) % 32;
  D.Dst = WritesPredicate ? OperandDesc::predicate()
                          : OperandDesc::region(DstType, DstRegion);
  for (unsigned K = 0; K != Srcs.size() && K != 3; ++K)
    D.Src[K] = describeSource(*this, K);
  return D;
}

//===----------------------------------------------------------------------===//
// BaleMaker
//===----------------------------------------------------------------------===//

namespace {
/// Which steps are taken when a bale is formed.
enum class Acceptance : unsigned char {
  All,     ///< All that are possible.
  Patient, ///< Legal ones that pay, and any while the bale is not legal yet.
  Legal    ///< Those after which the bale is legal, if they pay.
};

class BaleMaker {
  using MemberMap = DenseMap<const Instruction *, Instruction *>;

public:
  BaleMaker(Instruction *Root, const TargetDesc *TD, BaleMode Mode,
            const MemberMap &RootOf)
      : Root(Root), TD(TD), Mode(Mode), RootOf(RootOf) {}
  /// To form the bale: \p Epochs says for each load how many writes to memory
  /// come before it in the block, \p RootEpoch for the root.
  void form(const DenseMap<const Instruction *, unsigned> &LoadEpochs,
            unsigned Epoch, Acceptance Choice) {
    Forming = true;
    Accept = Choice;
    Epochs = &LoadEpochs;
    RootEpoch = Epoch;
  }

  Bale run();
  /// Was a possible step not taken?
  bool hasRejected() const { return Rejected; }
  /// Is \p I, with nothing else, an instruction of the target?
  static bool isLegalAlone(Instruction *I, const TargetDesc *TD);

private:
  Instruction *candidate(Value *Operand) const;
  bool take(Bale &&Next, Instruction *I);
  bool acceptable(const Bale &Next, Instruction *I) const;
  bool idealCheaper(const Bale &Next, Instruction *I) const;

  static bool startOperation(Bale &X, Instruction *I);
  static BaleSource sourceFor(Value *Operand, bool Signed, unsigned NumElts);
  void startMove(Value *New);
  bool startWrite();
  void startRead();
  void startMessage(CallBase &Call);
  void startFlag();

  void growMain();
  bool narrowsInto(const OperationForm &F, Instruction *I) const;
  void growMad();
  void growSource(unsigned K);
  bool growSourceStep(unsigned K);
  void growOffset(Value *&Offset, Region &R);
  bool absorbRead(unsigned K, RdRegionInst *Rd);
  bool absorbExtension(unsigned K, CastInst *Cast);
  bool absorbModifier(unsigned K, Instruction *I);
  void growPredicate();
  void growMessage();
  bool takeMessage();

  Instruction *Root;
  const TargetDesc *TD;
  BaleMode Mode;
  const MemberMap &RootOf;
  bool Forming = false;
  Acceptance Accept = Acceptance::All;
  bool Rejected = false;
  const DenseMap<const Instruction *, unsigned> *Epochs = nullptr;
  unsigned RootEpoch = 0;
  Bale B;
};
} // namespace

/// The instruction behind \p Operand, if it may join the bale.
Instruction *BaleMaker::candidate(Value *Operand) const {
  if (!Forming) {
    auto *I = dyn_cast<Instruction>(stripRegisterCasts(Operand));
    auto It = I ? RootOf.find(I) : RootOf.end();
    return It != RootOf.end() && It->second == Root ? I : nullptr;
  }
  while (isRegisterCast(Operand)) {
    if (!Operand->hasOneUse())
      return nullptr;
    Operand = cast<Instruction>(Operand)->getOperand(0);
  }
  auto *I = dyn_cast<Instruction>(Operand);
  if (!I || !I->hasOneUse() || I->getParent() != Root->getParent() ||
      isa<PHINode>(I))
    return nullptr;
  return I;
}

/// Full registers' worth of packed elements, for a choice that must not depend
/// on the sizes that legalization finds later.
static InstDesc idealDesc(const Bale &B) {
  InstDesc D = B.desc();
  D.ExecSize = std::min(D.ExecSize, 8u);
  while (D.ExecSize & (D.ExecSize - 1))
    --D.ExecSize;
  D.FirstLane = 0;
  auto Pack = [&](OperandDesc &O) {
    if (O.K == OperandDesc::RegionOperand)
      O.R = Region::contiguous(elemTypeBytes(O.Type), D.ExecSize);
  };
  Pack(D.Dst);
  for (OperandDesc &S : D.Src)
    Pack(S);
  return D;
}

bool BaleMaker::idealCheaper(const Bale &Next, Instruction *I) const {
  if (!TD)
    return true;
  InstDesc After = idealDesc(Next), Before = idealDesc(B);
  Bale Alone;
  if (!startOperation(Alone, I))
    return true;
  InstDesc Single = idealDesc(Alone);
  if (TD->checkInst(After) != RegionLegality::Legal ||
      TD->checkInst(Single) != RegionLegality::Legal ||
      TD->checkInst(Before) != RegionLegality::Legal)
    return TD->checkInst(Before) != RegionLegality::Legal;
  return TD->genCost(After) <= TD->genCost(Before) + TD->genCost(Single);
}

bool BaleMaker::acceptable(const Bale &Next, Instruction *I) const {
  if (!Forming || Accept == Acceptance::All ||
      Next.K != Bale::Kind::Operation)
    return true;
  InstDesc After = Next.desc();
  InstDesc Before = B.desc();
  bool WasLegal = TD->checkInst(Before) == RegionLegality::Legal;
  if (TD->checkInst(After) != RegionLegality::Legal)
    return Accept == Acceptance::Patient && !WasLegal;
  if (!WasLegal)
    return true;
  unsigned AloneCost = 1;
  Bale Alone;
  if (startOperation(Alone, I)) {
    InstDesc Single = Alone.desc();
    if (TD->checkInst(Single) == RegionLegality::Legal)
      AloneCost = TD->genCost(Single);
  }
  return TD->genCost(After) <= TD->genCost(Before) + AloneCost;
}

bool BaleMaker::take(Bale &&Next, Instruction *I) {
  if (!acceptable(Next, I)) {
    Rejected = true;
    return false;
  }
  B = std::move(Next);
  B.Members.push_back(I);
  return true;
}

BaleSource BaleMaker::sourceFor(Value *Operand, bool Signed,
                                unsigned NumElts) {
  BaleSource S;
  S.V = stripRegisterCasts(Operand);
  S.Type = elemTypeOf(Operand->getType(), Signed).value_or(ElemType::UD);
  S.R = Region::contiguous(elemTypeBytes(S.Type), NumElts);
  return S;
}

/// Sets \p X to the operation of \p I alone, writing all of I's value.
bool BaleMaker::startOperation(Bale &X, Instruction *I) {
  if (auto *Rd = dyn_cast<RdRegionInst>(I)) {
    auto Ty = elemTypeOf(I->getType(), true);
    if (!Ty)
      return false;
    X.K = Bale::Kind::Operation;
    X.NumElts = numLanes(I->getType());
    X.DstType = *Ty;
    X.DstRegion = Region::contiguous(elemTypeBytes(*Ty), X.NumElts);
    BaleSource S;
    S.V = stripRegisterCasts(Rd->source());
    S.Type = *Ty;
    S.R = Rd->region();
    if (Rd->hasVariableOffset())
      S.Offset = Rd->offsetOperand();
    X.Srcs.push_back(S);
    return true;
  }
  auto Form = getOperationForm(*I);
  if (!Form)
    return false;
  X.K = Bale::Kind::Operation;
  X.Main = I;
  X.Op = Form->Op;
  X.Cond = Form->Cond;
  X.Saturate = Form->Saturate;
  X.NumElts = numLanes(I->getType());
  X.WritesPredicate = isPredicateType(I->getType());
  if (!X.WritesPredicate) {
    X.DstType = elemTypeOf(I->getType(), Form->DstSigned).value_or(ElemType::UD);
    X.DstRegion = Region::contiguous(elemTypeBytes(X.DstType), X.NumElts);
  }
  for (unsigned K = 0; K != Form->NumSrcs; ++K) {
    Value *Operand = I->getOperand(Form->OperandNo[K]);
    X.Srcs.push_back(sourceFor(Operand, Form->SrcSigned,
                               numLanes(Operand->getType())));
    X.Srcs.back().Mod = Form->Mod[K];
  }
  if (Form->HasPredicate)
    X.Pred.Mask = I->getOperand(0);
  return true;
}

bool BaleMaker::isLegalAlone(Instruction *I, const TargetDesc *TD) {
  Bale Alone;
  return !startOperation(Alone, I) ||
         TD->checkInst(Alone.desc()) == RegionLegality::Legal;
}

/// A plain move of \p New.
void BaleMaker::startMove(Value *New) {
  B.K = Bale::Kind::Operation;
  B.NumElts = numLanes(New->getType());
  B.Srcs.push_back(sourceFor(New, true, B.NumElts));
  B.DstType = B.Srcs[0].Type;
}

bool BaleMaker::startWrite() {
  auto *Wr = dyn_cast<RegionAccessInst>(Root);
  if (!Wr || Wr->isRead())
    return false;
  startMove(Root->getOperand(WrRegionOp::New));
  B.OldValue = Root->getOperand(WrRegionOp::Old);
  B.DstRegion = Wr->region();
  if (Wr->hasVariableOffset())
    B.DstOffset = Wr->offsetOperand();
  Value *Mask = Root->getOperand(WrRegionOp::Mask);
  if (!match(Mask, m_AllOnes()))
    B.Pred.Mask = Mask;
  return true;
}

void BaleMaker::startMessage(CallBase &Call) {
  B.K = Bale::Kind::Message;
  B.Main = &Call;
  B.NumElts = numLanes(Call.getType());
  for (Value *Arg : Call.args()) {
    BaleSource S;
    if (isPredicateType(Arg->getType()))
      S.V = Arg;
    else
      S = sourceFor(Arg, false, numLanes(Arg->getType()));
    B.Srcs.push_back(S);
  }
}

static bool isMessage(const Instruction &I) {
  auto L = getGenXLowering(I);
  return L && (*L == LoweringKind::Message || *L == LoweringKind::Atomic ||
               *L == LoweringKind::Sync || *L == LoweringKind::Predefined);
}

/// Can an instruction start at \p Lane of a predicate? Parts that start
/// elsewhere are values of their own.
static bool isMaskStart(unsigned Lane) {
  return TargetDesc::isLegalMask(Lane % 32, 1);
}

/// Operations on predicates, and what has no operation at all.
void BaleMaker::startFlag() {
  auto *Wr = dyn_cast<WrPredRegionInst>(Root);
  if (Wr) {
    B.OldValue = Wr->oldValue();
    B.DstFirstLane = Wr->offsetElts();
    // A compare can write its part of the predicate itself.
    if (Instruction *I = candidate(Wr->newValue());
        I && isa<CmpInst>(I) && isMaskStart(B.DstFirstLane)) {
      Bale Next = B;
      if (startOperation(Next, I) && take(std::move(Next), I))
        return;
    }
  }
  bool Predicates = isPredicateType(Root->getType()) ||
                    (isa<BitCastInst>(Root) &&
                     isPredicateType(Root->getOperand(0)->getType()));
  if (Predicates && !isa<PHINode>(Root))
    B.K = Bale::Kind::Flag;
  B.NumElts = numLanes(Root->getType());
  if (auto *Br = dyn_cast<BranchInst>(Root); Br && Br->isConditional())
    B.Pred.Mask = Br->getCondition();
}

/// Can the operation \p F of \p I write the type this move converts to?
bool BaleMaker::narrowsInto(const OperationForm &F, Instruction *I) const {
  if (F.Saturate || I->getType()->isFPOrFPVectorTy())
    return false;
  switch (F.Op) {
  case Operation::Add:
  case Operation::Mul:
  case Operation::Mad:
  case Operation::And:
  case Operation::Or:
  case Operation::Xor:
  case Operation::Not:
  case Operation::Sel:
  case Operation::Min:
  case Operation::Max:
  case Operation::Shl:
  case Operation::Shr:
  case Operation::Asr:
    return true;
  default:
    return false;
  }
}

/// The operand a bale that only moves takes its value from.
static Value *movedOperand(const Bale &B) {
  if (B.Main)
    return B.Main->getOperand(0);
  return B.OldValue ? B.Root->getOperand(WrRegionOp::New) : nullptr;
}

/// While the bale is only a move, lets it compute what it moves.
void BaleMaker::growMain() {
  while (B.Op == Operation::Mov && B.Srcs.size() == 1) {
    const BaleSource &S = B.Srcs[0];
    Value *Operand = movedOperand(B);
    Instruction *I = Operand ? candidate(Operand) : nullptr;
    if (!I || S.Mod != Modifier::None || S.Offset || isa<RdRegionInst>(I))
      return;
    auto F = getOperationForm(*I);
    if (!F || (F->HasPredicate && B.Pred) || isPredicateType(I->getType()))
      return;
    Bale Next;
    if (!startOperation(Next, I) || Next.NumElts != B.NumElts)
      return;
    bool RawCopy = S.Type == B.DstType && !B.Saturate;
    bool SameBytes = elemTypeBytes(Next.DstType) == elemTypeBytes(S.Type);
    if (RawCopy && SameBytes) {
      // Nothing is converted here: the inner operation writes its own type.
    } else if (B.Saturate && Next.DstType == S.Type && isFloat(S.Type) &&
               B.DstType == S.Type && operationCanSaturate(Next.Op)) {
      Next.Saturate = true;
    } else if (!B.Saturate && SameBytes && isInt(S.Type) && isInt(B.DstType) &&
               elemTypeBytes(B.DstType) < elemTypeBytes(S.Type) &&
               narrowsInto(*F, I)) {
      Next.DstType = intType(elemTypeBytes(B.DstType),
                             elemTypeKind(Next.DstType) == ElemKind::SInt);
      Bale Check = Next;
      Check.DstRegion = B.DstRegion;
      if (Forming && !idealCheaper(Check, I))
        return;
    } else {
      return;
    }
    Next.Root = B.Root;
    Next.OldValue = B.OldValue;
    Next.DstRegion = B.DstRegion;
    Next.DstOffset = B.DstOffset;
    if (B.Pred)
      Next.Pred = B.Pred;
    Next.Members = B.Members;
    if (!take(std::move(Next), I))
      return;
  }
}

static bool mayContract(const Instruction *Add, const Instruction *Mul) {
  if (!Add->getType()->isFPOrFPVectorTy())
    return true;
  return Add->hasAllowContract() && Mul->hasAllowContract();
}

/// a * b + c as one operation.
void BaleMaker::growMad() {
  if (B.Op != Operation::Add || !B.Main || B.Srcs.size() != 2 || B.Saturate ||
      !isa<BinaryOperator>(B.Main))
    return;
  for (unsigned K = 0; K != 2; ++K) {
    Instruction *I = candidate(B.Main->getOperand(K));
    if (!I || I->getType() != B.Main->getType() ||
        (I->getOpcode() != Instruction::FMul &&
         I->getOpcode() != Instruction::Mul) ||
        stripRegisterCasts(B.Main->getOperand(K)) != B.Main->getOperand(K))
      continue;
    if (!mayContract(B.Main, I))
      continue;
    Bale Next = B;
    Next.Op = Operation::Mad;
    BaleSource Addend = B.Srcs[1 - K];
    BaleSource L = sourceFor(I->getOperand(0), true, B.NumElts);
    BaleSource R = sourceFor(I->getOperand(1), true, B.NumElts);
    L.Mod = B.Srcs[K].Mod; // -(a * b) is (-a) * b.
    Next.Srcs.clear();
    Next.Srcs.append({L, R, Addend});
    if (Forming && isInt(B.DstType) && (!TD || !idealCheaper(Next, I)))
      continue;
    if (take(std::move(Next), I))
      return;
  }
}

/// Does the constant part of an indirect operand have room for \p Bytes? (ten
/// bits with sign: Gen PRMs, "address immediate")
static bool isIndirectOffset(int64_t Bytes) { return llvm::isInt<10>(Bytes); }

bool BaleMaker::absorbRead(unsigned K, RdRegionInst *Rd) {
  BaleSource S = B.Srcs[K];
  // Rows at offsets of their own are not one region.
  if (S.Offset || Rd->hasRowOffsets())
    return false;
  std::optional<Region> R = Rd->region().compose(S.R);
  if (!R || R->elemBytes() != elemTypeBytes(S.Type) ||
      R->numElts() != S.R.numElts() ||
      // Read as larger elements, the inner vector may start between two, or end
      // within one.
      !R->isAligned() ||
      registerBytes(Rd->source()->getType()) % R->elemBytes() ||
      (Rd->hasVariableOffset() && !isIndirectOffset(R->offsetBytes())))
    return false;
  S.R = *R;
  S.V = stripRegisterCasts(Rd->source());
  if (Rd->hasVariableOffset())
    S.Offset = Rd->offsetOperand();
  Bale Next = B;
  Next.Srcs[K] = S;
  return take(std::move(Next), Rd);
}

/// May sources narrower than the operation stand where extensions do?
static bool takesExtensions(const Bale &B, bool Signed) {
  switch (B.Op) {
  case Operation::Add:
  case Operation::Mul:
  case Operation::Mad:
  case Operation::And:
  case Operation::Or:
  case Operation::Xor:
  case Operation::Sel:
    return true;
  case Operation::Cmp:
  case Operation::Min:
  case Operation::Max:
    // The order of unsigned numbers is not that of sign extended ones.
    return !Signed || (B.Op == Operation::Cmp
                           ? !CmpInst::isUnsigned(B.Cond)
                           : elemTypeKind(B.DstType) == ElemKind::SInt);
  default:
    return false;
  }
}

/// Does the operation see of a source of type \p T no more than its low bits?
static bool wrapsLike(const Bale &B, ElemType T) {
  switch (B.Op) {
  case Operation::Add:
  case Operation::Mul:
  case Operation::Mad:
  case Operation::And:
  case Operation::Or:
  case Operation::Xor:
  case Operation::Sel:
    return !B.Saturate && elemTypeBytes(B.DstType) <= elemTypeBytes(T);
  default:
    return false;
  }
}

/// Where the widths and signs of sources differ, is the result still what the
/// extensions would have given? Sums and products are exact; the others compute
/// in the width of the widest source.
static bool mixesSoundly(const Bale &B) {
  unsigned Widest = 0;
  bool AllUnsigned = true, AnySigned = false, WidestUnsigned = false;
  for (const BaleSource &S : B.Srcs)
    Widest = std::max(Widest, elemTypeBytes(S.Type));
  for (const BaleSource &S : B.Srcs) {
    bool Signed = elemTypeKind(S.Type) == ElemKind::SInt;
    AllUnsigned &= !Signed;
    AnySigned |= Signed;
    WidestUnsigned |= !Signed && elemTypeBytes(S.Type) == Widest;
  }
  bool Widens = !B.WritesPredicate && elemTypeBytes(B.DstType) > Widest;
  switch (B.Op) {
  case Operation::And:
  case Operation::Or:
  case Operation::Xor:
    return !Widens || AllUnsigned;
  case Operation::Sel:
    return !Widens || !(AnySigned && WidestUnsigned);
  case Operation::Cmp:
  case Operation::Min:
  case Operation::Max:
    return !(AnySigned && WidestUnsigned);
  default:
    return true;
  }
}

/// May source \p K of a float operation be half? Halves mix with floats only,
/// and one float must stay, for it says how exactly is computed.
static bool takesHalf(const Bale &B, unsigned K) {
  if (B.Op != Operation::Add && B.Op != Operation::Mul && B.Op != Operation::Mad)
    return false;
  bool FloatStays = false;
  for (unsigned J = 0; J != B.Srcs.size(); ++J)
    FloatStays |= J != K && B.Srcs[J].Type == ElemType::F;
  return B.Srcs[K].Type == ElemType::F && FloatStays;
}

bool BaleMaker::absorbExtension(unsigned K, CastInst *Cast) {
  const BaleSource &S = B.Srcs[K];
  if (S.Offset || !S.R.isWhole(registerBytes(Cast->getType())))
    return false;
  unsigned Op = Cast->getOpcode();
  bool Int = (Op == Instruction::ZExt || Op == Instruction::SExt) &&
             isInt(S.Type) && takesExtensions(B, Op == Instruction::SExt);
  bool Float = Op == Instruction::FPExt && takesHalf(B, K);
  if ((!Int && !Float) || isPredicateType(Cast->getSrcTy()))
    return false;
  // A negated narrow number has one bit more than its type. Bytes are computed
  // as words, so they have it.
  if (Int && S.Mod != Modifier::None &&
      !(S.Mod == Modifier::Neg && B.Op == Operation::Add &&
        elementBytes(Cast->getSrcTy()) == 1))
    return false;
  if (elemTypeBytes(S.Type) != elementBytes(Cast->getDestTy()))
    return false;
  if (Op == Instruction::SExt && elemTypeKind(S.Type) == ElemKind::UInt &&
      !wrapsLike(B, S.Type))
    return false;
  Bale Next = B;
  BaleSource &N = Next.Srcs[K];
  Modifier Mod = N.Mod;
  N = sourceFor(Cast->getOperand(0), Op == Instruction::SExt, S.R.numElts());
  N.Mod = Mod;
  if (Int && !mixesSoundly(Next))
    return false;
  return take(std::move(Next), Cast);
}

static bool takesArithModifier(const Bale &B, bool Float) {
  switch (B.Op) {
  case Operation::Add:
  case Operation::Mul:
  case Operation::Mad:
    return true;
  case Operation::Mov:
    // Of integers only without a change of width: -INT_MIN must wrap.
    return Float ? isFloat(B.DstType)
                 : elemTypeBytes(B.DstType) == elemTypeBytes(B.Srcs[0].Type) &&
                       !B.Saturate && isInt(B.DstType);
  case Operation::Cmp:
  case Operation::Sel:
  case Operation::Min:
  case Operation::Max:
  case Operation::Div:
  case Operation::Frc:
  case Operation::Rndd:
  case Operation::Rndu:
  case Operation::Rnde:
  case Operation::Rndz:
  case Operation::Inv:
  case Operation::Sqrt:
  case Operation::Rsqrt:
  case Operation::Exp:
  case Operation::Log:
  case Operation::Sin:
  case Operation::Cos:
    return Float;
  default:
    return false;
  }
}

bool BaleMaker::absorbModifier(unsigned K, Instruction *I) {
  const BaleSource &S = B.Srcs[K];
  auto M = matchModifier(I);
  if (!M || S.Offset || !S.R.isWhole(registerBytes(I->getType())))
    return false;
  bool Float = I->getType()->isFPOrFPVectorTy();
  if (M->Mod == Modifier::Not) {
    if (B.Op != Operation::And && B.Op != Operation::Or &&
        B.Op != Operation::Xor && B.Op != Operation::Not)
      return false;
  } else if (isFloat(S.Type) != Float || !takesArithModifier(B, Float)) {
    return false;
  }
  // The instruction wraps at its own width; the bale's operation does so only
  // if no wider result, and no limit of saturation, shows the difference.
  if (!Float &&
      (elemTypeBytes(B.DstType) > elemTypeBytes(S.Type) || B.Saturate))
    return false;
  if (elemTypeBytes(S.Type) != elementBytes(I->getType()))
    return false;
  auto Mod = combineModifiers(S.Mod, M->Mod);
  if (!Mod)
    return false;
  Bale Next = B;
  BaleSource &N = Next.Srcs[K];
  N.V = stripRegisterCasts(M->V);
  N.Mod = *Mod;
  // An unsigned number is its own absolute value.
  if (!Float && M->Mod == Modifier::Abs)
    N.Type = intType(elemTypeBytes(N.Type), /*Signed=*/true);
  return take(std::move(Next), I);
}

/// Takes the instruction behind source \p K in, if it only reads.
bool BaleMaker::growSourceStep(unsigned K) {
  const BaleSource &S = B.Srcs[K];
  auto *I = dyn_cast<Instruction>(S.V);
  if (!I)
    return false;
  // Find the use from the bale's side, to see the bitcasts on the way.
  if (Forming) {
    if (!I->hasOneUse())
      return false;
    Value *U = I;
    while (U->hasOneUse() && isRegisterCast(*U->user_begin()))
      U = *U->user_begin();
    if (candidate(U) != I)
      return false;
  } else if (candidate(I) != I) {
    return false;
  }
  if (auto *Rd = dyn_cast<RdRegionInst>(I))
    return absorbRead(K, Rd);
  // Everything else changes values, so its type must be the one read here.
  if (isFloat(S.Type) != I->getType()->isFPOrFPVectorTy())
    return false;
  if (B.Op != Operation::Mov)
    if (auto *Cast = dyn_cast<CastInst>(I))
      return absorbExtension(K, Cast);
  return absorbModifier(K, I);
}

/// A constant added to a variable offset belongs to the operand.
void BaleMaker::growOffset(Value *&Offset, Region &R) {
  const APInt *C;
  Value *X;
  Instruction *I = Offset && numLanes(Offset->getType()) == 1 &&
                           stripRegisterCasts(Offset) == Offset
                       ? candidate(Offset)
                       : nullptr;
  if (!I || !match(I, m_Add(m_Value(X), m_APInt(C))) ||
      !C->isSignedIntN(10) ||
      !isIndirectOffset(R.offsetBytes() + C->getSExtValue()))
    return;
  // With whole elements added, X starts at an element as the sum does.
  int64_t Bytes = C->getSExtValue();
  unsigned AlignBytes =
      knownOffsetAlignBytes(X, I->getModule()->getDataLayout());
  if (Bytes % R.elemBytes() == 0)
    AlignBytes = std::max(AlignBytes, R.elemBytes());
  if (AlignBytes < R.startAlignBytes())
    return;
  Offset = X;
  R = *Region::getIndirect({R.elemBytes(), R.numElts(), R.vStrideElts(),
                            R.widthElts(), R.hStrideElts(),
                            R.offsetBytes() + Bytes},
                           AlignBytes, R.parentWidthElts());
  B.Members.push_back(I);
}

void BaleMaker::growSource(unsigned K) {
  while (growSourceStep(K))
    ;
  growOffset(B.Srcs[K].Offset, B.Srcs[K].R);
}

/// Complements, parts and reductions of the predicate.
void BaleMaker::growPredicate() {
  while (B.Pred) {
    Instruction *I = candidate(B.Pred.Mask);
    if (!I)
      return;
    Bale Next = B;
    Value *X;
    auto Id = getGenXIntrinsic(*I);
    if (match(I, m_Not(m_Value(X)))) {
      Next.Pred.Mask = X;
      Next.Pred.Inverted = !Next.Pred.Inverted;
    } else if (auto *Rd = dyn_cast<RdPredRegionInst>(I)) {
      Next.Pred.Mask = Rd->source();
      Next.Pred.FirstLane += Rd->offsetElts();
      if (!isMaskStart(Next.Pred.FirstLane))
        return;
      if (B.Pred.Mode != PredicateMode::PerLane ||
          B.K != Bale::Kind::Operation)
        return;
    } else if ((Id == GenXIntrinsic::Any || Id == GenXIntrinsic::All) &&
               B.Pred.Mode == PredicateMode::PerLane &&
               numLanes(cast<CallBase>(I)->getArgOperand(0)->getType()) <= 32 &&
               isPowerOf2_32(numLanes(
                   cast<CallBase>(I)->getArgOperand(0)->getType()))) {
      Next.Pred.Mask = cast<CallBase>(I)->getArgOperand(0);
      Next.Pred.Mode = Id == GenXIntrinsic::Any ? PredicateMode::Any
                                                : PredicateMode::All;
    } else {
      return;
    }
    if (!take(std::move(Next), I) || B.Pred.Mode != PredicateMode::PerLane)
      return;
  }
}

/// A message reads whole registers: only a packed part that starts at one can
/// be read where it lies. Scalars are read from anywhere. The old value is not
/// read but overwritten: it is a value of its own.
void BaleMaker::growMessage() {
  auto Old = getGenXInfo(*getGenXIntrinsic(*B.Main)).operandIndex("old");
  for (unsigned K = 0; K != B.Srcs.size(); ++K) {
    if (Old == K)
      continue;
    BaleSource &S = B.Srcs[K];
    Instruction *I = candidate(cast<CallBase>(B.Main)->getArgOperand(K));
    auto *Rd = I ? dyn_cast<RdRegionInst>(I) : nullptr;
    if (!Rd || Rd->hasVariableOffset())
      continue;
    Region R = Rd->region();
    bool Scalar = numLanes(Rd->getType()) == 1 && !Rd->getType()->isVectorTy();
    bool Raw = TD && R.isContiguous() &&
               R.offsetBytes() % TD->grfBytes() == 0 &&
               R.endBytes() <=
                   int64_t(registerBytes(Rd->source()->getType()));
    if (!Scalar && !Raw)
      continue;
    auto Ty = elemTypeOf(Rd->getType(), false);
    if (!Ty || elemTypeBytes(*Ty) != elemTypeBytes(S.Type))
      continue;
    S.V = stripRegisterCasts(Rd->source());
    S.R = R;
    B.Members.push_back(Rd);
  }
}

/// A load may write straight into whole registers of a larger vector, if no
/// write to memory lies between it and the root.
bool BaleMaker::takeMessage() {
  auto *Call = dyn_cast_or_null<CallBase>(
      candidate(Root->getOperand(WrRegionOp::New)));
  if (!Call || !isMessage(*Call))
    return false;
  if (Forming) {
    auto It = Epochs->find(Call);
    auto Old = getGenXInfo(*getGenXIntrinsic(*Call)).operandIndex("old");
    if (!TD || Call->mayWriteToMemory() || It == Epochs->end() ||
        It->second != RootEpoch || Old || B.Pred || B.DstOffset ||
        !B.DstRegion.isContiguous() ||
        B.DstRegion.offsetBytes() % TD->grfBytes() ||
        registerBytes(Call->getType()) % TD->grfBytes() ||
        B.DstRegion.endBytes() > int64_t(registerBytes(Root->getType())))
      return false;
  }
  Bale Next;
  std::swap(Next, B);
  startMessage(*Call);
  B.Root = Root;
  B.OldValue = Next.OldValue;
  B.DstRegion = Next.DstRegion;
  B.DstType = Next.DstType;
  B.Members.push_back(Call);
  growMessage();
  return true;
}

Bale BaleMaker::run() {
  B.Root = Root;
  auto *Call = dyn_cast<CallBase>(Root);
  if (Call && isMessage(*Root)) {
    startMessage(*Call);
    growMessage();
    return B;
  }
  if (startWrite()) {
    if (takeMessage())
      return B;
    growMain();
  } else if (startOperation(B, Root)) {
    growMain();
  } else {
    startFlag();
    if (B.K != Bale::Kind::Operation) {
      growPredicate();
      return B;
    }
  }
  growMad();
  for (unsigned K = 0; K != B.Srcs.size(); ++K)
    growSource(K);
  growOffset(B.DstOffset, B.DstRegion);
  growPredicate();
  return B;
}

//===----------------------------------------------------------------------===//
// BaleInfo
//===----------------------------------------------------------------------===//

static bool isLegalBale(const Bale &B, const TargetDesc &TD) {
  return B.K != Bale::Kind::Operation ||
         TD.checkInst(B.desc()) == RegionLegality::Legal;
}

namespace {
/// Forms the bale of one root in the way that a mode asks for.
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
    if (!Rejected)
      return B;
    // With two sources too large for an instruction, no one step helps.
    if (!isLegalBale(B, *TD)) {
      Bale Patient = make(Root, Epoch, Acceptance::Patient).first;
      if (isLegalBale(Patient, *TD))
        B = std::move(Patient);
    }
    // Legalization leaves a legal bale alone, and with it members that could not
    // stand for themselves.
    Bale Whole = make(Root, Epoch, Acceptance::All).first;
    if (isLegalBale(Whole, *TD) &&
        (!isLegalBale(B, *TD) || hasIllegalRest(Whole, B)))
      return Whole;
    return B;
  }

private:
  std::pair<Bale, bool> make(Instruction *Root, unsigned Epoch, Acceptance A) {
    BaleMaker Maker(Root, TD, Mode, RootOf);
    Maker.form(Epochs, Epoch, A);
    Bale B = Maker.run();
    return {std::move(B), Maker.hasRejected()};
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
      if (isMember(&I) || isRegisterCast(&I))
        continue;
      for (Instruction *M : Former.form(&I, Epoch).Members)
        RootOf[M] = &I;
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

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

static StringRef modifierText(Modifier M) {
  switch (M) {
  case Modifier::None:
    return "";
  case Modifier::Neg:
    return "(-)";
  case Modifier::Abs:
    return "(abs)";
  case Modifier::NegAbs:
    return "(-abs)";
  case Modifier::Not:
    return "(~)";
  }
  return "";
}

static void printValue(raw_ostream &OS, const Value *V) {
  V->printAsOperand(OS, /*PrintType=*/false);
}

static void printPredicate(raw_ostream &OS, const PredicateUse &P) {
  OS << "    predicate " << (P.Inverted ? "!" : "");
  printValue(OS, P.Mask);
  if (P.Mode != PredicateMode::PerLane)
    OS << (P.Mode == PredicateMode::Any ? ".any" : ".all");
  if (P.FirstLane)
    OS << " from lane " << P.FirstLane;
  OS << '\n';
}

static void printBale(raw_ostream &OS, const Bale &B) {
  OS << "  ";
  if (B.Root->getType()->isVoidTy())
    OS << B.Root->getOpcodeName();
  else
    printValue(OS, B.Root);
  if (B.K == Bale::Kind::Operation)
    OS << ": " << operationMnemonic(B.Op) << (B.Saturate ? ".sat" : "");
  else
    OS << (B.K == Bale::Kind::Message ? ": message" : ": flag");
  OS << " x" << B.NumElts << '\n';
  if (B.OldValue) {
    OS << "    into ";
    printValue(OS, B.OldValue);
    if (B.WritesPredicate || B.K == Bale::Kind::Flag)
      OS << " lane " << B.DstFirstLane << '\n';
    else
      OS << ' ' << B.DstRegion.str() << ':' << elemTypeText(B.DstType) << '\n';
  } else if (B.K == Bale::Kind::Operation && !B.WritesPredicate) {
    OS << "    type " << elemTypeText(B.DstType) << '\n';
  }
  if (B.Pred)
    printPredicate(OS, B.Pred);
  for (const BaleSource &S : B.Srcs) {
    OS << "    source " << modifierText(S.Mod);
    printValue(OS, S.V);
    if (!S.isConstant() && !S.V->getType()->isIntOrIntVectorTy(1))
      OS << ' ' << S.R.str() << ':' << elemTypeText(S.Type);
    OS << '\n';
  }
  for (const Instruction *M : B.Members) {
    OS << "    member ";
    printValue(OS, M);
    OS << '\n';
  }
}

void BaleInfo::print(raw_ostream &OS, const Function &F) const {
  OS << "bales of @" << F.getName() << '\n';
  for (const BasicBlock &BB : F)
    for (const Instruction &I : BB) {
      if (isMember(&I))
        continue;
      Bale B = bale(const_cast<Instruction *>(&I));
      if (B.K != Bale::Kind::Other || !B.Members.empty())
        printBale(OS, B);
    }
}

AnalysisKey BaleAnalysis::Key;

BaleInfo BaleAnalysis::run(Function &F, FunctionAnalysisManager &) {
  return BaleInfo(F, nullptr);
}

PreservedAnalyses BalePrinterPass::run(Function &F,
                                       FunctionAnalysisManager &AM) {
  AM.getResult<BaleAnalysis>(F).print(OS, F);
  return PreservedAnalyses::all();
}

} // namespace cmx
