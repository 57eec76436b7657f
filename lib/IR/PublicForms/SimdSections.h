//===- SimdSections.h - Blocks under SIMD control flow ----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A branch by lane is a branch on simdcf.any. A block is under SIMD control
// flow if it is control dependent on a branch by lane, or on any branch in a
// block under SIMD control flow. Two blocks under SIMD control flow belong to
// the same section if a branch leads from one to the other, or if one branch by
// lane leads to both. The lanes of a section reconverge in the block after the
// section. That block is the nearest postdominator that is not under SIMD
// control flow.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_IR_PUBLICFORMS_SIMDSECTIONS_H
#define CMX_LIB_IR_PUBLICFORMS_SIMDSECTIONS_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"

#include <vector>

namespace cmx {

/// A branch on the result of simdcf.any or on its negation. The result may have
/// been converted to a number and back.
struct SimdBranch {
  llvm::CallInst *Any = nullptr; ///< Null: no such branch.
  llvm::Value *Lanes = nullptr;  ///< The operand of Any.
  bool IsNegated = false;
};
SimdBranch simdBranch(const llvm::BasicBlock &BB);

struct SimdSection {
  std::vector<llvm::BasicBlock *> Blocks; ///< In the order of execution.
  llvm::BasicBlock *After = nullptr;      ///< Null: some lanes never leave.
};

class SimdSections {
public:
  explicit SimdSections(llvm::Function &F);

  /// The number of lanes of the SIMD control flow that \p BB is under, or 0.
  unsigned lanes(const llvm::BasicBlock &BB) const { return Lanes.lookup(&BB); }
  bool empty() const { return Lanes.empty(); }
  llvm::ArrayRef<SimdSection> sections() const { return Sections; }
  const SimdSection &sectionOf(const llvm::BasicBlock &BB) const {
    return Sections[Number.at(&BB)];
  }
  /// Is \p To the same block as \p From, or before \p From in their section?
  bool isBackward(const llvm::BasicBlock &From,
                  const llvm::BasicBlock &To) const {
    return Position.at(&To) <= Position.at(&From);
  }
  /// A block that depends on branches with different numbers of lanes; null if
  /// there is none.
  const llvm::BasicBlock *conflict() const { return Conflict; }

private:
  void findLanes(llvm::Function &F);
  void findSections(llvm::Function &F);

  llvm::DenseMap<const llvm::BasicBlock *, unsigned> Lanes, Number, Position;
  llvm::DenseMap<const llvm::BasicBlock *, llvm::BasicBlock *> Next;
  std::vector<SimdSection> Sections;
  const llvm::BasicBlock *Conflict = nullptr;
};

} // namespace cmx

#endif // CMX_LIB_IR_PUBLICFORMS_SIMDSECTIONS_H
