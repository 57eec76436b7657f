//===- host_builtins.h - The builtins in plain C++ --------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Defines the functions of cm/detail/builtins.h for the computer that compiles
// the source. This file is written from docs/LangRef.md. It shares no code with
// the other ways in which the project runs kernels. So if results differ, this
// file or the other way has a mistake.
//
// host_math.h has the functions that compute a single element, such as sqrt.
//
//===----------------------------------------------------------------------===//

#ifndef CM_DETAIL_HOST_BUILTINS_H
#define CM_DETAIL_HOST_BUILTINS_H

#include "builtins.h"
#include "host_math.h"
#include "host_runtime.h"

#include <cstring>

// A debugger steps over the builtins.
#define CM_HOST __attribute__((nodebug))

namespace cm::builtin {

namespace rt = ::cm::host::runtime;

// ---- Regions ----------------------------------------------------------------

namespace host_detail {
/// Returns the byte offset of element \p I of a region.
template <class T>
CM_HOST int64_t region_offset(int I, int VStride, int Width, int HStride) {
  return (int64_t(I / Width) * VStride + int64_t(I % Width) * HStride) *
         int64_t(sizeof(T));
}
} // namespace host_detail

template <class V>
CM_HOST V rdregion(const void *Start, int VStride, int Width, int HStride) {
  using T = host::element<V>;
  V Result;
  for (int I = 0; I < host::lanes<V>; ++I) {
    T Element;
    std::memcpy(&Element,
                static_cast<const char *>(Start) +
                    host_detail::region_offset<T>(I, VStride, Width, HStride),
                sizeof(T));
    Result[I] = Element;
  }
  return Result;
}

template <class V, class M>
CM_HOST void wrregion_masked(void *Start, V New, int VStride, int Width,
                             int HStride, M Mask) {
  using T = host::element<V>;
  for (int I = 0; I < host::lanes<V>; ++I) {
    if (!Mask[I])
      continue;
    T Element = New[I];
    std::memcpy(static_cast<char *>(Start) +
                    host_detail::region_offset<T>(I, VStride, Width, HStride),
                &Element, sizeof(T));
  }
}
template <class V>
CM_HOST void wrregion(void *Start, V New, int VStride, int Width, int HStride) {
  wrregion_masked(Start, New, VStride, Width, HStride,
                  ~detail::simd<bool, host::lanes<V>>(0));
}

template <class V, class I>
CM_HOST V rdindirect(const void *Start, I OffsetsBytes) {
  using T = host::element<V>;
  V Result;
  for (int L = 0; L < host::lanes<V>; ++L) {
    T Element;
    std::memcpy(&Element, static_cast<const char *>(Start) + OffsetsBytes[L],
                sizeof(T));
    Result[L] = Element;
  }
  return Result;
}
template <class V, class I, class M>
CM_HOST void wrindirect(void *Start, V New, I OffsetsBytes, M Mask) {
  using T = host::element<V>;
  for (int L = 0; L < host::lanes<V>; ++L) {
    if (!Mask[L])
      continue;
    T Element = New[L];
    std::memcpy(static_cast<char *>(Start) + OffsetsBytes[L], &Element,
                sizeof(T));
  }
}

template <class M> CM_HOST bool any(M Mask) {
  for (int I = 0; I < host::lanes<M>; ++I)
    if (Mask[I])
      return true;
  return false;
}
template <class M> CM_HOST bool all(M Mask) {
  for (int I = 0; I < host::lanes<M>; ++I)
    if (!Mask[I])
      return false;
  return true;
}

// ---- Blocks -----------------------------------------------------------------

namespace host_detail {

/// The layout of a media block in a vector: each row is padded to 4, 8, 16, ...
/// bytes.
template <class V> struct media_rows {
  int WidthBytes, PitchBytes, NumRows;
  CM_HOST explicit media_rows(int WidthBytes)
      : WidthBytes(WidthBytes), PitchBytes(4) {
    while (PitchBytes < WidthBytes)
      PitchBytes *= 2;
    NumRows = host::lanes<V> * int(sizeof(host::element<V>)) / PitchBytes;
  }
};

/// The rows that a message can access in a plane: all rows, or only the rows of
/// the top or bottom field.
struct field {
  int64_t First = 0, Step = 1, NumRows;
  CM_HOST field(int Modifiers, const rt::plane &P) : NumRows(int64_t(P.Rows)) {
    if (Modifiers < 2)
      return;
    First = Modifiers == 3 || Modifiers == 5;
    Step = 2;
    NumRows = (int64_t(P.Rows) - First + 1) / 2;
    if (NumRows <= 0)
      rt::fail("[message-out-of-bounds] the image has no row in this field");
  }
  CM_HOST unsigned char *row(const rt::plane &P, int64_t Row) const {
    return P.Start + (First + Row * Step) * int64_t(P.PitchBytes);
  }
};

CM_HOST inline int64_t between(int64_t Low, int64_t X, int64_t High) {
  return X < Low ? Low : X > High ? High : X;
}

/// Returns byte \p X of \p Row. Outside of the plane, the byte comes from the
/// nearest pixel of the row.
CM_HOST inline unsigned char
read_pixel_byte(const rt::plane &P, const unsigned char *Row, int64_t X) {
  int64_t Size = P.PixelBytes, Pixels = int64_t(P.WidthBytes) / Size;
  int64_t InPixel = (X % Size + Size) % Size;
  int64_t Pixel = between(0, (X - InPixel) / Size, Pixels ? Pixels - 1 : 0);
  return Row[between(0, Pixel * Size + InPixel, int64_t(P.WidthBytes) - 1)];
}

/// The bytes of a vector, one after the other.
template <class V> union bytes_of {
  host::element<V> Elements[host::lanes<V>];
  unsigned char Bytes[host::lanes<V> * sizeof(host::element<V>)];
  CM_HOST bytes_of() { std::memset(Bytes, 0xa5, sizeof(Bytes)); }
  CM_HOST explicit bytes_of(V Value) {
    for (int I = 0; I < host::lanes<V>; ++I)
      Elements[I] = Value[I];
  }
  CM_HOST V value() const {
    V Value;
    for (int I = 0; I < host::lanes<V>; ++I)
      Value[I] = Elements[I];
    return Value;
  }
};

template <class V> CM_HOST V load(const unsigned char *From) {
  bytes_of<V> Data;
  std::memcpy(Data.Bytes, From, sizeof(Data.Bytes));
  return Data.value();
}
template <class V> CM_HOST void store(unsigned char *To, V Value) {
  bytes_of<V> Data(Value);
  std::memcpy(To, Data.Bytes, sizeof(Data.Bytes));
}
template <class V>
constexpr int size_bytes = host::lanes<V> * int(sizeof(host::element<V>));

} // namespace host_detail

template <class V>
CM_HOST V media_ld(int Modifiers, SurfaceIndex S, int Plane, int WidthBytes,
                   int X, int Y) {
  namespace hd = host_detail;
  const rt::plane &P = rt::plane_of(S, Plane);
  hd::media_rows<V> Block(WidthBytes);
  hd::field Field(Modifiers, P);
  hd::bytes_of<V> Data;
  for (int R = 0; R < Block.NumRows; ++R) {
    const unsigned char *Row =
        Field.row(P, hd::between(0, int64_t(Y) + R, Field.NumRows - 1));
    for (int B = 0; B < WidthBytes; ++B)
      Data.Bytes[R * Block.PitchBytes + B] =
          hd::read_pixel_byte(P, Row, int64_t(X) + B);
  }
  return Data.value();
}
/// Bytes outside of the plane are not written.
template <class V>
CM_HOST void media_st(int Modifiers, SurfaceIndex S, int Plane, int WidthBytes,
                      int X, int Y, V Value) {
  namespace hd = host_detail;
  const rt::plane &P = rt::plane_of(S, Plane);
  if (X % 4 != 0)
    rt::fail("[message-misaligned] a media block is written at a column that "
             "is no multiple of 4 bytes");
  hd::media_rows<V> Block(WidthBytes);
  hd::field Field(Modifiers, P);
  hd::bytes_of<V> Data(Value);
  for (int R = 0; R < Block.NumRows; ++R) {
    int64_t Row = int64_t(Y) + R;
    if (Row < 0 || Row >= Field.NumRows)
      continue;
    for (int B = 0; B < WidthBytes; ++B) {
      int64_t Column = int64_t(X) + B;
      if (Column >= 0 && Column < int64_t(P.WidthBytes))
        Field.row(P, Row)[Column] = Data.Bytes[R * Block.PitchBytes + B];
    }
  }
}

template <class V>
CM_HOST V oword_ld(int /*Modified*/, SurfaceIndex S, int OffsetOwords) {
  return host_detail::load<V>(rt::in_surface(
      S, uint64_t(uint(OffsetOwords)) * 16, host_detail::size_bytes<V>, 16));
}
template <class V>
CM_HOST V oword_ld_unaligned(int /*Modified*/, SurfaceIndex S,
                             int OffsetBytes) {
  return host_detail::load<V>(
      rt::in_surface(S, uint(OffsetBytes), host_detail::size_bytes<V>, 4));
}
template <class V>
CM_HOST void oword_st(SurfaceIndex S, int OffsetOwords, V Data) {
  host_detail::store(rt::in_surface(S, uint64_t(uint(OffsetOwords)) * 16,
                                    host_detail::size_bytes<V>, 16),
                     Data);
}
template <class V> CM_HOST V svm_block_ld(svmptr_t Address) {
  return host_detail::load<V>(
      rt::in_svm(Address, host_detail::size_bytes<V>, 16));
}
template <class V> CM_HOST V svm_block_ld_unaligned(svmptr_t Address) {
  return host_detail::load<V>(
      rt::in_svm(Address, host_detail::size_bytes<V>, 4));
}
template <class V> CM_HOST void svm_block_st(svmptr_t Address, V Data) {
  host_detail::store(rt::in_svm(Address, host_detail::size_bytes<V>, 16), Data);
}

// ---- Scattered access -------------------------------------------------------

/// Moves 1, 2 or 4 bytes for each lane. Each lane has a dword of the vector.
/// After a load, the other bytes of this dword are undefined.
template <class V, class M, class I>
CM_HOST V gather_scaled(M Mask, int Log2Blocks, short /*Scale*/, SurfaceIndex S,
                        int GlobalOffsetBytes, I OffsetsBytes, V Old) {
  unsigned Size = 1u << Log2Blocks;
  for (int L = 0; L < host::lanes<V>; ++L) {
    if (!Mask[L])
      continue;
    uint Offset = uint(GlobalOffsetBytes) + uint(OffsetsBytes[L]);
    uint Dword = 0xa5a5a5a5;
    std::memcpy(&Dword, rt::in_surface(S, Offset, Size, 1, L), Size);
    Old[L] = __builtin_bit_cast(host::element<V>, Dword);
  }
  return Old;
}
template <class V, class M, class I>
CM_HOST void scatter_scaled(M Mask, int Log2Blocks, short /*Scale*/,
                            SurfaceIndex S, int GlobalOffsetBytes,
                            I OffsetsBytes, V Data) {
  unsigned Size = 1u << Log2Blocks;
  for (int L = 0; L < host::lanes<V>; ++L) {
    if (!Mask[L])
      continue;
    uint Offset = uint(GlobalOffsetBytes) + uint(OffsetsBytes[L]);
    host::element<V> Dword = Data[L];
    std::memcpy(rt::in_surface(S, Offset, Size, 1, L), &Dword, Size);
  }
}

/// Moves up to four neighbouring dwords (channels) for each lane. Bit N of
/// ChannelMask is set if channel N is moved. In the vector, the first moved
/// channel of all lanes comes first, then the second one, and so on.
template <class V, class M, class I>
CM_HOST V gather4_scaled(M Mask, int ChannelMask, short /*Scale*/,
                         SurfaceIndex S, int GlobalOffsetBytes, I OffsetsBytes,
                         V Old) {
  constexpr int Lanes = host::lanes<I>;
  for (int L = 0; L < Lanes; ++L)
    for (int Channel = 0, Part = 0; Mask[L] && Channel < 4; ++Channel) {
      if (!(ChannelMask >> Channel & 1))
        continue;
      uint Offset =
          uint(GlobalOffsetBytes) + uint(OffsetsBytes[L]) + uint(Channel) * 4;
      host::element<V> Dword;
      std::memcpy(&Dword, rt::in_surface(S, Offset, 4, 4, L), 4);
      Old[Part++ * Lanes + L] = Dword;
    }
  return Old;
}
template <class V, class M, class I>
CM_HOST void scatter4_scaled(M Mask, int ChannelMask, short /*Scale*/,
                             SurfaceIndex S, int GlobalOffsetBytes,
                             I OffsetsBytes, V Data) {
  constexpr int Lanes = host::lanes<I>;
  for (int L = 0; L < Lanes; ++L)
    for (int Channel = 0, Part = 0; Mask[L] && Channel < 4; ++Channel) {
      if (!(ChannelMask >> Channel & 1))
        continue;
      uint Offset =
          uint(GlobalOffsetBytes) + uint(OffsetsBytes[L]) + uint(Channel) * 4;
      host::element<V> Dword = Data[Part++ * Lanes + L];
      std::memcpy(rt::in_surface(S, Offset, 4, 4, L), &Dword, 4);
    }
}

// ---- Pixels of images -------------------------------------------------------

namespace host_detail {

/// A pixel of 1, 2 or 4 bytes has one channel. A pixel of 16 bytes has four
/// channels.
struct pixel {
  unsigned char *Start;
  int NumChannels, ChannelBytes;
  CM_HOST pixel(SurfaceIndex S, uint U, uint Row, uint Slice, int Lane) {
    const rt::plane &P = rt::plane_of(S, 0);
    unsigned Size = P.PixelBytes;
    if (Size != 1 && Size != 2 && Size != 4 && Size != 16)
      rt::fail("[not-executable] expected an image of 1, 2, 4 or 16 bytes per "
               "pixel");
    uint64_t RowsOfSlice = P.Rows / P.Slices;
    if (uint64_t(U) >= P.WidthBytes / Size || Row >= RowsOfSlice ||
        Slice >= P.Slices)
      rt::no_pixel(S, U, Row, Slice, Lane);
    Start = P.Start + (Slice * RowsOfSlice + Row) * P.PitchBytes +
            uint64_t(U) * Size;
    NumChannels = Size == 16 ? 4 : 1;
    ChannelBytes = int(Size) / NumChannels;
  }
};

/// Returns the address of the pixel that lane \p L of an atomic operation
/// accesses.
template <class I> struct pixel_lanes {
  SurfaceIndex S;
  I U, Row, Slice;
  CM_HOST unsigned char *operator()(int L, unsigned) const {
    pixel P(S, uint(U[L]), uint(Row[L]), uint(Slice[L]), L);
    if (P.ChannelBytes != 4)
      rt::fail("[not-executable] an atomic operation expected on channels of "
               "32 bits");
    return P.Start;
  }
};

} // namespace host_detail

/// A channel that the image lacks is read as 0, except the fourth channel,
/// which is read as 1.
template <class V, class M, class I>
CM_HOST V gather4_typed(int ChannelMask, M Mask, SurfaceIndex S, I U, I Row,
                        I Slice, V Old) {
  constexpr int Lanes = host::lanes<I>;
  for (int L = 0; L < Lanes; ++L) {
    if (!Mask[L])
      continue;
    host_detail::pixel P(S, uint(U[L]), uint(Row[L]), uint(Slice[L]), L);
    for (int Channel = 0, Part = 0; Channel < 4; ++Channel) {
      if (!(ChannelMask >> Channel & 1))
        continue;
      uint Dword = Channel == 3 && P.NumChannels < 4;
      if (Channel < P.NumChannels)
        std::memcpy(&Dword, P.Start + Channel * P.ChannelBytes,
                    size_t(P.ChannelBytes));
      Old[Part++ * Lanes + L] = __builtin_bit_cast(host::element<V>, Dword);
    }
  }
  return Old;
}
template <class V, class M, class I>
CM_HOST void scatter4_typed(int ChannelMask, M Mask, SurfaceIndex S, I U, I Row,
                            I Slice, V Data) {
  constexpr int Lanes = host::lanes<I>;
  for (int L = 0; L < Lanes; ++L) {
    if (!Mask[L])
      continue;
    host_detail::pixel P(S, uint(U[L]), uint(Row[L]), uint(Slice[L]), L);
    for (int Channel = 0, Part = 0; Channel < 4; ++Channel) {
      if (!(ChannelMask >> Channel & 1))
        continue;
      host::element<V> Dword = Data[Part++ * Lanes + L];
      if (Channel < P.NumChannels)
        std::memcpy(P.Start + Channel * P.ChannelBytes, &Dword,
                    size_t(P.ChannelBytes));
    }
  }
}

namespace host_detail {
/// Returns the index of block \p B of lane \p L in a vector for svm_gather. If
/// blocks are bytes, the bytes of a lane are adjacent and take at least a
/// dword. If blocks are wider, block 0 of all lanes comes first, then block 1
/// of all lanes, and so on.
template <class V>
CM_HOST int block_index(int L, int B, int Lanes, int Blocks) {
  if (sizeof(host::element<V>) == 1)
    return L * (Blocks < 4 ? 4 : Blocks) + B;
  return B * Lanes + L;
}
} // namespace host_detail

template <class V, class M, class I>
CM_HOST V svm_gather(M Mask, int Log2Blocks, I Addresses, V Old) {
  using T = host::element<V>;
  constexpr int Lanes = host::lanes<I>;
  int Blocks = 1 << Log2Blocks;
  for (int L = 0; L < Lanes; ++L)
    for (int B = 0; Mask[L] && B < Blocks; ++B) {
      T Element;
      std::memcpy(&Element,
                  rt::in_svm(uint64_t(Addresses[L]) + uint64_t(B) * sizeof(T),
                             sizeof(T), sizeof(T), L),
                  sizeof(T));
      Old[host_detail::block_index<V>(L, B, Lanes, Blocks)] = Element;
    }
  return Old;
}
template <class V, class M, class I>
CM_HOST void svm_scatter(M Mask, int Log2Blocks, I Addresses, V Data) {
  using T = host::element<V>;
  constexpr int Lanes = host::lanes<I>;
  int Blocks = 1 << Log2Blocks;
  for (int L = 0; L < Lanes; ++L)
    for (int B = 0; Mask[L] && B < Blocks; ++B) {
      T Element = Data[host_detail::block_index<V>(L, B, Lanes, Blocks)];
      std::memcpy(rt::in_svm(uint64_t(Addresses[L]) + uint64_t(B) * sizeof(T),
                             sizeof(T), sizeof(T), L),
                  &Element, sizeof(T));
    }
}

// ---- Atomic operations ------------------------------------------------------
// The lanes of a message are executed one after another, like threads.

namespace host_detail {

/// These return the address of the bytes that lane \p L of a message accesses.
template <class I> struct surface_lanes {
  SurfaceIndex S;
  I OffsetsBytes;
  CM_HOST unsigned char *operator()(int L, unsigned NumBytes) const {
    return rt::in_surface(S, uint(OffsetsBytes[L]), NumBytes, NumBytes, L);
  }
};
template <class I> struct svm_lanes {
  I Addresses;
  CM_HOST unsigned char *operator()(int L, unsigned NumBytes) const {
    return rt::in_svm(uint64_t(Addresses[L]), NumBytes, NumBytes, L);
  }
};

/// For each lane, stores New(old value of memory, number of the lane). Returns
/// the old values.
template <class V, class M, class P, class F>
CM_HOST V atomic(M Mask, P Places, V Old, F New) {
  using T = host::element<V>;
  for (int L = 0; L < host::lanes<V>; ++L) {
    if (!Mask[L])
      continue;
    unsigned char *At = Places(L, sizeof(T));
    T Before;
    std::memcpy(&Before, At, sizeof(T));
    auto After = New(Before, L);
    static_assert(sizeof(After) == sizeof(T));
    std::memcpy(At, &After, sizeof(T));
    Old[L] = Before;
  }
  return Old;
}

template <class T> CM_HOST host::unsigned_bits<T> u(T Value) {
  return __builtin_bit_cast(host::unsigned_bits<T>, Value);
}
template <class T> CM_HOST host::signed_bits<T> s(T Value) {
  return __builtin_bit_cast(host::signed_bits<T>, Value);
}

} // namespace host_detail

// In Expression, A is the value in memory, and L is the number of the lane.
#define CM_HOST_ATOMIC_BODY(Places, Expression)                                \
  {                                                                            \
    using namespace host_detail;                                               \
    using T = host::element<V>;                                                \
    return atomic(Mask, Places, Old,                                           \
                  [&]([[maybe_unused]] T A, [[maybe_unused]] int L) {          \
                    return Expression;                                         \
                  });                                                          \
  }
#define CM_HOST_ATOMIC(Name, Count, Expression)                                \
  template <class V, class M, class I>                                         \
  CM_HOST V dword_atomic_##Name(M Mask, SurfaceIndex S,                        \
                                I OffsetsBytes CM_HOST_SOURCES_##Count, V Old) \
      CM_HOST_ATOMIC_BODY((surface_lanes<I>{S, OffsetsBytes}), Expression)
#define CM_HOST_SVM_ATOMIC(Name, Count, Expression)                            \
  template <class V, class M, class I>                                         \
  CM_HOST V svm_atomic_##Name(M Mask, I Addresses CM_HOST_SOURCES_##Count,     \
                              V Old)                                           \
      CM_HOST_ATOMIC_BODY(svm_lanes<I>{Addresses}, Expression)
