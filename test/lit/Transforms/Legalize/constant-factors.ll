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
; CHECK-NEXT:    [[CONST:%.*]] = call <4 x i16> @llvm.genx.constanti.v4i16(<4 x i16> <i16 9, i16 0, i16 -7, i16 poison>)
; CHECK-NEXT:    [[WIDE:%.*]] = sext <4 x i16> [[CONST]] to <4 x i32>
; CHECK-NEXT:    [[M:%.*]] = call <4 x i64> @llvm.genx.ssmul.v4i64.v4i32(<4 x i32> [[V:%.*]], <4 x i32> [[WIDE]])
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
; CHECK-NEXT:    [[CONST:%.*]] = call <4 x i16> @llvm.genx.constanti.v4i16(<4 x i16> <i16 9, i16 0, i16 -7, i16 0>)
; CHECK-NEXT:    [[WIDE:%.*]] = sext <4 x i16> [[CONST]] to <4 x i64>
; CHECK-NEXT:    [[M:%.*]] = and <4 x i64> [[V:%.*]], [[WIDE]]
; CHECK-NEXT:    ret <4 x i64> [[M]]
  %m = and <4 x i64> %v, <i64 9, i64 0, i64 -7, i64 0>
  ret <4 x i64> %m
}

; Qwords from dwords.
define <2 x i64> @dwords_of_qwords(<2 x i64> %x) {
; CHECK-LABEL: @dwords_of_qwords(
; CHECK-NEXT:    [[CONST:%.*]] = call <2 x i32> @llvm.genx.constanti.v2i32(<2 x i32> <i32 -70000, i32 12>)
; CHECK-NEXT:    [[WIDE:%.*]] = sext <2 x i32> [[CONST]] to <2 x i64>
; CHECK-NEXT:    [[R:%.*]] = add <2 x i64> [[X:%.*]], [[WIDE]]
; CHECK-NEXT:    ret <2 x i64> [[R]]
  %r = add <2 x i64> %x, <i64 -70000, i64 12>
  ret <2 x i64> %r
}
