; A number rounded to bfloat is compared after it was rounded, also on the JIT, which runs
; LLVM's InstCombine (see lib/IR/CombineFences.cpp). The number is the lowest bfloat.
; RUN: cmx-run %s --arg to=%t.raw:8 --arg x=-3.3895313892515355e+38 && od -An -td4 %t.raw | FileCheck %s
; RUN: cmx-run %s --interpret --arg to=%t.raw:8 --arg x=-3.3895313892515355e+38 && od -An -td4 %t.raw | FileCheck %s
; RUN: cmx-run %s --visa --arg to=%t.raw:8 --arg x=-3.3895313892515355e+38 && od -An -td4 %t.raw | FileCheck %s

; CHECK: 3 4
define dllexport spir_kernel void @k(ptr addrspace(1) %to, float %x) {
  %t = fptrunc float %x to bfloat
  %above = fcmp ugt bfloat %t, 0xRFF7F
  %a = select i1 %above, i32 2, i32 3
  store i32 %a, ptr addrspace(1) %to
  %w = fpext float %x to double
  %u = fptrunc double %w to bfloat
  %m = fneg bfloat %u
  %at = fcmp oge bfloat %m, 0xR7F7F
  %b = select i1 %at, i32 4, i32 5
  %next = getelementptr i32, ptr addrspace(1) %to, i64 1
  store i32 %b, ptr addrspace(1) %next
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !1, !2, i32 0}
!1 = !{i32 0, i32 0}
!2 = !{!"svmptr_t", !""}
