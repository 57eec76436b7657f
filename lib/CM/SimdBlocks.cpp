//===- SimdBlocks.cpp - Where SIMD blocks start and end -------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each SIMD_IF and SIMD_DO_WHILE calls cm::builtin::simd_begin and simd_end. An
// instruction is in a block if each path to it has more calls of simd_begin
// than of simd_end. The simd_begin of a SIMD_IF says how many lanes the block
// has. For a SIMD_DO_WHILE, only its condition gives this number, so the
// condition calls simd_width.
//
//===----------------------------------------------------------------------===//

#include "BuiltinCalls.h"

#include "cmx/IR/DiagnosticInfo.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace cmx {

/// The role of a call in SIMD blocks.
namespace {
enum class Role {
  None,
  Begin,
  Width,
  Elements,
  End,
  Message,
  MessageMark, ///< Precedes a message whose builtin has role None.
  Assignment
};

/// The blocks around a place in the code, outermost first. A block is
/// represented by the call that begins it.
using Blocks = SmallVector<CallInst *, 4>;
} // namespace

static Role roleOf(StringRef Builtin) {
  return StringSwitch<Role>(Builtin)
      .Case("simd_begin", Role::Begin)
      .Case("simd_width", Role::Width)
      .Case("simd_elements", Role::Elements)
      .Case("simd_end", Role::End)
      .Case("simd_message", Role::MessageMark)
      .Case("media_ld", Role::Message)
      .Case("media_st", Role::Message)
      .Case("oword_ld", Role::Message)
      .Case("oword_ld_unaligned", Role::Message)
      .Case("oword_st", Role::Message)
      .Case("svm_block_ld", Role::Message)
      .Case("svm_block_ld_unaligned", Role::Message)
      .Case("svm_block_st", Role::Message)
      .Case("load2d", Role::Message)
      .Case("store2d", Role::Message)
      .Case("wrregion_masked", Role::Assignment)
      .Case("wrindirect", Role::Assignment)
      .Default(Role::None);
}

static Role roleOf(const Function &F) {
  std::optional<std::string> Name = builtinName(F);
  return Name ? roleOf(*Name) : Role::None;
}

static bool isMark(Role R) {
  return R == Role::Begin || R == Role::Width || R == Role::Elements ||
         R == Role::End || R == Role::MessageMark;
}

void prepareBlockMarkers(Module &M) {
  for (Function &F : M) {
    if (!isMark(roleOf(F)))
      continue;
    // If the calls had no effect at all, LLVM would remove repeated calls.
    F.setMemoryEffects(MemoryEffects::inaccessibleMemOnly());
    F.setDoesNotThrow();
  }
}

namespace {
class BlockChecker {
  MapVector<BasicBlock *, SmallVector<std::pair<CallInst *, Role>, 4>> Calls;
  /// The number of lanes of the block that a call begins.
  DenseMap<CallInst *, unsigned> Lanes;
  bool HasMarks = false;

  void visit(CallInst *Call, Role R, Blocks &Open);
  void report(CallInst *Call, Role R, const Blocks &Open);
  void reportWidth(CallInst *Call, unsigned Actual, unsigned Expected);
  Blocks openAtEnd(BasicBlock &BB, const Blocks &AtStart);
  bool reportJump(BasicBlock &BB, const Blocks &Open,
                  const MapVector<BasicBlock *, Blocks> &AtStart);

public:
  explicit BlockChecker(Function &F);
  void check(Function &F);
  void removeMarks();
};
} // namespace

BlockChecker::BlockChecker(Function &F) {
  for (Instruction &I : instructions(F)) {
    auto *Call = dyn_cast<CallInst>(&I);
    Function *Callee = Call ? Call->getCalledFunction() : nullptr;
    Role R = Callee ? roleOf(*Callee) : Role::None;
    if (R == Role::None)
      continue;
    Calls[I.getParent()].push_back({Call, R});
    HasMarks |= R == Role::Begin;
  }
}

static unsigned laneOperand(const CallInst *Mark) {
  return unsigned(cast<ConstantInt>(Mark->getArgOperand(0))->getZExtValue());
}

