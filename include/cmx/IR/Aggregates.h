//===- Aggregates.h - Structures and arrays as values -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A load, a store, a phi, a select or a freeze of a structure or array is
// replaced by one instruction for each part. Then insertvalue puts the parts
// together again:
//
//   %s = load { i32, float }, ptr %p    ->   %a = load i32, ptr %p
//                                            %b = load float, ptr %p + 4
//
// If insertvalue replaces some parts of another value, such as the result of a
// call, the other value is split into its parts, too. If the part that an
// extractvalue reads is known, the part replaces the extractvalue. Volatile and
// atomic accesses, and aggregates of more than 64 parts, stay.
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
