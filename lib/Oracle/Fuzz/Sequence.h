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

/// A random list of passes for inlined kernels, each as pipeline text. It ends
/// at stage Input, Lowered or Legalized, and keeps each stage that it reaches.
std::vector<std::string> randomSequence(uint64_t Seed);

} // namespace cmx::fuzz

#endif // CMX_LIB_ORACLE_FUZZ_SEQUENCE_H
