; Other forms of region accesses: operands left out or added, a width above the number of elements, scalars,
; and writes whose elements overlap, of which the last lane counts.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-public-forms -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-public-forms,cmx-public-forms' -S %s | FileCheck %s

declare <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16.i1(<8 x i32>, i32, i32, i32, i16, i32, i1)
declare float @llvm.genx.rdregionf.f32.v8f32.i16(<8 x float>, i32, i32, i32, i16, i32)
declare <8 x i16> @llvm.genx.wrregioni.v8i16.v4i16.i16(<8 x i16>, <4 x i16>, i32, i32, i32, i16, i32)
declare i64 @llvm.genx.wrregioni.i64.i64.i16.i1(i64, i64, i32, i32, i32, i16, i32, i1)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <16 x float> @llvm.genx.wrregionf.v16f32.v6f32.i16.v6i1(<16 x float>, <6 x float>, i32, i32, i32, i16, i32, <6 x i1>)
declare <64 x i16> @llvm.genx.wrregioni.v64i16.v4i16.i16.i1(<64 x i16>, <4 x i16>, i32, i32, i32, i16, i32, i1)
declare <16 x i8> @llvm.genx.wrregioni.v16i8.v4i8.i16.v4i1(<16 x i8>, <4 x i8>, i32, i32, i32, i16, i32, <4 x i1>)
declare <4 x float> @llvm.genx.rdregionf.1(<8 x float>, i32, i32, i32, i16)
declare <8 x float> @llvm.genx.wrregionf.2(<8 x float>, <4 x float>, i32, i32, i32, i16, i32)

define <4 x i32> @read_with_mask(<8 x i32> %v) {
; CHECK-LABEL: @read_with_mask(
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[V:%.*]], i32 4, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16.i1(<8 x i32> %v, i32 4, i32 4, i32 1, i16 0, i32 undef, i1 true)
  ret <4 x i32> %r
}

