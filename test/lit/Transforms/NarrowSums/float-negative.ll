; Float sums that stay: one precondition is violated in each.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-narrow-sums --platform=icllp -S %s | FileCheck %s

; 256 * 65535 is close to 2^24, and what is added exceeds it: a partial sum may be rounded.
define <32 x float> @rounded(<32 x i16> %a, <32 x i16> %b) {
; CHECK-LABEL: @rounded(
; CHECK-NEXT:    [[FA:%.*]] = uitofp <32 x i16> [[A:%.*]] to <32 x float>
; CHECK-NEXT:    [[FB:%.*]] = uitofp <32 x i16> [[B:%.*]] to <32 x float>
; CHECK-NEXT:    [[P:%.*]] = fmul <32 x float> [[FA]], splat (float 2.560000e+02)
; CHECK-NEXT:    [[Q:%.*]] = fadd <32 x float> [[P]], [[FB]]
; CHECK-NEXT:    [[S:%.*]] = fadd <32 x float> [[Q]], [[FB]]
; CHECK-NEXT:    ret <32 x float> [[S]]
  %fa = uitofp <32 x i16> %a to <32 x float>
  %fb = uitofp <32 x i16> %b to <32 x float>
  %p = fmul <32 x float> %fa, splat (float 256.0)
  %q = fadd <32 x float> %p, %fb
  %s = fadd <32 x float> %q, %fb
  ret <32 x float> %s
}

; Nine bytes are more than 2^11.
define <32 x half> @rounded_half(<32 x i8> %a, <32 x i8> %b) {
; CHECK-LABEL: @rounded_half(
; CHECK-NEXT:    [[FA:%.*]] = uitofp <32 x i8> [[A:%.*]] to <32 x half>
; CHECK-NEXT:    [[FB:%.*]] = uitofp <32 x i8> [[B:%.*]] to <32 x half>
; CHECK-NEXT:    [[P:%.*]] = fmul <32 x half> [[FA]], splat (half 0xH4800)
; CHECK-NEXT:    [[S:%.*]] = fadd <32 x half> [[P]], [[FB]]
; CHECK-NEXT:    ret <32 x half> [[S]]
  %fa = uitofp <32 x i8> %a to <32 x half>
  %fb = uitofp <32 x i8> %b to <32 x half>
  %p = fmul <32 x half> %fa, splat (half 8.0)
  %s = fadd <32 x half> %p, %fb
  ret <32 x half> %s
}

; The conversion itself is rounded.
define <32 x float> @rounded_conversion(<32 x i32> %a, <32 x i8> %b, <32 x i8> %c) {
; CHECK-LABEL: @rounded_conversion(
; CHECK-NEXT:    [[FA:%.*]] = uitofp <32 x i32> [[A:%.*]] to <32 x float>
; CHECK-NEXT:    [[FB:%.*]] = uitofp <32 x i8> [[B:%.*]] to <32 x float>
; CHECK-NEXT:    [[FC:%.*]] = uitofp <32 x i8> [[C:%.*]] to <32 x float>
; CHECK-NEXT:    [[AB:%.*]] = fadd <32 x float> [[FA]], [[FB]]
; CHECK-NEXT:    [[S:%.*]] = fadd <32 x float> [[AB]], [[FC]]
; CHECK-NEXT:    ret <32 x float> [[S]]
  %fa = uitofp <32 x i32> %a to <32 x float>
  %fb = uitofp <32 x i8> %b to <32 x float>
  %fc = uitofp <32 x i8> %c to <32 x float>
  %ab = fadd <32 x float> %fa, %fb
  %s = fadd <32 x float> %ab, %fc
  ret <32 x float> %s
}

define <32 x float> @no_integer(<32 x float> %a, <32 x i8> %b, <32 x i8> %c) {
; CHECK-LABEL: @no_integer(
; CHECK-NEXT:    [[FB:%.*]] = uitofp <32 x i8> [[B:%.*]] to <32 x float>
; CHECK-NEXT:    [[FC:%.*]] = uitofp <32 x i8> [[C:%.*]] to <32 x float>
; CHECK-NEXT:    [[AB:%.*]] = fadd <32 x float> [[A:%.*]], [[FB]]
; CHECK-NEXT:    [[S:%.*]] = fadd <32 x float> [[AB]], [[FC]]
; CHECK-NEXT:    ret <32 x float> [[S]]
  %fb = uitofp <32 x i8> %b to <32 x float>
  %fc = uitofp <32 x i8> %c to <32 x float>
  %ab = fadd <32 x float> %a, %fb
  %s = fadd <32 x float> %ab, %fc
  ret <32 x float> %s
}

; No number of fraction bits is enough.
define <32 x float> @fraction(<32 x i8> %b, <32 x i8> %c, <32 x i8> %d) {
; CHECK-LABEL: @fraction(
; CHECK-NEXT:    [[FB:%.*]] = uitofp <32 x i8> [[B:%.*]] to <32 x float>
; CHECK-NEXT:    [[FC:%.*]] = uitofp <32 x i8> [[C:%.*]] to <32 x float>
; CHECK-NEXT:    [[FD:%.*]] = uitofp <32 x i8> [[D:%.*]] to <32 x float>
; CHECK-NEXT:    [[P:%.*]] = fmul <32 x float> [[FB]], splat (float 0x3FB99999A0000000)
; CHECK-NEXT:    [[AB:%.*]] = fadd <32 x float> [[P]], [[FC]]
; CHECK-NEXT:    [[S:%.*]] = fadd <32 x float> [[AB]], [[FD]]
; CHECK-NEXT:    ret <32 x float> [[S]]
  %fb = uitofp <32 x i8> %b to <32 x float>
  %fc = uitofp <32 x i8> %c to <32 x float>
  %fd = uitofp <32 x i8> %d to <32 x float>
  %p = fmul <32 x float> %fb, splat (float 0x3FB99999A0000000)
  %ab = fadd <32 x float> %p, %fc
  %s = fadd <32 x float> %ab, %fd
  ret <32 x float> %s
}

; Zero bytes give -0.0 - 0.0 = -0.0.
define <32 x float> @negative_zero(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c) {
; CHECK-LABEL: @negative_zero(
; CHECK-NEXT:    [[FA:%.*]] = uitofp <32 x i8> [[A:%.*]] to <32 x float>
; CHECK-NEXT:    [[FB:%.*]] = uitofp <32 x i8> [[B:%.*]] to <32 x float>
; CHECK-NEXT:    [[FC:%.*]] = uitofp <32 x i8> [[C:%.*]] to <32 x float>
; CHECK-NEXT:    [[NA:%.*]] = fneg <32 x float> [[FA]]
; CHECK-NEXT:    [[AB:%.*]] = fsub <32 x float> [[NA]], [[FB]]
; CHECK-NEXT:    [[S:%.*]] = fsub <32 x float> [[AB]], [[FC]]
; CHECK-NEXT:    ret <32 x float> [[S]]
  %fa = uitofp <32 x i8> %a to <32 x float>
  %fb = uitofp <32 x i8> %b to <32 x float>
  %fc = uitofp <32 x i8> %c to <32 x float>
  %na = fneg <32 x float> %fa
  %ab = fsub <32 x float> %na, %fb
  %s = fsub <32 x float> %ab, %fc
  ret <32 x float> %s
}

define <32 x float> @negative_zero_added(<32 x i8> %b, <32 x i8> %c) {
; CHECK-LABEL: @negative_zero_added(
; CHECK-NEXT:    [[FB:%.*]] = uitofp <32 x i8> [[B:%.*]] to <32 x float>
; CHECK-NEXT:    [[FC:%.*]] = uitofp <32 x i8> [[C:%.*]] to <32 x float>
; CHECK-NEXT:    [[AB:%.*]] = fadd <32 x float> [[FB]], splat (float -0.000000e+00)
; CHECK-NEXT:    [[S:%.*]] = fadd <32 x float> [[AB]], [[FC]]
; CHECK-NEXT:    ret <32 x float> [[S]]
  %fb = uitofp <32 x i8> %b to <32 x float>
  %fc = uitofp <32 x i8> %c to <32 x float>
  %ab = fadd <32 x float> %fb, splat (float -0.0)
  %s = fadd <32 x float> %ab, %fc
  ret <32 x float> %s
}

define <4 x float> @weights_differ(<4 x i8> %a, <4 x i8> %b) {
; CHECK-LABEL: @weights_differ(
; CHECK-NEXT:    [[FA:%.*]] = uitofp <4 x i8> [[A:%.*]] to <4 x float>
; CHECK-NEXT:    [[FB:%.*]] = uitofp <4 x i8> [[B:%.*]] to <4 x float>
; CHECK-NEXT:    [[P:%.*]] = fmul <4 x float> [[FA]], <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00>
; CHECK-NEXT:    [[S:%.*]] = fadd <4 x float> [[P]], [[FB]]
; CHECK-NEXT:    ret <4 x float> [[S]]
  %fa = uitofp <4 x i8> %a to <4 x float>
  %fb = uitofp <4 x i8> %b to <4 x float>
  %p = fmul <4 x float> %fa, <float 1.0, float 2.0, float 3.0, float 4.0>
  %s = fadd <4 x float> %p, %fb
  ret <4 x float> %s
}

define float @scalar(i8 %a, i8 %b, i8 %c) {
; CHECK-LABEL: @scalar(
; CHECK-NEXT:    [[FA:%.*]] = uitofp i8 [[A:%.*]] to float
; CHECK-NEXT:    [[FB:%.*]] = uitofp i8 [[B:%.*]] to float
; CHECK-NEXT:    [[FC:%.*]] = uitofp i8 [[C:%.*]] to float
; CHECK-NEXT:    [[AB:%.*]] = fadd float [[FA]], [[FB]]
; CHECK-NEXT:    [[S:%.*]] = fadd float [[AB]], [[FC]]
; CHECK-NEXT:    ret float [[S]]
  %fa = uitofp i8 %a to float
  %fb = uitofp i8 %b to float
  %fc = uitofp i8 %c to float
  %ab = fadd float %fa, %fb
  %s = fadd float %ab, %fc
  ret float %s
}

; The conversions have to be there for others anyway.
define <16 x float> @not_cheaper(<16 x i8> %a, <16 x i8> %b) {
; CHECK-LABEL: @not_cheaper(
; CHECK-NEXT:    [[FA:%.*]] = uitofp <16 x i8> [[A:%.*]] to <16 x float>
; CHECK-NEXT:    [[FB:%.*]] = uitofp <16 x i8> [[B:%.*]] to <16 x float>
; CHECK-NEXT:    [[S:%.*]] = fadd <16 x float> [[FA]], [[FB]]
; CHECK-NEXT:    [[P:%.*]] = fdiv <16 x float> [[FA]], [[FB]]
; CHECK-NEXT:    [[R:%.*]] = fdiv <16 x float> [[P]], [[S]]
; CHECK-NEXT:    ret <16 x float> [[R]]
  %fa = uitofp <16 x i8> %a to <16 x float>
  %fb = uitofp <16 x i8> %b to <16 x float>
  %s = fadd <16 x float> %fa, %fb
  %p = fdiv <16 x float> %fa, %fb
  %r = fdiv <16 x float> %p, %s
  ret <16 x float> %r
}

define <32 x float> @strict(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c) strictfp {
; CHECK-LABEL: @strict(
; CHECK-NEXT:    [[FA:%.*]] = uitofp <32 x i8> [[A:%.*]] to <32 x float>
; CHECK-NEXT:    [[FB:%.*]] = uitofp <32 x i8> [[B:%.*]] to <32 x float>
; CHECK-NEXT:    [[FC:%.*]] = uitofp <32 x i8> [[C:%.*]] to <32 x float>
; CHECK-NEXT:    [[AB:%.*]] = fadd <32 x float> [[FA]], [[FB]]
; CHECK-NEXT:    [[S:%.*]] = fadd <32 x float> [[AB]], [[FC]]
; CHECK-NEXT:    ret <32 x float> [[S]]
  %fa = uitofp <32 x i8> %a to <32 x float>
  %fb = uitofp <32 x i8> %b to <32 x float>
  %fc = uitofp <32 x i8> %c to <32 x float>
  %ab = fadd <32 x float> %fa, %fb
  %s = fadd <32 x float> %ab, %fc
  ret <32 x float> %s
}
