; Sixteen dot products of four-element float vectors, structures side by side in memory.
; Bound: 32 = 3 + 2 x 5 messages + 3 surfaces + 16 multiply-adds of 16 from eight registers, 4 x 4
;   lanes
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float>, i32, i32, i32, i16, i32)
declare <32 x float> @llvm.genx.oword.ld.v32f32(i32, i32, i32)
declare <64 x float> @llvm.genx.wrregionf.v64f32.v32f32.i16.i1(<64 x float>, <32 x float>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v16f32(i32, i32, <16 x float>)

define dllexport spir_kernel void @dot4_f32(i32 %a, i32 %b, i32 %c) #0 {
  %a.in = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %a, i32 0)
  %a.in.all = call <64 x float> @llvm.genx.wrregionf.v64f32.v32f32.i16.i1(<64 x float> undef, <32 x float> %a.in, i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
  %a.in.2 = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %a, i32 8)
  %a.in.all.2 = call <64 x float> @llvm.genx.wrregionf.v64f32.v32f32.i16.i1(<64 x float> %a.in.all, <32 x float> %a.in.2, i32 0, i32 32, i32 1, i16 128, i32 undef, i1 true)
  %b.in = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %b, i32 0)
  %b.in.all = call <64 x float> @llvm.genx.wrregionf.v64f32.v32f32.i16.i1(<64 x float> undef, <32 x float> %b.in, i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
  %b.in.2 = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %b, i32 8)
  %b.in.all.2 = call <64 x float> @llvm.genx.wrregionf.v64f32.v32f32.i16.i1(<64 x float> %b.in.all, <32 x float> %b.in.2, i32 0, i32 32, i32 1, i16 128, i32 undef, i1 true)
  %a.2 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %a.in.all.2, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %b.2 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %b.in.all.2, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %prod = fmul fast <16 x float> %a.2, %b.2
  %a.3 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %a.in.all.2, i32 0, i32 16, i32 4, i16 4, i32 undef)
  %b.3 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %b.in.all.2, i32 0, i32 16, i32 4, i16 4, i32 undef)
  %prod.2 = fmul fast <16 x float> %a.3, %b.3
  %sum = fadd fast <16 x float> %prod, %prod.2
  %a.4 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %a.in.all.2, i32 0, i32 16, i32 4, i16 8, i32 undef)
  %b.4 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %b.in.all.2, i32 0, i32 16, i32 4, i16 8, i32 undef)
  %prod.3 = fmul fast <16 x float> %a.4, %b.4
  %sum.2 = fadd fast <16 x float> %sum, %prod.3
  %a.5 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %a.in.all.2, i32 0, i32 16, i32 4, i16 12, i32 undef)
  %b.5 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %b.in.all.2, i32 0, i32 16, i32 4, i16 12, i32 undef)
  %prod.4 = fmul fast <16 x float> %a.5, %b.5
  %sum.3 = fadd fast <16 x float> %sum.2, %prod.4
  call void @llvm.genx.oword.st.v16f32(i32 %c, i32 0, <16 x float> %sum.3)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @dot4_f32, !"dot4_f32", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 2}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !"buffer_t"}
