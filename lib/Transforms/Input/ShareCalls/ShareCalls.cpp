//===- ShareCalls.cpp - One copy of a function for several calls ----------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Input/ShareCalls.h"

#include "ValuesAcross.h"

#include "cmx/Analysis/CodeSize.h"
#include "cmx/Analysis/Remarks.h"
#include "cmx/Analysis/Subroutines.h"
#include "cmx/IR/Intrinsics.h"
#include "cmx/IR/KernelInfo.h"

#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ValueHandle.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/SSAUpdater.h"

using namespace llvm;

#define DEBUG_TYPE "cmx-share-calls"

STATISTIC(NumShared, "Number of calls that share a copy of their function");

namespace cmx {

namespace {

/// Costs in instructions. CallCost includes the copy of one argument.
constexpr uint64_t CallCost = 2, ReturnCost = 1;

/// The limit of new phi operands in one function. Every value that is live
/// across a shared call gets a phi with an operand for each of the replaced
/// calls. The value can get further phis where edges of the control flow meet.
/// There is a limit because SSAUpdater is quadratic in the phis of a block.
constexpr size_t MaxPhiOperands = 1 << 14;

using Calls = SmallVector<CallInst *, 4>;

/// Decides which functions are shared.
class Candidates {
public:
  explicit Candidates(const SmallPtrSetImpl<const Function *> &Kernels)
      : Kernels(Kernels) {}

  bool isShareable(const Function &F);
  /// Is one copy of \p F with \p NumCalls calls sufficiently cheaper than \p
  /// NumCalls copies? The arguments of all calls together cost \p ArgsCost.
  bool pays(const Function &F, size_t NumCalls, uint64_t ArgsCost);
  /// Is the variable at \p Pointer only read and written, both by the function
  /// that contains \p Pointer and by functions that get \p Pointer?
  bool isOnlyAccessed(const Value &Pointer);

private:
  std::optional<uint64_t> costOf(const Function &F);

  const SmallPtrSetImpl<const Function *> &Kernels;
  /// A cost is std::nullopt if the function calls itself, or while the cost is
  /// being computed.
  DenseMap<const Function *, std::optional<uint64_t>> Costs;
  /// The answers of isOnlyAccessed() for arguments. An answer is false while it
  /// is being computed.
  DenseMap<const Argument *, bool> OnlyAccessed;
};

/// Replaces the calls to one function in another function by a single call.
class Sharing {
public:
  Sharing(ArrayRef<CallInst *> Sites, Candidates &All)
      : Sites(Sites), Callee(*Sites.front()->getCalledFunction()),
        Caller(*Sites.front()->getFunction()), All(All) {}

  /// Returns false if a single call cannot replace the calls.
  bool plan();
  /// Returns the cost of the copies of variables.
  uint64_t argsCost() const;
  /// Replaces the calls. Returns the phi whose value is the number of the site
  /// (the replaced call). It has one operand for each site.
  PHINode *carryOut();

private:
  enum class Pass { Same, Phi, Copy };
  std::optional<Pass> passing(unsigned ArgNo) const;
  bool areOwnVariables(unsigned ArgNo) const;
  void copyVariables(CallInst &Call, Instruction &After);

