; Packed bytes as even and odd ones.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-even-odd-bytes<platform=icllp>' -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-even-odd-bytes<platform=pvc>' -S %s | FileCheck %s
; A second run changes nothing.
; RUN: cmx-opt -passes='cmx-even-odd-bytes<platform=icllp>,cmx-even-odd-bytes<platform=icllp>' -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-even-odd-bytes --platform=icllp --check-each --disable-output %s

declare <64 x i8> @llvm.genx.rdregioni.v64i8.v256i8.i16(<256 x i8>, i32, i32, i32, i16, i32)
declare <64 x i16> @llvm.genx.rdregioni.v64i16.v1i16.i16(<1 x i16>, i32, i32, i32, i16, i32)
declare <256 x i8> @llvm.genx.wrregioni.v256i8.v64i8.i16.i1(<256 x i8>, <64 x i8>, i32, i32, i32, i16, i32, i1)
declare <64 x i16> @llvm.genx.uuavg.v64i16.v64i16(<64 x i16>, <64 x i16>)
declare <256 x i8> @llvm.genx.wrregioni.v256i8.v64i8.i16.v64i1(<256 x i8>, <64 x i8>, i32, i32, i32, i16, i32, <64 x i1>)
declare <64 x i16> @llvm.umin.v64i16(<64 x i16>, <64 x i16>)

