; Intrinsics of LLVM in terms of operations of the target.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -S %s | FileCheck %s
; A second run changes nothing.
; RUN: cmx-opt -passes=cmx-lower,cmx-lower --platform=icllp -verify-each -S %s | FileCheck %s

; Operations of the target stay.
declare <8 x i32> @llvm.smax.v8i32(<8 x i32>, <8 x i32>)
define <8 x i32> @smax_v8i32(<8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @smax_v8i32(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.smax.v8i32(<8 x i32> [[X:%.*]], <8 x i32> [[Y:%.*]])
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.smax.v8i32(<8 x i32> %x, <8 x i32> %y)
  ret <8 x i32> %r
}

declare <8 x i32> @llvm.umin.v8i32(<8 x i32>, <8 x i32>)
define <8 x i32> @umin_v8i32(<8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @umin_v8i32(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.umin.v8i32(<8 x i32> [[X:%.*]], <8 x i32> [[Y:%.*]])
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.umin.v8i32(<8 x i32> %x, <8 x i32> %y)
  ret <8 x i32> %r
}

declare <8 x float> @llvm.fabs.v8f32(<8 x float>)
define <8 x float> @fabs_v8f32(<8 x float> %x) {
; CHECK-LABEL: @fabs_v8f32(
; CHECK-NEXT:    [[R:%.*]] = call <8 x float> @llvm.fabs.v8f32(<8 x float> [[X:%.*]])
; CHECK-NEXT:    ret <8 x float> [[R]]
  %r = call <8 x float> @llvm.fabs.v8f32(<8 x float> %x)
  ret <8 x float> %r
}

declare <8 x float> @llvm.sqrt.v8f32(<8 x float>)
define <8 x float> @sqrt_v8f32(<8 x float> %x) {
; CHECK-LABEL: @sqrt_v8f32(
; CHECK-NEXT:    [[R:%.*]] = call <8 x float> @llvm.sqrt.v8f32(<8 x float> [[X:%.*]])
; CHECK-NEXT:    ret <8 x float> [[R]]
  %r = call <8 x float> @llvm.sqrt.v8f32(<8 x float> %x)
  ret <8 x float> %r
}

declare <8 x float> @llvm.exp2.v8f32(<8 x float>)
define <8 x float> @exp2_v8f32(<8 x float> %x) {
; CHECK-LABEL: @exp2_v8f32(
; CHECK-NEXT:    [[R:%.*]] = call <8 x float> @llvm.exp2.v8f32(<8 x float> [[X:%.*]])
; CHECK-NEXT:    ret <8 x float> [[R]]
  %r = call <8 x float> @llvm.exp2.v8f32(<8 x float> %x)
  ret <8 x float> %r
}

declare <8 x float> @llvm.log2.v8f32(<8 x float>)
define <8 x float> @log2_v8f32(<8 x float> %x) {
; CHECK-LABEL: @log2_v8f32(
; CHECK-NEXT:    [[R:%.*]] = call <8 x float> @llvm.log2.v8f32(<8 x float> [[X:%.*]])
; CHECK-NEXT:    ret <8 x float> [[R]]
  %r = call <8 x float> @llvm.log2.v8f32(<8 x float> %x)
  ret <8 x float> %r
}

declare <8 x float> @llvm.sin.v8f32(<8 x float>)
define <8 x float> @sin_v8f32(<8 x float> %x) {
; CHECK-LABEL: @sin_v8f32(
; CHECK-NEXT:    [[R:%.*]] = call <8 x float> @llvm.sin.v8f32(<8 x float> [[X:%.*]])
; CHECK-NEXT:    ret <8 x float> [[R]]
  %r = call <8 x float> @llvm.sin.v8f32(<8 x float> %x)
  ret <8 x float> %r
}

declare <8 x float> @llvm.cos.v8f32(<8 x float>)
define <8 x float> @cos_v8f32(<8 x float> %x) {
; CHECK-LABEL: @cos_v8f32(
; CHECK-NEXT:    [[R:%.*]] = call <8 x float> @llvm.cos.v8f32(<8 x float> [[X:%.*]])
; CHECK-NEXT:    ret <8 x float> [[R]]
  %r = call <8 x float> @llvm.cos.v8f32(<8 x float> %x)
  ret <8 x float> %r
}

declare <8 x float> @llvm.floor.v8f32(<8 x float>)
define <8 x float> @floor_v8f32(<8 x float> %x) {
; CHECK-LABEL: @floor_v8f32(
; CHECK-NEXT:    [[R:%.*]] = call <8 x float> @llvm.floor.v8f32(<8 x float> [[X:%.*]])
; CHECK-NEXT:    ret <8 x float> [[R]]
  %r = call <8 x float> @llvm.floor.v8f32(<8 x float> %x)
  ret <8 x float> %r
}

declare <8 x float> @llvm.ceil.v8f32(<8 x float>)
define <8 x float> @ceil_v8f32(<8 x float> %x) {
; CHECK-LABEL: @ceil_v8f32(
; CHECK-NEXT:    [[R:%.*]] = call <8 x float> @llvm.ceil.v8f32(<8 x float> [[X:%.*]])
; CHECK-NEXT:    ret <8 x float> [[R]]
  %r = call <8 x float> @llvm.ceil.v8f32(<8 x float> %x)
  ret <8 x float> %r
}

declare <8 x float> @llvm.trunc.v8f32(<8 x float>)
define <8 x float> @trunc_v8f32(<8 x float> %x) {
; CHECK-LABEL: @trunc_v8f32(
; CHECK-NEXT:    [[R:%.*]] = call <8 x float> @llvm.trunc.v8f32(<8 x float> [[X:%.*]])
; CHECK-NEXT:    ret <8 x float> [[R]]
  %r = call <8 x float> @llvm.trunc.v8f32(<8 x float> %x)
  ret <8 x float> %r
}

declare <8 x float> @llvm.rint.v8f32(<8 x float>)
define <8 x float> @rint_v8f32(<8 x float> %x) {
; CHECK-LABEL: @rint_v8f32(
; CHECK-NEXT:    [[R:%.*]] = call <8 x float> @llvm.rint.v8f32(<8 x float> [[X:%.*]])
; CHECK-NEXT:    ret <8 x float> [[R]]
  %r = call <8 x float> @llvm.rint.v8f32(<8 x float> %x)
  ret <8 x float> %r
}

declare <8 x float> @llvm.roundeven.v8f32(<8 x float>)
define <8 x float> @roundeven_v8f32(<8 x float> %x) {
; CHECK-LABEL: @roundeven_v8f32(
; CHECK-NEXT:    [[R:%.*]] = call <8 x float> @llvm.roundeven.v8f32(<8 x float> [[X:%.*]])
; CHECK-NEXT:    ret <8 x float> [[R]]
  %r = call <8 x float> @llvm.roundeven.v8f32(<8 x float> %x)
  ret <8 x float> %r
}

declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
define <8 x float> @fma_v8f32(<8 x float> %x, <8 x float> %y, <8 x float> %n) {
; CHECK-LABEL: @fma_v8f32(
; CHECK-NEXT:    [[R:%.*]] = call <8 x float> @llvm.fma.v8f32(<8 x float> [[X:%.*]], <8 x float> [[Y:%.*]], <8 x float> [[N:%.*]])
; CHECK-NEXT:    ret <8 x float> [[R]]
  %r = call <8 x float> @llvm.fma.v8f32(<8 x float> %x, <8 x float> %y, <8 x float> %n)
  ret <8 x float> %r
}

declare <8 x i32> @llvm.ctpop.v8i32(<8 x i32>)
define <8 x i32> @ctpop_v8i32(<8 x i32> %x) {
; CHECK-LABEL: @ctpop_v8i32(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.ctpop.v8i32(<8 x i32> [[X:%.*]])
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.ctpop.v8i32(<8 x i32> %x)
  ret <8 x i32> %r
}

declare <8 x i32> @llvm.bitreverse.v8i32(<8 x i32>)
define <8 x i32> @bitreverse_v8i32(<8 x i32> %x) {
; CHECK-LABEL: @bitreverse_v8i32(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.bitreverse.v8i32(<8 x i32> [[X:%.*]])
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.bitreverse.v8i32(<8 x i32> %x)
  ret <8 x i32> %r
}

declare <8 x i32> @llvm.ctlz.v8i32(<8 x i32>, i1)
define <8 x i32> @ctlz_v8i32(<8 x i32> %x) {
; CHECK-LABEL: @ctlz_v8i32(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.ctlz.v8i32(<8 x i32> [[X:%.*]], i1 false)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.ctlz.v8i32(<8 x i32> %x, i1 false)
  ret <8 x i32> %r
}

; Rounding is of floats.
declare <8 x half> @llvm.floor.v8f16(<8 x half>)
define <8 x half> @floor_v8f16(<8 x half> %x) {
; CHECK-LABEL: @floor_v8f16(
; CHECK-NEXT:    [[TMP1:%.*]] = fpext <8 x half> [[X:%.*]] to <8 x float>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x float> @llvm.floor.v8f32(<8 x float> [[TMP1]])
; CHECK-NEXT:    [[R:%.*]] = fptrunc <8 x float> [[TMP2]] to <8 x half>
; CHECK-NEXT:    ret <8 x half> [[R]]
  %r = call <8 x half> @llvm.floor.v8f16(<8 x half> %x)
  ret <8 x half> %r
}

; Counts are of dwords.
declare <8 x i16> @llvm.ctpop.v8i16(<8 x i16>)
define <8 x i16> @ctpop_v8i16(<8 x i16> %x) {
; CHECK-LABEL: @ctpop_v8i16(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <8 x i16> [[X:%.*]] to <8 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.ctpop.v8i32(<8 x i32> [[TMP1]])
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x i32> [[TMP2]] to <16 x i16>
; CHECK-NEXT:    [[R:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> [[TMP3]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    ret <8 x i16> [[R]]
  %r = call <8 x i16> @llvm.ctpop.v8i16(<8 x i16> %x)
  ret <8 x i16> %r
}

declare <8 x i16> @llvm.bitreverse.v8i16(<8 x i16>)
define <8 x i16> @bitreverse_v8i16(<8 x i16> %x) {
; CHECK-LABEL: @bitreverse_v8i16(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <8 x i16> [[X:%.*]] to <8 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.bitreverse.v8i32(<8 x i32> [[TMP1]])
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x i32> [[TMP2]] to <16 x i16>
; CHECK-NEXT:    [[R:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> [[TMP3]], i32 0, i32 8, i32 2, i16 2, i32 undef)
; CHECK-NEXT:    ret <8 x i16> [[R]]
  %r = call <8 x i16> @llvm.bitreverse.v8i16(<8 x i16> %x)
  ret <8 x i16> %r
}

declare <8 x i16> @llvm.ctlz.v8i16(<8 x i16>, i1)
define <8 x i16> @ctlz_v8i16(<8 x i16> %x) {
; CHECK-LABEL: @ctlz_v8i16(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <8 x i16> [[X:%.*]] to <8 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.ctlz.v8i32(<8 x i32> [[TMP1]], i1 false)
; CHECK-NEXT:    [[TMP3:%.*]] = sub <8 x i32> [[TMP2]], splat (i32 16)
; CHECK-NEXT:    [[R:%.*]] = trunc <8 x i32> [[TMP3]] to <8 x i16>
; CHECK-NEXT:    ret <8 x i16> [[R]]
  %r = call <8 x i16> @llvm.ctlz.v8i16(<8 x i16> %x, i1 false)
  ret <8 x i16> %r
}

; fbl of 0 is -1.
declare <8 x i32> @llvm.cttz.v8i32(<8 x i32>, i1)
define <8 x i32> @cttz_v8i32(<8 x i32> %x) {
; CHECK-LABEL: @cttz_v8i32(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i32> @llvm.genx.fbl.v8i32(<8 x i32> [[X:%.*]])
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.umin.v8i32(<8 x i32> [[TMP1]], <8 x i32> splat (i32 32))
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.cttz.v8i32(<8 x i32> %x, i1 false)
  ret <8 x i32> %r
}

define <8 x i32> @cttz_not_zero(<8 x i32> %x) {
; CHECK-LABEL: @cttz_not_zero(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.fbl.v8i32(<8 x i32> [[X:%.*]])
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.cttz.v8i32(<8 x i32> %x, i1 true)
  ret <8 x i32> %r
}

declare <4 x i32> @llvm.bswap.v4i32(<4 x i32>)
define <4 x i32> @bswap_v4i32(<4 x i32> %x) {
; CHECK-LABEL: @bswap_v4i32(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <4 x i32> [[X:%.*]] to <16 x i8>
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <4 x i32> [[X]] to <16 x i8>
; CHECK-NEXT:    [[TMP3:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v16i8.i16(<16 x i8> [[TMP2]], i32 0, i32 4, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x i8> @llvm.genx.wrregioni.v16i8.v4i8.i16.i1(<16 x i8> poison, <4 x i8> [[TMP3]], i32 0, i32 4, i32 4, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <4 x i32> [[X]] to <16 x i8>
; CHECK-NEXT:    [[TMP6:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v16i8.i16(<16 x i8> [[TMP5]], i32 0, i32 4, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = call <16 x i8> @llvm.genx.wrregioni.v16i8.v4i8.i16.i1(<16 x i8> [[TMP4]], <4 x i8> [[TMP6]], i32 0, i32 4, i32 4, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast <4 x i32> [[X]] to <16 x i8>
; CHECK-NEXT:    [[TMP9:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v16i8.i16(<16 x i8> [[TMP8]], i32 0, i32 4, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = call <16 x i8> @llvm.genx.wrregioni.v16i8.v4i8.i16.i1(<16 x i8> [[TMP7]], <4 x i8> [[TMP9]], i32 0, i32 4, i32 4, i16 2, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast <4 x i32> [[X]] to <16 x i8>
; CHECK-NEXT:    [[TMP12:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v16i8.i16(<16 x i8> [[TMP11]], i32 0, i32 4, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP13:%.*]] = call <16 x i8> @llvm.genx.wrregioni.v16i8.v4i8.i16.i1(<16 x i8> [[TMP10]], <4 x i8> [[TMP12]], i32 0, i32 4, i32 4, i16 3, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i8> [[TMP13]] to <4 x i32>
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.bswap.v4i32(<4 x i32> %x)
  ret <4 x i32> %r
}

declare <8 x i16> @llvm.bswap.v8i16(<8 x i16>)
define <8 x i16> @bswap_v8i16(<8 x i16> %x) {
; CHECK-LABEL: @bswap_v8i16(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i16> @llvm.genx.rol.v8i16.v8i16(<8 x i16> [[X:%.*]], <8 x i16> splat (i16 8))
; CHECK-NEXT:    ret <8 x i16> [[R]]
  %r = call <8 x i16> @llvm.bswap.v8i16(<8 x i16> %x)
  ret <8 x i16> %r
}

declare <8 x i32> @llvm.fshl.v8i32(<8 x i32>, <8 x i32>, <8 x i32>)
define <8 x i32> @rotate(<8 x i32> %x, <8 x i32> %n) {
; CHECK-LABEL: @rotate(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rol.v8i32.v8i32(<8 x i32> [[X:%.*]], <8 x i32> [[N:%.*]])
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.fshl.v8i32(<8 x i32> %x, <8 x i32> %x, <8 x i32> %n)
  ret <8 x i32> %r
}

define <8 x i32> @funnel_by_constant(<8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @funnel_by_constant(
; CHECK-NEXT:    [[TMP1:%.*]] = shl <8 x i32> [[X:%.*]], splat (i32 5)
; CHECK-NEXT:    [[TMP2:%.*]] = lshr <8 x i32> [[Y:%.*]], splat (i32 27)
; CHECK-NEXT:    [[R:%.*]] = or <8 x i32> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.fshl.v8i32(<8 x i32> %x, <8 x i32> %y, <8 x i32> splat (i32 5))
  ret <8 x i32> %r
}

declare <8 x i32> @llvm.fshr.v8i32(<8 x i32>, <8 x i32>, <8 x i32>)
define <8 x i32> @fshr_v8i32(<8 x i32> %x, <8 x i32> %y, <8 x i32> %n) {
; CHECK-LABEL: @fshr_v8i32(
; CHECK-NEXT:    [[TMP1:%.*]] = and <8 x i32> [[N:%.*]], splat (i32 31)
; CHECK-NEXT:    [[TMP2:%.*]] = xor <8 x i32> [[TMP1]], splat (i32 31)
; CHECK-NEXT:    [[TMP3:%.*]] = shl <8 x i32> [[X:%.*]], splat (i32 1)
; CHECK-NEXT:    [[TMP4:%.*]] = shl <8 x i32> [[TMP3]], [[TMP2]]
; CHECK-NEXT:    [[TMP5:%.*]] = lshr <8 x i32> [[Y:%.*]], [[TMP1]]
; CHECK-NEXT:    [[R:%.*]] = or <8 x i32> [[TMP4]], [[TMP5]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.fshr.v8i32(<8 x i32> %x, <8 x i32> %y, <8 x i32> %n)
  ret <8 x i32> %r
}

declare <8 x i32> @llvm.uadd.sat.v8i32(<8 x i32>, <8 x i32>)
define <8 x i32> @uadd_sat_v8i32(<8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @uadd_sat_v8i32(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.uuadd.sat.v8i32.v8i32(<8 x i32> [[X:%.*]], <8 x i32> [[Y:%.*]])
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.uadd.sat.v8i32(<8 x i32> %x, <8 x i32> %y)
  ret <8 x i32> %r
}

declare <8 x i32> @llvm.sadd.sat.v8i32(<8 x i32>, <8 x i32>)
define <8 x i32> @sadd_sat_v8i32(<8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @sadd_sat_v8i32(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.ssadd.sat.v8i32.v8i32(<8 x i32> [[X:%.*]], <8 x i32> [[Y:%.*]])
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.sadd.sat.v8i32(<8 x i32> %x, <8 x i32> %y)
  ret <8 x i32> %r
}

declare <8 x i32> @llvm.usub.sat.v8i32(<8 x i32>, <8 x i32>)
define <8 x i32> @usub_sat_v8i32(<8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @usub_sat_v8i32(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i32> @llvm.umax.v8i32(<8 x i32> [[X:%.*]], <8 x i32> [[Y:%.*]])
; CHECK-NEXT:    [[R:%.*]] = sub <8 x i32> [[TMP1]], [[Y]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.usub.sat.v8i32(<8 x i32> %x, <8 x i32> %y)
  ret <8 x i32> %r
}

declare <8 x i32> @llvm.ssub.sat.v8i32(<8 x i32>, <8 x i32>)
define <8 x i32> @ssub_sat_v8i32(<8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @ssub_sat_v8i32(
; CHECK-NEXT:    [[TMP1:%.*]] = xor <8 x i32> [[X:%.*]], splat (i32 -1)
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.ssadd.sat.v8i32.v8i32(<8 x i32> [[TMP1]], <8 x i32> [[Y:%.*]])
; CHECK-NEXT:    [[R:%.*]] = xor <8 x i32> [[TMP2]], splat (i32 -1)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.ssub.sat.v8i32(<8 x i32> %x, <8 x i32> %y)
  ret <8 x i32> %r
}

declare <8 x float> @llvm.exp.v8f32(<8 x float>)
define <8 x float> @exp_v8f32(<8 x float> %x) {
; CHECK-LABEL: @exp_v8f32(
; CHECK-NEXT:    [[TMP1:%.*]] = fmul afn <8 x float> [[X:%.*]], splat (float 0x3FF7154760000000)
; CHECK-NEXT:    [[R:%.*]] = call afn <8 x float> @llvm.exp2.v8f32(<8 x float> [[TMP1]])
; CHECK-NEXT:    ret <8 x float> [[R]]
  %r = call afn <8 x float> @llvm.exp.v8f32(<8 x float> %x)
  ret <8 x float> %r
}

declare <8 x float> @llvm.log.v8f32(<8 x float>)
define <8 x float> @log_v8f32(<8 x float> %x) {
; CHECK-LABEL: @log_v8f32(
; CHECK-NEXT:    [[TMP1:%.*]] = call afn <8 x float> @llvm.log2.v8f32(<8 x float> [[X:%.*]])
; CHECK-NEXT:    [[R:%.*]] = fmul afn <8 x float> [[TMP1]], splat (float 0x3FE62E4300000000)
; CHECK-NEXT:    ret <8 x float> [[R]]
  %r = call afn <8 x float> @llvm.log.v8f32(<8 x float> %x)
  ret <8 x float> %r
}

declare <8 x float> @llvm.log10.v8f32(<8 x float>)
define <8 x float> @log10_v8f32(<8 x float> %x) {
; CHECK-LABEL: @log10_v8f32(
; CHECK-NEXT:    [[TMP1:%.*]] = call afn <8 x float> @llvm.log2.v8f32(<8 x float> [[X:%.*]])
; CHECK-NEXT:    [[R:%.*]] = fmul afn <8 x float> [[TMP1]], splat (float 0x3FD3441360000000)
; CHECK-NEXT:    ret <8 x float> [[R]]
  %r = call afn <8 x float> @llvm.log10.v8f32(<8 x float> %x)
  ret <8 x float> %r
}

declare <8 x half> @llvm.copysign.v8f16(<8 x half>, <8 x half>)
define <8 x half> @copysign_v8f16(<8 x half> %x, <8 x half> %y) {
; CHECK-LABEL: @copysign_v8f16(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x half> [[X:%.*]] to <8 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = and <8 x i16> [[TMP1]], splat (i16 32767)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x half> [[Y:%.*]] to <8 x i16>
; CHECK-NEXT:    [[TMP4:%.*]] = and <8 x i16> [[TMP3]], splat (i16 -32768)
; CHECK-NEXT:    [[TMP5:%.*]] = or <8 x i16> [[TMP2]], [[TMP4]]
; CHECK-NEXT:    [[R:%.*]] = bitcast <8 x i16> [[TMP5]] to <8 x half>
; CHECK-NEXT:    ret <8 x half> [[R]]
  %r = call <8 x half> @llvm.copysign.v8f16(<8 x half> %x, <8 x half> %y)
  ret <8 x half> %r
}

declare float @llvm.round.f32(float)
define float @round_f32(float %x) {
; CHECK-LABEL: @round_f32(
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
; CHECK-NEXT:    [[R:%.*]] = bitcast i32 [[TMP11]] to float
; CHECK-NEXT:    ret float [[R]]
  %r = call float @llvm.round.f32(float %x)
  ret float %r
}

declare float @llvm.minimum.f32(float, float)
define float @minimum_f32(float %x, float %y) {
; CHECK-LABEL: @minimum_f32(
; CHECK-NEXT:    [[TMP1:%.*]] = call nsz float @llvm.minnum.f32(float [[X:%.*]], float [[Y:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = fcmp nsz une float [[X]], [[X]]
; CHECK-NEXT:    [[TMP3:%.*]] = fcmp nsz une float [[Y]], [[Y]]
; CHECK-NEXT:    [[TMP4:%.*]] = or i1 [[TMP2]], [[TMP3]]
; CHECK-NEXT:    [[TMP5:%.*]] = fadd nsz float [[X]], [[Y]]
; CHECK-NEXT:    [[R:%.*]] = select nsz i1 [[TMP4]], float [[TMP5]], float [[TMP1]]
; CHECK-NEXT:    ret float [[R]]
  %r = call nsz float @llvm.minimum.f32(float %x, float %y)
  ret float %r
}

declare i32 @llvm.fptosi.sat.i32.f32(float)
define i32 @fptosi_sat(float %x) {
; CHECK-LABEL: @fptosi_sat(
; CHECK-NEXT:    [[TMP1:%.*]] = call i32 @llvm.genx.fptosi.sat.i32.f32(float [[X:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = fcmp une float [[X]], [[X]]
; CHECK-NEXT:    [[R:%.*]] = select i1 [[TMP2]], i32 0, i32 [[TMP1]]
; CHECK-NEXT:    ret i32 [[R]]
  %r = call i32 @llvm.fptosi.sat.i32.f32(float %x)
  ret i32 %r
}

declare <8 x i32> @llvm.scmp.v8i32.v8i16(<8 x i16>, <8 x i16>)
define <8 x i32> @scmp(<8 x i16> %x, <8 x i16> %y) {
; CHECK-LABEL: @scmp(
; CHECK-NEXT:    [[TMP1:%.*]] = icmp slt <8 x i16> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = icmp sgt <8 x i16> [[X]], [[Y]]
; CHECK-NEXT:    [[TMP3:%.*]] = select <8 x i1> [[TMP2]], <8 x i32> splat (i32 1), <8 x i32> zeroinitializer
; CHECK-NEXT:    [[R:%.*]] = select <8 x i1> [[TMP1]], <8 x i32> splat (i32 -1), <8 x i32> [[TMP3]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.scmp.v8i32.v8i16(<8 x i16> %x, <8 x i16> %y)
  ret <8 x i32> %r
}

; The call and the extractvalues are gone.
declare {i32, i1} @llvm.uadd.with.overflow.i32(i32, i32)
define i32 @uadd_with_overflow(i32 %x, i32 %y, i32 %z) {
; CHECK-LABEL: @uadd_with_overflow(
; CHECK-NEXT:    [[S:%.*]] = add i32 [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[O:%.*]] = icmp ult i32 [[S]], [[Y]]
; CHECK-NEXT:    [[R:%.*]] = select i1 [[O]], i32 [[Z:%.*]], i32 [[S]]
; CHECK-NEXT:    ret i32 [[R]]
  %p = call {i32, i1} @llvm.uadd.with.overflow.i32(i32 %x, i32 %y)
  %s = extractvalue {i32, i1} %p, 0
  %o = extractvalue {i32, i1} %p, 1
  %r = select i1 %o, i32 %z, i32 %s
  ret i32 %r
}

declare {i32, i1} @llvm.smul.with.overflow.i32(i32, i32)
define i1 @smul_with_overflow(i32 %x, i32 %y) {
; CHECK-LABEL: @smul_with_overflow(
; CHECK-NEXT:    [[TMP1:%.*]] = mul i32 [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = call i32 @llvm.genx.smulh.i32.i32(i32 [[X]], i32 [[Y]])
; CHECK-NEXT:    [[TMP3:%.*]] = ashr i32 [[TMP1]], 31
; CHECK-NEXT:    [[O:%.*]] = icmp ne i32 [[TMP2]], [[TMP3]]
; CHECK-NEXT:    ret i1 [[O]]
  %p = call {i32, i1} @llvm.smul.with.overflow.i32(i32 %x, i32 %y)
  %o = extractvalue {i32, i1} %p, 1
  ret i1 %o
}

; Hints vanish.
declare void @llvm.assume(i1)
declare i32 @llvm.expect.i32(i32, i32)
define i32 @hints(i32 %x, i1 %c) {
; CHECK-LABEL: @hints(
; CHECK-NEXT:    ret i32 [[X:%.*]]
  call void @llvm.assume(i1 %c)
  %r = call i32 @llvm.expect.i32(i32 %x, i32 7)
  ret i32 %r
}

; Also of predicates.
declare i1 @llvm.expect.i1(i1, i1)
declare <8 x i1> @llvm.expect.with.probability.v8i1(<8 x i1>, <8 x i1>, double)
define i1 @expected_predicate(i1 %c) {
; CHECK-LABEL: @expected_predicate(
; CHECK-NEXT:    ret i1 [[C:%.*]]
  %r = call i1 @llvm.expect.i1(i1 %c, i1 true)
  ret i1 %r
}

define <8 x i1> @expected_predicates(<8 x i1> %c) {
; CHECK-LABEL: @expected_predicates(
; CHECK-NEXT:    ret <8 x i1> [[C:%.*]]
  %r = call <8 x i1> @llvm.expect.with.probability.v8i1(<8 x i1> %c, <8 x i1> zeroinitializer, double 0.5)
  ret <8 x i1> %r
}
