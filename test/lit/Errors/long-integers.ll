; Quotients of 128 bits, and shifts of them by a variable, have no form of halves.
; RUN: not cmx-opt -O2 --platform=icllp %s -o %t.visaasm 2>&1 | FileCheck %s
; RUN: not test -e %t.visaasm

; CHECK: function 'quotient': instruction '%x = zext i64 %a to i128': result type expected i1, i8
define i64 @quotient(i64 %a, i64 %b) {
  %x = zext i64 %a to i128
  %y = zext i64 %b to i128
  %s = shl i128 %x, 64
  %q = udiv i128 %s, %y
  %r = trunc i128 %q to i64
  ret i64 %r
}

; CHECK: function 'variable': instruction '%x = zext i64 %a to i128': result type expected i1, i8
define i64 @variable(i64 %a, i64 %b) {
  %x = zext i64 %a to i128
  %y = zext i64 %b to i128
  %s = lshr i128 %x, %y
  %r = trunc i128 %s to i64
  ret i64 %r
}
