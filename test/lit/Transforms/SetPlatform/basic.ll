; cmx-set-platform writes the module flag, or checks that there is one.

; CHECK lines by hand: they read module flags
; RUN: split-file %s %t
; RUN: cmx-opt -passes='cmx-set-platform<platform=dg2>' -S %t/none.ll | FileCheck %s --check-prefix=DG2
; RUN: cmx-opt -passes='cmx-set-platform<platform=dg2>' -S %t/pvc.ll | FileCheck %s --check-prefix=DG2
; RUN: cmx-opt -passes='cmx-set-platform<platform=pvc>' -S %t/pvc.ll | FileCheck %s --check-prefix=PVC
; DG2: ![[FLAG:[0-9]+]] = !{i32 1, !"cmx.platform", !"dg2"}
; DG2-NOT: "pvc"

; Without an option: that of the module, or an error. (In cmx-opt, passes always
; know a platform.)
; RUN: cmx-opt -passes=cmx-set-platform -S %t/pvc.ll | FileCheck %s --check-prefix=PVC
; PVC: !{i32 1, !"cmx.platform", !"pvc"}

; Twice is once.
; RUN: cmx-opt -passes='cmx-set-platform<platform=dg2>' -S %t/none.ll -o %t/once.ll
; RUN: cmx-opt -passes='cmx-set-platform<platform=dg2>,cmx-set-platform<platform=dg2>' -S %t/none.ll -o %t/twice.ll
; RUN: cmp %t/once.ll %t/twice.ll

;--- none.ll
define void @f() {
  ret void
}

;--- pvc.ll
define void @f() {
  ret void
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"cmx.platform", !"pvc"}
