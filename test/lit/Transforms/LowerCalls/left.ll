; Kernels, functions with a variable number of arguments and inline assembly stay as they are.
; CHECK lines by hand: only signatures and calls count
; RUN: cmx-opt -passes=cmx-lower-calls -S %s | FileCheck %s

; CHECK: define spir_kernel void @kernel(i32 %n) {
define spir_kernel void @kernel(i32 %n) {
; CHECK: call void asm
; CHECK: call i32 (i32, ...) @variable(i32 %n)
  call void asm sideeffect "nop", ""()
  %r = call i32 (i32, ...) @variable(i32 %n)
  ret void
}

; CHECK: define i32 @variable(i32 %n, ...) {
define i32 @variable(i32 %n, ...) {
  ret i32 %n
}
