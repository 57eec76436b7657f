//===- Operations.h - The operations of opcodes -----------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions from lanes to lanes. They compute all lanes of the instruction; the
// caller decides which lanes to write.
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
  /// Bits of the widest source, but at least 16.
  uint8_t ExecBits = 32;
  /// Bits of an element of src0, as it is in registers.
  uint8_t Src0Bits = 32;
  /// Shift amounts are modulo 64 instead of 32.
  bool ShiftsBy64 = false;
  bool SrcSigned[4] = {};
  bool Saturates = false;
  uint8_t Garbage = 0;      ///< 7 bits, for results that are undefined.
  uint8_t BoolFunction = 0; ///< The truth table of bfn.
};

/// \p Out has one Lanes for each destination. The results have the same Rep as
/// the sources.
using OpFn = void (*)(const OpFacts &F, const Lanes *const *Src, Lanes *Out);
/// Bit n of the result is set if the comparison is true for lane n of \p A and
/// \p B.
using CompareFn = uint32_t (*)(unsigned N, const Lanes &A, const Lanes &B);

/// Returns null if \p Op is no operation on integers, and for Mov and Sel.
OpFn integerOperation(visa::Opcode Op, Rep R);
/// If \p AllHalf is set, sources and destination are hf, so mad rounds only
/// once. If \p HasFloatDiv is not set, the platform cannot divide floats, so
/// div of f and hf is inv and mul.
OpFn floatOperation(visa::Opcode Op, Rep R, bool AllHalf, bool HasFloatDiv);
CompareFn compareFunction(visa::CondMod Cond, Rep R);

template <Rep R, typename Op, size_t... Src>
void runLanes(const OpFacts &F, const Lanes *const *Srcs, Lanes *Out,
              std::index_sequence<Src...>) {
  auto *To = RepTraits<R>::of(*Out);
  for (unsigned Lane = 0; Lane != F.Lanes; ++Lane)
    To[Lane] = Op::run(F, RepTraits<R>::of(*Srcs[Src])[Lane]...);
}
/// Calls Op::run for each lane of the sources.
template <Rep R, typename Op, unsigned NumSrcs>
void onLanes(const OpFacts &F, const Lanes *const *Srcs, Lanes *Out) {
  runLanes<R, Op>(F, Srcs, Out, std::make_index_sequence<NumSrcs>());
}

/// Returns the operation of fcvt that converts the bits of a float to those of
/// a tf32, rounded to nearest even.
OpFn tf32Operation();

} // namespace interpreter
} // namespace cmx

#endif // CMX_LIB_ORACLE_INTERPRETER_OPERATIONS_H
