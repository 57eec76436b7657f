//===- Hash.h - Numbers that look random and never change -------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Hashes that are the same on every machine and in every release, unlike
// llvm::hash_combine.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_ORACLE_RUNTIME_HASH_H
#define CMX_LIB_ORACLE_RUNTIME_HASH_H

#include <cstdint>

namespace cmx::runtime {

/// Returns a hash of \p X. Each bit of the hash depends on each bit of \p X.
/// The function is a bijection: it folds the upper half into the lower half and
/// multiplies, twice.
inline uint64_t mixBits(uint64_t X) {
  X = (X ^ X >> 32) * 0xd6e8feb86659fd93u;
  X = (X ^ X >> 32) * 0xd6e8feb86659fd93u;
  return X ^ X >> 32;
}

template <typename... Numbers> uint64_t hashOf(Numbers... Ns) {
  uint64_t Hash = 0;
  ((Hash = mixBits(Hash + 0x9e3779b97f4a7c15u + uint64_t(Ns))), ...);
  return Hash;
}

/// A sequence of pseudo-random numbers: the hashes of a counter.
class HashSequence {
public:
  explicit HashSequence(uint64_t Start) : Counter(Start) {}
  uint64_t next() { return mixBits(Counter += 0x9e3779b97f4a7c15u); }

private:
  uint64_t Counter;
};

} // namespace cmx::runtime

#endif // CMX_LIB_ORACLE_RUNTIME_HASH_H
