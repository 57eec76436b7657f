//===- scattered.h - Scattered messages to surfaces -------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Global offsets and offsets of lanes count elements, but in functions with
// _scaled in their name they count bytes. Untyped messages move up to four
// dwords (channels) from each offset on; each channel is a row of the matrix.
// Offsets of untyped messages and of atomic operations count dwords.
//
//===----------------------------------------------------------------------===//

#ifndef CM_DETAIL_SCATTERED_H
#define CM_DETAIL_SCATTERED_H

#include "surfaces.h"

namespace cm {
namespace detail {

/// Can a message have \p N lanes?
constexpr bool is_lane_count(int N) {
  return N >= 1 && N <= 32 && (N & (N - 1)) == 0;
}

/// Returns the enabled lanes of a message.
template <int N> CM_API mask<N> message_lanes() {
  if constexpr (has_simd_blocks<N>)
    return enabled_lanes<N>::get();
  else
    return ~mask<N>(0);
}

/// The type of the dword that holds an element of at most four bytes in a
/// message.
template <class T>
using carrier = typename choose<sizeof(T) == 4, T, uint>::result;

/// Converts elements to dwords. The bits of a half are kept.
template <class T, int N> CM_API simd<carrier<T>, N> carried(simd<T, N> V) {
  if constexpr (is_float<T> && sizeof(T) == 2)
    return convert<uint, N, ushort>((simd<ushort, N>)V);
  else
    return convert<carrier<T>, N, T>(V);
}
template <class T, int N> CM_API simd<T, N> delivered(simd<carrier<T>, N> V) {
  if constexpr (is_float<T> && sizeof(T) == 2)
    return (simd<T, N>)convert<ushort, N, uint>(V);
  else
    return convert<T, N, carrier<T>>(V);
}

template <class T, int N, class I>
CM_API simd<T, N> gather(SurfaceIndex S, int GlobalOffsetBytes, I OffsetsBytes,
                         mask<N> Mask, simd<T, N> Old) {
  return delivered<T, N>(builtin::gather_scaled(
      Mask, log2_of(int(sizeof(T))), short(0), S, GlobalOffsetBytes,
      OffsetsBytes, carried<T, N>(Old)));
}

template <class T, int N, class I>
CM_API void scatter(SurfaceIndex S, int GlobalOffsetBytes, I OffsetsBytes,
                    mask<N> Mask, simd<T, N> Data) {
  builtin::scatter_scaled(Mask, log2_of(int(sizeof(T))), short(0), S,
                          GlobalOffsetBytes, OffsetsBytes, carried<T, N>(Data));
}

} // namespace detail

// ---- Bytes, words and dwords ------------------------------------------------

template <class T, int N, detail::operand I>
__attribute__((diagnose_if(
    sizeof(T) > 4, "a scattered message has elements of at most 4 bytes",
    "error")))
__attribute__((diagnose_if(detail::size_v<I> != (N),
                           "the message needs an offset for each element",
                           "error")))
__attribute__((
    diagnose_if(!detail::is_lane_count(N),
                "a scattered message has 1, 2, 4, 8, 16 or 32 elements",
                "error"))) CM_API void
read_scaled(SurfaceIndex S, uint GlobalOffsetBytes, const I &OffsetsBytes,
            vector_ref<T, N> To) {
  To.set(detail::gather<T, N>(S, int(GlobalOffsetBytes),
                              detail::values<int, N>(OffsetsBytes),
                              detail::message_lanes<N>(), To.get()));
}
template <class T, int N, detail::operand I, detail::scalar G>
__attribute__((diagnose_if(
    sizeof(T) > 4, "a scattered message has elements of at most 4 bytes",
    "error")))
__attribute__((diagnose_if(detail::size_v<I> != (N),
                           "the message needs an offset for each element",
                           "error")))
__attribute__((
    diagnose_if(!detail::is_lane_count(N),
                "a scattered message has 1, 2, 4, 8, 16 or 32 elements",
                "error"))) CM_API void
read(SurfaceIndex S, G GlobalOffset, const I &Offsets, vector_ref<T, N> To) {
  read_scaled(S, uint(GlobalOffset) * uint(sizeof(T)),
              Offsets * uint(sizeof(T)), To);
}
template <class T, int N, detail::operand I, detail::scalar G>
__attribute__((diagnose_if(
    sizeof(T) > 4, "a scattered message has elements of at most 4 bytes",
    "error")))
__attribute__((diagnose_if(detail::size_v<I> != (N),
                           "the message needs an offset for each element",
                           "error")))
__attribute__((
    diagnose_if(!detail::is_lane_count(N),
                "a scattered message has 1, 2, 4, 8, 16 or 32 elements",
                "error"))) CM_API void
read(SurfaceIndex S, CmBufferAttrib, G GlobalOffset, const I &Offsets,
     vector_ref<T, N> To) {
  read_scaled(S, uint(GlobalOffset) * uint(sizeof(T)),
              Offsets * uint(sizeof(T)), To);
}
template <class T, int R, int C, detail::operand I>
__attribute__((diagnose_if(
    sizeof(T) > 4, "a scattered message has elements of at most 4 bytes",
    "error")))
__attribute__((diagnose_if(detail::size_v<I> != (R * C),
                           "the message needs an offset for each element",
                           "error")))
__attribute__((
    diagnose_if(!detail::is_lane_count(R * C),
                "a scattered message has 1, 2, 4, 8, 16 or 32 elements",
                "error"))) CM_API void
read_scaled(SurfaceIndex S, uint GlobalOffsetBytes, const I &OffsetsBytes,
            matrix_ref<T, R, C> To) {
  To.set(detail::gather<T, R * C>(S, int(GlobalOffsetBytes),
                                  detail::values<int, R * C>(OffsetsBytes),
                                  detail::message_lanes<R * C>(), To.get()));
}
template <class T, int R, int C, detail::operand I, detail::scalar G>
__attribute__((diagnose_if(
    sizeof(T) > 4, "a scattered message has elements of at most 4 bytes",
    "error")))
__attribute__((diagnose_if(detail::size_v<I> != (R * C),
                           "the message needs an offset for each element",
                           "error")))
__attribute__((
    diagnose_if(!detail::is_lane_count(R * C),
                "a scattered message has 1, 2, 4, 8, 16 or 32 elements",
                "error"))) CM_API void
read(SurfaceIndex S, G GlobalOffset, const I &Offsets, matrix_ref<T, R, C> To) {
  read_scaled(S, uint(GlobalOffset) * uint(sizeof(T)),
              Offsets * uint(sizeof(T)), To);
}
template <class T, int R, int C, detail::operand I, detail::scalar G>
__attribute__((diagnose_if(
    sizeof(T) > 4, "a scattered message has elements of at most 4 bytes",
    "error")))
__attribute__((diagnose_if(detail::size_v<I> != (R * C),
                           "the message needs an offset for each element",
                           "error")))
__attribute__((
    diagnose_if(!detail::is_lane_count(R * C),
                "a scattered message has 1, 2, 4, 8, 16 or 32 elements",
                "error"))) CM_API void
read(SurfaceIndex S, CmBufferAttrib, G GlobalOffset, const I &Offsets,
     matrix_ref<T, R, C> To) {
  read_scaled(S, uint(GlobalOffset) * uint(sizeof(T)),
              Offsets * uint(sizeof(T)), To);
}
template <detail::operand I, detail::operand D>
__attribute__((diagnose_if(
    sizeof(detail::element_t<D>) > 4,
    "a scattered message has elements of at most 4 bytes", "error")))
__attribute__((diagnose_if(detail::size_v<I> != (detail::size_v<D>),
                           "the message needs an offset for each element",
                           "error")))
__attribute__((
    diagnose_if(!detail::is_lane_count(detail::size_v<D>),
                "a scattered message has 1, 2, 4, 8, 16 or 32 elements",
                "error"))) CM_API void
write_scaled(SurfaceIndex S, uint GlobalOffsetBytes, const I &OffsetsBytes,
             const D &Data) {
  constexpr int N = detail::size_v<D>;
  detail::scatter<detail::element_t<D>, N>(
      S, int(GlobalOffsetBytes), detail::values<int, N>(OffsetsBytes),
      detail::message_lanes<N>(), Data.get());
}
template <detail::operand I, detail::operand D, detail::scalar G>
__attribute__((diagnose_if(
    sizeof(detail::element_t<D>) > 4,
    "a scattered message has elements of at most 4 bytes", "error")))
__attribute__((diagnose_if(detail::size_v<I> != (detail::size_v<D>),
                           "the message needs an offset for each element",
                           "error")))
__attribute__((
    diagnose_if(!detail::is_lane_count(detail::size_v<D>),
                "a scattered message has 1, 2, 4, 8, 16 or 32 elements",
                "error"))) CM_API void
write(SurfaceIndex S, G GlobalOffset, const I &Offsets, const D &Data) {
  constexpr uint Bytes = sizeof(detail::element_t<D>);
  write_scaled(S, uint(GlobalOffset) * Bytes, Offsets * Bytes, Data);
}

/// Reads a single element.
template <class T>
__attribute__((diagnose_if(
    sizeof(T) > 4, "a scattered message has elements of at most 4 bytes",
    "error"))) CM_API T
read(SurfaceIndex S, uint Offset) {
  vector<T, 1> V;
  read_scaled(S, 0u, vector<uint, 1>(Offset * uint(sizeof(T))), V);
  return V.get()[0];
}
template <detail::scalar T>
__attribute__((diagnose_if(
    sizeof(T) > 4, "a scattered message has elements of at most 4 bytes",
    "error"))) CM_API void
write_scaled(SurfaceIndex S, uint GlobalOffsetBytes, uint OffsetBytes, T Data) {
  write_scaled(S, GlobalOffsetBytes, vector<uint, 1>(OffsetBytes),
               vector<T, 1>(Data));
}
template <detail::scalar T>
__attribute__((diagnose_if(
    sizeof(T) > 4, "a scattered message has elements of at most 4 bytes",
    "error"))) CM_API void
write(SurfaceIndex S, uint GlobalOffset, uint Offset, T Data) {
  write_scaled(S, GlobalOffset * uint(sizeof(T)), Offset * uint(sizeof(T)),
               Data);
}
template <detail::scalar T>
__attribute__((diagnose_if(
    sizeof(T) > 4, "a scattered message has elements of at most 4 bytes",
    "error"))) CM_API void
write(SurfaceIndex S, uint Offset, T Data) {
  write_scaled(S, 0u, Offset * uint(sizeof(T)), Data);
}
__attribute__((diagnose_if(true, "no form of read_scaled takes these arguments",
                           "error"))) void
read_scaled(...);
__attribute__((diagnose_if(true,
                           "no form of write_scaled takes these arguments",
                           "error"))) void
write_scaled(...);

// ---- Untyped messages -------------------------------------------------------

namespace detail {
template <int N, operand I>
CM_API simd<int, N> dword_offsets(const I &Offsets) {
  return values<int, N>(Offsets) * 4;
}
constexpr int num_channels(int Channels) {
  return __builtin_popcount(unsigned(Channels) & 15u);
}
} // namespace detail

namespace detail {
/// Fills the first \p K rows of \p To, one for each channel. The other rows
/// stay unchanged.
template <int K, class T, int R, int C, class I>
CM_API void read_channels(SurfaceIndex S, ChannelMaskType Channels,
                          matrix_ref<T, R, C> To, const I &Offsets) {
  auto Rows = To.template select<K, 1, C, 1>(0, 0);
  Rows.set_all(builtin::gather4_scaled(message_lanes<C>(), int(Channels),
                                       short(0), S, 0,
                                       dword_offsets<C>(Offsets), Rows.get()));
}
template <int K, class T, int R, int C, class I>
CM_API void write_channels(SurfaceIndex S, ChannelMaskType Channels,
                           matrix_ref<T, R, C> Data, const I &Offsets) {
  builtin::scatter4_scaled(message_lanes<C>(), int(Channels), short(0), S,
                           0, dword_offsets<C>(Offsets),
                           Data.template select<K, 1, C, 1>(0, 0).get());
}
} // namespace detail

#define CM_UNTYPED_CHECKS                                                      \
  __attribute__((diagnose_if(                                                  \
      sizeof(T) != 4, "an untyped message has elements of 4 bytes", "error"))) \
  __attribute__((diagnose_if(                                                  \
      (C != 8 && C != 16) || detail::size_v<I> != C,                           \
      "an untyped message has 8 or 16 offsets, the columns of the matrix",     \
      "error")))
#define CM_CHANNEL_CHECK                                                       \
  __attribute__((diagnose_if(detail::num_channels(Channels) > R,               \
                             "the matrix must have a row for each channel",    \
                             "error")))
// The channels are a constant, so only one of these calls is executed.
#define CM_EACH_COUNT(Function)                                                \
  int Count = detail::num_channels(Channels);                                  \
  if (Count == 1)                                                              \
    detail::Function<1>(S, Channels, M, Offsets);                              \
  if constexpr (R >= 2)                                                        \
    if (Count == 2)                                                            \
      detail::Function<2>(S, Channels, M, Offsets);                            \
  if constexpr (R >= 3)                                                        \
    if (Count == 3)                                                            \
      detail::Function<3>(S, Channels, M, Offsets);                            \
  if constexpr (R >= 4)                                                        \
    if (Count == 4)                                                            \
      detail::Function<4>(S, Channels, M, Offsets);

template <class T, int R, int C, detail::operand I>
CM_UNTYPED_CHECKS CM_API void
read_untyped(SurfaceIndex S, ChannelMaskType Channels, matrix_ref<T, R, C> M,
             const I &Offsets) CM_CHANNEL_CHECK {
  CM_EACH_COUNT(read_channels)
}
template <class T, int R, int C, detail::operand I>
CM_UNTYPED_CHECKS CM_API void
write_untyped(SurfaceIndex S, ChannelMaskType Channels, matrix_ref<T, R, C> M,
              const I &Offsets) CM_CHANNEL_CHECK
    __attribute__((diagnose_if(
        (Channels & (Channels + 1)) != 0,
        "write_untyped writes channels from the first on", "error"))) {
  CM_EACH_COUNT(write_channels)
}
#undef CM_EACH_COUNT
#undef CM_CHANNEL_CHECK
#undef CM_UNTYPED_CHECKS

// ---- Atomic operations ------------------------------------------------------

namespace detail {

/// Executes an atomic operation and returns the old values of memory. Lanes
/// outside of \p Mask return \p Old.
template <CmAtomicOpType Op, int N, class M, class I, class T>
CM_API simd<T, N> atomic(M Mask, SurfaceIndex S, I OffsetsBytes,
                         simd<T, N> Src0, simd<T, N> Src1, simd<T, N> Old = 0) {
  // Messages have 1, 8 or 16 lanes.
  if constexpr (N > 1 && N < 8) {
    return resized<N, 0, T, 8>(atomic<Op, 8>(
        resized_mask<8, 0, N>(Mask), S, resized<8, 0, int, N>(OffsetsBytes),
        resized<8, 0, T, N>(Src0), resized<8, 0, T, N>(Src1),
        resized<8, 0, T, N>(Old)));
  } else if constexpr (N > 8 && N != 16) {
    constexpr int L = N > 16 ? 16 : 8, H = N - L;
    simd<T, N> R = resized<N, 0, T, L>(atomic<Op, L>(
        resized_mask<L, 0, N>(Mask), S, resized<L, 0, int, N>(OffsetsBytes),
        resized<L, 0, T, N>(Src0), resized<L, 0, T, N>(Src1),
        resized<L, 0, T, N>(Old)));
    simd<T, H> High = atomic<Op, H>(
        resized_mask<H, L, N>(Mask), S, resized<H, L, int, N>(OffsetsBytes),
        resized<H, L, T, N>(Src0), resized<H, L, T, N>(Src1),
        resized<H, L, T, N>(Old));
    for (int Lane = 0; Lane < H; ++Lane)
      R[L + Lane] = High[Lane];
    return R;
  }
#define CM_ATOMIC(Name, Builtin)                                               \
  if constexpr (Op == ATOMIC_##Name)                                           \
    return builtin::dword_atomic_##Builtin(Mask, S, OffsetsBytes, Src0, Old);
  CM_ATOMICS
  CM_ATOMIC_SUMS_OF_FLOATS
#undef CM_ATOMIC
  if constexpr (Op == ATOMIC_INC)
    return builtin::dword_atomic_inc(Mask, S, OffsetsBytes, Old);
  if constexpr (Op == ATOMIC_DEC || Op == ATOMIC_PREDEC)
    return builtin::dword_atomic_dec(Mask, S, OffsetsBytes,
                                     Op == ATOMIC_PREDEC ? Old + T(1) : Old) -
           (Op == ATOMIC_PREDEC ? T(1) : T(0));
  if constexpr (Op == ATOMIC_CMPXCHG)
    return builtin::dword_atomic_cmpxchg(Mask, S, OffsetsBytes, Src0, Src1,
                                         Old);
}

constexpr int num_sources(CmAtomicOpType Op) {
  return Op == ATOMIC_INC || Op == ATOMIC_DEC || Op == ATOMIC_PREDEC ? 0
         : Op == ATOMIC_CMPXCHG || Op == ATOMIC_FCMPWR               ? 2
                                                                     : 1;
}

/// An operation with one source operand.
template <CmAtomicOpType Op, int N, operand I, operand D>
requires(num_sources(Op) == 1 && size_v<D> == N) CM_API
    void atomic_message(mask<N> Lanes, SurfaceIndex S, const I &Offsets,
                        const D &Src) {
  atomic<Op, N>(Lanes, S, dword_offsets<N>(Offsets), Src.get(), Src.get());
}
template <CmAtomicOpType Op, int N, operand I, operand D, class T>
requires(num_sources(Op) == 1 && size_v<D> == N) CM_API
    void atomic_message(mask<N> Lanes, SurfaceIndex S, const I &Offsets,
                        const D &Src, vector_ref<T, N> Previous) {
  Previous.set(atomic<Op, N>(Lanes, S, dword_offsets<N>(Offsets),
                             values<T, N>(Src), values<T, N>(Src),
                             Previous.get()));
}
/// ATOMIC_CMPXCHG stores \p Src0 where memory is equal to \p Src1.
template <CmAtomicOpType Op, int N, operand I, operand D, operand E>
requires(Op == ATOMIC_CMPXCHG && size_v<D> == N) CM_API
    void atomic_message(mask<N> Lanes, SurfaceIndex S, const I &Offsets,
                        const D &Src0, const E &Src1) {
  atomic<Op, N>(Lanes, S, dword_offsets<N>(Offsets), Src0.get(),
                values<element_t<D>, N>(Src1));
}
template <CmAtomicOpType Op, int N, operand I, operand D, operand E, class T>
requires(Op == ATOMIC_CMPXCHG) CM_API
    void atomic_message(mask<N> Lanes, SurfaceIndex S, const I &Offsets,
                        const D &Src0, const E &Src1,
                        vector_ref<T, N> Previous) {
  Previous.set(atomic<Op, N>(Lanes, S, dword_offsets<N>(Offsets),
                             values<T, N>(Src0), values<T, N>(Src1),
                             Previous.get()));
}
/// ATOMIC_INC, ATOMIC_DEC and ATOMIC_PREDEC have no source operand.
template <CmAtomicOpType Op, int N, operand I>
requires(num_sources(Op) == 0) CM_API
    void atomic_message(mask<N> Lanes, SurfaceIndex S, const I &Offsets) {
  atomic<Op, N>(Lanes, S, dword_offsets<N>(Offsets), simd<uint, N>(0),
                simd<uint, N>(0));
}
template <CmAtomicOpType Op, int N, operand I, class T>
requires(num_sources(Op) == 0) CM_API
    void atomic_message(mask<N> Lanes, SurfaceIndex S, const I &Offsets,
                        vector_ref<T, N> Previous) {
  Previous.set(atomic<Op, N>(Lanes, S, dword_offsets<N>(Offsets), simd<T, N>(0),
                             simd<T, N>(0), Previous.get()));
}

template <CmAtomicOpType Op, class I, class... A>
concept atomic_arguments =
    operand<I> &&
    requires(mask<size_v<I>> Lanes, SurfaceIndex S, const I &At, A &&...Args) {
  atomic_message<Op, size_v<I>>(Lanes, S, At, static_cast<A &&>(Args)...);
};
} // namespace detail

/// \p Args are the source operands of the operation. A vector for the old
/// values of memory can follow them.
template <CmAtomicOpType Op, class I, class... A>
requires detail::atomic_arguments<Op, I, A...> CM_API void
write_atomic(SurfaceIndex S, const I &Offsets, A &&...Args) {
  constexpr int N = detail::size_v<I>;
  detail::atomic_message<Op, N>(detail::message_lanes<N>(), S, Offsets,
                                static_cast<A &&>(Args)...);
}
/// Executes the operation only for the lanes in which \p Mask is not zero.
template <CmAtomicOpType Op, detail::operand M, class I, class... A>
requires(detail::atomic_arguments<Op, I, A...> &&detail::size_v<M> ==
         detail::size_v<I>) CM_API
    void write_atomic(const M &Mask, SurfaceIndex S, const I &Offsets,
                      A &&...Args) {
  constexpr int N = detail::size_v<I>;
  detail::atomic_message<Op, N>(detail::nonzero(Mask) &
                                    detail::message_lanes<N>(),
                                S, Offsets, static_cast<A &&>(Args)...);
}

template <CmAtomicOpType Op>
__attribute__((diagnose_if(true,
                           "no form of write_atomic takes these arguments",
                           "error"))) void
write_atomic(...);

} // namespace cm

#endif // CM_DETAIL_SCATTERED_H
