; Products in sums.
; RUN: cmx-opt -passes='print<cmx-bales>' -disable-output %s 2>&1 | FileCheck %s

define <16 x float> @contract(<16 x float> %x, <16 x float> %y, <16 x float> %z) {
; CHECK-LABEL: bales of @contract
; CHECK-NEXT:  %r: mad x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:f
; CHECK-NEXT:    source %y <16;16,1>x16@0:4:f
; CHECK-NEXT:    source %z <16;16,1>x16@0:4:f
; CHECK-NEXT:    member %p
  %p = fmul contract <16 x float> %x, %y
  %r = fadd contract <16 x float> %p, %z
  ret <16 x float> %r
}

define <16 x float> @contract_second(<16 x float> %x, <16 x float> %y, <16 x float> %z) {
; CHECK-LABEL: bales of @contract_second
; CHECK-NEXT:  %r: mad x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source (-)%x <16;16,1>x16@0:4:f
; CHECK-NEXT:    source %y <16;16,1>x16@0:4:f
; CHECK-NEXT:    source %z <16;16,1>x16@0:4:f
; CHECK-NEXT:    member %p
  %p = fmul contract <16 x float> %x, %y
  %r = fsub contract <16 x float> %z, %p
  ret <16 x float> %r
}

; Both must allow it.
define <16 x float> @product_strict(<16 x float> %x, <16 x float> %y, <16 x float> %z) {
; CHECK-LABEL: bales of @product_strict
; CHECK-NEXT:  %p: mul x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:f
; CHECK-NEXT:    source %y <16;16,1>x16@0:4:f
; CHECK-NEXT:  %r: add x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %p <16;16,1>x16@0:4:f
; CHECK-NEXT:    source %z <16;16,1>x16@0:4:f
  %p = fmul <16 x float> %x, %y
  %r = fadd contract <16 x float> %p, %z
  ret <16 x float> %r
}

define <16 x float> @sum_strict(<16 x float> %x, <16 x float> %y, <16 x float> %z) {
; CHECK-LABEL: bales of @sum_strict
; CHECK-NEXT:  %p: mul x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:f
; CHECK-NEXT:    source %y <16;16,1>x16@0:4:f
; CHECK-NEXT:  %r: add x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %p <16;16,1>x16@0:4:f
; CHECK-NEXT:    source %z <16;16,1>x16@0:4:f
  %p = fmul contract <16 x float> %x, %y
  %r = fadd <16 x float> %p, %z
  ret <16 x float> %r
}

define <16 x float> @product_with_two_uses(<16 x float> %x, <16 x float> %y) {
; CHECK-LABEL: bales of @product_with_two_uses
; CHECK-NEXT:  %p: mul x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:f
; CHECK-NEXT:    source %y <16;16,1>x16@0:4:f
; CHECK-NEXT:  %r: add x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    source %p <16;16,1>x16@0:4:f
; CHECK-NEXT:    source %p <16;16,1>x16@0:4:f
  %p = fmul contract <16 x float> %x, %y
  %r = fadd contract <16 x float> %p, %p
  ret <16 x float> %r
}

; Of integers, the platform must say that it pays: the analysis has none here.
define <16 x i32> @integers(<16 x i32> %x, <16 x i32> %y, <16 x i32> %z) {
; CHECK-LABEL: bales of @integers
; CHECK-NEXT:  %p: mul x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:d
; CHECK-NEXT:    source %y <16;16,1>x16@0:4:d
; CHECK-NEXT:  %r: add x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    source %p <16;16,1>x16@0:4:d
; CHECK-NEXT:    source %z <16;16,1>x16@0:4:d
  %p = mul <16 x i32> %x, %y
  %r = add <16 x i32> %p, %z
  ret <16 x i32> %r
}
