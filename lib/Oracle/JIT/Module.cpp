//===- Module.cpp - Lowered kernels made fit for the host -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Module.h"

#include "RuntimeCalls.h"
#include "cmx/IR/CombineFences.h"
#include "cmx/IR/Traps.h"
#include "cmx/Oracle/Generic/LoweredModule.h"
#include "cmx/Support/Compat.h"
#include "cmx/Support/Diagnostics.h"

#include "llvm/ADT/SCCIterator.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Analysis/CallGraph.h"
#include "llvm/Analysis/VectorUtils.h"
#include "llvm/IR/AttributeMask.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/IPO/GlobalDCE.h"
#include "llvm/Transforms/IPO/Internalize.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"

#include <numeric>

using namespace llvm;

namespace cmx {

namespace {

class HostPreparation {
public:
  HostPreparation(LoweredModule &Lowered, Function &Kernel,
                  const TargetMachine &TM)
      : Lowered(Lowered), M(*Lowered.M), Kernel(Kernel), TM(TM),
        Ctx(M.getContext()) {}

  Error run();

private:
  void setTarget();
  void cleanFunction(Function &F);
  void cleanInstruction(Instruction &I);
  void guardDivision(BinaryOperator &I);
  void endAtTraps(Function &F);
  void reportUnreachable(UnreachableInst &I);
  void removeUndefinedBehavior(Instruction &I);
  void addEntry();
  void removeUnreached();
  void countInline();
  Error checkLowered() const;
  Error checkSignatures() const;
  Error checkCalls() const;
  void limitRecursion();

  LoweredModule &Lowered;
  Module &M;
  Function &Kernel;
  const TargetMachine &TM;
  LLVMContext &Ctx;
};

} // namespace

void HostPreparation::setTarget() {
  M.setTargetTriple(CMX_MODULE_TRIPLE(TM.getTargetTriple()));
  M.setDataLayout(TM.createDataLayout());
  // Remove module flags, lists of used symbols, assembly and debug
  // information. They belong to the original target.
  if (NamedMDNode *Flags = M.getModuleFlagsMetadata())
    M.eraseNamedMetadata(Flags);
  for (StringRef Name : {"llvm.used", "llvm.compiler.used"})
    if (GlobalVariable *G = M.getGlobalVariable(Name))
      G->eraseFromParent();
  M.setModuleInlineAsm("");
  StripDebugInfo(M);
}

void HostPreparation::cleanFunction(Function &F) {
  F.setCallingConv(CallingConv::C);
  F.setDLLStorageClass(GlobalValue::DefaultStorageClass);
  F.setVisibility(GlobalValue::DefaultVisibility);
  F.setSection("");
  F.setComdat(nullptr);
  if (F.isIntrinsic())
    return;
  // The attributes are wrong after lowering: calls of the runtime access memory
  // that the intrinsics do not access.
  F.removeFnAttrs(AttributeMask(F.getAttributes().getFnAttrs()));
  F.setDoesNotThrow();
  F.addFnAttr("target-cpu", TM.getTargetCPU());
  F.addFnAttr("target-features", TM.getTargetFeatureString());
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    cleanInstruction(I);
    removeUndefinedBehavior(I);
  }
}

void HostPreparation::cleanInstruction(Instruction &I) {
  if (isa<FPMathOperator>(I))
    I.copyFastMathFlags(FastMathFlags());
  // LLVM crashes on loop metadata with senseless options.
  I.setMetadata(LLVMContext::MD_loop, nullptr);
  auto *Call = dyn_cast<CallBase>(&I);
  if (!Call || isa<IntrinsicInst>(Call))
    return;
  Call->setCallingConv(CallingConv::C);
  Call->removeFnAttrs(AttributeMask(Call->getAttributes().getFnAttrs()));
}

