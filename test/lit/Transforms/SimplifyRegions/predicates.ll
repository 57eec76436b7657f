; Regions of predicates, any and all.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-intrinsic-attrs,function(cmx-simplify-regions)' -S %s | FileCheck %s
; A second run changes nothing.
; RUN: cmx-opt -passes='cmx-intrinsic-attrs,function(cmx-simplify-regions,cmx-simplify-regions)' -verify-each -S %s | FileCheck %s

declare <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1>, i32)
declare <4 x i1> @llvm.genx.rdpredregion.v4i1.v16i1(<16 x i1>, i32)
declare <4 x i1> @llvm.genx.rdpredregion.v4i1.v8i1(<8 x i1>, i32)
declare <16 x i1> @llvm.genx.rdpredregion.v16i1.v16i1(<16 x i1>, i32)
declare <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1>, <8 x i1>, i32)
declare <16 x i1> @llvm.genx.wrpredregion.v16i1.v16i1(<16 x i1>, <16 x i1>, i32)
declare <16 x i1> @llvm.genx.wrpredpredregion.v16i1.v8i1(<16 x i1>, <8 x i1>, i32, <16 x i1>)
declare i1 @llvm.genx.any.v4i1(<4 x i1>)
declare i1 @llvm.genx.all.v4i1(<4 x i1>)

define <4 x i1> @constant() {
; CHECK-LABEL: @constant(
; CHECK-NEXT:    ret <4 x i1> <i1 true, i1 false, i1 poison, i1 true>
  %r = call <4 x i1> @llvm.genx.rdpredregion.v4i1.v8i1(<8 x i1> <i1 0, i1 0, i1 0, i1 0, i1 1, i1 0, i1 poison, i1 1>, i32 4)
  ret <4 x i1> %r
}

define <16 x i1> @whole(<16 x i1> %m) {
; CHECK-LABEL: @whole(
; CHECK-NEXT:    ret <16 x i1> [[M:%.*]]
  %r = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v16i1(<16 x i1> %m, i32 0)
  ret <16 x i1> %r
}

define <4 x i1> @part_of_part(<16 x i1> %m, <8 x i1> %x) {
; CHECK-LABEL: @part_of_part(
; CHECK-NEXT:    [[R:%.*]] = call <4 x i1> @llvm.genx.rdpredregion.v4i1.v8i1(<8 x i1> [[X:%.*]], i32 4)
; CHECK-NEXT:    ret <4 x i1> [[R]]
  %w = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> %m, <8 x i1> %x, i32 8)
  %r = call <4 x i1> @llvm.genx.rdpredregion.v4i1.v16i1(<16 x i1> %w, i32 12)
  ret <4 x i1> %r
}

define <8 x i1> @just_written(<16 x i1> %m, <8 x i1> %x) {
; CHECK-LABEL: @just_written(
; CHECK-NEXT:    ret <8 x i1> [[X:%.*]]
  %w = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> %m, <8 x i1> %x, i32 8)
  %r = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> %w, i32 8)
  ret <8 x i1> %r
}

define <8 x i1> @elsewhere(<16 x i1> %m, <8 x i1> %x) {
; CHECK-LABEL: @elsewhere(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> [[M:%.*]], i32 0)
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %w = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> %m, <8 x i1> %x, i32 8)
  %r = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> %w, i32 0)
  ret <8 x i1> %r
}

define <16 x i1> @write_constant() {
; CHECK-LABEL: @write_constant(
; CHECK-NEXT:    ret <16 x i1> <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %w = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> zeroinitializer, <8 x i1> splat (i1 true), i32 8)
  ret <16 x i1> %w
}

define <16 x i1> @write_whole(<16 x i1> %m, <16 x i1> %x) {
; CHECK-LABEL: @write_whole(
; CHECK-NEXT:    ret <16 x i1> [[X:%.*]]
  %w = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v16i1(<16 x i1> %m, <16 x i1> %x, i32 0)
  ret <16 x i1> %w
}

define <16 x i1> @write_back(<16 x i1> %m) {
; CHECK-LABEL: @write_back(
; CHECK-NEXT:    ret <16 x i1> [[M:%.*]]
  %r = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> %m, i32 8)
  %w = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> %m, <8 x i1> %r, i32 8)
  ret <16 x i1> %w
}

