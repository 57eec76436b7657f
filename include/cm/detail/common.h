//===- common.h - Types and macros of the language --------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CM_DETAIL_COMMON_H
#define CM_DETAIL_COMMON_H

#ifndef __clang__
#error "C for Metal source needs clang"
#endif

#ifdef __SPIRV__
#define CM_DEVICE 1
typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long long int64_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long long uint64_t;
typedef unsigned long uintptr_t;
typedef unsigned long size_t;
typedef long ptrdiff_t;
#ifndef NULL
#define NULL 0
#endif
#else
// A function ::select would hide the template that m.select<4, 1>(0) needs; the
// system's headers declare it in <sys/select.h>, from many others.
#define _SYS_SELECT_H 1
#include <cstddef>
#include <cstdint>
// All parts of a program are compiled alike, so how long vectors are passed is
// of no interest.
#pragma clang diagnostic ignored "-Wpsabi"
#endif

typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned char U8;
typedef unsigned short U16;
typedef unsigned int U32;
typedef _Float16 half;

/// An address of shared virtual memory.
#if defined(CM_PTRSIZE) && CM_PTRSIZE == 32
typedef uint32_t svmptr_t;
#else
typedef uint64_t svmptr_t;
#endif

/// The handle of a surface. It has no arithmetic; numbers become one by a cast
/// or constructor, and the other way round.
class SurfaceIndex {
  int Number;

public:
  SurfaceIndex() = default;
  template <class T>
  requires(__is_integral(T))
      __attribute__((nodebug, always_inline)) constexpr SurfaceIndex(T N)
      : Number(int(N)) {}
  template <class T>
  requires(__is_integral(T))
      __attribute__((nodebug, always_inline)) explicit constexpr
      operator T() const {
    return T(Number);
  }
};

/// The handle of a sampler.
class SamplerIndex {
  int Number;

public:
  SamplerIndex() = default;
  template <class T>
  requires(__is_integral(T))
      __attribute__((nodebug, always_inline)) constexpr SamplerIndex(T N)
      : Number(int(N)) {}
  template <class T>
  requires(__is_integral(T))
      __attribute__((nodebug, always_inline)) explicit constexpr
      operator T() const {
    return T(Number);
  }
};

// Kernels, and functions that kernels call.
#ifdef CM_DEVICE
#define _GENX_MAIN_ __attribute__((annotate("cm.kernel"), used))
#define type(Text) clang::annotate("cm.type:" Text)
#else
#define _GENX_MAIN_
#endif
#define _GENX_
#define _GENX_STACKCALL_
#define CM_INLINE inline
#define CM_NOINLINE __attribute__((noinline))
#define CM_NODEBUG __attribute__((nodebug))

/// A debugger knows such a class though all functions of it are CM_NODEBUG.
#define CM_SHOWN [[clang::standalone_debug]]

// A function of the headers: messages, remarks and debuggers name the line of
// the user that calls it.
#define CM_API __attribute__((nodebug, always_inline)) inline
// An error at the user's line, if the constants Condition names are known
// there.
#define CM_ERROR_IF(Condition, Text)                                           \
  __attribute__((diagnose_if(Condition, Text, "error")))

enum { _GENX_NOSAT = 0, _GENX_SAT = 1 };
#define SAT _GENX_SAT
#define SAT_NONE _GENX_NOSAT

namespace cm {
namespace detail {
/// N elements of type T in registers.
template <class T, int N> using simd = T __attribute__((ext_vector_type(N)));

template <bool B, class T, class F> struct choose {
  using result = T;
};
template <class T, class F> struct choose<false, T, F> {
  using result = F;
};
template <class T> struct is_arithmetic {
  static constexpr bool value = __is_arithmetic(T) || __is_same(T, half);
};
template <class T> constexpr bool is_number = is_arithmetic<T>::value;
template <class T> constexpr bool is_integer = __is_integral(T);
template <class T> constexpr bool is_float = is_number<T> && !__is_integral(T);
template <class T> constexpr bool is_unsigned = __is_unsigned(T);

/// The type of a + b in C++, for elements.
template <class A, class B>
using arithmetic = decltype(static_cast<A>(0) + static_cast<B>(0));
} // namespace detail
namespace builtin {
using detail::simd;
}
} // namespace cm

#endif // CM_DETAIL_COMMON_H
