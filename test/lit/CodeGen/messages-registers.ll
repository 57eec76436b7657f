; Where the operands of messages lie.

; RUN: rm -rf %t
; RUN: cmx-opt --platform=icllp --emit=visa %s -o %t/
; RUN: cat %t/small.visaasm %t/parts.visaasm %t/single.visaasm \
; RUN:   | FileCheck %s --check-prefix=GRF32
; RUN: rm -rf %t
; RUN: cmx-opt --platform=pvc --emit=visa %s -o %t/
; RUN: cat %t/small.visaasm %t/parts.visaasm %t/single.visaasm \
; RUN:   | FileCheck %s --check-prefix=GRF64

declare <4 x i32> @llvm.genx.oword.ld.v4i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)
declare void @llvm.genx.oword.st.v32i32(i32, i32, <32 x i32>)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32>, <16 x i32>, i32, i32, i32, i16, i32, i1)
declare <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <1 x i32> @llvm.genx.gather.scaled2.v1i32.v1i32(i32, i16, i32, i32, <1 x i32>)
declare void @llvm.genx.scatter.scaled.v1i1.v1i32.v1i32(<1 x i1>, i32, i16, i32, i32, <1 x i32>, <1 x i32>)

; Writes less than a register: the variable takes it all.
define dllexport spir_kernel void @small(i32 %buf) {
  %a = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 %buf, i32 0)
  call void @llvm.genx.oword.st.v4i32(i32 %buf, i32 1, <4 x i32> %a)
  ret void
}

; Loads and stores of parts that lie at a register stay where they are; others
; are copied.
define dllexport spir_kernel void @parts(i32 %buf, <32 x i32> %v) {
  %a = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %buf, i32 0)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> %v, <16 x i32> %a, i32 16, i32 16, i32 1, i16 64, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v32i32(i32 %buf, i32 0, <32 x i32> %w)
  %low = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> %w, i32 16, i32 16, i32 1, i16 0, i32 undef)
  call void @llvm.genx.oword.st.v16i32(i32 %buf, i32 8, <16 x i32> %low)
  %mid = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> %w, i32 16, i32 16, i32 1, i16 16, i32 undef)
  call void @llvm.genx.oword.st.v16i32(i32 %buf, i32 12, <16 x i32> %mid)
  ret void
}

; An argument of a few bytes cannot be moved to a register's start, other
; variables can.
define dllexport spir_kernel void @single(i32 %buf, i32 %at) {
  %off = insertelement <1 x i32> undef, i32 %at, i32 0
  %a = call <1 x i32> @llvm.genx.gather.scaled2.v1i32.v1i32(i32 2, i16 0, i32 %buf, i32 0, <1 x i32> %off)
  %b = call <1 x i32> @llvm.genx.gather.scaled2.v1i32.v1i32(i32 2, i16 0, i32 %buf, i32 0, <1 x i32> %a)
  call void @llvm.genx.scatter.scaled.v1i1.v1i32.v1i32(<1 x i1> splat (i1 true), i32 2, i16 0, i32 %buf, i32 0, <1 x i32> %a, <1 x i32> %b)
  ret void
}

!genx.kernels = !{!0, !1, !2}
!0 = !{ptr @small, !"small", !3, i32 0, i32 0, !4, !5, i32 0}
!1 = !{ptr @parts, !"parts", !6, i32 0, i32 0, !7, !8, i32 0}
!2 = !{ptr @single, !"single", !6, i32 0, i32 0, !7, !8, i32 0}
!3 = !{i32 2}
!4 = !{i32 0}
!5 = !{!"buffer_t"}
!6 = !{i32 2, i32 0}
!7 = !{i32 0, i32 0}
!8 = !{!"buffer_t", !""}

