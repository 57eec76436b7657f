//===- PromoteArrays.h - Variables in memory become vectors -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-promote-arrays: an alloca that is accessed at variable indices, which
// SROA leaves alone, becomes a vector; loads and stores become regions of it,
// at variable offsets.
//
//   %a = alloca [16 x float]
//   %p = getelementptr [16 x float], ptr %a, i32 0, i32 %i
//   store float %x, ptr %p
//   %q = getelementptr i8, ptr %a, i32 32
//   %y = load <8 x float>, ptr %q
// ->
//   %o = shl i16 (trunc i32 %i), 2
//   %v = wrregion <16 x float> (undef, %x, 0, 1, 0, %o)
//   %y = rdregion <8 x float> (%v, 0, 8, 1, 32)
//
// Before: any IR, best behind SROA. After: the same, with fewer allocas. A
// second run changes nothing.
//
// What an alloca may be used for: getelementptr with any number of variable
// indices; load, store, memcpy, memmove and memset of constant length, masked
// load, store, gather, scatter; lifetime marks; phi, select, freeze, vectors of
// pointers. Pointers become byte offsets; allocas that a phi or select chooses
// between become one vector. The types need not agree: the vector's elements
// are the smallest that any access needs (PointerWebs), other types are
// bitcasts (ArrayRewriter).
//
// A known index outside of the array makes a load poison and removes a store,
// as LLVM's language reference allows.
//
// The arrays of a function together may fill three quarters of the registers,
// or the number of bytes that the pass was given; the smallest come first.
//
// Left alone, with a remark that says why: volatile and atomic accesses,
// addresses that escape, lengths that are not constant, types that registers do
// not hold. The reason is also attached to the alloca, where cmx-lower, which
// has to report it as an error, finds it.
//
// Linear in the number of instructions, but for mem2reg, which makes values of
// the vectors in the end.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_INPUT_PROMOTEARRAYS_H
#define CMX_TRANSFORMS_INPUT_PROMOTEARRAYS_H

#include "cmx/Target/TargetDesc.h"
#include "llvm/IR/PassManager.h"

#include <optional>

namespace cmx {

struct PromoteArraysOptions {
  /// Null: the platform that the module names.
  const TargetDesc *Target = nullptr;
  /// Of all arrays of a function together. None: three quarters of the
  /// platform's registers.
  std::optional<unsigned> BudgetBytes;
};

/// The pass cmx-promote-arrays.
class PromoteArraysPass : public llvm::PassInfoMixin<PromoteArraysPass> {
  PromoteArraysOptions Opts;

public:
  explicit PromoteArraysPass(PromoteArraysOptions Opts = {}) : Opts(Opts) {}
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
  void printPipeline(
      llvm::raw_ostream &OS,
      llvm::function_ref<llvm::StringRef(llvm::StringRef)> MapClassName);
  static bool isRequired() { return true; }
};

} // namespace cmx

#endif // CMX_TRANSFORMS_INPUT_PROMOTEARRAYS_H
