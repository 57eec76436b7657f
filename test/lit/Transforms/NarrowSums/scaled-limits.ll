; Scaled conversions at the limits of their preconditions.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-narrow-sums --platform=icllp -S %s | FileCheck %s

declare <32 x i8> @llvm.fptosi.sat.v32i8.v32f32(<32 x float>)
declare <32 x i8> @llvm.fptoui.sat.v32i8.v32f32(<32 x float>)
declare <32 x i8> @llvm.genx.fptosi.sat.v32i8.v32f32(<32 x float>) #0
declare <32 x i8> @llvm.genx.fptoui.sat.v32i8.v32f32(<32 x float>) #0
declare <32 x i32> @llvm.abs.v32i32(<32 x i32>, i1)

; Words hold no 70000.
define <32 x i32> @large_addend(<32 x i8> %x) {
; CHECK-LABEL: @large_addend(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[X:%.*]] to <32 x i32>
; CHECK-NEXT:    [[R:%.*]] = add <32 x i32> [[TMP1]], splat (i32 70000)
; CHECK-NEXT:    ret <32 x i32> [[R]]
  %f = uitofp <32 x i8> %x to <32 x float>
  %m = fmul <32 x float> %f, splat (float 1.0)
  %a = fadd <32 x float> %m, splat (float 70000.0)
  %r = fptoui <32 x float> %a to <32 x i32>
  ret <32 x i32> %r
}

