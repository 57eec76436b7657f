; Names that begin as those of intrinsics, and accesses to variables that have no such operands.
; RUN: not cmx-opt -passes=cmx-verify -S %s -o %t.ll 2>&1 | FileCheck %s --implicit-check-not=error:
; RUN: not test -e %t.ll

declare i32 @llvm.genx.vload.i32(ptr)
declare i32 @llvm.genx.vload(ptr)
declare i32 @llvm.genx.vload.none()
declare void @llvm.genx.vload.nothing(ptr)
declare i32 @llvm.genx.vload.number(i32)
declare void @llvm.genx.vstore.i32(i32, ptr)
declare i32 @llvm.genx.vstore.result(i32, ptr)
declare void @llvm.genx.vstore.numbers(i32, i32)
declare void @llvm.genx.vstore.one(ptr)
declare i32 @llvm.genx.convertible(i32)
declare i32 @llvm.genx.vloaded.i32(ptr)

define void @f(i32 %n) {
  %p = alloca i32
  call void @llvm.genx.vstore.i32(i32 %n, ptr %p)
  %ok = call i32 @llvm.genx.vload.i32(ptr %p)
; CHECK: error: {{.*}}'%b1 = {{.*}} [cmx-unknown-intrinsic]
  %b1 = call i32 @llvm.genx.vload(ptr %p)
; CHECK: error: {{.*}}'%b2 = {{.*}} [cmx-unknown-intrinsic]
  %b2 = call i32 @llvm.genx.vload.none()
; CHECK: error: {{.*}}@llvm.genx.vload.nothing({{.*}} [cmx-unknown-intrinsic]
  call void @llvm.genx.vload.nothing(ptr %p)
; CHECK: error: {{.*}}'%b3 = {{.*}} [cmx-unknown-intrinsic]
  %b3 = call i32 @llvm.genx.vload.number(i32 %n)
; CHECK: error: {{.*}}'%b4 = {{.*}} [cmx-unknown-intrinsic]
  %b4 = call i32 @llvm.genx.vstore.result(i32 %n, ptr %p)
; CHECK: error: {{.*}}@llvm.genx.vstore.numbers({{.*}} [cmx-unknown-intrinsic]
  call void @llvm.genx.vstore.numbers(i32 %n, i32 %n)
; CHECK: error: {{.*}}@llvm.genx.vstore.one({{.*}} [cmx-unknown-intrinsic]
  call void @llvm.genx.vstore.one(ptr %p)
; CHECK: error: {{.*}}'%b5 = {{.*}} [cmx-unknown-intrinsic]
  %b5 = call i32 @llvm.genx.convertible(i32 %n)
; CHECK: error: {{.*}}'%b6 = {{.*}} [cmx-unknown-intrinsic]
  %b6 = call i32 @llvm.genx.vloaded.i32(ptr %p)
  ret void
}
