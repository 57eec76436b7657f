; A lane's number is an i32, without operands, also where each lane has one.
; RUN: not cmx-opt -passes=cmx-verify -S %s -o %t.ll 2>&1 | FileCheck %s --implicit-check-not=error:
; RUN: not test -e %t.ll

declare i32 @llvm.genx.lane.id()
declare i64 @llvm.genx.lane.id.i64()
declare i32 @llvm.genx.lane.id.i32(i32)

define internal void @body(ptr %p) "CMGenxSIMT"="8" {
  %l = call i32 @llvm.genx.lane.id()
; CHECK: error: {{.*}}'%t = {{.*}} result type expected i32, actual i64
  %t = call i64 @llvm.genx.lane.id.i64()
; CHECK: error: {{.*}}'%a = {{.*}} 'llvm.genx.lane.id.i32' expected
  %a = call i32 @llvm.genx.lane.id.i32(i32 %l)
  store i32 %a, ptr %p
  ret void
}

define dllexport spir_kernel void @k(ptr %p) {
  call void @body(ptr %p)
  ret void
}
