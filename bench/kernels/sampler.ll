; 16 samples of an image, all four channels.
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <64 x float> @llvm.genx.sample.v64f32.v16f32(i32, i32, i32, <16 x float>, <16 x float>, <16 x float>)
declare <32 x float> @llvm.genx.rdregionf.v32f32.v64f32.i16(<64 x float>, i32, i32, i32, i16, i32)
declare <16 x float> @llvm.genx.oword.ld.v16f32(i32, i32, i32)
declare void @llvm.genx.oword.st.v32f32(i32, i32, <32 x float>)

define dllexport spir_kernel void @sampler(i32 %smp, i32 %img, i32 %src, i32 %dst) #0 {
  %u = call <16 x float> @llvm.genx.oword.ld.v16f32(i32 0, i32 %src, i32 0)
  %v = call <16 x float> @llvm.genx.oword.ld.v16f32(i32 0, i32 %src, i32 4)
  %s = call <64 x float> @llvm.genx.sample.v64f32.v16f32(i32 15, i32 %smp, i32 %img, <16 x float> %u, <16 x float> %v, <16 x float> zeroinitializer)
  %y0 = call <32 x float> @llvm.genx.rdregionf.v32f32.v64f32.i16(<64 x float> %s, i32 32, i32 32, i32 1, i16 0, i32 undef)
  call void @llvm.genx.oword.st.v32f32(i32 %dst, i32 0, <32 x float> %y0)
  %y1 = call <32 x float> @llvm.genx.rdregionf.v32f32.v64f32.i16(<64 x float> %s, i32 32, i32 32, i32 1, i16 128, i32 undef)
  call void @llvm.genx.oword.st.v32f32(i32 %dst, i32 8, <32 x float> %y1)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{void (i32, i32, i32, i32)* @sampler, !"sampler", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 1, i32 2, i32 2, i32 2}
!2 = !{i32 0, i32 0, i32 0, i32 0}
!3 = !{!"sampler_t", !"image2d_t", !"buffer_t", !"buffer_t"}