/// For a bad divisor, the call that checks the divisor does not return. But the
/// code generator may move the division before this call, and the division
/// would trap. So each divisor that the check reports is replaced by 1.
void HostPreparation::guardDivision(BinaryOperator &I) {
  if (isa<Constant>(I.getOperand(1)))
    return;
  IRBuilder<> B(&I);
  Type *Ty = I.getType();
  Value *Divisor = B.CreateFreeze(I.getOperand(1));
  Value *IsBad = B.CreateICmpEQ(Divisor, Constant::getNullValue(Ty));
  if (I.getOpcode() == Instruction::SDiv ||
      I.getOpcode() == Instruction::SRem) {
    Value *Dividend = B.CreateFreeze(I.getOperand(0));
    Constant *Min = ConstantInt::get(
        Ty, APInt::getSignedMinValue(Ty->getScalarSizeInBits()));
    Value *IsMin = B.CreateICmpEQ(Dividend, Min);
    Value *IsMinusOne = B.CreateICmpEQ(Divisor, Constant::getAllOnesValue(Ty));
    Value *Overflows = B.CreateAnd(IsMin, IsMinusOne);
    IsBad = B.CreateOr(IsBad, Overflows);
    I.setOperand(0, Dividend);
  }
  I.setOperand(1, B.CreateSelect(IsBad, ConstantInt::get(Ty, 1), Divisor));
}

void HostPreparation::reportUnreachable(UnreachableInst &I) {
  Type *Ptr = PointerType::getUnqual(Ctx), *I32 = Type::getInt32Ty(Ctx);
  FunctionCallee Check = M.getOrInsertFunction(
      "cmx_rt_check_lanes", Type::getVoidTy(Ctx), Ptr, Ptr, I32, I32, Ptr);
  IRBuilder<> B(&I);
  std::string Site =
      ("function '" + I.getFunction()->getName() + "': instruction '").str() +
      "unreachable'";
  B.CreateCall(Check,
               {I.getFunction()->getArg(0), B.CreateGlobalString(Site),
                B.getInt32(unsigned(runtime::ErrorKind::UndefinedBehavior)),
                B.getInt32(1), B.CreateGlobalString("\1")});
}

/// A trap in the kernel becomes a return. A function that the kernel calls
/// cannot end the thread. So a trap there becomes unreachable, and
/// reportUnreachable adds code that reports an error.
void HostPreparation::endAtTraps(Function &F) {
  if (&F == &Kernel && F.getReturnType()->isVoidTy()) {
    returnAtTraps(F);
    return;
  }
  SmallVector<Instruction *, 4> Traps;
  for (Instruction &I : instructions(F))
    if (isTrap(I))
      Traps.push_back(&I);
  for (Instruction *Trap : reverse(Traps))
    changeToUnreachable(Trap);
}

/// If undefined behaviour remained, LLVM could end a function without a return,
/// and the thread would execute the code that follows this function in memory.
void HostPreparation::removeUndefinedBehavior(Instruction &I) {
  IRBuilder<> B(&I);
  if (I.isIntDivRem())
    guardDivision(cast<BinaryOperator>(I));
  else if (auto *Branch = dyn_cast<BranchInst>(&I);
           Branch && Branch->isConditional())
    Branch->setCondition(B.CreateFreeze(Branch->getCondition()));
  else if (auto *Switch = dyn_cast<SwitchInst>(&I))
    Switch->setCondition(B.CreateFreeze(Switch->getCondition()));
  else if (auto *End = dyn_cast<UnreachableInst>(&I))
    reportUnreachable(*End);
  else if (isa<AssumeInst>(I))
    I.eraseFromParent();
}

/// Returns the type that a value of type \p Ty has in memory: i8 instead of i1,
/// otherwise \p Ty.
static Type *memoryType(Type *Ty) {
  if (!Ty->isIntOrIntVectorTy(1))
    return Ty;
  return Ty->getWithNewBitWidth(8);
}

