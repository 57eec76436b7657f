; Floats of eight bits, four of them again and again, are one immediate; what
; repeats otherwise is copied.
; RUN: cmx-opt %s --platform=icllp --emit=visa | FileCheck %s
; RUN: cmx-opt %s --platform=pvc --emit=visa | FileCheck %s --check-prefix=PVC
; RUN: cmx-opt %s --platform=icllp --check-each -o /dev/null

declare void @llvm.genx.oword.st.v16f32(i32, i32, <16 x float>)
declare void @llvm.genx.oword.st.v8f32(i32, i32, <8 x float>)

; CHECK:      mov (M1, 16) v_{{.*}}(0,0)<1> 0xb0204030:vf
; CHECK-NEXT: oword_st
; Four and four others: 0, 0.25, 31 and -31 are the ends, but for fractions of 0.125.
; CHECK-NEXT: mov (M1, 4) v_{{.*}}(0,0)<1> 0xff7f1000:vf
; CHECK-NEXT: mov (M1, 4) v_{{.*}}(0,4)<1> 0x38003000:vf
; CHECK-NEXT: oword_st
; No short float: -0 and 0.125, 32, five bits of fraction. The second four are copied.
; CHECK-NEXT: mov (M1_NM, 1) [[C:v_[0-9]+]](0,0)<1> 0x80000000:ud
; CHECK-NEXT: mov (M1_NM, 1) [[C]](0,1)<1> 0x3e000000:ud
; CHECK-NEXT: mov (M1_NM, 1) [[C]](0,2)<1> 0x42000000:ud
; CHECK-NEXT: mov (M1_NM, 1) [[C]](0,3)<1> 0x3f840000:ud
; CHECK-NEXT: mov (M1, 4) [[F:v_[0-9]+]](0,4)<1> [[F]](0,0)<1;1,0>
; CHECK-NEXT: oword_st
; CHECK-NEXT: mov (M1, 8) v_{{.*}}(0,0)<1> 0x308f0801:vf

; PVC: mov (M1, 16) v_{{.*}}(0,0)<1> 0xb0204030:vf
define dllexport spir_kernel void @k(i32 %dst) #0 {
  call void @llvm.genx.oword.st.v16f32(i32 %dst, i32 0, <16 x float> <float 1.0, float 2.0, float 0.5, float -1.0, float 1.0, float 2.0, float 0.5, float -1.0, float 1.0, float 2.0, float 0.5, float -1.0, float 1.0, float 2.0, float 0.5, float -1.0>)
  call void @llvm.genx.oword.st.v8f32(i32 %dst, i32 16, <8 x float> <float 0.0, float 0.25, float 31.0, float -31.0, float 0.0, float 1.0, float 0.0, float 1.5>)
  call void @llvm.genx.oword.st.v8f32(i32 %dst, i32 32, <8 x float> <float -0.0, float 0.125, float 32.0, float 1.03125, float -0.0, float 0.125, float 32.0, float 1.03125>)
  call void @llvm.genx.oword.st.v8f32(i32 %dst, i32 48, <8 x float> <float 0.1328125, float 0.1875, float -0.2421875, float 1.0, float 0.1328125, float 0.1875, float -0.2421875, float 1.0>)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2}
!2 = !{i32 0}
!3 = !{!"buffer_t"}
