; 16 samples of an image, red and alpha.
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <32 x float> @llvm.genx.3d.sample.v32f32.v16i1.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32(i32, <16 x i1>, i32, i16, i32, i32, <16 x float>, <16 x float>, <16 x float>, <16 x float>, <16 x float>, <16 x float>, <16 x float>, <16 x float>, <16 x float>, <16 x float>, <16 x float>, <16 x float>, <16 x float>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.genx.oword.ld.v16f32(i32, i32, i32)
declare void @llvm.genx.oword.st.v32f32(i32, i32, <32 x float>)

define dllexport spir_kernel void @sampler_3d(i32 %smp, i32 %img, i32 %src, i32 %dst) #0 {
  %u = call <16 x float> @llvm.genx.oword.ld.v16f32(i32 0, i32 %src, i32 0)
  %v = call <16 x float> @llvm.genx.oword.ld.v16f32(i32 0, i32 %src, i32 4)
  %s = call <32 x float> @llvm.genx.3d.sample.v32f32.v16i1.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32.v16f32(i32 0, <16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, i32 9, i16 0, i32 %smp, i32 %img, <16 x float> %u, <16 x float> %v, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer, <16 x float> zeroinitializer)
  call void @llvm.genx.oword.st.v32f32(i32 %dst, i32 0, <32 x float> %s)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{void (i32, i32, i32, i32)* @sampler_3d, !"sampler_3d", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 1, i32 2, i32 2, i32 2}
!2 = !{i32 0, i32 0, i32 0, i32 0}
!3 = !{!"sampler_t", !"image2d_t", !"buffer_t", !"buffer_t"}
