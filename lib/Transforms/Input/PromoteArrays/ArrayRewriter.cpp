//===- ArrayRewriter.cpp - Accesses to arrays become regions --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The elements of a web are as small as the smallest element of an access, so
// that an undefined byte makes no other byte undefined. A larger element of an
// access is written as several elements of the web. It is also read as several
// elements, unless it is known to start at a multiple of its size. In this
// case, the whole vector is cast to the type of the element, and the element is
// read from the result.
//
//===----------------------------------------------------------------------===//

#include "ArrayRewriter.h"
#include "cmx/IR/ConstantBits.h"
#include "cmx/IR/RegionInst.h"

#include "cmx/Region/ElementList.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/Analysis/ConstantFolding.h"

#include "llvm/Analysis/VectorUtils.h"
#include "llvm/IR/DIBuilder.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace cmx {

ArrayRewriter::ArrayRewriter(Function &F, PointerWebs &Webs,
                             ArrayRef<PointerWeb *> Promoted)
    : F(F), Webs(Webs), DL(F.getParent()->getDataLayout()), RB(*F.getParent()),
      B(RB.ir()) {
  bool Fits16 = true;
  for (PointerWeb *Web : Promoted) {
    makeVector(*Web);
    Fits16 &= isUInt<15>(Web->bytes());
  }
  ScalarOffsetTy = Fits16 ? B.getInt16Ty() : B.getInt32Ty();
}

void ArrayRewriter::makeVector(PointerWeb &Web) {
  AllocaInst &First = *Web.Allocas.front();
  B.SetInsertPoint(&First);
  AllocaInst *Vector = B.CreateAlloca(
      FixedVectorType::get(Web.ElemTy, Web.NumElts), nullptr, First.getName());
  Vectors[&Web] = Vector;
  DIBuilder Debug(*F.getParent(), /*AllowUnresolved=*/false);
  for (auto [Alloca, StartBytes] : zip(Web.Allocas, Web.StartBytes)) {
    Offsets[Alloca] = {nullptr, int64_t(StartBytes)};
    OldPointers.push_back(Alloca);
    // Debug records cannot describe a part of a vector.
    if (StartBytes == 0)
      replaceDbgDeclare(Alloca, Vector, Debug, DIExpression::ApplyOffset, 0);
  }
}

SmallVector<AllocaInst *, 8> ArrayRewriter::run() {
  ReversePostOrderTraversal<Function *> Order(&F);
  SmallPtrSet<BasicBlock *, 16> Reached(Order.begin(), Order.end());
  for (BasicBlock *BB : Order)
    for (Instruction &I : make_early_inc_range(*BB))
      visit(I);
  for (BasicBlock &BB : F)
    if (!Reached.count(&BB))
      dropUnreachable(BB);
  finishPhis();
  for (Instruction *I : reverse(OldPointers)) {
    for (Value *Op : I->operands())
      PerhapsDead.push_back(Op);
    I->dropDroppableUses();
    remove(*I);
  }
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(PerhapsDead);
  SmallVector<AllocaInst *, 8> Result;
  for (auto [Web, Vector] : Vectors)
    Result.push_back(Vector);
  return Result;
}

/// Removes the accesses in the unreachable block \p BB. In an unreachable
/// block, a definition need not come before its uses.
void ArrayRewriter::dropUnreachable(BasicBlock &BB) {
  for (Instruction &I : make_early_inc_range(BB)) {
    bool IsAccess = Webs.isAccess(I) && any_of(I.operands(), [&](Value *Op) {
                      return Vectors.count(Webs.webOf(Op));
                    });
    if (IsAccess)
      remove(I);
    else if (Vectors.count(Webs.webOf(&I)))
      OldPointers.push_back(&I);
  }
}

