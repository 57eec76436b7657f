//===- Program.cpp - The kernel to run, as IR or vISA ---------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Program.h"

#include "driver/Diagnostics.h"
#include "driver/PassRunner.h"
#include "driver/Places.h"
#include "driver/SourceOptions.h"

#include "cmx/IR/DiagnosticInfo.h"
#include "cmx/IR/KernelInfo.h"
#include "cmx/IR/Loader.h"
#include "cmx/IR/Platform.h"
#include "cmx/IR/Verifier.h"
#include "cmx/Support/Suggest.h"
#include "cmx/Target/TargetDesc.h"
#include "cmx/Transforms/Input/LowerArguments.h"
#include "cmx/VISA/Parser.h"

#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Function.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;

namespace cmx {

Error withKind(DiagKind K, Error E) {
  return E ? makeDiagError(K, toString(std::move(E))) : Error::success();
}

std::string Parameter::label(unsigned Position) const {
  return Name.empty() ? std::to_string(Position) : Name;
}

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

static ElemType elemTypeOf(const Type *Ty) {
  if (Ty->isHalfTy())
    return ElemType::HF;
  if (Ty->isBFloatTy())
    return ElemType::BF;
  if (Ty->isFloatTy())
    return ElemType::F;
  if (Ty->isDoubleTy())
    return ElemType::DF;
  unsigned Bits = Ty->getScalarSizeInBits();
  return intType(Bits <= 8 ? 1 : Bits / 8, /*Signed=*/true);
}

/// \p Given is the type that the argument had before lowerArguments. It shows
/// whether the argument is a pointer or an i1. The present type is perhaps an
/// integer type, which does not show this.
static Parameter parameterOf(const Argument &Arg, const KernelArg &Info,
                             const Type *Given) {
  Parameter P;
  P.Name = Arg.getName().str();
  if (Info.Kind != KernelArgKind::General) {
    P.What = Info.Kind == KernelArgKind::Surface ? Parameter::Kind::Surface
                                                 : Parameter::Kind::Sampler;
    return P;
  }
  const Type *Ty = Arg.getType();
  P.IsPointer = StringRef(Info.Desc).starts_with("svmptr_t") ||
                (Given->isPointerTy() && Ty->isIntegerTy(64));
  P.Type = elemTypeOf(Ty->getScalarType());
  P.IsBool =
      // Only a scalar i1 is a bool; a mask is passed as a number with a bit for
      // each lane.
      Given->isIntegerTy(1);
  if (const auto *V = dyn_cast<FixedVectorType>(Ty))
    P.NumElts = V->getNumElements();
  return P;
}

std::vector<Parameter> VISAProgram::parameters() const {
  std::vector<Parameter> Result;
  for (const visa::Input &In : Kernel->Inputs) {
    if (In.Kind != visa::InputKind::Explicit)
      continue;
    const visa::Decl &D = Kernel->decl(In.Var);
    Parameter P;
    P.Name = D.Name;
    P.Type = D.Type;
    if (D.Kind == visa::DeclKind::Surface)
      P.What = Parameter::Kind::Surface;
    else if (D.Kind == visa::DeclKind::Sampler)
      P.What = Parameter::Kind::Sampler;
    else
      P.NumElts = std::max(1u, In.SizeBytes / elemTypeBytes(D.Type));
    P.MayBeMemory = P.What == Parameter::Kind::Value && P.NumElts == 1 &&
                    isInt(P.Type) && elemTypeBytes(P.Type) >= 4;
    Result.push_back(std::move(P));
  }
  return Result;
}

//===----------------------------------------------------------------------===//
// Loading
//===----------------------------------------------------------------------===//

/// Returns the index of the kernel called \p Name. If \p Name is empty, there
/// must be only one kernel.
template <typename Range, typename NameFn>
static Expected<size_t> findByName(const Range &Kernels, StringRef Name,
                                   StringRef File, NameFn NameOf) {
  std::string Names;
  size_t N = 0;
  for (const auto &K : Kernels) {
    if (!Name.empty() && Name == NameOf(K))
      return N;
    Names += (N++ ? ", '" : "'") + std::string(NameOf(K)) + "'";
  }
  if (Name.empty() && N == 1)
    return 0;
  std::vector<std::string> All;
  for (const auto &K : Kernels)
    All.push_back(NameOf(K).str());
  std::string Suggestion = Name.empty() ? "" : suggest(Name, All);
  std::string Wanted =
      Name.empty() ? "one kernel, or --kernel," : "kernel '" + Name.str() + "'";
  return makeDiagError(DiagKind::KernelNotFound, {File.str()},
                       Wanted + " expected, actual " +
                           (N ? Names : "no kernel") + Suggestion);
}

Expected<std::unique_ptr<VISAProgram>>
loadVISA(Expected<std::unique_ptr<MemoryBuffer>> Buffer, StringRef KernelName,
         const TargetDesc &Target) {
  if (!Buffer)
    return Buffer.takeError();
  StringRef File = (*Buffer)->getBufferIdentifier();
  StringRef Text = (*Buffer)->getBuffer();
  if (File == "<stdin>")
    keepText(File, Text);
  auto P = std::make_unique<VISAProgram>();
  P->Target = &Target;
  if (Error E =
          visa::parseModule(Text, Target.grfBytes(), File).moveInto(P->Module))
    return E;
  std::vector<const visa::Kernel *> Kernels;
  for (const visa::Kernel &K : P->Module.Kernels)
    if (!K.IsGlobalFunction)
      Kernels.push_back(&K);
  Expected<size_t> N =
      findByName(Kernels, KernelName, File,
                 [](const visa::Kernel *K) { return StringRef(K->Name); });
  if (!N)
    return N.takeError();
  P->Kernel = Kernels[*N];
  return P;
}

Error Program::chooseTarget() {
  Target = Opts.Platform;
  if (!Target && M)
    Target = getPlatform(*M);
  if (!Target && M && hasPlatformFlag(*M))
    return makeDiagError(DiagKind::PlatformUnknown,
                         "module flag 'cmx.platform' expected to be one of " +
                             platformNameList());
  if (!Target)
    Target = TargetDesc::get("icllp");
  return Error::success();
}

/// Runs the default pipeline, or the pipeline text, of \p Opts. Passes rely on
/// the results of earlier passes. So the program ends after a pass that reports
/// an error.
static void runPipeline(Module &M, const CompileOptions &Opts,
                        const TargetDesc *TD, const bool &HadError) {
  PassRun Run{Opts,
              M.getContext(),
              TD,
              nullptr,
              nullptr,
              [&] { return HadError; },
              [] { std::exit(ExitFailure); }};
  bool IsPipeline = runPasses(Run, M);
  assert(IsPipeline && "the program wrote the text itself");
  (void)IsPipeline;
}

/// Runs clang, and the passes that convert its output to input of cmx.
Error Program::compile() {
  Expected<Source> Read = compileAndReport(Opts.InputFile, Opts.Source, Ctx);
  if (!Read)
    return Read.takeError();
  if (!Read->M)
    return alreadyPrinted();
  M = std::move(Read->M);
  CompileOptions Pipeline;
  Pipeline.Passes = sourcePasses(OptLevel::O2);
  runPipeline(*M, Pipeline, nullptr, HadError);
  return HadError ? alreadyPrinted() : Error::success();
}

/// Loads IR. \p Text is null if the input is source.
Error Program::loadIR(std::unique_ptr<MemoryBuffer> Text) {
  std::string File = Text ? Text->getBufferIdentifier().str() : Opts.InputFile;
  bool IsSource = !Text;
  PlaceFinder Places;
  installDiagnosticHandler(Ctx, HadError, File, IsSource,
                           [&](Message M) { Places.receive(std::move(M)); });
  if (Error E =
          IsSource ? compile() : Places.load(std::move(Text), Ctx).moveInto(M))
    return E;
  if (Error E = chooseTarget())
    return E;
  if (Opts.Runtime)
    setRuntime(*M, *Opts.Runtime);
  bool IsGood = verifyModule(*M) && !HadError;
  Places.print([](Module &Again) { verifyModule(Again); });
  installDiagnosticHandler(Ctx, HadError, File, IsSource);
  if (!IsGood)
    return alreadyPrinted();
  std::optional<std::vector<KernelInfo>> Kernels = getKernels(*M);
  if (!Kernels)
    return alreadyPrinted();
  if (std::string Advice = kernelAdvice(*M);
      Kernels->empty() && !Advice.empty())
    return makeDiagError(DiagKind::KernelNotFound, {File},
                         "a kernel expected, actual none; " + Advice);
  Expected<size_t> N =
      findByName(*Kernels, Opts.KernelName, File,
                 [](const KernelInfo &K) { return StringRef(K.Name); });
  if (!N)
    return N.takeError();
  KernelName = (*Kernels)[*N].Name;
  FunctionType *GivenType = (*Kernels)[*N].Fn->getFunctionType();
  Given = CloneModule(*M);
  if (lowerArguments(*M))
    Kernels = getKernels(*M);
  const KernelInfo &K = (*Kernels)[*N];
  Runtime = K.Runtime;
  for (const Argument &Arg : K.Fn->args())
    Parameters.push_back(parameterOf(Arg, K.Args[Arg.getArgNo()],
                                     GivenType->getParamType(Arg.getArgNo())));
  return Error::success();
}

Expected<std::unique_ptr<Program>> Program::load(const Options &Opts) {
  std::unique_ptr<Program> P(new Program(Opts));
  std::unique_ptr<MemoryBuffer> Text;
  if (!isSourceName(Opts.InputFile))
    if (Error E = readInput(Opts.InputFile).moveInto(Text))
      return E;
  if (!Text || (!StringRef(Opts.InputFile).ends_with(".visaasm") &&
                !visa::isVISAText(Text->getBuffer()))) {
    if (Error E = P->loadIR(std::move(Text)))
      return E;
    return P;
  }
  if (Error E = P->chooseTarget())
    return E;
  if (Error E = loadVISA(std::move(Text), Opts.KernelName, *P->Target)
                    .moveInto(P->FromFile))
    return E;
  P->KernelName = P->FromFile->Kernel->Name;
  P->Parameters = P->FromFile->parameters();
  P->Runtime = Opts.Runtime.value_or(RuntimeKind::CM);
  return P;
}

//===----------------------------------------------------------------------===//
// From IR to vISA
//===----------------------------------------------------------------------===//

/// Compiles a copy of the IR to vISA with the default pipeline.
Expected<CompiledKernel> Program::compileCopy(std::optional<RuntimeKind> For) {
  std::unique_ptr<llvm::Module> Copy = CloneModule(*Given);
  if (For)
    setRuntime(*Copy, *For);
  CompileOptions Pipeline;
  Pipeline.Level = Opts.Level;
  runPipeline(*Copy, Pipeline, Target, HadError);
  std::optional<std::vector<KernelInfo>> Kernels = getKernels(*Copy);
  if (!Kernels)
    return alreadyPrinted();
  auto Info = find_if(
      *Kernels, [&](const KernelInfo &K) { return K.Name == KernelName; });
  std::optional<CompiledKernel> Code = compileKernel(*Info, *Target);
  if (!Code || HadError)
    return alreadyPrinted();
  return std::move(*Code);
}

Expected<std::string> Program::binaryForm() {
  Expected<CompiledKernel> Code = compileCopy(RuntimeKind::L0);
  if (!Code)
    return Code.takeError();
  FinalizerOptions Finalizer;
  Finalizer.MayNeverEnd = Code->NeverEnds;
  Finalizer.WantsBinary = true;
  if (Error E = finalizeKernel(*Code, *Target, Finalizer))
    return E;
  return makeZEBinary(*Code, *Target);
}

Expected<std::unique_ptr<VISAProgram>> Program::visaForm() {
  if (!M)
    return std::move(FromFile);
  Expected<CompiledKernel> Code = compileCopy(std::nullopt);
  if (!Code)
    return Code.takeError();
  // Print the text and parse it, because users get this text.
  auto Result = std::make_unique<VISAProgram>();
  Result->Target = Target;
  if (Error E = visa::parseModule(Code->VISAText, Target->grfBytes(),
                                  KernelName + ".visaasm")
                    .moveInto(Result->Module))
    return E;
  visa::Kernel &Kernel = Result->Module.Kernels.front();
  Kernel.PrivateBytes = Code->PrivateBytes;
  Result->Kernel = &Kernel;
  return Result;
}

} // namespace cmx
