//===- host_math.h - Functions of elements in plain C++ ---------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// This part of host_builtins.h defines builtins that compute element by
// element. Functions that the machine approximates are computed in double. The
// result is rounded to its type; a result of type half is rounded to float
// first.
//
//===----------------------------------------------------------------------===//

#ifndef CM_DETAIL_HOST_MATH_H
#define CM_DETAIL_HOST_MATH_H

#include "builtins.h"

#define CM_HOST __attribute__((nodebug))

namespace cm::host {

template <class V> struct vector_traits;
template <class T, int N>
struct vector_traits<T __attribute__((ext_vector_type(N)))> {
  using element = T;
  static constexpr int lanes = N;
};
template <class V> using element = typename vector_traits<V>::element;
template <class V> constexpr int lanes = vector_traits<V>::lanes;

template <int Bytes, bool Signed> struct integer_of;
template <> struct integer_of<1, false> {
  using result = uint8_t;
};
template <> struct integer_of<2, false> {
  using result = uint16_t;
};
template <> struct integer_of<4, false> {
  using result = uint32_t;
};
template <> struct integer_of<8, false> {
  using result = uint64_t;
};
template <> struct integer_of<1, true> {
  using result = int8_t;
};
template <> struct integer_of<2, true> {
  using result = int16_t;
};
template <> struct integer_of<4, true> {
  using result = int32_t;
};
template <> struct integer_of<8, true> {
  using result = int64_t;
};
template <class T>
using unsigned_bits = typename integer_of<sizeof(T), false>::result;
template <class T>
using signed_bits = typename integer_of<sizeof(T), true>::result;

/// Converts \p Value, the result of a function of the math unit, to T. If T is
/// half, the value is rounded to float first.
template <class T> CM_HOST T rounded(double Value) {
  if constexpr (sizeof(T) == 2)
    return T(float(Value));
  else
    return T(Value);
}

/// Returns the smaller operand, or the other operand if one is NaN. -0 is less
/// than +0.
template <class T> CM_HOST T smaller(T A, T B) {
  if (__builtin_isnan(double(A)))
    return __builtin_isnan(double(B)) ? T(A + B) : B;
  if (__builtin_isnan(double(B)))
    return A;
  if (A == B)
    return __builtin_signbit(double(A)) ? A : B;
  return A < B ? A : B;
}
template <class T> CM_HOST T larger(T A, T B) {
  if (__builtin_isnan(double(A)))
    return __builtin_isnan(double(B)) ? T(A + B) : B;
  if (__builtin_isnan(double(B)))
    return A;
  if (A == B)
    return __builtin_signbit(double(A)) ? B : A;
  return A > B ? A : B;
}

/// Returns x - floor(x), or the largest number below 1 if that difference is
/// rounded to 1.
template <class T> CM_HOST T fraction(T A) {
  T Result = T(A - T(__builtin_floor(double(A))));
  if (!(Result >= T(1)))
    return Result;
  constexpr int Digits = sizeof(T) == 2 ? 11 : sizeof(T) == 4 ? 24 : 53;
  return T(1 - __builtin_ldexp(1.0, -Digits));
}

/// Rounds \p Value towards zero. Values outside of the range of R give the
/// nearest limit of R; NaN gives 0.
template <class R, class T> CM_HOST R clamped_float(T Value) {
  double D = double(Value);
  if (__builtin_isnan(D))
    return 0;
  // The limits are computed as powers of two, which are exact.
  constexpr int Bits = int(sizeof(R)) * 8 - (detail::is_unsigned<R> ? 0 : 1);
  double Above = __builtin_ldexp(1.0, Bits);
  if (D >= Above)
    return R(detail::highest<R, R>());
  if (D < (detail::is_unsigned<R> ? 0.0 : -Above))
    return R(detail::lowest<R, R>());
  return R(D);
}
template <class R, class W> CM_HOST R clamped_integer(W Value) {
  constexpr W Low = W(detail::lowest<R, R>());
  constexpr W High = W(detail::highest<R, R>());
  return R(Value < Low ? Low : Value > High ? High : Value);
}

/// Returns a vector of type R whose element I is Function(I).
template <class R, class F> CM_HOST R each(F Function) {
  R Result;
  for (int I = 0; I < lanes<R>; ++I)
    Result[I] = Function(I);
  return Result;
}

} // namespace cm::host