#define CM_HOST_TYPED_ATOMIC(Name, Count, Expression)                          \
  template <class V, class M, class I>                                         \
  CM_HOST V typed_atomic_##Name(M Mask,                                        \
                                SurfaceIndex S CM_HOST_SOURCES_##Count, I U,   \
                                I Row, I Slice, I /*Lod*/) {                   \
    V Old = 0;                                                                 \
    CM_HOST_ATOMIC_BODY((pixel_lanes<I>{S, U, Row, Slice}), Expression)        \
  }
#define CM_HOST_SOURCES_0
#define CM_HOST_SOURCES_1 , V Src
#define CM_HOST_SOURCES_2 , V Src, V Compare
#define CM_HOST_ATOMICS(Name, Count, Expression)                               \
  CM_HOST_ATOMIC(Name, Count, Expression)                                      \
  CM_HOST_TYPED_ATOMIC(Name, Count, Expression)                                \
  CM_HOST_SVM_ATOMIC(Name, Count, Expression)
CM_HOST_ATOMICS(add, 1, u(A) + u<T>(Src[L]))
CM_HOST_ATOMICS(sub, 1, u(A) - u<T>(Src[L]))
CM_HOST_ATOMICS(min, 1, u<T>(Src[L]) < u(A) ? T(Src[L]) : A)
CM_HOST_ATOMICS(max, 1, u<T>(Src[L]) > u(A) ? T(Src[L]) : A)
CM_HOST_ATOMICS(imin, 1, s<T>(Src[L]) < s(A) ? T(Src[L]) : A)
CM_HOST_ATOMICS(imax, 1, s<T>(Src[L]) > s(A) ? T(Src[L]) : A)
CM_HOST_ATOMICS(and, 1, u(A) & u<T>(Src[L]))
CM_HOST_ATOMICS(or, 1, u(A) | u<T>(Src[L]))
CM_HOST_ATOMICS(xor, 1, u(A) ^ u<T>(Src[L]))
CM_HOST_ATOMICS(xchg, 1, T(Src[L]))
CM_HOST_ATOMICS(fmin, 1, host::smaller<T>(A, Src[L]))
CM_HOST_ATOMICS(fmax, 1, host::larger<T>(A, Src[L]))
CM_HOST_ATOMIC(fadd, 1, T(A + Src[L]))
CM_HOST_ATOMIC(fsub, 1, T(A - Src[L]))
CM_HOST_ATOMICS(inc, 0, u(A) + 1)
CM_HOST_ATOMICS(dec, 0, u(A) - 1)
CM_HOST_ATOMICS(cmpxchg, 2, u(A) == u<T>(Compare[L]) ? T(Src[L]) : A)
#undef CM_HOST_ATOMICS
#undef CM_HOST_SOURCES_2
#undef CM_HOST_SOURCES_1
#undef CM_HOST_SOURCES_0
#undef CM_HOST_SVM_ATOMIC
#undef CM_HOST_TYPED_ATOMIC
#undef CM_HOST_ATOMIC
#undef CM_HOST_ATOMIC_BODY

