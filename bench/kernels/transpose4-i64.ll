; 4x4 qwords, read by columns, written by rows.
; Bound: 17 = 3 + 2 x 2 messages + 2 surfaces + 4 128 bytes, two registers each + 4 each register
;   has parts of four: two moves at least
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <16 x i64> @llvm.genx.oword.ld.v16i64(i32, i32, i32)
declare <16 x i64> @llvm.genx.wrregioni.v16i64.v4i64.i16.i1(<16 x i64>, <4 x i64>, i32, i32, i32, i16, i32, i1)
declare <4 x i64> @llvm.genx.rdregioni.v4i64.v16i64.i16(<16 x i64>, i32, i32, i32, i16, i32)
declare void @llvm.genx.oword.st.v16i64(i32, i32, <16 x i64>)

define dllexport spir_kernel void @transpose4_i64(i32 %src, i32 %dst) #0 {
  %in = call <16 x i64> @llvm.genx.oword.ld.v16i64(i32 0, i32 %src, i32 0)
  %col0 = call <4 x i64> @llvm.genx.rdregioni.v4i64.v16i64.i16(<16 x i64> %in, i32 0, i32 4, i32 4, i16 0, i32 undef)
  %w = call <16 x i64> @llvm.genx.wrregioni.v16i64.v4i64.i16.i1(<16 x i64> undef, <4 x i64> %col0, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %col1 = call <4 x i64> @llvm.genx.rdregioni.v4i64.v16i64.i16(<16 x i64> %in, i32 0, i32 4, i32 4, i16 8, i32 undef)
  %w.2 = call <16 x i64> @llvm.genx.wrregioni.v16i64.v4i64.i16.i1(<16 x i64> %w, <4 x i64> %col1, i32 0, i32 4, i32 1, i16 32, i32 undef, i1 true)
  %col2 = call <4 x i64> @llvm.genx.rdregioni.v4i64.v16i64.i16(<16 x i64> %in, i32 0, i32 4, i32 4, i16 16, i32 undef)
  %w.3 = call <16 x i64> @llvm.genx.wrregioni.v16i64.v4i64.i16.i1(<16 x i64> %w.2, <4 x i64> %col2, i32 0, i32 4, i32 1, i16 64, i32 undef, i1 true)
  %col3 = call <4 x i64> @llvm.genx.rdregioni.v4i64.v16i64.i16(<16 x i64> %in, i32 0, i32 4, i32 4, i16 24, i32 undef)
  %w.4 = call <16 x i64> @llvm.genx.wrregioni.v16i64.v4i64.i16.i1(<16 x i64> %w.3, <4 x i64> %col3, i32 0, i32 4, i32 1, i16 96, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v16i64(i32 %dst, i32 0, <16 x i64> %w.4)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @transpose4_i64, !"transpose4_i64", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
