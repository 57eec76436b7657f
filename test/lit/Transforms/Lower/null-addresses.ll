; Null pointers are null in all spaces of one memory; cast to or from shared local memory they are reported.
; CHECK lines by hand: one is a diagnostic
; RUN: split-file %s %t
; RUN: cmx-opt -passes='cmx-lower<platform=pvc>' -S %t/same.ll | FileCheck %s
; RUN: not cmx-opt -passes='cmx-lower<platform=pvc>' -S %t/other.ll 2>&1 | FileCheck %s --check-prefix=OTHER

; CHECK: select i1 %c, i64 5, i64 0
; OTHER: error: {{.*}}[cmx-instruction-unsupported]

;--- same.ll
define i64 @f(i1 %c) {
  %s = select i1 %c, i64 5, i64 ptrtoint (ptr addrspace(1) addrspacecast (ptr addrspace(4) null to ptr addrspace(1)) to i64)
  ret i64 %s
}

;--- other.ll
define i64 @f(i1 %c) {
  %s = select i1 %c, i64 5, i64 ptrtoint (ptr addrspace(1) addrspacecast (ptr addrspace(3) null to ptr addrspace(1)) to i64)
  ret i64 %s
}
