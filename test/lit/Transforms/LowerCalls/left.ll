; Kernels, declarations, and functions whose address is taken stay as they are.
; CHECK lines by hand: only signatures count
; RUN: cmx-opt -passes=cmx-lower-calls -S %s | FileCheck %s

; CHECK: declare i32 @declared(i32)
declare i32 @declared(i32)

; CHECK: define i32 @addressed(i32 %n) {
define i32 @addressed(i32 %n) {
  ret i32 %n
}

; CHECK: define spir_kernel void @kernel(i32 %n) {
define spir_kernel void @kernel(i32 %n) {
  %f = select i1 true, ptr @addressed, ptr null
  %r = call i32 %f(i32 %n)
  %d = call i32 @declared(i32 %r)
  ret void
}

; CHECK: define void @variable(i32 %n, ...) {
define void @variable(i32 %n, ...) {
  ret void
}