define <16 x i1> @write_back_elsewhere(<16 x i1> %m) {
; CHECK-LABEL: @write_back_elsewhere(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> [[M:%.*]], i32 8)
; CHECK-NEXT:    [[W:%.*]] = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> [[M]], <8 x i1> [[R]], i32 0)
; CHECK-NEXT:    ret <16 x i1> [[W]]
  %r = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> %m, i32 8)
  %w = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> %m, <8 x i1> %r, i32 0)
  ret <16 x i1> %w
}

define <16 x i1> @masked_none(<16 x i1> %m, <8 x i1> %x) {
; CHECK-LABEL: @masked_none(
; CHECK-NEXT:    ret <16 x i1> [[M:%.*]]
  %w = call <16 x i1> @llvm.genx.wrpredpredregion.v16i1.v8i1(<16 x i1> %m, <8 x i1> %x, i32 8, <16 x i1> <i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0>)
  ret <16 x i1> %w
}

define <16 x i1> @masked_all(<16 x i1> %m, <8 x i1> %x) {
; CHECK-LABEL: @masked_all(
; CHECK-NEXT:    [[W:%.*]] = call <16 x i1> @llvm.genx.wrpredregion.v16i1.v8i1(<16 x i1> [[M:%.*]], <8 x i1> [[X:%.*]], i32 0)
; CHECK-NEXT:    ret <16 x i1> [[W]]
  %w = call <16 x i1> @llvm.genx.wrpredpredregion.v16i1.v8i1(<16 x i1> %m, <8 x i1> %x, i32 0, <16 x i1> <i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0>)
  ret <16 x i1> %w
}

define <16 x i1> @masked_constants() {
; CHECK-LABEL: @masked_constants(
; CHECK-NEXT:    ret <16 x i1> <i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 false, i1 true, i1 false, i1 true, i1 false, i1 false, i1 false, i1 false>
  %w = call <16 x i1> @llvm.genx.wrpredpredregion.v16i1.v8i1(<16 x i1> zeroinitializer, <8 x i1> splat (i1 true), i32 8, <16 x i1> <i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 0, i1 1, i1 0, i1 1, i1 0, i1 0, i1 0, i1 0>)
  ret <16 x i1> %w
}

define i1 @any_true() {
; CHECK-LABEL: @any_true(
; CHECK-NEXT:    ret i1 true
  %r = call i1 @llvm.genx.any.v4i1(<4 x i1> <i1 poison, i1 false, i1 true, i1 undef>)
  ret i1 %r
}

define i1 @any_false() {
; CHECK-LABEL: @any_false(
; CHECK-NEXT:    ret i1 false
  %r = call i1 @llvm.genx.any.v4i1(<4 x i1> zeroinitializer)
  ret i1 %r
}

define i1 @all_false() {
; CHECK-LABEL: @all_false(
; CHECK-NEXT:    ret i1 false
  %r = call i1 @llvm.genx.all.v4i1(<4 x i1> <i1 true, i1 true, i1 false, i1 true>)
  ret i1 %r
}

define i1 @all_true() {
; CHECK-LABEL: @all_true(
; CHECK-NEXT:    ret i1 true
  %r = call i1 @llvm.genx.all.v4i1(<4 x i1> splat (i1 true))
  ret i1 %r
}

define i1 @any_of_variable(<4 x i1> %m) {
; CHECK-LABEL: @any_of_variable(
; CHECK-NEXT:    [[R:%.*]] = call i1 @llvm.genx.any.v4i1(<4 x i1> [[M:%.*]])
; CHECK-NEXT:    ret i1 [[R]]
  %r = call i1 @llvm.genx.any.v4i1(<4 x i1> %m)
  ret i1 %r
}
