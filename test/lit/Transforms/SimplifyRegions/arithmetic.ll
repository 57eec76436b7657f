; Arithmetic on constants, exact and then clamped or cut.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-intrinsic-attrs,function(cmx-simplify-regions)' -S %s | FileCheck %s

declare <4 x i8> @llvm.genx.ssadd.sat.v4i8.v4i8(<4 x i8>, <4 x i8>)
declare <4 x i8> @llvm.genx.suadd.sat.v4i8.v4i8(<4 x i8>, <4 x i8>)
declare <4 x i8> @llvm.genx.usadd.sat.v4i8.v4i8(<4 x i8>, <4 x i8>)
declare <4 x i8> @llvm.genx.uuadd.sat.v4i8.v4i8(<4 x i8>, <4 x i8>)
declare i64 @llvm.genx.ssmul.i64.i32(i32, i32)
declare i64 @llvm.genx.uumul.i64.i32(i32, i32)
declare i32 @llvm.genx.ssmad.sat.i32.i32(i32, i32, i32)
declare i32 @llvm.genx.smulh.i32.i32(i32, i32)
declare i32 @llvm.genx.umulh.i32.i32(i32, i32)
declare <2 x i32> @llvm.genx.ssavg.v2i32.v2i32(<2 x i32>, <2 x i32>)
declare i32 @llvm.genx.uushl.i32.i32(i32, i32)
declare i64 @llvm.genx.uushl.i64.i32(i32, i32)
declare i16 @llvm.genx.uushl.sat.i16.i32(i32, i32)
declare i32 @llvm.genx.uushl.i32.i64(i64, i64)
declare <4 x i8> @llvm.genx.sstrunc.sat.v4i8.v4i32(<4 x i32>)
declare <4 x i8> @llvm.genx.ustrunc.sat.v4i8.v4i32(<4 x i32>)
declare <4 x i8> @llvm.genx.fptoui.sat.v4i8.v4f32(<4 x float>)
declare <4 x i8> @llvm.genx.fptosi.sat.v4i8.v4f32(<4 x float>)
declare <4 x float> @llvm.genx.sat.v4f32(<4 x float>)
declare float @llvm.genx.sat.f32(float)
declare i32 @llvm.genx.absi.i32(i32)
declare float @llvm.genx.absf.f32(float)
declare <2 x float> @llvm.genx.fmin.v2f32.v2f32(<2 x float>, <2 x float>)
declare float @llvm.genx.fmax.f32.f32(float, float)
declare half @llvm.genx.fmax.f16.f32(float, float)
declare i32 @llvm.genx.fbl.i32(i32)
declare i32 @llvm.genx.lzd.i32(i32)
declare i32 @llvm.genx.bfrev.i32(i32)
declare i32 @llvm.genx.cbit.i32.i8(i8)
declare float @llvm.genx.inv.f32(float)
declare i32 @llvm.genx.smax.i32.i8(i8, i8)

