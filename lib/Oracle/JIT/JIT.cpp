//===- JIT.cpp - Kernels as machine code of this computer -----------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Oracle/JIT/JIT.h"

#include "Module.h"
#include "RuntimeCalls.h"
#include "Variables.h"
#include "cmx/IR/KernelInfo.h"
#include "cmx/Oracle/Generic/LoweredModule.h"
#include "cmx/Support/Compat.h"
#include "cmx/Support/Diagnostics.h"

#include CMX_ORC_ABSOLUTE_SYMBOLS_HEADER
#include "llvm/ExecutionEngine/Orc/CompileUtils.h"
#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;

namespace cmx {

using namespace runtime;

namespace {

using EntryFn = void (*)(JITFrame *Context, const uint8_t *const *Args);

class JITKernel : public Executable {
public:
  std::string describe(SiteId Site) const override {
    if (Site == NoSite || !Site)
      return "";
    return reinterpret_cast<const char *>(uintptr_t(Site));
  }
  void run(ThreadContext &T, ArrayRef<ArgValue> Args) const override;
  bool usesBarriers() const override { return HasBarriers; }
  uint64_t slmBytes() const override { return SLMBytes; }

  /// Owns the code, and the texts that describe sites (instructions).
  std::unique_ptr<orc::LLJIT> JIT;
  EntryFn Entry = nullptr;
  bool HasBarriers = false;
  uint64_t SLMBytes = 0;
};

} // namespace

/// Runs the kernel until it returns, or until a function of the runtime calls
/// longjmp. No object in this function may have a destructor, because longjmp
/// does not run destructors.
static void runUntilEnd(EntryFn Entry, ThreadContext &T, JITFrame &Frame,
                        const uint8_t *const *Args) {
  std::jmp_buf End;
  std::jmp_buf *Outer = T.Abort;
  T.Abort = &End;
  if (setjmp(End) == 0)
    Entry(&Frame, Args);
  T.Abort = Outer;
}

void JITKernel::run(ThreadContext &T, ArrayRef<ArgValue> Args) const {
  SmallVector<const uint8_t *, 16> Pointers;
  for (const ArgValue &Arg : Args)
    Pointers.push_back(Arg.data());
  JITFrame Frame{T.Budget, &T};
  runUntilEnd(Entry, T, Frame, Pointers.data());
  T.Budget = Frame.Budget;
}

//===----------------------------------------------------------------------===//
// Compiling
//===----------------------------------------------------------------------===//

/// Returns a description of this computer as a target. It requests
/// position-independent code, because the JIT needs it.
static Expected<orc::JITTargetMachineBuilder> describeHost(StringRef CPU) {
  [[maybe_unused]] static const bool Initialized = [] {
    InitializeNativeTarget();
    InitializeNativeTargetAsmPrinter();
    return true;
  }();
  Expected<orc::JITTargetMachineBuilder> Host =
      orc::JITTargetMachineBuilder::detectHost();
  if (!Host)
    return Host.takeError();
  if (!CPU.empty()) {
    Host->setCPU(CPU.str());
    Host->getFeatures() = SubtargetFeatures();
  }
  // With the first of these features, LLVM 22 makes a mistake in saturating
  // conversions to integers: NaN becomes the least integer, not 0. With the
  // other two, LLVM rounds to bfloat by instructions that replace subnormals by
  // 0, even where a bfloat is only moved.
  if (Host->getTargetTriple().isX86())
    Host->addFeatures({"-avx512fp16", "-avx512bf16", "-avxneconvert"});
  Host->setRelocationModel(Reloc::PIC_);
  Host->setCodeModel(CodeModel::Small);
  return Host;
}

static Expected<KernelInfo> findKernel(Module &M, StringRef Name) {
  std::optional<std::vector<KernelInfo>> Kernels;
  if (Error E =
          catchDiagnostics(M.getContext(), [&] { Kernels = getKernels(M); }))
    return E;
  // The name of one kernel may be the name of another kernel's function. So
  // names of kernels are compared first.
  for (KernelInfo &K : *Kernels)
    if (K.Name == Name)
      return std::move(K);
  std::string Names;
  for (KernelInfo &K : *Kernels) {
    if (K.Fn->getName() == Name)
      return std::move(K);
    Names += (Names.empty() ? "'" : ", '") + K.Name + "'";
  }
  return makeDiagError(DiagKind::KernelNotFound,
                       "kernel '" + Name + "' expected in the module, actual " +
                           (Names.empty() ? "no kernel" : Names));
}

/// Links \p Code into \p K and looks up its entry.
static Error link(JITKernel &K, orc::JITTargetMachineBuilder Host,
                  std::unique_ptr<MemoryBuffer> Code) {
  Expected<std::unique_ptr<orc::LLJIT>> JIT =
      orc::LLJITBuilder().setJITTargetMachineBuilder(std::move(Host)).create();
  if (!JIT)
    return JIT.takeError();
  K.JIT = std::move(*JIT);
  orc::SymbolMap Symbols;
  for (const RuntimeSymbol &S : runtimeSymbols())
    Symbols[K.JIT->mangleAndIntern(S.Name)] = {
        orc::ExecutorAddr::fromPtr(S.Address),
        JITSymbolFlags::Exported | JITSymbolFlags::Callable};
  if (Error E = K.JIT->getMainJITDylib().define(
          orc::absoluteSymbols(std::move(Symbols))))
    return E;
  if (Error E = K.JIT->addObjectFile(std::move(Code)))
    return E;
  Expected<orc::ExecutorAddr> Entry = K.JIT->lookup(JITEntryName);
  if (!Entry)
    return Entry.takeError();
  K.Entry = Entry->toPtr<EntryFn>();
  return Error::success();
}

Expected<std::unique_ptr<Executable>>
compileKernel(const Module &M, StringRef KernelName, JITOptions Opts) {
  auto K = std::make_unique<JITKernel>();
  Expected<KernelInfo> Info = findKernel(const_cast<Module &>(M), KernelName);
  if (!Info)
    return Info.takeError();
  K->SLMBytes = Info->SLMBytes;

  std::unique_ptr<Module> Promoted = CloneModule(M);
  promoteVariables(*Promoted);
  if (Error E = checkVariables(*Promoted->getFunction(Info->Fn->getName())))
    return E;
  LoweredModule Copy = cloneLowered(*Promoted);
  Function *Fn = Copy.M->getFunction(Info->Fn->getName());
  if (Error E = Copy.check(*Fn))
    return E;

  Expected<orc::JITTargetMachineBuilder> Host = describeHost(Opts.CPU);
  if (!Host)
    return Host.takeError();
  Expected<std::unique_ptr<TargetMachine>> TM = Host->createTargetMachine();
  if (!TM)
    return TM.takeError();
  if (Error E = prepareForHost(Copy, *Fn, **TM))
    return E;
  K->HasBarriers = callsBarrier(*Copy.M);
  optimizeForHost(*Copy.M, **TM, Opts.OptLevel);
  Expected<std::unique_ptr<MemoryBuffer>> Code =
      orc::SimpleCompiler(**TM)(*Copy.M);
  if (!Code)
    return Code.takeError();
  if (Error E = link(*K, std::move(*Host), std::move(*Code)))
    return E;
  return K;
}

} // namespace cmx
