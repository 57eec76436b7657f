//===- PassedValues.cpp - Values that callers pass on ---------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassedValues.h"

#include "cmx/IR/Intrinsics.h"
#include "cmx/IR/KernelInfo.h"
#include "cmx/IR/Signature.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace cmx {

static constexpr StringLiteral SIMTAttr("CMGenxSIMT");

/// Returns the number of lanes of a SIMT function (PassedValues.h); 0 for other
/// functions.
static unsigned simtLanes(const Function &F) {
  unsigned Lanes = 0;
  bool Fails =
      F.getFnAttribute(SIMTAttr).getValueAsString().getAsInteger(0, Lanes);
  bool Fits = Lanes == 8 || Lanes == 16 || Lanes == 32;
  return !Fails && Fits && F.getReturnType()->isVoidTy() ? Lanes : 0;
}

namespace {

/// Gives functions a parameter for the value of an intrinsic without operands.
class ValuePassing {
public:
  /// \p Short: the intrinsic's name without its prefix.
  ValuePassing(Module &M, StringRef Short, Type *Ty)
      : M(M), Short(Short), Ty(Ty) {}

  void addFunction(Function &F) { Functions.insert(&F); }
  void findFunctions();
  /// Adds the callers of all Functions for which \p StopsAt is false. Returns
  /// false if such a function has a variable number of arguments, or has uses
  /// other than calls.
  bool addCallers(function_ref<bool(const Function &)> StopsAt);
  /// Appends the parameter to all Functions for which setValue gave no value.
  void appendParameters();
  void setValue(Function &F, Value *V) { Values[&F] = V; }
  void replaceIntrinsic();
  /// Maps functions to new functions with the parameter. The user of this class
  /// rewrites the calls of the old functions.
  MapVector<Function *, Function *> Renewed;
  SmallSetVector<Function *, 8> Functions;
  DenseMap<Function *, Value *> Values;

private:
  template <typename T> void eachCall(T Do);

  bool isIntrinsic(const Function &F) const {
    StringRef Name = F.getName();
    return (Name.consume_front("llvm.genx.") ||
            Name.consume_front("llvm.vc.internal.")) &&
           (Name == Short || withoutTypeSuffix(Name) == Short) &&
           F.getReturnType() == Ty && F.arg_empty();
  }

  Module &M;
  StringRef Short;
  Type *Ty;
};

} // namespace

template <typename T> void ValuePassing::eachCall(T Do) {
  for (Function &F : M)
    if (isIntrinsic(F))
      for (User *U : make_early_inc_range(F.users()))
        // Besides calls, LLVM allows one kind of use: a cast that is an operand
        // of a call such as llvm.assume.
        if (auto *Call = dyn_cast<CallInst>(U))
          Do(*Call);
}

void ValuePassing::findFunctions() {
  eachCall([&](CallInst &Call) { Functions.insert(Call.getFunction()); });
}

static CallInst *callOf(const Use &U) {
  auto *Call = dyn_cast<CallInst>(U.getUser());
  return Call && Call->isCallee(&U) && !Call->hasOperandBundles() ? Call
                                                                  : nullptr;
}

bool ValuePassing::addCallers(function_ref<bool(const Function &)> StopsAt) {
  for (unsigned I = 0; I != Functions.size(); ++I) {
    if (StopsAt(*Functions[I]))
      continue;
    if (Functions[I]->isVarArg())
      return false;
    for (const Use &U : Functions[I]->uses()) {
      CallInst *Call = callOf(U);
      if (!Call)
        return false;
      Functions.insert(Call->getFunction());
    }
  }
  return true;
}

void ValuePassing::appendParameters() {
  SmallSetVector<Function *, 8> Now;
  for (Function *F : Functions) {
    if (Values.contains(F)) {
      Now.insert(F);
      continue;
    }
    SmallVector<Type *, 8> Params(F->getFunctionType()->params());
    Params.push_back(Ty);
    Function *New = withSignature(*F, F->getReturnType(), Params);
    for (Argument &Old : F->args()) {
      Old.replaceAllUsesWith(New->getArg(Old.getArgNo()));
      New->getArg(Old.getArgNo())->takeName(&Old);
    }
    Argument *Passed = New->getArg(unsigned(F->arg_size()));
    Passed->setName(Short);
    Values[New] = Passed;
    Renewed[F] = New;
    Now.insert(New);
  }
  Functions = std::move(Now);
}

