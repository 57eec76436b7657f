; 64-bit division and conversion on all platforms: each pass keeps what they do, and so does vISA text.
; RUN: cmx-opt -O0 --platform=skl --check-each --check-inputs=8 -S %s -o %t.ll 2>&1 | FileCheck %s
; RUN: cmx-opt -O2 --platform=icllp --check-each --check-inputs=8 -S %s -o %t.ll 2>&1 | FileCheck %s
; RUN: cmx-opt -O2 --platform=icllp --emit=visa %s -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=icllp --inputs=16 | FileCheck %s --check-prefix=VISA
; RUN: cmx-opt -O1 --platform=pvc --emit=visa %s -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=pvc --inputs=16 | FileCheck %s --check-prefix=VISA
; RUN: cmx-opt -O0 --platform=dg2 --emit=visa %s -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=dg2 --inputs=16 | FileCheck %s --check-prefix=VISA

; CHECK-NOT: error
; CHECK: --check-each: {{[1-9][0-9]*}} comparisons on
; VISA: checked 1 functions

define dllexport spir_kernel void @k(<8 x i64> %x, <8 x i64> %y, i64 %s, <8 x half> %h, ptr addrspace(1) %p) {
  %odd = or <8 x i64> %y, splat (i64 1)
  %positive = and <8 x i64> %odd, splat (i64 9223372036854775807)
  %u = udiv <8 x i64> %x, %odd
  %v = srem <8 x i64> %x, %positive
  %sum = add <8 x i64> %u, %v
  %t = udiv i64 %s, 1000000007
  %t1 = sdiv i64 %t, -10
  %t2 = insertelement <8 x i64> %sum, i64 %t1, i32 3
  store <8 x i64> %t2, ptr addrspace(1) %p, align 64
  %p1 = getelementptr i8, ptr addrspace(1) %p, i32 64
  %f = sitofp <8 x i64> %x to <8 x float>
  store <8 x float> %f, ptr addrspace(1) %p1, align 64
  %p2 = getelementptr i8, ptr addrspace(1) %p, i32 128
  %g = uitofp <8 x i64> %x to <8 x half>
  store <8 x half> %g, ptr addrspace(1) %p2, align 64
  %p3 = getelementptr i8, ptr addrspace(1) %p, i32 192
  %narrow = ashr <8 x i64> %x, splat (i64 13)
  %f1 = sitofp <8 x i64> %narrow to <8 x float>
  %i = fptosi <8 x float> %f1 to <8 x i64>
  store <8 x i64> %i, ptr addrspace(1) %p3, align 64
  %p4 = getelementptr i8, ptr addrspace(1) %p, i32 256
  %j = fptosi <8 x half> %h to <8 x i64>
  store <8 x i64> %j, ptr addrspace(1) %p4, align 64
  ret void
}
