; Second derivative of 64 floats of 72: two neighbours minus twice the middle, times a factor.
; Bound: 27 = 3 + 2 x 5 messages + 2 surfaces + 4 sums of 64 + 4 multiply-adds + 4 products
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <32 x float> @llvm.genx.oword.ld.v32f32(i32, i32, i32)
declare <32 x float> @llvm.genx.rdregionf.v32f32.v64f32.i16(<64 x float>, i32, i32, i32, i16, i32)
declare <64 x float> @llvm.genx.rdregionf.v64f32.v72f32.i16(<72 x float>, i32, i32, i32, i16, i32)
declare <72 x float> @llvm.genx.wrregionf.v72f32.v32f32.i16.i1(<72 x float>, <32 x float>, i32, i32, i32, i16, i32, i1)
declare <72 x float> @llvm.genx.wrregionf.v72f32.v8f32.i16.i1(<72 x float>, <8 x float>, i32, i32, i32, i16, i32, i1)
declare <8 x float> @llvm.genx.oword.ld.v8f32(i32, i32, i32)
declare void @llvm.genx.oword.st.v32f32(i32, i32, <32 x float>)

define dllexport spir_kernel void @stencil1d(i32 %src, i32 %dst, float %h) #0 {
  %in = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %src, i32 0)
  %in.all = call <72 x float> @llvm.genx.wrregionf.v72f32.v32f32.i16.i1(<72 x float> undef, <32 x float> %in, i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
  %in.2 = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %src, i32 8)
  %in.all.2 = call <72 x float> @llvm.genx.wrregionf.v72f32.v32f32.i16.i1(<72 x float> %in.all, <32 x float> %in.2, i32 0, i32 32, i32 1, i16 128, i32 undef, i1 true)
  %in.3 = call <8 x float> @llvm.genx.oword.ld.v8f32(i32 0, i32 %src, i32 16)
  %in.all.3 = call <72 x float> @llvm.genx.wrregionf.v72f32.v8f32.i16.i1(<72 x float> %in.all.2, <8 x float> %in.3, i32 0, i32 8, i32 1, i16 256, i32 undef, i1 true)
  %l = call <64 x float> @llvm.genx.rdregionf.v64f32.v72f32.i16(<72 x float> %in.all.3, i32 0, i32 64, i32 1, i16 12, i32 undef)
  %c = call <64 x float> @llvm.genx.rdregionf.v64f32.v72f32.i16(<72 x float> %in.all.3, i32 0, i32 64, i32 1, i16 16, i32 undef)
  %r = call <64 x float> @llvm.genx.rdregionf.v64f32.v72f32.i16(<72 x float> %in.all.3, i32 0, i32 64, i32 1, i16 20, i32 undef)
  %prod = fmul fast <64 x float> %c, splat (float 2.000000e+00)
  %fsub = fsub fast <64 x float> %l, %prod
  %sum = fadd fast <64 x float> %fsub, %r
  %h.i = insertelement <64 x float> undef, float %h, i32 0
  %h.2 = shufflevector <64 x float> %h.i, <64 x float> undef, <64 x i32> zeroinitializer
  %prod.2 = fmul fast <64 x float> %sum, %h.2
  %out = call <32 x float> @llvm.genx.rdregionf.v32f32.v64f32.i16(<64 x float> %prod.2, i32 0, i32 32, i32 1, i16 0, i32 undef)
  call void @llvm.genx.oword.st.v32f32(i32 %dst, i32 0, <32 x float> %out)
  %out.2 = call <32 x float> @llvm.genx.rdregionf.v32f32.v64f32.i16(<64 x float> %prod.2, i32 0, i32 32, i32 1, i16 128, i32 undef)
  call void @llvm.genx.oword.st.v32f32(i32 %dst, i32 8, <32 x float> %out.2)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @stencil1d, !"stencil1d", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !""}
