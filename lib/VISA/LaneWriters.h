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

/// The place of each lane of a direct operand in the operand's variable.
struct LanePlaces {
  DeclId Root = DeclId::None;
  unsigned ElemBytes = 0;
  llvm::SmallVector<int64_t, 32> AtBytes;

  int64_t beginBytes() const { return *llvm::min_element(AtBytes); }
  int64_t endBytes() const { return *llvm::max_element(AtBytes) + ElemBytes; }
};

/// Records which instruction of a block last wrote each byte of a variable. The
/// time is constant for each byte that is written.
class LaneWriters {
public:
  explicit LaneWriters(const Kernel &K) : K(K), Writers(K.numDecls()) {}

  /// Starts a block at instruction \p At: earlier writes are ignored.
  void startBlock(size_t At) { BlockStart = At; }
  void note(size_t At);

  /// Returns the places of the direct operand \p O of \p I.
  LanePlaces placesOf(const Instruction &I, const Operand &O) const;
  /// Returns the instruction that last wrote \p P, if it is the same one for
  /// all bytes of \p P.
  std::optional<size_t> writerOf(const LanePlaces &P) const;

private:
  void write(const LanePlaces &P, size_t At);

  const Kernel &K;
  size_t BlockStart = 0;
  /// For each byte of a variable, the number of the last instruction that wrote
  /// it, plus one.
  std::vector<std::vector<uint32_t>> Writers;
};

} // namespace visa
} // namespace cmx

#endif // CMX_LIB_VISA_LANEWRITERS_H
