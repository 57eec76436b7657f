//===- ExtendedBytes.h - Values the finalizer reads as bytes ----*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_ANALYSIS_EXTENDEDBYTES_H
#define CMX_ANALYSIS_EXTENDEDBYTES_H

namespace llvm {
class Value;
}

namespace cmx {

/// Are these bytes, extended? The finalizer reads the bytes themselves then and
/// complains that they cannot be rotated (found by experiment with GenX_IR
/// 1.0.12504).
bool isExtendedByte(const llvm::Value *V);

/// Are these integers of whatever length, extended?
bool isExtended(const llvm::Value *V);

} // namespace cmx

#endif // CMX_ANALYSIS_EXTENDEDBYTES_H
