//===- PrivateMemory.cpp - Variables that are in no register --------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Input/PrivateMemory.h"

#include "cmx/Analysis/PrivatePointers.h"
#include "cmx/Analysis/Remarks.h"
#include "cmx/IR/Attributes.h"
#include "cmx/IR/Builder.h"
#include "cmx/IR/ConstantBits.h"
#include "cmx/IR/DiagnosticInfo.h"
#include "cmx/IR/KernelInfo.h"
#include "cmx/IR/RegionInst.h"
#include "cmx/IR/Signature.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ReplaceConstant.h"
#include "llvm/Transforms/Utils/PromoteMemToReg.h"

#include <numeric>

using namespace llvm;

#define DEBUG_TYPE "cmx-private-memory"

STATISTIC(NumInMemory, "Number of variables in private memory");

namespace cmx {

/// Frames and the memory of a thread begin at multiples of this number of
/// bytes.
constexpr uint64_t FrameAlign = 64;
constexpr uint64_t MaxThreadBytes = uint64_t(1) << 30;
/// The number of bytes that a thread has for the frames of recursive functions.
/// It has as many additional bytes for all of its variables whose size is only
/// known at run time.
constexpr uint64_t RecursionBytes = uint64_t(1) << 16;

namespace {

/// The variables that a function puts into memory.
struct Frame {
  SmallVector<std::pair<AllocaInst *, uint64_t>, 4> Allocas; ///< With offsets.
  /// The allocas of variable size, which follow Allocas in memory, and the
  /// instructions that save and restore the end of the frame.
  SmallVector<Instruction *, 4> Sized, Marks;
  uint64_t Bytes = 0;
  bool IsNeeded = false; ///< By the function or by one that it calls.
  bool CallsAddresses = false, IsAddressTaken = false;
  SmallVector<Function *, 4> Callees;
  std::optional<uint64_t> DeepestBytes; ///< Of the deepest chain of calls.
  bool IsOpen = false;                  ///< While DeepestBytes is computed.
};

/// The addresses that a function gets at its start.
struct Known {
  Value *Frame = nullptr, *Thread = nullptr;
  AllocaInst *End = nullptr; ///< Contains the start of the next frame.
};

class PrivateMemory {
public:
  PrivateMemory(Module &M, std::vector<KernelInfo> Kernels)
      : M(M), DL(M.getDataLayout()), Kernels(std::move(Kernels)) {}

  bool run();

private:
  bool isEntry(const Function &F) const;
  bool isTable(GlobalVariable &GV) const;
  void placeVariables();
  void findFrame(Function &F);
  void spreadNeed();
  uint64_t deepest(Function &F);
  unsigned numHidden() const { return Variables.empty() ? 1 : 2; }

  Known startOfKernel(Function *&F, const KernelInfo &Info);
  Known startOfFunction(Function *&F);
  void initialize(const Known &At, IRBuilder<> &B);
  void passOn(CallInst &Call, Function &New, const Known &Caller,
              uint64_t CallerBytes);
  void replaceVariables(Function &F, const Frame &Fr, const Known &At);
  bool eraseMarks();
  void replaceSized(const Frame &Fr, AllocaInst &End);

