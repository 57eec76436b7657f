; Nothing to do, or nothing that may be done.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-canonicalize-regions -S %s | FileCheck %s

declare <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.v2i16(<16 x i32>, i32, i32, i32, <2 x i16>, i32)
declare <4 x i8> @llvm.genx.rdregioni.v4i8.v40000i8.i32(<40000 x i8>, i32, i32, i32, i32, i32)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.v4i1(<16 x i32>, <4 x i32>, i32, i32, i32, i16, i32, <4 x i1>)

; Already so.
define <4 x i32> @canonical(<16 x i32> %v) {
; CHECK-LABEL: @canonical(
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[V:%.*]], i32 8, i32 2, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %v, i32 8, i32 2, i32 1, i16 4, i32 undef)
  ret <4 x i32> %r
}

; The parent width speaks of rows of two.
define <4 x i32> @rows_of_a_variable_start(<16 x i32> %v, i16 %o) {
; CHECK-LABEL: @rows_of_a_variable_start(
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[V:%.*]], i32 2, i32 2, i32 1, i16 [[O:%.*]], i32 2)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %v, i32 2, i32 2, i32 1, i16 %o, i32 2)
  ret <4 x i32> %r
}

; No vertical stride leads from the later row to the earlier.
define <4 x i32> @falling_row_offsets(<16 x i32> %v) {
; CHECK-LABEL: @falling_row_offsets(
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.v2i16(<16 x i32> [[V:%.*]], i32 0, i32 2, i32 1, <2 x i16> <i16 36, i16 4>, i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.v2i16(<16 x i32> %v, i32 0, i32 2, i32 1, <2 x i16> <i16 36, i16 4>, i32 undef)
  ret <4 x i32> %r
}

; i16 does not reach the end of this vector.
define <4 x i8> @large_vector(<40000 x i8> %v, i32 %o) {
; CHECK-LABEL: @large_vector(
; CHECK-NEXT:    [[R:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v40000i8.i32(<40000 x i8> [[V:%.*]], i32 0, i32 4, i32 1, i32 [[O:%.*]], i32 undef)
; CHECK-NEXT:    ret <4 x i8> [[R]]
  %r = call <4 x i8> @llvm.genx.rdregioni.v4i8.v40000i8.i32(<40000 x i8> %v, i32 0, i32 4, i32 1, i32 %o, i32 undef)
  ret <4 x i8> %r
}

; One lane is not written.
define <16 x i32> @mask_with_a_zero(<16 x i32> %v, <4 x i32> %n) {
; CHECK-LABEL: @mask_with_a_zero(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.v4i1(<16 x i32> [[V:%.*]], <4 x i32> [[N:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef, <4 x i1> <i1 true, i1 true, i1 false, i1 true>)
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %r = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.v4i1(<16 x i32> %v, <4 x i32> %n, i32 0, i32 4, i32 1, i16 0, i32 undef, <4 x i1> <i1 true, i1 true, i1 false, i1 true>)
  ret <16 x i32> %r
}
