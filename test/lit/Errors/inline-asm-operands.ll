; Constraints, braces and results of inline assembly that it cannot have.

; RUN: split-file %s %t
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-opt %t/number-result.ll -o - 2>&1 | FileCheck %t/number-result.ll
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-opt %t/pointer.ll -o - 2>&1 | FileCheck %t/pointer.ll
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-opt %t/choice.ll -o - 2>&1 | FileCheck %t/choice.ll
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-opt %t/brace.ll -o - 2>&1 | FileCheck %t/brace.ll
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-opt %t/letter.ll -o - 2>&1 | FileCheck %t/letter.ll
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-opt %t/odd.ll -o - 2>&1 | FileCheck %t/odd.ll
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-opt %t/integer.ll -o - 2>&1 | FileCheck %t/integer.ll

; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-opt %t/label.ll -o - 2>&1 | FileCheck %t/label.ll
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-opt %t/returned.ll -o - 2>&1 | FileCheck %t/returned.ll
;--- number-result.ll
; CHECK: operand 0 of inline assembly: constraint expected r, rw, a or cr, actual 'n' [cmx-call-unsupported]
define dllexport spir_kernel void @k(i32 %a) {
  %r = call i32 asm "mov (M1_NM, 1) $0 $1", "=n,r"(i32 %a)
  ret void
}
;--- pointer.ll
; CHECK: operand 0 of inline assembly: expected no pointer, label or choice of constraints [cmx-call-unsupported]
define dllexport spir_kernel void @k(i32 %a) {
  %v = alloca i32
  call void asm sideeffect "mov (M1_NM, 1) $0 $1", "=*r,r"(ptr elementtype(i32) %v, i32 %a)
  ret void
}
;--- choice.ll
; CHECK: operand 0 of inline assembly: expected no pointer, label or choice of constraints [cmx-call-unsupported]
define dllexport spir_kernel void @k(i32 %a) {
  %r = call i32 asm "mov (M1_NM, 1) $0 $1", "=r|r,r|i"(i32 %a)
  ret void
}
;--- brace.ll
; CHECK: inline assembly: expected $$ or the number of one of 2 operands after $, actual '{0 $1' [cmx-call-unsupported]
define dllexport spir_kernel void @k(i32 %a) {
  %r = call i32 asm "mov (M1_NM, 1) ${0 $1", "=r,r"(i32 %a)
  ret void
}
;--- letter.ll
; CHECK: inline assembly: expected $$ or the number of one of 2 operands after $, actual 'x $1' [cmx-call-unsupported]
define dllexport spir_kernel void @k(i32 %a) {
  %r = call i32 asm "mov (M1_NM, 1) $x $1", "=r,r"(i32 %a)
  ret void
}
;--- odd.ll
; CHECK: operand 1 of inline assembly: expected {{.*}}integers of 8, 16, 32 or 64 bits or floats, actual i24
define dllexport spir_kernel void @k(i32 %a) {
  %t = trunc i32 %a to i24
  %r = call i32 asm "mov (M1_NM, 1) $0 $1", "=r,r"(i24 %t)
  ret void
}
;--- integer.ll
; CHECK: operand 1 of inline assembly: expected at most 32 lanes of i1, actual <8 x float> [cmx-call-unsupported]
define dllexport spir_kernel void @k(<8 x float> %a) {
  %r = call i32 asm "($1) mov (M1_NM, 1) $0 0x1:d", "=r,@2cr"(<8 x float> %a)
  ret void
}
;--- label.ll
; CHECK: operand 1 of inline assembly: expected no pointer, label or choice of constraints [cmx-call-unsupported]
define dllexport spir_kernel void @k(i32 %a) {
  callbr void asm sideeffect "jmp (M1_NM, 1) $1", "r,!i"(i32 %a)
      to label %next [label %other]

next:
  ret void

other:
  ret void
}
;--- returned.ll
; CHECK: operand 0 of inline assembly: expected integers of 8, 16, 32 or 64 bits or floats, actual ptr
define internal { ptr, i32 } @f(i32 %a) noinline {
  %r = call { ptr, i32 } asm "mov (M1_NM, 1) $1 $2", "=r,=r,r"(i32 %a)
  ret { ptr, i32 } %r
}
define dllexport spir_kernel void @k(ptr %p, i32 %a) {
  %r = call { ptr, i32 } @f(i32 %a)
  store { ptr, i32 } %r, ptr %p
  ret void
}
