; Inverse and hyperbolic functions: vISA text against the host's library, in
; units in the last place.

; UNSUPPORTED: llvm-19
; RUN: cmx-run %s --arg src=pattern:random:f32:3:128 --arg dst=%t.ir.raw:896
; RUN: cmx-run %s --platform=icllp --visa --arg src=pattern:random:f32:3:128 --arg dst=%t.icllp.raw:896
; RUN: cmx-run %s --platform=pvc --visa --arg src=pattern:random:f32:3:128 --arg dst=%t.pvc.raw:896
; RUN: python3 %S/Inputs/ulps.py %t.ir.raw %t.icllp.raw 3
; RUN: python3 %S/Inputs/ulps.py %t.ir.raw %t.pvc.raw 3

declare <32 x float> @llvm.genx.oword.ld.v32f32(i32, i32, i32)
declare void @llvm.genx.oword.st.v32f32(i32, i32, <32 x float>)

define dllexport spir_kernel void @k(i32 %src, i32 %dst) {
  %s = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %src, i32 0)
  %v = fmul <32 x float> %s, splat (float 12.0)
  %r = shufflevector <32 x float> %v, <32 x float> poison, <32 x i32> <i32 31, i32 30, i32 29, i32 28, i32 27, i32 26, i32 25, i32 24, i32 23, i32 22, i32 21, i32 20, i32 19, i32 18, i32 17, i32 16, i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %asin = call <32 x float> @llvm.asin.v32f32(<32 x float> %s)
  call void @llvm.genx.oword.st.v32f32(i32 %dst, i32 0, <32 x float> %asin)
  %acos = call <32 x float> @llvm.acos.v32f32(<32 x float> %s)
  call void @llvm.genx.oword.st.v32f32(i32 %dst, i32 8, <32 x float> %acos)
  %atan = call <32 x float> @llvm.atan.v32f32(<32 x float> %v)
  call void @llvm.genx.oword.st.v32f32(i32 %dst, i32 16, <32 x float> %atan)
  %atan2 = call <32 x float> @llvm.atan2.v32f32(<32 x float> %v, <32 x float> %r)
  call void @llvm.genx.oword.st.v32f32(i32 %dst, i32 24, <32 x float> %atan2)
  %sinh = call <32 x float> @llvm.sinh.v32f32(<32 x float> %v)
  call void @llvm.genx.oword.st.v32f32(i32 %dst, i32 32, <32 x float> %sinh)
  %cosh = call <32 x float> @llvm.cosh.v32f32(<32 x float> %v)
  call void @llvm.genx.oword.st.v32f32(i32 %dst, i32 40, <32 x float> %cosh)
  %tanh = call <32 x float> @llvm.tanh.v32f32(<32 x float> %v)
  call void @llvm.genx.oword.st.v32f32(i32 %dst, i32 48, <32 x float> %tanh)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
