; Structures and arrays as values: loads, stores, choices, parts of parts. The
; bytes between members are copied, too.

; RUN: cmx-run %s --platform=icllp --arg p=pattern:index:u8:128 --arg n=3 --compare | FileCheck %s
; RUN: cmx-run %s --platform=pvc --O0 --arg p=pattern:index:u8:128 --arg n=4 --compare | FileCheck %s
; CHECK: equal: 1 surfaces, 128 bytes

%inner = type { [2 x i16], i8 }
%outer = type { i8, <4 x float>, %inner }

declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1), ptr, i64, i1)

define dllexport spir_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %s = load %outer, ptr addrspace(1) %p, align 16
  %f = extractvalue %outer %s, 1
  %g = fneg <4 x float> %f
  %t = insertvalue %outer %s, <4 x float> %g, 1
  %h = extractvalue %outer %t, 2, 0, 1
  %u = insertvalue %outer %t, i16 %h, 2, 0, 0
  %is = icmp eq i32 %n, 3
  %c = select i1 %is, %outer %u, %outer %s
  %q = getelementptr i8, ptr addrspace(1) %p, i32 64
  store %outer %c, ptr addrspace(1) %q, align 16

  %local = alloca { i8, i32 }, align 4
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %local, ptr addrspace(1) align 4 %p, i64 8, i1 false)
  %m = getelementptr { i8, i32 }, ptr %local, i32 0, i32 1
  store i32 %n, ptr %m
  %r = getelementptr i8, ptr addrspace(1) %p, i32 112
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 4 %r, ptr align 4 %local, i64 8, i1 false)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"svmptr_t", !""}
