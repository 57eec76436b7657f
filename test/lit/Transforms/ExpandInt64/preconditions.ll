; Divisors, exponents and casts at the edge of what is expanded.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-expand-int64<platform=icllp>' -verify-each -S %s | FileCheck %s

declare i64 @llvm.lround.i64.f32(float)
declare i64 @llvm.llround.i64.f32(float)
declare i64 @llvm.lrint.i64.f32(float)
declare i64 @llvm.llrint.i64.f32(float)
declare i32 @llvm.lround.i32.f32(float)
declare float @llvm.powi.f32.i64(float, i64)
declare double @llvm.powi.f64.i64(double, i64)
declare float @llvm.powi.f32.i32(float, i32)

; Powers of two are shifts elsewhere, if each lane is one.
define <4 x i64> @powers(<4 x i64> %x) {
; CHECK-LABEL: @powers(
; CHECK-NEXT:    [[R:%.*]] = udiv <4 x i64> [[X:%.*]], <i64 2, i64 4, i64 8, i64 16>
; CHECK-NEXT:    ret <4 x i64> [[R]]
  %r = udiv <4 x i64> %x, <i64 2, i64 4, i64 8, i64 16>
  ret <4 x i64> %r
}

define <2 x i64> @undefined_lane(<2 x i64> %x) {
; CHECK-LABEL: @undefined_lane(
; CHECK-NEXT:    br label %divide
; CHECK:       divide:
; CHECK-NEXT:    [[TMP1:%.*]] = phi i32 [ 0, [[TMP0:%.*]] ], [ [[TMP14:%.*]], %divide ]
; CHECK-NEXT:    [[TMP2:%.*]] = phi <2 x i64> [ [[X:%.*]], [[TMP0]] ], [ [[R:%.*]], %divide ]
; CHECK-NEXT:    [[TMP3:%.*]] = phi <2 x i64> [ zeroinitializer, [[TMP0]] ], [ [[TMP11:%.*]], %divide ]
; CHECK-NEXT:    [[TMP4:%.*]] = lshr <2 x i64> [[TMP2]], splat (i64 63)
; CHECK-NEXT:    [[TMP5:%.*]] = shl <2 x i64> [[TMP3]], splat (i64 1)
; CHECK-NEXT:    [[TMP6:%.*]] = or <2 x i64> [[TMP5]], [[TMP4]]
; CHECK-NEXT:    [[TMP7:%.*]] = icmp slt <2 x i64> [[TMP3]], zeroinitializer
; CHECK-NEXT:    [[TMP8:%.*]] = icmp uge <2 x i64> [[TMP6]], <i64 2, i64 poison>
; CHECK-NEXT:    [[TMP9:%.*]] = or <2 x i1> [[TMP7]], [[TMP8]]
; CHECK-NEXT:    [[TMP10:%.*]] = sub <2 x i64> [[TMP6]], <i64 2, i64 poison>
; CHECK-NEXT:    [[TMP11]] = select <2 x i1> [[TMP9]], <2 x i64> [[TMP10]], <2 x i64> [[TMP6]]
; CHECK-NEXT:    [[TMP12:%.*]] = shl <2 x i64> [[TMP2]], splat (i64 1)
; CHECK-NEXT:    [[TMP13:%.*]] = zext <2 x i1> [[TMP9]] to <2 x i64>
; CHECK-NEXT:    [[R]] = or <2 x i64> [[TMP12]], [[TMP13]]
; CHECK-NEXT:    [[TMP14]] = add i32 [[TMP1]], 1
; CHECK-NEXT:    [[TMP15:%.*]] = icmp eq i32 [[TMP14]], 64
; CHECK-NEXT:    br i1 [[TMP15]], label %divided, label %divide
; CHECK:       divided:
; CHECK-NEXT:    ret <2 x i64> [[R]]
  %r = udiv <2 x i64> %x, <i64 2, i64 poison>
  ret <2 x i64> %r
}

; A quotient by zero is poison: any will do.
define i64 @by_zero(i64 %x) {
; CHECK-LABEL: @by_zero(
; CHECK-NEXT:    br label %divide
; CHECK:       divide:
; CHECK-NEXT:    [[TMP1:%.*]] = phi i32 [ 0, [[TMP0:%.*]] ], [ [[TMP14:%.*]], %divide ]
; CHECK-NEXT:    [[TMP2:%.*]] = phi i64 [ [[X:%.*]], [[TMP0]] ], [ [[R:%.*]], %divide ]
; CHECK-NEXT:    [[TMP3:%.*]] = phi i64 [ 0, [[TMP0]] ], [ [[TMP11:%.*]], %divide ]
; CHECK-NEXT:    [[TMP4:%.*]] = lshr i64 [[TMP2]], 63
; CHECK-NEXT:    [[TMP5:%.*]] = shl i64 [[TMP3]], 1
; CHECK-NEXT:    [[TMP6:%.*]] = or i64 [[TMP5]], [[TMP4]]
; CHECK-NEXT:    [[TMP7:%.*]] = icmp slt i64 [[TMP3]], 0
; CHECK-NEXT:    [[TMP8:%.*]] = icmp uge i64 [[TMP6]], 0
; CHECK-NEXT:    [[TMP9:%.*]] = or i1 [[TMP7]], [[TMP8]]
; CHECK-NEXT:    [[TMP10:%.*]] = sub i64 [[TMP6]], 0
; CHECK-NEXT:    [[TMP11]] = select i1 [[TMP9]], i64 [[TMP10]], i64 [[TMP6]]
; CHECK-NEXT:    [[TMP12:%.*]] = shl i64 [[TMP2]], 1
; CHECK-NEXT:    [[TMP13:%.*]] = zext i1 [[TMP9]] to i64
; CHECK-NEXT:    [[R]] = or i64 [[TMP12]], [[TMP13]]
; CHECK-NEXT:    [[TMP14]] = add i32 [[TMP1]], 1
; CHECK-NEXT:    [[TMP15:%.*]] = icmp eq i32 [[TMP14]], 64
; CHECK-NEXT:    br i1 [[TMP15]], label %divided, label %divide
; CHECK:       divided:
; CHECK-NEXT:    ret i64 [[R]]
  %r = udiv i64 %x, 0
  ret i64 %r
}

define float @from_zero_extended(i32 %x) {
; CHECK-LABEL: @from_zero_extended(
; CHECK-NEXT:    [[Q:%.*]] = zext i32 [[X:%.*]] to i64
; CHECK-NEXT:    [[R:%.*]] = uitofp i32 [[X]] to float
; CHECK-NEXT:    ret float [[R]]
  %q = zext i32 %x to i64
  %r = uitofp i64 %q to float
  ret float %r
}

define float @from_sign_extended(i32 %x) {
; CHECK-LABEL: @from_sign_extended(
; CHECK-NEXT:    [[Q:%.*]] = sext i32 [[X:%.*]] to i64
; CHECK-NEXT:    [[R:%.*]] = sitofp i32 [[X]] to float
; CHECK-NEXT:    ret float [[R]]
  %q = sext i32 %x to i64
  %r = sitofp i64 %q to float
  ret float %r
}

; A negative number that was extended is a large one.
define float @unsigned_from_sign_extended(i32 %x) {
; CHECK-LABEL: @unsigned_from_sign_extended(
; CHECK-NEXT:    [[Q:%.*]] = sext i32 [[X:%.*]] to i64
; CHECK-NEXT:    [[TMP1:%.*]] = lshr i64 [[Q]], 32
; CHECK-NEXT:    [[TMP2:%.*]] = trunc i64 [[TMP1]] to i32
; CHECK-NEXT:    [[TMP3:%.*]] = call i32 @llvm.ctlz.i32(i32 [[TMP2]], i1 false)
; CHECK-NEXT:    [[TMP4:%.*]] = sub i32 32, [[TMP3]]
; CHECK-NEXT:    [[TMP5:%.*]] = zext i32 [[TMP4]] to i64
; CHECK-NEXT:    [[TMP6:%.*]] = lshr i64 [[Q]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = shl i64 [[TMP6]], [[TMP5]]
; CHECK-NEXT:    [[TMP8:%.*]] = icmp ne i64 [[TMP7]], [[Q]]
; CHECK-NEXT:    [[TMP9:%.*]] = trunc i64 [[TMP6]] to i32
; CHECK-NEXT:    [[TMP10:%.*]] = zext i1 [[TMP8]] to i32
; CHECK-NEXT:    [[TMP11:%.*]] = or i32 [[TMP9]], [[TMP10]]
; CHECK-NEXT:    [[TMP12:%.*]] = uitofp i32 [[TMP11]] to float
; CHECK-NEXT:    [[TMP13:%.*]] = add i32 [[TMP4]], 127
; CHECK-NEXT:    [[TMP14:%.*]] = shl i32 [[TMP13]], 23
; CHECK-NEXT:    [[TMP15:%.*]] = bitcast i32 [[TMP14]] to float
; CHECK-NEXT:    [[R:%.*]] = fmul float [[TMP12]], [[TMP15]]
; CHECK-NEXT:    ret float [[R]]
  %q = sext i32 %x to i64
  %r = uitofp i64 %q to float
  ret float %r
}

; This cast extends nothing.
define float @from_bits(<2 x i32> %x) {
; CHECK-LABEL: @from_bits(
; CHECK-NEXT:    [[Q:%.*]] = bitcast <2 x i32> [[X:%.*]] to i64
; CHECK-NEXT:    [[TMP1:%.*]] = call i64 @llvm.abs.i64(i64 [[Q]], i1 false)
; CHECK-NEXT:    [[TMP2:%.*]] = lshr i64 [[TMP1]], 32
; CHECK-NEXT:    [[TMP3:%.*]] = trunc i64 [[TMP2]] to i32
; CHECK-NEXT:    [[TMP4:%.*]] = call i32 @llvm.ctlz.i32(i32 [[TMP3]], i1 false)
; CHECK-NEXT:    [[TMP5:%.*]] = sub i32 32, [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = zext i32 [[TMP5]] to i64
; CHECK-NEXT:    [[TMP7:%.*]] = lshr i64 [[TMP1]], [[TMP6]]
; CHECK-NEXT:    [[TMP8:%.*]] = shl i64 [[TMP7]], [[TMP6]]
; CHECK-NEXT:    [[TMP9:%.*]] = icmp ne i64 [[TMP8]], [[TMP1]]
; CHECK-NEXT:    [[TMP10:%.*]] = trunc i64 [[TMP7]] to i32
; CHECK-NEXT:    [[TMP11:%.*]] = zext i1 [[TMP9]] to i32
; CHECK-NEXT:    [[TMP12:%.*]] = or i32 [[TMP10]], [[TMP11]]
; CHECK-NEXT:    [[TMP13:%.*]] = uitofp i32 [[TMP12]] to float
; CHECK-NEXT:    [[TMP14:%.*]] = add i32 [[TMP5]], 127
; CHECK-NEXT:    [[TMP15:%.*]] = shl i32 [[TMP14]], 23
; CHECK-NEXT:    [[TMP16:%.*]] = bitcast i32 [[TMP15]] to float
; CHECK-NEXT:    [[TMP17:%.*]] = fmul float [[TMP13]], [[TMP16]]
; CHECK-NEXT:    [[TMP18:%.*]] = icmp slt i64 [[Q]], 0
; CHECK-NEXT:    [[TMP19:%.*]] = fneg float [[TMP17]]
; CHECK-NEXT:    [[R:%.*]] = select i1 [[TMP18]], float [[TMP19]], float [[TMP17]]
; CHECK-NEXT:    ret float [[R]]
  %q = bitcast <2 x i32> %x to i64
  %r = sitofp i64 %q to float
  ret float %r
}

define i64 @rounded(float %x) {
; CHECK-LABEL: @rounded(
; CHECK-NEXT:    [[TMP1:%.*]] = call float @llvm.round.f32(float [[X:%.*]])
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
; CHECK-NEXT:    [[TMP12:%.*]] = or i64 [[TMP10]], [[TMP11]]
; CHECK-NEXT:    [[TMP13:%.*]] = fcmp olt float [[TMP1]], 0.000000e+00
; CHECK-NEXT:    [[TMP14:%.*]] = sub i64 0, [[TMP12]]
; CHECK-NEXT:    [[A:%.*]] = select i1 [[TMP13]], i64 [[TMP14]], i64 [[TMP12]]
; CHECK-NEXT:    [[TMP15:%.*]] = call float @llvm.round.f32(float [[X]])
; CHECK-NEXT:    [[TMP16:%.*]] = call float @llvm.fabs.f32(float [[TMP15]])
; CHECK-NEXT:    [[TMP17:%.*]] = fmul float [[TMP16]], 0x3DF0000000000000
; CHECK-NEXT:    [[TMP18:%.*]] = fptoui float [[TMP17]] to i32
; CHECK-NEXT:    [[TMP19:%.*]] = uitofp i32 [[TMP18]] to float
; CHECK-NEXT:    [[TMP20:%.*]] = fmul float [[TMP19]], 0x41F0000000000000
; CHECK-NEXT:    [[TMP21:%.*]] = fsub float [[TMP16]], [[TMP20]]
; CHECK-NEXT:    [[TMP22:%.*]] = fptoui float [[TMP21]] to i32
; CHECK-NEXT:    [[TMP23:%.*]] = zext i32 [[TMP18]] to i64
; CHECK-NEXT:    [[TMP24:%.*]] = shl i64 [[TMP23]], 32
; CHECK-NEXT:    [[TMP25:%.*]] = zext i32 [[TMP22]] to i64
; CHECK-NEXT:    [[TMP26:%.*]] = or i64 [[TMP24]], [[TMP25]]
; CHECK-NEXT:    [[TMP27:%.*]] = fcmp olt float [[TMP15]], 0.000000e+00
; CHECK-NEXT:    [[TMP28:%.*]] = sub i64 0, [[TMP26]]
; CHECK-NEXT:    [[B:%.*]] = select i1 [[TMP27]], i64 [[TMP28]], i64 [[TMP26]]
; CHECK-NEXT:    [[R:%.*]] = add i64 [[A]], [[B]]
; CHECK-NEXT:    ret i64 [[R]]
  %a = call i64 @llvm.lround.i64.f32(float %x)
  %b = call i64 @llvm.llround.i64.f32(float %x)
  %r = add i64 %a, %b
  ret i64 %r
}

define i64 @rounded_to_even(float %x) {
; CHECK-LABEL: @rounded_to_even(
; CHECK-NEXT:    [[TMP1:%.*]] = call float @llvm.rint.f32(float [[X:%.*]])
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
; CHECK-NEXT:    [[TMP12:%.*]] = or i64 [[TMP10]], [[TMP11]]
; CHECK-NEXT:    [[TMP13:%.*]] = fcmp olt float [[TMP1]], 0.000000e+00
; CHECK-NEXT:    [[TMP14:%.*]] = sub i64 0, [[TMP12]]
; CHECK-NEXT:    [[A:%.*]] = select i1 [[TMP13]], i64 [[TMP14]], i64 [[TMP12]]
; CHECK-NEXT:    [[TMP15:%.*]] = call float @llvm.rint.f32(float [[X]])
; CHECK-NEXT:    [[TMP16:%.*]] = call float @llvm.fabs.f32(float [[TMP15]])
; CHECK-NEXT:    [[TMP17:%.*]] = fmul float [[TMP16]], 0x3DF0000000000000
; CHECK-NEXT:    [[TMP18:%.*]] = fptoui float [[TMP17]] to i32
; CHECK-NEXT:    [[TMP19:%.*]] = uitofp i32 [[TMP18]] to float
; CHECK-NEXT:    [[TMP20:%.*]] = fmul float [[TMP19]], 0x41F0000000000000
; CHECK-NEXT:    [[TMP21:%.*]] = fsub float [[TMP16]], [[TMP20]]
; CHECK-NEXT:    [[TMP22:%.*]] = fptoui float [[TMP21]] to i32
; CHECK-NEXT:    [[TMP23:%.*]] = zext i32 [[TMP18]] to i64
; CHECK-NEXT:    [[TMP24:%.*]] = shl i64 [[TMP23]], 32
; CHECK-NEXT:    [[TMP25:%.*]] = zext i32 [[TMP22]] to i64
; CHECK-NEXT:    [[TMP26:%.*]] = or i64 [[TMP24]], [[TMP25]]
; CHECK-NEXT:    [[TMP27:%.*]] = fcmp olt float [[TMP15]], 0.000000e+00
; CHECK-NEXT:    [[TMP28:%.*]] = sub i64 0, [[TMP26]]
; CHECK-NEXT:    [[B:%.*]] = select i1 [[TMP27]], i64 [[TMP28]], i64 [[TMP26]]
; CHECK-NEXT:    [[R:%.*]] = add i64 [[A]], [[B]]
; CHECK-NEXT:    ret i64 [[R]]
  %a = call i64 @llvm.lrint.i64.f32(float %x)
  %b = call i64 @llvm.llrint.i64.f32(float %x)
  %r = add i64 %a, %b
  ret i64 %r
}

define i32 @rounded_to_dword(float %x) {
; CHECK-LABEL: @rounded_to_dword(
; CHECK-NEXT:    [[R:%.*]] = call i32 @llvm.lround.i32.f32(float [[X:%.*]])
; CHECK-NEXT:    ret i32 [[R]]
  %r = call i32 @llvm.lround.i32.f32(float %x)
  ret i32 %r
}

; Exponents of 32 bits, constants, and those of doubles stay.
define float @power(float %x, i64 %n) {
; CHECK-LABEL: @power(
; CHECK-NEXT:    [[TMP1:%.*]] = and i64 [[N:%.*]], 1
; CHECK-NEXT:    [[TMP2:%.*]] = call i64 @llvm.smax.i64(i64 [[N]], i64 -2147483648)
; CHECK-NEXT:    [[TMP3:%.*]] = call i64 @llvm.smin.i64(i64 [[TMP2]], i64 2147483647)
; CHECK-NEXT:    [[TMP4:%.*]] = and i64 [[TMP3]], -2
; CHECK-NEXT:    [[TMP5:%.*]] = or i64 [[TMP4]], [[TMP1]]
; CHECK-NEXT:    [[TMP6:%.*]] = trunc i64 [[TMP5]] to i32
; CHECK-NEXT:    [[R:%.*]] = call float @llvm.powi.f32.i32(float [[X:%.*]], i32 [[TMP6]])
; CHECK-NEXT:    ret float [[R]]
  %r = call float @llvm.powi.f32.i64(float %x, i64 %n)
  ret float %r
}

define float @power_of_dword(float %x, i32 %n) {
; CHECK-LABEL: @power_of_dword(
; CHECK-NEXT:    [[R:%.*]] = call float @llvm.powi.f32.i32(float [[X:%.*]], i32 [[N:%.*]])
; CHECK-NEXT:    ret float [[R]]
  %r = call float @llvm.powi.f32.i32(float %x, i32 %n)
  ret float %r
}

define float @constant_power(float %x) {
; CHECK-LABEL: @constant_power(
; CHECK-NEXT:    [[R:%.*]] = call float @llvm.powi.f32.i64(float [[X:%.*]], i64 3)
; CHECK-NEXT:    ret float [[R]]
  %r = call float @llvm.powi.f32.i64(float %x, i64 3)
  ret float %r
}

define double @power_of_double(double %x, i64 %n) {
; CHECK-LABEL: @power_of_double(
; CHECK-NEXT:    [[R:%.*]] = call double @llvm.powi.f64.i64(double [[X:%.*]], i64 [[N:%.*]])
; CHECK-NEXT:    ret double [[R]]
  %r = call double @llvm.powi.f64.i64(double %x, i64 %n)
  ret double %r
}
