; Constants of bfloat get a register: there are no such immediates.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-legalize --platform=pvc -verify-each -S %s | FileCheck %s

declare <1 x bfloat> @llvm.genx.rdregionf.v1bf16.v17bf16.i16(<17 x bfloat>, i32, i32, i32, i16, i32)
declare <8 x bfloat> @llvm.genx.wrregionf.v8bf16.v1bf16.i16.i1(<8 x bfloat>, <1 x bfloat>, i32, i32, i32, i16, i32, i1)
define <8 x bfloat> @folded_read(<8 x bfloat> %old) {
; CHECK-LABEL: @folded_read(
; CHECK-NEXT:    [[CONST:%.*]] = call <1 x i16> @llvm.genx.constanti.v1i16(<1 x i16> splat (i16 16256))
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <1 x i16> [[CONST]] to <1 x bfloat>
; CHECK-NEXT:    [[R:%.*]] = call <8 x bfloat> @llvm.genx.wrregionf.v8bf16.v1bf16.i16.i1(<8 x bfloat> [[OLD:%.*]], <1 x bfloat> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x bfloat> [[R]]
  %c = call <1 x bfloat> @llvm.genx.rdregionf.v1bf16.v17bf16.i16(<17 x bfloat> splat (bfloat 0xR3F80), i32 0, i32 1, i32 0, i16 32, i32 undef)
  %r = call <8 x bfloat> @llvm.genx.wrregionf.v8bf16.v1bf16.i16.i1(<8 x bfloat> %old, <1 x bfloat> %c, i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
  ret <8 x bfloat> %r
}

; A scalar, and a vector without a value, have no immediate either.
declare <8 x bfloat> @llvm.genx.wrregionf.v8bf16.bf16.i16.i1(<8 x bfloat>, bfloat, i32, i32, i32, i16, i32, i1)
define <8 x bfloat> @write_scalar(<8 x bfloat> %old) {
; CHECK-LABEL: @write_scalar(
; CHECK-NEXT:    [[CONST:%.*]] = call i16 @llvm.genx.constanti.i16(i16 16320)
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast i16 [[CONST]] to bfloat
; CHECK-NEXT:    [[R:%.*]] = call <8 x bfloat> @llvm.genx.wrregionf.v8bf16.bf16.i16.i1(<8 x bfloat> [[OLD:%.*]], bfloat [[TMP1]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x bfloat> [[R]]
  %r = call <8 x bfloat> @llvm.genx.wrregionf.v8bf16.bf16.i16.i1(<8 x bfloat> %old, bfloat 0xR3FC0, i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
  ret <8 x bfloat> %r
}

define <8 x bfloat> @write_poison(<8 x bfloat> %old) {
; CHECK-LABEL: @write_poison(
; CHECK-NEXT:    [[CONST:%.*]] = call <1 x i16> @llvm.genx.constanti.v1i16(<1 x i16> poison)
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <1 x i16> [[CONST]] to <1 x bfloat>
; CHECK-NEXT:    [[R:%.*]] = call <8 x bfloat> @llvm.genx.wrregionf.v8bf16.v1bf16.i16.i1(<8 x bfloat> [[OLD:%.*]], <1 x bfloat> [[TMP1]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x bfloat> [[R]]
  %r = call <8 x bfloat> @llvm.genx.wrregionf.v8bf16.v1bf16.i16.i1(<8 x bfloat> %old, <1 x bfloat> poison, i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
  ret <8 x bfloat> %r
}

define <8 x bfloat> @write_undefined_scalar(<8 x bfloat> %old) {
; CHECK-LABEL: @write_undefined_scalar(
; CHECK-NEXT:    [[CONST:%.*]] = call i16 @llvm.genx.constanti.i16(i16 0)
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast i16 [[CONST]] to bfloat
; CHECK-NEXT:    [[R:%.*]] = call <8 x bfloat> @llvm.genx.wrregionf.v8bf16.bf16.i16.i1(<8 x bfloat> [[OLD:%.*]], bfloat [[TMP1]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x bfloat> [[R]]
  %r = call <8 x bfloat> @llvm.genx.wrregionf.v8bf16.bf16.i16.i1(<8 x bfloat> %old, bfloat undef, i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
  ret <8 x bfloat> %r
}

define <8 x bfloat> @write_poison_scalar(<8 x bfloat> %old) {
; CHECK-LABEL: @write_poison_scalar(
; CHECK-NEXT:    [[CONST:%.*]] = call i16 @llvm.genx.constanti.i16(i16 0)
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast i16 [[CONST]] to bfloat
; CHECK-NEXT:    [[R:%.*]] = call <8 x bfloat> @llvm.genx.wrregionf.v8bf16.bf16.i16.i1(<8 x bfloat> [[OLD:%.*]], bfloat [[TMP1]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x bfloat> [[R]]
  %r = call <8 x bfloat> @llvm.genx.wrregionf.v8bf16.bf16.i16.i1(<8 x bfloat> %old, bfloat poison, i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
  ret <8 x bfloat> %r
}
