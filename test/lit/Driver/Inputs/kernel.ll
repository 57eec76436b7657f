; A kernel that doubles 16 floats.
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <16 x float> @llvm.genx.oword.ld.v16f32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16f32(i32, i32, <16 x float>)

define dllexport spir_kernel void @twice(i32 %src, i32 %dst) #0 {
  %x = call <16 x float> @llvm.genx.oword.ld.v16f32(i32 0, i32 %src, i32 0)
  %y = fadd <16 x float> %x, %x
  call void @llvm.genx.oword.st.v16f32(i32 %dst, i32 0, <16 x float> %y)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{void (i32, i32)* @twice, !"twice", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
