; Floats that are those of the register before plus one number.
; RUN: cmx-opt %s --platform=icllp --emit=visa | FileCheck %s
; RUN: cmx-opt %s --platform=pvc --emit=visa | FileCheck %s --check-prefix=PVC
; RUN: cmx-opt %s --platform=icllp --check-each -o /dev/null

declare void @llvm.genx.oword.st.v16f32(i32, i32, <16 x float>)

; CHECK:      mov (M1, 4) [[A:v_[0-9]+]](0,0)<1> 0x48403000:vf
; CHECK-NEXT: mov (M1, 4) [[A]](0,4)<1> 0x5c585450:vf
; CHECK-NEXT: add (M1, 8) [[A]](1,0)<1> [[A]](0,0)<1;1,0> 0x41000000:f
; CHECK-NEXT: oword_st
; Not exact: 0.1 has no such sums. Results of 0 depend on the mode of rounding, sums of
; denormal numbers, and of -0, on other modes.
; CHECK-NOT: add {{.*}}:f
; CHECK:     ret

; No part of a register: four immediates.
; PVC: mov (M1, 4) [[A:v_[0-9]+]](0,12)<1> 0x6e6c6a68:vf
define dllexport spir_kernel void @k(i32 %dst) #0 {
  call void @llvm.genx.oword.st.v16f32(i32 %dst, i32 0, <16 x float> <float 0.0, float 1.0, float 2.0, float 3.0, float 4.0, float 5.0, float 6.0, float 7.0, float 8.0, float 9.0, float 10.0, float 11.0, float 12.0, float 13.0, float 14.0, float 15.0>)
  call void @llvm.genx.oword.st.v16f32(i32 %dst, i32 16, <16 x float> <float 1.0, float 2.0, float 3.0, float 4.0, float 5.0, float 6.0, float 7.0, float 8.0, float 0x3FF19999A0000000, float 0x4000CCCCC0000000, float 0x4008CCCCC0000000, float 0x4010666660000000, float 0x4014666660000000, float 0x4018666660000000, float 0x401C666660000000, float 0x4020333340000000>)
  call void @llvm.genx.oword.st.v16f32(i32 %dst, i32 32, <16 x float> <float 1.0, float 2.0, float 3.0, float 4.0, float 5.0, float 6.0, float 7.0, float 8.0, float 0.0, float 1.0, float 2.0, float 3.0, float 4.0, float 5.0, float 6.0, float 7.0>)
  call void @llvm.genx.oword.st.v16f32(i32 %dst, i32 48, <16 x float> <float 0x36B0000000000000, float 0x36C0000000000000, float 0x36C8000000000000, float 0x36D0000000000000, float 0x36D4000000000000, float 0x36D8000000000000, float 0x36DC000000000000, float 0x36E0000000000000, float 0x3820000020000000, float 0x3820000040000000, float 0x3820000060000000, float 0x3820000080000000, float 0x38200000A0000000, float 0x38200000C0000000, float 0x38200000E0000000, float 0x3820000100000000>)
  call void @llvm.genx.oword.st.v16f32(i32 %dst, i32 64, <16 x float> <float -0.0, float 1.0, float 2.0, float 3.0, float 4.0, float 5.0, float 6.0, float 7.0, float 100.0, float 101.0, float 102.0, float 103.0, float 104.0, float 105.0, float 106.0, float 107.0>)
  ret void
}

attributes #0 = { "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2}
!2 = !{i32 0}
!3 = !{!"buffer_t"}
