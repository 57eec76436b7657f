; Sources of bfloats are split as bfloats, and a frozen old value is not frozen again.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-legalize --platform=pvc -verify-each -S %s | FileCheck %s

declare <12 x i8> @llvm.genx.rdregioni.v12i8.v192i8.i16(<192 x i8>, i32, i32, i32, i16, i32)
declare <48 x i32> @llvm.genx.wrregioni.v48i32.v12i32.i16.i1(<48 x i32>, <12 x i32>, i32, i32, i32, i16, i32, i1)

define <64 x float> @extended(<64 x bfloat> %v) {
; CHECK-LABEL: @extended(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x bfloat> @llvm.genx.rdregionf.v32bf16.v64bf16.i16(<64 x bfloat> [[V:%.*]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = fpext <32 x bfloat> [[TMP1]] to <32 x float>
; CHECK-NEXT:    [[TMP3:%.*]] = call <32 x bfloat> @llvm.genx.rdregionf.v32bf16.v64bf16.i16(<64 x bfloat> [[V]], i32 0, i32 32, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = fpext <32 x bfloat> [[TMP3]] to <32 x float>
; CHECK-NEXT:    [[TMP5:%.*]] = call <64 x float> @llvm.genx.wrregionf.v64f32.v32f32.i16.i1(<64 x float> poison, <32 x float> [[TMP2]], i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call <64 x float> @llvm.genx.wrregionf.v64f32.v32f32.i16.i1(<64 x float> [[TMP5]], <32 x float> [[TMP4]], i32 0, i32 32, i32 1, i16 128, i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x float> [[R]]
  %r = fpext <64 x bfloat> %v to <64 x float>
  ret <64 x float> %r
}

define <48 x i32> @frozen(<192 x i8> %v) {
; CHECK-LABEL: @frozen(
; CHECK-NEXT:    [[F:%.*]] = freeze <192 x i8> [[V:%.*]]
; CHECK-NEXT:    [[OLD:%.*]] = bitcast <192 x i8> [[F]] to <48 x i32>
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <48 x i32> [[OLD]] to <192 x i8>
; CHECK-NEXT:    [[TMP2:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v192i8.i16(<192 x i8> [[TMP1]], i32 0, i32 4, i32 4, i16 32, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = zext <4 x i8> [[TMP2]] to <4 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <48 x i32> @llvm.genx.wrregioni.v48i32.v4i32.i16.i1(<48 x i32> [[OLD]], <4 x i32> [[TMP3]], i32 0, i32 4, i32 1, i16 56, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <48 x i32> [[TMP4]] to <192 x i8>
; CHECK-NEXT:    [[TMP6:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v192i8.i16(<192 x i8> [[TMP5]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = zext <8 x i8> [[TMP6]] to <8 x i32>
; CHECK-NEXT:    [[R:%.*]] = call <48 x i32> @llvm.genx.wrregioni.v48i32.v8i32.i16.i1(<48 x i32> [[TMP4]], <8 x i32> [[TMP7]], i32 0, i32 8, i32 1, i16 24, i32 undef, i1 true)
; CHECK-NEXT:    ret <48 x i32> [[R]]
  %f = freeze <192 x i8> %v
  %old = bitcast <192 x i8> %f to <48 x i32>
  %b = call <12 x i8> @llvm.genx.rdregioni.v12i8.v192i8.i16(<192 x i8> %f, i32 0, i32 12, i32 4, i16 0, i32 undef)
  %z = zext <12 x i8> %b to <12 x i32>
  %r = call <48 x i32> @llvm.genx.wrregioni.v48i32.v12i32.i16.i1(<48 x i32> %old, <12 x i32> %z, i32 0, i32 12, i32 1, i16 24, i32 undef, i1 true)
  ret <48 x i32> %r
}
