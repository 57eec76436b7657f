//===- math.h - Functions of elements ---------------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each function takes vectors, matrices, references and scalars, in any mixture
// that has one shape. cm_min<T>(a, b) says the type of the result; cm_inv(a)
// and the like have that of the operand. A last argument SAT saturates.
//
//===----------------------------------------------------------------------===//

#ifndef CM_DETAIL_MATH_H
#define CM_DETAIL_MATH_H

#include "operators.h"

namespace cm {
namespace detail {

/// A scalar is a vector of one element for the builtins.
template <class X> constexpr int lanes_of = 1;
template <operand X> constexpr int lanes_of<X> = size_v<X>;

/// What a function of X gives: elements of type T in the shape of X.
template <class T, class X> CM_API auto result(simd<T, lanes_of<X>> V) {
  if constexpr (operand<X>)
    return like<T, X>(V);
  else
    return T(V[0]);
}

template <class T, int N> CM_API simd<T, N> saturated(simd<T, N> V, int Sat) {
  if constexpr (is_float<T>)
    return Sat ? builtin::sat(V) : V;
  else
    return V;
}

template <class X, class Y>
concept arguments = pair<X, Y> || (scalar<X> && scalar<Y>);
template <class X, class Y>
using lead_argument = typename choose<operand<Y> && !operand<X>, Y, X>::result;

} // namespace detail

#define CM_FLOAT_FUNCTION(Name, Builtin)                                       \
  template <class X>                                                           \
  requires(detail::operand<X> || detail::scalar<X>)                            \
      CM_API auto Name(const X &V, int Sat = SAT_NONE) {                       \
    using E = detail::element_of_t<X>;                                         \
    using T = typename detail::choose<detail::is_float<E>, E, float>::result;  \
    constexpr int N = detail::lanes_of<X>;                                     \
    return detail::result<T, X>(detail::saturated<T, N>(                       \
        builtin::Builtin(detail::values<T, N>(V)), Sat));                      \
  }
CM_FLOAT_FUNCTION(cm_inv, inv)
CM_FLOAT_FUNCTION(cm_sqrt, sqrt)
CM_FLOAT_FUNCTION(cm_rsqrt, rsqrt)
CM_FLOAT_FUNCTION(cm_exp, exp)
CM_FLOAT_FUNCTION(cm_log, log)
CM_FLOAT_FUNCTION(cm_sin, sin)
CM_FLOAT_FUNCTION(cm_cos, cos)
CM_FLOAT_FUNCTION(cm_frc, frc)
CM_FLOAT_FUNCTION(cm_sqrt_ieee, ieee_sqrt)
#undef CM_FLOAT_FUNCTION

/// Rounding. cm_rndd<T>(a) converts the rounded value to T.
#define CM_ROUNDING(Name, Builtin)                                             \
  template <class T, class X>                                                  \
  requires(detail::operand<X> || detail::scalar<X>)                            \
      CM_API auto Name(const X &V, int Sat = SAT_NONE) {                       \
    using E = detail::element_of_t<X>;                                         \
    constexpr int N = detail::lanes_of<X>;                                     \
    auto Rounded = builtin::Builtin(detail::values<E, N>(V));                  \
    if (Sat)                                                                   \
      return detail::result<T, X>(detail::convert_sat<T, N, E>(Rounded));      \
    return detail::result<T, X>(detail::convert<T, N, E>(Rounded));            \
  }
CM_ROUNDING(cm_rndd, rndd)
CM_ROUNDING(cm_rndu, rndu)
CM_ROUNDING(cm_rnde, rnde)
CM_ROUNDING(cm_rndz, rndz)
#undef CM_ROUNDING

template <class X, class Y>
requires detail::arguments<X, Y> CM_API auto cm_pow(const X &V, const Y &W,
                                                    int Sat = SAT_NONE) {
  using L = detail::lead_argument<X, Y>;
  using T = detail::common_t<X, Y>;
  constexpr int N = detail::lanes_of<L>;
  return detail::result<T, L>(detail::saturated<T, N>(
      builtin::pow(detail::values<T, N>(V), detail::values<T, N>(W)), Sat));
}
template <class X, class Y>
requires detail::arguments<X, Y> CM_API auto cm_div_ieee(const X &V, const Y &W,
                                                         int Sat = SAT_NONE) {
  using L = detail::lead_argument<X, Y>;
  using T = detail::common_t<X, Y>;
  constexpr int N = detail::lanes_of<L>;
  return detail::result<T, L>(detail::saturated<T, N>(
      builtin::ieee_div(detail::values<T, N>(V), detail::values<T, N>(W)),
      Sat));
}

/// The smaller and the larger of two, compared in the type in which the
/// operands meet, as a T.
#define CM_MINMAX(Name, Kind)                                                  \
  template <class T, class X, class Y>                                         \
  requires detail::arguments<X, Y> CM_API auto Name(const X &V, const Y &W,    \
                                                    int Sat = SAT_NONE) {      \
    using L = detail::lead_argument<X, Y>;                                     \
    using C = detail::common_t<X, Y>;                                          \
    constexpr int N = detail::lanes_of<L>;                                     \
    auto A = detail::values<C, N>(V), B = detail::values<C, N>(W);             \
    detail::simd<C, N> R;                                                      \
    if constexpr (detail::is_float<C>)                                         \
      R = builtin::f##Kind(A, B);                                              \
    else                                                                       \
      R = __builtin_elementwise_##Kind(A, B);                                  \
    if (Sat)                                                                   \
      return detail::result<T, L>(detail::convert_sat<T, N, C>(R));            \
    return detail::result<T, L>(detail::convert<T, N, C>(R));                  \
  }
CM_MINMAX(cm_min, min)
CM_MINMAX(cm_max, max)
#undef CM_MINMAX

/// cm_add<T>(a, b, SAT) and the like are exact before they saturate.
namespace detail {
template <class C, class X, class Y> struct exact {
  static constexpr bool Short =
      sizeof(element_of_t<X>) <= 2 && sizeof(element_of_t<Y>) <= 2;
  using result =
      typename choose<is_float<C>, C,
                      typename choose<Short, int, long long>::result>::result;
};
} // namespace detail
#define CM_ARITHMETIC(Name, Op)                                                \
  template <class T, class X, class Y>                                         \
  requires detail::arguments<X, Y> CM_API auto Name(const X &V, const Y &W,    \
                                                    int Sat = SAT_NONE) {      \
    using L = detail::lead_argument<X, Y>;                                     \
    using C = detail::common_t<X, Y>;                                          \
    constexpr int N = detail::lanes_of<L>;                                     \
    if (Sat) {                                                                 \
      using E = typename detail::exact<C, X, Y>::result;                       \
      detail::simd<E, N> R =                                                   \
          detail::values<E, N>(V) Op detail::values<E, N>(W);                  \
      return detail::result<T, L>(detail::convert_sat<T, N, E>(R));            \
    }                                                                          \
    detail::simd<C, N> R = detail::values<C, N>(V) Op detail::values<C, N>(W); \
    return detail::result<T, L>(detail::convert<T, N, C>(R));                  \
  }
CM_ARITHMETIC(cm_add, +)
CM_ARITHMETIC(cm_mul, *)
CM_ARITHMETIC(cm_shl, <<)
#undef CM_ARITHMETIC

/// The mean of two, rounded up.
template <class T, class X, class Y>
requires detail::arguments<X, Y> CM_API auto cm_avg(const X &V, const Y &W,
                                                    int Sat = SAT_NONE) {
  using L = detail::lead_argument<X, Y>;
  constexpr int N = detail::lanes_of<L>;
  detail::simd<long long, N> R =
      (detail::values<long long, N>(V) + detail::values<long long, N>(W) + 1) >>
      1;
  if (Sat)
    return detail::result<T, L>(detail::convert_sat<T, N, long long>(R));
  return detail::result<T, L>(detail::convert<T, N, long long>(R));
}

template <class T, class X>
requires(detail::operand<X> || detail::scalar<X>) CM_API
    auto cm_abs(const X &V, int Sat = SAT_NONE) {
  using E = detail::element_of_t<X>;
  constexpr int N = detail::lanes_of<X>;
  auto A = detail::values<E, N>(V);
  detail::simd<E, N> R;
  if constexpr (detail::is_float<E>)
    R = builtin::absf(A);
  else if constexpr (detail::is_unsigned<E>)
    R = A;
  else
    R = builtin::absi(A);
  if (Sat)
    return detail::result<T, X>(detail::convert_sat<T, N, E>(R));
  return detail::result<T, X>(detail::convert<T, N, E>(R));
}
template <class X>
requires(detail::operand<X> || detail::scalar<X>) CM_API
    auto cm_abs(const X &V) {
  return cm_abs<detail::element_of_t<X>>(V);
}

// ---- Reductions
// -----------------------------------------------------------------

namespace detail {
/// The smallest power of two that is at least half of N.
constexpr int next_half(int N) {
  int H = 1;
  while (2 * H < N)
    H *= 2;
  return H;
}

/// Halves are combined until one element is left.
template <class T, int N, class F> CM_API T reduce(simd<T, N> V, F Combine) {
  if constexpr (N == 1) {
    return V[0];
  } else {
    constexpr int H = next_half(N);
    vector<T, N> Whole(V);
    simd<T, N - H> High = Whole.template select<N - H, 1>(H).get();
    vector<T, H> Low(Whole.template select<H, 1>(0).get());
    vector<T, N - H> Sum(Combine(Low.template select<N - H, 1>(0).get(), High));
    detail::region R = Low.region();
    builtin::wrregion(R.Start, Sum.get(), 0, N - H, 1);
    return reduce<T, H>(Low.get(), Combine);
  }
}
} // namespace detail

template <class T, detail::operand X> CM_API T cm_sum(const X &V) {
  constexpr int N = detail::size_v<X>;
  return detail::reduce<T, N>(detail::values<T, N>(V),
                              [](auto A, auto B) { return A + B; });
}
template <class T, detail::operand X> CM_API T cm_prod(const X &V) {
  constexpr int N = detail::size_v<X>;
  return detail::reduce<T, N>(detail::values<T, N>(V),
                              [](auto A, auto B) { return A * B; });
}
template <class T, detail::operand X> CM_API T cm_reduced_min(const X &V) {
  constexpr int N = detail::size_v<X>;
  return detail::reduce<T, N>(detail::values<T, N>(V),
                              [](auto A, auto B) { return A < B ? A : B; });
}
template <class T, detail::operand X> CM_API T cm_reduced_max(const X &V) {
  constexpr int N = detail::size_v<X>;
  return detail::reduce<T, N>(detail::values<T, N>(V),
                              [](auto A, auto B) { return A > B ? A : B; });
}

// ---- Bits
// -----------------------------------------------------------------------

#define CM_BITS(Name, Builtin)                                                 \
  template <class T = uint, class X>                                           \
  requires(detail::operand<X> || detail::scalar<X>)                            \
      CM_API auto Name(const X &V) {                                           \
    using E = detail::element_of_t<X>;                                         \
    constexpr int N = detail::lanes_of<X>;                                     \
    return detail::result<T, X>(detail::convert<T, N, uint>(                   \
        builtin::Builtin<detail::simd<uint, N>>(detail::values<E, N>(V))));    \
  }
CM_BITS(cm_cbit, cbit)
CM_BITS(cm_bf_reverse, bfrev)
CM_BITS(cm_fbl, fbl)
CM_BITS(cm_lzd, lzd)
#undef CM_BITS

/// Bit I says whether element I is not zero.
template <detail::operand X>
requires(detail::size_v<X> <= 32) CM_API uint cm_pack_mask(const X &V) {
  constexpr int N = detail::size_v<X>;
  uint Bits = 0;
  auto Lanes = detail::nonzero(V);
  for (int I = 0; I < N; ++I)
    Bits |= Lanes[I] ? 1u << I : 0u;
  return Bits;
}
template <class T, int N>
requires(N <= 32) CM_API vector<T, N> cm_unpack_mask(uint Bits) {
  detail::simd<uint, N> Lane;
  for (int I = 0; I < N; ++I)
    Lane[I] = I;
  return vector<T, N>(
      detail::convert<T, N, uint>((detail::simd<uint, N>(Bits) >> Lane) & 1u));
}

} // namespace cm

#endif // CM_DETAIL_MATH_H