void ArrayRewriter::visit(Instruction &I) {
  B.SetInsertPoint(&I);
  if (!Webs.isAccess(I)) {
    PointerWeb *Web = Webs.webOf(&I);
    if (Web && Vectors.count(Web) && !isa<AllocaInst>(I))
      visitPointer(I);
    return;
  }
  if (auto *Load = dyn_cast<LoadInst>(&I))
    visitLoad(*Load);
  else if (auto *Store = dyn_cast<StoreInst>(&I))
    visitStore(*Store);
  else if (auto *Mem = dyn_cast<MemIntrinsic>(&I))
    visitMemIntrinsic(*Mem);
  else if (auto *Compare = dyn_cast<ICmpInst>(&I))
    visitComparison(*Compare);
  else if (auto M = maskedAccess(I))
    visitMasked(cast<CallInst>(I), *M);
  else
    visitLifetime(cast<CallInst>(I));
}

void ArrayRewriter::replace(Instruction &I, Value *New) {
  if (isa<Instruction>(New) && !New->hasName())
    New->takeName(&I);
  I.replaceAllUsesWith(New);
  I.eraseFromParent();
}

void ArrayRewriter::remove(Instruction &I) {
  I.replaceAllUsesWith(PoisonValue::get(I.getType()));
  I.eraseFromParent();
}

//===----------------------------------------------------------------------===//
// Pointers
//===----------------------------------------------------------------------===//

Type *ArrayRewriter::offsetType(const Type *PointerTy) const {
  if (auto *VecTy = dyn_cast<FixedVectorType>(PointerTy))
    return FixedVectorType::get(ScalarOffsetTy, VecTy->getNumElements());
  return ScalarOffsetTy;
}

/// Returns the offset of \p Pointer. If \p Pointer belongs to no web, it is
/// undefined or null, and its offset is poison.
ArrayRewriter::Offset ArrayRewriter::offsetOf(Value *Pointer) {
  auto It = Offsets.find(Pointer);
  if (It != Offsets.end())
    return It->second;
  return {PoisonValue::get(offsetType(Pointer->getType())), 0};
}

Value *ArrayRewriter::materialize(const Offset &O, Type *Ty) {
  Constant *Added = ConstantInt::get(
      Ty, APInt(64, uint64_t(O.ConstBytes)).trunc(Ty->getScalarSizeInBits()));
  if (!O.Variable)
    return Added;
  Value *Sum = O.Variable;
  if (Ty->isVectorTy() && !Sum->getType()->isVectorTy())
    Sum = B.CreateVectorSplat(numLanes(Ty), Sum);
  return O.ConstBytes ? B.CreateAdd(Sum, Added) : Sum;
}

Value *ArrayRewriter::materialize(Value *Pointer) {
  return materialize(offsetOf(Pointer), offsetType(Pointer->getType()));
}

/// Returns \p Index times \p ScaleBytes. Only the low bits of an offset are
/// used, so an extension that a truncation would undo is not computed.
Value *ArrayRewriter::indexInBytes(Value *Index, int64_t ScaleBytes,
                                   Type *OffsetTy) {
  unsigned Bits = OffsetTy->getScalarSizeInBits();
  Value *Narrow;
  while (match(Index, m_ZExtOrSExt(m_Value(Narrow))) &&
         Narrow->getType()->getScalarSizeInBits() >= Bits)
    Index = Narrow;
  Type *Ty = Index->getType()->isVectorTy() ? OffsetTy : ScalarOffsetTy;
  Value *V = B.CreateSExtOrTrunc(Index, Ty);
  if (ScaleBytes == 1)
    return V;
  if (isPowerOf2_64(uint64_t(ScaleBytes)) &&
      Log2_64(uint64_t(ScaleBytes)) < Bits)
    return B.CreateShl(V, Log2_64(uint64_t(ScaleBytes)));
  return B.CreateMul(
      V, ConstantInt::get(Ty, APInt(64, uint64_t(ScaleBytes)).trunc(Bits)));
}

