; Products of 16 complex numbers, real and imaginary parts interleaved.
; Bound: 20 = 3 + 2 x 3 messages + 3 surfaces + 4 products of 32 + 4 multiply-adds
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <16 x float> @llvm.genx.rdregionf.v16f32.v32f32.i16(<32 x float>, i32, i32, i32, i16, i32)
declare <32 x float> @llvm.genx.oword.ld.v32f32(i32, i32, i32)
declare <32 x float> @llvm.genx.wrregionf.v32f32.v16f32.i16.i1(<32 x float>, <16 x float>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v32f32(i32, i32, <32 x float>)

define dllexport spir_kernel void @complex_mul(i32 %a, i32 %b, i32 %dst) #0 {
  %a.2 = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %a, i32 0)
  %b.2 = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %b, i32 0)
  %ar = call <16 x float> @llvm.genx.rdregionf.v16f32.v32f32.i16(<32 x float> %a.2, i32 0, i32 16, i32 2, i16 0, i32 undef)
  %ai = call <16 x float> @llvm.genx.rdregionf.v16f32.v32f32.i16(<32 x float> %a.2, i32 0, i32 16, i32 2, i16 4, i32 undef)
  %br = call <16 x float> @llvm.genx.rdregionf.v16f32.v32f32.i16(<32 x float> %b.2, i32 0, i32 16, i32 2, i16 0, i32 undef)
  %bi = call <16 x float> @llvm.genx.rdregionf.v16f32.v32f32.i16(<32 x float> %b.2, i32 0, i32 16, i32 2, i16 4, i32 undef)
  %prod = fmul fast <16 x float> %ar, %br
  %prod.2 = fmul fast <16 x float> %ai, %bi
  %re = fsub fast <16 x float> %prod, %prod.2
  %prod.3 = fmul fast <16 x float> %ar, %bi
  %prod.4 = fmul fast <16 x float> %ai, %br
  %im = fadd fast <16 x float> %prod.3, %prod.4
  %o = call <32 x float> @llvm.genx.wrregionf.v32f32.v16f32.i16.i1(<32 x float> undef, <16 x float> %re, i32 0, i32 16, i32 2, i16 0, i32 undef, i1 true)
  %o.2 = call <32 x float> @llvm.genx.wrregionf.v32f32.v16f32.i16.i1(<32 x float> %o, <16 x float> %im, i32 0, i32 16, i32 2, i16 4, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v32f32(i32 %dst, i32 0, <32 x float> %o.2)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @complex_mul, !"complex_mul", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 2}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !"buffer_t"}
