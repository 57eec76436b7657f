; Blocks that only jump are left out, but not a circle of them.
; RUN: cmx-opt %s --platform=icllp --emit=visa -o - | FileCheck %s
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

; CHECK:      .function "spin_main"
; CHECK:      [[L:L_[^:]*]]:
; CHECK:      jmp (M1, 1) [[L]]
; CHECK-NEXT: ret (M1, 1)
define dllexport spir_kernel void @spin() #0 {
entry:
  br label %ping
ping:
  br label %pong
pong:
  br label %ping
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @spin, !"spin", !1, i32 0, i32 0, !1, !1, i32 0}
!1 = !{}
