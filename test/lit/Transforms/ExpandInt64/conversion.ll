; Conversions between i64 and float or half on a platform without 64-bit arithmetic.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-expand-int64<platform=icllp>' -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-expand-int64<platform=dg2>,cmx-expand-int64<platform=dg2>' -S %s | FileCheck %s

define <4 x float> @to_float(<4 x i64> %x) {
; CHECK-LABEL: @to_float(
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x i64> @llvm.abs.v4i64(<4 x i64> [[X:%.*]], i1 false)
; CHECK-NEXT:    [[TMP2:%.*]] = lshr <4 x i64> [[TMP1]], splat (i64 32)
; CHECK-NEXT:    [[TMP3:%.*]] = trunc <4 x i64> [[TMP2]] to <4 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x i32> @llvm.ctlz.v4i32(<4 x i32> [[TMP3]], i1 false)
; CHECK-NEXT:    [[TMP5:%.*]] = sub <4 x i32> splat (i32 32), [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = zext <4 x i32> [[TMP5]] to <4 x i64>
; CHECK-NEXT:    [[TMP7:%.*]] = lshr <4 x i64> [[TMP1]], [[TMP6]]
; CHECK-NEXT:    [[TMP8:%.*]] = shl <4 x i64> [[TMP7]], [[TMP6]]
; CHECK-NEXT:    [[TMP9:%.*]] = icmp ne <4 x i64> [[TMP8]], [[TMP1]]
; CHECK-NEXT:    [[TMP10:%.*]] = trunc <4 x i64> [[TMP7]] to <4 x i32>
; CHECK-NEXT:    [[TMP11:%.*]] = zext <4 x i1> [[TMP9]] to <4 x i32>
; CHECK-NEXT:    [[TMP12:%.*]] = or <4 x i32> [[TMP10]], [[TMP11]]
; CHECK-NEXT:    [[TMP13:%.*]] = uitofp <4 x i32> [[TMP12]] to <4 x float>
; CHECK-NEXT:    [[TMP14:%.*]] = add <4 x i32> [[TMP5]], splat (i32 127)
; CHECK-NEXT:    [[TMP15:%.*]] = shl <4 x i32> [[TMP14]], splat (i32 23)
; CHECK-NEXT:    [[TMP16:%.*]] = bitcast <4 x i32> [[TMP15]] to <4 x float>
; CHECK-NEXT:    [[TMP17:%.*]] = fmul <4 x float> [[TMP13]], [[TMP16]]
; CHECK-NEXT:    [[TMP18:%.*]] = icmp slt <4 x i64> [[X]], zeroinitializer
; CHECK-NEXT:    [[TMP19:%.*]] = fneg <4 x float> [[TMP17]]
; CHECK-NEXT:    [[F:%.*]] = select <4 x i1> [[TMP18]], <4 x float> [[TMP19]], <4 x float> [[TMP17]]
; CHECK-NEXT:    ret <4 x float> [[F]]
  %f = sitofp <4 x i64> %x to <4 x float>
  ret <4 x float> %f
}
define float @unsigned_to_float(i64 %x) {
; CHECK-LABEL: @unsigned_to_float(
; CHECK-NEXT:    [[TMP1:%.*]] = lshr i64 [[X:%.*]], 32
; CHECK-NEXT:    [[TMP2:%.*]] = trunc i64 [[TMP1]] to i32
; CHECK-NEXT:    [[TMP3:%.*]] = call i32 @llvm.ctlz.i32(i32 [[TMP2]], i1 false)
; CHECK-NEXT:    [[TMP4:%.*]] = sub i32 32, [[TMP3]]
; CHECK-NEXT:    [[TMP5:%.*]] = zext i32 [[TMP4]] to i64
; CHECK-NEXT:    [[TMP6:%.*]] = lshr i64 [[X]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = shl i64 [[TMP6]], [[TMP5]]
; CHECK-NEXT:    [[TMP8:%.*]] = icmp ne i64 [[TMP7]], [[X]]
; CHECK-NEXT:    [[TMP9:%.*]] = trunc i64 [[TMP6]] to i32
; CHECK-NEXT:    [[TMP10:%.*]] = zext i1 [[TMP8]] to i32
; CHECK-NEXT:    [[TMP11:%.*]] = or i32 [[TMP9]], [[TMP10]]
; CHECK-NEXT:    [[TMP12:%.*]] = uitofp i32 [[TMP11]] to float
; CHECK-NEXT:    [[TMP13:%.*]] = add i32 [[TMP4]], 127
; CHECK-NEXT:    [[TMP14:%.*]] = shl i32 [[TMP13]], 23
; CHECK-NEXT:    [[TMP15:%.*]] = bitcast i32 [[TMP14]] to float
; CHECK-NEXT:    [[F:%.*]] = fmul float [[TMP12]], [[TMP15]]
; CHECK-NEXT:    ret float [[F]]
  %f = uitofp i64 %x to float
  ret float %f
}
define <4 x half> @to_half(<4 x i64> %x) {
; CHECK-LABEL: @to_half(
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x i64> @llvm.abs.v4i64(<4 x i64> [[X:%.*]], i1 false)
; CHECK-NEXT:    [[TMP2:%.*]] = call <4 x i64> @llvm.umin.v4i64(<4 x i64> [[TMP1]], <4 x i64> splat (i64 131072))
; CHECK-NEXT:    [[TMP3:%.*]] = trunc <4 x i64> [[TMP2]] to <4 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = uitofp <4 x i32> [[TMP3]] to <4 x half>
; CHECK-NEXT:    [[TMP5:%.*]] = icmp slt <4 x i64> [[X]], zeroinitializer
; CHECK-NEXT:    [[TMP6:%.*]] = fneg <4 x half> [[TMP4]]
; CHECK-NEXT:    [[F:%.*]] = select <4 x i1> [[TMP5]], <4 x half> [[TMP6]], <4 x half> [[TMP4]]
; CHECK-NEXT:    ret <4 x half> [[F]]
  %f = sitofp <4 x i64> %x to <4 x half>
  ret <4 x half> %f
}
define <4 x i64> @from_float(<4 x float> %x) {
; CHECK-LABEL: @from_float(
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x float> @llvm.fabs.v4f32(<4 x float> [[X:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = fmul <4 x float> [[TMP1]], splat (float 0x3DF0000000000000)
; CHECK-NEXT:    [[TMP3:%.*]] = fptoui <4 x float> [[TMP2]] to <4 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = uitofp <4 x i32> [[TMP3]] to <4 x float>
; CHECK-NEXT:    [[TMP5:%.*]] = fmul <4 x float> [[TMP4]], splat (float 0x41F0000000000000)
; CHECK-NEXT:    [[TMP6:%.*]] = fsub <4 x float> [[TMP1]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = fptoui <4 x float> [[TMP6]] to <4 x i32>
; CHECK-NEXT:    [[TMP8:%.*]] = zext <4 x i32> [[TMP3]] to <4 x i64>
; CHECK-NEXT:    [[TMP9:%.*]] = shl <4 x i64> [[TMP8]], splat (i64 32)
; CHECK-NEXT:    [[TMP10:%.*]] = zext <4 x i32> [[TMP7]] to <4 x i64>
; CHECK-NEXT:    [[TMP11:%.*]] = or <4 x i64> [[TMP9]], [[TMP10]]
; CHECK-NEXT:    [[TMP12:%.*]] = fcmp olt <4 x float> [[X]], zeroinitializer
; CHECK-NEXT:    [[TMP13:%.*]] = sub <4 x i64> zeroinitializer, [[TMP11]]
; CHECK-NEXT:    [[I:%.*]] = select <4 x i1> [[TMP12]], <4 x i64> [[TMP13]], <4 x i64> [[TMP11]]
; CHECK-NEXT:    ret <4 x i64> [[I]]
  %i = fptosi <4 x float> %x to <4 x i64>
  ret <4 x i64> %i
}
define i64 @unsigned_from_float(float %x) {
; CHECK-LABEL: @unsigned_from_float(
; CHECK-NEXT:    [[TMP1:%.*]] = call float @llvm.fabs.f32(float [[X:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = fmul float [[TMP1]], 0x3DF0000000000000
; CHECK-NEXT:    [[TMP3:%.*]] = fptoui float [[TMP2]] to i32
; CHECK-NEXT:    [[TMP4:%.*]] = uitofp i32 [[TMP3]] to float
; CHECK-NEXT:    [[TMP5:%.*]] = fmul float [[TMP4]], 0x41F0000000000000
; CHECK-NEXT:    [[TMP6:%.*]] = fsub float [[TMP1]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = fptoui float [[TMP6]] to i32
; CHECK-NEXT:    [[TMP8:%.*]] = zext i32 [[TMP3]] to i64
; CHECK-NEXT:    [[TMP9:%.*]] = shl i64 [[TMP8]], 32
; CHECK-NEXT:    [[TMP10:%.*]] = zext i32 [[TMP7]] to i64
; CHECK-NEXT:    [[I:%.*]] = or i64 [[TMP9]], [[TMP10]]
; CHECK-NEXT:    ret i64 [[I]]
  %i = fptoui float %x to i64
  ret i64 %i
}
define i64 @from_half(half %x) {
; CHECK-LABEL: @from_half(
; CHECK-NEXT:    [[TMP1:%.*]] = fptosi half [[X:%.*]] to i32
; CHECK-NEXT:    [[I:%.*]] = sext i32 [[TMP1]] to i64
; CHECK-NEXT:    ret i64 [[I]]
  %i = fptosi half %x to i64
  ret i64 %i
}

; Extended numbers are converted as they are; doubles need a platform that has them.
define float @extended(i32 %x) {
; CHECK-LABEL: @extended(
; CHECK-NEXT:    [[W:%.*]] = zext i32 [[X:%.*]] to i64
; CHECK-NEXT:    [[F:%.*]] = uitofp i32 [[X]] to float
; CHECK-NEXT:    ret float [[F]]
  %w = zext i32 %x to i64
  %f = uitofp i64 %w to float
  ret float %f
}
define double @to_double(i64 %x) {
; CHECK-LABEL: @to_double(
; CHECK-NEXT:    [[F:%.*]] = uitofp i64 [[X:%.*]] to double
; CHECK-NEXT:    ret double [[F]]
  %f = uitofp i64 %x to double
  ret double %f
}

; Bfloats go through floats, and are rounded once.
define i64 @from_bfloat(bfloat %x) {
; CHECK-LABEL: @from_bfloat(
; CHECK-NEXT:    [[TMP1:%.*]] = fpext bfloat [[X:%.*]] to float
; CHECK-NEXT:    [[TMP2:%.*]] = call float @llvm.fabs.f32(float [[TMP1]])
; CHECK-NEXT:    [[TMP3:%.*]] = fmul float [[TMP2]], 0x3DF0000000000000
; CHECK-NEXT:    [[TMP4:%.*]] = fptoui float [[TMP3]] to i32
; CHECK-NEXT:    [[TMP5:%.*]] = uitofp i32 [[TMP4]] to float
; CHECK-NEXT:    [[TMP6:%.*]] = fmul float [[TMP5]], 0x41F0000000000000
; CHECK-NEXT:    [[TMP7:%.*]] = fsub float [[TMP2]], [[TMP6]]
; CHECK-NEXT:    [[TMP8:%.*]] = fptoui float [[TMP7]] to i32
; CHECK-NEXT:    [[TMP9:%.*]] = zext i32 [[TMP4]] to i64
; CHECK-NEXT:    [[TMP10:%.*]] = shl i64 [[TMP9]], 32
; CHECK-NEXT:    [[TMP11:%.*]] = zext i32 [[TMP8]] to i64
; CHECK-NEXT:    [[I:%.*]] = or i64 [[TMP10]], [[TMP11]]
; CHECK-NEXT:    ret i64 [[I]]
  %i = fptoui bfloat %x to i64
  ret i64 %i
}
define <2 x bfloat> @to_bfloat(<2 x i64> %x) {
; CHECK-LABEL: @to_bfloat(
; CHECK-NEXT:    [[TMP1:%.*]] = call <2 x i64> @llvm.abs.v2i64(<2 x i64> [[X:%.*]], i1 false)
; CHECK-NEXT:    [[TMP2:%.*]] = lshr <2 x i64> [[TMP1]], splat (i64 32)
; CHECK-NEXT:    [[TMP3:%.*]] = trunc <2 x i64> [[TMP2]] to <2 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <2 x i32> @llvm.ctlz.v2i32(<2 x i32> [[TMP3]], i1 false)
; CHECK-NEXT:    [[TMP5:%.*]] = sub <2 x i32> splat (i32 32), [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = zext <2 x i32> [[TMP5]] to <2 x i64>
; CHECK-NEXT:    [[TMP7:%.*]] = lshr <2 x i64> [[TMP1]], [[TMP6]]
; CHECK-NEXT:    [[TMP8:%.*]] = shl <2 x i64> [[TMP7]], [[TMP6]]
; CHECK-NEXT:    [[TMP9:%.*]] = icmp ne <2 x i64> [[TMP8]], [[TMP1]]
; CHECK-NEXT:    [[TMP10:%.*]] = trunc <2 x i64> [[TMP7]] to <2 x i32>
; CHECK-NEXT:    [[TMP11:%.*]] = zext <2 x i1> [[TMP9]] to <2 x i32>
; CHECK-NEXT:    [[TMP12:%.*]] = or <2 x i32> [[TMP10]], [[TMP11]]
; CHECK-NEXT:    [[TMP13:%.*]] = uitofp <2 x i32> [[TMP12]] to <2 x bfloat>
; CHECK-NEXT:    [[TMP14:%.*]] = fpext <2 x bfloat> [[TMP13]] to <2 x float>
; CHECK-NEXT:    [[TMP15:%.*]] = add <2 x i32> [[TMP5]], splat (i32 127)
; CHECK-NEXT:    [[TMP16:%.*]] = shl <2 x i32> [[TMP15]], splat (i32 23)
; CHECK-NEXT:    [[TMP17:%.*]] = bitcast <2 x i32> [[TMP16]] to <2 x float>
; CHECK-NEXT:    [[TMP18:%.*]] = fmul <2 x float> [[TMP14]], [[TMP17]]
; CHECK-NEXT:    [[TMP19:%.*]] = fptrunc <2 x float> [[TMP18]] to <2 x bfloat>
; CHECK-NEXT:    [[TMP20:%.*]] = icmp slt <2 x i64> [[X]], zeroinitializer
; CHECK-NEXT:    [[TMP21:%.*]] = fneg <2 x bfloat> [[TMP19]]
; CHECK-NEXT:    [[F:%.*]] = select <2 x i1> [[TMP20]], <2 x bfloat> [[TMP21]], <2 x bfloat> [[TMP19]]
; CHECK-NEXT:    ret <2 x bfloat> [[F]]
  %f = sitofp <2 x i64> %x to <2 x bfloat>
  ret <2 x bfloat> %f
}

; Conversions of GenX that saturate are those of LLVM.
define <4 x i64> @from_half_saturated(<4 x half> %x) {
; CHECK-LABEL: @from_half_saturated(
; CHECK-NEXT:    [[TMP1:%.*]] = fcmp oge <4 x half> [[X:%.*]], splat (half 0xH7C00)
; CHECK-NEXT:    [[TMP2:%.*]] = fcmp ult <4 x half> [[X]], zeroinitializer
; CHECK-NEXT:    [[TMP3:%.*]] = fptoui <4 x half> [[X]] to <4 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = zext <4 x i32> [[TMP3]] to <4 x i64>
; CHECK-NEXT:    [[TMP5:%.*]] = select <4 x i1> [[TMP2]], <4 x i64> zeroinitializer, <4 x i64> [[TMP4]]
; CHECK-NEXT:    [[R:%.*]] = select <4 x i1> [[TMP1]], <4 x i64> splat (i64 -1), <4 x i64> [[TMP5]]
; CHECK-NEXT:    ret <4 x i64> [[R]]
  %r = call <4 x i64> @llvm.genx.fptoui.sat.v4i64.v4f16(<4 x half> %x)
  ret <4 x i64> %r
}

; The platform does this one, if it has doubles.
define <4 x i64> @from_double_saturated(<4 x double> %x) {
; CHECK-LABEL: @from_double_saturated(
; CHECK-NEXT:    [[R:%.*]] = call <4 x i64> @llvm.genx.fptosi.sat.v4i64.v4f64(<4 x double> [[X:%.*]])
; CHECK-NEXT:    ret <4 x i64> [[R]]
  %r = call <4 x i64> @llvm.genx.fptosi.sat.v4i64.v4f64(<4 x double> %x)
  ret <4 x i64> %r
}

declare <4 x i64> @llvm.genx.fptoui.sat.v4i64.v4f16(<4 x half>)
declare <4 x i64> @llvm.genx.fptosi.sat.v4i64.v4f64(<4 x double>)
