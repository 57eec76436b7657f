; Addresses are integers.
; RUN: rm -f %t.visaasm
; RUN: not cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: sh -c 'cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>%t.err; test $? -eq 1'
; RUN: not test -e %t.visaasm

; CHECK: error: [cmx-unsupported-type] function 'k': instruction '{{.*}}': result type expected {{.*}}, actual <2 x ptr>

define dllexport spir_kernel void @k(i32 %s, i32 %n) #0 {
  %a = zext i32 %n to i64
  %b = insertelement <2 x i64> poison, i64 %a, i32 0
  %w = inttoptr <2 x i64> %b to <2 x ptr>
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !""}
