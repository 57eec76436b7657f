; Sum of 128 floats by halves, stored as the first of four.
; Bound: 26 = 3 + 2 x 5 messages + 2 surfaces + 4 sum of 64 + 2 of 32 + 5 of 16 .. 1
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <1 x float> @llvm.genx.rdregionf.v1f32.v2f32.i16(<2 x float>, i32, i32, i32, i16, i32)
declare <128 x float> @llvm.genx.wrregionf.v128f32.v32f32.i16.i1(<128 x float>, <32 x float>, i32, i32, i32, i16, i32, i1)
declare <16 x float> @llvm.genx.rdregionf.v16f32.v32f32.i16(<32 x float>, i32, i32, i32, i16, i32)
declare <2 x float> @llvm.genx.rdregionf.v2f32.v4f32.i16(<4 x float>, i32, i32, i32, i16, i32)
declare <32 x float> @llvm.genx.oword.ld.v32f32(i32, i32, i32)
declare <32 x float> @llvm.genx.rdregionf.v32f32.v64f32.i16(<64 x float>, i32, i32, i32, i16, i32)
declare <4 x float> @llvm.genx.rdregionf.v4f32.v8f32.i16(<8 x float>, i32, i32, i32, i16, i32)
declare <4 x float> @llvm.genx.wrregionf.v4f32.v1f32.i16.i1(<4 x float>, <1 x float>, i32, i32, i32, i16, i32, i1)
declare <64 x float> @llvm.genx.rdregionf.v64f32.v128f32.i16(<128 x float>, i32, i32, i32, i16, i32)
declare <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float>, i32, i32, i32, i16, i32)
declare void @llvm.genx.oword.st.v4f32(i32, i32, <4 x float>)

define dllexport spir_kernel void @sum_f32(i32 %src, i32 %dst) #0 {
  %in = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %src, i32 0)
  %in.all = call <128 x float> @llvm.genx.wrregionf.v128f32.v32f32.i16.i1(<128 x float> undef, <32 x float> %in, i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
  %in.2 = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %src, i32 8)
  %in.all.2 = call <128 x float> @llvm.genx.wrregionf.v128f32.v32f32.i16.i1(<128 x float> %in.all, <32 x float> %in.2, i32 0, i32 32, i32 1, i16 128, i32 undef, i1 true)
  %in.3 = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %src, i32 16)
  %in.all.3 = call <128 x float> @llvm.genx.wrregionf.v128f32.v32f32.i16.i1(<128 x float> %in.all.2, <32 x float> %in.3, i32 0, i32 32, i32 1, i16 256, i32 undef, i1 true)
  %in.4 = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %src, i32 24)
  %in.all.4 = call <128 x float> @llvm.genx.wrregionf.v128f32.v32f32.i16.i1(<128 x float> %in.all.3, <32 x float> %in.4, i32 0, i32 32, i32 1, i16 384, i32 undef, i1 true)
  %lo = call <64 x float> @llvm.genx.rdregionf.v64f32.v128f32.i16(<128 x float> %in.all.4, i32 0, i32 64, i32 1, i16 0, i32 undef)
  %hi = call <64 x float> @llvm.genx.rdregionf.v64f32.v128f32.i16(<128 x float> %in.all.4, i32 0, i32 64, i32 1, i16 256, i32 undef)
  %sum = fadd fast <64 x float> %lo, %hi
  %lo.2 = call <32 x float> @llvm.genx.rdregionf.v32f32.v64f32.i16(<64 x float> %sum, i32 0, i32 32, i32 1, i16 0, i32 undef)
  %hi.2 = call <32 x float> @llvm.genx.rdregionf.v32f32.v64f32.i16(<64 x float> %sum, i32 0, i32 32, i32 1, i16 128, i32 undef)
  %sum.2 = fadd fast <32 x float> %lo.2, %hi.2
  %lo.3 = call <16 x float> @llvm.genx.rdregionf.v16f32.v32f32.i16(<32 x float> %sum.2, i32 0, i32 16, i32 1, i16 0, i32 undef)
  %hi.3 = call <16 x float> @llvm.genx.rdregionf.v16f32.v32f32.i16(<32 x float> %sum.2, i32 0, i32 16, i32 1, i16 64, i32 undef)
  %sum.3 = fadd fast <16 x float> %lo.3, %hi.3
  %lo.4 = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> %sum.3, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %hi.4 = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> %sum.3, i32 0, i32 8, i32 1, i16 32, i32 undef)
  %sum.4 = fadd fast <8 x float> %lo.4, %hi.4
  %lo.5 = call <4 x float> @llvm.genx.rdregionf.v4f32.v8f32.i16(<8 x float> %sum.4, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %hi.5 = call <4 x float> @llvm.genx.rdregionf.v4f32.v8f32.i16(<8 x float> %sum.4, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %sum.5 = fadd fast <4 x float> %lo.5, %hi.5
  %lo.6 = call <2 x float> @llvm.genx.rdregionf.v2f32.v4f32.i16(<4 x float> %sum.5, i32 0, i32 2, i32 1, i16 0, i32 undef)
  %hi.6 = call <2 x float> @llvm.genx.rdregionf.v2f32.v4f32.i16(<4 x float> %sum.5, i32 0, i32 2, i32 1, i16 8, i32 undef)
  %sum.6 = fadd fast <2 x float> %lo.6, %hi.6
  %lo.7 = call <1 x float> @llvm.genx.rdregionf.v1f32.v2f32.i16(<2 x float> %sum.6, i32 0, i32 1, i32 1, i16 0, i32 undef)
  %hi.7 = call <1 x float> @llvm.genx.rdregionf.v1f32.v2f32.i16(<2 x float> %sum.6, i32 0, i32 1, i32 1, i16 4, i32 undef)
  %sum.7 = fadd fast <1 x float> %lo.7, %hi.7
  %o = call <4 x float> @llvm.genx.wrregionf.v4f32.v1f32.i16.i1(<4 x float> <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00>, <1 x float> %sum.7, i32 0, i32 1, i32 1, i16 0, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v4f32(i32 %dst, i32 0, <4 x float> %o)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @sum_f32, !"sum_f32", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
