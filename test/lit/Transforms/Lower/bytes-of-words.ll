; The upper halves of words that stand for bytes are those of sums that do not fit a byte. An operation uses such
; words only if they do not count for its low byte: never as a shift amount, a dividend, or an operand of an order.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower --check-each --platform=icllp -S %s | FileCheck %s

declare <4 x i8> @llvm.smin.v4i8(<4 x i8>, <4 x i8>)
declare <4 x i8> @llvm.umax.v4i8(<4 x i8>, <4 x i8>)
declare <4 x i8> @llvm.uadd.sat.v4i8(<4 x i8>, <4 x i8>)
declare <4 x i8> @llvm.usub.sat.v4i8(<4 x i8>, <4 x i8>)
declare <4 x i8> @llvm.ssub.sat.v4i8(<4 x i8>, <4 x i8>)
declare <4 x i8> @llvm.abs.v4i8(<4 x i8>, i1)
declare <4 x i8> @llvm.fshl.v4i8(<4 x i8>, <4 x i8>, <4 x i8>)
declare <4 x i8> @llvm.fshr.v4i8(<4 x i8>, <4 x i8>, <4 x i8>)

; The amount is 0 to 7, its word 256 more.
define <4 x i8> @amount(<4 x i8> %a, <4 x i8> %b) {
; CHECK-LABEL: @amount(
; CHECK-NEXT:    [[TMP1:%.*]] = freeze <4 x i8> [[B:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <4 x i8> [[TMP1]] to <1 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = and <1 x i32> [[TMP2]], splat (i32 117901063)
; CHECK-NEXT:    [[LOW:%.*]] = bitcast <1 x i32> [[TMP3]] to <4 x i8>
; CHECK-NEXT:    [[TMP4:%.*]] = zext <4 x i8> [[LOW]] to <4 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = add <4 x i16> [[TMP4]], splat (i16 248)
; CHECK-NEXT:    [[TMP6:%.*]] = add <4 x i16> [[TMP5]], splat (i16 8)
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <4 x i16> [[TMP6]] to <8 x i8>
; CHECK-NEXT:    [[N:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v8i8.i16(<8 x i8> [[TMP7]], i32 0, i32 4, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = zext <4 x i8> [[A:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP9:%.*]] = zext <4 x i8> [[N]] to <4 x i16>
; CHECK-NEXT:    [[TMP10:%.*]] = shl <4 x i16> [[TMP8]], [[TMP9]]
; CHECK-NEXT:    [[TMP11:%.*]] = zext <4 x i8> [[A]] to <4 x i16>
; CHECK-NEXT:    [[TMP12:%.*]] = zext <4 x i8> [[N]] to <4 x i16>
; CHECK-NEXT:    [[TMP13:%.*]] = lshr <4 x i16> [[TMP11]], [[TMP12]]
; CHECK-NEXT:    [[TMP14:%.*]] = sext <4 x i8> [[A]] to <4 x i16>
; CHECK-NEXT:    [[TMP15:%.*]] = zext <4 x i8> [[N]] to <4 x i16>
; CHECK-NEXT:    [[TMP16:%.*]] = ashr <4 x i16> [[TMP14]], [[TMP15]]
; CHECK-NEXT:    [[TMP17:%.*]] = add <4 x i16> [[TMP10]], [[TMP13]]
; CHECK-NEXT:    [[TMP18:%.*]] = xor <4 x i16> [[TMP17]], [[TMP16]]
; CHECK-NEXT:    [[V:%.*]] = trunc <4 x i16> [[TMP18]] to <4 x i8>
; CHECK-NEXT:    ret <4 x i8> [[V]]
  %low = and <4 x i8> %b, splat (i8 7)
  %high = add <4 x i8> %low, splat (i8 -8)
  %n = add <4 x i8> %high, splat (i8 8)
  %l = shl <4 x i8> %a, %n
  %r = lshr <4 x i8> %a, %n
  %s = ashr <4 x i8> %a, %n
  %lr = add <4 x i8> %l, %r
  %v = xor <4 x i8> %lr, %s
  ret <4 x i8> %v
}

; The numbers themselves are sums.
define <4 x i8> @shifted(<4 x i8> %a, <4 x i8> %b) {
; CHECK-LABEL: @shifted(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <4 x i8> [[A:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <4 x i8> [[B:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <4 x i16> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <4 x i16> [[TMP3]] to <8 x i8>
; CHECK-NEXT:    [[SUM:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v8i8.i16(<8 x i8> [[TMP4]], i32 0, i32 4, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = shl <4 x i16> [[TMP3]], splat (i16 3)
; CHECK-NEXT:    [[TMP6:%.*]] = zext <4 x i8> [[SUM]] to <4 x i16>
; CHECK-NEXT:    [[TMP7:%.*]] = lshr <4 x i16> [[TMP6]], splat (i16 3)
; CHECK-NEXT:    [[TMP8:%.*]] = sext <4 x i8> [[SUM]] to <4 x i16>
; CHECK-NEXT:    [[TMP9:%.*]] = ashr <4 x i16> [[TMP8]], splat (i16 3)
; CHECK-NEXT:    [[TMP10:%.*]] = add <4 x i16> [[TMP5]], [[TMP7]]
; CHECK-NEXT:    [[TMP11:%.*]] = xor <4 x i16> [[TMP10]], [[TMP9]]
; CHECK-NEXT:    [[V:%.*]] = trunc <4 x i16> [[TMP11]] to <4 x i8>
; CHECK-NEXT:    ret <4 x i8> [[V]]
  %sum = add <4 x i8> %a, %b
  %l = shl <4 x i8> %sum, splat (i8 3)
  %r = lshr <4 x i8> %sum, splat (i8 3)
  %s = ashr <4 x i8> %sum, splat (i8 3)
  %lr = add <4 x i8> %l, %r
  %v = xor <4 x i8> %lr, %s
  ret <4 x i8> %v
}

define <4 x i8> @divided(<4 x i8> %a, <4 x i8> %b) {
; CHECK-LABEL: @divided(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <4 x i8> [[A:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <4 x i8> [[B:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <4 x i16> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <4 x i16> [[TMP3]] to <8 x i8>
; CHECK-NEXT:    [[SUM:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v8i8.i16(<8 x i8> [[TMP4]], i32 0, i32 4, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = freeze <4 x i8> [[A]]
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast <4 x i8> [[TMP5]] to <1 x i32>
; CHECK-NEXT:    [[TMP7:%.*]] = or <1 x i32> [[TMP6]], splat (i32 16843009)
; CHECK-NEXT:    [[DIVISOR:%.*]] = bitcast <1 x i32> [[TMP7]] to <4 x i8>
; CHECK-NEXT:    [[TMP8:%.*]] = zext <4 x i8> [[DIVISOR]] to <4 x i16>
; CHECK-NEXT:    [[TMP9:%.*]] = add <4 x i16> [[TMP8]], splat (i16 254)
; CHECK-NEXT:    [[TMP10:%.*]] = bitcast <4 x i16> [[TMP9]] to <8 x i8>
; CHECK-NEXT:    [[DOUBLE:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v8i8.i16(<8 x i8> [[TMP10]], i32 0, i32 4, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP11:%.*]] = and <4 x i16> [[TMP9]], splat (i16 127)
; CHECK-NEXT:    [[TMP12:%.*]] = or <4 x i16> [[TMP11]], splat (i16 1)
; CHECK-NEXT:    [[TMP13:%.*]] = bitcast <4 x i16> [[TMP12]] to <8 x i8>
; CHECK-NEXT:    [[ODD:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v8i8.i16(<8 x i8> [[TMP13]], i32 0, i32 4, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP14:%.*]] = zext <4 x i8> [[SUM]] to <4 x i16>
; CHECK-NEXT:    [[TMP15:%.*]] = zext <4 x i8> [[DOUBLE]] to <4 x i16>
; CHECK-NEXT:    [[TMP16:%.*]] = zext <4 x i16> [[TMP14]] to <4 x i32>
; CHECK-NEXT:    [[TMP17:%.*]] = zext <4 x i16> [[TMP15]] to <4 x i32>
; CHECK-NEXT:    [[TMP18:%.*]] = udiv <4 x i32> [[TMP16]], [[TMP17]]
; CHECK-NEXT:    [[TMP19:%.*]] = bitcast <4 x i32> [[TMP18]] to <8 x i16>
; CHECK-NEXT:    [[TMP20:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v8i16.i16(<8 x i16> [[TMP19]], i32 0, i32 4, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP21:%.*]] = sext <4 x i8> [[SUM]] to <4 x i16>
; CHECK-NEXT:    [[TMP22:%.*]] = sext <4 x i8> [[ODD]] to <4 x i16>
; CHECK-NEXT:    [[TMP23:%.*]] = sext <4 x i16> [[TMP21]] to <4 x i32>
; CHECK-NEXT:    [[TMP24:%.*]] = sext <4 x i16> [[TMP22]] to <4 x i32>
; CHECK-NEXT:    [[TMP25:%.*]] = srem <4 x i32> [[TMP23]], [[TMP24]]
; CHECK-NEXT:    [[TMP26:%.*]] = bitcast <4 x i32> [[TMP25]] to <8 x i16>
; CHECK-NEXT:    [[TMP27:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v8i16.i16(<8 x i16> [[TMP26]], i32 0, i32 4, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP28:%.*]] = sub <4 x i16> [[TMP20]], [[TMP27]]
; CHECK-NEXT:    [[V:%.*]] = trunc <4 x i16> [[TMP28]] to <4 x i8>
; CHECK-NEXT:    ret <4 x i8> [[V]]
  %sum = add <4 x i8> %a, %b
  %divisor = or <4 x i8> %a, splat (i8 1)
  %double = add <4 x i8> %divisor, splat (i8 -2)
  %positive = and <4 x i8> %double, splat (i8 127)
  %odd = or <4 x i8> %positive, splat (i8 1)
  %u = udiv <4 x i8> %sum, %double
  %s = srem <4 x i8> %sum, %odd
  %v = sub <4 x i8> %u, %s
  ret <4 x i8> %v
}

define <4 x i8> @smin(<4 x i8> %a, <4 x i8> %b) {
; CHECK-LABEL: @smin(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <4 x i8> [[A:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <4 x i8> [[B:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <4 x i16> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <4 x i16> [[TMP3]] to <8 x i8>
; CHECK-NEXT:    [[SUM:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v8i8.i16(<8 x i8> [[TMP4]], i32 0, i32 4, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = zext <4 x i8> [[A]] to <4 x i16>
; CHECK-NEXT:    [[TMP6:%.*]] = zext <4 x i8> [[B]] to <4 x i16>
; CHECK-NEXT:    [[TMP7:%.*]] = sub <4 x i16> [[TMP5]], [[TMP6]]
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast <4 x i16> [[TMP7]] to <8 x i8>
; CHECK-NEXT:    [[DIFF:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v8i8.i16(<8 x i8> [[TMP8]], i32 0, i32 4, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = sext <4 x i8> [[SUM]] to <4 x i16>
; CHECK-NEXT:    [[TMP10:%.*]] = sext <4 x i8> [[DIFF]] to <4 x i16>
; CHECK-NEXT:    [[TMP11:%.*]] = call <4 x i16> @llvm.smin.v4i16(<4 x i16> [[TMP9]], <4 x i16> [[TMP10]])
; CHECK-NEXT:    [[TMP12:%.*]] = add <4 x i16> [[TMP11]], splat (i16 1)
; CHECK-NEXT:    [[W:%.*]] = trunc <4 x i16> [[TMP12]] to <4 x i8>
; CHECK-NEXT:    ret <4 x i8> [[W]]
  %sum = add <4 x i8> %a, %b
  %diff = sub <4 x i8> %a, %b
  %v = call <4 x i8> @llvm.smin.v4i8(<4 x i8> %sum, <4 x i8> %diff)
  %w = add <4 x i8> %v, splat (i8 1)
  ret <4 x i8> %w
}

define <4 x i8> @umax(<4 x i8> %a, <4 x i8> %b) {
; CHECK-LABEL: @umax(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <4 x i8> [[A:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <4 x i8> [[B:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <4 x i16> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <4 x i16> [[TMP3]] to <8 x i8>
; CHECK-NEXT:    [[SUM:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v8i8.i16(<8 x i8> [[TMP4]], i32 0, i32 4, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = zext <4 x i8> [[A]] to <4 x i16>
; CHECK-NEXT:    [[TMP6:%.*]] = zext <4 x i8> [[B]] to <4 x i16>
; CHECK-NEXT:    [[TMP7:%.*]] = sub <4 x i16> [[TMP5]], [[TMP6]]
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast <4 x i16> [[TMP7]] to <8 x i8>
; CHECK-NEXT:    [[DIFF:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v8i8.i16(<8 x i8> [[TMP8]], i32 0, i32 4, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = zext <4 x i8> [[SUM]] to <4 x i16>
; CHECK-NEXT:    [[TMP10:%.*]] = zext <4 x i8> [[DIFF]] to <4 x i16>
; CHECK-NEXT:    [[TMP11:%.*]] = call <4 x i16> @llvm.umax.v4i16(<4 x i16> [[TMP9]], <4 x i16> [[TMP10]])
; CHECK-NEXT:    [[TMP12:%.*]] = add <4 x i16> [[TMP11]], splat (i16 1)
; CHECK-NEXT:    [[W:%.*]] = trunc <4 x i16> [[TMP12]] to <4 x i8>
; CHECK-NEXT:    ret <4 x i8> [[W]]
  %sum = add <4 x i8> %a, %b
  %diff = sub <4 x i8> %a, %b
  %v = call <4 x i8> @llvm.umax.v4i8(<4 x i8> %sum, <4 x i8> %diff)
  %w = add <4 x i8> %v, splat (i8 1)
  ret <4 x i8> %w
}

define <4 x i8> @uadd_sat(<4 x i8> %a, <4 x i8> %b) {
; CHECK-LABEL: @uadd_sat(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <4 x i8> [[A:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <4 x i8> [[B:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <4 x i16> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <4 x i16> [[TMP3]] to <8 x i8>
; CHECK-NEXT:    [[SUM:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v8i8.i16(<8 x i8> [[TMP4]], i32 0, i32 4, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = zext <4 x i8> [[A]] to <4 x i16>
; CHECK-NEXT:    [[TMP6:%.*]] = zext <4 x i8> [[B]] to <4 x i16>
; CHECK-NEXT:    [[TMP7:%.*]] = sub <4 x i16> [[TMP5]], [[TMP6]]
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast <4 x i16> [[TMP7]] to <8 x i8>
; CHECK-NEXT:    [[DIFF:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v8i8.i16(<8 x i8> [[TMP8]], i32 0, i32 4, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = zext <4 x i8> [[SUM]] to <4 x i16>
; CHECK-NEXT:    [[TMP10:%.*]] = zext <4 x i8> [[DIFF]] to <4 x i16>
; CHECK-NEXT:    [[TMP11:%.*]] = add <4 x i16> [[TMP9]], [[TMP10]]
; CHECK-NEXT:    [[TMP12:%.*]] = call <4 x i16> @llvm.umin.v4i16(<4 x i16> [[TMP11]], <4 x i16> splat (i16 255))
; CHECK-NEXT:    [[TMP13:%.*]] = add <4 x i16> [[TMP12]], splat (i16 1)
; CHECK-NEXT:    [[W:%.*]] = trunc <4 x i16> [[TMP13]] to <4 x i8>
; CHECK-NEXT:    ret <4 x i8> [[W]]
  %sum = add <4 x i8> %a, %b
  %diff = sub <4 x i8> %a, %b
  %v = call <4 x i8> @llvm.uadd.sat.v4i8(<4 x i8> %sum, <4 x i8> %diff)
  %w = add <4 x i8> %v, splat (i8 1)
  ret <4 x i8> %w
}

define <4 x i8> @usub_sat(<4 x i8> %a, <4 x i8> %b) {
; CHECK-LABEL: @usub_sat(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <4 x i8> [[A:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <4 x i8> [[B:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <4 x i16> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <4 x i16> [[TMP3]] to <8 x i8>
; CHECK-NEXT:    [[SUM:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v8i8.i16(<8 x i8> [[TMP4]], i32 0, i32 4, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = zext <4 x i8> [[A]] to <4 x i16>
; CHECK-NEXT:    [[TMP6:%.*]] = zext <4 x i8> [[B]] to <4 x i16>
; CHECK-NEXT:    [[TMP7:%.*]] = sub <4 x i16> [[TMP5]], [[TMP6]]
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast <4 x i16> [[TMP7]] to <8 x i8>
; CHECK-NEXT:    [[DIFF:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v8i8.i16(<8 x i8> [[TMP8]], i32 0, i32 4, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = zext <4 x i8> [[SUM]] to <4 x i16>
; CHECK-NEXT:    [[TMP10:%.*]] = zext <4 x i8> [[DIFF]] to <4 x i16>
; CHECK-NEXT:    [[TMP11:%.*]] = sub <4 x i16> [[TMP9]], [[TMP10]]
; CHECK-NEXT:    [[TMP12:%.*]] = call <4 x i16> @llvm.smax.v4i16(<4 x i16> [[TMP11]], <4 x i16> zeroinitializer)
; CHECK-NEXT:    [[TMP13:%.*]] = add <4 x i16> [[TMP12]], splat (i16 1)
; CHECK-NEXT:    [[W:%.*]] = trunc <4 x i16> [[TMP13]] to <4 x i8>
; CHECK-NEXT:    ret <4 x i8> [[W]]
  %sum = add <4 x i8> %a, %b
  %diff = sub <4 x i8> %a, %b
  %v = call <4 x i8> @llvm.usub.sat.v4i8(<4 x i8> %sum, <4 x i8> %diff)
  %w = add <4 x i8> %v, splat (i8 1)
  ret <4 x i8> %w
}

define <4 x i8> @ssub_sat(<4 x i8> %a, <4 x i8> %b) {
; CHECK-LABEL: @ssub_sat(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <4 x i8> [[A:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <4 x i8> [[B:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <4 x i16> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <4 x i16> [[TMP3]] to <8 x i8>
; CHECK-NEXT:    [[SUM:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v8i8.i16(<8 x i8> [[TMP4]], i32 0, i32 4, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = zext <4 x i8> [[A]] to <4 x i16>
; CHECK-NEXT:    [[TMP6:%.*]] = zext <4 x i8> [[B]] to <4 x i16>
; CHECK-NEXT:    [[TMP7:%.*]] = sub <4 x i16> [[TMP5]], [[TMP6]]
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast <4 x i16> [[TMP7]] to <8 x i8>
; CHECK-NEXT:    [[DIFF:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v8i8.i16(<8 x i8> [[TMP8]], i32 0, i32 4, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = sext <4 x i8> [[SUM]] to <4 x i16>
; CHECK-NEXT:    [[TMP10:%.*]] = sext <4 x i8> [[DIFF]] to <4 x i16>
; CHECK-NEXT:    [[TMP11:%.*]] = sub <4 x i16> [[TMP9]], [[TMP10]]
; CHECK-NEXT:    [[TMP12:%.*]] = call <4 x i16> @llvm.smax.v4i16(<4 x i16> [[TMP11]], <4 x i16> splat (i16 -128))
; CHECK-NEXT:    [[TMP13:%.*]] = call <4 x i16> @llvm.smin.v4i16(<4 x i16> [[TMP12]], <4 x i16> splat (i16 127))
; CHECK-NEXT:    [[TMP14:%.*]] = add <4 x i16> [[TMP13]], splat (i16 1)
; CHECK-NEXT:    [[W:%.*]] = trunc <4 x i16> [[TMP14]] to <4 x i8>
; CHECK-NEXT:    ret <4 x i8> [[W]]
  %sum = add <4 x i8> %a, %b
  %diff = sub <4 x i8> %a, %b
  %v = call <4 x i8> @llvm.ssub.sat.v4i8(<4 x i8> %sum, <4 x i8> %diff)
  %w = add <4 x i8> %v, splat (i8 1)
  ret <4 x i8> %w
}

define <4 x i8> @absolute(<4 x i8> %a, <4 x i8> %b) {
; CHECK-LABEL: @absolute(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <4 x i8> [[A:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <4 x i8> [[B:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <4 x i16> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <4 x i16> [[TMP3]] to <8 x i8>
; CHECK-NEXT:    [[SUM:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v8i8.i16(<8 x i8> [[TMP4]], i32 0, i32 4, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = sext <4 x i8> [[SUM]] to <4 x i16>
; CHECK-NEXT:    [[TMP6:%.*]] = call <4 x i16> @llvm.abs.v4i16(<4 x i16> [[TMP5]], i1 false)
; CHECK-NEXT:    [[TMP7:%.*]] = add <4 x i16> [[TMP6]], splat (i16 1)
; CHECK-NEXT:    [[W:%.*]] = trunc <4 x i16> [[TMP7]] to <4 x i8>
; CHECK-NEXT:    ret <4 x i8> [[W]]
  %sum = add <4 x i8> %a, %b
  %v = call <4 x i8> @llvm.abs.v4i8(<4 x i8> %sum, i1 false)
  %w = add <4 x i8> %v, splat (i8 1)
  ret <4 x i8> %w
}

define <4 x i8> @fshl(<4 x i8> %a, <4 x i8> %b, <4 x i8> %n) {
; CHECK-LABEL: @fshl(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <4 x i8> [[A:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <4 x i8> [[B:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <4 x i16> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = zext <4 x i8> [[A]] to <4 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = zext <4 x i8> [[B]] to <4 x i16>
; CHECK-NEXT:    [[TMP6:%.*]] = sub <4 x i16> [[TMP4]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <4 x i16> [[TMP6]] to <8 x i8>
; CHECK-NEXT:    [[LOW:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v8i8.i16(<8 x i8> [[TMP7]], i32 0, i32 4, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = zext <4 x i8> [[B]] to <4 x i16>
; CHECK-NEXT:    [[TMP9:%.*]] = zext <4 x i8> [[N:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP10:%.*]] = add <4 x i16> [[TMP8]], [[TMP9]]
; CHECK-NEXT:    [[TMP11:%.*]] = zext <4 x i8> [[LOW]] to <4 x i16>
; CHECK-NEXT:    [[TMP12:%.*]] = and <4 x i16> [[TMP10]], splat (i16 7)
; CHECK-NEXT:    [[TMP13:%.*]] = shl <4 x i16> [[TMP3]], splat (i16 8)
; CHECK-NEXT:    [[TMP14:%.*]] = or <4 x i16> [[TMP13]], [[TMP11]]
; CHECK-NEXT:    [[TMP15:%.*]] = shl <4 x i16> [[TMP14]], [[TMP12]]
; CHECK-NEXT:    [[TMP16:%.*]] = bitcast <4 x i16> [[TMP15]] to <8 x i8>
; CHECK-NEXT:    [[TMP17:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v8i8.i16(<8 x i8> [[TMP16]], i32 0, i32 4, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP18:%.*]] = zext <4 x i8> [[TMP17]] to <4 x i16>
; CHECK-NEXT:    [[TMP19:%.*]] = add <4 x i16> [[TMP18]], splat (i16 1)
; CHECK-NEXT:    [[W:%.*]] = trunc <4 x i16> [[TMP19]] to <4 x i8>
; CHECK-NEXT:    ret <4 x i8> [[W]]
  %high = add <4 x i8> %a, %b
  %low = sub <4 x i8> %a, %b
  %amount = add <4 x i8> %b, %n
  %v = call <4 x i8> @llvm.fshl.v4i8(<4 x i8> %high, <4 x i8> %low, <4 x i8> %amount)
  %w = add <4 x i8> %v, splat (i8 1)
  ret <4 x i8> %w
}

define <4 x i8> @fshr(<4 x i8> %a, <4 x i8> %b, <4 x i8> %n) {
; CHECK-LABEL: @fshr(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <4 x i8> [[A:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <4 x i8> [[B:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <4 x i16> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = zext <4 x i8> [[A]] to <4 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = zext <4 x i8> [[B]] to <4 x i16>
; CHECK-NEXT:    [[TMP6:%.*]] = sub <4 x i16> [[TMP4]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <4 x i16> [[TMP6]] to <8 x i8>
; CHECK-NEXT:    [[LOW:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v8i8.i16(<8 x i8> [[TMP7]], i32 0, i32 4, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = zext <4 x i8> [[B]] to <4 x i16>
; CHECK-NEXT:    [[TMP9:%.*]] = zext <4 x i8> [[N:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP10:%.*]] = add <4 x i16> [[TMP8]], [[TMP9]]
; CHECK-NEXT:    [[TMP11:%.*]] = zext <4 x i8> [[LOW]] to <4 x i16>
; CHECK-NEXT:    [[TMP12:%.*]] = and <4 x i16> [[TMP10]], splat (i16 7)
; CHECK-NEXT:    [[TMP13:%.*]] = shl <4 x i16> [[TMP3]], splat (i16 8)
; CHECK-NEXT:    [[TMP14:%.*]] = or <4 x i16> [[TMP13]], [[TMP11]]
; CHECK-NEXT:    [[TMP15:%.*]] = lshr <4 x i16> [[TMP14]], [[TMP12]]
; CHECK-NEXT:    [[TMP16:%.*]] = add <4 x i16> [[TMP15]], splat (i16 1)
; CHECK-NEXT:    [[W:%.*]] = trunc <4 x i16> [[TMP16]] to <4 x i8>
; CHECK-NEXT:    ret <4 x i8> [[W]]
  %high = add <4 x i8> %a, %b
  %low = sub <4 x i8> %a, %b
  %amount = add <4 x i8> %b, %n
  %v = call <4 x i8> @llvm.fshr.v4i8(<4 x i8> %high, <4 x i8> %low, <4 x i8> %amount)
  %w = add <4 x i8> %v, splat (i8 1)
  ret <4 x i8> %w
}
