//===- CPUDevice.cpp - The device cpu -------------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The device uses the oracle's memory, JIT and grid. Kernel::launch returns
// when the kernel has ended. Memory is freed only with the device, because the
// oracle allows no gaps in the numbers of surfaces.
//
//===----------------------------------------------------------------------===//

#include "cmx/IR/KernelInfo.h"
#include "cmx/Launch/Launch.h"
#include "cmx/Oracle/Generic/LoweredModule.h"
#include "cmx/Oracle/JIT/JIT.h"
#include "cmx/Support/Diagnostics.h"
#include "cmx/Target/TargetDesc.h"
#include "cmx/Transforms/Input/LowerArguments.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Threading.h"
#include "llvm/Transforms/Utils/Cloning.h"

#include <cassert>
#include <chrono>

using namespace llvm;

namespace cmx::launch {

using namespace runtime;

static uint64_t nowNs() {
  return uint64_t(std::chrono::duration_cast<std::chrono::nanoseconds>(
                      std::chrono::steady_clock::now().time_since_epoch())
                      .count());
}

namespace {

class CPUMemory : public Memory {
  runtime::Memory &Mem;
  uint64_t Address; ///< Or the number of the surface.

public:
  CPUMemory(MemoryKind Kind, SurfaceDesc Desc, runtime::Memory &Mem,
            uint64_t Address)
      : Memory(Kind, std::move(Desc)), Mem(Mem), Address(Address) {}

  Error write(uint64_t OffsetBytes, ArrayRef<uint8_t> Bytes) override {
    assert(OffsetBytes + Bytes.size() <= sizeBytes() && "outside of memory");
    if (kind() == MemoryKind::Pointer)
      Mem.write(Space::SVM, 0, Address + OffsetBytes, Bytes.size(),
                Bytes.data(), NoSite);
    else
      Mem.write(Space::Surface, uint32_t(Address), OffsetBytes, Bytes.size(),
                Bytes.data(), NoSite);
    return Error::success();
  }

  Error read(uint64_t OffsetBytes, MutableArrayRef<uint8_t> Bytes) override {
    assert(OffsetBytes + Bytes.size() <= sizeBytes() && "outside of memory");
    ArrayRef<uint8_t> All = kind() == MemoryKind::Pointer
                                ? Mem.allocationBytes(Address)
                                : Mem.surfaceBytes(uint32_t(Address));
    copy(All.slice(OffsetBytes, Bytes.size()), Bytes.begin());
    return Error::success();
  }

  uint64_t address() const override { return Address; }
};

class CPUEvent : public Event {
public:
  Reporter Errors;
  EventTimes Times;
  std::vector<std::string> Notes;

