//===- Subroutines.h - Parts of a function that blocks call -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   a:                                       call sub
//     br label %sub                          (b follows)
//   c:                                       call sub
//     br label %sub                          (d follows)
//   sub:                                   sub:
//     %n = phi i32 [ 0, %a ], [ 1, %c ]      ...
//     ...                                    ret
//     switch i32 %n [ 0 -> b, 1 -> d ]
//
// Left: the form in IR. Right: its meaning. A block that enters the subroutine
// gives it a number, and the number determines the block after the subroutine.
// LLVM's passes turn a switch with two targets into a branch, and the number
// into a predicate. cmx-share-calls makes this form; code generation turns it
// into calls. Nothing else in the function enters or leaves the subroutine. A
// subroutine may contain all blocks of another one.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ANALYSIS_SUBROUTINES_H
#define CMX_ANALYSIS_SUBROUTINES_H

#include "llvm/ADT/SetVector.h"

#include <vector>

namespace llvm {
class BasicBlock;
class Function;
class Instruction;
class Module;
class PHINode;
} // namespace llvm

namespace cmx {

struct Subroutine {
  llvm::PHINode *Number = nullptr;     ///< The number of the caller.
  llvm::Instruction *Return = nullptr; ///< Switch or branch, reads Number.
  /// Includes the blocks of inner subroutines.
  llvm::SetVector<llvm::BasicBlock *> Blocks;

  llvm::BasicBlock *entry() const;
  /// Returns the block in which control continues after the subroutine if \p
  /// Caller has entered it.
  llvm::BasicBlock *returnTo(const llvm::BasicBlock *Caller) const;
};

/// Marks \p M: branches on numbers in \p M may be returns of subroutines. In
/// other modules, such branches only separate paths that have joined before,
/// and jumps are cheaper than calls.
void noteSharedCalls(llvm::Module &M);

/// May \p BB be the end of a subroutine? A block that compares a phi of
/// constants may become one after LLVM has simplified the code, so the answer
/// is true for such a block, too.
bool mayReturn(const llvm::BasicBlock &BB);

/// Returns the subroutines of \p F, inner ones before outer ones. For each
/// switch or branch on a phi of constants, this takes time linear in the number
/// of blocks of \p F.
std::vector<Subroutine> findSubroutines(llvm::Function &F);

} // namespace cmx

#endif // CMX_ANALYSIS_SUBROUTINES_H
