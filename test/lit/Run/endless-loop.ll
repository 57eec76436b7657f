; --max-instructions ends a loop that never ends, in every form of the kernel.

; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-run %s --max-instructions=100000 2>&1 | FileCheck %s --check-prefixes=CHECK,IR
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-run %s --max-instructions=100000 --interpret 2>&1 | FileCheck %s --check-prefixes=CHECK,IR
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-run %s --max-instructions=100000 --visa 2>&1 | FileCheck %s
; CHECK: cmx-run: error:
; IR-SAME: function 'endless'
; CHECK-SAME: thread 0,0
; CHECK-SAME: 100000{{.*}} [instruction-limit]

; Long enough to show progress.
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-run %s --max-instructions=500000000 --visa --fast --progress 2>&1 | FileCheck %s --check-prefix=PROGRESS
; PROGRESS: cmx-run: endless: 0 %, 0 of 1 threads, {{[0-9]+}} s{{$}}
; PROGRESS: cmx-run: error: {{.*}}[instruction-limit]

define dllexport spir_kernel void @endless() {
  br label %loop

loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %next = add i32 %i, 1
  br label %loop
}
