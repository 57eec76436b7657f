; 1, 2 or 4 bytes for each lane.
; RUN: rm -f %t.visaasm
; RUN: not cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: sh -c 'cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>%t.err; test $? -eq 1'
; RUN: not test -e %t.visaasm

; CHECK: error: function 'k': instruction '%v = call {{.*}}': operand 1 (log2blocks) expected 0 to 2, actual 3 [cmx-message-immediate]

declare <16 x float> @llvm.genx.gather.scaled.v16f32.v16i1.v16i32(<16 x i1>, i32, i16, i32, i32, <16 x i32>, <16 x float>)

define dllexport spir_kernel void @k(i32 %s, i32 %n) #0 {
  %v = call <16 x float> @llvm.genx.gather.scaled.v16f32.v16i1.v16i32(<16 x i1> splat (i1 true), i32 3, i16 0, i32 %s, i32 0, <16 x i32> zeroinitializer, <16 x float> undef)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !""}
