; Writes into a part that goes back to its place, and writes that others cover.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-intrinsic-attrs,function(cmx-fold-regions)' -S %s | FileCheck %s
; A second run changes nothing.
; RUN: cmx-opt -passes='cmx-intrinsic-attrs,function(cmx-fold-regions,cmx-fold-regions)' -verify-each -S %s | FileCheck %s

declare <32 x half> @llvm.genx.wrregionf.v32f16.v31f16.i16.i1(<32 x half>, <31 x half>, i32, i32, i32, i16, i32, i1)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.v4i1(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, <4 x i1>)
declare <16 x i16> @llvm.genx.wrregioni.v16i16.v8i16.i16.i1(<16 x i16>, <8 x i16>, i32, i32, i32, i16, i32, i1)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32>, <16 x i32>, i32, i32, i32, i16, i32, i1)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.v8i1(<32 x i32>, <8 x i32>, i32, i32, i32, i16, i32, <8 x i1>)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v4i32.v4i16.i1(<32 x i32>, <4 x i32>, i32, i32, i32, <4 x i16>, i32, i1)
declare <32 x i32> @llvm.genx.wrconstregion.v32i32.v8i32.i16.i1(<32 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare void @use(<32 x i32>)
declare void @use8(<8 x i32>)

define <32 x i32> @into_part(<32 x i32> %v, <4 x i32> %x) {
; CHECK-LABEL: @into_part(
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v4i32.i16.i1(<32 x i32> [[V:%.*]], <4 x i32> [[X:%.*]], i32 0, i32 4, i32 2, i16 68, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W]]
  %t = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %v, i32 0, i32 8, i32 1, i16 64, i32 undef)
  %u = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %t, <4 x i32> %x, i32 0, i32 4, i32 2, i16 4, i32 undef, i1 true)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %u, i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
  ret <32 x i32> %w
}

define <32 x i32> @into_part_masked(<32 x i32> %v, <4 x i32> %x, <4 x i1> %m) {
; CHECK-LABEL: @into_part_masked(
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v4i32.i16.v4i1(<32 x i32> [[V:%.*]], <4 x i32> [[X:%.*]], i32 0, i32 4, i32 1, i16 64, i32 undef, <4 x i1> [[M:%.*]])
; CHECK-NEXT:    ret <32 x i32> [[W]]
  %t = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %v, i32 0, i32 8, i32 1, i16 64, i32 undef)
  %u = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.v4i1(<8 x i32> %t, <4 x i32> %x, i32 0, i32 4, i32 1, i16 0, i32 undef, <4 x i1> %m)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %u, i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
  ret <32 x i32> %w
}

