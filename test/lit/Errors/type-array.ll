; An array of more than 64 elements is no value that is chosen.
; RUN: rm -f %t.visaasm
; RUN: not cmx-opt %s --platform=icllp --O0 --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: sh -c 'cmx-opt %s --platform=icllp --O0 --emit=visa -o %t.visaasm 2>%t.err; test $? -eq 1'
; RUN: not test -e %t.visaasm

; CHECK: error: function 'k': instruction '{{.*}}': type expected {{.*}}, actual [65 x i32] [cmx-unsupported-type]

define dllexport spir_kernel void @k(i32 %s, i32 %n) #0 {
  %a = insertvalue [65 x i32] poison, i32 %n, 0
  %c = icmp eq i32 %n, 0
  %w = select i1 %c, [65 x i32] %a, [65 x i32] zeroinitializer
  %e = extractvalue [65 x i32] %w, 0
  call void @llvm.genx.oword.st.v4i32(i32 %s, i32 %e, <4 x i32> zeroinitializer)
  ret void
}

declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !""}
