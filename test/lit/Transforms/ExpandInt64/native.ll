; Platforms with 64-bit arithmetic convert floats, but no halves.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-expand-int64<platform=pvc>' -verify-each -S %s | FileCheck %s

define <4 x float> @to_float(<4 x i64> %x) {
; CHECK-LABEL: @to_float(
; CHECK-NEXT:    [[F:%.*]] = sitofp <4 x i64> [[X:%.*]] to <4 x float>
; CHECK-NEXT:    ret <4 x float> [[F]]
  %f = sitofp <4 x i64> %x to <4 x float>
  ret <4 x float> %f
}
define <4 x half> @to_half(<4 x i64> %x) {
; CHECK-LABEL: @to_half(
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x i64> @llvm.umin.v4i64(<4 x i64> [[X:%.*]], <4 x i64> splat (i64 131072))
; CHECK-NEXT:    [[TMP2:%.*]] = trunc <4 x i64> [[TMP1]] to <4 x i32>
; CHECK-NEXT:    [[F:%.*]] = uitofp <4 x i32> [[TMP2]] to <4 x half>
; CHECK-NEXT:    ret <4 x half> [[F]]
  %f = uitofp <4 x i64> %x to <4 x half>
  ret <4 x half> %f
}
