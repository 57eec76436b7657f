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

// Versions of the language. Kernels compare them with __INTEL_CM.
#define CM_1_0 100
#define CM_2_0 200
#define CM_2_1 201
#define CM_2_2 202
#define CM_2_3 203
#define CM_2_4 204
#define CM_3_0 300
#define CM_4_0 400
#define CM_5_0 500
#define CM_6_0 600
#define CM_7_0 700
#define __INTEL_MDF (CM_7_0 + 1)
#define __INTEL_CM (CM_7_0 + 1)

// Macros tell a kernel its platform. CM_GENX is 900 for skl, 1150 for icllp,
// 1200 for tgllp, 1271 for dg2, 1280 for pvc. A function also exists on a
// platform without its instruction, if other instructions can compute the
// result. A feature is not supported if it has no macro here.
#ifdef CM_GENX
#define CM_HAS_LONG_LONG 1
// The number of bits in a register.
#if CM_GENX >= 1280
#define CM_GRF_WIDTH 512
#else
#define CM_GRF_WIDTH 256
#endif
#if CM_GENX >= 1150
#define CM_HAS_BIT_ROTATE 1
#endif
#if CM_GENX >= 1200
#define CM_HAS_DP4A 1
#endif
#if CM_GENX >= 1270
#define CM_HAS_BFN 1
#define CM_HAS_BF16 1
#endif
#if CM_GENX >= 1271
#define CM_HAS_LSC 1
#define CM_HAS_DPAS 1
#endif
#if CM_GENX == 1271
#define CM_HAS_DPASW 1
#endif
#if CM_GENX >= 1280
#define CM_HAS_TF32 1
#define CM_HAS_LSC_UNTYPED_2D 1
#endif
#if CM_GENX == 900 || CM_GENX == 1280
#define CM_HAS_IEEE_DIV_SQRT 1
#define CM_HAS_DOUBLE 1
#endif
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
#ifndef __int8
#define __int8 char
#define __int16 short
#define __int32 int
#define __int64 long long
#endif
#ifndef __uint8
#define __uint8 unsigned char
#define __uint16 unsigned short
#define __uint32 unsigned int
#define __uint64 unsigned long long
#endif

/// The type of a list in braces.
namespace std {
template <class E> class initializer_list {
  const E *Begin;
  size_t Size;

public:
  __attribute__((nodebug, always_inline)) constexpr initializer_list()
      : Begin(nullptr), Size(0) {}
  __attribute__((nodebug, always_inline)) constexpr size_t size() const {
    return Size;
  }
  __attribute__((nodebug, always_inline)) constexpr const E *begin() const {
    return Begin;
  }
  __attribute__((nodebug, always_inline)) constexpr const E *end() const {
    return Begin + Size;
  }
};

// The traits that kernels use are defined here, because <type_traits> needs the
// headers of the system.
template <class T, T V> struct integral_constant {
  static constexpr T value = V;
  using value_type = T;
  constexpr operator T() const { return V; }
};
using true_type = integral_constant<bool, true>;
using false_type = integral_constant<bool, false>;
#define CM_TRAIT(Name, Parameters, ...)                                        \
  template <Parameters>                                                        \
  struct Name : integral_constant<bool, bool(__VA_ARGS__)> {};                 \
  template <Parameters> inline constexpr bool Name##_v = bool(__VA_ARGS__);
#define CM_TWO_TYPES class T, class U
CM_TRAIT(is_same, CM_TWO_TYPES, __is_same(T, U))
CM_TRAIT(is_base_of, CM_TWO_TYPES, __is_base_of(T, U))
CM_TRAIT(is_integral, class T, __is_integral(T))
CM_TRAIT(is_floating_point, class T, __is_floating_point(T))
CM_TRAIT(is_arithmetic, class T, __is_arithmetic(T))
CM_TRAIT(is_signed, class T, __is_signed(T))
CM_TRAIT(is_unsigned, class T, __is_unsigned(T))
CM_TRAIT(is_enum, class T, __is_enum(T))
CM_TRAIT(is_pointer, class T, __is_pointer(T))
CM_TRAIT(is_const, class T, __is_const(T))
#undef CM_TWO_TYPES
#undef CM_TRAIT
template <bool B, class T = void> struct enable_if {};
template <class T> struct enable_if<true, T> {
  using type = T;
};
template <bool B, class T = void>
using enable_if_t = typename enable_if<B, T>::type;
template <bool B, class T, class F> struct conditional {
  using type = T;
};
template <class T, class F> struct conditional<false, T, F> {
  using type = F;
};
template <bool B, class T, class F>
using conditional_t = typename conditional<B, T, F>::type;
#define CM_TRAIT(Name, Result)                                                 \
  template <class T> struct Name {                                             \
    using type = Result(T);                                                    \
  };                                                                           \
  template <class T> using Name##_t = Result(T);
CM_TRAIT(remove_const, __remove_const)
CM_TRAIT(remove_cv, __remove_cv)
CM_TRAIT(remove_reference, __remove_reference_t)
CM_TRAIT(remove_pointer, __remove_pointer)
CM_TRAIT(decay, __decay)
CM_TRAIT(make_signed, __make_signed)
CM_TRAIT(make_unsigned, __make_unsigned)
CM_TRAIT(underlying_type, __underlying_type)
#undef CM_TRAIT
} // namespace std
// A list in braces can narrow its elements, like other conversions.
#pragma clang diagnostic ignored "-Wc++11-narrowing"
// It is an error if a reference outlives a temporary, which ends with its
// statement.
#pragma clang diagnostic error "-Wdangling"
#else
// A function ::select would hide the template that m.select<4, 1>(0) needs. The
// system declares this function in <sys/select.h>, which many headers include.
// This macro prevents the declaration.
#define _SYS_SELECT_H 1
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <type_traits>
// All parts of a program are compiled with the same options, so the ABI of long
// vectors does not matter.
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

