; Wrong inline assembly: each mistake is named.

; RUN: split-file %s %t
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-opt %t/constraint.ll -o - 2>&1 | FileCheck %t/constraint.ll
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-opt %t/immediate-result.ll -o - 2>&1 | FileCheck %t/immediate-result.ll
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-opt %t/type.ll -o - 2>&1 | FileCheck %t/type.ll
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-opt %t/lanes.ll -o - 2>&1 | FileCheck %t/lanes.ll
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-opt %t/number.ll -o - 2>&1 | FileCheck %t/number.ll
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-opt %t/shared.ll -o - 2>&1 | FileCheck %t/shared.ll
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-opt %t/operand.ll -o - 2>&1 | FileCheck %t/operand.ll
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-opt %t/text.ll -o - 2>&1 | FileCheck %t/text.ll
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-opt %t/undeclared.ll -o - 2>&1 | FileCheck %t/undeclared.ll
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-opt %t/return.ll -o - 2>&1 | FileCheck %t/return.ll
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-opt %t/directive.ll -o - 2>&1 | FileCheck %t/directive.ll
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-opt %t/label.ll -o - 2>&1 | FileCheck %t/label.ll
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-opt %t/illegal.ll -o - 2>&1 | FileCheck %t/illegal.ll
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-opt %t/outside.ll -o - 2>&1 | FileCheck %t/outside.ll

;--- illegal.ll
; CHECK: inline assembly: {{.*}}platform has no such message: lsc_fence {{.*}}[cmx-call-unsupported]
; CHECK-NOT: internal error
define dllexport spir_kernel void @k(i32 %a) {
  call void asm sideeffect "lsc_fence.ugm.none.group", ""()
  ret void
}
;--- outside.ll
; CHECK: inline assembly: {{.*}}operand reaches past its variable{{.*}} [cmx-call-unsupported]
; CHECK-NOT: internal error
define dllexport spir_kernel void @k(<8 x i32> %a) {
  %r = call i32 asm sideeffect "mov (M1_NM, 1) $0 $1(2,0)<0;1,0>", "=r,rw"(<8 x i32> %a)
  ret void
}
;--- constraint.ll
; CHECK: operand 1 of inline assembly: constraint expected r, rw, a or cr, i, n, F, actual 'm' [cmx-call-unsupported]
define dllexport spir_kernel void @k(i32 %a) {
  %r = call i32 asm "mov (M1_NM, 1) $0 $1", "=r,m"(i32 %a)
  ret void
}
;--- immediate-result.ll
; CHECK: operand 0 of inline assembly: constraint expected r, rw, a or cr, actual 'i' [cmx-call-unsupported]
define dllexport spir_kernel void @k(i32 %a) {
  %r = call i32 asm "mov (M1_NM, 1) $0 $1", "=i,r"(i32 %a)
  ret void
}
;--- type.ll
; CHECK: operand 1 of inline assembly: expected integers of 8, 16, 32 or 64 bits or floats, actual i1 [cmx-call-unsupported]
define dllexport spir_kernel void @k(i32 %a) {
  %c = icmp eq i32 %a, 0
  %r = call i32 asm "mov (M1_NM, 1) $0 $1", "=r,r"(i1 %c)
  ret void
}
;--- lanes.ll
; CHECK: operand 1 of inline assembly: expected at most 32 lanes of i1, actual <64 x i1> [cmx-call-unsupported]
define dllexport spir_kernel void @k(<64 x i8> %a) {
  %c = icmp eq <64 x i8> %a, zeroinitializer
  %r = call i32 asm "($1) mov (M1_NM, 1) $0 0x1:d", "=r,@2cr"(<64 x i1> %c)
  ret void
}
;--- number.ll
; CHECK: operand 1 of inline assembly: expected a constant integer for constraint 'n' [cmx-call-unsupported]
define dllexport spir_kernel void @k(i32 %a) {
  %r = call i32 asm "mov (M1_NM, 1) $0 $1:d", "=r,n"(i32 %a)
  ret void
}
;--- shared.ll
; CHECK: operand 1 of inline assembly: expected the type of output 0, actual i32 [cmx-call-unsupported]
define dllexport spir_kernel void @k(i32 %a) {
  %r = call i64 asm "mov (M1_NM, 1) $0 $1", "=r,0"(i32 %a)
  ret void
}
;--- operand.ll
; CHECK: inline assembly: expected $$ or the number of one of 2 operands after $, actual '2' [cmx-call-unsupported]
define dllexport spir_kernel void @k(i32 %a) {
  %r = call i32 asm "mov (M1_NM, 1) $0 $2", "=r,r"(i32 %a)
  ret void
}
;--- text.ll
; CHECK: inline assembly:1:1: error: unknown {{.*}}'badasm'{{.*}} [cmx-call-unsupported]
define dllexport spir_kernel void @k(i32 %a) {
  call void asm sideeffect "badasm", ""()
  ret void
}
;--- undeclared.ll
; CHECK: inline assembly:1:{{[0-9]+}}: error: undeclared name 'V7' [visa-undeclared] [cmx-call-unsupported]
define dllexport spir_kernel void @k(i32 %a) {
  call void asm sideeffect "mov (M1_NM, 1) V7(0,0)<1> $0", "r"(i32 %a)
  ret void
}
;--- return.ll
; CHECK: inline assembly:1:{{[0-9]+}}: error: expected no call or return [visa-parse] [cmx-call-unsupported]
define dllexport spir_kernel void @k(i32 %a) {
  call void asm sideeffect "ret (M1, 1)", ""()
  ret void
}
;--- directive.ll
; CHECK: inline assembly:1:1: error: expected .decl, actual '.kernel_attr' [visa-parse] [cmx-call-unsupported]
define dllexport spir_kernel void @k(i32 %a) {
  call void asm sideeffect ".kernel_attr SLMSize=4", ""()
  ret void
}
;--- label.ll
; CHECK: inline assembly:1:{{[0-9]+}}: error: undefined label 'L_{{.*}}' [visa-undefined-label] [cmx-call-unsupported]
define dllexport spir_kernel void @k(i32 %a) {
  call void asm sideeffect "jmp (M1, 1) L", ""()
  ret void
}