define <4 x i8> @ssadd_sat() {
; CHECK-LABEL: @ssadd_sat(
; CHECK-NEXT:    ret <4 x i8> <i8 127, i8 -128, i8 3, i8 poison>
  %r = call <4 x i8> @llvm.genx.ssadd.sat.v4i8.v4i8(<4 x i8> <i8 100, i8 -100, i8 1, i8 poison>, <4 x i8> <i8 100, i8 -100, i8 2, i8 2>)
  ret <4 x i8> %r
}

define <4 x i8> @suadd_sat() {
; CHECK-LABEL: @suadd_sat(
; CHECK-NEXT:    ret <4 x i8> <i8 127, i8 127, i8 3, i8 127>
  %r = call <4 x i8> @llvm.genx.suadd.sat.v4i8.v4i8(<4 x i8> <i8 100, i8 -100, i8 1, i8 -1>, <4 x i8> <i8 100, i8 -100, i8 2, i8 -1>)
  ret <4 x i8> %r
}

define <4 x i8> @usadd_sat() {
; CHECK-LABEL: @usadd_sat(
; CHECK-NEXT:    ret <4 x i8> <i8 -56, i8 0, i8 3, i8 0>
  %r = call <4 x i8> @llvm.genx.usadd.sat.v4i8.v4i8(<4 x i8> <i8 100, i8 -100, i8 1, i8 -1>, <4 x i8> <i8 100, i8 -100, i8 2, i8 1>)
  ret <4 x i8> %r
}

define <4 x i8> @uuadd_sat() {
; CHECK-LABEL: @uuadd_sat(
; CHECK-NEXT:    ret <4 x i8> <i8 -56, i8 -1, i8 3, i8 -1>
  %r = call <4 x i8> @llvm.genx.uuadd.sat.v4i8.v4i8(<4 x i8> <i8 100, i8 -100, i8 1, i8 -1>, <4 x i8> <i8 100, i8 -100, i8 2, i8 1>)
  ret <4 x i8> %r
}

; An undefined lane is not poison.
define <4 x i8> @undefined_lane() {
; CHECK-LABEL: @undefined_lane(
; CHECK-NEXT:    [[R:%.*]] = call <4 x i8> @llvm.genx.uuadd.sat.v4i8.v4i8(<4 x i8> <i8 100, i8 -100, i8 1, i8 undef>, <4 x i8> <i8 100, i8 -100, i8 2, i8 1>)
; CHECK-NEXT:    ret <4 x i8> [[R]]
  %r = call <4 x i8> @llvm.genx.uuadd.sat.v4i8.v4i8(<4 x i8> <i8 100, i8 -100, i8 1, i8 undef>, <4 x i8> <i8 100, i8 -100, i8 2, i8 1>)
  ret <4 x i8> %r
}

define i64 @ssmul() {
; CHECK-LABEL: @ssmul(
; CHECK-NEXT:    ret i64 -2147483647
  %r = call i64 @llvm.genx.ssmul.i64.i32(i32 -1, i32 2147483647)
  ret i64 %r
}

define i64 @uumul() {
; CHECK-LABEL: @uumul(
; CHECK-NEXT:    ret i64 -8589934591
  %r = call i64 @llvm.genx.uumul.i64.i32(i32 -1, i32 -1)
  ret i64 %r
}

define i32 @ssmad_sat() {
; CHECK-LABEL: @ssmad_sat(
; CHECK-NEXT:    ret i32 2147483647
  %r = call i32 @llvm.genx.ssmad.sat.i32.i32(i32 65536, i32 65536, i32 -1)
  ret i32 %r
}

define i32 @smulh() {
; CHECK-LABEL: @smulh(
; CHECK-NEXT:    ret i32 -1
  %r = call i32 @llvm.genx.smulh.i32.i32(i32 -1, i32 2)
  ret i32 %r
}

define i32 @umulh() {
; CHECK-LABEL: @umulh(
; CHECK-NEXT:    ret i32 1
  %r = call i32 @llvm.genx.umulh.i32.i32(i32 -1, i32 2)
  ret i32 %r
}

; Rounded up.
define <2 x i32> @ssavg() {
; CHECK-LABEL: @ssavg(
; CHECK-NEXT:    ret <2 x i32> <i32 -1, i32 2>
  %r = call <2 x i32> @llvm.genx.ssavg.v2i32.v2i32(<2 x i32> <i32 -2, i32 2>, <2 x i32> <i32 -1, i32 1>)
  ret <2 x i32> %r
}

; Five bits of the amount.
define i32 @shl() {
; CHECK-LABEL: @shl(
; CHECK-NEXT:    ret i32 2
  %r = call i32 @llvm.genx.uushl.i32.i32(i32 1, i32 33)
  ret i32 %r
}

; Six of them.
define i64 @shl64() {
; CHECK-LABEL: @shl64(
; CHECK-NEXT:    ret i64 8589934592
  %r = call i64 @llvm.genx.uushl.i64.i32(i32 1, i32 33)
  ret i64 %r
}

; Nor fewer if only the value has 64.
define i32 @shl_of_64() {
; CHECK-LABEL: @shl_of_64(
; CHECK-NEXT:    ret i32 0
  %r = call i32 @llvm.genx.uushl.i32.i64(i64 1, i64 33)
  ret i32 %r
}

define i16 @shl_sat() {
; CHECK-LABEL: @shl_sat(
; CHECK-NEXT:    ret i16 -1
  %r = call i16 @llvm.genx.uushl.sat.i16.i32(i32 3, i32 15)
  ret i16 %r
}

define <4 x i8> @sstrunc_sat() {
; CHECK-LABEL: @sstrunc_sat(
; CHECK-NEXT:    ret <4 x i8> <i8 127, i8 127, i8 -128, i8 -128>
  %r = call <4 x i8> @llvm.genx.sstrunc.sat.v4i8.v4i32(<4 x i32> <i32 127, i32 128, i32 -128, i32 -129>)
  ret <4 x i8> %r
}

define <4 x i8> @ustrunc_sat() {
; CHECK-LABEL: @ustrunc_sat(
; CHECK-NEXT:    ret <4 x i8> <i8 -1, i8 -1, i8 0, i8 -128>
  %r = call <4 x i8> @llvm.genx.ustrunc.sat.v4i8.v4i32(<4 x i32> <i32 255, i32 256, i32 -1, i32 128>)
  ret <4 x i8> %r
}

define <4 x i8> @fptoui_sat() {
; CHECK-LABEL: @fptoui_sat(
; CHECK-NEXT:    ret <4 x i8> <i8 0, i8 -1, i8 -1, i8 0>
  %r = call <4 x i8> @llvm.genx.fptoui.sat.v4i8.v4f32(<4 x float> <float -1.5, float 255.875, float 1.0e10, float 0x7FF8000000000000>)
  ret <4 x i8> %r
}

define <4 x i8> @fptosi_sat() {
; CHECK-LABEL: @fptosi_sat(
; CHECK-NEXT:    ret <4 x i8> <i8 -1, i8 127, i8 -128, i8 -128>
  %r = call <4 x i8> @llvm.genx.fptosi.sat.v4i8.v4f32(<4 x float> <float -1.5, float 127.875, float -1.0e10, float 0xFFF0000000000000>)
  ret <4 x i8> %r
}

define <4 x float> @sat() {
; CHECK-LABEL: @sat(
; CHECK-NEXT:    ret <4 x float> <float 0.000000e+00, float 2.500000e-01, float 1.000000e+00, float 0.000000e+00>
  %r = call <4 x float> @llvm.genx.sat.v4f32(<4 x float> <float -1.0, float 0.25, float 1.5, float 0x7FF8000000000000>)
  ret <4 x float> %r
}

; Which zero is left open.
define float @sat_negative_zero() {
; CHECK-LABEL: @sat_negative_zero(
; CHECK-NEXT:    [[R:%.*]] = call float @llvm.genx.sat.f32(float -0.000000e+00)
; CHECK-NEXT:    ret float [[R]]
  %r = call float @llvm.genx.sat.f32(float -0.0)
  ret float %r
}

define i32 @absi() {
; CHECK-LABEL: @absi(
; CHECK-NEXT:    ret i32 -2147483648
  %r = call i32 @llvm.genx.absi.i32(i32 -2147483648)
  ret i32 %r
}

define float @absf() {
; CHECK-LABEL: @absf(
; CHECK-NEXT:    ret float 0.000000e+00
  %r = call float @llvm.genx.absf.f32(float -0.0)
  ret float %r
}

define <2 x float> @fmin() {
; CHECK-LABEL: @fmin(
; CHECK-NEXT:    ret <2 x float> <float -0.000000e+00, float 1.000000e+00>
  %r = call <2 x float> @llvm.genx.fmin.v2f32.v2f32(<2 x float> <float 0.0, float 2.0>, <2 x float> <float -0.0, float 1.0>)
  ret <2 x float> %r
}

; Whose bits these are is left open.
define float @fmax_nan() {
; CHECK-LABEL: @fmax_nan(
; CHECK-NEXT:    [[R:%.*]] = call float @llvm.genx.fmax.f32.f32(float 0x7FF8000000000000, float 0x7FF8000000000000)
; CHECK-NEXT:    ret float [[R]]
  %r = call float @llvm.genx.fmax.f32.f32(float 0x7FF8000000000000, float 0x7FF8000000000000)
  ret float %r
}

define half @fmax_of_floats() {
; CHECK-LABEL: @fmax_of_floats(
; CHECK-NEXT:    [[R:%.*]] = call half @llvm.genx.fmax.f16.f32(float 3.750000e+00, float -2.000000e+00)
; CHECK-NEXT:    ret half [[R]]
  %r = call half @llvm.genx.fmax.f16.f32(float 3.75, float -2.0)
  ret half %r
}

define i32 @fbl() {
; CHECK-LABEL: @fbl(
; CHECK-NEXT:    ret i32 3
  %r = call i32 @llvm.genx.fbl.i32(i32 40)
  ret i32 %r
}

define i32 @fbl_none() {
; CHECK-LABEL: @fbl_none(
; CHECK-NEXT:    ret i32 -1
  %r = call i32 @llvm.genx.fbl.i32(i32 0)
  ret i32 %r
}

define i32 @lzd() {
; CHECK-LABEL: @lzd(
; CHECK-NEXT:    ret i32 26
  %r = call i32 @llvm.genx.lzd.i32(i32 40)
  ret i32 %r
}

define i32 @bfrev() {
; CHECK-LABEL: @bfrev(
; CHECK-NEXT:    ret i32 -2147483648
  %r = call i32 @llvm.genx.bfrev.i32(i32 1)
  ret i32 %r
}

define i32 @cbit() {
; CHECK-LABEL: @cbit(
; CHECK-NEXT:    ret i32 8
  %r = call i32 @llvm.genx.cbit.i32.i8(i8 -1)
  ret i32 %r
}

define i32 @smax_of_bytes() {
; CHECK-LABEL: @smax_of_bytes(
; CHECK-NEXT:    ret i32 -1
  %r = call i32 @llvm.genx.smax.i32.i8(i8 -1, i8 -3)
  ret i32 %r
}

; The math unit rounds as it likes.
define float @inv() {
; CHECK-LABEL: @inv(
; CHECK-NEXT:    [[R:%.*]] = call float @llvm.genx.inv.f32(float 2.000000e+00)
; CHECK-NEXT:    ret float [[R]]
  %r = call float @llvm.genx.inv.f32(float 2.0)
  ret float %r
}
