//===- integer.h - Functions of integers and bits ---------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CM_DETAIL_INTEGER_H
#define CM_DETAIL_INTEGER_H

#include "enums.h"
#include "math.h"

namespace cm {
namespace detail {

template <class T> struct make_signed {
  using result = T;
};
template <> struct make_signed<unsigned char> {
  using result = signed char;
};
template <> struct make_signed<unsigned short> {
  using result = short;
};
template <> struct make_signed<unsigned int> {
  using result = int;
};
template <> struct make_signed<unsigned long> {
  using result = long;
};
template <> struct make_signed<unsigned long long> {
  using result = long long;
};

/// The type in which an element of X is shifted.
template <class X>
using promoted = arithmetic<element_of_t<X>, element_of_t<X>>;

/// Converts \p V to elements of T, with saturation if \p Sat is not 0. The
/// result has the shape of L.
template <class T, class L, class C, int N>
CM_API auto finish(simd<C, N> V, int Sat) {
  if (Sat)
    return result<T, L>(convert_sat<T, N, C>(V));
  return result<T, L>(convert<T, N, C>(V));
}

} // namespace detail

// ---- Shifts and rotations ---------------------------------------------------

#define CM_SHIFT_RIGHT(Name, ...)                                              \
  template <class T, class X, class Y>                                         \
  requires detail::integer_arguments<X, Y> CM_API auto Name(                   \
      const X &V, const Y &Amount, int Sat = SAT_NONE) {                       \
    using L = detail::lead_argument<X, Y>;                                     \
    using P = detail::promoted<X>;                                             \
    using C = __VA_ARGS__;                                                     \
    constexpr int N = detail::lanes_of<L>;                                     \
    return detail::finish<T, L, C, N>(                                         \
        detail::values<C, N>(V) >> detail::values<C, N>(Amount), Sat);         \
  }
CM_SHIFT_RIGHT(cm_shr, P)
CM_SHIFT_RIGHT(cm_lsr, typename detail::make_unsigned<P>::result)
CM_SHIFT_RIGHT(cm_asr, typename detail::make_signed<P>::result)
#undef CM_SHIFT_RIGHT

#define CM_ROTATE(Name, Builtin, Forth, Back)                                  \
  template <class T, class X, class Y>                                         \
  requires detail::integer_arguments<X, Y> CM_API auto Name(const X &V,        \
                                                            const Y &Amount) { \
    using L = detail::lead_argument<X, Y>;                                     \
    using C = typename detail::make_unsigned<T>::result;                       \
    constexpr int N = detail::lanes_of<L>;                                     \
    auto A = detail::values<C, N>(V);                                          \
    auto By = detail::values<C, N>(Amount) & C(8 * sizeof(C) - 1);             \
    auto Rest = (C(0) - By) & C(8 * sizeof(C) - 1);                            \
    return detail::result<T, L>(                                               \
        detail::convert<T, N, C>((A Forth By) | (A Back Rest)));               \
  }
CM_ROTATE(cm_rol, rol, <<, >>)
CM_ROTATE(cm_ror, ror, >>, <<)
#undef CM_ROTATE

// ---- Products and quotients -------------------------------------------------

/// Returns the upper half of the product, and stores the lower half in \p Low.
template <class T, class D, class X, class Y>
requires detail::integer_arguments<X, Y> CM_API auto
cm_imul(D &&Low, const X &V, const Y &W) {
  using L = detail::lead_argument<X, Y>;
  using C = detail::common_t<X, Y>;
  constexpr int N = detail::lanes_of<L>;
  auto A = detail::values<C, N>(V), B = detail::values<C, N>(W);
  Low = detail::result<C, L>(detail::simd<C, N>(A * B));
  if constexpr (detail::is_unsigned<C>)
    return detail::result<T, L>(
        detail::convert<T, N, C>(builtin::umulh<detail::simd<C, N>>(A, B)));
  else
    return detail::result<T, L>(
        detail::convert<T, N, C>(builtin::smulh<detail::simd<C, N>>(A, B)));
}

#define CM_QUOTIENT(Name, Op)                                                  \
  template <class X, class Y>                                                  \
  requires detail::integer_arguments<X, Y> CM_API auto Name(const X &V,        \
                                                            const Y &W) {      \
    using L = detail::lead_argument<X, Y>;                                     \
    using C = detail::common_t<X, Y>;                                          \
    using T = detail::element_of_t<L>;                                         \
    constexpr int N = detail::lanes_of<L>;                                     \
    return detail::result<T, L>(detail::convert<T, N, C>(                      \
        detail::values<C, N>(V) Op detail::divisors<C, N>(W)));                \
  }
CM_QUOTIENT(cm_quot, /)
CM_QUOTIENT(cm_mod, %)
#undef CM_QUOTIENT

/// Returns the quotient, and stores the remainder in \p Remainder.
template <class D, class X, class Y>
requires detail::integer_arguments<X, Y> CM_API auto
cm_div(D &&Remainder, const X &V, const Y &W) {
  Remainder = cm_mod(V, W);
  return cm_quot(V, W);
}

/// cm_addc returns the sum, and stores the carry. cm_subb returns the
/// difference, and stores the borrow. Both exist only for unsigned elements of
/// 32 or 64 bits, because the carry of other elements has another meaning. A
/// scalar operand is converted to the element type of the vector.
namespace detail {
template <class X, class T>
constexpr bool has_carry = is_unsigned<T> && sizeof(T) >= 4 &&
                           (operand<X> ? __is_same(element_of_t<X>, T)
                                       : sizeof(element_of_t<X>) <= sizeof(T));
template <class X, class Y>
concept carry_arguments = integer_arguments<X, Y> &&
                          has_carry<X, element_of_t<lead_argument<X, Y>>> &&
                          has_carry<Y, element_of_t<lead_argument<X, Y>>>;
} // namespace detail

#define CM_CARRY(Name, Op, Carries)                                            \
  template <class X, class Y, class D>                                         \
  requires detail::carry_arguments<X, Y> CM_API auto Name(                     \
      const X &V, const Y &W, D &&Carry) {                                     \
    using L = detail::lead_argument<X, Y>;                                     \
    using T = detail::element_of_t<L>;                                         \
    constexpr int N = detail::lanes_of<L>;                                     \
    auto A = detail::values<T, N>(V), B = detail::values<T, N>(W);             \
    detail::simd<T, N> R = A Op B;                                             \
    Carry = detail::result<T, L>(detail::simd<T, N>(                           \
        (Carries) ? detail::simd<T, N>(1) : detail::simd<T, N>(0)));           \
    return detail::result<T, L>(R);                                            \
  }
CM_CARRY(cm_addc, +, R < A)
CM_CARRY(cm_subb, -, A < B)
#undef CM_CARRY

// ---- Bits -------------------------------------------------------------------

#define CM_BITS(Name, Builtin)                                                 \
  template <class T = uint, class X>                                           \
  requires detail::element_argument<X> CM_API auto Name(const X &V,            \
                                                        int = SAT_NONE) {      \
    constexpr int N = detail::lanes_of<X>;                                     \
    return detail::result<T, X>(detail::convert<T, N, uint>(                   \
        builtin::Builtin<detail::simd<uint, N>>(detail::values<uint, N>(V)))); \
  }                                                                            \
  template <int N, class X>                                                    \
  requires(detail::lanes_of<X> == N) CM_API auto Name(const X &V) {            \
    return Name<uint>(V);                                                      \
  }
CM_BITS(cm_bf_reverse, bfrev)
CM_BITS(cm_fbl, fbl)
CM_BITS(cm_lzd, lzd)
#undef CM_BITS

/// Returns the number of set bits. Elements of 64 bits are counted in two
/// halves.
template <class T = uint, class X>
requires(detail::element_argument<X> &&detail::integers<X>) CM_API
    auto cm_cbit(const X &V) {
  using E = detail::element_of_t<X>;
  using U = typename detail::make_unsigned<E>::result;
  constexpr int N = detail::lanes_of<X>;
  auto A = detail::values<U, N>(V);
  detail::simd<uint, N> R;
  if constexpr (sizeof(E) == 8)
    R = builtin::cbit<detail::simd<uint, N>>(detail::convert<uint, N, U>(A)) +
        builtin::cbit<detail::simd<uint, N>>(
            detail::convert<uint, N, U>(A >> 32));
  else
    R = builtin::cbit<detail::simd<uint, N>>(detail::convert<uint, N, U>(A));
  return detail::result<uint, X>(R);
}

/// Bits are numbered from the highest one down. For signed elements, returns
/// the number of the first bit that differs from the sign bit; for unsigned
/// elements, the number of the first set bit.
template <class X>
requires detail::element_argument<X> CM_API auto cm_fbh(const X &V) {
  using E = detail::element_of_t<X>;
  constexpr int N = detail::lanes_of<X>;
  if constexpr (detail::is_unsigned<E>)
    return detail::result<uint, X>(
        builtin::ufbh<detail::simd<uint, N>>(detail::values<uint, N>(V)));
  else
    return detail::result<int, X>(
        builtin::sfbh<detail::simd<int, N>>(detail::values<int, N>(V)));
}

/// Returns \p Width bits of \p V from bit \p Offset on.
template <class T, class W, class O, class X>
requires detail::element_argument<X> CM_API auto
cm_bf_extract(const W &Width, const O &Offset, const X &V) {
  constexpr int N = detail::lanes_of<X>;
  if constexpr (detail::is_unsigned<detail::element_of_t<X>>)
    return detail::result<T, X>(detail::convert<T, N, uint>(builtin::ubfe(
        detail::values<uint, N>(Width), detail::values<uint, N>(Offset),
        detail::values<uint, N>(V))));
  else
    return detail::result<T, X>(detail::convert<T, N, int>(builtin::sbfe(
        detail::values<int, N>(Width), detail::values<int, N>(Offset),
        detail::values<int, N>(V))));
}
/// Returns \p V, in which the lowest bits of \p Insert replace \p Width bits
/// from bit \p Offset on.
template <class T, class W, class O, class I, class X>
requires detail::element_argument<X> CM_API auto
cm_bf_insert(const W &Width, const O &Offset, const I &Insert, const X &V) {
  constexpr int N = detail::lanes_of<X>;
  return detail::result<T, X>(detail::convert<T, N, uint>(builtin::bfi(
      detail::values<uint, N>(Width), detail::values<uint, N>(Offset),
      detail::values<uint, N>(Insert), detail::values<uint, N>(V))));
}

namespace detail {
/// The type of an integer with a bit for each lane of a mask, and at least 8
/// bits.
template <int Lanes> struct mask_bits {
  using type = uint;
};
template <> struct mask_bits<8> {
  using type = uchar;
};
template <> struct mask_bits<16> {
  using type = ushort;
};
constexpr int mask_size(int N) { return N <= 8 ? 8 : N <= 16 ? 16 : 32; }
} // namespace detail

/// Returns a number whose bit I is set if element I of \p V is not zero.
template <detail::operand X>
requires(detail::size_v<X> <= 32) CM_API uint cm_pack_mask(const X &V) {
  constexpr int N = detail::size_v<X>, M = detail::mask_size(N);
  using bits = typename detail::mask_bits<M>::type;
  auto Lanes = detail::nonzero(V);
  if constexpr (N == M)
    return __builtin_bit_cast(bits, Lanes);
  else
    return __builtin_bit_cast(bits, detail::resized_mask<M, 0, N>(Lanes));
}
template <class T, int N>
requires(N <= 32) CM_API vector<T, N> cm_unpack_mask(uint Bits) {
  constexpr int M = detail::mask_size(N);
  using bits = typename detail::mask_bits<M>::type;
  auto All = __builtin_bit_cast(detail::mask<M>, bits(Bits));
  vector<T, M> V(detail::ones<T, M>(All));
  return V.template select<N, 1>(0);
}

namespace detail {
/// Applies a function of three bits to the elements of \p In. The result for
/// bits a, b and c is bit a + 2 * b + 4 * c of \p Table.
template <unsigned Table, int Inputs, class V>
CM_API V truth_table(const V (&In)[3]) {
  constexpr unsigned Rows = 1u << Inputs;
  constexpr unsigned All = (1u << Rows) - 1;
  if constexpr ((Table & All) == 0) {
    return V(0);
  } else if constexpr ((Table & All) == All) {
    return ~V(0);
  } else {
    constexpr unsigned Half = Rows / 2, Ones = (1u << Half) - 1;
    constexpr unsigned Low = Table & Ones, High = Table >> Half & Ones;
    V X = In[Inputs - 1];
    if constexpr (Low == High)
      return truth_table<Low, Inputs - 1>(In);
    else if constexpr (Low == (High ^ Ones))
      return X ^ truth_table<Low, Inputs - 1>(In);
    else
      return (X & truth_table<High, Inputs - 1>(In)) |
             (~X & truth_table<Low, Inputs - 1>(In));
  }
}
} // namespace detail

constexpr BFNT BFN_X = BFNT::X;
constexpr BFNT BFN_Y = BFNT::Y;
constexpr BFNT BFN_Z = BFNT::Z;

/// cm_bfn<BFN_X & ~BFN_Y | BFN_Z>(a, b, c) is a & ~b | c.
template <BFNT Function, class X, class Y, class Z>
requires detail::arguments<X, Y> &&detail::arguments<X, Z> CM_API auto
cm_bfn(const X &V, const Y &W, const Z &U) {
  using L = detail::lead_argument<X, Y>;
  using T = detail::element_of_t<L>;
  constexpr int N = detail::lanes_of<L>;
  using R = detail::simd<T, N>;
  R In[3] = {detail::values<T, N>(V), detail::values<T, N>(W),
             detail::values<T, N>(U)};
  return detail::result<T, L>(
      detail::truth_table<unsigned(Function), 3, R>(In));
}

namespace detail {
/// Returns byte \p I of each dword of \p V. The byte is signed if T is signed.
template <class T, int N> CM_API auto byte_of(vector_ref<int, N> V, int I) {
  using B = typename choose<is_unsigned<T>, uchar, signed char>::result;
  return values<int, N>(V.template format<B>().template select<N, 4>(I));
}
} // namespace detail

/// For each dword, multiplies each byte of \p A by the same byte of \p B, and
/// returns the sum of \p Addend and the four products. On platforms with dp4a,
/// this is one instruction.
template <class T, class X, class Y, class Z>
requires detail::arguments<X, Y> &&detail::arguments<Y, Z> CM_API auto
cm_dp4a(const X &Addend, const Y &A, const Z &B, int Sat = SAT_NONE) {
  using L = detail::lead_argument<X, Y>;
  using EA = detail::element_of_t<Y>;
  using EB = detail::element_of_t<Z>;
  using C = detail::element_of_t<X>;
  constexpr int N = detail::lanes_of<L>;
  vector<int, N> V(A), W(B);
  detail::simd<int, N> Sum(0);
  for (int I = 0; I < 4; ++I)
    Sum += detail::byte_of<EA, N>(V, I) * detail::byte_of<EB, N>(W, I);
  // The sum of the products fits in 32 bits, but the sum with the addend can
  // need more.
  if (Sat)
    return detail::result<T, L>(detail::convert_sat<T, N, long long>(
        detail::convert<long long, N, int>(Sum) +
        detail::values<long long, N>(Addend)));
  return detail::result<T, L>(detail::convert<T, N, C>(
      detail::values<C, N>(Addend) + detail::convert<C, N, int>(Sum)));
}

} // namespace cm

#endif // CM_DETAIL_INTEGER_H
