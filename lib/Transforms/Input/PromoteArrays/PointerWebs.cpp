//===- PointerWebs.cpp - Which pointers lead to which allocas -------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PointerWebs.h"

#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/KnownBits.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace cmx {

//===----------------------------------------------------------------------===//
// Forms of instructions and types
//===----------------------------------------------------------------------===//

bool isConstantTable(const GlobalVariable &GV) {
  return GV.isConstant() && GV.hasDefinitiveInitializer();
}

std::optional<IndexSum> IndexSum::get(const GEPOperator &GEP,
                                      const DataLayout &DL) {
  IndexSum Sum;
  for (auto It = gep_type_begin(GEP), End = gep_type_end(GEP); It != End;
       ++It) {
    Value *Index = It.getOperand();
    auto *C = dyn_cast<Constant>(Index);
    if (C && C->getType()->isVectorTy())
      C = C->getSplatValue();
    auto *Known = dyn_cast_or_null<ConstantInt>(C);
    if (StructType *Struct = It.getStructTypeOrNull()) {
      if (!Known || DL.getTypeAllocSize(Struct).isScalable())
        return std::nullopt;
      Sum.ConstBytes += int64_t(
          DL.getStructLayout(Struct)->getElementOffset(Known->getZExtValue()));
      continue;
    }
    TypeSize Stride = It.getSequentialElementStride(DL);
    if (Stride.isScalable())
      return std::nullopt;
    int64_t ScaleBytes = int64_t(Stride.getFixedValue());
    // Only the low bits of an offset are used, so sums are allowed to wrap.
    if (Known)
      Sum.ConstBytes =
          int64_t(uint64_t(Sum.ConstBytes) +
                  uint64_t(Known->getValue().sextOrTrunc(64).getSExtValue()) *
                      uint64_t(ScaleBytes));
    else if (ScaleBytes != 0)
      Sum.Terms.push_back({Index, ScaleBytes});
  }
  return Sum;
}

static bool isElement(const Type *Ty) {
  return Ty->isIntegerTy(8) || Ty->isIntegerTy(16) || Ty->isIntegerTy(32) ||
         Ty->isIntegerTy(64) || Ty->isHalfTy() || Ty->isBFloatTy() ||
         Ty->isFloatTy() || Ty->isDoubleTy();
}

std::optional<MemoryForm> MemoryForm::get(Type *Ty) {
  if (Ty->isIntegerTy(1))
    return MemoryForm{Type::getInt8Ty(Ty->getContext()), 1};
  auto *VecTy = dyn_cast<FixedVectorType>(Ty);
  unsigned NumElts = VecTy ? VecTy->getNumElements() : 1;
  if (VecTy && VecTy->getElementType()->isIntegerTy(1)) {
    if (NumElts != 8 && NumElts != 16 && NumElts != 32)
      return std::nullopt;
    return MemoryForm{Type::getIntNTy(Ty->getContext(), NumElts), 1};
  }
  Type *ElemTy = VecTy ? VecTy->getElementType() : Ty;
  if (!isElement(ElemTy))
    return std::nullopt;
  return MemoryForm{ElemTy, NumElts};
}

static unsigned lowestBit(uint64_t N) {
  return N == 0 ? MaxElemBytes
                : unsigned(std::min<uint64_t>(N & -N, MaxElemBytes));
}

//===----------------------------------------------------------------------===//
// Following pointers
//===----------------------------------------------------------------------===//

PointerWebs::PointerWebs(Function &F) : DL(F.getParent()->getDataLayout()) {
  for (Instruction &I : instructions(F))
    if (auto *Alloca = dyn_cast<AllocaInst>(&I)) {
      Parent.push_back(unsigned(Allocas.size()));
      Allocas.push_back(Alloca);
    }
  Blockers.resize(Allocas.size());
  for (auto [Number, Alloca] : enumerate(Allocas)) {
    TypeSize Size = DL.getTypeAllocSize(Alloca->getAllocatedType());
    if (!Alloca->isStaticAlloca())
      block(Number, "its size or number is not known before the kernel runs",
            *Alloca);
    else if (Size.isScalable())
      block(Number, "no register holds its type", *Alloca);
    derive(Alloca, {unsigned(Number), MaxElemBytes, false});
    while (!Worklist.empty())
      follow(Worklist.pop_back_val());
  }
  checkMergedPointers();
  checkComparisons();
  formWebs();
  for (Instruction *I : Accesses)
    countAccess(*I);
  chooseElements();
}

