; Prefix sum of 64 dwords: within rows of 8, then the row totals, one row after the other.
; Bound: 34 = 3 + 2 x 4 messages + 2 surfaces + 14 seven sums down 8 rows + 7 row totals
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <32 x i32> @llvm.genx.oword.ld.v32i32(i32, i32, i32)
declare <32 x i32> @llvm.genx.rdregioni.v32i32.v64i32.i16(<64 x i32>, i32, i32, i32, i16, i32)
declare <64 x i32> @llvm.genx.wrregioni.v64i32.v32i32.i16.i1(<64 x i32>, <32 x i32>, i32, i32, i32, i16, i32, i1)
declare <64 x i32> @llvm.genx.wrregioni.v64i32.v8i32.i16.i1(<64 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32>, i32, i32, i32, i16, i32)
declare void @llvm.genx.oword.st.v32i32(i32, i32, <32 x i32>)

define dllexport spir_kernel void @prefix64(i32 %src, i32 %dst) #0 {
  %in = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 %src, i32 0)
  %in.all = call <64 x i32> @llvm.genx.wrregioni.v64i32.v32i32.i16.i1(<64 x i32> undef, <32 x i32> %in, i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
  %in.2 = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 %src, i32 8)
  %in.all.2 = call <64 x i32> @llvm.genx.wrregioni.v64i32.v32i32.i16.i1(<64 x i32> %in.all, <32 x i32> %in.2, i32 0, i32 32, i32 1, i16 128, i32 undef, i1 true)
  %here = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %in.all.2, i32 8, i32 1, i32 0, i16 4, i32 undef)
  %left = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %in.all.2, i32 8, i32 1, i32 0, i16 0, i32 undef)
  %s = add <8 x i32> %here, %left
  %v = call <64 x i32> @llvm.genx.wrregioni.v64i32.v8i32.i16.i1(<64 x i32> %in.all.2, <8 x i32> %s, i32 8, i32 1, i32 0, i16 4, i32 undef, i1 true)
  %here.2 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %v, i32 8, i32 1, i32 0, i16 8, i32 undef)
  %left.2 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %v, i32 8, i32 1, i32 0, i16 4, i32 undef)
  %s.2 = add <8 x i32> %here.2, %left.2
  %v.2 = call <64 x i32> @llvm.genx.wrregioni.v64i32.v8i32.i16.i1(<64 x i32> %v, <8 x i32> %s.2, i32 8, i32 1, i32 0, i16 8, i32 undef, i1 true)
  %here.3 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %v.2, i32 8, i32 1, i32 0, i16 12, i32 undef)
  %left.3 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %v.2, i32 8, i32 1, i32 0, i16 8, i32 undef)
  %s.3 = add <8 x i32> %here.3, %left.3
  %v.3 = call <64 x i32> @llvm.genx.wrregioni.v64i32.v8i32.i16.i1(<64 x i32> %v.2, <8 x i32> %s.3, i32 8, i32 1, i32 0, i16 12, i32 undef, i1 true)
  %here.4 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %v.3, i32 8, i32 1, i32 0, i16 16, i32 undef)
  %left.4 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %v.3, i32 8, i32 1, i32 0, i16 12, i32 undef)
  %s.4 = add <8 x i32> %here.4, %left.4
  %v.4 = call <64 x i32> @llvm.genx.wrregioni.v64i32.v8i32.i16.i1(<64 x i32> %v.3, <8 x i32> %s.4, i32 8, i32 1, i32 0, i16 16, i32 undef, i1 true)
  %here.5 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %v.4, i32 8, i32 1, i32 0, i16 20, i32 undef)
  %left.5 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %v.4, i32 8, i32 1, i32 0, i16 16, i32 undef)
  %s.5 = add <8 x i32> %here.5, %left.5
  %v.5 = call <64 x i32> @llvm.genx.wrregioni.v64i32.v8i32.i16.i1(<64 x i32> %v.4, <8 x i32> %s.5, i32 8, i32 1, i32 0, i16 20, i32 undef, i1 true)
  %here.6 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %v.5, i32 8, i32 1, i32 0, i16 24, i32 undef)
  %left.6 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %v.5, i32 8, i32 1, i32 0, i16 20, i32 undef)
  %s.6 = add <8 x i32> %here.6, %left.6
  %v.6 = call <64 x i32> @llvm.genx.wrregioni.v64i32.v8i32.i16.i1(<64 x i32> %v.5, <8 x i32> %s.6, i32 8, i32 1, i32 0, i16 24, i32 undef, i1 true)
  %here.7 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %v.6, i32 8, i32 1, i32 0, i16 28, i32 undef)
  %left.7 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %v.6, i32 8, i32 1, i32 0, i16 24, i32 undef)
  %s.7 = add <8 x i32> %here.7, %left.7
  %v.7 = call <64 x i32> @llvm.genx.wrregioni.v64i32.v8i32.i16.i1(<64 x i32> %v.6, <8 x i32> %s.7, i32 8, i32 1, i32 0, i16 28, i32 undef, i1 true)
  %row = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %v.7, i32 0, i32 8, i32 1, i16 32, i32 undef)
  %total = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %v.7, i32 0, i32 1, i32 0, i16 28, i32 undef)
  %s.8 = add <8 x i32> %row, %total
  %v.8 = call <64 x i32> @llvm.genx.wrregioni.v64i32.v8i32.i16.i1(<64 x i32> %v.7, <8 x i32> %s.8, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %row.2 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %v.8, i32 0, i32 8, i32 1, i16 64, i32 undef)
  %total.2 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %v.8, i32 0, i32 1, i32 0, i16 60, i32 undef)
  %s.9 = add <8 x i32> %row.2, %total.2
  %v.9 = call <64 x i32> @llvm.genx.wrregioni.v64i32.v8i32.i16.i1(<64 x i32> %v.8, <8 x i32> %s.9, i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
  %row.3 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %v.9, i32 0, i32 8, i32 1, i16 96, i32 undef)
  %total.3 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %v.9, i32 0, i32 1, i32 0, i16 92, i32 undef)
  %s.10 = add <8 x i32> %row.3, %total.3
  %v.10 = call <64 x i32> @llvm.genx.wrregioni.v64i32.v8i32.i16.i1(<64 x i32> %v.9, <8 x i32> %s.10, i32 0, i32 8, i32 1, i16 96, i32 undef, i1 true)
  %row.4 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %v.10, i32 0, i32 8, i32 1, i16 128, i32 undef)
  %total.4 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %v.10, i32 0, i32 1, i32 0, i16 124, i32 undef)
  %s.11 = add <8 x i32> %row.4, %total.4
  %v.11 = call <64 x i32> @llvm.genx.wrregioni.v64i32.v8i32.i16.i1(<64 x i32> %v.10, <8 x i32> %s.11, i32 0, i32 8, i32 1, i16 128, i32 undef, i1 true)
  %row.5 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %v.11, i32 0, i32 8, i32 1, i16 160, i32 undef)
  %total.5 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %v.11, i32 0, i32 1, i32 0, i16 156, i32 undef)
  %s.12 = add <8 x i32> %row.5, %total.5
  %v.12 = call <64 x i32> @llvm.genx.wrregioni.v64i32.v8i32.i16.i1(<64 x i32> %v.11, <8 x i32> %s.12, i32 0, i32 8, i32 1, i16 160, i32 undef, i1 true)
  %row.6 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %v.12, i32 0, i32 8, i32 1, i16 192, i32 undef)
  %total.6 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %v.12, i32 0, i32 1, i32 0, i16 188, i32 undef)
  %s.13 = add <8 x i32> %row.6, %total.6
  %v.13 = call <64 x i32> @llvm.genx.wrregioni.v64i32.v8i32.i16.i1(<64 x i32> %v.12, <8 x i32> %s.13, i32 0, i32 8, i32 1, i16 192, i32 undef, i1 true)
  %row.7 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %v.13, i32 0, i32 8, i32 1, i16 224, i32 undef)
  %total.7 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %v.13, i32 0, i32 1, i32 0, i16 220, i32 undef)
  %s.14 = add <8 x i32> %row.7, %total.7
  %v.14 = call <64 x i32> @llvm.genx.wrregioni.v64i32.v8i32.i16.i1(<64 x i32> %v.13, <8 x i32> %s.14, i32 0, i32 8, i32 1, i16 224, i32 undef, i1 true)
  %out = call <32 x i32> @llvm.genx.rdregioni.v32i32.v64i32.i16(<64 x i32> %v.14, i32 0, i32 32, i32 1, i16 0, i32 undef)
  call void @llvm.genx.oword.st.v32i32(i32 %dst, i32 0, <32 x i32> %out)
  %out.2 = call <32 x i32> @llvm.genx.rdregioni.v32i32.v64i32.i16(<64 x i32> %v.14, i32 0, i32 32, i32 1, i16 128, i32 undef)
  call void @llvm.genx.oword.st.v32i32(i32 %dst, i32 8, <32 x i32> %out.2)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @prefix64, !"prefix64", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
