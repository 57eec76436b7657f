//===- Values.cpp - Loading and storing lanes -----------------------------===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The vISA specification defines conversions under "Type Conversion". The
// conversion from float to integer rounds towards zero and always saturates,
// with or without .sat; NaN gives 0.
//
//===----------------------------------------------------------------------===//

#include "Values.h"
#include "cmx/Oracle/Runtime/FloatMath.h"
#include "llvm/ADT/bit.h"

#include <cmath>
#include <cstring>
#include <limits>
#include <type_traits>

using namespace cmx;
using namespace cmx::interpreter;
using visa::SrcMod;

namespace {
/// Element types that C++ does not have.
struct Half {
  uint16_t Bits;
};
struct BFloat {
  uint16_t Bits;
};
template <typename T>
constexpr bool IsFloatElem =
    std::is_floating_point<T>::value || std::is_same<T, Half>::value ||
    std::is_same<T, BFloat>::value;
} // namespace

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

template <typename To, typename T> static To fromElement(T V) {
  if constexpr (std::is_same<T, Half>::value)
    return To(runtime::floatFromHalf(V.Bits));
  else if constexpr (std::is_same<T, BFloat>::value)
    return To(runtime::floatFromBFloat(V.Bits));
  else
    return To(V);
}

template <typename T> static T peek(const uint8_t *P) {
  T V;
  std::memcpy(&V, P, sizeof(T));
  return V;
}

template <Rep R, typename T>
static void load(const uint8_t *First, const ElementWalk &W, unsigned N,
                 Lanes &L, unsigned FirstLane) {
  using V = typename RepTraits<R>::Type;
  V *To = RepTraits<R>::of(L) + FirstLane;
  if (!W.IsLinear) {
    for (unsigned Lane = 0, Column = 0; Lane != N; ++Lane) {
      To[Lane] = fromElement<V>(peek<T>(First + Column * W.HStrideBytes));
      if (++Column == W.Width) {
        Column = 0;
        First += W.VStrideBytes;
      }
    }
  } else if (W.HStrideBytes == 0) {
    V Value = fromElement<V>(peek<T>(First));
    for (unsigned Lane = 0; Lane != N; ++Lane)
      To[Lane] = Value;
  } else if (W.HStrideBytes == sizeof(T)) {
    for (unsigned Lane = 0; Lane != N; ++Lane)
      To[Lane] = fromElement<V>(peek<T>(First + Lane * sizeof(T)));
  } else {
    for (unsigned Lane = 0; Lane != N; ++Lane)
      To[Lane] = fromElement<V>(peek<T>(First + Lane * W.HStrideBytes));
  }
}

template <Rep R> static LoadFn integerLoad(ElemType T) {
  switch (T) {
  case ElemType::UB:
    return load<R, uint8_t>;
  case ElemType::B:
    return load<R, int8_t>;
  case ElemType::UW:
  case ElemType::HF:
  case ElemType::BF:
    return load<R, uint16_t>;
  case ElemType::W:
    return load<R, int16_t>;
  case ElemType::UD:
  case ElemType::F:
    return load<R, uint32_t>;
  case ElemType::D:
    return load<R, int32_t>;
  case ElemType::UQ:
  case ElemType::DF:
    return load<R, uint64_t>;
  case ElemType::Q:
    return load<R, int64_t>;
  }
  return nullptr;
}

template <Rep R> static LoadFn floatLoad(ElemType T) {
  switch (T) {
  case ElemType::HF:
    return load<R, Half>;
  case ElemType::BF:
    return load<R, BFloat>;
  case ElemType::F:
    return load<R, float>;
  case ElemType::DF:
    return load<R, double>;
  default:
    return nullptr;
  }
}

