//===- Signature.h - Changes to the signature of a function -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_SIGNATURE_H
#define CMX_IR_SIGNATURE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IRBuilder.h"

namespace cmx {

/// Returns the type of a vector that holds the bytes of a value of type \p Ty.
/// The elements are dwords, or bytes if the number of bytes is not a multiple
/// of 4. \p Ty is sized, not scalable and not empty.
llvm::Type *bytesOf(llvm::Type *Ty, const llvm::DataLayout &DL);

/// Loads a value of type \p Ty from the pointer \p Place, or stores \p V there.
/// Aggregates are accessed element by element, because SROA and the oracle
/// handle that form best. The alignment of \p Place is \p PlaceAlign, which can
/// be less than the alignment of the type.
llvm::Value *loadElements(llvm::Type *Ty, llvm::Value *Place,
                          llvm::Align PlaceAlign, llvm::IRBuilder<> &B);
void storeElements(llvm::Value *V, llvm::Value *Place, llvm::Align PlaceAlign,
                   llvm::IRBuilder<> &B);

/// Moves the body of \p F into a new function that returns \p Result and takes
/// \p Params. The new function gets the name, the attributes and the metadata
/// of \p F. If it has at least as many parameters as \p F, its first parameters
/// get the attributes of the parameters of \p F (only the string attributes if
/// the type changes). The caller has to replace the uses of \p F and of its
/// arguments.
llvm::Function *withSignature(llvm::Function &F, llvm::Type *Result,
                              llvm::ArrayRef<llvm::Type *> Params);

/// Returns the alignment of the structure that \p Call passes by value in
/// argument \p ArgNo. If `byval` has no `align`, LLVM leaves the alignment to
/// the target; here, it is the alignment of the type, as for every variable.
llvm::Align passedStructureAlign(const llvm::CallBase &Call, unsigned ArgNo);

} // namespace cmx

#endif // CMX_IR_SIGNATURE_H
