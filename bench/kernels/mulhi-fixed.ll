; Fixed point products of 32 signed words with 15 bits after the point, rounded.
; Bound: 18 = 3 + 2 x 3 messages + 3 surfaces + 2 products + 2 rounding + 2 high words
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <32 x i16> @llvm.genx.oword.ld.v32i16(i32, i32, i32)
declare void @llvm.genx.oword.st.v32i16(i32, i32, <32 x i16>)

define dllexport spir_kernel void @mulhi_fixed(i32 %a, i32 %b, i32 %dst) #0 {
  %a.2 = call <32 x i16> @llvm.genx.oword.ld.v32i16(i32 0, i32 %a, i32 0)
  %a32 = sext <32 x i16> %a.2 to <32 x i32>
  %b.2 = call <32 x i16> @llvm.genx.oword.ld.v32i16(i32 0, i32 %b, i32 0)
  %b32 = sext <32 x i16> %b.2 to <32 x i32>
  %mul = mul <32 x i32> %a32, %b32
  %add = add <32 x i32> %mul, splat (i32 16384)
  %q = ashr <32 x i32> %add, splat (i32 15)
  %o = trunc <32 x i32> %q to <32 x i16>
  call void @llvm.genx.oword.st.v32i16(i32 %dst, i32 0, <32 x i16> %o)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @mulhi_fixed, !"mulhi_fixed", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 2}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !"buffer_t"}
