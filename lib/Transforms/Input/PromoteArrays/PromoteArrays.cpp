//===- PromoteArrays.cpp - Variables in memory become vectors -------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cmx/Transforms/Input/PromoteArrays.h"
#include "ArrayRewriter.h"
#include "PointerWebs.h"
#include "cmx/Analysis/Remarks.h"
#include "cmx/IR/Attributes.h"
#include "cmx/IR/Platform.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ReplaceConstant.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/PromoteMemToReg.h"

using namespace llvm;

#define DEBUG_TYPE "cmx-promote-arrays"

STATISTIC(NumPromoted, "Number of arrays promoted to vectors");
STATISTIC(NumNotPromoted, "Number of allocas that stay in memory");

namespace cmx {

/// The maximal length of vectors (docs/LangRef.md).
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
    // Keep the note of an earlier run. A new note could differ only in names
    // that have changed since then.
    if (Alloca->hasMetadata(NotPromotedMetadata))
      continue;
    LLVMContext &C = Alloca->getContext();
    Alloca->setMetadata(NotPromotedMetadata,
                        MDNode::get(C, MDString::get(C, Reason)));
  }
}

static unsigned defaultBudget(const TargetDesc &TD) {
  return TD.numGRFs() * TD.grfBytes() / 4 * 3;
}

/// Did an earlier run leave \p Web in memory? The earlier run also counted the
/// arrays that are vectors by now, so its decision is kept.
static bool wasLeft(const PointerWeb &Web) {
  return any_of(Web.Allocas, [](const AllocaInst *Alloca) {
    return Alloca->hasMetadata(NotPromotedMetadata);
  });
}

/// Returns the limit for an array that is accessed at variable offsets. The
/// finalizer does not spill such arrays.
static unsigned mostIndexedBytes(const TargetDesc *TD) {
  if (TD)
    return defaultBudget(*TD);
  unsigned Least = ~0u;
  for (const TargetDesc *Any : TargetDesc::all())
    Least = std::min(Least, defaultBudget(*Any));
  return Least;
}

/// Chooses webs, the smallest first, as long as all chosen webs together fit
/// into the budget. A web that is accessed at variable offsets also has a limit
/// of its own.
static SmallVector<PointerWeb *, 8> choose(PointerWebs &Webs,
                                           unsigned BudgetBytes,
                                           unsigned MostIndexedBytes,
                                           Remarks &Rem) {
  SmallVector<PointerWeb *, 8> BySize, Chosen;
  for (PointerWeb &Web : Webs.webs())
    if (!Web.Blocked.empty())
      noteMissed(Rem, Web, Web.Blocked);
    else if (!wasLeft(Web))
      BySize.push_back(&Web);
  // A and B point into one array, in which the webs have the order of their
  // allocas. Webs of equal size keep this order.
  llvm::sort(BySize, [](const PointerWeb *A, const PointerWeb *B) {
    return std::make_pair(A->bytes(), A) < std::make_pair(B->bytes(), B);
  });
  uint64_t Left = BudgetBytes;
  for (PointerWeb *Web : BySize) {
    std::string Takes =
        "it takes " + std::to_string(Web->bytes()) + " bytes of registers; ";
    if (Web->bytes() > Left || Web->NumElts > MaxVectorElts) {
      noteMissed(Rem, *Web,
                 Takes + "of " + std::to_string(BudgetBytes) + " for arrays, " +
                     std::to_string(Left) + " are left");
      continue;
    }
    if (Web->NumVariable && Web->bytes() > MostIndexedBytes) {
      noteMissed(Rem, *Web,
                 Takes + "with an index that varies it may take " +
                     std::to_string(MostIndexedBytes));
      continue;
    }
    Left -= Web->bytes();
    Chosen.push_back(Web);
  }
  return Chosen;
}

//===----------------------------------------------------------------------===//
// Constant tables
//===----------------------------------------------------------------------===//

namespace {
/// The accesses of a function to a constant table.
struct TableReads {
  const Function &F;
  SmallVector<LoadInst *, 8> AtConstants; ///< Loads whose address is constant.
  bool NeedsVector = false;               ///< Other reads.
  bool Escapes = false;                   ///< Uses that are not reads.
  SmallPtrSet<const Value *, 8> Seen;

  void follow(Value &Pointer);
  void visit(Use &U);
};
} // namespace

void TableReads::follow(Value &Pointer) {
  if (Seen.insert(&Pointer).second)
    for (Use &U : Pointer.uses())
      visit(U);
}

