//===- Verify.cpp - Check intrinsics, regions and kernels -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Input/Verify.h"

#include "cmx/IR/DiagnosticInfo.h"
#include "cmx/IR/Intrinsics.h"
#include "cmx/IR/KernelInfo.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace cmx {

/// Does a message use \p A as its surface?
static bool namesSurface(const Argument &A) {
  return any_of(A.users(), [&](const User *U) {
    auto *Message = dyn_cast<CallBase>(U);
    auto Id = Message ? getGenXIntrinsic(*Message) : std::nullopt;
    auto Index = Id ? getGenXInfo(*Id).operandIndex("surface") : std::nullopt;
    return Index && Message->getArgOperand(*Index) == &A;
  });
}

/// Warns of arguments that messages use as surfaces, if the kernel has no
/// description of its arguments. Such an argument is a plain number. The author
/// perhaps meant a surface.
static void warnOfUndescribedSurfaces(const Module &M) {
  if (M.getNamedMetadata("genx.kernels"))
    return;
  for (const Function &F : M) {
    if (F.isDeclaration() || !hasKernelAttributes(F) || isVCFunction(F))
      continue;
    for (const Argument &A : F.args())
      if (!A.getParent()->getAttributes().hasParamAttr(A.getArgNo(),
                                                       "VCArgumentKind") &&
          namesSurface(A))
        emitDiag(F, DiagKind::KernelUndescribed,
                 "argument " + Twine(A.getArgNo()) +
                     " names a surface; !genx.kernels or VCArgumentKind "
                     "expected to say so, actual neither: it is a number");
  }
}

PreservedAnalyses VerifyPass::run(Module &M, ModuleAnalysisManager &) {
  verifyModule(M, Opts);
  warnOfUndescribedSurfaces(M);
  return PreservedAnalyses::all();
}

void VerifyPass::printPipeline(
    raw_ostream &OS, function_ref<StringRef(StringRef)> ClassToPassName) {
  OS << ClassToPassName(name());
  if (Opts.Strict)
    OS << "<strict>";
}

} // namespace cmx
