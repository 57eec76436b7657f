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
// Blocks enter the subroutine with a number, and its end goes on where the
// number says. LLVM's passes turn a switch of two targets into a branch, and
// the number into a predicate. cmx-share-calls makes this form; code generation
// turns it into calls. Nothing else in the function enters or leaves the
// subroutine. A subroutine may contain all blocks of another one.
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
  /// The block in which control goes on if it has entered from \p Caller.
  llvm::BasicBlock *returnTo(const llvm::BasicBlock *Caller) const;
};

/// Notes that branches on numbers in \p M may be returns. In other modules,
/// such branches only separate paths that have met before; jumps are cheaper.
void noteSharedCalls(llvm::Module &M);

/// May \p BB become the end of a subroutine? Until LLVM simplifies the code, a
/// block that compares a number which only constants enter may become one, too.
bool mayReturn(const llvm::BasicBlock &BB);

/// The subroutines of \p F, inner ones before the ones around them. Takes, for
/// each switch or branch on a phi of constants alone, time linear in the blocks
/// of \p F.
std::vector<Subroutine> findSubroutines(llvm::Function &F);

} // namespace cmx

#endif // CMX_ANALYSIS_SUBROUTINES_H
