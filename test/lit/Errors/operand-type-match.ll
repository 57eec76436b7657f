; Operands that must have the same type.
; RUN: rm -f %t.visaasm
; RUN: not cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: sh -c 'cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>%t.err; test $? -eq 1'
; RUN: not test -e %t.visaasm

; CHECK: error: function 'k': instruction '%t = call {{.*}}': operand 1 (rhs) type expected i32, actual i16 [cmx-intrinsic-operand-type]

declare i32 @llvm.genx.smax.i32.i32(i32, i16)

define dllexport spir_kernel void @k(i32 %s, i32 %n) #0 {
  %b = trunc i32 %n to i16
  %t = call i32 @llvm.genx.smax.i32.i32(i32 %n, i16 %b)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !""}
