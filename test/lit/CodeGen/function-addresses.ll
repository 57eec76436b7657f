; Functions are called through their addresses, which are numbers: chosen, kept in memory and in vectors.
; A function that the module only declares is called through the address that a loader gives.
; REQUIRES: genx_ir
; RUN: split-file %s %t
; RUN: cmx-opt %t/pointers.ll --platform=icllp --emit=visa -o - | FileCheck %s
; RUN: cmx-opt %t/pointers.ll --platform=skl -O0 --emit=visa -o %t/a.visaasm
; RUN: cmx-check %t/pointers.ll %t/a.visaasm --platform=skl | FileCheck %s --check-prefix=SAME
; RUN: cmx-opt %t/pointers.ll --platform=icllp --emit=visa -o %t/a.visaasm
; RUN: cmx-check %t/pointers.ll %t/a.visaasm --platform=icllp | FileCheck %s --check-prefix=SAME
; RUN: cmx-opt %t/pointers.ll --platform=pvc -O1 --emit=visa -o %t/a.visaasm
; RUN: cmx-check %t/pointers.ll %t/a.visaasm --platform=pvc | FileCheck %s --check-prefix=SAME
; RUN: cmx-opt %t/pointers.ll --platform=tgllp --emit=gen -o %t/
; RUN: cmx-opt %t/pointers.ll --platform=dg2 -O0 --emit=gen -o %t/
; RUN: cmx-opt %t/external.ll --platform=icllp --emit=gen -o %t/ 2>&1 | FileCheck %s --check-prefix=WARNING --implicit-check-not=cmx-external
; RUN: cmx-opt %t/external.ll --platform=icllp --emit=visa -o - 2>/dev/null | FileCheck %s --check-prefix=EXTERNAL

; RUN: cmx-opt %t/stored.ll --platform=icllp --emit=visa -o - | FileCheck %s --check-prefix=STORED
; RUN: cmx-opt %t/stored.ll --platform=dg2 --emit=gen -o %t/
; RUN: cmx-opt %t/stored.ll --platform=pvc -O0 --emit=gen -o %t/

; STORED: faddr f_inc
; STORED: not
; STORED: svm_scatter
; STORED: ifcall

; CHECK-DAG: faddr f_twice v_{{[0-9]+}}(0,0)<1>
; CHECK-DAG: faddr f_inc v_{{[0-9]+}}(0,0)<1>
; CHECK: ifcall (M1, 16) v_{{[0-9]+}}(0,0)<0;1,0> 1 1
; CHECK-DAG: .global_function "f_twice"
; CHECK-DAG: .global_function "f_inc"
; SAME: checked 1 functions on {{[1-9][0-9]*}} inputs (0 skipped)
; WARNING: warning: function 'k': {{.*}}: function 'outside' expected to be defined; a loader has to give its address [cmx-external-function]
; EXTERNAL: faddr f_outside v_[[ADDRESS:[0-9]+]](0,0)<1>
; EXTERNAL: ifcall (M1, 16) v_[[ADDRESS]](0,0)<0;1,0> 2 1

;--- pointers.ll
; not for check-each: places of memory and of functions are part of the result
@table = internal global [2 x ptr] zeroinitializer

define internal i32 @inc(i32 %n) {
  %a = alloca i32
  store volatile i32 %n, ptr %a
  %r = load volatile i32, ptr %a
  %s = add i32 %r, 1
  ret i32 %s
}

define internal i32 @twice(i32 %n) {
  %r = mul i32 %n, 2
  ret i32 %r
}

define dllexport spir_kernel void @k(i32 %n, ptr addrspace(1) %p) {
  store ptr @inc, ptr @table
  %q = getelementptr ptr, ptr @table, i32 1
  store ptr @twice, ptr %q
  %i = and i32 %n, 1
  %c = icmp eq i32 %i, 0
  %f = select i1 %c, ptr @twice, ptr @inc
  %r = call i32 %f(i32 %n)
  %slot = getelementptr ptr, ptr @table, i32 %i
  %g = load ptr, ptr %slot
  %r2 = call i32 %g(i32 %r)
  %num = ptrtoint ptr @inc to i64
  %v = insertelement <2 x i64> poison, i64 %num, i32 0
  %w = insertelement <2 x i64> %v, i64 ptrtoint (ptr @twice to i64), i32 1
  %x = extractelement <2 x i64> %w, i32 %i
  %h = inttoptr i64 %x to ptr
  %r3 = call i32 %h(i32 %r2)
  store i32 %r3, ptr addrspace(1) %p
  ret void
}

;--- external.ll
declare <8 x float> @outside(<8 x float>, i32)
define dllexport spir_kernel void @k(i32 %n, ptr addrspace(1) %p) {
  %v = load <8 x float>, ptr addrspace(1) %p
  %r = call <8 x float> @outside(<8 x float> %v, i32 %n)
  %s = call <8 x float> @outside(<8 x float> %r, i32 %n)
  store <8 x float> %s, ptr addrspace(1) %p
  ret void
}

;--- stored.ll
define internal i32 @inc(i32 %n) {
  %s = add i32 %n, 1
  ret i32 %s
}
define dllexport spir_kernel void @k(i32 %n, ptr addrspace(1) %p) {
  store ptr @inc, ptr addrspace(1) %p
  %q = getelementptr ptr, ptr addrspace(1) %p, i32 1
  store i64 xor (i64 ptrtoint (ptr @inc to i64), i64 -1), ptr addrspace(1) %q
  %q2 = getelementptr ptr, ptr addrspace(1) %p, i32 2
  store <2 x ptr> <ptr @inc, ptr null>, ptr addrspace(1) %q2
  %f = load ptr, ptr addrspace(1) %p
  %r = call i32 %f(i32 %n)
  store i32 %r, ptr addrspace(1) %q2
  ret void
}
