//===- compile.cpp - Compiles a file for Ice Lake -------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// usage: compile FILE.ll
//
// Prints the vISA text of the kernels in FILE.ll. cmx-opt also runs the vISA
// verifier (cmx/VISA/Verifier.h), and writes no output if anything fails.
//
//===----------------------------------------------------------------------===//

#include "cmx/CodeGen/CodeGen.h"
#include "cmx/IR/KernelInfo.h"
#include "cmx/IR/Loader.h"
#include "cmx/Passes/Passes.h"
#include "cmx/Passes/Pipeline.h"
#include "cmx/Target/TargetDesc.h"
#include "cmx/VISA/Printer.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

int main(int Argc, char **Argv) {
  if (Argc != 2)
    return 2;
  LLVMContext Ctx; // Its default handler ends the program at the first error.
  auto M = cantFail(cmx::loadModule(Argv[1], Ctx));
  const cmx::TargetDesc *TD = cmx::TargetDesc::get("icllp");

  PassBuilder PB;
  cmx::registerPasses(PB, TD);
  LoopAnalysisManager LAM;
  FunctionAnalysisManager FAM;
  CGSCCAnalysisManager CAM;
  ModuleAnalysisManager MAM;
  PB.registerModuleAnalyses(MAM);
  PB.registerCGSCCAnalyses(CAM);
  PB.registerFunctionAnalyses(FAM);
  PB.registerLoopAnalyses(LAM);
  PB.crossRegisterProxies(LAM, FAM, CAM, MAM);

  ModulePassManager MPM;
  cmx::buildPipeline(MPM, cmx::OptLevel::O2, TD);
  MPM.run(*M, MAM);

  auto Kernels = cmx::getKernels(*M);
  if (!Kernels)
    return 1;
  for (const cmx::KernelInfo &K : *Kernels) {
    auto Code = cmx::generateModule(K, *TD);
    if (!Code)
      return 1;
    cmx::visa::printModule(*Code, TD->grfBytes(), outs());
  }
  return 0;
}
