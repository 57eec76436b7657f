; Copies of a length that only the kernel knows, between pointers of two address spaces. memmove
; compares its addresses if both are in the same memory. The interpreter of vISA text and the
; evaluator of IR agree.
; LLVM 19 makes other loops.
; UNSUPPORTED: llvm-19
; RUN: cmx-opt -passes=cmx-lower-memory -verify-each -S %s | FileCheck %s
; RUN: cmx-fuzz --check-file=%s --platform=dg2 2>&1 | FileCheck %s --check-prefix=SAME
; SAME: passed
; RUN: cmx-opt %s --platform=skl -o %t.visaasm
; not for check-each: the kernel needs memory of that size

; CHECK-LABEL: @moved(
; CHECK: %[[FROM:.*]] = ptrtoint ptr addrspace(4) %s to i64
; CHECK: icmp ult i64 %[[FROM]],
define dllexport void @moved(ptr addrspace(1) %d, ptr addrspace(4) %s, i64 %n) {
  %few = and i64 %n, 15
  call void @llvm.memmove.p1.p4.i64(ptr addrspace(1) align 4 %d, ptr addrspace(4) align 4 %s, i64 %few, i1 false)
  ret void
}

; CHECK-LABEL: @to_slm(
; CHECK-NOT: icmp ult i64 %{{.*}}, %{{.*}}s
; CHECK: call void @llvm.genx.scatter.scaled
define dllexport void @to_slm(ptr addrspace(3) %l, ptr addrspace(4) %s, i64 %n) {
  %few = and i64 %n, 15
  call void @llvm.memmove.p3.p4.i64(ptr addrspace(3) align 4 %l, ptr addrspace(4) align 4 %s, i64 %few, i1 false)
  ret void
}

declare void @llvm.memmove.p1.p4.i64(ptr addrspace(1), ptr addrspace(4), i64, i1)
declare void @llvm.memmove.p3.p4.i64(ptr addrspace(3), ptr addrspace(4), i64, i1)

!genx.kernels = !{!0, !3}
!0 = !{ptr @moved, !"moved", !1, i32 0, i32 0, !2}
!1 = !{i32 0, i32 0, i32 0}
!2 = !{i32 64, i32 72, i32 80}
!3 = !{ptr @to_slm, !"to_slm", !1, i32 0, i32 0, !4}
!4 = !{i32 64, i32 72, i32 80}
