; Inclusive prefix sum of 16 dwords in four steps of doubling distance.
; Bound: 17 = 3 + 2 x 2 messages + 2 surfaces + 8 four rounds, two instructions for misaligned
;   ones
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <12 x i32> @llvm.genx.rdregioni.v12i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare <14 x i32> @llvm.genx.rdregioni.v14i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare <15 x i32> @llvm.genx.rdregioni.v15i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v12i32.i16.i1(<16 x i32>, <12 x i32>, i32, i32, i32, i16, i32, i1)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v14i32.i16.i1(<16 x i32>, <14 x i32>, i32, i32, i32, i16, i32, i1)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v15i32.i16.i1(<16 x i32>, <15 x i32>, i32, i32, i32, i16, i32, i1)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)

define dllexport spir_kernel void @prefix16(i32 %src, i32 %dst) #0 {
  %in = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 0)
  %hi = call <15 x i32> @llvm.genx.rdregioni.v15i32.v16i32.i16(<16 x i32> %in, i32 0, i32 15, i32 1, i16 4, i32 undef)
  %lo = call <15 x i32> @llvm.genx.rdregioni.v15i32.v16i32.i16(<16 x i32> %in, i32 0, i32 15, i32 1, i16 0, i32 undef)
  %s = add <15 x i32> %hi, %lo
  %v = call <16 x i32> @llvm.genx.wrregioni.v16i32.v15i32.i16.i1(<16 x i32> %in, <15 x i32> %s, i32 0, i32 15, i32 1, i16 4, i32 undef, i1 true)
  %hi.2 = call <14 x i32> @llvm.genx.rdregioni.v14i32.v16i32.i16(<16 x i32> %v, i32 0, i32 14, i32 1, i16 8, i32 undef)
  %lo.2 = call <14 x i32> @llvm.genx.rdregioni.v14i32.v16i32.i16(<16 x i32> %v, i32 0, i32 14, i32 1, i16 0, i32 undef)
  %s.2 = add <14 x i32> %hi.2, %lo.2
  %v.2 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v14i32.i16.i1(<16 x i32> %v, <14 x i32> %s.2, i32 0, i32 14, i32 1, i16 8, i32 undef, i1 true)
  %hi.3 = call <12 x i32> @llvm.genx.rdregioni.v12i32.v16i32.i16(<16 x i32> %v.2, i32 0, i32 12, i32 1, i16 16, i32 undef)
  %lo.3 = call <12 x i32> @llvm.genx.rdregioni.v12i32.v16i32.i16(<16 x i32> %v.2, i32 0, i32 12, i32 1, i16 0, i32 undef)
  %s.3 = add <12 x i32> %hi.3, %lo.3
  %v.3 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v12i32.i16.i1(<16 x i32> %v.2, <12 x i32> %s.3, i32 0, i32 12, i32 1, i16 16, i32 undef, i1 true)
  %hi.4 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %v.3, i32 0, i32 8, i32 1, i16 32, i32 undef)
  %lo.4 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %v.3, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %s.4 = add <8 x i32> %hi.4, %lo.4
  %v.4 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %v.3, <8 x i32> %s.4, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %v.4)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @prefix16, !"prefix16", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
