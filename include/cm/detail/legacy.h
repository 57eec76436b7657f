//===- legacy.h - Functions of older processors -----------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions for instructions of older processors, computed by a few operations:
// dot products of groups of four elements, lines and planes, sums of
// differences. Also functions for angles and for conversions between formats.
//
//===----------------------------------------------------------------------===//

#ifndef CM_DETAIL_LEGACY_H
#define CM_DETAIL_LEGACY_H

#include "integer.h"

namespace cm {
namespace detail {

/// Returns element \p I of each group of four elements of \p V, copied to all
/// four elements of the group.
template <int N> CM_API simd<float, N> of_four(vector_ref<float, N> V, int I) {
  return V.template replicate<N / 4, 4, 4, 0>(I).get();
}

template <class T, class X, int N>
CM_API auto finish_float(simd<float, N> V, int Sat) {
  return finish<T, X, float, N>(V, Sat);
}

} // namespace detail

#define CM_DOT(Name, Products, ...)                                            \
  template <class T, class X, class Y>                                         \
  requires detail::arguments<X, Y> CM_API auto Name(const X &V, const Y &W,    \
                                                    int Sat = SAT_NONE) {      \
    constexpr int N = detail::lanes_of<X>;                                     \
    static_assert(N % 4 == 0, "a dot product takes groups of four elements");  \
    vector<float, N> A(V), B(W);                                               \
    detail::simd<float, N> R =                                                 \
        detail::of_four<N>(A, 0) * detail::of_four<N>(B, 0);                   \
    for (int I = 1; I < Products; ++I)                                         \
      R += detail::of_four<N>(A, I) * detail::of_four<N>(B, I);                \
    __VA_ARGS__;                                                               \
    return detail::finish_float<T, X, N>(R, Sat);                              \
  }
CM_DOT(cm_dp2, 2)
CM_DOT(cm_dp3, 3)
CM_DOT(cm_dp4, 4)
CM_DOT(cm_dph, 3, R += detail::of_four<N>(B, 3))
#undef CM_DOT

/// Returns P * v + Q, where P is element 0 of \p Line and Q is element 3.
template <class T, class X, class Y>
requires(detail::operand<X> &&detail::operand<Y>) CM_API
    auto cm_line(const X &Line, const Y &V, int Sat = SAT_NONE) {
  constexpr int N = detail::size_v<Y>;
  auto L = detail::values<float, 4>(Line);
  return detail::finish_float<T, Y, N>(
      detail::values<float, N>(V) * L[0] + L[3], Sat);
}
template <class T, class Y>
requires detail::operand<Y> CM_API auto cm_line(float P, float Q, const Y &V,
                                                int Sat = SAT_NONE) {
  constexpr int N = detail::size_v<Y>;
  return detail::finish_float<T, Y, N>(detail::values<float, N>(V) * P + Q,
                                       Sat);
}
/// Returns P * v + Q * w + R, where P, Q and R are elements 0, 1 and 3 of
/// \p Plane.
template <class X, class Y, class Z>
requires(
    detail::operand<X> &&detail::operand<Y> &&detail::arguments<Y, Z>) CM_API
    auto cm_pln(const X &Plane, const Y &V, const Z &W, int Sat = SAT_NONE) {
  constexpr int N = detail::size_v<Y>;
  auto P = detail::values<float, 4>(Plane);
  return detail::finish_float<float, Y, N>(
      detail::values<float, N>(V) * P[0] + detail::values<float, N>(W) * P[1] +
          P[3],
      Sat);
}
/// Returns v * w + (1 - v) * u.
template <class X, class Y, class Z>
requires(detail::operand<X> &&detail::arguments<X, Y> &&detail::arguments<X, Z>)
    CM_API auto cm_lrp(const X &V, const Y &W, const Z &U, int Sat = SAT_NONE) {
  constexpr int N = detail::size_v<X>;
  auto A = detail::values<float, N>(V);
  return detail::finish_float<float, X, N>(
      detail::values<float, N>(W) * A + detail::values<float, N>(U) * (1 - A),
      Sat);
}

namespace detail {
/// Computes |v - w| for all elements. For each pair of neighbouring elements,
/// returns the sum of its two differences, followed by 0.
template <class X, class Y>
CM_API auto two_differences(const X &V, const Y &W) {
  using E = element_of_t<X>;
  constexpr int N = lanes_of<X>;
  static_assert(N % 2 == 0, "sums of two differences take pairs of elements");
  simd<int, N> D = values<int, N>(vector<E, N>(V)) - values<int, N>(W);
  vector<int, N> A(D < 0 ? -D : D);
  vector<int, N> R(0);
  R.template select<N / 2, 2>(0) =
      A.template select<N / 2, 2>(0) + A.template select<N / 2, 2>(1);
  return R;
}
} // namespace detail
template <class T, detail::operand X, class Y>
requires detail::integer_arguments<X, Y> CM_API auto
cm_sad2(const X &V, const Y &W, int Sat = SAT_NONE) {
  return detail::finish<T, X, int, detail::size_v<X>>(
      detail::two_differences(V, W).get(), Sat);
}
template <class T, detail::operand X, class Y, class Z>
requires(
    detail::integer_arguments<X, Y> &&detail::integer_arguments<X, Z>) CM_API
    auto cm_sada2(const X &V, const Y &W, const Z &Addend, int Sat = SAT_NONE) {
  constexpr int N = detail::size_v<X>;
  return detail::finish<T, X, int, N>(detail::two_differences(V, W).get() +
                                          detail::values<int, N>(Addend),
                                      Sat);
}

// ---- Angles -----------------------------------------------------------------

namespace detail {
constexpr double pi = 3.14159265358979323846;

/// Approximates the arc tangent of numbers between 0 and 1 by a ratio of
/// polynomials.
template <class T, int N> CM_API simd<T, N> arc_tangent(simd<T, N> X) {
  simd<T, N> S = X * X;
  simd<T, N> Above = ((T(0.185696) * S + T(0.787997) * X + T(0.63693)) * S + X);
  simd<T, N> Below = (((T(-0.000121387) * X + T(0.00202308)) * S +
                       T(-0.0149145) * X + T(0.182569)) *
                          S +
                      T(0.395889) * X + T(1.12158)) *
                         S +
                     T(0.636918) * X + T(1);
  return Above / Below;
}
/// Approximates the arc cosine of numbers between 0 and 1 by a polynomial times
/// the root of 1 - \p X.
template <class T, int N> CM_API simd<T, N> arc_cosine(simd<T, N> X) {
  simd<T, N> P = T(-0.0012624911);
  constexpr double Factors[] = {0.0066700901,  -0.0170881256, 0.0308918810,
                                -0.0501743046, 0.0889789874,  -0.2145988016,
                                1.5707963050};
  for (double F : Factors)
    P = P * X + T(F);
  return builtin::sqrt(simd<T, N>(T(1) - X)) * P;
}
template <class X>
using float_of =
    typename choose<is_float<element_of_t<X>>, element_of_t<X>, float>::result;
} // namespace detail

template <class X>
requires detail::element_argument<X> CM_API auto cm_atan(const X &V,
                                                         int Sat = SAT_NONE) {
  using T = detail::float_of<X>;
  constexpr int N = detail::lanes_of<X>;
  auto A = detail::values<T, N>(V);
  detail::simd<T, N> Size = builtin::absf(A);
  auto Large = Size > T(1);
  Size = Large ? builtin::inv(Size) : Size;
  detail::simd<T, N> R = detail::arc_tangent<T, N>(Size);
  R = Large ? T(detail::pi / 2) - R : R;
  R = A < T(0) ? -R : R;
  return detail::result<T, X>(detail::saturated<T, N>(R, Sat));
}
template <class X>
requires detail::element_argument<X> CM_API auto cm_acos(const X &V,
                                                         int Sat = SAT_NONE) {
  using T = detail::float_of<X>;
  constexpr int N = detail::lanes_of<X>;
  auto A = detail::values<T, N>(V);
  detail::simd<T, N> Size = builtin::absf(A);
  Size = Size > T(1) ? detail::simd<T, N>(T(1)) : Size;
  detail::simd<T, N> R = detail::arc_cosine<T, N>(Size);
  R = A < T(0) ? T(detail::pi) - R : R;
  return detail::result<T, X>(detail::saturated<T, N>(R, Sat));
}
template <class X>
requires detail::element_argument<X> CM_API auto cm_asin(const X &V,
                                                         int Sat = SAT_NONE) {
  using T = detail::float_of<X>;
  constexpr int N = detail::lanes_of<X>;
  auto A = detail::values<T, N>(V);
  detail::simd<T, N> Size = builtin::absf(A);
  Size = Size > T(1) ? detail::simd<T, N>(T(1)) : Size;
  detail::simd<T, N> R = T(detail::pi / 2) - detail::arc_cosine<T, N>(Size);
  R = A < T(0) ? -R : R;
  return detail::result<T, X>(detail::saturated<T, N>(R, Sat));
}
/// Returns the sine, and stores the cosine in \p Cosine.
template <class D, class X>
requires detail::element_argument<X> CM_API auto
cm_sincos(D &&Cosine, const X &V, int Sat = SAT_NONE) {
  Cosine = cm_cos(V, Sat);
  return cm_sin(V, Sat);
}

// ---- Other formats ----------------------------------------------------------

/// Converts halves, which are passed as words with the same bits, to floats.
template <class X>
requires detail::element_argument<X> CM_API auto cm_f16tof32(const X &V) {
  constexpr int N = detail::lanes_of<X>;
  vector<ushort, N> Bits(V);
  vector<float, N> R(Bits.template format<half>());
  return detail::result<float, X>(R.get());
}
template <class X>
requires detail::element_argument<X> CM_API auto cm_f32tof16(const X &V) {
  constexpr int N = detail::lanes_of<X>;
  vector<half, N> Halves(V);
  return detail::result<ushort, X>(Halves.template format<ushort>().get());
}

namespace detail {
/// Returns the bits of floats, rounded to the upper \p Kept bits: to nearest,
/// ties to even.
template <int Kept, int N> CM_API simd<uint, N> round_bits(simd<float, N> V) {
  constexpr int Dropped = 32 - Kept;
  vector<float, N> F(V);
  simd<uint, N> B = F.template format<uint>().get();
  simd<uint, N> Rounded =
      B + ((1u << (Dropped - 1)) - 1) + ((B >> Dropped) & 1u);
  // NaN stays NaN.
  simd<uint, N> R = V == V ? Rounded : B | (1u << (Dropped + 5));
  return R & ~((1u << Dropped) - 1);
}
} // namespace detail

/// Converts between float and bfloat16. A half holds the bits of a bfloat16.
template <class T, class X>
requires detail::element_argument<X> CM_API auto cm_bf_cvt(const X &V) {
  using E = detail::element_of_t<X>;
  constexpr int N = detail::lanes_of<X>;
  static_assert((__is_same(T, half) && __is_same(E, float)) ||
                    (__is_same(T, float) && __is_same(E, half)),
                "cm_bf_cvt converts float to half or half to float");
  if constexpr (__is_same(T, half)) {
    vector<ushort, N> R(detail::convert<ushort, N, uint>(
        detail::round_bits<16, N>(detail::values<float, N>(V)) >> 16));
    return detail::result<half, X>(R.template format<half>().get());
  } else {
    vector<half, N> H(V);
    vector<uint, N> R(
        detail::convert<uint, N, ushort>(H.template format<ushort>().get())
        << 16);
    return detail::result<float, X>(R.template format<float>().get());
  }
}
/// Rounds floats to 10 bits of fraction, and returns their bits.
template <class T, class X>
requires detail::element_argument<X> CM_API auto cm_tf32_cvt(const X &V) {
  static_assert(sizeof(T) == 4, "cm_tf32_cvt gives dwords");
  constexpr int N = detail::lanes_of<X>;
  vector<uint, N> R(detail::round_bits<19, N>(detail::values<float, N>(V)));
  return detail::result<T, X>(R.template format<T>().get());
}

} // namespace cm

#endif // CM_DETAIL_LEGACY_H
