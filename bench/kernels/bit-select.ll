; Bits of 32 dwords chosen by a mask, then lower words by a constant one.
; Bound: 19 = 3 + 2 x 4 messages + 2 surfaces + 6 for three operations on the low words, the last of
;   which writes over those of the first vector
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <32 x i32> @llvm.genx.oword.ld.v32i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v32i32(i32, i32, <32 x i32>)

define dllexport spir_kernel void @bit_select(i32 %src, i32 %dst) #0 {
  %a = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 %src, i32 0)
  %b = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 %src, i32 8)
  %m = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 %src, i32 16)
  %am = and <32 x i32> %a, %m
  %nm = xor <32 x i32> %m, splat (i32 -1)
  %bm = and <32 x i32> %b, %nm
  %sel = or <32 x i32> %am, %bm
  %low = and <32 x i32> %sel, splat (i32 65535)
  %up = and <32 x i32> %a, splat (i32 -65536)
  %r = or <32 x i32> %low, %up
  call void @llvm.genx.oword.st.v32i32(i32 %dst, i32 0, <32 x i32> %r)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @bit_select, !"bit_select", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
