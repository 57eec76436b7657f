; Words of shared virtual memory take two steps, whatever the order of declarations is.
; RUN: cmx-opt %s -passes=cmx-public-forms -S | FileCheck %s
; CHECK lines by hand: one message becomes two of bytes, of one step more.
; CHECK-COUNT-2: call <16 x i8> @llvm.genx.svm.gather.v16i8
; CHECK-NOT: i32 3, <4 x i64>
declare void @llvm.genx.oword.st.v8i16(i32, i32, <8 x i16>)
declare void @llvm.genx.oword.st.v16i16(i32, i32, <16 x i16>)
define dllexport spir_kernel void @k(i64 %src, i32 %dst, i32 %n) #0 {
  %i = insertelement <4 x i64> poison, i64 %src, i32 0
  %s = shufflevector <4 x i64> %i, <4 x i64> poison, <4 x i32> zeroinitializer
  %a = add <4 x i64> %s, <i64 0, i64 8, i64 24, i64 16>
  %r = call <16 x i16> @llvm.genx.svm.gather.v16i16.v4i1.v4i64(<4 x i1> splat (i1 true), i32 2, <4 x i64> %a, <16 x i16> undef)
  call void @llvm.genx.oword.st.v16i16(i32 %dst, i32 0, <16 x i16> %r)
  ret void
}
attributes #0 = { nounwind "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 2, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"svmptr_t", !"buffer_t", !""}
declare <16 x i16> @llvm.genx.svm.gather.v16i16.v4i1.v4i64(<4 x i1>, i32, <4 x i64>, <16 x i16>)
