; A scaled integer becomes an integer again without floats, if each value it may
; have gives the same.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-narrow-sums --platform=icllp -S %s | FileCheck %s
; A second run changes nothing.
; RUN: cmx-opt -passes=cmx-narrow-sums,cmx-narrow-sums --platform=icllp -verify-each -S %s | FileCheck %s
; Registers of 64 bytes
; RUN: cmx-opt -passes=cmx-narrow-sums --platform=pvc -S %s | FileCheck %s --check-prefix=PVC

define <32 x i8> @ninth(<32 x i16> %x) {
; CHECK-LABEL: @ninth(
; CHECK-NEXT:    [[SMALL:%.*]] = and <32 x i16> [[X:%.*]], splat (i16 2047)
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i16> [[SMALL]] to <32 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = mul <32 x i32> [[TMP1]], splat (i32 7282)
; CHECK-NEXT:    [[TMP3:%.*]] = lshr <32 x i32> [[TMP2]], splat (i32 16)
; CHECK-NEXT:    [[R:%.*]] = trunc <32 x i32> [[TMP3]] to <32 x i8>
; CHECK-NEXT:    ret <32 x i8> [[R]]
; PVC-LABEL: @ninth(
; PVC-NEXT:    [[SMALL:%.*]] = and <32 x i16> [[X:%.*]], splat (i16 2047)
; PVC-NEXT:    [[TMP1:%.*]] = zext <32 x i16> [[SMALL]] to <32 x i32>
; PVC-NEXT:    [[TMP2:%.*]] = mul <32 x i32> [[TMP1]], splat (i32 7282)
; PVC-NEXT:    [[TMP3:%.*]] = lshr <32 x i32> [[TMP2]], splat (i32 16)
; PVC-NEXT:    [[R:%.*]] = trunc <32 x i32> [[TMP3]] to <32 x i8>
; PVC-NEXT:    ret <32 x i8> [[R]]
  %small = and <32 x i16> %x, splat (i16 2047)
  %f = uitofp <32 x i16> %small to <32 x float>
  %p = fmul <32 x float> %f, splat (float 0x3FBC71C720000000)
  %r = fptoui <32 x float> %p to <32 x i8>
  ret <32 x i8> %r
}

; Words hold the product.
define <32 x i8> @quarter(<32 x i16> %x) {
; CHECK-LABEL: @quarter(
; CHECK-NEXT:    [[SMALL:%.*]] = and <32 x i16> [[X:%.*]], splat (i16 1023)
; CHECK-NEXT:    [[TMP1:%.*]] = lshr <32 x i16> [[SMALL]], splat (i16 2)
; CHECK-NEXT:    [[R:%.*]] = trunc <32 x i16> [[TMP1]] to <32 x i8>
; CHECK-NEXT:    ret <32 x i8> [[R]]
; PVC-LABEL: @quarter(
; PVC-NEXT:    [[SMALL:%.*]] = and <32 x i16> [[X:%.*]], splat (i16 1023)
; PVC-NEXT:    [[TMP1:%.*]] = lshr <32 x i16> [[SMALL]], splat (i16 2)
; PVC-NEXT:    [[R:%.*]] = trunc <32 x i16> [[TMP1]] to <32 x i8>
; PVC-NEXT:    ret <32 x i8> [[R]]
  %small = and <32 x i16> %x, splat (i16 1023)
  %f = uitofp <32 x i16> %small to <32 x float>
  %p = fmul <32 x float> %f, splat (float 0.25)
  %r = fptoui <32 x float> %p to <32 x i8>
  ret <32 x i8> %r
}

define <32 x i8> @rounded(<32 x i16> %x) {
; CHECK-LABEL: @rounded(
; CHECK-NEXT:    [[SMALL:%.*]] = and <32 x i16> [[X:%.*]], splat (i16 1023)
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i16> [[SMALL]] to <32 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = mul <32 x i32> [[TMP1]], splat (i32 6548)
; CHECK-NEXT:    [[TMP3:%.*]] = add <32 x i32> [[TMP2]], splat (i32 32768)
; CHECK-NEXT:    [[TMP4:%.*]] = lshr <32 x i32> [[TMP3]], splat (i32 16)
; CHECK-NEXT:    [[R:%.*]] = trunc <32 x i32> [[TMP4]] to <32 x i8>
; CHECK-NEXT:    ret <32 x i8> [[R]]
; PVC-LABEL: @rounded(
; PVC-NEXT:    [[SMALL:%.*]] = and <32 x i16> [[X:%.*]], splat (i16 1023)
; PVC-NEXT:    [[TMP1:%.*]] = zext <32 x i16> [[SMALL]] to <32 x i32>
; PVC-NEXT:    [[TMP2:%.*]] = mul <32 x i32> [[TMP1]], splat (i32 6548)
; PVC-NEXT:    [[TMP3:%.*]] = add <32 x i32> [[TMP2]], splat (i32 32768)
; PVC-NEXT:    [[TMP4:%.*]] = lshr <32 x i32> [[TMP3]], splat (i32 16)
; PVC-NEXT:    [[R:%.*]] = trunc <32 x i32> [[TMP4]] to <32 x i8>
; PVC-NEXT:    ret <32 x i8> [[R]]
  %small = and <32 x i16> %x, splat (i16 1023)
  %f = uitofp <32 x i16> %small to <32 x float>
  %p = fmul <32 x float> %f, splat (float 0x3FB9998C80000000)
  %q = fadd <32 x float> %p, splat (float 0.5)
  %r = fptosi <32 x float> %q to <32 x i8>
  ret <32 x i8> %r
}

define <32 x i16> @divided(<32 x i16> %x) {
; CHECK-LABEL: @divided(
; CHECK-NEXT:    [[SMALL:%.*]] = and <32 x i16> [[X:%.*]], splat (i16 1023)
; CHECK-NEXT:    [[TMP1:%.*]] = sext <32 x i16> [[SMALL]] to <32 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = mul <32 x i32> [[TMP1]], splat (i32 21846)
; CHECK-NEXT:    [[TMP3:%.*]] = lshr <32 x i32> [[TMP2]], splat (i32 16)
; CHECK-NEXT:    [[R:%.*]] = trunc <32 x i32> [[TMP3]] to <32 x i16>
; CHECK-NEXT:    ret <32 x i16> [[R]]
; PVC-LABEL: @divided(
; PVC-NEXT:    [[SMALL:%.*]] = and <32 x i16> [[X:%.*]], splat (i16 1023)
; PVC-NEXT:    [[TMP1:%.*]] = sext <32 x i16> [[SMALL]] to <32 x i32>
; PVC-NEXT:    [[TMP2:%.*]] = mul <32 x i32> [[TMP1]], splat (i32 21846)
; PVC-NEXT:    [[TMP3:%.*]] = lshr <32 x i32> [[TMP2]], splat (i32 16)
; PVC-NEXT:    [[R:%.*]] = trunc <32 x i32> [[TMP3]] to <32 x i16>
; PVC-NEXT:    ret <32 x i16> [[R]]
  %small = and <32 x i16> %x, splat (i16 1023)
  %f = sitofp <32 x i16> %small to <32 x float>
  %p = fdiv <32 x float> %f, splat (float 3.0)
  %r = fptosi <32 x float> %p to <32 x i16>
  ret <32 x i16> %r
}

; No value is large enough for the saturation to matter.
define <32 x i8> @saturated(<32 x i16> %x) {
; CHECK-LABEL: @saturated(
; CHECK-NEXT:    [[SMALL:%.*]] = and <32 x i16> [[X:%.*]], splat (i16 1023)
; CHECK-NEXT:    [[TMP1:%.*]] = lshr <32 x i16> [[SMALL]], splat (i16 3)
; CHECK-NEXT:    [[R:%.*]] = trunc <32 x i16> [[TMP1]] to <32 x i8>
; CHECK-NEXT:    ret <32 x i8> [[R]]
; PVC-LABEL: @saturated(
; PVC-NEXT:    [[SMALL:%.*]] = and <32 x i16> [[X:%.*]], splat (i16 1023)
; PVC-NEXT:    [[TMP1:%.*]] = lshr <32 x i16> [[SMALL]], splat (i16 3)
; PVC-NEXT:    [[R:%.*]] = trunc <32 x i16> [[TMP1]] to <32 x i8>
; PVC-NEXT:    ret <32 x i8> [[R]]
  %small = and <32 x i16> %x, splat (i16 1023)
  %f = uitofp <32 x i16> %small to <32 x float>
  %p = fmul <32 x float> %f, splat (float 0.125)
  %r = call <32 x i8> @llvm.fptoui.sat.v32i8.v32f32(<32 x float> %p)
  ret <32 x i8> %r
}

; Here it does.
define <32 x i8> @does_saturate(<32 x i16> %x) {
; CHECK-LABEL: @does_saturate(
; CHECK-NEXT:    [[SMALL:%.*]] = and <32 x i16> [[X:%.*]], splat (i16 1023)
; CHECK-NEXT:    [[F:%.*]] = uitofp <32 x i16> [[SMALL]] to <32 x float>
; CHECK-NEXT:    [[P:%.*]] = fmul <32 x float> [[F]], splat (float 5.000000e-01)
; CHECK-NEXT:    [[R:%.*]] = call <32 x i8> @llvm.fptoui.sat.v32i8.v32f32(<32 x float> [[P]])
; CHECK-NEXT:    ret <32 x i8> [[R]]
; PVC-LABEL: @does_saturate(
; PVC-NEXT:    [[SMALL:%.*]] = and <32 x i16> [[X:%.*]], splat (i16 1023)
; PVC-NEXT:    [[F:%.*]] = uitofp <32 x i16> [[SMALL]] to <32 x float>
; PVC-NEXT:    [[P:%.*]] = fmul <32 x float> [[F]], splat (float 5.000000e-01)
; PVC-NEXT:    [[R:%.*]] = call <32 x i8> @llvm.fptoui.sat.v32i8.v32f32(<32 x float> [[P]])
; PVC-NEXT:    ret <32 x i8> [[R]]
  %small = and <32 x i16> %x, splat (i16 1023)
  %f = uitofp <32 x i16> %small to <32 x float>
  %p = fmul <32 x float> %f, splat (float 0.5)
  %r = call <32 x i8> @llvm.fptoui.sat.v32i8.v32f32(<32 x float> %p)
  ret <32 x i8> %r
}

define <32 x i8> @maybe_negative(<32 x i16> %x) {
; CHECK-LABEL: @maybe_negative(
; CHECK-NEXT:    [[SMALL:%.*]] = ashr <32 x i16> [[X:%.*]], splat (i16 8)
; CHECK-NEXT:    [[F:%.*]] = sitofp <32 x i16> [[SMALL]] to <32 x float>
; CHECK-NEXT:    [[P:%.*]] = fmul <32 x float> [[F]], splat (float 2.500000e-01)
; CHECK-NEXT:    [[R:%.*]] = fptosi <32 x float> [[P]] to <32 x i8>
; CHECK-NEXT:    ret <32 x i8> [[R]]
; PVC-LABEL: @maybe_negative(
; PVC-NEXT:    [[SMALL:%.*]] = ashr <32 x i16> [[X:%.*]], splat (i16 8)
; PVC-NEXT:    [[F:%.*]] = sitofp <32 x i16> [[SMALL]] to <32 x float>
; PVC-NEXT:    [[P:%.*]] = fmul <32 x float> [[F]], splat (float 2.500000e-01)
; PVC-NEXT:    [[R:%.*]] = fptosi <32 x float> [[P]] to <32 x i8>
; PVC-NEXT:    ret <32 x i8> [[R]]
  %small = ashr <32 x i16> %x, splat (i16 8)
  %f = sitofp <32 x i16> %small to <32 x float>
  %p = fmul <32 x float> %f, splat (float 0.25)
  %r = fptosi <32 x float> %p to <32 x i8>
  ret <32 x i8> %r
}

define <32 x i16> @too_many_values(<32 x i16> %x) {
; CHECK-LABEL: @too_many_values(
; CHECK-NEXT:    [[F:%.*]] = uitofp <32 x i16> [[X:%.*]] to <32 x float>
; CHECK-NEXT:    [[P:%.*]] = fmul <32 x float> [[F]], splat (float 2.500000e-01)
; CHECK-NEXT:    [[R:%.*]] = fptoui <32 x float> [[P]] to <32 x i16>
; CHECK-NEXT:    ret <32 x i16> [[R]]
; PVC-LABEL: @too_many_values(
; PVC-NEXT:    [[F:%.*]] = uitofp <32 x i16> [[X:%.*]] to <32 x float>
; PVC-NEXT:    [[P:%.*]] = fmul <32 x float> [[F]], splat (float 2.500000e-01)
; PVC-NEXT:    [[R:%.*]] = fptoui <32 x float> [[P]] to <32 x i16>
; PVC-NEXT:    ret <32 x i16> [[R]]
  %f = uitofp <32 x i16> %x to <32 x float>
  %p = fmul <32 x float> %f, splat (float 0.25)
  %r = fptoui <32 x float> %p to <32 x i16>
  ret <32 x i16> %r
}

define <32 x i8> @float_used(<32 x i16> %x, ptr %out) {
; CHECK-LABEL: @float_used(
; CHECK-NEXT:    [[SMALL:%.*]] = and <32 x i16> [[X:%.*]], splat (i16 1023)
; CHECK-NEXT:    [[F:%.*]] = uitofp <32 x i16> [[SMALL]] to <32 x float>
; CHECK-NEXT:    [[P:%.*]] = fmul <32 x float> [[F]], splat (float 2.500000e-01)
; CHECK-NEXT:    [[R:%.*]] = fptoui <32 x float> [[P]] to <32 x i8>
; CHECK-NEXT:    store <32 x float> [[P]], ptr [[OUT:%.*]], align 128
; CHECK-NEXT:    ret <32 x i8> [[R]]
; PVC-LABEL: @float_used(
; PVC-NEXT:    [[SMALL:%.*]] = and <32 x i16> [[X:%.*]], splat (i16 1023)
; PVC-NEXT:    [[F:%.*]] = uitofp <32 x i16> [[SMALL]] to <32 x float>
; PVC-NEXT:    [[P:%.*]] = fmul <32 x float> [[F]], splat (float 2.500000e-01)
; PVC-NEXT:    [[R:%.*]] = fptoui <32 x float> [[P]] to <32 x i8>
; PVC-NEXT:    store <32 x float> [[P]], ptr [[OUT:%.*]], align 128
; PVC-NEXT:    ret <32 x i8> [[R]]
  %small = and <32 x i16> %x, splat (i16 1023)
  %f = uitofp <32 x i16> %small to <32 x float>
  %p = fmul <32 x float> %f, splat (float 0.25)
  %r = fptoui <32 x float> %p to <32 x i8>
  store <32 x float> %p, ptr %out
  ret <32 x i8> %r
}

define <32 x i8> @negative_factor(<32 x i16> %x) {
; CHECK-LABEL: @negative_factor(
; CHECK-NEXT:    [[SMALL:%.*]] = and <32 x i16> [[X:%.*]], splat (i16 1023)
; CHECK-NEXT:    [[F:%.*]] = uitofp <32 x i16> [[SMALL]] to <32 x float>
; CHECK-NEXT:    [[P:%.*]] = fmul <32 x float> [[F]], splat (float -2.500000e-01)
; CHECK-NEXT:    [[R:%.*]] = fptosi <32 x float> [[P]] to <32 x i8>
; CHECK-NEXT:    ret <32 x i8> [[R]]
; PVC-LABEL: @negative_factor(
; PVC-NEXT:    [[SMALL:%.*]] = and <32 x i16> [[X:%.*]], splat (i16 1023)
; PVC-NEXT:    [[F:%.*]] = uitofp <32 x i16> [[SMALL]] to <32 x float>
; PVC-NEXT:    [[P:%.*]] = fmul <32 x float> [[F]], splat (float -2.500000e-01)
; PVC-NEXT:    [[R:%.*]] = fptosi <32 x float> [[P]] to <32 x i8>
; PVC-NEXT:    ret <32 x i8> [[R]]
  %small = and <32 x i16> %x, splat (i16 1023)
  %f = uitofp <32 x i16> %small to <32 x float>
  %p = fmul <32 x float> %f, splat (float -0.25)
  %r = fptosi <32 x float> %p to <32 x i8>
  ret <32 x i8> %r
}

define <32 x i16> @integer_division(<32 x i16> %x) {
; CHECK-LABEL: @integer_division(
; CHECK-NEXT:    [[SMALL:%.*]] = and <32 x i16> [[X:%.*]], splat (i16 2047)
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i16> [[SMALL]] to <32 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = mul <32 x i32> [[TMP1]], splat (i32 7282)
; CHECK-NEXT:    [[TMP3:%.*]] = lshr <32 x i32> [[TMP2]], splat (i32 16)
; CHECK-NEXT:    [[Q:%.*]] = trunc <32 x i32> [[TMP3]] to <32 x i16>
; CHECK-NEXT:    ret <32 x i16> [[Q]]
; PVC-LABEL: @integer_division(
; PVC-NEXT:    [[SMALL:%.*]] = and <32 x i16> [[X:%.*]], splat (i16 2047)
; PVC-NEXT:    [[TMP1:%.*]] = zext <32 x i16> [[SMALL]] to <32 x i32>
; PVC-NEXT:    [[TMP2:%.*]] = mul <32 x i32> [[TMP1]], splat (i32 7282)
; PVC-NEXT:    [[TMP3:%.*]] = lshr <32 x i32> [[TMP2]], splat (i32 16)
; PVC-NEXT:    [[Q:%.*]] = trunc <32 x i32> [[TMP3]] to <32 x i16>
; PVC-NEXT:    ret <32 x i16> [[Q]]
  %small = and <32 x i16> %x, splat (i16 2047)
  %q = udiv <32 x i16> %small, splat (i16 9)
  ret <32 x i16> %q
}

; Shifts do that.
define <32 x i16> @division_by_power_of_two(<32 x i16> %x) {
; CHECK-LABEL: @division_by_power_of_two(
; CHECK-NEXT:    [[SMALL:%.*]] = and <32 x i16> [[X:%.*]], splat (i16 2047)
; CHECK-NEXT:    [[Q:%.*]] = udiv <32 x i16> [[SMALL]], splat (i16 8)
; CHECK-NEXT:    ret <32 x i16> [[Q]]
; PVC-LABEL: @division_by_power_of_two(
; PVC-NEXT:    [[SMALL:%.*]] = and <32 x i16> [[X:%.*]], splat (i16 2047)
; PVC-NEXT:    [[Q:%.*]] = udiv <32 x i16> [[SMALL]], splat (i16 8)
; PVC-NEXT:    ret <32 x i16> [[Q]]
  %small = and <32 x i16> %x, splat (i16 2047)
  %q = udiv <32 x i16> %small, splat (i16 8)
  ret <32 x i16> %q
}

define <32 x i16> @division_of_any_word(<32 x i16> %x) {
; CHECK-LABEL: @division_of_any_word(
; CHECK-NEXT:    [[Q:%.*]] = udiv <32 x i16> [[X:%.*]], splat (i16 9)
; CHECK-NEXT:    ret <32 x i16> [[Q]]
; PVC-LABEL: @division_of_any_word(
; PVC-NEXT:    [[Q:%.*]] = udiv <32 x i16> [[X:%.*]], splat (i16 9)
; PVC-NEXT:    ret <32 x i16> [[Q]]
  %q = udiv <32 x i16> %x, splat (i16 9)
  ret <32 x i16> %q
}

; The second division reads what takes the place of the first one.
define <32 x i16> @divided_twice(<32 x i16> %x) {
; CHECK-LABEL: @divided_twice(
; CHECK-NEXT:    [[SMALL:%.*]] = and <32 x i16> [[X:%.*]], splat (i16 2047)
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i16> [[SMALL]] to <32 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = mul <32 x i32> [[TMP1]], splat (i32 7282)
; CHECK-NEXT:    [[TMP3:%.*]] = lshr <32 x i32> [[TMP2]], splat (i32 16)
; CHECK-NEXT:    [[Q:%.*]] = trunc <32 x i32> [[TMP3]] to <32 x i16>
; CHECK-NEXT:    [[TMP4:%.*]] = zext <32 x i16> [[Q]] to <32 x i32>
; CHECK-NEXT:    [[TMP5:%.*]] = mul <32 x i32> [[TMP4]], splat (i32 9363)
; CHECK-NEXT:    [[TMP6:%.*]] = lshr <32 x i32> [[TMP5]], splat (i32 16)
; CHECK-NEXT:    [[R:%.*]] = trunc <32 x i32> [[TMP6]] to <32 x i16>
; CHECK-NEXT:    ret <32 x i16> [[R]]
; PVC-LABEL: @divided_twice(
; PVC-NEXT:    [[SMALL:%.*]] = and <32 x i16> [[X:%.*]], splat (i16 2047)
; PVC-NEXT:    [[TMP1:%.*]] = zext <32 x i16> [[SMALL]] to <32 x i32>
; PVC-NEXT:    [[TMP2:%.*]] = mul <32 x i32> [[TMP1]], splat (i32 7282)
; PVC-NEXT:    [[TMP3:%.*]] = lshr <32 x i32> [[TMP2]], splat (i32 16)
; PVC-NEXT:    [[Q:%.*]] = trunc <32 x i32> [[TMP3]] to <32 x i16>
; PVC-NEXT:    [[TMP4:%.*]] = zext <32 x i16> [[Q]] to <32 x i32>
; PVC-NEXT:    [[TMP5:%.*]] = mul <32 x i32> [[TMP4]], splat (i32 9363)
; PVC-NEXT:    [[TMP6:%.*]] = lshr <32 x i32> [[TMP5]], splat (i32 16)
; PVC-NEXT:    [[R:%.*]] = trunc <32 x i32> [[TMP6]] to <32 x i16>
; PVC-NEXT:    ret <32 x i16> [[R]]
  %small = and <32 x i16> %x, splat (i16 2047)
  %q = udiv <32 x i16> %small, splat (i16 9)
  %r = udiv <32 x i16> %q, splat (i16 7)
  ret <32 x i16> %r
}

define <32 x i8> @scaled_twice(<32 x i16> %x) {
; CHECK-LABEL: @scaled_twice(
; CHECK-NEXT:    [[SMALL:%.*]] = and <32 x i16> [[X:%.*]], splat (i16 2047)
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i16> [[SMALL]] to <32 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = mul <32 x i32> [[TMP1]], splat (i32 7282)
; CHECK-NEXT:    [[TMP3:%.*]] = lshr <32 x i32> [[TMP2]], splat (i32 16)
; CHECK-NEXT:    [[Q:%.*]] = trunc <32 x i32> [[TMP3]] to <32 x i8>
; CHECK-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[Q]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = mul <32 x i16> [[TMP4]], splat (i16 57)
; CHECK-NEXT:    [[TMP6:%.*]] = lshr <32 x i16> [[TMP5]], splat (i16 9)
; CHECK-NEXT:    [[R:%.*]] = trunc <32 x i16> [[TMP6]] to <32 x i8>
; CHECK-NEXT:    ret <32 x i8> [[R]]
; PVC-LABEL: @scaled_twice(
; PVC-NEXT:    [[SMALL:%.*]] = and <32 x i16> [[X:%.*]], splat (i16 2047)
; PVC-NEXT:    [[TMP1:%.*]] = zext <32 x i16> [[SMALL]] to <32 x i32>
; PVC-NEXT:    [[TMP2:%.*]] = mul <32 x i32> [[TMP1]], splat (i32 7282)
; PVC-NEXT:    [[TMP3:%.*]] = lshr <32 x i32> [[TMP2]], splat (i32 16)
; PVC-NEXT:    [[Q:%.*]] = trunc <32 x i32> [[TMP3]] to <32 x i8>
; PVC-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[Q]] to <32 x i32>
; PVC-NEXT:    [[TMP5:%.*]] = mul <32 x i32> [[TMP4]], splat (i32 7282)
; PVC-NEXT:    [[TMP6:%.*]] = lshr <32 x i32> [[TMP5]], splat (i32 16)
; PVC-NEXT:    [[R:%.*]] = trunc <32 x i32> [[TMP6]] to <32 x i8>
; PVC-NEXT:    ret <32 x i8> [[R]]
  %small = and <32 x i16> %x, splat (i16 2047)
  %f = uitofp <32 x i16> %small to <32 x float>
  %p = fmul <32 x float> %f, splat (float 0x3FBC71C720000000)
  %q = fptoui <32 x float> %p to <32 x i8>
  %g = uitofp <32 x i8> %q to <32 x float>
  %o = fmul <32 x float> %g, splat (float 0x3FBC71C720000000)
  %r = fptoui <32 x float> %o to <32 x i8>
  ret <32 x i8> %r
}
