; Clang's mark of an initialized static variable belongs to a thread. Other variables stay where they are.
; RUN: cmx-opt -passes=cmx-lower-cm -S %s | FileCheck %s

target datalayout = "e-i64:64-n8:16:32:64-G1"
target triple = "spirv64-unknown-unknown"

@.kernel = private unnamed_addr addrspace(1) constant [10 x i8] c"cm.kernel\00", section "llvm.metadata"
@.file = private unnamed_addr addrspace(1) constant [2 x i8] c"f\00", section "llvm.metadata"
@llvm.global.annotations = appending addrspace(1) global [1 x { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) }] [
  { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) } { ptr addrspace(1) addrspacecast (ptr @f to ptr addrspace(1)), ptr addrspace(1) @.kernel, ptr addrspace(1) @.file, i32 1, ptr addrspace(1) null }], section "llvm.metadata"

; Private: nothing is left of them.
; CHECK-NOT: @_ZGVZ1fiE1s
; CHECK-NOT: @_ZGVZ1fiE1n
@_ZGVZ1fiE1s = internal addrspace(1) global i8 0, align 4
@_ZGVZ1fiE1n = internal addrspace(1) global i64 0, align 8

; It has another first value.
; CHECK: @_ZGVZ1fiE1v = internal addrspace(1) global i8 1
@_ZGVZ1fiE1v = internal addrspace(1) global i8 1
; Another module has it.
; CHECK-NEXT: @_ZGVZ1fiE1x = external addrspace(1) global i8
@_ZGVZ1fiE1x = external addrspace(1) global i8
; Its address is stored.
; CHECK-NEXT: @_ZGVZ1fiE1a = internal addrspace(1) global i8 0
@_ZGVZ1fiE1a = internal addrspace(1) global i8 0
; It is a number that threads add to.
; CHECK-NEXT: @_ZGVZ1fiE1t = internal addrspace(1) global i8 0
@_ZGVZ1fiE1t = internal addrspace(1) global i8 0
; No mark.
; CHECK-NEXT: @_ZZ1fiE1s = internal addrspace(1) global i8 0
@_ZZ1fiE1s = internal addrspace(1) global i8 0

; CHECK-LABEL: void @f(
; CHECK-NEXT: store volatile i8 0, ptr addrspace(1) %p
; CHECK-NEXT: store volatile i64 0, ptr addrspace(1) %p
; CHECK-NEXT: load i8, ptr addrspace(1) @_ZGVZ1fiE1v
define spir_func void @f(ptr addrspace(1) %p) {
  %s = load i8, ptr addrspace(1) @_ZGVZ1fiE1s, align 4
  store i8 1, ptr addrspace(1) @_ZGVZ1fiE1s, align 4
  %n = load atomic i64, ptr addrspace(1) @_ZGVZ1fiE1n acquire, align 8
  store volatile i8 %s, ptr addrspace(1) %p
  store volatile i64 %n, ptr addrspace(1) %p
  %v = load i8, ptr addrspace(1) @_ZGVZ1fiE1v
  store i8 %v, ptr addrspace(1) @_ZGVZ1fiE1x
  store ptr addrspace(1) @_ZGVZ1fiE1a, ptr addrspace(1) %p
  %t = atomicrmw add ptr addrspace(1) @_ZGVZ1fiE1t, i8 1 monotonic
  store i8 %v, ptr addrspace(1) @_ZZ1fiE1s
  ret void
}
