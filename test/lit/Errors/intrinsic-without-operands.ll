; An intrinsic of LLVM that takes nothing and gives 64 bits.
; RUN: rm -f %t.visaasm
; RUN: not cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: sh -c 'cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>%t.err; test $? -eq 1'
; RUN: not test -e %t.visaasm
; RUN: not cmx-opt %s --platform=pvc --emit=visa -o %t.visaasm 2>&1 | FileCheck %s

; CHECK: error: function 'k': instruction '%t = call i64 @llvm.readsteadycounter()': intrinsic of LLVM expected to have a translation, actual 'llvm.readsteadycounter' [cmx-llvm-intrinsic-unsupported]

declare i64 @llvm.readsteadycounter()

define dllexport spir_kernel void @k() #0 {
  %t = call i64 @llvm.readsteadycounter()
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{}
!2 = !{}
!3 = !{}
