; Reads of what is known to stand there.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-intrinsic-attrs,function(cmx-simplify-regions)' -S %s | FileCheck %s
; A second run changes nothing.
; RUN: cmx-opt -passes='cmx-intrinsic-attrs,function(cmx-simplify-regions,cmx-simplify-regions)' -verify-each -S %s | FileCheck %s

declare <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare i32 @llvm.genx.rdregioni.i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare i32 @llvm.genx.rdregioni.i32.v1i32.i16(<1 x i32>, i32, i32, i32, i16, i32)
declare <16 x i16> @llvm.genx.rdregioni.v16i16.v64i16.i16(<64 x i16>, i32, i32, i32, i16, i32)
declare <8 x i16> @llvm.genx.rdregioni.v8i16.v64i16.i16(<64 x i16>, i32, i32, i32, i16, i32)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.v8i1(<32 x i32>, <8 x i32>, i32, i32, i32, i16, i32, <8 x i1>)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.i32.i16.i1(<32 x i32>, i32, i32, i32, i32, i16, i32, i1)
declare void @use(<32 x i32>)
declare void @use8(<8 x i32>)

define <8 x i32> @whole(<8 x i32> %v) {
; CHECK-LABEL: @whole(
; CHECK-NEXT:    ret <8 x i32> [[V:%.*]]
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> %v, i32 0, i32 8, i32 1, i16 0, i32 undef)
  ret <8 x i32> %r
}

define i32 @whole_as_scalar(<1 x i32> %v) {
; CHECK-LABEL: @whole_as_scalar(
; CHECK-NEXT:    [[R:%.*]] = bitcast <1 x i32> [[V:%.*]] to i32
; CHECK-NEXT:    ret i32 [[R]]
  %r = call i32 @llvm.genx.rdregioni.i32.v1i32.i16(<1 x i32> %v, i32 0, i32 1, i32 0, i16 0, i32 undef)
  ret i32 %r
}

define <8 x i32> @not_whole_strided(<8 x i32> %v) {
; CHECK-LABEL: @not_whole_strided(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> [[V:%.*]], i32 1, i32 4, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> %v, i32 1, i32 4, i32 2, i16 0, i32 undef)
  ret <8 x i32> %r
}

define <8 x i32> @just_written(<32 x i32> %v, <8 x i32> %x) {
; CHECK-LABEL: @just_written(
; CHECK-NEXT:    ret <8 x i32> [[X:%.*]]
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %x, i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %w, i32 0, i32 8, i32 2, i16 4, i32 undef)
  ret <8 x i32> %r
}

; Every other one of what was written with stride 2.
define <4 x i32> @part_of_written(<32 x i32> %v, <8 x i32> %x) {
; CHECK-LABEL: @part_of_written(
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[X:%.*]], i32 0, i32 4, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %x, i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32> %w, i32 0, i32 4, i32 4, i16 12, i32 undef)
  ret <4 x i32> %r
}

; Lanes that were not written are among them.
define <4 x i32> @more_than_written(<32 x i32> %v, <8 x i32> %x) {
; CHECK-LABEL: @more_than_written(
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[V:%.*]], <8 x i32> [[X:%.*]], i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32> [[W]], i32 0, i32 4, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %x, i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32> %w, i32 0, i32 4, i32 1, i16 4, i32 undef)
  ret <4 x i32> %r
}

