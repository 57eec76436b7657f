//===- BaleSlicer.h - Pieces of a bale as IR --------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_TRANSFORMS_LEGALIZE_LEGALIZE_BALESLICER_H
#define CMX_LIB_TRANSFORMS_LEGALIZE_LEGALIZE_BALESLICER_H

#include "cmx/Analysis/Bale.h"
#include "cmx/IR/Builder.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace cmx {

/// Builds the elements [I, I + N) of a bale's computation before its root, by
/// cloning its members on parts of the sources.
class BaleSlicer {
public:
  /// The elements [I, I + N) of a vector, if they exist as a value of their
  /// own; else null.
  using PieceLookup =
      llvm::function_ref<llvm::Value *(llvm::Value *V, unsigned I, unsigned N)>;

  BaleSlicer(RegionBuilder &RB, const Bale &B, PieceLookup Pieces)
      : RB(RB), B(B), Pieces(Pieces), Srcs(B.Srcs) {}

  /// Reads source \p K from \p V (packed, whole) from now on.
  void replaceSource(unsigned K, llvm::Value *V);
  /// Reads the same region of source \p K from another vector \p V.
  void rebaseSource(unsigned K, llvm::Value *V) { Srcs[K].V = V; }
  /// The computed value's part, before it is written anywhere.
  llvm::Value *result(unsigned I, unsigned N);
  /// The part of source \p K as it is read, without modifiers.
  llvm::Value *source(unsigned K, unsigned I, unsigned N);
  /// The part of the predicate, or null without one.
  llvm::Value *predicate(unsigned I, unsigned N);
  /// Offset of the destination's part: null if it is constant.
  llvm::Value *dstOffset(const Region &Part);

private:
  llvm::Value *mainPart(unsigned I, unsigned N);
  llvm::Value *productPart(unsigned I, unsigned N);
  llvm::Value *sourcePart(unsigned K, llvm::Type *ElemTy, unsigned I,
                          unsigned N);
  llvm::Value *leaf(unsigned K, llvm::Type *ElemTy, unsigned I, unsigned N);
  /// Gives the part of an operand; null for operands that are no sources.
  using OperandPart = llvm::function_ref<llvm::Value *(const llvm::Use &U)>;
  llvm::Value *clonePart(llvm::Instruction *Orig, unsigned I, unsigned N,
                         OperandPart Part);
  llvm::Value *rebuildOn(llvm::Instruction *Orig,
                         llvm::ArrayRef<llvm::Value *> Operands, unsigned N);
  llvm::Value *cloneOn(llvm::Instruction *Orig,
                       llvm::ArrayRef<llvm::Value *> Operands, unsigned N);
  llvm::Value *shiftedOffset(llvm::Value *Offset, const Region &Part);
  llvm::Value *asElems(llvm::Value *Part, llvm::Type *ElemTy);

  RegionBuilder &RB;
  const Bale &B;
  PieceLookup Pieces;
  llvm::SmallVector<BaleSource, 3> Srcs;
};

/// Does \p C need a register, since no immediate holds it?
bool needsRegister(const llvm::Constant &C);
/// \p C as a value that stays in a register.
llvm::Value *inRegister(RegionBuilder &RB, llvm::Constant &C);
/// \p C as a value of which a part stays in a register: wide integers are
/// extended from the narrowest integers that hold them. These take fewer moves,
/// and operations can read them.
llvm::Value *inNarrowRegister(RegionBuilder &RB, llvm::Constant &C);
/// Lanes [I, I + N) of a constant vector. A scalar becomes a splat of N lanes.
llvm::Constant *sliceConstant(llvm::Constant *C, unsigned I, unsigned N);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_LEGALIZE_LEGALIZE_BALESLICER_H
