; 8x8 floats, transposed row by row into columns.
; Bound: 29 = 3 + 2 x 4 messages + 2 surfaces + 16 two rounds of 8: a register has parts of eight
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <32 x float> @llvm.genx.oword.ld.v32f32(i32, i32, i32)
declare <32 x float> @llvm.genx.rdregionf.v32f32.v64f32.i16(<64 x float>, i32, i32, i32, i16, i32)
declare <64 x float> @llvm.genx.wrregionf.v64f32.v32f32.i16.i1(<64 x float>, <32 x float>, i32, i32, i32, i16, i32, i1)
declare <64 x float> @llvm.genx.wrregionf.v64f32.v8f32.i16.i1(<64 x float>, <8 x float>, i32, i32, i32, i16, i32, i1)
declare <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float>, i32, i32, i32, i16, i32)
declare void @llvm.genx.oword.st.v32f32(i32, i32, <32 x float>)

define dllexport spir_kernel void @transpose8_f32(i32 %src, i32 %dst) #0 {
  %in = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %src, i32 0)
  %in.all = call <64 x float> @llvm.genx.wrregionf.v64f32.v32f32.i16.i1(<64 x float> undef, <32 x float> %in, i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
  %in.2 = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %src, i32 8)
  %in.all.2 = call <64 x float> @llvm.genx.wrregionf.v64f32.v32f32.i16.i1(<64 x float> %in.all, <32 x float> %in.2, i32 0, i32 32, i32 1, i16 128, i32 undef, i1 true)
  %row0 = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float> %in.all.2, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %w = call <64 x float> @llvm.genx.wrregionf.v64f32.v8f32.i16.i1(<64 x float> undef, <8 x float> %row0, i32 0, i32 8, i32 8, i16 0, i32 undef, i1 true)
  %row1 = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float> %in.all.2, i32 0, i32 8, i32 1, i16 32, i32 undef)
  %w.2 = call <64 x float> @llvm.genx.wrregionf.v64f32.v8f32.i16.i1(<64 x float> %w, <8 x float> %row1, i32 0, i32 8, i32 8, i16 4, i32 undef, i1 true)
  %row2 = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float> %in.all.2, i32 0, i32 8, i32 1, i16 64, i32 undef)
  %w.3 = call <64 x float> @llvm.genx.wrregionf.v64f32.v8f32.i16.i1(<64 x float> %w.2, <8 x float> %row2, i32 0, i32 8, i32 8, i16 8, i32 undef, i1 true)
  %row3 = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float> %in.all.2, i32 0, i32 8, i32 1, i16 96, i32 undef)
  %w.4 = call <64 x float> @llvm.genx.wrregionf.v64f32.v8f32.i16.i1(<64 x float> %w.3, <8 x float> %row3, i32 0, i32 8, i32 8, i16 12, i32 undef, i1 true)
  %row4 = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float> %in.all.2, i32 0, i32 8, i32 1, i16 128, i32 undef)
  %w.5 = call <64 x float> @llvm.genx.wrregionf.v64f32.v8f32.i16.i1(<64 x float> %w.4, <8 x float> %row4, i32 0, i32 8, i32 8, i16 16, i32 undef, i1 true)
  %row5 = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float> %in.all.2, i32 0, i32 8, i32 1, i16 160, i32 undef)
  %w.6 = call <64 x float> @llvm.genx.wrregionf.v64f32.v8f32.i16.i1(<64 x float> %w.5, <8 x float> %row5, i32 0, i32 8, i32 8, i16 20, i32 undef, i1 true)
  %row6 = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float> %in.all.2, i32 0, i32 8, i32 1, i16 192, i32 undef)
  %w.7 = call <64 x float> @llvm.genx.wrregionf.v64f32.v8f32.i16.i1(<64 x float> %w.6, <8 x float> %row6, i32 0, i32 8, i32 8, i16 24, i32 undef, i1 true)
  %row7 = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float> %in.all.2, i32 0, i32 8, i32 1, i16 224, i32 undef)
  %w.8 = call <64 x float> @llvm.genx.wrregionf.v64f32.v8f32.i16.i1(<64 x float> %w.7, <8 x float> %row7, i32 0, i32 8, i32 8, i16 28, i32 undef, i1 true)
  %out = call <32 x float> @llvm.genx.rdregionf.v32f32.v64f32.i16(<64 x float> %w.8, i32 0, i32 32, i32 1, i16 0, i32 undef)
  call void @llvm.genx.oword.st.v32f32(i32 %dst, i32 0, <32 x float> %out)
  %out.2 = call <32 x float> @llvm.genx.rdregionf.v32f32.v64f32.i16(<64 x float> %w.8, i32 0, i32 32, i32 1, i16 128, i32 undef)
  call void @llvm.genx.oword.st.v32f32(i32 %dst, i32 8, <32 x float> %out.2)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @transpose8_f32, !"transpose8_f32", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
