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
// For each number of lanes (2, 4, 8, 16, 32), a variable holds the enabled
// lanes. Assignments, scattered messages and reductions with that number of
// elements affect only enabled lanes. The body of a block is executed if at
// least one lane is enabled for it. Outside of all blocks the variable is a
// constant, which the optimizer removes.
//
//===----------------------------------------------------------------------===//

#ifndef CM_DETAIL_SIMDCF_H
#define CM_DETAIL_SIMDCF_H

#include "builtins.h"

namespace cm::detail {

/// Can a SIMD block have N lanes?
template <int N>
constexpr bool has_simd_blocks =
    N == 2 || N == 4 || N == 8 || N == 16 || N == 32;

template <int N> using mask = simd<bool, N>;

/// Does clang convert masks of N lanes correctly? On x86 it does so if N is a
/// power of two. For other N above 8, some of the last elements repeat the
/// first lanes.
#ifdef CM_DEVICE
template <int N> constexpr bool widens_masks = true;
#else
template <int N> constexpr bool widens_masks = (N & (N - 1)) == 0;
#endif

/// Returns 1 for the lanes of \p M, and 0 for the others.
template <class T, int N> CM_API simd<T, N> ones(mask<N> M) {
  if constexpr (widens_masks<N>)
    return __builtin_convertvector(M, simd<T, N>);
  else {
    simd<T, N> R;
    for (int I = 0; I < N; ++I)
      R[I] = M[I];
    return R;
  }
}

/// Returns the elements of \p V for the lanes of \p M, and those of \p W for
/// the others.
template <class T, int N>
CM_API simd<T, N> chosen(mask<N> M, simd<T, N> V, simd<T, N> W) {
  if constexpr (widens_masks<N>)
    return M ? V : W;
  else {
    for (int I = 0; I < N; ++I)
      if (M[I])
        W[I] = V[I];
    return W;
  }
}

/// Returns M elements of \p V from First on. Elements after the end of \p V are
/// 0.
template <int M, int First = 0, class E, int N>
CM_API simd<E, M> resized(simd<E, N> V) {
  simd<E, M> R = E(0);
  for (int I = 0; I < M && First + I < N; ++I)
    R[I] = V[First + I];
  return R;
}

template <int M, int First, int N> CM_API mask<M> resized_mask(mask<N> Lanes) {
  simd<uchar, N> Bytes = ones<uchar, N>(Lanes);
  return __builtin_convertvector(resized<M, First, uchar, N>(Bytes) != uchar(0),
                                 mask<M>);
}

/// The enabled lanes, as a vector with a byte for each of the N lanes.
template <int N> class enabled_lanes {
  CM_OF_THREAD static inline simd<uchar, N> Lanes = 1;

public:
  CM_API static mask<N> get() {
    return __builtin_convertvector(Lanes != uchar(0), mask<N>);
  }
  CM_API static void set(mask<N> M) {
    Lanes = __builtin_convertvector(M, simd<uchar, N>);
  }
};

/// Returns the lanes of \p Lanes for which \p Condition is true. \p Condition
/// can be undefined for other lanes, because nothing was assigned there.
template <int N> CM_API mask<N> among(mask<N> Lanes, mask<N> Condition) {
  return Lanes ? Condition : mask<N>(0);
}

/// SIMD_IF: enables the lanes of one branch at a time. If a SIMD_BREAK or
/// SIMD_CONTINUE in a branch disables lanes, they stay disabled after the
/// block.
template <int N> class simd_if {
  using lanes = enabled_lanes<N>;
  /// Lanes for which no condition was true so far.
  mask<N> Left;
  /// Lanes that were enabled at the end of an earlier branch.
  mask<N> Done = mask<N>(0);

public:
  CM_API explicit simd_if(mask<N> Condition)
      : Left(among(lanes::get(), ~Condition)) {
    lanes::set(among(lanes::get(), Condition));
    builtin::simd_begin(N);
  }
  CM_API bool any() const { return builtin::any(lanes::get()); }
  /// Enables the lanes in Left, for which the next condition is computed.
  CM_API void left() {
    Done |= lanes::get();
    lanes::set(Left);
  }
  CM_API void next(mask<N> Condition) {
    lanes::set(among(Left, Condition));
    Left = among(Left, ~Condition);
  }
  template <int M>
  requires(M != N) __attribute__((diagnose_if(
      true, "the conditions of a SIMD block must have as many elements",
      "error"))) void next(mask<M>);
  CM_API void next() {
    left();
    Left = mask<N>(0);
  }
  CM_API void end() {
    lanes::set(lanes::get() | Left | Done);
    builtin::simd_end();
  }
};

/// The state of N lanes in a SIMD_DO_WHILE.
template <int N> struct loop_lanes {
  mask<N> Outer = enabled_lanes<N>::get(); ///< Enabled before the loop.
  /// Lanes that wait for the condition after a SIMD_CONTINUE.
  mask<N> Continued = mask<N>(0);
};

/// SIMD_DO_WHILE: a lane leaves the loop at a break, or if the condition is
/// false. Only the condition shows how many lanes the loop has.
class simd_loop : loop_lanes<2>,
                  loop_lanes<4>,
                  loop_lanes<8>,
                  loop_lanes<16>,
                  loop_lanes<32> {
public:
  CM_API simd_loop() { builtin::simd_begin(0); }
  /// Enables the lanes that were enabled before the loop. This is also executed
  /// after a break of C++, which ends the loop for the whole thread.
  CM_API void end() {
    restore<2>();
    restore<4>();
    restore<8>();
    restore<16>();
    restore<32>();
    builtin::simd_end();
  }
  template <int N> CM_API void leave(mask<N> Condition) {
    enabled_lanes<N>::set(among(enabled_lanes<N>::get(), ~Condition));
  }
  template <int N> CM_API void skip(mask<N> Condition) {
    mask<N> Lanes = enabled_lanes<N>::get();
    loop_lanes<N>::Continued |= among(Lanes, Condition);
    enabled_lanes<N>::set(among(Lanes, ~Condition));
  }
  /// At the end of an iteration, enables the lanes that a SIMD_CONTINUE
  /// disabled, because the condition of the loop is computed for them too.
  CM_API void rejoin() {
    rejoin<2>();
    rejoin<4>();
    rejoin<8>();
    rejoin<16>();
    rejoin<32>();
  }
  /// Is there another iteration?
  template <int N> CM_API bool again(mask<N> Condition) {
    builtin::simd_width(N);
    mask<N> Lanes = among(enabled_lanes<N>::get(), Condition);
    restore<2>();
    restore<4>();
    restore<8>();
    restore<16>();
    restore<32>();
    enabled_lanes<N>::set(Lanes);
    return builtin::any(Lanes);
  }

private:
  template <int N> CM_API void restore() {
    enabled_lanes<N>::set(loop_lanes<N>::Outer);
  }
  template <int N> CM_API void rejoin() {
    enabled_lanes<N>::set(enabled_lanes<N>::get() | loop_lanes<N>::Continued);
    loop_lanes<N>::Continued = mask<N>(0);
  }
};

/// Outside of a SIMD_IF or SIMD_DO_WHILE, one of these classes takes the place
/// of the missing block.
struct no_if {
  CM_API void left() const {}
  template <class... A>
  __attribute__((diagnose_if(true, "a SIMD_IF_BEGIN must be around",
                             "error"))) void
  next(const A &...) const;
  static constexpr bool any() { return true; }
  __attribute__((diagnose_if(true, "a SIMD_IF_BEGIN must be around",
                             "error"))) void
  end() const;
};
struct no_loop {};

/// SIMD_BREAK and SIMD_CONTINUE, with a condition or for all enabled lanes.
template <bool Continues> class leaving {
  simd_loop &Loop;
  mask<2> Lanes2 = mask<2>(0);
  mask<4> Lanes4 = mask<4>(0);
  mask<8> Lanes8 = mask<8>(0);
  mask<16> Lanes16 = mask<16>(0);
  mask<32> Lanes32 = mask<32>(0);

  template <int N> CM_API void leave_if(mask<N> Condition) {
    if constexpr (Continues)
      Loop.template skip<N>(Condition);
    else
      Loop.template leave<N>(Condition);
  }

public:
  /// Without a condition, all lanes of the surrounding SIMD_IF leave.
  template <int N>
  CM_API leaving(simd_loop &Loop, const simd_if<N> &) : Loop(Loop) {
    of_width<N>() = mask<N>(1);
  }
  CM_API leaving(simd_loop &Loop, no_if)
      : Loop(Loop), Lanes2(1), Lanes4(1), Lanes8(1), Lanes16(1), Lanes32(1) {}
  template <class I>
  __attribute__((diagnose_if(true,
                             "only a SIMD_DO_WHILE has breaks and continues",
                             "error")))
  leaving(no_loop, const I &);

  /// `SIMD_BREAK()` means the same as `SIMD_BREAK`.
  CM_API void operator()() const {}
  template <class X> CM_API void operator()(const X &V) {
    // A scalar is the condition of all lanes that the constructor has set.
    if constexpr (is_number<X>) {
      if (!V)
        no_lanes();
    } else {
      no_lanes();
      auto Condition = condition(no_if(), V);
      builtin::simd_elements(lanes_in<decltype(Condition)>);
      of_width<lanes_in<decltype(Condition)>>() = Condition;
    }
  }
  template <class... X>
  requires(sizeof...(X) > 1)
      __attribute__((diagnose_if(true, "a break or continue has one condition",
                                 "error"))) void operator()(const X &...);
  CM_API ~leaving() {
    leave_if<2>(Lanes2);
    leave_if<4>(Lanes4);
    leave_if<8>(Lanes8);
    leave_if<16>(Lanes16);
    leave_if<32>(Lanes32);
  }

private:
  CM_API void no_lanes() {
    Lanes2 = mask<2>(0);
    Lanes4 = mask<4>(0);
    Lanes8 = mask<8>(0);
    Lanes16 = mask<16>(0);
    Lanes32 = mask<32>(0);
  }
  template <class M>
  static constexpr int lanes_in = __builtin_vectorelements(M);
  template <int N> CM_API mask<N> &of_width() {
    if constexpr (N == 2)
      return Lanes2;
    else if constexpr (N == 4)
      return Lanes4;
    else if constexpr (N == 8)
      return Lanes8;
    else if constexpr (N == 16)
      return Lanes16;
    else
      return Lanes32;
  }
};

} // namespace cm::detail

// Where no SIMD block encloses the code, the two names mean these objects. Each
// SIMD block declares its own variable with one of the names.
inline constexpr cm::detail::no_if cm_if_;
inline constexpr cm::detail::no_loop cm_loop_;

#define SIMD_IF_BEGIN(...)                                                     \
  {                                                                            \
    auto &cm_around_ = cm_if_;                                                 \
    ::cm::detail::simd_if cm_if_(                                              \
        ::cm::detail::condition(cm_around_, __VA_ARGS__));                     \
    if (cm_if_.any())
#define SIMD_ELSEIF(...)                                                       \
  cm_if_.left();                                                               \
  cm_if_.next(::cm::detail::condition(cm_if_, __VA_ARGS__));                   \
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
  while ((cm_loop_.rejoin(),                                                   \
          cm_loop_.again(::cm::detail::condition(cm_if_, __VA_ARGS__))))       \
    ;                                                                          \
  cm_loop_.end();                                                              \
  }
#define SIMD_BREAK ::cm::detail::leaving<false>(cm_loop_, cm_if_)
#define SIMD_CONTINUE ::cm::detail::leaving<true>(cm_loop_, cm_if_)

#endif // CM_DETAIL_SIMDCF_H
