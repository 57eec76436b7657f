; What an operation cannot take in stays an instruction of its own: floats beside
; doubles, and the saturation of an operation that has none.
; RUN: cmx-opt %s --platform=pvc --emit=visa -o - | FileCheck %s
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <8 x float> @llvm.genx.oword.ld.v8f32(i32, i32, i32)
declare void @llvm.genx.oword.st.v8f32(i32, i32, <8 x float>)
declare void @llvm.genx.oword.st.v8f64(i32, i32, <8 x double>)
declare <8 x float> @llvm.genx.frc.v8f32(<8 x float>)
declare <8 x float> @llvm.genx.sat.v8f32(<8 x float>)

; CHECK:      mov (M1, 8) [[D:v_[^ ]*]](0,0)<1> [[F:v_[^ ]*]](0,0)<1;1,0>
; CHECK-NEXT: mul (M1, 8) {{v_[^ ]*}}(0,0)<1> [[D]](0,0)<1;1,0> [[D]](0,0)<1;1,0>
; CHECK:      frc (M1, 8) [[R:v_[^ ]*]](0,0)<1> [[F]](0,0)<1;1,0>
; CHECK:      mov.sat (M1, 8) {{v_[^ ]*}}(0,0)<1> [[R]](0,0)<1;1,0>
define dllexport spir_kernel void @apart(i32 %src, i32 %dst) #0 {
  %a = call <8 x float> @llvm.genx.oword.ld.v8f32(i32 0, i32 %src, i32 0)
  %d = fpext <8 x float> %a to <8 x double>
  %p = fmul <8 x double> %d, %d
  call void @llvm.genx.oword.st.v8f64(i32 %dst, i32 0, <8 x double> %p)
  %f = call <8 x float> @llvm.genx.frc.v8f32(<8 x float> %a)
  %s = call <8 x float> @llvm.genx.sat.v8f32(<8 x float> %f)
  call void @llvm.genx.oword.st.v8f32(i32 %dst, i32 4, <8 x float> %s)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @apart, !"apart", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
