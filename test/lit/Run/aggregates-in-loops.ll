; Structures in structures that a helper changes in a loop, without and with
; inlining before the passes that simplify.

; RUN: cmx-run %s --platform=icllp --arg p=pattern:index:u8:64 --compare | FileCheck %s
; RUN: cmx-run %s --platform=pvc --O0 --arg p=pattern:index:u8:64 --compare | FileCheck %s
; CHECK: equal: 1 surfaces, 64 bytes

%t = type { i8, [3 x i16], { float, i64 }, <3 x i32> }

define internal %t @change(i32 %x, %t %s) noinline {
  %a = insertvalue %t %s, i8 7, 0
  %short = trunc i32 %x to i16
  %b = insertvalue %t %a, i16 %short, 1, 2
  %v = extractvalue %t %b, 3
  %w = add <3 x i32> %v, <i32 1, i32 2, i32 3>
  %c = insertvalue %t %b, <3 x i32> %w, 3
  ret %t %c
}

define dllexport spir_kernel void @k(ptr addrspace(1) %p) {
entry:
  %s = load %t, ptr addrspace(1) %p, align 16
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %join ]
  %a = phi %t [ %s, %entry ], [ %c, %join ]
  %b = phi %t [ zeroinitializer, %entry ], [ %a, %join ]
  %v = extractvalue %t %a, 3
  %x = extractelement <3 x i32> %v, i32 1
  %d = call %t @change(i32 %x, %t %b)
  %odd = trunc i32 %i to i1
  br i1 %odd, label %again, label %join
again:
  %e = call %t @change(i32 %i, %t %d)
  br label %join
join:
  %c = phi %t [ %d, %loop ], [ %e, %again ]
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, 5
  br i1 %done, label %exit, label %loop
exit:
  store %t %c, ptr addrspace(1) %p, align 16
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0}
!2 = !{i32 0}
!3 = !{!"svmptr_t"}
