; The same for addresses.
; RUN: rm -f %t.visaasm
; RUN: not cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: sh -c 'cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>%t.err; test $? -eq 1'
; RUN: not test -e %t.visaasm

; CHECK: error: function 'k': instruction '%v = call {{.*}}': block expected 16, 32, 64 or 128 bytes, actual 8 [cmx-message-block-size]

declare <2 x i32> @llvm.genx.svm.block.ld.v2i32.i64(i64)

define dllexport spir_kernel void @k(i32 %s, i32 %n) #0 {
  %a = zext i32 %n to i64
  %v = call <2 x i32> @llvm.genx.svm.block.ld.v2i32.i64(i64 %a)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !""}
