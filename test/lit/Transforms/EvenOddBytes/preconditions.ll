; One function for each condition that alone decides.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-intrinsic-attrs,function(cmx-even-odd-bytes<platform=icllp>)' -S %s | FileCheck %s

declare <64 x i16> @llvm.bitreverse.v64i16(<64 x i16>)
declare <128 x i8> @llvm.genx.rdregioni.v128i8.v512i8.i16(<512 x i8>, i32, i32, i32, i16, i32)
declare <96 x i8> @llvm.genx.rdregioni.v96i8.v256i8.i16(<256 x i8>, i32, i32, i32, i16, i32)
declare <64 x i16> @llvm.genx.smin.v64i16.v64i16(<64 x i16>, <64 x i16>)
declare <64 x i16> @llvm.genx.uuavg.sat.v64i16.v64i16(<64 x i16>, <64 x i16>)
declare <64 x i16> @llvm.genx.uuavg.v64i16.v64i16(<64 x i16>, <64 x i16>)
declare <256 x i8> @llvm.genx.wrregioni.v256i8.v64i8.i16.i1(<256 x i8>, <64 x i8>, i32, i32, i32, i16, i32, i1)
declare <256 x i8> @llvm.genx.wrregioni.v256i8.v64i8.i16.v64i1(<256 x i8>, <64 x i8>, i32, i32, i32, i16, i32, <64 x i1>)
declare <256 x i8> @llvm.genx.wrregioni.v256i8.v96i8.i16.i1(<256 x i8>, <96 x i8>, i32, i32, i32, i16, i32, i1)
declare <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8>, <32 x i8>, i32, i32, i32, i16, i32, i1)
declare <64 x i16> @llvm.smax.v64i16(<64 x i16>, <64 x i16>)
declare <64 x i16> @llvm.smin.v64i16(<64 x i16>, <64 x i16>)
declare <64 x i16> @llvm.uadd.sat.v64i16(<64 x i16>, <64 x i16>)
declare <64 x i16> @llvm.umax.v64i16(<64 x i16>, <64 x i16>)
declare <64 x i16> @llvm.umin.v64i16(<64 x i16>, <64 x i16>)

