//===- TestInsts.h - Short spellings for instructions -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CMX_UNITTESTS_TARGET_TESTINSTS_H
#define CMX_UNITTESTS_TARGET_TESTINSTS_H

#include "cmx/Target/TargetDesc.h"

namespace cmx {

constexpr ElemType UB = ElemType::UB, B = ElemType::B, UW = ElemType::UW,
                   W = ElemType::W, UD = ElemType::UD, D = ElemType::D,
                   UQ = ElemType::UQ, Q = ElemType::Q, HF = ElemType::HF,
                   BF = ElemType::BF, F = ElemType::F, DF = ElemType::DF;

/// Returns the region <VStride;Width,HStride> with \p N elements that starts at
/// \p OffsetBytes.
inline Region rows(ElemType T, unsigned N, unsigned VStride, unsigned Width,
                   unsigned HStride, int64_t OffsetBytes = 0) {
  return *Region::get(
      {elemTypeBytes(T), N, VStride, Width, HStride, OffsetBytes});
}

/// Returns a region whose \p N elements start \p Stride elements apart.
inline Region strided(ElemType T, unsigned N, unsigned Stride,
                      int64_t OffsetBytes = 0) {
  return rows(T, N, 0, N, Stride, OffsetBytes);
}

inline OperandDesc reg(ElemType T, unsigned N, int64_t OffsetBytes = 0) {
  return OperandDesc::region(
      T, Region::contiguous(elemTypeBytes(T), N, OffsetBytes));
}
inline OperandDesc reg(ElemType T, const Region &R) {
  return OperandDesc::region(T, R);
}
inline OperandDesc scalar(ElemType T, unsigned N, int64_t OffsetBytes = 0) {
  return OperandDesc::region(
      T, Region::broadcast(elemTypeBytes(T), N, OffsetBytes));
}

inline InstDesc inst(Operation Op, unsigned N, OperandDesc Dst,
                     OperandDesc Src0, OperandDesc Src1 = OperandDesc::absent(),
                     OperandDesc Src2 = OperandDesc::absent()) {
  InstDesc I;
  I.Op = Op;
  I.ExecSize = N;
  I.Dst = Dst;
  I.Src[0] = Src0;
  I.Src[1] = Src1;
  I.Src[2] = Src2;
  return I;
}

inline const TargetDesc &target(const char *Name) {
  return *TargetDesc::get(Name);
}

} // namespace cmx

#endif // CMX_UNITTESTS_TARGET_TESTINSTS_H
