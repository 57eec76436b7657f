; An element read from a vector that a region write has made is the written scalar
; only if the write is of just this lane, at a known place, and not masked.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-lower<platform=icllp>' -S %s | FileCheck %s

declare <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32>, i32, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.v1i1(<8 x i32>, <1 x i32>, i32, i32, i32, i16, i32, <1 x i1>)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v2i32.i16.i1(<8 x i32>, <2 x i32>, i32, i32, i32, i16, i32, i1)
declare <4 x double> @llvm.genx.wrregionf.v4f64.f64.i16.i1(<4 x double>, double, i32, i32, i32, i16, i32, i1)

; Through a write of another lane.
define i32 @written(<8 x i32> %v, i32 %x, i32 %z) {
; CHECK-LABEL: @written(
; CHECK-NEXT:    [[W:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32> [[V:%.*]], i32 [[X:%.*]], i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[W2:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32> [[W]], i32 [[Z:%.*]], i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
; CHECK-NEXT:    ret i32 [[X]]
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32> %v, i32 %x, i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
  %w2 = call <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32> %w, i32 %z, i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
  %y = extractelement <8 x i32> %w2, i32 2
  ret i32 %y
}

define double @written_double(<4 x double> %v, double %x) {
; CHECK-LABEL: @written_double(
; CHECK-NEXT:    [[W:%.*]] = call <4 x double> @llvm.genx.wrregionf.v4f64.f64.i16.i1(<4 x double> [[V:%.*]], double [[X:%.*]], i32 0, i32 1, i32 0, i16 24, i32 undef, i1 true)
; CHECK-NEXT:    ret double [[X]]
  %w = call <4 x double> @llvm.genx.wrregionf.v4f64.f64.i16.i1(<4 x double> %v, double %x, i32 0, i32 1, i32 0, i16 24, i32 undef, i1 true)
  %y = extractelement <4 x double> %w, i32 3
  ret double %y
}

; The mask may keep the old element.
define i32 @masked(<8 x i32> %v, i32 %x, i1 %c) {
; CHECK-LABEL: @masked(
; CHECK-NEXT:    [[W:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32> [[V:%.*]], i32 [[X:%.*]], i32 0, i32 1, i32 0, i16 8, i32 undef, i1 [[C:%.*]])
; CHECK-NEXT:    [[Y:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[W]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; CHECK-NEXT:    ret i32 [[Y]]
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32> %v, i32 %x, i32 0, i32 1, i32 0, i16 8, i32 undef, i1 %c)
  %y = extractelement <8 x i32> %w, i32 2
  ret i32 %y
}

define double @masked_double(<4 x double> %v, double %x, i1 %c) {
; CHECK-LABEL: @masked_double(
; CHECK-NEXT:    [[W:%.*]] = call <4 x double> @llvm.genx.wrregionf.v4f64.f64.i16.i1(<4 x double> [[V:%.*]], double [[X:%.*]], i32 0, i32 1, i32 0, i16 24, i32 undef, i1 [[C:%.*]])
; CHECK-NEXT:    [[Y:%.*]] = call double @llvm.genx.rdregionf.f64.v4f64.i16(<4 x double> [[W]], i32 0, i32 1, i32 0, i16 24, i32 undef)
; CHECK-NEXT:    ret double [[Y]]
  %w = call <4 x double> @llvm.genx.wrregionf.v4f64.f64.i16.i1(<4 x double> %v, double %x, i32 0, i32 1, i32 0, i16 24, i32 undef, i1 %c)
  %y = extractelement <4 x double> %w, i32 3
  ret double %y
}

define i32 @masked_vector(<8 x i32> %v, <1 x i32> %x, <1 x i1> %c) {
; CHECK-LABEL: @masked_vector(
; CHECK-NEXT:    [[W:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.v1i1(<8 x i32> [[V:%.*]], <1 x i32> [[X:%.*]], i32 0, i32 1, i32 0, i16 8, i32 undef, <1 x i1> [[C:%.*]])
; CHECK-NEXT:    [[Y:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[W]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; CHECK-NEXT:    ret i32 [[Y]]
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.v1i1(<8 x i32> %v, <1 x i32> %x, i32 0, i32 1, i32 0, i16 8, i32 undef, <1 x i1> %c)
  %y = extractelement <8 x i32> %w, i32 2
  ret i32 %y
}

; The masked write of another lane is in the way, too.
define i32 @masked_other_lane(<8 x i32> %v, i32 %x, i32 %z, i1 %c) {
; CHECK-LABEL: @masked_other_lane(
; CHECK-NEXT:    [[W:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32> [[V:%.*]], i32 [[X:%.*]], i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[W2:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32> [[W]], i32 [[Z:%.*]], i32 0, i32 1, i32 0, i16 8, i32 undef, i1 [[C:%.*]])
; CHECK-NEXT:    [[Y:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[W2]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; CHECK-NEXT:    ret i32 [[Y]]
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32> %v, i32 %x, i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
  %w2 = call <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32> %w, i32 %z, i32 0, i32 1, i32 0, i16 8, i32 undef, i1 %c)
  %y = extractelement <8 x i32> %w2, i32 2
  ret i32 %y
}

; The place may be another one.
define i32 @variable(<8 x i32> %v, i32 %x, i16 %at) {
; CHECK-LABEL: @variable(
; CHECK-NEXT:    [[W:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32> [[V:%.*]], i32 [[X:%.*]], i32 0, i32 1, i32 0, i16 [[AT:%.*]], i32 undef, i1 true)
; CHECK-NEXT:    [[Y:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[W]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    ret i32 [[Y]]
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32> %v, i32 %x, i32 0, i32 1, i32 0, i16 %at, i32 undef, i1 true)
  %y = extractelement <8 x i32> %w, i32 0
  ret i32 %y
}

; Two lanes.
define i32 @pair(<8 x i32> %v, <2 x i32> %x) {
; CHECK-LABEL: @pair(
; CHECK-NEXT:    [[W:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v2i32.i16.i1(<8 x i32> [[V:%.*]], <2 x i32> [[X:%.*]], i32 0, i32 2, i32 1, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[Y:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[W]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; CHECK-NEXT:    ret i32 [[Y]]
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v2i32.i16.i1(<8 x i32> %v, <2 x i32> %x, i32 0, i32 2, i32 1, i16 8, i32 undef, i1 true)
  %y = extractelement <8 x i32> %w, i32 2
  ret i32 %y
}