define <8 x i32> @mask(<32 x i32> %v, <8 x i32> %x, <8 x i1> %m) {
; CHECK-LABEL: @mask(
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.v8i1(<32 x i32> [[V:%.*]], <8 x i32> [[X:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef, <8 x i1> [[M:%.*]])
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[W]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.v8i1(<32 x i32> %v, <8 x i32> %x, i32 0, i32 8, i32 1, i16 32, i32 undef, <8 x i1> %m)
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %w, i32 0, i32 8, i32 1, i16 32, i32 undef)
  ret <8 x i32> %r
}

; The upper half was written, the lower was not.
define <4 x i32> @known_mask_new(<32 x i32> %v, <8 x i32> %x) {
; CHECK-LABEL: @known_mask_new(
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[X:%.*]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.v8i1(<32 x i32> %v, <8 x i32> %x, i32 0, i32 8, i32 1, i16 32, i32 undef, <8 x i1> <i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true>)
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32> %w, i32 0, i32 4, i32 1, i16 48, i32 undef)
  ret <4 x i32> %r
}

define <4 x i32> @known_mask_old(<32 x i32> %v, <8 x i32> %x) {
; CHECK-LABEL: @known_mask_old(
; CHECK-NEXT:    [[R:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 0, i32 4, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.v8i1(<32 x i32> %v, <8 x i32> %x, i32 0, i32 8, i32 1, i16 32, i32 undef, <8 x i1> <i1 false, i1 false, i1 false, i1 false, i1 true, i1 true, i1 true, i1 true>)
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32> %w, i32 0, i32 4, i32 1, i16 32, i32 undef)
  ret <4 x i32> %r
}

; The write in between is somewhere else.
define <8 x i32> @over_another(<32 x i32> %v, <8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @over_another(
; CHECK-NEXT:    ret <8 x i32> [[X:%.*]]
  %w1 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %x, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %w2 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %w1, <8 x i32> %y, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %w2, i32 0, i32 8, i32 1, i16 0, i32 undef)
  ret <8 x i32> %r
}

; By one element.
define <8 x i32> @over_another_overlap(<32 x i32> %v, <8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @over_another_overlap(
; CHECK-NEXT:    [[W1:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[V:%.*]], <8 x i32> [[X:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W2:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[W1]], <8 x i32> [[Y:%.*]], i32 0, i32 8, i32 1, i16 28, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[W2]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %w1 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %x, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %w2 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %w1, <8 x i32> %y, i32 0, i32 8, i32 1, i16 28, i32 undef, i1 true)
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %w2, i32 0, i32 8, i32 1, i16 0, i32 undef)
  ret <8 x i32> %r
}

define <16 x i16> @as_words(<32 x i32> %v, <8 x i32> %x) {
; CHECK-LABEL: @as_words(
; CHECK-NEXT:    [[R:%.*]] = bitcast <8 x i32> [[X:%.*]] to <16 x i16>
; CHECK-NEXT:    ret <16 x i16> [[R]]
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %x, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %c = bitcast <32 x i32> %w to <64 x i16>
  %r = call <16 x i16> @llvm.genx.rdregioni.v16i16.v64i16.i16(<64 x i16> %c, i32 0, i32 16, i32 1, i16 32, i32 undef)
  ret <16 x i16> %r
}

; The upper words of what was written with stride 2.
define <8 x i16> @upper_words(<32 x i32> %v, <8 x i32> %x) {
; CHECK-LABEL: @upper_words(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i32> [[X:%.*]] to <16 x i16>
; CHECK-NEXT:    [[R:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> [[TMP1]], i32 0, i32 8, i32 2, i16 2, i32 undef)
; CHECK-NEXT:    ret <8 x i16> [[R]]
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %x, i32 0, i32 8, i32 2, i16 4, i32 undef, i1 true)
  %c = bitcast <32 x i32> %w to <64 x i16>
  %r = call <8 x i16> @llvm.genx.rdregioni.v8i16.v64i16.i16(<64 x i16> %c, i32 0, i32 8, i32 4, i16 6, i32 undef)
  ret <8 x i16> %r
}

; At one and the same unknown place.
define <8 x i32> @variable(<32 x i32> %v, <8 x i32> %x, i16 %at) {
; CHECK-LABEL: @variable(
; CHECK-NEXT:    ret <8 x i32> [[X:%.*]]
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %x, i32 0, i32 8, i32 1, i16 %at, i32 undef, i1 true)
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %w, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  ret <8 x i32> %r
}

define <8 x i32> @variable_other(<32 x i32> %v, <8 x i32> %x, i16 %at, i16 %from) {
; CHECK-LABEL: @variable_other(
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[V:%.*]], <8 x i32> [[X:%.*]], i32 0, i32 8, i32 1, i16 [[AT:%.*]], i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[W]], i32 0, i32 8, i32 1, i16 [[FROM:%.*]], i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %x, i32 0, i32 8, i32 1, i16 %at, i32 undef, i1 true)
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %w, i32 0, i32 8, i32 1, i16 %from, i32 undef)
  ret <8 x i32> %r
}

; The addition writes into the vector, which stays: no second register for it.
define <8 x i32> @vector_stays(<32 x i32> %v, <8 x i32> %x) {
; CHECK-LABEL: @vector_stays(
; CHECK-NEXT:    [[S:%.*]] = add <8 x i32> [[X:%.*]], [[X]]
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[V:%.*]], <8 x i32> [[S]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[W]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    call void @use(<32 x i32> [[W]])
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %s = add <8 x i32> %x, %x
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %s, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %w, i32 0, i32 8, i32 1, i16 32, i32 undef)
  call void @use(<32 x i32> %w)
  ret <8 x i32> %r
}

; Here it has one anyway.
define <8 x i32> @vector_stays_value_too(<32 x i32> %v, <8 x i32> %x) {
; CHECK-LABEL: @vector_stays_value_too(
; CHECK-NEXT:    [[S:%.*]] = add <8 x i32> [[X:%.*]], [[X]]
; CHECK-NEXT:    call void @use8(<8 x i32> [[S]])
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[V:%.*]], <8 x i32> [[S]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    call void @use(<32 x i32> [[W]])
; CHECK-NEXT:    ret <8 x i32> [[S]]
  %s = add <8 x i32> %x, %x
  call void @use8(<8 x i32> %s)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %s, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %w, i32 0, i32 8, i32 1, i16 32, i32 undef)
  call void @use(<32 x i32> %w)
  ret <8 x i32> %r
}

; The old vector would have to be kept beside the new one.
define <8 x i32> @vector_stays_old_part(<32 x i32> %v, <8 x i32> %x) {
; CHECK-LABEL: @vector_stays_old_part(
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[V:%.*]], <8 x i32> [[X:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[W]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    call void @use(<32 x i32> [[W]])
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %x, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %w, i32 0, i32 8, i32 1, i16 64, i32 undef)
  call void @use(<32 x i32> %w)
  ret <8 x i32> %r
}

; Two readers, both of what was written: the vector goes.
define <8 x i32> @all_readers_pass(<32 x i32> %v, i32 %x, <8 x i32> %y) {
; CHECK-LABEL: @all_readers_pass(
; CHECK-NEXT:    [[S:%.*]] = add <8 x i32> [[Y:%.*]], [[Y]]
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast i32 [[X:%.*]] to <1 x i32>
; CHECK-NEXT:    [[B:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1i32.i16(<1 x i32> [[TMP1]], i32 0, i32 8, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = mul <8 x i32> [[S]], [[B]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %s = add <8 x i32> %y, %y
  %w1 = call <32 x i32> @llvm.genx.wrregioni.v32i32.i32.i16.i1(<32 x i32> %v, i32 %x, i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
  %w2 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %w1, <8 x i32> %s, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %a = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %w2, i32 0, i32 8, i32 1, i16 32, i32 undef)
  %b = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %w2, i32 0, i32 8, i32 0, i16 0, i32 undef)
  %r = mul <8 x i32> %a, %b
  ret <8 x i32> %r
}

define i32 @scalar_element(<32 x i32> %v, i32 %x) {
; CHECK-LABEL: @scalar_element(
; CHECK-NEXT:    ret i32 [[X:%.*]]
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.i32.i16.i1(<32 x i32> %v, i32 %x, i32 0, i32 1, i32 0, i16 40, i32 undef, i1 true)
  %r = call i32 @llvm.genx.rdregioni.i32.v32i32.i16(<32 x i32> %w, i32 0, i32 1, i32 0, i16 40, i32 undef)
  ret i32 %r
}

; Not across a loop.
define <8 x i32> @loop(<32 x i32> %v, <8 x i32> %x, i32 %n) {
; CHECK-LABEL: @loop(
; CHECK:       entry:
; CHECK-NEXT:    br label %next
; CHECK:       next:
; CHECK-NEXT:    [[P:%.*]] = phi <32 x i32> [ [[V:%.*]], %entry ], [ [[W:%.*]], %next ]
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %next ]
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[P]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[S:%.*]] = add <8 x i32> [[R]], [[X:%.*]]
; CHECK-NEXT:    [[W]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[P]], <8 x i32> [[S]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[J]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %next, label %done
; CHECK:       done:
; CHECK-NEXT:    ret <8 x i32> [[R]]
entry:
  br label %next
next:
  %p = phi <32 x i32> [ %v, %entry ], [ %w, %next ]
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %p, i32 0, i32 8, i32 1, i16 32, i32 undef)
  %s = add <8 x i32> %r, %x
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %p, <8 x i32> %s, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %next, label %done
done:
  ret <8 x i32> %r
}