void HostPreparation::addEntry() {
  Type *Ptr = PointerType::getUnqual(Ctx);
  auto *Entry = Function::Create(
      FunctionType::get(Type::getVoidTy(Ctx), {Ptr, Ptr}, false),
      GlobalValue::ExternalLinkage, JITEntryName, M);
  Argument *Context = Entry->getArg(0), *Values = Entry->getArg(1);
  IRBuilder<> B(BasicBlock::Create(Ctx, "entry", Entry));
  SmallVector<Value *, 16> Args{Context};
  for (Argument &Arg : drop_begin(Kernel.args())) {
    Value *Slot = B.CreateConstInBoundsGEP1_64(Ptr, Values, Args.size() - 1);
    Value *Address = B.CreateLoad(Ptr, Slot);
    Type *Ty = Arg.getType();
    Value *V =
        B.CreateAlignedLoad(memoryType(Ty), Address, Align(1), Arg.getName());
    Args.push_back(memoryType(Ty) == Ty ? V : B.CreateTrunc(V, Ty));
  }
  B.CreateCall(&Kernel, Args);
  B.CreateRetVoid();
}

void HostPreparation::removeUnreached() {
  internalizeModule(
      M, [](const GlobalValue &G) { return G.getName() == JITEntryName; });
  ModuleAnalysisManager MAM;
  PassBuilder PB;
  PB.registerModuleAnalyses(MAM);
  FunctionAnalysisManager FAM;
  PB.registerFunctionAnalyses(FAM);
  MAM.registerPass([&] { return FunctionAnalysisManagerModuleProxy(FAM); });
  FAM.registerPass([&] { return ModuleAnalysisManagerFunctionProxy(MAM); });
  GlobalDCEPass().run(M, MAM);
}

/// Makes the code count down its instruction budget inline, and call the
/// runtime only if the budget is below zero.
void HostPreparation::countInline() {
  Function *Step = M.getFunction("cmx_rt_step");
  if (!Step)
    return;
  Type *I64 = Type::getInt64Ty(Ctx);
  MDNode *Unlikely = MDBuilder(Ctx).createUnlikelyBranchWeights();
  for (User *U : make_early_inc_range(Step->users())) {
    auto *Call = dyn_cast<CallInst>(U);
    if (!Call || Call->getCalledFunction() != Step)
      continue;
    IRBuilder<> B(Call);
    Value *Frame = Call->getArgOperand(0);
    Value *Left = B.CreateSub(B.CreateLoad(I64, Frame), Call->getArgOperand(2));
    B.CreateStore(Left, Frame);
    Value *IsOver = B.CreateICmpSLT(Left, ConstantInt::get(I64, 0));
    Instruction *Then =
        SplitBlockAndInsertIfThen(IsOver, Call->getIterator(), false, Unlikely);
    Call->moveBefore(*Then->getParent(), Then->getIterator());
    Call->setArgOperand(2, ConstantInt::get(I64, 0));
  }
}

static Error notExecutable(const Function &F, const Twine &Text) {
  return makeDiagError(DiagKind::CallUnsupported,
                       "function '" + F.getName() + "': " + Text);
}

Error HostPreparation::checkLowered() const {
  for (const Function &F : M)
    if (!F.isDeclaration() && F.getName() != JITEntryName)
      if (Error E = Lowered.check(F))
        return E;
  return Error::success();
}

/// Is \p I target-independent arithmetic, a memory intrinsic, or an intrinsic
/// without effect? Other intrinsics may trap, access any memory, or be
/// instructions of another machine.
static bool isHarmless(const IntrinsicInst &I) {
  return !CMX_IS_TARGET_INTRINSIC(I.getIntrinsicID()) &&
         (I.doesNotAccessMemory() || I.isAssumeLikeIntrinsic() ||
          isa<MemIntrinsic>(I));
}

/// Is \p V certainly the address of a function that the module defines?
static bool isOneOfFunctions(const Value &V,
                             SmallPtrSetImpl<const Value *> &Seen) {
  if (!Seen.insert(&V).second)
    return true;
  if (auto *F = dyn_cast<Function>(&V))
    return !F->isDeclaration();
  auto IsOne = [&](const Use &Op) { return isOneOfFunctions(*Op, Seen); };
  if (auto *Phi = dyn_cast<PHINode>(&V))
    return all_of(Phi->incoming_values(), IsOne);
  return isa<SelectInst>(V) &&
         all_of(drop_begin(cast<User>(V).operands()), IsOne);
}

