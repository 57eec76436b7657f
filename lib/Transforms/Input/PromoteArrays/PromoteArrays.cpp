//===- PromoteArrays.cpp - Variables in memory become vectors -------------===//
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

#include "cmx/Transforms/Input/PromoteArrays.h"
#include "ArrayRewriter.h"
#include "PointerWebs.h"
#include "cmx/Analysis/Remarks.h"
#include "cmx/IR/Attributes.h"
#include "cmx/IR/Platform.h"

#include "llvm/ADT/Statistic.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/PromoteMemToReg.h"

using namespace llvm;

#define DEBUG_TYPE "cmx-promote-arrays"

STATISTIC(NumPromoted, "Number of arrays promoted to vectors");
STATISTIC(NumNotPromoted, "Number of allocas that stay in memory");

namespace cmx {

/// Vectors of LLVM IR have no limit, those of the language reference do.
constexpr unsigned MaxVectorElts = 65536;

template <typename T> static std::string textOf(const T &V) {
  std::string Text;
  raw_string_ostream OS(Text);
  V.print(OS);
  return StringRef(Text).trim().str();
}

static std::string nameOf(const AllocaInst &Alloca) {
  std::string Text;
  raw_string_ostream OS(Text);
  Alloca.printAsOperand(OS, /*PrintType=*/false);
  return Text;
}

static void remarkPromoted(Remarks &Rem, const PointerWeb &Web) {
  for (AllocaInst *Alloca : Web.Allocas)
    Rem.passed("Promoted", *Alloca, [&](Remark &R) {
      R << "array " << ore::NV("Array", nameOf(*Alloca)) << " becomes "
        << (Web.Allocas.size() > 1 ? "part of " : "") << "a vector of "
        << ore::NV("Bytes", unsigned(Web.bytes())) << " bytes, "
        << ore::NV("Elements", Web.NumElts) << " x "
        << ore::NV("Type", textOf(*Web.ElemTy)) << ": "
        << ore::NV("Accesses", Web.NumAccesses) << " accesses, "
        << ore::NV("Variable", Web.NumVariable) << " at variable offsets";
    });
}

static void noteMissed(Remarks &Rem, const PointerWeb &Web, StringRef Why) {
  std::string Reason = Why.str();
  if (Web.Culprit && !isa<AllocaInst>(Web.Culprit))
    Reason += ": '" + textOf(*Web.Culprit) + "'";
  for (AllocaInst *Alloca : Web.Allocas) {
    ++NumNotPromoted;
    Rem.missed("NotPromoted", *Alloca, [&](Remark &R) {
      R << "array " << ore::NV("Array", nameOf(*Alloca))
        << " stays in memory: " << ore::NV("Reason", Reason);
    });
    LLVMContext &C = Alloca->getContext();
    Alloca->setMetadata(NotPromotedMetadata,
                        MDNode::get(C, MDString::get(C, Reason)));
  }
}

static unsigned defaultBudget(const TargetDesc &TD) {
  return TD.numGRFs() * TD.grfBytes() / 4 * 3;
}

/// The smallest webs first, as long as all fit together.
static SmallVector<PointerWeb *, 8> choose(PointerWebs &Webs,
                                           unsigned BudgetBytes, Remarks &Rem) {
  SmallVector<PointerWeb *, 8> BySize, Chosen;
  for (PointerWeb &Web : Webs.webs())
    if (Web.Blocked.empty())
      BySize.push_back(&Web);
    else
      noteMissed(Rem, Web, Web.Blocked);
  // Webs stand in one array, in the order of the function.
  llvm::sort(BySize, [](const PointerWeb *A, const PointerWeb *B) {
    return std::make_pair(A->bytes(), A) < std::make_pair(B->bytes(), B);
  });
  uint64_t Left = BudgetBytes;
  for (PointerWeb *Web : BySize) {
    if (Web->bytes() > Left || Web->NumElts > MaxVectorElts) {
      noteMissed(Rem, *Web,
                 "it takes " + std::to_string(Web->bytes()) +
                     " bytes of registers; of " + std::to_string(BudgetBytes) +
                     " for arrays, " + std::to_string(Left) + " are left");
      continue;
    }
    Left -= Web->bytes();
    Chosen.push_back(Web);
  }
  return Chosen;
}

static bool hasAlloca(Function &F) {
  return any_of(instructions(F),
                [](const Instruction &I) { return isa<AllocaInst>(I); });
}

PreservedAnalyses PromoteArraysPass::run(Function &F,
                                         FunctionAnalysisManager &AM) {
  if (!hasAlloca(F))
    return PreservedAnalyses::all();
  unsigned BudgetBytes = 0;
  if (Opts.BudgetBytes) {
    BudgetBytes = *Opts.BudgetBytes;
  } else {
    const TargetDesc *TD = getPlatformOrReport(F, Opts.Target);
    if (!TD)
      return PreservedAnalyses::all();
    BudgetBytes = defaultBudget(*TD);
  }
  Remarks Rem(F, DEBUG_TYPE);
  PointerWebs Webs(F);
  SmallVector<PointerWeb *, 8> Chosen = choose(Webs, BudgetBytes, Rem);
  if (Chosen.empty()) // Only the reasons were noted.
    return PreservedAnalyses::all();
  for (PointerWeb *Web : Chosen) {
    remarkPromoted(Rem, *Web);
    NumPromoted += unsigned(Web->Allocas.size());
  }
  SmallVector<AllocaInst *, 8> Vectors = ArrayRewriter(F, Webs, Chosen).run();
  PromoteMemToReg(Vectors, AM.getResult<DominatorTreeAnalysis>(F));
  PreservedAnalyses PA;
  PA.preserveSet<CFGAnalyses>();
  return PA;
}

void PromoteArraysPass::printPipeline(
    raw_ostream &OS, function_ref<StringRef(StringRef)> MapClassName) {
  OS << MapClassName(name());
  if (!Opts.Target && !Opts.BudgetBytes)
    return;
  OS << '<';
  if (Opts.Target)
    OS << "platform=" << Opts.Target->name();
  if (Opts.BudgetBytes)
    OS << (Opts.Target ? ";" : "") << "budget=" << *Opts.BudgetBytes;
  OS << '>';
}

} // namespace cmx
