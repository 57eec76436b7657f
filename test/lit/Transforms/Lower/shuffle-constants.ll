; Constant lanes of a shuffle are written first, all at once, if that takes fewer instructions.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-lower<platform=icllp>' -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-lower<platform=pvc>' -verify-each -S %s | FileCheck %s

; One lane that is none, and seven that are.
define <8 x i32> @first_of_zeros(<4 x i32> %x) {
; CHECK-LABEL: @first_of_zeros(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.i1(<8 x i32> poison, <8 x i32> zeroinitializer, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[X:%.*]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; CHECK-NEXT:    [[W:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32> [[TMP1]], i32 [[TMP2]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[W]]
  %w = shufflevector <4 x i32> %x, <4 x i32> zeroinitializer, <8 x i32> <i32 2, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>
  ret <8 x i32> %w
}

define <16 x i16> @two_of_sixteen(<16 x i16> %x) {
; CHECK-LABEL: @two_of_sixteen(
; CHECK-NEXT:    [[TMP1:%.*]] = call <16 x i16> @llvm.genx.wrregioni.v16i16.v16i16.i16.i1(<16 x i16> poison, <16 x i16> splat (i16 7), i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = call i16 @llvm.genx.rdregioni.i16.v16i16.i16(<16 x i16> [[X:%.*]], i32 0, i32 1, i32 0, i16 10, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = call <16 x i16> @llvm.genx.wrregioni.v16i16.i16.i16.i1(<16 x i16> [[TMP1]], i16 [[TMP2]], i32 0, i32 1, i32 0, i16 6, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = call i16 @llvm.genx.rdregioni.i16.v16i16.i16(<16 x i16> [[X]], i32 0, i32 1, i32 0, i16 18, i32 undef)
; CHECK-NEXT:    [[W:%.*]] = call <16 x i16> @llvm.genx.wrregioni.v16i16.i16.i16.i1(<16 x i16> [[TMP3]], i16 [[TMP4]], i32 0, i32 1, i32 0, i16 20, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x i16> [[W]]
  %w = shufflevector <16 x i16> %x, <16 x i16> splat (i16 7), <16 x i32> <i32 16, i32 16, i32 16, i32 5, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 9, i32 16, i32 16, i32 16, i32 16, i32 16>
  ret <16 x i16> %w
}

define <8 x float> @numbers(<8 x float> %x) {
; CHECK-LABEL: @numbers(
; CHECK-NEXT:    [[TMP1:%.*]] = call float @llvm.genx.rdregionf.f32.v8f32.i16(<8 x float> [[X:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[W:%.*]] = call <8 x float> @llvm.genx.wrregionf.v8f32.f32.i16.i1(<8 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00, float poison, float 6.000000e+00, float 7.000000e+00, float poison>, float [[TMP1]], i32 0, i32 1, i32 0, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x float> [[W]]
  %w = shufflevector <8 x float> %x, <8 x float> <float 1.0, float 2.0, float 3.0, float 4.0, float 5.0, float 6.0, float 7.0, float 8.0>, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 0, i32 13, i32 14, i32 poison>
  ret <8 x float> %w
}

; Two halves are two pieces in any case.
define <8 x i32> @half_of_zeros(<4 x i32> %x) {
; CHECK-LABEL: @half_of_zeros(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> [[X:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[TMP1]], <4 x i32> zeroinitializer, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[W]]
  %w = shufflevector <4 x i32> %x, <4 x i32> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 4, i32 4, i32 4>
  ret <8 x i32> %w
}

; No lane is a constant.
define <8 x i32> @variables(<4 x i32> %x, <4 x i32> %y) {
; CHECK-LABEL: @variables(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v4i32.i16(<4 x i32> [[Y:%.*]], i32 0, i32 8, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.i1(<8 x i32> poison, <8 x i32> [[TMP1]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[X:%.*]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; CHECK-NEXT:    [[W:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32> [[TMP2]], i32 [[TMP3]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[W]]
  %w = shufflevector <4 x i32> %x, <4 x i32> %y, <8 x i32> <i32 2, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>
  ret <8 x i32> %w
}