/// Returns an error if a function has a parameter or result of type <1 x i1>.
/// LLVM has no code for this on x86 ("cannot emit physreg copy instruction").
Error HostPreparation::checkSignatures() const {
  auto IsBit = [](const Type *Ty) {
    auto *Vector = dyn_cast<FixedVectorType>(Ty);
    return Vector && Vector->getNumElements() == 1 &&
           Vector->getElementType()->isIntegerTy(1);
  };
  for (const Function &F : M)
    if (!F.isDeclaration() && (IsBit(F.getReturnType()) ||
                               any_of(F.getFunctionType()->params(), IsBit)))
      return notExecutable(F, "a function with a value of type <1 x i1> is not "
                              "executable on the CPU; use i1");
  return Error::success();
}

Error HostPreparation::checkCalls() const {
  StringSet<> Known;
  for (const RuntimeSymbol &S : runtimeSymbols())
    Known.insert(S.Name);
  for (const Function &F : M)
    for (const Instruction &I : instructions(F)) {
      const auto *Call = dyn_cast<CallBase>(&I);
      if (!Call)
        continue;
      const Function *Callee = Call->getCalledFunction();
      SmallPtrSet<const Value *, 8> Seen;
      if (!Callee && !Call->isInlineAsm() &&
          isOneOfFunctions(*Call->getCalledOperand(), Seen))
        continue;
      if (!Callee)
        return notExecutable(F, "a call is not executable on the CPU: the "
                                "callee expected to be a function, actual "
                                "a pointer or assembly");
      if (auto *I = dyn_cast<IntrinsicInst>(Call); I && !isHarmless(*I))
        return notExecutable(F, "the call of '" + Callee->getName() +
                                    "' is not executable on the CPU");
      if (Callee->isDeclaration() && !Callee->isIntrinsic() &&
          !Known.contains(Callee->getName()))
        return notExecutable(F, "the call of '" + Callee->getName() +
                                    "' is not executable on the CPU: the "
                                    "function expected to have a body");
    }
  return Error::success();
}

/// Adds a check to the start of each function that may call itself: is there
/// stack left?
void HostPreparation::limitRecursion() {
  CallGraph Graph(M);
  FunctionCallee Enter = M.getOrInsertFunction(
      "cmx_jit_enter", Type::getVoidTy(Ctx), PointerType::getUnqual(Ctx));
  for (auto It = scc_begin(&Graph); !It.isAtEnd(); ++It)
    for (const CallGraphNode *Node : *It) {
      Function *F = Node->getFunction();
      if (!F || F->isDeclaration() || !(It.hasCycle() || F->hasAddressTaken()))
        continue;
      BasicBlock &Entry = F->getEntryBlock();
      IRBuilder<>(&Entry, Entry.getFirstInsertionPt())
          .CreateCall(Enter, F->getArg(0));
    }
}

Error HostPreparation::run() {
  addEntry();
  setTarget();
  removeUnreached();
  if (Error E = checkLowered())
    return E;
  for (Function &F : M) {
    endAtTraps(F);
    cleanFunction(F);
  }
  if (Error E = checkSignatures())
    return E;
  if (Error E = checkCalls())
    return E;
  limitRecursion();
  countInline();
  return Error::success();
}

Error prepareForHost(LoweredModule &Lowered, Function &Kernel,
                     const TargetMachine &TM) {
  return HostPreparation(Lowered, Kernel, TM).run();
}

