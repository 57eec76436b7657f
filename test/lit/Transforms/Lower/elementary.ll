; Inverse and hyperbolic functions, of floats, halves and bfloats.
; UNSUPPORTED: llvm-19
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower --platform=pvc -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower,cmx-lower --platform=pvc -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower --platform=pvc -S %s -o %t.ll
; RUN: cmx-check %s %t.ll
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -S %s -o %t.ll
; RUN: cmx-check %s %t.ll

define <8 x float> @asin(<8 x float> %x) {
; CHECK-LABEL: @asin(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x float> @llvm.fabs.v8f32(<8 x float> [[X:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = fcmp ogt <8 x float> [[TMP1]], splat (float 5.000000e-01)
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x float> @llvm.fma.v8f32(<8 x float> [[TMP1]], <8 x float> splat (float -5.000000e-01), <8 x float> splat (float 5.000000e-01))
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x float> @llvm.sqrt.v8f32(<8 x float> [[TMP3]])
; CHECK-NEXT:    [[TMP5:%.*]] = select <8 x i1> [[TMP2]], <8 x float> [[TMP4]], <8 x float> [[TMP1]]
; CHECK-NEXT:    [[TMP6:%.*]] = fmul <8 x float> [[TMP5]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3FA59862C0000000), <8 x float> [[TMP6]], <8 x float> splat (float 0x3F98C0CB00000000))
; CHECK-NEXT:    [[TMP8:%.*]] = call <8 x float> @llvm.fma.v8f32(<8 x float> [[TMP7]], <8 x float> [[TMP6]], <8 x float> splat (float 0x3FA7480E00000000))
; CHECK-NEXT:    [[TMP9:%.*]] = call <8 x float> @llvm.fma.v8f32(<8 x float> [[TMP8]], <8 x float> [[TMP6]], <8 x float> splat (float 0x3FB3301CC0000000))
; CHECK-NEXT:    [[TMP10:%.*]] = call <8 x float> @llvm.fma.v8f32(<8 x float> [[TMP9]], <8 x float> [[TMP6]], <8 x float> splat (float 0x3FC5555C80000000))
; CHECK-NEXT:    [[TMP11:%.*]] = fmul <8 x float> [[TMP5]], [[TMP6]]
; CHECK-NEXT:    [[TMP12:%.*]] = call <8 x float> @llvm.fma.v8f32(<8 x float> [[TMP11]], <8 x float> [[TMP10]], <8 x float> [[TMP5]])
; CHECK-NEXT:    [[TMP13:%.*]] = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float -2.000000e+00), <8 x float> [[TMP12]], <8 x float> splat (float 0x3FF921FB60000000))
; CHECK-NEXT:    [[TMP14:%.*]] = select <8 x i1> [[TMP2]], <8 x float> [[TMP13]], <8 x float> [[TMP12]]
; CHECK-NEXT:    [[TMP15:%.*]] = bitcast <8 x float> [[TMP14]] to <8 x i32>
; CHECK-NEXT:    [[TMP16:%.*]] = and <8 x i32> [[TMP15]], splat (i32 2147483647)
; CHECK-NEXT:    [[TMP17:%.*]] = bitcast <8 x float> [[X]] to <8 x i32>
; CHECK-NEXT:    [[TMP18:%.*]] = and <8 x i32> [[TMP17]], splat (i32 -2147483648)
; CHECK-NEXT:    [[TMP19:%.*]] = or <8 x i32> [[TMP16]], [[TMP18]]
; CHECK-NEXT:    [[R:%.*]] = bitcast <8 x i32> [[TMP19]] to <8 x float>
; CHECK-NEXT:    ret <8 x float> [[R]]
  %r = call <8 x float> @llvm.asin.v8f32(<8 x float> %x)
  ret <8 x float> %r
}

define <8 x half> @acos(<8 x half> %x) {
; CHECK-LABEL: @acos(
; CHECK-NEXT:    [[TMP1:%.*]] = fpext <8 x half> [[X:%.*]] to <8 x float>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x float> @llvm.fabs.v8f32(<8 x float> [[TMP1]])
; CHECK-NEXT:    [[TMP3:%.*]] = fcmp ogt <8 x float> [[TMP2]], splat (float 5.000000e-01)
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x float> @llvm.fma.v8f32(<8 x float> [[TMP2]], <8 x float> splat (float -5.000000e-01), <8 x float> splat (float 5.000000e-01))
; CHECK-NEXT:    [[TMP5:%.*]] = call <8 x float> @llvm.sqrt.v8f32(<8 x float> [[TMP4]])
; CHECK-NEXT:    [[TMP6:%.*]] = select <8 x i1> [[TMP3]], <8 x float> [[TMP5]], <8 x float> [[TMP2]]
; CHECK-NEXT:    [[TMP7:%.*]] = fmul <8 x float> [[TMP6]], [[TMP6]]
; CHECK-NEXT:    [[TMP8:%.*]] = call <8 x float> @llvm.fma.v8f32(<8 x float> splat (float 0x3FA59862C0000000), <8 x float> [[TMP7]], <8 x float> splat (float 0x3F98C0CB00000000))
; CHECK-NEXT:    [[TMP9:%.*]] = call <8 x float> @llvm.fma.v8f32(<8 x float> [[TMP8]], <8 x float> [[TMP7]], <8 x float> splat (float 0x3FA7480E00000000))
; CHECK-NEXT:    [[TMP10:%.*]] = call <8 x float> @llvm.fma.v8f32(<8 x float> [[TMP9]], <8 x float> [[TMP7]], <8 x float> splat (float 0x3FB3301CC0000000))
; CHECK-NEXT:    [[TMP11:%.*]] = call <8 x float> @llvm.fma.v8f32(<8 x float> [[TMP10]], <8 x float> [[TMP7]], <8 x float> splat (float 0x3FC5555C80000000))
; CHECK-NEXT:    [[TMP12:%.*]] = fmul <8 x float> [[TMP6]], [[TMP7]]
; CHECK-NEXT:    [[TMP13:%.*]] = call <8 x float> @llvm.fma.v8f32(<8 x float> [[TMP12]], <8 x float> [[TMP11]], <8 x float> [[TMP6]])
; CHECK-NEXT:    [[TMP14:%.*]] = fmul <8 x float> [[TMP13]], splat (float 2.000000e+00)
; CHECK-NEXT:    [[TMP15:%.*]] = fcmp olt <8 x float> [[TMP1]], zeroinitializer
; CHECK-NEXT:    [[TMP16:%.*]] = fsub <8 x float> [[TMP14]], splat (float 0xBE7777A5C0000000)
; CHECK-NEXT:    [[TMP17:%.*]] = fsub <8 x float> splat (float 0x400921FB60000000), [[TMP16]]
; CHECK-NEXT:    [[TMP18:%.*]] = select <8 x i1> [[TMP15]], <8 x float> [[TMP17]], <8 x float> [[TMP14]]
; CHECK-NEXT:    [[TMP19:%.*]] = bitcast <8 x float> [[TMP13]] to <8 x i32>
; CHECK-NEXT:    [[TMP20:%.*]] = and <8 x i32> [[TMP19]], splat (i32 2147483647)
; CHECK-NEXT:    [[TMP21:%.*]] = bitcast <8 x float> [[TMP1]] to <8 x i32>
; CHECK-NEXT:    [[TMP22:%.*]] = and <8 x i32> [[TMP21]], splat (i32 -2147483648)
; CHECK-NEXT:    [[TMP23:%.*]] = or <8 x i32> [[TMP20]], [[TMP22]]
; CHECK-NEXT:    [[TMP24:%.*]] = bitcast <8 x i32> [[TMP23]] to <8 x float>
; CHECK-NEXT:    [[TMP25:%.*]] = fsub <8 x float> [[TMP24]], splat (float 0xBE6777A5C0000000)
; CHECK-NEXT:    [[TMP26:%.*]] = fsub <8 x float> splat (float 0x3FF921FB60000000), [[TMP25]]
; CHECK-NEXT:    [[TMP27:%.*]] = select <8 x i1> [[TMP3]], <8 x float> [[TMP18]], <8 x float> [[TMP26]]
; CHECK-NEXT:    [[R:%.*]] = fptrunc <8 x float> [[TMP27]] to <8 x half>
; CHECK-NEXT:    ret <8 x half> [[R]]
  %r = call <8 x half> @llvm.acos.v8f16(<8 x half> %x)
  ret <8 x half> %r
}

define bfloat @atan(bfloat %x) {
; CHECK-LABEL: @atan(
; CHECK-NEXT:    [[TMP1:%.*]] = fpext bfloat [[X:%.*]] to float
; CHECK-NEXT:    [[TMP2:%.*]] = call float @llvm.fabs.f32(float [[TMP1]])
; CHECK-NEXT:    [[TMP3:%.*]] = fcmp ogt float [[TMP2]], 1.000000e+00
; CHECK-NEXT:    [[TMP4:%.*]] = call float @llvm.genx.inv.f32(float [[TMP2]])
; CHECK-NEXT:    [[TMP5:%.*]] = select i1 [[TMP3]], float [[TMP4]], float [[TMP2]]
; CHECK-NEXT:    [[TMP6:%.*]] = fmul float [[TMP5]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = call float @llvm.fma.f32(float 0xBF5D62FD00000000, float [[TMP6]], float 0x3F865A64A0000000)
; CHECK-NEXT:    [[TMP8:%.*]] = call float @llvm.fma.f32(float [[TMP7]], float [[TMP6]], float 0xBF9FED1500000000)
; CHECK-NEXT:    [[TMP9:%.*]] = call float @llvm.fma.f32(float [[TMP8]], float [[TMP6]], float 0x3FADAC9DC0000000)
; CHECK-NEXT:    [[TMP10:%.*]] = call float @llvm.fma.f32(float [[TMP9]], float [[TMP6]], float 0xBFB58348E0000000)
; CHECK-NEXT:    [[TMP11:%.*]] = call float @llvm.fma.f32(float [[TMP10]], float [[TMP6]], float 0x3FBC099FE0000000)
; CHECK-NEXT:    [[TMP12:%.*]] = call float @llvm.fma.f32(float [[TMP11]], float [[TMP6]], float 0xBFC2421B60000000)
; CHECK-NEXT:    [[TMP13:%.*]] = call float @llvm.fma.f32(float [[TMP12]], float [[TMP6]], float 0x3FC9991FE0000000)
; CHECK-NEXT:    [[TMP14:%.*]] = call float @llvm.fma.f32(float [[TMP13]], float [[TMP6]], float 0xBFD55553E0000000)
; CHECK-NEXT:    [[TMP15:%.*]] = fmul float [[TMP5]], [[TMP6]]
; CHECK-NEXT:    [[TMP16:%.*]] = call float @llvm.fma.f32(float [[TMP15]], float [[TMP14]], float [[TMP5]])
; CHECK-NEXT:    [[TMP17:%.*]] = fsub float [[TMP16]], 0xBE6777A5C0000000
; CHECK-NEXT:    [[TMP18:%.*]] = fsub float 0x3FF921FB60000000, [[TMP17]]
; CHECK-NEXT:    [[TMP19:%.*]] = select i1 [[TMP3]], float [[TMP18]], float [[TMP16]]
; CHECK-NEXT:    [[TMP20:%.*]] = bitcast float [[TMP19]] to i32
; CHECK-NEXT:    [[TMP21:%.*]] = and i32 [[TMP20]], 2147483647
; CHECK-NEXT:    [[TMP22:%.*]] = bitcast float [[TMP1]] to i32
; CHECK-NEXT:    [[TMP23:%.*]] = and i32 [[TMP22]], -2147483648
; CHECK-NEXT:    [[TMP24:%.*]] = or i32 [[TMP21]], [[TMP23]]
; CHECK-NEXT:    [[TMP25:%.*]] = bitcast i32 [[TMP24]] to float
; CHECK-NEXT:    [[R:%.*]] = fptrunc float [[TMP25]] to bfloat
; CHECK-NEXT:    ret bfloat [[R]]
  %r = call bfloat @llvm.atan.bf16(bfloat %x)
  ret bfloat %r
}

define float @atan2(float %y, float %x) {
; CHECK-LABEL: @atan2(
; CHECK-NEXT:    [[TMP1:%.*]] = call float @llvm.fabs.f32(float [[Y:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = call float @llvm.fabs.f32(float [[X:%.*]])
; CHECK-NEXT:    [[TMP3:%.*]] = fcmp ogt float [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = select i1 [[TMP3]], float [[TMP2]], float [[TMP1]]
; CHECK-NEXT:    [[TMP5:%.*]] = select i1 [[TMP3]], float [[TMP1]], float [[TMP2]]
; CHECK-NEXT:    [[TMP6:%.*]] = fcmp oeq float [[TMP5]], 0.000000e+00
; CHECK-NEXT:    [[TMP7:%.*]] = select i1 [[TMP6]], float 0.000000e+00, float 1.000000e+00
; CHECK-NEXT:    [[TMP8:%.*]] = fcmp oeq float [[TMP4]], [[TMP5]]
; CHECK-NEXT:    [[TMP9:%.*]] = call float @llvm.genx.ieee.div.f32(float [[TMP4]], float [[TMP5]])
; CHECK-NEXT:    [[TMP10:%.*]] = select i1 [[TMP8]], float [[TMP7]], float [[TMP9]]
; CHECK-NEXT:    [[TMP11:%.*]] = fmul float [[TMP10]], [[TMP10]]
; CHECK-NEXT:    [[TMP12:%.*]] = call float @llvm.fma.f32(float 0xBF5D62FD00000000, float [[TMP11]], float 0x3F865A64A0000000)
; CHECK-NEXT:    [[TMP13:%.*]] = call float @llvm.fma.f32(float [[TMP12]], float [[TMP11]], float 0xBF9FED1500000000)
; CHECK-NEXT:    [[TMP14:%.*]] = call float @llvm.fma.f32(float [[TMP13]], float [[TMP11]], float 0x3FADAC9DC0000000)
; CHECK-NEXT:    [[TMP15:%.*]] = call float @llvm.fma.f32(float [[TMP14]], float [[TMP11]], float 0xBFB58348E0000000)
; CHECK-NEXT:    [[TMP16:%.*]] = call float @llvm.fma.f32(float [[TMP15]], float [[TMP11]], float 0x3FBC099FE0000000)
; CHECK-NEXT:    [[TMP17:%.*]] = call float @llvm.fma.f32(float [[TMP16]], float [[TMP11]], float 0xBFC2421B60000000)
; CHECK-NEXT:    [[TMP18:%.*]] = call float @llvm.fma.f32(float [[TMP17]], float [[TMP11]], float 0x3FC9991FE0000000)
; CHECK-NEXT:    [[TMP19:%.*]] = call float @llvm.fma.f32(float [[TMP18]], float [[TMP11]], float 0xBFD55553E0000000)
; CHECK-NEXT:    [[TMP20:%.*]] = fmul float [[TMP10]], [[TMP11]]
; CHECK-NEXT:    [[TMP21:%.*]] = call float @llvm.fma.f32(float [[TMP20]], float [[TMP19]], float [[TMP10]])
; CHECK-NEXT:    [[TMP22:%.*]] = fsub float [[TMP21]], 0xBE6777A5C0000000
; CHECK-NEXT:    [[TMP23:%.*]] = fsub float 0x3FF921FB60000000, [[TMP22]]
; CHECK-NEXT:    [[TMP24:%.*]] = select i1 [[TMP3]], float [[TMP23]], float [[TMP21]]
; CHECK-NEXT:    [[TMP25:%.*]] = bitcast float [[X]] to i32
; CHECK-NEXT:    [[TMP26:%.*]] = icmp slt i32 [[TMP25]], 0
; CHECK-NEXT:    [[TMP27:%.*]] = fsub float [[TMP24]], 0xBE7777A5C0000000
; CHECK-NEXT:    [[TMP28:%.*]] = fsub float 0x400921FB60000000, [[TMP27]]
; CHECK-NEXT:    [[TMP29:%.*]] = select i1 [[TMP26]], float [[TMP28]], float [[TMP24]]
; CHECK-NEXT:    [[TMP30:%.*]] = bitcast float [[TMP29]] to i32
; CHECK-NEXT:    [[TMP31:%.*]] = and i32 [[TMP30]], 2147483647
; CHECK-NEXT:    [[TMP32:%.*]] = bitcast float [[Y]] to i32
; CHECK-NEXT:    [[TMP33:%.*]] = and i32 [[TMP32]], -2147483648
; CHECK-NEXT:    [[TMP34:%.*]] = or i32 [[TMP31]], [[TMP33]]
; CHECK-NEXT:    [[R:%.*]] = bitcast i32 [[TMP34]] to float
; CHECK-NEXT:    ret float [[R]]
  %r = call float @llvm.atan2.f32(float %y, float %x)
  ret float %r
}

define float @sinh(float %x) {
; CHECK-LABEL: @sinh(
; CHECK-NEXT:    [[TMP1:%.*]] = call float @llvm.fabs.f32(float [[X:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = fmul float [[TMP1]], [[TMP1]]
; CHECK-NEXT:    [[TMP3:%.*]] = call float @llvm.fma.f32(float 0x3EC7A15B60000000, float [[TMP2]], float 0x3F29FFE920000000)
; CHECK-NEXT:    [[TMP4:%.*]] = call float @llvm.fma.f32(float [[TMP3]], float [[TMP2]], float 0x3F81111340000000)
; CHECK-NEXT:    [[TMP5:%.*]] = call float @llvm.fma.f32(float [[TMP4]], float [[TMP2]], float 0x3FC5555560000000)
; CHECK-NEXT:    [[TMP6:%.*]] = fmul float [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP7:%.*]] = call float @llvm.fma.f32(float [[TMP6]], float [[TMP5]], float [[TMP1]])
; CHECK-NEXT:    [[TMP8:%.*]] = fcmp ogt float [[TMP1]], 1.000000e+02
; CHECK-NEXT:    [[TMP9:%.*]] = select i1 [[TMP8]], float 1.000000e+02, float [[TMP1]]
; CHECK-NEXT:    [[TMP10:%.*]] = fmul float [[TMP9]], 0x3FF7154760000000
; CHECK-NEXT:    [[TMP11:%.*]] = call float @llvm.rint.f32(float [[TMP10]])
; CHECK-NEXT:    [[TMP12:%.*]] = fneg float [[TMP11]]
; CHECK-NEXT:    [[TMP13:%.*]] = call float @llvm.fma.f32(float [[TMP9]], float 0x3FF7154760000000, float [[TMP12]])
; CHECK-NEXT:    [[TMP14:%.*]] = call float @llvm.fma.f32(float [[TMP9]], float 0x3E54AE0C00000000, float [[TMP13]])
; CHECK-NEXT:    [[TMP15:%.*]] = fsub float [[TMP11]], 6.500000e+01
; CHECK-NEXT:    [[TMP16:%.*]] = call float @llvm.exp2.f32(float [[TMP15]])
; CHECK-NEXT:    [[TMP17:%.*]] = call float @llvm.exp2.f32(float [[TMP14]])
; CHECK-NEXT:    [[TMP18:%.*]] = fmul float [[TMP17]], [[TMP16]]
; CHECK-NEXT:    [[TMP19:%.*]] = fmul float [[TMP18]], 0x43F0000000000000
; CHECK-NEXT:    [[TMP20:%.*]] = call float @llvm.genx.inv.f32(float [[TMP19]])
; CHECK-NEXT:    [[TMP21:%.*]] = call float @llvm.fma.f32(float [[TMP20]], float -2.500000e-01, float [[TMP19]])
; CHECK-NEXT:    [[TMP22:%.*]] = fcmp olt float [[TMP1]], 1.000000e+00
; CHECK-NEXT:    [[TMP23:%.*]] = select i1 [[TMP22]], float [[TMP7]], float [[TMP21]]
; CHECK-NEXT:    [[TMP24:%.*]] = bitcast float [[TMP23]] to i32
; CHECK-NEXT:    [[TMP25:%.*]] = and i32 [[TMP24]], 2147483647
; CHECK-NEXT:    [[TMP26:%.*]] = bitcast float [[X]] to i32
; CHECK-NEXT:    [[TMP27:%.*]] = and i32 [[TMP26]], -2147483648
; CHECK-NEXT:    [[TMP28:%.*]] = or i32 [[TMP25]], [[TMP27]]
; CHECK-NEXT:    [[R:%.*]] = bitcast i32 [[TMP28]] to float
; CHECK-NEXT:    ret float [[R]]
  %r = call nnan ninf float @llvm.sinh.f32(float %x)
  ret float %r
}

define float @cosh(float %x) {
; CHECK-LABEL: @cosh(
; CHECK-NEXT:    [[TMP1:%.*]] = call float @llvm.fabs.f32(float [[X:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = fcmp ogt float [[TMP1]], 1.000000e+02
; CHECK-NEXT:    [[TMP3:%.*]] = select i1 [[TMP2]], float 1.000000e+02, float [[TMP1]]
; CHECK-NEXT:    [[TMP4:%.*]] = fmul float [[TMP3]], 0x3FF7154760000000
; CHECK-NEXT:    [[TMP5:%.*]] = call float @llvm.rint.f32(float [[TMP4]])
; CHECK-NEXT:    [[TMP6:%.*]] = fneg float [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = call float @llvm.fma.f32(float [[TMP3]], float 0x3FF7154760000000, float [[TMP6]])
; CHECK-NEXT:    [[TMP8:%.*]] = call float @llvm.fma.f32(float [[TMP3]], float 0x3E54AE0C00000000, float [[TMP7]])
; CHECK-NEXT:    [[TMP9:%.*]] = fsub float [[TMP5]], 6.500000e+01
; CHECK-NEXT:    [[TMP10:%.*]] = call float @llvm.exp2.f32(float [[TMP9]])
; CHECK-NEXT:    [[TMP11:%.*]] = call float @llvm.exp2.f32(float [[TMP8]])
; CHECK-NEXT:    [[TMP12:%.*]] = fmul float [[TMP11]], [[TMP10]]
; CHECK-NEXT:    [[TMP13:%.*]] = fmul float [[TMP12]], 0x43F0000000000000
; CHECK-NEXT:    [[TMP14:%.*]] = call float @llvm.genx.inv.f32(float [[TMP13]])
; CHECK-NEXT:    [[R:%.*]] = call float @llvm.fma.f32(float [[TMP14]], float 2.500000e-01, float [[TMP13]])
; CHECK-NEXT:    ret float [[R]]
  %r = call float @llvm.cosh.f32(float %x)
  ret float %r
}

define float @tanh(float %x) {
; CHECK-LABEL: @tanh(
; CHECK-NEXT:    [[TMP1:%.*]] = call float @llvm.fabs.f32(float [[X:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = fmul float [[TMP1]], [[TMP1]]
; CHECK-NEXT:    [[TMP3:%.*]] = call float @llvm.fma.f32(float 0xBF7722B080000000, float [[TMP2]], float 0x3F95157FE0000000)
; CHECK-NEXT:    [[TMP4:%.*]] = call float @llvm.fma.f32(float [[TMP3]], float [[TMP2]], float 0xBFAB81DC20000000)
; CHECK-NEXT:    [[TMP5:%.*]] = call float @llvm.fma.f32(float [[TMP4]], float [[TMP2]], float 0x3FC1106460000000)
; CHECK-NEXT:    [[TMP6:%.*]] = call float @llvm.fma.f32(float [[TMP5]], float [[TMP2]], float 0xBFD55552E0000000)
; CHECK-NEXT:    [[TMP7:%.*]] = fmul float [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP8:%.*]] = call float @llvm.fma.f32(float [[TMP7]], float [[TMP6]], float [[TMP1]])
; CHECK-NEXT:    [[TMP9:%.*]] = fmul float [[TMP1]], 0x4007154760000000
; CHECK-NEXT:    [[TMP10:%.*]] = call float @llvm.exp2.f32(float [[TMP9]])
; CHECK-NEXT:    [[TMP11:%.*]] = fadd float [[TMP10]], 1.000000e+00
; CHECK-NEXT:    [[TMP12:%.*]] = call float @llvm.genx.inv.f32(float [[TMP11]])
; CHECK-NEXT:    [[TMP13:%.*]] = call float @llvm.fma.f32(float [[TMP12]], float -2.000000e+00, float 1.000000e+00)
; CHECK-NEXT:    [[TMP14:%.*]] = fcmp olt float [[TMP1]], 6.250000e-01
; CHECK-NEXT:    [[TMP15:%.*]] = select i1 [[TMP14]], float [[TMP8]], float [[TMP13]]
; CHECK-NEXT:    [[TMP16:%.*]] = bitcast float [[TMP15]] to i32
; CHECK-NEXT:    [[TMP17:%.*]] = and i32 [[TMP16]], 2147483647
; CHECK-NEXT:    [[TMP18:%.*]] = bitcast float [[X]] to i32
; CHECK-NEXT:    [[TMP19:%.*]] = and i32 [[TMP18]], -2147483648
; CHECK-NEXT:    [[TMP20:%.*]] = or i32 [[TMP17]], [[TMP19]]
; CHECK-NEXT:    [[R:%.*]] = bitcast i32 [[TMP20]] to float
; CHECK-NEXT:    ret float [[R]]
  %r = call afn float @llvm.tanh.f32(float %x)
  ret float %r
}