unsigned PointerWebs::leader(unsigned Alloca) {
  while (Parent[Alloca] != Alloca) {
    Parent[Alloca] = Parent[Parent[Alloca]];
    Alloca = Parent[Alloca];
  }
  return Alloca;
}

void PointerWebs::unite(unsigned A, unsigned B) {
  A = leader(A);
  B = leader(B);
  Parent[std::max(A, B)] = std::min(A, B);
}

void PointerWebs::block(unsigned Alloca, const Twine &Why,
                        const Instruction &By) {
  if (!Blockers[Alloca].By)
    Blockers[Alloca] = {Why.str(), &By};
}

void PointerWebs::derive(Value *Pointer, PointerInfo From) {
  auto [It, IsNew] = Pointers.try_emplace(Pointer, From);
  PointerInfo &Info = It->second;
  if (!IsNew) {
    unite(Info.Alloca, From.Alloca);
    if (From.AlignBytes >= Info.AlignBytes &&
        (Info.IsVariable || !From.IsVariable) &&
        (From.IsInBounds || !Info.IsInBounds))
      return;
    Info.AlignBytes = std::min(Info.AlignBytes, From.AlignBytes);
    Info.IsVariable |= From.IsVariable;
    Info.IsInBounds &= From.IsInBounds;
  }
  Worklist.push_back(Pointer);
}

void PointerWebs::follow(Value *Pointer) {
  PointerInfo From = Pointers.lookup(Pointer);
  for (Use &U : Pointer->uses())
    visitUse(U, From);
}

void PointerWebs::visitGEP(GetElementPtrInst &GEP, PointerInfo From) {
  auto Sum = IndexSum::get(cast<GEPOperator>(GEP), DL);
  if (!Sum)
    return block(From.Alloca, "an index has no fixed scale", GEP);
  From.IsInBounds &= GEP.isInBounds();
  From.AlignBytes =
      std::min(From.AlignBytes, lowestBit(uint64_t(Sum->ConstBytes)));
  for (const IndexSum::Term &T : Sum->Terms) {
    unsigned ZeroBits = computeKnownBits(T.Index, DL).countMinTrailingZeros();
    uint64_t Align = uint64_t(lowestBit(uint64_t(T.ScaleBytes)))
                     << std::min(ZeroBits, 3u);
    From.AlignBytes = unsigned(std::min<uint64_t>(From.AlignBytes, Align));
    From.IsVariable = true;
  }
  derive(&GEP, From);
}

void PointerWebs::access(Instruction &I, Type *Ty, unsigned Alloca) {
  if (!MemoryForm::get(Ty))
    return block(Alloca, "it is accessed as a type that no register holds", I);
  Accesses.insert(&I);
}

void PointerWebs::visitMemIntrinsic(MemIntrinsic &Mem, unsigned Alloca) {
  if (Mem.isVolatile())
    return block(Alloca, "the access is volatile", Mem);
  auto *Length = dyn_cast<ConstantInt>(Mem.getLength());
  if (!Length || !Length->getValue().isIntN(31))
    return block(Alloca, "the number of bytes is not constant", Mem);
  Accesses.insert(&Mem);
}

void PointerWebs::visitCall(CallBase &Call, Use &U, unsigned Alloca) {
  if (Call.isDroppable())
    return;
  if (auto *Mem = dyn_cast<MemIntrinsic>(&Call))
    return visitMemIntrinsic(*Mem, Alloca);
  if (auto M = maskedAccess(Call)) {
    if (U.getOperandNo() != M->PointerOp)
      return block(Alloca, "its address is stored", Call);
    if (!M->Ty->getScalarType()->isIntegerTy(1))
      return access(Call, M->Ty, Alloca);
  }
  if (Call.isLifetimeStartOrEnd()) {
    Accesses.insert(&Call);
    return;
  }
  block(Alloca, "its address is passed to a call", Call);
}

/// Is an operand of the phi or select \p I null or undefined? Such an operand
/// points into no array.
static bool mergesNoAddress(const Instruction &I) {
  return any_of(I.operands(), [](const Use &Op) {
    return Op->getType()->isPtrOrPtrVectorTy() &&
           isa<UndefValue, ConstantPointerNull>(Op.get()) &&
           !isa<PoisonValue>(Op.get());
  });
}

