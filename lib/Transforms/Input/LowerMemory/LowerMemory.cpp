//===- LowerMemory.cpp - Loads and stores become messages -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One walk in reverse post-order makes an integer for each pointer; phis get
// their operands at the end, when all integers are known. Then the replaced
// instructions are erased.
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Input/LowerMemory.h"

#include "MemoryAccess.h"
#include "cmx/Analysis/MaskedAccess.h"
#include "cmx/Analysis/PrivatePointers.h"
#include "cmx/IR/EraseTogether.h"
#include "cmx/IR/Platform.h"
#include "cmx/IR/RegionInst.h"

#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/Analysis/Utils/Local.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Support/KnownBits.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace cmx {

/// A memcpy, memmove or memset of more bytes than this becomes a loop.
constexpr uint64_t MaxUnrolledBytes = 512;

namespace {

class MemoryLowering {
public:
  explicit MemoryLowering(Function &F)
      : F(F), DL(F.getDataLayout()), RB(*F.getParent()), B(RB.ir()),
        Access(RB, DL, getPlatform(*F.getParent())), Private(F) {}

  bool run();

private:
  bool isAddress(const Value &V) const {
    return V.getType()->isPtrOrPtrVectorTy() && !Private.contains(V);
  }
  Type *addressType(const Type *PointerTy) const;
  Type *storedType(Type *Ty) const;
  Value *addressOf(Value *Pointer);
  Value *newAddress(Instruction &I);
  Value *gepAddress(GetElementPtrInst &Gep);
  MemoryAddress place(Value *Pointer, Align A);
  void replace(Instruction &I, Value *New);

  void visit(Instruction &I);
  void visitLoad(LoadInst &I);
  void visitStore(StoreInst &I);
  void visitAtomic(AtomicRMWInst &I);
  void visitCompareExchange(AtomicCmpXchgInst &I);
  void visitIntrinsic(IntrinsicInst &I);
  void visitFence(FenceInst &I);
  Value *laneAddresses(Instruction &I, const MaskedAccess &M);
  Value *newMaskedLoad(Instruction &I, const MaskedAccess &M);
  void visitMasked(IntrinsicInst &I, const MaskedAccess &M);
  void visitMemory(AnyMemIntrinsic &I);
  void visitCompare(ICmpInst &I);

  Function &F;
  const DataLayout &DL;
  RegionBuilder RB;
  IRBuilder<> &B;
  MemoryAccess Access;
  PrivatePointers Private;
  DenseMap<Value *, Value *> Addresses;
  Instruction *LastOfArguments = nullptr; ///< The last ptrtoint of an argument.
  SmallVector<std::pair<PHINode *, PHINode *>, 8> Phis; ///< Old and new.
  SmallVector<Instruction *, 32> Replaced;
};

} // namespace

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

static bool isSLM(const Type *PointerTy) {
  return PointerTy->getPointerAddressSpace() == SLMAddressSpace;
}

/// Returns the type that replaces \p PointerTy: i32 or i64, or a vector of
/// them.
Type *MemoryLowering::addressType(const Type *PointerTy) const {
  Type *Int = isSLM(PointerTy) ? B.getInt32Ty() : B.getInt64Ty();
  auto *VecTy = dyn_cast<FixedVectorType>(PointerTy);
  return VecTy ? FixedVectorType::get(Int, VecTy->getNumElements()) : Int;
}

/// Returns \p Ty as it is in memory, where pointers are integers.
Type *MemoryLowering::storedType(Type *Ty) const {
  return Ty->isPtrOrPtrVectorTy() ? DL.getIntPtrType(Ty) : Ty;
}

/// Returns the integer that replaces \p Pointer. \p Pointer does not point into
/// a variable.
Value *MemoryLowering::addressOf(Value *Pointer) {
  Type *Ty = addressType(Pointer->getType());
  if (isa<UndefValue>(Pointer))
    return isa<PoisonValue>(Pointer) ? PoisonValue::get(Ty)
                                     : UndefValue::get(Ty);
  if (auto *C = dyn_cast<Constant>(Pointer)) {
    if (Constant *Folded =
            ConstantFoldCastOperand(Instruction::PtrToInt, C, Ty, DL))
      return Folded;
    return ConstantExpr::getPtrToInt(C, Ty);
  }
  if (Value *Known = Addresses.lookup(Pointer))
    return Known;
  // The pointer is an argument of a function that is no kernel, or the result
  // of a call.
  IRBuilder<>::InsertPointGuard Guard(B);
  if (auto *I = dyn_cast<Instruction>(Pointer))
    B.SetInsertPoint(*I->getInsertionPointAfterDef());
  else if (LastOfArguments)
    B.SetInsertPoint(LastOfArguments->getNextNode());
  else
    B.SetInsertPoint(F.getEntryBlock().getFirstInsertionPt());
  auto *Address = cast<Instruction>(B.CreatePtrToInt(Pointer, Ty));
  if (isa<Argument>(Pointer))
    LastOfArguments = Address;
  return Addresses[Pointer] = Address;
}

