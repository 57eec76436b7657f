//===- Sequence.h - Passes in a random order --------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_ORACLE_FUZZ_SEQUENCE_H
#define CMX_LIB_ORACLE_FUZZ_SEQUENCE_H

#include <cstdint>
#include <string>
#include <vector>

namespace cmx::fuzz {

/// Returns a random list of passes, each as pipeline text, for kernels whose
/// calls have been inlined. After the passes, a kernel is at stage Input,
/// Lowered or Legalized. No pass of the list undoes a stage that the kernel has
/// reached.
std::vector<std::string> randomSequence(uint64_t Seed);

} // namespace cmx::fuzz

#endif // CMX_LIB_ORACLE_FUZZ_SEQUENCE_H
