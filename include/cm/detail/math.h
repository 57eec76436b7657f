//===- math.h - Functions of elements ---------------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each function takes vectors, matrices, references and scalars. One call can
// mix them if all operands except scalars have the same number of elements. The
// result of cm_min<T>(a, b) has elements of type T; the result of a function
// like cm_inv(a) has the operand's type. A last argument SAT saturates the
// result.
//
//===----------------------------------------------------------------------===//

#ifndef CM_DETAIL_MATH_H
#define CM_DETAIL_MATH_H

#include "operators.h"

namespace cm {
namespace detail {

/// The number of lanes of X for builtins. For them, a scalar is a vector of one
/// element.
template <class X> constexpr int lanes_of = 1;
template <operand X> constexpr int lanes_of<X> = size_v<X>;

/// Returns \p V, the result of a builtin, in the shape of the operand X.
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
/// Are the elements of all arguments integers?
template <class... X>
concept integers =
    ((is_integer<element_of_t<X>> || __is_enum(element_of_t<X>)) && ...);
template <class X, class Y>
concept integer_arguments = arguments<X, Y> && integers<X, Y>;
template <class X> concept element_argument = operand<X> || scalar<X>;
template <class X, class Y>
using lead_argument = typename choose<operand<Y> && !operand<X>, Y, X>::result;

} // namespace detail

namespace detail {
/// Returns x - floor(x), or the largest number below 1 if that difference is
/// rounded to 1. Halves are converted to float, because the machine does not
/// compute this function for halves.
template <class T, int N> CM_API simd<T, N> fraction(simd<T, N> V) {
  if constexpr (sizeof(T) == 2) {
    simd<T, N> F = convert<T, N, float>(builtin::frc(convert<float, N, T>(V)));
    constexpr T BelowOne = T(0.99951171875f);
    return F >= T(1) ? simd<T, N>(BelowOne) : F;
  } else {
    return builtin::frc(V);
  }
}
/// Returns the quotient, rounded as IEEE 754 requires. The machine computes
/// such quotients of floats and doubles. Quotients of halves are computed as
/// floats; the result is the same.
template <class T, int N>
CM_API simd<T, N> exact_quotient(simd<T, N> V, simd<T, N> W) {
  if constexpr (sizeof(T) == 2)
    return convert<T, N, float>(
        builtin::ieee_div(convert<float, N, T>(V), convert<float, N, T>(W)));
  else
    return builtin::ieee_div(V, W);
}
template <class T, int N> CM_API simd<T, N> exact_sqrt(simd<T, N> V) {
  if constexpr (sizeof(T) == 2)
    return convert<T, N, float>(builtin::ieee_sqrt(convert<float, N, T>(V)));
  else
    return builtin::ieee_sqrt(V);
}
} // namespace detail

#define CM_FLOAT_FUNCTION(Name, Function)                                      \
  template <class X>                                                           \
  requires detail::element_argument<X> CM_API auto Name(const X &V,            \
                                                        int Sat = SAT_NONE) {  \
    using E = detail::element_of_t<X>;                                         \
    using T = typename detail::choose<detail::is_float<E>, E, float>::result;  \
    constexpr int N = detail::lanes_of<X>;                                     \
    return detail::result<T, X>(                                               \
        detail::saturated<T, N>(Function(detail::values<T, N>(V)), Sat));      \
  }                                                                            \
  template <int N, class X>                                                    \
  requires(detail::lanes_of<X> == N)                                           \
      CM_API auto Name(const X &V, int Sat = SAT_NONE) {                       \
    return Name(V, Sat);                                                       \
  }
CM_FLOAT_FUNCTION(cm_inv, builtin::inv)
CM_FLOAT_FUNCTION(cm_sqrt, builtin::sqrt)
CM_FLOAT_FUNCTION(cm_rsqrt, builtin::rsqrt)
CM_FLOAT_FUNCTION(cm_exp, builtin::exp)
CM_FLOAT_FUNCTION(cm_log, builtin::log)
CM_FLOAT_FUNCTION(cm_sin, builtin::sin)
CM_FLOAT_FUNCTION(cm_cos, builtin::cos)
CM_FLOAT_FUNCTION(cm_frc, detail::fraction)
CM_FLOAT_FUNCTION(cm_sqrt_ieee, detail::exact_sqrt)
#undef CM_FLOAT_FUNCTION

/// Rounding. cm_rndd<T>(a) converts the rounded value to T.
#define CM_ROUNDING(Name, Builtin)                                             \
  template <class T, class X>                                                  \
  requires detail::element_argument<X> CM_API auto Name(const X &V,            \
                                                        int Sat = SAT_NONE) {  \
    using F = detail::element_of_t<X>;                                         \
    using E = typename detail::choose<(detail::is_float<F> && sizeof(F) > 2),  \
                                      F, float>::result;                       \
    constexpr int N = detail::lanes_of<X>;                                     \
    auto Rounded = builtin::Builtin(detail::values<E, N>(V));                  \
    if (Sat)                                                                   \
      return detail::result<T, X>(detail::convert_sat<T, N, E>(Rounded));      \
    return detail::result<T, X>(detail::convert<T, N, E>(Rounded));            \
  }                                                                            \
  template <class T, int N, class X>                                           \
  requires(detail::lanes_of<X> == N)                                           \
      CM_API auto Name(const X &V, int Sat = SAT_NONE) {                       \
    return Name<T>(V, Sat);                                                    \
  }
CM_ROUNDING(cm_rndd, rndd)
CM_ROUNDING(cm_rndu, rndu)
CM_ROUNDING(cm_rnde, rnde)
CM_ROUNDING(cm_rndz, rndz)
#undef CM_ROUNDING

template <class X, class Y>
requires(detail::arguments<X, Y> &&detail::is_float<detail::common_t<X, Y>>)
    CM_API auto cm_pow(const X &V, const Y &W, int Sat = SAT_NONE) {
  using L = detail::lead_argument<X, Y>;
  using T = detail::common_t<X, Y>;
  constexpr int N = detail::lanes_of<L>;
  return detail::result<T, L>(detail::saturated<T, N>(
      builtin::pow(detail::values<T, N>(V), detail::values<T, N>(W)), Sat));
}
template <class X, class Y>
requires(detail::arguments<X, Y> &&detail::is_float<detail::common_t<X, Y>>)
    CM_API auto cm_div_ieee(const X &V, const Y &W, int Sat = SAT_NONE) {
  using L = detail::lead_argument<X, Y>;
  using T = detail::common_t<X, Y>;
  constexpr int N = detail::lanes_of<L>;
  return detail::result<T, L>(detail::saturated<T, N>(
      detail::exact_quotient<T, N>(detail::values<T, N>(V),
                                   detail::values<T, N>(W)),
      Sat));
}

/// Returns x - y * trunc(x / y). Halves are computed as floats.
template <class X, class Y>
requires(detail::arguments<X, Y> &&detail::is_float<detail::common_t<X, Y>>)
    CM_API auto cm_frem(const X &V, const Y &W) {
  using L = detail::lead_argument<X, Y>;
  using T = detail::common_t<X, Y>;
  using F = typename detail::choose<sizeof(T) == 2, float, T>::result;
  constexpr int N = detail::lanes_of<L>;
  detail::simd<F, N> A = detail::values<F, N>(V), B = detail::values<F, N>(W);
  detail::simd<F, N> R = A - B * builtin::rndz(detail::simd<F, N>(A / B));
  return detail::result<T, L>(detail::convert<T, N, F>(R));
}

/// Returns the smaller or larger of two operands, compared in their common type
/// and converted to T.
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

/// Functions like cm_add<T>(a, b, SAT) saturate the exact result.
namespace detail {
/// Integers of 128 bits.
template <int N> struct wide {
  simd<unsigned long long, N> Low;
  simd<long long, N> High;
};
template <int N, class X> CM_API wide<N> widened(const X &V) {
  using E = element_of_t<X>;
  wide<N> R = {values<unsigned long long, N>(V), 0};
  if constexpr (!is_unsigned<E>)
    R.High = (simd<long long, N>)R.Low >> 63;
  return R;
}
/// Returns 1 where \p A is less than \p B, else 0.
template <int N, class V> CM_API simd<long long, N> less(V A, V B) {
  return A < B ? simd<long long, N>(1) : simd<long long, N>(0);
}
template <int N> CM_API wide<N> wide_sum(wide<N> A, wide<N> B) {
  auto Low = A.Low + B.Low;
  return {Low, A.High + B.High + less<N>(Low, A.Low)};
}
/// Returns the product. Each factor must fit in 64 bits, signed or unsigned. If
/// the product needs more than 64 bits, the result is perhaps another number,
/// but that number needs more than 64 bits too.
template <int N> CM_API wide<N> wide_product(wide<N> A, wide<N> B) {
  using U = simd<unsigned long long, N>;
  using S = simd<long long, N>;
  U X = A.High < 0 ? -A.Low : A.Low, Y = B.High < 0 ? -B.Low : B.Low;
  U X0 = X & 0xffffffffu, X1 = X >> 32, Y0 = Y & 0xffffffffu, Y1 = Y >> 32;
  // One of the two products is 0 if the result fits.
  U Middle = (X1 * Y0) | (X0 * Y1);
  U Size = (Middle << 32) + X0 * Y0;
  auto Fits =
      ((X1 == 0) | (Y1 == 0)) & (Middle >> 32 == 0) & (Size >= Middle << 32);
  constexpr long long Most = highest<long long, long long>();
  S High = Fits ? S(0) : S(Most);
  return {(A.High ^ B.High) < 0 ? -Size : Size,
          (A.High ^ B.High) < 0 ? ~High + less<N>(-Size, U(1)) : High};
}
template <int N> CM_API wide<N> wide_shift(wide<N> A, wide<N> By) {
  auto Left = By.Low & 63u;
  auto Carried = (A.Low >> 1) >> (63u - Left);
  return {A.Low << Left,
          (A.High << (simd<long long, N>)Left) | (simd<long long, N>)Carried};
}
template <class T, int N> CM_API simd<T, N> saturated(wide<N> V) {
  using Limit =
      typename choose<is_unsigned<T>, unsigned long long, long long>::result;
  using L = simd<Limit, N>;
  L Low = (L)V.Low;
  simd<long long, N> High = 0;
  if constexpr (!is_unsigned<T>)
    High = Low >> 63;
  L Nearest =
      V.High < 0 ? L(lowest<Limit, Limit>()) : L(highest<Limit, Limit>());
  return convert_sat<T, N, Limit>(V.High == High ? Low : Nearest);
}

template <class X, class Y>
constexpr bool has_long =
    is_integer<element_of_t<X>> && is_integer<element_of_t<Y>> &&
    (sizeof(element_of_t<X>) == 8 || sizeof(element_of_t<Y>) == 8);

template <class C, class X, class Y, bool Shift> struct exact {
  using x = element_of_t<X>;
  using y = element_of_t<Y>;
  static constexpr bool Signed = !is_unsigned<x> || (!Shift && !is_unsigned<y>);
  static constexpr bool Short = sizeof(x) <= 2 && sizeof(y) <= 2 && !Shift;
  using words = typename choose<Signed, int, uint>::result;
  using dwords = typename choose<Signed, long long, unsigned long long>::result;
  using result =
      typename choose<is_float<C>, C,
                      typename choose<Short, words, dwords>::result>::result;
};
} // namespace detail
#define CM_ARITHMETIC(Name, Op, Wide, Shift, Arguments)                        \
  template <class T, class X, class Y>                                         \
  requires detail::Arguments<X, Y> CM_API auto Name(const X &V, const Y &W,    \
                                                    int Sat = SAT_NONE) {      \
    using L = detail::lead_argument<X, Y>;                                     \
    using C = detail::common_t<X, Y>;                                          \
    constexpr int N = detail::lanes_of<L>;                                     \
    if (Sat) {                                                                 \
      if constexpr (detail::has_long<X, Y>) {                                  \
        return detail::result<T, L>(detail::saturated<T, N>(                   \
            detail::Wide(detail::widened<N>(V), detail::widened<N>(W))));      \
      } else {                                                                 \
        using E = typename detail::exact<C, X, Y, Shift>::result;              \
        detail::simd<E, N> R =                                                 \
            detail::values<E, N>(V) Op detail::values<E, N>(W);                \
        return detail::result<T, L>(detail::convert_sat<T, N, E>(R));          \
      }                                                                        \
    }                                                                          \
    detail::simd<C, N> R = detail::values<C, N>(V) Op detail::values<C, N>(W); \
    return detail::result<T, L>(detail::convert<T, N, C>(R));                  \
  }
CM_ARITHMETIC(cm_add, +, wide_sum, false, arguments)
CM_ARITHMETIC(cm_mul, *, wide_product, false, arguments)
CM_ARITHMETIC(cm_shl, <<, wide_shift, true, integer_arguments)
#undef CM_ARITHMETIC

/// Returns the mean of two operands, rounded up.
template <class T, class X, class Y>
requires detail::integer_arguments<X, Y> CM_API auto
cm_avg(const X &V, const Y &W, int Sat = SAT_NONE) {
  using L = detail::lead_argument<X, Y>;
  constexpr int N = detail::lanes_of<L>;
  if constexpr (detail::has_long<X, Y>) {
    detail::wide<N> Sum =
        detail::wide_sum(detail::widened<N>(V), detail::widened<N>(W));
    Sum = detail::wide_sum(Sum, detail::wide<N>{1, 0});
    Sum.Low = Sum.Low >> 1 | (decltype(Sum.Low))Sum.High << 63;
    Sum.High >>= 1;
    if (Sat)
      return detail::result<T, L>(detail::saturated<T, N>(Sum));
    return detail::result<T, L>(
        detail::convert<T, N, unsigned long long>(Sum.Low));
  } else {
    detail::simd<long long, N> R = (detail::values<long long, N>(V) +
                                    detail::values<long long, N>(W) + 1) >>
                                   1;
    if (Sat)
      return detail::result<T, L>(detail::convert_sat<T, N, long long>(R));
    return detail::result<T, L>(detail::convert<T, N, long long>(R));
  }
}

namespace detail {
template <class T> struct make_unsigned {
  using result = T;
};
template <> struct make_unsigned<char> {
  using result = unsigned char;
};
template <> struct make_unsigned<signed char> {
  using result = unsigned char;
};
template <> struct make_unsigned<short> {
  using result = unsigned short;
};
template <> struct make_unsigned<int> {
  using result = unsigned int;
};
template <> struct make_unsigned<long> {
  using result = unsigned long;
};
template <> struct make_unsigned<long long> {
  using result = unsigned long long;
};
} // namespace detail

/// The result of cm_abs(a) has the type of the operand. Integers are computed
/// in the unsigned type, which can represent the absolute value of each
/// integer.
template <class To = void, class X>
requires detail::element_argument<X> CM_API auto cm_abs(const X &V,
                                                        int Sat = SAT_NONE) {
  using E = detail::element_of_t<X>;
  using T = typename detail::choose<__is_void(To), E, To>::result;
  constexpr int N = detail::lanes_of<X>;
  auto A = detail::values<E, N>(V);
  if constexpr (detail::is_float<E>) {
    auto R = builtin::absf(A);
    if (Sat)
      return detail::result<T, X>(detail::convert_sat<T, N, E>(R));
    return detail::result<T, X>(detail::convert<T, N, E>(R));
  } else {
    using U = typename detail::make_unsigned<E>::result;
    detail::simd<U, N> R;
    if constexpr (detail::is_unsigned<E>)
      R = A;
    else
      R = (detail::simd<U, N>)builtin::absi(A);
    if (Sat)
      return detail::result<T, X>(detail::convert_sat<T, N, U>(R));
    return detail::result<T, X>(detail::convert<T, N, U>(R));
  }
}

// ---- Reductions
// -----------------------------------------------------------------

namespace detail {
/// Returns the smallest power of two that is at least half of N.
constexpr int next_half(int N) {
  int H = 1;
  while (2 * H < N)
    H *= 2;
  return H;
}

/// Combines the two halves of \p V repeatedly until one element is left.
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

namespace detail {
/// Returns the elements of \p V, converted to T. Lanes that surrounding SIMD
/// blocks have disabled are replaced by \p Neutral.
template <class T, operand X>
CM_API simd<T, size_v<X>> enabled_values(const X &V, T Neutral) {
  constexpr int N = size_v<X>;
  simd<T, N> A = values<T, N>(V);
  builtin::simd_elements(N);
  if constexpr (has_simd_blocks<N>)
    A = enabled_lanes<N>::get() ? A : simd<T, N>(Neutral);
  return A;
}
template <class T> constexpr T largest() {
  if constexpr (is_float<T>)
    return T(__builtin_inf());
  else
    return highest<T, T>();
}
template <class T> constexpr T smallest() {
  if constexpr (is_float<T>)
    return T(-__builtin_inf());
  else
    return lowest<T, T>();
}
/// The type in which the elements of a saturating sum or product are computed.
template <class T>
using saturating = typename choose<is_float<T>, T, long long>::result;
/// Returns the products, limited to the range of T. T is a result of
/// saturating<>.
template <class T, int N>
CM_API simd<T, N> limited_product(simd<T, N> A, simd<T, N> B) {
  if constexpr (is_float<T>)
    return A * B;
  else
    return saturated<T, N>(
        wide_product(widened<N>(vector<T, N>(A)), widened<N>(vector<T, N>(B))));
}
template <class T, class X>
constexpr bool saturates =
    is_float<T> || (sizeof(T) < 8 && sizeof(element_t<X>) < 8);
} // namespace detail

// Limited replaces Combination if the result saturates. A product with a factor
// 0 must then be 0, even if other factors overflow first.
#define CM_REDUCTION(Name, Neutral, Combination, Limited)                      \
  template <class T, detail::operand X>                                        \
  CM_API T Name(const X &V, int Sat = SAT_NONE)                                \
      CM_ERROR_IF((Sat != SAT_NONE && !detail::saturates<T, X>),               \
                  #Name " saturates elements of at most 4 bytes") {            \
    constexpr int N = detail::size_v<X>;                                       \
    if (Sat) {                                                                 \
      using W = detail::saturating<T>;                                         \
      W R = detail::reduce<W, N>(detail::enabled_values<W>(V, W(Neutral)),     \
                                 [](auto A, auto B)                            \
                                     CM_LAMBDA { return Limited; });           \
      return detail::convert_sat<T, 1, W>(detail::simd<W, 1>(R))[0];           \
    }                                                                          \
    return detail::reduce<T, N>(detail::enabled_values<T>(V, T(Neutral)),      \
                                [](auto A, auto B)                             \
                                    CM_LAMBDA { return Combination; });        \
  }
CM_REDUCTION(cm_sum, 0, A + B, A + B)
CM_REDUCTION(
    cm_prod, 1, A *B,
    (detail::limited_product<W, __builtin_vectorelements(decltype(A))>(A, B)))
CM_REDUCTION(cm_reduced_min, detail::largest<T>(), A < B ? A : B, A < B ? A : B)
CM_REDUCTION(cm_reduced_max, detail::smallest<T>(), A > B ? A : B,
             A > B ? A : B)
#undef CM_REDUCTION

} // namespace cm

#endif // CM_DETAIL_MATH_H