/// Returns the address that \p Gep computes. LLVM computes the offset in the
/// index type, which can have another width than the address.
Value *MemoryLowering::gepAddress(GetElementPtrInst &Gep) {
  Type *Ty = addressType(Gep.getType());
  Value *Base = addressOf(Gep.getPointerOperand());
  Value *Offset = emitGEPOffset(&B, DL, &Gep);
  auto Splat = [&](Value *V) {
    auto *VecTy = dyn_cast<FixedVectorType>(Ty);
    return VecTy && !V->getType()->isVectorTy()
               ? B.CreateVectorSplat(VecTy->getNumElements(), V)
               : V;
  };
  return B.CreateAdd(Splat(Base), B.CreateSExtOrTrunc(Splat(Offset), Ty));
}

static Value *castOperand(Instruction &I) { return I.getOperand(0); }

/// Returns the integer that replaces the pointer \p I, or null if there is
/// none.
Value *MemoryLowering::newAddress(Instruction &I) {
  Type *Ty = addressType(I.getType());
  if (auto *Phi = dyn_cast<PHINode>(&I)) {
    PHINode *New = B.CreatePHI(Ty, Phi->getNumIncomingValues());
    Phis.push_back({Phi, New});
    return New;
  }
  if (auto *Gep = dyn_cast<GetElementPtrInst>(&I))
    return gepAddress(*Gep);
  if (auto *Select = dyn_cast<SelectInst>(&I)) {
    Value *IfTrue = addressOf(Select->getTrueValue());
    Value *IfFalse = addressOf(Select->getFalseValue());
    return B.CreateSelect(Select->getCondition(), IfTrue, IfFalse);
  }
  if (isa<FreezeInst>(I))
    return B.CreateFreeze(addressOf(castOperand(I)));
  if (isa<IntToPtrInst>(I))
    return B.CreateZExtOrTrunc(castOperand(I), Ty);
  if (isa<BitCastInst>(I))
    return addressOf(castOperand(I));
  if (isa<AddrSpaceCastInst>(I)) // Not between memories.
    return isSLM(I.getType()) == isSLM(castOperand(I)->getType())
               ? addressOf(castOperand(I))
               : nullptr;
  if (auto *Insert = dyn_cast<InsertElementInst>(&I)) {
    Value *Old = addressOf(Insert->getOperand(0));
    Value *New = addressOf(Insert->getOperand(1));
    return B.CreateInsertElement(Old, New, Insert->getOperand(2));
  }
  if (auto *Extract = dyn_cast<ExtractElementInst>(&I))
    return B.CreateExtractElement(addressOf(Extract->getVectorOperand()),
                                  Extract->getIndexOperand());
  if (auto *Shuffle = dyn_cast<ShuffleVectorInst>(&I)) {
    Value *First = addressOf(Shuffle->getOperand(0));
    Value *Second = addressOf(Shuffle->getOperand(1));
    return B.CreateShuffleVector(First, Second, Shuffle->getShuffleMask());
  }
  if (auto *Load = dyn_cast<LoadInst>(&I)) {
    // A pointer in memory or in a variable is an integer there.
    Type *Stored = storedType(I.getType());
    Value *V;
    if (isAddress(*Load->getPointerOperand()))
      V = Access.load(Stored,
                      place(Load->getPointerOperand(), Load->getAlign()));
    else
      V = B.CreateAlignedLoad(Stored, Load->getPointerOperand(),
                              Load->getAlign(), Load->isVolatile());
    return B.CreateZExtOrTrunc(V, Ty);
  }
  if (auto M = maskedAccess(I))
    return newMaskedLoad(I, *M);
  auto *Call = dyn_cast<IntrinsicInst>(&I);
  if (Call && Call->getIntrinsicID() == Intrinsic::ssa_copy)
    return addressOf(Call->getArgOperand(0));
  return nullptr;
}

