//===- surfaces.h - Messages to surfaces ------------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A surface is followed by its attribute where one is given:
//
//   read(MODIFIED(S), X, Y, M);      is read(S, GENX_MODIFIED, X, Y, M);
//
//===----------------------------------------------------------------------===//

#ifndef CM_DETAIL_SURFACES_H
#define CM_DETAIL_SURFACES_H

#include "operators.h"

enum class CmBufferAttrib {
  _GENX_NONE = 0,
  _GENX_TOP_FIELD = 1,
  _GENX_BOTTOM_FIELD = 2,
  _GENX_DWALIGNED = 3,
  _GENX_MODIFIED = 4,
  _GENX_MODIFIED_TOP_FIELD = 5,
  _GENX_MODIFIED_BOTTOM_FIELD = 6,
  _GENX_MODIFIED_DWALIGNED = 7,
  _GENX_CONSTANT = 8,
  _GENX_CONSTANT_DWALIGNED = 9
};
#define GENX_NONE CmBufferAttrib::_GENX_NONE
#define GENX_TOP_FIELD CmBufferAttrib::_GENX_TOP_FIELD
#define GENX_BOTTOM_FIELD CmBufferAttrib::_GENX_BOTTOM_FIELD
#define GENX_DWALIGNED CmBufferAttrib::_GENX_DWALIGNED
#define GENX_MODIFIED CmBufferAttrib::_GENX_MODIFIED
#define GENX_MODIFIED_DWALIGNED CmBufferAttrib::_GENX_MODIFIED_DWALIGNED
#define GENX_CONSTANT CmBufferAttrib::_GENX_CONSTANT
#define GENX_CONSTANT_DWALIGNED CmBufferAttrib::_GENX_CONSTANT_DWALIGNED
#define MODIFIED(S) S, GENX_MODIFIED
#define TOP_FIELD(S) S, GENX_TOP_FIELD
#define BOTTOM_FIELD(S) S, GENX_BOTTOM_FIELD
#define DWALIGNED(S) S, GENX_DWALIGNED
#define MODIFIED_DWALIGNED(S) S, GENX_MODIFIED_DWALIGNED
#define CONSTANT(S) S, GENX_CONSTANT
#define CONSTANT_DWALIGNED(S) S, GENX_CONSTANT_DWALIGNED

enum class CmSurfacePlaneIndex {
  _GENX_SURFACE_Y_PLANE = 0,
  _GENX_SURFACE_U_PLANE = 1,
  _GENX_SURFACE_UV_PLANE = 1,
  _GENX_SURFACE_V_PLANE = 2
};
#define GENX_SURFACE_Y_PLANE CmSurfacePlaneIndex::_GENX_SURFACE_Y_PLANE
#define GENX_SURFACE_U_PLANE CmSurfacePlaneIndex::_GENX_SURFACE_U_PLANE
#define GENX_SURFACE_UV_PLANE CmSurfacePlaneIndex::_GENX_SURFACE_UV_PLANE
#define GENX_SURFACE_V_PLANE CmSurfacePlaneIndex::_GENX_SURFACE_V_PLANE

enum class CmAtomicOpType {
  _ATOMIC_ADD = 0x0,
  _ATOMIC_SUB = 0x1,
  _ATOMIC_INC = 0x2,
  _ATOMIC_DEC = 0x3,
  _ATOMIC_MIN = 0x4,
  _ATOMIC_MAX = 0x5,
  _ATOMIC_XCHG = 0x6,
  _ATOMIC_CMPXCHG = 0x7,
  _ATOMIC_AND = 0x8,
  _ATOMIC_OR = 0x9,
  _ATOMIC_XOR = 0xa,
  _ATOMIC_MINSINT = 0xb,
  _ATOMIC_MAXSINT = 0xc,
  _ATOMIC_FMAX = 0x10,
  _ATOMIC_FMIN = 0x11,
  _ATOMIC_FADD = 0x13,
  _ATOMIC_FSUB = 0x14,
  _ATOMIC_PREDEC = 0xff
};
#define ATOMIC_ADD CmAtomicOpType::_ATOMIC_ADD
#define ATOMIC_SUB CmAtomicOpType::_ATOMIC_SUB
#define ATOMIC_INC CmAtomicOpType::_ATOMIC_INC
#define ATOMIC_DEC CmAtomicOpType::_ATOMIC_DEC
#define ATOMIC_MIN CmAtomicOpType::_ATOMIC_MIN
#define ATOMIC_MAX CmAtomicOpType::_ATOMIC_MAX
#define ATOMIC_XCHG CmAtomicOpType::_ATOMIC_XCHG
#define ATOMIC_CMPXCHG CmAtomicOpType::_ATOMIC_CMPXCHG
#define ATOMIC_AND CmAtomicOpType::_ATOMIC_AND
#define ATOMIC_OR CmAtomicOpType::_ATOMIC_OR
#define ATOMIC_XOR CmAtomicOpType::_ATOMIC_XOR
#define ATOMIC_MINSINT CmAtomicOpType::_ATOMIC_MINSINT
#define ATOMIC_MAXSINT CmAtomicOpType::_ATOMIC_MAXSINT
#define ATOMIC_FMAX CmAtomicOpType::_ATOMIC_FMAX
#define ATOMIC_FMIN CmAtomicOpType::_ATOMIC_FMIN
#define ATOMIC_FADD CmAtomicOpType::_ATOMIC_FADD
#define ATOMIC_FSUB CmAtomicOpType::_ATOMIC_FSUB
#define ATOMIC_PREDEC CmAtomicOpType::_ATOMIC_PREDEC

