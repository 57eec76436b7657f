; Of two zeros the negative one is less; a NaN wins.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower --check-each --platform=pvc -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower --check-each --platform=icllp -S %s -o %t.ll

define <5 x float> @minimum(<5 x float> %a, <5 x float> %b) {
; CHECK-LABEL: @minimum(
; CHECK-NEXT:    [[TMP1:%.*]] = call <5 x float> @llvm.minnum.v5f32(<5 x float> [[A:%.*]], <5 x float> [[B:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <5 x float> [[A]] to <5 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <5 x float> [[B]] to <5 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = or <5 x i32> [[TMP2]], [[TMP3]]
; CHECK-NEXT:    [[TMP5:%.*]] = fcmp oeq <5 x float> [[A]], [[B]]
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast <5 x i32> [[TMP4]] to <5 x float>
; CHECK-NEXT:    [[TMP7:%.*]] = select <5 x i1> [[TMP5]], <5 x float> [[TMP6]], <5 x float> [[TMP1]]
; CHECK-NEXT:    [[TMP8:%.*]] = fcmp une <5 x float> [[A]], [[A]]
; CHECK-NEXT:    [[TMP9:%.*]] = fcmp une <5 x float> [[B]], [[B]]
; CHECK-NEXT:    [[TMP10:%.*]] = or <5 x i1> [[TMP8]], [[TMP9]]
; CHECK-NEXT:    [[TMP11:%.*]] = fadd <5 x float> [[A]], [[B]]
; CHECK-NEXT:    [[R:%.*]] = select <5 x i1> [[TMP10]], <5 x float> [[TMP11]], <5 x float> [[TMP7]]
; CHECK-NEXT:    ret <5 x float> [[R]]
  %r = call <5 x float> @llvm.minimum.v5f32(<5 x float> %a, <5 x float> %b)
  ret <5 x float> %r
}

define half @maximum(half %a, half %b) {
; CHECK-LABEL: @maximum(
; CHECK-NEXT:    [[TMP1:%.*]] = call half @llvm.maxnum.f16(half [[A:%.*]], half [[B:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast half [[A]] to i16
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast half [[B]] to i16
; CHECK-NEXT:    [[TMP4:%.*]] = and i16 [[TMP2]], [[TMP3]]
; CHECK-NEXT:    [[TMP5:%.*]] = fcmp oeq half [[A]], [[B]]
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast i16 [[TMP4]] to half
; CHECK-NEXT:    [[TMP7:%.*]] = select i1 [[TMP5]], half [[TMP6]], half [[TMP1]]
; CHECK-NEXT:    [[TMP8:%.*]] = fcmp une half [[A]], [[A]]
; CHECK-NEXT:    [[TMP9:%.*]] = fcmp une half [[B]], [[B]]
; CHECK-NEXT:    [[TMP10:%.*]] = or i1 [[TMP8]], [[TMP9]]
; CHECK-NEXT:    [[TMP11:%.*]] = fadd half [[A]], [[B]]
; CHECK-NEXT:    [[R:%.*]] = select i1 [[TMP10]], half [[TMP11]], half [[TMP7]]
; CHECK-NEXT:    ret half [[R]]
  %r = call half @llvm.maximum.f16(half %a, half %b)
  ret half %r
}

define <4 x float> @zeros(<4 x i1> %signs, <4 x i1> %others) {
; CHECK-LABEL: @zeros(
; CHECK-NEXT:    [[A:%.*]] = select <4 x i1> [[SIGNS:%.*]], <4 x float> splat (float -0.000000e+00), <4 x float> zeroinitializer
; CHECK-NEXT:    [[B:%.*]] = select <4 x i1> [[OTHERS:%.*]], <4 x float> splat (float -0.000000e+00), <4 x float> zeroinitializer
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x float> @llvm.minnum.v4f32(<4 x float> [[A]], <4 x float> [[B]])
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <4 x float> [[A]] to <4 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <4 x float> [[B]] to <4 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = or <4 x i32> [[TMP2]], [[TMP3]]
; CHECK-NEXT:    [[TMP5:%.*]] = fcmp oeq <4 x float> [[A]], [[B]]
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast <4 x i32> [[TMP4]] to <4 x float>
; CHECK-NEXT:    [[TMP7:%.*]] = select <4 x i1> [[TMP5]], <4 x float> [[TMP6]], <4 x float> [[TMP1]]
; CHECK-NEXT:    [[TMP8:%.*]] = fcmp une <4 x float> [[A]], [[A]]
; CHECK-NEXT:    [[TMP9:%.*]] = fcmp une <4 x float> [[B]], [[B]]
; CHECK-NEXT:    [[TMP10:%.*]] = or <4 x i1> [[TMP8]], [[TMP9]]
; CHECK-NEXT:    [[TMP11:%.*]] = fadd <4 x float> [[A]], [[B]]
; CHECK-NEXT:    [[MIN:%.*]] = select <4 x i1> [[TMP10]], <4 x float> [[TMP11]], <4 x float> [[TMP7]]
; CHECK-NEXT:    [[TMP12:%.*]] = call <4 x float> @llvm.maxnum.v4f32(<4 x float> [[A]], <4 x float> [[B]])
; CHECK-NEXT:    [[TMP13:%.*]] = bitcast <4 x float> [[A]] to <4 x i32>
; CHECK-NEXT:    [[TMP14:%.*]] = bitcast <4 x float> [[B]] to <4 x i32>
; CHECK-NEXT:    [[TMP15:%.*]] = and <4 x i32> [[TMP13]], [[TMP14]]
; CHECK-NEXT:    [[TMP16:%.*]] = fcmp oeq <4 x float> [[A]], [[B]]
; CHECK-NEXT:    [[TMP17:%.*]] = bitcast <4 x i32> [[TMP15]] to <4 x float>
; CHECK-NEXT:    [[TMP18:%.*]] = select <4 x i1> [[TMP16]], <4 x float> [[TMP17]], <4 x float> [[TMP12]]
; CHECK-NEXT:    [[TMP19:%.*]] = fcmp une <4 x float> [[A]], [[A]]
; CHECK-NEXT:    [[TMP20:%.*]] = fcmp une <4 x float> [[B]], [[B]]
; CHECK-NEXT:    [[TMP21:%.*]] = or <4 x i1> [[TMP19]], [[TMP20]]
; CHECK-NEXT:    [[TMP22:%.*]] = fadd <4 x float> [[A]], [[B]]
; CHECK-NEXT:    [[MAX:%.*]] = select <4 x i1> [[TMP21]], <4 x float> [[TMP22]], <4 x float> [[TMP18]]
; CHECK-NEXT:    [[TMP23:%.*]] = call <2 x float> @llvm.genx.rdregionf.v2f32.v4f32.i16(<4 x float> [[MIN]], i32 0, i32 2, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = call <4 x float> @llvm.genx.wrregionf.v4f32.v2f32.i16.i1(<4 x float> [[MAX]], <2 x float> [[TMP23]], i32 0, i32 2, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    ret <4 x float> [[R]]
  %a = select <4 x i1> %signs, <4 x float> splat (float -0.0), <4 x float> zeroinitializer
  %b = select <4 x i1> %others, <4 x float> splat (float -0.0), <4 x float> zeroinitializer
  %min = call <4 x float> @llvm.minimum.v4f32(<4 x float> %a, <4 x float> %b)
  %max = call <4 x float> @llvm.maximum.v4f32(<4 x float> %a, <4 x float> %b)
  %r = shufflevector <4 x float> %min, <4 x float> %max, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  ret <4 x float> %r
}
