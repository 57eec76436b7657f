; A compare of a number rounded to bfloat stays a compare of bfloats: InstCombine (LLVM 22)
; would compare the number itself with infinity, if the sum of two neighbours overflows.
; LLVM 19 has no such fold, for halves either.
; UNSUPPORTED: llvm-19
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-combine -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-combine --check-each -disable-output %s

; The largest bfloat, and the lowest.
define <4 x i1> @largest(<4 x float> %x) {
; CHECK-LABEL: @largest(
; CHECK-NEXT:    [[T:%.*]] = fptrunc <4 x float> [[X:%.*]] to <4 x bfloat>
; CHECK-NEXT:    [[C:%.*]] = fcmp ult <4 x bfloat> [[T]], splat (bfloat 0xR7F7F)
; CHECK-NEXT:    ret <4 x i1> [[C]]
  %t = fptrunc <4 x float> %x to <4 x bfloat>
  %c = fcmp ult <4 x bfloat> %t, splat (bfloat 0xR7F7F)
  ret <4 x i1> %c
}

define i1 @lowest(float %x) {
; CHECK-LABEL: @lowest(
; CHECK-NEXT:    [[T:%.*]] = fptrunc float [[X:%.*]] to bfloat
; CHECK-NEXT:    [[C:%.*]] = fcmp ugt bfloat [[T]], 0xRFF7F
; CHECK-NEXT:    ret i1 [[C]]
  %t = fptrunc float %x to bfloat
  %c = fcmp ugt bfloat %t, 0xRFF7F
  ret i1 %c
}

; The constant appears only in InstCombine, and so does the conversion of a float.
define i1 @negated(float %x) {
; CHECK-LABEL: @negated(
; CHECK-NEXT:    [[T:%.*]] = fptrunc float [[X:%.*]] to bfloat
; CHECK-NEXT:    [[C:%.*]] = fcmp ole bfloat [[T]], 0xRFF00
; CHECK-NEXT:    ret i1 [[C]]
  %w = fpext float %x to double
  %t = fptrunc double %w to bfloat
  %n = fneg bfloat %t
  %c = fcmp oge bfloat %n, 0xR7F00
  ret i1 %c
}

; Rounding to half is left to InstCombine: the middle is no infinite float.
define i1 @half(float %x) {
; CHECK-LABEL: @half(
; CHECK-NEXT:    [[C:%.*]] = fcmp ugt float [[X:%.*]], 0xC0EFFA0020000000
; CHECK-NEXT:    ret i1 [[C]]
  %t = fptrunc float %x to half
  %c = fcmp ugt half %t, 0xHFBFF
  ret i1 %c
}

; Without a compare of bfloats, conversions may be joined.
define bfloat @not_compared(bfloat %x) {
; CHECK-LABEL: @not_compared(
; CHECK-NEXT:    ret bfloat [[X:%.*]]
  %e = fpext bfloat %x to float
  %t = fptrunc float %e to bfloat
  ret bfloat %t
}
