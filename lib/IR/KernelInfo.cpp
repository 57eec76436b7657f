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
// An older form has the name of an assembly file after the name. Operands after
// the SLM size may be missing.
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/KernelInfo.h"

#include "cmx/IR/DiagnosticInfo.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

#include <optional>

using namespace llvm;

namespace cmx {

bool hasKernelAttributes(const Function &F) {
  return F.hasFnAttribute("CMGenxMain") ||
         F.getCallingConv() == CallingConv::SPIR_KERNEL ||
         F.hasDLLExportStorageClass();
}

bool isVCFunction(const Function &F) { return F.hasFnAttribute("VCFunction"); }

namespace {

/// Reads one node, or the attributes of one function, and reports errors.
class KernelReader {
public:
  explicit KernelReader(Module &M) : M(M) {}

  bool readNode(const MDNode &Node, unsigned NodeIndex);
  bool readAttributes(Function &F);
  /// Checks for both sources.
  bool check(const KernelInfo &Kernel);

  DenseMap<const Function *, KernelInfo> Kernels;

private:
  bool bad(const Twine &Text) {
    emitDiag(M, DiagKind::KernelMetadata,
             "!genx.kernels node " + Twine(NodeIndex) + ": " + Text);
    return false;
  }
  bool readKinds(const Metadata *MD, KernelInfo &Kernel);
  bool readDescs(const Metadata *MD, KernelInfo &Kernel);

