//===- typed.h - Pixels of images at any coordinates ------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Coordinates are the numbers of a pixel's column (u), row (v) and slice (r).
// Coordinates that a kernel does not give are 0. Each channel of the mask is a
// row of the matrix.
//
//===----------------------------------------------------------------------===//

#ifndef CM_DETAIL_TYPED_H
#define CM_DETAIL_TYPED_H

#include "scattered.h"

namespace cm {
namespace detail {

/// Returns argument \p I of a list of coordinates, or 0 if the list is shorter.
template <int I, class T, int N, class... A>
CM_API simd<T, N> argument(const A &...) {
  return simd<T, N>(T(0));
}
template <int I, class T, int N, class X, class... A>
requires(I == 0) CM_API simd<T, N> argument(const X &First, const A &...) {
  return values<T, N>(First);
}
template <int I, class T, int N, class X, class... A>
requires(I > 0) CM_API simd<T, N> argument(const X &, const A &...More) {
  return argument<I - 1, T, N>(More...);
}

/// Does each operand of a list have N elements?
template <int N, class... A> constexpr bool all_fit = (fits<A, N> && ...);

constexpr bool is_typed_width(int N) { return N == 8 || N == 16 || N == 32; }

/// Returns the elements of all channels for L lanes from \p First on.
template <int L, class T, int K, int N>
CM_API auto channel_part(matrix_ref<T, K, N> M, int First) {
  return M.template select<K, 1, L, 1>(0, First);
}

/// Fills the first K rows of \p M, one for each channel. A message has at most
/// 16 lanes.
template <int K, int First, class T, int R, int N>
CM_API void read_pixels(SurfaceIndex S, ChannelMaskType Channels,
                        matrix_ref<T, R, N> M, simd<int, N> U, simd<int, N> V,
                        simd<int, N> W) {
  constexpr int L = N < 16 ? N : 16;
  auto Part = M.template select<K, 1, L, 1>(0, First);
  Part.set_all(builtin::gather4_typed(
      int(Channels), resized_mask<L, First, N>(message_lanes<N>()), S,
      resized<L, First, int, N>(U), resized<L, First, int, N>(V),
      resized<L, First, int, N>(W), Part.get()));
  if constexpr (First + L < N)
    read_pixels<K, First + L>(S, Channels, M, U, V, W);
}
template <int K, int First, class T, int R, int N>
CM_API void write_pixels(SurfaceIndex S, ChannelMaskType Channels,
                         matrix_ref<T, R, N> M, simd<int, N> U, simd<int, N> V,
                         simd<int, N> W) {
  constexpr int L = N < 16 ? N : 16;
  builtin::scatter4_typed(
      int(Channels), resized_mask<L, First, N>(message_lanes<N>()), S,
      resized<L, First, int, N>(U), resized<L, First, int, N>(V),
      resized<L, First, int, N>(W),
      M.template select<K, 1, L, 1>(0, First).get());
  if constexpr (First + L < N)
    write_pixels<K, First + L>(S, Channels, M, U, V, W);
}

} // namespace detail

#define CM_TYPED_CHECKS                                                        \
  __attribute__((diagnose_if(                                                  \
      sizeof(T) != 4, "a typed message has elements of 4 bytes", "error")))    \
  __attribute__((diagnose_if(!detail::is_typed_width(N),                       \
                             "a typed message has 8, 16 or 32 pixels, the "    \
                             "columns of the matrix",                          \
                             "error")))                                        \
  __attribute__((diagnose_if(                                                  \
      detail::is_typed_width(N) && !detail::all_fit<N, A...>,                  \
      "the message needs a coordinate for each column of the matrix",          \
      "error")))
#define CM_CHANNEL_CHECK                                                       \
  __attribute__((diagnose_if(detail::num_channels(Channels) > R,               \
                             "the matrix must have a row for each channel",    \
                             "error")))

/// For each column of \p To, reads the channels of one pixel.
template <class T, int R, int N, class... A>
requires(sizeof...(A) >= 1 && sizeof...(A) <= 3) CM_TYPED_CHECKS CM_API
    void read_typed(SurfaceIndex S, ChannelMaskType Channels,
                    matrix_ref<T, R, N> To, const A &...At) CM_CHANNEL_CHECK {
  auto U = detail::argument<0, int, N>(At...);
  auto V = detail::argument<1, int, N>(At...);
  auto W = detail::argument<2, int, N>(At...);
  int Count = detail::num_channels(Channels);
  if (Count == 1)
    detail::read_pixels<1, 0>(S, Channels, To, U, V, W);
  if constexpr (R >= 2)
    if (Count == 2)
      detail::read_pixels<2, 0>(S, Channels, To, U, V, W);
  if constexpr (R >= 3)
    if (Count == 3)
      detail::read_pixels<3, 0>(S, Channels, To, U, V, W);
  if constexpr (R >= 4)
    if (Count == 4)
      detail::read_pixels<4, 0>(S, Channels, To, U, V, W);
}
/// Reads one channel of the pixels.
template <class T, int N, class... A>
requires(sizeof...(A) >= 1 && sizeof...(A) <= 3) CM_TYPED_CHECKS CM_API
    void read_typed(SurfaceIndex S, ChannelMaskType Channels,
                    vector_ref<T, N> To, const A &...At)
        __attribute__((diagnose_if(detail::num_channels(Channels) != 1,
                                   "a vector takes one channel", "error"))) {
  detail::read_pixels<1, 0>(
      S, Channels, matrix_ref<T, 1, N>(To), detail::argument<0, int, N>(At...),
      detail::argument<1, int, N>(At...), detail::argument<2, int, N>(At...));
}

/// For each column of \p Data, writes the channels of one pixel.
template <class T, int R, int N, class... A>
requires(sizeof...(A) >= 1 && sizeof...(A) <= 3) CM_TYPED_CHECKS CM_API
    void write_typed(SurfaceIndex S, ChannelMaskType Channels,
                     matrix_ref<T, R, N> Data,
                     const A &...At) CM_CHANNEL_CHECK {
  auto U = detail::argument<0, int, N>(At...);
  auto V = detail::argument<1, int, N>(At...);
  auto W = detail::argument<2, int, N>(At...);
  int Count = detail::num_channels(Channels);
  if (Count == 1)
    detail::write_pixels<1, 0>(S, Channels, Data, U, V, W);
  if constexpr (R >= 2)
    if (Count == 2)
      detail::write_pixels<2, 0>(S, Channels, Data, U, V, W);
  if constexpr (R >= 3)
    if (Count == 3)
      detail::write_pixels<3, 0>(S, Channels, Data, U, V, W);
  if constexpr (R >= 4)
    if (Count == 4)
      detail::write_pixels<4, 0>(S, Channels, Data, U, V, W);
}
template <class T, int N, class... A>
requires(sizeof...(A) >= 1 && sizeof...(A) <= 3) CM_TYPED_CHECKS CM_API
    void write_typed(SurfaceIndex S, ChannelMaskType Channels,
                     vector_ref<T, N> Data, const A &...At)
        __attribute__((diagnose_if(detail::num_channels(Channels) != 1,
                                   "a vector takes one channel", "error"))) {
  detail::write_pixels<1, 0>(S, Channels, matrix_ref<T, 1, N>(Data),
                             detail::argument<0, int, N>(At...),
                             detail::argument<1, int, N>(At...),
                             detail::argument<2, int, N>(At...));
}
#undef CM_CHANNEL_CHECK
#undef CM_TYPED_CHECKS

__attribute__((diagnose_if(true, "no form of read_typed takes these arguments",
                           "error"))) void read_typed(...);
__attribute__((diagnose_if(true, "no form of write_typed takes these arguments",
                           "error"))) void
write_typed(...);

// ---- Atomic operations on pixels --------------------------------------------

namespace detail {

/// Sends one message, which has 8 or 16 lanes.
template <CmAtomicOpType Op, class T, int L>
CM_API simd<T, L> typed_atomic(mask<L> Lanes, SurfaceIndex S, simd<T, L> Src0,
                               simd<T, L> Src1, simd<int, L> U, simd<int, L> V,
                               simd<int, L> R, simd<int, L> Lod) {
#define CM_ATOMIC(Name, Builtin)                                               \
  if constexpr (Op == ATOMIC_##Name)                                           \
    return builtin::typed_atomic_##Builtin(Lanes, S, Src0, U, V, R, Lod);
  CM_ATOMICS
#undef CM_ATOMIC
  if constexpr (Op == ATOMIC_INC)
    return builtin::typed_atomic_inc<simd<T, L>>(Lanes, S, U, V, R, Lod);
  if constexpr (Op == ATOMIC_DEC || Op == ATOMIC_PREDEC)
    return builtin::typed_atomic_dec<simd<T, L>>(Lanes, S, U, V, R, Lod) -
           (Op == ATOMIC_PREDEC ? T(1) : T(0));
  if constexpr (Op == ATOMIC_CMPXCHG)
    return builtin::typed_atomic_cmpxchg(Lanes, S, Src0, Src1, U, V, R, Lod);
}

/// \p Args are the source operands of the operation, then the coordinates.
template <CmAtomicOpType Op, class T, int N, class... A>
CM_API void typed_atomic(mask<N> Lanes, SurfaceIndex S, vector_ref<T, N> Old,
                         const A &...Args) {
  constexpr int L = N < 8 ? 8 : N, First = num_sources(Op);
  simd<T, N> Found = resized<N, 0, T, L>(typed_atomic<Op, T, L>(
      resized_mask<L, 0, N>(Lanes), S,
      resized<L, 0, T, N>(argument<0, T, N>(Args...)),
      resized<L, 0, T, N>(argument<1, T, N>(Args...)),
      resized<L, 0, int, N>(argument<First, int, N>(Args...)),
      resized<L, 0, int, N>(argument<First + 1, int, N>(Args...)),
      resized<L, 0, int, N>(argument<First + 2, int, N>(Args...)),
      resized<L, 0, int, N>(argument<First + 3, int, N>(Args...))));
  Old.set(chosen<T, N>(Lanes, Found, Old.get()));
}

template <CmAtomicOpType Op, class... A>
constexpr bool is_typed_atomic = int(sizeof...(A)) > num_sources(Op) &&
                                 int(sizeof...(A)) <= num_sources(Op) + 4;

} // namespace detail

#define CM_TYPED_ATOMIC_CHECKS                                                 \
  __attribute__((diagnose_if(                                                  \
      sizeof(T) != 4, "a typed message has elements of 4 bytes", "error")))    \
  __attribute__((diagnose_if(                                                  \
      N != 1 && N != 2 && N != 4 && N != 8 && N != 16,                         \
      "a typed atomic operation has 1, 2, 4, 8 or 16 pixels", "error")))       \
  __attribute__((diagnose_if(                                                  \
      (!detail::all_fit<N, A...>),                                             \
      "the message needs a source and coordinates for each element",           \
      "error")))

/// \p Args are the source operands of the operation, then one to four
/// coordinates.
template <CmAtomicOpType Op, class T, int N, class... A>
requires detail::is_typed_atomic<Op, A...> CM_TYPED_ATOMIC_CHECKS CM_API void
write_typed_atomic(SurfaceIndex S, vector_ref<T, N> Previous,
                   const A &...Args) {
  detail::typed_atomic<Op, T, N>(detail::message_lanes<N>(), S, Previous,
                                 Args...);
}
/// Executes the operation only for the lanes in which \p Mask is not zero.
template <CmAtomicOpType Op, class T, int N, detail::operand M, class... A>
requires(detail::is_typed_atomic<Op, A...> &&detail::size_v<M> ==
         N) CM_TYPED_ATOMIC_CHECKS CM_API
    void write_typed_atomic(const M &Mask, SurfaceIndex S,
                            vector_ref<T, N> Previous, const A &...Args) {
  detail::typed_atomic<Op, T, N>(
      detail::nonzero(Mask) & detail::message_lanes<N>(), S, Previous, Args...);
}
#undef CM_TYPED_ATOMIC_CHECKS

template <CmAtomicOpType Op>
__attribute__((
    diagnose_if(true, "no form of write_typed_atomic takes these arguments",
                "error"))) void write_typed_atomic(...);

} // namespace cm

#endif // CM_DETAIL_TYPED_H
