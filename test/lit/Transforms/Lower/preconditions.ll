; One function for each condition that alone decides.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -S %s | FileCheck %s

declare <8 x i1> @llvm.abs.v8i1(<8 x i1>, i1)
declare <8 x float> @llvm.arithmetic.fence.v8f32(<8 x float>)
declare <8 x i1> @llvm.bitreverse.v8i1(<8 x i1>)
declare <8 x i1> @llvm.ctpop.v8i1(<8 x i1>)
declare <8 x i64> @llvm.cttz.v8i64(<8 x i64>, i1)
declare void @llvm.donothing()
declare <8 x float> @llvm.exp10.v8f32(<8 x float>)
declare i32 @llvm.expect.with.probability.i32(i32, i32, double)
declare <8 x i32> @llvm.fshl.v8i32(<8 x i32>, <8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.fshr.v8i32(<8 x i32>, <8 x i32>, <8 x i32>)
declare <4 x i64> @llvm.genx.rdregioni.v4i64.v16i64.i16(<16 x i64>, i32, i32, i32, i16, i32)
declare <8 x i16> @llvm.genx.ssadd.sat.v8i16.v8i32(<8 x i32>, <8 x i32>)
declare <8 x i64> @llvm.genx.ssadd.sat.v8i64.v8i32(<8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.genx.sstrunc.sat.v8i32.v8i64(<8 x i64>)
declare <8 x i64> @llvm.genx.sutrunc.sat.v8i64.v8i64(<8 x i64>)
declare <8 x i32> @llvm.genx.ustrunc.sat.v8i32.v8i64(<8 x i64>)
declare <8 x i64> @llvm.genx.ustrunc.sat.v8i64.v8i64(<8 x i64>)
declare <8 x i32> @llvm.genx.uutrunc.sat.v8i32.v8i64(<8 x i64>)
declare <8 x i64> @llvm.genx.wrregioni.v8i64.v4i64.i16.i1(<8 x i64>, <4 x i64>, i32, i32, i32, i16, i32, i1)
declare i32 @llvm.llrint.i32.f32(float)
declare i32 @llvm.llround.i32.f32(float)
declare <8 x float> @llvm.minimum.v8f32(<8 x float>, <8 x float>)
declare void @llvm.sideeffect()
declare <8 x i32> @llvm.smax.v8i32(<8 x i32>, <8 x i32>)
declare <8 x i64> @llvm.smax.v8i64(<8 x i64>, <8 x i64>)
declare <8 x float> @llvm.tan.v8f32(<8 x float>)
declare <8 x i32> @llvm.umin.v8i32(<8 x i32>, <8 x i32>)
declare <8 x i64> @llvm.umin.v8i64(<8 x i64>, <8 x i64>)

; Products of qwords: both operands extend dwords with their signs, one of them, or none.
define <8 x i64> @both_signed(<8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @both_signed(
; CHECK-NEXT:    [[TMP1:%.*]] = ashr <8 x i32> [[X:%.*]], splat (i32 31)
; CHECK-NEXT:    [[TMP2:%.*]] = ashr <8 x i32> [[Y:%.*]], splat (i32 31)
; CHECK-NEXT:    [[TMP3:%.*]] = mul <8 x i32> [[X]], [[Y]]
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.smulh.v8i32.v8i32(<8 x i32> [[X]], <8 x i32> [[Y]])
; CHECK-NEXT:    [[TMP5:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[TMP3]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP5]], <8 x i32> [[TMP4]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i32> [[TMP6]] to <8 x i64>
; CHECK-NEXT:    ret <8 x i64> [[R]]
  %a = sext <8 x i32> %x to <8 x i64>
  %b = sext <8 x i32> %y to <8 x i64>
  %r = mul <8 x i64> %a, %b
  ret <8 x i64> %r
}

define <8 x i64> @left_signed(<8 x i32> %x, <8 x i64> %y) {
; CHECK-LABEL: @left_signed(
; CHECK-NEXT:    [[TMP1:%.*]] = ashr <8 x i32> [[X:%.*]], splat (i32 31)
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <8 x i64> [[Y:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP2]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <8 x i64> [[Y]] to <16 x i32>
; CHECK-NEXT:    [[TMP5:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP4]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = mul <8 x i32> [[X]], [[TMP3]]
; CHECK-NEXT:    [[TMP7:%.*]] = call <8 x i32> @llvm.genx.umulh.v8i32.v8i32(<8 x i32> [[X]], <8 x i32> [[TMP3]])
; CHECK-NEXT:    [[TMP8:%.*]] = mul <8 x i32> [[X]], [[TMP5]]
; CHECK-NEXT:    [[TMP9:%.*]] = add <8 x i32> [[TMP7]], [[TMP8]]
; CHECK-NEXT:    [[TMP10:%.*]] = mul <8 x i32> [[TMP1]], [[TMP3]]
; CHECK-NEXT:    [[TMP11:%.*]] = add <8 x i32> [[TMP9]], [[TMP10]]
; CHECK-NEXT:    [[TMP12:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[TMP6]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP13:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP12]], <8 x i32> [[TMP11]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i32> [[TMP13]] to <8 x i64>
; CHECK-NEXT:    ret <8 x i64> [[R]]
  %a = sext <8 x i32> %x to <8 x i64>
  %r = mul <8 x i64> %a, %y
  ret <8 x i64> %r
}

define <8 x i64> @right_signed(<8 x i64> %x, <8 x i32> %y) {
; CHECK-LABEL: @right_signed(
; CHECK-NEXT:    [[TMP1:%.*]] = ashr <8 x i32> [[Y:%.*]], splat (i32 31)
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <8 x i64> [[X:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP2]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP5:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP4]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = mul <8 x i32> [[TMP3]], [[Y]]
; CHECK-NEXT:    [[TMP7:%.*]] = call <8 x i32> @llvm.genx.umulh.v8i32.v8i32(<8 x i32> [[TMP3]], <8 x i32> [[Y]])
; CHECK-NEXT:    [[TMP8:%.*]] = mul <8 x i32> [[TMP3]], [[TMP1]]
; CHECK-NEXT:    [[TMP9:%.*]] = add <8 x i32> [[TMP7]], [[TMP8]]
; CHECK-NEXT:    [[TMP10:%.*]] = mul <8 x i32> [[TMP5]], [[Y]]
; CHECK-NEXT:    [[TMP11:%.*]] = add <8 x i32> [[TMP9]], [[TMP10]]
; CHECK-NEXT:    [[TMP12:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[TMP6]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP13:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP12]], <8 x i32> [[TMP11]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i32> [[TMP13]] to <8 x i64>
; CHECK-NEXT:    ret <8 x i64> [[R]]
  %b = sext <8 x i32> %y to <8 x i64>
  %r = mul <8 x i64> %x, %b
  ret <8 x i64> %r
}

define <8 x i64> @signed_by_constant(<8 x i32> %x) {
; CHECK-LABEL: @signed_by_constant(
; CHECK-NEXT:    [[TMP1:%.*]] = ashr <8 x i32> [[X:%.*]], splat (i32 31)
; CHECK-NEXT:    [[TMP2:%.*]] = mul <8 x i32> [[X]], splat (i32 -3)
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i32> @llvm.genx.smulh.v8i32.v8i32(<8 x i32> [[X]], <8 x i32> splat (i32 -3))
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[TMP2]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP4]], <8 x i32> [[TMP3]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i32> [[TMP5]] to <8 x i64>
; CHECK-NEXT:    ret <8 x i64> [[R]]
  %a = sext <8 x i32> %x to <8 x i64>
  %r = mul <8 x i64> %a, splat (i64 -3)
  ret <8 x i64> %r
}

define <8 x i64> @signed_by_long_constant(<8 x i32> %x) {
; CHECK-LABEL: @signed_by_long_constant(
; CHECK-NEXT:    [[TMP1:%.*]] = ashr <8 x i32> [[X:%.*]], splat (i32 31)
; CHECK-NEXT:    [[TMP2:%.*]] = mul <8 x i32> [[X]], splat (i32 -2147483643)
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i32> @llvm.genx.umulh.v8i32.v8i32(<8 x i32> [[X]], <8 x i32> splat (i32 -2147483643))
; CHECK-NEXT:    [[TMP4:%.*]] = mul <8 x i32> [[TMP1]], splat (i32 -2147483643)
; CHECK-NEXT:    [[TMP5:%.*]] = add <8 x i32> [[TMP3]], [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[TMP2]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP6]], <8 x i32> [[TMP5]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i32> [[TMP7]] to <8 x i64>
; CHECK-NEXT:    ret <8 x i64> [[R]]
  %a = sext <8 x i32> %x to <8 x i64>
  %r = mul <8 x i64> %a, splat (i64 2147483653)
  ret <8 x i64> %r
}

define <8 x i64> @both_unsigned(<8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @both_unsigned(
; CHECK-NEXT:    [[TMP1:%.*]] = mul <8 x i32> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.umulh.v8i32.v8i32(<8 x i32> [[X]], <8 x i32> [[Y]])
; CHECK-NEXT:    [[TMP3:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[TMP1]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP3]], <8 x i32> [[TMP2]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i32> [[TMP4]] to <8 x i64>
; CHECK-NEXT:    ret <8 x i64> [[R]]
  %a = zext <8 x i32> %x to <8 x i64>
  %b = zext <8 x i32> %y to <8 x i64>
  %r = mul <8 x i64> %a, %b
  ret <8 x i64> %r
}

; Unsigned numbers are no signed ones.
define <8 x float> @unsigned_of_signed_dword(<8 x i32> %x) {
; CHECK-LABEL: @unsigned_of_signed_dword(
; CHECK-NEXT:    [[R:%.*]] = uitofp <8 x i32> [[X:%.*]] to <8 x float>
; CHECK-NEXT:    ret <8 x float> [[R]]
  %a = zext <8 x i32> %x to <8 x i64>
  %r = uitofp <8 x i64> %a to <8 x float>
  ret <8 x float> %r
}

; Copies of qwords: in any order, from one element, at a variable place.
define <8 x i64> @copied_with_stride(<8 x i64> %x, <16 x i64> %y) {
; CHECK-LABEL: @copied_with_stride(
; CHECK-NEXT:    [[P:%.*]] = call <4 x i64> @llvm.genx.rdregioni.v4i64.v16i64.i16(<16 x i64> [[Y:%.*]], i32 0, i32 4, i32 2, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <16 x i64> [[Y]] to <32 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[TMP1]], i32 4, i32 2, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x i64> [[X:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP3]], <8 x i32> [[TMP2]], i32 0, i32 8, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i32> [[TMP4]] to <8 x i64>
; CHECK-NEXT:    ret <8 x i64> [[R]]
  %p = call <4 x i64> @llvm.genx.rdregioni.v4i64.v16i64.i16(<16 x i64> %y, i32 0, i32 4, i32 2, i16 8, i32 undef)
  %r = call <8 x i64> @llvm.genx.wrregioni.v8i64.v4i64.i16.i1(<8 x i64> %x, <4 x i64> %p, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
  ret <8 x i64> %r
}

define <8 x i64> @copied_to_stride(<8 x i64> %x, <16 x i64> %y) {
; CHECK-LABEL: @copied_to_stride(
; CHECK-NEXT:    [[P:%.*]] = call <4 x i64> @llvm.genx.rdregioni.v4i64.v16i64.i16(<16 x i64> [[Y:%.*]], i32 0, i32 4, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = call <8 x i64> @llvm.genx.wrregioni.v8i64.v4i64.i16.i1(<8 x i64> [[X:%.*]], <4 x i64> [[P]], i32 0, i32 4, i32 2, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i64> [[R]]
  %p = call <4 x i64> @llvm.genx.rdregioni.v4i64.v16i64.i16(<16 x i64> %y, i32 0, i32 4, i32 1, i16 8, i32 undef)
  %r = call <8 x i64> @llvm.genx.wrregioni.v8i64.v4i64.i16.i1(<8 x i64> %x, <4 x i64> %p, i32 0, i32 4, i32 2, i16 8, i32 undef, i1 true)
  ret <8 x i64> %r
}

define <8 x i64> @copied(<8 x i64> %x, <16 x i64> %y) {
; CHECK-LABEL: @copied(
; CHECK-NEXT:    [[P:%.*]] = call <4 x i64> @llvm.genx.rdregioni.v4i64.v16i64.i16(<16 x i64> [[Y:%.*]], i32 0, i32 4, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <16 x i64> [[Y]] to <32 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[TMP1]], i32 0, i32 8, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x i64> [[X:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP3]], <8 x i32> [[TMP2]], i32 0, i32 8, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i32> [[TMP4]] to <8 x i64>
; CHECK-NEXT:    ret <8 x i64> [[R]]
  %p = call <4 x i64> @llvm.genx.rdregioni.v4i64.v16i64.i16(<16 x i64> %y, i32 0, i32 4, i32 1, i16 8, i32 undef)
  %r = call <8 x i64> @llvm.genx.wrregioni.v8i64.v4i64.i16.i1(<8 x i64> %x, <4 x i64> %p, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
  ret <8 x i64> %r
}

define <8 x i64> @copied_rows(<8 x i64> %x, <16 x i64> %y) {
; CHECK-LABEL: @copied_rows(
; CHECK-NEXT:    [[P:%.*]] = call <4 x i64> @llvm.genx.rdregioni.v4i64.v16i64.i16(<16 x i64> [[Y:%.*]], i32 0, i32 4, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = call <8 x i64> @llvm.genx.wrregioni.v8i64.v4i64.i16.i1(<8 x i64> [[X:%.*]], <4 x i64> [[P]], i32 4, i32 2, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i64> [[R]]
  %p = call <4 x i64> @llvm.genx.rdregioni.v4i64.v16i64.i16(<16 x i64> %y, i32 0, i32 4, i32 1, i16 8, i32 undef)
  %r = call <8 x i64> @llvm.genx.wrregioni.v8i64.v4i64.i16.i1(<8 x i64> %x, <4 x i64> %p, i32 4, i32 2, i32 1, i16 0, i32 undef, i1 true)
  ret <8 x i64> %r
}

define <8 x i64> @copied_from_variable(<8 x i64> %x, <16 x i64> %y, i16 %at) {
; CHECK-LABEL: @copied_from_variable(
; CHECK-NEXT:    [[P:%.*]] = call <4 x i64> @llvm.genx.rdregioni.v4i64.v16i64.i16(<16 x i64> [[Y:%.*]], i32 0, i32 4, i32 1, i16 [[AT:%.*]], i32 undef)
; CHECK-NEXT:    [[R:%.*]] = call <8 x i64> @llvm.genx.wrregioni.v8i64.v4i64.i16.i1(<8 x i64> [[X:%.*]], <4 x i64> [[P]], i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i64> [[R]]
  %p = call <4 x i64> @llvm.genx.rdregioni.v4i64.v16i64.i16(<16 x i64> %y, i32 0, i32 4, i32 1, i16 %at, i32 undef)
  %r = call <8 x i64> @llvm.genx.wrregioni.v8i64.v4i64.i16.i1(<8 x i64> %x, <4 x i64> %p, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
  ret <8 x i64> %r
}

; Saturation to or from qwords, for each pair of signs.
define <8 x i64> @signed_to_unsigned(<8 x i64> %x) {
; CHECK-LABEL: @signed_to_unsigned(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i64> [[X:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP3]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = icmp sgt <8 x i32> [[TMP4]], zeroinitializer
; CHECK-NEXT:    [[TMP6:%.*]] = icmp eq <8 x i32> [[TMP4]], zeroinitializer
; CHECK-NEXT:    [[TMP7:%.*]] = icmp ugt <8 x i32> [[TMP2]], zeroinitializer
; CHECK-NEXT:    [[TMP8:%.*]] = and <8 x i1> [[TMP6]], [[TMP7]]
; CHECK-NEXT:    [[TMP9:%.*]] = or <8 x i1> [[TMP5]], [[TMP8]]
; CHECK-NEXT:    [[TMP10:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP11:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP10]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP12:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP13:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP12]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP14:%.*]] = select <8 x i1> [[TMP9]], <8 x i32> [[TMP11]], <8 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP15:%.*]] = select <8 x i1> [[TMP9]], <8 x i32> [[TMP13]], <8 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP16:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[TMP14]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP17:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP16]], <8 x i32> [[TMP15]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i32> [[TMP17]] to <8 x i64>
; CHECK-NEXT:    ret <8 x i64> [[R]]
  %r = call <8 x i64> @llvm.genx.ustrunc.sat.v8i64.v8i64(<8 x i64> %x)
  ret <8 x i64> %r
}

define <8 x i32> @signed_to_unsigned_dword(<8 x i64> %x) {
; CHECK-LABEL: @signed_to_unsigned_dword(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i64> [[X:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP3]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = icmp slt <8 x i32> [[TMP4]], zeroinitializer
; CHECK-NEXT:    [[TMP6:%.*]] = icmp eq <8 x i32> [[TMP4]], zeroinitializer
; CHECK-NEXT:    [[TMP7:%.*]] = icmp ult <8 x i32> [[TMP2]], splat (i32 -1)
; CHECK-NEXT:    [[TMP8:%.*]] = and <8 x i1> [[TMP6]], [[TMP7]]
; CHECK-NEXT:    [[TMP9:%.*]] = or <8 x i1> [[TMP5]], [[TMP8]]
; CHECK-NEXT:    [[TMP10:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP11:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP10]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP12:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP13:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP12]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP14:%.*]] = select <8 x i1> [[TMP9]], <8 x i32> [[TMP11]], <8 x i32> splat (i32 -1)
; CHECK-NEXT:    [[TMP15:%.*]] = select <8 x i1> [[TMP9]], <8 x i32> [[TMP13]], <8 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP16:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[TMP14]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP17:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP16]], <8 x i32> [[TMP15]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP18:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP17]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP19:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP17]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP20:%.*]] = icmp sgt <8 x i32> [[TMP19]], zeroinitializer
; CHECK-NEXT:    [[TMP21:%.*]] = icmp eq <8 x i32> [[TMP19]], zeroinitializer
; CHECK-NEXT:    [[TMP22:%.*]] = icmp ugt <8 x i32> [[TMP18]], zeroinitializer
; CHECK-NEXT:    [[TMP23:%.*]] = and <8 x i1> [[TMP21]], [[TMP22]]
; CHECK-NEXT:    [[TMP24:%.*]] = or <8 x i1> [[TMP20]], [[TMP23]]
; CHECK-NEXT:    [[TMP25:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP17]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP26:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP17]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = select <8 x i1> [[TMP24]], <8 x i32> [[TMP25]], <8 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP27:%.*]] = select <8 x i1> [[TMP24]], <8 x i32> [[TMP26]], <8 x i32> zeroinitializer
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.genx.ustrunc.sat.v8i32.v8i64(<8 x i64> %x)
  ret <8 x i32> %r
}

define <8 x i64> @unsigned_to_signed(<8 x i64> %x) {
; CHECK-LABEL: @unsigned_to_signed(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i64> [[X:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP3]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = icmp ult <8 x i32> [[TMP4]], splat (i32 2147483647)
; CHECK-NEXT:    [[TMP6:%.*]] = icmp eq <8 x i32> [[TMP4]], splat (i32 2147483647)
; CHECK-NEXT:    [[TMP7:%.*]] = icmp ult <8 x i32> [[TMP2]], splat (i32 -1)
; CHECK-NEXT:    [[TMP8:%.*]] = and <8 x i1> [[TMP6]], [[TMP7]]
; CHECK-NEXT:    [[TMP9:%.*]] = or <8 x i1> [[TMP5]], [[TMP8]]
; CHECK-NEXT:    [[TMP10:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP11:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP10]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP12:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP13:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP12]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP14:%.*]] = select <8 x i1> [[TMP9]], <8 x i32> [[TMP11]], <8 x i32> splat (i32 -1)
; CHECK-NEXT:    [[TMP15:%.*]] = select <8 x i1> [[TMP9]], <8 x i32> [[TMP13]], <8 x i32> splat (i32 2147483647)
; CHECK-NEXT:    [[TMP16:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[TMP14]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP17:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP16]], <8 x i32> [[TMP15]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i32> [[TMP17]] to <8 x i64>
; CHECK-NEXT:    ret <8 x i64> [[R]]
  %r = call <8 x i64> @llvm.genx.sutrunc.sat.v8i64.v8i64(<8 x i64> %x)
  ret <8 x i64> %r
}

define <8 x i32> @signed_to_signed_dword(<8 x i64> %x) {
; CHECK-LABEL: @signed_to_signed_dword(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i64> [[X:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP3]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = icmp slt <8 x i32> [[TMP4]], zeroinitializer
; CHECK-NEXT:    [[TMP6:%.*]] = icmp eq <8 x i32> [[TMP4]], zeroinitializer
; CHECK-NEXT:    [[TMP7:%.*]] = icmp ult <8 x i32> [[TMP2]], splat (i32 2147483647)
; CHECK-NEXT:    [[TMP8:%.*]] = and <8 x i1> [[TMP6]], [[TMP7]]
; CHECK-NEXT:    [[TMP9:%.*]] = or <8 x i1> [[TMP5]], [[TMP8]]
; CHECK-NEXT:    [[TMP10:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP11:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP10]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP12:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP13:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP12]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP14:%.*]] = select <8 x i1> [[TMP9]], <8 x i32> [[TMP11]], <8 x i32> splat (i32 2147483647)
; CHECK-NEXT:    [[TMP15:%.*]] = select <8 x i1> [[TMP9]], <8 x i32> [[TMP13]], <8 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP16:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[TMP14]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP17:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP16]], <8 x i32> [[TMP15]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP18:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP17]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP19:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP17]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP20:%.*]] = icmp sgt <8 x i32> [[TMP19]], splat (i32 -1)
; CHECK-NEXT:    [[TMP21:%.*]] = icmp eq <8 x i32> [[TMP19]], splat (i32 -1)
; CHECK-NEXT:    [[TMP22:%.*]] = icmp ugt <8 x i32> [[TMP18]], splat (i32 -2147483648)
; CHECK-NEXT:    [[TMP23:%.*]] = and <8 x i1> [[TMP21]], [[TMP22]]
; CHECK-NEXT:    [[TMP24:%.*]] = or <8 x i1> [[TMP20]], [[TMP23]]
; CHECK-NEXT:    [[TMP25:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP17]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP26:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP17]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = select <8 x i1> [[TMP24]], <8 x i32> [[TMP25]], <8 x i32> splat (i32 -2147483648)
; CHECK-NEXT:    [[TMP27:%.*]] = select <8 x i1> [[TMP24]], <8 x i32> [[TMP26]], <8 x i32> splat (i32 -1)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.genx.sstrunc.sat.v8i32.v8i64(<8 x i64> %x)
  ret <8 x i32> %r
}

define <8 x i32> @unsigned_to_unsigned_dword(<8 x i64> %x) {
; CHECK-LABEL: @unsigned_to_unsigned_dword(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i64> [[X:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP3]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = icmp eq <8 x i32> [[TMP4]], zeroinitializer
; CHECK-NEXT:    [[TMP6:%.*]] = icmp ult <8 x i32> [[TMP2]], splat (i32 -1)
; CHECK-NEXT:    [[TMP7:%.*]] = and <8 x i1> [[TMP5]], [[TMP6]]
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP9:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP8]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP11:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP10]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = select <8 x i1> [[TMP7]], <8 x i32> [[TMP9]], <8 x i32> splat (i32 -1)
; CHECK-NEXT:    [[TMP12:%.*]] = select <8 x i1> [[TMP7]], <8 x i32> [[TMP11]], <8 x i32> zeroinitializer
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.genx.uutrunc.sat.v8i32.v8i64(<8 x i64> %x)
  ret <8 x i32> %r
}

define <8 x i64> @sum_of_dwords(<8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @sum_of_dwords(
; CHECK-NEXT:    [[TMP1:%.*]] = ashr <8 x i32> [[X:%.*]], splat (i32 31)
; CHECK-NEXT:    [[TMP2:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[X]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP2]], <8 x i32> [[TMP1]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = ashr <8 x i32> [[Y:%.*]], splat (i32 31)
; CHECK-NEXT:    [[TMP5:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[Y]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP5]], <8 x i32> [[TMP4]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP3]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP6]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = add <8 x i32> [[X]], [[Y]]
; CHECK-NEXT:    [[TMP10:%.*]] = add <8 x i32> [[TMP7]], [[TMP8]]
; CHECK-NEXT:    [[TMP11:%.*]] = icmp ult <8 x i32> [[TMP9]], [[Y]]
; CHECK-NEXT:    [[TMP12:%.*]] = add <8 x i32> [[TMP10]], splat (i32 1)
; CHECK-NEXT:    [[TMP13:%.*]] = select <8 x i1> [[TMP11]], <8 x i32> [[TMP12]], <8 x i32> [[TMP10]]
; CHECK-NEXT:    [[TMP14:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP3]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP15:%.*]] = xor <8 x i32> [[X]], [[TMP9]]
; CHECK-NEXT:    [[TMP16:%.*]] = xor <8 x i32> [[TMP14]], [[TMP13]]
; CHECK-NEXT:    [[TMP17:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP6]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP18:%.*]] = xor <8 x i32> [[Y]], [[TMP9]]
; CHECK-NEXT:    [[TMP19:%.*]] = xor <8 x i32> [[TMP17]], [[TMP13]]
; CHECK-NEXT:    [[TMP20:%.*]] = and <8 x i32> [[TMP15]], [[TMP18]]
; CHECK-NEXT:    [[TMP21:%.*]] = and <8 x i32> [[TMP16]], [[TMP19]]
; CHECK-NEXT:    [[TMP22:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP3]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP23:%.*]] = ashr <8 x i32> [[TMP22]], splat (i32 31)
; CHECK-NEXT:    [[TMP24:%.*]] = ashr <8 x i32> [[TMP22]], splat (i32 31)
; CHECK-NEXT:    [[TMP25:%.*]] = xor <8 x i32> [[TMP24]], splat (i32 -1)
; CHECK-NEXT:    [[TMP26:%.*]] = xor <8 x i32> [[TMP23]], splat (i32 2147483647)
; CHECK-NEXT:    [[TMP27:%.*]] = icmp slt <8 x i32> [[TMP21]], zeroinitializer
; CHECK-NEXT:    [[TMP28:%.*]] = select <8 x i1> [[TMP27]], <8 x i32> [[TMP25]], <8 x i32> [[TMP9]]
; CHECK-NEXT:    [[TMP29:%.*]] = select <8 x i1> [[TMP27]], <8 x i32> [[TMP26]], <8 x i32> [[TMP13]]
; CHECK-NEXT:    [[TMP30:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[TMP28]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP31:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP30]], <8 x i32> [[TMP29]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP32:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP31]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP33:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP31]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP34:%.*]] = icmp slt <8 x i32> [[TMP33]], splat (i32 2147483647)
; CHECK-NEXT:    [[TMP35:%.*]] = icmp eq <8 x i32> [[TMP33]], splat (i32 2147483647)
; CHECK-NEXT:    [[TMP36:%.*]] = icmp ult <8 x i32> [[TMP32]], splat (i32 -1)
; CHECK-NEXT:    [[TMP37:%.*]] = and <8 x i1> [[TMP35]], [[TMP36]]
; CHECK-NEXT:    [[TMP38:%.*]] = or <8 x i1> [[TMP34]], [[TMP37]]
; CHECK-NEXT:    [[TMP39:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP31]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP40:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP31]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP41:%.*]] = select <8 x i1> [[TMP38]], <8 x i32> [[TMP39]], <8 x i32> splat (i32 -1)
; CHECK-NEXT:    [[TMP42:%.*]] = select <8 x i1> [[TMP38]], <8 x i32> [[TMP40]], <8 x i32> splat (i32 2147483647)
; CHECK-NEXT:    [[TMP43:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[TMP41]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP44:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP43]], <8 x i32> [[TMP42]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP45:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP44]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP46:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP44]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP47:%.*]] = icmp sgt <8 x i32> [[TMP46]], splat (i32 -2147483648)
; CHECK-NEXT:    [[TMP48:%.*]] = icmp eq <8 x i32> [[TMP46]], splat (i32 -2147483648)
; CHECK-NEXT:    [[TMP49:%.*]] = icmp ugt <8 x i32> [[TMP45]], zeroinitializer
; CHECK-NEXT:    [[TMP50:%.*]] = and <8 x i1> [[TMP48]], [[TMP49]]
; CHECK-NEXT:    [[TMP51:%.*]] = or <8 x i1> [[TMP47]], [[TMP50]]
; CHECK-NEXT:    [[TMP52:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP44]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP53:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP44]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP54:%.*]] = select <8 x i1> [[TMP51]], <8 x i32> [[TMP52]], <8 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP55:%.*]] = select <8 x i1> [[TMP51]], <8 x i32> [[TMP53]], <8 x i32> splat (i32 -2147483648)
; CHECK-NEXT:    [[TMP56:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[TMP54]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP57:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP56]], <8 x i32> [[TMP55]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i32> [[TMP57]] to <8 x i64>
; CHECK-NEXT:    ret <8 x i64> [[R]]
  %r = call <8 x i64> @llvm.genx.ssadd.sat.v8i64.v8i32(<8 x i32> %x, <8 x i32> %y)
  ret <8 x i64> %r
}