void ValuePassing::replaceIntrinsic() {
  eachCall([&](CallInst &Call) {
    Call.replaceAllUsesWith(Values.at(Call.getFunction()));
    Call.eraseFromParent();
  });
}

/// Makes a call of \p Callee with the operands of \p Old, followed by \p Last.
static CallInst *callWith(CallInst &Old, Function &Callee, Value *Last) {
  SmallVector<Value *, 8> Args(Old.args());
  Args.push_back(Last);
  CallInst *New = IRBuilder<>(&Old).CreateCall(&Callee, Args);
  New->setCallingConv(Old.getCallingConv());
  New->setAttributes(Old.getAttributes());
  New->copyMetadata(Old);
  return New;
}

/// Passes the address of the buffer \p Kind, which the intrinsic \p Short
/// returns, from the kernels to the functions that call this intrinsic.
static bool passBuffer(Module &M, StringRef Short, ImplicitArg Kind) {
  Type *Address = Type::getInt64Ty(M.getContext());
  ValuePassing Pass(M, Short, Address);
  Pass.findFunctions();
  if (Pass.Functions.empty())
    return false;
  std::optional<std::vector<KernelInfo>> Kernels = getKernels(M);
  if (!Kernels)
    return false; // Reported.
  auto IsKernel = [&](const Function &F) {
    return any_of(*Kernels, [&](const KernelInfo &K) { return K.Fn == &F; });
  };
  if (!Pass.addCallers(IsKernel))
    return false;
  for (const KernelInfo &K : *Kernels)
    for (auto [Arg, Info] : zip_equal(K.Fn->args(), K.Args))
      if (Info.Implicit == Kind && Arg.getType() == Address)
        Pass.setValue(*K.Fn, &Arg);
  Pass.appendParameters();
  for (auto [Old, New] : Pass.Renewed) {
    if (IsKernel(*Old)) {
      setImplicit(*New->getArg(unsigned(New->arg_size()) - 1), Kind);
      Old->replaceAllUsesWith(New);
    }
    for (Use &U : make_early_inc_range(Old->uses())) {
      CallInst &Call = *callOf(U);
      CallInst *Now = callWith(Call, *New, Pass.Values.at(Call.getFunction()));
      Now->takeName(&Call);
      Call.replaceAllUsesWith(Now);
      Call.eraseFromParent();
    }
  }
  Pass.replaceIntrinsic();
  for (auto [Old, New] : Pass.Renewed)
    Old->eraseFromParent();
  return true;
}

bool passBuffers(Module &M) {
  bool Changed = passBuffer(M, "print.buffer", ImplicitArg::PrintfBuffer);
  Changed |= passBuffer(M, "assert.buffer", ImplicitArg::AssertBuffer);
  Changed |= passBuffer(M, "sync.buffer", ImplicitArg::SyncBuffer);
  return Changed;
}

bool expandSIMTCalls(Module &M) {
  Type *Number = Type::getInt32Ty(M.getContext());
  ValuePassing Pass(M, "lane.id", Number);
  Pass.findFunctions();
  for (Function &F : M)
    if (!F.isDeclaration() && simtLanes(F))
      Pass.addFunction(F);
  if (Pass.Functions.empty() ||
      !Pass.addCallers([](const Function &F) { return simtLanes(F) != 0; }))
    return false;
  // addCallers stops at SIMT functions, so their uses are checked here. Kernels
  // and functions that only other modules call have no number of a lane to pass
  // to a SIMT function.
  for (Function *F : Pass.Functions)
    if (simtLanes(*F)
            ? any_of(F->uses(), [](const Use &U) { return !callOf(U); })
            : F->use_empty() && !F->hasLocalLinkage())
      return false;
  Pass.appendParameters();
  for (auto [Old, New] : Pass.Renewed)
    for (Use &U : make_early_inc_range(Old->uses())) {
      CallInst &Call = *callOf(U);
      unsigned Lanes = simtLanes(*New);
      for (unsigned L = 0; L != Lanes; ++L)
        callWith(Call, *New, ConstantInt::get(Number, L));
      if (!Lanes) {
        CallInst *Now =
            callWith(Call, *New, Pass.Values.at(Call.getFunction()));
        Now->takeName(&Call);
        Call.replaceAllUsesWith(Now);
      }
      Call.eraseFromParent();
    }
  Pass.replaceIntrinsic();
  for (auto [Old, New] : Pass.Renewed) {
    New->removeFnAttr(SIMTAttr);
    New->removeFnAttr(Attribute::NoInline);
    Old->eraseFromParent();
  }
  return true;
}

} // namespace cmx
