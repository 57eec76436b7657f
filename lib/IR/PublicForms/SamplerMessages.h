//===- SamplerMessages.h - The sampler under internal names -----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Intel's description of its internal intrinsics lists these operands
// (IGC/VectorCompiler/include/vc/InternalIntrinsics/Intrinsic_definitions.py):
// mask, operation, channels, offsets in pixels, surface, sampler (only for
// sample), old value, parameters.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_IR_PUBLICFORMS_SAMPLERMESSAGES_H
#define CMX_IR_PUBLICFORMS_SAMPLERMESSAGES_H

#include "cmx/IR/Builder.h"

namespace cmx {

/// Makes the public message that replaces \p Call, whose internal name \p Name
/// is "sample.bti" or "sampler.load.bti", followed by types. Returns null for
/// other names, or if the operands do not fit.
llvm::Value *samplerMessage(RegionBuilder &Builder, llvm::CallInst &Call,
                            llvm::StringRef Name);

} // namespace cmx

#endif // CMX_IR_PUBLICFORMS_SAMPLERMESSAGES_H
