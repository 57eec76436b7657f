; 16 dwords gathered with a stride at 64-bit addresses, incremented, written back.
; Bound: 14 = 3 + 2 x 2 messages + 2 products + 4 sums of 64 bits + 1 increment
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <16 x i32> @llvm.genx.svm.gather.v16i32.v16i1.v16i64(<16 x i1>, i32, <16 x i64>, <16 x i32>)
declare void @llvm.genx.svm.scatter.v16i1.v16i64.v16i32(<16 x i1>, i32, <16 x i64>, <16 x i32>)

define dllexport spir_kernel void @svm_strided(i64 %p, i32 %stride) #0 {
  %st.i = insertelement <16 x i32> undef, i32 %stride, i32 0
  %st = shufflevector <16 x i32> %st.i, <16 x i32> undef, <16 x i32> zeroinitializer
  %o32 = mul <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %st
  %o64 = zext <16 x i32> %o32 to <16 x i64>
  %p.i = insertelement <16 x i64> undef, i64 %p, i32 0
  %p.2 = shufflevector <16 x i64> %p.i, <16 x i64> undef, <16 x i32> zeroinitializer
  %at = add <16 x i64> %p.2, %o64
  %g = call <16 x i32> @llvm.genx.svm.gather.v16i32.v16i1.v16i64(<16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, i32 0, <16 x i64> %at, <16 x i32> undef)
  %next = add <16 x i32> %g, splat (i32 1)
  call void @llvm.genx.svm.scatter.v16i1.v16i64.v16i32(<16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, i32 0, <16 x i64> %at, <16 x i32> %next)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @svm_strided, !"svm_strided", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"svmptr_t", !""}
