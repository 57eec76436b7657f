; --interpret finds what depends on undefined values; the other forms cannot.

; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-run %s --arg dst=-:64 --interpret 2>&1 | FileCheck %s
; CHECK: cmx-run: error: function 'branch'{{.*}} [undefined-behavior]

define dllexport spir_kernel void @branch(i32 %dst) {
  %c = icmp eq i32 %dst, undef
  br i1 %c, label %yes, label %no

yes:
  ret void

no:
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @branch, !"branch", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2}
!2 = !{i32 0}
!3 = !{!"buffer_t"}
