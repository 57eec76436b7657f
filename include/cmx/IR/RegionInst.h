//===- RegionInst.h - Typed views of region intrinsics ----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Classes for isa/cast/dyn_cast on calls of the region intrinsics. The
// accessors assume a call that the verifier accepts (cmx/IR/Verifier.h).
//
// region() normalizes the operands. A width operand of 0 means a single row:
// the width becomes the number of elements. The vertical stride of a single row
// and an unused parent width become 0. If the offset is constant, the region is
// direct; otherwise it is indirect. The alignment of an indirect region is the
// element size, or more if the operations that compute the offset prove it.
//
// If the offset is a vector, each row starts at its own offset, and the
// vertical stride is ignored. If these offsets are evenly spaced constants, the
// region is direct. Otherwise region() describes the rows, but not where they
// start, and hasRowOffsets() is true.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_REGIONINST_H
#define CMX_IR_REGIONINST_H

#include "cmx/IR/Intrinsics.h"
#include "cmx/Region/Region.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/Casting.h"

namespace cmx {

/// Returns the number of elements of a value: the lanes of a fixed vector, 1
/// for a scalar.
unsigned numLanes(const llvm::Type *Ty);
/// Returns the size of one element in bytes, or 0 if the size is not a whole
/// number of bytes (i1).
unsigned elementBytes(const llvm::Type *Ty);
/// Returns the number of bytes that a value of type \p Ty takes in registers (0
/// for void and i1 vectors).
uint64_t registerBytes(const llvm::Type *Ty);
/// Is \p Ty i1 or a vector of i1? Such values are kept in flag registers.
inline bool isPredicateType(const llvm::Type *Ty) {
  return Ty->isIntOrIntVectorTy(1);
}

/// Is \p V a bitcast between types whose element sizes are whole numbers of
/// bytes? The result of such a bitcast is the same bytes in the same register.
bool isRegisterBitcast(const llvm::Value *V);
/// If \p V is a register bitcast, or a chain of them, returns the value that
/// the innermost one casts. Otherwise returns \p V.
llvm::Value *stripRegisterBitcasts(llvm::Value *V);

/// Returns a power of two that is known to divide each lane of \p Offset.
unsigned knownOffsetAlignBytes(const llvm::Value *Offset,
                               const llvm::DataLayout &DL);

/// The common part of rdregion, wrregion and wrconstregion.
class RegionAccessInst : public llvm::CallInst {
public:
  unsigned vStrideElts() const { return constantAt(firstRegionOp()); }
  /// Never 0. If the operand is 0, there is one row, whose width is numElts().
  unsigned widthElts() const;
  unsigned hStrideElts() const { return constantAt(firstRegionOp() + 2); }
  llvm::Value *offsetOperand() const {
    return getArgOperand(firstRegionOp() + 3);
  }
  /// 0 if the operand is undef, or has no meaning because the offset is
  /// constant.
  unsigned parentWidthElts() const;

  bool isRead() const;
  bool isWrite() const { return !isRead(); }
  /// The vector that is read from, or whose elements are replaced.
  llvm::Value *parent() const { return getArgOperand(0); }
  /// Number of elements in the region.
  unsigned numElts() const { return numLanes(regionType()); }
  unsigned numRows() const { return numElts() / widthElts(); }
  /// The type of the result of a read, or of the new value of a write.
  llvm::Type *regionType() const {
    return isRead() ? getType() : getArgOperand(WrRegionOp::New)->getType();
  }
  llvm::Type *elementType() const { return regionType()->getScalarType(); }
  unsigned parentBytes() const {
    return numLanes(parent()->getType()) * elementBytes(parent()->getType());
  }

