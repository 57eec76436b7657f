; LLVM's atomics of shared memory run on the JIT.

; RUN: cmx-run %s --platform=icllp --arg p=pattern:random:i32:7:64 --compare | FileCheck %s
; RUN: cmx-run %s --platform=pvc --arg p=pattern:random:i32:7:64 --compare | FileCheck %s
; CHECK: equal: 1 surfaces, 64 bytes

define dllexport spir_kernel void @k(ptr addrspace(1) %p) {
  %v = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %p, i32 4
  %old = atomicrmw umax ptr addrspace(1) %q, i32 %v seq_cst
  %c = cmpxchg ptr addrspace(1) %p, i32 %v, i32 %old acq_rel monotonic
  %same = extractvalue { i32, i1 } %c, 1
  %s = zext i1 %same to i32
  %r = getelementptr i32, ptr addrspace(1) %p, i32 8
  store i32 %s, ptr addrspace(1) %r
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0}
!2 = !{i32 0}
!3 = !{!"svmptr_t"}
