; Which variables get a copy in each kernel, and which accesses lose their order.
; CHECK lines by utils/update-checks
; not for check-each: the place of a variable is part of a result
; RUN: cmx-opt -passes=cmx-localize-variables -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-localize-variables,cmx-localize-variables -verify-each -S %s | FileCheck %s

@in_section = internal global i32 7, section "mine"
@order = internal global i32 7

; An address goes to memory that others see, in order.
define dllexport spir_kernel void @volatile_address(ptr addrspace(1) %p) {
; CHECK-LABEL: @volatile_address(
; CHECK-NEXT:    [[ORDER:%.*]] = alloca i32, align 4
; CHECK-NEXT:    store i32 7, ptr [[ORDER]], align 4
; CHECK-NEXT:    [[V:%.*]] = load i32, ptr [[ORDER]], align 4
; CHECK-NEXT:    store i32 [[V]], ptr [[ORDER]], align 4
; CHECK-NEXT:    store volatile ptr [[ORDER]], ptr addrspace(1) [[P:%.*]], align 8
; CHECK-NEXT:    ret void
  %v = load volatile i32, ptr @order
  store volatile i32 %v, ptr @order
  store volatile ptr @order, ptr addrspace(1) %p
  ret void
}

; A variable with a place of its own stays.
define dllexport spir_kernel void @section(ptr addrspace(1) %p) {
; CHECK-LABEL: @section(
; CHECK-NEXT:    [[W:%.*]] = load i32, ptr @in_section, align 4
; CHECK-NEXT:    store i32 [[W]], ptr addrspace(1) [[P:%.*]], align 4
; CHECK-NEXT:    ret void
  %w = load i32, ptr @in_section
  store i32 %w, ptr addrspace(1) %p
  ret void
}
