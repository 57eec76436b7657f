; A branch on a constant goes one way, here into an endless loop: then the
; listing has no end of thread.
; REQUIRES: genx_ir
; RUN: cmx-opt %s --platform=dg2 -O0 --emit=gen -o %t.asm
; RUN: not grep EOT %t.asm

define dllexport spir_kernel void @k(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  br i1 false, label %done, label %loop
done:
  ret void
}
