; Variable offsets: what is known of the start decides how far one operand reaches.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-legalize<platform=icllp>' -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-legalize<platform=icllp>,cmx-legalize<platform=icllp>' -S %s | FileCheck %s

declare <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float>, i32, i32, i32, i16, i32)
declare <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.v2i16(<64 x float>, i32, i32, i32, <2 x i16>, i32)
declare <64 x float> @llvm.genx.wrregionf.v64f32.v16f32.i16.i1(<64 x float>, <16 x float>, i32, i32, i32, i16, i32, i1)
declare <64 x float> @llvm.genx.wrregionf.v64f32.v16f32.v2i16.v16i1(<64 x float>, <16 x float>, i32, i32, i32, <2 x i16>, i32, <16 x i1>)

; Nothing but the element size is known: 8 floats may lie in two registers.
define <16 x float> @unknown(<64 x float> %v, i16 %o) {
; CHECK-LABEL: @unknown(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float> [[V:%.*]], i32 0, i32 8, i32 1, i16 [[O:%.*]], i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = add i16 [[O]], 32
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float> [[V]], i32 0, i32 8, i32 1, i16 [[TMP2]], i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v8f32.i16.i1(<16 x float> poison, <8 x float> [[TMP1]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v8f32.i16.i1(<16 x float> [[TMP4]], <8 x float> [[TMP3]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x float> [[R]]
  %r = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 0, i32 16, i32 1, i16 %o, i32 undef)
  ret <16 x float> %r
}

; A multiple of 32 bytes.
define <16 x float> @aligned(<64 x float> %v, i16 %o) {
; CHECK-LABEL: @aligned(
; CHECK-NEXT:    [[A:%.*]] = shl i16 [[O:%.*]], 5
; CHECK-NEXT:    [[R:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[V:%.*]], i32 0, i32 16, i32 1, i16 [[A]], i32 undef)
; CHECK-NEXT:    ret <16 x float> [[R]]
  %a = shl i16 %o, 5
  %r = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 0, i32 16, i32 1, i16 %a, i32 undef)
  ret <16 x float> %r
}

define <64 x float> @written(<64 x float> %v, <16 x float> %x, i16 %o) {
; CHECK-LABEL: @written(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> [[X:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <64 x float> @llvm.genx.wrregionf.v64f32.v8f32.i16.i1(<64 x float> [[V:%.*]], <8 x float> [[TMP1]], i32 0, i32 8, i32 1, i16 [[O:%.*]], i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> [[X]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = add i16 [[O]], 32
; CHECK-NEXT:    [[R:%.*]] = call <64 x float> @llvm.genx.wrregionf.v64f32.v8f32.i16.i1(<64 x float> [[TMP2]], <8 x float> [[TMP3]], i32 0, i32 8, i32 1, i16 [[TMP4]], i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x float> [[R]]
  %r = call <64 x float> @llvm.genx.wrregionf.v64f32.v16f32.i16.i1(<64 x float> %v, <16 x float> %x, i32 0, i32 16, i32 1, i16 %o, i32 undef, i1 true)
  ret <64 x float> %r
}

; An offset for each row: a read for each row.
define <16 x float> @rows(<64 x float> %v, <2 x i16> %o) {
; CHECK-LABEL: @rows(
; CHECK-NEXT:    [[ROW:%.*]] = call i16 @llvm.genx.rdregioni.i16.v2i16.i16(<2 x i16> [[O:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float> [[V:%.*]], i32 0, i32 8, i32 1, i16 [[ROW]], i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v8f32.i16.i1(<16 x float> poison, <8 x float> [[TMP1]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[ROW1:%.*]] = call i16 @llvm.genx.rdregioni.i16.v2i16.i16(<2 x i16> [[O]], i32 0, i32 1, i32 0, i16 2, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float> [[V]], i32 0, i32 8, i32 1, i16 [[ROW1]], i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v8f32.i16.i1(<16 x float> [[TMP2]], <8 x float> [[TMP3]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x float> [[TMP4]]
  %r = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.v2i16(<64 x float> %v, i32 0, i32 8, i32 1, <2 x i16> %o, i32 undef)
  ret <16 x float> %r
}

define <64 x float> @rows_written_masked(<64 x float> %v, <16 x float> %x, <2 x i16> %o, <16 x i1> %m) {
; CHECK-LABEL: @rows_written_masked(
; CHECK-NEXT:    [[ROW:%.*]] = call i16 @llvm.genx.rdregioni.i16.v2i16.i16(<2 x i16> [[O:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> [[X:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> [[M:%.*]], i32 0)
; CHECK-NEXT:    [[TMP3:%.*]] = call <64 x float> @llvm.genx.wrregionf.v64f32.v8f32.i16.v8i1(<64 x float> [[V:%.*]], <8 x float> [[TMP1]], i32 0, i32 8, i32 1, i16 [[ROW]], i32 undef, <8 x i1> [[TMP2]])
; CHECK-NEXT:    [[ROW1:%.*]] = call i16 @llvm.genx.rdregioni.i16.v2i16.i16(<2 x i16> [[O]], i32 0, i32 1, i32 0, i16 2, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> [[X]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> [[M]], i32 8)
; CHECK-NEXT:    [[TMP6:%.*]] = call <64 x float> @llvm.genx.wrregionf.v64f32.v8f32.i16.v8i1(<64 x float> [[TMP3]], <8 x float> [[TMP4]], i32 0, i32 8, i32 1, i16 [[ROW1]], i32 undef, <8 x i1> [[TMP5]])
; CHECK-NEXT:    ret <64 x float> [[TMP6]]
  %r = call <64 x float> @llvm.genx.wrregionf.v64f32.v16f32.v2i16.v16i1(<64 x float> %v, <16 x float> %x, i32 0, i32 8, i32 1, <2 x i16> %o, i32 undef, <16 x i1> %m)
  ret <64 x float> %r
}

; Lanes outside the vector are undefined, and written nowhere.
define <64 x float> @outside(<64 x float> %v, <16 x float> %x) {
; CHECK-LABEL: @outside(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float> [[V:%.*]], i32 0, i32 8, i32 1, i16 224, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v8f32.i16.i1(<16 x float> poison, <8 x float> [[TMP1]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[S:%.*]] = fadd <16 x float> [[TMP2]], [[X:%.*]]
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> [[S]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call <64 x float> @llvm.genx.wrregionf.v64f32.v8f32.i16.i1(<64 x float> [[V]], <8 x float> [[TMP3]], i32 0, i32 8, i32 1, i16 224, i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x float> [[TMP4]]
  %a = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 0, i32 16, i32 1, i16 224, i32 undef)
  %s = fadd <16 x float> %a, %x
  %r = call <64 x float> @llvm.genx.wrregionf.v64f32.v16f32.i16.i1(<64 x float> %v, <16 x float> %s, i32 0, i32 16, i32 1, i16 224, i32 undef, i1 true)
  ret <64 x float> %r
}
