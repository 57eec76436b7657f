; A write of all elements under a mask that compares them with the old ones is a minimum or maximum.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-combine -verify-each -S %s | FileCheck %s

declare <16 x i8> @llvm.genx.wrregioni.v16i8.v16i8.i16.v16i1(<16 x i8>, <16 x i8>, i32, i32, i32, i16, i32, <16 x i1>)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32>, <16 x i32>, i32, i32, i32, i16, i32, <16 x i1>)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.v8i1(<16 x i32>, <8 x i32>, i32, i32, i32, i16, i32, <8 x i1>)
declare <16 x float> @llvm.genx.wrregionf.v16f32.v16f32.i16.v16i1(<16 x float>, <16 x float>, i32, i32, i32, i16, i32, <16 x i1>)

define <16 x i8> @maximum_of_bytes(<16 x i8> %old, <16 x i8> %new) {
; CHECK-LABEL: @maximum_of_bytes(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i8> @llvm.umax.v16i8(<16 x i8> [[NEW:%.*]], <16 x i8> [[OLD:%.*]])
; CHECK-NEXT:    ret <16 x i8> [[R]]
  %m = icmp ugt <16 x i8> %new, %old
  %r = call <16 x i8> @llvm.genx.wrregioni.v16i8.v16i8.i16.v16i1(<16 x i8> %old, <16 x i8> %new, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  ret <16 x i8> %r
}

; The old values come first in the compare.
define <16 x i32> @signed_minimum(<16 x i32> %old, <16 x i32> %new) {
; CHECK-LABEL: @signed_minimum(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.smin.v16i32(<16 x i32> [[OLD:%.*]], <16 x i32> [[NEW:%.*]])
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %m = icmp sge <16 x i32> %old, %new
  %r = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %old, <16 x i32> %new, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  ret <16 x i32> %r
}

; The mask compares something else.
define <16 x i32> @other_mask(<16 x i32> %old, <16 x i32> %new, <16 x i32> %x) {
; CHECK-LABEL: @other_mask(
; CHECK-NEXT:    [[M:%.*]] = icmp sgt <16 x i32> [[OLD:%.*]], [[X:%.*]]
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[OLD]], <16 x i32> [[NEW:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[M]])
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %m = icmp sgt <16 x i32> %old, %x
  %r = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %old, <16 x i32> %new, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  ret <16 x i32> %r
}

; Rows in another order.
define <16 x i32> @other_order(<16 x i32> %old, <16 x i32> %new) {
; CHECK-LABEL: @other_order(
; CHECK-NEXT:    [[M:%.*]] = icmp ugt <16 x i32> [[NEW:%.*]], [[OLD:%.*]]
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[OLD]], <16 x i32> [[NEW]], i32 1, i32 8, i32 2, i16 0, i32 undef, <16 x i1> [[M]])
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %m = icmp ugt <16 x i32> %new, %old
  %r = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %old, <16 x i32> %new, i32 1, i32 8, i32 2, i16 0, i32 undef, <16 x i1> %m)
  ret <16 x i32> %r
}

; A part of the old vector.
define <16 x i32> @part(<16 x i32> %old, <8 x i32> %new, <8 x i32> %x) {
; CHECK-LABEL: @part(
; CHECK-NEXT:    [[M:%.*]] = icmp ugt <8 x i32> [[NEW:%.*]], [[X:%.*]]
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.v8i1(<16 x i32> [[OLD:%.*]], <8 x i32> [[NEW]], i32 0, i32 8, i32 1, i16 0, i32 undef, <8 x i1> [[M]])
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %m = icmp ugt <8 x i32> %new, %x
  %r = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.v8i1(<16 x i32> %old, <8 x i32> %new, i32 0, i32 8, i32 1, i16 0, i32 undef, <8 x i1> %m)
  ret <16 x i32> %r
}

; A choice of floats would differ from their maximum for NaNs.
define <16 x float> @floats(<16 x float> %old, <16 x float> %new) {
; CHECK-LABEL: @floats(
; CHECK-NEXT:    [[M:%.*]] = fcmp ogt <16 x float> [[NEW:%.*]], [[OLD:%.*]]
; CHECK-NEXT:    [[R:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v16f32.i16.v16i1(<16 x float> [[OLD]], <16 x float> [[NEW]], i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[M]])
; CHECK-NEXT:    ret <16 x float> [[R]]
  %m = fcmp ogt <16 x float> %new, %old
  %r = call <16 x float> @llvm.genx.wrregionf.v16f32.v16f32.i16.v16i1(<16 x float> %old, <16 x float> %new, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  ret <16 x float> %r
}
