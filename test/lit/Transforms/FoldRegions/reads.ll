; Reads of reads and of extensions.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-intrinsic-attrs,function(cmx-fold-regions)' -S %s | FileCheck %s
; A second run changes nothing.
; RUN: cmx-opt -passes='cmx-intrinsic-attrs,function(cmx-fold-regions,cmx-fold-regions)' -verify-each -S %s | FileCheck %s

declare <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float>, i32, i32, i32, i16, i32)
declare <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8>, i32, i32, i32, i16, i32)
declare <6 x i8> @llvm.genx.rdregioni.v6i8.v144i8.i16(<144 x i8>, i32, i32, i32, i16, i32)
declare <16 x i8> @llvm.genx.rdregioni.v16i8.v144i8.i16(<144 x i8>, i32, i32, i32, i16, i32)
declare <15 x i8> @llvm.genx.rdregioni.v15i8.v144i8.i16(<144 x i8>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16>, i32, i32, i32, i16, i32)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v4i32.i16(<4 x i32>, i32, i32, i32, i16, i32)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.v4i16(<32 x i32>, i32, i32, i32, <4 x i16>, i32)
declare <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.v4i16(<32 x i32>, i32, i32, i32, <4 x i16>, i32)
declare <4 x i16> @llvm.genx.rdregioni.v4i16.v1i16.i16(<1 x i16>, i32, i32, i32, i16, i32)
declare void @use(<32 x i32>)

; Column 2 of a block of rows of 24 bytes.
define <6 x i8> @two_dimensional(<256 x i8> %v) {
; CHECK-LABEL: @two_dimensional(
; CHECK-NEXT:    [[R:%.*]] = call <6 x i8> @llvm.genx.rdregioni.v6i8.v256i8.i16(<256 x i8> [[V:%.*]], i32 0, i32 6, i32 32, i16 2, i32 undef)
; CHECK-NEXT:    ret <6 x i8> [[R]]
  %b = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %v, i32 32, i32 24, i32 1, i16 0, i32 undef)
  %r = call <6 x i8> @llvm.genx.rdregioni.v6i8.v144i8.i16(<144 x i8> %b, i32 0, i32 6, i32 24, i16 2, i32 undef)
  ret <6 x i8> %r
}

; 8 bytes of one row and 8 of the next.
define <16 x i8> @across_rows(<256 x i8> %v) {
; CHECK-LABEL: @across_rows(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> [[V:%.*]], i32 16, i32 8, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    ret <16 x i8> [[R]]
  %b = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %v, i32 32, i32 24, i32 1, i16 0, i32 undef)
  %r = call <16 x i8> @llvm.genx.rdregioni.v16i8.v144i8.i16(<144 x i8> %b, i32 0, i32 16, i32 1, i16 16, i32 undef)
  ret <16 x i8> %r
}

