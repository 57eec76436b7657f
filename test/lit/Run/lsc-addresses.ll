; Scale and immediate offset of addresses with 64 bits, of surfaces and of local memory.

; RUN: cmx-run %s --arg from=pattern:index:u32:64 --arg buf=pattern:index:u32:64 --arg to=%t.raw:96
; RUN: od -An -v -tu4 -w16 %t.raw | FileCheck %s
; CHECK: 2 4 6 8
; CHECK-NEXT: 3 5 7 9
; CHECK-NEXT: 2 4 6 8
; CHECK-NEXT: 3 5 7 9
; CHECK-NEXT: 10 20 30 40
; CHECK-NEXT: 20 30 40 50

; RUN: cmx-run %s --arg from=pattern:index:u32:64 --arg buf=pattern:index:u32:64 --arg to=-:96 --interpret --check-output to=%t.raw

declare <4 x i32> @llvm.genx.lsc.load.stateless.v4i32.v4i1.v4i64(<4 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <4 x i64>, i32)
declare <4 x i32> @llvm.genx.lsc.load.bti.v4i32.v4i1.v4i32(<4 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <4 x i32>, i32)
declare <4 x i32> @llvm.genx.lsc.load.slm.v4i32.v4i1.v4i32(<4 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <4 x i32>, i32)
declare void @llvm.genx.lsc.store.slm.v4i1.v4i32.v4i32(<4 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <4 x i32>, <4 x i32>, i32)
declare void @llvm.genx.svm.block.st.i64.v4i32(i64, <4 x i32>)
declare void @llvm.genx.slm.init(i32)

define dllexport spir_kernel void @k(i64 %from, i32 %buf, i64 %to) {
  call void @llvm.genx.slm.init(i32 64)
  %one = insertelement <4 x i64> poison, i64 %from, i32 0
  %all = shufflevector <4 x i64> %one, <4 x i64> poison, <4 x i32> zeroinitializer
  %at = add <4 x i64> %all, <i64 24, i64 32, i64 40, i64 48>
  %a = call <4 x i32> @llvm.genx.lsc.load.stateless.v4i32.v4i1.v4i64(<4 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 -16, i8 3, i8 1, i8 1, i8 0, <4 x i64> %at, i32 0)
  %at2 = add <4 x i64> %all, <i64 0, i64 8, i64 16, i64 24>
  %b = call <4 x i32> @llvm.genx.lsc.load.stateless.v4i32.v4i1.v4i64(<4 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 0, i32 12, i8 3, i8 1, i8 1, i8 0, <4 x i64> %at2, i32 0)
  %c = call <4 x i32> @llvm.genx.lsc.load.bti.v4i32.v4i1.v4i32(<4 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 4, i32 -16, i8 3, i8 1, i8 1, i8 0, <4 x i32> <i32 6, i32 8, i32 10, i32 12>, i32 %buf)
  %d = call <4 x i32> @llvm.genx.lsc.load.bti.v4i32.v4i1.v4i32(<4 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 2, i32 12, i8 3, i8 1, i8 1, i8 0, <4 x i32> <i32 0, i32 4, i32 8, i32 12>, i32 %buf)
  call void @llvm.genx.lsc.store.slm.v4i1.v4i32.v4i32(<4 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 -4, i8 3, i8 1, i8 1, i8 0, <4 x i32> <i32 4, i32 8, i32 12, i32 16>, <4 x i32> <i32 10, i32 20, i32 30, i32 40>, i32 0)
  call void @llvm.genx.lsc.store.slm.v4i1.v4i32.v4i32(<4 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <4 x i32> <i32 16, i32 20, i32 24, i32 28>, <4 x i32> <i32 50, i32 60, i32 70, i32 80>, i32 0)
  %e = call <4 x i32> @llvm.genx.lsc.load.slm.v4i32.v4i1.v4i32(<4 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <4 x i32> <i32 0, i32 4, i32 8, i32 12>, i32 0)
  %f = call <4 x i32> @llvm.genx.lsc.load.slm.v4i32.v4i1.v4i32(<4 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 4, i32 -4, i8 3, i8 1, i8 1, i8 0, <4 x i32> <i32 2, i32 3, i32 4, i32 5>, i32 0)
  call void @llvm.genx.svm.block.st.i64.v4i32(i64 %to, <4 x i32> %a)
  %to1 = add i64 %to, 16
  call void @llvm.genx.svm.block.st.i64.v4i32(i64 %to1, <4 x i32> %b)
  %to2 = add i64 %to, 32
  call void @llvm.genx.svm.block.st.i64.v4i32(i64 %to2, <4 x i32> %c)
  %to3 = add i64 %to, 48
  call void @llvm.genx.svm.block.st.i64.v4i32(i64 %to3, <4 x i32> %d)
  %to4 = add i64 %to, 64
  call void @llvm.genx.svm.block.st.i64.v4i32(i64 %to4, <4 x i32> %e)
  %to5 = add i64 %to, 80
  call void @llvm.genx.svm.block.st.i64.v4i32(i64 %to5, <4 x i32> %f)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 64, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 2, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"svmptr_t", !"buffer_t", !"svmptr_t"}
