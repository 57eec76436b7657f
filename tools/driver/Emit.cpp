//===- Emit.cpp - From kernels to vISA text -------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emit.h"
#include "ListingLines.h"

#include "cmx/Binary/ZEBinary.h"
#include "cmx/CodeGen/CodeGen.h"
#include "cmx/IR/DiagnosticInfo.h"
#include "cmx/IR/KernelInfo.h"
#include "cmx/Target/TargetDesc.h"
#include "cmx/VISA/Builder.h"
#include "cmx/VISA/Printer.h"
#include "cmx/VISA/Verifier.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Function.h"
#include "llvm/Pass.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/TimeProfiler.h"
#include "llvm/Support/Timer.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace cmx {

bool checkVISA(const Function &F, const visa::Module &M, const TargetDesc &TD) {
  visa::VerifierOptions Opts;
  Opts.File = &M;
  bool Fine = true;
  for (const visa::Kernel &K : M.Kernels)
    Fine &= visa::verifyKernel(
        K, TD,
        [&](const visa::VerifierMessage &Message) {
          emitDiag(F, DiagKind::InvalidVISA,
                   "internal error: the vISA code generated is not legal: " +
                       visa::formatMessage(K, Message));
        },
        Opts);
  return Fine;
}

static std::vector<CompiledKernel::OpcodeCount>
countOpcodes(const visa::Module &M) {
  MapVector<visa::Opcode, unsigned> Counts;
  for (const visa::Kernel &K : M.Kernels)
    for (const visa::Instruction &I : K.body())
      if (!I.isLabel() && I.Op != visa::Opcode::File &&
          I.Op != visa::Opcode::Loc)
        ++Counts[I.Op];
  std::vector<CompiledKernel::OpcodeCount> Result;
  for (const auto &[Op, Count] : Counts)
    Result.push_back({visa::opcodeMnemonic(Op).str(), Count});
  llvm::sort(Result, [](const auto &A, const auto &B) {
    return std::tie(B.Count, A.Mnemonic) < std::tie(A.Count, B.Mnemonic);
  });
  return Result;
}

/// Does every path through \p K lead into an endless loop? If so, the
/// finalizer's code may lack an end of thread. (The check is on vISA, because
/// in IR a branch on a constant can seem to reach the end.)
static bool neverEnds(const visa::Kernel &K) {
  DenseMap<unsigned, unsigned> IndexOfLabel;
  for (unsigned N = 0; N != K.body().size(); ++N)
    if (K.body()[N].isLabel())
      IndexOfLabel[unsigned(K.operands(K.body()[N])[0].labelId())] = N;
  std::vector<bool> Seen(K.body().size());
  SmallVector<unsigned, 8> Work{0};
  while (!Work.empty())
    for (unsigned N = Work.pop_back_val(); N < Seen.size() && !Seen[N]; ++N) {
      const visa::Instruction &I = K.body()[N];
      Seen[N] = true;
      if (I.Op == visa::Opcode::Ret || I.Op == visa::Opcode::Fret)
        return false;
      bool IsJump = visa::opcodeFormat(I.Op) == visa::Format::Branch ||
                    I.Op == visa::Opcode::SwitchJmp;
      if (!IsJump)
        continue;
      for (const visa::Operand &O : K.operands(I))
        if (O.kind() == visa::Operand::Kind::Label)
          Work.push_back(IndexOfLabel.at(unsigned(O.labelId())));
      if (I.Op == visa::Opcode::Jmp && I.PredicateVar == visa::DeclId::None)
        break;
    }
  return true;
}

/// Returns a timer of one part of code generation, for -time-passes.
static NamedRegionTimer timer(StringRef Name, StringRef Description) {
  return NamedRegionTimer(Name, Description, "cmx", "cmx code generation",
                          TimePassesIsEnabled);
}

/// Adds a kernel that calls the first function of \p M, and places it at the
/// front of \p M. Returns the text of the module.
static std::string textWithCaller(visa::Module &M, const TargetDesc &TD) {
  std::string Name = M.Kernels.front().Name;
  visa::Kernel &Caller = M.Kernels.emplace_front("call_" + Name);
  visa::Builder B(Caller);
  B.emitFunction(Caller.Name + "_main");
  B.emitFcall(Name, 0, 0);
  B.emitRet();
  Caller.setAttribute("Target", StringRef("cm"));
  Caller.setAttribute("OutputAsmPath", StringRef(Name));
  std::string Text;
  raw_string_ostream OS(Text);
  visa::printModule(M, TD.grfBytes(), OS);
  return Text;
}

