; What cannot be lowered, each with its name; all of a function is reported, not
; only the first.
; CHECK lines by hand: they read diagnostics
; RUN: rm -f %t.ll
; RUN: not cmx-opt -passes=cmx-lower --platform=icllp -S %s -o %t.ll 2>&1 | FileCheck %s
; RUN: not test -e %t.ll

declare i32 @outside(i32)
declare double @llvm.acos.f64(double)
declare void @llvm.trap()

define internal i32 @inside(i32 %x) noinline {
  ret i32 %x
}

define void @f(ptr %p, i32 %i, i64 %x, i64 %y, float %s) {
; Memory.
; CHECK: error: function 'f': instruction '%a = alloca i32
; CHECK-SAME: instruction expected to have a region form, actual 'alloca': there is no stack{{.*}} [cmx-instruction-unsupported]
; CHECK: error: function 'f': instruction 'store
; CHECK-SAME: sroa{{.*}} [cmx-instruction-unsupported]
; CHECK: error: function 'f': instruction '%l = load{{.*}} [cmx-instruction-unsupported]
; CHECK: error: {{.*}} actual 'getelementptr'{{.*}} [cmx-instruction-unsupported]
; CHECK: error: {{.*}} actual 'ptrtoint': use integer addresses{{.*}} [cmx-instruction-unsupported]
; CHECK: error: {{.*}} actual 'atomicrmw': use aligned integers{{.*}} [cmx-instruction-unsupported]
  %a = alloca i32
  store i32 %i, ptr %a
  %l = load i32, ptr %a
  %q = getelementptr i32, ptr %p, i64 4
  %n = ptrtoint ptr %q to i64
  %w = atomicrmw add ptr %p, i32 1 seq_cst

; Calls.
; CHECK: error: {{.*}} call of 'inside' expected to be inlined{{.*}} [cmx-call-unsupported]
; CHECK: error: {{.*}} actual declaration 'outside'{{.*}} [cmx-call-unsupported]
; CHECK: error: {{.*}} actual a pointer{{.*}} [cmx-call-unsupported]
  %c1 = call i32 @inside(i32 %i)
  %c2 = call i32 @outside(i32 %i)
  %c3 = call i32 %p(i32 %i)

; Arithmetic that the platform lacks.
; CHECK: error: {{.*}} divisor of i64 expected to be constant powers of two{{.*}} [cmx-int64-division]
; CHECK: error: function 'f': instruction '%v1 = sitofp{{.*}} [cmx-int64-conversion]
; CHECK: error: function 'f': instruction '%v2 = fptosi{{.*}} [cmx-int64-conversion]
; CHECK: error: function 'f': instruction '%v3 = sitofp{{.*}} between double and i64 {{.*}} no doubles [cmx-int64-conversion]
; CHECK: error: {{.*}} the flag 'afn' allows{{.*}} [cmx-instruction-unsupported]
  %d = udiv i64 %x, %y
  %v1 = sitofp i64 %x to float
  %v2 = fptosi float %s to i64
  %v3 = sitofp i64 %x to double
  %r = frem float %s, %s

; Intrinsics.
; CHECK: error: {{.*}} actual 'llvm.acos'{{.*}} [cmx-llvm-intrinsic-unsupported]
; CHECK: error: {{.*}} actual 'llvm.trap'{{.*}} [cmx-llvm-intrinsic-unsupported]
  %i1 = call double @llvm.acos.f64(double 0.5)
  call void @llvm.trap()

; Control flow.
; CHECK: error: {{.*}} actual 'indirectbr': use br or switch{{.*}} [cmx-instruction-unsupported]
; CHECK-NOT: error:
  indirectbr ptr %p, [label %exit]
exit:
  ret void
}
