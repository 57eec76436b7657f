//===- Lower.h - Plain vector IR to region form -----------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-lower turns LLVM's own vector instructions, and operations that no
// instruction of the target computes, into regions and simpler operations.
//
//   %e = extractelement <16 x i32> %v, i32 3
//   %s = shufflevector <8 x i32> %e8, <8 x i32> poison, <4 x i32> <1, 3, 5, 7>
//   %t = trunc <8 x i32> %v8 to <8 x i16>
// becomes
//   %e = rdregion i32 of %v <0;1,0> at byte 12
//   %s = rdregion <4 x i32> of %e8 <0;4,2> at byte 4
//   %t = rdregion <8 x i16> of (bitcast %v8 to <16 x i16>) <0;8,2> at byte 0
//
// Precondition: stage Input, no memory instructions on allocas (mem2reg removes
// them), and no calls of functions with a body (inlining removes them) except
// calls of stack functions. Postcondition: stage Lowered, and no unreachable
// block. An instruction that cannot be lowered is reported through the
// LLVMContext and left unchanged.
//
// The pass visits the blocks in reverse post-order, and visits new instructions
// as soon as they exist. So a second run seldom changes anything. The time is
// linear in the number of instructions plus the number of lanes of all shuffle
// masks.
//
// Each family of lowerings has a file in lib/Transforms/Lower. The main files
// are:
//   Elements    insertelement, extractelement
//   Shuffle     shufflevector
//   Trunc       trunc, by reading the low parts
//   Predicates  everything on i1
//   Bytes       8-bit arithmetic, in words
//   Int64       64-bit integers on platforms without them, in dword pairs
//   Divide      integer division and remainder
//   Intrinsics  LLVM intrinsics that are not operations of the target
//   Unsupported errors for instructions that cannot be lowered
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_LOWER_LOWER_H
#define CMX_TRANSFORMS_LOWER_LOWER_H

#include "llvm/IR/PassManager.h"

namespace cmx {

class TargetDesc;

struct LowerOptions {
  /// The platform, or null for the platform of the module (cmx/IR/Platform.h).
  /// The pass looks up the platform of the module only where platforms differ.
  const TargetDesc *Target = nullptr;
};

class LowerPass : public llvm::PassInfoMixin<LowerPass> {
  LowerOptions Opts;

public:
  explicit LowerPass(LowerOptions Opts = {}) : Opts(Opts) {}
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &);
  void printPipeline(
      llvm::raw_ostream &OS,
      llvm::function_ref<llvm::StringRef(llvm::StringRef)> MapClassName);
  static bool isRequired() { return true; }
};

} // namespace cmx

#endif // CMX_TRANSFORMS_LOWER_LOWER_H
