; Equal regions get equal operands.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-canonicalize-regions -S %s | FileCheck %s
; A second run changes nothing.
; RUN: cmx-opt -passes=cmx-canonicalize-regions,cmx-canonicalize-regions -S %s | FileCheck %s

declare <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i32(<16 x i32>, i32, i32, i32, i32, i32)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.v2i16(<16 x i32>, i32, i32, i32, <2 x i16>, i32)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.v4i1(<16 x i32>, <4 x i32>, i32, i32, i32, i16, i32, <4 x i1>)

define <4 x i32> @width_zero(<16 x i32> %v) {
; CHECK-LABEL: @width_zero(
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[V:%.*]], i32 0, i32 4, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %v, i32 9, i32 0, i32 2, i16 4, i32 8)
  ret <4 x i32> %r
}

define <4 x i32> @rows_in_a_row(<16 x i32> %v) {
; CHECK-LABEL: @rows_in_a_row(
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[V:%.*]], i32 0, i32 4, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %v, i32 2, i32 2, i32 1, i16 4, i32 undef)
  ret <4 x i32> %r
}

define <4 x i32> @constant_row_offsets(<16 x i32> %v) {
; CHECK-LABEL: @constant_row_offsets(
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[V:%.*]], i32 8, i32 2, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.v2i16(<16 x i32> %v, i32 1, i32 2, i32 1, <2 x i16> <i16 4, i16 36>, i32 undef)
  ret <4 x i32> %r
}

define <4 x i32> @offset_i32(<16 x i32> %v, i32 %o) {
; CHECK-LABEL: @offset_i32(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[O:%.*]] to i16
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[V:%.*]], i32 0, i32 4, i32 1, i16 [[TMP1]], i32 8)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i32(<16 x i32> %v, i32 4, i32 4, i32 1, i32 %o, i32 8)
  ret <4 x i32> %r
}

define <16 x i32> @mask_of_ones(<16 x i32> %v, <4 x i32> %n) {
; CHECK-LABEL: @mask_of_ones(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> [[V:%.*]], <4 x i32> [[N:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %r = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.v4i1(<16 x i32> %v, <4 x i32> %n, i32 0, i32 4, i32 1, i16 0, i32 undef, <4 x i1> splat (i1 true))
  ret <16 x i32> %r
}

; Both are the old value.
define <16 x i32> @masks_of_zeros(<16 x i32> %v, <4 x i32> %n, i16 %o) {
; CHECK-LABEL: @masks_of_zeros(
; CHECK-NEXT:    ret <16 x i32> [[V:%.*]]
  %r = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.v4i1(<16 x i32> %v, <4 x i32> %n, i32 0, i32 4, i32 1, i16 0, i32 undef, <4 x i1> zeroinitializer)
  %s = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> %r, <4 x i32> %n, i32 0, i32 4, i32 1, i16 %o, i32 undef, i1 false)
  ret <16 x i32> %s
}

; Offsets that 16 bits do not hold stay wide.
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v16384i32.i32(<16384 x i32>, i32, i32, i32, i32, i32)
define <4 x i32> @far(<16384 x i32> %v, i32 %o) {
; CHECK-LABEL: @far(
; CHECK-NEXT:    [[A:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16384i32.i16(<16384 x i32> [[V:%.*]], i32 0, i32 4, i32 1, i16 32764, i32 undef)
; CHECK-NEXT:    [[B:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16384i32.i32(<16384 x i32> [[V]], i32 0, i32 4, i32 1, i32 32768, i32 undef)
; CHECK-NEXT:    [[C:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16384i32.i32(<16384 x i32> [[V]], i32 0, i32 4, i32 1, i32 [[O:%.*]], i32 undef)
; CHECK-NEXT:    [[D:%.*]] = add <4 x i32> [[A]], [[B]]
; CHECK-NEXT:    [[R:%.*]] = add <4 x i32> [[C]], [[D]]
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %a = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16384i32.i32(<16384 x i32> %v, i32 0, i32 4, i32 1, i32 32764, i32 undef)
  %b = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16384i32.i32(<16384 x i32> %v, i32 0, i32 4, i32 1, i32 32768, i32 undef)
  %c = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16384i32.i32(<16384 x i32> %v, i32 0, i32 4, i32 1, i32 %o, i32 undef)
  %d = add <4 x i32> %a, %b
  %r = add <4 x i32> %c, %d
  ret <4 x i32> %r
}
