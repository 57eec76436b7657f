; Constants of sums that stay where they are, one for each condition.
; CHECK lines by hand: the output is compared with the input
; RUN: cmx-opt -passes='cmx-match-patterns<platform=icllp>' -verify-each -S %s -o %t.out
; RUN: cmx-opt -passes=verify -S %s | diff - %t.out

; The order of the last sum is fixed.
define <16 x float> @order(<16 x float> %a, <16 x float> %b) {
  %aa = fmul fast <16 x float> %a, %a
  %bb = fmul fast <16 x float> %b, %b
  %s = fadd fast <16 x float> %aa, %bb
  %r = fadd nsz contract <16 x float> %s, splat (float 1.250000e-01)
  ret <16 x float> %r
}

; The order of the first sum is fixed.
define <16 x float> @inner.order(<16 x float> %a, <16 x float> %b) {
  %aa = fmul fast <16 x float> %a, %a
  %bb = fmul fast <16 x float> %b, %b
  %s = fadd nsz contract <16 x float> %aa, %bb
  %r = fadd fast <16 x float> %s, splat (float 1.250000e-01)
  ret <16 x float> %r
}

; The sign of zero matters.
define <16 x float> @zero(<16 x float> %a, <16 x float> %b) {
  %aa = fmul fast <16 x float> %a, %a
  %bb = fmul fast <16 x float> %b, %b
  %s = fadd fast <16 x float> %aa, %bb
  %r = fadd reassoc contract <16 x float> %s, splat (float 1.250000e-01)
  ret <16 x float> %r
}

; A product must be rounded.
define <16 x float> @rounded(<16 x float> %a, <16 x float> %b) {
  %aa = fmul fast <16 x float> %a, %a
  %bb = fmul reassoc nsz <16 x float> %b, %b
  %s = fadd fast <16 x float> %aa, %bb
  %r = fadd fast <16 x float> %s, splat (float 1.250000e-01)
  ret <16 x float> %r
}

; There is one product, which the first sum takes.
define <16 x float> @one(<16 x float> %a, <16 x float> %b) {
  %aa = fmul fast <16 x float> %a, %a
  %s = fadd fast <16 x float> %aa, %b
  %r = fadd fast <16 x float> %s, splat (float 1.250000e-01)
  ret <16 x float> %r
}

; Somebody else reads the sum.
define <16 x float> @used(<16 x float> %a, <16 x float> %b) {
  %aa = fmul fast <16 x float> %a, %a
  %bb = fmul fast <16 x float> %b, %b
  %s = fadd fast <16 x float> %aa, %bb
  %r = fadd fast <16 x float> %s, splat (float 1.250000e-01)
  %t = fdiv <16 x float> %r, %s
  ret <16 x float> %t
}

; Somebody else reads a product.
define <16 x float> @product.used(<16 x float> %a, <16 x float> %b) {
  %aa = fmul fast <16 x float> %a, %a
  %bb = fmul fast <16 x float> %b, %b
  %s = fadd fast <16 x float> %aa, %bb
  %r = fadd fast <16 x float> %s, splat (float 1.250000e-01)
  %t = fdiv <16 x float> %r, %bb
  ret <16 x float> %t
}

; The lanes have different constants.
define <2 x float> @lanes(<2 x float> %a, <2 x float> %b) {
  %aa = fmul fast <2 x float> %a, %a
  %bb = fmul fast <2 x float> %b, %b
  %s = fadd fast <2 x float> %aa, %bb
  %r = fadd fast <2 x float> %s, <float 1.250000e-01, float 2.500000e-01>
  ret <2 x float> %r
}

; No register holds a constant of halves or doubles.
define <16 x half> @halves(<16 x half> %a, <16 x half> %b) {
  %aa = fmul fast <16 x half> %a, %a
  %bb = fmul fast <16 x half> %b, %b
  %s = fadd fast <16 x half> %aa, %bb
  %r = fadd fast <16 x half> %s, splat (half 0xH3000)
  ret <16 x half> %r
}

; The sum of products is in another block, perhaps before a loop.
define <16 x float> @blocks(<16 x float> %a, <16 x float> %b) {
  %aa = fmul fast <16 x float> %a, %a
  %bb = fmul fast <16 x float> %b, %b
  %s = fadd fast <16 x float> %aa, %bb
  br label %next
next:
  %r = fadd fast <16 x float> %s, splat (float 1.250000e-01)
  ret <16 x float> %r
}
