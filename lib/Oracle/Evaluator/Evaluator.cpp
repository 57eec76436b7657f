//===- Evaluator.cpp - Executes IR exactly, with poison -------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/Evaluator/Evaluator.h"

#include "Machine.h"
#include "cmx/Oracle/Generic/LoweredModule.h"

#include "cmx/IR/KernelInfo.h"
#include "cmx/Oracle/Generic/LowerToGeneric.h"
#include "cmx/Support/Diagnostics.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/Cloning.h"

#include <mutex>

using namespace llvm;

namespace cmx {

Evaluator::~Evaluator() = default;

namespace {

using eval::Machine;

class Sites : public runtime::SiteNames {
  const eval::Program &P;

public:
  explicit Sites(const eval::Program &P) : P(P) {}

  std::string describe(runtime::SiteId Site) const override {
    if (Site == runtime::NoSite)
      return "an unknown instruction";
    if (!(Site & eval::InstructionSite))
      return reinterpret_cast<const char *>(uintptr_t(Site));
    uint64_t Number = Site & ~eval::InstructionSite;
    for (const eval::FunctionCode &F : P.Functions) {
      if (Number < F.FirstSite || Number - F.FirstSite >= F.Origin.size())
        continue;
      std::string Text;
      raw_string_ostream OS(Text);
      F.Origin[Number - F.FirstSite]->print(OS);
      return "function '" + F.Name + "': instruction '" +
             StringRef(OS.str()).trim().str() + "'";
    }
    return "an unknown instruction";
  }
};

struct EvaluatedKernel {
  std::string Name;
  std::string Function;
  uint64_t SLMBytes = 0;
};

class EvaluatorImpl : public Evaluator {
  eval::Program P;
  Sites Names{P};
  std::vector<EvaluatedKernel> Kernels;
  /// Guards Idle, the machines that are not running.
  mutable std::mutex Lock;
  mutable std::vector<std::unique_ptr<Machine>> Idle;

public:
  EvaluatorImpl(LoweredModule Lowered, std::vector<EvaluatedKernel> Kernels);

  EvalResult call(StringRef Function, ArrayRef<EvalValue> Args,
                  runtime::ThreadContext &T, EvalMode Mode) const override;
  std::string whyNot(StringRef Function) const override;
  std::unique_ptr<runtime::Executable> kernel(StringRef KernelName,
                                              EvalMode Mode) const override;
  const runtime::SiteNames &sites() const override { return Names; }
  bool hasBarriers() const { return P.HasBarriers; }

private:
  std::unique_ptr<Machine> takeMachine() const;
};

/// A kernel for runGrid.
class EvaluatorKernel : public runtime::Executable {
  const EvaluatorImpl &E;
  EvaluatedKernel K;
  EvalMode Mode;

public:
  EvaluatorKernel(const EvaluatorImpl &E, EvaluatedKernel K, EvalMode Mode)
      : E(E), K(std::move(K)), Mode(Mode) {}

