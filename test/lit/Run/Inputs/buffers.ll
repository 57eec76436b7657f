; Block number %first of %src, times 2, to the start of %dst.
declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)

define dllexport spir_kernel void @twice(i32 %src, i32 %dst, i32 %first) {
  %at = shl i32 %first, 2
  %in = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 %at)
  %out = add <16 x i32> %in, %in
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %out)
  ret void
}

define dllexport spir_kernel void @thrice(i32 %src, i32 %dst, i32 %first) {
  %at = shl i32 %first, 2
  %in = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 %at)
  %out = mul <16 x i32> %in, splat (i32 3)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %out)
  ret void
}

!genx.kernels = !{!0, !1}
!0 = !{ptr @twice, !"twice", !2, i32 0, i32 0, !3, !4, i32 0}
!1 = !{ptr @thrice, !"thrice", !2, i32 0, i32 0, !3, !4, i32 0}
!2 = !{i32 2, i32 2, i32 0}
!3 = !{i32 0, i32 0, i32 0}
!4 = !{!"buffer_t", !"buffer_t", !""}
