//===- OperationCost.h - What an operation will cost ------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For passes that choose between forms of a computation long before
// legalization: given an operation, its lanes and its operands, OperationCosts
// returns the price of the instructions that legalization will make. No pass
// describes a machine instruction itself.
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
  /// The elements \p R of a vector, read or written where they lie.
  CostOperand(ElemType T, const Region &R)
      : K(Fixed), Desc(OperandDesc::region(T, R)) {}
  /// One element of a register, for all lanes.
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
  /// The lanes of \p V as a bale reads them, in its own element type: regions
  /// at constant places are read in place, constants that are the same for all
  /// lanes are immediates.
  static CostOperand value(const llvm::Value *V, bool Signed);

  ElemType type() const { return Desc.Type; }

private:
  enum Kind { Packed, Scalar, Fixed };
  CostOperand(Kind K, const OperandDesc &D) : K(K), Desc(D) {}
  friend class OperationCosts;
  OperandDesc describe(unsigned NumLanes) const;

  Kind K;
  OperandDesc Desc; ///< Of any number of elements unless Fixed.
};

/// Prices of operations on one platform. Prices are stored by operation, types
/// and regions modulo the register size.
class OperationCosts {
public:
  explicit OperationCosts(const TargetDesc &TD) : Planner(TD) {}

  const TargetDesc &target() const { return Planner.target(); }
  /// The price of \p Op on \p NumLanes lanes; impossible if the platform lacks
  /// it.
  Cost price(Operation Op, unsigned NumLanes, const CostOperand &Dst,
             llvm::ArrayRef<CostOperand> Srcs, bool Saturate = false);
  /// The price of a bale after legalization, and whether it is one legal
  /// instruction already.
  Cost price(const Bale &B) { return Planner.price(B.desc()); }
  bool isLegal(const Bale &B) const { return Planner.isLegal(B.desc()); }
  /// The price of a copy or conversion.
  Cost move(unsigned NumLanes, const CostOperand &Dst, const CostOperand &Src) {
    return price(Operation::Mov, NumLanes, Dst, Src);
  }

private:
  OperationPlanner Planner;
};

} // namespace cmx

#endif // CMX_ANALYSIS_OPERATIONCOST_H
