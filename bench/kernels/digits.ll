; The two last decimal digits of 16 unsigned dwords: division and remainder by ten.
; Bound: 15 = 3 + 2 x 2 messages + 2 surfaces + 2 high parts of products for q and q / 10 + 2
;   remainders + 2 shift and or
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)

define dllexport spir_kernel void @digits(i32 %src, i32 %dst) #0 {
  %in = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 0)
  %q = udiv <16 x i32> %in, splat (i32 10)
  %ones = urem <16 x i32> %in, splat (i32 10)
  %tens = urem <16 x i32> %q, splat (i32 10)
  %shl = shl <16 x i32> %tens, splat (i32 4)
  %bcd = or <16 x i32> %shl, %ones
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %bcd)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @digits, !"digits", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
