; Blocks of surfaces and of memory: constant, variable and computed surfaces,
; offsets in owords and bytes, 64-bit addresses. Where there is no data port they
; are LSC messages with offsets in bytes.

; RUN: rm -rf %t
; RUN: cmx-opt --platform=icllp --emit=visa %s -o %t/
; RUN: cat %t/oword.visaasm %t/svm_block.visaasm \
; RUN:   | FileCheck %s --check-prefix=GRF32
; RUN: rm -rf %t
; RUN: cmx-opt --platform=pvc --emit=visa %s -o %t/
; RUN: cat %t/oword.visaasm %t/svm_block.visaasm \
; RUN:   | FileCheck %s --check-prefix=GRF64

declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare <4 x i32> @llvm.genx.oword.ld.v4i32(i32, i32, i32)
declare <32 x i32> @llvm.genx.oword.ld.unaligned.v32i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
declare void @llvm.genx.oword.st.v32i32(i32, i32, <32 x i32>)

define dllexport spir_kernel void @oword(i32 %src, i32 %dst, i32 %at) {
  %a = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 %at)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 3, <16 x i32> %a)
  %b = call <32 x i32> @llvm.genx.oword.ld.unaligned.v32i32(i32 0, i32 %src, i32 %at)
  call void @llvm.genx.oword.st.v32i32(i32 %dst, i32 %at, <32 x i32> %b)
  %c = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 5, i32 0)
  call void @llvm.genx.oword.st.v4i32(i32 %at, i32 0, <4 x i32> %c)
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 0, <4 x i32> <i32 1, i32 2, i32 3, i32 400>)
  ret void
}

declare <8 x i32> @llvm.genx.svm.block.ld.v8i32.i64(i64)
declare <8 x i32> @llvm.genx.svm.block.ld.unaligned.v8i32.i64(i64)
declare void @llvm.genx.svm.block.st.i64.v8i32(i64, <8 x i32>)

define dllexport spir_kernel void @svm_block(i64 %p, i64 %q) {
  %a = call <8 x i32> @llvm.genx.svm.block.ld.v8i32.i64(i64 %p)
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %q, <8 x i32> %a)
  %b = call <8 x i32> @llvm.genx.svm.block.ld.unaligned.v8i32.i64(i64 4660)
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %q, <8 x i32> %b)
  ret void
}

!genx.kernels = !{!0, !1}
!0 = !{ptr @oword, !"oword", !2, i32 0, i32 0, !3, !4, i32 0}
!1 = !{ptr @svm_block, !"svm_block", !5, i32 0, i32 0, !5, !6, i32 0}
!2 = !{i32 2, i32 2, i32 0}
!3 = !{i32 0, i32 0, i32 0}
!4 = !{!"buffer_t", !"buffer_t", !""}
!5 = !{i32 0, i32 0}
!6 = !{!"svmptr_t", !"svmptr_t"}

; GRF32-LABEL: .function "oword_main"
; GRF32-NEXT: oword_ld (4) [[T0:[a-z0-9_]+]] [[V0:[a-z0-9_]+]](0,0)<0;1,0> [[V1:[a-z0-9_]+]].0
; GRF32-NEXT: oword_st (4) [[T1:[a-z0-9_]+]] 0x3:ud [[V1]].0
; GRF32-NEXT: oword_ld_unaligned (8) [[T0]] [[V0]](0,0)<0;1,0> [[V2:[a-z0-9_]+]].0
; GRF32-NEXT: oword_st (8) [[T1]] [[V0]](0,0)<0;1,0> [[V2]].0
; GRF32-NEXT: movs (M1_NM, 1) [[T2:[a-z0-9_]+]](0) 0x5:ud
; GRF32-NEXT: oword_ld (1) [[T2]] 0x0:ud [[V3:[a-z0-9_]+]].0
; GRF32-NEXT: movs (M1_NM, 1) [[T3:[a-z0-9_]+]](0) [[V0]](0,0)<0;1,0>
; GRF32-NEXT: oword_st (1) [[T3]] 0x0:ud [[V3]].0
; GRF32-NEXT: mov (M1_NM, 1) [[V4:[a-z0-9_]+]](0,0)<1> 0x1:ud
; GRF32-NEXT: mov (M1_NM, 1) [[V4]](0,1)<1> 0x2:ud
; GRF32-NEXT: mov (M1_NM, 1) [[V4]](0,2)<1> 0x3:ud
; GRF32-NEXT: mov (M1_NM, 1) [[V4]](0,3)<1> 0x190:ud
; GRF32-NEXT: oword_st (1) [[T1]] 0x0:ud [[V4]].0
; GRF32-NEXT: ret (M1, 1)
; GRF32-LABEL: .function "svm_block_main"
; GRF32-NEXT: svm_block_ld (2) [[V0:[a-z0-9_]+]](0,0)<0;1,0> [[V1:[a-z0-9_]+]].0
; GRF32-NEXT: svm_block_st (2) [[V2:[a-z0-9_]+]](0,0)<0;1,0> [[V1]].0
; GRF32-NEXT: mov (M1_NM, 1) [[V3:[a-z0-9_]+]](0,0)<1> 0x1234:ud
; GRF32-NEXT: mov (M1_NM, 1) [[V3]](0,1)<1> 0x0:ud
; GRF32-NEXT: svm_block_ld (2) [[T0:[a-z0-9_]+]](0,0)<0;1,0> [[V4:[a-z0-9_]+]].0
; GRF32-NEXT: svm_block_st (2) [[V2]](0,0)<0;1,0> [[V4]].0
; GRF32-NEXT: ret (M1, 1)

