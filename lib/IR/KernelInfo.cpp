//===- KernelInfo.cpp - Which functions are kernels -----------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operands of a !genx.kernels node, as Intel's front ends write them:
//   function, name, argument kinds, SLM bytes, offset, input/output kinds,
//   argument descriptions, barriers
// In an older form, the name of an assembly file follows the kernel's name.
// Operands after the function may be missing or null. Lists may have fewer
// entries than the function has arguments.
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/KernelInfo.h"

#include "cmx/IR/DiagnosticInfo.h"
#include "cmx/Target/NamedBarriers.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

#include <algorithm>
#include <optional>

using namespace llvm;

namespace cmx {

bool hasKernelAttributes(const Function &F) {
  return F.hasFnAttribute("CMGenxMain") ||
         F.getCallingConv() == CallingConv::SPIR_KERNEL ||
         F.hasDLLExportStorageClass();
}

bool isVCFunction(const Function &F) {
  // Kernels that went through SPIR-V have the attribute as well.
  return F.hasFnAttribute("VCFunction") &&
         F.getCallingConv() != CallingConv::SPIR_KERNEL;
}

static constexpr const char *StackFunctionAttr = "cmx-stack-function";

bool isStackFunction(const Function &F) {
  return F.hasFnAttribute(StackFunctionAttr);
}

void markStackFunction(Function &F) { F.addFnAttr(StackFunctionAttr); }

static constexpr const char *PrivateBaseAttr = "cmx-private-base";

void setImplicit(Argument &Arg, ImplicitArg Kind) {
  Arg.addAttr(Attribute::get(Arg.getContext(), "VCArgumentKind",
                             std::to_string(8 * unsigned(Kind))));
}

void markPrivateBase(Argument &Arg) {
  setImplicit(Arg, ImplicitArg::PrivateBase);
  Arg.addAttr(Attribute::get(Arg.getContext(), PrivateBaseAttr));
}

static constexpr const char *PrivateBytesAttr = "cmx-private-bytes";
static constexpr const char *NamedBarriersAttr = "VCNamedBarrierCount";

void reserveNamedBarriers(Function &F, unsigned N) {
  unsigned Known = 0;
  F.getFnAttribute(NamedBarriersAttr)
      .getValueAsString()
      .getAsInteger(10, Known);
  F.addFnAttr(NamedBarriersAttr, std::to_string(std::max(N, Known)));
}

void setPrivateBytes(Function &F, uint64_t Bytes) {
  F.addFnAttr(PrivateBytesAttr, std::to_string(Bytes));
}

bool isPrivateBase(const Argument &Arg) {
  return Arg.getParent()->getAttributes().hasParamAttr(Arg.getArgNo(),
                                                       PrivateBaseAttr);
}

Function *calledStackFunction(const Instruction &I) {
  auto *Call = dyn_cast<CallInst>(&I);
  Function *Callee = Call ? Call->getCalledFunction() : nullptr;
  return Callee && isStackFunction(*Callee) ? Callee : nullptr;
}

static constexpr const char *IndirectName = "cmx.indirect";

Function &indirectStackFunction(Module &M, Type *Result,
                                ArrayRef<Type *> Params) {
  SmallVector<Type *, 2> All{Type::getInt64Ty(M.getContext())};
  append_range(All, Params);
  auto *FTy = FunctionType::get(Result, All, /*isVarArg=*/false);
  std::string Name = IndirectName;
  for (Type *Ty : {Result, All.back()})
    Name += "." + utostr(isa<FixedVectorType>(Ty)
                             ? cast<FixedVectorType>(Ty)->getNumElements()
                             : 0);
  auto *F = cast<Function>(M.getOrInsertFunction(Name, FTy).getCallee());
  markStackFunction(*F);
  return *F;
}

bool isIndirectStackFunction(const Function &F) {
  return F.isDeclaration() && isStackFunction(F);
}

static bool namesFunction(const Use &U) {
  auto *Call = dyn_cast<CallBase>(U.getUser());
  return !Call || !Call->isCallee(&U);
}

bool isAddressTaken(const Function &F) {
  return any_of(F.uses(), namesFunction);
}

/// Adds the defined stack functions that the constant \p C contains.
static void addNamed(Constant &C, SetVector<Function *> &Found) {
  if (auto *F = dyn_cast<Function>(&C)) {
    if (isStackFunction(*F) && !F->isDeclaration())
      Found.insert(F);
    return;
  }
  if (isa<GlobalValue>(C))
    return;
  for (Use &Op : C.operands())
    if (auto *Part = dyn_cast<Constant>(Op))
      addNamed(*Part, Found);
}

SmallVector<Function *, 4> withCalledFunctions(Function &Entry) {
  SetVector<Function *> Found;
  Found.insert(&Entry);
  for (unsigned N = 0; N != Found.size(); ++N)
    for (Instruction &I : instructions(*Found[N]))
      for (Use &Op : I.operands())
        if (auto *C = dyn_cast<Constant>(Op))
          addNamed(*C, Found);
  return SmallVector<Function *, 4>(Found.begin(), Found.end());
}

namespace {

/// Reads nodes, or the attributes of functions, and reports errors.
class KernelReader {
public:
  explicit KernelReader(Module &M) : M(M) {}