  Module &M;
  unsigned NodeIndex = 0;
};

} // namespace

static std::optional<KernelArgKind> toArgKind(uint64_t Number) {
  if (Number > static_cast<uint64_t>(KernelArgKind::Surface))
    return std::nullopt;
  return static_cast<KernelArgKind>(Number);
}

static bool reportArgKind(const Function &F, unsigned ArgNo,
                          const Twine &Actual) {
  emitDiag(F, DiagKind::KernelArgument,
           "kind of argument " + Twine(ArgNo) +
               " expected 0 (general), 1 (sampler) or 2 (surface), actual " +
               Actual);
  return false;
}

bool KernelReader::readKinds(const Metadata *MD, KernelInfo &Kernel) {
  const auto *Kinds = dyn_cast_or_null<MDNode>(MD);
  if (!Kinds)
    return bad("operand 2 expected a node of argument kinds");
  unsigned NumArgs = Kernel.Fn->arg_size();
  if (Kinds->getNumOperands() != NumArgs)
    return bad("kernel '" + Kernel.Name + "': expected " + Twine(NumArgs) +
               " argument kinds, actual " + Twine(Kinds->getNumOperands()));
  for (unsigned I = 0; I != NumArgs; ++I) {
    auto *Number =
        mdconst::dyn_extract_or_null<ConstantInt>(Kinds->getOperand(I).get());
    if (!Number)
      return bad("kernel '" + Kernel.Name + "': kind of argument " + Twine(I) +
                 " expected an i32 constant");
    auto Kind = toArgKind(Number->getZExtValue());
    if (!Kind)
      return reportArgKind(*Kernel.Fn, I, Twine(Number->getZExtValue()));
    Kernel.Args.push_back({*Kind, ""});
  }
  return true;
}

bool KernelReader::readDescs(const Metadata *MD, KernelInfo &Kernel) {
  const auto *Descs = dyn_cast_or_null<MDNode>(MD);
  if (!Descs)
    return bad("kernel '" + Kernel.Name +
               "': expected a node of argument descriptions");
  if (Descs->getNumOperands() != Kernel.Args.size())
    return bad("kernel '" + Kernel.Name + "': expected " +
               Twine(Kernel.Args.size()) + " argument descriptions, actual " +
               Twine(Descs->getNumOperands()));
  for (unsigned I = 0; I != Kernel.Args.size(); ++I) {
    const auto *Desc = dyn_cast_or_null<MDString>(Descs->getOperand(I).get());
    if (!Desc)
      return bad("kernel '" + Kernel.Name + "': description of argument " +
                 Twine(I) + " expected a string");
    Kernel.Args[I].Desc = Desc->getString().str();
  }
  return true;
}

bool KernelReader::readNode(const MDNode &Node, unsigned Index) {
  NodeIndex = Index;
  unsigned NumOps = Node.getNumOperands();
  if (NumOps < 4)
    return bad("expected at least 4 operands, actual " + Twine(NumOps));
  KernelInfo Kernel;
  Kernel.Fn = mdconst::dyn_extract_or_null<Function>(Node.getOperand(0).get());
  if (!Kernel.Fn)
    return bad("operand 0 expected a function");
  if (Kernel.Fn->isDeclaration())
    return bad("function '" + Kernel.Fn->getName() +
               "' expected to be defined, actual a declaration");
  const auto *Name = dyn_cast_or_null<MDString>(Node.getOperand(1).get());
  if (!Name || Name->getString().empty())
    return bad("operand 1 expected the kernel's name");
  Kernel.Name = Name->getString().str();

  // The older form has one more name.
  bool HasAsmName = isa_and_nonnull<MDString>(Node.getOperand(2).get());
  unsigned KindsOp = HasAsmName ? 3 : 2;
  if (!readKinds(Node.getOperand(KindsOp).get(), Kernel))
    return false;
  unsigned SLMOp = KindsOp + 1;
  if (SLMOp < NumOps) {
    auto *Bytes =
        mdconst::dyn_extract_or_null<ConstantInt>(Node.getOperand(SLMOp).get());
    if (!Bytes || Bytes->isNegative() || Bytes->getBitWidth() > 32)
      return bad("kernel '" + Kernel.Name +
                 "': SLM size in bytes expected an i32 constant of 0 or more");
    Kernel.SLMBytes = Bytes->getZExtValue();
  }
  unsigned DescsOp = SLMOp + 3;
  if (DescsOp < NumOps && !readDescs(Node.getOperand(DescsOp).get(), Kernel))
    return false;
  if (!check(Kernel))
    return false;
  const Function *Fn = Kernel.Fn;
  if (!Kernels.try_emplace(Fn, std::move(Kernel)).second)
    return bad("function '" + Fn->getName() + "' expected in one node only");
  return true;
}

bool KernelReader::readAttributes(Function &F) {
  KernelInfo Kernel;
  Kernel.Fn = &F;
  Kernel.Name = F.getName().str();
  Attribute SLM = F.getFnAttribute("VCSLMSize");
  if (SLM.isValid() &&
      SLM.getValueAsString().getAsInteger(10, Kernel.SLMBytes)) {
    emitDiag(F, DiagKind::KernelMetadata,
             "VCSLMSize expected a number of bytes, actual '" +
                 SLM.getValueAsString() + "'");
    return false;
  }
  for (const Argument &Arg : F.args()) {
    AttributeSet Attrs = F.getAttributes().getParamAttrs(Arg.getArgNo());
    KernelArg &Info = Kernel.Args.emplace_back();
    Info.Desc = Attrs.getAttribute("VCArgumentDesc").getValueAsString().str();
    Attribute Kind = Attrs.getAttribute("VCArgumentKind");
    if (!Kind.isValid())
      continue;
    unsigned Number = 0;
    bool IsNumber = !Kind.getValueAsString().getAsInteger(10, Number);
    auto ArgKind = IsNumber ? toArgKind(Number) : std::nullopt;
    if (!ArgKind)
      return reportArgKind(F, Arg.getArgNo(),
                           "'" + Kind.getValueAsString() + "'");
    Info.Kind = *ArgKind;
  }
  if (!check(Kernel))
    return false;
  Kernels[&F] = std::move(Kernel);
  return true;
}

/// "buffer_t", "image2d_t read_only", ... or nothing.
static bool isArgDescription(StringRef Desc) {
  StringRef Type = Desc.split(' ').first;
  return Desc.empty() || (Type.ends_with("_t") && Type.size() > 2);
}

bool KernelReader::check(const KernelInfo &Kernel) {
  const Function &F = *Kernel.Fn;
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
    // cmx-lower-arguments makes an i32 of a pointer.
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

std::optional<std::vector<KernelInfo>> getKernels(Module &M) {
  KernelReader Reader(M);
  bool Ok = true;
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
    if (It != Reader.Kernels.end())
      Kernels.push_back(std::move(It->second));
  }
  return Kernels;
}

} // namespace cmx
