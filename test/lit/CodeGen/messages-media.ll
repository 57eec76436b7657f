; Media blocks: width in bytes, rows from the data, of which each takes a power of
; two in registers.

; RUN: rm -rf %t
; RUN: cmx-opt --platform=icllp --emit=visa %s -o %t/
; RUN: cat %t/media.visaasm \
; RUN:   | FileCheck %s --check-prefix=GRF32

declare <256 x i8> @llvm.genx.media.ld.v256i8(i32, i32, i32, i32, i32, i32)
declare <96 x i8> @llvm.genx.media.ld.v96i8(i32, i32, i32, i32, i32, i32)
declare <4 x i8> @llvm.genx.media.ld.v4i8(i32, i32, i32, i32, i32, i32)
declare void @llvm.genx.media.st.v96i8(i32, i32, i32, i32, i32, i32, <96 x i8>)
declare void @llvm.genx.media.st.v4i8(i32, i32, i32, i32, i32, i32, <4 x i8>)
declare <64 x float> @llvm.genx.media.ld.v64f32(i32, i32, i32, i32, i32, i32)
declare void @llvm.genx.media.st.v64f32(i32, i32, i32, i32, i32, i32, <64 x float>)

define dllexport spir_kernel void @media(i32 %src, i32 %dst, i32 %x, i32 %y) {
  %a = call <96 x i8> @llvm.genx.media.ld.v96i8(i32 0, i32 %src, i32 0, i32 24, i32 %x, i32 %y)
  call void @llvm.genx.media.st.v96i8(i32 0, i32 %dst, i32 0, i32 24, i32 %x, i32 3, <96 x i8> %a)
  %b = call <64 x float> @llvm.genx.media.ld.v64f32(i32 1, i32 %src, i32 0, i32 64, i32 -4, i32 %y)
  call void @llvm.genx.media.st.v64f32(i32 0, i32 %dst, i32 0, i32 64, i32 0, i32 0, <64 x float> %b)
  %c = call <4 x i8> @llvm.genx.media.ld.v4i8(i32 2, i32 %src, i32 0, i32 3, i32 %x, i32 %y)
  call void @llvm.genx.media.st.v4i8(i32 0, i32 %dst, i32 0, i32 3, i32 %x, i32 %y, <4 x i8> %c)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @media, !"media", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0}
!3 = !{!"image2d_t", !"image2d_t", !"", !""}

; Bytes are loaded as bytes: the finalizer would copy dwords.
; GRF32: .decl [[V2:[a-z0-9_]+]] v_type=G type=b num_elts=96
; GRF32: .decl [[V4:[a-z0-9_]+]] v_type=G type=b num_elts=32
; GRF32: .decl [[W2:[a-z0-9_]+]] v_type=G type=ud {{.*}} alias=<[[V2]], 0>
; GRF32: .decl [[W4:[a-z0-9_]+]] v_type=G type=ud {{.*}} alias=<[[V4]], 0>
; GRF32-LABEL: .function "media_main"
; GRF32-NEXT: media_ld.nomod (24,3) [[T0:[a-z0-9_]+]] [[V0:[a-z0-9_]+]](0,0)<0;1,0> [[V1:[a-z0-9_]+]](0,0)<0;1,0> [[V2]].0
; GRF32-NEXT: media_st.nomod (24,3) [[T1:[a-z0-9_]+]] [[V0]](0,0)<0;1,0> 0x3:ud [[W2]].0
; GRF32-NEXT: media_ld.modified (64,4) [[T0]] 0xfffffffc:ud [[V1]](0,0)<0;1,0> [[V3:[a-z0-9_]+]].0
; GRF32-NEXT: media_st.nomod (64,4) [[T1]] 0x0:ud 0x0:ud [[V3]].0
; GRF32-NEXT: media_ld.top (3,1) [[T0]] [[V0]](0,0)<0;1,0> [[V1]](0,0)<0;1,0> [[V4]].0
; GRF32-NEXT: media_st.nomod (3,1) [[T1]] [[V0]](0,0)<0;1,0> [[V1]](0,0)<0;1,0> [[W4]].0
; GRF32-NEXT: ret (M1, 1)