  ArrayRef<CallInst *> Sites;
  Function &Callee;
  Function &Caller;
  Candidates &All;
  SmallVector<Pass, 8> Passes; ///< By argument.
  DenseMap<unsigned, AllocaInst *> Copies;
};

} // namespace

//===----------------------------------------------------------------------===//
// Which functions
//===----------------------------------------------------------------------===//

std::optional<uint64_t> Candidates::costOf(const Function &F) {
  auto [It, IsNew] = Costs.try_emplace(&F);
  if (!IsNew)
    return It->second;
  uint64_t Cost = 0;
  for (const Instruction &I : instructions(F)) {
    const Function *Inner = definedCallee(I);
    std::optional<uint64_t> More =
        Inner ? costOf(*Inner) : estimateInstructions(I);
    if (!More)
      return std::nullopt;
    Cost += *More;
  }
  return Costs[&F] = Cost;
}

bool Candidates::isShareable(const Function &F) {
  return !Kernels.contains(&F) && (F.hasLocalLinkage() || !Kernels.empty()) &&
         !F.isVarArg() && !F.hasFnAttribute(Attribute::AlwaysInline) &&
         !F.hasFnAttribute(Attribute::OptimizeNone) && !isAddressTaken(F) &&
         any_of(F, [](const BasicBlock &BB) {
           return isa<ReturnInst>(BB.getTerminator());
         });
}

bool Candidates::pays(const Function &F, size_t NumCalls, uint64_t ArgsCost) {
  std::optional<uint64_t> Cost = costOf(F);
  if (!Cost)
    return false;
  uint64_t CopiesCost = (NumCalls - 1) * *Cost;
  uint64_t CallsCost = NumCalls * CallCost + ReturnCost + ArgsCost;
  return CopiesCost > CallsCost + (F.hasFnAttribute(Attribute::NoInline)
                                       ? 0
                                       : MaxCopiedInstructions);
}

bool Candidates::isOnlyAccessed(const Value &Pointer) {
  auto IsAccess = [&](const Use &U) {
    auto *I = cast<Instruction>(U.getUser());
    if (isa<GetElementPtrInst, BitCastInst, AddrSpaceCastInst>(I))
      return isOnlyAccessed(*I);
    if (isa<LoadInst, MemIntrinsic>(I) || I->isLifetimeStartOrEnd())
      return true;
    if (auto *Store = dyn_cast<StoreInst>(I))
      return U.getOperandNo() == Store->getPointerOperandIndex();
    auto *Call = dyn_cast<CallInst>(I);
    const Function *F = definedCallee(*I);
    if (!F || !Call->isArgOperand(&U))
      return false;
    const Argument *A = F->getArg(Call->getArgOperandNo(&U));
    auto [It, IsNew] = OnlyAccessed.try_emplace(A, false);
    return IsNew ? OnlyAccessed[A] = isOnlyAccessed(*A) : It->second;
  };
  return all_of(Pointer.uses(), IsAccess);
}

//===----------------------------------------------------------------------===//
// One call
//===----------------------------------------------------------------------===//

/// Is \p Ty a type of pointers, or of vectors of pointers, that can point into
/// variables? Later passes cannot handle phis of such a type.
static bool isPrivatePointer(const Type *Ty) {
  Ty = Ty->getScalarType();
  return Ty->isPointerTy() && Ty->getPointerAddressSpace() == 0;
}

/// Are phis of \p Ty allowed? A phi of a structure becomes phis of the
/// elements.
static bool hasPhis(const Type *Ty) {
  auto *Struct = dyn_cast<StructType>(Ty);
  if (!Struct)
    return !Ty->isAggregateType();
  return none_of(Struct->elements(), [](const Type *Elem) {
    return Elem->isAggregateType() || isPrivatePointer(Elem);
  });
}

/// Can \p V be a pointer into \p Variable? The variable is only read and
/// written, so no structure or vector contains a pointer into it.
static bool mayPointInto(const Value &V, const AllocaInst &Variable) {
  return V.getType()->isPointerTy() &&
         getUnderlyingObject(&V, /*MaxLookup=*/0) == &Variable;
}

/// Returns the variable that starts at \p Pointer, or null if there is none
/// with a fixed size.
static AllocaInst *variableAt(Value &Pointer) {
  auto *Variable = dyn_cast<AllocaInst>(Pointer.stripPointerCasts());
  return Variable && Variable->isStaticAlloca() ? Variable : nullptr;
}

static uint64_t sizeBytes(const AllocaInst &Variable) {
  return Variable.getDataLayout().getTypeAllocSize(Variable.getAllocatedType());
}

/// Is argument \p ArgNo of each call a variable whose address does not escape,
/// and do all these variables have the same type?
bool Sharing::areOwnVariables(unsigned ArgNo) const {
  if (!All.isOnlyAccessed(*Callee.getArg(ArgNo)))
    return false;
  Type *Ty = nullptr;
  for (CallInst *Call : Sites) {
    AllocaInst *Variable = variableAt(*Call->getArgOperand(ArgNo));
    if (!Variable || Variable->isArrayAllocation() ||
        (Ty && Ty != Variable->getAllocatedType()) ||
        !All.isOnlyAccessed(*Variable))
      return false;
    Ty = Variable->getAllocatedType();
    for (const Use &Other : Call->args())
      if (Call->getArgOperandNo(&Other) != ArgNo &&
          mayPointInto(*Other, *Variable))
        return false;
  }
  return true;
}

std::optional<Sharing::Pass> Sharing::passing(unsigned ArgNo) const {
  Value *First = Sites.front()->getArgOperand(ArgNo);
  bool IsEverywhere =
      !isa<Instruction>(First) ||
      (isa<AllocaInst>(First) && cast<AllocaInst>(First)->isStaticAlloca());
  if (IsEverywhere && all_of(Sites, [&](const CallInst *Call) {
        return Call->getArgOperand(ArgNo) == First;
      }))
    return Pass::Same;
  if (!isPrivatePointer(First->getType()))
    return hasPhis(First->getType()) ? std::optional(Pass::Phi) : std::nullopt;
  if (areOwnVariables(ArgNo))
    return Pass::Copy;
  return std::nullopt;
}

bool Sharing::plan() {
  Type *Result = Callee.getReturnType();
  if (isPrivatePointer(Result) || !hasPhis(Result) ||
      any_of(Sites, [&](const CallInst *Call) {
        return Call->isMustTailCall() || Call->hasOperandBundles();
      }))
    return false;
  for (unsigned ArgNo = 0; ArgNo != Callee.arg_size(); ++ArgNo) {
    std::optional<Pass> P = passing(ArgNo);
    if (!P)
      return false;
    Passes.push_back(*P);
  }
  return true;
}

uint64_t Sharing::argsCost() const {
  uint64_t Cost = 0;
  for (auto [ArgNo, P] : enumerate(Passes))
    if (P == Pass::Copy)
      Cost += 2 * Sites.size() *
              divideCeil(sizeBytes(*variableAt(
                             *Sites.front()->getArgOperand(unsigned(ArgNo)))),
                         OperationBytes);
  return Cost;
}

/// If the callee works on a copy of a variable that \p Call passes, copies the
/// variable to this copy before \p Call, and back before \p After.
void Sharing::copyVariables(CallInst &Call, Instruction &After) {
  IRBuilder<> B(&Call);
  for (auto [ArgNo, P] : enumerate(Passes)) {
    if (P != Pass::Copy)
      continue;
    AllocaInst &Variable = *variableAt(*Call.getArgOperand(unsigned(ArgNo)));
    AllocaInst *&Copy = Copies[unsigned(ArgNo)];
    if (!Copy) {
      Copy = cast<AllocaInst>(Variable.clone());
      Copy->insertBefore(Variable.getIterator());
      Copy->setName(Variable.getName() + ".shared");
    }
    Copy->setAlignment(std::max(Copy->getAlign(), Variable.getAlign()));
    uint64_t Bytes =
        Caller.getDataLayout().getTypeAllocSize(Variable.getAllocatedType());
    B.SetInsertPoint(&Call);
    B.CreateMemCpy(Copy, Copy->getAlign(), &Variable, Variable.getAlign(),
                   Bytes);
    B.SetInsertPoint(&After);
    B.CreateMemCpy(&Variable, Variable.getAlign(), Copy, Copy->getAlign(),
                   Bytes);
  }
}

/// The sites have the numbers -1, 0, ...: LLVM's passes would turn numbers of
/// one bit, such as 0 and 1, into a predicate.
PHINode *Sharing::carryOut() {
  LLVMContext &C = Caller.getContext();
  BasicBlock *Shared =
      BasicBlock::Create(C, Callee.getName() + ".shared", &Caller);
  IRBuilder<> B(Shared);
  unsigned NumSites = unsigned(Sites.size());
  PHINode *Number = B.CreatePHI(B.getInt32Ty(), NumSites, "caller");
  for (CallInst *Call : Sites)
    copyVariables(*Call, *Call->getNextNode());
  SmallVector<Value *, 8> Args;
  for (auto [ArgNo, P] : enumerate(Passes)) {
    Value *First = Sites.front()->getArgOperand(unsigned(ArgNo));
    if (P == Pass::Phi)
      Args.push_back(B.CreatePHI(First->getType(), NumSites));
    else if (P == Pass::Same)
      Args.push_back(First);
    else
      Args.push_back(B.CreatePointerBitCastOrAddrSpaceCast(
          Copies.at(unsigned(ArgNo)), First->getType()));
  }
  CallInst *One = B.CreateCall(&Callee, Args);
  One->setCallingConv(Callee.getCallingConv());
  for (unsigned ArgNo = 0; ArgNo != Callee.arg_size(); ++ArgNo)
    if (Type *Ty = Callee.getParamByValType(ArgNo))
      One->addParamAttr(ArgNo, Attribute::getWithByValType(C, Ty));
  One->setDebugLoc(Sites.front()->getDebugLoc());
  SmallVector<BasicBlock *, 4> After(NumSites);
  // The last call of a block is handled first, so that each instruction moves
  // only once.
  for (unsigned N = NumSites; N--;) {
    BasicBlock::iterator Next = std::next(Sites[N]->getIterator());
    Next.setHeadBit(true); // With the debug records before it.
    After[N] = SplitBlock(Sites[N]->getParent(), Next);
  }
  SwitchInst *Return = B.CreateSwitch(Number, After[0], NumSites - 1);
  for (auto [N, Call] : enumerate(Sites)) {
    BasicBlock *Before = Call->getParent();
    if (N)
      Return->addCase(B.getInt32(int32_t(N) - 1), After[N]);
    Number->addIncoming(B.getInt32(int32_t(N) - 1), Before);
    for (auto [ArgNo, P] : enumerate(Passes))
      if (P == Pass::Phi)
        cast<PHINode>(Args[ArgNo])
            ->addIncoming(Call->getArgOperand(unsigned(ArgNo)), Before);
    Before->getTerminator()->setSuccessor(0, Shared);
    Before->getTerminator()->setDebugLoc(Call->getDebugLoc());
    if (!Call->use_empty()) {
      // Each site needs a phi of its own, because the shared call has a new
      // result each time it is executed.
      PHINode *Result =
          PHINode::Create(Call->getType(), 1, "", After[N]->begin());
      Result->addIncoming(One, Shared);
      Result->setDebugLoc(Call->getDebugLoc());
      Result->takeName(Call);
      Call->replaceAllUsesWith(Result);
    }
    Call->eraseFromParent();
  }
  NumShared += NumSites;
  return Number;
}

//===----------------------------------------------------------------------===//
// Values across calls
//===----------------------------------------------------------------------===//

namespace {

/// Calls that have become one.
struct SharedCalls {
  PHINode *Number = nullptr;
  /// For each site, the values that are live across the call. These are
  /// handles, because the result of a call that is shared later becomes a phi.
  std::vector<std::vector<WeakTrackingVH>> Across;
};

} // namespace

/// Is \p U a use that its value does not dominate?
static bool isBroken(const Use &U, const DominatorTree &DT) {
  auto *I = dyn_cast<Instruction>(U.get());
  return I && !DT.dominates(I, U);
}

/// If an instruction of \p Users uses an address that no longer dominates it,
/// computes the address again before the user. Returns the new instructions.
static SmallVector<Instruction *, 16>
repeatAddresses(ArrayRef<Instruction *> Users, const DominatorTree &DT) {
  SmallVector<Use *, 16> Broken;
  for (Instruction *I : Users)
    for (Use &U : I->operands())
      if (isBroken(U, DT) && isAddress(*cast<Instruction>(U)))
        Broken.push_back(&U);
  SmallVector<Instruction *, 16> New;
  for (Use *U : Broken) {
    Instruction *Again = cast<Instruction>(*U)->clone();
    auto *I = cast<Instruction>(U->getUser());
    if (auto *Phi = dyn_cast<PHINode>(I)) {
      BasicBlock *From = Phi->getIncomingBlock(*U);
      Again->insertBefore(From->getTerminator()->getIterator());
      Phi->setIncomingValueForBlock(From, Again);
    } else {
      Again->insertBefore(I->getIterator());
      U->set(Again);
    }
    New.push_back(Again);
  }
  return New;
}

/// A value can be live across some calls to a shared function, and dead at the
/// other calls to it. For each value: the blocks that end with calls at which
/// the value is dead.
using LifeEnds = DenseMap<const Value *, SmallVector<BasicBlock *, 4>>;

static void findLifeEnds(const SharedCalls &S, LifeEnds &Ends) {
  MapVector<const Value *, SmallBitVector> IsLive;
  for (auto [N, Values] : enumerate(S.Across))
    for (const Value *V : Values) {
      SmallBitVector &Callers = IsLive[V];
      Callers.resize(unsigned(S.Across.size()));
      Callers.set(unsigned(N));
    }
  for (auto &[V, Callers] : IsLive)
    for (unsigned N = 0; N != Callers.size(); ++N)
      if (!Callers.test(N))
        Ends[V].push_back(S.Number->getIncomingBlock(N));
}

/// Replaces \p Uses of \p I by phis.
static void repairValue(Instruction &I, ArrayRef<Use *> Uses,
                        ArrayRef<BasicBlock *> Ends) {
  SSAUpdater Updater;
  Updater.Initialize(I.getType(), I.getName());
  Updater.AddAvailableValue(I.getParent(), &I);
  SmallPtrSet<BasicBlock *, 4> IsEnd(Ends.begin(), Ends.end());
  for (BasicBlock *End : Ends)
    Updater.AddAvailableValue(End, PoisonValue::get(I.getType()));
  for (Use *U : Uses) {
    auto *Phi = dyn_cast<PHINode>(U->getUser());
    BasicBlock *From = Phi ? Phi->getIncomingBlock(*U) : nullptr;
    if (Phi && IsEnd.contains(From)) // An argument of the call.
      U->set(Updater.GetValueInMiddleOfBlock(From));
    else
      Updater.RewriteUse(*U);
  }
}

/// Makes phis for values that no longer dominate all of their uses.
static void repairValues(Function &F, ArrayRef<SharedCalls> Shared) {
  DominatorTree DT(F);
  SmallVector<Instruction *, 16> Users;
  for (Instruction &I : instructions(F))
    Users.push_back(&I);
  while (!Users.empty())
    Users = repeatAddresses(Users, DT);
  LifeEnds Ends;
  for (const SharedCalls &S : Shared)
    findLifeEnds(S, Ends);
  SmallVector<std::pair<Instruction *, SmallVector<Use *, 4>>, 16> Broken;
  for (Instruction &I : instructions(F)) {
    SmallVector<Use *, 4> Uses;
    for (Use &U : I.uses())
      if (isBroken(U, DT))
        Uses.push_back(&U);
    if (!Uses.empty())
      Broken.push_back({&I, std::move(Uses)});
  }
  for (auto &[I, Uses] : Broken)
    repairValue(*I, Uses, Ends.lookup(I));
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// Do masks of the module depend on the order of blocks?
static bool hasSimdFlow(const Module &M) {
  return any_of(M, [](const Function &F) {
    return any_of(instructions(F), [](const Instruction &I) {
      return getGenXLowering(I) == LoweringKind::SimdFlow;
    });
  });
}

/// Returns an upper bound of the number of operands in the phis of all values
/// that are live across one of \p Sites. Returns std::nullopt if such a value
/// cannot have phis.
static std::optional<size_t> numPhiOperands(const ValuesAcross &Across,
                                            ArrayRef<CallInst *> Sites) {
  SmallPtrSet<const Instruction *, 16> Values;
  size_t NumOperands = 0;
  for (const CallInst *Site : Sites)
    for (const Instruction *I : Across.at(*Site)) {
      if (!hasPhis(I->getType()))
        return std::nullopt;
      if (Values.insert(I).second)
        NumOperands += Sites.size() + Across.numMeetingWays(*I);
    }
  return NumOperands;
}

static bool shareCallsIn(Function &F, Candidates &All) {
  MapVector<Function *, Calls> CallsOf;
  for (BasicBlock *BB : depth_first(&F))
    for (Instruction &I : *BB)
      if (Function *Callee = definedCallee(I); Callee && Callee != &F)
        CallsOf[Callee].push_back(cast<CallInst>(&I));
  CallsOf.remove_if([&](auto &Entry) {
    return Entry.second.size() < 2 || !All.isShareable(*Entry.first);
  });
  if (CallsOf.empty())
    return false;
  SmallVector<CallInst *, 16> AllSites;
  for (auto &Entry : CallsOf)
    append_range(AllSites, Entry.second);
  ValuesAcross Across(F, AllSites);
  if (Across.areTooMany())
    return false;
  size_t NumOperands = 0;
  std::vector<Sharing> Plans;
  std::vector<SharedCalls> Shared;
  for (auto &Entry : CallsOf) {
    Function *Callee = Entry.first;
    ArrayRef<CallInst *> Sites = Entry.second;
    auto NumHere = numPhiOperands(Across, Sites);
    if (!NumHere || NumOperands + *NumHere > MaxPhiOperands)
      continue;
    Sharing S(Sites, All);
    if (!S.plan() || !All.pays(*Callee, Sites.size(), S.argsCost()))
      continue;
    NumOperands += *NumHere;
    Remarks(F, DEBUG_TYPE).passed("Shared", *Sites.front(), [&](Remark &R) {
      R << ore::NV("Calls", unsigned(Sites.size()))
        << " calls share one copy of "
        << ore::NV("Function", Callee->getName());
    });
    Plans.push_back(std::move(S));
    SharedCalls &New = Shared.emplace_back();
    for (const CallInst *Site : Sites) {
      ArrayRef<Instruction *> Values = Across.at(*Site);
      New.Across.emplace_back(Values.begin(), Values.end());
    }
  }
  // The last plan is carried out first, so that most instructions move to new
  // blocks only once.
  for (size_t N = Plans.size(); N--;)
    Shared[N].Number = Plans[N].carryOut();
  if (!Shared.empty())
    repairValues(F, Shared);
  return !Shared.empty();
}

PreservedAnalyses ShareCallsPass::run(Module &M, ModuleAnalysisManager &) {
  auto Kernels = getKernelFunctions(M);
  if (!Kernels || hasSimdFlow(M))
    return PreservedAnalyses::all();
  Candidates All(*Kernels);
  bool Changed = false;
  for (Function &F : M)
    if (!F.isDeclaration())
      Changed |= shareCallsIn(F, All);
  if (!Changed)
    return PreservedAnalyses::all();
  noteSharedCalls(M);
  return PreservedAnalyses::none();
}

} // namespace cmx
