//===- Emit.cpp - From kernels to vISA text -------------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emit.h"

#include "cmx/CodeGen/CodeGen.h"
#include "cmx/IR/DiagnosticInfo.h"
#include "cmx/Target/TargetDesc.h"
#include "cmx/VISA/Printer.h"
#include "cmx/VISA/Verifier.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Function.h"
#include "llvm/Pass.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Timer.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace cmx {

bool checkVISA(const Function &F, const visa::Kernel &K, const TargetDesc &TD) {
  return visa::verifyKernel(K, TD, [&](const visa::VerifierMessage &M) {
    emitDiag(F, DiagKind::InvalidVISA,
             "internal error: the vISA code generated is not legal: " +
                 visa::formatMessage(K, M));
  });
}

static std::vector<CompiledKernel::OpcodeCount>
countOpcodes(const visa::Kernel &K) {
  MapVector<visa::Opcode, unsigned> Counts;
  for (const visa::Instruction &I : K.body())
    if (!I.isLabel())
      ++Counts[I.Op];
  std::vector<CompiledKernel::OpcodeCount> Result;
  for (const auto &[Op, Count] : Counts)
    Result.push_back({visa::opcodeMnemonic(Op).str(), Count});
  llvm::sort(Result, [](const auto &A, const auto &B) {
    return std::tie(B.Count, A.Mnemonic) < std::tie(A.Count, B.Mnemonic);
  });
  return Result;
}

/// One part of code generation for -time-passes.
static NamedRegionTimer timer(StringRef Name, StringRef Description) {
  return NamedRegionTimer(Name, Description, "cmx", "cmx code generation",
                          TimePassesIsEnabled);
}

std::optional<CompiledKernel> compileKernel(const KernelInfo &K,
                                            const TargetDesc &TD,
                                            KernelObserver Observe) {
  std::unique_ptr<visa::Kernel> Code;
  std::vector<CodeOrigin> Origins;
  {
    NamedRegionTimer T = timer("codegen", "vISA generation");
    Code = generateKernel(*K.Fn, K, TD, Observe ? &Origins : nullptr);
    if (!Code)
      return std::nullopt;
  }
  {
    NamedRegionTimer T = timer("verify", "vISA verifier");
    if (!checkVISA(*K.Fn, *Code, TD))
      return std::nullopt;
  }
  if (Observe)
    Observe(*Code, Origins);
  NamedRegionTimer T = timer("print", "vISA printer");
  CompiledKernel Result;
  Result.Name = K.Name;
  Result.Opcodes = countOpcodes(*Code);
  raw_string_ostream OS(Result.VISAText);
  visa::printKernel(*Code, TD.grfBytes(), OS);
  OS.flush();
  return Result;
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
