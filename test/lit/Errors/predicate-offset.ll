; Parts of predicates start at multiples of their length.
; RUN: rm -f %t.visaasm
; RUN: not cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: sh -c 'cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>%t.err; test $? -eq 1'
; RUN: not test -e %t.visaasm

; CHECK: error: function 'k': instruction '%p = call {{.*}}': predicate region offset expected a multiple of its 8 lanes, actual 4 [cmx-predicate-region]

declare <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1>, i32)

define dllexport spir_kernel void @k(i32 %s, i32 %n) #0 {
  %m = icmp eq <16 x i32> zeroinitializer, zeroinitializer
  %p = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> %m, i32 4)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !""}
