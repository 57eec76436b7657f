; Of few qwords GenX_IR sends the registers of all 32 lanes that a message serves:
; the variable has them.
; RUN: cmx-opt %s -O0 --platform=pvc --emit=visa -o - | FileCheck %s

; CHECK: .decl [[P:v_v_[0-9]+]] v_type=G type=q num_elts=32
; CHECK: .decl [[A:v_[0-9]+]] {{.*}} alias=<[[P]], 0>
; CHECK: lsc_load.ugm (M1, 1) {{.*}} flat{{\[}}[[A]]{{\]}}:a64

declare <1 x i64> @llvm.genx.svm.gather.v1i64.v1i1.v1i64(<1 x i1>, i32, <1 x i64>, <1 x i64>)
declare void @llvm.genx.svm.scatter.v1i1.v1i64.v1i64(<1 x i1>, i32, <1 x i64>, <1 x i64>)

define dllexport spir_kernel void @k(<1 x i64> %p, i64 %q) #0 {
  %v = insertelement <1 x i64> poison, i64 %q, i32 0
  %a = add <1 x i64> %p, %v
  %b = add <1 x i64> %p, splat (i64 8)
  %x = call <1 x i64> @llvm.genx.svm.gather.v1i64.v1i1.v1i64(<1 x i1> splat (i1 true), i32 0, <1 x i64> %a, <1 x i64> undef)
  %y = add <1 x i64> %x, splat (i64 3)
  call void @llvm.genx.svm.scatter.v1i1.v1i64.v1i64(<1 x i1> splat (i1 true), i32 0, <1 x i64> %b, <1 x i64> %y)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"svmptr_t", !""}