/// LLVM 22 has no code on x86 for shuffles of vectors with more than 64
/// elements of type i1 ("do not know how to promote this operator's operand").
/// So these elements are extended to bytes for the shuffle.
static void widenBitShuffles(Function &F) {
  constexpr unsigned MaxBits = 64;
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    auto *Shuffle = dyn_cast<ShuffleVectorInst>(&I);
    auto *Ty =
        Shuffle ? dyn_cast<FixedVectorType>(Shuffle->getType()) : nullptr;
    if (!Ty || !Ty->getElementType()->isIntegerTy(1))
      continue;
    auto *SourceTy = cast<FixedVectorType>(Shuffle->getOperand(0)->getType());
    if (std::max(Ty->getNumElements(), SourceTy->getNumElements()) <= MaxBits)
      continue;
    IRBuilder<> B(Shuffle);
    Type *Bytes = VectorType::get(B.getInt8Ty(), SourceTy->getElementCount());
    Value *First = B.CreateZExt(Shuffle->getOperand(0), Bytes);
    Value *Second = B.CreateZExt(Shuffle->getOperand(1), Bytes);
    Value *Wide =
        B.CreateShuffleVector(First, Second, Shuffle->getShuffleMask());
    Shuffle->replaceAllUsesWith(B.CreateTrunc(Wide, Ty));
    Shuffle->eraseFromParent();
  }
}

/// Replaces calls of the intrinsics \p Ids by the value that \p Replacement
/// makes. If \p Replacement returns null, the call stays.
static void replaceCalls(
    Function &F, ArrayRef<Intrinsic::ID> Ids,
    function_ref<Value *(IntrinsicInst &, IRBuilder<> &)> Replacement) {
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    auto *Call = dyn_cast<IntrinsicInst>(&I);
    if (!Call || !is_contained(Ids, Call->getIntrinsicID()))
      continue;
    IRBuilder<> B(Call);
    if (Value *New = Replacement(*Call, B)) {
      Call->replaceAllUsesWith(New);
      Call->eraseFromParent();
    }
  }
}

/// LLVM 19 has no code on x86 for llvm.canonicalize ("Cannot select"). For the
/// float formats of the host, the intrinsic only makes a NaN quiet.
static Value *canonicalized(IntrinsicInst &Call, IRBuilder<> &B) {
  Value *X = Call.getArgOperand(0);
  Type *Ty = X->getType(), *Scalar = Ty->getScalarType();
  unsigned NumBits = Scalar->getPrimitiveSizeInBits();
  Type *BitsTy = Ty->getWithNewType(B.getIntNTy(NumBits));
  unsigned QuietBit =
      APFloat::semanticsPrecision(Scalar->getFltSemantics()) - 2;
  Value *Quiet = B.CreateOr(
      B.CreateBitCast(X, BitsTy),
      ConstantInt::get(BitsTy, APInt::getOneBitSet(NumBits, QuietBit)));
  Quiet = B.CreateBitCast(Quiet, Ty);
  return B.CreateSelect(B.CreateFCmpUNO(X, X), Quiet, X);
}

/// LLVM 19 has no code on x86 for some insertions of vectors ("Don't know how
/// to widen the operands"). So they become shuffles.
static Value *inserted(IntrinsicInst &Call, IRBuilder<> &B) {
  auto NumLanes = [](const Value *V) {
    return int(cast<FixedVectorType>(V->getType())->getNumElements());
  };
  Value *Old = Call.getArgOperand(0), *New = Call.getArgOperand(1);
  int First = cast<ConstantInt>(Call.getArgOperand(2))->getZExtValue();
  int NumOld = NumLanes(Old), NumNew = NumLanes(New);
  SmallVector<int, 64> Place(NumOld, PoisonMaskElem), Choice(NumOld);
  std::iota(Place.begin() + First, Place.begin() + First + NumNew, 0);
  std::iota(Choice.begin(), Choice.end(), 0);
  std::iota(Choice.begin() + First, Choice.begin() + First + NumNew,
            NumOld + First);
  return B.CreateShuffleVector(Old, B.CreateShuffleVector(New, Place), Choice);
}

