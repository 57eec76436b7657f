//===- MaskedAccess.h - Masked loads and stores of LLVM ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ANALYSIS_MASKEDACCESS_H
#define CMX_ANALYSIS_MASKEDACCESS_H

#include "llvm/Support/Alignment.h"

#include <optional>

namespace llvm {
class Instruction;
class Type;
class Value;
} // namespace llvm

namespace cmx {

/// The operands of a masked load, store, gather or scatter. The operand numbers
/// depend on the release of LLVM: in older releases, the alignment is an
/// operand.
struct MaskedAccess {
  bool IsLoad;
  bool IsLaneWise; ///< Gather, scatter: a pointer for each lane.
  unsigned PointerOp;
  unsigned MaskOp;
  llvm::Value *Data; ///< Loads: the result of disabled lanes.
  llvm::Type *Ty;
  llvm::Align A;
};
std::optional<MaskedAccess> maskedAccess(const llvm::Instruction &I);

} // namespace cmx

#endif // CMX_ANALYSIS_MASKEDACCESS_H