; GRF32-LABEL: .function "small_main"
; GRF32-NEXT: oword_ld (1) [[T0:[a-z0-9_]+]] 0x0:ud [[V0:[a-z0-9_]+]].0
; GRF32-NEXT: oword_st (1) [[T0]] 0x1:ud [[V0]].0
; GRF32-NEXT: ret (M1, 1)
; GRF32-LABEL: .function "parts_main"
; GRF32-NEXT: oword_ld (4) [[T0:[a-z0-9_]+]] 0x0:ud [[T1:[a-z0-9_]+]].0
; GRF32-NEXT: mov (M1_NM, 16) [[V0:[a-z0-9_]+]](2,0)<1> [[T1]](0,0)<1;1,0>
; GRF32-NEXT: oword_st (8) [[T0]] 0x0:ud [[V0]].0
; GRF32-NEXT: oword_st (4) [[T0]] 0x8:ud [[V0]].0
; GRF32-NEXT: mov (M1, 8) [[V1:[a-z0-9_]+]](0,0)<1> [[V2:[a-z0-9_]+]](0,4)<1;1,0>
; GRF32-NEXT: mov (M1, 8) [[V1]](1,0)<1> [[V2]](1,4)<1;1,0>
; GRF32-NEXT: oword_st (4) [[T0]] 0xc:ud [[V3:[a-z0-9_]+]].0
; GRF32-NEXT: ret (M1, 1)
; GRF32-LABEL: .function "single_main"
; GRF32-NEXT: mov (M1_NM, 1) [[T0:[a-z0-9_]+]](0,0)<1> [[V0:[a-z0-9_]+]](0,0)<0;1,0>
; GRF32-NEXT: gather_scaled.4 (M1, 1) [[T1:[a-z0-9_]+]] 0x0:ud [[T0]].0 [[V1:[a-z0-9_]+]].0
; GRF32-NEXT: gather_scaled.4 (M1, 1) [[T1]] 0x0:ud [[V1]].0 [[V2:[a-z0-9_]+]].0
; GRF32-NEXT: scatter_scaled.4 (M1, 1) [[T1]] 0x0:ud [[V1]].0 [[V2]].0
; GRF32-NEXT: ret (M1, 1)

; GRF64-LABEL: .function "small_main"
; GRF64-NEXT: shl (M1_NM, 1) [[T0:[a-z0-9_]+]](0,0)<1> [[V0:[a-z0-9_]+]](0,0)<0;1,0> 0x38:ud
; GRF64-NEXT: raw_sends.15.1.0.1 (M1, 1) [[V1:[a-z0-9_]+]](0,1)<0;1,0> 0x6210b500:ud [[V1]].0 %null.0 [[V2:[a-z0-9_]+]].0
; GRF64-NEXT: mov (M1_NM, 1) [[T1:[a-z0-9_]+]](0,0)<1> 0x10:ud
; GRF64-NEXT: lsc_store.ugm (M1, 1) bti([[V0]]){{\[}}[[T1]]]:a32 [[V2]]:d32x4t
; GRF64-NEXT: ret (M1, 1)
; GRF64-LABEL: .function "parts_main"
; GRF64-NEXT: shl (M1_NM, 1) [[T0:[a-z0-9_]+]](0,0)<1> [[V0:[a-z0-9_]+]](0,0)<0;1,0> 0x38:ud
; GRF64-NEXT: raw_sends.15.1.0.1 (M1, 1) [[V1:[a-z0-9_]+]](0,1)<0;1,0> 0x6210d500:ud [[V1]].0 %null.0 [[T1:[a-z0-9_]+]].0
; GRF64-NEXT: mov (M1_NM, 16) [[V2:[a-z0-9_]+]](1,0)<1> [[T1]](0,0)<1;1,0>
; GRF64-NEXT: lsc_store.ugm (M1, 1) bti([[V0]]){{\[}}[[V1]]]:a32 [[V2]]:d32x32t
; GRF64-NEXT: mov (M1_NM, 1) [[T2:[a-z0-9_]+]](0,0)<1> 0x80:ud
; GRF64-NEXT: lsc_store.ugm (M1, 1) bti([[V0]]){{\[}}[[T2]]]:a32 [[V2]]:d32x16t
; GRF64-NEXT: mov (M1, 16) [[V3:[a-z0-9_]+]](0,0)<1> [[V4:[a-z0-9_]+]](0,4)<1;1,0>
; GRF64-NEXT: mov (M1_NM, 1) [[T3:[a-z0-9_]+]](0,0)<1> 0xc0:ud
; GRF64-NEXT: lsc_store.ugm (M1, 1) bti([[V0]]){{\[}}[[T3]]]:a32 [[V5:[a-z0-9_]+]]:d32x16t
; GRF64-NEXT: ret (M1, 1)
; GRF64-LABEL: .function "single_main"
; GRF64-NEXT: mov (M1_NM, 1) [[T0:[a-z0-9_]+]](0,0)<1> [[V0:[a-z0-9_]+]](0,0)<0;1,0>
; GRF64-NEXT: lsc_load.ugm (M1, 1) [[V1:[a-z0-9_]+]]:d32 bti([[V2:[a-z0-9_]+]]){{\[}}[[T0]]]:a32
; GRF64-NEXT: lsc_load.ugm (M1, 1) [[V3:[a-z0-9_]+]]:d32 bti([[V2]]){{\[}}[[V1]]]:a32
; GRF64-NEXT: lsc_store.ugm (M1, 1) bti([[V2]]){{\[}}[[V1]]]:a32 [[V3]]:d32
; GRF64-NEXT: ret (M1, 1)
