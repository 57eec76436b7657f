; A constant factor of a 64-bit product is a dword, in a register if it is no
; immediate: no platform multiplies 64-bit integers.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-legalize --platform=skl --verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-legalize --platform=pvc --verify-each -S %s | FileCheck %s

declare <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32>, i32, i32, i32, i16, i32)
declare <2 x i64> @llvm.genx.uumul.v2i64.v2i32(<2 x i32>, <2 x i32>)
declare <4 x i64> @llvm.genx.ssmul.v4i64.v4i32(<4 x i32>, <4 x i32>)

define <2 x i64> @read(<2 x i32> %x) {
; CHECK-LABEL: @read(
; CHECK-NEXT:    [[CONST:%.*]] = call <2 x i32> @llvm.genx.constanti.v2i32(<2 x i32> <i32 3, i32 1000000007>)
; CHECK-NEXT:    [[P:%.*]] = call <2 x i64> @llvm.genx.uumul.v2i64.v2i32(<2 x i32> [[CONST]], <2 x i32> [[X:%.*]])
; CHECK-NEXT:    ret <2 x i64> [[P]]
  %low = call <2 x i32> @llvm.genx.rdregioni.v2i32.v4i32.i16(<4 x i32> <i32 3, i32 0, i32 1000000007, i32 0>, i32 0, i32 2, i32 2, i16 0, i32 undef)
  %p = call <2 x i64> @llvm.genx.uumul.v2i64.v2i32(<2 x i32> %low, <2 x i32> %x)
  ret <2 x i64> %p
}

define <4 x i64> @signed(<4 x i32> %v) {
; CHECK-LABEL: @signed(
; CHECK-NEXT:    [[CONST:%.*]] = call <4 x i32> @llvm.genx.constanti.v4i32(<4 x i32> <i32 9, i32 0, i32 -7, i32 poison>)
; CHECK-NEXT:    [[M:%.*]] = call <4 x i64> @llvm.genx.ssmul.v4i64.v4i32(<4 x i32> [[V:%.*]], <4 x i32> [[CONST]])
; CHECK-NEXT:    ret <4 x i64> [[M]]
  %m = call <4 x i64> @llvm.genx.ssmul.v4i64.v4i32(<4 x i32> %v, <4 x i32> <i32 9, i32 0, i32 -7, i32 poison>)
  ret <4 x i64> %m
}

; The same number in all lanes is an immediate.
define <4 x i64> @splat(<4 x i32> %v) {
; CHECK-LABEL: @splat(
; CHECK-NEXT:    [[M:%.*]] = call <4 x i64> @llvm.genx.ssmul.v4i64.v4i32(<4 x i32> [[V:%.*]], <4 x i32> splat (i32 -70000))
; CHECK-NEXT:    ret <4 x i64> [[M]]
  %m = call <4 x i64> @llvm.genx.ssmul.v4i64.v4i32(<4 x i32> %v, <4 x i32> splat (i32 -70000))
  ret <4 x i64> %m
}

; Not a factor: qwords.
define <4 x i64> @mask(<4 x i64> %v) {
; CHECK-LABEL: @mask(
; CHECK-NEXT:    [[CONST:%.*]] = call <4 x i64> @llvm.genx.constanti.v4i64(<4 x i64> <i64 9, i64 0, i64 -7, i64 0>)
; CHECK-NEXT:    [[M:%.*]] = and <4 x i64> [[V:%.*]], [[CONST]]
; CHECK-NEXT:    ret <4 x i64> [[M]]
  %m = and <4 x i64> %v, <i64 9, i64 0, i64 -7, i64 0>
  ret <4 x i64> %m
}
