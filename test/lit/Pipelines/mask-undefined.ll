; A number of 48 lanes of which none is known: lowering comes to an end.
; RUN: cmx-opt -O0 --platform=dg2 --emit=visa %s -o - | FileCheck %s
; RUN: cmx-opt -O2 --platform=dg2 --emit=visa %s -o - | FileCheck %s

; CHECK: .kernel "kernel"

define void @kernel(i32 %0, i64 %1) {
  %A = alloca i64, align 8
  store <48 x i1> undef, ptr %A, align 4
  %L2 = load i64, ptr %A, align 4
  %C3 = icmp ule i64 1, %L2
  %z = zext i1 %C3 to i32
  %v = insertelement <4 x i32> undef, i32 %z, i32 0
  call void @llvm.genx.oword.st.v4i32(i32 %0, i32 0, <4 x i32> %v)
  ret void
}
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
!genx.kernels = !{!0}
!0 = !{ptr @kernel, !"kernel", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !""}
