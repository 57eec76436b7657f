; Variables of file scope that cannot be private to a thread.
; RUN: rm -rf %t && split-file %s %t
; RUN: not cmx-opt %t/others.ll --emit=visa -o %t/a.visaasm 2>&1 | FileCheck %s --check-prefix=OTHERS
; RUN: sh -c 'cmx-opt %t/others.ll --emit=visa -o %t/a.visaasm 2>%t.err; test $? -eq 1'
; RUN: not test -e %t/a.visaasm

; OTHERS-DAG: error: function 'k': {{.*}}: variable 'global' expected to be private to a thread, but it lies in memory that other threads see [cmx-variable-placement]
; OTHERS-DAG: variable 'given_away' expected to be private to a thread, but it lies in memory that other threads see
; OTHERS-DAG: variable 'marked' expected to be private to a thread, but it lies in memory that other threads see
; OTHERS-DAG: variable 'address' expected to be private to a thread, but its initial value is an address
; OTHERS-DAG: variable 'inside' expected to be private to a thread, but its initial value is an address
; OTHERS-DAG: variable 'external' expected to be private to a thread, but it is defined in another module

;--- others.ll
@global = internal addrspace(1) global i32 0
@given_away = internal addrspace(1) global i32 0
@marked = internal addrspace(1) global i32 0 "genx_volatile"
@v = internal global i32 0
@address = internal global ptr @v
@inside = internal global { i32, [2 x { i32, ptr }] } { i32 1, [2 x { i32, ptr }] [{ i32, ptr } zeroinitializer, { i32, ptr } { i32 2, ptr @v }] }
@external = external global i32
define dllexport spir_kernel void @k(i32 %n, ptr addrspace(1) %p) #0 {
  store i32 %n, ptr addrspace(1) @global
  store ptr addrspace(1) @given_away, ptr addrspace(1) %p
  %m = load i32, ptr addrspace(1) @marked
  store i32 %n, ptr @external
  store ptr null, ptr getelementptr (i8, ptr @address, i32 0)
  store i32 %n, ptr @inside
  ret void
}
attributes #0 = { nounwind "CMGenxMain" }
