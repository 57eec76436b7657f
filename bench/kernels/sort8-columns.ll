; Sorts the 16 columns of 8 rows of floats: odd-even exchange of neighbouring rows.
; Bound: 77 = 3 + 2 x 8 messages + 2 surfaces + 56 28 exchanges of 16
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <128 x float> @llvm.genx.wrregionf.v128f32.v16f32.i16.i1(<128 x float>, <16 x float>, i32, i32, i32, i16, i32, i1)
declare <128 x float> @llvm.genx.wrregionf.v128f32.v32f32.i16.i1(<128 x float>, <32 x float>, i32, i32, i32, i16, i32, i1)
declare <16 x float> @llvm.genx.rdregionf.v16f32.v128f32.i16(<128 x float>, i32, i32, i32, i16, i32)
declare <32 x float> @llvm.genx.oword.ld.v32f32(i32, i32, i32)
declare <32 x float> @llvm.genx.rdregionf.v32f32.v128f32.i16(<128 x float>, i32, i32, i32, i16, i32)
declare void @llvm.genx.oword.st.v32f32(i32, i32, <32 x float>)

define dllexport spir_kernel void @sort8_columns(i32 %src, i32 %dst) #0 {
  %in = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %src, i32 0)
  %in.all = call <128 x float> @llvm.genx.wrregionf.v128f32.v32f32.i16.i1(<128 x float> undef, <32 x float> %in, i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
  %in.2 = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %src, i32 8)
  %in.all.2 = call <128 x float> @llvm.genx.wrregionf.v128f32.v32f32.i16.i1(<128 x float> %in.all, <32 x float> %in.2, i32 0, i32 32, i32 1, i16 128, i32 undef, i1 true)
  %in.3 = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %src, i32 16)
  %in.all.3 = call <128 x float> @llvm.genx.wrregionf.v128f32.v32f32.i16.i1(<128 x float> %in.all.2, <32 x float> %in.3, i32 0, i32 32, i32 1, i16 256, i32 undef, i1 true)
  %in.4 = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %src, i32 24)
  %in.all.4 = call <128 x float> @llvm.genx.wrregionf.v128f32.v32f32.i16.i1(<128 x float> %in.all.3, <32 x float> %in.4, i32 0, i32 32, i32 1, i16 384, i32 undef, i1 true)
  %row = call <16 x float> @llvm.genx.rdregionf.v16f32.v128f32.i16(<128 x float> %in.all.4, i32 0, i32 16, i32 1, i16 0, i32 undef)
  %row.2 = call <16 x float> @llvm.genx.rdregionf.v16f32.v128f32.i16(<128 x float> %in.all.4, i32 0, i32 16, i32 1, i16 64, i32 undef)
  %row.3 = call <16 x float> @llvm.genx.rdregionf.v16f32.v128f32.i16(<128 x float> %in.all.4, i32 0, i32 16, i32 1, i16 128, i32 undef)
  %row.4 = call <16 x float> @llvm.genx.rdregionf.v16f32.v128f32.i16(<128 x float> %in.all.4, i32 0, i32 16, i32 1, i16 192, i32 undef)
  %row.5 = call <16 x float> @llvm.genx.rdregionf.v16f32.v128f32.i16(<128 x float> %in.all.4, i32 0, i32 16, i32 1, i16 256, i32 undef)
  %row.6 = call <16 x float> @llvm.genx.rdregionf.v16f32.v128f32.i16(<128 x float> %in.all.4, i32 0, i32 16, i32 1, i16 320, i32 undef)
  %row.7 = call <16 x float> @llvm.genx.rdregionf.v16f32.v128f32.i16(<128 x float> %in.all.4, i32 0, i32 16, i32 1, i16 384, i32 undef)
  %row.8 = call <16 x float> @llvm.genx.rdregionf.v16f32.v128f32.i16(<128 x float> %in.all.4, i32 0, i32 16, i32 1, i16 448, i32 undef)
  %lt = fcmp olt <16 x float> %row, %row.2
  %min = select <16 x i1> %lt, <16 x float> %row, <16 x float> %row.2
  %gt = fcmp ogt <16 x float> %row, %row.2
  %max = select <16 x i1> %gt, <16 x float> %row, <16 x float> %row.2
  %lt.2 = fcmp olt <16 x float> %row.3, %row.4
  %min.2 = select <16 x i1> %lt.2, <16 x float> %row.3, <16 x float> %row.4
  %gt.2 = fcmp ogt <16 x float> %row.3, %row.4
  %max.2 = select <16 x i1> %gt.2, <16 x float> %row.3, <16 x float> %row.4
  %lt.3 = fcmp olt <16 x float> %row.5, %row.6
  %min.3 = select <16 x i1> %lt.3, <16 x float> %row.5, <16 x float> %row.6
  %gt.3 = fcmp ogt <16 x float> %row.5, %row.6
  %max.3 = select <16 x i1> %gt.3, <16 x float> %row.5, <16 x float> %row.6
  %lt.4 = fcmp olt <16 x float> %row.7, %row.8
  %min.4 = select <16 x i1> %lt.4, <16 x float> %row.7, <16 x float> %row.8
  %gt.4 = fcmp ogt <16 x float> %row.7, %row.8
  %max.4 = select <16 x i1> %gt.4, <16 x float> %row.7, <16 x float> %row.8
  %lt.5 = fcmp olt <16 x float> %max, %min.2
  %min.5 = select <16 x i1> %lt.5, <16 x float> %max, <16 x float> %min.2
  %gt.5 = fcmp ogt <16 x float> %max, %min.2
  %max.5 = select <16 x i1> %gt.5, <16 x float> %max, <16 x float> %min.2
  %lt.6 = fcmp olt <16 x float> %max.2, %min.3
  %min.6 = select <16 x i1> %lt.6, <16 x float> %max.2, <16 x float> %min.3
  %gt.6 = fcmp ogt <16 x float> %max.2, %min.3
  %max.6 = select <16 x i1> %gt.6, <16 x float> %max.2, <16 x float> %min.3
  %lt.7 = fcmp olt <16 x float> %max.3, %min.4
  %min.7 = select <16 x i1> %lt.7, <16 x float> %max.3, <16 x float> %min.4
  %gt.7 = fcmp ogt <16 x float> %max.3, %min.4
  %max.7 = select <16 x i1> %gt.7, <16 x float> %max.3, <16 x float> %min.4
  %lt.8 = fcmp olt <16 x float> %min, %min.5
  %min.8 = select <16 x i1> %lt.8, <16 x float> %min, <16 x float> %min.5
  %gt.8 = fcmp ogt <16 x float> %min, %min.5
  %max.8 = select <16 x i1> %gt.8, <16 x float> %min, <16 x float> %min.5
  %lt.9 = fcmp olt <16 x float> %max.5, %min.6
  %min.9 = select <16 x i1> %lt.9, <16 x float> %max.5, <16 x float> %min.6
  %gt.9 = fcmp ogt <16 x float> %max.5, %min.6
  %max.9 = select <16 x i1> %gt.9, <16 x float> %max.5, <16 x float> %min.6
  %lt.10 = fcmp olt <16 x float> %max.6, %min.7
  %min.10 = select <16 x i1> %lt.10, <16 x float> %max.6, <16 x float> %min.7
  %gt.10 = fcmp ogt <16 x float> %max.6, %min.7
  %max.10 = select <16 x i1> %gt.10, <16 x float> %max.6, <16 x float> %min.7
  %lt.11 = fcmp olt <16 x float> %max.7, %max.4
  %min.11 = select <16 x i1> %lt.11, <16 x float> %max.7, <16 x float> %max.4
  %gt.11 = fcmp ogt <16 x float> %max.7, %max.4
  %max.11 = select <16 x i1> %gt.11, <16 x float> %max.7, <16 x float> %max.4
  %lt.12 = fcmp olt <16 x float> %max.8, %min.9
  %min.12 = select <16 x i1> %lt.12, <16 x float> %max.8, <16 x float> %min.9
  %gt.12 = fcmp ogt <16 x float> %max.8, %min.9
  %max.12 = select <16 x i1> %gt.12, <16 x float> %max.8, <16 x float> %min.9
  %lt.13 = fcmp olt <16 x float> %max.9, %min.10
  %min.13 = select <16 x i1> %lt.13, <16 x float> %max.9, <16 x float> %min.10
  %gt.13 = fcmp ogt <16 x float> %max.9, %min.10
  %max.13 = select <16 x i1> %gt.13, <16 x float> %max.9, <16 x float> %min.10
  %lt.14 = fcmp olt <16 x float> %max.10, %min.11
  %min.14 = select <16 x i1> %lt.14, <16 x float> %max.10, <16 x float> %min.11
  %gt.14 = fcmp ogt <16 x float> %max.10, %min.11
  %max.14 = select <16 x i1> %gt.14, <16 x float> %max.10, <16 x float> %min.11
  %lt.15 = fcmp olt <16 x float> %min.8, %min.12
  %min.15 = select <16 x i1> %lt.15, <16 x float> %min.8, <16 x float> %min.12
  %gt.15 = fcmp ogt <16 x float> %min.8, %min.12
  %max.15 = select <16 x i1> %gt.15, <16 x float> %min.8, <16 x float> %min.12
  %lt.16 = fcmp olt <16 x float> %max.12, %min.13
  %min.16 = select <16 x i1> %lt.16, <16 x float> %max.12, <16 x float> %min.13
  %gt.16 = fcmp ogt <16 x float> %max.12, %min.13
  %max.16 = select <16 x i1> %gt.16, <16 x float> %max.12, <16 x float> %min.13
  %lt.17 = fcmp olt <16 x float> %max.13, %min.14
  %min.17 = select <16 x i1> %lt.17, <16 x float> %max.13, <16 x float> %min.14
  %gt.17 = fcmp ogt <16 x float> %max.13, %min.14
  %max.17 = select <16 x i1> %gt.17, <16 x float> %max.13, <16 x float> %min.14
  %lt.18 = fcmp olt <16 x float> %max.14, %max.11
  %min.18 = select <16 x i1> %lt.18, <16 x float> %max.14, <16 x float> %max.11
  %gt.18 = fcmp ogt <16 x float> %max.14, %max.11
  %max.18 = select <16 x i1> %gt.18, <16 x float> %max.14, <16 x float> %max.11
  %lt.19 = fcmp olt <16 x float> %max.15, %min.16
  %min.19 = select <16 x i1> %lt.19, <16 x float> %max.15, <16 x float> %min.16
  %gt.19 = fcmp ogt <16 x float> %max.15, %min.16
  %max.19 = select <16 x i1> %gt.19, <16 x float> %max.15, <16 x float> %min.16
  %lt.20 = fcmp olt <16 x float> %max.16, %min.17
  %min.20 = select <16 x i1> %lt.20, <16 x float> %max.16, <16 x float> %min.17
  %gt.20 = fcmp ogt <16 x float> %max.16, %min.17
  %max.20 = select <16 x i1> %gt.20, <16 x float> %max.16, <16 x float> %min.17
  %lt.21 = fcmp olt <16 x float> %max.17, %min.18
  %min.21 = select <16 x i1> %lt.21, <16 x float> %max.17, <16 x float> %min.18
  %gt.21 = fcmp ogt <16 x float> %max.17, %min.18
  %max.21 = select <16 x i1> %gt.21, <16 x float> %max.17, <16 x float> %min.18
  %lt.22 = fcmp olt <16 x float> %min.15, %min.19
  %min.22 = select <16 x i1> %lt.22, <16 x float> %min.15, <16 x float> %min.19
  %gt.22 = fcmp ogt <16 x float> %min.15, %min.19
  %max.22 = select <16 x i1> %gt.22, <16 x float> %min.15, <16 x float> %min.19
  %lt.23 = fcmp olt <16 x float> %max.19, %min.20
  %min.23 = select <16 x i1> %lt.23, <16 x float> %max.19, <16 x float> %min.20
  %gt.23 = fcmp ogt <16 x float> %max.19, %min.20
  %max.23 = select <16 x i1> %gt.23, <16 x float> %max.19, <16 x float> %min.20
  %lt.24 = fcmp olt <16 x float> %max.20, %min.21
  %min.24 = select <16 x i1> %lt.24, <16 x float> %max.20, <16 x float> %min.21
  %gt.24 = fcmp ogt <16 x float> %max.20, %min.21
  %max.24 = select <16 x i1> %gt.24, <16 x float> %max.20, <16 x float> %min.21
  %lt.25 = fcmp olt <16 x float> %max.21, %max.18
  %min.25 = select <16 x i1> %lt.25, <16 x float> %max.21, <16 x float> %max.18
  %gt.25 = fcmp ogt <16 x float> %max.21, %max.18
  %max.25 = select <16 x i1> %gt.25, <16 x float> %max.21, <16 x float> %max.18
  %lt.26 = fcmp olt <16 x float> %max.22, %min.23
  %min.26 = select <16 x i1> %lt.26, <16 x float> %max.22, <16 x float> %min.23
  %gt.26 = fcmp ogt <16 x float> %max.22, %min.23
  %max.26 = select <16 x i1> %gt.26, <16 x float> %max.22, <16 x float> %min.23
  %lt.27 = fcmp olt <16 x float> %max.23, %min.24
  %min.27 = select <16 x i1> %lt.27, <16 x float> %max.23, <16 x float> %min.24
  %gt.27 = fcmp ogt <16 x float> %max.23, %min.24
  %max.27 = select <16 x i1> %gt.27, <16 x float> %max.23, <16 x float> %min.24
  %lt.28 = fcmp olt <16 x float> %max.24, %min.25
  %min.28 = select <16 x i1> %lt.28, <16 x float> %max.24, <16 x float> %min.25
  %gt.28 = fcmp ogt <16 x float> %max.24, %min.25
  %max.28 = select <16 x i1> %gt.28, <16 x float> %max.24, <16 x float> %min.25
  %o = call <128 x float> @llvm.genx.wrregionf.v128f32.v16f32.i16.i1(<128 x float> undef, <16 x float> %min.22, i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
  %o.2 = call <128 x float> @llvm.genx.wrregionf.v128f32.v16f32.i16.i1(<128 x float> %o, <16 x float> %min.26, i32 0, i32 16, i32 1, i16 64, i32 undef, i1 true)
  %o.3 = call <128 x float> @llvm.genx.wrregionf.v128f32.v16f32.i16.i1(<128 x float> %o.2, <16 x float> %max.26, i32 0, i32 16, i32 1, i16 128, i32 undef, i1 true)
  %o.4 = call <128 x float> @llvm.genx.wrregionf.v128f32.v16f32.i16.i1(<128 x float> %o.3, <16 x float> %min.27, i32 0, i32 16, i32 1, i16 192, i32 undef, i1 true)
  %o.5 = call <128 x float> @llvm.genx.wrregionf.v128f32.v16f32.i16.i1(<128 x float> %o.4, <16 x float> %max.27, i32 0, i32 16, i32 1, i16 256, i32 undef, i1 true)
  %o.6 = call <128 x float> @llvm.genx.wrregionf.v128f32.v16f32.i16.i1(<128 x float> %o.5, <16 x float> %min.28, i32 0, i32 16, i32 1, i16 320, i32 undef, i1 true)
  %o.7 = call <128 x float> @llvm.genx.wrregionf.v128f32.v16f32.i16.i1(<128 x float> %o.6, <16 x float> %max.28, i32 0, i32 16, i32 1, i16 384, i32 undef, i1 true)
  %o.8 = call <128 x float> @llvm.genx.wrregionf.v128f32.v16f32.i16.i1(<128 x float> %o.7, <16 x float> %max.25, i32 0, i32 16, i32 1, i16 448, i32 undef, i1 true)
  %out = call <32 x float> @llvm.genx.rdregionf.v32f32.v128f32.i16(<128 x float> %o.8, i32 0, i32 32, i32 1, i16 0, i32 undef)
  call void @llvm.genx.oword.st.v32f32(i32 %dst, i32 0, <32 x float> %out)
  %out.2 = call <32 x float> @llvm.genx.rdregionf.v32f32.v128f32.i16(<128 x float> %o.8, i32 0, i32 32, i32 1, i16 128, i32 undef)
  call void @llvm.genx.oword.st.v32f32(i32 %dst, i32 8, <32 x float> %out.2)
  %out.3 = call <32 x float> @llvm.genx.rdregionf.v32f32.v128f32.i16(<128 x float> %o.8, i32 0, i32 32, i32 1, i16 256, i32 undef)
  call void @llvm.genx.oword.st.v32f32(i32 %dst, i32 16, <32 x float> %out.3)
  %out.4 = call <32 x float> @llvm.genx.rdregionf.v32f32.v128f32.i16(<128 x float> %o.8, i32 0, i32 32, i32 1, i16 384, i32 undef)
  call void @llvm.genx.oword.st.v32f32(i32 %dst, i32 24, <32 x float> %out.4)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @sort8_columns, !"sort8_columns", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
