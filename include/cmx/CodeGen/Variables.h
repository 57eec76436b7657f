//===- Variables.h - Which values share a vISA variable ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A value needs storage if it is an argument or the result of a bale's root;
// members of bales exist only inside of an instruction, and register casts (see
// stripRenames) are other names of the same value. Values of i1 and vectors of
// i1 are in predicate variables, all others in general ones.
//
// Values that should be in the same place form a web and share a variable:
//  - the result of a write (wrregion and similar intrinsics, or a message with
//    an old value) and the old value, which vISA overwrites in part;
//  - a phi and its incoming values.
// A web grows as long as the live ranges of its values stay disjoint. If values
// that should share a variable are in different webs, they need copies: the old
// value is copied before the root that writes a part of the result, and the
// incoming value of a phi is copied at the end of the predecessor.
//
// Precondition: no critical edge leads to a block with phis
// (splitCriticalPhiEdges). The IR is not changed. Takes O(n log^2 n) time,
// where n is the number of bales plus, for each block, the number of values
// that are live in it.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_CODEGEN_VARIABLES_H
#define CMX_CODEGEN_VARIABLES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <vector>

namespace llvm {
class Argument;
class BasicBlock;
class Constant;
class Function;
class Instruction;
class Type;
class Value;
class raw_ostream;
} // namespace llvm

namespace cmx {

class BaleInfo;

/// Removes unreachable blocks and splits the critical edges that lead to blocks
/// with phis. Returns whether anything changed. Edges that cannot be split
/// (indirectbr) stay.
bool splitCriticalPhiEdges(llvm::Function &F);

class VariableAssignment {
public:
  static constexpr unsigned None = ~0u;

  struct Variable {
    bool IsPredicate = false;
    uint64_t Bytes = 0; ///< 0 for predicates.
    unsigned Lanes = 0; ///< Of Ty; a value of another type may be here, too.
    const llvm::Argument *Arg = nullptr; ///< The argument that arrives here.
    llvm::Type *Ty = nullptr; ///< Of the argument, else of the first value.
    /// If not None, this variable is a part of the variable Base, at a multiple
    /// of the register size. Base has no base itself.
    unsigned Base = None;
    uint64_t BaseOffsetBytes = 0;
    /// Is the variable at the start of %arg, where a stack call passes its
    /// argument?
    bool IsArgumentRow = false;
  };

  /// One copy of a whole variable.
  struct Copy {
    unsigned Dst = None;
    unsigned SrcVar = None; ///< None: Const is written instead.
    const llvm::Constant *Const = nullptr;
  };

  VariableAssignment(llvm::Function &F, const BaleInfo &Bales);

  /// Returns the variable of \p V or, if \p V is a register cast, of the value
  /// that it casts. Returns None for constants, members of bales, struct
  /// values, and values in unreachable blocks.
  unsigned variableOf(const llvm::Value *V) const;
  /// Returns the variable of result \p Index of \p Call, which returns a
  /// struct. Each result has a variable, even if no extractvalue reads it.
  unsigned variableOfResult(const llvm::Instruction *Call,
                            unsigned Index) const;

  /// Returns all variables. Those of the arguments come first, in order.
  llvm::ArrayRef<Variable> variables() const { return Variables; }

  /// Returns the copies that fill the root's variable before the root writes
  /// its part. There is at most one.
  llvm::ArrayRef<Copy> copiesBefore(const llvm::Instruction *Root) const;
  /// Returns the copies for the phis of the successors. They belong, in this
  /// order, right before the terminator (which may still read other variables).
  llvm::ArrayRef<Copy> copiesAtEnd(const llvm::BasicBlock *BB) const;

  /// Would the bale of \p Root only copy bytes onto themselves? (Its source is
  /// an alias of the destination.)
  bool isCopyInPlace(const llvm::Instruction *Root) const {
    return InPlaceCopies.contains(Root);
  }

  /// Is \p Root the first write of a new value to a variable that shares no
  /// bytes with other variables, and do the writes in the block of \p Root
  /// cover only a part of the variable? Then its former content is not needed.
  bool beginsWithPart(const llvm::Instruction *Root) const {
    return PartialStarts.contains(Root);
  }

  /// Returns all copies. Those at the ends of blocks come last.
  llvm::ArrayRef<Copy> copies() const { return Copies; }

  /// Prints a line for each variable and each copy.
  void print(llvm::raw_ostream &OS, const llvm::Function &F) const;

private:
  friend class VariableAssigner;

  llvm::ArrayRef<Copy> copiesAt(const llvm::Value *Place) const;

  llvm::DenseMap<const llvm::Value *, unsigned> VarOf;
  llvm::DenseMap<const llvm::Value *, llvm::SmallVector<unsigned, 2>>
      ResultVars;
  llvm::DenseSet<const llvm::Instruction *> InPlaceCopies;
  llvm::DenseSet<const llvm::Instruction *> PartialStarts;
  std::vector<Variable> Variables;
  std::vector<Copy> Copies;
  /// Root or block -> first copy and number of copies.
  llvm::DenseMap<const llvm::Value *, std::pair<unsigned, unsigned>> CopiesAt;
};

} // namespace cmx

#endif // CMX_CODEGEN_VARIABLES_H
