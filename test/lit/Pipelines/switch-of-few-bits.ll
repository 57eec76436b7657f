; InstCombine narrows the condition, whose bits it takes from the vector that
; the loaded value is a part of.
; RUN: cmx-opt %s --platform=icllp --check-each --emit=visa -o - | FileCheck %s
; RUN: cmx-opt %s --platform=pvc --check-each --emit=visa -o - | FileCheck %s
; CHECK: .function "k_main"
; CHECK: and (M1{{.*}}, 1){{.*}} 3:w

define dllexport spir_kernel void @k(ptr addrspace(1) %p) {
entry:
  %v = load i64, ptr addrspace(1) %p
  %x = and i64 %v, 3
  switch i64 %x, label %join [ i64 0, label %a
                               i64 1, label %b
                               i64 2, label %c ]
a:
  br label %join
b:
  br label %join
c:
  br label %join
join:
  %r = phi i32 [ 7, %entry ], [ 1, %a ], [ 2, %b ], [ 9, %c ]
  store i32 %r, ptr addrspace(1) %p
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0}
!2 = !{i32 0}
!3 = !{!"svmptr_t"}
