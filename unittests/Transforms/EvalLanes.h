//===- EvalLanes.h - Arithmetic of the evaluator ----------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Elements as 64 bits and as numbers: integers exactly in 128 bits, floats in
// double, rounded to their type.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_UNITTESTS_TRANSFORMS_EVALLANES_H
#define CMX_UNITTESTS_TRANSFORMS_EVALLANES_H

#include "RegionEvaluator.h"

#include "llvm/ADT/APFloat.h"

#include <cmath>
#include <cstring>

namespace cmx::test {

__extension__ typedef __int128 Int128;

inline uint64_t lowBits(uint64_t V, unsigned Bits) {
  return Bits >= 64 ? V : V & ((uint64_t(1) << Bits) - 1);
}

inline Int128 asNumber(uint64_t V, unsigned Bits, bool Signed) {
  V = lowBits(V, Bits);
  if (Signed && (V >> (Bits - 1) & 1))
    return Int128(V) - (Int128(1) << Bits);
  return Int128(V);
}

inline const llvm::fltSemantics &semanticsOf(ElemType T) {
  switch (T) {
  case ElemType::HF:
    return llvm::APFloat::IEEEhalf();
  case ElemType::BF:
    return llvm::APFloat::BFloat();
  case ElemType::F:
    return llvm::APFloat::IEEEsingle();
  default:
    return llvm::APFloat::IEEEdouble();
  }
}

inline double floatOf(uint64_t Bits, ElemType T) {
  if (T == ElemType::F) {
    uint32_t Low = uint32_t(Bits);
    float X;
    std::memcpy(&X, &Low, 4);
    return X;
  }
  if (T == ElemType::DF) {
    double X;
    std::memcpy(&X, &Bits, 8);
    return X;
  }
  llvm::APFloat X(semanticsOf(T), llvm::APInt(16, lowBits(Bits, 16)));
  bool Lossy;
  X.convert(llvm::APFloat::IEEEdouble(), llvm::APFloat::rmNearestTiesToEven,
            &Lossy);
  return X.convertToDouble();
}

inline uint64_t bitsOf(double X, ElemType T) {
  if (std::isnan(X))
    return T == ElemType::F    ? 0x7FC00000
           : T == ElemType::HF ? 0x7E00
           : T == ElemType::BF ? 0x7FC0
                               : 0x7FF8000000000000;
  if (T == ElemType::F) {
    float Y = float(X);
    uint32_t Bits;
    std::memcpy(&Bits, &Y, 4);
    return Bits;
  }
  if (T == ElemType::DF) {
    uint64_t Bits;
    std::memcpy(&Bits, &X, 8);
    return Bits;
  }
  llvm::APFloat Y(X);
  bool Lossy;
  Y.convert(semanticsOf(T), llvm::APFloat::rmNearestTiesToEven, &Lossy);
  return Y.bitcastToAPInt().getZExtValue();
}

/// A computed float. Which bits a computed not-a-number has is nobody's
/// business.
inline EvalLane floatLane(double X, ElemType T) {
  return std::isnan(X) ? EvalLane{0, 0xFF} : EvalLane{bitsOf(X, T), 0};
}

/// Truncation toward zero; poison where it does not fit, or clamped.
inline EvalLane floatToInt(double X, ElemType T, bool Saturate) {
  unsigned Bits = elemTypeBytes(T) * 8;
  bool Signed = elemTypeKind(T) == ElemKind::SInt;
  uint8_t Beyond = Saturate ? 0 : 0xFF;
  double Low = Signed ? -std::ldexp(1.0, int(Bits) - 1) : 0;
  double End = std::ldexp(1.0, int(Bits) - (Signed ? 1 : 0));
  if (std::isnan(X))
    return {0, Beyond};
  double Whole = std::trunc(X);
  if (Whole < Low)
    return {lowBits(uint64_t(Signed ? Int128(Low) : 0), Bits), Beyond};
  if (Whole >= End)
    return {
        lowBits(Signed ? (uint64_t(1) << (Bits - 1)) - 1 : ~uint64_t(0), Bits),
        Beyond};
  return {lowBits(uint64_t(Int128(Whole)), Bits), 0};
}

/// An exact integer in \p T: clamped, or its low bits.
inline uint64_t intBits(Int128 V, ElemType T, bool Saturate) {
  unsigned Bits = elemTypeBytes(T) * 8;
  bool Signed = elemTypeKind(T) == ElemKind::SInt;
  if (Saturate) {
    Int128 Low = Signed ? -(Int128(1) << (Bits - 1)) : 0;
    Int128 High = (Int128(1) << (Bits - (Signed ? 1 : 0))) - 1;
    V = V < Low ? Low : V > High ? High : V;
  }
  return lowBits(uint64_t(V), Bits);
}

inline double saturated(double X) {
  return std::isnan(X) || X < 0 ? 0 : X > 1 ? 1 : X;
}

/// IEEE minNum and maxNum; of equal numbers the first.
inline double minNum(double A, double B) {
  return std::isnan(A) ? B : std::isnan(B) ? A : B < A ? B : A;
}
inline double maxNum(double A, double B) {
  return std::isnan(A) ? B : std::isnan(B) ? A : B > A ? B : A;
}

template <typename T>
bool compareNumbers(llvm::CmpInst::Predicate P, T A, T B, bool Unordered) {
  using llvm::CmpInst;
  switch (P) {
  case CmpInst::ICMP_EQ:
  case CmpInst::FCMP_OEQ:
    return A == B && !Unordered;
  case CmpInst::FCMP_UEQ:
    return A == B || Unordered;
  case CmpInst::FCMP_ONE:
    return A != B && !Unordered;
  case CmpInst::ICMP_NE:
  case CmpInst::FCMP_UNE:
    return A != B || Unordered;
  case CmpInst::ICMP_SLT:
  case CmpInst::ICMP_ULT:
  case CmpInst::FCMP_OLT:
    return A < B;
  case CmpInst::FCMP_ULT:
    return A < B || Unordered;
  case CmpInst::ICMP_SLE:
  case CmpInst::ICMP_ULE:
  case CmpInst::FCMP_OLE:
    return A <= B;
  case CmpInst::FCMP_ULE:
    return A <= B || Unordered;
  case CmpInst::ICMP_SGT:
  case CmpInst::ICMP_UGT:
  case CmpInst::FCMP_OGT:
    return A > B;
  case CmpInst::FCMP_UGT:
    return A > B || Unordered;
  case CmpInst::ICMP_SGE:
  case CmpInst::ICMP_UGE:
  case CmpInst::FCMP_OGE:
    return A >= B;
  case CmpInst::FCMP_UGE:
    return A >= B || Unordered;
  case CmpInst::FCMP_ORD:
    return !Unordered;
  case CmpInst::FCMP_UNO:
    return Unordered;
  case CmpInst::FCMP_TRUE:
    return true;
  default:
    return false;
  }
}

/// Which bytes a lane of \p Ty takes in an EvalValue.
inline unsigned laneBytes(const llvm::Type *Ty) {
  return std::max(1u, elementBytes(Ty));
}

inline EvalLane getLane(const EvalValue &V, int64_t At, unsigned Bytes) {
  EvalLane L;
  if (At < 0 || At + Bytes > int64_t(V.Bytes.size()))
    return {0, 0xFF};
  for (unsigned B = 0; B != Bytes; ++B) {
    L.Bits |= uint64_t(V.Bytes[At + B]) << (8 * B);
    L.Poison |= uint8_t((V.Poison[At + B] != 0) << B);
  }
  return L;
}

/// Nothing if it lies outside.
inline void setLane(EvalValue &V, int64_t At, unsigned Bytes, EvalLane L) {
  if (At < 0 || At + Bytes > int64_t(V.Bytes.size()))
    return;
  for (unsigned B = 0; B != Bytes; ++B) {
    V.Bytes[At + B] = uint8_t(L.Bits >> (8 * B));
    V.Poison[At + B] = L.Poison >> B & 1;
  }
}

} // namespace cmx::test

#endif // CMX_UNITTESTS_TRANSFORMS_EVALLANES_H
