; Variables of more than 1 GiB for each thread.
; CHECK lines by hand: they are diagnostics
; RUN: not cmx-opt %s -passes=cmx-private-memory -o %t.none 2>&1 | FileCheck %s
; RUN: not ls %t.none
; CHECK: error: variables of a thread expected to have at most 1073741824 bytes of memory, actual 1073741888{{.*}} [cmx-variable-placement]

define dllexport void @k(i32 %n) #0 {
  %a = alloca [1073741840 x i8], align 16, !cmx.not-promoted !3
  %q = getelementptr i8, ptr %a, i32 %n
  store i8 1, ptr %q
  ret void
}

attributes #0 = { "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2}
!1 = !{i32 0}
!2 = !{i32 64}
!3 = !{!"too large"}