void PointerWebs::visitUse(Use &U, PointerInfo From) {
  auto &I = *cast<Instruction>(U.getUser());
  unsigned Alloca = From.Alloca;
  switch (I.getOpcode()) {
  case Instruction::GetElementPtr:
    return visitGEP(cast<GetElementPtrInst>(I), From);
  case Instruction::BitCast:
  case Instruction::AddrSpaceCast:
  case Instruction::Freeze:
  case Instruction::ExtractElement:
    return derive(&I, From);
  case Instruction::PHI:
  case Instruction::Select:
  case Instruction::InsertElement:
  case Instruction::ShuffleVector:
    Merged.insert(&I);
    From.IsInBounds &= !mergesNoAddress(I);
    return derive(&I, From);
  case Instruction::Load:
    if (!cast<LoadInst>(I).isSimple())
      return block(Alloca, "the access is volatile or atomic", I);
    return access(I, I.getType(), Alloca);
  case Instruction::Store: {
    auto &Store = cast<StoreInst>(I);
    if (U.getOperandNo() != Store.getPointerOperandIndex())
      return block(Alloca, "its address is stored", I);
    if (!Store.isSimple())
      return block(Alloca, "the access is volatile or atomic", I);
    return access(I, Store.getValueOperand()->getType(), Alloca);
  }
  case Instruction::AtomicRMW:
  case Instruction::AtomicCmpXchg:
    return block(Alloca, "the access is volatile or atomic", I);
  case Instruction::PtrToInt:
    return block(Alloca, "its address becomes a number", I);
  case Instruction::ICmp:
    Compared.insert(&I);
    return;
  case Instruction::Ret:
    return block(Alloca, "its address is returned", I);
  default:
    if (auto *Call = dyn_cast<CallBase>(&I))
      return visitCall(*Call, U, Alloca);
    return block(Alloca, "its address is used otherwise", I);
  }
}

/// Blocks the webs of phis and selects that have a foreign operand: one that is
/// neither a pointer of a web, nor undefined, nor null.
void PointerWebs::checkMergedPointers() {
  for (Instruction *I : Merged)
    for (const Use &Op : I->operands()) {
      if (!Op->getType()->isPtrOrPtrVectorTy() || Pointers.count(Op.get()) ||
          isa<UndefValue, ConstantPointerNull>(Op.get()))
        continue;
      block(Pointers.lookup(I).Alloca, "its pointer may point elsewhere, too",
            *I);
    }
}

/// Two addresses in one variable are equal if their offsets are equal. Other
/// comparisons would need more bits than offsets have, so they block their
/// webs.
void PointerWebs::checkComparisons() {
  for (Instruction *I : Compared) {
    auto A = Pointers.find(I->getOperand(0)),
         B = Pointers.find(I->getOperand(1));
    bool IsSame = A != Pointers.end() && B != Pointers.end() &&
                  leader(A->second.Alloca) == leader(B->second.Alloca) &&
                  A->second.IsInBounds && B->second.IsInBounds;
    if (IsSame && cast<ICmpInst>(I)->isEquality()) {
      Accesses.insert(I);
      continue;
    }
    for (auto It : {A, B})
      if (It != Pointers.end())
        block(It->second.Alloca, "its address is compared", *I);
  }
}

//===----------------------------------------------------------------------===//
// Webs
//===----------------------------------------------------------------------===//

PointerWeb *PointerWebs::webOf(const Value *Pointer) {
  auto It = Pointers.find(Pointer);
  if (It == Pointers.end())
    return nullptr;
  return &Webs[WebOfLeader.lookup(leader(It->second.Alloca))];
}

unsigned PointerWebs::alignBytes(const Value *Pointer, Align Promised) {
  unsigned FromAccess = unsigned(
      std::min<uint64_t>(Promised.value(), webOf(Pointer)->AlignBytes));
  return std::max(FromAccess, Pointers.lookup(Pointer).AlignBytes);
}

void PointerWebs::formWebs() {
  for (auto [Number, Alloca] : enumerate(Allocas)) {
    auto [It, IsNew] =
        WebOfLeader.try_emplace(leader(Number), unsigned(Webs.size()));
    if (IsNew)
      Webs.emplace_back();
    PointerWeb &Web = Webs[It->second];
    Web.Allocas.push_back(Alloca);
    Web.AlignBytes = std::min<unsigned>(
        Web.AlignBytes,
        unsigned(std::min<uint64_t>(Alloca->getAlign().value(), 8)));
    if (Blockers[Number].By && !Web.Culprit) {
      Web.Blocked = Blockers[Number].Why;
      Web.Culprit = Blockers[Number].By;
    }
  }
  Demands.resize(Webs.size());
}