; Operations on words.
define <64 x i8> @umax(<64 x i8> %a, <64 x i8> %b) {
; CHECK-LABEL: @umax(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[TMP1]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <32 x i16> [[TMP2]], splat (i16 3)
; CHECK-NEXT:    [[TMP4:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = zext <32 x i8> [[TMP4]] to <32 x i16>
; CHECK-NEXT:    [[TMP6:%.*]] = call <32 x i16> @llvm.umax.v32i16(<32 x i16> [[TMP3]], <32 x i16> [[TMP5]])
; CHECK-NEXT:    [[TMP7:%.*]] = trunc <32 x i16> [[TMP6]] to <32 x i8>
; CHECK-NEXT:    [[TMP8:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> poison, <32 x i8> [[TMP7]], i32 0, i32 32, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = zext <32 x i8> [[TMP9]] to <32 x i16>
; CHECK-NEXT:    [[TMP11:%.*]] = add <32 x i16> [[TMP10]], splat (i16 3)
; CHECK-NEXT:    [[TMP12:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP13:%.*]] = zext <32 x i8> [[TMP12]] to <32 x i16>
; CHECK-NEXT:    [[TMP14:%.*]] = call <32 x i16> @llvm.umax.v32i16(<32 x i16> [[TMP11]], <32 x i16> [[TMP13]])
; CHECK-NEXT:    [[TMP15:%.*]] = trunc <32 x i16> [[TMP14]] to <32 x i8>
; CHECK-NEXT:    [[R:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> [[TMP8]], <32 x i8> [[TMP15]], i32 0, i32 32, i32 2, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x i8> [[R]]
  %x = zext <64 x i8> %a to <64 x i16>
  %y = zext <64 x i8> %b to <64 x i16>
  %t = add <64 x i16> %x, splat (i16 3)
  %s = call <64 x i16> @llvm.umax.v64i16(<64 x i16> %t, <64 x i16> %y)
  %r = trunc <64 x i16> %s to <64 x i8>
  ret <64 x i8> %r
}

define <64 x i8> @smin(<64 x i8> %a, <64 x i8> %b) {
; CHECK-LABEL: @smin(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[TMP1]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <32 x i16> [[TMP2]], splat (i16 3)
; CHECK-NEXT:    [[TMP4:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = zext <32 x i8> [[TMP4]] to <32 x i16>
; CHECK-NEXT:    [[TMP6:%.*]] = call <32 x i16> @llvm.smin.v32i16(<32 x i16> [[TMP3]], <32 x i16> [[TMP5]])
; CHECK-NEXT:    [[TMP7:%.*]] = trunc <32 x i16> [[TMP6]] to <32 x i8>
; CHECK-NEXT:    [[TMP8:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> poison, <32 x i8> [[TMP7]], i32 0, i32 32, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = zext <32 x i8> [[TMP9]] to <32 x i16>
; CHECK-NEXT:    [[TMP11:%.*]] = add <32 x i16> [[TMP10]], splat (i16 3)
; CHECK-NEXT:    [[TMP12:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP13:%.*]] = zext <32 x i8> [[TMP12]] to <32 x i16>
; CHECK-NEXT:    [[TMP14:%.*]] = call <32 x i16> @llvm.smin.v32i16(<32 x i16> [[TMP11]], <32 x i16> [[TMP13]])
; CHECK-NEXT:    [[TMP15:%.*]] = trunc <32 x i16> [[TMP14]] to <32 x i8>
; CHECK-NEXT:    [[R:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> [[TMP8]], <32 x i8> [[TMP15]], i32 0, i32 32, i32 2, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x i8> [[R]]
  %x = zext <64 x i8> %a to <64 x i16>
  %y = zext <64 x i8> %b to <64 x i16>
  %t = add <64 x i16> %x, splat (i16 3)
  %s = call <64 x i16> @llvm.smin.v64i16(<64 x i16> %t, <64 x i16> %y)
  %r = trunc <64 x i16> %s to <64 x i8>
  ret <64 x i8> %r
}

define <64 x i8> @smax(<64 x i8> %a, <64 x i8> %b) {
; CHECK-LABEL: @smax(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[TMP1]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <32 x i16> [[TMP2]], splat (i16 3)
; CHECK-NEXT:    [[TMP4:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = zext <32 x i8> [[TMP4]] to <32 x i16>
; CHECK-NEXT:    [[TMP6:%.*]] = call <32 x i16> @llvm.smax.v32i16(<32 x i16> [[TMP3]], <32 x i16> [[TMP5]])
; CHECK-NEXT:    [[TMP7:%.*]] = trunc <32 x i16> [[TMP6]] to <32 x i8>
; CHECK-NEXT:    [[TMP8:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> poison, <32 x i8> [[TMP7]], i32 0, i32 32, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = zext <32 x i8> [[TMP9]] to <32 x i16>
; CHECK-NEXT:    [[TMP11:%.*]] = add <32 x i16> [[TMP10]], splat (i16 3)
; CHECK-NEXT:    [[TMP12:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP13:%.*]] = zext <32 x i8> [[TMP12]] to <32 x i16>
; CHECK-NEXT:    [[TMP14:%.*]] = call <32 x i16> @llvm.smax.v32i16(<32 x i16> [[TMP11]], <32 x i16> [[TMP13]])
; CHECK-NEXT:    [[TMP15:%.*]] = trunc <32 x i16> [[TMP14]] to <32 x i8>
; CHECK-NEXT:    [[R:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> [[TMP8]], <32 x i8> [[TMP15]], i32 0, i32 32, i32 2, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x i8> [[R]]
  %x = zext <64 x i8> %a to <64 x i16>
  %y = zext <64 x i8> %b to <64 x i16>
  %t = add <64 x i16> %x, splat (i16 3)
  %s = call <64 x i16> @llvm.smax.v64i16(<64 x i16> %t, <64 x i16> %y)
  %r = trunc <64 x i16> %s to <64 x i8>
  ret <64 x i8> %r
}

; Operations that only look like those.
define <64 x i8> @uadd_sat(<64 x i8> %a, <64 x i8> %b) {
; CHECK-LABEL: @uadd_sat(
; CHECK-NEXT:    [[X:%.*]] = zext <64 x i8> [[A:%.*]] to <64 x i16>
; CHECK-NEXT:    [[Y:%.*]] = zext <64 x i8> [[B:%.*]] to <64 x i16>
; CHECK-NEXT:    [[T:%.*]] = call <64 x i16> @llvm.uadd.sat.v64i16(<64 x i16> [[X]], <64 x i16> [[Y]])
; CHECK-NEXT:    [[S:%.*]] = call <64 x i16> @llvm.umax.v64i16(<64 x i16> [[T]], <64 x i16> [[Y]])
; CHECK-NEXT:    [[R:%.*]] = trunc <64 x i16> [[S]] to <64 x i8>
; CHECK-NEXT:    ret <64 x i8> [[R]]
  %x = zext <64 x i8> %a to <64 x i16>
  %y = zext <64 x i8> %b to <64 x i16>
  %t = call <64 x i16> @llvm.uadd.sat.v64i16(<64 x i16> %x, <64 x i16> %y)
  %s = call <64 x i16> @llvm.umax.v64i16(<64 x i16> %t, <64 x i16> %y)
  %r = trunc <64 x i16> %s to <64 x i8>
  ret <64 x i8> %r
}

define <64 x i8> @bit_reverse(<64 x i8> %a, <64 x i8> %b) {
; CHECK-LABEL: @bit_reverse(
; CHECK-NEXT:    [[X:%.*]] = zext <64 x i8> [[A:%.*]] to <64 x i16>
; CHECK-NEXT:    [[T:%.*]] = add <64 x i16> [[X]], splat (i16 3)
; CHECK-NEXT:    [[S:%.*]] = call <64 x i16> @llvm.bitreverse.v64i16(<64 x i16> [[T]])
; CHECK-NEXT:    [[R:%.*]] = trunc <64 x i16> [[S]] to <64 x i8>
; CHECK-NEXT:    ret <64 x i8> [[R]]
  %x = zext <64 x i8> %a to <64 x i16>
  %t = add <64 x i16> %x, splat (i16 3)
  %s = call <64 x i16> @llvm.bitreverse.v64i16(<64 x i16> %t)
  %r = trunc <64 x i16> %s to <64 x i8>
  ret <64 x i8> %r
}

define <64 x i8> @genx_minimum(<64 x i8> %a, <64 x i8> %b) {
; CHECK-LABEL: @genx_minimum(
; CHECK-NEXT:    [[X:%.*]] = zext <64 x i8> [[A:%.*]] to <64 x i16>
; CHECK-NEXT:    [[Y:%.*]] = zext <64 x i8> [[B:%.*]] to <64 x i16>
; CHECK-NEXT:    [[T:%.*]] = add <64 x i16> [[X]], splat (i16 3)
; CHECK-NEXT:    [[S:%.*]] = call <64 x i16> @llvm.genx.smin.v64i16.v64i16(<64 x i16> [[T]], <64 x i16> [[Y]])
; CHECK-NEXT:    [[R:%.*]] = trunc <64 x i16> [[S]] to <64 x i8>
; CHECK-NEXT:    ret <64 x i8> [[R]]
  %x = zext <64 x i8> %a to <64 x i16>
  %y = zext <64 x i8> %b to <64 x i16>
  %t = add <64 x i16> %x, splat (i16 3)
  %s = call <64 x i16> @llvm.genx.smin.v64i16.v64i16(<64 x i16> %t, <64 x i16> %y)
  %r = trunc <64 x i16> %s to <64 x i8>
  ret <64 x i8> %r
}

define <64 x i8> @genx_average(<64 x i8> %a, <64 x i8> %b) {
; CHECK-LABEL: @genx_average(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[TMP1]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[TMP3]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = call <32 x i16> @llvm.genx.uuavg.v32i16.v32i16(<32 x i16> [[TMP2]], <32 x i16> [[TMP4]])
; CHECK-NEXT:    [[TMP6:%.*]] = trunc <32 x i16> [[TMP5]] to <32 x i8>
; CHECK-NEXT:    [[TMP7:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> poison, <32 x i8> [[TMP6]], i32 0, i32 32, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP8:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = zext <32 x i8> [[TMP8]] to <32 x i16>
; CHECK-NEXT:    [[TMP10:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP11:%.*]] = zext <32 x i8> [[TMP10]] to <32 x i16>
; CHECK-NEXT:    [[TMP12:%.*]] = call <32 x i16> @llvm.genx.uuavg.v32i16.v32i16(<32 x i16> [[TMP9]], <32 x i16> [[TMP11]])
; CHECK-NEXT:    [[TMP13:%.*]] = trunc <32 x i16> [[TMP12]] to <32 x i8>
; CHECK-NEXT:    [[R:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> [[TMP7]], <32 x i8> [[TMP13]], i32 0, i32 32, i32 2, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x i8> [[R]]
  %x = zext <64 x i8> %a to <64 x i16>
  %y = zext <64 x i8> %b to <64 x i16>
  %s = call <64 x i16> @llvm.genx.uuavg.v64i16.v64i16(<64 x i16> %x, <64 x i16> %y)
  %r = trunc <64 x i16> %s to <64 x i8>
  ret <64 x i8> %r
}

define <64 x i8> @genx_average_saturated(<64 x i8> %a, <64 x i8> %b) {
; CHECK-LABEL: @genx_average_saturated(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[TMP1]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[TMP3]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = call <32 x i16> @llvm.genx.uuavg.sat.v32i16.v32i16(<32 x i16> [[TMP2]], <32 x i16> [[TMP4]])
; CHECK-NEXT:    [[TMP6:%.*]] = trunc <32 x i16> [[TMP5]] to <32 x i8>
; CHECK-NEXT:    [[TMP7:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> poison, <32 x i8> [[TMP6]], i32 0, i32 32, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP8:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = zext <32 x i8> [[TMP8]] to <32 x i16>
; CHECK-NEXT:    [[TMP10:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP11:%.*]] = zext <32 x i8> [[TMP10]] to <32 x i16>
; CHECK-NEXT:    [[TMP12:%.*]] = call <32 x i16> @llvm.genx.uuavg.sat.v32i16.v32i16(<32 x i16> [[TMP9]], <32 x i16> [[TMP11]])
; CHECK-NEXT:    [[TMP13:%.*]] = trunc <32 x i16> [[TMP12]] to <32 x i8>
; CHECK-NEXT:    [[R:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> [[TMP7]], <32 x i8> [[TMP13]], i32 0, i32 32, i32 2, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x i8> [[R]]
  %x = zext <64 x i8> %a to <64 x i16>
  %y = zext <64 x i8> %b to <64 x i16>
  %s = call <64 x i16> @llvm.genx.uuavg.sat.v64i16.v64i16(<64 x i16> %x, <64 x i16> %y)
  %r = trunc <64 x i16> %s to <64 x i8>
  ret <64 x i8> %r
}

define <64 x i8> @dwords(<64 x i8> %a, <64 x i8> %b) {
; CHECK-LABEL: @dwords(
; CHECK-NEXT:    [[X:%.*]] = zext <64 x i8> [[A:%.*]] to <64 x i32>
; CHECK-NEXT:    [[Y:%.*]] = zext <64 x i8> [[B:%.*]] to <64 x i32>
; CHECK-NEXT:    [[T:%.*]] = add <64 x i32> [[X]], [[Y]]
; CHECK-NEXT:    [[U:%.*]] = lshr <64 x i32> [[T]], splat (i32 12)
; CHECK-NEXT:    [[R:%.*]] = trunc <64 x i32> [[U]] to <64 x i8>
; CHECK-NEXT:    ret <64 x i8> [[R]]
  %x = zext <64 x i8> %a to <64 x i32>
  %y = zext <64 x i8> %b to <64 x i32>
  %t = add <64 x i32> %x, %y
  %u = lshr <64 x i32> %t, splat (i32 12)
  %r = trunc <64 x i32> %u to <64 x i8>
  ret <64 x i8> %r
}

define <64 x i1> @to_predicate(<64 x i8> %a, <64 x i8> %b) {
; CHECK-LABEL: @to_predicate(
; CHECK-NEXT:    [[X:%.*]] = zext <64 x i8> [[A:%.*]] to <64 x i16>
; CHECK-NEXT:    [[Y:%.*]] = zext <64 x i8> [[B:%.*]] to <64 x i16>
; CHECK-NEXT:    [[S:%.*]] = add <64 x i16> [[X]], [[Y]]
; CHECK-NEXT:    [[R:%.*]] = trunc <64 x i16> [[S]] to <64 x i1>
; CHECK-NEXT:    ret <64 x i1> [[R]]
  %x = zext <64 x i8> %a to <64 x i16>
  %y = zext <64 x i8> %b to <64 x i16>
  %s = add <64 x i16> %x, %y
  %r = trunc <64 x i16> %s to <64 x i1>
  ret <64 x i1> %r
}

define <2 x i8> @two_lanes(<2 x i8> %a) {
; CHECK-LABEL: @two_lanes(
; CHECK-NEXT:    [[X:%.*]] = zext <2 x i8> [[A:%.*]] to <2 x i16>
; CHECK-NEXT:    [[S:%.*]] = add <2 x i16> [[X]], splat (i16 3)
; CHECK-NEXT:    [[R:%.*]] = trunc <2 x i16> [[S]] to <2 x i8>
; CHECK-NEXT:    ret <2 x i8> [[R]]
  %x = zext <2 x i8> %a to <2 x i16>
  %s = add <2 x i16> %x, splat (i16 3)
  %r = trunc <2 x i16> %s to <2 x i8>
  ret <2 x i8> %r
}

; Leaves: undefined, of predicates, of constants, and in rows.
define <64 x i8> @undefined_leaf(<64 x i8> %a, <64 x i8> %b) {
; CHECK-LABEL: @undefined_leaf(
; CHECK-NEXT:    [[X:%.*]] = zext <64 x i8> [[A:%.*]] to <64 x i16>
; CHECK-NEXT:    [[T:%.*]] = add <64 x i16> [[X]], splat (i16 3)
; CHECK-NEXT:    [[S:%.*]] = add <64 x i16> [[T]], undef
; CHECK-NEXT:    [[R:%.*]] = trunc <64 x i16> [[S]] to <64 x i8>
; CHECK-NEXT:    ret <64 x i8> [[R]]
  %x = zext <64 x i8> %a to <64 x i16>
  %t = add <64 x i16> %x, splat (i16 3)
  %s = add <64 x i16> %t, undef
  %r = trunc <64 x i16> %s to <64 x i8>
  ret <64 x i8> %r
}

define <64 x i8> @predicate_leaf(<64 x i8> %a, <64 x i1> %b) {
; CHECK-LABEL: @predicate_leaf(
; CHECK-NEXT:    [[X:%.*]] = zext <64 x i8> [[A:%.*]] to <64 x i16>
; CHECK-NEXT:    [[Y:%.*]] = zext <64 x i1> [[B:%.*]] to <64 x i16>
; CHECK-NEXT:    [[S:%.*]] = add <64 x i16> [[X]], [[Y]]
; CHECK-NEXT:    [[R:%.*]] = trunc <64 x i16> [[S]] to <64 x i8>
; CHECK-NEXT:    ret <64 x i8> [[R]]
  %x = zext <64 x i8> %a to <64 x i16>
  %y = zext <64 x i1> %b to <64 x i16>
  %s = add <64 x i16> %x, %y
  %r = trunc <64 x i16> %s to <64 x i8>
  ret <64 x i8> %r
}

define <64 x i8> @constant_leaf(<64 x i8> %a, <64 x i8> %b) {
; CHECK-LABEL: @constant_leaf(
; CHECK-NEXT:    [[X:%.*]] = zext <64 x i8> [[A:%.*]] to <64 x i16>
; CHECK-NEXT:    [[Y:%.*]] = zext <64 x i8> <i8 0, i8 3, i8 6, i8 9, i8 12, i8 15, i8 18, i8 21, i8 24, i8 27, i8 30, i8 33, i8 36, i8 39, i8 42, i8 45, i8 48, i8 51, i8 54, i8 57, i8 60, i8 63, i8 66, i8 69, i8 72, i8 75, i8 78, i8 81, i8 84, i8 87, i8 90, i8 93, i8 96, i8 99, i8 102, i8 105, i8 108, i8 111, i8 114, i8 117, i8 120, i8 123, i8 126, i8 1, i8 4, i8 7, i8 10, i8 13, i8 16, i8 19, i8 22, i8 25, i8 28, i8 31, i8 34, i8 37, i8 40, i8 43, i8 46, i8 49, i8 52, i8 55, i8 58, i8 61> to <64 x i16>
; CHECK-NEXT:    [[S:%.*]] = add <64 x i16> [[X]], [[Y]]
; CHECK-NEXT:    [[R:%.*]] = trunc <64 x i16> [[S]] to <64 x i8>
; CHECK-NEXT:    ret <64 x i8> [[R]]
  %x = zext <64 x i8> %a to <64 x i16>
  %y = zext <64 x i8> <i8 0, i8 3, i8 6, i8 9, i8 12, i8 15, i8 18, i8 21, i8 24, i8 27, i8 30, i8 33, i8 36, i8 39, i8 42, i8 45, i8 48, i8 51, i8 54, i8 57, i8 60, i8 63, i8 66, i8 69, i8 72, i8 75, i8 78, i8 81, i8 84, i8 87, i8 90, i8 93, i8 96, i8 99, i8 102, i8 105, i8 108, i8 111, i8 114, i8 117, i8 120, i8 123, i8 126, i8 1, i8 4, i8 7, i8 10, i8 13, i8 16, i8 19, i8 22, i8 25, i8 28, i8 31, i8 34, i8 37, i8 40, i8 43, i8 46, i8 49, i8 52, i8 55, i8 58, i8 61> to <64 x i16>
  %s = add <64 x i16> %x, %y
  %r = trunc <64 x i16> %s to <64 x i8>
  ret <64 x i8> %r
}

define <128 x i8> @rows_of_one(<512 x i8> %a) {
; CHECK-LABEL: @rows_of_one(
; CHECK-NEXT:    [[TMP1:%.*]] = call <64 x i8> @llvm.genx.rdregioni.v64i8.v512i8.i16(<512 x i8> [[A:%.*]], i32 0, i32 64, i32 6, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <64 x i8> [[TMP1]] to <64 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <64 x i16> [[TMP2]], splat (i16 3)
; CHECK-NEXT:    [[TMP4:%.*]] = trunc <64 x i16> [[TMP3]] to <64 x i8>
; CHECK-NEXT:    [[TMP5:%.*]] = call <128 x i8> @llvm.genx.wrregioni.v128i8.v64i8.i16.i1(<128 x i8> poison, <64 x i8> [[TMP4]], i32 0, i32 64, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = call <64 x i8> @llvm.genx.rdregioni.v64i8.v512i8.i16(<512 x i8> [[A]], i32 0, i32 64, i32 6, i16 3, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = zext <64 x i8> [[TMP6]] to <64 x i16>
; CHECK-NEXT:    [[TMP8:%.*]] = add <64 x i16> [[TMP7]], splat (i16 3)
; CHECK-NEXT:    [[TMP9:%.*]] = trunc <64 x i16> [[TMP8]] to <64 x i8>
; CHECK-NEXT:    [[R:%.*]] = call <128 x i8> @llvm.genx.wrregioni.v128i8.v64i8.i16.i1(<128 x i8> [[TMP5]], <64 x i8> [[TMP9]], i32 0, i32 64, i32 2, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    ret <128 x i8> [[R]]
  %p = call <128 x i8> @llvm.genx.rdregioni.v128i8.v512i8.i16(<512 x i8> %a, i32 3, i32 1, i32 0, i16 0, i32 undef)
  %x = zext <128 x i8> %p to <128 x i16>
  %t = add <128 x i16> %x, splat (i16 3)
  %r = trunc <128 x i16> %t to <128 x i8>
  ret <128 x i8> %r
}

define <128 x i8> @rows_of_sixty_four(<512 x i8> %a) {
; CHECK-LABEL: @rows_of_sixty_four(
; CHECK-NEXT:    [[TMP1:%.*]] = call <64 x i8> @llvm.genx.rdregioni.v64i8.v512i8.i16(<512 x i8> [[A:%.*]], i32 128, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <64 x i8> [[TMP1]] to <64 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <64 x i16> [[TMP2]], splat (i16 3)
; CHECK-NEXT:    [[TMP4:%.*]] = trunc <64 x i16> [[TMP3]] to <64 x i8>
; CHECK-NEXT:    [[TMP5:%.*]] = call <128 x i8> @llvm.genx.wrregioni.v128i8.v64i8.i16.i1(<128 x i8> poison, <64 x i8> [[TMP4]], i32 0, i32 64, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = call <64 x i8> @llvm.genx.rdregioni.v64i8.v512i8.i16(<512 x i8> [[A]], i32 128, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = zext <64 x i8> [[TMP6]] to <64 x i16>
; CHECK-NEXT:    [[TMP8:%.*]] = add <64 x i16> [[TMP7]], splat (i16 3)
; CHECK-NEXT:    [[TMP9:%.*]] = trunc <64 x i16> [[TMP8]] to <64 x i8>
; CHECK-NEXT:    [[R:%.*]] = call <128 x i8> @llvm.genx.wrregioni.v128i8.v64i8.i16.i1(<128 x i8> [[TMP5]], <64 x i8> [[TMP9]], i32 0, i32 64, i32 2, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    ret <128 x i8> [[R]]
  %p = call <128 x i8> @llvm.genx.rdregioni.v128i8.v512i8.i16(<512 x i8> %a, i32 128, i32 64, i32 1, i16 0, i32 undef)
  %x = zext <128 x i8> %p to <128 x i16>
  %t = add <128 x i16> %x, splat (i16 3)
  %r = trunc <128 x i16> %t to <128 x i8>
  ret <128 x i8> %r
}

define <96 x i8> @rows_of_three(<256 x i8> %a) {
; CHECK-LABEL: @rows_of_three(
; CHECK-NEXT:    [[P:%.*]] = call <96 x i8> @llvm.genx.rdregioni.v96i8.v256i8.i16(<256 x i8> [[A:%.*]], i32 4, i32 3, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[X:%.*]] = zext <96 x i8> [[P]] to <96 x i16>
; CHECK-NEXT:    [[T:%.*]] = add <96 x i16> [[X]], splat (i16 3)
; CHECK-NEXT:    [[R:%.*]] = trunc <96 x i16> [[T]] to <96 x i8>
; CHECK-NEXT:    ret <96 x i8> [[R]]
  %p = call <96 x i8> @llvm.genx.rdregioni.v96i8.v256i8.i16(<256 x i8> %a, i32 4, i32 3, i32 1, i16 0, i32 undef)
  %x = zext <96 x i8> %p to <96 x i16>
  %t = add <96 x i16> %x, splat (i16 3)
  %r = trunc <96 x i16> %t to <96 x i8>
  ret <96 x i8> %r
}

; Writes: of other bytes, in another block, at a variable place, beyond the end, with stride three.
define <256 x i8> @written(<64 x i8> %a, <64 x i8> %b, <256 x i8> %v) {
; CHECK-LABEL: @written(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[TMP1]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[TMP3]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = add <32 x i16> [[TMP2]], [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = trunc <32 x i16> [[TMP5]] to <32 x i8>
; CHECK-NEXT:    [[TMP7:%.*]] = call <256 x i8> @llvm.genx.wrregioni.v256i8.v32i8.i16.i1(<256 x i8> [[V:%.*]], <32 x i8> [[TMP6]], i32 0, i32 32, i32 2, i16 128, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP8:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = zext <32 x i8> [[TMP8]] to <32 x i16>
; CHECK-NEXT:    [[TMP10:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP11:%.*]] = zext <32 x i8> [[TMP10]] to <32 x i16>
; CHECK-NEXT:    [[TMP12:%.*]] = add <32 x i16> [[TMP9]], [[TMP11]]
; CHECK-NEXT:    [[TMP13:%.*]] = trunc <32 x i16> [[TMP12]] to <32 x i8>
; CHECK-NEXT:    [[W:%.*]] = call <256 x i8> @llvm.genx.wrregioni.v256i8.v32i8.i16.i1(<256 x i8> [[TMP7]], <32 x i8> [[TMP13]], i32 0, i32 32, i32 2, i16 129, i32 undef, i1 true)
; CHECK-NEXT:    ret <256 x i8> [[W]]
  %x = zext <64 x i8> %a to <64 x i16>
  %y = zext <64 x i8> %b to <64 x i16>
  %s = add <64 x i16> %x, %y
  %r = trunc <64 x i16> %s to <64 x i8>
  %w = call <256 x i8> @llvm.genx.wrregioni.v256i8.v64i8.i16.i1(<256 x i8> %v, <64 x i8> %r, i32 0, i32 64, i32 1, i16 128, i32 undef, i1 true)
  ret <256 x i8> %w
}

define <256 x i8> @written_and_read(<64 x i8> %a, <64 x i8> %b, <256 x i8> %v, ptr addrspace(1) %p) {
; CHECK-LABEL: @written_and_read(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[TMP1]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[TMP3]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = add <32 x i16> [[TMP2]], [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = trunc <32 x i16> [[TMP5]] to <32 x i8>
; CHECK-NEXT:    [[TMP7:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> poison, <32 x i8> [[TMP6]], i32 0, i32 32, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP8:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = zext <32 x i8> [[TMP8]] to <32 x i16>
; CHECK-NEXT:    [[TMP10:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP11:%.*]] = zext <32 x i8> [[TMP10]] to <32 x i16>
; CHECK-NEXT:    [[TMP12:%.*]] = add <32 x i16> [[TMP9]], [[TMP11]]
; CHECK-NEXT:    [[TMP13:%.*]] = trunc <32 x i16> [[TMP12]] to <32 x i8>
; CHECK-NEXT:    [[R:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> [[TMP7]], <32 x i8> [[TMP13]], i32 0, i32 32, i32 2, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    store <64 x i8> [[R]], ptr addrspace(1) [[P:%.*]], align 64
; CHECK-NEXT:    [[W:%.*]] = call <256 x i8> @llvm.genx.wrregioni.v256i8.v64i8.i16.i1(<256 x i8> [[V:%.*]], <64 x i8> [[R]], i32 0, i32 64, i32 1, i16 128, i32 undef, i1 true)
; CHECK-NEXT:    ret <256 x i8> [[W]]
  %x = zext <64 x i8> %a to <64 x i16>
  %y = zext <64 x i8> %b to <64 x i16>
  %s = add <64 x i16> %x, %y
  %r = trunc <64 x i16> %s to <64 x i8>
  store <64 x i8> %r, ptr addrspace(1) %p
  %w = call <256 x i8> @llvm.genx.wrregioni.v256i8.v64i8.i16.i1(<256 x i8> %v, <64 x i8> %r, i32 0, i32 64, i32 1, i16 128, i32 undef, i1 true)
  ret <256 x i8> %w
}

define <64 x i8> @written_to(<64 x i8> %a, <64 x i8> %b, <32 x i8> %n) {
; CHECK-LABEL: @written_to(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[TMP1]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[TMP3]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = add <32 x i16> [[TMP2]], [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = trunc <32 x i16> [[TMP5]] to <32 x i8>
; CHECK-NEXT:    [[TMP7:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> poison, <32 x i8> [[TMP6]], i32 0, i32 32, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP8:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = zext <32 x i8> [[TMP8]] to <32 x i16>
; CHECK-NEXT:    [[TMP10:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP11:%.*]] = zext <32 x i8> [[TMP10]] to <32 x i16>
; CHECK-NEXT:    [[TMP12:%.*]] = add <32 x i16> [[TMP9]], [[TMP11]]
; CHECK-NEXT:    [[TMP13:%.*]] = trunc <32 x i16> [[TMP12]] to <32 x i8>
; CHECK-NEXT:    [[R:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> [[TMP7]], <32 x i8> [[TMP13]], i32 0, i32 32, i32 2, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    [[W:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> [[R]], <32 x i8> [[N:%.*]], i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x i8> [[W]]
  %x = zext <64 x i8> %a to <64 x i16>
  %y = zext <64 x i8> %b to <64 x i16>
  %s = add <64 x i16> %x, %y
  %r = trunc <64 x i16> %s to <64 x i8>
  %w = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> %r, <32 x i8> %n, i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
  ret <64 x i8> %w
}

define <256 x i8> @written_masked(<64 x i8> %a, <64 x i8> %b, <256 x i8> %v, <64 x i1> %m) {
; CHECK-LABEL: @written_masked(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[TMP1]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[TMP3]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = add <32 x i16> [[TMP2]], [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = trunc <32 x i16> [[TMP5]] to <32 x i8>
; CHECK-NEXT:    [[TMP7:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> poison, <32 x i8> [[TMP6]], i32 0, i32 32, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP8:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = zext <32 x i8> [[TMP8]] to <32 x i16>
; CHECK-NEXT:    [[TMP10:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP11:%.*]] = zext <32 x i8> [[TMP10]] to <32 x i16>
; CHECK-NEXT:    [[TMP12:%.*]] = add <32 x i16> [[TMP9]], [[TMP11]]
; CHECK-NEXT:    [[TMP13:%.*]] = trunc <32 x i16> [[TMP12]] to <32 x i8>
; CHECK-NEXT:    [[R:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> [[TMP7]], <32 x i8> [[TMP13]], i32 0, i32 32, i32 2, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    [[W:%.*]] = call <256 x i8> @llvm.genx.wrregioni.v256i8.v64i8.i16.v64i1(<256 x i8> [[V:%.*]], <64 x i8> [[R]], i32 0, i32 64, i32 1, i16 128, i32 undef, <64 x i1> [[M:%.*]])
; CHECK-NEXT:    ret <256 x i8> [[W]]
  %x = zext <64 x i8> %a to <64 x i16>
  %y = zext <64 x i8> %b to <64 x i16>
  %s = add <64 x i16> %x, %y
  %r = trunc <64 x i16> %s to <64 x i8>
  %w = call <256 x i8> @llvm.genx.wrregioni.v256i8.v64i8.i16.v64i1(<256 x i8> %v, <64 x i8> %r, i32 0, i32 64, i32 1, i16 128, i32 undef, <64 x i1> %m)
  ret <256 x i8> %w
}

define <256 x i8> @written_at_variable(<64 x i8> %a, <64 x i8> %b, <256 x i8> %v, i16 %at) {
; CHECK-LABEL: @written_at_variable(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[TMP1]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[TMP3]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = add <32 x i16> [[TMP2]], [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = trunc <32 x i16> [[TMP5]] to <32 x i8>
; CHECK-NEXT:    [[TMP7:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> poison, <32 x i8> [[TMP6]], i32 0, i32 32, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP8:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = zext <32 x i8> [[TMP8]] to <32 x i16>
; CHECK-NEXT:    [[TMP10:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP11:%.*]] = zext <32 x i8> [[TMP10]] to <32 x i16>
; CHECK-NEXT:    [[TMP12:%.*]] = add <32 x i16> [[TMP9]], [[TMP11]]
; CHECK-NEXT:    [[TMP13:%.*]] = trunc <32 x i16> [[TMP12]] to <32 x i8>
; CHECK-NEXT:    [[R:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> [[TMP7]], <32 x i8> [[TMP13]], i32 0, i32 32, i32 2, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    [[W:%.*]] = call <256 x i8> @llvm.genx.wrregioni.v256i8.v64i8.i16.i1(<256 x i8> [[V:%.*]], <64 x i8> [[R]], i32 0, i32 64, i32 1, i16 [[AT:%.*]], i32 undef, i1 true)
; CHECK-NEXT:    ret <256 x i8> [[W]]
  %x = zext <64 x i8> %a to <64 x i16>
  %y = zext <64 x i8> %b to <64 x i16>
  %s = add <64 x i16> %x, %y
  %r = trunc <64 x i16> %s to <64 x i8>
  %w = call <256 x i8> @llvm.genx.wrregioni.v256i8.v64i8.i16.i1(<256 x i8> %v, <64 x i8> %r, i32 0, i32 64, i32 1, i16 %at, i32 undef, i1 true)
  ret <256 x i8> %w
}

define <256 x i8> @written_beyond(<64 x i8> %a, <64 x i8> %b, <256 x i8> %v) {
; CHECK-LABEL: @written_beyond(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[TMP1]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[TMP3]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = add <32 x i16> [[TMP2]], [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = trunc <32 x i16> [[TMP5]] to <32 x i8>
; CHECK-NEXT:    [[TMP7:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> poison, <32 x i8> [[TMP6]], i32 0, i32 32, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP8:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = zext <32 x i8> [[TMP8]] to <32 x i16>
; CHECK-NEXT:    [[TMP10:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP11:%.*]] = zext <32 x i8> [[TMP10]] to <32 x i16>
; CHECK-NEXT:    [[TMP12:%.*]] = add <32 x i16> [[TMP9]], [[TMP11]]
; CHECK-NEXT:    [[TMP13:%.*]] = trunc <32 x i16> [[TMP12]] to <32 x i8>
; CHECK-NEXT:    [[R:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> [[TMP7]], <32 x i8> [[TMP13]], i32 0, i32 32, i32 2, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    [[W:%.*]] = call <256 x i8> @llvm.genx.wrregioni.v256i8.v64i8.i16.i1(<256 x i8> [[V:%.*]], <64 x i8> [[R]], i32 0, i32 64, i32 1, i16 224, i32 undef, i1 true)
; CHECK-NEXT:    ret <256 x i8> [[W]]
  %x = zext <64 x i8> %a to <64 x i16>
  %y = zext <64 x i8> %b to <64 x i16>
  %s = add <64 x i16> %x, %y
  %r = trunc <64 x i16> %s to <64 x i8>
  %w = call <256 x i8> @llvm.genx.wrregioni.v256i8.v64i8.i16.i1(<256 x i8> %v, <64 x i8> %r, i32 0, i32 64, i32 1, i16 224, i32 undef, i1 true)
  ret <256 x i8> %w
}

define <256 x i8> @written_in_block(<64 x i8> %a, <64 x i8> %b, <256 x i8> %v, i1 %c) {
; CHECK-LABEL: @written_in_block(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[TMP1]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[TMP3]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = add <32 x i16> [[TMP2]], [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = trunc <32 x i16> [[TMP5]] to <32 x i8>
; CHECK-NEXT:    [[TMP7:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> poison, <32 x i8> [[TMP6]], i32 0, i32 32, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP8:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = zext <32 x i8> [[TMP8]] to <32 x i16>
; CHECK-NEXT:    [[TMP10:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP11:%.*]] = zext <32 x i8> [[TMP10]] to <32 x i16>
; CHECK-NEXT:    [[TMP12:%.*]] = add <32 x i16> [[TMP9]], [[TMP11]]
; CHECK-NEXT:    [[TMP13:%.*]] = trunc <32 x i16> [[TMP12]] to <32 x i8>
; CHECK-NEXT:    [[R:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> [[TMP7]], <32 x i8> [[TMP13]], i32 0, i32 32, i32 2, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    br i1 [[C:%.*]], label %then, label %end
; CHECK:       then:
; CHECK-NEXT:    [[W:%.*]] = call <256 x i8> @llvm.genx.wrregioni.v256i8.v64i8.i16.i1(<256 x i8> [[V:%.*]], <64 x i8> [[R]], i32 0, i32 64, i32 1, i16 128, i32 undef, i1 true)
; CHECK-NEXT:    ret <256 x i8> [[W]]
; CHECK:       end:
; CHECK-NEXT:    ret <256 x i8> [[V]]
  %x = zext <64 x i8> %a to <64 x i16>
  %y = zext <64 x i8> %b to <64 x i16>
  %s = add <64 x i16> %x, %y
  %r = trunc <64 x i16> %s to <64 x i8>
  br i1 %c, label %then, label %end
then:
  %w = call <256 x i8> @llvm.genx.wrregioni.v256i8.v64i8.i16.i1(<256 x i8> %v, <64 x i8> %r, i32 0, i32 64, i32 1, i16 128, i32 undef, i1 true)
  ret <256 x i8> %w

end:
  ret <256 x i8> %v
}

define <256 x i8> @written_with_stride_three(<64 x i8> %a, <64 x i8> %b, <256 x i8> %v) {
; CHECK-LABEL: @written_with_stride_three(
; CHECK-NEXT:    [[X:%.*]] = zext <64 x i8> [[A:%.*]] to <64 x i16>
; CHECK-NEXT:    [[Y:%.*]] = zext <64 x i8> [[B:%.*]] to <64 x i16>
; CHECK-NEXT:    [[S:%.*]] = add <64 x i16> [[X]], [[Y]]
; CHECK-NEXT:    [[R:%.*]] = trunc <64 x i16> [[S]] to <64 x i8>
; CHECK-NEXT:    [[W:%.*]] = call <256 x i8> @llvm.genx.wrregioni.v256i8.v64i8.i16.i1(<256 x i8> [[V:%.*]], <64 x i8> [[R]], i32 0, i32 64, i32 3, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    ret <256 x i8> [[W]]
  %x = zext <64 x i8> %a to <64 x i16>
  %y = zext <64 x i8> %b to <64 x i16>
  %s = add <64 x i16> %x, %y
  %r = trunc <64 x i16> %s to <64 x i8>
  %w = call <256 x i8> @llvm.genx.wrregioni.v256i8.v64i8.i16.i1(<256 x i8> %v, <64 x i8> %r, i32 0, i32 64, i32 3, i16 0, i32 undef, i1 true)
  ret <256 x i8> %w
}

define <256 x i8> @written_in_rows_of_three(<96 x i8> %a, <256 x i8> %v) {
; CHECK-LABEL: @written_in_rows_of_three(
; CHECK-NEXT:    [[X:%.*]] = zext <96 x i8> [[A:%.*]] to <96 x i16>
; CHECK-NEXT:    [[S:%.*]] = add <96 x i16> [[X]], splat (i16 3)
; CHECK-NEXT:    [[R:%.*]] = trunc <96 x i16> [[S]] to <96 x i8>
; CHECK-NEXT:    [[W:%.*]] = call <256 x i8> @llvm.genx.wrregioni.v256i8.v96i8.i16.i1(<256 x i8> [[V:%.*]], <96 x i8> [[R]], i32 4, i32 3, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    ret <256 x i8> [[W]]
  %x = zext <96 x i8> %a to <96 x i16>
  %s = add <96 x i16> %x, splat (i16 3)
  %r = trunc <96 x i16> %s to <96 x i8>
  %w = call <256 x i8> @llvm.genx.wrregioni.v256i8.v96i8.i16.i1(<256 x i8> %v, <96 x i8> %r, i32 4, i32 3, i32 1, i16 0, i32 undef, i1 true)
  ret <256 x i8> %w
}

; A sum of bytes that is limited to a byte, and almost one.
define <64 x i8> @limited_sum(<64 x i8> %a, <64 x i8> %b) {
; CHECK-LABEL: @limited_sum(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[TMP1]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[TMP3]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = call <32 x i8> @llvm.genx.uuadd.sat.v32i8.v32i16(<32 x i16> [[TMP2]], <32 x i16> [[TMP4]])
; CHECK-NEXT:    [[TMP6:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> poison, <32 x i8> [[TMP5]], i32 0, i32 32, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = zext <32 x i8> [[TMP7]] to <32 x i16>
; CHECK-NEXT:    [[TMP9:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = zext <32 x i8> [[TMP9]] to <32 x i16>
; CHECK-NEXT:    [[TMP11:%.*]] = call <32 x i8> @llvm.genx.uuadd.sat.v32i8.v32i16(<32 x i16> [[TMP8]], <32 x i16> [[TMP10]])
; CHECK-NEXT:    [[R:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> [[TMP6]], <32 x i8> [[TMP11]], i32 0, i32 32, i32 2, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x i8> [[R]]
  %x = zext <64 x i8> %a to <64 x i16>
  %y = zext <64 x i8> %b to <64 x i16>
  %t = add <64 x i16> %x, %y
  %s = call <64 x i16> @llvm.umin.v64i16(<64 x i16> %t, <64 x i16> splat (i16 255))
  %r = trunc <64 x i16> %s to <64 x i8>
  ret <64 x i8> %r
}

define <64 x i8> @limited_difference(<64 x i8> %a, <64 x i8> %b) {
; CHECK-LABEL: @limited_difference(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[TMP1]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[TMP3]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = sub <32 x i16> [[TMP2]], [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = call <32 x i16> @llvm.umin.v32i16(<32 x i16> [[TMP5]], <32 x i16> splat (i16 255))
; CHECK-NEXT:    [[TMP7:%.*]] = trunc <32 x i16> [[TMP6]] to <32 x i8>
; CHECK-NEXT:    [[TMP8:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> poison, <32 x i8> [[TMP7]], i32 0, i32 32, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = zext <32 x i8> [[TMP9]] to <32 x i16>
; CHECK-NEXT:    [[TMP11:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP12:%.*]] = zext <32 x i8> [[TMP11]] to <32 x i16>
; CHECK-NEXT:    [[TMP13:%.*]] = sub <32 x i16> [[TMP10]], [[TMP12]]
; CHECK-NEXT:    [[TMP14:%.*]] = call <32 x i16> @llvm.umin.v32i16(<32 x i16> [[TMP13]], <32 x i16> splat (i16 255))
; CHECK-NEXT:    [[TMP15:%.*]] = trunc <32 x i16> [[TMP14]] to <32 x i8>
; CHECK-NEXT:    [[R:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> [[TMP8]], <32 x i8> [[TMP15]], i32 0, i32 32, i32 2, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x i8> [[R]]
  %x = zext <64 x i8> %a to <64 x i16>
  %y = zext <64 x i8> %b to <64 x i16>
  %t = sub <64 x i16> %x, %y
  %s = call <64 x i16> @llvm.umin.v64i16(<64 x i16> %t, <64 x i16> splat (i16 255))
  %r = trunc <64 x i16> %s to <64 x i8>
  ret <64 x i8> %r
}

define <64 x i8> @limited_sum_with_predicate(<64 x i8> %a, <64 x i1> %b) {
; CHECK-LABEL: @limited_sum_with_predicate(
; CHECK-NEXT:    [[X:%.*]] = zext <64 x i8> [[A:%.*]] to <64 x i16>
; CHECK-NEXT:    [[Y:%.*]] = zext <64 x i1> [[B:%.*]] to <64 x i16>
; CHECK-NEXT:    [[T:%.*]] = add <64 x i16> [[X]], [[Y]]
; CHECK-NEXT:    [[S:%.*]] = call <64 x i16> @llvm.umin.v64i16(<64 x i16> [[T]], <64 x i16> splat (i16 255))
; CHECK-NEXT:    [[R:%.*]] = trunc <64 x i16> [[S]] to <64 x i8>
; CHECK-NEXT:    ret <64 x i8> [[R]]
  %x = zext <64 x i8> %a to <64 x i16>
  %y = zext <64 x i1> %b to <64 x i16>
  %t = add <64 x i16> %x, %y
  %s = call <64 x i16> @llvm.umin.v64i16(<64 x i16> %t, <64 x i16> splat (i16 255))
  %r = trunc <64 x i16> %s to <64 x i8>
  ret <64 x i8> %r
}

define <64 x i8> @limited_sum_used(<64 x i8> %a, <64 x i8> %b, ptr addrspace(1) %p) {
; CHECK-LABEL: @limited_sum_used(
; CHECK-NEXT:    [[X:%.*]] = zext <64 x i8> [[A:%.*]] to <64 x i16>
; CHECK-NEXT:    [[Y:%.*]] = zext <64 x i8> [[B:%.*]] to <64 x i16>
; CHECK-NEXT:    [[T:%.*]] = add <64 x i16> [[X]], [[Y]]
; CHECK-NEXT:    store <64 x i16> [[T]], ptr addrspace(1) [[P:%.*]], align 128
; CHECK-NEXT:    [[S:%.*]] = call <64 x i16> @llvm.umin.v64i16(<64 x i16> [[T]], <64 x i16> splat (i16 255))
; CHECK-NEXT:    [[R:%.*]] = trunc <64 x i16> [[S]] to <64 x i8>
; CHECK-NEXT:    ret <64 x i8> [[R]]
  %x = zext <64 x i8> %a to <64 x i16>
  %y = zext <64 x i8> %b to <64 x i16>
  %t = add <64 x i16> %x, %y
  store <64 x i16> %t, ptr addrspace(1) %p
  %s = call <64 x i16> @llvm.umin.v64i16(<64 x i16> %t, <64 x i16> splat (i16 255))
  %r = trunc <64 x i16> %s to <64 x i8>
  ret <64 x i8> %r
}

define <64 x i8> @limited_sum_of_words(<64 x i16> %a, <64 x i8> %b) {
; CHECK-LABEL: @limited_sum_of_words(
; CHECK-NEXT:    [[Y:%.*]] = zext <64 x i8> [[B:%.*]] to <64 x i16>
; CHECK-NEXT:    [[T:%.*]] = add <64 x i16> [[A:%.*]], [[Y]]
; CHECK-NEXT:    [[S:%.*]] = call <64 x i16> @llvm.umin.v64i16(<64 x i16> [[T]], <64 x i16> splat (i16 255))
; CHECK-NEXT:    [[R:%.*]] = trunc <64 x i16> [[S]] to <64 x i8>
; CHECK-NEXT:    ret <64 x i8> [[R]]
  %y = zext <64 x i8> %b to <64 x i16>
  %t = add <64 x i16> %a, %y
  %s = call <64 x i16> @llvm.umin.v64i16(<64 x i16> %t, <64 x i16> splat (i16 255))
  %r = trunc <64 x i16> %s to <64 x i8>
  ret <64 x i8> %r
}