/// Returns the address of each lane of \p M, or null if no message can make
/// this access.
Value *MemoryLowering::laneAddresses(Instruction &I, const MaskedAccess &M) {
  Value *Pointer = I.getOperand(M.PointerOp);
  auto *Ty = dyn_cast<FixedVectorType>(storedType(M.Ty));
  if (!isAddress(*Pointer) || !Ty || !Access.isSupported(Ty) ||
      Ty->getElementType()->isIntegerTy(1))
    return nullptr;
  Value *Base = addressOf(Pointer);
  return M.IsLaneWise ? Base
                      : Access.laneAddresses(Base, Ty->getNumElements(),
                                             elementBytes(Ty));
}

/// Returns the result of a masked load, or null if there is no message for it.
/// Pointers are loaded as integers.
Value *MemoryLowering::newMaskedLoad(Instruction &I, const MaskedAccess &M) {
  Value *Lanes = laneAddresses(I, M);
  if (!Lanes)
    return nullptr;
  auto *Ty = cast<FixedVectorType>(storedType(M.Ty));
  Value *Old = M.Data;
  if (isAddress(*Old))
    Old = B.CreateZExtOrTrunc(addressOf(Old), Ty);
  bool InSLM = isSLM(I.getOperand(M.PointerOp)->getType());
  Value *V = Access.loadLanes(Ty, Lanes, InSLM, I.getOperand(M.MaskOp), Old);
  return I.getType()->isPtrOrPtrVectorTy()
             ? B.CreateZExtOrTrunc(V, addressType(I.getType()))
             : V;
}

MemoryAddress MemoryLowering::place(Value *Pointer, Align A) {
  return {addressOf(Pointer), isSLM(Pointer->getType()), A};
}

