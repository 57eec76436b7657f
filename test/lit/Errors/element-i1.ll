; Predicates have intrinsics of their own.
; RUN: rm -f %t.visaasm
; RUN: not cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: sh -c 'cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>%t.err; test $? -eq 1'
; RUN: not test -e %t.visaasm

; CHECK: error: function 'k': instruction '%r = call {{.*}}': region elements expected to have 1, 2, 4 or 8 bytes, actual i1 [cmx-region-element-type]

declare <4 x i1> @llvm.genx.rdregioni.v4i1.v8i1.i16(<8 x i1>, i32, i32, i32, i16, i32)

define dllexport spir_kernel void @k(i32 %s, i32 %n) #0 {
  %c = icmp eq <8 x i32> zeroinitializer, zeroinitializer
  %r = call <4 x i1> @llvm.genx.rdregioni.v4i1.v8i1.i16(<8 x i1> %c, i32 0, i32 4, i32 1, i16 0, i32 undef)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !""}
