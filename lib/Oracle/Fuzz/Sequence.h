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

/// Passes as pipeline text, one each, for inlined kernels. Some end on the
/// input stage, some lowered, some legalized; none undoes the stage.
std::vector<std::string> randomSequence(uint64_t Seed);

} // namespace cmx::fuzz

#endif // CMX_LIB_ORACLE_FUZZ_SEQUENCE_H
