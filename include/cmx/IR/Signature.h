//===- Signature.h - Functions with other arguments -------------*- C++ -*-===//
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

/// The type of a vector that holds the bytes of a value of \p Ty, which is
/// sized, not scalable and not empty: dwords, or bytes if their number is no
/// multiple of 4.
llvm::Type *bytesOf(llvm::Type *Ty, const llvm::DataLayout &DL);

/// Reads or writes a value of the type \p Ty at the pointer \p Place:
/// aggregates element by element, which SROA and the oracle understand best.
/// The pointer is a multiple of \p PlaceAlign, which may be less than the type
/// has by itself.
llvm::Value *loadElements(llvm::Type *Ty, llvm::Value *Place,
                          llvm::Align PlaceAlign, llvm::IRBuilder<> &B);
void storeElements(llvm::Value *V, llvm::Value *Place, llvm::Align PlaceAlign,
                   llvm::IRBuilder<> &B);

/// Moves the body of \p F into a new function that returns \p Result and takes
/// \p Params. If there are at least as many \p Params as arguments of \p F, the
/// first ones get the attributes of these arguments. The new function takes
/// over name, attributes and metadata of \p F; the uses of \p F and of its
/// arguments stay, for the caller to replace.
llvm::Function *withSignature(llvm::Function &F, llvm::Type *Result,
                              llvm::ArrayRef<llvm::Type *> Params);

/// The alignment of a structure that \p Call passes by value in argument
/// \p ArgNo. LLVM leaves the alignment of byval without `align` to the target;
/// here, it is the alignment of the type, as for every variable.
llvm::Align passedStructureAlign(const llvm::CallBase &Call, unsigned ArgNo);

} // namespace cmx

#endif // CMX_IR_SIGNATURE_H
