//===- Operations.h - What opcodes compute ------------------------- -*- C++
//-*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions from lanes to lanes. They compute all lanes of the instruction; the
// caller decides which ones to write.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_ORACLE_INTERPRETER_OPERATIONS_H
#define CMX_LIB_ORACLE_INTERPRETER_OPERATIONS_H

#include "Values.h"

#include <utility>

namespace cmx {
namespace interpreter {

/// Facts that operations need besides the values.
struct OpFacts {
  uint8_t Lanes = 1;
  /// Bits of the widest source, 16 at least.
  uint8_t ExecBits = 32;
  /// Bits of src0 in registers.
  uint8_t Src0Bits = 32;
  /// Shift amounts are modulo 64 instead of 32.
  bool ShiftsBy64 = false;
  bool SrcSigned[4] = {};
  bool Saturates = false;
  uint8_t Garbage = 0;      ///< 7 bits, for results that are undefined.
  uint8_t BoolFunction = 0; ///< bfn
};

/// \p Out: one Lanes for each destination. The results have the Rep of the
/// sources.
using OpFn = void (*)(const OpFacts &F, const Lanes *const *Src, Lanes *Out);
/// Bit n: the comparison is true for lane n of \p A and \p B.
using CompareFn = uint32_t (*)(unsigned N, const Lanes &A, const Lanes &B);

/// Null if \p Op is no operation on integers; Mov and Sel are none.
OpFn integerOperation(visa::Opcode Op, Rep R);
/// \p AllHalf: sources and destination are hf; then mad rounds only once. \p
/// HasFloatDiv: the platform divides floats; else div of f and hf is inv and
/// mul.
OpFn floatOperation(visa::Opcode Op, Rep R, bool AllHalf, bool HasFloatDiv);
CompareFn compareFunction(visa::CondMod Cond, Rep R);

template <Rep R, typename Op, size_t... Src>
void runLanes(const OpFacts &F, const Lanes *const *Srcs, Lanes *Out,
              std::index_sequence<Src...>) {
  auto *To = RepTraits<R>::of(*Out);
  for (unsigned Lane = 0; Lane != F.Lanes; ++Lane)
    To[Lane] = Op::run(F, RepTraits<R>::of(*Srcs[Src])[Lane]...);
}
/// Op::run for each lane of the sources.
template <Rep R, typename Op, unsigned NumSrcs>
void onLanes(const OpFacts &F, const Lanes *const *Srcs, Lanes *Out) {
  runLanes<R, Op>(F, Srcs, Out, std::make_index_sequence<NumSrcs>());
}

/// fcvt: the bits of a float to those of a tf32, rounded to nearest even.
OpFn tf32Operation();

} // namespace interpreter
} // namespace cmx

#endif // CMX_LIB_ORACLE_INTERPRETER_OPERATIONS_H
