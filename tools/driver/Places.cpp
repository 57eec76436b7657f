//===- Places.cpp - Places in the text of IR, for messages ----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Places.h"

#include "Diagnostics.h"
#include "InputAdvice.h"

#include "cmx/IR/Intrinsics.h"
#include "cmx/IR/Loader.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/LLVMContext.h"

using namespace llvm;

namespace cmx {

namespace {

/// Handles errors and warnings of the repeated work, but not its remarks.
class QuietHandler : public DriverDiagnosticHandler {
public:
  using DriverDiagnosticHandler::DriverDiagnosticHandler;
  bool isAnalysisRemarkEnabled(StringRef) const override { return false; }
  bool isMissedOptRemarkEnabled(StringRef) const override { return false; }
  bool isPassedOptRemarkEnabled(StringRef) const override { return false; }
  bool isAnyRemarkEnabled() const override { return false; }
};

} // namespace

Expected<std::unique_ptr<Module>>
PlaceFinder::load(Expected<std::unique_ptr<MemoryBuffer>> Buffer,
                  LLVMContext &Ctx) {
  if (!Buffer)
    return Buffer.takeError();
  MemoryBufferRef Ref = (*Buffer)->getMemBufferRef();
  if (Ref.getBufferIdentifier() == "<stdin>")
    keepText(Ref.getBufferIdentifier(), Ref.getBuffer());
  Expected<std::unique_ptr<Module>> M = loadModule(Ref, Ctx);
  if (!M)
    return handleErrors(M.takeError(), [&](std::unique_ptr<DiagError> E) {
      InputKind Kind = inputKind(Ref.getBuffer());
      StringRef Advice = Kind == InputKind::IR ? "" : inputAdvice(Kind);
      return Advice.empty() ? Error(std::move(E))
                            : makeDiagError(E->kind(), E->place(),
                                            E->text() + "; " + Advice);
    });
  if (M && canFindPlaces(Ref, **M))
    Text = std::move(*Buffer);
  return M;
}

const Function *foreignKernel(const Module &M) {
  auto IsWorkItem = [](const GlobalValue &V) {
    StringRef Name = V.getName();
    return Name.contains("get_global_id") || Name.contains("get_local_id") ||
           Name.contains("get_group_id") || Name.starts_with("__spirv_BuiltIn");
  };
  bool IsForeign = M.getNamedMetadata("opencl.ocl.version") ||
                   M.getNamedMetadata("opencl.spir.version") ||
                   any_of(M, IsWorkItem) || any_of(M.globals(), IsWorkItem);
  if (!IsForeign || M.getNamedMetadata("genx.kernels") ||
      any_of(M, hasGenXName))
    return nullptr;
  auto F = find_if(M, [](const Function &F) {
    return !F.isDeclaration() && F.getCallingConv() == CallingConv::SPIR_KERNEL;
  });
  return F == M.end() ? nullptr : &*F;
}

std::string kernelAdvice(const Module &M) {
  if (const Function *F = foreignKernel(M))
    return ("function '" + F->getName() +
            "' is a kernel of OpenCL or SYCL; cmx compiles explicitly "
            "vectorized kernels: C-for-Metal source, or IR with "
            "!genx.kernels")
        .str();
  for (const Function &F : M)
    if (!F.isDeclaration())
      return ("function '" + F.getName() +
              "' becomes one by a node of !genx.kernels")
          .str();
  return "";
}

void PlaceFinder::receive(Message M) {
  bool MustWait = Text && !M.Subject.empty() && !M.Place.Line;
  if (MustWait || !Waiting.empty())
    Waiting.push_back(std::move(M));
  else
    printMessage(M);
}

static bool isSame(const Message &A, const Message &B) {
  return A.Level == B.Level && A.Name == B.Name && A.Subject == B.Subject &&
         A.Text == B.Text;
}

static bool isAboutInstruction(const Message &M) {
  return StringRef(M.Subject).contains("instruction '");
}

/// Returns the first line of the function that the subject of \p M names.
static SourcePlace functionPlace(const Message &M, const Module &Again) {
  StringRef Name = M.Subject;
  if (!Name.consume_front("function '"))
    return {};
  const Function *F = Again.getFunction(Name.take_front(Name.find("': ")));
  const DISubprogram *SP = F ? F->getSubprogram() : nullptr;
  return SP ? SourcePlace{SP->getFilename().str(), SP->getLine(), 1}
            : SourcePlace();
}

void PlaceFinder::print(Work Repeat) {
  if (!any_of(Waiting, [](const Message &M) { return !M.Place.Line; }))
    return printNow();
  Again.clear();
  HadError = false;
  LLVMContext Ctx;
  Ctx.setDiagnosticHandler(std::make_unique<QuietHandler>(
      HadError, Text->getBufferIdentifier(), /*IsSource=*/false,
      [this](Message M) { Again.push_back(std::move(M)); },
      /*Listener=*/nullptr));
  Expected<std::unique_ptr<Module>> M =
      loadModuleWithPlaces(Text->getMemBufferRef(), Ctx);
  if (!M) {
    consumeError(M.takeError()); // The same text was correct before.
    return printNow();
  }
  for (Message &W : Waiting)
    if (SourcePlace Place = functionPlace(W, **M); Place.Line && !W.Place.Line)
      W.Place = Place;
  if (any_of(Waiting, isAboutInstruction))
    Repeat(**M);
  printNow();
}

void PlaceFinder::printNow() {
  for (Message &W : Waiting) {
    auto Same = find_if(Again, [&](const Message &A) { return isSame(A, W); });
    if (Same != Again.end() && Same->Place.Line)
      W.Place = Same->Place;
  }
  for (const Message &W : Waiting) {
    StringRef Function = StringRef(W.Subject).split("instruction '").first;
    std::string Key = std::to_string(W.Level) + W.Place.str() + W.Name +
                      Function.str() + W.Text;
    if (!W.Place.Line || Printed.insert(Key).second)
      printMessage(W);
  }
  Waiting.clear();
}

} // namespace cmx
