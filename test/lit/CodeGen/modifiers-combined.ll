; Nested negations and absolute values become one modifier.
; RUN: cmx-opt --platform=icllp -O0 --emit=visa %s -o - | FileCheck %s

declare <8 x float> @llvm.fabs.v8f32(<8 x float>)
declare void @llvm.genx.oword.st.v8f32(i32, i32, <8 x float>)

; CHECK-LABEL: .function "k_main"
define dllexport spir_kernel void @k(i32 %buf, <8 x float> %x, <8 x float> %y) {
  %abs = call <8 x float> @llvm.fabs.v8f32(<8 x float> %x)
  %neg.abs = fneg <8 x float> %abs
  %neg.neg.abs = fneg <8 x float> %neg.abs
; CHECK: mul (M1, 8) {{.*}} (abs)
  %a = fmul <8 x float> %neg.neg.abs, %y
  call void @llvm.genx.oword.st.v8f32(i32 %buf, i32 0, <8 x float> %a)
  %abs2 = call <8 x float> @llvm.fabs.v8f32(<8 x float> %x)
  %neg.abs2 = fneg <8 x float> %abs2
; CHECK: mul (M1, 8) {{.*}} (-abs)
  %b = fmul <8 x float> %neg.abs2, %y
  call void @llvm.genx.oword.st.v8f32(i32 %buf, i32 2, <8 x float> %b)
  %neg = fneg <8 x float> %x
  %abs.neg = call <8 x float> @llvm.fabs.v8f32(<8 x float> %neg)
; CHECK: mul (M1, 8) {{.*}} (abs)
  %c = fmul <8 x float> %abs.neg, %y
  call void @llvm.genx.oword.st.v8f32(i32 %buf, i32 4, <8 x float> %c)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"", !""}
