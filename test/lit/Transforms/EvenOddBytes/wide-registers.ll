; Regions that are within two registers of 64 bytes, but not of 32: bytes of stride 2 at a
; variable start, words of stride 2.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-even-odd-bytes<platform=pvc>' -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-even-odd-bytes --platform=pvc --check-each --disable-output %s
; RUN: cmx-opt -passes='cmx-even-odd-bytes<platform=icllp>' -S %s | FileCheck --check-prefix=PACKED %s
; PACKED-COUNT-2: trunc <64 x i16>

declare <64 x i8> @llvm.genx.rdregioni.v64i8.v256i8.i16(<256 x i8>, i32, i32, i32, i16, i32)

define <64 x i8> @indirect(<256 x i8> %v, i16 %o) {
; CHECK-LABEL: @indirect(
; CHECK-NEXT:    [[A:%.*]] = call <64 x i8> @llvm.genx.rdregioni.v64i8.v256i8.i16(<256 x i8> [[V:%.*]], i32 0, i32 64, i32 1, i16 [[O:%.*]], i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v256i8.i16(<256 x i8> [[V]], i32 0, i32 32, i32 2, i16 [[O]], i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[TMP1]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = sub <32 x i16> [[TMP2]], splat (i16 7)
; CHECK-NEXT:    [[TMP4:%.*]] = trunc <32 x i16> [[TMP3]] to <32 x i8>
; CHECK-NEXT:    [[TMP5:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> poison, <32 x i8> [[TMP4]], i32 0, i32 32, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[OFFSET:%.*]] = add i16 [[O]], 1
; CHECK-NEXT:    [[TMP6:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v256i8.i16(<256 x i8> [[V]], i32 0, i32 32, i32 2, i16 [[OFFSET]], i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = zext <32 x i8> [[TMP6]] to <32 x i16>
; CHECK-NEXT:    [[TMP8:%.*]] = sub <32 x i16> [[TMP7]], splat (i16 7)
; CHECK-NEXT:    [[TMP9:%.*]] = trunc <32 x i16> [[TMP8]] to <32 x i8>
; CHECK-NEXT:    [[R:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> [[TMP5]], <32 x i8> [[TMP9]], i32 0, i32 32, i32 2, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x i8> [[R]]
  %a = call <64 x i8> @llvm.genx.rdregioni.v64i8.v256i8.i16(<256 x i8> %v, i32 0, i32 64, i32 1, i16 %o, i32 undef)
  %x = zext <64 x i8> %a to <64 x i16>
  %s = sub <64 x i16> %x, splat (i16 7)
  %r = trunc <64 x i16> %s to <64 x i8>
  ret <64 x i8> %r
}

; Words that are read as they are.
define <64 x i8> @words(<64 x i16> %a, <64 x i8> %b) {
; CHECK-LABEL: @words(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v64i16.i16(<64 x i16> [[A:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = zext <32 x i8> [[TMP2]] to <32 x i16>
; CHECK-NEXT:    [[TMP4:%.*]] = add <32 x i16> [[TMP1]], [[TMP3]]
; CHECK-NEXT:    [[TMP5:%.*]] = trunc <32 x i16> [[TMP4]] to <32 x i8>
; CHECK-NEXT:    [[TMP6:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> poison, <32 x i8> [[TMP5]], i32 0, i32 32, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v64i16.i16(<64 x i16> [[A]], i32 0, i32 32, i32 2, i16 2, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 32, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = zext <32 x i8> [[TMP8]] to <32 x i16>
; CHECK-NEXT:    [[TMP10:%.*]] = add <32 x i16> [[TMP7]], [[TMP9]]
; CHECK-NEXT:    [[TMP11:%.*]] = trunc <32 x i16> [[TMP10]] to <32 x i8>
; CHECK-NEXT:    [[R:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> [[TMP6]], <32 x i8> [[TMP11]], i32 0, i32 32, i32 2, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x i8> [[R]]
  %y = zext <64 x i8> %b to <64 x i16>
  %s = add <64 x i16> %a, %y
  %r = trunc <64 x i16> %s to <64 x i8>
  ret <64 x i8> %r
}
