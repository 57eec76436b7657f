//===- matrix_unit.h - Products of matrices ---------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The number of rows of the result is the repeat count. The number of columns
// is the number of dwords in a register. Each element is a sum over eight
// steps. A step takes one dword of a row and one dword of a column, and adds
// the products of the elements in these dwords.
//
//===----------------------------------------------------------------------===//

#ifndef CM_DETAIL_MATRIX_UNIT_H
#define CM_DETAIL_MATRIX_UNIT_H

#include "machine.h"

namespace cm {
namespace detail {

/// Returns the number that represents an element type in intrinsics, or 0 if
/// they do not support the type.
constexpr int dpas_code(CmPrecisionType P) {
  switch (P) {
  case CM_PRECISION_S2:
    return 3;
  case CM_PRECISION_U2:
    return 4;
  case CM_PRECISION_S4:
    return 5;
  case CM_PRECISION_U4:
    return 6;
  case CM_PRECISION_S8:
    return 7;
  case CM_PRECISION_U8:
    return 8;
  case CM_PRECISION_BF:
    return 9;
  case CM_PRECISION_HF:
    return 10;
  case CM_PRECISION_TF32:
    return 12;
  default:
    return 0;
  }
}
constexpr bool is_float_code(int Code) { return Code >= 9; }
/// Can P and Q be the types of the factors? Different integer types can be
/// mixed, but not different types of floats.
constexpr bool are_dpas_types(CmPrecisionType P, CmPrecisionType Q) {
  int A = dpas_code(P), B = dpas_code(Q);
  return A && B && (A == B || (!is_float_code(A) && !is_float_code(B)));
}

template <operand X>
constexpr int dwords_v = size_v<X> * int(sizeof(element_t<X>)) / 4;

/// The element type of the sum: that of S if S is an operand, or T if S is a
/// number.
template <class S, class T> struct dpas_sum {
  using element = T;
};
template <operand S, class T> struct dpas_sum<S, T> {
  using element = element_t<S>;
};
/// The element type of the result: that of the sum, or int if that type is
/// void.
template <class S, class T>
using dpas_result =
    std::conditional_t<__is_void(typename dpas_sum<S, T>::element), int,
                       typename dpas_sum<S, T>::element>;
constexpr int dpas_bits(CmPrecisionType P) {
  int Code = dpas_code(P);
  return Code >= 12 ? 32 : Code >= 9 ? 16 : Code >= 7 ? 8 : Code >= 5 ? 4 : 2;
}
/// Returns the number of dwords of a column or row of type \p P. Each of the
/// eight steps takes as many elements as a dword of the wider type has, but at
/// most eight.
constexpr int dpas_dwords(CmPrecisionType P, CmPrecisionType Other) {
  int Bits = dpas_bits(P);
  int Widest = Bits > dpas_bits(Other) ? Bits : dpas_bits(Other);
  return 8 * (Widest < 4 ? 8 : 32 / Widest) * Bits / 32;
}

/// The number of columns of a product, which has \p N elements if N is not 0.
template <CmPrecisionType P, CmPrecisionType Q, class S, class B, int Repeat,
          int N>
constexpr int dpas_lanes = [] {
  if constexpr (Repeat < 1)
    return 0; // Another check reports this error.
  else if constexpr (operand<S>)
    return size_v<S> / Repeat;
  else if constexpr (N != 0)
    return N / Repeat;
  else
#ifdef CM_GENX
    return CM_GRF_WIDTH / 32;
#else
    return dwords_v<B> / dpas_dwords(P, Q);
#endif
}();
/// The number of elements of a product. It is that of the sum if \p S, the type
/// of the sum, is an operand.
template <CmPrecisionType P, CmPrecisionType Q, class S, class B, int Repeat,
          int N>
constexpr int dpas_elements = [] {
  if constexpr (operand<S>)
    return size_v<S>;
  else
    return positive(dpas_lanes<P, Q, S, B, Repeat, N> * Repeat);
}();

template <class S, class T, CmPrecisionType P>
constexpr bool is_dpas_sum = [] {
  using E = typename dpas_sum<S, T>::element;
  return is_float_code(dpas_code(P)) ? __is_same(E, float)
                                     : __is_same(E, int) || __is_same(E, uint);
}();
template <CmPrecisionType P, CmPrecisionType Q, class S, class B, class A,
          int Repeat, int Rows, int N>
constexpr bool are_dpas_sizes = [] {
  constexpr int Lanes = dpas_lanes<P, Q, S, B, Repeat, N>;
  constexpr int Columns = dwords_v<B>, All = dwords_v<A>;
  bool IsSum = true;
  if constexpr (operand<S>)
    IsSum = size_v<S> == Lanes * Repeat;
  return IsSum && (Lanes == 8 || Lanes == 16) &&
         (Columns == Lanes * dpas_dwords(P, Q) || Columns == Lanes * 8) &&
         (All == Rows * dpas_dwords(Q, P) || All == Rows * 8);
}();

template <class T, int N> CM_API simd<T, N> finish_dpas(simd<T, N> V, int Sat) {
  if constexpr (is_float<T>)
    return Sat ? builtin::sat(V) : V;
  else
    return V;
}

} // namespace detail

#define CM_DPAS_CHECKS(Rows)                                                   \
  __attribute__((diagnose_if(                                                  \
      (!detail::are_dpas_types(P1, P2)),                                       \
      "dpas multiplies integers of 2, 4 or 8 bits, or floats of one type",     \
      "error")))                                                               \
  __attribute__((diagnose_if(Depth != 8 || Repeat < 1 || Repeat > 8,           \
                             "dpas has a depth of 8 and repeats 1 to 8 times", \
                             "error")))                                        \
  __attribute__((diagnose_if((!detail::is_dpas_sum<S, T, P1>),                 \
                             "sums of dpas are int, uint or, for floats, "     \
                             "float; the sum 0 needs its type as the fifth "   \
                             "argument of the template",                       \
                             "error")))                                        \
  __attribute__((diagnose_if(                                                  \
      (!detail::are_dpas_sizes<P1, P2, S, B, A, Repeat, Rows, Size>),          \
      "dpas takes 8 registers, then 8 dwords for each repetition (fewer of "   \
      "narrower elements than those of the other), and gives a register for "  \
      "each",                                                                  \
      "error")))

// Template arguments: types of elements, and then numbers of elements. If the
// operands determine an argument, it has no effect.
#define CM_DPAS_GIVEN                                                          \
  class T = void, class = void, class = void, int Size = 0, int = 0, int = 0

/// Returns \p Sum plus the product. \p Sum is treated as 0 if it is a number.
template <CmPrecisionType P1, CmPrecisionType P2, int Depth, int Repeat,
          CM_DPAS_GIVEN, class S, detail::operand B, detail::operand A>
requires(detail::operand<S> || detail::scalar<S>) CM_DPAS_CHECKS(Repeat) CM_API
    auto cm_dpas(const S &Sum, const B &Columns, const A &Rows,
                 int Sat = SAT_NONE) {
  using E = detail::dpas_result<S, T>;
  constexpr int N = detail::dpas_elements<P1, P2, S, B, Repeat, Size>;
  constexpr int Types = detail::dpas_code(P1) | detail::dpas_code(P2) << 8 |
                        Depth << 16 | Repeat << 24;
  if constexpr (detail::operand<S>)
    return vector<E, N>(detail::finish_dpas<E, N>(
        builtin::dpas(Sum.get(), detail::dwords(Columns), detail::dwords(Rows),
                      Types),
        Sat));
  else
    return vector<E, N>(detail::finish_dpas<E, N>(
        builtin::dpas_nosrc0<detail::simd<E, N>>(detail::dwords(Columns),
                                                 detail::dwords(Rows), Types),
        Sat));
}
/// Converts the result of cm_dpas to elements of type R.
template <CmPrecisionType P1, CmPrecisionType P2, class R, int Depth,
          int Repeat, class S, detail::operand B, detail::operand A>
requires detail::operand<S> CM_API auto
cm_dpas(const S &Sum, const B &Columns, const A &Rows, int Sat = SAT_NONE) {
  return vector<R, detail::size_v<S>>(
      cm_dpas<P1, P2, Depth, Repeat>(Sum, Columns, Rows, Sat));
}

/// Computes a product for which two threads share the rows: each of them has
/// half of the rows.
template <CmPrecisionType P1, CmPrecisionType P2, int Depth, int Repeat,
          CM_DPAS_GIVEN, class S, detail::operand B, detail::operand A>
requires(detail::operand<S> || detail::scalar<S>)
    CM_DPAS_CHECKS((Repeat + 1) / 2) CM_API
    auto cm_dpasw(const S &Sum, const B &Columns, const A &Rows,
                  int Sat = SAT_NONE) {
  using E = detail::dpas_result<S, T>;
  constexpr int N = detail::dpas_elements<P1, P2, S, B, Repeat, Size>;
  constexpr int Types = detail::dpas_code(P1) | detail::dpas_code(P2) << 8 |
                        Depth << 16 | Repeat << 24;
  auto All = detail::resized<8 * detail::positive(Repeat), 0, int,
                             detail::dwords_v<A>>(detail::dwords(Rows));
  if constexpr (detail::operand<S>)
    return vector<E, N>(detail::finish_dpas<E, N>(
        builtin::dpasw(Sum.get(), detail::dwords(Columns), All, Types), Sat));
  else
    return vector<E, N>(
        detail::finish_dpas<E, N>(builtin::dpasw_nosrc0<detail::simd<E, N>>(
                                      detail::dwords(Columns), All, Types),
                                  Sat));
}
#undef CM_DPAS_GIVEN
#undef CM_DPAS_CHECKS

template <CmPrecisionType, CmPrecisionType, auto...>
__attribute__((diagnose_if(true, "no form of cm_dpas takes these arguments",
                           "error"))) void cm_dpas(...);
template <CmPrecisionType, CmPrecisionType, auto...>
__attribute__((diagnose_if(true, "no form of cm_dpasw takes these arguments",
                           "error"))) void
cm_dpasw(...);

#ifdef CM_GENX
namespace details {
/// Returns the number of columns of a product.
constexpr int get_dpas_execution_size(CmPrecisionType) {
  return CM_GRF_WIDTH / 32;
}
} // namespace details
#endif

} // namespace cm

#endif // CM_DETAIL_MATRIX_UNIT_H