/// Calls intrinsic \p Id, which has two results, for the scalar \p X, and
/// returns both results.
static std::pair<Value *, Value *> pairOf(Intrinsic::ID Id, Value *X,
                                          Type *SecondTy, IRBuilder<> &B) {
  Type *Ty = X->getType();
  // LLVM has no code for modf of half. modf of float gives the same results.
  bool IsWide = Id == CMX_INTRINSIC_MODF && Ty->isHalfTy();
  if (IsWide)
    X = B.CreateFPExt(X, B.getFloatTy());
  SmallVector<Type *, 2> Types = {X->getType()};
  if (Id == Intrinsic::frexp)
    Types.push_back(SecondTy);
  Value *Pair = B.CreateIntrinsic(Id, Types, {X});
  Value *First = B.CreateExtractValue(Pair, 0);
  Value *Second = B.CreateExtractValue(Pair, 1);
  if (!IsWide)
    return {First, Second};
  return {B.CreateFPTrunc(First, Ty), B.CreateFPTrunc(Second, Ty)};
}

/// LLVM 19 has no code on x86 for some vector intrinsics with two results ("Do
/// not know how to widen the result"), and the optimizer of LLVM 22 crashes on
/// them. Both LLVM 19 and LLVM 22 accept scalars.
static Value *pairByLane(IntrinsicInst &Call, IRBuilder<> &B) {
  Intrinsic::ID Id = Call.getIntrinsicID();
  Value *X = Call.getArgOperand(0);
  auto *ResultTy = cast<StructType>(Call.getType());
  Type *SecondTy = ResultTy->getElementType(1)->getScalarType();
  Value *First = PoisonValue::get(ResultTy->getElementType(0));
  Value *Second = PoisonValue::get(ResultTy->getElementType(1));
  if (auto *Ty = dyn_cast<FixedVectorType>(X->getType())) {
    for (unsigned L = 0; L != Ty->getNumElements(); ++L) {
      auto [A, C] = pairOf(Id, B.CreateExtractElement(X, L), SecondTy, B);
      First = B.CreateInsertElement(First, A, L);
      Second = B.CreateInsertElement(Second, C, L);
    }
  } else {
    std::tie(First, Second) = pairOf(Id, X, SecondTy, B);
  }
  Value *Result = B.CreateInsertValue(PoisonValue::get(ResultTy), First, 0);
  return B.CreateInsertValue(Result, Second, 1);
}

/// LLVM 22 has no code on x86 for some ways to interleave three or more vectors
/// ("Cannot select: vector_interleave"), or to deinterleave a vector into as
/// many.
static Value *interleaved(IntrinsicInst &Call, IRBuilder<> &B) {
  SmallVector<Value *, 8> Vectors(Call.args());
  auto *Ty = cast<FixedVectorType>(Vectors.front()->getType());
  return B.CreateShuffleVector(
      concatenateVectors(B, Vectors),
      createInterleaveMask(Ty->getNumElements(), unsigned(Vectors.size())));
}

static Value *deinterleaved(IntrinsicInst &Call, IRBuilder<> &B) {
  auto *Ty = cast<StructType>(Call.getType());
  unsigned Factor = Ty->getNumElements();
  Value *Result = PoisonValue::get(Ty);
  for (unsigned K = 0; K != Factor; ++K) {
    auto *Part = cast<FixedVectorType>(Ty->getElementType(K));
    Value *V = B.CreateShuffleVector(
        Call.getArgOperand(0),
        createStrideMask(K, Factor, Part->getNumElements()));
    Result = B.CreateInsertValue(Result, V, K);
  }
  return Result;
}

/// On x86 with AVX-512, LLVM 22 compiles llvm.ldexp of half vectors wrongly: it
/// reads the exponents as floats. llvm.ldexp of float vectors, rounded to half,
/// gives the right result: where float has to round, the result in half is 0.
static Value *ldexpThroughFloat(IntrinsicInst &Call, IRBuilder<> &B) {
  Type *Ty = Call.getType();
  if (!Ty->isVectorTy() || !Ty->getScalarType()->isHalfTy())
    return nullptr;
  Value *Exponent = Call.getArgOperand(1);
  Type *FloatTy = Ty->getWithNewType(B.getFloatTy());
  Value *Wide = B.CreateFPExt(Call.getArgOperand(0), FloatTy);
  return B.CreateFPTrunc(B.CreateIntrinsic(Intrinsic::ldexp,
                                           {FloatTy, Exponent->getType()},
                                           {Wide, Exponent}),
                         Ty);
}

