//===- IRMutation.h - Random changes of a module in bitcode -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The mutator of cmx-fuzz-ir and cmx-fuzz-ir-reader. LLVM's FuzzMutate adds,
// removes and changes instructions. An additional strategy changes constant
// operands of intrinsics; these operands describe regions, masks and surfaces.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_FUZZ_IRMUTATION_H
#define CMX_FUZZ_IRMUTATION_H

#include "cmx/Oracle/Fuzz/Fuzzer.h"

#include <cstddef>
#include <cstdint>

namespace cmx {

/// Returns the options of a trial. \p Hash determines its platform and level.
TrialOptions trialOptionsFor(uint64_t Hash);

/// Changes the module in \p Data, like LLVMFuzzerCustomMutator. If \p Data is
/// no module, or if the module has no kernel, replaces it by a random module.
/// Returns the new size.
size_t mutateBitcode(uint8_t *Data, size_t Size, size_t MaxSize, unsigned Seed);

} // namespace cmx

#endif // CMX_FUZZ_IRMUTATION_H
