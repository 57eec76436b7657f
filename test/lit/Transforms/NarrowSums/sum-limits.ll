; The limits of sums in narrow integers: constants, factors, scales, leaves and users.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-narrow-sums --platform=skl -S %s | FileCheck %s

declare <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8>, i32, i32, i32, i16, i32)
declare <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8>, i32, i32, i32, i16, i32)
declare <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8>, i32, i32, i32, i16, i32)
declare <64 x i8> @llvm.genx.rdregioni.v64i8.v64i8.i16(<64 x i8>, i32, i32, i32, i16, i32)

; Constants up to 2^24 are whole; larger ones are left alone, even in doubles.
define <32 x double> @largest_constant(<32 x i8> %a, <32 x i8> %b) {
; CHECK-LABEL: @largest_constant(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[A:%.*]] to <32 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = add <32 x i32> [[TMP2]], [[TMP1]]
; CHECK-NEXT:    [[TMP4:%.*]] = add <32 x i32> [[TMP3]], splat (i32 16777216)
; CHECK-NEXT:    [[R:%.*]] = uitofp <32 x i32> [[TMP4]] to <32 x double>
; CHECK-NEXT:    ret <32 x double> [[R]]
  %fa = uitofp <32 x i8> %a to <32 x double>
  %fb = uitofp <32 x i8> %b to <32 x double>
  %s = fadd <32 x double> %fa, %fb
  %r = fadd <32 x double> %s, splat (double 16777216.0)
  ret <32 x double> %r
}