define <64 x i8> @sum(<64 x i8> %a, <64 x i8> %b) {
; CHECK-LABEL: @sum(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[TMP1]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = sext <32 x i8> [[TMP3]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = add <32 x i16> [[TMP2]], [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = trunc <32 x i16> [[TMP5]] to <32 x i8>
; CHECK-NEXT:    [[TMP7:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> poison, <32 x i8> [[TMP6]], i32 0, i32 32, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP8:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = zext <32 x i8> [[TMP8]] to <32 x i16>
; CHECK-NEXT:    [[TMP10:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP11:%.*]] = sext <32 x i8> [[TMP10]] to <32 x i16>
; CHECK-NEXT:    [[TMP12:%.*]] = add <32 x i16> [[TMP9]], [[TMP11]]
; CHECK-NEXT:    [[TMP13:%.*]] = trunc <32 x i16> [[TMP12]] to <32 x i8>
; CHECK-NEXT:    [[R:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> [[TMP7]], <32 x i8> [[TMP13]], i32 0, i32 32, i32 2, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x i8> [[R]]
  %x = zext <64 x i8> %a to <64 x i16>
  %y = sext <64 x i8> %b to <64 x i16>
  %s = add <64 x i16> %x, %y
  %r = trunc <64 x i16> %s to <64 x i8>
  ret <64 x i8> %r
}

define <64 x i8> @average(<64 x i8> %a, <64 x i8> %b) {
; CHECK-LABEL: @average(
; CHECK-NEXT:    [[X:%.*]] = zext <64 x i8> [[A:%.*]] to <64 x i16>
; CHECK-NEXT:    [[Y:%.*]] = zext <64 x i8> [[B:%.*]] to <64 x i16>
; CHECK-NEXT:    [[S:%.*]] = call <64 x i16> @llvm.genx.uuavg.v64i16.v64i16(<64 x i16> [[X]], <64 x i16> [[Y]])
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[TMP1]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 32, i32 2, i16 0, i32 undef)
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

; A constant and a word for all lanes; the inner result stays in words.
define <64 x i8> @tree(<64 x i8> %a, <1 x i16> %w) {
; CHECK-LABEL: @tree(
; CHECK-NEXT:    [[Y:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v1i16.i16(<1 x i16> [[W:%.*]], i32 0, i32 64, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[TMP1]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v1i16.i16(<1 x i16> [[W]], i32 0, i32 32, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = add nuw <32 x i16> [[TMP2]], [[TMP3]]
; CHECK-NEXT:    [[TMP5:%.*]] = call <32 x i16> @llvm.umin.v32i16(<32 x i16> [[TMP4]], <32 x i16> splat (i16 255))
; CHECK-NEXT:    [[TMP6:%.*]] = trunc nuw <32 x i16> [[TMP5]] to <32 x i8>
; CHECK-NEXT:    [[TMP7:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> poison, <32 x i8> [[TMP6]], i32 0, i32 32, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP8:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = zext <32 x i8> [[TMP8]] to <32 x i16>
; CHECK-NEXT:    [[TMP10:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v1i16.i16(<1 x i16> [[W]], i32 0, i32 32, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP11:%.*]] = add nuw <32 x i16> [[TMP9]], [[TMP10]]
; CHECK-NEXT:    [[TMP12:%.*]] = call <32 x i16> @llvm.umin.v32i16(<32 x i16> [[TMP11]], <32 x i16> splat (i16 255))
; CHECK-NEXT:    [[TMP13:%.*]] = trunc nuw <32 x i16> [[TMP12]] to <32 x i8>
; CHECK-NEXT:    [[R:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> [[TMP7]], <32 x i8> [[TMP13]], i32 0, i32 32, i32 2, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x i8> [[R]]
  %x = zext <64 x i8> %a to <64 x i16>
  %y = call <64 x i16> @llvm.genx.rdregioni.v64i16.v1i16.i16(<1 x i16> %w, i32 0, i32 64, i32 0, i16 0, i32 undef)
  %s = add nuw <64 x i16> %x, %y
  %m = call <64 x i16> @llvm.umin.v64i16(<64 x i16> %s, <64 x i16> splat (i16 255))
  %r = trunc nuw <64 x i16> %m to <64 x i8>
  ret <64 x i8> %r
}

; A part of a vector is read, one of another vector is written.
define <256 x i8> @regions(<256 x i8> %v, <256 x i8> %old) {
; CHECK-LABEL: @regions(
; CHECK-NEXT:    [[A:%.*]] = call <64 x i8> @llvm.genx.rdregioni.v64i8.v256i8.i16(<256 x i8> [[V:%.*]], i32 0, i32 64, i32 1, i16 128, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v256i8.i16(<256 x i8> [[V]], i32 0, i32 32, i32 2, i16 128, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[TMP1]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <32 x i16> [[TMP2]], splat (i16 7)
; CHECK-NEXT:    [[TMP4:%.*]] = trunc <32 x i16> [[TMP3]] to <32 x i8>
; CHECK-NEXT:    [[TMP5:%.*]] = call <256 x i8> @llvm.genx.wrregioni.v256i8.v32i8.i16.i1(<256 x i8> [[OLD:%.*]], <32 x i8> [[TMP4]], i32 0, i32 32, i32 2, i16 128, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v256i8.i16(<256 x i8> [[V]], i32 0, i32 32, i32 2, i16 129, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = zext <32 x i8> [[TMP6]] to <32 x i16>
; CHECK-NEXT:    [[TMP8:%.*]] = add <32 x i16> [[TMP7]], splat (i16 7)
; CHECK-NEXT:    [[TMP9:%.*]] = trunc <32 x i16> [[TMP8]] to <32 x i8>
; CHECK-NEXT:    [[W:%.*]] = call <256 x i8> @llvm.genx.wrregioni.v256i8.v32i8.i16.i1(<256 x i8> [[TMP5]], <32 x i8> [[TMP9]], i32 0, i32 32, i32 2, i16 129, i32 undef, i1 true)
; CHECK-NEXT:    ret <256 x i8> [[W]]
  %a = call <64 x i8> @llvm.genx.rdregioni.v64i8.v256i8.i16(<256 x i8> %v, i32 0, i32 64, i32 1, i16 128, i32 undef)
  %x = zext <64 x i8> %a to <64 x i16>
  %s = add <64 x i16> %x, splat (i16 7)
  %r = trunc <64 x i16> %s to <64 x i8>
  %w = call <256 x i8> @llvm.genx.wrregioni.v256i8.v64i8.i16.i1(<256 x i8> %old, <64 x i8> %r, i32 0, i32 64, i32 1, i16 128, i32 undef, i1 true)
  ret <256 x i8> %w
}

; A masked write is one of packed bytes.
define <256 x i8> @masked(<64 x i8> %a, <256 x i8> %old, <64 x i1> %m) {
; CHECK-LABEL: @masked(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[TMP1]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <32 x i16> [[TMP2]], splat (i16 7)
; CHECK-NEXT:    [[TMP4:%.*]] = trunc <32 x i16> [[TMP3]] to <32 x i8>
; CHECK-NEXT:    [[TMP5:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> poison, <32 x i8> [[TMP4]], i32 0, i32 32, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = zext <32 x i8> [[TMP6]] to <32 x i16>
; CHECK-NEXT:    [[TMP8:%.*]] = add <32 x i16> [[TMP7]], splat (i16 7)
; CHECK-NEXT:    [[TMP9:%.*]] = trunc <32 x i16> [[TMP8]] to <32 x i8>
; CHECK-NEXT:    [[R:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> [[TMP5]], <32 x i8> [[TMP9]], i32 0, i32 32, i32 2, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    [[W:%.*]] = call <256 x i8> @llvm.genx.wrregioni.v256i8.v64i8.i16.v64i1(<256 x i8> [[OLD:%.*]], <64 x i8> [[R]], i32 0, i32 64, i32 1, i16 128, i32 undef, <64 x i1> [[M:%.*]])
; CHECK-NEXT:    ret <256 x i8> [[W]]
  %x = zext <64 x i8> %a to <64 x i16>
  %s = add <64 x i16> %x, splat (i16 7)
  %r = trunc <64 x i16> %s to <64 x i8>
  %w = call <256 x i8> @llvm.genx.wrregioni.v256i8.v64i8.i16.v64i1(<256 x i8> %old, <64 x i8> %r, i32 0, i32 64, i32 1, i16 128, i32 undef, <64 x i1> %m)
  ret <256 x i8> %w
}

; The limit is saturation.
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
  %s = add <64 x i16> %x, %y
  %m = call <64 x i16> @llvm.umin.v64i16(<64 x i16> %s, <64 x i16> splat (i16 255))
  %r = trunc <64 x i16> %m to <64 x i8>
  ret <64 x i8> %r
}

; Another limit is none, nor is the limit of a sum with negative numbers.
define <64 x i8> @other_limit(<64 x i8> %a, <64 x i8> %b) {
; CHECK-LABEL: @other_limit(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[TMP1]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[TMP3]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = add <32 x i16> [[TMP2]], [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = call <32 x i16> @llvm.umin.v32i16(<32 x i16> [[TMP5]], <32 x i16> splat (i16 254))
; CHECK-NEXT:    [[TMP7:%.*]] = trunc <32 x i16> [[TMP6]] to <32 x i8>
; CHECK-NEXT:    [[TMP8:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> poison, <32 x i8> [[TMP7]], i32 0, i32 32, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = zext <32 x i8> [[TMP9]] to <32 x i16>
; CHECK-NEXT:    [[TMP11:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP12:%.*]] = zext <32 x i8> [[TMP11]] to <32 x i16>
; CHECK-NEXT:    [[TMP13:%.*]] = add <32 x i16> [[TMP10]], [[TMP12]]
; CHECK-NEXT:    [[TMP14:%.*]] = call <32 x i16> @llvm.umin.v32i16(<32 x i16> [[TMP13]], <32 x i16> splat (i16 254))
; CHECK-NEXT:    [[TMP15:%.*]] = trunc <32 x i16> [[TMP14]] to <32 x i8>
; CHECK-NEXT:    [[R:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> [[TMP8]], <32 x i8> [[TMP15]], i32 0, i32 32, i32 2, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x i8> [[R]]
  %x = zext <64 x i8> %a to <64 x i16>
  %y = zext <64 x i8> %b to <64 x i16>
  %s = add <64 x i16> %x, %y
  %m = call <64 x i16> @llvm.umin.v64i16(<64 x i16> %s, <64 x i16> splat (i16 254))
  %r = trunc <64 x i16> %m to <64 x i8>
  ret <64 x i8> %r
}

define <64 x i8> @limited_signed_sum(<64 x i8> %a, <64 x i8> %b) {
; CHECK-LABEL: @limited_signed_sum(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[TMP1]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = sext <32 x i8> [[TMP3]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = add <32 x i16> [[TMP2]], [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = call <32 x i16> @llvm.umin.v32i16(<32 x i16> [[TMP5]], <32 x i16> splat (i16 255))
; CHECK-NEXT:    [[TMP7:%.*]] = trunc <32 x i16> [[TMP6]] to <32 x i8>
; CHECK-NEXT:    [[TMP8:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> poison, <32 x i8> [[TMP7]], i32 0, i32 32, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = zext <32 x i8> [[TMP9]] to <32 x i16>
; CHECK-NEXT:    [[TMP11:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP12:%.*]] = sext <32 x i8> [[TMP11]] to <32 x i16>
; CHECK-NEXT:    [[TMP13:%.*]] = add <32 x i16> [[TMP10]], [[TMP12]]
; CHECK-NEXT:    [[TMP14:%.*]] = call <32 x i16> @llvm.umin.v32i16(<32 x i16> [[TMP13]], <32 x i16> splat (i16 255))
; CHECK-NEXT:    [[TMP15:%.*]] = trunc <32 x i16> [[TMP14]] to <32 x i8>
; CHECK-NEXT:    [[R:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> [[TMP8]], <32 x i8> [[TMP15]], i32 0, i32 32, i32 2, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x i8> [[R]]
  %x = zext <64 x i8> %a to <64 x i16>
  %y = sext <64 x i8> %b to <64 x i16>
  %s = add <64 x i16> %x, %y
  %m = call <64 x i16> @llvm.umin.v64i16(<64 x i16> %s, <64 x i16> splat (i16 255))
  %r = trunc <64 x i16> %m to <64 x i8>
  ret <64 x i8> %r
}

; A complement has one source. Its -1 may have lanes without a value.
define <64 x i8> @complement(<64 x i8> %a, <64 x i8> %b) {
; CHECK-LABEL: @complement(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[TMP1]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = xor <32 x i16> [[TMP2]], splat (i16 -1)
; CHECK-NEXT:    [[TMP4:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = zext <32 x i8> [[TMP4]] to <32 x i16>
; CHECK-NEXT:    [[TMP6:%.*]] = add <32 x i16> [[TMP3]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = trunc <32 x i16> [[TMP6]] to <32 x i8>
; CHECK-NEXT:    [[TMP8:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> poison, <32 x i8> [[TMP7]], i32 0, i32 32, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = zext <32 x i8> [[TMP9]] to <32 x i16>
; CHECK-NEXT:    [[TMP11:%.*]] = xor <32 x i16> [[TMP10]], splat (i16 -1)
; CHECK-NEXT:    [[TMP12:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP13:%.*]] = zext <32 x i8> [[TMP12]] to <32 x i16>
; CHECK-NEXT:    [[TMP14:%.*]] = add <32 x i16> [[TMP11]], [[TMP13]]
; CHECK-NEXT:    [[TMP15:%.*]] = trunc <32 x i16> [[TMP14]] to <32 x i8>
; CHECK-NEXT:    [[R:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> [[TMP8]], <32 x i8> [[TMP15]], i32 0, i32 32, i32 2, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x i8> [[R]]
  %x = zext <64 x i8> %a to <64 x i16>
  %y = zext <64 x i8> %b to <64 x i16>
  %n = xor <64 x i16> %x, splat (i16 -1)
  %s = add <64 x i16> %n, %y
  %r = trunc <64 x i16> %s to <64 x i8>
  ret <64 x i8> %r
}

define <64 x i8> @complement_of_some(<64 x i8> %a, <64 x i8> %b) {
; CHECK-LABEL: @complement_of_some(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[TMP1]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = xor <32 x i16> [[TMP2]], splat (i16 -1)
; CHECK-NEXT:    [[TMP4:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = zext <32 x i8> [[TMP4]] to <32 x i16>
; CHECK-NEXT:    [[TMP6:%.*]] = add <32 x i16> [[TMP3]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = trunc <32 x i16> [[TMP6]] to <32 x i8>
; CHECK-NEXT:    [[TMP8:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> poison, <32 x i8> [[TMP7]], i32 0, i32 32, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = zext <32 x i8> [[TMP9]] to <32 x i16>
; CHECK-NEXT:    [[TMP11:%.*]] = xor <32 x i16> [[TMP10]], splat (i16 -1)
; CHECK-NEXT:    [[TMP12:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP13:%.*]] = zext <32 x i8> [[TMP12]] to <32 x i16>
; CHECK-NEXT:    [[TMP14:%.*]] = add <32 x i16> [[TMP11]], [[TMP13]]
; CHECK-NEXT:    [[TMP15:%.*]] = trunc <32 x i16> [[TMP14]] to <32 x i8>
; CHECK-NEXT:    [[R:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> [[TMP8]], <32 x i8> [[TMP15]], i32 0, i32 32, i32 2, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x i8> [[R]]
  %x = zext <64 x i8> %a to <64 x i16>
  %y = zext <64 x i8> %b to <64 x i16>
  %n = xor <64 x i16> %x, <i16 poison, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1>
  %s = add <64 x i16> %n, %y
  %r = trunc <64 x i16> %s to <64 x i8>
  ret <64 x i8> %r
}
