; The type of an argument shows that it is a pointer, without a description in the metadata:
; on the CPU device, and for all other ways to run.
; RUN: cmx-run %s --arg to=%t.raw:8 --arg n=5 && od -An -td4 %t.raw | FileCheck %s
; RUN: cmx-run %s --interpret --arg to=%t.raw:8 --arg n=5 && od -An -td4 %t.raw | FileCheck %s
; RUN: cmx-run %s --visa --platform=pvc --arg to=%t.raw:8 --arg n=5 && od -An -td4 %t.raw | FileCheck %s
; RUN: cmx-run %s --compare --arg to=%t.raw:8 --arg n=5 | FileCheck %s --check-prefix=EQUAL

; CHECK: 6 15
; EQUAL: equal: 1 surfaces, 8 bytes

define dllexport spir_kernel void @offsets(ptr addrspace(1) %to, i32 %n) {
  %more = add i32 %n, 1
  store i32 %more, ptr addrspace(1) %to
  %next = getelementptr i32, ptr addrspace(1) %to, i64 1
  %triple = mul i32 %n, 3
  store i32 %triple, ptr addrspace(1) %next
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @offsets, !"offsets", !1, i32 0, i32 0, !1, !2, i32 0}
!1 = !{i32 0, i32 0}
!2 = !{!"", !""}