void ArrayRewriter::visitGEP(GetElementPtrInst &GEP) {
  Offset O = offsetOf(GEP.getPointerOperand());
  IndexSum Sum = *IndexSum::get(cast<GEPOperator>(GEP), DL);
  Type *Ty = offsetType(GEP.getType());
  for (const IndexSum::Term &T : Sum.Terms) {
    Value *Term = indexInBytes(T.Index, T.ScaleBytes, Ty);
    if (O.Variable && O.Variable->getType() != Term->getType()) {
      unsigned Lanes = numLanes(Ty);
      if (!Term->getType()->isVectorTy())
        Term = B.CreateVectorSplat(Lanes, Term);
      else
        O.Variable = B.CreateVectorSplat(Lanes, O.Variable);
    }
    O.Variable = O.Variable ? B.CreateAdd(O.Variable, Term) : Term;
  }
  O.ConstBytes = int64_t(uint64_t(O.ConstBytes) + uint64_t(Sum.ConstBytes));
  Offsets[&GEP] = O;
}

void ArrayRewriter::visitPointer(Instruction &I) {
  OldPointers.push_back(&I);
  Type *Ty = offsetType(I.getType());
  Value *New = nullptr;
  switch (I.getOpcode()) {
  case Instruction::GetElementPtr:
    return visitGEP(cast<GetElementPtrInst>(I));
  case Instruction::PHI: {
    PHINode *Phi = B.CreatePHI(Ty, cast<PHINode>(I).getNumIncomingValues());
    Phis.push_back({cast<PHINode>(&I), Phi});
    New = Phi;
    break;
  }
  case Instruction::Select: {
    Value *T = materialize(I.getOperand(1));
    New = B.CreateSelect(I.getOperand(0), T, materialize(I.getOperand(2)));
    break;
  }
  case Instruction::Freeze:
    New = B.CreateFreeze(materialize(I.getOperand(0)));
    break;
  case Instruction::ExtractElement:
    New = B.CreateExtractElement(materialize(I.getOperand(0)), I.getOperand(1));
    break;
  case Instruction::InsertElement: {
    Value *Old = materialize(I.getOperand(0));
    Value *Elt = materialize(I.getOperand(1));
    New = B.CreateInsertElement(Old, Elt, I.getOperand(2));
    break;
  }
  case Instruction::ShuffleVector: {
    Value *First = materialize(I.getOperand(0));
    Value *Second = materialize(I.getOperand(1));
    New = B.CreateShuffleVector(First, Second,
                                cast<ShuffleVectorInst>(I).getShuffleMask());
    break;
  }
  case Instruction::BitCast:
  case Instruction::AddrSpaceCast:
    Offsets[&I] = offsetOf(I.getOperand(0));
    return;
  default:
    llvm_unreachable("not an address");
  }
  if (isa<Instruction>(New))
    New->setName(I.getName());
  Offsets[&I] = {New, 0};
}

/// Adds the operands of the phis of offsets. By now, all pointers have offsets.
/// The operands for a predecessor that occurs twice must be the same value.
void ArrayRewriter::finishPhis() {
  for (auto [Old, New] : Phis) {
    SmallDenseMap<BasicBlock *, Value *, 4> From;
    for (auto [Block, Pointer] : zip(Old->blocks(), Old->incoming_values())) {
      Value *&V = From[Block];
      if (!V) {
        B.SetInsertPoint(Block->getTerminator());
        V = materialize(Pointer.get());
      }
      New->addIncoming(V, Block);
    }
  }
}

//===----------------------------------------------------------------------===//
// Parts of vectors
//===----------------------------------------------------------------------===//

std::optional<ArrayRewriter::Place> ArrayRewriter::placeOf(Value *Pointer,
                                                           Align Promised) {
  PointerWeb *Web = Webs.webOf(Pointer);
  auto It = Vectors.find(Web);
  if (!Web || It == Vectors.end())
    return std::nullopt;
  Place P{Web, It->second, offsetOf(Pointer),
          Webs.alignBytes(Pointer, Promised)};
  settle(P);
  return P;
}

