; Atomics of dwords in memory.
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <8 x i32> @llvm.genx.svm.block.ld.unaligned.v8i32.i64(i64)
declare void @llvm.genx.svm.block.st.i64.v8i32(i64, <8 x i32>)
declare <8 x i32> @llvm.genx.svm.atomic.add.v8i32.v8i1.v8i64(<8 x i1>, <8 x i64>, <8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.genx.svm.atomic.cmpxchg.v8i32.v8i1.v8i64(<8 x i1>, <8 x i64>, <8 x i32>, <8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.genx.svm.atomic.imin.v8i32.v8i1.v8i64(<8 x i1>, <8 x i64>, <8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.genx.svm.atomic.inc.v8i32.v8i1.v8i64(<8 x i1>, <8 x i64>, <8 x i32>)
declare <8 x i32> @llvm.genx.svm.atomic.xchg.v8i32.v8i1.v8i64(<8 x i1>, <8 x i64>, <8 x i32>, <8 x i32>)

define dllexport spir_kernel void @atomics_svm32(i64 %counts, i64 %src, i64 %dst) #0 {
  %v = call <8 x i32> @llvm.genx.svm.block.ld.unaligned.v8i32.i64(i64 %src)
  %c1 = insertelement <1 x i64> undef, i64 %counts, i32 0
  %c8 = shufflevector <1 x i64> %c1, <1 x i64> undef, <8 x i32> zeroinitializer
  %at = add <8 x i64> %c8, <i64 0, i64 8, i64 16, i64 24, i64 4, i64 12, i64 20, i64 28>
  %r0 = call <8 x i32> @llvm.genx.svm.atomic.add.v8i32.v8i1.v8i64(<8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i64> %at, <8 x i32> %v, <8 x i32> undef)
  %d0 = add i64 %dst, 0
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %d0, <8 x i32> %r0)
  %r1 = call <8 x i32> @llvm.genx.svm.atomic.cmpxchg.v8i32.v8i1.v8i64(<8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i64> %at, <8 x i32> %v, <8 x i32> %v, <8 x i32> undef)
  %d1 = add i64 %dst, 32
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %d1, <8 x i32> %r1)
  %r2 = call <8 x i32> @llvm.genx.svm.atomic.imin.v8i32.v8i1.v8i64(<8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i64> %at, <8 x i32> %v, <8 x i32> undef)
  %d2 = add i64 %dst, 64
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %d2, <8 x i32> %r2)
  %r3 = call <8 x i32> @llvm.genx.svm.atomic.inc.v8i32.v8i1.v8i64(<8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i64> %at, <8 x i32> undef)
  %d3 = add i64 %dst, 96
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %d3, <8 x i32> %r3)
  %r4 = call <8 x i32> @llvm.genx.svm.atomic.xchg.v8i32.v8i1.v8i64(<8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i64> %at, <8 x i32> %v, <8 x i32> undef)
  %d4 = add i64 %dst, 128
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %d4, <8 x i32> %r4)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{void (i64, i64, i64)* @atomics_svm32, !"atomics_svm32", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"svmptr_t", !"svmptr_t", !"svmptr_t"}
