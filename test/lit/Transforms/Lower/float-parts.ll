; Floats in two parts, and doubles made of them.
; UNSUPPORTED: llvm-19
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower --platform=pvc -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower,cmx-lower --platform=pvc -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower --platform=pvc -S %s -o %t.ll
; RUN: cmx-check %s %t.ll

define float @frexp(float %x) {
; CHECK-LABEL: @frexp(
; CHECK-NEXT:    [[TMP1:%.*]] = call float @llvm.fabs.f32(float [[X:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = fcmp olt float [[TMP1]], 0x3810000000000000
; CHECK-NEXT:    [[TMP3:%.*]] = fmul float [[X]], 0x4170000000000000
; CHECK-NEXT:    [[TMP4:%.*]] = select i1 [[TMP2]], float [[TMP3]], float [[X]]
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast float [[TMP4]] to i32
; CHECK-NEXT:    [[TMP6:%.*]] = and i32 [[TMP5]], 2139095040
; CHECK-NEXT:    [[TMP7:%.*]] = lshr i32 [[TMP6]], 23
; CHECK-NEXT:    [[TMP8:%.*]] = and i32 [[TMP5]], -2139095041
; CHECK-NEXT:    [[TMP9:%.*]] = or i32 [[TMP8]], 1056964608
; CHECK-NEXT:    [[TMP10:%.*]] = sub i32 [[TMP7]], 1
; CHECK-NEXT:    [[TMP11:%.*]] = icmp uge i32 [[TMP10]], 254
; CHECK-NEXT:    [[TMP12:%.*]] = select i1 [[TMP2]], i32 150, i32 126
; CHECK-NEXT:    [[TMP13:%.*]] = sub i32 [[TMP7]], [[TMP12]]
; CHECK-NEXT:    [[B:%.*]] = select i1 [[TMP11]], i32 0, i32 [[TMP13]]
; CHECK-NEXT:    [[TMP14:%.*]] = bitcast i32 [[TMP9]] to float
; CHECK-NEXT:    [[A:%.*]] = select i1 [[TMP11]], float [[X]], float [[TMP14]]
; CHECK-NEXT:    [[C:%.*]] = sitofp i32 [[B]] to float
; CHECK-NEXT:    [[D:%.*]] = fadd float [[A]], [[C]]
; CHECK-NEXT:    ret float [[D]]
  %r = call {float,i32} @llvm.frexp.f32.i32(float %x)
  %a = extractvalue {float,i32} %r, 0
  %b = extractvalue {float,i32} %r, 1
  %c = sitofp i32 %b to float
  %d = fadd float %a, %c
  ret float %d
}

define double @frexp_of_double(double %x) {
; CHECK-LABEL: @frexp_of_double(
; CHECK-NEXT:    [[TMP1:%.*]] = call double @llvm.fabs.f64(double [[X:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = fcmp olt double [[TMP1]], 0x10000000000000
; CHECK-NEXT:    [[TMP3:%.*]] = fmul double [[X]], 0x4340000000000000
; CHECK-NEXT:    [[TMP4:%.*]] = select i1 [[TMP2]], double [[TMP3]], double [[X]]
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast double [[TMP4]] to i64
; CHECK-NEXT:    [[TMP6:%.*]] = and i64 [[TMP5]], 9218868437227405312
; CHECK-NEXT:    [[TMP7:%.*]] = lshr i64 [[TMP6]], 52
; CHECK-NEXT:    [[TMP8:%.*]] = and i64 [[TMP5]], -9218868437227405313
; CHECK-NEXT:    [[TMP9:%.*]] = or i64 [[TMP8]], 4602678819172646912
; CHECK-NEXT:    [[TMP10:%.*]] = sub i64 [[TMP7]], 1
; CHECK-NEXT:    [[TMP11:%.*]] = icmp uge i64 [[TMP10]], 2046
; CHECK-NEXT:    [[TMP12:%.*]] = select i1 [[TMP2]], i32 1075, i32 1022
; CHECK-NEXT:    [[TMP13:%.*]] = bitcast i64 [[TMP7]] to <2 x i32>
; CHECK-NEXT:    [[TMP14:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP13]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP15:%.*]] = sub i32 [[TMP14]], [[TMP12]]
; CHECK-NEXT:    [[TMP16:%.*]] = select i1 [[TMP11]], i32 0, i32 [[TMP15]]
; CHECK-NEXT:    [[TMP17:%.*]] = bitcast i64 [[TMP9]] to double
; CHECK-NEXT:    [[A:%.*]] = select i1 [[TMP11]], double [[X]], double [[TMP17]]
; CHECK-NEXT:    [[TMP18:%.*]] = bitcast i32 [[TMP16]] to <2 x i16>
; CHECK-NEXT:    [[B:%.*]] = call i16 @llvm.genx.rdregioni.i16.v2i16.i16(<2 x i16> [[TMP18]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[C:%.*]] = sitofp i16 [[B]] to double
; CHECK-NEXT:    [[D:%.*]] = fadd double [[A]], [[C]]
; CHECK-NEXT:    ret double [[D]]
  %r = call {double,i16} @llvm.frexp.f64.i16(double %x)
  %a = extractvalue {double,i16} %r, 0
  %b = extractvalue {double,i16} %r, 1
  %c = sitofp i16 %b to double
  %d = fadd double %a, %c
  ret double %d
}

define <2 x half> @modf(<2 x half> %x) {
; CHECK-LABEL: @modf(
; CHECK-NEXT:    [[TMP1:%.*]] = fpext <2 x half> [[X:%.*]] to <2 x float>
; CHECK-NEXT:    [[TMP2:%.*]] = call <2 x float> @llvm.trunc.v2f32(<2 x float> [[TMP1]])
; CHECK-NEXT:    [[TMP3:%.*]] = call <2 x float> @llvm.fabs.v2f32(<2 x float> [[TMP1]])
; CHECK-NEXT:    [[TMP4:%.*]] = fcmp oeq <2 x float> [[TMP3]], splat (float 0x7FF0000000000000)
; CHECK-NEXT:    [[TMP5:%.*]] = fsub <2 x float> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP6:%.*]] = select <2 x i1> [[TMP4]], <2 x float> zeroinitializer, <2 x float> [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <2 x float> [[TMP6]] to <2 x i32>
; CHECK-NEXT:    [[TMP8:%.*]] = and <2 x i32> [[TMP7]], splat (i32 2147483647)
; CHECK-NEXT:    [[TMP9:%.*]] = bitcast <2 x float> [[TMP1]] to <2 x i32>
; CHECK-NEXT:    [[TMP10:%.*]] = and <2 x i32> [[TMP9]], splat (i32 -2147483648)
; CHECK-NEXT:    [[TMP11:%.*]] = or <2 x i32> [[TMP8]], [[TMP10]]
; CHECK-NEXT:    [[TMP12:%.*]] = bitcast <2 x i32> [[TMP11]] to <2 x float>
; CHECK-NEXT:    [[A:%.*]] = fptrunc <2 x float> [[TMP12]] to <2 x half>
; CHECK-NEXT:    [[B:%.*]] = fptrunc <2 x float> [[TMP2]] to <2 x half>
; CHECK-NEXT:    [[D:%.*]] = fmul <2 x half> [[A]], [[B]]
; CHECK-NEXT:    ret <2 x half> [[D]]
  %r = call {<2 x half>, <2 x half>} @llvm.modf.v2f16(<2 x half> %x)
  %a = extractvalue {<2 x half>, <2 x half>} %r, 0
  %b = extractvalue {<2 x half>, <2 x half>} %r, 1
  %d = fmul <2 x half> %a, %b
  ret <2 x half> %d
}

define float @sincos(float %x) {
; CHECK-LABEL: @sincos(
; CHECK-NEXT:    [[A:%.*]] = call float @llvm.sin.f32(float [[X:%.*]])
; CHECK-NEXT:    [[B:%.*]] = call float @llvm.cos.f32(float [[X]])
; CHECK-NEXT:    [[D:%.*]] = fmul float [[A]], [[B]]
; CHECK-NEXT:    ret float [[D]]
  %r = call {float,float} @llvm.sincos.f32(float %x)
  %a = extractvalue {float,float} %r, 0
  %b = extractvalue {float,float} %r, 1
  %d = fmul float %a, %b
  ret float %d
}

define <2 x double> @scaled_double(<2 x double> %x, <2 x i16> %n) {
; CHECK-LABEL: @scaled_double(
; CHECK-NEXT:    [[TMP1:%.*]] = sext <2 x i16> [[N:%.*]] to <2 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = icmp slt <2 x i32> [[TMP1]], splat (i32 -1022)
; CHECK-NEXT:    [[TMP3:%.*]] = icmp sgt <2 x i32> [[TMP1]], splat (i32 1023)
; CHECK-NEXT:    [[TMP4:%.*]] = select <2 x i1> [[TMP3]], <2 x i32> splat (i32 1023), <2 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP5:%.*]] = select <2 x i1> [[TMP2]], <2 x i32> splat (i32 -969), <2 x i32> [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = add <2 x i32> [[TMP5]], splat (i32 1023)
; CHECK-NEXT:    [[TMP7:%.*]] = zext <2 x i32> [[TMP6]] to <2 x i64>
; CHECK-NEXT:    [[TMP8:%.*]] = shl <2 x i64> [[TMP7]], splat (i64 52)
; CHECK-NEXT:    [[TMP9:%.*]] = bitcast <2 x i64> [[TMP8]] to <2 x double>
; CHECK-NEXT:    [[TMP10:%.*]] = fmul <2 x double> [[X:%.*]], [[TMP9]]
; CHECK-NEXT:    [[TMP11:%.*]] = sub <2 x i32> [[TMP1]], [[TMP5]]
; CHECK-NEXT:    [[TMP12:%.*]] = icmp slt <2 x i32> [[TMP11]], splat (i32 -1022)
; CHECK-NEXT:    [[TMP13:%.*]] = icmp sgt <2 x i32> [[TMP11]], splat (i32 1023)
; CHECK-NEXT:    [[TMP14:%.*]] = select <2 x i1> [[TMP13]], <2 x i32> splat (i32 1023), <2 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP15:%.*]] = select <2 x i1> [[TMP12]], <2 x i32> splat (i32 -969), <2 x i32> [[TMP14]]
; CHECK-NEXT:    [[TMP16:%.*]] = add <2 x i32> [[TMP15]], splat (i32 1023)
; CHECK-NEXT:    [[TMP17:%.*]] = zext <2 x i32> [[TMP16]] to <2 x i64>
; CHECK-NEXT:    [[TMP18:%.*]] = shl <2 x i64> [[TMP17]], splat (i64 52)
; CHECK-NEXT:    [[TMP19:%.*]] = bitcast <2 x i64> [[TMP18]] to <2 x double>
; CHECK-NEXT:    [[TMP20:%.*]] = fmul <2 x double> [[TMP10]], [[TMP19]]
; CHECK-NEXT:    [[TMP21:%.*]] = sub <2 x i32> [[TMP11]], [[TMP15]]
; CHECK-NEXT:    [[TMP22:%.*]] = call <2 x i32> @llvm.smax.v2i32(<2 x i32> [[TMP21]], <2 x i32> splat (i32 -1022))
; CHECK-NEXT:    [[TMP23:%.*]] = call <2 x i32> @llvm.smin.v2i32(<2 x i32> [[TMP22]], <2 x i32> splat (i32 1023))
; CHECK-NEXT:    [[TMP24:%.*]] = add <2 x i32> [[TMP23]], splat (i32 1023)
; CHECK-NEXT:    [[TMP25:%.*]] = zext <2 x i32> [[TMP24]] to <2 x i64>
; CHECK-NEXT:    [[TMP26:%.*]] = shl <2 x i64> [[TMP25]], splat (i64 52)
; CHECK-NEXT:    [[TMP27:%.*]] = bitcast <2 x i64> [[TMP26]] to <2 x double>
; CHECK-NEXT:    [[R:%.*]] = fmul <2 x double> [[TMP20]], [[TMP27]]
; CHECK-NEXT:    ret <2 x double> [[R]]
  %r = call <2 x double> @llvm.ldexp.v2f64.v2i16(<2 x double> %x, <2 x i16> %n)
  ret <2 x double> %r
}