/// Makes a variable offset constant if it was folded to a constant.
void ArrayRewriter::settle(Place &P) {
  if (auto *Known = dyn_cast_or_null<ConstantInt>(P.At.Variable))
    P.At = {nullptr, P.At.ConstBytes + Known->getSExtValue()};
  P.IsUndefined = isa_and_nonnull<UndefValue>(P.At.Variable);
}

/// Is an access to \p Bytes bytes at \p P undefined, or known to reach outside
/// of the vector?
bool ArrayRewriter::isOutside(const Place &P, uint64_t Bytes) {
  if (P.At.Variable)
    return P.IsUndefined;
  return P.At.ConstBytes < 0 ||
         uint64_t(P.At.ConstBytes) + Bytes > P.Web->bytes();
}

/// Casts \p V to \p Ty. Constants are folded with the data layout.
Value *ArrayRewriter::bitCast(Value *V, Type *Ty) {
  if (auto *C = dyn_cast<Constant>(V))
    if (Constant *Folded =
            ConstantFoldCastOperand(Instruction::BitCast, C, Ty, DL))
      return Folded;
  return B.CreateBitCast(V, Ty);
}

/// Returns \p V cast to elements of \p ElemTy. The size of \p V is a multiple
/// of the size of an element.
Value *ArrayRewriter::inElements(Value *V, Type *ElemTy) {
  if (V->getType()->getScalarType() == ElemTy)
    return V;
  uint64_t Bits = DL.getTypeSizeInBits(V->getType()).getFixedValue();
  unsigned NumElts = unsigned(Bits / ElemTy->getScalarSizeInBits());
  if (NumElts == 1 && !V->getType()->isVectorTy())
    return bitCast(V, ElemTy);
  return bitCast(V, FixedVectorType::get(ElemTy, NumElts));
}

Value *ArrayRewriter::loadAs(const Place &P, Type *ElemTy) {
  Value *Whole = B.CreateLoad(P.Vector->getAllocatedType(), P.Vector);
  return inElements(Whole, ElemTy);
}

/// Reads elements that have the size of the web's elements, or lie at multiples
/// of their own size.
Value *ArrayRewriter::readElements(const Place &P, Type *ElemTy,
                                   unsigned NumElts, bool Scalar) {
  unsigned ElemBytes = ElemTy->getScalarSizeInBits() / 8;
  Value *Whole = loadAs(P, ElemTy);
  if (!P.At.Variable && P.At.ConstBytes == 0 && !Scalar &&
      numLanes(Whole->getType()) == NumElts)
    return Whole;
  if (!P.At.Variable)
    return RB.createRdRegion(
        Whole, Region::contiguous(ElemBytes, NumElts, P.At.ConstBytes), Scalar);
  return RB.createRdRegion(Whole, Region::contiguous(ElemBytes, NumElts),
                           Scalar, materialize(P.At, ScalarOffsetTy));
}

static bool isMultiple(int64_t Bytes, unsigned ElemBytes) {
  return Bytes % int64_t(ElemBytes) == 0;
}

Value *ArrayRewriter::readPart(const Place &P, Type *Ty) {
  MemoryForm Form = *MemoryForm::get(Ty);
  bool IsPredicate = Ty->getScalarType()->isIntegerTy(1);
  bool Scalar = !Ty->isVectorTy() || IsPredicate;
  bool AtMultiple = P.At.Variable
                        ? P.AlignBytes >= Form.elemBytes()
                        : isMultiple(P.At.ConstBytes, Form.elemBytes());
  Value *V;
  if (AtMultiple) {
    V = readElements(P, Form.ElemTy, Form.NumElts, Scalar);
  } else {
    unsigned PerElt = Form.elemBytes() / P.Web->elemBytes();
    V = readElements(P, P.Web->ElemTy, Form.NumElts * PerElt,
                     /*Scalar=*/false);
    V = bitCast(V, Scalar ? Form.ElemTy : Ty);
  }
  if (!IsPredicate)
    return V;
  return Ty->isVectorTy() ? bitCast(V, Ty) : B.CreateTrunc(V, Ty);
}