namespace cm::builtin {

// In Expression, X, Y and Z are elements of the operands, and T is their type.
// R is the element type of the result.
#define CM_HOST_UNARY(Name, Expression)                                        \
  template <class V> CM_HOST V Name(V A) {                                     \
    using T = host::element<V>;                                                \
    return host::each<V>([&](int I) {                                          \
      T X = A[I];                                                              \
      return T(Expression);                                                    \
    });                                                                        \
  }
#define CM_HOST_BINARY(Name, Expression)                                       \
  template <class V> CM_HOST V Name(V A, V B) {                                \
    using T = host::element<V>;                                                \
    return host::each<V>([&](int I) {                                          \
      T X = A[I], Y = B[I];                                                    \
      return T(Expression);                                                    \
    });                                                                        \
  }
/// The result has another element type than the operand.
#define CM_HOST_CONVERSION(Name, Expression)                                   \
  template <class RV, class V> CM_HOST RV Name(V A) {                          \
    using T = host::element<V>;                                                \
    using R = host::element<RV>;                                               \
    return host::each<RV>([&](int I) {                                         \
      T X = A[I];                                                              \
      return R(Expression);                                                    \
    });                                                                        \
  }

CM_HOST_CONVERSION(fptosi_sat, host::clamped_float<host::signed_bits<R>>(X))
CM_HOST_CONVERSION(fptoui_sat, host::clamped_float<host::unsigned_bits<R>>(X))
CM_HOST_CONVERSION(sstrunc_sat,
                   (host::clamped_integer<host::signed_bits<R>, __int128>(
                       host::signed_bits<T>(X))))
CM_HOST_CONVERSION(sutrunc_sat,
                   (host::clamped_integer<host::signed_bits<R>, __int128>(
                       host::unsigned_bits<T>(X))))
CM_HOST_CONVERSION(ustrunc_sat,
                   (host::clamped_integer<host::unsigned_bits<R>, __int128>(
                       host::signed_bits<T>(X))))
CM_HOST_CONVERSION(uutrunc_sat,
                   (host::clamped_integer<host::unsigned_bits<R>, __int128>(
                       host::unsigned_bits<T>(X))))
/// NaN and -0 give +0.
CM_HOST_UNARY(sat, X > T(0) ? X < T(1) ? X : T(1) : T(0))

CM_HOST_UNARY(frc, host::fraction(X))
CM_HOST_UNARY(inv, host::rounded<T>(1 / double(X)))
CM_HOST_UNARY(sqrt, host::rounded<T>(__builtin_sqrt(double(X))))
CM_HOST_UNARY(ieee_sqrt, host::rounded<T>(__builtin_sqrt(double(X))))
CM_HOST_UNARY(rsqrt, host::rounded<T>(1 / __builtin_sqrt(double(X))))
CM_HOST_UNARY(exp, host::rounded<T>(__builtin_exp2(double(X))))
CM_HOST_UNARY(log, host::rounded<T>(__builtin_log2(double(X))))
CM_HOST_UNARY(sin, host::rounded<T>(__builtin_sin(double(X))))
CM_HOST_UNARY(cos, host::rounded<T>(__builtin_cos(double(X))))
CM_HOST_BINARY(pow, host::rounded<T>(__builtin_pow(__builtin_fabs(double(X)),
                                                   double(Y))))
CM_HOST_BINARY(ieee_div, X / Y)
CM_HOST_UNARY(rndd, __builtin_floor(double(X)))
CM_HOST_UNARY(rndu, __builtin_ceil(double(X)))
CM_HOST_UNARY(rnde, __builtin_roundeven(double(X)))
CM_HOST_UNARY(rndz, __builtin_trunc(double(X)))
CM_HOST_UNARY(absf, __builtin_fabs(double(X)))
/// The smallest integer is returned unchanged.
CM_HOST_UNARY(absi, host::signed_bits<T>(X) < 0 ? 0 - host::unsigned_bits<T>(X)
                                                : host::unsigned_bits<T>(X))
CM_HOST_BINARY(smin, host::signed_bits<T>(X) < host::signed_bits<T>(Y) ? X : Y)
CM_HOST_BINARY(smax, host::signed_bits<T>(X) > host::signed_bits<T>(Y) ? X : Y)
CM_HOST_BINARY(umin,
               host::unsigned_bits<T>(X) < host::unsigned_bits<T>(Y) ? X : Y)
CM_HOST_BINARY(umax,
               host::unsigned_bits<T>(X) > host::unsigned_bits<T>(Y) ? X : Y)
CM_HOST_BINARY(fmin, host::smaller(X, Y))
CM_HOST_BINARY(fmax, host::larger(X, Y))

// ---- Bits -------------------------------------------------------------------

namespace host_detail {
template <class T> constexpr unsigned width = sizeof(T) * 8;

/// Rotates \p Value to the left by \p Left bits, modulo the width of T.
template <class T> CM_HOST T rotated(T Value, unsigned Left) {
  using U = host::unsigned_bits<T>;
  Left %= width<T>;
  if (!Left)
    return Value;
  return T(U(U(Value) << Left) | U(U(Value) >> (width<T> - Left)));
}
CM_HOST inline uint reversed(uint Value) {
  uint Result = 0;
  for (int I = 0; I < 32; ++I)
    Result |= (Value >> I & 1) << (31 - I);
  return Result;
}
CM_HOST inline uint leading_zeros(uint Value) {
  uint Count = 0;
  while (Count < 32 && !(Value >> (31 - Count) & 1))
    ++Count;
  return Count;
}
/// Returns the number of zeros below the lowest set bit, or ~0 if no bit is
/// set.
CM_HOST inline uint trailing_zeros(uint Value) {
  return Value ? leading_zeros(reversed(Value)) : ~0u;
}
/// Returns the number of zeros above the highest set bit, or ~0 if no bit is
/// set.
CM_HOST inline uint first_bit(uint Value) {
  return Value ? leading_zeros(Value) : ~0u;
}
template <class T> CM_HOST uint ones(T Value) {
  uint Count = 0;
  for (unsigned I = 0; I < width<T>; ++I)
    Count += host::unsigned_bits<T>(Value) >> I & 1;
  return Count;
}
/// Returns \p Width bits of \p Source from bit \p Offset on. \p Source is a
/// dword, extended by zeros or by copies of its sign bit.
CM_HOST inline uint bit_field(uint Width, uint Offset, int64_t Source) {
  return uint(Source >> (Offset & 31)) & ((1u << (Width & 31)) - 1);
}
CM_HOST inline uint signed_bit_field(uint Width, uint Offset, int Source) {
  uint Value = bit_field(Width, Offset, Source);
  uint Sign = (1u << (Width & 31)) >> 1;
  return (Value ^ Sign) - Sign;
}
/// Multiplies each byte of \p X by the same byte of \p Y, and returns the sum
/// of the four products.
template <class A, class B> CM_HOST uint dot4(uint X, uint Y) {
  int Sum = 0;
  for (int I = 0; I < 4; ++I)
    Sum += int(A(X >> 8 * I)) * int(B(Y >> 8 * I));
  return uint(Sum);
}
} // namespace host_detail

CM_HOST_BINARY(rol, host_detail::rotated(X, unsigned(Y)))
CM_HOST_BINARY(ror, host_detail::rotated(X, 0u - unsigned(Y)))
CM_HOST_CONVERSION(bfrev, host_detail::reversed(uint(X)))
CM_HOST_CONVERSION(sfbh, host_detail::first_bit(uint(int(X) < 0 ? ~uint(X)
                                                                : uint(X))))
CM_HOST_CONVERSION(ufbh, host_detail::first_bit(uint(X)))
CM_HOST_CONVERSION(fbl, host_detail::trailing_zeros(uint(X)))
CM_HOST_CONVERSION(lzd, host_detail::leading_zeros(uint(X)))
CM_HOST_CONVERSION(cbit, host_detail::ones(X))

/// These return the upper half of a product.
template <class R, class V> CM_HOST R smulh(V A, V B) {
  return host::each<R>([&](int I) {
    using S = host::signed_bits<host::element<V>>;
    return host::element<R>((__int128(S(A[I])) * __int128(S(B[I]))) >>
                            host_detail::width<S>);
  });
}
template <class R, class V> CM_HOST R umulh(V A, V B) {
  return host::each<R>([&](int I) {
    using U = host::unsigned_bits<host::element<V>>;
    using wide = unsigned __int128;
    return host::element<R>((wide(U(A[I])) * wide(U(B[I]))) >>
                            host_detail::width<U>);
  });
}

#define CM_HOST_TERNARY(Name, Expression)                                      \
  template <class V> CM_HOST V Name(V A, V B, V C) {                           \
    return host::each<V>([&](int I) {                                          \
      uint X = uint(A[I]), Y = uint(B[I]), Z = uint(C[I]);                     \
      return host::element<V>(Expression);                                     \
    });                                                                        \
  }
CM_HOST_TERNARY(sbfe, host_detail::signed_bit_field(X, Y, int(Z)))
CM_HOST_TERNARY(ubfe, host_detail::bit_field(X, Y, Z))
CM_HOST_TERNARY(ssdp4a, X + (host_detail::dot4<int8_t, int8_t>(Y, Z)))
CM_HOST_TERNARY(usdp4a, X + (host_detail::dot4<int8_t, int8_t>(Y, Z)))
CM_HOST_TERNARY(sudp4a, X + (host_detail::dot4<uint8_t, uint8_t>(Y, Z)))
CM_HOST_TERNARY(uudp4a, X + (host_detail::dot4<uint8_t, uint8_t>(Y, Z)))
#undef CM_HOST_TERNARY
template <class V> CM_HOST V bfi(V Width, V Offset, V Insert, V Source) {
  return host::each<V>([&](int I) {
    uint Mask = ((1u << (uint(Width[I]) & 31)) - 1) << (uint(Offset[I]) & 31);
    uint New = uint(Insert[I]) << (uint(Offset[I]) & 31);
    return host::element<V>((New & Mask) | (uint(Source[I]) & ~Mask));
  });
}

#undef CM_HOST_CONVERSION
#undef CM_HOST_BINARY
#undef CM_HOST_UNARY

} // namespace cm::builtin

#undef CM_HOST

#endif // CM_DETAIL_HOST_MATH_H