  Module &M;
  const DataLayout &DL;
  std::vector<KernelInfo> Kernels;
  SmallVector<std::pair<GlobalVariable *, uint64_t>, 4> Variables;
  uint64_t VariableBytes = 0, ThreadBytes = 0;
  bool IsRecursive = false, HasSized = false;
  bool UnknownNeed = false; ///< Do indirectly called functions need memory?
  MapVector<Function *, Frame> Frames;
};

} // namespace

bool PrivateMemory::isEntry(const Function &F) const {
  return any_of(Kernels, [&F](const KernelInfo &K) { return K.Fn == &F; });
}

//===----------------------------------------------------------------------===//
// Layout
//===----------------------------------------------------------------------===//

/// If \p C is a vector, returns \p C with additional poison elements up to its
/// size in memory. Otherwise returns \p C. LLVM 19 crashes if it folds a load
/// that reads bytes after the last element.
static Constant *padded(Constant *C, const DataLayout &DL) {
  auto *Ty = dyn_cast<FixedVectorType>(C->getType());
  if (!Ty || DL.getTypeSizeInBits(Ty->getElementType()) % 8 != 0)
    return C;
  uint64_t NumElts =
      DL.getTypeAllocSize(Ty) / DL.getTypeStoreSize(Ty->getElementType());
  SmallVector<Constant *, 32> Elts;
  for (unsigned N = 0; N != NumElts; ++N) {
    Constant *Elt = N < Ty->getNumElements()
                        ? C->getAggregateElement(N)
                        : PoisonValue::get(Ty->getElementType());
    if (!Elt)
      return C;
    Elts.push_back(Elt);
  }
  return ConstantVector::get(Elts);
}

/// Returns the bytes of \p Init, which has the type \p Ty, as a vector. Returns
/// null if an address is among the bytes, or if the vector would have more than
/// MaxElts elements.
static Constant *bytesOfTable(Constant &Init, Type *Ty, const DataLayout &DL) {
  constexpr unsigned MaxElts = 16384;
  auto *VecTy = cast<FixedVectorType>(bytesOf(Ty, DL));
  unsigned NumElts = VecTy->getNumElements();
  if (NumElts > MaxElts)
    return nullptr;
  Type *Elem = VecTy->getElementType();
  Constant *Readable = padded(withoutBFloats(&Init, DL), DL);
  SmallVector<Constant *, 64> Elts;
  for (unsigned K = 0; K != NumElts; ++K) {
    APInt Offset(64, uint64_t(K) * DL.getTypeStoreSize(Elem));
    Constant *Elt = ConstantFoldLoadFromConst(Readable, Elem, Offset, DL);
    if (!Elt)
      return nullptr;
    Elts.push_back(Elt);
  }
  return ConstantVector::get(Elts);
}

/// Replaces each memcpy from a constant table to \p Alloca by a store of a
/// constant.
static void storeTables(AllocaInst &Alloca, const DataLayout &DL) {
  for (User *U : make_early_inc_range(Alloca.users())) {
    auto *Copy = dyn_cast<MemCpyInst>(U);
    auto *Table =
        Copy ? dyn_cast<GlobalVariable>(Copy->getRawSource()) : nullptr;
    auto *Length = Copy ? dyn_cast<ConstantInt>(Copy->getLength()) : nullptr;
    if (!Table || !Table->isConstant() || !Table->hasDefinitiveInitializer() ||
        Copy->getRawDest() != &Alloca || !Length ||
        Length->getZExtValue() != DL.getTypeAllocSize(Table->getValueType()))
      continue;
    Constant *Bytes =
        bytesOfTable(*Table->getInitializer(), Table->getValueType(), DL);
    if (!Bytes)
      continue;
    IRBuilder<>(Copy).CreateAlignedStore(Bytes, &Alloca, Alloca.getAlign());
    Copy->eraseFromParent();
  }
}

/// Is \p GV a constant table that must be placed in the memory of a thread?
/// Only kernels can write the table there.
bool PrivateMemory::isTable(GlobalVariable &GV) const {
  return !Kernels.empty() && GV.isConstant() && GV.hasDefinitiveInitializer() &&
         !GV.getName().starts_with("llvm.") &&
         GV.getAddressSpace() != SLMAddressSpace &&
         bytesOfTable(*GV.getInitializer(), GV.getValueType(), DL);
}

/// Does an instruction use \p C, directly or as a part of another constant?
static bool isUsedByCode(const Constant &C) {
  return any_of(C.users(), [](const User *U) {
    auto *Part = dyn_cast<Constant>(U);
    return isa<Instruction>(U) ||
           (Part && !isa<GlobalValue>(Part) && isUsedByCode(*Part));
  });
}

void PrivateMemory::placeVariables() {
  SmallVector<Constant *, 4> Marked;
  SmallVector<AllocaInst *, 8> Allocas;
  for (Function &F : M)
    for (Instruction &I : instructions(F))
      if (auto *Alloca = dyn_cast<AllocaInst>(&I))
        Allocas.push_back(Alloca);
  for (AllocaInst *Alloca : Allocas)
    storeTables(*Alloca, DL);
  for (GlobalVariable &GV : M.globals()) {
    GV.removeDeadConstantUsers();
    if (isUsedByCode(GV) && (isThreadVariable(GV) || isTable(GV)))
      Marked.push_back(&GV);
  }
  convertUsersOfConstantsToInstructions(Marked);
  for (Constant *C : Marked) {
    auto *GV = cast<GlobalVariable>(C);
    Type *Ty = GV->getValueType();
    Align A = std::max(GV->getAlign().valueOrOne(), DL.getABITypeAlign(Ty));
    VariableBytes = alignTo(VariableBytes, A);
    Variables.push_back({GV, VariableBytes});
    VariableBytes += DL.getTypeAllocSize(Ty);
  }
  VariableBytes = alignTo(VariableBytes, FrameAlign);
}

void PrivateMemory::findFrame(Function &F) {
  Frame &Fr = Frames[&F];
  for (Instruction &I : instructions(F)) {
    if (Function *Callee = calledStackFunction(I)) {
      Fr.CallsAddresses |= isIndirectStackFunction(*Callee);
      if (!Callee->isDeclaration())
        Fr.Callees.push_back(Callee);
    }
    for (const Use &Op : I.operands())
      if (auto *GV = dyn_cast<GlobalVariable>(Op))
        Fr.IsNeeded |= any_of(
            Variables, [GV](const auto &Row) { return Row.first == GV; });
    if (auto *Mark = dyn_cast<IntrinsicInst>(&I);
        Mark && (Mark->getIntrinsicID() == Intrinsic::stacksave ||
                 Mark->getIntrinsicID() == Intrinsic::stackrestore))
      Fr.Marks.push_back(Mark);
    auto *Alloca = dyn_cast<AllocaInst>(&I);
    std::optional<TypeSize> Size;
    if (Alloca && Alloca->isStaticAlloca())
      Size = Alloca->getAllocationSize(DL);
    else if (Alloca &&
             !DL.getTypeAllocSize(Alloca->getAllocatedType()).isScalable())
      Fr.Sized.push_back(Alloca);
    if (!Size || Size->isScalable())
      continue;
    uint64_t AlignBytes = Alloca->getAlign().value();
    // With a larger alignment, the start is only known when the function runs.
    uint64_t Slack = AlignBytes > FrameAlign ? AlignBytes - FrameAlign : 0;
    Fr.Bytes = alignTo(Fr.Bytes, std::min(AlignBytes, FrameAlign));
    Fr.Allocas.push_back({Alloca, Fr.Bytes});
    Fr.Bytes += Size->getFixedValue() + Slack;
  }
  Fr.Bytes = alignTo(Fr.Bytes, FrameAlign);
  Fr.IsNeeded |= !Fr.Allocas.empty() || !Fr.Sized.empty();
  HasSized |= !Fr.Sized.empty();
  Fr.IsAddressTaken = isAddressTaken(F) && isStackFunction(F);
}

/// Finds all functions that need the address of a frame. A function passes the
/// address of a frame to each callee that needs one, so it has to know the
/// address of its own frame. All functions that are called through their
/// addresses get the same hidden arguments, so if one of them needs a frame,
/// all of them do.
void PrivateMemory::spreadNeed() {
  for (bool Grown = true; Grown;) {
    Grown = false;
    for (auto &[F, Fr] : Frames) {
      auto NeedsFrame = [&](Function *Callee) {
        return Frames.find(Callee)->second.IsNeeded;
      };
      bool IsUnknown = Fr.CallsAddresses || Fr.IsAddressTaken;
      if (!Fr.IsNeeded &&
          (any_of(Fr.Callees, NeedsFrame) || (IsUnknown && UnknownNeed)))
        Grown = Fr.IsNeeded = true;
      if (Fr.IsNeeded && IsUnknown && !UnknownNeed)
        Grown = UnknownNeed = true;
    }
  }
  // A function that is called through its address can call itself.
  IsRecursive |= UnknownNeed;
}

/// Returns the number of bytes of all frames in the deepest chain of calls that
/// begins with \p F.
uint64_t PrivateMemory::deepest(Function &F) {
  Frame &Fr = Frames.find(&F)->second;
  if (Fr.DeepestBytes)
    return *Fr.DeepestBytes;
  if (Fr.IsOpen) {
    IsRecursive = true;
    return 0;
  }
  Fr.IsOpen = true;
  uint64_t Below = 0;
  for (Function *Callee : Fr.Callees)
    Below = std::max(Below, deepest(*Callee));
  Fr.DeepestBytes = Fr.Bytes + Below;
  return *Fr.DeepestBytes;
}

//===----------------------------------------------------------------------===//
// Addresses at the start of a function
//===----------------------------------------------------------------------===//

static IRBuilder<> atStart(Function &F) {
  BasicBlock &Entry = F.getEntryBlock();
  return IRBuilder<>(&Entry, Entry.begin());
}

static SmallVector<Type *, 8> paramTypes(const Function &F) {
  return SmallVector<Type *, 8>(F.getFunctionType()->params());
}

static Value *plus(Value *Address, uint64_t Bytes, IRBuilder<> &B) {
  return Bytes ? B.CreateAdd(Address, B.getInt64(Bytes)) : Address;
}

/// Returns the argument of the kernel \p F that holds the address of private
/// memory. If the front end has not added this argument, replaces \p F by a
/// function that has it.
static Argument *privateBase(Function *&F, const KernelInfo &Info) {
  for (const KernelArg &A : Info.Args) {
    Argument *Arg = F->getArg(unsigned(&A - Info.Args.begin()));
    if (A.Implicit == ImplicitArg::PrivateBase &&
        Arg->getType()->isIntegerTy(64))
      return Arg;
  }
  LLVMContext &C = F->getContext();
  SmallVector<Type *, 8> Params = paramTypes(*F);
  Params.push_back(Type::getInt64Ty(C));
  Function *New = withSignature(*F, F->getReturnType(), Params);
  for (Argument &Old : F->args()) {
    Argument *Now = New->getArg(Old.getArgNo());
    Old.replaceAllUsesWith(Now);
    Now->takeName(&Old);
  }
  F->replaceAllUsesWith(New);
  F->eraseFromParent();
  F = New;
  Argument *Base = F->getArg(unsigned(F->arg_size()) - 1);
  Base->setName("private.base");
  markPrivateBase(*Base);
  return Base;
}

Known PrivateMemory::startOfKernel(Function *&F, const KernelInfo &Info) {
  Argument *Base = privateBase(F, Info);
  setPrivateBytes(*F, ThreadBytes);
  IRBuilder<> B = atStart(*F);
  RegionBuilder RB(M);
  RB.ir().SetInsertPoint(&F->getEntryBlock(), F->getEntryBlock().begin());
  Value *Number =
      RB.createIntrinsic(GenXIntrinsic::GetHwid, B.getInt32Ty(), {}, "hwid");
  B.SetInsertPoint(cast<Instruction>(Number)->getNextNode());
  // All threads together can have more than 4 GiB.
  Value *Offset = B.CreateMul(B.CreateZExt(Number, B.getInt64Ty()),
                              B.getInt64(ThreadBytes));
  Known At;
  At.Thread = B.CreateAdd(Base, Offset, "thread");
  At.Frame = plus(At.Thread, VariableBytes, B);
  initialize(At, B);
  return At;
}

/// Writes the initial values of variables of file scope.
void PrivateMemory::initialize(const Known &At, IRBuilder<> &B) {
  for (auto [GV, Offset] : Variables) {
    if (!GV->hasInitializer() || isa<UndefValue>(GV->getInitializer()))
      continue;
    Value *Place = B.CreateIntToPtr(plus(At.Thread, Offset, B),
                                    PointerType::getUnqual(M.getContext()));
    Constant *Init = GV->getInitializer();
    if (Init->isNullValue())
      B.CreateMemSet(Place, B.getInt8(0),
                     DL.getTypeAllocSize(GV->getValueType()), GV->getAlign());
    else if (Constant *Bytes = bytesOfTable(*Init, GV->getValueType(), DL))
      B.CreateAlignedStore(Bytes, Place, GV->getAlign().valueOrOne());
    else
      storeElements(Init, Place, GV->getAlign().valueOrOne(), B);
  }
}

/// Adds the hidden addresses (of the frame, and of the thread's memory) to the
/// argument of \p F. They follow the other dwords of the argument and start at
/// an even dword.
Known PrivateMemory::startOfFunction(Function *&F) {
  LLVMContext &C = F->getContext();
  Type *I32 = Type::getInt32Ty(C);
  unsigned NumOld = F->arg_empty() ? 0 : numLanes(F->getArg(0)->getType());
  unsigned NumFirst = unsigned(alignTo(NumOld, 2));
  unsigned NumAll = NumFirst + 2 * numHidden();
  Function *New = withSignature(*F, F->getReturnType(),
                                {FixedVectorType::get(I32, NumAll)});
  Argument *Row = New->getArg(0);
  Row->setName("args");
  IRBuilder<> B = atStart(*New);
  auto Part = [&](unsigned First, unsigned Count) {
    SmallVector<int, 16> Lanes(Count);
    std::iota(Lanes.begin(), Lanes.end(), int(First));
    return B.CreateShuffleVector(Row, Lanes);
  };
  if (NumOld)
    F->getArg(0)->replaceAllUsesWith(Part(0, NumOld));
  Known At;
  At.Frame = B.CreateBitCast(Part(NumFirst, 2), B.getInt64Ty(), "frame");
  if (numHidden() == 2)
    At.Thread =
        B.CreateBitCast(Part(NumFirst + 2, 2), B.getInt64Ty(), "thread");
  // Calls still have the old arguments; passOn changes them.
  F->replaceAllUsesWith(New);
  F->eraseFromParent();
  F = New;
  return At;
}

/// Appends the hidden addresses to the argument of \p Call.
void PrivateMemory::passOn(CallInst &Call, Function &Callee,
                           const Known &Caller, uint64_t CallerBytes) {
  IRBuilder<> B(&Call);
  Type *I32 = B.getInt32Ty();
  bool IsIndirect = isIndirectStackFunction(Callee);
  unsigned RowArg = IsIndirect ? 1 : 0;
  unsigned NumOld = Call.arg_size() > RowArg
                        ? numLanes(Call.getArgOperand(RowArg)->getType())
                        : 0;
  unsigned NumFirst = unsigned(alignTo(NumOld, 2));
  unsigned NumAll = NumFirst + 2 * numHidden();
  auto *RowTy = FixedVectorType::get(I32, NumAll);
  auto Widened = [&](Value *V, unsigned At) {
    SmallVector<int, 16> Lanes(NumAll, -1);
    unsigned Count = numLanes(V->getType());
    std::iota(Lanes.begin() + At, Lanes.begin() + At + Count, 0);
    return B.CreateShuffleVector(V, Lanes);
  };
  Value *Row = PoisonValue::get(RowTy);
  if (NumOld)
    Row = Widened(Call.getArgOperand(RowArg), 0);
  auto Append = [&](Value *Address, unsigned At) {
    Value *Dwords = B.CreateBitCast(Address, FixedVectorType::get(I32, 2));
    SmallVector<int, 16> Lanes(NumAll);
    std::iota(Lanes.begin(), Lanes.end(), 0);
    Lanes[At] = int(NumAll + At);
    Lanes[At + 1] = int(NumAll + At + 1);
    Row = B.CreateShuffleVector(Row, Widened(Dwords, At), Lanes);
  };
  Append(Caller.End ? B.CreateLoad(B.getInt64Ty(), Caller.End)
                    : plus(Caller.Frame, CallerBytes, B),
         NumFirst);
  if (Caller.Thread && numHidden() == 2)
    Append(Caller.Thread, NumFirst + 2);
  SmallVector<Value *, 2> Args{Row};
  Function *Target = &Callee;
  if (IsIndirect) {
    Args.insert(Args.begin(), Call.getArgOperand(0));
    Target = &indirectStackFunction(M, Call.getType(), {RowTy});
  }
  CallInst *New = B.CreateCall(Target, Args);
  New->setCallingConv(Call.getCallingConv());
  New->copyMetadata(Call);
  New->takeName(&Call);
  Call.replaceAllUsesWith(New);
  Call.eraseFromParent();
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

static void eraseLifetimes(AllocaInst &Alloca) {
  for (User *U : make_early_inc_range(Alloca.users()))
    if (auto *I = cast<Instruction>(U); I->isLifetimeStartOrEnd())
      I->eraseFromParent();
}

/// Replaces each alloca of variable size by an address. The variable begins at
/// the end of the frame. After that, the end of the variable is the end of the
/// frame.
void PrivateMemory::replaceSized(const Frame &Fr, AllocaInst &End) {
  IRBuilder<> B(End.getContext());
  Type *I64 = B.getInt64Ty();
  for (Instruction *I : Fr.Sized) {
    auto *Alloca = cast<AllocaInst>(I);
    eraseLifetimes(*Alloca);
    B.SetInsertPoint(Alloca);
    uint64_t AlignBytes = std::max(Alloca->getAlign().value(), FrameAlign);
    auto RoundUp = [&](Value *V, uint64_t To) {
      return B.CreateAnd(plus(V, To - 1, B), B.getInt64(~(To - 1)));
    };
    Value *Start = B.CreateLoad(I64, &End);
    if (AlignBytes > FrameAlign)
      Start = RoundUp(Start, AlignBytes);
    uint64_t EltBytes = DL.getTypeAllocSize(Alloca->getAllocatedType());
    Value *Count = B.CreateZExtOrTrunc(Alloca->getArraySize(), I64);
    Value *Bytes = B.CreateMul(Count, B.getInt64(EltBytes));
    B.CreateStore(B.CreateAdd(Start, RoundUp(Bytes, FrameAlign)), &End);
    Value *Pointer = B.CreateIntToPtr(Start, Alloca->getType());
    Pointer->takeName(Alloca);
    Alloca->replaceAllUsesWith(Pointer);
    Alloca->eraseFromParent();
    ++NumInMemory;
  }
  for (Instruction *I : Fr.Marks) {
    auto *Mark = cast<IntrinsicInst>(I);
    B.SetInsertPoint(Mark);
    if (Mark->getIntrinsicID() == Intrinsic::stacksave)
      Mark->replaceAllUsesWith(
          B.CreateIntToPtr(B.CreateLoad(I64, &End), Mark->getType()));
    else
      B.CreateStore(B.CreatePtrToInt(Mark->getArgOperand(0), I64), &End);
  }
}

void PrivateMemory::replaceVariables(Function &F, const Frame &Fr,
                                     const Known &At) {
  IRBuilder<> B(F.getContext());
  auto *Frame = cast<Instruction>(At.Frame);
  for (auto [Alloca, Offset] : Fr.Allocas) {
    eraseLifetimes(*Alloca);
    B.SetInsertPoint(Frame->getNextNode());
    uint64_t AlignBytes = Alloca->getAlign().value();
    Value *Address = At.Frame;
    if (AlignBytes > FrameAlign)
      Address = B.CreateAnd(plus(Address, Offset + AlignBytes - FrameAlign, B),
                            B.getInt64(~(AlignBytes - 1)));
    else
      Address = plus(Address, Offset, B);
    Value *Pointer = B.CreateIntToPtr(Address, Alloca->getType());
    Pointer->takeName(Alloca);
    Alloca->replaceAllUsesWith(Pointer);
    Alloca->eraseFromParent();
    ++NumInMemory;
  }
  for (auto [GV, Offset] : Variables) {
    Value *Pointer = nullptr;
    for (Use &U : make_early_inc_range(GV->uses())) {
      auto *I = dyn_cast<Instruction>(U.getUser());
      if (!I || I->getFunction() != &F)
        continue;
      if (!Pointer) {
        auto *Thread = cast<Instruction>(At.Thread);
        B.SetInsertPoint(Thread->getNextNode());
        Pointer = B.CreateIntToPtr(plus(Thread, Offset, B), GV->getType(),
                                   GV->getName());
      }
      U.set(Pointer);
    }
  }
}

/// Erases stacksave and stackrestore in functions whose variables all have a
/// known size. The end of the frame never moves there, so there is nothing to
/// save.
bool PrivateMemory::eraseMarks() {
  bool Erased = false;
  for (auto &[F, Fr] : Frames) {
    if (!Fr.Sized.empty())
      continue;
    for (Instruction *Mark : reverse(Fr.Marks)) {
      if (!Mark->use_empty())
        Mark->replaceAllUsesWith(
            ConstantPointerNull::get(cast<PointerType>(Mark->getType())));
      Mark->eraseFromParent();
      Erased = true;
    }
    Fr.Marks.clear();
  }
  return Erased;
}

bool PrivateMemory::run() {
  placeVariables();
  for (Function &F : M)
    if (!F.isDeclaration() && (isEntry(F) || isStackFunction(F)))
      findFrame(F);
  spreadNeed();
  bool Erased = eraseMarks();
  if (none_of(Frames, [](const auto &Row) { return Row.second.IsNeeded; }))
    return Erased;
  uint64_t FrameBytes = 0;
  for (auto &[F, Fr] : Frames)
    FrameBytes = std::max(FrameBytes, deepest(*F));
  if (IsRecursive)
    FrameBytes = std::max(FrameBytes, RecursionBytes);
  if (HasSized)
    FrameBytes += RecursionBytes;
  ThreadBytes = VariableBytes + FrameBytes;
  if (ThreadBytes > MaxThreadBytes) {
    emitDiag(M, DiagKind::VariablePlacement,
             "variables of a thread expected to have at most " +
                 Twine(MaxThreadBytes) + " bytes of memory, actual " +
                 Twine(ThreadBytes));
    return Erased;
  }

  SmallPtrSet<Function *, 8> Old; // Callees whose calls passOn will replace.
  for (Function &F : M)
    if (isIndirectStackFunction(F))
      Old.insert(&F);
  // Functions get their new types first, so that calls can use these types.
  auto Work = Frames.takeVector();
  SmallVector<Known, 8> Starts;
  SmallPtrSet<Function *, 8> Changed;
  for (auto &[F, Fr] : Work) {
    Starts.emplace_back();
    if (!Fr.IsNeeded)
      continue;
    auto Info =
        find_if(Kernels, [F = F](const KernelInfo &K) { return K.Fn == F; });
    if (Info == Kernels.end()) {
      Starts.back() = startOfFunction(F);
      Changed.insert(F);
    } else {
      Starts.back() = startOfKernel(F, *Info);
      Remarks(*F, DEBUG_TYPE).analysis("PrivateMemory", [&](Remark &R) {
        R << "variables are in memory: " << ore::NV("Bytes", ThreadBytes)
          << " bytes for each hardware thread";
      });
    }
  }
  for (auto [Row, At] : zip_equal(Work, Starts)) {
    auto &[F, Fr] = Row;
    if (!Fr.IsNeeded)
      continue;
    if (!Fr.Sized.empty()) {
      IRBuilder<> B = atStart(*F);
      At.End = B.CreateAlloca(B.getInt64Ty());
      B.SetInsertPoint(cast<Instruction>(At.Frame)->getNextNode());
      B.CreateStore(plus(At.Frame, Fr.Bytes, B), At.End);
    }
    for (Instruction &I : make_early_inc_range(instructions(*F))) {
      auto *Call = dyn_cast<CallInst>(&I);
      // Before passOn, the types of call and callee differ.
      auto *Callee =
          Call ? dyn_cast<Function>(Call->getCalledOperand()) : nullptr;
      if (Callee && (Changed.contains(Callee) ||
                     (UnknownNeed && isIndirectStackFunction(*Callee) &&
                      Old.contains(Callee))))
        passOn(*Call, *Callee, At, Fr.Bytes);
    }
    replaceVariables(*F, Fr, At);
    if (At.End) {
      replaceSized(Fr, *At.End);
      for (Instruction *Mark : reverse(Fr.Marks))
        Mark->eraseFromParent();
      DominatorTree Tree(*F);
      PromoteMemToReg(At.End, Tree);
    }
  }
  for (auto [GV, Offset] : Variables)
    if (GV->use_empty())
      GV->eraseFromParent();
  return true;
}

PreservedAnalyses PrivateMemoryPass::run(Module &M, ModuleAnalysisManager &) {
  std::optional<std::vector<KernelInfo>> Kernels = getKernels(M);
  if (!Kernels) // Reported.
    return PreservedAnalyses::all();
  return PrivateMemory(M, std::move(*Kernels)).run() ? PreservedAnalyses::none()
                                                     : PreservedAnalyses::all();
}

} // namespace cmx