/// LLVM has no code on x86 for llvm.lrint with a result of fewer than 32 bits,
/// or for llvm.llrint with fewer than 64 bits. LLVM 19 has none for half and
/// bfloat, either ("Cannot select"). So half and bfloat are extended to float,
/// and a narrow result is computed with 32 bits and then truncated. This does
/// not change a result that fits its type, and a result that does not fit is
/// unspecified. llvm.llrint becomes llvm.lrint, which does the same.
static Value *roundedToInt(IntrinsicInst &Call, IRBuilder<> &B) {
  Value *X = Call.getArgOperand(0);
  if (X->getType()->getScalarType()->is16bitFPTy())
    X = B.CreateFPExt(X, X->getType()->getWithNewType(B.getFloatTy()));
  Intrinsic::ID Id = Call.getIntrinsicID();
  if (Id == Intrinsic::llrint)
    Id = Intrinsic::lrint;
  Type *Ty = Call.getType();
  if (Ty->getScalarSizeInBits() < 32)
    Ty = Ty->getWithNewBitWidth(32);
  Value *Rounded = B.CreateIntrinsic(Id, {Ty, X->getType()}, {X});
  return B.CreateTrunc(Rounded, Call.getType());
}

/// Returns the operand of a fence that fenceShortFloats has added. The operand
/// replaces the fence. The list of added fences is not used here, because
/// passes may have copied fences.
static Value *unfenced(IntrinsicInst &Fence, IRBuilder<> &) {
  return Fence.getArgOperand(0);
}

void optimizeForHost(Module &M, TargetMachine &TM, unsigned OptLevel) {
  Fences All;
  for (Function &F : M) {
    fenceShortFloats(F, All);
    replaceCalls(F,
                 {Intrinsic::frexp, CMX_INTRINSIC_MODF, CMX_INTRINSIC_SINCOS},
                 pairByLane);
    replaceCalls(F, {CMX_INTERLEAVE_INTRINSICS(vector_interleave)},
                 interleaved);
    replaceCalls(F, {CMX_INTERLEAVE_INTRINSICS(vector_deinterleave)},
                 deinterleaved);
  }
  LoopAnalysisManager LAM;
  FunctionAnalysisManager FAM;
  CGSCCAnalysisManager CGAM;
  ModuleAnalysisManager MAM;
  PassBuilder PB(&TM);
  PB.registerModuleAnalyses(MAM);
  PB.registerCGSCCAnalyses(CGAM);
  PB.registerFunctionAnalyses(FAM);
  PB.registerLoopAnalyses(LAM);
  PB.crossRegisterProxies(LAM, FAM, CGAM, MAM);
  ModulePassManager MPM =
      OptLevel ? PB.buildPerModuleDefaultPipeline(OptimizationLevel::O2)
               : PB.buildO0DefaultPipeline(OptimizationLevel::O0);
  MPM.run(M, MAM);
  for (Function &F : M) {
    replaceCalls(F, Intrinsic::arithmetic_fence, unfenced);
    replaceCalls(F, Intrinsic::vector_insert, inserted);
    widenBitShuffles(F);
    replaceCalls(F, Intrinsic::canonicalize, canonicalized);
    replaceCalls(F, Intrinsic::ldexp, ldexpThroughFloat);
    replaceCalls(F,
                 {Intrinsic::lrint, Intrinsic::llrint, Intrinsic::lround,
                  Intrinsic::llround},
                 roundedToInt);
  }
}

bool callsBarrier(const Module &M) {
  for (StringRef Name :
       {"cmx_rt_barrier", "cmx_rt_barrier_signal", "cmx_rt_barrier_wait",
        "cmx_rt_named_signal", "cmx_rt_named_wait"})
    if (const Function *F = M.getFunction(Name))
      if (!F->use_empty())
        return true;
  return false;
}

} // namespace cmx