  void run(runtime::ThreadContext &T,
           ArrayRef<runtime::ArgValue> Args) const override {
    std::vector<EvalValue> Values;
    for (const runtime::ArgValue &A : Args)
      Values.push_back({A, {}});
    E.call(K.Function, Values, T, Mode);
  }
  bool usesBarriers() const override { return E.hasBarriers(); }
  uint64_t slmBytes() const override { return K.SLMBytes; }
  std::string describe(runtime::SiteId Site) const override {
    return E.sites().describe(Site);
  }
};

} // namespace

EvaluatorImpl::EvaluatorImpl(LoweredModule Lowered,
                             std::vector<EvaluatedKernel> Kernels)
    : Kernels(std::move(Kernels)) {
  StringMap<std::string> NotLowered;
  for (const Function &F : *Lowered.M)
    if (!F.isDeclaration())
      if (Error E = Lowered.check(F))
        NotLowered[F.getName()] = toString(std::move(E));
  eval::decodeModule(std::move(Lowered.M), P);
  // For a function that was not lowered, the decoder only names an instruction
  // that it cannot decode. Use the error of the lowering instead, because it
  // gives more information.
  for (const auto &Entry : NotLowered)
    if (auto It = P.FunctionNumbers.find(Entry.getKey());
        It != P.FunctionNumbers.end())
      if (std::string &Why = P.Functions[It->second].WhyNot; !Why.empty())
        Why = Entry.getValue();
}

std::unique_ptr<Machine> EvaluatorImpl::takeMachine() const {
  {
    std::lock_guard<std::mutex> Guard(Lock);
    if (!Idle.empty()) {
      auto M = std::move(Idle.back());
      Idle.pop_back();
      return M;
    }
  }
  return std::make_unique<Machine>(P);
}

EvalResult EvaluatorImpl::call(StringRef Function, ArrayRef<EvalValue> Args,
                               runtime::ThreadContext &T, EvalMode Mode) const {
  if (std::string Why = whyNot(Function); !Why.empty()) {
    T.report(runtime::ErrorKind::NotExecutable, Why);
    return {};
  }
  auto M = takeMachine();
  EvalResult R = M->call(P.FunctionNumbers.lookup(Function), Args, T, Mode);
  if (T.failed())
    R.Returned = {};
  std::lock_guard<std::mutex> Guard(Lock);
  Idle.push_back(std::move(M));
  return R;
}

std::string EvaluatorImpl::whyNot(StringRef Function) const {
  auto It = P.FunctionNumbers.find(Function);
  if (It == P.FunctionNumbers.end())
    return "there is no such function";
  return P.Functions[It->second].WhyNot;
}

std::unique_ptr<runtime::Executable>
EvaluatorImpl::kernel(StringRef KernelName, EvalMode Mode) const {
  for (const EvaluatedKernel &K : Kernels)
    if (K.Name == KernelName)
      return std::make_unique<EvaluatorKernel>(*this, K, Mode);
  for (const EvaluatedKernel &K : Kernels)
    if (K.Function == KernelName)
      return std::make_unique<EvaluatorKernel>(*this, K, Mode);
  return nullptr;
}

/// Returns \p C with undef replaced by poison.
static Constant *withPoison(Constant *C) {
  if (isa<UndefValue>(C))
    return PoisonValue::get(C->getType());
  if (!isa<ConstantVector, ConstantStruct, ConstantArray>(C))
    return C;
  SmallVector<Constant *, 64> Elts;
  for (Value *Elt : C->operands())
    Elts.push_back(withPoison(cast<Constant>(Elt)));
  if (equal(Elts, C->operands()))
    return C;
  if (auto *Ty = dyn_cast<StructType>(C->getType()))
    return ConstantStruct::get(Ty, Elts);
  if (auto *Ty = dyn_cast<ArrayType>(C->getType()))
    return ConstantArray::get(Ty, Elts);
  return ConstantVector::get(Elts);
}

/// Replaces undef by poison. Must be called before the lowering, because the
/// IRBuilder of the lowering folds a sext of undef to 0.
static void replaceUndef(Module &M) {
  for (Function &F : M)
    for (Instruction &I : instructions(F))
      for (Use &U : I.operands())
        if (auto *C = dyn_cast<Constant>(U.get()))
          if (Constant *New = withPoison(C); New != C)
            U.set(New);
}

/// Gives each function without a body in \p M the attributes that it has in
/// \p From.
static void takeAttributes(Module &M, const Module &From) {
  for (Function &F : M)
    if (const Function *Other = From.getFunction(F.getName());
        Other && F.isDeclaration() && Other->isDeclaration() &&
        Other->getFunctionType() == F.getFunctionType())
      F.setAttributes(Other->getAttributes());
}

Expected<std::unique_ptr<Evaluator>>
createEvaluator(const Module &M, const Module *Declarations,
                runtime::SamplerModel Sampler) {
  LoweredModule Copy;
  Copy.M = CloneModule(M);
  if (Declarations)
    takeAttributes(*Copy.M, *Declarations);
  std::vector<EvaluatedKernel> Kernels;
  // Functions that cannot be lowered stay as they are, and cannot be run.
  Copy.Errors = collectDiagnostics(M.getContext(), [&] {
    if (auto Infos = getKernels(*Copy.M))
      for (const KernelInfo &K : *Infos)
        Kernels.push_back({K.Name, K.Fn->getName().str(), K.SLMBytes});
    replaceUndef(*Copy.M);
    lowerToGeneric(*Copy.M, Sampler);
  });
  return std::make_unique<EvaluatorImpl>(std::move(Copy), std::move(Kernels));
}

} // namespace cmx
