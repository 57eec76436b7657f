; As many arrays as fit into the registers, the smallest first.
; CHECK lines by hand: they read remarks; the three budgets give different IR
; RUN: cmx-opt -passes='cmx-promote-arrays<budget=96>' -pass-remarks=cmx-promote-arrays -pass-remarks-missed=cmx-promote-arrays -S %s 2>&1 >/dev/null | FileCheck %s --check-prefix=SMALL
; RUN: cmx-opt -passes='cmx-promote-arrays<platform=icllp>' -pass-remarks=cmx-promote-arrays -pass-remarks-missed=cmx-promote-arrays -S %s 2>&1 >/dev/null | FileCheck %s --check-prefix=ICLLP
; RUN: cmx-opt -passes='cmx-promote-arrays<platform=pvc>' -pass-remarks=cmx-promote-arrays -pass-remarks-missed=cmx-promote-arrays -S %s 2>&1 >/dev/null | FileCheck %s --check-prefix=PVC
; RUN: cmx-opt -passes='cmx-promote-arrays<platform=pvc;budget=96>' -print-pipeline-passes %s | FileCheck %s --check-prefix=TEXT
; RUN: not cmx-opt -passes='cmx-promote-arrays<budget=many>' -S %s 2>&1 >/dev/null | FileCheck %s --check-prefix=WRONG

; SMALL: array %large stays in memory: it takes 4096 bytes of registers; of 96 for arrays, 0 are left
; SMALL: array %small becomes a vector of 32 bytes, 8 x i32: 1 accesses, 1 at variable offsets
; SMALL: array %middle becomes a vector of 64 bytes, 16 x i32: 1 accesses, 1 at variable offsets
; ICLLP: array %large stays in memory: it takes 4096 bytes of registers; of 3072 for arrays, 2976 are left
; PVC-NOT: stays in memory
; PVC: array %large becomes a vector of 4096 bytes, 1024 x i32
; TEXT: cmx-promote-arrays<platform=pvc;budget=96>
; WRONG: unknown pass name 'cmx-promote-arrays<budget=many>'
define i32 @three(i32 %i) {
  %large = alloca [1024 x i32]
  %middle = alloca [16 x i32]
  %small = alloca [8 x i32]
  %p = getelementptr i32, ptr %large, i32 %i
  %x = load i32, ptr %p
  %q = getelementptr i32, ptr %middle, i32 %i
  %y = load i32, ptr %q
  %r = getelementptr i32, ptr %small, i32 %i
  %z = load i32, ptr %r
  %s = add i32 %x, %y
  %t = add i32 %s, %z
  ret i32 %t
}
