; A staircase of 32 floats: a chain of four compares and selects.
; Bound: 25 = 3 + 2 x 2 messages + 2 surfaces + 8 compares of 32 + 8 choices of 32
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <32 x float> @llvm.genx.oword.ld.v32f32(i32, i32, i32)
declare void @llvm.genx.oword.st.v32f32(i32, i32, <32 x float>)

define dllexport spir_kernel void @select_chain(i32 %src, i32 %dst) #0 {
  %in = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %src, i32 0)
  %gt = fcmp ogt <32 x float> %in, splat (float 0x3FC99999A0000000)
  %r = select <32 x i1> %gt, <32 x float> splat (float 1.000000e+00), <32 x float> splat (float 0.000000e+00)
  %gt.2 = fcmp ogt <32 x float> %in, splat (float 0x3FD99999A0000000)
  %r.2 = select <32 x i1> %gt.2, <32 x float> splat (float 2.500000e+00), <32 x float> %r
  %gt.3 = fcmp ogt <32 x float> %in, splat (float 0x3FE3333340000000)
  %r.3 = select <32 x i1> %gt.3, <32 x float> splat (float 4.000000e+00), <32 x float> %r.2
  %gt.4 = fcmp ogt <32 x float> %in, splat (float 0x3FE99999A0000000)
  %r.4 = select <32 x i1> %gt.4, <32 x float> splat (float 8.000000e+00), <32 x float> %r.3
  call void @llvm.genx.oword.st.v32f32(i32 %dst, i32 0, <32 x float> %r.4)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @select_chain, !"select_chain", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