  /// Is the offset a constant, or a vector of evenly spaced constants?
  bool hasConstantOffset() const;
  bool hasVariableOffset() const { return !hasConstantOffset(); }
  /// Does the region have a single start that is variable?
  bool hasScalarVariableOffset() const {
    return hasVariableOffset() && numLanes(offsetOperand()->getType()) == 1;
  }
  /// Does the offset operand have a start for each of several rows? (If the
  /// starts are evenly spaced constants, the vertical stride expresses them.)
  bool hasRowOffsets() const {
    return hasVariableOffset() && numLanes(offsetOperand()->getType()) > 1;
  }
  /// Returns the first constant start of a row, in bytes, that is not a
  /// multiple of the element size, or std::nullopt if there is none. A region
  /// with such a start has no meaning.
  std::optional<int64_t> misalignedOffsetBytes() const;
  /// Where the first row starts. Requires hasConstantOffset().
  int64_t constantOffsetBytes() const;

  /// Returns the region in the normal form that the file comment describes.
  Region region() const;
  /// Does the region have a constant offset that is a multiple of the element
  /// size, and no element outside of the parent?
  bool hasConstantPlace() const;

  /// For a write: are all lanes written (is the mask a constant of true lanes)?
  bool isMaskAllOnes() const;

  static bool classof(const llvm::Value *V);
  static bool classof(const llvm::CallInst *V) {
    return classof(static_cast<const llvm::Value *>(V));
  }

private:
  unsigned firstRegionOp() const { return isRead() ? 1 : 2; }
  unsigned constantAt(unsigned Op) const;
};

/// rdregioni, rdregionf.
class RdRegionInst : public RegionAccessInst {
public:
  llvm::Value *source() const { return getArgOperand(RdRegionOp::Source); }

  static bool classof(const llvm::Value *V);
};

/// wrregioni, wrregionf; not wrconstregion.
class WrRegionInst : public RegionAccessInst {
public:
  llvm::Value *oldValue() const { return getArgOperand(WrRegionOp::Old); }
  llvm::Value *newValue() const { return getArgOperand(WrRegionOp::New); }
  /// Returns the mask: a scalar, or a vector with one lane for each element of
  /// the new value. If the new value is a vector, the scalar false becomes a
  /// vector of false lanes.
  llvm::Value *mask() const;
  /// Is no lane written (is the mask a constant of false lanes)?
  bool isMaskAllZeros() const;

  static bool classof(const llvm::Value *V);
};

class WrConstRegionInst : public RegionAccessInst {
public:
  llvm::Value *oldValue() const { return getArgOperand(WrRegionOp::Old); }
  llvm::Constant *newValue() const {
    return llvm::cast<llvm::Constant>(getArgOperand(WrRegionOp::New));
  }

  static bool classof(const llvm::Value *V);
};

class RdPredRegionInst : public llvm::CallInst {
public:
  llvm::Value *source() const { return getArgOperand(RdPredRegionOp::Source); }
  unsigned offsetElts() const;
  unsigned numElts() const { return numLanes(getType()); }

  static bool classof(const llvm::Value *V);
};

class WrPredRegionInst : public llvm::CallInst {
public:
  llvm::Value *oldValue() const { return getArgOperand(WrPredRegionOp::Old); }
  llvm::Value *newValue() const { return getArgOperand(WrPredRegionOp::New); }
  unsigned offsetElts() const;
  unsigned numElts() const { return numLanes(newValue()->getType()); }

  static bool classof(const llvm::Value *V);
};

class WrPredPredRegionInst : public llvm::CallInst {
public:
  llvm::Value *oldValue() const {
    return getArgOperand(WrPredPredRegionOp::Old);
  }
  llvm::Value *newValue() const {
    return getArgOperand(WrPredPredRegionOp::New);
  }
  llvm::Value *mask() const { return getArgOperand(WrPredPredRegionOp::Mask); }
  unsigned offsetElts() const;
  unsigned numElts() const { return numLanes(newValue()->getType()); }

  static bool classof(const llvm::Value *V);
};

} // namespace cmx

#endif // CMX_IR_REGIONINST_H
