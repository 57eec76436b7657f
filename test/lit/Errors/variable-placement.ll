; Variables of file scope that cannot be private to a kernel.
; RUN: rm -rf %t && split-file %s %t
; RUN: not cmx-opt %t/stays.ll --emit=visa -o %t/a.visaasm 2>&1 | FileCheck %s --check-prefix=STAYS
; RUN: not cmx-opt %t/others.ll --emit=visa -o %t/a.visaasm 2>&1 | FileCheck %s --check-prefix=OTHERS
; RUN: sh -c 'cmx-opt %t/others.ll --emit=visa -o %t/a.visaasm 2>%t.err; test $? -eq 1'
; RUN: not test -e %t/a.visaasm

; STAYS: error: [cmx-variable-placement] function 'f': {{.*}}: variable 'v' expected to be private to a kernel, but a function uses it that is not part of a kernel, and no memory keeps it between calls
; OTHERS-DAG: variable 'global' expected to be private to a kernel, but it lies in memory that other threads see
; OTHERS-DAG: variable 'address' expected to be private to a kernel, but its initial value is an address
; OTHERS-DAG: variable 'external' expected to be private to a kernel, but it is defined in another module

;--- stays.ll
@v = internal global i32 0
define internal i32 @f(i32 %n) {
  %old = load i32, ptr @v
  %new = add i32 %old, %n
  store i32 %new, ptr @v
  %more = icmp ugt i32 %n, 1
  br i1 %more, label %again, label %done
again:
  %n1 = add i32 %n, -1
  %r = call i32 @f(i32 %n1)
  ret i32 %r
done:
  ret i32 %new
}
define dllexport spir_kernel void @k(i32 %n, ptr addrspace(1) %p) #0 {
  %r = call i32 @f(i32 %n)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
attributes #0 = { nounwind "CMGenxMain" }

;--- others.ll
@global = internal addrspace(1) global i32 0
@v = internal global i32 0
@address = internal global ptr @v
@external = external global i32
define dllexport spir_kernel void @k(i32 %n, ptr addrspace(1) %p) #0 {
  store i32 %n, ptr addrspace(1) @global
  store i32 %n, ptr @external
  store ptr null, ptr getelementptr (i8, ptr @address, i32 0)
  ret void
}
attributes #0 = { nounwind "CMGenxMain" }
