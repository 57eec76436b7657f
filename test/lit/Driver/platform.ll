; The platform: that of the option, else of the module, else icllp.

; RUN: cmx-opt -print-pipeline-passes -O0 | FileCheck %s --check-prefix=ICLLP
; RUN: cmx-opt -print-pipeline-passes -O0 --platform=pvc | FileCheck %s --check-prefix=PVC
; ICLLP: cmx-set-platform<platform=icllp>
; PVC: cmx-set-platform<platform=pvc>

; RUN: split-file %s %t
; RUN: cmx-opt -O0 -S %t/dg2.ll | FileCheck %s --check-prefix=DG2
; DG2: !"cmx.platform", !"dg2"
; RUN: cmx-opt -O0 -S --platform=skl %t/dg2.ll | FileCheck %s --check-prefix=SKL
; SKL: !"cmx.platform", !"skl"
; RUN: sh %S/Inputs/status.sh 1 cmx-opt -S %t/unknown.ll 2>&1 | FileCheck %s --check-prefix=UNKNOWN
; UNKNOWN: error: {{.*}}module flag 'cmx.platform' expected to be one of skl, icllp, tgllp, dg2, pvc{{.*}} [cmx-platform-unknown]

; Passes named by -passes leave the flag alone.
; RUN: cmx-opt -passes=cmx-verify -S --platform=skl %t/dg2.ll | FileCheck %s --check-prefix=DG2

;--- dg2.ll
define void @f() {
  ret void
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"cmx.platform", !"dg2"}

;--- unknown.ll
define void @f() {
  ret void
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"cmx.platform", !"gen7"}