LoadFn interpreter::loadFunction(Rep R, ElemType T) {
  return withRep(R, [T](auto Traits) {
    using RT = decltype(Traits);
    if constexpr (std::is_floating_point<typename RT::Type>::value)
      return floatLoad<RT::Id>(T);
    else
      return integerLoad<RT::Id>(T);
  });
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

/// Returns \p Value, clamped to the range of T.
template <typename T, typename V> static T clampInteger(V Value) {
  using Limits = std::numeric_limits<T>;
  if constexpr (sizeof(T) == 8 && sizeof(V) == 8) {
    // An int64_t is never too large for a 64-bit type, but it may be too small
    // for uint64_t: it may be negative.
    if (!Limits::is_signed && Value < 0)
      return 0;
    return T(Value);
  } else {
    if (Value < V(Limits::min()))
      return Limits::min();
    if (Value > V(Limits::max()))
      return Limits::max();
    return T(Value);
  }
}

template <typename T, typename V> static T truncateFloat(V Value) {
  using Limits = std::numeric_limits<T>;
  if (Value != Value)
    return 0;
  // The first number above the range, a power of 2, is exact in every float
  // type.
  V End = std::ldexp(V(1), Limits::digits);
  if (Value >= End)
    return Limits::max();
  if (Value <= (Limits::is_signed ? -End : V(0)))
    return Limits::min();
  return T(Value);
}

template <typename T, bool Saturate, typename V> static T toElement(V Value) {
  constexpr bool FromFloat = std::is_floating_point<V>::value;
  if constexpr (!IsFloatElem<T>) {
    if constexpr (FromFloat)
      return truncateFloat<T>(Value);
    else if constexpr (Saturate)
      return clampInteger<T>(Value);
    else
      return T(Value);
  } else if constexpr (Saturate) {
    if constexpr (FromFloat)
      return toElement<T, false>(runtime::saturate(Value));
    else
      return toElement<T, false>(Value <= 0 ? V(0) : V(1));
  } else if constexpr (std::is_same<T, Half>::value) {
    if constexpr (std::is_same<V, float>::value)
      return {runtime::halfFromFloat(Value)};
    else
      return {runtime::halfFromDouble(double(Value))};
  } else if constexpr (std::is_same<T, BFloat>::value) {
    return {runtime::bfloatFromFloat(float(Value))}; // V is float.
  } else {
    return T(Value);
  }
}

template <Rep R, typename T, bool Saturate>
static void store(uint8_t *First, unsigned StrideBytes, unsigned N,
                  uint32_t Mask, const Lanes &L) {
  const auto *From = RepTraits<R>::of(L);
  uint32_t All = N >= 32 ? ~0u : (1u << N) - 1;
  if (Mask == All && StrideBytes == sizeof(T)) {
    T Buffer[MaxLanes];
    for (unsigned Lane = 0; Lane != N; ++Lane)
      Buffer[Lane] = toElement<T, Saturate>(From[Lane]);
    std::memcpy(First, Buffer, N * sizeof(T));
    return;
  }
  for (; Mask; Mask &= Mask - 1) {
    unsigned Lane = llvm::countr_zero(Mask);
    T V = toElement<T, Saturate>(From[Lane]);
    std::memcpy(First + Lane * StrideBytes, &V, sizeof(T));
  }
}

template <Rep R, bool Saturate> static StoreFn pickStore(ElemType T) {
  switch (T) {
  case ElemType::UB:
    return store<R, uint8_t, Saturate>;
  case ElemType::B:
    return store<R, int8_t, Saturate>;
  case ElemType::UW:
    return store<R, uint16_t, Saturate>;
  case ElemType::W:
    return store<R, int16_t, Saturate>;
  case ElemType::UD:
    return store<R, uint32_t, Saturate>;
  case ElemType::D:
    return store<R, int32_t, Saturate>;
  case ElemType::UQ:
    return store<R, uint64_t, Saturate>;
  case ElemType::Q:
    return store<R, int64_t, Saturate>;
  case ElemType::HF:
    return store<R, Half, Saturate>;
  case ElemType::BF:
    return store<R, BFloat, Saturate>;
  case ElemType::F:
    return store<R, float, Saturate>;
  case ElemType::DF:
    return store<R, double, Saturate>;
  }
  return nullptr;
}

StoreFn interpreter::storeFunction(Rep R, ElemType T, bool Saturate,
                                   bool IsRaw) {
  if (IsRaw && isFloat(T))
    T = intType(elemTypeBytes(T), /*Signed=*/false);
  return withRep(R, [&](auto Traits) {
    constexpr Rep Id = decltype(Traits)::Id;
    return Saturate ? pickStore<Id, true>(T) : pickStore<Id, false>(T);
  });
}

//===----------------------------------------------------------------------===//
// Modifiers
//===----------------------------------------------------------------------===//

/// Modifiers change the sign bit of floats, even of a NaN.
template <typename V>
static void modifyBits(V SignBit, SrcMod Mod, unsigned N, V *L) {
  for (unsigned Lane = 0; Lane != N; ++Lane) {
    if (Mod == SrcMod::Abs || Mod == SrcMod::NegAbs)
      L[Lane] &= ~SignBit;
    if (Mod == SrcMod::Neg || Mod == SrcMod::NegAbs)
      L[Lane] ^= SignBit;
  }
}

template <typename V> static void modifyIntegers(SrcMod Mod, unsigned N, V *L) {
  for (unsigned Lane = 0; Lane != N; ++Lane) {
    if (Mod == SrcMod::Not)
      L[Lane] = ~L[Lane];
    if ((Mod == SrcMod::Abs || Mod == SrcMod::NegAbs) && L[Lane] < 0)
      L[Lane] = -L[Lane];
    if (Mod == SrcMod::Neg || Mod == SrcMod::NegAbs)
      L[Lane] = -L[Lane];
  }
}

template <typename V> static void modifyFloats(SrcMod Mod, unsigned N, V *L) {
  for (unsigned Lane = 0; Lane != N; ++Lane) {
    if (Mod == SrcMod::Abs || Mod == SrcMod::NegAbs)
      L[Lane] = std::fabs(L[Lane]);
    if (Mod == SrcMod::Neg || Mod == SrcMod::NegAbs)
      L[Lane] = -L[Lane];
  }
}

void interpreter::applyModifier(Rep R, ElemType T, SrcMod Mod, unsigned N,
                                Lanes &L) {
  if (Mod == SrcMod::None)
    return;
  switch (R) {
  case Rep::Int:
    if (!isFloat(T))
      return modifyIntegers(Mod, N, L.I);
    return modifyBits(int64_t(uint64_t(1) << (8 * elemTypeBytes(T) - 1)), Mod,
                      N, L.I);
  case Rep::Wide:
    return modifyIntegers(Mod, N, L.W);
  case Rep::Float:
    return modifyFloats(Mod, N, L.F);
  case Rep::Double:
    return modifyFloats(Mod, N, L.D);
  }
}

void interpreter::flushDenormals(Rep R, ElemType T, unsigned N, Lanes &L) {
  if (!isFloat(T))
    return;
  double Smallest = T == ElemType::HF   ? 0x1p-14
                    : T == ElemType::DF ? 0x1p-1022
                                        : 0x1p-126;
  for (unsigned Lane = 0; Lane != N; ++Lane) {
    if (R == Rep::Float && std::fabs(L.F[Lane]) < Smallest)
      L.F[Lane] = std::copysign(0.0f, L.F[Lane]);
    if (R == Rep::Double && std::fabs(L.D[Lane]) < Smallest)
      L.D[Lane] = std::copysign(0.0, L.D[Lane]);
  }
}
