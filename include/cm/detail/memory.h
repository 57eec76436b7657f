//===- memory.h - Shared virtual and shared local memory --------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CM_DETAIL_MEMORY_H
#define CM_DETAIL_MEMORY_H

#include "scattered.h"

namespace cm {
namespace detail {

template <class T, int N>
constexpr bool is_svm_block = are_owords(N * int(sizeof(T)));

template <class T, int N> CM_API simd<T, N> svm_block_read(svmptr_t Address) {
  vector<T, N> Block;
  move_owords<T, N>([&]<int First, int Size>() CM_LAMBDA {
    Block.template select<Size, 1>(First).set(
        builtin::svm_block_ld<simd<T, Size>>(Address + First * sizeof(T)));
  });
  return Block.get();
}
template <class T, int N>
CM_API simd<T, N> svm_block_read_unaligned(svmptr_t Address) {
  vector<T, N> Block;
  move_owords<T, N>([&]<int First, int Size>() CM_LAMBDA {
    Block.template select<Size, 1>(First).set(
        builtin::svm_block_ld_unaligned<simd<T, Size>>(Address +
                                                       First * sizeof(T)));
  });
  return Block.get();
}
template <class T, int N>
CM_API void svm_block_write(svmptr_t Address, simd<T, N> Data) {
  vector<T, N> Block(Data);
  move_owords<T, N>([&]<int First, int Size>() CM_LAMBDA {
    builtin::svm_block_st(Address + First * sizeof(T),
                          Block.template select<Size, 1>(First).get());
  });
}

/// Converts bytes or words to dwords, one for each lane. The message moves only
/// one or two bytes of each dword.
template <class T, int N>
CM_API simd<uchar, 4 * N> dwords_of(simd<T, N> Elements) {
  constexpr int Per = 4 / int(sizeof(T));
  vector<T, N * Per> Wide;
  detail::region Where = Wide.region();
  builtin::wrregion(Where.Start, Elements, 0, N, Per);
  return Wide.template format<uchar>().get();
}
template <class T, int N>
CM_API simd<T, N> svm_gather(mask<N> Lanes, simd<svmptr_t, N> Addresses,
                             simd<T, N> Old) {
  if constexpr (sizeof(T) >= 4) {
    return builtin::svm_gather(Lanes, 0, Addresses, Old);
  } else {
    vector<uchar, 4 * N> Read(builtin::svm_gather(
        Lanes, log2_of(int(sizeof(T))), Addresses, dwords_of<T, N>(Old)));
    return Read.template format<T>()
        .template select<N, 4 / int(sizeof(T))>(0)
        .get();
  }
}
template <class T, int N>
CM_API void svm_scatter(mask<N> Lanes, simd<svmptr_t, N> Addresses,
                        simd<T, N> Data) {
  if constexpr (sizeof(T) >= 4)
    builtin::svm_scatter(Lanes, 0, Addresses, Data);
  else
    builtin::svm_scatter(Lanes, log2_of(int(sizeof(T))), Addresses,
                         dwords_of<T, N>(Data));
}

/// An address is a number or a pointer.
template <class A> concept address = __is_integral(A) || __is_pointer(A);
template <address A> CM_API svmptr_t to_address(A P) { return svmptr_t(P); }

} // namespace detail

// ---- Blocks
// ------------------------------------------------------------------

template <class T, int N>
__attribute__((diagnose_if(!(detail::is_svm_block<T, N>),
                           "a block of shared virtual memory has whole owords",
                           "error"))) CM_API void
cm_svm_block_read(svmptr_t Address, vector_ref<T, N> To) {
  To.set(detail::svm_block_read<T, N>(Address));
}
template <class T, int R, int C>
__attribute__((diagnose_if(!(detail::is_svm_block<T, R * C>),
                           "a block of shared virtual memory has whole owords",
                           "error"))) CM_API void
cm_svm_block_read(svmptr_t Address, matrix_ref<T, R, C> To) {
  To.set(detail::svm_block_read<T, R * C>(Address));
}
template <class T, int N>
__attribute__((diagnose_if(!(detail::is_svm_block<T, N>),
                           "a block of shared virtual memory has whole owords",
                           "error"))) CM_API void
cm_svm_block_read_unaligned(svmptr_t Address, vector_ref<T, N> To) {
  To.set(detail::svm_block_read_unaligned<T, N>(Address));
}
template <class T, int R, int C>
__attribute__((diagnose_if(!(detail::is_svm_block<T, R * C>),
                           "a block of shared virtual memory has whole owords",
                           "error"))) CM_API void
cm_svm_block_read_unaligned(svmptr_t Address, matrix_ref<T, R, C> To) {
  To.set(detail::svm_block_read_unaligned<T, R * C>(Address));
}
template <class T, int N>
__attribute__((diagnose_if(!(detail::is_svm_block<T, N>),
                           "a block of shared virtual memory has whole owords",
                           "error"))) CM_API void
cm_ptr_block_read(const T *Address, vector_ref<T, N> To) {
  To.set(detail::svm_block_read<T, N>(detail::to_address(Address)));
}
template <class T, int R, int C>
__attribute__((diagnose_if(!(detail::is_svm_block<T, R * C>),
                           "a block of shared virtual memory has whole owords",
                           "error"))) CM_API void
cm_ptr_block_read(const T *Address, matrix_ref<T, R, C> To) {
  To.set(detail::svm_block_read<T, R * C>(detail::to_address(Address)));
}
template <class T, int N>
__attribute__((diagnose_if(!(detail::is_svm_block<T, N>),
                           "a block of shared virtual memory has whole owords",
                           "error"))) CM_API void
cm_ptr_block_read_unaligned(const T *Address, vector_ref<T, N> To) {
  To.set(detail::svm_block_read_unaligned<T, N>(detail::to_address(Address)));
}
template <class T, int R, int C>
__attribute__((diagnose_if(!(detail::is_svm_block<T, R * C>),
                           "a block of shared virtual memory has whole owords",
                           "error"))) CM_API void
cm_ptr_block_read_unaligned(const T *Address, matrix_ref<T, R, C> To) {
  To.set(
      detail::svm_block_read_unaligned<T, R * C>(detail::to_address(Address)));
}
template <detail::operand D>
__attribute__((diagnose_if(
    !(detail::is_svm_block<detail::element_t<D>, detail::size_v<D>>),
    "a block of shared virtual memory has whole owords", "error"))) CM_API void
cm_svm_block_write(svmptr_t Address, const D &Data) {
  detail::svm_block_write<detail::element_t<D>, detail::size_v<D>>(Address,
                                                                   Data.get());
}
/// This is cm_svm_block_write with explicit template arguments: the type and
/// the number of elements.
template <class T, int N>
__attribute__((diagnose_if(!(detail::is_svm_block<T, N>),
                           "a block of shared virtual memory has whole owords",
                           "error"))) CM_API void
cm_svm_block_write(svmptr_t Address, detail::exactly<vector_ref<T, N>> Data) {
  detail::svm_block_write<T, N>(Address, Data.get());
}
template <class T, detail::operand D>
__attribute__((diagnose_if(
    !(detail::is_svm_block<detail::element_t<D>, detail::size_v<D>>),
    "a block of shared virtual memory has whole owords", "error"))) CM_API void
cm_ptr_block_write(T *Address, const D &Data) {
  detail::svm_block_write<detail::element_t<D>, detail::size_v<D>>(
      detail::to_address(Address), Data.get());
}

// ---- Scattered messages -----------------------------------------------------

template <detail::operand I, class T, int N>
__attribute__((diagnose_if(detail::size_v<I> != (N),
                           "the message needs an address for each element",
                           "error")))
__attribute__((
    diagnose_if(!detail::is_lane_count(N),
                "a scattered message has 1, 2, 4, 8, 16 or 32 elements",
                "error"))) CM_API void
cm_svm_scatter_read(const I &Addresses, vector_ref<T, N> To) {
  To.set(detail::svm_gather<T, N>(detail::message_lanes<N>(),
                                  detail::values<svmptr_t, N>(Addresses),
                                  To.get()));
}
template <detail::operand I, class T, int N>
__attribute__((diagnose_if(detail::size_v<I> != (N),
                           "the message needs an address for each element",
                           "error")))
__attribute__((
    diagnose_if(!detail::is_lane_count(N),
                "a scattered message has 1, 2, 4, 8, 16 or 32 elements",
                "error"))) CM_API void
cm_ptr_scatter_read(const T *Base, const I &OffsetsBytes, vector_ref<T, N> To) {
  To.set(detail::svm_gather<T, N>(detail::message_lanes<N>(),
                                  detail::to_address(Base) +
                                      detail::values<svmptr_t, N>(OffsetsBytes),
                                  To.get()));
}
template <detail::operand I, class T, int R, int C>
__attribute__((diagnose_if(detail::size_v<I> != (R * C),
                           "the message needs an address for each element",
                           "error")))
__attribute__((
    diagnose_if(!detail::is_lane_count(R * C),
                "a scattered message has 1, 2, 4, 8, 16 or 32 elements",
                "error"))) CM_API void
cm_svm_scatter_read(const I &Addresses, matrix_ref<T, R, C> To) {
  To.set(detail::svm_gather<T, R * C>(
      detail::message_lanes<R * C>(),
      detail::values<svmptr_t, R * C>(Addresses), To.get()));
}
template <detail::operand I, class T, int R, int C>
__attribute__((diagnose_if(detail::size_v<I> != (R * C),
                           "the message needs an address for each element",
                           "error")))
__attribute__((
    diagnose_if(!detail::is_lane_count(R * C),
                "a scattered message has 1, 2, 4, 8, 16 or 32 elements",
                "error"))) CM_API void
cm_ptr_scatter_read(const T *Base, const I &OffsetsBytes,
                    matrix_ref<T, R, C> To) {
  To.set(detail::svm_gather<T, R * C>(
      detail::message_lanes<R * C>(),
      detail::to_address(Base) + detail::values<svmptr_t, R * C>(OffsetsBytes),
      To.get()));
}
template <detail::operand I, detail::operand D>
__attribute__((diagnose_if(detail::size_v<I> != (detail::size_v<D>),
                           "the message needs an address for each element",
                           "error")))
__attribute__((
    diagnose_if(!detail::is_lane_count(detail::size_v<D>),
                "a scattered message has 1, 2, 4, 8, 16 or 32 elements",
                "error"))) CM_API void
cm_svm_scatter_write(const I &Addresses, const D &Data) {
  constexpr int N = detail::size_v<D>;
  detail::svm_scatter<detail::element_t<D>, N>(
      detail::message_lanes<N>(), detail::values<svmptr_t, N>(Addresses),
      Data.get());
}
template <class T, detail::operand I, detail::operand D>
__attribute__((diagnose_if(detail::size_v<I> != (detail::size_v<D>),
                           "the message needs an address for each element",
                           "error")))
__attribute__((
    diagnose_if(!detail::is_lane_count(detail::size_v<D>),
                "a scattered message has 1, 2, 4, 8, 16 or 32 elements",
                "error"))) CM_API void
cm_ptr_scatter_write(T *Base, const I &OffsetsBytes, const D &Data) {
  constexpr int N = detail::size_v<D>;
  detail::svm_scatter<detail::element_t<D>, N>(
      detail::message_lanes<N>(),
      detail::to_address(Base) + detail::values<svmptr_t, N>(OffsetsBytes),
      Data.get());
}

// ---- Shared local memory ----------------------------------------------------
// Shared local memory is the surface slm(). A buffer is an offset in this
// surface.

namespace detail {
CM_API SurfaceIndex slm() {
  return SurfaceIndex(builtin::predefined_surface(0));
}
/// Returns a mask of the channels that a message moves. \p LeftOut has a bit
/// for each of the other channels.
constexpr int moved(SLM_ChannelMaskType LeftOut) { return ~int(LeftOut) & 15; }
/// Reads up to four dwords from each offset on. A message has at most 16
/// offsets.
template <int First, class T, int N, int M>
CM_API void slm_read4(uint Buffer, simd<int, N> OffsetsBytes,
                      vector_ref<T, M> To, SLM_ChannelMaskType LeftOut) {
  constexpr int L = N < 16 ? N : 16, C = M / N;
  auto Part =
      To.template format<T, C, N>().template select<C, 1, L, 1>(0, First);
  Part.set_all(builtin::gather4_scaled(
      resized_mask<L, First, N>(message_lanes<N>()), moved(LeftOut), short(0),
      slm(), int(Buffer), resized<L, First, int, N>(OffsetsBytes), Part.get()));
  if constexpr (First + L < N)
    slm_read4<First + L>(Buffer, OffsetsBytes, To, LeftOut);
}
template <int First, class T, int N, int M>
CM_API void slm_write4(uint Buffer, simd<int, N> OffsetsBytes,
                       vector_ref<T, M> Data, SLM_ChannelMaskType LeftOut) {
  constexpr int L = N < 16 ? N : 16, C = M / N;
  builtin::scatter4_scaled(resized_mask<L, First, N>(message_lanes<N>()),
                           moved(LeftOut), short(0), slm(), int(Buffer),
                           resized<L, First, int, N>(OffsetsBytes),
                           Data.template format<T, C, N>()
                               .template select<C, 1, L, 1>(0, First)
                               .get());
  if constexpr (First + L < N)
    slm_write4<First + L>(Buffer, OffsetsBytes, Data, LeftOut);
}
} // namespace detail

CM_API void cm_slm_init(int SizeBytes) { builtin::slm_init(SizeBytes); }
namespace detail {
template <class = void> struct slm_buffers {
  CM_OF_THREAD static inline uint End = 0;
};
} // namespace detail
/// Returns a new buffer. Buffers lie one after another, each at a multiple of
/// 64 bytes.
CM_API uint cm_slm_alloc(uint SizeBytes) {
  uint Buffer = detail::slm_buffers<>::End;
  detail::slm_buffers<>::End += (SizeBytes + 63u) & ~63u;
  return Buffer;
}
CM_API void cm_slm_free(uint) {}

template <detail::operand I, class T, int N>
__attribute__((diagnose_if(detail::size_v<I> != (N),
                           "the message needs an address for each element",
                           "error")))
__attribute__((
    diagnose_if(!detail::is_lane_count(N),
                "a scattered message has 1, 2, 4, 8, 16 or 32 elements",
                "error"))) CM_API void
cm_slm_read(uint Buffer, const I &Offsets, vector_ref<T, N> To) {
  read_scaled(detail::slm(), Buffer, Offsets * uint(sizeof(T)), To);
}
template <detail::operand I, class T, int N>
__attribute__((diagnose_if(detail::size_v<I> != (N),
                           "the message needs an address for each element",
                           "error")))
__attribute__((
    diagnose_if(!detail::is_lane_count(N),
                "a scattered message has 1, 2, 4, 8, 16 or 32 elements",
                "error"))) CM_API void
cm_slm_read_scaled(uint Buffer, const I &Offsets, vector_ref<T, N> To) {
  read_scaled(detail::slm(), Buffer, Offsets, To);
}
template <detail::operand I, detail::operand D>
__attribute__((diagnose_if(detail::size_v<I> != (detail::size_v<D>),
                           "the message needs an address for each element",
                           "error")))
__attribute__((
    diagnose_if(!detail::is_lane_count(detail::size_v<D>),
                "a scattered message has 1, 2, 4, 8, 16 or 32 elements",
                "error"))) CM_API void
cm_slm_write(uint Buffer, const I &Offsets, const D &Data) {
  write_scaled(detail::slm(), Buffer,
               Offsets * uint(sizeof(detail::element_t<D>)), Data);
}
template <detail::operand I, detail::operand D>
__attribute__((diagnose_if(detail::size_v<I> != (detail::size_v<D>),
                           "the message needs an address for each element",
                           "error")))
__attribute__((
    diagnose_if(!detail::is_lane_count(detail::size_v<D>),
                "a scattered message has 1, 2, 4, 8, 16 or 32 elements",
                "error"))) CM_API void
cm_slm_write_scaled(uint Buffer, const I &Offsets, const D &Data) {
  write_scaled(detail::slm(), Buffer, Offsets, Data);
}
template <detail::operand I, class T, int M>
__attribute__((diagnose_if(sizeof(T) != 4,
                           "messages of channels have elements of 4 bytes",
                           "error")))
__attribute__((diagnose_if(M % detail::size_v<I> != 0,
                           "the vector must have as many elements as there are "
                           "offsets for each channel",
                           "error"))) CM_API void
cm_slm_read4(uint Buffer, const I &Offsets, vector_ref<T, M> To,
             SLM_ChannelMaskType LeftOut) {
  constexpr int N = detail::size_v<I>;
  detail::slm_read4<0>(Buffer, detail::values<int, N>(Offsets) * 4, To,
                       LeftOut);
}
template <detail::operand I, class T, int M>
__attribute__((diagnose_if(sizeof(T) != 4,
                           "messages of channels have elements of 4 bytes",
                           "error")))
__attribute__((diagnose_if(M % detail::size_v<I> != 0,
                           "the vector must have as many elements as there are "
                           "offsets for each channel",
                           "error"))) CM_API void
cm_slm_write4(uint Buffer, const I &Offsets, vector_ref<T, M> Data,
              SLM_ChannelMaskType LeftOut) {
  constexpr int N = detail::size_v<I>;
  detail::slm_write4<0>(Buffer, detail::values<int, N>(Offsets) * 4, Data,
                        LeftOut);
}
template <detail::operand I, class T, int M>
__attribute__((diagnose_if(sizeof(T) != 4,
                           "messages of channels have elements of 4 bytes",
                           "error")))
__attribute__((diagnose_if(M % detail::size_v<I> != 0,
                           "the vector must have as many elements as there are "
                           "offsets for each channel",
                           "error"))) CM_API void
cm_slm_read4(uint Buffer, const I &Offsets, vector_ref<T, M> To, int LeftOut) {
  constexpr int N = detail::size_v<I>;
  detail::slm_read4<0>(Buffer, detail::values<int, N>(Offsets) * 4, To,
                       SLM_ChannelMaskType(LeftOut));
}
template <detail::operand I, class T, int M>
__attribute__((diagnose_if(sizeof(T) != 4,
                           "messages of channels have elements of 4 bytes",
                           "error")))
__attribute__((diagnose_if(M % detail::size_v<I> != 0,
                           "the vector must have as many elements as there are "
                           "offsets for each channel",
                           "error"))) CM_API void
cm_slm_write4(uint Buffer, const I &Offsets, vector_ref<T, M> Data,
              int LeftOut) {
  constexpr int N = detail::size_v<I>;
  detail::slm_write4<0>(Buffer, detail::values<int, N>(Offsets) * 4, Data,
                        SLM_ChannelMaskType(LeftOut));
}
template <detail::operand I, class T, int M>
__attribute__((diagnose_if(sizeof(T) != 4,
                           "messages of channels have elements of 4 bytes",
                           "error")))
__attribute__((diagnose_if(M % detail::size_v<I> != 0,
                           "the vector must have as many elements as there are "
                           "offsets for each channel",
                           "error"))) CM_API void
cm_slm_read4_scaled(uint Buffer, const I &Offsets, vector_ref<T, M> To,
                    SLM_ChannelMaskType LeftOut) {
  constexpr int N = detail::size_v<I>;
  detail::slm_read4<0>(Buffer, detail::values<int, N>(Offsets), To, LeftOut);
}
template <detail::operand I, class T, int M>
__attribute__((diagnose_if(sizeof(T) != 4,
                           "messages of channels have elements of 4 bytes",
                           "error")))
__attribute__((diagnose_if(M % detail::size_v<I> != 0,
                           "the vector must have as many elements as there are "
                           "offsets for each channel",
                           "error"))) CM_API void
cm_slm_write4_scaled(uint Buffer, const I &Offsets, vector_ref<T, M> Data,
                     SLM_ChannelMaskType LeftOut) {
  constexpr int N = detail::size_v<I>;
  detail::slm_write4<0>(Buffer, detail::values<int, N>(Offsets), Data, LeftOut);
}
template <detail::operand I, class T, int M>
__attribute__((diagnose_if(sizeof(T) != 4,
                           "messages of channels have elements of 4 bytes",
                           "error")))
__attribute__((diagnose_if(M % detail::size_v<I> != 0,
                           "the vector must have as many elements as there are "
                           "offsets for each channel",
                           "error"))) CM_API void
cm_slm_read4_scaled(uint Buffer, const I &Offsets, vector_ref<T, M> To,
                    int LeftOut) {
  constexpr int N = detail::size_v<I>;
  detail::slm_read4<0>(Buffer, detail::values<int, N>(Offsets), To,
                       SLM_ChannelMaskType(LeftOut));
}
template <detail::operand I, class T, int M>
__attribute__((diagnose_if(sizeof(T) != 4,
                           "messages of channels have elements of 4 bytes",
                           "error")))
__attribute__((diagnose_if(M % detail::size_v<I> != 0,
                           "the vector must have as many elements as there are "
                           "offsets for each channel",
                           "error"))) CM_API void
cm_slm_write4_scaled(uint Buffer, const I &Offsets, vector_ref<T, M> Data,
                     int LeftOut) {
  constexpr int N = detail::size_v<I>;
  detail::slm_write4<0>(Buffer, detail::values<int, N>(Offsets), Data,
                        SLM_ChannelMaskType(LeftOut));
}

/// These functions move blocks of whole owords.
template <class T, int N>
CM_API void cm_slm_block_read(uint Buffer, CmBufferAttrib A, int OffsetBytes,
                              vector_ref<T, N> To) {
  read(detail::slm(), A, int(Buffer) + OffsetBytes, To);
}
template <class T, int N>
CM_API void cm_slm_block_read(uint Buffer, int OffsetBytes,
                              vector_ref<T, N> To) {
  read(detail::slm(), int(Buffer) + OffsetBytes, To);
}
template <detail::operand D>
__attribute__((diagnose_if(
    !detail::are_owords(detail::size_v<D> * int(sizeof(detail::element_t<D>))),
    "the vector must have whole owords", "error"))) CM_API void
cm_slm_block_write(uint Buffer, int OffsetBytes, const D &Data) {
  write(detail::slm(), int(Buffer) + OffsetBytes, Data);
}
template <class T, int N>
__attribute__((diagnose_if(!detail::are_owords(N * int(sizeof(T))),
                           "the vector must have whole owords", "error")))
CM_API void
cm_slm_block_write(uint Buffer, int OffsetBytes,
                   detail::exactly<vector_ref<T, N>> Data) {
  write(detail::slm(), int(Buffer) + OffsetBytes, Data);
}

namespace detail {
/// Atomic operations on shared local memory; offsets count elements.
template <int N, class T>
CM_API simd<T, N> slm_atomic(CmAtomicOpType Op, uint Buffer,
                             simd<int, N> Offsets, simd<T, N> Src0,
                             simd<T, N> Src1) {
  simd<int, N> At = Offsets * 4 + int(Buffer);
  mask<N> Lanes = message_lanes<N>();
#define CM_ATOMIC(Name, Builtin)                                               \
  if (Op == ATOMIC_##Name)                                                     \
    return atomic<ATOMIC_##Name, N>(Lanes, slm(), At, Src0, Src1);
  CM_ATOMICS_OF_INTEGERS
  CM_ATOMIC(INC, inc)
  CM_ATOMIC(DEC, dec)
  CM_ATOMIC(PREDEC, dec)
  if constexpr (is_float<T>) {
    CM_ATOMICS_OF_FLOATS
    CM_ATOMIC_SUMS_OF_FLOATS
  }
#undef CM_ATOMIC
  return atomic<ATOMIC_CMPXCHG, N>(Lanes, slm(), At, Src0, Src1);
}
template <class T> constexpr bool is_slm_atomic(CmAtomicOpType Op) {
#define CM_ATOMIC(Name, Builtin)                                               \
  if (Op == ATOMIC_##Name)                                                     \
    return is_float<T>;
  CM_ATOMICS_OF_FLOATS
  CM_ATOMIC_SUMS_OF_FLOATS
#undef CM_ATOMIC
  return Op != ATOMIC_FCMPWR;
}
} // namespace detail
template <detail::operand I, class T, int N>
requires(detail::size_v<I> == N) CM_API
    void cm_slm_atomic(uint Buffer, CmAtomicOpType Op, const I &Offsets,
                       vector_ref<T, N> Previous)
        CM_ERROR_IF(!detail::is_slm_atomic<T>(Op),
                    "the elements have no such atomic operation")
            CM_ERROR_IF(detail::num_sources(Op) != 0,
                        "the atomic operation has another number of sources") {
  Previous.set(
      detail::slm_atomic<N, T>(Op, Buffer, detail::values<int, N>(Offsets),
                               detail::simd<T, N>(0), detail::simd<T, N>(0)));
}
template <detail::operand I>
CM_API void cm_slm_atomic(uint Buffer, CmAtomicOpType Op, const I &Offsets, int)
    CM_ERROR_IF(!detail::is_slm_atomic<uint>(Op),
                "the elements have no such atomic operation")
        CM_ERROR_IF(detail::num_sources(Op) != 0,
                    "the atomic operation has another number of sources") {
  constexpr int N = detail::size_v<I>;
  detail::slm_atomic<N, uint>(Op, Buffer, detail::values<int, N>(Offsets),
                              detail::simd<uint, N>(0),
                              detail::simd<uint, N>(0));
}
template <detail::operand I, class T, int N, detail::fits<N> S0>
requires(detail::size_v<I> == N) CM_API
    void cm_slm_atomic(uint Buffer, CmAtomicOpType Op, const I &Offsets,
                       vector_ref<T, N> Previous, const S0 &Src0)
        CM_ERROR_IF(!detail::is_slm_atomic<T>(Op),
                    "the elements have no such atomic operation")
            CM_ERROR_IF(detail::num_sources(Op) != 1,
                        "the atomic operation has another number of sources") {
  Previous.set(detail::slm_atomic<N, T>(
      Op, Buffer, detail::values<int, N>(Offsets), detail::values<T, N>(Src0),
      detail::simd<T, N>(0)));
}
template <detail::operand I, detail::fits<detail::size_v<I>> S0>
CM_API void cm_slm_atomic(uint Buffer, CmAtomicOpType Op, const I &Offsets, int,
                          const S0 &Src0)
    CM_ERROR_IF(!detail::is_slm_atomic<uint>(Op),
                "the elements have no such atomic operation")
        CM_ERROR_IF(detail::num_sources(Op) != 1,
                    "the atomic operation has another number of sources") {
  constexpr int N = detail::size_v<I>;
  detail::slm_atomic<N, uint>(Op, Buffer, detail::values<int, N>(Offsets),
                              detail::values<uint, N>(Src0),
                              detail::simd<uint, N>(0));
}
template <detail::operand I, class T, int N, detail::fits<N> S0,
          detail::fits<N> S1>
requires(detail::size_v<I> == N) CM_API
    void cm_slm_atomic(uint Buffer, CmAtomicOpType Op, const I &Offsets,
                       vector_ref<T, N> Previous, const S0 &Src0,
                       const S1 &Src1)
        CM_ERROR_IF(!detail::is_slm_atomic<T>(Op),
                    "the elements have no such atomic operation")
            CM_ERROR_IF(detail::num_sources(Op) != 2,
                        "the atomic operation has another number of sources") {
  Previous.set(detail::slm_atomic<N, T>(
      Op, Buffer, detail::values<int, N>(Offsets), detail::values<T, N>(Src0),
      detail::values<T, N>(Src1)));
}
template <detail::operand I, detail::fits<detail::size_v<I>> S0,
          detail::fits<detail::size_v<I>> S1>
CM_API void cm_slm_atomic(uint Buffer, CmAtomicOpType Op, const I &Offsets, int,
                          const S0 &Src0, const S1 &Src1)
    CM_ERROR_IF(!detail::is_slm_atomic<uint>(Op),
                "the elements have no such atomic operation")
        CM_ERROR_IF(detail::num_sources(Op) != 2,
                    "the atomic operation has another number of sources") {
  constexpr int N = detail::size_v<I>;
  detail::slm_atomic<N, uint>(Op, Buffer, detail::values<int, N>(Offsets),
                              detail::values<uint, N>(Src0),
                              detail::values<uint, N>(Src1));
}
__attribute__((diagnose_if(true,
                           "no form of cm_svm_block_read takes these arguments",
                           "error"))) void
cm_svm_block_read(...);
__attribute__((diagnose_if(
    true, "no form of cm_svm_block_write takes these arguments", "error"))) void
cm_svm_block_write(...);
__attribute__((
    diagnose_if(true, "no form of cm_svm_scatter_read takes these arguments",
                "error"))) void
cm_svm_scatter_read(...);
__attribute__((
    diagnose_if(true, "no form of cm_svm_scatter_write takes these arguments",
                "error"))) void
cm_svm_scatter_write(...);
__attribute__((diagnose_if(true, "no form of cm_slm_read takes these arguments",
                           "error"))) void
cm_slm_read(...);
__attribute__((diagnose_if(true,
                           "no form of cm_slm_write takes these arguments",
                           "error"))) void
cm_slm_write(...);

// ---- Synchronisation
// ------------------------------------------------------------

enum CmFenceMask {
  CM_GLOBAL_COHERENT_FENCE = 0x1,
  CM_L3_FLUSH_INSTRUCTIONS = 0x2,
  CM_L3_FLUSH_TEXTURE_DATA = 0x4,
  CM_L3_FLUSH_CONSTANT_DATA = 0x8,
  CM_L3_FLUSH_RW_DATA = 0x10,
  CM_LOCAL_BARRIER = 0x20,
  CM_L1_FLUASH_RO_DATA = 0x40,
  CM_SW_BARRIER = 0x80
};

CM_API void cm_barrier() { builtin::barrier(); }
CM_API void cm_sbarrier(uint Signal) {
  if (Signal)
    builtin::sbarrier(1);
  else
    builtin::sbarrier(0);
}
/// Named barriers: the thread waits until a given number of threads of the
/// group have signalled. Only mode 0 is supported, in which each thread both
/// signals and waits.
CM_API void cm_nbarrier_init(uint Count)
    CM_ERROR_IF(Count < 1 || Count > 32, "a group has 1 to 32 named barriers") {
  builtin::nbarrier_init(int(Count));
}
CM_API void cm_nbarrier_signal(uint Barrier, uint Mode, uint Producers,
                               uint Consumers)
    CM_ERROR_IF(Mode != 0 || Producers != Consumers,
                "each thread both signals a named barrier and waits for it: "
                "mode 0, and as many producers as consumers") {
  using byte = signed char;
  builtin::nbarrier_arrive(static_cast<byte>(Barrier), static_cast<byte>(Mode),
                           static_cast<byte>(Producers),
                           static_cast<byte>(Consumers));
}
CM_API void cm_nbarrier_wait(uint Barrier) {
  builtin::nbarrier(0, static_cast<signed char>(Barrier), 0);
}

/// Both macros take a sum of bits of CmFenceMask, which must be a constant.
#define cm_fence(...) ::cm::detail::fence(__VA_ARGS__)
#define cm_slm_fence(...) ::cm::detail::fence(__VA_ARGS__)
namespace detail {
CM_API void fence(int Mask = CM_GLOBAL_COHERENT_FENCE) {
  builtin::fence(static_cast<signed char>(Mask));
}
} // namespace detail

// ---- Ids of the thread ------------------------------------------------------

CM_API int get_thread_origin_x() { return builtin::thread_x(); }
CM_API int get_thread_origin_y() { return builtin::thread_y(); }
CM_API uint cm_group_id(uint Dimension) {
  return uint(Dimension == 0   ? builtin::group_id_x()
              : Dimension == 1 ? builtin::group_id_y()
                               : builtin::group_id_z());
}
CM_API uint cm_local_id(uint Dimension) {
  return builtin::local_id<detail::simd<uint, 3>>()[Dimension];
}
CM_API uint cm_local_size(uint Dimension) {
  return builtin::local_size<detail::simd<uint, 3>>()[Dimension];
}
CM_API uint cm_group_count(uint Dimension) {
  return builtin::group_count<detail::simd<uint, 3>>()[Dimension];
}
CM_API uint cm_global_id(uint Dimension) {
  return cm_group_id(Dimension) * cm_local_size(Dimension) +
         cm_local_id(Dimension);
}
CM_API uint cm_global_size(uint Dimension) {
  return cm_group_count(Dimension) * cm_local_size(Dimension);
}
CM_API uint cm_linear_local_id() {
  return (cm_local_id(2) * cm_local_size(1) + cm_local_id(1)) *
             cm_local_size(0) +
         cm_local_id(0);
}
CM_API uint cm_linear_local_size() {
  return cm_local_size(0) * cm_local_size(1) * cm_local_size(2);
}
CM_API uint cm_linear_group_id() {
  return (cm_group_id(2) * cm_group_count(1) + cm_group_id(1)) *
             cm_group_count(0) +
         cm_group_id(0);
}
CM_API uint cm_linear_group_count() {
  return cm_group_count(0) * cm_group_count(1) * cm_group_count(2);
}
CM_API uint cm_linear_global_id() {
  return cm_linear_group_id() * cm_linear_local_size() + cm_linear_local_id();
}
CM_API uint cm_linear_global_size() {
  return cm_linear_group_count() * cm_linear_local_size();
}

namespace detail {
/// Copies bytes to shared local memory. The threads of the group share this
/// work; after the call, each of them can read all bytes. \p Load reads 128
/// bytes.
template <class F> CM_API void load_slm(uint Buffer, uint SizeBytes, F Load) {
  vector<uint, 16> Dwords;
  for (int I = 0; I < 16; ++I)
    Dwords(I) = uint(I) * 4u;
  uint Step = cm_linear_local_size() * 256u;
  for (uint At = cm_linear_local_id() * 256u; At < SizeBytes; At += Step)
    for (uint Half = At; Half < At + 256u; Half += 128u) {
      vector<uint, 32> V;
      Load(Half, V);
      vector<uint, 16> Low = V.template select<16, 1>(0);
      vector<uint, 16> High = V.template select<16, 1>(16);
      cm_slm_write_scaled(Buffer + Half, Dwords, Low);
      cm_slm_write_scaled(Buffer + Half + 64u, Dwords, High);
    }
  cm_slm_fence(CM_GLOBAL_COHERENT_FENCE);
  cm_barrier();
}
} // namespace detail

#define CM_SLM_LOAD_CHECK                                                      \
  CM_ERROR_IF(SizeBytes % 256 != 0,                                            \
              "cm_slm_load copies a multiple of 256 bytes")
/// Copies bytes of a surface, or from an address, to shared local memory.
CM_API void cm_slm_load(uint Buffer, SurfaceIndex S, uint OffsetBytes,
                        uint SizeBytes) CM_SLM_LOAD_CHECK {
  detail::load_slm(Buffer, SizeBytes,
                   [=](uint At, vector<uint, 32> &V) CM_LAMBDA {
                     read(DWALIGNED(S), int(OffsetBytes + At), V);
                   });
}
CM_API void cm_slm_load(uint Buffer, svmptr_t Address, uint OffsetBytes,
                        uint SizeBytes) CM_SLM_LOAD_CHECK {
  detail::load_slm(Buffer, SizeBytes,
                   [=](uint At, vector<uint, 32> &V) CM_LAMBDA {
                     cm_svm_block_read_unaligned(Address + OffsetBytes + At, V);
                   });
}
#undef CM_SLM_LOAD_CHECK

} // namespace cm

#endif // CM_DETAIL_MEMORY_H
