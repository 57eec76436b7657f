//===- OperationCost.h - What an operation will cost ------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For passes that choose between forms of a computation long before
// legalization. Given an operation, its number of lanes and its operands,
// OperationCosts returns the price of the instructions that legalization will
// make. So passes need not describe machine instructions.
//
//   Costs.price(Operation::Mul, N, ElemType::F,
//               {CostOperand::value(X, true), CostOperand::imm(ElemType::F)})
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ANALYSIS_OPERATIONCOST_H
#define CMX_ANALYSIS_OPERATIONCOST_H

#include "cmx/Analysis/Bale.h"
#include "cmx/Analysis/OperationPlanner.h"
#include "llvm/IR/Value.h"

namespace cmx {

/// An operand of an operation whose price is computed.
class CostOperand {
public:
  /// A packed vector in registers of its own.
  CostOperand(ElemType T) : K(Packed), Desc(OperandDesc::packed(T, 1)) {}
  /// The elements \p R of a vector, which are read or written in place.
  CostOperand(ElemType T, const Region &R)
      : K(Fixed), Desc(OperandDesc::region(T, R)) {}
  /// One element of a register, which all lanes read.
  static CostOperand scalar(ElemType T) {
    return {Scalar, OperandDesc::packed(T, 1)};
  }
  /// Every \p StrideElts'th element of a vector, from a register's start on.
  static CostOperand strided(ElemType T, unsigned NumElts, unsigned StrideElts);
  /// A constant that is the same for all lanes. There are no byte immediates;
  /// words replace them.
  static CostOperand imm(ElemType T) {
    bool IsByte = elemTypeBytes(T) == 1;
    return {Fixed,
            OperandDesc::imm(
                IsByte ? intType(2, elemTypeKind(T) == ElemKind::SInt) : T)};
  }
  static CostOperand predicate() { return {Fixed, OperandDesc::predicate()}; }
  /// The lanes of \p V as a bale reads them, in the element type of \p V.
  /// Regions at constant places are read in place, and constants that are the
  /// same for all lanes are immediates.
  static CostOperand value(const llvm::Value *V, bool Signed);

  ElemType type() const { return Desc.Type; }

private:
  enum Kind { Packed, Scalar, Fixed };
  CostOperand(Kind K, const OperandDesc &D) : K(K), Desc(D) {}
  friend class OperationCosts;
  OperandDesc describe(unsigned NumLanes) const;

  Kind K;
  OperandDesc Desc; ///< Has the right number of elements only if Fixed.
};

/// Prices of operations on one platform. Prices are cached: operations share a
/// price if they have the same types, and the same regions modulo the register
/// size.
class OperationCosts {
public:
  explicit OperationCosts(const TargetDesc &TD) : Planner(TD) {}

  const TargetDesc &target() const { return Planner.target(); }
  /// Returns the price of \p Op on \p NumLanes lanes, or Cost::impossible() if
  /// the platform lacks \p Op.
  Cost price(Operation Op, unsigned NumLanes, const CostOperand &Dst,
             llvm::ArrayRef<CostOperand> Srcs, bool Saturate = false);
  /// Returns the price of a bale after legalization.
  Cost price(const Bale &B) { return Planner.price(B.desc()); }
  bool isLegal(const Bale &B) const { return Planner.isLegal(B.desc()); }
  /// Returns the price of a copy or conversion.
  Cost move(unsigned NumLanes, const CostOperand &Dst, const CostOperand &Src) {
    return price(Operation::Mov, NumLanes, Dst, Src);
  }

private:
  OperationPlanner Planner;
};

} // namespace cmx

#endif // CMX_ANALYSIS_OPERATIONCOST_H
