; Eight qwords for each lane take two messages on Gen9; both read one constant.
; RUN: cmx-opt --platform=skl --emit=visa %s -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=skl

declare void @llvm.genx.svm.scatter.v16i1.v16i64.v128i64(<16 x i1>, i32, <16 x i64>, <128 x i64>)

define dllexport spir_kernel void @k(i64 %base) {
  %v = insertelement <16 x i64> poison, i64 %base, i32 0
  %all = shufflevector <16 x i64> %v, <16 x i64> poison, <16 x i32> zeroinitializer
  %p = add <16 x i64> %all, <i64 0, i64 64, i64 128, i64 192, i64 256, i64 320, i64 384, i64 448, i64 512, i64 576, i64 640, i64 704, i64 768, i64 832, i64 896, i64 960>
  call void @llvm.genx.svm.scatter.v16i1.v16i64.v128i64(<16 x i1> splat (i1 true), i32 3, <16 x i64> %p, <128 x i64> splat (i64 4886718345))
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !1, !2, i32 0}
!1 = !{i32 0}
!2 = !{!""}
