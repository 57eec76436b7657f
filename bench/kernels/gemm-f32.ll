; C[4x16] += A[4x4] * B[4x16] in floats; every scalar of A is broadcast over a row of B.
; Bound: 36 = 3 + 2 x 7 messages + 3 surfaces + 16 4x4 multiply-adds of 16
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <16 x float> @llvm.genx.oword.ld.v16f32(i32, i32, i32)
declare <16 x float> @llvm.genx.rdregionf.v16f32.v16f32.i16(<16 x float>, i32, i32, i32, i16, i32)
declare <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float>, i32, i32, i32, i16, i32)
declare <32 x float> @llvm.genx.oword.ld.v32f32(i32, i32, i32)
declare <32 x float> @llvm.genx.rdregionf.v32f32.v64f32.i16(<64 x float>, i32, i32, i32, i16, i32)
declare <64 x float> @llvm.genx.wrregionf.v64f32.v16f32.i16.i1(<64 x float>, <16 x float>, i32, i32, i32, i16, i32, i1)
declare <64 x float> @llvm.genx.wrregionf.v64f32.v32f32.i16.i1(<64 x float>, <32 x float>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v32f32(i32, i32, <32 x float>)

define dllexport spir_kernel void @gemm_f32(i32 %a, i32 %b, i32 %c) #0 {
  %a.in = call <16 x float> @llvm.genx.oword.ld.v16f32(i32 0, i32 %a, i32 0)
  %b.in = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %b, i32 0)
  %b.in.all = call <64 x float> @llvm.genx.wrregionf.v64f32.v32f32.i16.i1(<64 x float> undef, <32 x float> %b.in, i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
  %b.in.2 = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %b, i32 8)
  %b.in.all.2 = call <64 x float> @llvm.genx.wrregionf.v64f32.v32f32.i16.i1(<64 x float> %b.in.all, <32 x float> %b.in.2, i32 0, i32 32, i32 1, i16 128, i32 undef, i1 true)
  %c.in = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %c, i32 0)
  %c.in.all = call <64 x float> @llvm.genx.wrregionf.v64f32.v32f32.i16.i1(<64 x float> undef, <32 x float> %c.in, i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
  %c.in.2 = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %c, i32 8)
  %c.in.all.2 = call <64 x float> @llvm.genx.wrregionf.v64f32.v32f32.i16.i1(<64 x float> %c.in.all, <32 x float> %c.in.2, i32 0, i32 32, i32 1, i16 128, i32 undef, i1 true)
  %acc = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %c.in.all.2, i32 0, i32 16, i32 1, i16 0, i32 undef)
  %a.2 = call <16 x float> @llvm.genx.rdregionf.v16f32.v16f32.i16(<16 x float> %a.in, i32 0, i32 1, i32 0, i16 0, i32 undef)
  %b.2 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %b.in.all.2, i32 0, i32 16, i32 1, i16 0, i32 undef)
  %prod = fmul fast <16 x float> %a.2, %b.2
  %acc.2 = fadd fast <16 x float> %acc, %prod
  %a.3 = call <16 x float> @llvm.genx.rdregionf.v16f32.v16f32.i16(<16 x float> %a.in, i32 0, i32 1, i32 0, i16 4, i32 undef)
  %b.3 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %b.in.all.2, i32 0, i32 16, i32 1, i16 64, i32 undef)
  %prod.2 = fmul fast <16 x float> %a.3, %b.3
  %acc.3 = fadd fast <16 x float> %acc.2, %prod.2
  %a.4 = call <16 x float> @llvm.genx.rdregionf.v16f32.v16f32.i16(<16 x float> %a.in, i32 0, i32 1, i32 0, i16 8, i32 undef)
  %b.4 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %b.in.all.2, i32 0, i32 16, i32 1, i16 128, i32 undef)
  %prod.3 = fmul fast <16 x float> %a.4, %b.4
  %acc.4 = fadd fast <16 x float> %acc.3, %prod.3
  %a.5 = call <16 x float> @llvm.genx.rdregionf.v16f32.v16f32.i16(<16 x float> %a.in, i32 0, i32 1, i32 0, i16 12, i32 undef)
  %b.5 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %b.in.all.2, i32 0, i32 16, i32 1, i16 192, i32 undef)
  %prod.4 = fmul fast <16 x float> %a.5, %b.5
  %acc.5 = fadd fast <16 x float> %acc.4, %prod.4
  %c.out = call <64 x float> @llvm.genx.wrregionf.v64f32.v16f32.i16.i1(<64 x float> %c.in.all.2, <16 x float> %acc.5, i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
  %acc.6 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %c.out, i32 0, i32 16, i32 1, i16 64, i32 undef)
  %a.6 = call <16 x float> @llvm.genx.rdregionf.v16f32.v16f32.i16(<16 x float> %a.in, i32 0, i32 1, i32 0, i16 16, i32 undef)
  %b.6 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %b.in.all.2, i32 0, i32 16, i32 1, i16 0, i32 undef)
  %prod.5 = fmul fast <16 x float> %a.6, %b.6
  %acc.7 = fadd fast <16 x float> %acc.6, %prod.5
  %a.7 = call <16 x float> @llvm.genx.rdregionf.v16f32.v16f32.i16(<16 x float> %a.in, i32 0, i32 1, i32 0, i16 20, i32 undef)
  %b.7 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %b.in.all.2, i32 0, i32 16, i32 1, i16 64, i32 undef)
  %prod.6 = fmul fast <16 x float> %a.7, %b.7
  %acc.8 = fadd fast <16 x float> %acc.7, %prod.6
  %a.8 = call <16 x float> @llvm.genx.rdregionf.v16f32.v16f32.i16(<16 x float> %a.in, i32 0, i32 1, i32 0, i16 24, i32 undef)
  %b.8 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %b.in.all.2, i32 0, i32 16, i32 1, i16 128, i32 undef)
  %prod.7 = fmul fast <16 x float> %a.8, %b.8
  %acc.9 = fadd fast <16 x float> %acc.8, %prod.7
  %a.9 = call <16 x float> @llvm.genx.rdregionf.v16f32.v16f32.i16(<16 x float> %a.in, i32 0, i32 1, i32 0, i16 28, i32 undef)
  %b.9 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %b.in.all.2, i32 0, i32 16, i32 1, i16 192, i32 undef)
  %prod.8 = fmul fast <16 x float> %a.9, %b.9
  %acc.10 = fadd fast <16 x float> %acc.9, %prod.8
  %c.out.2 = call <64 x float> @llvm.genx.wrregionf.v64f32.v16f32.i16.i1(<64 x float> %c.out, <16 x float> %acc.10, i32 0, i32 16, i32 1, i16 64, i32 undef, i1 true)
  %acc.11 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %c.out.2, i32 0, i32 16, i32 1, i16 128, i32 undef)
  %a.10 = call <16 x float> @llvm.genx.rdregionf.v16f32.v16f32.i16(<16 x float> %a.in, i32 0, i32 1, i32 0, i16 32, i32 undef)
  %b.10 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %b.in.all.2, i32 0, i32 16, i32 1, i16 0, i32 undef)
  %prod.9 = fmul fast <16 x float> %a.10, %b.10
  %acc.12 = fadd fast <16 x float> %acc.11, %prod.9
  %a.11 = call <16 x float> @llvm.genx.rdregionf.v16f32.v16f32.i16(<16 x float> %a.in, i32 0, i32 1, i32 0, i16 36, i32 undef)
  %b.11 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %b.in.all.2, i32 0, i32 16, i32 1, i16 64, i32 undef)
  %prod.10 = fmul fast <16 x float> %a.11, %b.11
  %acc.13 = fadd fast <16 x float> %acc.12, %prod.10
  %a.12 = call <16 x float> @llvm.genx.rdregionf.v16f32.v16f32.i16(<16 x float> %a.in, i32 0, i32 1, i32 0, i16 40, i32 undef)
  %b.12 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %b.in.all.2, i32 0, i32 16, i32 1, i16 128, i32 undef)
  %prod.11 = fmul fast <16 x float> %a.12, %b.12
  %acc.14 = fadd fast <16 x float> %acc.13, %prod.11
  %a.13 = call <16 x float> @llvm.genx.rdregionf.v16f32.v16f32.i16(<16 x float> %a.in, i32 0, i32 1, i32 0, i16 44, i32 undef)
  %b.13 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %b.in.all.2, i32 0, i32 16, i32 1, i16 192, i32 undef)
  %prod.12 = fmul fast <16 x float> %a.13, %b.13
  %acc.15 = fadd fast <16 x float> %acc.14, %prod.12
  %c.out.3 = call <64 x float> @llvm.genx.wrregionf.v64f32.v16f32.i16.i1(<64 x float> %c.out.2, <16 x float> %acc.15, i32 0, i32 16, i32 1, i16 128, i32 undef, i1 true)
  %acc.16 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %c.out.3, i32 0, i32 16, i32 1, i16 192, i32 undef)
  %a.14 = call <16 x float> @llvm.genx.rdregionf.v16f32.v16f32.i16(<16 x float> %a.in, i32 0, i32 1, i32 0, i16 48, i32 undef)
  %b.14 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %b.in.all.2, i32 0, i32 16, i32 1, i16 0, i32 undef)
  %prod.13 = fmul fast <16 x float> %a.14, %b.14
  %acc.17 = fadd fast <16 x float> %acc.16, %prod.13
  %a.15 = call <16 x float> @llvm.genx.rdregionf.v16f32.v16f32.i16(<16 x float> %a.in, i32 0, i32 1, i32 0, i16 52, i32 undef)
  %b.15 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %b.in.all.2, i32 0, i32 16, i32 1, i16 64, i32 undef)
  %prod.14 = fmul fast <16 x float> %a.15, %b.15
  %acc.18 = fadd fast <16 x float> %acc.17, %prod.14
  %a.16 = call <16 x float> @llvm.genx.rdregionf.v16f32.v16f32.i16(<16 x float> %a.in, i32 0, i32 1, i32 0, i16 56, i32 undef)
  %b.16 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %b.in.all.2, i32 0, i32 16, i32 1, i16 128, i32 undef)
  %prod.15 = fmul fast <16 x float> %a.16, %b.16
  %acc.19 = fadd fast <16 x float> %acc.18, %prod.15
  %a.17 = call <16 x float> @llvm.genx.rdregionf.v16f32.v16f32.i16(<16 x float> %a.in, i32 0, i32 1, i32 0, i16 60, i32 undef)
  %b.17 = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %b.in.all.2, i32 0, i32 16, i32 1, i16 192, i32 undef)
  %prod.16 = fmul fast <16 x float> %a.17, %b.17
  %acc.20 = fadd fast <16 x float> %acc.19, %prod.16
  %c.out.4 = call <64 x float> @llvm.genx.wrregionf.v64f32.v16f32.i16.i1(<64 x float> %c.out.3, <16 x float> %acc.20, i32 0, i32 16, i32 1, i16 192, i32 undef, i1 true)
  %out = call <32 x float> @llvm.genx.rdregionf.v32f32.v64f32.i16(<64 x float> %c.out.4, i32 0, i32 32, i32 1, i16 0, i32 undef)
  call void @llvm.genx.oword.st.v32f32(i32 %c, i32 0, <32 x float> %out)
  %out.2 = call <32 x float> @llvm.genx.rdregionf.v32f32.v64f32.i16(<64 x float> %c.out.4, i32 0, i32 32, i32 1, i16 128, i32 undef)
  call void @llvm.genx.oword.st.v32f32(i32 %c, i32 8, <32 x float> %out.2)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @gemm_f32, !"gemm_f32", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 2}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !"buffer_t"}
