; Regions of constants.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-intrinsic-attrs,function(cmx-simplify-regions)' -S %s | FileCheck %s
; A second run changes nothing.
; RUN: cmx-opt -passes='cmx-intrinsic-attrs,function(cmx-simplify-regions,cmx-simplify-regions)' -verify-each -S %s | FileCheck %s

declare <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.v2i16(<8 x i32>, i32, i32, i32, <2 x i16>, i32)
declare i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare <4 x float> @llvm.genx.rdregionf.v4f32.v8f32.i16(<8 x float>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.v4i1(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, <4 x i1>)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.v2i16.i1(<8 x i32>, <4 x i32>, i32, i32, i32, <2 x i16>, i32, i1)
declare <8 x i32> @llvm.genx.wrconstregion.v8i32.v4i32.i16.i1(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.constanti.v8i32(<8 x i32>)

define <4 x i32> @read_2d() {
; CHECK-LABEL: @read_2d(
; CHECK-NEXT:    ret <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, i32 4, i32 2, i32 2, i16 4, i32 undef)
  ret <4 x i32> %r
}

define <4 x i32> @read_rows() {
; CHECK-LABEL: @read_rows(
; CHECK-NEXT:    ret <4 x i32> <i32 5, i32 6, i32 2, i32 3>
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.v2i16(<8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, i32 0, i32 2, i32 1, <2 x i16> <i16 20, i16 8>, i32 undef)
  ret <4 x i32> %r
}

; Two lanes lie after the end of the vector.
define <4 x i32> @read_outside() {
; CHECK-LABEL: @read_outside(
; CHECK-NEXT:    ret <4 x i32> <i32 6, i32 7, i32 poison, i32 poison>
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, i32 0, i32 4, i32 1, i16 24, i32 undef)
  ret <4 x i32> %r
}

define <4 x i32> @read_splat_outside() {
; CHECK-LABEL: @read_splat_outside(
; CHECK-NEXT:    ret <4 x i32> splat (i32 3)
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> splat (i32 3), i32 0, i32 4, i32 1, i16 24, i32 undef)
  ret <4 x i32> %r
}

define i32 @read_scalar() {
; CHECK-LABEL: @read_scalar(
; CHECK-NEXT:    ret i32 3
  %r = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, i32 0, i32 1, i32 0, i16 12, i32 undef)
  ret i32 %r
}

define <4 x float> @read_poison() {
; CHECK-LABEL: @read_poison(
; CHECK-NEXT:    ret <4 x float> poison
  %r = call <4 x float> @llvm.genx.rdregionf.v4f32.v8f32.i16(<8 x float> poison, i32 0, i32 4, i32 1, i16 0, i32 undef)
  ret <4 x float> %r
}

define <4 x i32> @read_splat_at_variable(i16 %at) {
; CHECK-LABEL: @read_splat_at_variable(
; CHECK-NEXT:    ret <4 x i32> splat (i32 3)
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> splat (i32 3), i32 0, i32 4, i32 1, i16 %at, i32 undef)
  ret <4 x i32> %r
}

define <4 x i32> @read_at_variable(i16 %at) {
; CHECK-LABEL: @read_at_variable(
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, i32 0, i32 4, i32 1, i16 [[AT:%.*]], i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, i32 0, i32 4, i32 1, i16 %at, i32 undef)
  ret <4 x i32> %r
}

define <8 x i32> @write() {
; CHECK-LABEL: @write(
; CHECK-NEXT:    ret <8 x i32> <i32 0, i32 1, i32 0, i32 2, i32 0, i32 3, i32 0, i32 4>
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> zeroinitializer, <4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 4, i32 2, i32 2, i16 4, i32 undef, i1 true)
  ret <8 x i32> %w
}

define <8 x i32> @write_masked() {
; CHECK-LABEL: @write_masked(
; CHECK-NEXT:    ret <8 x i32> <i32 0, i32 0, i32 1, i32 0, i32 0, i32 4, i32 0, i32 0>
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.v4i1(<8 x i32> zeroinitializer, <4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 0, i32 4, i32 1, i16 8, i32 undef, <4 x i1> <i1 true, i1 false, i1 false, i1 true>)
  ret <8 x i32> %w
}

define <8 x i32> @write_rows() {
; CHECK-LABEL: @write_rows(
; CHECK-NEXT:    ret <8 x i32> <i32 0, i32 0, i32 3, i32 4, i32 0, i32 1, i32 2, i32 0>
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.v2i16.i1(<8 x i32> zeroinitializer, <4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 0, i32 2, i32 1, <2 x i16> <i16 20, i16 8>, i32 undef, i1 true)
  ret <8 x i32> %w
}

; Lanes outside are dropped.
define <8 x i32> @write_outside() {
; CHECK-LABEL: @write_outside(
; CHECK-NEXT:    ret <8 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 1, i32 2>
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 0, i32 4, i32 1, i16 24, i32 undef, i1 true)
  ret <8 x i32> %w
}

define <8 x i32> @write_of_variable(<4 x i32> %x) {
; CHECK-LABEL: @write_of_variable(
; CHECK-NEXT:    [[W:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> zeroinitializer, <4 x i32> [[X:%.*]], i32 0, i32 4, i32 1, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[W]]
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> zeroinitializer, <4 x i32> %x, i32 0, i32 4, i32 1, i16 8, i32 undef, i1 true)
  ret <8 x i32> %w
}

; Folding is to leave this alone.
define <8 x i32> @write_const_region() {
; CHECK-LABEL: @write_const_region(
; CHECK-NEXT:    [[W:%.*]] = call <8 x i32> @llvm.genx.wrconstregion.v8i32.v4i32.i16.i1(<8 x i32> zeroinitializer, <4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 0, i32 4, i32 1, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[W]]
  %w = call <8 x i32> @llvm.genx.wrconstregion.v8i32.v4i32.i16.i1(<8 x i32> zeroinitializer, <4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 0, i32 4, i32 1, i16 8, i32 undef, i1 true)
  ret <8 x i32> %w
}

; But not what is read from it.
define <4 x i32> @read_of_const_region(<8 x i32> %v) {
; CHECK-LABEL: @read_of_const_region(
; CHECK-NEXT:    ret <4 x i32> splat (i32 2)
  %w = call <8 x i32> @llvm.genx.wrconstregion.v8i32.v4i32.i16.i1(<8 x i32> %v, <4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 0, i32 4, i32 1, i16 8, i32 undef, i1 true)
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %w, i32 0, i32 4, i32 0, i16 12, i32 undef)
  ret <4 x i32> %r
}

define <4 x i32> @constant_in_register() {
; CHECK-LABEL: @constant_in_register(
; CHECK-NEXT:    [[C:%.*]] = call <8 x i32> @llvm.genx.constanti.v8i32(<8 x i32> splat (i32 7))
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[C]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %c = call <8 x i32> @llvm.genx.constanti.v8i32(<8 x i32> splat (i32 7))
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %c, i32 0, i32 4, i32 1, i16 0, i32 undef)
  ret <4 x i32> %r
}
