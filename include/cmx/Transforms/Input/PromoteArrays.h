//===- PromoteArrays.h - Variables in memory become vectors -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cmx-promote-arrays turns an alloca that is accessed at variable indices into
// a vector. SROA leaves such allocas alone. Loads and stores become regions of
// the vector at variable offsets.
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
// Before: any IR, best after SROA. After: the same, with fewer allocas. A
// second run changes nothing.
//
// An alloca can be promoted if it has no other users than these: getelementptr
// with any number of variable indices; load, store; memcpy, memmove and memset
// of constant length; masked load, store, gather, scatter; lifetime marks; phi,
// select, freeze; vectors of pointers; compares for equality. Pointers become
// byte offsets. Allocas whose pointers are merged by a phi or select become one
// vector. Accesses can have different types: the elements of the vector are as
// small as the smallest that an access needs (PointerWebs), and bitcasts
// convert them to other types (ArrayRewriter).
//
// A constant table that is only read, and at least once at a variable index, is
// copied to a new alloca first. The copy is folded to a constant vector.
//
// A known index outside of the array makes a load poison and removes a store,
// as LLVM's language reference allows.
//
// The promoted arrays of a function together fill at most three quarters of the
// registers, or the number of bytes given to the pass. The smallest arrays are
// promoted first.
//
// An array is not promoted if it has volatile or atomic accesses, an escaping
// address, a variable length, or a type that registers cannot hold. A remark
// gives the reason. The reason is also attached to the alloca, for the error
// message of cmx-lower.
//
// The time is linear in the number of instructions, except for mem2reg, which
// turns the vectors into values at the end.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_TRANSFORMS_INPUT_PROMOTEARRAYS_H
#define CMX_TRANSFORMS_INPUT_PROMOTEARRAYS_H

#include "cmx/Target/TargetDesc.h"
#include "llvm/IR/PassManager.h"

#include <optional>

namespace cmx {

struct PromoteArraysOptions {
  /// If null, the platform is the one that the module names.
  const TargetDesc *Target = nullptr;
  /// The limit for all arrays of a function. Without a value, the limit is
  /// three quarters of the platform's registers. Even with a value, a single
  /// array whose index varies is limited to three quarters of the registers. If
  /// a value but no Target is given, the platform with the fewest registers
  /// determines this limit.
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
