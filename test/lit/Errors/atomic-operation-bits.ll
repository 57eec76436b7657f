; RUN: not cmx-opt %s --platform=pvc -o %t.none 2>&1 | FileCheck %s
; CHECK: type expected i8, actual i128 [cmx-intrinsic-operand-type]
declare void @llvm.genx.slm.init(i32)
declare <8 x i64> @llvm.genx.lsc.xatomic.slm.v8i64.v8i1.v8i32(<8 x i1>, i128, i8, i8, i16, i32, i8, i8, i8, i8, <8 x i32>, <8 x i64>, <8 x i64>, i32, <8 x i64>)
declare void @llvm.genx.lsc.store.slm.v8i1.v8i32.v8i64(<8 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <8 x i32>, <8 x i64>, i32)
declare <8 x i64> @llvm.genx.lsc.load.slm.v8i64.v8i1.v8i32(<8 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <8 x i32>, i32)
declare void @llvm.genx.oword.st.v8i64(i32, i32, <8 x i64>)
define dllexport spir_kernel void @k(i32 %src, i32 %dst, i32 %n) #0 {
  call void @llvm.genx.slm.init(i32 1024)
  call void @llvm.genx.lsc.store.slm.v8i1.v8i32.v8i64(<8 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, <8 x i32> <i32 0, i32 8, i32 16, i32 24, i32 32, i32 40, i32 48, i32 56>, <8 x i64> <i64 1, i64 2, i64 -3, i64 4, i64 5, i64 -6, i64 7, i64 8>, i32 0)
  %r = call <8 x i64> @llvm.genx.lsc.xatomic.slm.v8i64.v8i1.v8i32(<8 x i1> <i1 1, i1 1, i1 0, i1 1, i1 1, i1 1, i1 0, i1 1>, i128 340282366920938463463374607431768211455, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, <8 x i32> <i32 0, i32 8, i32 0, i32 24, i32 16, i32 16, i32 8, i32 56>, <8 x i64> <i64 1, i64 2, i64 -3, i64 4, i64 -3, i64 -6, i64 -7, i64 8>, <8 x i64> <i64 10, i64 20, i64 -30, i64 40, i64 -30, i64 -60, i64 -70, i64 80>, i32 0, <8 x i64> <i64 7000, i64 7001, i64 7002, i64 7003, i64 7004, i64 7005, i64 7006, i64 7007>)
  %m = call <8 x i64> @llvm.genx.lsc.load.slm.v8i64.v8i1.v8i32(<8 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, <8 x i32> <i32 0, i32 8, i32 16, i32 24, i32 32, i32 40, i32 48, i32 56>, i32 0)
  call void @llvm.genx.oword.st.v8i64(i32 %dst, i32 0, <8 x i64> %m)
  %p = shufflevector <8 x i64> %r, <8 x i64> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  call void @llvm.genx.oword.st.v8i64(i32 %dst, i32 4, <8 x i64> %p)
  ret void
}
attributes #0 = { nounwind "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 1024, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !""}