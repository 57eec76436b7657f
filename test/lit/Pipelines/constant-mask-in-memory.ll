; A mask of constant compares of 64 bits goes to memory as an integer: the
; shuffles on the way see constant expressions, whose elements LLVM does not give.
; RUN: cmx-opt -O0 --platform=icllp --emit=visa %s -o - | FileCheck %s
; RUN: cmx-opt -O0 --platform=pvc --emit=visa %s -o /dev/null
; CHECK: mov (M1_NM, 1) {{.*}} 0x1ff:ud
; CHECK: svm_scatter.1.2
; CHECK: ret (M1, 1)

define dllexport spir_kernel void @kernel(ptr addrspace(1) %p) #0 {
  %c = icmp ne <9 x i64> zeroinitializer, splat (i64 1)
  store <9 x i1> %c, ptr addrspace(1) %p, align 2
  ret void
}

attributes #0 = { "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @kernel, !"kernel", !1, i32 0}
!1 = !{i32 0}
