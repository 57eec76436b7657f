; Doubling of a row of 32 words: each word, and the rounded mean of it and its right neighbour,
; interleaved.
; Bound: 16 = 3 + 2 x 3 messages + 2 surfaces + 1 averages need the carry: sum of 32 + 1 rounding
;   of 32 + 1 shift of 32 + 2 words to stride 2
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <32 x i16> @llvm.genx.oword.ld.v32i16(i32, i32, i32)
declare <32 x i16> @llvm.genx.rdregioni.v32i16.v40i16.i16(<40 x i16>, i32, i32, i32, i16, i32)
declare <40 x i16> @llvm.genx.wrregioni.v40i16.v32i16.i16.i1(<40 x i16>, <32 x i16>, i32, i32, i32, i16, i32, i1)
declare <40 x i16> @llvm.genx.wrregioni.v40i16.v8i16.i16.i1(<40 x i16>, <8 x i16>, i32, i32, i32, i16, i32, i1)
declare <64 x i16> @llvm.genx.wrregioni.v64i16.v32i16.i16.i1(<64 x i16>, <32 x i16>, i32, i32, i32, i16, i32, i1)
declare <8 x i16> @llvm.genx.oword.ld.v8i16(i32, i32, i32)
declare void @llvm.genx.oword.st.v64i16(i32, i32, <64 x i16>)

define dllexport spir_kernel void @bilinear2(i32 %src, i32 %dst) #0 {
  %in = call <32 x i16> @llvm.genx.oword.ld.v32i16(i32 0, i32 %src, i32 0)
  %in.all = call <40 x i16> @llvm.genx.wrregioni.v40i16.v32i16.i16.i1(<40 x i16> undef, <32 x i16> %in, i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
  %in.2 = call <8 x i16> @llvm.genx.oword.ld.v8i16(i32 0, i32 %src, i32 4)
  %in.all.2 = call <40 x i16> @llvm.genx.wrregioni.v40i16.v8i16.i16.i1(<40 x i16> %in.all, <8 x i16> %in.2, i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
  %here = call <32 x i16> @llvm.genx.rdregioni.v32i16.v40i16.i16(<40 x i16> %in.all.2, i32 0, i32 32, i32 1, i16 0, i32 undef)
  %next = call <32 x i16> @llvm.genx.rdregioni.v32i16.v40i16.i16(<40 x i16> %in.all.2, i32 0, i32 32, i32 1, i16 2, i32 undef)
  %add = add <32 x i16> %here, %next
  %add.2 = add <32 x i16> %add, splat (i16 1)
  %mean = lshr <32 x i16> %add.2, splat (i16 1)
  %w = call <64 x i16> @llvm.genx.wrregioni.v64i16.v32i16.i16.i1(<64 x i16> undef, <32 x i16> %here, i32 0, i32 32, i32 2, i16 0, i32 undef, i1 true)
  %w.2 = call <64 x i16> @llvm.genx.wrregioni.v64i16.v32i16.i16.i1(<64 x i16> %w, <32 x i16> %mean, i32 0, i32 32, i32 2, i16 2, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v64i16(i32 %dst, i32 0, <64 x i16> %w.2)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @bilinear2, !"bilinear2", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
