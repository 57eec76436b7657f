; Written channels start at the first.
; RUN: rm -f %t.visaasm
; RUN: not cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: sh -c 'cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>%t.err; test $? -eq 1'
; RUN: not test -e %t.visaasm

; CHECK: error: function 'k': instruction 'call void {{.*}}': operand 1 (channelmask) expected to write channels from the first on, actual 12 [cmx-message-immediate]

declare void @llvm.genx.scatter4.scaled.v8i1.v8i32.v16i32(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <16 x i32>)

define dllexport spir_kernel void @k(i32 %s, i32 %n) #0 {
  call void @llvm.genx.scatter4.scaled.v8i1.v8i32.v16i32(<8 x i1> splat (i1 true), i32 12, i16 0, i32 %s, i32 0, <8 x i32> zeroinitializer, <16 x i32> zeroinitializer)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !""}
