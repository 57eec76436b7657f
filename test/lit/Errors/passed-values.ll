; Functions that cannot have a parameter for what lane.id and the buffers stand for.
; RUN: not cmx-opt -passes=cmx-verify -S %s -o %t.ll 2>&1 | FileCheck %s --implicit-check-not=error:
; RUN: not test -e %t.ll

declare i32 @llvm.genx.lane.id()
declare i64 @llvm.genx.print.buffer()
declare i64 @llvm.genx.assert.buffer()
declare i64 @llvm.genx.sync.buffer()

; CHECK: error: {{.*}}function 'kernel': instruction '%l = {{.*}} expected in functions without a result whose attribute CMGenxSIMT is 8, 16 or 32
define dllexport spir_kernel void @kernel(ptr %p) {
  %l = call i32 @llvm.genx.lane.id()
  store i32 %l, ptr %p
  ret void
}

; CHECK: error: function 'result': SIMT function expected to have 8, 16 or 32 lanes and no result
define internal i32 @result(ptr %p) "CMGenxSIMT"="8" {
; CHECK: error: {{.*}}function 'result': instruction '%l = {{.*}} expected in functions without a result
  %l = call i32 @llvm.genx.lane.id()
  ret i32 %l
}

define internal i64 @as_operand(ptr %f) {
; CHECK: error: {{.*}}function 'as_operand': instruction '%b = {{.*}} expected in kernels, and in functions that they call by name
  %b = call i64 @llvm.genx.print.buffer()
  ret i64 %b
}

define internal i64 @variable(i32 %n, ...) {
; CHECK: error: {{.*}}function 'variable': instruction '%b = {{.*}}
  %b = call i64 @llvm.genx.assert.buffer()
  ret i64 %b
}

define internal i64 @with_bundle() {
; CHECK: error: {{.*}}function 'with_bundle': instruction '%b = {{.*}}
  %b = call i64 @llvm.genx.sync.buffer()
  ret i64 %b
}

define dllexport spir_kernel void @k(i32 %n, ptr %p) {
  %r = call i32 @result(ptr %p)
  %a = call i64 @as_operand(ptr @as_operand)
  %v = call i64 (i32, ...) @variable(i32 1, i32 2)
  %b = call i64 @with_bundle() [ "note"(i32 1) ]
  ret void
}

; One lane is what each function has.
define internal void @one_lane() "CMGenxSIMT"="1" {
  ret void
}