std::optional<CompiledKernel> compileKernel(const KernelInfo &K,
                                            const TargetDesc &TD,
                                            KernelObserver Observe) {
  TimeTraceScope Trace("cmx-codegen", K.Name);
  std::unique_ptr<visa::Module> Code;
  CodeOrigins Origins;
  {
    NamedRegionTimer T = timer("codegen", "vISA generation");
    Code = generateModule(K, TD, Observe ? &Origins : nullptr);
    if (!Code)
      return std::nullopt;
  }
  {
    NamedRegionTimer T = timer("verify", "vISA verifier");
    if (!checkVISA(*K.Fn, *Code, TD))
      return std::nullopt;
  }
  if (Observe)
    Observe(Code->Kernels.front(), Origins);
  NamedRegionTimer T = timer("print", "vISA printer");
  CompiledKernel Result;
  Result.Name = K.Name;
  Result.PrivateBytes = K.PrivateBytes;
  Result.Opcodes = countOpcodes(*Code);
  raw_string_ostream OS(Result.VISAText);
  visa::printModule(*Code, TD.grfBytes(), OS);
  OS.flush();
  Result.HasCalls = Code->Kernels.size() > 1;
  Result.HasAddresses =
      any_of(Result.Opcodes, [](const CompiledKernel::OpcodeCount &Op) {
        return Op.Mnemonic == visa::opcodeMnemonic(visa::Opcode::Faddr);
      });
  Result.NeverEnds = neverEnds(Code->Kernels.front());
  Result.FinalizerText = Result.VISAText;
  if (Code->Kernels.front().IsGlobalFunction) {
    Result.HasCalls = true;
    Result.FinalizerText = textWithCaller(*Code, TD);
  } else if (K.Runtime == RuntimeKind::L0) {
    Result.Description = zebin::describeKernel(K, *Code, TD);
    if (!Result.Description)
      return std::nullopt;
    Result.Source = zebin::describeSource(*K.Fn);
  }
  return Result;
}

Error finalizeKernel(CompiledKernel &K, const TargetDesc &TD,
                     const FinalizerOptions &Opts) {
  Expected<GenCode> Code = finalize(K.Name, K.FinalizerText, TD, Opts);
  if (!Code)
    return Code.takeError();
  if (K.HasCalls) {
    Code->StackBytes = std::min(Code->SpilledBytes, TargetDesc::CallStackBytes);
    Code->SpilledBytes -= Code->StackBytes;
  }
  K.Gen = std::move(*Code);
  return Error::success();
}

Expected<std::string> makeZEBinary(ArrayRef<CompiledKernel> Kernels,
                                   const TargetDesc &TD) {
  zebin::ZEBinary Binary;
  Binary.For = {TD.productFamily(), TD.coreFamily()};
  std::vector<zebin::KernelSource> Sources;
  for (const CompiledKernel &K : Kernels) {
    zebin::Kernel Info = K.Description->Info;
    zebin::addFinalizerFacts(Info, K.Gen->SpilledBytes + K.Gen->StackBytes,
                             K.Gen->LocalIdCodeBytes);
    Binary.Code.push_back({".text." + Info.Name, K.Gen->Code, {}});
    if (K.Source) {
      zebin::KernelSource &Source = Sources.emplace_back(*K.Source);
      Source.Kernel = Info.Name;
      if (Error E = placeSource(Source, *K.Gen))
        return E;
    }
    Binary.Info.Kernels.push_back(std::move(Info));
    Binary.Info.Misc.push_back(K.Description->Misc);
  }
  if (Error E = zebin::writeDebugInfo(Sources).moveInto(Binary.Debug))
    return E;
  return zebin::writeZEBinary(Binary);
}

json::Object statsOf(const CompiledKernel &K, const TargetDesc &TD) {
  json::Object Opcodes;
  unsigned Total = 0;
  for (const CompiledKernel::OpcodeCount &O : K.Opcodes) {
    Opcodes[O.Mnemonic] = O.Count;
    Total += O.Count;
  }
  json::Object Stats{{"kernel", json::fixUTF8(K.Name)},
                     {"platform", TD.name()},
                     {"visa_instructions", Total},
                     {"opcodes", std::move(Opcodes)}};
  if (K.Gen) {
    Stats["gen_instructions"] = K.Gen->NumInstructions;
    Stats["messages"] = K.Gen->NumMessages;
    Stats["spilled_bytes"] = K.Gen->SpilledBytes;
  }
  return Stats;
}

void printStats(const CompiledKernel &K, const TargetDesc &TD,
                raw_ostream &OS) {
  auto Line = [&OS](unsigned Number, const Twine &What) {
    OS << format("%8u ", Number) << What << '\n';
  };
  unsigned Total = 0;
  for (const CompiledKernel::OpcodeCount &O : K.Opcodes)
    Total += O.Count;
  OS << "kernel '" << K.Name << "' on " << TD.name() << ":\n";
  Line(Total, "vISA instructions");
  for (const CompiledKernel::OpcodeCount &O : K.Opcodes)
    Line(O.Count, "  " + O.Mnemonic);
  if (!K.Gen)
    return;
  Line(K.Gen->NumInstructions, "Gen instructions");
  Line(K.Gen->NumMessages, "messages");
  Line(K.Gen->SpilledBytes, "spilled bytes");
}

} // namespace cmx
