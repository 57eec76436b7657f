; Quotients and remainders of 8 signed and unsigned 64-bit integers.
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <8 x i64> @llvm.genx.oword.ld.v8i64(i32, i32, i32)
declare void @llvm.genx.oword.st.v8i64(i32, i32, <8 x i64>)

define dllexport spir_kernel void @div_i64(i32 %a, i32 %b, i32 %dst) #0 {
  %x = call <8 x i64> @llvm.genx.oword.ld.v8i64(i32 0, i32 %a, i32 0)
  %y = call <8 x i64> @llvm.genx.oword.ld.v8i64(i32 0, i32 %b, i32 0)
  %d = or <8 x i64> %y, splat (i64 1)
  %q = sdiv <8 x i64> %x, %d
  %r = urem <8 x i64> %x, %d
  call void @llvm.genx.oword.st.v8i64(i32 %dst, i32 0, <8 x i64> %q)
  call void @llvm.genx.oword.st.v8i64(i32 %dst, i32 4, <8 x i64> %r)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @div_i64, !"div_i64", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 2}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !"buffer_t"}