define float @width_of_the_vector(<8 x float> %v) {
; CHECK-LABEL: @width_of_the_vector(
; CHECK-NEXT:    [[R:%.*]] = call float @llvm.genx.rdregionf.f32.v8f32.i16(<8 x float> [[V:%.*]], i32 0, i32 1, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    ret float [[R]]
  %r = call float @llvm.genx.rdregionf.f32.v8f32.i16(<8 x float> %v, i32 0, i32 8, i32 1, i16 4, i32 undef)
  ret float %r
}

define <8 x i16> @write_without_mask(<8 x i16> %v, <4 x i16> %n) {
; CHECK-LABEL: @write_without_mask(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i16> @llvm.genx.wrregioni.v8i16.v4i16.i16.i1(<8 x i16> [[V:%.*]], <4 x i16> [[N:%.*]], i32 0, i32 4, i32 2, i16 2, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i16> [[R]]
  %r = call <8 x i16> @llvm.genx.wrregioni.v8i16.v4i16.i16(<8 x i16> %v, <4 x i16> %n, i32 0, i32 4, i32 2, i16 2, i32 undef)
  ret <8 x i16> %r
}

define i64 @scalar(i64 %v, i64 %n) {
; CHECK-LABEL: @scalar(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast i64 [[V:%.*]] to <1 x i64>
; CHECK-NEXT:    [[TMP2:%.*]] = call <1 x i64> @llvm.genx.wrregioni.v1i64.i64.i16.i1(<1 x i64> [[TMP1]], i64 [[N:%.*]], i32 0, i32 1, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = bitcast <1 x i64> [[TMP2]] to i64
; CHECK-NEXT:    ret i64 [[R]]
  %r = call i64 @llvm.genx.wrregioni.i64.i64.i16.i1(i64 %v, i64 %n, i32 0, i32 1, i32 1, i16 0, i32 undef, i1 true)
  ret i64 %r
}

; All lanes are one element: the last one counts.
define <16 x i32> @one_element(<16 x i32> %v, <4 x i32> %n) {
; CHECK-LABEL: @one_element(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <4 x i32> [[N:%.*]], <4 x i32> poison, <1 x i32> <i32 3>
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[V:%.*]], <1 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %r = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> %v, <4 x i32> %n, i32 0, i32 0, i32 0, i16 8, i32 undef, i1 true)
  ret <16 x i32> %r
}

; Rows of two elements overlap by one.
define <16 x float> @rows(<16 x float> %v, <6 x float> %n, <6 x i1> %m) {
; CHECK-LABEL: @rows(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <6 x float> [[N:%.*]], <6 x float> poison, <2 x i32> <i32 0, i32 1>
; CHECK-NEXT:    [[TMP2:%.*]] = shufflevector <6 x i1> [[M:%.*]], <6 x i1> poison, <2 x i32> <i32 0, i32 1>
; CHECK-NEXT:    [[TMP3:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v2f32.i16.v2i1(<16 x float> [[V:%.*]], <2 x float> [[TMP1]], i32 0, i32 2, i32 1, i16 4, i32 undef, <2 x i1> [[TMP2]])
; CHECK-NEXT:    [[TMP4:%.*]] = shufflevector <6 x float> [[N]], <6 x float> poison, <2 x i32> <i32 2, i32 3>
; CHECK-NEXT:    [[TMP5:%.*]] = shufflevector <6 x i1> [[M]], <6 x i1> poison, <2 x i32> <i32 2, i32 3>
; CHECK-NEXT:    [[TMP6:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v2f32.i16.v2i1(<16 x float> [[TMP3]], <2 x float> [[TMP4]], i32 0, i32 2, i32 1, i16 8, i32 undef, <2 x i1> [[TMP5]])
; CHECK-NEXT:    [[TMP7:%.*]] = shufflevector <6 x float> [[N]], <6 x float> poison, <2 x i32> <i32 4, i32 5>
; CHECK-NEXT:    [[TMP8:%.*]] = shufflevector <6 x i1> [[M]], <6 x i1> poison, <2 x i32> <i32 4, i32 5>
; CHECK-NEXT:    [[R:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v2f32.i16.v2i1(<16 x float> [[TMP6]], <2 x float> [[TMP7]], i32 0, i32 2, i32 1, i16 12, i32 undef, <2 x i1> [[TMP8]])
; CHECK-NEXT:    ret <16 x float> [[R]]
  %r = call <16 x float> @llvm.genx.wrregionf.v16f32.v6f32.i16.v6i1(<16 x float> %v, <6 x float> %n, i32 1, i32 2, i32 1, i16 4, i32 undef, <6 x i1> %m)
  ret <16 x float> %r
}

define <64 x i16> @equal_rows_at_a_variable(<64 x i16> %v, <4 x i16> %n, i16 %at) {
; CHECK-LABEL: @equal_rows_at_a_variable(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <4 x i16> [[N:%.*]], <4 x i16> poison, <2 x i32> <i32 2, i32 3>
; CHECK-NEXT:    [[R:%.*]] = call <64 x i16> @llvm.genx.wrregioni.v64i16.v2i16.i16.i1(<64 x i16> [[V:%.*]], <2 x i16> [[TMP1]], i32 0, i32 2, i32 1, i16 [[AT:%.*]], i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x i16> [[R]]
  %r = call <64 x i16> @llvm.genx.wrregioni.v64i16.v4i16.i16.i1(<64 x i16> %v, <4 x i16> %n, i32 0, i32 2, i32 1, i16 %at, i32 undef, i1 true)
  ret <64 x i16> %r
}

define <16 x i8> @lanes_of_a_mask(<16 x i8> %v, <4 x i8> %n, <4 x i1> %m) {
; CHECK-LABEL: @lanes_of_a_mask(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <4 x i8> [[N:%.*]], <4 x i8> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = shufflevector <4 x i1> [[M:%.*]], <4 x i1> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP3:%.*]] = call <16 x i8> @llvm.genx.wrregioni.v16i8.v1i8.i16.v1i1(<16 x i8> [[V:%.*]], <1 x i8> [[TMP1]], i32 0, i32 1, i32 0, i16 3, i32 undef, <1 x i1> [[TMP2]])
; CHECK-NEXT:    [[TMP4:%.*]] = shufflevector <4 x i8> [[N]], <4 x i8> poison, <1 x i32> <i32 1>
; CHECK-NEXT:    [[TMP5:%.*]] = shufflevector <4 x i1> [[M]], <4 x i1> poison, <1 x i32> <i32 1>
; CHECK-NEXT:    [[TMP6:%.*]] = call <16 x i8> @llvm.genx.wrregioni.v16i8.v1i8.i16.v1i1(<16 x i8> [[TMP3]], <1 x i8> [[TMP4]], i32 0, i32 1, i32 0, i16 3, i32 undef, <1 x i1> [[TMP5]])
; CHECK-NEXT:    [[TMP7:%.*]] = shufflevector <4 x i8> [[N]], <4 x i8> poison, <1 x i32> <i32 2>
; CHECK-NEXT:    [[TMP8:%.*]] = shufflevector <4 x i1> [[M]], <4 x i1> poison, <1 x i32> <i32 2>
; CHECK-NEXT:    [[TMP9:%.*]] = call <16 x i8> @llvm.genx.wrregioni.v16i8.v1i8.i16.v1i1(<16 x i8> [[TMP6]], <1 x i8> [[TMP7]], i32 0, i32 1, i32 0, i16 5, i32 undef, <1 x i1> [[TMP8]])
; CHECK-NEXT:    [[TMP10:%.*]] = shufflevector <4 x i8> [[N]], <4 x i8> poison, <1 x i32> <i32 3>
; CHECK-NEXT:    [[TMP11:%.*]] = shufflevector <4 x i1> [[M]], <4 x i1> poison, <1 x i32> <i32 3>
; CHECK-NEXT:    [[R:%.*]] = call <16 x i8> @llvm.genx.wrregioni.v16i8.v1i8.i16.v1i1(<16 x i8> [[TMP9]], <1 x i8> [[TMP10]], i32 0, i32 1, i32 0, i16 5, i32 undef, <1 x i1> [[TMP11]])
; CHECK-NEXT:    ret <16 x i8> [[R]]
  %r = call <16 x i8> @llvm.genx.wrregioni.v16i8.v4i8.i16.v4i1(<16 x i8> %v, <4 x i8> %n, i32 2, i32 2, i32 0, i16 3, i32 undef, <4 x i1> %m)
  ret <16 x i8> %r
}

define <16 x float> @equal_rows_of_a_mask(<16 x float> %v, <6 x float> %n, <6 x i1> %m) {
; CHECK-LABEL: @equal_rows_of_a_mask(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <6 x float> [[N:%.*]], <6 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
; CHECK-NEXT:    [[TMP2:%.*]] = shufflevector <6 x i1> [[M:%.*]], <6 x i1> poison, <3 x i32> <i32 0, i32 1, i32 2>
; CHECK-NEXT:    [[TMP3:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v3f32.i16.v3i1(<16 x float> [[V:%.*]], <3 x float> [[TMP1]], i32 0, i32 3, i32 1, i16 8, i32 undef, <3 x i1> [[TMP2]])
; CHECK-NEXT:    [[TMP4:%.*]] = shufflevector <6 x float> [[N]], <6 x float> poison, <3 x i32> <i32 3, i32 4, i32 5>
; CHECK-NEXT:    [[TMP5:%.*]] = shufflevector <6 x i1> [[M]], <6 x i1> poison, <3 x i32> <i32 3, i32 4, i32 5>
; CHECK-NEXT:    [[R:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v3f32.i16.v3i1(<16 x float> [[TMP3]], <3 x float> [[TMP4]], i32 0, i32 3, i32 1, i16 8, i32 undef, <3 x i1> [[TMP5]])
; CHECK-NEXT:    ret <16 x float> [[R]]
  %r = call <16 x float> @llvm.genx.wrregionf.v16f32.v6f32.i16.v6i1(<16 x float> %v, <6 x float> %n, i32 0, i32 3, i32 1, i16 8, i32 undef, <6 x i1> %m)
  ret <16 x float> %r
}

define <16 x i32> @no_lane(<16 x i32> %v, <4 x i32> %n) {
; CHECK-LABEL: @no_lane(
; CHECK-NEXT:    ret <16 x i32> [[V:%.*]]
  %r = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> %v, <4 x i32> %n, i32 0, i32 0, i32 0, i16 8, i32 undef, i1 false)
  ret <16 x i32> %r
}

; Each element once: stays.
define <16 x i32> @apart(<16 x i32> %v, <4 x i32> %n) {
; CHECK-LABEL: @apart(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> [[V:%.*]], <4 x i32> [[N:%.*]], i32 4, i32 2, i32 2, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %r = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> %v, <4 x i32> %n, i32 4, i32 2, i32 2, i16 8, i32 undef, i1 true)
  ret <16 x i32> %r
}

; Without the parent width and the mask.
define <4 x float> @float_read(<8 x float> %a) {
; CHECK-LABEL: @float_read(
; CHECK-NEXT:    [[R1:%.*]] = call <4 x float> @llvm.genx.rdregionf.v4f32.v8f32.i16(<8 x float> [[A:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    ret <4 x float> [[R1]]
  %r1 = call <4 x float> @llvm.genx.rdregionf.1(<8 x float> %a, i32 0, i32 4, i32 1, i16 0)
  ret <4 x float> %r1
}

define <8 x float> @float_write(<8 x float> %a, <4 x float> %b) {
; CHECK-LABEL: @float_write(
; CHECK-NEXT:    [[R1:%.*]] = call <8 x float> @llvm.genx.wrregionf.v8f32.v4f32.i16.i1(<8 x float> [[A:%.*]], <4 x float> [[B:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x float> [[R1]]
  %r1 = call <8 x float> @llvm.genx.wrregionf.2(<8 x float> %a, <4 x float> %b, i32 0, i32 4, i32 1, i16 0, i32 undef)
  ret <8 x float> %r1
}
