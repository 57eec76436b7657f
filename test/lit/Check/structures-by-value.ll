; A function that changes a structure it takes by value changes a copy.
; RUN: cmx-opt %s --platform=icllp -O2 --check-each --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: cmx-run %s --interpret --arg dst=-:16 --arg n=5000 --show dst:u32 | FileCheck %s --check-prefix=COPIED

; CHECK-NOT: error
; CHECK: --check-each: {{[1-9][0-9]*}} comparisons
; CHECK-NOT: error
; COPIED: dst[0]: 1 5006 3 4
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
%S = type { i32, [3 x i32] }
define internal i32 @f(ptr byval(%S) align 16 %p, i32 %i) noinline {
  %z = icmp sgt i32 %i, 1000
  br i1 %z, label %b, label %c
b:
  %rr = call i32 @f(ptr byval(%S) align 16 %p, i32 7)
  br label %c
c:
  %q = getelementptr %S, ptr %p, i32 0, i32 1, i32 1
  %o = load i32, ptr %q
  store i32 77, ptr %q
  store i32 %i, ptr %p
  %r = load i32, ptr %p
  %s = add i32 %o, %r
  ret i32 %s
}
define dllexport spir_kernel void @k(i32 %dst, i32 %n) {
  %a = alloca %S, align 16
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %a, align 16
  %r = call i32 @f(ptr byval(%S) align 16 %a, i32 %n)
  %r2 = call i32 @f(ptr byval(%S) align 16 %a, i32 %r)
  %v = load <4 x i32>, ptr %a, align 16
  %w = insertelement <4 x i32> %v, i32 %r2, i32 1
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 0, <4 x i32> %w)
  ret void
}
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !""}