void MemoryLowering::replace(Instruction &I, Value *New) {
  if (New) {
    if (auto *NewI = dyn_cast<Instruction>(New); NewI && !NewI->hasName())
      NewI->takeName(&I);
    I.replaceAllUsesWith(New);
  }
  Replaced.push_back(&I);
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

void MemoryLowering::visitLoad(LoadInst &I) {
  if (isAddress(*I.getPointerOperand()) && Access.isSupported(I.getType()))
    replace(I, Access.load(I.getType(),
                           place(I.getPointerOperand(), I.getAlign())));
}

void MemoryLowering::visitStore(StoreInst &I) {
  Value *V = I.getValueOperand();
  if (isAddress(*V)) {
    V = B.CreateZExtOrTrunc(addressOf(V), storedType(V->getType()));
    if (!isAddress(*I.getPointerOperand())) {
      B.CreateAlignedStore(V, I.getPointerOperand(), I.getAlign(),
                           I.isVolatile());
      return replace(I, nullptr);
    }
  }
  if (!isAddress(*I.getPointerOperand()) || !Access.isSupported(V->getType()))
    return;
  Access.store(V, place(I.getPointerOperand(), I.getAlign()));
  replace(I, nullptr);
}

void MemoryLowering::visitAtomic(AtomicRMWInst &I) {
  bool InSLM = isSLM(I.getPointerOperand()->getType());
  Value *Src = I.getValOperand();
  auto Id = MemoryAccess::atomicMessage(I.getOperation(), I.getType(), InSLM);
  if (!Id || !isAddress(*I.getPointerOperand()) ||
      I.getAlign() < DL.getTypeStoreSize(I.getType()))
    return; // Reported later.
  replace(I, Access.atomic(*Id, place(I.getPointerOperand(), I.getAlign()),
                           I.getType(), {Src}));
}

void MemoryLowering::visitCompareExchange(AtomicCmpXchgInst &I) {
  Type *Ty = I.getNewValOperand()->getType();
  bool InSLM = isSLM(I.getPointerOperand()->getType());
  if (!isAddress(*I.getPointerOperand()) || !Ty->isIntegerTy() ||
      !MemoryAccess::hasCompareExchange(Ty, InSLM) ||
      I.getAlign() < DL.getTypeStoreSize(Ty))
    return; // Reported later.
  Value *Before = Access.atomic(InSLM ? GenXIntrinsic::DwordAtomicCmpxchg
                                      : GenXIntrinsic::SvmAtomicCmpxchg,
                                place(I.getPointerOperand(), I.getAlign()), Ty,
                                {I.getNewValOperand(), I.getCompareOperand()});
  Value *Pair = B.CreateInsertValue(PoisonValue::get(I.getType()), Before, 0);
  replace(I, B.CreateInsertValue(
                 Pair, B.CreateICmpEQ(Before, I.getCompareOperand()), 1));
}

void MemoryLowering::visitMasked(IntrinsicInst &I, const MaskedAccess &M) {
  if (M.IsLoad) {
    if (Value *V = newMaskedLoad(I, M))
      replace(I, V);
    return;
  }
  Value *Lanes = laneAddresses(I, M);
  if (!Lanes)
    return;
  Value *V = M.Data;
  if (isAddress(*V))
    V = B.CreateZExtOrTrunc(addressOf(V), storedType(V->getType()));
  bool InSLM = isSLM(I.getArgOperand(M.PointerOp)->getType());
  Access.storeLanes(V, Lanes, InSLM, I.getArgOperand(M.MaskOp));
  replace(I, nullptr);
}

/// Each fence message orders all accesses; the ordering and the scope of \p I
/// only determine whether the message flushes the L1 cache. A fence within a
/// thread or subgroup needs no message.
void MemoryLowering::visitFence(FenceInst &I) {
  // Bits of the operand: wait for global memory, wait for shared local memory,
  // flush the L1 cache.
  constexpr uint8_t Global = 0x01, Local = 0x20, FlushL1 = 0x40;
  SmallVector<StringRef, 8> Scopes;
  I.getContext().getSyncScopeNames(Scopes);
  StringRef Scope = Scopes[I.getSyncScopeID()];
  bool IsOfThread = is_contained(
      {"singlethread", "workitem", "work_item", "subgroup", "sub_group"},
      Scope);
  bool IsOfGroup = Scope == "workgroup" || Scope == "work_group";
  uint8_t Mask = Global | Local;
  if (isAcquireOrStronger(I.getOrdering()) && !IsOfGroup)
    Mask |= FlushL1;
  if (!IsOfThread)
    RB.createIntrinsic(GenXIntrinsic::Fence, B.getVoidTy(), {B.getInt8(Mask)});
  replace(I, nullptr);
}

/// Lowers \p I if its length is a constant of up to MaxUnrolledBytes. Other
/// memory intrinsics have already become loops, or are reported later because
/// they are atomic in each element.
void MemoryLowering::visitMemory(AnyMemIntrinsic &I) {
  auto *Length = dyn_cast<ConstantInt>(I.getLength());
  if (!Length || Length->getValue().ugt(MaxUnrolledBytes))
    return;
  auto *Copy = dyn_cast<AnyMemTransferInst>(&I);
  unsigned NumBytes = unsigned(Length->getZExtValue());
  if (NumBytes == 0)
    return replace(I, nullptr);
  auto *Ty = FixedVectorType::get(B.getInt8Ty(), NumBytes);
  Align SourceAlign = Copy ? Copy->getSourceAlign().valueOrOne() : Align();
  Value *V;
  if (!Copy)
    V = B.CreateVectorSplat(NumBytes, cast<AnyMemSetInst>(I).getValue());
  else if (isAddress(*Copy->getSource()))
    V = Access.load(Ty, place(Copy->getSource(), SourceAlign));
  else
    V = B.CreateAlignedLoad(Ty, Copy->getSource(), SourceAlign);
  Align DestAlign = I.getDestAlign().valueOrOne();
  if (isAddress(*I.getDest()))
    Access.store(V, place(I.getDest(), DestAlign));
  else
    B.CreateAlignedStore(V, I.getDest(), DestAlign);
  replace(I, nullptr);
}

void MemoryLowering::visitIntrinsic(IntrinsicInst &I) {
  if (auto M = maskedAccess(I))
    return visitMasked(I, *M);
  switch (I.getIntrinsicID()) {
  case Intrinsic::prefetch:
  case Intrinsic::lifetime_start:
  case Intrinsic::lifetime_end:
  case Intrinsic::invariant_end:
    if (any_of(I.args(), [&](const Use &Arg) { return isAddress(*Arg); }))
      replace(I, nullptr);
    return;
  default:
    break; // Memory intrinsics follow; the others are left to cmx-lower.
  }
  auto *Mem = dyn_cast<AnyMemIntrinsic>(&I);
  if (!Mem)
    return;
  auto *Copy = dyn_cast<AnyMemTransferInst>(Mem);
  if (isAddress(*Mem->getDest()) || (Copy && isAddress(*Copy->getSource())))
    visitMemory(*Mem);
}

void MemoryLowering::visitCompare(ICmpInst &I) {
  if (!isAddress(*I.getOperand(0)) || !isAddress(*I.getOperand(1)))
    return;
  Value *L = addressOf(I.getOperand(0)), *R = addressOf(I.getOperand(1));
  replace(I, B.CreateICmp(I.getPredicate(), L, R));
}

//===----------------------------------------------------------------------===//
// The walk
//===----------------------------------------------------------------------===//

void MemoryLowering::visit(Instruction &I) {
  B.SetInsertPoint(&I);
  if (isAddress(I)) {
    if (Value *New = newAddress(I)) {
      Addresses[&I] = New;
      Replaced.push_back(&I);
    }
    return;
  }
  if (auto *Load = dyn_cast<LoadInst>(&I))
    return visitLoad(*Load);
  if (auto *Store = dyn_cast<StoreInst>(&I))
    return visitStore(*Store);
  if (auto *Atomic = dyn_cast<AtomicRMWInst>(&I))
    return visitAtomic(*Atomic);
  if (auto *Exchange = dyn_cast<AtomicCmpXchgInst>(&I))
    return visitCompareExchange(*Exchange);
  if (auto *Call = dyn_cast<IntrinsicInst>(&I))
    return visitIntrinsic(*Call);
  if (auto *Fence = dyn_cast<FenceInst>(&I))
    return visitFence(*Fence);
  if (auto *Compare = dyn_cast<ICmpInst>(&I))
    return visitCompare(*Compare);
  if (isa<PtrToIntInst>(I) && isAddress(*castOperand(I)))
    replace(I, B.CreateZExtOrTrunc(addressOf(castOperand(I)), I.getType()));
}

bool MemoryLowering::run() {
  ReversePostOrderTraversal<Function *> Order(&F);
  for (BasicBlock *BB : Order)
    for (Instruction &I : make_early_inc_range(*BB))
      visit(I);
  for (auto [Old, New] : Phis)
    for (unsigned K = 0; K != Old->getNumIncomingValues(); ++K) {
      BasicBlock *From = Old->getIncomingBlock(K);
      B.SetInsertPoint(From->getTerminator());
      New->addIncoming(addressOf(Old->getIncomingValue(K)), From);
    }
  // An instruction stays if one of its uses has no lowering; cmx-lower reports
  // this use.
  eraseTogether(Replaced);
  // Remove addresses without a use. They belong to pointers that only the
  // remaining instructions use.
  SmallVector<WeakTrackingVH, 32> Unused;
  for (auto [Pointer, Address] : Addresses)
    if (isa<Instruction>(Address) && Address->use_empty())
      Unused.push_back(Address);
  RecursivelyDeleteTriviallyDeadInstructions(Unused);
  return !Replaced.empty();
}

//===----------------------------------------------------------------------===//
// Copies that become loops
//===----------------------------------------------------------------------===//

/// Inserts a loop before \p Mem that writes pieces of \p PieceBytes bytes. \p
/// Mem then has to write only the rest. Returns false if there is no rest.
static bool splitOffPieces(MemIntrinsic &Mem, uint64_t PieceBytes) {
  KnownBits Known = computeKnownBits(Mem.getLength(), Mem.getDataLayout());
  if (Known.getMaxValue().ult(PieceBytes))
    return true;
  BasicBlock *Before = Mem.getParent();
  BasicBlock *Rest = SplitBlock(Before, &Mem);
  BasicBlock *Loop =
      BasicBlock::Create(Mem.getContext(), "copy", Before->getParent(), Rest);
  Value *Length = Mem.getLength();
  Type *Ty = Length->getType();
  Constant *Zero = ConstantInt::get(Ty, 0);
  IRBuilder<> B(Before->getTerminator());
  B.SetCurrentDebugLocation(Mem.getDebugLoc());
  Value *End =
      B.CreateAnd(Length, ConstantInt::getSigned(Ty, -int64_t(PieceBytes)));
  B.CreateCondBr(B.CreateICmpEQ(End, Zero), Rest, Loop);
  Before->getTerminator()->eraseFromParent();

  B.SetInsertPoint(Loop);
  PHINode *Done = B.CreatePHI(Ty, 2);
  auto *Piece = cast<MemIntrinsic>(Mem.clone());
  auto Advance = [&](Value *Pointer, Value *Bytes) {
    return B.CreatePtrAdd(Pointer, Bytes);
  };
  Align DestAlign =
      commonAlignment(Mem.getDestAlign().valueOrOne(), PieceBytes);
  auto Move = [&](MemIntrinsic &Part, Value *Bytes) {
    Part.setDest(Advance(Mem.getRawDest(), Bytes));
    Part.setDestAlignment(DestAlign);
    if (auto *Copy = dyn_cast<MemTransferInst>(&Part)) {
      Align SourceAlign =
          cast<MemTransferInst>(Mem).getSourceAlign().valueOrOne();
      Copy->setSource(
          Advance(cast<MemTransferInst>(Mem).getRawSource(), Bytes));
      Copy->setSourceAlignment(commonAlignment(SourceAlign, PieceBytes));
    }
  };
  Move(*Piece, Done);
  Piece->setLength(ConstantInt::get(Ty, PieceBytes));
  B.Insert(Piece);
  Value *Next = B.CreateAdd(Done, ConstantInt::get(Ty, PieceBytes));
  B.CreateCondBr(B.CreateICmpULT(Next, End), Loop, Rest);
  Done->addIncoming(Zero, Before);
  Done->addIncoming(Next, Loop);

  B.SetInsertPoint(&Mem);
  Move(Mem, End);
  Mem.setLength(B.CreateSub(Length, End));
  return Known.countMinTrailingZeros() < Log2_64(PieceBytes);
}

/// Expands \p Short into loops whose turns write the bytes of one or a few
/// messages. Then a loop writes the rest byte by byte, unless the rest is short
/// and has a constant length. A memmove or a volatile copy becomes only the
/// loop over bytes. For a memmove, this loop can run backwards.
static void expandAsPieces(MemIntrinsic &Short,
                           const TargetTransformInfo &TTI) {
  MemIntrinsic &Mem = withIndexLength(Short);
  if (!isa<MemMoveInst>(Mem) && !Mem.isVolatile()) {
    Align A = Mem.getDestAlign().valueOrOne();
    if (auto *Copy = dyn_cast<MemTransferInst>(&Mem))
      A = std::min(A, Copy->getSourceAlign().valueOrOne());
    bool HasRest = A < 4 || splitOffPieces(Mem, 64);
    if (!HasRest || !splitOffPieces(Mem, A >= 4 ? 4 : 16)) {
      Mem.eraseFromParent();
      return;
    }
  }
  auto *Left = dyn_cast<ConstantInt>(Mem.getLength());
  if (!Left || Left->getValue().ugt(MaxUnrolledBytes))
    expandAsLoop(Mem, TTI);
}

static bool expandLongCopies(Function &F, const TargetTransformInfo &TTI) {
  auto Long = longCopiesOfAddresses(F, MaxUnrolledBytes);
  for (MemIntrinsic *Mem : Long)
    expandAsPieces(*Mem, TTI);
  return !Long.empty();
}

/// Removes stores to undefined addresses, by which LLVM marks unreachable
/// places.
static bool removeUndefinedStores(Function &F) {
  bool Changed = false;
  for (Instruction &I : make_early_inc_range(instructions(F)))
    if (auto *Store = dyn_cast<StoreInst>(&I);
        Store && Store->isSimple() &&
        isa<UndefValue>(Store->getPointerOperand())) {
      Store->eraseFromParent();
      Changed = true;
    }
  return Changed;
}

PreservedAnalyses LowerMemoryPass::run(Function &F,
                                       FunctionAnalysisManager &AM) {
  bool HasPointers = any_of(instructions(F), [](const Instruction &I) {
    auto *Call = dyn_cast<CallBase>(&I);
    return I.getType()->isPtrOrPtrVectorTy() || isa<FenceInst>(I) ||
           any_of(I.operands(), [Call](const Use &Op) {
             return Op->getType()->isPtrOrPtrVectorTy() &&
                    !(Call && Call->isCallee(&Op));
           });
  });
  if (!HasPointers)
    return PreservedAnalyses::all();
  bool Changed = removeUndefinedStores(F);
  Changed |= expandLongCopies(F, AM.getResult<TargetIRAnalysis>(F));
  Changed |= expandAtomics(F);
  Changed |= MemoryLowering(F).run();
  return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

} // namespace cmx
