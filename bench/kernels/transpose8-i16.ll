; 8x8 words, transposed row by row into columns.
; Bound: 17 = 3 + 2 x 2 messages + 2 surfaces + 8 each of four registers has parts of four: two
;   moves of 16
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <64 x i16> @llvm.genx.oword.ld.v64i16(i32, i32, i32)
declare <64 x i16> @llvm.genx.wrregioni.v64i16.v8i16.i16.i1(<64 x i16>, <8 x i16>, i32, i32, i32, i16, i32, i1)
declare <8 x i16> @llvm.genx.rdregioni.v8i16.v64i16.i16(<64 x i16>, i32, i32, i32, i16, i32)
declare void @llvm.genx.oword.st.v64i16(i32, i32, <64 x i16>)

define dllexport spir_kernel void @transpose8_i16(i32 %src, i32 %dst) #0 {
  %in = call <64 x i16> @llvm.genx.oword.ld.v64i16(i32 0, i32 %src, i32 0)
  %row0 = call <8 x i16> @llvm.genx.rdregioni.v8i16.v64i16.i16(<64 x i16> %in, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %w = call <64 x i16> @llvm.genx.wrregioni.v64i16.v8i16.i16.i1(<64 x i16> undef, <8 x i16> %row0, i32 0, i32 8, i32 8, i16 0, i32 undef, i1 true)
  %row1 = call <8 x i16> @llvm.genx.rdregioni.v8i16.v64i16.i16(<64 x i16> %in, i32 0, i32 8, i32 1, i16 16, i32 undef)
  %w.2 = call <64 x i16> @llvm.genx.wrregioni.v64i16.v8i16.i16.i1(<64 x i16> %w, <8 x i16> %row1, i32 0, i32 8, i32 8, i16 2, i32 undef, i1 true)
  %row2 = call <8 x i16> @llvm.genx.rdregioni.v8i16.v64i16.i16(<64 x i16> %in, i32 0, i32 8, i32 1, i16 32, i32 undef)
  %w.3 = call <64 x i16> @llvm.genx.wrregioni.v64i16.v8i16.i16.i1(<64 x i16> %w.2, <8 x i16> %row2, i32 0, i32 8, i32 8, i16 4, i32 undef, i1 true)
  %row3 = call <8 x i16> @llvm.genx.rdregioni.v8i16.v64i16.i16(<64 x i16> %in, i32 0, i32 8, i32 1, i16 48, i32 undef)
  %w.4 = call <64 x i16> @llvm.genx.wrregioni.v64i16.v8i16.i16.i1(<64 x i16> %w.3, <8 x i16> %row3, i32 0, i32 8, i32 8, i16 6, i32 undef, i1 true)
  %row4 = call <8 x i16> @llvm.genx.rdregioni.v8i16.v64i16.i16(<64 x i16> %in, i32 0, i32 8, i32 1, i16 64, i32 undef)
  %w.5 = call <64 x i16> @llvm.genx.wrregioni.v64i16.v8i16.i16.i1(<64 x i16> %w.4, <8 x i16> %row4, i32 0, i32 8, i32 8, i16 8, i32 undef, i1 true)
  %row5 = call <8 x i16> @llvm.genx.rdregioni.v8i16.v64i16.i16(<64 x i16> %in, i32 0, i32 8, i32 1, i16 80, i32 undef)
  %w.6 = call <64 x i16> @llvm.genx.wrregioni.v64i16.v8i16.i16.i1(<64 x i16> %w.5, <8 x i16> %row5, i32 0, i32 8, i32 8, i16 10, i32 undef, i1 true)
  %row6 = call <8 x i16> @llvm.genx.rdregioni.v8i16.v64i16.i16(<64 x i16> %in, i32 0, i32 8, i32 1, i16 96, i32 undef)
  %w.7 = call <64 x i16> @llvm.genx.wrregioni.v64i16.v8i16.i16.i1(<64 x i16> %w.6, <8 x i16> %row6, i32 0, i32 8, i32 8, i16 12, i32 undef, i1 true)
  %row7 = call <8 x i16> @llvm.genx.rdregioni.v8i16.v64i16.i16(<64 x i16> %in, i32 0, i32 8, i32 1, i16 112, i32 undef)
  %w.8 = call <64 x i16> @llvm.genx.wrregioni.v64i16.v8i16.i16.i1(<64 x i16> %w.7, <8 x i16> %row7, i32 0, i32 8, i32 8, i16 14, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v64i16(i32 %dst, i32 0, <64 x i16> %w.8)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @transpose8_i16, !"transpose8_i16", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
