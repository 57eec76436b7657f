; Constants whose lanes nobody knows before the program is loaded.
; CHECK lines by utils/update-checks
; UNSUPPORTED: llvm-19
; RUN: cmx-opt -passes=cmx-simplify-regions -S %s | FileCheck %s

@g = external global i32

declare i1 @llvm.genx.any.v4i1(<4 x i1>)
declare i1 @llvm.genx.all.v4i1(<4 x i1>)
declare <2 x i1> @llvm.genx.rdpredregion.v2i1.v64i1(<64 x i1>, i32)
declare <64 x i1> @llvm.genx.wrpredregion.v64i1.v8i1(<64 x i1>, <8 x i1>, i32)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v2i32.i16.i1(<8 x i32>, <2 x i32>, i32, i32, i32, i16, i32, i1)
declare <4 x i32> @llvm.genx.wrregioni.v4i32.v4i32.i16.v4i1(<4 x i32>, <4 x i32>, i32, i32, i32, i16, i32, <4 x i1>)
declare <2 x i32> @llvm.genx.rdregioni.v2i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)

define i1 @any_of_unknown() {
; CHECK-LABEL: @any_of_unknown(
; CHECK-NEXT:    [[R:%.*]] = call i1 @llvm.genx.any.v4i1(<4 x i1> <i1 false, i1 ptrtoint (ptr @g to i1), i1 false, i1 false>)
; CHECK-NEXT:    ret i1 [[R]]
  %r = call i1 @llvm.genx.any.v4i1(<4 x i1> <i1 false, i1 ptrtoint (ptr @g to i1), i1 false, i1 false>)
  ret i1 %r
}

define i1 @any_with_known() {
; CHECK-LABEL: @any_with_known(
; CHECK-NEXT:    ret i1 true
  %r = call i1 @llvm.genx.any.v4i1(<4 x i1> <i1 true, i1 ptrtoint (ptr @g to i1), i1 false, i1 false>)
  ret i1 %r
}

define i1 @all_of_unknown() {
; CHECK-LABEL: @all_of_unknown(
; CHECK-NEXT:    [[R:%.*]] = call i1 @llvm.genx.all.v4i1(<4 x i1> <i1 true, i1 ptrtoint (ptr @g to i1), i1 true, i1 true>)
; CHECK-NEXT:    ret i1 [[R]]
  %r = call i1 @llvm.genx.all.v4i1(<4 x i1> <i1 true, i1 ptrtoint (ptr @g to i1), i1 true, i1 true>)
  ret i1 %r
}

define i1 @all_undefined() {
; CHECK-LABEL: @all_undefined(
; CHECK-NEXT:    ret i1 true
  %r = call i1 @llvm.genx.all.v4i1(<4 x i1> <i1 true, i1 undef, i1 true, i1 true>)
  ret i1 %r
}

define i1 @any_undefined() {
; CHECK-LABEL: @any_undefined(
; CHECK-NEXT:    ret i1 false
  %r = call i1 @llvm.genx.any.v4i1(<4 x i1> <i1 false, i1 undef, i1 false, i1 false>)
  ret i1 %r
}

define <2 x i1> @predicate_read() {
; CHECK-LABEL: @predicate_read(
; CHECK-NEXT:    [[R:%.*]] = call <2 x i1> @llvm.genx.rdpredregion.v2i1.v64i1(<64 x i1> bitcast (<1 x i64> <i64 ptrtoint (ptr @g to i64)> to <64 x i1>), i32 2)
; CHECK-NEXT:    ret <2 x i1> [[R]]
  %r = call <2 x i1> @llvm.genx.rdpredregion.v2i1.v64i1(<64 x i1> bitcast (<1 x i64> <i64 ptrtoint (ptr @g to i64)> to <64 x i1>), i32 2)
  ret <2 x i1> %r
}

define <64 x i1> @predicate_written() {
; CHECK-LABEL: @predicate_written(
; CHECK-NEXT:    [[R:%.*]] = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v8i1(<64 x i1> bitcast (<1 x i64> <i64 ptrtoint (ptr @g to i64)> to <64 x i1>), <8 x i1> splat (i1 true), i32 8)
; CHECK-NEXT:    ret <64 x i1> [[R]]
  %r = call <64 x i1> @llvm.genx.wrpredregion.v64i1.v8i1(<64 x i1> bitcast (<1 x i64> <i64 ptrtoint (ptr @g to i64)> to <64 x i1>), <8 x i1> splat (i1 true), i32 8)
  ret <64 x i1> %r
}

define <8 x i32> @written() {
; CHECK-LABEL: @written(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v2i32.i16.i1(<8 x i32> zeroinitializer, <2 x i32> bitcast (<1 x i64> <i64 ptrtoint (ptr @g to i64)> to <2 x i32>), i32 0, i32 2, i32 1, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.genx.wrregioni.v8i32.v2i32.i16.i1(<8 x i32> zeroinitializer, <2 x i32> bitcast (<1 x i64> <i64 ptrtoint (ptr @g to i64)> to <2 x i32>), i32 0, i32 2, i32 1, i16 8, i32 undef, i1 true)
  ret <8 x i32> %r
}

define <4 x i32> @mask() {
; CHECK-LABEL: @mask(
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v4i32.i16.v4i1(<4 x i32> zeroinitializer, <4 x i32> splat (i32 7), i32 0, i32 4, i32 1, i16 0, i32 undef, <4 x i1> <i1 true, i1 false, i1 ptrtoint (ptr @g to i1), i1 true>)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.genx.wrregioni.v4i32.v4i32.i16.v4i1(<4 x i32> zeroinitializer, <4 x i32> splat (i32 7), i32 0, i32 4, i32 1, i16 0, i32 undef, <4 x i1> <i1 true, i1 false, i1 ptrtoint (ptr @g to i1), i1 true>)
  ret <4 x i32> %r
}

define <4 x i1> @predicate_mask() {
; CHECK-LABEL: @predicate_mask(
; CHECK-NEXT:    [[R:%.*]] = call <4 x i1> @llvm.genx.wrpredpredregion.v4i1.v4i1(<4 x i1> zeroinitializer, <4 x i1> splat (i1 true), i32 0, <4 x i1> <i1 true, i1 false, i1 ptrtoint (ptr @g to i1), i1 true>)
; CHECK-NEXT:    ret <4 x i1> [[R]]
  %r = call <4 x i1> @llvm.genx.wrpredpredregion.v4i1.v4i1(<4 x i1> zeroinitializer, <4 x i1> splat (i1 true), i32 0, <4 x i1> <i1 true, i1 false, i1 ptrtoint (ptr @g to i1), i1 true>)
  ret <4 x i1> %r
}

declare <4 x i1> @llvm.genx.wrpredpredregion.v4i1.v4i1(<4 x i1>, <4 x i1>, i32, <4 x i1>)
