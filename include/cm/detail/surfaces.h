//===- surfaces.h - Messages to surfaces ------------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A macro with the name of an attribute passes a surface and this attribute:
//
//   read(MODIFIED(S), X, Y, M);      is read(S, GENX_MODIFIED, X, Y, M);
//
//===----------------------------------------------------------------------===//

#ifndef CM_DETAIL_SURFACES_H
#define CM_DETAIL_SURFACES_H

#include "enums.h"
#include "operators.h"

namespace cm {
namespace detail {

constexpr int next_power(int Value) {
  int Power = 1;
  while (Power < Value)
    Power *= 2;
  return Power;
}
consteval int log2_of(int Power) {
  int Log = 0;
  while (Power > 1 << Log)
    ++Log;
  return Log;
}

/// Returns the number that represents \p A in intrinsics of media blocks.
constexpr int media_modifiers(CmBufferAttrib A) {
  return A == GENX_MODIFIED                ? 1
         : A == GENX_TOP_FIELD             ? 2
         : A == GENX_BOTTOM_FIELD          ? 3
         : A == GENX_MODIFIED_TOP_FIELD    ? 4
         : A == GENX_MODIFIED_BOTTOM_FIELD ? 5
                                           : 0;
}
constexpr bool is_dword_aligned(CmBufferAttrib A) {
  return A == GENX_DWALIGNED || A == GENX_MODIFIED_DWALIGNED ||
         A == GENX_CONSTANT_DWALIGNED;
}

/// A media block of R rows of C elements of T. In registers, the distance of
/// rows in bytes is a power of two.
template <class T, int R, int C> struct media_block {
  static constexpr int WidthBytes = C * int(sizeof(T));
  static constexpr int PitchBytes = next_power(WidthBytes < 4 ? 4 : WidthBytes);
  static constexpr int Pitch = PitchBytes / int(sizeof(T));
  static constexpr bool TooWide = PitchBytes > 64;
  static constexpr bool TooLarge = R > 64 || R *PitchBytes > 256;
};

template <class T, int R, int C>
CM_API void read_block(SurfaceIndex S, CmBufferAttrib A, int Plane, int X,
                       int Y, region To) {
  using block = media_block<T, R, C>;
  constexpr int P = block::Pitch;
  auto V = builtin::media_ld<simd<T, R * P>>(media_modifiers(A), S, Plane,
                                             block::WidthBytes, X, Y);
  if constexpr (P == C) {
    builtin::wrregion(To.Start, V, To.VStride, C, To.HStride);
  } else {
    matrix<T, R, P> Rows(V);
    builtin::wrregion(To.Start, Rows.template select<R, 1, C, 1>(0, 0).get(),
                      To.VStride, C, To.HStride);
  }
}

template <class T, int R, int C>
CM_API void write_block(SurfaceIndex S, CmBufferAttrib A, int Plane, int X,
                        int Y, simd<T, R * C> V) {
  using block = media_block<T, R, C>;
  constexpr int P = block::Pitch;
  if constexpr (P == C) {
    builtin::media_st(media_modifiers(A), S, Plane, block::WidthBytes, X, Y, V);
  } else {
    matrix<T, R, P> Rows;
    detail::region Part = Rows.region();
    builtin::wrregion(Part.Start, V, Part.VStride, C, 1);
    builtin::media_st(media_modifiers(A), S, Plane, block::WidthBytes, X, Y,
                      Rows.get());
  }
}

template <class D>
using block_of = media_block<element_t<D>, shape_t<D>::rows, shape_t<D>::cols>;

/// The number of bytes of the oword block that holds N elements of T.
template <class T, int N>
constexpr int oword_block_bytes =
    next_power(N * int(sizeof(T)) < 16 ? 16 : N * int(sizeof(T)));
constexpr bool are_owords(int Bytes) { return Bytes > 0 && Bytes % 16 == 0; }

/// The number of elements of T in the largest message that moves at most N
/// elements. A message moves at least one oword, even if N elements are
/// smaller.
template <class T, int N>
constexpr int oword_part = [] {
  int Bytes = 128;
  while (Bytes > 16 && Bytes > N * int(sizeof(T)))
    Bytes /= 2;
  return Bytes / int(sizeof(T));
}();
/// Calls Move<First, Size>() for each of the messages that together move N
/// elements of T. A message moves 1, 2, 4 or 8 owords.
template <class T, int N, int First = 0, class F>
CM_API void move_owords(F Move) {
  constexpr int Size = oword_part<T, N - First>;
  Move.template operator()<First, Size>();
  if constexpr (First + Size < N)
    move_owords<T, N, First + Size>(Move);
}

/// Reads N elements. The message can read more elements, which are dropped.
template <class T, int N>
CM_API simd<T, N> read_owords(SurfaceIndex S, CmBufferAttrib A,
                              int OffsetBytes) {
  constexpr int M = oword_block_bytes<T, N> / int(sizeof(T));
  if constexpr (M * sizeof(T) > 128) {
    vector<T, N> Block;
    constexpr int First = 128 / int(sizeof(T));
    Block.template select<First, 1>(0).set(
        read_owords<T, First>(S, A, OffsetBytes));
    Block.template select<N - First, 1>(First).set(
        read_owords<T, N - First>(S, A, OffsetBytes + 128));
    return Block.get();
  } else {
    vector<T, M> Block(
        is_dword_aligned(A)
            ? builtin::oword_ld_unaligned<simd<T, M>>(0, S, OffsetBytes)
            : builtin::oword_ld<simd<T, M>>(0, S, OffsetBytes >> 4));
    return Block.template select<N, 1>(0).get();
  }
}
template <class T, int N>
CM_API void write_owords(SurfaceIndex S, int OffsetBytes, simd<T, N> Data) {
  vector<T, N> Block(Data);
  move_owords<T, N>([&]<int First, int Size>() CM_LAMBDA {
    builtin::oword_st(S, (OffsetBytes >> 4) + First * int(sizeof(T)) / 16,
                      Block.template select<Size, 1>(First).get());
  });
}

} // namespace detail

// ---- Media blocks -----------------------------------------------------------

template <class T, int R, int C>
__attribute__((diagnose_if(detail::media_block<T, R, C>::TooWide,
                           "a row of a media block has at most 64 bytes",
                           "error")))
__attribute__((diagnose_if(!detail::media_block<T, R, C>::TooWide &&
                               detail::media_block<T, R, C>::TooLarge,
                           "a media block has at most 256 bytes and 64 rows",
                           "error"))) CM_API void
read(SurfaceIndex S, CmBufferAttrib A, int X, int Y, matrix_ref<T, R, C> To) {
  detail::read_block<T, R, C>(S, A, 0, X, Y, To.region());
}
template <class T, int R, int C>
__attribute__((diagnose_if(detail::media_block<T, R, C>::TooWide,
                           "a row of a media block has at most 64 bytes",
                           "error")))
__attribute__((diagnose_if(!detail::media_block<T, R, C>::TooWide &&
                               detail::media_block<T, R, C>::TooLarge,
                           "a media block has at most 256 bytes and 64 rows",
                           "error"))) CM_API void
read(SurfaceIndex S, int X, int Y, matrix_ref<T, R, C> To) {
  detail::read_block<T, R, C>(S, GENX_NONE, 0, X, Y, To.region());
}
template <class T, int R, int C>
__attribute__((diagnose_if(detail::media_block<T, R, C>::TooWide,
                           "a row of a media block has at most 64 bytes",
                           "error")))
__attribute__((diagnose_if(!detail::media_block<T, R, C>::TooWide &&
                               detail::media_block<T, R, C>::TooLarge,
                           "a media block has at most 256 bytes and 64 rows",
                           "error"))) CM_API void
read_plane(SurfaceIndex S, CmBufferAttrib A, CmSurfacePlaneIndex Plane, int X,
           int Y, matrix_ref<T, R, C> To) {
  detail::read_block<T, R, C>(S, A, int(Plane), X, Y, To.region());
}
template <class T, int R, int C>
__attribute__((diagnose_if(detail::media_block<T, R, C>::TooWide,
                           "a row of a media block has at most 64 bytes",
                           "error")))
__attribute__((diagnose_if(!detail::media_block<T, R, C>::TooWide &&
                               detail::media_block<T, R, C>::TooLarge,
                           "a media block has at most 256 bytes and 64 rows",
                           "error"))) CM_API void
read_plane(SurfaceIndex S, CmSurfacePlaneIndex Plane, int X, int Y,
           matrix_ref<T, R, C> To) {
  detail::read_block<T, R, C>(S, GENX_NONE, int(Plane), X, Y, To.region());
}
template <class T, int N>
__attribute__((diagnose_if(detail::media_block<T, 1, N>::TooWide,
                           "a row of a media block has at most 64 bytes",
                           "error"))) CM_API void
read(SurfaceIndex S, CmBufferAttrib A, int X, int Y, vector_ref<T, N> To) {
  detail::read_block<T, 1, N>(S, A, 0, X, Y, To.region());
}
template <class T, int N>
__attribute__((diagnose_if(detail::media_block<T, 1, N>::TooWide,
                           "a row of a media block has at most 64 bytes",
                           "error"))) CM_API void
read(SurfaceIndex S, int X, int Y, vector_ref<T, N> To) {
  detail::read_block<T, 1, N>(S, GENX_NONE, 0, X, Y, To.region());
}
template <class T, int N>
__attribute__((diagnose_if(detail::media_block<T, 1, N>::TooWide,
                           "a row of a media block has at most 64 bytes",
                           "error"))) CM_API void
read_plane(SurfaceIndex S, CmBufferAttrib A, CmSurfacePlaneIndex Plane, int X,
           int Y, vector_ref<T, N> To) {
  detail::read_block<T, 1, N>(S, A, int(Plane), X, Y, To.region());
}
template <class T, int N>
__attribute__((diagnose_if(detail::media_block<T, 1, N>::TooWide,
                           "a row of a media block has at most 64 bytes",
                           "error"))) CM_API void
read_plane(SurfaceIndex S, CmSurfacePlaneIndex Plane, int X, int Y,
           vector_ref<T, N> To) {
  detail::read_block<T, 1, N>(S, GENX_NONE, int(Plane), X, Y, To.region());
}
template <detail::operand D>
__attribute__((diagnose_if(detail::block_of<D>::TooWide,
                           "a row of a media block has at most 64 bytes",
                           "error")))
__attribute__((diagnose_if(!detail::block_of<D>::TooWide &&
                               detail::block_of<D>::TooLarge,
                           "a media block has at most 256 bytes and 64 rows",
                           "error"))) CM_API void
write(SurfaceIndex S, CmBufferAttrib A, int X, int Y, const D &M) {
  using shape = detail::shape_t<D>;
  detail::write_block<typename shape::element, shape::rows, shape::cols>(
      S, A, 0, X, Y, M.get());
}
template <detail::operand D>
__attribute__((diagnose_if(detail::block_of<D>::TooWide,
                           "a row of a media block has at most 64 bytes",
                           "error")))
__attribute__((diagnose_if(!detail::block_of<D>::TooWide &&
                               detail::block_of<D>::TooLarge,
                           "a media block has at most 256 bytes and 64 rows",
                           "error"))) CM_API void
write(SurfaceIndex S, int X, int Y, const D &M) {
  using shape = detail::shape_t<D>;
  detail::write_block<typename shape::element, shape::rows, shape::cols>(
      S, GENX_NONE, 0, X, Y, M.get());
}
template <detail::operand D>
__attribute__((diagnose_if(detail::block_of<D>::TooWide,
                           "a row of a media block has at most 64 bytes",
                           "error")))
__attribute__((diagnose_if(!detail::block_of<D>::TooWide &&
                               detail::block_of<D>::TooLarge,
                           "a media block has at most 256 bytes and 64 rows",
                           "error"))) CM_API void
write_plane(SurfaceIndex S, CmBufferAttrib A, CmSurfacePlaneIndex Plane, int X,
            int Y, const D &M) {
  using shape = detail::shape_t<D>;
  detail::write_block<typename shape::element, shape::rows, shape::cols>(
      S, A, int(Plane), X, Y, M.get());
}
template <detail::operand D>
__attribute__((diagnose_if(detail::block_of<D>::TooWide,
                           "a row of a media block has at most 64 bytes",
                           "error")))
__attribute__((diagnose_if(!detail::block_of<D>::TooWide &&
                               detail::block_of<D>::TooLarge,
                           "a media block has at most 256 bytes and 64 rows",
                           "error"))) CM_API void
write_plane(SurfaceIndex S, CmSurfacePlaneIndex Plane, int X, int Y,
            const D &M) {
  using shape = detail::shape_t<D>;
  detail::write_block<typename shape::element, shape::rows, shape::cols>(
      S, GENX_NONE, int(Plane), X, Y, M.get());
}

// ---- Oword blocks -----------------------------------------------------------

template <class T, int N>
CM_API void read(SurfaceIndex S, CmBufferAttrib A, int OffsetBytes,
                 vector_ref<T, N> V) {
  V.set(detail::read_owords<T, N>(S, A, OffsetBytes));
}
template <detail::operand D>
__attribute__((diagnose_if(
    !detail::are_owords(detail::size_v<D> * int(sizeof(detail::element_t<D>))),
    "the vector must have whole owords", "error"))) CM_API void
write(SurfaceIndex S, CmBufferAttrib, int OffsetBytes, const D &V) {
  detail::write_owords<detail::element_t<D>, detail::size_v<D>>(S, OffsetBytes,
                                                                V.get());
}
template <class T, int N>
CM_API void read(SurfaceIndex S, int OffsetBytes, vector_ref<T, N> V) {
  V.set(detail::read_owords<T, N>(S, GENX_NONE, OffsetBytes));
}
template <detail::operand D>
__attribute__((diagnose_if(
    !detail::are_owords(detail::size_v<D> * int(sizeof(detail::element_t<D>))),
    "the vector must have whole owords", "error"))) CM_API void
write(SurfaceIndex S, int OffsetBytes, const D &V) {
  detail::write_owords<detail::element_t<D>, detail::size_v<D>>(S, OffsetBytes,
                                                                V.get());
}

// These functions are only chosen for calls that match no other overload.
__attribute__((diagnose_if(true, "no form of read takes these arguments",
                           "error"))) void
read(...);
__attribute__((diagnose_if(true, "no form of write takes these arguments",
                           "error"))) void
write(...);
__attribute__((diagnose_if(true, "no form of read_plane takes these arguments",
                           "error"))) void
read_plane(...);
__attribute__((diagnose_if(true, "no form of write_plane takes these arguments",
                           "error"))) void
write_plane(...);

} // namespace cm

#endif // CM_DETAIL_SURFACES_H