; 8 and 7 are no region.
define <15 x i8> @unequal_rows(<256 x i8> %v) {
; CHECK-LABEL: @unequal_rows(
; CHECK-NEXT:    [[B:%.*]] = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> [[V:%.*]], i32 32, i32 24, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = call <15 x i8> @llvm.genx.rdregioni.v15i8.v144i8.i16(<144 x i8> [[B]], i32 0, i32 15, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    ret <15 x i8> [[R]]
  %b = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %v, i32 32, i32 24, i32 1, i16 0, i32 undef)
  %r = call <15 x i8> @llvm.genx.rdregioni.v15i8.v144i8.i16(<144 x i8> %b, i32 0, i32 15, i32 1, i16 16, i32 undef)
  ret <15 x i8> %r
}

define <8 x i16> @through_bitcast(<32 x i32> %v) {
; CHECK-LABEL: @through_bitcast(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <32 x i32> [[V:%.*]] to <64 x i16>
; CHECK-NEXT:    [[R:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v64i16.i16(<64 x i16> [[TMP1]], i32 0, i32 8, i32 6, i16 6, i32 undef)
; CHECK-NEXT:    ret <8 x i16> [[R]]
  %b = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %v, i32 0, i32 8, i32 3, i16 4, i32 undef)
  %c = bitcast <8 x i32> %b to <16 x i16>
  %r = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> %c, i32 0, i32 8, i32 2, i16 2, i32 undef)
  ret <8 x i16> %r
}

define <8 x i32> @replicated(<32 x i32> %v) {
; CHECK-LABEL: @replicated(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 0, i32 4, i32 1, i16 40, i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %b = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %v, i32 0, i32 8, i32 1, i16 32, i32 undef)
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> %b, i32 0, i32 4, i32 1, i16 8, i32 undef)
  ret <8 x i32> %r
}

define <4 x i32> @outer_at_variable(<32 x i32> %v, i16 %at) {
; CHECK-LABEL: @outer_at_variable(
; CHECK-NEXT:    [[OFFSET:%.*]] = add i16 [[AT:%.*]], 8
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 0, i32 4, i32 4, i16 [[OFFSET]], i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %b = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %v, i32 0, i32 8, i32 2, i16 %at, i32 undef)
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %b, i32 0, i32 4, i32 2, i16 4, i32 undef)
  ret <4 x i32> %r
}

define <4 x i32> @inner_at_variable(<32 x i32> %v, i16 %at) {
; CHECK-LABEL: @inner_at_variable(
; CHECK-NEXT:    [[OFFSET:%.*]] = add i16 [[AT:%.*]], 64
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 0, i32 4, i32 1, i16 [[OFFSET]], i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %b = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %v, i32 0, i32 8, i32 1, i16 64, i32 undef)
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %b, i32 0, i32 4, i32 1, i16 %at, i32 undef)
  ret <4 x i32> %r
}

; The distance to the next element depends on the start.
define <4 x i32> @inner_at_variable_strided(<32 x i32> %v, i16 %at) {
; CHECK-LABEL: @inner_at_variable_strided(
; CHECK-NEXT:    [[B:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 0, i32 8, i32 2, i16 64, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[B]], i32 0, i32 4, i32 1, i16 [[AT:%.*]], i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %b = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %v, i32 0, i32 8, i32 2, i16 64, i32 undef)
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %b, i32 0, i32 4, i32 1, i16 %at, i32 undef)
  ret <4 x i32> %r
}

define <4 x i32> @both_at_variables(<32 x i32> %v, i16 %at, i16 %from) {
; CHECK-LABEL: @both_at_variables(
; CHECK-NEXT:    [[B:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 0, i32 8, i32 1, i16 [[FROM:%.*]], i32 undef)
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[B]], i32 0, i32 4, i32 1, i16 [[AT:%.*]], i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %b = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %v, i32 0, i32 8, i32 1, i16 %from, i32 undef)
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %b, i32 0, i32 4, i32 1, i16 %at, i32 undef)
  ret <4 x i32> %r
}

; What lies outside of the vector stays undefined, and known to be.
define <4 x i32> @outside(<32 x i32> %v) {
; CHECK-LABEL: @outside(
; CHECK-NEXT:    [[B:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 0, i32 8, i32 1, i16 112, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[B]], i32 0, i32 4, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %b = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %v, i32 0, i32 8, i32 1, i16 112, i32 undef)
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %b, i32 0, i32 4, i32 1, i16 8, i32 undef)
  ret <4 x i32> %r
}

define <4 x i32> @freeze(<32 x i32> %v) {
; CHECK-LABEL: @freeze(
; CHECK-NEXT:    [[B:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[F:%.*]] = freeze <8 x i32> [[B]]
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[F]], i32 0, i32 4, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %b = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %v, i32 0, i32 8, i32 1, i16 32, i32 undef)
  %f = freeze <8 x i32> %b
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %f, i32 0, i32 4, i32 1, i16 8, i32 undef)
  ret <4 x i32> %r
}

