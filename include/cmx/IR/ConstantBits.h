//===- ConstantBits.h - Constants by their bits -----------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM does not fold some bitcasts of constants: those between floats of the
// same size (bfloat bitcast (half 0xH4500 to bfloat)), and those between
// integers and predicates. LLVM does not fold an expression with such an
// operand either.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_CONSTANTBITS_H
#define CMX_IR_CONSTANTBITS_H

namespace llvm {
class Constant;
class DataLayout;
class Function;
class Type;
} // namespace llvm

namespace cmx {

/// Is \p C or one of its elements a constant expression?
bool hasConstantExpression(const llvm::Constant &C);

/// Returns \p C without constant expressions, except addresses.
llvm::Constant *withoutConstantExpressions(llvm::Constant *C,
                                           const llvm::DataLayout &DL);

/// Returns \p C with zeros in place of undefined values. (Any other value would
/// be correct, too, if it is always the same one.)
llvm::Constant *freezeConstant(llvm::Constant *C, const llvm::DataLayout &DL);

/// Returns the function whose address is \p C, an i64; null if \p C is
/// something else.
const llvm::Function *namedFunction(const llvm::Constant &C);

/// Returns the bits of \p C as a constant of type \p Ty. Also converts between
/// integers and predicates. The result has no constant expressions, except
/// addresses.
llvm::Constant *foldBitCast(llvm::Constant *C, llvm::Type *Ty,
                            const llvm::DataLayout &DL);

/// Returns \p C, the initial value of a table, with integers in place of
/// bfloats. LLVM does not fold loads that read bfloats as another type.
llvm::Constant *withoutBFloats(llvm::Constant *C, const llvm::DataLayout &DL);

} // namespace cmx

#endif // CMX_IR_CONSTANTBITS_H
