; Roundings that no instruction does: to integers, and of doubles.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower --platform=pvc -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower,cmx-lower --platform=pvc -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower --platform=pvc -S %s -o %t.ll
; RUN: cmx-check %s %t.ll
; RUN: cmx-opt -passes=cmx-lower --platform=skl -S %s -o %t.ll
; RUN: cmx-check %s %t.ll

define i32 @lround(float %x) {
; CHECK-LABEL: @lround(
; CHECK-NEXT:    [[TMP1:%.*]] = call float @llvm.fabs.f32(float [[X:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = call float @llvm.trunc.f32(float [[TMP1]])
; CHECK-NEXT:    [[TMP3:%.*]] = fsub float [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = fcmp oge float [[TMP3]], 5.000000e-01
; CHECK-NEXT:    [[TMP5:%.*]] = fadd float [[TMP2]], 1.000000e+00
; CHECK-NEXT:    [[TMP6:%.*]] = select i1 [[TMP4]], float [[TMP5]], float [[TMP2]]
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast float [[TMP6]] to i32
; CHECK-NEXT:    [[TMP8:%.*]] = and i32 [[TMP7]], 2147483647
; CHECK-NEXT:    [[TMP9:%.*]] = bitcast float [[X]] to i32
; CHECK-NEXT:    [[TMP10:%.*]] = and i32 [[TMP9]], -2147483648
; CHECK-NEXT:    [[TMP11:%.*]] = or i32 [[TMP8]], [[TMP10]]
; CHECK-NEXT:    [[TMP12:%.*]] = bitcast i32 [[TMP11]] to float
; CHECK-NEXT:    [[R:%.*]] = fptosi float [[TMP12]] to i32
; CHECK-NEXT:    ret i32 [[R]]
  %r = call i32 @llvm.lround.i32.f32(float %x)
  ret i32 %r
}

define <4 x i32> @lrint(<4 x float> %x) {
; CHECK-LABEL: @lrint(
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x float> @llvm.rint.v4f32(<4 x float> [[X:%.*]])
; CHECK-NEXT:    [[R:%.*]] = fptosi <4 x float> [[TMP1]] to <4 x i32>
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.lrint.v4i32.v4f32(<4 x float> %x)
  ret <4 x i32> %r
}

define <4 x double> @floor(<4 x double> %x) {
; CHECK-LABEL: @floor(
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x double> @llvm.fabs.v4f64(<4 x double> [[X:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = fadd <4 x double> [[TMP1]], splat (double 0x4330000000000000)
; CHECK-NEXT:    [[TMP3:%.*]] = fsub <4 x double> [[TMP2]], splat (double 0x4330000000000000)
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <4 x double> [[TMP3]] to <4 x i64>
; CHECK-NEXT:    [[TMP5:%.*]] = and <4 x i64> [[TMP4]], splat (i64 9223372036854775807)
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast <4 x double> [[X]] to <4 x i64>
; CHECK-NEXT:    [[TMP7:%.*]] = and <4 x i64> [[TMP6]], splat (i64 -9223372036854775808)
; CHECK-NEXT:    [[TMP8:%.*]] = or <4 x i64> [[TMP5]], [[TMP7]]
; CHECK-NEXT:    [[TMP9:%.*]] = bitcast <4 x i64> [[TMP8]] to <4 x double>
; CHECK-NEXT:    [[TMP10:%.*]] = fcmp ogt <4 x double> [[TMP9]], [[X]]
; CHECK-NEXT:    [[TMP11:%.*]] = fadd <4 x double> [[TMP9]], splat (double -1.000000e+00)
; CHECK-NEXT:    [[TMP12:%.*]] = bitcast <4 x double> [[TMP11]] to <4 x i64>
; CHECK-NEXT:    [[TMP13:%.*]] = and <4 x i64> [[TMP12]], splat (i64 9223372036854775807)
; CHECK-NEXT:    [[TMP14:%.*]] = bitcast <4 x double> [[X]] to <4 x i64>
; CHECK-NEXT:    [[TMP15:%.*]] = and <4 x i64> [[TMP14]], splat (i64 -9223372036854775808)
; CHECK-NEXT:    [[TMP16:%.*]] = or <4 x i64> [[TMP13]], [[TMP15]]
; CHECK-NEXT:    [[TMP17:%.*]] = bitcast <4 x i64> [[TMP16]] to <4 x double>
; CHECK-NEXT:    [[TMP18:%.*]] = select <4 x i1> [[TMP10]], <4 x double> [[TMP17]], <4 x double> [[TMP9]]
; CHECK-NEXT:    [[TMP19:%.*]] = fcmp olt <4 x double> [[TMP1]], splat (double 0x4330000000000000)
; CHECK-NEXT:    [[R:%.*]] = select <4 x i1> [[TMP19]], <4 x double> [[TMP18]], <4 x double> [[X]]
; CHECK-NEXT:    ret <4 x double> [[R]]
  %r = call <4 x double> @llvm.floor.v4f64(<4 x double> %x)
  ret <4 x double> %r
}

define double @ceil(double %x) {
; CHECK-LABEL: @ceil(
; CHECK-NEXT:    [[TMP1:%.*]] = call double @llvm.fabs.f64(double [[X:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = fadd double [[TMP1]], 0x4330000000000000
; CHECK-NEXT:    [[TMP3:%.*]] = fsub double [[TMP2]], 0x4330000000000000
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast double [[TMP3]] to i64
; CHECK-NEXT:    [[TMP5:%.*]] = and i64 [[TMP4]], 9223372036854775807
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast double [[X]] to i64
; CHECK-NEXT:    [[TMP7:%.*]] = and i64 [[TMP6]], -9223372036854775808
; CHECK-NEXT:    [[TMP8:%.*]] = or i64 [[TMP5]], [[TMP7]]
; CHECK-NEXT:    [[TMP9:%.*]] = bitcast i64 [[TMP8]] to double
; CHECK-NEXT:    [[TMP10:%.*]] = fcmp olt double [[TMP9]], [[X]]
; CHECK-NEXT:    [[TMP11:%.*]] = fadd double [[TMP9]], 1.000000e+00
; CHECK-NEXT:    [[TMP12:%.*]] = bitcast double [[TMP11]] to i64
; CHECK-NEXT:    [[TMP13:%.*]] = and i64 [[TMP12]], 9223372036854775807
; CHECK-NEXT:    [[TMP14:%.*]] = bitcast double [[X]] to i64
; CHECK-NEXT:    [[TMP15:%.*]] = and i64 [[TMP14]], -9223372036854775808
; CHECK-NEXT:    [[TMP16:%.*]] = or i64 [[TMP13]], [[TMP15]]
; CHECK-NEXT:    [[TMP17:%.*]] = bitcast i64 [[TMP16]] to double
; CHECK-NEXT:    [[TMP18:%.*]] = select i1 [[TMP10]], double [[TMP17]], double [[TMP9]]
; CHECK-NEXT:    [[TMP19:%.*]] = fcmp olt double [[TMP1]], 0x4330000000000000
; CHECK-NEXT:    [[R:%.*]] = select i1 [[TMP19]], double [[TMP18]], double [[X]]
; CHECK-NEXT:    ret double [[R]]
  %r = call double @llvm.ceil.f64(double %x)
  ret double %r
}

define double @trunc(double %x) {
; CHECK-LABEL: @trunc(
; CHECK-NEXT:    [[TMP1:%.*]] = call double @llvm.fabs.f64(double [[X:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = fadd double [[TMP1]], 0x4330000000000000
; CHECK-NEXT:    [[TMP3:%.*]] = fsub double [[TMP2]], 0x4330000000000000
; CHECK-NEXT:    [[TMP4:%.*]] = fsub double [[TMP3]], 1.000000e+00
; CHECK-NEXT:    [[TMP5:%.*]] = fcmp ogt double [[TMP3]], [[TMP1]]
; CHECK-NEXT:    [[TMP6:%.*]] = select i1 [[TMP5]], double [[TMP4]], double [[TMP3]]
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast double [[TMP6]] to i64
; CHECK-NEXT:    [[TMP8:%.*]] = and i64 [[TMP7]], 9223372036854775807
; CHECK-NEXT:    [[TMP9:%.*]] = bitcast double [[X]] to i64
; CHECK-NEXT:    [[TMP10:%.*]] = and i64 [[TMP9]], -9223372036854775808
; CHECK-NEXT:    [[TMP11:%.*]] = or i64 [[TMP8]], [[TMP10]]
; CHECK-NEXT:    [[TMP12:%.*]] = bitcast i64 [[TMP11]] to double
; CHECK-NEXT:    [[TMP13:%.*]] = fcmp olt double [[TMP1]], 0x4330000000000000
; CHECK-NEXT:    [[R:%.*]] = select i1 [[TMP13]], double [[TMP12]], double [[X]]
; CHECK-NEXT:    ret double [[R]]
  %r = call double @llvm.trunc.f64(double %x)
  ret double %r
}

define <2 x double> @rint(<2 x double> %x) {
; CHECK-LABEL: @rint(
; CHECK-NEXT:    [[TMP1:%.*]] = call <2 x double> @llvm.fabs.v2f64(<2 x double> [[X:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = fadd <2 x double> [[TMP1]], splat (double 0x4330000000000000)
; CHECK-NEXT:    [[TMP3:%.*]] = fsub <2 x double> [[TMP2]], splat (double 0x4330000000000000)
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <2 x double> [[TMP3]] to <2 x i64>
; CHECK-NEXT:    [[TMP5:%.*]] = and <2 x i64> [[TMP4]], splat (i64 9223372036854775807)
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast <2 x double> [[X]] to <2 x i64>
; CHECK-NEXT:    [[TMP7:%.*]] = and <2 x i64> [[TMP6]], splat (i64 -9223372036854775808)
; CHECK-NEXT:    [[TMP8:%.*]] = or <2 x i64> [[TMP5]], [[TMP7]]
; CHECK-NEXT:    [[TMP9:%.*]] = bitcast <2 x i64> [[TMP8]] to <2 x double>
; CHECK-NEXT:    [[TMP10:%.*]] = fcmp olt <2 x double> [[TMP1]], splat (double 0x4330000000000000)
; CHECK-NEXT:    [[R:%.*]] = select <2 x i1> [[TMP10]], <2 x double> [[TMP9]], <2 x double> [[X]]
; CHECK-NEXT:    ret <2 x double> [[R]]
  %r = call <2 x double> @llvm.rint.v2f64(<2 x double> %x)
  ret <2 x double> %r
}

define double @round(double %x) {
; CHECK-LABEL: @round(
; CHECK-NEXT:    [[TMP1:%.*]] = call double @llvm.fabs.f64(double [[X:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = call double @llvm.fabs.f64(double [[TMP1]])
; CHECK-NEXT:    [[TMP3:%.*]] = fadd double [[TMP2]], 0x4330000000000000
; CHECK-NEXT:    [[TMP4:%.*]] = fsub double [[TMP3]], 0x4330000000000000
; CHECK-NEXT:    [[TMP5:%.*]] = fsub double [[TMP4]], 1.000000e+00
; CHECK-NEXT:    [[TMP6:%.*]] = fcmp ogt double [[TMP4]], [[TMP2]]
; CHECK-NEXT:    [[TMP7:%.*]] = select i1 [[TMP6]], double [[TMP5]], double [[TMP4]]
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast double [[TMP7]] to i64
; CHECK-NEXT:    [[TMP9:%.*]] = and i64 [[TMP8]], 9223372036854775807
; CHECK-NEXT:    [[TMP10:%.*]] = bitcast double [[TMP1]] to i64
; CHECK-NEXT:    [[TMP11:%.*]] = and i64 [[TMP10]], -9223372036854775808
; CHECK-NEXT:    [[TMP12:%.*]] = or i64 [[TMP9]], [[TMP11]]
; CHECK-NEXT:    [[TMP13:%.*]] = bitcast i64 [[TMP12]] to double
; CHECK-NEXT:    [[TMP14:%.*]] = fcmp olt double [[TMP2]], 0x4330000000000000
; CHECK-NEXT:    [[TMP15:%.*]] = select i1 [[TMP14]], double [[TMP13]], double [[TMP1]]
; CHECK-NEXT:    [[TMP16:%.*]] = fsub double [[TMP1]], [[TMP15]]
; CHECK-NEXT:    [[TMP17:%.*]] = fcmp oge double [[TMP16]], 5.000000e-01
; CHECK-NEXT:    [[TMP18:%.*]] = fadd double [[TMP15]], 1.000000e+00
; CHECK-NEXT:    [[TMP19:%.*]] = select i1 [[TMP17]], double [[TMP18]], double [[TMP15]]
; CHECK-NEXT:    [[TMP20:%.*]] = bitcast double [[TMP19]] to i64
; CHECK-NEXT:    [[TMP21:%.*]] = and i64 [[TMP20]], 9223372036854775807
; CHECK-NEXT:    [[TMP22:%.*]] = bitcast double [[X]] to i64
; CHECK-NEXT:    [[TMP23:%.*]] = and i64 [[TMP22]], -9223372036854775808
; CHECK-NEXT:    [[TMP24:%.*]] = or i64 [[TMP21]], [[TMP23]]
; CHECK-NEXT:    [[R:%.*]] = bitcast i64 [[TMP24]] to double
; CHECK-NEXT:    ret double [[R]]
  %r = call double @llvm.round.f64(double %x)
  ret double %r
}

declare i32 @llvm.lround.i32.f32(float)
declare <4 x i32> @llvm.lrint.v4i32.v4f32(<4 x float>)
declare <4 x double> @llvm.floor.v4f64(<4 x double>)
declare double @llvm.ceil.f64(double)
declare double @llvm.trunc.f64(double)
declare <2 x double> @llvm.rint.v2f64(<2 x double>)
declare double @llvm.round.f64(double)

define <4 x double> @genx_up(<4 x double> %x) {
; CHECK-LABEL: @genx_up(
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x double> @llvm.fabs.v4f64(<4 x double> [[X:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = fadd <4 x double> [[TMP1]], splat (double 0x4330000000000000)
; CHECK-NEXT:    [[TMP3:%.*]] = fsub <4 x double> [[TMP2]], splat (double 0x4330000000000000)
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <4 x double> [[TMP3]] to <4 x i64>
; CHECK-NEXT:    [[TMP5:%.*]] = and <4 x i64> [[TMP4]], splat (i64 9223372036854775807)
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast <4 x double> [[X]] to <4 x i64>
; CHECK-NEXT:    [[TMP7:%.*]] = and <4 x i64> [[TMP6]], splat (i64 -9223372036854775808)
; CHECK-NEXT:    [[TMP8:%.*]] = or <4 x i64> [[TMP5]], [[TMP7]]
; CHECK-NEXT:    [[TMP9:%.*]] = bitcast <4 x i64> [[TMP8]] to <4 x double>
; CHECK-NEXT:    [[TMP10:%.*]] = fcmp olt <4 x double> [[TMP9]], [[X]]
; CHECK-NEXT:    [[TMP11:%.*]] = fadd <4 x double> [[TMP9]], splat (double 1.000000e+00)
; CHECK-NEXT:    [[TMP12:%.*]] = bitcast <4 x double> [[TMP11]] to <4 x i64>
; CHECK-NEXT:    [[TMP13:%.*]] = and <4 x i64> [[TMP12]], splat (i64 9223372036854775807)
; CHECK-NEXT:    [[TMP14:%.*]] = bitcast <4 x double> [[X]] to <4 x i64>
; CHECK-NEXT:    [[TMP15:%.*]] = and <4 x i64> [[TMP14]], splat (i64 -9223372036854775808)
; CHECK-NEXT:    [[TMP16:%.*]] = or <4 x i64> [[TMP13]], [[TMP15]]
; CHECK-NEXT:    [[TMP17:%.*]] = bitcast <4 x i64> [[TMP16]] to <4 x double>
; CHECK-NEXT:    [[TMP18:%.*]] = select <4 x i1> [[TMP10]], <4 x double> [[TMP17]], <4 x double> [[TMP9]]
; CHECK-NEXT:    [[TMP19:%.*]] = fcmp olt <4 x double> [[TMP1]], splat (double 0x4330000000000000)
; CHECK-NEXT:    [[R:%.*]] = select <4 x i1> [[TMP19]], <4 x double> [[TMP18]], <4 x double> [[X]]
; CHECK-NEXT:    ret <4 x double> [[R]]
  %r = call <4 x double> @llvm.genx.rndu.v4f64(<4 x double> %x)
  ret <4 x double> %r
}

define half @genx_even(half %x) {
; CHECK-LABEL: @genx_even(
; CHECK-NEXT:    [[TMP1:%.*]] = fpext half [[X:%.*]] to float
; CHECK-NEXT:    [[TMP2:%.*]] = call float @llvm.roundeven.f32(float [[TMP1]])
; CHECK-NEXT:    [[R:%.*]] = fptrunc float [[TMP2]] to half
; CHECK-NEXT:    ret half [[R]]
  %r = call half @llvm.genx.rnde.f16(half %x)
  ret half %r
}

; What an instruction does stays.
define <4 x float> @genx_down(<4 x float> %x) {
; CHECK-LABEL: @genx_down(
; CHECK-NEXT:    [[R:%.*]] = call <4 x float> @llvm.genx.rndd.v4f32(<4 x float> [[X:%.*]])
; CHECK-NEXT:    ret <4 x float> [[R]]
  %r = call <4 x float> @llvm.genx.rndd.v4f32(<4 x float> %x)
  ret <4 x float> %r
}

declare <4 x double> @llvm.genx.rndu.v4f64(<4 x double>)
declare half @llvm.genx.rnde.f16(half)
declare <4 x float> @llvm.genx.rndd.v4f32(<4 x float>)
