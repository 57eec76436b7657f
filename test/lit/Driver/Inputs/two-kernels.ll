; Two kernels; the name of the second is no good file name.
declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)

define dllexport spir_kernel void @first(i32 %src, i32 %dst) #0 {
  %x = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 0)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %x)
  ret void
}

define dllexport spir_kernel void @"second/one"(i32 %dst) #0 {
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> zeroinitializer)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0, !4}
!0 = !{ptr @first, !"first", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
!4 = !{ptr @"second/one", !"second/one", !5, i32 0, i32 0, !6, !7, i32 0}
!5 = !{i32 2}
!6 = !{i32 0}
!7 = !{!"buffer_t"}
