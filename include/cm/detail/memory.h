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

template <class T, int N> constexpr void check_svm_block() {
  constexpr int Bytes = N * int(sizeof(T));
  static_assert(Bytes == 16 || Bytes == 32 || Bytes == 64 || Bytes == 128,
                "a block of shared virtual memory has 1, 2, 4 or 8 owords");
}

/// Bytes and words have a dword for each lane.
template <class T, int N>
CM_API simd<T, N> svm_gather(simd<svmptr_t, N> Addresses, simd<T, N> Old) {
  if constexpr (sizeof(T) >= 4) {
    return builtin::svm_gather(message_lanes<N>(), 0, Addresses, Old);
  } else {
    constexpr int Per = 4 / int(sizeof(T));
    vector<T, N * Per> Wide;
    detail::region Where = Wide.region();
    builtin::wrregion(Where.Start, Old, 0, N, Per);
    vector<T, N * Per> Read(builtin::svm_gather(
        message_lanes<N>(), log2_of(Per), Addresses, Wide.get()));
    return Read.template select<N, Per>(0).get();
  }
}
template <class T, int N>
CM_API void svm_scatter(simd<svmptr_t, N> Addresses, simd<T, N> Data) {
  if constexpr (sizeof(T) >= 4) {
    builtin::svm_scatter(message_lanes<N>(), 0, Addresses, Data);
  } else {
    constexpr int Per = 4 / int(sizeof(T));
    vector<T, N * Per> Wide;
    detail::region Where = Wide.region();
    builtin::wrregion(Where.Start, Data, 0, N, Per);
    builtin::svm_scatter(message_lanes<N>(), log2_of(Per), Addresses,
                         Wide.get());
  }
}

} // namespace detail

template <class T, int N>
CM_API void cm_svm_block_read(svmptr_t Address, vector_ref<T, N> To) {
  detail::check_svm_block<T, N>();
  To.set(builtin::svm_block_ld<detail::simd<T, N>>(Address));
}
template <class T, int R, int C>
CM_API void cm_svm_block_read(svmptr_t Address, matrix_ref<T, R, C> To) {
  detail::check_svm_block<T, R * C>();
  To.set(builtin::svm_block_ld<detail::simd<T, R * C>>(Address));
}
template <class T, int N>
CM_API void cm_svm_block_read_unaligned(svmptr_t Address, vector_ref<T, N> To) {
  detail::check_svm_block<T, N>();
  To.set(builtin::svm_block_ld_unaligned<detail::simd<T, N>>(Address));
}
template <detail::operand D>
CM_API void cm_svm_block_write(svmptr_t Address, const D &Data) {
  detail::check_svm_block<detail::element_t<D>, detail::size_v<D>>();
  builtin::svm_block_st(Address, Data.get());
}
template <detail::operand I, class T, int N>
requires(detail::size_v<I> == N) CM_API
    void cm_svm_scatter_read(const I &Addresses, vector_ref<T, N> To) {
  To.set(detail::svm_gather<T, N>(detail::values<svmptr_t, N>(Addresses),
                                  To.get()));
}
template <detail::operand I, detail::operand D>
requires(detail::size_v<I> == detail::size_v<D>) CM_API
    void cm_svm_scatter_write(const I &Addresses, const D &Data) {
  constexpr int N = detail::size_v<D>;
  detail::svm_scatter<detail::element_t<D>, N>(
      detail::values<svmptr_t, N>(Addresses), Data.get());
}

// ---- Shared local memory
// -------------------------------------------------------- It is the surface
// with this number; a buffer is an offset in it.

namespace detail {
CM_API SurfaceIndex slm() {
  return SurfaceIndex(builtin::predefined_surface(0));
}
} // namespace detail

CM_API void cm_slm_init(int SizeBytes) { builtin::slm_init(SizeBytes); }

template <detail::operand I, class T, int N>
requires(detail::size_v<I> == N) CM_API
    void cm_slm_read_scaled(uint Buffer, const I &OffsetsBytes,
                            vector_ref<T, N> To) {
  read_scaled(detail::slm(), Buffer, OffsetsBytes, To);
}
template <detail::operand I, detail::operand D>
CM_API void cm_slm_write_scaled(uint Buffer, const I &OffsetsBytes,
                                const D &Data) {
  write_scaled(detail::slm(), Buffer, OffsetsBytes, Data);
}
template <detail::operand I, class T, int N>
requires(detail::size_v<I> == N) CM_API
    void cm_slm_read(uint Buffer, const I &Offsets, vector_ref<T, N> To) {
  read_scaled(detail::slm(), Buffer, Offsets * uint(sizeof(T)), To);
}
template <detail::operand I, detail::operand D>
CM_API void cm_slm_write(uint Buffer, const I &Offsets, const D &Data) {
  write_scaled(detail::slm(), Buffer,
               Offsets * uint(sizeof(detail::element_t<D>)), Data);
}

// ---- Synchronisation
// ------------------------------------------------------------

enum CmFenceMask {
  CM_GLOBAL_COHERENT_FENCE = 0x1,
  CM_L3_FLUSH_INSTRUCTIONS = 0x2,
  CM_L3_FLUSH_TEXTURE_DATA = 0x4,
  CM_L3_FLUSH_CONSTANT_DATA = 0x8,
  CM_L3_FLUSH_RW_DATA = 0x10,
  CM_LOCAL_BARRIER = 0x20
};

CM_API void cm_barrier() { builtin::barrier(); }
CM_API void cm_sbarrier(uint Signal) {
  if (Signal)
    builtin::sbarrier(1);
  else
    builtin::sbarrier(0);
}
/// The mask is a constant.
#define cm_fence(...) ::cm::detail::fence(__VA_ARGS__)
#define cm_slm_fence(...) ::cm::detail::fence(__VA_ARGS__)
namespace detail {
CM_API void fence(int Mask = CM_GLOBAL_COHERENT_FENCE) {
  builtin::fence(static_cast<signed char>(Mask));
}
} // namespace detail

// ---- Places of the thread
// -------------------------------------------------------

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

} // namespace cm

#endif // CM_DETAIL_MEMORY_H
