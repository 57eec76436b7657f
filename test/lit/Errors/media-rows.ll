; A row is rounded up to a power of two.
; RUN: rm -f %t.visaasm
; RUN: not cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: sh -c 'cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>%t.err; test $? -eq 1'
; RUN: not test -e %t.visaasm

; CHECK: error: function 'k': instruction '%v = call {{.*}}': block expected a multiple of its row size of 32 bytes, actual 144 [cmx-media-block]

declare <144 x i8> @llvm.genx.media.ld.v144i8(i32, i32, i32, i32, i32, i32)

define dllexport spir_kernel void @k(i32 %s, i32 %n) #0 {
  %v = call <144 x i8> @llvm.genx.media.ld.v144i8(i32 0, i32 %s, i32 0, i32 24, i32 %n, i32 0)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !""}
