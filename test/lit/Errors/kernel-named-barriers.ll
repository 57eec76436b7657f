; More named barriers than a group has, a number that is none, a platform without any.
; RUN: rm -rf %t && mkdir %t
; RUN: not cmx-opt %s --platform=pvc --emit=visa -o %t/a.visaasm 2>&1 | FileCheck %s
; RUN: sed s/33/3/ %s > %t/few.ll
; RUN: not cmx-opt %t/few.ll --platform=icllp --emit=visa -o %t/a.visaasm 2>&1 | FileCheck %s --check-prefix=ICLLP
; RUN: sed s/CMGenxMain/VCNamedBarrierCount\"=\"many/ %t/few.ll > %t/many.ll
; RUN: not cmx-opt %t/many.ll --platform=pvc --emit=visa -o %t/a.visaasm 2>&1 | FileCheck %s --check-prefix=MANY
; RUN: sed "s/i32 3}/i32 -3}/" %t/few.ll > %t/negative.ll
; RUN: not cmx-opt %t/negative.ll --platform=pvc --emit=visa -o %t/a.visaasm 2>&1 | FileCheck %s --check-prefix=NEGATIVE
; RUN: not test -e %t/a.visaasm
; RUN: cmx-opt %t/few.ll --platform=pvc --emit=visa -o - | FileCheck %s --check-prefix=FEW

; CHECK: error: function 'k': at most 32 named barriers expected, actual 33 [cmx-kernel-metadata]
; ICLLP: error: {{.*}}expected a platform with named barriers, actual icllp [cmx-message-unavailable]
; MANY: error: function 'k': VCNamedBarrierCount expected a number, actual 'many' [cmx-kernel-metadata]
; NEGATIVE: error: !genx.kernels node 0: kernel 'k': number of named barriers expected an i32 constant of 0 or more [cmx-kernel-metadata]
; FEW: .kernel_attr NBarrierCnt=4

define dllexport spir_kernel void @k(i32 %n) #0 {
  ret void
}
attributes #0 = { nounwind "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", null, i32 0, i32 0, null, null, i32 33}
