; A factor of a 64-bit product that became a vector of constants behind lowering
; is an extension of dwords in a register again.
; RUN: cmx-opt %s --platform=skl --verify-each -passes=cmx-legalize -S | FileCheck %s

; CHECK-LABEL: @signed(
; CHECK: [[C:%.*]] = call <4 x i32> @llvm.genx.constanti.v4i32(<4 x i32> <i32 9, i32 0, i32 -7, i32 0>)
; CHECK: sext <4 x i32> [[C]] to <4 x i64>
; CHECK: mul
define <4 x i64> @signed(<4 x i32> %v) {
  %a = sext <4 x i32> %v to <4 x i64>
  %m = mul <4 x i64> <i64 9, i64 0, i64 -7, i64 0>, %a
  ret <4 x i64> %m
}

; CHECK-LABEL: @unsigned(
; CHECK: [[C:%.*]] = call <4 x i32> @llvm.genx.constanti.v4i32(<4 x i32> <i32 9, i32 0, i32 -7, i32 1>)
; CHECK: zext <4 x i32> [[C]] to <4 x i64>
define <4 x i64> @unsigned(<4 x i32> %v) {
  %a = zext <4 x i32> %v to <4 x i64>
  %m = mul <4 x i64> %a, <i64 9, i64 poison, i64 4294967289, i64 1>
  ret <4 x i64> %m
}

; Not a factor: qwords.
; CHECK-LABEL: @sum(
; CHECK: constanti.v4i64(<4 x i64> <i64 9, i64 0, i64 -7, i64 0>)
define <4 x i64> @sum(<4 x i64> %v) {
  %m = and <4 x i64> %v, <i64 9, i64 0, i64 -7, i64 0>
  ret <4 x i64> %m
}