// ---- Synchronisation --------------------------------------------------------

CM_HOST inline void barrier() {
  rt::signal_barrier();
  rt::wait_at_barrier();
}
CM_HOST inline void sbarrier(signed char Signal) {
  if (Signal)
    rt::signal_barrier();
  else
    rt::wait_at_barrier();
}
/// Threads run one at a time, so a fence does nothing.
CM_HOST inline void fence(signed char /*Mask*/) {}
CM_HOST inline void expect_contiguous(bool Contiguous) {
  if (!Contiguous)
    rt::fail("[format-with-gaps] format expects elements without gaps");
}
CM_HOST inline void simd_begin(int) {}
CM_HOST inline void simd_width(int) {}
CM_HOST inline void simd_end() {}
CM_HOST inline void simd_elements(int) {}
CM_HOST inline void simd_message() {}
CM_HOST inline void slm_init(int SizeBytes) {
  rt::reserve_slm(unsigned(SizeBytes));
}
CM_HOST inline void nbarrier_init(int) {}
CM_HOST inline void nbarrier(signed char Signal, signed char Barrier,
                             signed char Threads) {
  unsigned Number = static_cast<unsigned char>(Barrier);
  if (Signal)
    rt::signal_named(Number, static_cast<unsigned char>(Threads));
  else
    rt::wait_at_named(Number);
}
CM_HOST inline void nbarrier_arrive(signed char Barrier, signed char Role,
                                    signed char Producers,
                                    signed char Consumers) {
  if (Role || Producers != Consumers)
    rt::fail("[not-executable] a named barrier that not all threads wait for");
  nbarrier(1, Barrier, Producers);
}
CM_HOST inline int predefined_surface(int Number) {
  if (Number != 0)
    rt::fail("[not-executable] a predefined surface that is not shared local "
             "memory");
  return rt::SharedLocalMemory;
}

// ---- Ids of the thread ------------------------------------------------------

CM_HOST inline short thread_x() { return short(rt::here().Global[0]); }
CM_HOST inline short thread_y() { return short(rt::here().Global[1]); }
CM_HOST inline int group_id_x() { return int(rt::here().Group[0]); }
CM_HOST inline int group_id_y() { return int(rt::here().Group[1]); }
CM_HOST inline int group_id_z() { return int(rt::here().Group[2]); }
#define CM_HOST_PLACES(Name, Member)                                           \
  template <class V> CM_HOST V Name() {                                        \
    const rt::place &P = rt::here();                                           \
    return V{P.Member[0], P.Member[1], P.Member[2]};                           \
  }
CM_HOST_PLACES(local_id, Local)
CM_HOST_PLACES(local_size, LocalSize)
CM_HOST_PLACES(group_count, GroupCount)
#undef CM_HOST_PLACES

} // namespace cm::builtin

#include "host_machine.h"

#undef CM_HOST

#endif // CM_DETAIL_HOST_BUILTINS_H
