; A factor of a 64-bit product that became a vector of constants behind lowering
; is an extension of dwords in a register again.
; CHECK lines by utils/update-checks
; RUN: cmx-opt %s --platform=skl --verify-each -passes=cmx-legalize -S | FileCheck %s

define <4 x i64> @signed(<4 x i32> %v) {
; CHECK-LABEL: @signed(
; CHECK-NEXT:    [[A:%.*]] = sext <4 x i32> [[V:%.*]] to <4 x i64>
; CHECK-NEXT:    [[CONST:%.*]] = call <4 x i32> @llvm.genx.constanti.v4i32(<4 x i32> <i32 9, i32 0, i32 -7, i32 0>)
; CHECK-NEXT:    [[TMP1:%.*]] = sext <4 x i32> [[CONST]] to <4 x i64>
; CHECK-NEXT:    [[M:%.*]] = mul <4 x i64> [[TMP1]], [[A]]
; CHECK-NEXT:    ret <4 x i64> [[M]]
  %a = sext <4 x i32> %v to <4 x i64>
  %m = mul <4 x i64> <i64 9, i64 0, i64 -7, i64 0>, %a
  ret <4 x i64> %m
}

define <4 x i64> @unsigned(<4 x i32> %v) {
; CHECK-LABEL: @unsigned(
; CHECK-NEXT:    [[A:%.*]] = zext <4 x i32> [[V:%.*]] to <4 x i64>
; CHECK-NEXT:    [[CONST:%.*]] = call <4 x i32> @llvm.genx.constanti.v4i32(<4 x i32> <i32 9, i32 0, i32 -7, i32 1>)
; CHECK-NEXT:    [[TMP1:%.*]] = zext <4 x i32> [[CONST]] to <4 x i64>
; CHECK-NEXT:    [[M:%.*]] = mul <4 x i64> [[A]], [[TMP1]]
; CHECK-NEXT:    ret <4 x i64> [[M]]
  %a = zext <4 x i32> %v to <4 x i64>
  %m = mul <4 x i64> %a, <i64 9, i64 poison, i64 4294967289, i64 1>
  ret <4 x i64> %m
}

; Not a factor: qwords.
define <4 x i64> @sum(<4 x i64> %v) {
; CHECK-LABEL: @sum(
; CHECK-NEXT:    [[CONST:%.*]] = call <4 x i64> @llvm.genx.constanti.v4i64(<4 x i64> <i64 9, i64 0, i64 -7, i64 0>)
; CHECK-NEXT:    [[M:%.*]] = and <4 x i64> [[V:%.*]], [[CONST]]
; CHECK-NEXT:    ret <4 x i64> [[M]]
  %m = and <4 x i64> %v, <i64 9, i64 0, i64 -7, i64 0>
  ret <4 x i64> %m
}