; The lanes that %m leaves out would be written.
define <32 x i32> @into_part_outer_mask(<32 x i32> %v, <4 x i32> %x, <8 x i1> %m) {
; CHECK-LABEL: @into_part_outer_mask(
; CHECK-NEXT:    [[T:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[U:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[T]], <4 x i32> [[X:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.v8i1(<32 x i32> [[V]], <8 x i32> [[U]], i32 0, i32 8, i32 1, i16 64, i32 undef, <8 x i1> [[M:%.*]])
; CHECK-NEXT:    ret <32 x i32> [[W]]
  %t = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %v, i32 0, i32 8, i32 1, i16 64, i32 undef)
  %u = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %t, <4 x i32> %x, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.v8i1(<32 x i32> %v, <8 x i32> %u, i32 0, i32 8, i32 1, i16 64, i32 undef, <8 x i1> %m)
  ret <32 x i32> %w
}

define <32 x i32> @into_part_elsewhere(<32 x i32> %v, <4 x i32> %x) {
; CHECK-LABEL: @into_part_elsewhere(
; CHECK-NEXT:    [[T:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[U:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[T]], <4 x i32> [[X:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[V]], <8 x i32> [[U]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W]]
  %t = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %v, i32 0, i32 8, i32 1, i16 64, i32 undef)
  %u = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %t, <4 x i32> %x, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %u, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  ret <32 x i32> %w
}

define <32 x i32> @into_part_used(<32 x i32> %v, <4 x i32> %x) {
; CHECK-LABEL: @into_part_used(
; CHECK-NEXT:    [[T:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[U:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[T]], <4 x i32> [[X:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    call void @use8(<8 x i32> [[U]])
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[V]], <8 x i32> [[U]], i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W]]
  %t = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %v, i32 0, i32 8, i32 1, i16 64, i32 undef)
  %u = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %t, <4 x i32> %x, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  call void @use8(<8 x i32> %u)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %u, i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
  ret <32 x i32> %w
}

define <32 x i32> @into_part_at_variable(<32 x i32> %v, <4 x i32> %x, i16 %at) {
; CHECK-LABEL: @into_part_at_variable(
; CHECK-NEXT:    [[OFFSET:%.*]] = add i16 [[AT:%.*]], 4
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v4i32.i16.i1(<32 x i32> [[V:%.*]], <4 x i32> [[X:%.*]], i32 0, i32 4, i32 2, i16 [[OFFSET]], i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W]]
  %t = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  %u = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %t, <4 x i32> %x, i32 0, i32 4, i32 2, i16 4, i32 undef, i1 true)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %u, i32 0, i32 8, i32 1, i16 %at, i32 undef, i1 true)
  ret <32 x i32> %w
}

; Elements outside of the part would become others of the vector.
define <32 x i32> @variable_within_part(<32 x i32> %v, <4 x i32> %x, i16 %at) {
; CHECK-LABEL: @variable_within_part(
; CHECK-NEXT:    [[T:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[U:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[T]], <4 x i32> [[X:%.*]], i32 0, i32 4, i32 1, i16 [[AT:%.*]], i32 undef, i1 true)
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[V]], <8 x i32> [[U]], i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W]]
  %t = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %v, i32 0, i32 8, i32 1, i16 64, i32 undef)
  %u = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %t, <4 x i32> %x, i32 0, i32 4, i32 1, i16 %at, i32 undef, i1 true)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %u, i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
  ret <32 x i32> %w
}

define <32 x i32> @built_from_poison(<32 x i32> %v, <4 x i32> %x, <4 x i32> %y) {
; CHECK-LABEL: @built_from_poison(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v4i32.i16.i1(<32 x i32> [[V:%.*]], <4 x i32> [[X:%.*]], i32 0, i32 4, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v4i32.i16.i1(<32 x i32> [[TMP1]], <4 x i32> [[Y:%.*]], i32 0, i32 4, i32 1, i16 80, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W]]
  %u1 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> %x, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %u2 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %u1, <4 x i32> %y, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %u2, i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
  ret <32 x i32> %w
}

; What all lanes cover stands nowhere.
define <32 x i32> @built_from_another(<32 x i32> %v, <8 x i32> %z, <4 x i32> %x, <4 x i32> %y) {
; CHECK-LABEL: @built_from_another(
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v4i32.i16.i1(<32 x i32> [[V:%.*]], <4 x i32> [[X:%.*]], i32 0, i32 4, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v4i32.i16.i1(<32 x i32> [[TMP1]], <4 x i32> [[Y:%.*]], i32 0, i32 4, i32 1, i16 80, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W]]
  %u1 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %z, <4 x i32> %x, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %u2 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %u1, <4 x i32> %y, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %u2, i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
  ret <32 x i32> %w
}

; A word of one dword.
define <32 x i32> @into_scalar(<32 x i32> %v, i16 %x) {
; CHECK-LABEL: @into_scalar(
; CHECK-NEXT:    [[U:%.*]] = call <2 x i16> @llvm.genx.wrregioni.v2i16.i16.i16.i1(<2 x i16> poison, i16 [[X:%.*]], i32 0, i32 1, i32 0, i16 2, i32 undef, i1 true)
; CHECK-NEXT:    [[C:%.*]] = bitcast <2 x i16> [[U]] to i32
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.i32.i16.i1(<32 x i32> [[V:%.*]], i32 [[C]], i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W]]
  %u = call <2 x i16> @llvm.genx.wrregioni.v2i16.i16.i16.i1(<2 x i16> poison, i16 %x, i32 0, i32 1, i32 0, i16 2, i32 undef, i1 true)
  %c = bitcast <2 x i16> %u to i32
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.i32.i16.i1(<32 x i32> %v, i32 %c, i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
  ret <32 x i32> %w
}
declare <2 x i16> @llvm.genx.wrregioni.v2i16.i16.i16.i1(<2 x i16>, i16, i32, i32, i32, i16, i32, i1)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.i32.i16.i1(<32 x i32>, i32, i32, i32, i32, i16, i32, i1)

; Words into dwords.
define <32 x i32> @built_of_words(<32 x i32> %v, <8 x i16> %x, <8 x i16> %y) {
; CHECK-LABEL: @built_of_words(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <32 x i32> [[V:%.*]] to <64 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = call <64 x i16> @llvm.genx.wrregioni.v64i16.v8i16.i16.i1(<64 x i16> [[TMP1]], <8 x i16> [[X:%.*]], i32 0, i32 8, i32 4, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <64 x i16> @llvm.genx.wrregioni.v64i16.v8i16.i16.i1(<64 x i16> [[TMP2]], <8 x i16> [[Y:%.*]], i32 0, i32 8, i32 4, i16 66, i32 undef, i1 true)
; CHECK-NEXT:    [[W:%.*]] = bitcast <64 x i16> [[TMP3]] to <32 x i32>
; CHECK-NEXT:    ret <32 x i32> [[W]]
  %u1 = call <16 x i16> @llvm.genx.wrregioni.v16i16.v8i16.i16.i1(<16 x i16> poison, <8 x i16> %x, i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
  %u2 = call <16 x i16> @llvm.genx.wrregioni.v16i16.v8i16.i16.i1(<16 x i16> %u1, <8 x i16> %y, i32 0, i32 8, i32 2, i16 2, i32 undef, i1 true)
  %c = bitcast <16 x i16> %u2 to <8 x i32>
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %c, i32 0, i32 8, i32 2, i16 64, i32 undef, i1 true)
  ret <32 x i32> %w
}

define <32 x i32> @covered(<32 x i32> %v, <8 x i32> %x, <16 x i32> %y) {
; CHECK-LABEL: @covered(
; CHECK-NEXT:    [[W2:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> [[V:%.*]], <16 x i32> [[Y:%.*]], i32 0, i32 16, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W2]]
  %w1 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %x, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %w2 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> %w1, <16 x i32> %y, i32 0, i32 16, i32 1, i16 16, i32 undef, i1 true)
  ret <32 x i32> %w2
}

; By even and odd elements together.
define <32 x i32> @covered_by_two(<32 x i32> %v, <16 x i32> %x, <8 x i32> %y, <8 x i32> %z) {
; CHECK-LABEL: @covered_by_two(
; CHECK-NEXT:    [[W2:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[V:%.*]], <8 x i32> [[Y:%.*]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W3:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[W2]], <8 x i32> [[Z:%.*]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W3]]
  %w1 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> %v, <16 x i32> %x, i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
  %w2 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %w1, <8 x i32> %y, i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
  %w3 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %w2, <8 x i32> %z, i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
  ret <32 x i32> %w3
}

; All but one element.
define <32 x i32> @covered_nearly(<32 x i32> %v, <16 x i32> %x, <8 x i32> %y, <8 x i32> %z) {
; CHECK-LABEL: @covered_nearly(
; CHECK-NEXT:    [[W1:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> [[V:%.*]], <16 x i32> [[X:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W2:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[W1]], <8 x i32> [[Y:%.*]], i32 0, i32 8, i32 1, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[W3:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[W2]], <8 x i32> [[Z:%.*]], i32 0, i32 8, i32 1, i16 36, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W3]]
  %w1 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> %v, <16 x i32> %x, i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
  %w2 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %w1, <8 x i32> %y, i32 0, i32 8, i32 1, i16 4, i32 undef, i1 true)
  %w3 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %w2, <8 x i32> %z, i32 0, i32 8, i32 1, i16 36, i32 undef, i1 true)
  ret <32 x i32> %w3
}

define <32 x i32> @covered_by_masked(<32 x i32> %v, <8 x i32> %x, <8 x i32> %y, <8 x i1> %m) {
; CHECK-LABEL: @covered_by_masked(
; CHECK-NEXT:    [[W1:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[V:%.*]], <8 x i32> [[X:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[W2:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.v8i1(<32 x i32> [[W1]], <8 x i32> [[Y:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef, <8 x i1> [[M:%.*]])
; CHECK-NEXT:    ret <32 x i32> [[W2]]
  %w1 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %x, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %w2 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.v8i1(<32 x i32> %w1, <8 x i32> %y, i32 0, i32 8, i32 1, i16 32, i32 undef, <8 x i1> %m)
  ret <32 x i32> %w2
}

define <32 x i32> @masked_is_covered(<32 x i32> %v, <8 x i32> %x, <8 x i32> %y, <8 x i1> %m) {
; CHECK-LABEL: @masked_is_covered(
; CHECK-NEXT:    [[W2:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[V:%.*]], <8 x i32> [[Y:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W2]]
  %w1 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.v8i1(<32 x i32> %v, <8 x i32> %x, i32 0, i32 8, i32 1, i16 32, i32 undef, <8 x i1> %m)
  %w2 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %w1, <8 x i32> %y, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  ret <32 x i32> %w2
}

define <32 x i32> @covered_by_variable(<32 x i32> %v, <8 x i32> %x, <8 x i32> %y, i16 %at) {
; CHECK-LABEL: @covered_by_variable(
; CHECK-NEXT:    [[W1:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[V:%.*]], <8 x i32> [[X:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[W2:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[W1]], <8 x i32> [[Y:%.*]], i32 0, i32 8, i32 1, i16 [[AT:%.*]], i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W2]]
  %w1 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %x, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %w2 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %w1, <8 x i32> %y, i32 0, i32 8, i32 1, i16 %at, i32 undef, i1 true)
  ret <32 x i32> %w2
}

; Read before.
define <32 x i32> @read_between(<32 x i32> %v, <8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @read_between(
; CHECK-NEXT:    [[W1:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[V:%.*]], <8 x i32> [[X:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[W1]], i32 0, i32 8, i32 1, i16 60, i32 undef)
; CHECK-NEXT:    call void @use8(<8 x i32> [[R]])
; CHECK-NEXT:    [[W2:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[W1]], <8 x i32> [[Y:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W2]]
  %w1 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %x, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %w1, i32 0, i32 8, i32 1, i16 60, i32 undef)
  call void @use8(<8 x i32> %r)
  %w2 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %w1, <8 x i32> %y, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  ret <32 x i32> %w2
}

; Read before, but something else.
define <32 x i32> @read_elsewhere_between(<32 x i32> %v, <8 x i32> %x, <8 x i32> %y, <8 x i32> %z) {
; CHECK-LABEL: @read_elsewhere_between(
; CHECK-NEXT:    [[W2:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[V:%.*]], <8 x i32> [[Z:%.*]], i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[W2]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    call void @use8(<8 x i32> [[R]])
; CHECK-NEXT:    [[W3:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[W2]], <8 x i32> [[Y:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W3]]
  %w1 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %x, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %w2 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %w1, <8 x i32> %z, i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %w2, i32 0, i32 8, i32 1, i16 64, i32 undef)
  call void @use8(<8 x i32> %r)
  %w3 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %w2, <8 x i32> %y, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  ret <32 x i32> %w3
}

define <32 x i32> @used_between(<32 x i32> %v, <8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @used_between(
; CHECK-NEXT:    [[W1:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[V:%.*]], <8 x i32> [[X:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    call void @use(<32 x i32> [[W1]])
; CHECK-NEXT:    [[W2:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[W1]], <8 x i32> [[Y:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W2]]
  %w1 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %x, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  call void @use(<32 x i32> %w1)
  %w2 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %w1, <8 x i32> %y, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  ret <32 x i32> %w2
}

; Nothing is left of %v.
define <32 x i32> @all_written(<32 x i32> %v, <16 x i32> %x, <16 x i32> %y) {
; CHECK-LABEL: @all_written(
; CHECK-NEXT:    [[W1:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> poison, <16 x i32> [[X:%.*]], i32 0, i32 16, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W2:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> [[W1]], <16 x i32> [[Y:%.*]], i32 0, i32 16, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W2]]
  %w1 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> %v, <16 x i32> %x, i32 0, i32 16, i32 2, i16 0, i32 undef, i1 true)
  %w2 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> %w1, <16 x i32> %y, i32 0, i32 16, i32 2, i16 4, i32 undef, i1 true)
  ret <32 x i32> %w2
}

; So a loop carries nothing.
define <32 x i32> @all_written_in_loop(<32 x i32> %v, <16 x i32> %x, <16 x i32> %y, i32 %n) {
; CHECK-LABEL: @all_written_in_loop(
; CHECK:       entry:
; CHECK-NEXT:    br label %next
; CHECK:       next:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %next ]
; CHECK-NEXT:    [[W1:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> poison, <16 x i32> [[X:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W2:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> [[W1]], <16 x i32> [[Y:%.*]], i32 0, i32 16, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    call void @use(<32 x i32> [[W2]])
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[J]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %next, label %done
; CHECK:       done:
; CHECK-NEXT:    ret <32 x i32> [[W2]]
entry:
  br label %next
next:
  %p = phi <32 x i32> [ %v, %entry ], [ %w2, %next ]
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %w1 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> %p, <16 x i32> %x, i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
  %w2 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> %w1, <16 x i32> %y, i32 0, i32 16, i32 1, i16 64, i32 undef, i1 true)
  call void @use(<32 x i32> %w2)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %next, label %done
done:
  ret <32 x i32> %w2
}

define <32 x i32> @covers_constant(<32 x i32> %v, <16 x i32> %y) {
; CHECK-LABEL: @covers_constant(
; CHECK-NEXT:    [[W2:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> [[V:%.*]], <16 x i32> [[Y:%.*]], i32 0, i32 16, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W2]]
  %w1 = call <32 x i32> @llvm.genx.wrconstregion.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> splat (i32 1), i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %w2 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> %w1, <16 x i32> %y, i32 0, i32 16, i32 1, i16 16, i32 undef, i1 true)
  ret <32 x i32> %w2
}

define <32 x i32> @rows(<32 x i32> %v, <4 x i32> %x) {
; CHECK-LABEL: @rows(
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v4i32.i16.i1(<32 x i32> [[V:%.*]], <4 x i32> [[X:%.*]], i32 8, i32 2, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W]]
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v4i32.v4i16.i1(<32 x i32> %v, <4 x i32> %x, i32 0, i32 1, i32 0, <4 x i16> <i16 0, i16 4, i16 32, i16 36>, i32 undef, i1 true)
  ret <32 x i32> %w
}

; Only half of the last dword counts, but the qword that it is handed on in has
; to be defined as a whole.
define <32 x half> @joined_elements(<8 x i32> %x, <8 x i32> %y, <31 x half> %h) {
; CHECK-LABEL: @joined_elements(
; CHECK-NEXT:    [[A:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[X:%.*]], i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[B:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[A]], <8 x i32> [[Y:%.*]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[Q:%.*]] = bitcast <16 x i32> [[B]] to <8 x i64>
; CHECK-NEXT:    [[F:%.*]] = bitcast <8 x i64> [[Q]] to <32 x half>
; CHECK-NEXT:    [[W:%.*]] = call <32 x half> @llvm.genx.wrregionf.v32f16.v31f16.i16.i1(<32 x half> [[F]], <31 x half> [[H:%.*]], i32 0, i32 31, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x half> [[W]]
  %a = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> %x, i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
  %b = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %a, <8 x i32> %y, i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
  %q = bitcast <16 x i32> %b to <8 x i64>
  %f = bitcast <8 x i64> %q to <32 x half>
  %w = call <32 x half> @llvm.genx.wrregionf.v32f16.v31f16.i16.i1(<32 x half> %f, <31 x half> %h, i32 0, i32 31, i32 1, i16 0, i32 undef, i1 true)
  ret <32 x half> %w
}

; Without qwords in between, it has not.
define <32 x half> @elements_of_their_own(<8 x i32> %x, <8 x i32> %y, <31 x half> %h) {
; CHECK-LABEL: @elements_of_their_own(
; CHECK-NEXT:    [[B:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[Y:%.*]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[F:%.*]] = bitcast <16 x i32> [[B]] to <32 x half>
; CHECK-NEXT:    [[W:%.*]] = call <32 x half> @llvm.genx.wrregionf.v32f16.v31f16.i16.i1(<32 x half> [[F]], <31 x half> [[H:%.*]], i32 0, i32 31, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x half> [[W]]
  %a = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> %x, i32 0, i32 8, i32 2, i16 0, i32 undef, i1 true)
  %b = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %a, <8 x i32> %y, i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
  %f = bitcast <16 x i32> %b to <32 x half>
  %w = call <32 x half> @llvm.genx.wrregionf.v32f16.v31f16.i16.i1(<32 x half> %f, <31 x half> %h, i32 0, i32 31, i32 1, i16 0, i32 undef, i1 true)
  ret <32 x half> %w
}