define <32 x i8> @infinite_factor(<32 x i8> %x) {
; CHECK-LABEL: @infinite_factor(
; CHECK-NEXT:    [[F:%.*]] = uitofp <32 x i8> [[X:%.*]] to <32 x float>
; CHECK-NEXT:    [[M:%.*]] = fmul <32 x float> [[F]], splat (float 0x7FF0000000000000)
; CHECK-NEXT:    [[R:%.*]] = call <32 x i8> @llvm.fptoui.sat.v32i8.v32f32(<32 x float> [[M]])
; CHECK-NEXT:    ret <32 x i8> [[R]]
  %f = uitofp <32 x i8> %x to <32 x float>
  %m = fmul <32 x float> %f, splat (float 0x7FF0000000000000)
  %r = call <32 x i8> @llvm.fptoui.sat.v32i8.v32f32(<32 x float> %m)
  ret <32 x i8> %r
}

define <32 x i8> @addend_no_number(<32 x i8> %x) {
; CHECK-LABEL: @addend_no_number(
; CHECK-NEXT:    [[F:%.*]] = uitofp <32 x i8> [[X:%.*]] to <32 x float>
; CHECK-NEXT:    [[M:%.*]] = fmul <32 x float> [[F]], splat (float 5.000000e-01)
; CHECK-NEXT:    [[A:%.*]] = fadd <32 x float> [[M]], splat (float 0x7FF8000000000000)
; CHECK-NEXT:    [[R:%.*]] = call <32 x i8> @llvm.fptoui.sat.v32i8.v32f32(<32 x float> [[A]])
; CHECK-NEXT:    ret <32 x i8> [[R]]
  %f = uitofp <32 x i8> %x to <32 x float>
  %m = fmul <32 x float> %f, splat (float 0.5)
  %a = fadd <32 x float> %m, splat (float 0x7FF8000000000000)
  %r = call <32 x i8> @llvm.fptoui.sat.v32i8.v32f32(<32 x float> %a)
  ret <32 x i8> %r
}

define <32 x i8> @factor_zero(<32 x i8> %x) {
; CHECK-LABEL: @factor_zero(
; CHECK-NEXT:    [[F:%.*]] = uitofp <32 x i8> [[X:%.*]] to <32 x float>
; CHECK-NEXT:    [[M:%.*]] = fmul <32 x float> [[F]], zeroinitializer
; CHECK-NEXT:    [[A:%.*]] = fadd <32 x float> [[M]], splat (float 3.000000e+00)
; CHECK-NEXT:    [[R:%.*]] = fptoui <32 x float> [[A]] to <32 x i8>
; CHECK-NEXT:    ret <32 x i8> [[R]]
  %f = uitofp <32 x i8> %x to <32 x float>
  %m = fmul <32 x float> %f, zeroinitializer
  %a = fadd <32 x float> %m, splat (float 3.0)
  %r = fptoui <32 x float> %a to <32 x i8>
  ret <32 x i8> %r
}

; Each integer gives the same, 0 or 65535: constants are left to other passes.
define <32 x i8> @all_zero(<32 x i8> %x) {
; CHECK-LABEL: @all_zero(
; CHECK-NEXT:    [[F:%.*]] = uitofp <32 x i8> [[X:%.*]] to <32 x float>
; CHECK-NEXT:    [[M:%.*]] = fmul <32 x float> [[F]], splat (float 0x3F50624DE0000000)
; CHECK-NEXT:    [[R:%.*]] = fptoui <32 x float> [[M]] to <32 x i8>
; CHECK-NEXT:    ret <32 x i8> [[R]]
  %f = uitofp <32 x i8> %x to <32 x float>
  %m = fmul <32 x float> %f, splat (float 0x3F50624DE0000000)
  %r = fptoui <32 x float> %m to <32 x i8>
  ret <32 x i8> %r
}

define <32 x i16> @all_addend(<32 x i8> %x) {
; CHECK-LABEL: @all_addend(
; CHECK-NEXT:    [[F:%.*]] = uitofp <32 x i8> [[X:%.*]] to <32 x float>
; CHECK-NEXT:    [[M:%.*]] = fmul <32 x float> [[F]], splat (float 0x3F50624DE0000000)
; CHECK-NEXT:    [[A:%.*]] = fadd <32 x float> [[M]], splat (float 6.553500e+04)
; CHECK-NEXT:    [[R:%.*]] = fptoui <32 x float> [[A]] to <32 x i16>
; CHECK-NEXT:    ret <32 x i16> [[R]]
  %f = uitofp <32 x i8> %x to <32 x float>
  %m = fmul <32 x float> %f, splat (float 0x3F50624DE0000000)
  %a = fadd <32 x float> %m, splat (float 65535.0)
  %r = fptoui <32 x float> %a to <32 x i16>
  ret <32 x i16> %r
}

; Conversions that saturate: 200 * 0.75 is 127 as a signed byte.
define <32 x i8> @signed_saturating(<32 x i8> %x) {
; CHECK-LABEL: @signed_saturating(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[X:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = lshr <32 x i16> [[TMP1]], splat (i16 1)
; CHECK-NEXT:    [[R:%.*]] = trunc <32 x i16> [[TMP2]] to <32 x i8>
; CHECK-NEXT:    ret <32 x i8> [[R]]
  %f = uitofp <32 x i8> %x to <32 x float>
  %m = fmul <32 x float> %f, splat (float 0.5)
  %r = call <32 x i8> @llvm.fptosi.sat.v32i8.v32f32(<32 x float> %m)
  ret <32 x i8> %r
}

define <32 x i8> @signed_saturated(<32 x i8> %x) {
; CHECK-LABEL: @signed_saturated(
; CHECK-NEXT:    [[F:%.*]] = uitofp <32 x i8> [[X:%.*]] to <32 x float>
; CHECK-NEXT:    [[M:%.*]] = fmul <32 x float> [[F]], splat (float 7.500000e-01)
; CHECK-NEXT:    [[R:%.*]] = call <32 x i8> @llvm.fptosi.sat.v32i8.v32f32(<32 x float> [[M]])
; CHECK-NEXT:    ret <32 x i8> [[R]]
  %f = uitofp <32 x i8> %x to <32 x float>
  %m = fmul <32 x float> %f, splat (float 0.75)
  %r = call <32 x i8> @llvm.fptosi.sat.v32i8.v32f32(<32 x float> %m)
  ret <32 x i8> %r
}

define <32 x i8> @unsigned_not_saturated(<32 x i8> %x) {
; CHECK-LABEL: @unsigned_not_saturated(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[X:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = mul <32 x i16> [[TMP1]], splat (i16 192)
; CHECK-NEXT:    [[TMP3:%.*]] = lshr <32 x i16> [[TMP2]], splat (i16 8)
; CHECK-NEXT:    [[R:%.*]] = trunc <32 x i16> [[TMP3]] to <32 x i8>
; CHECK-NEXT:    ret <32 x i8> [[R]]
  %f = uitofp <32 x i8> %x to <32 x float>
  %m = fmul <32 x float> %f, splat (float 0.75)
  %r = call <32 x i8> @llvm.fptoui.sat.v32i8.v32f32(<32 x float> %m)
  ret <32 x i8> %r
}

define <32 x i8> @genx_signed(<32 x i8> %x) {
; CHECK-LABEL: @genx_signed(
; CHECK-NEXT:    [[F:%.*]] = uitofp <32 x i8> [[X:%.*]] to <32 x float>
; CHECK-NEXT:    [[M:%.*]] = fmul <32 x float> [[F]], splat (float 7.500000e-01)
; CHECK-NEXT:    [[R:%.*]] = call <32 x i8> @llvm.genx.fptosi.sat.v32i8.v32f32(<32 x float> [[M]])
; CHECK-NEXT:    ret <32 x i8> [[R]]
  %f = uitofp <32 x i8> %x to <32 x float>
  %m = fmul <32 x float> %f, splat (float 0.75)
  %r = call <32 x i8> @llvm.genx.fptosi.sat.v32i8.v32f32(<32 x float> %m)
  ret <32 x i8> %r
}

define <32 x i8> @genx_signed_fits(<32 x i8> %x) {
; CHECK-LABEL: @genx_signed_fits(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[X:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = lshr <32 x i16> [[TMP1]], splat (i16 1)
; CHECK-NEXT:    [[R:%.*]] = trunc <32 x i16> [[TMP2]] to <32 x i8>
; CHECK-NEXT:    ret <32 x i8> [[R]]
  %f = uitofp <32 x i8> %x to <32 x float>
  %m = fmul <32 x float> %f, splat (float 0.5)
  %r = call <32 x i8> @llvm.genx.fptosi.sat.v32i8.v32f32(<32 x float> %m)
  ret <32 x i8> %r
}

define <32 x i8> @genx_unsigned(<32 x i8> %x) {
; CHECK-LABEL: @genx_unsigned(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[X:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = mul <32 x i16> [[TMP1]], splat (i16 192)
; CHECK-NEXT:    [[TMP3:%.*]] = lshr <32 x i16> [[TMP2]], splat (i16 8)
; CHECK-NEXT:    [[R:%.*]] = trunc <32 x i16> [[TMP3]] to <32 x i8>
; CHECK-NEXT:    ret <32 x i8> [[R]]
  %f = uitofp <32 x i8> %x to <32 x float>
  %m = fmul <32 x float> %f, splat (float 0.75)
  %r = call <32 x i8> @llvm.genx.fptoui.sat.v32i8.v32f32(<32 x float> %m)
  ret <32 x i8> %r
}

; Others need the product, or the sum.
define <32 x i8> @product_used_twice(<32 x i8> %x, ptr %p) {
; CHECK-LABEL: @product_used_twice(
; CHECK-NEXT:    [[F:%.*]] = uitofp <32 x i8> [[X:%.*]] to <32 x float>
; CHECK-NEXT:    [[M:%.*]] = fmul <32 x float> [[F]], splat (float 7.500000e-01)
; CHECK-NEXT:    store <32 x float> [[M]], ptr [[P:%.*]], align 128
; CHECK-NEXT:    [[A:%.*]] = fadd <32 x float> [[M]], splat (float 5.000000e-01)
; CHECK-NEXT:    [[R:%.*]] = fptoui <32 x float> [[A]] to <32 x i8>
; CHECK-NEXT:    ret <32 x i8> [[R]]
  %f = uitofp <32 x i8> %x to <32 x float>
  %m = fmul <32 x float> %f, splat (float 0.75)
  store <32 x float> %m, ptr %p
  %a = fadd <32 x float> %m, splat (float 0.5)
  %r = fptoui <32 x float> %a to <32 x i8>
  ret <32 x i8> %r
}

define <32 x i8> @sum_used_twice(<32 x i8> %x, ptr %p) {
; CHECK-LABEL: @sum_used_twice(
; CHECK-NEXT:    [[F:%.*]] = uitofp <32 x i8> [[X:%.*]] to <32 x float>
; CHECK-NEXT:    [[M:%.*]] = fmul <32 x float> [[F]], splat (float 7.500000e-01)
; CHECK-NEXT:    [[A:%.*]] = fadd <32 x float> [[M]], splat (float 5.000000e-01)
; CHECK-NEXT:    store <32 x float> [[A]], ptr [[P:%.*]], align 128
; CHECK-NEXT:    [[R:%.*]] = fptoui <32 x float> [[A]] to <32 x i8>
; CHECK-NEXT:    ret <32 x i8> [[R]]
  %f = uitofp <32 x i8> %x to <32 x float>
  %m = fmul <32 x float> %f, splat (float 0.75)
  %a = fadd <32 x float> %m, splat (float 0.5)
  store <32 x float> %a, ptr %p
  %r = fptoui <32 x float> %a to <32 x i8>
  ret <32 x i8> %r
}

; Others need the converted integer, so it is no part of the price. Then a product of dwords costs as much.
define <32 x i8> @float_used_twice(<32 x i8> %x, ptr %p) {
; CHECK-LABEL: @float_used_twice(
; CHECK-NEXT:    [[F:%.*]] = uitofp <32 x i8> [[X:%.*]] to <32 x float>
; CHECK-NEXT:    store <32 x float> [[F]], ptr [[P:%.*]], align 128
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[X]] to <32 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = mul <32 x i16> [[TMP1]], splat (i16 192)
; CHECK-NEXT:    [[TMP3:%.*]] = lshr <32 x i16> [[TMP2]], splat (i16 8)
; CHECK-NEXT:    [[R:%.*]] = trunc <32 x i16> [[TMP3]] to <32 x i8>
; CHECK-NEXT:    ret <32 x i8> [[R]]
  %f = uitofp <32 x i8> %x to <32 x float>
  store <32 x float> %f, ptr %p
  %m = fmul <32 x float> %f, splat (float 0.75)
  %r = fptoui <32 x float> %m to <32 x i8>
  ret <32 x i8> %r
}

define <32 x i32> @float_used_twice_dwords(<32 x i16> %x, ptr %p) {
; CHECK-LABEL: @float_used_twice_dwords(
; CHECK-NEXT:    [[SMALL:%.*]] = and <32 x i16> [[X:%.*]], splat (i16 2047)
; CHECK-NEXT:    [[F:%.*]] = uitofp <32 x i16> [[SMALL]] to <32 x float>
; CHECK-NEXT:    store <32 x float> [[F]], ptr [[P:%.*]], align 128
; CHECK-NEXT:    [[M:%.*]] = fmul <32 x float> [[F]], splat (float 0x3FB99999A0000000)
; CHECK-NEXT:    [[R:%.*]] = fptoui <32 x float> [[M]] to <32 x i32>
; CHECK-NEXT:    ret <32 x i32> [[R]]
  %small = and <32 x i16> %x, splat (i16 2047)
  %f = uitofp <32 x i16> %small to <32 x float>
  store <32 x float> %f, ptr %p
  %m = fmul <32 x float> %f, splat (float 0x3FB99999A0000000)
  %r = fptoui <32 x float> %m to <32 x i32>
  ret <32 x i32> %r
}

define <32 x i8> @no_integer(<32 x float> %f) {
; CHECK-LABEL: @no_integer(
; CHECK-NEXT:    [[M:%.*]] = fmul <32 x float> [[F:%.*]], splat (float 7.500000e-01)
; CHECK-NEXT:    [[R:%.*]] = fptoui <32 x float> [[M]] to <32 x i8>
; CHECK-NEXT:    ret <32 x i8> [[R]]
  %m = fmul <32 x float> %f, splat (float 0.75)
  %r = fptoui <32 x float> %m to <32 x i8>
  ret <32 x i8> %r
}

define <32 x i8> @from_half(<32 x half> %x) {
; CHECK-LABEL: @from_half(
; CHECK-NEXT:    [[F:%.*]] = fpext <32 x half> [[X:%.*]] to <32 x float>
; CHECK-NEXT:    [[M:%.*]] = fmul <32 x float> [[F]], splat (float 7.500000e-01)
; CHECK-NEXT:    [[R:%.*]] = fptoui <32 x float> [[M]] to <32 x i8>
; CHECK-NEXT:    ret <32 x i8> [[R]]
  %f = fpext <32 x half> %x to <32 x float>
  %m = fmul <32 x float> %f, splat (float 0.75)
  %r = fptoui <32 x float> %m to <32 x i8>
  ret <32 x i8> %r
}

; A quotient by zero is poison, as is the shift.
define <32 x i8> @divided_by_zero(<32 x i8> %x) {
; CHECK-LABEL: @divided_by_zero(
; CHECK-NEXT:    [[R:%.*]] = udiv <32 x i8> [[X:%.*]], zeroinitializer
; CHECK-NEXT:    ret <32 x i8> [[R]]
  %r = udiv <32 x i8> %x, zeroinitializer
  ret <32 x i8> %r
}

define <32 x i8> @poison(<32 x i8> %x) {
; CHECK-LABEL: @poison(
; CHECK-NEXT:    [[NONE:%.*]] = shl <32 x i8> [[X:%.*]], splat (i8 9)
; CHECK-NEXT:    [[F:%.*]] = uitofp <32 x i8> [[NONE]] to <32 x float>
; CHECK-NEXT:    [[M:%.*]] = fmul <32 x float> [[F]], splat (float 7.500000e-01)
; CHECK-NEXT:    [[R:%.*]] = fptoui <32 x float> [[M]] to <32 x i8>
; CHECK-NEXT:    ret <32 x i8> [[R]]
  %none = shl <32 x i8> %x, splat (i8 9)
  %f = uitofp <32 x i8> %none to <32 x float>
  %m = fmul <32 x float> %f, splat (float 0.75)
  %r = fptoui <32 x float> %m to <32 x i8>
  ret <32 x i8> %r
}

; Types other than bytes, words and dwords.
define <32 x i8> @from_qwords(<32 x i64> %x) {
; CHECK-LABEL: @from_qwords(
; CHECK-NEXT:    [[SMALL:%.*]] = and <32 x i64> [[X:%.*]], splat (i64 255)
; CHECK-NEXT:    [[F:%.*]] = uitofp <32 x i64> [[SMALL]] to <32 x float>
; CHECK-NEXT:    [[M:%.*]] = fmul <32 x float> [[F]], splat (float 7.500000e-01)
; CHECK-NEXT:    [[R:%.*]] = fptoui <32 x float> [[M]] to <32 x i8>
; CHECK-NEXT:    ret <32 x i8> [[R]]
  %small = and <32 x i64> %x, splat (i64 255)
  %f = uitofp <32 x i64> %small to <32 x float>
  %m = fmul <32 x float> %f, splat (float 0.75)
  %r = fptoui <32 x float> %m to <32 x i8>
  ret <32 x i8> %r
}

define <32 x i8> @from_bits(<32 x i1> %x) {
; CHECK-LABEL: @from_bits(
; CHECK-NEXT:    [[F:%.*]] = uitofp <32 x i1> [[X:%.*]] to <32 x float>
; CHECK-NEXT:    [[M:%.*]] = fmul <32 x float> [[F]], splat (float 7.500000e-01)
; CHECK-NEXT:    [[R:%.*]] = fptoui <32 x float> [[M]] to <32 x i8>
; CHECK-NEXT:    ret <32 x i8> [[R]]
  %f = uitofp <32 x i1> %x to <32 x float>
  %m = fmul <32 x float> %f, splat (float 0.75)
  %r = fptoui <32 x float> %m to <32 x i8>
  ret <32 x i8> %r
}

define <32 x i64> @to_qwords(<32 x i8> %x) {
; CHECK-LABEL: @to_qwords(
; CHECK-NEXT:    [[F:%.*]] = uitofp <32 x i8> [[X:%.*]] to <32 x float>
; CHECK-NEXT:    [[M:%.*]] = fmul <32 x float> [[F]], splat (float 7.500000e-01)
; CHECK-NEXT:    [[R:%.*]] = fptoui <32 x float> [[M]] to <32 x i64>
; CHECK-NEXT:    ret <32 x i64> [[R]]
  %f = uitofp <32 x i8> %x to <32 x float>
  %m = fmul <32 x float> %f, splat (float 0.75)
  %r = fptoui <32 x float> %m to <32 x i64>
  ret <32 x i64> %r
}

; A dword is not cut to a word first.
define <32 x i8> @from_dwords(<32 x i32> %x) {
; CHECK-LABEL: @from_dwords(
; CHECK-NEXT:    [[SMALL:%.*]] = and <32 x i32> [[X:%.*]], splat (i32 255)
; CHECK-NEXT:    [[TMP1:%.*]] = lshr <32 x i32> [[SMALL]], splat (i32 2)
; CHECK-NEXT:    [[R:%.*]] = trunc <32 x i32> [[TMP1]] to <32 x i8>
; CHECK-NEXT:    ret <32 x i8> [[R]]
  %small = and <32 x i32> %x, splat (i32 255)
  %f = uitofp <32 x i32> %small to <32 x float>
  %m = fmul <32 x float> %f, splat (float 0.25)
  %r = fptoui <32 x float> %m to <32 x i8>
  ret <32 x i8> %r
}

; Numbers from 2^31 on.
define <32 x i32> @from_large(<32 x i8> %x) {
; CHECK-LABEL: @from_large(
; CHECK-NEXT:    [[WIDE:%.*]] = zext <32 x i8> [[X:%.*]] to <32 x i32>
; CHECK-NEXT:    [[LARGE:%.*]] = add <32 x i32> [[WIDE]], splat (i32 -2147483648)
; CHECK-NEXT:    [[F:%.*]] = uitofp <32 x i32> [[LARGE]] to <32 x float>
; CHECK-NEXT:    [[M:%.*]] = fmul <32 x float> [[F]], splat (float 2.500000e-01)
; CHECK-NEXT:    [[R:%.*]] = fptoui <32 x float> [[M]] to <32 x i32>
; CHECK-NEXT:    ret <32 x i32> [[R]]
  %wide = zext <32 x i8> %x to <32 x i32>
  %large = add <32 x i32> %wide, splat (i32 -2147483648)
  %f = uitofp <32 x i32> %large to <32 x float>
  %m = fmul <32 x float> %f, splat (float 0.25)
  %r = fptoui <32 x float> %m to <32 x i32>
  ret <32 x i32> %r
}

; 2^14 values are as many as are computed.
define <32 x i16> @most_values(<32 x i16> %x) {
; CHECK-LABEL: @most_values(
; CHECK-NEXT:    [[SMALL:%.*]] = and <32 x i16> [[X:%.*]], splat (i16 16383)
; CHECK-NEXT:    [[R:%.*]] = lshr <32 x i16> [[SMALL]], splat (i16 2)
; CHECK-NEXT:    ret <32 x i16> [[R]]
  %small = and <32 x i16> %x, splat (i16 16383)
  %f = uitofp <32 x i16> %small to <32 x float>
  %m = fmul <32 x float> %f, splat (float 0.25)
  %r = fptoui <32 x float> %m to <32 x i16>
  ret <32 x i16> %r
}

define <32 x i16> @too_many_values(<32 x i16> %x, <32 x i16> %y) {
; CHECK-LABEL: @too_many_values(
; CHECK-NEXT:    [[SMALL:%.*]] = and <32 x i16> [[X:%.*]], splat (i16 16383)
; CHECK-NEXT:    [[BIT:%.*]] = and <32 x i16> [[Y:%.*]], splat (i16 1)
; CHECK-NEXT:    [[ALL:%.*]] = add <32 x i16> [[SMALL]], [[BIT]]
; CHECK-NEXT:    [[F:%.*]] = uitofp <32 x i16> [[ALL]] to <32 x float>
; CHECK-NEXT:    [[M:%.*]] = fmul <32 x float> [[F]], splat (float 2.500000e-01)
; CHECK-NEXT:    [[R:%.*]] = fptoui <32 x float> [[M]] to <32 x i16>
; CHECK-NEXT:    ret <32 x i16> [[R]]
  %small = and <32 x i16> %x, splat (i16 16383)
  %bit = and <32 x i16> %y, splat (i16 1)
  %all = add <32 x i16> %small, %bit
  %f = uitofp <32 x i16> %all to <32 x float>
  %m = fmul <32 x float> %f, splat (float 0.25)
  %r = fptoui <32 x float> %m to <32 x i16>
  ret <32 x i16> %r
}

; The platform has no doubles: nothing is known about what the code costs.
define <32 x i8> @impossible(<32 x i8> %x) {
; CHECK-LABEL: @impossible(
; CHECK-NEXT:    [[F:%.*]] = uitofp <32 x i8> [[X:%.*]] to <32 x double>
; CHECK-NEXT:    [[M:%.*]] = fmul <32 x double> [[F]], splat (double 7.500000e-01)
; CHECK-NEXT:    [[R:%.*]] = fptoui <32 x double> [[M]] to <32 x i8>
; CHECK-NEXT:    ret <32 x i8> [[R]]
  %f = uitofp <32 x i8> %x to <32 x double>
  %m = fmul <32 x double> %f, splat (double 0.75)
  %r = fptoui <32 x double> %m to <32 x i8>
  ret <32 x i8> %r
}

define <32 x double> @impossible_sum(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c) {
; CHECK-LABEL: @impossible_sum(
; CHECK-NEXT:    [[FA:%.*]] = uitofp <32 x i8> [[A:%.*]] to <32 x double>
; CHECK-NEXT:    [[FB:%.*]] = uitofp <32 x i8> [[B:%.*]] to <32 x double>
; CHECK-NEXT:    [[FC:%.*]] = uitofp <32 x i8> [[C:%.*]] to <32 x double>
; CHECK-NEXT:    [[S:%.*]] = fadd <32 x double> [[FA]], [[FB]]
; CHECK-NEXT:    [[R:%.*]] = fadd <32 x double> [[S]], [[FC]]
; CHECK-NEXT:    ret <32 x double> [[R]]
  %fa = uitofp <32 x i8> %a to <32 x double>
  %fb = uitofp <32 x i8> %b to <32 x double>
  %fc = uitofp <32 x i8> %c to <32 x double>
  %s = fadd <32 x double> %fa, %fb
  %r = fadd <32 x double> %s, %fc
  ret <32 x double> %r
}

attributes #0 = { nounwind willreturn memory(none) }
