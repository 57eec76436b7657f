//===- WrittenInputs.h - Inputs that need a copy ----------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   .input v_16 ...                     v_17 is an alias of v_16
//   mov (M1, 16) v_17(0,0)<1> X
//   mov (M1, 16) v_18(0,0)<1> X
//   oword_st (4) v_t_19 ...
//   ... v_18 ...
//
// GenX_IR finds that v_18 has the same value as v_17, and searches from v_17 on
// for a write to the registers of the input. The message does not write these,
// but it puts the number of its surface into an address register. There the
// search stops with "G4_IR.hpp:2606 ERROR: Unknown fatal internal error".
// This happens within a block, for mov, shl, shr and products with 0 (found by
// experiment with GenX_IR 1.0.12504, all platforms):
// FinalizerFault::WrittenInputs.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_CODEGEN_WRITTENINPUTS_H
#define CMX_LIB_CODEGEN_WRITTENINPUTS_H

#include "cmx/VISA/Model.h"

namespace cmx {

/// Returns the input variables that are written like v_17 and whose value
/// another operation, before a message, may also have. Their writes should use
/// a variable that is not an input. Takes O(n log n) time.
std::vector<visa::DeclId> inputsToCopy(const visa::Kernel &K);

} // namespace cmx

#endif // CMX_LIB_CODEGEN_WRITTENINPUTS_H