; GRF64-LABEL: .function "oword_main"
; GRF64-NEXT: shl (M1_NM, 1) [[T0:[a-z0-9_]+]](0,0)<1> [[V0:[a-z0-9_]+]](0,0)<0;1,0> 0x4:ud
; GRF64-NEXT: lsc_load.ugm (M1, 1) [[V1:[a-z0-9_]+]]:d32x16t bti([[V2:[a-z0-9_]+]]){{\[}}[[T0]]]:a32
; GRF64-NEXT: mov (M1_NM, 1) [[T1:[a-z0-9_]+]](0,0)<1> 0x30:ud
; GRF64-NEXT: lsc_store.ugm (M1, 1) bti([[V3:[a-z0-9_]+]]){{\[}}[[T1]]]:a32 [[V1]]:d32x16t
; GRF64-NEXT: mov (M1_NM, 1) [[T2:[a-z0-9_]+]](0,0)<1> [[V0]](0,0)<0;1,0>
; GRF64-NEXT: lsc_load.ugm (M1, 1) [[V4:[a-z0-9_]+]]:d32x32t bti([[V2]]){{\[}}[[T2]]]:a32
; GRF64-NEXT: shl (M1_NM, 1) [[T3:[a-z0-9_]+]](0,0)<1> [[V0]](0,0)<0;1,0> 0x4:ud
; GRF64-NEXT: lsc_store.ugm (M1, 1) bti([[V3]]){{\[}}[[T3]]]:a32 [[V4]]:d32x32t
; GRF64-NEXT: mov (M1_NM, 1) [[T4:[a-z0-9_]+]](0,0)<1> 0x0:ud
; GRF64-NEXT: lsc_load.ugm (M1, 1) [[V5:[a-z0-9_]+]]:d32x4t bti(0x5){{\[}}[[T4]]]:a32
; GRF64-NEXT: lsc_store.ugm (M1, 1) bti([[V0]]){{\[}}[[T4]]]:a32 [[V5]]:d32x4t
; GRF64-NEXT: mov (M1_NM, 1) [[V6:[a-z0-9_]+]](0,0)<1> 0x0000000200000001:uq
; GRF64-NEXT: mov (M1_NM, 1) [[V6]](0,1)<1> 0x0000019000000003:uq
; GRF64-NEXT: lsc_store.ugm (M1, 1) bti([[V3]]){{\[}}[[T4]]]:a32 [[D6:[a-z0-9_]+]]:d32x4t
; GRF64-NEXT: ret (M1, 1)
; GRF64-LABEL: .function "svm_block_main"
; GRF64-NEXT: lsc_load.ugm (M1, 1) [[V0:[a-z0-9_]+]]:d32x8t flat{{\[}}[[V1:[a-z0-9_]+]]]:a64
; GRF64-NEXT: mov (M1_NM, 1) [[T0:[a-z0-9_]+]](0,0)<1> [[V2:[a-z0-9_]+]](0,0)<0;1,0>
; GRF64-NEXT: lsc_store.ugm (M1, 1) flat{{\[}}[[T0]]]:a64 [[V0]]:d32x8t
; GRF64-NEXT: mov (M1_NM, 1) [[V3:[a-z0-9_]+]](0,0)<1> 0x0000000000001234:uq
; GRF64-NEXT: lsc_load.ugm (M1, 1) [[V4:[a-z0-9_]+]]:d32x8t flat{{\[}}[[T1:[a-z0-9_]+]]]:a64
; GRF64-NEXT: mov (M1_NM, 1) [[T2:[a-z0-9_]+]](0,0)<1> [[V2]](0,0)<0;1,0>
; GRF64-NEXT: lsc_store.ugm (M1, 1) flat{{\[}}[[T2]]]:a64 [[V4]]:d32x8t
; GRF64-NEXT: ret (M1, 1)
