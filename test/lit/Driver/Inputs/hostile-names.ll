; Names that end a script element, that are markup, and that are no UTF-8.
declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)

define dllexport spir_kernel void @k(i32 %src, i32 %dst) #0 {
  %"</script><img src=x onerror=alert(1)>" = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 0)
  %"\FF\FE \22<b>&amp; \E2\80\A8" = add <16 x i32> %"</script><img src=x onerror=alert(1)>", splat (i32 1)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %"\FF\FE \22<b>&amp; \E2\80\A8")
  ret void
}

define void @"</title><script>alert(2)</script>"(i32 %x) {
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
