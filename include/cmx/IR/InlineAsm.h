//===- InlineAsm.h - Inline assembly: operands and text ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An operand $N of inline assembly is a variable of vISA, or a number in the
// text. Its constraint says how the text names it; LangRef.md lists them.
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
  /// Of an input; null for an output.
  llvm::Value *V = nullptr;
  /// The output that an input shares its variable with.
  std::optional<unsigned> SharedWith;

  bool isOutput() const { return !V; }
  bool isVariable() const { return K != Kind::Immediate && K != Kind::Number; }
};

/// The operands of inline assembly \p Call in the order of their numbers, or
/// nothing; then \p Problem names the fault. With \p TakesAnyType, as before
/// convertAsmOperands, operands may be pointers, and predicates integers.
std::optional<llvm::SmallVector<AsmOperand, 8>>
asmOperands(const llvm::CallBase &Call, std::string &Problem,
            bool TakesAnyType = false);

/// Replaces operands of inline assembly in \p F: pointers by their addresses,
/// and integers that have the constraint of a predicate by their lowest bit.
/// Did anything change?
bool convertAsmOperands(llvm::Function &F);

/// The text of \p Call, in which \p Names are the variables of the operands. If
/// it refers to other operands, nothing; then \p Problem names the fault.
std::optional<std::string> asmText(const llvm::CallBase &Call,
                                   llvm::ArrayRef<AsmOperand> Operands,
                                   llvm::ArrayRef<std::string> Names,
                                   std::string &Problem);

/// Is \p I inline assembly?
bool isInlineAsm(const llvm::Instruction &I);

} // namespace cmx

#endif // CMX_IR_INLINEASM_H
