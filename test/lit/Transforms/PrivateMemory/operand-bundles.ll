; The copy of a table has a variable as a bundle's operand, but writes another one.
; RUN: cmx-opt -passes=cmx-private-memory --platform=dg2 -S %s | FileCheck %s

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

@table = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]

; CHECK-LABEL: @bundle(
; CHECK:         store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %b
define dllexport void @bundle(i32 %n, ptr addrspace(1) %p) "CMGenxMain" {
  %a = alloca [4 x i32]
  %b = alloca [4 x i32]
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr @table, i64 16, i1 false) [ "deopt"(ptr %a) ]
  store i32 7, ptr %a
  %g = getelementptr i32, ptr %a, i32 %n
  %w = load i32, ptr %g
  %h = getelementptr i32, ptr %b, i32 %n
  %x = load i32, ptr %h
  %y = add i32 %w, %x
  store i32 %y, ptr addrspace(1) %p
  ret void
}
