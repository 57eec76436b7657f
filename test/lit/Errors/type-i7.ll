; Nor of seven, in an operation that needs all of them.
; RUN: rm -f %t.visaasm
; RUN: not cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: sh -c 'cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>%t.err; test $? -eq 1'
; RUN: not test -e %t.visaasm

; CHECK: error: function 'k': instruction '%v = trunc i32 %n to i7': result type expected {{.*}}, actual i7 [cmx-unsupported-type]

declare i7 @llvm.fshl.i7(i7, i7, i7)

define dllexport spir_kernel void @k(i32 %s, i32 %n) #0 {
  %v = trunc i32 %n to i7
  %w = call i7 @llvm.fshl.i7(i7 %v, i7 %v, i7 2)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !""}
