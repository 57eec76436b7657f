//===- RegisterDemand.h - How many registers a kernel needs -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Estimates, before the finalizer assigns registers, which registers of each
// variable are live at each instruction. A register counts from the first
// instruction that may write it to the last one that may read it. The finalizer
// moves instructions, splits live ranges and packs scalars, so it may need
// somewhat fewer or more.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_VISA_REGISTERDEMAND_H
#define CMX_VISA_REGISTERDEMAND_H

#include "cmx/VISA/Model.h"

#include <optional>
#include <vector>

namespace cmx {
namespace visa {

/// The bytes of a variable, aliases resolved, that an operand reads or writes.
struct OperandAccess {
  DeclId Root = DeclId::None; ///< A general variable.
  uint64_t BeginBytes = 0;
  uint64_t EndBytes = 0; ///< One past the last byte touched.
  bool Writes = false;
  /// Does a write reach each byte from BeginBytes to EndBytes, in all lanes?
  /// False for a strided or predicated write.
  bool Complete = false;
};

/// The access of operand \p N of \p I; nothing if it names no general variable
/// of the kernel directly. The data of a message are all bytes of the variable
/// from the operand's place on, since cmx declares such variables in the size
/// of the message.
std::optional<OperandAccess> operandAccess(const Kernel &K,
                                           const Instruction &I, unsigned N);

/// The access of operand \p N of \p I, a direct region, also in a predefined
/// variable. In inline assembly, it may reach past the end of the variable.
OperandAccess regionAccess(const Kernel &K, const Instruction &I, unsigned N);

struct RegisterDemand {
  /// For each instruction of the body the occupied bytes, before or after it,
  /// whichever is more. (A result may take the place of a source that no later
  /// instruction reads.) A variable smaller than a register counts its bytes
  /// unless it is aligned to a register; other variables count whole registers.
  std::vector<uint32_t> Bytes;
  uint32_t MaxBytes = 0;
  size_t MaxAt = 0; ///< The first instruction with the maximum.
};

/// The time for a block is linear in its operands and in the registers of all
/// variables. B blocks and R registers of variables take B * R bits for each of
/// two sets. Nothing if that is more than a limit.
std::optional<RegisterDemand> computeRegisterDemand(const Kernel &K,
                                                    unsigned GRFBytes);

} // namespace visa
} // namespace cmx

#endif // CMX_VISA_REGISTERDEMAND_H