  bool readNode(const MDNode &Node, unsigned NodeIndex);
  bool readAttributes(Function &F);
  /// Checks a kernel that a node or attributes describe.
  bool check(const KernelInfo &Kernel);
  bool readFloatControl(KernelInfo &Kernel);

  DenseMap<const Function *, KernelInfo> Kernels;

private:
  bool bad(const Twine &Text) {
    emitDiag(M, DiagKind::KernelMetadata,
             "!genx.kernels node " + Twine(NodeIndex) + ": " + Text);
    return false;
  }
  bool readKinds(const Metadata *MD, KernelInfo &Kernel);
  bool readDescs(const Metadata *MD, KernelInfo &Kernel);
  bool readNumber(const Metadata *MD, const KernelInfo &Kernel,
                  const char *What, unsigned &Number);
  std::optional<KernelInfo> fromAttributes(Function &F);

  Module &M;
  unsigned NodeIndex = 0;
};

} // namespace

static bool isImplicitArg(uint64_t Number) {
  switch (Number) {
#define CMX_IMPLICIT_ARG(Enum, Number, Description) case Number:
#include "cmx/IR/ImplicitArgs.def"
    return true;
  default:
    return false;
  }
}

/// Sets the kind of \p Arg from \p Number, the kind's number in the IR. Returns
/// false if there is no such kind.
static bool setArgKind(KernelArg &Arg, uint64_t Number) {
  uint64_t Category = Number % 8;
  if (Category > uint64_t(KernelArgKind::Surface) || !isImplicitArg(Number / 8))
    return false;
  Arg.Kind = KernelArgKind(Category);
  Arg.Implicit = ImplicitArg(Number / 8);
  return true;
}

static bool reportArgKind(const Function &F, unsigned ArgNo,
                          const Twine &Actual) {
  emitDiag(F, DiagKind::KernelArgument,
           "kind of argument " + Twine(ArgNo) +
               " expected 0 (general), 1 (sampler) or 2 (surface), or 8 times "
               "the number of an implicit argument more, actual " +
               Actual);
  return false;
}

/// Is the node \p MD missing? Some tools write the number 0 in place of a node.
static bool isMissing(const Metadata *MD) {
  auto *Zero = mdconst::dyn_extract_or_null<ConstantInt>(MD);
  return !MD || (Zero && Zero->isZero());
}

// If a list has more entries than the kernel has arguments, an optimizer has
// removed arguments. The additional entries have no effect.

bool KernelReader::readKinds(const Metadata *MD, KernelInfo &Kernel) {
  if (isMissing(MD))
    return true;
  const auto *Kinds = dyn_cast<MDNode>(MD);
  if (!Kinds)
    return bad("kernel '" + Kernel.Name +
               "': expected a node of argument kinds");
  size_t Count = std::min<size_t>(Kinds->getNumOperands(), Kernel.Args.size());
  for (unsigned I = 0; I != Count; ++I) {
    auto *Number =
        mdconst::dyn_extract_or_null<ConstantInt>(Kinds->getOperand(I).get());
    if (!Number)
      return bad("kernel '" + Kernel.Name + "': kind of argument " + Twine(I) +
                 " expected an i32 constant");
    if (!setArgKind(Kernel.Args[I], Number->getZExtValue()))
      return reportArgKind(*Kernel.Fn, I, Twine(Number->getZExtValue()));
  }
  return true;
}

bool KernelReader::readDescs(const Metadata *MD, KernelInfo &Kernel) {
  if (isMissing(MD))
    return true;
  const auto *Descs = dyn_cast<MDNode>(MD);
  if (!Descs)
    return bad("kernel '" + Kernel.Name +
               "': expected a node of argument descriptions");
  size_t Count = std::min<size_t>(Descs->getNumOperands(), Kernel.Args.size());
  for (unsigned I = 0; I != Count; ++I) {
    const auto *Desc = dyn_cast_or_null<MDString>(Descs->getOperand(I).get());
    if (!Desc)
      return bad("kernel '" + Kernel.Name + "': description of argument " +
                 Twine(I) + " expected a string");
    Kernel.Args[I].Desc = Desc->getString().str();
  }
  return true;
}

bool KernelReader::readNumber(const Metadata *MD, const KernelInfo &Kernel,
                              const char *What, unsigned &Number) {
  if (!MD)
    return true;
  auto *C = mdconst::dyn_extract<ConstantInt>(MD);
  if (!C || C->isNegative() || C->getBitWidth() > 32)
    return bad("kernel '" + Kernel.Name + "': " + What +
               " expected an i32 constant of 0 or more");
  Number = C->getZExtValue();
  return true;
}

bool KernelReader::readNode(const MDNode &Node, unsigned Index) {
  NodeIndex = Index;
  auto Operand = [&](unsigned N) {
    return N < Node.getNumOperands() ? Node.getOperand(N).get() : nullptr;
  };
  auto *Fn = mdconst::dyn_extract_or_null<Function>(Operand(0));
  if (!Fn)
    return bad("operand 0 expected a function");
  if (Fn->isDeclaration())
    return bad("function '" + Fn->getName() +
               "' expected to be defined, actual a declaration");
  std::optional<KernelInfo> Kernel = fromAttributes(*Fn);
  if (!Kernel)
    return false;
  if (const Metadata *MD = Operand(1)) {
    const auto *Name = dyn_cast<MDString>(MD);
    if (!Name || Name->getString().empty())
      return bad("operand 1 expected the kernel's name");
    Kernel->Name = Name->getString().str();
  }
  unsigned NamedBarriers = 0;
  // The older form has one more name.
  unsigned KindsOp = isa_and_nonnull<MDString>(Operand(2)) ? 3 : 2;
  if (!readKinds(Operand(KindsOp), *Kernel) ||
      !readNumber(Operand(KindsOp + 1), *Kernel, "SLM size in bytes",
                  Kernel->SLMBytes) ||
      !readDescs(Operand(KindsOp + 4), *Kernel) ||
      !readNumber(Operand(KindsOp + 5), *Kernel, "number of named barriers",
                  NamedBarriers))
    return false;
  Kernel->NamedBarriers = std::max(Kernel->NamedBarriers, NamedBarriers);
  if (!check(*Kernel))
    return false;
  if (!Kernels.try_emplace(Fn, std::move(*Kernel)).second)
    return bad("function '" + Fn->getName() + "' expected in one node only");
  return true;
}

std::optional<KernelInfo> KernelReader::fromAttributes(Function &F) {
  KernelInfo Kernel;
  Kernel.Fn = &F;
  Kernel.Name = F.getName().str();
  Attribute SLM = F.getFnAttribute("VCSLMSize");
  if (SLM.isValid() &&
      SLM.getValueAsString().getAsInteger(10, Kernel.SLMBytes)) {
    emitDiag(F, DiagKind::KernelMetadata,
             "VCSLMSize expected a number of bytes, actual '" +
                 SLM.getValueAsString() + "'");
    return std::nullopt;
  }
  Attribute Barriers = F.getFnAttribute(NamedBarriersAttr);
  if (Barriers.isValid() &&
      Barriers.getValueAsString().getAsInteger(10, Kernel.NamedBarriers)) {
    emitDiag(F, DiagKind::KernelMetadata,
             Twine(NamedBarriersAttr) + " expected a number, actual '" +
                 Barriers.getValueAsString() + "'");
    return std::nullopt;
  }
  // Only cmx writes this attribute.
  Attribute Private = F.getFnAttribute(PrivateBytesAttr);
  if (Private.isValid() &&
      Private.getValueAsString().getAsInteger(10, Kernel.PrivateBytes)) {
    emitDiag(F, DiagKind::KernelMetadata,
             Twine(PrivateBytesAttr) + " expected a number, actual '" +
                 Private.getValueAsString() + "'");
    return std::nullopt;
  }
  for (const Argument &Arg : F.args()) {
    AttributeSet Attrs = F.getAttributes().getParamAttrs(Arg.getArgNo());
    KernelArg &Info = Kernel.Args.emplace_back();
    Info.Desc = Attrs.getAttribute("VCArgumentDesc").getValueAsString().str();
    Attribute Kind = Attrs.getAttribute("VCArgumentKind");
    unsigned Number = 0;
    if (Kind.isValid() && (Kind.getValueAsString().getAsInteger(10, Number) ||
                           !setArgKind(Info, Number))) {
      reportArgKind(F, Arg.getArgNo(), "'" + Kind.getValueAsString() + "'");
      return std::nullopt;
    }
  }
  if (!readFloatControl(Kernel))
    return std::nullopt;
  return Kernel;
}

bool KernelReader::readAttributes(Function &F) {
  std::optional<KernelInfo> Kernel = fromAttributes(F);
  if (!Kernel || !check(*Kernel))
    return false;
  Kernels[&F] = std::move(*Kernel);
  return true;
}

/// Is \p Desc a description such as "buffer_t" or "image2d_t read_only", or
/// empty?
static bool isArgDescription(StringRef Desc) {
  StringRef Type = Desc.split(' ').first;
  return Desc.empty() || (Type.ends_with("_t") && Type.size() > 2);
}

bool KernelReader::check(const KernelInfo &Kernel) {
  const Function &F = *Kernel.Fn;
  if (Kernel.NamedBarriers > MaxNamedBarriers) {
    emitDiag(F, DiagKind::KernelMetadata,
             "at most " + Twine(MaxNamedBarriers) +
                 " named barriers expected, actual " +
                 Twine(Kernel.NamedBarriers));
    return false;
  }
  if (!F.getReturnType()->isVoidTy() || F.isVarArg()) {
    emitDiag(F, DiagKind::KernelSignature,
             F.isVarArg()
                 ? "kernel expected a fixed number of arguments, actual '...'"
                 : "kernel expected to return void");
    return false;
  }
  for (unsigned I = 0; I != Kernel.Args.size(); ++I) {
    const KernelArg &Arg = Kernel.Args[I];
    if (!isArgDescription(Arg.Desc)) {
      emitDiag(F, DiagKind::KernelArgument,
               "description of argument " + Twine(I) +
                   " expected a type such as 'buffer_t' or nothing, actual '" +
                   Arg.Desc + "'");
      return false;
    }
    // cmx-lower-arguments replaces a pointer by an i32.
    const Type *Ty = F.getArg(I)->getType();
    if (Arg.Kind != KernelArgKind::General && !Ty->isIntegerTy(32) &&
        !Ty->isPointerTy()) {
      emitDiag(
          F, DiagKind::KernelArgument,
          Twine(Arg.Kind == KernelArgKind::Surface ? "surface" : "sampler") +
              " argument " + Twine(I) + " expected to be i32 or a pointer");
      return false;
    }
  }
  return true;
}

/// The bits of %cr0 that keep denormals of double, float and half (Skylake PRM
/// vol. 7, "Control Register"). The other bits select another rounding or the
/// alternative floating point mode.
static constexpr unsigned KeepDenormals = 1u << 6 | 1u << 7 | 1u << 10;

bool KernelReader::readFloatControl(KernelInfo &Kernel) {
  for (StringRef Name : {"CMFloatControl", "VCFloatControl"}) {
    Attribute Control = Kernel.Fn->getFnAttribute(Name);
    if (!Control.isValid())
      continue;
    if (Control.getValueAsString().getAsInteger(10, Kernel.FloatControl) ||
        (Kernel.FloatControl & ~KeepDenormals)) {
      emitDiag(*Kernel.Fn, DiagKind::FloatControl,
               Name +
                   " expected a sum of 64, 128 and 1024 (denormals of "
                   "double, float, half are kept; floats are rounded to "
                   "nearest), actual '" +
                   Control.getValueAsString() + "'");
      return false;
    }
  }
  return true;
}

KernelArgKind KernelInfo::kindOf(const Argument &Arg) const {
  assert(Arg.getParent() == Fn && "an argument of another function");
  return Args.empty() ? KernelArgKind::General : Args[Arg.getArgNo()].Kind;
}

bool isBuffer(const KernelArg &Arg) {
  return Arg.Kind == KernelArgKind::Surface &&
         !StringRef(Arg.Desc).starts_with("image");
}

/// Gives numbers to surfaces and samplers, in the order of the arguments.
static void bindArguments(KernelInfo &Kernel) {
  unsigned NextSurface = FirstBoundSurface, NextSampler = 0;
  for (KernelArg &Arg : Kernel.Args)
    if (Arg.Kind == KernelArgKind::Surface)
      Arg.Binding = NextSurface++;
    else if (Arg.Kind == KernelArgKind::Sampler)
      Arg.Binding = NextSampler++;
}

std::optional<std::vector<KernelInfo>> getKernels(Module &M) {
  KernelReader Reader(M);
  std::optional<RuntimeKind> Runtime = getRuntime(M);
  bool Ok = Runtime.has_value();
  if (!Ok)
    emitDiag(M, DiagKind::KernelMetadata,
             "module flag 'cmx.runtime' expected to be \"cm\" or \"l0\"");
  if (const NamedMDNode *Nodes = M.getNamedMetadata("genx.kernels"))
    for (unsigned I = 0; I != Nodes->getNumOperands(); ++I)
      Ok &= Reader.readNode(*Nodes->getOperand(I), I);
  for (Function &F : M)
    if (Ok && !F.isDeclaration() && hasKernelAttributes(F) &&
        !isVCFunction(F) && !Reader.Kernels.count(&F))
      Ok &= Reader.readAttributes(F);
  if (!Ok)
    return std::nullopt;

  std::vector<KernelInfo> Kernels;
  for (Function &F : M) {
    auto It = Reader.Kernels.find(&F);
    if (It == Reader.Kernels.end())
      continue;
    KernelInfo &Kernel = Kernels.emplace_back(std::move(It->second));
    Kernel.Runtime = *Runtime;
    if (*Runtime == RuntimeKind::L0)
      bindArguments(Kernel);
  }
  return Kernels;
}

std::optional<SmallPtrSet<const Function *, 8>> getKernelFunctions(Module &M) {
  std::optional<std::vector<KernelInfo>> Kernels = getKernels(M);
  if (!Kernels)
    return std::nullopt;
  SmallPtrSet<const Function *, 8> Functions;
  for (const KernelInfo &K : *Kernels)
    Functions.insert(K.Fn);
  return Functions;
}

std::optional<std::vector<KernelInfo>> getEntries(Module &M) {
  std::optional<std::vector<KernelInfo>> Entries = getKernels(M);
  if (!Entries || !Entries->empty())
    return Entries;
  for (Function &F : M)
    if (isStackFunction(F) && !F.isDeclaration() && !F.hasLocalLinkage()) {
      KernelInfo &Entry = Entries->emplace_back();
      Entry.Fn = &F;
      Entry.Name = F.getName().str();
    }
  return Entries;
}

} // namespace cmx