define <32 x double> @larger_constant(<32 x i8> %a, <32 x i8> %b) {
; CHECK-LABEL: @larger_constant(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[A:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <32 x i16> [[TMP2]], [[TMP1]]
; CHECK-NEXT:    [[S:%.*]] = uitofp <32 x i16> [[TMP3]] to <32 x double>
; CHECK-NEXT:    [[R:%.*]] = fadd <32 x double> [[S]], splat (double 0x4170000010000000)
; CHECK-NEXT:    ret <32 x double> [[R]]
  %fa = uitofp <32 x i8> %a to <32 x double>
  %fb = uitofp <32 x i8> %b to <32 x double>
  %s = fadd <32 x double> %fa, %fb
  %r = fadd <32 x double> %s, splat (double 16777217.0)
  ret <32 x double> %r
}

define <32 x double> @least_constant(<32 x i8> %a, <32 x i8> %b) {
; CHECK-LABEL: @least_constant(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[A:%.*]] to <32 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = add <32 x i32> [[TMP2]], [[TMP1]]
; CHECK-NEXT:    [[TMP4:%.*]] = add <32 x i32> [[TMP3]], splat (i32 -16777216)
; CHECK-NEXT:    [[R:%.*]] = sitofp <32 x i32> [[TMP4]] to <32 x double>
; CHECK-NEXT:    ret <32 x double> [[R]]
  %fa = uitofp <32 x i8> %a to <32 x double>
  %fb = uitofp <32 x i8> %b to <32 x double>
  %s = fadd <32 x double> %fa, %fb
  %r = fadd <32 x double> %s, splat (double -16777216.0)
  ret <32 x double> %r
}

define <32 x double> @lesser_constant(<32 x i8> %a, <32 x i8> %b) {
; CHECK-LABEL: @lesser_constant(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[A:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <32 x i16> [[TMP2]], [[TMP1]]
; CHECK-NEXT:    [[S:%.*]] = uitofp <32 x i16> [[TMP3]] to <32 x double>
; CHECK-NEXT:    [[R:%.*]] = fadd <32 x double> [[S]], splat (double 0xC170000010000000)
; CHECK-NEXT:    ret <32 x double> [[R]]
  %fa = uitofp <32 x i8> %a to <32 x double>
  %fb = uitofp <32 x i8> %b to <32 x double>
  %s = fadd <32 x double> %fa, %fb
  %r = fadd <32 x double> %s, splat (double -16777217.0)
  ret <32 x double> %r
}

define <32 x float> @infinite(<32 x i8> %a, <32 x i8> %b) {
; CHECK-LABEL: @infinite(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[A:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <32 x i16> [[TMP2]], [[TMP1]]
; CHECK-NEXT:    [[S:%.*]] = uitofp <32 x i16> [[TMP3]] to <32 x float>
; CHECK-NEXT:    [[R:%.*]] = fadd <32 x float> [[S]], splat (float 0x7FF0000000000000)
; CHECK-NEXT:    ret <32 x float> [[R]]
  %fa = uitofp <32 x i8> %a to <32 x float>
  %fb = uitofp <32 x i8> %b to <32 x float>
  %s = fadd <32 x float> %fa, %fb
  %r = fadd <32 x float> %s, splat (float 0x7FF0000000000000)
  ret <32 x float> %r
}

; No 32 bits hold the sum.
define <32 x double> @too_wide(<32 x i32> %a, <32 x i32> %b) {
; CHECK-LABEL: @too_wide(
; CHECK-NEXT:    [[FA:%.*]] = uitofp <32 x i32> [[A:%.*]] to <32 x double>
; CHECK-NEXT:    [[FB:%.*]] = uitofp <32 x i32> [[B:%.*]] to <32 x double>
; CHECK-NEXT:    [[R:%.*]] = fadd <32 x double> [[FA]], [[FB]]
; CHECK-NEXT:    ret <32 x double> [[R]]
  %fa = uitofp <32 x i32> %a to <32 x double>
  %fb = uitofp <32 x i32> %b to <32 x double>
  %r = fadd <32 x double> %fa, %fb
  ret <32 x double> %r
}

; A factor of zero makes -0.0 of negative numbers.
define <32 x float> @zero_factor(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c) {
; CHECK-LABEL: @zero_factor(
; CHECK-NEXT:    [[NA:%.*]] = or <32 x i8> [[A:%.*]], splat (i8 -128)
; CHECK-NEXT:    [[FA:%.*]] = sitofp <32 x i8> [[NA]] to <32 x float>
; CHECK-NEXT:    [[P:%.*]] = fmul <32 x float> [[FA]], zeroinitializer
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[C:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <32 x i16> [[TMP2]], [[TMP1]]
; CHECK-NEXT:    [[S:%.*]] = uitofp <32 x i16> [[TMP3]] to <32 x float>
; CHECK-NEXT:    [[R:%.*]] = fadd <32 x float> [[S]], [[P]]
; CHECK-NEXT:    ret <32 x float> [[R]]
  %na = or <32 x i8> %a, splat (i8 -128)
  %fa = sitofp <32 x i8> %na to <32 x float>
  %fb = uitofp <32 x i8> %b to <32 x float>
  %fc = uitofp <32 x i8> %c to <32 x float>
  %p = fmul <32 x float> %fa, zeroinitializer
  %s = fadd <32 x float> %fb, %fc
  %r = fadd <32 x float> %s, %p
  ret <32 x float> %r
}

; Ten bits after the point are enough, eleven are not.
define <32 x float> @largest_scale(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c) {
; CHECK-LABEL: @largest_scale(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[A:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <32 x i16> [[TMP2]], [[TMP1]]
; CHECK-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[C:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = add <32 x i16> [[TMP4]], [[TMP3]]
; CHECK-NEXT:    [[TMP6:%.*]] = uitofp <32 x i16> [[TMP5]] to <32 x float>
; CHECK-NEXT:    [[R:%.*]] = fmul <32 x float> [[TMP6]], splat (float 0x3F50000000000000)
; CHECK-NEXT:    ret <32 x float> [[R]]
  %fa = uitofp <32 x i8> %a to <32 x float>
  %fb = uitofp <32 x i8> %b to <32 x float>
  %fc = uitofp <32 x i8> %c to <32 x float>
  %s = fadd <32 x float> %fa, %fb
  %t = fadd <32 x float> %s, %fc
  %p = fmul <32 x float> %t, splat (float 0.03125)
  %r = fmul <32 x float> %p, splat (float 0.03125)
  ret <32 x float> %r
}

define <32 x float> @larger_scale(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c) {
; CHECK-LABEL: @larger_scale(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[A:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <32 x i16> [[TMP2]], [[TMP1]]
; CHECK-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[C:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = add <32 x i16> [[TMP4]], [[TMP3]]
; CHECK-NEXT:    [[TMP6:%.*]] = uitofp <32 x i16> [[TMP5]] to <32 x float>
; CHECK-NEXT:    [[P:%.*]] = fmul <32 x float> [[TMP6]], splat (float 3.125000e-02)
; CHECK-NEXT:    [[R:%.*]] = fmul <32 x float> [[P]], splat (float 1.562500e-02)
; CHECK-NEXT:    ret <32 x float> [[R]]
  %fa = uitofp <32 x i8> %a to <32 x float>
  %fb = uitofp <32 x i8> %b to <32 x float>
  %fc = uitofp <32 x i8> %c to <32 x float>
  %s = fadd <32 x float> %fa, %fb
  %t = fadd <32 x float> %s, %fc
  %p = fmul <32 x float> %t, splat (float 0.03125)
  %r = fmul <32 x float> %p, splat (float 0.015625)
  ret <32 x float> %r
}

; Factors up to 2^15; the second is 2^16, the third with its scale.
define <32 x float> @largest_factor(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c) {
; CHECK-LABEL: @largest_factor(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[A:%.*]] to <32 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = mul <32 x i32> [[TMP1]], splat (i32 32768)
; CHECK-NEXT:    [[TMP3:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = add <32 x i32> [[TMP3]], [[TMP2]]
; CHECK-NEXT:    [[TMP5:%.*]] = zext <32 x i8> [[C:%.*]] to <32 x i32>
; CHECK-NEXT:    [[TMP6:%.*]] = add <32 x i32> [[TMP5]], [[TMP4]]
; CHECK-NEXT:    [[R:%.*]] = uitofp <32 x i32> [[TMP6]] to <32 x float>
; CHECK-NEXT:    ret <32 x float> [[R]]
  %fa = uitofp <32 x i8> %a to <32 x float>
  %fb = uitofp <32 x i8> %b to <32 x float>
  %fc = uitofp <32 x i8> %c to <32 x float>
  %p = fmul <32 x float> %fa, splat (float 32768.0)
  %s = fadd <32 x float> %p, %fb
  %r = fadd <32 x float> %s, %fc
  ret <32 x float> %r
}

define <32 x float> @larger_factor(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c) {
; CHECK-LABEL: @larger_factor(
; CHECK-NEXT:    [[LA:%.*]] = and <32 x i8> [[A:%.*]], splat (i8 1)
; CHECK-NEXT:    [[FA:%.*]] = uitofp <32 x i8> [[LA]] to <32 x float>
; CHECK-NEXT:    [[FB:%.*]] = uitofp <32 x i8> [[B:%.*]] to <32 x float>
; CHECK-NEXT:    [[FC:%.*]] = uitofp <32 x i8> [[C:%.*]] to <32 x float>
; CHECK-NEXT:    [[P:%.*]] = fmul <32 x float> [[FA]], splat (float 6.553600e+04)
; CHECK-NEXT:    [[S:%.*]] = fadd <32 x float> [[P]], [[FB]]
; CHECK-NEXT:    [[R:%.*]] = fadd <32 x float> [[S]], [[FC]]
; CHECK-NEXT:    ret <32 x float> [[R]]
  %la = and <32 x i8> %a, splat (i8 1)
  %fa = uitofp <32 x i8> %la to <32 x float>
  %fb = uitofp <32 x i8> %b to <32 x float>
  %fc = uitofp <32 x i8> %c to <32 x float>
  %p = fmul <32 x float> %fa, splat (float 65536.0)
  %s = fadd <32 x float> %p, %fb
  %r = fadd <32 x float> %s, %fc
  ret <32 x float> %r
}

define <32 x float> @larger_scaled_factor(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c) {
; CHECK-LABEL: @larger_scaled_factor(
; CHECK-NEXT:    [[LA:%.*]] = and <32 x i8> [[A:%.*]], splat (i8 1)
; CHECK-NEXT:    [[FA:%.*]] = uitofp <32 x i8> [[LA]] to <32 x float>
; CHECK-NEXT:    [[FB:%.*]] = uitofp <32 x i8> [[B:%.*]] to <32 x float>
; CHECK-NEXT:    [[FC:%.*]] = uitofp <32 x i8> [[C:%.*]] to <32 x float>
; CHECK-NEXT:    [[P:%.*]] = fmul <32 x float> [[FA]], splat (float 3.276800e+04)
; CHECK-NEXT:    [[Q:%.*]] = fmul <32 x float> [[FB]], splat (float 5.000000e-01)
; CHECK-NEXT:    [[S:%.*]] = fadd <32 x float> [[P]], [[Q]]
; CHECK-NEXT:    [[R:%.*]] = fadd <32 x float> [[S]], [[FC]]
; CHECK-NEXT:    ret <32 x float> [[R]]
  %la = and <32 x i8> %a, splat (i8 1)
  %fa = uitofp <32 x i8> %la to <32 x float>
  %fb = uitofp <32 x i8> %b to <32 x float>
  %fc = uitofp <32 x i8> %c to <32 x float>
  %p = fmul <32 x float> %fa, splat (float 32768.0)
  %q = fmul <32 x float> %fb, splat (float 0.5)
  %s = fadd <32 x float> %p, %q
  %r = fadd <32 x float> %s, %fc
  ret <32 x float> %r
}

; A shift by more than all bits is poison: no numbers bound it.
define <32 x float> @poison_leaf(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c) {
; CHECK-LABEL: @poison_leaf(
; CHECK-NEXT:    [[NONE:%.*]] = shl <32 x i8> [[A:%.*]], splat (i8 9)
; CHECK-NEXT:    [[FA:%.*]] = uitofp <32 x i8> [[NONE]] to <32 x float>
; CHECK-NEXT:    [[FB:%.*]] = uitofp <32 x i8> [[B:%.*]] to <32 x float>
; CHECK-NEXT:    [[FC:%.*]] = uitofp <32 x i8> [[C:%.*]] to <32 x float>
; CHECK-NEXT:    [[S:%.*]] = fadd <32 x float> [[FA]], [[FB]]
; CHECK-NEXT:    [[R:%.*]] = fadd <32 x float> [[S]], [[FC]]
; CHECK-NEXT:    ret <32 x float> [[R]]
  %none = shl <32 x i8> %a, splat (i8 9)
  %fa = uitofp <32 x i8> %none to <32 x float>
  %fb = uitofp <32 x i8> %b to <32 x float>
  %fc = uitofp <32 x i8> %c to <32 x float>
  %s = fadd <32 x float> %fa, %fb
  %r = fadd <32 x float> %s, %fc
  ret <32 x float> %r
}

define <32 x i32> @poison_int_leaf(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c, <32 x i8> %d) {
; CHECK-LABEL: @poison_int_leaf(
; CHECK-NEXT:    [[NONE:%.*]] = shl <32 x i8> [[A:%.*]], splat (i8 9)
; CHECK-NEXT:    [[XA:%.*]] = zext <32 x i8> [[NONE]] to <32 x i32>
; CHECK-NEXT:    [[XB:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i32>
; CHECK-NEXT:    [[XC:%.*]] = zext <32 x i8> [[C:%.*]] to <32 x i32>
; CHECK-NEXT:    [[XD:%.*]] = zext <32 x i8> [[D:%.*]] to <32 x i32>
; CHECK-NEXT:    [[S:%.*]] = add <32 x i32> [[XA]], [[XB]]
; CHECK-NEXT:    [[T:%.*]] = add <32 x i32> [[S]], [[XC]]
; CHECK-NEXT:    [[R:%.*]] = add <32 x i32> [[T]], [[XD]]
; CHECK-NEXT:    ret <32 x i32> [[R]]
  %none = shl <32 x i8> %a, splat (i8 9)
  %xa = zext <32 x i8> %none to <32 x i32>
  %xb = zext <32 x i8> %b to <32 x i32>
  %xc = zext <32 x i8> %c to <32 x i32>
  %xd = zext <32 x i8> %d to <32 x i32>
  %s = add <32 x i32> %xa, %xb
  %t = add <32 x i32> %s, %xc
  %r = add <32 x i32> %t, %xd
  ret <32 x i32> %r
}

; A poison vector of the sum's own type.
define <32 x i32> @poison_whole_leaf(<32 x i32> %a, <32 x i8> %b, <32 x i8> %c, <32 x i8> %d) {
; CHECK-LABEL: @poison_whole_leaf(
; CHECK-NEXT:    [[NONE:%.*]] = shl <32 x i32> [[A:%.*]], splat (i32 33)
; CHECK-NEXT:    [[XB:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i32>
; CHECK-NEXT:    [[XC:%.*]] = zext <32 x i8> [[C:%.*]] to <32 x i32>
; CHECK-NEXT:    [[XD:%.*]] = zext <32 x i8> [[D:%.*]] to <32 x i32>
; CHECK-NEXT:    [[S:%.*]] = add <32 x i32> [[NONE]], [[XB]]
; CHECK-NEXT:    [[T:%.*]] = add <32 x i32> [[S]], [[XC]]
; CHECK-NEXT:    [[R:%.*]] = add <32 x i32> [[T]], [[XD]]
; CHECK-NEXT:    ret <32 x i32> [[R]]
  %none = shl <32 x i32> %a, splat (i32 33)
  %xb = zext <32 x i8> %b to <32 x i32>
  %xc = zext <32 x i8> %c to <32 x i32>
  %xd = zext <32 x i8> %d to <32 x i32>
  %s = add <32 x i32> %none, %xb
  %t = add <32 x i32> %s, %xc
  %r = add <32 x i32> %t, %xd
  ret <32 x i32> %r
}

; All numbers are negative, so that no zero is negated.
define <32 x float> @never_zero(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c, <32 x i8> %d) {
; CHECK-LABEL: @never_zero(
; CHECK-NEXT:    [[NA:%.*]] = or <32 x i8> [[A:%.*]], splat (i8 -128)
; CHECK-NEXT:    [[NB:%.*]] = or <32 x i8> [[B:%.*]], splat (i8 -128)
; CHECK-NEXT:    [[NC:%.*]] = or <32 x i8> [[C:%.*]], splat (i8 -128)
; CHECK-NEXT:    [[ND:%.*]] = or <32 x i8> [[D:%.*]], splat (i8 -128)
; CHECK-NEXT:    [[TMP1:%.*]] = sext <32 x i8> [[NA]] to <32 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = sub <32 x i16> zeroinitializer, [[TMP1]]
; CHECK-NEXT:    [[TMP3:%.*]] = sext <32 x i8> [[NB]] to <32 x i16>
; CHECK-NEXT:    [[TMP4:%.*]] = sub <32 x i16> [[TMP2]], [[TMP3]]
; CHECK-NEXT:    [[TMP5:%.*]] = sext <32 x i8> [[NC]] to <32 x i16>
; CHECK-NEXT:    [[TMP6:%.*]] = sub <32 x i16> [[TMP4]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = sext <32 x i8> [[ND]] to <32 x i16>
; CHECK-NEXT:    [[TMP8:%.*]] = sub <32 x i16> [[TMP6]], [[TMP7]]
; CHECK-NEXT:    [[R:%.*]] = uitofp <32 x i16> [[TMP8]] to <32 x float>
; CHECK-NEXT:    ret <32 x float> [[R]]
  %na = or <32 x i8> %a, splat (i8 -128)
  %fa = sitofp <32 x i8> %na to <32 x float>
  %nb = or <32 x i8> %b, splat (i8 -128)
  %fb = sitofp <32 x i8> %nb to <32 x float>
  %nc = or <32 x i8> %c, splat (i8 -128)
  %fc = sitofp <32 x i8> %nc to <32 x float>
  %nd = or <32 x i8> %d, splat (i8 -128)
  %fd = sitofp <32 x i8> %nd to <32 x float>
  %s = fadd <32 x float> %fa, %fb
  %t = fadd <32 x float> %s, %fc
  %u = fadd <32 x float> %t, %fd
  %r = fneg <32 x float> %u
  ret <32 x float> %r
}

; The sign of zero does not matter.
define <32 x float> @no_signed_zeros(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c, <32 x i8> %d) {
; CHECK-LABEL: @no_signed_zeros(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[A:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = sub <32 x i16> zeroinitializer, [[TMP1]]
; CHECK-NEXT:    [[TMP3:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP4:%.*]] = sub <32 x i16> [[TMP2]], [[TMP3]]
; CHECK-NEXT:    [[TMP5:%.*]] = zext <32 x i8> [[C:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP6:%.*]] = sub <32 x i16> [[TMP4]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = zext <32 x i8> [[D:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP8:%.*]] = sub <32 x i16> [[TMP6]], [[TMP7]]
; CHECK-NEXT:    [[R:%.*]] = sitofp <32 x i16> [[TMP8]] to <32 x float>
; CHECK-NEXT:    ret <32 x float> [[R]]
  %fa = uitofp <32 x i8> %a to <32 x float>
  %fb = uitofp <32 x i8> %b to <32 x float>
  %fc = uitofp <32 x i8> %c to <32 x float>
  %fd = uitofp <32 x i8> %d to <32 x float>
  %s = fadd <32 x float> %fa, %fb
  %t = fadd <32 x float> %s, %fc
  %u = fadd <32 x float> %t, %fd
  %r = fneg nsz <32 x float> %u
  ret <32 x float> %r
}

; An integer that was extended first is read as it was, unless it is a bit.
define <32 x float> @extended(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c) {
; CHECK-LABEL: @extended(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[A:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = sext <32 x i8> [[B:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <32 x i16> [[TMP2]], [[TMP1]]
; CHECK-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[C:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = add <32 x i16> [[TMP4]], [[TMP3]]
; CHECK-NEXT:    [[R:%.*]] = sitofp <32 x i16> [[TMP5]] to <32 x float>
; CHECK-NEXT:    ret <32 x float> [[R]]
  %xa = zext <32 x i8> %a to <32 x i16>
  %fa = uitofp <32 x i16> %xa to <32 x float>
  %xb = sext <32 x i8> %b to <32 x i16>
  %fb = sitofp <32 x i16> %xb to <32 x float>
  %xc = zext <32 x i8> %c to <32 x i16>
  %fc = sitofp <32 x i16> %xc to <32 x float>
  %s = fadd <32 x float> %fa, %fb
  %r = fadd <32 x float> %s, %fc
  ret <32 x float> %r
}

define <32 x float> @extended_bits(<32 x i1> %a, <32 x i1> %b, <32 x i8> %c) {
; CHECK-LABEL: @extended_bits(
; CHECK-NEXT:    [[XA:%.*]] = zext <32 x i1> [[A:%.*]] to <32 x i16>
; CHECK-NEXT:    [[XB:%.*]] = sext <32 x i1> [[B:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP1:%.*]] = add <32 x i16> [[XB]], [[XA]]
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[C:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <32 x i16> [[TMP2]], [[TMP1]]
; CHECK-NEXT:    [[R:%.*]] = sitofp <32 x i16> [[TMP3]] to <32 x float>
; CHECK-NEXT:    ret <32 x float> [[R]]
  %xa = zext <32 x i1> %a to <32 x i16>
  %fa = uitofp <32 x i16> %xa to <32 x float>
  %xb = sext <32 x i1> %b to <32 x i16>
  %fb = sitofp <32 x i16> %xb to <32 x float>
  %fc = uitofp <32 x i8> %c to <32 x float>
  %s = fadd <32 x float> %fa, %fb
  %r = fadd <32 x float> %s, %fc
  ret <32 x float> %r
}

define <32 x i32> @extended_int_bits(<32 x i1> %a, <32 x i1> %b, <32 x i8> %c, <32 x i8> %d) {
; CHECK-LABEL: @extended_int_bits(
; CHECK-NEXT:    [[XA:%.*]] = zext <32 x i1> [[A:%.*]] to <32 x i32>
; CHECK-NEXT:    [[XB:%.*]] = sext <32 x i1> [[B:%.*]] to <32 x i32>
; CHECK-NEXT:    [[TMP1:%.*]] = trunc <32 x i32> [[XA]] to <32 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = trunc <32 x i32> [[XB]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <32 x i16> [[TMP2]], [[TMP1]]
; CHECK-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[C:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = add <32 x i16> [[TMP4]], [[TMP3]]
; CHECK-NEXT:    [[TMP6:%.*]] = zext <32 x i8> [[D:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP7:%.*]] = add <32 x i16> [[TMP6]], [[TMP5]]
; CHECK-NEXT:    [[R:%.*]] = sext <32 x i16> [[TMP7]] to <32 x i32>
; CHECK-NEXT:    ret <32 x i32> [[R]]
  %xa = zext <32 x i1> %a to <32 x i32>
  %xb = sext <32 x i1> %b to <32 x i32>
  %xc = zext <32 x i8> %c to <32 x i32>
  %xd = zext <32 x i8> %d to <32 x i32>
  %s = add <32 x i32> %xa, %xb
  %t = add <32 x i32> %s, %xc
  %r = add <32 x i32> %t, %xd
  ret <32 x i32> %r
}

; A sum of another block is a leaf.
define <32 x float> @in_another_block(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c, i1 %q) {
; CHECK-LABEL: @in_another_block(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[A:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <32 x i16> [[TMP2]], [[TMP1]]
; CHECK-NEXT:    br i1 [[Q:%.*]], label %then, label %else
; CHECK:       then:
; CHECK-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[C:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = add <32 x i16> [[TMP4]], [[TMP3]]
; CHECK-NEXT:    [[T:%.*]] = uitofp <32 x i16> [[TMP5]] to <32 x float>
; CHECK-NEXT:    ret <32 x float> [[T]]
; CHECK:       else:
; CHECK-NEXT:    ret <32 x float> zeroinitializer
  %fa = uitofp <32 x i8> %a to <32 x float>
  %fb = uitofp <32 x i8> %b to <32 x float>
  %s = fadd <32 x float> %fa, %fb
  br i1 %q, label %then, label %else

then:
  %fc = uitofp <32 x i8> %c to <32 x float>
  %t = fadd <32 x float> %s, %fc
  ret <32 x float> %t

else:
  ret <32 x float> zeroinitializer
}

define <32 x i32> @int_in_another_block(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c, <32 x i8> %d, i1 %q) {
; CHECK-LABEL: @int_in_another_block(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[A:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <32 x i16> [[TMP2]], [[TMP1]]
; CHECK-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[C:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = add <32 x i16> [[TMP4]], [[TMP3]]
; CHECK-NEXT:    [[TMP6:%.*]] = zext <32 x i8> [[D:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP7:%.*]] = add <32 x i16> [[TMP6]], [[TMP5]]
; CHECK-NEXT:    [[U:%.*]] = zext <32 x i16> [[TMP7]] to <32 x i32>
; CHECK-NEXT:    br i1 [[Q:%.*]], label %then, label %else
; CHECK:       then:
; CHECK-NEXT:    [[TMP8:%.*]] = trunc <32 x i32> [[U]] to <32 x i16>
; CHECK-NEXT:    [[TMP9:%.*]] = zext <32 x i8> [[A]] to <32 x i16>
; CHECK-NEXT:    [[TMP10:%.*]] = add <32 x i16> [[TMP9]], [[TMP8]]
; CHECK-NEXT:    [[TMP11:%.*]] = zext <32 x i8> [[C]] to <32 x i16>
; CHECK-NEXT:    [[TMP12:%.*]] = add <32 x i16> [[TMP11]], [[TMP10]]
; CHECK-NEXT:    [[TMP13:%.*]] = zext <32 x i8> [[B]] to <32 x i16>
; CHECK-NEXT:    [[TMP14:%.*]] = add <32 x i16> [[TMP13]], [[TMP12]]
; CHECK-NEXT:    [[Z:%.*]] = zext <32 x i16> [[TMP14]] to <32 x i32>
; CHECK-NEXT:    ret <32 x i32> [[Z]]
; CHECK:       else:
; CHECK-NEXT:    ret <32 x i32> zeroinitializer
  %xa = zext <32 x i8> %a to <32 x i32>
  %xb = zext <32 x i8> %b to <32 x i32>
  %xc = zext <32 x i8> %c to <32 x i32>
  %xd = zext <32 x i8> %d to <32 x i32>
  %s = add <32 x i32> %xa, %xb
  %t = add <32 x i32> %s, %xc
  %u = add <32 x i32> %t, %xd
  br i1 %q, label %then, label %else

then:
  %w = add <32 x i32> %u, %xa
  %y = add <32 x i32> %w, %xc
  %z = add <32 x i32> %y, %xb
  ret <32 x i32> %z

else:
  ret <32 x i32> zeroinitializer
}

; A part that may be -0.0 stays a float, and all that reads it.
define <32 x float> @refused_first(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c, <32 x i8> %d, ptr %p) {
; CHECK-LABEL: @refused_first(
; CHECK-NEXT:    [[FA:%.*]] = uitofp <32 x i8> [[A:%.*]] to <32 x float>
; CHECK-NEXT:    [[FB:%.*]] = uitofp <32 x i8> [[B:%.*]] to <32 x float>
; CHECK-NEXT:    [[S:%.*]] = fadd <32 x float> [[FA]], [[FB]]
; CHECK-NEXT:    [[N:%.*]] = fneg <32 x float> [[S]]
; CHECK-NEXT:    store <32 x float> [[N]], ptr [[P:%.*]], align 128
; CHECK-NEXT:    [[FC:%.*]] = uitofp <32 x i8> [[C:%.*]] to <32 x float>
; CHECK-NEXT:    [[FD:%.*]] = uitofp <32 x i8> [[D:%.*]] to <32 x float>
; CHECK-NEXT:    [[M:%.*]] = fmul <32 x float> [[N]], splat (float 2.000000e+00)
; CHECK-NEXT:    [[T:%.*]] = fadd <32 x float> [[M]], [[FC]]
; CHECK-NEXT:    [[R:%.*]] = fadd <32 x float> [[T]], [[FD]]
; CHECK-NEXT:    ret <32 x float> [[R]]
  %fa = uitofp <32 x i8> %a to <32 x float>
  %fb = uitofp <32 x i8> %b to <32 x float>
  %s = fadd <32 x float> %fa, %fb
  %n = fneg <32 x float> %s
  store <32 x float> %n, ptr %p
  %fc = uitofp <32 x i8> %c to <32 x float>
  %fd = uitofp <32 x i8> %d to <32 x float>
  %m = fmul <32 x float> %n, splat (float 2.0)
  %t = fadd <32 x float> %m, %fc
  %r = fadd <32 x float> %t, %fd
  ret <32 x float> %r
}

define <32 x float> @refused_second(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c, <32 x i8> %d, ptr %p) {
; CHECK-LABEL: @refused_second(
; CHECK-NEXT:    [[FA:%.*]] = uitofp <32 x i8> [[A:%.*]] to <32 x float>
; CHECK-NEXT:    [[FB:%.*]] = uitofp <32 x i8> [[B:%.*]] to <32 x float>
; CHECK-NEXT:    [[S:%.*]] = fadd <32 x float> [[FA]], [[FB]]
; CHECK-NEXT:    [[N:%.*]] = fneg <32 x float> [[S]]
; CHECK-NEXT:    store <32 x float> [[N]], ptr [[P:%.*]], align 128
; CHECK-NEXT:    [[FC:%.*]] = uitofp <32 x i8> [[C:%.*]] to <32 x float>
; CHECK-NEXT:    [[FD:%.*]] = uitofp <32 x i8> [[D:%.*]] to <32 x float>
; CHECK-NEXT:    [[T:%.*]] = fadd <32 x float> [[FC]], [[FD]]
; CHECK-NEXT:    [[R:%.*]] = fsub <32 x float> [[T]], [[N]]
; CHECK-NEXT:    ret <32 x float> [[R]]
  %fa = uitofp <32 x i8> %a to <32 x float>
  %fb = uitofp <32 x i8> %b to <32 x float>
  %s = fadd <32 x float> %fa, %fb
  %n = fneg <32 x float> %s
  store <32 x float> %n, ptr %p
  %fc = uitofp <32 x i8> %c to <32 x float>
  %fd = uitofp <32 x i8> %d to <32 x float>
  %t = fadd <32 x float> %fc, %fd
  %r = fsub <32 x float> %t, %n
  ret <32 x float> %r
}

define <32 x float> @refused_minuend(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c, <32 x i8> %d, ptr %p) {
; CHECK-LABEL: @refused_minuend(
; CHECK-NEXT:    [[FA:%.*]] = uitofp <32 x i8> [[A:%.*]] to <32 x float>
; CHECK-NEXT:    [[FB:%.*]] = uitofp <32 x i8> [[B:%.*]] to <32 x float>
; CHECK-NEXT:    [[S:%.*]] = fadd <32 x float> [[FA]], [[FB]]
; CHECK-NEXT:    [[N:%.*]] = fneg <32 x float> [[S]]
; CHECK-NEXT:    store <32 x float> [[N]], ptr [[P:%.*]], align 128
; CHECK-NEXT:    [[FC:%.*]] = uitofp <32 x i8> [[C:%.*]] to <32 x float>
; CHECK-NEXT:    [[FD:%.*]] = uitofp <32 x i8> [[D:%.*]] to <32 x float>
; CHECK-NEXT:    [[T:%.*]] = fadd <32 x float> [[FC]], [[FD]]
; CHECK-NEXT:    [[R:%.*]] = fsub <32 x float> [[N]], [[T]]
; CHECK-NEXT:    ret <32 x float> [[R]]
  %fa = uitofp <32 x i8> %a to <32 x float>
  %fb = uitofp <32 x i8> %b to <32 x float>
  %s = fadd <32 x float> %fa, %fb
  %n = fneg <32 x float> %s
  store <32 x float> %n, ptr %p
  %fc = uitofp <32 x i8> %c to <32 x float>
  %fd = uitofp <32 x i8> %d to <32 x float>
  %t = fadd <32 x float> %fc, %fd
  %r = fsub <32 x float> %n, %t
  ret <32 x float> %r
}

; Factors of integers are constants of at most 16 bits, not zero; their product has at most 2^15. All other
; products are leaves, or the sum stays.
define <32 x i32> @largest_int_factor(<40 x i8> %v, <32 x i32> %a) {
; CHECK-LABEL: @largest_int_factor(
; CHECK-NEXT:    [[R0:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V:%.*]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[R1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 1, i32 undef)
; CHECK-NEXT:    [[R2:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 2, i32 undef)
; CHECK-NEXT:    [[R3:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 3, i32 undef)
; CHECK-NEXT:    [[R4:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    [[R5:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 5, i32 undef)
; CHECK-NEXT:    [[R6:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 6, i32 undef)
; CHECK-NEXT:    [[R7:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 7, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = mul <32 x i32> [[A:%.*]], splat (i32 32767)
; CHECK-NEXT:    [[TMP2:%.*]] = call <38 x i8> @llvm.genx.rdregioni.v38i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 38, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = zext <38 x i8> [[TMP2]] to <38 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <38 x i8> @llvm.genx.rdregioni.v38i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 38, i32 1, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = zext <38 x i8> [[TMP4]] to <38 x i32>
; CHECK-NEXT:    [[TMP6:%.*]] = add <38 x i32> [[TMP5]], [[TMP3]]
; CHECK-NEXT:    [[TMP7:%.*]] = call <36 x i32> @llvm.genx.rdregioni.v36i32.v38i32.i16(<38 x i32> [[TMP6]], i32 0, i32 36, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = call <36 x i32> @llvm.genx.rdregioni.v36i32.v38i32.i16(<38 x i32> [[TMP6]], i32 0, i32 36, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = add <36 x i32> [[TMP8]], [[TMP7]]
; CHECK-NEXT:    [[TMP10:%.*]] = call <32 x i32> @llvm.genx.rdregioni.v32i32.v36i32.i16(<36 x i32> [[TMP9]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP11:%.*]] = add <32 x i32> [[TMP10]], [[TMP1]]
; CHECK-NEXT:    [[TMP12:%.*]] = call <32 x i32> @llvm.genx.rdregioni.v32i32.v36i32.i16(<36 x i32> [[TMP9]], i32 0, i32 32, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = add <32 x i32> [[TMP12]], [[TMP11]]
; CHECK-NEXT:    ret <32 x i32> [[R]]
  %r0 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 0, i32 undef)
  %r1 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 1, i32 undef)
  %r2 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 2, i32 undef)
  %r3 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 3, i32 undef)
  %r4 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 4, i32 undef)
  %r5 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 5, i32 undef)
  %r6 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 6, i32 undef)
  %r7 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 7, i32 undef)
  %x0 = zext <32 x i8> %r0 to <32 x i32>
  %x1 = zext <32 x i8> %r1 to <32 x i32>
  %x2 = zext <32 x i8> %r2 to <32 x i32>
  %x3 = zext <32 x i8> %r3 to <32 x i32>
  %x4 = zext <32 x i8> %r4 to <32 x i32>
  %x5 = zext <32 x i8> %r5 to <32 x i32>
  %x6 = zext <32 x i8> %r6 to <32 x i32>
  %x7 = zext <32 x i8> %r7 to <32 x i32>
  %s1 = add <32 x i32> %x0, %x1
  %s2 = add <32 x i32> %s1, %x2
  %s3 = add <32 x i32> %s2, %x3
  %s4 = add <32 x i32> %s3, %x4
  %s5 = add <32 x i32> %s4, %x5
  %s6 = add <32 x i32> %s5, %x6
  %s7 = add <32 x i32> %s6, %x7
  %m = mul <32 x i32> %a, splat (i32 32767)
  %r = add <32 x i32> %m, %s7
  ret <32 x i32> %r
}

define <32 x i32> @larger_int_factor(<40 x i8> %v, <32 x i32> %a) {
; CHECK-LABEL: @larger_int_factor(
; CHECK-NEXT:    [[R0:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V:%.*]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[R1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 1, i32 undef)
; CHECK-NEXT:    [[R2:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 2, i32 undef)
; CHECK-NEXT:    [[R3:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 3, i32 undef)
; CHECK-NEXT:    [[R4:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    [[R5:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 5, i32 undef)
; CHECK-NEXT:    [[R6:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 6, i32 undef)
; CHECK-NEXT:    [[R7:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 7, i32 undef)
; CHECK-NEXT:    [[M:%.*]] = mul <32 x i32> [[A:%.*]], splat (i32 40000)
; CHECK-NEXT:    [[TMP1:%.*]] = call <38 x i8> @llvm.genx.rdregioni.v38i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 38, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <38 x i8> [[TMP1]] to <38 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = call <38 x i8> @llvm.genx.rdregioni.v38i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 38, i32 1, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = zext <38 x i8> [[TMP3]] to <38 x i32>
; CHECK-NEXT:    [[TMP5:%.*]] = add <38 x i32> [[TMP4]], [[TMP2]]
; CHECK-NEXT:    [[TMP6:%.*]] = call <36 x i32> @llvm.genx.rdregioni.v36i32.v38i32.i16(<38 x i32> [[TMP5]], i32 0, i32 36, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = call <36 x i32> @llvm.genx.rdregioni.v36i32.v38i32.i16(<38 x i32> [[TMP5]], i32 0, i32 36, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = add <36 x i32> [[TMP7]], [[TMP6]]
; CHECK-NEXT:    [[TMP9:%.*]] = call <32 x i32> @llvm.genx.rdregioni.v32i32.v36i32.i16(<36 x i32> [[TMP8]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = add <32 x i32> [[TMP9]], [[M]]
; CHECK-NEXT:    [[TMP11:%.*]] = call <32 x i32> @llvm.genx.rdregioni.v32i32.v36i32.i16(<36 x i32> [[TMP8]], i32 0, i32 32, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = add <32 x i32> [[TMP11]], [[TMP10]]
; CHECK-NEXT:    ret <32 x i32> [[R]]
  %r0 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 0, i32 undef)
  %r1 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 1, i32 undef)
  %r2 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 2, i32 undef)
  %r3 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 3, i32 undef)
  %r4 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 4, i32 undef)
  %r5 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 5, i32 undef)
  %r6 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 6, i32 undef)
  %r7 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 7, i32 undef)
  %x0 = zext <32 x i8> %r0 to <32 x i32>
  %x1 = zext <32 x i8> %r1 to <32 x i32>
  %x2 = zext <32 x i8> %r2 to <32 x i32>
  %x3 = zext <32 x i8> %r3 to <32 x i32>
  %x4 = zext <32 x i8> %r4 to <32 x i32>
  %x5 = zext <32 x i8> %r5 to <32 x i32>
  %x6 = zext <32 x i8> %r6 to <32 x i32>
  %x7 = zext <32 x i8> %r7 to <32 x i32>
  %s1 = add <32 x i32> %x0, %x1
  %s2 = add <32 x i32> %s1, %x2
  %s3 = add <32 x i32> %s2, %x3
  %s4 = add <32 x i32> %s3, %x4
  %s5 = add <32 x i32> %s4, %x5
  %s6 = add <32 x i32> %s5, %x6
  %s7 = add <32 x i32> %s6, %x7
  %m = mul <32 x i32> %a, splat (i32 40000)
  %r = add <32 x i32> %m, %s7
  ret <32 x i32> %r
}

define <32 x i32> @zero_int_factor(<40 x i8> %v, <32 x i32> %a) {
; CHECK-LABEL: @zero_int_factor(
; CHECK-NEXT:    [[M:%.*]] = mul <32 x i32> [[A:%.*]], zeroinitializer
; CHECK-NEXT:    [[TMP1:%.*]] = trunc <32 x i32> [[M]] to <32 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V:%.*]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = zext <32 x i8> [[TMP2]] to <32 x i16>
; CHECK-NEXT:    [[TMP4:%.*]] = add <32 x i16> [[TMP3]], [[TMP1]]
; CHECK-NEXT:    [[TMP5:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = zext <32 x i8> [[TMP5]] to <32 x i16>
; CHECK-NEXT:    [[TMP7:%.*]] = add <32 x i16> [[TMP6]], [[TMP4]]
; CHECK-NEXT:    [[TMP8:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 2, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = zext <32 x i8> [[TMP8]] to <32 x i16>
; CHECK-NEXT:    [[TMP10:%.*]] = add <32 x i16> [[TMP9]], [[TMP7]]
; CHECK-NEXT:    [[TMP11:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 3, i32 undef)
; CHECK-NEXT:    [[TMP12:%.*]] = zext <32 x i8> [[TMP11]] to <32 x i16>
; CHECK-NEXT:    [[TMP13:%.*]] = add <32 x i16> [[TMP12]], [[TMP10]]
; CHECK-NEXT:    [[TMP14:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP15:%.*]] = zext <32 x i8> [[TMP14]] to <32 x i16>
; CHECK-NEXT:    [[TMP16:%.*]] = add <32 x i16> [[TMP15]], [[TMP13]]
; CHECK-NEXT:    [[TMP17:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 5, i32 undef)
; CHECK-NEXT:    [[TMP18:%.*]] = zext <32 x i8> [[TMP17]] to <32 x i16>
; CHECK-NEXT:    [[TMP19:%.*]] = add <32 x i16> [[TMP18]], [[TMP16]]
; CHECK-NEXT:    [[TMP20:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 6, i32 undef)
; CHECK-NEXT:    [[TMP21:%.*]] = zext <32 x i8> [[TMP20]] to <32 x i16>
; CHECK-NEXT:    [[TMP22:%.*]] = add <32 x i16> [[TMP21]], [[TMP19]]
; CHECK-NEXT:    [[TMP23:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 7, i32 undef)
; CHECK-NEXT:    [[TMP24:%.*]] = zext <32 x i8> [[TMP23]] to <32 x i16>
; CHECK-NEXT:    [[TMP25:%.*]] = add <32 x i16> [[TMP24]], [[TMP22]]
; CHECK-NEXT:    [[R:%.*]] = zext <32 x i16> [[TMP25]] to <32 x i32>
; CHECK-NEXT:    ret <32 x i32> [[R]]
  %r0 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 0, i32 undef)
  %r1 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 1, i32 undef)
  %r2 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 2, i32 undef)
  %r3 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 3, i32 undef)
  %r4 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 4, i32 undef)
  %r5 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 5, i32 undef)
  %r6 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 6, i32 undef)
  %r7 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 7, i32 undef)
  %x0 = zext <32 x i8> %r0 to <32 x i32>
  %x1 = zext <32 x i8> %r1 to <32 x i32>
  %x2 = zext <32 x i8> %r2 to <32 x i32>
  %x3 = zext <32 x i8> %r3 to <32 x i32>
  %x4 = zext <32 x i8> %r4 to <32 x i32>
  %x5 = zext <32 x i8> %r5 to <32 x i32>
  %x6 = zext <32 x i8> %r6 to <32 x i32>
  %x7 = zext <32 x i8> %r7 to <32 x i32>
  %s1 = add <32 x i32> %x0, %x1
  %s2 = add <32 x i32> %s1, %x2
  %s3 = add <32 x i32> %s2, %x3
  %s4 = add <32 x i32> %s3, %x4
  %s5 = add <32 x i32> %s4, %x5
  %s6 = add <32 x i32> %s5, %x6
  %s7 = add <32 x i32> %s6, %x7
  %m = mul <32 x i32> %a, zeroinitializer
  %r = add <32 x i32> %m, %s7
  ret <32 x i32> %r
}

define <32 x i32> @larger_int_shift(<40 x i8> %v, <32 x i32> %a) {
; CHECK-LABEL: @larger_int_shift(
; CHECK-NEXT:    [[M:%.*]] = shl <32 x i32> [[A:%.*]], splat (i32 16)
; CHECK-NEXT:    [[TMP1:%.*]] = call <38 x i8> @llvm.genx.rdregioni.v38i8.v40i8.i16(<40 x i8> [[V:%.*]], i32 0, i32 38, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <38 x i8> [[TMP1]] to <38 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = call <38 x i8> @llvm.genx.rdregioni.v38i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 38, i32 1, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = zext <38 x i8> [[TMP3]] to <38 x i32>
; CHECK-NEXT:    [[TMP5:%.*]] = add <38 x i32> [[TMP4]], [[TMP2]]
; CHECK-NEXT:    [[TMP6:%.*]] = call <36 x i32> @llvm.genx.rdregioni.v36i32.v38i32.i16(<38 x i32> [[TMP5]], i32 0, i32 36, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = call <36 x i32> @llvm.genx.rdregioni.v36i32.v38i32.i16(<38 x i32> [[TMP5]], i32 0, i32 36, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = add <36 x i32> [[TMP7]], [[TMP6]]
; CHECK-NEXT:    [[TMP9:%.*]] = call <32 x i32> @llvm.genx.rdregioni.v32i32.v36i32.i16(<36 x i32> [[TMP8]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = add <32 x i32> [[TMP9]], [[M]]
; CHECK-NEXT:    [[TMP11:%.*]] = call <32 x i32> @llvm.genx.rdregioni.v32i32.v36i32.i16(<36 x i32> [[TMP8]], i32 0, i32 32, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = add <32 x i32> [[TMP11]], [[TMP10]]
; CHECK-NEXT:    ret <32 x i32> [[R]]
  %r0 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 0, i32 undef)
  %r1 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 1, i32 undef)
  %r2 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 2, i32 undef)
  %r3 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 3, i32 undef)
  %r4 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 4, i32 undef)
  %r5 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 5, i32 undef)
  %r6 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 6, i32 undef)
  %r7 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 7, i32 undef)
  %x0 = zext <32 x i8> %r0 to <32 x i32>
  %x1 = zext <32 x i8> %r1 to <32 x i32>
  %x2 = zext <32 x i8> %r2 to <32 x i32>
  %x3 = zext <32 x i8> %r3 to <32 x i32>
  %x4 = zext <32 x i8> %r4 to <32 x i32>
  %x5 = zext <32 x i8> %r5 to <32 x i32>
  %x6 = zext <32 x i8> %r6 to <32 x i32>
  %x7 = zext <32 x i8> %r7 to <32 x i32>
  %s1 = add <32 x i32> %x0, %x1
  %s2 = add <32 x i32> %s1, %x2
  %s3 = add <32 x i32> %s2, %x3
  %s4 = add <32 x i32> %s3, %x4
  %s5 = add <32 x i32> %s4, %x5
  %s6 = add <32 x i32> %s5, %x6
  %s7 = add <32 x i32> %s6, %x7
  %m = shl <32 x i32> %a, splat (i32 16)
  %r = add <32 x i32> %m, %s7
  ret <32 x i32> %r
}

define <32 x i32> @variable_int_shift(<40 x i8> %v, <32 x i32> %a) {
; CHECK-LABEL: @variable_int_shift(
; CHECK-NEXT:    [[M:%.*]] = shl <32 x i32> [[A:%.*]], [[A]]
; CHECK-NEXT:    [[TMP1:%.*]] = call <38 x i8> @llvm.genx.rdregioni.v38i8.v40i8.i16(<40 x i8> [[V:%.*]], i32 0, i32 38, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <38 x i8> [[TMP1]] to <38 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = call <38 x i8> @llvm.genx.rdregioni.v38i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 38, i32 1, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = zext <38 x i8> [[TMP3]] to <38 x i32>
; CHECK-NEXT:    [[TMP5:%.*]] = add <38 x i32> [[TMP4]], [[TMP2]]
; CHECK-NEXT:    [[TMP6:%.*]] = call <36 x i32> @llvm.genx.rdregioni.v36i32.v38i32.i16(<38 x i32> [[TMP5]], i32 0, i32 36, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = call <36 x i32> @llvm.genx.rdregioni.v36i32.v38i32.i16(<38 x i32> [[TMP5]], i32 0, i32 36, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = add <36 x i32> [[TMP7]], [[TMP6]]
; CHECK-NEXT:    [[TMP9:%.*]] = call <32 x i32> @llvm.genx.rdregioni.v32i32.v36i32.i16(<36 x i32> [[TMP8]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = add <32 x i32> [[TMP9]], [[M]]
; CHECK-NEXT:    [[TMP11:%.*]] = call <32 x i32> @llvm.genx.rdregioni.v32i32.v36i32.i16(<36 x i32> [[TMP8]], i32 0, i32 32, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = add <32 x i32> [[TMP11]], [[TMP10]]
; CHECK-NEXT:    ret <32 x i32> [[R]]
  %r0 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 0, i32 undef)
  %r1 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 1, i32 undef)
  %r2 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 2, i32 undef)
  %r3 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 3, i32 undef)
  %r4 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 4, i32 undef)
  %r5 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 5, i32 undef)
  %r6 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 6, i32 undef)
  %r7 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 7, i32 undef)
  %x0 = zext <32 x i8> %r0 to <32 x i32>
  %x1 = zext <32 x i8> %r1 to <32 x i32>
  %x2 = zext <32 x i8> %r2 to <32 x i32>
  %x3 = zext <32 x i8> %r3 to <32 x i32>
  %x4 = zext <32 x i8> %r4 to <32 x i32>
  %x5 = zext <32 x i8> %r5 to <32 x i32>
  %x6 = zext <32 x i8> %r6 to <32 x i32>
  %x7 = zext <32 x i8> %r7 to <32 x i32>
  %s1 = add <32 x i32> %x0, %x1
  %s2 = add <32 x i32> %s1, %x2
  %s3 = add <32 x i32> %s2, %x3
  %s4 = add <32 x i32> %s3, %x4
  %s5 = add <32 x i32> %s4, %x5
  %s6 = add <32 x i32> %s5, %x6
  %s7 = add <32 x i32> %s6, %x7
  %m = shl <32 x i32> %a, %a
  %r = add <32 x i32> %m, %s7
  ret <32 x i32> %r
}

define <32 x i32> @int_product(<40 x i8> %v, <32 x i32> %a) {
; CHECK-LABEL: @int_product(
; CHECK-NEXT:    [[R0:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V:%.*]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[R1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 1, i32 undef)
; CHECK-NEXT:    [[R2:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 2, i32 undef)
; CHECK-NEXT:    [[R3:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 3, i32 undef)
; CHECK-NEXT:    [[R4:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    [[R5:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 5, i32 undef)
; CHECK-NEXT:    [[R6:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 6, i32 undef)
; CHECK-NEXT:    [[R7:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 7, i32 undef)
; CHECK-NEXT:    [[X0:%.*]] = zext <32 x i8> [[R0]] to <32 x i32>
; CHECK-NEXT:    [[X1:%.*]] = zext <32 x i8> [[R1]] to <32 x i32>
; CHECK-NEXT:    [[X2:%.*]] = zext <32 x i8> [[R2]] to <32 x i32>
; CHECK-NEXT:    [[X3:%.*]] = zext <32 x i8> [[R3]] to <32 x i32>
; CHECK-NEXT:    [[X4:%.*]] = zext <32 x i8> [[R4]] to <32 x i32>
; CHECK-NEXT:    [[X5:%.*]] = zext <32 x i8> [[R5]] to <32 x i32>
; CHECK-NEXT:    [[X6:%.*]] = zext <32 x i8> [[R6]] to <32 x i32>
; CHECK-NEXT:    [[X7:%.*]] = zext <32 x i8> [[R7]] to <32 x i32>
; CHECK-NEXT:    [[S1:%.*]] = add <32 x i32> [[X0]], [[X1]]
; CHECK-NEXT:    [[S2:%.*]] = add <32 x i32> [[S1]], [[X2]]
; CHECK-NEXT:    [[S3:%.*]] = add <32 x i32> [[S2]], [[X3]]
; CHECK-NEXT:    [[S4:%.*]] = add <32 x i32> [[S3]], [[X4]]
; CHECK-NEXT:    [[S5:%.*]] = add <32 x i32> [[S4]], [[X5]]
; CHECK-NEXT:    [[S6:%.*]] = add <32 x i32> [[S5]], [[X6]]
; CHECK-NEXT:    [[S7:%.*]] = add <32 x i32> [[S6]], [[X7]]
; CHECK-NEXT:    [[M:%.*]] = mul <32 x i32> [[A:%.*]], splat (i32 300)
; CHECK-NEXT:    [[N:%.*]] = mul <32 x i32> [[M]], splat (i32 300)
; CHECK-NEXT:    [[R:%.*]] = sub <32 x i32> [[S7]], [[N]]
; CHECK-NEXT:    ret <32 x i32> [[R]]
  %r0 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 0, i32 undef)
  %r1 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 1, i32 undef)
  %r2 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 2, i32 undef)
  %r3 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 3, i32 undef)
  %r4 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 4, i32 undef)
  %r5 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 5, i32 undef)
  %r6 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 6, i32 undef)
  %r7 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 7, i32 undef)
  %x0 = zext <32 x i8> %r0 to <32 x i32>
  %x1 = zext <32 x i8> %r1 to <32 x i32>
  %x2 = zext <32 x i8> %r2 to <32 x i32>
  %x3 = zext <32 x i8> %r3 to <32 x i32>
  %x4 = zext <32 x i8> %r4 to <32 x i32>
  %x5 = zext <32 x i8> %r5 to <32 x i32>
  %x6 = zext <32 x i8> %r6 to <32 x i32>
  %x7 = zext <32 x i8> %r7 to <32 x i32>
  %s1 = add <32 x i32> %x0, %x1
  %s2 = add <32 x i32> %s1, %x2
  %s3 = add <32 x i32> %s2, %x3
  %s4 = add <32 x i32> %s3, %x4
  %s5 = add <32 x i32> %s4, %x5
  %s6 = add <32 x i32> %s5, %x6
  %s7 = add <32 x i32> %s6, %x7
  %m = mul <32 x i32> %a, splat (i32 300)
  %n = mul <32 x i32> %m, splat (i32 300)
  %r = sub <32 x i32> %s7, %n
  ret <32 x i32> %r
}

define <32 x i32> @int_product_first(<40 x i8> %v, <32 x i32> %a) {
; CHECK-LABEL: @int_product_first(
; CHECK-NEXT:    [[R0:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V:%.*]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[R1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 1, i32 undef)
; CHECK-NEXT:    [[R2:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 2, i32 undef)
; CHECK-NEXT:    [[R3:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 3, i32 undef)
; CHECK-NEXT:    [[R4:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    [[R5:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 5, i32 undef)
; CHECK-NEXT:    [[R6:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 6, i32 undef)
; CHECK-NEXT:    [[R7:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 7, i32 undef)
; CHECK-NEXT:    [[X0:%.*]] = zext <32 x i8> [[R0]] to <32 x i32>
; CHECK-NEXT:    [[X1:%.*]] = zext <32 x i8> [[R1]] to <32 x i32>
; CHECK-NEXT:    [[X2:%.*]] = zext <32 x i8> [[R2]] to <32 x i32>
; CHECK-NEXT:    [[X3:%.*]] = zext <32 x i8> [[R3]] to <32 x i32>
; CHECK-NEXT:    [[X4:%.*]] = zext <32 x i8> [[R4]] to <32 x i32>
; CHECK-NEXT:    [[X5:%.*]] = zext <32 x i8> [[R5]] to <32 x i32>
; CHECK-NEXT:    [[X6:%.*]] = zext <32 x i8> [[R6]] to <32 x i32>
; CHECK-NEXT:    [[X7:%.*]] = zext <32 x i8> [[R7]] to <32 x i32>
; CHECK-NEXT:    [[S1:%.*]] = add <32 x i32> [[X0]], [[X1]]
; CHECK-NEXT:    [[S2:%.*]] = add <32 x i32> [[S1]], [[X2]]
; CHECK-NEXT:    [[S3:%.*]] = add <32 x i32> [[S2]], [[X3]]
; CHECK-NEXT:    [[S4:%.*]] = add <32 x i32> [[S3]], [[X4]]
; CHECK-NEXT:    [[S5:%.*]] = add <32 x i32> [[S4]], [[X5]]
; CHECK-NEXT:    [[S6:%.*]] = add <32 x i32> [[S5]], [[X6]]
; CHECK-NEXT:    [[S7:%.*]] = add <32 x i32> [[S6]], [[X7]]
; CHECK-NEXT:    [[M:%.*]] = mul <32 x i32> [[A:%.*]], splat (i32 300)
; CHECK-NEXT:    [[N:%.*]] = mul <32 x i32> [[M]], splat (i32 300)
; CHECK-NEXT:    [[R:%.*]] = sub <32 x i32> [[N]], [[S7]]
; CHECK-NEXT:    ret <32 x i32> [[R]]
  %r0 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 0, i32 undef)
  %r1 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 1, i32 undef)
  %r2 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 2, i32 undef)
  %r3 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 3, i32 undef)
  %r4 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 4, i32 undef)
  %r5 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 5, i32 undef)
  %r6 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 6, i32 undef)
  %r7 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 7, i32 undef)
  %x0 = zext <32 x i8> %r0 to <32 x i32>
  %x1 = zext <32 x i8> %r1 to <32 x i32>
  %x2 = zext <32 x i8> %r2 to <32 x i32>
  %x3 = zext <32 x i8> %r3 to <32 x i32>
  %x4 = zext <32 x i8> %r4 to <32 x i32>
  %x5 = zext <32 x i8> %r5 to <32 x i32>
  %x6 = zext <32 x i8> %r6 to <32 x i32>
  %x7 = zext <32 x i8> %r7 to <32 x i32>
  %s1 = add <32 x i32> %x0, %x1
  %s2 = add <32 x i32> %s1, %x2
  %s3 = add <32 x i32> %s2, %x3
  %s4 = add <32 x i32> %s3, %x4
  %s5 = add <32 x i32> %s4, %x5
  %s6 = add <32 x i32> %s5, %x6
  %s7 = add <32 x i32> %s6, %x7
  %m = mul <32 x i32> %a, splat (i32 300)
  %n = mul <32 x i32> %m, splat (i32 300)
  %r = sub <32 x i32> %n, %s7
  ret <32 x i32> %r
}

; A sum that was rewritten is a leaf of another.
define <32 x i32> @sum_of_sums(<40 x i8> %v, <32 x i8> %b, <32 x i8> %c, <32 x i8> %d, <32 x i8> %e, ptr %p) {
; CHECK-LABEL: @sum_of_sums(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V:%.*]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[TMP1]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[TMP3]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = add <32 x i16> [[TMP4]], [[TMP2]]
; CHECK-NEXT:    [[TMP6:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 2, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = zext <32 x i8> [[TMP6]] to <32 x i16>
; CHECK-NEXT:    [[TMP8:%.*]] = add <32 x i16> [[TMP7]], [[TMP5]]
; CHECK-NEXT:    [[TMP9:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 3, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = zext <32 x i8> [[TMP9]] to <32 x i16>
; CHECK-NEXT:    [[TMP11:%.*]] = add <32 x i16> [[TMP10]], [[TMP8]]
; CHECK-NEXT:    [[U:%.*]] = zext <32 x i16> [[TMP11]] to <32 x i32>
; CHECK-NEXT:    store <32 x i32> [[U]], ptr [[P:%.*]], align 128
; CHECK-NEXT:    [[TMP12:%.*]] = trunc <32 x i32> [[U]] to <32 x i16>
; CHECK-NEXT:    [[TMP13:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP14:%.*]] = add <32 x i16> [[TMP13]], [[TMP12]]
; CHECK-NEXT:    [[TMP15:%.*]] = zext <32 x i8> [[C:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP16:%.*]] = add <32 x i16> [[TMP15]], [[TMP14]]
; CHECK-NEXT:    [[TMP17:%.*]] = zext <32 x i8> [[D:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP18:%.*]] = add <32 x i16> [[TMP17]], [[TMP16]]
; CHECK-NEXT:    [[TMP19:%.*]] = zext <32 x i8> [[E:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP20:%.*]] = add <32 x i16> [[TMP19]], [[TMP18]]
; CHECK-NEXT:    [[R:%.*]] = zext <32 x i16> [[TMP20]] to <32 x i32>
; CHECK-NEXT:    ret <32 x i32> [[R]]
  %r0 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 0, i32 undef)
  %r1 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 1, i32 undef)
  %r2 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 2, i32 undef)
  %r3 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 3, i32 undef)
  %x0 = zext <32 x i8> %r0 to <32 x i32>
  %x1 = zext <32 x i8> %r1 to <32 x i32>
  %x2 = zext <32 x i8> %r2 to <32 x i32>
  %x3 = zext <32 x i8> %r3 to <32 x i32>
  %s = add <32 x i32> %x0, %x1
  %t = add <32 x i32> %s, %x2
  %u = add <32 x i32> %t, %x3
  store <32 x i32> %u, ptr %p
  %xb = zext <32 x i8> %b to <32 x i32>
  %xc = zext <32 x i8> %c to <32 x i32>
  %xd = zext <32 x i8> %d to <32 x i32>
  %xe = zext <32 x i8> %e to <32 x i32>
  %ub = add <32 x i32> %u, %xb
  %uc = add <32 x i32> %ub, %xc
  %ud = add <32 x i32> %uc, %xd
  %r = add <32 x i32> %ud, %xe
  ret <32 x i32> %r
}

; Leaves of one vector, with other strides.
define <32 x float> @two_shapes(<64 x i8> %v) {
; CHECK-LABEL: @two_shapes(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[V:%.*]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[TMP1]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[V]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[TMP3]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = add <32 x i16> [[TMP4]], [[TMP2]]
; CHECK-NEXT:    [[TMP6:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[V]], i32 32, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = zext <32 x i8> [[TMP6]] to <32 x i16>
; CHECK-NEXT:    [[TMP8:%.*]] = add <32 x i16> [[TMP7]], [[TMP5]]
; CHECK-NEXT:    [[S1:%.*]] = uitofp <32 x i16> [[TMP8]] to <32 x float>
; CHECK-NEXT:    ret <32 x float> [[S1]]
  %r0 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> %v, i32 0, i32 32, i32 1, i16 0, i32 undef)
  %r1 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> %v, i32 0, i32 32, i32 2, i16 0, i32 undef)
  %r2 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> %v, i32 32, i32 16, i32 1, i16 0, i32 undef)
  %x0 = uitofp <32 x i8> %r0 to <32 x float>
  %x1 = uitofp <32 x i8> %r1 to <32 x float>
  %x2 = uitofp <32 x i8> %r2 to <32 x float>
  %s0 = fadd <32 x float> %x0, %x1
  %s1 = fadd <32 x float> %s0, %x2
  ret <32 x float> %s1
}

; Two reads of the same elements count twice; subtracted, they cancel.
define <32 x float> @same_leaf(<64 x i8> %v) {
; CHECK-LABEL: @same_leaf(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[V:%.*]], i32 0, i32 32, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[TMP1]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = mul <32 x i16> [[TMP2]], splat (i16 2)
; CHECK-NEXT:    [[TMP4:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[V]], i32 0, i32 32, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = zext <32 x i8> [[TMP4]] to <32 x i16>
; CHECK-NEXT:    [[TMP6:%.*]] = add <32 x i16> [[TMP5]], [[TMP3]]
; CHECK-NEXT:    [[S1:%.*]] = uitofp <32 x i16> [[TMP6]] to <32 x float>
; CHECK-NEXT:    ret <32 x float> [[S1]]
  %r0 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> %v, i32 0, i32 32, i32 1, i16 4, i32 undef)
  %r1 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> %v, i32 0, i32 32, i32 1, i16 4, i32 undef)
  %r2 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> %v, i32 0, i32 32, i32 1, i16 8, i32 undef)
  %x0 = uitofp <32 x i8> %r0 to <32 x float>
  %x1 = uitofp <32 x i8> %r1 to <32 x float>
  %x2 = uitofp <32 x i8> %r2 to <32 x float>
  %s0 = fadd <32 x float> %x0, %x1
  %s1 = fadd <32 x float> %s0, %x2
  ret <32 x float> %s1
}

define <32 x float> @cancelled_leaf(<64 x i8> %v) {
; CHECK-LABEL: @cancelled_leaf(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[V:%.*]], i32 0, i32 32, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[TMP1]] to <32 x i16>
; CHECK-NEXT:    [[S1:%.*]] = sitofp <32 x i16> [[TMP2]] to <32 x float>
; CHECK-NEXT:    ret <32 x float> [[S1]]
  %r0 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> %v, i32 0, i32 32, i32 1, i16 4, i32 undef)
  %r1 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> %v, i32 0, i32 32, i32 1, i16 8, i32 undef)
  %r2 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> %v, i32 0, i32 32, i32 1, i16 4, i32 undef)
  %x0 = uitofp <32 x i8> %r0 to <32 x float>
  %x1 = uitofp <32 x i8> %r1 to <32 x float>
  %x2 = uitofp <32 x i8> %r2 to <32 x float>
  %s0 = fadd <32 x float> %x0, %x1
  %s1 = fsub <32 x float> %s0, %x2
  ret <32 x float> %s1
}

define <32 x float> @nothing_left(<64 x i8> %v) {
; CHECK-LABEL: @nothing_left(
; CHECK-NEXT:    [[R0:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[V:%.*]], i32 0, i32 32, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    [[R1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[V]], i32 0, i32 32, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    [[X0:%.*]] = uitofp <32 x i8> [[R0]] to <32 x float>
; CHECK-NEXT:    [[X1:%.*]] = uitofp <32 x i8> [[R1]] to <32 x float>
; CHECK-NEXT:    [[S0:%.*]] = fsub <32 x float> [[X0]], [[X1]]
; CHECK-NEXT:    ret <32 x float> [[S0]]
  %r0 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> %v, i32 0, i32 32, i32 1, i16 4, i32 undef)
  %r1 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> %v, i32 0, i32 32, i32 1, i16 4, i32 undef)
  %x0 = uitofp <32 x i8> %r0 to <32 x float>
  %x1 = uitofp <32 x i8> %r1 to <32 x float>
  %s0 = fsub <32 x float> %x0, %x1
  ret <32 x float> %s0
}

; The sum is a constant, which has no name.
define <4 x i32> @constants() {
; CHECK-LABEL: @constants(
; CHECK-NEXT:    [[S:%.*]] = add <4 x i32> <i32 1, i32 2, i32 3, i32 4>, <i32 5, i32 6, i32 7, i32 9>
; CHECK-NEXT:    [[R:%.*]] = add <4 x i32> [[S]], <i32 11, i32 16, i32 7, i32 9>
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %s = add <4 x i32> <i32 1, i32 2, i32 3, i32 4>, <i32 5, i32 6, i32 7, i32 9>
  %r = add <4 x i32> %s, <i32 11, i32 16, i32 7, i32 9>
  ret <4 x i32> %r
}

; The leaf's region reads a region, and both together are none.
define <16 x i32> @no_region_of_both(<64 x i8> %v) {
; CHECK-LABEL: @no_region_of_both(
; CHECK-NEXT:    [[Q:%.*]] = call <64 x i8> @llvm.genx.rdregioni.v64i8.v64i8.i16(<64 x i8> [[V:%.*]], i32 16, i32 16, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[R0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[Q]], i32 0, i32 16, i32 3, i16 0, i32 undef)
; CHECK-NEXT:    [[R1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[Q]], i32 0, i32 16, i32 3, i16 1, i32 undef)
; CHECK-NEXT:    [[R2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[Q]], i32 0, i32 16, i32 3, i16 2, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = call <46 x i8> @llvm.genx.rdregioni.v46i8.v64i8.i16(<64 x i8> [[Q]], i32 0, i32 46, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <46 x i8> [[TMP1]] to <46 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = call <46 x i8> @llvm.genx.rdregioni.v46i8.v64i8.i16(<64 x i8> [[Q]], i32 0, i32 46, i32 1, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = zext <46 x i8> [[TMP3]] to <46 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = add <46 x i16> [[TMP4]], [[TMP2]]
; CHECK-NEXT:    [[TMP6:%.*]] = call <46 x i8> @llvm.genx.rdregioni.v46i8.v64i8.i16(<64 x i8> [[Q]], i32 0, i32 46, i32 1, i16 2, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = zext <46 x i8> [[TMP6]] to <46 x i16>
; CHECK-NEXT:    [[TMP8:%.*]] = add <46 x i16> [[TMP7]], [[TMP5]]
; CHECK-NEXT:    [[TMP9:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v46i16.i16(<46 x i16> [[TMP8]], i32 0, i32 16, i32 3, i16 0, i32 undef)
; CHECK-NEXT:    [[T:%.*]] = zext <16 x i16> [[TMP9]] to <16 x i32>
; CHECK-NEXT:    ret <16 x i32> [[T]]
  %q = call <64 x i8> @llvm.genx.rdregioni.v64i8.v64i8.i16(<64 x i8> %v, i32 16, i32 16, i32 0, i16 0, i32 undef)
  %r0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %q, i32 0, i32 16, i32 3, i16 0, i32 undef)
  %r1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %q, i32 0, i32 16, i32 3, i16 1, i32 undef)
  %r2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %q, i32 0, i32 16, i32 3, i16 2, i32 undef)
  %x0 = zext <16 x i8> %r0 to <16 x i32>
  %x1 = zext <16 x i8> %r1 to <16 x i32>
  %x2 = zext <16 x i8> %r2 to <16 x i32>
  %s = add <16 x i32> %x0, %x1
  %t = add <16 x i32> %s, %x2
  ret <16 x i32> %t
}
