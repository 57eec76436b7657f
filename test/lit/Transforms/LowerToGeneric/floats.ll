; Floating point: exact operations, and the runtime for the math unit.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-to-generic,verify -S %s | FileCheck %s

declare <4 x float> @llvm.genx.fmin.v4f32.v4f32(<4 x float>, <4 x float>)
declare half @llvm.genx.fmax.f16.f16(half, half)
declare <4 x float> @llvm.genx.sat.v4f32(<4 x float>)
declare float @llvm.genx.inv.f32(float)
declare float @llvm.genx.sqrt.f32(float)
declare double @llvm.genx.ieee.div.f64(double, double)
declare float @llvm.genx.rnde.f32(float)
declare float @llvm.genx.lrp.f32(float, float, float)
declare <2 x half> @llvm.genx.exp.v2f16(<2 x half>)
declare float @llvm.genx.pow.f32(float, float)
declare double @llvm.genx.frc.f64(double)
declare float @llvm.genx.absf.f32(float)
declare float @llvm.fmuladd.f32(float, float, float)

define <4 x float> @min(<4 x float> %a, <4 x float> %b) {
; CHECK-LABEL: @min(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <4 x float> [[A:%.*]] to <4 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <4 x float> [[B:%.*]] to <4 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = or <4 x i32> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <4 x i32> [[TMP3]] to <4 x float>
; CHECK-NEXT:    [[TMP5:%.*]] = fcmp olt <4 x float> [[A]], [[B]]
; CHECK-NEXT:    [[TMP6:%.*]] = fcmp uno <4 x float> [[B]], [[B]]
; CHECK-NEXT:    [[TMP7:%.*]] = or <4 x i1> [[TMP5]], [[TMP6]]
; CHECK-NEXT:    [[TMP8:%.*]] = select <4 x i1> [[TMP7]], <4 x float> [[A]], <4 x float> [[B]]
; CHECK-NEXT:    [[TMP9:%.*]] = fcmp oeq <4 x float> [[A]], [[B]]
; CHECK-NEXT:    [[TMP10:%.*]] = select <4 x i1> [[TMP9]], <4 x float> [[TMP4]], <4 x float> [[TMP8]]
; CHECK-NEXT:    [[R:%.*]] = fmul <4 x float> [[TMP10]], splat (float 1.000000e+00)
; CHECK-NEXT:    ret <4 x float> [[R]]
  %r = call <4 x float> @llvm.genx.fmin.v4f32.v4f32(<4 x float> %a, <4 x float> %b)
  ret <4 x float> %r
}

define half @max(half %a, half %b) {
; CHECK-LABEL: @max(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.1, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast half [[A:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast half [[B:%.*]] to i16
; CHECK-NEXT:    [[TMP3:%.*]] = and i16 [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast i16 [[TMP3]] to half
; CHECK-NEXT:    [[TMP5:%.*]] = fcmp ogt half [[A]], [[B]]
; CHECK-NEXT:    [[TMP6:%.*]] = fcmp uno half [[B]], [[B]]
; CHECK-NEXT:    [[TMP7:%.*]] = or i1 [[TMP5]], [[TMP6]]
; CHECK-NEXT:    [[TMP8:%.*]] = select i1 [[TMP7]], half [[A]], half [[B]]
; CHECK-NEXT:    [[TMP9:%.*]] = fcmp oeq half [[A]], [[B]]
; CHECK-NEXT:    [[TMP10:%.*]] = select i1 [[TMP9]], half [[TMP4]], half [[TMP8]]
; CHECK-NEXT:    [[R:%.*]] = fmul half [[TMP10]], 0xH3C00
; CHECK-NEXT:    ret half [[R]]
  %r = call half @llvm.genx.fmax.f16.f16(half %a, half %b)
  ret half %r
}

define <4 x float> @sat(<4 x float> %a) {
; CHECK-LABEL: @sat(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.2, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = fcmp olt <4 x float> [[A:%.*]], splat (float 1.000000e+00)
; CHECK-NEXT:    [[TMP2:%.*]] = select <4 x i1> [[TMP1]], <4 x float> [[A]], <4 x float> splat (float 1.000000e+00)
; CHECK-NEXT:    [[TMP3:%.*]] = fcmp ogt <4 x float> [[A]], zeroinitializer
; CHECK-NEXT:    [[R:%.*]] = select <4 x i1> [[TMP3]], <4 x float> [[TMP2]], <4 x float> zeroinitializer
; CHECK-NEXT:    ret <4 x float> [[R]]
  %r = call <4 x float> @llvm.genx.sat.v4f32(<4 x float> %a)
  ret <4 x float> %r
}

define float @exact(float %a) {
; CHECK-LABEL: @exact(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.3, i64 5)
; CHECK-NEXT:    [[I:%.*]] = fdiv float 1.000000e+00, [[A:%.*]]
; CHECK-NEXT:    [[S:%.*]] = call float @llvm.sqrt.f32(float [[I]])
; CHECK-NEXT:    [[N:%.*]] = call float @llvm.roundeven.f32(float [[S]])
; CHECK-NEXT:    [[R:%.*]] = call float @llvm.fabs.f32(float [[N]])
; CHECK-NEXT:    ret float [[R]]
  %i = call float @llvm.genx.inv.f32(float %a)
  %s = call float @llvm.genx.sqrt.f32(float %i)
  %n = call float @llvm.genx.rnde.f32(float %s)
  %r = call float @llvm.genx.absf.f32(float %n)
  ret float %r
}

define double @div(double %a, double %b) {
; CHECK-LABEL: @div(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.4, i64 2)
; CHECK-NEXT:    [[R:%.*]] = fdiv double [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    ret double [[R]]
  %r = call double @llvm.genx.ieee.div.f64(double %a, double %b)
  ret double %r
}

define float @lrp(float %w, float %a, float %b) {
; CHECK-LABEL: @lrp(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.5, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = fmul float [[W:%.*]], [[A:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = fsub float 1.000000e+00, [[W]]
; CHECK-NEXT:    [[TMP3:%.*]] = fmul float [[TMP2]], [[B:%.*]]
; CHECK-NEXT:    [[R:%.*]] = fadd float [[TMP1]], [[TMP3]]
; CHECK-NEXT:    ret float [[R]]
  %r = call float @llvm.genx.lrp.f32(float %w, float %a, float %b)
  ret float %r
}

define <2 x half> @exp(<2 x half> %a) {
; CHECK-LABEL: @exp(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.6, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = fpext <2 x half> [[A:%.*]] to <2 x float>
; CHECK-NEXT:    [[TMP2:%.*]] = extractelement <2 x float> [[TMP1]], i64 0
; CHECK-NEXT:    [[TMP3:%.*]] = call float @cmx_rt_math_f32(i32 3, float [[TMP2]], float 0.000000e+00)
; CHECK-NEXT:    [[TMP4:%.*]] = insertelement <2 x float> poison, float [[TMP3]], i64 0
; CHECK-NEXT:    [[TMP5:%.*]] = extractelement <2 x float> [[TMP1]], i64 1
; CHECK-NEXT:    [[TMP6:%.*]] = call float @cmx_rt_math_f32(i32 3, float [[TMP5]], float 0.000000e+00)
; CHECK-NEXT:    [[TMP7:%.*]] = insertelement <2 x float> [[TMP4]], float [[TMP6]], i64 1
; CHECK-NEXT:    [[R:%.*]] = fptrunc <2 x float> [[TMP7]] to <2 x half>
; CHECK-NEXT:    ret <2 x half> [[R]]
  %r = call <2 x half> @llvm.genx.exp.v2f16(<2 x half> %a)
  ret <2 x half> %r
}

define float @pow(float %a, float %b) {
; CHECK-LABEL: @pow(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.7, i64 2)
; CHECK-NEXT:    [[R:%.*]] = call float @cmx_rt_math_f32(i32 7, float [[A:%.*]], float [[B:%.*]])
; CHECK-NEXT:    ret float [[R]]
  %r = call float @llvm.genx.pow.f32(float %a, float %b)
  ret float %r
}

define double @frc(double %a) {
; CHECK-LABEL: @frc(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.8, i64 2)
; CHECK-NEXT:    [[R:%.*]] = call double @cmx_rt_math_f64(i32 8, double [[A:%.*]], double 0.000000e+00)
; CHECK-NEXT:    ret double [[R]]
  %r = call double @llvm.genx.frc.f64(double %a)
  ret double %r
}

; LLVM's own operations keep their flags.
define float @mad(float %a, float %b, float %c) {
; CHECK-LABEL: @mad(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.9, i64 3)
; CHECK-NEXT:    [[M:%.*]] = call fast float @llvm.fmuladd.f32(float [[A:%.*]], float [[B:%.*]], float [[C:%.*]])
; CHECK-NEXT:    [[R:%.*]] = fadd fast float [[M]], [[A]]
; CHECK-NEXT:    ret float [[R]]
  %m = call fast float @llvm.fmuladd.f32(float %a, float %b, float %c)
  %r = fadd fast float %m, %a
  ret float %r
}

; Rounded once, if the product has no other use and both allow it.
define float @contracted(float %a, float %b, float %c) {
; CHECK-LABEL: @contracted(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.10, i64 5)
; CHECK-NEXT:    [[TMP1:%.*]] = fneg float [[A:%.*]]
; CHECK-NEXT:    [[Q:%.*]] = call contract float @llvm.fmuladd.f32(float [[TMP1]], float [[B:%.*]], float [[C:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = fneg float [[A]]
; CHECK-NEXT:    [[D:%.*]] = call contract float @llvm.fmuladd.f32(float [[Q]], float [[B]], float [[TMP2]])
; CHECK-NEXT:    ret float [[D]]
  %p = fmul contract float %a, %b
  %q = fsub contract float %c, %p
  %s = fmul contract float %q, %b
  %d = fsub contract float %s, %a
  ret float %d
}

define float @not_contracted(float %a, float %b, float %c) {
; CHECK-LABEL: @not_contracted(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.11, i64 5)
; CHECK-NEXT:    [[P:%.*]] = fmul contract float [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[Q:%.*]] = fadd contract float [[C:%.*]], [[P]]
; CHECK-NEXT:    [[S:%.*]] = fmul float [[Q]], [[P]]
; CHECK-NEXT:    [[D:%.*]] = fadd contract float [[S]], [[A]]
; CHECK-NEXT:    ret float [[D]]
  %p = fmul contract float %a, %b
  %q = fadd contract float %c, %p
  %s = fmul float %q, %p
  %d = fadd contract float %s, %a
  ret float %d
}