void TableReads::visit(Use &U) {
  if (auto *C = dyn_cast<ConstantExpr>(U.getUser()))
    return follow(*C);
  auto *I = dyn_cast<Instruction>(U.getUser());
  if (!I || I->getFunction() != &F || I->isDroppable())
    return;
  bool IsNumber = !U->getType()->isPtrOrPtrVectorTy();
  if (!IsNumber &&
      isa<GetElementPtrInst, AddrSpaceCastInst, FreezeInst, PHINode, SelectInst,
          InsertElementInst, ExtractElementInst, ShuffleVectorInst>(I))
    return follow(*I);
  auto *Load = dyn_cast<LoadInst>(I);
  if (Load && Load->isSimple() && isa<Constant>(U.get()))
    return AtConstants.push_back(Load);
  auto M = maskedAccess(*I);
  auto *Copy = dyn_cast<MemTransferInst>(I);
  if ((Load && Load->isSimple()) || (M && M->IsLoad))
    NeedsVector = true;
  else if (Copy && !Copy->isVolatile() && U.get() == Copy->getRawSource())
    NeedsVector |= !isa<Constant>(U.get());
  else
    Escapes = true;
}

/// Makes a copy of \p Table in \p F, and replaces all uses in \p F by the copy.
static void copyTable(GlobalVariable &Table, Function &F) {
  convertUsersOfConstantsToInstructions({&Table}, &F);
  IRBuilder<> B(&F.getEntryBlock(), F.getEntryBlock().begin());
  const DataLayout &DL = F.getDataLayout();
  AllocaInst *Copy =
      B.CreateAlloca(Table.getValueType(), nullptr, Table.getName());
  Copy->setAlignment(
      DL.getValueOrABITypeAlignment(Table.getAlign(), Table.getValueType()));
  Value *Pointer = B.CreateAddrSpaceCast(Copy, Table.getType());
  Table.replaceUsesWithIf(Pointer, [&](const Use &U) {
    auto *I = dyn_cast<Instruction>(U.getUser());
    return I && I->getFunction() == &F;
  });
  B.CreateMemCpy(Copy, Copy->getAlign(), &Table, Copy->getAlign(),
                 DL.getTypeAllocSize(Table.getValueType()));
}

/// Reads of constant tables at variable offsets become reads of a variable
/// whose initial value is the content of the table. Returns whether \p F
/// changed.
static bool copyTables(Function &F) {
  bool Changed = false;
  for (GlobalVariable &Table : F.getParent()->globals()) {
    if (!isConstantTable(Table))
      continue;
    TableReads Reads{F, {}, false, false, {}};
    Reads.follow(Table);
    for (LoadInst *Load : Reads.AtConstants) {
      Constant *Known = ConstantFoldLoadFromConstPtr(
          cast<Constant>(Load->getPointerOperand()), Load->getType(),
          F.getDataLayout());
      Reads.NeedsVector |= !Known;
      if (!Known)
        continue;
      Load->replaceAllUsesWith(Known);
      Load->eraseFromParent();
      Changed = true;
    }
    if (!Reads.NeedsVector || Reads.Escapes)
      continue;
    copyTable(Table, F);
    Changed = true;
  }
  return Changed;
}

static bool hasAlloca(Function &F) {
  return any_of(instructions(F),
                [](const Instruction &I) { return isa<AllocaInst>(I); });
}

PreservedAnalyses PromoteArraysPass::run(Function &F,
                                         FunctionAnalysisManager &AM) {
  PreservedAnalyses PA;
  PA.preserveSet<CFGAnalyses>();
  bool Changed = copyTables(F);
  auto Unchanged = Changed ? PA : PreservedAnalyses::all();
  if (!hasAlloca(F))
    return Unchanged;
  const TargetDesc *TD = Opts.Target;
  unsigned BudgetBytes = 0;
  if (Opts.BudgetBytes) {
    BudgetBytes = *Opts.BudgetBytes;
  } else {
    TD = getPlatformOrReport(F, Opts.Target);
    if (!TD)
      return Unchanged;
    BudgetBytes = defaultBudget(*TD);
  }
  Remarks Rem(F, DEBUG_TYPE);
  PointerWebs Webs(F);
  SmallVector<PointerWeb *, 8> Chosen =
      choose(Webs, BudgetBytes, mostIndexedBytes(TD), Rem);
  if (Chosen.empty()) // Only the reasons were attached.
    return Unchanged;
  for (PointerWeb *Web : Chosen) {
    remarkPromoted(Rem, *Web);
    NumPromoted += unsigned(Web->Allocas.size());
  }
  SmallVector<AllocaInst *, 8> Vectors = ArrayRewriter(F, Webs, Chosen).run();
  PromoteMemToReg(Vectors, AM.getResult<DominatorTreeAnalysis>(F));
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
