//===- BaleUnits.h - Instructions that stay together ------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes that change the order of instructions move a bale as a whole: its
// members and the renames between them stay together.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ANALYSIS_BALEUNITS_H
#define CMX_ANALYSIS_BALEUNITS_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>
#include <vector>

namespace llvm {
class BasicBlock;
class Instruction;
} // namespace llvm

namespace cmx {

class BaleInfo;

/// A bale, or a rename that is in no bale. The instructions are in order, the
/// root is the last one.
using BaleUnit = llvm::SmallVector<llvm::Instruction *, 4>;

/// The units of one block, without phis and terminator, in the order of their
/// roots. A rename with one use belongs to the unit of its user.
class BaleUnits {
public:
  BaleUnits(llvm::BasicBlock &BB, const BaleInfo &Bales);

  unsigned size() const { return unsigned(Units.size()); }
  const BaleUnit &operator[](unsigned N) const { return Units[N]; }
  /// Returns the unit of \p I, or std::nullopt if \p I is in none.
  std::optional<unsigned> find(const llvm::Instruction *I) const;

private:
  std::vector<BaleUnit> Units;
  llvm::DenseMap<const llvm::Instruction *, unsigned> UnitOf;
};

} // namespace cmx

#endif // CMX_ANALYSIS_BALEUNITS_H