/// The channels of an untyped message, in dwords from its offset on.
enum ChannelMaskType {
  CM_R_ENABLE = 1,
  CM_G_ENABLE = 2,
  CM_GR_ENABLE = 3,
  CM_B_ENABLE = 4,
  CM_BR_ENABLE = 5,
  CM_BG_ENABLE = 6,
  CM_BGR_ENABLE = 7,
  CM_A_ENABLE = 8,
  CM_AR_ENABLE = 9,
  CM_AG_ENABLE = 10,
  CM_AGR_ENABLE = 11,
  CM_AB_ENABLE = 12,
  CM_ABR_ENABLE = 13,
  CM_ABG_ENABLE = 14,
  CM_ABGR_ENABLE = 15
};

namespace cm {
namespace detail {

constexpr int next_power(int Value) {
  int Power = 1;
  while (Power < Value)
    Power *= 2;
  return Power;
}
constexpr int log2_of(int Power) {
  return Power == 1 ? 0 : 1 + log2_of(Power / 2);
}

/// Bits of the modifiers of media blocks.
constexpr int media_modifiers(CmBufferAttrib A) {
  return A == GENX_MODIFIED       ? 1
         : A == GENX_TOP_FIELD    ? 2
         : A == GENX_BOTTOM_FIELD ? 3
                                  : 0;
}
constexpr bool is_dword_aligned(CmBufferAttrib A) {
  return A == GENX_DWALIGNED || A == GENX_MODIFIED_DWALIGNED ||
         A == GENX_CONSTANT_DWALIGNED;
}

/// A media block of R rows of C elements of T. In registers the distance of
/// rows is a power of two.
template <class T, int R, int C> struct media_block {
  static constexpr int WidthBytes = C * int(sizeof(T));
  static constexpr int PitchBytes = next_power(WidthBytes < 4 ? 4 : WidthBytes);
  static constexpr int Pitch = PitchBytes / int(sizeof(T));
  static_assert(PitchBytes <= 64,
                "a media block has at most 64 bytes in a row");
  static_assert(R <= 64, "a media block has at most 64 rows");
  static_assert(R * PitchBytes <= 256, "a media block has at most 256 bytes");
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

/// Oword blocks hold 1, 2, 4 or 8 owords; what is read beyond is dropped.
template <class T, int N>
CM_API simd<T, N> read_owords(SurfaceIndex S, CmBufferAttrib A,
                              int OffsetBytes) {
  constexpr int Bytes =
      next_power(N * int(sizeof(T)) < 16 ? 16 : N * int(sizeof(T)));
  static_assert(Bytes <= 128, "an oword block has at most 8 owords");
  constexpr int M = Bytes / int(sizeof(T));
  vector<T, M> Block(
      is_dword_aligned(A)
          ? builtin::oword_ld_unaligned<simd<T, M>>(0, S, OffsetBytes)
          : builtin::oword_ld<simd<T, M>>(0, S, OffsetBytes >> 4));
  return Block.template select<N, 1>(0).get();
}

/// Which lanes of a message count.
template <int N> CM_API mask<N> message_lanes() {
  if constexpr (has_simd_blocks<N>)
    return enabled_lanes<N>::get();
  else
    return ~mask<N>(0);
}

/// The dword that carries an element of at most four bytes.
template <class T>
using carrier = typename choose<sizeof(T) == 4, T, uint>::result;

template <class T, int N, class I>
CM_API simd<T, N> gather(SurfaceIndex S, int GlobalOffsetBytes, I OffsetsBytes,
                         mask<N> Mask, simd<T, N> Old) {
  static_assert(sizeof(T) <= 4,
                "scattered messages have elements of at most 4 bytes");
  using D = carrier<T>;
  return convert<T, N, D>(builtin::gather_scaled(
      Mask, log2_of(int(sizeof(T))), short(0), S, GlobalOffsetBytes,
      OffsetsBytes, convert<D, N, T>(Old)));
}

template <class T, int N, class I>
CM_API void scatter(SurfaceIndex S, int GlobalOffsetBytes, I OffsetsBytes,
                    mask<N> Mask, simd<T, N> Data) {
  static_assert(sizeof(T) <= 4,
                "scattered messages have elements of at most 4 bytes");
  builtin::scatter_scaled(Mask, log2_of(int(sizeof(T))), short(0), S,
                          GlobalOffsetBytes, OffsetsBytes,
                          convert<carrier<T>, N, T>(Data));
}

} // namespace detail

// ---- Media blocks
// ---------------------------------------------------------------

template <class T, int R, int C>
CM_API void read(SurfaceIndex S, CmBufferAttrib A, int X, int Y,
                 matrix_ref<T, R, C> M) {
  detail::read_block<T, R, C>(S, A, 0, X, Y, M.region());
}
template <class T, int R, int C>
CM_API void read(SurfaceIndex S, int X, int Y, matrix_ref<T, R, C> M) {
  detail::read_block<T, R, C>(S, GENX_NONE, 0, X, Y, M.region());
}
template <class T, int N>
CM_API void read(SurfaceIndex S, CmBufferAttrib A, int X, int Y,
                 vector_ref<T, N> V) {
  detail::read_block<T, 1, N>(S, A, 0, X, Y, V.region());
}
template <class T, int N>
CM_API void read(SurfaceIndex S, int X, int Y, vector_ref<T, N> V) {
  detail::read_block<T, 1, N>(S, GENX_NONE, 0, X, Y, V.region());
}
template <detail::operand D>
CM_API void write(SurfaceIndex S, CmBufferAttrib A, int X, int Y, const D &M) {
  using shape = detail::shape_t<D>;
  detail::write_block<typename shape::element, shape::rows, shape::cols>(
      S, A, 0, X, Y, M.get());
}
template <detail::operand D>
CM_API void write(SurfaceIndex S, int X, int Y, const D &M) {
  write(S, GENX_NONE, X, Y, M);
}
template <class T, int R, int C>
CM_API void read_plane(SurfaceIndex S, CmSurfacePlaneIndex Plane, int X, int Y,
                       matrix_ref<T, R, C> M) {
  detail::read_block<T, R, C>(S, GENX_NONE, int(Plane), X, Y, M.region());
}
template <detail::operand D>
CM_API void write_plane(SurfaceIndex S, CmSurfacePlaneIndex Plane, int X, int Y,
                        const D &M) {
  using shape = detail::shape_t<D>;
  detail::write_block<typename shape::element, shape::rows, shape::cols>(
      S, GENX_NONE, int(Plane), X, Y, M.get());
}

// ---- Oword blocks
// ---------------------------------------------------------------

template <class T, int N>
CM_API void read(SurfaceIndex S, CmBufferAttrib A, int OffsetBytes,
                 vector_ref<T, N> V) {
  detail::region To = V.region();
  builtin::wrregion(To.Start, detail::read_owords<T, N>(S, A, OffsetBytes), 0,
                    N, To.HStride);
}
template <class T, int N>
CM_API void read(SurfaceIndex S, int OffsetBytes, vector_ref<T, N> V) {
  read(S, GENX_NONE, OffsetBytes, V);
}
template <detail::operand D>
CM_API void write(SurfaceIndex S, int OffsetBytes, const D &V) {
  constexpr int Bytes = detail::size_v<D> * int(sizeof(detail::element_t<D>));
  static_assert(Bytes == 16 || Bytes == 32 || Bytes == 64 || Bytes == 128,
                "an oword block has 1, 2, 4 or 8 owords");
  builtin::oword_st(S, OffsetBytes >> 4, V.get());
}

// ---- Scattered messages
// --------------------------------------------------------- Global offsets and
// those of lanes count elements; those of the functions with _scaled count
// bytes.

template <class T, int N, detail::operand I>
requires(detail::size_v<I> == N) CM_API
    void read_scaled(SurfaceIndex S, uint GlobalOffsetBytes,
                     const I &OffsetsBytes, vector_ref<T, N> To) {
  To.set(detail::gather<T, N>(S, int(GlobalOffsetBytes),
                              detail::values<int, N>(OffsetsBytes),
                              detail::message_lanes<N>(), To.get()));
}
template <detail::operand I, detail::operand D>
requires(detail::size_v<I> == detail::size_v<D>) CM_API
    void write_scaled(SurfaceIndex S, uint GlobalOffsetBytes,
                      const I &OffsetsBytes, const D &Data) {
  constexpr int N = detail::size_v<D>;
  detail::scatter<detail::element_t<D>, N>(
      S, int(GlobalOffsetBytes), detail::values<int, N>(OffsetsBytes),
      detail::message_lanes<N>(), Data.get());
}
template <class T, int N, detail::operand I>
requires(detail::size_v<I> == N) CM_API
    void read(SurfaceIndex S, uint GlobalOffset, const I &Offsets,
              vector_ref<T, N> To) {
  read_scaled(S, GlobalOffset * uint(sizeof(T)), Offsets * uint(sizeof(T)), To);
}
template <detail::operand I, detail::operand D>
requires(detail::size_v<I> == detail::size_v<D>) CM_API
    void write(SurfaceIndex S, uint GlobalOffset, const I &Offsets,
               const D &Data) {
  constexpr uint Bytes = sizeof(detail::element_t<D>);
  write_scaled(S, GlobalOffset * Bytes, Offsets * Bytes, Data);
}

// ---- Untyped messages
// ------------------------------------------------------------ Up to four
// dwords from each offset on; a row of the matrix for each channel. Offsets
// count dwords.

namespace detail {
template <int N, operand I>
CM_API simd<int, N> dword_offsets(const I &Offsets) {
  return values<int, N>(Offsets) * 4;
}

template <class T, int R, int C> constexpr void check_untyped() {
  static_assert(sizeof(T) == 4, "untyped messages have elements of 4 bytes");
  static_assert(C == 8 || C == 16, "untyped messages have 8 or 16 offsets");
}
/// The message says which channels it leaves out.
constexpr int left_out(ChannelMaskType Channels) { return ~Channels & 15; }
} // namespace detail

#define CM_CHECK_CHANNELS(Channels, R)                                         \
  CM_ERROR_IF(__builtin_popcount(Channels) != (R),                             \
              "expected a row of the matrix for each channel")

template <class T, int R, int C, detail::operand I>
requires(detail::size_v<I> == C) CM_API
    void read_untyped(SurfaceIndex S, ChannelMaskType Channels,
                      matrix_ref<T, R, C> To, const I &Offsets)
        CM_CHECK_CHANNELS(Channels, R) {
  detail::check_untyped<T, R, C>();
  To.set(builtin::gather4_scaled(detail::message_lanes<C>(),
                                 detail::left_out(Channels), short(0), S, 0,
                                 detail::dword_offsets<C>(Offsets), To.get()));
}
template <class T, int R, int C, detail::operand I>
requires(detail::size_v<I> == C) CM_API
    void write_untyped(SurfaceIndex S, ChannelMaskType Channels,
                       matrix_ref<T, R, C> Data, const I &Offsets)
        CM_CHECK_CHANNELS(Channels, R)
            CM_ERROR_IF((Channels & (Channels + 1)) != 0,
                        "write_untyped writes channels from the first on") {
  detail::check_untyped<T, R, C>();
  builtin::scatter4_scaled(detail::message_lanes<C>(),
                           detail::left_out(Channels), short(0), S, 0,
                           detail::dword_offsets<C>(Offsets), Data.get());
}
#undef CM_CHECK_CHANNELS

// ---- Atomic operations
// ---------------------------------------------------------- Offsets count
// dwords.

namespace detail {

template <CmAtomicOpType Op, int N, class M, class I, class T>
CM_API simd<T, N> atomic(M Mask, SurfaceIndex S, I OffsetsBytes,
                         simd<T, N> Src0, simd<T, N> Src1) {
  simd<T, N> Old = 0;
#define CM_ATOMIC(Name, Builtin)                                               \
  if constexpr (Op == Name)                                                    \
    return builtin::dword_atomic_##Builtin(Mask, S, OffsetsBytes, Src0, Old);
  CM_ATOMIC(ATOMIC_ADD, add)
  CM_ATOMIC(ATOMIC_SUB, sub)
  CM_ATOMIC(ATOMIC_MIN, min)
  CM_ATOMIC(ATOMIC_MAX, max)
  CM_ATOMIC(ATOMIC_MINSINT, imin)
  CM_ATOMIC(ATOMIC_MAXSINT, imax)
  CM_ATOMIC(ATOMIC_AND, and)
  CM_ATOMIC(ATOMIC_OR, or)
  CM_ATOMIC(ATOMIC_XOR, xor)
  CM_ATOMIC(ATOMIC_XCHG, xchg)
  CM_ATOMIC(ATOMIC_FMIN, fmin)
  CM_ATOMIC(ATOMIC_FMAX, fmax)
  CM_ATOMIC(ATOMIC_FADD, fadd)
  CM_ATOMIC(ATOMIC_FSUB, fsub)
#undef CM_ATOMIC
  if constexpr (Op == ATOMIC_INC)
    return builtin::dword_atomic_inc(Mask, S, OffsetsBytes, Old);
  if constexpr (Op == ATOMIC_DEC || Op == ATOMIC_PREDEC)
    return builtin::dword_atomic_dec(Mask, S, OffsetsBytes, Old) -
           (Op == ATOMIC_PREDEC ? T(1) : T(0));
  if constexpr (Op == ATOMIC_CMPXCHG)
    return builtin::dword_atomic_cmpxchg(Mask, S, OffsetsBytes, Src1, Src0,
                                         Old);
}

constexpr bool has_no_source(CmAtomicOpType Op) {
  return Op == ATOMIC_INC || Op == ATOMIC_DEC || Op == ATOMIC_PREDEC;
}

} // namespace detail

/// Operations with a source.
template <CmAtomicOpType Op, detail::operand I, detail::operand D>
requires(!detail::has_no_source(Op) &&
         detail::size_v<I> == detail::size_v<D>) CM_API
    void write_atomic(SurfaceIndex S, const I &Offsets, const D &Src) {
  constexpr int N = detail::size_v<D>;
  detail::atomic<Op, N>(detail::message_lanes<N>(), S,
                        detail::dword_offsets<N>(Offsets), Src.get(),
                        Src.get());
}
template <CmAtomicOpType Op, detail::operand I, detail::operand D, class T,
          int N>
requires(!detail::has_no_source(Op) && detail::size_v<I> == N &&
         detail::size_v<D> == N) CM_API
    void write_atomic(SurfaceIndex S, const I &Offsets, const D &Src,
                      vector_ref<T, N> Previous) {
  Previous.set(detail::atomic<Op, N>(
      detail::message_lanes<N>(), S, detail::dword_offsets<N>(Offsets),
      detail::values<T, N>(Src), detail::values<T, N>(Src)));
}
/// ATOMIC_CMPXCHG: \p Src1 is stored where \p Src0 is found.
template <CmAtomicOpType Op, detail::operand I, detail::operand D,
          detail::operand E, class T, int N>
requires(Op == ATOMIC_CMPXCHG) CM_API
    void write_atomic(SurfaceIndex S, const I &Offsets, const D &Src0,
                      const E &Src1, vector_ref<T, N> Previous) {
  Previous.set(detail::atomic<Op, N>(
      detail::message_lanes<N>(), S, detail::dword_offsets<N>(Offsets),
      detail::values<T, N>(Src0), detail::values<T, N>(Src1)));
}
/// ATOMIC_INC, ATOMIC_DEC, ATOMIC_PREDEC.
template <CmAtomicOpType Op, detail::operand I>
requires(detail::has_no_source(Op)) CM_API
    void write_atomic(SurfaceIndex S, const I &Offsets) {
  constexpr int N = detail::size_v<I>;
  detail::atomic<Op, N>(detail::message_lanes<N>(), S,
                        detail::dword_offsets<N>(Offsets),
                        detail::simd<uint, N>(0), detail::simd<uint, N>(0));
}
template <CmAtomicOpType Op, detail::operand I, class T, int N>
requires(detail::has_no_source(Op) && detail::size_v<I> == N) CM_API
    void write_atomic(SurfaceIndex S, const I &Offsets,
                      vector_ref<T, N> Previous) {
  Previous.set(detail::atomic<Op, N>(
      detail::message_lanes<N>(), S, detail::dword_offsets<N>(Offsets),
      detail::simd<T, N>(0), detail::simd<T, N>(0)));
}

} // namespace cm

#endif // CM_DETAIL_SURFACES_H
