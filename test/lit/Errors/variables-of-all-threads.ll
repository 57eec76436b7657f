; Variables of file scope in global memory, which threads share: one that is
; written, one that other modules may write, and one of another module.

; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-opt %s -o - 2>&1 | FileCheck %s
; CHECK: variable 'written' expected to be private to a thread, but it lies in memory that other threads see [cmx-variable-placement]
; CHECK: variable 'visible' expected to be private to a thread, but it lies in memory that other threads see [cmx-variable-placement]
; CHECK: variable 'elsewhere' expected to be private to a thread, but it lies in memory that other threads see [cmx-variable-placement]

@written = internal addrspace(1) global i32 7
@visible = addrspace(1) global i32 7
@elsewhere = external addrspace(1) global i32

define dllexport spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) @written
  %v = load i32, ptr addrspace(1) @visible
  %w = load i32, ptr addrspace(1) @elsewhere
  %s = add i32 %v, %w
  store i32 %s, ptr addrspace(1) %p
  ret void
}
