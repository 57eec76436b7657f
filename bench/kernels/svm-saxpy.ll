; y = a x + y on 32 floats at 64-bit addresses, blocks at a thread's own offset.
; Bound: 17 = 3 + 2 x 3 messages + 2 shift of 64 bits + 4 two sums of 64 bits + 2 multiply-adds
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <32 x float> @llvm.genx.svm.block.ld.unaligned.v32f32.i64(i64)
declare void @llvm.genx.svm.block.st.i64.v32f32(i64, <32 x float>)

define dllexport spir_kernel void @svm_saxpy(i64 %xp, i64 %yp, float %a, i32 %i) #0 {
  %i64 = zext i32 %i to i64
  %bytes = shl i64 %i64, 7
  %at = add i64 %xp, %bytes
  %at.2 = add i64 %yp, %bytes
  %x = call <32 x float> @llvm.genx.svm.block.ld.unaligned.v32f32.i64(i64 %at)
  %y = call <32 x float> @llvm.genx.svm.block.ld.unaligned.v32f32.i64(i64 %at.2)
  %a.i = insertelement <32 x float> undef, float %a, i32 0
  %a.2 = shufflevector <32 x float> %a.i, <32 x float> undef, <32 x i32> zeroinitializer
  %prod = fmul fast <32 x float> %a.2, %x
  %sum = fadd fast <32 x float> %prod, %y
  call void @llvm.genx.svm.block.st.i64.v32f32(i64 %at.2, <32 x float> %sum)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @svm_saxpy, !"svm_saxpy", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0}
!3 = !{!"svmptr_t", !"svmptr_t", !"", !""}