void PointerWebs::countAccess(const Value *Pointer, unsigned ElemBytes,
                              uint64_t TotalBytes, Align Promised,
                              Type *ElemTy) {
  PointerWeb *Web = webOf(Pointer);
  if (!Web)
    return;
  ++Web->NumAccesses;
  Web->NumVariable += Pointers.lookup(Pointer).IsVariable;
  Demand &D = Demands[Web - Webs.begin()];
  D.ElemBytes =
      std::min({D.ElemBytes, ElemBytes, alignBytes(Pointer, Promised)});
  D.LargestElemBytes = std::max(D.LargestElemBytes, ElemBytes);
  D.LargestBytes = std::max(D.LargestBytes, TotalBytes);
  if (ElemTy)
    ++D.Types[ElemTy];
}

void PointerWebs::countAccess(Instruction &I) {
  auto Count = [&](const Value *Pointer, Type *Ty, Align A) {
    MemoryForm Form = *MemoryForm::get(Ty);
    countAccess(Pointer, Form.elemBytes(), Form.bytes(), A, Form.ElemTy);
  };
  if (auto *Load = dyn_cast<LoadInst>(&I))
    Count(Load->getPointerOperand(), Load->getType(), Load->getAlign());
  else if (auto *Store = dyn_cast<StoreInst>(&I))
    Count(Store->getPointerOperand(), Store->getValueOperand()->getType(),
          Store->getAlign());
  else if (auto M = maskedAccess(I)) {
    MemoryForm Form = *MemoryForm::get(M->Ty);
    countAccess(I.getOperand(M->PointerOp), Form.elemBytes(),
                M->IsLaneWise ? Form.elemBytes() : Form.bytes(), M->A,
                Form.ElemTy);
  } else if (auto *Mem = dyn_cast<MemIntrinsic>(&I)) {
    uint64_t Bytes = cast<ConstantInt>(Mem->getLength())->getZExtValue();
    unsigned ElemBytes = lowestBit(Bytes);
    countAccess(Mem->getDest(), ElemBytes, Bytes,
                Mem->getDestAlign().valueOrOne(), nullptr);
    if (auto *Copy = dyn_cast<MemTransferInst>(Mem))
      countAccess(Copy->getSource(), ElemBytes, Bytes,
                  Copy->getSourceAlign().valueOrOne(), nullptr);
  }
}

/// Places the allocas of a web one after the other, each at a multiple of
/// MaxElemBytes.
void PointerWebs::layOut(PointerWeb &Web) {
  const Demand &D = Demands[&Web - Webs.begin()];
  uint64_t Bytes = 0;
  for (AllocaInst *Alloca : Web.Allocas) {
    Web.StartBytes.push_back(unsigned(Bytes));
    uint64_t Size = DL.getTypeAllocSize(Alloca->getAllocatedType());
    uint64_t Count = cast<ConstantInt>(Alloca->getArraySize())
                         ->getValue()
                         .getLimitedValue(UINT32_MAX);
    Bytes = alignTo(Bytes + SaturatingMultiply(Size, Count), MaxElemBytes);
    if (Web.Allocas.size() == 1)
      Bytes = SaturatingMultiply(Size, Count);
    if (Bytes > UINT32_MAX)
      break;
  }
  // A masked access can have lanes outside of the array.
  Bytes = alignTo(std::max({Bytes, D.LargestBytes, uint64_t(1)}),
                  std::max(D.LargestElemBytes, Web.elemBytes()));
  Web.NumElts = unsigned(
      std::min<uint64_t>(Bytes / Web.elemBytes(), UINT32_MAX / MaxElemBytes));
}

void PointerWebs::chooseElements() {
  for (auto [Number, Web] : enumerate(Webs)) {
    const Demand &D = Demands[Number];
    unsigned Most = 0;
    for (auto [Ty, Times] : D.Types)
      // Regions of bfloats cost more than regions of words.
      if (Ty->getScalarSizeInBits() == D.ElemBytes * 8 && Times > Most &&
          !Ty->isBFloatTy()) {
        Web.ElemTy = Ty;
        Most = Times;
      }
    if (!Web.ElemTy)
      Web.ElemTy =
          Type::getIntNTy(Web.Allocas[0]->getContext(), D.ElemBytes * 8);
    if (Web.Blocked.empty())
      layOut(Web);
  }
}

} // namespace cmx
