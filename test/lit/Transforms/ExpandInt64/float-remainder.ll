; Exact remainders of floats are loops; by powers of two they need none.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-expand-int64<platform=pvc>' -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-expand-int64<platform=pvc>,cmx-expand-int64<platform=pvc>' -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-expand-int64<platform=pvc>' -S %s -o %t.ll
; RUN: cmx-check %s %t.ll

define float @scalar(float %x, float %y) {
; CHECK-LABEL: @scalar(
; CHECK-NEXT:    [[TMP1:%.*]] = freeze float [[X:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = freeze float [[Y:%.*]]
; CHECK-NEXT:    [[TMP3:%.*]] = call float @llvm.fabs.f32(float [[TMP1]])
; CHECK-NEXT:    [[TMP4:%.*]] = call float @llvm.fabs.f32(float [[TMP2]])
; CHECK-NEXT:    [[TMP5:%.*]] = fcmp olt float [[TMP3]], [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = fcmp ueq float [[TMP3]], 0x7FF0000000000000
; CHECK-NEXT:    [[TMP7:%.*]] = fcmp ueq float [[TMP4]], 0.000000e+00
; CHECK-NEXT:    [[TMP8:%.*]] = or i1 [[TMP6]], [[TMP7]]
; CHECK-NEXT:    [[TMP9:%.*]] = call { float, i32 } @llvm.frexp.f32.i32(float [[TMP3]])
; CHECK-NEXT:    [[TMP10:%.*]] = extractvalue { float, i32 } [[TMP9]], 0
; CHECK-NEXT:    [[TMP11:%.*]] = extractvalue { float, i32 } [[TMP9]], 1
; CHECK-NEXT:    [[TMP12:%.*]] = call { float, i32 } @llvm.frexp.f32.i32(float [[TMP4]])
; CHECK-NEXT:    [[TMP13:%.*]] = extractvalue { float, i32 } [[TMP12]], 0
; CHECK-NEXT:    [[TMP14:%.*]] = extractvalue { float, i32 } [[TMP12]], 1
; CHECK-NEXT:    [[TMP15:%.*]] = fcmp olt float [[TMP10]], [[TMP13]]
; CHECK-NEXT:    [[TMP16:%.*]] = fsub float [[TMP10]], [[TMP13]]
; CHECK-NEXT:    [[TMP17:%.*]] = select i1 [[TMP15]], float [[TMP10]], float [[TMP16]]
; CHECK-NEXT:    [[TMP18:%.*]] = or i1 [[TMP5]], [[TMP8]]
; CHECK-NEXT:    [[TMP19:%.*]] = sub i32 [[TMP11]], [[TMP14]]
; CHECK-NEXT:    [[TMP20:%.*]] = select i1 [[TMP18]], i32 0, i32 [[TMP19]]
; CHECK-NEXT:    [[TMP21:%.*]] = call float @llvm.genx.inv.f32(float [[TMP13]])
; CHECK-NEXT:    [[TMP22:%.*]] = icmp sgt i32 [[TMP20]], 0
; CHECK-NEXT:    br i1 [[TMP22]], label %remainder, label %remains
; CHECK:       remainder:
; CHECK-NEXT:    [[TMP23:%.*]] = phi float [ [[TMP17]], [[TMP0:%.*]] ], [ [[TMP37:%.*]], %remainder ]
; CHECK-NEXT:    [[TMP24:%.*]] = phi i32 [ [[TMP20]], [[TMP0]] ], [ [[TMP38:%.*]], %remainder ]
; CHECK-NEXT:    [[TMP25:%.*]] = call i32 @llvm.smin.i32(i32 [[TMP24]], i32 18)
; CHECK-NEXT:    [[TMP26:%.*]] = call i32 @llvm.smax.i32(i32 [[TMP25]], i32 0)
; CHECK-NEXT:    [[TMP27:%.*]] = add i32 [[TMP26]], 127
; CHECK-NEXT:    [[TMP28:%.*]] = shl i32 [[TMP27]], 23
; CHECK-NEXT:    [[TMP29:%.*]] = bitcast i32 [[TMP28]] to float
; CHECK-NEXT:    [[TMP30:%.*]] = fmul float [[TMP23]], [[TMP29]]
; CHECK-NEXT:    [[TMP31:%.*]] = fmul float [[TMP30]], [[TMP21]]
; CHECK-NEXT:    [[TMP32:%.*]] = call float @llvm.rint.f32(float [[TMP31]])
; CHECK-NEXT:    [[TMP33:%.*]] = fneg float [[TMP32]]
; CHECK-NEXT:    [[TMP34:%.*]] = call float @llvm.fma.f32(float [[TMP33]], float [[TMP13]], float [[TMP30]])
; CHECK-NEXT:    [[TMP35:%.*]] = fcmp olt float [[TMP34]], 0.000000e+00
; CHECK-NEXT:    [[TMP36:%.*]] = fadd float [[TMP34]], [[TMP13]]
; CHECK-NEXT:    [[TMP37]] = select i1 [[TMP35]], float [[TMP36]], float [[TMP34]]
; CHECK-NEXT:    [[TMP38]] = sub i32 [[TMP24]], [[TMP26]]
; CHECK-NEXT:    [[TMP39:%.*]] = icmp sgt i32 [[TMP38]], 0
; CHECK-NEXT:    br i1 [[TMP39]], label %remainder, label %remains
; CHECK:       remains:
; CHECK-NEXT:    [[TMP40:%.*]] = phi float [ [[TMP17]], [[TMP0]] ], [ [[TMP37]], %remainder ]
; CHECK-NEXT:    [[TMP41:%.*]] = call float @llvm.ldexp.f32.i32(float [[TMP40]], i32 [[TMP14]])
; CHECK-NEXT:    [[TMP42:%.*]] = call float @llvm.copysign.f32(float [[TMP41]], float [[TMP1]])
; CHECK-NEXT:    [[TMP43:%.*]] = select i1 [[TMP5]], float [[TMP1]], float [[TMP42]]
; CHECK-NEXT:    [[R:%.*]] = select i1 [[TMP8]], float 0x7FF8000000000000, float [[TMP43]]
; CHECK-NEXT:    ret float [[R]]
  %r = frem float %x, %y
  ret float %r
}

define <4 x half> @halves(<4 x half> %x, <4 x half> %y) {
; CHECK-LABEL: @halves(
; CHECK-NEXT:    [[TMP1:%.*]] = fpext <4 x half> [[X:%.*]] to <4 x float>
; CHECK-NEXT:    [[TMP2:%.*]] = fpext <4 x half> [[Y:%.*]] to <4 x float>
; CHECK-NEXT:    [[TMP3:%.*]] = freeze <4 x float> [[TMP1]]
; CHECK-NEXT:    [[TMP4:%.*]] = freeze <4 x float> [[TMP2]]
; CHECK-NEXT:    [[TMP5:%.*]] = call <4 x float> @llvm.fabs.v4f32(<4 x float> [[TMP3]])
; CHECK-NEXT:    [[TMP6:%.*]] = call <4 x float> @llvm.fabs.v4f32(<4 x float> [[TMP4]])
; CHECK-NEXT:    [[TMP7:%.*]] = fcmp olt <4 x float> [[TMP5]], [[TMP6]]
; CHECK-NEXT:    [[TMP8:%.*]] = fcmp ueq <4 x float> [[TMP5]], splat (float 0x7FF0000000000000)
; CHECK-NEXT:    [[TMP9:%.*]] = fcmp ueq <4 x float> [[TMP6]], zeroinitializer
; CHECK-NEXT:    [[TMP10:%.*]] = or <4 x i1> [[TMP8]], [[TMP9]]
; CHECK-NEXT:    [[TMP11:%.*]] = call { <4 x float>, <4 x i32> } @llvm.frexp.v4f32.v4i32(<4 x float> [[TMP5]])
; CHECK-NEXT:    [[TMP12:%.*]] = extractvalue { <4 x float>, <4 x i32> } [[TMP11]], 0
; CHECK-NEXT:    [[TMP13:%.*]] = extractvalue { <4 x float>, <4 x i32> } [[TMP11]], 1
; CHECK-NEXT:    [[TMP14:%.*]] = call { <4 x float>, <4 x i32> } @llvm.frexp.v4f32.v4i32(<4 x float> [[TMP6]])
; CHECK-NEXT:    [[TMP15:%.*]] = extractvalue { <4 x float>, <4 x i32> } [[TMP14]], 0
; CHECK-NEXT:    [[TMP16:%.*]] = extractvalue { <4 x float>, <4 x i32> } [[TMP14]], 1
; CHECK-NEXT:    [[TMP17:%.*]] = fcmp olt <4 x float> [[TMP12]], [[TMP15]]
; CHECK-NEXT:    [[TMP18:%.*]] = fsub <4 x float> [[TMP12]], [[TMP15]]
; CHECK-NEXT:    [[TMP19:%.*]] = select <4 x i1> [[TMP17]], <4 x float> [[TMP12]], <4 x float> [[TMP18]]
; CHECK-NEXT:    [[TMP20:%.*]] = or <4 x i1> [[TMP7]], [[TMP10]]
; CHECK-NEXT:    [[TMP21:%.*]] = sub <4 x i32> [[TMP13]], [[TMP16]]
; CHECK-NEXT:    [[TMP22:%.*]] = select <4 x i1> [[TMP20]], <4 x i32> zeroinitializer, <4 x i32> [[TMP21]]
; CHECK-NEXT:    [[TMP23:%.*]] = call <4 x float> @llvm.genx.inv.v4f32(<4 x float> [[TMP15]])
; CHECK-NEXT:    [[TMP24:%.*]] = icmp sgt <4 x i32> [[TMP22]], zeroinitializer
; CHECK-NEXT:    [[TMP25:%.*]] = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> [[TMP24]])
; CHECK-NEXT:    br i1 [[TMP25]], label %remainder, label %remains
; CHECK:       remainder:
; CHECK-NEXT:    [[TMP26:%.*]] = phi <4 x float> [ [[TMP19]], [[TMP0:%.*]] ], [ [[TMP40:%.*]], %remainder ]
; CHECK-NEXT:    [[TMP27:%.*]] = phi <4 x i32> [ [[TMP22]], [[TMP0]] ], [ [[TMP41:%.*]], %remainder ]
; CHECK-NEXT:    [[TMP28:%.*]] = call <4 x i32> @llvm.smin.v4i32(<4 x i32> [[TMP27]], <4 x i32> splat (i32 18))
; CHECK-NEXT:    [[TMP29:%.*]] = call <4 x i32> @llvm.smax.v4i32(<4 x i32> [[TMP28]], <4 x i32> zeroinitializer)
; CHECK-NEXT:    [[TMP30:%.*]] = add <4 x i32> [[TMP29]], splat (i32 127)
; CHECK-NEXT:    [[TMP31:%.*]] = shl <4 x i32> [[TMP30]], splat (i32 23)
; CHECK-NEXT:    [[TMP32:%.*]] = bitcast <4 x i32> [[TMP31]] to <4 x float>
; CHECK-NEXT:    [[TMP33:%.*]] = fmul <4 x float> [[TMP26]], [[TMP32]]
; CHECK-NEXT:    [[TMP34:%.*]] = fmul <4 x float> [[TMP33]], [[TMP23]]
; CHECK-NEXT:    [[TMP35:%.*]] = call <4 x float> @llvm.rint.v4f32(<4 x float> [[TMP34]])
; CHECK-NEXT:    [[TMP36:%.*]] = fneg <4 x float> [[TMP35]]
; CHECK-NEXT:    [[TMP37:%.*]] = call <4 x float> @llvm.fma.v4f32(<4 x float> [[TMP36]], <4 x float> [[TMP15]], <4 x float> [[TMP33]])
; CHECK-NEXT:    [[TMP38:%.*]] = fcmp olt <4 x float> [[TMP37]], zeroinitializer
; CHECK-NEXT:    [[TMP39:%.*]] = fadd <4 x float> [[TMP37]], [[TMP15]]
; CHECK-NEXT:    [[TMP40]] = select <4 x i1> [[TMP38]], <4 x float> [[TMP39]], <4 x float> [[TMP37]]
; CHECK-NEXT:    [[TMP41]] = sub <4 x i32> [[TMP27]], [[TMP29]]
; CHECK-NEXT:    [[TMP42:%.*]] = icmp sgt <4 x i32> [[TMP41]], zeroinitializer
; CHECK-NEXT:    [[TMP43:%.*]] = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> [[TMP42]])
; CHECK-NEXT:    br i1 [[TMP43]], label %remainder, label %remains
; CHECK:       remains:
; CHECK-NEXT:    [[TMP44:%.*]] = phi <4 x float> [ [[TMP19]], [[TMP0]] ], [ [[TMP40]], %remainder ]
; CHECK-NEXT:    [[TMP45:%.*]] = call <4 x float> @llvm.ldexp.v4f32.v4i32(<4 x float> [[TMP44]], <4 x i32> [[TMP16]])
; CHECK-NEXT:    [[TMP46:%.*]] = call <4 x float> @llvm.copysign.v4f32(<4 x float> [[TMP45]], <4 x float> [[TMP3]])
; CHECK-NEXT:    [[TMP47:%.*]] = select <4 x i1> [[TMP7]], <4 x float> [[TMP3]], <4 x float> [[TMP46]]
; CHECK-NEXT:    [[TMP48:%.*]] = select <4 x i1> [[TMP10]], <4 x float> splat (float 0x7FF8000000000000), <4 x float> [[TMP47]]
; CHECK-NEXT:    [[R:%.*]] = fptrunc <4 x float> [[TMP48]] to <4 x half>
; CHECK-NEXT:    ret <4 x half> [[R]]
  %r = frem <4 x half> %x, %y
  ret <4 x half> %r
}

define <2 x double> @doubles(<2 x double> %x, <2 x double> %y) {
; CHECK-LABEL: @doubles(
; CHECK-NEXT:    [[TMP1:%.*]] = freeze <2 x double> [[X:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = freeze <2 x double> [[Y:%.*]]
; CHECK-NEXT:    [[TMP3:%.*]] = call <2 x double> @llvm.fabs.v2f64(<2 x double> [[TMP1]])
; CHECK-NEXT:    [[TMP4:%.*]] = call <2 x double> @llvm.fabs.v2f64(<2 x double> [[TMP2]])
; CHECK-NEXT:    [[TMP5:%.*]] = fcmp olt <2 x double> [[TMP3]], [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = fcmp ueq <2 x double> [[TMP3]], splat (double 0x7FF0000000000000)
; CHECK-NEXT:    [[TMP7:%.*]] = fcmp ueq <2 x double> [[TMP4]], zeroinitializer
; CHECK-NEXT:    [[TMP8:%.*]] = or <2 x i1> [[TMP6]], [[TMP7]]
; CHECK-NEXT:    [[TMP9:%.*]] = call { <2 x double>, <2 x i32> } @llvm.frexp.v2f64.v2i32(<2 x double> [[TMP3]])
; CHECK-NEXT:    [[TMP10:%.*]] = extractvalue { <2 x double>, <2 x i32> } [[TMP9]], 0
; CHECK-NEXT:    [[TMP11:%.*]] = extractvalue { <2 x double>, <2 x i32> } [[TMP9]], 1
; CHECK-NEXT:    [[TMP12:%.*]] = call { <2 x double>, <2 x i32> } @llvm.frexp.v2f64.v2i32(<2 x double> [[TMP4]])
; CHECK-NEXT:    [[TMP13:%.*]] = extractvalue { <2 x double>, <2 x i32> } [[TMP12]], 0
; CHECK-NEXT:    [[TMP14:%.*]] = extractvalue { <2 x double>, <2 x i32> } [[TMP12]], 1
; CHECK-NEXT:    [[TMP15:%.*]] = fcmp olt <2 x double> [[TMP10]], [[TMP13]]
; CHECK-NEXT:    [[TMP16:%.*]] = fsub <2 x double> [[TMP10]], [[TMP13]]
; CHECK-NEXT:    [[TMP17:%.*]] = select <2 x i1> [[TMP15]], <2 x double> [[TMP10]], <2 x double> [[TMP16]]
; CHECK-NEXT:    [[TMP18:%.*]] = or <2 x i1> [[TMP5]], [[TMP8]]
; CHECK-NEXT:    [[TMP19:%.*]] = sub <2 x i32> [[TMP11]], [[TMP14]]
; CHECK-NEXT:    [[TMP20:%.*]] = select <2 x i1> [[TMP18]], <2 x i32> zeroinitializer, <2 x i32> [[TMP19]]
; CHECK-NEXT:    [[TMP21:%.*]] = fdiv <2 x double> splat (double 1.000000e+00), [[TMP13]]
; CHECK-NEXT:    [[TMP22:%.*]] = icmp sgt <2 x i32> [[TMP20]], zeroinitializer
; CHECK-NEXT:    [[TMP23:%.*]] = call i1 @llvm.vector.reduce.or.v2i1(<2 x i1> [[TMP22]])
; CHECK-NEXT:    br i1 [[TMP23]], label %remainder, label %remains
; CHECK:       remainder:
; CHECK-NEXT:    [[TMP24:%.*]] = phi <2 x double> [ [[TMP17]], [[TMP0:%.*]] ], [ [[TMP39:%.*]], %remainder ]
; CHECK-NEXT:    [[TMP25:%.*]] = phi <2 x i32> [ [[TMP20]], [[TMP0]] ], [ [[TMP40:%.*]], %remainder ]
; CHECK-NEXT:    [[TMP26:%.*]] = call <2 x i32> @llvm.smin.v2i32(<2 x i32> [[TMP25]], <2 x i32> splat (i32 48))
; CHECK-NEXT:    [[TMP27:%.*]] = call <2 x i32> @llvm.smax.v2i32(<2 x i32> [[TMP26]], <2 x i32> zeroinitializer)
; CHECK-NEXT:    [[TMP28:%.*]] = add <2 x i32> [[TMP27]], splat (i32 1023)
; CHECK-NEXT:    [[TMP29:%.*]] = zext <2 x i32> [[TMP28]] to <2 x i64>
; CHECK-NEXT:    [[TMP30:%.*]] = shl <2 x i64> [[TMP29]], splat (i64 52)
; CHECK-NEXT:    [[TMP31:%.*]] = bitcast <2 x i64> [[TMP30]] to <2 x double>
; CHECK-NEXT:    [[TMP32:%.*]] = fmul <2 x double> [[TMP24]], [[TMP31]]
; CHECK-NEXT:    [[TMP33:%.*]] = fmul <2 x double> [[TMP32]], [[TMP21]]
; CHECK-NEXT:    [[TMP34:%.*]] = call <2 x double> @llvm.rint.v2f64(<2 x double> [[TMP33]])
; CHECK-NEXT:    [[TMP35:%.*]] = fneg <2 x double> [[TMP34]]
; CHECK-NEXT:    [[TMP36:%.*]] = call <2 x double> @llvm.fma.v2f64(<2 x double> [[TMP35]], <2 x double> [[TMP13]], <2 x double> [[TMP32]])
; CHECK-NEXT:    [[TMP37:%.*]] = fcmp olt <2 x double> [[TMP36]], zeroinitializer
; CHECK-NEXT:    [[TMP38:%.*]] = fadd <2 x double> [[TMP36]], [[TMP13]]
; CHECK-NEXT:    [[TMP39]] = select <2 x i1> [[TMP37]], <2 x double> [[TMP38]], <2 x double> [[TMP36]]
; CHECK-NEXT:    [[TMP40]] = sub <2 x i32> [[TMP25]], [[TMP27]]
; CHECK-NEXT:    [[TMP41:%.*]] = icmp sgt <2 x i32> [[TMP40]], zeroinitializer
; CHECK-NEXT:    [[TMP42:%.*]] = call i1 @llvm.vector.reduce.or.v2i1(<2 x i1> [[TMP41]])
; CHECK-NEXT:    br i1 [[TMP42]], label %remainder, label %remains
; CHECK:       remains:
; CHECK-NEXT:    [[TMP43:%.*]] = phi <2 x double> [ [[TMP17]], [[TMP0]] ], [ [[TMP39]], %remainder ]
; CHECK-NEXT:    [[TMP44:%.*]] = call <2 x double> @llvm.ldexp.v2f64.v2i32(<2 x double> [[TMP43]], <2 x i32> [[TMP14]])
; CHECK-NEXT:    [[TMP45:%.*]] = call <2 x double> @llvm.copysign.v2f64(<2 x double> [[TMP44]], <2 x double> [[TMP1]])
; CHECK-NEXT:    [[TMP46:%.*]] = select <2 x i1> [[TMP5]], <2 x double> [[TMP1]], <2 x double> [[TMP45]]
; CHECK-NEXT:    [[R:%.*]] = select <2 x i1> [[TMP8]], <2 x double> splat (double 0x7FF8000000000000), <2 x double> [[TMP46]]
; CHECK-NEXT:    ret <2 x double> [[R]]
  %r = frem <2 x double> %x, %y
  ret <2 x double> %r
}

define float @by_number(float %x) {
; CHECK-LABEL: @by_number(
; CHECK-NEXT:    [[TMP1:%.*]] = freeze float [[X:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = freeze float 3.600000e+02
; CHECK-NEXT:    [[TMP3:%.*]] = call float @llvm.fabs.f32(float [[TMP1]])
; CHECK-NEXT:    [[TMP4:%.*]] = call float @llvm.fabs.f32(float [[TMP2]])
; CHECK-NEXT:    [[TMP5:%.*]] = fcmp olt float [[TMP3]], [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = fcmp ueq float [[TMP3]], 0x7FF0000000000000
; CHECK-NEXT:    [[TMP7:%.*]] = fcmp ueq float [[TMP4]], 0.000000e+00
; CHECK-NEXT:    [[TMP8:%.*]] = or i1 [[TMP6]], [[TMP7]]
; CHECK-NEXT:    [[TMP9:%.*]] = call { float, i32 } @llvm.frexp.f32.i32(float [[TMP3]])
; CHECK-NEXT:    [[TMP10:%.*]] = extractvalue { float, i32 } [[TMP9]], 0
; CHECK-NEXT:    [[TMP11:%.*]] = extractvalue { float, i32 } [[TMP9]], 1
; CHECK-NEXT:    [[TMP12:%.*]] = call { float, i32 } @llvm.frexp.f32.i32(float [[TMP4]])
; CHECK-NEXT:    [[TMP13:%.*]] = extractvalue { float, i32 } [[TMP12]], 0
; CHECK-NEXT:    [[TMP14:%.*]] = extractvalue { float, i32 } [[TMP12]], 1
; CHECK-NEXT:    [[TMP15:%.*]] = fcmp olt float [[TMP10]], [[TMP13]]
; CHECK-NEXT:    [[TMP16:%.*]] = fsub float [[TMP10]], [[TMP13]]
; CHECK-NEXT:    [[TMP17:%.*]] = select i1 [[TMP15]], float [[TMP10]], float [[TMP16]]
; CHECK-NEXT:    [[TMP18:%.*]] = or i1 [[TMP5]], [[TMP8]]
; CHECK-NEXT:    [[TMP19:%.*]] = sub i32 [[TMP11]], [[TMP14]]
; CHECK-NEXT:    [[TMP20:%.*]] = select i1 [[TMP18]], i32 0, i32 [[TMP19]]
; CHECK-NEXT:    [[TMP21:%.*]] = call float @llvm.genx.inv.f32(float [[TMP13]])
; CHECK-NEXT:    [[TMP22:%.*]] = icmp sgt i32 [[TMP20]], 0
; CHECK-NEXT:    br i1 [[TMP22]], label %remainder, label %remains
; CHECK:       remainder:
; CHECK-NEXT:    [[TMP23:%.*]] = phi float [ [[TMP17]], [[TMP0:%.*]] ], [ [[TMP37:%.*]], %remainder ]
; CHECK-NEXT:    [[TMP24:%.*]] = phi i32 [ [[TMP20]], [[TMP0]] ], [ [[TMP38:%.*]], %remainder ]
; CHECK-NEXT:    [[TMP25:%.*]] = call i32 @llvm.smin.i32(i32 [[TMP24]], i32 18)
; CHECK-NEXT:    [[TMP26:%.*]] = call i32 @llvm.smax.i32(i32 [[TMP25]], i32 0)
; CHECK-NEXT:    [[TMP27:%.*]] = add i32 [[TMP26]], 127
; CHECK-NEXT:    [[TMP28:%.*]] = shl i32 [[TMP27]], 23
; CHECK-NEXT:    [[TMP29:%.*]] = bitcast i32 [[TMP28]] to float
; CHECK-NEXT:    [[TMP30:%.*]] = fmul float [[TMP23]], [[TMP29]]
; CHECK-NEXT:    [[TMP31:%.*]] = fmul float [[TMP30]], [[TMP21]]
; CHECK-NEXT:    [[TMP32:%.*]] = call float @llvm.rint.f32(float [[TMP31]])
; CHECK-NEXT:    [[TMP33:%.*]] = fneg float [[TMP32]]
; CHECK-NEXT:    [[TMP34:%.*]] = call float @llvm.fma.f32(float [[TMP33]], float [[TMP13]], float [[TMP30]])
; CHECK-NEXT:    [[TMP35:%.*]] = fcmp olt float [[TMP34]], 0.000000e+00
; CHECK-NEXT:    [[TMP36:%.*]] = fadd float [[TMP34]], [[TMP13]]
; CHECK-NEXT:    [[TMP37]] = select i1 [[TMP35]], float [[TMP36]], float [[TMP34]]
; CHECK-NEXT:    [[TMP38]] = sub i32 [[TMP24]], [[TMP26]]
; CHECK-NEXT:    [[TMP39:%.*]] = icmp sgt i32 [[TMP38]], 0
; CHECK-NEXT:    br i1 [[TMP39]], label %remainder, label %remains
; CHECK:       remains:
; CHECK-NEXT:    [[TMP40:%.*]] = phi float [ [[TMP17]], [[TMP0]] ], [ [[TMP37]], %remainder ]
; CHECK-NEXT:    [[TMP41:%.*]] = call float @llvm.ldexp.f32.i32(float [[TMP40]], i32 [[TMP14]])
; CHECK-NEXT:    [[TMP42:%.*]] = call float @llvm.copysign.f32(float [[TMP41]], float [[TMP1]])
; CHECK-NEXT:    [[TMP43:%.*]] = select i1 [[TMP5]], float [[TMP1]], float [[TMP42]]
; CHECK-NEXT:    [[R:%.*]] = select i1 [[TMP8]], float 0x7FF8000000000000, float [[TMP43]]
; CHECK-NEXT:    ret float [[R]]
  %r = frem float %x, 360.0
  ret float %r
}

define <2 x float> @by_power_of_two(<2 x float> %x) {
; CHECK-LABEL: @by_power_of_two(
; CHECK-NEXT:    [[TMP1:%.*]] = fmul <2 x float> [[X:%.*]], splat (float 2.500000e-01)
; CHECK-NEXT:    [[TMP2:%.*]] = call <2 x float> @llvm.trunc.v2f32(<2 x float> [[TMP1]])
; CHECK-NEXT:    [[TMP3:%.*]] = fmul <2 x float> [[TMP2]], splat (float 4.000000e+00)
; CHECK-NEXT:    [[TMP4:%.*]] = fsub <2 x float> [[X]], [[TMP3]]
; CHECK-NEXT:    [[R:%.*]] = call <2 x float> @llvm.copysign.v2f32(<2 x float> [[TMP4]], <2 x float> [[X]])
; CHECK-NEXT:    ret <2 x float> [[R]]
  %r = frem <2 x float> %x, <float -4.0, float -4.0>
  ret <2 x float> %r
}

; cmx-lower approximates it.
define float @approximate(float %x, float %y) {
; CHECK-LABEL: @approximate(
; CHECK-NEXT:    [[R:%.*]] = frem afn float [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    ret float [[R]]
  %r = frem afn float %x, %y
  ret float %r
}

; The inverse of a small power may be too large a factor.
define float @by_small_power(float %x) {
; CHECK-LABEL: @by_small_power(
; CHECK-NEXT:    [[TMP1:%.*]] = freeze float [[X:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = freeze float 2.500000e-01
; CHECK-NEXT:    [[TMP3:%.*]] = call float @llvm.fabs.f32(float [[TMP1]])
; CHECK-NEXT:    [[TMP4:%.*]] = call float @llvm.fabs.f32(float [[TMP2]])
; CHECK-NEXT:    [[TMP5:%.*]] = fcmp olt float [[TMP3]], [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = fcmp ueq float [[TMP3]], 0x7FF0000000000000
; CHECK-NEXT:    [[TMP7:%.*]] = fcmp ueq float [[TMP4]], 0.000000e+00
; CHECK-NEXT:    [[TMP8:%.*]] = or i1 [[TMP6]], [[TMP7]]
; CHECK-NEXT:    [[TMP9:%.*]] = call { float, i32 } @llvm.frexp.f32.i32(float [[TMP3]])
; CHECK-NEXT:    [[TMP10:%.*]] = extractvalue { float, i32 } [[TMP9]], 0
; CHECK-NEXT:    [[TMP11:%.*]] = extractvalue { float, i32 } [[TMP9]], 1
; CHECK-NEXT:    [[TMP12:%.*]] = call { float, i32 } @llvm.frexp.f32.i32(float [[TMP4]])
; CHECK-NEXT:    [[TMP13:%.*]] = extractvalue { float, i32 } [[TMP12]], 0
; CHECK-NEXT:    [[TMP14:%.*]] = extractvalue { float, i32 } [[TMP12]], 1
; CHECK-NEXT:    [[TMP15:%.*]] = fcmp olt float [[TMP10]], [[TMP13]]
; CHECK-NEXT:    [[TMP16:%.*]] = fsub float [[TMP10]], [[TMP13]]
; CHECK-NEXT:    [[TMP17:%.*]] = select i1 [[TMP15]], float [[TMP10]], float [[TMP16]]
; CHECK-NEXT:    [[TMP18:%.*]] = or i1 [[TMP5]], [[TMP8]]
; CHECK-NEXT:    [[TMP19:%.*]] = sub i32 [[TMP11]], [[TMP14]]
; CHECK-NEXT:    [[TMP20:%.*]] = select i1 [[TMP18]], i32 0, i32 [[TMP19]]
; CHECK-NEXT:    [[TMP21:%.*]] = call float @llvm.genx.inv.f32(float [[TMP13]])
; CHECK-NEXT:    [[TMP22:%.*]] = icmp sgt i32 [[TMP20]], 0
; CHECK-NEXT:    br i1 [[TMP22]], label %remainder, label %remains
; CHECK:       remainder:
; CHECK-NEXT:    [[TMP23:%.*]] = phi float [ [[TMP17]], [[TMP0:%.*]] ], [ [[TMP37:%.*]], %remainder ]
; CHECK-NEXT:    [[TMP24:%.*]] = phi i32 [ [[TMP20]], [[TMP0]] ], [ [[TMP38:%.*]], %remainder ]
; CHECK-NEXT:    [[TMP25:%.*]] = call i32 @llvm.smin.i32(i32 [[TMP24]], i32 18)
; CHECK-NEXT:    [[TMP26:%.*]] = call i32 @llvm.smax.i32(i32 [[TMP25]], i32 0)
; CHECK-NEXT:    [[TMP27:%.*]] = add i32 [[TMP26]], 127
; CHECK-NEXT:    [[TMP28:%.*]] = shl i32 [[TMP27]], 23
; CHECK-NEXT:    [[TMP29:%.*]] = bitcast i32 [[TMP28]] to float
; CHECK-NEXT:    [[TMP30:%.*]] = fmul float [[TMP23]], [[TMP29]]
; CHECK-NEXT:    [[TMP31:%.*]] = fmul float [[TMP30]], [[TMP21]]
; CHECK-NEXT:    [[TMP32:%.*]] = call float @llvm.rint.f32(float [[TMP31]])
; CHECK-NEXT:    [[TMP33:%.*]] = fneg float [[TMP32]]
; CHECK-NEXT:    [[TMP34:%.*]] = call float @llvm.fma.f32(float [[TMP33]], float [[TMP13]], float [[TMP30]])
; CHECK-NEXT:    [[TMP35:%.*]] = fcmp olt float [[TMP34]], 0.000000e+00
; CHECK-NEXT:    [[TMP36:%.*]] = fadd float [[TMP34]], [[TMP13]]
; CHECK-NEXT:    [[TMP37]] = select i1 [[TMP35]], float [[TMP36]], float [[TMP34]]
; CHECK-NEXT:    [[TMP38]] = sub i32 [[TMP24]], [[TMP26]]
; CHECK-NEXT:    [[TMP39:%.*]] = icmp sgt i32 [[TMP38]], 0
; CHECK-NEXT:    br i1 [[TMP39]], label %remainder, label %remains
; CHECK:       remains:
; CHECK-NEXT:    [[TMP40:%.*]] = phi float [ [[TMP17]], [[TMP0]] ], [ [[TMP37]], %remainder ]
; CHECK-NEXT:    [[TMP41:%.*]] = call float @llvm.ldexp.f32.i32(float [[TMP40]], i32 [[TMP14]])
; CHECK-NEXT:    [[TMP42:%.*]] = call float @llvm.copysign.f32(float [[TMP41]], float [[TMP1]])
; CHECK-NEXT:    [[TMP43:%.*]] = select i1 [[TMP5]], float [[TMP1]], float [[TMP42]]
; CHECK-NEXT:    [[R:%.*]] = select i1 [[TMP8]], float 0x7FF8000000000000, float [[TMP43]]
; CHECK-NEXT:    ret float [[R]]
  %r = frem float %x, 2.500000e-01
  ret float %r
}
