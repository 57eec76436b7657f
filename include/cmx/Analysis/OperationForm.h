//===- OperationForm.h - LLVM instructions as operations --------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The target operation that computes an LLVM instruction, and the mapping of
// the instruction's operands to the operation's sources. Bales, legalization
// and code generation all use OperationForm.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ANALYSIS_OPERATIONFORM_H
#define CMX_ANALYSIS_OPERATIONFORM_H

#include "cmx/Target/TargetDesc.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instruction.h"
#include <optional>

namespace cmx {

enum class Modifier : unsigned char { None, Neg, Abs, NegAbs, Not };

/// An instruction as an operation of the target.
struct OperationForm {
  Operation Op = Operation::Mov;
  unsigned NumSrcs = 0;
  unsigned OperandNo[3] = {0, 0, 0}; ///< LLVM operand of each source.
  Modifier Mod[3] = {Modifier::None, Modifier::None, Modifier::None};
  bool SrcSigned = true; ///< How integer sources are read.
  bool DstSigned = true;
  bool Saturate = false;
  llvm::CmpInst::Predicate Cond = llvm::CmpInst::BAD_ICMP_PREDICATE;
  bool HasPredicate = false; ///< select: operand 0 chooses the source.
};

/// Returns \p I as an operation, or std::nullopt if it is not a single
/// operation on registers, such as predicate logic, a message, control flow, a
/// region access or a bitcast.
std::optional<OperationForm> getOperationForm(const llvm::Instruction &I);

/// Returns the modifier that has the effect of \p Inner and then of \p Outer.
/// \p Inner comes from matchModifier.
Modifier combineModifiers(Modifier Outer, Modifier Inner);

/// A value to which a modifier is applied: complement, negation or absolute
/// value.
struct ModifiedValue {
  llvm::Value *V;
  Modifier Mod;
};
std::optional<ModifiedValue> matchModifier(llvm::Value *V);

} // namespace cmx

#endif // CMX_ANALYSIS_OPERATIONFORM_H
