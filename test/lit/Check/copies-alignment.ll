; The alignment that a copy of variable length relies on counts in both forms.
; RUN: cmx-opt %s --platform=icllp -O2 --check-each --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: cmx-opt %s --platform=pvc -O0 --check-each --emit=visa -o %t.visaasm 2>&1 | FileCheck %s

; CHECK-NOT: error
; CHECK: --check-each: {{[1-9][0-9]*}} comparisons
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)

define dllexport spir_kernel void @k(i64 %to, i64 %from, i32 %n) {
  %a = add i64 %to, 2
  %p = inttoptr i64 %a to ptr
  %b = add i64 %from, 6
  %q = inttoptr i64 %b to ptr
  %m = and i32 %n, 127
  %l = zext i32 %m to i64
  %bytes = shl i64 %l, 2
  call void @llvm.memset.p0.i64(ptr align 4 %p, i8 3, i64 %bytes, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %p, ptr align 4 %q, i64 %bytes, i1 false)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"svmptr_t", !"svmptr_t", !""}
