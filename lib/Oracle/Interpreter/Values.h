//===- Values.h - Lanes while an instruction computes -----------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All source operands of an instruction are read into lanes of one
// representation (Rep). The operation computes with these lanes. Then they are
// converted to the type of the destination. Integers have 64 bits (Rep::Int).
// They have 128 bits (Rep::Wide) if a source has elements of 64 bits, or if a
// result of 32-bit sources may not fit into 64 bits (needsWide in
// DecodeALU.cpp). Halves and bfloats are computed as floats.
//
//===----------------------------------------------------------------------===//

#ifndef CMX_LIB_ORACLE_INTERPRETER_VALUES_H
#define CMX_LIB_ORACLE_INTERPRETER_VALUES_H

#include "cmx/Target/ElemType.h"
#include "cmx/VISA/Model.h"
#include "llvm/Support/ErrorHandling.h"

#include <cstdint>

namespace cmx {
namespace interpreter {

__extension__ typedef __int128 Int128;
__extension__ typedef unsigned __int128 UInt128;

constexpr unsigned MaxLanes = 32;

enum class Rep : uint8_t { Int, Wide, Float, Double };

union Lanes {
  int64_t I[MaxLanes];
  Int128 W[MaxLanes];
  float F[MaxLanes];
  double D[MaxLanes];
};

template <Rep R, typename T, T (Lanes::*Member)[MaxLanes]> struct RepBase {
  static constexpr Rep Id = R;
  using Type = T;
  static T *of(Lanes &L) { return L.*Member; }
  static const T *of(const Lanes &L) { return L.*Member; }
};
template <Rep R> struct RepTraits;
template <>
struct RepTraits<Rep::Int> : RepBase<Rep::Int, int64_t, &Lanes::I> {};
template <>
struct RepTraits<Rep::Wide> : RepBase<Rep::Wide, Int128, &Lanes::W> {};
template <>
struct RepTraits<Rep::Float> : RepBase<Rep::Float, float, &Lanes::F> {};
template <>
struct RepTraits<Rep::Double> : RepBase<Rep::Double, double, &Lanes::D> {};

/// Calls \p Do with the RepTraits of \p R.
template <typename Fn> auto withRep(Rep R, Fn Do) {
  switch (R) {
  case Rep::Int:
    return Do(RepTraits<Rep::Int>());
  case Rep::Wide:
    return Do(RepTraits<Rep::Wide>());
  case Rep::Float:
    return Do(RepTraits<Rep::Float>());
  case Rep::Double:
    return Do(RepTraits<Rep::Double>());
  }
  llvm_unreachable("not a representation");
}

/// Where the elements of a source operand are: in rows of Width elements.
/// HStrideBytes is the distance between the elements of a row, VStrideBytes the
/// distance between rows.
struct ElementWalk {
  uint8_t Width = 1;
  bool IsLinear = true; ///< Then lane n is at n * HStrideBytes.
  uint16_t VStrideBytes = 0;
  uint16_t HStrideBytes = 0;

  uint32_t offsetBytes(unsigned Lane) const {
    if (IsLinear)
      return Lane * HStrideBytes;
    return Lane / Width * VStrideBytes + Lane % Width * HStrideBytes;
  }
};

/// Reads \p N elements, the first one at \p First, and writes them to \p To,
/// beginning with lane \p FirstLane.
using LoadFn = void (*)(const uint8_t *First, const ElementWalk &W, unsigned N,
                        Lanes &To, unsigned FirstLane);
/// Converts the lanes in \p Mask and writes them. \p N is the number of lanes;
/// the bits of \p Mask from \p N on are zero.
using StoreFn = void (*)(uint8_t *First, unsigned StrideBytes, unsigned N,
                         uint32_t Mask, const Lanes &From);

/// Returns the function that reads elements of type \p T as \p R. Int holds
/// integers of at most 32 bits, Wide integers of any size, Float elements of
/// type hf, bf and f, and Double those of type df. If \p T is a float type and
/// \p R is Int or Wide, the function reads the bits of the elements.
LoadFn loadFunction(Rep R, ElemType T);
/// Returns the function that writes lanes in \p R as elements of type \p T.
/// With \p IsRaw, an element of a float type gets the low bits of an integer.
StoreFn storeFunction(Rep R, ElemType T, bool Saturate, bool IsRaw);

/// Applies \p Mod to lanes that were loaded as \p R from elements of type \p T.
void applyModifier(Rep R, ElemType T, visa::SrcMod Mod, unsigned N, Lanes &L);
/// Replaces denormals of type \p T by zeros of the same sign.
void flushDenormals(Rep R, ElemType T, unsigned N, Lanes &L);

inline bool is64Bit(ElemType T) {
  return T == ElemType::Q || T == ElemType::UQ || T == ElemType::DF;
}

} // namespace interpreter
} // namespace cmx

#endif // CMX_LIB_ORACLE_INTERPRETER_VALUES_H
