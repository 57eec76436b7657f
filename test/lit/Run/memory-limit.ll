; Threads that wait for each other have stacks of their own.
; UNSUPPORTED: sanitizer

; RUN: cmx-run %s --grid 1024 --group 1024 --arg dst=-:64
; RUN: sh %S/../Driver/Inputs/status.sh 1 sh -c 'ulimit -v 4000000; exec "$@"' sh cmx-run %s --grid 1024 --group 1024 --arg dst=-:64 2>&1 | FileCheck %s
; CHECK: cmx-run: error:
; CHECK-SAME: expected memory for the stacks of 1024 threads in a group (8192 MiB), got less{{.*}} [not-executable]

; Fewer groups side by side.
; RUN: sh -c 'ulimit -v 2000000; exec "$@"' sh cmx-run %s --grid 256 --group 64 --jobs=16 --arg dst=-:64

declare void @llvm.genx.barrier()
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
define dllexport spir_kernel void @kernel(i32 %dst) {
  call void @llvm.genx.barrier()
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 0, <4 x i32> splat (i32 7))
  ret void
}
!genx.kernels = !{!0}
!0 = !{ptr @kernel, !"kernel", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2}
!2 = !{i32 0}
!3 = !{!"buffer_t"}
