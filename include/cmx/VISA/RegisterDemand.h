//===- RegisterDemand.h - How many registers a kernel needs -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Estimates, before the finalizer assigns registers, which registers of each
// variable are live at each instruction. A register is live from the first
// instruction that can write it to the last instruction that can read it. The
// finalizer moves instructions, splits live ranges and packs scalars, so it can
// need somewhat fewer or more registers.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_VISA_REGISTERDEMAND_H
#define CMX_VISA_REGISTERDEMAND_H

#include "cmx/VISA/Model.h"

#include <optional>
#include <vector>

namespace cmx {
namespace visa {

/// The bytes of a base variable (not of an alias) that an operand reads or
/// writes.
struct OperandAccess {
  DeclId Root = DeclId::None; ///< A general variable.
  uint64_t BeginBytes = 0;
  uint64_t EndBytes = 0; ///< One past the last byte touched.
  bool Writes = false;
  /// Does a write change each byte from BeginBytes to EndBytes? False for a
  /// strided or predicated write.
  bool Complete = false;
};

/// Returns the access of operand \p N of \p I, or std::nullopt if the operand
/// does not directly name a general variable that the kernel declares. For the
/// data of a message, the access is all bytes of the variable from the
/// operand's place on, because cmx declares such variables in the size of the
/// message.
std::optional<OperandAccess> operandAccess(const Kernel &K,
                                           const Instruction &I, unsigned N);

/// Returns the access of operand \p N of \p I, which must be a direct region.
/// Its variable can be predefined. In inline assembly, the access can reach
/// past the end of the variable.
OperandAccess regionAccess(const Kernel &K, const Instruction &I, unsigned N);

struct RegisterDemand {
  /// For each instruction of the body, the number of bytes that are occupied
  /// before or after it, whichever is larger. (A result can take the place of a
  /// source that no later instruction reads.) For a variable that is smaller
  /// than a register and not aligned to a register, only its bytes are counted;
  /// for other variables, whole registers are counted.
  std::vector<uint32_t> Bytes;
  uint32_t MaxBytes = 0;
  size_t MaxAt = 0; ///< The first instruction with the maximum.
};

/// Computes the demand of \p K. The time for a block is linear in the number of
/// its operands plus the number of registers of all variables. With B blocks
/// and R registers, the function needs two sets of B * R bits. Returns
/// std::nullopt if B * R is above a limit.
std::optional<RegisterDemand> computeRegisterDemand(const Kernel &K,
                                                    unsigned GRFBytes);

} // namespace visa
} // namespace cmx

#endif // CMX_VISA_REGISTERDEMAND_H