define <8 x i16> @sum_of_dwords_in_words(<8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @sum_of_dwords_in_words(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i16> @llvm.genx.ssadd.sat.v8i16.v8i32(<8 x i32> [[X:%.*]], <8 x i32> [[Y:%.*]])
; CHECK-NEXT:    ret <8 x i16> [[R]]
  %r = call <8 x i16> @llvm.genx.ssadd.sat.v8i16.v8i32(<8 x i32> %x, <8 x i32> %y)
  ret <8 x i16> %r
}

; Truncations of constants that nobody folded, and of shifted ones.
define <8 x i8> @constant_shifted() {
; CHECK-LABEL: @constant_shifted(
; CHECK-NEXT:    [[S:%.*]] = lshr <8 x i32> splat (i32 74565), splat (i32 8)
; CHECK-NEXT:    [[R:%.*]] = trunc <8 x i32> [[S]] to <8 x i8>
; CHECK-NEXT:    ret <8 x i8> [[R]]
  %s = lshr <8 x i32> splat (i32 74565), splat (i32 8)
  %r = trunc <8 x i32> %s to <8 x i8>
  ret <8 x i8> %r
}

define <8 x i32> @constant_masked() {
; CHECK-LABEL: @constant_masked(
; CHECK-NEXT:    [[R:%.*]] = and <8 x i32> splat (i32 74565), splat (i32 255)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = and <8 x i32> splat (i32 74565), splat (i32 255)
  ret <8 x i32> %r
}

define <8 x i32> @constant_with_part(<8 x i8> %x) {
; CHECK-LABEL: @constant_with_part(
; CHECK-NEXT:    [[P:%.*]] = zext <8 x i8> [[X:%.*]] to <8 x i32>
; CHECK-NEXT:    [[W:%.*]] = and <8 x i32> splat (i32 74565), splat (i32 -256)
; CHECK-NEXT:    [[R:%.*]] = or <8 x i32> [[P]], [[W]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %p = zext <8 x i8> %x to <8 x i32>
  %w = and <8 x i32> splat (i32 74565), splat (i32 -256)
  %r = or <8 x i32> %p, %w
  ret <8 x i32> %r
}

define <8 x i8> @constant_limited() {
; CHECK-LABEL: @constant_limited(
; CHECK-NEXT:    [[L:%.*]] = call <8 x i32> @llvm.smax.v8i32(<8 x i32> splat (i32 74565), <8 x i32> zeroinitializer)
; CHECK-NEXT:    [[H:%.*]] = call <8 x i32> @llvm.umin.v8i32(<8 x i32> [[L]], <8 x i32> splat (i32 255))
; CHECK-NEXT:    [[R:%.*]] = trunc <8 x i32> [[H]] to <8 x i8>
; CHECK-NEXT:    ret <8 x i8> [[R]]
  %l = call <8 x i32> @llvm.smax.v8i32(<8 x i32> splat (i32 74565), <8 x i32> zeroinitializer)
  %h = call <8 x i32> @llvm.umin.v8i32(<8 x i32> %l, <8 x i32> splat (i32 255))
  %r = trunc <8 x i32> %h to <8 x i8>
  ret <8 x i8> %r
}

define <8 x i8> @limited_far_above(<8 x i32> %x) {
; CHECK-LABEL: @limited_far_above(
; CHECK-NEXT:    [[L:%.*]] = call <8 x i32> @llvm.smax.v8i32(<8 x i32> [[X:%.*]], <8 x i32> zeroinitializer)
; CHECK-NEXT:    [[H:%.*]] = call <8 x i32> @llvm.umin.v8i32(<8 x i32> [[L]], <8 x i32> splat (i32 -1))
; CHECK-NEXT:    [[R:%.*]] = trunc <8 x i32> [[H]] to <8 x i8>
; CHECK-NEXT:    ret <8 x i8> [[R]]
  %l = call <8 x i32> @llvm.smax.v8i32(<8 x i32> %x, <8 x i32> zeroinitializer)
  %h = call <8 x i32> @llvm.umin.v8i32(<8 x i32> %l, <8 x i32> splat (i32 -1))
  %r = trunc <8 x i32> %h to <8 x i8>
  ret <8 x i8> %r
}

define <8 x i8> @limited_qwords(<8 x i64> %x) {
; CHECK-LABEL: @limited_qwords(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i64> [[X:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP3]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = icmp sgt <8 x i32> [[TMP4]], zeroinitializer
; CHECK-NEXT:    [[TMP6:%.*]] = icmp eq <8 x i32> [[TMP4]], zeroinitializer
; CHECK-NEXT:    [[TMP7:%.*]] = icmp ugt <8 x i32> [[TMP2]], zeroinitializer
; CHECK-NEXT:    [[TMP8:%.*]] = and <8 x i1> [[TMP6]], [[TMP7]]
; CHECK-NEXT:    [[TMP9:%.*]] = or <8 x i1> [[TMP5]], [[TMP8]]
; CHECK-NEXT:    [[TMP10:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP11:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP10]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP12:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP13:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP12]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP14:%.*]] = select <8 x i1> [[TMP9]], <8 x i32> [[TMP11]], <8 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP15:%.*]] = select <8 x i1> [[TMP9]], <8 x i32> [[TMP13]], <8 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP16:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[TMP14]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP17:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP16]], <8 x i32> [[TMP15]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP18:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP17]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP19:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP17]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP20:%.*]] = icmp eq <8 x i32> [[TMP19]], zeroinitializer
; CHECK-NEXT:    [[TMP21:%.*]] = icmp ult <8 x i32> [[TMP18]], splat (i32 255)
; CHECK-NEXT:    [[TMP22:%.*]] = and <8 x i1> [[TMP20]], [[TMP21]]
; CHECK-NEXT:    [[TMP23:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP17]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP24:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP17]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP25:%.*]] = select <8 x i1> [[TMP22]], <8 x i32> [[TMP23]], <8 x i32> splat (i32 255)
; CHECK-NEXT:    [[TMP26:%.*]] = select <8 x i1> [[TMP22]], <8 x i32> [[TMP24]], <8 x i32> zeroinitializer
; CHECK-NEXT:    [[R:%.*]] = trunc <8 x i32> [[TMP25]] to <8 x i8>
; CHECK-NEXT:    ret <8 x i8> [[R]]
  %l = call <8 x i64> @llvm.smax.v8i64(<8 x i64> %x, <8 x i64> zeroinitializer)
  %h = call <8 x i64> @llvm.umin.v8i64(<8 x i64> %l, <8 x i64> splat (i64 255))
  %r = trunc <8 x i64> %h to <8 x i8>
  ret <8 x i8> %r
}

