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
// region() gives the numbers in one place: a width of 0 means one row, the
// vertical stride of a single row is 0, and an unused parent width is 0. With a
// constant offset the region is direct; otherwise it is indirect, aligned to
// the element size or to more if the form of the offset proves it.
//
// With a vector of offsets, each row starts at an offset of its own, and the
// vertical stride does not count. Evenly spaced constants make a direct region
// again; otherwise region() describes the rows only, and hasRowOffsets() is
// true.
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

/// Elements of a value: the lanes of a fixed vector, 1 for a scalar.
unsigned numLanes(const llvm::Type *Ty);
/// Bytes of one element; 0 if it does not have whole bytes, as i1.
unsigned elementBytes(const llvm::Type *Ty);
/// Bytes that a value of type \p Ty takes in registers (0 for void and i1
/// vectors).
uint64_t registerBytes(const llvm::Type *Ty);
/// Is \p Ty i1 or a vector of i1? Such values live in flag registers.
inline bool isPredicateType(const llvm::Type *Ty) {
  return Ty->isIntOrIntVectorTy(1);
}

/// Is \p V a bitcast between types of whole bytes, another name of the same
/// bytes?
bool isRegisterBitcast(const llvm::Value *V);
/// \p V without such bitcasts.
llvm::Value *stripRegisterBitcasts(llvm::Value *V);

/// A power of two that divides the value of each lane of \p Offset.
unsigned knownOffsetAlignBytes(const llvm::Value *Offset,
                               const llvm::DataLayout &DL);

/// The common part of rdregion, wrregion and wrconstregion.
class RegionAccessInst : public llvm::CallInst {
public:
  unsigned vStrideElts() const { return constantAt(firstRegionOp()); }
  /// Never 0: one row if the operand is 0.
  unsigned widthElts() const;
  unsigned hStrideElts() const { return constantAt(firstRegionOp() + 2); }
  llvm::Value *offsetOperand() const {
    return getArgOperand(firstRegionOp() + 3);
  }
  /// 0 if it is undef or not meaningful (constant offset).
  unsigned parentWidthElts() const;

  bool isRead() const;
  bool isWrite() const { return !isRead(); }
  /// The vector that is read from, or whose elements are replaced.
  llvm::Value *parent() const { return getArgOperand(0); }
  /// Number of elements in the region.
  unsigned numElts() const { return numLanes(regionType()); }
  unsigned numRows() const { return numElts() / widthElts(); }
  /// Type of the part: the result of a read, the new value of a write.
  llvm::Type *regionType() const {
    return isRead() ? getType() : getArgOperand(WrRegionOp::New)->getType();
  }
  llvm::Type *elementType() const { return regionType()->getScalarType(); }
  unsigned parentBytes() const {
    return numLanes(parent()->getType()) * elementBytes(parent()->getType());
  }

  /// Is the offset a constant, or evenly spaced constants for the rows?
  bool hasConstantOffset() const;
  bool hasVariableOffset() const { return !hasConstantOffset(); }
  /// Has the whole region one unknown start?
  bool hasScalarVariableOffset() const {
    return hasVariableOffset() && numLanes(offsetOperand()->getType()) == 1;
  }
  /// Has each of several rows its own start, not known to be evenly spaced?
  bool hasRowOffsets() const {
    return hasVariableOffset() && numLanes(offsetOperand()->getType()) > 1;
  }
  /// The first constant start of a row that is not a multiple of the element
  /// size, in bytes; nothing if there is none. The region has no meaning then.
  std::optional<int64_t> misalignedOffsetBytes() const;
  /// Of a region with hasConstantOffset(): where the first row starts.
  int64_t constantOffsetBytes() const;

  /// See the file comment.
  Region region() const;
  /// Does the region have a constant offset, a multiple of its element's size,
  /// and no element outside the parent?
  bool hasConstantPlace() const;

  /// Of a write: are all lanes written (the mask is a constant of true lanes)?
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
  /// The scalar true, or one lane for each element of the new value. For the
  /// scalar false this is a vector of false lanes.
  llvm::Value *mask() const;
  /// Is no lane written (a constant of false lanes only)?
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
