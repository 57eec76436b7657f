; A polynomial of degree five for 32 floats by Horner's rule.
; Bound: 24 = 3 + 2 x 2 messages + 2 surfaces + 10 five multiply-adds of 32 + 5 constants in
;   registers
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <32 x float> @llvm.genx.oword.ld.v32f32(i32, i32, i32)
declare void @llvm.genx.oword.st.v32f32(i32, i32, <32 x float>)

define dllexport spir_kernel void @horner(i32 %src, i32 %dst) #0 {
  %in = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %src, i32 0)
  %prod = fmul fast <32 x float> splat (float 0x3F80FF9720000000), %in
  %sum = fadd fast <32 x float> %prod, splat (float 0xBFC5532620000000)
  %prod.2 = fmul fast <32 x float> %sum, %in
  %sum.2 = fadd fast <32 x float> %prod.2, splat (float 5.000000e-01)
  %prod.3 = fmul fast <32 x float> %sum.2, %in
  %sum.3 = fadd fast <32 x float> %prod.3, splat (float -1.250000e+00)
  %prod.4 = fmul fast <32 x float> %sum.3, %in
  %sum.4 = fadd fast <32 x float> %prod.4, splat (float 7.500000e-01)
  %prod.5 = fmul fast <32 x float> %sum.4, %in
  %sum.5 = fadd fast <32 x float> %prod.5, splat (float 2.000000e+00)
  call void @llvm.genx.oword.st.v32f32(i32 %dst, i32 0, <32 x float> %sum.5)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @horner, !"horner", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
