; Surfaces that are computed: messages of the data port name surface variables,
; those of the load/store cache numbers. A value with the name of the predefined
; surface is a value like others.

; RUN: rm -rf %t
; RUN: cmx-opt --platform=icllp --emit=visa %s -o %t/
; RUN: cat %t/numbers.visaasm \
; RUN:   | FileCheck %s --check-prefix=GRF32
; RUN: rm -rf %t
; RUN: cmx-opt --platform=pvc --emit=visa %s -o %t/
; RUN: cat %t/numbers.visaasm \
; RUN:   | FileCheck %s --check-prefix=GRF64

declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)
define dllexport spir_kernel void @numbers(i32 %a, i32 %b, i32 %llvm.vc.predef.var.bss) {
  %x = icmp ult i32 %llvm.vc.predef.var.bss, 7
  %s = select i1 %x, i32 %a, i32 %b
  %v = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %s, i32 %llvm.vc.predef.var.bss)
  %w = add i32 %a, 3
  call void @llvm.genx.oword.st.v16i32(i32 undef, i32 %w, <16 x i32> %v)
  ret void
}
!genx.kernels = !{!0}
!0 = !{ptr @numbers, !"numbers", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !""}

; GRF32-LABEL: .function "numbers_main"
; GRF32-NEXT: movs (M1_NM, 1) [[V0:[a-z0-9_]+]](0,0)<1> [[T0:[a-z0-9_]+]](0)
; GRF32-NEXT: movs (M1_NM, 1) [[V1:[a-z0-9_]+]](0,0)<1> [[T1:[a-z0-9_]+]](0)
; GRF32-NEXT: cmp.lt (M1_NM, 1) [[P0:[a-z0-9_]+]] [[V2:[a-z0-9_]+]](0,0)<0;1,0> 0x7:ud
; GRF32-NEXT: ([[P0]]) sel (M1_NM, 1) [[V3:[a-z0-9_]+]](0,0)<1> [[V4:[a-z0-9_]+]](0,0)<0;1,0> [[V5:[a-z0-9_]+]](0,0)<0;1,0>
; GRF32-NEXT: movs (M1_NM, 1) [[T2:[a-z0-9_]+]](0) [[V6:[a-z0-9_]+]](0,0)<0;1,0>
; GRF32-NEXT: oword_ld (4) [[T2]] [[V2]](0,0)<0;1,0> [[V7:[a-z0-9_]+]].0
; GRF32-NEXT: add (M1_NM, 1) [[V8:[a-z0-9_]+]](0,0)<1> [[V4]](0,0)<0;1,0> 3:d
; GRF32-NEXT: movs (M1_NM, 1) [[T3:[a-z0-9_]+]](0) 0x0:ud
; GRF32-NEXT: oword_st (4) [[T3]] [[V9:[a-z0-9_]+]](0,0)<0;1,0> [[V7]].0
; GRF32-NEXT: ret (M1, 1)

; GRF64-LABEL: .function "numbers_main"
; GRF64-NEXT: cmp.lt (M1_NM, 1) [[P0:[a-z0-9_]+]] [[V0:[a-z0-9_]+]](0,0)<0;1,0> 0x7:ud
; GRF64-NEXT: ([[P0]]) sel (M1_NM, 1) [[V1:[a-z0-9_]+]](0,0)<1> [[V2:[a-z0-9_]+]](0,0)<0;1,0> [[V3:[a-z0-9_]+]](0,0)<0;1,0>
; GRF64-NEXT: shl (M1_NM, 1) [[T0:[a-z0-9_]+]](0,0)<1> [[V0]](0,0)<0;1,0> 0x4:ud
; GRF64-NEXT: lsc_load.ugm (M1, 1) [[V4:[a-z0-9_]+]]:d32x16t bti([[V5:[a-z0-9_]+]]){{\[}}[[T0]]]:a32
; GRF64-NEXT: add (M1_NM, 1) [[V6:[a-z0-9_]+]](0,0)<1> [[V2]](0,0)<0;1,0> 3:d
; GRF64-NEXT: shl (M1_NM, 1) [[T1:[a-z0-9_]+]](0,0)<1> [[V7:[a-z0-9_]+]](0,0)<0;1,0> 0x4:ud
; GRF64-NEXT: lsc_store.ugm (M1, 1) bti(0x0){{\[}}[[T1]]]:a32 [[V4]]:d32x16t
; GRF64-NEXT: ret (M1, 1)