; Sums of bytes with a constant: of two bytes, of a constant byte, of a predicate.
define <16 x i16> @bytes_and_constant(<16 x i8> %x, <16 x i8> %y) {
; CHECK-LABEL: @bytes_and_constant(
; CHECK-NEXT:    [[A:%.*]] = zext <16 x i8> [[X:%.*]] to <16 x i16>
; CHECK-NEXT:    [[B:%.*]] = zext <16 x i8> [[Y:%.*]] to <16 x i16>
; CHECK-NEXT:    [[TMP1:%.*]] = add <16 x i16> [[A]], splat (i16 3)
; CHECK-NEXT:    [[R:%.*]] = add <16 x i16> [[TMP1]], [[B]]
; CHECK-NEXT:    ret <16 x i16> [[R]]
  %a = zext <16 x i8> %x to <16 x i16>
  %b = zext <16 x i8> %y to <16 x i16>
  %s = add <16 x i16> %a, %b
  %r = add <16 x i16> %s, splat (i16 3)
  ret <16 x i16> %r
}

define <16 x i16> @byte_and_constant_byte(<16 x i8> %x) {
; CHECK-LABEL: @byte_and_constant_byte(
; CHECK-NEXT:    [[A:%.*]] = zext <16 x i8> [[X:%.*]] to <16 x i16>
; CHECK-NEXT:    [[B:%.*]] = zext <16 x i8> splat (i8 7) to <16 x i16>
; CHECK-NEXT:    [[S:%.*]] = add <16 x i16> [[A]], [[B]]
; CHECK-NEXT:    [[R:%.*]] = add <16 x i16> [[S]], splat (i16 3)
; CHECK-NEXT:    ret <16 x i16> [[R]]
  %a = zext <16 x i8> %x to <16 x i16>
  %b = zext <16 x i8> splat (i8 7) to <16 x i16>
  %s = add <16 x i16> %a, %b
  %r = add <16 x i16> %s, splat (i16 3)
  ret <16 x i16> %r
}

define <16 x i16> @constant_byte_and_byte(<16 x i8> %x) {
; CHECK-LABEL: @constant_byte_and_byte(
; CHECK-NEXT:    [[A:%.*]] = zext <16 x i8> splat (i8 7) to <16 x i16>
; CHECK-NEXT:    [[B:%.*]] = zext <16 x i8> [[X:%.*]] to <16 x i16>
; CHECK-NEXT:    [[S:%.*]] = add <16 x i16> [[A]], [[B]]
; CHECK-NEXT:    [[R:%.*]] = add <16 x i16> [[S]], splat (i16 3)
; CHECK-NEXT:    ret <16 x i16> [[R]]
  %a = zext <16 x i8> splat (i8 7) to <16 x i16>
  %b = zext <16 x i8> %x to <16 x i16>
  %s = add <16 x i16> %a, %b
  %r = add <16 x i16> %s, splat (i16 3)
  ret <16 x i16> %r
}

; Logic on bytes that a computation left in words.
define <16 x i8> @logic_of_sum(<16 x i8> %x, <16 x i8> %y, <16 x i8> %z) {
; CHECK-LABEL: @logic_of_sum(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <16 x i8> [[X:%.*]] to <16 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <16 x i8> [[Y:%.*]] to <16 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <16 x i16> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = zext <16 x i8> [[Z:%.*]] to <16 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = and <16 x i16> [[TMP3]], [[TMP4]]
; CHECK-NEXT:    [[R:%.*]] = trunc <16 x i16> [[TMP5]] to <16 x i8>
; CHECK-NEXT:    ret <16 x i8> [[R]]
  %s = add <16 x i8> %x, %y
  %r = and <16 x i8> %s, %z
  ret <16 x i8> %r
}

define <16 x i8> @logic_with_sum(<16 x i8> %x, <16 x i8> %y, <16 x i8> %z) {
; CHECK-LABEL: @logic_with_sum(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <16 x i8> [[X:%.*]] to <16 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <16 x i8> [[Y:%.*]] to <16 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <16 x i16> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = zext <16 x i8> [[Z:%.*]] to <16 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = and <16 x i16> [[TMP4]], [[TMP3]]
; CHECK-NEXT:    [[R:%.*]] = trunc <16 x i16> [[TMP5]] to <16 x i8>
; CHECK-NEXT:    ret <16 x i8> [[R]]
  %s = add <16 x i8> %x, %y
  %r = and <16 x i8> %z, %s
  ret <16 x i8> %r
}

; Divisors that are zero, or undefined in a lane.
define <8 x i16> @word_by_zero(<8 x i16> %x) {
; CHECK-LABEL: @word_by_zero(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <8 x i16> [[X:%.*]] to <8 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = udiv <8 x i32> [[TMP1]], zeroinitializer
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x i32> [[TMP2]] to <16 x i16>
; CHECK-NEXT:    [[R:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> [[TMP3]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    ret <8 x i16> [[R]]
  %r = udiv <8 x i16> %x, zeroinitializer
  ret <8 x i16> %r
}

define <8 x i32> @dword_by_zero(<8 x i32> %x) {
; CHECK-LABEL: @dword_by_zero(
; CHECK-NEXT:    [[R:%.*]] = udiv <8 x i32> [[X:%.*]], zeroinitializer
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = udiv <8 x i32> %x, zeroinitializer
  ret <8 x i32> %r
}

define <2 x i32> @by_undefined_lane(<2 x i32> %x) {
; CHECK-LABEL: @by_undefined_lane(
; CHECK-NEXT:    [[R:%.*]] = udiv <2 x i32> [[X:%.*]], <i32 4, i32 poison>
; CHECK-NEXT:    ret <2 x i32> [[R]]
  %r = udiv <2 x i32> %x, <i32 4, i32 poison>
  ret <2 x i32> %r
}

; Intrinsics that are others, or nothing.
define <8 x float> @power_of_ten(<8 x float> %x) {
; CHECK-LABEL: @power_of_ten(
; CHECK-NEXT:    [[TMP1:%.*]] = fmul afn <8 x float> [[X:%.*]], splat (float 0x400A934F00000000)
; CHECK-NEXT:    [[R:%.*]] = call afn <8 x float> @llvm.exp2.v8f32(<8 x float> [[TMP1]])
; CHECK-NEXT:    ret <8 x float> [[R]]
  %r = call afn <8 x float> @llvm.exp10.v8f32(<8 x float> %x)
  ret <8 x float> %r
}

define <8 x float> @tangent(<8 x float> %x) {
; CHECK-LABEL: @tangent(
; CHECK-NEXT:    [[TMP1:%.*]] = call afn <8 x float> @llvm.sin.v8f32(<8 x float> [[X:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = call afn <8 x float> @llvm.cos.v8f32(<8 x float> [[X]])
; CHECK-NEXT:    [[R:%.*]] = fdiv arcp afn <8 x float> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    ret <8 x float> [[R]]
  %r = call afn <8 x float> @llvm.tan.v8f32(<8 x float> %x)
  ret <8 x float> %r
}

define i32 @nearest(float %x) {
; CHECK-LABEL: @nearest(
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
; CHECK-NEXT:    [[TMP12:%.*]] = bitcast i32 [[TMP11]] to float
; CHECK-NEXT:    [[R:%.*]] = fptosi float [[TMP12]] to i32
; CHECK-NEXT:    ret i32 [[R]]
  %r = call i32 @llvm.llround.i32.f32(float %x)
  ret i32 %r
}

define i32 @nearest_even(float %x) {
; CHECK-LABEL: @nearest_even(
; CHECK-NEXT:    [[TMP1:%.*]] = call float @llvm.rint.f32(float [[X:%.*]])
; CHECK-NEXT:    [[R:%.*]] = fptosi float [[TMP1]] to i32
; CHECK-NEXT:    ret i32 [[R]]
  %r = call i32 @llvm.llrint.i32.f32(float %x)
  ret i32 %r
}

define <8 x float> @no_nans(<8 x float> %x, <8 x float> %y) {
; CHECK-LABEL: @no_nans(
; CHECK-NEXT:    [[TMP1:%.*]] = call nnan <8 x float> @llvm.minnum.v8f32(<8 x float> [[X:%.*]], <8 x float> [[Y:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <8 x float> [[X]] to <8 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x float> [[Y]] to <8 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = or <8 x i32> [[TMP2]], [[TMP3]]
; CHECK-NEXT:    [[TMP5:%.*]] = fcmp nnan oeq <8 x float> [[X]], [[Y]]
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast <8 x i32> [[TMP4]] to <8 x float>
; CHECK-NEXT:    [[R:%.*]] = select nnan <8 x i1> [[TMP5]], <8 x float> [[TMP6]], <8 x float> [[TMP1]]
; CHECK-NEXT:    ret <8 x float> [[R]]
  %r = call nnan <8 x float> @llvm.minimum.v8f32(<8 x float> %x, <8 x float> %y)
  ret <8 x float> %r
}

define <8 x float> @fence(<8 x float> %x) {
; CHECK-LABEL: @fence(
; CHECK-NEXT:    ret <8 x float> [[X:%.*]]
  %r = call <8 x float> @llvm.arithmetic.fence.v8f32(<8 x float> %x)
  ret <8 x float> %r
}

define i32 @expected(i32 %x) {
; CHECK-LABEL: @expected(
; CHECK-NEXT:    ret i32 [[X:%.*]]
  %r = call i32 @llvm.expect.with.probability.i32(i32 %x, i32 3, double 0.5)
  ret i32 %r
}

define void @hints() {
; CHECK-LABEL: @hints(
; CHECK-NEXT:    ret void
  call void @llvm.sideeffect()
  call void @llvm.donothing()
  ret void
}

define <8 x i1> @on_predicates(<8 x i1> %x) {
; CHECK-LABEL: @on_predicates(
; CHECK-NEXT:    ret <8 x i1> [[X:%.*]]
  %a = call <8 x i1> @llvm.abs.v8i1(<8 x i1> %x, i1 false)
  %b = call <8 x i1> @llvm.ctpop.v8i1(<8 x i1> %a)
  %r = call <8 x i1> @llvm.bitreverse.v8i1(<8 x i1> %b)
  ret <8 x i1> %r
}

define <8 x i32> @shifted_by_all_bits(<8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @shifted_by_all_bits(
; CHECK-NEXT:    ret <8 x i32> [[X:%.*]]
  %r = call <8 x i32> @llvm.fshl.v8i32(<8 x i32> %x, <8 x i32> %y, <8 x i32> splat (i32 32))
  ret <8 x i32> %r
}

define <8 x i32> @shifted_right_by_all_bits(<8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @shifted_right_by_all_bits(
; CHECK-NEXT:    ret <8 x i32> [[Y:%.*]]
  %r = call <8 x i32> @llvm.fshr.v8i32(<8 x i32> %x, <8 x i32> %y, <8 x i32> splat (i32 64))
  ret <8 x i32> %r
}

define <8 x i64> @trailing_zeros(<8 x i64> %x) {
; CHECK-LABEL: @trailing_zeros(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i64> [[X:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x i64> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP3]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = call <8 x i32> @llvm.genx.fbl.v8i32(<8 x i32> [[TMP4]])
; CHECK-NEXT:    [[TMP6:%.*]] = call <8 x i32> @llvm.umin.v8i32(<8 x i32> [[TMP5]], <8 x i32> splat (i32 32))
; CHECK-NEXT:    [[TMP7:%.*]] = icmp eq <8 x i32> [[TMP2]], zeroinitializer
; CHECK-NEXT:    [[TMP8:%.*]] = add <8 x i32> [[TMP6]], splat (i32 32)
; CHECK-NEXT:    [[TMP9:%.*]] = call <8 x i32> @llvm.genx.fbl.v8i32(<8 x i32> [[TMP2]])
; CHECK-NEXT:    [[TMP10:%.*]] = call <8 x i32> @llvm.umin.v8i32(<8 x i32> [[TMP9]], <8 x i32> splat (i32 32))
; CHECK-NEXT:    [[TMP11:%.*]] = select <8 x i1> [[TMP7]], <8 x i32> [[TMP8]], <8 x i32> [[TMP10]]
; CHECK-NEXT:    [[TMP12:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[TMP11]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP13:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP12]], <8 x i32> zeroinitializer, i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <16 x i32> [[TMP13]] to <8 x i64>
; CHECK-NEXT:    ret <8 x i64> [[R]]
  %r = call <8 x i64> @llvm.cttz.v8i64(<8 x i64> %x, i1 false)
  ret <8 x i64> %r
}
