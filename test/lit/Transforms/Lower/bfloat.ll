; There is no choice between bfloats and no immediate: words instead.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower --platform=pvc -S %s | FileCheck %s
; A second run changes nothing, and all of it is legal.
; RUN: cmx-opt -passes=cmx-lower,cmx-lower --platform=pvc -verify-each -S %s | FileCheck %s

define <16 x bfloat> @choice(<16 x i1> %m, <16 x bfloat> %a, <16 x bfloat> %b) {
; CHECK-LABEL: @choice(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <16 x bfloat> [[A:%.*]] to <16 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <16 x bfloat> [[B:%.*]] to <16 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = select <16 x i1> [[M:%.*]], <16 x i16> [[TMP1]], <16 x i16> [[TMP2]]
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i16> [[TMP3]] to <16 x bfloat>
; CHECK-NEXT:    ret <16 x bfloat> [[R]]
  %r = select <16 x i1> %m, <16 x bfloat> %a, <16 x bfloat> %b
  ret <16 x bfloat> %r
}

declare <16 x bfloat> @llvm.genx.wrregionf.v16bf16.v4bf16.i16.i1(<16 x bfloat>, <4 x bfloat>, i32, i32, i32, i16, i32, i1)
define <16 x bfloat> @constants(<16 x bfloat> %old) {
; CHECK-LABEL: @constants(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <16 x bfloat> [[OLD:%.*]] to <16 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = call <16 x i16> @llvm.genx.wrregioni.v16i16.v4i16.i16.i1(<16 x i16> [[TMP1]], <4 x i16> splat (i16 16256), i32 0, i32 4, i32 2, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i16> [[TMP2]] to <16 x bfloat>
; CHECK-NEXT:    ret <16 x bfloat> [[R]]
  %r = call <16 x bfloat> @llvm.genx.wrregionf.v16bf16.v4bf16.i16.i1(<16 x bfloat> %old, <4 x bfloat> splat (bfloat 0xR3F80), i32 0, i32 4, i32 2, i16 8, i32 undef, i1 true)
  ret <16 x bfloat> %r
}

declare <4 x bfloat> @llvm.genx.constantf.v4bf16(<4 x bfloat>)
define <4 x bfloat> @kept_constant() {
; CHECK-LABEL: @kept_constant(
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x i16> @llvm.genx.constanti.v4i16(<4 x i16> splat (i16 16256))
; CHECK-NEXT:    [[R:%.*]] = bitcast <4 x i16> [[TMP1]] to <4 x bfloat>
; CHECK-NEXT:    ret <4 x bfloat> [[R]]
  %r = call <4 x bfloat> @llvm.genx.constantf.v4bf16(<4 x bfloat> splat (bfloat 0xR3F80))
  ret <4 x bfloat> %r
}

; A move of a value stays.
define <16 x bfloat> @values(<16 x bfloat> %old, <4 x bfloat> %new) {
; CHECK-LABEL: @values(
; CHECK-NEXT:    [[R:%.*]] = call <16 x bfloat> @llvm.genx.wrregionf.v16bf16.v4bf16.i16.i1(<16 x bfloat> [[OLD:%.*]], <4 x bfloat> [[NEW:%.*]], i32 0, i32 4, i32 2, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x bfloat> [[R]]
  %r = call <16 x bfloat> @llvm.genx.wrregionf.v16bf16.v4bf16.i16.i1(<16 x bfloat> %old, <4 x bfloat> %new, i32 0, i32 4, i32 2, i16 8, i32 undef, i1 true)
  ret <16 x bfloat> %r
}

; Conversions go by way of single.
define <17 x double> @to_double(<17 x bfloat> %x) {
; CHECK-LABEL: @to_double(
; CHECK-NEXT:    [[TMP1:%.*]] = fpext <17 x bfloat> [[X:%.*]] to <17 x float>
; CHECK-NEXT:    [[R:%.*]] = fpext <17 x float> [[TMP1]] to <17 x double>
; CHECK-NEXT:    ret <17 x double> [[R]]
  %r = fpext <17 x bfloat> %x to <17 x double>
  ret <17 x double> %r
}

define <16 x bfloat> @from_bytes(<16 x i8> %x) {
; CHECK-LABEL: @from_bytes(
; CHECK-NEXT:    [[TMP1:%.*]] = uitofp <16 x i8> [[X:%.*]] to <16 x float>
; CHECK-NEXT:    [[R:%.*]] = fptrunc <16 x float> [[TMP1]] to <16 x bfloat>
; CHECK-NEXT:    ret <16 x bfloat> [[R]]
  %r = uitofp <16 x i8> %x to <16 x bfloat>
  ret <16 x bfloat> %r
}

define <16 x i32> @to_integers(<16 x bfloat> %x) {
; CHECK-LABEL: @to_integers(
; CHECK-NEXT:    [[TMP1:%.*]] = fpext <16 x bfloat> [[X:%.*]] to <16 x float>
; CHECK-NEXT:    [[R:%.*]] = fptosi <16 x float> [[TMP1]] to <16 x i32>
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %r = fptosi <16 x bfloat> %x to <16 x i32>
  ret <16 x i32> %r
}

define <16 x i1> @compare(<16 x bfloat> %x, <16 x bfloat> %y) {
; CHECK-LABEL: @compare(
; CHECK-NEXT:    [[TMP1:%.*]] = fpext <16 x bfloat> [[X:%.*]] to <16 x float>
; CHECK-NEXT:    [[TMP2:%.*]] = fpext <16 x bfloat> [[Y:%.*]] to <16 x float>
; CHECK-NEXT:    [[TMP3:%.*]] = fcmp olt <16 x float> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[R:%.*]] = xor <16 x i1> [[TMP3]], splat (i1 true)
; CHECK-NEXT:    ret <16 x i1> [[R]]
  %r = fcmp uge <16 x bfloat> %x, %y
  ret <16 x i1> %r
}

; Indirect operands move words: see Legalize/indirect-bfloat.ll.
declare <4 x bfloat> @llvm.genx.rdregionf.v4bf16.v16bf16.i16(<16 x bfloat>, i32, i32, i32, i16, i32)
define <4 x float> @indirect_read(<16 x bfloat> %x, i16 %o) {
; CHECK-LABEL: @indirect_read(
; CHECK-NEXT:    [[V:%.*]] = call <4 x bfloat> @llvm.genx.rdregionf.v4bf16.v16bf16.i16(<16 x bfloat> [[X:%.*]], i32 0, i32 4, i32 1, i16 [[O:%.*]], i32 undef)
; CHECK-NEXT:    [[R:%.*]] = fpext <4 x bfloat> [[V]] to <4 x float>
; CHECK-NEXT:    ret <4 x float> [[R]]
  %v = call <4 x bfloat> @llvm.genx.rdregionf.v4bf16.v16bf16.i16(<16 x bfloat> %x, i32 0, i32 4, i32 1, i16 %o, i32 undef)
  %r = fpext <4 x bfloat> %v to <4 x float>
  ret <4 x float> %r
}

define <16 x bfloat> @indirect_write(<16 x bfloat> %old, <4 x float> %x, i16 %o) {
; CHECK-LABEL: @indirect_write(
; CHECK-NEXT:    [[V:%.*]] = fptrunc <4 x float> [[X:%.*]] to <4 x bfloat>
; CHECK-NEXT:    [[R:%.*]] = call <16 x bfloat> @llvm.genx.wrregionf.v16bf16.v4bf16.i16.i1(<16 x bfloat> [[OLD:%.*]], <4 x bfloat> [[V]], i32 0, i32 4, i32 2, i16 [[O:%.*]], i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x bfloat> [[R]]
  %v = fptrunc <4 x float> %x to <4 x bfloat>
  %r = call <16 x bfloat> @llvm.genx.wrregionf.v16bf16.v4bf16.i16.i1(<16 x bfloat> %old, <4 x bfloat> %v, i32 0, i32 4, i32 2, i16 %o, i32 undef, i1 true)
  ret <16 x bfloat> %r
}

declare bfloat @llvm.genx.rdregionf.bf16.v16bf16.i16(<16 x bfloat>, i32, i32, i32, i16, i32)
define bfloat @indirect_scalar(<16 x bfloat> %x, i16 %o) {
; CHECK-LABEL: @indirect_scalar(
; CHECK-NEXT:    [[R:%.*]] = call bfloat @llvm.genx.rdregionf.bf16.v16bf16.i16(<16 x bfloat> [[X:%.*]], i32 0, i32 1, i32 0, i16 [[O:%.*]], i32 undef)
; CHECK-NEXT:    ret bfloat [[R]]
  %r = call bfloat @llvm.genx.rdregionf.bf16.v16bf16.i16(<16 x bfloat> %x, i32 0, i32 1, i32 0, i16 %o, i32 undef)
  ret bfloat %r
}

; LLVM leaves casts between half and bfloat in constants.
define <2 x i1> @compare_cast(<2 x bfloat> %x) {
; CHECK-LABEL: @compare_cast(
; CHECK-NEXT:    [[TMP1:%.*]] = fpext <2 x bfloat> [[X:%.*]] to <2 x float>
; CHECK-NEXT:    [[R:%.*]] = fcmp olt <2 x float> [[TMP1]], <float 2.048000e+03, float 1.000000e+00>
; CHECK-NEXT:    ret <2 x i1> [[R]]
  %r = fcmp olt <2 x bfloat> %x, <bfloat bitcast (half 0xH4500 to bfloat), bfloat 1.0>
  ret <2 x i1> %r
}

define <2 x float> @extend_cast() {
; CHECK-LABEL: @extend_cast(
; CHECK-NEXT:    ret <2 x float> <float 2.048000e+03, float 1.000000e+00>
  %r = fpext <2 x bfloat> <bfloat bitcast (half 0xH4500 to bfloat), bfloat 1.0> to <2 x float>
  ret <2 x float> %r
}

define <2 x i32> @convert_cast() {
; CHECK-LABEL: @convert_cast(
; CHECK-NEXT:    ret <2 x i32> <i32 2048, i32 1>
  %r = fptosi <2 x bfloat> <bfloat bitcast (half 0xH4500 to bfloat), bfloat 1.0> to <2 x i32>
  ret <2 x i32> %r
}

; Words are exact as singles.
define <8 x bfloat> @from_words(<8 x i16> %x) {
; CHECK-LABEL: @from_words(
; CHECK-NEXT:    [[TMP1:%.*]] = sitofp <8 x i16> [[X:%.*]] to <8 x float>
; CHECK-NEXT:    [[R:%.*]] = fptrunc <8 x float> [[TMP1]] to <8 x bfloat>
; CHECK-NEXT:    ret <8 x bfloat> [[R]]
  %r = sitofp <8 x i16> %x to <8 x bfloat>
  ret <8 x bfloat> %r
}

; Operations of singles only. Their flags stay.
define <8 x bfloat> @ceiling(<8 x bfloat> %x) {
; CHECK-LABEL: @ceiling(
; CHECK-NEXT:    [[TMP1:%.*]] = fpext <8 x bfloat> [[X:%.*]] to <8 x float>
; CHECK-NEXT:    [[TMP2:%.*]] = call nnan <8 x float> @llvm.ceil.v8f32(<8 x float> [[TMP1]])
; CHECK-NEXT:    [[R:%.*]] = fptrunc <8 x float> [[TMP2]] to <8 x bfloat>
; CHECK-NEXT:    ret <8 x bfloat> [[R]]
  %r = call nnan <8 x bfloat> @llvm.ceil.v8bf16(<8 x bfloat> %x)
  ret <8 x bfloat> %r
}

define bfloat @quotient(bfloat %x, bfloat %y) {
; CHECK-LABEL: @quotient(
; CHECK-NEXT:    [[TMP1:%.*]] = fpext bfloat [[X:%.*]] to float
; CHECK-NEXT:    [[TMP2:%.*]] = fpext bfloat [[Y:%.*]] to float
; CHECK-NEXT:    [[TMP3:%.*]] = fdiv arcp float [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[R:%.*]] = fptrunc float [[TMP3]] to bfloat
; CHECK-NEXT:    ret bfloat [[R]]
  %r = fdiv arcp bfloat %x, %y
  ret bfloat %r
}

define <4 x bfloat> @greatest(<4 x bfloat> %x) {
; CHECK-LABEL: @greatest(
; CHECK-NEXT:    [[TMP1:%.*]] = fpext <4 x bfloat> [[X:%.*]] to <4 x float>
; CHECK-NEXT:    [[TMP2:%.*]] = call <4 x float> @llvm.maxnum.v4f32(<4 x float> [[TMP1]], <4 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00>)
; CHECK-NEXT:    [[R:%.*]] = fptrunc <4 x float> [[TMP2]] to <4 x bfloat>
; CHECK-NEXT:    ret <4 x bfloat> [[R]]
  %r = call <4 x bfloat> @llvm.maxnum.v4bf16(<4 x bfloat> %x, <4 x bfloat> <bfloat 1.0, bfloat 2.0, bfloat 3.0, bfloat 4.0>)
  ret <4 x bfloat> %r
}

; Its rounding is an operation of singles, too.
define <4 x bfloat> @half_away_from_zero(<4 x bfloat> %x) {
; CHECK-LABEL: @half_away_from_zero(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <4 x bfloat> [[X:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = and <4 x i16> [[TMP1]], splat (i16 32767)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <4 x i16> [[TMP2]] to <4 x bfloat>
; CHECK-NEXT:    [[TMP4:%.*]] = fpext <4 x bfloat> [[TMP3]] to <4 x float>
; CHECK-NEXT:    [[TMP5:%.*]] = call <4 x float> @llvm.trunc.v4f32(<4 x float> [[TMP4]])
; CHECK-NEXT:    [[TMP6:%.*]] = fptrunc <4 x float> [[TMP5]] to <4 x bfloat>
; CHECK-NEXT:    [[TMP7:%.*]] = fsub <4 x bfloat> [[TMP3]], [[TMP6]]
; CHECK-NEXT:    [[TMP8:%.*]] = fpext <4 x bfloat> [[TMP7]] to <4 x float>
; CHECK-NEXT:    [[TMP9:%.*]] = fcmp oge <4 x float> [[TMP8]], splat (float 5.000000e-01)
; CHECK-NEXT:    [[TMP10:%.*]] = fadd <4 x bfloat> [[TMP6]], splat (bfloat 0xR3F80)
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast <4 x bfloat> [[TMP10]] to <4 x i16>
; CHECK-NEXT:    [[TMP12:%.*]] = bitcast <4 x bfloat> [[TMP6]] to <4 x i16>
; CHECK-NEXT:    [[TMP13:%.*]] = select <4 x i1> [[TMP9]], <4 x i16> [[TMP11]], <4 x i16> [[TMP12]]
; CHECK-NEXT:    [[TMP14:%.*]] = bitcast <4 x i16> [[TMP13]] to <4 x bfloat>
; CHECK-NEXT:    [[TMP15:%.*]] = bitcast <4 x bfloat> [[TMP14]] to <4 x i16>
; CHECK-NEXT:    [[TMP16:%.*]] = and <4 x i16> [[TMP15]], splat (i16 32767)
; CHECK-NEXT:    [[TMP17:%.*]] = bitcast <4 x bfloat> [[X]] to <4 x i16>
; CHECK-NEXT:    [[TMP18:%.*]] = and <4 x i16> [[TMP17]], splat (i16 -32768)
; CHECK-NEXT:    [[TMP19:%.*]] = or <4 x i16> [[TMP16]], [[TMP18]]
; CHECK-NEXT:    [[R:%.*]] = bitcast <4 x i16> [[TMP19]] to <4 x bfloat>
; CHECK-NEXT:    ret <4 x bfloat> [[R]]
  %r = call <4 x bfloat> @llvm.round.v4bf16(<4 x bfloat> %x)
  ret <4 x bfloat> %r
}

; The machine has these.
define <8 x bfloat> @product_sum_sign(<8 x bfloat> %x, <8 x bfloat> %y) {
; CHECK-LABEL: @product_sum_sign(
; CHECK-NEXT:    [[P:%.*]] = fmul <8 x bfloat> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[Q:%.*]] = fadd <8 x bfloat> [[P]], [[Y]]
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x bfloat> [[Q]] to <8 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = and <8 x i16> [[TMP1]], splat (i16 32767)
; CHECK-NEXT:    [[R:%.*]] = bitcast <8 x i16> [[TMP2]] to <8 x bfloat>
; CHECK-NEXT:    ret <8 x bfloat> [[R]]
  %p = fmul <8 x bfloat> %x, %y
  %q = fadd <8 x bfloat> %p, %y
  %r = call <8 x bfloat> @llvm.fabs.v8bf16(<8 x bfloat> %q)
  ret <8 x bfloat> %r
}