/// \p Open are the blocks around the place before \p Call. Changes them to the
/// blocks around the place after \p Call.
void BlockChecker::visit(CallInst *Call, Role R, Blocks &Open) {
  if (R == Role::Begin) {
    Open.push_back(Call);
    if (unsigned N = laneOperand(Call))
      Lanes[Call] = N;
  } else if (R == Role::Width && !Open.empty()) {
    Lanes[Open.back()] = laneOperand(Call);
  } else if (R == Role::End && !Open.empty()) {
    Open.pop_back();
  }
}

void BlockChecker::reportWidth(CallInst *Call, unsigned Actual,
                               unsigned Expected) {
  if (Actual != Expected && Actual != 1 && Expected)
    emitDiag(*Call, DiagKind::WidthMismatchInSimd,
             "as many elements as the SIMD block around it has lanes expected, "
             "actual " +
                 std::to_string(Actual) + " elements in a block of " +
                 std::to_string(Expected) + " lanes");
}

void BlockChecker::report(CallInst *Call, Role R, const Blocks &Open) {
  if (Open.empty() || R == Role::End || R == Role::Width)
    return;
  unsigned Around = Lanes.lookup(Open.back());
  if (R == Role::Message || R == Role::MessageMark)
    emitDiag(*Call, DiagKind::BlockMessageInSimd,
             "a block message moves all elements, whatever lanes are "
             "enabled: expected outside of SIMD blocks");
  else if (R == Role::Begin)
    reportWidth(Call, Lanes.contains(Call) ? Lanes.lookup(Call) : Around,
                Around);
  else if (R == Role::Elements)
    reportWidth(Call, laneOperand(Call), Around);
  else
    reportWidth(Call,
                cast<FixedVectorType>(Call->getArgOperand(1)->getType())
                    ->getNumElements(),
                Around);
}

Blocks BlockChecker::openAtEnd(BasicBlock &BB, const Blocks &AtStart) {
  Blocks Open = AtStart;
  if (auto It = Calls.find(&BB); It != Calls.end())
    for (auto [Call, R] : It->second)
      visit(Call, R, Open);
  return Open;
}

/// Does \p BB leave a SIMD block by a break, continue, goto or return? Reports
/// this, because lanes that the block disabled would stay disabled. \p Open are
/// the blocks around the end of \p BB.
bool BlockChecker::reportJump(BasicBlock &BB, const Blocks &Open,
                              const MapVector<BasicBlock *, Blocks> &AtStart) {
  const Instruction &Jump = *BB.getTerminator();
  bool Leaves = isa<ReturnInst>(Jump)
                    ? !Open.empty()
                    : any_of(successors(&BB), [&](auto *To) {
                        return AtStart.lookup(To).size() < Open.size();
                      });
  if (Leaves)
    emitDiag(Jump, DiagKind::InstructionUnsupported,
             "this leaves a SIMD block before its end: SIMD_BREAK or "
             "SIMD_CONTINUE expected, or a condition");
  return Leaves;
}

void BlockChecker::check(Function &F) {
  if (!HasMarks)
    return;
  // The SIMD blocks around the start of each basic block. If paths to the basic
  // block differ, the path with the fewest SIMD blocks is used.
  MapVector<BasicBlock *, Blocks> AtStart;
  SmallVector<BasicBlock *, 16> Work = {&F.getEntryBlock()};
  AtStart[&F.getEntryBlock()] = {};
  while (!Work.empty()) {
    BasicBlock *BB = Work.pop_back_val();
    Blocks Open = openAtEnd(*BB, AtStart[BB]);
    for (BasicBlock *Next : successors(BB)) {
      auto [It, IsNew] = AtStart.try_emplace(Next, Open);
      if (!IsNew && It->second.size() <= Open.size())
        continue;
      It->second = Open;
      Work.push_back(Next);
    }
  }
  for (auto &[BB, Open] : AtStart)
    if (reportJump(*BB, openAtEnd(*BB, Open), AtStart))
      return;
  for (auto &[BB, Open] : AtStart)
    if (auto It = Calls.find(BB); It != Calls.end())
      for (auto [Call, R] : It->second) {
        report(Call, R, Open);
        visit(Call, R, Open);
      }
}

void BlockChecker::removeMarks() {
  for (auto &[BB, InBlock] : Calls)
    for (auto [Call, R] : InBlock)
      if (isMark(R))
        Call->eraseFromParent();
}

void checkSimdBlocks(Function &F) {
  BlockChecker Checker(F);
  Checker.check(F);
  Checker.removeMarks();
}

} // namespace cmx