/// The handle of a surface. It has no arithmetic. Only constructors and casts
/// convert numbers to handles and handles to numbers.
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

// Attributes of kernels, and of functions that kernels call.
#ifdef CM_DEVICE
#define _GENX_MAIN_ __attribute__((annotate("cm.kernel"), used))
#define type(Text) clang::annotate("cm.type:" Text)
#else
#define _GENX_MAIN_
#endif
#define _GENX_FLOAT_CONTROL_(Mode)                                             \
  __attribute__((                                                              \
      annotate("cm.float", ::cm::detail::float_control<int(Mode)>::value)))
#define _GENX_ROUNDING_MODE_(Mode) _GENX_FLOAT_CONTROL_(Mode)
#define _GENX_
#define _GENX_STACKCALL_
// A volatile variable is treated like other variables of the thread: the
// compiler chooses its registers.
#define _GENX_VOLATILE_
#define _GENX_VOLATILE_BINDING_(Offset)
#define _CM_CALLABLE_
#define _CM_ENTRY_
#define _CM_INPUT_
#define _CM_OUTPUT_
#define _CM_INPUT_OUTPUT_
#define _CM_OUTPUT_INPUT_
#define _CM_BUILTIN_
#define __GLOBAL(V) V
#define cm_label(...)
#define CM_DEPRECATED(Text) __attribute__((deprecated(Text)))
#define CM_STATIC_ERROR(Condition, Text) static_assert((Condition), Text)
#define CM_STATIC_WARNING(Condition, Text)
// Pointers need no address space.
#ifdef CM_GENX
#define __global
#endif
#define CM_INLINE inline
#define CM_NOINLINE __attribute__((noinline))
#define CM_NODEBUG __attribute__((nodebug))

/// Marks a variable that has an initial value. Each thread has its own copy of
/// the variable (see cm.h).
#ifdef CM_DEVICE
#define CM_OF_THREAD
#else
#define CM_OF_THREAD __attribute__((section("cm_data")))
#endif

/// Marks a class that debug info describes although its functions are
/// CM_NODEBUG.
#define CM_SHOWN [[clang::standalone_debug]]

// Marks a function of the headers. Messages, remarks and debuggers name the
// line of the user's source that calls the function.
#define CM_API __attribute__((nodebug, always_inline)) inline
#define CM_LAMBDA __attribute__((nodebug, always_inline))
// Reports an error at the line of the call if Condition is known to be true
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

/// The modes that a kernel requests, as a sum of bits of CmFloatControl.
template <int Mode> struct float_control {
  static constexpr int Denormals = 1 << 6 | 1 << 7 | 1 << 10;
  static_assert((Mode & 3 << 4) == 0,
                "floats are rounded to nearest (CM_RTE) only");
  static_assert((Mode & ~(Denormals | 3 << 4)) == 0,
                "there are no other float modes than CM_RTE and CM_DENORM_...");
  static constexpr int value = Mode & Denormals;
};

/// The type that a + b has in C++ if a has type A and b has type B.
template <class A, class B>
using arithmetic = decltype(static_cast<A>(0) + static_cast<B>(0));
} // namespace detail
namespace builtin {
using detail::simd;
}
} // namespace cm

#endif // CM_DETAIL_COMMON_H
