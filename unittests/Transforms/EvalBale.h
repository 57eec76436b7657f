//===- EvalBale.h - Compute what a bale describes ---------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The vISA specification's view of one instruction: every source element is
// read as its type, modified, the operation is computed (integers: sums and
// products exactly, logic and shifts in the width of the widest source), and
// the result is converted to the destination's type.
//
// Where the specification leaves a result open, that is an error here: the bale
// analysis must not rely on it.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_UNITTESTS_TRANSFORMS_EVALBALE_H
#define CMX_UNITTESTS_TRANSFORMS_EVALBALE_H

#include "RegionEvaluator.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace cmx::test {

using ValueLookup = llvm::function_ref<EvalValue(const llvm::Value *)>;

/// The root's value after the operation \p B. Appends to \p Error what the
/// specification does not define.
EvalValue evaluateOperation(const Bale &B, ValueLookup ValueOf,
                            std::string &Error);

/// A raw operand of a message, packed.
EvalValue readSource(const BaleSource &S, ValueLookup ValueOf);
/// \p Old with the elements of \p Data in \p R.
EvalValue writeRegion(EvalValue Old, const Region &R, const EvalValue &Data);

/// The one answer of the predicate of a branch.
bool evaluatePredicate(const PredicateUse &P, ValueLookup ValueOf);

} // namespace cmx::test

#endif // CMX_UNITTESTS_TRANSFORMS_EVALBALE_H
