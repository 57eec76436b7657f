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

/// Builds the elements [I, I + N) of a bale's computation, in front of the root
/// of the bale. Clones the members of the bale on parts of the sources.
class BaleSlicer {
public:
  /// Returns the elements [I, I + N) of a vector if they exist as a value of
  /// their own, otherwise null.
  using PieceLookup =
      llvm::function_ref<llvm::Value *(llvm::Value *V, unsigned I, unsigned N)>;

  BaleSlicer(RegionBuilder &RB, const Bale &B, PieceLookup Pieces)
      : RB(RB), B(B), Pieces(Pieces), Srcs(B.Srcs) {}

  /// Makes later calls read source \p K from the whole packed vector \p V.
  void replaceSource(unsigned K, llvm::Value *V);
  /// Makes later calls read the region of source \p K from another vector \p V.
  void rebaseSource(unsigned K, llvm::Value *V) { Srcs[K].V = V; }
  /// Returns the part of the computed value, before it is written anywhere.
  llvm::Value *result(unsigned I, unsigned N);
  /// Returns the part of source \p K as it is read, without modifiers.
  llvm::Value *source(unsigned K, unsigned I, unsigned N);
  /// Returns the part of the predicate, or null if there is no predicate.
  llvm::Value *predicate(unsigned I, unsigned N);
  /// Returns the variable offset of the destination's part, or null if the
  /// offset is constant.
  llvm::Value *dstOffset(const Region &Part);

private:
  llvm::Value *mainPart(unsigned I, unsigned N);
  llvm::Value *productPart(unsigned I, unsigned N);
  llvm::Value *sourcePart(unsigned K, llvm::Type *ElemTy, unsigned I,
                          unsigned N);
  llvm::Value *leaf(unsigned K, llvm::Type *ElemTy, unsigned I, unsigned N);
  /// Returns the part of an operand, or null for operands that are no sources.
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

/// Does \p C need a register, because no immediate holds it?
bool needsRegister(const llvm::Constant &C);
/// Returns \p C as a value in a register.
llvm::Value *inRegister(RegionBuilder &RB, llvm::Constant &C);
/// Returns \p C as a value in a register. If \p C has wide integers, the
/// register has the narrowest integers that hold them, and the value is their
/// extension. Narrow integers take fewer moves, and operations can read them.
llvm::Value *inNarrowRegister(RegionBuilder &RB, llvm::Constant &C);
/// Returns lanes [I, I + N) of a constant vector. A scalar becomes a splat of N
/// lanes.
llvm::Constant *sliceConstant(llvm::Constant *C, unsigned I, unsigned N);

} // namespace cmx

#endif // CMX_LIB_TRANSFORMS_LEGALIZE_LEGALIZE_BALESLICER_H
