; Where 4x16 floats are negative they become a tenth, the two middle rows only; the others stay.
; Bound: 17 = 3 + 2 x 4 messages + 2 surfaces + 2 compares + 2 products
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <32 x float> @llvm.genx.oword.ld.v32f32(i32, i32, i32)
declare <32 x float> @llvm.genx.rdregionf.v32f32.v64f32.i16(<64 x float>, i32, i32, i32, i16, i32)
declare <64 x float> @llvm.genx.wrregionf.v64f32.v32f32.i16.i1(<64 x float>, <32 x float>, i32, i32, i32, i16, i32, i1)
declare <64 x float> @llvm.genx.wrregionf.v64f32.v32f32.i16.v32i1(<64 x float>, <32 x float>, i32, i32, i32, i16, i32, <32 x i1>)
declare void @llvm.genx.oword.st.v32f32(i32, i32, <32 x float>)

define dllexport spir_kernel void @masked_update(i32 %src, i32 %dst) #0 {
  %in = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %src, i32 0)
  %in.all = call <64 x float> @llvm.genx.wrregionf.v64f32.v32f32.i16.i1(<64 x float> undef, <32 x float> %in, i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
  %in.2 = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %src, i32 8)
  %in.all.2 = call <64 x float> @llvm.genx.wrregionf.v64f32.v32f32.i16.i1(<64 x float> %in.all, <32 x float> %in.2, i32 0, i32 32, i32 1, i16 128, i32 undef, i1 true)
  %rows = call <32 x float> @llvm.genx.rdregionf.v32f32.v64f32.i16(<64 x float> %in.all.2, i32 0, i32 32, i32 1, i16 64, i32 undef)
  %lt = fcmp olt <32 x float> %rows, splat (float 0.000000e+00)
  %prod = fmul fast <32 x float> %rows, splat (float 0x3FB99999A0000000)
  %o = call <64 x float> @llvm.genx.wrregionf.v64f32.v32f32.i16.v32i1(<64 x float> %in.all.2, <32 x float> %prod, i32 0, i32 32, i32 1, i16 64, i32 undef, <32 x i1> %lt)
  %out = call <32 x float> @llvm.genx.rdregionf.v32f32.v64f32.i16(<64 x float> %o, i32 0, i32 32, i32 1, i16 0, i32 undef)
  call void @llvm.genx.oword.st.v32f32(i32 %dst, i32 0, <32 x float> %out)
  %out.2 = call <32 x float> @llvm.genx.rdregionf.v32f32.v64f32.i16(<64 x float> %o, i32 0, i32 32, i32 1, i16 128, i32 undef)
  call void @llvm.genx.oword.st.v32f32(i32 %dst, i32 8, <32 x float> %out.2)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @masked_update, !"masked_update", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
