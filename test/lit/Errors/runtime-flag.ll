; RUN: not cmx-opt -passes=cmx-lower-runtime -S %s -o %t 2>&1 | FileCheck %s
; CHECK: module flag 'cmx.runtime' expected to be "cm" or "l0" [cmx-kernel-metadata]

define spir_kernel void @k(i32 %n) {
  ret void
}

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"cmx.runtime", !"opencl"}
