; Classes of floats are ranges of their bits; powers of two are made of exponents.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -verify-each --check-each -S %s | FileCheck %s
; A second run changes nothing.
; RUN: cmx-opt -passes=cmx-lower,cmx-lower --platform=icllp -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower --platform=pvc -verify-each --check-each -S %s -o %t

declare <8 x i1> @llvm.is.fpclass.v8f32(<8 x float>, i32)
declare i1 @llvm.is.fpclass.f32(float, i32)
declare <4 x i1> @llvm.is.fpclass.v4f16(<4 x half>, i32)
declare i1 @llvm.is.fpclass.f64(double, i32)

; No number, all numbers.
define i1 @no_class(float %x) {
; CHECK-LABEL: @no_class(
; CHECK-NEXT:    ret i1 false
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 0)
  ret i1 %r
}

define i1 @all_classes(float %x) {
; CHECK-LABEL: @all_classes(
; CHECK-NEXT:    ret i1 true
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 1023)
  ret i1 %r
}

; Both signs: of the value without it.
define <8 x i1> @zero_or_subnormal(<8 x float> %x) {
; CHECK-LABEL: @zero_or_subnormal(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x float> [[X:%.*]] to <8 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = and <8 x i32> [[TMP1]], splat (i32 2147483647)
; CHECK-NEXT:    [[R:%.*]] = icmp ult <8 x i32> [[TMP2]], splat (i32 8388608)
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = call <8 x i1> @llvm.is.fpclass.v8f32(<8 x float> %x, i32 240)
  ret <8 x i1> %r
}

define <8 x i1> @infinite_or_zero(<8 x float> %x) {
; CHECK-LABEL: @infinite_or_zero(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x float> [[X:%.*]] to <8 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = and <8 x i32> [[TMP1]], splat (i32 2147483647)
; CHECK-NEXT:    [[TMP3:%.*]] = icmp eq <8 x i32> [[TMP2]], zeroinitializer
; CHECK-NEXT:    [[TMP4:%.*]] = icmp eq <8 x i32> [[TMP2]], splat (i32 2139095040)
; CHECK-NEXT:    [[R:%.*]] = or <8 x i1> [[TMP3]], [[TMP4]]
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = call <8 x i1> @llvm.is.fpclass.v8f32(<8 x float> %x, i32 612)
  ret <8 x i1> %r
}

define <4 x i1> @signaling(<4 x half> %x) {
; CHECK-LABEL: @signaling(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <4 x half> [[X:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = and <4 x i16> [[TMP1]], splat (i16 32767)
; CHECK-NEXT:    [[TMP3:%.*]] = sub <4 x i16> [[TMP2]], splat (i16 31745)
; CHECK-NEXT:    [[R:%.*]] = icmp ult <4 x i16> [[TMP3]], splat (i16 511)
; CHECK-NEXT:    ret <4 x i1> [[R]]
  %r = call <4 x i1> @llvm.is.fpclass.v4f16(<4 x half> %x, i32 1)
  ret <4 x i1> %r
}

define <4 x i1> @quiet(<4 x half> %x) {
; CHECK-LABEL: @quiet(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <4 x half> [[X:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = and <4 x i16> [[TMP1]], splat (i16 32767)
; CHECK-NEXT:    [[R:%.*]] = icmp uge <4 x i16> [[TMP2]], splat (i16 32256)
; CHECK-NEXT:    ret <4 x i1> [[R]]
  %r = call <4 x i1> @llvm.is.fpclass.v4f16(<4 x half> %x, i32 2)
  ret <4 x i1> %r
}

; One sign only: +0; -subnormal and -normal; all but NaN and +normal.
define i1 @positive_zero(float %x) {
; CHECK-LABEL: @positive_zero(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast float [[X:%.*]] to i32
; CHECK-NEXT:    [[R:%.*]] = icmp eq i32 [[TMP1]], 0
; CHECK-NEXT:    ret i1 [[R]]
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 64)
  ret i1 %r
}

define i1 @negative_finite(float %x) {
; CHECK-LABEL: @negative_finite(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast float [[X:%.*]] to i32
; CHECK-NEXT:    [[TMP2:%.*]] = sub i32 [[TMP1]], -2147483647
; CHECK-NEXT:    [[R:%.*]] = icmp ult i32 [[TMP2]], 2139095039
; CHECK-NEXT:    ret i1 [[R]]
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 24)
  ret i1 %r
}

define i1 @several(float %x) {
; CHECK-LABEL: @several(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast float [[X:%.*]] to i32
; CHECK-NEXT:    [[TMP2:%.*]] = icmp ult i32 [[TMP1]], 8388608
; CHECK-NEXT:    [[TMP3:%.*]] = icmp eq i32 [[TMP1]], 2139095040
; CHECK-NEXT:    [[TMP4:%.*]] = or i1 [[TMP2]], [[TMP3]]
; CHECK-NEXT:    [[TMP5:%.*]] = sub i32 [[TMP1]], -2147483648
; CHECK-NEXT:    [[TMP6:%.*]] = icmp ult i32 [[TMP5]], 2139095041
; CHECK-NEXT:    [[R:%.*]] = or i1 [[TMP4]], [[TMP6]]
; CHECK-NEXT:    ret i1 [[R]]
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 764)
  ret i1 %r
}

define i1 @double_normal(double %x) {
; CHECK-LABEL: @double_normal(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast double [[X:%.*]] to <2 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast double [[X]] to <2 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = and i32 [[TMP4]], 2147483647
; CHECK-NEXT:    [[TMP6:%.*]] = sub i32 [[TMP5]], 1048576
; CHECK-NEXT:    [[R:%.*]] = icmp ult i32 [[TMP6]], 2145386496
; CHECK-NEXT:    [[TMP7:%.*]] = icmp eq i32 [[TMP6]], 2145386496
; CHECK-NEXT:    ret i1 [[R]]
  %r = call i1 @llvm.is.fpclass.f64(double %x, i32 264)
  ret i1 %r
}

declare <8 x float> @llvm.ldexp.v8f32.v8i32(<8 x float>, <8 x i32>)
declare half @llvm.ldexp.f16.i32(half, i32)

; Exponents in the range where results are neither 0 nor infinite, and beyond.
define <8 x float> @load_exponent(<8 x float> %x, <8 x i32> %i) {
; CHECK-LABEL: @load_exponent(
; CHECK-NEXT:    [[M:%.*]] = and <8 x i32> [[I:%.*]], splat (i32 511)
; CHECK-NEXT:    [[N:%.*]] = sub <8 x i32> [[M]], splat (i32 256)
; CHECK-NEXT:    [[TMP1:%.*]] = icmp slt <8 x i32> [[N]], splat (i32 -126)
; CHECK-NEXT:    [[TMP2:%.*]] = icmp sgt <8 x i32> [[N]], splat (i32 127)
; CHECK-NEXT:    [[TMP3:%.*]] = select <8 x i1> [[TMP2]], <8 x i32> splat (i32 127), <8 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP4:%.*]] = select <8 x i1> [[TMP1]], <8 x i32> splat (i32 -102), <8 x i32> [[TMP3]]
; CHECK-NEXT:    [[TMP5:%.*]] = add <8 x i32> [[TMP4]], splat (i32 127)
; CHECK-NEXT:    [[TMP6:%.*]] = shl <8 x i32> [[TMP5]], splat (i32 23)
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <8 x i32> [[TMP6]] to <8 x float>
; CHECK-NEXT:    [[TMP8:%.*]] = fmul <8 x float> [[X:%.*]], [[TMP7]]
; CHECK-NEXT:    [[TMP9:%.*]] = sub <8 x i32> [[N]], [[TMP4]]
; CHECK-NEXT:    [[TMP10:%.*]] = icmp slt <8 x i32> [[TMP9]], splat (i32 -126)
; CHECK-NEXT:    [[TMP11:%.*]] = icmp sgt <8 x i32> [[TMP9]], splat (i32 127)
; CHECK-NEXT:    [[TMP12:%.*]] = select <8 x i1> [[TMP11]], <8 x i32> splat (i32 127), <8 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP13:%.*]] = select <8 x i1> [[TMP10]], <8 x i32> splat (i32 -102), <8 x i32> [[TMP12]]
; CHECK-NEXT:    [[TMP14:%.*]] = add <8 x i32> [[TMP13]], splat (i32 127)
; CHECK-NEXT:    [[TMP15:%.*]] = shl <8 x i32> [[TMP14]], splat (i32 23)
; CHECK-NEXT:    [[TMP16:%.*]] = bitcast <8 x i32> [[TMP15]] to <8 x float>
; CHECK-NEXT:    [[TMP17:%.*]] = fmul <8 x float> [[TMP8]], [[TMP16]]
; CHECK-NEXT:    [[TMP18:%.*]] = sub <8 x i32> [[TMP9]], [[TMP13]]
; CHECK-NEXT:    [[TMP19:%.*]] = call <8 x i32> @llvm.smax.v8i32(<8 x i32> [[TMP18]], <8 x i32> splat (i32 -126))
; CHECK-NEXT:    [[TMP20:%.*]] = call <8 x i32> @llvm.smin.v8i32(<8 x i32> [[TMP19]], <8 x i32> splat (i32 127))
; CHECK-NEXT:    [[TMP21:%.*]] = add <8 x i32> [[TMP20]], splat (i32 127)
; CHECK-NEXT:    [[TMP22:%.*]] = shl <8 x i32> [[TMP21]], splat (i32 23)
; CHECK-NEXT:    [[TMP23:%.*]] = bitcast <8 x i32> [[TMP22]] to <8 x float>
; CHECK-NEXT:    [[R:%.*]] = fmul <8 x float> [[TMP17]], [[TMP23]]
; CHECK-NEXT:    ret <8 x float> [[R]]
  %m = and <8 x i32> %i, splat (i32 511)
  %n = sub <8 x i32> %m, splat (i32 256)
  %r = call <8 x float> @llvm.ldexp.v8f32.v8i32(<8 x float> %x, <8 x i32> %n)
  ret <8 x float> %r
}

define <8 x float> @load_exponent_any(<8 x float> %x, <8 x i32> %n) {
; CHECK-LABEL: @load_exponent_any(
; CHECK-NEXT:    [[TMP1:%.*]] = icmp slt <8 x i32> [[N:%.*]], splat (i32 -126)
; CHECK-NEXT:    [[TMP2:%.*]] = icmp sgt <8 x i32> [[N]], splat (i32 127)
; CHECK-NEXT:    [[TMP3:%.*]] = select <8 x i1> [[TMP2]], <8 x i32> splat (i32 127), <8 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP4:%.*]] = select <8 x i1> [[TMP1]], <8 x i32> splat (i32 -102), <8 x i32> [[TMP3]]
; CHECK-NEXT:    [[TMP5:%.*]] = add <8 x i32> [[TMP4]], splat (i32 127)
; CHECK-NEXT:    [[TMP6:%.*]] = shl <8 x i32> [[TMP5]], splat (i32 23)
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <8 x i32> [[TMP6]] to <8 x float>
; CHECK-NEXT:    [[TMP8:%.*]] = fmul <8 x float> [[X:%.*]], [[TMP7]]
; CHECK-NEXT:    [[TMP9:%.*]] = sub <8 x i32> [[N]], [[TMP4]]
; CHECK-NEXT:    [[TMP10:%.*]] = icmp slt <8 x i32> [[TMP9]], splat (i32 -126)
; CHECK-NEXT:    [[TMP11:%.*]] = icmp sgt <8 x i32> [[TMP9]], splat (i32 127)
; CHECK-NEXT:    [[TMP12:%.*]] = select <8 x i1> [[TMP11]], <8 x i32> splat (i32 127), <8 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP13:%.*]] = select <8 x i1> [[TMP10]], <8 x i32> splat (i32 -102), <8 x i32> [[TMP12]]
; CHECK-NEXT:    [[TMP14:%.*]] = add <8 x i32> [[TMP13]], splat (i32 127)
; CHECK-NEXT:    [[TMP15:%.*]] = shl <8 x i32> [[TMP14]], splat (i32 23)
; CHECK-NEXT:    [[TMP16:%.*]] = bitcast <8 x i32> [[TMP15]] to <8 x float>
; CHECK-NEXT:    [[TMP17:%.*]] = fmul <8 x float> [[TMP8]], [[TMP16]]
; CHECK-NEXT:    [[TMP18:%.*]] = sub <8 x i32> [[TMP9]], [[TMP13]]
; CHECK-NEXT:    [[TMP19:%.*]] = call <8 x i32> @llvm.smax.v8i32(<8 x i32> [[TMP18]], <8 x i32> splat (i32 -126))
; CHECK-NEXT:    [[TMP20:%.*]] = call <8 x i32> @llvm.smin.v8i32(<8 x i32> [[TMP19]], <8 x i32> splat (i32 127))
; CHECK-NEXT:    [[TMP21:%.*]] = add <8 x i32> [[TMP20]], splat (i32 127)
; CHECK-NEXT:    [[TMP22:%.*]] = shl <8 x i32> [[TMP21]], splat (i32 23)
; CHECK-NEXT:    [[TMP23:%.*]] = bitcast <8 x i32> [[TMP22]] to <8 x float>
; CHECK-NEXT:    [[R:%.*]] = fmul <8 x float> [[TMP17]], [[TMP23]]
; CHECK-NEXT:    ret <8 x float> [[R]]
  %r = call <8 x float> @llvm.ldexp.v8f32.v8i32(<8 x float> %x, <8 x i32> %n)
  ret <8 x float> %r
}

define <8 x float> @power_of_two(<8 x i32> %i) {
; CHECK-LABEL: @power_of_two(
; CHECK-NEXT:    [[M:%.*]] = and <8 x i32> [[I:%.*]], splat (i32 511)
; CHECK-NEXT:    [[N:%.*]] = sub <8 x i32> [[M]], splat (i32 256)
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i32> @llvm.smax.v8i32(<8 x i32> [[N]], <8 x i32> splat (i32 -126))
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.smin.v8i32(<8 x i32> [[TMP1]], <8 x i32> splat (i32 127))
; CHECK-NEXT:    [[TMP3:%.*]] = sub <8 x i32> [[N]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.smax.v8i32(<8 x i32> [[TMP3]], <8 x i32> splat (i32 -126))
; CHECK-NEXT:    [[TMP5:%.*]] = call <8 x i32> @llvm.smin.v8i32(<8 x i32> [[TMP4]], <8 x i32> splat (i32 127))
; CHECK-NEXT:    [[TMP6:%.*]] = add <8 x i32> [[TMP2]], splat (i32 127)
; CHECK-NEXT:    [[TMP7:%.*]] = shl <8 x i32> [[TMP6]], splat (i32 23)
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast <8 x i32> [[TMP7]] to <8 x float>
; CHECK-NEXT:    [[TMP9:%.*]] = add <8 x i32> [[TMP5]], splat (i32 127)
; CHECK-NEXT:    [[TMP10:%.*]] = shl <8 x i32> [[TMP9]], splat (i32 23)
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast <8 x i32> [[TMP10]] to <8 x float>
; CHECK-NEXT:    [[R:%.*]] = fmul <8 x float> [[TMP8]], [[TMP11]]
; CHECK-NEXT:    ret <8 x float> [[R]]
  %m = and <8 x i32> %i, splat (i32 511)
  %n = sub <8 x i32> %m, splat (i32 256)
  %r = call <8 x float> @llvm.ldexp.v8f32.v8i32(<8 x float> splat (float 1.0), <8 x i32> %n)
  ret <8 x float> %r
}

define <8 x float> @power_of_two_any(<8 x i32> %n) {
; CHECK-LABEL: @power_of_two_any(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i32> @llvm.smax.v8i32(<8 x i32> [[N:%.*]], <8 x i32> splat (i32 -126))
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.smin.v8i32(<8 x i32> [[TMP1]], <8 x i32> splat (i32 127))
; CHECK-NEXT:    [[TMP3:%.*]] = sub <8 x i32> [[N]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.smax.v8i32(<8 x i32> [[TMP3]], <8 x i32> splat (i32 -126))
; CHECK-NEXT:    [[TMP5:%.*]] = call <8 x i32> @llvm.smin.v8i32(<8 x i32> [[TMP4]], <8 x i32> splat (i32 127))
; CHECK-NEXT:    [[TMP6:%.*]] = add <8 x i32> [[TMP2]], splat (i32 127)
; CHECK-NEXT:    [[TMP7:%.*]] = shl <8 x i32> [[TMP6]], splat (i32 23)
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast <8 x i32> [[TMP7]] to <8 x float>
; CHECK-NEXT:    [[TMP9:%.*]] = add <8 x i32> [[TMP5]], splat (i32 127)
; CHECK-NEXT:    [[TMP10:%.*]] = shl <8 x i32> [[TMP9]], splat (i32 23)
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast <8 x i32> [[TMP10]] to <8 x float>
; CHECK-NEXT:    [[R:%.*]] = fmul <8 x float> [[TMP8]], [[TMP11]]
; CHECK-NEXT:    ret <8 x float> [[R]]
  %r = call <8 x float> @llvm.ldexp.v8f32.v8i32(<8 x float> splat (float 1.0), <8 x i32> %n)
  ret <8 x float> %r
}

define half @load_exponent_half(half %x, i32 %i) {
; CHECK-LABEL: @load_exponent_half(
; CHECK-NEXT:    [[M:%.*]] = and i32 [[I:%.*]], 63
; CHECK-NEXT:    [[N:%.*]] = sub i32 [[M]], 32
; CHECK-NEXT:    [[TMP1:%.*]] = fpext half [[X:%.*]] to float
; CHECK-NEXT:    [[TMP2:%.*]] = call i32 @llvm.smax.i32(i32 [[N]], i32 -126)
; CHECK-NEXT:    [[TMP3:%.*]] = call i32 @llvm.smin.i32(i32 [[TMP2]], i32 127)
; CHECK-NEXT:    [[TMP4:%.*]] = add i32 [[TMP3]], 127
; CHECK-NEXT:    [[TMP5:%.*]] = shl i32 [[TMP4]], 23
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast i32 [[TMP5]] to float
; CHECK-NEXT:    [[TMP7:%.*]] = fmul float [[TMP1]], [[TMP6]]
; CHECK-NEXT:    [[R:%.*]] = fptrunc float [[TMP7]] to half
; CHECK-NEXT:    ret half [[R]]
  %m = and i32 %i, 63
  %n = sub i32 %m, 32
  %r = call half @llvm.ldexp.f16.i32(half %x, i32 %n)
  ret half %r
}

declare <8 x float> @llvm.powi.v8f32.i32(<8 x float>, i32)
declare half @llvm.powi.f16.i32(half, i32)

define <8 x float> @power_0(<8 x float> %x) {
; CHECK-LABEL: @power_0(
; CHECK-NEXT:    ret <8 x float> splat (float 1.000000e+00)
  %r = call <8 x float> @llvm.powi.v8f32.i32(<8 x float> %x, i32 0)
  ret <8 x float> %r
}

define <8 x float> @power_5(<8 x float> %x) {
; CHECK-LABEL: @power_5(
; CHECK-NEXT:    [[TMP1:%.*]] = fmul afn <8 x float> [[X:%.*]], [[X]]
; CHECK-NEXT:    [[TMP2:%.*]] = fmul afn <8 x float> [[TMP1]], [[TMP1]]
; CHECK-NEXT:    [[R:%.*]] = fmul afn <8 x float> [[X]], [[TMP2]]
; CHECK-NEXT:    ret <8 x float> [[R]]
  %r = call afn <8 x float> @llvm.powi.v8f32.i32(<8 x float> %x, i32 5)
  ret <8 x float> %r
}

define half @power_minus_2(half %x) {
; CHECK-LABEL: @power_minus_2(
; CHECK-NEXT:    [[TMP1:%.*]] = fmul afn half [[X:%.*]], [[X]]
; CHECK-NEXT:    [[R:%.*]] = fdiv afn half 0xH3C00, [[TMP1]]
; CHECK-NEXT:    ret half [[R]]
  %r = call afn half @llvm.powi.f16.i32(half %x, i32 -2)
  ret half %r
}

define <8 x float> @power_variable(<8 x float> %x, i32 %n) {
; CHECK-LABEL: @power_variable(
; CHECK-NEXT:    [[TMP1:%.*]] = sitofp i32 [[N:%.*]] to float
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast float [[TMP1]] to <1 x float>
; CHECK-NEXT:    [[TMP3:%.*]] = call afn <8 x float> @llvm.genx.rdregionf.v8f32.v1f32.i16(<1 x float> [[TMP2]], i32 0, i32 8, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast i32 [[N]] to <1 x i32>
; CHECK-NEXT:    [[TMP5:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1i32.i16(<1 x i32> [[TMP4]], i32 0, i32 8, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = call afn <8 x float> @llvm.fabs.v8f32(<8 x float> [[X:%.*]])
; CHECK-NEXT:    [[TMP7:%.*]] = call afn <8 x float> @llvm.pow.v8f32(<8 x float> [[TMP6]], <8 x float> [[TMP3]])
; CHECK-NEXT:    [[TMP8:%.*]] = shl <8 x i32> [[TMP5]], splat (i32 31)
; CHECK-NEXT:    [[TMP9:%.*]] = bitcast <8 x float> [[X]] to <8 x i32>
; CHECK-NEXT:    [[TMP10:%.*]] = and <8 x i32> [[TMP9]], [[TMP8]]
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast <8 x float> [[TMP7]] to <8 x i32>
; CHECK-NEXT:    [[TMP12:%.*]] = or <8 x i32> [[TMP11]], [[TMP10]]
; CHECK-NEXT:    [[R:%.*]] = bitcast <8 x i32> [[TMP12]] to <8 x float>
; CHECK-NEXT:    ret <8 x float> [[R]]
  %r = call afn <8 x float> @llvm.powi.v8f32.i32(<8 x float> %x, i32 %n)
  ret <8 x float> %r
}

define <8 x float> @power_of_each_lane(<8 x float> %x, <8 x i32> %n) {
; CHECK-LABEL: @power_of_each_lane(
; CHECK-NEXT:    [[TMP1:%.*]] = sitofp <8 x i32> [[N:%.*]] to <8 x float>
; CHECK-NEXT:    [[TMP2:%.*]] = call afn <8 x float> @llvm.fabs.v8f32(<8 x float> [[X:%.*]])
; CHECK-NEXT:    [[TMP3:%.*]] = call afn <8 x float> @llvm.pow.v8f32(<8 x float> [[TMP2]], <8 x float> [[TMP1]])
; CHECK-NEXT:    [[TMP4:%.*]] = shl <8 x i32> [[N]], splat (i32 31)
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <8 x float> [[X]] to <8 x i32>
; CHECK-NEXT:    [[TMP6:%.*]] = and <8 x i32> [[TMP5]], [[TMP4]]
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <8 x float> [[TMP3]] to <8 x i32>
; CHECK-NEXT:    [[TMP8:%.*]] = or <8 x i32> [[TMP7]], [[TMP6]]
; CHECK-NEXT:    [[R:%.*]] = bitcast <8 x i32> [[TMP8]] to <8 x float>
; CHECK-NEXT:    ret <8 x float> [[R]]
  %r = call afn <8 x float> @llvm.powi.v8f32.v8i32(<8 x float> %x, <8 x i32> %n)
  ret <8 x float> %r
}
