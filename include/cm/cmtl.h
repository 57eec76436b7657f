//===- cmtl.h - The template library of C for Metal -------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions for blocks of any size; their positions in surfaces are given in
// elements. Also functions for sequences, transpositions, shared local memory
// and angles.
//
//===----------------------------------------------------------------------===//

#ifndef CM_CMTL_H
#define CM_CMTL_H

#include "cm.h"

#include "detail/hide_macros.h"

#define CM_CONST_E 2.71828f
#define CM_CONST_PI 3.14159f
#define CM_CONST_2PI 6.28318f
#define CM_DBL_EPSILON 0.00001f

#define cm_assert(Condition)

/// Declares a vector or matrix whose elements are First, First + Step, ...
#define cm_vector(Name, T, N, First, Step)                                     \
  vector<T, N> Name(::cmtl::detail::sequence<T, N>(First, Step))
#define cm_matrix(Name, T, R, C, First, Step)                                  \
  matrix<T, R, C> Name(::cmtl::detail::sequence<T, (R) * (C)>(First, Step))

namespace cmtl {
namespace detail {

template <class T, int N, class F, class S>
CM_API vector<T, N> sequence(F First, S Step) {
  cm::detail::simd<T, N> V;
  for (int I = 0; I < N; ++I)
    V[I] = T(First + I * Step);
  return vector<T, N>(V);
}

/// Returns the largest power of two that is at most \p Value.
constexpr int power_in(int Value) {
  int Power = 1;
  while (2 * Power <= Value)
    Power *= 2;
  return Power;
}

/// These functions return how many columns and rows of a block one message
/// moves. The block has \p R x \p C elements of \p Bytes bytes each.
constexpr int columns_of(int Bytes, int C) {
  return C * Bytes <= 64 ? C : power_in(64 / Bytes);
}
constexpr int rows_of(int Bytes, int R, int C) {
  int Pitch = 4;
  while (Pitch < columns_of(Bytes, C) * Bytes)
    Pitch *= 2;
  int Rows = 256 / Pitch;
  return R < Rows ? R : Rows;
}

/// Calls \p Do for each part of \p Block that one message can move, beginning
/// with the part at \p Row and \p Column.
template <int Column, int Row, class T, int R, int C, class F>
CM_API void each_part(matrix_ref<T, R, C> Block, F Do) {
  if constexpr (Column < C) {
    constexpr int W = columns_of(int(sizeof(T)), C - Column);
    if constexpr (Row < R) {
      constexpr int H = rows_of(int(sizeof(T)), R - Row, W);
      Do(Column * int(sizeof(T)), Row,
         Block.template select<H, 1, W, 1>(Row, Column));
      each_part<Column, Row + H>(Block, Do);
    } else {
      each_part<Column + W, 0>(Block, Do);
    }
  }
}
/// Calls \p Do for each part of \p V that one message can move, beginning at
/// element \p First. A part has 1, 2, 4 or 8 owords; the last part can be
/// smaller than an oword.
template <int First, class T, int N, class F>
CM_API void each_block(vector_ref<T, N> V, F Do) {
  if constexpr (First < N) {
    constexpr int Left = (N - First) * int(sizeof(T));
    constexpr int Bytes = Left >= 128 ? 128 : Left < 16 ? Left : power_in(Left);
    constexpr int Size = Bytes / int(sizeof(T));
    Do(First * int(sizeof(T)), V.template select<Size, 1>(First));
    each_block<First + Size>(V, Do);
  }
}
} // namespace detail

// ---- Blocks; positions are given in elements --------------------------------

template <class T, int R, int C>
CM_API void ReadBlock(SurfaceIndex S, CmBufferAttrib A, int X, int Y,
                      matrix_ref<T, R, C> Block, uint = 0) {
  detail::each_part<0, 0>(Block, [=](int DX, int DY, auto Part) CM_LAMBDA {
    read(S, A, X * int(sizeof(T)) + DX, Y + DY, Part);
  });
}
template <class T, int R, int C>
CM_API void ReadBlock(SurfaceIndex S, int X, int Y, matrix_ref<T, R, C> Block,
                      uint = 0) {
  ReadBlock(S, GENX_NONE, X, Y, Block);
}
template <class T, int R, int C>
CM_API void WriteBlock(SurfaceIndex S, int X, int Y,
                       matrix_ref<T, R, C> Block) {
  detail::each_part<0, 0>(Block, [=](int DX, int DY, auto Part) CM_LAMBDA {
    write(S, X * int(sizeof(T)) + DX, Y + DY, Part);
  });
}
template <class T, int N>
CM_API void ReadLinear(SurfaceIndex S, int First, vector_ref<T, N> V) {
  detail::each_block<0>(V, [=](int Bytes, auto Part) CM_LAMBDA {
    read(DWALIGNED(S), First * int(sizeof(T)) + Bytes, Part);
  });
}
template <class T, int N>
CM_API void WriteLinear(SurfaceIndex S, int First, vector_ref<T, N> V) {
  detail::each_block<0>(V, [=](int Bytes, auto Part) CM_LAMBDA {
    write(S, First * int(sizeof(T)) + Bytes, Part);
  });
}

// ---- Elements ---------------------------------------------------------------

/// Sets the elements of \p V to First, First + Step, ...
template <class T, int N>
CM_API void cm_vector_assign(vector_ref<T, N> V, int First, int Step) {
  V = detail::sequence<T, N>(First, Step);
}

/// Packs two small elements, one of \p First and one of \p Second, into each
/// element of \p To.
template <class S, class L, int N>
CM_API void Pack(vector_ref<S, N> First, vector_ref<S, N> Second,
                 vector_ref<L, N> To) {
  vector<L, N> V;
  V.template format<S>().template select<N, 2>(0) = First;
  V.template format<S>().template select<N, 2>(1) = Second;
  To = V;
}
template <class S, class L, int N>
CM_API void Unpack(vector_ref<S, N> First, vector_ref<S, N> Second,
                   vector_ref<L, N> From) {
  vector<L, N> V = From;
  First = V.template format<S>().template select<N, 2>(0);
  Second = V.template format<S>().template select<N, 2>(1);
}

template <class T, int N>
CM_API void Transpose(matrix_ref<T, N, N> In, matrix_ref<T, N, N> Out) {
  matrix<T, N, N> M = In;
  for (int I = 0; I < N; ++I)
    Out.row(I) = M.column(I);
}
template <class T>
CM_API void Transpose_16x16(matrix_ref<T, 16, 16> In,
                            matrix_ref<T, 16, 16> Out) {
  Transpose<T, 16>(In, Out);
}
template <class T>
CM_API void Transpose_8x8(matrix_ref<T, 8, 8> In, matrix_ref<T, 8, 8> Out) {
  Transpose<T, 8>(In, Out);
}
/// Out[I] = In[Mapping[I]], where the elements of both matrices are numbered
/// row by row.
template <class T, int N>
CM_API void Map(matrix_ref<T, N, N> In, matrix_ref<T, N, N> Out,
                vector_ref<ushort, N * N> Mapping) {
  vector<T, N * N> V = In;
  Out = V.iselect(Mapping);
}

// ---- Shared local memory ----------------------------------------------------

/// Copies bytes of shared local memory to the start of a surface.
CM_API void DumpSLM(uint Buffer, SurfaceIndex S, uint SizeBytes)
    CM_ERROR_IF(SizeBytes % 64 != 0, "DumpSLM copies a multiple of 64 bytes") {
  vector<uint, 16> Dwords;
  cm_vector_assign(Dwords.select_all(), 0, 1);
  for (uint At = 0; At < SizeBytes; At += 64) {
    vector<uint, 16> V;
    cm_slm_read(Buffer + At, Dwords, V);
    write(S, int(At), V);
  }
}

// ---- Functions of floats ----------------------------------------------------

template <class T, class X> CM_API auto cm_floor(const X &V, int Sat = 0) {
  return cm_rndd<T>(V, Sat);
}
template <class T, class X> CM_API auto cm_ceil(const X &V, int Sat = 0) {
  return cm_rndu<T>(V, Sat);
}

/// Returns the angle of (x, y) from the x axis, between 0 and 2 pi, with an
/// error of less than 0.01.
template <class Y, class X>
requires cm::detail::arguments<Y, X> CM_API auto
cm_atan2_fast(const Y &V, const X &W, int Sat = 0) {
  constexpr int N = cm::detail::lanes_of<Y>;
  using F = cm::detail::simd<float, N>;
  F B = cm::detail::values<float, N>(V), A = cm::detail::values<float, N>(W);
  constexpr float Pi = float(cm::detail::pi);
  F Steep = B >= 0.0f ? F(Pi / 2) : F(Pi * 3 / 2);
  F Flat = A < 0.0f ? F(Pi) : B >= 0.0f ? F(0.0f) : F(2 * Pi);
  F AB = A * B, AA = A * A, BB = B * B;
  Steep -= AB / (BB + 0.28f * AA + CM_DBL_EPSILON);
  Flat += AB / (AA + 0.28f * BB + CM_DBL_EPSILON);
  return cm::detail::result<float, Y>(
      cm::detail::saturated<float, N>(BB <= AA ? Flat : Steep, Sat));
}
/// Returns the angle of (x, y) from the x axis, between -pi and pi, with a
/// smaller error than cm_atan2_fast.
template <class Y, class X>
requires cm::detail::arguments<Y, X> CM_API auto
cm_atan2(const Y &V, const X &W, int Sat = 0) {
  constexpr int N = cm::detail::lanes_of<Y>;
  using F = cm::detail::simd<float, N>;
  F B = cm::detail::values<float, N>(V), A = cm::detail::values<float, N>(W);
  F Distance = cm::builtin::sqrt(F(A * A + B * B));
  vector<float, N> Half(F((Distance - A) / B));
  F R = 2.0f * cm_atan(Half).get();
  F OnAxis = A < 0.0f ? F(float(cm::detail::pi)) : F(0.0f);
  R = cm::builtin::absf(B) < 0.000001f ? OnAxis : R;
  return cm::detail::result<float, Y>(cm::detail::saturated<float, N>(R, Sat));
}
/// Returns the hyperbolic tangent, correct to about six digits after the point.
template <class X>
requires cm::detail::element_argument<X> CM_API auto cm_tanh(const X &V) {
  constexpr int N = cm::detail::lanes_of<X>;
  using T = cm::detail::float_of<X>;
  using F = cm::detail::simd<float, N>;
  F A = cm::detail::values<float, N>(V), Size = cm::builtin::absf(A);
  // For 10 and above, the result is 1. Without this limit, Power could be
  // infinite.
  Size = Size > 10.0f ? F(10.0f) : Size;
  F Power = cm::builtin::exp(F(Size * 2.885390082f)); // 2 / ln 2
  F R = 1.0f - 2.0f / (Power + 1.0f);
  R = A < 0.0f ? F(-R) : R;
  return cm::detail::result<T, X>(cm::detail::convert<T, N, float>(R));
}
/// Returns y - x * trunc(y / x).
template <class Y, class X>
requires cm::detail::arguments<Y, X> CM_API auto cm_fmod(const Y &V, const X &W,
                                                         int Sat = 0) {
  constexpr int N = cm::detail::lanes_of<Y>;
  using F = cm::detail::simd<float, N>;
  F B = cm::detail::values<float, N>(V), A = cm::detail::values<float, N>(W);
  F R = B - A * cm::builtin::rndz(F(B / A));
  return cm::detail::result<float, Y>(cm::detail::saturated<float, N>(R, Sat));
}

} // namespace cmtl

#include "detail/show_macros.h"

#endif // CM_CMTL_H
