; A variable in memory that other threads see is a table if nobody changes it.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-localize-variables -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-localize-variables,cmx-localize-variables -verify-each -S %s | FileCheck %s

@table = internal addrspace(1) global [4 x i32] [i32 3, i32 1, i32 4, i32 100]

define dllexport spir_kernel void @k(ptr addrspace(1) %p, i32 %n) {
; CHECK-LABEL: @k(
; CHECK-NEXT:    [[I:%.*]] = and i32 [[N:%.*]], 3
; CHECK-NEXT:    [[A:%.*]] = getelementptr [4 x i32], ptr addrspace(1) @table, i32 0, i32 [[I]]
; CHECK-NEXT:    [[V:%.*]] = load i32, ptr addrspace(1) [[A]], align 4
; CHECK-NEXT:    store i32 [[V]], ptr addrspace(1) [[P:%.*]], align 4
; CHECK-NEXT:    ret void
  %i = and i32 %n, 3
  %a = getelementptr [4 x i32], ptr addrspace(1) @table, i32 0, i32 %i
  %v = load i32, ptr addrspace(1) %a
  store i32 %v, ptr addrspace(1) %p
  ret void
}
