//===- LaneWriters.h - Which instruction wrote a region ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_VISA_LANEWRITERS_H
#define CMX_LIB_VISA_LANEWRITERS_H

#include "cmx/VISA/Model.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

#include <vector>

namespace cmx {
namespace visa {

/// Where the elements of the lanes of a direct operand are in its variable.
struct LanePlaces {
  DeclId Root = DeclId::None;
  unsigned ElemBytes = 0;
  llvm::SmallVector<int64_t, 32> AtBytes;

  int64_t beginBytes() const { return *llvm::min_element(AtBytes); }
  int64_t endBytes() const { return *llvm::max_element(AtBytes) + ElemBytes; }
};

/// The instructions of a block that wrote the bytes of variables last. Each
/// byte written takes constant time.
class LaneWriters {
public:
  explicit LaneWriters(const Kernel &K) : K(K), Writers(K.numDecls()) {}

  /// Starts a block at instruction \p At: writes before it do not count.
  void startBlock(size_t At) { BlockStart = At; }
  void note(size_t At);

  /// The places of the direct operand \p O of \p I.
  LanePlaces placesOf(const Instruction &I, const Operand &O) const;
  /// The instruction that last wrote all of \p P, if it was a single one.
  std::optional<size_t> writerOf(const LanePlaces &P) const;

private:
  void write(const LanePlaces &P, size_t At);

  const Kernel &K;
  size_t BlockStart = 0;
  /// For each byte of a variable the last instruction that wrote it, plus one.
  std::vector<std::vector<uint32_t>> Writers;
};

} // namespace visa
} // namespace cmx

#endif // CMX_LIB_VISA_LANEWRITERS_H
