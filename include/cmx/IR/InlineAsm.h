//===- InlineAsm.h - Inline assembly: operands and text ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An operand $N of inline assembly is a variable of vISA, or a number in the
// text. The operand's constraint says how the text names the operand.
// LangRef.md lists the constraints.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_INLINEASM_H
#define CMX_IR_INLINEASM_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/InstrTypes.h"

#include <optional>
#include <string>

namespace cmx {

struct AsmOperand {
  enum class Kind {
    Region,    ///< r, a: all elements, as a source or destination
    Name,      ///< rw: the name of the variable
    Predicate, ///< cr: the name of a predicate
    Immediate, ///< i, F: a number with its type
    Number,    ///< n: a number
  };
  Kind K = Kind::Region;
  llvm::Type *Ty = nullptr;
  /// The value of an input; null for an output.
  llvm::Value *V = nullptr;
  /// The output that an input shares its variable with.
  std::optional<unsigned> SharedWith;

  bool isOutput() const { return !V; }
  bool isVariable() const { return K != Kind::Immediate && K != Kind::Number; }
};

/// Returns the operands of inline assembly \p Call in the order of their
/// numbers. If there is a fault, returns std::nullopt, and \p Problem names the
/// fault. If \p TakesAnyType, operands may be pointers, and predicates may be
/// integers, as they are before convertAsmOperands.
std::optional<llvm::SmallVector<AsmOperand, 8>>
asmOperands(const llvm::CallBase &Call, std::string &Problem,
            bool TakesAnyType = false);

/// Changes operands of inline assembly in \p F: pointers become their
/// addresses, and integers with the constraint of a predicate become their
/// lowest bit. Returns whether anything changed.
bool convertAsmOperands(llvm::Function &F);

/// Returns the text of \p Call, in which the variables \p Names replace the
/// operands. If the text refers to an operand that does not exist, returns
/// std::nullopt, and \p Problem names the fault.
std::optional<std::string> asmText(const llvm::CallBase &Call,
                                   llvm::ArrayRef<AsmOperand> Operands,
                                   llvm::ArrayRef<std::string> Names,
                                   std::string &Problem);

/// Is \p I inline assembly?
bool isInlineAsm(const llvm::Instruction &I);

} // namespace cmx

#endif // CMX_IR_INLINEASM_H
