//===- builtins.h - What the compiler provides ------------------*- C++ -*-===//
//
// Part of the cmx project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// These functions are the basis of the other headers. On a device, cmx-lower-cm
// turns each of them into an intrinsic (cmx/CM/Builtins.def); on the host,
// host_builtins.h defines them in plain C++.
//
// Strides and widths are numbers of elements; they are constants once all
// functions are inlined. A mask is a simd<bool, N>, one element for each lane.
//
//===----------------------------------------------------------------------===//

#ifndef CM_DETAIL_BUILTINS_H
#define CM_DETAIL_BUILTINS_H

#include "common.h"

namespace cm::builtin {

/// Reads the region <VStride; Width, HStride> that starts at \p Start.
template <class V>
V rdregion(const void *Start, int VStride, int Width, int HStride);
/// Writes \p New to the region <VStride; Width, HStride> that starts at
/// \p Start.
template <class V>
void wrregion(void *Start, V New, int VStride, int Width, int HStride);
/// Writes only the lanes of \p New that are set in \p Mask.
template <class V, class M>
void wrregion_masked(void *Start, V New, int VStride, int Width, int HStride,
                     M Mask);
/// Reads or writes the elements at the byte offsets \p OffsetsBytes from
/// \p Start.
template <class V, class I> V rdindirect(const void *Start, I OffsetsBytes);
template <class V, class I, class M>
void wrindirect(void *Start, V New, I OffsetsBytes, M Mask);

/// It is an error if \p Contiguous is known to be false: elements with gaps
/// between them cannot be read as another type.
void expect_contiguous(bool Contiguous);

/// These mark the start and the end of a SIMD block (simdcf.h). In it, messages
/// that move oword or media blocks are errors.
void simd_begin(int Lanes);
void simd_width(int Lanes);
void simd_end();
/// In SIMD blocks, checks that \p Elements, the size of an operand, is the
/// number of lanes of the block.
void simd_elements(int Elements);
/// Is called before a message without a mask. Such a message is an error in
/// SIMD blocks.
void simd_message();

template <class M> bool any(M Mask);
template <class M> bool all(M Mask);

// Conversions that saturate. Of the two letters before trunc, the first is the
// sign of the result, and the second is the sign of the operand (s: signed, u:
// unsigned).
template <class R, class V> R fptosi_sat(V Value);
template <class R, class V> R fptoui_sat(V Value);
template <class R, class V> R sstrunc_sat(V Value);
template <class R, class V> R sutrunc_sat(V Value);
template <class R, class V> R ustrunc_sat(V Value);
template <class R, class V> R uutrunc_sat(V Value);
/// Limits the elements to the range from 0 to 1.
template <class V> V sat(V Value);

// Arithmetic.
template <class V> V frc(V Value);
template <class V> V inv(V Value);
template <class V> V sqrt(V Value);
template <class V> V rsqrt(V Value);
template <class V> V exp(V Value);
template <class V> V log(V Value);
template <class V> V sin(V Value);
template <class V> V cos(V Value);
template <class V> V rndd(V Value);
template <class V> V rndu(V Value);
template <class V> V rnde(V Value);
template <class V> V rndz(V Value);
template <class V> V absf(V Value);
template <class V> V absi(V Value);
template <class V> V ieee_sqrt(V Value);
template <class V> V pow(V A, V B);
template <class V> V smin(V A, V B);
template <class V> V umin(V A, V B);
template <class V> V fmin(V A, V B);
template <class V> V smax(V A, V B);
template <class V> V umax(V A, V B);
template <class V> V fmax(V A, V B);
template <class V> V ieee_div(V A, V B);
template <class V> V rol(V A, V B);
template <class V> V ror(V A, V B);
template <class R, class V> R smulh(V A, V B);
template <class R, class V> R umulh(V A, V B);
template <class R, class V> R bfrev(V Value);
template <class R, class V> R sfbh(V Value);
template <class R, class V> R ufbh(V Value);
template <class R, class V> R fbl(V Value);
template <class R, class V> R lzd(V Value);
template <class R, class V> R cbit(V Value);
template <class V> V sbfe(V Width, V Offset, V Source);
template <class V> V ubfe(V Width, V Offset, V Source);
template <class V> V bfi(V Width, V Offset, V Insert, V Source);
template <class V> V ssdp4a(V Addend, V A, V B);
template <class V> V sudp4a(V Addend, V A, V B);
template <class V> V usdp4a(V Addend, V A, V B);
template <class V> V uudp4a(V Addend, V A, V B);

// Blocks of surfaces.
template <class V>
V media_ld(int Modifiers, SurfaceIndex S, int Plane, int WidthBytes, int X,
           int Y);
template <class V>
void media_st(int Modifiers, SurfaceIndex S, int Plane, int WidthBytes, int X,
              int Y, V Data);
template <class V> V oword_ld(int Modified, SurfaceIndex S, int OffsetOwords);
template <class V>
V oword_ld_unaligned(int Modified, SurfaceIndex S, int OffsetBytes);
template <class V> void oword_st(SurfaceIndex S, int OffsetOwords, V Data);

// Scattered access to surfaces.
template <class V, class M, class I>
V gather_scaled(M Mask, int Log2Blocks, short Scale, SurfaceIndex S,
                int GlobalOffsetBytes, I OffsetsBytes, V Old);
template <class V, class M, class I>
void scatter_scaled(M Mask, int Log2Blocks, short Scale, SurfaceIndex S,
                    int GlobalOffsetBytes, I OffsetsBytes, V Data);
template <class V, class M, class I>
V gather4_scaled(M Mask, int ChannelMask, short Scale, SurfaceIndex S,
                 int GlobalOffsetBytes, I OffsetsBytes, V Old);
template <class V, class M, class I>
void scatter4_scaled(M Mask, int ChannelMask, short Scale, SurfaceIndex S,
                     int GlobalOffsetBytes, I OffsetsBytes, V Data);
template <class V, class M, class I>
V dword_atomic_add(M Mask, SurfaceIndex S, I OffsetsBytes, V Src, V Old);
template <class V, class M, class I>
V dword_atomic_sub(M Mask, SurfaceIndex S, I OffsetsBytes, V Src, V Old);
template <class V, class M, class I>
V dword_atomic_min(M Mask, SurfaceIndex S, I OffsetsBytes, V Src, V Old);
template <class V, class M, class I>
V dword_atomic_max(M Mask, SurfaceIndex S, I OffsetsBytes, V Src, V Old);
template <class V, class M, class I>
V dword_atomic_imin(M Mask, SurfaceIndex S, I OffsetsBytes, V Src, V Old);
template <class V, class M, class I>
V dword_atomic_imax(M Mask, SurfaceIndex S, I OffsetsBytes, V Src, V Old);
template <class V, class M, class I>
V dword_atomic_and(M Mask, SurfaceIndex S, I OffsetsBytes, V Src, V Old);
template <class V, class M, class I>
V dword_atomic_or(M Mask, SurfaceIndex S, I OffsetsBytes, V Src, V Old);
template <class V, class M, class I>
V dword_atomic_xor(M Mask, SurfaceIndex S, I OffsetsBytes, V Src, V Old);
template <class V, class M, class I>
V dword_atomic_xchg(M Mask, SurfaceIndex S, I OffsetsBytes, V Src, V Old);
template <class V, class M, class I>
V dword_atomic_fmin(M Mask, SurfaceIndex S, I OffsetsBytes, V Src, V Old);
template <class V, class M, class I>
V dword_atomic_fmax(M Mask, SurfaceIndex S, I OffsetsBytes, V Src, V Old);
template <class V, class M, class I>
V dword_atomic_fadd(M Mask, SurfaceIndex S, I OffsetsBytes, V Src, V Old);
template <class V, class M, class I>
V dword_atomic_fsub(M Mask, SurfaceIndex S, I OffsetsBytes, V Src, V Old);
template <class V, class M, class I>
V dword_atomic_inc(M Mask, SurfaceIndex S, I OffsetsBytes, V Old);
template <class V, class M, class I>
V dword_atomic_dec(M Mask, SurfaceIndex S, I OffsetsBytes, V Old);
template <class V, class M, class I>
V dword_atomic_cmpxchg(M Mask, SurfaceIndex S, I OffsetsBytes, V Src, V Compare,
                       V Old);

// Pixels of images.
template <class V, class M, class I>
V gather4_typed(int ChannelMask, M Mask, SurfaceIndex S, I U, I Row, I Slice,
                V Old);
template <class V, class M, class I>
void scatter4_typed(int ChannelMask, M Mask, SurfaceIndex S, I U, I Row,
                    I Slice, V Data);
template <class V, class M, class I>
V typed_atomic_add(M Mask, SurfaceIndex S, V Src, I U, I Row, I Slice, I Lod);
template <class V, class M, class I>
V typed_atomic_sub(M Mask, SurfaceIndex S, V Src, I U, I Row, I Slice, I Lod);
template <class V, class M, class I>
V typed_atomic_min(M Mask, SurfaceIndex S, V Src, I U, I Row, I Slice, I Lod);
template <class V, class M, class I>
V typed_atomic_max(M Mask, SurfaceIndex S, V Src, I U, I Row, I Slice, I Lod);
template <class V, class M, class I>
V typed_atomic_imin(M Mask, SurfaceIndex S, V Src, I U, I Row, I Slice, I Lod);
template <class V, class M, class I>
V typed_atomic_imax(M Mask, SurfaceIndex S, V Src, I U, I Row, I Slice, I Lod);
template <class V, class M, class I>
V typed_atomic_and(M Mask, SurfaceIndex S, V Src, I U, I Row, I Slice, I Lod);
template <class V, class M, class I>
V typed_atomic_or(M Mask, SurfaceIndex S, V Src, I U, I Row, I Slice, I Lod);
template <class V, class M, class I>
V typed_atomic_xor(M Mask, SurfaceIndex S, V Src, I U, I Row, I Slice, I Lod);
template <class V, class M, class I>
V typed_atomic_xchg(M Mask, SurfaceIndex S, V Src, I U, I Row, I Slice, I Lod);
template <class V, class M, class I>
V typed_atomic_fmin(M Mask, SurfaceIndex S, V Src, I U, I Row, I Slice, I Lod);
template <class V, class M, class I>
V typed_atomic_fmax(M Mask, SurfaceIndex S, V Src, I U, I Row, I Slice, I Lod);
template <class V, class M, class I>
V typed_atomic_inc(M Mask, SurfaceIndex S, I U, I Row, I Slice, I Lod);
template <class V, class M, class I>
V typed_atomic_dec(M Mask, SurfaceIndex S, I U, I Row, I Slice, I Lod);
template <class V, class M, class I>
V typed_atomic_cmpxchg(M Mask, SurfaceIndex S, V Src, V Compare, I U, I Row,
                       I Slice, I Lod);

// Shared virtual memory.
template <class V> V svm_block_ld(svmptr_t Address);
template <class V> V svm_block_ld_unaligned(svmptr_t Address);
template <class V> void svm_block_st(svmptr_t Address, V Data);
template <class V, class M, class I>
V svm_gather(M Mask, int Log2Blocks, I Addresses, V Old);
template <class V, class M, class I>
void svm_scatter(M Mask, int Log2Blocks, I Addresses, V Data);
template <class V, class M, class I>
V svm_atomic_add(M Mask, I Addresses, V Src, V Old);
template <class V, class M, class I>
V svm_atomic_sub(M Mask, I Addresses, V Src, V Old);
template <class V, class M, class I>
V svm_atomic_min(M Mask, I Addresses, V Src, V Old);
template <class V, class M, class I>
V svm_atomic_max(M Mask, I Addresses, V Src, V Old);
template <class V, class M, class I>
V svm_atomic_imin(M Mask, I Addresses, V Src, V Old);
template <class V, class M, class I>
V svm_atomic_imax(M Mask, I Addresses, V Src, V Old);
template <class V, class M, class I>
V svm_atomic_and(M Mask, I Addresses, V Src, V Old);
template <class V, class M, class I>
V svm_atomic_or(M Mask, I Addresses, V Src, V Old);
template <class V, class M, class I>
V svm_atomic_xor(M Mask, I Addresses, V Src, V Old);
template <class V, class M, class I>
V svm_atomic_xchg(M Mask, I Addresses, V Src, V Old);
template <class V, class M, class I>
V svm_atomic_fmin(M Mask, I Addresses, V Src, V Old);
template <class V, class M, class I>
V svm_atomic_fmax(M Mask, I Addresses, V Src, V Old);
template <class V, class M, class I>
V svm_atomic_inc(M Mask, I Addresses, V Old);
template <class V, class M, class I>
V svm_atomic_dec(M Mask, I Addresses, V Old);
template <class V, class M, class I>
V svm_atomic_cmpxchg(M Mask, I Addresses, V Src, V Compare, V Old);

// Synchronisation.
void barrier();
void sbarrier(signed char Signal);
void nbarrier_init(int Count);
void nbarrier(signed char Signal, signed char Barrier, signed char Threads);
void nbarrier_arrive(signed char Barrier, signed char Role,
                     signed char Producers, signed char Consumers);
void fence(signed char Mask);
void slm_init(int SizeBytes);
int predefined_surface(int Number);

// The machine.
template <class V> V r0();
template <class V> V sr0();
template <class V> V timestamp();
int get_hwid();
template <class W, class V>
V raw_send(int Modifier, bool Mask, int Extended, int Descriptor, W Source,
           V Old);
template <class W>
void raw_send_noresult(int Modifier, bool Mask, int Extended, int Descriptor,
                       W Source);
template <class W, class X, class V>
V raw_sends(int Modifier, bool Mask, signed char Function, int Extended,
            int Descriptor, W Source0, X Source1, V Old);
template <class W, class X>
void raw_sends_noresult(int Modifier, bool Mask, signed char Function,
                        int Extended, int Descriptor, W Source0, X Source1);
template <class M, class W, class V>
V raw_send2(signed char Modifier, signed char Lanes, M Mask, signed char NumSrc,
            signed char NumDst, signed char Function, int Extended,
            int Descriptor, W Source, V Old);
template <class M, class W>
void raw_send2_noresult(signed char Modifier, signed char Lanes, M Mask,
                        signed char NumSrc, signed char Function, int Extended,
                        int Descriptor, W Source);
template <class M, class W, class X, class V>
V raw_sends2(signed char Modifier, signed char Lanes, M Mask,
             signed char NumSrc0, signed char NumSrc1, signed char NumDst,
             signed char Function, int Extended, int Descriptor, W Source0,
             X Source1, V Old);
template <class M, class W, class X>
void raw_sends2_noresult(signed char Modifier, signed char Lanes, M Mask,
                         signed char NumSrc0, signed char NumSrc1,
                         signed char Function, int Extended, int Descriptor,
                         W Source0, X Source1);

template <class V, class W, class X> V dpas(V Sum, W B, X A, int Types);
template <class V, class W, class X> V dpas_nosrc0(W B, X A, int Types);
template <class V, class W, class X> V dpasw(V Sum, W B, X A, int Types);
template <class V, class W, class X> V dpasw_nosrc0(W B, X A, int Types);
template <class V>
V load2d(bool Mask, signed char L1, signed char L3, signed char DataSize,
         signed char Turned, signed char Blocks, short Columns, short Rows,
         signed char VNNI, svmptr_t Base, int WidthBytes, int Height,
         int PitchBytes, int X, int Y);
template <class V>
void store2d(bool Mask, signed char L1, signed char L3, signed char DataSize,
             signed char Turned, signed char Blocks, short Columns, short Rows,
             signed char VNNI, svmptr_t Base, int WidthBytes, int Height,
             int PitchBytes, int X, int Y, V Data);

// Ids of the thread.
short thread_x();
short thread_y();
int group_id_x();
int group_id_y();
int group_id_z();
template <class V> V local_id();
template <class V> V local_size();
template <class V> V group_count();

} // namespace cm::builtin

#endif // CM_DETAIL_BUILTINS_H