  Error wait() override {
    if (std::optional<RuntimeError> E = Errors.error())
      return createStringError(inconvertibleErrorCode(), E->str());
    return Error::success();
  }
  EventTimes times() const override { return Times; }
  ArrayRef<std::string> notes() const override { return Notes; }
};

class CPUKernel : public Kernel {
  CPUDevice &D;
  std::unique_ptr<Executable> Owned;
  const Executable &Code;

public:
  CPUKernel(CPUDevice &D, std::vector<Parameter> Parameters,
            const Executable &Code)
      : Kernel(std::move(Parameters)), D(D), Code(Code) {}
  CPUKernel(CPUDevice &D, std::vector<Parameter> Parameters,
            std::unique_ptr<Executable> Code)
      : Kernel(std::move(Parameters)), D(D), Owned(std::move(Code)),
        Code(*Owned) {}

protected:
  Expected<std::unique_ptr<Event>> start(const GridShape &Shape,
                                         ArrayRef<Argument> Args) override;
};

} // namespace

/// Returns the bytes that a kernel gets for \p A. A surface is passed as its
/// number in four bytes, an address in eight bytes.
static ArgValue valueOf(const Argument &A) {
  if (!A.memory())
    return A.bytes();
  unsigned NumBytes = A.memory()->kind() == MemoryKind::Pointer ? 8 : 4;
  ArgValue Bytes;
  for (unsigned I = 0; I != NumBytes; ++I)
    Bytes.push_back(uint8_t(A.memory()->address() >> (8 * I)));
  return Bytes;
}

Expected<std::unique_ptr<Event>> CPUKernel::start(const GridShape &Shape,
                                                  ArrayRef<Argument> Args) {
  auto E = std::make_unique<CPUEvent>();
  E->Times.QueuedNs = nowNs();
  std::vector<ArgValue> Values;
  for (const Argument &A : Args)
    Values.push_back(valueOf(A));
  RunOptions Run;
  Run.Shape = Shape;
  Run.Jobs = D.options().Jobs;
  Run.MaxInstructions = D.options().MaxInstructions;
  if (D.options().Platform)
    Run.RegisterBytes = D.options().Platform->grfBytes();
  Run.Progress = D.options().Progress;
  E->Times.SubmittedNs = E->Times.StartedNs.emplace(nowNs());
  runGrid(Code, Values, D.memory(), Run, E->Errors);
  E->Times.EndedNs = nowNs();
  for (const RuntimeError &Note : E->Errors.notes())
    E->Notes.push_back(Note.str());
  return E;
}

//===----------------------------------------------------------------------===//
// The device
//===----------------------------------------------------------------------===//

CPUDevice::CPUDevice(DeviceOptions Options)
    : Opts(std::move(Options)), Mem(Opts.Memory) {}

std::string CPUDevice::description() const {
  unsigned Jobs =
      Opts.Jobs ? Opts.Jobs : hardware_concurrency().compute_thread_count();
  return ("cpu, " + Twine(Jobs) + " cores").str();
}

Expected<std::unique_ptr<Memory>> CPUDevice::allocate(MemoryKind Kind,
                                                      SurfaceDesc Desc) {
  uint64_t Address;
  if (Kind == MemoryKind::Pointer) {
    Address = Mem.allocate(Desc.Name, std::vector<uint8_t>(Desc.sizeBytes()));
  } else {
    // Arguments get no numbers below FirstSurface. They also get none of the
    // numbers 240 to 255, which stand for other memory (vISA specification,
    // "Surfaces").
    auto IsTaken = [&](uint32_t N) {
      return N < Opts.FirstSurface || (N >= 240 && N <= 255);
    };
    while (IsTaken(Mem.numSurfaces()))
      Mem.addSurface({});
    Address = Mem.addSurface(Desc);
  }
  return std::make_unique<CPUMemory>(Kind, std::move(Desc), Mem, Address);
}

/// Returns the description of \p Arg. \p Given is the type of the argument
/// before lowerArguments. It is more precise than the type of \p Arg, which can
/// be a number in place of a pointer.
static Parameter parameterOf(const llvm::Argument &Arg, const KernelArg &Info,
                             const Type *Given) {
  Parameter P;
  P.Name = Arg.getName().str();
  if (Info.Kind == KernelArgKind::Surface) {
    P.Kind = ParameterKind::Surface;
  } else if (Info.Kind == KernelArgKind::Sampler) {
    P.Kind = ParameterKind::Sampler;
  } else if (StringRef(Info.Desc).starts_with("svmptr_t") ||
             (Given->isPointerTy() && Arg.getType()->isIntegerTy(64))) {
    P.Kind = ParameterKind::Pointer;
  } else {
    const Type *Ty = Arg.getType();
    unsigned Lanes = 1;
    if (const auto *V = dyn_cast<FixedVectorType>(Ty))
      Lanes = V->getNumElements();
    P.SizeBytes = Lanes * divideCeil(Ty->getScalarSizeInBits(), 8);
  }
  return P;
}

Expected<std::unique_ptr<Kernel>> CPUDevice::load(const KernelForms &Forms) {
  if (!Forms.IR)
    return makeDiagError(DiagKind::DeviceRefused,
                         "the device cpu expected the IR of the kernel '" +
                             Forms.Name + "', actual none");
  std::unique_ptr<Module> Copy = CloneModule(*Forms.IR);
  std::optional<std::vector<KernelInfo>> Kernels;
  std::vector<FunctionType *> Given;
  if (Error E = catchDiagnostics(Copy->getContext(), [&] {
        Kernels = getKernels(*Copy);
        if (!Kernels)
          return;
        for (const KernelInfo &K : *Kernels)
          Given.push_back(K.Fn->getFunctionType());
        if (lowerArguments(*Copy))
          Kernels = getKernels(*Copy);
      }))
    return E;
  Expected<std::unique_ptr<Executable>> Code = compileKernel(*Copy, Forms.Name);
  if (!Code)
    return Code.takeError();
  // compileKernel has found the kernel by its name or by the name of its
  // function.
  auto K = find_if(*Kernels,
                   [&](const KernelInfo &K) { return K.Name == Forms.Name; });
  if (K == Kernels->end())
    K = find_if(*Kernels, [&](const KernelInfo &K) {
      return K.Fn->getName() == Forms.Name;
    });
  const FunctionType *Types = Given[size_t(K - Kernels->begin())];
  std::vector<Parameter> Parameters;
  for (const llvm::Argument &Arg : K->Fn->args())
    Parameters.push_back(parameterOf(Arg, K->Args[Arg.getArgNo()],
                                     Types->getParamType(Arg.getArgNo())));
  return std::make_unique<CPUKernel>(*this, std::move(Parameters),
                                     std::move(*Code));
}

std::unique_ptr<Kernel> CPUDevice::load(const Executable &Code,
                                        std::vector<Parameter> Parameters) {
  return std::make_unique<CPUKernel>(*this, std::move(Parameters), Code);
}

} // namespace cmx::launch
