; An atomic without a result has as many lanes as addresses.
; RUN: cmx-opt %s --platform=dg2 --check-each --emit=visa -o %t/ 2>&1 | FileCheck %s --check-prefix=CHECKED
; RUN: cmx-opt %s --platform=pvc -O0 --check-each --emit=visa -o %t/ 2>&1 | FileCheck %s --check-prefix=CHECKED
; RUN: cmx-run %s --kernel=sums --visa --platform=pvc --arg dst=-:32 --arg v=1,2,3,4,5,6,7,8 --show dst:u32 | FileCheck %s

; CHECKED: --check-each: {{[1-9][0-9]*}} comparisons
; CHECK: dst[0]: 1 2 3 4 5 6 7 8
declare void @llvm.genx.lsc.xatomic.bti.isVoid.v8i1.v8i32(<8 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <8 x i32>, <8 x i32>, <8 x i32>, i32, <8 x i32>)
declare void @llvm.genx.lsc.xatomic.stateless.isVoid.v4i1.v4i64(<4 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <4 x i64>, <4 x i32>, <4 x i32>, i32, <4 x i32>)

define dllexport spir_kernel void @sums(i32 %dst, <8 x i32> %v) {
  call void @llvm.genx.lsc.xatomic.bti.isVoid.v8i1.v8i32(<8 x i1> splat (i1 true), i8 12, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <8 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28>, <8 x i32> %v, <8 x i32> undef, i32 %dst, <8 x i32> undef)
  ret void
}

; Without sources, of constant ones, and of some lanes.
define dllexport spir_kernel void @others(i64 %p, <4 x i32> %v) {
  %s = insertelement <4 x i64> poison, i64 %p, i32 0
  %b = shufflevector <4 x i64> %s, <4 x i64> poison, <4 x i32> zeroinitializer
  %a = add <4 x i64> %b, <i64 0, i64 4, i64 8, i64 4>
  call void @llvm.genx.lsc.xatomic.stateless.isVoid.v4i1.v4i64(<4 x i1> splat (i1 true), i8 8, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <4 x i64> %a, <4 x i32> undef, <4 x i32> undef, i32 0, <4 x i32> undef)
  call void @llvm.genx.lsc.xatomic.stateless.isVoid.v4i1.v4i64(<4 x i1> splat (i1 true), i8 26, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <4 x i64> %a, <4 x i32> splat (i32 7), <4 x i32> undef, i32 0, <4 x i32> undef)
  %m = icmp sgt <4 x i32> %v, zeroinitializer
  call void @llvm.genx.lsc.xatomic.stateless.isVoid.v4i1.v4i64(<4 x i1> %m, i8 18, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <4 x i64> %a, <4 x i32> %v, <4 x i32> splat (i32 5), i32 0, <4 x i32> undef)
  ret void
}

!genx.kernels = !{!0, !4}
!0 = !{ptr @sums, !"sums", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !""}
!4 = !{ptr @others, !"others", !5, i32 0, i32 0, !2, !6, i32 0}
!5 = !{i32 0, i32 0}
!6 = !{!"svmptr_t", !""}
