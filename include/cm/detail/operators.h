//===- operators.h - Arithmetic of vectors and matrices ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Elements follow the rules of C++ for scalars. Elements shorter than int
// become int. Elements of two types are converted to the wider type, or to the
// floating type. One rule differs: a scalar does not make a float vector
// double, so that v * 0.5 stays float.
//
//===----------------------------------------------------------------------===//

#ifndef CM_DETAIL_OPERATORS_H
#define CM_DETAIL_OPERATORS_H

#include "vector.h"

namespace cm::detail {

/// The operand whose shape the result has. If both operands are vectors or
/// matrices, it is the first one, except if only the second one is a matrix.
template <class X, class Y, bool XIs, bool YIs> struct leading;
template <class X, class Y> struct leading<X, Y, true, true> {
  using result =
      typename choose<shape_t<Y>::matrix && !shape_t<X>::matrix, Y, X>::result;
};
template <class X, class Y> struct leading<X, Y, true, false> {
  using result = X;
};
template <class X, class Y> struct leading<X, Y, false, true> {
  using result = Y;
};
template <class X, class Y>
using leading_t = typename leading<X, Y, operand<X>, operand<Y>>::result;

template <class X> struct element_of {
  using result = X;
};
template <operand X> struct element_of<X> {
  using result = element_t<X>;
};
template <class X> using element_of_t = typename element_of<X>::result;

/// The type in which an operation computes with elements of X and Y.
template <class X, class Y> struct common {
  using x = element_of_t<X>;
  using y = element_of_t<Y>;
  static constexpr bool XRules =
      operand<X> && !operand<Y> && is_float<x> && is_float<y>;
  static constexpr bool YRules =
      operand<Y> && !operand<X> && is_float<x> && is_float<y>;
  using result = typename choose<
      XRules, x, typename choose<YRules, y, arithmetic<x, y>>::result>::result;
};
template <class X, class Y> using common_t = typename common<X, Y>::result;

/// Can X and Y be operands of one operation? At least one of them must be a
/// vector or matrix.
template <class X, class Y>
concept pair = (operand<X> && fits<Y, size_v<X>>) || (scalar<X> && operand<Y>);

/// Reports operands of different lengths.
#define CM_UNEQUAL(Op)                                                         \
  template <operand X, operand Y>                                              \
  requires(size_v<X> != size_v<Y>) __attribute__((diagnose_if(                 \
      true, "both operands must have as many elements", "error"))) X           \
  operator Op(const X &, const Y &);

/// Returns the elements of \p W as divisors. A lane that a surrounding SIMD
/// block has disabled divides by 1, because its divisor can be zero.
template <class T, int N, class Y> CM_API simd<T, N> divisors(const Y &W) {
  simd<T, N> D = values<T, N>(W);
  if constexpr (operand<Y> && is_integer<T> && has_simd_blocks<N>)
    D = enabled_lanes<N>::get() ? D : simd<T, N>(1);
  return D;
}

#define CM_BINARY(Op, Right)                                                   \
  CM_UNEQUAL(Op)                                                               \
  template <class X, class Y>                                                  \
  requires pair<X, Y> CM_API auto operator Op(const X &V, const Y &W) {        \
    using lead = leading_t<X, Y>;                                              \
    using T = common_t<X, Y>;                                                  \
    constexpr int N = size_v<lead>;                                            \
    return like<T, lead>(simd<T, N>(values<T, N>(V) Op Right<T, N>(W)));       \
  }
CM_BINARY(+, values)
CM_BINARY(-, values)
CM_BINARY(*, values)
CM_BINARY(/, divisors)
#undef CM_BINARY

/// Remainders and operations on bits exist only for integers.
#define CM_INTEGER(Op, Right)                                                  \
  CM_UNEQUAL(Op)                                                               \
  template <class X, class Y>                                                  \
  requires(pair<X, Y> &&is_float<common_t<X, Y>>) __attribute__((diagnose_if(  \
      true, "the operands must be integers", "error"))) vector<int, 1>         \
  operator Op(const X &, const Y &);                                           \
  template <class X, class Y>                                                  \
  requires(pair<X, Y> && !is_float<common_t<X, Y>>) CM_API auto operator Op(   \
      const X &V, const Y &W) {                                                \
    using lead = leading_t<X, Y>;                                              \
    using T = common_t<X, Y>;                                                  \
    constexpr int N = size_v<lead>;                                            \
    return like<T, lead>(simd<T, N>(values<T, N>(V) Op Right<T, N>(W)));       \
  }
CM_INTEGER(%, divisors)
CM_INTEGER(&, values)
CM_INTEGER(|, values)
CM_INTEGER(^, values)
#undef CM_INTEGER

/// A shift has the type of the shifted operand, or int if that type is shorter.
#define CM_SHIFT(Op)                                                           \
  CM_UNEQUAL(Op)                                                               \
  template <class X, class Y>                                                  \
  requires(pair<X, Y> &&is_float<common_t<X, Y>>) __attribute__((diagnose_if(  \
      true, "the operands must be integers", "error"))) vector<int, 1>         \
  operator Op(const X &, const Y &);                                           \
  template <class X, class Y>                                                  \
  requires(pair<X, Y> && !is_float<common_t<X, Y>>) CM_API auto operator Op(   \
      const X &V, const Y &W) {                                                \
    using lead = leading_t<X, Y>;                                              \
    using T = arithmetic<element_of_t<X>, element_of_t<X>>;                    \
    constexpr int N = size_v<lead>;                                            \
    return like<T, lead>(simd<T, N>(values<T, N>(V) Op values<T, N>(W)));      \
  }
CM_SHIFT(<<)
CM_SHIFT(>>)
#undef CM_SHIFT

/// Comparisons give 1 where they hold, else 0.
#define CM_COMPARE(Op)                                                         \
  CM_UNEQUAL(Op)                                                               \
  template <class X, class Y>                                                  \
  requires pair<X, Y> CM_API auto operator Op(const X &V, const Y &W) {        \
    using lead = leading_t<X, Y>;                                              \
    using T = common_t<X, Y>;                                                  \
    constexpr int N = size_v<lead>;                                            \
    return like<ushort, lead>(ones<ushort, N>(__builtin_convertvector(         \
        values<T, N>(V) Op values<T, N>(W), mask<N>)));                        \
  }
CM_COMPARE(==)
CM_COMPARE(!=)
CM_COMPARE(<)
CM_COMPARE(<=)
CM_COMPARE(>)
CM_COMPARE(>=)
#undef CM_COMPARE

#define CM_LOGIC(Op, Bits)                                                     \
  CM_UNEQUAL(Op)                                                               \
  template <operand X, operand Y>                                              \
  requires(size_v<X> == size_v<Y>) CM_API auto operator Op(const X &V,         \
                                                           const Y &W) {       \
    constexpr int N = size_v<X>;                                               \
    return like<ushort, leading_t<X, Y>>(                                      \
        ones<ushort, N>(nonzero(V) Bits nonzero(W)));                          \
  }
CM_LOGIC(&&, &)
CM_LOGIC(||, |)
#undef CM_LOGIC
#undef CM_UNEQUAL

#define CM_LOGIC(Op, Bits)                                                     \
  template <operand X, scalar Y>                                               \
  CM_API auto operator Op(const X &V, const Y &W) {                            \
    return V Op vector<ushort, size_v<X>>(W != Y(0));                          \
  }                                                                            \
  template <scalar X, operand Y>                                               \
  CM_API auto operator Op(const X &V, const Y &W) {                            \
    return vector<ushort, size_v<Y>>(V != X(0)) Op W;                          \
  }
CM_LOGIC(&&, &)
CM_LOGIC(||, |)
#undef CM_LOGIC

template <operand X> CM_API auto operator!(const X &V) {
  return like<ushort, X>(ones<ushort, size_v<X>>(~nonzero(V)));
}
template <operand X>
requires(is_float<element_t<X>>)
    __attribute__((diagnose_if(true, "the operands must be integers",
                               "error"))) vector<int, 1>
    operator~(const X &);
template <operand X>
requires(!is_float<element_t<X>>) CM_API auto operator~(const X &V) {
  using T = arithmetic<element_t<X>, element_t<X>>;
  return like<T, X>(simd<T, size_v<X>>(~values<T, size_v<X>>(V)));
}
template <operand X> CM_API auto operator-(const X &V) {
  using T = arithmetic<element_t<X>, element_t<X>>;
  return like<T, X>(simd<T, size_v<X>>(-values<T, size_v<X>>(V)));
}
template <operand X> CM_API auto operator+(const X &V) {
  using T = arithmetic<element_t<X>, element_t<X>>;
  return like<T, X>(values<T, size_v<X>>(V));
}

} // namespace cm::detail

#endif // CM_DETAIL_OPERATORS_H
