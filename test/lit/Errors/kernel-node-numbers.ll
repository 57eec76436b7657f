; Each field of a kernel's node, of a wrong kind or just beyond its limit.
; RUN: rm -rf %t && split-file %s %t
; RUN: cat %t/start.ll %t/category.ll > %t/a.ll && not cmx-opt --platform=pvc -S %t/a.ll -o - 2>&1 | FileCheck %t/category.ll
; RUN: cat %t/start.ll %t/kind.ll > %t/a.ll && not cmx-opt --platform=pvc -S %t/a.ll -o - 2>&1 | FileCheck %t/kind.ll
; RUN: cat %t/start.ll %t/wide.ll > %t/a.ll && not cmx-opt --platform=pvc -S %t/a.ll -o - 2>&1 | FileCheck %t/wide.ll
; RUN: cat %t/start.ll %t/text.ll > %t/a.ll && not cmx-opt --platform=pvc -S %t/a.ll -o - 2>&1 | FileCheck %t/text.ll
; RUN: cat %t/start.ll %t/name.ll > %t/a.ll && not cmx-opt --platform=pvc -S %t/a.ll -o - 2>&1 | FileCheck %t/name.ll
; RUN: cat %t/start.ll %t/desc.ll > %t/a.ll && not cmx-opt --platform=pvc -S %t/a.ll -o - 2>&1 | FileCheck %t/desc.ll
; RUN: cat %t/start.ll %t/short.ll > %t/a.ll && not cmx-opt --platform=pvc -S %t/a.ll -o - 2>&1 | FileCheck %t/short.ll
; RUN: cat %t/start.ll %t/most.ll > %t/a.ll && cmx-opt --platform=pvc -S %t/a.ll -o - | FileCheck %t/most.ll
; RUN: not cmx-opt --platform=pvc -S %t/private.ll -o - 2>&1 | FileCheck %t/private.ll

;--- start.ll
define dllexport spir_kernel void @k(i32 %s, i32 %n) #0 {
  ret void
}
attributes #0 = { nounwind "CMGenxMain" }
!genx.kernels = !{!0}
;--- category.ll
; CHECK: kind of argument 1 expected 0 (general), 1 (sampler) or 2 (surface), {{.*}} actual 3 [cmx-kernel-argument]
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, null, null, i32 0}
!1 = !{i32 2, i32 3}
;--- kind.ll
; CHECK: kernel 'k': kind of argument 0 expected an i32 constant
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, null, null, i32 0}
!1 = !{!"surface", i32 0}
;--- wide.ll
; CHECK: kernel 'k': SLM size in bytes expected an i32 constant of 0 or more
!0 = !{ptr @k, !"k", null, i64 64, i32 0, null, null, i32 0}
;--- text.ll
; CHECK: kernel 'k': SLM size in bytes expected an i32 constant of 0 or more
!0 = !{ptr @k, !"k", null, !"64", i32 0, null, null, i32 0}
;--- name.ll
; CHECK: operand 1 expected the kernel's name
!0 = !{ptr @k, i32 7, null, i32 0, i32 0, null, null, i32 0}
;--- desc.ll
; CHECK: kernel 'k': description of argument 1 expected a string
!0 = !{ptr @k, !"k", null, i32 0, i32 0, null, !1, i32 0}
!1 = !{!"", i32 7}
;--- short.ll
; CHECK: error: {{.*}}'_t'
!0 = !{ptr @k, !"k", null, i32 0, i32 0, null, !1, i32 0}
!1 = !{!"_t", !""}
;--- most.ll
; CHECK: define {{.*}}@k(
!0 = !{ptr @k, !"k", null, i32 0, i32 0, null, null, i32 32}
;--- private.ll
; CHECK: function 'k': cmx-private-bytes expected a number, actual 'many' [cmx-kernel-metadata]
define dllexport spir_kernel void @k(i32 %s, i32 %n) #0 {
  ret void
}
attributes #0 = { nounwind "CMGenxMain" "cmx-private-bytes"="many" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", null, i32 0, i32 0, null, null, i32 0}
