; Two blocks of 8 by 8 dwords, loaded and stored as blocks of a plane.
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <64 x i32> @llvm.genx.lsc.load2d.stateless.v64i32.v1i1.i64(<1 x i1>, i8, i8, i8, i8, i8, i16, i16, i8, i64, i32, i32, i32, i32, i32)
declare void @llvm.genx.lsc.store2d.stateless.v1i1.i64.v64i32(<1 x i1>, i8, i8, i8, i8, i8, i16, i16, i8, i64, i32, i32, i32, i32, i32, <64 x i32>)

define dllexport spir_kernel void @block2d_copy(i64 %src, i64 %dst, i32 %x, i32 %y) #0 {
  %x0 = add i32 %x, 0
  %v0 = call <64 x i32> @llvm.genx.lsc.load2d.stateless.v64i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 3, i8 1, i8 1, i16 8, i16 8, i8 0, i64 %src, i32 255, i32 63, i32 255, i32 %x0, i32 %y)
  %x1 = add i32 %x, 8
  %v1 = call <64 x i32> @llvm.genx.lsc.load2d.stateless.v64i32.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 3, i8 1, i8 1, i16 8, i16 8, i8 0, i64 %src, i32 255, i32 63, i32 255, i32 %x1, i32 %y)
  call void @llvm.genx.lsc.store2d.stateless.v1i1.i64.v64i32(<1 x i1> <i1 true>, i8 0, i8 0, i8 3, i8 1, i8 1, i16 8, i16 8, i8 0, i64 %dst, i32 255, i32 63, i32 255, i32 %x0, i32 %y, <64 x i32> %v0)
  call void @llvm.genx.lsc.store2d.stateless.v1i1.i64.v64i32(<1 x i1> <i1 true>, i8 0, i8 0, i8 3, i8 1, i8 1, i16 8, i16 8, i8 0, i64 %dst, i32 255, i32 63, i32 255, i32 %x1, i32 %y, <64 x i32> %v1)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{void (i64, i64, i32, i32)* @block2d_copy, !"block2d_copy", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0}
!3 = !{!"svmptr_t", !"svmptr_t", !"", !""}
