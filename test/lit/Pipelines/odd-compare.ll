; LLVM compares a count of lanes as an integer of as many bits as there are lanes. It becomes a longer one.
; RUN: cmx-opt %s --platform=icllp -passes='cmx-combine,cmx-lower' -S -o - | FileCheck %s
; RUN: cmx-opt %s --platform=pvc --check-each --emit=visa -o %t.visaasm
; RUN: cmx-opt %s --platform=skl -O0 --check-each --emit=visa -o %t.visaasm

; CHECK-LABEL: @kernel(
; CHECK-NOT: i24
; CHECK: icmp sgt i32
; CHECK-NOT: i24
; CHECK: ret void

declare i1 @llvm.vector.reduce.add.v24i1(<24 x i1>)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)

define spir_kernel void @kernel(i32 %dst, <24 x i32> %a, i16 %n) {
  %mask = icmp eq <24 x i32> %a, splat (i32 3)
  %odd = call i1 @llvm.vector.reduce.add.v24i1(<24 x i1> %mask)
  %bit = zext i1 %odd to i32
  %number = sext i16 %n to i32
  %c = icmp sle i32 %bit, %number
  %r = select i1 %c, i32 5, i32 7
  %v = insertelement <4 x i32> zeroinitializer, i32 %r, i32 0
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 0, <4 x i32> %v)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @kernel, !"kernel", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"", !""}