; Less to extend.
define <8 x i32> @extension(<32 x i8> %v) {
; CHECK-LABEL: @extension(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v32i8.i16(<32 x i8> [[V:%.*]], i32 0, i32 8, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = zext nneg <8 x i8> [[TMP1]] to <8 x i32>
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %z = zext nneg <32 x i8> %v to <32 x i32>
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %z, i32 0, i32 8, i32 2, i16 4, i32 undef)
  ret <8 x i32> %r
}

define <16 x i32> @extension_of_read(<256 x i8> %v) {
; CHECK-LABEL: @extension_of_read(
; CHECK-NEXT:    [[C:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> [[V:%.*]], i32 16, i32 8, i32 1, i16 19, i32 undef)
; CHECK-NEXT:    [[Z:%.*]] = sext <16 x i8> [[C]] to <16 x i32>
; CHECK-NEXT:    ret <16 x i32> [[Z]]
  %b = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %v, i32 32, i32 24, i32 1, i16 3, i32 undef)
  %c = call <16 x i8> @llvm.genx.rdregioni.v16i8.v144i8.i16(<144 x i8> %b, i32 0, i32 16, i32 1, i16 16, i32 undef)
  %z = sext <16 x i8> %c to <16 x i32>
  ret <16 x i32> %z
}

define <8 x i32> @extension_in_two_parts(<32 x i16> %v) {
; CHECK-LABEL: @extension_in_two_parts(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[V:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[A:%.*]] = sext <8 x i16> [[TMP1]] to <8 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[V]], i32 0, i32 8, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[B:%.*]] = sext <8 x i16> [[TMP2]] to <8 x i32>
; CHECK-NEXT:    [[R:%.*]] = add <8 x i32> [[A]], [[B]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %z = sext <32 x i16> %v to <32 x i32>
  %a = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %z, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %b = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %z, i32 0, i32 8, i32 1, i16 32, i32 undef)
  %r = add <8 x i32> %a, %b
  ret <8 x i32> %r
}

; Each lane is extended once as it is.
define <16 x i32> @extension_read_often(<32 x i16> %v) {
; CHECK-LABEL: @extension_read_often(
; CHECK-NEXT:    [[Z:%.*]] = sext <32 x i16> [[V:%.*]] to <32 x i32>
; CHECK-NEXT:    [[A:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> [[Z]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[B:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> [[Z]], i32 0, i32 16, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    [[C:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> [[Z]], i32 0, i32 16, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    [[AB:%.*]] = add <16 x i32> [[A]], [[B]]
; CHECK-NEXT:    [[R:%.*]] = add <16 x i32> [[AB]], [[C]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %z = sext <32 x i16> %v to <32 x i32>
  %a = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> %z, i32 0, i32 16, i32 1, i16 0, i32 undef)
  %b = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> %z, i32 0, i32 16, i32 1, i16 4, i32 undef)
  %c = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> %z, i32 0, i32 16, i32 1, i16 8, i32 undef)
  %ab = add <16 x i32> %a, %b
  %r = add <16 x i32> %ab, %c
  ret <16 x i32> %r
}

define <8 x i32> @extension_with_other_use(<32 x i16> %v) {
; CHECK-LABEL: @extension_with_other_use(
; CHECK-NEXT:    [[Z:%.*]] = sext <32 x i16> [[V:%.*]] to <32 x i32>
; CHECK-NEXT:    call void @use(<32 x i32> [[Z]])
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[Z]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %z = sext <32 x i16> %v to <32 x i32>
  call void @use(<32 x i32> %z)
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %z, i32 0, i32 8, i32 1, i16 0, i32 undef)
  ret <8 x i32> %r
}

define <8 x i32> @extension_repeated(<32 x i16> %v) {
; CHECK-LABEL: @extension_repeated(
; CHECK-NEXT:    [[Z:%.*]] = sext <32 x i16> [[V:%.*]] to <32 x i32>
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[Z]], i32 0, i32 8, i32 0, i16 12, i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %z = sext <32 x i16> %v to <32 x i32>
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %z, i32 0, i32 8, i32 0, i16 12, i32 undef)
  ret <8 x i32> %r
}

define <4 x i32> @rows(<32 x i32> %v) {
; CHECK-LABEL: @rows(
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 8, i32 2, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.v4i16(<32 x i32> %v, i32 0, i32 1, i32 0, <4 x i16> <i16 0, i16 4, i16 32, i16 36>, i32 undef)
  ret <4 x i32> %r
}

define <4 x i32> @rows_irregular(<32 x i32> %v) {
; CHECK-LABEL: @rows_irregular(
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.v4i16(<32 x i32> [[V:%.*]], i32 0, i32 1, i32 0, <4 x i16> <i16 0, i16 4, i16 32, i16 40>, i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.v4i16(<32 x i32> %v, i32 0, i32 1, i32 0, <4 x i16> <i16 0, i16 4, i16 32, i16 40>, i32 undef)
  ret <4 x i32> %r
}

define <16 x i32> @rows_from_variable(<32 x i32> %v, i16 %at) {
; CHECK-LABEL: @rows_from_variable(
; CHECK-NEXT:    [[OFFSET:%.*]] = add i16 [[AT:%.*]], 4
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 8, i32 4, i32 1, i16 [[OFFSET]], i32 undef)
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %one = bitcast i16 %at to <1 x i16>
  %splat = call <4 x i16> @llvm.genx.rdregioni.v4i16.v1i16.i16(<1 x i16> %one, i32 0, i32 4, i32 0, i16 0, i32 undef)
  %starts = add <4 x i16> %splat, <i16 4, i16 36, i16 68, i16 100>
  %r = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.v4i16(<32 x i32> %v, i32 0, i32 4, i32 1, <4 x i16> %starts, i32 undef)
  ret <16 x i32> %r
}

define <16 x i32> @rows_from_variables(<32 x i32> %v, <4 x i16> %at) {
; CHECK-LABEL: @rows_from_variables(
; CHECK-NEXT:    [[STARTS:%.*]] = add <4 x i16> [[AT:%.*]], <i16 4, i16 36, i16 68, i16 100>
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.v4i16(<32 x i32> [[V:%.*]], i32 0, i32 4, i32 1, <4 x i16> [[STARTS]], i32 undef)
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %starts = add <4 x i16> %at, <i16 4, i16 36, i16 68, i16 100>
  %r = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.v4i16(<32 x i32> %v, i32 0, i32 4, i32 1, <4 x i16> %starts, i32 undef)
  ret <16 x i32> %r
}

; Through two extensions, both halves.
define {<8 x float>, <8 x float>} @through_two_extensions(<16 x i16> %v) {
; CHECK-LABEL: @through_two_extensions(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> [[V:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = sext <8 x i16> [[TMP1]] to <8 x i32>
; CHECK-NEXT:    [[A:%.*]] = sitofp <8 x i32> [[TMP2]] to <8 x float>
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> [[V]], i32 0, i32 8, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = sext <8 x i16> [[TMP3]] to <8 x i32>
; CHECK-NEXT:    [[B:%.*]] = sitofp <8 x i32> [[TMP4]] to <8 x float>
; CHECK-NEXT:    [[S:%.*]] = insertvalue { <8 x float>, <8 x float> } poison, <8 x float> [[A]], 0
; CHECK-NEXT:    [[T:%.*]] = insertvalue { <8 x float>, <8 x float> } [[S]], <8 x float> [[B]], 1
; CHECK-NEXT:    ret { <8 x float>, <8 x float> } [[T]]
  %z = sext <16 x i16> %v to <16 x i32>
  %f = sitofp <16 x i32> %z to <16 x float>
  %a = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> %f, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %b = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> %f, i32 0, i32 8, i32 1, i16 32, i32 undef)
  %s = insertvalue {<8 x float>, <8 x float>} poison, <8 x float> %a, 0
  %t = insertvalue {<8 x float>, <8 x float>} %s, <8 x float> %b, 1
  ret {<8 x float>, <8 x float>} %t
}
