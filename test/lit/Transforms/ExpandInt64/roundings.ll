; Conversions to qwords that round or saturate become plain ones, which are expanded next where
; the platform has none.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-expand-int64<platform=pvc>' -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-expand-int64<platform=pvc>,cmx-expand-int64<platform=pvc>' -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-expand-int64<platform=pvc>' -S %s -o %t.ll
; RUN: cmx-check %s %t.ll
; RUN: cmx-opt -passes='cmx-expand-int64<platform=icllp>' -S %s -o %t.ll
; RUN: cmx-check %s %t.ll

define i64 @llrint(float %x) {
; CHECK-LABEL: @llrint(
; CHECK-NEXT:    [[TMP1:%.*]] = call float @llvm.rint.f32(float [[X:%.*]])
; CHECK-NEXT:    [[R:%.*]] = fptosi float [[TMP1]] to i64
; CHECK-NEXT:    ret i64 [[R]]
  %r = call i64 @llvm.llrint.i64.f32(float %x)
  ret i64 %r
}

define <2 x i64> @signed(<2 x float> %x) {
; CHECK-LABEL: @signed(
; CHECK-NEXT:    [[TMP1:%.*]] = fcmp oge <2 x float> [[X:%.*]], splat (float 0x43E0000000000000)
; CHECK-NEXT:    [[TMP2:%.*]] = fptosi <2 x float> [[X]] to <2 x i64>
; CHECK-NEXT:    [[TMP3:%.*]] = fcmp uno <2 x float> [[X]], [[X]]
; CHECK-NEXT:    [[TMP4:%.*]] = select <2 x i1> [[TMP3]], <2 x i64> zeroinitializer, <2 x i64> [[TMP2]]
; CHECK-NEXT:    [[TMP5:%.*]] = fcmp ole <2 x float> [[X]], splat (float 0xC3E0000000000000)
; CHECK-NEXT:    [[TMP6:%.*]] = select <2 x i1> [[TMP5]], <2 x i64> splat (i64 -9223372036854775808), <2 x i64> [[TMP4]]
; CHECK-NEXT:    [[R:%.*]] = select <2 x i1> [[TMP1]], <2 x i64> splat (i64 9223372036854775807), <2 x i64> [[TMP6]]
; CHECK-NEXT:    ret <2 x i64> [[R]]
  %r = call <2 x i64> @llvm.fptosi.sat.v2i64.v2f32(<2 x float> %x)
  ret <2 x i64> %r
}

define i64 @unsigned(half %x) {
; CHECK-LABEL: @unsigned(
; CHECK-NEXT:    [[TMP1:%.*]] = fcmp oge half [[X:%.*]], 0xH7C00
; CHECK-NEXT:    [[TMP2:%.*]] = fcmp ult half [[X]], 0xH0000
; CHECK-NEXT:    [[TMP3:%.*]] = fptoui half [[X]] to i32
; CHECK-NEXT:    [[TMP4:%.*]] = zext i32 [[TMP3]] to i64
; CHECK-NEXT:    [[TMP5:%.*]] = select i1 [[TMP2]], i64 0, i64 [[TMP4]]
; CHECK-NEXT:    [[R:%.*]] = select i1 [[TMP1]], i64 -1, i64 [[TMP5]]
; CHECK-NEXT:    ret i64 [[R]]
  %r = call i64 @llvm.fptoui.sat.i64.f16(half %x)
  ret i64 %r
}

; A dword is none of them.
define i32 @dword(float %x) {
; CHECK-LABEL: @dword(
; CHECK-NEXT:    [[R:%.*]] = call i32 @llvm.lround.i32.f32(float [[X:%.*]])
; CHECK-NEXT:    ret i32 [[R]]
  %r = call i32 @llvm.lround.i32.f32(float %x)
  ret i32 %r
}

declare i64 @llvm.llrint.i64.f32(float)
declare i32 @llvm.lround.i32.f32(float)
declare <2 x i64> @llvm.fptosi.sat.v2i64.v2f32(<2 x float>)
declare i64 @llvm.fptoui.sat.i64.f16(half)

define <2 x float> @long_power(<2 x float> %x, i64 %n) {
; CHECK-LABEL: @long_power(
; CHECK-NEXT:    [[TMP1:%.*]] = and i64 [[N:%.*]], 1
; CHECK-NEXT:    [[TMP2:%.*]] = call i64 @llvm.smax.i64(i64 [[N]], i64 -2147483648)
; CHECK-NEXT:    [[TMP3:%.*]] = call i64 @llvm.smin.i64(i64 [[TMP2]], i64 2147483647)
; CHECK-NEXT:    [[TMP4:%.*]] = and i64 [[TMP3]], -2
; CHECK-NEXT:    [[TMP5:%.*]] = or i64 [[TMP4]], [[TMP1]]
; CHECK-NEXT:    [[TMP6:%.*]] = trunc i64 [[TMP5]] to i32
; CHECK-NEXT:    [[R:%.*]] = call afn <2 x float> @llvm.powi.v2f32.i32(<2 x float> [[X:%.*]], i32 [[TMP6]])
; CHECK-NEXT:    ret <2 x float> [[R]]
  %r = call afn <2 x float> @llvm.powi.v2f32.i64(<2 x float> %x, i64 %n)
  ret <2 x float> %r
}

define <2 x half> @long_powers(<2 x half> %x, <2 x i64> %n) {
; CHECK-LABEL: @long_powers(
; CHECK-NEXT:    [[TMP1:%.*]] = and <2 x i64> [[N:%.*]], splat (i64 1)
; CHECK-NEXT:    [[TMP2:%.*]] = call <2 x i64> @llvm.smax.v2i64(<2 x i64> [[N]], <2 x i64> splat (i64 -2147483648))
; CHECK-NEXT:    [[TMP3:%.*]] = call <2 x i64> @llvm.smin.v2i64(<2 x i64> [[TMP2]], <2 x i64> splat (i64 2147483647))
; CHECK-NEXT:    [[TMP4:%.*]] = and <2 x i64> [[TMP3]], splat (i64 -2)
; CHECK-NEXT:    [[TMP5:%.*]] = or <2 x i64> [[TMP4]], [[TMP1]]
; CHECK-NEXT:    [[TMP6:%.*]] = trunc <2 x i64> [[TMP5]] to <2 x i32>
; CHECK-NEXT:    [[R:%.*]] = call afn <2 x half> @llvm.powi.v2f16.v2i32(<2 x half> [[X:%.*]], <2 x i32> [[TMP6]])
; CHECK-NEXT:    ret <2 x half> [[R]]
  %r = call afn <2 x half> @llvm.powi.v2f16.v2i64(<2 x half> %x, <2 x i64> %n)
  ret <2 x half> %r
}
