; Eight points of four floats times a 4x4 matrix: each point alone, one row of the matrix for each
; coordinate.
; Bound: 22 = 3 + 2 x 4 messages + 3 surfaces + 8 four products with sums of 32
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <16 x float> @llvm.genx.oword.ld.v16f32(i32, i32, i32)
declare <32 x float> @llvm.genx.oword.ld.v32f32(i32, i32, i32)
declare <32 x float> @llvm.genx.wrregionf.v32f32.v4f32.i16.i1(<32 x float>, <4 x float>, i32, i32, i32, i16, i32, i1)
declare <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float>, i32, i32, i32, i16, i32)
declare <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float>, i32, i32, i32, i16, i32)
declare void @llvm.genx.oword.st.v32f32(i32, i32, <32 x float>)

define dllexport spir_kernel void @mat4_points(i32 %mat, i32 %src, i32 %dst) #0 {
  %m = call <16 x float> @llvm.genx.oword.ld.v16f32(i32 0, i32 %mat, i32 0)
  %p = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %src, i32 0)
  %row = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %m, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %co = call <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float> %p, i32 0, i32 1, i32 0, i16 0, i32 undef)
  %prod = fmul fast <4 x float> %row, %co
  %row.2 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %m, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %co.2 = call <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float> %p, i32 0, i32 1, i32 0, i16 4, i32 undef)
  %prod.2 = fmul fast <4 x float> %row.2, %co.2
  %sum = fadd fast <4 x float> %prod, %prod.2
  %row.3 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %m, i32 0, i32 4, i32 1, i16 32, i32 undef)
  %co.3 = call <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float> %p, i32 0, i32 1, i32 0, i16 8, i32 undef)
  %prod.3 = fmul fast <4 x float> %row.3, %co.3
  %sum.2 = fadd fast <4 x float> %sum, %prod.3
  %row.4 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %m, i32 0, i32 4, i32 1, i16 48, i32 undef)
  %co.4 = call <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float> %p, i32 0, i32 1, i32 0, i16 12, i32 undef)
  %prod.4 = fmul fast <4 x float> %row.4, %co.4
  %sum.3 = fadd fast <4 x float> %sum.2, %prod.4
  %o = call <32 x float> @llvm.genx.wrregionf.v32f32.v4f32.i16.i1(<32 x float> undef, <4 x float> %sum.3, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %row.5 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %m, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %co.5 = call <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float> %p, i32 0, i32 1, i32 0, i16 16, i32 undef)
  %prod.5 = fmul fast <4 x float> %row.5, %co.5
  %row.6 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %m, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %co.6 = call <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float> %p, i32 0, i32 1, i32 0, i16 20, i32 undef)
  %prod.6 = fmul fast <4 x float> %row.6, %co.6
  %sum.4 = fadd fast <4 x float> %prod.5, %prod.6
  %row.7 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %m, i32 0, i32 4, i32 1, i16 32, i32 undef)
  %co.7 = call <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float> %p, i32 0, i32 1, i32 0, i16 24, i32 undef)
  %prod.7 = fmul fast <4 x float> %row.7, %co.7
  %sum.5 = fadd fast <4 x float> %sum.4, %prod.7
  %row.8 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %m, i32 0, i32 4, i32 1, i16 48, i32 undef)
  %co.8 = call <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float> %p, i32 0, i32 1, i32 0, i16 28, i32 undef)
  %prod.8 = fmul fast <4 x float> %row.8, %co.8
  %sum.6 = fadd fast <4 x float> %sum.5, %prod.8
  %o.2 = call <32 x float> @llvm.genx.wrregionf.v32f32.v4f32.i16.i1(<32 x float> %o, <4 x float> %sum.6, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
  %row.9 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %m, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %co.9 = call <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float> %p, i32 0, i32 1, i32 0, i16 32, i32 undef)
  %prod.9 = fmul fast <4 x float> %row.9, %co.9
  %row.10 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %m, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %co.10 = call <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float> %p, i32 0, i32 1, i32 0, i16 36, i32 undef)
  %prod.10 = fmul fast <4 x float> %row.10, %co.10
  %sum.7 = fadd fast <4 x float> %prod.9, %prod.10
  %row.11 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %m, i32 0, i32 4, i32 1, i16 32, i32 undef)
  %co.11 = call <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float> %p, i32 0, i32 1, i32 0, i16 40, i32 undef)
  %prod.11 = fmul fast <4 x float> %row.11, %co.11
  %sum.8 = fadd fast <4 x float> %sum.7, %prod.11
  %row.12 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %m, i32 0, i32 4, i32 1, i16 48, i32 undef)
  %co.12 = call <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float> %p, i32 0, i32 1, i32 0, i16 44, i32 undef)
  %prod.12 = fmul fast <4 x float> %row.12, %co.12
  %sum.9 = fadd fast <4 x float> %sum.8, %prod.12
  %o.3 = call <32 x float> @llvm.genx.wrregionf.v32f32.v4f32.i16.i1(<32 x float> %o.2, <4 x float> %sum.9, i32 0, i32 4, i32 1, i16 32, i32 undef, i1 true)
  %row.13 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %m, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %co.13 = call <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float> %p, i32 0, i32 1, i32 0, i16 48, i32 undef)
  %prod.13 = fmul fast <4 x float> %row.13, %co.13
  %row.14 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %m, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %co.14 = call <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float> %p, i32 0, i32 1, i32 0, i16 52, i32 undef)
  %prod.14 = fmul fast <4 x float> %row.14, %co.14
  %sum.10 = fadd fast <4 x float> %prod.13, %prod.14
  %row.15 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %m, i32 0, i32 4, i32 1, i16 32, i32 undef)
  %co.15 = call <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float> %p, i32 0, i32 1, i32 0, i16 56, i32 undef)
  %prod.15 = fmul fast <4 x float> %row.15, %co.15
  %sum.11 = fadd fast <4 x float> %sum.10, %prod.15
  %row.16 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %m, i32 0, i32 4, i32 1, i16 48, i32 undef)
  %co.16 = call <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float> %p, i32 0, i32 1, i32 0, i16 60, i32 undef)
  %prod.16 = fmul fast <4 x float> %row.16, %co.16
  %sum.12 = fadd fast <4 x float> %sum.11, %prod.16
  %o.4 = call <32 x float> @llvm.genx.wrregionf.v32f32.v4f32.i16.i1(<32 x float> %o.3, <4 x float> %sum.12, i32 0, i32 4, i32 1, i16 48, i32 undef, i1 true)
  %row.17 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %m, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %co.17 = call <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float> %p, i32 0, i32 1, i32 0, i16 64, i32 undef)
  %prod.17 = fmul fast <4 x float> %row.17, %co.17
  %row.18 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %m, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %co.18 = call <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float> %p, i32 0, i32 1, i32 0, i16 68, i32 undef)
  %prod.18 = fmul fast <4 x float> %row.18, %co.18
  %sum.13 = fadd fast <4 x float> %prod.17, %prod.18
  %row.19 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %m, i32 0, i32 4, i32 1, i16 32, i32 undef)
  %co.19 = call <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float> %p, i32 0, i32 1, i32 0, i16 72, i32 undef)
  %prod.19 = fmul fast <4 x float> %row.19, %co.19
  %sum.14 = fadd fast <4 x float> %sum.13, %prod.19
  %row.20 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %m, i32 0, i32 4, i32 1, i16 48, i32 undef)
  %co.20 = call <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float> %p, i32 0, i32 1, i32 0, i16 76, i32 undef)
  %prod.20 = fmul fast <4 x float> %row.20, %co.20
  %sum.15 = fadd fast <4 x float> %sum.14, %prod.20
  %o.5 = call <32 x float> @llvm.genx.wrregionf.v32f32.v4f32.i16.i1(<32 x float> %o.4, <4 x float> %sum.15, i32 0, i32 4, i32 1, i16 64, i32 undef, i1 true)
  %row.21 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %m, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %co.21 = call <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float> %p, i32 0, i32 1, i32 0, i16 80, i32 undef)
  %prod.21 = fmul fast <4 x float> %row.21, %co.21
  %row.22 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %m, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %co.22 = call <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float> %p, i32 0, i32 1, i32 0, i16 84, i32 undef)
  %prod.22 = fmul fast <4 x float> %row.22, %co.22
  %sum.16 = fadd fast <4 x float> %prod.21, %prod.22
  %row.23 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %m, i32 0, i32 4, i32 1, i16 32, i32 undef)
  %co.23 = call <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float> %p, i32 0, i32 1, i32 0, i16 88, i32 undef)
  %prod.23 = fmul fast <4 x float> %row.23, %co.23
  %sum.17 = fadd fast <4 x float> %sum.16, %prod.23
  %row.24 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %m, i32 0, i32 4, i32 1, i16 48, i32 undef)
  %co.24 = call <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float> %p, i32 0, i32 1, i32 0, i16 92, i32 undef)
  %prod.24 = fmul fast <4 x float> %row.24, %co.24
  %sum.18 = fadd fast <4 x float> %sum.17, %prod.24
  %o.6 = call <32 x float> @llvm.genx.wrregionf.v32f32.v4f32.i16.i1(<32 x float> %o.5, <4 x float> %sum.18, i32 0, i32 4, i32 1, i16 80, i32 undef, i1 true)
  %row.25 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %m, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %co.25 = call <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float> %p, i32 0, i32 1, i32 0, i16 96, i32 undef)
  %prod.25 = fmul fast <4 x float> %row.25, %co.25
  %row.26 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %m, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %co.26 = call <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float> %p, i32 0, i32 1, i32 0, i16 100, i32 undef)
  %prod.26 = fmul fast <4 x float> %row.26, %co.26
  %sum.19 = fadd fast <4 x float> %prod.25, %prod.26
  %row.27 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %m, i32 0, i32 4, i32 1, i16 32, i32 undef)
  %co.27 = call <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float> %p, i32 0, i32 1, i32 0, i16 104, i32 undef)
  %prod.27 = fmul fast <4 x float> %row.27, %co.27
  %sum.20 = fadd fast <4 x float> %sum.19, %prod.27
  %row.28 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %m, i32 0, i32 4, i32 1, i16 48, i32 undef)
  %co.28 = call <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float> %p, i32 0, i32 1, i32 0, i16 108, i32 undef)
  %prod.28 = fmul fast <4 x float> %row.28, %co.28
  %sum.21 = fadd fast <4 x float> %sum.20, %prod.28
  %o.7 = call <32 x float> @llvm.genx.wrregionf.v32f32.v4f32.i16.i1(<32 x float> %o.6, <4 x float> %sum.21, i32 0, i32 4, i32 1, i16 96, i32 undef, i1 true)
  %row.29 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %m, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %co.29 = call <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float> %p, i32 0, i32 1, i32 0, i16 112, i32 undef)
  %prod.29 = fmul fast <4 x float> %row.29, %co.29
  %row.30 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %m, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %co.30 = call <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float> %p, i32 0, i32 1, i32 0, i16 116, i32 undef)
  %prod.30 = fmul fast <4 x float> %row.30, %co.30
  %sum.22 = fadd fast <4 x float> %prod.29, %prod.30
  %row.31 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %m, i32 0, i32 4, i32 1, i16 32, i32 undef)
  %co.31 = call <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float> %p, i32 0, i32 1, i32 0, i16 120, i32 undef)
  %prod.31 = fmul fast <4 x float> %row.31, %co.31
  %sum.23 = fadd fast <4 x float> %sum.22, %prod.31
  %row.32 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %m, i32 0, i32 4, i32 1, i16 48, i32 undef)
  %co.32 = call <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float> %p, i32 0, i32 1, i32 0, i16 124, i32 undef)
  %prod.32 = fmul fast <4 x float> %row.32, %co.32
  %sum.24 = fadd fast <4 x float> %sum.23, %prod.32
  %o.8 = call <32 x float> @llvm.genx.wrregionf.v32f32.v4f32.i16.i1(<32 x float> %o.7, <4 x float> %sum.24, i32 0, i32 4, i32 1, i16 112, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v32f32(i32 %dst, i32 0, <32 x float> %o.8)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @mat4_points, !"mat4_points", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 2}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !"buffer_t"}
