; Quotients of vectors of 128 bits, and conversions to floats, have no form of halves.
; RUN: not cmx-opt -O2 --platform=icllp %s -o %t.visaasm 2>&1 | FileCheck %s
; RUN: not test -e %t.visaasm

; CHECK: function 'quotient': instruction '%x = zext <2 x i64> %a to <2 x i128>': result type expected i1, i8
define <2 x i64> @quotient(<2 x i64> %a, <2 x i64> %b) {
  %x = zext <2 x i64> %a to <2 x i128>
  %y = zext <2 x i64> %b to <2 x i128>
  %s = shl <2 x i128> %x, splat (i128 64)
  %q = udiv <2 x i128> %s, %y
  %r = trunc <2 x i128> %q to <2 x i64>
  ret <2 x i64> %r
}

; CHECK: function 'number': instruction '%x = zext i64 %a to i128': result type expected i1, i8
define float @number(i64 %a, i64 %b) {
  %x = zext i64 %a to i128
  %s = shl i128 %x, 3
  %r = uitofp i128 %s to float
  ret float %r
}

; Integers of 65 to 127 bits would be such pairs.
; CHECK: function 'odd_number': instruction '%x = zext i64 %a to i96': result type expected i1, i8
define float @odd_number(i64 %a, i64 %b) {
  %x = zext i64 %a to i96
  %s = shl i96 %x, 3
  %r = uitofp i96 %s to float
  ret float %r
}

; CHECK: function 'choice': instruction '%z = zext i32 %a to i96': result type expected i1, i8
define i32 @choice(i32 %a, i32 %n) {
  %z = zext i32 %a to i96
  %x = shl i96 %z, 33
  switch i96 %x, label %other [ i96 8589934592, label %one ]

one:
  ret i32 %n

other:
  ret i32 0
}

; CHECK: function 'argument': argument 0 type expected i1, i8
define internal i32 @argument(i96 %x) {
  %h = lshr i96 %x, 64
  %t = trunc i96 %h to i32
  ret i32 %t
}

define i32 @calls_argument() {
  %r = call i32 @argument(i96 -1)
  ret i32 %r
}
