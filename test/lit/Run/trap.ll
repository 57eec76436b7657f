; A thread that traps ends; what it wrote before stays.

; RUN: cmx-run %s --arg n=0 --arg to=%t.0.raw:32
; RUN: od -An -v -tx4 -w32 %t.0.raw | FileCheck %s --check-prefix=ENDS
; RUN: cmx-run %s --arg n=1 --arg to=%t.1.raw:32
; RUN: od -An -v -tx4 -w32 %t.1.raw | FileCheck %s --check-prefix=GOES-ON
; RUN: cmx-run %s --platform=icllp --visa --arg n=0 --arg to=-:32 --check-output to=%t.0.raw
; RUN: cmx-run %s --platform=pvc --visa --arg n=1 --arg to=-:32 --check-output to=%t.1.raw
; RUN: cmx-run %s --arg n=0 --arg to=-:32 --compare --platform=dg2 | FileCheck %s --check-prefix=SAME
; ENDS: 00000007 00000007 00000007 00000007 00000000 00000000 00000000 00000000
; GOES-ON: 00000007 00000007 00000007 00000007 00000008 00000008 00000008 00000008
; SAME: equal:

declare void @llvm.trap()
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)

define dllexport spir_kernel void @k(i32 %n, i32 %to) {
  call void @llvm.genx.oword.st.v4i32(i32 %to, i32 0, <4 x i32> <i32 7, i32 7, i32 7, i32 7>)
  %c = icmp eq i32 %n, 0
  br i1 %c, label %bad, label %good
bad:
  call void @llvm.trap()
  unreachable
good:
  call void @llvm.genx.oword.st.v4i32(i32 %to, i32 1, <4 x i32> <i32 8, i32 8, i32 8, i32 8>)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"", !"buffer_t"}
