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
