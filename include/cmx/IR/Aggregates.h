//===- Aggregates.h - Structures and arrays as values -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A load, a store, a phi, a select or a freeze of a structure or array becomes
// one for each of its parts, and insertvalue puts the parts together again:
//
//   %s = load { i32, float }, ptr %p    ->   %a = load i32, ptr %p
//                                            %b = load float, ptr %p + 4
//
// Where insertvalue replaces some parts of another value, such as the result
// of a call, the value is taken apart, too. An extractvalue of a part that is
// known becomes the part. Volatile and atomic accesses, and aggregates of more
// than 64 parts, stay.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_AGGREGATES_H
#define CMX_IR_AGGREGATES_H

namespace llvm {
class Function;
} // namespace llvm

namespace cmx {

/// Returns whether anything changed.
bool splitAggregates(llvm::Function &F);

} // namespace cmx

#endif // CMX_IR_AGGREGATES_H
