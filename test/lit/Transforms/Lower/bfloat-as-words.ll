; Without bfloat16 in hardware, bfloats are words and conversions compute with bits.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower,cmx-lower --platform=icllp -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -S %s -o %t.ll
; RUN: cmx-check %s %t.ll
; With it, only doubles take two steps, since a single could be rounded twice.
; RUN: cmx-opt -passes=cmx-lower --platform=pvc -S %s | FileCheck %s --check-prefix=PVC
; RUN: cmx-opt -passes=cmx-lower --platform=pvc -S %s -o %t.ll
; RUN: cmx-check %s %t.ll

define <8 x float> @extended(<8 x bfloat> %x) {
; CHECK-LABEL: @extended(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x bfloat> [[X:%.*]] to <8 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <8 x i16> [[TMP1]] to <8 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = shl <8 x i32> [[TMP2]], splat (i32 16)
; CHECK-NEXT:    [[R:%.*]] = bitcast <8 x i32> [[TMP3]] to <8 x float>
; CHECK-NEXT:    ret <8 x float> [[R]]
; PVC-LABEL: @extended(
; PVC-NEXT:    [[R:%.*]] = fpext <8 x bfloat> [[X:%.*]] to <8 x float>
; PVC-NEXT:    ret <8 x float> [[R]]
  %r = fpext <8 x bfloat> %x to <8 x float>
  ret <8 x float> %r
}

define <8 x bfloat> @rounded(<8 x float> %x) {
; CHECK-LABEL: @rounded(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x float> [[X:%.*]] to <8 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <8 x float> [[X]] to <16 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> [[TMP2]], i32 0, i32 8, i32 2, i16 2, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = zext <8 x i16> [[TMP3]] to <8 x i32>
; CHECK-NEXT:    [[TMP5:%.*]] = and <8 x i32> [[TMP4]], splat (i32 1)
; CHECK-NEXT:    [[TMP6:%.*]] = add <8 x i32> [[TMP1]], splat (i32 32767)
; CHECK-NEXT:    [[TMP7:%.*]] = add <8 x i32> [[TMP6]], [[TMP5]]
; CHECK-NEXT:    [[TMP8:%.*]] = fcmp une <8 x float> [[X]], [[X]]
; CHECK-NEXT:    [[TMP9:%.*]] = or <8 x i32> [[TMP1]], splat (i32 4194304)
; CHECK-NEXT:    [[TMP10:%.*]] = select <8 x i1> [[TMP8]], <8 x i32> [[TMP9]], <8 x i32> [[TMP7]]
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast <8 x i32> [[TMP10]] to <16 x i16>
; CHECK-NEXT:    [[TMP12:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> [[TMP11]], i32 0, i32 8, i32 2, i16 2, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = bitcast <8 x i16> [[TMP12]] to <8 x bfloat>
; CHECK-NEXT:    ret <8 x bfloat> [[R]]
; PVC-LABEL: @rounded(
; PVC-NEXT:    [[R:%.*]] = fptrunc <8 x float> [[X:%.*]] to <8 x bfloat>
; PVC-NEXT:    ret <8 x bfloat> [[R]]
  %r = fptrunc <8 x float> %x to <8 x bfloat>
  ret <8 x bfloat> %r
}

define <4 x bfloat> @of_doubles(<4 x double> %x) {
; CHECK-LABEL: @of_doubles(
; CHECK-NEXT:    [[TMP1:%.*]] = fptrunc <4 x double> [[X:%.*]] to <4 x float>
; CHECK-NEXT:    [[TMP2:%.*]] = fpext <4 x float> [[TMP1]] to <4 x double>
; CHECK-NEXT:    [[TMP3:%.*]] = call <4 x double> @llvm.fabs.v4f64(<4 x double> [[TMP2]])
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x double> @llvm.fabs.v4f64(<4 x double> [[X]])
; CHECK-NEXT:    [[TMP5:%.*]] = fcmp ogt <4 x double> [[TMP3]], [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast <4 x float> [[TMP1]] to <4 x i32>
; CHECK-NEXT:    [[TMP7:%.*]] = sub <4 x i32> [[TMP6]], splat (i32 1)
; CHECK-NEXT:    [[TMP8:%.*]] = select <4 x i1> [[TMP5]], <4 x i32> [[TMP7]], <4 x i32> [[TMP6]]
; CHECK-NEXT:    [[TMP9:%.*]] = fcmp olt <4 x double> [[TMP2]], [[X]]
; CHECK-NEXT:    [[TMP10:%.*]] = fcmp ogt <4 x double> [[TMP2]], [[X]]
; CHECK-NEXT:    [[TMP11:%.*]] = or <4 x i1> [[TMP9]], [[TMP10]]
; CHECK-NEXT:    [[TMP12:%.*]] = or <4 x i32> [[TMP8]], splat (i32 1)
; CHECK-NEXT:    [[TMP13:%.*]] = select <4 x i1> [[TMP11]], <4 x i32> [[TMP12]], <4 x i32> [[TMP8]]
; CHECK-NEXT:    [[TMP14:%.*]] = bitcast <4 x i32> [[TMP13]] to <4 x float>
; CHECK-NEXT:    [[TMP15:%.*]] = bitcast <4 x i32> [[TMP13]] to <8 x i16>
; CHECK-NEXT:    [[TMP16:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v8i16.i16(<8 x i16> [[TMP15]], i32 0, i32 4, i32 2, i16 2, i32 undef)
; CHECK-NEXT:    [[TMP17:%.*]] = zext <4 x i16> [[TMP16]] to <4 x i32>
; CHECK-NEXT:    [[TMP18:%.*]] = and <4 x i32> [[TMP17]], splat (i32 1)
; CHECK-NEXT:    [[TMP19:%.*]] = add <4 x i32> [[TMP13]], splat (i32 32767)
; CHECK-NEXT:    [[TMP20:%.*]] = add <4 x i32> [[TMP19]], [[TMP18]]
; CHECK-NEXT:    [[TMP21:%.*]] = fcmp une <4 x float> [[TMP14]], [[TMP14]]
; CHECK-NEXT:    [[TMP22:%.*]] = or <4 x i32> [[TMP13]], splat (i32 4194304)
; CHECK-NEXT:    [[TMP23:%.*]] = select <4 x i1> [[TMP21]], <4 x i32> [[TMP22]], <4 x i32> [[TMP20]]
; CHECK-NEXT:    [[TMP24:%.*]] = bitcast <4 x i32> [[TMP23]] to <8 x i16>
; CHECK-NEXT:    [[TMP25:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v8i16.i16(<8 x i16> [[TMP24]], i32 0, i32 4, i32 2, i16 2, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = bitcast <4 x i16> [[TMP25]] to <4 x bfloat>
; CHECK-NEXT:    ret <4 x bfloat> [[R]]
; PVC-LABEL: @of_doubles(
; PVC-NEXT:    [[TMP1:%.*]] = fptrunc <4 x double> [[X:%.*]] to <4 x float>
; PVC-NEXT:    [[TMP2:%.*]] = fpext <4 x float> [[TMP1]] to <4 x double>
; PVC-NEXT:    [[TMP3:%.*]] = call <4 x double> @llvm.fabs.v4f64(<4 x double> [[TMP2]])
; PVC-NEXT:    [[TMP4:%.*]] = call <4 x double> @llvm.fabs.v4f64(<4 x double> [[X]])
; PVC-NEXT:    [[TMP5:%.*]] = fcmp ogt <4 x double> [[TMP3]], [[TMP4]]
; PVC-NEXT:    [[TMP6:%.*]] = bitcast <4 x float> [[TMP1]] to <4 x i32>
; PVC-NEXT:    [[TMP7:%.*]] = sub <4 x i32> [[TMP6]], splat (i32 1)
; PVC-NEXT:    [[TMP8:%.*]] = select <4 x i1> [[TMP5]], <4 x i32> [[TMP7]], <4 x i32> [[TMP6]]
; PVC-NEXT:    [[TMP9:%.*]] = fcmp olt <4 x double> [[TMP2]], [[X]]
; PVC-NEXT:    [[TMP10:%.*]] = fcmp ogt <4 x double> [[TMP2]], [[X]]
; PVC-NEXT:    [[TMP11:%.*]] = or <4 x i1> [[TMP9]], [[TMP10]]
; PVC-NEXT:    [[TMP12:%.*]] = or <4 x i32> [[TMP8]], splat (i32 1)
; PVC-NEXT:    [[TMP13:%.*]] = select <4 x i1> [[TMP11]], <4 x i32> [[TMP12]], <4 x i32> [[TMP8]]
; PVC-NEXT:    [[TMP14:%.*]] = bitcast <4 x i32> [[TMP13]] to <4 x float>
; PVC-NEXT:    [[R:%.*]] = fptrunc <4 x float> [[TMP14]] to <4 x bfloat>
; PVC-NEXT:    ret <4 x bfloat> [[R]]
  %r = fptrunc <4 x double> %x to <4 x bfloat>
  ret <4 x bfloat> %r
}

define <16 x bfloat> @negated(<16 x bfloat> %x) {
; CHECK-LABEL: @negated(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <16 x bfloat> [[X:%.*]] to <16 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = xor <16 x i16> [[TMP1]], splat (i16 -32768)
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i16> [[TMP2]] to <16 x bfloat>
; CHECK-NEXT:    ret <16 x bfloat> [[R]]
; PVC-LABEL: @negated(
; PVC-NEXT:    [[TMP1:%.*]] = bitcast <16 x bfloat> [[X:%.*]] to <16 x i16>
; PVC-NEXT:    [[TMP2:%.*]] = xor <16 x i16> [[TMP1]], splat (i16 -32768)
; PVC-NEXT:    [[R:%.*]] = bitcast <16 x i16> [[TMP2]] to <16 x bfloat>
; PVC-NEXT:    ret <16 x bfloat> [[R]]
  %r = fneg <16 x bfloat> %x
  ret <16 x bfloat> %r
}

define <4 x bfloat> @sum(<4 x bfloat> %x, <4 x bfloat> %y) {
; CHECK-LABEL: @sum(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <4 x bfloat> [[X:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <4 x i16> [[TMP1]] to <4 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = shl <4 x i32> [[TMP2]], splat (i32 16)
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <4 x i32> [[TMP3]] to <4 x float>
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <4 x bfloat> [[Y:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP6:%.*]] = zext <4 x i16> [[TMP5]] to <4 x i32>
; CHECK-NEXT:    [[TMP7:%.*]] = shl <4 x i32> [[TMP6]], splat (i32 16)
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast <4 x i32> [[TMP7]] to <4 x float>
; CHECK-NEXT:    [[TMP9:%.*]] = fadd <4 x float> [[TMP4]], [[TMP8]]
; CHECK-NEXT:    [[TMP10:%.*]] = bitcast <4 x float> [[TMP9]] to <4 x i32>
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast <4 x float> [[TMP9]] to <8 x i16>
; CHECK-NEXT:    [[TMP12:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v8i16.i16(<8 x i16> [[TMP11]], i32 0, i32 4, i32 2, i16 2, i32 undef)
; CHECK-NEXT:    [[TMP13:%.*]] = zext <4 x i16> [[TMP12]] to <4 x i32>
; CHECK-NEXT:    [[TMP14:%.*]] = and <4 x i32> [[TMP13]], splat (i32 1)
; CHECK-NEXT:    [[TMP15:%.*]] = add <4 x i32> [[TMP10]], splat (i32 32767)
; CHECK-NEXT:    [[TMP16:%.*]] = add <4 x i32> [[TMP15]], [[TMP14]]
; CHECK-NEXT:    [[TMP17:%.*]] = fcmp une <4 x float> [[TMP9]], [[TMP9]]
; CHECK-NEXT:    [[TMP18:%.*]] = or <4 x i32> [[TMP10]], splat (i32 4194304)
; CHECK-NEXT:    [[TMP19:%.*]] = select <4 x i1> [[TMP17]], <4 x i32> [[TMP18]], <4 x i32> [[TMP16]]
; CHECK-NEXT:    [[TMP20:%.*]] = bitcast <4 x i32> [[TMP19]] to <8 x i16>
; CHECK-NEXT:    [[TMP21:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v8i16.i16(<8 x i16> [[TMP20]], i32 0, i32 4, i32 2, i16 2, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = bitcast <4 x i16> [[TMP21]] to <4 x bfloat>
; CHECK-NEXT:    ret <4 x bfloat> [[R]]
; PVC-LABEL: @sum(
; PVC-NEXT:    [[R:%.*]] = fadd <4 x bfloat> [[X:%.*]], [[Y:%.*]]
; PVC-NEXT:    ret <4 x bfloat> [[R]]
  %r = fadd <4 x bfloat> %x, %y
  ret <4 x bfloat> %r
}

declare <4 x bfloat> @llvm.genx.rdregionf.v4bf16.v16bf16.i16(<16 x bfloat>, i32, i32, i32, i16, i32)
declare <16 x bfloat> @llvm.genx.wrregionf.v16bf16.v4bf16.i16.i1(<16 x bfloat>, <4 x bfloat>, i32, i32, i32, i16, i32, i1)
define <16 x bfloat> @moved(<16 x bfloat> %x) {
; CHECK-LABEL: @moved(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <16 x bfloat> [[X:%.*]] to <16 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v16i16.i16(<16 x i16> [[TMP1]], i32 0, i32 4, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[ROW:%.*]] = bitcast <4 x i16> [[TMP2]] to <4 x bfloat>
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <16 x bfloat> [[X]] to <16 x i16>
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <4 x bfloat> [[ROW]] to <4 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = call <16 x i16> @llvm.genx.wrregioni.v16i16.v4i16.i16.i1(<16 x i16> [[TMP3]], <4 x i16> [[TMP4]], i32 0, i32 4, i32 1, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i16> [[TMP5]] to <16 x bfloat>
; CHECK-NEXT:    ret <16 x bfloat> [[R]]
; PVC-LABEL: @moved(
; PVC-NEXT:    [[ROW:%.*]] = call <4 x bfloat> @llvm.genx.rdregionf.v4bf16.v16bf16.i16(<16 x bfloat> [[X:%.*]], i32 0, i32 4, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[R:%.*]] = call <16 x bfloat> @llvm.genx.wrregionf.v16bf16.v4bf16.i16.i1(<16 x bfloat> [[X]], <4 x bfloat> [[ROW]], i32 0, i32 4, i32 1, i16 8, i32 undef, i1 true)
; PVC-NEXT:    ret <16 x bfloat> [[R]]
  %row = call <4 x bfloat> @llvm.genx.rdregionf.v4bf16.v16bf16.i16(<16 x bfloat> %x, i32 0, i32 4, i32 4, i16 2, i32 undef)
  %r = call <16 x bfloat> @llvm.genx.wrregionf.v16bf16.v4bf16.i16.i1(<16 x bfloat> %x, <4 x bfloat> %row, i32 0, i32 4, i32 1, i16 8, i32 undef, i1 true)
  ret <16 x bfloat> %r
}

; Signs need no singles.
declare <8 x bfloat> @llvm.fabs.v8bf16(<8 x bfloat>)
define <8 x bfloat> @magnitude(<8 x bfloat> %x) {
; CHECK-LABEL: @magnitude(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x bfloat> [[X:%.*]] to <8 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = and <8 x i16> [[TMP1]], splat (i16 32767)
; CHECK-NEXT:    [[R:%.*]] = bitcast <8 x i16> [[TMP2]] to <8 x bfloat>
; CHECK-NEXT:    ret <8 x bfloat> [[R]]
; PVC-LABEL: @magnitude(
; PVC-NEXT:    [[TMP1:%.*]] = bitcast <8 x bfloat> [[X:%.*]] to <8 x i16>
; PVC-NEXT:    [[TMP2:%.*]] = and <8 x i16> [[TMP1]], splat (i16 32767)
; PVC-NEXT:    [[R:%.*]] = bitcast <8 x i16> [[TMP2]] to <8 x bfloat>
; PVC-NEXT:    ret <8 x bfloat> [[R]]
  %r = call <8 x bfloat> @llvm.fabs.v8bf16(<8 x bfloat> %x)
  ret <8 x bfloat> %r
}

; There is no saturating conversion.
declare <8 x i32> @llvm.fptosi.sat.v8i32.v8bf16(<8 x bfloat>)
define <8 x i32> @saturated(<8 x bfloat> %x) {
; CHECK-LABEL: @saturated(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x bfloat> [[X:%.*]] to <8 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <8 x i16> [[TMP1]] to <8 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = shl <8 x i32> [[TMP2]], splat (i32 16)
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <8 x i32> [[TMP3]] to <8 x float>
; CHECK-NEXT:    [[TMP5:%.*]] = call <8 x i32> @llvm.genx.fptosi.sat.v8i32.v8f32(<8 x float> [[TMP4]])
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast <8 x bfloat> [[X]] to <8 x i16>
; CHECK-NEXT:    [[TMP7:%.*]] = zext <8 x i16> [[TMP6]] to <8 x i32>
; CHECK-NEXT:    [[TMP8:%.*]] = shl <8 x i32> [[TMP7]], splat (i32 16)
; CHECK-NEXT:    [[TMP9:%.*]] = bitcast <8 x i32> [[TMP8]] to <8 x float>
; CHECK-NEXT:    [[TMP10:%.*]] = bitcast <8 x bfloat> [[X]] to <8 x i16>
; CHECK-NEXT:    [[TMP11:%.*]] = zext <8 x i16> [[TMP10]] to <8 x i32>
; CHECK-NEXT:    [[TMP12:%.*]] = shl <8 x i32> [[TMP11]], splat (i32 16)
; CHECK-NEXT:    [[TMP13:%.*]] = bitcast <8 x i32> [[TMP12]] to <8 x float>
; CHECK-NEXT:    [[TMP14:%.*]] = fcmp une <8 x float> [[TMP9]], [[TMP13]]
; CHECK-NEXT:    [[R:%.*]] = select <8 x i1> [[TMP14]], <8 x i32> zeroinitializer, <8 x i32> [[TMP5]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
; PVC-LABEL: @saturated(
; PVC-NEXT:    [[TMP1:%.*]] = fpext <8 x bfloat> [[X:%.*]] to <8 x float>
; PVC-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.fptosi.sat.v8i32.v8f32(<8 x float> [[TMP1]])
; PVC-NEXT:    [[TMP3:%.*]] = fpext <8 x bfloat> [[X]] to <8 x float>
; PVC-NEXT:    [[TMP4:%.*]] = fpext <8 x bfloat> [[X]] to <8 x float>
; PVC-NEXT:    [[TMP5:%.*]] = fcmp une <8 x float> [[TMP3]], [[TMP4]]
; PVC-NEXT:    [[R:%.*]] = select <8 x i1> [[TMP5]], <8 x i32> zeroinitializer, <8 x i32> [[TMP2]]
; PVC-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.fptosi.sat.v8i32.v8bf16(<8 x bfloat> %x)
  ret <8 x i32> %r
}

declare i16 @llvm.genx.fptoui.sat.i16.bf16(bfloat)
define i16 @saturated_scalar(bfloat %x) {
; CHECK-LABEL: @saturated_scalar(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast bfloat [[X:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = zext i16 [[TMP1]] to i32
; CHECK-NEXT:    [[TMP3:%.*]] = shl i32 [[TMP2]], 16
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast i32 [[TMP3]] to float
; CHECK-NEXT:    [[R:%.*]] = call i16 @llvm.genx.fptoui.sat.i16.f32(float [[TMP4]])
; CHECK-NEXT:    ret i16 [[R]]
; PVC-LABEL: @saturated_scalar(
; PVC-NEXT:    [[TMP1:%.*]] = fpext bfloat [[X:%.*]] to float
; PVC-NEXT:    [[R:%.*]] = call i16 @llvm.genx.fptoui.sat.i16.f32(float [[TMP1]])
; PVC-NEXT:    ret i16 [[R]]
  %r = call i16 @llvm.genx.fptoui.sat.i16.bf16(bfloat %x)
  ret i16 %r
}
