//===- simdcf.h - SIMD control flow -----------------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   SIMD_IF_BEGIN(v < w) {
//     ...
//   } SIMD_ELSEIF(v == w) {
//     ...
//   } SIMD_ELSE {
//     ...
//   } SIMD_IF_END;
//
//   SIMD_DO_WHILE_BEGIN {
//     ...
//     SIMD_BREAK(v > 7);
//     SIMD_CONTINUE(v == 3);
//   } SIMD_DO_WHILE_END(v < w);
//
// Each width has a variable that says which lanes are enabled. Assignments,
// scattered messages and reductions of that width count for enabled lanes only.
// The body of a block runs if any lane is enabled for it. Outside of all blocks
// the variable is a constant, and nothing of it is left.
//
//===----------------------------------------------------------------------===//

#ifndef CM_DETAIL_SIMDCF_H
#define CM_DETAIL_SIMDCF_H

#include "builtins.h"

namespace cm::detail {

/// Does a SIMD block of N lanes exist?
template <int N>
constexpr bool has_simd_blocks =
    N == 2 || N == 4 || N == 8 || N == 16 || N == 32;

template <int N> using mask = simd<bool, N>;

/// The lanes of width N that are enabled here, a byte for each.
template <int N> class enabled_lanes {
#ifdef CM_DEVICE
  static inline simd<uchar, N> Lanes = 1;
#else
  // A variable of the kernel's thread, see cm.h.
  __attribute__((section("cm_data"))) static inline simd<uchar, N> Lanes = 1;
#endif
public:
  CM_API static mask<N> get() {
    return __builtin_convertvector(Lanes != uchar(0), mask<N>);
  }
  CM_API static void set(mask<N> M) {
    Lanes = __builtin_convertvector(M, simd<uchar, N>);
  }
};

/// SIMD_IF: enables the lanes of one branch at a time. Lanes that a SIMD_BREAK
/// or SIMD_CONTINUE in a branch disables stay so after the block.
template <int N> class simd_if {
  using lanes = enabled_lanes<N>;
  mask<N> Left;              ///< No condition was true for these so far.
  mask<N> Done = mask<N>(0); ///< Enabled at the end of an earlier branch.

public:
  CM_API explicit simd_if(mask<N> Condition) : Left(lanes::get() & ~Condition) {
    lanes::set(lanes::get() & Condition);
  }
  CM_API bool any() const { return builtin::any(lanes::get()); }
  CM_API void next(mask<N> Condition) {
    Done |= lanes::get();
    lanes::set(Left & Condition);
    Left &= ~Condition;
  }
  CM_API void next() {
    Done |= lanes::get();
    lanes::set(Left);
    Left = mask<N>(0);
  }
  CM_API void end() { lanes::set(lanes::get() | Left | Done); }
};

/// The lanes of one width in a SIMD_DO_WHILE.
template <int N> struct loop_lanes {
  mask<N> Outer = enabled_lanes<N>::get(); ///< Enabled before the loop.
  mask<N> Continued = mask<N>(0);          ///< They wait for the condition.
};

/// SIMD_DO_WHILE: a lane leaves the loop by a break or by the condition. Only
/// the condition says how many lanes the loop has.
class simd_loop : loop_lanes<2>,
                  loop_lanes<4>,
                  loop_lanes<8>,
                  loop_lanes<16>,
                  loop_lanes<32> {
public:
  CM_API simd_loop() {}
  template <int N> CM_API void leave(mask<N> Condition) {
    enabled_lanes<N>::set(enabled_lanes<N>::get() & ~Condition);
  }
  template <int N> CM_API void skip(mask<N> Condition) {
    mask<N> Lanes = enabled_lanes<N>::get();
    loop_lanes<N>::Continued |= Lanes & Condition;
    enabled_lanes<N>::set(Lanes & ~Condition);
  }
  /// At the end of a turn: is there another one? If not, the lanes that were
  /// enabled before the loop are so again.
  template <int N> CM_API bool again(mask<N> Condition) {
    mask<N> Lanes =
        (enabled_lanes<N>::get() | loop_lanes<N>::Continued) & Condition;
    loop_lanes<N>::Continued = mask<N>(0);
    bool Again = builtin::any(Lanes);
    enabled_lanes<N>::set(Again ? Lanes : loop_lanes<N>::Outer);
    return Again;
  }
};

} // namespace cm::detail

#define SIMD_IF_BEGIN(...)                                                     \
  {                                                                            \
    ::cm::detail::simd_if cm_if_(::cm::detail::condition(__VA_ARGS__));        \
    if (cm_if_.any())
#define SIMD_ELSEIF(...)                                                       \
  cm_if_.next(::cm::detail::condition(__VA_ARGS__));                           \
  if (cm_if_.any())
#define SIMD_ELSE                                                              \
  cm_if_.next();                                                               \
  if (cm_if_.any())
#define SIMD_IF_END                                                            \
  cm_if_.end();                                                                \
  }
#define SIMD_DO_WHILE_BEGIN                                                    \
  {                                                                            \
    ::cm::detail::simd_loop cm_loop_;                                          \
    do
#define SIMD_DO_WHILE_END(...)                                                 \
  while (::cm::detail::again(cm_loop_, __VA_ARGS__))                           \
    ;                                                                          \
  }
#define SIMD_BREAK(...) ::cm::detail::leave(cm_loop_, __VA_ARGS__)
#define SIMD_CONTINUE(...) ::cm::detail::skip(cm_loop_, __VA_ARGS__)

#endif // CM_DETAIL_SIMDCF_H