/// Returns \p Mask with each lane repeated \p Times times.
static Value *repeatLanes(IRBuilder<> &B, Value *Mask, unsigned Times) {
  if (Times == 1)
    return Mask;
  SmallVector<int, 64> Lanes;
  for (unsigned L = 0, E = numLanes(Mask->getType()); L != E; ++L)
    Lanes.append(Times, int(L));
  return B.CreateShuffleVector(Mask, Lanes);
}

void ArrayRewriter::writePart(const Place &P, Value *New, Value *Mask) {
  Type *Ty = New->getType();
  MemoryForm Form = *MemoryForm::get(Ty);
  if (Ty->getScalarType()->isIntegerTy(1))
    New = Ty->isVectorTy() ? bitCast(New, Form.ElemTy)
                           : B.CreateZExt(New, Form.ElemTy);
  unsigned ElemBytes = P.Web->elemBytes();
  unsigned PerElt = Form.elemBytes() / ElemBytes;
  New = inElements(New, P.Web->ElemTy);
  if (Mask)
    Mask = repeatLanes(B, Mask, PerElt);
  unsigned NumElts = numLanes(New->getType());
  if (!P.At.Variable && P.At.ConstBytes == 0 && !Mask &&
      NumElts == P.Web->NumElts && New->getType()->isVectorTy()) {
    B.CreateStore(New, P.Vector);
    return;
  }
  Value *Old = loadAs(P, P.Web->ElemTy);
  Value *Variable = P.At.Variable ? materialize(P.At, ScalarOffsetTy) : nullptr;
  Region R =
      Region::contiguous(ElemBytes, NumElts, Variable ? 0 : P.At.ConstBytes);
  B.CreateStore(RB.createWrRegion(Old, New, R, Variable, Mask), P.Vector);
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

void ArrayRewriter::visitLoad(LoadInst &Load) {
  auto P = placeOf(Load.getPointerOperand(), Load.getAlign());
  if (!P)
    return;
  if (isOutside(*P, MemoryForm::get(Load.getType())->bytes()))
    return remove(Load);
  replace(Load, readPart(*P, Load.getType()));
}

void ArrayRewriter::visitStore(StoreInst &Store) {
  auto P = placeOf(Store.getPointerOperand(), Store.getAlign());
  if (!P)
    return;
  Value *New = Store.getValueOperand();
  if (!isOutside(*P, MemoryForm::get(New->getType())->bytes()))
    writePart(*P, New);
  Store.eraseFromParent();
}

static bool isAllOnes(const Value *Mask) {
  auto *C = dyn_cast<Constant>(Mask);
  return C && C->isAllOnesValue();
}

void ArrayRewriter::visitMasked(CallInst &Call, const MaskedAccess &M) {
  auto P = placeOf(Call.getArgOperand(M.PointerOp), M.A);
  if (!P)
    return;
  if (M.IsLaneWise)
    return M.IsLoad ? visitGather(Call, M, *P) : visitScatter(Call, M, *P);
  Value *Mask = Call.getArgOperand(M.MaskOp);
  if (P->IsUndefined) // No lane is on.
    return M.IsLoad ? replace(Call, M.Data) : remove(Call);
  if (!M.IsLoad) {
    writePart(*P, M.Data, isAllOnes(Mask) ? nullptr : Mask);
    Call.eraseFromParent();
    return;
  }
  Value *V = readPart(*P, M.Ty);
  if (!isAllOnes(Mask))
    V = B.CreateSelect(Mask, V, M.Data);
  replace(Call, V);
}

/// If \p Starts is a constant, returns it with 0 for undefined lanes. Otherwise
/// returns \p Starts.
static Value *definedLanes(Value *Starts) {
  auto *C = dyn_cast<Constant>(Starts);
  if (!C)
    return Starts;
  SmallVector<Constant *, 16> Lanes;
  for (unsigned L = 0, E = numLanes(C->getType()); L != E; ++L) {
    Constant *Lane = C->getAggregateElement(L);
    Lanes.push_back(
        isa_and_nonnull<ConstantInt>(Lane)
            ? Lane
            : Constant::getNullValue(C->getType()->getScalarType()));
  }
  return ConstantVector::get(Lanes);
}

namespace {
/// The byte offsets at which lanes start. They are constants, relative to a
/// common variable offset if there is one.
struct LaneStarts {
  Value *Common = nullptr; ///< A scalar, in bytes.
  SmallVector<int64_t, 32> ConstBytes;

  static std::optional<LaneStarts> get(Value *Starts);
  bool areDisjoint(unsigned LaneBytes) const;
  std::optional<Region> region(unsigned ElemBytes, unsigned PerLane) const;
};
} // namespace

std::optional<LaneStarts> LaneStarts::get(Value *Starts) {
  LaneStarts S;
  Value *Splat = nullptr;
  Constant *C = dyn_cast<Constant>(Starts);
  if (!C && match(Starts, m_Add(m_Value(Splat), m_Constant(C))))
    S.Common = getSplatValue(Splat);
  if (!C || (Splat && !S.Common))
    return std::nullopt;
  for (unsigned L = 0, E = numLanes(C->getType()); L != E; ++L) {
    auto *Start = dyn_cast_or_null<ConstantInt>(C->getAggregateElement(L));
    if (!Start)
      return std::nullopt;
    S.ConstBytes.push_back(Start->getSExtValue());
  }
  return S;
}

/// Returns true if no two lanes share a byte.
bool LaneStarts::areDisjoint(unsigned LaneBytes) const {
  SmallVector<int64_t, 32> Sorted = ConstBytes;
  llvm::sort(Sorted);
  for (size_t K = 1; K < Sorted.size(); ++K)
    if (Sorted[K] - Sorted[K - 1] < int64_t(LaneBytes))
      return false;
  return true;
}

/// Returns the region of all lanes, with \p PerLane elements each. If there is
/// a common variable offset, the first lane of the region is at byte 0.
std::optional<Region> LaneStarts::region(unsigned ElemBytes,
                                         unsigned PerLane) const {
  SmallVector<int64_t, 32> OffsetsBytes;
  for (int64_t Start : ConstBytes)
    for (unsigned K = 0; K != PerLane; ++K)
      OffsetsBytes.push_back(Start + int64_t(K * ElemBytes) -
                             (Common ? ConstBytes.front() : 0));
  return regionOfElements(ElemBytes, OffsetsBytes);
}

/// Returns a region whose rows can start anywhere. A row is one lane, which has
/// \p PerLane elements of the web.
static Region rowsOfLanes(unsigned ElemBytes, unsigned NumLanes,
                          unsigned PerLane) {
  return *Region::get(
      {ElemBytes, NumLanes * PerLane, 0, PerLane, PerLane == 1 ? 0u : 1u, 0});
}

/// Returns the region of lanes that start at \p Starts, and the offset operand
/// of the region if its start is variable.
std::pair<Region, Value *> ArrayRewriter::regionOfLanes(Value *Starts,
                                                        unsigned ElemBytes,
                                                        unsigned NumLanes,
                                                        unsigned PerLane) {
  std::optional<LaneStarts> S = LaneStarts::get(Starts);
  std::optional<Region> R = S ? S->region(ElemBytes, PerLane) : std::nullopt;
  if (!R)
    return {rowsOfLanes(ElemBytes, NumLanes, PerLane), Starts};
  if (!S->Common)
    return {*R, nullptr};
  Value *First = ConstantInt::get(S->Common->getType(),
                                  uint64_t(S->ConstBytes.front()), true);
  return {*R,
          S->ConstBytes.front() ? B.CreateAdd(S->Common, First) : S->Common};
}

void ArrayRewriter::visitGather(CallInst &Call, const MaskedAccess &M,
                                const Place &P) {
  MemoryForm Form = *MemoryForm::get(M.Ty);
  Value *Mask = Call.getArgOperand(M.MaskOp);
  Value *Starts =
      materialize(P.At, offsetType(Call.getArgOperand(M.PointerOp)->getType()));
  // The starts of lanes that are off are undefined.
  if (!isAllOnes(Mask))
    Starts =
        B.CreateSelect(Mask, Starts, Constant::getNullValue(Starts->getType()));
  Starts = definedLanes(Starts);
  bool AtMultiple = P.AlignBytes >= Form.elemBytes();
  Type *ElemTy = AtMultiple ? Form.ElemTy : P.Web->ElemTy;
  unsigned ElemBytes = ElemTy->getScalarSizeInBits() / 8;
  unsigned PerLane = Form.elemBytes() / ElemBytes;
  auto [R, Offset] = regionOfLanes(Starts, ElemBytes, Form.NumElts, PerLane);
  Value *V =
      RB.createRdRegion(loadAs(P, ElemTy), R, /*ScalarResult=*/false, Offset);
  V = bitCast(V, M.Ty);
  if (!isAllOnes(Mask))
    V = B.CreateSelect(Mask, V, M.Data);
  replace(Call, V);
}

/// Writes one region and returns true. If two lanes can overlap, or if the
/// array is shorter than all lanes together, returns false and does nothing. In
/// the latter case some lanes lie outside of the array, so these lanes are off,
/// or the access is undefined behaviour.
bool ArrayRewriter::scatterAtOnce(const MaskedAccess &M, const Place &P,
                                  Value *Starts, Value *Mask) {
  MemoryForm Form = *MemoryForm::get(M.Ty);
  std::optional<LaneStarts> S = LaneStarts::get(Starts);
  if (!S || Form.bytes() > P.Web->bytes() || !S->areDisjoint(Form.elemBytes()))
    return false;
  unsigned ElemBytes = P.Web->elemBytes();
  unsigned PerLane = Form.elemBytes() / ElemBytes;
  Mask = isAllOnes(Mask) ? nullptr : repeatLanes(B, Mask, PerLane);
  Value *New = inElements(M.Data, P.Web->ElemTy);
  Value *Old = loadAs(P, P.Web->ElemTy);
  auto [R, Offset] = regionOfLanes(Starts, ElemBytes, Form.NumElts, PerLane);
  B.CreateStore(RB.createWrRegion(Old, New, R, Offset, Mask), P.Vector);
  return true;
}

/// Writes one region if scatterAtOnce() can. Otherwise writes one lane after
/// the other, so that a later lane overwrites an earlier one.
void ArrayRewriter::visitScatter(CallInst &Call, const MaskedAccess &M,
                                 const Place &P) {
  Value *Mask = Call.getArgOperand(M.MaskOp);
  Value *Starts =
      materialize(P.At, offsetType(Call.getArgOperand(M.PointerOp)->getType()));
  if (scatterAtOnce(M, P, Starts, Mask)) {
    Call.eraseFromParent();
    return;
  }
  for (unsigned L = 0, E = numLanes(M.Ty); L != E; ++L) {
    Place Lane = P;
    Lane.At = {B.CreateExtractElement(Starts, L), 0};
    settle(Lane);
    unsigned Bytes = M.Ty->getScalarSizeInBits() / 8;
    if (isOutside(Lane, Bytes))
      continue;
    Value *LaneMask =
        isAllOnes(Mask) ? nullptr : B.CreateShuffleVector(Mask, {int(L)});
    Value *New = B.CreateShuffleVector(M.Data, {int(L)});
    writePart(Lane, New, LaneMask);
  }
  Call.eraseFromParent();
}

/// Returns the elements at a constant address, or null if they are not known.
/// Each element is folded separately, because LLVM folds only loads of at most
/// 32 bytes.
static Constant *knownElements(Constant *Pointer, FixedVectorType *Ty,
                               const DataLayout &DL) {
  APInt OffsetBytes(DL.getIndexTypeSizeInBits(Pointer->getType()), 0);
  auto *Table =
      dyn_cast<GlobalVariable>(Pointer->stripAndAccumulateConstantOffsets(
          DL, OffsetBytes, /*AllowNonInbounds=*/true));
  if (!Table || !isConstantTable(*Table))
    return nullptr;
  Constant *Init = withoutBFloats(Table->getInitializer(), DL);
  SmallVector<Constant *, 64> Elts;
  for (unsigned N = 0; N != Ty->getNumElements(); ++N) {
    Elts.push_back(
        ConstantFoldLoadFromConst(Init, Ty->getElementType(), OffsetBytes, DL));
    if (!Elts.back())
      return nullptr;
    OffsetBytes += Ty->getScalarSizeInBits() / 8;
  }
  return ConstantVector::get(Elts);
}

/// Returns the \p Bytes bytes that a memset or memcpy writes.
Value *ArrayRewriter::bytesToWrite(MemIntrinsic &Mem, unsigned Bytes,
                                   Type *WantedElemTy) {
  unsigned WantedBytes = WantedElemTy->getScalarSizeInBits() / 8;
  if (auto *Set = dyn_cast<MemSetInst>(&Mem)) {
    Value *Splat = B.CreateVectorSplat(Bytes, Set->getValue());
    return inElements(Splat, WantedElemTy);
  }
  auto &Copy = cast<MemTransferInst>(Mem);
  Value *Source = Copy.getSource();
  Align A = Copy.getSourceAlign().valueOrOne();
  if (auto P = placeOf(Source, A)) {
    unsigned ElemBytes = P->Web->elemBytes();
    return readElements(*P, P->Web->ElemTy, Bytes / ElemBytes,
                        /*Scalar=*/false);
  }
  auto *Ty = FixedVectorType::get(WantedElemTy, Bytes / WantedBytes);
  if (auto *C = dyn_cast<Constant>(Source))
    if (Constant *Known = knownElements(C, Ty, DL))
      return Known;
  return B.CreateAlignedLoad(Ty, Source, A);
}

void ArrayRewriter::visitMemIntrinsic(MemIntrinsic &Mem) {
  auto To = placeOf(Mem.getDest(), Mem.getDestAlign().valueOrOne());
  auto *Copy = dyn_cast<MemTransferInst>(&Mem);
  std::optional<Place> From;
  if (Copy)
    From = placeOf(Copy->getSource(), Copy->getSourceAlign().valueOrOne());
  if (!To && !From)
    return;
  uint64_t Bytes = cast<ConstantInt>(Mem.getLength())->getZExtValue();
  bool Outside =
      (To && isOutside(*To, Bytes)) || (From && isOutside(*From, Bytes));
  if (Bytes != 0 && !Outside) {
    PointerWeb *Wanted = To ? To->Web : From->Web;
    Value *New = bytesToWrite(Mem, unsigned(Bytes), Wanted->ElemTy);
    if (To)
      writePart(*To, New);
    else
      B.CreateAlignedStore(New, Mem.getDest(), Mem.getDestAlign().valueOrOne());
  }
  Mem.eraseFromParent();
}

void ArrayRewriter::visitComparison(ICmpInst &Compare) {
  Value *A = Compare.getOperand(0);
  if (!Vectors.count(Webs.webOf(A)))
    return;
  Value *First = materialize(A);
  Value *Second = materialize(Compare.getOperand(1));
  replace(Compare, B.CreateICmp(Compare.getPredicate(), First, Second));
}

/// At the start of an array's lifetime, its contents become undefined, so that
/// loops need not keep the old contents in phis.
void ArrayRewriter::visitLifetime(CallInst &Call) {
  Value *Pointer = Call.getArgOperand(Call.arg_size() - 1);
  auto P = placeOf(Pointer, Align(1));
  if (!P)
    return;
  if (Call.getIntrinsicID() == Intrinsic::lifetime_start &&
      isa<AllocaInst>(Pointer) && P->Web->Allocas.size() == 1)
    B.CreateStore(UndefValue::get(P->Vector->getAllocatedType()), P->Vector);
  Call.eraseFromParent();
}

} // namespace cmx
