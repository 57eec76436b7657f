; A kernel that the CPU cannot execute is named with its reason, not that of its code. After mutations this is no failure.
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-fuzz --check-file=%s --platform=dg2 -O2 2>&1 | FileCheck %s --check-prefixes=CHECK,PLAIN
; RUN: cmx-fuzz --check-file=%s --platform=dg2 -O2 --mutate 2>&1 | FileCheck %s --check-prefixes=CHECK,MUTATED
; PLAIN: failed: not-run
; MUTATED: refused: not-run
; CHECK: kernel 'kernel': function 'kernel': instruction '%t = {{.*}}llvm.genx.typed.atomic.imin{{.*}}: r expected 0: images have two dimensions and one level here [cmx-instruction-unsupported]
declare <16 x i32> @llvm.genx.typed.atomic.imin.v16i32.v16i1.v16i32(<16 x i1>, i32, <16 x i32>, <16 x i32>, <16 x i32>, <16 x i32>, <16 x i32>)
define dllexport spir_kernel void @kernel(i32 %image, i32 %slice) #0 {
  %none = sub i32 %slice, %slice
  %v = insertelement <16 x i32> poison, i32 %none, i64 0
  %r = shufflevector <16 x i32> %v, <16 x i32> poison, <16 x i32> zeroinitializer
  %t = call <16 x i32> @llvm.genx.typed.atomic.imin.v16i32.v16i1.v16i32(<16 x i1> splat (i1 true), i32 %image, <16 x i32> splat (i32 1), <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> %r, <16 x i32> zeroinitializer)
  ret void
}
attributes #0 = { "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @kernel, !"kernel", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"image2d_t", !""}
